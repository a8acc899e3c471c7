//! A variant together with the options it is played with.

use pasch_messages::Describe;
use thiserror::Error;

use super::fit::{SpecialOption, form, pointless};
use super::{BearOff, CubeUse, Edition, MotherRule, Ones, Options, SixBlock, StartPrime};
use crate::constraint::Constraint;
use crate::outcome::Grade;
use crate::point::{Point, PointMask};
use crate::spec::{Contact, Doubles, Entry, Opening, Scoring, Sharing, VariantSpec};
use crate::variant_id::VariantId;

/// An option that makes no sense for the game it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, Error)]
#[describe("options-error")]
pub enum OptionsError {
    /// A backgammon counts 2 or 3.
    BackgammonValue(#[describe(name = "value")] u8),
    /// Too few checkers allowed on a point for the game to be playable.
    MaxPerPoint(#[describe(name = "value")] u8),
    /// No hit-and-run in a game without hitting.
    NoHitting(#[describe(name = "value", text)] VariantId),
    /// A rule about pins in a game without pinning.
    NoPinning(#[describe(name = "value", text)] VariantId),
    /// A rule about runner or starting prime in a game that has none.
    NoRunner(#[describe(name = "value", text)] VariantId),
    /// The game has no rule that this option could change.
    Pointless {
        /// The option that is set but changes nothing.
        #[describe(text)]
        option: SpecialOption,
        /// The game that has no such rule.
        #[describe(text)]
        variant: VariantId,
    },
    /// A limit of no turns.
    TurnLimit,
    /// Turns are counted from 1.
    CascadeFrom,
    /// The first checker starts there.
    RunnerTo,
    /// Both opening dice cannot be played where three are thrown.
    OpeningDice(#[describe(name = "value", text)] VariantId),
    /// The game is not known in this form.
    NoSuchForm(#[describe(name = "value", text)] VariantId),
}

/// A variant and the options it is played with: what every function about legality asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    spec: &'static VariantSpec,
    options: Options,
}

impl Rules {
    /// The variant as it is usually played.
    #[must_use]
    pub fn standard(variant: VariantId) -> Rules {
        Rules { spec: variant.spec(), options: Options::default() }
    }

    /// The variant with these options.
    ///
    /// # Errors
    /// When an option makes no sense for the variant.
    pub fn new(variant: VariantId, options: Options) -> Result<Rules, OptionsError> {
        let spec = form(variant.spec(), &options).ok_or(OptionsError::NoSuchForm(variant))?;
        if !(2..=3).contains(&options.backgammon_value) {
            return Err(OptionsError::BackgammonValue(options.backgammon_value));
        }
        if let Some(max) = options.max_per_point {
            if u16::from(max) * u16::from(Point::HOME) < u16::from(spec.checkers) {
                return Err(OptionsError::MaxPerPoint(max));
            }
        }
        if options.no_hit_and_run && spec.contact != Contact::Hit {
            return Err(OptionsError::NoHitting(variant));
        }
        if spec.contact != Contact::Pin && (options.mother.is_some() || options.bear_off_while_pinned) {
            return Err(OptionsError::NoPinning(variant));
        }
        let has_runner =
            spec.constraints.iter().any(|c| matches!(c, Constraint::FirstCheckerMustPass { .. }));
        if !has_runner && (options.start_prime.is_some() || options.runner_to.is_some()) {
            return Err(OptionsError::NoRunner(variant));
        }
        if spec.dice != 2 && matches!(options.opening, Some(Opening::BothDice | Opening::Choice)) {
            return Err(OptionsError::OpeningDice(variant));
        }
        if options.edition > Edition::First {
            if options.cascade_from == Some(0) {
                return Err(OptionsError::CascadeFrom);
            }
            if options.runner_to == Some(Point::FARTHEST) {
                return Err(OptionsError::RunnerTo);
            }
        }
        if options.turn_limit == Some(0) {
            return Err(OptionsError::TurnLimit);
        }
        match pointless(spec, &options) {
            Some(option) => Err(OptionsError::Pointless { option, variant }),
            None => Ok(Rules { spec, options }),
        }
    }

    /// The variant's data in the form of the game that the options ask for.
    #[must_use]
    pub const fn spec(&self) -> &'static VariantSpec {
        self.spec
    }

    /// The options as agreed, house rules among them.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Whether the game is played with a cube.
    #[must_use]
    pub const fn has_cube(&self) -> bool {
        match self.options.cube {
            CubeUse::Usual => self.spec.cube,
            CubeUse::On => true,
            CubeUse::Off => false,
        }
    }

    /// How a game begins.
    #[must_use]
    pub fn opening(&self) -> Opening {
        self.options.opening.unwrap_or(self.spec.opening)
    }

    /// Whether the winner of the last game starts the next one.
    #[must_use]
    pub fn winner_starts(&self) -> bool {
        self.options.winner_starts.unwrap_or(self.opening() == Opening::Reroll)
    }

    /// The highest grade a game can be won with, as far as the options know a higher one than the game.
    #[must_use]
    pub fn top_grade(&self) -> Grade {
        let agreed = match self.options.mother {
            Some(MotherRule::Wins(grade)) => grade,
            _ if self.options.koks => Grade::Backgammon,
            _ => Grade::Single,
        };
        self.spec.top_grade.max(agreed)
    }

    /// How checkers are borne off.
    #[must_use]
    pub fn bear_off(&self) -> BearOff {
        self.options.bear_off.unwrap_or(self.spec.bear_off)
    }

    /// What the game is played for.
    #[must_use]
    pub const fn scoring(&self) -> Scoring {
        if self.options.checkers_left { Scoring::CheckersLeft } else { self.spec.scoring }
    }

    /// After how many rolls of each side the game is a draw, if ever.
    #[must_use]
    pub fn turn_limit(&self) -> Option<u32> {
        self.options.turn_limit.or(self.spec.turn_limit)
    }

    /// How checkers enter from the pool, apart from the rolls it takes.
    #[must_use]
    pub fn entry(&self) -> Entry {
        match self.options.enter_all_first {
            None => self.spec.entry,
            Some(true) => Entry::First,
            Some(false) => Entry::Free,
        }
    }

    /// Whether a double played in full gives another roll where the game knows such rolls.
    #[must_use]
    pub const fn extra_on_doubles(&self) -> bool {
        self.options.extra_on_doubles
    }

    /// The player's own turn from which doubles climb; of no meaning where they never do.
    #[must_use]
    pub fn cascade_from(&self) -> u32 {
        match (self.options.cascade_from, self.spec.doubles) {
            (Some(turn), _) | (None, Doubles::Cascade { from_turn: turn }) => turn,
            _ => u32::MAX,
        }
    }

    /// What 1-1 does; of no meaning where dice are played one by one.
    #[must_use]
    pub const fn ones(&self) -> Ones {
        match (self.options.ones, self.spec.sharing) {
            (Some(ones), _) | (None, Sharing::Whole { ones }) => ones,
            (None, Sharing::DieByDie) => Ones::Ordinary,
        }
    }

    /// The points a grade is worth, before the cube.
    #[must_use]
    pub const fn grade_points(&self, grade: Grade) -> u32 {
        match grade {
            Grade::Single => 1,
            Grade::Gammon => 2,
            Grade::Backgammon => self.options.backgammon_value as u32,
        }
    }

    /// Every named restriction in force: the variant's own as the options adjust them, then
    /// those the options add.
    #[must_use]
    pub fn constraints(&self) -> Vec<Constraint> {
        let options = &self.options;
        let mut all = Vec::new();
        let mut prime_done = false;
        for constraint in self.spec.constraints {
            match *constraint {
                Constraint::MotherPinned { wins } => match options.mother {
                    None => all.push(Constraint::MotherPinned { wins }),
                    Some(MotherRule::None) => {}
                    Some(MotherRule::DrawWhenBoth) => all.push(Constraint::MotherPinned { wins: None }),
                    Some(MotherRule::Wins(grade)) => {
                        all.push(Constraint::MotherPinned { wins: Some(grade) });
                    }
                },
                Constraint::HoldAtMost { points, max } => match options.start_prime {
                    None => all.push(Constraint::HoldAtMost { points, max }),
                    Some(which) if !prime_done => {
                        all.extend(start_primes(which));
                        prime_done = true;
                    }
                    Some(_) => {}
                },
                Constraint::FirstCheckerMustPass { to } => {
                    all.push(Constraint::FirstCheckerMustPass { to: options.runner_to.unwrap_or(to) });
                }
                Constraint::HeadLimit { max, rule } => {
                    all.push(Constraint::HeadLimit { max, rule: options.head.unwrap_or(rule) });
                }
                Constraint::SixBlock { every_move } => match options.six_block {
                    None => all.push(Constraint::SixBlock { every_move }),
                    Some(SixBlock::AtEnd) => all.push(Constraint::SixBlock { every_move: false }),
                    Some(SixBlock::EveryMove) => all.push(Constraint::SixBlock { every_move: true }),
                    Some(SixBlock::Allowed) => {}
                },
                Constraint::ClosedAtMost { .. } | Constraint::AtMostOn { .. }
                    if options.edition == Edition::First => {}
                other => all.push(other),
            }
        }
        if options.hit_needs_one_home {
            all.push(Constraint::HitNeedsOneHome);
        }
        if options.open_home {
            all.push(Constraint::MustOpenHome);
        }
        if let Some(max) = options.max_per_point {
            all.push(Constraint::MaxPerPoint { max });
        }
        if options.no_hit_and_run && !all.contains(&Constraint::NoHitAndRun) {
            all.push(Constraint::NoHitAndRun);
        }
        all
    }

    /// Whether the editions of the rules differ in a match of this length, 0 for money.
    pub(crate) fn depends_on_edition(&self, length: u32) -> bool {
        let (spec, options, constraints) = (self.spec, &self.options, self.constraints());
        let has = |kind: fn(&Constraint) -> bool| constraints.iter().any(kind);
        let mother = has(|c| matches!(c, Constraint::MotherPinned { .. }));
        let enters =
            spec.contact == Contact::Hit && has(|c| matches!(c, Constraint::FirstCheckerMustPass { .. }));
        let counts =
            length == 0 && self.has_cube() && options.jacoby && self.scoring() == Scoring::CheckersLeft;
        let draws =
            mother || spec.contact == Contact::Block || self.turn_limit().is_some() || options.last_roll_draw;
        let crawford = length > 1 && self.has_cube() && options.crawford && draws;
        // Whose set-up positions were taken to come before the first double.
        let doubles = spec.doubles == Doubles::Puff;
        // Options without meaning, which are refused now.
        let empty = options.cascade_from == Some(0) || options.runner_to == Some(Point::FARTHEST);
        mother || enters || counts || crawford || doubles || empty
    }

    /// Whether checkers move exactly as in backgammon under these options: the condition for
    /// engines specialised on standard boards.
    #[must_use]
    pub fn moves_as_backgammon(&self) -> bool {
        self.spec.moves_as_backgammon()
            && self.bear_off() == BearOff::Standard
            && self.scoring() == Scoring::Grades
            && self.turn_limit().is_none()
            && self.constraints().is_empty()
    }
}

fn start_primes(which: StartPrime) -> Vec<Constraint> {
    let own = Constraint::HoldAtMost { points: PointMask::range(Point::at(19), Point::at(24)), max: 5 };
    let opponents = Constraint::HoldAtMost { points: PointMask::range(Point::at(7), Point::at(12)), max: 5 };
    match which {
        StartPrime::Own => vec![own],
        StartPrime::Opponents => vec![opponents],
        StartPrime::Both => vec![own, opponents],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn senseless_options_are_refused() {
        let with = |change: fn(&mut Options)| {
            let mut options = Options::default();
            change(&mut options);
            options
        };
        let bg = VariantId::BACKGAMMON;
        assert_eq!(Rules::new(bg, with(|o| o.backgammon_value = 4)), Err(OptionsError::BackgammonValue(4)));
        assert_eq!(Rules::new(bg, with(|o| o.max_per_point = Some(2))), Err(OptionsError::MaxPerPoint(2)));
        assert_eq!(
            Rules::new(bg, with(|o| o.mother = Some(MotherRule::None))),
            Err(OptionsError::NoPinning(bg))
        );
        assert_eq!(
            Rules::new(VariantId::FEVGA, with(|o| o.no_hit_and_run = true)),
            Err(OptionsError::NoHitting(VariantId::FEVGA))
        );
        assert_eq!(
            Rules::new(bg, with(|o| o.start_prime = Some(StartPrime::Own))),
            Err(OptionsError::NoRunner(bg))
        );
        assert!(Rules::new(bg, with(|o| o.max_per_point = Some(5))).is_ok());
    }

    #[test]
    fn options_replace_the_variants_own_constraints() {
        let options = Options { mother: Some(MotherRule::None), ..Options::default() };
        let rules = Rules::new(VariantId::PLAKOTO, options).unwrap();
        assert_eq!(rules.constraints(), []);
        let options = Options { start_prime: Some(StartPrime::Both), ..Options::default() };
        let rules = Rules::new(VariantId::FEVGA, options).unwrap();
        let limits =
            rules.constraints().into_iter().filter(|c| matches!(c, Constraint::HoldAtMost { .. })).count();
        assert_eq!(limits, 2);
    }

    #[test]
    fn backgammon_moves_as_backgammon_until_an_option_says_otherwise() {
        assert!(Rules::standard(VariantId::NACKGAMMON).moves_as_backgammon());
        assert!(!Rules::standard(VariantId::PLAKOTO).moves_as_backgammon());
        let five = Options { max_per_point: Some(5), ..Options::default() };
        assert!(!Rules::new(VariantId::BACKGAMMON, five).unwrap().moves_as_backgammon());
    }
}
