// Generated from crates/server/src/wire. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire

// Boards

/** One of the two sides of a match. Absolute: nothing is turned round for the viewer. */
export type Seat = "a" | "b";

/** How one player's point `n` maps to the opponent's count. */
export type Geometry = "contrary" | "parallel" | "same" | "circle";

/** What happens when a checker lands on a lone enemy checker. */
export type Contact = "hit" | "pin" | "block" | "share";

/** The facts of a variant that a board needs to draw a match. */
export type VariantView = {
  /** Stable identifier, e.g. `backgammon`. */
  id: string,
  /** Name for people. */
  name: string,
  /** How the two counts relate. */
  geometry: Geometry,
  /** What landing on a lone checker does. */
  contact: Contact,
  /** Checkers per player. */
  checkers: number,
};

/** One player's checkers, in that player's own count. */
export type SideView = {
  /** 24 numbers: `points[i]` checkers stand on own point `i + 1`. */
  points: Array<number>,
  /** Checkers on the bar. */
  bar: number,
  /** Checkers that have not entered yet (staged entry). */
  pool: number,
  /** Checkers borne off. */
  off: number,
  /** Own points where my lone checker lies under an enemy checker. */
  pinned: Array<number>,
};

/** Both players' checkers. */
export type PositionView = {
  /** Seat a's checkers. */
  a: SideView,
  /** Seat b's checkers. */
  b: SideView,
};

/** One checker moved by one die. */
export type MoveView = {
  /** Where from, mover's own count, 25 = bar or pool. */
  from: number,
  /** Where to, mover's own count, 0 = off. */
  to: number,
  /** An enemy checker was hit (or pinned). */
  hit: boolean,
};

/** One checker carried from one place to another by whatever dice. */
export type ShiftView = {
  /** Where from, mover's own count, 25 = bar or pool. */
  from: number,
  /** Where to, mover's own count, 0 = off. */
  to: number,
};

/** The doubling cube. */
export type CubeView = {
  /** Its value, 1 when nobody has doubled. */
  value: number,
  /** Whose it is; null while centred. */
  owner: Seat | null,
  /** False when this game has no cube (Crawford game, one-point match, cubeless match). */
  enabled: boolean,
  /** The viewer may double now. */
  canDouble: boolean,
};

// Legal plays

/** Every legal way to play a roll. A browser walks it and knows no rules: a drag is an edge, undo goes back, confirm is a leaf. */
export type PlayGraphView = {
  /** The match state this graph belongs to. */
  seq: number,
  /** The nodes; index 0 is the start. */
  nodes: Array<PlayNode>,
  /** Exactly one distinct resulting position exists. */
  forced: boolean,
  /** Only when there is no legal play: why. */
  blocked: Array<Blocked>,
  /** Steps that only a rule forbids, with that rule: at the start, and in answer to `POST /api/v1/plays` also further on. */
  refusals: Array<RefusedStep>,
};

/** A position inside a roll: what it looks like, what is left, where it can go. */
export type PlayNode = {
  /** The checkers here. */
  position: PositionView,
  /** Dice still to be used, larger first. */
  diceLeft: Array<number>,
  /** Legal next steps; none at the end of a play. */
  edges: Array<Edge>,
  /** Notation when this node is a complete legal play, else null. */
  play: string | null,
};

/** One legal step in a play graph. */
export type Edge = {
  /** Where from, mover's own count, 25 = bar or pool. */
  from: number,
  /** Where to, mover's own count, 0 = off. */
  to: number,
  /** The die it uses. */
  die: number,
  /** It hits an enemy checker. */
  hit: boolean,
  /** It pins an enemy checker. */
  pin: boolean,
  /** Index of the node it leads to. */
  node: number,
};

/** Why a point holds the mover up when no play is legal. */
export type Blocked = {
  /** Where the checker would land, mover's own count. */
  point: number,
  /** The reason in a sentence. */
  reason: string,
};

/** A step a person might try that a rule forbids. */
export type RefusedStep = {
  /** The node at which it is refused. */
  node: number,
  /** Where from, mover's own count. */
  from: number,
  /** Where to, mover's own count. */
  to: number,
  /** The reason in a sentence. */
  reason: string,
};

// Matches

/** A match as one viewer sees it. */
export type MatchView = {
  /** Identifier. */
  id: string,
  /** Number of facts in the match's log; every change raises it. */
  seq: number,
  /** What is played. */
  variant: VariantView,
  /** The viewer's seat. With two people on one device, the seat that has to act; null for others. */
  you: Seat | null,
  /** Both seats belong to the viewer: two people on one device. */
  local: boolean,
  /** The table it is played at; null for matches that belong to one person. */
  table: MatchTable | null,
  /** The clocks; null without. */
  clock: ClockView | null,
  /** Who plays. */
  players: PlayerViews,
  /** Match length in points; 0 for money play. */
  length: number,
  /** Number of the current game, from 1. */
  game: number,
  /** This is the Crawford game. */
  crawford: boolean,
  /** The Jacoby rule holds. */
  jacoby: boolean,
  /** What becomes of plays that the rules forbid. */
  illegal: IllegalRule,
  /** The games of the series; null where all games of the match are the same. */
  round: RoundView | null,
  /** The cube. */
  cube: CubeView,
  /** The checkers. */
  position: PositionView,
  /** What the match waits for. */
  phase: Phase,
  /** Every legal play, only for the viewer who has to move. */
  plays: PlayGraphView | null,
  /** What the viewer may offer to resign now. */
  resignable: Array<Grade>,
  /** The current game so far. */
  history: Array<HistoryEntry>,
  /** The finished games. */
  results: Array<GameResult>,
  /** GNU Backgammon position ID; empty for boards it cannot express. */
  positionId: string,
  /** GNU Backgammon match ID; empty for boards it cannot express. */
  matchId: string,
  /** XGID; empty for boards it cannot express. */
  xgid: string,
};

/** What the match waits for. */
export type Phase = { "type": "opening" }
  | { "type": "toRoll",
  /** Who. */
  player: Seat }
  | { "type": "toMove",
  /** Who. */
  player: Seat,
  /** The dice as they fell, or those of the part of the roll that is played now. */
  dice: Array<number>,
  /** What follows when they have been played in full. */
  coming: Array<ComingView> }
  | { "type": "illegalPlay",
  /** Who made it. Where both must correct he may insist on a legal play, too. */
  by: Seat,
  /** The rule it breaks, as a sentence. */
  reason: string,
  /** The move that breaks it; null when too little was played. */
  at: ShiftView | null,
  /** Whether it can be let stand. */
  canStand: boolean }
  | { "type": "doubleOffered",
  /** Who offered. */
  by: Seat,
  /** The cube if taken. */
  value: number,
  /** Double, beaver or raccoon. */
  kind: OfferKind }
  | { "type": "resignOffered",
  /** Who would give up. */
  by: Seat,
  /** Points the other would win. */
  points: number,
  /** What is offered. */
  grade: Grade }
  | { "type": "gameOver",
  /** The winner; null for a draw. */
  winner: Seat | null,
  /** Points won. */
  points: number,
  /** Single, gammon or backgammon. */
  grade: Grade,
  /** How it ended. */
  how: GameEnd }
  | { "type": "matchOver",
  /** Who won. */
  winner: Seat,
};

/** Something that follows the dice on the table when they, and what stands before it, are played in full. */
export type ComingView = { "type": "number",
  /** The number; null while it is the underside of a double yet to be chosen. */
  die: number | null,
  /** How often. */
  times: number,
  /** As often as one likes. */
  optional: boolean }
  | { "type": "choice" }
  | { "type": "roll" };

