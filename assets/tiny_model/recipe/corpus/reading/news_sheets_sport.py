"""The sentences, questions and answers of reports on matches."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

MATCH = read_kind("""
@head {winner} beat {loser} {score} | Victory for {winner} | {winner} win again | {loser} lose to {winner}
@fill The first minutes were nervous on both sides. | Heavy rain made the second half hard work.
@fill The fans sang long after the final whistle. | Both sides missed good chances early on.
@fill "The mood in the team is great," fans said.
@end The next weeks will show what the win is worth. | The table remains very tight.
@sum {winner} beat {loser} {score} in a {sport} match. It was {scorer} who {deed}.
@sum The text reports a {score} win by {winner} over {loser} in {sport}. For the winners, {scorer} {deed}.
@brief {winner} beat {loser} {score}.
# score !
. {winner} beat {loser} {v} in a close {sport} match. | {winner} won their {sport} match against {loser} {v}.
. The {sport} match between {winner} and {loser} ended {v} for {winner}.
. With a {v} win over {loser}, {winner} pleased their fans.
? What was the score? | What was the final score? | How did the match end? | What was the result of the {sport} match?
? By what score did {winner} win? | How did {winner} against {loser} end? | Result of the match?
? What did the scoreboard say at the end?
? How did {loser} lose? | What was the result for {winner}?
= The match ended {v} for {winner}.
- what the score was
* Result: {winner} won {v}
: Result
# scorer !
. It was {v} who {deed}. | {v} {deed} and was carried off by the fans. | For the winners, {v} {deed}.
? Who {deed}? | Which player {deed}? | What is the name of the player who {deed}? | Who was the hero of the match?
? Which player of {winner} {deed}? | Who {deed} for {winner}? | Best player on the winning side?
= {v} {deed}.
- who {deed}
* Hero of the day: {v}
: Player of the match
# day
. The match was played on {v}. | The teams met on {v}. | It was a cold evening on {v} when the two teams met.
? On which day was the match? | When did the teams meet? | What day did {winner} play {loser}? | Day of the match?
? On what day of the week was the match played? | When was the {sport} match?
= The match was played on {v}.
- on which day the match was played
* Played on {v}
: Day
# crowd
. The match was watched by {v} spectators. | There were {v} spectators in the stands. | A crowd of {v} spectators saw the match.
? How many spectators were there? | How many people watched the match? | What was the attendance at the match?
? How big was the crowd? | How many fans saw the match? | Number of spectators? | How many people were in the stands?
= The match was watched by {v} spectators.
- how many spectators there were
* Spectators: {v}
: Spectators
# coach
. Coach {v} spoke of a well-earned win. | "We kept calm," said {v}, who coaches the winners.
. The winners' coach, {v}, was proud.
? Who is the coach of {winner}? | Who coaches {winner}? | What is the name of the winners' coach? | Who trains {winner}?
? Which coach was happy about the win? | Who is in charge of the winning team?
= The coach of {winner} is {v}.
- who coaches {winner}
* Coach of the winners: {v}
: Coach
# place
. In the table, {winner} are now in {v} place. | The win lifts {winner} to {v} place.
. That puts {winner} in {v} place in the league.
? In which place are {winner} now? | What position are {winner} in? | Where in the table do {winner} stand?
? How do {winner} rank in the league? | To which place did {winner} climb? | League position of {winner}?
= In the table, {winner} are in {v} place.
- in which place {winner} are
* Now in {v} place
# next
. The next match is {v}. | {winner} play again {v}. | The team will be back on the field {v}.
? When is the next match? | When do {winner} play again? | When will {winner} be back? | Date of the next match?
? How soon do {winner} have their next match? | When can fans see {winner} again?
= The next match of {winner} is {v}.
- when the next match is
* Next match {v}
# injured
. {v} had to leave the field with a knee injury. | {v} was injured early on and could not go on.
? Who was injured? | Which player got hurt? | Who had to leave the field? | Who could not finish the match?
? Which player was hurt during the match? | Whose injury is mentioned?
= The injured player was {v}.
- who was injured
* Injured: {v}
# streak
. It was their {v} win of the season. | The team has now celebrated its {v} win this season.
? Which win of the season was it? | How many wins is that this season for {winner}?
? Was it the first win of the season for {winner}?
? What number win was this for {winner} this season? | Which win this season was it for {winner}?
= It was the {v} win of the season for {winner}.
- how many wins {winner} have this season
* Their {v} win of the season
# referee
? Who was the referee? | Who refereed the match? | What was the referee's name?
- who the referee was
# minute
? In which minute was the deciding point scored? | When exactly was it decided? | In what minute did the match turn?
- in which minute the match was decided
# ticket
? How much was a ticket for the match? | What did a ticket cost? | How expensive were the tickets?
- how much a ticket for the match cost
@topic a win for {winner}
""")
