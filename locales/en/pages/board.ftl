# The match, the board, house rules, dice thrown by hand.

# A noun: heading of the numbered plays of a game.
play-turn = Play
play-title = Play
play-you = You
play-pips = Pips
# Above the number of checkers that a player has borne off.
play-off = Off
play-match = { $n ->
    [0] Money game
   *[other] { $n }-point match
}
play-to = { $n ->
    [0] money
   *[other] to { $n }
}
play-game = Game { $n }
play-gameShort = game { $n }
play-crawford = Crawford game
play-cubeCentred = { $value ->
    [one] cube in the middle
   *[other] cube at { $value } in the middle
}
play-cubeNone = no cube
play-cubeOwn = cube on { $v }, yours
play-cubeOf = cube on { $v }, { $name }
play-noDouble-crawford = Nobody may double in the Crawford game.
play-noDouble-notOwner = The other side owns the cube.
play-noDouble-dead = The cube is dead: it already decides the match.
play-noDouble-holland = Nobody may double before both have rolled twice.
play-noDouble-limit = The cube cannot go higher.
play-noDouble-notNow = You cannot double just now.
play-cubeOffered = cube offered at { $v }
play-roll = Roll
play-rolling = Rolling
play-double = Double to { $v }
play-doubleSure = Double to { $v }?
play-take = Take
play-pass = Pass
play-passSure = Pass?
play-beaver = Beaver to { $v }
play-raccoon = Raccoon to { $v }
play-undo = Undo
play-confirm = Confirm
play-sending = Sending
play-next = Next game
play-again = Play again
play-result = Result
play-analyse = Analyse
play-accept = Accept
play-reject = Refuse
play-thenKey = then
play-doublesKey = doubles.
play-takeKey = take
play-passKey = pass
play-spaceKey = Space
play-rollKey = rolls.
play-confirmKey = confirms,
play-undoKey = takes back one step.
play-swap = Swap the dice
play-opening = First roll.
play-openingHint = Whoever throws the higher die begins.
play-yourTurn = Your turn.
play-youAgain = You roll again.
play-againOf = { $name } rolls again.
play-turnOf = { $name } to play.
play-rollOnly = Roll the dice.
play-rollOrDouble = Roll, or double to { $v }.
play-doubleArmed = Press again to double to { $v }.
play-yourMove = Your move, { $dice }.
play-moveOf = { $name } plays { $dice }.
play-played = { $you ->
    [yes] You played { $play }.
   *[no] { $name } played { $play }.
}
play-canMove = Click a checker to play the left die.
play-canMoveTouch = Tap a checker to play the left die.
play-canPick = Pick up a checker.
play-canMoveFirst = { $touch ->
    [yes] Tap a checker to play the { $die }.
   *[no] Click a checker to play the { $die }.
}
play-fromPoint = { $n ->
    [25] From the bar: { $list }.
   *[other] From the { $n }-point: { $list }.
}
play-landsHit = { $point } hits
play-landsTotal = { $parts ->
    [2] { $point } with both dice
   *[other] { $point } with { $parts } parts
}
play-ready = { $play } is ready.
play-readyOrOn = { $play } is ready; you may play on.
play-chooseDouble = Choose a double: the number you move first is played four times.
play-forced = { $play } is the only play.
play-enterBar = Enter from the bar first.
play-enterPool = Checkers that wait beside the board enter first.
play-cannotMove = The checker on { $point } cannot move with these dice.
play-cannotLand = { $point ->
    [off] No checker can be borne off now.
   *[other] No checker can reach { $point } now.
}
play-several = More than one checker can go to { $point }. Pick one.
play-viaAsk = To { $point } over { $list }?
play-blocked = No legal move with { $dice }: { $list }
play-pointsBlocked = { $count ->
    [one] the { $points } point is blocked.
   *[other] the { $points } points are blocked.
}
play-noMove = No legal move with { $dice }.
play-thinking = { $name } is thinking…
play-waiting = { $name }’s turn.
play-watching = You are watching.
play-turnsCube-double = { $you ->
    [yes] You double to { $v }
   *[no] { $name } doubles to { $v }
}
play-turnsCube-beaver = { $you ->
    [yes] You beaver to { $v }
   *[no] { $name } beavers to { $v }
}
play-turnsCube-raccoon = { $you ->
    [yes] You raccoon to { $v }
   *[no] { $name } raccoons to { $v }
}
play-takeMeansYours = { $v ->
    [one] Take and the game is worth 1 point, the cube is yours.
   *[other] Take and the game is worth { $v } points, the cube is yours.
}
play-takeMeansStays = { $v ->
    [one] Take and the game is worth 1 point, the cube stays yours.
   *[other] Take and the game is worth { $v } points, the cube stays yours.
}
play-takeMeansTheirs = { $v ->
    [one] Take and the game is worth 1 point, { $name } keeps the cube.
   *[other] Take and the game is worth { $v } points, { $name } keeps the cube.
}
play-passMeansLead = Pass and { $name } leads { $score }.
play-passMeansLevel = Pass and the score is { $score }.
play-passMeansWin = Pass and { $name } wins the match.
play-passMeansLoss = { $n ->
    [one] Pass and you lose 1 point.
   *[other] Pass and you lose { $n } points.
}
play-waitAnswer = { $name } decides.
play-resigns = { $grade ->
    [single] { $n ->
        [one] { $name } resigns a single game: 1 point.
       *[other] { $name } resigns a single game: { $n } points.
    }
    [gammon] { $n ->
        [one] { $name } resigns a gammon: 1 point.
       *[other] { $name } resigns a gammon: { $n } points.
    }
   *[backgammon] { $n ->
        [one] { $name } resigns a backgammon: 1 point.
       *[other] { $name } resigns a backgammon: { $n } points.
    }
}
play-resignSent = { $grade ->
    [single] You offer to resign a single game. { $name } decides.
    [gammon] You offer to resign a gammon. { $name } decides.
   *[backgammon] You offer to resign a backgammon. { $name } decides.
}
play-resignOf = { $grade ->
    [single] { $by } offers to resign a single game. { $name } decides.
    [gammon] { $by } offers to resign a gammon. { $name } decides.
   *[backgammon] { $by } offers to resign a backgammon. { $name } decides.
}
play-youWin = { $grade ->
    [single] { $n ->
        [one] You win a single game: 1 point.
       *[other] You win a single game: { $n } points.
    }
    [gammon] { $n ->
        [one] You win a gammon: 1 point.
       *[other] You win a gammon: { $n } points.
    }
   *[backgammon] { $n ->
        [one] You win a backgammon: 1 point.
       *[other] You win a backgammon: { $n } points.
    }
}
play-wins = { $grade ->
    [single] { $n ->
        [one] { $name } wins a single game: 1 point.
       *[other] { $name } wins a single game: { $n } points.
    }
    [gammon] { $n ->
        [one] { $name } wins a gammon: 1 point.
       *[other] { $name } wins a gammon: { $n } points.
    }
   *[backgammon] { $n ->
        [one] { $name } wins a backgammon: 1 point.
       *[other] { $name } wins a backgammon: { $n } points.
    }
}
play-drawn = The game is drawn.
play-youWinMatch = You win the match.
play-winsMatch = { $name } wins the match.
play-finalScore = Final score: { $x } { $m }, { $y } { $n }.
play-scoreStood = The score stood at: { $x } { $m }, { $y } { $n }.
play-leads = { $you ->
    [yes] You lead { $high }–{ $low }.
   *[no] { $name } leads { $high }–{ $low }.
}
play-level = The score is { $n }–{ $n }.
play-leader = { $you ->
    [yes] You lead
   *[no] { $name } leads
}
# Above the points that a player has in the match.
play-points = Score
play-moves = Moves
play-noMoves = Moves will appear here.
play-flip = Turn the direction
play-ways = Show both ways home
play-replay = Show the last move again
play-showPips = Pip counts
play-moreActions = More
play-thoughts = Show its thoughts
play-resign = Resign
play-resignAs = { $grade ->
    [single] Resign a single game
    [gammon] Resign a gammon
   *[backgammon] Resign a backgammon
}
play-resignSure = { $grade ->
    [single] { $n ->
        [one] Resign a single game and lose 1 point?
       *[other] Resign a single game and lose { $n } points?
    }
    [gammon] { $n ->
        [one] Resign a gammon and lose 1 point?
       *[other] Resign a gammon and lose { $n } points?
    }
   *[backgammon] { $n ->
        [one] Resign a backgammon and lose 1 point?
       *[other] Resign a backgammon and lose { $n } points?
    }
}
play-resignYes = { $grade ->
    [single] Yes, resign a single game
    [gammon] Yes, resign a gammon
   *[backgammon] Yes, resign a backgammon
}
play-keepPlaying = Keep playing
play-exportMat = Save as .mat
play-exportLog = Save the action log
play-copyId = Copy position
play-copied = Position copied
play-typed = Type a play
play-typedHint = for example 8/5 6/5
play-typedBad = { $text } is not a legal play here.
play-typedGo = Set
play-trayTarget = Bear off
play-insist = Insist
play-letStand = Let it stand
play-insists = { $you ->
    [yes] You insist on a legal play.
   *[no] { $name } insists on a legal play.
}
play-illegalBy = { $you ->
    [yes] Your play is illegal.
   *[no] { $name } made an illegal play.
}
play-illegalAsk = Insist on a legal play, or let it stand.
play-illegalCannotStand = It cannot stand.
play-illegalYours = That was not a legal play.
play-correct = Take it back
play-takenBack = The play was taken back.
play-illegalMark = illegal
play-looseReady = Not a legal play of this roll. Confirm it anyway, or take it back.
play-then = Then { $list }.
play-thenNext = { $before }, then { $next }
play-thenRoll = another roll
play-thenChoice = a double of your choice
play-thenNumber = { $die ->
    [none] { $optional ->
        [yes] its underside up to { $times } times
       *[no] { $times ->
            [4] its underside four times
           *[other] its underside { $times } times
        }
    }
   *[other] { $optional ->
        [yes] { $die }s up to { $times } times
       *[no] { $times ->
            [4] { $die }s four times
           *[other] { $die }s { $times } times
        }
    }
}
play-roundOf = Game { $n }: { $now }, then { $next }
play-roundShort = { $now }, then { $next }
play-pinnedYours = Yours pinned on { $list }
play-pinnedTheirs = { $name }’s on { $list }
play-score = Score: { $x } { $m }, { $y } { $n }

