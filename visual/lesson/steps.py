"""What the lesson asks, worked out from a recording: every number in a question or an answer was measured in that race.

Knows no page. A step is plain data in two languages; `visual/lesson/lesson.js` shows it beside the stage.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

from lookahead_core.trace.trace import Step, Trace

Text = dict[str, str]
"""The same words in each language: {"en": ..., "zh": ...}."""
WIDE = 8
"""Rows from which a pass counts as wide."""


@dataclass(frozen=True, slots=True)
class View:
    """What the stage shows: a recording (by its place), a step, one of its four parts, a tab for narrow screens."""

    trace: int
    step: int
    frame: int = 3
    tab: str = "tree"
    leak: bool = False


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step: what to read, what to do, what to predict, and what the recording says."""

    name: str
    title: Text
    read: Text
    do: Text
    ask: Text
    options: list[Text]
    right: int
    answer: Text
    before: View
    after: View
    figures: dict[str, float] = field(default_factory=dict)
    """The numbers behind the answer, for tests and curious people."""

    def to_json(self) -> dict[str, Any]:
        """Plain data for the page."""
        return asdict(self)


def lesson(traces: Sequence[Trace]) -> tuple[list[LessonStep], list[int]]:
    """The steps, and the places of the recordings they are shown on: one that pays well and one that pays least.

    Raises ValueError where no recording has both lanes.
    """
    raced = [place for place, trace in enumerate(traces) if len(trace.lanes) == 2 and drafted(trace)]
    if not raced:
        raise ValueError("the lesson needs a recording of a race with drafts")
    by_edl = sorted(raced, key=lambda place: traces[place].edl("lookahead"))
    good, poor = by_edl[-1], by_edl[0]
    used = [good] if good == poor else [good, poor]
    makers = (cost, trie, branches, mask, verify, lossless, poor_case, tune)
    steps = [make(traces[good], traces[poor], used.index(poor)) for make in makers]
    return steps, used


def drafted(trace: Trace) -> list[Step]:
    """The Lookahead lane's decode passes that had drafts."""
    return [step for step in trace.lanes.get("lookahead", ()) if step.index > 0 and len(step.tree)]


def times(trace: Trace) -> tuple[float, float, float]:
    """(median seconds of a plain pass, of a wide drafted pass, median rows of those wide passes)."""
    plain = median(step.clock.total for step in trace.lanes["plain"][1:])
    passes = [step for step in drafted(trace) if step.width >= WIDE] or drafted(trace)
    return plain, median(step.clock.total for step in passes), median(step.width for step in passes)


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


def best(steps: Sequence[Step], worth: Callable[[Step], float]) -> Step:
    """The step worth most; the earliest of equals."""
    return max(steps, key=lambda step: (worth(step), -step.index))


def word(trace: Trace, token: int) -> str:
    """A token in quotes, spaces and line ends made visible."""
    text = trace.words.get(token, str(token)).replace(" ", "·").replace("\n", "⏎")
    return f"“{text}”"


def both(en: str, zh: str) -> Text:
    return {"en": en, "zh": zh}


def same(text: str) -> Text:
    return {"en": text, "zh": text}


def choices(right: float | int, others: Sequence[float | int], digits: int = 0) -> tuple[list[str], int]:
    """Three numbers as text, ascending, and the place of the right one; a wrong one that reads the same is moved away."""
    taken = [round(right, digits)]
    for other in others:
        value = round(other, digits)
        while value in taken:
            value = round(value + max(1, 10**-digits), digits)
        taken.append(value)
    ordered = sorted(taken)
    return [f"{value:.{digits}f}" for value in ordered], ordered.index(taken[0])


