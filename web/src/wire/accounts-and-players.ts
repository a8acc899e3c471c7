// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Accounts and players

import type { PersonView } from "./tables-and-the-lobby";
import type { PlayedMatch } from "./your-play";

/** A name and a password, to make an account with. */
export type Credentials = {
  /** The name that others see. */
  name: string,
  /** The password, 8 to 128 characters. */
  password: string,
};

/** A name and a password, to log in with. */
export type SignIn = {
  /** The name of the account. */
  name: string,
  /** The password of the account. */
  password: string,
  /** A code of the authenticator app, or a recovery code in its place, where the account asks for one: without it the answer is 401 `code-wanted`. */
  code?: string,
};

/** The name of an account that is to be made with a passkey. */
export type AccountName = {
  /** The name that others see. */
  name: string,
};

/** A new password, the first one or another. */
export type PasswordChange = {
  /** The password until now. */
  old?: string,
  /** A passkey in its place, asked for by `POST /account/proof`. */
  passkey?: PasskeyProof,
  /** A code of the authenticator app, or a recovery code, beside the password where the account asks for one. */
  code?: string,
  /** The new password, 8 to 128 characters. */
  new: string,
};

/** Who has forgotten a password. */
export type ResetWish = {
  /** The account's name, or the e-mail address that it has confirmed. */
  who: string,
};

/** Whether there is a way back after a forgotten password. */
export type ResetView = {
  /** The server sends mail. */
  mail: boolean,
};

/** A new password, by the link that was mailed. */
export type PasswordReset = {
  /** The token in the link. */
  token: string,
  /** The new password, 8 to 128 characters. */
  password: string,
};

/** That it is the account's owner who asks: the password, or a passkey asked for by `POST /account/proof`. */
export type Proof = {
  /** The account's password; left out with a passkey. */
  password?: string,
  /** A passkey in its place. */
  passkey?: PasskeyProof,
  /** A code of the authenticator app, or a recovery code, beside the password where the account asks for one. */
  code?: string,
};

/** What a browser is asked for: `navigator.credentials.create` or `get` takes it as `publicKey`, once the bytes in it are read. They are base64url without padding here, as in WebAuthn's own JSON. */
export type PasskeyWanted = {
  /** The options with a challenge that is good once, for five minutes, and for this session. */
  publicKey: Record<string, unknown>,
};

/** A passkey that was just made. Bytes are base64url without padding. */
export type PasskeyMade = {
  /** What its owner calls it, 1 to 40 characters. */
  name: string,
  /** Under which its device knows it: `rawId`. */
  id: string,
  /** What was answered: `clientDataJSON`. */
  clientData: string,
  /** What the device says of the key: `attestationObject`. */
  attestation: string,
  /** How the browser reaches the device: `getTransports()`. */
  transports: Array<string>,
};

/** A proof by a passkey. Bytes are base64url without padding. */
export type PasskeyProof = {
  /** Which passkey it is: `rawId`. */
  id: string,
  /** What was answered: `clientDataJSON`. */
  clientData: string,
  /** What the device says: `authenticatorData`. */
  authenticatorData: string,
  /** The device's signature: `signature`. */
  signature: string,
  /** Whose the device says it is: `userHandle`. */
  userHandle?: string,
};

/** What a passkey is to be called. */
export type PasskeyName = {
  /** 1 to 40 characters. */
  name: string,
};

