//! What positions of many plans are worth, by rollouts: the yardstick of a net's values, which is never learned from.
//!
//! Decisions hardly show a bias that all plays share, and whole games hardly reach such positions. So positions of each
//! [`Theme`] are taken from games by chance and rolled out to their ends at a glance, luck taken out. A net is judged by
//! how far its values lie from that, for each theme and by which side is on roll.

mod theme;

use std::{collections::HashSet, sync::OnceLock};

use pasch_engine::{
    cube::CubeInfo,
    eval::{Evaluator, Probs},
    rollout::{Rollout, RolloutSettings},
    search::{Run, Searcher},
    standard::{
        Board,
        movegen::{Afterstates, generate},
    },
};

pub use theme::Theme;

pub use crate::plan::ValuesPlan;

use crate::{
    player::Player,
    random::Stream,
    store::{sealed, unsealed},
    validation::{Validation, ValidationError},
};

/// A position and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    pub theme: Theme,
    /// Whether the side on roll has the theme, not the other.
    pub is_holder: bool,
    /// The board, the player on roll first.
    pub board: Board,
    /// Cubeless equity for the player on roll, in points.
    pub equity: f32,
    pub se: f32,
    /// Games it was rolled out for.
    pub trials: u16,
}

impl ValuesPlan {
    #[must_use]
    pub fn total(&self) -> u64 {
        self.positions.values().sum()
    }

    /// The theme of the position numbered `number`.
    fn theme(&self, number: u64) -> Option<Theme> {
        let mut before = 0;
        for (&theme, &count) in &self.positions {
            before += count;
            if number < before {
                return Some(theme);
            }
        }
        None
    }

    /// Finds the position numbered `number` in games of `player` and rolls it out. `None` where many games met none of
    /// its theme. The same for the same plan, nets and seed.
    ///
    /// # Errors
    /// When the player gives no legal play or the position cannot be rolled out.
    pub fn value(
        &self,
        player: &dyn Player,
        searcher: &Searcher,
        seed: u64,
        number: u64,
    ) -> Result<Option<Value>, ValidationError> {
        const GAMES: u64 = 4000;
        let Some(theme) = self.theme(number) else { return Ok(None) };
        let is_holder = number.is_multiple_of(2);
        for game in 0..GAMES {
            let mut stream = Stream::new(&[seed, number, game, 0x7A1E5]);
            let Some(board) = self.find(player, theme, usize::from(!is_holder), &mut stream)? else {
                continue;
            };
            let settings = RolloutSettings {
                trials: self.trials,
                seed: stream.bits(),
                cubeful: false,
                ..RolloutSettings::FULL
            };
            let rollout = Rollout::position(searcher, &board, &CubeInfo::cubeless(), settings)?;
            let found = rollout.run(Run::default(), &mut |_| {})?.candidates[0];
            let (equity, se) = (found.cubeless.mean as f32, found.cubeless.se as f32);
            return Ok(Some(Value { theme, is_holder, board, equity, se, trials: self.trials as u16 }));
        }
        Ok(None)
    }

    /// The first position of a theme after a random number of half-moves of a game.
    fn find(
        &self,
        player: &dyn Player,
        theme: Theme,
        holder: usize,
        stream: &mut Stream,
    ) -> Result<Option<Board>, ValidationError> {
        let mut list = Afterstates::new();
        let mut board = theme.starts().draw(stream, &mut list);
        let from = 2 + stream.below(24);
        for ply in 0..120 {
            if board.finished().is_some() || board.is_race() {
                break;
            }
            if ply >= from && theme.fits(&board, holder) {
                return Ok(Some(board));
            }
            let dice = stream.dice();
            board = if stream.chance(self.noise) {
                generate(&board, dice, &mut list);
                list.boards()[stream.below(list.len())].swap()
            } else {
                player.play(&board, dice, stream.bits())?.swap()
            };
        }
        Ok(None)
    }
}

/// How far an evaluator's values lie from the rollouts, over some positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spread {
    pub positions: usize,
    /// Mean of value less rollout, in points for the player on roll, and its standard error.
    pub bias: [f64; 2],
    /// Root of the mean square of value less rollout, the rollouts' own noise taken out, and half its 95 % interval.
    pub rms: [f64; 2],
}

