//! `pasch endgame`: what is known of a race, and what rules of thumb say.

use anyhow::{Context, Result, anyhow};
use pasch_wire::{BearoffView, EndgameView, RaceAdvice, RaceRule};

use pasch_console::query::named;
use pasch_console::term::{self, Align, Style, Table, Tone};
use pasch_console::{engine, files};

/// Races and bear-offs: rolls needed, effective pips, the cube, and rules of thumb beside the truth.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// As JSON
    #[arg(long)]
    json: bool,
    #[arg(value_name = "POSITION", help = format!("{}, or a file", pasch_formats::identifier::listed()))]
    position: String,
}

/// Runs `pasch endgame`. Fails when the text names no race, or the engine cannot start.
pub fn run(args: &Args) -> Result<()> {
    let found = named(&args.position)?;
    let engine = engine::ready()?;
    let view = pasch_workers::race(&engine, &found).map_err(|error| anyhow!("{error}"))?;
    let view = view.context("this is no race of a game that moves as backgammon")?;
    if args.json { files::print_json(&view) } else { files::print(&text(&view)) }
}

fn text(view: &EndgameView) -> String {
    use Align::{Left, Right};
    let style = Style::of_stdout();
    let mut sides = Table::new(&[Left, Right, Right, Right, Right, Right]);
    sides.row(Tone::Strong, ["", "pips", "rolls", "±", "effective", "wastage"]);
    for (lane, name) in ["on roll", "opponent"].into_iter().enumerate() {
        let mut cells = vec![name.to_owned(), view.pips[lane].to_string()];
        if let Some(known) = &view.bearoff[lane] {
            let numbers = [known.mean, known.deviation, known.effective, known.wastage];
            cells.extend(numbers.map(|number| format!("{number:.2}")));
        }
        sides.row(Tone::Plain, cells);
    }
    let mut out = sides.render(style, 0);
    if let [Some(mine), Some(theirs)] = view.bearoff.as_slice() {
        out.push('\n');
        out.push_str(&distribution(mine, theirs).render(style, 0));
    }
    let known = if view.exact { "from the database" } else { "by the net" };
    out.push_str(&format!("\nWins {}%, {known}.\n\n", term::percent(view.win as f32)));
    if !view.cubes.is_empty() {
        let mut cubes = Table::new(&[Left, Right, Right, Right, Right, Left]);
        cubes.row(Tone::Strong, ["money", "no double", "take", "pass", "ideal cube", ""]);
        for cube in &view.cubes {
            let name = if cube.owned { "cube owned" } else { "cube in the middle" };
            let numbers = [cube.no_double, cube.double_take, cube.double_pass, cube.ideal].map(term::equity);
            let [none, take, pass, ideal] = numbers;
            cubes.row(Tone::Plain, [name.to_owned(), none, take, pass, ideal, cube.best.clone()]);
        }
        out.push_str(&cubes.render(style, 0));
        let how =
            if view.cubes_exact { "known from the database of both sides" } else { "by the cube model" };
        out.push_str(&format!("Equities {how}.\n\n"));
    }
    let mut rules = Table::new(&[Left, Left, Left]);
    for rule in &view.rules {
        let (name, numbers, advice) = match rule {
            RaceRule::Keith { mine, theirs, advice } => ("Keith", format!("{mine} to {theirs}"), advice),
            RaceRule::Kleinman { metric, win, advice } => {
                ("Kleinman", format!("{metric:.3}, {}%", term::percent(*win as f32)), advice)
            }
            RaceRule::Trice { last_take, behind, advice } => {
                ("Trice", format!("{behind} behind, last take {last_take}"), advice)
            }
        };
        rules.row(Tone::Plain, [name.to_owned(), numbers, words(advice)]);
    }
    out.push_str(&rules.render(style, 0));
    out
}

/// The chances of each number of rolls, side by side.
fn distribution(mine: &BearoffView, theirs: &BearoffView) -> Table {
    let mut table = Table::new(&[Align::Right, Align::Right, Align::Right]);
    table.row(Tone::Strong, ["rolls", "on roll %", "opponent %"]);
    let chance = |side: &BearoffView, rolls: usize| side.chances.get(rolls).copied().unwrap_or(0.0);
    for rolls in 1..mine.chances.len().max(theirs.chances.len()) {
        let cells = [mine, theirs].map(|side| term::percent(chance(side, rolls) as f32));
        let [a, b] = cells;
        table.row(Tone::Plain, [rolls.to_string(), a, b]);
    }
    table
}

fn words(advice: &RaceAdvice) -> String {
    let offer = match (advice.double, advice.redouble) {
        (true, true) => "double, redouble",
        (true, false) => "double, no redouble",
        _ => "no double",
    };
    format!("{offer}; {}", if advice.take { "take" } else { "pass" })
}