/** The caller's account, as only they see it. */
export type AccountView = {
  /** Name shown to others. */
  name: string,
  /** The role: `player` or `moderator`. */
  role: string,
  /** When it was made, in milliseconds since 1970. */
  createdAt: number,
  /** It has a password. */
  password: boolean,
  /** Its passkeys, the oldest first. */
  passkeys: Array<PasskeyView>,
  /** The codes that it asks for beside the password; null when it asks for none. */
  secondFactor: SecondFactorView | null,
  /** Failed attempts to sign in since its owner has seen them, from devices that it does not know; null when there were none. */
  failures: FailuresView | null,
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

/** Failed attempts to sign in to an account. */
export type FailuresView = {
  /** How many attempts failed. */
  count: number,
  /** The first of them, in milliseconds since 1970. */
  firstAt: number,
  /** The last of them, in milliseconds since 1970. */
  lastAt: number,
};

/** An account asks for codes beside the password. */
export type SecondFactorView = {
  /** Since when, in milliseconds since 1970. */
  since: number,
  /** Recovery codes that are left. */
  codes: number,
};

/** A secret for an authenticator app. The account asks for codes once `POST /account/second-factor` has brought one. */
export type SecondFactorOffer = {
  /** The secret, base32, to be typed. */
  secret: string,
  /** An `otpauth` address, to be opened on the device that has the app. */
  address: string,
  /** The same as a QR code: the path of its dark squares, each one unit wide. */
  picture: string,
  /** How many squares wide and high it is; readers want a margin of four. */
  size: number,
};

/** A code of an authenticator app. */
export type SecondFactorCode = {
  /** The six digits that the app shows. */
  code: string,
};

/** Codes that are used once each in the place of the app's. They are told this once. */
export type RecoveryCodes = {
  /** The codes, each good for one use. */
  codes: Array<string>,
};

/** A passkey in its owner's list. */
export type PasskeyView = {
  /** Identifier, to rename or remove it with. */
  id: string,
  /** What its owner calls it. */
  name: string,
  /** The address it was made for, where that is another one: here it opens nothing. `null` for this one. */
  elsewhere: string | null,
  /** When it was made, in milliseconds since 1970. */
  createdAt: number,
  /** When it was last used, in milliseconds since 1970; `null` while it was not. */
  usedAt: number | null,
};

/** What a token is good for. */
export type TokenScope = "play" | "read" | "analyse";

/** A token that an account wishes for one of its programs. */
export type TokenWish = {
  /** What its owner calls it, 1 to 40 characters. */
  name: string,
  /** What it is good for; at least one. */
  scopes: Array<TokenScope>,
  /** How long it lives, 1 to 366 days. */
  days: number,
  /** The account's password; left out with a passkey. */
  password?: string,
  /** A passkey in its place, asked for by `POST /account/proof`. */
  passkey?: PasskeyProof,
  /** A code of the authenticator app, or a recovery code, beside the password where the account asks for one. */
  code?: string,
};

/** A token in its owner's list. */
export type TokenView = {
  /** Identifier, to revoke it with. */
  id: string,
  /** What its owner calls it. */
  name: string,
  /** What it is good for. */
  scopes: Array<TokenScope>,
  /** When it was made, in milliseconds since 1970. */
  createdAt: number,
  /** When it was last used, to the hour, in milliseconds since 1970; `null` while it was not. */
  seenAt: number | null,
  /** When it runs out, in milliseconds since 1970. */
  expiresAt: number,
};

/** The tokens of an account's programs. */
export type TokenList = {
  /** The live ones, the newest first. */
  tokens: Array<TokenView>,
};

/** A token that was just made. */
export type TokenMade = {
  /** Its text, for `Authorization: Bearer …`. It is told this once. */
  token: string,
  /** What the list says of it. */
  view: TokenView,
};

/** Whether a browser is told. */
export type NoticesView = {
  /** The server's public key, with which browsers subscribe at their push service, base64url. */
  pushKey: string,
  /** The address at its push service by which the browser that asks is told; null when it is not. */
  endpoint: string | null,
  /** How the caller's account is told by mail; null for guests, and on a server that sends none. */
  mail: MailView | null,
};

/** A browser's subscription at its push service. */
export type PushWish = {
  /** Its address, https, at most 1000 bytes. */
  endpoint: string,
  /** Its public key, a point of P-256, uncompressed, base64url. */
  p256dh: string,
  /** The secret that it shares with this server, 16 bytes, base64url. */
  auth: string,
};

/** How an account is told by mail of correspondence matches that wait. */
export type MailView = {
  /** The address that was confirmed; null: none is, and no such mail goes out. */
  address: string | null,
  /** An address that is still to be confirmed, by the link that was sent to it. */
  asked: string | null,
  /** Which of the two will not take mail, by its server's word; null: neither. */
  refused: string | null,
  /** How often mail may come at most. */
  pace: MailPace,
};

/** How often an account is mailed at most. */
export type MailPace = "never" | "hourly" | "daily";

/** An address to be mailed at. */
export type MailWish = {
  /** The address, which has to be confirmed. */
  address: string,
  /** The account's password: by the address it can be replaced. Not asked for again for an address that waits to be confirmed. */
  password?: string,
  /** A passkey in its place, asked for by `POST /account/proof`. */
  passkey?: PasskeyProof,
  /** A code of the authenticator app, or a recovery code, beside the password where the account asks for one. */
  code?: string,
};

/** How often to be mailed. */
export type MailPaceWish = {
  /** How often at most. */
  pace: MailPace,
};

/** What a link in a mail carries. */
export type MailToken = {
  /** The token in it. */
  token: string,
};

/** Whether the caller is on vacation, or will be, and what days are left. Days are the server's, in UTC: 2026-12-05. */
export type VacationView = {
  /** The day it is. */
  today: string,
  /** The vacation that is running or planned; null without one. */
  vacation: VacationDays | null,
  /** Days of a calendar year that one can be on vacation. */
  budget: number,
  /** This calendar year and the next. */
  years: Array<VacationYear>,
};

/** A vacation: the player's clocks in correspondence stand from the beginning of its first day to the end of its last; from the moment it was asked for where that was on its first day. */
export type VacationDays = {
  /** Its first day, e.g. 2026-12-05, in UTC. */
  first: string,
  /** Its last day, which is still free. */
  last: string,
  /** It has begun, and the clocks stand. */
  running: boolean,
};

/** A calendar year of vacations. */
export type VacationYear = {
  /** The calendar year, e.g. 2026. */
  year: number,
  /** Days that are left of it, beside those taken and planned. */
  left: number,
};

/** A vacation, in the place of the one that is running or planned. */
export type VacationWish = {
  /** Its first day; left out, it begins at once. One that has begun keeps its first day. */
  first?: string,
  /** Its last day, e.g. 2026-12-05, in UTC. */
  last: string,
};

/** Who is meant: an account by its name, or anybody by the identifier that tables and the lobby tell. */
export type PersonRequest = {
  /** The name of an account. */
  name?: string,
  /** The identifier of a user. */
  id?: string,
};

/** The caller's friends, and the people they have blocked. */
export type FriendsView = {
  /** The friends, sorted by name. */
  friends: Array<FriendView>,
  /** Blocked people by name. */
  blocked: Array<PersonView>,
};

/** A friend, as the list shows them. */
export type FriendView = {
  /** Identifier, for a challenge. */
  id: string,
  /** The friend's present name. */
  name: string,
  /** They are here: in the lobby, at a table or watching. */
  online: boolean,
};

/** What anybody may know of a player. */
export type PlayerPage = {
  /** The player's present name. */
  name: string,
  /** When the account was made, in milliseconds since 1970. */
  since: number,
  /** The lists in which the player stands, the one with the most matches first. */
  standings: Array<StandingView>,
  /** Performance ratings of the analysed matches, the earliest first. */
  overTime: Array<PlayedMatch>,
  /** The caller is this player: friendly matches are told to nobody else. */
  isOwn: boolean,
  /** The rated matches, on one's own page with the friendly ones, the earliest first. */
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
  /** Standard deviation of Glicko-2's rating. */
  deviation: number,
  /** Rated matches so far in this list. */
  matches: number,
};

/** A match on a player's page. */
export type PlayerMatch = {
  /** Identifier of the match. */
  id: string,
  /** When it ended, in milliseconds since 1970. */
  endedAt: number,
  /** The list of its kind. */
  pool: string,
  /** Identifier of the first game's variant. */
  variant: string,
  /** Points needed to win the match. */
  length: number,
  /** The name of the other player. */
  opponent: string,
  /** The other player has no account (any more). */
  opponentLeft: boolean,
  /** Points of the player and of the other. */
  points: [number, number],
  /** The player won the match. */
  won: boolean,
  /** The player's FIBS rating after it; null for a friendly match, and for one that does not count. */
  fibs: number | null,
  /** Why a rated match does not count, or counts in part; null otherwise. */
  why: Reason | null,
  /** The analysis, once it is done. */
  analysis: string | null,
  /** The player's performance rating; null while it is unknown or without decisions. */
  pr: number | null,
};

/** How a match of a rated table counted. */
export type MatchRating = {
  /** Why it does not count, or counts in part; null when it counts in full. */
  why: Reason | null,
  /** Seat a's rating; null when it did not change. */
  a: RatingChange | null,
  /** Seat b's rating; null when it did not change. */
  b: RatingChange | null,
};

/** A rating before and after a match. */
export type RatingChange = {
  /** FIBS's rating before the match. */
  before: number,
  /** FIBS's rating after the match. */
  after: number,
};

/** A reason as a word for programs with what belongs to it; pages say it in their own language. */
export type Reason = {
  /** The word. Of a rated match: `left-early` (void: it ended before play `least`), `few-plays` (it ended before play `least`), `no-account`, `same-pair` (only `percent` of the change count). */
  code: string,
  /** Numbers by name: `plays`, `least`, `percent`. */
  args: Record<string, number>,
};

/** The best of one list, by FIBS's rating. */
export type LeadersView = {
  /** The list: `hitting`, `pinning`, `running`, `entering` or `mixed`. */
  pool: string,
  /** The players, the best first; at most 100. */
  players: Array<LeaderView>,
};

/** One place in a list. */
export type LeaderView = {
  /** The player's present name. */
  name: string,
  /** Where the player stands. */
  standing: StandingView,
};
