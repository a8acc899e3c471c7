// What goes wrong between two people at two browsers: lines that break, time that runs out, messages that nobody's
// page would send.

import type { Page } from "playwright-core";
import type { ClientMessage, MatchView, ServerMessage } from "../../src/wire";
import { axe, check, fits, Line, Server, shot, until, type Stage } from "../harness";
import { ask, together } from "../meet";
import { act, look, mouse, touch, type Hand, type Sight } from "../player";

export interface Player {
  page: Page;
  hand: Hand;
}

const idOf = (page: Page): string => /\/play\/([^/?]+)/.exec(page.url())?.[1] ?? "";
const view = (page: Page): Promise<MatchView> => ask<MatchView>(page, "GET", `/matches/${idOf(page)}`);
const status = (page: Page): Promise<string> => page.locator("main").innerText();

/** Both do what is to be done until it is somebody's turn for whom this holds; who that is. What is done follows from the
 * same look that was asked about: dice that come between two looks would have a checker moved before the fact is seen. */
export async function playUntil(
  players: Player[],
  what: string,
  fact: (player: Player, sight: Sight) => boolean | Promise<boolean>,
): Promise<Player> {
  let found: Player | null = null;
  let moves = 0;
  await until(
    what,
    async () => {
      for (const one of players) {
        const sight = await look(one.page);
        if (await fact(one, sight)) {
          found = one;
          return true;
        }
        if ((await act(one.page, one.hand, sight, moves)) === "moved") moves += 1;
      }
      return false;
    },
    60_000,
  );
  check(found, what);
  return found;
}

export const hasToMove = (_: Player, sight: Sight): boolean => sight.movable.length > 0 && !sight.confirm;

/** The same person's other device: the cookie goes along. */
async function alsoAt({ open }: Stage, page: Page, size: [number, number]): Promise<Page> {
  const origin = new URL(page.url()).origin;
  const device = await open("/", { at: { url: origin }, size, touch: true });
  await device.context().clearCookies();
  await device.context().addCookies(await page.context().cookies());
  await device.goto(page.url());
  await device.locator(".board").waitFor();
  return device;
}

/** The line breaks in mid-turn, and again while the answer to a play is on its way; then another device goes on. */
export async function lineCut(stage: Stage): Promise<void> {
  const line = new Line(stage.server);
  await line.start();
  try {
    const anna: Player = await stage.open("/", { at: line }).then((page) => ({ page, hand: mouse(page) }));
    const bert: Player = await stage.open("/", { size: [390, 844], touch: true }).then((page) => ({ page, hand: touch(page) }));
    await together(anna.page, bert.page);

    // A checker is lifted and put down, nothing confirmed: the line is cut.
    await playUntil([anna, bert], "Anna has to move", (one, sight) => one === anna && hasToMove(one, sight));
    const before = (await look(anna.page)).told;
    await anna.hand.move(await look(anna.page), 0);
    await until("a checker has been moved", async () => (await look(anna.page)).told !== before);
    const halfway = (await look(anna.page)).told;
    line.cut();
    await anna.page.getByText("Reconnecting. Your move is kept.").waitFor();
    check((await look(anna.page)).told === halfway, "what was begun stays while the line is away");
    await shot(anna.page, "line-cut-1440x900");
    await fits(anna.page, "a cut line");
    await axe(anna.page, "a cut line");
    line.mend();
    await until("the line is back", async () => (await anna.page.getByText("Reconnecting").count()) === 0);
    await until("what was begun is still there when it is back", async () => (await look(anna.page)).told === halfway);

    // The play is sent, but its answer is lost: it counts, once.
    await playUntil([anna], "the play can be confirmed", (_, sight) => sight.confirm);
    const { seq } = await view(bert.page);
    line.deafen();
    await anna.hand.press("Confirm");
    await until("Bert sees the play", async () => (await view(bert.page)).seq > seq);
    const played = await view(bert.page);
    line.cut();
    line.mend();
    await until(
      "Anna hears of it",
      async () => (await look(anna.page)).told !== "" && (await view(anna.page)).seq >= played.seq && !(await look(anna.page)).confirm,
    );
    const plays = (one: MatchView): string[] => one.history.map((entry) => `${entry.player} ${entry.kind} ${entry.text}`);
    const [hers, his] = [plays(await view(anna.page)), plays(await view(bert.page))];
    check(
      JSON.stringify(hers.slice(0, plays(played).length)) === JSON.stringify(plays(played)),
      `the play stands once: ${hers.join("; ")}`,
    );
    check(his.length >= plays(played).length, "nothing is lost");

    // Anna goes on at her phone, and comes back to her desk.
    await playUntil([bert, anna], "Anna is on turn again", (one, sight) => one === anna && hasToMove(one, sight));
    const phone = await alsoAt(stage, anna.page, [390, 844]);
    await until("the phone shows the same board", async () => (await look(phone)).told === (await look(anna.page)).told);
    const now = (await view(anna.page)).seq;
    const held: Player = { page: phone, hand: touch(phone) };
    await playUntil([held], "the phone's play can be confirmed", (_, sight) => sight.confirm);
    await shot(phone, "other-device-390x844");
    await fits(phone, "the other device");
    await held.hand.press("Confirm");
    await until("the play is made", async () => (await view(bert.page)).seq > now);
    await until(
      "the desk has followed",
      async () => (await look(anna.page)).told === (await look(phone)).told && !(await look(anna.page)).confirm,
    );
  } finally {
    line.stop();
  }
}

