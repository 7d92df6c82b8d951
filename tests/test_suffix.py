"""SuffixDecoding: the automaton against counting by hand, drafts against a slow writing-down of the paper's rules."""

from __future__ import annotations

import gc
import math
import random
import subprocess
import sys
import threading
from collections.abc import Sequence
from heapq import heappop, heappush

import pytest

from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.memory import PastAnswers
from lookahead_core.methods.suffix import SuffixMemory
from lookahead_core.methods.suffix_automaton import LONGEST, SuffixAutomaton, TextEnd

Texts = list[list[int]]


def occurrences(texts: Texts, run: Sequence[int]) -> int:
    """How often a run of tokens stands in some texts, counted place by place."""
    return sum(text[start : start + len(run)] == list(run) for text in texts for start in range(len(text)))


def grown(rng: random.Random, longest: int) -> tuple[SuffixAutomaton, Texts, list[TextEnd]]:
    """One to three texts of few different tokens, which grow in turns."""
    automaton, texts = SuffixAutomaton(longest), [[] for _ in range(rng.randrange(1, 4))]
    ends = [TextEnd() for _ in texts]
    for _ in range(rng.randrange(1, 40)):
        place = rng.randrange(len(texts))
        new = [rng.randrange(rng.choice([1, 2, 3])) for _ in range(rng.randrange(1, 4))]
        texts[place] += new
        automaton.extend(ends[place], new)
    return automaton, texts, ends


@pytest.mark.parametrize("seed", range(60))
def test_every_run_is_found_and_counted(seed: int) -> None:
    rng = random.Random(seed)
    longest = rng.choice([2, 3, 5, LONGEST])
    automaton, texts, _ = grown(rng, longest)
    assert len(automaton) <= 2 * sum(map(len, texts)) + 1
    runs = {tuple(text[i : i + n]) for text in texts for i in range(len(text)) for n in range(1, longest + 1)}
    for run in runs:
        state, size = automaton.find(run)
        assert size == len(run)
        assert automaton.count[state] == occurrences(texts, run)
        for token, after in automaton.following[state].items():
            if len(run) < longest:
                assert automaton.count[after] == occurrences(texts, [*run, token])
    assert automaton.find([7, 8])[1] == 0


@pytest.mark.parametrize("seed", range(60))
def test_the_suffixes_of_a_text_that_grows(seed: int) -> None:
    rng = random.Random(seed)
    longest = rng.choice([2, 5, LONGEST])
    automaton, texts, ends = grown(rng, longest)
    for text, end in zip(texts, ends, strict=True):
        lengths: list[int] = []
        for state, least, most in automaton.suffixes(end.tail, end.tokens):
            for length in range(most, least - 1, -1):
                lengths.append(length)
                assert automaton.find(text[-length:]) == (state, length)
        assert lengths == list(range(min(longest, len(text)), 0, -1))


def followers(texts: Texts, run: list[int]) -> list[int]:
    """The tokens after a run, the one that was seen first first."""
    size = len(run)
    return list(dict.fromkeys(t[i + size] for t in texts for i in range(len(t) - size) if t[i : i + size] == run))


def slow_candidate(texts: Texts, suffix: list[int], budget: int, memory: SuffixMemory) -> tuple[float, list[int]]:
    """Score and tokens of what continues a suffix, every count taken from the texts themselves."""
    score, tokens, order = 0.0, [], 0
    waiting: list[tuple[float, int, list[int]]] = [(-1.0, 0, suffix)]
    while waiting and len(tokens) < budget:
        negative, _, run = heappop(waiting)
        if run != suffix:
            score -= negative
            tokens.append(run[-1])
        for token in followers(texts, run) if len(run) < LONGEST else ():
            chance = -negative / occurrences(texts, run) * occurrences(texts, [*run, token])
            if chance >= memory.floor:
                order += 1
                heappush(waiting, (-chance, order, [*run, token]))
        if not memory.tree and waiting:
            waiting = [min(waiting)]
    return score, tokens


def slow_draft(own: list[int], outputs: Texts, memory: SuffixMemory, most: int) -> tuple[float, list[int]]:
    """The best candidate: suffixes of every length, in the request's own text and in the outputs."""
    best: tuple[float, list[int]] = (0.0, [])
    for texts in ([own], outputs):
        found: tuple[float, list[int]] = (0.0, [])
        for length in range(1, min(len(own), LONGEST)):
            if not occurrences(texts, own[-length:]):
                break
            budget = min(most, int(memory.factor * length + memory.offset + 1e-6))
            candidate = slow_candidate(texts, own[-length:], budget, memory)
            if candidate[0] >= found[0]:
                found = candidate
        if found[0] > best[0]:
            best = found
    return best


@pytest.mark.parametrize("tree", [True, False])
@pytest.mark.parametrize("seed", range(20))
def test_drafts_are_those_of_the_rules(seed: int, tree: bool) -> None:
    rng = random.Random(seed)
    words = [[rng.randrange(6) for _ in range(rng.randrange(2, 6))] for _ in range(4)]

    def text(pieces: int) -> list[int]:
        return [token for _ in range(pieces) for token in rng.choice(words)]

    memory = SuffixMemory(factor=rng.choice([0.5, 1.0, 4.0]), offset=rng.choice([0.0, 1.0]), floor=0.1, tree=tree)
    past = [text(6) for _ in range(3)]
    for answer in past:
        memory.insert(answer)
    prompt, output = text(6), text(5)
    drafts, done, drafted = memory.open(prompt), 0, 0
    while done < len(output):
        step = output[done : done + rng.randrange(1, 4)]
        drafts.extend(step)
        done += len(step)
        found = drafts.draft(16, 32)
        score, tokens = slow_draft([*prompt, *output[:done]], [*past, output[:done]], memory, 15)
        assert list(found.tokens) == tokens
        assert sum(found.scores) == pytest.approx(score)
        drafted += len(found)
    assert drafted > 3


