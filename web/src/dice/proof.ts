// The check of a game's dice, as in crates/dice/src/proof.rs.

import { LENGTH, PARTIES, PROTOCOL, before, faces, type Hex, type Party } from "./chain";
import type { DiceProof, PlayedThrow, Seat } from "../wire";

export type Proof = DiceProof;

export type Fault =
  | { kind: "unbound"; throw: number; party: Party }
  | { kind: "rebound"; throw: number; party: Party }
  | { kind: "link"; throw: number; party: Party }
  | { kind: "dice"; throw: number; recorded: number[]; found: number[] }
  | { kind: "protocol"; protocol: string }
  /** The record says that a player was bound to what this browser has never sent. */
  | { kind: "forged"; throw: number; party: Party }
  /** The record leaves out a link that this browser had sent. */
  | { kind: "withheld"; throw: number; party: Party }
  /** The game was played with other dice than those that were thrown. */
  | { kind: "played"; throw: number; played: number[] | null; thrown: number[] | null };

export interface Checked {
  /** Throws that follow from links that everybody was bound to. */
  right: number;
  /** Throws that were given up. */
  void: number;
  /** Of the right ones, those for which the server held a player's chain. */
  held: Record<Seat, number>;
  faults: Fault[];
}

interface Shown {
  link: Hex;
  throw: number;
  from: number;
  held: boolean;
}

/** Recomputes every link and every throw. */
export function check(proof: Proof): Checked {
  const checked: Checked = { right: 0, void: 0, held: { a: 0, b: 0 }, faults: [] };
  if (proof.protocol !== PROTOCOL) {
    checked.faults.push({ kind: "protocol", protocol: proof.protocol });
    return checked;
  }
  const shown: Record<Party, Shown | null> = { server: null, a: null, b: null };
  let next = 1;
  const leads = (party: Party, link: Hex): void => {
    const last = shown[party];
    if (!last) {
      checked.faults.push({ kind: "unbound", throw: next, party });
      return;
    }
    let back = link;
    for (let index = next; index > last.throw; index -= 1) back = before(proof.context, party, index, back);
    if (back !== last.link) checked.faults.push({ kind: "link", throw: next, party });
    shown[party] = { ...last, link, throw: next };
  };
  for (const step of proof.steps) {
    if (step.step === "commit") {
      const last = shown[step.by];
      const again = step.by === "server" && last !== null && last.from + LENGTH !== step.from;
      if (step.from !== next || again) checked.faults.push({ kind: "rebound", throw: next, party: step.by });
      shown[step.by] = { link: step.commitment, throw: step.from - 1, from: step.from, held: step.held === true && step.by !== "server" };
      continue;
    }
    if (step.step === "void") {
      if (step.a !== null) leads("a", step.a);
      if (step.b !== null) leads("b", step.b);
      checked.void += 1;
    } else {
      const known = checked.faults.length;
      for (const party of PARTIES) leads(party, step.links[party]);
      const found = faces(proof.context, next, step.links, step.dice.length);
      if (found.join() !== step.dice.join()) checked.faults.push({ kind: "dice", throw: next, recorded: step.dice, found });
      if (checked.faults.length === known) {
        checked.right += 1;
        for (const seat of ["a", "b"] as const) if (shown[seat]?.held === true) checked.held[seat] += 1;
      }
    }
    next += 1;
  }
  return checked;
}

/** Whether a game was played with the throws of its proof, in their order. A roll's dice stand in no order in the log. */
export function compare(proof: Proof, played: readonly PlayedThrow[]): Fault[] {
  const thrown = proof.steps.flatMap((step) => (step.step === "throw" ? [step.dice] : []));
  for (let i = 0; i < Math.max(thrown.length, played.length); i += 1) {
    const [one, other] = [thrown[i], played[i]];
    const same = one && other && (other.opening ? one : [...one].sort((x, y) => y - x)).join() === other.faces.join();
    if (!same) return [{ kind: "played", throw: i + 1, played: other?.faces ?? null, thrown: one ?? null }];
  }
  return [];
}
