// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Requests and answers

import type { Seat, Geometry, Contact, PositionView } from "./boards";
import type { MatchView, IllegalRule, Grade, Score, SeatNames } from "./matches";
import type { Intent, Step } from "./intents-and-the-socket";
import type { FairMessage } from "./fair-dice";
import type { RestraintView } from "./moderation";

/** The caller, a guest made on the first call. */
export type Me = {
  /** Identifier of this user. */
  id: string,
  /** Name shown to others. */
  name: string,
  /** `player` or `moderator`; `null` for a guest. */
  role: string | null,
  /** Why the caller may sit down at no table; null if they may. */
  suspended: RestraintView | null,
  /** How the user likes the board, as it was kept last; `null` when nothing was. */
  settings: Record<string, unknown> | null,
};

/** Everything a new match can be made of. */
export type Catalogue = {
  /** The variants, the best known first. */
  variants: Array<VariantInfo>,
  /** The series of them that have a name. */
  series: Array<SeriesInfo>,
  /** How long a match and a series of one's own may be. */
  limits: MatchLimits,
  /** The house rules that some variant knows, the best known first. */
  house: Array<HouseRuleInfo>,
  /** The bot's levels, weakest first. */
  levels: Array<LevelInfo>,
  /** The levels of analysis, the quickest first. */
  analysisLevels: Array<LevelInfo>,
};

/** How large a match may be. */
export type MatchLimits = {
  /** The most points to which a match may go. */
  length: number,
  /** The most games of a series. */
  games: number,
};

/** One variant as the list of variants shows it. */
export type VariantInfo = {
  /** Stable identifier, e.g. `backgammon`. */
  id: string,
  /** Every name it goes by. */
  names: Array<string>,
  /** The first of its names, for headings. */
  name: string,
  /** What sets it apart, in a sentence. */
  tagline: string,
  /** How the two counts relate. */
  geometry: Geometry,
  /** What landing on a lone checker does. */
  contact: Contact,
  /** Checkers of each player at the start. */
  checkers: number,
  /** The starting position, each side in its own count. */
  start: PositionView,
  /** Dice of each roll: 2 or 3. */
  dice: number,
  /** It is usually played with the doubling cube. */
  cube: boolean,
  /** The highest grade a game can be won with. */
  topGrade: Grade,
  /** The rules play it. */
  playable: boolean,
  /** The bot plays it. */
  bot: boolean,
  /** Whether the best bot plays it perfectly for money, because the server has its solution; `null` where no solution is known. A server works one out when the game is first played against a bot. */
  solved: boolean | null,
  /** House rules that change something in it: names of the catalogue's, each with the names of the ways it may be kept in beside the usual one. */
  house: { [key in string]: Array<string> },
};

/** A series with a name: games that follow each other in turn in one match. */
export type SeriesInfo = {
  /** Stable identifier, for addresses and requests. */
  id: string,
  /** Name for people, e.g. "Tavli". */
  name: string,
  /** What sets it apart, in a sentence. */
  tagline: string,
  /** Identifiers of its variants, in turn. */
  games: Array<string>,
  /** Points it is usually played to. */
  length: number,
};

/** When a house rule says something at all. */
export type HouseScope = "always" | "moneyCube" | "matchCube";

/** A question that players may agree on otherwise than is usual. */
export type HouseRuleInfo = {
  /** Stable identifier, e.g. `max-per-point`. */
  id: string,
  /** What it is about. */
  name: string,
  /** When it says something. */
  scope: HouseScope,
  /** The ways to keep it. */
  ways: Array<HouseWayInfo>,
};

/** A way to keep a house rule. */
export type HouseWayInfo = {
  /** Stable identifier among those of its rule. */
  id: string,
  /** What is agreed, in words that can stand alone. */
  name: string,
};

/** One strength of the bot, or one depth of an analysis. */
export type LevelInfo = {
  /** Stable identifier, e.g. `world-class`. */
  id: string,
  /** Name for people, in English. */
  name: string,
  /** What to expect, in a sentence. */
  note: string,
};

