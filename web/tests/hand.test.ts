import { describe, expect, it } from "vitest";
import { HandEntry } from "../src/session/hand.svelte";

describe("dice entered by hand", () => {
  it("fills places by digits, takes the last back and begins anew", () => {
    const entry = new HandEntry();
    expect([entry.open, entry.complete]).toEqual([false, false]);
    entry.begin(2, false);
    entry.type(6);
    expect(entry.take()).toBe(null);
    entry.type(6);
    expect(entry.take()).toEqual([6, 6]);
    entry.back();
    entry.type(1);
    expect(entry.faces).toEqual([6, 1]);
    entry.type(4);
    expect(entry.faces).toEqual([4, null]);
    entry.choose(1, 2);
    expect(entry.take()).toEqual([4, 2]);
  });

  it("keeps the ties of an opening and hands them over with what decides it", () => {
    const entry = new HandEntry();
    entry.begin(2, true);
    entry.type(3);
    entry.type(3);
    expect(entry.take()).toBe(null);
    expect([entry.ties, entry.faces]).toEqual([
      [3, 3],
      [null, null],
    ]);
    entry.back();
    expect([entry.ties, entry.faces]).toEqual([[], [3, null]]);
    entry.type(3);
    entry.take();
    entry.type(5);
    entry.type(2);
    expect(entry.take()).toEqual([3, 3, 5, 2]);
  });
});
