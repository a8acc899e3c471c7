import { expect, test } from "vitest";
import type { TableView } from "../src/wire";
import { isNear, nearRange } from "../src/session/near";

const table = (rating: number | null, pool = "hitting"): TableView =>
  ({
    host: { id: "anna", name: "Anna" },
    a: { id: "anna", name: "Anna", level: null, program: false, rating },
    b: null,
    pool,
  }) as TableView;

test("who was never rated counts with 1500", () => {
  expect(nearRange({}, "hitting", 150)).toEqual({ from: 1350, to: 1650 });
  expect(nearRange({ hitting: 1712 }, "hitting", 150)).toEqual({ from: 1562, to: 1862 });
  expect(isNear(table(null), {}, 150)).toBe(true);
  expect(isNear(table(null), { hitting: 1651 }, 150)).toBe(false);
});

test("ratings are compared in the table's kind of game", () => {
  const own = { hitting: 1800, pinning: 1450 };
  expect(isNear(table(1650), own, 150)).toBe(true);
  expect(isNear(table(1649), own, 150)).toBe(false);
  expect(isNear(table(1600, "pinning"), own, 150)).toBe(true);
  expect(isNear(table(1601, "pinning"), own, 150)).toBe(false);
});

test("a bot of the house is near nobody", () => {
  const house = {
    host: { id: "house", name: "Otto" },
    a: { id: null, name: "Otto", level: "otto", program: false, rating: null },
    b: null,
    pool: "hitting",
  } as TableView;
  expect(isNear(house, {}, 150)).toBe(false);
});
