/// <reference types="node" />
// The library in TypeScript against the page that describes the protocol, and against the library in Rust.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fromText, toText } from "../src/dice/v3/bytes";
import { Chain, leadBack, LENGTH } from "../src/dice/v3/chain";
import { readMemory, readRecord, Unreadable } from "../src/dice/v3/read";
import { Signer, verifySignature } from "../src/dice/v3/sign";
import type { DiceRecord3, Memory } from "../src/dice/v3/types";
import { chosen, codeOf, foreseen, type Verdict } from "../src/dice/v3/verdict";
import { CheckError, run, verify, verifyMemory, verifyTwo } from "../src/dice/v3/verify";
import { contradictionText, doubtText, plainNames } from "../src/i18n/verdict";

const unhex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const holds = (message: string, key: string, signature: string): boolean =>
  verifySignature(toText(unhex(key)), unhex(message), toText(unhex(signature)));

/** A check as the Rust tests print it; null where it could not be made. */
function printed(check: () => Verdict): unknown {
  try {
    const verdict = check();
    const found = verdict.contradiction;
    return {
      chosen: chosen(verdict),
      foreseen: foreseen(verdict),
      throws: verdict.throws,
      skipped: verdict.skipped,
      doubts: verdict.doubts.map((doubt) => doubtText(doubt, plainNames())),
      contradiction: found && { epoch: found.epoch, entry: found.entry, what: codeOf(found.what), by: found.by },
      words: found && contradictionText(found, plainNames()),
    };
  } catch (error) {
    if (error instanceof CheckError || error instanceof Unreadable) return null;
    throw error;
  }
}

interface Jobs {
  records: unknown[];
  memories: unknown[];
  jobs: { record: number; second?: number; memory?: number; log?: string[] | null; altered?: string; value?: unknown; said: unknown }[];
}

/** What the Rust test did to a record: a path with its new value, or an entry that is left out, doubled or moved. */
function alter(record: unknown, what: string, value: unknown): unknown {
  const copy = structuredClone(record) as { epochs: { items: unknown[] }[] };
  if (what.includes(" ")) {
    const at = Number(/\d+/.exec(what)?.[0]);
    const items = copy.epochs[0]?.items ?? [];
    if (what.startsWith("without")) items.splice(at, 1);
    else if (what.endsWith("twice")) items.splice(at, 0, items[at]);
    else items.splice(at - 1, 2, items[at], items[at - 1]);
    return copy;
  }
  const path = what.split(".");
  const last = path.pop() ?? "";
  const place = path.reduce((here, step) => (here as Record<string, never>)[step] as never, copy as unknown);
  (place as Record<string, unknown>)[last] = value;
  return copy;
}

function compare({ records, memories, jobs }: Jobs): { asked: number; unread: number } {
  let unread = 0;
  for (const [at, { record, second, memory, log, altered, value, said }] of jobs.entries()) {
    const one = altered === undefined ? records[record] : alter(records[record], altered, value);
    const found = printed(() => {
      if (second !== undefined) return run(verifyTwo(readRecord(one), readRecord(records[second])));
      if (memory !== undefined) return run(verifyMemory(readRecord(one), readMemory(memories[memory])));
      return run(verify(readRecord(one), log));
    });
    expect(found, `job ${at} ${altered ?? ""}`).toEqual(said);
    if (said === null) unread += 1;
  }
  return { asked: jobs.length, unread };
}

describe("the test vector of the page", () => {
  const page = readFileSync("../docs/fair-dice.md", "utf8");

  it("is a record that the checker reads, and it is not red", () => {
    const record = vector(page);
    const kinds = new Set(record.epochs.flatMap((part) => part.items.map(({ entry }) => entry.kind)));
    expect(kinds.size).toBe(11);
    const verdict = run(verify(record));
    expect(verdict.contradiction).toBeNull();
    expect(verdict.doubts.map((doubt) => doubt.reason)).toEqual(["rebound", "restored", "deposited", "doubled-on-deposit"]);
    expect([verdict.throws, verdict.skipped]).toEqual([5, 1]);
    expect([chosen(verdict), foreseen(verdict)]).toEqual(["amber", "amber"]);
  });
});

describe("the library in Rust", () => {
  it("says the same of honest games, two stories and altered records", { timeout: 60_000 }, () => {
    const { asked, unread } = compare(JSON.parse(readFileSync("tests/fixtures/dice3.json", "utf8")) as Jobs);
    expect(asked - unread).toBeGreaterThan(100);
  });

  // PASCH_DICE_JOBS names a file that the Rust test of the same variable has written.
  it.runIf(process.env["PASCH_DICE_JOBS"])("says the same of many more", { timeout: 3_600_000 }, () => {
    const { asked, unread } = compare(JSON.parse(readFileSync(process.env["PASCH_DICE_JOBS"] ?? "", "utf8")) as Jobs);
    console.log(`${asked} questions answered alike, ${unread} records that neither reads`);
  });
});

