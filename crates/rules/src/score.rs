//! How games are won and what they are worth.

pub use crate::outcome::{Crawford, Ending, GameResult, Grade, Outcome};

use crate::mechanics::Scoring;
use crate::options::{Rules, Triple};
use crate::player::Player;
use crate::point::Point;
use crate::position::Position;

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
