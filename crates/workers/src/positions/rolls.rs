//! All rolls of a position: the best play and the equity of each, how many lose the market, and what the cube asks for.

use std::sync::atomic::AtomicBool;

use pasch_engine::analyst::{AnalystError, Engine, Spot};
use pasch_engine::cube::{CubeMet, CubeVerdict, TakePoints, gammon_value, take_points};
use pasch_engine::search::{Run, SearchError, SearchSettings};
use pasch_formats::diagram::{self, Diagram};
use pasch_rules::{Dice, LegalPlay};

use super::Positions;
use super::evaluate::StudyError;
use pasch_table::board;
use pasch_wire as wire;

/// Pairs of rolls of both players.
const PAIRS: f64 = 1296.0;

impl Positions {
    /// All rolls of a position before its roll, each judged so many plies deep, less where time does not allow it; `None`
    /// where there is no such roll: dice are thrown, a double waits, or the game is played with other dice.
    ///
    /// # Errors
    /// When the position is impossible or the engine does not play the game.
    pub async fn rolls(&self, diagram: Diagram, plies: u8) -> Result<Option<wire::RollsView>, StudyError> {
        self.patiently(move |engine, cancel| all(engine, &diagram, plies, cancel)).await
    }
}

fn all(
    engine: &Engine,
    diagram: &Diagram,
    plies: u8,
    cancel: &AtomicBool,
) -> Result<Option<wire::RollsView>, StudyError> {
    let state = diagram.state()?;
    if diagram.dice.is_some() || diagram.doubled || diagram.variant.spec().dice != 2 {
        return Ok(None);
    }
    let run = Run { cancel: Some(cancel), ..Run::default() };
    let mut found = Vec::new();
    let mut reached = plies;
    for (dice, ways) in Dice::all_rolls() {
        let at = Diagram { dice: Some(dice), ..diagram.clone() };
        let best = match best_of(engine, &at, reached, run) {
            // The rest is looked at less deeply when time is up.
            Err(StudyError::Engine(AnalystError::Search(SearchError::Cancelled))) => {
                reached = 0;
                best_of(engine, &at, 0, Run::default())?
            }
            other => other?,
        };
        found.push(Judged { dice, ways, best });
    }
    let spot = Spot::of(&state)?;
    let met = engine.met(state.rules());
    let at = CubeMet::new(*spot.cube(), &met);
    let evaluation = engine.evaluate(&spot, 0, Run::default())?;
    let may_double = evaluation.decision.best != CubeVerdict::NotAvailable;
    let market_lost = match may_double && spot.board().is_some() {
        true => Some(market(engine, diagram, &found)?),
        false => None,
    };
    let mean = found.iter().map(|one| f64::from(one.ways) * one.best.equity).sum::<f64>() / 36.0;
    let rolls = found.iter().map(|Judged { dice, ways, best }| wire::RollWorth {
        dice: board::faces(dice.as_slice()),
        ways: *ways,
        play: if best.play.play.moves.is_empty() { String::new() } else { best.play.play.to_string() },
        moves: best.play.play.moves.iter().map(board::checker_move).collect(),
        equity: best.equity,
        win: best.win,
        level: format!("{}-ply", best.plies),
    });
    let other = evaluation.probs.swap();
    let theirs = may_double.then(|| take_points(&other, at.swap())).flatten();
    Ok(Some(wire::RollsView {
        position: diagram::encode(diagram),
        rolls: rolls.collect(),
        mean,
        market_lost,
        take: theirs.map(|TakePoints { dead, live }| wire::TakePointView {
            dead,
            live,
            now: 1.0 - f64::from(evaluation.probs.win),
        }),
        gammon: [gammon_value(at), gammon_value(at.swap())].to_vec(),
    }))
}

/// A roll and what it leads to.
struct Judged {
    dice: Dice,
    /// How many of 36 throws are this one.
    ways: u32,
    best: Best,
}

/// The best play of a roll; one without moves where it cannot be played.
struct Best {
    play: LegalPlay,
    equity: f64,
    win: f64,
    plies: u8,
}

fn best_of(engine: &Engine, at: &Diagram, plies: u8, run: Run<'_>) -> Result<Best, StudyError> {
    let state = at.state()?;
    let spot = Spot::of(&state)?;
    let Some(dice) = at.dice else { return Err(AnalystError::Dice.into()) };
    let ranked = engine.rank_plays(&spot, &dice, &SearchSettings::plies(plies), &[], run)?;
    let Some(best) = ranked.into_iter().next() else { return Err(AnalystError::Dice.into()) };
    Ok(Best { equity: best.equity, win: best.probs.win.into(), plies: best.plies, play: best.play })
}

/// The share of all pairs of rolls, the next one of each player, after which a double would be passed. The replies
/// are the best ones of the static net.
fn market(engine: &Engine, diagram: &Diagram, rolls: &[Judged]) -> Result<f64, StudyError> {
    let mut lost = 0;
    for Judged { ways, best, .. } in rolls {
        let play = &best.play;
        if play.again || play.next.is_some() {
            continue;
        }
        let after =
            Diagram { board: play.position.to_setup(), turn: diagram.turn.other(), ..diagram.clone() };
        // The game may be over by this roll.
        if after.state().is_err() {
            lost += 36 * ways;
            continue;
        }
        for (answer, times) in Dice::all_rolls() {
            let at = Diagram { dice: Some(answer), ..after.clone() };
            let reply = best_of(engine, &at, 0, Run::default())?.play;
            let next = Diagram { board: reply.position.to_setup(), turn: diagram.turn, ..diagram.clone() };
            let Ok(state) = next.state() else { continue };
            let decision = engine.evaluate(&Spot::of(&state)?, 0, Run::default())?.decision;
            if decision.best != CubeVerdict::NotAvailable && decision.double_take >= decision.double_pass {
                lost += ways * times;
            }
        }
    }
    Ok(f64::from(lost) / PAIRS)
}
