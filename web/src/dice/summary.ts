// The dice of a match, checked, in one word and one number.

import { api } from "../session/api";
import { checkAll, type CheckFile } from "./check";
import { DiceKeeper } from "./keeper";
import { check, compare } from "./proof";
import { DiceStore } from "./store";
import { readRecord } from "./v3/read";
import { chosen, foreseen } from "./v3/verdict";
import type { Seat } from "../wire";

export interface DiceSummary {
  color: "green" | "amber" | "red";
  /** Throws that are right. */
  right: number;
}

const SEATS: readonly Seat[] = ["a", "b"];

/** Recomputes all throws of a match; null where its dice were not made in such a way. */
export async function diceSummary(match: string): Promise<DiceSummary | null> {
  const record = await api.dice(match);
  if (record.record) {
    const own: CheckFile = { kind: "record", record: readRecord(record.record), log: record.lines };
    const kept = new DiceStore().memories(match).map((memory): CheckFile => ({ kind: "memory", memory }));
    const { verdict } = await checkAll([own, ...kept]);
    const colors = [chosen(verdict), foreseen(verdict)];
    return { color: colors.includes("red") ? "red" : colors.includes("amber") ? "amber" : "green", right: verdict.throws };
  }
  if (record.games.length === 0) return null;
  const keeper = new DiceKeeper(match, localStorage);
  let right = 0;
  let faults = 0;
  for (const [i, proof] of record.games.entries()) {
    const checked = check(proof);
    right += checked.right;
    faults += checked.faults.length + compare(proof, record.played[i] ?? []).length;
    faults += SEATS.reduce((sum, seat) => sum + keeper.disputes(proof, seat).length, 0);
  }
  return { color: faults > 0 ? "red" : "green", right };
}
