# Chouettes: one player against a team.

chouette-title = Chouette
chouette-all = Chouettes
chouette-lead = One player, the box, against all others. The team is led by its captain, and every member has a cube of their own. Three to eight people, or the computer in any seat.
chouette-new = New chouette
chouette-make = Open it
chouette-none = No chouette is open right now. Open one, and send the link to your friends.
chouette-loading = Loading…
chouette-nobody = Nobody is there
chouette-entry = { $game } · { $n ->
    [one] 1 game played
   *[other] { $n } games played
} · { $players } of { $most } seats
chouette-missing = This chouette is not there. Perhaps the link is not whole.
chouette-game = { $game } · { $n ->
    [0] before the first game
   *[other] game { $n }
}
chouette-tab-players = Players
chouette-tab-talk = Talk
chouette-tab-story = Story
chouette-tab-sheet = Points
chouette-box = Box
chouette-captain = Captain
chouette-partner = Partner
chouette-later = –
chouette-computer = computer
chouette-dice = The dice of a chouette are the server’s alone: they are fair, but nobody can check them yet.

chouette-status-order = Everybody is here? Then throw for the places.
chouette-status-few = A chouette needs { $n } players: send the link to somebody, or ask the computer.
chouette-status-start = You begin: throw for the start.
chouette-status-next = Begin the next game when all are ready.
chouette-status-roll = Your turn: roll.
chouette-status-rollOrDouble = Your turn: roll, or double first.
chouette-status-double = You may double before the captain rolls.
chouette-status-play = Your turn: play the roll.
chouette-status-answer = You are doubled: take or pass.
chouette-status-consentDouble = The captain wants to double. If you object, you leave this game at the present value.
chouette-status-consentResign = The captain wants to resign. If you object, you play on.
chouette-status-answerExtra = Take over a dropped cube? Its value is paid to you now.
chouette-status-offerExtra = You pass. Ask a taker to take your cube over, or pay the box.
chouette-status-answerResignation = The other side resigns.
chouette-status-askedAsPartner = { $name } asks you to be the partner of the box.
chouette-status-waits = { $n ->
    [one] Waiting for { $names }.
   *[other] Waiting for: { $names }.
}
chouette-status-between = { $box } is the box, { $captain } the captain. The next game begins soon.

chouette-note-left = has left
chouette-note-answered = has answered
chouette-note-offered = is offered { $value }
chouette-note-next = plays from the next game on
chouette-note-out = out of this game
chouette-note-extra = { $name } plays this cube
chouette-note-away = page closed
chouette-answered-take = takes
chouette-answered-drop = passes
chouette-answered-beaver = beavers
chouette-answer-take = Take
chouette-answer-drop = Pass
chouette-answer-beaver = Beaver
chouette-answerOf = { $answer ->
    [beaver] Beaver the cube of { $name }
    [drop] Pass the cube of { $name }
   *[take] Take the cube of { $name }
}
chouette-cube = { $owner ->
    [a] Cube at { $value }, the box owns it
    [b] Cube at { $value }, the member owns it
   *[middle] Cube at { $value }, in the middle
}

chouette-join = Take a seat
chouette-return = Come back
chouette-name = Your name
chouette-order = Throw for the places
chouette-start = Throw for the start
chouette-rollIn = Roll in { $s } s
chouette-double = { $n ->
    [0] Double
    [one] Double 1 cube
   *[other] Double { $n } cubes
}
chouette-doubleSure = { $n ->
    [one] Double: sure?
   *[other] { $n } cubes: sure?
}
chouette-offerTo = Double { $name }
chouette-askExtra = Ask { $name }
chouette-askPartner = Ask { $name } as partner
chouette-bePartner = Be the partner
chouette-dismiss = Send { $name } away
chouette-no = No
chouette-agree = Go along
chouette-object = Object
chouette-takeOver = Take it over
chouette-payBox = Pay the box
chouette-suggest = Suggest it
chouette-suggestions = Suggestions
chouette-useIt = Put on the board
chouette-more = Agreement, resign, leave
chouette-agreed = Agreed
chouette-leave = Leave the chouette
chouette-leaveSure = Really leave? Your points stay in the sheet.
chouette-leaveSureGame = Really leave? Your cubes are settled now.
chouette-resign-single = Resign a single game
chouette-resign-gammon = Resign a gammon
chouette-resign-backgammon = Resign a backgammon

chouette-share = Whoever has this link can join or watch:
chouette-bot = Computer player
chouette-seatBot = Give it a seat

chouette-sayTo = Who hears it
chouette-ear-all = Everybody
chouette-ear-side = My side only
chouette-sideOnly = your side
chouette-askAdvice = Ask the team
chouette-mayNotConsult = You may not advise the captain now.

chouette-gameNumber = Game
chouette-total = Total
chouette-noGames = No game is finished yet.
chouette-boxMarked = The box of each game is underlined. Every row adds up to 0.
chouette-csv = Save as CSV
chouette-print = Print

chouette-gameField = Game
chouette-mostField = Players at most
chouette-cubesField = Cubes
chouette-orderField = Places
chouette-consultField = Advice to the captain
chouette-animalsField = Beavers
chouette-tiesField = Tied opening throws
chouette-further = Further rules
chouette-public = List it in the lobby: anybody can join
chouette-option-multi = A cube for each member
chouette-option-single = One cube for the whole team
chouette-option-order-dice = Places by dice
chouette-option-order-joined = Places in order of arrival
chouette-option-order-drawn = Places by lot
chouette-option-consult-afterCube = Advice from members whose cube has been turned
chouette-option-consult-free = Advice from everybody, always
chouette-option-consult-captainAsks = Advice when the captain asks
chouette-option-consult-none = No advice
chouette-option-allOrNone = The box doubles all members or none
chouette-option-openAnswers = Answers to the box are open at once
chouette-option-animals = { $n ->
    [0] No beavers
    [1] Beavers
   *[other] Beavers and raccoons
}
chouette-option-soleTaker = A member who alone takes has to beaver
chouette-option-half = The box takes at least half of the cubes offered at once
chouette-option-extras = Members who pass may have a taker take their cube over
chouette-option-partner = With seven or more players the box may take a partner
chouette-option-ties-none = Ties leave the cubes
chouette-option-ties-once = The first tie of a game doubles all cubes
chouette-option-ties-unlimited = Every tie doubles all cubes
chouette-option-jacoby = Jacoby rule: gammons count on turned cubes only
chouette-option-mostPoints = The next box is who won most points
chouette-option-most = { $n } players at most

chouette-quality = How well it was played
chouette-judging = The games are being judged…
chouette-player = Player
chouette-pr = PR
chouette-prMeans = Performance rating: 500 times what a decision gave up, on average
chouette-plays = Plays
chouette-cubes = Cubes
chouette-lostIn = { $lost } in { $n }
chouette-costMost = What cost most
chouette-mistake = Game { $game }, { $name }: { $done }. Better: { $best }, by { $loss } points.
chouette-course-roll = roll on
chouette-course-double = double
chouette-course-take = take
chouette-course-drop = pass
chouette-course-beaver = beaver
