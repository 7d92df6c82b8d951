"""Merged trees (SpecInfer, Miao et al., arXiv 2305.09781): the candidates of the trie and of a second source in one draft tree.

The two state chances that cannot be compared: the trie has learnt its own, a drafter may be sure and wrong. So every
candidate gets the chance of its kind: how often tokens came true, given their parents, of which the one source said this and
the other that. Candidates that were not fed are judged too, by the tokens that were committed in their place; so no kind
starves. The rows of the pass are the likeliest candidates, with "auto" as many as pay.

A source is asked only where what it adds to a pass is worth more than its time (`Worth`). Where one source is asked alone, its
drafts are fed as its own method feeds them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from operator import le
from time import perf_counter
from typing import NamedTuple
from weakref import WeakKeyDictionary

from transformers import PreTrainedModel

from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.draft_source import DraftSource, Observation, TrieSource
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.worth import Gain, Worths, worths_of
from lookahead_core.trace.verify import accepted
from lookahead_core.trie.draft_tree import CANDIDATES, EMPTY, ROOT, DraftTree
from lookahead_core.trie.state import MOST_TOKEN, TrieFacts
from lookahead_core.trie.trie import TokenTrie

SILENT, OTHERWISE = 0, 1
"""Views of a candidate: the source names nothing after its parent, or other tokens only. From 2 on, a bin of its chance."""
BINS = (0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95)
"""Upper bounds of the bins but the last."""
MIDDLES = (0.0, 0.0, 0.025, 0.1, 0.22, 0.4, 0.6, 0.78, 0.9, 0.97)
"""The chance that a view stands for."""
DOUBT = 1.5
"""First guess: a token's chance is what its source says to this power, if the other source names others. A sure source is
doubted little: in 72 runs on held-out prompts 100 % of the tokens came true to which heads gave 0.97, 87 of 0.9, 22 of 0.6, 10
of 0.22 and 3 of 0.1, where the trie named others; with the sources exchanged 86, 61, 27, 9 and 2."""
GUESS_WEIGHT, MEMORY = 6.0, 200.0
"""Weight of the first guess, in observations; and observations after which the older ones are halved."""
MOST = 0.99
"""No chance is larger, and so no child is as likely as its parent."""

ASKED_ROWS = 16
"""Decoding length for which the second source is asked at most."""


class Chances:
    """How often candidates came true, given their parents, by the views of both sources. Learnt while decoding."""

    def __init__(self) -> None:
        views = range(len(MIDDLES))
        self._asked = [[GUESS_WEIGHT] * len(MIDDLES) for _ in views]
        self._right = [[GUESS_WEIGHT * first_guess(one, other) for other in views] for one in views]

    def of(self, one: int, other: int) -> float:
        """The chance of a candidate of which the first source has the view `one`, the second `other`."""
        return min(MOST, self._right[one][other] / self._asked[one][other])

    def learn(self, one: int, other: int, right: bool) -> None:
        """Such a candidate, whose parent came true, came true or not."""
        asked, was_right = self._asked[one], self._right[one]
        if asked[other] >= MEMORY:
            asked[other] /= 2
            was_right[other] /= 2
        asked[other] += 1.0
        was_right[other] += right


_learnt: WeakKeyDictionary[TokenTrie, dict[str, Chances]] = WeakKeyDictionary()


def chances_of(trie: TokenTrie, method: str) -> Chances:
    """What was learnt of a merged method's chances beside this trie: it lives as long as the trie."""
    return _learnt.setdefault(trie, {}).setdefault(method, Chances())


def first_guess(one: int, other: int) -> float:
    """The chance of a candidate before anything is learnt: sources err independently, and each doubts the other's.

    Doubt weighs little where a source is sure.
    """
    chance = 1.0 - (1.0 - MIDDLES[one]) * (1.0 - MIDDLES[other])
    return chance**DOUBT if OTHERWISE in (one, other) else chance


