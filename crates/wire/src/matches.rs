//! A match as a viewer sees it, and how one is made.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    ClockView, CubeView, MatchId, MatchTable, MoveView, PlayGraphView, PositionView, Seat, Sentence,
    ShiftView, VariantView,
};

/// How much a game is worth beyond the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// One: an ordinary win or loss.
    Single,
    /// Two: the loser bore off nothing.
    Gammon,
    /// Three: and has a checker on the bar or in the winner's home.
    Backgammon,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum GameEnd {
    /// Over the board, to the last checker.
    Played,
    /// A double was dropped.
    Dropped,
    /// A resignation was accepted.
    Resigned,
    /// The loser gave up the match or ran out of time.
    Forfeited,
}

/// Which offer of the cube stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// A double or redouble.
    Double,
    /// A beaver: taken and turned at once.
    Beaver,
    /// A raccoon: the beaver turned once more.
    Raccoon,
}

/// An offered cube turned once more by the player who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CubeCounter {
    /// Whether it is a beaver or a raccoon.
    pub kind: OfferKind,
    /// The cube it offers.
    pub value: u32,
}

/// What the match waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Phase {
    /// The opening roll, by any player's `roll`.
    Opening,
    /// A roll, or first a double when `cube.canDouble`.
    ToRoll {
        /// The player who may roll.
        player: Seat,
    },
    /// A play of the dice.
    ToMove {
        /// The player who has to play.
        player: Seat,
        /// The dice as they fell, or those of the part of the roll that is played now.
        dice: Vec<u8>,
        /// What follows when they have been played in full.
        coming: Vec<ComingView>,
    },
    /// An answer to a play that broke the rules: `insist`, or `letStand` where it can stand.
    IllegalPlay {
        /// The player who made it. Where both must correct, this player may insist on a legal play, too.
        by: Seat,
        /// The rule it breaks, as a sentence.
        reason: String,
        /// The same as data, for other languages.
        told: Sentence,
        /// The move that breaks it; null when too little was played.
        at: Option<ShiftView>,
        /// Whether it can be let stand.
        can_stand: bool,
    },
    /// An answer to a double.
    DoubleOffered {
        /// The player who offered it.
        by: Seat,
        /// The cube if taken.
        value: u32,
        /// Double, beaver or raccoon.
        kind: OfferKind,
        /// Who owns the cube if it is taken.
        owner_if_taken: Seat,
        /// What the player who answers may do instead of taking: turn the cube once more. Null where that is not allowed.
        counter: Option<CubeCounter>,
    },
    /// An answer to a resignation.
    ResignOffered {
        /// Who would give up.
        by: Seat,
        /// Points the other would win.
        points: u32,
        /// The grade of the loss that is offered.
        grade: Grade,
    },
    /// `next` starts another game.
    GameOver {
        /// The winner; null for a draw.
        winner: Option<Seat>,
        /// Points that the winner gets, with the cube.
        points: u32,
        /// Single, gammon or backgammon.
        grade: Grade,
        /// How the game came to its end.
        how: GameEnd,
    },
    /// Nothing: the match is over.
    MatchOver {
        /// The player who won the match.
        winner: Seat,
    },
}

/// What becomes of plays that the rules forbid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum IllegalRule {
    /// They cannot be made.
    #[default]
    Refused,
    /// They can be made; the opponent may insist on a legal play until they roll or double.
    OpponentMayInsist,
    /// They can be made and are always corrected.
    BothMustCorrect,
}

/// Something that follows the dice on the table when they, and what stands before it, are played in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ComingView {
    /// A number to be played several times.
    Number {
        /// The number; null while it is the underside of a double yet to be chosen.
        die: Option<u8>,
        /// How many times the number may be played.
        times: u8,
        /// As often as one likes.
        optional: bool,
    },
    /// A double of the player's choice.
    Choice,
    /// Another roll of the same player.
    Roll,
}

/// A game of a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundGame {
    /// Identifier of the variant.
    pub id: String,
    /// Its name for people.
    pub name: String,
}

