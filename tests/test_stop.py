"""Stop rules: every run ends at exactly the token where plain decoding ends, in text, cache and trie alike."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from transformers import AutoTokenizer, StoppingCriteria, StoppingCriteriaList
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.decode.attention import TreePass
from lookahead_core.decode.batch import BatchDecoder
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder, Result
from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.decode.mask import causal_layout
from lookahead_core.decode.run import Run
from lookahead_core.trace.trace import Trace
from lookahead_core.trie.draft_tree import EMPTY, DraftTree

TOKENIZER = Path(__file__).parents[1] / "assets" / "tiny_model"


class Oracle(DraftSource):
    """Drafts that are always right: one branch of the known answer, and past it. Remembers what was committed."""

    def __init__(self, answer: Sequence[int]) -> None:
        self.answer, self.committed, self.closed = list(answer), [], False

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        done = len(self.committed)
        tokens = self.answer[done : done + min(decoding_length - 1, branch_length)]
        return DraftTree(tokens=tuple(tokens), parents=tuple(range(-1, len(tokens) - 1)))

    def extend(self, tokens: Sequence[int]) -> None:
        self.committed.extend(tokens)

    def close(self) -> None:
        self.closed = True


class OracleDecoder(LookaheadDecoder):
    """Lookahead whose drafts come from an oracle instead of a trie."""

    def __init__(self, model, oracle: Oracle, **options: Any) -> None:
        super().__init__(model, **options)
        self.oracle = oracle

    def draft_source(self, prompt: list[int], auto: object) -> Oracle:
        return self.oracle


@pytest.fixture(scope="module")
def model():
    return build("llama")


@pytest.fixture(scope="module")
def plain_model():
    return build("llama")


def generated(model, tokens: list[int], **settings: Any) -> list[int]:
    """What transformers' own loop emits."""
    ids = torch.tensor([tokens])
    with torch.inference_mode():
        out = model.generate(ids, attention_mask=torch.ones_like(ids), pad_token_id=0, do_sample=False, **settings)
    return out[0, len(tokens) :].tolist()


def run_to_end(decoder: LookaheadDecoder, tokens: list[int], new: int | None, **settings: Any) -> tuple[Run, Result]:
    """A run that is left open at its end, so that its cache can be looked at."""
    run, trace = decoder.open(tokens, new, **settings), Trace(prompt=tokens)
    while run.finished is None:
        trace.add(decoder.advance(run))
    return run, Result(trace.tokens(decoder.lane), trace, decoder.lane)


def check_end(model, plain_model, tokens: list[int], answer: list[int], new: int = 30, **settings: Any) -> Result:
    """Drafted with an oracle of `answer`: equals generate, and cache and drafts end with the text. The result."""
    want = generated(plain_model, tokens, max_new_tokens=new, **settings)
    oracle = Oracle(answer)
    decoder = OracleDecoder(model, oracle, decoding_length=8, branch_length=7)
    run, result = run_to_end(decoder, tokens, new, **settings)
    assert result.tokens == want
    assert run.sequence == [*tokens, *want]
    assert run.passes.rows == len(run.sequence) - 1  # the last token has no row, as in plain decoding
    assert {layer.keys.shape[-2] for layer in run.passes.cache.layers} == {run.passes.rows}
    assert oracle.committed == want
    run.close()
    assert oracle.closed
    assert GreedyDecoder(model).generate(tokens, new, **settings).tokens == want
    return result


@pytest.fixture(scope="module")
def answer(plain_model) -> list[int]:
    """The undisturbed answer to `prompt(12)`: 40 tokens without any stop rule but length."""
    return generated(plain_model, prompt(12), max_new_tokens=40, eos_token_id=None)


def test_eos_inside_an_accepted_run(model, plain_model, answer) -> None:
    token = answer[11]
    cut = answer.index(token)
    result = check_end(model, plain_model, prompt(12), answer, eos_token_id=token)
    last = result.trace.lanes["lookahead"][-1]
    assert result.tokens == answer[: cut + 1]
    assert last.finished == "eos"
    assert last.tokens[-1] == token
    assert len(last.path) == len(last.tokens)  # the EOS was itself a draft, and drafts stood behind it
    assert len(last.tree) > len(last.path)


