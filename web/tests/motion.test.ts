// Motion on the board: dice that are thrown, checkers that are hit, a cube that is offered and answered.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tumble, tumbleMs } from "../src/board/animate";
import { Flights } from "../src/session/flights.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("dice that are thrown", () => {
  it("come from their player's side, show only faces of a die, and lie square on their place in the end", () => {
    for (const thrown of [
      { x: 500, y: 200 },
      { x: -500, y: -200 },
    ]) {
      const first = tumble(0, 5, 0, thrown);
      expect(Math.sign(first.x)).toBe(Math.sign(thrown.x));
      for (let step = 0; step <= 100; step += 1) {
        const pose = tumble(step / 100, 5, step % 2, thrown);
        expect([1, 2, 3, 4, 5, 6]).toContain(pose.face);
        expect(Math.abs(pose.x)).toBeLessThanOrEqual(500);
        if (step >= 80) expect(pose.face).toBe(5);
      }
      expect(tumble(1, 5, 1, thrown)).toEqual({ x: 0, y: 0, turn: 0, scale: 1, face: 5 });
    }
  });
  it("take the time that was chosen, and none where nothing is to move", () => {
    expect([tumbleMs("fast", 2), tumbleMs("normal", 2), tumbleMs("slow", 2)]).toEqual([252, 420, 756]);
    expect([tumbleMs("off", 2), tumbleMs("normal", 0)]).toEqual([0, 0]);
  });
});

describe("a checker that is hit", () => {
  it("stays on its point until the hitter lands, and flies to the bar then", async () => {
    const air = new Flights();
    const landed = air.fly("a", { from: 8, to: 3 }, 280, () => false, [{ point: 22, at: 1 }]);
    await vi.advanceTimersByTimeAsync(150);
    expect(air.list.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      ["b", 22, 25],
      ["a", 8, 3],
    ]);
    expect(air.list[0]?.progress).toBe(0);
    expect(air.list[1]?.progress).toBeGreaterThan(0.3);
    await vi.advanceTimersByTimeAsync(220);
    await landed;
    expect(air.list.map((one) => one.seat)).toEqual(["b"]);
    expect(air.list[0]?.progress).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(400);
    await air.settled();
    expect(air.list).toEqual([]);
  });
  it("on the way is met on the way", async () => {
    const air = new Flights();
    void air.fly("b", { from: 8, to: 1 }, 400, () => false, [{ point: 20, at: 0.5 }]);
    await vi.advanceTimersByTimeAsync(160);
    expect(air.list[0]?.progress).toBe(0);
    await vi.advanceTimersByTimeAsync(120);
    expect(air.list[0]?.progress).toBeGreaterThan(0);
    expect(air.list[1]?.progress).toBeLessThan(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(air.list).toEqual([]);
  });
});
