// Accounts: made out of a guest, left, entered on another device, where everything is found again.

import type { Page } from "playwright-core";
import type { Me } from "../../src/wire";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { mouse, playOn } from "../player";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];
const SECRET = "a prime of six";

const me = (page: Page): Promise<Me> => page.evaluate(async () => (await (await fetch("/api/v1/me")).json()) as Me);

async function newMatch(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await fetch("/api/v1/me");
    const wish = {
      variant: "backgammon",
      length: 3,
      cube: true,
      jacoby: false,
      beavers: false,
      opponent: { type: "bot", level: "beginner" },
      seat: "a",
    };
    const made = await fetch("/api/v1/matches", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(wish),
    });
    return ((await made.json()) as { id: string }).id;
  });
}

async function inAllLooks(page: Page, name: string, ready: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? { width: DESKTOP[0], height: DESKTOP[1] };
  for (const theme of ["light", "dark"]) {
    await page.evaluate(
      (chosen) => (document.documentElement.dataset["theme"] = document.documentElement.dataset["board"] = chosen),
      theme,
    );
    for (const [width, height] of [DESKTOP, PHONE, [360, 640]] as const) {
      await page.setViewportSize({ width, height });
      await ready();
      await fits(page, `${name} ${width}`, false);
      await axe(page, `${name} ${width} ${theme}`);
      await shot(page, `${name}-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
    }
  }
  await page.evaluate(() => (document.documentElement.dataset["theme"] = document.documentElement.dataset["board"] = "light"));
  await page.setViewportSize(before);
}

export async function accounts({ open, server }: Stage): Promise<void> {
  const desk = await open("/", { size: DESKTOP });
  const match = await newMatch(desk);
  const guest = await me(desk);
  await desk.reload();
  await desk.getByRole("link", { name: "Sign in" }).click();
  await desk.getByText("One match played here as a guest will not come along.").waitFor();
  await inAllLooks(desk, "account-sign-in", () => desk.getByRole("button", { name: "Sign in", exact: true }).waitFor());

  // By keys alone: from the choice to the fields and the button.
  await desk.getByRole("radio", { name: "Sign in" }).focus();
  await desk.keyboard.press("ArrowRight");
  await desk.keyboard.press("Tab");
  await desk.keyboard.type("Solveig");
  await desk.keyboard.press("Tab");
  await desk.keyboard.type("password123");
  await desk.keyboard.press("Enter");
  await desk.getByRole("alert").filter({ hasText: "too common" }).waitFor();
  await inAllLooks(desk, "account-create", () => desk.getByRole("button", { name: "Create account", exact: true }).waitFor());
  await desk.getByRole("textbox", { name: "Password" }).fill(SECRET);
  await desk.keyboard.press("Enter");
  await desk.getByRole("heading", { name: "Solveig", level: 1 }).waitFor();
  await desk.getByText("this device").waitFor();
  const now = await me(desk);
  check(now.id === guest.id && now.role === "player", "the guest has become the account");

  // What is chosen here follows.
  await desk.getByRole("button", { name: "Settings" }).click();
  await desk.getByRole("radio", { name: "Dark" }).check();
  await desk.keyboard.press("Escape");
  await until("the settings are with the account", async () => (await me(desk)).settings?.["theme"] === "dark");
  await desk.getByRole("button", { name: "Sign out", exact: true }).click();
  await desk.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await until("who signs out is a new guest", async () => (await me(desk)).id !== guest.id);
  await desk.goto(server.url);
  await desk.getByRole("link", { name: "Sign in" }).waitFor();
  check((await desk.locator(`a[href="/play/${match}"]`).count()) === 0, "the guest has no matches");

  const phone = await open("/account", { size: PHONE, touch: true });
  await phone.getByRole("textbox", { name: "Name" }).fill("solveig");
  await phone.getByRole("textbox", { name: "Password" }).fill("something else");
  await phone.getByRole("button", { name: "Sign in", exact: true }).tap();
  await phone.getByRole("alert").filter({ hasText: "The name or the password is wrong." }).waitFor();
  await phone.getByRole("textbox", { name: "Password" }).fill(SECRET);
  await phone.getByRole("button", { name: "Show" }).tap();
  await until(
    "the password can be looked at",
    async () => (await phone.getByRole("textbox", { name: "Password" }).getAttribute("type")) === "text",
  );
  await phone.getByRole("button", { name: "Sign in", exact: true }).tap();
  await phone.getByRole("heading", { name: "Solveig", level: 1 }).waitFor();
  await until(
    "the settings have come along",
    async () => (await phone.evaluate(() => document.documentElement.dataset["theme"])) === "dark",
  );
  await phone.goto(server.url);
  await phone.locator(`a[href="/play/${match}"]`).first().waitFor();

  await desk.goto(`${server.url}/account`);
  await desk.getByRole("textbox", { name: "Name" }).fill("Solveig");
  await desk.getByRole("textbox", { name: "Password" }).fill(SECRET);
  await desk.getByRole("button", { name: "Sign in", exact: true }).click();
  await desk.getByRole("button", { name: "Sign out there" }).first().waitFor();
  const [download] = await Promise.all([desk.waitForEvent("download"), desk.getByRole("link", { name: "Download all matches" }).click()]);
  check(download.suggestedFilename() === "pasch-matches.zip" && (await download.failure()) === null, "all matches are downloaded");
  await inAllLooks(desk, "account", () => desk.getByText("this device").waitFor());

  // A token for a program: shown once, good for what it says, worth nothing once revoked.
  await desk.locator("summary", { hasText: "Programs and tokens" }).click();
  await desk.getByLabel("What is it for?").fill("my bot");
  await desk.getByRole("checkbox", { name: "read your matches and collection" }).check();
  const tokens = desk.locator("details", { hasText: "Programs and tokens" });
  await tokens.getByRole("textbox", { name: "Password" }).fill("something else");
  await desk.getByRole("button", { name: "Make a token" }).click();
  await tokens.getByRole("alert").filter({ hasText: "The password is not right." }).waitFor();
  await tokens.getByRole("textbox", { name: "Password" }).fill(SECRET);
  await desk.getByRole("button", { name: "Make a token" }).click();
  const token = await desk.getByRole("textbox", { name: "Token" }).inputValue();
  check(token.startsWith("pasch_"), "the token is shown");
  await inAllLooks(desk, "account-tokens", () => desk.getByText("Copy it now").waitFor());
  const asked = async (): Promise<number> =>
    (await fetch(`${server.url}/api/v1/matches`, { headers: { Authorization: `Bearer ${token}` } })).status;
  check((await asked()) === 200, "the program comes in");
  await desk.reload();
  await desk.locator("summary", { hasText: "Programs and tokens" }).click();
  await desk.getByRole("button", { name: "Revoke my bot" }).waitFor();
  await until("it is not shown again", async () => (await desk.getByRole("textbox", { name: "Token" }).count()) === 0);
  await desk.getByRole("button", { name: "Revoke my bot" }).click();
  await desk.getByText("It no longer works.").waitFor();
  check((await asked()) === 401, "the program is out");
  await desk.locator("summary", { hasText: "Change password" }).click();
  await desk.getByRole("textbox", { name: "Current password" }).fill(SECRET);
  await desk.getByRole("textbox", { name: "New password" }).fill("another prime");
  await desk.getByRole("button", { name: "Change password" }).click();
  await desk.getByText("All other devices are signed out.").waitFor();
  await until("only this device is left", async () => (await desk.getByRole("button", { name: "Sign out there" }).count()) === 0);
  await until("the phone is a guest again", async () => (await me(phone)).role === null);
}

/** A table for ratings that the other has not: its form and its row say so, and so does pressing Join. */
async function forSomeRatings(host: Page, other: Page, url: string): Promise<void> {
  await host.goto(`${url}/lobby`);
  await host.getByRole("button", { name: "New table" }).click();
  const press = (one: string) => host.locator("form.card label", { hasText: new RegExp(`^${one}$`) }).click();
  for (const one of ["3", "Rated", "From – to"]) await press(one);
  await host.getByLabel("Lowest rating").fill("1600");
  await host.getByLabel("Highest rating").fill("1550");
  await press("Anyone");
  await host.getByRole("button", { name: "Open the table" }).click();
  check(await host.getByLabel("Lowest rating").evaluate((field: HTMLInputElement) => !field.validity.valid), "a range runs upwards");
  await host.getByLabel("Highest rating").fill("1800");
  await inAllLooks(host, "table-form-ratings", () => host.getByLabel("Highest rating").waitFor());
  await host.getByRole("button", { name: "Open the table" }).click();
  await host.waitForURL(/\/t\//);
  await other.goto(`${url}/lobby`);
  const row = other.locator("li[data-table]", { hasText: "Rated 1600–1800" });
  await row.waitFor();
  await inAllLooks(other, "lobby-ratings", () => row.waitFor());
  await row.getByRole("button", { name: /^Join/ }).click();
  await other.getByText("This table is for ratings from 1600 to 1800; yours is 1500.").waitFor();
  await shot(other, "lobby-out-of-range-1440x900");
  await host.goto(`${url}/lobby`);
  await host.locator("li[data-table]").getByRole("button", { name: "Cancel" }).click();
  await row.waitFor({ state: "detached" });
}

/** A rated match between two accounts; then the lists, and the players' own pages. */
export async function players({ open, server }: Stage): Promise<void> {
  const anna = await open("/players", { size: DESKTOP });
  await anna.getByText("Nobody has played a rated match yet.").waitFor();
  await anna.goto(`${server.url}/lobby`);
  await anna.getByRole("button", { name: "New table" }).click();
  await until("a guest plays no rated match", () => anna.getByRole("radio", { name: "Rated" }).isDisabled());
  await shot(anna, "table-form-guest-1440x900");
  const bert = await open("/", { size: DESKTOP });
  for (const [page, name] of [
    [anna, "Ragnhild"],
    [bert, "Per Arne"],
  ] as const) {
    await page.goto(`${server.url}/account?do=create`);
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("textbox", { name: "Password" }).fill(SECRET);
    await page.getByRole("button", { name: "Create account", exact: true }).click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
  }
  await forSomeRatings(anna, bert, server.url);
  for (const [host, other, kind] of [
    [anna, bert, "Rated"],
    [bert, anna, "Rated"],
    [anna, bert, "Friendly"],
  ] as const) {
    await host.goto(`${server.url}/lobby`);
    await host.getByRole("button", { name: "New table" }).click();
    check((await host.getByLabel("Your name").count()) === 0, "an account has its name");
    for (const one of ["3", "No clock", kind]) await host.locator("form.card label", { hasText: new RegExp(`^${one}$`) }).click();
    if (host === anna && kind === "Rated") await shot(host, "table-form-rated-1440x900");
    await host.getByRole("button", { name: "Open the table" }).click();
    await host.waitForURL(/\/t\//);
    await host.locator(".link input").waitFor();
    await other.goto(host.url());
    await other.getByRole("button", { name: "Sit down and play" }).click();
    for (const page of [anna, bert]) {
      await page.waitForURL(/\/play\//);
      await page.locator(".board").waitFor();
    }
    const playing = [playOn(other, mouse(other), (_, so) => so.turns >= 7), playOn(host, mouse(host))];
    await playing[0];
    await other.getByRole("button", { name: "More" }).click();
    await other.getByRole("button", { name: "Give up the match" }).click();
    await other.getByRole("button", { name: "Yes, give up" }).click();
    await playing[1];
    if (kind === "Rated") {
      // The second match of the two within a day counts half.
      const note = host.locator("[data-rating]");
      await note.waitFor();
      const half = (await note.innerText()).includes("Counted 50%");
      check(half === (host === bert), await note.innerText());
      await shot(host, host === bert ? "play-rated-half-1440x900" : "play-rated-1440x900");
    }
  }
  await anna.goto(`${server.url}/players`);
  await until("both are in the list", async () => {
    await anna.reload();
    await anna.getByRole("heading", { name: "Players" }).waitFor();
    await anna.locator("main .card, tbody tr").first().waitFor();
    return (await anna.locator("tbody tr").count()) === 2;
  });
  await inAllLooks(anna, "players", () => anna.locator("tbody tr").first().waitFor());
  await anna.getByRole("link", { name: "Per Arne" }).click();
  await anna.getByRole("heading", { name: "Per Arne", level: 1 }).waitFor();
  await until("both matches are analysed", async () => {
    await anna.reload();
    await anna.locator("tbody tr").first().waitFor();
    return (await anna.locator('tbody a[href^="/analysis/"]').count()) === 2;
  });
  check(anna.url().endsWith("/player/Per%20Arne"), anna.url());
  await inAllLooks(anna, "player", () => anna.getByText("Rating over time").waitFor());
  check((await anna.getByRole("heading", { name: "Friendly matches" }).count()) === 0, "another’s friendly matches are not told");
  await anna.goto(`${server.url}/player/Ragnhild`);
  const friendly = anna.getByRole("region", { name: "Friendly matches" }).first();
  await until("the friendly match is analysed for her alone", async () => {
    await anna.reload();
    await friendly.waitFor();
    return (await friendly.locator('tbody a[href^="/analysis/"]').count()) === 1;
  });
  await inAllLooks(anna, "player-own", () => friendly.scrollIntoViewIfNeeded());

  // Anybody may look, also at the analysis.
  const eve = await open("/player/ragnhild", { size: PHONE, touch: true });
  await eve.getByRole("heading", { name: "Ragnhild", level: 1 }).waitFor();
  await eve.locator('tbody a[href^="/analysis/"]').first().tap();
  await eve.waitForURL(/\/analysis\//);
  await eve.locator(".board").first().waitFor();
  await eve.goto(`${server.url}/player/nobody`);
  await eve.getByText("There is no player of that name.").waitFor();
}
