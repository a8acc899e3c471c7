//! A game of the family as data for the engine: what it can be worth and when it is over.

use pasch_rules::{
    ByPlayer, Dice, Grade, Landing, NextPart, Outcome, Part, Player, Position, Rules, Scoring, Trace,
    TurnContext, landings,
};

use super::search::Worth;
use crate::eval::Probs;

/// The most classes a result can fall into: fifteen wins and fifteen losses.
pub const MOST_CLASSES: usize = 30;

/// The chances of the exclusive results, from the biggest loss to the biggest win; the first [`Results::classes`] of them
/// are used and add up to 1.
pub type Classes = [f32; MOST_CLASSES];

/// The sizes a win can have in a game, smallest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results {
    points: Vec<u32>,
    /// Whether the sizes are counted in checkers instead of grades.
    counted: bool,
}

impl Results {
    /// The results of a game.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        let top = rules.top_grade();
        let grades = Grade::ALL.into_iter().filter(|grade| *grade <= top);
        let points = match rules.scoring() {
            Scoring::Grades => grades.map(|grade| rules.grade_points(grade)).collect(),
            Scoring::Misere => vec![1],
            Scoring::CheckersLeft => (1..=u32::from(rules.spec().checkers)).collect(),
        };
        Self { points, counted: rules.scoring() == Scoring::CheckersLeft }
    }

    /// How many classes there are: the losses and the wins.
    #[must_use]
    pub fn classes(&self) -> usize {
        2 * self.points.len()
    }

    /// The points of a class: negative for a loss.
    #[must_use]
    pub fn points(&self, class: usize) -> i32 {
        let sizes = self.points.len();
        match class.checked_sub(sizes) {
            Some(won) => self.points[won] as i32,
            None => -(self.points[sizes - 1 - class] as i32),
        }
    }

    /// The same chances seen by the other player.
    #[must_use]
    pub fn swap(&self, classes: &Classes) -> Classes {
        let mut other = [0.0; MOST_CLASSES];
        let n = self.classes();
        for (to, from) in other[..n].iter_mut().zip(classes[..n].iter().rev()) {
            *to = *from;
        }
        other
    }

    /// Expected points a game, without a cube.
    #[must_use]
    pub fn equity(&self, classes: &Classes) -> f32 {
        (0..self.classes()).map(|class| self.points(class) as f32 * classes[class]).sum()
    }

    /// Whether wins are counted in checkers instead of grades.
    #[must_use]
    pub const fn is_counted(&self) -> bool {
        self.counted
    }

    /// Chances and points of these classes; `values` says what each is worth at the stake.
    #[must_use]
    pub fn worth(&self, classes: &Classes, values: &Classes) -> Worth {
        let sizes = self.points.len();
        let from = |size: usize| -> (f32, f32) {
            let lost = classes[..sizes.saturating_sub(size)].iter().sum();
            let won = classes[(sizes + size).min(2 * sizes)..2 * sizes].iter().sum();
            (lost, won)
        };
        let (_, win) = from(0);
        let probs = if self.counted {
            Probs { win, ..Probs::default() }
        } else {
            let ((lose_g, win_g), (lose_bg, win_bg)) = (from(1), from(2));
            Probs { win, win_g, win_bg, lose_g, lose_bg }
        };
        let value = classes.iter().zip(values).map(|(chance, value)| chance * value).sum();
        Worth { probs: probs.sanitize(), points: self.equity(classes), value }
    }

    /// The classes of chances by grades; those beyond the biggest grade of this game count as that.
    #[must_use]
    pub fn classes_of(&self, probs: &Probs) -> Classes {
        let sizes = self.points.len();
        let keep = |size: usize, chance: f32| if sizes > size { chance } else { 0.0 };
        let exactly = |all: f32, gammons: f32, backgammons: f32| {
            let (gammons, backgammons) = (keep(1, gammons), keep(2, backgammons));
            [all - gammons, gammons - backgammons, backgammons]
        };
        let won = exactly(probs.win, probs.win_g, probs.win_bg);
        let lost = exactly(1.0 - probs.win, probs.lose_g, probs.lose_bg);
        let mut classes = [0.0; MOST_CLASSES];
        for size in 0..sizes.min(3) {
            classes[sizes + size] = won[size];
            classes[sizes - 1 - size] = lost[size];
        }
        classes
    }

    /// The certain chances of a finished game, for `player`. A draw is half a plain win and half a plain loss.
    #[must_use]
    pub fn certain(&self, ending: &Ending, player: Player) -> Classes {
        let mut classes = [0.0; MOST_CLASSES];
        let sizes = self.points.len();
        match ending.outcome {
            Outcome::Draw => {
                classes[sizes - 1] = 0.5;
                classes[sizes] = 0.5;
            }
            Outcome::Win { winner, grade } => {
                let size = if self.counted { ending.points as usize - 1 } else { grade as usize };
                let size = size.min(sizes - 1);
                classes[if winner == player { sizes + size } else { sizes - 1 - size }] = 1.0;
            }
        }
        classes
    }

    /// Which classes can still come about, seen by `player`: bit `n` for class `n`.
    #[must_use]
    pub fn possible(&self, position: &Position, player: Player) -> u32 {
        let sizes = self.points.len();
        let most = |loser: Player| -> usize {
            let side = &position.sides[loser];
            if self.counted {
                usize::from(side.in_play()).clamp(1, sizes)
            } else if side.off > 0 {
                1
            } else {
                sizes
            }
        };
        let (lost, won) = (most(player), most(player.other()));
        (((1u32 << lost) - 1) << (sizes - lost)) | (((1u32 << won) - 1) << sizes)
    }
}

