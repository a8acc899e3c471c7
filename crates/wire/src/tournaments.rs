//! Tournaments: how entrants meet, who plays whom, who stands where, and what a director does.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MatchId, TableId, TournamentId, UserId};

/// How entrants meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum TournamentFormat {
    /// A bracket: whoever loses is out, or enters the consolation.
    KnockOut {
        /// Rounds of the main event whose losers enter a consolation; 0 for none.
        #[serde(default)]
        consolation: u8,
        /// The length of its matches in points.
        #[serde(default)]
        consolation_length: u32,
        /// Rounds of the consolation whose losers enter a last chance; 0 for none.
        #[serde(default)]
        last_chance: u8,
        /// The length of its matches in points.
        #[serde(default)]
        last_chance_length: u32,
    },
    /// Two brackets: a second defeat is the end.
    DoubleElimination {
        /// The winner of the losers' bracket has to win the final twice.
        #[serde(default)]
        recharge: bool,
    },
    /// Everybody against everybody in each group.
    RoundRobin {
        /// Groups, from 1.
        groups: u16,
        /// Players of each group who go on to a bracket; 0 for no bracket.
        #[serde(default)]
        finalists: u16,
    },
    /// Rounds in which players of equal scores meet.
    Swiss {
        /// Rounds; 0 for as many as a bracket would have.
        #[serde(default)]
        rounds: u16,
        /// Defeats that end the tournament for a player; 0 for none.
        #[serde(default)]
        lives: u8,
        /// With lives: players are paired as soon as they are free.
        #[serde(default)]
        continuous: bool,
    },
    /// Minutes instead of rounds: free players are paired at once.
    Arena {
        /// Minutes in which matches may begin.
        minutes: u32,
        /// The third win in a row and each after it count twice.
        #[serde(default)]
        streaks: bool,
        /// A point more for a match that a gammon ended.
        #[serde(default)]
        gammons: bool,
    },
    /// A round robin whose rounds have calendar weeks.
    League {
        /// Weeks for each round.
        weeks: u16,
    },
}

/// Who is placed where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum TournamentSeeding {
    /// The highest rating first.
    Rating,
    /// By lot.
    #[default]
    Drawn,
    /// By lot, players of one club as late against each other as can be.
    Clubs,
}

/// How much time players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum TournamentClock {
    /// As long as they like.
    None,
    /// 12 seconds for each move, and two minutes for each point of the match.
    #[default]
    Usual,
    /// 8 seconds for each move, and one minute for each point of the match.
    Fast,
    /// Correspondence: three days for each move.
    Days,
}

/// What is fixed when a tournament is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTournament {
    /// Its name, up to 80 characters.
    pub name: String,
    /// How entrants meet.
    pub format: TournamentFormat,
    /// Points to win a match by round, from the first; the last one holds for all rounds after it.
    pub lengths: Vec<u32>,
    /// How much time players have.
    #[serde(default)]
    pub clock: TournamentClock,
    /// Identifier of the game.
    pub variant: String,
    /// Who is placed where.
    #[serde(default)]
    pub seeding: TournamentSeeding,
    /// Matches change ratings.
    #[serde(default)]
    pub rated: bool,
    /// The most entrants; whoever comes after them waits for a place. Null for no limit.
    #[serde(default)]
    pub limit: Option<u32>,
    /// Only those who have checked in play.
    #[serde(default)]
    pub check_in: bool,
    /// Whoever comes late may still enter a Swiss until this round, an arena at any time; 0 for nobody.
    #[serde(default)]
    pub late_until: u16,
    /// Matches are played on this server: tables make themselves, and results come in by themselves. Otherwise people play on real
    /// boards, and results are entered.
    #[serde(default)]
    pub online: bool,
    /// List it: anybody may enter or watch. Otherwise only who has the link.
    #[serde(default)]
    pub public: bool,
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum TournamentStage {
    /// People enter.
    Open,
    /// Matches are played.
    Running,
    /// Nothing is paired until it goes on.
    Paused,
    /// All is over.
    Finished,
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TournamentEntry {
    /// Its identifier.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// How far it is.
    pub stage: TournamentStage,
    /// Entrants who are in.
    pub entrants: u32,
    /// The caller directs it, or is in it.
    pub mine: bool,
    /// When something happened in it last, ISO 8601.
    pub at: String,
}

/// Tournaments, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TournamentList {
    /// The tournaments.
    pub tournaments: Vec<TournamentEntry>,
}

/// Somebody who has entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TournamentEntrant {
    /// Their number, in the order of entering, from 0.
    pub id: u32,
    /// Their name.
    pub name: String,
    /// The user; null for somebody whom the director has entered.
    pub user: Option<UserId>,
    /// Their rating when they entered.
    pub rating: Option<i32>,
    /// Their club.
    pub club: String,
    /// They have a place; otherwise they wait for one.
    pub entered: bool,
    /// They have checked in.
    pub checked_in: bool,
    /// They have left.
    pub withdrawn: bool,
    /// They play.
    pub plays: bool,
}

/// A part of a tournament with a bracket or a table of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TournamentSection {
    /// The bracket of the undefeated, or the only table.
    Main,
    /// The consolation.
    Consolation,
    /// The last chance.
    LastChance,
    /// The bracket of those with one defeat.
    Losers,
    /// The final of a double elimination.
    GrandFinal,
    /// A group of a round robin.
    Group {
        /// Its number, from 0.
        number: u16,
    },
    /// The bracket after the groups.
    Finals,
}

