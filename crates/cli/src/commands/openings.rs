//! `pasch openings`: first plays and the replies to them.

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use pasch_engine::openings::{Book, Choice, Entry, Plan, Roll};
use pasch_engine::rollout::{RolloutError, nets_of};
use pasch_engine::search::{Run, SearchError};
use pasch_host::Threads;
use pasch_messages::{Arg, message};
use pasch_rules::VariantId;
use serde::Serialize;

use crate::commands::card::Card;
use crate::commands::eval;
use pasch_console::finish::Finish;
use pasch_console::stop;
use pasch_console::term::{self, Align, Style, Table, Tone};
use pasch_console::{engine, files};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    Show {
        #[arg(value_name = "ROLL")]
        first: Option<Roll>,
        #[arg(value_name = "REPLY")]
        reply: Option<String>,
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
        #[arg(long, value_name = "GAME", default_value = "backgammon", conflicts_with = "file")]
        variant: String,
        #[arg(long)]
        json: bool,
    },
    Make(Make),
}

#[derive(Debug, clap::Args)]
struct Make {
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_name = "GAME", default_value = "backgammon")]
    variant: String,
    #[arg(long, value_name = "N", default_value_t = STANDARD.first_trials)]
    trials: u32,
    #[arg(long, value_name = "N", default_value_t = STANDARD.first_plies)]
    plies: u8,
    #[arg(long, value_name = "N", default_value_t = STANDARD.reply_trials)]
    reply_trials: u32,
    #[arg(long, value_name = "N", default_value_t = STANDARD.reply_plies)]
    reply_plies: u8,
    #[arg(long, value_name = "N", default_value_t = STANDARD.horizon)]
    truncate: u32,
    #[arg(long, value_name = "N", default_value_t = STANDARD.seed)]
    seed: u64,
    #[arg(long, value_name = "N")]
    rolls: Option<usize>,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

const STANDARD: Plan = Plan::standard(0);

/// Runs `pasch openings`. Fails when a roll is none, or a book cannot be read, made or written.
pub fn run(args: &Args) -> Result<Finish> {
    match &args.task {
        Task::Show { first, reply, file, variant, json } => {
            let read;
            let book = match file {
                None => {
                    let game = pasch_console::query::find_variant(variant)?;
                    match Book::delivered(game) {
                        Some(book) => book,
                        None => {
                            read = solved(game, *first, reply.as_deref())?;
                            &read
                        }
                    }
                }
                Some(path) => {
                    read = open(path)?;
                    &read
                }
            };
            let asked: Vec<&Entry> = asked(book, *first, reply.as_deref())?;
            if *json {
                asked.into_iter().try_for_each(|entry| files::print_json(&Answer::of(entry)))?;
            } else {
                let details = first.is_some();
                files::print(&asked.into_iter().map(|entry| text(entry, details)).collect::<String>())?;
            }
            Ok(Finish::Done)
        }
        Task::Make(make) => make_book(make),
    }
}

/// The exact book of a solved game: with the replies to the best play of a first roll, where replies are asked for.
fn solved(game: VariantId, first: Option<Roll>, reply: Option<&str>) -> Result<Book> {
    let engine = engine::ready()?;
    let book = Book::solved(engine.searcher(), game, None)?;
    let book = book.with_context(|| message!("openings-no-book", game = Arg::text(&game)))?;
    let best = first.filter(|_| reply.is_some()).and_then(|first| Some((first, book.first(first)?)));
    let Some((first, entry)) = best else { return Ok(book) };
    let play = entry.choices.first().map_or("", |best| best.play.as_str());
    Ok(Book::solved(engine.searcher(), game, Some((first, play)))?.unwrap_or(book))
}

fn open(path: &Path) -> Result<Book> {
    let text = String::from_utf8(files::read(path)?).with_context(|| path.display().to_string())?;
    Book::from_text(&text).with_context(|| path.display().to_string())
}

fn asked<'b>(book: &'b Book, first: Option<Roll>, reply: Option<&str>) -> Result<Vec<&'b Entry>> {
    let found: Vec<&Entry> = match (first, reply) {
        (None, _) => Roll::all().filter_map(|roll| book.first(roll)).collect(),
        (Some(first), None) => book.first(first).into_iter().collect(),
        (Some(first), Some("all")) => Roll::all().flat_map(|roll| book.replies(first, roll)).collect(),
        (Some(first), Some(roll)) => book.replies(first, roll.parse()?).collect(),
    };
    if found.is_empty() {
        bail!(message!("openings-not-in-book"));
    }
    Ok(found)
}