def given(score: float, parent: int, scores: Sequence[float]) -> float:
    """A node's chance given its parent, from the chances of whole paths."""
    return score if parent == ROOT else score / (scores[parent] or 1.0)


def view(chance: float) -> int:
    """The view of a source that names a token with this chance, given its parent."""
    return 2 + bisect_left(BINS, chance)


class Pool:
    """The candidates of one pass, parents first: what each source says of them, and what they turn out to be.

    No branch gets longer than `depth`. Raises ValueError for a source that puts a child before its parent.
    """

    def __init__(self, first: DraftTree, second: DraftTree, depth: int) -> None:
        self.tokens: list[int] = []
        self.parents: list[int] = []
        self.views: tuple[list[int], list[int]] = [], []
        """What each source says of each candidate."""
        self.children: dict[int, list[int]] = {}
        self.sources: list[str] = []
        self.left = first.left
        self._places: dict[tuple[int, int], int] = {}
        places = self._add(first, 0, depth)
        self._add(second, 1, depth)
        self.unfed: list[tuple[int, int, float]] = []
        """What the trie left out, and the second source did not name: parent, token, chance."""
        for parent, token, score in first.candidates:
            if parent not in places:  # deeper than a branch may be
                continue
            place = self._places.get((places[parent], token))
            if place is None:
                self.unfed.append((places[parent], token, score))
            else:
                self.views[0][place], self.sources[place] = view(given(score, parent, first.scores)), "agreed"
                self.left -= 1
        self._add_others()

    def _add(self, tree: DraftTree, source: int, depth: int) -> dict[int, int]:
        """Add a tree's nodes. Returns the place of each that a branch may reach."""
        places, known, views, parents, scores = {ROOT: ROOT}, self._places, self.views[source], tree.parents, tree.scores
        for node, (token, deep) in enumerate(zip(tree.tokens, tree.depths(), strict=True)):
            if deep > depth:
                continue
            above = places[parents[node]]
            place = known.get((above, token))
            if place is None:
                place = known[above, token] = len(self.tokens)
                self.tokens.append(token)
                self.parents.append(above)
                self.sources.append("drafter" if source else tree.sources[node])
                self.views[0].append(SILENT)
                self.views[1].append(SILENT)
                self.children.setdefault(above, []).append(place)
            elif source and self.views[0][place]:
                self.sources[place] = "agreed"
            views[place] = view(given(scores[node], parents[node], scores)) if scores else view(0.0)
            places[node] = place
        return places

    def _add_others(self) -> None:
        """Where a source names other children of the same parent, it says otherwise."""
        for views in self.views:
            for children in self.children.values():
                if any(views[child] for child in children):
                    for child in children:
                        views[child] = views[child] or OTHERWISE

    def tree(self, scores: Sequence[float], match: int) -> DraftTree:
        """All candidates as one tree, by their chances: the likeliest branch first, then the others, best first."""
        branch: list[int] = []
        while children := self.children.get(branch[-1] if branch else ROOT):
            branch.append(max(children, key=scores.__getitem__))
        on_branch = set(branch)
        rest = [node for node in range(len(scores)) if node not in on_branch]
        order = [*branch, *sorted(rest, key=scores.__getitem__, reverse=True)]
        slots = {ROOT: ROOT, **{node: place for place, node in enumerate(order)}}
        return DraftTree(
            tokens=tuple(self.tokens[node] for node in order),
            parents=tuple(slots[self.parents[node]] for node in order),
            scores=tuple(scores[node] for node in order),
            sources=tuple(self.sources[node] for node in order),
            match=match,
            candidates=tuple((slots[parent], token, score) for parent, token, score in self.unfed[:CANDIDATES]),
            left=self.left,
        )

    def scores(self, chances: Chances) -> list[float]:
        """The chance of each candidate and all above it. Those of siblings sum to 1 at most."""
        alone = [chances.of(one, other) for one, other in zip(*self.views, strict=True)]
        for children in self.children.values():
            if (whole := sum(alone[child] for child in children)) > 1.0:
                for child in children:
                    alone[child] /= whole
        scores: list[float] = []
        for parent, chance in zip(self.parents, alone, strict=True):
            scores.append(chance if parent == ROOT else chance * scores[parent])
        return scores

    def judge(self, chances: Chances, committed: Sequence[int]) -> None:
        """Learn from what was committed in place of the candidates."""
        parent = ROOT
        for token in committed:
            right = ROOT
            for child in self.children.get(parent, ()):
                true = self.tokens[child] == token
                chances.learn(self.views[0][child], self.views[1][child], true)
                if true:
                    right = child
            if right == ROOT:
                return
            parent = right