/** What becomes of plays that the rules forbid. */
export type IllegalRule = "refused" | "opponentMayInsist" | "bothMustCorrect";

/** The games of a series, which follow each other over and over. */
export type RoundView = {
  /** The games in turn. */
  games: Array<RoundGame>,
  /** Which of them is played now, from 0; after a game is over, still that one. */
  now: number,
};

/** A game of a series. */
export type RoundGame = {
  /** Identifier of the variant. */
  id: string,
  /** Its name for people. */
  name: string,
};

/** Which offer stands. */
export type OfferKind = "double" | "beaver" | "raccoon";

/** How much a game is worth beyond the cube. */
export type Grade = "single" | "gammon" | "backgammon";

/** How a game ended. */
export type GameEnd = "played" | "dropped" | "resigned" | "forfeited";

/** Both players. */
export type PlayerViews = {
  /** Seat a. */
  a: PlayerView,
  /** Seat b. */
  b: PlayerView,
};

/** One player of a match. */
export type PlayerView = {
  /** Name. */
  name: string,
  /** Person or bot. */
  kind: PlayerKind,
  /** The bot's level; null for people. */
  level: string | null,
  /** Points won in the match. */
  score: number,
  /** Pip count. */
  pips: number,
  /** Someone (or the bot) is there. */
  connected: boolean,
};

/** Who sits at a seat. */
export type PlayerKind = "human" | "bot";

/** One line of the move list. */
export type HistoryEntry = {
  /** The match's `seq` after it. */
  seq: number,
  /** Number of the game, from 1. */
  game: number,
  /** Who did it; null for nobody. */
  player: Seat | null,
  /** What it is. */
  kind: HistoryKind,
  /** The dice, when it is about a roll. */
  dice: Array<number> | null,
  /** As written by players: "8/5 6/5", "Doubles to 2". */
  text: string,
  /** The checkers moved, in order. */
  moves: Array<MoveView>,
};

/** What a line of the move list is. */
export type HistoryKind = "opening" | "play" | "dance" | "double" | "take" | "drop" | "beaver" | "resign" | "accept" | "reject" | "illegal" | "insist" | "letstand" | "end";

/** The result of a finished game. */
export type GameResult = {
  /** Number of the game, from 1. */
  game: number,
  /** Who won. */
  winner: Seat,
  /** Points won. */
  points: number,
};

/** Points of both seats. */
export type Score = {
  /** Seat a's points. */
  a: number,
  /** Seat b's points. */
  b: number,
};

/** Names of both seats. */
export type SeatNames = {
  /** Seat a. */
  a: string,
  /** Seat b. */
  b: string,
};

// Tables and the lobby

/** A table. */
export type TableView = {
  /** Identifier; its address is `/t/{id}`. */
  id: string,
  /** Short code for saying aloud; it opens the table while a seat is free. */
  code: string,
  /** Who made it. */
  host: PersonView,
  /** The host waits in the lobby or at the table; while a match is played, a player is connected. */
  here: boolean,
  /** Who sits at seat a. */
  a: TableSeat | null,
  /** Who sits at seat b. */
  b: TableSeat | null,
  /** What is played. */
  game: TableGame,
  /** The clock. */
  clock: ClockSetting,
  /** It is to count for ratings. */
  rated: boolean,
  /** It is listed, and anybody may join or watch. */
  public: boolean,
  /** The only person who may join. */
  invited: PersonView | null,
  /** Where it stands. */
  status: TableStatus,
  /** The present match. */
  matchId: string | null,
  /** Its score. */
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
  /** Name. */
  name: string,
  /** The computer's level; null for people. */
  level: string | null,
};

/** Somebody who is known to the server. */
export type PersonView = {
  /** Identifier. */
  id: string,
  /** Name. */
  name: string,
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
  /** What is played. */
  game: TableGame,
  /** The clock. */
  clock: ClockSetting,
  /** The match is to count for ratings. */
  rated: boolean,
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
  people: Array<PersonView>,
  /** How many are. */
  online: number }
  | { "type": "diff",
  /** Tables that are new or otherwise; those that are over or closed are told of once. */
  put: Array<TableView>,
  /** Who came. */
  came: Array<PersonView>,
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
  /** Anybody may watch. */
  public: boolean,
  /** How many watch. */
  watchers: number,
  /** Whose wish for another match stands. */
  rematch: Seat | null,
  /** The next match at the table, once there is one. */
  next: string | null,
};

/** The clocks at the moment the view was sent. */
export type ClockView = {
  /** Delay of each move in milliseconds; of correspondence the time for a move. */
  full: number,
  /** Correspondence: days for each move and no reserve. */
  days: boolean,
  /** Whose clock runs. */
  running: Seat | null,
  /** Milliseconds left of the running move's delay. */
  delay: number,
  /** Milliseconds of seat a's reserve. */
  a: number,
  /** Milliseconds of seat b's reserve. */
  b: number,
  /** Milliseconds until clocks run again after the server was away; 0 when they run. */
  paused: number,
};

