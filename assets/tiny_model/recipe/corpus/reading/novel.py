"""Narratives with dialogue, as in a novel."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

SCENES = (
    """
$ a, b, c = P
$ place < the lighthouse|the old mill|the empty theatre|the boat house|the observatory
$ thing; of ~ a brass key; the cellar | a wax candle; the church | a folded map; the island | a blue stone; the quarry | a
 ring; the old countess
$ spot < under a loose board|inside the clock|behind the third step|in a tin box|between two bricks
$ n = INT 11 87
$ noise < a door|footsteps|a whistle|a dog|a bell
$ time < ten|eleven|nine|midnight
$ job < a baker|the new doctor|a retired sailor|a piano teacher|the postmaster
$ why < because it had belonged to {b.his} grandfather|because it was the only proof|because there was a name on it|because of
 an old promise
$ reward = INT 20 900 10
$ rain < It was raining|The fog was thick|A storm was coming up|Snow had begun to fall
=
- {rain} when {a} reached {place}. {b} was already waiting at the gate. "You're late," said {b}. "It's nearly {time}."
- "It's nearly {time}," whispered {b}. {rain}, and {place} looked even darker than usual. {a} pushed the gate open.
? {place} > They met at {place}. :: Where [did {a} and {b} meet/are they/does the scene take place]? | What building did they
 go to? | At which place did {a} arrive? | Where does this happen?
? {time} > It was nearly {time}. :: What time was it? | How late was it? | What time did {b} say it was? | At about what time
 did they meet?
* {a} and {b} at {place}
=
- They climbed {n} steps without a word. Then {b} knelt down and reached {spot}. "Here it is," {b} said and held up {thing}.
- "{N} steps," said {a}, out of breath. "I counted." But {b} was not listening. {spot}, {b} had found {thing}.
? {n} > There were {n} steps. :: How many steps [were there/did they climb/did {a} count]? | What was the number of steps? |
 How many did {a} count?
? {spot} > {b} found it {spot}. :: Where [was it/had it been/did {b} find it/was it hidden]? | In what place was it hidden? |
 Where did {b} look? | Where was the hiding place?
? {thing} > {b} found {thing}. :: What did {b} [find/hold up/discover]? | What was hidden there? | Which thing had they been
 looking for? | What was the find?
* {b} finds {thing}
==
- "{c} would pay {reward} gold coins for that," said {a}. {c} was {job} and had been asking questions all week.
- "Do you know who wants it?" asked {a}. "{c}, {job}. There are {reward} gold coins for whoever brings it."
? {c} > {c} wanted it. :: Who [else wanted it/would pay for it/was after it/had been asking]? | Who would buy it? | Whom did
 {a} mention? | Which person offered money?
