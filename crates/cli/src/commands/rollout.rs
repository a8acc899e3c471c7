//! `pasch rollout`: a position or the plays of a roll, played out many times.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use pasch_engine::analyst::{AnalystError, Engine, Rolled, Spot};
use pasch_engine::gate::fits;
use pasch_engine::rollout::{Ended, Estimate, Luck, RolledOut, RolloutSettings, Stop, Strength, Subject};
use pasch_engine::search::{Run, SearchError};
use pasch_host::Threads;
use pasch_messages::message;
use pasch_rules::{Dice, LegalPlay, Player, Rules};
use serde::Serialize;

use crate::commands::{eval, met};
use crate::lines;
use pasch_console::finish::Finish;
use pasch_console::query::Query;
use pasch_console::stop;
use pasch_console::term::{self, Align, Style, Table, Tone};
use pasch_console::{engine, files};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long)]
    stdin: bool,
    #[arg(long, value_name = "NAME", default_value = "full", value_parser = presets())]
    preset: String,
    #[arg(long, value_name = "N")]
    trials: Option<u32>,
    #[arg(long, value_name = "N")]
    truncate: Option<u32>,
    #[arg(long, value_name = "N", value_parser = pasch_console::engine::plies())]
    plies: Option<u8>,
    #[arg(long, value_name = "N", value_parser = pasch_console::engine::plies())]
    cube_plies: Option<u8>,
    #[arg(long)]
    cubeless: bool,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N")]
    plays: Option<usize>,
    #[arg(long, value_name = "PLAY")]
    play: Vec<String>,
    #[arg(long)]
    opening: bool,
    #[arg(long, value_name = "JSD")]
    jsd: Option<f64>,
    #[arg(long, value_name = "FILE", conflicts_with = "stdin")]
    state: Option<PathBuf>,
    #[arg(long)]
    with_luck: bool,
    #[command(flatten)]
    met: met::Choice,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    #[arg(long)]
    json: bool,
    #[arg(required_unless_present = "stdin", conflicts_with = "stdin", value_name = "QUESTION")]
    question: Option<String>,
}

impl Args {
    /// How many of the best plays are rolled out.
    fn best(&self) -> usize {
        self.plays.map_or(if self.play.is_empty() { 4 } else { 0 }, |best| {
            best.max(usize::from(self.play.is_empty()))
        })
    }
}

/// Games before certainty may end a rollout.
const MIN_TRIALS: u32 = 324;
/// Time between two writings of the state.
const KEEP_EVERY: Duration = Duration::from_secs(5);

fn presets() -> clap::builder::PossibleValuesParser {
    RolloutSettings::PRESETS.map(|(name, _)| name).into()
}

/// Runs `pasch rollout`. Fails when the one question is bad, the engine cannot start, or a stream fails.
pub fn run(args: &Args) -> Result<Finish> {
    let engine = engine::ready()?.with_met(args.met.read()?);
    let threads = Threads(engine::threads(args.threads));
    match &args.question {
        Some(text) => {
            let query = Query::from_text(text)?;
            let run = Run { executor: &threads, cancel: Some(stop::on_interrupt()) };
            let question = Question::new(&engine, &query, args, run)?;
            let result = question.roll_out(&engine, args, run)?;
            if args.json {
                files::print_json(&question.answer(&result))?;
            } else {
                files::print(&question.text(&result))?;
            }
            Ok(if result.ended == Ended::Cancelled { Finish::Stopped } else { Finish::Done })
        }
        None => {
            let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
            let run = Run { executor: &threads, cancel: None };
            lines::answer_all(input, output, |asked| {
                let question = Question::new(&engine, &Query::from_json(asked)?, args, run)?;
                Ok(question.answer(&question.roll_out(&engine, args, run)?))
            })?;
            Ok(Finish::Done)
        }
    }
}

fn settings(args: &Args, rules: &Rules) -> Result<RolloutSettings> {
    let preset = RolloutSettings::PRESETS.iter().find(|(name, _)| *name == args.preset);
    let mut settings = preset.context(message!("rollout-preset"))?.1.in_game(rules);
    if let Some(trials) = args.trials {
        settings.trials = trials;
    }
    if let Some(turns) = args.truncate {
        settings.horizon = Some(turns).filter(|turns| *turns > 0);
    }
    if args.plies.is_some() || args.cube_plies.is_some() {
        let plies = args.plies.unwrap_or(settings.late.plies);
        let cube_plies = args.cube_plies.unwrap_or(settings.late.cube_plies);
        settings.late = Strength { plies, cube_plies };
        settings.early = settings.late;
    }
    if args.with_luck {
        settings.luck = Luck::Off;
    }
    if let Some(jsd) = args.jsd {
        settings.stop = Some(Stop { min_trials: MIN_TRIALS, jsd, se: 0.0 });
        settings.drop = Some(jsd);
    }
    let cubeful = settings.cubeful && !args.cubeless;
    Ok(RolloutSettings { seed: args.seed, cubeful, opening: args.opening, ..settings })
}

