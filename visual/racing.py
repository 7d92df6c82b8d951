"""From a request to a race: checks, the visitor's trie, the device. Shared by the page and the API."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lookahead_core import limits
from lookahead_core.limits import Settings
from lookahead_core.models import Entry, encode_chat, known
from lookahead_core.trace import Step, Trace
from lookahead_core.words import Words
from visual import examples
from visual.host import Host
from visual.session import Session, Sessions

if TYPE_CHECKING:
    from lookahead_core.models import LoadedModel

DEVICE: dict[str, Any] = {"concurrency_id": "device", "concurrency_limit": 1}
"""Events that work on the device take turns, whoever asks."""
HEADER = 4
"""Tokens of the prompt's end that a remembered answer begins with, so that its first word can be drafted too."""
WARM = 20
"""Past answers that one warming inserts."""


@dataclass(slots=True)
class Batch:
    """What happened since the last hand-over: no steps at the race's beginning, then at least one."""

    trace: Trace
    """The trace so far; it grows."""
    steps: list[Step] = field(default_factory=list)
    words: dict[int, str] = field(default_factory=dict)
    """Token id -> text, for ids not handed over before."""

    def by_step(self) -> Iterator[tuple[Step, dict[int, str]]]:
        """Each step with the words that it is the first to need."""
        left = dict(self.words)
        for step in self.steps:
            yield step, {token: left.pop(token) for token in set(tokens_of(step)) & left.keys()}


@dataclass(slots=True)
class Racing:
    """The machine and its visitors."""

    host: Host
    sessions: Sessions

    def checked(
        self,
        prompt: Any,
        model: Any,
        auto: Any,
        decoding_length: Any,
        branch_length: Any,
        strategy: Any,
        max_new_tokens: Any,
        temperature: Any = 0.0,
        seed: Any = 0,
    ) -> tuple[str, Entry, Settings]:
        """The request with every value checked; raises LimitError or ModelError, naming bound and value."""
        length = "auto" if auto is True else decoding_length
        settings = Settings.checked(length, branch_length, strategy, max_new_tokens, temperature, seed)
        return limits.prompt_text(prompt), known(model, self.host.extra), settings

    def events(self, session: Session, prompt: str, entry: Entry, settings: Settings) -> Iterator[Batch | Trace]:
        """Run a race: a batch without steps first, batches of steps, the finished trace last.

        Closing the iterator, or setting the session's stop flag, ends the race within one step. What was emitted stays
        in the session's trie either way.
        """
        loaded = self.host.get(entry.name)
        open_race = self.opener(loaded, session, prompt, settings)
        words = Words(loaded.tokenizer)
        trace: Trace | None = None
        for race, steps in self.host.batches(open_race):
            if trace is None:
                trace = race.trace
                assert trace is not None
                trace.words.update(words.new(trace.prompt))
                yield Batch(trace)
            fresh = words.new(token for step in steps for token in tokens_of(step))
            trace.words.update(fresh)
            if steps:
                yield Batch(trace, steps, fresh)
        assert trace is not None
        session.remember([*trace.prompt[-HEADER:], *trace.tokens("lookahead")])
        yield trace

    def opener(self, loaded: LoadedModel, session: Session, prompt: str, settings: Settings) -> Callable[[], Any]:
        """A function that opens the race; to be called on the device thread. Raises LimitError before anything runs."""
        from lookahead_core.race import race

        ids = encode_chat(loaded, prompt)
        limits.fits(len(ids), settings.max_new_tokens, settings.branch_length, loaded.context)
        trie = session.trie_for(loaded.name, settings.branch_length)
        meta = {
            "prompt": prompt,
            "model": loaded.entry.title,
            "trie": {"answers": len(session.answers), "nodes": len(trie)},
        }
        sampling = {"do_sample": True, "temperature": settings.temperature} if settings.temperature else {}

        def open_race() -> Any:
            costs = self.host.costs(loaded) if settings.decoding_length == "auto" else None
            return race(
                loaded.model,
                ids,
                trie=trie,
                decoding_length=settings.decoding_length,
                branch_length=settings.branch_length,
                strategy=settings.strategy,
                max_new_tokens=settings.max_new_tokens,
                eos_token_id=list(loaded.eos_token_ids) or None,
                costs=costs,
                seed=settings.seed,
                should_stop=session.stop.is_set,
                meta=meta,
                **sampling,
            )

        return open_race

    def warm(self, session: Session, entry: Entry, kind: str, branch_length: int) -> int:
        """Insert `WARM` past answers of a kind into a session's trie; returns the trie's nodes."""
        limits.one_of("Kind", kind, tuple(examples.KINDS))
        loaded = self.host.get(entry.name)
        trie = session.trie_for(loaded.name, branch_length)
        for answer in past_answers(loaded, kind, len(session.answers)):
            trie.insert(answer)
            session.remember(answer)
        return len(trie)


def past_answers(loaded: LoadedModel, kind: str, start: int) -> Iterator[list[int]]:
    """Token ids of `WARM` answers as the model would have given them: end of the prompt, answer, end of turn."""
    end = list(loaded.eos_token_ids[:1])
    for question, answer in examples.answered(kind, start, WARM):
        header = encode_chat(loaded, question)[-HEADER:]
        yield [*header, *loaded.tokenizer(answer, add_special_tokens=False)["input_ids"], *end]


def tokens_of(step: Step) -> Iterator[int]:
    """Every token id that a step shows: emitted, drafted and left out."""
    yield from step.tokens
    yield from step.tree.tokens
    yield from (token for _, token, _ in step.tree.candidates)


__all__ = ["DEVICE", "WARM", "Batch", "Racing", "tokens_of"]
