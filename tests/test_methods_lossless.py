"""Every method of the table equals `model.generate`: greedy and sampled, 1 to 64 rows, stop strings inside an accepted run."""

from __future__ import annotations

from threading import Thread
from typing import Any

import pytest
import torch
from test_lossless import TINY, generated
from trained import hostile
from transformers import AutoModelForCausalLM, AutoTokenizer
from zoo import build, prompt

from lookahead_core.decode.decoder import LookaheadDecoder, Result
from lookahead_core.decode.draft_source import DraftSource, Observation
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.decode.hidden_rows import HiddenRows
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.suffix import SuffixMemory
from lookahead_core.methods.worth import Worth
from lookahead_core.models.examples import KINDS, prompts
from lookahead_core.models.prompts import LimitError
from lookahead_core.trie.draft_tree import EMPTY, DraftTree
from lookahead_core.trie.trie import TokenTrie

FAMILIES = ("llama", "mistral", "gemma3_text", "gpt2", "gpt_oss", "qwen3_moe", "deepseek_v3", "bloom")
NEW = 24
LENGTHS = (*range(1, 10), 12, 15, 16, 17, 32, 33, 64)
"""Decoding lengths of the methods from tokens alone; the trie is run at every one."""
ANSWER = 32
"""Tokens of the embedded model's answers."""
SAMPLED = {"do_sample": True, "temperature": 0.9, "top_k": 12, "repetition_penalty": 1.1}


def decoder(name: str, model: Any, length: int = 16, branch: int = 8, past: tuple[list[int], ...] = ()) -> LookaheadDecoder:
    """A method's decoder, past answers in its memory, and random weights in its trained parts."""
    return METHODS[name].decoder(model, DraftSettings(length, branch, answers=past, parts=hostile(model)))


def want(model: Any, ids: list[int], **settings: Any) -> list[int]:
    """What transformers' own loop answers."""
    tensor = torch.tensor([ids])
    settings = {"do_sample": False, "max_new_tokens": NEW, "eos_token_id": None, "pad_token_id": 0, **settings}
    return model.generate(tensor, attention_mask=torch.ones_like(tensor), **settings)[0, len(ids) :].tolist()


def takes(name: str, family: str) -> bool:
    """Whether a family takes a method's drafts; the one that takes no trees has no use for a window."""
    return family != "bloom" or not METHODS[name].needs_trees


@pytest.mark.parametrize("family", FAMILIES)
def test_every_method_equals_generate(family: str) -> None:
    model, plain, ids = build(family), build(family), prompt(14) * 2
    greedy = want(plain, ids)
    torch.manual_seed(3)
    sampled = want(plain, ids, **SAMPLED)
    followed: dict[str, float] = {}
    for name in METHODS:
        if takes(name, family):
            one = decoder(name, model, past=([ids[-1], *greedy], [ids[-1], *sampled]))
            runs = [one.generate(ids, NEW, eos_token_id=None) for _ in range(2)]
            assert [run.tokens for run in runs] == [greedy] * 2, name
            run = one.generate(ids, NEW, eos_token_id=None, seed=3, **SAMPLED)
            assert run.tokens == sampled, name
            followed[name] = runs[1].edl
    assert all(
        followed[name] > 1.5 for name, method in METHODS.items() if name in followed and method.from_tokens and name != "lookup"
    )
    assert followed["recycling"] > 1.0


@pytest.mark.parametrize("name", METHODS)
def test_from_1_to_64_rows(name: str) -> None:
    model, ids = build("llama"), prompt(14) * 2
    answer = want(build("llama"), ids)
    some = LENGTHS if METHODS[name].from_tokens else range(1, 65, 7)
    for length in range(1, 65) if name == "trie" else [one for one in some if one >= METHODS[name].least]:
        for branch in (1, 12):
            run = decoder(name, model, length, branch, past=([ids[-1], *answer],)).generate(ids, NEW, eos_token_id=None)
            assert run.tokens == answer, (length, branch)
            steps = run.trace.lanes["lookahead"][1:]
            assert max(step.width for step in steps) <= length
            if name != "lookahead-decoding":  # its window has a depth of its own
                assert max(max(step.tree.depths(), default=0) for step in steps) <= branch


