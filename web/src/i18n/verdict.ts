// The sentences of a check of the dice. They are no part of the table in en.ts: they are loaded with the checker. Doubts and
// contradictions read as in the library and in examples/verify_dice.py when the players are called player A and player B.

import type { Fault, GameFault } from "../dice/v3/fault";
import type { Party } from "../dice/v3/types";
import { Unreadable } from "../dice/v3/read";
import { CheckError, type CheckTrouble } from "../dice/v3/verify";
import type { Contradiction, Doubt, Wrong } from "../dice/v3/verdict";
import { plural } from "./count";

/** How the parties are called. */
export type Names = Record<Party, string>;

export const PLAIN: Names = { server: "the server", a: "player A", b: "player B" };

/** The parties of a match by the names of its players. */
export function partyNames(players: readonly string[]): Names {
  return { server: PLAIN.server, a: players[0] || PLAIN.a, b: players[1] || PLAIN.b };
}

export function doubtText(doubt: Doubt, name: Names): string {
  switch (doubt.reason) {
    case "rebound": {
      const answers = {
        true: "the old key says: that was me",
        false: "the old key says: that was not me",
        null: "the old key has not said whether that was its player",
      };
      const answer = answers[String(doubt.mine) as keyof typeof answers];
      return `${name[doubt.party]} went on with the new key ${doubt.key}, which burnt throw ${doubt.number}; ${answer}`;
    }
    case "burnt":
      return `${name[doubt.party]} skipped throw ${doubt.number}, for which the other link was with the server`;
    case "no-share":
      return `${name[doubt.party]} had no share in the dice`;
    case "restored":
      return `the server was set back before throw ${doubt.number}`;
    case "voided":
      return `a restore of the server voided throw ${doubt.number}`;
    case "lost":
      return `a restore of the server lost ${plural(doubt.entries, "entry", "entries")}; both players went on without ${doubt.entries === 1 ? "it" : "them"}`;
    case "unopened":
      return `the server did not open throw ${doubt.number} and annulled the match`;
    case "unfinished":
      return "the match is not over";
    case "end-unsigned":
      return `${name[doubt.party]} has not signed the end`;
    case "no-receipt":
      return "the server's receipt for the last entries is missing";
    case "deposited":
      return `${plural(doubt.throws, "throw", "throws")} with a link that ${name[doubt.party]} had left with the server; the roller ${beforeText(doubt)}`;
    case "doubled-on-deposit":
      return `${plural(doubt.times, "double", "doubles")} while the other link for the next throw was with the server`;
    case "other-head":
      return `this browser gave its link for throw ${doubt.number} for another head than the one that counts`;
    case "not-entered":
      return `this browser left its link for throw ${doubt.number} with the server; the record does not say so`;
    case "flagged":
      return `this browser gave its link for throw ${doubt.number}, and its player's flag fell`;
    case "shorter":
      return "this browser has seen more than the record holds";
  }
}

function beforeText({ throws, couldDouble }: Extract<Doubt, { reason: "deposited" }>): string {
  if (throws === 1) return couldDouble === 1 ? "could have doubled before it" : "could not have doubled before it";
  return `could have doubled before ${couldDouble} of them`;
}

function gameText(what: GameFault, name: Names): string {
  switch (what.kind) {
    case "count":
      return `a throw of ${what.dice} dice`;
    case "opening":
      return "an opening throw is not possible now";
    case "roll":
      return "a roll is not possible now";
    case "word":
      return `"${what.word}" of ${name[what.party]} is not possible now`;
    case "line":
      return `${what.line} is not possible now`;
  }
}

const faces = (dice: readonly number[]): string => `[${dice.join(", ")}]`;

export function faultText(fault: Fault, name: Names): string {
  switch (fault.code) {
    case "signature":
      return `the signature of ${name[fault.party]} is not right`;
    case "unsigned":
      return `the signature of ${name[fault.party]} is missing`;
    case "surplus":
      return `there is a signature too many, of ${name[fault.party]}`;
    case "stale":
      return `${name[fault.party]} had not seen what was entered before`;
    case "no-head":
      return `${name[fault.party]} names a head that does not exist`;
    case "bound":
      return `${name[fault.party]} is bound for throws from ${fault.from} on, which is not possible here`;
    case "unbound":
      return `${name[fault.party]} is not bound to throw ${fault.number}`;
    case "number":
      return `it is about throw ${fault.found} where ${fault.next} is next`;
    case "link":
      return `the link of ${name[fault.party]} for throw ${fault.number} is not the one it was bound to`;
    case "links":
      return `${name[fault.party]} has a link too many or too few`;
    case "dice":
      return `throw ${fault.number} is recorded as ${faces(fault.recorded)}; the links give ${faces(fault.found)}`;
    case "pending":
      return `"${fault.kind}" was entered before throw ${fault.number} was made`;
    case "not-declared":
      return `throw ${fault.number} was not declared`;
    case "turn":
      return `${name[fault.party]} is not on turn`;
    case "game":
      return gameText(fault.what, name);
    case "flag":
      return `the flag of ${name[fault.party]} cannot fall here`;
    case "burnt":
      return `${name[fault.party]} burnt one number more than the terms allow`;
    case "deposit":
      return `${name[fault.party]} cannot leave a link here`;
    case "skip":
      return `${name[fault.party]} skipped a throw without a reason`;
    case "key":
      return `${name[fault.party]} binds a key that cannot be its new one`;
    case "epoch":
      return "the epoch does not go on from the head of the one before";
    case "ended":
      return "something follows the end of the match";
    case "end":
      return "the end does not fit the match";
    case "context":
      return fault.what.kind === "same-key" ? "both players have the same key" : `${fault.what.what} is longer than 65,535 bytes`;
    case "long":
      return "a text is too long";
  }
}