def cost(good: Trace, _: Trace, __: int) -> LessonStep:
    plain, wide, rows = times(good)
    ratio = wide / plain
    options, right = choices(ratio, [rows / 2, rows])
    step = best(drafted(good), lambda one: one.width)
    return LessonStep(
        "cost",
        both("Reading costs more than thinking", "读取比计算更费时"),
        both(
            "To decode one token, the model's weights are read from memory, all of them, once. The arithmetic for one token "
            "is small beside that. Several tokens in one pass share the reading.",
            "每解码一个词元，模型的全部权重都要从内存读取一遍。相比之下，一个词元的计算量很小。同一次前向里的多个词元共用这一次读取。",
        ),
        both("Press Play (Space) and watch both clocks run.", "按“播放”（空格），看两个时钟走动。"),
        both(
            f"A plain pass feeds 1 token. A pass of {rows:.0f} tokens takes how many times as long?",
            f"普通前向送入 1 个词元。送入 {rows:.0f} 个词元的一次前向要用几倍的时间？",
        ),
        [both(f"about {text} times", f"约 {text} 倍") for text in options],
        right,
        both(
            f"{ratio:.1f} times: {1e3 * plain:.1f} ms against {1e3 * wide:.1f} ms in this recording. "
            f"The other {rows - 1:.0f} tokens ride along for much less than their number.",
            f"{ratio:.1f} 倍：本次录制中 {1e3 * plain:.1f} 毫秒对 {1e3 * wide:.1f} 毫秒。"
            f"其余 {rows - 1:.0f} 个词元只多用了很少的时间。",
        ),
        View(0, 0, tab="text"),
        View(0, step.index, tab="steps"),
        {"ratio": ratio, "rows": rows},
    )


def trie(good: Trace, _: Trace, __: int) -> LessonStep:
    step = best(drafted(good), lambda one: one.accepted + one.tree.match / 100)
    prompt = sum(source != "output" for source in step.tree.sources)
    matched = max(1, step.tree.match)
    return LessonStep(
        "trie",
        both("A trie of what was said", "记住说过的话：字典树"),
        both(
            "Good guesses can be had for next to nothing: much of what a model says stands in the prompt, or it has said it "
            "before. A trie keeps such runs of tokens. The last few tokens are looked up, longest match first.",
            "好的猜测几乎不花代价：模型要说的话，很多就在提示里，或者它之前说过。字典树保存这些词元片段。用最后几个词元去查，先找最长的匹配。",
        ),
        both(
            "Press 1 (retrieve), then 2 (draft). Squares come from the prompt, circles from earlier output.",
            "按 1（检索），再按 2（草稿）。方块来自提示，圆点来自先前的输出。",
        ),
        both(
            f"In pass {step.index} the trie made {len(step.tree)} guesses. What did it cost to make them?",
            f"第 {step.index} 次前向中，字典树给出了 {len(step.tree)} 个猜测。得到它们花了什么？",
        ),
        [
            both("A pass of a second, smaller model", "另一个小模型的一次前向"),
            both("A look into a table: no model at all", "查一次表：完全不用模型"),
            both("One more pass of the same model", "同一个模型多做一次前向"),
        ],
        1,
        both(
            f"{1e3 * step.clock.retrieve:.2f} ms for a look-up: the last {matched} tokens were known, and {prompt} of the "
            f"{len(step.tree)} guesses stand in the prompt. Nothing was trained.",
            f"查表用了 {1e3 * step.clock.retrieve:.2f} 毫秒：最后 {matched} 个词元是已知的，"
            f"{len(step.tree)} 个猜测中有 {prompt} 个见于提示。无需任何训练。",
        ),
        View(0, step.index, 0),
        View(0, step.index, 1),
        {"guesses": len(step.tree), "prompt": prompt},
    )


def sharing(step: Step) -> int:
    """Rows that one tree saves against branches that each repeat their beginning."""
    return sum(depth(step, leaf) for leaf in leaves(step)) - len(step.tree)


