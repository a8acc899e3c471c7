//! Chouettes: one player, the box, against a team, with a cube for each member.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{ChouetteId, Grade, MoveView, PlayGraphView, PositionView, Seat, Sentence, UserId, VariantView};

/// What the players of a chouette agree on, beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChouetteOptions {
    /// How the first line is found.
    pub order: ChouetteOrder,
    /// The most players at once, 3 to 8.
    pub most: u8,
    /// With more than six players the box may take a partner.
    pub partner: bool,
    /// One cube for the whole team, instead of one for each member.
    pub single_cube: bool,
    /// The box offers all cubes that it may turn, or none.
    pub all_or_none: bool,
    /// Answers to the box are shown at once, not when all have decided.
    pub open_answers: bool,
    /// How often an offered cube may be turned again at once: 0 never, 1 beavers, 2 raccoons as well.
    pub animals: u8,
    /// A member who alone takes has to beaver, or drops after all.
    pub sole_taker_must_beaver: bool,
    /// Of several cubes offered at once the box takes at least half.
    pub box_takes_half: bool,
    /// Members who drop may pay a taker to take their cube over.
    pub extras: bool,
    /// When members may advise the captain.
    pub consultation: ChouetteConsultation,
    /// How often tied opening throws turn the cubes.
    pub automatic_doubles: ChouetteTies,
    /// Gammons count single on a cube that was never turned.
    pub jacoby: bool,
    /// Whoever won most points is the next box, not the captain who beat it.
    pub most_points: bool,
}

/// How the first line is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum ChouetteOrder {
    /// Each rolls a die; ties roll again.
    Dice,
    /// In the order of joining.
    Joined,
    /// By lot.
    Drawn,
}

/// When members may advise the captain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum ChouetteConsultation {
    /// Members whose cube has been turned.
    AfterCube,
    /// All, always.
    Free,
    /// All, in a turn in which the captain has asked.
    CaptainAsks,
    /// Nobody.
    None,
}

/// How often tied opening throws turn the cubes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum ChouetteTies {
    /// Never.
    None,
    /// Once a game at most.
    Once,
    /// Every time.
    Unlimited,
}

/// The body of `POST /api/v1/chouettes`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewChouette {
    /// Identifier of the game, one with a cube.
    pub variant: String,
    /// What is agreed; left out, the usual.
    #[serde(default)]
    pub options: Option<ChouetteOptions>,
    /// List it in the lobby: anybody may join or watch. Otherwise only who has the link.
    #[serde(default)]
    pub public: bool,
    /// A guest is called so from now on.
    #[serde(default)]
    pub name: Option<String>,
}

/// A chouette in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouetteEntry {
    /// Its identifier.
    pub id: ChouetteId,
    /// Identifier of the game.
    pub variant: String,
    /// Names of those who are there.
    pub players: Vec<String>,
    /// The most players at once.
    pub most: u8,
    /// Games that are finished.
    pub games: u32,
    /// The caller has a seat in it.
    pub mine: bool,
    /// When something happened in it last, ISO 8601.
    pub at: String,
}

/// Chouettes, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouetteList {
    /// The chouettes.
    pub chouettes: Vec<ChouetteEntry>,
}

/// Somebody in a chouette.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouettePerson {
    /// Their seat: a number in the order of joining, from 0.
    pub seat: u16,
    /// Identifier of the user; null for the computer.
    pub id: Option<UserId>,
    /// The name that others see.
    pub name: String,
    /// The computer's level; null for people.
    pub level: Option<String>,
    /// Whether they are there. Who has left keeps their row.
    pub present: bool,
    /// Their page is open.
    pub connected: bool,
    /// Their points, the game being played included as far as it is settled. All of them sum to 0.
    pub total: i64,
}

/// A cube between the box and a member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouetteCube {
    /// The member beside whose name it was put.
    pub of: u16,
    /// The member who plays it: another one, if it was taken over.
    pub holder: u16,
    /// What it shows.
    pub value: u32,
    /// `a` if the box owns it, `b` if the member does; null in the middle.
    pub owner: Option<Seat>,
    /// It is still played for.
    pub open: bool,
    /// An offer of it waits for an answer: what it would show.
    pub offered: Option<u32>,
    /// The answer, where the viewer may know it.
    pub answer: Option<ChouetteAnswer>,
    /// It was answered, though the viewer may not know how.
    pub answered: bool,
}

/// An answer to an offered cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum ChouetteAnswer {
    /// Accept it.
    Take,
    /// Refuse it, and pay its value before the offer.
    Drop,
    /// Accept it and turn it once more.
    Beaver,
}

