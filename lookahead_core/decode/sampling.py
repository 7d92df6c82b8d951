"""The choice of the next token from the model's own distribution, and the stop rules.

Exact by construction: at every walked node the token is drawn from the processed distribution of the true prefix. The noise
comes from one stream in position order, one draw for each emitted token. `torch.multinomial` is the argmax of p / Exp(1)
noise, and transformers draws in no other way. So plain decoding, drafted decoding and `model.generate(do_sample=True)` with
one seed read the same stream at the same positions and emit the same tokens on the same device, in float32.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from math import ceil
from numbers import Real
from typing import Any, cast

import numpy as np
import torch
from transformers import GenerationConfig, LogitsProcessorList, PreTrainedModel, StoppingCriteriaList
from transformers.generation.configuration_utils import GenerationMode
from transformers.generation.logits_process import (
    SynthIDTextWatermarkLogitsProcessor,
    UnbatchedClassifierFreeGuidanceLogitsProcessor,
)
from transformers.generation.stopping_criteria import EosTokenCriteria, MaxLengthCriteria

from lookahead_core.decode.admission import at_least, of_kind, seed_of

STATEFUL = (SynthIDTextWatermarkLogitsProcessor, UnbatchedClassifierFreeGuidanceLogitsProcessor)
"""Processors with state from call to call. A tree has several continuations, so there is no single state."""
DEFAULT_NEW_TOKENS = 256
"""Bound where neither the caller nor the model's generation configuration sets one."""
UNSUPPORTED = {
    "num_return_sequences": "one sequence, greedy or sampled",
    "token_healing": "the prompt is read as it is; call model.heal_tokens(input_ids, tokenizer) before",
    "is_assistant": "one sequence, greedy or sampled",
    "use_mtp": "drafts come from the trie",
    "assistant_early_exit": "drafts come from the trie",
    "cache_implementation": "drafted rows need a cache of their own; leave it out, give None where the "
    "model's own configuration names one, or see lookahead_core.FixedShape",
    **dict.fromkeys(
        ("output_scores", "output_logits", "output_attentions", "output_hidden_states"),
        "it is not available here: a tree pass has rows that plain decoding never computes",
    ),
}
"""Settings that would be lost, apart from other decoding modes: the name, and why or what to do instead."""
DRAWING = ("temperature", "top_k", "top_p", "min_p")
"""Settings that act only where tokens are drawn."""
ENDS_AND_LENGTHS = {"bos_token_id", "eos_token_id", "pad_token_id", "decoder_start_token_id", "max_length", "max_new_tokens"}
"""Settings that say which tokens are special and how long an answer may be, but not which token is next."""
OBJECTS = ("logits_processor", "stopping_criteria", "prefix_allowed_tokens_fn", "tokenizer")
"""Arguments of `generate` that are no values of a `GenerationConfig`."""


class Sampler:
    """Greedy or seeded choice of one token from one row of logits, processors included.

    Processors are called once for every emitted token, in order, with the true prefix, exactly as in plain decoding.
    Raises ValueError for a processor that keeps state from call to call; the message names it.
    """

    def __init__(
        self,
        processors: LogitsProcessorList | None = None,
        do_sample: bool = False,
        generator: torch.Generator | None = None,
        device: torch.device | None = None,
    ) -> None:
        for processor in processors or ():
            if isinstance(processor, STATEFUL):
                raise ValueError(
                    f"{type(processor).__name__} keeps state from token to token, which a draft of several "
                    "continuations cannot have; switch it off or decode plainly"
                )
        self.processors = processors or LogitsProcessorList()
        self.do_sample = do_sample
        self.generator = generator
        self.device = device
        """Where the prefixes are, and tokens are chosen; None: the model's."""
        self.keeps_rows = True
        """False for use_cache=False: then `generate` reads the whole text for every token."""
        self.settings: dict[str, Any] = {"do_sample": do_sample}
        """What chooses the tokens, as plain values under transformers' names, for a trace."""

    @property
    def is_argmax(self) -> bool:
        """Whether a choice is the argmax of the raw logits; then all rows of a pass can be chosen at once."""
        return not self.processors and not self.do_sample

    def choose(self, logits: torch.Tensor, prefix: torch.Tensor) -> int:
        """The token after `prefix` (long [1, n]) given its raw `logits` [vocabulary]; call once per emitted token."""
        # float32 before processing, and a copy, because processors write in place: as transformers' own loop does.
        scores = logits[None].to(copy=True, dtype=torch.float32, device=prefix.device)
        scores = self.processors(cast(Any, prefix), cast(Any, scores))
        if not self.do_sample:
            return int(scores.argmax(-1))
        probabilities = torch.softmax(scores, dim=-1)
        return int(torch.multinomial(probabilities, 1, generator=self.generator))