def test_lengths_are_hard_bounds_and_chances_fall() -> None:
    memory = SuffixMemory(factor=4, floor=0, tree=True)
    drafts = memory.open([1, 2, 3, 4, 5, 6, 1, 2, 3, 9, 9, 1, 2])
    tree = drafts.draft(64, 2)
    assert max(tree.depths()) == 2
    assert len(drafts.draft(4, 32)) == 3
    assert len(drafts.draft(1, 32)) == 0
    assert tree.tokens[0] == 3
    for parent, score in zip(tree.parents, tree.scores, strict=True):
        assert parent == -1 or score <= tree.scores[parent]


def test_outputs_serve_other_requests_and_prompts_do_not() -> None:
    memory = SuffixMemory()
    first = memory.open([50, 51, 52, 53])
    first.extend([1, 2, 3, 4, 5, 6])
    other = memory.open([50, 51])
    assert len(other.draft(8, 8)) == 0  # the first request's prompt is its own
    other.extend([1, 2, 3])
    assert other.draft(8, 8).tokens[:2] == (4, 5)  # its output is drafted while it runs
    first.close()
    first.close()
    assert memory.open([2, 3]).draft(8, 8).tokens == (4, 5)


def test_the_older_half_leaves_and_open_requests_go_on() -> None:
    memory = SuffixMemory(capacity=20)
    memory.insert(range(10, 18))
    running = memory.open([1])
    running.extend([10, 11])
    memory.insert(range(20, 28))
    memory.insert(range(30, 38))  # 24 tokens do not fit
    assert memory.open([10, 11]).draft(8, 8).tokens == ()
    assert memory.open([30, 31]).draft(8, 8).tokens == (32, 33)
    assert running.draft(8, 8).tokens == (12, 13)  # it was open before the first answer left
    running.close()
    assert memory.open([5, 10]).draft(8, 8).tokens == (11,)  # and its output is in the new memory
    memory.insert(range(100, 200))
    assert memory.open([180, 181]).draft(8, 8).tokens == (182, 183)  # of a long answer the end stays


def test_the_output_of_a_dropped_request_is_kept_with_the_next_one() -> None:
    memory = SuffixMemory()
    for answer in ([1, 2, 3], [4, 5]):
        drafts = memory.open([9])
        drafts.extend(answer)
    del drafts
    gc.collect()
    last = memory.open([9])
    last.extend([6])
    last.close()
    assert list(memory._answers) == [[6], [1, 2, 3], [4, 5]]
    assert not memory.dropped


def test_past_answers_stay_within_their_bound() -> None:
    rng, answers = random.Random(3), PastAnswers(100)
    for _ in range(200):
        answers.add(range(rng.randrange(1, 120)))
        assert answers.tokens == sum(map(len, answers)) <= 100
    with pytest.raises(ValueError, match="capacity must be at least 1 token, got 0"):
        PastAnswers(0)
    with pytest.raises(ValueError, match="negative"):
        answers.add([-1])


def test_threads_share_a_memory() -> None:
    memory, faults = SuffixMemory(tree=True, capacity=500), []

    def work(seed: int) -> None:
        rng = random.Random(seed)
        try:
            for _ in range(20):
                drafts = memory.open([rng.randrange(4) for _ in range(20)])
                for _ in range(20):
                    drafts.draft(16, 8)
                    drafts.extend([rng.randrange(4) for _ in range(3)])
                drafts.close()
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults
    counts = memory.outputs
    assert all(sum(counts.count[after] for after in counts.following[state].values()) <= counts.count[state] for state in (0,))


def test_what_it_refuses() -> None:
    with pytest.raises(ValueError, match=r"factor must not be negative, .* got -1"):
        SuffixMemory(factor=-1)
    with pytest.raises(ValueError, match=r"got 1\.0, 0\.0 and 2"):
        SuffixMemory(floor=2)
    with pytest.raises(ValueError, match="offset must be finite"):
        SuffixMemory(offset=math.inf)
    with pytest.raises(ValueError, match="negative"):
        SuffixMemory().open([-5])


@pytest.mark.parametrize("name", [name for name, method in METHODS.items() if method.from_tokens])
def test_drafting_from_tokens_needs_no_torch(name: str) -> None:
    code = f"""
import sys
from lookahead_core.methods import METHODS
from lookahead_core.trie.trie import TokenTrie
method = METHODS[{name!r}]
memory = TokenTrie(8) if method.uses_trie else method.memory()
memory.insert([1, 2, 3, 4])
drafts = memory.open([1, 2, 3, 4, 1, 2])
drafts.extend([3])
print(tuple(drafts.draft(decoding_length=3, branch_length=8).tokens), sorted({{"torch", "transformers"}} & set(sys.modules)))
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.startswith("(4,")
    assert told.endswith("[]\n")


def test_past_answers_come_with_the_settings() -> None:
    memory = METHODS["suffix"].memory(DraftSettings(answers=[[1, 2, 3, 4], [5, 6]]))
    assert memory.open([2, 3]).draft(8, 8).tokens == (4,)
    with pytest.raises(ValueError, match="trie has no memory of its own"):
        METHODS["trie"].memory()