function wrongText(what: Wrong, name: Names): string {
  switch (what.kind) {
    case "fault":
      return faultText(what.fault, name);
    case "receipt":
      return "a receipt was not signed by the server";
    case "head":
      return "the server signed other entries than these";
    case "log":
      return `the game's log differs from the entries at its action ${what.line}`;
    case "contexts":
      return "the records name different keys, names or terms of one match";
    case "fork":
      return "the records differ in this entry";
    case "dropped":
      return "entries that the server had signed are left out";
    case "memory":
      return "the server signed another story for this browser";
    case "other-key":
      return "the record does not name this browser's key";
    case "confirmed":
      return `the server had confirmed this browser's link for throw ${what.number} and did not go by it`;
  }
}

export function contradictionText({ epoch, entry, what, by }: Contradiction, name: Names): string {
  const who = by ? `signed by ${name[by]}` : "no signature tells who did it";
  return `epoch ${epoch}, entry ${entry}: ${wrongText(what, name)} (${who})`;
}

export function troubleText(why: CheckTrouble): string {
  switch (why.trouble) {
    case "protocol":
      return `The dice are of the protocol "${why.protocol}". This page checks pasch-dice/3.`;
    case "empty":
      return "The record is empty.";
    case "matches":
      return "The two records are of different matches.";
    case "memory":
      return "The memory file was altered: a message in it is not signed by its key.";
  }
}

/** Why a file could not be checked. */
export function checkTrouble(error: unknown): string {
  if (error instanceof CheckError) return troubleText(error.why);
  if (!(error instanceof Unreadable)) return String(error);
  if (error.place === "JSON") return "This is no JSON file of a match or a memory.";
  if (error.place === "dice") return "This match has no record of the protocol pasch-dice/3.";
  return `The file was altered or is of another version: ${error.place} cannot be read.`;
}

/** A key as people compare it: its text in blocks of four. */
export const fingerprint = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(" ");

export const verdict = {
  chosen: "Could a throw be chosen?",
  foreseen: "Could a throw be foreseen?",
  /** The answers, by colour. */
  answer: { green: "No", amber: "Not ruled out", red: "The record contradicts itself" },
  chosenNote: {
    green: "Everybody was bound before the first throw, every signature agrees, and every throw follows from its links.",
    amber: "No signature contradicts another, but the points below leave a doubt.",
    red: "Signatures or hashes contradict each other. Keep the file.",
  },
  foreseenNote: {
    green: "No link lay with the server before its throw was declared.",
    amber: "Some links lay with the server before their throws.",
    red: "In a record that contradicts itself nothing can be said about this.",
  },
  throws: (n: number) => `${plural(n, "throw", "throws")} checked`,
  skipped: (n: number) =>
    `${plural(n, "number was", "numbers were")} used up by a second device of the player on roll, without anybody being able to know the throw`,
  doubts: "What leaves a doubt",
  contradiction: "What contradicts",
  keys: "Keys",
  keysNote:
    "Compare them with what the operator and the other player show elsewhere. A key that stays the same over years is hard to forge.",
  noKey: "no key",
  botKey: "the server’s own bot",
  replaced: (number: number) => `, from throw ${number + 1} on`,
};

/** The parts of the page that takes files. */
export const checker = {
  title: "Check the dice of a match",
  lead: "Drop one or two exported matches and a memory file here. Nothing leaves this page: it works without a network and without the server that the match was played on.",
  choose: "Choose files",
  drop: "or drop them anywhere on this page",
  againstTitle: "Check it against more",
  againstNote: "The other player’s export shows whether the server told both the same.",
  withMemory: "The record was compared with what this browser remembers of the match.",
  withoutMemory: "This browser remembers nothing of this match.",
  kinds: { record: "a record", memory: "a browser’s memory" },
  add: "Add a file",
  clear: "Remove the files",
  saveRecord: "Save the match as JSON",
  saveMemory: "Save this browser’s memory",
  alone: "The same check as a page of its own, which needs no server:",
  open: "open it",
  download: "save it",
  command: "The command pasch verify-dice FILE and the program examples/verify_dice.py check it, too.",
  checking: "Checking",
  need: "A memory is checked beside a match: add the exported match.",
};
