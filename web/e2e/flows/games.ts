// Whole games by mouse, by keys alone and by touch; and what must survive in the middle of one.

import { axe, check, fits, shot, until, type Stage } from "../harness";
import { keys, look, mouse, playOn, startMatch, touch } from "../player";

export async function wholeGameByMouse({ open }: Stage): Promise<void> {
  const page = await open("/");
  await startMatch(page);
  const hand = mouse(page);
  await playOn(page, hand, (sight, so) => so.turns >= 2 && sight.movable.length > 0);
  await fits(page, "play");
  await axe(page, "play, moving");
  await shot(page, "play-1440x900");
  await playOn(page, hand);
  await shot(page, "play-over-1440x900");
  await axe(page, "play, over");

  // What was played is analysed by itself.
  const card = page.getByRole("region", { name: "Result" });
  await card.locator(".pr").first().waitFor({ timeout: 240_000 });
  await card.locator(".dice.green").waitFor();
  check(/Dice checked: \d+ of \d+/.test(await card.innerText()), await card.innerText());
  await axe(page, "the card after a match");
  await shot(page, "after-1440x900");
  await card.getByRole("button", { name: "Close" }).click();
  await until(
    "the plays are there instead",
    async () => (await card.count()) === 0 && (await page.getByRole("region", { name: "Moves" }).count()) === 1,
  );
  await page.locator(".actions button", { hasText: "Result" }).click();
  await card.getByRole("link", { name: "Review" }).click();
  await page.waitForURL(/\/analysis\//);
  await page.locator("section[aria-label$='winning chances']").waitFor({ timeout: 240_000 });
  await until("the analysis is done", async () => (await page.getByRole("progressbar").count()) === 0, 240_000);
  await until("the candidates stand in a table", async () => (await page.locator("table tbody tr").count()) > 0);
  const first = await page.locator("[aria-current=true]").getAttribute("data-turn");
  await page.keyboard.press("ArrowRight");
  await until("the next play is shown", async () => (await page.locator("[aria-current=true]").getAttribute("data-turn")) !== first);
  await page.keyboard.press("n");
  await page.keyboard.press("ArrowDown");
  check((await page.locator("tbody button[aria-pressed=true]").count()) <= 1, "one candidate is looked at");
  await axe(page, "review");
  await shot(page, "review-1440x900");
  const text = await page.locator("main").innerText();
  check(!/(^|\s)-\d/.test(text), "every minus is a true minus");
}

export async function wholeGameByKeys({ open }: Stage): Promise<void> {
  const page = await open("/");
  for (let i = 0; i < 20; i += 1) {
    await page.keyboard.press("Tab");
    const text = await page.evaluate(() => document.activeElement?.textContent ?? "");
    if (text.includes("Play the computer")) break;
  }
  await until("the level is known", async () => !(await page.getByRole("button", { name: /Play the computer/ }).isDisabled()));
  await page.getByRole("button", { name: /Play the computer/ }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/play\//);
  await page.locator(".board").waitFor();
  await playOn(page, keys(page));
}

export async function wholeGameByTouch({ open }: Stage): Promise<void> {
  const page = await open("/", { size: [390, 844], touch: true });
  await startMatch(page, "tap");
  const hand = touch(page);
  await playOn(page, hand, (sight, so) => so.turns >= 1 && sight.movable.length > 0);
  await fits(page, "play on a phone");
  await axe(page, "play on a phone");
  await shot(page, "play-390x844");
  await playOn(page, hand);
  await shot(page, "play-over-390x844");
}

export async function reloadInMidGame({ open }: Stage): Promise<void> {
  const page = await open("/");
  const address = await startMatch(page);
  const hand = mouse(page);
  const before = await playOn(page, hand, (sight, so) => so.turns >= 3 && (sight.roll || sight.movable.length > 0) && !sight.confirm);
  const moves = await page.locator(".list tbody tr").count();
  await page.reload();
  await until("the position is back", async () => (await look(page)).told === before.told);
  await until("the list of moves is whole after the reload", async () => (await page.locator(".list tbody tr").count()) === moves);
  // And from the first page, where an open match is offered.
  await page.goto(new URL("/", address).href);
  await page.getByRole("link", { name: /Go on against/ }).click();
  await until("the match is found from the first page", async () => (await look(page)).told === before.told);
  check(page.url() === address, "it is the same match");
  await playOn(page, hand, (_, so) => so.turns >= 2);
}

export async function serverKilledInMidGame({ open, server }: Stage): Promise<void> {
  if (!server.own) return;
  const page = await open("/");
  await startMatch(page);
  const hand = mouse(page);
  const sight = await playOn(page, hand, (now, so) => so.turns >= 2 && now.movable.length > 0 && !now.confirm);
  await hand.move(sight, 0);
  await page.waitForTimeout(100);
  const before = await look(page);
  await server.kill();
  await page.getByText("Reconnecting. Your move is kept.").waitFor();
  await shot(page, "play-reconnecting-1440x900");
  check((await page.locator(".board .checker-a").count()) > 0, "the board stays");
  await server.start();
  await until("the line is back", async () => (await page.getByText(/^\d+ ms$|^Connected$/).count()) > 0);
  const after = await look(page);
  check(after.told === before.told, `the position is as it was:\n${before.told}\n${after.told}`);
  await playOn(page, hand);
}

export async function cubeAndResignation({ open, server }: Stage): Promise<void> {
  const page = await open("/?new");
  const hand = mouse(page);
  let mine = false;
  // The computer may double first; then another match is begun.
  for (let i = 0; i < 8 && !mine; i += 1) {
    await page.goto(`${server.url}/?new`);
    await page.getByLabel("3", { exact: true }).check({ force: true });
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/\/play\//);
    await page.locator(".board").waitFor();
    const met = await playOn(page, hand, (sight) => sight.double || sight.take || sight.next);
    mine = met.double;
  }
  check(mine, "in one of eight matches the player may double first");
  // What the computer rolled lies beside the button, not under it.
  const dice = await page
    .locator(".board .played-die")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
  const double = await page.getByRole("button", { name: "Double to 2", exact: true }).boundingBox();
  check(
    double && dice.length === 2 && dice.every((one) => one.right < double.x || one.left > double.x + double.width),
    `the opponent's dice stay beside the double: ${JSON.stringify(dice)}`,
  );
  await shot(page, "play-double-1440x900");
  await until("a cube in the middle shows 64", async () => (await page.locator(".board .cube-text").textContent()) === "64");
  // One key does not double: another takes it back.
  await page.keyboard.press("d");
  await page.getByRole("button", { name: "Double to 2?" }).waitFor();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Double to 2", exact: true }).waitFor();
  await page.getByRole("button", { name: "Double to 2", exact: true }).click();
  await page.getByRole("button", { name: "Double to 2?" }).click();
  await until("the double is answered", async () => {
    const now = await look(page);
    return now.next || now.over || (now.roll && /cube on 2, Pasch/.test(now.told));
  });
  if ((await look(page)).roll) {
    await page.getByRole("button", { name: "Roll" }).click();
    await shot(page, "play-cube-1440x900");
    // Resigning is in the menu, with its own question.
    await playOn(page, hand, (sight, so) => so.turns >= 1 && (sight.roll || sight.movable.length > 0) && !sight.confirm);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: /^Resign a backgammon$/ }).click();
    await page.getByRole("button", { name: /Yes, resign a backgammon/ }).click();
    await until("the resignation is accepted", async () => (await look(page)).over || (await look(page)).next);
  }
  await page.goto(server.url);
  await page.getByText("Your matches").waitFor();
}

