"""The tuning study, predicted and measured: `python -m lookahead_core.bench sweep`.

python -m lookahead_core.bench sweep                                  # the embedded model and its own prompts
python -m lookahead_core.bench sweep --prompts mine.jsonl --model owner/name --html study.html
python -m lookahead_core.bench sweep --check                          # accuracy of predictions and advice on a 4 x 4 grid
python -m lookahead_core.bench sweep --replay-only                    # seconds to replay an 8 x 8 grid
"""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from itertools import product
from statistics import median
from time import perf_counter
from typing import Any

from lookahead_core.bench.console import command, plain_table, progress_bar, spread, to_read, to_write
from lookahead_core.bench.inputs import MODEL, chats, open_model
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import GreedyDecoder
from lookahead_core.methods import name_of
from lookahead_core.models import examples
from lookahead_core.models.load import LoadedModel
from lookahead_core.models.prompts import read_prompts
from lookahead_core.models.token_text import encode_answer, encode_chat
from lookahead_core.trace.replay import Job
from lookahead_core.trie.draft_tree import STRATEGY_NAMES
from lookahead_core.tuning.measure import Past, measure, record
from lookahead_core.tuning.replay_pool import ReplayPool
from lookahead_core.tuning.study import Study
from lookahead_core.tuning.sweep import BRANCH_LENGTHS, DECODING_LENGTHS, replay_grid, sweep

CHECKED = ((2, 8, 16, 48), (1, 4, 8, 16))
"""Decoding lengths and branch lengths of the grid that `--check` measures."""
DUELS = 7
"""Runs of each setting, in turn, that compare the advice with the best setting."""
ANSWERS, TOKENS = 10, 200
"""Recorded answers of the timed replay, and tokens of each."""
RACES = 3
"""Plain runs alone and beside the replays, in turn."""


def _numbers(text: str) -> tuple[int, ...]:
    """ "2,8,32" as numbers, in rising order. Raises ArgumentTypeError for anything else."""
    try:
        return tuple(sorted({int(part) for part in text.split(",")}))
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no list of whole numbers, as 4,8 is") from None


STUDY = {"prompts": to_read, "count": 8, "new": 128, "past": 0, "lengths": _numbers, "branches": _numbers, "repeats": 3}
CHOICES = {
    "kind": {"default": "reading", "choices": examples.KINDS},
    "strategy": {"action": "append", "choices": STRATEGY_NAMES},
    "measure": {"default": "best", "choices": ("none", "best", "all")},
}


@command("sweep", __doc__, MODEL, STUDY, CHOICES, check=False, replay_only=False, json=to_write, csv=to_write, html=to_write)
def main(options: Namespace) -> None:
    """Run the study and print it. Raises ValueError for options that would be left out."""
    if options.prompts and options.past:
        raise ValueError("--past takes answers to the embedded model's prompts, in place of which --prompts names your own")
    if options.replay_only and (options.json or options.csv or options.html):
        raise ValueError("--replay-only makes no study that --json, --csv or --html could write")
    if options.check and (options.replay_only or options.measure == "none"):
        raise ValueError("--check measures every setting: it goes neither with --replay-only nor with --measure none")
    if options.html:
        page_writer()  # fail before the work, not after it
    loaded = open_model(options)
    prompts = chosen_prompts(loaded, options)
    past = past_answers(loaded, options)
    if options.replay_only:
        print("\n".join(replay_lines(loaded, prompts, past)))
        return
    study = study_of(loaded, prompts, past, options)
    print("\n".join(report(study)))
    if options.check:
        print("\n".join(["", *duel_lines(study, loaded, prompts, options.new, past)]))
    for path, write in (
        (options.json, Study.dumps),
        (options.csv, Study.to_csv),
        (options.html, lambda made: page_writer()(made)),
    ):
        if path:
            path.write_text(write(study), encoding="utf-8")


def past_answers(loaded: LoadedModel, options: Namespace) -> list[list[int]]:
    """Token ids of good answers to other prompts of the kind."""
    return [encode_answer(loaded, example.answer) for example in examples.prompts(options.kind, options.past, "past")]


def chosen_prompts(loaded: LoadedModel, options: Namespace) -> list[list[int]]:
    """Token ids of the prompts that the options name."""
    asked = read_prompts(options.prompts.read_bytes()) if options.prompts else chats(options.kind, options.count)
    return [encode_chat(loaded, chat) for chat in asked]


def study_of(loaded: LoadedModel, prompts: list[list[int]], past: list[list[int]], options: Namespace) -> Study:
    """The study, with a progress bar on the terminal."""
    lengths, branches = CHECKED if options.check else (DECODING_LENGTHS, BRANCH_LENGTHS)
    with progress_bar() as progress:
        study = sweep(
            loaded.model,
            prompts,
            decoding_lengths=options.lengths or lengths,
            branch_lengths=options.branches or branches,
            strategies=options.strategy or ["trie"],
            max_new_tokens=options.new,
            past=past,
            measured="all" if options.check else options.measure,
            repeats=options.repeats,
            progress=progress,
            eos_token_id=list(loaded.eos_token_ids) or None,
        )
    study.meta["model"] = loaded.entry.title
    return study


def page_writer() -> Callable[[Study], str]:
    """The function that renders a study as an HTML page, from the package's entry point: the core has no pages.

    Raises ValueError if the package is not installed.
    """
    found = entry_points(group="lookahead_core.study_page")
    if not found:
        raise ValueError("--html needs the installed package: pip install -e .")
    return found["html"].load()


