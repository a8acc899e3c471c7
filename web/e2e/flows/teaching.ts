// Plays against the rules, where they can be made; and what a roll or a series still brings.

import type { Page } from "playwright-core";
import type { LessonView } from "../../src/wire";
import { axe, check, fits, shot, until, type Device, type Stage } from "../harness";
import { ask, together } from "../meet";
import { look, mouse, pressAsSeen, spot, touch, type Hand } from "../player";
import { answer, byKeys, byMouse, byTouch, learn, type Learner } from "./first";

const newMatch = (page: Page, match: Record<string, unknown>): Promise<string> =>
  ask<{ id: string }>(page, "POST", "/matches", {
    variant: "backgammon",
    length: 3,
    cube: false,
    jacoby: false,
    beavers: false,
    opponent: { type: "local" },
    seat: "a",
    ...match,
  }).then((made) => made.id);

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [x, y] = await spot(page, from);
  const [tx, ty] = await spot(page, to);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10, { steps: 3 });
  await page.mouse.move(tx, ty, { steps: 6 });
  await page.mouse.up();
}

const button = (page: Page, text: string) => page.locator(".actions button", { hasText: text }).first();
const told = (page: Page): Promise<string> => page.locator(".status").first().innerText();

/** From the 24 to the 11: thirteen pips, which no roll brings a checker. */
const [FROM, TO] = [24, 11];

/** Rolls until somebody has to move, and puts a checker where no roll brings it. */
async function playWrongly(page: Page, device: string): Promise<string> {
  await until("somebody has rolled", async () => {
    const sight = await look(page);
    if (sight.roll) await button(page, "Roll").click();
    return sight.movable.length > 0;
  });
  // Places are named from below: there stands a, who begins on 24, 13, 8 and 6.
  const seat = (await look(page)).movable.some((one) => /-a(24|13|8|6)$/.test(one.id)) ? "a" : "b";
  const at = (point: number): string => (seat === "a" ? `place-a${point}` : `place-a${25 - point}`);
  await drag(page, at(FROM), at(TO));
  await until("the play can be confirmed", async () => (await look(page)).confirm);
  await until("the status says so", async () => (await told(page)).includes("Not a legal play"));
  await shot(page, `teaching-tried-${device}`);
  await button(page, "Confirm").click();
  await button(page, "Insist").waitFor();
  return seat;
}

export async function tableForLearners({ open }: Stage): Promise<void> {
  const devices: [string, Device][] = [
    ["1440x900", {}],
    ["390x844", { size: [390, 844], touch: true }],
  ];
  for (const [device, how] of devices) {
    const page = await open("/", how);
    if (device === "1440x900") {
      await page.goto(`${new URL(page.url()).origin}/?new`);
      await page.getByLabel("Illegal moves").selectOption("opponentMayInsist");
      await shot(page, "teaching-new-1440x900");
    }
    const id = await newMatch(page, { illegal: "opponentMayInsist" });
    await page.goto(`${new URL(page.url()).origin}/play/${id}`);
    await page.locator(".board").waitFor();
    const before = (await look(page)).told;
    await playWrongly(page, device);
    await until("the rule is named", async () => (await told(page)).includes(`No die left moves a checker from ${FROM} to ${TO}.`));
    await fits(page, `the challenge on ${device}`);
    await axe(page, `the challenge on ${device}`);
    await shot(page, `teaching-challenge-${device}`);
    await button(page, "Insist").click();
    await until("the checkers are back", async () => (await look(page)).told === before);
    await until("it is said who insists", async () => (await told(page)).includes("insists on a legal play"));
    await shot(page, `teaching-insisted-${device}`);
    // Now only a legal play is taken: a checker without one is not lifted.
    const sight = await look(page);
    check(sight.movable.length > 0, "a legal play is waited for");
  }
  const page = await open("/");
  const id = await newMatch(page, { illegal: "opponentMayInsist" });
  await page.goto(`${new URL(page.url()).origin}/play/${id}`);
  await page.locator(".board").waitFor();
  const before = (await look(page)).told;
  await playWrongly(page, "stands");
  await button(page, "Let it stand").click();
  await button(page, "Roll").waitFor();
  check((await look(page)).told !== before, "the checker stays where it was put");
  await shot(page, "teaching-stands-1440x900");

  // Where both must correct, nothing stands, and nobody is said to have asked.
  const both = await newMatch(page, { illegal: "bothMustCorrect" });
  await page.goto(`${new URL(page.url()).origin}/play/${both}`);
  await page.locator(".board").waitFor();
  await playWrongly(page, "both");
  check((await button(page, "Let it stand").count()) === 0, "it cannot be let stand");
  await button(page, "Insist").click();
  await until("the play is taken back", async () => (await told(page)).includes("The play was taken back"));
  await shot(page, "teaching-both-1440x900");

  // The bot insists where that is better for it: both back checkers home and five points in a row, which no roll is worth,
  // wherever the bot has begun. The one who erred can take the play back while it has not answered.
  const against = await newMatch(page, { illegal: "opponentMayInsist", opponent: { type: "bot", level: "beginner" } });
  await page.goto(`${new URL(page.url()).origin}/play/${against}`);
  await page.locator(".board").waitFor();
  await until(
    "it is one's own roll",
    async () => {
      const sight = await look(page);
      if (sight.roll) await button(page, "Roll").click();
      return sight.movable.length > 0;
    },
    60_000,
  );
  for (const [from, to] of [
    [24, 5],
    [24, 5],
    [13, 7],
    [13, 7],
  ])
    await drag(page, `place-a${from}`, `place-a${to}`);
  await button(page, "Confirm").click();
  await until("the bot insists", async () => (await told(page)).includes("Pasch insists on a legal play"));
  await shot(page, "teaching-bot-1440x900");
}

