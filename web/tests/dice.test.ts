/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Chain, PARTIES, faces, type Context, type Party } from "../src/dice/chain";
import { check, compare, type Proof } from "../src/dice/proof";
import { DiceKeeper, type Memory } from "../src/dice/keeper";
import type { DiceSeat, DiceStep, DiceView } from "../src/wire";

const context: Context & { players: string[] } = { match: "m1", game: 1, rules: "backgammon", players: ["alice", "bob"] };
const page = readFileSync("../docs/fair-dice.md", "utf8");
const seed = (first: number): Uint8Array => Uint8Array.from({ length: 32 }, (_, i) => (first + i) & 255);

function chains(length: number): Record<Party, Chain> {
  const [server, a, b] = PARTIES.map((party, i) => new Chain(context, party, seed(i * 32), 1, length)) as [Chain, Chain, Chain];
  return { server, a, b };
}

function game(throws: number): Proof {
  const own = chains(64);
  const steps: DiceStep[] = PARTIES.map((by) => ({ step: "commit", by, from: 1, commitment: own[by].commitment }));
  for (let i = 1; i <= throws; i += 1) {
    const links = { server: own.server.link(i) ?? "", a: own.a.link(i) ?? "", b: own.b.link(i) ?? "" };
    steps.push({ step: "throw", links, dice: faces(context, i, links, 2) });
  }
  return { protocol: "pasch-dice/2", context, steps };
}

describe("the published vector", () => {
  it("has the same links and throws", () => {
    const own = chains(4);
    const names = { server: "the server", a: "player A", b: "player B" };
    for (const party of PARTIES) {
      for (const index of [4, 3, 2, 1]) expect(page).toContain(`${names[party]}, link ${index} ${own[party].link(index)}\n`);
      expect(page).toContain(`${names[party]}, commitment ${own[party].commitment}\n`);
      expect([own[party].link(0), own[party].link(5)]).toEqual([null, null]);
    }
    for (const index of [1, 2, 3, 4]) {
      const links = { server: own.server.link(index) ?? "", a: own.a.link(index) ?? "", b: own.b.link(index) ?? "" };
      expect(page).toContain(`throw ${index} ${faces(context, index, links, 2).join("-")}\n`);
    }
  });
});

describe("the check of a game", () => {
  it("finds nothing wrong with an honest one", () => {
    expect(check(game(12))).toEqual({ right: 12, void: 0, held: { a: 0, b: 0 }, faults: [] });
  });

  it("names what was changed", () => {
    const proof = game(5);
    const third = proof.steps[5];
    if (third?.step !== "throw") throw new Error("the sixth step is the third throw");
    third.dice = [third.dice[0] ?? 1, ((third.dice[1] ?? 1) % 6) + 1];
    expect(check(proof).faults).toMatchObject([{ kind: "dice", throw: 3 }]);
    for (const party of PARTIES) {
      const forged = game(5);
      const second = forged.steps[4];
      if (second?.step !== "throw") throw new Error("the fifth step is the second throw");
      second.links[party] = "ab".repeat(32);
      second.dice = faces(context, 2, second.links, 2);
      expect(check(forged).faults[0]).toEqual({ kind: "link", throw: 2, party });
    }
    const skipped = game(5);
    skipped.steps.splice(4, 1);
    expect(check(skipped).faults[0]).toEqual({ kind: "link", throw: 2, party: "server" });
    const unbound = game(2);
    unbound.steps.splice(1, 1);
    expect(check(unbound).faults[0]).toEqual({ kind: "unbound", throw: 1, party: "a" });
    expect(check({ ...game(1), protocol: "theirs" }).faults).toEqual([{ kind: "protocol", protocol: "theirs" }]);
  });

  it("lets a player go on with another chain, and not the server", () => {
    const own = chains(64);
    const anew = (party: Party): Proof => {
      const late = new Chain(context, party, seed(200), 3, 64);
      const all = { ...own, [party]: late };
      const links = { server: all.server.link(3) ?? "", a: all.a.link(3) ?? "", b: all.b.link(3) ?? "" };
      const proof = game(1);
      proof.steps.push(
        { step: "void", a: own.a.link(2), b: null },
        { step: "commit", by: party, from: 3, commitment: late.commitment, held: true },
        { step: "throw", links, dice: faces(context, 3, links, 2) },
      );
      return proof;
    };
    expect(check(anew("b"))).toEqual({ right: 2, void: 1, held: { a: 0, b: 1 }, faults: [] });
    expect(check(anew("server")).faults).toEqual([{ kind: "rebound", throw: 3, party: "server" }]);
  });
});

