"""The sentences, questions and answers of recipes."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

RECIPE = read_kind("""
# serves
. It serves {v}. | This is enough for {v}. | The amounts are for {v}. | There will be enough for {v}. | It feeds {v}.
? How many people does it serve? | How many people is the recipe for? | For how many people is it enough?
? How many people can eat from it?
? How many guests can I invite? | Servings? | How many portions {do} the {food} give, for how many people?
? How many does it feed?
? What number of people are the amounts for?
= The recipe is for {v}.
- how many people it serves
* For {v}
: servings
# ready
. In all it takes {v}. | From start to finish you need {v}. | Plan {v} for the whole thing. | It will be on the table in {v}.
? How long does it take in all? | How much time do I need for the {food} from start to finish?
? How long until it is on the table?
? How much time should I plan? | What is the total time? | How much time does the whole recipe take? | Total time?
= In all, the recipe takes {v}.
- how long it takes in all
* Total time: {v}
: total time
# cook
. The recipe comes from {v}. | I learned it from {v}. | {v} taught me how to make it. | Thanks for this one go to {v}.
. This is how {v} always made it.
? Who is the recipe from? | Whose recipe is it? | From whom does the recipe come? | Who taught the writer how to make it?
? Who gave the recipe to the writer? | Who always made it like this? | To whom do we owe this recipe?
= The recipe comes from {v}.
- who the recipe is from
* Recipe from {v}
: recipe from
# place
. It is a dish from {v}. | People in {v} make it like this. | In {v} it is eaten on Sundays. | I first ate it in {v}.
? Which town is linked with the {food}? | Which town is named in the recipe? | In which town do people know it?
? What town does the text connect with the {food}? | Where is it eaten or known?
= This recipe is linked with {v}.
- which town the dish is linked with
* Town: {v}
: town
# keeps
. It keeps {v}. | Leftovers keep {v}. | It stays fresh {v}.
? How long does it keep? | How long do leftovers keep? | How long {do} the {food} stay fresh?
? For how long can I keep leftovers?
? How long can it be stored? | Until when is it still good?
= It keeps {v}.
- how long it keeps
* Keeps {v}
: keeps
# with
. Serve it with {v}. | It goes well with {v}. | We like to eat it with {v}. | It tastes best with {v}.
? What goes well with it? | What should I serve with it? | What do you eat with the {food}?
? What is a good side for the {food}?
? What can I put next to it on the table? | With what does it taste best? | What does the text suggest to have with it?
= It goes well with {v}.
- what goes well with it
* Serve with {v}
: serve with
# instead
. If you like, use {v}. | You can also take {v}. | I sometimes use {v}. | It works with {v}, too.
? What change does the text suggest? | What can be replaced? | Which ingredient can be swapped, and for what?
? How can one change the recipe?
? What can I use if something is missing? | Which variation is possible? | What else could be used?
= You can use {v}.
- what can be replaced
* Possible: {v}
: variation
# why
. {Tip} {v}. | A tip: {tip} {v}. | One thing is important: {tip} {v}. | Please {tip} {v}.
? Why should one {tip}? | Why does the text say to {tip}? | What is the reason to {tip}? | Why must I {tip}?
? For what reason should I {tip}? | I don't understand why I should {tip}. | Why is it a good idea to {tip}? | Why {tip}?
= One should {tip} {v}.
- why one should {tip}
* {Tip} {v}
: reason for the tip
# calories
. A portion has {v}. | One portion comes to {v}. | Count on {v} a portion.
? How many calories does a portion have? | What are the calories per portion? | How many calories are in the {food}?
? How rich is one portion? | Calories? | How many calories must I count for a portion?
= A portion has {v}.
- how many calories a portion has
* {v} a portion
: calories
# heat
? How hot must the oven be? | What is the oven temperature? | At what temperature is it baked?
? To what temperature do I set the oven?
? What do I set the oven to? | Oven temperature for the {food}? | How many degrees does the oven need?
? Which temperature is right for the oven?
= The oven must be at {v}.
- how hot the oven must be
* Oven: {v}
: oven temperature
# bake
? How long must it cook? | How long does it have to be on the heat? | What is the cooking time? | For how long is it cooked?
? How many minutes {do} the {food} need on the heat or in the oven? | Cooking time for the {food}?
? How long do I leave it cooking?
= The cooking time is {v}.
- how long it must cook
* Cooking time: {v}
: cooking time
# rest
? How long must it stand, rest or chill? | What is the resting time? | How long do I have to wait while it stands?
? For how long should it be left alone?
? How long does it rest? | Resting time? | How much time does it need to stand or cool?
= It must be left for {v}.
- how long it must rest
* Leave it for {v}
: resting time
# amount
? What amount of {thing} is needed? | What quantity of {thing} goes in? | I want to buy {thing} - what amount do I need?
? {thing} - what quantity? | What does the recipe say about the amount of {thing}? | What is the amount of {thing}?
? Tell me the quantity of {thing}. | What amount of {thing} should I get for this recipe? | {much} {thing} do I need?
? {much} {thing} does the recipe call for? | {much} {thing} must I use? | {much} {thing} should I buy?
? {much} {thing} will I need for the {food}?
= The recipe calls for {v} {of}{thing}.
- what amount of {thing} is needed
* {v} {of}{thing}
: {thing}
# things +
? What are the ingredients? | Which ingredients do I need? | List the ingredients. | What goes into the {food}?
? What do I have to buy?
? Name all ingredients. | What is needed for the {food}? | Write me a shopping list.
= The ingredients are
- which ingredients are needed
# freeze
? Can I freeze it? | {Are} the {food} suitable for the freezer? | How long can it be frozen?
- whether it can be frozen
# cost
? How much do the ingredients cost? | How expensive {are} the {food}? | What does a portion cost?
- how much the ingredients cost
# pan
? How big must the pot or tin be? | What size of tin or pan do I need? | Which size should the dish be?
- how big the pot or tin must be
""")