/** A fast clock runs out: the other has won, and both pages say so, on a device that comes later, too. */
export async function flagFalls({ open }: Stage): Promise<void> {
  await atOwnServer(async (server) => {
    const anna = await open("/", { at: server });
    const bert = await open("/", { at: server, size: [390, 844], touch: true });
    await together(anna, bert, { game: { length: 1 }, clock: { type: "delay", delay: 8, reserve: 20 } });
    const players: Player[] = [
      { page: anna, hand: mouse(anna) },
      { page: bert, hand: touch(bert) },
    ];
    const slow = await playUntil(
      players,
      "a clock runs",
      async (one, sight) => hasToMove(one, sight) && (await view(one.page)).phase.type === "toMove",
    );
    const other = slow.page === anna ? bert : anna;
    await until("both clocks are shown", async () => (await other.getByRole("timer").count()) === 2);
    server.pass(3600);
    await until("the one whose flag fell has lost", async () => (await status(slow.page)).includes("Your time is up."));
    await until("the other has won", async () => (await status(other)).includes("You win the match"));
    const told = await status(other);
    check(told.includes("ran out of time") && told.includes("stood at"), "and is told why");
    const ended = await view(other);
    check(ended.phase.type === "matchOver" && ended.phase.winner === ended.you, "the match is won");
    for (const [page, device] of [
      [anna, "1440x900"],
      [bert, "390x844"],
    ] as const) {
      await shot(page, `flag-${device}`);
      await fits(page, `a fallen flag on ${device}`);
      await axe(page, `a fallen flag on ${device}`);
    }
    await slow.page.reload();
    await until("it is still said after a reload", async () => (await status(slow.page)).includes("Your time is up."));
  });
}

/** Days go by between two moves, with nobody there; in the end too many. */
export async function daysBetween({ open }: Stage): Promise<void> {
  const DAY = 24 * 3600;
  await atOwnServer(async (server) => {
    const anna = await open("/", { at: server });
    const bert = await open("/", { at: server, size: [390, 844], touch: true });
    await together(anna, bert, { clock: { type: "days", days: 3 } });
    const players: Player[] = [
      { page: anna, hand: mouse(anna) },
      { page: bert, hand: touch(bert) },
    ];
    const address = anna.url();
    let turn = await playUntil(players, "somebody has to move", hasToMove);
    for (const [days, left] of [
      [2, "23 h"],
      [2.9, "2 h"],
    ] as const) {
      // Both go away; days later the one on turn is back, sees the time that is left, and moves.
      for (const { page } of players) await page.goto(`${server.url}/lobby`);
      server.pass(days * DAY);
      await turn.page.goto(address);
      await turn.page.locator(".board").waitFor();
      const told = await turn.page.getByRole("timer").allInnerTexts();
      check(
        told.some((text) => text.trim() === left),
        `${left} are left: ${told.join(", ")}`,
      );
      if (days === 2) await shot(turn.page, "days-later");
      const { seq } = await view(turn.page);
      const mover = turn;
      await playUntil([mover], "the play can be confirmed", (_, sight) => sight.confirm);
      await mover.hand.press("Confirm");
      await until("the play stands", async () => (await view(mover.page)).seq > seq);
      const other = players.find((one) => one !== mover);
      check(other, "there are two");
      await other.page.goto(address);
      await other.page.locator(".board").waitFor();
      turn = await playUntil([other, mover], "the next has to move", hasToMove);
    }
    for (const { page } of players) await page.goto(`${server.url}/lobby`);
    server.pass(3 * DAY + 60);
    for (const { page } of players) {
      await page.goto(address);
      const word = page === turn.page ? "Your time is up." : "You win the match";
      await until(`the page says: ${word}`, async () => (await status(page)).includes(word));
    }
  });
}