impl Spread {
    /// Of errors and the standard errors of the rollouts.
    fn of(errors: &[(f64, f64)]) -> Self {
        let n = errors.len().max(1) as f64;
        let mean = |of: &dyn Fn(&(f64, f64)) -> f64| errors.iter().map(of).sum::<f64>() / n;
        let se = |of: &dyn Fn(&(f64, f64)) -> f64, mean: f64| {
            let squares: f64 = errors.iter().map(|one| (of(one) - mean).powi(2)).sum();
            (squares / (n - 1.0).max(1.0) / n).sqrt()
        };
        let error = |one: &(f64, f64)| one.0;
        let square = |one: &(f64, f64)| one.0.powi(2) - one.1.powi(2);
        let (bias, squared) = (mean(&error), mean(&square));
        let rms = squared.max(0.0).sqrt();
        // d√x = dx / 2√x; near 0 that of the noise's own size.
        let half = 1.96 * se(&square, squared) / (2.0 * rms.max(1e-3));
        Self { positions: errors.len(), bias: [bias, se(&error, bias)], rms: [rms, half] }
    }
}

/// A set of rolled-out positions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Values {
    pub values: Vec<Value>,
    keys: HashSet<u128>,
}

/// Whether nets may learn from a board of this key: it is in none of the sets by which they are judged.
#[must_use]
pub fn is_free(key: u128) -> bool {
    !Validation::builtin().holds(key) && !Values::builtin().holds(key)
}

const MAGIC: &[u8; 8] = b"PASCHVS1";
/// The set that comes with the program.
const BUILTIN: &[u8] = include_bytes!("../../data/values.bin");
const RECORD: usize = 28;

impl Values {
    /// A set of positions; of several with the same board the first.
    #[must_use]
    pub fn new(values: Vec<Value>) -> Self {
        let mut keys = HashSet::new();
        let values = values.into_iter().filter(|value| keys.insert(value.board.key())).collect();
        Self { values, keys }
    }

