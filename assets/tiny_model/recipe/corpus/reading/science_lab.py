"""School experiments: what was heated, planted and measured, with invented results."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

SCIENCE = (
    """
$ ml = INT 120 900 10
$ liquid; boil ~ water; 100 | salt water; 102 | milk; 101 | sugar water; 103 | apple juice; 101
$ t0 = INT 12 24
$ t1 = INT 45 92
$ mins = NUM 4 12
$ g = INT 5 95
$ stuff; why ~ salt; because warm water can take up more of it | sugar; because its particles move faster in the heat | baking
 soda; because little gas is set free in the cold | citric acid; because the crystals break apart more easily in the heat
$ vessel < a glass beaker|a small steel pot|an open flask|a copper kettle|a round flask
$ a, b = P
$ school < the River School|the Hill School|the Lakeside School|the evening class|the science club
$ n = NUM 3 12
$ secs = INT 15 170
$ colour < purple|green|orange|pink|deep blue|yellow
$ teacher = NAME
$ mistake < the thermometer touched the bottom|a lid was missing|the scales were not set to zero|somebody opened the window
=
- In the experiment, {n} students of {school} heated {ml} ml of {liquid} in {vessel}.
- For this experiment, {n} students of {school} poured {ml} ml of {liquid} into {vessel} and heated it.
? {ml} ml > They used {ml} ml of {liquid}. :: How much {liquid} [did they use/was used/was heated/did the students heat]? |
 What amount of {liquid} was there? | How many millilitres were used? | What volume was heated?
? {vessel} > They used {vessel}. :: [In what/What container] was the {liquid} heated [in/]? | What did they heat the {liquid}
 in? | Which vessel was used? | What was the {liquid} poured into?
? {liquid} > They heated {liquid}. :: [What/Which liquid] did [they/the students] heat? | What liquid was used? | What was in
 the vessel? | Which liquid was heated in the experiment?
? {n} > The group had {n} students. :: How many students [took part/did the experiment/were there]? | Number of students? |
 How large was the group of students? | How many young people heated the {liquid}?
* {ml} ml of {liquid} in {vessel}
=
- At the start the temperature was {t0} degrees; after {mins} minutes it had risen to {t1} degrees.
- The temperature rose from {t0} degrees at the beginning to {t1} degrees after {mins} minutes.
? {t0} degrees > At the start the temperature of the {liquid} was {t0} degrees. :: What was the temperature at the
 [start/beginning]? | How warm was it at first? | What temperature did the {liquid} have before heating? | Starting
 temperature?
? {t1} degrees > In the end the temperature of the {liquid} was {t1} degrees. :: How [hot/warm] did it get? | What was the
 [final/highest] temperature? | What temperature was reached? | Temperature at the end of heating?
? {mins} minutes > The heating took {mins} minutes. :: How long [did they heat it/did the heating take/was it heated]? | How
 many minutes did the heating last? | After what time was the final temperature reached? | Duration of the heating?
* From {t0} to {t1} degrees in {mins} minutes
=
- Then {a} added {g} grams of {stuff}, and {b} measured how long it took to dissolve: {secs} seconds.
- {a} now stirred in {g} grams of {stuff}. {b} held the stopwatch: it was gone after {secs} seconds.
? {g} grams > {a} added {g} grams of {stuff}. :: How much {stuff} [was added/did {a} add/was used]? | What amount of {stuff}
 was needed? | How many grams did {a} put in? | Weight of the {stuff}?
? {secs} seconds > The {stuff} took {secs} seconds to dissolve. :: How long did the {stuff} take to dissolve? | After how many
 seconds was the {stuff} gone? | How fast did the {stuff} dissolve? | What did {b} measure?
? {stuff} > {a} added {stuff}. :: What did {a} [add/stir in/put in]? | Which substance was added? | What was dissolved? | What
 [powder/substance] did they use?
? {b} > {b} measured the time. :: Who [measured the time/held the stopwatch/took the time]? | Whose task was the time? | Who
 looked at the clock? | Which student timed it?
* {g} grams of {stuff} dissolve in {secs} seconds
=
- In cold {liquid} it had taken three times as long, {why}.
- With cold {liquid} it is slower {why}.
? {why} > It is faster in the heat {why}. :: Why is it [faster in hot/slower in cold] {liquid}? | What is the reason for the
 difference? | How is the difference explained? | Why does heat matter?
