# Faults of lesson files, for authors.

lesson-error = line { $line }: { $fault }

lesson-fault-syntax = { $error }
lesson-fault-no-steps = a lesson needs at least one [[step]]
lesson-fault-game = there is no game called { $game }
lesson-fault-kind = steps of the kind `{ $kind }` cannot be read: use play, tap, choice, number or free
lesson-fault-missing = this kind of step needs `{ $field }`
lesson-fault-unused = this kind of step has no use for `{ $field }`
lesson-fault-position = the position is impossible: { $error }
lesson-fault-not-yours = in this position it is the other side’s turn
lesson-fault-dice = the game is not played with such a roll
lesson-fault-illegal = the rules do not allow { $play }
lesson-fault-best-misses = the best play, { $play }, does not meet the goal
lesson-fault-mistake-meets = the mistake { $play } meets the goal
lesson-fault-goal-of-all = every legal play meets the goal: write goal = { "{" } any = true { "}" }, and only then
lesson-fault-points = points are different numbers from 1 to 24, and no more of them can be tapped than are listed
lesson-fault-choice = `{ $word }` cannot be chosen: use roll, double, take or pass
lesson-fault-best = a mistake is the best answer, or cannot be answered here
lesson-fault-figure = `{ $word }` cannot be counted here: use points (of a game that is over), pips or off
lesson-fault-counted = it says { $told }, the rules count { $counted }
lesson-fault-cube = a cube decision is about the last roll of a game, and the best answer follows from its { $rolls } winning rolls of 36
lesson-fault-margin = accept and margin stand together and are not negative
