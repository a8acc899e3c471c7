# Tournaments.

tournament-all = Tournaments
tournament-lead = Knock-outs with consolation, Swiss, groups, arenas and leagues. Played here, tables make themselves and results come in; with real boards, players enter them.
tournament-new = New tournament
tournament-make = Open the tournament
tournament-none = No tournament is open right now.
tournament-loading = Loading…
tournament-entry = { $stage } · { $n ->
    [one] 1 entrant
   *[other] { $n } entrants
}
tournament-missing = This tournament is not there. Perhaps the link is not whole.
tournament-stage-open = open for entries
tournament-stage-running = being played
tournament-stage-paused = paused
tournament-stage-finished = finished
tournament-format-knockOut = Knock-out
tournament-format-doubleElimination = Double elimination
tournament-format-roundRobin = Round robin
tournament-format-swiss = Swiss
tournament-format-lives = { $n ->
    [one] Swiss with 1 life
   *[other] Swiss with { $n } lives
}
tournament-format-arena = Arena
tournament-format-league = League
tournament-section-main = Main event
tournament-section-consolation = Consolation
tournament-section-lastChance = Last chance
tournament-section-losers = Losers’ bracket
tournament-section-grandFinal = Grand final
tournament-section-finals = Finals
tournament-group = Group { $n }
tournament-round = Round { $n }
tournament-open = open
tournament-bye = bye
tournament-void = does not count
tournament-watch = Watch
tournament-beingPlayed = Being played
tournament-nothing = Nothing just now.
tournament-latest = Latest results
tournament-standings = Standings
tournament-place = Place
tournament-player = Player
tournament-won = Won
tournament-lost = Lost
tournament-points = Points
tournament-buchholz = Buchholz
tournament-entrants = { $n ->
    [one] 1 entrant
   *[other] { $n } entrants
}
tournament-nobody = Nobody has entered yet.
tournament-hasLeft = has left
tournament-waits = waits for a place
tournament-isHere = is here
tournament-notHere = not here yet
tournament-remove = Remove
tournament-removeOf = Remove { $name }
tournament-sure = Sure?
tournament-you = Your entry
tournament-yourName = Your name
tournament-club = Your club
tournament-enter = Enter
tournament-youAreIn = You are in. You are told here when it begins.
tournament-youWait = You have no match just now. The next one appears here.
tournament-checkIn = I am here
tournament-withdraw = Withdraw
tournament-withdrawSure = Really withdraw?
tournament-yourMatch = Your match
tournament-against = { $n ->
    [one] Against { $name }, to 1 point
   *[other] Against { $name }, to { $n } points
}
tournament-noTable = Your table could not be made. The director decides.
tournament-claimed = { $name } says: { $winner } won, { $x }:{ $y }. It counts when the other says the same.
tournament-report = Enter the result
tournament-wins = { $label }: { $name } wins
tournament-director = Director
tournament-addName = Enter somebody
tournament-rating = Rating
tournament-add = Add
tournament-start = Start the tournament
tournament-pause = Pause
tournament-resume = Go on
tournament-chooseMatch = A match to decide or correct
tournament-reason = Reason
tournament-reasonMaybe = Reason, if it was not played to its end
tournament-decide = Decide
tournament-forfeit = { $name } is not here
tournament-wall = Wall
tournament-csv = CSV
tournament-nameField = Name
tournament-formatField = Format
tournament-lengthField = Points to win a match
tournament-consolationField = Rounds whose losers enter the consolation
tournament-groupsField = Groups
tournament-finalistsField = Players of each group in the finals
tournament-roundsField = Rounds (0: as many as needed)
tournament-livesField = Lives (0: none)
tournament-minutesField = Minutes
tournament-weeksField = Weeks for each round
tournament-gameField = Game
tournament-where = Where it is played
tournament-online = Here, on this server
tournament-realBoards = On real boards
tournament-clockField = Clock
tournament-clock-usual = 12 s a move, 2 min a point
tournament-clock-fast = 8 s a move, 1 min a point
tournament-clock-days = Correspondence, 3 days a move
tournament-clock-none = No clock
tournament-seedingField = Draw
tournament-seeding-drawn = By lot
tournament-seeding-rating = By rating
tournament-seeding-clubs = By lot, clubs apart
tournament-limitField = Entrants at most
tournament-recharge = The winner of the losers’ bracket has to win the final twice
tournament-rated = Matches change ratings
tournament-checkInField = Only those who check in play
tournament-lateField = Late entries are taken
tournament-public = List it: anybody can enter
