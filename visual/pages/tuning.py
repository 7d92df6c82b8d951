"""The tuning page: which lengths to use for a model, a device and a text.

`visual.work.studies` does the work, `visual.charts.figures` draws the figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gradio as gr

from lookahead_core.models.catalogue import CATALOGUE, ModelError
from lookahead_core.models.prompts import BYTES
from lookahead_core.trie.draft_tree import STRATEGIES
from lookahead_core.tuning.advice import PROMISING
from visual import limits
from visual.engines.progress import relay
from visual.limits import LimitError
from visual.pages import race_text as page_text
from visual.pages import tuning_text
from visual.pages.events import AT_ONCE, LATEST, PRIVATE, writer
from visual.recordings import examples
from visual.stage.stage import Stage
from visual.work.faults import trouble
from visual.work.races import IN_LINE, Racing
from visual.work.studies import NEW_TOKENS, OWN, PAST, PROMPTS, Tuning, Work, tally_of

REPLAY: dict[str, Any] = {"concurrency_id": "replay", "concurrency_limit": 4}
"""Replays don't use the device; those of four visitors run at a time."""
SAVE = """(text, name) => {{
  if (!text) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], {{type: "{kind}"}}));
  link.download = "lookahead-study.{end}";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}}"""
LANGUAGE = """() => {
  const said = () => document.documentElement.lang || "en";
  const tell = () => {
    const box = document.querySelector("#tune-language textarea, #tune-language input");
    if (!box || box.value === said()) return;
    box.value = said();
    box.dispatchEvent(new Event("input", {bubbles: true}));
  };
  window.tuneLanguage?.disconnect();
  window.tuneLanguage = new MutationObserver(tell);
  window.tuneLanguage.observe(document.documentElement, {attributes: true, attributeFilter: ["lang"]});
  return said();
}"""
"""Sends the page's language when a study begins, and again whenever it is switched."""
FILES = (("JSON", "application/json", "json"), ("CSV", "text/csv", "csv"), ("HTML", "text/html", "html"))


