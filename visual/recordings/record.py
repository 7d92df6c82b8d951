"""Record the presets anew: real races of the embedded model, one JSON a preset, into `assets/presets/`.

    python -m visual.recordings.record            # all of them; prints what each came to
    python -m visual.recordings.record code warm  # some, by name

A preset's prompt is the first held-out example of its kind whose plain answer ends by itself and holds every asked fact.
Each race runs `RUNS` times, and the fastest is kept: the least disturbed one, not the one with the largest speed-up.
`tests/test_presets.py` fails if the decoder no longer reproduces a recording.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import lookahead_core as lc
from lookahead_core.models.catalogue import TINY
from lookahead_core.models.load import LoadedModel, load
from lookahead_core.models.token_text import encode_chat, pieces
from lookahead_core.trace.trace import Step, Trace
from visual.recordings import examples
from visual.recordings.presets import FOLDER

RUNS = 3
TRIED = 12
"""Example prompts tried for a good one."""
WARM = 50
"""Past answers in a warm trie."""
NEW_TOKENS, DECODING_LENGTH, BRANCH_LENGTH = 128, 32, 12


@dataclass(frozen=True, slots=True)
class Recipe:
    """One preset to record."""

    name: str
    kind: str
    """Kind of prompt, one of `examples.KINDS`."""
    title: str
    note: str
    """Two sentences on what to look for."""
    title_zh: str
    note_zh: str
    answers: int = 0
    """Past answers of the same kind in the trie before the race."""
    place: int = 0
    """Index among the good prompts."""


RECIPES = (
    Recipe(
        "1_document",
        "Document",
        "A question about a document",
        "The answer copies names and numbers from the prompt, so branches marked ■ (seen in the prompt) win. "
        "Look for the tall bars: there one pass copies a whole phrase.",
        "针对文档的提问",
        "回答从提示中抄写人名和数字，所以标有 ■（见于提示）的分支获胜。请找高的柱子：那里一次前向就抄下整个短语。",
    ),
    Recipe(
        "2_code",
        "Code",
        "Code, after fifty other pieces of code",
        "Programs share their patterns, so branches marked ● (seen in earlier output) win where this one is like the fifty "
        "before it. Look where the bars are low: at the names, which only this question knows.",
        "代码：先写过五十段其他代码",
        "程序有共同的句式，凡与前五十段相像之处，标有 ●（见于先前输出）的分支获胜。"
        "请看柱子低的地方：那里是只有这个提问才知道的名字。",
        answers=WARM,
    ),
    Recipe(
        "3_maths",
        "Maths",
        "A word problem",
        "Phrases of the question come back and are drafted, but a sum that was never seen must be computed by the model "
        "itself: the bonus. See where the walk stops: mostly at a new number.",
        "一道应用题",
        "题目中的词句会再次出现，可以放进草稿；而从未见过的得数只能由模型自己算出：那就是奖励词元。请看验证停在哪里：多半停在新的数字上。",
    ),
    Recipe(
        "4_small_talk",
        "Small talk",
        "Small talk: where drafts hardly pay",
        "Free text repeats little, so most guesses are rejected and most passes emit one token. The verdict shows it as "
        "plainly as a win: wide passes that gain nothing cost time.",
        "闲聊：草稿几乎不划算",
        "自由的文字很少重复，多数猜测被拒绝，多数前向只得到一个词元。结论会同样直白地显示：没有收获的宽前向也要花时间。",
    ),
    Recipe(
        "5_cold",
        "Document",
        "Cold trie: nothing answered before",
        "The trie knows only this prompt. Compare the next recording: the same prompt, after fifty other answers.",
        "冷启动：此前没有任何回答",
        "字典树只认得这一个提示。请与下一段录制比较：同一个提示，但先有过五十个其他回答。",
        place=1,
    ),
    Recipe(
        "6_warm",
        "Document",
        "Warm trie: after fifty other answers",
        "The same prompt as before, but the trie remembers how fifty other answers were worded. Tokens per pass rise, "
        "the text stays the same token for token.",
        "预热：先有过五十个其他回答",
        "提示与上一段相同，但字典树记得另外五十个回答的措辞。每次前向的词元数上升，而文本逐词元完全相同。",
        answers=WARM,
        place=1,
    ),
)


def record(recipe: Recipe, loaded: LoadedModel, runs: int = RUNS) -> Trace:
    """Race on the recipe's prompt `runs` times. Returns the fastest race, with its words and captions."""
    prompt = good_prompt(loaded, recipe.kind, recipe.place)
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
        "title": recipe.title,
        "title_zh": recipe.title_zh,
        "note": recipe.note,
        "note_zh": recipe.note_zh,
        "trie": {"answers": recipe.answers, "nodes": len(trie)},
    }
    race = lc.race(
        loaded.model,
        encode_chat(loaded, prompt),
        trie=trie,
        decoding_length=DECODING_LENGTH,
        branch_length=BRANCH_LENGTH,
        max_new_tokens=NEW_TOKENS,
        eos_token_id=list(loaded.eos_token_ids) or None,
        meta=meta,
    )
    for _ in race:
        pass
    return race.trace


def replayed(trace: Trace, recipe: Recipe, loaded: LoadedModel) -> list[Step]:
    """The drafted lane of a recorded preset, decoded again with the same trie, lengths and prompt."""
    decoder = lc.LookaheadDecoder(
        loaded.model, warm_trie(recipe, loaded), decoding_length=DECODING_LENGTH, branch_length=BRANCH_LENGTH
    )
    steps = decoder.stream(trace.prompt, max_new_tokens=NEW_TOKENS, eos_token_id=list(loaded.eos_token_ids) or None)
    return list(steps)


def warm_trie(recipe: Recipe, loaded: LoadedModel) -> lc.TokenTrie:
    """A trie with the recipe's past answers."""
    return lc.TokenTrie.of(examples.past_answers(loaded, recipe.kind, 0, recipe.answers), BRANCH_LENGTH)


def good_prompt(loaded: LoadedModel, kind: str, place: int) -> str:
    """The `place`-th example prompt whose plain answer ends by itself and holds every asked fact; else the first one."""
    good: list[str] = []
    asked = examples.held_out(kind)[:TRIED]
    plain = lc.GreedyDecoder(loaded.model)
    for prompt in asked:
        question = examples.question(prompt)
        ids = encode_chat(loaded, question)
        result = plain.generate(ids, max_new_tokens=NEW_TOKENS, eos_token_id=list(loaded.eos_token_ids) or None)
        text = loaded.tokenizer.decode(list(result.tokens), skip_special_tokens=True)
        if result.tokens[-1] in loaded.eos_token_ids and all(fact in text for fact in prompt.facts):
            good.append(question)
            if len(good) > place:
                return question
    return (good or [examples.question(asked[0])])[-1]


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
