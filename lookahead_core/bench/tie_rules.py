"""Rules for the choice between tokens that nearly tie, tried by the bench `lossless` in both lanes.

In half precision the logits of a pass depend on its width by rounding. A rule looks at the tokens whose logits lie within
`NEAR` steps of the dtype below the largest one, and chooses among them.
"""

from __future__ import annotations

from functools import partial
from math import floor, log2
from typing import Any

import torch

from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.run import Run
from lookahead_core.trace.verify import Walk, walk
from lookahead_core.trie.draft_tree import DraftTree

NEAR = {"argmax": 0, "float32": 8, "lowest": 2}
"""Steps of the dtype, at the size of the largest logit, that a rule looks at.

"argmax" takes the largest logit, "float32" computes the near ones again in float32 from the row of the last hidden state,
"lowest" takes the lowest id among them.
"""


class RuledRun(Run):
    """A greedy run that chooses by a rule."""

    def __init__(self, rule: str, head: torch.nn.Linear, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.rule, self.head = rule, head
        self.hidden: torch.Tensor
        """Input of the head in the last pass: [rows, hidden size]."""
        self._hook = head.register_forward_pre_hook(self._see)

    def _see(self, _: Any, inputs: tuple[torch.Tensor, ...]) -> None:
        self.hidden = inputs[0][0]

    def _walk(self, tree: DraftTree, logits: torch.Tensor) -> Walk:
        # A prefill has logits of its last row; a pass of fixed shape has rows of padding behind the real ones.
        first = len(self.hidden) - 1 if self.index == 0 else 0
        return walk(tree, lambda node: self._choice(logits[node + 1], self.hidden[first + node + 1]))

    def _choice(self, logits: torch.Tensor, hidden: torch.Tensor) -> int:
        top = float(logits.max())
        step = torch.finfo(logits.dtype).eps * 2.0 ** floor(log2(max(abs(top), 1e-30)))
        near = (logits >= top - NEAR[self.rule] * step).nonzero()[:, 0]
        if self.rule != "float32" or len(near) == 1:
            return int(near[0])
        again = self.head.weight[near].float() @ hidden.float()
        if self.head.bias is not None:
            again += self.head.bias[near].float()
        return int(near[again.argmax()])

    def close(self) -> None:
        self._hook.remove()
        super().close()


def ruled(decoder: LookaheadDecoder, rule: str) -> LookaheadDecoder:
    """`decoder`, its runs choosing by `rule`; "argmax" runs stay as they are."""
    if rule != "argmax":
        decoder.run_type = partial(RuledRun, rule, decoder.model.get_output_embeddings())
    return decoder
