# Faults of lesson files, for authors.

lesson-error = line { $line }: { $fault }

lesson-fault-syntax = { $error }
lesson-fault-too-long = a lesson has at most { $longest } bytes
lesson-fault-no-steps = a lesson needs at least one [[step]]
lesson-fault-game = there is no game called { $game }
lesson-fault-kind = steps of the kind `{ $kind }` cannot be read: use play, tap, choice, number, order, write, setup or free
lesson-fault-missing = this kind of step needs `{ $field }`
lesson-fault-unused = this kind of step has no use for `{ $field }`
lesson-fault-position = the position is impossible: { $error }
lesson-fault-dice = the game is not played with such a roll
lesson-fault-illegal = the rules do not allow { $play }
lesson-fault-best-misses = the best play, { $play }, does not meet the goal
lesson-fault-mistake-meets = the mistake { $play } meets the goal
lesson-fault-order = an order needs at least two plays that end differently
lesson-fault-reply = `{ $answer }` is no roll with a legal play of the other side, such as 6-1 13/7 8/7
lesson-fault-stakes = the score or the cube cannot be like this here
lesson-fault-goal-of-all = every legal play meets the goal: write goal = { "{" } any = true { "}" }, and only then
lesson-fault-points = points are different numbers from 1 to 24, or 25 for the bar, and no more of them can be tapped than are listed
lesson-fault-choice = `{ $word }` cannot be chosen: use roll, double, take, pass or beaver
lesson-fault-best = a mistake is the best answer, or cannot be answered here
lesson-fault-figure = `{ $word }` cannot be counted here: docs/lessons.md lists the figures and what they need
lesson-fault-counted = it says { $told }, the rules count { $counted }
lesson-fault-cube = without `accept` a cube decision is about the last roll of a game for money, and the best answer follows from its { $rolls } winning rolls of 36
lesson-fault-margin = margin and accepted need accept, accepted needs a step without a goal, and no loss is negative

lesson-objection-best = { $play } loses { $loss }; better: { $better }
lesson-objection-right = { $play } is right and loses { $loss }
lesson-objection-accepted = { $play } loses only { $loss }, but is not in `accepted`
lesson-objection-mistake = the mistake { $word } loses only { $loss }
lesson-objection-order = { $play } is only { $loss } worse than the one before it
lesson-objection-no-cube = there is nothing to decide about the cube
lesson-objection-best-cube = the best decision loses { $loss }
lesson-objection-other-cube = { $choice } loses only { $loss }
lesson-objection-take-point = the take point is { $counted } %
lesson-objection-unjudged = the engine cannot judge this position
lesson-objection-unasked = the engine was not asked: a lesson that is checked here has at most 20 steps, and 20 seconds
lessons-good = { $file }: good
lessons-no-text = this is no text in UTF-8
lessons-unsaid = { $file }: { $id } is missing
lessons-long = { $file }: { $id } has more than { $most } words
lessons-faults = { $faults ->
    [one] one fault
   *[other] { $faults } faults
}
