//! One decision at a time: what the engine says about it, and what was given up.

use std::collections::HashMap;

use pasch_engine::analyst::{Engine, Spot, cube_of};
use pasch_engine::cube::{CubeDecision, CubeInfo, CubeMet, CubeOwner, CubeVerdict, cubeless_equity};
use pasch_engine::eval::Probs;
use pasch_engine::family;
use pasch_engine::gate::{board_from, fits, position_from};
use pasch_engine::search::{Run, SearchError, SearchSettings};
use pasch_engine::standard::Board;
use pasch_rules::{Dice, Landing, LegalPlay, MatchState, Play, Player, Position};
use thiserror::Error;

use crate::level::Depth;
use crate::measure::{CubeMistake, LEAST_SPREAD, close_cube};
use crate::plan::{Item, Question};
use crate::report::{Candidate, CubeAction, CubeReport, Decision, Luck, PlayReport, Turn};
use crate::why;

/// The best plays kept in a report; the one that was played is kept wherever it ranks.
pub const CANDIDATES: usize = 10;

/// Why an item could not be judged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JudgeError {
    /// The search was stopped or refused.
    #[error("action {} of the record: {source}", action + 1)]
    Search {
        /// Index of the action in the record.
        action: usize,
        /// Why.
        source: SearchError,
    },
    /// The item does not come from a plan: its question does not fit its state.
    #[error("action {} of the record is not what its state asks for", action + 1)]
    Misfit {
        /// Index of the action in the record.
        action: usize,
    },
}

/// A judged item, ready to be put into a report. Its mark is set there.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The decision.
    pub turn: Turn,
    /// Best less worst equity over all results of the roll; 0 for cube decisions.
    pub spread: f64,
}

/// Judges one item. The result depends on nothing but the item, the engine and the depth.
///
/// # Errors
/// When `run` was cancelled, or the item does not come from [`plan()`](crate::plan()).
pub fn judge_item(item: &Item, engine: &Engine, depth: &Depth, run: Run<'_>) -> Result<Judged, JudgeError> {
    let judge = Judge { item, engine, depth, run };
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

enum Stop {
    Search(SearchError),
    Misfit,
}

impl From<SearchError> for Stop {
    fn from(error: SearchError) -> Self {
        Self::Search(error)
    }
}

struct Judge<'j> {
    item: &'j Item,
    engine: &'j Engine,
    depth: &'j Depth,
    run: Run<'j>,
}

/// A play's end as the engine ranked it; all numbers are the mover's.
struct Ranked {
    end: Landing,
    probs: Probs,
    equity: f64,
    mwc: Option<f64>,
    plies: u8,
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
    why: String,
    spread: f64,
}

