//! Figures of every format over simulated tournaments, as a table in Markdown:
//! `cargo run --release -p pasch-tournament --example simulate -- [TOURNAMENTS [SEED]]`. Arenas, ladders and leagues are played a tenth as
//! often. How long each line took goes to standard error.

use std::time::Instant;

use pasch_tournament::simulate::{Figures, simulate};
use pasch_tournament::{Consolation, Format, LastChance, Lives, Options, Seeding};

fn formats(entrants: usize) -> Vec<(&'static str, Options)> {
    let knock_out = |rounds: u8, last: bool| Format::KnockOut {
        consolation: (rounds > 0).then_some(Consolation { rounds, length: 5 }),
        last_chance: last.then_some(LastChance { rounds: 2, length: 3 }),
    };
    let swiss = |continuous| Format::Swiss { rounds: 0, lives: Some(Lives { lives: 2, continuous }) };
    let groups = (entrants / 8).max(1) as u16;
    let finalists = if groups > 1 { 2 } else { 0 };
    let mut formats = vec![
        ("knock-out", knock_out(0, false)),
        ("with consolation, losers of round 1", knock_out(1, false)),
        ("with consolation, losers of rounds 1 and 2", knock_out(2, false)),
        ("with consolation and last chance", knock_out(2, true)),
        ("double elimination", Format::DoubleElimination { recharge: false }),
        ("double elimination, recharge", Format::DoubleElimination { recharge: true }),
        ("groups of eight, two of each in finals", Format::RoundRobin { groups, finalists }),
        ("Swiss", Format::Swiss { rounds: 0, lives: None }),
        ("Swiss, two lives, by rounds", swiss(false)),
        ("Swiss, two lives, continuous", swiss(true)),
        ("arena of four hours", Format::Arena { minutes: 240, streaks: true, gammons: false }),
        ("ladder of four weeks", Format::Ladder { weeks: 4, reach: 3 }),
    ];
    if entrants <= 32 {
        formats.push(("league, a round a week", Format::League { weeks: 1 }));
    }
    let options = |(name, format): (&'static str, Format)| {
        let length = if matches!(format, Format::Arena { .. }) { 3 } else { 7 };
        let mut options = Options::new(name, format, length);
        options.seeding = Seeding::Drawn;
        (name, options)
    };
    let mut formats: Vec<(&'static str, Options)> = formats.into_iter().map(options).collect();
    if entrants == 64 {
        // The field and the time of Nicomaque's study.
        formats.push(("Swiss, two lives, by rounds, to 8 points", Options::new("by rounds", swiss(false), 8)));
        formats.push(("Swiss, two lives, continuous, to 8 points", Options::new("continuous", swiss(true), 8)));
    }
    formats
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let (count, seed) = (arguments.next().unwrap_or(10_000), arguments.next().unwrap_or(1));
    println!("| entrants | format | rounds | matches | byes | early re-matches | all re-matches | waiting, minutes | main event, hours | all, hours | best player wins |");
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for entrants in [8, 16, 32, 64, 128, 256] {
        for (name, options) in formats(entrants) {
            let begun = Instant::now();
            let mut all = Vec::new();
            // Formats by time have several times as many matches.
            let is_long = matches!(options.format, Format::Arena { .. } | Format::Ladder { .. } | Format::League { .. });
            let count = if is_long { count.div_ceil(10) } else { count };
            for number in 0..count {
                all.push(simulate(options.clone(), entrants, seed * 1_000_003 + number).expect("it ends"));
            }
            let mean = |figure: &dyn Fn(&Figures) -> f64| all.iter().map(figure).sum::<f64>() / all.len() as f64;
            println!(
                "| {entrants} | {name} | {:.1} | {:.1} | {:.1} | {:.2} | {:.2} | {:.0} | {:.1} | {:.1} | {:.1}% |",
                mean(&|one| f64::from(one.rounds)),
                mean(&|one| f64::from(one.matches)),
                mean(&|one| f64::from(one.byes)),
                mean(&|one| f64::from(one.early_rematches)),
                mean(&|one| f64::from(one.rematches)),
                mean(&|one| one.waiting),
                mean(&|one| one.main_minutes / 60.0),
                mean(&|one| one.minutes / 60.0),
                mean(&|one| f64::from(u8::from(one.best_won))) * 100.0,
            );
            eprintln!("{entrants}, {name}: {:.1} s", begun.elapsed().as_secs_f64());
        }
    }
}
