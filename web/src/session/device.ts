// What a browser calls itself, in words.

const BROWSERS: [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Chrom|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const first = (agent: string, list: [RegExp, string][]): string | null => list.find(([sign]) => sign.test(agent))?.[1] ?? null;

/** "Chrome, Android"; a program that is no browser is called what it calls itself. */
export function deviceName(agent: string): string | null {
  const words = [first(agent, BROWSERS), first(agent, SYSTEMS)].filter((word) => word !== null);
  if (words.length > 0) return words.join(", ");
  return agent.trim() === "" ? null : agent.trim().slice(0, 60);
}
