"""What people ask all kinds of houses that have visitors, and how these answer."""

from __future__ import annotations

from ..base import Maker
from .faq_more import MORE
from .shop_kit import attrs, bars

GENRES: tuple[Maker, ...] = ()

A = attrs("""
opens
head: When do you open? | At what time do you open in the morning? | What time can I come in? | From when are you open?
say: We open at {v}. | Our doors open at {v}. | We are here from {v}. | The doors are opened at {v} sharp. | The day starts
    for us at {v}.
ask: When does {p} open? | At what time does {p} open? | From when is {p} open? | How early can I get into {p}? | What is the
    opening time of {p}?
    | What time do the doors open? | What's the earliest I can come to {p}? | Opening time of {p}? | when can I go in
answer: {P} opens at {v}.
clause: when {p} opens | at what time {p} opens | the opening time
brief: opens at {v}

closes
head: When do you close? | How late are you open? | Until when can I stay? | What time do you close?
say: We close at {v}. | The doors close at {v}. | We are open until {v}. | You can stay until {v}. | At {v} we lock up.
ask: When does {p} close? | How late is {p} open? | Until when can I stay? | At what time does {p} shut? | What is the
    closing time of {p}?
    | By what time must I be out? | How long in the evening is {p} open?
answer: {P} closes at {v}.
clause: when {p} closes | how late {p} is open | the closing time
brief: closes at {v}

closed
head: Is there a day when you are closed? | Are you open every day? | On which day are you closed?
say: We are closed on {v}. | On {v} we stay closed. | Every day except {v}. | You can come on any day but {v}. | Our day of
    rest is {v}.
ask: On which day is {p} closed? | When is {p} not open? | What day of the week is {p} shut? | On what day can I not come? |
    Which is the day of rest?
    | Which day should I avoid?
answer: {P} is closed on {v}.
clause: on which day {p} is closed | when {p} is not open | the day of rest
brief: is closed on {v}

where
head: Where can I find you? | How do I find you? | What is your address?
say: You will find us at {v}. | Our address is {v}. | Come to {v}. | We are at {v}, right behind the church. | Our house
    stands at {v}.
ask: Where is {p}? | What is the address of {p}? | Where can I find {p}? | At which address is {p}? | In which street is {p}?
    | Where do I have to go?
    | To which address must I come?
answer: {P} is at {v}.
clause: where {p} is | the address of {p} | where to find {p}
brief: is at {v}

bus
head: How do I get to you by bus? | Is there a bus? | Can I come by public transport?
say: Take bus number {v}. | Bus {v} stops at our door. | The number {v} bus brings you here. | With bus {v} it is only a few
    minutes from the station.
ask: Which bus goes to {p}? | What bus do I take to {p}? | How do I get to {p} by bus? | What is the number of the bus? |
    Which line stops at {p}?
    | I don't have a car; what do I take to get to {p}?
answer: Bus {v} goes to {p}.
clause: which bus goes to {p} | the number of the bus | how to get to {p} by bus
brief: can be reached with bus {v}

parking
head: What does parking cost? | Is there a car park? | Where can I leave my car, and what does it cost?
say: Our car park costs {v} a day. | A day in the car park is {v}. | You can park behind the house for {v} a day. | For {v}
    you can leave your car here all day.
ask: How much does parking cost? | What do I pay for parking? | What does it cost to leave my car there? | How much is the
    car park? | What is the parking fee?
    | How expensive is it to park at {p}? | Parking fee?
answer: Parking costs {v} a day.
clause: how much parking costs | what I pay for parking | the parking fee
brief: charges {v} a day for parking

phone
head: How can I reach you by phone? | What is your phone number? | Can I call you?
say: Call us on {v}. | Our number is {v}. | You can reach us on {v}. | Yes, on {v}. | The telephone is answered on {v}.
ask: What is the phone number of {p}? | On which number can I call {p}? | How can I reach {p} by phone? | Which number do I
    dial for {p}?
    | What telephone number does {p} have? | Phone number of {p}?
answer: The phone number of {p} is {v}.
clause: on which number I can call {p} | the phone number of {p}
brief: can be called on {v}

dogs
head: May I bring my dog? | Are dogs allowed? | What about dogs?
say: Dogs are {v}. | With us dogs are {v}. | Please note that dogs are {v}. | Our rule is that dogs are {v}.
ask: Are dogs allowed? | Can I bring my dog to {p}? | What are the rules for dogs? | May my dog come along? | What about
    dogs? | Where may dogs go at {p}?
    | is it okay if my dog comes with me
answer: Dogs are {v}.
clause: whether dogs are allowed | whether I can bring my dog
brief: has the rule that dogs are {v}

boss
head: Who runs {p_doc}? | Who is in charge? | Who is the head of the house?
say: {v} runs {p_doc}. | The person in charge is {v}. | {v} has been at the head for years. | Our manager is {v}.
ask: Who runs {p}? | Who is in charge of {p}? | Who is the head of {p}? | Who manages {p}? | Who leads {p}? | What is the
    name of the manager? | Who's the boss at {p}?
answer: {P} is run by {v}.
clause: who runs {p} | who is in charge of {p} | the name of the manager
brief: is run by {v}

founded
head: How long have you been there? | How old is {p_doc}? | Since when have you existed?
say: We have been here since {v}. | {p_doc_up} was founded in {v}. | It all began in {v}. | We first opened our doors in {v}.
ask: When was {p} founded? | How old is {p}? | In which year was {p} founded? | Since when has {p} existed? | What year did
    {p} begin? | How long has {p} been there?
answer: {P} was founded in {v}.
clause: when {p} was founded | how old {p} is | in which year {p} began
brief: was founded in {v}

pay_by
head: How can I pay? | Do you take cards? | Which ways of paying are there?
say: You can pay {v}. | Here you pay {v}. | At the moment we can only be paid {v}. | Payment is possible {v}.
ask: How can I pay at {p}? | In what way can I pay? | How do I pay? | Which ways of paying are there? | What method of
    payment does {p} accept? | Do they take cards or cash?
answer: At {p} you can pay {v}.
clause: how I can pay at {p} | in what way I can pay
brief: takes payment {v}

adult
head: What does a ticket cost? | How much is the entry? | What do adults pay?
say: A ticket for adults costs {v}. | Adults pay {v}. | The entry for adults is {v}. | For grown-ups it is {v}.
ask: How much does a ticket for adults cost? | What do adults pay? | How much is the entry for adults? | What is the price
    for grown-ups? | What does an adult have to pay at {p}?
    | How expensive is it for an adult? | Ticket price for adults?
answer: A ticket for adults costs {v}.
clause: how much a ticket for adults costs | what adults pay | the price for adults
brief: charges adults {v}

child
head: What do children pay? | Is it cheaper for children? | How much is it for children?
say: Children pay {v}. | A ticket for children is {v}. | For children we charge {v}. | It is {v} for everyone under {age}.
ask: How much does a ticket for children cost? | What do children pay? | How much is it for kids? | What is the price for
    children? | What do I pay for my daughter, who is six?
    | How much is a child's ticket? | Ticket price for kids?
answer: A ticket for children costs {v}.
clause: how much a ticket for children costs | what children pay | the price for children
brief: charges children {v}

tour
head: Are there guided tours? | When are the guided tours? | Can someone show us round?
say: There is a guided tour at {v} every day. | Yes, our guide starts at {v}. | Every day at {v} we show visitors round. |
    The guided tour begins at {v}.
ask: When is the guided tour? | At what time does the guided tour start? | When can someone show me round? | What time does
    the guide start? | When does the tour of {p} begin?
    | At what time should I be there for the tour?
answer: The guided tour starts at {v}.
clause: when the guided tour starts | at what time the guide starts | the time of the guided tour
brief: has a guided tour at {v}

tour_length
head: How long does the guided tour take? | How much time does the tour take?
say: It takes {v}. | The tour lasts {v}. | You should allow {v} for it. | Our guides talk for {v}.
ask: How long is the guided tour? | How long does the tour last? | How much time does the tour take? | How long will the
    guide talk? | What is the length of the tour?
    | How many minutes should I plan for the tour?
answer: The guided tour takes {v}.
clause: how long the guided tour takes | the length of the tour | how much time the tour takes
brief: has a tour of {v}

audio
head: Do you have audio guides? | What does the audio guide cost?
say: You can rent an audio guide for {v}. | An audio guide costs {v}. | Yes, for {v} at the desk.
ask: How much is an audio guide? | What does an audio guide cost? | What do I pay for the headphones with the tour? | What is
    the rent for an audio guide? | Price of the audio guide?
    | How much do they charge for an audio guide?
answer: An audio guide costs {v}.
clause: how much an audio guide costs | the price of an audio guide
brief: rents out audio guides for {v}

objects
head: How big is the collection? | How many things are there to see?
say: Our collection has {v} objects. | You can see {v} objects. | We show {v} pieces. | At the moment {v} objects are on
    display.
ask: How many objects are there? | How big is the collection? | How many pieces does {p} show? | How much is there to see? |
    What is the number of objects? | How large is the collection of {p}?
answer: The collection has {v} objects.
clause: how many objects there are | how big the collection is | the number of objects
brief: shows {v} objects

why_closed
head: Why is {part} closed? | What is happening with {part}?
say: {part_up} is closed {v}. | For the time being {part} is closed {v}. | At the moment you cannot use {part} {v}.
ask: Why is {part} closed? | What is the reason that {part} is closed? | Why can't I use {part}? | For what reason is {part}
    not open? | How come {part} is shut?
    | What keeps {part} closed?
answer: {part_up} is closed {v}.
clause: why {part} is closed | the reason why {part} is closed
brief: keeps {part} closed {v}
""")
A |= MORE
DOGS = bars("""welcome everywhere | not allowed inside | allowed on a lead | allowed only in the garden | allowed if they are
    small | welcome except in the dining room
| not allowed, with the exception of guide dogs | allowed on the ground floor | welcome after six in the evening | allowed in
    the entrance hall only""")
PAY_BY = bars(
    """in cash only | by card only | in cash or by card | by bank transfer | with a phone or a card | by card from ten euros
    on | at the machine by the door"""
)
LOCKERS = bars(
    """a one-euro coin | a two-euro coin | a padlock of your own | your ticket | a token from the desk | the wristband | a
    four-digit code | a fifty-cent coin"""
)
