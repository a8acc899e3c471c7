// Hints in three steps and the tutor, by touch on a phone and by mouse beside the board.

import { axe, check, fits, shot, until, type Stage } from "../harness";
import { look, mouse, playOn, startMatch, touch } from "../player";

export async function coached({ open }: Stage): Promise<void> {
  const page = await open("/", { size: [390, 844], touch: true, settings: { length: 1, level: "beginner", tutor: 0.02 } });
  await startMatch(page, "tap");
  const hand = touch(page);
  await playOn(page, hand, (sight, so) => so.turns === 0 && sight.movable.length > 1);
  const advice = page.locator(".advice");
  await page.getByRole("button", { name: "Hint" }).tap();
  await advice.waitFor();
  const idea = await advice.innerText();
  await fits(page, "a hint on a phone");
  await axe(page, "a hint on a phone");
  await shot(page, "hint-390x844");
  await advice.getByRole("button", { name: "More" }).tap();
  await until("a checker is named", async () => /moves|enter/.test(await advice.innerText()));
  await until("it is picked up", async () => (await look(page)).targets.length > 0);
  await advice.getByRole("button", { name: "More" }).tap();
  await until("the play is told", async () => (await advice.innerText()).includes("Best is"));
  check((await advice.innerText()) !== idea, "the steps differ");
  check((await advice.getByRole("button", { name: "More" }).count()) === 0, "there is no more of it");
  await advice.getByRole("button", { name: "Close" }).tap();
  await until("it is put away", async () => (await advice.count()) === 0);

  // Whoever plays at random is asked soon.
  const { asked } = await playOn(page, hand, (sight) => sight.asked);
  check(asked, "a costly play is asked about");
  check((await advice.innerText()).includes("gives up"), await advice.innerText());
  await fits(page, "the tutor on a phone");
  await axe(page, "the tutor on a phone");
  await shot(page, "tutor-390x844");
  await page.setViewportSize({ width: 360, height: 640 });
  await fits(page, "the tutor on a small phone");
  await shot(page, "tutor-360x640");
  await page.setViewportSize({ width: 390, height: 844 });
  const { told } = await look(page);
  await advice.getByRole("button", { name: "Look again" }).tap();
  await until("the question is gone", async () => !(await look(page)).asked);
  check((await look(page)).told === told, "nothing was sent");
  // The same decision is asked about once.
  await page.getByRole("button", { name: "Confirm" }).first().tap();
  await until("it is sent now", async () => (await look(page)).told !== told);
}

export async function coachedBeside({ open }: Stage): Promise<void> {
  const page = await open("/", { settings: { length: 1, level: "beginner" } });
  await startMatch(page);
  await playOn(page, mouse(page), (sight, so) => so.turns === 0 && sight.movable.length > 1);
  await page.getByRole("button", { name: "Settings" }).first().click();
  await page.getByLabel("Blunders", { exact: true }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Hint" }).click();
  const advice = page.locator(".advice");
  await advice.getByRole("button", { name: "More" }).waitFor();
  await fits(page, "a hint beside the board");
  await axe(page, "a hint beside the board");
  await shot(page, "hint-1440x900");
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("pasch.settings") ?? "{}") as Record<string, unknown>);
  check(kept["tutor"] === 0.12, JSON.stringify(kept));
}
