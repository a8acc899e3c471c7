//! Tables at which people meet, and the lobby.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{IllegalRule, MatchId, Score, Seat, TableId, UserId};

/// How much time players have. Only the server's time counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum ClockSetting {
    /// As long as they like.
    #[default]
    None,
    /// A delay for each move, and a reserve for the match; in money play for each game.
    Delay {
        /// Seconds of each move that cost nothing, at most 120.
        delay: u32,
        /// Seconds beyond the delays, at most three hours.
        reserve: u32,
    },
    /// Correspondence: days for each move.
    Days {
        /// How many, 1 to 14.
        days: u32,
    },
}

/// What is played at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TableGame {
    /// Identifier of the variant; of a series, the first one's.
    pub variant: String,
    /// Identifiers of the variants that follow it in turn.
    #[serde(default)]
    pub then: Vec<String>,
    /// Match length in points, 0 for money play.
    pub length: u32,
    /// Play with the doubling cube.
    pub cube: bool,
    /// Gammons count only after a double (money play).
    #[serde(default)]
    pub jacoby: bool,
    /// Beavers and raccoons are allowed (money play).
    #[serde(default)]
    pub beavers: bool,
    /// What becomes of plays that the rules forbid.
    #[serde(default)]
    pub illegal: IllegalRule,
    /// House rules that are agreed on: names of the catalogue's, each with the name of one of its ways.
    #[serde(default)]
    pub house: BTreeMap<String, String>,
}

/// The body of `POST /api/v1/tables`, of `…/quick` and of `…/{id}/counter`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTable {
    /// The game or series that is played.
    pub game: TableGame,
    /// The clock; left out, the table has none.
    #[serde(default)]
    pub clock: ClockSetting,
    /// The match is to count for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whom a rated table is for; left out, anybody with an account.
    #[serde(default)]
    pub ratings: Option<RatingRange>,
    /// A rated table is for players near the caller's rating (`near` of the catalogue's limits), in place of `ratings`.
    #[serde(default)]
    pub near: bool,
    /// The players throw dice of their own, on a board beside the screen, and enter them; such a match is never rated.
    #[serde(default)]
    pub by_hand: bool,
    /// Nobody's link is left with the server where the other may double, so that nobody at all can know such a throw ahead. A
    /// player who is away is then waited for.
    #[serde(default)]
    pub strict: bool,
    /// List it in the lobby; anybody may join or watch. Otherwise only who has the link or the code.
    #[serde(default)]
    pub public: bool,
    /// The name the caller plays under; left out, the present one.
    #[serde(default)]
    pub name: Option<String>,
    /// Identifier of the only person who may join: a challenge. Never public.
    #[serde(default)]
    pub invite: Option<UserId>,
}

/// Whom a rated table is for: the rating by FIBS's formula in the pool of its game, rounded. People who were
/// never rated there count with 1500.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RatingRange {
    /// The lowest rating that may join.
    pub from: u16,
    /// The highest rating that may join.
    pub to: u16,
}

/// Somebody's ratings by FIBS's formula, rounded, by the names of the kinds of game. People who were never rated in one
/// have none there; guests have none at all.
pub type PoolRatings = BTreeMap<String, u16>;

/// Somebody who is known to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonView {
    /// Identifier of the user.
    pub id: UserId,
    /// The name that others see.
    pub name: String,
}

/// Somebody who is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PresentView {
    /// Identifier of the user.
    pub id: UserId,
    /// The name that others see.
    pub name: String,
    /// A program of theirs is there, with a token.
    pub program: bool,
    /// Their ratings by kind of game.
    pub ratings: PoolRatings,
}

/// Who sits at a seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableSeat {
    /// The person; null for the computer.
    pub id: Option<UserId>,
    /// The player's name at the table.
    pub name: String,
    /// The computer's level, or the identifier of its face; null for people.
    pub level: Option<String>,
    /// A program of the person's plays, with a token.
    pub program: bool,
    /// The person's rating in the table's kind of game, rounded; null if they were never rated there.
    pub rating: Option<u16>,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TableStatus {
    /// A seat is free.
    Open,
    /// A match is played.
    Playing,
    /// The match is over; the players may begin another.
    Over,
    /// Closed before anybody sat down.
    Closed,
}

/// A table, as the caller may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// Identifier; its address is `/t/{id}`.
    pub id: TableId,
    /// Short code for saying aloud; it opens the table while a seat is free.
    pub code: String,
    /// The person who made it.
    pub host: PersonView,
    /// The host waits in the lobby or at the table; while a match is played, a player is connected.
    pub here: bool,
    /// Who sits at seat a.
    pub a: Option<TableSeat>,
    /// Who sits at seat b.
    pub b: Option<TableSeat>,
    /// The game or series that is played.
    pub game: TableGame,
    /// The kind of game in whose list its rated matches count.
    pub pool: String,
    /// The clock of its matches.
    pub clock: ClockSetting,
    /// It is to count for ratings.
    pub rated: bool,
    /// Whom it is for by rating; null for anybody.
    pub ratings: Option<RatingRange>,
    /// Its dice are thrown by hand and entered.
    pub by_hand: bool,
    /// Nobody's link is left with the server where the other may double.
    pub strict: bool,
    /// It is listed, and anybody may join or watch.
    pub public: bool,
    /// The only person who may join.
    pub invited: Option<PersonView>,
    /// Whether it is open, in play, over or closed.
    pub status: TableStatus,
    /// It was closed because nobody had come for an hour.
    pub untouched: bool,
    /// Identifier of the latest match; null before the first.
    pub match_id: Option<MatchId>,
    /// The score of that match.
    pub score: Score,
    /// When the table was made, ISO 8601 in UTC.
    pub created_at: String,
}

