"""Choosing the next token from the model's own distribution, and knowing when to stop.

Exact by construction: at every walked node the token is drawn from the processed distribution of the true prefix, with
noise taken from one stream in position order, one draw for each emitted token. `torch.multinomial` is the argmax of
p / Exp(1) noise, so plain decoding, drafted decoding and `model.generate(do_sample=True)` with one seed read the same
stream at the same positions and emit the same tokens (same device; transformers' only use of randomness is that call).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

import torch
from transformers import GenerationConfig, LogitsProcessorList, PreTrainedModel, StoppingCriteriaList
from transformers.generation.configuration_utils import GenerationMode
from transformers.generation.logits_process import (
    SynthIDTextWatermarkLogitsProcessor,
    UnbatchedClassifierFreeGuidanceLogitsProcessor,
)
from transformers.generation.stopping_criteria import EosTokenCriteria, MaxLengthCriteria

STATEFUL = (SynthIDTextWatermarkLogitsProcessor, UnbatchedClassifierFreeGuidanceLogitsProcessor)
"""Processors that carry state from call to call: a tree asks about several continuations, so they have no one state."""
DEFAULT_NEW_TOKENS = 256
"""Where neither the caller nor the model's generation configuration names a bound."""
NOT_OURS = ("num_return_sequences", "token_healing", "is_assistant", "use_mtp", "assistant_early_exit")
"""Settings that ask for something else than one sequence by greedy decoding or sampling, beside other decoding modes."""


