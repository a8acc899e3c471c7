// Being told by mail: an address is given, its link followed on another device, and it is removed. What is mailed of matches is
// looked at by the server's own tests.

import type { Page } from "playwright-core";
import { axe, check, fits, Server, shot, until, type Stage } from "../harness";
import { Mailbox, freePort, type Mail } from "../mailbox";

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
    await withAccount(anna, server, "Anna");

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

    const pace = anna.getByLabel("How often");
    // A reload breaks off what is not sent yet.
    const sent = anna.waitForResponse((answer) => answer.url().endsWith("/notices/mail/pace") && answer.ok());
    await pace.selectOption("daily");
    await sent;
    await anna.reload();
    await until("the choice is kept", async () => (await pace.inputValue()) === "daily");

    // The link that ends mail is a page with a button, too; one that is no longer good says so.
    await phone.goto(`${url}/mail/stop?token=before`);
    await phone.getByRole("button", { name: "No more mail" }).waitFor();
    await seen(phone, "mail-stop");
    await phone.getByRole("button", { name: "No more mail" }).click();
    await phone.getByRole("alert").filter({ hasText: "No mail goes out by this link any more" }).waitFor();

    await anna.getByRole("button", { name: "Remove the address" }).click();
    await anna.getByRole("button", { name: "Send the link" }).waitFor();
    check(mailbox.mails.length === 0, "nothing else was mailed");
  } finally {
    await server.stop();
    mailbox.stop();
  }
}
