# Sentences of names, passwords, passkeys, mails and notifications.

network-error = "{ $value }" is no network: use an address such as 203.0.113.7, or a network such as 203.0.113.0/24 or 2001:db8::/48

webauthn-error-not-base64 = { $value } is not base64url
webauthn-error-client-data = the client data is not what the specification says: { $value }
webauthn-error-wrong-ceremony = the answer belongs to another ceremony: "{ $value }"
webauthn-error-wrong-challenge = the answer is to another challenge
webauthn-error-wrong-origin = the page has the origin "{ $value }"
webauthn-error-embedded = the page is embedded in a page of another site
webauthn-error-not-cbor = { $value } is not CBOR that can be read
webauthn-error-malformed = { $value } is malformed
webauthn-error-wrong-host = the device signed for another host
webauthn-error-not-present = nobody was present
webauthn-error-not-verified = the device did not verify its user
webauthn-error-wrong-flags = the flags contradict each other
webauthn-error-wrong-id = the identifier of the key is another one
webauthn-error-algorithm = no algorithm that was asked for: { $value }
webauthn-error-signature = the signature does not hold
webauthn-error-counter = the counter did not go forward
webauthn-error-not-asked-for = this passkey was not asked for

factor-error-random = no random numbers: { $value }
factor-error-unfit = the secret cannot be used: { $value }

name-fault-length = a name has { $shortest } to { $longest } characters
name-fault-characters = a name is made of letters and digits, with single spaces, hyphens, underscores or dots between them
name-fault-mixed = a name is written in one alphabet
name-fault-reserved = this name is reserved

password-fault-short = a password needs at least { $shortest } characters
password-fault-long = a password has at most { $longest } characters
password-fault-common = this password is too common: choose another
password-fault-name = the password must not be the name
hash-error-busy = too many people are signing in right now
hash-error-failed = the password could not be hashed: { $value }

passkey-error-over = this request has expired or was already used: try again
passkey-error-busy = too many people are signing in: try again in a moment
passkey-error-unfit = the new passkey cannot be used here
passkey-error-unproved = this passkey was not accepted
passkey-error-random = a request for a passkey cannot be made

endpoint-fault-not-https = a push service has an https address of at most { $length } bytes, without a name or password in it
endpoint-fault-not-public = a push service has a name of its own and answers on port { $port }

mail-config-error-relay = a mail server is given as smtp://HOST:PORT or smtps://HOST:PORT, with USER:PASSWORD@ before the host where it asks for them
mail-config-error-port = invalid mail server port
mail-config-error-no-user = there is a password for the mail server, but no user: smtp://USER@HOST
mail-config-error-sender = "{ $value }" is no sender of mail: give an address, or NAME <ADDRESS>
mail-config-error-no-origin = mails have links to this server: say under which address people know it (--origin)

courier-error-random = the system gives no random numbers: { $value }
courier-error-key = the server's key for push services is damaged: empty the table push_key; people then have to subscribe again
courier-error-tls = no connection can be secured: { $value }

letter-error-random = the system gives no random numbers: { $value }
letter-error-mail = a mail cannot be written: { $value }

seal-error-too-long = a message has at most { $value } bytes
seal-error-random = the system gives no random numbers: { $value }
seal-error-cipher = the message cannot be encrypted
