# When a match is over: the card with its result.

after-title = Result
after-grade-best = World champion
after-grade-worldClass = World class
after-grade-expert = Expert
after-grade-advanced = Advanced
after-grade-intermediate = Intermediate
after-grade-casual = Casual
after-grade-beginner = Beginner
after-grade-distracted = Distracted
after-pr = PR
after-prHint = Performance rating: 500 times the equity lost in a decision, on average. Lower is better.
after-luck = Luck { $n }
after-luckHint = Points gained by dice that were better than average
after-analysing = The match is being analysed
after-progress = { $done } of { $total } decisions
after-none = There is no analysis of this match.
after-deeper = This was a quick look. The full analysis follows by itself.
after-worst = These cost most
after-flawless = Nothing here cost you much.
after-where = Game { $game }, turn { $turn }
after-best = best: { $best }
after-retry = Retry on the board
after-diceChecked = Dice checked: { $n } of { $of }
after-diceWrong = The dice do not check: look why
after-diceDoubt = Dice checked, with remarks
after-review = Review
