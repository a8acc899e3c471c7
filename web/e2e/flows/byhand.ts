// Dice that are thrown by hand on a board beside the screen: entered by digits, by mouse and by touch, and cocked.

import type { Page } from "playwright-core";

import { axe, check, fits, shot, until, type Stage } from "../harness";
import { atTheBoard, newTable, sitDown } from "../meet";
import { look, mouse, playOn, touch, type Hand } from "../player";

const entering = (page: Page): Promise<boolean> =>
  page
    .locator(".hand")
    .count()
    .then((n) => n === 1);
const mayEnter = (page: Page, who: string): Promise<void> => until(`${who} may enter the dice`, () => entering(page));
const die = (page: Page, row: number, face: number) =>
  page
    .locator(".hand .faces")
    .nth(row)
    .getByRole("button", { name: String(face), exact: true });
const cocked = (page: Page) => page.locator(".actions button", { hasText: "Cocked" });
const toMove = (page: Page, who: string): Promise<void> => until(`${who} has to play`, async () => (await look(page)).movable.length > 0);

async function typed(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Opens the menu of what is seldom needed. */
async function menu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).tap();
}

async function plays(page: Page, hand: Hand): Promise<void> {
  await playOn(page, hand, (sight) => sight.confirm);
  await hand.press("Confirm");
}

export async function byHand({ open }: Stage): Promise<void> {
  // Rolling of itself must not get in the way of real dice.
  const anna = await open("/lobby", { settings: { autoRoll: true } });
  const bert = await open("/", { size: [390, 844], touch: true, settings: { autoRoll: true } });
  const link = await newTable(anna, "Anna", ["3", "No clock", "Thrown by hand"]);
  await until("the table says how its dice are thrown", async () => (await anna.locator(".what").innerText()).includes("dice by hand"));
  await sitDown(bert, link, "Bert");
  await atTheBoard(anna);
  for (const [page, who] of [
    [anna, "Anna"],
    [bert, "Bert"],
  ] as const)
    await mayEnter(page, who);
  await until("whose die is which is said", async () => (await anna.locator(".status").innerText()).includes(" above, Bert below"));
  await shot(anna, "byhand-opening-1440x900");
  await shot(bert, "byhand-opening-390x844");
  await fits(anna, "dice by hand");
  await fits(bert, "dice by hand on a phone");
  await axe(anna, "dice by hand");
  await axe(bert, "dice by hand on a phone");

  // By digits: a tie, a slip that is taken back, and what decides it.
  await typed(anna, "33");
  await anna.keyboard.press("Enter");
  await until("the tie is told", async () => (await anna.locator(".status").innerText()).includes("3-3"));
  await typed(anna, "64");
  await anna.keyboard.press("Backspace");
  await typed(anna, "1");
  await anna.keyboard.press("Enter");
  await toMove(anna, "Anna");
  await shot(anna, "byhand-cocked-1440x900");
  await shot(bert, "byhand-waits-390x844");
  await axe(anna, "a throw that may have been cocked");

  // One die was cocked. Bert agrees: both throw again, and Bert enters it by touch.
  await cocked(anna).click();
  await until("Anna sees what she has said", async () => (await anna.locator(".take-back").innerText()).includes("the dice are cocked"));
  await bert.getByRole("button", { name: "Throw again" }).waitFor();
  await shot(bert, "byhand-called-390x844");
  await fits(bert, "a throw called cocked, on a phone");
  await axe(bert, "a throw called cocked");
  await bert.getByRole("button", { name: "Throw again" }).tap();
  await mayEnter(bert, "Bert");
  await until("the opening is thrown again", async () =>
    (await anna.locator(".status").innerText()).includes("Each player throws one die"),
  );
  await die(bert, 0, 2).tap();
  await die(bert, 1, 5).tap();
  await shot(bert, "byhand-entered-390x844");
  await bert.locator(".actions button", { hasText: "Enter" }).tap();
  await toMove(bert, "Bert");
  await shot(bert, "byhand-cocked-390x844");
  await plays(bert, touch(bert));

  // Anna's turn by mouse: Double is there, Roll is not, and the dice wait for her.
  await mayEnter(anna, "Anna");
  check((await anna.locator(".actions button", { hasText: "Roll" }).count()) === 0, "nothing rolls here");
  await die(anna, 0, 6).click();
  await die(anna, 1, 5).click();
  await shot(anna, "byhand-roll-1440x900");
  // The die that was pressed last has the focus; Enter enters what is chosen all the same.
  await anna.keyboard.press("Enter");
  await toMove(anna, "Anna");
  await cocked(anna).click();
  await bert.getByRole("button", { name: "Throw again" }).tap();
  await mayEnter(anna, "Anna");
  await until(
    "who has thrown does not double any more",
    async () => (await anna.locator(".actions button", { hasText: "Double" }).count()) === 0,
  );
  await until("the move list tells it", async () => (await anna.locator(".list").innerText()).includes("Cocked dice: 6-5"));
  await typed(anna, "31");
  await anna.keyboard.press("Enter");
  await toMove(anna, "Anna");
  await shot(anna, "byhand-again-1440x900");
  // Bert says that she threw too early; she insists that the throw stands, and it does for good.
  await menu(bert);
  await bert.getByRole("button", { name: "The throw came too early" }).tap();
  await anna.getByRole("button", { name: "It stands" }).waitFor();
  await shot(anna, "byhand-called-1440x900");
  await fits(anna, "a throw called too early");
  await anna.getByRole("button", { name: "It stands" }).click();
  await until("the move list tells that it stands", async () =>
    (await anna.locator(".list").innerText()).includes("Thrown too early, and stands"),
  );
  check((await cocked(anna).count()) === 0, "what stands is not called again");
  await plays(anna, mouse(anna));
  await mayEnter(bert, "Bert");
  await shot(bert, "byhand-roll-390x844");

  // Such dice have no proof, and the page says why.
  await anna.goto(`${anna.url()}/dice`);
  await until("the page of the dice says so", async () => (await anna.locator("main").innerText()).includes("thrown by hand"));

  // Against the computer its dice are entered too.
  await newTable(anna, "Anna", ["1", "No clock", "Thrown by hand"]);
  await anna.getByRole("button", { name: "Let the computer sit down" }).click();
  await atTheBoard(anna);
  await mayEnter(anna, "Anna");
  await typed(anna, "61");
  await anna.keyboard.press("Enter");
  await toMove(anna, "Anna");
  await plays(anna, mouse(anna));
  await until(
    "the computer wants its dice",
    async () => (await entering(anna)) && (await anna.locator(".status").innerText()).includes("Throw for "),
  );
  await shot(anna, "byhand-bot-1440x900");
  await typed(anna, "42");
  await anna.keyboard.press("Enter");
  await until("the computer has played", async () => (await entering(anna)) && (await anna.locator(".list").innerText()).includes("42"));
  await cocked(anna).click();
  await until("it throws again", async () => (await entering(anna)) && (await anna.locator(".status").innerText()).includes("Throw for "));
}
