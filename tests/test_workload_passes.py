"""Replayed passes against a slow, obvious replay; copied cells against replayed ones; the adaptive width, the stream."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from logs import Row, log, rows, tokenizer

import lookahead_core as lc
from lookahead_core.bench import __main__ as bench
from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.trace.verify import accepted
from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.workload.adaptive import AdaptiveTask
from lookahead_core.workload.drafters import DRAFTERS, TOKEN_METHODS, Setting
from lookahead_core.workload.grid import Axes, Grid
from lookahead_core.workload.lines import Bounds
from lookahead_core.workload.log import LogReader, Request
from lookahead_core.workload.passes import CellTask, Counts, replay
from lookahead_core.workload.price import sliders, speed
from lookahead_core.workload.side_by_side import SideBySide
from lookahead_core.workload.stream import SAMPLED, Stream, StreamTask, bins, per_pass, warmth

TRIES = [name for name, drafter in DRAFTERS.items() if drafter.method.uses_trie]
LENGTHS = ((2, 1), (4, 12), (16, 5), (64, 12), (128, 24))


def requests(found: Sequence[Row]) -> tuple[Request, ...]:
    return tuple(Request(line, list(prompt), list(answer)) for line, (prompt, answer) in enumerate(found, 1))


def walked(tree: DraftTree, truth: Sequence[int]) -> int:
    """How many leading tokens of `truth` stand on one path from the root: every path is looked at."""
    best = 0
    for node in range(len(tree.tokens)):
        path = []
        while node != -1:
            path.append(tree.tokens[node])
            node = tree.parents[node]
        path.reverse()
        if path == list(truth[: len(path)]):
            best = max(best, len(path))
    return best


def obvious(found: Sequence[Row], past: Sequence[Sequence[int]], setting: Setting) -> list[int]:
    """The passes of each request, by the trie's own calls and nothing else."""
    drafter = DRAFTERS[setting.method]
    trie = lc.TokenTrie(branch_length=setting.branch_length)
    for answer in past:
        trie.insert(answer)
    passes = []
    for prompt, answer in found:
        request, position, count = trie.open(prompt), 1, 0
        request.extend(answer[:1])
        strategy = drafter.method.shape
        while position < len(answer):
            tree = request.draft(setting.decoding_length, strategy, ranking=drafter.ranking)
            emitted = answer[position : position + walked(tree, answer[position:]) + 1]
            request.extend(emitted)
            position, count = position + len(emitted), count + 1
        request.close()
        passes.append(count)
    return passes


def passes_of(counts: Counts) -> list[int]:
    found = [0] * len(counts.tokens)
    for request, _, count in counts.rows:
        found[request] += count
    return found


@pytest.mark.parametrize("method", TRIES)
@pytest.mark.parametrize("warmth", ["cold", "warm"])
def test_passes_are_those_of_a_slow_obvious_replay(method: str, warmth: str) -> None:
    found = rows(8, seed=2)
    past = [answer for _, answer in rows(12, seed=2)[8:]]
    for lengths in LENGTHS:
        setting = Setting(method, warmth, *lengths)
        (counts,) = CellTask(setting, requests(found), tuple(past)).run()
        assert passes_of(counts) == obvious(found, past if warmth == "warm" else [], setting)
        assert counts.tokens == [len(answer) - 1 for _, answer in found]
        assert counts.widest <= setting.decoding_length
        assert counts.nodes > 0


def test_accepted_looks_at_all_branches_that_begin_alike() -> None:
    tree = DraftTree((1, 2, 1, 3, 4, 9), (-1, 0, -1, 2, 3, -1))
    for truth in ([1, 2, 5], [1, 3, 4], [1, 3, 4, 7], [9], [2], []):
        assert accepted(tree, [0, *truth], 1) == walked(tree, truth), truth
    assert accepted(DraftTree(), [1, 2], 1) == 0


@pytest.mark.parametrize("name", [name for name in TOKEN_METHODS if name not in TRIES])
def test_other_methods_emit_the_answer_whatever_they_draft(name: str) -> None:
    memory = DRAFTERS[name].memory(12, 8)
    drafted = 0
    for prompt, answer in rows(6, seed=5):
        passes = list(replay(memory, prompt, answer, 12, 8))
        assert sum(emitted for _, emitted in passes) == len(answer) - 1
        assert all(len(tree) < 12 and max(tree.depths(), default=0) <= 8 for tree, _ in passes)
        drafted += sum(len(tree) for tree, _ in passes)
    assert drafted


def test_prompt_lookup_by_a_search_from_the_left() -> None:
    for prompt, answer in rows(6, seed=6):
        text, position, passes = [*prompt, answer[0]], 1, 0
        while position < len(answer):
            place = next((at for size in (2, 1) for at in range(size, len(text)) if text[at - size : at] == text[-size:]), None)
            drafted = text[place : place + 7] if place is not None else []
            right = 0
            while right < len(drafted) and position + right < len(answer) and drafted[right] == answer[position + right]:
                right += 1
            emitted = answer[position : position + right + 1]
            text, position, passes = text + emitted, position + len(emitted), passes + 1
        memory = DRAFTERS["lookup"].memory(8, 20)
        assert len(list(replay(memory, prompt, answer, 8, 20))) == passes


