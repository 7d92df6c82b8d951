"""What a step costs by the length of its context: `python -m lookahead_core.bench context`.

Two random-weight models of the embedded model's shape, one with full attention and one whose layers see the last 1,024 tokens.
Real steps over so many cached rows, one token wide and as wide as a draft: the tokens are forced, so that drafts are accepted
as on a text that repeats its phrases. The prompt's rows are random numbers, because reading 32,000 tokens takes minutes on a
CPU and steps after it cost the same.
"""

from __future__ import annotations

import random
from argparse import Namespace
from collections.abc import Sequence
from statistics import median
from typing import Any

import torch
from transformers import PreTrainedModel

from lookahead_core.bench.console import OUTPUT, Row, command, show
from lookahead_core.bench.inputs import DEVICE, open_shape
from lookahead_core.bench.replay import forced
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.passes import AT_ONCE, SPARE, EagerPasses, read_prompt
from lookahead_core.models.environment import device_name
from lookahead_core.trace.clock import PHASES
from lookahead_core.trace.trace import Step

PHRASES, WORDS = 40, 8
"""The text is made of so many phrases of so many tokens."""


class FilledPasses(EagerPasses):
    """Passes after a prompt that was not read: the cache's rows are random numbers."""

    def prefill(self, tokens: torch.Tensor) -> torch.Tensor:
        length = tokens.shape[1]
        self.cache = RowCache(length + AT_ONCE + SPARE, windows=self.route.windows)
        logits = read_prompt(self.model, self.route, tokens[:, -1:], self.cache)
        self.cache.resize(0)
        for layer in self.cache.layers:
            layer.update(*(torch.randn_like(rows[..., :1, :].expand(-1, -1, length, -1)) for rows in layer.buffers))
        return logits


class Plain(GreedyDecoder):
    """Plain decoding after such a prompt."""

    def _passes(self, longest: int) -> FilledPasses:
        return FilledPasses(self.model, self.route, longest)


class Drafted(LookaheadDecoder):
    """Lookahead after such a prompt."""

    def _passes(self, longest: int) -> FilledPasses:
        return FilledPasses(self.model, self.route, longest)


@command("context", __doc__, DEVICE, OUTPUT, config=["tiny", "tiny_window"], contexts=[1024, 8192, 32768], width=32, new=64)
def main(options: Namespace) -> Any:
    """Measure and print."""
    results: dict[str, Any] = {}
    for name in options.config:
        model = open_shape(Namespace(**{**vars(options), "config": name}))
        rows = [row for length in options.contexts for row in steps(model, length, options.width, options.new)]
        title = f"{name} shape, {model.dtype}, {device_name(model.device)}: a step by its context, medians in ms"
        show(title, rows, options.markdown)
        results[title] = rows
    return results


def steps(model: PreTrainedModel, length: int, width: int, new: int) -> list[Row]:
    """The rows of one length of context: plain steps, and steps with drafts."""
    text = phrases(length + new, model.config.get_text_config().vocab_size)
    prompt, output = text[:length], text[length:]
    found = []
    for decoder in (Plain(model), Drafted(model, decoding_length=width)):
        run = forced(decoder, [(prompt, output)]).open(prompt, new, eos_token_id=None)
        try:
            made = []
            while run.finished is None:
                made.append(decoder.advance(run))
            found.append({"context": length, **costs(made[1:]), "cache, MB": f"{run.passes.nbytes() / 1e6:.0f}"})
        finally:
            run.close()
    return found


def costs(made: Sequence[Step]) -> Row:
    """Medians over steps: their width, tokens and time, whole and by phase."""
    times = {phase: f"{1e3 * median(getattr(step.clock, phase) for step in made):.2f}" for phase in PHASES}
    tokens = sum(len(step.tokens) for step in made) / len(made)
    whole = f"{1e3 * median(step.clock.total for step in made):.2f}"
    return {"width": int(median(step.width for step in made)), "tokens": f"{tokens:.1f}", "step": whole, **times}


def phrases(length: int, vocabulary: int) -> list[int]:
    """A text of `length` tokens in which phrases come back."""
    rng = random.Random(0)
    known = [[rng.randrange(vocabulary) for _ in range(WORDS)] for _ in range(PHRASES)]
    text: list[int] = []
    while len(text) < length:
        text += rng.choice(known)
    return text[:length]
