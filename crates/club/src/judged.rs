//! How well a chouette was played: the board's plays once, each cube for whoever decided about it.

use pasch_analysis::Level;
use pasch_analysis::measure::close_cube;
use pasch_chouette::{
    Action, Chouette, CubeChoice, CubeDecision, Header, LogError, Seat, decisions, two_players,
};
use pasch_engine::analyst::{AnalystError, Engine, Spot};
use pasch_engine::search::Run;
use pasch_formats::diagram::{self, Diagram};
use pasch_messages::Describe;
use pasch_rules::{Action as Fact, GameSetup, MatchState, Phase, Play, SetupTurn};
use pasch_wire as wire;
use thiserror::Error;

use crate::bot::{between_two, main_stake};

/// Wrong decisions in a list.
const WORST: usize = 20;

/// A loss below this, in points, is none.
const NOTHING: f64 = 0.0005;

/// A decision, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The number of the game, from 1.
    pub game: u32,
    /// Who decided.
    pub by: Seat,
    /// It is about a cube.
    pub cube: bool,
    /// It enters the rates: a choice of plays, a close cube or one that was acted on.
    pub counts: bool,
    /// The equity that it lost, in points, as if the cube before it were at 1.
    pub loss: f64,
    /// The course taken and the best one: a play in notation, or a word of the cube.
    pub course: (String, String),
    /// The position of the decision, as Pasch's identifier.
    pub position: String,
}

