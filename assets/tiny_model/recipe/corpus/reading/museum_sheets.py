"""The sentences, questions and answers of museum labels."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

OBJECT = read_kind("""
@head {name} | Object of the month: {name} | {name} (on loan) | From our collection: {name}
@fill Objects like this were found in many homes. | The marks on it tell of long use. | Few people have seen it since.
@fill Please do not touch the glass. | For a long time nobody knew how old it was. | Children often ask if it still works.
@fill A similar piece is kept in the national museum.
@end Please do not use flash. | A drawing on the wall shows how it was used. | More about it can be heard in the audio guide.
@sum The text describes a {thing} made of {made}. It was used {use}.
@sum This {thing} is made of {made}. People used it {use}.
# made !
. This {thing} is made of {v}. | Our {thing} is made of {v}. | The {thing} in this case was made from {v}.
. Look closely: the {thing} consists of {v}.
? What is the {thing} made of? | Which material was used for the {thing}? | What does the {thing} consist of?
? What material is the {thing}? | Out of what was the {thing} made? | Material of the {thing}? | What is the object made from?
= The {thing} is made of {v}.
- what the {thing} is made of
* Material: {v}
: Material
# year
. It dates from {v}. | It was made in {v}. | The year of its making is given as {v}. | Experts date it to {v}.
? When was the {thing} made? | How old is the {thing}, from what year? | From which time does the {thing} date?
? What year does the {thing} come from? | In what year was it made? | Date of the {thing}?
? What is the age of the {thing}, which year?
= The {thing} was made in {v}.
- when the {thing} was made
* Made in {v}
: Date
# use !
. It was used {v}. | People used it {v}. | Things of this kind served {v}. | Its owners used it {v}.
? What was the {thing} used for? | What was the purpose of the {thing}? | Why did people have a {thing}? | What was it for?
? For what did people use the {thing}? | What did one do with the {thing}? | Use of the {thing}?
= The {thing} was used {v}.
- what the {thing} was used for
* Used {v}
# maker
. It was made by {v}. | It comes from the workshop of {v}. | The name of the maker, {v}, is written on the bottom.
? Who made the {thing}? | Who was the maker? | From whose workshop does the {thing} come? | By whom was the {thing} made?
? What is the name of the maker? | Which craftsperson made it?
= The {thing} was made by {v}.
- who made the {thing}
* Made by {v}
: Maker
# found
. It was found {v}. | It came to light {v}. | For many years it lay forgotten {v}. | It was discovered {v}.
? Where was the {thing} found? | Where did it come to light? | Where was the {thing} discovered? | Where did it lie before?
? In what place was the {thing} found? | Where had the {thing} been before it came to us?
= The {thing} was found {v}.
- where the {thing} was found
* Found {v}
# finder
. The finder was {v}. | {v} found it by chance. | It was noticed by {v}, who was looking for something else.
? Who found the {thing}? | Who discovered it? | Who came across the {thing}? | What is the name of the finder?
? By whom was the {thing} found? | Who noticed the {thing}?
= The {thing} was found by {v}.
- who found the {thing}
* Finder: {v}
: Found by
# size
. It is {v} high. | Its height is {v}. | It measures {v} from bottom to top.
? How tall is the {thing}? | What is the height of the {thing}? | How big is the {thing}? | What size is the {thing}?
? How high is it? | How much does it measure? | Height of the {thing}?
= The {thing} is {v} high.
- how high the {thing} is
* Height: {v}
: Height
# weight
. It weighs {v}. | On the scales it shows {v}. | Its weight is {v}.
? How heavy is the {thing}? | How much does the {thing} weigh? | What is the weight of the {thing}? | Weight?
? What do the scales show for the {thing}? | What does it weigh?
= The {thing} weighs {v}.
- how much the {thing} weighs
* Weight: {v}
: Weight
# giver
. It was given to the museum by {v}. | It is a gift of {v}. | We owe it to {v}, who gave it to us. | Donated by {v}.
? Who gave the {thing} to the museum? | Who donated the {thing}? | From whom did the museum get the {thing}?
? Whose gift is the {thing}? | What is the name of the donor? | To whom does the museum owe the {thing}?
= The {thing} was given to the museum by {v}.
- who gave the {thing} to the museum
* Gift of {v}
: Gift of
# given
. It has been in the museum since {v}. | It came to our collection in {v}. | The museum has had it since {v}.
? Since when has the museum had the {thing}? | When did the {thing} come to the museum? | When did it enter the collection?
? In what year did the museum receive it? | How long has it been in the museum, since which year?
= The {thing} has been in the museum since {v}.
- since when the museum has had the {thing}
* In the museum since {v}
: In the museum since
# place
. It was made in {v}. | It comes from {v}. | Its home was {v}.
? Where does the {thing} come from? | From which town is the {thing}? | Which town does it come from?
? What is its place of origin?
? In which town did the {thing} have its home? | Origin of the {thing}?
= The {thing} comes from {v}.
- which town the {thing} comes from
* From {v}
: Origin
# number
. Its number in the catalogue is {v}. | It is listed under {v}. | In our books it has the number {v}.
? What is the catalogue number? | Under which number is the {thing} listed? | What number does the {thing} have?
? Which number does it have in the catalogue? | Inventory number of the {thing}? | How is it numbered in the books?
= The catalogue number of the {thing} is {v}.
- what the catalogue number is
* Catalogue number: {v}
: Catalogue number
# repair
. It had to be restored {v}. | Experts worked on it for weeks {v}. | It was repaired {v}.
? Why was the {thing} restored? | Why did it have to be repaired? | What was the reason for the repair?
? Why did experts work on it?
? What had happened to the {thing}? | Why was restoring it necessary?
= The {thing} was restored {v}.
- why it was restored
* Restored {v}
# odd
. A curious detail: {v}. | What makes it special: {v}. | Do not miss this: {v}.
? What is special about the {thing}? | What detail is curious? | What should one notice about the {thing}?
? What is unusual about it? | What makes the {thing} different? | Special feature of the {thing}?
= What is special about the {thing} is that {v}.
- what is special about the {thing}
* Special: {v}
: Special feature
# value
? How much is the {thing} worth? | What is the value of the {thing}? | How much money would one get for it?
- how much the {thing} is worth
""")

PAINTING = read_kind("""
@head {name} | "{name}" | Painting: {name} | Picture of the week - {name}
@fill The light comes from the left, as so often in this artist's work. | Stand a few steps back to see the colours well.
@fill Visitors often remain in front of it for a long time. | The sky was painted last. | Critics first laughed at it.
@end Postcards of it can be bought in the shop. | It is one of the best-loved pictures of the house.
@end Please keep a distance of one metre.
@sum The text is about the painting "{name}" by {painter}. It shows {shows}.
@sum "{name}" is a picture by {painter}. It shows {shows}.
# painter !
. "{name}" was painted by {v}. | The painter of "{name}" is {v}. | {v} painted "{name}". | "{name}" is the work of {v}.
? Who painted "{name}"? | Who is the painter? | Who made the picture? | Whose work is "{name}"? | By whom is the painting?
? What is the name of the artist? | Which artist painted it? | Who is "{name}" by?
= "{name}" was painted by {v}.
- who painted "{name}"
* Painted by {v}
: Painter
# shows !
. It shows {v}. | The picture shows {v}. | We see {v}. | In it we see {v}.
? What does the picture show? | What can be seen in the picture? | What is the subject of "{name}"? | What do we see in it?
? What did the artist paint? | What is "{name}" a picture of?
= The picture shows {v}.
- what the picture shows
* Shows {v}
: Subject
# year
. It was finished in {v}. | It dates from {v}. | It was painted in {v}. | The painter signed it in {v}.
? When was "{name}" painted? | In which year was it finished? | From what year is the picture?
? How old is the painting, from which year?
? What year does "{name}" date from? | Date of the painting? | When did the artist finish it?
= "{name}" dates from {v}.
- when it was painted
* Painted in {v}
: Year
# made
. It is painted in {v}. | The technique is {v}. | It is a work in {v}.
? In which technique is it painted? | What technique did the painter use? | What is it painted with and on?
? What kind of painting is it?
? Which materials did the artist use? | Technique?
= The technique of the painting is {v}.
- in which technique it was painted
* Technique: {v}
: Technique
# size
. It measures {v}. | Its size is {v}. | Without the frame it is {v}.
? How big is the painting? | What are the measurements? | What is its size? | How large is "{name}"?
? What size does the painting have? | Dimensions of the picture? | How much does it measure?
= The painting measures {v}.
- how big the painting is
* Size: {v}
: Size
# detail
. Hardly anybody notices {v}. | A hidden detail is {v}. | Look for {v}. | Only at second glance do we discover {v}.
? What is the hidden detail? | What do people hardly notice? | What should one look for in the picture?
? What is easily missed in "{name}"? | Which detail is seen only at second glance?
= A hidden detail in the picture is {v}.
- what the hidden detail is
* Hidden detail: {v}
: Detail
# born
. The artist was born in {v}. | The painter, born in {v}, came from a family of farmers.
. The painter was born in {v} and had no teacher.
? When was the artist born? | In which year was the painter born? | What is the painter's year of birth?
? In what year did the artist come into the world? | Year of birth of the artist?
= The artist was born in {v}.
- when the artist was born
* Artist born in {v}
: Artist born
# place
. It was painted in {v}. | The scene is in {v}. | The painter saw this scene in {v}.
? In which town is the scene? | Where was the picture painted? | What place is linked with the picture?
? Which town did the artist paint in?
? In what town did this scene take place? | Where is it set?
= The scene belongs to {v}.
- in which town it was painted
* Scene in {v}
: Place
# long
. The work took {v}. | The artist worked on it for {v}. | It took {v} to finish.
? How long did the artist work on it? | How long did it take to finish "{name}"? | How much time did the painter need?
? For how long was the picture being painted? | How long did the work on it last?
= The artist worked on it for {v}.
- how long the artist worked on it
* Work took {v}
# price
. The museum paid {v} for it. | It was bought for {v}. | At an auction it brought {v}. | Its price was {v}.
? How much did the museum pay for it? | What was the price of "{name}"? | How much did the painting cost?
? For how much was it sold?
? How expensive was the picture? | What sum was paid for the painting?
= The price of "{name}" was {v}.
- how much the painting cost
* Price: {v}
: Price
# bought
. It has been part of the collection since {v}. | The museum acquired it in {v}. | It came to this house in {v}.
? When did the museum get the painting? | When was it acquired? | Since when has it been in the collection?
? In which year did "{name}" come to the museum? | In what year did the museum acquire the picture?
= The painting came to the museum in {v}.
- when the museum acquired it
* Acquired in {v}
: Acquired
# gone
. During the war it was hidden {v}. | For years it was hidden {v}. | Nobody looked for it {v}, where it had been hidden.
? Where was the painting hidden? | Where was it kept in hiding? | In what place was "{name}" hidden?
? What was its hiding place? | Where had someone hidden the picture?
= The painting was hidden {v}.
- where the painting was hidden
* Once hidden {v}
# frame
. The frame was carved by {v}. | Its frame is by {v}. | The gold frame was made by {v}.
? Who made the frame? | Who carved the frame? | By whom is the frame? | Whose work is the frame?
? Where does the frame come from, who made it?
= The frame was made by {v}.
- who made the frame
* Frame by {v}
: Frame
# giver
. Earlier it belonged to {v}. | Its last owner was {v}. | Before that, it hung in the bedroom of {v}.
? Who was the last owner? | To whom did it belong before? | Who owned "{name}" before the museum?
? Whose was the painting earlier? | Name of the former owner?
= The painting belonged to {v} before.
- who owned it before
* Former owner: {v}
: Former owner
# number
. It is listed as number {v}. | Its number in the catalogue is {v}.
? What is the catalogue number? | Under which number is the picture listed? | What number does the painting have?
? Which number is given in the catalogue? | Catalogue number?
= The catalogue number of the painting is {v}.
- what its catalogue number is
* Catalogue number: {v}
: Catalogue number
# model
? Who was the model? | Who sat for the painter? | Did a real person pose for it?
- who the model was
""")