@pytest.fixture(scope="module")
def stopped() -> tuple[Any, Any, list[int], list[tuple[str, list[int]]]]:
    """The embedded tokenizer, a model with its words, its answer, and stop strings out of it with what `generate` gives."""
    tokenizer = AutoTokenizer.from_pretrained(TINY)
    model, ids = build("llama", vocab_size=len(tokenizer)), prompt(14) * 2
    whole = want(model, ids)
    texts = [tokenizer.decode(whole[: end + 1]) for end in range(len(whole))]
    ends = [texts[end][len(texts[end - 1]) :] for end in range(2, 14)]
    stops = [stop for stop in ends if stop.strip() and "\ufffd" not in stop]
    told = [(stop, want(model, ids, stop_strings=[stop], tokenizer=tokenizer)) for stop in stops]
    return tokenizer, model, whole, told


@pytest.mark.parametrize("name", METHODS)
def test_a_stop_string_inside_an_accepted_run(name: str, stopped: tuple[Any, Any, list[int], Any]) -> None:
    tokenizer, model, whole, told = stopped
    ids, ended_inside = prompt(14) * 2, 0
    for stop, answer in told:
        one = decoder(name, model, past=([ids[-1], *whole],))
        run = one.generate(ids, NEW, eos_token_id=None, stop_strings=[stop], tokenizer=tokenizer)
        assert run.tokens == answer
        assert run.finished == ("stop" if len(answer) < NEW else "length")
        last = run.trace.lanes["lookahead"][-1]
        ended_inside += last.finished == "stop" and len(last.path) == len(last.tokens)
    assert ended_inside or not METHODS[name].from_tokens or name == "lookup"


@pytest.mark.parametrize("name", [name for name, method in METHODS.items() if not method.needs_trees])
def test_bit_equal_runs_take_single_branches(name: str) -> None:
    model, ids = build("llama").to(torch.bfloat16), prompt(14) * 2
    plain = LookaheadDecoder(model, decoding_length=1, exact=True).generate(ids, NEW, eos_token_id=None)
    settings = DraftSettings(12, 8, exact=True, answers=([ids[-1], *plain.tokens],), parts=hostile(model))
    run = METHODS[name].decoder(model, settings).generate(ids, NEW, eos_token_id=None)
    assert run.tokens == plain.tokens
    assert branches_alone(run)


@pytest.mark.parametrize("name", METHODS)
def test_settings_without_trees_feed_single_branches(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worth, "asks", lambda *_: True)
    model, ids = build("llama"), prompt(14) * 2
    answer = want(model, ids)
    settings = DraftSettings(12, 8, trees=False, answers=([ids[-1], *answer], [ids[-1], 7, 8, 9]), parts=hostile(model))
    if METHODS[name].needs_trees:
        with pytest.raises(LimitError, match="trees=False"):
            METHODS[name].decoder(model, settings)
        return
    run = METHODS[name].decoder(model, settings).generate(ids, NEW, eos_token_id=None)
    assert run.tokens == answer
    assert branches_alone(run)


def branches_alone(run: Result) -> bool:
    """Whether no pass of a drafted run had two branches."""
    return all(list(step.tree.parents) == list(range(-1, len(step.tree) - 1)) for step in run.trace.lanes["lookahead"])


def test_a_memory_of_trees_on_a_model_that_takes_none() -> None:
    model, ids = build("bloom"), prompt(14) * 2
    answer = want(build("bloom"), ids)
    memory = SuffixMemory(factor=4, floor=0, tree=True)
    memory.insert([ids[-1], *answer])
    memory.insert([ids[-1], 7, 8, 9])
    run = METHODS["suffix"].decoder(model, DraftSettings(16, 8, memory=memory)).generate(ids, NEW, eos_token_id=None)
    assert run.tokens == answer
    assert max(step.width for step in run.trace.lanes["lookahead"][1:]) > 2


def test_a_trie_is_no_memory() -> None:
    with pytest.raises(TypeError, match="memory must be a DraftMemory, not "):
        METHODS["suffix"].decoder(build("llama"), DraftSettings(16, 8, memory=TokenTrie()))


@pytest.mark.parametrize("name", METHODS)
def test_a_memory_outlives_runs_and_its_twin_is_empty(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worth, "asks", lambda *_: True)  # merged methods ask by the time that it takes
    model, ids = build("llama"), prompt(14) * 2
    one = decoder(name, model)
    first, second = (one.generate(ids, NEW, eos_token_id=None) for _ in range(2))
    twin = one.twin().generate(ids, NEW, eos_token_id=None)
    assert first.tokens == second.tokens == twin.tokens
    assert twin.edl == first.edl
    if name in ("trie", "suffix", "recycling"):
        assert second.edl > first.edl