def report(study: Study) -> list[str]:
    """The study as lines of text: cost curve, grids, measurements, advice."""
    meta, curve = study.meta, study.curve
    lines = [
        f"{meta['model']} · {meta['device']} · {meta['dtype']} · {meta['threads']} threads · {meta['created']}",
        f"{study.answers} answers, {study.tokens} tokens by decode passes; {meta['past']} past answers in the trie first",
        "pass, ms: " + "  ".join(f"{width}: {1e3 * curve.cost(width):.2f}" for width in curve.widths) + f"   CDL {curve.cdl}",
    ]
    if study.busy:
        usual = f"the usual pass took {study.costs.disturbed:.1f}x the fastest"
        lines.append(f"The machine was busy: {usual}. Try again when it is not.")
    for strategy in study.strategies:
        lines += ["", f"{name_of(strategy)}: speed-up against plain, predicted (* measured, median); tokens per pass below"]
        lines += grid_lines(study, strategy)
    advice = study.recommend()
    return [*lines, "", *measured_lines(study), advice.reason, advice.code]


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


def measured_lines(study: Study) -> list[str]:
    """Every measured cell beside its prediction, and the median errors of the predictions."""
    measured = [(cell, cell.measured) for cell in study.cells if cell.measured]
    if not measured:
        return []
    rows = [
        {
            "setting": f"{cell.decoding_length} {cell.branch_length} {name_of(cell.strategy)}",
            "tokens/s": f"{cell.tally.tokens / median(run.seconds):.0f}",
            "× plain": spread(run.ratios),
            "n": run.n,
            "predicted tokens/s": f"{study.speed(cell.tally):.0f}",
            "predicted × plain": f"{study.ratio(cell.tally):.2f}",
            "tokens": "same" if run.equal else "OTHER TOKENS",
        }
        for cell, run in measured
    ]
    speed, ratio = (100 * median(errors) for errors in (study.pace_errors(), study.errors()))
    pace = median(study.plain_predicted / median(run.plain) for _, run in measured)
    return [
        "measured beside plain decoding, and predicted:",
        plain_table(rows),
        f"predictions off by, median over {len(measured)} cells: × plain (tokens/s at the pace of these runs) {ratio:.1f} %; "
        f"tokens/s as predicted {speed:.1f} %",
        f"(plain decoding ran at {pace:.2f} of the pace at which the passes were timed)",
    ]


def duel_lines(study: Study, loaded: LoadedModel, prompts: Sequence[Sequence[int]], new: int, past: Past) -> list[str]:
    """The advice against the best measured cell, run again in turn: the best of many noisy figures is biased upwards.

    There are two kinds of advice: by prediction alone, and the best of the promising settings once they are measured,
    which `sweep` recommends by default.
    """
    known = [cell for cell in study.cells if cell.measured and not cell.unsteady]
    promising = [cell for cell in study.promising() if cell in known]
    if not promising:
        return ["no steady measurements to compare the advice with"]
    best = max(known, key=study.value)
    advised = max(promising, key=study.value)
    advice = {"by prediction alone": promising[0], f"best of the {len(promising)} most promising": advised}
    settings: dict[str, Any] = {"eos_token_id": list(loaded.eos_token_ids) or None}
    answers, _ = record(loaded.model, prompts, new, **settings)
    rounds = list(dict.fromkeys([best.setting, *(cell.setting for cell in advice.values())]))
    runs = dict(measure(loaded.model, answers, rounds, past, DUELS, **settings))
    lines = [f"best measured: {best.name}; again in turns, {DUELS} runs each, tokens/s against it:"]
    for kind, cell in advice.items():
        shares = sorted(one / other for one, other in zip(runs[best.setting].seconds, runs[cell.setting].seconds, strict=True))
        lines.append(f"  {kind}: {cell.name}: {100 * median(shares):.1f} % ({100 * shares[0]:.0f}-{100 * shares[-1]:.0f})")
    return lines


def replay_lines(loaded: LoadedModel, prompts: list[list[int]], past: Past) -> list[str]:
    """Seconds to replay an 8 x 8 grid over 10 answers of 200 tokens, and its effect on a race beside it."""
    asked = (prompts * ANSWERS)[:ANSWERS]
    answers, _ = record(loaded.model, asked, TOKENS, eos_token_id=None)
    tokens = sum(len(answer.tokens) for answer in answers)
    study = Study(CostCurve((1,), (1.0,)))
    with ReplayPool() as pool:
        pool.start()
        began = perf_counter()
        replay_grid(study, answers, pool, past=past)
        seconds = perf_counter() - began
    decoder = GreedyDecoder(loaded.model)
    inserted = tuple(map(tuple, past))
    times: dict[str, list[float]] = {"alone": [], "beside": []}
    for _ in range(RACES):
        times["alone"].append(decoder.generate(asked[0], TOKENS, eos_token_id=None).seconds)
        with ReplayPool() as pool:
            pool.start()
            for lengths in product(DECODING_LENGTHS, BRANCH_LENGTHS):
                pool.submit(Job(tuple(answers), *lengths, past=inserted))
            times["beside"].append(decoder.generate(asked[0], TOKENS, eos_token_id=None).seconds)
    alone, beside = map(median, times.values())
    return [
        f"{len(study.cells)} cells over {len(answers)} answers, {tokens} tokens, replayed in {seconds:.2f} s by "
        f"{pool.workers} processes",
        f"plain decoding of {TOKENS} tokens by the decoder's clock, medians of {RACES} in turns: {alone:.3f} s alone, "
        f"{beside:.3f} s beside a replaying grid ({beside / alone:.2f}×)",
    ]