/// Why games cannot be judged.
#[derive(Debug, Describe, Error)]
#[describe("club-judge")]
pub enum JudgeError {
    /// The log cannot be folded.
    #[describe(transparent)]
    Log(#[from] LogError),
    /// The engine does not play the game, or was told to stop.
    #[describe(transparent)]
    Engine(#[from] AnalystError),
}

fn word(choice: CubeChoice) -> String {
    let word = match choice {
        CubeChoice::Roll => "roll",
        CubeChoice::Double => "double",
        CubeChoice::Take => "take",
        CubeChoice::Drop => "drop",
        CubeChoice::Beaver => "beaver",
    };
    word.to_owned()
}

fn identifier(state: &MatchState) -> String {
    Diagram::of(state).map_or_else(String::new, |found| diagram::encode(&found))
}

/// A play that was made, by the cube that matters most to whoever made it; `None` where nothing was to choose.
fn play(
    engine: &Engine,
    state: &Chouette,
    by: Seat,
    made: &Play,
    run: Run<'_>,
) -> Result<Option<Judged>, AnalystError> {
    let (Some(game), Some(side), Some(stake)) = (state.game(), state.side(by), main_stake(state, by)) else {
        return Ok(None);
    };
    let Phase::ToMove { dice, .. } = *game.board().phase() else { return Ok(None) };
    let Some(two) = between_two(state, SetupTurn::ToMove(side, dice), &stake) else { return Ok(None) };
    let legal = two.play_graph().map(|graph| graph.plays()).unwrap_or_default();
    let Some(end) = legal.iter().find(|one| one.play == *made).filter(|_| legal.len() > 1) else {
        return Ok(None);
    };
    let settings = Level::find("standard").unwrap_or(Level::ALL[0]).depth().play;
    let spot = Spot::of(&two)?;
    let ranked = engine.rank_plays(&spot, &dice, &settings, &[end.position], run)?;
    let Some(best) = ranked.first() else { return Ok(None) };
    let reached = ranked.iter().find(|one| one.play.position == end.position);
    let loss = reached.map_or(0.0, |one| best.equity - one.equity).max(0.0);
    Ok(Some(Judged {
        game: game.number(),
        by,
        cube: false,
        counts: true,
        loss,
        course: (made.to_string(), best.play.play.to_string()),
        position: identifier(&two),
    }))
}

/// A decision about a cube; `None` for one that was forced, or the answer to a beaver.
fn cube(
    engine: &Engine,
    header: &Header,
    decision: &CubeDecision,
    plies: u8,
    run: Run<'_>,
) -> Result<Option<Judged>, AnalystError> {
    let Some(mut setup) = decision.setup().filter(|_| !decision.forced) else { return Ok(None) };
    let acts = matches!(decision.choice, CubeChoice::Roll | CubeChoice::Double);
    let doubler = if acts { decision.side } else { decision.side.other() };
    let asked = GameSetup { turn: SetupTurn::ToRoll(doubler), ..setup };
    let begun = |setup: GameSetup| {
        let mut two = MatchState::new(&two_players(header)).ok()?;
        two.apply(&Fact::Setup(setup)).ok()?;
        Some(two)
    };
    let Some(before) = begun(asked) else { return Ok(None) };
    let (found, _) = engine.cube_decision(&Spot::of(&before)?, plies, run)?;
    let (hold, take, pass) = (found.no_double, found.double_take, found.double_pass);
    let beaver = found.beaver || (header.options.animals > 0 && take < 0.0);
    // Equities for the player who decides.
    let courses: Vec<(CubeChoice, f64)> = if acts {
        vec![(CubeChoice::Roll, hold), (CubeChoice::Double, found.double())]
    } else {
        let mut courses = vec![(CubeChoice::Take, -take), (CubeChoice::Drop, -pass)];
        if beaver || decision.choice == CubeChoice::Beaver {
            courses.push((CubeChoice::Beaver, -2.0 * take));
        }
        courses
    };
    let worth =
        courses.iter().find(|(choice, _)| *choice == decision.choice).map_or(0.0, |(_, worth)| *worth);
    let Some(&(best, most)) = courses.iter().max_by(|one, other| one.1.total_cmp(&other.1)) else {
        return Ok(None);
    };
    let loss = (most - worth).max(0.0);
    let counts = decision.choice != CubeChoice::Roll || close_cube(hold, take, pass) || loss > NOTHING;
    if acts {
        setup.turn = SetupTurn::ToRoll(doubler);
    }
    Ok(Some(Judged {
        game: decision.game,
        by: decision.by,
        cube: true,
        counts,
        loss,
        course: (word(decision.choice), word(best)),
        position: begun(setup).map_or_else(String::new, |state| identifier(&state)),
    }))
}

/// Judges the decisions of games that are finished, from this number on.
///
/// # Errors
/// When the log cannot be folded, the engine does not play the game, or the run is cancelled.
pub fn judge(
    engine: &Engine,
    header: &Header,
    actions: &[Action],
    from: u32,
    run: Run<'_>,
) -> Result<Vec<Judged>, JudgeError> {
    let mut state = Chouette::new(header).map_err(LogError::Options)?;
    let mut found = Vec::new();
    let mut plays = Vec::new();
    for (action, line) in actions.iter().zip(2..) {
        if let (Action::Played { by, play: made }, Some(game)) = (action, state.game())
            && game.number() >= from
        {
            plays.push((state.clone(), *by, made.clone()));
        }
        state.apply(action).map_err(|reason| LogError::Refused { line, reason })?;
    }
    // The game that is still being played is not judged: players could use it.
    let finished = u32::try_from(state.rows().len()).unwrap_or(u32::MAX);
    for (before, by, made) in plays {
        if before.game().is_some_and(|game| game.number() <= finished) {
            found.extend(play(engine, &before, by, &made, run)?);
        }
    }
    let plies = Level::find("standard").map_or(2, |level| level.depth().cube_plies);
    let cubes = decisions(header, actions)?;
    for decision in cubes.iter().filter(|one| (from..=finished).contains(&one.game)) {
        found.extend(cube(engine, header, decision, plies, run)?);
    }
    Ok(found)
}

/// The sums for each player, and what cost most.
#[must_use]
pub fn summed(seats: usize, games: u32, judged: &[Judged]) -> wire::ChouettePlay {
    let player = |seat: u16| {
        let mut sums =
            wire::ChouettePlayer { seat, plays: 0, plays_lost: 0.0, cubes: 0, cubes_lost: 0.0, pr: None };
        for one in judged.iter().filter(|one| one.by.0 == seat && one.counts) {
            let (number, lost) = if one.cube {
                (&mut sums.cubes, &mut sums.cubes_lost)
            } else {
                (&mut sums.plays, &mut sums.plays_lost)
            };
            *number += 1;
            *lost += one.loss;
        }
        let decisions = sums.plays + sums.cubes;
        sums.pr = (decisions > 0).then(|| 500.0 * (sums.plays_lost + sums.cubes_lost) / f64::from(decisions));
        sums
    };
    let mut worst: Vec<&Judged> = judged.iter().filter(|one| one.loss > NOTHING).collect();
    worst.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    let mistake = |one: &Judged| wire::ChouetteMistake {
        game: one.game,
        by: one.by.0,
        cube: one.cube,
        done: one.course.0.clone(),
        best: one.course.1.clone(),
        loss: one.loss,
        position: one.position.clone(),
    };
    wire::ChouettePlay {
        games,
        players: (0..seats).filter_map(|seat| u16::try_from(seat).ok()).map(player).collect(),
        worst: worst.into_iter().take(WORST).map(mistake).collect(),
    }
}
