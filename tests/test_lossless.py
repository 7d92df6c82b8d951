"""Drafts never change one token: random, adversarial and concurrently changing sources, on random and trained weights."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from transformers import AutoModelForCausalLM, AutoTokenizer
from zoo import build, prompt

from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.models.examples import KINDS, prompts
from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.trie.trie import TokenTrie

NEW = 12
EOS = 5


class Hostile(DraftSource):
    """A source that answers with whatever trees it is given, whatever it was asked for."""

    def __init__(self, trees: Sequence[DraftTree]) -> None:
        self.trees, self.asked = list(trees), 0

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        self.asked += 1
        return self.trees[self.asked % len(self.trees)]

    def extend(self, tokens: Sequence[int]) -> None:
        pass


class HostileDecoder(LookaheadDecoder):
    """Lookahead with a given source instead of a trie."""

    source: Hostile

    def draft_source(self, prompt: list[int], auto: object) -> Hostile:
        return self.source


@pytest.fixture(scope="module", params=["llama", "gemma3_text", "gpt2"])
def model(request: pytest.FixtureRequest):
    return build(request.param)


@pytest.fixture(scope="module")
def answers(model) -> dict[tuple[int, bool], list[int]]:
    """Plain answers by (seed of the prompt, sampled?), from transformers' own loop on another copy."""
    plain = build({"LlamaForCausalLM": "llama", "Gemma3ForCausalLM": "gemma3_text"}.get(type(model).__name__, "gpt2"))
    found = {}
    for seed in range(3):
        ids = torch.tensor([prompt(9, seed=seed)])
        for sampled in (False, True):
            torch.manual_seed(seed)
            out = plain.generate(
                ids,
                attention_mask=torch.ones_like(ids),
                max_new_tokens=NEW,
                do_sample=sampled,
                top_k=8,
                eos_token_id=EOS,
                pad_token_id=0,
            )
            found[seed, sampled] = out[0, 9:].tolist()
    return found


@st.composite
def trees(draw: st.DrawFn, likely: list[int]) -> DraftTree:
    """Any tree: duplicate siblings, repeated tokens, deep chains, right tokens in wrong places, EOS, id 0, foreign ids."""
    size = draw(st.integers(0, 24))
    deep = draw(st.booleans())
    parents = [draw(st.integers(max(-1, node - 2) if deep else -1, node - 1)) for node in range(size)]
    token = st.one_of(st.sampled_from([*likely, 0, EOS]), st.integers(0, 95), st.sampled_from([96, 10**6, -3]))
    tokens = [draw(token) for _ in range(size)]
    return DraftTree(tokens=tuple(tokens), parents=tuple(parents), scores=(0.5,) * size, sources=("output",) * size)


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(data=st.data())
def test_hostile_drafts_never_change_a_token(model, answers, data: st.DataObject) -> None:
    seed, sampled = data.draw(st.sampled_from(sorted(answers)))
    want = answers[seed, sampled]
    right = DraftTree(tokens=tuple(want), parents=tuple(range(-1, len(want) - 1)))
    source = data.draw(st.lists(st.one_of(trees(want), st.just(right)), min_size=1, max_size=4))
    decoder = HostileDecoder(model, decoding_length=data.draw(st.sampled_from([2, 5, 16])), branch_length=6)
    decoder.source = Hostile(source)
    result = decoder.generate(prompt(9, seed=seed), NEW, seed=seed, do_sample=sampled, top_k=8, eos_token_id=EOS)
    assert result.tokens == want
    for step in result.trace.lanes["lookahead"]:
        assert step.width <= decoder.decoding_length
        assert max(step.tree.depths(), default=0) <= 6


