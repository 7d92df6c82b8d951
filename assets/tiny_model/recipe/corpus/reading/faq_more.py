"""What people ask hotels, clubs, shops, swimming pools and libraries in particular, and how these answer."""

from __future__ import annotations

from ..base import Maker
from .shop_kit import attrs

GENRES: tuple[Maker, ...] = ()

MORE = attrs("""
check_in
head: When can I check in? | From when is my room ready? | At what time can I arrive?
say: Your room is ready from {v}. | You can check in from {v}. | Check-in starts at {v}. | We hand out the keys from {v}.
ask: When can I check in? | From when is the room ready? | At what time can I get my key? | What is the check-in time? | How
    early may I move into my room? | When does check-in start?
answer: Check-in starts at {v}.
clause: when I can check in | from when the room is ready | the check-in time
brief: lets guests check in from {v}

check_out
head: When do I have to leave my room? | What is the check-out time? | How late can I check out?
say: Please leave your room by {v}. | Check-out is at {v}. | You can keep your room until {v}. | We need the key back by {v}.
ask: When do I have to check out? | By what time must I leave the room? | How late can I check out? | What is the check-out
    time? | Until when can I keep my room?
    | When must the key be back?
answer: Guests must check out by {v}.
clause: when I have to check out | by what time I must leave the room | the check-out time
brief: wants guests to check out by {v}

breakfast
head: What does breakfast cost? | Is breakfast included? | How much is breakfast?
say: Breakfast costs {v} per person. | No, breakfast is {v} per person. | We charge {v} for breakfast. | For {v} you can eat
    as much as you like in the morning.
ask: How much is breakfast? | What does breakfast cost? | What do I pay for breakfast? | What does {p} charge for the first
    meal of the day? | Price of breakfast?
    | How much extra is breakfast?
answer: Breakfast costs {v} per person.
clause: how much breakfast costs | the price of breakfast | what I pay for breakfast
brief: serves breakfast for {v}

rooms
head: How many rooms do you have? | How large is the hotel?
say: We have {v} rooms. | Our house has {v} rooms. | There are {v} rooms on three floors. | You can choose between {v} rooms.
ask: How many rooms are there? | How many rooms does {p} have? | How large is {p}? | What is the number of rooms? | Number of
    rooms?
answer: {P} has {v} rooms.
clause: how many rooms there are | how large {p} is | the number of rooms
brief: has {v} rooms

cancel
head: Until when can I cancel? | Can I cancel my booking? | What if I cannot come?
say: You can cancel free of charge up to {v} before you arrive. | Cancelling costs nothing until {v} before your arrival. |
    If you tell us {v} before, you pay nothing.
ask: How long before arrival can I cancel for free? | Until when can I cancel? | How late may I still cancel without paying?
    | When must I cancel at the latest?
    | What is the limit for cancelling free of charge?
answer: You can cancel free of charge up to {v} before arrival.
clause: until when I can cancel for free | how late I may still cancel
brief: lets guests cancel up to {v} before arrival

bed
head: Can I have an extra bed? | What does an extra bed cost?
say: An extra bed costs {v} a night. | Yes, for {v} a night. | We put up another bed for {v} a night.
ask: How much is an extra bed? | What does another bed cost? | What do I pay for one more bed? | What is the price of an
    extra bed? | How much do they charge for an additional bed?
answer: An extra bed costs {v} a night.
clause: how much an extra bed costs | the price of an extra bed
brief: puts up an extra bed for {v}

fee
head: What does it cost to be a member? | How much is the membership? | What is the fee?
say: Members pay {v} a year. | The fee is {v} a year. | A year costs {v}. | For {v} you can come as often as you like for a
    whole year.
ask: How much does membership cost? | What do members pay? | What is the yearly fee? | How much is it to join {p}? | How
    expensive is a membership? | What does it cost to be a member?
    | What does {p} charge its members?
answer: Membership costs {v} a year.
clause: how much membership costs | what members pay | the yearly fee
brief: charges its members {v} a year

training
head: When do you meet? | On which day is the training? | When is the weekly evening?
say: We meet every {v}. | Our evening is {v}. | We get together every {v}. | Every {v} you will find us there.
ask: On which day does {p} meet? | When does {p} get together? | What day of the week is the meeting? | On what day is the
    club evening? | Which day do they meet?
    | Which evening should I keep free for {p}?
answer: {P} meets every {v}.
clause: on which day {p} meets | when {p} gets together | the day of the meeting
brief: meets every {v}

trial
head: Can I try it first? | Is there a trial period? | May I just have a look?
say: You can come {v} times before you join. | Yes, the first {v} times are free. | Have a look {v} times, and then decide.
ask: How often can I come before I join? | How many times can I try it for free? | How many free visits are there? | How
    often may I have a look first?
    | How many times can I come without being a member?
answer: You can come {v} times before you join.
clause: how often I can come before I join | how many free visits there are | the number of free visits
brief: lets newcomers try {v} times

min_age
head: How old do I have to be? | From what age can children join? | Is there an age limit?
say: You must be at least {v} years old. | We take everyone from the age of {v}. | Children can join at {v}. | The lowest age
    is {v}.
ask: How old do I have to be? | From what age can one join? | What is the lowest age? | At what age can my child start at
    {p}? | What's the minimum age? | How old must newcomers be?
answer: Newcomers must be at least {v} years old.
clause: how old I have to be | from what age one can join | the minimum age
brief: takes people from the age of {v}

members
head: How many members are there? | How big is the club?
say: We have {v} members. | The club has {v} members. | At the moment there are {v} of us. | {v} people belong to our club.
ask: How many members does {p} have? | How big is {p}? | How many people belong to {p}? | What is the number of members? |
    How many of them are there?
answer: {P} has {v} members.
clause: how many members {p} has | how big {p} is | the number of members
brief: has {v} members

coach
head: Who teaches beginners? | Who looks after new members? | Who is the trainer?
say: Beginners are taught by {v}. | {v} looks after beginners. | Please turn to {v}, who trains our beginners. | Newcomers
    start with {v}.
ask: Who teaches the beginners? | Who looks after newcomers? | Who is the trainer of the beginners? | With whom do beginners
    start? | Who trains new people? | Who will teach me as a beginner?
answer: Beginners are taught by {v}.
clause: who teaches the beginners | who looks after newcomers
brief: has {v} as trainer of the beginners

delivery
head: How long does delivery take? | When will my order arrive? | How fast do you deliver?
say: Delivery takes {v}. | Your order is with you within {v}. | We need {v} to deliver. | Usually it takes {v}.
ask: How long does delivery take? | When will my order arrive? | How soon will my things come? | How fast does {p} deliver? |
    How long do I have to wait for my order?
    | What's the delivery time?
answer: Delivery takes {v}.
clause: how long delivery takes | how soon my order will arrive | the delivery time
brief: delivers within {v}

free_from
head: When is delivery free? | Do you charge for delivery? | How much must I order for free delivery?
say: From {v} on we deliver free of charge. | Orders over {v} are delivered free of charge. | You pay no postage if you order
    for more than {v}.
ask: From what amount is delivery free? | How much must I order for free delivery? | When is delivery free of charge? | What
    do I have to spend to save the postage?
    | What is the minimum for free delivery?
answer: Delivery is free from {v}.
clause: from what amount delivery is free | how much I must order for free delivery
brief: delivers free of charge from {v}

returns
head: Can I bring things back? | How long can I return something? | What if I do not like it?
say: You can bring everything back within {v}. | We take it back within {v}. | You have {v} to change your mind. | Within {v}
    we return your money.
ask: How long can I bring things back? | Within what time can I return something? | How long do I have to change my mind? |
    What is the time limit for returns?
    | Until when does {p} take things back?
answer: Things can be returned within {v}.
clause: how long I can bring things back | within what time I can return something
brief: takes things back within {v}

voucher
head: How long are your vouchers valid? | Do vouchers run out?
say: Our vouchers are valid for {v}. | A voucher can be used for {v}. | They run out after {v}.
ask: How long are vouchers valid? | For how long can I use a voucher? | When do vouchers run out? | How long does a gift
    voucher last? | What is the life of a voucher?
answer: Vouchers are valid for {v}.
clause: how long vouchers are valid | for how long I can use a voucher
brief: has vouchers that are valid for {v}

water
head: How warm is the water? | What is the temperature of the water?
say: The water is {v} degrees. | We heat it to {v} degrees. | It is kept at {v} degrees all year.
ask: How warm is the water? | What is the temperature of the water? | How many degrees is the water? | To what
    temperature is the water heated? | Water temperature?
answer: The temperature of the water is {v} degrees.
clause: how warm the water is | the temperature of the water
brief: has water of {v} degrees

locker
head: Where can I leave my things? | Are there lockers? | What do I need for a locker?
say: For a locker you need {v}. | Bring {v} for the locker. | Yes, but you need {v}. | The lockers take {v}.
ask: What do I need for a locker? | How do the lockers work? | What must I bring for the locker? | What does a locker take? |
    With what do I close the locker?
answer: For a locker you need {v}.
clause: what I need for a locker | how the lockers work
brief: has lockers for which one needs {v}

course
head: Do you give lessons? | What does a course for beginners cost?
say: A course for beginners costs {v}. | Yes, our course costs {v}. | The course of ten lessons is {v}.
ask: How much does a course cost? | What do I pay for lessons? | What is the price of the course for beginners? | How
    expensive are the lessons? | What does the course for beginners cost?
answer: The course costs {v}.
clause: how much the course costs | what I pay for lessons | the price of the course
brief: offers a course for {v}

loan
head: How long can I keep books? | For how long may I borrow something?
say: You can keep books for {v}. | Books may stay with you for {v}. | After {v} we want them back. | The loan period is {v}.
ask: How long can I keep a book? | For how long may I borrow books? | What is the loan period? | When do books have to be
    back? | After what time must I bring a book back?
answer: Books can be kept for {v}.
clause: how long I can keep a book | for how long I may borrow books | the loan period
brief: lends books for {v}

late
head: What if I am late with a book? | What does it cost if I forget to bring a book back?
say: We charge {v} a day for each late book. | Each day costs {v}. | For every day you pay {v}.
ask: How much is the fine for a late book? | What does it cost to bring a book back late? | What do I pay if I am late with a
    book? | What is the fine per day?
    | How expensive is it to forget a book?
answer: A late book costs {v} a day.
clause: how much the fine for a late book is | what it costs to bring a book back late | the fine for late books
brief: charges {v} a day for late books

limit
head: How many books can I take? | Is there a limit to what I can borrow?
say: You can take {v} books at a time. | Up to {v} books at once. | Our limit is {v} books. | You may borrow {v} books at the
    same time.
ask: How many books can I borrow at once? | How many books may I take? | What is the limit for books? | How many can I take
    home at a time? | How large is the number of books allowed?
answer: You can borrow {v} books at once.
clause: how many books I can borrow at once | the limit for books
brief: lends up to {v} books at once
""")
