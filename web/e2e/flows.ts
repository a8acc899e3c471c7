// All flows, two at a time: npm run e2e -- [part of a name…]; PASCH_LANES=1 plays one after the other.

import { Server, Theatre, shot, type Stage } from "./harness";
import * as board from "./flows/board";
import { byHand } from "./flows/byhand";
import * as byItself from "./flows/byitself";
import * as collection from "./flows/collection";
import * as dice from "./flows/dice";
import * as family from "./flows/family";
import * as files from "./flows/files";
import * as first from "./flows/first";
import * as games from "./flows/games";
import { houseRules } from "./flows/house";
import { languages } from "./flows/languages";
import * as learn from "./flows/learn";
import * as online from "./flows/online";
import { passkeys } from "./flows/passkeys";
import * as pages from "./flows/pages";
import * as teaching from "./flows/teaching";
import { friends } from "./flows/friends";
import { leaving } from "./flows/leaving";
import { calledElsewhere } from "./flows/calls";
import { mail, turnByMail } from "./flows/mail";
import { secondFactor } from "./flows/secondFactor";
import { waysIn } from "./flows/waysin";
import { moderation } from "./flows/moderation";
import { museum } from "./flows/museum";
import { notices } from "./flows/notices";
import { programs } from "./flows/programs";
import * as signed from "./flows/signed";
import * as people from "./flows/people";
import * as decisions from "./flows/decisions";
import * as meeting from "./flows/meeting";
import { chouetteOfFour } from "./flows/chouette";
import * as coached from "./flows/coached";
import * as opponents from "./flows/opponents";
import * as played from "./flows/played";
import * as positions from "./flows/positions";
import * as problems from "./flows/problems";
import { reference } from "./flows/reference";
import * as resembling from "./flows/resembling";
import * as rolled from "./flows/rolled";
import * as study from "./flows/study";
import * as together from "./flows/together";
import { vacation } from "./flows/vacation";
import * as tournament from "./flows/tournament";
import * as visits from "./flows/visits";
import { wrongPasskeys } from "./flows/wrongPasskeys";

const FLOWS: Record<string, (stage: Stage) => Promise<void>> = {
  "whole game by mouse, then its analysis": games.wholeGameByMouse,
  "whole game by keys alone": games.wholeGameByKeys,
  "whole game by touch on a phone": games.wholeGameByTouch,
  "reload in mid-game": games.reloadInMidGame,
  "server killed in mid-game": games.serverKilledInMidGame,
  "cube and resignation": games.cubeAndResignation,
  "with motion": games.withMotion,
  "the lens under a finger": board.lensUnderAFinger,
  "a cube turned again": board.cubeTurnedAgain,
  "two tabs": games.twoTabs,
  "match file dropped": files.matchFileDropped,
  "broken files": files.brokenFiles,
  "a file that says more": files.fileThatSaysMore,
  museum,
  "a chouette of four": chouetteOfFour,
  "a tournament on real boards": tournament.realBoards,
  "a tournament that is played here": tournament.playedHere,
  "a collection": collection.aCollection,
  "a copy of a match is named": resembling.byMouse,
  "a copy of a match is named by touch": resembling.byTouch,
  "the gallery of games": learn.gallery,
  "how to play": learn.howToPlay,
  "a lesson by mouse": learn.lessonByMouse,
  "a lesson by keys on a phone": learn.lessonByKeys,
  "a lesson comes back": learn.lessonComesBack,
  "what was played counts": played.playedCounts,
  "a hint and the tutor on a phone": coached.coached,
  "a hint beside the board": coached.coachedBeside,
  "home at the top, and sounds": played.homeAtTheTop,
  "the trainers": study.trainers,
  languages,
  "a first visit": first.firstVisit,
  "a first visit by touch": first.firstVisitByTouch,
  "a first visit by keys": first.firstVisitByKeys,
  "first visits": visits.firstVisits,
  "known at 127.0.0.1": visits.knownByNumber,
  "cookies off": visits.withoutCookies,
  "an older page": visits.olderPage,
  "resume first": visits.resumeFirst,
  "any length and series": visits.anyLengthAndSeries,
  "tables in columns": visits.tablesInColumns,
  "every page": pages.everyPage,
  "settings and keys": pages.settingsAndKeys,
  "the menu and the level of an analysis": pages.menuAndLevel,
  "forced colours and reduced motion": pages.forcedColours,
  "two people, other games": pages.twoPeopleAndVariants,
  "all rolls of a position": positions.allRolls,
  "a position by itself": positions.positionPage,
  "a rollout": positions.rollouts,
  "a race": positions.races,
  "the opening book": positions.openings,
  reference,
  "play from a position": positions.playFromPosition,
  "a lesson of one's own": positions.writeLesson,
  "whole games of the family": family.wholeGamesOfTheFamily,
  "fair dice": dice.fairDice,
  "dice of two browsers": signed.twoBrowsers,
  "dice on a second device": signed.secondDevice,
  "dice left behind": signed.leftBehind,
  "strict dice": signed.strictDice,
  accounts: people.accounts,
  passkeys: passkeys,
  "wrong passkeys": wrongPasskeys,
  players: people.players,
  "an account goes": leaving,
  "friends and blocked": friends,
  moderators: moderation,
  "told of one's turn": notices,
  "told by mail": mail,
  "a turn by mail": turnByMail,
  "ways in": waysIn,
  "codes beside the password": secondFactor,
  "a program is marked": programs,
  "your play": study.ownPlay,
  "decisions are searched and practised": decisions.byMouse,
  "decisions by touch": decisions.byTouch,
  "decisions by keys": decisions.byKeys,
  "chosen decisions are rolled out": rolled.byMouse,
  "chosen decisions are rolled out by touch": rolled.byTouch,
  "three problems for everybody by mouse and by touch": problems.streakOfThree,
  "the problem of the day": problems.problemOfTheDay,
  "problems on paper": problems.problemsOnPaper,
  "problems answered by mouse and by touch": study.problemsAnswered,
  "play a friend by link": together.friendByLink,
  "the lobby": together.lobbyOfThree,
  "called elsewhere": calledElsewhere,
  "rated pairing": meeting.ratedPairing,
  "told that somebody comes": meeting.toldOfComers,
  "the exhibition": meeting.exhibition,
  "a table that nobody touches": meeting.untouchedTable,
  "an open table": together.openTable,
  "an opponent is chosen": opponents.chosenOpponent,
  "a house bot's table": opponents.houseBotsTable,
  "what happens by itself": byItself.byItself,
  "a line cut in mid-turn": online.lineCut,
  "a flag falls": online.flagFalls,
  "days between two moves": online.daysBetween,
  "a vacation": vacation,
  "forged messages": online.forgedMessages,
  "talk muted and reported": online.mutedAndReported,
  "dice thrown by hand": byHand,
  "a play taken back": together.takeBack,
  "a table for learners": teaching.tableForLearners,
  "a course by mouse": teaching.courseByMouse,
  "a course by touch": teaching.courseByTouch,
  "a course by keys": teaching.courseByKeys,
  "both must correct": teaching.bothMustCorrect,
  "the round of a series": teaching.roundOfASeries,
  "house rules": houseRules,
};

