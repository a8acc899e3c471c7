# This browser's dice key.

diceKey-lead = Your half of every throw comes from this key. It stays in this browser: the server never sees it.
diceKey-fingerprint = Fingerprint on this server
diceKey-unkept = This browser keeps nothing. The key lasts as long as this page.
diceKey-bring = Bring the key to another device
diceKey-bringNote = With the same key you can go on with your matches there. Keep the code to yourself: whoever has it can roll for you.
diceKey-show = Show the code
diceKey-hide = Hide the code
diceKey-copy = Copy
diceKey-copied = Copied
diceKey-notCopied = The browser does not allow copying here. Mark the code and copy it yourself.
diceKey-enter = Use the key of another device
diceKey-enterNote = Matches that you began with this browser’s own key still go on here.
diceKey-code = Code from the other device
diceKey-use = Use this code
diceKey-taken = This browser has the key now
diceKey-wrong = This code was not copied correctly. Check each group of four.