fn make_book(args: &Make) -> Result<Finish> {
    let start = Instant::now();
    let engine = engine::ready()?;
    let searcher = engine.searcher();
    let variant = pasch_console::query::find_variant(&args.variant)?;
    let plan = Plan {
        variant,
        first_trials: args.trials,
        first_plies: args.plies,
        reply_trials: args.reply_trials,
        reply_plies: args.reply_plies,
        horizon: args.truncate,
        seed: args.seed,
        nets: nets_of(searcher),
    };
    let mut book = Book::new(plan)?;
    if args.out.exists() {
        book = open(&args.out)?;
        if *book.plan() != plan {
            bail!(message!("made-otherwise", path = args.out));
        }
    }
    let threads = Threads(engine::threads(args.threads));
    let run = Run { executor: &threads, cancel: Some(stop::on_interrupt()) };
    let bar = stop::bar(book.progress().1 as u64, message!("openings-first-rolls"));
    bar.set_position(book.progress().0 as u64);
    bar.reset_eta();
    while let Some(line) =
        book.next_line().filter(|_| args.rolls.is_none_or(|most| book.entries().len() < most))
    {
        bar.set_message(line.to_string());
        match book.roll_out(searcher, run) {
            Ok(Some(entry)) => book.push(entry)?,
            Ok(None) => break,
            Err(RolloutError::Search(SearchError::Cancelled)) => {
                bar.finish_and_clear();
                eprintln!("{}", message!("stopped-at", path = args.out));
                return Ok(Finish::Stopped);
            }
            Err(error) => return Err(error).with_context(|| line.to_string()),
        }
        files::write(Some(&args.out), book.to_text().as_bytes())?;
        let (made, all) = book.progress();
        bar.set_length(all as u64);
        bar.set_position(made as u64);
    }
    bar.finish_and_clear();
    let choices: Vec<&Choice> = book.entries().iter().flat_map(|entry| &entry.choices).collect();
    let games: u64 = choices.iter().map(|choice| choice.trials).sum();
    let (made, all) = book.progress();
    if book.next_line().is_none() {
        let widest = |half: fn(&Choice) -> f64| choices.iter().map(|c| half(c)).fold(0.0, f64::max);
        let card = Card {
            about: message!("openings-about"),
            command: format!(
                "pasch openings make --variant {} --out {} --trials {} --plies {} --reply-trials {} --reply-plies {} --truncate {} --seed {}",
                variant,
                args.out.display(),
                args.trials,
                args.plies,
                args.reply_trials,
                args.reply_plies,
                args.truncate,
                args.seed
            ),
            seed: args.seed,
            took: start.elapsed(),
            figures: vec![
                ("rolls", made as f64),
                ("plays", choices.len() as f64),
                ("games", games as f64),
                ("largest_standard_error", widest(|choice| choice.equity.se)),
            ],
        };
        card.write(&args.out)?;
    }
    println!(
        "{}",
        message!(
            "openings-made",
            path = args.out,
            made = made,
            all = all,
            plays = choices.len(),
            games = games
        )
    );
    Ok(Finish::Done)
}

fn text(entry: &Entry, details: bool) -> String {
    use Align::{Left, Right};
    let mut table = Table::new(&[Left, Right, Right, Right, Right, Right, Right]);
    if details {
        table.headings(Tone::Strong, &message!("openings-headings"));
    }
    for (place, choice) in entry.choices.iter().enumerate() {
        let tone = if place == 0 { Tone::Good } else { Tone::Plain };
        let mut cells =
            vec![choice.play.clone(), term::equity(choice.equity.mean), format!("{:.3}", half(choice))];
        if details {
            let probs = &choice.probs;
            cells.extend([probs.win, probs.win_g, probs.lose_g].map(term::percent));
            cells.push(choice.trials.to_string());
        }
        table.row(tone, cells);
    }
    let style = Style::of_stdout();
    format!("{}\n{}", style.paint(Tone::Strong, &entry.line.to_string()), table.render(style, 2))
}

/// Half the width of the 95 % interval.
fn half(choice: &Choice) -> f64 {
    choice.equity.ci95().1 - choice.equity.mean
}

#[derive(Debug, Serialize)]
struct Answer {
    first: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_play: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<String>,
    plays: Vec<PlayAnswer>,
}

#[derive(Debug, Serialize)]
struct PlayAnswer {
    play: String,
    games: u64,
    equity: f64,
    se: f64,
    ci95: [f64; 2],
    win: f64,
    win_g: f64,
    win_bg: f64,
    lose_g: f64,
    lose_bg: f64,
}

impl Answer {
    fn of(entry: &Entry) -> Self {
        let (first_play, reply) = match &entry.line.reply {
            None => (None, None),
            Some((play, roll)) => (Some(play.clone()), Some(roll.to_string())),
        };
        let plays = entry.choices.iter().map(|choice| {
            let (low, high) = choice.equity.ci95();
            let chance = |p: f32| eval::six(p.into());
            let p = &choice.probs;
            PlayAnswer {
                play: choice.play.clone(),
                games: choice.trials,
                equity: choice.equity.mean,
                se: choice.equity.se,
                ci95: [eval::six(low), eval::six(high)],
                win: chance(p.win),
                win_g: chance(p.win_g),
                win_bg: chance(p.win_bg),
                lose_g: chance(p.lose_g),
                lose_bg: chance(p.lose_bg),
            }
        });
        Self { first: entry.line.first.to_string(), first_play, reply, plays: plays.collect() }
    }
}