/** A server whose clock may be moved without moving anybody else's. */
export async function atOwnServer(act: (server: Server) => Promise<void>): Promise<void> {
  const server = new Server("");
  await server.start();
  try {
    await act(server);
  } finally {
    await server.stop();
  }
}

/** What a match's socket answers to messages sent from this page, the last of which is a ping. */
function say(page: Page, messages: (ClientMessage | string)[], table: string | null = null): Promise<ServerMessage[]> {
  const texts = [...messages, { type: "ping" as const, t: 1 }].map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
  return page.evaluate(
    ([texts, id, table]) =>
      new Promise<ServerMessage[]>((resolve, reject) => {
        const heard: ServerMessage[] = [];
        const socket = new WebSocket(
          `${location.origin.replace(/^http/, "ws")}/api/v1/matches/${id}/ws${table === null ? "" : `?table=${table}`}`,
        );
        socket.onopen = () => texts.forEach((text) => socket.send(text));
        socket.onerror = () => reject(new Error("the socket was refused"));
        socket.onclose = () => reject(new Error(`the socket was closed after ${JSON.stringify(heard)}`));
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data)) as ServerMessage;
          heard.push(message);
          // The room answers by itself; what it says may come after the pong.
          const wanted = texts.length - 1;
          const answered = heard.filter((one) => one.type === "ack" || one.type === "refused").length;
          if (answered >= wanted && heard.some((one) => one.type === "pong")) {
            socket.onclose = null;
            socket.close();
            resolve(heard);
          }
        };
      }),
    [texts, idOf(page), table] as const,
  );
}

/** Messages that no page sends: for the other, for another moment, twice, from outside. All are refused, nothing changes. */
export async function forgedMessages({ open, server }: Stage): Promise<void> {
  const anna = await open("/");
  const bert = await open("/");
  const eve = await open("/");
  await together(anna, bert);
  const players: Player[] = [
    { page: anna, hand: mouse(anna) },
    { page: bert, hand: mouse(bert) },
  ];
  const mover = await playUntil(players, "somebody has to move", hasToMove);
  const other = mover.page === anna ? bert : anna;
  const before = await view(mover.page);
  const { seq } = before;
  const codes = (heard: ServerMessage[]): string[] =>
    heard.flatMap((one) => (one.type === "refused" ? [one.code] : one.type === "ack" ? ["ack"] : []));
  const refused = async (page: Page, messages: (ClientMessage | string)[], expected: string[], what: string): Promise<void> => {
    const found = codes(await say(page, messages));
    check(JSON.stringify(found) === JSON.stringify(expected), `${what}: ${found.join(", ")}`);
  };

  const path = await wholePlay(mover.page);
  await refused(
    other,
    [{ type: "intent", id: "forged-1", seq, intent: { type: "play", path } }],
    ["not-your-turn"],
    "a play for the other",
  );
  await refused(other, [{ type: "intent", id: "forged-2", seq, intent: { type: "roll" } }], ["not-your-turn"], "a roll for the other");
  await refused(
    mover.page,
    [{ type: "intent", id: "old-1", seq: seq - 1, intent: { type: "roll" } }],
    ["stale"],
    "a wish of an older moment",
  );
  await refused(
    mover.page,
    [{ type: "intent", id: "early-1", seq: seq + 5, intent: { type: "roll" } }],
    ["stale"],
    "a wish of a later moment",
  );
  await refused(mover.page, [{ type: "intent", id: "again-1", seq, intent: { type: "roll" } }], ["not-now"], "a second roll");
  await refused(
    mover.page,
    [{ type: "intent", id: "path-1", seq, intent: { type: "play", path: [9999] } }],
    ["illegal-play"],
    "a play that there is not",
  );
  await refused(
    mover.page,
    ["{", JSON.stringify({ type: "intent", id: "dice", seq, intent: { type: "roll", dice: [6, 6] } })],
    ["bad-json", "not-now"],
    "half a frame, and dice of one's own",
  );
  check((await view(mover.page)).seq === seq, "nothing has changed");

  // A play that counts, then the same message once more, from this device and from the other player's.
  const wish: ClientMessage = { type: "intent", id: "once-1", seq, intent: { type: "play", path } };
  await refused(mover.page, [wish, wish], ["ack", "ack"], "the same message twice");
  const after = await view(mover.page);
  check(after.history.length === before.history.length + 1, `it counts once: ${after.history.length - before.history.length}`);
  await refused(other, [wish], ["stale"], "the other's message, caught and sent again");
  check((await view(mover.page)).history.length === after.history.length, "and changes nothing");
  for (const page of [anna, bert])
    await until("both pages show the play", async () => (await look(page)).told !== "" && !(await look(page)).confirm);

  // Somebody who has no seat: without the table's name there is no socket, with it nothing to wish.
  await ask(eve, "GET", "/me");
  const match = mover.page.url();
  const table = (await view(mover.page)).table?.id ?? "";
  await eve.goto(`${server.url}/rules`);
  await eve.evaluate((path) => history.replaceState(null, "", path), new URL(match).pathname);
  const shut = await say(eve, []).then(
    () => "open",
    (error: Error) => error.message,
  );
  check(shut.includes("refused"), `a stranger has no socket: ${shut}`);
  const watched = codes(await say(eve, [{ type: "intent", id: "eve-1", seq: after.seq, intent: { type: "roll" } }], table));
  check(JSON.stringify(watched) === '["not-yours"]', `a watcher wishes nothing: ${watched.join(", ")}`);
}