class TuningPage:
    """Builds the page into the current route or tab."""

    def __init__(self, racing: Racing, tuning: Tuning | None = None) -> None:
        self.racing, self.tuning = racing, tuning or Tuning(racing)
        with gr.Column(elem_id="tuning"):
            self.build()
        self.wire()

    # ---- layout

    def build(self) -> None:
        """Lay out the components: the question, the advice, the grid beside the curve, the rest below."""
        style = (Path(__file__).resolve().parent / "tuning.css").read_text(encoding="utf-8")
        gr.HTML(f"<style>{style}</style>{tuning_text.LEAD}", padding=False)
        self.work = gr.State(None, time_to_live=3600)
        with gr.Row(equal_height=True):
            self.kind = gr.Radio([*examples.KINDS, OWN], value=next(iter(examples.KINDS)), label="Text", scale=4)
            entries = {**CATALOGUE, self.racing.host.default.name: self.racing.host.default}
            choices = [(" · ".join(filter(None, [entry.title, entry.note])), name) for name, entry in entries.items()]
            self.model = gr.Dropdown(
                choices, value=self.racing.host.default.name, label="Model", scale=2, min_width=230, filterable=False
            )
        with gr.Row(visible=False, equal_height=True) as self.own:
            self.text = gr.Textbox(
                label="Your prompts", info=tuning_text.OWN_HINT, lines=4, max_lines=8, scale=5, elem_id="own-text"
            )
            self.upload = gr.UploadButton("Upload a file", size="sm", scale=1, min_width=100, elem_id="own-file")
        with gr.Row(elem_classes="tune-buttons"):
            self.count = gr.Slider(1, PROMPTS, 8, step=1, label="Prompts", min_width=130, buttons=[])
            self.new_tokens = gr.Slider(*NEW_TOKENS, 128, step=1, label="Max new tokens", min_width=130, buttons=[])
            self.past = gr.Slider(*PAST, 0, step=1, label="Past answers first", min_width=130, buttons=[])
            self.run = gr.Button("Study", variant="primary", min_width=90, elem_id="study")
            self.stop = gr.Button("Stop", min_width=60, elem_id="study-stop")
        self.status = gr.HTML(page_text.status("ready", tuning_text.FIRST), elem_id="study-status", padding=False)
        self.advice = gr.HTML(tuning_text.WAIT, elem_id="advice", padding=False)
        with gr.Column(visible=False) as self.results:
            self.build_grid()
            self.build_slides()
            self.build_rest()

    def build_grid(self) -> None:
        """The grid of lengths, the cost curve, the buttons that measure."""
        with gr.Row():
            with gr.Column(scale=5, min_width=330):
                self.strategy = gr.Radio(list(STRATEGIES), value="hierarchical", label="Drafts", elem_id="grid-strategy")
                with gr.Tabs():
                    with gr.Tab("Speed-up"):
                        self.speedups = gr.Plot(show_label=False, container=False, elem_id="speedups")
                    with gr.Tab("Tokens per pass"):
                        self.edls = gr.Plot(show_label=False, container=False, elem_id="edls")
            with gr.Column(scale=4, min_width=330):
                self.curve = gr.Plot(show_label=False, container=False, elem_id="curve")
                gr.HTML(tuning_text.READING, padding=False)
                with gr.Row(elem_classes="tune-buttons"):
                    self.three = gr.Button(
                        f"Measure the {PROMISING} most promising", variant="primary", size="sm", elem_id="measure-best"
                    )
                with gr.Row(elem_classes="tune-buttons"):
                    self.cell_length = gr.Dropdown([], label="Decoding length", min_width=90, filterable=False)
                    self.cell_branch = gr.Dropdown([], label="Branch length", min_width=90, filterable=False)
                    self.one = gr.Button("Measure this cell", size="sm", min_width=110, elem_id="measure-one")
                    self.all = gr.Button("Measure all", size="sm", min_width=90, elem_id="measure-all")
        self.measured = gr.HTML(elem_id="measured", padding=False)

    def build_slides(self) -> None:
        """One recorded answer at other lengths, on a stage."""
        gr.HTML(tuning_text.SLIDE, padding=False)
        with gr.Row(elem_classes="tune-buttons"):
            self.answer = gr.Slider(1, PROMPTS, 1, step=1, label="Answer", min_width=110, buttons=[], elem_id="slide-answer")
            self.length = gr.Slider(
                *limits.DECODING_LENGTH, 16, step=1, label="Decoding length", min_width=160, buttons=[], elem_id="slide-length"
            )
            self.branch = gr.Slider(
                *limits.BRANCH_LENGTH, 8, step=1, label="Branch length", min_width=160, buttons=[], elem_id="slide-branch"
            )
        self.pace = gr.HTML(elem_id="pace", padding=False)
        self.stage = Stage(elem_id="tuning-stage")

    def build_rest(self) -> None:
        """Past answers, ablations, sources of accepted tokens; downloads."""
        for left, right in (("warmth", "switches"), ("run_lengths", "sources")):
            with gr.Row():
                for name in (left, right):
                    with gr.Column(min_width=330):
                        setattr(self, name, gr.Plot(show_label=False, container=False, elem_id=name.replace("_", "-")))
        with gr.Row(elem_classes="tune-buttons"):
            self.saves = [
                gr.Button(f"Save as {name}", size="sm", min_width=90, elem_id=f"save-{end}") for name, _, end in FILES
            ]
        self.file = gr.Textbox(elem_id="tune-file")
        self.language = gr.Textbox("en", elem_id="tune-language")

    # ---- events

    def wire(self) -> None:
        """Connect the controls."""
        self.kind.input(
            lambda kind: (gr.Row(visible=kind == OWN), gr.Slider(interactive=kind != OWN), gr.Slider(interactive=kind != OWN)),
            self.kind, [self.own, self.count, self.past], **AT_ONCE,
        )  # fmt: skip
        self.upload.upload(self.uploaded, self.upload, [self.text, self.status], concurrency_limit=None, **PRIVATE)
        asked = [self.kind, self.text, self.count, self.new_tokens, self.past, self.model]
        self.run.click(None, None, self.language, js=LANGUAGE, **PRIVATE)
        studied = self.run.click(self.study, [*asked, self.work], [self.status, self.work], **PRIVATE, **IN_LINE)
        shown = [self.status, self.advice, self.results, *self.figures, *self.choices]
        drafts = [self.work, self.strategy, self.language]
        grid = studied.success(self.replay, drafts, shown, **PRIVATE, **REPLAY)
        slides = [self.work, self.answer, self.length, self.branch, self.strategy]
        grid.success(self.slide, slides, [self.pace, self.stage], **LATEST)
        self.strategy.input(self.replay, drafts, shown, **PRIVATE, **REPLAY)
        self.language.change(self.redraw, drafts, self.figures, **LATEST)
        for slider in (self.answer, self.length, self.branch):
            slider.input(self.slide, slides, [self.pace, self.stage], **LATEST)
        redrawn = [self.status, self.advice, self.speedups, self.measured]
        one = [*drafts, self.cell_length, self.cell_branch]
        self.one.click(self.measure_one, one, redrawn, **PRIVATE, **IN_LINE)
        self.three.click(self.measure_best, drafts, redrawn, **PRIVATE, **IN_LINE)
        self.all.click(self.measure_all, drafts, redrawn, **PRIVATE, **IN_LINE)
        self.stop.click(self.halt, None, None, **AT_ONCE)
        for button, (name, kind, end) in zip(self.saves, FILES, strict=True):
            made = button.click(lambda work, name=name: export(work, name), self.work, self.file, **PRIVATE)
            made.success(None, self.file, None, js=SAVE.format(kind=kind, end=end), **PRIVATE)

    @property
    def figures(self) -> list[gr.Plot]:
        """The plots of a study, in the order of `drawn`."""
        names = ("curve", "speedups", "edls", "warmth", "switches", "run_lengths", "sources")
        return [getattr(self, name) for name in names]

    @property
    def choices(self) -> list[Any]:
        """The controls set by a study, in the order of `chosen`."""
        return [self.cell_length, self.cell_branch, self.answer, self.length, self.branch, self.measured]

    def uploaded(self, path: str | None) -> tuple[Any, str]:
        """A file's text for the box of prompts. A file that holds no prompts changes nothing; the status says why."""
        from lookahead_core.models.prompts import read_prompts

        try:
            data = bounded_file(path)
            found = read_prompts(data, PROMPTS)
        except LimitError as error:
            return gr.skip(), page_text.status("fault", str(error))
        return data.decode("utf-8-sig"), page_text.status("ready", f"{len(found)} prompts read. Press Study.")

    def study(
        self, kind: Any, text: Any, number: Any, new_tokens: Any, past: Any, model: Any, work: Work | None, request: gr.Request
    ) -> Iterator[tuple[Any, Any]]:
        """The device's part of a study. The last study stays until this one has succeeded."""
        session = self.racing.sessions.of(request.session_hash)
        session.stop.clear()
        try:
            asked = self.tuning.checked(kind, text, number, new_tokens, past, model)
            steps = self.tuning.begin(session, asked)
            made = yield from relay(steps, lambda progress: (page_text.busy(progress), gr.skip()))
            yield page_text.status("busy", "Replaying the grid"), made
        except (LimitError, ModelError) as error:
            yield page_text.status("fault", str(error)), gr.skip()
            raise gr.Error(str(error), print_exception=False, title="Not started") from None
        except Exception as error:
            yield ended(error), gr.skip()
            raise gr.Error(plain(error), print_exception=False, title="The study ended early") from error

    def replay(self, work: Work | None, strategy: Any, language: Any, request: gr.Request) -> Iterator[tuple[Any, ...]]:
        """Replay one strategy, then draw all figures. Does not use the device."""
        nothing = [gr.skip()] * (2 + len(self.figures) + len(self.choices))
        if work is None:
            yield page_text.status("fault", "Press Study first."), *nothing
            return
        session = self.racing.sessions.of(request.session_hash)
        try:
            limits.one_of("Drafts", strategy, STRATEGIES)
            for progress in self.tuning.replays(work, strategy, session.stop):
                yield page_text.busy(progress), *nothing
            yield (
                done(work),
                tuning_text.advice(work.study),
                gr.Column(visible=True),
                *drawn(work, strategy, language),
                *chosen(work, strategy),
            )
        except Exception as error:
            yield ended(error), *nothing

    def redraw(self, work: Work | None, strategy: Any, language: Any) -> Any:
        """The figures in the chosen language."""
        if work is None or strategy not in work.study.strategies:
            return [gr.skip()] * len(self.figures)
        return drawn(work, strategy, language)

    def slide(self, work: Work | None, answer: Any, length: Any, branch: Any, strategy: Any) -> tuple[Any, Any]:
        """Replay a recorded answer at other lengths."""
        if work is None:
            return gr.skip(), gr.skip()
        try:
            place = limits.whole("Answer", answer, (1, len(work.recordings))) - 1
            length = limits.whole("Decoding length", length, limits.DECODING_LENGTH)
            branch = limits.whole("Branch length", branch, limits.BRANCH_LENGTH)
            strategy = limits.one_of("Drafts", strategy, STRATEGIES)
        except LimitError as error:
            return page_text.status("fault", str(error)), gr.skip()
        trace = self.tuning.replayed(work, place, length, branch, strategy)
        line = tuning_text.pace(work.study, tally_of(trace), f"Answer {place + 1} at {length} × {branch}")
        return line, writer().show(trace, autoplay=False, keep=True)

    def measure_one(
        self, work: Work | None, strategy: str, language: Any, length: Any, branch: Any, request: gr.Request
    ) -> Iterator[tuple[Any, ...]]:
        """Measure one cell."""
        cell = work.study.cell(length, branch, strategy) if work else None
        yield from self.measure(work, strategy, language, [cell] if cell else [], request)

    def measure_best(self, work: Work | None, strategy: str, language: Any, request: gr.Request) -> Iterator[tuple[Any, ...]]:
        """Measure the candidates for the recommended setting, the measured ones again."""
        yield from self.measure(work, strategy, language, work.study.promising(strategy) if work else [], request)

    def measure_all(self, work: Work | None, strategy: str, language: Any, request: gr.Request) -> Iterator[tuple[Any, ...]]:
        """Measure the cells not measured yet, the most promising first, as long as the turn lasts."""
        cells = [cell for cell in work.study.cells if cell.strategy == strategy and not cell.measured] if work else []
        if work is not None:
            cells.sort(key=lambda cell: -work.study.ratio(cell.tally))
        yield from self.measure(work, strategy, language, cells, request)

    def measure(
        self, work: Work | None, strategy: str, language: Any, cells: list[Any], request: gr.Request
    ) -> Iterator[tuple[Any, ...]]:
        """Measure cells beside plain decoding and redraw the grid. Stop keeps the complete measurements."""
        from visual.charts import figures as charts
        from visual.charts.chinese import in_language

        session = self.racing.sessions.of(request.session_hash)
        session.stop.clear()
        if work is None or not cells:
            yield page_text.status("ready", "Nothing left to measure here."), gr.skip(), gr.skip(), gr.skip()
            return
        try:
            steps = self.tuning.measure(session, work, cells)
            number = yield from relay(steps, lambda progress: (page_text.busy(progress), *[gr.skip()] * 3))
            rest = len(cells) - number
            more = f" {rest} are left: press Measure all again to go on." if rest > 0 and len(cells) > 1 else ""
            message = page_text.status("ready", f"{number} of {len(cells)} measured, 3 runs each, beside plain decoding.{more}")
        except Exception as error:
            message = ended(error)
        figure = in_language(charts.grid_map(work.study, strategy), str(language))
        yield message, tuning_text.advice(work.study), figure, tuning_text.measured(work.study, strategy)

    def halt(self, request: gr.Request) -> None:
        """Stop the visitor's study or measurements."""
        self.racing.sessions.of(request.session_hash).stop.set()