class PricedDrafts(NamedTuple):
    """Drafts, and the seconds that they take: to make, and as rows of the pass."""

    tree: DraftTree
    seconds: float

    def gain(self, committed: Sequence[int]) -> Gain:
        """What they gained, or would have gained had they been fed, now that so many tokens are known to be true."""
        return Gain(accepted(self.tree, committed, 0), self.seconds)


class Made(NamedTuple):
    """What the sources that were asked drafted for one pass. `expected`: tokens that the trie expected."""

    expected: float | None = None
    trie: PricedDrafts | None = None
    other: PricedDrafts | None = None
    both: PricedDrafts | None = None

    def teach(self, worths: Worths, committed: Sequence[int]) -> None:
        """Learn what asking was worth from what was committed."""
        expected, trie, other, both = self
        right = len(committed) - 1  # drafts that came true, where those of one source were fed as they are
        if expected is not None and trie is not None and other is not None and both is not None:
            worths.learn(expected, both.gain(committed), trie.gain(committed), other.gain(committed))
        elif trie is not None:
            worths.learn_trie(Gain(right, trie.seconds))
        elif other is not None:
            worths.other.learn(None, Gain(right, other.seconds))


class MergedDrafts(DraftSource):
    """Drafts of the trie and of `other` as one tree. `auto` chooses the rows that pay; without it all are fed that fit.

    `other` must not read its own nodes back from an `Observation`: it gets that of the merged pass.
    """

    def __init__(
        self, trie: TrieSource, other: DraftSource, learnt: tuple[Chances, Worths], auto: AutoWidth | None, trees: bool
    ) -> None:
        self.trie, self.other, self.auto, self.trees = trie, other, auto, trees
        self.chances, self.worths = learnt
        self.reads_hidden = other.reads_hidden
        self._pool: Pool | None = None
        self._asks_trie = True
        self._made: Made | None = None
        self._held: list[int] = []
        """Committed tokens that the trie has not read, since it is not asked."""
        self._seconds = self._updating = 0.0
        """Of the last pass, and those in which the trie read its tokens."""
        self._begun = False

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """The drafts of the sources that are asked. Those of one alone are fed as its own method feeds them."""
        worths, rate, started = self.worths, self.worths.rate, perf_counter()
        self._asks_trie = worths.trie.asks(None, rate)
        own, expected, trie, read = EMPTY, None, None, 0.0
        if self._asks_trie:
            self._catch_up()
            own = self.trie.draft(decoding_length, branch_length)
            read = worths.trie_time.counted(perf_counter() - started + self._updating)
            expected, trie = own.expected, self._priced(own, read)
        if not worths.other.asks(expected, rate):
            self._made = Made(expected, trie)
            return own
        middle = perf_counter()
        second = self.other.draft(min(decoding_length, ASKED_ROWS), branch_length)
        end = perf_counter()
        asked, fits = worths.other_time.counted(end - middle), well_formed(second, branch_length)
        tree = self._fed(second, decoding_length) if fits else second
        other = self._priced(tree, asked)
        if len(own) or not fits:
            self._pool = pool = Pool(own, second, branch_length)
            tree = self._fed(pool.tree(pool.scores(self.chances), max(own.match, second.match)), decoding_length)
        both = None
        if self._asks_trie:
            both = self._priced(tree, read + asked + worths.merging.counted(perf_counter() - end))
        self._made = Made(expected, trie, other, both)
        return tree

    def _fed(self, tree: DraftTree, decoding_length: int) -> DraftTree:
        """The rows that pay, or all that fit; one branch where trees are not taken."""
        if not self.trees:
            tree = tree.part(range(tree.first_branch))
        tree = tree.best(decoding_length - 1)
        return tree if self.auto is None else self.auto.cut(tree)

    def _priced(self, tree: DraftTree, seconds: float) -> PricedDrafts:
        """Drafts that were made in so many seconds. Without `auto` no price of a row is known: it is 0."""
        if self.auto is not None:
            seconds += self.auto.prices.extra(len(tree))
        return PricedDrafts(tree, seconds)

    def observe(self, seen: Observation) -> None:
        self.other.observe(seen)
        self._seconds = seen.seconds

    def extend(self, tokens: Sequence[int]) -> None:
        if self._begun:  # the prefill is no pass
            self.worths.passed(len(tokens), self._seconds)
        self._begun = True
        if self._made is not None:
            self._made.teach(self.worths, tokens)
            self._made = None
        if self._pool is not None:
            self._pool.judge(self.chances, tokens)
            self._pool = None
        self.other.extend(tokens)
        self._held += tokens
        if self._asks_trie:
            started = perf_counter()
            self._catch_up()
            self._updating = perf_counter() - started

    def _catch_up(self) -> None:
        """Let the trie read what was committed while it was not asked."""
        if self._held:
            self.trie.extend(self._held)
            self._held = []

    def share(self) -> None:
        self._catch_up()
        self.trie.share()
        self.other.share()

    def facts(self) -> TrieFacts:
        return self.trie.facts()

    def close(self) -> None:
        self._catch_up()
        self.trie.close()
        self.other.close()


