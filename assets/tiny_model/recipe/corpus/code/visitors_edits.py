"""Small edits of code that visitors paste, each wish in its own words; the form of the table is told in ``visitors``."""

from __future__ import annotations

from corpus.code.visitors import tasks_of

TABLE = r'''
= f=average|mean|avg|mean_of a=numbers|values|marks|nums|prices k=0|None|-1
< def $f($a):
<     return sum($a) / len($a)
> def $f($a):
>     if not $a:
>         return $k
>     return sum($a) / len($a)
! assert $f([]) == $k and $f([1, 3]) == 2
- handle an empty list, it should return $k then
- return $k if $a is empty
- make it return $k for an empty list instead of crashing
- {c}\n\nThis crashes with ZeroDivisionError when I pass []. I want $k in that case.
- What if $a has nothing in it? Then the result must be $k.\n\n{c}
- {c}\n\n$f([]) should be $k, please add that
- guard against division by zero by returning $k when there are no $a

= f=largest|biggest|highest|top a=numbers|values|scores|nums k=None|0|-1
< def $f($a):
<     return max($a)
> def $f($a):
>     if not $a:
>         return $k
>     return max($a)
! assert $f([]) == $k and $f([1, 3]) == 3
- make it safe for empty lists by giving back $k
- add a check: when $a is empty, return $k
- {c}\n\nmax() fails with an empty list. Let it give $k.
- {c}\n\nI get "ValueError: max() arg is an empty sequence". In this case I would rather have $k.
- My function should not crash for []; it should say $k.\n\n{c}
- let it return $k if there is nothing in $a

= f=greet|hello|welcome|say_hi a=name|person|who b=greeting|word|start w=Hello|Hi|Good~day|Welcome|Hey|Dear
< def $f($a, $b):
<     return f'{$b}, {$a}!'
> def $f($a, $b='$w'):
>     return f'{$b}, {$a}!'
! assert $f('Ada') == '$w, Ada!' and $f('Ada', 'Bye') == 'Bye, Ada!'
- give $b the default '$w'
- make $b optional, with '$w' as its value when it is left out
- add a default value '$w' for $b
- {c}\n\nI want to call $f('Ada') without a second argument; it should use '$w' then.
- $b should be '$w' if nobody says otherwise.\n\n{c}
- default for $b: '$w'
- let the parameter $b have the standard value "$w"

= f=power|raise_it|grow|to_power a=base|x|n|number b=exponent|times|p|k k=2|3|4|10
< def $f($a, $b):
<     return $a ** $b
> def $f($a, $b=$k):
>     return $a ** $b
! assert $f(3) == 3 ** $k and $f(2, 5) == 32
- add a default of $k for $b
- set $b to $k by default
- make the second argument optional ($k)
- {c}\n\nMost of the time $b is $k, I do not want to write it each time.
- if $b is not given, use $k: change the code please\n\n{c}
- {c}\n\ndefault $b=$k pls

= f=squares|all_squares|squared|make_squares a=numbers|values|nums|data t=result|out|squares_list|new n=n|x|value|num
< def $f($a):
<     $t = []
<     for $n in $a:
<         $t.append($n * $n)
<     return $t
> def $f($a):
>     return [$n * $n for $n in $a]
! assert $f([1, 2, 3]) == [1, 4, 9] and $f([]) == []
- turn the loop into a list comprehension
- use a comprehension instead of the for loop
- write it in one line with a list comprehension
- {c}\n\nIs there a shorter way with a list comprehension?
- rewrite it without append
- I heard that list comprehensions are nicer. Can you use one here?\n\n{c}
- {c}\n\nmake this a comprehension

= f=long_words|keep_long|filter_words|big_words a=words|names|items|titles n=w|word|item|one t=result|found|kept|out k=3|4|5|6
< def $f($a):
<     $t = []
<     for $n in $a:
<         if len($n) > $k:
<             $t.append($n)
<     return $t
> def $f($a):
>     return [$n for $n in $a if len($n) > $k]
! assert $f(['a', 'butterfly']) == ['butterfly'] and $f([]) == []
- replace the loop by a list comprehension
- shorten it to a list comprehension with an if
- change the for loop with the if into a comprehension
- {c}\n\nToo long! One line with a comprehension, please.
- The teacher says to use a list comprehension.\n\n{c}
- get rid of $t and use a comprehension

= f=count_long|how_many_long|number_of_long|tall a=words|names|items n=w|word|item t=count|total|number|c k=3|4|5|8
< def $f($a):
<     $t = 0
<     for $n in $a:
<         if len($n) > $k:
<             $t += 1
<     return $t
> def $f($a):
>     return sum(1 for $n in $a if len($n) > $k)
! assert $f(['a', 'butterfly']) == 1 and $f([]) == 0
- write it in one line with sum()
- use sum and a generator expression instead of the loop
- make it shorter with sum(1 for ...)
- {c}\n\nCan this be done with sum in a single line?
- replace the counter $t by a call of sum

= f=add|plus|sum_two|total a=a|x|first|left b=b|y|second|right m=int|float
< def $f($a, $b):
<     return $a + $b
> def $f($a: $m, $b: $m) -> $m:
>     return $a + $b
! assert $f(2, 3) == 5 and $f.__annotations__['return'] is $m
- add type hints, everything is $m
- annotate the parameters and the result with $m
- add types ($m, $m, returns $m)
- {c}\n\nBoth are $m and the result is $m too. Put that in as type hints.
- I'd like annotations here, they are all of type $m.\n\n{c}
- type hints please: $m for $a, $b and the return value

= f=shout|loud|scream|capitals a=text|word|s|message
< def $f($a):
<     return $a.upper() + '!'
> def $f($a: str) -> str:
>     return $a.upper() + '!'
! assert $f('hi') == 'HI!' and $f.__annotations__['return'] is str
- add type hints
- add annotations for the parameter and the return value
- say in the signature that a string goes in and a string comes out
- {c}\n\nmissing types, please add them (it's a string both times)
- put type hints on $f

= f=area|surface|size|floor_space h=room_area|rect_area|get_area|compute_area a=width|w|length b=height|h|depth
< def $f($a, $b):
<     return $a * $b
> def $h($a, $b):
>     return $a * $b
! assert $h(3, 4) == 12
- rename the function to $h
- call it $h instead of $f
- {c}\n\nThe name should be $h.
- Please give the function $f a better name, $h.\n\n{c}
- change $f to $h
- {c}\n\nrename -> $h

= f=price_with_tax|gross|with_tax|final_price a=price|net|amount b=rate|tax|percent h=percentage|tax_rate|vat|share
< def $f($a, $b):
<     return $a + $a * $b / 100
> def $f($a, $h):
>     return $a + $a * $h / 100
! assert $f(50, 10) == 55 and $f($a=100, $h=20) == 120
- rename the parameter $b to $h
- {c}\n\n$b is a bad name, use $h everywhere
- the second argument should be called $h
- replace the name $b by $h in the function
- Could you rename the variable?\n\n{c}\n\nold: $b, new: $h

= f=price_with_tax|gross|with_tax|final_price a=price|net|amount b=rate|tax|percent k=2|3|4
< def $f($a, $b):
<     return $a + $a * $b / 100
> def $f($a, $b):
>     return round($a + $a * $b / 100, $k)
! assert $f(50, 10) == 55
- round the result to $k decimals
- make it round to $k digits after the point
- {c}\n\nThe result has far too many digits. I want $k.
- use round so that there are only $k decimal places
- {c}\n\nround it pls ($k places)

= f=show_total|report|print_total|summary a=numbers|prices|values|amounts
< def $f($a):
<     print(sum($a))
> def $f($a):
>     return sum($a)
! assert $f([1, 2]) == 3
- return the sum instead of printing it
- make it return the value, not print it
- {c}\n\nIt prints, but I need the number for further calculations.
- replace print by return
- I don't want any output on the screen, I want the result back.\n\n{c}

= f=is_even|even|check_even|divides a=n|number|x|num
< def $f($a):
<     if $a % 2 == 0:
<         return True
<     else:
<         return False
> def $f($a):
>     return $a % 2 == 0
! assert $f(4) and not $f(5)
- simplify it
- write it without the if
- make the body a single line
- {c}\n\nMy friend says this can be done in one line. How?
- return the comparison directly
- {c}\n\nshorter?

= f=label|info|describe|tag a=name|title|item|product b=price|count|age|size w=costs|has|needs|is
< def $f($a, $b):
<     return $a + ' $w ' + str($b)
> def $f($a, $b):
>     return f'{$a} $w {$b}'
! assert $f('Tea', 4) == 'Tea $w 4'
- use an f-string
- replace the plus signs by an f-string
- write the text as an f-string, without str()
- {c}\n\nCan I have that as f-string?
- I want to get rid of str() and + here, with an f-string.\n\n{c}

= C=Dog|Cat|Robot|Bird|Parrot p=name|title|nick g=speak|talk|call t=says~hello|is~awake|sings|makes~a~noise
+ h=rename|set_name|change|new_name q=new|value|other
< class $C:
<     def __init__(self, $p):
<         self.$p = $p
<
<     def $g(self):
<         return self.$p + ' $t'
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>
>     def $g(self):
>         return self.$p + ' $t'
>
>     def $h(self, $q):
>         self.$p = $q
! x = $C('Rex')
! x.$h('Bo')
! assert x.$p == 'Bo' and x.$g() == 'Bo $t'
- add a method $h($q) that sets $p to $q
- add $h($q), which changes $p to $q
- {c}\n\nI need one more method: $h($q) gives the object the $p $q.
- Please extend the class. $h takes $q and stores it as $p.\n\n{c}
- let $p be changed by a method $h($q)

= C=Counter|Score|Level|Meter p=count|value|points|number g=up|increase|step|grow h=reset|clear|restart|zero
< class $C:
<     def __init__(self):
<         self.$p = 0
<
<     def $g(self):
<         self.$p += 1
> class $C:
>     def __init__(self):
>         self.$p = 0
>
>     def $g(self):
>         self.$p += 1
>
>     def $h(self):
>         self.$p = 0
! x = $C()
! x.$g()
! assert x.$p == 1
! x.$h()
! assert x.$p == 0
- add a method $h() that sets $p back to 0
- add $h(), it makes $p 0 again
- {c}\n\nHow can I start again from zero? Add $h() for that.
- give the class a $h method which puts $p to 0
- {c}\n\nmissing: $h() -> $p = 0

= C=Counter|Score|Level|Meter p=count|value|points|number g=up|increase|step|grow k=2|5|10|100
< class $C:
<     def __init__(self):
<         self.$p = 0
<
<     def $g(self):
<         self.$p += 1
> class $C:
>     def __init__(self):
>         self.$p = 0
>
>     def $g(self):
>         self.$p += $k
! x = $C()
! x.$g()
! assert x.$p == $k
- make $g() add $k instead of 1
- let $g raise $p by $k
- {c}\n\n$g should go in steps of $k.
- One is too little, each call of $g must give $k more.\n\n{c}
- change the step from 1 to $k

= C=Counter|Score|Level|Meter p=count|value|points|number g=up|increase|step|grow q=start|first|begin|initial
< class $C:
<     def __init__(self):
<         self.$p = 0
<
<     def $g(self):
<         self.$p += 1
> class $C:
>     def __init__(self, $q=0):
>         self.$p = $q
>
>     def $g(self):
>         self.$p += 1
! assert $C().$p == 0 and $C(7).$p == 7
- add a parameter $q to the constructor, 0 by default, for the first value of $p
- let me choose where $p begins, with a parameter $q that is 0 if nothing is given
- {c}\n\nI want to write $C(7) so that $p begins at 7. Call the parameter $q, default 0.
- give __init__ an optional argument $q (default 0) which $p starts with

= C=Book|Song|Film|Game p=title|name|label q=pages|minutes|length|price w=costs|has|takes|lasts
< class $C:
<     def __init__(self, $p, $q):
<         self.$p = $p
<         self.$q = $q
> class $C:
>     def __init__(self, $p, $q):
>         self.$p = $p
>         self.$q = $q
>
>     def __str__(self):
>         return f'{self.$p}: {self.$q}'
! assert str($C('Emma', 9)) == 'Emma: 9'
- add a __str__ that returns the $p, a colon, a space and the $q
- make print() show "$p: $q", with __str__
- {c}\n\nWhen I print it I get <__main__.$C object ...>. It should be like 'Emma: 9' ($p, then $q).
- add __str__ so that str($C('Emma', 9)) is 'Emma: 9'
- write a __str__ method for this class (format: $p: $q)

= f=first_item|first_of|get_first|start_of h=last_item|last_of|get_last|end_of a=items|values|lst|things
< def $f($a):
<     return $a[0]
> def $h($a):
>     return $a[-1]
! assert $h([1, 2, 3]) == 3
- make it return the last element and call it $h
- turn this into $h, which returns the last one
- I want the last item instead of the first, and the name $h.\n\n{c}
- {c}\n\nnow the same for the end of the list, name: $h
- rename it to $h and let it give back the last element

= f=discount|cheaper|sale_price|reduced a=price|amount|total k=10|20|25|50 m=5|15|30|40
< def $f($a):
<     return $a - $a * $k / 100
> def $f($a):
>     return $a - $a * $m / 100
! assert $f(100) == 100 - $m
- change the discount from $k to $m percent
- take off $m percent, not $k
- {c}\n\nThe new discount is $m %.
- From Monday on our customers get $m percent off instead of $k.\n\n{c}
- use $m in place of $k

= f=discount|cheaper|sale_price|reduced a=price|amount|total b=percent|rate|off|cut k=10|20|25|50
< def $f($a):
<     return $a - $a * $k / 100
> def $f($a, $b):
>     return $a - $a * $b / 100
! assert $f(100, 30) == 70
- make the $k a parameter called $b
- add a second parameter $b and use it instead of the fixed $k
- {c}\n\nIt is not always $k. I would like to pass it as $b.
- replace the number $k by an argument $b
- the $k must not be hard coded, take it as $b\n\n{c}

= f=sort_names|in_order|sorted_names|arrange a=names|words|items|titles
< def $f($a):
<     return sorted($a)
> def $f($a):
>     return sorted($a, reverse=True)
! assert $f(['a', 'c', 'b']) == ['c', 'b', 'a']
- sort the other way round, from z to a
- reverse the order
- make it descending
- {c}\n\nI need it backwards, Z first.
- sort in descending order instead

= f=find_name|has_name|contains|is_there a=names|words|guests|items b=name|word|wanted|target
< def $f($a, $b):
<     return $b in $a
> def $f($a, $b):
>     return $b.lower() in [item.lower() for item in $a]
! assert $f(['Ada', 'Tom'], 'ada') and not $f(['Ada'], 'bo')
- ignore upper and lower case
- make it case-insensitive
- {c}\n\n'ada' should be found even if the list says 'Ada'.
- It must not matter whether the letters are capitals or small.\n\n{c}
- let it compare without regard to case
'''

TASKS = tasks_of(TABLE)
