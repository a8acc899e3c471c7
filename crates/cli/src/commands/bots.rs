//! `pasch bots`: how well the bot plays each game.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use pasch_engine::analyst::{Engine, plays};
use pasch_engine::family::FamilyNet;
use pasch_engine::hyper::Hyper;
use pasch_engine::{family, gate};
use pasch_rules::{Rules, VariantId};
use pasch_train::arena::Score;
use pasch_train::curve::{self, Panel};
use pasch_train::family::arena::{Bot, arena};
use serde::Serialize;

use crate::commands::hyper;
use crate::files;
use crate::term::{Align, Style, Table, Tone};

/// Measure the bot in every game: points a game at a glance (0-ply) against random play, against rules of thumb, and
/// against what it was after fewer games.
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
    /// Folder of training runs: their nets after fewer games become opponents, too
    #[arg(long, value_name = "DIR")]
    runs: Option<PathBuf>,
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
    against: String,
    games: u64,
    points_a_game: f64,
    interval: f64,
    wins: f64,
    /// Games the opponent had learned from, where it is an earlier net of the same game.
    #[serde(skip_serializing_if = "Option::is_none")]
    learned: Option<u64>,
}

/// Runs the command.
///
/// # Errors
/// When the game is unknown, has no bot, or files fail.
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
        Some(hyper::solution()?.context("stopped before Hypergammon was solved")?)
    } else {
        None
    };
    let mut rows = Vec::new();
    for variant in variants {
        measure(variant, solution.as_ref().filter(|_| solvable(&variant)), args, &mut rows)?;
    }
    if args.json {
        return files::print_json(&rows);
    }
    if let Some(path) = &args.markdown {
        let picture = path.parent().map(|folder| folder.join(PICTURE)).unwrap_or_else(|| PICTURE.into());
        let panels = panels(&rows);
        if !panels.is_empty() {
            if let Some(folder) = picture.parent() {
                std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
            }
            files::write(Some(&picture), curve::draw_panels(PICTURE_TITLE, &panels).as_bytes())?;
        }
        return files::write(Some(path), page(&rows, args).as_bytes());
    }
    let mut table =
        Table::new(&[Align::Left, Align::Left, Align::Left, Align::Right, Align::Right, Align::Right]);
    table.row(Tone::Strong, ["game", "net", "against", "points", "±95 %", "won"]);
    for row in &rows {
        let tone = if row.points_a_game > row.interval { Tone::Plain } else { Tone::Strong };
        table.row(tone, cells(row));
    }
    files::print(&table.render(Style::of_stdout(), 0))
}

fn measure(variant: VariantId, solution: Option<&Hyper>, args: &Args, rows: &mut Vec<Row>) -> Result<()> {
    let rules = Rules::standard(variant);
    let own = family::builtin(&rules).filter(|_| !gate::fits(&rules));
    let (bot, net) = match (own, solution) {
        (_, Some(solution)) => (Bot::Solved(solution), "solved".to_owned()),
        (Some(net), None) => (Bot::Net(net), format!("{} {}", net.variant(), net.shape())),
        (None, None) => (Bot::Backgammon, "backgammon's".to_owned()),
    };
    let mut against = |name: String, other: Bot<'_>, learned: Option<u64>| {
        let Score { games, points_per_game, interval, wins, .. } =
            arena(&rules, [bot, other], args.games, args.seed);
        let net = net.clone();
        rows.push(Row {
            variant: variant.as_str(),
            net,
            against: name,
            games,
            points_a_game: points_per_game,
            interval,
            wins,
            learned,
        });
    };
    against("random play".to_owned(), Bot::Random, None);
    against("rules of thumb".to_owned(), Bot::Heuristic, None);
    for (games, net) in earlier(args.runs.as_deref(), variant)? {
        against(format!("itself after {games} games"), Bot::Net(&net), Some(games));
    }
    Ok(())
}

