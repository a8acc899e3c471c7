// Pages and their addresses.

export type Route =
  | { page: "home" }
  | { page: "play"; id: string }
  | { page: "lobby" }
  | { page: "watch" }
  | { page: "table"; id: string }
  | { page: "tournaments" }
  | { page: "tournament"; id: string }
  | { page: "wall"; id: string }
  | { page: "chouettes" }
  | { page: "chouette"; id: string }
  | { page: "analyses" }
  | { page: "collection" }
  | { page: "decisions" }
  | { page: "review"; id: string }
  | { page: "variants" }
  | { page: "rules"; id: string }
  | { page: "lesson"; id: string }
  | { page: "relatives" }
  | { page: "position"; id: string }
  | { page: "openings"; id: string }
  | { page: "reference" }
  | { page: "you" }
  | { page: "quiz"; daily: boolean }
  | { page: "problems"; what: string | null }
  | { page: "train"; what: "pips" | "score" | null }
  | { page: "dice" }
  | { page: "matchDice"; id: string }
  | { page: "account" }
  | { page: "mail"; what: "confirm" | "stop" }
  | { page: "reset" }
  | { page: "friends" }
  | { page: "moderation" }
  | { page: "learn" }
  | { page: "taught"; id: string }
  | { page: "museum" }
  | { page: "about" }
  | { page: "players" }
  | { page: "player"; name: string }
  | { page: "missing" };

export function parse(path: string): Route {
  const parts = path
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  const [first, second, third] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "play" && second !== undefined && parts.length === 2) return { page: "play", id: second };
  if (first === "lobby" && parts.length === 1) return { page: "lobby" };
  if (first === "watch" && parts.length === 1) return { page: "watch" };
  if (first === "tournaments" && parts.length === 1) return { page: "tournaments" };
  if (first === "tournament" && second !== undefined && parts.length === 2) return { page: "tournament", id: second };
  if (first === "tournament" && second !== undefined && third === "wall" && parts.length === 3) return { page: "wall", id: second };
  if (first === "chouettes" && parts.length === 1) return { page: "chouettes" };
  if (first === "chouette" && second !== undefined && parts.length === 2) return { page: "chouette", id: second };
  if (first === "t" && second !== undefined && parts.length === 2) return { page: "table", id: second };
  if (first === "play" && second !== undefined && third === "dice" && parts.length === 3) return { page: "matchDice", id: second };
  if (first === "dice" && parts.length === 1) return { page: "dice" };
  if (first === "analysis" && parts.length === 1) return { page: "analyses" };
  if (first === "analysis" && second !== undefined && parts.length === 2) return { page: "review", id: second };
  if (first === "collection" && parts.length === 1) return { page: "collection" };
  if (first === "collection" && second === "decisions" && parts.length === 2) return { page: "decisions" };
  if (first === "variants" && second === undefined) return { page: "variants" };
  if (first === "variants" && second === "relatives" && parts.length === 2) return { page: "relatives" };
  if (first === "variants" && second !== undefined && parts.length === 2) return { page: "rules", id: second };
  if (first === "variants" && second !== undefined && third === "lesson" && parts.length === 3) return { page: "lesson", id: second };
  if (first === "openings" && parts.length <= 2) return { page: "openings", id: second ?? "backgammon" };
  if (first === "reference" && parts.length === 1) return { page: "reference" };
  if (first === "position" && parts.length <= 2) return { page: "position", id: second ?? "" };
  if (first === "you" && parts.length === 1) return { page: "you" };
  if (first === "quiz" && (second === undefined || second === "daily") && parts.length <= 2)
    return { page: "quiz", daily: second === "daily" };
  if (first === "problems" && parts.length <= 2) return { page: "problems", what: second ?? null };
  if (first === "train" && (second === undefined || second === "pips" || second === "score") && parts.length <= 2)
    return { page: "train", what: second ?? null };
  if (first === "learn" && parts.length === 1) return { page: "learn" };
  if (first === "learn" && second !== undefined && parts.length === 2) return { page: "taught", id: second };
  if (first === "museum" && parts.length === 1) return { page: "museum" };
  if (first === "about" && parts.length === 1) return { page: "about" };
  if (first === "players" && parts.length === 1) return { page: "players" };
  if (first === "player" && second !== undefined && parts.length === 2) return { page: "player", name: second };
  if (first === "account" && parts.length === 1) return { page: "account" };
  if (first === "mail" && (second === "confirm" || second === "stop") && parts.length === 2) return { page: "mail", what: second };
  if (first === "reset" && parts.length === 1) return { page: "reset" };
  if (first === "friends" && parts.length === 1) return { page: "friends" };
  if (first === "moderation" && parts.length === 1) return { page: "moderation" };
  return { page: "missing" };
}

export const router = $state<{ route: Route; query: URLSearchParams }>({
  route: parse(typeof location === "undefined" ? "/" : location.pathname),
  query: new URLSearchParams(typeof location === "undefined" ? "" : location.search),
});

function follow(): void {
  router.route = parse(location.pathname);
  router.query = new URLSearchParams(location.search);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

/** The address of a position's page; colons and commas may stand in it as they are. */
export function positionPath(id: string): string {
  return `/position/${encodeURIComponent(id).replaceAll("%3A", ":").replaceAll("%2C", ",")}`;
}

/** Another address for what is shown already. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
  follow();
}

/** Links of the page itself change the view without loading it anew. */
export function listen(): void {
  addEventListener("popstate", follow);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
    if (link.pathname.startsWith("/api/") || link.hash !== "") return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
