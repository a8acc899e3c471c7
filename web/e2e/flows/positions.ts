// A position set up by mouse, keys and touch, judged, and played on.

import type { Page } from "playwright-core";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { spot } from "../player";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];
const START = "-b----E-C---eE---c-e----B-";

const place = (page: Page, name: RegExp) => page.locator(".board").getByRole("button", { name }).first();
const address = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);

export async function positionPage({ open, server }: Stage): Promise<void> {
  const page = await open("/position");
  await page.locator(".board").waitFor();
  await until("the start has an address", async () => address(page).includes(":0:0:"));

  // One checker more is one too many; the reason is told, and undone.
  await place(page, /^6-point/).dispatchEvent("click");
  await page.getByRole("alert").getByText("16 checkers").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await until("all is well again", async () => (await page.getByRole("alert").count()) === 0);

  // By mouse: left puts, right takes away.
  const [x, y] = await spot(page, "place-a6");
  const before = address(page);
  await page.mouse.click(x, y, { button: "right" });
  await until("a checker less has another address", async () => address(page) !== before);
  await page.mouse.click(x, y);
  await until("and is put back", async () => address(page) === before);

  // By keys.
  await place(page, /^6-point/).focus();
  await page.keyboard.press("Delete");
  await until("a key takes a checker", async () => address(page) !== before);
  await page.keyboard.press("u");
  await until("a key undoes it", async () => address(page) === before);

  // Text of all kinds.
  const field = page.getByLabel("Any ID of a position, or a link");
  await field.fill("nothing of the kind");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("alert").getByText("No XGID").waitFor();
  await field.fill(`XGID=${START}:0:0:1:31:0:0:0:7:10`);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL((url) => decodeURIComponent(url.pathname).endsWith(`${START}:0:0:1:31:0:0:0:7:10`));
  await page.getByRole("button", { name: "Evaluate" }).click();
  await page.getByRole("cell", { name: "8/5 6/5" }).waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy as text" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  check(/^XGID=.*\n {4}1\. \d-ply +8\/5 6\/5 +eq:\+/s.test(copied), `the text has the plays: ${copied.slice(0, 60)}`);
  // What was copied on several lines is pasted into one, and names the same position.
  const shown = address(page);
  await page.getByRole("button", { name: "Start position" }).click();
  await until("another position stands there", async () => address(page) !== shown);
  await field.fill("");
  await field.press("ControlOrMeta+v");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await until("the copied text is read", async () => address(page) === shown);
  for (const [name, words] of [
    ["Copy OGID", /^1+c+h+j+:6+8+d+oo:N0N:13:/],
    ["Copy XGID", /^XGID=/],
    ["Copy GNUBG ID", /^4HPwATDgc\/ABMA:/],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await until(name, async () => words.test(await page.evaluate(() => navigator.clipboard.readText())));
  }
  // GNU Backgammon's pair in every wrapping in which people find it.
  const pair = await page.evaluate(() => navigator.clipboard.readText());
  const coded = encodeURIComponent(pair);
  for (const text of [
    `GNUBGID=${pair}`,
    `gnubgid=${pair}`,
    `https://example.org/board?pos=${pair}`,
    `https://example.org/?gnubgid=${coded}`,
    `<a href="?pos=${coded}">a position</a>`,
  ]) {
    await page.getByRole("button", { name: "Start position" }).click();
    await until("another position stands there", async () => address(page) !== shown);
    await field.fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await until(`${text} is read`, async () => address(page) === shown);
  }
  await page.getByRole("button", { name: "Evaluate" }).click();
  await page.getByRole("cell", { name: "8/5 6/5" }).waitFor();
  for (const [width, height] of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height });
    await fits(page, `position ${width}`, false);
    await axe(page, `position ${width}`);
    await shot(page, `position-plays-${width}x${height}`);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await shot(page, "position-plays-390x844-end");
  await page.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] });

  // Several positions of one text: the first stands on the board, the others in a list beside it.
  const several = [
    `XGID=${START}:0:0:1:52:0:0:0:7:10`,
    "XGID=no position at all",
    "hypergammon:24x1,23x1,22x1:24x1,23x1,22x1:a:0:1:0-0:0j",
    `XGID=${START}:0:0:-1:64:2:1:0:5:10`,
  ];
  await page.evaluate((text) => navigator.clipboard.writeText(text), several.join("\n"));
  await field.fill("");
  await field.press("ControlOrMeta+v");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  const list = page.getByRole("region", { name: "4 positions" });
  await list.getByText("cannot be read").waitFor();
  check((await list.getByRole("link").count()) === 3, "three of the four can be opened");
  check(address(page).includes(":52:"), "the first stands on the board");
  await list.getByRole("link", { name: /Hypergammon/ }).click();
  await until("a click opens another", async () => address(page).startsWith("/position/hypergammon:"));
  await list.getByRole("link", { name: /plays 6-4/ }).focus();
  await page.keyboard.press("Enter");
  await until("and a key the next", async () => address(page).includes(":64:2:1:0:5:"));
  for (const [width, height] of [DESKTOP, PHONE, [360, 640]] as const) {
    await page.setViewportSize({ width, height });
    await fits(page, `list of positions ${width}`, false);
    await axe(page, `list of positions ${width}`);
    await list.scrollIntoViewIfNeeded();
    await shot(page, `position-list-${width}x${height}`);
  }
  await page.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] });
  await list.getByRole("button", { name: "Close the list" }).click();
  await until("the list is gone", async () => (await list.count()) === 0);

  // A cube decision.
  await field.fill("-BBB----------------bbb---:0:0:1:00:0:0:0:0:10");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL(/BBB/);
  await page.getByRole("button", { name: "Evaluate" }).click();
  await page
    .getByText(/double/i)
    .first()
    .waitFor();
  await page.getByRole("row", { name: /^Double, pass/ }).waitFor();
  await shot(page, "position-cube-1440x900");

  // Back leads to the position before; the page of a link shows what it names.
  await page.goBack();
  await page.getByRole("button", { name: "6", exact: true, pressed: true }).first().waitFor();
  await page.goto(`${server.url}/position/fevga:24x14,20x1:24x15:b:0:0:0-0:1`);
  await page.locator(".board").waitFor();
  await page.getByRole("button", { name: "Evaluate" }).click();
  await page.getByText("There is no cube decision.").waitFor();
  await fits(page, "fevga", false);
  await axe(page, "fevga");
  await shot(page, "position-fevga-1440x900");
  await page.goto(`${server.url}/position/chess:::::::`);
  await page.getByText("no game called").waitFor();
}

