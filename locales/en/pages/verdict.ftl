# The check of the dice of a match.

verdict-chosen = Could a throw be chosen?
verdict-foreseen = Could a throw be foreseen?
verdict-answer-green = No
verdict-answer-amber = Not ruled out
verdict-answer-red = The record contradicts itself
verdict-chosenNote-green = Everybody was bound before the first throw, every signature agrees, and every throw follows from its links.
verdict-chosenNote-amber = No signature contradicts another, but the points below leave a doubt.
verdict-chosenNote-red = Signatures or hashes contradict each other. Keep the file.
verdict-foreseenNote-green = No link lay with the server before its throw was declared.
verdict-foreseenNote-amber = Some links lay with the server before their throws.
verdict-foreseenNote-red = In a record that contradicts itself nothing can be said about this.
verdict-throws = { $n ->
    [one] 1 throw checked
   *[other] { $n } throws checked
}
verdict-skipped = { $n ->
    [one] 1 number was used up by a second device of the player on roll, without anybody being able to know the throw
   *[other] { $n } numbers were used up by a second device of the player on roll, without anybody being able to know the throw
}
verdict-doubts = What leaves a doubt
verdict-contradiction = What contradicts
verdict-keys = Keys
verdict-keysNote = Compare them with what the operator and the other player show elsewhere. A key that stays the same over years is hard to forge.
verdict-noKey = no key
verdict-botKey = the server’s own bot
# Whose key it is, where a new one was used from this throw on.
verdict-replaced = { $name }, from throw { $number } on
verdict-fault-count = a throw of { $dice } dice
verdict-fault-opening = an opening throw is not possible now
verdict-fault-roll = a roll is not possible now
verdict-fault-word = "{ $word }" of { $party } is not possible now
verdict-fault-line = { $line } is not possible now
verdict-trouble-protocol = The dice are of the protocol "{ $protocol }". This page checks pasch-dice/3.
verdict-trouble-empty = The record is empty.
verdict-trouble-matches = The two records are of different matches.
verdict-trouble-memory = The memory file was altered: a message in it is not signed by its key.
verdict-trouble-json = This is no JSON file of a match or a memory.
verdict-trouble-noDice = This match has no record of the protocol pasch-dice/3.
verdict-trouble-altered = The file was altered or is of another version: { $place } cannot be read.

checker-title = Check the dice of a match
checker-lead = Drop one or two exported matches and a memory file here. Nothing leaves this page: it works without a network and without the server that the match was played on.
checker-choose = Choose files
checker-drop = or drop them anywhere on this page
checker-againstTitle = Check it against more
checker-againstNote = The other player’s export shows whether the server told both the same.
checker-withMemory = The record was compared with what this browser remembers of the match.
checker-withoutMemory = This browser remembers nothing of this match.
checker-kinds-record = a record
checker-kinds-memory = a browser’s memory
checker-add = Add a file
checker-clear = Remove the files
checker-saveRecord = Save the match as JSON
checker-saveMemory = Save this browser’s memory
checker-alone = The same check as a page of its own, which needs no server:
checker-open = open it
checker-download = save it
checker-command = The command pasch verify-dice FILE and the program examples/verify_dice.py check it, too.
checker-checking = Checking
checker-need = A memory is checked beside a match: add the exported match.
