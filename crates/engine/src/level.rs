//! Strengths to play against, from beginner to the best the engine has.
//!
//! Weaker levels know what the engine knows and err in how they choose: a play is drawn with a
//! chance that falls with the equity it loses, so small errors are common and blunders rare, as
//! among people. Dice are never touched; the same seed gives the same choice.
//!
//! A level may have a [`Style`]: it then likes some plays better than their equity says, up to the level's `sway`.

pub use crate::chance::Chance;

use crate::faces::Face;
use crate::search::{Filter, SearchSettings};
use crate::style::Style;

/// A named strength that people choose for a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Stable name for files and addresses.
    pub id: &'static str,
    /// Name for people, in English.
    pub name: &'static str,
    /// What to expect, in one line.
    pub note: &'static str,
    /// Rolls looked ahead; 0 asks the net alone.
    pub plies: u8,
    /// Which plays are looked at how deep.
    pub filter: Filter,
    /// Equity over which the chance of a play falls to 1/e; 0 always takes the best.
    pub play_noise: f64,
    /// Standard deviation of the misjudgement, in equity, of a cube decision.
    pub cube_noise: f64,
    /// How it likes to play.
    pub style: Style,
    /// The most equity that its style may add to a play or to a decision about the cube: so much does the style cost at
    /// most where nothing is left to chance.
    pub sway: f64,
}

/// Measured figures of a level, each with half the width of its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    /// Its PR.
    pub pr: [f64; 2],
    /// Points that it wins a money game against the level below; the weakest has none below it.
    pub points: Option<[f64; 2]>,
}

/// The table that `pasch-lab bots --ladder --figures` wrote.
const MEASURED: &str = include_str!("../data/levels.txt");

