// The one line that says what happened and what to do.

import { OFF } from "../../board/geometry";
import * as input from "../../board/input";
import { andList, orList, pointText, scoreText, t } from "../../i18n";
import { faultOf, reasonText } from "../../i18n/story";
import { type LiveMatch } from "../../session/match.svelte";
import { actingSeat, bottomSeat, insisted, isLocal, openingThrow } from "../../session/seats";
import type { Blocked, ComingView, Grade, HandThrow, MatchView, RoundView, Seat } from "../../wire";
import { other } from "../../board/geometry";
import { actorOf, nameOf } from "./boardState";

export interface Status {
  strong: string;
  text: string;
  keys: [string, string][];
  tone: "plain" | "danger";
  /** Less, for a small screen. */
  brief?: string;
  /** The first words stand on a line of their own. */
  titled?: boolean;
}

const plain = (strong: string, text = "", keys: [string, string][] = []): Status => ({ strong, text, keys, tone: "plain" });

/** Where a checker can go, in words: "15 hits, 17, or 11 with both dice". */
export function targetWords(trial: input.Trial, from: number): string {
  return orList(
    input.targets(trial, from).map((one) => {
      if (one.hits && one.to !== OFF) return t.play.landsHit({ point: pointText(one.to) });
      return one.edges.length > 1 ? t.play.landsTotal({ point: pointText(one.to), parts: one.edges.length }) : pointText(one.to);
    }),
  );
}

export function statusOf(
  match: LiveMatch,
  view: MatchView,
  armed: "double" | "pass" | null,
  touch: boolean,
  tap: boolean,
  ties: readonly number[] = [],
): Status {
  if (match.refusal) return { strong: "", text: match.refusal, keys: [], tone: "danger" };
  const { phase } = view;
  const acting = actingSeat(view);
  const name = (seat: Seat): string => nameOf(view, seat);
  if (match.animating && match.notice) return plain(match.notice);
  const enter = view.table?.hand?.enter ?? null;
  if (enter && phase.type !== "gameOver") return handStatus(view, enter, ties);
  switch (phase.type) {
    case "opening":
      return acting ? plain(t.play.opening, t.play.openingHint, [[t.play.spaceKey, t.play.rollKey]]) : plain(t.play.opening);
    case "toRoll":
      if (!acting) return waiting(match, view, phase.player);
      return rollStatus(view, acting, armed);
    case "toMove":
      return match.trial && acting
        ? moveStatus(match.trial, view, phase, touch, tap)
        : { ...waiting(match, view, phase.player), ...saidBefore(view) };
    case "illegalPlay": {
      if (acting === phase.by) return plain(t.play.illegalYours, reasonText(phase));
      const rest = phase.canStand ? t.play.illegalAsk : t.play.illegalCannotStand;
      if (acting) return plain(t.play.illegalBy(actorOf(view, phase.by)), `${reasonText(phase)} ${rest}`);
      return plain(t.play.illegalBy(actorOf(view, phase.by)), `${reasonText(phase)} ${t.play.waitAnswer({ name: name(other(phase.by)) })}`);
    }
    case "doubleOffered":
      return offerStatus(view, phase, acting);
    case "resignOffered": {
      const { grade } = phase;
      if (!acting && view.you === phase.by) return plain(t.play.resignSent({ grade, name: name(other(phase.by)) }));
      if (!acting) return plain(t.play.resignOf({ by: name(phase.by), grade, name: name(other(phase.by)) }));
      return plain(t.play.resigns({ name: name(phase.by), grade, n: phase.points }));
    }
    case "gameOver":
      return plain(
        resultText(view, phase.winner, phase.grade, phase.points),
        [scoreNow(view), enter ? handWords(view, enter, ties) : ""].join(" ").trim(),
      );
    case "matchOver":
      return { ...over(view, phase.winner), keys: [], tone: "plain" };
  }
}