describe("the keeper of this browser's chains", () => {
  function memory(): Memory & { values: Map<string, string> } {
    const values = new Map<string, string>();
    return {
      values,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
  }
  const free: DiceSeat = { commitment: null, from: 0, held: false, wanted: "commitment" };
  const view = (next: number, a: Partial<DiceSeat>): DiceView => ({ context, next, begun: false, a: { ...free, ...a }, b: free });

  it("promises, shows link after link, and knows both after a reload", () => {
    const store = memory();
    const keeper = new DiceKeeper("m1", store);
    const { commit, link } = keeper.answers(view(1, {}), "a");
    expect([commit?.from, link]).toEqual([1, null]);
    const bound = { commitment: commit?.commitment ?? "", from: 1, wanted: "link" as const };
    const first = keeper.answers(view(1, bound), "a").link;
    const again = new DiceKeeper("m1", store);
    const second = again.answers(view(2, bound), "a").link;
    expect([first?.throw, second?.throw]).toEqual([1, 2]);
    expect(new Set([first?.link, second?.link]).size).toBe(2);
    // The same promise again, should the first not have arrived.
    expect(again.answers(view(1, {}), "a").commit).toEqual(commit);
  });

  it("does not speak for another device until its player acts, and takes over where the server stood in", () => {
    const keeper = new DiceKeeper("m1", memory());
    const elsewhere = { commitment: "ab".repeat(32), from: 1, wanted: "link" as const };
    expect(keeper.answers(view(3, elsewhere), "a")).toEqual({ commit: null, link: null });
    expect(keeper.beforeRoll(view(3, elsewhere), "a").commit).toMatchObject({ from: 3 });
    expect(keeper.beforeRoll({ ...view(3, elsewhere), begun: true }, "a").commit).toMatchObject({ from: 4 });
    expect(keeper.answers({ ...view(4, { ...elsewhere, held: true, wanted: null }), begun: true }, "a").commit).toBeNull();
    expect(keeper.answers(view(4, { ...elsewhere, held: true, wanted: null }), "a").commit).toMatchObject({ from: 4 });
  });

  it("finds what the record says of it and it never sent", () => {
    const keeper = new DiceKeeper("m1", memory(), () => seed(32));
    const commit = keeper.answers(view(1, {}), "a").commit;
    const bound = { commitment: commit?.commitment ?? "", from: 1, wanted: "link" as const };
    keeper.answers(view(1, bound), "a");
    const steps: DiceStep[] = [{ step: "commit", by: "a", from: 1, commitment: commit?.commitment ?? "" }];
    const proof = (more: DiceStep[]): Proof => ({ protocol: "pasch-dice/2", context, steps: [...steps, ...more] });
    expect(keeper.disputes(proof([{ step: "throw", links: { server: "", a: "", b: "" }, dice: [1, 2] }]), "a")).toEqual([]);
    expect(keeper.disputes(proof([{ step: "void", a: null, b: null }]), "a")).toEqual([{ kind: "withheld", throw: 1, party: "a" }]);
    const other: DiceStep = { step: "commit", by: "a", from: 1, commitment: "cd".repeat(32) };
    expect(keeper.disputes(proof([other]), "a")).toEqual([{ kind: "forged", throw: 1, party: "a" }]);
    expect(keeper.disputes(proof([{ ...other, held: true }]), "a")).toEqual([]);
    expect(keeper.disputes(proof([other]), "b")).toEqual([]);
  });

  it("keeps the latest matches only", () => {
    const store = memory();
    for (let i = 0; i < 70; i += 1) new DiceKeeper(`m${i}`, store).answers(view(1, {}), "a");
    expect([...store.values.keys()].filter((key) => key.startsWith("pasch.dice.m") && key !== "pasch.dice.matches")).toHaveLength(60);
    expect(store.values.has("pasch.dice.m69")).toBe(true);
  });
});

describe("the rolls of a game", () => {
  it("are those that were thrown", () => {
    const proof = game(3);
    const faces = proof.steps.flatMap((step) => (step.step === "throw" ? [step.dice] : []));
    const played = faces.map((dice, i) => ({ opening: i === 0, faces: i === 0 ? dice : [...dice].sort((x, y) => y - x) }));
    expect(compare(proof, played)).toEqual([]);
    expect(compare(proof, played.slice(0, 2))).toMatchObject([{ kind: "played", throw: 3, played: null }]);
    expect(compare(proof, [...played, { opening: false, faces: [1, 1] }])).toMatchObject([{ kind: "played", throw: 4, thrown: null }]);
    // The dice of an opening throw are the players': they cannot be exchanged.
    const swapped = [{ opening: true, faces: [...(faces[0] ?? [])].reverse() }, ...played.slice(1)];
    expect(compare(proof, swapped)).toMatchObject([{ kind: "played", throw: 1 }]);
  });
});
