"""Choosing the next token from the model's own distribution, and knowing when to stop.

Exact by construction: at every walked node the token is drawn from the processed distribution of the true prefix, with
noise taken from one stream in position order, one draw for each emitted token. `torch.multinomial` is the argmax of
p / Exp(1) noise, so plain decoding, drafted decoding and `model.generate(do_sample=True)` with one seed read the same
stream at the same positions and emit the same tokens (same device; transformers' only use of randomness is that call).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, PreTrainedModel, StoppingCriteriaList
from transformers.generation.logits_process import (
    SynthIDTextWatermarkLogitsProcessor,
    UnbatchedClassifierFreeGuidanceLogitsProcessor,
)
from transformers.generation.stopping_criteria import EosTokenCriteria, MaxLengthCriteria

STATEFUL = (SynthIDTextWatermarkLogitsProcessor, UnbatchedClassifierFreeGuidanceLogitsProcessor)
"""Processors that carry state from call to call: a tree asks about several continuations, so they have no one state."""
NOT_OURS = (
    "num_beams",
    "num_return_sequences",
    "penalty_alpha",
    "dola_layers",
    "assistant_model",
    "prompt_lookup_num_tokens",
)
"""Settings that ask for another decoding method than greedy or sampling of one sequence."""


class Sampler:
    """Greedy or seeded choice of one token from one row of logits, processors included."""

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
        scores = self.processors(prefix, scores)
        if not self.do_sample:
            return int(scores.argmax(-1))
        probabilities = torch.softmax(scores, dim=-1)
        return int(torch.multinomial(probabilities, 1, generator=self.generator))


class StopRules:
    """When a run ends. Asked after every single token, so a run accepted in one pass ends where plain decoding would."""

    def __init__(self, eos: Iterable[int] = (), max_new_tokens: int = 256, criteria: StoppingCriteriaList | None = None):
        self.eos = frozenset(eos)
        self.max_new_tokens = max_new_tokens
        self.criteria = criteria or StoppingCriteriaList()

    def reason(self, token: int, count: int, prefix: Callable[[], torch.Tensor]) -> str | None:
        """Which rule ends the run after `token`, the `count`-th new one: "eos", "stop" (criteria), "length", or None.

        `prefix` gives the whole sequence so far, long [1, n]; it is called only when custom criteria need it.
        """
        if token in self.eos:
            return "eos"
        if self.criteria and bool(self.criteria(prefix(), None).all()):  # type: ignore[arg-type]
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
    tokenizer: Any = None,
    seed: int | None = None,
    prompt: torch.Tensor | None = None,
    **settings: Any,
) -> tuple[Sampler, StopRules]:
    """The sampler and stop rules that `model.generate` would use for the same arguments.

    Greedy unless `do_sample` (or a `generation_config`) says otherwise. `seed` fixes the noise; without it draws follow
    torch's global generator, as transformers' do. Raises ValueError for settings that ask for beams, guidance or other
    decoding methods, and for unknown ones.
    """
    if generation_config is None:
        settings.setdefault("do_sample", False)
    # The three private doors below are how `generate` itself merges a model's defaults with the caller's settings.
    config, unknown = model._prepare_generation_config(generation_config, **settings)
    if unknown:
        raise ValueError(f"unknown decoding settings: {', '.join(sorted(unknown))}")
    for name in NOT_OURS:
        if getattr(config, name, None) not in (None, 1, False):
            raise ValueError(
                f"{name}={getattr(config, name)!r} asks for another decoding method; only greedy and sampling are lossless here"
            )
    model._prepare_special_tokens(config, kwargs_has_attention_mask=True, device=model.device)
    if max_new_tokens is None:
        max_new_tokens = config.max_new_tokens if config.max_new_tokens is not None else 256
    if max_new_tokens < 1:
        raise ValueError(f"max_new_tokens must be at least 1, not {max_new_tokens}")
    config.max_new_tokens, config.max_length = None, None
    processors = model._get_logits_processor(
        config, prompt_length, encoder_input_ids=prompt, logits_processor=logits_processor, device=str(model.device)
    )
    eos = config._eos_token_tensor
    criteria = model._get_stopping_criteria(config, stopping_criteria or StoppingCriteriaList(), tokenizer=tokenizer)
    # EOS and length are checked as plain integers, token by token; what remains needs the sequence as a tensor.
    custom = StoppingCriteriaList(c for c in criteria if not isinstance(c, EosTokenCriteria | MaxLengthCriteria))
    generator = None
    if config.do_sample and seed is not None:
        generator = torch.Generator(device=model.device).manual_seed(seed)
    sampler = Sampler(processors, bool(config.do_sample), generator)
    return sampler, StopRules(() if eos is None else eos.tolist(), max_new_tokens, custom)
