"""How accurate a study is: predictions against measurements, the advice against the best, replays beside a race.

The output of `python -m lookahead_core.bench sweep` with `--check` and with `--replay-only`.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from statistics import median
from typing import Any

from lookahead_core.bench.console import plain_table, spread
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import GreedyDecoder
from lookahead_core.models.load import LoadedModel
from lookahead_core.trace.replay import Recording
from lookahead_core.tuning.cells import Cell
from lookahead_core.tuning.measure import Past, Stopped, Watch, measure, record
from lookahead_core.tuning.replay_pool import ReplayPool
from lookahead_core.tuning.study import Study
from lookahead_core.tuning.sweep import replay_grid

DUELS = 7
"""Runs of each setting, in turn, that compare the advice with the best setting."""
ANSWERS, TOKENS = 10, 200
"""Recorded answers of the timed replay, and tokens of each."""
RACES = 3
"""Plain runs alone and beside the replays, in turn."""


def measured_lines(study: Study) -> list[str]:
    """Every measured cell beside its prediction, and the median errors of the predictions."""
    measured = [(cell, cell.measured) for cell in study.cells if cell.measured]
    if not measured:
        return []
    rows = [
        {
            "setting": " ".join(map(str, cell.setting)),
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
    best = max(known, key=_ratio)
    advice = {"by prediction alone": promising[0], f"best of the {len(promising)} most promising": max(promising, key=_ratio)}
    settings: dict[str, Any] = {"eos_token_id": list(loaded.eos_token_ids) or None}
    answers, _ = record(loaded.model, prompts, new, **settings)
    rounds = list(dict.fromkeys([best.setting, *(cell.setting for cell in advice.values())]))
    runs = dict(measure(loaded.model, answers, rounds, past, DUELS, **settings))
    lines = [f"best measured: {best.name}; again in turns, {DUELS} runs each, tokens/s against it:"]
    for kind, cell in advice.items():
        shares = sorted(one / other for one, other in zip(runs[best.setting].seconds, runs[cell.setting].seconds, strict=True))
        lines.append(f"  {kind}: {cell.name}: {100 * median(shares):.1f} % ({100 * shares[0]:.0f}-{100 * shares[-1]:.0f})")
    return lines


def _ratio(cell: Cell) -> float:
    return cell.measured.ratio if cell.measured else 0.0


def replay_lines(loaded: LoadedModel, prompts: list[list[int]], past: Past) -> list[str]:
    """Seconds to replay an 8 x 8 grid over 10 answers of 200 tokens, and its effect on a race beside it."""
    asked = (prompts * ANSWERS)[:ANSWERS]
    answers, _ = record(loaded.model, asked, TOKENS, eos_token_id=None)
    with ReplayPool() as pool:
        pool.start()
        progress: list[float] = []
        began = time.perf_counter()
        study = grid(answers, pool, past, Watch(lambda fraction, _: progress.append(fraction or 0.0)))
        seconds = time.perf_counter() - began
    tokens = sum(len(answer.tokens) for answer in answers)
    alone, beside = races(loaded, asked[0], answers, past)
    return [
        f"{len(study.cells)} cells over {len(answers)} answers, {tokens} tokens, replayed in {seconds:.2f} s by "
        f"{pool.workers} processes; progress reported {len(progress)} times",
        f"plain decoding of {TOKENS} tokens by the decoder's clock, medians of {RACES} in turns: {alone:.3f} s alone, "
        f"{beside:.3f} s beside a replaying grid ({beside / alone:.2f}×)",
    ]


def grid(answers: Sequence[Recording], pool: ReplayPool, past: Past, watch: Watch) -> Study:
    """The cells of an 8 x 8 grid, replayed."""
    study = Study(CostCurve((1,), (1.0,)), answers=len(answers))
    replay_grid(study, answers, pool, past=past, watch=watch)
    return study


def races(loaded: LoadedModel, prompt: list[int], answers: Sequence[Recording], past: Past) -> tuple[float, float]:
    """Median seconds of a plain run alone and beside the replay of a grid, in turn."""
    decoder = GreedyDecoder(loaded.model)
    alone, beside = [], []
    for _ in range(RACES):
        alone.append(decoder.generate(prompt, TOKENS, eos_token_id=None).seconds)
        stop, begun = threading.Event(), threading.Event()

        def replays(stop: threading.Event = stop, begun: threading.Event = begun) -> None:
            with ReplayPool() as pool, suppress(Stopped):
                pool.start()
                begun.set()
                grid(answers, pool, past, Watch(should_stop=stop.is_set))

        thread = threading.Thread(target=replays)
        thread.start()
        begun.wait()
        beside.append(decoder.generate(prompt, TOKENS, eos_token_id=None).seconds)
        stop.set()
        thread.join()
    return median(alone), median(beside)
