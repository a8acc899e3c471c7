# Sentences about the dice of a match: proofs, transcripts and their faults.

proof-fault-unbound = throw { $throw } was made before { $party } was bound to it
proof-fault-rebound = { $party } bound itself anew for throw { $from } before throw { $next }
proof-fault-link = the link that { $party } showed for throw { $throw } is not the one it was bound to
proof-fault-dice = throw { $throw } is recorded as { $recorded }; the links give { $found }
proof-fault-played = { $thrown ->
    [none] { $played ->
        [none] throw { $throw } was nothing; the game was played with nothing
       *[other] throw { $throw } was nothing; the game was played with { $played }
    }
   *[other] { $played ->
        [none] throw { $throw } was { $thrown }; the game was played with nothing
       *[other] throw { $throw } was { $thrown }; the game was played with { $played }
    }
}
proof-error-json = this is no JSON: { $value }
proof-error-none = no dice to check: neither a proof, nor a list of proofs, nor an object with them under "dice"
proof-error-shape = proof { $number }: { $cause }
proof-error-protocol = the dice are of the protocol "{ $value }"; { $protocol } is known
proof-error-dice = throw { $throw } has { $dice } dice

denied-not-next = throw { $throw } is not the next one, which is { $next }
denied-unbound = { $value } is not bound to any link yet
denied-link = this is not the link that { $value } is bound to
denied-bound = { $value } is bound already
denied-step = step { $value } does not follow from those before it

context-error = { $value ->
    [match] the name of the match
    [rules] the name of the rules
    [player-a] the name of player A
    [player-b] the name of player B
    [context] the whole context
   *[other] { $value }
} is longer than 65,535 bytes

hex-error-length = { $value } characters instead of 64 hexadecimal digits
hex-error-digit = character { $value } is no hexadecimal digit

text-error = not { $expected } bytes of base64url

transcript-fault-signature = the signature of { $party } is not right
transcript-fault-unsigned = the signature of { $party } is missing
transcript-fault-surplus = there is a signature too many, of { $party }
transcript-fault-stale = { $party } had not seen what was entered before
transcript-fault-no-head = { $party } names a head that does not exist
transcript-fault-bound = { $party } is bound for throws from { $number } on, which is not possible here
transcript-fault-unbound = { $party } is not bound to throw { $number }
transcript-fault-number = it is about throw { $found } where { $next } is next
transcript-fault-link = the link of { $party } for throw { $number } is not the one it was bound to
transcript-fault-links = { $party } has a link too many or too few
transcript-fault-dice = throw { $number } is recorded as { $recorded }; the links give { $found }
transcript-fault-pending = "{ $kind ->
    [bind] bind
    [begin] begin
    [declare] declare
    [skip] skip
    [deposit] deposit
    [throw] throw
    [word] word
    [act] act
    [rebind] rebind
    [epoch] epoch
    [end] end
   *[other] { $kind }
}" was entered before throw { $number } was made
transcript-fault-not-declared = throw { $number } was not declared
transcript-fault-turn = { $party } is not on turn
transcript-fault-game = { $what }
transcript-fault-flag = the flag of { $party } cannot fall here
transcript-fault-burnt = { $party } burnt one number more than the terms allow
transcript-fault-deposit = { $party } cannot leave a link here
transcript-fault-skip = { $party } skipped a throw without a reason
transcript-fault-key = { $party } binds a key that cannot be its new one
transcript-fault-epoch = the epoch does not go on from the head of the one before
transcript-fault-ended = something follows the end of the match
transcript-fault-end = the end does not fit the match
transcript-fault-long = a text is too long

reveal-error-unknown = { $value } does not take part in this draw
reveal-error-link = this is not the link that { $value } was bound to

unknown-word = "{ $value }" is no word of the protocol

check-error-protocol = the dice are of the protocol "{ $value }"; { $protocol } is known
check-error-empty = the record is empty
check-error-matches = the records are of different matches
check-error-memory = the memory file was altered: a message in it is not signed by its key

vector-error-course = { $value }

