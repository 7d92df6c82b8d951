"""Many settings at once: a memory that holds the same at every token for all of them is filled only once.

What the trie stores follows from the texts and its branch length, what the other methods store from the texts alone. So one
walk over the answers serves all lengths: at each token those settings draft whose next pass begins there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lookahead_core.trace.verify import accepted
from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.trie.readers import Readers
from lookahead_core.workload.drafters import CAPACITY, DRAFTERS, Memory, Setting, trie_of
from lookahead_core.workload.log import Request
from lookahead_core.workload.passes import Counts, Row

Widths = Sequence[Mapping[int, int]]
"""By setting: width of a pass -> how many."""


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Settings over some requests, after the past answers that their warmth asks for.

    Their memories must hold the same: all are of the trie at one branch length, or of one other method.
    """

    settings: tuple[Setting, ...]
    requests: tuple[Request, ...]
    past: tuple[list[int], ...] = ()
    capacity: int = CAPACITY

    def run(self) -> Iterator[dict[Setting, Counts]]:
        """Yields the counts of all settings, once."""
        settings, counts = self.settings, [Counts() for _ in self.settings]
        method, warmth, _, branch_length = settings[0]
        drafter = DRAFTERS[method]
        memory = drafter.memory(max(setting.decoding_length for setting in settings), branch_length, self.capacity)
        if warmth == "warm":
            for answer in self.past:
                memory.insert(answer)
        trie = trie_of(memory)
        passes = _by_source(memory, settings) if trie is None else _by_trie(trie, settings)
        for request in self.requests:
            for one, widths in zip(counts, passes(request), strict=True):
                one.note(widths, len(request.answer) - 1)
            drafter.learn(memory, request.answer)
        if trie is not None:
            for one in counts:
                one.nodes, one.bytes = len(trie), trie.nbytes
        yield dict(zip(settings, _sharing(counts), strict=True))


def _sharing(counts: Sequence[Counts]) -> list[Counts]:
    """The same counts; equal ones are one object, and so are equal rows: a grid then takes a tenth of the memory."""
    rows: dict[Row, Row] = {}
    known: dict[tuple[Row, ...], Counts] = {}
    for one in counts:
        one.rows = [rows.setdefault(row, row) for row in one.rows]
    return [known.setdefault(tuple(one.rows), one) for one in counts]


def load_machine_code() -> None:
    """Replay next to nothing, so that no later replay waits for machine code. A second; half a minute once on a machine."""
    settings = [Setting(name, "warm", 4, 2) for name, drafter in DRAFTERS.items() if drafter.method.uses_trie]
    for _ in SideBySide(tuple(settings), (Request(1, [1, 2], [1, 2, 1]),), ([1, 2, 1],)).run():
        pass


def _by_trie(trie: Any, settings: Sequence[Setting]) -> Callable[[Request], Widths]:
    """The passes of settings of the trie for one request after the other."""
    drafters = [DRAFTERS[setting.method] for setting in settings]
    wanted = [
        (setting.decoding_length, drafter.method.shape, drafter.ranking)
        for setting, drafter in zip(settings, drafters, strict=True)
    ]
    readers = Readers(trie, wanted)

    def passes(request: Request) -> Widths:
        rows = readers.replay(request.prompt, request.answer).tolist()
        return [{width: count for width, count in enumerate(row) if count} for row in rows]

    return passes


class _Drafted:
    """A draft of some lengths before a place of an answer."""

    def __init__(self, tree: DraftTree, setting: Setting, right: int) -> None:
        self.setting, self.size, self.right = setting, len(tree), right
        self.depth = max(tree.depths(), default=0)

    def serves(self, setting: Setting) -> bool:
        """Whether a setting drafts the same: one of shorter lengths which cut nothing."""
        longer = self.setting.decoding_length >= setting.decoding_length and self.setting.branch_length >= setting.branch_length
        return longer and self.size < setting.decoding_length and self.depth <= setting.branch_length


def _by_source(memory: Memory, settings: Sequence[Setting]) -> Callable[[Request], Widths]:
    """The passes of settings of another method for one request after the other."""
    longest_first = sorted(settings, key=lambda setting: setting[2:], reverse=True)
    places = {setting: place for place, setting in enumerate(settings)}

    def passes(request: Request) -> Widths:
        source, answer = memory.open(request.prompt), request.answer
        widths: list[Counter[int]] = [Counter() for _ in settings]
        due = dict.fromkeys(longest_first, 1)
        source.extend(answer[:1])
        for place in range(1, len(answer)):
            drafted: list[_Drafted] = []
            for setting in [setting for setting, begins in due.items() if begins == place]:
                found = next((one for one in drafted if one.serves(setting)), None)
                if found is None:
                    tree = source.draft(setting.decoding_length, setting.branch_length)
                    found = _Drafted(tree, setting, accepted(tree, answer, place))
                    drafted.append(found)
                widths[places[setting]][found.size + 1] += 1
                due[setting] += found.right + 1
            source.extend(answer[place : place + 1])
        source.close()
        return widths

    return passes
