"""The compiled argmax against torch's."""

from __future__ import annotations

import pytest
import torch

from lookahead_core.trace.argmax import first_largest

STRANGE = (float("nan"), float("inf"), -float("inf"), 0.0, -0.0)


@pytest.mark.parametrize("size", [1, 2, 7, 8, 33, 2048, 5001])
def test_the_first_largest_logit_is_torchs_argmax(size: int) -> None:
    torch.manual_seed(size)
    for turn in range(120):
        logits = torch.randn(3, size)
        if turn % 4 == 1:  # many ties
            logits = logits.round()
        if turn % 4 == 2:  # none above zero, of both signs
            logits = -logits.abs().round() * 0.0 if turn % 8 == 2 else -logits.abs().round()
        if turn % 3 == 1:
            for value in STRANGE[: 1 + turn % len(STRANGE)]:
                logits[:, torch.randint(0, size, (1,))] = value
        address = logits.data_ptr()
        assert [first_largest(address + 4 * size * row, size) for row in range(3)] == logits.argmax(-1).tolist()


def test_all_minus_infinity_is_the_first() -> None:
    logits = torch.full((9,), -float("inf"))
    assert first_largest(logits.data_ptr(), 9) == 0