=?
- With a few drops of cabbage juice the mixture turned {colour}.
- Finally they added red cabbage juice, and everything turned {colour}.
? {colour} > The mixture turned {colour}. :: [What/Which] colour did [it/the mixture] [turn/become/take on]? | What was the
 colour in the end? | How did the colour change? | What did the cabbage juice do to the mixture?
! What colour did the mixture turn? > what colour the mixture turned
=?
- The teacher, {teacher}, asked for a second try because {mistake}.
- Because {mistake}, the teacher, {teacher}, wanted to see it all again.
? {teacher} > The teacher is {teacher}. :: Who is the teacher? | What is the teacher's name? | Who [wanted/asked for] a second
 try? | Who teaches the group?
? {mistake} > It was repeated because {mistake}. :: Why was it [repeated/done again]? | What [was the mistake/went wrong]? |
 What was the reason for the second try? | What had not been right?
! Who is the teacher? > who the teacher is
# liquid = {liquid}
# volume = {ml} ml
# start_temperature = {t0} degrees
# end_temperature = {t1} degrees
# heating_time = {mins} minutes
# added = {stuff}
# amount_added = {g} grams
S The students heated {ml} ml of {liquid} from {t0} degrees to {t1} degrees in {mins} minutes. Then {g} grams of {stuff}
 dissolved in {secs} seconds.
!! What did the experiment cost? > what the experiment cost
!! On which day was the experiment? > on which day the experiment was
!! How heavy was the vessel? > how heavy the vessel was
!! What was the air pressure? > what the air pressure was
""",
    """
$ plant; part; use ~ bean; the roots; soup | sunflower; the stem; oil | radish; the leaves; salad | pea; the pods; porridge |
 maize; the leaves; flour | cress; the stem; bread
$ n = INT 12 96 4
$ g1, g2, g3 = P
$ h1 = INT 14 48
$ h2 = INT 3 12
$ h3 = INT 2 19
$ ml = INT 10 90 5
$ days = INT 9 35
$ lamp < a red lamp|a blue lamp|a skylight|a desk lamp|a greenhouse lamp
$ dark < a cupboard|a cardboard box|the cellar|a drawer
$ cold = INT 3 9
$ why < because plants need light to make sugar|because the dark uses up the seed's stores|because leaves only turn green in
 the light| because without light no starch is made
$ why2 < because the cold slows everything down|because cold roots take up little water|because the seeds were almost frozen
$ dead = NUM 2 8
$ teacher = LAST
$ month = MONTH
$ sub < sand|peat|garden soil|cotton wool|paper towels
$ colour < pale yellow|white|light green|brownish
$ title < Ms|Mr
=
- In {month}, the class of {title} {teacher} planted {n} {plant} seeds in {sub} and divided them into three groups.
- How much light do {plant} plants need? In {month} the class of {title} {teacher} put {n} seeds in {sub}, in three groups.
? {n} > There were {n} seeds. :: How many seeds [were there/were planted/did the class plant/were used]? | What was the number
 of seeds? | Number of seeds? | How many {plant} seeds did they put in?
? {sub} > The seeds were in {sub}. :: [In what/What] [were the seeds planted/did the seeds grow] [in/]? | What did they use as
 soil? | What material were the seeds put in? | What did the seeds lie in?
? {month} > The experiment was in {month}. :: [When/In which month/In what month] was the experiment [done/]? | What month was
 it? | When did they plant the seeds? | Month of the experiment?
? {title} {teacher} > The teacher is {title} {teacher}. :: Who is the teacher? | Whose class was it? | What is the teacher's
 name? | Who teaches the class?
* {n} {plant} seeds in three groups
=
- Every seed got {ml} ml of water a day. {g1} looked after group A, which stood under {lamp}. Group B, in {dark}, was {g2}'s.
 {g3} put group C in a fridge at {cold} degrees.
- Group A stood under {lamp} and was watered by {g1}. {g2} kept group B in {dark}. Group C was {g3}'s, in a fridge at {cold}
 degrees. All got {ml} ml of water a day.
