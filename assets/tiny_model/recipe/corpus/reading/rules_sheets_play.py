"""The sentences, questions and answers of rules for gardens and games."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

GARDEN = read_kind("""
@head {name} - Garden rules | Rules for {name} | {name}: for all gardeners | Gardening together at {name}
@open Welcome to the garden! | These rules help us to share the ground.
@open Each plot is different, but the rules are the same for all.
@fill Paths should be kept free of weeds. | Please shut the gate behind you.
@fill Swap your spare seedlings at the table by the gate.
@fill Weed killers are not allowed. | Children may pick berries from the hedge.
@end Happy gardening! | We hope for a good harvest. | Thank you for helping.
@sum These are the rules of {name}. A plot costs {rent} a year, and every gardener helps for {hours} hours.
@sum The text sets out the rules of {name}. The rent for a plot is {rent} a year, and gardeners help for {hours} hours.
# rent !
. A plot costs {v} a year. | The rent for a plot is {v} a year. | Gardeners pay {v} a year for their plot.
? How much does a plot cost? | What is the rent for a plot? | What do gardeners pay a year? | How expensive is a plot?
? How much do I have to pay to rent a plot? | Yearly rent? | What is the price of a plot?
= A plot costs {v} a year.
- how much a plot costs
* Rent: {v} a year
# hours !
. Every gardener helps with shared work for {v} hours a year. | Each of us gives {v} hours a year to work on paths and fences.
. We expect {v} hours of shared work a year from everybody.
? How many hours of shared work are expected? | How much must each gardener help?
? How many hours do I have to work for the garden?
? How many hours a year does everyone help? | How much shared work is there for each gardener, in hours?
= Every gardener helps for {v} hours a year.
- how many hours gardeners must help
* Shared work: {v} hours a year
# size
. Each plot measures {v}. | A plot has {v}. | The plots are all the same size: {v}.
? How big is a plot? | What is the size of a plot? | How large are the plots? | How much ground does each gardener get?
? What area does a plot have? | Size of each plot?
= A plot measures {v}.
- how big a plot is
* Plot size: {v}
# hose
. Hoses are not allowed {v}. | Please water with cans {v}. | Use watering cans, not hoses, {v}.
? Why are hoses not allowed? | Why should we use watering cans? | What is the reason for the ban on hoses?
? Why can't I use a hose?
? Why do gardeners have to carry water in cans? | For what reason are hoses forbidden?
= Hoses are not allowed {v}.
- why hoses are not allowed
* No hoses {v}
# tree
. Trees may grow no higher than {v}. | No tree may be taller than {v}. | Cut your trees before they reach {v}.
? How tall may trees be? | What is the greatest height for trees? | How high may a tree grow? | Height limit for trees?
? At what height must trees be cut? | What is the limit for trees?
= Trees may be at most {v} high.
- how tall trees may be
* Trees at most {v} high
# compost
. Garden waste goes into {v}. | Put leaves and weeds into {v}. | Everything that rots belongs in {v}.
? Where does garden waste go? | Where do I put weeds? | What is the place for compost? | Where should leaves be taken?
? Where can I throw my weeds? | Where does the compost belong?
= Garden waste goes into {v}.
- where garden waste goes
* Garden waste: {v}
# tools
. Shared tools are kept in {v}. | You will find spades and rakes in {v}. | Please clean the tools and put them back in {v}.
? Where are the tools? | Where can I find a spade? | Where are the shared tools kept? | In what place are spades and rakes?
? Where do I put the tools back? | Where is the shared equipment?
= The tools are kept in {v}.
- where the tools are kept
* Tools in {v}
# hens
. You may keep up to {v} hens. | At most {v} hens are allowed on a plot. | Hens are welcome, but no more than {v} of them.
? How many hens may I keep? | What is the limit for hens? | How many chickens are allowed? | Number of hens allowed?
? How many hens can a gardener have? | Can I keep hens, and how many?
= You may keep up to {v} hens.
- how many hens one may keep
* At most {v} hens
# code
. The code for the gate is {v}. | Open the gate with {v}. | The lock on the gate opens with {v}.
? What is the code for the gate? | Which number opens the gate? | How do I get in, what is the code? | Gate code?
? What number must I enter at the gate? | With what code can I open the lock?
= The code for the gate is {v}.
- what the code for the gate is
* Gate code: {v}
# wait
. The waiting time for a plot is {v}. | At the moment people wait {v} for a plot. | New gardeners must wait about {v}.
? How long must one wait for a plot? | What is the waiting time for a plot? | How long do new gardeners have to wait?
? How much time passes before I get a plot? | How long is the wait?
= The waiting time for a plot is {v}.
- how long one must wait for a plot
* Waiting time: {v}
# party
. Our summer party is on {v}. | We celebrate together on {v}. | The garden party takes place on {v}.
? When is the party? | When is the garden party? | When do the gardeners celebrate? | On what date is the party?
? What is the date of the party? | When does the celebration take place?
= The garden party is on {v}.
- when the garden party is
* Party on {v}
# mow
. The grass is cut on {v}. | Lawn mowers may be used only on {v}. | Mowing is allowed on {v} only.
? On which day may I mow? | When is the grass cut? | What day is mowing allowed? | When can lawn mowers be used?
? Which day is for mowing? | On what day can I use my lawn mower?
= The grass is cut on {v}.
- when the grass is cut
* Mowing on {v}
# head
. Plots are given out by {v}. | If you have questions about your plot, ask {v}. | {v} keeps the list of plots.
? Who gives out the plots? | Who is responsible for the plots? | Whom do I ask about plots? | Who has the list of plots?
? Which person can I ask about a plot? | Who do I talk to about my plot?
= The person to ask about plots is {v}.
- who gives out the plots
* Plots: {v}
# dogs
? Are dogs allowed? | May I bring my dog to the garden? | Can dogs come along?
- whether dogs are allowed
# sell
? May I sell my vegetables? | Is it allowed to sell what I grow? | Can gardeners sell their harvest?
- whether gardeners may sell their vegetables
""")

GAME = read_kind("""
@head How to play {name} | {name}: Rules of the game | {name} - the rules in short | The game of {name}
@open The rules look long, but they are learned in five minutes. | All you need is a table and some good friends.
@open Shuffle the cards well and put the {coin} in a bowl.
@fill Nobody may show their cards to others. | Talking is allowed, but not about your cards. | A little luck helps, too.
@fill Empty the bowl after every round. | If the cards run out, shuffle the pile.
@end Have fun! | Then shuffle and play again. | Good luck!
@sum {name} is a game for {players}. The first to reach {goal} wins.
@sum The text explains the game of {name} for {players}. To win, a player needs {goal}.
# players !
. {name} is a game for {v}. | You can play {name} with {v}. | {name} is made for {v}.
? How many people can play? | How many players is the game for? | For how many players is {name}? | How many can join in?
? What is the number of players? | How many people do we need for {name}? | Number of players?
= {name} is a game for {v}.
- how many people can play
* For {v}
: Players
# goal !
. The first to reach {v} wins. | Whoever has {v} first is the winner. | The game ends as soon as someone has {v}.
? How many points are needed to win? | When does a player win? | How does one win the game? | What is the goal of the game?
? When is the game over? | What must a player reach to win? | How many points does the winner need?
= The first player to reach {v} wins.
- how many points one needs to win
* {v} to win
: Goal
# first !
. The game is started by {v}. | The first turn goes to {v}. | The first move is made by {v}.
? Who starts? | Who begins the game? | Who has the first turn? | Which player goes first? | Who may make the first move?
? Who is allowed to begin? | Whose turn is it at the start?
= The game is started by {v}.
- who begins
* First turn: {v}
: First player
# start
. At the beginning each player gets {v}. | Give {v} to every player. | Everyone starts with {v}.
? How many {coin} does each player get? | What does everyone start with? | How many {coin} do you have at the beginning?
? With how many {coin} does a player start? | How many {coin} are given to each player?
= Each player starts with {v}.
- how many {coin} each player gets
* Each player starts with {v}
# cards
. The dealer gives everyone {v}. | Each player is dealt {v}. | Deal {v} to each player.
? How many cards does each player get? | How many cards are dealt? | How many cards do I have in my hand at the start?
? What number of cards is dealt to everyone? | Number of cards for each player?
= Each player gets {v}.
- how many cards each player gets
* Each player gets {v}
# six
. Whoever rolls a six {v}. | A player who rolls a six {v}.
. If you are the one who rolls a six, the rule is simple: the player {v}.
? What happens when someone rolls a six? | What does a player do after rolling a six? | What is the rule for a six?
? What does a six mean? | What happens if I roll a six? | What about a six?
= A player who rolls a six {v}.
- what happens when someone rolls a six
* Six: the player {v}
# left
. Play goes on {v}. | The turn passes {v}. | After each turn the dice are passed {v}.
? In which direction does play go? | Where does the turn pass? | To which side are the dice passed?
? Which way round is the game played?
? Who is next, to which side do we go? | Direction of play?
= Play goes on {v}.
- in which direction play goes
* Play goes {v}
# joker
. The strongest card is {v}. | No card beats {v}. | The card to wait for is {v}, which beats all others.
? Which card is the strongest? | What is the best card? | Which card beats all others? | What is the highest card?
? Which card can't be beaten? | What card should I hope for?
= The strongest card is {v}.
- which card is the strongest
* Strongest card: {v}
: Strongest card
# penalty
. Anyone who cheats loses {v}. | For a false move, take away {v}. | Whoever plays out of turn loses {v}.
? What is the penalty? | How many points does one lose for breaking the rules? | What does a player lose for a mistake?
? How many points are taken away as a penalty? | How big is the penalty?
= The penalty is {v}.
- what the penalty is
* Penalty: {v}
: Penalty
# tie
. If there is a tie, {v}. | In the case of a tie, {v}. | When two players have the same number of points, {v}.
? What happens if there is a tie? | Who wins in a tie? | What if two players have the same number of points?
? How is a tie decided? | What is the rule for a tie?
= If there is a tie, {v}.
- what happens if there is a tie
* Tie: {v}
# long
. A game lasts about {v}. | Allow {v} for a game. | You will need around {v} from start to finish.
? How long does a game last? | How much time do I need for a game? | How long does it take to play {name}? | Playing time?
? For how long do people usually play? | What is the length of a game?
= A game lasts about {v}.
- how long a game lasts
* Playing time: {v}
: Playing time
# ages
. Children from the age of {v} can join in. | It is suitable for children aged {v} and over.
. Players should be at least {v} years old.
? From what age can children play? | How old should players be? | What age is the game for?
? Is it for small children, from what age?
? What is the minimum age? | At what age can kids join in?
= Children can play from the age of {v}.
- from what age children can play
* From the age of {v}
: Age
# author
. The game was invented by {v}. | {v} invented the game on a long train journey. | The rules were written by {v}.
? Who invented the game? | Who made up {name}? | Who is the inventor of {name}? | Who had the idea for the game?
? Who wrote the rules? | By whom was the game invented?
= {name} was invented by {v}.
- who invented the game
* Invented by {v}
: Inventor
# price
? How much does the game cost? | What is the price of {name}? | How much is the game in the shops?
- how much the game costs
""")