class StopRules:
    """When a run ends. Checked after every token, so that an accepted path ends where plain decoding would."""

    def __init__(
        self, eos: Iterable[int] = (), max_new_tokens: int = 256, criteria: StoppingCriteriaList | None = None
    ) -> None:
        self.eos = frozenset(eos)
        self.max_new_tokens = max_new_tokens
        self.bound = "length"
        """What sets `max_new_tokens`: "length" (the settings) or "context" (the model's)."""
        self.criteria = criteria or StoppingCriteriaList()

    def fit(self, room: int) -> None:
        """Allow at most `room` tokens, which the model's context has left."""
        if room < self.max_new_tokens:
            self.max_new_tokens, self.bound = room, "context"

    def reason(self, token: int, count: int, prefix: Callable[[], torch.Tensor]) -> str | None:
        """What ends the run after `token`, the `count`-th new one: "eos", "stop" (criteria), "length", "context", or None.

        `prefix` returns the whole sequence so far, long [1, n]; it is called only for custom criteria.
        """
        if token in self.eos:
            return "eos"
        if self.criteria and bool(self.criteria(cast(Any, prefix()), cast(Any, None)).all()):
            return "stop"
        return self.bound if count >= self.max_new_tokens else None


def prepare(
    model: PreTrainedModel,
    prompt: torch.Tensor,
    max_new_tokens: int | None,
    *,
    seed: int | None = None,
    generation_config: GenerationConfig | None = None,
    **settings: Any,
) -> tuple[Sampler, StopRules]:
    """The sampler and stop rules that `model.generate` would use for `prompt`, long [1, n], and the same settings.

    Greedy unless `do_sample` or a `generation_config` says otherwise. `seed` fixes the noise; without it, draws follow
    torch's global generator, as in transformers. The length is bounded as there: `max_new_tokens`, given here, in the
    `generation_config` or in the model's own, goes before a `max_length` of prompt and answer together. Where none of them
    is set, the bound is `DEFAULT_NEW_TOKENS`. Raises ValueError for settings that request beams, guidance or other decoding
    methods, for unknown settings, and for bounds that leave no room for an answer; TypeError for a `generation_config` of
    another kind.
    """
    of_kind("generation_config", generation_config, GenerationConfig)
    if generation_config is None:
        settings.setdefault("do_sample", False)
    processors, criteria, allowed_tokens, tokenizer = (settings.pop(name, None) for name in OBJECTS)
    prompt_length = prompt.shape[1]
    # `generate` itself merges a model's defaults with the caller's settings by these private methods, which are untyped.
    model_methods = cast(Any, model)
    lengths = [settings.get("max_length"), model_methods.generation_config.max_length]
    lengths += [generation_config.max_length] if generation_config is not None else []
    config, unknown = model_methods._prepare_generation_config(generation_config, **settings)
    refuse_other_methods(config)  # first: what it refuses may be among the unknown, too
    if unknown:
        raise ValueError(f"unknown decoding settings: {', '.join(sorted(unknown))}")
    _check_ends(config.eos_token_id)
    model_methods._prepare_special_tokens(config, kwargs_has_attention_mask=True, device=model.device)
    if max_new_tokens is not None:
        config.max_new_tokens = max_new_tokens
    elif config.max_new_tokens is None and lengths.count(None) == len(lengths):
        config.max_new_tokens = DEFAULT_NEW_TOKENS
    if config.max_new_tokens is not None:
        config.max_length = prompt_length + at_least("max_new_tokens", config.max_new_tokens, 1)
    elif at_least("max_length", config.max_length, 1) <= prompt_length:
        raise ValueError(f"max_length={config.max_length} leaves no room after a prompt of {prompt_length} tokens")
    if config.min_new_tokens is not None:
        config.min_length = prompt_length + config.min_new_tokens
    processors = model_methods._get_logits_processor(
        config,
        prompt_length,
        encoder_input_ids=prompt,
        prefix_allowed_tokens_fn=allowed_tokens,
        logits_processor=processors,
        device=str(model.device),
    )
    criteria = model_methods._get_stopping_criteria(config, criteria or StoppingCriteriaList(), tokenizer=tokenizer)
    seed, generator = seed_of(seed), None
    if config.do_sample and seed is not None:
        generator = torch.Generator(device=model.device).manual_seed(seed)
    sampler = Sampler(processors, bool(config.do_sample), generator)
    sampler.keeps_rows, sampler.settings = bool(config.use_cache), _recorded(config)
    return sampler, stop_rules(criteria, prompt_length)