def drawn(work: Work, strategy: str, language: Any) -> list[Any]:
    """All figures of a study, in the order of `TuningPage.figures`."""
    from visual.charts import figures as charts
    from visual.charts.chinese import in_language

    study, cell = work.study, work.study.best(strategy) or work.setting
    name = charts.setting_name(cell)
    detailed = next((point.tally for point in study.of_kind("switch")), cell.tally)
    figures = [
        charts.cost_curve(study.costs, str(study.meta.get("device", ""))),
        charts.grid_map(study, strategy),
        charts.grid_map(study, strategy, "edl"),
        charts.warmth(study),
        charts.switches(study),
        charts.run_lengths(cell.tally, name),
        charts.sources(detailed, charts.setting_name(work.setting)),
    ]
    return [in_language(figure, str(language)) for figure in figures]


def chosen(work: Work, strategy: str) -> list[Any]:
    """The controls' values for the best cell, in the order of `TuningPage.choices`."""
    lengths, branches, _ = work.study.grid(strategy)
    cell = work.study.best(strategy) or work.setting
    return [
        gr.Dropdown(choices=lengths, value=cell.decoding_length),
        gr.Dropdown(choices=branches, value=cell.branch_length),
        gr.Slider(maximum=max(2, len(work.recordings)), value=1),
        gr.Slider(value=cell.decoding_length),
        gr.Slider(value=cell.branch_length),
        tuning_text.measured(work.study, strategy),
    ]


