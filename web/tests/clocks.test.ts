import { describe, expect, it } from "vitest";
import { clockText, preset, shown, time } from "../src/session/clocks";
import type { ClockView } from "../src/wire";

const CLOCK: ClockView = { full: 12_000, days: false, running: "a", delay: 9_000, a: 60_000, b: 30_000, paused: 0 };

describe("clocks", () => {
  it("run through the delay first, then the reserve, and stop at nothing", () => {
    expect(shown(CLOCK, "a", 4_000)).toEqual({ delay: 5_000, reserve: 60_000, running: true });
    expect(shown(CLOCK, "a", 20_000)).toMatchObject({ delay: 0, reserve: 49_000 });
    expect(shown(CLOCK, "a", 200_000)).toMatchObject({ delay: 0, reserve: 0 });
    expect(shown(CLOCK, "b", 20_000)).toEqual({ delay: 12_000, reserve: 30_000, running: false });
  });

  it("stand while the server comes back", () => {
    const paused = { ...CLOCK, paused: 20_000 };
    expect(shown(paused, "a", 15_000)).toEqual({ delay: 9_000, reserve: 60_000, running: false });
    expect(shown(paused, "a", 24_000)).toMatchObject({ delay: 5_000, running: true });
  });

  it("are written so that 0:00 means none", () => {
    expect([0, 1, 5_000, 65_400, 3_600_000].map(time)).toEqual(["0:00", "0:01", "0:05", "1:06", "1:00:00"]);
    expect(clockText(preset("usual", 11))).toBe("12 s + 22 min");
    expect(clockText(preset("fast", 1))).toBe("8 s + 20 s");
    expect(clockText({ type: "days", days: 1 })).toBe("1 day a move");
  });
});
