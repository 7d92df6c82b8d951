"""From passes to time: cost curves and their files, speeds by hand, the bootstrap."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.tuning.cells import Overhead
from lookahead_core.tuning.study import Study
from lookahead_core.workload.passes import Counts
from lookahead_core.workload.price import CATALOGUE, Curve, bootstrap, read_curve, seconds_of, sliders, speed, whole_speed
from lookahead_core.workload.words import LogError


def test_the_catalogue_names_its_sources() -> None:
    assert len(CATALOGUE) >= 4
    for curve in CATALOGUE.values():
        assert curve.kind in ("published", "measured")
        assert curve.kind == "measured" or "https://" in curve.source
        assert set(curve.title) == {"en", "zh"}
        costs = [curve.cost(width) for width in range(1, 200)]
        assert costs == sorted(costs)
        assert costs[0] == curve.plain > 0


def test_the_sliders_are_two_straight_lines() -> None:
    for bend in (1, 16, 127, 128):
        curve = sliders(below=0.01, above=0.2, bend=bend, plain=0.02)
        for width in (1, 2, 9, 16, 17, 40, 128, 200):
            assert curve.cost(width) == pytest.approx(0.02 * (1 + 0.01 * (min(width, bend) - 1) + 0.2 * max(0, width - bend)))
    for bad in ({"below": -0.1}, {"above": 2.0}, {"bend": 0}, {"plain": float("nan")}, {"below": "x"}):
        with pytest.raises(LogError, match="must be from"):
            sliders(**bad)  # type: ignore[arg-type]


def counts_of(table: dict[int, dict[int, int]], tokens: list[int]) -> Counts:
    return Counts(tokens, [(request, width, count) for request, widths in table.items() for width, count in widths.items()])


def test_speeds_by_hand() -> None:
    curve = sliders(below=0.1, above=0.1, bend=1, plain=1.0)  # a pass of w tokens: 1 + 0.1 (w - 1)
    counts = counts_of({0: {1: 2, 11: 3}, 1: {21: 1}, 2: {1: 4}}, [20, 2, 4, 0])
    assert seconds_of(counts, curve).tolist() == pytest.approx([2 + 3 * 2, 3, 4, 0])
    assert whole_speed(counts, curve) == pytest.approx(26 / 15)
    found = speed(counts, curve)
    assert found.each == pytest.approx([20 / 8, 2 / 3, 1, 1])
    assert (found.gains, found.loses) == pytest.approx((1 / 4, 1 / 4)), "an answer of one token neither gains nor loses"
    assert found.quantiles[2] == pytest.approx(1.0)
    assert found.low <= found.whole <= found.high
    empty = speed(Counts([0, 0]), curve)
    assert (empty.whole, empty.low, empty.high, empty.gains) == (1.0, 1.0, 1.0, 0.0)


def test_a_speed_is_that_of_all_requests_together_and_its_quantiles_are_of_single_ones() -> None:
    """Of requests within three per cent of plain decoding none gains and none loses."""
    curve = sliders(below=0.0, above=0.0, plain=1.0)  # every pass takes a second
    tokens = [200, 104, 102, 100, 98, 96, 0]
    found = speed(counts_of({request: {8: 100} for request in range(6)}, tokens), curve)
    assert found.whole == pytest.approx(7 / 6)
    assert found.each == pytest.approx([2.0, 1.04, 1.02, 1.0, 0.98, 0.96, 1.0]), "one without a pass is as fast"
    assert found.quantiles == pytest.approx(np.quantile(found.each, (0.1, 0.25, 0.5, 0.75, 0.9)))
    assert (found.gains, found.loses) == pytest.approx((2 / 7, 1 / 7))


def test_a_curve_is_told_as_it_prices() -> None:
    curve = read_curve(b'{"widths": [1, 8, 4096], "seconds": [0.05, 0.05, 0.05], "least": [0.01, 0.02, 0.0108]}')
    assert curve.to_json()["cdl"] == 4096, "of the costs that are shown"
    assert curve.to_json()["relative"] == pytest.approx([1.0, 1.08, 1.08])
    with pytest.raises(LogError, match="from 1 to 4096"):
        read_curve(b'{"widths": [1, 4097], "seconds": [0.01, 0.02]}')
    assert "overhead" not in curve.to_json()
    slower = read_curve(b'{"widths": [1], "seconds": [0.01], "overhead": {"plain": 0.002}}')
    assert slower.to_json()["overhead"]["plain"] == 0.002
    assert slower.to_json()["seconds"] == pytest.approx([0.012])


def test_the_bootstrap_covers_the_truth_about_nine_times_in_ten() -> None:
    """400 samples of 40 requests from a known law: the interval holds the ratio of the means in 84 to 95 % of them."""
    rng = np.random.default_rng(5)
    held = 0
    for seed in range(400):
        plain = rng.gamma(4.0, 25.0, 40)
        seconds = plain / rng.gamma(20.0, 0.1, 40)
        low, high = bootstrap(plain, seconds, 200, seed)
        held += low <= 1.9 <= high  # 1 / E[1 / gamma(20, 0.1)] = 0.1 (20 - 1)
    assert 0.84 <= held / 400 <= 0.95


def test_measured_files_are_read(tmp_path: Path) -> None:
    costs = CostCurve((1, 8, 64), (0.01, 0.012, 0.03), (0.01,) * 3, (0.02,) * 3, least=(0.009, 0.011, 0.028))
    study = Study(costs, Overhead(0.001, 0.002, 1e-5, 1.1), meta={"model": "m", "device": "CPU"})
    path = tmp_path / "study.json"
    path.write_text(study.dumps(), encoding="utf-8")
    curve = read_curve(path)
    assert curve.kind == "measured"
    assert "CPU" in curve.title["en"]
    for width in (2, 9, 64):
        assert curve.cost(width) == pytest.approx(study.pass_seconds(width))
    assert curve.plain == pytest.approx(study.plain_pass)
    plain: list[dict[str, Any]] = [
        {"kind": "costs", "widths": [1, 4], "seconds": [0.01, 0.02], "low": [], "high": [], "context": 128, "cdl": 1},
        {"seconds by width": {"1": 0.01, "4": 0.02}, "device": "GPU"},
        {"widths": [1, 4], "seconds": [0.01, 0.02]},
        {"costs": {"widths": [1, 4], "milliseconds": [10, 20], "cdl": 1}, "device": "CPU"},
    ]
    for data in plain:
        curve = read_curve(json.dumps(data).encode())
        assert [curve.cost(width) for width in (1, 2, 4)] == pytest.approx([0.01, 0.01 + 0.01 / 3, 0.02])


def test_a_study_whose_passes_ran_faster_than_its_curve_is_read() -> None:
    """The overhead is a difference of two measurements."""
    study = Study(CostCurve((1, 8), (0.01, 0.012), (0.01,) * 2, (0.02,) * 2, least=(0.009, 0.011)), Overhead(-0.0005, -0.0002))
    curve = read_curve(study.dumps().encode())
    assert curve.plain == pytest.approx(study.plain_pass)
    assert [curve.cost(width) for width in (2, 8)] == pytest.approx([study.pass_seconds(width) for width in (2, 8)])
    with pytest.raises(LogError, match="-1 is no time in seconds from 0 to"):
        read_curve(b'{"widths": [1], "seconds": [1], "overhead": {"per_draft": -1}}')


def test_bad_files_are_told_apart() -> None:
    rng = random.Random(2)
    bad = [b"", b"{", b"[]", b"\xff", b"{}", b"[" * 50_000, b'{"widths": [1], "seconds": []}', b'{"widths": [], "seconds": []}']
    bad += [
        b'{"widths": [2, 1], "seconds": [1, 1]}',
        b'{"widths": [1, 2], "seconds": [0, 1]}',
        b'{"seconds by width": {"a": 1}}',
        b'{"seconds by width": {"2": 0.1, "8": 0.2}}',  # plain decoding's pass has no price
    ]
    bad += [b'{"widths": [1, true], "seconds": [1, 1]}', b'{"widths": [1], "seconds": [NaN]}', b'{"widths": 3, "seconds": 4}']
    bad += [b'{"widths": [1], "seconds": [1], "overhead": {"x": 1}}', b'{"widths": [1], "seconds": [1], "overhead": 7}']
    bad += [b'{"widths": [1], "seconds": [' + b"9" * 5000 + b"]}"]
    good = json.dumps({"widths": [1, 4], "seconds": [0.01, 0.02], "overhead": {"plain": 0.1}}).encode()
    for _ in range(300):
        cut = bytearray(good[: rng.randrange(len(good))])
        bad.append(bytes(cut))
    for raw in bad:
        with pytest.raises(LogError, match="cost"):
            read_curve(raw)
    with pytest.raises(LogError, match="may have 4,000,000"):
        read_curve(b" " * 5_000_000)
    with pytest.raises(LogError, match="cannot be read"):
        read_curve(Path("/nowhere/costs.json"))


def test_a_curve_is_json() -> None:
    for curve in (*CATALOGUE.values(), sliders()):
        data = json.loads(json.dumps(curve.to_json()))
        assert data["relative"][0] == pytest.approx(1.0)
        assert len(data["widths"]) == len(data["seconds"]) == len(data["relative"])
        assert isinstance(curve, Curve)
