"""Messages from the server to the stage: numbered, compact JSON strings. Knows no Gradio."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from lookahead_core.trace.trace import Step, Trace

Level = Literal["info", "error", "busy"]


class StageWriter:
    """Writes the messages of one run; `run` is its name, the same in each message."""

    def __init__(self, run: str) -> None:
        self.run = run
        self.seq = 0
        self._sent: set[int] = set()

    def begin(self, trace: Trace) -> str:
        """The start of a live run: all that is known before the first step."""
        self._sent.clear()
        words = self._new_words(trace.prompt, trace.words)
        return self._dump("begin", meta=trace.meta, prompt=list(trace.prompt), words=words)

    def steps(self, steps: Iterable[Step], words: Mapping[int, str]) -> str:
        """Steps of any lane since the last message, with the words that were not sent yet."""
        steps = list(steps)
        tokens = [token for step in steps for token in step.shown()]
        return self._dump("steps", steps=[[step.lane, step.to_json()] for step in steps], words=self._new_words(tokens, words))

    def end(self, trace: Trace) -> str:
        """The end of the run: the whole trace, which replaces any steps that were lost."""
        return self._dump("end", trace=trace.to_json())

    def ghosts(self, rows: Iterable[Mapping[str, Any]]) -> str:
        """What other methods would have needed for the same text, see `lookahead_core.methods.ghosts`."""
        return self._dump("ghosts", ghosts=[dict(row) for row in rows])

    def show(self, trace: Trace, autoplay: bool = True, keep: bool = False) -> str:
        """A recorded trace to replay. With `keep` the stage stays at its place in the text."""
        return self._dump("trace", trace=trace.to_json(), autoplay=autoplay, **({"keep": True} if keep else {}))

    def recorded(self, trace: str) -> str:
        """`show` for a trace that is JSON text already."""
        self.seq += 1
        return f'{{"kind":"trace","run":{json.dumps(self.run)},"seq":{self.seq},"autoplay":true,"trace":{trace}}}'

    def status(self, text: str, level: Level = "info", waits: bool = False) -> str:
        """One line under the score. While the visitor waits (`waits`), the stage plays what it has."""
        return self._dump("status", text=text, level=level, **({"waits": True} if waits else {}))

    def curve(self, points: Iterable[tuple[int, float]], decoding_length: int) -> str:
        """Tokens per pass of the visitor's last race, replayed at one decoding length, by the number of answers in the trie."""
        return self._dump("curve", length=decoding_length, points=[[answers, round(ratio, 3)] for answers, ratio in points])

    def _new_words(self, tokens: Iterable[int], words: Mapping[int, str]) -> dict[int, str]:
        fresh = {token: words[token] for token in tokens if token not in self._sent and token in words}
        self._sent.update(fresh)
        return fresh

    def _dump(self, kind: str, **fields: Any) -> str:
        self.seq += 1
        message = {"kind": kind, "run": self.run, "seq": self.seq, **fields}
        return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
