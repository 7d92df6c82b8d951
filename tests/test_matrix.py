"""Every decoder family: tree passes against independent forwards, and whole runs against `model.generate`.

The slow, obviously right way is a second copy of each model, untouched by the decoder: a forward over the whole path
without any cache for logits, and transformers' own loop with its own cache for runs.
"""

from __future__ import annotations

from collections import Counter

import pytest
import torch
from matrix_oracle import LIMIT, PREFIX, generated, taught, worst_difference
from zoo import FAMILIES, WINDOW, build, prompt

from lookahead_core.decode import attention, mask
from lookahead_core.decode.attention import UnsupportedModelError, forward
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.mask import Layout, causal_layout
from lookahead_core.decode.probe import probe, route_of
from lookahead_core.trie.draft_tree import DraftTree

ACCEPTED = [name for name, family in FAMILIES.items() if family.route != "refused"]
REFUSED = [name for name, family in FAMILIES.items() if family.route == "refused"]
SAMPLED = {"do_sample": True, "temperature": 0.8, "top_k": 20, "top_p": 0.95, "repetition_penalty": 1.2}


def test_every_class_is_present() -> None:
    kinds = Counter(family.kind for family in FAMILIES.values())
    assert len(ACCEPTED) >= 45
    needed = "full sliding mixed chunked shared sinks softcap latent experts legacy chain indexed recurrent"
    assert set(needed.split()) <= set(kinds)
    assert PREFIX >= WINDOW + 16


@pytest.mark.parametrize("name", ACCEPTED)
def test_tree_logits_and_runs(name: str) -> None:
    model, plain = build(name), build(name)
    route = route_of(model)
    assert route.name == FAMILIES[name].route
    assert worst_difference(model, plain, route) <= LIMIT

    ids = torch.tensor([prompt(PREFIX)])
    greedy = generated(plain, ids)
    drafted = taught(model, greedy).generate(ids, max_new_tokens=24, eos_token_id=None)
    assert drafted.tokens == greedy
    assert drafted.edl > 1.5  # drafts were accepted, so the run tested something
    torch.manual_seed(5)
    sampled = generated(plain, ids, **SAMPLED)
    drafted = taught(model, sampled).generate(ids, max_new_tokens=24, eos_token_id=None, seed=5, **SAMPLED)
    assert drafted.tokens == sampled
    assert drafted.edl > 1.5


ONE_OF_EACH = (
    *("llama", "mistral", "gemma3_text", "gemma2", "gpt_oss", "llama4_text", "gemma4_text", "deepseek_v3", "qwen3_moe"),
    *("opt", "gptj"),
)


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_passes_of_fixed_shape_give_the_same_runs(name: str) -> None:
    model, plain = build(name), build(name)
    ids = torch.tensor([prompt(PREFIX)])
    greedy = generated(plain, ids)
    trie = taught(model, greedy).trie
    for shape in (FixedShape((1, 6, 12)), FixedShape.exact(12, 80)):
        drafted = LookaheadDecoder(model, trie, 12, 6, fixed=shape).generate(ids, max_new_tokens=24, eos_token_id=None)
        assert drafted.tokens == greedy
        assert drafted.edl > 1.5


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_rolled_back_is_refused_with_the_reason(name: str) -> None:
    reason = "is recurrent: " if FAMILIES[name].kind == "recurrent" else "keeps its past in DynamicIndexedLayer"
    with pytest.raises(
        UnsupportedModelError, match=rf"\w+ForCausalLM {reason}.* rejected drafts cannot be taken back out of it"
    ):
        LookaheadDecoder(build(name))


def causal(layout: Layout) -> Layout:
    """The mistake of a mask that is causal by row order: siblings see each other."""
    return Layout(layout.start, layout.query_positions, torch.ones_like(layout.visible).tril())


def by_row(layout: Layout) -> Layout:
    """The mistake of positions by row number instead of depth."""
    return Layout(layout.start, layout.start + torch.arange(layout.width)[None], layout.visible)


def one_short(layout: Layout) -> Layout:
    """The mistake of a row that does not see its parent."""
    seen = layout.visible.clone()
    seen[0, -1, :-1] = False
    return Layout(layout.start, layout.query_positions, seen)


