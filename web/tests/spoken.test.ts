// Sentences said aloud, in every language of the pages: places of the board, the status line, what happens in a match.
// Somebody who speaks the language reads the files in tests/spoken.

import { beforeEach, describe, expect, it } from "vitest";
import { placeLabel, placesInOrder } from "../src/board/labels";
import * as input from "../src/board/input";
import { stillBoard } from "../src/board/still";
import { andList, dayText, decimal, orList, shareText } from "../src/i18n";
import { adviceText } from "../src/i18n/advice";
import { speakIn } from "../src/i18n/spoken.svelte";
import { storyText } from "../src/i18n/story";
import { t } from "../src/i18n/study";
import names from "../src/i18n/languages.json";
import { comingWords, cubeWords, leaderOf, passMeans, statusOf, targetWords, turnStatus } from "../src/view/play/status";
import type { LiveMatch } from "../src/session/match.svelte";
import type { MatchView, Sentence, SentenceArg } from "../src/wire";
import { graphFor } from "./fixtures/graph";
import { position } from "./fixtures/positions";
import { LATE, OFFERED, matchView, toMove } from "./fixtures/views";

function places(): string[] {
  const board = {
    ...stillBoard({ position: position("25:1 24:2 8:3 0:4", "25:1 13:5 2:1 0:2"), geometry: "contrary", contact: "hit" }),
    names: { a: t.play.you, b: "Anna" },
    movable: [8],
    picked: 24,
  };
  return placesInOrder("a").map((place) =>
    placeLabel(board, place, () => t.board.canMove({ list: orList(["5", t.board.hitting({ point: "3" })]) })),
  );
}

const status = (view: MatchView): string[] => {
  const match = {
    refusal: null,
    animating: false,
    notice: "",
    trial: view.plays ? input.begin(view.plays, "a", [6, 4]) : null,
    thinking: null,
  };
  const { strong, text, brief } = statusOf(match as unknown as LiveMatch, view, null, false, true);
  return [`${strong} | ${text}`, ...(brief === undefined ? [] : [`  ${brief}`])];
};

function lines(): string[] {
  const cube = { value: 2, owner: "a" as const, enabled: true, canDouble: true, noDouble: null };
  const over = (winner: "a" | "b"): MatchView => {
    const view = matchView({ phase: { type: "matchOver", winner } });
    view.players[winner].score = 5;
    return view;
  };
  const won = (winner: "a" | "b", grade: "single" | "gammon" | "backgammon", points: number): MatchView => {
    const view = matchView({ phase: { type: "gameOver", winner, grade, points } as MatchView["phase"] });
    view.players[winner].score = points;
    return view;
  };
  const offered = (by: "a" | "b", kind: "double" | "beaver" | "raccoon"): MatchView =>
    matchView({
      position: OFFERED,
      phase: { type: "doubleOffered", by, value: 2, kind, ownerIfTaken: by === "a" ? "b" : "a", counter: null },
    });
  const resigned = (by: "a" | "b", points: number): MatchView =>
    matchView({ phase: { type: "resignOffered", by, points, grade: "gammon" } as MatchView["phase"] });
  const trial = input.begin(graphFor(LATE, "a", [6, 4]), "a", [6, 4]);
  return [
    matchView({}),
    matchView({ phase: { type: "toRoll", player: "a" }, cube }),
    matchView({ phase: { type: "toRoll", player: "b" } }),
    toMove(LATE, [6, 4]),
    ...(["double", "beaver", "raccoon"] as const).flatMap((kind) => [offered("a", kind), offered("b", kind)]),
    resigned("a", 2),
    resigned("b", 1),
    won("a", "gammon", 2),
    won("b", "single", 1),
    over("a"),
    over("b"),
  ]
    .flatMap(status)
    .concat([
      turnStatus(trial, null, true, true).text,
      targetWords(trial, 21),
      passMeans(offered("b", "double"), "b"),
      cubeWords(matchView({ cube })),
      comingWords([{ type: "number", die: 4, times: 4, optional: false }, { type: "choice" }, { type: "roll" }]),
      t.play.leader(leaderOf(won("a", "single", 1)) ?? { name: "", you: false }),
      t.play.played({ name: "Anna", you: false, play: "8/5 6/5" }),
      t.play.played({ name: "Gast", you: true, play: "8/5 6/5" }),
      t.play.resignSure({ grade: "backgammon", n: 3 }),
      ...[1, 2].map((n) => t.chat.unread({ n })),
      ...[true, false].map((you) => t.analysis.won({ name: "Anna", you, n: 2 })),
      ...[true, false].map((you) => t.hand.dieOf({ name: "Anna", you })),
    ]);
}

const told = (sentence: string, args: Record<string, SentenceArg> = {}): string =>
  storyText({ text: `English: ${sentence}`, told: { sentence, args } });
const both = (sentence: string, args: Record<string, SentenceArg> = {}): string[] =>
  ["yes", "no"].map((you) => told(sentence, { you, name: "Anna", yours: you === "yes" ? "no" : "yes", other: "Bert", ...args }));

function story(): string[] {
  const fault: Sentence = { sentence: "why-not-head-used", args: { max: 2 } };
  const game: Sentence = { sentence: "story-wins", args: { you: "yes", name: "Anna", how: "gammon", points: 2 } };
  return [
    told("story-begins", { game: 2, crawford: "yes" }),
    ...both("story-opening", { first: 5, second: 3, starter: "name" }),
    ...["rolls", "plays", "dances", "takes", "drops", "accepts", "gives-up"].flatMap((one) =>
      both(`story-${one}`, { dice: "5-4", play: "24/20 13/8", cube: 4 }),
    ),
    ...both("story-resigns", { grade: "gammon" }),
    ...both("story-insists", { fault }),
    told("story-is-taken-back", { fault }),
    ...both("story-wins", { how: "single", points: 1 }),
    ...both("story-wins-match", { game, high: 5, low: 3 }),
    told("line-doubles", { cube: 2 }),
    told("line-insists", { fault }),
    told("sentence-of-a-newer-server"),
  ];
}

const advice = (): string[] => {
  const merits: Sentence = { sentence: "reason-makes-points", args: { count: 1, points: "5" } };
  const of = (sentence: string, args: Record<string, SentenceArg>): string => adviceText({ text: "", told: { sentence, args } });
  return [
    of("hint-play-because", { play: "8/5 6/5", merits }),
    of("hint-answer-idea", { wins: "24.5%", lost: "7.0%" }),
    of("again-turn", { doubled: "yes", loss: "−0.120", wins: "74.5%" }),
  ];
};

describe("what is said aloud", () => {
  for (const language of Object.keys(names)) {
    describe(language, () => {
      beforeEach(() => speakIn(language));
      it("is as it was read", async () => {
        const numbers = [shareText(0.745), decimal(8.17, 2), andList(["a", "b", "c"]), dayText("2026-12-05")];
        const parts = { places: places(), status: lines(), story: story(), advice: advice(), numbers };
        const text = Object.entries(parts).map(([name, said]) => [`# ${name}`, ...said, ""].join("\n"));
        await expect(text.join("\n")).toMatchFileSnapshot(`spoken/${language}.txt`);
      });
      it("leaves nothing open", () => {
        const all = [...places(), ...lines(), ...story(), ...advice()];
        expect(all.filter((one) => /\{|undefined|null/.test(one))).toEqual([]);
      });
    });
  }
});
