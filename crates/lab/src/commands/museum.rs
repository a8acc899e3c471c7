//! `pasch-lab museum`: how strong the classic players are, and where their nets and numbers come from.

mod neuro;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use pasch_console::finish::Finish;
use pasch_console::{files, stop};
use pasch_engine::eval::{Evaluator, Probs};
use pasch_engine::nets::builtin;
use pasch_engine::standard::Board;
use pasch_messages::message;
use pasch_museum::Classic;
use pasch_museum::draw::{Words, curves};
use pasch_museum::figures::{CurvePoint, checksum, curves_json};
use pasch_museum::fit::Fit;
use pasch_museum::games::{Chooser, Score, meet};
use pasch_museum::td::{Recipe, TdNet, Trainer};

#[derive(Debug, clap::Subcommand)]
pub enum Args {
    Measure(Measure),
    Train(Train),
    Fit(FitArgs),
}

#[derive(Debug, clap::Args)]
pub struct Measure {
    #[arg(long, value_name = "N", default_value_t = 2000)]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    figures: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    curves: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub struct Train {
    recipe: String,
    #[arg(long, value_name = "DIR", default_value = "runs/museum")]
    out: PathBuf,
    #[arg(long, value_name = "N")]
    games: Option<u64>,
}

#[derive(Debug, clap::Args)]
pub struct FitArgs {
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1979)]
    seed: u64,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// Rounds of games and least squares.
const ROUNDS: u32 = 4;

/// Games of each measurement of a learning curve, and its seed.
const CURVE: [u64; 2] = [1000, 5];

/// The picture beside the page.
const PICTURE: &str = "museum/td-gammon.svg";

/// Runs `pasch-lab museum`. Fails when files fail or a recipe is unknown.
pub fn run(args: &Args) -> Result<Finish> {
    match args {
        Args::Measure(args) => measure(args).map(|()| Finish::Done),
        Args::Train(args) => train(args),
        Args::Fit(args) => fit(args).map(|()| Finish::Done),
    }
}

/// The play that the delivered net likes best without looking ahead.
fn delivered(_: &Board, _: (u8, u8), results: &[Board]) -> usize {
    let next: Vec<Board> = results.iter().map(Board::swap).collect();
    let mut judged = vec![Probs::default(); next.len()];
    builtin().main.evaluate(&next, &mut judged);
    let least = judged.iter().map(Probs::equity).enumerate().min_by(|a, b| a.1.total_cmp(&b.1));
    least.map_or(0, |(place, _)| place)
}

fn told(score: Option<&Score>) -> String {
    score.map_or_else(String::new, |score| format!("{:+.3} ± {:.3}", score.points, score.interval))
}

