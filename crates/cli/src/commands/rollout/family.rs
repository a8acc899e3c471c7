//! `pasch rollout` in the games whose checkers do not move as in backgammon: the cube stays where it is, both sides play at
//! a glance or a roll deep.

use std::time::Instant;

use anyhow::{Context, Result, bail};
use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::cube::CubeMet;
use pasch_engine::family::rollout::{FamilyRolled, FamilyRollout, FamilyState, FamilySums};
use pasch_engine::family::{After, RankedAfter};
use pasch_engine::net::checksum;
use pasch_engine::rollout::{Luck, RolloutSettings};
use pasch_engine::search::{Run, SearchError, SearchSettings};
use pasch_host::Threads;
use pasch_rules::PlayGraph;

use super::{Answer, Args, CandidateAnswer, KEEP_EVERY};
use crate::commands::eval;
use pasch_console::engine;
use pasch_console::files;
use pasch_console::query::Query;
use pasch_console::stop;
use pasch_console::term::{self, Align, Style, Table, Tone};

/// Half-moves when nobody says: games are long, and the net is judged by its later self.
const HORIZON: u32 = 20;

/// Rolls out a position, or the best plays of its roll.
///
/// # Errors
/// When the engine does not play the game, the game is over, or it was stopped.
pub fn answer(engine: &Engine, query: &Query, settings: &RolloutSettings, args: &Args) -> Result<Answer> {
    if args.jsd.is_some() {
        bail!("--jsd is for games whose checkers move as in backgammon");
    }
    let plies = args.plies.unwrap_or(0);
    if plies > 1 {
        bail!("games whose checkers do not move as in backgammon are rolled out with --plies 0 or 1");
    }
    if [query.on_roll, query.on_roll.other()].into_iter().any(|player| query.position.is_finished(player)) {
        bail!("the game is over");
    }
    let cube = query.cube_info();
    let spot = Spot::new(&query.rules, &query.position, query.on_roll, cube)?;
    let state = spot.state();
    let searcher = engine.family(spot.rules())?.at(&cube, query.on_roll);
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
        plies,
    };
    let chosen = query.named_plays(&args.play)?;
    let mut subjects: Vec<(Option<String>, After)> = vec![(None, After::Next(state))];
    if let Some(dice) = &query.dice {
        let ply = SearchSettings { cubeful: false, ..SearchSettings::plies(1) };
        let ranked = searcher.rank(&state, dice, &cube, &ply, &[], run)?;
        let context = state.context(query.on_roll);
        let graph = PlayGraph::new(&query.rules, &query.position, query.on_roll, dice, &context);
        let plays = graph.plays();
        let named = |ranked: &RankedAfter| {
            let play = plays
                .iter()
                .find(|play| play.position == ranked.landing.position && play.again == ranked.landing.again);
            (play.map(|play| play.play.to_string()), ranked.after)
        };
        let is_chosen = |one: &RankedAfter| {
            chosen.iter().any(|play| play.position == one.landing.position && play.again == one.landing.again)
        };
        let wanted = ranked.iter().enumerate().filter(|(place, one)| *place < args.best() || is_chosen(one));
        subjects = wanted.map(|(_, one)| named(one)).collect();
    }
    let ends: Vec<After> = subjects.iter().map(|(_, after)| *after).collect();
    let kept = match args.state.as_deref().filter(|path| path.exists()) {
        None => None,
        Some(path) => {
            let kept = FamilyState::from_bytes(&files::read(path)?);
            let fits =
                |kept: &FamilyState| kept.fits(rollout.key(&searcher, &ends, query.on_roll), ends.len());
            let kept = kept.filter(fits);
            Some(kept.with_context(|| format!("{}: no state of this rollout", path.display()))?)
        }
    };
    let mut written = Instant::now();
    let bar = stop::bar(rollout.trials.into(), "rolling out");
    let result = rollout.run_all(kept, &searcher, &ends, query.on_roll, run, &mut |so_far| {
        bar.set_position(so_far.trials().into());
        if let Some(path) = args.state.as_deref().filter(|_| written.elapsed() > KEEP_EVERY) {
            // The last time counts, and is reported.
            let _ = files::write(Some(path), &so_far.to_bytes());
            written = Instant::now();
        }
    });
    bar.finish_and_clear();
    let (state, whole) = match result {
        Err(SearchError::Cancelled) => bail!("stopped before anything was known"),
        other => other?,
    };
    if let Some(path) = &args.state {
        files::write(Some(path), &state.to_bytes())?;
    }
    let rolled: Vec<FamilyRolled> = state.sums().iter().map(FamilySums::rolled).collect();
    let met = engine.met(spot.rules());
    let at = CubeMet::new(*spot.cube(), &met);
    let equity = |place: usize| rolled[place].equity(at).mean;
    let best = (0..rolled.len()).max_by(|a, b| equity(*a).total_cmp(&equity(*b)).then(b.cmp(a))).unwrap_or(0);
    let candidates = subjects
        .iter()
        .zip(&rolled)
        .map(|((play, _), result)| candidate(play.clone(), result, &rolled[best], at))
        .collect();
    Ok(Answer {
        candidates,
        best: subjects[best].0.clone().unwrap_or_else(|| "No double".to_owned()),
        ended: if whole { "complete" } else { "cancelled" },
        seed: rollout.seed,
        trials: state.trials(),
        truncate: rollout.horizon,
        plies: [plies, plies],
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
    let (equity, top) = (rolled.equity(at), best.equity(at));
    let (low, high) = equity.ci95();
    let probs = &rolled.worth.probs;
    let six = |p: f32| eval::six(p.into());
    let behind = top.mean - equity.mean;
    let joint = top.se.hypot(equity.se);
    CandidateAnswer {
        subject: if play.is_some() { "play" } else { "no_double" },
        play,
        trials: rolled.trials.into(),
        equity: eval::six(equity.mean),
        se: eval::six(equity.se),
        ci95: [eval::six(low), eval::six(high)],
        cubeless: eval::six(equity.mean),
        cubeless_se: eval::six(equity.se),
        win: six(probs.win),
        win_g: six(probs.win_g),
        win_bg: six(probs.win_bg),
        lose_g: six(probs.lose_g),
        lose_bg: six(probs.lose_bg),
        mwc: at.is_match().then(|| eval::six(rolled.worth.mwc())),
        jsd: if behind > 0.0 { eval::six(behind / joint.max(1e-9)) } else { 0.0 },
        dropped: false,
    }
}

/// The answer as a table.
pub fn text(answer: &Answer) -> String {
    use Align::{Left, Right};
    let mut table = Table::new(&[Left, Right, Right, Right, Right, Right, Right, Right]);
    table.row(Tone::Strong, ["", "equity", "±95 %", "win", "g", "lose g", "JSD", "games"]);
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
        "{}{} games{truncated}, {}-ply, seed {}, net {}\n",
        table.render(Style::of_stdout(), 0),
        answer.trials,
        answer.plies[0],
        answer.seed,
        answer.net
    )
}

/// Whether a question is about one of these games.
pub fn is_meant(query: &Query) -> bool {
    !pasch_engine::gate::fits(&query.rules)
}
