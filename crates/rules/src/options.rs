//! House options, and [`Rules`]: a variant together with the options it is played with.

use thiserror::Error;

use crate::constraints::Constraint;
use crate::fit::{SpecialOption, form, pointless};
use crate::point::{Geometry, Point, PointMask};
use crate::score::Grade;
use crate::spec::{Contact, Doubles, Entry, Opening, Scoring, Sharing, VariantSpec};
use crate::variants::VariantId;

/// How checkers are borne off once all are home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BearOff {
    /// From the point of the die; from the rearmost point when the die is higher than it. Moving
    /// inside the home board is always allowed.
    Standard,
    /// A checker on the point of the die must come off; otherwise the rearmost checker must be
    /// moved, off if the die exceeds its point.
    ExactForced,
    /// Only the rearmost checker may be used.
    RearmostForced,
    /// As standard, but never with a die higher than the checker's point.
    ExactOnly,
}

/// Whether a game has a doubling cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CubeUse {
    /// As is usual for the variant.
    #[default]
    Usual,
    /// With a cube.
    On,
    /// Without.
    Off,
}

/// Whether tied opening rolls turn the cube (money only).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AutomaticDoubles {
    /// They do not.
    #[default]
    Off,
    /// They do, at most this many times a game.
    UpTo(u8),
    /// They do, every time.
    Unlimited,
}

/// What becomes of a double that cannot help because the cube already decides the match for the
/// doubler.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DeadCube {
    /// A player for whom the cube is dead may not double.
    #[default]
    Forbid,
    /// He may.
    Allow,
    /// As soon as it is dead for one player, neither may double.
    FreezeForBoth,
}

/// When a win is a backgammon rather than a gammon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Triple {
    /// A losing checker stands on the bar or in the winner's home board.
    #[default]
    Standard,
    /// Only when one stands on the bar.
    BarOnly,
    /// Never.
    Never,
}

/// What pinning the opponent's last checker on his starting point means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MotherRule {
    /// Nothing special.
    None,
    /// Nothing for one of them; when both are pinned the game is a draw.
    DrawWhenBoth,
    /// It wins with this grade; when both are pinned the game is a draw.
    Wins(Grade),
}

/// Which starting quarter may not be held completely in Fevga and its kin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartPrime {
    /// One's own, 24–19.
    Own,
    /// The opponent's, one's own 12–7.
    Opponents,
    /// Neither of them.
    Both,
}

/// When a player may take a second checker off his head, the starting point of a long nardi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeadRule {
    /// In his first turn with 6-6, 4-4 or 3-3.
    Usual,
    /// In his first turn with 6-6 or 4-4.
    SixesAndFours,
    /// In his first turn with any double.
    AnyDouble,
    /// As usual for who has the first turn of the game; the other player with any double in his
    /// first turn that a single checker cannot play in full.
    SecondIfBlocked,
}

/// When six points in a row on the opponent's path are refused while none of his checkers has got
/// past them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SixBlock {
    /// At the end of a play.
    AtEnd,
    /// After every single move, too.
    EveryMove,
    /// Never: they are allowed.
    Allowed,
}

/// What becomes of plays that the rules forbid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum IllegalPlays {
    /// They cannot be made.
    #[default]
    Refused,
    /// They can be made, as on a board of wood. The opponent may insist on a legal play until he
    /// rolls or doubles, but need not; a position that the game does not know cannot be let stand.
    OpponentMayInsist,
    /// They can be made and are always corrected, whoever of the two asks for it.
    BothMustCorrect,
}

