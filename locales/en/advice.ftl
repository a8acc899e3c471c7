# Advice while a game is played against the computer: hints in three steps, and a word before a costly decision.

hint-idea = { $theme ->
    [opening] The opening: make good points, bring builders down, and do not let your back checkers be trapped.
    [blitz] An attack: hit, and close points before the other side gets an anchor.
    [prime] A prime: points in a row hold a checker; who keeps the better one longer wins.
    [back-game] A back game: the side with two points behind waits for a late shot and must keep its board until then.
    [holding] A holding game: bring your checkers past safely, or wait on your point for a shot.
    [contact] Checkers are still behind: clear from the back, and leave no shots you need not leave.
    [race] A race: bring every checker home without waste, then bear off.
    [bear-off] The bear-off: take checkers off where you can, else fill gaps.
   *[other] Look at hits first, then at points you can make, then at what you leave open.
}
# $merit is the end of a sentence: makes the 5 point.
hint-look-for = { $idea } Look for a play that { $merit }.
hint-checker = { $point ->
    [25] A checker on the bar has to enter; mind what you play with the rest.
   *[other] A checker on your { $point } point moves.
}
hint-play = Best is { $play }.
hint-play-because = Best is { $play }: it { $merits }.
hint-turn-idea = You win { $wins } of such games, { $gammons } with a gammon, and lose { $lost } with one. Is that enough to double, and could the other side take?
hint-turn-answer = { $passes ->
    [yes] If you double, the other side should pass.
   *[no] If you double, the other side should take.
}
hint-whole = { $course }. { $why }
hint-answer-idea = You win { $wins } of such games and lose { $lost } with a gammon. Passing costs the stake as it is now.
hint-answer-close = { $close ->
    [yes] It is close: taking and passing differ by less than a tenth of the stake.
   *[no] It is not close.
}

again-play = { $played } gives up { $loss }.
again-play-because = { $played } gives up { $loss }: it { $drawbacks }.
again-turn = { $doubled ->
    [yes] Doubling gives up { $loss }. You win { $wins } of such games.
   *[no] Rolling on gives up { $loss }. You win { $wins } of such games: think of the cube.
}
again-answer = { $passed ->
    [yes] Passing gives up { $loss }. You win { $wins } of such games.
   *[no] Taking gives up { $loss }. You win { $wins } of such games.
}