def test_text_and_ids_need_the_same_passes(tmp_path: Path) -> None:
    found = [row for row in rows(10, seed=8) if len(row[1]) > 1]
    setting = Setting(TRIES[0], "cold", 16, 8)
    counts = []
    for form in ("ids", "plain", "openai chat"):
        reader = LogReader(log(tmp_path / f"{form}.jsonl.gz", found, form), tokenizer(tmp_path))
        counts += CellTask(setting, tuple(reader)).run()
    assert counts[0].rows == counts[1].rows == counts[2].rows


def test_settings_side_by_side_are_those_of_a_replay_each() -> None:
    """Long answers cross the place where a request's own tokens go into the shared branches; loops are drafted far ahead."""
    found, past = rows(3, seed=9), [answer for _, answer in rows(9, seed=9)[6:]]
    long = [token for _, answer in rows(20, seed=9) for token in answer][:300]
    found += [(found[0][0], long), ([1, 2, 3], [5, 6, 7] * 120), ([4], [9])]
    grid = Grid(Axes(TOKEN_METHODS, ("cold", "warm"), (1, 2, 8, 64, 128), (1, 4, 12)), requests(found), tuple(past))
    for key, task in grid.tasks():
        assert key == "cells"
        (counted,) = task.run()
        grid.store(counted)
    assert len(grid.cells) == grid.total
    assert {cell.setting.method for cell in grid.cells.values() if not cell.replayed} == {"lookup"}
    for cell in grid.cells.values():
        (counts,) = CellTask(cell.setting, grid.requests, grid.past).run()
        assert (counts.tokens, counts.rows) == (cell.counts.tokens, cell.counts.rows), cell.setting
        assert counts.nodes == cell.counts.nodes


def test_every_setting_is_in_one_group_and_the_first_ones_name_every_method() -> None:
    axes = Axes(TOKEN_METHODS, ("cold", "warm"), (2, 16), (1, 2, 8, 16, 32))
    groups = axes.groups()
    found = [setting for group in groups for setting in group]
    forgotten = [setting for setting in axes.settings() if setting.method == "lookup" and setting.warmth == "warm"]
    assert sorted([*found, *forgotten]) == sorted(axes.settings())
    assert {setting.method for group in groups[:9] for setting in group} == set(TOKEN_METHODS)
    assert {setting[0::3] for group in groups[:2] for setting in group} == {("trie", 8)}
    assert all(DRAFTERS[name].method.from_tokens for name in TOKEN_METHODS)


def test_the_adaptive_width_drafts_little_where_rows_are_dear() -> None:
    asked = requests(rows(10, seed=10))
    cheap, dear = (
        next(AdaptiveTask(asked, (), 12, 100_000, tuple(1 + slope * width for width in range(64))).run())
        for slope in (0.001, 2.0)
    )
    assert cheap.tokens == dear.tokens == [len(request.answer) - 1 for request in asked]
    assert per_pass(cheap) > per_pass(dear)
    drafted = [sum((width - 1) * count for _, width, count in counts.rows) for counts in (cheap, dear)]
    assert drafted[0] > 5 * drafted[1]


def test_the_adaptive_width_learns_the_price_of_each_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, float]] = []
    monkeypatch.setattr(AutoWidth, "learn", lambda _auto, fed, _emitted, _look, seconds: seen.append((fed, seconds)))
    prices = tuple(1 + 0.01 * drafts for drafts in range(64))
    next(AdaptiveTask(requests(rows(3, seed=10)), (), 12, 100_000, prices).run())
    assert len({fed for fed, _ in seen}) > 2
    assert [seconds for _, seconds in seen] == [prices[fed] for fed, _ in seen]


def test_a_trie_smaller_than_a_branch_is_as_large_as_one() -> None:
    asked = requests(rows(3, seed=10))
    (counts,) = AdaptiveTask(asked, (), 128, 100, tuple(1 + 0.01 * width for width in range(64))).run()
    assert counts.tokens == [len(request.answer) - 1 for request in asked]


def test_a_dear_row_is_drafted_where_it_pays() -> None:
    rng = random.Random(5)
    phrases = [[rng.randrange(900) for _ in range(6)] for _ in range(12)]
    texts = [[token for _ in range(20) for token in rng.choice(phrases)] for _ in range(10)]
    asked, plain = requests([(text[:30], text[30:]) for text in texts]), sum(len(text) - 31 for text in texts)

    def speed(counts: Counts, cost: float) -> float:
        return plain / sum(passes * (1 + cost * (width - 1)) for _, width, passes in counts.rows)

    for cost in (0.2, 0.35, 0.5):
        (auto,) = AdaptiveTask(asked, (), 12, 100_000, tuple(0.1 * (1 + cost * drafts) for drafts in range(64))).run()
        settings = [Setting(TRIES[0], "cold", width, 12) for width in (1, 2, 3, 4, 6)]
        fixed = [speed(next(CellTask(setting, asked).run()), cost) for setting in settings]
        assert speed(auto, cost) > 0.9 * max(fixed)
        assert speed(auto, cost) > 1.1