class Sampler:
    """Greedy or seeded choice of one token from one row of logits, processors included.

    Processors are called once for every emitted token, in order, with the true prefix: exactly as in plain decoding.
    Raises ValueError, by name, for those that keep a state of their own from call to call.
    """

    def __init__(
        self,
        processors: LogitsProcessorList | None = None,
        do_sample: bool = False,
        generator: torch.Generator | None = None,
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

    @property
    def is_argmax(self) -> bool:
        """Whether a choice is the argmax of the raw logits: then all rows of a pass are chosen in one go."""
        return not self.processors and not self.do_sample

    def choose(self, logits: torch.Tensor, prefix: torch.Tensor) -> int:
        """The token after `prefix` (long [1, n]) given its raw `logits` [vocabulary]; call once per emitted token."""
        # float32 before processing, and a copy, because processors write in place: as transformers' own loop does.
        scores = logits[None].to(copy=True, dtype=torch.float32)
        scores = self.processors(cast(Any, prefix), cast(Any, scores))
        if not self.do_sample:
            return int(scores.argmax(-1))
        probabilities = torch.softmax(scores, dim=-1)
        return int(torch.multinomial(probabilities, 1, generator=self.generator))


class StopRules:
    """When a run ends. Asked after every single token, so a run accepted in one pass ends where plain decoding would."""

    def __init__(
        self, eos: Iterable[int] = (), max_new_tokens: int = 256, criteria: StoppingCriteriaList | None = None
    ) -> None:
        self.eos = frozenset(eos)
        self.max_new_tokens = max_new_tokens
        self.criteria = criteria or StoppingCriteriaList()

    def reason(self, token: int, count: int, prefix: Callable[[], torch.Tensor]) -> str | None:
        """Which rule ends the run after `token`, the `count`-th new one: "eos", "stop" (criteria), "length", or None.

        `prefix` gives the whole sequence so far, long [1, n]; it is called only when custom criteria need it.
        """
        if token in self.eos:
            return "eos"
        if self.criteria and bool(self.criteria(cast(Any, prefix()), cast(Any, None)).all()):
            return "stop"
        return "length" if count >= self.max_new_tokens else None


def prepare(
    model: PreTrainedModel,
    prompt_length: int,
    max_new_tokens: int | None,
    *,
    generation_config: GenerationConfig | None = None,
    logits_processor: LogitsProcessorList | None = None,
    stopping_criteria: StoppingCriteriaList | None = None,
    prefix_allowed_tokens_fn: Callable[[int, torch.Tensor], list[int]] | None = None,
    tokenizer: Any = None,
    seed: int | None = None,
    prompt: torch.Tensor | None = None,
    **settings: Any,
) -> tuple[Sampler, StopRules]:
    """The sampler and stop rules that `model.generate` would use for the same arguments.

    Greedy unless `do_sample` (or a `generation_config`) says otherwise. `seed` fixes the noise; without it draws follow
    torch's global generator, as transformers' do. A `max_length` bounds prompt and answer together, `max_new_tokens` the
    answer; where both are given both hold. Raises ValueError for settings that ask for beams, guidance or other decoding
    methods, for unknown ones, and for bounds that leave no room for an answer.
    """
    if generation_config is None:
        settings.setdefault("do_sample", False)
    # The private doors below are how `generate` itself merges a model's defaults with the caller's settings; nn.Module's
    # attributes have no types a checker could follow.
    doors = cast(Any, model)
    config, unknown = doors._prepare_generation_config(generation_config, **settings)
    if unknown:
        raise ValueError(f"unknown decoding settings: {', '.join(sorted(unknown))}")
    refuse_other_methods(config)
    doors._prepare_special_tokens(config, kwargs_has_attention_mask=True, device=model.device)
    max_new_tokens = _room(config, prompt_length, max_new_tokens, settings.get("max_length"))
    config.max_new_tokens, config.max_length = max_new_tokens, prompt_length + max_new_tokens
    if config.min_new_tokens is not None:
        config.min_length = prompt_length + config.min_new_tokens
    processors = doors._get_logits_processor(
        config,
        prompt_length,
        encoder_input_ids=prompt,
        prefix_allowed_tokens_fn=prefix_allowed_tokens_fn,
        logits_processor=logits_processor,
        device=str(model.device),
    )
    criteria = doors._get_stopping_criteria(config, stopping_criteria or StoppingCriteriaList(), tokenizer=tokenizer)
    generator = None
    if config.do_sample and seed is not None:
        generator = torch.Generator(device=model.device).manual_seed(seed)
    return Sampler(processors, bool(config.do_sample), generator), stop_rules(criteria, max_new_tokens)


def stop_rules(criteria: StoppingCriteriaList, max_new_tokens: int) -> StopRules:
    """transformers' criteria as stop rules: EOS and length are checked as whole numbers, the others as they are."""
    eos = [token for one in criteria if isinstance(one, EosTokenCriteria) for token in one.eos_token_id.tolist()]
    others = StoppingCriteriaList(one for one in criteria if not isinstance(one, EosTokenCriteria | MaxLengthCriteria))
    return StopRules(eos, max_new_tokens, others)


def refuse_other_methods(config: GenerationConfig) -> None:
    """Raise ValueError where a configuration asks for more than greedy decoding or sampling of one sequence."""
    mode = config.get_generation_mode()
    if mode not in (GenerationMode.GREEDY_SEARCH, GenerationMode.SAMPLE):
        raise ValueError(f"these settings ask for {mode.value.replace('_', ' ')}; only greedy and sampling are lossless here")
    for name in NOT_OURS:
        if getattr(config, name, None) not in (None, 1, False):
            raise ValueError(f"{name}={getattr(config, name)!r} is not supported: one sequence, greedy or sampled")


def _room(config: GenerationConfig, prompt_length: int, max_new_tokens: int | None, max_length: int | None) -> int:
    """New tokens that the bounds allow."""
    if max_new_tokens is None:
        max_new_tokens = config.max_new_tokens
    if max_length is not None:
        if max_length <= prompt_length:
            raise ValueError(f"max_length={max_length} leaves no room after a prompt of {prompt_length} tokens")
        max_new_tokens = min(max_new_tokens or max_length, max_length - prompt_length)
    if max_new_tokens is None:
        max_new_tokens = DEFAULT_NEW_TOKENS
    if max_new_tokens < 1:
        raise ValueError(f"max_new_tokens must be at least 1, not {max_new_tokens}")
    return max_new_tokens
