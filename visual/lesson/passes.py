"""What the scenes count in a recorded race: its drafted passes, their branches, what stood in the text before."""

from __future__ import annotations

from dataclasses import dataclass
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


def children(step: Step, node: int) -> list[int]:
    """The children of a draft node; of the root for -1."""
    return [child for child, parent in enumerate(step.tree.parents) if parent == node]


def ancestors(step: Step, node: int) -> list[int]:
    """A node's ancestors below the root, top down."""
    path: list[int] = []
    while (node := step.tree.parents[node]) >= 0:
        path.insert(0, node)
    return path


def under(step: Step, node: int) -> list[int]:
    """A node and all that descend from it."""
    return [other for other in range(len(step.tree)) if other == node or node in ancestors(step, other)]


def leaves(step: Step) -> list[int]:
    """Nodes of a step's tree that have no children, each the end of a branch."""
    inner = set(step.tree.parents)
    return [node for node in range(len(step.tree)) if node not in inner]


def fork(step: Step) -> tuple[list[int], int] | None:
    """The first fork that the accepted path passes: (its children, the one that was accepted). None without one."""
    at = -1
    for node in step.path:
        if len(ways := children(step, at)) > 1:
            return ways, node
        at = node
    return None


def shared_rows(step: Step) -> int:
    """Rows that one tree saves against branches that each repeat their beginning."""
    return sum(step.tree.depths()[leaf] for leaf in leaves(step)) - len(step.tree)


def leaked(step: Step, node: int) -> int:
    """Drafts that a plain causal mask would wrongly show to a node: earlier rows that are not its ancestors."""
    return node - (step.tree.depths()[node] - 1)


def contrast(step: Step, node: int) -> int:
    """How well a node's row explains the mask: it should see some drafts and be kept from others."""
    return leaked(step, node) * min(3, step.tree.depths()[node] - 1)


@dataclass(frozen=True, slots=True)
class Seen:
    """Where the text's last tokens stood before, as the line above the guess tree shows it."""

    text: list[int]
    """Prompt and answer before the pass."""
    end: int
    """Place of the earlier occurrence's last token."""
    matched: int
    nodes: list[int]
    """Draft nodes that go on as the text went on there."""


def seen_before(trace: Trace, step: Step) -> Seen | None:
    """The longest end of the text that stood there before, where most guesses continue it; found as `before.js` finds it."""
    emitted = [token for earlier in trace.lanes[step.lane][: step.index] for token in earlier.tokens]
    text = [*trace.prompt, *emitted]
    for matched in range(min(step.tree.match, len(text) - 1), 0, -1):
        ends = [end for end in range(len(text) - 2, matched - 2, -1) if text[end + 1 - matched : end + 1] == text[-matched:]]
        found = [Seen(text, end, matched, continued(step, text[end + 1 :])) for end in ends]
        best = max(found, key=lambda seen: len(seen.nodes), default=None)  # the first of several: the latest
        if best is not None and best.nodes:
            return best
    return None


def continued(step: Step, text: list[int]) -> list[int]:
    """The drafted nodes that equal a text from the root on."""
    nodes, at = [], -1
    for token in text:
        at = next((child for child in children(step, at) if step.tree.tokens[child] == token), -2)
        if at == -2:
            break
        nodes.append(at)
    return nodes


def quoted(trace: Trace, *tokens: int) -> str:
    """Tokens, each in quotes, spaces and line ends made visible."""
    texts = [trace.words.get(token, str(token)).replace(" ", "·").replace("\n", "⏎") for token in tokens]
    return " ".join(f"“{text}”" for text in texts)


def passage(trace: Trace, *tokens: int) -> str:
    """Several tokens as a text in quotes, for reading."""
    return f"“{' '.join(''.join(trace.words.get(token, str(token)) for token in tokens).split())}”"