export async function playFromPosition({ open }: Stage): Promise<void> {
  const page = await open("/position/-BBB----------------bbb---:1:1:1:64:2:3:0:5:10", { size: PHONE, touch: true });
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.waitForURL(/\/play\//);
  await page.locator(".board").waitFor();
  await until("the dice lie there", async () => (await page.locator(".board").count()) === 1);
  await shot(page, "position-played-390x844");
}

export async function rollouts({ open, server }: Stage): Promise<void> {
  const page = await open("/position/-AAB----------------a-bb--:0:0:1:21:0:0:0:0:10");
  const panel = page.getByRole("region", { name: "Rollout" });
  await panel.getByText("Settings").click();
  await panel.getByLabel("Games").fill("72");
  await panel.getByLabel("Games").press("Tab");
  await panel.getByRole("button", { name: "Roll out" }).click();
  await panel.getByText("Done.").waitFor();
  await panel.getByText("72 of 72 games").waitFor();
  await until("there are candidates", async () => (await panel.getByRole("row").count()) >= 3);
  check(page.url().includes("rollout="), "the rollout has an address");
  await panel.getByRole("button", { name: "Go on to 144" }).click();
  await panel.getByText("144 of 144 games").waitFor();
  for (const [width, height] of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height });
    await fits(page, `rollout ${width}`, false);
    await axe(page, `rollout ${width}`);
    await panel.scrollIntoViewIfNeeded();
    await shot(page, `rollout-${width}x${height}`);
  }
  await page.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] });

  // Plays of one's own choice, among those that were evaluated.
  await page.getByRole("button", { name: "Evaluate" }).click();
  await panel.getByRole("checkbox", { name: "3/off", exact: true }).check();
  await panel.getByRole("checkbox", { name: "2/off 1/off", exact: true }).check();
  check(await panel.getByLabel("Best plays").isDisabled(), "the best ones are not asked for besides");
  for (const [width, height] of [PHONE, DESKTOP]) {
    await page.setViewportSize({ width, height });
    await fits(page, `chosen plays ${width}`, false);
    await axe(page, `chosen plays ${width}`);
    await panel.getByRole("group", { name: "Or these plays" }).scrollIntoViewIfNeeded();
    await shot(page, `rollout-chosen-${width}x${height}`);
  }
  await panel.getByRole("button", { name: "Roll out" }).click();
  await until("the two that were chosen", async () => {
    const names = await panel.getByRole("row").getByRole("button").allInnerTexts();
    return names.length === 2 && names.includes("3/off") && names.includes("2/off 1/off");
  });
  await panel.getByText("Done.").waitFor();

  // Its link shows it again; a long one is stopped and kept.
  const link = page.url();
  await page.goto(`${server.url}/position`);
  await page.goto(link);
  await panel.getByRole("button", { name: "3/off" }).waitFor();
  await page.goto(`${server.url}/position/${START}:0:0:1:00:0:0:0:0:10`);
  await panel.getByRole("button", { name: "Full" }).click();
  await panel.getByRole("button", { name: "Roll out" }).click();
  await panel.getByText("Playing.").waitFor();
  await panel.getByRole("row", { name: /No double/ }).waitFor();
  await shot(page, "rollout-running-1440x900");
  await panel.getByRole("button", { name: "Stop" }).click();
  await panel.getByText("Stopped.").waitFor();
  await panel.getByRole("button", { name: "Go on" }).waitFor();
}

