//! `pasch rollout` in the games whose checkers do not move as in backgammon: cubeless, both sides playing at a glance.

use anyhow::{Result, bail};
use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::cube::{CubeInfo, CubeMet};
use pasch_engine::family::rollout::{FamilyRolled, FamilyRollout};
use pasch_engine::family::{After, RankedAfter};
use pasch_engine::net::checksum;
use pasch_engine::rollout::{Luck, RolloutSettings};
use pasch_engine::search::{Run, SearchError, SearchSettings};
use pasch_rules::PlayGraph;
use pasch_server::databases::Threads;

use super::{Answer, Args, CandidateAnswer};
use crate::commands::{eval, stop};
use crate::engine;
use crate::query::Query;
use crate::term::{self, Align, Style, Table, Tone};

/// Half-moves when nobody says: games are long, and the net is judged by its later self.
const HORIZON: u32 = 20;

/// Rolls out a position, or the best plays of its roll.
///
/// # Errors
/// When the engine does not play the game, the game is over, or it was stopped.
pub fn answer(engine: &Engine, query: &Query, settings: &RolloutSettings, args: &Args) -> Result<Answer> {
    if args.state.is_some() || args.jsd.is_some() {
        bail!("--state and --jsd are for games whose checkers move as in backgammon");
    }
    if [query.on_roll, query.on_roll.other()].into_iter().any(|player| query.position.is_finished(player)) {
        bail!("the game is over");
    }
    let cube = eval::cube_info(query);
    let spot = Spot::new(&query.rules, &query.position, query.on_roll, CubeInfo::cubeless())?;
    let state = spot.state();
    let searcher = engine.family(spot.rules())?;
    let threads = Threads(engine::threads(args.threads));
    let run = Run { executor: &threads, cancel: Some(stop::on_interrupt()) };
    let horizon = match (args.truncate, args.preset.as_str()) {
        (Some(0), _) => None,
        (Some(turns), _) => Some(turns),
        (None, "full") => Some(HORIZON),
        (None, _) => settings.horizon,
    };
    let rollout = FamilyRollout {
        trials: settings.trials,
        seed: settings.seed,
        horizon,
        without_luck: settings.luck != Luck::Off,
    };
    let mut subjects: Vec<(Option<String>, After)> = vec![(None, After::Next(state))];
    if let Some(dice) = &query.dice {
        let ply = SearchSettings { cubeful: false, ..SearchSettings::plies(1) };
        let ranked = searcher.rank(&state, dice, &CubeInfo::cubeless(), &ply, &[], run)?;
        let context = state.context(query.on_roll);
        let graph = PlayGraph::new(&query.rules, &query.position, query.on_roll, dice, &context);
        let plays = graph.plays();
        let named = |ranked: &RankedAfter| {
            let play = plays
                .iter()
                .find(|play| play.position == ranked.landing.position && play.again == ranked.landing.again);
            (play.map(|play| play.play.to_string()), ranked.after)
        };
        subjects = ranked.iter().take(args.plays.max(1)).map(named).collect();
    }
    let mut rolled = Vec::new();
    for (_, after) in &subjects {
        match rollout.run(&searcher, after, query.on_roll, run) {
            Err(SearchError::Cancelled) => bail!("stopped before anything was known"),
            other => rolled.push(other?),
        }
    }
    let at = CubeMet::new(cube, engine.searcher().met());
    let best = (0..rolled.len())
        .max_by(|a, b| rolled[*a].points.mean.total_cmp(&rolled[*b].points.mean).then(b.cmp(a)))
        .unwrap_or(0);
    let candidates = subjects
        .iter()
        .zip(&rolled)
        .map(|((play, _), result)| candidate(play.clone(), result, &rolled[best], at))
        .collect();
    Ok(Answer {
        candidates,
        best: subjects[best].0.clone().unwrap_or_else(|| "No double".to_owned()),
        ended: "complete",
        seed: rollout.seed,
        trials: rollout.trials,
        truncate: rollout.horizon,
        plies: [0, 0],
        cube_plies: [0, 0],
        cubeful: false,
        net: format!("{:016x}", checksum(&searcher.net().to_bytes())),
    })
}

fn candidate(
    play: Option<String>,
    rolled: &FamilyRolled,
    best: &FamilyRolled,
    at: CubeMet<'_>,
) -> CandidateAnswer {
    let (low, high) = rolled.points.ci95();
    let probs = &rolled.worth.probs;
    let six = |p: f32| eval::six(p.into());
    let behind = best.points.mean - rolled.points.mean;
    let joint = best.points.se.hypot(rolled.points.se);
    CandidateAnswer {
        subject: if play.is_some() { "play" } else { "no_double" },
        play,
        trials: rolled.trials.into(),
        equity: eval::six(rolled.points.mean),
        se: eval::six(rolled.points.se),
        ci95: [eval::six(low), eval::six(high)],
        cubeless: eval::six(rolled.points.mean),
        cubeless_se: eval::six(rolled.points.se),
        win: six(probs.win),
        win_g: six(probs.win_g),
        win_bg: six(probs.win_bg),
        lose_g: six(probs.lose_g),
        lose_bg: six(probs.lose_bg),
        mwc: at.is_match().then(|| eval::six(pasch_engine::cube::cubeless_value(probs, at))),
        jsd: if behind > 0.0 { eval::six(behind / joint.max(1e-9)) } else { 0.0 },
        dropped: false,
    }
}

/// The answer as a table.
pub fn text(answer: &Answer) -> String {
    use Align::{Left, Right};
    let mut table = Table::new(&[Left, Right, Right, Right, Right, Right, Right, Right]);
    table.row(Tone::Strong, ["", "points", "±95 %", "win", "g", "lose g", "JSD", "games"]);
    let mut order: Vec<&CandidateAnswer> = answer.candidates.iter().collect();
    order.sort_by(|a, b| b.equity.total_cmp(&a.equity));
    for row in order {
        table.row(
            if row.jsd == 0.0 { Tone::Good } else { Tone::Plain },
            [
                row.play.clone().unwrap_or_else(|| "before the roll".to_owned()),
                term::equity(row.equity),
                format!("{:.3}", row.ci95[1] - row.equity),
                term::percent(row.win as f32),
                term::percent(row.win_g as f32),
                term::percent(row.lose_g as f32),
                format!("{:.1}", row.jsd),
                row.trials.to_string(),
            ],
        );
    }
    let truncated = answer.truncate.map_or_else(String::new, |turns| format!(", {turns} half-moves"));
    format!(
        "{}{} games{truncated}, 0-ply, seed {}, net {}\n",
        table.render(Style::of_stdout(), 0),
        answer.trials,
        answer.seed,
        answer.net
    )
}

/// Whether a question is about one of these games.
pub fn is_meant(query: &Query) -> bool {
    !pasch_engine::gate::fits(&query.rules)
}
