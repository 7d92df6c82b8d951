"""Tiny random models of every decoder family: the matrix the exactness tests walk.

Each entry is a `model_type` of transformers with the settings that make its class interesting (a window of 8, a chunk of 8,
shared keys, experts, ...). Weights are random from a fixed seed and wide enough that logits differ clearly between rows.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import torch
from transformers import AutoConfig, AutoModelForCausalLM, PreTrainedModel

from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.generate import CACHE

WINDOW = 8
"""Sliding window, or chunk, of the families that have one: runs of 30 and more tokens pass it by 16 and more."""

SIZES: dict[str, Any] = {
    "vocab_size": 96,
    "hidden_size": 32,
    "intermediate_size": 48,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "max_position_embeddings": 256,
    "initializer_range": 0.4,
    "bos_token_id": None,
    "eos_token_id": None,
    "pad_token_id": None,
}
NAMED_SINCE_5_24 = "mask" if CACHE == "cache" else "4d"
"""Before transformers 5.24 these families did not look their attention up by name."""
OLD_SIZES: dict[str, Any] = {"n_embd": 32, "n_layer": 2, "n_head": 4, "n_positions": 256, "n_inner": 48, "n_ctx": 256}
EXPERTS: dict[str, Any] = {"num_experts": 4, "num_local_experts": 4, "n_routed_experts": 4, "num_experts_per_tok": 2}
LATENT: dict[str, Any] = {
    "q_lora_rank": 16,
    "kv_lora_rank": 16,
    "qk_rope_head_dim": 8,
    "qk_nope_head_dim": 8,
    "v_head_dim": 8,
    "head_dim": 8,
    "num_key_value_heads": 4,
}
WITH_IDS = {"pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2, "cls_token_id": 1, "sep_token_id": 2}
"""For the families whose configuration insists on special tokens; the tests decode past them."""
MIXED: dict[str, Any] = {"sliding_window": WINDOW, "layer_types": ["sliding_attention", "full_attention"]}


ABSENT = object()
"""For a setting that a configuration will not take at all."""


@dataclass(frozen=True)
class Family:
    """One tiny configuration: its class in the matrix, the route it should get, and its settings."""

    kind: str
    """full | sliding | mixed | chunked | shared | sinks | softcap | latent | experts | legacy | chain | indexed | recurrent"""
    model_type: str
    route: str = "mask"
    """"mask", "4d", "chain", or "refused"."""
    settings: dict[str, Any] = field(default_factory=dict)
    attention: str | None = None
    """The attention implementation to load with; None: the model's default."""
    prefix: int = 30
    """Tokens of the prompt: past the family's window, chunk or switch, or shortly before it."""


def _full(*names: str, **settings: Any) -> dict[str, Family]:
    return {name: Family("full", name, settings=settings) for name in names}


def _experts(*names: str, **settings: Any) -> dict[str, Family]:
    return {name: Family("experts", name, settings={**EXPERTS, **settings}) for name in names}


def _recurrent(name: str, **settings: Any) -> dict[str, Family]:
    return {name: Family("recurrent", name, "refused", settings)}