/// What players agree on beside the variant. The default is how the variant is usually played; a
/// `None` leaves the variant's own rule in force. Options about money play ([`jacoby`],
/// [`animals`], [`automatic_doubles`], [`opening_refusal`]) have no effect in matches,
/// [`crawford`] and [`holland`] none in money sessions.
///
/// [`jacoby`]: Options::jacoby
/// [`animals`]: Options::animals
/// [`automatic_doubles`]: Options::automatic_doubles
/// [`opening_refusal`]: Options::opening_refusal
/// [`crawford`]: Options::crawford
/// [`holland`]: Options::holland
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Whether there is a doubling cube.
    pub cube: CubeUse,
    /// Matches: no cube in the one game after a player first comes within a point of winning.
    pub crawford: bool,
    /// Money: gammons count single until the cube has been offered and taken.
    pub jacoby: bool,
    /// Money: how many times an offered cube may be turned again at once. 0 none, 1 beavers,
    /// 2 also raccoons, and so on.
    pub animals: u8,
    /// Money: tied opening rolls turn the cube.
    pub automatic_doubles: AutomaticDoubles,
    /// Money: each player may once a game refuse his own first roll; the cube goes up a step.
    pub opening_refusal: bool,
    /// Matches: after the Crawford game no double before each side has rolled twice.
    pub holland: bool,
    /// Doubling with a dead cube.
    pub dead_cube: DeadCube,
    /// When a win is a backgammon.
    pub triple: Triple,
    /// Points of a backgammon: 3, or 2 where it counts as a gammon.
    pub backgammon_value: u8,
    /// How the game begins.
    pub opening: Option<Opening>,
    /// Whether the winner of the last game starts the next one without an opening throw. Usual
    /// where the starter throws again ([`Opening::Reroll`]).
    pub winner_starts: Option<bool>,
    /// At most this many own checkers on a point. A point that starts with more keeps them.
    pub max_per_point: Option<u8>,
    /// A checker that hit in its own home board may not move on in the same turn.
    pub no_hit_and_run: bool,
    /// How checkers are borne off.
    pub bear_off: Option<BearOff>,
    /// Pin games: bearing off is allowed while an own checker is pinned.
    pub bear_off_while_pinned: bool,
    /// Pin games: what pinning the last checker on the starting point means.
    pub mother: Option<MotherRule>,
    /// Running games: which starting quarter may not be held completely.
    pub start_prime: Option<StartPrime>,
    /// Running games: the first checker must reach this own point or a lower one before another
    /// checker may move.
    pub runner_to: Option<Point>,
    /// Games that start off the board: start as backgammon does.
    pub standard_start: bool,
    /// The direction of the two paths, where a game is known with another one.
    pub geometry: Option<Geometry>,
    /// What a lone checker is exposed to, where a game is known in two ways.
    pub contact: Option<Contact>,
    /// Games where a double gives another roll: whether it does.
    pub extra_on_doubles: bool,
    /// Games that start off the board: whether all checkers must have entered before another one
    /// moves.
    pub enter_all_first: Option<bool>,
    /// Games that start off the board: no hitting before one own checker has come home.
    pub hit_needs_one_home: bool,
    /// The winner gets a point for every checker the loser has left.
    pub checkers_left: bool,
    /// Climbing doubles: the player's own turn, counted from 1, from which they climb.
    pub cascade_from: Option<u32>,
    /// Climbing doubles: what a player cannot play the opponent plays before his own roll.
    pub leftover_to_opponent: bool,
    /// Long nardi: when a second checker may leave the head.
    pub head: Option<HeadRule>,
    /// Long nardi: when six points in a row are refused.
    pub six_block: Option<SixBlock>,
    /// Running games: who had the second turn of the game gets one more roll to reach a draw when
    /// the other has finished and he has a single checker left.
    pub last_roll_draw: bool,
    /// The game is a draw when each side has played this many rolls.
    pub turn_limit: Option<u32>,
    /// Games with backward hits: they are never compulsory.
    pub optional_backward_hits: bool,
    /// What becomes of plays that the rules forbid: a table for learners. An illegal play that is
    /// let stand ends the turn; it brings no further part of the roll and no extra roll.
    pub illegal: IllegalPlays,
    /// Games that play the whole roll or nothing: what 1-1 does.
    pub ones: Option<Ones>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            cube: CubeUse::Usual,
            crawford: true,
            jacoby: true,
            animals: 1,
            automatic_doubles: AutomaticDoubles::Off,
            opening_refusal: false,
            holland: false,
            dead_cube: DeadCube::Forbid,
            triple: Triple::Standard,
            backgammon_value: 3,
            opening: None,
            winner_starts: None,
            max_per_point: None,
            no_hit_and_run: false,
            bear_off: None,
            bear_off_while_pinned: false,
            mother: None,
            start_prime: None,
            runner_to: None,
            standard_start: false,
            geometry: None,
            contact: None,
            extra_on_doubles: true,
            enter_all_first: None,
            hit_needs_one_home: false,
            checkers_left: false,
            cascade_from: None,
            leftover_to_opponent: false,
            head: None,
            six_block: None,
            last_roll_draw: false,
            turn_limit: None,
            optional_backward_hits: false,
            illegal: IllegalPlays::Refused,
            ones: None,
        }
    }
}

