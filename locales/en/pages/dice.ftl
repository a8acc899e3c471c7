# Dice that anybody can check.

dice-title = Dice anyone can check
dice-menu = Check the dice
dice-lead = The server and both players make every throw together. Anybody can check it afterwards.
dice-howTitle = How a throw comes about
dice-how-1 = For every throw there are three sealed numbers: yours, your opponent’s and the server’s. All were sealed before the match.
dice-how-2 = When you roll, your number is opened. Then your opponent’s is opened, then the server’s. The three are mixed into the dice. If one of them is random, the throw is random.
dice-how-3 = Nobody can change a sealed number, and your opponent’s browser opens its own only when it holds your signed word that you roll. Nobody can see the throw before that.
dice-how-4 = Each step is signed by its author over everything that happened before, and the server signs that it has received it. This browser, the command pasch verify-dice or a page without any server checks the whole record.
dice-how-5 = Your dice key stays in your browser. If you go on with another device, bring the key there by its code (account page). Without it you get new sealed numbers, one throw is given up, and both players see that.
dice-statistics = All throws on this server
dice-none = Nobody has rolled here yet.
dice-throws = { $n } rolls
dice-expected = Each double is expected { $double } times, each other roll { $other } times.
dice-gridLabel = How often each roll fell: the higher die down, the lower across
dice-cell = { $first }-{ $second }: { $count }, { $off } from what is expected
dice-testsTitle = Tests
dice-testsNote = χ² measures how far the counts are from equal ones; p is how often honest dice are as far off or farther. A p below 0.001 would be worth a question.
dice-test-rolls = Rolls as often as they should be
dice-test-openings = Throws that begin a game
dice-test-faces = All six faces equally likely
dice-test-doubles = One throw in six a double
dice-columns-test = Test
dice-columns-count = Number
dice-columns-chi2 = χ²
dice-columns-freedom = Degrees of freedom
dice-columns-p = p
dice-few = too few
dice-vector = Test vector of older matches
dice-vectorNote = Match m1, game 1, backgammon, alice against bob, chains of four links from seeds 00…1f (server), 20…3f (alice), 40…5f (bob), computed by this browser just now. pasch verify-dice --vector prints the same.
dice-party-server = Server
dice-party-a = alice
dice-party-b = bob
dice-link = { $index ->
    [0] { $who }, commitment
   *[other] { $who }, link { $index }
}
dice-throwOf = Throw { $index }
dice-matchTitle = The dice of { $a } – { $b }
dice-toMatch = To the match
dice-checking = Checking
dice-checked = Checked
dice-noProof = The dice of this match were not made in this way.
dice-fine = { $n ->
    [one] 1 throw checked, all as they must be
   *[other] { $n } throws checked, all as they must be
}
dice-wrong = { $n ->
    [one] 1 thing is not as they must be
   *[other] { $n } things are not as they must be
}
dice-game = Game { $n }
dice-right = { $right ->
    [one] 1 throw recomputed
   *[other] { $right } throws recomputed
}
dice-given = { $n } given up
# In how many throws the server used its own number in the place of the player’s.
dice-held = { $n ->
    [one] the server gave 1 number for { $who }, whose browser was away
   *[other] the server gave { $n } numbers for { $who }, whose browser was away
}
dice-bot = { $who } plays on the server, which drew its numbers
dice-notHeld = each player’s own browser took part in every throw
dice-bound = Bound to
dice-theServer = The server
dice-heldFor = held by the server
dice-from = from throw { $n }
dice-number = Throw
dice-faces = Dice
dice-links = Links
dice-voided = given up
dice-details = Every link
dice-export = Save as JSON
dice-again = pasch verify-dice FILE checks it without this browser.
dice-fault-unbound = Throw { $n } was made before { $who } was bound to it.
dice-fault-rebound = { $who } was bound anew before throw { $n }, where that must not be.
dice-fault-link = The link of { $who } for throw { $n } is not the one that was promised.
dice-fault-dice = Throw { $n } is recorded as { $recorded }; the links give { $found }.
dice-fault-protocol = These dice are of the protocol { $name }, which is not known here.
dice-fault-forged = From throw { $n } the record binds { $who } to something that this browser never sent.
dice-fault-withheld = The record leaves out the link of { $who } that this browser sent for throw { $n }.
dice-fault-played = Throw { $n } was { $thrown }; the game was played with { $played }.
dice-fault-nothing = nothing
dice-keyTitle = Dice key
dice-unkept = This browser keeps nothing. If you reload the page, you go on with new sealed numbers, and one throw is given up.
dice-noShare = This match began before your page was open: you have no share in its dice. Your opponent’s number keeps them fair for your opponent.
dice-leaveLink = Leave my sealed number when I leave the page
dice-leaveLinks-never = Never
dice-leaveLinks-friendly = Friendly games
dice-leaveLinks-always = All games
dice-leaveLinkNote = Then the other player need not wait while your screen is dark. The server could look inside, and the record marks each such throw.