denied-late = others were faster; the throw has to be skipped
denied-skip-first = an earlier declaration of this throw has to be skipped first
denied-other-epoch = the message belongs to another epoch
denied-not-yours = a player may not say this
denied-no-chain = the server has no chain for throw { $value }
denied-missing = not all links for throw { $value } are here

keeper-refusal-key = the match names another key of { $value }
keeper-refusal-fault = entry { $at }: { $fault }
keeper-refusal-receipt = the server's receipt is not right
keeper-refusal-fork = the server has signed two different entries number { $k }
keeper-refusal-dropped = the new epoch leaves out what the server had signed
keeper-refusal-other-head = the link of throw { $number } was given for another head
keeper-refusal-overtaken = the server entered something else after throw { $number } was declared
keeper-refusal-skip-first = throw { $value } has to be skipped first
keeper-refusal-declared = throw { $value } is declared
keeper-refusal-unbound = not everybody is bound to throw { $value }
keeper-refusal-no-chain = this device does not hold the chain that is bound
keeper-refusal-nothing = there is nothing to send
keeper-refusal-not-agreed = a throw was lost; go on only if you agree

context-error-long = { $value ->
    [match] the name of the match
    [rules] the name of the rules
    [player-a] the name of player A
    [player-b] the name of player B
    [host] the host
    [clock] the clock
    [terms] the terms
   *[other] { $value }
} is longer than 65,535 bytes
context-error-same-key = both players have the same key

not-now = { $value }

party-server = the server
party-a = player A
party-b = player B

doubt-rebound = { $mine ->
    [yes] { $party } went on with the new key { $key }, which burnt throw { $number }; the old key says: that was me
    [no] { $party } went on with the new key { $key }, which burnt throw { $number }; the old key says: that was not me
   *[none] { $party } went on with the new key { $key }, which burnt throw { $number }; the old key has not said whether that was its player
}
doubt-burnt = { $party } skipped throw { $number }, for which the other link was with the server
doubt-no-share = { $party } had no share in the dice
doubt-restored = the server was set back before throw { $number }
doubt-voided = a restore of the server voided throw { $number }
doubt-lost = { $entries ->
    [one] a restore of the server lost { $entries } entry; both players went on without it
   *[other] a restore of the server lost { $entries } entries; both players went on without them
}
doubt-unopened = the server did not open throw { $number } and annulled the match
doubt-unfinished = the match is not over
doubt-end-unsigned = { $party } has not signed the end
doubt-no-receipt = the server's receipt for the last entries is missing
# $could_double is in how many of the throws the player on roll could have doubled.
doubt-deposited = { $throws ->
    [one] { $could_double ->
        [one] { $throws } throw with a link that { $party } had left with the server; the roller could have doubled before it
       *[other] { $throws } throw with a link that { $party } had left with the server; the roller could not have doubled before it
    }
   *[other] { $throws } throws with a link that { $party } had left with the server; the roller could have doubled before { $could_double } of them
}
doubt-doubled-on-deposit = { $times ->
    [one] { $times } double while the other link for the next throw was with the server
   *[other] { $times } doubles while the other link for the next throw was with the server
}
doubt-other-head = this browser gave its link for throw { $number } for another head than the one that counts
doubt-not-entered = this browser left its link for throw { $number } with the server; the record does not say so
doubt-flagged = this browser gave its link for throw { $number }, and its player's flag fell
doubt-shorter = this browser has seen more than the record holds

wrong-receipt = a receipt was not signed by the server
wrong-head = the server signed other entries than these
wrong-log = the game's log differs from the entries at its action { $line }
wrong-contexts = the records name different keys, names or terms of one match
wrong-fork = the records differ in this entry
wrong-dropped = entries that the server had signed are left out
wrong-memory = the server signed another story for this browser
wrong-key = the record does not name this browser's key
wrong-confirmed = the server had confirmed this browser's link for throw { $number } and did not go by it

# $by is the party whose signature proves it.
contradiction = { $by ->
    [none] epoch { $epoch }, entry { $entry }: { $what } (no signature tells who did it)
   *[other] epoch { $epoch }, entry { $entry }: { $what } (signed by { $by })
}
