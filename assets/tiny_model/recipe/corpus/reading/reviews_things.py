"""Reviews of books and tools."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

REVIEWS = (
    """
$ author, tr = NAME
$ hero, friend = P
$ noun < Clockmaker|Orchard|Lighthouse|Tailor|Winter|Bridge|Cartographer|Ferryman|Silence
$ of < Salt|Ashes|Bells|Glass|Paper|Rain|Stones
$ pages = INT 96 820
$ year = INT 1994 2034
$ pw = WORD
$ press < {pw} Press|{pw} Books|{pw} & Sons|Blue Door Press|{pw} Publishing
$ price = MONEY 8 42
$ place = WORD
$ job < a bell-ringer|a pharmacist|a night porter|a beekeeper|a failed pianist|a judge|a lighthouse keeper
$ find < a bundle of unopened letters|a locked suitcase|a map with one wrong street|an old film|a baby in a basket|a diary in
 code
$ why < because the first owner was murdered|because {friend} wants to burn it|because it proves an old lie|because everyone
 says it never existed|
 because it is written in a dead language
$ good < the dialogue|the slow, quiet ending|the description of the town|the humour|the language
$ weak < the middle part|the many names|the love story|the last chapter|the first fifty pages
$ stars < 2|3|4|5
$ age = INT 9 16
$ chap = INT 9 64
$ prize = WORD
$ days = NUM 2 11
=
- The {noun} of {of} by {author}^{pages} pages, {price}, published by {press} in {year}^
- Book review: The {noun} of {of}^Author: {author} | Publisher: {press} | Year: {year} | Pages: {pages} | Price: {price}^
- With The {noun} of {of}, published in {year} by {press} ({pages} pages, {price}), {author} has written a most unusual book.
? {author} > The author is {author}. :: Who [is the author/wrote the book/has written the book]? | By whom is the book? | What
 is the author's name? |
 Whose book is it?
? {pages} > The book has {pages} pages. :: How many pages [does it have/are there/does the book have]? | How [long/thick] is
 the book? | Number of pages? |
 What is the length of the book?
? {price} > The book costs {price}. :: How much [is the book/does the book cost]? | What is the price [of the book/]? |
 What does one pay for the book? |
 How expensive is it?
? {press} > {press} published the book. :: Who [is the publisher/published the book/brought out the book]? | [Which/What]
 publisher is it? |
 Where did the book come out? | By which company was the book published?
? {year} > The book was published in {year}. :: [When/In what year] [was the book published/did the book come out/did the book
 appear]? | Year of publication? |
 How old is the book? | From what year is the book?
* The {noun} of {of} by {author}
=
- It tells the story of {hero}, {job} in the small town of {place}, who finds {find}.
- {hero}, {job} from {place}, finds {find}, and from then on nothing is as it was.
- The hero is {hero}, who lives in {place} as {job} and one evening discovers {find}.
? {hero} > The main character is {hero}. :: Who is the [main character/hero of the book]? | Whom is the book about? | Whose
 story is it? |
 What is the name of the main character?
? {find} > {hero} finds {find}. :: What does {hero} [find/discover]? | What is found in the book? | Which discovery does
 {hero} make? |
 What changes {hero}'s life?
? {job} > {hero} is {job}. :: What is {hero}'s [job/profession]? | What does {hero} do for a living? | What kind of work does
 {hero} do? | As what does
 {hero} work?
? {place} > The book is set in {place}. :: Where [is the book set/does the story take place/does {hero} live]? | In which
 [town/place] is the story set? |
 What is the name of the town? | Setting of the book?
* About {hero}, {job} in {place}
=
- The discovery is dangerous {why}.
- It should have stayed hidden {why}.
? {why} > The discovery is dangerous {why}. :: Why is the [discovery/find] [dangerous/a problem]? | Why should it [have
 stayed/better
 stay] hidden? |
 What is the reason for the danger? | What is so bad about the discovery?
