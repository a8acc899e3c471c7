//! Answers of the bear-off databases and the rules of thumb about a race.

use pasch_analysis::course;
use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::cube::{CubeInfo, CubeOwner};
use pasch_engine::race::{self, Advice};
use pasch_engine::search::Run;
use pasch_engine::standard::Board;
use pasch_formats::diagram::{self, Diagram};

use super::{Positions, StudyError};
use pasch_table::board;
use pasch_wire as wire;

/// Pips of a roll, on average.
const ROLL: f64 = 49.0 / 6.0;

/// Least chance that is shown.
const LEAST: f64 = 5e-5;

impl Positions {
    /// What is known of a race; `None` when the position is none, or of a game the databases know nothing of.
    ///
    /// # Errors
    /// When the position is impossible or the engine refuses.
    pub async fn endgame(&self, diagram: Diagram) -> Result<Option<wire::EndgameView>, StudyError> {
        let engine = self.engine.now();
        let work = tokio::task::spawn_blocking(move || race(&engine, &diagram));
        work.await.map_err(|_| StudyError::Panicked)?
    }
}

/// What an engine knows of a race.
///
/// # Errors
/// When the position is impossible or the engine refuses.
pub fn race(engine: &Engine, diagram: &Diagram) -> Result<Option<wire::EndgameView>, StudyError> {
    let state = diagram.state()?;
    let spot = Spot::of(&state)?;
    let Some(found) = spot.board().copied().filter(Board::is_race) else { return Ok(None) };
    let searcher = engine.searcher();
    let cubes = [(false, CubeOwner::Centred), (true, CubeOwner::Mine)];
    let money =
        |owner| CubeInfo::money(false, false).with(if owner == CubeOwner::Mine { 2 } else { 1 }, owner);
    let (_, probs) = searcher
        .cube_decision(&found, &money(CubeOwner::Centred), 0, Run::default())
        .map_err(pasch_engine::analyst::AnalystError::from)?;
    let win = f64::from(probs.win);
    let cube = |(owned, owner)| -> Result<wire::MoneyCube, StudyError> {
        let decided = searcher.cube_decision(&found, &money(owner), 0, Run::default());
        let (decision, _) = decided.map_err(pasch_engine::analyst::AnalystError::from)?;
        Ok(wire::MoneyCube {
            owned,
            no_double: decision.no_double,
            double_take: decision.double_take,
            double_pass: decision.double_pass,
            best: course(decision.best, owned).to_string(),
            ideal: race::keeler_spencer(win, owner),
        })
    };
    let pips = [found.pips(0), found.pips(1)];
    Ok(Some(wire::EndgameView {
        position: diagram::encode(diagram),
        player: board::seat(spot.player()),
        pips: pips.to_vec(),
        bearoff: (0..2).map(|lane| bearoff(engine, &found, lane)).collect(),
        win,
        exact: searcher.known_probs(&found).is_some(),
        cubes: if spot.rules().has_cube() {
            cubes.into_iter().map(cube).collect::<Result<_, _>>()?
        } else {
            Vec::new()
        },
        cubes_exact: searcher.known_value(&found, &money(CubeOwner::Centred)).is_some(),
        rules: rules(&found, pips),
    }))
}

fn bearoff(engine: &Engine, found: &Board, lane: usize) -> Option<wire::BearoffView> {
    let rolls = engine.searcher().bearoff()?.rolls_to_clear(&found.lanes[lane])?;
    let mut chances = Vec::new();
    let mut left = 1.0;
    while left > LEAST && chances.len() < 64 {
        let chance = rolls.exactly(chances.len());
        left -= chance;
        chances.push(chance);
    }
    let mean = rolls.mean();
    let effective = mean * ROLL;
    let wastage = effective - f64::from(found.pips(lane));
    Some(wire::BearoffView { chances, mean, deviation: rolls.deviation(), effective, wastage })
}

fn rules(found: &Board, pips: [u32; 2]) -> Vec<wire::RaceRule> {
    let (keith, kleinman, trice) = (race::keith(found), race::kleinman(pips), race::trice(pips));
    let advice =
        |one: Advice| wire::RaceAdvice { double: one.double, redouble: one.redouble, take: one.take };
    vec![
        wire::RaceRule::Keith { mine: keith.mine, theirs: keith.theirs, advice: advice(keith.advice) },
        wire::RaceRule::Kleinman {
            metric: kleinman.metric,
            win: kleinman.win,
            advice: advice(kleinman.advice),
        },
        wire::RaceRule::Trice {
            last_take: trice.last_take,
            behind: i32::try_from(trice.behind).unwrap_or(i32::MAX),
            advice: advice(trice.advice),
        },
    ]
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use pasch_engine::bearoff::{Bearoff, TwoSided};

    use super::*;
    use pasch_host::Threads;

    fn engine() -> Engine {
        let one = Bearoff::generate(6, 6, &mut |_| true).unwrap();
        let two = TwoSided::generate(6, 3, &Threads(1), &mut |_| true).unwrap();
        Engine::builtin().with_bearoff(Arc::new(one)).with_two_sided(Arc::new(two))
    }

    fn view(engine: &Engine, id: &str) -> Option<wire::EndgameView> {
        race(engine, &diagram::decode(id).unwrap()).unwrap()
    }

    #[test]
    fn a_late_bear_off_is_known_to_the_last_digit() {
        let engine = engine();
        // Two checkers on the ace point are off with any roll; the other needs one roll more.
        let sure = view(&engine, "-B----------------------a-:0:0:1:00:0:0:0:0:10").unwrap();
        assert_eq!(
            (sure.pips.as_slice(), sure.win, sure.exact, sure.cubes_exact),
            (&[2, 1][..], 1.0, true, true)
        );
        let mine = sure.bearoff[0].as_ref().unwrap();
        assert_eq!((mine.chances.as_slice(), mine.mean), (&[0.0, 1.0][..], 1.0));
        assert!((mine.wastage - (ROLL - 2.0)).abs() < 1e-9);
        // 6 and 5 points: 15 of 36 rolls take both off, and the other is off with the next one.
        let known = view(&engine, "-----AA-----------------a-:0:0:1:00:0:0:0:0:10").unwrap();
        let double = &known.cubes[0];
        assert!((known.win - 6.0 / 36.0).abs() < 1e-3, "{known:?}");
        assert!(
            (double.no_double - (2.0 * known.win - 1.0)).abs() < 1e-3
                && double.double_take < double.no_double
        );
        assert_eq!(double.best, "No double, take");
    }

    #[test]
    fn long_races_have_rules_of_thumb_and_contact_has_nothing() {
        let engine = engine();
        let race = view(&engine, "-BBBCCC----------cccbbb---:0:0:1:00:0:0:0:0:10").unwrap();
        assert_eq!((race.bearoff[0].is_none(), race.exact, race.cubes.len()), (true, false, 2));
        assert_eq!(race.rules.len(), 3);
        assert!(race.win > 0.5 && race.cubes[0].ideal > 0.0);
        assert_eq!(view(&engine, "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"), None);
        assert_eq!(view(&engine, "fevga:6x2:6x2:a:0:0:0-0:0"), None);
    }
}
