"""More rows of the matrix: rope types, windows, experts, latent attention, old decoders, wrapped text models, refusals.

`ACCEPTED` holds what must be exact, `REFUSED` what must be refused and in which words. Embeddings are untied: a tiny model
with tied ones repeats its last token, whatever came before.
"""

from __future__ import annotations

from typing import Any

from zoo import ABSENT, EXPERTS, LATENT, MIXED, OLD_SIZES, SIZES, WINDOW, WITH_IDS, Family

from lookahead_core.decode.generate import CACHE

SWITCH = 40
"""Position at which long rope, scaled queries or a context change their rule: inside a run of 30 and 24 tokens."""
MOE: dict[str, Any] = {**EXPERTS, "moe_intermediate_size": 24}
HALF_SPARSE: dict[str, Any] = {**MOE, "mlp_layer_types": ["dense", "sparse"]}
INDEXED: dict[str, Any] = {**LATENT, **HALF_SPARSE, "index_n_heads": 2, "index_head_dim": 16, "index_topk": WINDOW}
HYBRID: dict[str, Any] = {"layer_types": ["linear_attention", "full_attention"]}
DELTA: dict[str, Any] = {
    **HYBRID,
    **{"linear_num_value_heads": 4, "linear_num_key_heads": 2, "linear_key_head_dim": 8, "linear_value_head_dim": 8},
}
INKLING: dict[str, Any] = {
    **{**MOE, "d_rel": 4, "rel_extent": 64, "layer_types": ["hybrid_sliding", "hybrid"], "sliding_window_size": WINDOW},
    **{"swa_num_attention_heads": 4, "swa_num_key_value_heads": 2, "swa_head_dim": 8},
}
MAMBA: dict[str, Any] = {"mamba_num_heads": 8, "mamba_head_dim": 8, "ssm_state_size": 8, "n_groups": 2}
DECODER: dict[str, Any] = {"is_decoder": True, **WITH_IDS}
SEQ2SEQ: dict[str, Any] = {
    **{"d_model": 32, "init_std": 0.4, **WITH_IDS},
    **{f"{side}_{name}": size for side in ("encoder", "decoder") for name, size in (("layers", 2), ("ffn_dim", 48))},
    **{"encoder_attention_heads": 4, "decoder_attention_heads": 4},
}
VISION: dict[str, Any] = {
    **{"hidden_size": 16, "intermediate_size": 64, "num_hidden_layers": 1, "num_attention_heads": 2},
    **{"num_key_value_heads": 2, "head_dim": 8, "image_size": 28, "patch_size": 14},
}
PICTURES: dict[str, Any] = {name: size for name, size in VISION.items() if name not in ("num_key_value_heads", "head_dim")}
TEXT: dict[str, Any] = {name: size for name, size in SIZES.items() if size is not None}
SHARED: dict[str, Any] = {
    **{"num_hidden_layers": 4, "num_kv_shared_layers": 2, "layer_types": ["sliding_attention", "full_attention"] * 2},
    **{"sliding_window": WINDOW, "vocab_size_per_layer_input": 96, "hidden_size_per_layer_input": 8},
}
NANO: dict[str, Any] = {**SHARED, "intermediate_size": [48] * 4, "laurel_rank": 8}


def rope(rope_type: str, **settings: Any) -> dict[str, Any]:
    """A configuration's rope."""
    return {"rope_parameters": {"rope_type": rope_type, "rope_theta": 10000.0, **settings}}


def long_rope(switch: int, **settings: Any) -> dict[str, Any]:
    """Rope with other frequencies from position `switch` on."""
    factors = {"short_factor": [1.0, 1.1, 1.3, 1.6], "long_factor": [2.0, 3.0, 5.0, 8.0]}
    return rope("longrope", original_max_position_embeddings=switch, **factors, **settings)


YARN = rope("yarn", factor=4.0, original_max_position_embeddings=32)
LLAMA3 = rope("llama3", factor=8.0, low_freq_factor=1.0, high_freq_factor=4.0, original_max_position_embeddings=32)
PER_KIND = {"rope_parameters": {kind: rope("default")["rope_parameters"] for kind in MIXED["layer_types"]}}


