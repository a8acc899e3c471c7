// Away from the lobby: a challenge comes to whichever page is open, and so does the news that somebody has sat down.

import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask, atTheBoard, newTable, sitDown } from "../meet";

const SIZES = [
  [1440, 900],
  [390, 844],
  [360, 640],
] as const;

export async function calledElsewhere({ open, server }: Stage): Promise<void> {
  const nora = await open("/variants");
  await ask(nora, "PUT", "/me", { name: "Nora" });
  await nora.reload();
  const egil = await open("/lobby", { size: [390, 844], touch: true });
  await ask(egil, "PUT", "/me", { name: "Egil" });
  const challenge = async (): Promise<void> => {
    await egil.goto(`${server.url}/lobby`);
    await egil.getByRole("button", { name: "Challenge Nora" }).tap();
    await egil.locator("form.card label", { hasText: /^No clock$/ }).tap();
    await egil.getByRole("button", { name: "Send the challenge" }).tap();
    await egil.getByText("You challenge Nora").waitFor();
  };

  // It can wait, is there again on the next page, and is declined.
  await challenge();
  const calls = nora.getByRole("region", { name: "For you" });
  await calls.getByText("Egil challenges you").waitFor();
  for (const theme of ["light", "dark"]) {
    await nora.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
    for (const [width, height] of SIZES) {
      await nora.setViewportSize({ width, height });
      await fits(nora, `called ${width}`, false);
      await axe(nora, `called ${width} ${theme}`);
      await shot(nora, `called-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
    }
  }
  await calls.getByRole("button", { name: "Not now: Egil" }).focus();
  await nora.keyboard.press("Enter");
  await calls.getByText("Egil challenges you").waitFor({ state: "detached" });
  await nora.goto(`${server.url}/openings`);
  await calls.getByRole("button", { name: "Decline" }).click();
  await egil.getByText("Nora declined your challenge.").waitFor();
  await egil.getByText("You challenge Nora").waitFor({ state: "detached" });
  check((await nora.getByText(/withdrew|declined/).count()) === 0, "whoever declines is told nothing about it");
  await until("it is gone here, too", async () => (await calls.getByText("Egil").count()) === 0);

  // Another is withdrawn.
  await challenge();
  await calls.getByText("Egil challenges you").waitFor();
  await egil.locator("[data-challenge]").getByRole("button", { name: "Cancel" }).tap();
  await nora.getByText("Egil withdrew the challenge.").waitFor();
  check((await egil.getByText(/withdrew|declined/).count()) === 0, "whoever withdraws is told nothing about it");

  // Another is accepted.
  await challenge();
  await calls.getByRole("button", { name: "Accept" }).click();
  for (const page of [nora, egil]) await atTheBoard(page);

  // Somebody sits down at a table whose host reads elsewhere.
  const link = await newTable(nora, "Nora", ["1", "No clock"]);
  await nora.goto(`${server.url}/collection`);
  await sitDown(egil, link, null);
  await calls.getByText("Your match against Egil has begun.").waitFor();
  await shot(nora, "called-to-the-board");
  await axe(nora, "called to the board");
  await calls.getByRole("button", { name: "To the board" }).click();
  await atTheBoard(nora);
  check(nora.url() === egil.url(), "the same match");
}