    /// The set that comes with the program.
    #[must_use]
    pub fn builtin() -> &'static Self {
        static SET: OnceLock<Values> = OnceLock::new();
        SET.get_or_init(|| Self::from_bytes(BUILTIN).unwrap_or_default())
    }

    /// Whether a board to be learned from (the player on roll first) belongs to the set: it must not be.
    #[must_use]
    pub fn holds(&self, key: u128) -> bool {
        self.keys.contains(&key)
    }

    /// Reads a set; `None` when the bytes are not one, or damaged.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let rest = unsealed(bytes)?.strip_prefix(MAGIC)?;
        if rest.len() % RECORD != 0 {
            return None;
        }
        let value = |record: &[u8]| -> Option<Value> {
            let (key, rest) = record.split_first_chunk::<16>()?;
            let (equity, rest) = rest.split_first_chunk::<4>()?;
            let (se, rest) = rest.split_first_chunk::<4>()?;
            let &[low, high, theme, is_holder] = rest.first_chunk::<4>()?;
            let value = Value {
                theme: Theme::at(theme)?,
                is_holder: is_holder == 1,
                board: Board::from_key(u128::from_le_bytes(*key))?,
                equity: f32::from_le_bytes(*equity),
                se: f32::from_le_bytes(*se),
                trials: u16::from_le_bytes([low, high]),
            };
            (is_holder < 2 && value.equity.is_finite() && value.se.is_finite()).then_some(value)
        };
        let values: Option<Vec<Value>> = rest.chunks_exact(RECORD).map(value).collect();
        Some(Self::new(values?))
    }

    /// The set as a file: a magic word; for each position the board's key, equity, standard error, games, theme and
    /// whether the holder is on roll; a checksum.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for value in &self.values {
            bytes.extend_from_slice(&value.board.key().to_le_bytes());
            bytes.extend_from_slice(&value.equity.to_le_bytes());
            bytes.extend_from_slice(&value.se.to_le_bytes());
            bytes.extend_from_slice(&value.trials.to_le_bytes());
            bytes.extend_from_slice(&[value.theme.place(), u8::from(value.is_holder)]);
        }
        sealed(bytes)
    }

    /// The evaluator's values less the rollouts', in the order of the set.
    #[must_use]
    pub fn errors(&self, evaluator: &dyn Evaluator) -> Vec<f64> {
        let boards: Vec<Board> = self.values.iter().map(|value| value.board).collect();
        let mut probs = vec![Probs::default(); boards.len()];
        evaluator.evaluate(&boards, &mut probs);
        let values = self.values.iter().zip(&probs);
        values.map(|(value, probs)| f64::from(probs.equity() - value.equity)).collect()
    }

    /// The spread of errors over the positions that `wanted` names.
    #[must_use]
    pub fn spread(&self, errors: &[f64], wanted: impl Fn(&Value) -> bool) -> Spread {
        let chosen = self.values.iter().zip(errors).filter(|(value, _)| wanted(value));
        let chosen: Vec<(f64, f64)> = chosen.map(|(value, &error)| (error, f64::from(value.se))).collect();
        Spread::of(&chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::TeacherPlan;
    use crate::player::Static;
    use pasch_engine::{met::Met, nets::builtin};
    use std::sync::Arc;

    #[test]
    fn positions_are_of_their_theme_repeat_and_survive_the_disk() {
        let nets = builtin();
        let searcher = Searcher::new(Arc::new(nets.fast.clone()), Arc::new(Met::kazaross_xg2()));
        let player = Static(nets.fast.clone());
        let file = || "fast.net".to_owned();
        let plan = ValuesPlan {
            teacher: TeacherPlan { fast: file(), contact: file(), race: file(), late: None },
            positions: Theme::ALL.iter().map(|&theme| (theme, 2)).collect(),
            trials: 12,
            noise: 0.1,
        };
        let make = |number| plan.value(&player, &searcher, 3, number).expect("plays").expect("found");
        let set = Values::new((0..plan.total()).map(make).collect());
        assert_eq!(set.values.len(), 2 * Theme::ALL.len());
        assert_eq!(make(5), set.values[5]);
        for (value, theme) in set.values.chunks(2).zip(Theme::ALL) {
            assert!(value[0].is_holder && !value[1].is_holder);
            assert!(value.iter().all(|value| value.theme == theme), "{theme:?}");
            assert!(theme.fits(&value[0].board, 0) && theme.fits(&value[1].board, 1), "{theme:?}");
            assert!(set.holds(value[0].board.key()) && value[0].se > 0.0);
        }
        let bytes = set.to_bytes();
        assert_eq!(Values::from_bytes(&bytes).as_ref(), Some(&set));
        for at in [0, 9, bytes.len() / 2, bytes.len() - 1] {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1;
            assert_eq!(Values::from_bytes(&damaged), None, "byte {at}");
        }
    }

    #[test]
    fn the_set_tells_good_values_from_bad_in_every_theme() {
        let set = Values::builtin();
        assert!(set.values.len() >= 2000, "{} positions come with the program", set.values.len());
        let nets = builtin();
        let errors = [&nets.main, &nets.fast].map(|player| set.errors(player));
        for theme in Theme::ALL {
            let count = set.values.iter().filter(|value| value.theme == theme).count();
            assert!(count >= 100, "{theme:?}: {count}");
            for is_holder in [true, false] {
                let wanted = |value: &Value| value.theme == theme && value.is_holder == is_holder;
                let [main, fast] = errors.each_ref().map(|errors| set.spread(errors, wanted));
                assert!(main.positions.abs_diff(count / 2) <= 2, "{theme:?}: {main:?} of {count}");
                assert!(main.rms[0] < 0.5 && main.rms[0] < fast.rms[0] + 0.1, "{theme:?}: {main:?} {fast:?}");
            }
        }
        for value in &set.values {
            assert!(value.theme.fits(&value.board, usize::from(!value.is_holder)), "{value:?}");
        }
    }

    #[test]
    fn noise_of_the_rollouts_is_taken_out_of_the_spread() {
        // Errors of +.3 and -.1, seen through noise of ±.2: mean .1, mean square .05.
        let errors: Vec<(f64, f64)> = (0..4000)
            .map(|i| (if i % 2 == 0 { 0.3 } else { -0.1 } + if i % 4 < 2 { 0.2 } else { -0.2 }, 0.2))
            .collect();
        let spread = Spread::of(&errors);
        assert!((spread.bias[0] - 0.1).abs() < 1e-9, "{spread:?}");
        assert!((spread.rms[0] - 0.05f64.sqrt()).abs() < 1e-9, "{spread:?}");
        assert!(spread.rms[1] > 0.0 && spread.rms[1] < 0.02, "{spread:?}");
    }
}