hand-title = Dice
hand-shared = Made together
hand-byHand = Thrown by hand
hand-sharedNote = The server and both players make each throw; anybody can check it.
hand-byHandNote = For a board and dice beside the screen: you enter what you have thrown. Never rated.
hand-short = dice by hand
# One of three kinds of dice, beside hand-shared and hand-byHand.
hand-strict = Strict dice
hand-strictNote = Where you may double, your opponent’s part of the roll is never left with the server: nobody can know that roll before you decide. If your opponent is away, you wait for them. Correspondence matches take longer.
hand-strictShort = strict dice
hand-enter = Enter the dice
hand-first = First die
hand-second = Second die
hand-third = Third die
hand-dieOf = { $you ->
    [yes] Your die
   *[no] The die of { $name }
}
hand-confirm = Enter
hand-cocked = Cocked
hand-cockedHint = The dice were cocked, or entered wrongly: throw again
hand-premature = The throw came too early
hand-wrongSide = Thrown on the wrong side of the board
hand-said = { $name } says { $fault ->
    [premature] that the throw came too early
    [wrongSide] that the dice lie on the wrong side of the board
   *[cocked] that the dice are cocked
}.
hand-youSaid = You say { $fault ->
    [premature] that the throw came too early
    [wrongSide] that the dice lie on the wrong side of the board
   *[cocked] that the dice are cocked
}. { $name } agrees, or insists that the throw stands.
hand-throwAgain = Throw again
hand-stands = It stands
hand-opening = Each player throws one die.
hand-openingHint = Enter it: { $above } above, { $below } below.
hand-tie = { $faces }: both throw again.
hand-yours = Your turn. Throw, and enter your dice.
hand-yoursOrDouble = Your turn. Throw and enter your dice, or double to { $value }.
hand-again = Throw again, and enter your dice.
hand-bot = { $name } rolls. Throw for { $name }, and enter the dice.
hand-key = choose
hand-enterKey = enter
hand-noProof = The dice of this match were thrown by hand: nobody can check them.

