//! How games are won and what they are worth.

use std::fmt;

use crate::options::{Rules, Triple};
use crate::player::Player;
use crate::point::Point;
use crate::position::Position;
use crate::spec::Scoring;

/// How big a win is, before the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Grade {
    /// A plain win: 1.
    Single,
    /// The loser has borne off nothing: 2.
    Gammon,
    /// As a gammon, with a losing checker on the bar or in the winner's home: 3.
    Backgammon,
}

impl Grade {
    /// All grades, the smallest first.
    pub const ALL: [Grade; 3] = [Grade::Single, Grade::Gammon, Grade::Backgammon];
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Grade::Single => "single game",
            Grade::Gammon => "gammon",
            Grade::Backgammon => "backgammon",
        })
    }
}

/// How a game came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Somebody won.
    Win {
        /// The winner.
        winner: Player,
        /// How big the win is.
        grade: Grade,
    },
    /// Nobody did; it counts nothing.
    Draw,
}

impl Outcome {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw => None,
        }
    }
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The winner bore off their last checker.
    BornOff,
    /// A double (or a beaver) was dropped.
    Dropped,
    /// A resignation was accepted.
    Resigned,
    /// A side gave up the match without an agreement, such as by running out of time.
    Forfeited,
    /// A rule of the variant decided, such as a pinned mother.
    ByRule,
    /// Neither side can ever move again.
    Stalemate,
    /// Both sides have played as many rolls as a game may have.
    TurnLimit,
}

/// A finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// Who won, and how big.
    pub outcome: Outcome,
    /// The points the winner gets, cube and Jacoby rule applied; 0 in a draw.
    pub points: u32,
    /// What ended it.
    pub how: Ending,
}

/// The grade of a win by `winner`, who has just borne off their last checker in `position`. The
/// Jacoby rule is not applied here.
#[must_use]
pub fn grade(rules: &Rules, position: &Position, winner: Player) -> Grade {
    let loser = &position.sides[winner.other()];
    if loser.off > 0 {
        return Grade::Single;
    }
    let geometry = rules.spec().geometry;
    let behind =
        || Point::all().filter(|point| point.is_home()).any(|point| loser.on(geometry.opposite(point)) > 0);
    let waiting = loser.bar > 0 || loser.pool > 0;
    let triple = match rules.options().triple {
        Triple::Standard => waiting || behind(),
        Triple::BarOnly => waiting,
        Triple::Never => false,
    };
    if rules.options().koks && (19..=24).any(|number| loser.on(Point::at(number)) > 0) {
        return Grade::Backgammon;
    }
    let grade = if triple { Grade::Backgammon } else { Grade::Gammon };
    grade.min(rules.spec().top_grade)
}

/// How the game has come out in this position, if it is over in it: somebody has borne off everything, or a rule decides.
#[must_use]
pub fn decided(rules: &Rules, position: &Position) -> Option<Outcome> {
    let done = |player: Player| position.is_finished(player);
    match Player::BOTH.into_iter().find(|player| done(*player)) {
        Some(player) if done(player.other()) => Some(Outcome::Draw),
        Some(player) => Some(finished(rules, position, player)),
        None => rules.constraints().into_iter().find_map(|c| c.ending(position)),
    }
}

/// How the game stands when a play has led to this position: `None` while it
/// goes on, otherwise who won and the points that is worth before the cube and the Jacoby rule, 0
/// for a draw. What a position does not show (a dropped cube, a resignation, two dances with
/// nothing left to move, a limit of turns) is the fold's business.
///
/// ```
/// use pasch_rules::{Grade, Outcome, Player, Position, Rules, Setup, VariantId, score};
/// let rules = Rules::standard(VariantId::BACKGAMMON);
/// let mut setup = Setup::default();
/// setup.sides.b = "13:1 6:14".parse().unwrap();
/// let position = Position::try_from_setup(&setup, rules.spec()).unwrap();
/// let won = Outcome::Win { winner: Player::A, grade: Grade::Gammon };
/// assert_eq!(score::ending_after(&rules, &position), Some((won, 2)));
/// ```
#[must_use]
pub fn ending_after(rules: &Rules, position: &Position) -> Option<(Outcome, u32)> {
    let outcome = decided(rules, position)?;
    let points = match outcome {
        Outcome::Win { winner, grade } => win_points(rules, position, winner, grade),
        Outcome::Draw => 0,
    };
    Some((outcome, points))
}

/// How a game comes out in which this player has borne off everything.
fn finished(rules: &Rules, position: &Position, player: Player) -> Outcome {
    match rules.scoring() {
        Scoring::Grades => Outcome::Win { winner: player, grade: grade(rules, position, player) },
        Scoring::CheckersLeft => Outcome::Win { winner: player, grade: Grade::Single },
        Scoring::Misere => Outcome::Win { winner: player.other(), grade: Grade::Single },
    }
}

/// The points of a win of this grade, before the cube and the Jacoby rule.
#[must_use]
pub fn win_points(rules: &Rules, position: &Position, winner: Player, grade: Grade) -> u32 {
    match rules.scoring() {
        Scoring::CheckersLeft => u32::from(position.side(winner.other()).in_play()),
        Scoring::Grades | Scoring::Misere => rules.grade_points(grade),
    }
}

/// Where a match stands with respect to the Crawford rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Crawford {
    /// No player has come within one point of winning yet, or the rule does not apply.
    #[default]
    Before,
    /// The present game is the Crawford game: no cube.
    Now,
    /// The Crawford game has been played.
    After,
}
