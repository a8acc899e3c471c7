// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Tables and the lobby

import type { Seat } from "./boards";
import type { IllegalRule, Score } from "./matches";

/** A table, as the caller may see it. */
export type TableView = {
  /** Identifier; its address is `/t/{id}`. */
  id: string,
  /** Short code for saying aloud; it opens the table while a seat is free. */
  code: string,
  /** The person who made it. */
  host: PersonView,
  /** The host waits in the lobby or at the table; while a match is played, a player is connected. */
  here: boolean,
  /** Who sits at seat a. */
  a: TableSeat | null,
  /** Who sits at seat b. */
  b: TableSeat | null,
  /** The game or series that is played. */
  game: TableGame,
  /** The clock of its matches. */
  clock: ClockSetting,
  /** It is to count for ratings. */
  rated: boolean,
  /** Whom it is for by rating; null for anybody. */
  ratings: RatingRange | null,
  /** Its dice are thrown by hand and entered. */
  byHand: boolean,
  /** Nobody's link is left with the server where the other may double. */
  strict: boolean,
  /** It is listed, and anybody may join or watch. */
  public: boolean,
  /** The only person who may join. */
  invited: PersonView | null,
  /** Whether it is open, in play, over or closed. */
  status: TableStatus,
  /** Identifier of the latest match; null before the first. */
  matchId: string | null,
  /** The score of that match. */
  score: Score,
  /** When the table was made, ISO 8601 in UTC. */
  createdAt: string,
};

/** Where a table stands. */
export type TableStatus = "open" | "playing" | "over" | "closed";

/** Who sits at a seat of a table. */
export type TableSeat = {
  /** The person; null for the computer. */
  id: string | null,
  /** The player's name at the table. */
  name: string,
  /** The computer's level; null for people. */
  level: string | null,
  /** A program of the person's plays, with a token. */
  program: boolean,
};

/** Somebody who is known to the server. */
export type PersonView = {
  /** Identifier of the user. */
  id: string,
  /** The name that others see. */
  name: string,
};

/** Whom a rated table is for: the rating by FIBS's formula in the pool of its game, rounded. People who were never rated there count with 1500. */
export type RatingRange = {
  /** The lowest rating that may join. */
  from: number,
  /** The highest rating that may join. */
  to: number,
};

/** Somebody who is there. */
export type PresentView = {
  /** Identifier of the user. */
  id: string,
  /** The name that others see. */
  name: string,
  /** A program of theirs is there, with a token. */
  program: boolean,
};

/** What is played at a table. */
export type TableGame = {
  /** Identifier of the variant; of a series, the first one's. */
  variant: string,
  /** Identifiers of the variants that follow it in turn. */
  then: Array<string>,
  /** Match length in points, 0 for money play. */
  length: number,
  /** Play with the doubling cube. */
  cube: boolean,
  /** Gammons count only after a double (money play). */
  jacoby: boolean,
  /** Beavers and raccoons are allowed (money play). */
  beavers: boolean,
  /** What becomes of plays that the rules forbid. */
  illegal: IllegalRule,
  /** House rules that are agreed on: names of the catalogue's, each with the name of one of its ways. */
  house?: { [key in string]: string },
};

/** How much time players have. Only the server's time counts. */
export type ClockSetting = { "type": "none" }
  | { "type": "delay",
  /** Seconds of each move that cost nothing, at most 120. */
  delay: number,
  /** Seconds beyond the delays, at most three hours. */
  reserve: number }
  | { "type": "days",
  /** How many, 1 to 14. */
  days: number,
};

/** The body of `POST /api/v1/tables`, of `…/quick` and of `…/{id}/counter`. */
export type NewTable = {
  /** The game or series that is played. */
  game: TableGame,
  /** The clock; left out, the table has none. */
  clock: ClockSetting,
  /** The match is to count for ratings. */
  rated: boolean,
  /** Whom a rated table is for; left out, anybody with an account. */
  ratings?: RatingRange,
  /** The players throw dice of their own, on a board beside the screen, and enter them; such a match is never rated. */
  byHand?: boolean,
  /** Nobody's link is left with the server where the other may double, so that nobody at all can know such a throw ahead. A player who is away is then waited for. */
  strict?: boolean,
  /** List it in the lobby; anybody may join or watch. Otherwise only who has the link or the code. */
  public: boolean,
  /** The name the caller plays under; left out, the present one. */
  name?: string,
  /** Identifier of the only person who may join: a challenge. Never public. */
  invite?: string,
};

