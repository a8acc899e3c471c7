import { beforeEach, describe, expect, it } from "vitest";
import { deviceName } from "../src/session/device";
import { here, learn } from "../src/session/me.svelte";
import { adopt, keep, onKeep, settings } from "../src/session/settings.svelte";
import { ratingLine } from "../src/view/players/rating";

describe("devices in words", () => {
  const cases: [string, string | null][] = [
    ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36", "Chrome, Linux"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari, iPhone",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge, Windows",
    ],
    ["Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0", "Firefox, Android"],
    ["curl/8.0", "curl/8.0"],
    [" ", null],
  ];
  it.each(cases)("%s", (agent, name) => expect(deviceName(agent)).toBe(name));
});

describe("settings of an account", () => {
  beforeEach(() => {
    here.me = null;
    keep({ theme: "light", speed: 2, played: [] });
  });

  it("are taken over as far as they are known", () => {
    adopt({ theme: "dark", speed: "fast", played: ["backgammon"], unknown: 1, sound: null });
    expect(settings).toMatchObject({ theme: "dark", speed: 2, played: ["backgammon"] });
    expect(settings).not.toHaveProperty("unknown");
  });

  it("replace the device's once, when one signs in, and never a guest's", () => {
    const settingsKept = { theme: "dark" };
    learn({ id: "a", name: "Guest", role: null, suspended: null, settings: settingsKept });
    expect(settings.theme).toBe("light");
    learn({ id: "a", name: "Anna", role: "player", suspended: null, settings: settingsKept });
    expect(settings.theme).toBe("dark");
    keep({ theme: "contrast" });
    learn({ id: "a", name: "Anna", role: "player", suspended: null, settings: settingsKept });
    expect(settings.theme).toBe("contrast");
  });

  it("are told of when they are chosen, not when they are taken over", () => {
    let told = 0;
    onKeep(() => (told += 1));
    adopt({ theme: "dark" });
    expect(told).toBe(0);
    keep({ theme: "light" });
    expect(told).toBe(1);
  });
});

describe("the line of a rating", () => {
  it("begins at 1500 and stays within its frame", () => {
    for (const ratings of [[], [1500], [1502.24, 1497.8, 1501], [1900, 1200, 1850.5]]) {
      const line = ratingLine(ratings, 600, 180);
      expect(line.dots.length).toBe(ratings.length + 1);
      expect(line.dots.every((dot) => dot.x >= 0 && dot.x <= 600 && dot.y >= 0 && dot.y <= 180)).toBe(true);
      expect(line.ticks.length).toBeGreaterThan(1);
      expect(line.ticks.length).toBeLessThan(8);
    }
  });

  it("rises with the rating", () => {
    const [start, up, down] = ratingLine([1510, 1490], 100, 100).dots;
    expect(up!.y).toBeLessThan(start!.y);
    expect(down!.y).toBeGreaterThan(start!.y);
    expect([start!.x, up!.x, down!.x]).toEqual([0, 50, 100]);
  });
});