impl Judge<'_> {
    fn state(&self) -> &MatchState {
        &self.item.before
    }

    /// The engine's board of a position of this game, `player` first; `None` where checkers do not move as in backgammon.
    fn board(&self, position: &Position, player: Player) -> Result<Option<Board>, Stop> {
        let rules = self.state().rules();
        if !fits(rules) {
            return Ok(None);
        }
        board_from(position, player, rules).map(Some).map_err(|_| Stop::Misfit)
    }

    /// Every end of a play of this roll by `player`, best first.
    fn rank(
        &self,
        player: Player,
        dice: &Dice,
        cube: &CubeInfo,
        settings: &SearchSettings,
        always: &[Position],
    ) -> Result<Vec<Ranked>, Stop> {
        let Some(board) = self.board(self.state().position(), player)? else {
            let spot = Spot::of_player(self.state(), player).map_err(|_| Stop::Misfit)?;
            let searcher = self.engine.family(spot.rules()).map_err(|_| Stop::Misfit)?;
            let ranked = searcher.rank(&spot.state(), dice, cube, settings, always, self.run)?;
            let of = |play: &family::RankedAfter| Ranked {
                end: play.landing,
                probs: play.worth.probs,
                equity: play.equity,
                mwc: play.mwc,
                plies: play.plies,
            };
            return Ok(ranked.iter().map(of).collect());
        };
        let mut boards = Vec::new();
        for position in always {
            boards.extend(self.board(position, player)?);
        }
        let roll = (dice.high().face(), dice.low().face());
        let ranked = self.engine.searcher().rank_plays(&board, roll, cube, settings, &boards, self.run)?;
        let of = |play: &pasch_engine::search::RankedPlay| Ranked {
            end: Landing { position: position_from(&play.board, player), again: false, next: None },
            probs: play.probs,
            equity: play.equity,
            mwc: play.mwc,
            plies: play.plies,
        };
        Ok(ranked.iter().map(of).collect())
    }

    fn play(&self, dice: Dice, play: &Play, opening: bool) -> Result<Judged, Stop> {
        let player = self.item.player;
        let graph = self.state().play_graph().ok_or(Stop::Misfit)?;
        let node = &graph.nodes()[graph.walk(play).ok_or(Stop::Misfit)?];
        let end = Landing { position: node.position, again: node.again, next: node.next };
        let before = self.board(self.state().position(), player)?;
        let cube = cube_of(self.state(), player);

        let ranked = self.rank(player, &dice, &cube, &self.depth.play, &[node.position])?;
        let landing =
            |play: &LegalPlay| Landing { position: play.position, again: play.again, next: play.next };
        let legal: HashMap<Landing, LegalPlay> =
            graph.plays().into_iter().map(|play| (landing(&play), play)).collect();
        let place = ranked.iter().position(|r| r.end == end).ok_or(Stop::Misfit)?;
        let best = &ranked[0];
        let candidates = if graph.is_dance() { Vec::new() } else { candidates(&ranked, &legal, place)? };
        let played = candidates.iter().position(|c| c.rank == place + 1);
        let loss = (best.equity - ranked[place].equity).max(0.0);
        let spread = spread(&ranked);
        let after = |c: &Candidate| self.board(&c.position, player).ok().flatten();
        let why = why::play(before.as_ref(), &candidates, played.unwrap_or(0), after);
        let luck = self.luck(player, &dice, &cube, opening)?;
        let results = if graph.is_dance() { 0 } else { ranked.len() };
        self.judged(Verdict {
            win: best.probs.win,
            mwc: best.mwc,
            view: player,
            loss,
            loss_mwc: pair(best.mwc, ranked[place].mwc).map(|(best, mine)| (best - mine).max(0.0)),
            counts: results >= 2 && spread >= LEAST_SPREAD,
            luck: Some(luck),
            why,
            spread,
            decision: Decision::Play(PlayReport {
                dice,
                text: play.to_string(),
                results,
                candidates,
                played,
            }),
        })
    }

    /// Value of the roll's best play less the mean over all rolls, both by the bare evaluator. The roll that decides
    /// who starts is compared with the thirty others that could have: either player, no doubles.
    fn luck(&self, player: Player, roll: &Dice, cube: &CubeInfo, opening: bool) -> Result<Luck, Stop> {
        let mut sum = (0.0, 0.0);
        let mut ways = 0.0;
        let mut mine = None;
        for (dice, count) in self.rolls().filter(|(dice, _)| !(opening && dice.is_double())) {
            let (equity, mwc) = self.at_a_glance(player, &dice, cube)?;
            sum = (sum.0 + count * equity, sum.1 + count * mwc.unwrap_or(0.0));
            ways += count;
            if opening {
                let (equity, mwc) = self.at_a_glance(player.other(), &dice, &cube.swap())?;
                sum = (sum.0 - count * equity, sum.1 + count * mwc.map_or(0.0, |mwc| 1.0 - mwc));
                ways += count;
            }
            if dice == *roll {
                mine = Some((equity, mwc));
            }
        }
        let (equity, mwc) = mine.ok_or(Stop::Misfit)?;
        Ok(Luck { equity: equity - sum.0 / ways, mwc: mwc.map(|mwc| mwc - sum.1 / ways) })
    }

    /// Every roll of the game with the number of ways it can fall.
    fn rolls(&self) -> impl Iterator<Item = (Dice, f64)> {
        let ways = if self.state().rules().spec().dice == 3 { 216.0 } else { 36.0 };
        let rolls = family::rolls(self.state().rules()).iter();
        rolls.map(move |(dice, chance)| (*dice, (f64::from(*chance) * ways).round()))
    }

    /// Value of the best play of a roll without looking ahead: equity and, in a match, winning chance.
    fn at_a_glance(&self, player: Player, roll: &Dice, cube: &CubeInfo) -> Result<(f64, Option<f64>), Stop> {
        let settings = SearchSettings { plies: 0, ..self.depth.play };
        let ranked = self.rank(player, roll, cube, &settings, &[])?;
        let best = ranked.first().ok_or(Stop::Misfit)?;
        Ok((best.equity, best.mwc))
    }

    /// Double or roll on.
    fn turn(&self, action: CubeAction) -> Result<Judged, Stop> {
        let player = self.item.player;
        let cube = cube_of(self.state(), player);
        let (decision, probs) = self.decide(player, &cube)?;
        let doubled = action == CubeAction::Double;
        let loss = if doubled { decision.double_loss() } else { decision.no_double_loss() }.max(0.0);
        let branches = decision.mwc.map(|[nd, dt, dp]| (nd, dt.min(dp)));
        let counts = doubled || close_cube(decision.no_double, decision.double(), decision.double_pass);
        let wrong = if doubled { CubeMistake::WrongDouble } else { CubeMistake::MissedDouble };
        let loss_mwc =
            branches.map(|(nd, double)| (nd.max(double) - if doubled { double } else { nd }).max(0.0));
        let why = why::turn(best_words(decision.best, cube.value > 1), &decision, &probs, loss);
        self.cube(
            CubeVerdictOf { action, decision, probs, cube, loss, counts, wrong, doubler: player, why },
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
        let (decision, probs) = self.decide(doubler, &cube)?;

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
        let why = why::answer(right, depth, &mine, accept / stake, drop / stake);
        self.cube(
            CubeVerdictOf { action, decision, probs, cube, loss, counts: true, wrong, doubler, why },
            loss_mwc,
        )
    }

    fn decide(&self, doubler: Player, cube: &CubeInfo) -> Result<(CubeDecision, Probs), Stop> {
        let plies = self.depth.cube_plies;
        if let Some(board) = self.board(self.state().position(), doubler)? {
            return Ok(self.engine.searcher().cube_decision(&board, cube, plies, self.run)?);
        }
        let spot = Spot::of_player(self.state(), doubler).map_err(|_| Stop::Misfit)?;
        let searcher = self.engine.family(spot.rules()).map_err(|_| Stop::Misfit)?;
        let (decision, worth) = searcher.cube_decision(&spot.state(), cube, plies, self.run)?;
        Ok((decision, worth.probs))
    }

    fn cube(&self, of: CubeVerdictOf, loss_mwc: Option<f64>) -> Result<Judged, Stop> {
        let CubeVerdictOf { action, decision, probs, cube, loss, counts, wrong, doubler, why } = of;
        let best = best_words(decision.best, cube.value > 1);
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
                cubeless: cubeless_equity(&probs, CubeMet::new(cube, self.engine.searcher().met())),
                shown: counts,
            }),
        })
    }

    fn judged(&self, verdict: Verdict) -> Result<Judged, Stop> {
        let Item { action, number, player, .. } = *self.item;
        let for_a = |chance: f32| if verdict.view == Player::A { chance } else { 1.0 - chance };
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
    cube: CubeInfo,
    loss: f64,
    counts: bool,
    wrong: CubeMistake,
    doubler: Player,
    why: String,
}

