# The pages of lessons. The sentences of the steps are in lessons-COURSE.ftl, a file for each course.

taught-at = Step { $n } of { $of }
taught-right = Right.
taught-notYet = Not yet.
taught-check = Check
taught-next = Next
taught-previous = Back
taught-hint = Hint
taught-show = Show me
taught-again = Try again
taught-opponent = Opponent
taught-leave = Leave the lesson
taught-tap = Tap a point on the board.
taught-keys = Type a point’s number, then press Enter.
taught-number = Your answer
taught-choice-noDouble = Roll
taught-choice-double = Double
taught-choice-take = Take
taught-choice-drop = Pass
taught-play = Play your first game
taught-playGame = Play the game
taught-learn = More to learn
taught-nextLesson = Next lesson
taught-takeBack = Take back
taught-punished = Your opponent rolls { $roll } and plays { $play }.
taught-put = Click a point to add a checker. Right-click, or press Delete, to remove one.
taught-putTouch = Tap a point to add a checker. Hold it to remove one.
taught-plays = Plays, the best first
taught-ranked = { $rank }. { $play }
taught-written = Your play
taught-choice-beaver = Beaver
taught-score = { $crawford ->
    [yes] You have { $a } points, your opponent { $b }, in a match to { $length }. This is the Crawford game.
   *[no] You have { $a } points, your opponent { $b }, in a match to { $length }.
}
taught-stars = { $n ->
    [one] { $n } star of 3
   *[other] { $n } stars of 3
}
taught-untold = This lesson is newer than the page. Reload the page to see it.
