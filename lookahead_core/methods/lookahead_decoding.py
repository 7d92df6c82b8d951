"""LookaheadDecoding (Fu et al., arXiv 2402.02057), the other method of that name: n-grams from Jacobi trajectories.

Besides the root, every pass carries up to G guesses (known n-grams that begin with the root) and a window of W columns and
N - 1 levels of made-up tokens. The model's predictions in the window become its next level. Each column's trajectory, read
downwards, is an n-gram for the pool. Drafts are accepted by the same VA, so the output is unchanged.

The window needs no mask of its own. Level 0 is a branch from the root, and each column's trajectory hangs below its node of
level 0. A token in column i and level j attends to the prefix, to level 0 up to column i, and to the levels above it in its
column (figure 5 of the paper). So window and guesses form one draft tree, and a correct window token is accepted too.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from transformers import PreTrainedModel

from lookahead_core.decode.admission import at_least
from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.draft_source import DraftSource, Observation
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.methods import DraftSettings
from lookahead_core.models.prompts import LimitError
from lookahead_core.trie.draft_tree import EMPTY, ROOT, DraftTree
from lookahead_core.trie.state import MOST_BRANCH

GUESS, WINDOW = 0.5, 0.0
"""Scores of drafts. The method estimates no acceptance; the window serves to collect n-grams."""
NGRAM = 5
"""Tokens of an n-gram where the decoding length permits, as in Fu et al.'s own settings."""


class WindowDrafts(DraftSource):
    """The window and the n-gram pool of one run. The pool keeps the newest `guesses` n-grams for each first token."""

    def __init__(self, prompt: Sequence[int], window: int, ngram: int, guesses: int, from_prompt: bool) -> None:
        self.window, self.ngram, self.guesses = window, ngram, guesses
        rng = random.Random(len(prompt))
        self._levels = [[rng.choice(prompt) for _ in range(window)] for _ in range(ngram - 1)]
        self._pool: dict[int, dict[tuple[int, ...], None]] = {}
        self._last = prompt[-1]
        self._bottom: list[int] = []
        if from_prompt:
            for place in range(len(prompt) - ngram + 1):
                self._learn(tuple(prompt[place : place + ngram]))

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """Guesses first, then the window where it fits."""
        placed: dict[tuple[int, int], int] = {}  # nodes by parent and token
        room = decoding_length - 1
        for guess in reversed(self._pool.get(self._last, ())):
            parent = ROOT
            for token in guess[:branch_length]:
                if (parent, token) not in placed and len(placed) == room:
                    break
                parent = placed.setdefault((parent, token), len(placed))
        parents, tokens = [parent for parent, _ in placed], [token for _, token in placed]
        guessed = len(placed)
        self._bottom = self._place_window(tokens, parents, room, branch_length)
        if not tokens:
            return EMPTY
        scores = (GUESS,) * guessed + (WINDOW,) * (len(tokens) - guessed)
        return DraftTree(tuple(tokens), tuple(parents), scores, ("output",) * len(tokens), 1 if guessed else 0)

    def _place_window(self, tokens: list[int], parents: list[int], room: int, branch_length: int) -> list[int]:
        """Append the window. Returns the nodes of its last level, none where the window does not fit."""
        levels, columns = self.ngram - 1, self.window
        if not columns or len(tokens) + levels * columns > room or columns + levels - 1 > branch_length:
            return []
        above = [ROOT, *range(len(tokens), len(tokens) + columns - 1)]  # level 0 is a branch
        for row in self._levels:
            parents += above
            above = list(range(len(tokens), len(tokens) + columns))
            tokens += row
        return above

    def observe(self, seen: Observation) -> None:
        """Take the model's predictions at the window's last level as its next level, and collect the columns' n-grams."""
        if not self._bottom or len(seen.tree) <= self._bottom[-1]:
            return
        picks = seen.choices()
        newest = [picks[node + 1] for node in self._bottom]
        for column in zip(*self._levels, newest, strict=True):
            self._learn(column)
        self._levels = [*self._levels[1:], newest]

    def _learn(self, ngram: tuple[int, ...]) -> None:
        known = self._pool.setdefault(ngram[0], {})
        known.pop(ngram[1:], None)
        known[ngram[1:]] = None
        if len(known) > self.guesses:
            del known[next(iter(known))]

    def extend(self, tokens: Sequence[int]) -> None:
        """The last committed token is the next root."""
        self._last = tokens[-1]


class LookaheadDecodingDecoder(LookaheadDecoder):
    """`LookaheadDecoder` with the drafts of LookaheadDecoding.

    `window`: W columns. `ngram`: N tokens (N - 1 levels). `guesses`: G n-grams a pass. `from_prompt` fills the pool with the
    prompt's n-grams first. A pass has up to 1 + (N - 1)(W + G) tokens. Raises ValueError for values out of range and
    `UnsupportedModelError` for a model that takes no trees.
    """

    def __init__(
        self,
        model: PreTrainedModel,
        window: int = 7,
        ngram: int = NGRAM,
        guesses: int = 7,
        from_prompt: bool = False,
        fixed: FixedShape | None = None,
    ) -> None:
        window, ngram, guesses = at_least("window", window, 1), at_least("ngram", ngram, 2), at_least("guesses", guesses, 1)
        if window + ngram - 2 > MOST_BRANCH:
            raise ValueError(f"window + ngram - 2 must be at most {MOST_BRANCH}, the longest branch, got {window + ngram - 2}")
        super().__init__(model, None, 1 + (ngram - 1) * (window + guesses), window + ngram - 2, fixed=fixed)
        if not self.route.takes_trees:
            raise UnsupportedModelError(f"{type(model).__name__} takes no trees, and the window is one: {self.route.reason}")
        self.strategy = "lookahead-decoding"
        self._shape = window, ngram, guesses, from_prompt

    def draft_source(self, prompt: list[int], auto: AutoWidth | None) -> DraftSource:
        return WindowDrafts(prompt, *self._shape)


def build(model: PreTrainedModel, settings: DraftSettings) -> LookaheadDecodingDecoder:
    """A decoder whose passes are no wider than the decoding length. Raises LimitError for a model that takes no trees."""
    try:
        if settings.published:
            return LookaheadDecodingDecoder(model, from_prompt=True, fixed=settings.fixed)
        width = min(settings.width, settings.fixed.widths[-1]) if settings.fixed else settings.width
        window, ngram = shape_of(width)
        return LookaheadDecodingDecoder(model, window, ngram, guesses=window, fixed=settings.fixed)
    except UnsupportedModelError as error:
        raise LimitError(str(error)) from None


def shape_of(length: int) -> tuple[int, int]:
    """The window W (with as many guesses) and the n-gram N of the widest pass, 1 + (N - 1)(W + G) tokens, up to `length`."""
    ngram = min(NGRAM, 1 + (length - 1) // 2)
    return (length - 1) // (2 * (ngram - 1)), ngram
