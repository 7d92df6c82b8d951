"""The best settings in the words of transformers, vLLM and SGLang, where they have words for them.

Names: transformers' `generate` and this project's `lookahead_generate`; vLLM's `SpeculativeConfig` (prompt_lookup_max,
suffix_decoding_*); SGLang's server arguments (--speculative-ngram-*).
"""

from __future__ import annotations

import json
from typing import Any

from lookahead_core.workload.drafters import DRAFTERS, Setting
from lookahead_core.workload.verdict import Verdict
from lookahead_core.workload.words import Text, say

NGRAM = 2
"""Tokens of the longest suffix that prompt lookup matches here."""
TREE_DEPTH = 64
"""Suffix and drafts together in SuffixDecoding here, as in its paper; vLLM's default is 24."""
TRIE_DEPTH = 18
"""SGLang's default depth of the n-gram trie, context and drafts together."""


def settings(verdict: Verdict) -> list[dict[str, Any]]:
    """Lines to copy, each with what is to be known about it. None where drafts do not pay, and none for a method whose best
    pass has no room for a draft."""
    if verdict.pays == "no":
        return []
    found = [_transformers(verdict.cell.setting)]
    best: dict[str, tuple[Setting, float]] = {}
    for cell, speed in verdict.best:
        if cell.setting.decoding_length > 1:
            best.setdefault(cell.setting.method, (cell.setting, speed.whole))
    if "lookup" in best:
        found.append(_vllm_ngram(*best["lookup"]))
    if "suffix" in best:
        found.append(_vllm_suffix(*best["suffix"]))
    if tries := [cell.setting for cell, _ in verdict.tries if cell.setting.decoding_length > 1]:
        found.append(_sglang(tries[0], verdict.workload.asked.capacity))
    return found


def _line(engine: str, key: str, code: str, note: Text) -> dict[str, Any]:
    return {"for": engine, "title": say(f"engine {key}"), "code": code, "note": note}


def _transformers(setting: Setting) -> dict[str, Any]:
    drafter = DRAFTERS[setting.method]
    length, branch = setting.decoding_length, setting.branch_length
    if drafter.method.uses_trie:
        shape = drafter.method.shape
        strategy = "" if shape == "hierarchical" else f', strategy="{shape}"'
        lengths = f"decoding_length={length}, branch_length={branch}{strategy}"
        code = f"trie = lc.TokenTrie(branch_length={branch})  # keep it for all requests\n"
        code += f"model.generate(**inputs, custom_generate=lc.lookahead_generate, trie=trie, {lengths})"
        note = say("note trie") if drafter.ranking == "expected" else say("note frequency")
        return _line("transformers", "custom", code, note)
    if setting.method == "lookup":
        tokens = min(branch, length - 1)
        code = f"model.generate(**inputs, prompt_lookup_num_tokens={tokens}, max_matching_ngram_size={NGRAM})"
        return _line("transformers", "lookup", code, say("note lookup"))
    code = "from lookahead_core.methods import METHODS, DraftSettings\n"
    code += f'decoder = METHODS["{setting.method}"].decoder(model, DraftSettings({length}, {branch}))'
    if not drafter.is_told:
        return _line("transformers", "method", code, say("note method"))
    code += "\ndecoder.memory.insert(answer)  # the token ids of each answer, when it has ended"
    return _line("transformers", "method", code, say("note references"))


def _vllm(config: dict[str, Any]) -> str:
    return f"vllm serve MODEL --speculative-config '{json.dumps(config)}'"


def _vllm_ngram(setting: Setting, speed: float) -> dict[str, Any]:
    tokens = min(setting.branch_length, setting.decoding_length - 1)
    config = {"method": "ngram", "num_speculative_tokens": tokens, "prompt_lookup_max": NGRAM, "prompt_lookup_min": 1}
    return _line("vllm", "vllm ngram", _vllm(config), say("note ngram", speed=speed))


def _vllm_suffix(setting: Setting, speed: float) -> dict[str, Any]:
    tokens = min(setting.branch_length, setting.decoding_length - 1)
    config = {"method": "suffix", "num_speculative_tokens": tokens, "suffix_decoding_max_tree_depth": TREE_DEPTH}
    return _line("vllm", "vllm suffix", _vllm(config), say("note suffix", speed=speed))


def _sglang(setting: Setting, capacity: int) -> dict[str, Any]:
    options = {
        "algorithm": "NGRAM",
        "num-draft-tokens": setting.decoding_length,
        "ngram-max-trie-depth": max(TRIE_DEPTH, setting.branch_length + 1),
        "ngram-match-type": "PROB",
        "ngram-capacity": capacity,
    }
    code = "python -m sglang.launch_server --model-path MODEL " + " ".join(f"--speculative-{k} {v}" for k, v in options.items())
    return _line("sglang", "sglang", code, say("note sglang"))
