# What happens in a match. $you is yes for a reader who is the player of the sentence; to all others the player is $name.

# Said aloud and shown as it happens.

story-begins = { $crawford ->
    [yes] Game { $game }, the Crawford game, begins.
   *[no] Game { $game } begins.
}
story-set-up = A position is set up.
# The roll that decides who starts: $you and $name are the first player, $yours and $other the second.
story-opening = { $you ->
    [yes] You roll
   *[no] { $name } rolls
} { $first }, { $yours ->
    [yes] you roll
   *[no] { $other } rolls
} { $second }: { $starter ->
    [none] again
    [you] you start
    [name] { $name } starts
   *[other] { $other } starts
}.
story-starts = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
story-throws-again = { $you ->
    [yes] You throw again.
   *[no] { $name } throws again.
}
story-refuses-roll = { $you ->
    [yes] You refuse the opening roll; the cube goes to { $cube }.
   *[no] { $name } refuses the opening roll; the cube goes to { $cube }.
}
story-rolls = { $you ->
    [yes] You roll { $dice }.
   *[no] { $name } rolls { $dice }.
}
story-dances = { $you ->
    [yes] You cannot move.
   *[no] { $name } cannot move.
}
story-plays = { $you ->
    [yes] You play { $play }.
   *[no] { $name } plays { $play }.
}
story-plays-illegally = { $you ->
    [yes] You play { $play }, which is illegal.
   *[no] { $name } plays { $play }, which is illegal.
}
# A play on which no checker moves; $name is who should have played.
story-leaves-checkers = { $you ->
    [yes] You play no move, which is illegal.
   *[no] { $name } plays no move, which is illegal.
}
story-is-taken-back = The play is taken back: { $fault }.
story-insists = { $you ->
    [yes] You insist on a legal play: { $fault }.
   *[no] { $name } insists on a legal play: { $fault }.
}
story-lets-stand = { $you ->
    [yes] You let the play stand.
   *[no] { $name } lets the play stand.
}
story-doubles = { $you ->
    [yes] You double to { $cube }.
   *[no] { $name } doubles to { $cube }.
}
story-takes = { $you ->
    [yes] You take. The cube is at { $cube }.
   *[no] { $name } takes. The cube is at { $cube }.
}
story-drops = { $you ->
    [yes] You drop.
   *[no] { $name } drops.
}
story-beavers = { $you ->
    [yes] You beaver to { $cube }.
   *[no] { $name } beavers to { $cube }.
}
story-raccoons = { $you ->
    [yes] You raccoon to { $cube }.
   *[no] { $name } raccoons to { $cube }.
}
story-resigns = { $you ->
    [yes] You offer to resign { $grade ->
        [single] a single game
        [gammon] a gammon
       *[backgammon] a backgammon
    }.
   *[no] { $name } offers to resign { $grade ->
        [single] a single game
        [gammon] a gammon
       *[backgammon] a backgammon
    }.
}
story-accepts = { $you ->
    [yes] You accept.
   *[no] { $name } accepts.
}
story-refuses = { $you ->
    [yes] You refuse; play goes on.
   *[no] { $name } refuses; play goes on.
}
story-out-of-time = { $you ->
    [yes] You have run out of time.
   *[no] { $name } has run out of time.
}
story-gives-up = { $you ->
    [yes] You give up the match.
   *[no] { $name } gives up the match.
}
# $you and $name take the play back, $yours and $other agree.
story-takes-back = { $you ->
    [yes] You take
   *[no] { $name } takes
} the play back; { $yours ->
    [yes] you agree
   *[no] { $other } agrees
}.
# $you and $name say it. Who throws again: that player (you, name), the other one (yours, other), or both.
story-cocked = { $you ->
    [yes] You say
   *[no] { $name } says
} that { $fault ->
    [premature] the throw came too early
    [side] the dice lay on the wrong side
   *[cocked] the dice were cocked
}: { $thrower ->
    [you] you throw again
    [name] { $name } throws again
    [yours] you throw again
    [other] { $other } throws again
   *[both] both throw again
}.
# $you and $name insist; $yours and $other called the throw faulty.
story-throw-stands = { $you ->
    [yes] You insist
   *[no] { $name } insists
} that the throw stands: { $yours ->
    [yes] you called it
   *[no] { $other } called it
} { $fault ->
    [premature] too early
    [side] on the wrong side of the board
   *[cocked] cocked
}.
story-draw = The game is a draw.
story-wins = { $you ->
    [yes] You win
   *[no] { $name } wins
} { $how ->
    [forfeit] by forfeit
    [single] the game
    [gammon] a gammon
   *[backgammon] a backgammon
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
# $game is one of the two before; $you and $name win the match.
story-wins-match = { $game } { $you ->
    [yes] You win the match { $high } to { $low }.
   *[no] { $name } wins the match { $high } to { $low }.
}

# Lines of the move list. Plays stand there in notation.

line-starts = Starts
line-refuses-roll = Refuses the roll
line-no-move = No move
line-is-taken-back = Taken back: { $fault }.
line-insists = Insists: { $fault }.
line-lets-stand = Lets it stand
line-doubles = Doubles to { $cube }
line-takes = Takes
line-drops = Drops
line-beavers = Beavers to { $cube }
line-raccoons = Raccoons to { $cube }
line-resigns = Offers to resign { $grade ->
    [single] a single game
    [gammon] a gammon
   *[backgammon] a backgammon
}
line-accepts = Accepts
line-refuses = Refuses
line-out-of-time = Out of time
line-gives-up = Gives up
line-takes-back = Taken back
line-cocked = { $fault ->
    [premature] Thrown too early
    [side] Wrong side of the board
   *[cocked] Cocked dice
}: { $dice }
line-throw-stands = { $fault ->
    [premature] Thrown too early, and stands
    [side] Wrong side of the board, and stands
   *[cocked] Not cocked: the throw stands
}
