// Being told by mail: an address is given, its link followed on another device, what waits is mailed, and a link ends it.

import type { Page } from "playwright-core";
import { axe, check, fits, Server, shot, until, type Stage } from "../harness";
import { Mailbox, freePort, type Mail } from "../mailbox";
import { ask, together } from "../meet";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];

async function withAccount(page: Page, server: Server, name: string): Promise<void> {
  await page.goto(`${server.url}/account?do=create`);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Password" }).fill("a prime of six");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

async function seen(page: Page, name: string): Promise<void> {
  for (const [width, height] of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height });
    await fits(page, name, false);
    await axe(page, name);
    await shot(page, `${name}-${width}x${height}`);
  }
}

/** The address in a mail that begins so. */
function link(mail: Mail, start: string): string {
  const found = mail.body.split(/\s/).find((word) => word.startsWith(start));
  check(found, `${start} in ${mail.body}`);
  return found;
}

export async function mail({ open }: Stage): Promise<void> {
  const mailbox = new Mailbox();
  await mailbox.start();
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = new Server("", ["--origin", url, "--smtp", `smtp://127.0.0.1:${mailbox.port}`, "--mail-from", "Club <pasch@club.example>"]);
  server.url = url;
  await server.start();
  const next = async (to: string): Promise<Mail> => {
    let found: Mail | undefined;
    await until(`there is mail for ${to}`, () => Promise.resolve((found = mailbox.mails.splice(0).find((one) => one.to === to))));
    check(found, to);
    return found;
  };
  try {
    const anna = await open("/", { at: server, size: DESKTOP });
    const bert = await open("/", { at: server, size: DESKTOP });
    for (const [page, name] of [[anna, "Anna"], [bert, "Bert"]] as const) await withAccount(page, server, name);

    const box = anna.getByRole("group", { name: "By e-mail" });
    await box.getByRole("textbox", { name: "Your e-mail address" }).fill("anna@home");
    await box.getByRole("button", { name: "Send the link" }).click();
    await box.getByRole("alert").filter({ hasText: "no e-mail address that can be used" }).waitFor();
    await seen(anna, "mail-address-refused");
    await box.getByRole("textbox", { name: "Your e-mail address" }).fill("anna@home.example");
    await box.getByRole("button", { name: "Send the link" }).click();
    await box.getByText("A link is on its way to anna@home.example.").waitFor();
    await seen(anna, "mail-asked");

    // The link works where nobody is signed in; opening it alone does nothing.
    const first = await next("anna@home.example");
    const phone = await open("/", { at: server, size: PHONE, touch: true });
    await phone.goto(link(first, `${url}/mail/confirm#`));
    await phone.getByRole("button", { name: "Yes, mail me here" }).waitFor();
    await seen(phone, "mail-confirm");
    await phone.getByRole("button", { name: "Yes, mail me here" }).click();
    await phone.getByText("The address is confirmed.").waitFor();
    await seen(phone, "mail-confirmed");
    await phone.reload();
    await phone.getByRole("button", { name: "Yes, mail me here" }).click();
    await phone.getByRole("alert").filter({ hasText: "no longer good" }).waitFor();
    await anna.reload();
    await box.getByText("Mail goes to anna@home.example.").waitFor();
    await seen(anna, "mail-on");

    // Who has gone is mailed of what waits for him, whoever that is.
    await ask(bert, "PUT", "/notices/mail", { address: "bert@home.example" });
    await ask(bert, "POST", "/notices/mail/confirm", { token: link(await next("bert@home.example"), `${url}/mail/confirm#`).split("#")[1] });
    await together(anna, bert, { clock: { type: "days", days: 3 } });
    const { pathname } = new URL(anna.url());
    server.pass(11);
    const turns = async (): Promise<boolean> => (await ask<{ clock: { running: string | null } }>(anna, "GET", `/matches${pathname.slice(5)}`)).clock.running !== null;
    await until("the match has begun", turns);
    for (const page of [anna, bert]) await page.goto(`${url}/account`);
    let told: Mail | undefined;
    for (let i = 0; i < 40 && !told; i += 1) {
      // Who had it before him when it began knows of the turn, and is mailed when little time is left.
      server.pass(3600 * 2);
      await new Promise((resolve) => setTimeout(resolve, 500));
      told = mailbox.mails.splice(0).find((one) => one.body.includes(`${url}${pathname}`));
    }
    check(told, "what waits is mailed");
    check(told.subject.startsWith("Less than a day left against "), told.subject);

    await phone.goto(link(told, `${url}/mail/stop?token=`));
    await phone.getByRole("button", { name: "No more mail" }).waitFor();
    await seen(phone, "mail-stop");
    await phone.getByRole("button", { name: "No more mail" }).click();
    await phone.getByText("No more mail will come.").waitFor();
    const owner = told.to.startsWith("anna") ? anna : bert;
    await owner.reload();
    const pace = owner.getByLabel("How often");
    await until("mail is off", async () => (await pace.inputValue()) === "never");
    await pace.selectOption("daily");
    await owner.reload();
    await until("the choice is kept", async () => (await pace.inputValue()) === "daily");
    await owner.getByRole("button", { name: "Remove the address" }).click();
    await owner.getByRole("button", { name: "Send the link" }).waitFor();
  } finally {
    await server.stop();
    mailbox.stop();
  }
}
