"""Words and tables of a workload report as HTML: what was found, the answer, the methods, the requests, the settings.

They take the report's JSON, like `visual.charts.workload_figures`. Sentences come from the report, in both languages;
everything that stems from a log is escaped.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from itertools import zip_longest

from lookahead_core.workload.words import counted
from visual.charts.figures import text
from visual.charts.workload_figures import SAME, Data, rows_fed, titles

LISTED = ("lengths", "warmth", "trie", "capacity", "adaptive")
"""Answers below the verdict, in reading order. That on the requests stands above their list; the table tells the methods."""
EXACT = {"lengths", "warmth", "trie"}
"""Answers whose numbers are replayed exactly; those of the others are predicted."""
LINK = re.compile(r"https://[^\s<>&\"']+")
NAMED = 5
"""Most ties that are named."""
FAULTS = 20
"""Most faulty lines that are listed."""


def badge(kind: str, lang: str) -> str:
    """What a number is, a key of the texts: "predicted", "exact" (replayed exactly), "published", "measured", "sliders"."""
    return f"<span class='wl-badge {kind.split()[0]}'>{text(f'badge {kind}', lang)}</span>"


def answer(data: Data, lang: str, settings: str = "") -> str:
    """Whether drafts pay, in words: the verdict and what to use, the other answers, the basis and the price.

    `settings`: the id of the element that holds the lines to copy, for a link to it.
    """
    answers = {one["name"]: one for one in data["answers"]}
    if "pays" not in answers:
        return f"<div class='wl-answer wait' role='status'><p>{text('no answer yet', lang)}</p></div>"
    pays = answers.pop("pays")
    verdict = text(f"verdict {pays['verdict']}", lang, **pays["values"])
    others = [f"<li>{told(answers[name], lang)}</li>" for name in LISTED if name in answers]
    link = f" <a href='#{settings}'>{text('to settings', lang)}</a>" if settings and data["settings"] else ""
    notes = f"{escape(data['sample']['text'][lang])} {priced(data, lang)}"
    return (
        f"<div class='wl-answer' role='status' data-pays='{escape(pays['verdict'])}'>"
        f"<p class='wl-verdict'>{verdict} {badge('predicted', lang)}</p>"
        f"<p class='wl-use'>{text('share', lang, **pays['values'])} {use(data, lang)} {ties(data, lang)}{link}</p>"
        f"<ul>{''.join(others)}</ul><p class='wl-note'>{notes}</p></div>"
    )


def told(answer: Data, lang: str) -> str:
    """One of the report's sentences, and what its numbers are."""
    return f"{escape(answer['text'][lang])} {badge('exact' if answer['name'] in EXACT else 'predicted', lang)}"


def use(data: Data, lang: str) -> str:
    """The recommended setting in one line."""
    found = data["recommended"]
    name = escape(titles(data, lang)[found["method"]])
    lengths = {"length": found["decoding_length"], "branch": found["branch_length"]}
    key = "use plain" if found["pays"] == "no" else "use"
    return text(key, lang, name=name, warmth=text(found["warmth"], lang), **lengths)


def ties(data: Data, lang: str) -> str:
    """The lengths that are as fast as the recommended ones."""
    cells = [data["cells"][place] for place in data["recommended"]["near"] if place != data["recommended"]["cell"]]
    if not cells or data["recommended"]["pays"] == "no":
        return ""
    names = [f"{cell['decoding_length']} × {cell['branch_length']}" for cell in cells[:NAMED]]
    return text("as fast", lang, names=text("and", lang).join(names) + (" …" if len(cells) > NAMED else ""))


def priced(data: Data, lang: str) -> str:
    """Where the price of a pass comes from."""
    curve = data["curve"]
    return f"{text('priced by', lang, name=escape(curve['title'][lang]))} {badge(curve['kind'], lang)}"


def source(data: Data, lang: str) -> str:
    """Where the curve comes from, its address as a link."""
    curve = data["curve"]
    words = LINK.sub(r'<a href="\g<0>" target="_blank" rel="noopener">\g<0></a>', escape(curve["source"]))
    line = text("source", lang, source=words) if words else escape(curve["title"][lang])
    return f"<p class='wl-note'>{line} {badge(curve['kind'], lang)}</p>"


def found(data: Data, lang: str) -> str:
    """What the log holds: requests, tokens, columns, tokenizer; what is wrong with it."""
    log = data["log"]
    form = " · ".join(text("columns", lang, **{**column, "count": column["requests"]}) for column in log["columns"])
    numbers = {name: log[name] for name in ("name", "prompt_tokens", "output_tokens")}
    counts = text("log", lang, requests=counted("request", log["requests"])[lang], **numbers)
    tokenizer = log["tokenizer"]
    kind = badge("approximate" if tokenizer["approximate"] else "exact counts", lang) if tokenizer else ""
    words = [counts, form, tokenizer["text"][lang] if tokenizer else ""]
    line = "<br>".join(escape(word) for word in words if word)
    return f"<div class='wl-found'>{line} {kind}{faults(log, lang)}</div>"


