"""Every decoder family: tree passes against independent forwards, and whole runs against `model.generate`.

The slow, obviously right way is a second copy of each model, untouched by the decoder: a forward over the whole path
without any cache for logits, and transformers' own loop with its own cache for runs.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
import torch
from transformers import PreTrainedModel
from zoo import FAMILIES, WINDOW, build, prompt

from lookahead_core.decode import attention, mask
from lookahead_core.decode.attention import Route, UnsupportedModelError, forward
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.mask import Layout, causal_layout, layout_of
from lookahead_core.decode.probe import probe, route_of
from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.trie.trie import TokenTrie

ACCEPTED = [name for name, family in FAMILIES.items() if family.route != "refused"]
REFUSED = [name for name, family in FAMILIES.items() if family.route == "refused"]
PREFIX = 30
"""At least 16 tokens past the window or chunk of 8."""
LIMIT = 1e-4
SAMPLED = {"do_sample": True, "temperature": 0.8, "top_k": 20, "top_p": 0.95, "repetition_penalty": 1.2}


def bushy(size: int, seed: int, chain: bool = False) -> DraftTree:
    """A random tree (or one branch) of distinct siblings, as a trie would hand out."""
    generator = random.Random(seed)
    parents: list[int] = []
    tokens: list[int] = []
    while len(tokens) < size:
        parent = len(tokens) - 1 if chain else generator.randrange(-1, len(tokens))
        token = generator.randrange(96)
        if (parent, token) not in set(zip(parents, tokens, strict=True)):
            parents.append(parent)
            tokens.append(token)
    return DraftTree(tokens=tuple(tokens), parents=tuple(parents))


def path_to(tree: DraftTree, node: int) -> list[int]:
    """Nodes from below the root down to `node`."""
    path: list[int] = []
    while node >= 0:
        path.insert(0, node)
        node = tree.parents[node]
    return path


@torch.inference_mode()
def worst_difference(model: PreTrainedModel, plain: PreTrainedModel, route: Route) -> float:
    """Two drafted passes with a scattered branch kept between them: largest difference to no-cache forwards of each row."""
    sequence = prompt(PREFIX + 1, seed=1)
    cache, worst = RowCache(), 0.0
    forward(model, route, torch.tensor([sequence[:-1]]), causal_layout(PREFIX, "cpu"), cache)
    for turn in range(2):
        chain = not route.takes_trees
        tree = bushy(10, seed=turn, chain=chain)
        start = cache.rows
        assert start == len(sequence) - 1
        got = forward(model, route, torch.tensor([[sequence[-1], *tree.tokens]]), layout_of(tree, start, "cpu"), cache)[0]
        for node in range(-1, len(tree)):
            path = [tree.tokens[step] for step in path_to(tree, node)]
            want = plain(input_ids=torch.tensor([[*sequence, *path]]), use_cache=False).logits[0, -1]
            worst = max(worst, float((got[node + 1] - want).abs().max()))
        depths = tree.depths()
        deepest = depths.index(max(depths)) if not chain else 4
        kept = path_to(tree, deepest)
        cache.keep(start, [0, *(node + 1 for node in kept)])
        sequence = [*sequence, *(tree.tokens[node] for node in kept), 7]
    return worst


def taught(model: PreTrainedModel, answer: list[int]) -> LookaheadDecoder:
    """A decoder whose trie knows `answer`, and answers that leave it at some point."""
    trie = TokenTrie(branch_length=6)
    trie.insert(answer)
    for turn in range(4):
        trie.insert([*answer[turn * 5 : turn * 5 + 3], *prompt(6, seed=turn + 20)])
    return LookaheadDecoder(model, trie, decoding_length=12, branch_length=6)


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
    fixed = {"max_new_tokens": 24, "eos_token_id": None, "pad_token_id": 0, "attention_mask": torch.ones_like(ids)}
    greedy = plain.generate(ids, do_sample=False, **fixed)[0, PREFIX:].tolist()
    drafted = taught(model, greedy).generate(ids, max_new_tokens=24, eos_token_id=None)
    assert drafted.tokens == greedy
    assert drafted.edl > 1.5  # drafts were accepted, so the run tested something
    torch.manual_seed(5)
    sampled = plain.generate(ids, **SAMPLED, **fixed)[0, PREFIX:].tolist()
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
    fixed = {"max_new_tokens": 24, "eos_token_id": None, "pad_token_id": 0, "attention_mask": torch.ones_like(ids)}
    greedy = plain.generate(ids, do_sample=False, **fixed)[0, PREFIX:].tolist()
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