=
- I liked {good} best, but {weak} could have been better.
- The strength of the book is {good}, its weakness {weak}.
? {good} > The best part is {good}. :: What [is good about/does the reviewer like about] the book? | What is the
 [strength/strong point] of the book? |
 What does the reviewer praise? | What did the reviewer like best?
* Strength: {good}
=
- I read it in {days} days. {stars} of 5 stars, for readers from {age} years.
- It kept me busy for {days} days. Recommended from the age of {age}. My verdict: {stars} out of 5 stars.
? {days} days > The reviewer needed {days} days. :: How long did the reviewer [need/read/take]? | How many days did [it take
 to read the book/the reading last]? |
 In how many days was it read? | How long was the reviewer busy with it?
? {age} > The book is for readers from {age}. :: [From what age/For what age] is the book? | How old should readers be? | What
 is
 the recommended age? |
 For whom is the book recommended?
? {stars} > The book gets {stars} of 5 stars. :: How many stars [does it get/are there/does the reviewer give]? | What is the
 rating? |
 How good is the book in stars? | What is the verdict?
* {stars} of 5 stars, from age {age}
=?
- The translation by {tr} deserves the {prize} Prize, which it won.
- {tr} translated it, and won the {prize} Prize for it.
? {tr} > {tr} translated the book. :: Who [translated it/translated the book/is the translator]? | By whom is the translation?
 | What is the translator's name? |
 Whose translation is it?
? {prize} Prize > The translation won the {prize} Prize. :: [Which/What] prize did [it/the translation] win? | What
 [award/prize] is
 mentioned? | For which prize was it
 chosen? | What is the name of the prize?
! Who translated the book? > who translated the book
# title = The {noun} of {of}
# author = {author}
# pages = {pages}
# publisher = {press}
# year = {year}
# price = {price}
S The {noun} of {of} by {author} is about {hero}, who finds {find}. The reviewer gives it {stars} of 5 stars.
!! Is there a film of the book? > whether there is a film of the book
!! What colour is the cover? > what colour the cover is
!! How many copies were sold? > how many copies were sold
!! How old is {author}? > how old {author} is
!! How many chapters are there? > how many chapters there are
""",
    """
$ brand = WORD
$ tool; use; part; bad ~ cordless drill; hanging shelves; the drill chuck; the battery empties quickly | vacuum cleaner;
 cleaning the stairs;
 the long cable; the bag is hard to change | bread knife; slicing crusty loaves; the wooden handle; it must be washed by hand
 | head
 torch; night hikes; the wide beam; the strap slips | tent; camping in the rain; the large porch; the pegs bend | coffee
 grinder;
 espresso; the glass container; it is terribly loud | lawn mower; small gardens; the folding handle; it does not like wet
 grass |
 sewing machine; hemming curtains; the clear display; the pedal slides on the floor | office chair; long days; the soft
 armrests; it squeaks
$ model = CODE
$ price = MONEY 25 480
$ w = INT 2 24
$ h = INT 3 48
$ sw = WORD
$ sl = LAST
$ shop < {sw} Tools|{sl} & Sons|{sw} Home Store|{sl}'s Hardware|{sw} Market
$ months = NUM 2 11
$ colour = COLOUR
$ years = NUM 2 10
$ who = P
$ stars < 2|3|4
$ instead < of the old one that broke|of a rented one|of the one borrowed from a neighbour
$ no < an instruction book|a spare part|a carrying bag|a longer guarantee
$ why < because a small spring had come loose|because the switch was stuck|because the wrong plug was fitted|because the
 housing had a crack
$ days = INT 3 19
$ mail = EMAIL service
=
- {brand} {model} {tool}: {stars} stars^^I bought it {months} months ago at {shop} for {price}.
- "{stars} of 5 stars - the {tool} {brand} {model}"^Review by {who}^^{months} months ago I paid {price} for it at {shop}.
- {months} months with the {brand} {model}. The {tool} cost {price} at {shop}, and it is time for a verdict: {stars} stars.
? {price} > The {tool} cost {price}. :: How much [was the {tool}/did the {tool} cost]? | What did the [reviewer/buyer] pay? |
 What was the price [of the {tool}/]? |
 How expensive was it?