def branches(good: Trace, _: Trace, __: int) -> LessonStep:
    step = best(drafted(good), sharing)
    rows, ends = step.width, leaves(step)
    apart = 1 + sum(depth(step, leaf) for leaf in ends)
    options, right = choices(apart, [len(ends) + 1, rows], 0)
    return LessonStep(
        "branches",
        both("Several branches in one tree", "一棵树，多条分支"),
        both(
            "Often more than one continuation is likely. Branches that begin alike share their beginning: one tree instead "
            "of many rows. The paper calls it hierarchical; branches that repeat their beginning it calls parallel.",
            "可能的后续往往不止一种。开头相同的分支共用开头：一棵树代替许多行。论文称之为“层次式”；各自重复开头的称为“并行式”。",
        ),
        both("Follow two branches from the root with your finger or the mouse.", "用手指或鼠标从根出发沿两条分支走一遍。"),
        both(
            f"This tree: {len(step.tree)} guesses on {len(ends)} branches, so {rows} rows with the root. How many rows, "
            "if every branch repeated its beginning?",
            f"这棵树：{len(ends)} 条分支上共 {len(step.tree)} 个猜测，连根共 {rows} 行。若每条分支都重复自己的开头，要多少行？",
        ),
        [same(text) for text in options],
        right,
        both(
            f"{apart} rows instead of {rows}. What is saved can be spent on more guesses in the same pass.",
            f"{apart} 行，而不是 {rows} 行。省下来的可以在同一次前向里放更多猜测。",
        ),
        View(0, step.index, 1),
        View(0, step.index, 1),
        {"tree": rows, "apart": apart, "branches": len(ends)},
    )


def leaked(step: Step, node: int) -> int:
    """Drafts that a plain causal mask would wrongly show to a node: earlier rows that are not its ancestors."""
    return node - (depth(step, node) - 1)


def tells(step: Step, node: int) -> int:
    """How much a node's row tells about the mask: a branch to see and others not to."""
    return leaked(step, node) * min(3, depth(step, node) - 1)


def mask(good: Trace, _: Trace, __: int) -> LessonStep:
    step = best(drafted(good), lambda one: max(tells(one, leaf) for leaf in leaves(one)))
    node = max(leaves(step), key=lambda leaf: tells(step, leaf))
    own, wrong = depth(step, node) - 1, leaked(step, node)
    name = word(good, step.tree.tokens[node])
    return LessonStep(
        "mask",
        both("The mask keeps branches apart", "掩码把分支隔开"),
        both(
            "All rows go through the model in one pass. Each must see the text so far and its own branch, and nothing of the "
            "others: as if its branch had been fed alone. The attention mask does that.",
            "所有行在同一次前向里通过模型。每一行必须看到已有文本和自己的分支，看不到其他分支：就像只送入了它自己的分支一样。注意力掩码做的就是这件事。",
        ),
        both(
            "Focus the mask (Tab) and walk its rows with ↑ ↓, or hover. The tree lights up with it.",
            "把焦点移到掩码（Tab），用 ↑ ↓ 逐行走，或用鼠标悬停。树会一起亮起。",
        ),
        both(
            f"Row {node + 1} is {name}, {own + 1} deep in its branch. How many of the other guesses may it see?",
            f"第 {node + 1} 行是 {name}，在其分支的第 {own + 1} 层。它可以看到多少个其他猜测？",
        ),
        [
            both(f"All {node} before it", f"它前面的全部 {node} 个"),
            both(f"Its own ancestors only: {own}", f"只有自己的祖先：{own} 个"),
            both("None at all", "一个也看不到"),
        ],
        1,
        both(
            f"The {step.cached} cached tokens, the root and {own} ancestors. A plain causal mask would leak {wrong} guesses of "
            "other branches into it (switch “causal leak” on and look).",
            f"{step.cached} 个缓存词元、根和 {own} 个祖先。普通因果掩码会把其他分支的 {wrong} 个猜测泄漏给它"
            "（打开“因果泄漏”看看）。",
        ),
        View(0, step.index, 1, "mask"),
        View(0, step.index, 1, "mask", leak=True),
        {"ancestors": own, "leak": wrong},
    )