/** At a table of two where both must correct: the player who erred takes the play back, while the other is asked, too. */
export async function bothMustCorrect({ open }: Stage): Promise<void> {
  const anna = await open("/");
  const bert = await open("/", { size: [390, 844], touch: true });
  await together(anna, bert, { game: { illegal: "bothMustCorrect" } });
  const players: { page: Page; hand: Hand; device: string; hasErred: boolean }[] = [
    { page: anna, hand: mouse(anna), device: "1440x900", hasErred: false },
    { page: bert, hand: touch(bert), device: "390x844", hasErred: false },
  ];
  for (let turn = 0; !players.every((one) => one.hasErred);) {
    for (const one of players) {
      const { page, hand, device } = one;
      const sight = await look(page);
      const seat = /^place-([ab])/.exec(sight.movable[0]?.id ?? "")?.[1];
      if (seat && !one.hasErred && !sight.confirm) {
        const before = (await look(page)).told;
        await drag(page, `place-${seat}${FROM}`, `place-${seat}${TO}`);
        await until("the play can be confirmed", async () => (await look(page)).confirm);
        await hand.press("Confirm");
        await button(page, "Take it back").waitFor();
        const other = page === anna ? bert : anna;
        await button(other, "Insist").waitFor();
        check((await button(page, "Let it stand").count()) + (await button(other, "Let it stand").count()) === 0, "it cannot be let stand");
        for (const [seen, whose] of [
          [page, "one's own error"],
          [other, "the other's error"],
        ] as const) {
          await fits(seen, `${whose}, made on ${device}`);
          await axe(seen, `${whose}, made on ${device}`);
        }
        await shot(page, `teaching-own-error-${device}`);
        await hand.press("Take it back");
        for (const seen of [page, other])
          await until("it is said that it was taken back", async () => (await told(seen)).includes("The play was taken back"));
        await until("the checkers are back", async () => (await look(page)).told === before);
        one.hasErred = true;
      } else if (sight.confirm) await pressAsSeen(page, hand, "Confirm", sight);
      else if (sight.roll) await pressAsSeen(page, hand, "Roll", sight);
      else if (seat) await hand.move(sight, (turn += 1));
    }
    await anna.waitForTimeout(50);
  }
}

export async function roundOfASeries({ open }: Stage): Promise<void> {
  for (const [device, how] of [
    ["1440x900", {}],
    ["390x844", { size: [390, 844], touch: true }],
  ] as [string, Device][]) {
    const page = await open("/", how);
    const id = await newMatch(page, { variant: "portes", then: ["plakoto", "fevga"] });
    await page.goto(`${new URL(page.url()).origin}/play/${id}`);
    await page.locator(".board").waitFor();
    await until("the round is told", async () => (await page.locator("body").innerText()).includes("Portes, then Plakoto"));
    await fits(page, `a series on ${device}`);
    await shot(page, `series-${device}`);
    // What follows a roll: played, match after match, until one brings more.
    let turn = 0;
    const isFollowed = async (): Promise<boolean> => {
      const sight = await look(page);
      if ((await page.locator(".coming").count()) && /Then \ds four times, then another roll/.test(await told(page))) return true;
      if (turn === 0 || sight.over) await page.goto(`${new URL(page.url()).origin}/play/${await newMatch(page, { variant: "russian" })}`);
      else if (sight.roll) await button(page, "Roll").click();
      else if (sight.confirm) await button(page, "Confirm").click();
      else if (sight.movable[0]) await page.mouse.click(...(await spot(page, sight.movable[turn % sight.movable.length]?.id ?? "")));
      turn += 1;
      return false;
    };
    await until("a double shows what follows it, and says so", isFollowed, 180_000);
    await fits(page, `a double on ${device}`);
    await shot(page, `coming-${device}`);
  }
}

