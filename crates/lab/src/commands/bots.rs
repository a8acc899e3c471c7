//! `pasch-lab bots`: how well the bot plays each game.

use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use pasch_engine::analyst::{Engine, plays};
use pasch_engine::hyper::Hyper;
use pasch_engine::{family, gate};
use pasch_rules::{Rules, VariantId};
use pasch_train::arena::Score;
use pasch_train::curve::{self, Panel};
use pasch_train::family::arena::{Bot, arena};
use pasch_train::family::past::{Past, of_card};
use serde::Serialize;

use pasch_console::term::{Align, Style, Table, Tone};
use pasch_console::{databases, files};

/// Measure the bot in every game: points a game at a glance (0-ply) against random play and against rules of thumb, beside
/// what its net's earlier states won against it.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Only this game
    #[arg(long, value_name = "ID")]
    variant: Option<String>,
    /// Games against each opponent, every sequence of dice once from either seat
    #[arg(long, value_name = "N", default_value_t = 2000)]
    games: u64,
    /// Where the dice come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// As JSON
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Write a page of it
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
}

/// The picture beside the page.
const PICTURE: &str = "img/bots.svg";
const PICTURE_TITLE: &str = "Points a game against the delivered net, by games learned from";

/// One game's bot against one opponent.
#[derive(Debug, Serialize)]
struct Row {
    variant: &'static str,
    net: String,
    against: &'static str,
    games: u64,
    points_a_game: f64,
    interval: f64,
    wins: f64,
}

/// What earlier nets of the same run won against the delivered one.
#[derive(Debug, Serialize)]
struct Rise {
    variant: &'static str,
    past: Vec<Past>,
}

/// All that is found out.
#[derive(Debug, Default, Serialize)]
struct Found {
    rows: Vec<Row>,
    rises: Vec<Rise>,
}

/// Runs `pasch-lab bots`. Fails when the game is unknown, has no bot, or files fail.
pub fn run(args: &Args) -> Result<()> {
    let variants: Vec<VariantId> = match &args.variant {
        None => VariantId::all().filter(|id| plays(&Rules::standard(*id))).collect(),
        Some(name) => {
            let id = VariantId::find(name).with_context(|| format!("there is no game {name:?}"))?;
            if !plays(&Rules::standard(id)) {
                bail!("there is no bot for {id}");
            }
            vec![id]
        }
    };
    let engine = Engine::builtin();
    let solvable = |variant: &VariantId| engine.solved(&Rules::standard(*variant)).is_some();
    let solution = if variants.iter().any(solvable) {
        eprintln!("Hypergammon is played by its solution, which is made if there is none: some minutes");
        Some(databases::hyper_solution()?.context("stopped before Hypergammon was solved")?)
    } else {
        None
    };
    let mut found = Found::default();
    for variant in variants {
        measure(variant, solution.as_ref().filter(|_| solvable(&variant)), args, &mut found)?;
    }
    if args.json {
        return files::print_json(&found);
    }
    if let Some(path) = &args.markdown {
        let picture = path.parent().map(|folder| folder.join(PICTURE)).unwrap_or_else(|| PICTURE.into());
        let panels = panels(&found.rises);
        if !panels.is_empty() {
            if let Some(folder) = picture.parent() {
                std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
            }
            files::write(Some(&picture), curve::draw_panels(PICTURE_TITLE, &panels).as_bytes())?;
        }
        return files::write(Some(path), page(&found, args).as_bytes());
    }
    let mut table =
        Table::new(&[Align::Left, Align::Left, Align::Left, Align::Right, Align::Right, Align::Right]);
    table.row(Tone::Strong, ["game", "net", "against", "points", "±95 %", "won"]);
    for row in &found.rows {
        let tone = if row.points_a_game > row.interval { Tone::Plain } else { Tone::Strong };
        table.row(tone, cells(row));
    }
    files::print(&table.render(Style::of_stdout(), 0))
}