/// The games of a series, which follow each other over and over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundView {
    /// The games in turn.
    pub games: Vec<RoundGame>,
    /// Which of them is played now, from 0; after a game is over, still that one.
    pub now: u32,
}

/// Who sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PlayerKind {
    /// A person, or a program of theirs.
    Human,
    /// The engine, at the level of a bot.
    Bot,
}

/// One player of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// The player's name at this match.
    pub name: String,
    /// Whether a person or a bot plays.
    pub kind: PlayerKind,
    /// The bot's level, or the identifier of its face or of a classic player; null for people.
    pub level: Option<String>,
    /// A program of the person's plays, with a token.
    pub program: bool,
    /// Points won in the match.
    pub score: u32,
    /// Pips that the player still needs.
    pub pips: u32,
    /// Someone (or the bot) is there.
    pub connected: bool,
    /// The last day of the player's vacation, 2026-12-05 in UTC, while it pauses their clock; null otherwise.
    pub vacation: Option<String>,
}

/// Both players of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlayerViews {
    /// The player at seat a.
    pub a: PlayerView,
    /// The player at seat b.
    pub b: PlayerView,
}

/// What a line of the move list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum HistoryKind {
    /// The roll that decides who starts.
    Opening,
    /// A play of a roll.
    Play,
    /// A roll without a legal play.
    Dance,
    /// A double that was offered.
    Double,
    /// The cube was taken.
    Take,
    /// The cube was dropped.
    Drop,
    /// A beaver or raccoon.
    Beaver,
    /// A resignation that was offered.
    Resign,
    /// A resignation that was accepted.
    Accept,
    /// A resignation refused, or the first roll of a game.
    Reject,
    /// The match lost on time.
    Flag,
    /// The match given up.
    Concede,
    /// A play against the rules.
    Illegal,
    /// A legal play insisted on; the moves of the illegal one are taken back.
    Insist,
    /// An illegal play let stand.
    LetStand,
    /// The play before was taken back by agreement; its moves are empty.
    TakeBack,
    /// The throw before was cocked or faulty otherwise, and is made again; the moves after it are empty.
    Cocked,
    /// The throw before was called faulty, and stands.
    ThrowStands,
    /// The end of the game.
    End,
}

/// One line of the move list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct HistoryEntry {
    /// The match's `seq` after it.
    pub seq: u32,
    /// Number of the game, from 1.
    pub game: u32,
    /// Who did it; null for nobody.
    pub player: Option<Seat>,
    /// The kind of line.
    pub kind: HistoryKind,
    /// The dice, when it is about a roll.
    pub dice: Option<Vec<u8>>,
    /// As written by players: "8/5 6/5", "Doubles to 2".
    pub text: String,
    /// The same as data, for other languages; null for dice and plays in notation.
    pub told: Option<Sentence>,
    /// The checkers moved, in order.
    pub moves: Vec<MoveView>,
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameResult {
    /// Number of the game, from 1.
    pub game: u32,
    /// The player who won the game.
    pub winner: Seat,
    /// Points that the winner got, with the cube.
    pub points: u32,
}

