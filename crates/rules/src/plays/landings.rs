//! Where a roll can lead, without the ways to get there: for engines, which look at thousands of rolls a second.

use std::collections::HashSet;

use super::TurnContext;
use super::graph::{FastHash, explore, root_of};
use super::step::Stepper;
use crate::dice::Dice;
use crate::options::Rules;
use crate::player::Player;
use crate::position::Position;

/// A position that ends a legal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Landing {
    /// The checkers after the play.
    pub position: Position,
    /// Whether the same player rolls again.
    pub again: bool,
}

/// Every distinct end of a legal play of this roll, each once: the positions of
/// [`PlayGraph::plays`](super::PlayGraph::plays) in no particular but always the same order. A dance gives the position
/// as it was.
///
/// ```
/// use pasch_rules::{Dice, Player, Position, Rules, TurnContext, VariantId, landings};
/// let rules = Rules::standard(VariantId::PLAKOTO);
/// let start = Position::start(rules.spec());
/// let dice = Dice::from_faces(&[6, 1]).unwrap();
/// assert_eq!(landings(&rules, &start, Player::A, &dice, &TurnContext::default()).len(), 2);
/// ```
#[must_use]
pub fn landings(
    rules: &Rules,
    position: &Position,
    player: Player,
    dice: &Dice,
    context: &TurnContext,
) -> Vec<Landing> {
    let (stages, root) = root_of(rules, position, dice, context);
    let drafts = explore(&Stepper::new(rules, player), &stages, root);
    let mut found = Vec::new();
    let mut seen: HashSet<Position, FastHash> = HashSet::default();
    let mut legal = vec![false; drafts.len()];
    legal[0] = true;
    for (index, draft) in drafts.iter().enumerate() {
        if !legal[index] {
            continue;
        }
        for (mv, child) in &draft.edges {
            let through = drafts[*child].best.map(|best| best.after(mv.die));
            legal[*child] |= through.is_some() && through == draft.best;
        }
        if draft.best == draft.stop && seen.insert(draft.key.position) {
            found.push(Landing { position: draft.key.position, again: false });
        }
    }
    found
}
