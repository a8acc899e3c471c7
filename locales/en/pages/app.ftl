# The frame of the pages: start page, new match, settings, keys, errors.

titles-mail = By e-mail
titles-analysis = Analysis
titles-you = Your play
titles-quiz = Problems
titles-train = Trainers
titles-account = Account
titles-reset = Forgot your password?
titles-friends = Friends
titles-moderation = Moderation
titles-position = Position
titles-openings = Openings
titles-reference = Reference
titles-collection = Collection
titles-decisions = Decisions
titles-rules = How to play
titles-lesson = Start the lesson
titles-taught = Lesson
titles-relatives = Relatives
titles-about = About Pasch
titles-chouettes = Chouettes
titles-chouette = Chouette
titles-tournaments = Tournaments
titles-tournament = Tournament
titles-museum = Museum

upload-dropNow = Drop a file to analyse it, several or a folder for your collection
upload-tooBig = { $name } is larger than 10 MB.
upload-emptyFile = { $name } is empty.
upload-files = { $n ->
    [one] 1 file
   *[other] { $n } files
}
upload-nothingGiven = It contains no files.
upload-tooMuch = That is more than 2 GB: send it in parts, or use pasch import.

nav-signIn = Sign in
nav-unknownDevice = Unknown device
nav-label = Main
nav-play = Play
nav-lobby = Lobby
nav-analysis = Analysis
nav-collection = Collection
nav-position = Position
nav-learn = Learn
nav-variants = Variants
nav-you = You
nav-settings = Settings
nav-menu = Menu
nav-menuAt = { $here }, menu
nav-back = Back
nav-footer = About this site
nav-about = About
nav-source = Source and licence
nav-privacy = Privacy
nav-api = API

passkeyTrouble-hasOne = This device has a passkey for your account already.
passkeyTrouble-notHere = Passkeys here belong to another address.
passkeyTrouble-cancelled = No passkey was used. Try again when you are ready.
passkeyTrouble-failed = This browser could not use a passkey.

brand = Pasch

skip = Skip to content

home-title = Play backgammon, and see how well you played.
home-lead = Choose how to start. No account, nothing to install. Your game is saved.
home-computer = Play the computer
home-computerNote = { $length }, { $level }
home-resume = Go on against { $name }
home-people = Play a person
home-peopleNote = a friend, or anyone online
home-newcomer = New to backgammon?
home-lesson = Learn it in ten minutes
home-more = Choose a game
home-moreNote = length, level, variant
home-analyse = Analyse a match
home-analyseNote = drop or choose a file
home-you = Your play
home-youNote = statistics, mistakes, trainers
home-features-file-1 = Drop a match file here
home-features-file-2 = From any program or site: .mat, .xg, .sgf, .bgf and a dozen more. Every play is checked and each mistake explained.
home-features-engine-1 = A program that taught itself
home-features-engine-2 = It learned by playing against itself. It shows you what it would have played, and why.
home-features-dice-1 = Dice you can check
home-features-dice-2 = You, your opponent and the server each seal an envelope before the match. Nobody can choose a roll, and you can prove it afterwards.
home-features-others = { $names } and others.
home-features-variants = { $n ->
    [0] Many games, one board
    [one] Many games, one board
   *[other] { $n } games, one board
}
home-yourMatches = Your matches
home-score = You { $score }, { $to }
home-allMatches = Show all { $n }
home-over = finished
home-yourTurn = your turn
home-theirTurn = waiting

newGame-title = New match
newGame-variant = Game
newGame-length = Length
newGame-money = Money game
newGame-lengthPoints = { $n ->
    [one] 1 point
   *[other] { $n } points
}
newGame-custom = Other length
newGame-longest = 1 to { $n } points
newGame-ownSeries = Your own series
newGame-ownSeriesNote = The games follow each other in this order, then again from the first; at most { $most }.
newGame-gameAt = Game { $n }
newGame-addGame = Add a game
newGame-dropGame = Remove game { $n }, { $name }
newGame-cube = Doubling cube
newGame-jacoby = Jacoby rule
newGame-jacobyNote = Gammons count only after a double.
newGame-beavers = Beavers
newGame-beaversNote = Redouble at once and keep the cube.
newGame-illegal = Illegal moves
newGame-illegalRule-refused = Not allowed
newGame-illegalRule-opponentMayInsist = The opponent may insist on a legal one
newGame-illegalRule-bothMustCorrect = Always corrected
newGame-illegalNote = As on a real board: any checker can be put anywhere. Illegal moves are marked.
newGame-opponent = Opponent
newGame-bot = Computer
newGame-local = Two people, this device
newGame-level = Level
newGame-start = Start
newGame-starting = Starting
newGame-noBot = No computer opponent for this game yet.