/// A match as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MatchView {
    /// Identifier of the match.
    pub id: MatchId,
    /// Number of facts in the match's log; every change raises it.
    pub seq: u32,
    /// The variant that is played now.
    pub variant: VariantView,
    /// The viewer's seat. With two people on one device, the seat that has to act; null for others.
    pub you: Option<Seat>,
    /// Both seats belong to the viewer: two people on one device.
    pub local: bool,
    /// The table it is played at; null for matches that belong to one person.
    pub table: Option<MatchTable>,
    /// The clocks; null without.
    pub clock: Option<ClockView>,
    /// The players at both seats.
    pub players: PlayerViews,
    /// Match length in points; 0 for money play.
    pub length: u32,
    /// Number of the current game, from 1.
    pub game: u32,
    /// This is the Crawford game.
    pub crawford: bool,
    /// The Jacoby rule holds.
    pub jacoby: bool,
    /// What becomes of plays that the rules forbid.
    pub illegal: IllegalRule,
    /// The house rules that are agreed on, in words.
    pub house: Vec<String>,
    /// The games of the series; null where all games of the match are the same.
    pub round: Option<RoundView>,
    /// The cube, as the viewer may turn it.
    pub cube: CubeView,
    /// The viewer may refuse the roll before them and throw again.
    pub may_refuse: bool,
    /// What the cube then shows; null where refusing costs nothing.
    pub refused_cube: Option<u32>,
    /// The checkers of the current game.
    pub position: PositionView,
    /// What the match waits for.
    pub phase: Phase,
    /// Every legal play, only for the viewer who has to move.
    pub plays: Option<PlayGraphView>,
    /// What the viewer may offer to resign now.
    pub resignable: Vec<Grade>,
    /// The current game so far.
    pub history: Vec<HistoryEntry>,
    /// The finished games in order.
    pub results: Vec<GameResult>,
    /// GNU Backgammon position ID; empty for boards it cannot express.
    pub position_id: String,
    /// GNU Backgammon match ID; empty for boards it cannot express.
    pub match_id: String,
    /// XGID; empty for boards it cannot express.
    pub xgid: String,
}

/// Who sits at the other seat of a new match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Opponent {
    /// The engine, at the level of a bot.
    Bot {
        /// Identifier of its level, of a bot with a face or of a classic player; a level and a style as in
        /// `expert+careful`.
        level: String,
        /// Its name at this match; null for that of its face, or the program's.
        #[serde(default)]
        name: Option<String>,
    },
    /// A second person on this device: both seats belong to the caller.
    Local,
}

/// The body of `POST /api/v1/matches`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewMatch {
    /// Identifier of the variant; of a series, the first one's.
    pub variant: String,
    /// Identifiers of the variants that follow it in turn, over and over: a series.
    #[serde(default)]
    pub then: Option<Vec<String>>,
    /// Match length in points, 0 for money play.
    pub length: u32,
    /// Play with the doubling cube.
    pub cube: bool,
    /// Gammons count only after a double (money play).
    pub jacoby: bool,
    /// Beavers and raccoons are allowed (money play).
    pub beavers: bool,
    /// What becomes of plays that the rules forbid; left out, they cannot be made.
    #[serde(default)]
    pub illegal: Option<IllegalRule>,
    /// House rules that are agreed on: names of the catalogue's, each with the name of one of its ways.
    #[serde(default)]
    pub house: BTreeMap<String, String>,
    /// The player at the other seat.
    pub opponent: Opponent,
    /// The seat that the caller takes.
    pub seat: Seat,
    /// Identifier of the position the match begins with; it then decides what is played, for how
    /// much and at which score.
    #[serde(default)]
    pub position: Option<String>,
}

/// The answer to `POST /api/v1/matches`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MatchCreated {
    /// Identifier of the new match.
    pub id: MatchId,
}

/// Points of both seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Score {
    /// Points of the player at seat a.
    pub a: u32,
    /// Points of the player at seat b.
    pub b: u32,
}

/// One match in the list of the caller's matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MatchSummary {
    /// Identifier of the match.
    pub id: MatchId,
    /// Identifier of the variant.
    pub variant: String,
    /// Match length, 0 for money play.
    pub length: u32,
    /// Points each player has won.
    pub score: Score,
    /// Names of the players at the match.
    pub players: super::SeatNames,
    /// Nothing more can happen.
    pub over: bool,
    /// When something last happened, ISO 8601 in UTC.
    pub updated_at: String,
    /// The caller's seat; seat a where both are theirs.
    pub you: Seat,
    /// The caller has to act.
    pub your_turn: bool,
    /// Who is on vacation, in correspondence that is not over.
    pub vacations: super::SeatVacations,
}

/// The caller's matches, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MatchList {
    /// The matches, the latest first.
    pub matches: Vec<MatchSummary>,
}