def well_formed(tree: DraftTree, depth: int) -> bool:
    """Whether a source's drafts can be fed as they are: none below `depth`, each with a chance not above its parent's.

    Raises ValueError where a child comes before its parent.
    """
    if tree.row is not None:  # a search's
        return tree.fits(MOST_TOKEN + 1, len(tree), depth)
    deepest, scores = max(tree.depths(), default=0), tree.scores
    if deepest > depth or len(scores) != len(tree):
        return False
    return all(map(le, scores, [1.0 if parent == ROOT else scores[parent] for parent in tree.parents]))


class MergedDecoder(LookaheadDecoder):
    """`LookaheadDecoder` whose drafts are those of its trie and of another decoder's source, in one tree.

    `other` gives the second source and is not run by itself. Other arguments and errors as for `LookaheadDecoder`.
    """

    def __init__(self, model: PreTrainedModel, other: LookaheadDecoder, settings: DraftSettings, name: str) -> None:
        length, branch = settings.decoding_length, settings.branch_length
        super().__init__(model, settings.trie, length, branch, "hierarchical", settings.costs, settings.fixed, settings.exact)
        self.trees = settings.trees and self.strategy == "hierarchical"
        self.strategy, self.other = name, other
        self.learnt = chances_of(self.trie, name), worths_of(self.model, name)

    def twin(self) -> MergedDecoder:
        twin = super().twin()
        assert isinstance(twin, MergedDecoder)
        twin.other, twin.learnt = self.other.twin(), (chances_of(twin.trie, self.strategy), self.learnt[1])
        return twin

    def draft_source(self, prompt: list[int], auto: AutoWidth | None) -> DraftSource | None:
        trie = TrieSource(self.trie, prompt, "hierarchical" if self.trees else "single", auto)
        other = self.other.draft_source(prompt, None)
        return trie if other is None else MergedDrafts(trie, other, self.learnt, auto, self.trees)


def build(model: PreTrainedModel, settings: DraftSettings, name: str, second: str) -> MergedDecoder:
    """The trie merged with the method `second` of the table; `name` is the merged method's."""
    return MergedDecoder(model, METHODS[second].decoder(model, settings), settings, name)
