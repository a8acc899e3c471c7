// The museum of classic players: its page, a match against one of them, and its thoughts beside the board.

import { axe, check, fits, shot, until, type Stage } from "../harness";
import { mouse, playOn, touch } from "../player";

const SIZES: [number, number][] = [
  [1440, 900],
  [390, 844],
  [360, 640],
];

export async function museum({ open }: Stage): Promise<void> {
  const page = await open("/learn");
  await page.getByRole("link", { name: "Museum of classic players" }).click();
  await page.getByRole("button", { name: "Play TD-Gammon 0.0" }).waitFor();
  check((await page.locator("li.card").count()) === 9, "every classic has a card");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await fits(page, `museum ${width}x${height}`, false);
    await axe(page, `museum ${width}x${height}`);
    await shot(page, `museum-${width}x${height}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Play BKG 1979" }).click();
  await page.locator(".board").waitFor();
  await page.locator(".row", { hasText: "BKG 1979" }).waitFor();
  await page.locator(".thoughts").waitFor();
  await playOn(page, mouse(page), (_, so) => so.turns >= 2);
  await page.getByText(/^Its play: /).waitFor();
  const bars = page.locator(".thoughts li");
  await until("bars are drawn", async () => (await bars.count()) >= 9);
  check(await page.getByText("Blockade").first().isVisible(), "the terms have names");
  const values = await page.locator(".thoughts ul").first().locator(".value").allInnerTexts();
  const sum = values.reduce((all, one) => all + Number(one.replace("\u2212", "-")), 0);
  const told = Number(
    (
      await page
        .getByText(/^Sum: /)
        .first()
        .innerText()
    )
      .replace("Sum: ", "")
      .replace("\u2212", "-"),
  );
  check(Math.abs(sum - told) < 0.06, `the bars add up: ${sum} ${told}`);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await fits(page, `thoughts ${width}x${height}`);
    await axe(page, `thoughts ${width}x${height}`);
    await shot(page, `thoughts-${width}x${height}`);
  }
  // On a phone the board comes back when the thoughts are closed, and the menu shows them again.
  await page.getByRole("button", { name: "Close its thoughts" }).click();
  await page.locator(".thoughts").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Show its thoughts" }).click();
  await page.locator(".thoughts").waitFor();

  // The same with real fingers.
  const phone = await open("/museum", { size: [360, 640], touch: true });
  await phone.getByRole("button", { name: "Play TD-Gammon 0.0" }).tap();
  await phone.locator(".board").waitFor();
  await playOn(phone, touch(phone), (_, so) => so.turns >= 2);
  await phone.getByRole("button", { name: "More" }).tap();
  await phone.getByRole("button", { name: "Show its thoughts" }).tap();
  await phone.getByText(/^Its play: /).waitFor();
  await fits(phone, "thoughts by touch");
  await phone.getByRole("button", { name: "Close its thoughts" }).tap();
  await phone.locator(".thoughts").waitFor({ state: "detached" });
}