fn measure(args: &Measure) -> Result<()> {
    let pairs = args.games.div_ceil(2);
    let mut rows = Vec::new();
    let mut figures = String::new();
    for (place, classic) in Classic::ALL.into_iter().enumerate() {
        let plays = move |board: &Board, dice, results: &[Board]| classic.choose(board, dice, results);
        let before = place.checked_sub(1).map(|place| Classic::ALL[place]);
        let against = before.map(|before| {
            meet(&plays, &move |board, dice, results| before.choose(board, dice, results), pairs, args.seed)
        });
        let net = meet(&plays, &delivered, pairs, args.seed);
        let _ = writeln!(figures, "{} {:.3} {:.3}", classic.id, net.points, net.interval);
        let row = format!(
            "| {} | {} | {} | {} | {:.1}% |",
            classic.name,
            before.map_or("", |before| before.name),
            told(against.as_ref()),
            told(Some(&net)),
            100.0 * net.wins
        );
        eprintln!("{row}");
        rows.push(row);
    }
    if let Some(path) = &args.figures {
        files::write(Some(path), figures.as_bytes())?;
    }
    if let Some(path) = &args.curves {
        files::write(Some(path), curves_json()?.as_bytes())?;
    }
    let page = page(args, &rows)?;
    let Some(path) = &args.markdown else { return files::print(&page) };
    let picture = path.parent().map_or_else(|| PICTURE.into(), |folder| folder.join(PICTURE));
    if let Some(folder) = picture.parent() {
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    files::write(Some(&picture), drawn()?.as_bytes())?;
    files::write(Some(path), page.as_bytes())
}

/// The page of the museum: strengths, then how each net learnt.
fn page(args: &Measure, rows: &[String]) -> Result<String> {
    let mut page = format!("{}\n", message!("lab-museum-page", games = args.games, seed = args.seed));
    for row in rows {
        let _ = writeln!(page, "{row}");
    }
    let [games, seed] = CURVE;
    let _ =
        write!(page, "\n{}\n", message!("lab-museum-curves", picture = PICTURE, games = games, seed = seed));
    for classic in Classic::ALL {
        let Some(card) = classic.card() else { continue };
        for CurvePoint { games, linear, net } in card?.curve {
            let [linear, net] = [linear, net].map(|[mean, half]| format!("{mean:+.3} ± {half:.3}"));
            let _ = writeln!(page, "| {} | {games} | {linear} | {net} |", classic.name);
        }
    }
    page.push_str(&neuro::section()?);
    Ok(page + &format!("\n{}\n", message!("lab-museum-made")))
}

fn drawn() -> Result<String> {
    let words = Words {
        title: message!("lab-museum-picture").to_string(),
        games: message!("lab-museum-picture-games").to_string(),
        linear: message!("lab-museum-picture-linear").to_string(),
        net: message!("lab-museum-picture-net").to_string(),
    };
    let mut nets = Vec::new();
    for classic in Classic::ALL {
        if let Some(card) = classic.card() {
            nets.push((classic.name, card?.curve));
        }
    }
    Ok(curves(&words, &nets))
}

/// Games after which a net is kept and measured.
fn is_mark(games: u64) -> bool {
    let lead = std::iter::successors(Some(games), |rest| rest.is_multiple_of(10).then_some(rest / 10)).last();
    games >= 100 && matches!(lead, Some(1 | 3))
}

fn train(args: &Train) -> Result<Finish> {
    let id = &args.recipe;
    if *id == neuro::RECIPE.id {
        return neuro::train(args);
    }
    let recipe = Recipe::find(id).with_context(|| message!("lab-museum-no-recipe", name = id))?;
    let recipe = Recipe { games: args.games.unwrap_or(recipe.games), ..recipe };
    let folder = args.out.join(recipe.id);
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let last = folder.join("last.net");
    let net = if last.is_file() { read_net(&last)? } else { recipe.begin() };
    let mut trainer =
        Trainer::new(recipe, net).with_context(|| message!("lab-museum-other-net", path = last))?;
    let interrupted = stop::on_interrupt();
    while trainer.net().games < recipe.games {
        if stop::asked(interrupted) {
            files::write(Some(&last), &trainer.net().to_bytes())?;
            return Ok(Finish::Stopped);
        }
        trainer.game();
        let done = trainer.net().games;
        if is_mark(done) || done == recipe.games {
            files::write(Some(&mark(&folder, done)), &trainer.net().to_bytes())?;
        }
        if done.is_multiple_of(1000) || done == recipe.games {
            files::write(Some(&last), &trainer.net().to_bytes())?;
            eprintln!("{}", message!("lab-museum-done", name = recipe.id, games = done));
        }
    }
    let bytes = trainer.net().to_bytes();
    files::write(Some(&args.out.join(format!("{}.net", recipe.id))), &bytes)?;
    let card = card(&recipe, trainer.net(), &bytes, &curve(&folder, recipe.games)?);
    files::write(Some(&args.out.join(format!("{}.toml", recipe.id))), card.as_bytes())?;
    Ok(Finish::Done)
}

fn mark(folder: &Path, games: u64) -> PathBuf {
    folder.join(format!("{games}.net"))
}

fn read_net(path: &Path) -> Result<TdNet> {
    TdNet::from_bytes(&files::read(path)?).with_context(|| path.display().to_string())
}

/// Measures every net that was kept on the way, and says so in the log.
fn curve(folder: &Path, most: u64) -> Result<Vec<CurvePoint>> {
    let linear =
        Classic::find("pubeval-like").context(message!("lab-museum-no-recipe", name = "pubeval-like"))?;
    let linear = |board: &Board, dice, results: &[Board]| linear.choose(board, dice, results);
    let [games, seed] = CURVE;
    let mut points = Vec::new();
    let kept = (100..=most).step_by(100).filter(|&games| is_mark(games) || games == most);
    for done in kept.filter(|&games| mark(folder, games).is_file()) {
        let net = read_net(&mark(folder, done))?;
        let plays = |_: &Board, _: (u8, u8), results: &[Board]| {
            let values = results.iter().map(|after| net.value(after)).enumerate();
            values.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(place, _)| place)
        };
        let against = |other: &Chooser<'_>| {
            let score = meet(&plays, other, games / 2, seed);
            [score.points, score.interval]
        };
        let point = CurvePoint { games: done, linear: against(&linear), net: against(&delivered) };
        let [first, second] = [point.linear, point.net].map(|[mean, half]| format!("{mean:+.3} ± {half:.3}"));
        eprintln!("{}", message!("lab-museum-point", games = done, linear = first, net = second));
        points.push(point);
    }
    Ok(points)
}