settings-title = Settings
settings-language = Language
settings-theme = Page
settings-themes-auto = System
settings-themes-light = Light
settings-themes-dark = Dark
settings-themes-contrast = High contrast
settings-board = Board
settings-boards-page = Same as page
settings-boards-wood = Wood
settings-boards-midsummer = Midsummer
settings-boards-jul = Jul
settings-boards-season = By the season
settings-speed = Speed
# How fast things move on the board.
settings-speeds-1 = Off
settings-speeds-2 = Slow
settings-speeds-3 = Normal
settings-speeds-4 = Fast
settings-speeds-5 = Fastest
settings-direction = Home on the left
settings-above = Home at the top
settings-swapped = I play the dark checkers
settings-tap = A click plays the left die
settings-pips = Pip counts
settings-numbers = Point numbers
settings-targets = Show where checkers can go
settings-movable = Mark checkers that can move
settings-bare = Classic board, with no help on it
settings-alone = Hide playing with people
settings-invisible = Invisible: only the people you play with see you
settings-confirm = Confirm
settings-confirms-ask = With the button
settings-confirms-auto = Automatic after 1.5 s
settings-autoRoll = Roll for me when I cannot double
settings-forced = Forced moves
settings-forceds-off = Manual
settings-forceds-offer = Suggested
settings-forceds-auto = Automatic
settings-sound = Sound
settings-soundOn = Sound is on
settings-soundOff = Sound is off
settings-volume = Volume
settings-dice = Rolling dice
settings-paces-off = Off
settings-paces-fast = Fast
settings-paces-normal = Normal
settings-paces-slow = Slow
settings-keys = Keys
settings-close = Close
settings-changed = Theme changed to { $name }

keys-title = Keys
keys-play-1-1 = Space
keys-play-1-2 = Roll
keys-play-2-1 = Enter
keys-play-2-2 = Confirm, pick up or put down
keys-play-3-1 = U, Backspace
keys-play-3-2 = One part back
keys-play-4-1 = Esc
keys-play-4-2 = All back
keys-play-5-1 = S
keys-play-5-2 = Swap the dice
keys-play-6-1 = D, then Enter
keys-play-6-2 = Double
keys-play-7-1 = T
keys-play-7-2 = Take
keys-play-8-1 = P, then Enter
keys-play-8-2 = Pass
keys-play-9-1 = B
keys-play-9-2 = Bar
keys-play-10-1 = O
keys-play-10-2 = Tray
keys-play-11-1 = 1–9
keys-play-11-2 = Jump to a point
keys-play-12-1 = Arrows
keys-play-12-2 = Along the board
keys-play-13-1 = Home, End
keys-play-13-2 = First and last point
keys-play-14-1 = R
keys-play-14-2 = Last move again
keys-play-15-1 = F
keys-play-15-2 = Turn the direction
keys-play-16-1 = M
keys-play-16-2 = Sound
keys-play-17-1 = A
keys-play-17-2 = Auto-play
keys-play-18-1 = ?
keys-play-18-2 = This list
keys-review-1-1 = ← →
keys-review-1-2 = Play before, next play
keys-review-2-1 = ↑ ↓
keys-review-2-2 = Candidates
keys-review-3-1 = N
keys-review-3-2 = Next mistake
keys-reviewTitle = In the analysis

errors-cookies = Pasch needs a cookie to recognise you, but your browser stores none for this site. Allow cookies, then reload the page.
errors-network = The server cannot be reached. Try again in a moment.
errors-busy = The server is very busy right now. You will get in as soon as there is room.
errors-notFound = There is nothing at this address.
errors-noMatch = This match was not found, or it belongs to somebody else.
errors-noAnalysis = This analysis was not found.
errors-server = The server answered with { $status }.
errors-retry = Try again
errors-goHome = To the start page

version-here = A new version is here:
version-reload = reload
version-later = Not now
version-old = A new version is here: reload the page.
version-reloadPage = Reload

undoWord = Undo

none = –
