//! Why a decision was good or bad, as data: facts that a reader can check on the board, and differences of chances.
//!
//! Nothing here is a sentence; [`words`](crate::words) makes them. A play is only ever compared with plays that were
//! looked at as deeply as it was, and a reason is what tells a play from the one it is compared with.

use pasch_engine::cube::CubeVerdict;
use pasch_engine::eval::Probs;
use pasch_messages::Describe;

use crate::report::CubeAction;
use crate::words;

/// Something that a play does and the play it is compared with does not. Points are counted as the mover counts them. Its
/// sentence is the end of one that begins with the play: `makes the 5 point`.
#[derive(Clone, Debug, PartialEq, Eq, Describe)]
#[describe("reason")]
pub enum Reason {
    /// Hits so many checkers, more than the other.
    Hits {
        /// Checkers that the play hits.
        checkers: u8,
    },
    /// Hits as many as the other, where it costs the opponent more.
    HitsFarther {
        /// Pips the opponent loses.
        pips: u8,
        /// Pips the other play costs them.
        other: u8,
    },
    /// Hits so many, fewer than the other; perhaps none.
    HitsFewer {
        /// Checkers that the play hits, 0 or more.
        checkers: u8,
    },
    /// Bears off so many, more than the other.
    BearsOff {
        /// Checkers that the play bears off.
        checkers: u8,
    },
    /// Bears off so many, fewer than the other; perhaps none.
    BearsOffFewer {
        /// Checkers that the play bears off, 0 or more.
        checkers: u8,
    },
    /// Has so many points in a row in front of an opposing checker, four or more and more than the other.
    Prime {
        /// Points in a row.
        points: u8,
        /// They are more than before the play.
        made: bool,
    },
    /// Makes points that the other does not.
    #[describe(args(count = points.len()))]
    MakesPoints {
        /// The points, the highest first.
        #[describe(with = words::points)]
        points: Vec<u8>,
    },
    /// Makes a point in the opponent's home board where there was none.
    MakesAnchor {
        /// The point, in the mover's own count.
        point: u8,
    },
    /// Gives up points that the other keeps.
    #[describe(args(count = points.len()))]
    BreaksPoints {
        /// The points, the highest first.
        #[describe(with = words::points)]
        points: Vec<u8>,
    },
    /// No roll hits anything; some roll hits after the other.
    NoShot,
    /// Fewer rolls hit than after the other.
    FewerShots {
        /// Rolls of 36 that hit after this play.
        rolls: u8,
        /// Rolls that hit after the other.
        other: u8,
    },
    /// More rolls hit than after the other.
    #[describe(args(count = blots.len()))]
    Shots {
        /// Lone checkers that some roll hits, the highest first.
        #[describe(with = words::points)]
        blots: Vec<u8>,
        /// Rolls of 36 that hit at least one of them.
        rolls: u8,
    },
    /// The few rolls that hit, where the other leaves no shot.
    Fears {
        /// The rolls, each with the higher die first; the highest first, four at most.
        #[describe(with = words::rolls)]
        rolls: Vec<[u8; 2]>,
    },
    /// The same number of a die hits two lone checkers; after the other, as many are hit, by different numbers and more rolls.
    Duplicates {
        /// The number.
        number: u8,
    },
    /// Puts a lone checker where it can be covered: on the bar point or a good point at home.
    Slots {
        /// The point of the blot, in the mover's own count.
        point: u8,
    },
    /// Piles up six checkers or more on a point, more than the other and than before.
    Stacks {
        /// The point, in the mover's own count.
        point: u8,
        /// Checkers on the point after the play.
        checkers: u8,
    },
    /// While an opposing checker is on the bar: holds more points at home than after the other.
    HomeBoard {
        /// Points at home with two checkers or more.
        points: u8,
        /// Those after the other.
        other: u8,
    },
    /// Behind a prime as long as after the other: more pips can be played before it breaks.
    Timing {
        /// Pips that checkers outside the prime can play.
        pips: u8,
        /// Those after the other.
        other: u8,
    },
    /// Gives up contact and leads the race after it.
    RaceAhead {
        /// Pips by which the opponent needs more.
        pips: u8,
    },
    /// Gives up contact and is behind in the race after it.
    RaceBehind {
        /// Pips by which the mover needs more.
        pips: u8,
    },
    /// The sides can still meet; after the other they cannot.
    KeepsContact,
    /// The sides cannot meet any more; after the other they can.
    BreaksContact,
    /// Leaves fewer checkers in the opponent's home board or on the bar.
    LeavesBehind {
        /// Checkers left; perhaps none.
        checkers: u8,
    },
    /// Holds a point in the opponent's home board; the other does not.
    KeepsAnchor,
    /// In a race: has more checkers at home.
    BringsHome {
        /// Checkers brought home by the play.
        checkers: u8,
    },
    /// In a race: puts a checker on points at home that are empty before and after the other.
    #[describe(args(count = points.len()))]
    Fills {
        /// The points, the highest first.
        #[describe(with = words::points)]
        points: Vec<u8>,
    },
}