/// Somebody's word on how a match ended, which the other has not confirmed yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TournamentClaim {
    /// The entrant who says it.
    pub by: u32,
    /// The winner.
    pub winner: u32,
    /// The points of both.
    pub score: [u32; 2],
}

/// A match, or a place for one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TournamentMatch {
    /// Its number in the order of pairing, from 0; null for a place whose match has not been paired.
    pub id: Option<u32>,
    /// The part of the tournament.
    pub section: TournamentSection,
    /// The round within it, from 0.
    pub round: u16,
    /// The number within the round, from 0.
    pub number: u32,
    /// Points to win it.
    pub length: u32,
    /// The two entrants; null where it is not known yet, or nobody comes.
    pub players: [Option<u32>; 2],
    /// The winner; also of a place where nobody else came.
    pub winner: Option<u32>,
    /// The points of both, where they were played.
    pub score: Option<[u32; 2]>,
    /// It is being played.
    pub running: bool,
    /// It counts for nothing, since a correction brought others to its place.
    pub void: bool,
    /// The table at which it is played, for those who may watch.
    pub table: Option<TableId>,
    /// The match on this server.
    pub match_id: Option<MatchId>,
    /// What one of the two says about its end.
    pub claim: Option<TournamentClaim>,
    /// Why it was decided or corrected by the director.
    pub reasons: Vec<String>,
}

/// Somebody who was free in a round of a Swiss, which counts as a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TournamentBye {
    /// The round, from 0.
    pub round: u16,
    /// The entrant.
    pub entrant: u32,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TournamentStanding {
    /// The place, from 1; those who share it have the same.
    pub place: u32,
    /// The entrant.
    pub entrant: u32,
    /// Matches won.
    pub wins: u32,
    /// Matches lost.
    pub losses: u32,
    /// What counts: wins and byes, or the points of an arena.
    pub points: i32,
    /// The points of all opponents, in a Swiss.
    pub buchholz: i32,
}

/// Something that the viewer may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum TournamentChoice {
    /// Enter.
    Enter,
    /// Leave.
    Withdraw,
    /// Check in.
    CheckIn,
    /// Direct it: enter others, start, pause, decide and correct.
    Direct,
}

/// A tournament as somebody may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TournamentView {
    /// Its identifier.
    pub id: TournamentId,
    /// Entries of its log so far: a director's decision names this number.
    pub seq: u32,
    /// What is fixed.
    pub options: NewTournament,
    /// The name of the game.
    pub game: String,
    /// How far it is.
    pub stage: TournamentStage,
    /// The caller's number among the entrants; null for everybody else.
    pub you: Option<u32>,
    /// Everybody who ever entered.
    pub entrants: Vec<TournamentEntrant>,
    /// Matches and places for matches.
    pub matches: Vec<TournamentMatch>,
    /// Entrants who were free in a round of a Swiss.
    pub byes: Vec<TournamentBye>,
    /// The standings; empty before the start.
    pub standings: Vec<TournamentStanding>,
    /// What the caller may do.
    pub choices: Vec<TournamentChoice>,
    /// When no match of an arena begins any more, in milliseconds since 1970.
    pub ends_at: Option<i64>,
}

/// What somebody wants to do in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum TournamentIntent {
    /// Enter.
    Enter {
        /// The caller's club, by which players can be kept apart.
        #[serde(default)]
        club: String,
    },
    /// Leave.
    Withdraw,
    /// Check in.
    CheckIn,
    /// Say how one's match on real boards ended; it counts when the other says the same, or the director.
    Report {
        /// The match.
        id: u32,
        /// The winner.
        winner: u32,
        /// The points of both.
        score: [u32; 2],
    },
    /// Director: enter somebody.
    Add {
        /// Their name.
        name: String,
        /// Their rating.
        #[serde(default)]
        rating: Option<i32>,
        /// Their club.
        #[serde(default)]
        club: String,
    },
    /// Director: somebody has left, or is there.
    Mark {
        /// The entrant.
        entrant: u32,
        /// They have left; otherwise they have checked in.
        withdrawn: bool,
    },
    /// Director: play begins.
    Start,
    /// Director: nothing is paired until it goes on.
    Pause,
    /// Director: it goes on.
    Resume,
    /// Director: a match is over, was not finished, or was recorded wrongly.
    Decide {
        /// The match.
        id: u32,
        /// The winner; null if both lost, or it is not over after all.
        winner: Option<u32>,
        /// The points of both.
        score: [u32; 2],
        /// It was not over after all.
        #[serde(default)]
        open: bool,
        /// Why, where something else stood there, or it was not played to its end.
        #[serde(default)]
        reason: String,
    },
    /// Director: somebody lost because they were not there.
    Forfeit {
        /// The match.
        id: u32,
        /// Who was not there.
        absent: Vec<u32>,
    },
    /// Director: somebody else takes over a place with all its results.
    Replace {
        /// The place.
        entrant: u32,
        /// The new player's name.
        name: String,
        /// Why.
        reason: String,
    },
}

/// The body of `POST /api/v1/tournaments/{id}/acts`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TournamentAct {
    /// Entries that the caller knows of. Decisions of a director are refused if others have happened since.
    pub seq: u32,
    /// What the caller wants.
    pub intent: TournamentIntent,
}

/// What the socket of a tournament sends: the whole of it, after every change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum TournamentMessage {
    /// As it stands now.
    View(Box<TournamentView>),
}
