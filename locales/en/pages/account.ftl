# The account, ways to sign in, friends, moderation.

mail-hint = When correspondence games wait for you, and when less than a day is left. Never while you are here, or about a turn you have seen. If you forget your password, a link can be mailed to this address.
mail-address = Your e-mail address
mail-give = Send the link
mail-giving = Sending
mail-asked = A link is on its way to { $address }. Open it within a day; nothing else is sent there before.
mail-askedHint = Nothing arrived? Check your spam folder, or ask for the link again in an hour.
mail-again = Send the link again
mail-refused = The mail server of { $address } does not accept mail for it. Enter another address, or this one again.
mail-at = Mail goes to { $address }.
mail-pace = How often
mail-paces-never = never
mail-paces-hourly = at once, at most once an hour
mail-paces-daily = at most once a day
mail-change = Another address
mail-remove = Remove the address
mail-removed = Address removed.
mail-confirm = Is this your address?
mail-confirmLead = You opened the link that was sent to it.
mail-confirmWhat = Press the button to get mail there about correspondence games that wait for you.
mail-confirmButton = Yes, send me mail here
mail-confirmed = The address is confirmed.
mail-confirmedHint = Choose how often on your account's page.
mail-stop = No more mail
mail-stopLead = About correspondence games that wait for you.
mail-stopWhat = Press the button to stop this mail. You can turn it on again on your account's page.
mail-stopButton = No more mail
mail-stopped = You will get no more mail.
mail-working = One moment
mail-toAccount = To the account
mail-noToken = This link is incomplete. Copy all of it from the mail.

account-failures = Failed attempts to sign in
account-failuresTold = { $n ->
    [one] One attempt to sign in to your account failed, at { $last }.
   *[other] { $n } attempts to sign in to your account failed, from { $first } to { $last }.
}
account-failuresHint = They came from browsers in which you have not signed in before. None of them got in, and they never delay a browser that you have used before. A passkey cannot be guessed.
account-failuresSeen = OK
account-signingIn = Signing in
account-signOut = Sign out
account-create = Create account
account-creating = Creating
account-which = Do you have an account?
account-lead = With an account your games, collection and settings follow you to every device.
account-name = Name
account-nameHint = 2 to 20 letters and digits. Others see it.
account-password = Password
account-passwordHint = At least 8 characters. A short sentence of your own is best.
account-show = Show
account-hide = Hide
account-stays = Everything you did here as a guest stays yours.
account-leaves = { $n ->
    [one] One match played here as a guest will not come along. Create an account to keep it.
   *[other] { $n } matches played here as a guest will not come along. Create an account to keep them.
}
account-noMail = This server cannot mail you a new password. Keep yours somewhere safe.
account-withMail = Confirm an e-mail address on your account's page later, so that you can replace a forgotten password.
account-forgot = Forgot your password?
account-welcome = Signed in as { $name }.
account-made = Welcome, { $name }. Your account is ready.
account-left = Signed out.
account-since = Account since { $day }
account-sessions = Where you are signed in
account-here = this device
account-seen = last used { $day }
account-endOne = Sign out there
account-endOthers = Sign out everywhere else
account-ended = Signed out there.
account-endedOthers = Signed out everywhere else.
account-changePassword = Change password
account-setPassword = Set a password
account-oldPassword = Current password
account-newPassword = New password
account-changing = Changing
account-tokens = Programs and tokens
account-tokensHint = Give a bot, a board or a script its own token to play or read in your name.
account-tokensHow = How programs talk to this server
account-tokenName = What is it for?
account-tokenScopes = Allow it to
account-scopes-play = play in your name
account-scopes-read = read your matches and collection
account-scopes-analyse = let the engine work
account-tokenDays = It ends after
account-days = { $n ->
    [366] a year
   *[other] { $n } days
}
account-makeToken = Make a token
account-making = Making
account-tokenMade = Copy it now: it is not shown again.
account-token = Token
account-copyToken = Copy
account-tokenCopied = Token copied
account-tokenSeen = { $day ->
    [none] not used yet
   *[other] last used { $day }
}
account-tokenEnds = ends { $day }
account-revoke = Revoke
account-revokeNamed = Revoke { $name }
account-revoked = Revoked. It no longer works.
account-games = Your matches
account-gamesHint = Everything you have played here, in one archive: each match as .mat for other programs, as Pasch's own log, and as JSON with the proofs of its dice.
account-download = Download all matches
account-changed = Password changed. All other devices are signed out.