/** How the match ended, and what the other wishes now. */
function over(view: MatchView, winner: Seat): Pick<Status, "strong" | "text" | "brief"> {
  const loser = other(winner);
  const rematch =
    view.table?.rematch && view.table.rematch !== view.you && !view.table.next
      ? t.meet.rematchBy({ name: nameOf(view, view.table.rematch) })
      : "";
  const why = { flag: t.meet.outOfTime, concede: t.meet.gaveUp };
  const forfeit = view.history.map((one) => one.kind).findLast((kind): kind is keyof typeof why => kind in why);
  const how = forfeit ? `${why[forfeit](actorOf(view, loser))} ` : "";
  // Who forfeits loses the match at the score as it stands.
  const score = forfeit ? t.play.scoreStood : t.play.finalScore;
  const told = `${how}${score(sheetArgs(view))}`;
  return {
    strong: won(view, winner) ? t.play.youWinMatch : t.play.winsMatch({ name: nameOf(view, winner) }),
    text: `${told} ${rematch}`.trim(),
    brief: rematch || told,
  };
}

/** What is to be thrown by hand and entered, and for whom. */
export function handStatus(view: MatchView, enter: HandThrow, ties: readonly number[]): Status {
  const keys: [string, string][] = [
    ["1 – 6", t.hand.key],
    ["Enter", t.hand.enterKey],
  ];
  if (enter.seat === null) {
    const again = ties.length >= 2 ? t.hand.tie({ faces: ties.slice(-2).join("-") }) : t.hand.opening;
    return plain(again, t.hand.openingHint({ above: nameOf(view, "a"), below: nameOf(view, "b") }), keys);
  }
  if (enter.seat !== view.you) return plain(t.hand.bot({ name: nameOf(view, enter.seat) }), "", keys);
  if (view.history.at(-1)?.kind === "cocked") return plain(t.hand.again, "", keys);
  return plain(view.cube.canDouble ? t.hand.yoursOrDouble({ value: view.cube.value * 2 }) : t.hand.yours, "", keys);
}

const handWords = (view: MatchView, enter: HandThrow, ties: readonly number[]): string => {
  const { strong, text } = handStatus(view, enter, ties);
  return `${strong} ${text}`;
};

/** Where the cube is, in words. */
export function cubeWords(view: MatchView): string {
  if (view.phase.type === "doubleOffered") return t.play.cubeOffered({ v: view.phase.value });
  const { enabled, owner, value } = view.cube;
  if (!enabled) return t.play.cubeNone;
  if (owner === null) return t.play.cubeCentred({ value });
  return owner === view.you && !isLocal(view) ? t.play.cubeOwn({ v: value }) : t.play.cubeOf({ v: value, name: nameOf(view, owner) });
}

/** Both players with their points, the lower one first. */
export function scoreSheet(view: MatchView): [string, number, string, number] {
  const bottom = bottomSeat(view);
  const top = other(bottom);
  return [nameOf(view, bottom), view.players[bottom].score, nameOf(view, top), view.players[top].score];
}

/** The same as a sentence takes it. */
export function sheetArgs(view: MatchView): { x: string; m: number; y: string; n: number } {
  const [x, m, y, n] = scoreSheet(view);
  return { x, m, y, n };
}

/** Who leads; null while nobody does. */
export function leaderOf(view: MatchView): ReturnType<typeof actorOf> | null {
  const [, mine, , theirs] = scoreSheet(view);
  const bottom = bottomSeat(view);
  return mine === theirs ? null : actorOf(view, mine > theirs ? bottom : other(bottom));
}

function scoreNow(view: MatchView): string {
  const [, mine, , theirs] = scoreSheet(view);
  const leader = leaderOf(view);
  return leader === null
    ? t.play.level({ n: mine })
    : t.play.leads({ ...leader, high: Math.max(mine, theirs), low: Math.min(mine, theirs) });
}

const won = (view: MatchView, seat: Seat): boolean => !isLocal(view) && view.you === seat;

function resultText(view: MatchView, winner: Seat | null, grade: Grade, n: number): string {
  if (winner === null) return t.play.drawn;
  return won(view, winner) ? t.play.youWin({ grade, n }) : t.play.wins({ name: nameOf(view, winner), grade, n });
}

function waiting(match: LiveMatch, view: MatchView, player: Seat): Status {
  if (view.you === null) return plain(t.play.watching, t.play.waiting({ name: nameOf(view, player) }));
  const name = nameOf(view, player);
  return plain(match.thinking === player || view.players[player].kind === "bot" ? t.play.thinking({ name }) : t.play.waiting({ name }));
}

