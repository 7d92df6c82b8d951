"""Merged trees (SpecInfer, Miao et al., arXiv 2305.09781): the candidates of the trie and of a second source in one draft tree.

The two state chances that cannot be compared: the trie has learnt its own, a drafter may be sure and wrong. So every
candidate gets the chance of its kind: how often tokens came true, given their parents, of which the one source said this and
the other that. Candidates that were not fed are judged too, by the tokens that were committed in their place; so no kind
starves. The rows of the pass are the likeliest candidates, with "auto" as many as pay.

A source that takes long to ask is asked only where what it gains pays for that time.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from time import perf_counter
from weakref import WeakKeyDictionary

from transformers import PreTrainedModel

from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.draft_source import DraftSource, Observation, TrieSource
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.trie.draft_tree import CANDIDATES, EMPTY, ROOT, DraftTree
from lookahead_core.trie.state import TrieFacts
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
SURE = (0.3, 0.8, 1.6, 3.0)
"""Bounds of how many tokens the trie alone expects, by which the gains of asking are told apart."""
FIRST_GAINS, FIRST_WEIGHT = (2.0, 2.0, 2.0, 1.0, 0.0), 2.0
"""First guess at what asking gains in each case, in tokens, its time deducted, and its weight in observations: every case is
tried. Where the trie expects much, less remains to be gained: the next pass would have found it, too."""
STEP = 0.1
"""Least step size of means."""
RETRY, LONGEST_REST = 8, 128
"""A case in which asking does not pay is tried again after so many passes, twice as many each time, at most the second."""


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


class Worth:
    """Whether asking the second source pays: what it gained in such cases, less what its time is worth, in tokens."""

    def __init__(self) -> None:
        cases = len(SURE) + 1
        self._gains = list(FIRST_GAINS)
        self._times = [FIRST_WEIGHT] * cases
        self._rested, self._rest = [0] * cases, [RETRY] * cases
        self._case, self._asked = 0, False
        self.seconds = 0.0
        """Seconds of asking, the last time."""
        self.rate = 0.0
        """Tokens per second, recently; 0 before the first pass."""

    def asks(self, expected: float) -> bool:
        """Whether to ask before this pass, for which the trie expects so many tokens."""
        self._case = case = bisect_left(SURE, expected)
        self._rested[case] += 1
        self._asked = self._gains[case] >= 0.0 or self._rested[case] > self._rest[case]
        if self._asked:
            self._rested[case] = 0
        return self._asked

    def took(self, seconds: float) -> None:
        """Asking took so long."""
        self.seconds = seconds

    def learn(self, gained: int, emitted: int, seconds: float) -> None:
        """The pass emitted `emitted` tokens in `seconds`; `gained` of them are the second source's doing."""
        if seconds > 0:
            self.rate += (STEP if self.rate else 1.0) * (emitted / seconds - self.rate)
        if not self._asked:
            return
        case = self._case
        self._times[case] += 1.0
        self._gains[case] += max(STEP, 1.0 / self._times[case]) * (gained - self.seconds * self.rate - self._gains[case])
        self._rest[case] = RETRY if self._gains[case] >= 0.0 else min(2 * self._rest[case], LONGEST_REST)


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

    def tree(self, chances: Chances, match: int) -> DraftTree:
        """All candidates as one tree: the likeliest branch first, then the others, best first."""
        scores = self.scores(chances)
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

    def judge(self, chances: Chances, committed: Sequence[int]) -> int:
        """Learn from what was committed in place of the candidates. Returns how many of these tokens, from the first on, the
        trie named."""
        parent, named, alone = ROOT, 0, True
        for token in committed:
            right = ROOT
            for child in self.children.get(parent, ()):
                true = self.tokens[child] == token
                chances.learn(self.views[0][child], self.views[1][child], true)
                if true:
                    right = child
            if right == ROOT:
                break
            alone = alone and self.views[0][right] > OTHERWISE
            named += alone
            parent = right
        return named


class MergedDrafts(DraftSource):
    """Drafts of the trie and of `other` as one tree. `auto` chooses the rows that pay; without it all are fed that fit.

    `other` must not read its own nodes back from an `Observation`: it gets that of the merged pass.
    """

    def __init__(self, trie: TrieSource, other: DraftSource, chances: Chances, auto: AutoWidth | None, trees: bool) -> None:
        self.trie, self.other, self.chances, self.auto, self.trees = trie, other, chances, auto, trees
        self.worth, self.reads_hidden = Worth(), other.reads_hidden
        self._pool: Pool | None = None
        self._accepted = 0
        self._seconds = 0.0

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        own = self.trie.draft(decoding_length, branch_length)
        second = EMPTY
        if self.worth.asks(sum(own.scores)):
            started = perf_counter()
            second = self.other.draft(min(decoding_length, ASKED_ROWS), branch_length)
            self.worth.took(perf_counter() - started)
        self._pool = Pool(own, second, branch_length)
        tree = self._pool.tree(self.chances, max(own.match, second.match))
        if not self.trees:
            branch = next((node for node, parent in enumerate(tree.parents) if parent != node - 1), len(tree))
            tree = tree.part(range(branch))
        return tree.best(decoding_length - 1) if self.auto is None else self.auto.cut(tree.best(decoding_length - 1))

    def observe(self, seen: Observation) -> None:
        self.other.observe(seen)
        self._seconds = seen.seconds

    def extend(self, tokens: Sequence[int]) -> None:
        if self._pool is not None:
            named = self._pool.judge(self.chances, tokens)
            self.worth.learn(max(0, len(tokens) - 1 - named), len(tokens), self._seconds)
            self._pool = None
        self.trie.extend(tokens)
        self.other.extend(tokens)

    def share(self) -> None:
        self.trie.share()
        self.other.share()

    def facts(self) -> TrieFacts:
        return self.trie.facts()

    def close(self) -> None:
        self.trie.close()
        self.other.close()


class MergedDecoder(LookaheadDecoder):
    """`LookaheadDecoder` whose drafts are those of its trie and of another decoder's source, in one tree.

    `other` gives the second source and is not run by itself. Other arguments and errors as for `LookaheadDecoder`.
    """

    def __init__(self, model: PreTrainedModel, other: LookaheadDecoder, settings: DraftSettings, name: str) -> None:
        length, branch = settings.decoding_length, settings.branch_length
        super().__init__(model, settings.trie, length, branch, "hierarchical", settings.costs, settings.fixed, settings.exact)
        self.trees = self.strategy == "hierarchical"
        self.strategy, self.other = name, other
        self.chances = chances_of(self.trie, name)

    def twin(self) -> MergedDecoder:
        twin = super().twin()
        assert isinstance(twin, MergedDecoder)
        twin.other, twin.chances = self.other.twin(), chances_of(twin.trie, self.strategy)
        return twin

    def draft_source(self, prompt: list[int], auto: AutoWidth | None) -> DraftSource | None:
        trie = TrieSource(self.trie, prompt, "hierarchical" if self.trees else "single", auto)
        other = self.other.draft_source(prompt, None)
        return trie if other is None else MergedDrafts(trie, other, self.chances, auto, self.trees)


def build(model: PreTrainedModel, settings: DraftSettings, name: str, second: str) -> MergedDecoder:
    """The trie merged with the method `second` of the table; `name` is the merged method's."""
    return MergedDecoder(model, METHODS[second].decoder(model, settings), settings, name)
