"""The workload page: will drafts pay on a visitor's own log of prompts and answers?

`visual.work.workloads` does the work, `visual.charts.workload_figures` and `workload_words` draw and word it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import gradio as gr

from lookahead_core.workload.price import CATALOGUE, DEFAULT, read_curve, sliders
from lookahead_core.workload.words import LogError
from visual import limits
from visual.charts import workload_figures, workload_report, workload_words
from visual.charts.report import style
from visual.language import spoken
from visual.limits import LimitError
from visual.pages.parts import AT_ONCE, LATEST, PRIVATE, bounded, busy, language_box, saves, slider, status, stops, text, writer
from visual.recordings.workload import example
from visual.stage.stage import Stage
from visual.work.faults import report as log_fault
from visual.work.faults import trouble
from visual.work.races import IN_LINE, Racing
from visual.work.session import Session
from visual.work.turns import Place
from visual.work.visits import Visit
from visual.work.workloads import GRID_SECONDS, Workloads

PUBLISHED, MEASURED, SLIDERS = "published", "measured", "sliders"
PRICES = (("Published", PUBLISHED), ("A file you measured", MEASURED), ("Two sliders", SLIDERS))
BELOW, ABOVE, BEND = (0.0, 20.0), (0.0, 100.0), (1, 128)
"""Cost of a further row below and above the bend, in percent of a plain pass; rows at the bend."""
WORDS = 6
"""Texts of a report: the outputs between the status and the figures."""
CHOICES = 3
"""Controls whose choices depend on the report: the outputs after the figures."""
UNPRICED = ("growth", "capacity")
"""Figures that do not depend on the price of a pass."""
SETTINGS = "workload-settings"
"""The element with the lines to copy."""
OFTEN = 2.0
"""Seconds between two drawings of growing results."""
REPORTS = (("HTML", "text/html", "html"), ("JSON", "application/json", "json"))
CHOOSE = """element.addEventListener("click", (event) => {
  const button = event.target.closest("[data-request]");
  if (button) trigger("choose", {request: Number(button.dataset.request)});
});"""
"""Reports which request's button was pressed."""
SHOW_STAGE = """() => {  // the framework shows the stage a moment later; only then it takes the focus
  const stage = document.querySelector("#workload-stage"), play = stage?.querySelector(".la-play");
  const seen = () => play.checkVisibility({visibilityProperty: true});
  const follow = (left) => seen() ? play.focus({preventScroll: true}) : left && setTimeout(follow, 50, left - 1);
  stage?.scrollIntoView({block: "start", behavior: "smooth"});
  if (play) follow(100);
}"""
Updates = Iterator[tuple[Any, ...]]
"""What an event sends to its outputs, in their order, each time that there is something new."""


