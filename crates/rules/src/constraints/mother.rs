//! The mother of Plakoto: the last checker on one's own starting point, and what its pin decides.

use crate::outcome::{Grade, Outcome};
use crate::player::Player;
use crate::point::Point;
use crate::position::Position;

pub(super) fn ending(wins: Option<Grade>, position: &Position) -> Option<Outcome> {
    let lost = |player: Player| position.sides[player].pinned.contains(Point::FARTHEST);
    let clear = |player: Player| position.sides[player].on(Point::FARTHEST) == 0;
    if lost(Player::A) && lost(Player::B) {
        return Some(Outcome::Draw);
    }
    let grade = wins?;
    Player::BOTH
        .into_iter()
        .find(|winner| lost(winner.other()) && clear(*winner))
        .map(|winner| Outcome::Win { winner, grade })
}
