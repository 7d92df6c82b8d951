"""One request of a workload as a trace, step by step: what the stage draws. Steps are exact, clocks are predicted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from lookahead_core.trace.clock import Clock
from lookahead_core.trace.replay import Recording, plain_steps
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trace.verify import verify, walk
from lookahead_core.trie.state import TrieFacts
from lookahead_core.workload.drafters import DRAFTERS, Memory, Setting, trie_of
from lookahead_core.workload.log import Request
from lookahead_core.workload.passes import replay
from lookahead_core.workload.price import Curve
from lookahead_core.workload.study import Workload
from lookahead_core.workload.tokens import LogTokenizer
from lookahead_core.workload.verdict import Verdict, named
from lookahead_core.workload.words import LogError


def trace(workload: Workload, place: int, curve: Curve | None = None, setting: Setting | None = None) -> Trace:
    """Request number `place` of the sample, at the recommended setting or another, beside plain decoding.

    The memory holds what it held in the replay: past answers where it was warm, and the requests before this one.
    Raises LogError for a request that is not in the sample, and before anything was replayed.
    """
    grid, curve = workload.grid, curve or workload.asked.curve
    most = len(grid.requests) - 1 if grid and grid.cells else -1
    if grid is None or not 0 <= place <= most:
        raise LogError("number", name="request", value=place, low=0, high=most)
    setting = setting or Verdict(workload, curve).cell.setting
    request = grid.requests[place]
    memory = _memory(workload, setting, place)
    held = {"answers": len(grid.past) * (setting.warmth == "warm") + place}
    lengths = {"decoding_length": setting.decoding_length, "branch_length": setting.branch_length, "strategy": setting.method}
    meta: dict[str, Any] = {
        "title": f"{workload.facts.name}, line {request.line}: {named(setting)['en']}",
        "device": curve.title["en"],
    }
    meta |= {"note": "Steps are exact, replayed from the log; times are predicted from a cost curve.", "predicted": True}
    found = Trace(list(request.prompt), meta={**meta, "trie": held, "settings": lengths})
    recording = Recording(tuple(request.prompt), tuple(request.answer), request.finished)
    for step in plain_steps(recording, lambda _width: curve.plain):
        found.add(step)
    for step in _steps(memory, request, setting, curve):
        found.add(step)
    found.words = _words(workload, found)
    return found


def _memory(workload: Workload, setting: Setting, place: int) -> Memory:
    """The memory of a setting before a request's turn."""
    grid = workload.grid
    assert grid is not None
    lengths = setting.decoding_length, setting.branch_length
    drafter = DRAFTERS[setting.method]
    memory = drafter.memory(*lengths, grid.capacity)
    for answer in grid.past if setting.warmth == "warm" else ():
        memory.insert(answer)
    for before in grid.requests[:place]:
        for _ in replay(memory, before.prompt, before.answer, *lengths):
            pass
        drafter.learn(memory, before.answer)
    return memory


def _steps(memory: Memory, request: Request, setting: Setting, curve: Curve) -> Iterator[Step]:
    """The drafted lane: the prefill, then the decode passes."""
    answer, place, cached = request.answer, 1, len(request.prompt)
    trie = trie_of(memory)
    before = len(trie) if trie is not None else 0
    yield Step("lookahead", 0, 0, (answer[0],), trie=TrieFacts(before), finished=request.finished if len(answer) == 1 else None)
    passes = replay(memory, request.prompt, answer, setting.decoding_length, setting.branch_length)
    truth = iter(answer[1:])
    for index, (tree, emitted) in enumerate(passes, 1):
        verdict = verify(tree, islice(walk(tree, lambda _node: next(truth)), emitted), lambda _token: None)
        place += emitted
        finished = request.finished if place == len(answer) else None
        clock, nodes = Clock(forward=curve.cost(len(tree) + 1)), len(trie) if trie is not None else 0
        facts = TrieFacts(nodes, max(0, nodes - before))
        yield Step("lookahead", index, cached, verdict.tokens, verdict.path, tree, clock, facts, finished)
        before = nodes
        cached += 1 + len(verdict.path)


def _words(workload: Workload, found: Trace) -> dict[int, str]:
    """How tokens are shown: by the log's tokenizer, or, for ids without one, by their numbers."""
    tokens = set(found.prompt).union(*(step.shown() for steps in found.lanes.values() for step in steps))
    if workload.facts.kind == "ids" and workload.asked.tokenizer is None:
        return {token: f" {token}" for token in tokens}
    tokenizer = LogTokenizer(workload.asked.tokenizer)
    return {token: tokenizer.word(token) for token in tokens}
