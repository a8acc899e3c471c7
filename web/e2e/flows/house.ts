// House rules: asked for in the form, kept at the board, told at the table.

import { axe, check, fits, shot, until, type Device, type Stage } from "../harness";
import { look } from "../player";

const DEVICES: [string, Device][] = [
  ["1440x900", {}],
  ["360x740", { size: [360, 740], touch: true }],
];

export async function houseRules({ open, server }: Stage): Promise<void> {
  for (const [device, how] of DEVICES) {
    const page = await open("/", how);
    await page.goto(`${server.url}/?new`);
    await page.locator("form label", { hasText: /^Money game$/ }).click();
    await page.locator("form label", { hasText: "Two people" }).click();
    await page.getByText("House rules").click();
    check((await page.getByLabel("The mother").count()) === 0, "backgammon has no mother");
    await page.getByLabel("Refusing the first roll").selectOption("yes");
    await page.getByLabel("Checkers on a point").selectOption("5");
    await fits(page, `new with house rules ${device}`, false);
    await axe(page, `new with house rules ${device}`);
    await page.getByLabel("Refusing the first roll").scrollIntoViewIfNeeded();
    await shot(page, `house-new-${device}`);
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/\/play\//);
    await page.locator(".board").waitFor();
    await until("somebody has rolled", async () => {
      const sight = await look(page);
      if (sight.roll) await page.locator(".actions button", { hasText: "Roll" }).first().click();
      return sight.movable.length > 0;
    });
    const refuse = page.getByRole("button", { name: "Refuse roll" });
    await refuse.waitFor();
    await fits(page, `a roll that may be refused ${device}`, false);
    await shot(page, `house-refuse-${device}`);
    await refuse.click();
    await until("the cube has gone up", async () =>
      /cube at 2 in the middle/.test((await page.locator("#position-told").textContent()) ?? ""),
    );
    await until("it is refused once", async () => (await page.getByRole("button", { name: "Refuse roll" }).count()) === 0);
    if (device === "desktop") await page.getByRole("region", { name: "Moves" }).getByText("Refuses the roll").waitFor();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByText("At most five checkers on a point.").waitFor();
    await shot(page, `house-menu-${device}`);
  }

  const anna = await open("/", {});
  await anna.goto(`${server.url}/lobby`);
  await anna.getByRole("button", { name: "New table" }).click();
  await anna.getByLabel("Your name").fill("Anna");
  await anna.locator("form.card select").first().selectOption("plakoto");
  await anna.getByText("House rules").click();
  await anna.getByLabel("The mother").selectOption("draw");
  await anna.locator("form.card label", { hasText: /^Anyone$/ }).click();
  await anna.getByRole("button", { name: "Open the table" }).click();
  await anna.waitForURL(/\/t\//);
  await anna.getByText("House rules: Both mothers pinned is a draw.").waitFor();
  const bert = await open("/", { size: [360, 740], touch: true });
  await bert.goto(`${server.url}/lobby`);
  await bert.locator("li[data-table]", { hasText: "house rules" }).waitFor();
  await shot(bert, "house-lobby-360x740");
  await bert.goto(anna.url());
  await bert.getByText("House rules: Both mothers pinned is a draw.").waitFor();
  await shot(bert, "house-table-360x740");
}
