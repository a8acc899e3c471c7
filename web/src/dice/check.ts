// Checks what is in some files: one record or two of a match, and what browsers remember of it.

import { readFile, type CheckFile } from "./v3/read";
import type { DiceRecord3 } from "./v3/types";
import type { Contradiction, Doubt, Verdict } from "./v3/verdict";
import { CheckError, runAwake, verify, verifyMemory, verifyTwo } from "./v3/verify";

export interface Checked {
  verdict: Verdict;
  /** The record that it is about: the longest. */
  record: DiceRecord3;
}

const sizeOf = (record: DiceRecord3): number => record.epochs.reduce((sum, part) => sum + part.items.length, 0);

/** A verdict on everything together: on the longest record, with what the others and the memories add to it. */
export async function checkAll(files: readonly CheckFile[]): Promise<Checked> {
  const records = files
    .flatMap((file) => (file.kind === "record" ? [file] : []))
    .sort((one, other) => sizeOf(other.record) - sizeOf(one.record));
  const [longest, ...others] = records;
  if (!longest) throw new CheckError({ trouble: "empty" });
  const { record } = longest;
  let verdict = await runAwake(verify(record, longest.log));
  const add = (contradiction: Contradiction | null, doubts: readonly Doubt[]): void => {
    const known = new Set(verdict.doubts.map((doubt) => JSON.stringify(doubt)));
    const more = doubts.filter((doubt) => !known.has(JSON.stringify(doubt)));
    verdict = { ...verdict, doubts: [...verdict.doubts, ...more], contradiction: verdict.contradiction ?? contradiction };
  };
  for (const other of others) {
    // A shorter record says less: what it leaves open is no doubt about the longer one.
    add((await runAwake(verify(other.record, other.log))).contradiction, []);
    const both = await runAwake(verifyTwo(record, other.record));
    add(
      both.contradiction,
      both.doubts.filter((doubt) => doubt.reason === "lost"),
    );
  }
  for (const file of files) {
    if (file.kind !== "memory") continue;
    const beside = await runAwake(verifyMemory(record, file.memory));
    add(beside.contradiction, beside.doubts);
  }
  return { verdict, record };
}

export { readFile, type CheckFile };