/// Something that is asked before play goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ChouettePending {
    /// Members are asked whether they go along with offering the cube of the team.
    ConsentToDouble,
    /// Members are asked whether they go along with resigning.
    ConsentToResign,
    /// The team confers about something that the viewer learns later.
    TeamConfers,
    /// Offered cubes are answered.
    Answers {
        /// The side that turned them last.
        by: Seat,
        /// 0 for a double, 1 for a beaver, and so on.
        depth: u8,
        /// The only taker has to beaver or to drop.
        sole_taker: bool,
    },
    /// Members who drop look for takers.
    Extras {
        /// Cubes that are dropped.
        drops: Vec<u16>,
        /// The taker who is asked.
        asked: Option<u16>,
    },
    /// A resignation is answered.
    Resignation {
        /// The side that resigns.
        by: Seat,
        /// How big a loss.
        grade: Grade,
        /// Cubes without an answer.
        waiting: Vec<u16>,
    },
}

/// A play that somebody shows their side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouetteSuggestion {
    /// Who.
    pub by: u16,
    /// The play in notation.
    pub play: String,
    /// Its moves.
    pub moves: Vec<MoveView>,
}

/// The game that is being played. Seat a is the box, seat b the team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouetteGame {
    /// Its number, from 1.
    pub number: u32,
    /// The checkers.
    pub position: PositionView,
    /// The side on turn.
    pub turn: Option<Seat>,
    /// The dice to be played.
    pub dice: Vec<u8>,
    /// The cubes, in the order of the line at the start.
    pub cubes: Vec<ChouetteCube>,
    /// What is asked before play goes on.
    pub pending: Option<ChouettePending>,
    /// Plays that the viewer's side was shown.
    pub suggestions: Vec<ChouetteSuggestion>,
    /// Every way to play the roll, for those who play or advise.
    pub plays: Option<PlayGraphView>,
}

/// Something that the viewer may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ChouetteChoice {
    /// Take a seat.
    Join,
    /// Come back to the own one.
    Return,
    /// Leave; in the middle of a game the own cubes are settled.
    Leave,
    /// Find the first line.
    Order,
    /// Ask a member to be the partner of the box.
    AskPartner {
        /// Members who can be asked.
        seats: Vec<u16>,
    },
    /// Answer that.
    AnswerPartner,
    /// Begin the next game.
    Start,
    /// Throw again rather than play the opening dice.
    ThrowAgain,
    /// Roll.
    Roll,
    /// Play the roll.
    Play,
    /// Offer cubes.
    Double {
        /// Cubes that can be offered.
        cubes: Vec<u16>,
        /// All of them or none.
        together: bool,
    },
    /// Answer a cube.
    Answer {
        /// Which one.
        cube: u16,
        /// The answers that are possible.
        answers: Vec<ChouetteAnswer>,
    },
    /// Go along with the captain, or not.
    Consent,
    /// Ask a taker to take over the dropped cube.
    OfferExtra {
        /// The takers.
        seats: Vec<u16>,
    },
    /// Pay the box for the dropped cube.
    PayDrop,
    /// Take over a cube, or not.
    AnswerExtra,
    /// Offer to lose.
    Resign {
        /// Losses that can come about.
        grades: Vec<Grade>,
        /// Cubes that the box can resign; the captain resigns for the team.
        cubes: Vec<u16>,
    },
    /// Answer a resignation.
    AnswerResignation {
        /// For these cubes.
        cubes: Vec<u16>,
    },
    /// Ask the team for advice.
    AskAdvice,
    /// Show the own side how to play the roll.
    Suggest,
    /// Have somebody leave who is away while the others wait.
    Dismiss {
        /// Who can be sent away.
        seats: Vec<u16>,
    },
}

/// A finished game in the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouetteRow {
    /// The box.
    pub box_seat: u16,
    /// The captain with whom it began.
    pub captain: u16,
    /// Who led the side that won; null in a draw.
    pub winner: Option<u16>,
    /// Points by seat. Their sum is 0.
    pub points: Vec<i64>,
}

/// Something that happened, for those who may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouetteStep {
    /// Its number in the log, from 1.
    pub seq: u32,
    /// As a sentence, in English.
    pub text: String,
    /// The same as data, for other languages.
    pub told: Sentence,
    /// The dice that were thrown.
    pub dice: Vec<u8>,
    /// The side that moved checkers.
    pub side: Option<Seat>,
    /// The moves of a play.
    pub moves: Vec<MoveView>,
}

/// Whom a line of talk is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum ChouetteEar {
    /// Everybody.
    All,
    /// The own side: the team without the box, or box and partner.
    Side,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouetteLine {
    /// Its number, from 1.
    pub number: u32,
    /// Who said it.
    pub by: u16,
    /// Whom it is for.
    pub to: ChouetteEar,
    /// The words.
    pub text: String,
}