def row(
    kind: str, model_type: str, route: str = "mask", attention: str | None = None, prefix: int = 30, **settings: Any
) -> Family:
    """A row of the matrix, with untied embeddings unless `settings` say otherwise."""
    return Family(kind, model_type, route, {"tie_word_embeddings": False, **settings}, attention, prefix)


ROPES: dict[str, Family] = {
    "llama_linear": row("rope", "llama", **rope("linear", factor=4.0)),
    "llama_dynamic": row("rope", "llama", **rope("dynamic", factor=2.0)),
    "llama_dynamic_past_its_context": row("switch", "llama", max_position_embeddings=SWITCH, **rope("dynamic", factor=2.0)),
    "llama_past_its_context": row("switch", "llama", max_position_embeddings=SWITCH),
    "llama_yarn": row("rope", "llama", **YARN),
    "llama_llama3": row("rope", "llama", **LLAMA3),
    "llama_proportional": row("rope", "llama", **rope("proportional", partial_rotary_factor=0.5)),
    "llama_partial": row("rope", "llama", **rope("default", partial_rotary_factor=0.5)),
    "llama_long_rope_before": row("rope", "llama", **long_rope(128, factor=4.0)),
    "llama_long_rope": row("switch", "llama", **long_rope(SWITCH, factor=4.0)),
    "llama_long_rope_after": row("rope", "llama", prefix=48, **long_rope(SWITCH, factor=4.0)),
    "phi3_long_rope_before": row("rope", "phi3", original_max_position_embeddings=128, **long_rope(128)),
    "phi3_long_rope": row("switch", "phi3", original_max_position_embeddings=SWITCH, **long_rope(SWITCH)),
    "phi3_long_rope_after": row("rope", "phi3", prefix=48, original_max_position_embeddings=SWITCH, **long_rope(SWITCH)),
    "phimoe_long_rope": row("switch", "phimoe", **EXPERTS, **long_rope(SWITCH, short_mscale=1.2, long_mscale=1.3)),
    "qwen2_yarn": row("rope", "qwen2", **YARN),
    "gpt_oss_yarn": row("rope", "gpt_oss", attention="eager", **MIXED, **EXPERTS, **YARN),
    "deepseek_v3_yarn": row("rope", "deepseek_v3", n_group=2, topk_group=1, first_k_dense_replace=1, **LATENT, **MOE, **YARN),
    "ministral3_scaled_queries": row(
        "rope",
        "ministral3",
        **rope(
            "yarn", factor=4.0, original_max_position_embeddings=32, llama_4_scaling_beta=0.1, mscale=1.0, mscale_all_dim=1.0
        ),
    ),
    "cwm": row("rope", "cwm", bos_token_id=1, **MIXED, **LLAMA3),
    "gpt_neox_linear": row("rope", "gpt_neox", **rope("linear", factor=2.0, partial_rotary_factor=0.25)),
    "persimmon_partial": row("rope", "persimmon", partial_rotary_factor=0.25),
    "granite_swa": row("rope", "granite_swa", layer_rope_theta=[10000.0, 1000.0], **MIXED),
    "granitemoe_swa": row("rope", "granitemoe_swa", layer_rope_theta=[10000.0, 1000.0], **MIXED, **EXPERTS),
}
WINDOWS: dict[str, Family] = {
    "mistral_eager": row("sliding", "mistral", attention="eager", sliding_window=WINDOW),
    "mistral_full": row("full", "mistral", sliding_window=None),
    "phi3_sliding": row("sliding", "phi3", sliding_window=WINDOW),
    "gemma2_sdpa": row("mixed", "gemma2", **MIXED),
    "gemma3_softcap": row("softcap", "gemma3_text", attention="eager", final_logit_softcapping=5.0, **MIXED),
    "gemma4_unified_text": row("mixed", "gemma4_unified_text", **MIXED),
    "vaultgemma": row("softcap", "vaultgemma", attention="eager", **MIXED),
    "beam": row("mixed", "beam", n_group=2, topk_group=1, **MIXED, **MOE),
    "cohere_compass_text": row("mixed", "cohere_compass_text", logit_scale=1.0, **MIXED, **PER_KIND),
    "laguna": row(
        "mixed", "laguna", shared_expert_intermediate_size=24, num_attention_heads_per_layer=[4, 4], **MIXED, **HALF_SPARSE
    ),
    "kolibri1": row("mixed", "kolibri1", shared_expert_intermediate_size=24, **MIXED, **MOE),
    "mellum": row("mixed", "mellum", mlp_layer_types=["sparse"] * 2, **MIXED, **MOE),
    "mimo_v2_flash": row("mixed", "mimo_v2_flash", v_head_dim=8, **MIXED, **HALF_SPARSE),
    "mimo_v2_flash_eager": row("sinks", "mimo_v2_flash", attention="eager", v_head_dim=8, **MIXED, **HALF_SPARSE),
    "exaone_moe": row("mixed", "exaone_moe", **MIXED, **HALF_SPARSE),
    "cohere2_moe": row("mixed", "cohere2_moe", logit_scale=1.0, **MIXED, **EXPERTS),
    "llama4_chunks_alone": row(
        "chunked",
        "llama4_text",
        "chain",
        **{"attention_chunk_size": WINDOW, "layer_types": ["chunked_attention"] * 2, "no_rope_layers": [1, 1]},
        **{**EXPERTS, "intermediate_size_mlp": 48, "interleave_moe_layer_step": 1},
    ),
    "llama4_scaled_queries": row(
        "switch",
        "llama4_text",
        **{"attention_chunk_size": WINDOW, "layer_types": ["chunked_attention", "full_attention"], "no_rope_layers": [1, 0]},
        **{**EXPERTS, "intermediate_size_mlp": 48, "interleave_moe_layer_step": 2, "floor_scale": SWITCH},
    ),
    "doge_keeps_few": row("switch", "doge", keep_window_size=48),
    "gpt_neo_long_window": row(
        "switch",
        "gpt_neo",
        "4d",
        num_layers=2,
        num_heads=4,
        attention_types=[[["global", "local"], 1]],
        window_size=140,
        prefix=160,
    ),
    "moshi_sliding": row("sliding", "moshi", ffn_dim=48, sliding_window=64, num_codebooks=2),
    "moshi": row("full", "moshi", ffn_dim=48, num_codebooks=2),
}
SHARING: dict[str, Family] = {
    "gemma3n_text": row("shared", "gemma3n_text", altup_num_inputs=2, activation_sparsity_pattern=[0.0] * 4, **NANO),
    "gemma3n_sparse": row(
        "shared", "gemma3n_text", altup_num_inputs=4, activation_sparsity_pattern=[0.9, 0.9, 0.0, 0.0], **NANO
    ),
    "gemma4_keys_are_values": row("shared", "gemma4_text", attention_k_eq_v=True, use_double_wide_mlp=True, **SHARED),
    "gemma4_experts": row(
        "experts",
        "gemma4_text",
        **{**MIXED, "enable_moe_block": True, "num_experts": 4, "top_k_experts": 2, "moe_intermediate_size": 24},
        hidden_size_per_layer_input=0,
    ),
    "hrm_text": row("looped", "hrm_text", num_layers_per_stack=1, H_cycles=2, L_cycles=2, num_hidden_layers=6),
    "hrm_text_causal": row(
        "looped", "hrm_text", num_layers_per_stack=1, H_cycles=2, L_cycles=2, num_hidden_layers=6, prefix_lm=False
    ),
}
MIXTURES: dict[str, Family] = {
    "aria_text": row("experts", "aria_text", moe_num_experts=4, moe_topk=2),
    "flex_olmo": row("experts", "flex_olmo", **EXPERTS),
    "ernie4_5_moe": row("experts", "ernie4_5_moe", moe_num_experts=4, moe_k=2, moe_layer_start_index=1, **MOE),
    "dots1": row("experts", "dots1", n_shared_experts=1, first_k_dense_replace=1, **MOE),
    "hunyuan_v1_moe": row("experts", "hunyuan_v1_moe", num_experts=4, moe_topk=2, **WITH_IDS),
    "granitemoeshared": row("experts", "granitemoeshared", shared_intermediate_size=24, **EXPERTS),
    "hy_v3": row("experts", "hy_v3", **HALF_SPARSE),
    "solar_open": row("experts", "solar_open", n_group=1, topk_group=1, **MOE),
    "minimax_m3_vl_text": row(
        "experts",
        "minimax_m3_vl_text",
        **{**HALF_SPARSE, "dense_intermediate_size": 48, "shared_intermediate_size": 24, "rotary_dim": 4},
        layer_types=["full_attention"] * 2,
    ),
    "dbrx": row(
        "experts",
        "dbrx",
        **{"d_model": 32, "n_heads": 4, "n_layers": 2, "max_seq_len": 256},
        **dict.fromkeys(("num_key_value_heads", "hidden_size", "num_attention_heads", "num_hidden_layers"), ABSENT),
        attn_config={"kv_n_heads": 2, "clip_qkv": 8.0, "rope_theta": 10000.0},
        ffn_config={"ffn_hidden_size": 24, "moe_num_experts": 4, "moe_top_k": 2, "hidden_size": 32},
    ),
    "axk1": row("latent", "axk1", n_group=2, topk_group=1, **LATENT, **HALF_SPARSE),
    "glm4_moe_lite": row("latent", "glm4_moe_lite", **LATENT, **HALF_SPARSE),
    "longcat_flash": row(
        "latent",
        "longcat_flash",
        **{**LATENT, **EXPERTS, "num_layers": 1, "ffn_hidden_size": 48, "expert_ffn_hidden_size": 24, "moe_topk": 2},
        zero_expert_num=2,
    ),
    "minicpm3": row("latent", "minicpm3", dim_model_base=16, **LATENT),
    "youtu": row("latent", "youtu", embedding_initializer_range=0.4, **LATENT),
}
DENSE: dict[str, Family] = {
    **{name: row("full", name) for name in ("jais2", "hyperclovax", "internlm3", "iquestcoder", "flint")},
    "llama_one_key_head": row("full", "llama", num_key_value_heads=1, attention_bias=True, mlp_bias=True),
    "gemma_one_key_head": row("full", "gemma", num_key_value_heads=1),
    "cohere_normed_queries": row("full", "cohere", logit_scale=0.5, use_qk_norm=True),
    "gpt_neox_sequential": row("parallel", "gpt_neox", use_parallel_residual=False),
    "gpt_neox_japanese": row("parallel", "gpt_neox_japanese", "4d", intermediate_multiple_size=2),
    "stablelm_parallel": row("parallel", "stablelm", "4d", use_parallel_residual=True, qk_layernorm=True),
    "falcon_new": row("parallel", "falcon", "4d", alibi=False, head_dim=ABSENT, new_decoder_architecture=True, num_kv_heads=2),
    "falcon_sequential": row(
        "parallel", "falcon", "4d", alibi=False, head_dim=ABSENT, new_decoder_architecture=False, parallel_attn=False
    ),
    "falcon_alibi_sequential": row(
        "alibi", "falcon", "chain", alibi=True, head_dim=ABSENT, new_decoder_architecture=False, parallel_attn=False
    ),
    "opt_normed_after": row("learned", "opt", ffn_dim=48, word_embed_proj_dim=16, do_layer_norm_before=False),
    "gpt2_scaled": row("learned", "gpt2", scale_attn_by_inverse_layer_idx=True, reorder_and_upcast_attn=True, **OLD_SIZES),
    "gpt2_eager": row("learned", "gpt2", attention="eager", **OLD_SIZES),
    "gpt2_to_its_end": row("learned", "gpt2", **{**OLD_SIZES, "n_positions": 54}),
    "gpt-sw3": row("learned", "gpt-sw3", **OLD_SIZES),
    "gpt_bigcode_all_heads": row("learned", "gpt_bigcode", multi_query=False, **OLD_SIZES),
}
WRAPPED: dict[str, Family] = {
    "gemma3": row(
        "wrapped",
        "gemma3",
        text_config={**TEXT, **MIXED, "tie_word_embeddings": False},
        vision_config=VISION,
        **{"mm_tokens_per_image": 4, "boi_token_index": 90, "eoi_token_index": 91, "image_token_index": 92},
    ),
    "llama4": row(
        "wrapped",
        "llama4",
        text_config={
            **{**TEXT, **EXPERTS, "attention_chunk_size": WINDOW, "no_rope_layers": [1, 0]},
            **{"layer_types": ["chunked_attention", "full_attention"], "intermediate_size_mlp": 48},
        },
        vision_config=VISION,
    ),
    "git": row("wrapped", "git", "4d", vision_config=PICTURES, **WITH_IDS),
    "fuyu": row("wrapped", "fuyu", text_config={**TEXT, "model_type": "persimmon"}),
}
DECODERS: dict[str, Family] = {
    **{name: row("bert", name, **DECODER) for name in ("bert", "bert-generation", "camembert", "data2vec-text", "electra")},
    **{
        name: row("bert", name, **DECODER)
        for name in ("ernie", "roberta", "roberta-prelayernorm", "xlm-roberta-xl", "xlm-roberta")
    },
    **{name: row("bert", name, "4d", **DECODER) for name in ("big_bird", "megatron-bert", "rembert")},
    "roformer": row("bert", "roformer", "chain", embedding_size=32, **DECODER),
    "xmod": row("bert", "xmod", languages=["en_XX"], default_language="en_XX", **DECODER),
    "roc_bert": row(
        "bert",
        "roc_bert",
        **{**DECODER, "pronunciation_vocab_size": 96, "shape_vocab_size": 96},
        **{"pronunciation_embed_dim": 16, "shape_embed_dim": 16},
    ),
    "big_bird_to_its_end": row("bert", "big_bird", "4d", **{**DECODER, "max_position_embeddings": 54}),
    **{name: row("seq2seq", name, "chain", **SEQ2SEQ) for name in ("bart", "mbart", "marian", "pegasus", "blenderbot", "mvp")},
    **{name: row("seq2seq", name, "chain", **SEQ2SEQ) for name in ("blenderbot-small", "plbart", "bigbird_pegasus", "trocr")},
    "whisper": row("seq2seq", "whisper", "chain", max_target_positions=96, max_source_positions=32, **SEQ2SEQ),
}
SINCE_5_24: dict[str, Family] = {
    "dory": row(
        "looped",
        "dory",
        **{"num_hidden_layers": 4, "n_input_layers": 1, "n_output_layers": 1, "n_recurrent_loops": 2},
        **{"sliding_window": WINDOW, "layer_types": ["sliding_attention", "full_attention"] * 2},
    ),
    "apertus1p5_text": row("full", "apertus1p5_text"),
    "sarvam_moe": row("experts", "sarvam_moe", n_group=1, topk_group=1, **MOE),
    "sarvam_mla": row("latent", "sarvam_mla", n_group=2, topk_group=1, first_k_dense_replace=1, **LATENT, **MOE),
}
ACCEPTED: dict[str, Family] = {**ROPES, **WINDOWS, **SHARING, **MIXTURES, **DENSE, **WRAPPED, **DECODERS}
ACCEPTED |= SINCE_5_24 if CACHE == "cache" else {}