/** The body of `POST /api/v1/tables/{id}/join`. */
export type JoinRequest = {
  /** The name to play under; left out, the present one. */
  name?: string,
};

/** The body of `POST /api/v1/tables/{id}/bot`. */
export type BotRequest = {
  /** Identifier of the level. */
  level: string,
};

/** The body of `POST /api/v1/tables/find`. */
export type CodeRequest = {
  /** The short code; case, spaces and dashes do not matter. */
  code: string,
};

/** The body of `PUT /api/v1/me`. */
export type NameRequest = {
  /** The name to be called by, 1 to 24 letters, figures, spaces or `_ - . '`. */
  name: string,
};

/** A frame of the lobby's socket. All of it comes from the server. */
export type LobbyMessage = { "type": "snapshot",
  /** Tables with a free seat, challenges to or from the caller, matches to watch. */
  tables: Array<TableView>,
  /** Who is online, at most 200. */
  people: Array<PresentView>,
  /** How many people are online. */
  online: number }
  | { "type": "diff",
  /** Tables that are new or otherwise; those that are over or closed are told of once. */
  put: Array<TableView>,
  /** People who have come online. */
  came: Array<PresentView>,
  /** Identifiers of people who left. */
  left: Array<string>,
  /** How many are online. */
  online: number,
};

/** The table at which a match is played, as its view tells it. */
export type MatchTable = {
  /** Identifier of the table; null for those who may not know it. */
  id: string | null,
  /** The match is to count for ratings. */
  rated: boolean,
  /** Anybody may watch the match. */
  public: boolean,
  /** How many people watch. */
  watchers: number,
  /** Whose wish for another match stands. */
  rematch: Seat | null,
  /** Where taking back stands. */
  takeBack: TakeBackView,
  /** Where dice that are thrown by hand stand; null where the server throws them with the players. */
  hand: HandView | null,
  /** The next match at the table, once there is one. */
  next: string | null,
};

/** Taking a play back: only at friendly tables of two people, until the other has rolled or doubled. */
export type TakeBackView = {
  /** The viewer may ask to take their last play back. */
  mayAsk: boolean,
  /** Who has asked. The other answers, or goes on, which declines it. */
  asked: Seat | null,
};

/** Dice that are thrown by hand, on a board beside the screen, and entered (`thrown`). */
export type HandView = {
  /** The throw that the viewer may enter now. */
  enter: HandThrow | null,
  /** The viewer may say that the dice of the last throw were cocked (`cocked`). */
  cocked: boolean,
};

/** A throw that somebody has to enter. */
export type HandThrow = {
  /** Who throws, of the viewer's side or the computer; null for the throw that begins a game, in which each player throws one die: the first is seat a's, the second seat b's, and after a tie both throw again. */
  seat: Seat | null,
  /** How many dice are thrown. */
  dice: number,
};

/** The clocks at the moment the view was sent. */
export type ClockView = {
  /** Delay of each move in milliseconds; of correspondence the time for a move. */
  full: number,
  /** Correspondence: days for each move and no reserve. */
  days: boolean,
  /** The player whose clock runs; null while none does. */
  running: Seat | null,
  /** Milliseconds left of the running move's delay. */
  delay: number,
  /** Milliseconds of seat a's reserve. */
  a: number,
  /** Milliseconds of seat b's reserve. */
  b: number,
  /** Milliseconds until the clock that runs goes on, after the server was away or while its player is on vacation; 0 when it does. */
  paused: number,
};

/** Something said at a match. */
export type ChatLine = {
  /** Its number at the match, from 1. */
  number: number,
  /** The seat of the player who said it. */
  seat: Seat,
  /** What: plain text, never markup. */
  text: string,
  /** When, ISO 8601 in UTC. */
  at: string,
};

/** The body of `POST /api/v1/matches/{id}/report`. */
export type ReportRequest = {
  /** What happened, in the caller's words, at most 1000 characters. */
  text: string,
};
