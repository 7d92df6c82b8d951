"""Replays of every method that drafts from tokens alone, against real runs; the table at equal rows."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from zoo import build, prompt

from lookahead_core.bench import __main__ as bench
from lookahead_core.bench import auto as bench_auto
from lookahead_core.bench.equal_rows import tokens_at
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.replays import Replayed, replay, replay_all
from lookahead_core.trace.replay import Recording, replay_drafts
from lookahead_core.trie.trie import TokenTrie
from lookahead_core.workload.log import Request

FROM_TOKENS = [name for name, method in METHODS.items() if method.from_tokens]
NEW = 24


@pytest.fixture(scope="module")
def runs() -> tuple[Any, list[list[int]], dict[bool, list[list[int]]]]:
    """A model, prompts that repeat themselves, and its greedy and sampled answers."""
    model = build("llama")
    asked = [prompt(8, seed) * 3 for seed in range(4)]
    plain = METHODS["trie"].decoder(model, DraftSettings(1, 8))
    settings: dict[bool, dict[str, Any]] = {False: {}, True: {"do_sample": True, "temperature": 0.4, "seed": 3}}
    answers = {
        drawn: [plain.generate(ids, NEW, eos_token_id=None, **more).tokens for ids in asked] for drawn, more in settings.items()
    }
    return model, asked, answers


@pytest.mark.parametrize("sampled", [False, True])
@pytest.mark.parametrize("name", FROM_TOKENS)
def test_a_replay_has_the_passes_of_the_real_runs(name: str, sampled: bool, runs: Any) -> None:
    model, asked, answers = runs
    more = {"do_sample": True, "temperature": 0.4, "seed": 3} if sampled else {}
    accepted = 0
    for length, branch in ((2, 3), (5, 4), (16, 8)):
        past = answers[sampled][2:]
        decoder = METHODS[name].decoder(model, DraftSettings(length, branch, TokenTrie.of(past, branch), answers=past))
        real = [decoder.generate(ids, NEW, eos_token_id=None, **more).trace.lanes["lookahead"] for ids in asked]
        found = replay(name, asked, answers[sampled], DraftSettings(length, branch, answers=past))
        steps = [step for lane in real for step in lane if step.index]
        assert found.tally.passes == len(steps)
        assert found.rows == sum(step.width for step in steps)
        assert found.tally.tokens == sum(len(step.tokens) for step in steps) == len(asked) * (NEW - 1)
        accepted += sum(len(step.path) for step in steps)
        memory = METHODS[name].memory(DraftSettings(length, branch, answers=past)) if METHODS[name].source else None
        if memory is not None:  # step by step too: the trees that were drafted
            for ids, answer, lane in zip(asked, answers[sampled], real, strict=True):
                recording = Recording(tuple(ids), tuple(answer))
                again = list(replay_drafts(recording, memory.open(ids), length, branch))
                assert [(step.tree.tokens, step.tree.parents, step.path) for step in again] == [
                    (step.tree.tokens, step.tree.parents, step.path) for step in lane
                ]
    assert accepted > (0 if name in ("lookup", "llma") else 10)


def test_all_methods_from_one_text(runs: Any) -> None:
    _, asked, answers = runs
    settings = DraftSettings(16, 8, answers=answers[False][2:])
    found = replay_all(asked[:2], answers[False][:2], settings, NEW, seconds=lambda width: 0.001 * (1 + width))
    assert [one.name for one in found] == [*FROM_TOKENS, "trie-frequency"]
    for one in found:
        data = json.loads(json.dumps(one.to_json()))
        assert data["predicted"] is True
        assert data["seconds"] == pytest.approx(0.001 * (data["passes"] + data["rows"]))
        assert data["rows"] == data["passes"] + data["drafted"]
        assert data["tokens"] == data["passes"] + data["accepted"] == 2 * (NEW - 1)
        assert data["tokens_per_pass"] == pytest.approx(data["tokens"] / data["passes"], abs=1e-4)
        assert data["settings"] == {"decoding_length": 16, "branch_length": 8}
    by_name = {one.name: one for one in found}
    assert by_name["trie"].rows != by_name["trie-frequency"].rows
    trie = TokenTrie.of(answers[False][2:], 8)
    given = replay("trie", asked[:2], answers[False][:2], DraftSettings(16, 8, trie), NEW)
    assert given.rows == by_name["trie"].rows
    assert given.seconds is None
    assert "seconds" not in given.to_json()
    assert len(trie) > len(TokenTrie.of(answers[False][2:], 8))  # it keeps what the runs would have kept


def test_a_run_that_might_have_gone_on_drafts_deeper_at_its_end(runs: Any) -> None:
    _, asked, answers = runs
    past = DraftSettings(16, 8, answers=answers[False])

    def rows(most: int) -> Replayed:
        return replay("single", asked[:1], answers[False][:1], past, most)

    assert rows(NEW + 100).rows > rows(0).rows


def test_the_published_shape_replaces_the_lengths() -> None:
    text = list(range(40)) * 2
    found = replay("llma", [text], [text], DraftSettings(4, 3, published=True))
    assert (found.decoding_length, found.branch_length) == (20, 19)
    assert max(found.tally.widths) == 20


def test_what_it_refuses() -> None:
    with pytest.raises(ValueError, match="'recycling' cannot be replayed without a model; these can: trie, parallel, single"):
        replay("recycling", [[1]], [[2]])
    with pytest.raises(ValueError, match="'foo' cannot be replayed"):
        replay("foo", [[1]], [[2]])
    with pytest.raises(ValueError, match="decoding_length='auto' goes by measured time"):
        replay("trie", [[1]], [[2]], DraftSettings("auto"))
    for method in FROM_TOKENS:
        for length, branch, name in ((0, 4, "decoding_length"), (2.5, 4, "decoding_length"), (4, 0, "branch_length")):
            with pytest.raises(ValueError, match=f"{name} must be"):
                replay(method, [[1]], [[2]], DraftSettings(length, branch, TokenTrie(4)))
    with pytest.raises(ValueError, match="shorter"):
        replay("trie", [[1], [2]], [[2]])
    with pytest.raises(ValueError, match="needs a prompt and an answer"):
        replay("suffix", [[1]], [[]])
    assert replay("hierarchical", [[1]], [[2]]).name == "trie"


def test_tokens_between_two_settings() -> None:
    curve = [(1.0, 1.0), (3.0, 2.0), (3.0, 2.1), (7.0, 3.0)]
    assert tokens_at(curve, 1.0) == 1.0
    assert tokens_at(curve, 2.0) == 1.5
    assert tokens_at(curve, 5.0) == pytest.approx(2.55)
    assert tokens_at(curve, 7.0) == 3.0
    assert tokens_at(curve, 7.5) is None


def written(file: Path) -> Path:
    """Six recorded rows, made of five phrases."""
    rng = random.Random(0)
    words = [[rng.randrange(900_000) for _ in range(6)] for _ in range(5)]

    def text(pieces: int) -> list[int]:
        return [token for _ in range(pieces) for token in rng.choice(words)]

    file.write_text("\n".join(json.dumps({"prompt_ids": text(6), "output_ids": text(8)}) for _ in range(6)))
    return file


def test_the_bench_compares_auto_with_fixed_widths(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = written(tmp_path / "rows.jsonl"), tmp_path / "out.json"
    words = ["auto", "--replay", str(file), "--count", "4", "--past", "2", "--row-costs", "0.05", "0.5", "--json", str(out)]
    assert bench.main(words) == 0
    assert "rows.jsonl, 4 rows, 2 past answers: auto against fixed widths, × plain" in capsys.readouterr().out
    cheap, dear = json.loads(out.read_text())["table"]
    assert float(cheap["auto"]) > float(dear["auto"]) > 1.0
    assert float(cheap["drafts a pass"]) > float(dear["drafts a pass"])
    rows = [Request(0, row["prompt_ids"], row["output_ids"]) for row in map(json.loads, file.read_text().splitlines())]
    work = bench_auto.fixed_width(tuple(rows[:4]), tuple(row.answer for row in rows[4:]), 1, 12)
    assert work.tolist() == [[len(row.answer) - 1, len(row.answer) - 1, 0] for row in rows[:4]]
    assert bench.main([*words, "--least", "9"]) == 1


def test_a_fixed_width_chosen_afterwards_profits_from_chance() -> None:
    alternating = np.array([[[8, 4, 4], [8, 8, 0]], [[8, 8, 0], [8, 4, 4]]])  # each of two widths suits one of two rows
    auto = np.array([[8, 4, 4], [8, 4, 4]])
    row = bench_auto.compare(alternating, auto, 0.5)
    assert (row["auto"], row["best fixed width"]) == ("1.333", "1.143 (1)")
    assert row["of it"].startswith("1.167 ± ")  # 1.333 / 1.143
    assert row["of one chosen on other rows"] == "1.333"  # what was best on the one row is plain decoding on the other


def test_a_row_without_a_pass_counts_for_nothing() -> None:
    """Resampled alone, it would be no tokens in no time."""
    fixed, auto = np.array([[[8, 8, 0]] * 2] * 2), np.array([[8, 4, 4]] * 2)
    none = np.zeros((2, 5, 3), np.int64)
    row = bench_auto.compare(np.concatenate((fixed, none), 1), np.concatenate((auto, none[0])), 0.5)
    assert row == bench_auto.compare(fixed, auto, 0.5)
    assert "nan" not in str(row)


def test_the_bench_compares_without_a_model(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = written(tmp_path / "rows.jsonl"), tmp_path / "out.json"
    assert bench.main(["replay", "--equal-rows", "--replay", str(file), "--count", "3", "--past", "3", "--json", str(out)]) == 0
    assert "rows.jsonl, 3 rows, 3 past answers, branches of 12: tokens per pass" in capsys.readouterr().out
    rows = {row["method"]: row for row in json.loads(out.read_text())["table"]}
    assert {"trie", "prompt lookup", "LLMA", "SuffixDecoding", "trie, the paper's ranking"} < set(rows)
    assert 1.0 < float(rows["trie"]["2 rows"]) < float(rows["trie"]["6 rows"])
    assert all(float(row["2 rows"]) <= 2.0 for row in rows.values())