/** The first of the plays that the rules allow, as the nodes walked. */
async function wholePlay(page: Page): Promise<number[]> {
  const { plays } = await view(page);
  const path = [0];
  for (let edge = plays?.nodes[0]?.edges[0]; edge; edge = plays?.nodes[edge.node]?.edges[0]) path.push(edge.node);
  return path;
}

/** Talk that goes too far: heard no more, and reported. */
export async function mutedAndReported({ open }: Stage): Promise<void> {
  const anna = await open("/");
  const bert = await open("/", { size: [390, 844], touch: true });
  await together(anna, bert);
  const write = async (page: Page, text: string): Promise<void> => {
    await page.getByLabel("Write a line").fill(text);
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };
  await anna.getByRole("button", { name: /^Chat/ }).click();
  await bert.getByRole("button", { name: /^Chat/ }).tap();
  const talk = (page: Page): Promise<string> => page.locator("section.chat").innerText();
  await write(bert, "You play like a fool");
  await until("Anna reads it", async () => (await talk(anna)).includes("like a fool"));
  await anna.getByRole("button", { name: "Mute Bert" }).click();
  await until("Bert is not heard", async () => (await talk(anna)).includes("Bert is muted"));
  await write(bert, "And you are slow");
  await until("Bert sees the new line", async () => (await talk(bert)).includes("you are slow"));
  // It holds for another visit, and what is said meanwhile does not come.
  await anna.reload();
  await anna.locator(".board").waitFor();
  await anna.getByRole("button", { name: /^Chat/ }).click();
  await until("it is remembered", async () => (await talk(anna)).includes("Bert is muted"));
  check(!(await talk(anna)).includes("you are slow"), "what was not heard is not read later");
  await anna.getByRole("button", { name: "Report Bert" }).click();
  await anna.getByLabel(/What happened/).fill("He calls me names.");
  await axe(anna, "a report");
  await shot(anna, "chat-report-1440x900");
  const kept = anna.waitForResponse((answer) => answer.url().endsWith("/report"));
  await anna.getByRole("button", { name: "Send the report" }).click();
  check((await kept).status() === 204, "the report is taken");
  await anna.getByText("Report sent to the moderators.").waitFor();
  await anna.getByRole("button", { name: /^Unmute Bert/ }).click();
  await write(bert, "Sorry");
  await until("Bert is heard again", async () => (await talk(anna)).includes("Sorry"));
}