/** The body of `POST /api/v1/matches`. */
export type NewMatch = {
  /** Identifier of the variant; of a series, the first one's. */
  variant: string,
  /** Identifiers of the variants that follow it in turn, over and over: a series. */
  then?: Array<string>,
  /** Match length in points, 0 for money play. */
  length: number,
  /** Play with the doubling cube. */
  cube: boolean,
  /** Gammons count only after a double (money play). */
  jacoby: boolean,
  /** Beavers and raccoons are allowed (money play). */
  beavers: boolean,
  /** What becomes of plays that the rules forbid; left out, they cannot be made. */
  illegal?: IllegalRule,
  /** House rules that are agreed on: names of the catalogue's, each with the name of one of its ways. */
  house?: { [key in string]: string },
  /** The player at the other seat. */
  opponent: Opponent,
  /** The seat that the caller takes. */
  seat: Seat,
  /** Identifier of the position the match begins with; it then decides what is played, for how much and at which score. */
  position?: string,
};

/** Who sits at the other seat of a new match. */
export type Opponent = { "type": "bot",
  /** Identifier of its level. */
  level: string }
  | { "type": "local" };

/** The answer to `POST /api/v1/matches`. */
export type MatchCreated = {
  /** Identifier of the new match. */
  id: string,
};

/** The caller's matches, the latest first. */
export type MatchList = {
  /** The matches, the latest first. */
  matches: Array<MatchSummary>,
};

/** One match in the list of the caller's matches. */
export type MatchSummary = {
  /** Identifier of the match. */
  id: string,
  /** Identifier of the variant. */
  variant: string,
  /** Match length, 0 for money play. */
  length: number,
  /** Points each player has won. */
  score: Score,
  /** Names of the players at the match. */
  players: SeatNames,
  /** Nothing more can happen. */
  over: boolean,
  /** When something last happened, ISO 8601 in UTC. */
  updatedAt: string,
  /** The caller's seat; seat a where both are theirs. */
  you: Seat,
  /** The caller has to act. */
  yourTurn: boolean,
  /** Who is on vacation, in correspondence that is not over. */
  vacations: SeatVacations,
};

/** The last days of the vacations on which the players' clocks stand. */
export type SeatVacations = {
  /** Of seat a; null without a vacation. */
  a: string | null,
  /** Of seat b; null without a vacation. */
  b: string | null,
};

/** The body of `POST /api/v1/matches/{id}/intents`. */
export type IntentRequest = {
  /** Chosen by the client, at most 64 characters. Sending it again does nothing twice. */
  id: string,
  /** The last `seq` the client saw. */
  seq: number,
  /** The action that is asked for. */
  intent: Intent,
  /** The player's signed message that belongs to the wish, in matches by `pasch-dice/3` where the player's key is named: `declare` for `roll`, the word for what is said with the cube, about a resignation, or to give up. */
  signed?: FairMessage,
};

/** The answer to `POST /api/v1/matches/{id}/intents`. */
export type Applied = {
  /** The match after the action. */
  view: MatchView,
  /** What happened since the `seq` of the request. */
  steps: Array<Step>,
};

/** The body of `POST /api/v1/plays`. */
export type PlaysRequest = {
  /** Identifier of the variant. */
  variant: string,
  /** House rules that the game is played by. */
  options: PlayOptions,
  /** The checkers before the roll. */
  position: PositionText,
  /** Whose roll it is. */
  player: Seat,
  /** The roll, as many dice as the game throws. */
  dice: Array<number>,
  /** Rolls this player has played in the game before, where that matters. */
  turnsBefore: number,
  /** How many of them were doubles. */
  doublesBefore: number,
  /** Rolls the opponent has played in the game before, where that matters. */
  opponentTurns?: number,
};

/** A position written down, each side in its own count. Checkers that are not named are off. */
export type PositionText = {
  /** Seat a's checkers as `point:count`, with `bar:n` and `pool:n`: `24:2 13:5 8:3 6:5`. */
  a: string,
  /** Seat b's checkers, in their own count. */
  b: string,
  /** Own points of seat a whose lone checker is pinned; needed only where one checker of each side stands on a point. */
  pinnedA: Array<number>,
  /** The same of seat b. */
  pinnedB: Array<number>,
};