def verify(good: Trace, _: Trace, __: int) -> LessonStep:
    partly = [step for step in drafted(good) if 0 < step.accepted < len(step.tree) and not step.finished]
    step = best(partly or drafted(good), lambda one: -abs(one.accepted - 3))
    deepest = max(depth(step, leaf) for leaf in leaves(step))
    emitted = len(step.tokens)
    options, right = choices(emitted, [1, deepest + 1], 0)
    said = " ".join(word(good, token) for token in step.tokens)
    begun = sum(len(one.tokens) for one in good.lanes["lookahead"][: step.index])
    whole = good.tokens("lookahead")
    root = word(good, whole[begun - 1])
    wanted = " ".join(word(good, token) for token in whole[begun : begun + max(emitted, deepest) + 2])
    return LessonStep(
        "verify",
        both("Verify and accept", "验证与接受"),
        both(
            "After the pass the model's own next token is known at the root and at every guess. Walk from the root: take the "
            "model's token; where a guess equals it, step onto that guess and go on; where none does, stop. The last token "
            "comes free: the bonus.",
            "一次前向之后，在根和每个猜测处都知道了模型自己的下一个词元。从根出发：取模型的词元；若有猜测与它相同，就走到那里继续；都不同就停。最后那个词元是白得的：奖励词元。",
        ),
        both("Press 3 (verify) after you have chosen, then 4.", "选好之后按 3（验证），再按 4。"),
        both(
            f"From {root} on the model itself says {wanted} … How many tokens does this pass give?",
            f"从 {root} 起，模型自己说 {wanted} …… 这次前向给出多少个词元？",
        ),
        [same(text) for text in options],
        right,
        both(
            f"{emitted}: {step.accepted} accepted and {emitted - step.accepted} bonus: {said}. "
            f"Plain decoding needs {emitted} passes for them.",
            f"{emitted} 个：接受 {step.accepted} 个，奖励 {emitted - step.accepted} 个：{said}。"
            f"普通解码要用 {emitted} 次前向。",
        ),
        View(0, step.index, 1),
        View(0, step.index, 2),
        {"emitted": emitted, "accepted": step.accepted},
    )


