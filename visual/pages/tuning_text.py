"""The tuning page's texts and small pieces of HTML."""

from __future__ import annotations

from html import escape

from lookahead_core.trace.replay import Tally
from lookahead_core.tuning.study import Study
from visual.charts.report import table

LEAD = (
    "<h1>Tuning lab</h1> <p class='lead'>How long should a pass and a branch be, for this model, this device and this text? "
    "Answers are recorded once; every other setting is replayed from them, exactly, and timed by the cost of a pass. "
    "What you measure is run for real beside plain decoding.</p>"
)
OWN_HINT = (
    'One prompt a line, or JSONL: one object a line with "prompt" (or "messages"). At most 24 prompts of 24,000 characters, '
    "1 MB in all. Nothing is kept after you leave."
)
WAIT = "<div class='advice wait'>The recommended setting will appear here, with its reason and its line of code.</div>"
READING = (
    "<p class='tune-note'>A number is the speed-up against plain decoding: blue is faster, orange slower, white the same. "
    "<b>●</b> bold and framed: measured, the median of at least 3 runs. The others are predicted. "
    "<b>≈</b> no measurable difference from plain decoding. <b class='use'>▢</b> yellow frame: the setting to use.</p>"
)
PREDICTED = "This is a prediction. Measure the most promising settings to be sure."
BUSY = "The machine was busy while passes were timed: the predictions may be far off. Press Study again when it is quieter."
SLIDE = (
    "<h2>Move the lengths</h2><p class='tune-note'>One recorded answer at any lengths: tree, mask and passes are exact, times "
    "predicted. No model runs.</p>"
)
FIRST = "Choose a text and press Study: about a minute on a small model."


def advice(study: Study) -> str:
    """The recommended setting, its reason and its line of code."""
    found, best = study.recommend(), study.best()
    notes = [*([BUSY] if study.busy else []), *([PREDICTED] if best is not None and not best.measured else [])]
    told = "".join(f"<div class='note'>{note}</div>" for note in notes)
    return f"<div class='advice' role='status'><div>{escape(found.reason)}</div><code>{escape(found.code)}</code>{told}</div>"


def pace(study: Study, tally: Tally, name: str) -> str:
    """One line: passes, tokens per pass, drafts, predicted speed-up."""
    drafts = tally.drafted / max(tally.passes, 1)
    return (
        f"<div class='pace' role='status' data-passes='{tally.passes}'>{escape(name)}: {tally.tokens} tokens in "
        f"<b>{tally.passes}</b> passes = <b>{tally.edl:.2f}</b> tokens per pass, {drafts:.1f} drafts a pass, predicted "
        f"<b>{study.tokens and plain_of(study, tally) / max(study.seconds(tally), 1e-9):.2f}×</b> plain</div>"
    )


def plain_of(study: Study, tally: Tally) -> float:
    """Predicted seconds of plain decoding for the tokens of a tally."""
    return tally.tokens * study.plain_predicted / max(study.tokens, 1)


def measured(study: Study, strategy: str) -> str:
    """The measured cells as a table, with the error of the predictions."""
    cells = [cell for cell in study.cells if cell.measured and cell.strategy == strategy]
    if not cells:
        return "<p class='tune-note'>Nothing measured yet: every number of the grid is predicted.</p>"
    errors = sorted(study.errors())
    words = f"Predictions of {len(errors)} measured cells were off by {100 * errors[len(errors) // 2]:.0f} % (median)."
    if not all(cell.measured.equal for cell in cells if cell.measured):
        words += " ▲ Some runs gave other tokens than plain decoding: in this dtype near ties may swap."
    return f"<p class='tune-note'>{words}</p>{table(study, cells)}"
