# Learning, and what there is to know of the program.

learn-title = Learn
learn-lead = From the first move to the doubling cube, at your own pace.
learn-courses = Courses
learn-more = More ways to learn
learn-continue = Continue: { $lesson }
learn-begin = Start: { $lesson }
learn-again = Again today
learn-againNote = A day after a lesson, and six days after that, you do it once more: so it stays with you.
learn-minutes = { $n } min
learn-done = { $n } of { $of } steps
learn-lessons = { $of ->
    [one] { $n } of { $of } lesson done
   *[other] { $n } of { $of } lessons done
}
learn-exercises-1 = Exercises
learn-exercises-2 = Make points, hit, enter from the bar and bear off, on the board.
learn-rules-1 = How to play
learn-rules-2 = The rules of backgammon with pictures, and of all its relatives.
learn-daily-1 = Problem of the day
learn-daily-2 = One position a day, the same for everybody.
learn-quiz-1 = Problems
learn-quiz-2 = Positions for everybody, with a rating, and your own mistakes until you find the best play.
learn-openings-1 = Openings
learn-openings-2 = All first plays and replies, with their equity.
learn-pips-1 = Count pips
learn-pips-2 = Say quickly who leads the race, and by how much.
learn-score-1 = Match equities
learn-score-2 = How likely you are to win the match from any score.
learn-reference-1 = Reference
learn-reference-2 = Shots, take points, match equities and race formulas, each figure computed.
learn-games-1 = More games
learn-games-2 = Each relative has its own first lesson.
learn-museum-1 = Museum of classic players
learn-museum-2 = Play against the programs of the past, and see what they think.

about-title = About Pasch
about-what = Pasch is a free program to play and study backgammon and its relatives. Its engine learned by playing against itself. Pasch is the German word for doubles.
about-dice-title = Dice you can check
about-dice-sealed = Before the first roll, you, your opponent and the server each put numbers into a sealed envelope. Every roll is made from one number of each.
about-dice-opened = When the envelopes are opened, anybody can see that no number was swapped, and that nobody could choose a roll or know it in advance.
about-dice-check = Check the dice of a match
about-licence-title = Licence and source
about-licence-text = Pasch is open source, under the MIT licence or the Apache License 2.0, as you like. Anybody can run a server. Ask whoever runs this one for its source.
about-privacy-title = Privacy
about-privacy-page = This page loads nothing from other places and counts no visitors.
about-privacy-server = A cookie lets this server recognise you; without an account you are a guest with a number. Matches, analyses and collections are stored here so that you find them again.
about-privacy-yours = With an account you can download all that is stored about you, and delete it.
about-account = Your account
about-api-title = For programs
about-api-text = Everything the pages do is open to programs, too.
about-api-link = Description of the API (OpenAPI)
