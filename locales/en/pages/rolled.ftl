# Chosen decisions, rolled out in one go.

rolled-title = Roll out
rolled-lead = Each decision is rolled out with its best plays, the play that was made and the one the file calls best. PR and statistics stay as they are.
rolled-begin = { $n ->
    [one] Roll out 1 decision
   *[other] Roll out { $n } decisions
}
rolled-first = The first { $n } are taken.
rolled-estimate = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}, { $time }
rolled-unknown = an estimate follows with the first one
rolled-seconds = about { $n } s
rolled-minutes = about { $n } min
rolled-hours = about { $n } h
rolled-progress = { $done } of { $total } rolled out
rolled-failed = { $n ->
    [one] 1 failed
   *[other] { $n } failed
}
rolled-left = { $time } left
rolled-stop = Stop rolling out
rolled-waiting = Waits to be rolled out
rolled-rollout = Rollout
rolled-file = File
rolled-figures = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $plies }-ply
rolled-candidate = Candidate
rolled-equity = Equity ± standard error
rolled-games = Games
rolled-details = Equities of the rollout