/** Flows that are played at once, each lane with a server and a browser of its own: people wait most of the time. A
 * server that was there before has one lobby for all, so it sees one flow at a time. */
const LANES = Number(process.env["PASCH_LANES"] ?? (process.env["PASCH_URL"] ? 1 : 2));

type Flow = (stage: Stage) => Promise<void>;

/** What the pages of a flow that failed show: in words, and in pictures beside. */
async function sights(theatre: Theatre, name: string): Promise<string[]> {
  const told: string[] = [];
  for (const [i, page] of theatre.pages().entries()) {
    await shot(page, `failed-${name.replace(/\W+/g, "-")}-${i}`).catch(() => undefined);
    const words = await page
      .locator("body")
      .innerText({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    told.push(`${page.url()}: ${words.replace(/\s+/g, " ").slice(0, 600)}`);
  }
  return told;
}

/** Plays one flow after the other until none is left; how many failed. */
async function lane(left: [string, Flow][]): Promise<number> {
  const server = new Server();
  const theatre = new Theatre(server);
  let failed = 0;
  try {
    await server.start();
    await theatre.start();
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, flow] = next;
      const start = Date.now();
      theatre.faults.length = 0;
      let fault: string | null = null;
      try {
        await flow(theatre);
        fault = theatre.faults[0]?.text ?? null;
      } catch (error) {
        fault = [
          error instanceof Error ? error.message : String(error),
          ...theatre.faults.map(({ text }) => text),
          ...(await sights(theatre, name)),
        ].join("\n  ");
      }
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`${fault === null ? "ok  " : "FAIL"} ${name} (${seconds} s)${fault === null ? "" : `\n  ${fault}`}`);
      if (fault !== null) failed += 1;
      await theatre.tidy();
    }
  } finally {
    await theatre.stop();
    await server.stop();
  }
  return failed;
}

export async function main(wanted: string[]): Promise<number> {
  const left = Object.entries(FLOWS).filter(([name]) => wanted.length === 0 || wanted.some((one) => name.includes(one)));
  const lanes = Array.from({ length: Math.min(LANES, left.length) }, () => lane(left));
  // Every lane comes to its end and tidies up, whatever becomes of another.
  const ended = await Promise.allSettled(lanes);
  for (const one of ended) if (one.status === "rejected") throw one.reason;
  return ended.some((one) => one.status === "fulfilled" && one.value > 0) ? 1 : 0;
}