def export(work: Work | None, name: str) -> str:
    """The study as a file's text."""
    if work is None:
        raise gr.Error("Press Study first: there is nothing to save yet.", print_exception=False)
    if name == "HTML":
        from visual.charts.report import page

        return page(work.study)
    return work.study.dumps() if name == "JSON" else work.study.to_csv()


def bounded_file(path: str | None) -> bytes:
    """An upload's bytes. Raises LimitError before reading one that is too large."""
    if not path:
        raise LimitError("No file came.")
    size = Path(path).stat().st_size
    if size > BYTES:
        raise LimitError(f"The file has {size / 1e6:.1f} MB; at most {BYTES / 1e6:.0f} MB is taken.")
    return Path(path).read_bytes()


def done(work: Work) -> str:
    """The status line of a finished study."""
    study = work.study
    words = f"{study.answers} answers, {study.tokens:,} tokens; {len(study.cells)} cells replayed"
    return page_text.status("ready", f"{words} on {study.meta.get('device', '')}, {study.meta.get('dtype', '')}.")


def plain(error: Exception) -> str:
    """Why the work ended, in plain words."""
    from lookahead_core.tuning.measure import Stopped

    return "Stopped; what was complete stays." if isinstance(error, Stopped) else trouble(error)


def ended(error: Exception) -> str:
    """The status line of work that ended early."""
    return page_text.status("fault", plain(error))
