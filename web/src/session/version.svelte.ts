// Whether the server has another version of the pages than the one that is open here.

/** How often the server is asked at most. */
const PAUSE = 30_000;

export const version = $state({ stale: false });

let asked = -Infinity;

/** The address of a page's program; its name changes with its content. */
export function programOf(html: string): string | null {
  return /<script\b[^>]*\bsrc="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** Asks the server, and says whether this page is older than it. An answer that says nothing changes nothing. */
export async function checkVersion(pause = PAUSE): Promise<boolean> {
  if (version.stale || Date.now() - asked < pause) return version.stale;
  asked = Date.now();
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
  try {
    const response = await fetch("/", { headers: { Accept: "text/html" }, cache: "no-cache" });
    const theirs = response.ok ? programOf(await response.text()) : null;
    if (own !== null && theirs !== null && own !== theirs) version.stale = true;
  } catch {
    // Without an answer there is no news.
  }
  return version.stale;
}
