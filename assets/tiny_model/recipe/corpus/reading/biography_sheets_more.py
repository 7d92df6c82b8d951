"""The sentences, questions and answers of entries on rivers and species."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

RIVER = read_kind("""
@head {name} (river) | The {name} | The river {name} | Rivers of the region: the {name}
@fill Old mills stand along its banks. | In summer people bathe at the gravel banks. | Poets have praised its green water.
@fill Ice covered it in many winters. | Wood was once floated down to the valley. | Willows grow on both sides.
@end It is a favourite of canoeists. | Much of the valley is protected today. | A cycle path follows its course.
@sum The {name} is a river {long} long. It rises in {source} and flows into {mouth}.
@sum The text describes the {name}, a river {long} long. It comes from {source}.
# long !
. The {name} is a river {v} long. | With a length of {v}, the {name} is the longest river of its region.
. The river {name} is {v} long.
? How long is the {name}? | What is the length of the {name}? | How many kilometres long is the river {name}?
? Length of the {name}?
? How far does the {name} flow? | What length does the river have? | How many km does the {name} measure?
= The {name} is {v} long.
- how long the {name} is
* Length: {v}
: Length
# source !
. It rises in {v}. | Its source is in {v}. | It begins as a small stream in {v}.
? Where does the {name} rise? | Where is the source of the {name}? | Where does the {name} begin?
? From where does the {name} come?
? In which mountains does the {name} start? | Source of the {name}?
= The {name} rises in {v}.
- where the {name} rises
* Source: {v}
: Source
# mouth !
. It flows into {v}. | It ends in {v}. | After many bends it reaches {v}.
? Where does the {name} end? | Where does the {name} flow into? | Where is the mouth of the {name}?
? Which water does the {name} reach?
? Into what does the {name} flow? | Mouth of the {name}?
= The {name} flows into {v}.
- where the {name} ends
* Mouth: {v}
: Mouth
# towns +
. On its way it passes {v}. | The towns on its banks are {v}. | It flows through {v}.
? Which towns does the {name} pass? | List the towns on the {name}. | Through which towns does the river flow?
? What towns lie on its banks?
? Name all towns on the {name}. | Where does the {name} pass by?
= The towns on the {name} are
- which towns lie on the {name}
* Towns: {v}
: Towns
# side
. Its largest tributary is the {v}. | The {v} is the largest river that joins it. | Half-way down, it is joined by the {v}.
? What is its largest tributary? | Which river joins the {name}? | What river flows into the {name}? | Name of the tributary?
? Which smaller river comes to the {name}? | By which river is the {name} joined?
= The {name} is joined by the {v}.
- which river joins the {name}
* Tributary: {v}
: Tributary
# deep
. At its deepest point it measures {v}. | It is up to {v} deep. | Its greatest depth is {v}.
? How deep is the {name}? | What is the greatest depth of the {name}? | How deep is the river at its deepest point?
? What depth does it reach? | Greatest depth? | How far down is the bottom of the {name}?
= The {name} is up to {v} deep.
- how deep the {name} is
* Depth: {v}
: Depth
# wide
. Near its mouth it is {v} wide. | Its greatest width is {v}. | Before the end it spreads to a width of {v}.
? How wide is the {name}? | What is the greatest width of the {name}? | How broad does the river become?
? What width does it reach?
? Greatest width? | How far is it from bank to bank at the widest point?
= The {name} is up to {v} wide.
- how wide the {name} is
* Width: {v}
: Width
# bridges
. It is crossed by {v} bridges. | {v} bridges lead over it. | Today there are {v} bridges.
? How many bridges cross the {name}? | How many bridges are there over the {name}? | What is the number of bridges?
? Number of bridges?
? By how many bridges is it crossed? | How many bridges does the {name} have?
= The {name} is crossed by {v} bridges.
- how many bridges cross the {name}
* Bridges: {v}
: Bridges
# ferries
. Besides, {v} ferries are in service. | Cars can cross it by {v} ferries. | There are {v} ferries.
? How many ferries are there? | How many ferries cross the {name}? | What is the number of ferries?
? Number of ferries on the {name}?
? By how many ferries can one cross?
= There are {v} ferries on the {name}.
- how many ferries there are
* Ferries: {v}
: Ferries
# flood
. The worst flood was in {v}. | In {v} a flood covered the whole valley. | People still talk about the flood of {v}.
? When was the worst flood? | In which year was there a great flood? | What year was the flood?
? When did the {name} cover the valley?
? Which year do people still talk about? | Year of the flood?
= The great flood was in {v}.
- when the great flood was
* Flood in {v}
: Great flood
# dam
. A dam was built in {v}. | Since {v} a dam has held back the water. | In {v} engineers finished a dam.
? When was the dam built? | Since when has there been a dam? | In which year was the dam finished? | What year is the dam from?
? When did engineers build a dam on the {name}?
= The dam was built in {v}.
- when the dam was built
* Dam built in {v}
: Dam
# fish
. Anglers come for its {v}. | It is rich in {v}. | Its clear water is full of {v}.
? Which fish live in the {name}? | What do anglers catch? | What fish is the {name} rich in?
? Which fish is common in the {name}?
? What do anglers come for? | What kind of fish can one catch there?
= The fish of the {name} are {v}.
- which fish live in the {name}
* Fish: {v}
: Fish
# colour
. Its water is brown {v}. | The water looks dark {v}. | It has a strange colour {v}.
? Why does the water have this colour? | Why is the water dark? | What is the reason for the colour of the water?
? Why does the river look the way it does? | What gives the {name} its colour?
= The water has its colour {v}.
- why the water has its colour
* Colour: {v}
# month
. It carries most water in {v}. | In {v} it is at its highest. | The water is highest in {v}, when the snow melts.
? In which month is the water highest? | When does the {name} carry most water? | When is the river at its highest?
? What month brings the most water? | Month of high water?
= The water is highest in {v}.
- when the water is highest
* Highest in {v}
: High water
# explorer
. Its source was discovered by {v}. | The first to follow it from end to end was {v}. | It was first mapped by {v}.
? Who explored the {name}? | Which explorer is linked with the {name}? | Who was the first to explore the {name}?
? What is the name of the explorer? | By whom was the {name} explored?
= The {name} was explored by {v}.
- who explored the {name}
* Explorer: {v}
: Explorer
# ships
? Can ships sail on the {name}? | Is the {name} used by ships? | How far can ships travel up the {name}?
- whether ships can sail on the {name}
# power
? How much electricity does the {name} produce? | Is there a power station on the {name}?
? How many homes get power from the river?
- how much electricity the {name} produces
""")

SPECIES = read_kind("""
@head {name} | The {name} | Animal of the year: the {name} | Meet the {name}
@fill Few people have ever seen one. | It is easily taken for a common relative.
@fill Old books describe it as a sign of good weather.
@fill It does badly in captivity. | Many details of its life are still unknown. | Farmers see it as a friend.
@end Scientists continue to study it. | A film about it is being made. | Anyone who sees one is asked to leave it in peace.
@sum The {name} is an animal that lives {lives}. It feeds on {eats}.
@sum The text is about the {name}, which lives {lives}. Its food is {eats}.
# lives !
. The {name} lives {v}. | The {name} is found {v}. | The home of the {name} is quickly told: it lives {v}.
? Where does the {name} live? | Where can the {name} be found? | What is the habitat of the {name}?
? Where is the {name} at home?
? In what kind of place does the {name} live? | Where would I have to look for a {name}?
= The {name} lives {v}.
- where the {name} lives
* Lives {v}
: Habitat
# eats !
. It feeds on {v}. | Its food is {v}. | It eats {v}. | It lives on {v}.
? What does the {name} eat? | What does the {name} feed on? | What is the food of the {name}? | What does it live on?
? What is on the menu of the {name}? | Food of the {name}? | Which things does the {name} like to eat?
= The {name} eats {v}.
- what the {name} eats
* Food: {v}
: Food
# long
. It grows to a length of {v}. | It is {v} long. | A grown animal measures {v}.
? How long is the {name}? | How big is the {name}? | What size does it reach? | What is the length of a {name}?
? How large does the {name} get? | Length? | How much does a grown {name} measure?
= The {name} grows to a length of {v}.
- how long the {name} is
* Length: {v}
: Length
# weight
. It weighs about {v}. | Its weight is about {v}. | A grown animal brings {v} to the scales.
? How much does the {name} weigh? | How heavy is the {name}? | What is the weight of the {name}? | What does it weigh?
? Weight of a grown {name}?
? How heavy does it get?
= The {name} weighs about {v}.
- how much the {name} weighs
* Weight: {v}
: Weight
# mark
. It can be recognised by {v}. | Its sign is {v}. | What sets it apart is {v}.
? How can the {name} be recognised? | What sets the {name} apart? | What is typical of the {name}?
? By what does one recognise it?
? How do I know that it is a {name}? | What special mark does the {name} have?
= The {name} can be recognised by {v}.
- how the {name} can be recognised
* Recognised by {v}
: Mark
# active
. It is active {v}. | It looks for food {v}. | It leaves its hiding place {v}.
? When is the {name} active? | At what time of day is it active? | When does the {name} look for food?
? When is the best time to see it?
? At what time does the {name} leave its hiding place?
= The {name} is active {v}.
- when the {name} is active
* Active {v}
: Active
# age
. It can live for {v}. | It reaches an age of {v}. | In the wild it lives up to {v}.
? How old does the {name} get? | How long does a {name} live? | What age does it reach? | What is the life span of the {name}?
? For how many years can the {name} live? | Greatest age?
= The {name} reaches an age of {v}.
- how old the {name} gets
* Age: {v}
: Life span
# number
. The female has {v} {birth} a year. | Each year the female has {v} {birth}. | There are usually {v} {birth} in a year.
? How many {birth} does the {name} have a year? | How many {birth} are there each year? | What is the usual number of {birth}?
? How many {birth} does a female have? | Number of {birth} a year?
= The {name} has {v} {birth} a year.
- how many {birth} it has
* {v} {birth} a year
# enemies +
. Its enemies are {v}. | It must beware of {v}. | It is hunted by {v}.
? Which enemies does the {name} have? | What animals hunt the {name}? | List the enemies of the {name}. | Who are its enemies?
? Of what must the {name} beware? | Name all enemies of the {name}.
= The enemies of the {name} are
- which enemies it has
* Enemies: {v}
: Enemies
# sound
. Its call sounds like {v}. | Its voice reminds people of {v}. | Listen carefully: its call is like {v}.
? What does the {name} sound like? | What is the call of the {name} like? | What does its voice remind people of?
? How does the {name} sound? | Like what does its call sound?
= The call of the {name} sounds like {v}.
- what it sounds like
* Sounds like {v}
: Call
# finder
. It was discovered by {v}. | It was first described by {v}. | The first to describe it was {v}.
? Who discovered the {name}? | Who described the {name} first? | By whom was the {name} discovered? | Who found this species?
? What is the name of its discoverer? | Which scientist first wrote about the {name}?
= The {name} was discovered by {v}.
- who discovered the {name}
* Discovered by {v}
: Discovered by
# found
. Science has known it since {v}. | It has been known since {v}. | The first report on it dates from {v}.
? Since when has the {name} been known? | In which year was the {name} first reported?
? When did science learn about the {name}?
? What year is the first report from? | How long has it been known, since which year?
= The {name} has been known since {v}.
- since when the {name} has been known
* Known since {v}
: Known since
# left
. Only about {v} animals are left. | There are about {v} of them in the wild. | The number of animals is put at {v}.
? How many are left? | How many animals of this kind are there in the wild? | What is the number of animals?
? How large is the population?
? How many {name} animals still exist? | Number of animals left?
= About {v} animals are left.
- how many are left
* About {v} left
: Population
# rare
. It has become rare {v}. | Its numbers are falling {v}. | It is in danger {v}.
? Why has the {name} become rare? | Why is it in danger? | What is the reason that it is rare? | What threatens the {name}?
? Why are there fewer and fewer? | Why are its numbers falling?
= The {name} has become rare {v}.
- why it has become rare
* Rare {v}
# fast
? How fast is the {name}? | What speed does it reach? | How quickly can it move?
- how fast the {name} is
# poison
? Is the {name} poisonous? | Is it dangerous to people? | Does the {name} bite?
- whether it is dangerous
""")
