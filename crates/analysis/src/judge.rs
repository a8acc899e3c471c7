//! One decision at a time: what the engine says about it, and what was given up.

use pasch_engine::analyst::{Engine, cube_of};
use pasch_engine::cube::{CubeDecision, CubeInfo, CubeMet, CubeOwner, cubeless_equity};
use pasch_engine::eval::Probs;
use pasch_engine::search::{Run, SearchError};
use pasch_messages::Describe;
use pasch_rules::{Dice, Landing, LegalPlay, MatchState, Play, Player};
use thiserror::Error;

use crate::ask::{Ask, CubeAnswer, Ranked, Stop};
use crate::compared;
use crate::level::Depth;
use crate::measure::{CubeMistake, LEAST_SPREAD, close_cube};
use crate::memory::Remembered;
use crate::plan::{Item, Question};
use crate::reason::Why;
use crate::report::{Candidate, CubeAction, CubeReport, Decision, Luck, PlayReport, Rolled, Turn};
use crate::theme::Theme;
use crate::words::course;

/// The best plays kept in a report; the one that was played is kept wherever it ranks.
pub const CANDIDATES: usize = 10;

/// Why an item could not be judged.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("judge-error")]
pub enum JudgeError {
    /// The search was stopped or refused.
    #[describe(args(action = action + 1))]
    Search {
        /// Index of the action in the record.
        #[describe(skip)]
        action: usize,
        /// Why the search gave no answer.
        source: SearchError,
    },
    /// The item does not come from a plan: its question does not fit its state.
    #[describe(args(action = action + 1))]
    Misfit {
        /// Index of the action in the record.
        #[describe(skip)]
        action: usize,
    },
}

/// A judged item, ready to be put into a report. Its mark is set there.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The decision with its loss and candidates.
    pub turn: Turn,
    /// Best less worst equity over all results of the roll; 0 for cube decisions.
    pub spread: f64,
}

/// Judges one item. The result depends on nothing but the item, the engine and the depth.
///
/// # Errors
/// When `run` was cancelled, or the item does not come from [`plan()`](crate::plan()).
pub fn judge_item(item: &Item, engine: &Engine, depth: &Depth, run: Run<'_>) -> Result<Judged, JudgeError> {
    judge_remembering(item, engine, depth, None, run)
}

/// As [`judge_item`], but asks the memory before the engine and tells it what the engine said. The result is the same.
///
/// # Errors
/// The same errors as [`judge_item`].
pub fn judge_remembering(
    item: &Item,
    engine: &Engine,
    depth: &Depth,
    memory: Option<&Remembered<'_>>,
    run: Run<'_>,
) -> Result<Judged, JudgeError> {
    let judge = Judge { item, memory, ask: Ask { state: &item.before, engine, depth, run } };
    let judged = match &item.question {
        Question::Play { dice, play, opening } => judge.play(*dice, play, *opening),
        Question::Turn(action) => judge.turn(*action),
        Question::Answer { action, depth } => judge.answer(*action, *depth),
    };
    judged.map_err(|stop| match stop {
        Stop::Search(source) => JudgeError::Search { action: item.action, source },
        Stop::Misfit => JudgeError::Misfit { action: item.action },
    })
}

struct Judge<'j> {
    item: &'j Item,
    memory: Option<&'j Remembered<'j>>,
    ask: Ask<'j>,
}

/// What there is to say about a decision before it becomes a [`Turn`].
struct Verdict {
    decision: Decision,
    /// Seat's chances before the decision, and whose they are.
    win: f32,
    mwc: Option<f64>,
    view: Player,
    loss: f64,
    loss_mwc: Option<f64>,
    counts: bool,
    luck: Option<Luck>,
    why: Why,
    spread: f64,
}

