//! How a roll is laid out: which dice may be played, in what order, what follows, and whether the
//! player rolls again afterwards. This is the only place that reads [`Doubles`].
//!
//! Where a roll brings further numbers (climbing doubles, undersides, a double of one's choice) each of them
//! is a part of its own: a play graph covers one part, and its plays say which part comes next.

use crate::dice::{Dice, DiceLeft, Die};
use crate::options::Rules;
use crate::spec::Doubles;

use super::{Part, TurnContext};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Again {
    Never,
    /// When every die of the part has been played.
    Completed,
    Always,
}

/// What comes after a part played in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Follow {
    Nothing,
    /// Four of the next higher number.
    Climb,
    /// A double of the player's choice.
    Choice,
    /// Four of what the last die shows on its underside.
    Underside {
        again: bool,
    },
    /// As many of the undersides as one likes.
    Optional {
        moves: u8,
        again: bool,
    },
}

/// One part of a roll.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stages {
    first: DiceLeft,
    /// What is unlocked when `first` has been played.
    second: DiceLeft,
    again: Again,
    follow: Follow,
}

impl Stages {
    pub fn new(rules: &Rules, dice: &Dice, context: &TurnContext) -> Stages {
        let once = |first: DiceLeft| Stages {
            first,
            second: DiceLeft::default(),
            again: Again::Never,
            follow: Follow::Nothing,
        };
        let (high, low) = (dice.high(), dice.low());
        let then_again = |again: bool| if again { Again::Completed } else { Again::Never };
        match context.part {
            Part::Roll if dice.is_double() => Stages::double(rules, high, context),
            Part::Roll if rules.spec().chosen_double && dice.as_slice() == [Die::TWO, Die::ONE] => {
                Stages { follow: Follow::Choice, ..once(DiceLeft::of(dice.as_slice())) }
            }
            Part::Roll if rules.spec().low_die_first => Stages {
                second: DiceLeft::repeated(high, 1),
                ..once(DiceLeft::repeated(low, 1).with_locked(1))
            },
            Part::Roll => once(DiceLeft::of(dice.as_slice())),
            Part::Choice => {
                let undersides = rules.spec().doubles == Doubles::Undersides;
                Stages {
                    follow: if undersides { Follow::Underside { again: true } } else { Follow::Nothing },
                    again: then_again(!undersides),
                    ..once(DiceLeft::of(&Die::ALL))
                }
            }
            Part::Climb { moves } => {
                Stages { follow: Follow::Climb, ..once(DiceLeft::repeated(high, moves)) }
            }
            Part::Underside { again } => {
                Stages { again: then_again(again), ..once(DiceLeft::repeated(high, 4)) }
            }
            Part::Optional { moves, again } => Stages {
                again: if again { Again::Always } else { Again::Never },
                ..once(DiceLeft::repeated(high, moves).optional())
            },
        }
    }

    fn double(rules: &Rules, die: Die, context: &TurnContext) -> Stages {
        let extra = rules.extra_on_doubles();
        let (times, again, follow) = match rules.spec().doubles {
            Doubles::Ordinary => (2, Again::Never, Follow::Nothing),
            Doubles::Cascade { .. } if context.turns_before.saturating_add(1) >= rules.cascade_from() => {
                (4, Again::Never, Follow::Climb)
            }
            Doubles::Four | Doubles::Cascade { .. } => (4, Again::Never, Follow::Nothing),
            Doubles::FourAndAgain if extra => (4, Again::Completed, Follow::Nothing),
            Doubles::FourAndAgain => (4, Again::Never, Follow::Nothing),
            Doubles::Undersides => (4, Again::Never, Follow::Underside { again: extra }),
            Doubles::Puff if context.doubles_before == 0 => {
                (2, Again::Never, Follow::Optional { moves: 2, again: false })
            }
            Doubles::Puff => (4, Again::Always, Follow::Optional { moves: 4, again: true }),
        };
        Stages { first: DiceLeft::repeated(die, times), second: DiceLeft::default(), again, follow }
    }

    /// What may be played at the start.
    pub fn first(&self) -> DiceLeft {
        self.first
    }

    /// What is left after this die. A stage played out unlocks the next one; the first die of a
    /// chosen double fixes its face.
    pub fn after(&self, left: DiceLeft, die: Die) -> DiceLeft {
        if left.is_choice() {
            return DiceLeft::repeated(die, 3);
        }
        let rest = left.without(die);
        if rest.is_empty() && rest.locked_stages() > 0 { self.second } else { rest }
    }

    /// Number and pips of the dice that would still have to be played: what bearing off the
    /// last checker makes superfluous.
    pub fn unplayed(&self, left: DiceLeft) -> (u8, u8) {
        if left.is_optional() || left.is_choice() {
            return (0, 0);
        }
        left.iter().chain(self.later(left)).fold((0, 0), |(count, pips), die| (count + 1, pips + die.face()))
    }

    /// Whether the player rolls again if they stop with these dice left and nothing follows.
    pub fn again(&self, left: DiceLeft) -> bool {
        match self.again {
            Again::Never => false,
            Again::Completed => left.is_empty(),
            Again::Always => true,
        }
    }

    /// Whether playing everything gives another roll, if nothing follows.
    pub fn rolls_again(&self) -> bool {
        self.again != Again::Never
    }

    /// The dice of the stage still locked.
    pub fn later(&self, left: DiceLeft) -> impl Iterator<Item = Die> + use<> {
        let locked = if left.locked_stages() > 0 { self.second } else { DiceLeft::default() };
        locked.iter()
    }

    /// Whether the next higher number follows.
    pub fn climbs(&self) -> bool {
        self.follow == Follow::Climb
    }

    /// The most moves of a following part that have to be kept playable.
    pub fn most_later(&self, dice: &Dice) -> u8 {
        match self.follow {
            Follow::Climb if dice.high() < Die::SIX => 4,
            Follow::Underside { .. } => 4,
            _ => 0,
        }
    }

    /// Whether anything may follow this part.
    pub fn goes_on(&self) -> bool {
        self.follow != Follow::Nothing
    }

    /// What follows when `last` was the die that ended this part: the dice to show, which part it
    /// is, and what has to be played.
    pub fn follow(&self, dice: &Dice, last: Die) -> Option<(Dice, Part, DiceLeft)> {
        let twice = |die: Die| Dice::two(die, die);
        let under = last.underside();
        match self.follow {
            Follow::Nothing => None,
            Follow::Climb => {
                let next = Die::new(last.face() + 1)?;
                Some((twice(next), Part::Climb { moves: 4 }, DiceLeft::repeated(next, 4)))
            }
            Follow::Choice => Some((*dice, Part::Choice, DiceLeft::of(&Die::ALL))),
            Follow::Underside { again } => {
                Some((twice(under), Part::Underside { again }, DiceLeft::repeated(under, 4)))
            }
            Follow::Optional { moves, again } => {
                let dice = DiceLeft::repeated(under, moves).optional();
                Some((twice(under), Part::Optional { moves, again }, dice))
            }
        }
    }
}
