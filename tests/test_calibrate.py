"""The cost curve, and what `calibrate` measures and remembers."""

from __future__ import annotations

import math
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from zoo import build

import lookahead_core as lc
from lookahead_core.decode.calibrate import at_fastest_pace, calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.fixed_shape import FixedShape

FLAT = CostCurve((1, 16, 64), (1.0, 1.05, 2.0))


def test_linear_between_the_widths_and_beyond():
    assert FLAT.cost(1) == 1.0
    assert FLAT.cost(0) == 1.0
    assert FLAT.cost(40) == pytest.approx(1.525)
    assert FLAT.cost(112) == pytest.approx(2.95)
    assert 16 < FLAT.cdl < 20
    assert CostCurve((1,), (3.0,)).cost(9) == 3.0
    for widths, seconds in (((), ()), ((1, 2), (1.0,)), ((2, 1), (1.0, 1.0))):
        with pytest.raises(ValueError, match="cost curve"):
            CostCurve(widths, seconds)
    for second in (0.0, -1.0, math.nan, math.inf):
        with pytest.raises(ValueError, match=f"the time of a pass must be above 0 and finite, not {second}"):
            CostCurve((1, 2), (1.0, second))


def test_quiet_is_the_curve_of_the_fastest_passes():
    assert FLAT.quiet() is FLAT
    assert CostCurve((1, 2), (5.0, 6.0), least=(1.0, 2.0)).quiet().seconds == (1.0, 2.0)
    assert CostCurve((1, 2, 4), (5.0, 6.0, 7.0), least=(1.0, 9.0, 1.5)).quiet().seconds == (1.0, 1.5, 1.5)


def test_disturbed_is_the_usual_pass_over_the_fastest():
    assert FLAT.disturbed == 1.0
    assert CostCurve((1, 2, 4), (2.0, 6.0, 8.0), least=(1.0, 2.0, 2.0)).disturbed == 3.0


def test_widths_are_compared_within_their_rounds():
    rng = np.random.default_rng(5)
    truth = np.array([1.0, 1.2, 1.5, 2.5])
    pace = np.exp(np.cumsum(rng.normal(0, 0.2, (30, 1)), axis=0))
    times = truth * pace
    assert at_fastest_pace(times) == pytest.approx(truth * pace.min())
    times[rng.random(times.shape) < 0.1] *= 5  # somebody else had the processor
    noise = at_fastest_pace(times) / at_fastest_pace(times)[0]
    assert noise == pytest.approx(truth, rel=0.02)
    assert at_fastest_pace(times[:1]) == pytest.approx(times[0])


def test_one_lucky_pass_is_no_cost(monkeypatch):
    calibration = import_module("lookahead_core.decode.calibrate")  # the package's own name is the function
    asked: list[int] = []

    def pass_of(passes, tree):
        asked.append(len(tree) + 1)
        return 0.05 if asked.count(4) == 2 and len(tree) == 3 else 0.2 + len(tree) / 1000

    monkeypatch.setattr(calibration, "time_pass", pass_of)
    curve = calibrate(build("llama"), widths=(1, 4, 8), context=8, repeats=3, again=True)
    assert [asked.count(width) for width in (1, 4, 8)] == [4, 4, 4]
    assert curve.least == pytest.approx((0.2, 0.203, 0.207))


def test_calibrate_measures_once_and_again_on_demand():
    model = build("llama")
    calls = []
    curve = calibrate(model, (1, 4), context=8, repeats=2, progress=lambda done, of: calls.append((done, of)))
    assert calls[-1] == (6, 6)
    assert curve.widths == (1, 4)
    assert all(least <= middle for least, middle in zip(curve.least, curve.seconds, strict=True))
    calls.clear()
    assert calibrate(model, (1, 4), context=8, repeats=2, progress=lambda done, of: calls.append((done, of))) is curve
    assert calls == [(1, 1)], "whoever wants to stop here is asked"
    assert calibrate(model, (1, 4), context=8, repeats=2, again=True) is not curve
    assert calibrate(model, (1, 4, 64), context=8, repeats=1, fixed=FixedShape((1, 8))).widths == (1, 4)
    assert calibrate(build("bloom"), (1, 4, 64), context=8, repeats=1).widths == (1, 4)  # single branches stay short


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"repeats": 0}, "repeats must be a whole number of at least 1, not 0"),
        ({"widths": (8, 4)}, r"widths must rise from at least 1, not \(8, 4\)"),
        ({"widths": (0, 4)}, "a width must be a whole number of at least 1, not 0"),
        ({"widths": (1, 2.5)}, "a width must be a whole number of at least 1, not 2.5"),
        ({"widths": (4000,)}, "at most 32 tokens; the narrowest of the widths is 4000"),
    ],
)
def test_what_cannot_be_measured_is_refused_before_it_is(asked: dict[str, Any], why: str):
    with pytest.raises(ValueError, match=why):
        calibrate(build("gpt2", n_positions=64, max_position_embeddings=64), **asked)


@pytest.mark.parametrize("positions", [16, 64, 128, 200])
def test_a_small_context_is_measured_within_its_positions(positions):
    model = build("gpt2", n_positions=positions, max_position_embeddings=positions)
    curve = calibrate(model, repeats=1)
    assert curve.context + curve.widths[-1] <= positions
    assert curve.widths[0] == 1
    assert LookaheadDecoder(model, decoding_length="auto", costs=curve).generate([1, 2, 3], 8).tokens
    steps = list(lc.race(model, [1, 2, 3, 4], decoding_length="auto", max_new_tokens=6, eos_token_id=None))
    assert len(steps) > 2