export async function withMotion({ open }: Stage): Promise<void> {
  const page = await open("/", { settings: { speed: 4 } });
  await startMatch(page);
  let flights = 0;
  let silent = 0;
  let openings = 0;
  await page.exposeFunction("sawFlight", () => (flights += 1));
  await page.exposeFunction("sawSilence", () => (silent += 1));
  await page.exposeFunction("sawOpening", () => (openings += 1));
  await page.evaluate(() => {
    const { sawFlight: saw, sawSilence, sawOpening } = window as unknown as Record<"sawFlight" | "sawSilence" | "sawOpening", () => void>;
    let before = 0;
    let told = false;
    const watch = (): void => {
      if (document.querySelector(".status")?.textContent?.trim() === "") sawSilence();
      // One die each, each on its thrower's own half.
      const [mine, theirs] = ["a", "b"].map((seat) =>
        [...document.querySelectorAll(`.board .die-${seat}`)].map((one) => one.getBoundingClientRect().left),
      );
      if (!told && mine?.length === 1 && theirs?.length === 1 && (mine[0] ?? 0) > (theirs[0] ?? 0) + 200) {
        told = true;
        sawOpening();
      }
      const lifted = document.querySelectorAll(".board-drawing .lifted").length;
      if (lifted > before) saw();
      before = lifted;
      requestAnimationFrame(watch);
    };
    watch();
  });
  await playOn(page, mouse(page), (sight, so) => so.turns >= 4 && (sight.roll || sight.movable.length > 0));
  check(silent === 0, `the status was empty in ${silent} frames`);
  check(openings === 1, "each die of the throw for the start lies on its thrower's side");
  check(flights >= 8, `checkers of both sides fly: ${flights} seen`);
  const counts = await page.evaluate(() => ["a", "b"].map((seat) => document.querySelectorAll(`.board-drawing .checker-${seat}`).length));
  check(
    counts.every((count) => count > 0 && count <= 15),
    `no checker is left in the air: ${counts.join(", ")}`,
  );
}

export async function twoTabs({ open }: Stage): Promise<void> {
  const page = await open("/");
  const address = await startMatch(page);
  const second = await page.context().newPage();
  await second.goto(address);
  await second.locator(".board").waitFor();
  await page.bringToFront();
  await playOn(page, mouse(page), (sight, so) => so.turns >= 2 && (sight.roll || sight.movable.length > 0) && !sight.confirm);
  const told = (await look(page)).told;
  await until("the other tab follows", async () => (await look(second)).told === told);
  await second.bringToFront();
  await playOn(second, mouse(second), (_, so) => so.turns >= 1);
}
