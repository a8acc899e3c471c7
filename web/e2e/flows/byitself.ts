// Auto-play: rolling, the only play, bearing off. By keys at a desk, by touch on a phone.

import type { Page } from "playwright-core";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { keys, look, playOn, touch, type Hand } from "../player";

/** Everybody on their last point: every die of every roll bears a checker off. */
const LAST = "XGID=-O----------------------o-:0:0:1:00:0:0:0:1:10";

/** A hand that never rolls, but for the roll that begins a game: it waits until that has happened by itself. */
function lazy(page: Page, hand: Hand): Hand {
  let begun = false;
  return {
    ...hand,
    press: async (button) => {
      if (button !== "Roll" || !begun) await hand.press(button);
      else await until("it rolls by itself", async () => !(await look(page)).roll);
      begun = true;
    },
  };
}

const seen = (page: Page): Promise<boolean[]> =>
  page.getByRole("switch").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));

export async function byItself({ open, server }: Stage): Promise<void> {
  // By keys: A shows the switches, Space turns one, Escape puts them away; they are kept.
  const desk = await open("/");
  await desk.getByRole("button", { name: /Play the computer/ }).click();
  await desk.waitForURL(/\/play\//);
  await desk.locator(".board").waitFor();
  await desk.locator("body").press("a");
  await desk.getByRole("dialog", { name: "Auto-play" }).waitFor();
  for (let i = 0; i < 3; i += 1) {
    await desk.keyboard.press("Space");
    await desk.keyboard.press("Tab");
  }
  await until("Space turns each of them on", async () => (await seen(desk)).every(Boolean));
  await axe(desk, "what happens by itself");
  await shot(desk, "by-itself-1440x900");
  await desk.keyboard.press("Escape");
  await until("Escape puts them away", async () => (await desk.getByRole("dialog").count()) === 0);
  await desk.reload();
  await desk.locator(".board").waitFor();
  await desk.getByRole("button", { name: "Auto-play, 3 on" }).waitFor();
  await playOn(desk, lazy(desk, keys(desk)), (_, so) => so.turns >= 4);

  // On a phone: nothing but the first roll is pressed, and the game ends.
  const phone = await open("/", { size: [390, 844], touch: true, settings: { theme: "dark" } });
  const made = await phone.evaluate(async (position) => {
    await fetch("/api/v1/me");
    const wish = {
      variant: "backgammon",
      length: 1,
      cube: false,
      jacoby: false,
      beavers: false,
      opponent: { type: "local" },
      seat: "a",
      position,
    };
    const answer = await fetch("/api/v1/matches", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(wish),
    });
    return { status: answer.status, body: await answer.text() };
  }, LAST);
  check(made.status === 201, `the match is made: ${made.body}`);
  await phone.goto(`${server.url}/play/${(JSON.parse(made.body) as { id: string }).id}`);
  await phone.locator(".board").waitFor();
  await phone.getByRole("button", { name: "Auto-play", exact: true }).tap();
  await phone.getByLabel("Roll when I cannot double").tap();
  await phone.getByLabel("Bear off when every die does").tap();
  await fits(phone, "what happens by itself on a phone");
  await axe(phone, "what happens by itself on a phone");
  await shot(phone, "by-itself-390x844-dark");
  await phone.getByRole("button", { name: "Close" }).tap();
  await touch(phone).press("Roll");
  await until("the game is over", async () => (await look(phone)).over, 120_000);
  await shot(phone, "by-itself-over-390x844-dark");
}