const fn level(
    id: &'static str,
    name: &'static str,
    note: &'static str,
    plies: u8,
    play_noise: f64,
    cube_noise: f64,
    sway: f64,
) -> Level {
    let (filter, style) = (Filter::NORMAL, Style::EVEN);
    Level { id, name, note, plies, filter, play_noise, cube_noise, style, sway }
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 9] = [
        level(
            "beginner",
            "Beginner",
            "Knows the rules, leaves shots and misses points.",
            0,
            0.11,
            0.30,
            0.15,
        ),
        level("casual", "Casual", "Sees the plain plays, errs in most games.", 0, 0.075, 0.22, 0.12),
        level("intermediate", "Intermediate", "A club player's average evening.", 0, 0.06, 0.16, 0.10),
        level("club", "Club", "The better half of a club: errs, seldom badly.", 0, 0.05, 0.13, 0.09),
        level("advanced", "Advanced", "Punishes errors, makes few big ones.", 0, 0.042, 0.10, 0.08),
        level("tournament", "Tournament", "Goes far in open tournaments.", 0, 0.03, 0.07, 0.06),
        level("master", "Master", "A master on a good day.", 0, 0.018, 0.04, 0.05),
        level("expert", "Expert", "The engine's judgement at a glance.", 0, 0.0, 0.0, 0.04),
        level("world-class", "World class", "The engine looking two rolls ahead.", 2, 0.0, 0.0, 0.03),
    ];

    /// The engine without noise and without looking ahead.
    pub const EXPERT: Self = Self::ALL[7];

    /// The strongest of the levels, the last in the list.
    pub const BEST: Self = Self::ALL[8];

    /// The level with this id: one of [`Level::ALL`], that of a [face](Face), or `LEVEL+STYLE` for a level with a
    /// [style](Style::ALL) of one's own choice.
    ///
    /// ```
    /// use pasch_engine::level::Level;
    /// assert_eq!(Level::find("expert").map(|level| level.name), Some("Expert"));
    /// let careful = Level::find("expert+careful").expect("a level and a style");
    /// assert_eq!((careful.id, careful.style.id), ("expert", "careful"));
    /// ```
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        if let Some((level, style)) = id.split_once('+') {
            let level = Self::ALL.into_iter().find(|one| one.id == level)?;
            return Some(Self { style: Style::find(style)?, ..level });
        }
        let level = Self::ALL.into_iter().find(|level| level.id == id);
        level.or_else(|| Face::find(id).map(|face| face.level()))
    }

    /// Its measured figures; `None` before it is measured as it plays now, and of a level with a style.
    #[must_use]
    pub fn figures(&self) -> Option<Figures> {
        if *self != Self::find(self.id)? || !self.style.likes_nothing() {
            return None;
        }
        let line = MEASURED.lines().find(|line| line.split_whitespace().next() == Some(self.id))?;
        let numbers: Vec<f64> =
            line.split_whitespace().skip(1).filter_map(|word| word.parse().ok()).collect();
        match *numbers.as_slice() {
            [pr, pr_interval] => Some(Figures { pr: [pr, pr_interval], points: None }),
            [pr, pr_interval, points, interval] => {
                Some(Figures { pr: [pr, pr_interval], points: Some([points, interval]) })
            }
            _ => None,
        }
    }

    /// Whether it always takes what it judges best.
    #[must_use]
    pub fn plays_by_equity_alone(&self) -> bool {
        self.play_noise <= 0.0 && self.style.likes_nothing()
    }

    /// How plays are searched at this level.
    #[must_use]
    pub fn settings(&self) -> SearchSettings {
        SearchSettings { plies: self.plies, filter: self.filter, cubeful: true }
    }

    /// Draws one of some plays by their equities: the place of the choice. 0 when there are none.
    #[must_use]
    pub fn draw(&self, equities: impl IntoIterator<Item = f64>, dice: &mut Chance) -> usize {
        // The best of the equities with Gumbel noise is a draw with chances exp(equity / noise).
        let mut best = (0, f64::NEG_INFINITY);
        for (place, equity) in equities.into_iter().enumerate() {
            let noise =
                if self.play_noise > 0.0 { -self.play_noise * (-dice.uniform().ln()).ln() } else { 0.0 };
            if equity + noise > best.1 {
                best = (place, equity + noise);
            }
        }
        best.0
    }

    /// A lean of its style in a decision about the cube, within its sway.
    #[must_use]
    pub fn lean(&self, lean: f64) -> f64 {
        lean.clamp(-self.sway, self.sway)
    }

    /// The misjudgement of one cube decision, in equity.
    #[must_use]
    pub fn cube_error(&self, dice: &mut Chance) -> f64 {
        let sum: f64 = (0..12).map(|_| dice.uniform()).sum();
        self.cube_noise * (sum - 6.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_the_promised_ones() {
        let ids = Level::ALL.map(|level| level.id);
        assert_eq!(
            ids,
            [
                "beginner",
                "casual",
                "intermediate",
                "club",
                "advanced",
                "tournament",
                "master",
                "expert",
                "world-class"
            ]
        );
        assert!(ids.iter().all(|id| Level::find(id).is_some_and(|level| level.id == *id)));
        assert_eq!(Level::find("god"), None);
        assert_eq!((Level::EXPERT.id, Level::BEST.id), ("expert", "world-class"));
    }

    #[test]
    fn weaker_levels_lose_more_and_the_same_seed_loses_the_same() {
        let equities = [0.1, 0.08, 0.02, -0.05, -0.2, -0.6];
        let loss = |level: &Level| {
            let mut dice = Chance::new(5);
            let draws = 4000;
            let sum: f64 = (0..draws).map(|_| 0.1 - equities[level.draw(equities, &mut dice)]).sum();
            sum / f64::from(draws)
        };
        let losses = Level::ALL.map(|level| loss(&level));
        assert!(losses.windows(2).all(|w| w[0] > w[1] || (w[0] == 0.0 && w[1] == 0.0)), "{losses:?}");
        assert!(losses[0] > 0.02 && losses[6] > 0.0 && losses[7] == 0.0);
        assert_eq!(losses, Level::ALL.map(|level| loss(&level)));
    }

    #[test]
    fn cube_errors_have_the_stated_size() {
        let level = Level::ALL[0];
        let mut dice = Chance::new(1);
        let errors: Vec<f64> = (0..20_000).map(|_| level.cube_error(&mut dice)).collect();
        let mean = errors.iter().sum::<f64>() / 20_000.0;
        let deviation = (errors.iter().map(|e| e * e).sum::<f64>() / 20_000.0).sqrt();
        assert!(mean.abs() < 0.01 && (deviation - level.cube_noise).abs() < 0.01, "{mean} {deviation}");
        assert_eq!(Level::BEST.cube_error(&mut dice), 0.0);
    }
}
