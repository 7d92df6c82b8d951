"""Requests that are out of reach, part 5: those that look like what the model can do."""

from __future__ import annotations

from corpus.scope.frames import tasks

REQUESTS = """
othercode
= write {program} in {plang} | {plang}: {program} | Can you code {program} in {plang}? | I need {program} in {plang}.
| {program} with {framework} | How do I make {program} with {framework}? | Make {program} using {framework}. |
{framework} code for {program} | show me {plang} code for {program} | Give me a {plang} program for {program}. | My
{plang} program does not compile. | Explain this {plang} code: {junk}({junk}); | what does this {plang} line do:
{junk} = {junk}.{junk}() | Translate this Python code into {plang}: x = 3 | convert my python function to {plang} |
rewrite this in {plang}: def f(): return 1 | port this to {plang} | Write {big} in Python. | Program {big} for me. |
Can you build {big}? | code {big} please | I want you to make {big}. | python code for {big} | Create {big} with
Python and {framework}. | Help me with {framework}. | How do I install {framework}? | {framework} tutorial please | my
{framework} project throws an error | What is the difference between {plang} and {plang2}? | Should I learn {plang} or
{plang2}? | is {plang} faster than {plang2} | write a {framework} component | deploy my app with {framework} | write a
query that joins two tables | a regular expression for phone numbers | write me a shell command that deletes old files
| crontab line for every monday | how do i center text in css | make my page responsive | a makefile for my project |
write unit tests in {plang} | what is a pointer in {plang}? | macro for my spreadsheet | {plang} hello world | {plang}
for loop | pseudo code in {plang} please | Fix this {plang} error: {junk} is not a member of {junk} | scrape a website
with python | write python code that reads my mails | train a model with {framework} | parse html with python | use an
API in python | make a gui in python | connect python to {framework} | plot a chart with python | python script that
downloads videos | an app that knows where I am | 100 lines of {plang} please | refactor my {plang} class | a {plang}
interface for animals | {plang} one-liner to reverse a string | which version of {plang} is the newest

maths
= {hard} | what is {hard} | What's {hard}? | compute {hard} | Calculate {hard}. | Can you work out {hard}? | find
{hard} | I need {hard}. | solve for y: {poly} = y | how do you get {hard}? | prove {theorem} | Prove {theorem}. |
explain {theorem} | What is {theorem}? | give me a proof of {theorem} | Is {theorem} true? | solve {poly} = 0 | where
is {poly} zero? | factor {poly} | plot y = {poly} | draw the graph of {poly} | differentiate {poly} | integrate {poly}
from 0 to 1 | minimise {poly} | {big} x {big2} | {big} divided by {big2} | {big} to the power of {big2} | square root
of {big} | is {big} prime? | the {big}th prime number | solve the equations x + y = 5 and x - y = 1 | a matrix times a
vector | convert {big} to hexadecimal | what is {big} in binary with steps | how likely is a royal flush | the odds of
winning the lottery | three trains leave at different times and speeds, when do all meet? | the shortest path through
seven cities | compound interest over 30 years with monthly payments at 3.7 percent | how many ways can 12 people sit
at a round table? | angles of a triangle with sides 7, 9 and 11.3 | statistics homework: t-test | linear regression by
hand | solve this sudoku | logarithm of {big}

notext
= Summarise {document}. | summarize {document} | What does {document} say? | what is {document} about? | Who wrote
{document}? | According to {document}, who is right? | What is the main idea of {document}? | Shorten {document}. |
make {document} shorter | Rewrite {document}. | improve {document} | proofread {document} | Correct the mistakes in
{document}. | Turn {document} into a list. | give me three points from {document} | Which names are in {document}? |
When was {document} written? | in {document}, what happens at the end? | How long is {document}? | Make {document}
friendlier. | put {document} in a table | what is the date in {document} | is {document} good? | extract the numbers
from {document} | What do you think of {document}? | explain {document} to me | find the typos in {document} | Why did
she leave? | Who is the woman in the text? | when does it start according to the text | what's the price in the offer?
| answer the question below | Answer the questions about the passage. | use the information above | see below | as I
wrote above, what now? | the text is here: | Text: ... Question: who won? | Read this and tell me the date: |
Question: how many were there? | here you go: | [text] | <paste> | Based on the passage, why was he late? | is the
second answer right? | What is the last word of the text? | who is speaking in line three | how many people are named
in {document}? | translate and summarise {document}

nocode
= fix this function | whats wrong with my code | why doesn't my program run? | Explain my code. | explain the code
above | add comments to my script | rename the variable in my code | Can you check my homework code? | debug my
program | my function returns the wrong value | optimise my loop | Add type hints to my function. | what does my code
print? | make my code shorter | I get an error in line 12. | where is the bug in my class? | shorten the function
please | Refactor it. | is my code ok? | test my function | which line is wrong?

file
= read {file} | open {file} | Describe {file}. | What is in {file}? | look at {file} | Can you see {file}? | summarise
{file} | convert {file} to text | what does {file} show? | I attached {file}, what do you think? | extract the table
from {file} | I sent you {file}. | here is {file} | check {file} for errors | save this as {file} | make {file}
smaller | edit {file}

action
= {chore} | Please {chore}. | Can you {chore}? | could you {chore} for me | I want you to {chore}. | {chore} now |
{chore} tomorrow | hey, {chore} | Would you {chore}? | {chore} please | Don't forget to {chore}. | when will you
{chore}? | I need you to {chore} at eight. | assistant, {chore}

long
= write a chapter about {topic} | write {big2} words on {topic} | Compare {topic} with {topic2} on two pages. | a
detailed report about {topic} | write a screenplay | write a whole fantasy novel | Write my term paper on {topic}. | I
need a ten page handout on {topic}. | Write a long article about {topic} for my blog. | a full lecture on {topic} |
Discuss {topic} from five points of view. | write an epic poem with fifty verses | a complete business plan for a cafe
| Write a speech for parliament about {topic}. | analyse {topic} in depth | essay: {topic} | Give me an extensive
overview of {topic}. | a five act play, please | Write the memoirs of a king. | outline and write a thesis about
{topic}

science
= explain {deep} | How does {deep} work? | what is {deep} exactly | Explain {deep} to me in detail. | {deep}? | tell
me about {deep} | Why is {deep} important? | what do scientists know about {deep} | the newest research on {deep} | a
lecture about {deep} | who discovered {deep} and how? | the melting point of {chem} | formula of {chem} | what happens
when {chem} burns | density of {chem} | is {chem} poisonous in small amounts | how far is {star}? | which gene is
responsible for {illness}? | half-life of plutonium | the refractive index of glass | how many neurons has a mouse |
the boiling point of {chem} | Latin name of the bullfinch | number of species of beetles | spectrum of {star}

philosophy
= explain {thinker} | What did {thinker} teach? | {thinker} in simple words | Compare {thinker} with {thinker2}. | Is
{thinker} right? | why do we exist | what is the sense of it all | is there life after death? | Do we have a free
will? | what is good and what is evil | Does God exist? | what is love really | is time real | Why is there something
and not nothing? | what is consciousness | Are people good by nature? | write about {thinker} | is it ever right to
lie? | what makes a life worth living?
"""

TASKS = tasks(REQUESTS)
