//! What the store keeps of collections: matches gathered from files, the imports that brought them, and
//! how the players played in those that are analysed.
//!
//! Invariants: a match of the same content is in a collection once; a match and its log are written
//! together or not at all, with the import's counts; deleting a match takes its analyses with it.

use super::WorkState;
use crate::driver::words;
use pasch_messages::Message;
use pasch_wire::{AnalysisId, CollectedId, ImportId, PlayerSummary, Seat, Sentence, UserId};

/// A match to be added to a collection.
#[derive(Clone, Debug)]
pub struct NewCollected {
    /// What lists and searches need.
    pub row: CollectedRow,
    /// What the match is made of.
    pub digest: [u8; 16],
    /// SHA-256 of the file's bytes, its first half.
    pub file_hash: [u8; 16],
    /// The match in Pasch's own format, packed.
    pub log: Vec<u8>,
    /// What the reader said, JSON.
    pub warnings: String,
    /// How its games begin, as [`pasch_collection::beginnings`] has it.
    pub beginnings: Vec<[u8; 16]>,
}

/// A collected match without its log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CollectedRow {
    /// Identifier of the match in its owner's collection.
    pub id: CollectedId,
    /// Name of seat a.
    pub name_a: String,
    /// Name of seat b.
    pub name_b: String,
    /// Identifiers of the variants; those of a series are joined by commas.
    pub variant: String,
    /// Points to win; 0 for money.
    pub length: u32,
    /// Points of seat a after the last game.
    pub score_a: u32,
    /// Points of seat b after the last game.
    pub score_b: u32,
    /// The seat that won the match.
    pub winner: Option<Seat>,
    /// Number of games, the unfinished one among them.
    pub games: u32,
    /// Rolls played by both.
    pub rolls: u32,
    /// When it was played, ISO 8601 as far as known: `1981`, `1981-05` or `1981-05-30`.
    pub played_on: Option<String>,
    /// The event it was played at; empty if unknown.
    pub event: String,
    /// The place it was played at; empty if unknown.
    pub place: String,
    /// The file it came in, with folders and archives before it.
    pub file: String,
    /// Identifier of the file's format.
    pub format: String,
    /// How often the file contradicts itself or the rules.
    pub faults: u32,
    /// The level at which it waits to be analysed.
    pub wanted: Option<String>,
    /// The level of the analysis that follows when there is time.
    pub later: Option<String>,
    /// When it was added, in milliseconds since 1970.
    pub added_at: i64,
    /// The analysis that is waiting or at work.
    pub running: Option<AnalysisId>,
    /// How seat a played, once analysed.
    pub judged_a: Option<JudgedRow>,
    /// How seat b played, once analysed.
    pub judged_b: Option<JudgedRow>,
}

/// How a player of a collected match played, by one analysis.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct JudgedRow {
    /// The analysis; its report has every decision.
    pub analysis_id: AnalysisId,
    /// Identifier of the analysis level.
    pub level: String,
    /// 500 × equity lost per decision; `None` without decisions.
    pub pr: Option<f64>,
    /// Decisions that count for PR.
    pub decisions: u32,
    /// Rolls that the player played.
    pub moves: u32,
    /// Decisions marked doubtful, the mildest mark.
    pub doubtful: u32,
    /// Decisions marked error, without blunders.
    pub errors: u32,
    /// Decisions marked blunder, the worst mark.
    pub blunders: u32,
    /// Cube decisions that were wrong.
    pub cube_errors: u32,
    /// Equity lost in all.
    pub loss_equity: f64,
    /// Match winning chances lost in all; `None` in money sessions.
    pub loss_mwc: Option<f64>,
    /// Equity gained by luck.
    pub luck_equity: f64,
    /// Match winning chances gained by luck; `None` in money sessions.
    pub luck_mwc: Option<f64>,
}

impl From<&PlayerSummary> for JudgedRow {
    /// Without the analysis and its level, which the store knows.
    fn from(summary: &PlayerSummary) -> Self {
        Self {
            analysis_id: AnalysisId::default(),
            level: String::new(),
            pr: summary.pr,
            decisions: summary.decisions,
            moves: summary.moves,
            doubtful: summary.doubtful,
            errors: summary.errors,
            blunders: summary.blunders,
            cube_errors: summary.cube_errors,
            loss_equity: summary.loss_equity,
            loss_mwc: summary.loss_mwc,
            luck_equity: summary.luck_equity,
            luck_mwc: summary.luck_mwc,
        }
    }
}

