# Sentences of imports, exports, jobs, tables, practice and programs that play over a line protocol.

unpack-error = the packed text is damaged: { $value }

bomb = archive bomb

trouble-io = it cannot be read: { $value }
trouble-not-a-file = it is { $value ->
    [pipe] a named pipe
    [socket] a socket
    [device] a device
   *[other] something else
}, not a file
trouble-too-large = it is larger than { $value } MiB: not a match file
trouble-archive = the archive is damaged: { $value }
trouble-entry = the archive is damaged: an entry of it makes no sense
trouble-encrypted = it is encrypted; unpack it first
trouble-method = it is packed by a method ({ $value }) that is not read; pack it as an ordinary zip
trouble-ratio = it grows more than { $value } times when unpacked: refused as an archive bomb
trouble-overlap = its entries overlap: refused as an archive bomb
trouble-depth = it lies more than { $value } levels deep
trouble-too-many = there are more than { $value } files; the rest was not read
trouble-too-much = the archives unpack to more than { $value } GiB; the rest was not read

spool-error-io = the upload cannot be written: { $value }
spool-error-frame = file { $number } of the upload is not announced by a line {"{"}"name":…,"size":…{"}"}
spool-error-short = the upload ends within "{ $name }"
spool-error-too-many = there are more than { $value } files in one upload; pack them as a zip

intake-error-full = the collection is full: it may hold { $value } matches

command-error-folder = the data folder cannot be made: { $value }
command-error-random = the system gives no random numbers: { $value }

begin-error-random = the system gives no random numbers: { $value }

unpacked-error-read = the stored match cannot be read: { $value }

import-error-reader = the reader failed on this file

rollout-refusal-too-many = { $value } of your rollouts are not done yet: wait for them or stop one

work-error-play = { $value } cannot be played here

analysis-panicked = the engine failed on this match

study-error-panicked = the engine failed on this position
study-error-closing = the server is shutting down

problem-error-damaged = this decision cannot be found in its match any more
problem-error-answer = { $value ->
    [play] this problem asks for a play
    [double] this problem asks whether to double
    [take] this problem asks whether to take
    [illegal] this play is not legal
    [unfinished] this play is not finished
   *[other] { $value }
}
problem-error-engine = the engine could not judge this play

problem-black = Black
problem-set-error-line = line { $number } is no problem
problem-white = White


dice-error-system = the system gave no random numbers: { $value }
dice-error-not-entered = fewer dice were entered than are thrown
dice-error-not-shown = not everybody has shown their part of the throw

file-error = { $place ->
    [none] { $message }
   *[other] { $place }: { $message }
}

damaged-log = fact { $seq }: { $cause }

unreadable = it is no context and no entry

damaged-record = dice, row { $row }: { $cause }

damaged-dice = dice of game { $game }, step { $step }: { $cause }

brain-error-dice = there is no roll to play
brain-error-over = the game is over

export-error-zip = { $cause }
export-error-io = { $cause }

rolled-no-double = No double
rolled-double-take = Double, take
rolled-words = Rolled out: best is { $best }. { $candidates }.
rolled-damaged = the position of this decision cannot be read

import-resembles = Resembles { $names } ({ $date ->
    [none] undated
   *[other] { $date }
}, { $length ->
    [0] money
    [one] 1 point
   *[other] { $length } points
}, { $rolls } rolls). Both are kept.
analysed-so-far = analysed up to here only: { $stop }
import-failed = The import failed on the server.
import-stopped-server = The server was stopped. Send the files again: what is in is passed over.
import-unsaid = the match is known already; what this file says beside the play was not kept: { $comments } comments, { $plays } plays and { $cubes } cube decisions judged
no-play-in-it = there is no play in it
reader-failed = the reader failed on this file