/// How a game came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, and how big.
    pub outcome: Outcome,
    /// Points of the winner before the cube.
    pub points: u32,
}

/// A game in progress before the roll of `player`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The checkers of both seats, each in its own count.
    pub position: Position,
    /// The player who rolls next.
    pub player: Player,
    /// Rolls each side has played.
    pub turns: ByPlayer<u32>,
    /// How many of those were doubles.
    pub doubles: ByPlayer<u32>,
    /// What `player` has to play instead of rolling: a further part of their last roll.
    pub pending: Option<NextPart>,
}

/// Where a roll leads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum After {
    /// To the next roll, of whichever player.
    Next(State),
    /// To the end of the game.
    Over(Position, Ending),
}

impl State {
    /// The start of a game with this player to roll.
    #[must_use]
    pub fn start(rules: &Rules, player: Player) -> Self {
        Self {
            position: Position::start(rules.spec()),
            player,
            turns: ByPlayer::default(),
            doubles: ByPlayer::default(),
            pending: None,
        }
    }

    /// The same position with the other player to roll: what most ends of a play are nearest to.
    #[must_use]
    pub const fn turned(&self) -> Self {
        Self { player: self.player.other(), pending: None, ..*self }
    }

    /// What the rules want to know beside position and roll.
    #[must_use]
    pub fn context(&self, player: Player) -> TurnContext {
        TurnContext {
            turns_before: self.turns[player],
            doubles_before: self.doubles[player],
            opponent_turns: self.turns[player.other()],
            part: self.pending.map_or(Part::Roll, |next| next.part),
            trace: self.pending.map_or_else(Trace::default, |next| next.trace),
        }
    }

    /// Every distinct position a roll can lead to, with what comes then. In the middle of a roll the dice of the pending
    /// part are played, whatever was thrown.
    #[must_use]
    pub fn afters(&self, rules: &Rules, dice: &Dice) -> Vec<After> {
        let dice = self.pending.as_ref().map_or(dice, |next| &next.dice);
        landings(rules, &self.position, self.player, dice, &self.context(self.player))
            .iter()
            .map(|landing| self.after(rules, dice, landing))
            .collect()
    }

    /// What comes after a play of this roll.
    #[must_use]
    pub fn after(&self, rules: &Rules, dice: &Dice, landing: &Landing) -> After {
        if let Some((outcome, points)) = pasch_rules::ending_after(rules, &landing.position) {
            return After::Over(landing.position, Ending { outcome, points });
        }
        let Self { mut turns, mut doubles, .. } = *self;
        if self.pending.is_none() {
            turns[self.player] += 1;
            doubles[self.player] += u32::from(dice.is_double());
        }
        let stays = landing.again || landing.next.is_some();
        let player = if stays { self.player } else { self.player.other() };
        After::Next(Self { position: landing.position, player, turns, doubles, pending: landing.next })
    }

    /// Whether the position is as it was before a roll that could not be played.
    #[must_use]
    pub fn stood(&self, before: &Self) -> bool {
        self.position == before.position && self.pending.is_none() && before.pending.is_none()
    }

    /// Whether neither side can ever move again.
    #[must_use]
    pub fn is_stuck(&self, rules: &Rules) -> bool {
        Player::BOTH.into_iter().all(|player| {
            let context = self.context(player);
            rolls(rules).iter().all(|(dice, _)| {
                landings(rules, &self.position, player, dice, &context)
                    .iter()
                    .all(|landing| landing.position == self.position)
            })
        })
    }
}

/// Every different roll of a game with its chance; the chances add up to 1.
#[must_use]
pub fn rolls(rules: &Rules) -> &'static [(Dice, f32)] {
    use std::sync::OnceLock;
    static TWO: OnceLock<Vec<(Dice, f32)>> = OnceLock::new();
    static THREE: OnceLock<Vec<(Dice, f32)>> = OnceLock::new();
    if rules.spec().dice == 3 {
        return THREE.get_or_init(|| {
            let mut all: Vec<(Dice, f32)> = Vec::new();
            for n in 0..216u8 {
                let faces = [n / 36 + 1, n / 6 % 6 + 1, n % 6 + 1];
                let dice = Dice::from_faces(&faces).expect("three faces");
                match all.iter_mut().find(|(known, _)| *known == dice) {
                    Some((_, chance)) => *chance += 1.0 / 216.0,
                    None => all.push((dice, 1.0 / 216.0)),
                }
            }
            all
        });
    }
    TWO.get_or_init(|| Dice::all_rolls().map(|(dice, ways)| (dice, ways as f32 / 36.0)).collect())
}