impl Reason {
    /// Whether it speaks for the play that does it.
    #[must_use]
    pub const fn is_merit(&self) -> bool {
        match self {
            Self::HitsFewer { .. }
            | Self::BearsOffFewer { .. }
            | Self::BreaksPoints { .. }
            | Self::Shots { .. }
            | Self::Fears { .. }
            | Self::RaceBehind { .. }
            | Self::Stacks { .. } => false,
            Self::Hits { .. }
            | Self::HitsFarther { .. }
            | Self::BearsOff { .. }
            | Self::Prime { .. }
            | Self::MakesPoints { .. }
            | Self::MakesAnchor { .. }
            | Self::NoShot
            | Self::FewerShots { .. }
            | Self::Duplicates { .. }
            | Self::Slots { .. }
            | Self::HomeBoard { .. }
            | Self::Timing { .. }
            | Self::RaceAhead { .. }
            | Self::KeepsContact
            | Self::BreaksContact
            | Self::LeavesBehind { .. }
            | Self::KeepsAnchor
            | Self::BringsHome { .. }
            | Self::Fills { .. } => true,
        }
    }
}

/// The reasons for a play and against it, compared with another; the weightiest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reasons {
    /// Reasons for the play, the weightiest first.
    pub merits: Vec<Reason>,
    /// Reasons against the play, the weightiest first.
    pub drawbacks: Vec<Reason>,
}

/// A chance of all games in which two plays differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Games won, by any grade.
    Wins,
    /// Gammons and better won.
    GammonsWon,
    /// Gammons and worse lost.
    GammonsLost,
}

/// By how much a chance of the play that was made differs from that of the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The chance in which they differ.
    pub chance: Chance,
    /// That of the play less that of the best, −1 to 1; a hundredth at least.
    pub by: f32,
}

impl Difference {
    /// Whether it speaks for the play that was made.
    #[must_use]
    pub fn is_merit(&self) -> bool {
        (self.chance == Chance::GammonsLost) == (self.by < 0.0)
    }
}

/// Why a decision was good or bad. Equities are in units of the cube before it.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// A roll that could not be played.
    NoPlay,
    /// A roll that could be played in one way.
    OnlyPlay,
    /// The play that was made is best, or as good as the best.
    Best {
        /// The play that was made, in notation.
        play: String,
        /// Other plays that are as good.
        ties: Vec<String>,
        /// Compared with the best play that is not as good.
        reasons: Reasons,
        /// The best play that is not as good, and what it gives up; `None` where none was looked at as deeply.
        next: Option<(String, f64)>,
    },
    /// Another play was better.
    Worse {
        /// The best play, in notation.
        best: String,
        /// The best compared with the one that was made.
        for_best: Reasons,
        /// The play that was made.
        played: String,
        /// The one that was made compared with the best.
        for_played: Reasons,
        /// Differences of their chances.
        chances: Vec<Difference>,
        /// The equity given up.
        loss: f64,
    },
    /// To double or to roll on; all numbers are the doubler's.
    Turn {
        /// The best course of both.
        verdict: CubeVerdict,
        /// The cube has been turned before.
        redouble: bool,
        /// The best course was taken.
        right: bool,
        /// Chances of the position.
        probs: Probs,
        /// Equity of rolling on.
        no_double: f64,
        /// Equity of doubling against the best answer.
        double: f64,
        /// Pips of the doubler and of the opponent, where they cannot meet any more.
        race: Option<[u32; 2]>,
    },
    /// To answer a double; all numbers are those of the player who answers.
    Answer {
        /// The best answer: take, drop or beaver.
        right: CubeAction,
        /// How often the cube has been beavered already.
        depth: u8,
        /// Chances of the position.
        probs: Probs,
        /// Equity of taking the cube.
        take: f64,
        /// Equity of passing, that is of losing the game at once.
        pass: f64,
        /// Pips of the player who answers and of the opponent, where they cannot meet any more.
        race: Option<[u32; 2]>,
    },
}
