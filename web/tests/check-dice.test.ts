/// <reference types="node" />
// The page that takes files, and what it says of them.

import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { checkAll, readFile } from "../src/dice/check";
import type { DiceRecord3, Memory } from "../src/dice/v3/types";
import { chosen, foreseen } from "../src/dice/v3/verdict";
import { CheckError } from "../src/dice/v3/verify";
import { checkTrouble } from "../src/i18n/verdict";
import DiceKeyCard from "../src/view/account/DiceKeyCard.svelte";
import CheckDice from "../src/view/dice/CheckDice.svelte";
import Verdict from "../src/view/dice/Verdict.svelte";

interface Jobs {
  records: DiceRecord3[];
  memories: Memory[];
  jobs: {
    record: number;
    second?: number;
    memory?: number;
    log?: string[] | null;
    altered?: string;
    said: { contradiction: { what: string } | null } | null;
  }[];
}
const { records, memories, jobs } = JSON.parse(readFileSync("tests/fixtures/dice3.json", "utf8")) as Jobs;
const known = (found: Jobs["jobs"][number] | undefined): Jobs["jobs"][number] => found ?? expect.fail("the fixture has it");
const recordAt = (at: number | undefined): DiceRecord3 => records[at ?? -1] ?? expect.fail("the fixture has it");
const file = (value: unknown): ReturnType<typeof readFile> => readFile(JSON.stringify(value));
/** Two records that the server has signed, of which each is right and both are not. */
const fork = known(jobs.find((one) => one.second !== undefined && one.said?.contradiction?.what === "fork"));
const beside = known(jobs.find((one) => one.memory !== undefined && one.said?.contradiction?.what === "memory"));
const logged = known(jobs.find((one) => one.log && one.said?.contradiction === null));

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

describe("files", () => {
  it("are an exported match, a record alone or a memory", () => {
    const exported = {
      format: "pasch-match/1",
      match: "m1",
      log: `{"pasch":1}\n${logged.log?.join("\n")}\n`,
      dice: [{ protocol: "pasch-dice/2" }, recordAt(logged.record)],
    };
    expect(file(exported)).toEqual({ kind: "record", record: recordAt(logged.record), log: logged.log });
    expect(file(recordAt(0))).toMatchObject({ kind: "record", log: null });
    expect(file(memories[0])).toEqual({ kind: "memory", memory: memories[0] });
    const why = (text: string): string => {
      try {
        readFile(text);
        return "";
      } catch (error) {
        return checkTrouble(error);
      }
    };
    expect(why("{")).toBe("This is no JSON file of a match or a memory.");
    expect(why('{"dice":[]}')).toBe("This match has no record of the protocol pasch-dice/3.");
    expect(why(JSON.stringify({ ...recordAt(0), epochs: [1] }))).toBe(
      "The file was altered or is of another version: record.epochs[0] cannot be read.",
    );
  });

  it("are judged together", async () => {
    const log = await checkAll([{ kind: "record", record: recordAt(logged.record), log: logged.log ?? [] }]);
    expect(log.verdict.contradiction).toBeNull();
    const short = await checkAll([{ kind: "record", record: recordAt(logged.record), log: (logged.log ?? []).slice(1) }]);
    expect(short.verdict.contradiction?.what.kind).toBe("log");
    const two = await checkAll([file(recordAt(fork.record)), file(recordAt(fork.second))]);
    expect([two.verdict.contradiction?.what.kind, two.verdict.contradiction?.by]).toEqual(["fork", "server"]);
    const memory = await checkAll([file(recordAt(beside.record)), file(memories[beside.memory ?? -1])]);
    expect(memory.verdict.contradiction?.what.kind).toBe("memory");
    await expect(checkAll([file(memories[0])])).rejects.toBeInstanceOf(CheckError);
    // The beginning of a record adds no doubt to the whole.
    const whole = recordAt(0);
    const both = await checkAll([file(recordAt(1)), file(whole)]);
    expect(both.verdict).toEqual((await checkAll([file(whole)])).verdict);
  });
});

describe("a verdict", () => {
  const tell = async (record: DiceRecord3): Promise<string> => {
    const checked = await checkAll([file(record)]);
    shown = mount(Verdict, { target: document.body, props: checked });
    flushSync();
    const text = document.body.textContent ?? "";
    expect([...document.querySelectorAll(".answer")].map((one) => one.closest("section")?.className.split(" ")[1])).toEqual([
      chosen(checked.verdict),
      foreseen(checked.verdict),
    ]);
    return text;
  };

  it("answers two questions in words and names keys", async () => {
    const text = await tell(recordAt(0));
    expect(text).toContain("Could a throw be chosen?");
    expect(text).toContain("Could a throw be foreseen?");
    const key = recordAt(0).epochs[0]?.context.keys.server ?? "";
    expect(text).toContain(key.slice(0, 4) + " " + key.slice(4, 8));
    expect(text).toContain("alice");
  });

  it("is red where one byte was altered, and says where", async () => {
    const copy = structuredClone(recordAt(0));
    const thrown = copy.epochs.flatMap((part) => part.items).find(({ entry }) => entry.kind === "throw")?.entry;
    if (thrown?.kind !== "throw") throw new Error("a throw");
    thrown.dice = thrown.dice.map((face) => (face % 6) + 1);
    const text = await tell(copy);
    expect(text).toContain("The record contradicts itself");
    expect(text).toMatch(/Epoch 1, entry \d+: /);
  });
});

describe("the page without a server", () => {
  it("takes files and gives a verdict", async () => {
    shown = mount(CheckDice, { target: document.body, props: {} });
    flushSync();
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("files can be chosen");
    Object.defineProperty(input, "files", { value: [new File([JSON.stringify(recordAt(0))], "match.json")] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await expect.poll(() => document.querySelectorAll(".answer").length, { timeout: 10_000 }).toBe(2);
    expect(document.body.textContent).toContain("match.json: a record");
  });
});

describe("the dice key", () => {
  it("is shown by its fingerprint, and moves by a code", async () => {
    localStorage.clear();
    globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify({ protocol: "pasch-dice/3", host: "h", key: "k" })));
    shown = mount(DiceKeyCard, { target: document.body, props: {} });
    await expect.poll(() => document.querySelector("dd code")?.textContent ?? "").toMatch(/^(\S{4} ){10}\S{3}$/);
    const first = document.querySelector("dd code")?.textContent;
    const button = (name: string): HTMLButtonElement =>
      [...document.querySelectorAll("button")].find((one) => one.textContent === name) ?? expect.fail(name);
    button("Show the code").click();
    flushSync();
    expect(document.querySelector(".code")?.textContent).toMatch(/^([0-9A-Z]{4}-){13}/);
    const input = document.querySelector("input") ?? expect.fail("a code can be entered");
    const type = (text: string): void => {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      flushSync();
      document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    };
    type("nonsense");
    flushSync();
    expect(document.body.textContent).toContain("was not copied correctly");
    const { toCode } = await import("../src/dice/code");
    type(toCode(new Uint8Array(32).fill(1)));
    await expect.poll(() => document.querySelector("dd code")?.textContent).not.toBe(first);
    expect(localStorage.getItem("pasch.dice.former")).not.toBe("");
  });
});