? {shop} > The {tool} was bought at {shop}. :: Where [was it bought/did the reviewer buy it/does the {tool} come from]? |
 [Which/What]
 shop sold it? |
 Who sold the {tool}? | From which shop is it?
? {months} months > The reviewer has had it for {months} months. :: How long has the reviewer [had/owned] [it/the {tool}]? |
 How many months ago was it bought? |
 Since when does the reviewer have the {tool}? | How old is the {tool}?
? {stars} > The {tool} gets {stars} stars. :: How many stars [does it get/are given/are there]? | What is the rating? | What
 is the verdict in stars? |
 How many stars for the {tool}?
* {brand} {model}: {stars} stars, {price}
=
- With its {w} kilos it is not light, but for {use} it is perfect.
- It weighs {w} kilos, and I use it mainly for {use}.
? {w} kilos > The {tool} weighs {w} kilos. :: How heavy is [it/the {tool}]? | What does it weigh?
 | What is the weight? |
 Weight in kilos?
? {use} > The {tool} is used for {use}. :: What is [it/the {tool}] used for? | What does the reviewer do with it? | For what
 is it
 good? |
 What is the purpose of the {tool}?
=s
- What I like most is {part}.
- Full marks for {part}.
? {part} > The reviewer likes {part}. :: What does the reviewer like? | What is [good/the best thing] [about it/]? | What does
 the reviewer praise? |
 Which part deserves praise?
* Good: {part}
=s
- What annoys me: {bad}.
- There is one thing you should know: {bad}.
- I take off a star, as {bad}.
? {bad} > The disadvantage is that {bad}. :: What is [the disadvantage/the drawback/bad about it]? | What annoys the reviewer?
 | What does the reviewer not like? |
 What is the weak point?
* Bad: {bad}
=
- After a few weeks I had to send it in {why}. It came back after {days} days.
- Once it was away for {days} days for repair {why}.
? {why} > The {tool} had to be repaired {why}. :: Why [was it repaired/did it have to be repaired/was it sent in]? | What was
 broken?
 | What was the reason for the repair? |
 What had gone wrong?
? {days} days > The repair took {days} days. :: How long [did the repair take/was it away]? | How many days was the {tool}
 away? | Duration of the repair? |
 How long did the reviewer do without it?
* Repair took {days} days
=?
- The guarantee is {years} years. If you have questions, write to {mail}.
- {shop} answers questions quickly ({mail}) and gives {years} years of guarantee.
? {years} years > The guarantee is {years} years. :: How long is the guarantee? | How many years of guarantee are there? | For
 how long is it guaranteed? |
 Length of the guarantee?
? {mail} > The email address is {mail}. :: What is the email address? | Where can one write with questions? | To which address
 can buyers write? |
 How can the shop be reached?
! How long is the guarantee? > how long the guarantee is
! What is the email address of {shop}? > what the email address of {shop} is
=?
- Mine is {colour}.
- I chose the {colour} version.
? {colour} > The {tool} is {colour}. :: [What/Which] colour is [it/the {tool}]? | Which version did the reviewer choose? |
 What colour
 did the reviewer get? |
 Colour?
! What colour is the {tool}? > what colour the {tool} is
# product = {tool}
# brand = {brand}
# model = {model}
# price = {price}
# shop = {shop}
# stars = {stars}
S The reviewer bought the {brand} {model}, {an tool}, at {shop} for {price} and gives it {stars} stars. It is good for {use},
 but {bad}.
!! Where was it made? > where it was made
!! How much power does it use? > how much power it uses
!! What did the repair cost? > what the repair cost
!! How long was the delivery? > how long the delivery was
""",
)


def review_of_thing(rng: Random) -> Document:
    """A book or a tool."""
    return play(rng, "review", REVIEWS)


GENRES: tuple[Maker, ...] = (review_of_thing,)
