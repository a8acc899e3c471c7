//! `pasch endgame`: what is known of a race, and what rules of thumb say.

use anyhow::{Context, Result, anyhow};
use pasch_messages::message;
use pasch_wire::{BearoffView, EndgameView, RaceAdvice, RaceRule};

use pasch_console::query::named;
use pasch_console::term::{self, Align, Style, Table, Tone};
use pasch_console::{engine, files};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long)]
    json: bool,
    #[arg(value_name = "POSITION")]
    position: String,
}

/// Runs `pasch endgame`. Fails when the text names no race, or the engine cannot start.
pub fn run(args: &Args) -> Result<()> {
    let found = named(&args.position)?;
    let engine = engine::ready()?;
    let view = pasch_workers::race(&engine, &found).map_err(|error| anyhow!("{error}"))?;
    let view = view.context(message!("endgame-no-race"))?;
    if args.json { files::print_json(&view) } else { files::print(&text(&view)) }
}

fn text(view: &EndgameView) -> String {
    use Align::{Left, Right};
    let style = Style::of_stdout();
    let mut sides = Table::new(&[Left, Right, Right, Right, Right, Right]);
    sides.headings(Tone::Strong, &message!("endgame-side-headings"));
    for (lane, name) in [message!("word-on-roll"), message!("word-opponent")].into_iter().enumerate() {
        let mut cells = vec![name.to_string(), view.pips[lane].to_string()];
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
    let wins = message!("endgame-wins", win = term::percent(view.win as f32), exact = view.exact);
    out.push_str(&format!("\n{wins}\n\n"));
    if !view.cubes.is_empty() {
        let mut cubes = Table::new(&[Left, Right, Right, Right, Right, Left]);
        cubes.headings(Tone::Strong, &message!("endgame-cube-headings"));
        for cube in &view.cubes {
            let name = message!("endgame-cube", owned = cube.owned);
            let numbers = [cube.no_double, cube.double_take, cube.double_pass, cube.ideal].map(term::equity);
            let [none, take, pass, ideal] = numbers;
            cubes.row(Tone::Plain, [name.to_string(), none, take, pass, ideal, cube.best.clone()]);
        }
        out.push_str(&cubes.render(style, 0));
        out.push_str(&format!("{}\n\n", message!("endgame-equities", exact = view.cubes_exact)));
    }
    let mut rules = Table::new(&[Left, Left, Left]);
    for rule in &view.rules {
        let (name, numbers, advice) = match rule {
            RaceRule::Keith { mine, theirs, advice } => {
                ("Keith", message!("endgame-keith", mine = mine, theirs = theirs).to_string(), advice)
            }
            RaceRule::Kleinman { metric, win, advice } => {
                ("Kleinman", format!("{metric:.3}, {}%", term::percent(*win as f32)), advice)
            }
            RaceRule::Trice { last_take, behind, advice } => {
                ("Trice", message!("endgame-trice", behind = behind, last = last_take).to_string(), advice)
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
    table.headings(Tone::Strong, &message!("endgame-roll-headings"));
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
        (true, true) => message!("endgame-redouble"),
        (true, false) => message!("endgame-no-redouble"),
        _ => message!("word-no-double"),
    };
    let answer = if advice.take { message!("word-take") } else { message!("word-pass") };
    format!("{offer}; {answer}")
}
