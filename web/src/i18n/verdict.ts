// The words of a check of dice. Loaded with the checker. Doubts, faults and contradictions are the sentences of the library in Rust.

import loaders from "virtual:locale/verdict";
import transcript from "virtual:locale/transcript";
import type { Fault, GameFault } from "../dice/v3/fault";
import { Unreadable } from "../dice/v3/read";
import type { Party } from "../dice/v3/types";
import type { Contradiction, Doubt, Wrong } from "../dice/v3/verdict";
import { CheckError, type CheckTrouble } from "../dice/v3/verify";
import type { Value } from "./language";
import { group, sayBy, use } from "./spoken.svelte";
import type { Parts } from "./strings";

use("verdict", loaders);
use("transcript", transcript);

export const verdict = group<Parts["verdict"]["verdict"]>("verdict", "verdict");
export const checker = group<Parts["verdict"]["checker"]>("verdict", "checker");

const say = (id: string, args?: Args): string => sayBy("transcript", id, args);

/** How the parties are called. */
export type Names = Record<Party, string>;

/** The parties where nobody's name is known. */
export const plainNames = (): Names => ({ server: say("party-server"), a: say("party-a"), b: say("party-b") });

/** The parties of a match by the names of its players. */
export function partyNames(players: readonly string[]): Names {
  const { server, a, b } = plainNames();
  return { server, a: players[0] || a, b: players[1] || b };
}

type Args = Readonly<Record<string, Value>>;

export function doubtText(doubt: Doubt, name: Names): string {
  const args: Args = doubt;
  return say(`doubt-${doubt.reason}`, {
    ...args,
    ...("party" in doubt && { party: name[doubt.party] }),
    could_double: args["couldDouble"] ?? 0,
  });
}

function gameText(what: GameFault, name: Names): string {
  const words = verdict.fault;
  switch (what.kind) {
    case "count":
      return words.count({ dice: what.dice });
    case "word":
      return words.word({ word: what.word, party: name[what.party] });
    case "line":
      return words.line({ line: what.line });
    default:
      return words[what.kind];
  }
}

const faces = (dice: readonly number[]): string => `[${dice.join(", ")}]`;

export function faultText(fault: Fault, name: Names): string {
  if (fault.code === "context") {
    return fault.what.kind === "same-key" ? say("context-error-same-key") : say("context-error-long", { value: fault.what.what });
  }
  const id = `transcript-fault-${fault.code}`;
  if (fault.code === "game") return say(id, { what: gameText(fault.what, name) });
  if (fault.code === "dice") return say(id, { number: fault.number, recorded: faces(fault.recorded), found: faces(fault.found) });
  const args: Args = fault;
  return say(id, { ...args, ...("from" in fault && { number: fault.from }), ...("party" in fault && { party: name[fault.party] }) });
}

function wrongText(what: Wrong, name: Names): string {
  if (what.kind === "fault") return faultText(what.fault, name);
  if (what.kind === "other-key") return say("wrong-key");
  const args: Args = what;
  return say(`wrong-${what.kind}`, args);
}

export function contradictionText({ epoch, entry, what, by }: Contradiction, name: Names): string {
  return say("contradiction", { epoch, entry, what: wrongText(what, name), by: by && name[by] });
}

const troubleText = (why: CheckTrouble): string =>
  why.trouble === "protocol" ? verdict.trouble.protocol({ protocol: why.protocol }) : verdict.trouble[why.trouble];

/** Why a file could not be checked. */
export function checkTrouble(error: unknown): string {
  if (error instanceof CheckError) return troubleText(error.why);
  if (!(error instanceof Unreadable)) return String(error);
  if (error.place === "JSON") return verdict.trouble.json;
  return error.place === "dice" ? verdict.trouble.noDice : verdict.trouble.altered({ place: error.place });
}

/** A key as people compare it: its text in blocks of four. */
export const fingerprint = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(" ");
