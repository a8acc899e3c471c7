// Being told by mail: an address is given, its link followed on another device, and it is removed; a game that waits is mailed
// to who is away, opened from the mail, and the mails ended by it.

import type { Page } from "playwright-core";
import type { DiceRecord, MatchView } from "../../src/wire";
import { axe, check, fits, Server, shot, until, type Stage } from "../harness";
import { Mailbox, freePort, type Mail } from "../mailbox";
import { atTheBoard, together } from "../meet";
import { look } from "../player";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];

export async function withAccount(page: Page, server: Server, name: string): Promise<void> {
  await page.goto(`${server.url}/account?do=create`);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Password" }).fill("a prime of six");
  await page.getByRole("button", { name: "Create account", exact: true }).click();
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
export function link(mail: Mail, start: string): string {
  const found = mail.body.split(/\s/).find((word) => word.startsWith(start));
  check(found, `${start} in ${mail.body}`);
  return found;
}

/** A server of one's own that mails, and what it has mailed to whom. */
export async function withMail(play: (server: Server, next: (to: string) => Promise<Mail>, mails: Mail[]) => Promise<void>): Promise<void> {
  const mailbox = new Mailbox();
  await mailbox.start();
  const url = `http://localhost:${await freePort()}`;
  const server = new Server("", [
    "--origin",
    url,
    "--smtp",
    `smtp://127.0.0.1:${mailbox.port}`,
    "--mail-from",
    "Club <pasch@club.example>",
  ]);
  server.url = url;
  await server.start();
  const next = async (to: string): Promise<Mail> => {
    let found: Mail | undefined;
    await until(`there is mail for ${to}`, () => Promise.resolve((found = mailbox.mails.splice(0).find((one) => one.to === to))));
    check(found, to);
    return found;
  };
  try {
    await play(server, next, mailbox.mails);
  } finally {
    await server.stop();
    mailbox.stop();
  }
}

export async function mail({ open }: Stage): Promise<void> {
  await withMail(async (server, next, mails) => {
    const anna = await open("/", { at: server, size: DESKTOP });
    await withAccount(anna, server, "Anna");

    const box = anna.getByRole("group", { name: "By e-mail" });
    await box.getByRole("textbox", { name: "Password" }).fill("a prime of six");
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
    await phone.goto(link(first, `${server.url}/mail/confirm#`));
    await phone.getByRole("button", { name: "Yes, send me mail here" }).waitFor();
    await seen(phone, "mail-confirm");
    await phone.getByRole("button", { name: "Yes, send me mail here" }).click();
    await phone.getByText("The address is confirmed.").waitFor();
    await seen(phone, "mail-confirmed");
    await phone.reload();
    await phone.getByRole("button", { name: "Yes, send me mail here" }).click();
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
    await phone.goto(`${server.url}/mail/stop?token=before`);
    await phone.getByRole("button", { name: "No more mail" }).waitFor();
    await seen(phone, "mail-stop");
    await phone.getByRole("button", { name: "No more mail" }).click();
    await phone.getByRole("alert").filter({ hasText: "No mail goes out by this link any more" }).waitFor();

    await anna.getByRole("button", { name: "Remove the address" }).click();
    await anna.getByRole("button", { name: "Send the link" }).waitFor();
    check(mails.length === 0, "nothing else was mailed");
  });
}

/** The page of an account with an address that is confirmed. */
export async function mailed(page: Page, server: Server, name: string, next: (to: string) => Promise<Mail>): Promise<string> {
  const address = `${name.toLowerCase()}@home.example`;
  await withAccount(page, server, name);
  const box = page.getByRole("group", { name: "By e-mail" });
  await box.getByRole("textbox", { name: "Your e-mail address" }).fill(address);
  await box.getByRole("textbox", { name: "Password" }).fill("a prime of six");
  await box.getByRole("button", { name: "Send the link" }).click();
  await page.goto(link(await next(address), `${server.url}/mail/confirm#`));
  await page.getByRole("button", { name: "Yes, send me mail here" }).click();
  await page.getByText("The address is confirmed.").waitFor();
  return address;
}

/** Nobody looks when the match begins by itself; who has to move is mailed, comes by the mail, and wants no more of them. */
export async function turnByMail({ open }: Stage): Promise<void> {
  await withMail(async (server, next, mails) => {
    const pages = [await open("/", { at: server, size: DESKTOP }), await open("/", { at: server, size: PHONE, touch: true })] as const;
    const [anna, bert] = pages;
    const addresses = [await mailed(anna, server, "Anna", next), await mailed(bert, server, "Bert", next)] as const;
    await together(anna, bert, { clock: { type: "days", days: 3 } }, null);
    const match = new URL(anna.url()).pathname.split("/").pop() ?? "";
    // Both have left a number behind: the first throw needs nobody.
    const left = async (): Promise<number> => {
      const { record } = (await (await anna.request.get(`${server.url}/api/v1/matches/${match}/dice`)).json()) as DiceRecord;
      return record?.epochs[0]?.items.filter(({ entry }) => entry.kind === "deposit").length ?? 0;
    };
    await until("both have left a number behind", async () => (await left()) === 2);
    for (const page of pages) await page.goto(`${server.url}/api/v1/me`);
    const view = async (page: Page): Promise<MatchView> =>
      (await (await page.request.get(`${server.url}/api/v1/matches/${match}`)).json()) as MatchView;
    server.pass(11);
    await until("the match has begun", async () => (await view(anna)).phase.type !== "opening");
    const { clock, you } = await view(anna);
    const [page, address] = clock?.running === you ? [anna, addresses[0]] : [bert, addresses[1]];
    server.pass(6 * 60);
    const told = await next(address);
    check(told.subject === `Your turn against ${page === anna ? "Bert" : "Anna"}`, told.subject);
    await page.goto(link(told, `${server.url}/play/`));
    await atTheBoard(page);
    await until("it is the turn that was mailed", async () => (await look(page)).movable.length > 0);
    await seen(page, "mail-turn");

    // The time runs short: a warning, and from it no more mail.
    await page.goto(`${server.url}/api/v1/me`);
    server.pass(53 * 3600);
    const warned = await next(address);
    check(warned.subject.startsWith("Less than 19 hours left against"), warned.subject);
    await page.goto(link(warned, `${server.url}/mail/stop?token=`));
    await page.getByRole("button", { name: "No more mail" }).click();
    await page.getByText("You will get no more mail.").waitFor();
    await seen(page, "mail-stopped");
    check(mails.length === 0, "nothing else was mailed");
  });
}
