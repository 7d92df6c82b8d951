"""The record of a run: a `Step` for each forward pass, and the `Trace` of a run or race, to and from JSON.

The page draws traces, the exports contain them, and the tests compare them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from lookahead_core.trace.clock import NO_CLOCK, Clock
from lookahead_core.trace.validate import FORMAT, LANES, PLAIN, VERSION, validate
from lookahead_core.trie.draft_tree import EMPTY, SOURCES, DraftTree
from lookahead_core.trie.state import NO_FACTS, TrieFacts

_SOURCES = {source[0]: source for source in (*SOURCES, "agreed") if source}
"""By letter. "agreed": both sources of a merged tree named the node (`methods.merged`)."""
_LETTERS = {source: letter for letter, source in _SOURCES.items()}


@dataclass(slots=True)
class Step:
    """One forward pass of one lane.

    Step 0 is the prefill: it reads the prompt and emits the first token. `tokens` are the tokens emitted by this pass,
    the accepted path first, then the bonus token (absent when a stop rule ended the run inside the accepted path).
    """

    lane: str
    index: int
    cached: int
    """Rows in the KV cache before the pass."""
    tokens: tuple[int, ...]
    path: tuple[int, ...] = ()
    """Accepted draft nodes, root to leaf: indices into `tree`."""
    tree: DraftTree = EMPTY
    clock: Clock = NO_CLOCK
    trie: TrieFacts = NO_FACTS
    finished: str | None = None
    """Why the run ended with this step: "eos", "length", "context" (full), "stop", "stopped" (by the user), "log" (where the
    log's answer ends), or None."""

    @property
    def width(self) -> int:
        """Rows of a decode pass: root and drafts. 1 for the prefill, however long the prompt."""
        return len(self.tree) + 1

    @property
    def accepted(self) -> int:
        """Draft tokens accepted."""
        return len(self.path)

    def shown(self) -> Iterator[int]:
        """Every token id of the step: emitted, drafted, and candidates that were not drafted."""
        yield from self.tokens
        yield from self.tree.tokens
        yield from (token for _, token, _ in self.tree.candidates)

    def to_json(self) -> dict[str, Any]:
        """The step as small JSON: short keys, whole microseconds, scores per mille.

        What a source of drafts calls a score or a source and is none is written as what it is nearest to: a score as one from
        0 to 1, a source as "output".
        """
        out: dict[str, Any] = {"i": self.index, "n": self.cached, "t": list(self.tokens)}
        out["c"] = [round(1e6 * seconds) for seconds in self.clock]
        if len(self.tree):
            tree, size = self.tree, len(self.tree)
            # A source of drafts may leave these two out.
            scores, sources = tree.scores or (0.0,) * size, tree.sources or ("output",) * size
            out |= {
                "d": [*map(int, tree.tokens)],
                "p": [*map(int, tree.parents)],
                "s": [_per_mille(score) for score in scores],
            }
            out |= {"o": "".join(_LETTERS.get(source, "o") for source in sources), "a": list(self.path), "m": tree.match}
            if tree.candidates:
                out["r"] = [[parent, token, _per_mille(score)] for parent, token, score in tree.candidates]
            if tree.left:
                out["l"] = tree.left
        if self.lane != PLAIN:
            out["g"] = list(self.trie)
        if self.finished:
            out["e"] = self.finished
        return out

    @classmethod
    def from_json(cls, lane: str, data: Mapping[str, Any]) -> Step:
        """Inverse of `to_json` up to the rounding of clocks and scores. `validate` the trace first."""
        tree = EMPTY
        if data.get("d"):
            tokens, parents = tuple(data["d"]), tuple(data["p"])
            scores, sources = tuple(score / 1000 for score in data["s"]), tuple(_SOURCES[letter] for letter in data["o"])
            candidates = tuple((parent, token, score / 1000) for parent, token, score in data.get("r", ()))
            tree = DraftTree(tokens, parents, scores, sources, data.get("m", 0), candidates, data.get("l", 0))
        emitted, path = tuple(data["t"]), tuple(data.get("a", ()))
        clock, facts = Clock(*(micro / 1e6 for micro in data["c"])), TrieFacts(*data.get("g", ()))
        return cls(lane, data["i"], data["n"], emitted, path, tree, clock, facts, data.get("e"))


def _per_mille(score: float) -> int:
    """A score as a trace keeps it; 0 for one that is not a number."""
    return round(1000 * min(1.0, max(0.0, score)))


@dataclass(slots=True)
class Trace:
    """One run or race: the prompt, the steps of each lane, and what is known of where it ran.

    `meta` keys: model, device, dtype, threads, versions, created, prompt (text), settings (decoding_length,
    branch_length, strategy, max_new_tokens, seed, ...), trie (answers, nodes before the run), title, note, predicted (true
    where the clocks are not measured), lanes (what is told of each lane, see `described`), difference and differences (see
    `lookahead_core.decode.race.compare`).
    `words` maps a token id to the text it is shown as.
    """

    prompt: list[int]
    lanes: dict[str, list[Step]] = field(default_factory=dict)
    meta: dict[str, Any] = field(default_factory=dict)
    words: dict[int, str] = field(default_factory=dict)

    def add(self, step: Step) -> None:
        """Append a step to its lane."""
        self.lanes.setdefault(step.lane, []).append(step)

    def tokens(self, lane: str) -> list[int]:
        """All tokens a lane emitted, prefill's first token included."""
        return [token for step in self.lanes.get(lane, ()) for token in step.tokens]

    def seconds(self, lane: str, prefill: bool = False) -> float:
        """Seconds of a lane's decode passes (with `prefill`, of all its passes)."""
        return sum(step.clock.total for step in self.lanes.get(lane, ()) if prefill or step.index > 0)

    def edl(self, lane: str) -> float:
        """Effective decoding length: tokens per decode pass, prefill excluded; 0 before the first decode pass."""
        emitted = [len(step.tokens) for step in self.lanes.get(lane, ()) if step.index > 0]
        return sum(emitted) / len(emitted) if emitted else 0.0

    def described(self) -> list[dict[str, Any]]:
        """Each lane's "lane", "method" and "title", in drawing order; "settings" and "trie" where it has them."""
        told = self.meta.get("lanes")
        named = [lane for lane in LANES if lane in self.lanes]
        return told if told else [{"lane": lane, "method": lane, "title": lane} for lane in named]

    @property
    def reference(self) -> str | None:
        """The lane that the others are compared with: plain decoding, or else the first lane. None without lanes."""
        return PLAIN if PLAIN in self.lanes else next(iter(self.lanes), None)

    @property
    def drafted(self) -> list[str]:
        """The lanes with drafts."""
        return [lane for lane in self.lanes if lane != PLAIN]

    def differences(self) -> dict[str, int]:
        """First position where a lane's tokens differ from the reference lane's, for each lane that has one."""
        if self.reference is None:
            return {}
        want, found = self.tokens(self.reference), {}
        for lane in self.lanes:
            pairs = enumerate(zip_longest(want, self.tokens(lane)))
            position = next((position for position, (one, other) in pairs if one != other), None)
            if position is not None:
                found[lane] = position
        return found

    def difference(self) -> int | None:
        """First position where the tokens of any two lanes differ, None where they are equal (or there is one lane)."""
        return min(self.differences().values(), default=None)

    def to_json(self) -> dict[str, Any]:
        """The trace as JSON-ready data (format "lookahead-trace", version 1)."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "meta": self.meta,
            "prompt": list(self.prompt),
            "words": {str(token): text for token, text in self.words.items()},
            "lanes": {lane: [step.to_json() for step in steps] for lane, steps in self.lanes.items()},
        }

    def dumps(self) -> str:
        """Compact JSON text."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Trace:
        """A trace from JSON data; raises ValueError, naming the field, where `validate` finds a fault."""
        validate(data)
        lanes = {lane: [Step.from_json(lane, step) for step in steps] for lane, steps in data["lanes"].items()}
        words = {int(token): text for token, text in data.get("words", {}).items()}
        return cls(prompt=list(data["prompt"]), lanes=lanes, meta=dict(data.get("meta", {})), words=words)
