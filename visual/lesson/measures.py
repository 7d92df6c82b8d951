"""Numbers of a recorded race that the lesson's questions are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median

from lookahead_core.trace.trace import Step, Trace

WIDE = 8
"""Rows from which a pass counts as wide."""


def drafted(trace: Trace) -> list[Step]:
    """The Lookahead lane's decode passes that had drafts."""
    return [step for step in trace.lanes.get("lookahead", ()) if step.index > 0 and len(step.tree)]


def pass_costs(trace: Trace) -> tuple[float, float, float]:
    """(median seconds of a plain pass, of a wide drafted pass, median rows of those wide passes)."""
    plain = median(step.clock.total for step in trace.lanes["plain"][1:])
    passes = [step for step in drafted(trace) if step.width >= WIDE] or drafted(trace)
    return plain, median(step.clock.total for step in passes), median(step.width for step in passes)


def speed_up(trace: Trace) -> float:
    """Seconds of the plain lane over those of the Lookahead lane; 1 without a clock."""
    seconds = trace.seconds("lookahead")
    return trace.seconds("plain") / seconds if seconds else 1.0


def last_step(trace: Trace) -> int:
    """Index of the Lookahead lane's last step."""
    return trace.lanes["lookahead"][-1].index


def leaves(step: Step) -> list[int]:
    """Nodes of a step's tree that have no children, each the end of a branch."""
    inner = set(step.tree.parents)
    return [node for node in range(len(step.tree)) if node not in inner]


def depth(step: Step, node: int) -> int:
    """Drafts from the root to a node, the node included."""
    count = 0
    while node >= 0:
        node, count = step.tree.parents[node], count + 1
    return count


def shared_rows(step: Step) -> int:
    """Rows that one tree saves against branches that each repeat their beginning."""
    return sum(depth(step, leaf) for leaf in leaves(step)) - len(step.tree)


def leaked(step: Step, node: int) -> int:
    """Drafts that a plain causal mask would wrongly show to a node: earlier rows that are not its ancestors."""
    return node - (depth(step, node) - 1)


def contrast(step: Step, node: int) -> int:
    """How well a node's row explains the mask: it should see some drafts and be kept from others."""
    return leaked(step, node) * min(3, depth(step, node) - 1)


def best(steps: Sequence[Step], value: Callable[[Step], float]) -> Step:
    """The step of the highest value; the earliest of equals."""
    return max(steps, key=lambda step: (value(step), -step.index))


def quoted(trace: Trace, *tokens: int) -> str:
    """Tokens, each in quotes, spaces and line ends made visible."""
    texts = [trace.words.get(token, str(token)).replace(" ", "·").replace("\n", "⏎") for token in tokens]
    return " ".join(f"“{text}”" for text in texts)