/** That the play before was not let stand, and why: what both players have to know of this turn. */
function saidBefore(view: MatchView): Pick<Status, "strong" | "text"> | null {
  const why = insisted(view);
  if (!why) return null;
  return {
    strong: why.player === null ? t.play.takenBack : t.play.insists(actorOf(view, why.player)),
    text: `${faultOf(why) ?? ""}.`,
  };
}

/** A turn with what stands round it: a legal play insisted on before, further parts of the roll after. */
function moveStatus(
  trial: input.Trial,
  view: MatchView,
  phase: Extract<MatchView["phase"], { type: "toMove" }>,
  touch: boolean,
  tap: boolean,
): Status {
  const status = turnStatus(trial, isLocal(view) ? nameOf(view, phase.player) : null, touch, tap, openingThrow(view) !== null);
  const untouched = trial.walked.length + trial.loose.length === 0 && !trial.refused && trial.picked === null;
  const before = saidBefore(view);
  if (before && untouched) return { ...status, ...before };
  if (trial.loose.length > 0) return { ...plain("", t.play.looseReady), keys: status.keys };
  const follows = comingWords(phase.coming);
  const stuck = input.complete(trial) && trial.walked.length === 0;
  return follows === "" || stuck || trial.refused ? status : { ...status, text: `${follows} ${status.text}`, brief: follows };
}

/** What follows the dice on the table, in words. */
export function comingWords(coming: ComingView[]): string {
  if (coming.length === 0) return "";
  const one = (part: ComingView): string => {
    if (part.type === "roll") return t.play.thenRoll;
    if (part.type === "choice") return t.play.thenChoice;
    return t.play.thenNumber({ die: part.die, times: part.times, optional: part.optional });
  };
  return t.play.then({ list: coming.map(one).reduce((before, next) => t.play.thenNext({ before, next })) });
}

/** The player who moved last is on roll once more. */
function rollsAgain(view: MatchView): boolean {
  const last = view.history.findLast((one) => one.kind === "play" || one.kind === "dance" || one.kind === "end" || one.kind === "opening");
  return view.phase.type === "toRoll" && last?.kind === "play" && last.game === view.game && last.player === view.phase.player;
}

function rollStatus(view: MatchView, acting: Seat, armed: "double" | "pass" | null): Status {
  const again = rollsAgain(view);
  const turn = isLocal(view)
    ? again
      ? t.play.againOf({ name: nameOf(view, acting) })
      : t.play.turnOf({ name: nameOf(view, acting) })
    : again
      ? t.play.youAgain
      : t.play.yourTurn;
  if (!view.cube.canDouble) {
    const why = view.cube.noDouble === null || view.cube.noDouble === "noCube" ? "" : t.play.noDouble[view.cube.noDouble];
    return plain(turn, `${t.play.rollOnly} ${why}`.trim(), [[t.play.spaceKey, t.play.rollKey]]);
  }
  const value = view.cube.value * 2;
  if (armed === "double") return plain(turn, t.play.doubleArmed({ v: value }), [["Enter", t.play.doublesKey]]);
  return plain(turn, t.play.rollOrDouble({ v: value }), [
    ["D", t.play.thenKey],
    ["Enter", t.play.doublesKey],
  ]);
}

/** What a turn being tried out has to say; `name` where it is not the reader's own, `apart` where the dice lie as they
 *  were thrown for the start, so that neither is the left one. */
