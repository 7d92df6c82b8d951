"""How visitors ask to have a pasted text rewritten, task by task."""

from __future__ import annotations

PLACES = (
    ("{r}\n\n{d}", 20), ("{d}\n\n{r}", 10), ("{r}: {d}", 5), ("{r}:\n\n{d}", 5), ("{r}:\n{d}", 4), ("{r}\n{d}",
    4), ("{d}\n{r}", 3),
    ("{r} {d}", 4), ("{r}: \"{d}\"", 3), ("\"{d}\"\n\n{r}", 3), ("{r}\n\n\"{d}\"", 3), ("Text: {d}\n\nTask: {r}", 2),
    ("Text: {d}\nTask: {r}", 2), ("{r} Text: {d}", 2), ("{d} -> {l}", 2), ("{r}\n---\n{d}", 2), ("{d}\n---\n{r}", 1),
    ("Here is a text:\n\n{d}\n\n{r}", 1), ("Take this text: {d}\n\n{r}", 1), ("{d}\n\n^ {l}",
    0.5), ("I have this:\n{d}\n\n{r}", 1),
)  # fmt: skip
"""Where the request ({r}, {l} with a small letter) and the text stand."""
JSON = (
    "JSON: {k}", "Could I get this as JSON? I only want {k}.", "{k} in json pls", "Build JSON whose keys are {k}.",
    "json dict with {k}",
    "Make a JSON object with {k}.", "Put {k} into a JSON object.", "I'd like {k} in JSON form.", "key-value JSON, keys {k}",
    "Extract {k} and output JSON.", "In JSON: {k}", "json object -> {k}", "{k} -> json", "to json ({k})", "as json: {k}",
    "Find {k} and return them as JSON.", "I want JSON. The keys are {k}.", "Produce JSON with these fields: {k}.", "json! {k}",
    "Store this as JSON with the fields {k}.", "parse this into json, fields {k}", "Give me {k} in JSON format",
    "fields for the json: {k}",
    "Can you make JSON from this? Keys: {k}", "Could you put this into JSON with {k}?", "Get {k} out of this text, as JSON.",
    "Write a JSON record: {k}.", "Output a JSON object containing {k}", "Represent the text as JSON, keys {k}.",
    "JSON wanted, with {k}",
    "Which {k} does it name? Reply in JSON.", "What are {k}? Answer as a JSON object.", "Collect {k} in JSON.",
    "note {k} down as json",
    "I have to import this. JSON with {k}, please", "for my database: json, columns {k}", "Save {k} as JSON",
    "{k} (JSON please)",
    "Create a JSON object; its keys are {k}.", "a json for me with {k}", "Make this machine-readable: JSON, {k}",
    "JSON only. {k}",
    "Write the values for {k} as JSON.", "just {k}, in JSON", "Fetch {k} from the text (JSON).",
    "JSON record with {k}, nothing else",
)  # fmt: skip
BULLETS = (
    "as bullet points", "bullet points please", "Turn this into bullets",
    "one bullet per sentence",
    "Put this into bullet points.", "Rewrite as a bullet list.", "list this as bullets",
    "make bullets",
    "Could you turn this into bullet points?", "Convert the text into a bulleted list.", "I'd like this as bullets.",
    "bullets, please",
    "Write this as a list with dashes.", "make a list of this", "Can you make bullet points from the following text?",
    "- list please",
    "Break this up into bullet points.", "I need bullet points", "Format this as a list.", "bulleted list",
    "Bullet this for me",
    "Show me this as bullet points", "turn it into a list with bullets", "Rewrite the message as bullet points",
    "dash list pls",
)  # fmt: skip
NUMBERED = (
    "Number these sentences", "as a numbered list",
    "make a numbered list",
    "Write the sentences as a numbered list.", "Put a number before each sentence.", "1. 2. 3. please", "numbered list pls",
    "One line per sentence, numbered.", "Turn this into numbered steps.",
    "Give each sentence a number", "list the sentences with numbers", "Rewrite it as steps 1, 2, 3.",
    "numbers in front of sentences",
    "I want the sentences numbered.", "Please number every sentence.", "Split it into numbered lines",
    "count the sentences like 1. 2. 3.",
)  # fmt: skip
SUMMARIES = (
    "Sum this up in two sentences", 
    "tl;dr",
    "Can you summarise this in 2 sentences?", "summary (2 sentences)", "make it shorter",
    "shorter please",
    "Write a two-sentence summary.", "Give me the short version.", "What's the gist?", "In two sentences, please.",
    "summarize pls",
    "too long. two sentences please", "Please summarize this text for me.", "Tell me in two sentences what it says.",
    "short version??",
    "Boil this down to two sentences.", "Could you shorten this?", "what does it say in short", "Cut this down to 2 sentences.",
    "the most important things in two sentences", "Make a summary of two sentences.", "sum up in 2 sentences pls",
    "in a nutshell?",
    "Condense this.", "I only have time for two sentences.", "Summarise the following text briefly.",
    "Reduce this to two sentences",
    "Say the same in two sentences.", "brief summary", "quick summary?",
)  # fmt: skip
ONE = (
    "Summarise in one sentence.", "one sentence summary", "In one sentence?", "tl;dr in one sentence",
    "Shorten to one sentence",
    "Say it in one sentence.", "one-line summary please", "What is the main point, in one sentence?", "sum up in 1 sentence",
    "Just one sentence: what does it say?", "Make one sentence of this.", "Can you put this in a single sentence?",
    "Reduce it to one sentence.", "one line pls", "Give me the most important thing in one sentence.",
    "shortest version, one sentence",
    "Summarize this in a single sentence", "What is this about? One sentence.", "a summary of one sentence please",
    "1 sentence",
)  # fmt: skip
TITLES = (
    "Give this text a title.", "title?", "Write a headline for this", "Find a title.", "What would be a good title?",
    "headline please",
    "I need a subject line for this.", "subject line?", "Suggest a title for the text.", "Put a heading over this",
    "a short title pls",
    "Think of a title", "Which title fits this text?", "Make a headline.", "What could the headline be?", "Name this text.",
    "heading for this", "Can you give it a title?", "title for my text please", "Write only a title.", "a fitting headline",
)  # fmt: skip
TABLES = (
    "Put this in a table.", "table please", "Make a table.", "as a table", "Turn this into a table with two columns.",
    "markdown table",
    "Can you make a table of the details?", "put the facts into a table pls", "Show the details as a table.",
    "make me a table from this",
    "Write the data as a Markdown table.", "I need a table of this.", "table with the details", "Convert into a table.",
    "Please arrange this as a table.", "the data as a table please", "a two-column table", "Build a table with the key facts",
    "tabulate this", "Could I have that as a table?", "Table: detail and value.", "List the details in a table.",
    "Draw up a table",
)  # fmt: skip
LINES = (
    "Write the details as key: value lines.", "One detail per line, like Name: value.", "fact sheet please",
    "Make a fact sheet.",
    "List the details with labels.", "key: value please", "Make an index card.", "Give me the data line by line with labels.",
    "Write a short profile with labels.", "Extract the key data, one per line.", "label: value, one per line",
    "the key data pls",
    "Pull out the details, each on its own line with a label.", "Make a data sheet of this", "Structure this as label: value.",
    "I need the details as a form.", "Reformat as key/value lines", "details, one per line", "Fields and values please",
    "Break it down into field: value",
)  # fmt: skip
REPLACE = (
    "Replace {a} with {b}.", "Replace {a} by {b} in this text", "Change {a} to {b}", 
    "swap {a} for {b}",
    "It's {b}, not {a}. Please correct it.", "Please write {b} instead of {a}.", "use {b} instead of {a}", "{a} should be {b}",
    "{a} is wrong, it has to be {b}", "Same text with {b} instead of {a}", "Put {b} where it says {a}.", "rename {a} to {b}",
    "Could you replace {a} with {b} in the text?", "correct this: {b} instead of {a}", "Update it: {a} is now {b}.",
    "{a} -> {b}",
    "I want {b} instead of {a} here", "make it {b} instead of {a}", "Substitute {b} for {a}", "In this text, change {a} to {b}",
    "find and replace: {a} / {b}",
)  # fmt: skip
FIX = (
    "Fix the typos.", "fix the spelling", "Correct the mistakes.", "correct this please", "Please correct my spelling",
    "fix typos pls",
    "Correct the spelling mistakes in this text.", "proofread this", "Can you fix the mistakes?",
    "Write this without mistakes.",
    "There are typos in here, please fix them.", "spellcheck", "check my spelling", "repair the spelling", "clean this up",
    "Correct this text", "make it correct English", "what is the right spelling", "Remove the typing errors.", "Fix it",
    "I typed this too fast, please correct it.", "proof-read and correct", "spelling!", "Please write that correctly.",
)  # fmt: skip
FINDS = {
    "people": (("P", "F", "M", "NAME"), (
        "List all names.", "Which people are mentioned?", "names?", "all the names please", "Who is mentioned in this text?",
        "Extract the names of the people.", "Make a list of the people.", "list of names pls", "Find all persons in the text.",
        "Which names occur here?", "Give me every name.", "who's in it", "Pull out the names.", "people in this text?",
        "Write down all the people who are named.", "names only", "Tell me the names in it, one per line.", "extract names",
        "What persons does the text name?", "a list of everybody")),
    "prices": (("MONEY", "PRICE", "LESS"), (
        "List all prices.", "prices?", "Which amounts of money are mentioned?", "all prices please", "Extract the prices.",
        "Find every sum of money.", "What amounts are in the text?", "list the amounts",
        "How much money is mentioned? List it.",
        "Pull out all the sums.", "money amounts pls", "Give me all the amounts, one per line.", "just the prices",
        "Write down every price.", "Which prices does it name?", "extract all amounts", "what sums occur here", "prices only",
        "a list of the prices", "Find the prices in this text")),
    "times": (("CLOCK", "AFTER"), (
        "List all times.", "times?", "Which times of day are mentioned?", "all the times please", "Extract the times.",
        "Find every time of day.", "What times are in the text?", "list the times of day",
        "At which times does something happen?",
        "Pull out all the times.", "times pls", "Give me all the times, one per line.", "just the times",
        "Write down every time.", "Which times does it name?", "extract all clock times", "what times occur here", "times only",
        "a list of the times", "Find the times in this text")),
    "places": (("TOWN",), (
        "List all towns.", "Which places are mentioned?", "towns?", "all places please", "Extract the place names.",
        "Which towns does it name?", "Find the towns.", "list of places pls", "place names only",
        "What places are in the text?",
        "Give me every town.", "Pull out the places.", "where? list the places", "Write down the towns.", "just the towns",
        "Name the places in this text.", "extract all towns", "towns, one per line", "what towns occur here", "places?")),
}  # fmt: skip
"""What is looked for: the kinds of slots, and the wordings."""
