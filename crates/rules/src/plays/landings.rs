//! Where a roll can lead, without the ways to get there: for engines, which look at thousands of rolls a second.

use std::collections::HashSet;

use super::explore::FastHash;
use super::{LegalPlay, NextPart, PlayGraph, TurnContext};
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
    /// What the same player has to play next without another roll.
    pub next: Option<NextPart>,
}

impl LegalPlay {
    /// Where the play ends, however it is written.
    #[must_use]
    pub const fn landing(&self) -> Landing {
        Landing { position: self.position, again: self.again, next: self.next }
    }
}

/// Every distinct end of a legal play of this roll, each once: those of [`PlayGraph::plays`] in no particular but always
/// the same order. A dance gives the position as it was.
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
    let graph = PlayGraph::new(rules, position, player, dice, context);
    let ends = graph.nodes().iter().filter(|node| node.complete);
    let mut found: Vec<Landing> =
        ends.map(|node| Landing { position: node.position, again: node.again, next: node.next }).collect();
    let mut seen: HashSet<Landing, FastHash> = HashSet::default();
    found.retain(|landing| seen.insert(*landing));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plays::LegalPlay;
    use crate::variants::VariantId;

    #[test]
    fn landings_are_where_the_plays_lead() {
        for variant in VariantId::all() {
            let rules = Rules::standard(variant);
            let (mut position, mut player) = (Position::start(rules.spec()), Player::A);
            let mut turns = TurnContext::default();
            for turn in 0..60u8 {
                let faces = [1 + turn % 6, 1 + turn * 3 / 4 % 6, 1 + turn / 5 % 6];
                let dice = Dice::from_faces(&faces[..usize::from(rules.spec().dice)]).unwrap();
                let found = landings(&rules, &position, player, &dice, &turns);
                let graph = PlayGraph::new(&rules, &position, player, &dice, &turns);
                let landing = |p: &LegalPlay| Landing { position: p.position, again: p.again, next: p.next };
                let plays: HashSet<Landing> = graph.plays().iter().map(landing).collect();
                assert_eq!(found.len(), plays.len(), "{variant}: none twice");
                assert!(found.iter().all(|landing| plays.contains(landing)), "{variant}");
                position = found[usize::from(turn) * 5 % found.len()].position;
                player = player.other();
                turns.turns_before = u32::from(turn) / 2;
            }
        }
    }
}