fn pair(a: Option<f64>, b: Option<f64>) -> Option<(f64, f64)> {
    Some((a?, b?))
}

fn spread(ranked: &[Ranked]) -> f64 {
    let (low, high) = ranked.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), play| {
        (low.min(play.equity), high.max(play.equity))
    });
    (high - low).max(0.0)
}

/// The best plays and the one that was played, with the moves the rules know them by.
fn candidates(
    ranked: &[Ranked],
    legal: &HashMap<Landing, LegalPlay>,
    played: usize,
) -> Result<Vec<Candidate>, Stop> {
    let best = &ranked[0];
    ranked
        .iter()
        .enumerate()
        .filter(|(place, _)| *place < CANDIDATES || *place == played)
        .map(|(place, play)| {
            let legal = legal.get(&play.end).ok_or(Stop::Misfit)?;
            Ok(Candidate {
                rank: place + 1,
                play: legal.play.to_string(),
                moves: legal.play.moves.clone(),
                position: legal.position,
                equity: play.equity,
                loss: (best.equity - play.equity).max(0.0),
                mwc: play.mwc,
                probs: play.probs,
                plies: play.plies,
            })
        })
        .collect()
}

/// The best course of both, in words: `Double, take`, `Too good to redouble, pass`.
#[must_use]
pub const fn best_words(verdict: CubeVerdict, redouble: bool) -> &'static str {
    match (verdict, redouble) {
        (CubeVerdict::NoDouble, false) => "No double, take",
        (CubeVerdict::NoDouble, true) => "No redouble, take",
        (CubeVerdict::NoDoubleBeaver, false) => "No double, beaver",
        (CubeVerdict::NoDoubleBeaver, true) => "No redouble, beaver",
        (CubeVerdict::DoubleTake, false) => "Double, take",
        (CubeVerdict::DoubleTake, true) => "Redouble, take",
        (CubeVerdict::DoubleBeaver, false) => "Double, beaver",
        (CubeVerdict::DoubleBeaver, true) => "Redouble, beaver",
        (CubeVerdict::DoublePass, false) => "Double, pass",
        (CubeVerdict::DoublePass, true) => "Redouble, pass",
        (CubeVerdict::TooGoodPass, false) => "Too good to double, pass",
        (CubeVerdict::TooGoodPass, true) => "Too good to redouble, pass",
        (CubeVerdict::TooGoodTake, false) => "Too good to double, take",
        (CubeVerdict::TooGoodTake, true) => "Too good to redouble, take",
        _ => "No cube decision",
    }
}
