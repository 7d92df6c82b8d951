"""What the stage is told and what it gives away, without a browser: messages, payloads, exports, the trie map."""

from __future__ import annotations

import gzip
import json
import re
from xml.etree import ElementTree

import networkx as nx
import pytest
from make_trace import make

from lookahead_core.trace.trace import Trace
from lookahead_core.trie.trie import TokenTrie
from visual.charts.trie_map import icicle, largest, trie_graph
from visual.stage import StageWriter, bundle
from visual.stage.export import script_safe, standalone_html, step_svg, trace_json
from visual.stage.layout import drafted_graph, graphml, node_link, place, summary

TRACE = make(decoding_length=32)
STEPS = TRACE.lanes["lookahead"]


def test_messages_are_numbered_and_send_each_word_once() -> None:
    writer = StageWriter("r")
    sent = [writer.begin(TRACE)]
    sent += [writer.steps([step], TRACE.words) for step in STEPS]
    sent.append(writer.end(TRACE))
    read = [json.loads(message) for message in sent]
    assert [message["seq"] for message in read] == list(range(1, len(read) + 1))
    assert {message["run"] for message in read} == {"r"}
    words = [word for message in read[:-1] for word in message["words"]]
    assert len(words) == len(set(words))
    assert Trace.from_json(read[-1]["trace"]).to_json() == TRACE.to_json()
    assert json.loads(writer.status("hello", "busy"))["kind"] == "status"


def test_a_live_step_is_small() -> None:
    writer = StageWriter("r")
    writer.begin(TRACE)
    sizes = [len(writer.steps([step], TRACE.words).encode()) for step in STEPS]
    assert sum(sizes) / len(sizes) <= 1500


def test_a_finished_trace_is_small() -> None:
    tokens = len(TRACE.tokens("lookahead"))
    assert len(TRACE.dumps().encode()) * 256 / tokens <= 120_000


def test_the_stage_is_light() -> None:
    files = bundle.script() + bundle.style() + bundle.skeleton()
    assert len(gzip.compress(files.encode())) < 60_000


def test_the_skeleton_is_no_template() -> None:
    assert not re.search(r"\$\{|\{\{|`|\\", bundle.skeleton())
    assert "</script" not in bundle.script()
    assert "http" not in re.sub(r"http://(www\.w3\.org|graphml\.graphdrawing\.org)", "", bundle.script() + bundle.style())


def test_both_languages_say_the_same_things() -> None:
    table = re.search(r"const STRINGS = \{(.*?)\n\};", bundle.script(), re.DOTALL)
    assert table is not None
    english, chinese = table.group(1).split("\n  zh: {")
    keys = [set(re.findall(r"^    (\w+):", part, re.MULTILINE)) for part in (english, chinese)]
    assert keys[0] == keys[1]


def test_the_drafted_graph_is_the_step() -> None:
    for step in STEPS:
        graph = drafted_graph(TRACE, step.index)
        assert nx.is_arborescence(graph)
        states = [state for _, state in graph.nodes(data="state")]
        assert {name: states.count(name) for name in ("accepted", "rejected", "bonus")} == summary(step)
    with pytest.raises(IndexError, match="there is no step"):
        drafted_graph(TRACE, len(STEPS))


def test_graph_exports_are_read_back() -> None:
    graph = drafted_graph(TRACE, 20)
    graph.nodes["root"]["word"] = "\u0000<&\ud800"
    read = nx.parse_graphml(graphml(graph))
    assert set(read.edges) == set(graph.edges)
    assert read.nodes["root"]["word"] == "\ufffd<&\ufffd"
    again = nx.node_link_graph(json.loads(node_link(drafted_graph(TRACE, 20))), edges="edges")
    assert set(again.nodes) == set(graph.nodes)


def test_rows_follow_the_stage() -> None:
    graph = drafted_graph(TRACE, max(STEPS, key=lambda step: len(step.tree)).index)
    places = place(graph)
    assert len(set(places.values())) == len(graph)
    for parent in graph:
        children = list(graph.successors(parent))
        if children:
            assert places[children[0]][1] == places[parent][1]
        assert all(places[child][0] == places[parent][0] + 1 for child in children)


def test_the_picture_is_well_formed_and_holds_every_node() -> None:
    trace = Trace.from_json(json.loads(TRACE.dumps()))
    trace.words[trace.tokens("lookahead")[3]] = '<img src=x onerror="1">&\u0007'
    root = ElementTree.fromstring(step_svg(trace, 20))
    boxes = [part for part in root if part.tag.endswith("rect")]
    assert len(boxes) == len(drafted_graph(trace, 20))


def test_scripts_cannot_be_closed_from_inside() -> None:
    assert script_safe({"word": "</script><!--\u2028"}) == r'{"word":"\u003c/script\u003e\u003c!--\u2028"}'
    trace = Trace.from_json(json.loads(TRACE.dumps()))
    trace.words[0] = "</script><script>alert(1)</script>"
    trace.meta["title"] = "</title><script>alert(1)</script>"
    text = standalone_html(trace)
    assert text.count("</script>") == 2
    assert "<script>alert" not in text
    assert json.loads(trace_json(trace))["words"]["0"] == trace.words[0]


def test_the_trie_map_counts_and_cuts() -> None:
    words = {1: "a", 2: "<b>", 3: "c"}
    graph = trie_graph([((1,), 6), ((1, 2), 3), ((1, 2, 3), 4), ((1, 3), 1), ((2,), 1)], words)
    # (1, 2) was halved by an eviction and its child was not: a block is never smaller than what lies in it.
    assert {node: graph.nodes[node]["count"] for node in graph} == {(): 7, (1,): 6, (1, 2): 4, (1, 2, 3): 4, (1, 3): 1, (2,): 1}
    assert set(largest(graph, most=3)) == {(), (1,), (2,)}
    assert set(largest(graph, focus=(1,))) == {(1,), (1, 2), (1, 2, 3), (1, 3)}
    chart = icicle(graph).data[0]
    assert len(chart.ids) == 6
    assert "&lt;b&gt;" in chart.labels
    with pytest.raises(KeyError, match="no path"):
        largest(graph, focus=(9,))


def test_the_map_of_a_real_trie_holds_its_nodes() -> None:
    trie = TokenTrie(branch_length=4)
    for answer in ([1, 2, 3, 4, 5], [1, 2, 3, 9], [7, 1, 2, 8]):
        trie.insert(answer)
    graph = trie_graph(trie.most_used(), {})
    assert len(graph) - 1 == len(trie)
    assert graph.nodes[1, 2]["count"] == 3
    chart = icicle(graph).data[0]
    assert chart.ids[0] == "root"
    assert set(chart.parents) - {""} <= set(chart.ids)