? {job} > {c} was {job}. :: What [was {c}'s job/did {c} do]? | Who was {c}? | What was the profession of {c}? | What did {c}
 do for a living?
? {reward} gold coins > {c} offered {reward} gold coins. :: How much would {c} pay? | How many [gold coins/coins] did {c}
 offer? | What was it worth to {c}? | How high was the reward?
* {c} would pay {reward} gold coins
=
- "I'm not selling it," {b} answered. {b} wanted to keep it {why}.
- {b} shook {b.his} head. It was not for sale {why}.
? {why} > {b} did not want to sell it {why}. :: Why did {b} [not want to sell it/refuse to sell it/keep it/say no]? | What was
 {b}'s reason? | Why was it not for sale? | For what reason did {b} refuse?
* {b} keeps it {why}
=
- At that moment they heard {noise} below. {a} blew out the lamp, and for a long time neither of them dared to breathe.
- Then, from somewhere below, came the sound of {noise}. "Quick," hissed {a}, "put out the lamp!"
? {noise} > They heard {noise}. :: What did they hear? | What [was the sound/sound came from below]? | What frightened them? |
 What noise was there in the end?
? {a} > {a} was afraid of the light being seen. :: Who [blew out the lamp/wanted the lamp out/thought of the lamp]? | Who
 reacted first? | Who was worried about the lamp? | Which of them cared about the lamp?
# place = {place}
# found = {thing}
# finder = {b}
# hiding_place = {spot}
# reward = {reward} gold coins
S {a} and {b} meet at {place}, where {b} finds {thing} {spot}. {c} would pay {reward} gold coins, but {b} does not want to
 sell it.
!! How old is {a}? > how old {a} is
!! Who hid it there? > who hid it there
!! What happened to the lamp afterwards? > what happened to the lamp afterwards
!! Where does {c} live? > where {c} lives
!! How did they get home? > how they got home
""",
    """
$ a, b = P
$ c = NAME
$ stop < Elm Crossing|the bakery|the hospital|Market Bridge
$ thing < a cello|a cactus in a pot|a birdcage|a huge wedding cake|a grandfather clock
$ n = INT 2 48
$ to < a birthday|an audition|a wedding|an exhibition|a farewell party
$ mins = INT 5 55 5
$ why < because of a fallen tree|because the bridge was up|because the driver had lost the keys|because of a herd of sheep
$ price = INT 3 19
$ fruit < pears|peanuts|plums|peppermints|biscuits
$ town = TOWN
$ yrs = NUM 4 12
=
- "Is this seat free?" asked {a}. In {a.his} arms {a.he} was carrying {thing}.
- Bus {n} was almost empty when {a} got on with {thing} in {a.his} arms. "Do you mind if I sit here?" {a.he} asked.
? {thing} > {a} was carrying {thing}. :: What [was {a} carrying/did {a} have/did {a} take on the bus]? | What was in {a}'s
 arms? | Which object did {a} bring along? | What did {a} get on with?
? {n} > They were on bus {n}. :: [Which/What] bus [was it/did they take/did {a} take]? | What number did the bus have? | Which
 line were they on? | Number of the bus?
=
- "Of course," said {b} and moved over. "Where are you taking it?" - "To {to} in {town}. And I'm already late."
- {b} made room. "Going far?" - "To {town}," said {a}. "There's {to}, and I can't be late."
? {town} > {a} was going to {town}. :: Where was {a} [going/travelling/heading]? | What town did {a} want to reach? | To which
 town was {a} on the way? | {a}'s destination?
? {to} > {a} was going to {to}. :: What was {a} going to? | What was happening in {town}? | What occasion was it? | Why did
 {a} want to be on time, for which event? | For what was {a} late?
* {a} travels to {town} with {thing}
=
- Near {stop} the bus stopped {why}. They stood there for {mins} minutes. {b} took a bag of {fruit} out of a pocket and shared
 them with everyone.
- They had just passed {stop} when everything came to a halt {why}. "That's all we need," sighed {a}. {b} offered {fruit}. It
 lasted {mins} minutes.
? {why} > The bus stopped {why}. :: Why did the bus [stop/stand still/not go on]? | What was the reason for the [stop/delay]?
 | What held the bus up? | What was in the way?
? {mins} minutes > The stop lasted {mins} minutes. :: How long did [they wait/the stop last/the bus stand there/the delay
 last]? | How many minutes did they lose? | Length of the delay?
? {fruit} > {b} shared {fruit}. :: What did {b} [share/offer/have in the bag/give the others]? | What did they eat on the bus?
 | What was there to eat? | Which food did {b} have?
? {stop} > The bus stopped near {stop}. :: Where did the bus stop? | Near what place did they get stuck? | Which place had
 they reached when it happened? | Where did they have to wait?
* Stopped {why} for {mins} minutes
==
- "I know you," said {b} suddenly. "You're the child of {c}, my old teacher. We haven't met for {yrs} years."
- "Aren't you related to {c}?" {b} asked. "{c} taught me to read. The last time I saw you was {yrs} years ago."
? {c} > {b}'s teacher was {c}. :: Who [was {b}'s teacher/taught {b}/taught {b} to read]? | What was the name of the teacher? |
 Whose pupil was {b}? | Who does {b} remember from school?
? {yrs} years > They had not met for {yrs} years. :: How long had they not met? | For how many years had they not seen each
 other? | How many years ago did they last meet? | When had they last met?
* Had not met for {yrs} years
# traveller = {a}
# object = {thing}
# destination = {town}
# delay = {mins} minutes
# teacher = {c}
S On the bus, {a} is on the way to {town} with {thing} and meets {b}. The bus stops {why}, and they have to wait for {mins}
 minutes.
!! How old is {b}? > how old {b} is
!! What did the ticket cost? > what the ticket cost
!! Did {a} arrive on time? > whether {a} arrived on time
!! What is the name of the driver? > what the name of the driver is
!! What colour was the bus? > what colour the bus was
""",
)


def scene(rng: Random) -> Document:
    """A scene of a story."""
    return play(rng, "story", SCENES)


GENRES: tuple[Maker, ...] = (scene,)
