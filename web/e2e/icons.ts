// The pictures that stand for the page elsewhere: icons of a home screen, and the card of a shared link.
//   npm run icons    writes public/*.png; looked at before they are committed

import { readFileSync } from "node:fs";
import { Server, Theatre } from "./harness";

/** File, size in pixels, and how much of it the mark takes; a maskable icon may lose its edge. */
const ICONS = [
  ["icon-180.png", 180, 0.74],
  ["icon-192.png", 192, 0.8],
  ["icon-512.png", 512, 0.8],
  ["icon-maskable-512.png", 512, 0.56],
] as const;

const CARD = `
  header, footer, .ways, .newcomer, .features, .lead { display: none !important; }
  body { overflow: hidden; }
  .home { padding: 0 0 0 60px !important; }
  .hero { grid-template-columns: 470px 640px !important; height: 630px; gap: 40px !important; }
  h1 { font-size: 62px !important; }
  h1::before { content: ""; display: block; width: 84px; height: 84px; margin-bottom: 28px; background: url(/favicon.svg) no-repeat 0 0 / contain; }
`;

export async function main(): Promise<number> {
  const server = new Server();
  const theatre = new Theatre(server);
  try {
    await server.start();
    await theatre.start();
    const mark = readFileSync("public/favicon.svg", "utf8");
    for (const [file, size, share] of ICONS) {
      const page = await theatre.open("/healthz", { size: [size, size] });
      const side = Math.round(size * share);
      await page.setContent(
        `<body style="margin:0;display:grid;place-items:center;height:${size}px;background:#f4f1eb"><div style="width:${side}px;height:${side}px">${mark}</div></body>`,
      );
      await page.screenshot({ path: `public/${file}` });
      await page.context().close();
    }
    const page = await theatre.open("/", { size: [1200, 630] });
    await page.locator(".picture svg").waitFor();
    await page.addStyleTag({ content: CARD });
    await page.screenshot({ path: "public/card.png" });
    return 0;
  } finally {
    await theatre.stop();
    await server.stop();
  }
}
