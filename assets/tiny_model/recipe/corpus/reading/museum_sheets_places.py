"""The sentences, questions and answers of plaques on buildings and places in nature."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

BUILDING = read_kind("""
@head {name} | {name}, {town} | Welcome to {name} | On this spot: {name} | {name} - a short history
@fill Its walls have seen feasts, quarrels and many cold winters. | Swallows nest under the roof every summer.
@fill Local people love it, although it is draughty.
@fill A stone at the entrance shows the height of a flood. | Old photographs hang along the stairs.
@end Please mind your head on the stairs. | The town is proud of it. | This plaque was put up by the friends of old buildings.
@sum {name} in {town} was built in {year}. It was put up {use}.
@sum The text is about {name} in {town}, built in {year}. It was built {use}.
# year !
. {name} in {town} was built in {v}. | The foundation stone of {name} in {town} was laid in {v}.
. {name} has stood in {town} since {v}. | In {v} the people of {town} built {name}.
? When was {name} built? | In which year was {name} built? | How old is {name}, from which year? | What year is {name} from?
? Since when has {name} stood there? | When was {name} put up? | Year of construction of {name}?
? How far back does {name} date?
= {name} was built in {v}.
- when {name} was built
* Built in {v}
: Built
# use !
. It was built {v}. | It was put up {v}. | People wanted it {v}. | The idea was simple: it should stand here {v}.
? Why was {name} built? | What was {name} built for? | What was the purpose of {name}? | For what reason was {name} put up?
? What was the {kind} for? | Why did the town need {name}? | What task did {name} have?
= {name} was built {v}.
- why {name} was built
* Built {v}
# builder
. The master builder was {v}. | It was designed by {v}. | The plans were made by {v}. | {v} drew the plans.
? Who designed {name}? | Who was the architect of {name}? | Who made the plans for {name}? | Whose design is {name}?
? Who was the master builder? | By whom was the {kind} planned? | Name of the architect?
= {name} was designed by {v}.
- who designed {name}
* Designed by {v}
: Architect
# height
. It is {v} high. | It rises {v} above the ground. | With a height of {v}, it can be seen from far away.
? How high is {name}? | How tall is {name}? | What is the height of {name}? | How far does {name} rise above the ground?
? What does {name} measure in height? | Height of the {kind}?
= {name} is {v} high.
- how high {name} is
* Height: {v}
: Height
# stone
. The walls are made of {v}. | It is built of {v}. | The material is {v} from the region.
? What is {name} built of? | What are the walls made of? | Which material was used for {name}?
? Out of what is the {kind} built?
? What building material was chosen? | Material of the walls?
= {name} is built of {v}.
- what {name} is built of
* Walls: {v}
: Material
# steps
. Visitors climb {v} steps to the top. | There are {v} steps. | {v} steps lead up to the view.
? How many steps are there? | How many steps lead to the top? | How many stairs must visitors climb?
? What is the number of steps?
? How many steps does {name} have? | How many stairs are there to the top?
= There are {v} steps in {name}.
- how many steps there are
* {v} steps
: Steps
# burned
. In {v} a fire destroyed the roof. | It burned in {v}, and only the walls remained. | A fire in {v} did great damage.
? When was the fire? | When did {name} burn? | In which year was it damaged by fire? | What year did a fire do damage?
? In what year did the building catch fire? | Year of the fire?
= The fire at {name} was in {v}.
- when there was a fire
* Fire in {v}
: Fire
# restored
. It was restored in {v}. | It has looked like new since {v}, when it was restored. | The last repairs were finished in {v}.
? When was {name} restored? | In which year were the repairs finished? | When was {name} last repaired?
? What year was the building renewed? | Year of the restoration?
= {name} was restored in {v}.
- when {name} was restored
* Restored in {v}
: Restored
# cost
. The restoration cost {v}. | The town collected {v} for the repairs. | Repairs swallowed {v}.
? How much did the restoration cost? | What did the repairs cost? | How expensive was it to restore {name}?
? What sum was spent on the repairs? | How much money went into {name}?
= The restoration cost {v}.
- how much the restoration cost
* Restoration: {v}
: Cost of restoration
# now
. Today it is {v}. | It is now used as {v}. | Since the last owner left, it has been {v}. | Inside there is now {v}.
? What is {name} today? | What is {name} used for now? | What is inside {name} today? | What is the building used as nowadays?
? What has become of {name}? | How is the {kind} used at present?
= Today {name} is {v}.
- what {name} is today
* Today: {v}
: Today
# treasure
. Its greatest treasure is {v}. | Experts come from far away to see {v}. | Do not miss {v}.
? What is the greatest treasure of {name}? | What do experts come to see? | What should visitors not miss?
? What is worth seeing inside?
? What is {name} famous for? | What is the most valuable thing in {name}?
= The greatest treasure of {name} is {v}.
- what the greatest treasure is
* Treasure: {v}
: Treasure
# hero
. In the last century it was saved from demolition by {v}. | Without {v} it would have been pulled down.
? Who saved {name}? | Who saved the building from demolition? | To whom do we owe that {name} still stands?
? Who prevented it from being pulled down? | Thanks to whom was {name} not torn down?
= {name} was saved by {v}.
- who saved {name}
* Saved by {v}
: Saved by
# price
. Entry costs {v}. | A ticket is {v}. | Visitors pay {v}. | The entrance fee is {v}.
? How much is entry? | What does a ticket cost? | What is the entrance fee? | How much do visitors pay?
? How expensive is a visit to {name}?
? What do I have to pay to go in? | Price of a ticket?
= Entry to {name} costs {v}.
- how much entry costs
* Entry: {v}
: Entry
# tour
. The guided tour begins at {v}. | Every day a tour starts at {v}. | Join the daily tour at {v}.
? When does the tour begin? | At what time is the guided tour? | When can I join a tour? | What time does the tour start?
? At what time do visitors meet for the tour? | Time of the guided tour?
= The tour starts at {v}.
- when the tour begins
* Tour at {v}
: Guided tour
# guide
. Tours are led by {v}. | The guide is {v}. | Your guide, {v}, knows every stone.
? Who leads the tour? | Who is the guide? | Who shows visitors around? | What is the name of the guide?
? Who takes visitors through {name}?
? Who gives the tours?
= The tours are led by {v}.
- who leads the tours
* Guide: {v}
: Guide
# closed
. It is closed on {v}. | Except on {v}, it is open every day. | The doors stay shut on {v}.
? On which day is {name} closed? | What day is it closed? | When can I not visit {name}? | Which day is the closing day?
? On what day of the week is {name} shut? | When is it not open?
= {name} is closed on {v}.
- on which day {name} is closed
* Closed on {v}
: Closed
# parking
? Where can visitors park? | Is there a car park at {name}? | How much does parking cost?
- whether visitors can park there
""")

NATURE = read_kind("""
@head {name} | {name} - nature at its best | Welcome to {name} | {name}, near {town}
@fill In the morning, mist lies over the paths. | Please stay on the marked path. | Bring strong shoes and something to drink.
@fill There is hardly any signal for telephones. | Many school classes come here in summer. | Benches stand along the path.
@end Take only photographs and leave only footprints. | Enjoy the silence. | Dogs should be kept on a lead.
@sum {name} lies {far} from {town}. It is known for its {animal}.
@sum The text describes {name}, {far} from {town}. Visitors can see {animal} there.
# far !
. {name} lies {v} from {town}. | From {town} it is {v} to {name}. | Only {v} from {town}, {name} waits for visitors.
? How far is {name} from {town}? | What is the distance between {town} and {name}? | How many kilometres is it to {name}?
? How far do I have to travel from {town} to {name}? | Distance from {town}? | How long is the way from {town} to {name}, in km?
= {name} is {v} from {town}.
- how far {name} is from {town}
* {v} from {town}
: Distance from {town}
# animal !
. It is known for its {v}. | Here {v} have found a home. | With luck you will see {v}.
. It is one of the last places where {v} live.
? Which animals live at {name}? | What animals can I see there? | Which animals is {name} known for? | What wildlife is there?
? What animals have their home at {name}? | What can visitors with luck see?
= The animals of {name} are {v}.
- which animals live there
* Animals: {v}
: Animals
# since
. It has been protected since {v}. | Since {v} it has been a nature reserve. | It was placed under protection in {v}.
? Since when has {name} been protected? | When did {name} become a nature reserve?
? In which year was it placed under protection?
? How long has it been protected, since what year? | What year did protection begin?
= {name} has been protected since {v}.
- since when {name} has been protected
* Protected since {v}
: Protected since
# size
. It covers {v}. | Its area is {v}. | The protected area measures {v}.
? How big is {name}? | What area does {name} cover? | What is the size of the area? | How large is the protected area?
? How much land belongs to {name}? | Area of {name}?
= {name} covers {v}.
- how big {name} is
* Area: {v}
: Area
# path
. A circular path of {v} starts at the car park. | The marked path is {v} long. | The round trail has a length of {v}.
? How long is the path? | What is the length of the trail? | How many km is the path? | How far does one walk on the trail?
? What distance does the marked path have? | Length of the path?
= The path is {v} long.
- how long the path is
* Path: {v}
: Path
# walk
. Allow {v} for the walk. | The walk takes {v}. | Most people need {v} for the round.
? How long does the walk take? | How much time should I allow? | How much time does one need for the round?
? What time does the walk take?
? For how long will I be walking? | Duration of the walk?
= The walk takes {v}.
- how long the walk takes
* Walk: {v}
: Time for the walk
# bus
. Take bus {v} to get there. | Bus {v} stops at the entrance. | You can come by bus {v}.
? Which bus goes to {name}? | What bus do I take to {name}? | How do I get there by bus, which number?
? Which bus stops at the entrance?
? What is the number of the bus? | By which bus can one reach {name}?
= Bus {v} goes to {name}.
- which bus goes there
* Bus {v}
: Bus
# best
. The best time for a visit is {v}. | It is most beautiful in {v}. | We recommend a visit in {v}.
? What is the best time for a visit? | When should I visit {name}? | When is {name} most beautiful? | Which time is recommended?
? When is it best to go there? | Best time to come?
= The best time to visit {name} is {v}.
- what the best time for a visit is
* Best time: {v}
: Best time
# shut
. The northern path is closed {v}. | Part of the path is closed {v}. | At the moment you cannot use the upper path {v}.
? Why is part of the path closed? | Why is a path closed? | What is the reason for the closed path?
? Why can't I use the whole path?
? For what reason is one path shut? | Why is it impossible to walk everywhere?
= A path is closed {v}.
- why a path is closed
* Path closed {v}
# hut
. You will find the viewing hut {v}. | There is a viewing hut {v}. | The hut for watching animals is {v}.
? Where is the viewing hut? | Where can I find the hut? | Where is the hut for watching animals?
? Where can visitors watch animals from a hut?
? What is the place of the hut? | In which spot is the hut?
= The viewing hut is {v}.
- where the viewing hut is
* Hut {v}
# parking
. Parking costs {v} a day. | The car park charges {v} a day. | You pay {v} a day for parking.
? How much is parking? | What does parking cost? | What do I pay for the car park? | How expensive is it to leave the car there?
? What is the charge for parking? | Parking fee?
= Parking costs {v} a day.
- how much parking costs
* Parking: {v}
: Parking
# ranger
. The ranger is {v}. | {v} works here as a ranger. | Ranger {v} leads walks for groups.
? Who is the ranger? | Who leads walks for groups? | What is the ranger's name? | Who works at {name} as a ranger?
? Which ranger looks after {name}?
= The ranger of {name} is {v}.
- who the ranger is
* Ranger: {v}
: Ranger
# legend
. An old legend tells of {v}. | Grandparents tell the story of {v}. | According to legend, it all began with {v}.
? What does the legend tell of? | Whom is the legend about? | What is the old story about? | Who appears in the legend?
? What do grandparents tell stories about? | What legend is told here?
= The legend tells of {v}.
- what the legend tells of
* Legend of {v}
: Legend
# entry
? How much does entry cost? | Is there an entrance fee? | Do visitors have to pay to get in?
- whether there is an entrance fee
""")
