"""Record the presets anew: real races of the embedded model, one JSON a preset, into `assets/presets/`.

    python -m visual.recordings.record            # all of them; prints what each came to
    python -m visual.recordings.record code warm  # some, by name

A preset's prompt is one of the examples that the page offers. Each race runs `RUNS` times, and the fastest is kept: the least
disturbed one, not the one with the largest speed-up. `tests/test_presets.py` fails if the decoder no longer reproduces a
recording.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import lookahead_core as lc
from lookahead_core.models.catalogue import TINY
from lookahead_core.models.load import LoadedModel, load
from lookahead_core.models.token_text import encode_chat, pieces
from lookahead_core.trace.trace import Step, Trace
from visual.recordings import examples
from visual.recordings.presets import FOLDER, RECIPES, Recipe

RUNS = 3
NEW_TOKENS = 256
LENGTHS: dict[str, Any] = {"decoding_length": 16, "branch_length": 12}


def record(recipe: Recipe, loaded: LoadedModel, runs: int = RUNS) -> Trace:
    """Race on the recipe's prompt `runs` times. Returns the fastest race, with its words and captions."""
    prompt = examples.example(recipe.kind, recipe.place)
    traces = [once(recipe, loaded, prompt) for _ in range(runs)]
    trace = min(traces, key=lambda trace: trace.seconds("plain") + trace.seconds("lookahead"))
    tokens = [token for steps in trace.lanes.values() for step in steps for token in step.shown()]
    trace.words = pieces(loaded.tokenizer, [*trace.prompt, *tokens])
    return trace


def once(recipe: Recipe, loaded: LoadedModel, prompt: str) -> Trace:
    """One race with a new trie."""
    trie = warm_trie(recipe, loaded)
    meta: dict[str, Any] = {
        "model": loaded.entry.title,
        "prompt": prompt,
        "preset": recipe.name,
        "title": recipe.title["en"],
        "title_zh": recipe.title["zh"],
        "note": recipe.note["en"],
        "note_zh": recipe.note["zh"],
        "trie": {"answers": recipe.answers, "nodes": len(trie)},
    }
    race = lc.race(loaded.model, encode_chat(loaded, prompt), trie=trie, meta=meta, **LENGTHS, **bounds(loaded))
    for _ in race:
        pass
    return race.trace


def replayed(trace: Trace, recipe: Recipe, loaded: LoadedModel) -> list[Step]:
    """The drafted lane of a recorded preset, decoded again with the same trie, lengths and prompt."""
    decoder = lc.LookaheadDecoder(loaded.model, warm_trie(recipe, loaded), **LENGTHS)
    return list(decoder.stream(trace.prompt, **bounds(loaded)))


def bounds(loaded: LoadedModel) -> dict[str, Any]:
    """Where an answer ends."""
    return {"max_new_tokens": NEW_TOKENS, "eos_token_id": list(loaded.eos_token_ids) or None}


def warm_trie(recipe: Recipe, loaded: LoadedModel) -> lc.TokenTrie:
    """A trie with the recipe's past answers."""
    answers = examples.past_answers(loaded, recipe.kind, 0, recipe.answers)
    return lc.TokenTrie.of(answers, LENGTHS["branch_length"])


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m visual.recordings.record", description="Record the presets anew.")
    parser.add_argument("names", nargs="*", help="presets to record (part of a name is enough); all by default")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they go")
    parser.add_argument("--runs", type=int, default=RUNS, help="races for each; the quickest is kept")
    options = parser.parse_args(arguments)
    wanted = [recipe for recipe in RECIPES if not options.names or any(name in recipe.name for name in options.names)]
    if not wanted:
        parser.error(f"no preset is called {' or '.join(options.names)}: {', '.join(recipe.name for recipe in RECIPES)}")
    if options.runs < 1:
        parser.error(f"--runs takes at least 1 race, not {options.runs}")
    options.folder.mkdir(parents=True, exist_ok=True)
    loaded = load(TINY, device="cpu", dtype="float32")
    for recipe in wanted:
        trace = record(recipe, loaded, options.runs)
        path = options.folder / f"{recipe.name}.json"
        path.write_text(trace.dumps(), encoding="utf-8")
        plain, drafted = trace.seconds("plain"), trace.seconds("lookahead")
        print(
            f"{recipe.name}: {len(trace.tokens('lookahead'))} tokens, {trace.edl('lookahead'):.2f} tokens per pass, "
            f"{plain:.3f} s plain, {drafted:.3f} s drafted ({plain / drafted:.2f}×), "
            f"{'same text' if trace.difference() is None else 'TEXTS DIFFER'}, {path.stat().st_size:,} bytes"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