impl Judge<'_> {
    fn state(&self) -> &MatchState {
        &self.item.before
    }

    fn play(&self, dice: Dice, play: &Play, opening: bool) -> Result<Judged, Stop> {
        let player = self.item.player;
        let graph = self.state().play_graph().ok_or(Stop::Misfit)?;
        let node = &graph.nodes()[graph.walk(play).ok_or(Stop::Misfit)?];
        let chosen = Landing { position: node.position, again: node.again, next: node.next };
        let before = self.ask.board(self.state().position(), player)?;
        let legal = graph.plays();
        let ends: Vec<Landing> = legal.iter().map(LegalPlay::landing).collect();
        let made = ends.iter().position(|end| *end == chosen).ok_or(Stop::Misfit)?;

        let ask = || self.ask.play(player, dice, opening, (&ends, made, CANDIDATES));
        let answer = match self.memory {
            Some(memory) => memory.play(&self.ask, (player, dice, opening), &ends[made], legal.len(), ask)?,
            None => ask()?,
        };
        let best = answer.ranked.first().ok_or(Stop::Misfit)?;
        let mine = answer.ranked.iter().find(|ranked| ranked.end == made).ok_or(Stop::Misfit)?;
        let candidates = if graph.is_dance() { Vec::new() } else { candidates(&answer.ranked, &legal)? };
        let played = candidates.iter().position(|c| c.rank == mine.rank);
        let loss = (best.equity - mine.equity).max(0.0);
        let after = |c: &Candidate| self.ask.board(&c.position, player).ok().flatten();
        let why = compared::play(before.as_ref(), &candidates, played.unwrap_or(0), after);
        let results = if graph.is_dance() { 0 } else { answer.results };
        self.judged(Verdict {
            win: best.probs.win,
            mwc: best.mwc,
            view: player,
            loss,
            loss_mwc: pair(best.mwc, mine.mwc).map(|(best, mine)| (best - mine).max(0.0)),
            counts: results >= 2 && answer.spread >= LEAST_SPREAD,
            luck: Some(answer.luck),
            why,
            spread: answer.spread,
            decision: Decision::Play(PlayReport {
                dice,
                text: play.to_string(),
                results,
                candidates,
                played,
            }),
        })
    }

    /// Double or roll on.
    fn turn(&self, action: CubeAction) -> Result<Judged, Stop> {
        let player = self.item.player;
        let cube = cube_of(self.state(), player);
        let CubeAnswer { decision, probs, rolled } = self.decide(player, &cube, action)?;
        let doubled = action == CubeAction::Double;
        let loss = if doubled { decision.double_loss() } else { decision.no_double_loss() }.max(0.0);
        let branches = decision.mwc.map(|[nd, dt, dp]| (nd, dt.min(dp)));
        let counts = doubled || close_cube(decision.no_double, decision.double(), decision.double_pass);
        let wrong = if doubled { CubeMistake::WrongDouble } else { CubeMistake::MissedDouble };
        let loss_mwc =
            branches.map(|(nd, double)| (nd.max(double) - if doubled { double } else { nd }).max(0.0));
        let board = self.ask.board(self.state().position(), player)?;
        let why = compared::turn(&decision, &probs, (cube.value > 1, loss <= 0.0), board.as_ref());
        self.cube(
            CubeVerdictOf {
                action,
                decision,
                probs,
                rolled,
                cube,
                loss,
                counts,
                wrong,
                doubler: player,
                why,
            },
            loss_mwc,
        )
    }

    /// Take, drop, or turn the cube once more.
    fn answer(&self, action: CubeAction, depth: u8) -> Result<Judged, Stop> {
        let player = self.item.player;
        // Beavers alternate: the first doubler answers every other one.
        let doubler = if depth.is_multiple_of(2) { player.other() } else { player };
        let mut cube = cube_of(self.state(), doubler);
        if depth > 0 {
            cube.value >>= depth;
            cube.owner = if cube.value > 1 { CubeOwner::Mine } else { CubeOwner::Centred };
        }
        let CubeAnswer { decision, probs, rolled } = self.decide(doubler, &cube, action)?;

        // In units of the first cube, by who answers.
        let stake = f64::from(1u32 << depth.min(30));
        let accept = stake * if player == doubler { decision.double_take } else { -decision.double_take };
        let drop = -stake * decision.double_pass;
        let raise = self.state().may_beaver().then(|| (2.0 * accept).min(2.0 * stake));
        let mine = match action {
            CubeAction::Drop => drop,
            CubeAction::Beaver => raise.ok_or(Stop::Misfit)?,
            _ => accept,
        };
        let best = accept.max(drop).max(raise.unwrap_or(f64::NEG_INFINITY));
        let right = match raise {
            Some(raise) if raise >= best => CubeAction::Beaver,
            _ if accept >= best => CubeAction::Take,
            _ => CubeAction::Drop,
        };
        let wrong = match action {
            CubeAction::Drop => CubeMistake::WrongPass,
            CubeAction::Beaver => CubeMistake::WrongBeaver,
            _ if right == CubeAction::Beaver => CubeMistake::WrongBeaver,
            _ => CubeMistake::WrongTake,
        };
        let loss_mwc = decision.mwc.map(|[_, dt, dp]| {
            let mine = if action == CubeAction::Drop { dp } else { dt };
            (mine - dt.min(dp)).max(0.0)
        });
        let loss = (best - mine).max(0.0);
        let mine = if player == doubler { probs } else { probs.swap() };
        let board = self.ask.board(self.state().position(), player)?;
        let race = board.as_ref().and_then(compared::race);
        let why = Why::Answer { right, depth, probs: mine, take: accept / stake, pass: drop / stake, race };
        self.cube(
            CubeVerdictOf { action, decision, probs, rolled, cube, loss, counts: true, wrong, doubler, why },
            loss_mwc,
        )
    }

    fn decide(&self, doubler: Player, cube: &CubeInfo, action: CubeAction) -> Result<CubeAnswer, Stop> {
        let ask = || self.ask.cube(doubler, cube, action);
        match self.memory {
            Some(memory) => memory.cube(&self.ask, (doubler, *cube, action), ask),
            None => ask(),
        }
    }

    fn cube(&self, of: CubeVerdictOf, loss_mwc: Option<f64>) -> Result<Judged, Stop> {
        let CubeVerdictOf { action, decision, probs, rolled, cube, loss, counts, wrong, doubler, why } = of;
        let best = course(decision.best, cube.value > 1);
        let met = self.ask.engine.met(self.state().rules());
        let mwc = decision.mwc.map(|[nd, dt, dp]| match action {
            CubeAction::NoDouble | CubeAction::Double => nd.max(dt.min(dp)),
            _ => dt.min(dp),
        });
        self.judged(Verdict {
            win: probs.win,
            mwc,
            view: doubler,
            loss,
            loss_mwc,
            counts,
            luck: None,
            why,
            spread: 0.0,
            decision: Decision::Cube(CubeReport {
                action,
                no_double: decision.no_double,
                double_take: decision.double_take,
                double_pass: decision.double_pass,
                best,
                should_double: decision.should_double(),
                should_take: decision.take,
                mistake: (loss >= LEAST_SPREAD).then_some(wrong),
                probs,
                cubeless: cubeless_equity(&probs, CubeMet::new(cube, &met)),
                mwc: decision.mwc,
                shown: counts,
                rolled,
            }),
        })
    }

    fn judged(&self, verdict: Verdict) -> Result<Judged, Stop> {
        let Item { action, number, player, .. } = *self.item;
        let for_a = |chance: f32| if verdict.view == Player::A { chance } else { 1.0 - chance };
        // Of a cube action it is the doubler's board: theirs is the next roll.
        let board = self.ask.board(self.state().position(), verdict.view)?;
        let setting = board.map(|board| Theme::of(&board, number));
        let theme = match &verdict.decision {
            Decision::Cube(_) => Some(Theme::Cube),
            Decision::Play(_) => setting,
        };
        let turn = Turn {
            action,
            number,
            player,
            position: *self.state().position(),
            cube: self.state().cube(),
            cube_in_play: self.state().cube_in_play(),
            win_before: for_a(verdict.win),
            mwc_before: verdict.mwc.map(|mwc| for_a(mwc as f32)),
            decision: verdict.decision,
            theme,
            setting,
            loss: verdict.loss,
            loss_mwc: verdict.loss_mwc,
            mark: None,
            counts: verdict.counts,
            luck: verdict.luck,
            why: verdict.why,
        };
        Ok(Judged { turn, spread: verdict.spread })
    }
}