/// The body of `POST /api/v1/tables/{id}/join`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct JoinRequest {
    /// The name to play under; left out, the present one.
    #[serde(default)]
    pub name: Option<String>,
}

/// The body of `POST /api/v1/tables/{id}/bot`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BotRequest {
    /// Identifier of the level, or of a bot with a face.
    pub level: String,
}

/// The body of `POST /api/v1/tables/find`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CodeRequest {
    /// The short code; case, spaces and dashes do not matter.
    pub code: String,
}

/// The body of `PUT /api/v1/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NameRequest {
    /// The name to be called by, 1 to 24 letters, figures, spaces or `_ - . '`.
    pub name: String,
}

/// A frame of the lobby's socket. All of it comes from the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum LobbyMessage {
    /// Everything, first and after a gap.
    Snapshot {
        /// Tables with a free seat, challenges to or from the caller, matches to watch.
        tables: Vec<TableView>,
        /// Who is online, at most 200.
        people: Vec<PresentView>,
        /// How many people are online.
        online: u32,
        /// The caller's own ratings by kind of game.
        ratings: PoolRatings,
    },
    /// What has changed, at most every 250 ms.
    Diff {
        /// Tables that are new or otherwise; those that are over or closed are told of once.
        put: Vec<TableView>,
        /// People who have come online.
        came: Vec<PresentView>,
        /// Identifiers of people who left.
        left: Vec<UserId>,
        /// How many are online.
        online: u32,
        /// Somebody has come, and the caller has asked to be told of it (`PUT /notices/lookout`).
        comer: Option<ComerView>,
    },
}

/// Somebody who has come to the lobby, or opened a table that the caller could join.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComerView {
    /// Identifier of the user.
    pub id: UserId,
    /// The name that others see.
    pub name: String,
    /// The table that they have opened; null: they are in the lobby.
    pub table: Option<TableId>,
}

/// The table at which a match is played, as its view tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MatchTable {
    /// Identifier of the table; null for those who may not know it.
    pub id: Option<TableId>,
    /// The match is to count for ratings.
    pub rated: bool,
    /// Anybody may watch the match.
    pub public: bool,
    /// How many people watch.
    pub watchers: u32,
    /// Whose wish for another match stands.
    pub rematch: Option<Seat>,
    /// Where taking back stands.
    pub take_back: TakeBackView,
    /// Where dice that are thrown by hand stand; null where the server throws them with the players.
    pub hand: Option<HandView>,
    /// The next match at the table, once there is one.
    pub next: Option<MatchId>,
}

/// Taking a play back: only at friendly tables of two people, until the other has rolled or doubled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TakeBackView {
    /// The viewer may ask to take their last play back.
    pub may_ask: bool,
    /// Who has asked. The other answers, or goes on, which declines it.
    pub asked: Option<Seat>,
}

/// Dice that are thrown by hand, on a board beside the screen, and entered (`thrown`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct HandView {
    /// The throw that the viewer may enter now.
    pub enter: Option<HandThrow>,
    /// The viewer may say that the last throw was faulty (`cocked`), or agree with the other who has said so.
    pub cocked: bool,
    /// The fault that one player sees in the last throw. The other agrees (`cocked`), insists that it stands
    /// (`throwStands`), or goes on.
    pub called: Option<ThrowCall>,
}

/// A fault of a throw by hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum ThrowFault {
    /// A die lay on its edge or on a checker, or was read wrongly.
    #[default]
    Cocked,
    /// It was made before the other had ended the turn.
    Premature,
    /// The dice did not land on the thrower's side of the board.
    WrongSide,
}

/// Somebody says that a throw was faulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ThrowCall {
    /// The seat of the player who says it.
    pub by: Seat,
    /// The fault.
    pub why: ThrowFault,
}

/// A throw that somebody has to enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct HandThrow {
    /// Who throws, of the viewer's side or the computer; null for the throw that begins a game, in which each player
    /// throws one die: the first is seat a's, the second seat b's, and after a tie both throw again.
    pub seat: Option<Seat>,
    /// How many dice are thrown.
    pub dice: u8,
}

/// The clocks at the moment the view was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// Delay of each move in milliseconds; of correspondence the time for a move.
    pub full: i64,
    /// Correspondence: days for each move and no reserve.
    pub days: bool,
    /// The player whose clock runs; null while none does.
    pub running: Option<Seat>,
    /// Milliseconds left of the running move's delay.
    pub delay: i64,
    /// Milliseconds of seat a's reserve.
    pub a: i64,
    /// Milliseconds of seat b's reserve.
    pub b: i64,
    /// Milliseconds until the clock that runs goes on, after the server was away or while its player is on
    /// vacation; 0 when it does.
    pub paused: i64,
}

/// Something said at a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChatLine {
    /// Its number at the match, from 1.
    pub number: u32,
    /// The seat of the player who said it.
    pub seat: Seat,
    /// What: plain text, never markup.
    pub text: String,
    /// When, ISO 8601 in UTC.
    pub at: String,
}

/// The body of `POST /api/v1/matches/{id}/report`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReportRequest {
    /// What happened, in the caller's words, at most 1000 characters.
    pub text: String,
}