/** Does a lesson to its end, with a look at each step. */
async function wholeLesson(page: Page, learner: Learner, lesson: string, device: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/learn/${lesson}`);
  await page.locator(".board").waitFor();
  const seen = async (text: string, when: string): Promise<void> => {
    const name = `course-${text}${when}-${device}`;
    await fits(page, name);
    await shot(page, name);
  };
  await learn(page, learner, (step, done) => seen(step.text, done ? "-done" : ""), lesson);
  const { steps, next } = await ask<LessonView>(page, "GET", `/lessons/${lesson}`);
  const last = steps.at(-1);
  check(last, "there is a last step");
  await answer(page, learner, last);
  await page.getByRole("img", { name: "3 stars of 3" }).waitFor();
  await seen(last.text, "-done");
  await axe(page, `the end of ${lesson} on ${device}`);
  const onward = page.getByRole("link", next === null ? { name: "More to learn" } : { name: "Next lesson" });
  check((await onward.getAttribute("href")) === (next === null ? "/learn" : `/learn/${next}`), "there is a way onward");
}

/** A lesson of the first course on a desk: a mistake is answered on the board, a hint costs a star, and the account knows it. */
export async function courseByMouse({ open }: Stage): Promise<void> {
  const page = await open("/learn");
  await page.getByRole("link", { name: "Start: Your first lesson" }).waitFor();
  await fits(page, "the courses", false);
  await axe(page, "the courses");
  await shot(page, "courses-1440x900");
  const learner = byMouse(page);
  await wholeLesson(page, learner, "way-home", "1440x900");
  await learner.act("Next lesson");
  await page.waitForURL(/\/learn\/both-dice$/);
  await page.goto(`${new URL(page.url()).origin}/learn/hit-and-enter`);
  await page.locator(".board").waitFor();
  const { steps } = await ask<LessonView>(page, "GET", "/lessons/hit-and-enter");
  const [first, passing] = steps;
  check(first && passing, "there are two steps");
  await learner.act("Hint");
  await answer(page, learner, first);
  await page.locator(".answer .yes").waitFor();
  await learner.act("Next");
  // Legal, but loose: the opponent's roll is shown, and taken back.
  await page.getByText("Hit in passing").first().waitFor();
  const before = (await look(page)).told;
  await answer(page, learner, passing, { type: "play", play: "13/11 13/10*" });
  await page.getByText("Your opponent rolls 6-4 and plays bar/15*.").first().waitFor();
  await until("the reply is on the board", async () => (await page.locator(".board .arrow-line").count()) > 0);
  await fits(page, "a mistake that is answered");
  await axe(page, "a mistake that is answered");
  await shot(page, "course-punished-1440x900");
  await learner.act("Take back");
  await until("the checkers are back", async () => (await look(page)).told === before);
  await answer(page, learner, passing);
  await page.locator(".answer .yes").waitFor();

  // With an account, another browser goes on from there, and what it had done itself stays.
  const name = `Learner${Date.now() % 100_000}`;
  const credentials = { name, password: "a prime of six points" };
  await ask(page, "POST", "/account", credentials);
  await page.goto(`${new URL(page.url()).origin}/learn`);
  await page.getByText("2 of 6 steps").waitFor();
  const other = await open("/learn/notation", { size: [390, 844], touch: true });
  const { steps: plays } = await ask<LessonView>(other, "GET", "/lessons/notation");
  check(plays[0], "there is a step");
  await answer(other, byTouch(other), plays[0]);
  await other.locator(".answer .yes").waitFor();
  await ask(other, "POST", "/session", credentials);
  await other.goto(`${new URL(other.url()).origin}/learn`);
  for (const words of ["2 of 6 steps", "1 of 6 steps"]) await other.getByText(words).waitFor();
  check((await other.getByRole("img", { name: "3 stars of 3" }).count()) === 1, "the lesson of the other browser is done");
  await axe(other, "the courses on a phone");
  await fits(other, "the courses on a phone", false);
  await shot(other, "courses-390x844");
  await page.reload();
  await page.getByText("1 of 6 steps").waitFor();
}

export async function courseByTouch({ open }: Stage): Promise<void> {
  for (const size of [
    [390, 844],
    [360, 640],
  ] as [number, number][]) {
    const page = await open("/", { size, touch: true });
    for (const lesson of ["way-home", "notation"]) await wholeLesson(page, byTouch(page), lesson, size.join("x"));
    await page.context().close();
  }
}

export async function courseByKeys({ open }: Stage): Promise<void> {
  const page = await open("/");
  for (const lesson of ["way-home", "notation"]) await wholeLesson(page, byKeys(page), lesson, "keys");
}
