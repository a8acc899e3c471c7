// jsdom draws nothing: what the pages ask of a browser beyond the document is answered plainly.

import { beforeAll } from "vitest";
import { speakIn } from "../src/i18n/spoken.svelte";

// The sentences of all that a test imports are there before it begins.
beforeAll(() => speakIn("en"));

if (typeof window !== "undefined" && typeof window.matchMedia !== "function") {
  window.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    }) as MediaQueryList;
}