/// A chouette as somebody may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouetteView {
    /// Its identifier.
    pub id: ChouetteId,
    /// Actions so far: whoever acts names this number.
    pub seq: u32,
    /// The game.
    pub variant: VariantView,
    /// What is agreed.
    pub options: ChouetteOptions,
    /// The viewer's seat; null for those who watch.
    pub you: Option<u16>,
    /// Everybody who ever joined, by seat.
    pub people: Vec<ChouettePerson>,
    /// The box, the captain, the rest of the team; empty before the first game.
    pub line: Vec<u16>,
    /// Players who play from the next game on.
    pub newcomers: Vec<u16>,
    /// The box.
    pub box_seat: Option<u16>,
    /// The captain of the moment.
    pub captain: Option<u16>,
    /// The partner of the box.
    pub partner: Option<u16>,
    /// The game that is being played.
    pub game: Option<ChouetteGame>,
    /// Whose decision is waited for.
    pub waits_for: Vec<u16>,
    /// What the viewer may do.
    pub choices: Vec<ChouetteChoice>,
    /// Milliseconds until the captain may roll: members may double meanwhile.
    pub roll_in: u32,
    /// The viewer may talk with their side now.
    pub may_consult: bool,
    /// The viewer hears what their side talks about.
    pub hears_side: bool,
    /// Finished games.
    pub rows: Vec<ChouetteRow>,
    /// The last steps that the viewer may know, the latest last.
    pub steps: Vec<ChouetteStep>,
    /// The last lines of talk that the viewer hears, the latest last.
    pub talk: Vec<ChouetteLine>,
}

/// What somebody wants to do in a chouette.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum ChouetteIntent {
    /// Come back.
    Return,
    /// Leave.
    Leave,
    /// Find the first line.
    Order,
    /// Ask a member to be the partner of the box.
    AskPartner {
        /// The member.
        seat: u16,
    },
    /// Answer that.
    AnswerPartner {
        /// Whether to be it.
        accept: bool,
    },
    /// Begin the next game.
    Start,
    /// Throw again rather than play the opening dice.
    ThrowAgain,
    /// Roll.
    Roll,
    /// Play the roll.
    Play {
        /// The play, in notation.
        play: String,
    },
    /// Offer cubes.
    Double {
        /// Which ones.
        cubes: Vec<u16>,
    },
    /// Answer a cube.
    Answer {
        /// Which one.
        cube: u16,
        /// The answer.
        answer: ChouetteAnswer,
    },
    /// Go along with the captain, or not.
    Consent {
        /// Whether to.
        agree: bool,
    },
    /// Ask a taker to take over the dropped cube.
    OfferExtra {
        /// The taker.
        seat: u16,
    },
    /// Take over a cube, or not.
    AnswerExtra {
        /// Whether to.
        accept: bool,
    },
    /// Pay the box for the dropped cube.
    PayDrop,
    /// Offer to lose.
    Resign {
        /// How big a loss.
        grade: Grade,
        /// Which cubes, if the box resigns.
        cubes: Vec<u16>,
    },
    /// Answer a resignation.
    AnswerResignation {
        /// For which cube.
        cube: u16,
        /// Whether it is accepted.
        accept: bool,
    },
    /// Ask the team for advice.
    AskAdvice,
    /// Show the own side how to play the roll.
    Suggest {
        /// The play, in notation.
        play: String,
    },
    /// Have somebody leave who is away while the others wait.
    Dismiss {
        /// Who.
        seat: u16,
    },
}

/// The body of `POST /api/v1/chouettes/{id}/acts`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChouetteAct {
    /// The number of actions that the caller knows: with another one nothing is done.
    pub seq: u32,
    /// What the caller wants.
    pub intent: ChouetteIntent,
}

/// The body of `POST /api/v1/chouettes/{id}/bots`: the computer joins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChouetteBot {
    /// Its level.
    pub level: String,
}

/// The body of `POST /api/v1/chouettes/{id}/talk`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChouetteSaying {
    /// Whom it is for.
    pub to: ChouetteEar,
    /// The words, at most 280 characters.
    pub text: String,
}

/// How well somebody has played, in the finished games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouettePlayer {
    /// Their seat.
    pub seat: u16,
    /// Plays with something to choose, made as the box or as captain.
    pub plays: u32,
    /// What these gave up, in points of the cube.
    pub plays_lost: f64,
    /// Decisions about their own cubes that were close, or acted on.
    pub cubes: u32,
    /// What these gave up, in points of the cube before each.
    pub cubes_lost: f64,
    /// Performance rating: 500 times what a decision gave up; null without any.
    pub pr: Option<f64>,
}

/// A decision that gave something up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouetteMistake {
    /// The game, from 1.
    pub game: u32,
    /// Whose decision it was.
    pub by: u16,
    /// It is about a cube.
    pub cube: bool,
    /// The play in notation, or `roll`, `double`, `take`, `drop`, `beaver`.
    pub done: String,
    /// The best one, likewise.
    pub best: String,
    /// What it gave up, in points of the cube before it.
    pub loss: f64,
    /// The position, as Pasch's identifier.
    pub position: String,
}

/// How well a chouette was played: finished games alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChouettePlay {
    /// Games that were judged.
    pub games: u32,
    /// The players by seat.
    pub players: Vec<ChouettePlayer>,
    /// What cost most, the costliest first.
    pub worst: Vec<ChouetteMistake>,
}

/// What the socket of a chouette sends: the whole of it, after every change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ChouetteMessage {
    /// As it stands now.
    View(Box<ChouetteView>),
}