def test_a_wrong_acceptance_would_be_seen(model, answers, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: accepting the first child unasked changes the output of the property test's own set-up."""
    from lookahead_core.trace.argmax import first_largest

    def gullible(tree: DraftTree, address: int, size: int) -> Iterator[tuple[int, int]]:
        if len(tree):
            yield tree.tokens[0], 0
            address += 4 * size
        yield first_largest(address, size), -1

    monkeypatch.setattr("lookahead_core.decode.run.LargestWalk", lambda: gullible)
    decoder = HostileDecoder(model, decoding_length=5, branch_length=6)
    decoder.source = Hostile([DraftTree(tokens=(90, 91), parents=(-1, -1))])
    result = decoder.generate(prompt(9, seed=0), NEW, eos_token_id=EOS)
    assert result.tokens != answers[0, False]


def test_a_model_with_single_branches_is_fed_the_first_branch_of_a_tree() -> None:
    model, ids = build("bloom"), prompt(20)
    want = GreedyDecoder(model).generate(ids, 24, eos_token_id=None).tokens
    decoder = HostileDecoder(model, decoding_length=80)
    decoder.source = Hostile([DraftTree(tokens=tuple(range(64)), parents=(-1,) * 64)])
    result = decoder.generate(ids, 24, eos_token_id=None)
    assert result.tokens == want
    assert {step.width for step in result.trace.lanes["lookahead"][1:-1]} == {2}


@pytest.mark.parametrize(
    ("tree", "named"),
    [
        (DraftTree(tokens=(1, 2), parents=(1, -1)), "child before its parent"),
        (DraftTree(tokens=(1,), parents=(-2,)), "child before its parent"),
        (DraftTree(tokens=(1, 2), parents=(-1,)), "2 tokens and 1 parents"),
    ],
)
def test_what_is_no_tree_is_an_error_and_no_token(tree: DraftTree, named: str) -> None:
    decoder = HostileDecoder(build("llama"))
    decoder.source = Hostile([tree])
    with pytest.raises(ValueError, match=named):
        decoder.generate(prompt(9), NEW, eos_token_id=None)


def test_a_trie_that_changes_while_it_is_read() -> None:
    """Other threads insert, save their breath and forget while a run drafts: the tokens stay the same."""
    model = build("llama")
    want = GreedyDecoder(model).generate(prompt(9), 60, eos_token_id=None).tokens
    trie = TokenTrie(branch_length=6, capacity=400)  # small: it evicts all the time
    trie.insert([prompt(9)[-1], *want])
    done = threading.Event()
    failures: list[BaseException] = []

    def disturb(number: int) -> None:
        generator = torch.Generator().manual_seed(number)
        try:
            while not done.is_set():
                noise = torch.randint(0, 96, (30,), generator=generator).tolist()
                trie.insert(noise + want[number * 5 : number * 5 + 9])
                with trie.open(noise) as request:
                    request.extend(noise[:3])
                    request.draft(decoding_length=8)
                time.sleep(0.002)  # or three threads that want the interpreter all the time leave the run none
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=disturb, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    try:
        decoder = LookaheadDecoder(model, trie, decoding_length=10, branch_length=6)
        runs = [decoder.generate(prompt(9), 60, eos_token_id=None) for _ in range(4)]
    finally:
        done.set()
        for thread in threads:
            thread.join()
    assert not failures
    assert all(run.tokens == want for run in runs)


# --- the embedded model ----------------------------------------------------------------------------------------------

TINY = Path(__file__).parents[1] / "assets" / "tiny_model"


@pytest.fixture(scope="module")
def tiny():
    """The embedded model in float32 and 56 held-out prompts, 8 of each kind, as token ids."""
    if not (TINY / "model.safetensors").exists():
        pytest.skip("the embedded model's weights are not there")
    tokenizer = AutoTokenizer.from_pretrained(TINY)
    model = AutoModelForCausalLM.from_pretrained(TINY, dtype=torch.float32).eval()
    ids = [
        tokenizer.apply_chat_template(one.messages, add_generation_prompt=True, return_dict=False)
        for kind in KINDS
        for one in prompts(kind, 8)
    ]
    return model, ids


@torch.inference_mode()
def generated(model, prompts: list[list[int]], new: int) -> list[list[int]]:
    """What `model.generate(do_sample=False)` answers: 25 left-padded rows at a time, their padding and what follows EOS cut."""
    answers: list[list[int]] = []
    eos, pad = model.generation_config.eos_token_id, model.generation_config.pad_token_id
    for start in range(0, len(prompts), 25):
        rows = prompts[start : start + 25]
        width = max(map(len, rows))
        ids = torch.tensor([[pad] * (width - len(row)) + row for row in rows])
        mask = torch.tensor([[0] * (width - len(row)) + [1] * len(row) for row in rows])
        for row in model.generate(ids, attention_mask=mask, do_sample=False, max_new_tokens=new)[:, width:].tolist():
            answers.append(row[: row.index(eos) + 1] if eos in row else row)
    return answers


def test_the_embedded_model_cold_and_warm(tiny) -> None:
    model, prompts = tiny
    new = 32
    want = generated(model, prompts, new)
    cold = [LookaheadDecoder(model, branch_length=12, decoding_length=16).generate(ids, new) for ids in prompts]
    assert [run.tokens for run in cold] == want
    warm = LookaheadDecoder(model, decoding_length=24, branch_length=12)
    for ids, answer in zip(prompts, want, strict=True):
        warm.trie.insert([ids[-1], *answer])
    warmed = [warm.generate(ids, new) for ids in prompts[::2]]  # four of each kind
    assert [run.tokens for run in warmed] == want[::2]
    steps = sum(len(run.trace.lanes["lookahead"]) for run in warmed)
    assert steps * 2 < sum(map(len, want[::2]))  # drafts were followed