/// Where a net comes from, as TOML.
fn card(recipe: &Recipe, net: &TdNet, bytes: &[u8], curve: &[CurvePoint]) -> String {
    let mut card = format!(
        "name = \"{}\"\nshape = \"{}\"\nlambda = {}\nalpha = {}\nseed = {}\ngames = {}\ncommit = \"{}\"\nchecksum = \"{:016x}\"\n\
         # Points a game against the linear player and the delivered net, with half the 95 % interval.\ncurve = [\n",
        recipe.id,
        net.shape(),
        recipe.lambda,
        recipe.alpha,
        recipe.seed,
        net.games,
        pasch_provenance::commit(),
        checksum(bytes)
    );
    for CurvePoint { games, linear, net } in curve {
        let [linear, net] = [linear, net].map(|[mean, half]| format!("[{mean:.3}, {half:.3}]"));
        let _ = writeln!(card, "    {{ games = {games}, linear = {linear}, net = {net} }},");
    }
    card + "]\n"
}

fn fit(args: &FitArgs) -> Result<()> {
    let (bkg, error) = Fit { rounds: ROUNDS, games: args.games, seed: args.seed }.run(&builtin().main);
    eprintln!("{}", message!("lab-museum-fitted", error = format!("{error:.3}")));
    match &args.write {
        Some(path) => files::write(Some(path), bkg.to_toml().as_bytes()),
        None => files::print(&bkg.to_toml()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_train::linear::Linear;

    #[test]
    fn marks_are_ones_and_threes() {
        let marks: Vec<u64> = (1..=30_000).filter(|&games| is_mark(games)).collect();
        assert_eq!(marks, [100, 300, 1000, 3000, 10_000, 30_000]);
    }

    #[test]
    fn the_linear_player_of_the_museum_is_the_trainers() {
        let museum = Linear::from_toml(Classic::LINEAR).expect("its weights");
        assert_eq!(museum, Linear::builtin().expect("its weights"));
    }

    #[test]
    fn a_run_is_finished_by_a_second_call() {
        let out = tempfile::tempdir().expect("a folder");
        let args =
            |games| Train { recipe: "td-gammon-0".to_owned(), out: out.path().into(), games: Some(games) };
        train(&args(2)).expect("plays");
        train(&args(4)).expect("goes on");
        let net = read_net(&out.path().join("td-gammon-0.net")).expect("a net");
        assert_eq!(net.games, 4);
        let card = std::fs::read_to_string(out.path().join("td-gammon-0.toml")).expect("a card");
        assert!(card.contains("games = 4\n"), "{card}");
        assert!(train(&Train { recipe: "hal".to_owned(), ..args(1) }).is_err());
    }
}
