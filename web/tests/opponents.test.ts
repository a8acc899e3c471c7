import { expect, it } from "vitest";
import type { Catalogue } from "../src/wire";
import { givenName, keptOpponent, levelName, opponentName, opponentOf, ownLevel, placed, usualOpponent } from "../src/session/opponents";

const named = (id: string): { id: string; name: string; note: string } => ({ id, name: id.toUpperCase(), note: "" });
const face = (id: string, level: string): object => ({ ...named(id), level, style: "even", pr: null });
const catalogue = {
  levels: [named("casual"), named("expert")],
  styles: [named("even"), named("careful")],
  faces: [face("lumi", "casual"), face("rex", "expert"), face("vega", "expert")],
  classics: [named("thumb")],
} as unknown as Catalogue;

it("reads faces, levels and levels with a style", () => {
  expect(opponentOf(catalogue, "rex")?.face?.id).toBe("rex");
  expect(opponentOf(catalogue, "expert")).toEqual({ face: null, level: "expert", style: "even" });
  expect(opponentOf(catalogue, "expert+careful")).toEqual({ face: null, level: "expert", style: "careful" });
  expect(opponentOf(catalogue, "expert+wild")).toBeNull();
  expect(opponentOf(catalogue, "")).toBeNull();
});

it("writes what it reads", () => {
  expect(ownLevel("expert", "even")).toBe("expert");
  expect(ownLevel("expert", "careful")).toBe("expert+careful");
});

it("names opponents and their levels, and forgets unknown ones", () => {
  expect(opponentName(catalogue, "vega")).toBe("VEGA");
  expect(opponentName(catalogue, "casual+careful")).toBe("CASUAL");
  expect(levelName(catalogue, "lumi")).toBe("CASUAL");
  expect(levelName(catalogue, "gone")).toBe("gone");
  expect(levelName(catalogue, "thumb")).toBe("");
  expect(givenName(catalogue, "rex", "Bob")).toBeNull();
  expect(givenName(catalogue, "expert", " Bob ")).toBe("Bob");
  expect(givenName(catalogue, "expert", " ")).toBeNull();
  expect(usualOpponent(catalogue)).toBe("rex");
  expect(keptOpponent(catalogue, "god")).toBe("rex");
  expect(keptOpponent(catalogue, "casual")).toBe("casual");
});

it("places newcomers by three answers, the stronger the higher", () => {
  const faces = Array.from({ length: 9 }, (_, at) => face(String(at), "casual"));
  const all = { ...catalogue, faces } as unknown as Catalogue;
  expect(placed(all, [null, 0, 0])).toBeNull();
  const found = [0, 1, 2, 3, 4, 5, 6].map((sum) => {
    const first = Math.min(2, sum);
    const second = Math.min(2, sum - first);
    return Number(placed(all, [first, second, sum - first - second])?.id);
  });
  expect(found[0]).toBe(0);
  expect(found.every((place, sum) => sum === 0 || place > (found[sum - 1] ?? 9))).toBe(true);
  expect(found.at(-1)).toBe(7);
  expect(placed(catalogue, [2, 2, 2])).toBeNull();
});