def _check_ends(ends: Any) -> None:
    """Raise ValueError for an `eos_token_id` that is neither a token id nor a list of some."""
    listed = ends.tolist() if isinstance(ends, torch.Tensor | np.ndarray) else ends
    several = listed if isinstance(listed, list | tuple) else [listed]
    if ends is not None and not (several and all(isinstance(one, Real) for one in several)):
        raise ValueError(f"eos_token_id must be a token id or a list of some, not {ends!r:.80}")


def copied_objects(settings: Mapping[str, Any], model: PreTrainedModel) -> dict[str, Any]:
    """Settings with copies of the caller's processors and criteria: what keeps state from call to call keeps it for one text.

    Models and tokenizers within them are not copied. Raises ValueError for what cannot be copied.
    """
    own = {name: settings[name] for name in OBJECTS if name != "tokenizer" and settings.get(name) is not None}
    if not own:
        return dict(settings)
    shared = {id(one): one for one in (*model.modules(), settings.get("tokenizer"))}
    try:
        return {**settings, **deepcopy(own, shared)}
    except Exception as error:
        raise ValueError(f"{', '.join(own)} must be copied for each text, and cannot be: {error}") from error


def neutral_settings(model: PreTrainedModel) -> dict[str, Any]:
    """Settings that switch off the model's own generation configuration, except for its special tokens and its length."""
    defaults = GenerationConfig._get_default_generation_params()
    own = cast(Any, model).generation_config.to_diff_dict()
    return {name: defaults.get(name) for name in own.keys() - ENDS_AND_LENGTHS - {"transformers_version"}}


def _recorded(config: GenerationConfig) -> dict[str, Any]:
    """The settings that choose a run's tokens: the usual ones always, the others where they differ from the default."""
    usual = ("do_sample", "repetition_penalty", *(DRAWING if config.do_sample else ()))
    left_out = {*ENDS_AND_LENGTHS, *DRAWING, "use_cache", "transformers_version"}
    defaults = GenerationConfig._get_default_generation_params()
    others = {
        name: value
        for name, value in vars(config).items()
        if isinstance(value, int | float | str) and name[0] != "_" and name not in left_out and value != defaults.get(name)
    }
    return {name: 0 if getattr(config, name) is None else getattr(config, name) for name in usual} | others


def stop_rules(criteria: StoppingCriteriaList | None, prompt_length: int) -> StopRules:
    """transformers' criteria, if any, as stop rules: EOS and length become comparisons of ints, the others stay.

    A caller's own `MaxLengthCriteria` replaces that of transformers in such a list. It bounds prompt and answer together,
    and is first evaluated after one token.
    """
    criteria = criteria or StoppingCriteriaList()
    eos = [token for one in criteria if type(one) is EosTokenCriteria for token in one.eos_token_id.flatten().tolist()]
    lengths = [ceil(one.max_length) - prompt_length for one in criteria if type(one) is MaxLengthCriteria]
    others = StoppingCriteriaList(one for one in criteria if type(one) not in (EosTokenCriteria, MaxLengthCriteria))
    return StopRules(eos, max(1, min(lengths, default=DEFAULT_NEW_TOKENS)), others)


def refuse_other_methods(config: GenerationConfig) -> None:
    """Raise ValueError where a configuration requests more than greedy decoding or sampling of one sequence."""
    mode = config.get_generation_mode()
    if mode not in (GenerationMode.GREEDY_SEARCH, GenerationMode.SAMPLE):
        raise ValueError(f"these settings ask for {mode.value.replace('_', ' ')}; only greedy and sampling are lossless here")
    for name, instead in UNSUPPORTED.items():
        value = getattr(config, name, None)
        if value not in (None, False) and (name, value) != ("num_return_sequences", 1):
            raise ValueError(f"{name}={value!r} is not supported: {instead}")