def test_a_set_of_eos_tokens(model, plain_model, answer) -> None:
    eos = [95, answer[14], answer[9]]
    result = check_end(model, plain_model, prompt(12), answer, eos_token_id=eos)
    assert result.tokens[-1] in eos
    assert len(result.tokens) == 1 + min(answer.index(token) for token in eos if token in answer)


@pytest.mark.parametrize("length", [1, 2, 7, 8, 9, 15, 16, 17])
def test_the_length_bound_at_every_place_of_a_pass(model, plain_model, answer, length: int) -> None:
    result = check_end(model, plain_model, prompt(12), answer, new=length, eos_token_id=None)
    assert result.tokens == answer[:length]
    assert result.trace.lanes["lookahead"][-1].finished == "length"


def test_eos_inside_the_prompt_does_not_end_the_run(model, plain_model) -> None:
    tokens = prompt(12)
    answer = generated(plain_model, tokens, max_new_tokens=20, eos_token_id=None)
    eos = next(token for token in tokens if token not in answer[:10])
    result = check_end(model, plain_model, tokens, answer, new=20, eos_token_id=eos)
    assert len(result.tokens) >= 10
    ends_in_eos = [*tokens, eos]
    check_end(model, plain_model, ends_in_eos, answer, new=20, eos_token_id=eos)


@pytest.mark.parametrize("eos", [None, 0])
def test_token_id_zero_is_a_token(plain_model, answer, eos: int | None) -> None:
    """A model whose favourite token is renamed to 0: it must be drafted, accepted and, if it is an EOS, obeyed."""
    favourite = answer[6]
    names = {favourite: 0, 0: favourite}
    renamed = [build("llama"), build("llama")]
    with torch.no_grad():
        for one in renamed:
            for weight in (one.get_input_embeddings().weight, one.get_output_embeddings().weight):
                weight[[0, favourite]] = weight[[favourite, 0]]
    tokens, zeros = [[names.get(token, token) for token in some] for some in (prompt(12), answer)]
    assert 0 in zeros
    result = check_end(*renamed, tokens, zeros, new=40, eos_token_id=eos)
    assert result.tokens == (zeros if eos is None else zeros[: zeros.index(0) + 1])
    drafted = LookaheadDecoder(renamed[0], decoding_length=6, branch_length=4)
    drafted.trie.insert([tokens[-1], *zeros])
    again = drafted.generate(tokens, 40, eos_token_id=eos)
    assert again.tokens == result.tokens
    steps = again.trace.lanes["lookahead"]
    assert any(step.tree.tokens[node] == 0 for step in steps for node in step.path)  # accepted as a draft


def test_eos_none_overrides_the_models_own(model, plain_model, answer) -> None:
    for one in (model, plain_model):
        one.generation_config.eos_token_id = answer[3]
    try:
        by_default = check_end(model, plain_model, prompt(12), answer, new=20)
        without = check_end(model, plain_model, prompt(12), answer, new=20, eos_token_id=None)
    finally:
        for one in (model, plain_model):
            one.generation_config.eos_token_id = None
    assert by_default.tokens == answer[: answer.index(answer[3]) + 1]
    assert without.tokens == answer[:20]


@pytest.mark.parametrize("token", [0, 17, 95])
def test_prompts_of_one_token(model, plain_model, token: int) -> None:
    answer = generated(plain_model, [token], max_new_tokens=16, eos_token_id=None)
    check_end(model, plain_model, [token], answer, new=16, eos_token_id=None)


class After(StoppingCriteria):
    """A caller's own rule: stop once the last two tokens add up to at least `bound`; counts its calls."""

    def __init__(self, bound: int) -> None:
        self.bound, self.lengths = bound, []

    def __call__(self, input_ids: torch.Tensor, scores: Any, **kwargs: Any) -> torch.Tensor:
        self.lengths.append(input_ids.shape[1])
        return input_ids[:, -2:].sum(-1) >= self.bound