export async function races({ open }: Stage): Promise<void> {
  const page = await open("/position/-BBB----------------bbb---:0:0:1:00:0:0:0:0:10");
  const panel = page.getByRole("region", { name: "Race" });
  await panel.getByText("Keith count").waitFor();
  await panel.getByText("Kleinman metric").waitFor();
  for (const [width, height] of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height });
    await fits(page, `race ${width}`, false);
    await axe(page, `race ${width}`);
    await panel.scrollIntoViewIfNeeded();
    await shot(page, `race-${width}x${height}`);
  }
}

export async function openings({ open }: Stage): Promise<void> {
  const page = await open("/openings");
  await page.getByRole("heading", { name: "3-1", exact: true }).waitFor();
  await until("all rolls are there", async () => (await page.locator("section.card").count()) === 21);
  for (const [width, height] of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height });
    await fits(page, `openings ${width}`, false);
    await axe(page, `openings ${width}`);
    await shot(page, `openings-${width}x${height}`);
  }
  await page.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] });
  await page.getByRole("region", { name: "3-1" }).getByRole("link", { name: "replies" }).click();
  await page.getByRole("heading", { name: "Replies to 3-1 8/5 6/5" }).waitFor();
  await until("all replies are there", async () => (await page.locator("section.card").count()) === 21);
  await shot(page, "openings-replies-1440x900");
  await page.getByRole("link", { name: "6-4", exact: true }).click();
  await page.waitForURL(/\/position\//);
  await page.locator(".board").waitFor();
}

/** Every roll of a position, the best first; a press shows its play on the board. */
export async function allRolls({ open, server }: Stage): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 640],
  ] as const) {
    const touched = width < 700;
    const page = await open("/position", { size: [width, height], touch: touched });
    const card = page.getByRole("region", { name: "All 21 rolls" });
    const ask = card.getByRole("button", { name: "Judge all rolls" });
    await ask.waitFor();
    if (width === 1440) {
      await ask.focus();
      await page.keyboard.press("Enter");
    } else await ask.tap();
    await card.getByText(/^Take point: /).waitFor();
    check((await card.locator("tbody tr").count()) === 21, "there are 21 rolls");
    const roll = card.getByRole("button", { name: "3-1", exact: true });
    if (touched) await roll.tap();
    else await roll.click();
    await until("the roll is chosen", async () => (await roll.getAttribute("aria-pressed")) === "true");
    check((await card.getByRole("cell", { name: "8/5 6/5" }).count()) === 1, "its best play is told");
    await fits(page, `all rolls ${width}`, false);
    await axe(page, `all rolls ${width}`);
    await shot(page, `rolls-${width}x${height}`);
    await page.goto(`${server.url}/position`);
  }
}

/** Two positions become a lesson of one's own; a wrong line in its file is told with its step, and nothing that was typed is lost. */
export async function writeLesson({ open }: Stage): Promise<void> {
  for (const [width, height] of [DESKTOP, PHONE, [360, 640]] as [number, number][]) {
    const touch = width < 700;
    const page = await open(`/position/${START}:0:0:1:31:0:0:0:0:10`, { size: [width, height], touch });
    const press = async (name: string): Promise<void> => {
      const button = page.getByRole("button", { name, exact: true });
      if (touch) await button.tap();
      else await button.click();
    };
    const summary = page.getByText("Write a lesson", { exact: true });
    if (touch) await summary.tap();
    else {
      // By keys, where there are some.
      await summary.focus();
      await page.keyboard.press("Enter");
    }
    const file = page.getByLabel("Your lesson");
    await press("Add this position");
    await page.getByText("The rules and the engine agree with every step.").waitFor();
    check((await file.inputValue()).includes('best = "8/5 6/5"'), "the engine's play is the best one");
    check((await page.getByLabel("Sentences to write for it").inputValue()).includes("step-step-1-task = "), "sentences are named");
    await fits(page, `a lesson of one's own ${width}`, false);
    await axe(page, `a lesson of one's own ${width}`);
    await file.scrollIntoViewIfNeeded();
    await shot(page, `write-lesson-${width}x${height}`);

    const whole = await file.inputValue();
    await file.fill(whole.replace('best = "8/5 6/5"', 'best = "6/5 6/3"').replace('accepted = ["8/5 6/5"]', 'accepted = ["6/5 6/3"]'));
    await press("Check");
    await page.getByText("6/5 6/3 loses").waitFor();
    await shot(page, `write-lesson-faults-${width}x${height}`);
    await file.fill(whole);

    // Another position, and the same file.
    await page.goto(new URL("/position/---BBBCCC---------bbcccaa-:0:0:1:00:0:0:0:0:10", page.url()).href);
    await page.getByText("Write a lesson", { exact: true }).click();
    check((await file.inputValue()) === whole, "the file is kept");
    await press("Add this position");
    await page.getByText("The rules and the engine agree with every step.").waitFor();
    check((await file.inputValue()).split("[[step]]").length === 3, "the lesson has two steps");
    await press("Start again");
    await until("nothing is left of it", async () => (await file.count()) === 0);
    await page.context().close();
  }
}