/// What 1-1 does where the whole roll is played or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ones {
    /// The player's foremost checker on the way goes back to its start; nothing else is played.
    SentBack,
    /// The player's foremost checker is taken off for good and need not come home, unless it is his last one; nothing
    /// else is played.
    Removed,
    /// Nothing special: it is played as any other double.
    Ordinary,
}

/// An option that makes no sense for the game it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// A backgammon counts 2 or 3.
    #[error("a backgammon counts 2 or 3 points, not {0}")]
    BackgammonValue(u8),
    /// Too few checkers allowed on a point for the game to be playable.
    #[error("at most {0} checkers on a point leave no room on six home points")]
    MaxPerPoint(u8),
    /// No hit-and-run in a game without hitting.
    #[error("{0} has no hitting, so the no-hit-and-run rule does not apply")]
    NoHitting(VariantId),
    /// A rule about pins in a game without pinning.
    #[error("{0} has no pinning, so its mother and pin rules cannot be set")]
    NoPinning(VariantId),
    /// A rule about runner or starting prime in a game that has none.
    #[error("{0} has no first-checker and starting-prime rules to set")]
    NoRunner(VariantId),
    /// The game has no rule that this option could change.
    #[error("{variant} has no rule that {option} could change")]
    Pointless {
        /// Which option.
        option: SpecialOption,
        /// The game.
        variant: VariantId,
    },
    /// A limit of no turns.
    #[error("a game cannot end after 0 turns")]
    TurnLimit,
    /// Both opening dice cannot be played where three are thrown.
    #[error("{0} is played with three dice: the starter has to throw them")]
    OpeningDice(VariantId),
    /// The game is not known in this form.
    #[error("{0} is not played with that start, direction or contact")]
    NoSuchForm(VariantId),
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
        if spec.dice != 2 && options.opening == Some(Opening::BothDice) {
            return Err(OptionsError::OpeningDice(variant));
        }
        if options.turn_limit == Some(0) {
            return Err(OptionsError::TurnLimit);
        }
        match pointless(spec, &options) {
            Some(option) => Err(OptionsError::Pointless { option, variant }),
            None => Ok(Rules { spec, options }),
        }
    }

    /// The variant's data.
    #[must_use]
    pub const fn spec(&self) -> &'static VariantSpec {
        self.spec
    }

    /// The agreed options.
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

    /// Every named restriction in force: the variant's own as the options adjust them, then those
    /// the options add.
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
                other => all.push(other),
            }
        }
        if options.hit_needs_one_home {
            all.push(Constraint::HitNeedsOneHome);
        }
        if let Some(max) = options.max_per_point {
            all.push(Constraint::MaxPerPoint { max });
        }
        if options.no_hit_and_run && !all.contains(&Constraint::NoHitAndRun) {
            all.push(Constraint::NoHitAndRun);
        }
        all
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