fn measure(variant: VariantId, solution: Option<&Hyper>, args: &Args, found: &mut Found) -> Result<()> {
    let rules = Rules::standard(variant);
    let own = family::builtin(&rules).filter(|_| !gate::fits(&rules));
    let (bot, net) = match (own, solution) {
        (_, Some(solution)) => (Bot::Solved(solution), "solved".to_owned()),
        (Some(net), None) => (Bot::Net(net), format!("{} {}", net.variant(), net.shape())),
        (None, None) => (Bot::Backgammon, "backgammon's".to_owned()),
    };
    for (against, other) in [("random play", Bot::Random), ("rules of thumb", Bot::Heuristic)] {
        let Score { games, points_per_game, interval, wins, .. } =
            arena(&rules, [bot, other], args.games, args.seed);
        found.rows.push(Row {
            variant: variant.as_str(),
            net: net.clone(),
            against,
            games,
            points_a_game: points_per_game,
            interval,
            wins,
        });
    }
    // Games that differ by name only share a net, which has risen once.
    if let Some(card) = own.filter(|net| net.variant() == variant).and_then(|_| family::card(&rules)) {
        let past = of_card(card).with_context(|| format!("the card of {variant}"))?;
        if !past.is_empty() {
            found.rises.push(Rise { variant: variant.as_str(), past });
        }
    }
    Ok(())
}

fn cells(row: &Row) -> [String; 6] {
    [
        row.variant.to_owned(),
        row.net.clone(),
        row.against.to_owned(),
        format!("{:+.3}", row.points_a_game),
        format!("{:.3}", row.interval),
        format!("{:.1}%", 100.0 * row.wins),
    ]
}

fn page(found: &Found, args: &Args) -> String {
    let mut page = format!(
        "# The bots\n\nThis page is the output of `pasch-lab bots --games {} --seed {} --markdown docs/bots.md`: what the bot \
         of each game wins, in points a game with 95 % intervals, at a glance (0-ply). Every sequence of dice is played \
         once from either seat. Hypergammon is played by its solution, as everywhere once it has been made.\n\nThe rules of thumb are written from each game's data and look at one play at a time \
         (`crates/train/src/family/heuristic.rs`): the race; points made, blots by the chance that they are reached, pins \
         and the mother; blockades, the runner and the stack at the start. How the nets are made: \
         [training.md](training.md).\n\n| game | net | against | points a game | ±95 % | won |\n|---|---|---|---|---|---|\n",
        args.games, args.seed,
    );
    for row in &found.rows {
        let [game, net, against, points, interval, won] = cells(row);
        let _ = writeln!(page, "| {game} | {net} | {against} | {points} | {interval} | {won} |");
    }
    page + &against_itself(&found.rises)
}

/// How each net rose, in points and as a picture; nothing where no card tells.
fn against_itself(rises: &[Rise]) -> String {
    if rises.is_empty() {
        return String::new();
    }
    let mut part = format!(
        "\n## Against itself\n\nWhat the nets that a training run kept on its way win against the delivered one, points a game \
         ±95 %, by the games they had learned from; measured at the end of the run and told on the net's card \
         (`nets/family/`). A curve that rises to the line at 0 is a net that went on learning.\n\n![{PICTURE_TITLE}]({PICTURE})\n\n| game | after games: points |\n\
         |---|---|\n"
    );
    for Rise { variant, past } in rises {
        let told: Vec<String> = past
            .iter()
            .map(|past| format!("{}: {:+.3} ±{:.3}", short(past.games), past.points, past.interval))
            .collect();
        let _ = writeln!(part, "| {variant} | {} |", told.join("; "));
    }
    part
}

/// A small curve for every game whose card tells of earlier nets.
fn panels(rises: &[Rise]) -> Vec<Panel> {
    let panel = |Rise { variant, past }: &Rise| Panel {
        title: (*variant).to_owned(),
        labels: past.iter().map(|past| short(past.games)).chain(["now".to_owned()]).collect(),
        values: past.iter().map(|past| [past.points, past.interval]).chain([[0.0, 0.0]]).collect(),
    };
    rises.iter().map(panel).collect()
}

fn short(games: u64) -> String {
    if games >= 1000 && games.is_multiple_of(1000) { format!("{}k", games / 1000) } else { games.to_string() }
}