FAMILIES: dict[str, Family] = {
    **_full(
        *("llama", "qwen2", "qwen3", "gemma", "phi", "phi3", "glm", "glm4", "olmo", "olmo2", "granite"),
        *("smollm3", "ernie4_5", "nemotron", "persimmon", "arcee", "helium", "seed_oss", "hunyuan_v1_dense", "apertus"),
        *("diffllama", "gpt_neox", "nanochat", "bitnet", "doge"),
    ),
    **_full("cohere", logit_scale=1.0),
    **_full("gpt2", "gpt_bigcode", "ctrl", **OLD_SIZES),
    **_full("opt", ffn_dim=48, word_embed_proj_dim=32),
    "llama_eager": Family("full", "llama", attention="eager"),
    "mistral": Family("sliding", "mistral", settings={"sliding_window": WINDOW}),
    "mixtral": Family("sliding", "mixtral", settings={"sliding_window": WINDOW, **EXPERTS}),
    "starcoder2": Family("sliding", "starcoder2", settings={"sliding_window": WINDOW}),
    "ministral": Family("sliding", "ministral", settings={"sliding_window": WINDOW, "layer_types": ["sliding_attention"] * 2}),
    "qwen2_sliding": Family("mixed", "qwen2", settings={"use_sliding_window": True, **MIXED}),
    "qwen3_sliding": Family("mixed", "qwen3", settings={"use_sliding_window": True, **MIXED}),
    "gemma3_text": Family("mixed", "gemma3_text", settings=MIXED),
    "olmo3": Family("mixed", "olmo3", settings=MIXED),
    "cohere2": Family("mixed", "cohere2", settings={**MIXED, "logit_scale": 1.0}),
    "exaone4": Family("mixed", "exaone4", settings=MIXED),
    "modernbert-decoder": Family("mixed", "modernbert-decoder", settings={**MIXED, "local_attention": WINDOW, **WITH_IDS}),
    "afmoe": Family("mixed", "afmoe", settings={**MIXED, **EXPERTS, "num_dense_layers": 1, "moe_intermediate_size": 24}),
    "gemma2": Family("softcap", "gemma2", settings=MIXED, attention="eager"),
    "gpt_oss": Family("sinks", "gpt_oss", settings={**MIXED, **EXPERTS}, attention="eager"),
    "llama4_text": Family(
        "chunked",
        "llama4_text",
        settings={
            **EXPERTS,
            "attention_chunk_size": WINDOW,
            "layer_types": ["chunked_attention", "full_attention"],
            "intermediate_size_mlp": 48,
            "interleave_moe_layer_step": 2,
        },
    ),
    "gemma4_text": Family(
        "shared",
        "gemma4_text",
        settings={
            "num_hidden_layers": 4,
            "num_kv_shared_layers": 2,
            "sliding_window": WINDOW,
            "layer_types": ["sliding_attention", "full_attention"] * 2,
            "vocab_size_per_layer_input": 96,
            "hidden_size_per_layer_input": 8,
        },
    ),
    "deepseek_v2": Family(
        "latent", "deepseek_v2", settings={**LATENT, **EXPERTS, "first_k_dense_replace": 1, "moe_intermediate_size": 24}
    ),
    "deepseek_v3": Family(
        "latent",
        "deepseek_v3",
        settings={**LATENT, **EXPERTS, "first_k_dense_replace": 1, "n_group": 2, "topk_group": 1, "moe_intermediate_size": 24},
    ),
    **_experts("qwen3_moe", "qwen2_moe", moe_intermediate_size=24, shared_expert_intermediate_size=24, decoder_sparse_step=1),
    **_experts("phimoe", "olmoe", "granitemoe", "jetmoe", kv_channels=8),
    **_experts("glm4_moe", moe_intermediate_size=24, first_k_dense_replace=1, n_group=1, topk_group=1),
    **_experts("minimax_m2"),
    "stablelm": Family("legacy", "stablelm", "4d"),
    "biogpt": Family("legacy", "biogpt", "4d"),
    "gptj": Family("legacy", "gptj", NAMED_SINCE_5_24, {**OLD_SIZES, "rotary_dim": 4}),
    "codegen": Family("legacy", "codegen", NAMED_SINCE_5_24, {**OLD_SIZES, "rotary_dim": 4}),
    "xglm": Family("legacy", "xglm", "4d", {"d_model": 32, "ffn_dim": 48, "num_layers": 2, "attention_heads": 4}),
    "falcon": Family("legacy", "falcon", "4d", {"alibi": False, "head_dim": ABSENT, "new_decoder_architecture": False}),
    "falcon_alibi": Family("chain", "falcon", "chain", {"alibi": True, "head_dim": ABSENT, "new_decoder_architecture": False}),
    "bloom": Family("chain", "bloom", "chain", {"n_layer": 2, "n_head": 4}),
    "mpt": Family("chain", "mpt", "chain", {"d_model": 32, "n_heads": 4, "n_layers": 2, "max_seq_len": 256}),
    "gpt_neo": Family(
        "chain",
        "gpt_neo",
        "chain",
        {"num_layers": 2, "num_heads": 4, "attention_types": [[["global", "local"], 1]], "window_size": WINDOW},
    ),
    "glm_moe_dsa": Family(
        "indexed",
        "glm_moe_dsa",
        "refused",
        {**LATENT, **EXPERTS, "moe_intermediate_size": 24, "index_n_heads": 2, "index_head_dim": 16, "index_topk": WINDOW},
    ),
    **_recurrent(
        "qwen3_next",
        **EXPERTS,
        layer_types=["linear_attention", "full_attention"],
        linear_num_value_heads=4,
        linear_num_key_heads=2,
    ),
    **_recurrent("qwen3_5_text", layer_types=["linear_attention", "full_attention"]),
    **_recurrent("lfm2", layer_types=["conv", "full_attention"]),
    **_recurrent("mamba", state_size=8),
    **_recurrent("mamba2", state_size=8, num_heads=8, head_dim=8, n_groups=1),
    **_recurrent("jamba", **EXPERTS, attn_layer_period=2, attn_layer_offset=1, mamba_d_state=8),
    **_recurrent("bamba", attn_layer_indices=[1], mamba_n_heads=8, mamba_d_head=8, mamba_d_state=8),
    **_recurrent("falcon_h1", mamba_n_heads=8, mamba_d_head=8, mamba_d_state=8, mamba_d_ssm=64),
    **_recurrent("granitemoehybrid", layer_types=["mamba", "attention"], mamba_n_heads=8, mamba_d_head=8, mamba_d_state=8),
    **_recurrent("recurrent_gemma", num_hidden_layers=3, lru_width=32),
    **_recurrent("minimax", **EXPERTS, layer_types=["linear_attention", "full_attention"]),
}


