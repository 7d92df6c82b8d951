"""What travel plans say: city trips, business trips, hikes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Document
from corpus.reading._papers import parse

GENRES: tuple[Callable[[Random], Document], ...] = ()

TRIP = parse("""
Y lines lines prose bullets table
H {days} days in {town} - travel plan | Travel plan: {town} | {agency}~Your trip to {town} | Itinerary: {town}, {day}
H {Town}: your holiday day by day
O Dear {reader}, this is the plan of your trip. | Traveller: {reader} | Booked for: {reader}
O Dear {reader},~here is everything that you need for {town}. |
C Please take warm clothes for the evenings. | Breakfast is included. | The old town is best seen on foot.
C Keep your papers at hand.
C Free time is left for shopping. | Tips are up to you. | The weather is usually mild. | Small changes to the plan are possible.
E Have a good trip!~{agency} | Enjoy your holiday! | {agency} wishes you a pleasant journey. | We wish you sunny days.
T {reader} is travelling to {town} on {day}.
@ sights = The places to see are
Q Which places will be seen? | What are all the sights on the programme? | List the sights. | Which sights are visited?
Q What does one get to see on this trip? | Name all places on the programme. | what are we going to see
Q Give me a list of the sights.
! day = {day}
S The trip to {town} begins on {day}. | You leave for {town} on {day}. | Departure for {town} is on {day}.
S On {day} you set off for {town}.
Q When does the trip begin? | On what day does {reader} leave? | What is the date of departure?
Q When does {reader} travel to {town}?
Q When is the first day of the trip? | Which day do they set off? | Departure date? | what day does the trip start
A The trip begins on {day}.
P Begins on {day}
L Departure
! departure_time = {t1}
S Your {vehicle} leaves at {t1} from {from}. | The {vehicle} departs from {from} at {t1}.
S Be in {from} in time: the {vehicle} goes at {t1}.
Q At what time does the {vehicle} leave? | When does the {vehicle} depart? | What is the departure time?
Q At what hour does the {vehicle} go?
Q By what time must {reader} be on the {vehicle}? | What time does the journey start? | when does the {vehicle} go
A The {vehicle} leaves at {t1}.
P {Vehicle} leaves at {t1}
L {Vehicle} from {from}
W {from}
R Where does the {vehicle} leave from? | From which place does the {vehicle} depart? | Where does the journey begin?
R Where does {reader} get on?
R In which town does the {vehicle} start? | where do I catch the {vehicle}
X The {vehicle} leaves from {from}.
! arrival_time = {t2}
S It arrives at {t2}. | You will be in {town} at {t2}. | Arrival in {town} is at {t2}. | The {vehicle} reaches {town} at {t2}.
Q At what time does the {vehicle} arrive? | When is {reader} in {town}? | What is the arrival time? | When does one get there?
Q At what hour is the {vehicle} due in {town}? | Arrival? | what time do we get in
A The {vehicle} arrives at {t2}.
P Arrives at {t2}
L Arrival in {town}
# hotel = {hotel}
S You stay at {hotel}. | Your hotel is {hotel}. | A room is booked at {hotel}. | The nights are spent at {hotel}.
Q What is the name of the hotel? | Where does {reader} stay? | Where are the nights spent? | Where is a room booked?
Q Which hotel is booked?
Q Where will {reader} sleep? | Hotel? | where are we staying
A The hotel is {hotel}.
P Hotel: {hotel}
M what the name of the hotel is
L Hotel
! first_sight = {place1}
S On {d1} you visit {place1}. | {place1} is on the programme for {d1}. | {d1} takes you to {place1}.
S The plan for {d1} is a visit to {place1}.
Q What is visited on {d1}? | What is on the programme for {d1}? | Where does {reader} go on {d1}? | What is the plan for {d1}?
Q Which sight is seen on {d1}? | What will they do on {d1}? | {d1}, what's planned
A The programme for {d1} is {place1}.
P {d1}: {place1}
M what is planned for {d1}
L {d1}
! second_sight = {place2}
S On {d2} you visit {place2}. | {place2} follows on {d2}. | On {d2} there is time for {place2}. | {d2} is the day for {place2}.
Q What is visited on {d2}? | What is on the programme for {d2}? | Where does {reader} go on {d2}? | What is the plan for {d2}?
Q Which sight is seen on {d2}? | What will they do on {d2}? | {d2}, what's planned
A The programme for {d2} is {place2}.
P {d2}: {place2}
M what is planned for {d2}
L {d2}
! third_sight = {place3}
S On {d3} a guide shows you {place3}. | {d3} is kept for {place3}. | The last sight, on {d3}, is {place3}.
Q What is visited on {d3}? | What does the guide show on {d3}? | Where does {reader} go on {d3}? | What is the plan for {d3}?
Q Which sight is seen on {d3}? | What will they do on {d3}? | {d3}, what's planned
A The programme for {d3} is {place3}.
P {d3}: {place3}
M what is planned for {d3}
L {d3}
# guide = {guide}
S Your guide in {town} is {guide}. | {guide} will show you the sights. | In {town}, {guide} looks after the group.
S Local guide: {guide}.
Q Who is the guide? | Who shows the sights? | Who looks after the group? | What is the guide's name?
Q Who will be leading the tours?
Q Which person meets the travellers in {town}? | who's showing us around
A The guide is {guide}.
P Guide: {guide}
M who the guide is
L Guide
# local_food = {food}
S Do not miss the {food} at the market. | Dinner is at a small place known for its {food}.
S We recommend the {food}, the pride of the region.
Q Which food is recommended? | What should one eat there? | What is the pride of the region? | Which dish should not be missed?
Q What is the local speciality? | what's good to eat there
A The food to try is {food}.
P Try the {food}
M which food is recommended
# price = {price}
S The trip costs {price} in all. | The price of the trip is {price}. | You have paid {price} for the whole trip.
S In all, {price} covers travel and hotel.
Q How much is the trip? | What does the trip cost? | What is the price of the trip? | How much did {reader} pay?
Q What was paid for travel and hotel?
Q What is the total? | Price? | how much altogether
A The trip costs {price}.
P {price} in all
M how much the trip costs
L Price
# return_date = {back}
S You are back home on {back}. | The way back is on {back}. | On {back} you travel home. | The trip ends on {back}.
Q When is {reader} back home? | When does the trip end? | On what day is the way back? | When do they travel home?
Q What is the last day?
Q On which date does the holiday finish? | Return? | when are we back
A The trip ends on {back}.
P Back on {back}
M when the trip ends
L Return
# booking_number = {code}
S The booking number is {code}. | Your booking has the number {code}. | Please quote {code} at the desk.
S Keep the number {code} ready.
Q What is the booking number? | Which number should be quoted? | Under what number is it booked?
Q What number must {reader} keep ready?
Q Reference? | what's the booking code
A The booking number is {code}.
P Booking number {code}
M what the booking number is
L Booking number
# emergency_number = {phone}
S In an emergency, call {phone}. | Our night line is {phone}. | For help on the way dial {phone}.
S We can be reached day and night on {phone}.
Q What is the emergency number? | Which number can be called for help? | What number is the night line?
Q How can {reader} get help on the way?
Q What should one dial if something goes wrong? | Emergency number? | who do I ring if there's trouble, what number
A The emergency number is {phone}.
P Emergency: {phone}
M what the emergency number is
L Emergency
N Is there a swimming pool? = whether there is a swimming pool | On which floor is the room? = on which floor the room is
N How large is the group? = how large the group is | Is a visa needed? = whether a visa is needed
N How does {other} get there? = how {other} gets there | How much luggage is allowed? = how much luggage is allowed
N What time is breakfast? = what time breakfast is
""")

WORKTRIP = parse("""
Y lines prose table prose
H Business trip {traveller}, {town} | Travel schedule: {traveller} | {traveller}: {town}, {day} | Trip to {firm}, {town}
C All receipts should be kept. | Please print the tickets. | The contracts are in the blue folder.
C Somebody will wait at the exit.
C There is little time to change. | A lunch packet is ordered. | Breakfast can be had on the way.
E Planned by {assistant}. | {assistant}, travel office | Questions? Ask {assistant}. | Booked by {assistant}
T {traveller} visits {firm} in {town} on {day}.
! day = {day}
S {traveller} travels to {town} on {day}. | The trip to {town} is on {day}. | The date of the trip to {town} is {day}.
S On {day} {traveller} goes to {town}.
Q When is the trip? | On what day does {traveller} travel to {town}? | What is the date of the trip?
Q When does {traveller} go to {town}?
Q For which day is the journey planned? | Date? | what day's the trip
A The date of the trip is {day}.
P To {town} on {day}
L Date
! departure_time = {t1}
S The {vehicle} goes at {t1}. | Departure is at {t1} by {vehicle}. | The journey begins at {t1} with the {vehicle}.
S {traveller} takes the {vehicle} at {t1}.
Q At what time does the {vehicle} go? | When does the journey begin? | What is the departure time?
Q When does {traveller} leave?
Q What time must {traveller} be at the {vehicle}? | Departure? | when does the {vehicle} go
A The {vehicle} goes at {t1}.
P Departure {t1}
L Departure by {vehicle}
! meeting_time = {t2}
S At {t2} there is a meeting with {p1} of {firm}. | {p1} of {firm} expects {traveller} at {t2}.
S The first appointment is at {t2}, with {p1} of {firm}.
Q At what time is the meeting with {p1}? | When does {p1} expect {traveller}? | When is the first appointment?
Q When do {traveller} and {p1} meet?
Q What time was agreed with {p1}? | {p1}, what time? | when is {p1} free
A The meeting with {p1} is at {t2}.
P {t2}: {p1}, {firm}
L Meeting with {p1} ({firm})
! restaurant = {place}
S Lunch is at {t3} in {place}. | At {t3} a table is booked in {place}. | A table for lunch is booked in {place} at {t3}.
Q Where is lunch? | In which place is a table booked? | Where does {traveller} eat? | What is the name of the restaurant?
Q Where do they have lunch?
Q Where will {traveller} be at {t3}? | where's the table booked
A The lunch is in {place}.
P Lunch at {t3} in {place}
L Lunch: {place}, {t3}
W {t3}
R At what time is lunch? | When do they eat? | For what time is a table booked? | What time does lunch start?
R When does {traveller} go to {place}?
R At what hour must one be in the restaurant? | lunch at what time
X The lunch is at {t3}.
# afternoon_host = {p2}
S At {t4} {p2} shows the new {thing}. | In the afternoon, at {t4}, {p2} presents the {thing}.
S {p2} will explain the {thing} at {t4}.
Q Who shows the {thing}? | Who presents the {thing}? | With whom is the appointment at {t4}? | Who explains the {thing}?
Q Who is seen at {t4}?
Q Whom does {traveller} meet at {t4}? | who's got the {t4} slot
A The {thing} will be shown by {p2}.
P {t4}: {p2}, {thing}
M who shows the {thing}
W {t4}
R At what time is the {thing} shown? | When does {p2} show the {thing}? | When is the appointment with {p2}?
R At what hour is {p2} seen?
R What time was agreed with {p2}? | {p2}, what time?
X The appointment with {p2} is at {t4}.
# return_time = {t5}
S The {vehicle} home goes at {t5}. | The way back begins at {t5}. | At {t5} it is time to travel home.
S The return journey starts at {t5}.
Q At what time is the journey home? | When does the way back begin? | When can {traveller} go home?
Q What time does the return journey start?
Q What is the time of the return? | Return at? | when's the ride home
A The way back begins at {t5}.
P Back at {t5}
M at what time the way back begins
L Return
# seat = {seat}
S The seat reserved is {seat}. | A seat is reserved: {seat}. | Reserved seat: number {seat}. | {traveller} has seat {seat}.
Q Which seat is reserved? | Where does {traveller} sit on the {vehicle}? | What is the number of the seat?
Q What seat has been booked?
Q Seat? | which seat is {traveller} in
A The seat reserved is {seat}.
P Seat {seat}
M which seat is reserved
L Seat
# budget = {budget}
S Up to {budget} may be spent. | The budget is {budget}. | Not more than {budget} should be spent on the trip.
S For the day {budget} has been approved.
Q How much may be spent? | What is the budget? | How much money has been approved? | What is the limit for spending?
Q What may the trip cost?
Q What sum was set for the day? | how much can {traveller} spend
A The budget is {budget}.
P Budget {budget}
M how much may be spent
L Budget
# aim = {aim}
S The aim is to {aim}. | We hope to {aim}. | {traveller} wants to {aim}. | The purpose of the day: to {aim}.
Q What is the aim of the trip? | What does {traveller} want to do? | What is the purpose of the day? | What is hoped for?
Q Why is {traveller} going?
Q For what reason does {traveller} travel? | what's the point of the trip
A The aim of the trip is to {aim}.
P Aim: {aim}
M what the aim of the trip is
# phone = {phone}
S {p1} has the number {phone}. | {p1} can be called on {phone}. | In case of delay, call {p1} on {phone}.
Q What is {p1}'s number? | On what number can {p1} be called? | Which number should be called in case of delay?
Q How can one reach {p1}?
Q What should {traveller} dial if late? | number of {p1}
A The number of {p1} is {phone}.
P {p1}: {phone}
M what the number of {p1} is
L Telephone {p1}
N In which hotel does {traveller} stay? = in which hotel {traveller} stays
N How many kilometres is it? = how many kilometres it is
N Who else travels? = who else travels | Where is {other} at that time? = where {other} is at that time
N How much did the ticket cost? = how much the ticket cost
""")
