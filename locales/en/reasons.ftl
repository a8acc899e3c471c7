# Why a play or a cube action is right or wrong. Points are counted as the mover counts them.

# A list: a, b and c.
list-and = { $front } and { $last }
list-comma = { $front }, { $next }

why-no-play = No legal play.
why-only-play = The only legal play.
why-best = { $ties ->
    [0] { $play } is best
    [one] { $play } is best ({ $tie } is as good)
   *[other] { $play } is best ({ $ties } other plays are as good)
}
why-best-is = Best is { $play }
# A verdict with reasons for it, against it, and both.
why-because = { $verdict }: it { $merits }
why-despite = { $verdict }, even though it { $drawbacks }
why-because-despite = { $verdict }: it { $merits }, even though it { $drawbacks }
why-next = { $verdict }; { $loss } behind it is { $next }.
why-end = { $verdict }.
why-worse = { $best }. { $played }
why-gives-up = { $played } gives up { $loss }.
why-gives-up-although = { $played } gives up { $loss }, although it { $merits }.
why-wrong = { $played } { $drawbacks }.
why-wrong-although = { $played } { $drawbacks }, although it { $merits }.
# $chances is a list of differences: 3.1% fewer wins.
why-has = has { $chances }

why-turn = { $right ->
    [yes] { $verdict } is right: { $wins } wins, { $gammons } gammons won and { $lost } lost. Rolling on is worth { $no_double }, doubling { $double }.
   *[no] { $verdict } is best: { $wins } wins, { $gammons } gammons won and { $lost } lost. Rolling on is worth { $no_double }, doubling { $double }.
}
why-answer = { $answer ->
    [take] A take is right: { $wins } wins, { $gammons } gammons won and { $lost } lost. Taking is worth { $take }, passing { $pass }.
    [pass] A pass is right: { $wins } wins, { $gammons } gammons won and { $lost } lost. Taking is worth { $take }, passing { $pass }.
    [beaver] A beaver is right: { $wins } wins, { $gammons } gammons won and { $lost } lost. Taking is worth { $take }, passing { $pass }.
    [raccoon] A raccoon is right: { $wins } wins, { $gammons } gammons won and { $lost } lost. Taking is worth { $take }, passing { $pass }.
   *[more] To turn it once more is right: { $wins } wins, { $gammons } gammons won and { $lost } lost. Taking is worth { $take }, passing { $pass }.
}
# What is said of a decision in a race, and after it the pips.
why-race = { $said } The race stands at { $mine } to { $theirs } pips.

# The end of a sentence that begins with a play or with "it".
reason-hits = { $checkers ->
    [one] hits
    [2] hits two checkers
    [3] hits three checkers
   *[other] hits { $checkers } checkers
}
reason-hits-farther = sends the opponent back { $pips } pips rather than { $other }
reason-hits-fewer = { $checkers ->
    [0] does not hit
    [one] hits only a checker
    [2] hits only two checkers
    [3] hits only three checkers
   *[other] hits only { $checkers } checkers
}
reason-bears-off = { $checkers ->
    [one] takes a checker off
    [2] takes two checkers off
    [3] takes three checkers off
   *[other] takes { $checkers } checkers off
}
reason-bears-off-fewer = { $checkers ->
    [0] takes no checker off
    [one] takes only a checker off
    [2] takes only two checkers off
    [3] takes only three checkers off
   *[other] takes only { $checkers } checkers off
}
reason-prime = { $made ->
    [yes] makes { $points } points in a row in front of a checker
   *[no] keeps { $points } points in a row in front of a checker
}
reason-makes-points = { $count ->
    [one] makes the { $points } point
   *[other] makes the { $points } points
}
reason-makes-anchor = makes an anchor on { $point }
reason-breaks-points = { $count ->
    [one] breaks the { $points } point
   *[other] breaks the { $points } points
}
reason-no-shot = leaves no shot
reason-fewer-shots = leaves fewer shots ({ $rolls } of 36 rolls hit, not { $other })
reason-shots = { $count ->
    [one] leaves a blot on { $blots } ({ $rolls } of 36 rolls hit)
   *[other] leaves blots on { $blots } ({ $rolls } of 36 rolls hit)
}
reason-slots = slots the { $point } point
reason-stacks = stacks { $checkers } checkers on { $point }
reason-keeps-contact = keeps contact
reason-breaks-contact = breaks contact
reason-leaves-behind = { $checkers ->
    [0] brings the last back checker out
    [one] leaves only a checker behind
    [2] leaves only two checkers behind
    [3] leaves only three checkers behind
   *[other] leaves only { $checkers } checkers behind
}
reason-keeps-anchor = keeps an anchor
reason-brings-home = { $checkers ->
    [one] brings a checker home
    [2] brings two checkers home
    [3] brings three checkers home
   *[other] brings { $checkers } checkers home
}
reason-fills = { $count ->
    [one] fills the { $points } point
   *[other] fills the { $points } points
}
reason-fears = fears { $rolls }
reason-duplicates = makes the opponent need the same number, { $number }, for two blots
reason-home-board = has { $points } points at home, not { $other }, while the opponent has to enter
reason-timing = leaves { $pips } pips to play before the prime breaks, not { $other }
reason-race-ahead = { $pips ->
    [one] leads the race by one pip
   *[other] leads the race by { $pips } pips
}
reason-race-behind = { $pips ->
    [one] is one pip behind in the race
   *[other] is { $pips } pips behind in the race
}

difference-wins = { $more ->
    [yes] { $by } more wins
   *[no] { $by } fewer wins
}
difference-gammons-won = { $more ->
    [yes] { $by } more gammons won
   *[no] { $by } fewer gammons won
}
difference-gammons-lost = { $more ->
    [yes] { $by } more gammons lost
   *[no] { $by } fewer gammons lost
}

# The best course of both players at a cube.
course-no-double-take = No double, take
course-no-redouble-take = No redouble, take
course-no-double-beaver = No double, beaver
course-no-redouble-beaver = No redouble, beaver
course-double-take = Double, take
course-redouble-take = Redouble, take
course-double-beaver = Double, beaver
course-redouble-beaver = Redouble, beaver
course-double-pass = Double, pass
course-redouble-pass = Redouble, pass
course-too-good-pass = Too good to double, pass
course-too-good-redouble-pass = Too good to redouble, pass
course-too-good-take = Too good to double, take
course-too-good-redouble-take = Too good to redouble, take
course-none = No cube decision