/** House rules that decide what can be played, all there are; null or false leaves the game as it is usually played. One that the game does not know is refused. */
export type PlayOptions = {
  /** At most this many own checkers on a point. */
  maxPerPoint: number | null,
  /** A checker that hit in its own home board stays there for the turn. */
  noHitAndRun: boolean,
  /** How checkers are borne off. */
  bearOff: BearOffRule | null,
  /** Pin games: bearing off is allowed while an own checker is pinned. */
  bearOffWhilePinned: boolean,
  /** Running games: which starting quarter may not be held completely. */
  startPrime: PrimeRule | null,
  /** Running games: the point the first checker must reach before another one moves. */
  runnerTo: number | null,
  /** Games that start off the board: start as backgammon does. */
  standardStart: boolean,
  /** The direction of the two paths, where a game is known with another one. */
  geometry: Geometry | null,
  /** What a lone checker is exposed to, where a game is known in two ways. */
  contact: Contact | null,
  /** Games where a double gives another roll: it does not. */
  noExtraRoll: boolean,
  /** Games that start off the board: whether all checkers must have entered before another one moves. */
  enterAllFirst: boolean | null,
  /** Games that start off the board: no hitting before one own checker has come home. */
  hitNeedsOneHome: boolean,
  /** Climbing doubles: the player's own turn, counted from 1, from which they climb. */
  cascadeFrom: number | null,
  /** Long nardi: when a second checker may leave the head. */
  head: HeadLimit | null,
  /** Long nardi: when six points in a row are refused. */
  sixBlock: SixRule | null,
  /** Games with backward hits: they are never compulsory. */
  optionalBackwardHits: boolean,
  /** Irish: a closed home board has to be opened for a checker on the bar. */
  openHome: boolean,
  /** Coan ki: what 1-1 does. */
  ones: OnesRule | null,
};

/** How checkers are borne off. */
export type BearOffRule = "standard" | "exactForced" | "rearmostForced" | "exactOnly";

/** Which starting quarter may not be held completely. */
export type PrimeRule = "own" | "opponents" | "both";

/** When a second checker may leave the head. */
export type HeadLimit = "usual" | "sixesAndFours" | "anyDouble" | "secondIfBlocked";

/** When six points in a row before all opposing checkers are refused. */
export type SixRule = "atEnd" | "everyMove" | "allowed";

/** What 1-1 does in a game that has a rule of its own for it. */
export type OnesRule = "sentBack" | "removed" | "ordinary";

/** The body of every answer with an HTTP status of 400 or above: a problem of RFC 9457, `application/problem+json`. */
export type Problem = {
  /** `about:blank`: `title` is the usual name of `status`, and `code` says more. */
  type: string,
  /** The usual name of the status, e.g. `Unprocessable Entity`. */
  title: string,
  /** The HTTP status of the answer. */
  status: number,
  /** Stable word for programs, e.g. `stale`. */
  code: string,
  /** The English sentence for people. */
  detail: string,
  /** The sentence's name in the catalogue, under which other languages have it. */
  sentence: string,
  /** The arguments of the sentence, by name. */
  args: { [key in string]: SentenceArg },
  /** Which field, file, line, game or move; null when the whole request is meant. */
  where: string | null,
};

/** A sentence as data, to be said in any language. */
export type Sentence = {
  /** Its name in the catalogue. */
  sentence: string,
  /** Its arguments, by name. */
  args: { [key in string]: SentenceArg },
};

/** An argument of a sentence. */
export type SentenceArg = number | string | Sentence | {
  /** The sentences in order. */
  list: Array<Sentence>,
  /** A text between every two. */
  between: string,
};

/** The answer to a refused request in the shape of before. Programs that still read it ask with `Prefer: errors=1`; the next version answers with a [`Problem`] only. */
export type ErrorBody = {
  /** The refusal and its sentence. */
  error: ErrorDetail,
};

/** A refusal: its code and its sentence. */
export type ErrorDetail = {
  /** Stable word for programs, e.g. `stale`. */
  code: string,
  /** A sentence for people. */
  message: string,
  /** Which field, file, line, game or move; null when the whole request is meant. */
  where: string | null,
};
