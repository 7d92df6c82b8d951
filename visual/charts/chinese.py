"""The figures' texts in Chinese: titles, axes, legends, annotations, categories.

The browser's table of phrases cannot translate them: Plotly rewrites its texts whenever it draws.
"""

from __future__ import annotations

import re

import plotly.graph_objects as go

from visual.charts.figures import title_of

CHINESE_LINE = 50
"""Longest title line in Latin characters: what fits the 340 pixels of a figure on a phone."""
PIECES = re.compile(r"[\x21-\x7e×]+[；，。）]*|[^\x20-\x7e][；，。）]*| ")
"""Pieces between which a line may break: Chinese characters with their punctuation, and Latin words."""
STRATEGIES = {"hierarchical": "层次式", "parallel": "并行式", "single": "单分支"}
PHRASES = {
    "tokens in one pass": "一次前向的词元数",
    "milliseconds": "毫秒",
    "quartiles": "四分位",
    "median": "中位数",
    "fastest (predictions, auto)": "最快：用于预测和自动",
    "branch length (most drafts on one branch)": "分支长度（一条分支最多的草稿）",
    "decoding length (tokens in one pass)": "解码长度（一次前向的词元数）",
    "tokens per pass": "每次前向的词元数",
    "passes with a hit, %": "有命中的前向，%",
    "past answers in the trie; below: its nodes": "字典树中的旧回答；下方：节点数",
    "hits, %": "命中，%",
    "everything on": "全部开启",
    "no prompt branches": "不插入提示分支",
    "no output branches": "不插入输出分支",
    "no eliminating": "不清除",
    "no pruning": "不剪枝",
    "draft tokens accepted in one pass": "一次前向接受的草稿词元",
    "% of passes": "占前向的 %",
    "tokens of context that matched": "匹配的上下文词元数",
    "% of accepted tokens": "占接受词元的 %",
}
BASIS = r"([\d,]+) answers, ([\d,]+) tokens"
PATTERNS = [
    (r"^CDL (\d+): the widest pass<br>within 10 % of one token$", r"CDL \1：耗时不超过<br>单词元 110% 的最宽前向"),
    (r"^Cost of one pass by its width \((.+), (\d+) tokens cached\)$", r"一次前向的耗时与宽度（\1，已缓存 \2 个词元）"),
    (r"^Cost of one pass by its width \((\d+) tokens cached\)$", r"一次前向的耗时与宽度（已缓存 \1 个词元）"),
    (
        rf"^Speed-up against plain decoding \(1\.00 = as fast\), (\w+); {BASIS}$",
        r"相对普通解码的加速比（1.00 为一样快），\1；\2 个回答，\3 个词元",
    ),
    (rf"^Tokens per pass \(EDL\), (\w+); {BASIS}$", r"每次前向的词元数（EDL），\1；\2 个回答，\3 个词元"),
    (
        rf"^Warmth: the same answers with more past answers in the trie; {BASIS}$",
        r"预热：同样的回答，字典树中的旧回答越来越多；\1 个回答，\2 个词元",
    ),
    (
        rf"^Switches of the trie: tokens per pass · predicted speed-up · nodes; {BASIS}$",
        r"字典树的开关：每次前向的词元数 · 预测加速比 · 节点数；\1 个回答，\2 个词元",
    ),
    (r"^Accepted runs, (.+) (\w+); n = ([\d,]+) passes$", r"连续接受的长度，\1 \2；n = \3 次前向"),
    (r"^Source of accepted tokens, (.+) (\w+); n = ([\d,]+) tokens$", r"接受的词元来自哪里，\1 \2；n = \3 个词元"),
    (r"^capacity ([\d,]+) nodes$", r"容量 \1 个节点"),
    (r"^prompt and output (\d+ %)$", r"提示和输出 \1"),
    (r"^prompt (\d+ %)$", r"提示 \1"),
    (r"^own output (\d+ %)$", r"自己的输出 \1"),
    (r"^past answers (\d+ %)$", r"旧回答 \1"),
    (r"^(<b>[\d.]+</b> · [\d.]+×) · ([\d.kM]+) nodes$", r"\1 · \2 节点"),
]


def chinese(english: str) -> str:
    """A figure's text in Chinese; a text without words stays as it is."""
    if english in PHRASES:
        return PHRASES[english]
    for pattern, words in PATTERNS:
        if re.search(pattern, english):
            return re.sub(rf"\b({'|'.join(STRATEGIES)})\b", lambda found: STRATEGIES[found[0]], re.sub(pattern, words, english))
    first, _, rest = english.partition("<br>")
    return f"{chinese(first)}<br>{chinese(rest)}" if rest else english


def lines(text: str) -> list[str]:
    """A title in lines of at most `CHINESE_LINE`."""
    made = [""]
    for piece in PIECES.findall(text):
        if width(made[-1] + piece) > CHINESE_LINE:
            made.append("")
        made[-1] = (made[-1] + piece).lstrip()
    return made


def width(text: str) -> int:
    """Width of a text in Latin characters; Chinese characters are twice as wide."""
    return sum(1 if character < "\u2e80" else 2 for character in text)


def in_language(figure: go.Figure, language: str) -> go.Figure:
    """The figure in "zh" (its texts replaced in place) or in "en" (as it is)."""
    if language != "zh":
        return figure
    words = chinese(" ".join((figure.layout.title.text or "").split("<br>")))
    title_of(figure, lines(words))
    for axis in (*figure.select_xaxes(), *figure.select_yaxes()):
        if axis.title.text:
            axis.title.text = chinese(axis.title.text)
    for note in figure.layout.annotations:
        note.text = chinese(note.text)
    for trace in figure.data:
        if trace.name:
            trace.name = chinese(trace.name)
        if trace.type == "bar" and trace.orientation == "h":
            trace.y = [chinese(label) for label in trace.y]
    return figure
