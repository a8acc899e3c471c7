//! Decisions of bots: each cube as one between two players, plays for the cube of whoever plays.

use pasch_chouette::{Answer, Choice, Chouette, Intent, Seat, Stake, choices, two_players};
use pasch_engine::analyst::{AnalystError, Engine};
use pasch_engine::level::Level;
use pasch_engine::search::Run;
use pasch_rules as rules;
use pasch_rules::{Action, ByPlayer, Crawford, GameSetup, MatchState, Phase, Player, SetupTurn};

/// The board with one cube, as two players know it.
pub(crate) fn between_two(state: &Chouette, turn: SetupTurn, stake: &Stake) -> Option<MatchState> {
    let game = state.game()?;
    let mut two = MatchState::new(&two_players(state.header())).ok()?;
    let setup = GameSetup {
        board: game.board().position().to_setup(),
        turn,
        cube: stake.cube,
        score: ByPlayer::default(),
        crawford: Crawford::Before,
    };
    two.apply(&Action::Setup(setup)).ok()?;
    Some(two)
}

/// The cube that matters most to a seat: for a member the own one, for the box the highest.
pub(crate) fn main_stake(state: &Chouette, seat: Seat) -> Option<Stake> {
    let game = state.game()?;
    let held = |stake: &&Stake| game.box_seat() == seat || stake.holder == seat;
    game.open().filter(held).max_by_key(|stake| stake.cube.value).cloned()
}

/// The intent of a bot in this seat; `None` where it has nothing to do, or waits for somebody else. The seed decides what a
/// weak level overlooks.
///
/// # Errors
/// When the engine does not play the game, or the search is cancelled.
pub fn decide(
    engine: &Engine,
    state: &Chouette,
    seat: Seat,
    level: &Level,
    seed: u64,
    run: Run<'_>,
) -> Result<Option<Intent>, AnalystError> {
    let side = state.side(seat);
    let stake_of = |cube: Seat| state.game().and_then(|game| game.stake(cube)).cloned();
    let mut rolls = false;
    for choice in choices(state, seat) {
        match choice {
            Choice::AnswerPartner | Choice::Consent | Choice::AnswerExtra => {
                return Ok(Some(match choice {
                    Choice::AnswerPartner => Intent::AnswerPartner(true),
                    Choice::Consent => Intent::Consent(true),
                    _ => Intent::AnswerExtra(true),
                }));
            }
            Choice::PayDrop => return Ok(Some(Intent::PayDrop)),
            Choice::Start => return Ok(Some(Intent::Start)),
            Choice::Double { cubes, together } => {
                let Some(side) = side else { continue };
                let mut wanted = Vec::new();
                for cube in cubes {
                    let two =
                        stake_of(cube).and_then(|stake| between_two(state, SetupTurn::ToRoll(side), &stake));
                    if let Some(two) = two
                        && two.may_double(side)
                        && engine.choose_double(&two, level, seed ^ u64::from(cube.0), run)?
                    {
                        wanted.push(cube);
                    } else if together {
                        // All or none: one that is not worth doubling holds back the rest.
                        wanted.clear();
                        break;
                    }
                }
                if !wanted.is_empty() {
                    return Ok(Some(Intent::Double(wanted)));
                }
            }
            Choice::Roll => rolls = true,
            Choice::Play => {
                let (Some(side), Some(stake), Some(game)) = (side, main_stake(state, seat), state.game())
                else {
                    continue;
                };
                let Phase::ToMove { dice, .. } = *game.board().phase() else { continue };
                let two = between_two(state, SetupTurn::ToMove(side, dice), &stake);
                let play = match two {
                    Some(two) => engine.choose_play(&two, level, seed, run)?,
                    None => engine.choose_play(game.board(), level, seed, run)?,
                };
                return Ok(Some(Intent::Play(play)));
            }
            Choice::Answer { cube, answers } => {
                let answer = answer(engine, state, cube, &answers, level, seed, run)?;
                return Ok(Some(Intent::Answer { cube, answer }));
            }
            Choice::AnswerResignation { cubes } => {
                let Some(cube) = cubes.first().copied() else { continue };
                let accept = accepts(engine, state, cube, level, run)?;
                return Ok(Some(Intent::AnswerResignation { cube, accept }));
            }
            _ => {}
        }
    }
    Ok(rolls.then_some(Intent::Roll))
}

/// The answer to an offered cube, among those that are possible.
fn answer(
    engine: &Engine,
    state: &Chouette,
    cube: Seat,
    possible: &[Answer],
    level: &Level,
    seed: u64,
    run: Run<'_>,
) -> Result<Answer, AnalystError> {
    let last = possible.last().copied().unwrap_or(Answer::Drop);
    let Some(game) = state.game() else { return Ok(last) };
    let pasch_chouette::Pending::Answers(round) = game.pending() else { return Ok(last) };
    let by = round.by();
    // The answer to a beaver: who doubled believed in it.
    if round.depth > 0 {
        return Ok(if possible.contains(&Answer::Take) { Answer::Take } else { last });
    }
    let two = game.stake(cube).and_then(|stake| between_two(state, SetupTurn::Doubled(by), stake));
    let Some(two) = two else { return Ok(last) };
    let wanted = match engine.answer_double(&two, level, seed ^ u64::from(cube.0), run)? {
        rules::Intent::Beaver => Answer::Beaver,
        rules::Intent::Drop => Answer::Drop,
        _ => Answer::Take,
    };
    let beavers = possible.contains(&Answer::Beaver);
    Ok(match wanted {
        wanted if possible.contains(&wanted) => wanted,
        // Whoever has to beaver or drop beavers where a take is right.
        Answer::Take if beavers => Answer::Beaver,
        Answer::Beaver if possible.contains(&Answer::Take) => Answer::Take,
        _ => last,
    })
}

/// Whether a resignation is worth as much as playing on.
fn accepts(
    engine: &Engine,
    state: &Chouette,
    cube: Seat,
    level: &Level,
    run: Run<'_>,
) -> Result<bool, AnalystError> {
    let Some(game) = state.game() else { return Ok(true) };
    let pasch_chouette::Pending::Resignation { by, grade, .. } = game.pending() else { return Ok(true) };
    let Some(stake) = game.stake(cube) else { return Ok(true) };
    let turn: Player = match *game.board().phase() {
        Phase::ToRoll { player } | Phase::ToMove { player, .. } => player,
        _ => *by,
    };
    let Some(mut two) = between_two(state, SetupTurn::ToRoll(turn), stake) else { return Ok(true) };
    if two.apply(&Action::OfferResign { by: *by, grade: *grade }).is_err() {
        return Ok(true);
    }
    engine.accepts_resignation(&two, level, run)
}
