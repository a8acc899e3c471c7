# The reference page: figures of the game, computed by the program.

reference-title = Reference
reference-lead = Shots, entering, last rolls, take points, match equities, race formulas and the cube. The program computed every figure on this page.
reference-contents = Sections

reference-shots-title = Shots
reference-shots-how = Rolls of 36 with which one checker hits a blot, by the distance of the blot. Press a bar to see the rolls.
reference-shots-bar = { $away } away: { $rolls } of 36
reference-shots-held = { $away } away: this point is blocked
reference-shots-rolls = { $rolls ->
    [one] { $away } away, { $rolls } roll of 36:
   *[other] { $away } away, { $rolls } rolls of 36:
}
reference-shots-none = { $away } away: no roll hits
reference-shots-blocked = Points that your opponent blocks, by their distance from your checker
reference-shots-clear = Open all points
reference-shots-pairs = Two blots
reference-shots-pairsHow = Rolls of 36 that hit at least one of two blots. Row and column are the two distances; the points between are open.

reference-entering-title = Entering and dice
reference-entering-how = Rolls of 36 that enter, by the number of closed points in your opponent's home board. It does not matter which ones are closed.
reference-entering-closed = Closed points
reference-entering-columns-1 = One checker
reference-entering-columns-2 = Of two, at least one
reference-entering-columns-3 = Of two, both
reference-entering-dice = Dice
reference-entering-roll = Roll
reference-entering-of36 = Of 36
reference-entering-doubles = A double
reference-entering-given = A given number
reference-entering-either = One of two given numbers
reference-entering-pips = A roll is worth { $pips } pips on average, { $plain } without the doubles.

reference-last-title = Last checkers
reference-last-how = Rolls of 36 that take all your checkers off at once. Row and column are the points on which they stand.
reference-last-alone = Alone
reference-last-more = Three and four checkers need a double. These positions come off with so many of the six doubles:
reference-last-several = Number of checkers
reference-last-checkers = { $n } checkers
reference-last-doubles = { $n ->
    [one] { $n } double
   *[other] { $n } doubles
}

reference-takes-title = Take points
reference-takes-how = The winning chance in per cent that you need to take a double, without gammons, by the table { $met }. Rows are the points you need, columns those your opponent needs.
reference-takes-kinds = With a dead cube you never redouble; with a live cube you redouble at the perfect moment. Play by the point between them: live + { $weight } × (dead − live), after Simborg and O'Hagan.
reference-takes-cube = The double
reference-takes-to = To { $cube }
reference-takes-kind = The kind of take point
reference-takes-play = To play by
reference-takes-dead = Dead cube
reference-takes-live = Live cube
reference-takes-gammons = Gammon values
reference-takes-gammonsHow = A gammon adds so much to a plain win, as a share of the difference between a plain win and a plain loss. For money it is 0.50. Rows are the points you need.
reference-takes-gammonsCube = The cube
reference-takes-at = Cube at { $cube }
reference-takes-after = After the Crawford game
reference-takes-afterHow = The chance in per cent that the leader needs to take the double of an opponent who needs so many points. If the number is even, the leader has a free drop: to pass once costs almost nothing.
reference-takes-point = Take point

reference-equities-title = Match equities
reference-equities-how = Your chance in per cent to win the match. Rows are the points you need, columns those your opponent needs. Row and column 1 are the Crawford game; the last row is the trailer after it.
reference-equities-table = The table
reference-equities-after = After
reference-equities-rules = Rules of thumb
reference-equities-rulesHow = The error of each rule beside { $met }, in per cent, over all scores at which both of you need 2 to { $points } points and one leads.
reference-equities-rule = Rule
reference-equities-columns-1 = Mean error
reference-equities-columns-2 = Largest error
reference-equities-columns-3 = At
reference-equities-janowski = Janowski: 50 + 85 × lead ÷ (trailer's need + 6)
reference-equities-turner = Turner: 50 + (24 ÷ trailer's need + 3) × lead
reference-equities-numbers = One number for each point of lead: { $numbers } if the trailer needs 3, 4, 5 and so on (after Kazaross)
reference-equities-pasch = The table of Pasch's own rollouts

reference-races-title = Race formulas
reference-races-how = Each formula beside the truth, for money. The checkers are drawn at random (seed { $seed }). In each race the player on roll has a chance of { $low } to { $high }% to win without a cube.
reference-races-key = Wrong: per cent of the races in which the formula is wrong. Lost: the equity its errors cost, per race, in thousandths of the cube. Chance: mean error of the winning chance that it names, in per cent.
reference-races-short = Bear-offs
reference-races-shortHow = { $races } races with { $fewest } to { $most } checkers on each side, all at home. The truth is exact: a database of every pair of positions.
reference-races-long = All checkers on the board
reference-races-longHow = { $races } races with 15 checkers on each side, on the points 1 to { $points }. The truth is a search of { $plies } rolls over exact chances. The last row of the table above shows how far to trust it.
reference-races-formula = Formula
reference-races-columns-1 = Double wrong
reference-races-columns-2 = Redouble wrong
reference-races-columns-3 = Take wrong
reference-races-lost = Lost
reference-races-chance = Chance
reference-races-search = Search of { $plies } rolls
reference-races-sources = 8-9-12: Bill Robertie. Thorp: Edward Thorp, with Mark Bower's percentages. Ward: Jeff Ward. Keith: Tom Keith, 2004. Kleinman: Danny Kleinman, 1980. Trice: Walter Trice, 2004. Isight: Axel Reichert, 2014.

reference-model-title = The cube for money
reference-model-how = Equity by winning chance in per cent, without gammons. The slider sets how well both of you use the cube.
reference-model-limits = At 0 the cube is dead and nobody turns it again. At 1 it is the ideal cube of Keeler and Spencer: every double comes when it is equally good to take and to pass. Janowski's model mixes the two; in play about 0.68 is usual.
reference-model-efficiency = Efficiency of the cube: { $value }
reference-model-picture = Equity by winning chance, a line for each place of the cube
reference-model-mine = Your cube
reference-model-centred = Cube in the middle
reference-model-theirs = Your opponent's cube
reference-model-take = Take from
reference-model-double = Double from
reference-model-redouble = Redouble from
reference-model-cash = Cash point
reference-model-all = All efficiencies
reference-model-column = Efficiency