def lossless(good: Trace, _: Trace, __: int) -> LessonStep:
    difference = good.difference()
    count = len(good.tokens("lookahead")) if difference is None else difference
    last = good.lanes["lookahead"][-1].index
    return LessonStep(
        "lossless",
        both("Why nothing changes", "为什么结果不变"),
        both(
            "Every token that comes out was chosen by the model itself, given the true text before it. A guess decides only "
            "whether that choice is already known. So no draft, good or bad, can change the text.",
            "输出的每个词元都是模型在真实前文下自己选出的。猜测只决定这个选择是否已经算好。所以无论草稿好坏，都不会改变文本。",
        ),
        both("Press End: both texts are complete. Find the verdict.", "按 End：两份文本都已完成。找到“结论”。"),
        both(
            "Suppose the trie had guessed nothing but rubbish. What would be different?", "假如字典树猜的全是垃圾，什么会不同？"
        ),
        [
            both("The text would be worse", "文本会变差"),
            both("Only the time: about one token a pass", "只有时间：每次前向约一个词元"),
            both("The answer would end too early", "回答会过早结束"),
        ],
        1,
        both(
            f"Only the time. Here the first {count} token ids of both lanes are equal"
            + (", all of them." if difference is None else "; after that rounding separated them (see the verdict)."),
            f"只有时间。这里两条赛道的前 {count} 个词元编号相等"
            + ("，全部相等。" if difference is None else "；之后因舍入而分开（见结论）。"),
        ),
        View(0, max(1, last // 2), tab="text"),
        View(0, last, tab="steps"),
        {"equal": count},
    )


def poor_case(_: Trace, poor: Trace, place: int) -> LessonStep:
    edl = poor.edl("lookahead")
    speed = poor.seconds("plain") / poor.seconds("lookahead") if poor.seconds("lookahead") else 1.0
    widest = max(step.width for step in poor.lanes["lookahead"][1:])
    options, right = choices(edl, [edl * 2.5, max(widest / 2, edl * 4)], 1)
    step = best(drafted(poor), lambda one: len(one.tree) - 10 * one.accepted)
    verdict = (
        both("faster than", "快于")
        if speed > 1.02
        else both("slower than", "慢于")
        if speed < 0.98
        else both("as fast as", "等于")
    )
    return LessonStep(
        "poor",
        both("When it does not pay", "什么时候不划算"),
        both(
            "A letter, small talk, a new idea: text that repeats neither the prompt nor itself. The trie still guesses, and "
            "the guesses are seldom right. Every wrong one made the pass a little wider for nothing.",
            "写信、闲聊、新想法：既不重复提示也不重复自己的文本。字典树照样会猜，但很少猜中。每个错误的猜测都让这次前向白白变宽一点。",
        ),
        both("Press ← and → and look for passes without an accepted guess.", "按 ← 和 →，找没有猜中的前向。"),
        both("How many tokens a pass did this answer get?", "这个回答平均每次前向得到多少个词元？"),
        [same(text) for text in options],
        right,
        both(
            f"{edl:.2f} tokens a pass, and by the clock {speed:.2f} times plain decoding's speed: {verdict['en']} "
            "plain decoding. "
            "The page shows that as plainly as a gain; “auto” width drafts less where guesses fail.",
            f"每次前向 {edl:.2f} 个词元，按时钟是普通解码速度的 {speed:.2f} 倍：{verdict['zh']}普通解码。"
            "页面同样如实显示；“自动”宽度在猜不中时少起草。",
        ),
        View(place, step.index),
        View(place, poor.lanes["lookahead"][-1].index, tab="steps"),
        {"edl": edl, "speed": speed},
    )


def tune(good: Trace, _: Trace, __: int) -> LessonStep:
    plain, wide, rows = times(good)
    edl = good.edl("lookahead")
    speed = good.seconds("plain") / good.seconds("lookahead")
    options, right = choices(speed, [edl, rows], 1)
    last = good.lanes["lookahead"][-1].index
    return LessonStep(
        "tune",
        both("Tune it", "调一调"),
        both(
            "A longer decoding length catches more right guesses and makes every pass slower. Speed is what a pass gives "
            "divided by what it costs. Where the two meet depends on the model and the device; the Tuning page measures it.",
            "解码长度越长，猜中的越多，每次前向也越慢。速度等于一次前向的收获除以它的代价。最佳点取决于模型和设备；“Tuning”页会测量它。",
        ),
        both(
            "Afterwards, on the race page: double the decoding length, predict, run.",
            "之后在赛跑页：把解码长度加倍，先预测，再运行。",
        ),
        both(
            f"This race got {edl:.1f} tokens a pass, and a wide pass cost {wide / plain:.1f} times a plain one. "
            "How much faster was it?",
            f"这场赛跑每次前向得到 {edl:.1f} 个词元，宽前向的代价是普通前向的 {wide / plain:.1f} 倍。它快了多少？",
        ),
        [both(f"{text} times", f"{text} 倍") for text in options],
        right,
        both(
            f"{speed:.1f} times by the clock. Tokens a pass are the upper bound; what the passes cost is taken off it.",
            f"按时钟为 {speed:.1f} 倍。每次前向的词元数是上限；前向的代价要从中扣除。",
        ),
        View(0, last, tab="steps"),
        View(0, last, tab="steps"),
        {"speed": speed, "edl": edl},
    )


__all__ = ["LessonStep", "View", "depth", "drafted", "leaked", "leaves", "lesson", "sharing"]
