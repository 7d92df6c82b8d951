"""Nothing is lost on a reload: the controls' values stay in the visitor's tab, the trie on the server under the tab's key.

`memory.js` keeps them. The stage asks it for the race that was shown.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import gradio as gr

from visual.pages.parts import AT_ONCE
from visual.work.session import Sessions

KEY = re.compile(r"[0-9a-f]{32}")
"""A tab's key: 128 random bits."""


def keep(linked: Any, controls: Mapping[str, Any]) -> None:
    """Keep the values of `controls`, by name, and put them back once the event `linked` has read the address bar."""
    names, parts = json.dumps(list(controls)), list(controls.values())
    note = f"(...values) => {{ lookaheadMemory.note({names}, values); }}"
    gr.on([part.change for part in parts], None, parts, js=note, **AT_ONCE)
    linked.then(None, parts, parts, js=f"(...now) => lookaheadMemory.restore({names}, now)", **AT_ONCE)


def rejoin(sessions: Sessions, tab: Any, request: gr.Request) -> None:
    """Give a tab the session that it had before its page was loaded anew, under the framework's new session."""
    if isinstance(tab, str) and KEY.fullmatch(tab):
        sessions.rejoin(tab, request.session_hash)