def build(name: str, **overrides: Any) -> PreTrainedModel:
    """The family's model: float32 on the CPU, evaluation mode, the same weights at every call."""
    return made(FAMILIES[name], name, **overrides)


def configured(family: Family, **overrides: Any) -> Any:
    """A family's configuration."""
    settings = {**SIZES, **family.settings, **overrides}
    return AutoConfig.for_model(family.model_type, **{name: value for name, value in settings.items() if value is not ABSENT})


def made(family: Family, seed: str, **overrides: Any) -> PreTrainedModel:
    """A family's model, its weights drawn from `seed`."""
    config = configured(family, **overrides)
    torch.manual_seed(sum(map(ord, seed)))
    options = {} if family.attention is None else {"attn_implementation": family.attention}
    model = AutoModelForCausalLM.from_config(config, dtype=torch.float32, **options)
    for name, weight in model.named_parameters():
        if name.endswith(".A"):  # Doge's are zeros at first: all rows tie for its window, and chance decides
            torch.nn.init.normal_(weight)
    return model.eval()


def prompt(length: int, seed: int = 0, vocabulary: int = 96) -> list[int]:
    """Random tokens with repeats in them, so that a trie finds something to draft."""
    generator = torch.Generator().manual_seed(seed)
    words = torch.randint(0, vocabulary, (max(length // 3, 1),), generator=generator).tolist()
    return (words * 4)[:length]


def assert_same_weights_and_texts(model: Any, plain: Any) -> None:
    """`model` holds `plain`'s weights, in whatever layout, and writes what `plain` generates: drafted, and not."""
    ids = prompt(20)
    assert all(torch.equal(one, other) for one, other in zip(model.parameters(), plain.parameters(), strict=True))
    asked = {"do_sample": False, "max_new_tokens": 40, "eos_token_id": None, "pad_token_id": 0}
    want = plain.generate(torch.tensor([ids]), attention_mask=torch.ones(1, 20), **asked)[0, 20:].tolist()
    decoder = LookaheadDecoder(model, decoding_length=16)
    assert [decoder.generate(ids, 40, eos_token_id=None).tokens for _ in range(2)] == [want] * 2
    got = model.generate(torch.tensor([ids]), attention_mask=torch.ones(1, 20), **asked)[0, 20:].tolist()
    assert got == want
