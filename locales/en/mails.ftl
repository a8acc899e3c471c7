# Mails and notices of the browser.

# Times to the hour.
left-nothing = less than an hour
left-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
left-days = { $days ->
    [one] one day
   *[other] { $days } days
}
left-both = { $days } and { $hours }
# At most so long, after "less than".
left-at-most = { $hours ->
    [one] an hour
    [24] a day
   *[other] { $hours } hours
}

goal = { $points ->
    [0] for money
   *[other] to { $points }
}

notice-over = Your match with { $name } is over
notice-won = You have won, { $score }.
notice-lost = { $name } has won, { $score }.
notice-turn = Your turn against { $name }
notice-stands = { $score }, { $goal }. You have { $left }.
notice-comer = { $name } is here
notice-comer-where = They are in the lobby.
notice-untouched = Your table was closed
notice-untouched-why = Nobody came for an hour.
notice-challenge = { $name } challenges you
notice-terms-untimed = { $points ->
    [0] A match for money, without a clock.
    [one] A match to one point, without a clock.
   *[other] A match to { $points } points, without a clock.
}
notice-terms-timed = { $points ->
    [0] A match for money, with a clock.
    [one] A match to one point, with a clock.
   *[other] A match to { $points } points, with a clock.
}
notice-terms-days = { $points ->
    [0] A match for money, { $days } for each move.
    [one] A match to one point, { $days } for each move.
   *[other] A match to { $points } points, { $days } for each move.
}

mail-link-subject = Is this your address?
mail-link =
    Hello,

    { $name } at { $origin } would like to be told of correspondence games at this address.
    If that is you, open this page within a day and press the button:

    { $link }

    If it is not, do nothing: no other mail will come.

mail-attempts-subject = Somebody tries to sign in to your account
mail-attempts = { $count ->
    [one]
        Hello { $name },

        there has been one failed attempt to sign in to your account at { $origin } since { $since } UTC,
        from a device on which you have not signed in before. Nobody got in.

        A browser in which you have signed in before need not wait because of it. A passkey cannot be guessed; you can
        add one, or choose another password, at { $origin }/account

        This is sent at most once a day.
   *[other]
        Hello { $name },

        there have been { $count } failed attempts to sign in to your account at { $origin } since { $since } UTC,
        from devices on which you have not signed in before. Nobody got in.

        A browser in which you have signed in before need not wait because of them. A passkey cannot be guessed; you can
        add one, or choose another password, at { $origin }/account

        This is sent at most once a day.
}

mail-reset-subject = Choose a new password
mail-reset =
    Hello { $name },

    somebody asked for a new password for your account at { $origin }.
    If that was you, open this page within an hour and choose one:

    { $link }

    The link works once. A new password signs you out everywhere and revokes all tokens.

    If it was not you, do nothing: your password stays as it is.

mail-password-subject = Your password was changed
mail-password =
    Hello { $name },

    your account at { $origin } has a new password. It was chosen by a link that was mailed to you.
    All devices are signed out, and all tokens are revoked. Passkeys still open the account.

    If that was not you, somebody reads your mail: change your mail password first, then ask for
    another link at { $origin }/reset

mail-change =
    Hello { $name },

    { $change }
    The account is at { $origin }

    If that was you, there is nothing to do. If it was not, choose another password at
    { $origin }/account or, if you cannot sign in, at { $origin }/reset
change-password-subject = Your password was changed
change-password = the password of your account was changed.
change-passkey-added-subject = A passkey was added
change-passkey-added = your account has one more passkey.
change-passkey-removed-subject = A passkey was removed
change-passkey-removed = a passkey of your account was removed.
change-second-factor-subject = Your account asks for codes now
change-second-factor = your account now asks for a code of an authenticator app beside the password.
change-no-second-factor-subject = Your account asks for no codes any more
change-no-second-factor = your account asks for no code beside the password any more.
change-recovery-codes-subject = New recovery codes
change-recovery-codes = new recovery codes were made for your account. The ones before are no longer good.
change-recovery-code-used-subject = A recovery code was used
change-recovery-code-used = somebody signed in to your account with one of its recovery codes.
change-address-subject = Another e-mail address was given
change-address = another e-mail address was given for your account. Once it is confirmed, mail goes there.

mail-turns-urgent = Less than { $left } left against { $name }
mail-turns-urgent-many = Less than { $left } left in { $games } games
mail-turns-one = Your turn against { $name }
mail-turns-many = { $games } games wait for you
# $list is a line for each game; a blank line follows each.
mail-turns =
    Hello { $name },

    { $games ->
        [one] One game waits for you:
       *[other] { $games } games wait for you:
    }

    { $list }
    How often you are mailed: { $origin }/account
    No more of these mails: { $stop }
mail-turns-game = Against { $name }, { $score }. You have { $left }.
mail-turns-more = { $games ->
    [one] And one more game: { $origin }/lobby
   *[other] And { $games } more games: { $origin }/lobby
}