reset-lead = A link in a mail lets you choose a new one.
reset-who = Your name or e-mail address
reset-send = Send the link
reset-sending = Sending
reset-sent = If there is such an account and it has a confirmed e-mail address, a link is on its way.
reset-sentHint = It works once, within an hour. Nothing arrived? Check your spam folder and the name.
reset-again = Ask again
reset-noMail = This server sends no mail, so it cannot send you a link.
reset-operator = The operator of the server can give you a new password with this command:
reset-command = pasch accounts password NAME
reset-choose = Choose a new password
reset-chooseLead = You are signed out on all devices, and all tokens are revoked. Passkeys stay.
reset-save = Set the new password
reset-saving = Setting
reset-done = Your password is changed.
reset-doneHint = Sign in with it now.
reset-signIn = Go to sign in

passkeys-title = Passkeys
passkeys-hint = A passkey opens your account with your finger, your face or the PIN of your device. There is nothing to type and nothing to guess.
passkeys-or = or
passkeys-enter = Sign in with a passkey
passkeys-create = Create account with a passkey
passkeys-add = Add a passkey
passkeys-goOn = Make the passkey
passkeys-adding = Making
passkeys-added = Passkey added. You can sign in with it now.
passkeys-name = Name of the passkey
passkeys-made = made { $day }
passkeys-used = { $day ->
    [none] not used yet
   *[other] last used { $day }
}
passkeys-elsewhere = made at { $host }: it opens nothing here
passkeys-last = your only way in: set a password or add another passkey before it can be removed
passkeys-rename = Rename
passkeys-renameOf = Rename { $name }
passkeys-renaming = Renaming
passkeys-renamed = Renamed.
passkeys-remove = Remove
passkeys-removeOf = Remove { $name }
passkeys-removing = Removing
passkeys-removeWhat = All other devices are signed out, and all tokens are revoked. Delete the passkey on its device, too; it no longer works here.
passkeys-removed = Removed. The passkey no longer works.
passkeys-asked = Your device will ask for your passkey.
passkeys-instead = Use a passkey instead
passkeys-cannot = This browser cannot make passkeys at this address.

