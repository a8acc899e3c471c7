//! `pasch eval`: what a position or a roll is worth.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use pasch_analysis::{Depth, Rechecked, Rolled, foreign};
use pasch_engine::analyst::{AnalystError, Engine, Evaluation, Spot, deepen};
use pasch_engine::cube::{CubeDecision, CubeInfo, CubeMet, CubeVerdict};
use pasch_engine::eval::Probs;
use pasch_engine::search::{MOST_PLIES, Run, SearchSettings};
use pasch_formats::diagram::Diagram;
use pasch_messages::message;
use pasch_rules::Position;
use serde::Serialize;

use crate::commands::met;
use crate::lines;
use pasch_console::query::{Query, gnubg_id, named_all};
use pasch_console::{engine, files};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long)]
    stdin: bool,
    #[arg(long, value_name = "N", value_parser = engine::plies())]
    plies: Option<u8>,
    #[arg(long, value_name = "NAME", value_parser = engine::levels(), conflicts_with_all = ["plies", "seconds"])]
    level: Option<String>,
    #[arg(long, value_name = "S")]
    seconds: Option<f64>,
    #[arg(long)]
    cubeful: bool,
    #[arg(long, value_name = "PLAY", conflicts_with = "stdin")]
    play: Vec<String>,
    #[arg(long, conflicts_with = "stdin")]
    text: bool,
    #[command(flatten)]
    met: met::Choice,
    #[arg(required_unless_present = "stdin", conflicts_with = "stdin", value_name = "QUESTION")]
    question: Option<String>,
}

impl Args {
    fn depth(&self) -> Result<Depth> {
        let usual = if self.seconds.is_some() { MOST_PLIES } else { 0 };
        let plies = self.plies.unwrap_or(usual);
        engine::depth(Some(plies).filter(|_| self.level.is_none()), self.level.as_deref())
    }
}

/// Runs `pasch eval`. Fails when the one question is bad, the engine cannot start, or a stream fails.
pub fn run(args: &Args) -> Result<()> {
    let depth = args.depth()?;
    let seconds = args.seconds.map(Duration::try_from_secs_f64).transpose();
    let seconds = seconds.context(message!("eval-seconds"))?;
    let engine = engine::ready()?.with_met(args.met.read()?);
    let asked = |query: &Query| {
        let found = find(&engine, query, args.cubeful, &args.play, &depth, seconds)?;
        answer(&engine, query, &found)
    };
    match &args.question {
        Some(text) if args.text => {
            files::print_shown(&as_text(&engine, text, &args.play, &depth, seconds)?)?;
        }
        Some(text) => {
            for query in Query::all_from_text(text)? {
                files::print_json(&asked(&query)?)?;
            }
        }
        None => {
            let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
            lines::answer_all(input, output, |question| asked(&Query::from_json(question)?))?;
        }
    }
    Ok(())
}

/// An answer: plays for a roll, a verdict for a position.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Answer {
    Moves {
        moves: Vec<MoveAnswer>,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        solved: bool,
    },
    Position(PositionAnswer),
}

#[derive(Debug, Serialize)]
struct MoveAnswer {
    play: String,
    position_id: Option<String>,
    equity: f64,
    #[serde(flatten)]
    chances: Chances,
    #[serde(skip_serializing_if = "Option::is_none")]
    mwc: Option<f64>,
    plies: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    rollout: Option<RolledAnswer>,
}

#[derive(Debug, Serialize)]
struct PositionAnswer {
    #[serde(flatten)]
    chances: Chances,
    equity: f64,
    equity_cubeful: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    mwc: Option<f64>,
    cube: CubeAnswer,
    plies: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    solved: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    rollout: Option<RolledAnswer>,
}

/// Where numbers come from that were played out.
#[derive(Debug, Serialize)]
struct RolledAnswer {
    games: u32,
    se: f64,
}

impl From<Rolled> for RolledAnswer {
    fn from(rolled: Rolled) -> Self {
        Self { games: rolled.games, se: six(rolled.error) }
    }
}

#[derive(Debug, Serialize)]
struct CubeAnswer {
    available: bool,
    no_double: f64,
    double_take: f64,
    double_pass: f64,
    best: String,
}

#[derive(Debug, Serialize)]
struct Chances {
    win: f64,
    win_g: f64,
    win_bg: f64,
    lose_g: f64,
    lose_bg: f64,
}

impl From<&Probs> for Chances {
    fn from(probs: &Probs) -> Self {
        Self {
            win: six(probs.win.into()),
            win_g: six(probs.win_g.into()),
            win_bg: six(probs.win_bg.into()),
            lose_g: six(probs.lose_g.into()),
            lose_bg: six(probs.lose_bg.into()),
        }
    }
}

/// Six decimals say more than the evaluation knows.
pub fn six(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}

