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
taught-learn = More to learn