/// A question made ready: what is rolled out, and how.
struct Question {
    spot: Spot,
    settings: RolloutSettings,
    /// Checkers move as in backgammon, so the cube is played with.
    backgammon: bool,
    redouble: bool,
    dice: Option<Dice>,
    plays: Vec<LegalPlay>,
}

impl Question {
    fn new(engine: &Engine, query: &Query, args: &Args, run: Run<'_>) -> Result<Self> {
        let backgammon = fits(&query.rules);
        if !backgammon && args.jsd.is_some() {
            bail!(message!("rollout-jsd"));
        }
        if !backgammon && args.plies > Some(1) {
            bail!(message!("rollout-family-plies"));
        }
        if Player::BOTH.into_iter().any(|player| query.position.is_finished(player)) {
            bail!(message!("game-over"));
        }
        let spot = Spot::new(&query.rules, &query.position, query.on_roll, query.cube_info())?;
        let settings = settings(args, &query.rules)?;
        let chosen = query.named_plays(&args.play)?;
        let mut plays = Vec::new();
        if let Some(dice) = &query.dice {
            let ranked = engine.choose_plays(&spot, dice, settings.cubeful, run)?;
            let is_chosen = |one: &LegalPlay| {
                chosen.iter().any(|play| play.position == one.position && play.again == one.again)
            };
            let wanted = ranked.into_iter().enumerate();
            plays =
                wanted.filter(|(at, one)| *at < args.best() || is_chosen(one)).map(|(_, one)| one).collect();
        }
        let redouble = backgammon && query.stakes.cube.value > 1;
        Ok(Self { spot, settings, backgammon, redouble, dice: query.dice, plays })
    }

    fn roll_out(&self, engine: &Engine, args: &Args, run: Run<'_>) -> Result<Rolled> {
        let path = args.state.as_deref();
        let kept = path.filter(|path| path.exists()).map(files::read).transpose()?;
        let mut written = Instant::now();
        let bar = stop::bar(self.settings.trials.into(), message!("rolling-out"));
        let mut tell = |so_far: &Rolled| {
            let playing = so_far.candidates.iter().filter(|c| !c.dropped);
            bar.set_position(playing.map(|c| c.trials).min().unwrap_or(0));
            if let Some(best) = so_far.ranking().first().map(|&best| &so_far.candidates[best]) {
                let (name, equity) = (self.name(best.subject), best.equity);
                bar.set_message(format!("{name} {} ±{:.3}", term::equity(equity.mean), half(&equity)));
            }
            if let Some(path) = path.filter(|_| written.elapsed() > KEEP_EVERY) {
                // The last time counts, and is reported.
                let _ = files::write(Some(path), &so_far.state);
                written = Instant::now();
            }
        };
        let plays = self.dice.as_ref().map(|dice| (dice, &*self.plays));
        let result = engine.roll_out(&self.spot, plays, self.settings, kept.as_deref(), run, &mut tell);
        bar.finish_and_clear();
        match (result, path) {
            (Err(AnalystError::Search(SearchError::Cancelled)), _) => {
                bail!(message!("rollout-nothing-known"))
            }
            (Err(AnalystError::Rollout(error)), Some(path)) if error.is_of_state() => {
                Err(error).with_context(|| path.display().to_string())
            }
            (result, path) => {
                let result = result?;
                if path.is_some() {
                    files::write(path, &result.state)?;
                }
                Ok(result)
            }
        }
    }

    fn name(&self, subject: Subject) -> String {
        match subject {
            Subject::NoDouble => message!("rollout-no-double", again = self.redouble).to_string(),
            Subject::DoubleTake => message!("rollout-double-take", again = self.redouble).to_string(),
            Subject::Play(place) => self.plays[place].play.to_string(),
        }
    }

    fn answer(&self, result: &Rolled) -> Answer {
        let best = match &result.decision {
            Some(decision) => pasch_analysis::course(decision.best, self.redouble).to_string(),
            None => result
                .ranking()
                .first()
                .map_or_else(String::new, |&best| self.name(result.candidates[best].subject)),
        };
        Answer {
            candidates: result.candidates.iter().map(|candidate| self.candidate(candidate)).collect(),
            best,
            ended: ended(result.ended),
            seed: result.settings.seed,
            trials: result.settings.trials,
            truncate: result.settings.horizon,
            plies: [result.settings.early.plies, result.settings.late.plies],
            cube_plies: [result.settings.early.cube_plies, result.settings.late.cube_plies],
            cubeful: result.settings.cubeful,
            net: format!("{:016x}", result.net),
        }
    }