/// Asks at once as deep as is wanted, or deeper and deeper until time is up. Returns the depth, too.
fn searched<T>(
    most: u8,
    seconds: Option<Duration>,
    mut ask: impl FnMut(u8, Run<'_>) -> Result<T, AnalystError>,
) -> Result<(u8, T)> {
    let Some(limit) = seconds else { return Ok((most, ask(most, Run::default())?)) };
    let time_is_up = AtomicBool::new(limit.is_zero());
    let (done, clock) = std::sync::mpsc::channel::<()>();
    let flag = &time_is_up;
    let found = std::thread::scope(|scope| {
        scope.spawn(move || {
            // Ends early when the other side is dropped.
            if clock.recv_timeout(limit) == Err(RecvTimeoutError::Timeout) {
                flag.store(true, Ordering::Relaxed);
            }
        });
        let found = deepen(most, Run { cancel: Some(flag), ..Run::default() }, &mut ask);
        drop(done);
        found
    });
    Ok(found?)
}

/// What the engine found.
enum Found {
    Plays(Vec<Rechecked>),
    Worth { plies: u8, evaluation: Evaluation, rolled: Option<Rolled> },
}

fn find(
    engine: &Engine,
    query: &Query,
    cubeful: bool,
    plays: &[String],
    depth: &Depth,
    seconds: Option<Duration>,
) -> Result<Found> {
    let always: Vec<Position> = query.named_plays(plays)?.iter().map(|play| play.position).collect();
    let spot = Spot::new(&query.rules, &query.position, query.on_roll, query.cube_info())?;
    if let Some(dice) = &query.dice {
        let cube = if cubeful { *spot.cube() } else { CubeInfo::cubeless() };
        let spot = Spot::new(&query.rules, &query.position, query.on_roll, cube)?;
        let (_, ranked) = searched(depth.play.plies, seconds, |plies, run| {
            let settings = SearchSettings { plies, cubeful, ..depth.play };
            engine.rank_plays(&spot, dice, &settings, &always, run)
        })?;
        return Ok(Found::Plays(match &depth.recheck {
            Some(recheck) => {
                recheck.plays(engine, (&spot, dice), ranked, (&always, cubeful), Run::default())?
            }
            None => ranked.into_iter().map(|candidate| (candidate, None)).collect(),
        }));
    }
    if query.position.is_finished(query.on_roll) || query.position.is_finished(query.on_roll.other()) {
        bail!(message!("game-over"));
    }
    let (plies, mut evaluation) =
        searched(depth.cube_plies, seconds, |plies, run| engine.evaluate(&spot, plies, run))?;
    let rolled = match &depth.recheck {
        Some(recheck) => recheck.evaluation(engine, &spot, &mut evaluation, Run::default())?,
        None => None,
    };
    Ok(Found::Worth { plies, evaluation, rolled })
}

fn answer(engine: &Engine, query: &Query, found: &Found) -> Result<Answer> {
    let solved = engine.solved(&query.rules) == Some(true);
    let (plies, evaluation, rolled) = match found {
        Found::Plays(ranked) => {
            let plays = ranked.iter().filter(|(candidate, _)| !candidate.play.play.is_dance());
            let one = |(candidate, rolled): &Rechecked| MoveAnswer {
                play: candidate.play.play.to_string(),
                position_id: gnubg_id(&query.rules, &candidate.play.position, query.on_roll.other()),
                equity: six(candidate.equity),
                chances: (&candidate.probs).into(),
                mwc: candidate.mwc.map(six),
                plies: candidate.plies,
                rollout: rolled.map(Into::into),
            };
            return Ok(Answer::Moves { moves: plays.map(one).collect(), solved });
        }
        Found::Worth { plies, evaluation, rolled } => (*plies, evaluation, rolled),
    };
    let spot = Spot::new(&query.rules, &query.position, query.on_roll, query.cube_info())?;
    let money = match spot.board() {
        Some(_) => f64::from(evaluation.probs.equity()),
        None if rolled.is_some() && evaluation.mwc.is_none() => evaluation.cubeless,
        None => f64::from(engine.family(spot.rules())?.worth(&spot.state(), plies, Run::default())?.points),
    };
    Ok(Answer::Position(PositionAnswer {
        equity: six(money),
        equity_cubeful: six(evaluation.cubeful),
        mwc: evaluation.mwc.map(six),
        cube: cube_answer(&evaluation.decision, spot.cube().value > 1),
        chances: (&evaluation.probs).into(),
        plies,
        solved,
        rollout: rolled.map(Into::into),
    }))
}

/// The answer as eXtreme Gammon writes it, cubeful.
fn as_text(
    engine: &Engine,
    question: &str,
    plays: &[String],
    depth: &Depth,
    seconds: Option<Duration>,
) -> Result<String> {
    let found = named_all(question).context(message!("eval-text"))?;
    let texts = found.iter().map(|diagram| judged_text(engine, diagram, plays, depth, seconds));
    Ok(texts.collect::<Result<Vec<_>>>()?.join("\n"))
}

/// A position judged, as eXtreme Gammon writes it.
///
/// # Errors
/// When the engine does not play its game, or it has no such text.
pub fn judged_text(
    engine: &Engine,
    diagram: &Diagram,
    plays: &[String],
    depth: &Depth,
    seconds: Option<Duration>,
) -> Result<String> {
    let query = Query::from_diagram(diagram)?;
    let met = engine.met(&query.rules);
    let note = match find(engine, &query, true, plays, depth, seconds)? {
        Found::Plays(ranked) => foreign::plays_note(ranked.iter().map(|(one, rolled)| (one, *rolled))),
        Found::Worth { plies, evaluation, rolled } => {
            foreign::cube_note(&evaluation, plies, rolled, CubeMet::new(query.cube_info(), &met))
        }
    };
    pasch_table::view::places::text(diagram, Some((&note, met.name())))
        .with_context(|| message!("eval-no-such-text", name = diagram.variant.spec().name))
}

fn cube_answer(decision: &CubeDecision, redouble: bool) -> CubeAnswer {
    CubeAnswer {
        available: decision.best != CubeVerdict::NotAvailable,
        no_double: six(decision.no_double),
        double_take: six(decision.double_take),
        double_pass: six(decision.double_pass),
        best: pasch_analysis::course(decision.best, redouble).to_string(),
    }
}