def faults(log: Data, lang: str) -> str:
    """What is wrong with the log: lines that were left out, and where reading ended, each with its reason."""
    if not log["faults"]:
        return ""
    shown = log["shown_faults"][:FAULTS]
    rows = "".join(f"<li>{escape(fault['text'][lang])}</li>" for fault in shown)
    rest = log["faults"] - len(shown)
    more = f"<li>{text('more faults', lang, count=rest)}</li>" if rest else ""
    summary = text("fault" if log["faults"] == 1 else "faults", lang, count=log["faults"])
    return f"<details class='wl-faults' open><summary>▲ {summary}</summary><ul>{rows}{more}</ul></details>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], marks: Sequence[str] = (), over: str = "") -> str:
    """An HTML table of cells that are HTML already, the first of a row its header. `marks`: classes of its rows; `over`: a row
    of cells above the head."""
    top = "".join(f"<th scope='col'>{cell}</th>" for cell in head)
    body = "".join(
        f"<tr class='{mark}'><th scope='row'>{row[0]}</th>{''.join(f'<td>{cell}</td>' for cell in row[1:])}</tr>"
        for row, mark in zip_longest(rows, marks[: len(rows)], fillvalue="")
    )
    first = f"<tr>{over}</tr>" if over else ""
    return f"<div class='wl-scroll' tabindex='0'><table><thead>{first}<tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"


def best(data: Data, lang: str) -> str:
    """The best setting of each method and warmth: what it yields, what it feeds, its speed with the range."""
    methods = {method["name"]: method for method in data["methods"]}
    names = ("method", "times", "gains", "start", "two lengths", "tokens per pass", "rows", "wasted")
    kinds = (
        f"<td></td><th scope='colgroup' colspan='2'>{badge('predicted', lang)}</th>"
        f"<td colspan='2'></td><th scope='colgroup' colspan='3'>{badge('exact', lang)}</th>"
    )
    rows = [
        [
            escape(methods[one["method"]]["title"][lang]),
            f"{speed(one['speed'])} ({one['low']:.2f}–{one['high']:.2f})",
            f"{100 * one['gains']:.0f} % / {100 * one['loses']:.0f} %",
            text(one["warmth"] if methods[one["method"]]["remembers"] else "forgets", lang),
            f"{one['decoding_length']} × {one['branch_length']}",
            f"{one['tokens_per_pass']:.2f}",
            f"{rows_fed(one):.1f}",
            f"{100 * one['wasted']:.0f} %",
        ]
        for one in data["best"]
        if methods[one["method"]]["remembers"] or one["warmth"] == "cold"  # else its warmth changes nothing
    ]
    return table([text(name, lang) for name in names], rows, ["wl-now"], kinds)


def speed(value: float) -> str:
    """Times plain, with a sign for slower and for a tie."""
    sign = "≈ " if abs(value - 1) <= SAME else "▲ " if value < 1 else ""
    return f"{sign}{value:.2f}×"


def requests(data: Data, lang: str, shown: int | None = None, buttons: bool = True) -> str:
    """The requests, the one that gains least first. With `buttons` each can be opened; `shown` is open."""
    names = ["line", "times", *(["on the stage"] if buttons else []), "passes needed", "prompt tokens", "answer tokens"]
    rows, marks = [], []
    for row in data["requests"]:
        opens = text("open request", lang, line=row["line"])
        button = f"<button type='button' data-request='{row['request']}' aria-label='{opens}'>{text('open', lang)}</button>"
        counts = [f"{row[name]:,}" for name in ("passes", "prompt", "output")]
        rows.append([f"{row['line']:,}", speed(row["speed"]), *([button] if buttons else []), *counts])
        marks.append("wl-now" if row["request"] == shown else "wl-lose" if row["speed"] < 1 - SAME else "")
    answer = next((one for one in data["answers"] if one["name"] == "requests"), None)
    said = f"<p class='wl-note'>{told(answer, lang)}</p>" if answer else ""
    return said + table([text(name, lang) for name in names], rows, marks)


def settings(data: Data, lang: str) -> str:
    """The lines to copy: for transformers, vLLM and SGLang, each with its note."""
    parts = []
    for one in data["settings"]:
        note = one["note"][lang]
        told = f"<p class='wl-note'>{escape(note)}</p>" if note else ""
        parts.append(f"<h3>{escape(one['title'][lang])}</h3><pre tabindex='0'>{escape(one['code'])}</pre>{told}")
    return f"<div class='wl-settings'>{''.join(parts)}</div>"
