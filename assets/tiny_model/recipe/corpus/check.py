"""Look at what a part of the corpus makes: ``python .../corpus/check.py reading.minutes [COUNT] [--show N]``.

Makes many pieces of one module, reports the first fault of each kind, the share of different texts, and prints some.
"""

from __future__ import annotations

import importlib
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from corpus.base import Document, Turn, fault_of


def main() -> None:
    name, count, show = sys.argv[1], 300, 3
    if len(sys.argv) > 2 and sys.argv[2].isdigit():
        count = int(sys.argv[2])
    if "--show" in sys.argv:
        show = int(sys.argv[sys.argv.index("--show") + 1])
    module = importlib.import_module(f"corpus.{name}")
    makers = getattr(module, "GENRES", None) or module.TASKS
    for maker in makers:
        made, faults = [], {}
        for index in range(count):
            piece = maker(random.Random(f"check:{index}"))
            made.append(piece)
            if isinstance(piece, Document):
                fault = fault_of(piece)
            else:
                assert all(isinstance(turn, Turn) for turn in piece), "a task returns a list of turns"
                fault = "" if all(f in t.answer for t in piece for f in t.facts) else "a fact is not in the answer"
            if fault:
                faults.setdefault(fault.split(":")[0], (index, fault))
        texts = [p.text if isinstance(p, Document) else p[0].user for p in made]
        words = sorted(len(t.split()) for t in texts)
        print(f"{maker.__name__}: {len(set(texts))} of {count} differ, {words[0]}/{words[count // 2]}/{words[-1]} words")
        for index, fault in faults.values():
            print(f"   FAULT (seed {index}) {fault}")
        for piece in made[:show]:
            print("-" * 100)
            if isinstance(piece, Document):
                print(piece.text)
                for fact in piece.facts:
                    print(f"   ? {fact.questions[:3]} -> {fact.answer}")
                print(f"   fields {piece.fields}\n   summary {piece.summary}\n   points {piece.points}")
                print(f"   missing {piece.missing}\n   listings {piece.listings}")
            else:
                for turn in piece:
                    print(f"USER: {turn.user}\nASSISTANT: {turn.answer}")


if __name__ == "__main__":
    main()
