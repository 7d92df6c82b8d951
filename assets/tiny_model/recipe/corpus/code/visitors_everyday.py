"""Everyday rules and small helpers as visitors ask for them, in their own words; the form is told in ``visitors``."""

from __future__ import annotations

from corpus.code.visitors import tasks_of

TABLE = r'''
= f=dog_years|in_dog_years|dog_age|as_dog a=age|years|human_years|n k=7|6|5
> return $a * $k
! 3
! 0 -> 0
- A dog's year counts as $k human years. Write a function $f that takes the $a of a dog and returns it in human years.
- $sig: dog age times $k
- how old is my dog in human years? one year = $k years. func $f please
- Could you make $f($a) for me which multiplies the age of a dog by $k?
- dog years ($k per year) python function named $f

= f=seconds_in|to_seconds|as_seconds|total_seconds a=hours|h b=minutes|m|mins
> return $a * 3600 + $b * 60
! 1, 30 -> 5400
! 0, 2 -> 120
- turn hours and minutes into seconds
- Write $sig which says how many seconds that is altogether.
- 1 hour 30 minutes = 5400 seconds. Please program the function $f with $a and $b.
- def $f($a, $b) -> seconds
- I have a time in $a and $b and need it in seconds, in a function called $f.
- seconds from hours + minutes, name it $f

= f=traffic_light|what_to_do|light_says|action a=colour|color|light t=stop|halt|wait|brake w=go|drive|walk|start
> if $a == 'red':
>     return '$t'
> if $a == 'green':
>     return '$w'
> return 'careful'
! 'red' -> '$t'
! 'green' -> '$w'
! 'yellow' -> 'careful'
- Write a function $f: red -> '$t', green -> '$w', everything else -> 'careful'.
- $sig returns '$t' for 'red', '$w' for 'green' and 'careful' for any other
- traffic light in python: with red you $t, with green you $w, otherwise you are careful. Return these words from $f($a).
- If $a is 'red', return '$t'. If it is 'green', return '$w'. In all other cases return 'careful'. Function name: $f
- i want $f('red') to be '$t', $f('green') to be '$w' and anything else 'careful'

= f=day_type|kind_of_day|weekend_or_not|what_day a=day|d|name t=weekend|free|holiday|rest w=weekday|work|school|busy
> if $a in ('Saturday', 'Sunday'):
>     return '$t'
> return '$w'
! 'Sunday' -> '$t'
! 'Tuesday' -> '$w'
- Write $sig: for Saturday and Sunday it returns '$t', for the other days '$w'.
- is it the weekend? $f($a) should give '$t' on Saturday or Sunday and '$w' on every other day
- function $f, $a is a string like 'Monday', returns "$t" or "$w"; Saturday, Sunday = "$t"
- On two days of the week, Saturday and Sunday, I want the word $t, else the word $w. Please write $f.
- def $f($a): '$t' if it's Saturday or Sunday, otherwise '$w'

= f=plural|pluralise|with_s|how_many a=word|noun|thing b=n|count|number
> if $b == 1:
>     return f'1 {$a}'
> return f'{$b} {$a}s'
! 'dog', 1 -> '1 dog'
! 'dog', 3 -> '3 dogs'
- Write $sig: 'dog' and 3 give '3 dogs', 'dog' and 1 give '1 dog'.
- number plus noun, with an s unless it is one. python function $f($a, $b)
- I want to print "1 apple" but "4 apples". A function $f with $a and $b should return the right text.
- add s to a word when there are more than one (or none), and put the number in front: def $f($a, $b)
- Please code a function named $f which takes a $a and a $b and returns e.g. '3 dogs'; for 1 there is no s.

= f=username|make_login|user_id|login_name a=first|first_name|forename b=last|last_name|surname t=.|_|-
> return f'{$a.lower()}$t{$b.lower()}'
! 'Ada', 'Byron'
! 'Tom', 'Fox'
- Write a function $f($a, $b) that returns both names in small letters with '$t' between them.
- $sig -> lower case, joined with "$t"
- user names in our firm are made of $a and $b, all lower case, a $t in the middle. Write the function $f.
- $ex should return $out. python please
- make a login from two names: small letters, '$t' in between, function called $f

= f=email_of|make_email|address_for|mail a=name|user|person t=example.org|mail.test|school.test|firm.example
> return f'{$a.lower()}@$t'
! 'Ada'
! 'bob'
- Write a function $f that takes a $a and returns the e-mail address at $t in small letters.
- $sig: 'Ada' -> 'ada@$t'
- everyone gets an address like ada@$t. I need $f($a) which builds it, lowercase
- email maker: $a in lower case + "@$t", name of function $f
- Please give me a Python function named $f that puts @$t behind the $a, after making it lower case.

= f=domain|after_at|mail_host|server_of a=email|address|mail|text
> return $a.split('@')[1]
! 'ann@example.org' -> 'example.org'
! 'x@y.test' -> 'y.test'
- get the part of an email after the @
- Write $sig that returns the domain of an e-mail address.
- 'ann@example.org' -> 'example.org', function $f in python
- How do I cut off everything up to the @? Call the function $f and its parameter $a.
- def $f($a) which gives what stands behind the at sign

= f=extension|file_type|ending|suffix_of a=filename|name|file|path
> return $a.split('.')[-1]
! 'photo.jpg' -> 'jpg'
! 'notes.old.txt' -> 'txt'
- file extension of a name
- Write a function $f that takes $a and returns what comes after the last dot.
- $sig, 'photo.jpg' -> 'jpg'
- what kind of file is it? $f should return the ending without the dot, e.g. txt
- I have file names and want their endings. python function called $f, no os module

= f=bigger_word|longer|longer_of|more_letters a=first|a|one|left b=second|b|two|right
> if len($b) > len($a):
>     return $b
> return $a
! 'tea', 'coffee' -> 'coffee'
! 'ab', 'cd' -> 'ab'
- Write $sig that returns the longer of two words, the first one if they have the same length.
- two strings, which is longer? if equal then $a. function $f
- Compare the length of $a and $b and give back the longer text (when equal: $a). Name it $f.
- def $f($a, $b), longer string wins, tie goes to the first
- Please write a function called $f; it gets two words and tells me the one with more letters. With a tie it is the first.

= f=middle|centre|middle_letter|mid a=word|text|s|items
> return $a[len($a) // 2]
! 'abc' -> 'b'
! 'x' -> 'x'
- the middle letter of a word
- Write a function $f that returns the character in the middle of $a (of two middle ones the second).
- $sig: 'abc' -> 'b'
- what stands in the centre of a string? $f($a) with len // 2
- i need the element halfway through $a, so index len // 2. function name $f

= f=swap_ends|exchange_ends|first_and_last|switch_ends a=word|text|s|string
> if len($a) < 2:
>     return $a
> return $a[-1] + $a[1:-1] + $a[0]
! 'house' -> 'eoush'
! 'a' -> 'a'
- swap the first and the last letter of a word
- Write $sig. 'house' becomes 'eoush'; words with fewer than two letters stay as they are.
- exchange first and last char of $a, python function $f, short strings unchanged
- Let the letters at the two ends of a word change places. The function is called $f. One letter alone is returned as it is.
- def $f($a): last letter to the front, first letter to the end

= f=bmi|body_mass|mass_index|get_bmi a=weight|kg|mass b=height|m|metres
> return round($a / $b ** 2, 1)
! 80, 2 -> 20.0
! 70, 1.75 -> 22.9
- bmi function, weight in kg and height in m, one decimal
- Write a function $f($a, $b): $a divided by $b squared, rounded to one decimal.
- $sig gives the body mass index with 1 digit after the point
- My doctor asks for my BMI. It's kilograms divided by metres squared. Please write $f for it and round to one place.
- body mass index python: name $f, parameters $a and $b, rounded to 1 place

= f=net_to_gross|with_tax|gross|add_vat a=price|net|amount k=19|20|7|21|25|10
> return round($a * (100 + $k) / 100, 2)
! 100
! 9.5
- Write $sig, which adds $k percent tax and rounds to 2 decimals.
- price plus $k % VAT, two decimals, function $f
- The tax is $k percent. I need a function called $f that takes the $a without it and returns the amount with it, rounded to
+ cents.
- add $k% to $a and round to two places - def $f
- How much do I pay if $k percent tax comes on top? Write $f($a) and round the result to 2 digits.

= f=fuel_cost|trip_cost|petrol|drive_cost a=km|distance|kilometres b=price|per_litre|litre_price k=5|6|7|8
> return round($a * $k / 100 * $b, 2)
! 100, 2
! 250, 1.5
- My car needs $k litres for 100 km. Write a function $f with $a and $b (of one litre) that returns the cost, 2 decimals.
- $sig: $k litres per 100 km, times the price of a litre, rounded to cents
- what does a trip cost? consumption $k l / 100 km. function $f($a, $b), round to 2
- A car uses $k litres per hundred kilometres. Please code $f, which takes $a and $b and says what the petrol costs, rounded
+ to two decimals.

= f=dice_sum|total_of_dice|points_for|dice_points a=rolls|dice|throws|numbers k=6|1|5 m=10|5|20|7
> return sum($a) + $m * $a.count($k)
! [1, $k, 3]
! []
- Write a function $f that adds up $a, and every $k in it gives $m extra points.
- dice game: sum of all dice, plus $m for each $k. $sig
- I throw some dice. Count the points: all numbers together and a bonus of $m for every $k. Name the function $f.
- def $f($a): the sum, and $m on top for each $k

= f=rock_paper_scissors|who_wins|winner|judge a=first|a|one b=second|b|two t=draw|tie|nobody|even
> beats = {'rock': 'scissors', 'paper': 'rock', 'scissors': 'paper'}
> if $a == $b:
>     return '$t'
> return $a if beats[$a] == $b else $b
! 'rock', 'paper' -> 'paper'
! 'rock', 'rock' -> '$t'
! 'scissors', 'paper' -> 'scissors'
- Write $sig for rock, paper, scissors. It returns the word that wins, or '$t' if both are the same.
- rock paper scissors: $f($a, $b) -> winning word or '$t'
- The two players say 'rock', 'paper' or 'scissors'. $f should return what wins. For equal words it is '$t'.
- python function named $f that decides between rock, paper and scissors; same = "$t"

= f=stars|star_row|rating_text|show_stars a=n|points|rating|count k=5|10|6 t=*|+|#|o w=-|.|_|~
> return '$t' * $a + '$w' * ($k - $a)
! 3
! 0
- Write a function $f that shows $a of $k points as '$t' and the rest as '$w'.
- $sig -> a string of length $k, first $a times '$t', then '$w'
- rating bar out of $k: filled part $t, empty part $w. func $f($a)
- For $a points I want so many $t and then $w until the text is $k long. The function is called $f.
- always $k signs: $a times "$t", the remaining ones "$w". call it $f please

= f=divisors|all_divisors|factors|divides_it a=n|number|x|num
> return [i for i in range(1, $a + 1) if $a % i == 0]
! 6 -> [1, 2, 3, 6]
! 1 -> [1]
- all divisors of a number
- Write a function $f that lists every number by which $a can be divided without remainder.
- $sig, 6 -> [1, 2, 3, 6]
- which numbers divide $a? return a list, name it $f
- factors of a number python, def $f($a)
- My maths homework: find the divisors. Please code $f($a) so that it returns them in order.

= f=group_by_length|by_size|sort_into|length_groups a=words|names|items|strings
> groups = {}
> for word in $a:
>     groups.setdefault(len(word), []).append(word)
> return groups
! ['a', 'bb', 'c'] -> {1: ['a', 'c'], 2: ['bb']}
! [] -> {}
- group words by their length
- Write $sig. It returns a dictionary: the keys are lengths, the values lists of the words with this length.
- ['a', 'bb', 'c'] -> {1: ['a', 'c'], 2: ['bb']}, python function $f
- put words with equally many letters together in a dict, function called $f
- Please define $f($a), which sorts words into lists by how long they are and returns a dict of these lists.

= f=merge_dicts|join_dicts|both|combined a=first|a|old|left b=second|b|new|right
> return {**$a, **$b}
! {'x': 1}, {'y': 2} -> {'x': 1, 'y': 2}
! {'x': 1}, {'x': 5} -> {'x': 5}
- merge two dictionaries, the second one wins
- Write a function $f($a, $b) that returns a new dict with the entries of both; if a key is in both, take the value of $b.
- $sig -> one dict out of two, $b has priority
- I have two settings dictionaries and want one. Where they differ, $b counts. Function $f please.
- combine dicts in python, called $f, values of $b override those of $a

= f=rotate|turn_left|first_to_end|cycle a=items|lst|values|queue
> return $a[1:] + $a[:1]
! [1, 2, 3] -> [2, 3, 1]
! [] -> []
- move the first element of a list to the end
- Write $sig: [1, 2, 3] becomes [2, 3, 1].
- rotate list left by one, func $f, new list
- Who was first must go to the back of the queue. Please write $f($a), it returns a new list.
- put the front item behind all others: def $f($a)

= f=index_of_max|where_max|best_place|position_of_largest a=numbers|values|scores|temps
> return $a.index(max($a))
! [3, 9, 2] -> 1
! [5] -> 0
- at which index is the largest number of a list?
- Write a function $f that returns the position of the maximum in $a, counted from 0.
- $sig, [3, 9, 2] -> 1
- argmax without numpy, name $f
- On which day was it warmest? $a is a list; $f gives the index of the highest value.

= f=password_ok|strong|is_safe|check_password a=password|pw|text|s k=8|10|12|6
> return len($a) >= $k and any(char.isdigit() for char in $a)
! 'abc' -> False
! 'abcdefghijklmn1' -> True
! 'abcdefghijklmn' -> False
- Write a function $f: a password is good if it has at least $k characters and a digit in it.
- $sig -> True when $a has $k or more characters and contains a number
- password checker, min length $k, at least one digit, name $f
- Please write $f($a), which makes sure that there are $k signs or more and one of them is a digit. It returns True or False.
- our rule: no password shorter than $k, and one digit must be there. python function $f

= f=add_all|sum_of|plus_all|total_of a=numbers
> return sum($a)
! [1, 2, 3] -> 6
! [] -> 0
- a function that adds up all numbers of a list
- Write a function $f that takes $a and returns the sum.
- sum of a list python function $f
- [1, 2, 3] is 6 altogether: $f($a) should return the total
- I want to know what my numbers make together. Name: $f, input: the list $a
'''

TASKS = tasks_of(TABLE)