/** The record that the vector's text describes. */
function vector(page: string): DiceRecord3 {
  const text = page.slice(
    page.indexOf("protocol pasch-dice/3\nepoch 1"),
    page.indexOf("\n```", page.indexOf("protocol pasch-dice/3\nepoch 1")),
  );
  const record: DiceRecord3 = { protocol: "pasch-dice/3", epochs: [] };
  const party = { S: "server", A: "a", B: "b", "53": "server", "41": "a", "42": "b" } as const;
  const b64 = (hex = ""): string => toText(unhex(hex));
  const u32 = (hex = ""): number => Number.parseInt(hex, 16);
  const utf8 = (hex = ""): string => new TextDecoder().decode(unhex(hex));
  const who = (hex = ""): "server" | "a" | "b" => party[hex as keyof typeof party];
  const link = (hex = "-"): string | null => (hex === "-" ? null : b64(hex));
  let head = "";
  for (const line of text.split("\n")) {
    const [first = "", ...rest] = line.trim().split(" ");
    const part = record.epochs.at(-1);
    if (first === "M") {
      const all = unhex(rest[0] ?? "");
      const fields: Uint8Array[] = [];
      for (let at = 0; at < all.length;) {
        const size = ((all[at] ?? 0) << 8) | (all[at + 1] ?? 0);
        fields.push(all.slice(at + 2, at + 2 + size));
        at += 2 + size;
      }
      const field = (at: number): Uint8Array => fields[at] ?? new Uint8Array();
      const word = (at: number): string => new TextDecoder().decode(field(at));
      const keys = { server: toText(field(7)), a: toText(field(8)), b: toText(field(9)) };
      const terms = { rules: "backgammon", length: 5, clock: "12 s", rated: false, strict: false };
      record.epochs.push({
        context: { host: word(1), match: word(2), epoch: toText(field(3)), terms, players: [word(5), word(6)], keys },
        items: [],
        receipts: [],
      });
    } else if (first === "receipt" && part) {
      part.receipts.push({ head: { k: Number(rest[0]), t: head }, signature: b64(rest[1]) });
    } else if (/^T\d+$/.test(first)) {
      head = b64(rest[0]);
    } else if (/^[SAB]$/.test(first)) {
      const item = part?.items.at(-1);
      item?.signed?.push({ by: who(first), at: Number(rest[1]), signature: b64(rest[2]) });
    } else if (/^\d+$/.test(first) && part) {
      const [kind, x, y, z, u, v] = rest;
      const entries = {
        bind: () => ({ kind: "bind", party: who(x), from: u32(y), commitment: b64(z), salt: b64(u) }),
        begin: () => ({ kind: "begin", number: u32(x) }),
        declare: () => ({ kind: "declare", party: who(x), number: u32(y), link: link(z) }),
        skip: () => ({ kind: "skip", party: who(x), number: u32(y) }),
        deposit: () => ({ kind: "deposit", party: who(x), number: u32(y) }),
        throw: () => ({ kind: "throw", number: u32(x), links: { server: link(y), a: link(z), b: link(u) }, dice: [...unhex(v ?? "")] }),
        word: () => ({ kind: "word", party: who(x), word: utf8(y) }),
        act: () => ({ kind: "act", line: utf8(x) }),
        rebind: () => ({ kind: "rebind", party: who(x), key: b64(y), from: u32(z), commitment: b64(u), salt: b64(v) }),
        epoch: () => ({ kind: "epoch", old: b64(x), head: { k: u32(y), t: b64(z) }, new: b64(u) }),
        end: () => ({ kind: "end", party: who(x), result: utf8(y) }),
      };
      part.items.push({ entry: entries[kind as keyof typeof entries]() as never, signed: [] });
    }
  }
  return readRecord(record);
}