def test_custom_criteria_are_asked_after_every_token(model, plain_model, answer) -> None:
    sums = [one + other for one, other in pairwise(answer)]
    bound = max(sums[5:])
    assert sums.index(bound) > 5  # else the rule would fire at once and test little
    rule = After(bound)
    decoder = OracleDecoder(model, Oracle(answer), decoding_length=8, branch_length=7)
    criteria = {"stopping_criteria": StoppingCriteriaList([rule]), "eos_token_id": None}
    run, result = run_to_end(decoder, prompt(12), 40, **criteria)
    lengths = list(rule.lengths)
    want = generated(plain_model, prompt(12), max_new_tokens=40, **criteria)
    assert result.tokens == want
    assert len(want) < 40
    assert result.trace.lanes["lookahead"][-1].finished == "stop"
    assert lengths == list(range(13, 13 + len(want)))  # once a token, in order, never ahead
    assert run.passes.rows == len(run.sequence) - 1


# --- stop strings ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def worded():
    """The tiny model's tokenizer, two equal random models of its vocabulary, and an undisturbed answer as tokens."""
    tokenizer = AutoTokenizer.from_pretrained(TOKENIZER)
    size = len(tokenizer)
    model, plain_model = build("llama", vocab_size=size), build("llama", vocab_size=size)
    answer = generated(plain_model, prompt(12, vocabulary=size), max_new_tokens=40, eos_token_id=None)
    return tokenizer, model, plain_model, answer


@pytest.mark.parametrize("place", [3, 8, 13, 21])
def test_stop_strings_across_token_boundaries(worded, place: int) -> None:
    tokenizer, model, plain_model, answer = worded
    before, after = tokenizer.decode(answer[place : place + 1]), tokenizer.decode(answer[place + 1 : place + 2])
    stop = before[-2:] + after[:2]  # the end of one token and the beginning of the next
    result = check_end(
        model,
        plain_model,
        prompt(12, vocabulary=len(tokenizer)),
        answer,
        new=40,
        eos_token_id=None,
        stop_strings=[stop],
        tokenizer=tokenizer,
    )
    assert stop in tokenizer.decode(result.tokens)
    assert stop not in tokenizer.decode(result.tokens[:-1])
    assert result.trace.lanes["lookahead"][-1].finished == "stop"
    assert any(len(step.tokens) > 2 for step in result.trace.lanes["lookahead"])


def test_stop_strings_without_a_tokenizer_are_refused(model) -> None:
    with pytest.raises(ValueError, match="tokenizer"):
        next(LookaheadDecoder(model).stream(prompt(12), 8, stop_strings=["a"]))


# --- limits ----------------------------------------------------------------------------------------------------------


def test_the_run_ends_at_the_models_context() -> None:
    """gpt2 has no position past its last: the decoder must stop before it, whatever it drafts."""
    model, plain_model = (
        build("gpt2", max_position_embeddings=24, n_positions=24),
        build("gpt2", max_position_embeddings=24, n_positions=24),
    )
    tokens = prompt(12)
    want = generated(plain_model, tokens, max_new_tokens=12, eos_token_id=None)
    past = [*want, *want]
    decoder = OracleDecoder(model, Oracle(past), decoding_length=8, branch_length=7)
    run, result = run_to_end(decoder, tokens, 100, eos_token_id=None)
    assert result.tokens == want
    assert len(run.sequence) == 24
    assert result.trace.lanes["lookahead"][-1].finished == "context"
    assert GreedyDecoder(model).generate(tokens, 100, eos_token_id=None).tokens == want


@pytest.mark.parametrize(
    ("tokens", "named"),
    [
        ([], "empty"),
        ([3, -1], "not -1"),
        ([3, 96], "token id 96 .* vocabulary of 96"),
        (list(range(20)), "20 tokens.* context of 20"),
        (torch.zeros((2, 3), dtype=torch.long), "2 rows"),
    ],
    ids=["empty", "negative", "vocabulary", "context", "batch"],
)
def test_bad_prompts_are_refused_with_bound_and_value(tokens: Any, named: str) -> None:
    model = build("gpt2", max_position_embeddings=20, n_positions=20)
    for decoder in (LookaheadDecoder(model), GreedyDecoder(model)):
        with pytest.raises(ValueError, match=named):
            decoder.generate(tokens, 4)


