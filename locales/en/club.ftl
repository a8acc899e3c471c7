# Chouettes: what happened, told.

club-joined = { $name } joins.
club-returned = { $name } comes back.
club-left = { $name } leaves.
club-order-thrown = Throws for the order: { $throws }
club-ordered = The order: { $names }
club-partner-asked = { $name } asks { $partner } to be the partner of the box.
club-partner-answered = { $accept ->
    [yes] { $name } is the partner of the box.
   *[no] { $name } stays with the team.
}
club-opening = Opening throw: { $roll }
club-first-turn = { $name } begins.
club-thrown-again = { $name } throws again.
club-rolled = { $name } rolls { $roll }.
club-played = { $name } plays { $play }.
club-danced = { $name } cannot move.
club-doubled = { $name } doubles.
club-doubled-to = { $name } doubles { $names }.
club-took = { $own ->
    [yes] { $name } takes.
   *[no] { $name } takes for { $of }.
}
club-dropped = { $own ->
    [yes] { $name } passes.
   *[no] { $name } passes for { $of }.
}
club-beavered = { $own ->
    [yes] { $name } beavers.
   *[no] { $name } beavers for { $of }.
}
club-consented = { $agree ->
    [yes] { $name } goes along with the captain.
   *[no] { $name } does not go along with the captain.
}
club-extra-offered = { $name } passes, and asks { $taker } to take the cube over.
club-extra-answered = { $accept ->
    [yes] { $name } takes the cube over.
   *[no] { $name } does not take the cube over.
}
club-drop-paid = { $name } pays the box.
club-resigned = { $grade ->
    [gammon] { $name } offers to resign a gammon.
    [backgammon] { $name } offers to resign a backgammon.
   *[single] { $name } offers to resign a single game.
}
club-resignation-answered = { $accept ->
    [yes] { $name } accepts.
   *[no] { $name } plays on.
}
club-advice-asked = { $name } asks the team for advice.
club-suggested = { $name } would play { $play }.

club-unread-no-roll = there is no roll to be played
club-unread-play = { $play } is not a legal play of this roll

parlour-error-not-found = there is no such chouette
parlour-error-not-seated = only players of the chouette can do that
parlour-error-not-wanted = somebody in this chouette does not play with you
parlour-error-stale = somebody else acted first: the chouette has gone on
parlour-error-not-away = players can be sent away when they have been away for { $minutes } minutes and the others wait for them
parlour-error-members-first = { $seconds ->
    [one] members of the team may still double: roll in 1 second
   *[other] members of the team may still double: roll in { $seconds } seconds
}
parlour-error-line = a line has 1 to { $max } characters
parlour-error-no-talk = you may not talk with your side now
parlour-error-too-fast = you have said much in a short time: wait a moment
parlour-error-level = there is no computer player { $level }
parlour-error-no-bot = the computer does not play this game
parlour-error-broke-off = something went wrong here: try again
