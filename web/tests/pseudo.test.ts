// Components in a language that is made of English by accents and brackets: what shows without them is not from the catalogue.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { PSEUDO, pseudo } from "../pseudo.mjs";
import { t } from "../src/i18n";
import { speakIn } from "../src/i18n/spoken.svelte";
import names from "../src/i18n/languages.json";
import AboutPage from "../src/view/AboutPage.svelte";
import Footer from "../src/view/Footer.svelte";
import Header from "../src/view/Header.svelte";
import Home from "../src/view/Home.svelte";
import LearnPage from "../src/view/LearnPage.svelte";
import Settings from "../src/view/Settings.svelte";
import DicePage from "../src/view/dice/DicePage.svelte";
import CheckDice from "../src/view/dice/CheckDice.svelte";
import LeadersPage from "../src/view/players/LeadersPage.svelte";
import MoveList from "../src/view/play/MoveList.svelte";
import ByItself from "../src/view/play/ByItself.svelte";
import ScoreBox from "../src/view/play/ScoreBox.svelte";
import Candidates from "../src/view/review/Candidates.svelte";
import SignIn from "../src/view/account/SignIn.svelte";
import Breakdown from "../src/view/review/Breakdown.svelte";
import { ANALYSIS } from "./fixtures/report";
import { HISTORY, matchView } from "./fixtures/views";

/** What is the same in every language: names, codes, and formats. */
const SAME = new Set([...Object.values(names), "Pasch", "Anna", "Guest", "PR", "XGID", "JSON", "FIBS", "Glicko", "bar", "off", "ply"]);

/** Words of a text that are outside the brackets of the pseudo-language. */
function bare(text: string): string[] {
  let rest = text;
  // A sentence may stand within another.
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replace(/\[[^[\]]*~+\]/g, " ");
  }
  return SAME.has(rest.trim()) ? [] : (rest.match(/\p{L}{2,}/gu) ?? []).filter((word) => !SAME.has(word));
}

const TOLD = ["alt", "aria-label", "aria-description", "aria-valuetext", "placeholder", "title"];

/** All words that somebody reads or hears and that are not in brackets. */
function bareWords(root: Element): string[] {
  const found: string[] = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement?.closest("code, style, script, body [lang]")) found.push(...bare(node.textContent ?? ""));
  }
  for (const element of root.querySelectorAll("*")) for (const name of TOLD) found.push(...bare(element.getAttribute(name) ?? ""));
  return [...new Set(found)];
}

let shown: Record<string, unknown> | null = null;

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): Element {
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}

beforeAll(async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  await speakIn(PSEUDO);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

const turn = ANALYSIS.report?.games[0]?.turns[1];
const report = ANALYSIS.report;
if (!turn || !report) throw new Error("the fixture has a report");
const noop = (): void => undefined;

describe("the pseudo-language", () => {
  it("accents, lengthens and puts in brackets, in choices, too", () => {
    expect(pseudo("Play again")).toBe("[Þĺáý áğáíń~~~~]".replace("ĺ", "ł"));
    expect(t.chat.unread({ n: 2 })).toMatch(/^\[2 ńéŵ łíńéš~+\]$/);
  });

  it("finds a word that is not from the catalogue", () => {
    document.body.innerHTML = `<p>${t.nav.play} bare</p><button aria-label="Close">[x~]</button><option lang="de">Deutsch</option>`;
    expect(bareWords(document.body)).toEqual(["bare", "Close"]);
  });

  const all: [string, () => Element][] = [
    ["the start page", () => show(Home, {})],
    ["the header", () => show(Header, { onsettings: noop, settingsOpen: false })],
    ["the footer", () => show(Footer, {})],
    ["the settings", () => show(Settings, { onclose: noop })],
    ["the page to learn", () => show(LearnPage, {})],
    ["the page about the program", () => show(AboutPage, {})],
    ["the list of players", () => show(LeadersPage, {})],
    ["the dice of the server", () => show(DicePage, {})],
    ["the checker of dice", () => show(CheckDice, {})],
    ["the form to sign in", () => show(SignIn as unknown as Component<Record<string, unknown>>, {})],
    ["auto-play", () => show(ByItself, { onclose: noop })],
    [
      "the list of moves",
      () =>
        show(MoveList as unknown as Component<Record<string, unknown>>, {
          history: HISTORY.filter((one) => one.kind === "play"),
          left: "b",
          names: { a: "Anna", b: "Pasch" },
          ready: null,
        }),
    ],
    ["the score", () => show(ScoreBox, { view: matchView({}), cube: t.play.cubeNone })],
    ["the candidates", () => show(Candidates, { turn, phone: false, looked: null, onlook: noop })],
    [
      "the figures of a match",
      () =>
        show(Breakdown as unknown as Component<Record<string, unknown>>, {
          report,
          summary: report.summary,
          whole: true,
          order: ["a", "b"],
          names: { a: "Anna", b: "Pasch" },
        }),
    ],
  ];
  for (const [name, open] of all) {
    it(`leaves nothing bare: ${name}`, () => {
      const root = open();
      expect(root.textContent?.trim()).not.toBe("");
      expect(bareWords(root)).toEqual([]);
    });
  }
});
