"""What the tuning page says of a study: advice, status lines, the measured cells."""

from __future__ import annotations

from html import escape
from statistics import median
from typing import Any

import gradio as gr

from lookahead_core.models.catalogue import ModelError
from lookahead_core.models.prompts import LimitError
from lookahead_core.trace.replay import Tally
from lookahead_core.tuning.study import NEAR, Study
from visual.charts import figures as charts
from visual.charts import report
from visual.pages.parts import status, text
from visual.work.faults import trouble
from visual.work.studies import Work

NAMED = 6
"""Most ties that the advice names."""
SCALED = 0.01
"""Predictions rescaled by less than this share are not worth a word."""


def advice(study: Study) -> str:
    """The recommended setting, its reason and its line of code, and what is to be known about it."""
    found, best = study.recommend(), study.best()
    ties = [charts.setting_name(cell) for cell in study.ties()] if found.cell else []
    notes = [text("busy")] if study.busy else []
    if best and not best.measured:
        notes.append(text("predicted"))
    if any(cell.unsteady for cell in study.cells):
        notes.append(text("noisy"))
    if abs(study.correction - 1) >= SCALED:
        notes.append(text("rescaled", factor=study.correction))
    if ties:
        names = ", ".join(ties[:NAMED]) + (" …" if len(ties) > NAMED else "")
        notes.append(text("ties" if len(ties) > 1 else "tie", count=len(ties), percent=100 * NEAR, names=names))
    told = "".join(f"<div class='note'>{note}</div>" for note in notes)
    return f"<div class='advice' role='status'><div>{escape(found.reason)}</div><code>{escape(found.code)}</code>{told}</div>"


def pace(study: Study, tally: Tally, **setting: Any) -> str:
    """One line: passes, tokens per pass, drafts, predicted speed-up."""
    drafts = tally.drafted / max(tally.passes, 1)
    speedup = study.predicted(tally)
    line = text("pace", tokens=tally.tokens, passes=tally.passes, edl=tally.edl, drafts=drafts, speedup=speedup, **setting)
    return f"<div class='pace' role='status' data-passes='{tally.passes}'>{line}</div>"


def measured(study: Study, strategy: str) -> str:
    """The measured cells as a table, with the error of the predictions."""
    cells = [cell for cell in study.of_strategy(strategy) if cell.measured]
    if not cells:
        return f"<p class='tune-note'>{text('unmeasured')}</p>"
    errors = study.errors(strategy)
    key = "error" if all(cell.measured.equal for cell in cells if cell.measured) else "error differ"
    words = text(key, cells=len(errors), percent=100 * median(errors))
    return f"<p class='tune-note'>{words}</p>{report.table(study, cells)}"


def done(work: Work) -> str:
    """The status line of a finished study."""
    return status("ready", text("recorded" if work.recorded else "done", **about(work.study)))


def about(study: Study) -> dict[str, Any]:
    """What a study was made of, and where."""
    where = {name: study.meta.get(name, "") for name in ("device", "dtype")}
    return {"answers": study.answers, "tokens": study.tokens, "cells": len(study.cells), **where}


def quiet(message: str) -> gr.Error:
    """An error that keeps what follows from running; the status line has told the visitor."""
    return gr.Error(message, visible=False, print_exception=False)


def plain(error: Exception) -> str:
    """Why the work ended, in plain words."""
    from lookahead_core.tuning.measure import Stopped

    if isinstance(error, LimitError | ModelError):  # it says what is amiss
        return str(error)
    return text("stopped") if isinstance(error, Stopped) else trouble(error, "study")


def ended(error: Exception) -> str:
    """The status line of work that ended early."""
    return status("fault", plain(error))
