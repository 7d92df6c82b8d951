"""The tuning study, predicted and measured: `python -m lookahead_core.bench sweep`.

python -m lookahead_core.bench sweep                                  # the embedded model and its own prompts
python -m lookahead_core.bench sweep --prompts mine.jsonl --model owner/name --html study.html
python -m lookahead_core.bench sweep --check                          # accuracy of predictions and advice on a 4 x 4 grid
python -m lookahead_core.bench sweep --replay-only                    # seconds to replay an 8 x 8 grid
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from pathlib import Path

from lookahead_core.bench.console import parser_of, progress_bar
from lookahead_core.bench.sweep_check import duel_lines, measured_lines, replay_lines
from lookahead_core.models import examples
from lookahead_core.models.catalogue import TINY, ModelError
from lookahead_core.models.load import LoadedModel, load
from lookahead_core.models.prompts import LimitError, read_prompts
from lookahead_core.models.token_text import encode_answer, encode_chat
from lookahead_core.trie.draft_tree import STRATEGIES
from lookahead_core.tuning.study import Study
from lookahead_core.tuning.sweep import BRANCH_LENGTHS, DECODING_LENGTHS, sweep

CHECKED = ((2, 8, 16, 48), (1, 4, 8, 16))
"""Decoding lengths and branch lengths of the grid that `--check` measures."""


def main(argv: Sequence[str] | None = None) -> None:
    """Run the study and print it. Raises SystemExit with a message for bad arguments."""
    options = arguments(argv)
    if options.html:
        page_writer()  # fail before the work, not after it
    try:
        loaded = load(options.model, options.device, options.dtype)
        prompts = chosen_prompts(loaded, options)
    except (LimitError, ModelError, OSError) as error:
        raise SystemExit(str(error)) from None
    past = past_answers(loaded, options)
    if options.replay_only:
        print("\n".join(replay_lines(loaded, prompts, past)))
        return
    study = study_of(loaded, prompts, past, options)
    print("\n".join(report(study)))
    if options.check:
        print("\n".join(["", *duel_lines(study, loaded, prompts, options.new, past)]))
    save(study, options)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """The options of the command line."""
    parser = parser_of("sweep", __doc__)
    parser.add_argument("--model", default=TINY, help="catalogue name, directory or hub name (default: the embedded model)")
    parser.add_argument("--device")
    parser.add_argument("--dtype", choices=["float32", "bfloat16", "float16"])
    parser.add_argument("--prompts", type=Path, help="your own prompts: lines or JSONL")
    parser.add_argument("--kind", default="document", choices=examples.KINDS)
    parser.add_argument("--count", type=int, default=8, help="prompts of that kind (default: %(default)s)")
    parser.add_argument("--new", type=int, default=128, help="most new tokens per answer (default: %(default)s)")
    parser.add_argument("--past", type=int, default=0, help="good answers to other questions in the trie at the start")
    parser.add_argument("--lengths", type=_numbers, help="decoding lengths, such as 2,8,32")
    parser.add_argument("--branches", type=_numbers, help="branch lengths, such as 1,4,8")
    parser.add_argument("--strategy", action="append", choices=STRATEGIES, help="may be repeated (default: hierarchical)")
    parser.add_argument("--measure", default="best", choices=["none", "best", "all"])
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--check", action="store_true", help="measure a 4 x 4 grid and compare it with the predictions")
    timed = "time the replay of an 8 x 8 grid over 10 answers of 200 tokens, and a race beside it"
    parser.add_argument("--replay-only", action="store_true", help=timed)
    for end in ("json", "csv", "html"):
        parser.add_argument(f"--{end}", type=Path, help=f"write the study as {end.upper()}")
    return parser.parse_args(argv)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(sorted({int(part) for part in text.split(",")}))


def chosen_prompts(loaded: LoadedModel, options: argparse.Namespace) -> list[list[int]]:
    """Token ids of the prompts that the options name."""
    if options.prompts:
        chats = read_prompts(options.prompts.read_bytes())
    else:
        chats = [prompt.messages for prompt in examples.prompts(options.kind, options.count, seed=11)]
    return [encode_chat(loaded, chat) for chat in chats]


def past_answers(loaded: LoadedModel, options: argparse.Namespace) -> list[list[int]]:
    """Token ids of good answers to other questions of the kind."""
    asked = examples.prompts(options.kind, options.past, seed=1011) if options.past and not options.prompts else []
    return [encode_answer(loaded, example.answer) for example in asked]


def study_of(loaded: LoadedModel, prompts: list[list[int]], past: list[list[int]], options: argparse.Namespace) -> Study:
    """The study, with a progress bar on the terminal."""
    lengths, branches = CHECKED if options.check else (DECODING_LENGTHS, BRANCH_LENGTHS)
    with progress_bar() as progress:
        study = sweep(
            loaded.model,
            prompts,
            decoding_lengths=options.lengths or lengths,
            branch_lengths=options.branches or branches,
            strategies=tuple(dict.fromkeys(options.strategy or ["hierarchical"])),
            max_new_tokens=options.new,
            past=past,
            measured="all" if options.check else options.measure,
            repeats=options.repeats,
            progress=progress,
            eos_token_id=list(loaded.eos_token_ids) or None,
        )
    study.meta["model"] = loaded.entry.title
    return study


def report(study: Study) -> list[str]:
    """The study as lines of text: cost curve, grids, measurements, advice."""
    meta, curve = study.meta, study.curve
    lines = [
        f"{meta['model']} · {meta['device']} · {meta['dtype']} · {meta['threads']} threads · {meta['created']}",
        f"{study.answers} answers, {study.tokens} tokens by decode passes; {meta['past']} past answers in the trie first",
        "pass, ms: " + "  ".join(f"{width}: {1e3 * curve.cost(width):.2f}" for width in curve.widths) + f"   CDL {curve.cdl}",
    ]
    if study.busy:
        lines.append(
            f"The machine was busy: the usual pass took {study.costs.disturbed:.1f}x the fastest. Try again when it is not."
        )
    for strategy in study.strategies:
        lines += ["", f"{strategy}: speed-up against plain, predicted (* measured, median); tokens per pass below"]
        lines += grid_lines(study, strategy)
    lines += ["", *measured_lines(study)]
    advice = study.recommend()
    return [*lines, advice.reason, advice.code]


def grid_lines(study: Study, strategy: str) -> list[str]:
    """One grid as text: a row per decoding length, a column per branch length."""
    lengths, branches, _ = study.grid(strategy)
    lines = ["        " + "".join(f"{branch:>8}" for branch in branches)]
    for length in lengths:
        cells = [study.cell(length, branch, strategy) for branch in branches]
        speeds = [f"{study.value(cell):.2f}{'*' if cell.measured else ' '}" if cell else "" for cell in cells]
        lines.append(f"{length:>8}" + "".join(f"{speed:>8}" for speed in speeds))
        lines.append("        " + "".join(f"{cell.tally.edl:>7.2f} " if cell else " " * 8 for cell in cells))
    return lines


def save(study: Study, options: argparse.Namespace) -> None:
    """Write the files that the options name."""
    writers = ((options.json, Study.dumps), (options.csv, Study.to_csv), (options.html, lambda study: page_writer()(study)))
    for path, write in writers:
        if path:
            path.write_text(write(study), encoding="utf-8")


def page_writer() -> Callable[[Study], str]:
    """The function that renders a study as an HTML page, from the package's entry point: the core has no pages.

    Raises SystemExit if the package is not installed.
    """
    found = entry_points(group="lookahead_core.study_page")
    if not found:
        raise SystemExit("--html needs the installed package: pip install -e .")
    return found["html"].load()
