// How long dice take: from the click on Roll until they lie on the board, between two browsers on slow lines.
// npm run figures

import type { MatchView } from "../src/wire";
import { Line, Server, Theatre } from "./harness";
import { ask, together } from "./meet";
import { mouse } from "./player";
import { playUntil, type Player } from "./flows/online";

/** Milliseconds of a question and its answer between a page and the server. */
const DELAYS = [0, 50, 200];
const THROWS = 40;

const idOf = (page: Player["page"]): string => /\/play\/([^/?]+)/.exec(page.url())?.[1] ?? "";

/** Presses Roll; milliseconds until two dice of another throw lie there. */
const rolled = (page: Player["page"]): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const dice = (): string[] =>
          [...document.querySelectorAll(".board [class^=die-]")].map((one) => one.parentElement?.outerHTML ?? "");
        const button = [...document.querySelectorAll<HTMLButtonElement>(".actions button")].find(
          (one) => !one.disabled && one.textContent?.trim().startsWith("Roll"),
        );
        if (!button) {
          reject(new Error("there is no Roll"));
          return;
        }
        const before = dice().join();
        const start = performance.now();
        const look = (): void => {
          const now = dice();
          if (now.length < 2 || now.join() === before) return;
          observer.disconnect();
          resolve(performance.now() - start);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        button.click();
      }),
  );

function at(sorted: number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);
}

export async function main(): Promise<number> {
  const server = new Server();
  const theatre = new Theatre(server);
  try {
    await server.start();
    await theatre.start();
    console.log("| a question and its answer take | throws | click to dice, median | nine of ten within |");
    console.log("|---|---|---|---|");
    for (const delay of DELAYS) {
      const line = new Line(server, delay / 2);
      await line.start();
      const took: number[] = [];
      const pages = [await theatre.open("/", { at: line }), await theatre.open("/", { at: line })] as const;
      await together(...pages, { game: { length: 5 } });
      const players: Player[] = pages.map((page) => ({ page, hand: mouse(page) }));
      while (took.length < THROWS) {
        const one = await playUntil(
          players,
          "somebody is to roll",
          async ({ page }, sight) => sight.roll && (await ask<MatchView>(page, "GET", `/matches/${idOf(page)}`)).phase.type === "toRoll",
        );
        took.push(await rolled(one.page));
      }
      took.sort((a, b) => a - b);
      console.log(`| ${delay} ms | ${took.length} | ${at(took, 0.5)} ms | ${at(took, 0.9)} ms |`);
      await theatre.tidy();
      line.stop();
    }
  } finally {
    await theatre.stop();
    await server.stop();
  }
  return 0;
}