class WorkloadPage:
    """Builds the page into the current route or tab."""

    def __init__(self, racing: Racing, workloads: Workloads) -> None:
        self.racing, self.workloads = racing, workloads
        with gr.Column(elem_id="workload"):
            self.build()
        self.wire()

    # ---- layout

    def build(self) -> None:
        """Lay out the components: the log, the answer, its price, the evidence, the requests, what to take away."""
        css = Path(__file__).with_name("workload.css").read_text(encoding="utf-8") + style("workload") + style("figures")
        gr.HTML(f"<style>{css}</style>{text('workload')}", padding=False)
        with gr.Row(elem_classes="wl-row"):
            self.log = gr.UploadButton("Upload a log", variant="primary", size="md", min_width=150, elem_id="workload-log")
            self.tokenizer = gr.UploadButton("Your tokenizer.json", size="md", min_width=150, elem_id="workload-tokenizer")
            self.stop = gr.Button("Stop", size="md", min_width=60, elem_id="workload-stop")
        gr.HTML(text("forms"), padding=False, elem_id="workload-forms")
        self.status = gr.HTML(status("ready", text("example")), elem_id="workload-status", padding=False)
        self.found = gr.HTML(padding=False, elem_id="workload-found")
        self.plots: dict[str, gr.Plot] = {}
        with gr.Row():
            with gr.Column(scale=6, min_width=320):
                self.answer = gr.HTML(padding=False, elem_id="workload-answer")
            with gr.Column(scale=5, min_width=320):
                self.plot("spread")
        self.build_price()
        self.build_evidence()
        self.build_requests()
        self.build_rest()

    def plot(self, name: str) -> None:
        """A place for one of the figures."""
        self.plots[name] = gr.Plot(show_label=False, container=False, visible=False, elem_id=f"wl-{name}")

    def build_price(self) -> None:
        """The price of a pass: three ways to say it, and its curve."""
        gr.HTML(text("price head"), padding=False)
        with gr.Row():
            with gr.Column(scale=6, min_width=320, elem_id="workload-price"):
                self.kind = gr.Radio(list(PRICES), value=PUBLISHED, label="Price of a pass", elem_id="price-kind")
                self.published = gr.Dropdown([], label="Model and GPU", filterable=False, elem_id="price-name")
                self.curve = gr.UploadButton("Upload a cost curve", size="sm", visible=False, elem_id="price-file")
                with gr.Row(visible=False) as self.own:
                    self.below = slider("A further row below the bend, %", BELOW, 0.4, step=0.1, elem_id="price-below")
                    self.above = slider("A further row above the bend, %", ABOVE, 3.0, step=0.1, elem_id="price-above")
                    self.bend = slider("Rows at the bend", BEND, 32, elem_id="price-bend")
                self.source = gr.HTML(padding=False, elem_id="price-source")
            with gr.Column(scale=5, min_width=320):
                self.plot("price")

    def build_evidence(self) -> None:
        """Methods, lengths, warmth and size of the trie."""
        gr.HTML(text("evidence head"), padding=False)
        self.best = gr.HTML(padding=False, elem_id="workload-best")
        with gr.Row():
            with gr.Column(min_width=320):
                self.plot("methods")
            with gr.Column(min_width=320):
                with gr.Row(elem_classes="wl-row"):
                    self.method = gr.Dropdown([], label="Grid of", min_width=150, filterable=False, elem_id="grid-method")
                    starts = [("cold", "cold"), ("warm", "warm")]
                    self.warmth = gr.Radio(starts, label="Start", min_width=120, elem_id="grid-warmth")
                self.plot("lengths")
        with gr.Row():
            for name in ("growth", "capacity"):
                with gr.Column(min_width=320):
                    self.plot(name)

    def build_requests(self) -> None:
        """The list of requests, and the stage on which one of them is replayed."""
        gr.HTML(text("requests head"), padding=False)
        self.requests = gr.HTML(padding=False, elem_id="workload-requests", js_on_load=CHOOSE)
        with gr.Column(visible=False) as self.opened:
            self.stage = Stage(elem_id="workload-stage")

    def build_rest(self) -> None:
        """The report, and the settings to copy."""
        gr.HTML(text("take away head"), padding=False)
        with gr.Row(elem_classes="wl-row"):
            self.saves = [
                gr.Button(f"Save as {name}", size="sm", min_width=90, elem_id=f"workload-{end}") for name, _, end in REPORTS
            ]
        self.settings = gr.HTML(padding=False, elem_id=SETTINGS)
        self.file = gr.Textbox(elem_id="workload-file")
        self.language = gr.Textbox("en", elem_id="workload-language")

    # ---- events

    def wire(self) -> None:
        """Connect the controls."""
        blocks = gr.context.Context.root_block
        assert blocks is not None
        figures = [self.plots[name] for name in workload_figures.PLOTS]
        words = [self.found, self.answer, self.best, self.requests, self.settings, self.source]
        shown = [self.status, *words, *figures, self.published, self.method, self.warmth]
        prices: list[Any] = [self.kind, self.published, self.below, self.above, self.bend]
        blocks.load(self.opening, self.language, [self.language, *shown], js=language_box("workload-language"), **AT_ONCE)
        new_prices, asked = [], [*prices, self.language]
        for upload, take in ((self.log, self.brought), (self.tokenizer, self.spelled)):
            replayed = upload.upload(take, [upload, self.language], shown, trigger_mode="multiple", **PRIVATE, **IN_LINE)
            new_prices.append(replayed)  # another log may come while one is replayed
        stops(self.stop, self.racing)
        self.kind.input(of_kind, self.kind, [self.published, self.curve, self.own], **AT_ONCE)
        for control in prices:
            new_prices.append(control.input(self.priced, asked, shown, js=bounded(asked), **LATEST))
        new_prices.append(self.curve.upload(self.measured, [self.curve, self.language], shown, **AT_ONCE))
        for event in new_prices:
            event.then(self.adapted, None, self.answer, **PRIVATE, **IN_LINE)
        self.language.change(self.redraw, self.language, shown, **LATEST)
        for control in (self.method, self.warmth):
            control.input(self.grid, [self.method, self.warmth, self.language], self.plots["lengths"], **LATEST)
        opened = self.requests.choose(
            self.open, self.language, [self.status, self.stage, self.opened, self.requests], **AT_ONCE
        )
        opened.success(None, None, None, js=SHOW_STAGE, **PRIVATE)
        for button, (name, kind, end) in zip(self.saves, REPORTS, strict=True):
            made = button.click(self.exporter(name), None, self.file, **PRIVATE)
            made.success(None, self.file, None, js=saves(f"lookahead-workload.{end}", kind), **PRIVATE)

    def visit(self, request: gr.Request, lang: Any = None) -> Visit:
        """The visitor's log, read in this language from now on; the bundled example before there is one."""
        session = self.racing.sessions.of(request.session_hash)
        if session.log is None:
            recorded = example()
            own = replace(recorded, adaptive=dict(recorded.adaptive))  # what other prices ask for is added
            session.log = Visit(CATALOGUE[DEFAULT], own, example=True)
        if lang is not None:
            session.log.lang = spoken(lang)
        return session.log

    def opening(self, lang: Any, request: gr.Request) -> tuple[Any, ...]:
        """The finished report on the bundled example. Whoever opens the page may bring a log soon."""
        visit = self.visit(request, lang)
        self.workloads.prepare()
        return visit.lang, *everything(visit)

    def redraw(self, lang: Any, request: gr.Request) -> tuple[Any, ...]:
        """The report in the chosen language."""
        return everything(self.visit(request, lang))

    def brought(self, path: Any, lang: Any, request: gr.Request) -> Updates:
        """A log was uploaded: replay it."""
        yield from self.replay("log", path, lang, request)

    def spelled(self, path: Any, lang: Any, request: gr.Request) -> Updates:
        """A tokenizer was uploaded: replay the log with it, if there is one."""
        yield from self.replay("tokenizer", path, lang, request)

    def replay(self, role: str, path: Any, lang: Any, request: gr.Request) -> Updates:
        """Take an upload and replay the visitor's log. The work before it ends; its results stay until there are others.

        The upload is taken without a replay if Stop was pressed, or other work began, while this one waited.
        """
        visit, session = self.visit(request, lang), self.racing.sessions.of(request.session_hash)
        times = session.stop.press()
        with session.racing:
            goes_on = session.stop.lower(times)
            try:
                visit.take(role, path)
                if "log" not in visit.files:
                    yield only(status("ready", text("tokenizer first", name=visit.names[role])))
                elif goes_on:
                    yield from self.grow(session, visit)
            except (LimitError, LogError) as error:
                yield only(refused(error, visit))
            except Exception as error:
                log_fault(error)
                yield only(status("fault", trouble(error, "study")))

    def grow(self, session: Session, visit: Visit) -> Updates:
        """Replay the log. The first results are drawn at once, further ones every `OFTEN` seconds, and all at the end."""
        drawn, pictured = 0.0, False
        asked = replace(visit.asked(), seconds=GRID_SECONDS)
        with closing(self.workloads.run(session, asked, visit.growing)) as events:
            for event in events:
                if isinstance(event, Place):
                    yield only(status("busy", text("logs before", ahead=event.ahead, seconds=event.shown_seconds)))
                    continue
                first = bool(event.workload.cells) and not pictured
                if event.phase in ("done", "stopped"):
                    yield everything(visit, status("ready", event.what[visit.lang]))
                elif event.workload.facts.requests and (first or monotonic() - drawn > OFTEN):
                    pictured = pictured or first
                    yield everything(visit, busy((event.fraction, event.what[visit.lang])))
                    drawn = monotonic()
                else:
                    yield only(busy((event.fraction, event.what[visit.lang])))

    def priced(
        self, kind: Any, name: Any, below: Any, above: Any, bend: Any, lang: Any, request: gr.Request
    ) -> tuple[Any, ...]:
        """The same replay at another price of a pass."""
        visit = self.visit(request, lang)
        try:
            limits.one_of("Price of a pass", kind, tuple(one for _, one in PRICES))
            if kind == PUBLISHED:
                visit.curve = CATALOGUE[limits.one_of("Model and GPU", name, tuple(CATALOGUE))]
            elif kind == SLIDERS:
                row, far = limits.real("Below the bend", below, BELOW), limits.real("Above the bend", above, ABOVE)
                visit.curve = sliders(row / 100, far / 100, limits.whole("Rows at the bend", bend, BEND))
            elif visit.measured is None:
                return only(status("ready", text("curve first")))
            else:
                visit.curve = visit.measured
        except (LimitError, LogError) as error:
            return only(refused(error, visit))
        return repriced(visit)

    def measured(self, path: Any, lang: Any, request: gr.Request) -> tuple[Any, ...]:
        """A file with a measured curve was uploaded."""
        visit = self.visit(request, lang)
        try:
            visit.take("curve", path)
            name = visit.names["curve"]
            visit.curve = visit.measured = read_curve(visit.files["curve"], name)
        except (LimitError, LogError) as error:
            return only(refused(error, visit))
        finally:
            visit.drop("curve")
        _, *rest = repriced(visit)
        return status("ready", text("curve read", name=name)), *rest

    def adapted(self, request: gr.Request) -> Any:
        """The answer in words, once it is known what an adaptive width would bring at this price."""
        visit, session = self.visit(request), self.racing.sessions.of(request.session_hash)
        try:
            if self.workloads.adapt(session, visit):
                return workload_words.answer(visit.data(), visit.lang, SETTINGS)
        except LimitError:
            pass
        except Exception as error:
            log_fault(error)
        return gr.skip()

    def grid(self, method: Any, warmth: Any, lang: Any, request: gr.Request) -> Any:
        """The grid of lengths of another method."""
        visit = self.visit(request, lang)
        visit.grid = (str(method), str(warmth))
        try:
            data = visit.data()
        except LimitError:
            return gr.skip()
        if not data["best"]:  # nothing is replayed yet
            return gr.skip()
        return plot(workload_figures.lengths(data, *visit.grid, visit.lang))

    def open(self, lang: Any, event: gr.EventData, request: gr.Request) -> tuple[Any, ...]:
        """Replay one request on the stage."""
        visit = self.visit(request, lang)
        try:
            trace = visit.trace(event.request)
        except (LimitError, LogError) as error:
            return refused(error, visit), gr.skip(), gr.skip(), gr.skip()
        rows = workload_words.requests(visit.data(), visit.lang, event.request)
        return gr.skip(), writer().show(trace), gr.Column(visible=True), rows

    def exporter(self, name: str) -> Any:
        """The function that writes a file's text."""

        def export(request: gr.Request) -> str:
            data = self.visit(request).data()
            return workload_report.page(data) if name == "HTML" else json.dumps(data, ensure_ascii=False)

        return export


