"""The sentences, questions and answers of biographies and of entries on towns."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

PERSON = read_kind("""
@head {name} | {name} ({job}) | Portrait: {name} | Who was {name}? | A life in short: {name}
@fill People who knew {him} spoke of {his} dry humour. | A portrait of {him} hangs in the town hall.
@fill Money never meant much to {him}. | For a long time {his} name was almost forgotten. | Many letters have survived.
@fill Neighbours remembered {him} as a quiet person. | Not all of {his} plans worked out.
@end A street is named after {him}. | {his} papers are kept in an archive. | Today {his} work is being discovered again.
@sum {name} was {a_job} born on {born}. People knew {him} {fame}.
@sum The text is about the {job} {name}, born on {born}. {last} became known {fame}.
# born !
. {name} was born on {v} in {home}. | {name}, born on {v} in {home}, was {a_job}. | On {v} the {job} {name} was born in {home}.
. The {job} {name} was born in {home} on {v}.
? When was {name} born? | What is the date of birth of {name}? | On what date was {name} born? | What was {name}'s birthday?
? When did {name} come into the world? | Date of birth of {name}? | In which year and on which day was {last} born?
= {name} was born on {v}.
- when {name} was born
* Born on {v}
: Born
# fame !
. {He} became known {v}. | As {a_job}, {he} is remembered {v}. | {He} was famous {v}. | Above all, {he} is known {v}.
? What is {name} known for? | Why is {name} remembered? | What made {name} famous? | For what was {name} famous?
? Why do people know {name}? | What is {last}'s claim to fame? | What did {name} become known for?
= {name} is known {v}.
- what {name} is known for
* Known {v}
# shop
. {His} parents ran {v}. | {He} grew up above {v} which belonged to the family. | The family lived from {v}.
? What did {name}'s parents run? | What business did the family have? | From what did the family live?
? What belonged to {name}'s family? | What kind of business did {last}'s parents own?
= The family of {name} ran {v}.
- what {name}'s parents did
* Parents ran {v}
# siblings
. {He} had {v} brothers and sisters. | {He} grew up with {v} brothers and sisters.
. There were {v} brothers and sisters in the house.
? How many brothers and sisters did {name} have? | How many siblings did {name} have? | Number of siblings?
? With how many brothers and sisters did {last} grow up? | How many other children were there in the family?
= {name} had {v} brothers and sisters.
- how many siblings {name} had
* Brothers and sisters: {v}
# study
. {He} studied in {v}. | As a student {he} lived in {v}. | After school {he} went to {v} to study.
? Where did {name} study? | In which city did {name} study? | Where did {last} go to study? | Where was {name} a student?
? Which city did {name} choose for {his} studies? | Place of study?
= {name} studied in {v}.
- where {name} studied
* Studied in {v}
: Studied in
# teacher
. {His} most important teacher was {v}. | {He} learned from {v}. | {v} taught {him} for two years.
? Who was {name}'s teacher? | Who taught {name}? | From whom did {name} learn? | Whose student was {name}?
? What was the name of {last}'s teacher? | Under whom did {name} train?
= {name} was taught by {v}.
- who taught {name}
* Teacher: {v}
: Teacher
# left
. {He} left {home} {v}. | It was hard to leave {home}, but {he} went {v}. | {He} moved away from {home} {v}.
? Why did {name} leave {home}? | Why did {last} move away? | What was the reason for leaving {home}? | What made {name} go away?
? Why did {name} not stay in {home}? | For what reason did {he} leave home?
= {name} left {home} {v}.
- why {name} left {home}
* Left {home} {v}
# work
. {His} best-known work is called "{v}". | In "{v}", {he} describes {his} life. | {He} is the author of "{v}".
. {His} book "{v}" was read all over the country.
? What is {name}'s best-known work called? | What is the title of {name}'s work? | Which book or work is by {name}?
? What is the name of the work by {last}? | Title of {his} main work? | Which title by {name} is mentioned?
= The best-known work of {name} is "{v}".
- what {name}'s best-known work is called
* Work: "{v}"
: Main work
# works
. {He} left behind {v} notebooks. | In {his} house people found {v} notebooks. | {v} of {his} notebooks have survived.
? How many notebooks did {name} leave behind? | How many notebooks were found? | How many of {name}'s notebooks still exist?
? What is the number of notebooks that survived? | Number of notebooks by {last}?
= There are {v} notebooks by {name}.
- how many notebooks {name} left
* Notebooks: {v}
# prize
. In {v} {he} received a gold medal. | The gold medal of the academy followed in {v}. | {He} was given a gold medal in {v}.
? When did {name} receive a gold medal? | In which year was {name} given a medal? | In what year did {last} win the gold medal?
? When was the medal awarded to {name}? | What year did {he} get the medal?
= {name} received a gold medal in {v}.
- when {name} received a medal
* Gold medal in {v}
: Gold medal
# partner
. {He} was married to {v}. | At a dance {he} met {v}, and they married soon after. | {He} shared {his} life with {v}.
? Who was {name} married to? | Whom did {name} marry? | Who was {name}'s partner? | With whom did {name} share {his} life?
? What was the name of {last}'s wife or husband? | Who was the love of {name}'s life?
= {name} was married to {v}.
- whom {name} married
* Married to {v}
: Married to
# kids
. The couple had {v} children. | {He} had {v} children. | {v} children were born to the family.
? How many children did {name} have? | How many children were there? | How many sons and daughters did {name} have?
? What was the number of {last}'s children? | Number of children?
= {name} had {v} children.
- how many children {name} had
* Children: {v}
: Children
# langs +
. {He} spoke {v}. | Besides {his} mother tongue, {he} spoke {v}. | {He} had learned {v}.
? Which languages did {name} speak? | What languages did {last} know? | List the languages that {name} spoke.
? Which foreign languages could {name} speak? | Name all languages {name} had learned.
? In which languages could one talk to {name}?
= The languages that {name} spoke are
- which languages {name} spoke
* Languages: {v}
: Languages
# pastime
. In {his} free time {he} loved {v}. | {His} great passion was {v}. | {He} found rest in {v}.
? What did {name} do in {his} free time? | What was {name}'s hobby? | What was {name}'s passion besides work?
? How did {last} like to relax? | What did {he} enjoy apart from work? | Hobby of {name}?
= In free time {name} loved {v}.
- what {name}'s hobby was
* Hobby: {v}
: Hobby
# died
. {He} died in {place} in {v}. | In {v} {he} died in {place}. | {He} died in {v} after a short illness in {place}.
? When did {name} die? | In which year did {name} die? | What is the year of {name}'s death? | Until what year did {last} live?
? What year did {his} life end? | Year of death of {name}?
= {name} died in {v}.
- when {name} died
* Died in {v}
: Died
# grave
? Where is {name} buried? | Where is the grave of {name}? | In which cemetery does {name} lie?
- where {name} is buried
# car
? How tall was {name}? | What was {name}'s height? | How big was {last}?
- how tall {name} was
""")

TOWN = read_kind("""
@head {name} | {name} (town) | {name} - facts and figures | Our region: {name}
@fill The streets in the centre are narrow and steep. | In winter the town is often cut off by snow.
@fill Many houses have slate roofs. | Storks nest on the chimneys. | Guests praise the quiet evenings.
@fill Several films have been made here.
@end The town is worth a day trip. | A map is available at the station. | In the evening the lights can be seen from far away.
@sum {name} is a town with {people} inhabitants. It is known for its {known}.
@sum The text describes the town of {name}, which has {people} inhabitants. The town is known for its {known}.
# people !
. {name} is a town with {v} inhabitants. | The town of {name} has {v} inhabitants. | {v} people live in the town of {name}.
. With {v} inhabitants, {name} is one of the smaller towns of the region.
? How many people live in {name}? | What is the population of {name}? | How many inhabitants does {name} have?
? Population of {name}?
? How big is {name} in terms of people? | What is the number of inhabitants of {name}? | How many residents are there in {name}?
= {name} has {v} inhabitants.
- how many people live in {name}
* Inhabitants: {v}
: Inhabitants
# known !
. It is known for its {v}. | People all over the country know it for its {v}. | It owes its fame to its {v}.
? What is {name} known for? | What is {name} famous for? | For which product do people know {name}?
? What makes {name} well known?
? What does {name} owe its fame to? | Which product has made {name} famous?
= {name} is known for its {v}.
- what {name} is known for
* Known for {v}
: Known for
# river
. It lies on the river {v}. | The river {v} flows through it. | It was built on both banks of the {v}.
? On which river does {name} lie? | What river flows through {name}? | Which river is {name} on?
? What is the name of the river?
? Which water does {name} lie on? | River in {name}?
= {name} lies on the river {v}.
- on which river {name} lies
* On the river {v}
: River
# far
. It is {v} from {city}. | The distance to {city} is {v}. | To reach {city} one must travel {v}.
? How far is {name} from {city}? | What is the distance between {name} and {city}? | How many kilometres is it to {city}?
? How far must one travel from {name} to {city}? | Distance to {city}?
= {name} is {v} from {city}.
- how far {name} is from {city}
* {v} from {city}
: Distance to {city}
# high
. It lies {v} above sea level. | The market square is {v} above the sea. | It is situated at a height of {v}.
? How high does {name} lie? | How far above sea level is {name}? | What is the altitude of {name}?
? At what height is {name} situated?
? How many metres above the sea is {name}? | Height above sea level?
= {name} lies {v} above sea level.
- how high {name} lies
* {v} above sea level
: Altitude
# area
. It covers {v}. | Its area is {v}. | The land of the town measures {v}.
? What area does {name} cover? | How large is {name} in area? | What is the size of {name}? | How much land belongs to {name}?
? What is the area of the town? | Area of {name}?
= {name} covers {v}.
- what area {name} covers
* Area: {v}
: Area
# founded
. It was founded in {v}. | It is first mentioned in {v}. | Its history begins in {v}.
? When was {name} founded? | In which year was {name} first mentioned? | How old is {name}, since what year?
? What year does its history begin?
? When did {name} begin to exist? | Year of foundation?
= {name} was founded in {v}.
- when {name} was founded
* Founded in {v}
: Founded
# founder
. Legend names {v} as the founder. | Its founder was {v}. | It was founded by {v}, a salt trader.
? Who founded {name}? | Who was the founder of {name}? | By whom was {name} founded? | Whom does {name} see as its founder?
? What was the founder's name? | Who started the town?
= {name} was founded by {v}.
- who founded {name}
* Founder: {v}
: Founder
# sight
. Its best-known sight is {v}. | Tourists come to see {v}. | In the centre stands {v}.
? What is the best-known sight of {name}? | What do tourists come to see? | What is worth seeing in {name}?
? What can visitors admire in {name}?
? Which sight does {name} have? | What should tourists look at in {name}?
= The best-known sight of {name} is {v}.
- what the best-known sight is
* Sight: {v}
: Sight
# market
. Market day is {v}. | Every {v} there is a market. | The market is held on {v}.
? When is market day in {name}? | On which day is the market? | What day is the market held?
? When can I go to the market in {name}?
? Which day of the week is market day? | Market day?
= Market day in {name} is {v}.
- when market day is
* Market day: {v}
: Market day
# goods +
. Farmers and workshops produce {v}. | The economy lives from {v}. | The main products today are {v}.
? What is produced in {name}? | Which products come from {name}? | List the products of {name}. | What are the main products?
? What does the economy of {name} live from? | Name all products that are made or grown in {name}.
= The main products of {name} are
- what is produced in {name}
* Products: {v}
: Products
# bridges
. There are {v} bridges. | {v} bridges join the two banks. | One can cross the water by {v} bridges.
? How many bridges are there in {name}? | How many bridges does {name} have? | What is the number of bridges?
? By how many bridges can one cross?
? Number of bridges in {name}?
= There are {v} bridges in {name}.
- how many bridges there are
* Bridges: {v}
: Bridges
# rail
. The railway came in {v}. | It has had a station since {v}. | In {v} the first train arrived.
? When did the railway come to {name}? | Since when has {name} had a station? | When did the first train arrive in {name}?
? In which year was {name} connected to the railway? | What year did trains begin to stop there?
= The railway came to {name} in {v}.
- when the railway came to {name}
* Railway since {v}
: Railway since
# fall
. The number of inhabitants has fallen {v}. | In the last century many people left {v}. | The town shrank {v}.
? Why did people leave {name}? | Why has the town shrunk? | What is the reason that fewer people live in {name}?
? Why did the number of inhabitants fall? | For what reason did {name} become smaller?
= {name} lost inhabitants {v}.
- why {name} lost inhabitants
* Fewer people {v}
# arms
. The coat of arms shows {v}. | On its flag there is {v}. | The sign of the town is {v}.
? What does the coat of arms show? | What is on the flag of {name}? | What is the sign of {name}?
? What can be seen on the town's arms?
? Which symbol does {name} have? | Coat of arms of {name}?
= The sign of {name} is {v}.
- what the coat of arms shows
* Coat of arms: {v}
: Coat of arms
# mayor
. The mayor is {v}. | Since the last election {v} has been mayor. | {v} is the mayor.
? Who is the mayor of {name}? | Who governs {name}? | What is the mayor's name? | Who is at the head of {name}?
? Who was elected mayor?
? Who runs the town as mayor?
= The mayor of {name} is {v}.
- who the mayor is
* Mayor: {v}
: Mayor
# school
. It has {v}. | It is home to {v}. | Young people come to attend {v}.
? Which school does {name} have? | What kind of school is in {name}? | What do young people come to {name} for?
? What place of learning is in {name}? | Which school can one attend there?
= {name} has {v}.
- which school {name} has
* School: {v}
: School
# airport
? Is there an airport near {name}? | Where is the nearest airport? | How far is the airport?
- where the nearest airport is
""")
