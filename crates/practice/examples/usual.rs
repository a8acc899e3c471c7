//! How much decisions of each subject usually cost, as multiples of a player's mean: the table of the coach.
//!
//!     cargo run --release -p pasch-practice --example usual -- MATCHES > crates/practice/data/usual.txt
//!
//! Three levels play matches to seven points against themselves, and two rolls deep they are judged. The multiple of a subject is
//! the mean of those of the levels.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use pasch_analysis::foreign::Said;
use pasch_analysis::{Depth, Thresholds, judge};
use pasch_engine::analyst::Engine;
use pasch_engine::level::Level;
use pasch_practice::coach::subject;
use pasch_practice::decisions::unpack;
use pasch_practice::{derive, trainer};

const LEVELS: [&str; 3] = ["casual", "intermediate", "advanced"];
const LENGTH: u32 = 7;

/// Decisions that count and equity lost, by subject.
type Sums = BTreeMap<&'static str, (f64, f64)>;

fn sums(engine: &Engine, level: &Level, matches: u64) -> Result<Sums, Box<dyn std::error::Error>> {
    let mut sums = Sums::new();
    for seed in 0..matches {
        let record = trainer::match_of(engine, level, LENGTH, seed).ok_or("the engine does not play")?;
        let mut go_on = |_| ControlFlow::Continue(());
        let report = judge(&record, engine, &Depth::plies(2), Thresholds::PASCH, &mut go_on)?;
        let view = pasch_table::view::report::report(&record, &report, &Said::default());
        let derived = derive(&serde_json::to_string(&view)?)?;
        for one in unpack(&derived.decisions) {
            let Some(subject) = subject(&one) else { continue };
            let sum = sums.entry(subject).or_default();
            sum.0 += f64::from(u8::from(one.counts));
            sum.1 += f64::from(one.loss);
        }
        eprint!("\r{} {} of {matches}", level.id, seed + 1);
    }
    eprintln!();
    Ok(sums)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let matches: u64 = std::env::args().nth(1).map_or(Ok(100), |text| text.parse())?;
    let engine = Engine::builtin();
    let mut rates: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for level in LEVELS.iter().filter_map(|id| Level::find(id)) {
        let sums = sums(&engine, &level, matches)?;
        let total = sums.values().fold((0.0, 0.0), |all, one| (all.0 + one.0, all.1 + one.1));
        let mean = total.1 / total.0;
        eprintln!("{}: PR {:.1}", level.id, 500.0 * mean);
        for (subject, (decisions, loss)) in sums {
            eprintln!("  {subject}: {decisions} decisions, {:.4} each", loss / decisions.max(1.0));
            if decisions > 0.0 {
                rates.entry(subject).or_default().push(loss / decisions / mean);
            }
        }
    }
    println!(
        "# {matches} matches to {LENGTH} points of each of {}: see the example `usual`.",
        LEVELS.join(", ")
    );
    for (subject, of) in rates {
        println!("{subject} {:.3}", of.iter().sum::<f64>() / of.len() as f64);
    }
    Ok(())
}
