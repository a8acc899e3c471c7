import { describe, expect, it } from "vitest";
import { playLayout } from "../src/session/viewport.svelte";

describe("the page of a game", () => {
  it("has the sizes of the design", () => {
    expect(playLayout(1440, 900)).toMatchObject({ kind: "desktop", board: 1000, panel: 368 });
    const phone = playLayout(390, 844);
    expect(phone).toMatchObject({ kind: "phone", board: 382, short: false });
    expect(phone.shape.half).toBeCloseTo(770, -1);
    const small = playLayout(360, 640);
    expect(small).toMatchObject({ kind: "phone", board: 352, short: true });
    expect(small.shape.half).toBeCloseTo(720, -1);
    expect(playLayout(900, 700).panel).toBeGreaterThanOrEqual(260);
    expect(playLayout(2560, 1440)).toMatchObject({ board: 1240 });
  });
  it("never needs more than the window", () => {
    for (let width = 320; width <= 2600; width += 60) {
      for (let height = 320; height <= 1600; height += 40) {
        const layout = playLayout(width, height);
        const tall = (layout.board * layout.shape.height) / layout.shape.width;
        expect(layout.board + layout.panel).toBeLessThanOrEqual(width);
        if (layout.kind === "phone" && height >= 568) expect(tall + layout.header + 2 * 46 + 75).toBeLessThanOrEqual(height);
        if (layout.kind !== "phone") expect(tall + layout.header).toBeLessThanOrEqual(height);
        expect(layout.board).toBeGreaterThan(0);
      }
    }
  });
});