def stream_of(path: Path, setting: Setting, **settings: Any) -> Stream:
    *_, last = StreamTask(path, setting, bounds=Bounds(), **settings).run()
    return last


def test_the_stream_is_the_replay_of_the_whole_log(tmp_path: Path) -> None:
    found = rows(40, seed=11)
    setting = Setting(TRIES[0], "cold", 16, 8)
    stream = stream_of(log(tmp_path / "log.jsonl", found), setting)
    (whole,) = CellTask(setting, requests(found)).run()
    assert sum(stream.widths.values()) == sum(passes_of(whole))
    assert stream.tokens == sum(whole.tokens)
    assert stream.shared.nodes == whole.nodes
    alone = [passes_of(next(CellTask(setting, requests([row])).run()))[0] for row in found]
    assert passes_of(stream.alone) == alone
    assert stream_of(tmp_path / "log.jsonl", setting, most=7).facts.requests == 7


def test_references_are_told_what_was_answered(tmp_path: Path) -> None:
    """The second of two equal answers is copied: over the log, in a cell alone and in cells side by side."""
    found, setting = rows(1, seed=3) * 2, Setting("llma", "cold", 16, 8)
    stream = stream_of(log(tmp_path / "log.jsonl", found), setting)
    first, second = passes_of(stream.shared)
    assert second < first == passes_of(stream.alone)[1]
    (cell,) = CellTask(setting, requests(found)).run()
    (beside,) = SideBySide((setting,), requests(found)).run()
    assert cell.rows == beside[setting].rows == stream.shared.rows


def test_answers_of_one_token_count_as_requests_and_not_as_warmth(tmp_path: Path) -> None:
    """They gain nothing and lose nothing; no bin says of them what a memory brought."""
    found = rows(20, seed=7)
    found += [(prompt, answer[:1]) for prompt, answer in rows(20, seed=8)]
    stream = stream_of(log(tmp_path / "log.jsonl", found), Setting(TRIES[0], "cold", 16, 8))
    assert stream.places == list(range(1, 41))
    assert speed(stream.shared, sliders(0.0, 0.0, 32)).gains <= 0.5
    assert [place for one in bins(stream) for place in one.places] == list(range(20))


def test_the_command_reads_a_log_in_the_folder_where_it_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log(tmp_path / "mine.jsonl", rows(6, seed=4))
    monkeypatch.chdir(tmp_path)
    few = ["--methods", "trie", "--lengths", "4", "--branches", "4", "--past", "0", "--json", "out.json"]
    assert bench.main(["workload", "mine.jsonl", *few]) == 0
    assert '"requests": 6' in (tmp_path / "out.json").read_text()


def test_a_long_stream_keeps_a_bounded_sample_and_a_bounded_trie(tmp_path: Path) -> None:
    found = rows(5 * SAMPLED, seed=12, prompt=8, answer=8)
    stream = stream_of(log(tmp_path / "log.jsonl.gz", found), Setting(TRIES[0], "cold", 8, 4), capacity=500)
    assert SAMPLED <= len(stream.places) < 2 * SAMPLED
    assert stream.places == sorted(set(stream.places))
    assert len({after - before for before, after in pairwise(stream.places)}) == 1, "the sample is spread evenly"
    assert stream.lines == stream.places
    assert stream.lengths == [(len(prompt), len(answer)) for prompt, answer in (found[place - 1] for place in stream.places)]
    assert stream.shared.tokens == stream.alone.tokens == [answer - 1 for _, answer in stream.lengths]
    assert stream.shared.nodes <= 500
    assert stream.facts.requests == len(found)


def test_warmth_levels_off_where_nothing_new_comes(tmp_path: Path) -> None:
    answers = [[token + 10 * kind for token in (1, 2, 3, 4, 5, 6, 7, 8, 9)] * 2 for kind in range(20)]
    found = [([300 + place % 50], answers[place % 20]) for place in range(200)]
    stream = stream_of(log(tmp_path / "log.jsonl", found), Setting(TRIES[0], "cold", 16, 8))
    seen = warmth(stream)
    assert seen is not None
    assert seen.warm > 1.5 * seen.alone
    assert seen.levels_off_at is not None
    assert seen.levels_off_at in (20, 50, 100)  # where a bin begins
    assert [one.first for one in bins(stream)] == [1, 2, 5, 10, 20, 50, 100, 200]
    fresh = [([place], list(range(100 * place, 100 * place + 9)) * 2) for place in range(100)]
    new = warmth(stream_of(log(tmp_path / "new.jsonl", fresh), Setting(TRIES[0], "cold", 16, 8)))
    assert new is not None
    assert new.warm == pytest.approx(new.alone, rel=0.05)
    assert new.levels_off_at is None