export function turnStatus(trial: input.Trial, name: string | null, touch: boolean, tap: boolean, apart = false): Status {
  const dice = input.largestFirst(trial.dice).join("-");
  const node = input.here(trial);
  if (input.complete(trial) && trial.walked.length === 0) {
    const why = blockedWords(trial.graph.blocked);
    return plain(why === "" ? t.play.noMove({ dice }) : t.play.blocked({ dice, list: why }));
  }
  if (trial.refused) return plain("", reasonText(trial.refused));
  if (trial.choice)
    return plain(
      "",
      t.play.viaAsk({
        point: pointText(trial.choice.to),
        list: orList(
          trial.choice.ways.map((way) => (way.edges[0]?.hit ? t.play.landsHit({ point: pointText(way.via) }) : pointText(way.via))),
        ),
      }),
    );
  if (input.ready(trial) && trial.picked === null) {
    const play = node.play ?? "";
    const text = !input.complete(trial)
      ? t.play.readyOrOn({ play })
      : trial.graph.forced
        ? t.play.forced({ play })
        : t.play.ready({ play });
    return plain("", text, [
      ["Enter", t.play.confirmKey],
      ["U", t.play.undoKey],
    ]);
  }
  const who = input.isChoice(node.diceLeft)
    ? t.play.chooseDouble
    : name === null
      ? t.play.yourMove({ dice })
      : t.play.moveOf({ name, dice });
  if (trial.picked !== null) return plain(who, t.play.fromPoint({ n: trial.picked, list: targetWords(trial, trial.picked) }));
  if (tap && apart) return plain(who, t.play.canMoveFirst({ die: input.order(trial)[0] ?? 0, touch: touch }));
  return plain(who, tap ? (touch ? t.play.canMoveTouch : t.play.canMove) : t.play.canPick);
}

function blockedText(points: number[]): string {
  return t.play.pointsBlocked({ count: points.length, points: andList(points.map(String)) });
}

/** Why nothing can move: the blocked points together, or the reasons as the rules give them. */
export function blockedWords(blocked: Blocked[]): string {
  if (blocked.length === 0) return "";
  const points = blocked.filter((one) => one.point >= 1 && one.point <= 24 && one.told.sentence === "why-not-blocked");
  if (points.length === blocked.length) return blockedText(points.map((one) => one.point).sort((x, y) => x - y));
  const text = [...new Set(blocked.map(reasonText))].join(" ");
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function offerStatus(view: MatchView, phase: Extract<MatchView["phase"], { type: "doubleOffered" }>, acting: Seat | null): Status {
  const strong = t.play.turnsCube[phase.kind]({ ...actorOf(view, phase.by), v: phase.value });
  if (!acting) return plain(`${strong}.`, t.play.waitAnswer({ name: nameOf(view, other(phase.by)) }));
  const pass = passMeans(view, phase.by);
  const keys: [string, string][] = [
    ["T", t.play.takeKey],
    ["P", t.play.thenKey],
    ["Enter", t.play.passKey],
  ];
  return { strong, text: `${takeMeans(view, phase)} ${pass}`, keys, tone: "plain", brief: pass, titled: true };
}

/** What taking would mean, in words: the worth of the game, and who owns the cube then. */
function takeMeans(view: MatchView, phase: Extract<MatchView["phase"], { type: "doubleOffered" }>): string {
  if (phase.ownerIfTaken === phase.by) return t.play.takeMeansTheirs({ v: phase.value, name: nameOf(view, phase.by) });
  return phase.kind === "double" ? t.play.takeMeansYours({ v: phase.value }) : t.play.takeMeansStays({ v: phase.value });
}

/** What passing would cost, in words. */
export function passMeans(view: MatchView, by: Seat): string {
  const lost = view.cube.value;
  const mine = view.players[other(by)].score;
  const theirs = view.players[by].score + lost;
  const name = nameOf(view, by);
  if (view.length === 0) return t.play.passMeansLoss({ n: lost });
  if (theirs >= view.length) return t.play.passMeansWin({ name });
  return theirs > mine
    ? t.play.passMeansLead({ name, score: scoreText(theirs, mine) })
    : t.play.passMeansLevel({ score: scoreText(theirs, mine) });
}

const roundName = (round: RoundView, at: number): string => round.games[at % round.games.length]?.name ?? "";

/** Which game of a series is played, and which follows. */
export const roundText = (game: number, round: RoundView): string =>
  t.play.roundOf({ n: game, now: roundName(round, round.now), next: roundName(round, round.now + 1) });
/** The same for a small screen. */
export const roundShort = (round: RoundView): string =>
  t.play.roundShort({ now: roundName(round, round.now), next: roundName(round, round.now + 1) });

/** Which game is played. */
export const gameText = (view: MatchView): string =>
  view.round ? roundText(view.game, view.round) : view.crawford ? t.play.crawford : t.play.game({ n: view.game });
/** The same for a small screen. */
export const gameBrief = (view: MatchView): string =>
  view.round ? roundShort(view.round) : view.crawford ? t.play.crawford : t.play.gameShort({ n: view.game });
