// How long after the end of a match its card is there: guests play the computer at the pace of people, a second for a play,
// and look at the card of each match.
//   npm run cards [MATCHES]

import { Server, check } from "./harness";
import type { AfterMatch, MatchView, PlayGraphView } from "../src/wire";

/** People think about so long about a play, in milliseconds. */
const PACE = 1000;
/** Guests who play at the same time. */
const GUESTS = 3;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

class Guest {
  private constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {}

  static async come(url: string): Promise<Guest> {
    const answer = await fetch(`${url}/api/v1/me`);
    return new Guest(url, (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "");
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T | null> {
    const headers = { Cookie: this.cookie, "Content-Type": "application/json" };
    const answer = await fetch(`${this.url}/api/v1${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    return answer.ok ? ((await answer.json()) as T) : null;
  }
}

/** Some play of a roll. */
function somePath(plays: PlayGraphView): number[] {
  const path = [0];
  for (let node = plays.nodes[0]; node && node.edges.length > 0; node = plays.nodes[path.at(-1) ?? 0]) {
    const edge = node.edges[Math.floor(Math.random() * node.edges.length)];
    if (!edge) break;
    path.push(edge.node);
  }
  return path;
}

/** Plays one match to its end; milliseconds from there to the card, and the decisions of the match. */
async function play(guest: Guest): Promise<[number, number]> {
  const wish = { variant: "backgammon", length: 1, cube: true, opponent: { type: "bot", level: "casual" }, seat: "a" };
  const made = await guest.ask<{ id: string }>("POST", "/matches", { ...wish, jacoby: false, beavers: false });
  check(made, "a match begins");
  for (let number = 0; ; number += 1) {
    const view = await guest.ask<MatchView>("GET", `/matches/${made.id}`);
    check(view, "the match is there");
    const { phase } = view;
    if (phase.type === "matchOver") break;
    const mine = "player" in phase && phase.player === "a";
    const intent =
      phase.type === "toMove" && mine && view.plays
        ? { type: "play", path: somePath(view.plays) }
        : phase.type === "opening" || (phase.type === "toRoll" && mine)
          ? { type: "roll" }
          : phase.type === "doubleOffered"
            ? { type: "take" }
            : null;
    if (intent?.type === "play") await pause(PACE);
    if (intent === null) await pause(30);
    else await guest.ask("POST", `/matches/${made.id}/intents`, { id: `i${number}`, seq: view.seq, intent });
  }
  const over = performance.now();
  for (;;) {
    const after = await guest.ask<AfterMatch>("GET", `/matches/${made.id}/after`);
    if (after?.judged) return [performance.now() - over, after.judged.a.decisions + after.judged.b.decisions];
    check(performance.now() - over < 120_000, "the card never comes");
    await pause(100);
  }
}

export async function main([matches = "12"]: string[] = []): Promise<number> {
  const server = new Server();
  try {
    await server.start();
    const rounds = Math.ceil(Number(matches) / GUESTS);
    const players = Array.from({ length: GUESTS }, async () => {
      const guest = await Guest.come(server.url);
      const found: [number, number][] = [];
      for (let round = 0; round < rounds; round += 1) found.push(await play(guest));
      return found;
    });
    const all = (await Promise.all(players)).flat();
    const times = all.map(([ms]) => ms).sort((x, y) => x - y);
    const at = (part: number): string => (times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? Number.NaN).toFixed(0);
    const within = times.filter((ms) => ms <= 1000).length;
    const decisions = all.reduce((sum, [, n]) => sum + n, 0) / all.length;
    console.log(`${all.length} matches of ${decisions.toFixed(0)} decisions on average, ${GUESTS} at a time, ${PACE} ms a play`);
    console.log(`card after ${at(0.5)} ms (median), ${at(0.9)} ms (nine of ten), ${at(1)} ms (the longest); ${within} within a second`);
    return 0;
  } finally {
    await server.stop();
  }
}