codes-title = Codes beside the password
codes-hint = An app on your phone shows a new code every 30 seconds. Your account then asks for the password and a code, so a password alone is not enough. A passkey needs no code.
codes-code = Code
codes-codeHint = The six digits that your authenticator app shows, or a recovery code.
codes-signIn = Your account also asks for a code.
codes-turnOn = Turn on
codes-turningOn = Turning on
codes-goOn = Go on
codes-working = Working
codes-scan = Scan this with your authenticator app:
codes-picture = QR code for your authenticator app
codes-type = Or type this key into it:
codes-open = Open it in the app on this device
codes-first = Then enter the code that the app shows.
codes-digits = Six digits from the app
codes-on = On since { $day }.
codes-left = { $count ->
    [0] No recovery code is left.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
codes-few = Make new ones while you have your app.
codes-isOn = Your account asks for codes now. All other devices are signed out.
codes-isOff = Your account asks for the password alone.
codes-turnOff = Turn off
codes-turningOff = Turning off
codes-renew = New recovery codes
codes-renewWhat = Your present recovery codes will stop working.
codes-making = Making
codes-recovery = Your recovery codes
codes-recoveryHint = Without your phone, each of these opens your account once, beside the password. Keep them where you find them without your phone. They are shown only now.
codes-copy = Copy
codes-copied = The codes are copied.
codes-download = Download
codes-kept = I have kept them

friends-lead = See who is online, and start a match with one press. Your list is private.
friends-needAccount = Friends are for players with an account.
friends-add = Add a friend
friends-name = Name
friends-adding = Adding
friends-none = No friends yet. Add players by name: you find names in the lobby and on the players page.
friends-here = here
friends-away = away
friends-challenge = Challenge
friends-challengeOf = Challenge { $name }
friends-remove = Remove
friends-removeOf = Remove { $name }
friends-challenged = { $name } is challenged. The answer comes in the lobby.
friends-blocked = Blocked
friends-blockedHint = Blocked players cannot challenge you, talk to you or sit down at your tables.
friends-block = Block
friends-blockOf = Block { $name }
friends-blocking = Blocking
friends-unblock = Unblock
friends-unblockOf = Unblock { $name }

leave-title = Delete account
leave-what-1 = Your name, password, passkeys, settings, devices and tokens go, and so do your collection, your analyses and what you have trained.
leave-what-2 = Matches that you are playing with others are given up; your open tables and challenges are closed.
leave-what-3 = Finished games stay for those you played with, against “somebody who left”; so do the results in their ratings. What you said there is removed.
leave-what-4 = Others may take your name afterwards. This cannot be undone. Download your matches first.
leave-dice = One place keeps the name you played under: the proofs of the dice. It was hashed into every throw, and without it nobody could check them any more.
leave-go = Delete my account
leave-going = Deleting
leave-done = Your account is deleted.

moderation-lead = Reports by players, and what follows from them. All that is done here stands in the log below.
moderation-link = Moderation
moderation-open = Open reports
moderation-none = No report waits for a decision.
moderation-reports = { $by } reports { $about }
moderation-look = Read what was said
moderation-lookOf = Read what was said: { $by } reports { $about }
moderation-lookHint = The log keeps that you have read it.
moderation-said = Said before the report
moderation-nothingSaid = Nothing was said before it.
moderation-others = Other reports
moderation-noOthers = There is no other report.
moderation-before = Earlier decisions
moderation-noneBefore = Nothing was decided before.
moderation-decided = decided
moderation-undecided = open
moderation-verdict = Decision
moderation-verdicts-dismiss = Dismiss
moderation-verdicts-mute = No talk
moderation-verdicts-suspend = Suspend
moderation-time = How long
moderation-times-day = a day
moderation-times-week = a week
moderation-times-good = for good
moderation-reason = Reason
moderation-reasonHint = { $about } reads it, too. Write no names.
moderation-decide = Decide
moderation-deciding = Deciding
moderation-done = The decision stands in the log.
moderation-notYours = This is about a moderator: whoever runs the server decides it.
moderation-restrained = Kept from talking or playing
moderation-nobody = Nobody is kept from anything.
moderation-kinds-mute = no talk
moderation-kinds-suspension = suspended
moderation-until = { $at ->
    [none] for good
   *[other] until { $at }
}
moderation-lift = Lift
moderation-liftOf = Lift what keeps { $name }
moderation-lifting = Lifting
moderation-lifted = Lifted.
moderation-log = Log
moderation-earlier = Earlier
moderation-operator = Whoever runs the server
moderation-deeds-look = { $by } read what was said with { $about }
moderation-deeds-dismiss = { $by } dismissed a report about { $about }
moderation-deeds-mute = { $by } muted { $about }
moderation-deeds-suspend = { $by } suspended { $about }
moderation-deeds-unmute = { $by } let { $about } talk again
moderation-deeds-unsuspend = { $by } let { $about } play again
moderation-deeds-appoint = { $by } made { $about } a moderator
moderation-deeds-release = { $by } took the role of a moderator from { $about }
