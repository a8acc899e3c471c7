// @vitest-environment node
import { describe, expect, it } from "vitest";
import { gamePage, games } from "../locales.mjs";
import { matches } from "../src/games/groups";
import { loadPage } from "../src/games/load";
import { movesOf, positionOf, type GamePage } from "../src/games/page";

const PAGES = games("en").map((id): [string, GamePage] => [id, gamePage("en", id)]);
const SCENES = Object.keys(import.meta.glob("../src/games/*.json")).map((path) => path.replace(/^.*\/|\.json$/g, ""));
const KEYS = ["intro", "setup", "direction", "aim", "lone", "special", "grades", "options", "pictures", "lesson"];
const SCENE = ["a", "b", "pinnedA", "pinnedB", "dice", "turnsBefore", "doublesBefore", "options", "refused"];

describe("the pages of the games", () => {
  it("have sentences and positions, each in a file of its own", () => {
    expect(PAGES.length).toBeGreaterThan(30);
    expect(PAGES.map(([id]) => id).sort()).toEqual(SCENES.sort());
  });
  it("are loaded one at a time", async () => {
    expect(await loadPage("plakoto")).toEqual(gamePage("en", "plakoto"));
    expect(await loadPage("no-game")).toBeNull();
  });
  it("use no key that nobody reads", () => {
    for (const [name, page] of PAGES) {
      const known = KEYS.flatMap((key) => (key === "special" && page.terms ? ["terms", key] : [key]));
      expect(Object.keys(page), name).toEqual(page.also ? ["also", ...known] : known);
      for (const one of page.pictures) expect([...SCENE, "caption", "play"], name).toEqual(expect.arrayContaining(Object.keys(one)));
      for (const one of page.lesson)
        expect([...SCENE, "title", "task", "goal", "solution", "yes", "no"], name).toEqual(expect.arrayContaining(Object.keys(one)));
    }
  });
  it("speak to the reader, without exclamation marks", () => {
    for (const [name, page] of PAGES) expect(JSON.stringify(page), name).not.toMatch(/!|\bhe\b|\bshe\b/);
  });
  it("never point a picture's arrow from an empty place", () => {
    for (const [name, page] of PAGES) {
      for (const one of page.pictures) {
        if (!one.play) continue;
        const side = positionOf(one, 15, (point) => point).a;
        const from = movesOf(one.play)[0]?.from ?? 0;
        expect(from === 25 ? side.bar + side.pool : side.points[from - 1], `${name}: ${one.play}`).toBeGreaterThan(0);
      }
    }
  });
  it("are found by the names of other languages", () => {
    const also = (search: string): string[] => PAGES.filter(([, page]) => matches(page.also ?? [], search)).map(([id]) => id);
    expect(also("Fewga")).toEqual(["fevga"]);
    for (const search of ["Tachte", "Tawle"]) expect(also(search), search).toEqual(["tavla"]);
  });
  it("explain the points that players have names for", () => {
    const names = (gamePage("en", "backgammon").terms ?? []).map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(["Midpoint", "Bar point", "Golden point"]));
  });
});