@pytest.mark.parametrize("name", ["llama", "gemma3_text", "gptj"])
@pytest.mark.parametrize("mistake", [causal, by_row, one_short])
def test_a_wrong_mask_fails_matrix_and_probe(name: str, mistake, monkeypatch: pytest.MonkeyPatch) -> None:
    model, plain = build(name), build(name)
    route = route_of(model)

    def wrong(tree: DraftTree, start: int, device: str) -> Layout:
        return mistake(mask.layout_of(tree, start, device))

    monkeypatch.setitem(worst_difference.__wrapped__.__globals__, "layout_of", wrong)
    assert worst_difference(model, plain, route) > 100 * LIMIT
    monkeypatch.setattr("lookahead_core.decode.probe.layout_of", wrong)
    try:
        assert not probe(model).takes_trees
    except UnsupportedModelError as refusal:
        assert "logits" in str(refusal)  # noqa: PT017 - refusing and falling back to chains are both right


def test_a_window_measured_in_rows_fails_the_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mistake of a sliding window counted in rows: tree rows stand farther apart than their positions."""
    model, plain = build("mistral"), build("mistral")
    route = route_of(model)

    def ruled(layout: Layout, rule) -> torch.Tensor:
        rows = torch.arange(layout.keys)
        return rule(0, 0, rows[layout.start :, None], rows[None]) & layout.full()

    monkeypatch.setattr(Layout, "ruled", ruled)
    assert worst_difference(model, plain, route) > 100 * LIMIT


def test_route_is_probed_again_when_the_attention_changes() -> None:
    model = build("llama")
    assert route_of(model).name == "mask"
    model.set_attn_implementation("sdpa")  # the registered mask is no longer asked for
    assert route_of(model).name == "mask"
    assert model.config._attn_implementation == attention.SDPA


@pytest.mark.parametrize("name", ["llama", "gemma3_text", "gemma4_text"])
def test_a_model_that_was_probed_gives_the_last_logits_as_before(name: str) -> None:
    """Gemma 4 gives some layers the last queries alone, and goes by the name of its attention there."""
    model, plain, ids = build(name), build(name), torch.tensor([prompt(20)])
    assert route_of(model).name == "mask"
    with torch.inference_mode():
        for last in (0, 1, 2, 5):
            got, want = (one(ids, logits_to_keep=last).logits for one in (model, plain))
            assert torch.allclose(got, want, atol=1e-4)
    asked = {"do_sample": False, "max_new_tokens": 24, "eos_token_id": None, "pad_token_id": 0, "prompt_lookup_num_tokens": 3}
    texts = [torch.tensor([prompt(12, seed)]) for seed in range(10)]
    got, want = ([one.generate(ids, attention_mask=torch.ones_like(ids), **asked) for ids in texts] for one in (model, plain))
    assert all(map(torch.equal, got, want))


def test_a_pass_whose_mask_was_never_asked_for_raises() -> None:
    model = build("llama")
    route = route_of(model)
    model.set_attn_implementation("sdpa")
    with pytest.raises(RuntimeError, match="never asked"):
        forward(model, route, torch.tensor([[1, 2]]), causal_layout(2, "cpu"), RowCache())


def test_an_encoder_decoder_is_refused() -> None:
    from transformers import T5Config, T5ForConditionalGeneration

    config = T5Config(vocab_size=32, d_model=16, d_kv=4, d_ff=16, num_layers=1, num_heads=2, decoder_start_token_id=0)
    with pytest.raises(UnsupportedModelError, match="encoder-decoder"):
        probe(T5ForConditionalGeneration(config).eval())


@pytest.mark.parametrize("name", ["llama", "mistral", "gemma2", "qwen3_moe", "gptj", "bloom"])
def test_half_precision_gets_the_same_route(name: str) -> None:
    assert probe(build(name).to(torch.bfloat16)).name == FAMILIES[name].route


@pytest.mark.parametrize("mistake", [causal, by_row, one_short])
def test_the_probe_sees_a_wrong_mask_in_half_precision(mistake, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bounds are wider there; mistakes are wider still."""
    model = build("qwen3").to(torch.bfloat16)
    monkeypatch.setattr(
        "lookahead_core.decode.probe.layout_of", lambda tree, start, device: mistake(mask.layout_of(tree, start, device))
    )
    try:
        assert not probe(model).takes_trees
    except UnsupportedModelError as refusal:
        assert "standard deviations" in str(refusal)  # noqa: PT017 - refusing and falling back to chains are both right
