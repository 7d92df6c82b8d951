"""How visitors ask to have a message rewritten that they paste: in haste, in one line, politely, or as an afterthought."""

from __future__ import annotations

BULLETS = (
    "bullet points pls", "bullet points", "Bullet points please.", "Can you put this in bullet points?", "bullets?",
    "key points",
    "make this into bullet points for me", "Turn this message into bullet points.", "break this down into bullets",
    "I need the points of this e-mail as a list", "what are the main points", "short bullet list of this pls",
    "give me the important bits as bullets", "summarise as bullet points", "list the main points",
    "what do I need to know? bullets",
    "Rewrite the following as a bulleted list", "as bullets so I can read it on my phone", "just the facts, as bullets",
    "Could you list what this says?", "notes from this, with dashes", "to bullets", "convert to bullet points", "Bullet list!",
    "pull out the points", "my boss wants this as bullet points", "short points only", "the essentials as a list please",
    "Make a bulleted list of this.", "Make a bullet list out of this message", "list format pls",
    "can I have that as a list?", "Format this as a Markdown list.", "unordered list please", "one bullet per point",
    "a list with dashes", "Write what it says as a bulleted list.",
    "Put every piece of information on its own line with a dash.", "make a list", "as a list", "itemise this please",
    "bullets only, no intro", "List everything that is mentioned, with dashes.",
)  # fmt: skip
COUNTED = (
    "{n} bullet points please", "in {n} bullets", "Turn this into {n} bullet points.", "give me {n} bullets",
    "{n} bullet points",
    "Sum this up in {n} bullet points", "there are {n} points in here, list them", "{n} short bullets pls",
    "exactly {n} bullet points", "Make a list with {n} bullets.", "bulleted list, {n} items",
    "Rewrite this as {n} bullet points, nothing else", "put this into {n} points", "a list of {n} please",
    "{n} lines, each with a dash", "Please make {n} bullet points of it.",
)  # fmt: skip
STEPS = (
    "number the steps", "Number the steps, please.", "as numbered steps", "steps 1, 2, 3 ...", "Make this a list of steps",
    "turn into step by step", "step by step please", "write it as numbered instructions", "Can you number these steps?",
    "I can't follow this, give me numbered steps", "what are the steps", "put each step on its own line with a number",
    "split this into steps", "numbered list of the steps pls", "step-by-step list", "break it down into steps",
    "Rewrite as a checklist with numbers.", "instructions as 1. 2. 3. please", "Make it easy to follow: number the steps.",
    "Write these instructions as a numbered list.", "ordered list pls", "1., 2., 3. please",
    "One action per step, with numbers.", "Rewrite as an ordered Markdown list",
    "list what I have to do, in order, with numbers", "make a numbered how-to",
    "What do I do first, second and so on? Number it.", "Turn the instructions into a numbered list", "numbered list",
    "format as steps",
)  # fmt: skip
TWO = (
    "shorten to two sentences", "Shorten this to two sentences.", "two sentences max", "make it 2 sentences",
    "2 sentence summary",
    "Summarise this message in two sentences.", "can you cut this to two sentences?", "sum it up, two sentences",
    "too long!! two sentences", "what's in this email? two sentences pls", "In two sentences: what does it say?",
    "summarize in 2 sentences please", "give me this in two sentences", "I have no time. Two sentences?",
    "shorter: 2 sentences",
    "tell me in two sentences", "Boil it down to 2 sentences", "Two-sentence version please", "rewrite in two sentences",
    "Summarise in two sentences.", "Summary in two sentences, no more", "condense to two sentences",
    "Give a two-sentence summary.", "main message in 2 sentences", "Retell this in two sentences.",
    "Write a summary of two sentences.", "keep it to two sentences", "Please summarise the text in two sentences.",
    "what is going on? two sentences",
)  # fmt: skip
ONE = (
    "one sentence", "Shorten this to one sentence.", "in one sentence please", "one sentence summary", "1 sentence pls",
    "What does this boil down to? One sentence.", "Can you say that in a single sentence?", "sum up in one line", "one-liner?",
    "what do they want? one sentence", "just one sentence please", "TL;DR in one sentence", "Summarise in one short sentence.",
    "give me the point in one sentence", "make this a single sentence", "the whole thing in one sentence",
    "Summarise in one sentence.", "Summarize this in one sentence.", "Give me a one-sentence summary.",
    "the gist in one sentence", "Condense this into one sentence.", "what is this about? one sentence only",
    "in a nutshell: one sentence", "Reduce it to one sentence.", "Write a summary of one sentence.",
    "1 sentence summary please", "Summarise the message in a single sentence, please.",
)  # fmt: skip
SUBJECTS = (
    "subject line?", "Write a subject line for this e-mail.", "what should the subject be", "I need a subject for this mail",
    "subject pls", "Suggest a subject line", "a good subject line please", "Give me an e-mail subject.",
    "subject line for this",
    "What would you put in the subject line?", "short subject for this email", "find a subject line", "email subject?",
    "Give this message a subject line.", "What subject would fit?", "title for this email pls", "propose a short subject",
    "a heading for this message", "I need something for the subject field", "Write the subject of this e-mail.",
    "Find a fitting subject line.", "what do I put as the subject",
)  # fmt: skip
FORMAL = (
    "make it a formal letter", "Turn this into a formal letter.", "formal letter please", "rewrite as a formal email",
    "Make this formal.", "can you make this sound professional?", "write this as a proper letter",
    "too chatty, make it formal",
    "I need this as a formal letter", "formal version pls", "business letter please", "Rewrite this as an official letter",
    "make it polite and formal", "I can't send this to the office like that. Formal please", "Put this in formal English.",
    "make a serious letter of this", "as a formal e-mail", "Could you turn this into a formal message?",
    "Write a formal e-mail with this content.", "Rewrite this message as a formal letter.", "this should sound official",
    "Use a formal tone.", "Turn my notes into a formal letter.", "make a letter of this, very polite",
    "formal English, as a letter", "Write this as a formal letter, please.", "suitable for a business letter please",
    "more formal", "Dear Sir or Madam style please",
)  # fmt: skip
FRIENDLY = (
    "make it friendly", "Rewrite this in a friendly tone.", "friendlier please", "too stiff, make it casual",
    "less formal pls",
    "how would I text this to a friend", "Turn this into a friendly message.", "casual version please", "make it sound human",
    "Write this as a short friendly note", "as a chat message", "in a relaxed tone", "sounds like a lawyer, make it friendly",
    "rewrite for a friend", "Make this warm and informal.", "in simple friendly words please", "turn into a whatsapp message",
    "Rewrite this as an informal message.", "make this sound relaxed", "in casual English",
    "write this like a text to friends", "more cheerful and less official", "Drop the formal tone.",
    "Turn this into a casual note.", "short and friendly version", "nicer and more personal", "Say it in a friendly way.",
    "as I would say it to a mate",
)  # fmt: skip
ACCEPT = (
    "write a reply that says yes", "Reply that I accept.", "accept this for me", "Write a short reply and accept.",
    "say yes politely",
    "answer: yes, gladly", "reply yes", "Can you write an answer that accepts?", "I want to say yes. Write the reply",
    "positive reply please", "draft a reply saying yes", "tell them ok", "Write back that this is fine with me.",
    "agree to this",
    "Write an answer that accepts.", "answer with yes", "Write a reply to this: I agree.", "short reply, I'm happy to",
    "Please write a friendly yes.", "reply that it's ok", "Write the reply. I accept.", "confirm this for me",
)  # fmt: skip
DECLINE = (
    "write a reply that declines", "Reply that I can't.", "decline this for me", "Write a short reply and decline.",
    "say no politely", "answer: no, sorry", "reply no", "Can you write an answer that says no?", "polite no please",
    "I don't want to. Write the reply", "draft a reply saying no", "tell them no, but nicely",
    "Write back that I have to decline.",
    "turn this down politely", "get me out of this, write a polite reply",
    "Write an answer that declines.", "answer with no, but be kind", "Write a reply to this: no, thanks.",
    "reply that it won't work", "Please write a polite refusal.", "short reply, I can't", "Write the reply. I decline.",
    "say no for me",
)  # fmt: skip
PARAGRAPHS = (
    "split into paragraphs", "Split this into two paragraphs.", "make paragraphs", "paragraphs please",
    "add a paragraph break",
    "this is one big block, make two paragraphs", "Break this into paragraphs.", "Can you put a paragraph break in?",
    "format this with paragraphs", "two paragraphs pls", "put in line breaks where a new topic starts",
    "structure in paragraphs",
    "Divide this into paragraphs.", "Add paragraphs.", "new paragraph where the topic changes",
    "Put a blank line between the two parts.", "paragraph breaks please", "Make this readable: two paragraphs.",
    "separate it into paragraphs", "cut this block of text into paragraphs",
)  # fmt: skip
SENTENCES = (
    "one sentence per line", "Put each sentence on a new line.", "split into sentences",
    "every sentence on its own line please",
    "line break after each sentence", "Split this text into its sentences.", "separate the sentences",
    "new line after every full stop",
    "sentence by sentence, one per line", "Can you put each sentence on its own line?", "break after every sentence pls",
    "Each sentence on its own line.", "List the sentences, one per line.", "every sentence in a new line",
    "Write the sentences below each other.", "Break this up: a new line for every sentence.", "a line per sentence please",
    "put the sentences on separate lines", "one line for each sentence",
)  # fmt: skip
TABLES = (
    "Make a table with the columns {k}.", "table with {k}", "table: {k}", "Put this in a table with {k}", "as a table ({k})",
    "markdown table, columns {k}", "Turn this into a small table. Columns: {k}", "I need a table with the columns {k}",
    "can you make a table with {k}?", "tabulate: {k}", "Table please, with {k}.", "make it a table, columns should be {k}",
    "Create a Markdown table. The columns are {k}.", "put into table form: {k}", "table pls, {k}", "a table showing {k}",
    "Arrange it in a table with {k}", "Show me {k} as a table", "convert to a table with these columns: {k}", "{k} in a table",
    "put this in a markdown table with the columns {k}", "as a table pls: {k}", "Make a Markdown table with the columns {k}.",
    "Give me a table whose columns are {k}.", "one row per entry, columns {k}, as a table",
    "format as a table, header row: {k}", "Rewrite this as a table. Use {k} as headings.", "i need {k} in a table",
    "make a little table with {k}", "Sort this into a table with {k}.", "Present {k} in a Markdown table.",
    "Could you tabulate this with the columns {k}?", "table please, columns: {k}", "Fill a table with the columns {k}.",
    "table format, {k}",
)  # fmt: skip
LINES = (
    "one per line: {k}", "List it line by line: {k}.", "One line each, like {k}", "Make a list in the form {k}", "format: {k}",
    "lines of the form {k} please", "rewrite as {k}, one per line", "just {k} on separate lines", "Turn this into lines: {k}",
    "I only want {k}, each on its own line", "give me a plain list, {k}", "list as {k}", "simple list with {k}",
    "write each as {k}", "One entry per line in the form {k}", "Use the format {k} and a new line for each.",
    "no table, just lines like {k}", "each on a new line as {k}", "Rewrite it line by line in the format {k}.",
    "lines only: {k}", "Write one line for each of them: {k}",
)  # fmt: skip
ROWS_JSON = (
    "JSON list with the keys {k}", "Turn this into a JSON array. Keys: {k}", "json array, keys {k}",
    "as a list of JSON objects with {k}",
    "Convert to a JSON list of objects with {k}.", "json pls, one object each: {k}",
    "make JSON of this with {k}, one object per line item",
    "I need JSON: a list with {k}", "array of objects in JSON ({k})", "parse into JSON objects with {k}",
    "JSON array with {k} please",
    "Return a JSON list. Each entry has {k}.", "Give me a JSON array of objects whose keys are {k}",
    "Return a JSON array with the keys {k}.", "list of JSON objects, keys: {k}",
    "Make a JSON list, one object per entry, with {k}.", "Extract all entries as a JSON array with {k}",
    "json array only, keys: {k}", "turn the entries into a list of JSON objects ({k})",
    "Output a JSON array; every object has the keys {k}", "Write this as a JSON array. The keys are {k}.",
    "array of JSON objects please, with the keys {k}",
)  # fmt: skip
JSON = (
    "JSON with {k}", "as JSON with the keys {k}", "turn into JSON, keys {k}", "Make JSON: {k}", "extract {k} as json",
    "Convert this message to JSON with {k}.", "json pls: {k}", "I need {k} as JSON", "Pull {k} out of this as a JSON object.",
    "give me json with {k}", "Write a JSON object with these keys: {k}", "to json: {k}", "Read the text and fill in JSON: {k}",
    "JSON object, keys {k}, please", "put the data in JSON. Fields: {k}", "JSON only, please. Keys: {k}",
    "a JSON with {k} from this",
    "Could you extract {k} and format it as JSON?", "get me {k} in JSON", "structured data please: JSON with {k}",
    "Return JSON with the keys {k}", "Return only JSON. Keys: {k}", "Output JSON: {k}",
    "Give me a JSON object with the keys {k}.", "Make a JSON object with the keys {k}", "Respond with JSON ({k}).",
    "Please return a JSON object with {k}.", "parse this to JSON, keys {k}", "JSON format please, with the keys {k}",
    "Create JSON from this text. Keys: {k}", "Write this as JSON with the fields {k}.", "I want a JSON object that has {k}",
    "convert to json (keys: {k})", "Extract {k}. Answer with JSON only.", "as json object: {k}",
)  # fmt: skip
FACTS = (
    "key: value lines please", "list the details as name: value", "the details, one per line", "facts as label: value",
    "fact list",
    "Write the details line by line.", "make a short fact sheet", "pull out the details", "just the details, line by line",
    "details as a list with labels pls", "Extract the data as key: value", "put the details on separate lines with labels",
    "Write this as a list of label: value.", "one detail per line, with its name in front",
    "List the data like a form: name, colon, value.", "like a form please", "turn this into key: value pairs",
    "all the details, one a line, as label: value", "make an info card with one detail per line",
    "summarise the data as label: value lines",
)  # fmt: skip
FIX = (
    "correct the spelling", "Correct the spelling.", "fix the spelling pls", "spell check this",
    "correct my spelling mistakes please",
    "Can you check the spelling?", "fix my typos", "typos!! please fix", "proofread", "clean up the spelling",
    "correct this text",
    "I'm bad at spelling, please correct", "Write this again without mistakes.", "check this before I send it",
    "fix spelling and capital letters", "spelling and punctuation please", "correct", "fix this", "Make this correct English",
    "Correct the mistakes.", "Correct all the mistakes in this.", "Fix the spelling mistakes.", "grammar and spelling please",
    "please correct", "remove the typos", "Rewrite this with correct spelling.", "write it correctly",
    "Please fix the errors.", "is this spelt right? correct it", "Correct the errors in this text.",
)  # fmt: skip
ONLY = {
    "PHONE": ("What is the phone number in this text? Only the number.", "just the phone number", "phone number only pls",
              "extract the phone number", "pull out the telephone number", "give me only the phone number"),
    "EMAIL": ("just the email address", "extract the e-mail address", "Only the e-mail address, please.",
        "email address only pls",
              "pull out the e-mail address", "give me only the mail address"),
    "STREET": ("just the address", "extract the street address", "Only the address, please.", "the street and number only",
               "pull out the address", "give me only the address"),
    "DAY": ("just the day", "only the weekday please", "extract the day", "pull out the day of the week"),
    "MONEY": ("just the price", "extract the amount of money", "Only the amount, please.", "pull out the sum"),
    "DOM": ("just the date", "extract the date", "Only the date, please.", "pull out the date", "date only pls"),
}  # fmt: skip
"""Wordings for a value that stands in the text once: the answer is the value alone."""
MOVED = {
    "DAY": ("change the day to {b}", "make it {b}", "it's {b} now, please update", "same text but for {b}",
        "Move this to {b}.",
            "change it to {b} everywhere", "The day is now {b}. Please change the text.", "put {b} as the day",
            "update: {b} not {a}", "new day: {b}"),
    "NAME": ("change the name to {b}", "same but with {b}", "{b} instead of {a}", "change {a} to {b} everywhere",
        "it's {b}, not {a}",
             "use the name {b} for {a}", "Please change {a} to {b} in the whole text.", "update the name, {a} is now {b}",
             "write {b} wherever it says {a}", "rename {a}: {b}"),
    "TOWN": ("change the place to {b}", "{b} instead of {a}", "change {a} to {b} everywhere", "it's in {b} now, please update",
             "Please replace {a} with {b} in the whole text.", "same text with {b} as the place"),
    "DOM": ("change the date to {b}", "it's {b} now, update the text", "same text, new date: {b}", "{b} instead of {a}",
            "Please put {b} where it says {a}.", "The date has changed to {b}. Update this."),
    "MONEY": ("the price is now {b}, please update", "change {a} to {b}", "{b} instead of {a}", "update the amount to {b}",
              "Please change the price to {b}."),
    "PHONE": ("the new number is {b}, update it", "change the phone number to {b}", "replace the number with {b}",
              "Please put {b} as the phone number."),
}  # fmt: skip
SORTED = (
    "sort alphabetically", "Sort this from A to Z.", "alphabetical order pls", "put these in alphabetical order", "order a-z",
    "can you sort this list?", "alphabetise", "sort this list alphabetically, please", "A-Z", "Arrange alphabetically",
    "sort by name",
    "in alphabetical order please", "bring these in order (alphabet)", "sort!", "list these alphabetically",
    "Sort these words alphabetically.", "from a to z please", "ABC order please", "Put this list in alphabetical order.",
    "sort by alphabet", "Order these alphabetically, please.", "which comes first in the alphabet? sort them",
    "list in a-z order", "rearrange alphabetically",
)  # fmt: skip
NAMES = {
    "phones": (("PHONE",), (
        "extract all phone numbers", "all phone numbers pls", "List the phone numbers.", "which numbers can I call",
        "phone numbers?",
        "Pull out the phone numbers.", "just the telephone numbers", "Find all phone numbers in this text.",
        "numbers to call, as a list")),
    "dates": (("DOM", "DATE"), (
        "extract all dates", "all dates please", "List the dates.", "which dates are mentioned", "dates?",
        "Pull out the dates.",
        "just the dates", "Find all dates in this text.", "dates only pls", "put all the dates in a list")),
    "days": (("DAY",), (
        "extract all days of the week", "which days?", "List the days.", "which days are mentioned", "Pull out the weekdays.",
        "just the days", "Find all days in this text.", "days only pls")),
    "emails": (("EMAIL",), (
        "extract all e-mail addresses", "all email addresses please", "List the e-mail addresses.", "emails?",
        "Pull out the mail addresses.", "just the email addresses", "Find every e-mail address.")),
}  # fmt: skip
MISSPELT = {
    word: tuple(forms.split())
    for word, forms in (
        line.split(": ")
        for line in (
            "receive: recieve", "received: recieved", "definitely: definately definitly",
            "tomorrow: tommorow tomorow tommorrow",
            "because: becuase becouse beacuse", "believe: beleive", "friend: freind", "friends: freinds", "their: thier",
            "which: wich", "until: untill", "really: realy", "address: adress addres", "meeting: meating meetting",
            "available: availible avaliable", "appointment: apointment appointmant", "necessary: neccessary necesary",
            "separate: seperate", "weather: wether", "Wednesday: Wensday Wednsday", "February: Febuary", "Saturday: Saterday",
            "Tuesday: Teusday", "Thursday: Thirsday", "beginning: begining", "beautiful: beatiful beautifull",
            "business: buisness",
            "calendar: calender", "committee: comittee commitee", "different: diffrent", "finally: finaly", "forty: fourty",
            "immediately: immediatly imediately", "interested: intrested", "kitchen: kichen", "library: libary",
            "minutes: minuts",
            "neighbour: nieghbour neigbour", "neighbours: nieghbours", "people: poeple", "possible: posible possibel",
            "probably: probaly", "quiet: quite", "restaurant: restaraunt resturant", "sincerely: sincerly",
            "successful: succesful",
            "surprise: suprise", "thank: thnak", "unfortunately: unfortunatly unfortunatley", "usually: usualy",
            "always: allways",
            "before: befor", "children: childern", "could: coud", "every: evry", "everyone: everyoen evryone",
            "enough: enougth",
            "please: plase pleese", "should: shoud", "would: woud", "something: somthing", "sometimes: somtimes",
            "there: ther",
            "together: togehter togather", "tonight: tonigt", "ticket: tiket", "tickets: tikets", "weekend: weekand",
            "where: wher",
            "without: whitout witout", "writing: writting", "your: yuor", "great: grate", "coming: comming", "with: wiht",
            "letter: leter", "morning: mornig", "evening: evning", "afternoon: afternon", "office: ofice", "room: romm",
            "money: mony", "price: prise", "change: chnage", "later: latter", "bring: brign", "the: teh", "and: adn",
            "from: form",
            "about: abuot", "after: aftre", "again: agian", "also: aslo", "are: aer", "first: frist", "house: huose",
            "just: jsut",
            "know: konw", "need: ned", "only: olny", "open: opne", "other: othre", "school: shcool", "since: sinse",
            "still: stil",
            "than: then", "they: tehy", "this: thsi", "time: tiem", "week: weak", "will: wil", "have: hav", "call: cal",
        )
    )
}  # fmt: skip
"""Words as they are misspelt by people, beside slips of the fingers."""