describe("signatures", () => {
  it("are those of RFC 8032", () => {
    const signer = new Signer(unhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"));
    const key = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    const signature =
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00";
    expect([signer.key, signer.sign(unhex("72"))]).toEqual([toText(unhex(key)), toText(unhex(signature))]);
    expect(holds("72", key, signature)).toBe(true);
    expect(holds("73", key, signature)).toBe(false);
    expect(verifySignature(toText(unhex(key)), unhex("72"), "short")).toBe(false);
  });

  // "Taming the many EdDSAs" (Chalkias, Garillot, Nikolaenko 2020): number 3 alone holds without the cofactor.
  it("that are crafted are judged by one rule", () => {
    const vectors = JSON.parse(readFileSync("tests/fixtures/ed25519.json", "utf8")) as [string, string, string][];
    expect(vectors.map(([message, key, signature]) => holds(message, key, signature))).toEqual(vectors.map((_, at) => at === 3));
  });

  it("by keys of small order or of a second spelling hold nothing", () => {
    const points = [
      "01".padEnd(64, "0"),
      `${"01".padEnd(62, "0")}80`,
      `ec${"ff".repeat(30)}7f`,
      `ec${"ff".repeat(31)}`,
      "00".repeat(32),
      `${"00".repeat(31)}80`,
    ];
    const torsion = [
      "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc",
      "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03",
    ];
    points.push(
      `${torsion[0]}05`,
      `${torsion[0]}85`,
      `${torsion[1]}7a`,
      `${torsion[1]}fa`,
      `ed${"ff".repeat(30)}7f`,
      `ed${"ff".repeat(31)}`,
      `ee${"ff".repeat(30)}7f`,
      `ee${"ff".repeat(31)}`,
    );
    for (const key of points)
      for (const r of points)
        for (const message of ["00", "01", "02", "03"]) expect(holds(message, key, r + "00".repeat(32)), `${key} ${r}`).toBe(false);
  });

  it("have one spelling: the order may not be added to S, and no bit may change", () => {
    const signer = new Signer(new Uint8Array(32).fill(5));
    const signature = fromText(signer.sign(unhex("6d"))) ?? new Uint8Array();
    const larger = Uint8Array.from(signature);
    const order = unhex("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010");
    let carry = 0;
    for (let at = 0; at < 32; at += 1) {
      carry += (larger[32 + at] ?? 0) + (order[at] ?? 0);
      larger[32 + at] = carry & 255;
      carry >>= 8;
    }
    expect(verifySignature(signer.key, unhex("6d"), toText(signature))).toBe(true);
    expect(verifySignature(signer.key, unhex("6d"), toText(larger))).toBe(false);
    for (let bit = 0; bit < 512; bit += 7) {
      const altered = Uint8Array.from(signature);
      altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(verifySignature(signer.key, unhex("6d"), toText(altered)), `bit ${bit}`).toBe(false);
    }
  });
});

describe("text of bytes", () => {
  it("has one spelling", () => {
    for (let length = 0; length < 8; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => 251 - 17 * at);
      expect(fromText(toText(bytes))).toEqual(bytes);
    }
    for (const wrong of ["AB", "A", "AA==", "A+", "A/", "AAAAA"]) expect(fromText(wrong), wrong).toBeNull();
    expect(fromText("AA")).toEqual(new Uint8Array(1));
  });
});

describe("a chain", () => {
  const m = toText(new Uint8Array(32).fill(7));
  const chain = new Chain(m, "a", 9, new Uint8Array(32).fill(1));

  it("leads back from each of its links to the commitment", () => {
    for (const at of [9, 10, 72, 73, 74, 9 + LENGTH - 1]) {
      const link = chain.link(at) ?? "";
      expect(leadBack(m, "a", 9, at, link, 8)).toBe(chain.commitment);
      expect(leadBack(m, "b", 9, at, link, 8)).not.toBe(chain.commitment);
    }
    expect([chain.link(8), chain.link(9 + LENGTH)]).toEqual([null, null]);
  });
});

describe("a file", () => {
  it("with a field too many, a number that is none or half a letter is not read", () => {
    const { records, memories } = JSON.parse(readFileSync("tests/fixtures/dice3.json", "utf8")) as {
      records: DiceRecord3[];
      memories: Memory[];
    };
    const wrong = (change: (record: DiceRecord3) => void): void => {
      const copy = structuredClone(records[0]) as DiceRecord3;
      change(copy);
      expect(() => readRecord(copy)).toThrow(Unreadable);
    };
    wrong((one) => Object.assign(one, { more: 1 }));
    wrong((one) => Object.assign(one.epochs[0]?.context.terms ?? {}, { length: 1.5 }));
    wrong((one) => Object.assign(one.epochs[0]?.context ?? {}, { host: "\ud800" }));
    wrong((one) => Object.assign(one.epochs[0]?.items[0]?.entry ?? {}, { party: "c" }));
    wrong((one) => Object.assign(one.epochs[0]?.items[0]?.entry ?? {}, { kind: "constructor" }));
    expect(() => readMemory({ ...memories[0], sent: null })).toThrow(Unreadable);
    expect(readMemory(memories[0])).toEqual(memories[0]);
  });
});