    fn candidate(&self, rolled: &RolledOut) -> CandidateAnswer {
        let (low, high) = rolled.equity.ci95();
        let (subject, play) = match rolled.subject {
            Subject::NoDouble => ("no_double", None),
            Subject::DoubleTake => ("double_take", None),
            Subject::Play(_) => ("play", Some(self.name(rolled.subject))),
        };
        let six = |p: f32| eval::six(p.into());
        CandidateAnswer {
            subject,
            play,
            trials: rolled.trials,
            equity: eval::six(rolled.equity.mean),
            se: eval::six(rolled.equity.se),
            ci95: [eval::six(low), eval::six(high)],
            cubeless: eval::six(rolled.cubeless.mean),
            cubeless_se: eval::six(rolled.cubeless.se),
            win: six(rolled.probs.win),
            win_g: six(rolled.probs.win_g),
            win_bg: six(rolled.probs.win_bg),
            lose_g: six(rolled.probs.lose_g),
            lose_bg: six(rolled.probs.lose_bg),
            mwc: rolled.mwc.map(|mwc| eval::six(mwc.mean)),
            jsd: eval::six(rolled.jsd),
            dropped: rolled.dropped,
        }
    }

    /// The answer as a table; without a cube there is one equity.
    fn text(&self, result: &Rolled) -> String {
        let mut table = Table::new(&[[Align::Left].as_slice(), &[Align::Right; 8]].concat());
        let mut row = |tone: Tone, cells: [String; 9]| {
            let shown = cells.into_iter().enumerate().filter(|(at, _)| self.backgammon || *at != 3);
            table.row(tone, shown.map(|(_, cell)| cell));
        };
        let headings = message!("rollout-headings").to_string();
        let mut headings = headings.split('|').map(|heading| heading.trim().to_owned());
        row(Tone::Strong, std::array::from_fn(|_| headings.next().unwrap_or_default()));
        let ranking = result.ranking();
        let order = if result.decision.is_some() { (0..ranking.len()).collect() } else { ranking };
        for place in order {
            let rolled = &result.candidates[place];
            let probs = &rolled.probs;
            let name = match rolled.subject {
                Subject::NoDouble if !self.backgammon => message!("rollout-before-roll").to_string(),
                subject => self.name(subject),
            };
            row(
                if rolled.jsd == 0.0 { Tone::Good } else { Tone::Plain },
                [
                    name,
                    term::equity(rolled.equity.mean),
                    format!("{:.3}", half(&rolled.equity)),
                    term::equity(rolled.cubeless.mean),
                    term::percent(probs.win),
                    term::percent(probs.win_g),
                    term::percent(probs.lose_g),
                    format!("{:.1}", rolled.jsd),
                    rolled.trials.to_string(),
                ],
            );
        }
        let answer = self.answer(result);
        let [early, late] = answer.plies;
        let plies = if early == late {
            message!("rollout-ply", plies = late)
        } else {
            message!("rollout-plies-of", early = early, late = late)
        };
        let foot = if self.backgammon {
            message!(
                "rollout-foot",
                best = answer.best,
                ended = answer.ended,
                turns = answer.truncate,
                plies = plies,
                seed = answer.seed,
                net = answer.net
            )
        } else {
            message!(
                "rollout-foot-family",
                trials = answer.trials,
                turns = answer.truncate,
                plies = plies,
                seed = answer.seed,
                net = answer.net
            )
        };
        format!("{}{foot}\n", table.render(Style::of_stdout(), 0))
    }
}

/// Half the width of the 95 % interval.
fn half(estimate: &Estimate) -> f64 {
    estimate.ci95().1 - estimate.mean
}

fn ended(ended: Ended) -> &'static str {
    match ended {
        Ended::Complete => "complete",
        Ended::Certain => "certain",
        Ended::Cancelled => "cancelled",
        _ => "running",
    }
}

#[derive(Debug, Serialize)]
struct Answer {
    candidates: Vec<CandidateAnswer>,
    best: String,
    ended: &'static str,
    seed: u64,
    trials: u32,
    truncate: Option<u32>,
    plies: [u8; 2],
    cube_plies: [u8; 2],
    cubeful: bool,
    net: String,
}

#[derive(Debug, Serialize)]
struct CandidateAnswer {
    subject: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    play: Option<String>,
    trials: u64,
    equity: f64,
    se: f64,
    ci95: [f64; 2],
    cubeless: f64,
    cubeless_se: f64,
    win: f64,
    win_g: f64,
    win_bg: f64,
    lose_g: f64,
    lose_bg: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    mwc: Option<f64>,
    jsd: f64,
    dropped: bool,
}