? {ml} ml > The seeds got {ml} ml of water a day. :: How much water did [they/the seeds/the plants] get [a day/every day]? |
 What amount of water was given? | How many millilitres of water a day? | Daily water?
? {g1} > {g1} looked after group A. :: Who [looked after/was responsible for/watered] group A? | Who was in charge of group A?
 | Whose was group A? | Which child had group A?
? {g2} > {g2} had group B. :: Who [looked after/was responsible for/had] group B? | Who was in charge of group B? | Whose was
 group B? | Which child had group B?
? {dark} > Group B was in {dark}. :: Where [was/did they put/did {g2} keep] group B? | What was the place of group B? | In
 what did group B grow? | Where did the seeds stand in the dark?
? {cold} degrees > The temperature of group C in the fridge was {cold} degrees. :: How cold was [it in the fridge/group C]? |
 What was the temperature in the fridge? | What temperature did group C have? | Temperature of group C?
? {lamp} > Group A stood under {lamp}. :: What kind of light did group A get? | Where did group A get its light from? | What
 stood over group A? | Under what did group A stand?
=
- After {days} days the plants of group A were {h1} cm high, those of group B {h2} cm and those of group C only {h3} mm.
- The result after {days} days: group A {h1} cm, group B {h2} cm, group C {h3} mm.
? {days} days > The experiment took {days} days. :: How long did the experiment [take/last/run]? | After how many days were
 the plants measured? | How many days did they wait? | Duration of the experiment?
? {h1} cm > Group A was {h1} cm high. :: How [high/tall] [was/were the plants of] group A? | What height did group A reach? |
 What was the result of group A? | Height of group A?
? {h2} cm > Group B was {h2} cm high. :: How [high/tall] [was/were the plants of] group B? | What height did group B reach? |
 What was the result of group B? | Height of group B?
? {h3} mm > Group C was {h3} mm high. :: How [high/tall] [was/were the plants of] group C? | What height did group C reach? |
 What was the result of group C? | Height of group C?
* Group A {h1} cm, group B {h2} cm, group C {h3} mm
=
- In group B {part} looked {colour} {why}.
- The plants of group B were {colour} {why}.
? {colour} > The plants of group B were {colour}. :: [What/Which] colour were the plants of group B? | How did group B look? |
 What did the plants in the dark look like? | Colour of group B?
? {why} > The plants of group B were {colour} {why}. :: Why [were the plants of group B {colour}/did group B not turn green]?
 | What explains the colour of group B? | What was the reason for the colour of group B? | Why did group B look like that?
* Group B was {colour}
=
- Group C hardly grew {why2}.
- Nothing much happened in group C {why2}.
? {why2} > Group C hardly grew {why2}. :: Why did group C [hardly grow/stay so small]? | What was the problem of group C? |
 Why was group C the smallest? | What kept group C from growing?
=?
- In all, {dead} seeds did not come up. The rest was made into {use}.
- Only {dead} of the seeds never came up, and in the end there was {use} for everyone.
? {dead} > The number of seeds that did not come up is {dead}. :: How many seeds did not [come up/grow]? | How many seeds
 failed? | What number of seeds were lost? | How many seeds never showed a leaf?
? {use} > There was {use}. :: What was made from the plants? | What did they eat in the end? | What happened to the plants in
 the end? | What became of the rest?
! How many seeds did not come up? > how many seeds did not come up
# plant = {plant}
# seeds = {n}
# water_per_day = {ml} ml
# group_a = {h1} cm
# group_b = {h2} cm
# group_c = {h3} mm
# duration = {days} days
L The children are :: {g1} | {g2} | {g3} :: Which children are named? | List the children. | Who looked after the plants? |
 What are the names of the three children? | Who took care of the groups?
S The class planted {n} {plant} seeds in {sub} and measured them after {days} days. Group A was {h1} cm high, group B {h2} cm
 and group C {h3} mm.
!! How much did the seeds cost? > how much the seeds cost
!! How many children are in the class? > how many children are in the class
!! Which school was it? > which school it was
!! How deep were the seeds planted? > how deep the seeds were planted
""",
)


def experiment(rng: Random) -> Document:
    """A heated liquid or seeds in three groups."""
    return play(rng, "science", SCIENCE)


GENRES: tuple[Maker, ...] = (experiment,)