/// The nets a training run had after fewer games, and how many those were, oldest first.
fn earlier(runs: Option<&Path>, variant: VariantId) -> Result<Vec<(u64, FamilyNet)>> {
    let Some(folder) = runs.map(|runs| runs.join(variant.as_str())).filter(|folder| folder.is_dir()) else {
        return Ok(Vec::new());
    };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let Some(games) = stem.strip_prefix("after-").and_then(|games| games.parse::<u64>().ok()) else {
            continue;
        };
        let net = FamilyNet::from_bytes(&files::read(&path)?).with_context(|| path.display().to_string())?;
        found.push((games, net));
    }
    found.sort_by_key(|(games, _)| *games);
    Ok(found)
}

fn cells(row: &Row) -> [String; 6] {
    [
        row.variant.to_owned(),
        row.net.clone(),
        row.against.clone(),
        format!("{:+.3}", row.points_a_game),
        format!("{:.3}", row.interval),
        format!("{:.1} %", 100.0 * row.wins),
    ]
}

fn page(rows: &[Row], args: &Args) -> String {
    let mut page = format!(
        "# The bots\n\nThis page is the output of `pasch bots --games {} --seed {}{} --markdown docs/bots.md`: what the bot \
         of each game wins, in points a game with 95 % intervals, at a glance (0-ply). Every sequence of dice is played \
         once from either seat. Hypergammon is played by its solution, as everywhere once it has been made.\n\nThe rules of thumb are written from each game's data and look at one play at a time \
         (`crates/train/src/family/heuristic.rs`): the race; points made, blots by the chance that they are reached, pins \
         and the mother; blockades, the runner and the stack at the start. How the nets are made: \
         [training.md](training.md).\n\n| game | net | against | points a game | ±95 % | won |\n|---|---|---|---|---|---|\n",
        args.games,
        args.seed,
        if args.runs.is_some() { " --runs runs/family" } else { "" },
    );
    for row in rows.iter().filter(|row| row.learned.is_none()) {
        let [game, net, against, points, interval, won] = cells(row);
        let _ = writeln!(page, "| {game} | {net} | {against} | {points} | {interval} | {won} |");
    }
    page + &against_itself(rows)
}

/// How each net rose, in points and as a picture; nothing where no earlier nets were measured.
fn against_itself(rows: &[Row]) -> String {
    if rows.iter().all(|row| row.learned.is_none()) {
        return String::new();
    }
    let mut part = format!(
        "\n## Against itself\n\nWhat the nets that a training run of the game kept on its way win against the delivered one, points a game \
         ±95 %, by the games they had learned from. A curve that rises to the line at 0 is a net that went on learning. \
         Where a run went on after its net was delivered, or is another than the delivered net's, the last points may lie \
         at the line or above it; a net against itself is exactly 0. Games whose runs kept no nets are not listed.\n\n![{PICTURE_TITLE}]({PICTURE})\n\n| game | after games: points |\n\
         |---|---|\n"
    );
    let mut named: Vec<&str> =
        rows.iter().filter(|row| row.learned.is_some()).map(|row| row.variant).collect();
    named.dedup();
    for variant in named {
        let own = rows.iter().filter(|row| row.variant == variant);
        let told: Vec<String> = own
            .filter_map(|row| {
                let games = row.learned?;
                Some(format!("{}: {:+.3} ±{:.3}", short(games), -row.points_a_game, row.interval))
            })
            .collect();
        let _ = writeln!(part, "| {variant} | {} |", told.join("; "));
    }
    part
}

/// A small curve for every game whose earlier nets were measured.
fn panels(rows: &[Row]) -> Vec<Panel> {
    let mut panels: Vec<Panel> = Vec::new();
    for row in rows {
        let Some(games) = row.learned else { continue };
        if panels.last().is_none_or(|panel| panel.title != row.variant) {
            panels.push(Panel { title: row.variant.to_owned(), labels: Vec::new(), values: Vec::new() });
        }
        if let Some(panel) = panels.last_mut() {
            panel.labels.push(short(games));
            panel.values.push([-row.points_a_game, row.interval]);
        }
    }
    for panel in &mut panels {
        panel.labels.push("now".to_owned());
        panel.values.push([0.0, 0.0]);
    }
    panels
}

/// 20000 as 20k.
fn short(games: u64) -> String {
    if games >= 1000 && games.is_multiple_of(1000) { format!("{}k", games / 1000) } else { games.to_string() }
}
