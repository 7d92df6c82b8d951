"""The examples that the page offers: the embedded model answers each rightly, at a length that can be watched."""

from __future__ import annotations

import sys

import pytest

from lookahead_core.models.catalogue import TINY, TINY_FOLDER
from lookahead_core.models.examples import prompts
from lookahead_core.models.load import load
from lookahead_core.models.prompts import LimitError
from lookahead_core.models.token_text import encode_chat
from visual.recordings import examples
from visual.work.studies import PROMPTS


@pytest.fixture(scope="module")
def tiny():
    if not (TINY_FOLDER / "model.safetensors").exists():
        pytest.skip("the embedded model's weights are not here")
    return load(TINY, device="cpu", dtype="float32")


@pytest.fixture(scope="module")
def evaluate():
    """The recipe's own judge of answers."""
    sys.path.insert(0, str(TINY_FOLDER / "recipe"))
    try:
        import evaluate
    finally:
        sys.path.pop(0)
    return evaluate


@pytest.mark.parametrize("label", examples.KINDS)
def test_every_offered_answer_is_right_and_long_enough_to_watch(label, tiny, evaluate) -> None:
    offered = examples.offered(label)
    assert len(offered) >= 6
    said = evaluate.answers(tiny.model, tiny.tokenizer, offered)
    for prompt, answer in zip(offered, said, strict=True):
        checked = bool(prompt.facts or prompt.check) and evaluate.right(prompt, answer)
        assert checked or answer == prompt.answer, (examples.question(prompt), answer)
        assert not evaluate.repeats(answer), answer
        assert 30 <= len(tiny.tokenizer(answer).input_ids) <= 250, answer


def test_past_answers_are_never_those_of_an_example() -> None:
    for kind in examples.KINDS.values():
        past = prompts(kind, part="past")
        asked = {one.answer for part in ("offered", "held") for one in prompts(kind, part=part)}
        assert not asked & {one.answer for one in past}, kind
        assert len({one.answer for one in past}) == len(past) >= 50


def test_a_study_gets_different_prompts() -> None:
    for label in examples.KINDS:
        assert len(set(examples.several(label, PROMPTS))) == PROMPTS
        assert examples.several(label, 1) == [examples.example(label)]


def test_there_is_an_error_where_prompts_run_out() -> None:
    with pytest.raises(LimitError, match=r"There are 100 held prompts of kind talk; 101 were asked for"):
        prompts("talk", 101)
    with pytest.raises(ValueError, match=r"kind must be one of reading, .*; got poems, held"):
        prompts("poems")


def test_the_last_prompt_of_a_kind_is_followed_by_the_first() -> None:
    for label in examples.KINDS:
        assert examples.example(label, len(examples.offered(label))) == examples.example(label)


def test_an_example_fits_the_page(tiny) -> None:
    for label in examples.KINDS:
        for prompt in examples.offered(label):
            assert len(encode_chat(tiny, examples.question(prompt))) <= 400
