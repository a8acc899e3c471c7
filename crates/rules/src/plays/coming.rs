//! What a roll brings once the dice on the table have been played in full.

use crate::dice::{Dice, Die};
use crate::options::Rules;

use super::stages::Stages;
use super::{Part, TurnContext};

/// Something a player still has to come after the dice on the table, if they can play all of them
/// and everything before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coming {
    /// A number to be played several times.
    Number {
        /// The number; `None` while it depends on the double they will choose: its underside.
        die: Option<Die>,
        /// How many times the number may be played.
        times: u8,
        /// Whether they may stop at will.
        optional: bool,
    },
    /// A double of their choice.
    Choice,
    /// Another roll of the same player: an extra roll.
    Roll,
}

/// What follows this roll, or this part of one, in order.
///
/// ```
/// use pasch_rules::{Coming, Dice, Rules, TurnContext, VariantId, coming};
/// let gul_bara = Rules::standard(VariantId::find("gul-bara").expect("a game"));
/// let later = TurnContext { turns_before: 9, ..TurnContext::default() };
/// let follows = coming(&gul_bara, &Dice::from_faces(&[5, 5]).expect("a roll"), &later);
/// assert!(matches!(follows[..], [Coming::Number { times: 4, .. }]), "then the sixes");
/// ```
#[must_use]
pub fn coming(rules: &Rules, dice: &Dice, context: &TurnContext) -> Vec<Coming> {
    let (mut dice, mut context) = (*dice, *context);
    let mut found = Vec::new();
    loop {
        let stages = Stages::new(rules, &dice, &context);
        let chosen = context.part == Part::Choice;
        let Some((next, part, left)) = stages.follow(&dice, dice.high()) else {
            if stages.rolls_again() {
                found.push(Coming::Roll);
            }
            return found;
        };
        found.push(match part {
            Part::Choice => Coming::Choice,
            _ => Coming::Number {
                die: Some(next.high()).filter(|_| !chosen),
                times: left.iter().count() as u8,
                optional: left.is_optional(),
            },
        });
        (dice, context.part) = (next, part);
    }
}
