# The lobby, tables, clocks, chat.

calls-label = For you
calls-later = Not now: { $name }
calls-begun = Your match against { $name } has begun.
calls-toBoard = To the board

lobby-title = Lobby
lobby-table = Table
lobby-online = { $people ->
    [one] 1 player
   *[other] { $people } players
} · { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
lobby-lost = Reconnecting. The list may be old.
lobby-quick-1 = Quick pairing
lobby-quick-2 = Short pairing
lobby-quick-3 = Usual pairing
lobby-quick-4 = Long pairing
lobby-finding = Finding an opponent… { $time }
lobby-pairing = Kind of quick pairing
lobby-nearRange = Near my rating: { $from }–{ $to }
lobby-seekingNear = Looking for ratings { $from }–{ $to }.
lobby-seekingAnybody = Looking for any rating.
lobby-anybody = Anybody
lobby-rating = Rating
lobby-near = Near my rating
lobby-emptyNear = Nobody near your rating has a table open right now.
lobby-findingHint = Press again to stop.
lobby-open = Open tables
lobby-all = All
lobby-live = With a clock
lobby-days = Correspondence
lobby-join = Join
lobby-joinOf = Join { $name }
lobby-yours = Yours
lobby-cancel = Cancel
lobby-empty = No open tables right now. Create one, or use quick pairing above.
lobby-friend = Play a friend
lobby-friendHint = Send the link. They need no account either.
lobby-newTable = New table
lobby-enterCode = Enter a code
lobby-code = Code
lobby-codeGo = Open
lobby-waiting = Waiting for you
lobby-noneWaiting = No games are waiting for you.
lobby-challenges = Challenges
lobby-challengedBy = { $name } challenges you
lobby-challenged = You challenge { $name }
lobby-accept = Accept
lobby-decline = Decline
lobby-declinedBy = { $name } declined your challenge.
lobby-withdrawnBy = { $name } withdrew the challenge.
lobby-counter = Other terms
lobby-watch = Watch
lobby-noneToWatch = No public matches right now.
lobby-score = { $a } – { $b }, { $x }–{ $y }
lobby-people = Online now
# After one’s own name in the list of open tables.
lobby-you = (you)
lobby-challenge = Challenge
lobby-challengeOf = Challenge { $name }
lobby-name = Your name
lobby-nameHint = Others see it at the table.
lobby-rated = Rated
lobby-friendly = Friendly
lobby-length = { $n ->
    [0] Money game
   *[other] { $series ->
        [yes] To { $n }
       *[no] { $n ->
            [one] 1 point
           *[other] { $n } points
        }
    }
}
lobby-chouettes = Chouettes: one against a team
lobby-tournaments = Tournaments
lobby-computerMark = computer
lobby-computer = Play the computer

watch-title = Watch
watch-lead = Two of the computer’s players play each other for everybody who looks. When a match ends, others sit down.
watch-link = Watch the computer’s players
watch-note = two computers at play

clocks-title = Clock
clocks-none = No clock
clocks-delay = { $minutes ->
    [none] { $delay } s + { $reserve } s
   *[other] { $delay } s + { $minutes } min
}
clocks-days = { $n ->
    [one] 1 day a move
   *[other] { $n } days a move
}
clocks-fast = Fast
clocks-usual = Usual
clocks-slow = Slow
# Below a player’s clock: the seconds before it begins to run.
clocks-left = runs in { $delay } s
clocks-ofTime = { $name }: { $time } left
clocks-paused = Clocks run again in { $s } s.
clocks-soon = { $s } seconds left.
clocks-dayShort = { $days ->
    [0] { $hours } h
   *[other] { $days } d { $hours } h
}

tableForm-title = New table
tableForm-challenge = Challenge { $name }
tableForm-counter = Other terms for { $name }
tableForm-who = Who may join
tableForm-public = Anyone
tableForm-private = Anyone with the link
tableForm-kind = Kind
tableForm-open = Open the table
tableForm-send = Send the challenge
tableForm-close = Close

tablePage-share = Send this link to your friend. No account needed.
tablePage-code = Or say the code: { $code }
tablePage-copy = Copy
tablePage-copied = Link copied
tablePage-waiting = The match begins as soon as somebody sits down.
tablePage-stays = You may close this page: the table stays.
tablePage-bot = Let the computer sit down
tablePage-level = Level
tablePage-cancel = Close the table
tablePage-asked = { $name } asks you to play.
tablePage-playedBy = { $name }’s table
tablePage-free = free
tablePage-sit = Sit down and play
tablePage-closed = This table is closed.
tablePage-untouched = Closed: nobody came for an hour.
tablePage-anHour = If nobody comes for an hour, the table closes.
tablePage-notFound = There is no such table, or it is not for you.
tablePage-lobby = To the lobby
tablePage-public = listed, anyone may watch
tablePage-private = only with the link
tablePage-hostGone = { $name } is away right now.

chat-title = Chat
chat-with = Chat with { $name }
chat-unread = { $n ->
    [one] 1 new line
   *[other] { $n } new lines
}
chat-said = { $name } says: { $text }
chat-none = Say hello.
chat-placeholder = Write a line
chat-send = Send
chat-phrases-1 = Hello
chat-phrases-2 = Good luck
chat-phrases-3 = Well played
chat-phrases-4 = Thanks
chat-phrases-5 = One moment
chat-phrases-6 = Good game
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-muted = { $name } is muted.
chat-report = Report { $name }
chat-reportAsk = What happened? A moderator will read it.
chat-reportGo = Send the report
chat-reported = Report sent to the moderators.

programs-mark = bot
programs-title = A program plays under this name.

byItself-title = Auto-play
byItself-hint = Let Pasch make routine clicks for you, starting with your next turn.
byItself-roll = Roll when I cannot double
byItself-forced = Make forced plays
byItself-bearOff = Bear off when every die does
byItself-some = Auto-play, { $n } on
byItself-borneOff = Borne off automatically: { $play }.

takeBack-ask = Take it back
takeBack-asked = You have asked { $name } whether you may take the play back.
takeBack-withdraw = Let it stand
takeBack-wish = { $name } would like to take the last play back. The roll stays.
takeBack-allow = Allow it
takeBack-decline = Decline

meet-rated = rated
meet-rematch = Rematch
meet-rematchAsked = Asked for a rematch
meet-rematchAccept = Accept the rematch
meet-rematchBy = { $name } wants a rematch.
meet-concede = Give up the match
meet-concedeGame = Give up the game
meet-concedeSure = Give up the match? The other player wins it.
meet-concedeYes = Yes, give up
meet-watchers = { $n ->
    [one] 1 watches
   *[other] { $n } watch
}
meet-watching = You are watching.
meet-away = away
meet-here = here
meet-gaveUp = { $you ->
    [yes] You gave the match up.
   *[no] { $name } gave the match up.
}
meet-outOfTime = { $you ->
    [yes] Your time is up.
   *[no] { $name } ran out of time.
}
meet-toTable = To the table
meet-nextMatch = To the next match