/// In which order matches are listed. Where it does not decide, the latest added come first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CollectedOrder {
    /// The latest added first.
    #[default]
    Added,
    /// The latest played first, those without a date last.
    Newest,
    /// The earliest played first, those without a date last.
    Oldest,
    /// By the players' names.
    Players,
    /// The longest matches first.
    Longest,
    /// The highest performance rating of either player first (of the player asked for, if one is),
    /// those not analysed last.
    Worst,
}

/// Which matches of a collection are meant. Empty means all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CollectedFilter {
    /// Words, lower case, that all stand in names, event, place or file.
    pub words: Vec<String>,
    /// Part of a player's name, as a key.
    pub player: String,
    /// Part of the other player's name, as a key.
    pub opponent: String,
    /// Identifier of a variant, or of variants joined by commas.
    pub variant: Option<String>,
    /// Points to win; 0 for money.
    pub length: Option<u32>,
    /// Not played before this day (ISO 8601, or the beginning of one).
    pub from: Option<String>,
    /// Not played after this day (ISO 8601, or the beginning of one).
    pub to: Option<String>,
    /// Whether it has been analysed.
    pub analysed: Option<bool>,
    /// Whether its file has faults.
    pub faulty: Option<bool>,
    /// Only matches with these identifiers.
    pub ids: Option<Vec<CollectedId>>,
}

/// How much there is in a collection, in figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CollectedCounts {
    /// Matches in the collection.
    pub matches: u64,
    /// Of these, how many have been analysed.
    pub analysed: u64,
    /// Of these, waiting to be analysed or at work.
    pub waiting: u64,
}

/// Who carries an import out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ImportOrigin {
    /// The server, with files that were sent to it.
    #[default]
    Server,
    /// A command on the server's machine.
    Command,
}

words!(ImportOrigin { Server = "server", Command = "command" } else Server);

/// One run over files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportRow {
    /// Identifier of the import.
    pub id: ImportId,
    /// Whose collection it fills.
    pub owner: UserId,
    /// Who carries it out.
    pub origin: ImportOrigin,
    /// What is imported, for people.
    pub title: String,
    /// Whether it is running, done, cancelled or failed.
    pub state: WorkState,
    /// Files seen so far.
    pub files: u64,
    /// Matches that are new.
    pub added: u64,
    /// Matches that were known already.
    pub known: u64,
    /// Files of which nothing was taken.
    pub refused: u64,
    /// New matches whose files have faults.
    pub faulty: u64,
    /// New matches that resemble others of the collection.
    pub resembling: u64,
    /// Why it broke off.
    pub error: Option<String>,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
}

/// Something that was wrong with a file of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProblemRow {
    /// Whether nothing of the file was taken.
    pub refused: bool,
    /// The file, with folders and archives before it.
    pub file: String,
    /// Line of the file, from 1.
    pub line: Option<u32>,
    /// Column of the line, from 1.
    pub column: Option<u32>,
    /// Game, by the file's number.
    pub game: Option<u32>,
    /// Move, by the file's number.
    pub move_no: Option<u32>,
    /// The fault, as an English sentence.
    pub text: String,
    /// The same as data; `None` in what an older version kept.
    pub told: Option<Sentence>,
}

impl ProblemRow {
    /// A fault of a file, with nothing said about the place.
    #[must_use]
    pub fn of(file: &str, fault: &Message) -> Self {
        Self { file: file.to_owned(), text: fault.to_string(), told: Some(fault.into()), ..Self::default() }
    }
}

/// A part of an import, written as a whole.
#[derive(Clone, Debug)]
pub struct ImportBatch<'a> {
    /// Whose collection it is.
    pub owner: &'a UserId,
    /// Identifier of the import that brings them.
    pub import_id: &'a ImportId,
    /// The matches, not known by their files.
    pub matches: &'a [NewCollected],
    /// Files seen, the matches' own included.
    pub files: u64,
    /// Files known by their bytes.
    pub known: u64,
    /// Files of which nothing was taken.
    pub refused: u64,
    /// What was wrong with files of which nothing was taken; faults of matches are in these rows, too, each with the
    /// index of its match: they are written only if that is new.
    pub problems: &'a [(Option<usize>, ProblemRow)],
    /// Now, in milliseconds since 1970.
    pub now: i64,
}

/// Problems kept of one import; further ones are counted only.
pub const PROBLEMS_KEPT: u64 = 1000;

/// What a claim moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claimed {
    /// Matches that are the claimer's now.
    pub moved: u64,
    /// Matches that were there already.
    pub known: u64,
}
