/* eslint-disable */
// @ts-nocheck
import { writeFileSync, mkdirSync } from "node:fs";
import { Server, Theatre, axe } from "./harness";
import { ask } from "./meet";
import { sentences } from "../locales.mjs";
const PATHS = [
  "/",
  "/?new",
  "/lobby",
  "/watch",
  "/analysis",
  "/position",
  "/openings",
  "/collection",
  "/collection/decisions",
  "/variants",
  "/variants/relatives",
  "/variants/backgammon",
  "/variants/plakoto",
  "/variants/backgammon/lesson",
  "/you",
  "/quiz/daily",
  "/problems",
  "/problems/daily",
  "/problems/mixed",
  "/problems/sheet",
  "/train",
  "/train/pips",
  "/train/score",
  "/dice",
  "/account",
  "/friends",
  "/players",
  "/learn",
  "/learn/first",
  "/about",
  "/moderation",
  "/nowhere",
];
export async function main(args: string[]): Promise<number> {
  const server = new Server();
  const theatre = new Theatre(server);
  await server.start();
  await theatre.start();
  mkdirSync("test-results/shots", { recursive: true });
  const [langs = "de,nb", sizes = "360x640", only = ""] = args;
  const english = new Set(sentences("en").flatMap((s: any) => (typeof s.value === "string" ? [s.value] : [])));
  try {
    for (const lang of langs.split(","))
      for (const size of sizes.split(",")) {
        const [w = 360, h = 640] = size.split("x").map(Number);
        const own = new Set(sentences(lang).flatMap((s: any) => (typeof s.value === "string" ? [s.value] : [])));
        const page = await theatre.open("/", { size: [w, h], touch: w < 700, settings: { language: lang } });
        const made = await ask<{ id: string }>(page, "POST", "/matches", {
          variant: "backgammon",
          length: 3,
          cube: true,
          jacoby: false,
          beavers: false,
          opponent: { type: "bot", level: "beginner" },
          seat: "a",
        });
        for (const path of [...PATHS, `/play/${made.id}`]) {
          if (only && !path.includes(only)) continue;
          await page.goto(server.url + path);
          await page.waitForTimeout(900);
          const name = `${lang}-${path.replace(/\W+/g, "_")}-${size}`;
          await page.screenshot({ path: `test-results/shots/${name}.png`, fullPage: true });
          const found = await page.evaluate(() => {
            const wide: string[] = [];
            if (document.documentElement.scrollWidth > innerWidth) wide.push(`PAGE ${document.documentElement.scrollWidth}`);
            for (const e of document.querySelectorAll("body *")) {
              const r = e.getBoundingClientRect();
              if (r.right > innerWidth + 1 && r.width > 0 && !e.closest(".hidden,table,.scroll,.tabs,svg"))
                wide.push(`${e.tagName}.${e.className} ${Math.round(r.right)} ${(e.textContent ?? "").trim().slice(0, 40)}`);
            }
            const texts: string[] = [];
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            let n;
            while ((n = walk.nextNode())) {
              const s = n.textContent!.trim();
              if (s && !["SCRIPT", "STYLE"].includes(n.parentElement!.tagName)) texts.push(s);
            }
            for (const e of document.querySelectorAll("[aria-label],[title],[placeholder],[alt]"))
              for (const a of ["aria-label", "title", "placeholder", "alt"]) {
                const v = e.getAttribute(a);
                if (v) texts.push(v);
              }
            return {
              wide: wide.slice(0, 4),
              texts,
              over: document.documentElement.scrollHeight - innerHeight,
              lang: document.documentElement.lang,
              title: document.title,
            };
          });
          const en = [
            ...new Set(
              found.texts.filter((x) => (english.has(x) && !own.has(x)) || /\b(the|you|your|with|and|of|for|from|is|are|to)\b/i.test(x)),
            ),
          ];
          console.log(
            `${name} [${found.lang}] "${found.title}" over=${found.over} ${found.wide.length ? "WIDE " + found.wide.join(" | ") : ""}${
              en.length
                ? "\n   EN: " +
                  en
                    .slice(0, 14)
                    .map((x) => x.slice(0, 110))
                    .join("\n   EN: ")
                : ""
            }`,
          );
          writeFileSync(`test-results/shots/${name}.txt`, found.texts.join("\n"));
          if (path === "/" || path === "/account") await axe(page, name).catch((e) => console.log(String(e).slice(0, 500)));
        }
        await page.context().close();
      }
    for (const f of theatre.faults) console.log("FAULT", f.text);
  } finally {
    await theatre.stop();
    await server.stop();
  }
  return 0;
}