/** Something said at a match. */
export type ChatLine = {
  /** Its number at the match, from 1. */
  number: number,
  /** Who. */
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

// Intents and the socket

/** What a player wishes to do. The rules decide whether it happens. */
export type Intent = { "type": "roll" }
  | { "type": "double" }
  | { "type": "take" }
  | { "type": "drop" }
  | { "type": "beaver" }
  | { "type": "play",
  /** Indexes of the nodes walked, from 0 to a leaf. Empty or `[0]` when nothing can move. */
  path: Array<number> }
  | { "type": "playFreely",
  /** What is moved, in order; at most 16 moves. */
  moves: Array<ShiftView> }
  | { "type": "insist" }
  | { "type": "letStand" }
  | { "type": "resign",
  /** What is offered. */
  grade: Grade }
  | { "type": "acceptResign" }
  | { "type": "rejectResign" }
  | { "type": "next" }
  | { "type": "concede" };

/** A frame from the browser, at most 8 KiB. */
export type ClientMessage = { "type": "intent",
  /** Chosen by the client, at most 64 characters. Sending it again does nothing twice. */
  id: string,
  /** The last `seq` the client saw. */
  seq: number,
  /** The wish. */
  intent: Intent }
  | { "type": "resume",
  /** The last `seq` the client saw. */
  since: number,
  /** The client holds chains of dice for its player: it answers `dice`. Else the server holds them. */
  dice?: boolean }
  | { "type": "say",
  /** What. */
  text: string }
  | { "type": "mute",
  /** No more. */
  on: boolean }
  | { "type": "rematch",
  /** Wish it. */
  on: boolean }
  | { "type": "diceCommit" } & DiceCommitment | { "type": "diceLink" } & DiceLink | { "type": "ping",
  /** Comes back as it is. */
  t: number,
};

/** A frame from the server. */
export type ServerMessage = { "type": "state",
  /** The match as the viewer sees it. */
  view: MatchView,
  /** What happened since the `seq` the client knew, for animation. */
  steps: Array<Step> }
  | { "type": "ack",
  /** The intent's id. */
  id: string,
  /** The match's `seq` after it. */
  seq: number }
  | { "type": "refused",
  /** The intent's id; empty when the frame could not be read. */
  id: string,
  /** Stable word for programs, e.g. `stale`. */
  code: string,
  /** A sentence for people. */
  message: string,
  /** The match's `seq` now. */
  seq: number }
  | { "type": "chat",
  /** The lines in order. */
  lines: Array<ChatLine>,
  /** The caller does not hear the other player. */
  muted: boolean }
  | { "type": "dice",
  /** It all. */
  view: DiceView }
  | { "type": "thinking",
  /** Its seat. */
  seat: Seat }
  | { "type": "pong",
  /** The number sent. */
  t: number,
};

/** One thing that happened, for animation and for the screen reader. */
export type Step = {
  /** The match's `seq` after it. */
  seq: number,
  /** Who did it; null for nobody. */
  player: Seat | null,
  /** What it is. */
  kind: StepKind,
  /** The dice, when it is about a roll. */
  dice: Array<number> | null,
  /** The checkers moved, in order. */
  moves: Array<MoveView>,
  /** One spoken sentence: "Pasch plays 8/5, 6/5." */
  text: string,
};

/** What a step is. */
export type StepKind = "roll" | "move" | "double" | "take" | "drop" | "beaver" | "gameStart" | "gameOver" | "resign" | "accept" | "reject" | "insist" | "letStand";

// Requests and answers

/** The caller, a guest made on the first call. */
export type Me = {
  /** Identifier of this user. */
  id: string,
  /** Name shown to others. */
  name: string,
  /** `player` or `moderator`; `null` for a guest. */
  role: string | null,
  /** How the user likes the board, as it was kept last; `null` when nothing was. */
  settings: Record<string, unknown> | null,
};

/** Everything a new match can be made of. */
export type Catalogue = {
  /** The variants, the best known first. */
  variants: Array<VariantInfo>,
  /** The series of them that have a name. */
  series: Array<SeriesInfo>,
  /** The bot's levels, weakest first. */
  levels: Array<LevelInfo>,
  /** The levels of analysis, the quickest first. */
  analysisLevels: Array<LevelInfo>,
};

/** One variant as the list of variants shows it. */
export type VariantInfo = {
  /** Stable identifier. */
  id: string,
  /** Every name it goes by. */
  names: Array<string>,
  /** The first name. */
  name: string,
  /** What sets it apart, in a sentence. */
  tagline: string,
  /** How the two counts relate. */
  geometry: Geometry,
  /** What landing on a lone checker does. */
  contact: Contact,
  /** Checkers per player. */
  checkers: number,
  /** The starting position. */
  start: PositionView,
  /** Dice per roll. */
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
};

/** A series with a name: games that follow each other in turn in one match. */
export type SeriesInfo = {
  /** Stable identifier. */
  id: string,
  /** Name for people. */
  name: string,
  /** What sets it apart, in a sentence. */
  tagline: string,
  /** Identifiers of its variants, in turn. */
  games: Array<string>,
  /** Points it is usually played to. */
  length: number,
};

/** One strength of the bot, or one depth of an analysis. */
export type LevelInfo = {
  /** Stable identifier. */
  id: string,
  /** Name for people. */
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
  /** The other seat. */
  opponent: Opponent,
  /** The caller's seat. */
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
  /** The matches. */
  matches: Array<MatchSummary>,
};

/** One match in the list of the caller's matches. */
export type MatchSummary = {
  /** Identifier. */
  id: string,
  /** Identifier of the variant. */
  variant: string,
  /** Match length, 0 for money play. */
  length: number,
  /** Points won. */
  score: Score,
  /** Names. */
  players: SeatNames,
  /** Nothing more can happen. */
  over: boolean,
  /** When something last happened, ISO 8601 in UTC. */
  updatedAt: string,
  /** The caller's seat; seat a where both are his. */
  you: Seat,
  /** The caller has to act. */
  yourTurn: boolean,
};

/** The body of `POST /api/v1/matches/{id}/intents`. */
export type IntentRequest = {
  /** Chosen by the client, at most 64 characters. Sending it again does nothing twice. */
  id: string,
  /** The last `seq` the client saw. */
  seq: number,
  /** The wish. */
  intent: Intent,
};

/** The answer to `POST /api/v1/matches/{id}/intents`. */
export type Applied = {
  /** The match afterwards. */
  view: MatchView,
  /** What happened since the `seq` of the request. */
  steps: Array<Step>,
};

/** The body of `POST /api/v1/plays`. */
export type PlaysRequest = {
  /** Identifier of the variant. */
  variant: string,
  /** House rules. */
  options: PlayOptions,
  /** The checkers. */
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
  /** Seat b's checkers. */
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

/** The body of every answer with an HTTP status of 400 or above. */
export type ErrorBody = {
  /** What went wrong. */
  error: ErrorDetail,
};

/** One refusal. */
export type ErrorDetail = {
  /** Stable word for programs, e.g. `stale`. */
  code: string,
  /** A sentence for people. */
  message: string,
  /** Which field, file, line, game or move; null when the whole request is meant. */
  where: string | null,
};

// Analyses

/** The body of `POST /api/v1/analyses` when it is JSON. */
export type AnalysisRequest = {
  /** Identifier of a match played here. */
  match: string,
};

/** The answer to `POST /api/v1/analyses`. */
export type AnalysisStarted = {
  /** Identifier of the analysis. */
  id: string,
  /** What the reader forgave in the file. */
  warnings: Array<Warning>,
};

/** The caller's analyses, the latest first. */
export type AnalysisList = {
  /** The analyses. */
  analyses: Array<AnalysisSummary>,
};

/** One line of the list of analyses. */
export type AnalysisSummary = {
  /** Identifier. */
  id: string,
  /** Where it stands. */
  status: AnalysisStatus,
  /** Players and length, or the file's name. */
  title: string,
  /** How far it has come. */
  progress: AnalysisProgress,
  /** When it was asked for, ISO 8601 in UTC. */
  createdAt: string,
};

/** One analysis. */
export type AnalysisView = {
  /** Identifier. */
  id: string,
  /** Where it stands. */
  status: AnalysisStatus,
  /** Players and length, or the file's name. */
  title: string,
  /** How far it has come. */
  progress: AnalysisProgress,
  /** What the reader forgave in the file. */
  warnings: Array<Warning>,
  /** Why it failed; null otherwise. */
  error: string | null,
  /** The report, once done. */
  report: ReportView | null,
};

/** Where an analysis stands. */
export type AnalysisStatus = "running" | "done" | "cancelled" | "failed";

/** How far an analysis has come. */
export type AnalysisProgress = {
  /** Decisions judged. */
  done: number,
  /** Decisions in all; 0 until counted. */
  total: number,
  /** Estimated seconds left; null until there is something to go by. */
  secondsLeft: number | null,
  /** Number of the game at work, from 1; 0 while waiting. */
  game: number,
  /** Games in all. */
  games: number,
};

/** Something a reader forgave in a file. */
export type Warning = {
  /** Line of the file, from 1; null when it has no place. */
  line: number | null,
  /** What it was. */
  text: string,
};

// Collections

/** Matches of the caller's collection. */
export type CollectionPage = {
  /** The matches in order. */
  matches: Array<CollectedMatch>,
  /** How many there are before the first of these. */
  offset: number,
  /** How many the question leaves. */
  total: number,
  /** Of these, analysed. */
  analysed: number,
  /** Of these, waiting to be analysed or at work. */
  waiting: number,
};

/** A match of the caller's collection, as a list shows it. */
export type CollectedMatch = {
  /** Identifier. */
  id: string,
  /** Names. */
  players: SeatNames,
  /** Identifiers of the variants; those of a series are joined by commas. */
  variant: string,
  /** Names of the variants for people. */
  variantName: string,
  /** Points to win, 0 for money play. */
  length: number,
  /** The score after the last game. */
  score: Score,
  /** Who won the match; null in money play and where nobody has. */
  winner: Seat | null,
  /** Games begun. */
  games: number,
  /** Rolls played. */
  rolls: number,
  /** When it was played, ISO 8601 as far as known: a year, a month or a day. */
  playedOn: string | null,
  /** At which event; empty when not told. */
  event: string,
  /** Where, or on which site; empty when not told. */
  place: string,
  /** The file it came in, with folders and archives before it. */
  file: string,
  /** Identifier of that file's format. */
  format: string,
  /** How often the file contradicts itself or the rules. */
  faults: number,
  /** The level at which it waits to be analysed. */
  waiting: string | null,
  /** The analysis that is waiting or at work. */
  running: string | null,
  /** How it was played, by the latest analysis that is done. */
  judged: CollectedJudged | null,
  /** When it was added, ISO 8601 in UTC. */
  addedAt: string,
};

/** How a match was played. */
export type CollectedJudged = {
  /** The analysis; its report has every decision. */
  analysis: string,
  /** Its level. */
  level: string,
  /** Seat a. */
  a: SeatJudged,
  /** Seat b. */
  b: SeatJudged,
};

/** How a player played in one match. */
export type SeatJudged = {
  /** Performance rating: 500 × equity lost per decision, lower is better; null without decisions. */
  pr: number | null,
  /** Decisions that count. */
  decisions: number,
  /** Decisions marked error. */
  errors: number,
  /** Decisions marked blunder. */
  blunders: number,
  /** Equity gained by luck. */
  luckEquity: number,
};

/** What occurs in the caller's collection. */
export type CollectionKinds = {
  /** The kinds of matches, the most frequent first. */
  kinds: Array<CollectedKind>,
  /** Matches in all. */
  total: number,
  /** Of these, waiting to be analysed or at work. */
  waiting: number,
};

/** A kind of match. */
export type CollectedKind = {
  /** Identifiers of the variants, joined by commas. */
  variant: string,
  /** Names of the variants for people. */
  variantName: string,
  /** Points to win, 0 for money play. */
  length: number,
  /** How many there are. */
  count: number,
};

/** One match, with what its reader said. */
export type CollectedDetail = {
  /** The match. */
  match: CollectedMatch,
  /** What the reader noticed in the file. */
  warnings: Array<Warning>,
};

/** Which matches of a collection are meant: those named, of those that the question in the address leaves. */
export type CollectedChoice = {
  /** Identifiers; null for all that the question leaves. */
  ids: Array<string> | null,
};

/** How many matches something was done to. */
export type CollectedCount = {
  /** Matches. */
  matches: number,
};

/** The analysis of a collected match. */
export type ReviewStarted = {
  /** Identifier of the analysis, begun now or before. */
  analysis: string,
};

/** One run over files. */
export type ImportView = {
  /** Identifier. */
  id: string,
  /** What is imported, for people. */
  title: string,
  /** Where it stands. */
  status: ImportStatus,
  /** Files seen. */
  files: number,
  /** Files in all, as far as can be told beforehand; null when it is not at work. */
  total: number | null,
  /** Matches that are new. */
  added: number,
  /** Matches that were known already. */
  known: number,
  /** Files of which nothing was taken. */
  refused: number,
  /** New matches whose files have faults. */
  faulty: number,
  /** Why it broke off. */
  error: string | null,
  /** When it began, ISO 8601 in UTC. */
  createdAt: string,
};

/** Where an import stands. */
export type ImportStatus = "running" | "done" | "cancelled" | "failed";

/** The caller's imports, the latest first. */
export type ImportList = {
  /** The imports. */
  imports: Array<ImportView>,
};

/** What was wrong with the files of an import, in order. */
export type ImportProblems = {
  /** The problems from the place asked for on. */
  problems: Array<ImportProblem>,
  /** How many are kept, at most a thousand. */
  total: number,
};

/** Something that was wrong with a file. */
export type ImportProblem = {
  /** Whether nothing of the file was taken; else the rest of it was. */
  refused: boolean,
  /** The file, with folders and archives before it. */
  file: string,
  /** Line, from 1. */
  line: number | null,
  /** Column, from 1. */
  column: number | null,
  /** Game, by the file's number. */
  game: number | null,
  /** Move, by the file's number. */
  move: number | null,
  /** What it is. */
  text: string,
};

/** The body of `POST /api/v1/claims`. */
export type ClaimRequest = {
  /** The token of the link that `pasch import` has printed. */
  token: string,
};

/** What a claim brought. */
export type ClaimView = {
  /** Matches that are the caller's now. */
  moved: number,
  /** Matches that the caller had already. */
  known: number,
};

// Reports

/** A judged match. */
export type ReportView = {
  /** What was played. */
  variant: VariantView,
  /** Names. */
  players: SeatNames,
  /** Match length, 0 for money play. */
  length: number,
  /** How deep the engine looked, e.g. "2-ply". */
  level: string,
  /** Each player over the whole match. */
  summary: SeatSummaries,
  /** The same by kinds of decision. */
  themes: SeatThemes,
  /** Each player's result less luck: chance to win the match, or points in money play; null while unfinished. */
  withoutLuck: SeatResults,
  /** The games. */
  games: Array<GameReport>,
};

/** The summaries of both seats. */
export type SeatSummaries = {
  /** Seat a. */
  a: PlayerSummary,
  /** Seat b. */
  b: PlayerSummary,
};

/** How well a player played, and how lucky. */
export type PlayerSummary = {
  /** Performance rating: 500 × equity lost per decision, lower is better; null without decisions. */
  pr: number | null,
  /** Millipoints lost per unforced decision (GNU Backgammon's rate); null without decisions. */
  errorRateMemg: number | null,
  /** Snowie's error rate: over the moves of both; null without moves. */
  snowieEr: number | null,
  /** Decisions that count: unforced plays, close or actual cube decisions. */
  decisions: number,
  /** Rolls played. */
  moves: number,
  /** Decisions marked doubtful. */
  doubtful: number,
  /** Decisions marked error. */
  errors: number,
  /** Decisions marked blunder. */
  blunders: number,
  /** Wrong cube decisions. */
  cubeErrors: number,
  /** The same by kind; kinds that did not happen are left out. */
  cubeMistakes: Array<CubeMistakeSummary>,
  /** Cube decisions that count. */
  cubeDecisions: number,
  /** Equity lost with the cube. */
  cubeLoss: number,
  /** Equity lost in all. */
  lossEquity: number,
  /** Match winning chances lost in all; null in money play. */
  lossMwc: number | null,
  /** Equity gained by luck. */
  luckEquity: number,
  /** Match winning chances gained by luck; null in money play. */
  luckMwc: number | null,
};

/** One kind of cube mistake. */
export type CubeMistakeSummary = {
  /** The kind: "missed double", "wrong take". */
  kind: string,
  /** How many. */
  count: number,
  /** What they cost together. */
  loss: number,
};

/** The kinds of decision of both seats, those that came up. */
export type SeatThemes = {
  /** Seat a. */
  a: Array<ThemeSummary>,
  /** Seat b. */
  b: Array<ThemeSummary>,
};

/** The decisions of one kind. */
export type ThemeSummary = {
  /** The kind: "opening", "blitz", "cube". */
  theme: string,
  /** Decisions that count. */
  decisions: number,
  /** Equity they gave up together. */
  loss: number,
  /** Blunders among them. */
  blunders: number,
  /** PR of these decisions alone; null when none counted. */
  pr: number | null,
};

/** What each seat deserved. */
export type SeatResults = {
  /** Seat a. */
  a: number | null,
  /** Seat b. */
  b: number | null,
};

/** One judged game. */
export type GameReport = {
  /** Number of the game, from 1. */
  game: number,
  /** What is played in it. */
  variant: VariantView,
  /** Score before it. */
  score: Score,
  /** It is the Crawford game. */
  crawford: boolean,
  /** Who won; null when unfinished or drawn. */
  winner: Seat | null,
  /** Points won. */
  points: number,
  /** The decisions in order. */
  turns: Array<TurnReport>,
  /** Each player over this game. */
  summary: SeatSummaries,
};

/** One judged decision. */
export type TurnReport = {
  /** Index of the action in the record. */
  index: number,
  /** Number of the turn in its game, from 1. */
  number: number,
  /** Who decided. */
  player: Seat,
  /** What was decided. */
  kind: DecisionKind,
  /** The dice, for a play. */
  dice: Array<number> | null,
  /** As written by players. */
  text: string,
  /** The checkers before it. */
  position: PositionView,
  /** The cube before it. */
  cube: CubeView,
  /** Chance that **seat a** wins the game, before the decision. */
  winBefore: number,
  /** Chance that **seat a** wins the match, before the decision; null in money play. */
  mwcBefore: number | null,
  /** Equity lost, 0 or more. */
  loss: number,
  /** Match winning chance lost; null in money play. */
  lossMwc: number | null,
  /** How good it was; null when there was nothing to decide. */
  mark: Mark | null,
  /** The kind of decision: "opening", "blitz", "cube"; null in games that do not move as backgammon. */
  theme: string | null,
  /** Luck of the roll in equity; null without a roll. */
  luck: number | null,
  /** How lucky the roll was; null when ordinary. */
  luckMark: LuckMark | null,
  /** Index of what was played in `candidates`. */
  played: number | null,
  /** The plays compared, best first. */
  candidates: Array<Candidate>,
  /** The cube decision, for cube actions and where one was close. */
  cubeDecision: CubeReport | null,
  /** What was best and what the decision did, in one or two plain sentences. */
  why: string,
  /** The position as XGID; empty for boards it cannot express. */
  xgid: string,
  /** What the address of the position's own page ends with; empty where there is none. */
  place: string,
};

/** What was decided. */
export type DecisionKind = "play" | "double" | "noDouble" | "take" | "drop" | "beaver";

/** How good a decision was. */
export type Mark = "best" | "ok" | "doubtful" | "error" | "blunder";

/** How lucky a roll was. */
export type LuckMark = "lucky" | "veryLucky" | "unlucky" | "veryUnlucky";

/** One play compared. */
export type Candidate = {
  /** From 1. */
  rank: number,
  /** Notation. */
  play: string,
  /** The checkers moved, in order. */
  moves: Array<MoveView>,
  /** Equity after it. */
  equity: number,
  /** Behind the best, 0 or more. */
  loss: number,
  /** Chance to win. */
  win: number,
  /** Chance to win a gammon or better. */
  winG: number,
  /** Chance to win a backgammon. */
  winBg: number,
  /** Chance to lose a gammon or worse. */
  loseG: number,
  /** Chance to lose a backgammon. */
  loseBg: number,
  /** Match winning chance; null in money play. */
  mwc: number | null,
  /** How deep it was looked at, e.g. "2-ply". */
  level: string,
  /** It was played. */
  played: boolean,
};

/** One cube decision. */
export type CubeReport = {
  /** Equity without doubling, doubler's view. */
  noDouble: number,
  /** Equity of double and take, doubler's view. */
  doubleTake: number,
  /** Equity of double and pass, doubler's view. */
  doublePass: number,
  /** The best actions of both: "No double, take", "Double, take", "Double, pass", "Too good to double, pass". */
  best: string,
  /** Chance to win, doubler's view. */
  win: number,
  /** Chance to win a gammon or better. */
  winG: number,
  /** Chance to win a backgammon. */
  winBg: number,
  /** Chance to lose a gammon or worse. */
  loseG: number,
  /** Chance to lose a backgammon. */
  loseBg: number,
  /** Equity without any cube. */
  cubeless: number,
  /** Close enough to show, or an actual cube action. */
  shown: boolean,
  /** The equities are those of a rollout. */
  rolled: boolean,
};

// Positions

/** The body of `POST /api/v1/positions`. */
export type PositionRequest = { "type": "text",
  /** The text. */
  text: string }
  | { "type": "start",
  /** Identifier of the variant. */
  variant: string }
  | { "type": "draft",
  /** The position. */
  draft: PositionDraft,
};

/** A position as somebody sets it up, with everything its value depends on. */
export type PositionDraft = {
  /** Identifier of the variant. */
  variant: string,
  /** The checkers; what is not named is borne off, whatever `off` says. */
  position: PositionView,
  /** Whose turn it is; while a double waits for its answer, the doubler. */
  turn: Seat,
  /** The roll; empty before it. */
  dice: Array<number>,
  /** The player on turn has doubled. */
  doubled: boolean,
  /** The cube before any offer; null in a game without one. */
  cube: CubeDraft | null,
  /** Points won before this game. */
  score: Score,
  /** Points to win the match, 0 for money. */
  length: number,
  /** It is the Crawford game. */
  crawford: boolean,
  /** Money: gammons count only after a double. */
  jacoby: boolean,
  /** Money: a double may be beavered. */
  beavers: boolean,
};

/** The cube of a position that is set up. */
export type CubeDraft = {
  /** Its value, a power of two. */
  value: number,
  /** Whose it is; null in the middle. */
  owner: Seat | null,
};

/** A position that was looked at. */
export type PlaceView = {
  /** What its address ends with; null when it is impossible. */
  id: string | null,
  /** What is wrong with it, a sentence each. */
  faults: Array<string>,
  /** The position. */
  draft: PositionDraft,
  /** What a board needs to draw it. */
  variant: VariantView,
  /** Dice of a roll. */
  diceCount: number,
  /** The game can be played with a cube. */
  cubePossible: boolean,
  /** The program plays the game and can judge the position. */
  judged: boolean,
  /** XGID; empty for boards it cannot express. */
  xgid: string,
  /** GNU Backgammon's position ID; empty for boards it cannot express. */
  positionId: string,
  /** GNU Backgammon's match ID; empty for boards it cannot express. */
  matchId: string,
};

/** The body of `POST /api/v1/positions/evaluate`. */
export type EvaluationRequest = {
  /** A position's identifier, as in [`PlaceView`]. */
  position: string,
  /** Rolls to look ahead, 0 to 4. */
  plies: number,
};

/** What a position is worth. All numbers are those of the player on turn. */
export type EvaluationView = {
  /** The position's identifier. */
  position: string,
  /** How deep the program looked, e.g. "2-ply". */
  level: string,
  /** It looked as deep as was asked; otherwise time was up before. */
  complete: boolean,
  /** The plays of the roll, best first; empty without a roll. */
  candidates: Array<Candidate>,
  /** The position before the roll, with the cube decision; null with a roll. */
  cube: CubeReport | null,
  /** The player on turn may double, or has doubled. */
  canDouble: boolean,
  /** Match winning chance before the roll; null for money and with a roll. */
  mwc: number | null,
};

// Rollouts

/** The body of `POST /api/v1/rollouts`. Asking again for the same position and settings leads to the same rollout: it goes on where it was if more games are wished for, and costs nothing if not. */
export type RolloutRequest = {
  /** A position's identifier. */
  position: string,
  /** How. */
  settings: RolloutWish,
};

/** How to roll out. Dice are always balanced, and the same for all candidates. */
export type RolloutWish = {
  /** Games for each candidate; multiples of 36 balance the dice, of 1296 those of the first two rolls together. */
  trials: number,
  /** Half-moves after which a game is judged instead of played on; null plays to the end. */
  horizon: number | null,
  /** Rolls the players look ahead for a play. */
  plies: number,
  /** Rolls the players look ahead for a decision about the cube. */
  cubePlies: number,
  /** Play with the cube. */
  cubeful: boolean,
  /** Take the luck of the dice out. */
  varianceReduction: boolean,
  /** Where the dice come from. */
  seed: number,
  /** Stop when the best candidate is so many joint standard deviations ahead, and play those no further that are so far behind; null plays all games. */
  jsd: number | null,
  /** Stop when every standard error is below this; null plays all games. */
  error: number | null,
  /** Plays of a roll to roll out, the best ones of a 2-ply search, where `plays` names none. */
  best: number,
  /** The plays to roll out, in notation; empty for the best ones. */
  plays: Array<string>,
};

/** The answer to `POST /api/v1/rollouts`. */
export type RolloutStarted = {
  /** Identifier of the rollout. */
  id: string,
};

/** A rollout. */
export type RolloutView = {
  /** Identifier. */
  id: string,
  /** The position's identifier. */
  position: string,
  /** How it is rolled out. */
  settings: RolloutWish,
  /** Where it stands. */
  status: RolloutStatus,
  /** Games played of the candidate with the fewest, those given up not counted. */
  played: number,
  /** Seconds of work so far. */
  seconds: number,
  /** Estimated seconds left; null until there is something to go by, and when it is over. */
  secondsLeft: number | null,
  /** The candidates, best first; of a cube decision no double, then double and take. */
  candidates: Array<RolloutCandidate>,
  /** Equity of double and pass; null where nothing can be doubled, and with a roll. */
  doublePass: number | null,
  /** The best actions about the cube in words; empty with a roll. */
  best: string,
  /** Why it failed; null otherwise. */
  failure: string | null,
  /** The caller may stop it. */
  mine: boolean,
};

/** Where a rollout stands. */
export type RolloutStatus = "waiting" | "running" | "done" | "certain" | "stopped" | "failed";

/** What the games of one candidate say. All numbers are those of the player on turn. */
export type RolloutCandidate = {
  /** What was rolled out. */
  subject: RolloutSubject,
  /** Notation; empty for a cube action. */
  play: string,
  /** The checkers moved, in order. */
  moves: Array<MoveView>,
  /** Games played. */
  trials: number,
  /** Equity, per unit of the cube before any double, in matches equivalent to money. */
  equity: number,
  /** Its standard error. */
  error: number,
  /** Lower end of the interval that holds the true equity 95 times of 100. */
  low: number,
  /** Its upper end. */
  high: number,
  /** Equity behind the best candidate, 0 or more. */
  loss: number,
  /** Joint standard deviations behind the best candidate. */
  jsd: number,
  /** Equity as if the cube never moved again. */
  cubeless: number,
  /** Chance to win. */
  win: number,
  /** Chance to win a gammon or better. */
  winG: number,
  /** Chance to win a backgammon. */
  winBg: number,
  /** Chance to lose a gammon or worse. */
  loseG: number,
  /** Chance to lose a backgammon. */
  loseBg: number,
  /** Match winning chance; null in money play. */
  mwc: number | null,
  /** It is so far behind that it was played no further. */
  dropped: boolean,
};

/** What was rolled out. */
export type RolloutSubject = "noDouble" | "doubleTake" | "play";

// Openings

/** A part of the opening book of a game: all first rolls, or all replies to a play. */
export type OpeningsView = {
  /** The game. */
  variant: VariantView,
  /** Identifiers of the games that have a book. */
  games: Array<string>,
  /** Games for each play of a first roll, and for each reply. */
  trials: Array<number>,
  /** Rolls the players of these games looked ahead, for first rolls and for replies. */
  plies: Array<number>,
  /** Half-moves after which a game was judged; 0 where they were played to the end. */
  horizon: number,
  /** The rolls, 1-1 first; those that are not made yet are missing. */
  entries: Array<OpeningEntry>,
};

/** How a roll is played. Seat a plays the first roll of the game, seat b answers. */
export type OpeningEntry = {
  /** The roll, the higher die first. */
  roll: Array<number>,
  /** Who plays it. */
  player: Seat,
  /** The checkers before it is played. */
  position: PositionView,
  /** What the address of the position's page ends with. */
  place: string,
  /** The plays that were rolled out, best first. */
  choices: Array<OpeningChoice>,
  /** Plays of a first roll whose replies are in the book. */
  answered: Array<string>,
};

/** A play of the book. All numbers are those of the player who makes it, for money. */
export type OpeningChoice = {
  /** Notation. */
  play: string,
  /** The checkers moved, in order. */
  moves: Array<MoveView>,
  /** Games it was rolled out for. */
  trials: number,
  /** Equity with the cube, no Jacoby rule. */
  equity: number,
  /** Lower end of the interval that holds the true equity 95 times of 100. */
  low: number,
  /** Its upper end. */
  high: number,
  /** Equity behind the best, 0 or more. */
  loss: number,
  /** Chance to win. */
  win: number,
  /** Chance to win a gammon or better. */
  winG: number,
  /** Chance to win a backgammon. */
  winBg: number,
  /** Chance to lose a gammon or worse. */
  loseG: number,
  /** Chance to lose a backgammon. */
  loseBg: number,
};

// Endgames

/** The body of `POST /api/v1/positions/endgame`. */
export type EndgameRequest = {
  /** A position's identifier. */
  position: string,
};

/** A race, seen by the player on turn. */
export type EndgameView = {
  /** The position's identifier. */
  position: string,
  /** Who is on turn. */
  player: Seat,
  /** His pips, then the other's. */
  pips: Array<number>,
  /** Rolls he needs, then those the other needs; null where the database does not reach. */
  bearoff: Array<BearoffView | null>,
  /** His chance to win. */
  win: number,
  /** It is known from a database, not judged by a net. */
  exact: boolean,
  /** The cube for money; empty in a game without one. */
  cubes: Array<MoneyCube>,
  /** The equities of the cubes are known from the database of both sides, not from a model. */
  cubesExact: boolean,
  /** Rules of thumb. */
  rules: Array<RaceRule>,
};

/** How many rolls a side needs to bear off. */
export type BearoffView = {
  /** Chance of needing exactly so many rolls, from none on. */
  chances: Array<number>,
  /** Mean number of rolls. */
  mean: number,
  /** Standard deviation of the number of rolls. */
  deviation: number,
  /** Effective pip count: the mean times the 49/6 pips of a roll. */
  effective: number,
  /** Effective pips beyond those on the board. */
  wastage: number,
};

/** The cube for money, in the middle or owned by the player on turn. */
export type MoneyCube = {
  /** The cube is owned by the player on turn; else it is in the middle. */
  owned: boolean,
  /** Equity without doubling. */
  noDouble: number,
  /** Equity of double and take. */
  doubleTake: number,
  /** Equity of double and pass. */
  doublePass: number,
  /** The best actions of both in words. */
  best: string,
  /** Equity if every double came at the very moment at which it is as good to pass as to take. */
  ideal: number,
};

/** A rule of thumb for the race. */
export type RaceRule = { "rule": "keith",
  /** The count of the player on turn, a seventh added. */
  mine: number,
  /** The count of the other. */
  theirs: number,
  /** What follows. */
  advice: RaceAdvice }
  | { "rule": "kleinman",
  /** The metric. */
  metric: number,
  /** Winning chance of the player on turn. */
  win: number,
  /** What follows. */
  advice: RaceAdvice }
  | { "rule": "trice",
  /** Pips the other may be behind and still take. */
  lastTake: number,
  /** Pips he is behind. */
  behind: number,
  /** What follows. */
  advice: RaceAdvice,
};

/** What a rule of thumb says about the cube, for money. */
export type RaceAdvice = {
  /** Offer a cube in the middle. */
  double: boolean,
  /** Offer a cube one owns. */
  redouble: boolean,
  /** Accept it. */
  take: boolean,
};

// Dice

/** Where the dice of a game stand. */
export type DiceView = {
  /** The game. */
  context: DiceContext,
  /** Number of the next throw, from 1. */
  next: number,
  /** A player has shown his link for it: who binds himself anew now gives it up, and begins with the one after it. */
  begun: boolean,
  /** The player at seat a. */
  a: DiceSeat,
  /** The player at seat b. */
  b: DiceSeat,
};

/** A player's part of the dice. */
export type DiceSeat = {
  /** The commitment he is bound to; null before. */
  commitment: string | null,
  /** The first throw that it is for. */
  from: number,
  /** The server holds the chain in his place. */
  held: boolean,
  /** What is wanted of him now. */
  wanted: DiceWanted | null,
};

/** What is wanted of a player for the next throw. */
export type DiceWanted = "commitment" | "link";

/** The game that dice belong to. */
export type DiceContext = {
  /** The match. */
  match: string,
  /** Number of the game in it, from 1. */
  game: number,
  /** The rules that it is played by. */
  rules: string,
  /** Names at seat a and seat b. */
  players: Array<string>,
};

/** A player's message about his dice. */
export type DiceCommitment = {
  /** Number of the game, from 1. */
  game: number,
  /** His seat. */
  seat: Seat,
  /** The first throw of the chain: the next one, or the one after it where that is given up. */
  from: number,
  /** The end of his chain, 64 hexadecimal digits. */
  commitment: string,
};

/** A player's link for a throw. */
export type DiceLink = {
  /** Number of the game, from 1. */
  game: number,
  /** His seat. */
  seat: Seat,
  /** Number of the throw, from 1. */
  throw: number,
  /** The link, 64 hexadecimal digits. */
  link: string,
};

/** The answer to `GET /api/v1/matches/{id}/dice`. */
export type DiceRecord = {
  /** The games so far; none in matches whose dice were not made in this way. */
  games: Array<DiceProof>,
  /** For each of these games the throws that it was played with, in order. */
  played: Array<Array<PlayedThrow>>,
};

/** A throw as a game's log has it. */
export type PlayedThrow = {
  /** It began the game: the die of seat a, that of seat b, and the same for each tie before; else the highest first. */
  opening: boolean,
  /** The faces. */
  faces: Array<number>,
};

/** A match as `GET /api/v1/matches/{id}/export?format=json` gives it. */
export type MatchExport = {
  /** `pasch-match/1`. */
  format: string,
  /** The match. */
  match: string,
  /** Its log in Pasch's own format: a header and a line for every action. */
  log: string,
  /** The proofs of its dice, game by game. */
  dice: Array<DiceProof>,
};

/** Everything that was shown of a game's dice: enough to recompute every throw. */
export type DiceProof = {
  /** `pasch-dice/2`. */
  protocol: string,
  /** The game. */
  context: DiceContext,
  /** What was shown, in order. */
  steps: Array<DiceStep>,
};

/** One thing that was shown of a game's dice (docs/fair-dice.md). */
export type DiceStep = { "step": "commit",
  /** Who. */
  by: DiceParty,
  /** The first throw it is for. */
  from: number,
  /** The end of the chain. */
  commitment: string,
  /** The server holds it in the player's place. */
  held?: boolean }
  | { "step": "throw",
  /** The links of this throw. */
  links: DiceLinks,
  /** The faces. */
  dice: Array<number> }
  | { "step": "void",
  /** What seat a had shown for it. */
  a: string | null,
  /** What seat b had shown for it. */
  b: string | null,
};

/** The links of a throw, 64 hexadecimal digits each. */
export type DiceLinks = {
  /** The server's. */
  server: string,
  /** That of seat a. */
  a: string,
  /** That of seat b. */
  b: string,
};

/** A party of the dice. */
export type DiceParty = "server" | "a" | "b";

/** The answer to `GET /api/v1/dice`: all throws ever made here. */
export type DiceStatistics = {
  /** Rolls of two dice: 21 counts, 1-1, 2-1, 2-2, 3-1 and so on. */
  rolls: Array<number>,
  /** Throws that began a game, ties among them: 36 counts, those of seat a's die 1 first. */
  openings: Array<number>,
  /** Each single die of all throws: 6 counts. */
  faces: Array<number>,
  /** What was tested. */
  tests: Array<DiceTest>,
};

/** A test of the throws against what honest dice do. */
export type DiceTest = {
  /** What is tested. */
  kind: DiceTestKind,
  /** How many throws or dice it is about. */
  count: number,
  /** Pearson's chi-squared. */
  chi2: number,
  /** Its degrees of freedom. */
  freedom: number,
  /** Chance that honest dice deviate as much or more; null below five expected in a class. */
  p: number | null,
};

/** What a test of the dice looks at. */
export type DiceTestKind = "rolls" | "openings" | "faces" | "doubles";

// Your play

/** The body of `PUT /api/v1/you/names`: the names under which the caller plays. */
export type OwnNames = {
  /** The names, at most 50; blanks, dots and capitals make no difference. */
  names: Array<string>,
};

/** The names of the caller's collection, his own first, then the most frequent. */
export type CollectedNames = {
  /** The names. */
  names: Array<CollectedName>,
};

/** A name that occurs in the caller's collection. */
export type CollectedName = {
  /** As files write it. */
  name: string,
  /** Matches with it. */
  matches: number,
  /** The caller says that it is his. */
  own: boolean,
};

/** How the caller plays, over his collection. */
export type Statistics = {
  /** The names under which he plays; without any there is nothing else here. */
  names: Array<string>,
  /** Matches with him. */
  matches: number,
  /** Of these, analysed: all figures but results are about them. */
  analysed: number,
  /** Matches won. */
  won: number,
  /** Matches lost. */
  lost: number,
  /** Performance rating over all decisions; null without decisions. */
  pr: number | null,
  /** Decisions that count. */
  decisions: number,
  /** Decisions marked error. */
  errors: number,
  /** Decisions marked blunder. */
  blunders: number,
  /** Equity gained by luck a match, less the opponent's; null without matches. */
  luck: number | null,
  /** His matches, the earliest first. */
  overTime: Array<PlayedMatch>,
  /** His opponents, those met most often first. */
  opponents: Array<OpponentSum>,
  /** His decisions by kind of position, the costliest kind first. */
  themes: Array<ThemeSum>,
  /** His cube mistakes by kind, the costliest first. */
  cube: Array<CubeSum>,
};

/** One analysed match of a player. */
export type PlayedMatch = {
  /** Its analysis. */
  analysis: string,
  /** When it was played, ISO 8601 as far as known; else the day it was added. */
  on: string,
  /** The other player. */
  opponent: string,
  /** Points to win; 0 for money. */
  length: number,
  /** Whether he won; null where nobody did. */
  won: boolean | null,
  /** Performance rating; null without decisions. */
  pr: number | null,
  /** Decisions that count. */
  decisions: number,
  /** Performance rating over this match and those before it, 20 in all; null without decisions. */
  mean: number | null,
  /** Decisions behind that mean. */
  meanDecisions: number,
};

/** A player's matches against one opponent. */
export type OpponentSum = {
  /** His name. */
  name: string,
  /** Analysed matches. */
  matches: number,
  /** Won by the player. */
  won: number,
  /** Lost by the player. */
  lost: number,
  /** The player's performance rating in them; null without decisions. */
  pr: number | null,
  /** Decisions that count. */
  decisions: number,
  /** Equity gained by luck in all, less the opponent's. */
  luck: number,
};

/** A player's decisions in one kind of position. */
export type ThemeSum = {
  /** The kind: "opening", "blitz", "cube". */
  theme: string,
  /** Decisions that count. */
  decisions: number,
  /** Blunders among them. */
  blunders: number,
  /** Equity lost in all. */
  loss: number,
  /** Performance rating of these decisions; null when none counted. */
  pr: number | null,
};

/** A player's cube mistakes of one kind. */
export type CubeSum = {
  /** The kind: "missed double", "wrong take". */
  kind: string,
  /** How many. */
  count: number,
  /** Equity lost in all. */
  loss: number,
};

/** What is to be done today. */
export type QuizView = {
  /** The next problem; null when there is none today. */
  problem: ProblemView | null,
  /** Problems that come back by now. */
  due: number,
  /** New ones still to come today. */
  fresh: number,
  /** Problems in all. */
  problems: number,
  /** Answered today (UTC). */
  answeredToday: number,
  /** When the next one comes back, ISO 8601; null when nothing waits. */
  nextAt: string | null,
};

/** A decision of the caller's that comes back. What was played is not in it. */
export type ProblemView = {
  /** Identifier: that of the collected match, a dot, the index of the action. */
  id: string,
  /** What it asks. */
  kind: ProblemKind,
  /** What was played. */
  variant: VariantView,
  /** The players. */
  players: SeatNames,
  /** Who decides. */
  player: Seat,
  /** Points to win; 0 for money. */
  length: number,
  /** The score before the game. */
  score: Score,
  /** It is the Crawford game. */
  crawford: boolean,
  /** The checkers. */
  position: PositionView,
  /** Pips of both. */
  pips: Score,
  /** The cube; of an offer, before it. */
  cube: CubeView,
  /** The roll, for a play. */
  dice: Array<number> | null,
  /** What can be played, for a play. */
  plays: PlayGraphView | null,
  /** Kind of position: "blitz". */
  theme: string | null,
  /** When it was played, as far as known. */
  playedOn: string | null,
  /** Times it was answered before. */
  answered: number,
};

/** What a problem asks. */
export type ProblemKind = "play" | "double" | "take";

/** The body of `POST /api/v1/quiz/{id}`: one of the two. */
export type ProblemAnswer = {
  /** Indexes of the nodes walked in `plays`, from 0 to a leaf. */
  path: Array<number> | null,
  /** What to do about the cube. */
  cube: CubeAnswer | null,
};

/** What can be answered about the cube. */
export type CubeAnswer = "noDouble" | "double" | "take" | "drop";

/** How an answer was. */
export type ProblemVerdict = {
  /** Equity given up, 0 or more. */
  loss: number,
  /** How good it was. */
  mark: Mark,
  /** The grade of the schedule, 0 to 5; from 3 on it was known. */
  grade: number,
  /** When the problem comes back, ISO 8601. */
  dueAt: string,
  /** Days until then; 0 for the same day. */
  days: number,
  /** The play that was answered, judged; null for a cube action. */
  answer: Candidate | null,
  /** The decision as it stands in the report, with what was played in the match. */
  turn: TurnReport,
  /** The analysis it is from. */
  analysis: string,
};

/** A position to count. */
export type PipQuestion = {
  /** What was played. */
  variant: VariantView,
  /** The checkers. */
  position: PositionView,
  /** Who is below. */
  player: Seat,
  /** Pips of seat a. */
  a: number,
  /** Pips of seat b. */
  b: number,
  /** It is from the caller's collection. */
  collected: boolean,
};

/** A score, and what the match equity table says about it. */
export type ScoreQuestion = {
  /** Points that the player needs. */
  away: number,
  /** Points that the opponent needs. */
  opponent: number,
  /** Whether the Crawford game is still to be played, where somebody needs one point. */
  crawford: boolean,
  /** Chance to win the match before the next game. */
  mwc: number,
  /** What the opponent doubles to; null where he has no use for a double. */
  doublesTo: number | null,
  /** Chance to win the match after a pass. */
  afterPass: number,
  /** After a take and a win. */
  afterWin: number,
  /** After a take and a loss. */
  afterLoss: number,
  /** Winning chance from which a take is right: no gammons, nobody doubles again; null like `doublesTo`. */
  takePoint: number | null,
  /** Name of the table. */
  table: string,
};

// Accounts and players

/** A name and a password: to make an account or to log in. */
export type Credentials = {
  /** The name. */
  name: string,
  /** The password, 8 to 128 characters. */
  password: string,
};

/** A new password. */
export type PasswordChange = {
  /** The password until now. */
  old: string,
  /** The new one. */
  new: string,
};

/** The caller's account. */
export type AccountView = {
  /** Name shown to others. */
  name: string,
  /** `player` or `moderator`. */
  role: string,
  /** When it was made, in milliseconds since 1970. */
  createdAt: number,
  /** Where the account is logged in, the last used first. */
  sessions: Array<SessionView>,
};

/** One place at which an account is logged in. */
export type SessionView = {
  /** Identifier, to end it with. */
  id: string,
  /** What the browser called itself. */
  agent: string,
  /** It is the session that asks. */
  here: boolean,
  /** When it began, in milliseconds since 1970. */
  createdAt: number,
  /** When it was last used, to the hour, in milliseconds since 1970. */
  seenAt: number,
};

/** What anybody may know of a player. */
export type PlayerPage = {
  /** Name. */
  name: string,
  /** When the account was made, in milliseconds since 1970. */
  since: number,
  /** The lists in which the player stands, the one with the most matches first. */
  standings: Array<StandingView>,
  /** Performance ratings of the analysed matches, the earliest first. */
  overTime: Array<PlayedMatch>,
  /** The rated matches, the earliest first. */
  matches: Array<PlayerMatch>,
};

/** Where a player stands in one list of ratings. */
export type StandingView = {
  /** The list: `hitting`, `pinning`, `running`, `entering` or `mixed`. */
  pool: string,
  /** FIBS's rating, 1500 at first. */
  fibs: number,
  /** Points of all rated matches together, on which FIBS's rating rests. */
  experience: number,
  /** Glicko-2's rating, 1500 at first. */
  glicko: number,
  /** Its standard deviation. */
  deviation: number,
  /** Rated matches. */
  matches: number,
};

/** A rated match on a player's page. */
export type PlayerMatch = {
  /** Identifier of the match. */
  id: string,
  /** When it ended, in milliseconds since 1970. */
  endedAt: number,
  /** The list in which it counts. */
  pool: string,
  /** Identifier of the first game's variant. */
  variant: string,
  /** Points to win. */
  length: number,
  /** The other player. */
  opponent: string,
  /** The other player has no account any more. */
  opponentLeft: boolean,
  /** Points of the player and of the other. */
  points: [number, number],
  /** The player won. */
  won: boolean,
  /** The player's FIBS rating after it. */
  fibs: number,
  /** The analysis, once it is done. */
  analysis: string | null,
  /** The player's performance rating; null while it is unknown or without decisions. */
  pr: number | null,
};

/** The best of one list, by FIBS's rating. */
export type LeadersView = {
  /** The list. */
  pool: string,
  /** The players, the best first; at most 100. */
  players: Array<LeaderView>,
};

/** One place in a list. */
export type LeaderView = {
  /** Name. */
  name: string,
  /** Where the player stands. */
  standing: StandingView,
};
