//! Figures of every format over simulated tournaments, as a table in Markdown:
//! `cargo run --release -p pasch-tournament --example simulate -- TOURNAMENTS SEED [ENTRANTS …]`. How long each line took goes to
//! standard error. `pasch-lab tournaments` prints the same.

use std::time::Instant;

use pasch_tournament::survey::{HEAD, Line, SIZES, formats};

fn main() {
    let arguments: Vec<u64> = std::env::args().skip(1).map(|text| text.parse().expect("a number")).collect();
    let (count, seed) =
        (arguments.first().copied().unwrap_or(10_000), arguments.get(1).copied().unwrap_or(1));
    let asked: Vec<usize> = arguments.iter().skip(2).map(|number| *number as usize).collect();
    println!("{HEAD}");
    for entrants in if asked.is_empty() { SIZES.to_vec() } else { asked } {
        for (name, options) in formats(entrants) {
            let begun = Instant::now();
            println!("{}", Line::play(entrants, name, &options, count, seed).expect("all formats end").row());
            eprintln!("{entrants}, {name}: {:.1} s", begun.elapsed().as_secs_f64());
        }
    }
}