# ---- what the page says


def of_kind(kind: Any) -> tuple[Any, ...]:
    """The controls of one way to say the price."""
    return gr.Dropdown(visible=kind == PUBLISHED), gr.UploadButton(visible=kind == MEASURED), gr.Row(visible=kind == SLIDERS)


def only(line: str) -> tuple[Any, ...]:
    """A status, and nothing else."""
    return (line, *[gr.skip()] * (WORDS + len(workload_figures.PLOTS) + CHOICES))


def plot(figure: Any) -> gr.Plot:
    """A figure, or no place for it."""
    return gr.Plot(value=figure, visible=True) if figure is not None else gr.Plot(visible=False)


def ready(visit: Visit) -> str:
    """The status of a report that is complete."""
    return status("ready", text("example" if visit.example else "complete"))


def refused(error: ValueError, visit: Visit) -> str:
    """The status of a refusal, in the visitor's language where it has words for it."""
    return status("fault", getattr(error, visit.lang, str(error)))


def everything(visit: Visit, line: str | None = None) -> tuple[Any, ...]:
    """The whole report, for all outputs."""
    data, lang = visit.data(), visit.lang
    words = [
        workload_words.found(data, lang),
        workload_words.answer(data, lang, SETTINGS),
        workload_words.best(data, lang),
        workload_words.requests(data, lang),
        workload_words.settings(data, lang),
        workload_words.source(data, lang),
    ]
    plots = [plot(figure) for figure in workload_figures.figures(data, *visit.grid, lang)]
    return (line or ready(visit), *words, *plots, *choices(data, visit))


def repriced(visit: Visit) -> tuple[Any, ...]:
    """What changes with the price of a pass, for all outputs."""
    _, _, *rest = everything(visit)
    for name in UNPRICED:
        rest[WORDS - 1 + workload_figures.PLOTS.index(name)] = gr.skip()
    return (gr.skip(), gr.skip(), *rest)


def choices(data: dict[str, Any], visit: Visit) -> tuple[Any, ...]:
    """The published curves, and the choice of the grid: that of the recommended setting until the visitor chooses."""
    names, lang = workload_figures.titles(data, visit.lang), visit.lang
    chosen = [name for name, curve in CATALOGUE.items() if curve is visit.curve]
    first = data["recommended"] or {"method": None, "warmth": None}
    method, warmth = visit.grid if visit.grid[0] in names else (first["method"], first["warmth"])
    return (
        gr.Dropdown(
            choices=[(curve.title[lang], name) for name, curve in CATALOGUE.items()], **({"value": chosen[0]} if chosen else {})
        ),
        gr.Dropdown(choices=[(title, name) for name, title in names.items()], value=method),
        gr.Radio(value=warmth),
    )
