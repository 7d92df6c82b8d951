"""`python -m lookahead_core.bench sweep`: the tuning study from the command line, predicted and measured.

python -m lookahead_core.bench sweep                                  # the embedded model, its own kind of questions
python -m lookahead_core.bench sweep --prompts mine.jsonl --model owner/name --html study.html
python -m lookahead_core.bench sweep --check                          # how good predictions and advice are, on a 4 x 4 grid
python -m lookahead_core.bench sweep --replay-only                    # how long an 8 x 8 grid takes to replay
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

from lookahead_core.models.load import TINY, TINY_FOLDER, LoadedModel, ModelError, encode_chat, load
from lookahead_core.models.prompts import LimitError, read_prompts
from lookahead_core.trie.draft_tree import STRATEGIES

if TYPE_CHECKING:
    from lookahead_core.tuning.study import Study

CHECKED = ((2, 8, 16, 48), (1, 4, 8, 16))
"""Lengths of the grid that `--check` measures."""


def main(argv: Sequence[str] | None = None) -> None:
    """Run the study and print it. Exits with a message for faults in the arguments."""
    options = arguments(argv)
    if options.html:
        page_writer()  # before the work, not after it
    try:
        loaded = load(options.model, options.device, options.dtype)
        prompts = chosen_prompts(loaded, options)
    except (LimitError, ModelError, OSError) as error:
        raise SystemExit(str(error)) from None
    from lookahead_core.bench.check import duel_lines, replay_lines

    past = past_answers(loaded, options)
    if options.replay_only:
        print("\n".join(replay_lines(loaded, prompts, past)))
        return
    study = made(loaded, prompts, past, options)
    print("\n".join(report(study)))
    if options.check:
        print("\n".join(["", *duel_lines(study, loaded, prompts, options.new, past)]))
    save(study, options)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="lookahead_core.bench sweep", description="Decoding length x branch length.")
    parser.add_argument("--model", default=TINY, help="catalogue name, directory or hub name (default: the embedded model)")
    parser.add_argument("--device")
    parser.add_argument("--dtype", choices=["float32", "bfloat16", "float16"])
    parser.add_argument("--prompts", type=Path, help="your own: a file of lines or JSONL")
    parser.add_argument("--kind", default="document", choices=["document", "maths", "code", "talk"])
    parser.add_argument("--count", type=int, default=8, help="prompts of that kind (default: %(default)s)")
    parser.add_argument("--new", type=int, default=128, help="most new tokens an answer has (default: %(default)s)")
    parser.add_argument("--past", type=int, default=0, help="good answers to other questions in the trie first")
    parser.add_argument("--lengths", type=_numbers, help="decoding lengths, such as 2,8,32")
    parser.add_argument("--branches", type=_numbers, help="branch lengths, such as 1,4,8")
    parser.add_argument("--strategy", action="append", choices=STRATEGIES, help="may be given again (default: hierarchical)")
    parser.add_argument("--measure", default="best", choices=["none", "best", "all"])
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--check", action="store_true", help="measure a 4 x 4 grid, compare with what was predicted")
    timed = "time the replay of an 8 x 8 grid over 10 answers of 200 tokens, and a race beside it"
    parser.add_argument("--replay-only", action="store_true", help=timed)
    for end in ("json", "csv", "html"):
        parser.add_argument(f"--{end}", type=Path, help=f"write the study as {end.upper()}")
    return parser.parse_args(argv)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(sorted({int(part) for part in text.split(",")}))


def chosen_prompts(loaded: LoadedModel, options: argparse.Namespace) -> list[list[int]]:
    """Token ids of the prompts that were asked for."""
    if options.prompts:
        chats = read_prompts(options.prompts.read_bytes())
    else:
        chats = [prompt.messages for prompt in recipe().prompts(options.kind, options.count, seed=11)]
    return [encode_chat(loaded, chat) for chat in chats]


def past_answers(loaded: LoadedModel, options: argparse.Namespace) -> list[list[int]]:
    """Token ids of good answers to other questions of the kind."""
    made = recipe().prompts(options.kind, options.past, seed=1011) if options.past and not options.prompts else []
    end = list(loaded.eos_token_ids[:1])
    return [[*loaded.tokenizer(prompt.answer, add_special_tokens=False)["input_ids"], *end] for prompt in made]


def recipe():  # type: ignore[no-untyped-def, unused-ignore]
    """The embedded model's own text generator, loaded from its file."""
    spec = spec_from_file_location("tiny_model_text", TINY_FOLDER / "recipe" / "text.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def made(loaded: LoadedModel, prompts: list[list[int]], past: list[list[int]], options: argparse.Namespace) -> Study:
    """The study, with a bar on the terminal while it is made."""
    from lookahead_core.tuning.sweep import BRANCH_LENGTHS, DECODING_LENGTHS, sweep

    lengths, branches = CHECKED if options.check else (DECODING_LENGTHS, BRANCH_LENGTHS)
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
        progress=bar if sys.stderr.isatty() else None,
        eos_token_id=list(loaded.eos_token_ids) or None,
    )
    study.meta["model"] = loaded.entry.title
    return study


def bar(fraction: float | None, what: str) -> None:
    """One line on the terminal, overwritten."""
    done = " … " if fraction is None else f"{100 * fraction:3.0f} %"
    print(f"\r{done} {what:<60}", end="\n" if fraction == 1.0 else "", file=sys.stderr, flush=True)


def report(study: Study) -> list[str]:
    """The study as lines of text: curve, grids, what was measured, advice."""
    from lookahead_core.bench.check import measured_lines

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
    """One grid as text: rows are decoding lengths, columns branch lengths."""
    lengths, branches, _ = study.grid(strategy)
    lines = ["        " + "".join(f"{branch:>8}" for branch in branches)]
    for length in lengths:
        cells = [study.cell(length, branch, strategy) for branch in branches]
        speeds = [f"{study.value(cell):.2f}{'*' if cell.measured else ' '}" if cell else "" for cell in cells]
        lines.append(f"{length:>8}" + "".join(f"{speed:>8}" for speed in speeds))
        lines.append("        " + "".join(f"{cell.tally.edl:>7.2f} " if cell else " " * 8 for cell in cells))
    return lines


def save(study: Study, options: argparse.Namespace) -> None:
    """Write the files that were asked for."""
    if options.json:
        options.json.write_text(study.dumps(), encoding="utf-8")
    if options.csv:
        options.csv.write_text(study.to_csv(), encoding="utf-8")
    if options.html:
        options.html.write_text(page_writer()(study), encoding="utf-8")


def page_writer() -> Callable[[Study], str]:
    """What draws a study as an HTML page: the package's entry point, since the core draws nothing itself.

    Raises SystemExit where the package is not installed.
    """
    found = entry_points(group="lookahead_core.study_page")
    if not found:
        raise SystemExit("--html needs the installed package: pip install -e .")
    return found["html"].load()


if __name__ == "__main__":
    main()