struct CubeVerdictOf {
    action: CubeAction,
    decision: CubeDecision,
    probs: Probs,
    rolled: Option<Rolled>,
    cube: CubeInfo,
    loss: f64,
    counts: bool,
    wrong: CubeMistake,
    doubler: Player,
    why: Why,
}

fn pair(a: Option<f64>, b: Option<f64>) -> Option<(f64, f64)> {
    Some((a?, b?))
}

/// The plays of an answer, with the moves the rules know them by. Equities of different depths are not compared.
fn candidates(ranked: &[Ranked], legal: &[LegalPlay]) -> Result<Vec<Candidate>, Stop> {
    let behind = |one: &Ranked| {
        let best = ranked.first().filter(|best| best.is_level_with(one))?;
        Some((best.equity - one.equity).max(0.0))
    };
    ranked
        .iter()
        .map(|ranked| {
            let legal = legal.get(ranked.end).ok_or(Stop::Misfit)?;
            Ok(Candidate {
                rank: ranked.rank,
                play: legal.play.to_string(),
                moves: legal.play.moves.clone(),
                position: legal.position,
                equity: ranked.equity,
                loss: behind(ranked),
                mwc: ranked.mwc,
                probs: ranked.probs,
                plies: ranked.plies,
                rolled: ranked.rolled,
            })
        })
        .collect()
}
