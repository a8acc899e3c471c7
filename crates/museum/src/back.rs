//! A classic's thoughts at its last play of a match.

use pasch_engine::gate::{board_from, position_from};
use pasch_rules::{Action, Phase, Player, Record};

use crate::classic::{Classic, Considered};
use crate::decide::faces;

/// A play as it is written, with what the classic thinks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    /// The play in the usual notation.
    pub play: String,
    /// The classic's thoughts about it.
    pub considered: Considered,
}

/// The roll of a play and the plays that were considered, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct LastPlay {
    /// The dice, highest first.
    pub dice: (u8, u8),
    /// The best plays by the classic's judgement; the one it made comes first.
    pub plays: Vec<Named>,
}

impl Classic {
    /// The last play of `player` in a record with the `most` best plays of its roll, as this classic judges them; `None` where
    /// the player has not played yet, or the game is none of the classics'.
    #[must_use]
    pub fn last_play(self, record: &Record, player: Player, most: usize) -> Option<LastPlay> {
        let played = |action: &Action| matches!(action, Action::Play(_));
        let steps = record.replay().ok()?.map_while(Result::ok);
        let last = steps.filter(|step| played(step.action)).filter_map(|step| match *step.before.phase() {
            Phase::ToMove { player: mover, dice } if mover == player => Some((step.before, dice)),
            _ => None,
        });
        let (before, dice) = last.last()?;
        let dice = faces(&dice).ok()?;
        let board = board_from(before.position(), player, before.rules()).ok()?;
        let legal = before.play_graph()?.plays();
        let named = |considered: Considered| {
            let position = position_from(&considered.after, player);
            let play = legal.iter().find(|legal| legal.position == position)?.play.to_string();
            Some(Named { play, considered })
        };
        let plays = self.consider(&board, dice).into_iter().take(most).filter_map(named).collect();
        Some(LastPlay { dice, plays })
    }
}
