"""`--mcp` by the protocol itself: the tools it lists, a race that is called, a refusal that is told.

    pip install -r tests/requirements.txt && pytest tests/test_mcp.py

Skipped, with the reason, where that is not installed.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the MCP package is not installed (pip install 'gradio[mcp]')")
from load_test import wait_for
from mcp import ClientSession
from mcp.client.streamable_http import streamablehttp_client
from own_thread import in_own_thread
from serving import serve

# The protocol's own client is on its way from one name to another, and leaves its streams to the garbage collector.
IGNORED = ("DeprecationWarning", "ResourceWarning", "pytest.PytestUnraisableExceptionWarning")
pytestmark = [pytest.mark.filterwarnings(f"ignore::{warning}") for warning in IGNORED]


async def ask(url: str) -> tuple[list[Any], Any, Any]:
    """(the tools, a race's answer, the answer to a race that is out of bounds)."""
    async with streamablehttp_client(url + "gradio_api/mcp/") as (read, write, _), ClientSession(read, write) as session:
        await session.initialize()
        tools = (await session.list_tools()).tools
        asked = {"prompt": "Write a Python function named add that adds two numbers.", "max_new_tokens": 24}
        raced = await session.call_tool("race", asked)
        refused = await session.call_tool("race", {**asked, "decoding_length": 9999})
    return tools, raced, refused


@in_own_thread
def test_programs_that_speak_mcp_get_these_tools_and_no_others(tmp_path: Path) -> None:
    with serve(tmp_path / "log.txt", "--mcp") as app:
        wait_for(app.url, "lookahead_model_ready 1", 120)
        tools, raced, refused = asyncio.run(ask(app.url))
    assert {tool.name for tool in tools} == {"race", "sweep", "calibrate", "workload"}
    assert all(tool.description for tool in tools)
    assert "prompt" in next(tool for tool in tools if tool.name == "race").inputSchema["properties"]
    assert not raced.isError
    end = json.loads(raced.content[0].text)
    assert (end["kind"], end["equal"]) == ("end", True)
    assert refused.isError
    assert "whole number from 1 to 128" in refused.content[0].text
