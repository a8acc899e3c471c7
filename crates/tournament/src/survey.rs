//! Every format side by side, over many simulated tournaments.

use crate::error::Refusal;
use crate::options::{Consolation, Format, LastChance, Lives, Options};
use crate::simulate::{Figures, simulate};

/// The numbers of entrants that are surveyed.
pub const SIZES: [usize; 6] = [8, 16, 32, 64, 128, 256];

/// The titles of a table in Markdown whose lines are [`Line::row`].
pub const HEAD: &str = "| entrants | format | tournaments | rounds | matches | byes | early re-matches | all re-matches | waiting, minutes | main event, hours | all, hours | best wins |\n|---|---|---|---|---|---|---|---|---|---|---|---|";

/// The longest that matches of a round robin can go on as a league here.
const LARGEST_LEAGUE: usize = 32;

/// The formats that are surveyed for a number of entrants, by name. Matches are to 7 points, in a consolation to 5, in a last chance and an arena to 3.
#[must_use]
pub fn formats(entrants: usize) -> Vec<(&'static str, Options)> {
    let knock_out = |rounds: u8, last: bool| Format::KnockOut {
        consolation: (rounds > 0).then_some(Consolation { rounds, length: 5 }),
        last_chance: last.then_some(LastChance { rounds: 2, length: 3 }),
    };
    let lives = |continuous| Format::Swiss { rounds: 0, lives: Some(Lives { lives: 2, continuous }) };
    let groups = (entrants / 8).max(1) as u16;
    let finalists = if groups > 1 { 2 } else { 0 };
    let mut formats = vec![
        ("knock-out", knock_out(0, false), 7),
        ("consolation, losers of round 1", knock_out(1, false), 7),
        ("consolation, losers of rounds 1 and 2", knock_out(2, false), 7),
        ("consolation and last chance", knock_out(2, true), 7),
        ("double elimination", Format::DoubleElimination { recharge: false }, 7),
        ("double elimination, recharge", Format::DoubleElimination { recharge: true }, 7),
        ("groups of eight, two of each in finals", Format::RoundRobin { groups, finalists }, 7),
        ("Swiss", Format::Swiss { rounds: 0, lives: None }, 7),
        ("Swiss, two lives, by rounds", lives(false), 7),
        ("Swiss, two lives, continuous", lives(true), 7),
        ("arena of four hours", Format::Arena { minutes: 240, streaks: true, gammons: false }, 3),
        ("ladder of four weeks", Format::Ladder { weeks: 4, reach: 3 }, 7),
    ];
    if entrants <= LARGEST_LEAGUE {
        formats.push(("league, a round a week", Format::League { weeks: 1 }, 7));
    }
    if entrants == 64 {
        // The field and the time of Nicomaque's study.
        formats.push(("Swiss, two lives, by rounds, to 8", lives(false), 8));
        formats.push(("Swiss, two lives, continuous, to 8", lives(true), 8));
    }
    formats.into_iter().map(|(name, format, length)| (name, Options::new(name, format, length))).collect()
}

/// The figures of one format and one number of entrants.
#[derive(Clone, Debug)]
pub struct Line {
    entrants: usize,
    name: &'static str,
    all: Vec<Figures>,
}

impl Line {
    /// Plays a number of tournaments, each from a seed of its own. Arenas, ladders and leagues last long and are played a tenth as often.
    ///
    /// # Errors
    /// When the options do not take that many entrants.
    pub fn play(
        entrants: usize,
        name: &'static str,
        options: &Options,
        count: u64,
        seed: u64,
    ) -> Result<Self, Refusal> {
        let is_long =
            matches!(options.format, Format::Arena { .. } | Format::Ladder { .. } | Format::League { .. });
        let count = if is_long { count.div_ceil(10) } else { count };
        let seeds = (0..count).map(|number| seed.wrapping_mul(1_000_003).wrapping_add(number));
        let all = seeds.map(|seed| simulate(options.clone(), entrants, seed)).collect::<Result<_, _>>()?;
        Ok(Self { entrants, name, all })
    }

    fn mean(&self, figure: impl Fn(&Figures) -> f64) -> f64 {
        self.all.iter().map(figure).sum::<f64>() / (self.all.len().max(1)) as f64
    }

    /// A line of the table: means over the tournaments.
    #[must_use]
    pub fn row(&self) -> String {
        format!(
            "| {} | {} | {} | {:.1} | {:.1} | {:.1} | {:.2} | {:.2} | {:.0} | {:.1} | {:.1} | {:.1}% |",
            self.entrants,
            self.name,
            self.all.len(),
            self.mean(|one| f64::from(one.rounds)),
            self.mean(|one| f64::from(one.matches)),
            self.mean(|one| f64::from(one.byes)),
            self.mean(|one| f64::from(one.early_rematches)),
            self.mean(|one| f64::from(one.rematches)),
            self.mean(|one| one.waiting),
            self.mean(|one| one.main_minutes / 60.0),
            self.mean(|one| one.minutes / 60.0),
            self.mean(|one| f64::from(u8::from(one.best_won))) * 100.0,
        )
    }
}