RECURRENT = "is recurrent: it sums its past up in a running state, and rejected drafts cannot be taken back out of it"
MORE_THAN_ROWS = "keeps its past in {}, which is more than rows of keys and values"
NO_CACHE = "keeps no keys and values from pass to pass"
REFUSED: dict[str, tuple[Family, str]] = {
    **{
        name: (row("indexed", name, **{**INDEXED, **settings}), MORE_THAN_ROWS.format("DynamicIndexedLayer"))
        for name, settings in {
            "axk2": {},
            "dots3_note_text": {},
            "deepseek_v32": {"n_group": 2, "topk_group": 1},
            "hy_v4": {"hc_mult": 2, "indexer_types": ["full", "shared"]},
        }.items()
    },
    "minimax_m3_sparse": (
        row(
            "indexed",
            "minimax_m3_vl_text",
            **{**HALF_SPARSE, "dense_intermediate_size": 48, "shared_intermediate_size": 24, "rotary_dim": 4},
            **{"index_n_heads": 2, "index_head_dim": 8, "index_block_size": 4, "index_topk_blocks": 2},
            layer_types=["full_attention", "minimax_m3_sparse"],
        ),
        MORE_THAN_ROWS.format("MiniMaxM3VLSparseCacheLayer"),
    ),
    **{
        name: (row("recurrent", name, **settings), RECURRENT)
        for name, settings in {
            "bailing_hybrid": {
                **{**LATENT, **HALF_SPARSE, **HYBRID, "q_lora_rank": ABSENT, "num_expert_group": 2, "topk_group": 1},
                **{"linear_head_dim": 8, "linear_num_heads": 4, "num_experts_per_token": 2},
            },
            "kimi_linear": {**LATENT, **HALF_SPARSE, **HYBRID, "linear_head_dim": 8, "linear_num_heads": 4},
            "falcon_mamba": {"state_size": 8},
            "deepseek_v4": {
                **{
                    **MOE,
                    "layer_types": ["compressed_sparse_attention", "heavily_compressed_attention"],
                    "n_shared_experts": 1,
                },
                **{"mlp_layer_types": ["moe", "moe"], "q_lora_rank": 16, "o_groups": 2, "o_lora_rank": 8, "hc_mult": 2},
                **{"index_n_heads": 2, "index_head_dim": 16, "index_topk": WINDOW, "sliding_window": WINDOW},
                "num_key_value_heads": 1,
            },
            "zaya": {**MOE, "num_experts_per_tok": 1, "router_hidden_size": 16},
            "qwen4_exp_text": {
                **{**MOE, **DELTA, "layer_types": ["linear_attention", "indexed_attention"], "hc_count": 2, "hc_lowrank": 8},
                **{"indexer_n_heads": 2, "indexer_kv_heads": 1, "indexer_head_dim": 8, "indexer_budget": 16},
                **{"indexer_compress_ratio": 4, "shared_expert_intermediate_size": 24},
            },
            "lfm2_moe": {**MOE, "layer_types": ["conv", "full_attention"], "num_dense_layers": 1},
            "lfm3": {},
            "inkling_text": INKLING,
            "inkling2_text": INKLING,
            "olmo_hybrid": DELTA,
            "qwen3_5_moe_text": {**MOE, **DELTA, "shared_expert_intermediate_size": 24},
            "nemotron_h": {"layers_block_type": ["linear_attention", "full_attention"], **MAMBA, "num_hidden_layers": ABSENT},
            "rwkv": {"attention_hidden_size": 32, "context_length": 64},
            "xlstm": {"num_heads": 2, "num_blocks": 2},
            "zamba2": {
                **{"layers_block_type": ["linear_attention", "hybrid", "linear_attention"], "num_hidden_layers": 3},
                **{"n_mamba_heads": 2, "mamba_headdim": 32, "mamba_d_state": 8, "use_mamba_kernels": False},
                **{"kv_channels": 16, "num_query_groups": 4, "tie_word_embeddings": True, **WITH_IDS},
            },
        }.items()
    },
    "reformer": (
        row(
            "old",
            "reformer",
            **{"is_decoder": True, "axial_pos_embds": False, "attn_layers": ["local", "lsh"], "attention_head_size": 8},
            **{"feed_forward_size": 48, "local_attn_chunk_length": 8, "lsh_attn_chunk_length": 8, "num_buckets": 4},
            **dict.fromkeys(("num_hidden_layers", "num_key_value_heads", "head_dim"), ABSENT),
        ),
        NO_CACHE,
    ),
    "openai-gpt": (row("no cache", "openai-gpt", **OLD_SIZES), NO_CACHE),
    "xlnet": (
        row(
            "both ways",
            "xlnet",
            **{"d_model": 32, "n_layer": 2, "n_head": 4, "d_inner": 48, "d_head": 8},
            **dict.fromkeys(("max_position_embeddings", "hidden_size", "num_hidden_layers", "num_attention_heads"), ABSENT),
        ),
        NO_CACHE,
    ),
    "xlm": (row("old", "xlm", emb_dim=32, n_layers=2, n_heads=4, causal=True, asm=False, **WITH_IDS), NO_CACHE),
    "cpmant": (
        row(
            "old",
            "cpmant",
            **{"dim_head": 8, "dim_ff": 48, "prompt_length": 4, "prompt_types": 4, "segment_types": 4},
            **{"position_bias_num_buckets": 16, "position_bias_max_distance": 64},
        ),
        "feeds `generate` other inputs than token ids and their positions from 0 on",
    ),
    "prophetnet": (
        row(
            "old",
            "prophetnet",
            **{**DECODER, "add_cross_attention": False, "decoder_ffn_dim": 48, "encoder_ffn_dim": 48, "init_std": 0.4},
            **{f"num_{side}_{name}": 2 for side in ("encoder", "decoder") for name in ("layers", "attention_heads")},
            **dict.fromkeys(("num_hidden_layers", "num_attention_heads", "intermediate_size"), ABSENT),
        ),
        "`use_cache` is only supported for `decoder_input_ids` of length 1",
    ),
}