@pytest.mark.parametrize(
    "option", [{"decoding_length": 0}, {"branch_length": 0}, {"decoding_length": 2.5}, {"branch_length": True}]
)
def test_bad_bounds_are_refused_with_the_value(model, option: dict[str, Any]) -> None:
    name, value = next(iter(option.items()))
    with pytest.raises(ValueError, match=f"{name} must be a whole number of at least 1, not {value}"):
        LookaheadDecoder(model, **option)


@pytest.mark.parametrize("seed", [2**70, "a", 1.5, True], ids=repr)
def test_what_is_no_seed_is_refused(model, seed: Any) -> None:
    why = f"seed must be a whole number from -2**63 to 2**64 - 1, not {seed!r}"
    for call in (lambda: LookaheadDecoder(model).generate([1, 2], 4, seed=seed), lambda: lc.race(model, [1, 2], seed=seed)):
        with pytest.raises(ValueError, match=re.escape(why)):
            call()


def test_numbers_of_numpy_are_numbers(model) -> None:
    decoder, same = LookaheadDecoder(model, branch_length=np.int64(12)), {"do_sample": True, "eos_token_id": None}
    assert (
        decoder.generate([1, 2, 3], np.int64(5), seed=np.int64(3), **same).tokens
        == decoder.generate([1, 2, 3], 5, seed=3, **same).tokens
    )


def test_what_is_no_trie_and_no_curve_is_refused(model) -> None:
    with pytest.raises(TypeError, match="trie must be a TokenTrie, not 'x'"):
        LookaheadDecoder(model, trie="x")
    for kind in (LookaheadDecoder, BatchDecoder):
        with pytest.raises(TypeError, match="costs must be a CostCurve, not 3"):
            kind(model, decoding_length="auto", costs=3)
    for kind in (LookaheadDecoder, GreedyDecoder):
        with pytest.raises(TypeError, match="fixed must be a FixedShape, not 32"):
            kind(model, fixed=32)
    with pytest.raises(TypeError, match="decoder must be one with drafts, not <"):
        lc.race(model, [1, 2], decoder=GreedyDecoder(model))


def test_what_is_no_strategy_is_refused_before_a_run(model) -> None:
    with pytest.raises(ValueError, match="strategy must be one of trie, hierarchical, parallel, single, got 'tree'"):
        LookaheadDecoder(model, strategy="tree")


def test_an_empty_draft_is_a_plain_pass(model, plain_model, answer) -> None:
    class Silent(Oracle):
        def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
            return EMPTY

    decoder = OracleDecoder(model, Silent([]))
    assert decoder.generate(prompt(12), 10, eos_token_id=None).tokens == answer[:10]


def test_closing_the_stream_ends_the_run(model) -> None:
    oracle = Oracle([])
    decoder = OracleDecoder(model, oracle)
    steps = decoder.stream(prompt(12), 50, eos_token_id=None)
    next(steps)
    steps.close()
    assert oracle.closed


def test_a_pass_that_an_interrupt_left_open_ends_with_its_frame() -> None:
    model = build("llama")
    want = LookaheadDecoder(build("llama")).generate(prompt(20), 10, eos_token_id=None).tokens
    decoder = LookaheadDecoder(model)

    def interrupted() -> None:
        TreePass(causal_layout(3, model.device)).__enter__()

    interrupted()
    ids = torch.tensor([[0] * 5 + prompt(15)])
    asked = {"attention_mask": (ids != 0).long(), "max_new_tokens": 10, "do_sample": False, "pad_token_id": 0}
    assert torch.equal(model.generate(ids, **asked), build("llama").generate(ids, **asked))
    assert decoder.generate(prompt(20), 10, eos_token_id=None).tokens == want


def test_a_pass_of_another_shape_is_no_pass() -> None:
    model = build("llama")
    LookaheadDecoder(model)
    ids = torch.tensor([prompt(5)])
    one = TreePass(causal_layout(1, model.device))
    with pytest.raises(RuntimeError, match="a mask of 4 rows and 4 keys in a pass of 1 and 1"), one:
        model(ids)