house-title = House rules
house-note = Everything you do not choose here is as usual in this game.
house-usual = As usual
house-agreed = House rules:
house-short = house rules
house-refuse = Refuse roll
house-again = Throw again
house-againHint = Throw again instead of playing the opening dice
house-refuseHint = Refuse this first roll and throw again; the cube goes to { $value }

board-label = Board
board-summary = { $you }: { $mine }. { $opponent }: { $theirs }.
board-stand = { $n ->
    [25] bar { $list }
    [0] off { $list }
   *[other] { $n }-point { $list }
}
board-pointEmpty = { $n }-point, empty
board-pointMine = { $n }-point, { $count } of yours
board-pointTheirs = { $n }-point, { $count } of { $name }
board-alone = alone
board-pinnedMine = one of yours pinned beneath
board-pinnedTheirs = one of { $name } pinned beneath
board-pinnedUnder = pinned by { $name }
board-bar = Bar, { $count } of yours
board-waiting = { $count } still to enter
board-barTheirs = Bar, { $count } of { $name }
board-tray = Tray, { $count } of yours borne off
board-trayTheirs = Tray, { $count } of { $name } borne off
board-canMove = can move to { $list }
board-canLift = can be picked up
board-target = lands here
board-targetHit = hits here
board-picked = picked up
board-hitting = { $point } hitting
board-dice = Dice { $list }
board-cube = Doubling cube { $v }

link-ms = { $n } ms
link-connected = Connected
link-reconnecting = Reconnecting. Your move is kept.
link-lost = No connection for { $time }.
link-tryNow = Try now
link-connecting = Connecting

coach-hint = Hint
coach-more = More
coach-lookAgain = Look again?
coach-think = Look again
coach-anyway = Do it anyway
coach-tutor = Tutor
coach-tutorNote = Against the computer: asks once before a decision that loses much.
coach-off = Off
coach-blunders = Blunders
coach-errors = Errors
coach-doubtful = All
