// The museum's page: how the nets learnt.

import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Curve from "../src/view/museum/Curve.svelte";
import { CARDS } from "../src/view/museum/cards";
import { NETS, curveOf, type Net } from "../src/view/museum/curve";

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const data = (file: string): string => readFileSync(`../crates/museum/data/${file}`, "utf8");

/** The curve of a net's card, line by line. */
function card(id: string): number[][] {
  const lines = data(`${id}.toml`)
    .split("\n")
    .filter((line) => line.includes("games = ") && line.includes("linear"));
  return lines.map((line) => [...line.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number)));
}

const measured = (points: number): { points: number; interval: number } => ({ points, interval: 0.5 });

describe("learning curves", () => {
  it("are those of the cards beside the nets", () => {
    expect(NETS.map((net) => net.id)).toEqual(["td-gammon-0", "td-gammon-1"]);
    for (const { id, curve } of NETS)
      expect(
        curve.map(({ games, linear, net }) => [games, linear.points, linear.interval, net.points, net.interval]),
        id,
      ).toEqual(card(id));
  });

  it("span the drawing: ten times as many games are the same step", () => {
    const at = (games: number, points: number): Net["curve"][number] => ({ games, linear: measured(points), net: measured(points - 1) });
    const { lines, ticks, marks } = curveOf([{ id: "one", curve: [at(100, -1.5), at(1000, -0.5), at(10_000, 0.5)] }], 200, 100);
    // From -3 (the lowest end of an interval) to 1.
    expect(ticks.map((tick) => [tick.value, tick.y])).toEqual([
      [-3, 100],
      [-2, 75],
      [-1, 50],
      [0, 25],
      [1, 0],
    ]);
    expect(marks).toEqual([
      { games: 100, x: 0 },
      { games: 1000, x: 100 },
      { games: 10_000, x: 200 },
    ]);
    expect(lines.map((line) => [line.against, line.path])).toEqual([
      ["linear", "M0.0 62.5L100.0 37.5L200.0 12.5"],
      ["net", "M0.0 87.5L100.0 62.5L200.0 37.5"],
    ]);
    expect(lines[0]?.dots[0]).toMatchObject({ top: 50, bottom: 75 });
    expect(curveOf([], 200, 100)).toMatchObject({ lines: [], marks: [] });
  });

  it("are a picture with a name, and a table on request", () => {
    // jsdom lays nothing out: the picture keeps the width that it begins with.
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    );
    const classics = NETS.map(({ id }) => ({ id, name: `Name of ${id}`, points: null, interval: null }));
    shown = mount(Curve, { target: document.body, props: { classics } });
    flushSync();
    const picture = document.querySelector("svg[role=img]");
    expect(picture?.getAttribute("aria-label")).toMatch(
      /^How the TD-Gammon networks learnt\..*Name of td-gammon-1 against our engine: −0\.29 ±0\.09/,
    );
    expect(document.querySelectorAll("circle")).toHaveLength(2 * NETS.flatMap((net) => net.curve).length);
    document.querySelector("button")?.click();
    flushSync();
    const rows = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent.replace(/\s+/g, " "));
    expect(rows).toHaveLength(NETS.flatMap((net) => net.curve).length);
    expect(rows[0]).toContain("Name of td-gammon-0");
    expect(rows[0]).toContain("−1.90 ±0.04");
  });
});

describe("the cards", () => {
  it("stand in the order of the museum, and tell the games of the nets", () => {
    const measuredIds = data("figures.txt")
      .trim()
      .split("\n")
      .map((line) => line.split(" ")[0]);
    expect(CARDS.map((one) => one.id)).toEqual(measuredIds);
    for (const { id, curve } of NETS) expect(CARDS.find((one) => one.id === id)?.games).toBe(curve.at(-1)?.games);
  });
});
