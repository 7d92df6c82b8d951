"""People and set phrases that all word problems share."""

# ruff: noqa: SIM905
from __future__ import annotations

GIRLS = tuple(
    "Anna Clara Elena Grace Ines Karin Maria Olga Rosa Tara Wanda Zoe Bella Dora Fatima Hanna Julia Laura Nora Petra Lena "
    "Alice Chloe Ruth Sofia Mary Linda Susan Karen Lisa Nancy Emma Sandra Emily Carol Amanda Melissa Rebecca Sharon Amy "
    "Angela Nicole Samantha Helen Rachel Janet Megan Diane Hannah Joan Evelyn Olivia Priya Mei Yuki Aisha Amara Lucia "
    "Camila Leila Ingrid Astrid Freya Elif Zeynep Ewa Marta Nadia Eva Ana Isabel Mia Lily Ella Ruby Maya Daisy Molly Ivy "
    "Lucy Sarah Jane Kate Julie Sally Jenny Betty Nina Tina Mona Layla Sana Rita Greta Heidi Frieda Bea Flora Hazel".split()
)
BOYS = tuple(
    "Ben David Felix Henry Jonas Leo Nils Paul Simon Victor Yusuf Adam Carlos Emil George Ivan Kofi Marco Oskar Ravi Tom "
    "Walter Lukas Hugo Peter Omar Daniel Martin James Robert Michael William Richard Thomas Charles Mark Steven Andrew "
    "Kenneth Joshua Kevin Brian Edward Ronald Jason Ryan Gary Jacob Nicholas Eric Jonathan Stephen Larry Justin Scott Frank "
    "Gregory Raymond Samuel Patrick Jack Dennis Arjun Wei Kenji Tariq Mateo Diego Farid Bjorn Sven Magnus Emre Piotr Anton "
    "Boris Tomas Milan Luis Sam Max Tim Noah Liam Oscar Finn Theo Alex John Mike Joe Bob Billy Harry Charlie Ali Otto".split()
)
WOMEN = (
    "my sister", "my mum", "my mother", "my aunt", "my grandmother", "my daughter", "my wife", "my cousin Lena", "our teacher",
    "Mrs Green", "Mrs Parker", "Ms Silva", "Mrs Singh", "Ms Walker", "Aunt Rosa", "Grandma", "Mrs Kim", "Ms Adeyemi",
    "my niece",
)  # fmt: skip
MEN = (
    "my brother", "my dad", "my father", "my uncle", "my grandfather", "my son", "my husband", "my cousin Tom", "our neighbour",
    "Mr Green", "Mr Parker", "Mr Novak", "Mr Singh", "Mr Walker", "Uncle Jim", "Grandpa", "Mr Lopez", "Mr Tanaka", "my nephew",
)  # fmt: skip
DAYS = tuple("Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split())
KIN = ("sister", "brother", "friend", "cousin", "mother", "father", "aunt", "uncle", "neighbour", "best friend", "grandmother")

INDIRECT = (
    "Work out {c}.", "Find out {c}.", "Calculate {c}.", "Can you tell me {c}?", "I need to know {c}.", "Tell me {c}.",
    "I would like to know {c}.", "I'd like to know {c}.", "Can you work out {c}?", "Could you calculate {c}?",
    "Figure out {c}.",
    "Do you know {c}?", "I want to know {c}.", "Please work out {c}.", "Please calculate {c}.", "I'm trying to work out {c}.",
    "Help me figure out {c}.", "Can you figure out {c}?", "I wonder {c}.", "Any idea {c}?", "Could you tell me {c}?",
    "Determine {c}.", "The question is {c}.", "Can you help me find out {c}?", "Show me {c}.", "We need to find out {c}.",
    "Explain {c}.", "Can you compute {c}?", "Say {c}.", "I can't work out {c}.", "I forgot {c}. Can you work it out?",
)  # fmt: skip
INDIRECT_NOUN = (
    "Work out {c}.", "Find {c}.", "Calculate {c}.", "Can you tell me {c}?", "I need to know {c}.", "Tell me {c}.", "Give {c}.",
    "I would like to know {c}.", "Can you work out {c}?", "Could you calculate {c}?", "Determine {c}.", "I want to know {c}.",
    "Please work out {c}.", "Please find {c}.", "Compute {c}.", "Can you find {c}?", "We need to find {c}.", "Do you know {c}?",
)  # fmt: skip
BEFORE = (
    "Can you solve this?", "Here is a maths problem:", "Word problem:", "Help me with my homework:", "Maths question:",
    "Math problem:", "Solve this problem:", "Can you help me with this one?", "I have a question.", "Quick question:",
    "Try this one:", "Another one:", "Next question:", "Solve:", "Homework question:", "Please solve this:", "A little riddle:",
    "Here is a question from my textbook:", "My daughter has this problem for homework:", "From my son's worksheet:",
    "I need help with this:", "Let's do some maths.", "One more:", "Question 3:", "This is from a maths quiz:", "Problem 7:",
    "I'm stuck on this one:", "Let me test you:", "Think about this:", "Solve step by step:", "Answer this:",
)  # fmt: skip
AFTER = (
    "Show your working.", "Explain step by step.", "Thanks!", "Please show the steps.", "Can you explain?", "Show the steps.",
    "Show me how you got the answer.", "Work it out step by step.", "Thank you!", "Please explain your answer.",
    "Do it step by step.", "How do I work this out?", "Please help!", "Let's think step by step.", "Solve it for me please.",
)  # fmt: skip
