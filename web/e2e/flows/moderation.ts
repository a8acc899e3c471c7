// Words reported by one player and judged by a moderator: the other is told at the board, and the log says what was done.

import type { Page } from "playwright-core";
import type { Me } from "../../src/wire";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask, together } from "../meet";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];

async function inAllLooks(page: Page, name: string): Promise<void> {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
    for (const [width, height] of [PHONE, [360, 640], DESKTOP] as const) {
      await page.setViewportSize({ width, height });
      await fits(page, `${name} ${width}`, false);
      await axe(page, `${name} ${width} ${theme}`);
      await shot(page, `${name}-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
    }
  }
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
}

export async function moderation({ open, server }: Stage): Promise<void> {
  const [anna, bert, clara] = [
    await open("/", { size: DESKTOP }),
    await open("/", { size: PHONE, touch: true }),
    await open("/", { size: DESKTOP }),
  ];
  await clara.goto(`${server.url}/account?do=create`);
  await clara.getByRole("textbox", { name: "Name" }).fill("Clara Dommer");
  await clara.getByRole("textbox", { name: "Password" }).fill("a prime of six");
  await clara.getByRole("button", { name: "Create account", exact: true }).click();
  await clara.getByRole("heading", { name: "Clara Dommer", level: 1 }).waitFor();
  check((await clara.getByRole("link", { name: "Moderation" }).count()) === 0, "who has no role is shown no way");
  await clara.goto(`${server.url}/moderation`);
  await clara.getByText("This is for moderators.").waitFor();
  const said = await server.command(["moderators", "add", "clara dommer"]);
  check(said.includes("Clara Dommer is a moderator now"), said);

  await together(anna, bert);
  const report = async (words: string): Promise<void> => {
    await anna.getByRole("button", { name: "Report Bert" }).click();
    await anna.getByLabel(/What happened/).fill(words);
    const kept = anna.waitForResponse((answer) => answer.url().endsWith("/report"));
    await anna.getByRole("button", { name: "Send the report" }).click();
    check((await kept).status() === 204, "the report is taken");
  };
  await anna.getByRole("button", { name: /^Chat/ }).click();
  await bert.getByRole("button", { name: /^Chat/ }).tap();
  await bert.getByLabel("Write a line").fill("You play like a fool <b>");
  await bert.getByRole("button", { name: "Send", exact: true }).tap();
  await anna.locator("section.chat").getByText("like a fool").waitFor();
  await report("He calls me names.");

  // The moderator finds the page from the account, reads, and decides with a reason.
  await clara.goto(`${server.url}/account`);
  await clara.getByRole("link", { name: "Moderation" }).click();
  await clara.getByRole("heading", { name: "Anna reports Bert" }).waitFor();
  await clara.getByText("He calls me names.").waitFor();
  check((await clara.getByText("like a fool").count()) === 0, "what was said is not shown unasked");
  await clara.getByRole("button", { name: /^Read what was said/ }).click();
  await clara.getByText("You play like a fool <b>").waitFor();
  await clara.getByText("There is no other report.").waitFor();
  await clara.locator("label", { hasText: /^No talk$/ }).click();
  await inAllLooks(clara, "moderation-report");
  const decision = clara.getByRole("form", { name: "Anna reports Bert" });
  await decision.getByRole("combobox").selectOption({ label: "a week" });
  await decision.getByRole("textbox", { name: "Reason" }).fill("No names, please.");
  await decision.getByRole("button", { name: "Decide" }).click();
  await clara.getByText("The decision stands in the log.").waitFor();
  const log = clara.getByRole("region", { name: "Log" });
  await log.getByText(/^Clara Dommer muted Bert until /).waitFor();
  await log.getByText("Clara Dommer read what was said with Bert.").waitFor();
  await log.getByText("Whoever runs the server made Clara Dommer a moderator.").waitFor();
  await clara.getByText("No report waits for a decision.").waitFor();

  // Bert is told where he was talking, without pressing anything; Anna is not told.
  const told = bert.locator("section.chat").getByRole("status");
  await told.getByText(/^You may not talk at matches until /).waitFor();
  await told.getByText("The moderator's reason: No names, please.").waitFor();
  await until("there is nothing to write in", async () => (await bert.getByLabel("Write a line").count()) === 0);
  await axe(bert, "somebody who may not talk");
  await shot(bert, "chat-silenced-390x844");
  await until("Anna talks as before", async () => (await anna.getByLabel("Write a line").count()) === 1);

  // A second report shows the first; this time Bert may not play either.
  await report("He plays with a program.");
  await clara.reload();
  await clara.getByRole("button", { name: /^Read what was said/ }).click();
  const before = clara.locator("li[data-report]");
  await before.getByText("He calls me names.").waitFor();
  await before.getByText(/muted Bert/).waitFor();
  await clara.locator("label", { hasText: /^Suspend$/ }).click();
  await decision.getByRole("combobox").selectOption({ label: "for good" });
  await decision.getByRole("textbox", { name: "Reason" }).fill("Programs play with tokens.");
  await decision.getByRole("button", { name: "Decide" }).click();
  await log.getByText("Clara Dommer suspended Bert for good.").waitFor();
  await inAllLooks(clara, "moderation-log");
  await told.getByText("Your account is suspended for good.").waitFor();
  await bert.goto(`${server.url}/lobby`);
  await bert.getByText("Your account is suspended for good.").waitFor();
  await fits(bert, "a lobby for the suspended", false);
  await axe(bert, "a lobby for the suspended");
  await shot(bert, "lobby-suspended-390x844");
  await bert.getByRole("button", { name: /Quick pairing/ }).tap();
  await bert.getByRole("alert").filter({ hasText: "Your account is suspended, for good." }).waitFor();

  // Lifted, with a reason.
  await clara.getByRole("button", { name: "Lift what keeps Bert" }).first().click();
  const lift = clara.getByRole("form", { name: "Lift what keeps Bert" });
  await lift.getByRole("textbox").fill("He has said sorry.");
  await lift.getByRole("button", { name: "Lift" }).click();
  await log.getByText("Clara Dommer let Bert play again.").waitFor();
  await until("Bert may sit down", async () => (await ask<Me>(bert, "GET", "/me")).suspended === null);
  // The role ends on the machine, and the page with it.
  check((await server.command(["moderators", "remove", "Clara Dommer"])).includes("no moderator now"), "the role is taken");
  await clara.reload();
  await clara.getByText("This is for moderators.").waitFor();
}