@pytest.mark.parametrize("trees", [True, False])
def test_an_answer_is_kept_within_the_memorys_bound_when_its_run_ends(trees: bool) -> None:
    one = METHODS["suffix"].decoder(build("llama"), DraftSettings(16, 8, trees=trees))
    answers = [one.generate(prompt(14, seed), NEW, eos_token_id=None).tokens for seed in range(2)]
    assert list(one.memory._answers) == answers


class Reader(DraftSource):
    """Drafts nothing and reads the hidden rows; or drafts the tokens it is given."""

    reads_hidden = True

    def __init__(self, tree: DraftTree) -> None:
        self.tree, self.seen = tree, []

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        return self.tree

    def observe(self, seen: Observation) -> None:
        assert seen.hidden is not None
        self.seen.append((seen.hidden.clone(), seen.logits.clone(), seen.top(3)))

    def extend(self, tokens: Any) -> None:
        pass


class ReaderDecoder(LookaheadDecoder):
    source: Reader

    def draft_source(self, prompt: list[int], auto: object) -> Reader:
        return self.source


@pytest.mark.parametrize("fixed", [None, FixedShape((1, 8))])
@pytest.mark.parametrize("family", ["llama", "gpt2", "gemma3_text"])
def test_hidden_rows_and_likeliest_tokens_of_a_pass(family: str, fixed: FixedShape | None) -> None:
    model, ids = build(family), prompt(9)
    for tree in (EMPTY, DraftTree((5, 6, 7), (-1, 0, -1))):
        one = ReaderDecoder(model, decoding_length=8, fixed=fixed)
        one.source = Reader(tree)
        answer = one.generate(ids, 4, eos_token_id=None)
        assert [len(hidden) for hidden, _, _ in one.source.seen][:2] == [1, len(tree) + 1]
        with torch.inference_mode():
            for hidden, logits, top in one.source.seen:
                again = model.get_output_embeddings()(hidden)
                assert torch.allclose(again, logits, atol=1e-5) or family == "gemma3_text"
                assert top == logits.topk(3).indices.tolist()
                assert [row[0] for row in top] == logits.argmax(-1).tolist()
        assert answer.tokens == want(build(family), ids, max_new_tokens=4)
    assert not model.get_output_embeddings()._forward_pre_hooks


# --- the embedded model ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tiny() -> tuple[Any, list[list[int]], list[list[int]]]:
    """The embedded model in float32, a held-out prompt of each kind, and its answers."""
    if not (TINY / "model.safetensors").exists():
        pytest.skip("the embedded model's weights are not there")
    tokenizer = AutoTokenizer.from_pretrained(TINY)
    model = AutoModelForCausalLM.from_pretrained(TINY, dtype=torch.float32).eval()
    ids = [
        tokenizer.apply_chat_template(one.messages, add_generation_prompt=True, return_dict=False)
        for kind in KINDS
        for one in prompts(kind, 1)
    ]
    return model, ids, generated(model, ids, ANSWER)


@pytest.mark.parametrize("name", METHODS)
def test_the_embedded_models_answers(name: str, tiny: tuple[Any, list[list[int]], list[list[int]]]) -> None:
    model, ids, answers = tiny
    if refusal := METHODS[name].refusal(model):
        pytest.skip(refusal)
    one = METHODS[name].decoder(model, DraftSettings(16, 12))
    runs = [one.generate(prompt, ANSWER) for prompt in ids]
    assert [run.tokens for run in runs] == answers
    passes = sum(len(run.trace.lanes["lookahead"]) - 1 for run in runs)
    assert passes < sum(len(answer) - 1 for answer in answers)


def test_passes_of_other_threads_leave_the_hidden_rows_alone() -> None:
    model = build("llama")
    head, hidden = model.get_output_embeddings(), HiddenRows(model)
    with hidden:
        head(torch.ones(1, 2, 32))
        other = Thread(target=head, args=(torch.zeros(1, 5, 32),))
        other.start()
        other.join()
    assert hidden.rows is not None
    assert hidden.rows.shape == (2, 32)
