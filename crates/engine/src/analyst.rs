//! The engine's public face: positions and states of the rules in, plays and numbers out.
//!
//! Invariant: every number is seen by the player of the [`Spot`] it was asked for.

mod bot;
mod cubeless;
mod fingerprint;
mod rollout;
mod spot;

pub use cubeless::Search;
use pasch_messages::Describe;
pub use rollout::Rolled;
pub use spot::{Spot, cube_of};

use cubeless::Cubeless;

use crate::bearoff::{Bearoff, TwoSided};
use crate::cube::{CubeDecision, CubeMet, cubeless_equity};
use crate::eval::{Evaluator, NetEvaluator, Probs};
use crate::family::{self, FamilyNet, FamilySearcher};
use crate::gate::{self, GateError, position_from};
use crate::hyper::Hyper;
use crate::met::Met;
use crate::rollout::RolloutError;
use crate::search::{
    BoardPlay, RankedPlay, Run, SearchError, SearchSettings, Searcher, Slope, Stage, Width, Widths,
};
use pasch_rules::{Dice, Landing, LegalPlay, Phase, PlayGraph, Position, Rules};
use std::collections::HashMap;
use std::sync::Arc;
use thiserror::Error;

/// Why there is no answer.
#[derive(Clone, Debug, Describe, Error, PartialEq)]
#[non_exhaustive]
#[describe("analyst-error")]
pub enum AnalystError {
    /// The game or position is none the engine plays.
    #[describe(transparent)]
    Gate(#[from] GateError),
    /// The search refused or was cancelled.
    #[describe(transparent)]
    Search(#[from] SearchError),
    /// The rollout was refused.
    #[describe(transparent)]
    Rollout(RolloutError),
    /// The question does not fit what happens in the game now.
    Phase(#[describe(name = "value", debug)] Phase),
    /// A roll that is not of two dice.
    Dice,
}

impl From<RolloutError> for AnalystError {
    fn from(error: RolloutError) -> Self {
        match error {
            RolloutError::Search(error) => Self::Search(error),
            error => Self::Rollout(error),
        }
    }
}

/// What a position is worth before the roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// Cubeless chances of the player on roll.
    pub probs: Probs,
    /// Equity as if the cube never moved again.
    pub cubeless: f64,
    /// Equity with the best cube play of both, the present decision included.
    pub cubeful: f64,
    /// Match winning chance belonging to `cubeful`; none for money.
    pub mwc: Option<f64>,
    /// The cube decision now.
    pub decision: CubeDecision,
}

/// The engine: nets, match equity table, perhaps some databases. To be shared between
/// threads, in an [`Arc`] for instance.
#[derive(Debug)]
pub struct Engine {
    searcher: Searcher,
    /// Nets that go before the delivered ones.
    nets: Vec<Arc<FamilyNet>>,
    cubeless: Cubeless,
}

/// Whether the engine as it is delivered plays a game by these rules.
///
/// ```
/// use pasch_engine::analyst::plays;
/// use pasch_rules::{Rules, VariantId};
/// assert!(plays(&Rules::standard(VariantId::BACKGAMMON)) && plays(&Rules::standard(VariantId::FEVGA)));
/// ```
#[must_use]
pub fn plays(rules: &Rules) -> bool {
    gate::fits(rules) || family::builtin(rules).is_some()
}

/// Replies shown to the fast net, and after that to the main one. Chosen by what they lose and cost against a
/// search without pruning (docs/engine.md).
const WIDTHS: Widths = Widths {
    last: Width { line: 14, keep: 2, margin: 0.03 },
    before: Width { line: 40, keep: 6, margin: f32::INFINITY },
    near: Width { line: 40, keep: 8, margin: 0.2 },
    again: Stage { keep: 2, threshold: 0.01 },
};

impl Engine {
    /// The engine with the delivered nets and the Kazaross XG2 table, without a database.
    ///
    /// ```
    /// use pasch_engine::{analyst::{Engine, Spot}, search::{Run, SearchSettings}};
    /// use pasch_rules::{ByPlayer, Die, Header, MatchState, Action, Phase, VariantId};
    /// let mut state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 5))?;
    /// let throw = ByPlayer { a: Die::new(3).unwrap(), b: Die::new(1).unwrap() };
    /// state.apply(&Action::OpeningRoll(throw))?;
    /// let Phase::ToMove { dice, .. } = *state.phase() else { unreachable!() };
    /// let plays = Engine::builtin().rank_plays(
    ///     &Spot::of(&state)?, &dice, &SearchSettings::plies(0), &[], Run::default())?;
    /// assert_eq!(plays.len(), 16);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "nets")]
    #[must_use]
    pub fn builtin() -> Self {
        Self::judging_by(crate::nets::builtin().main.clone())
    }

    /// The engine with another main net; the delivered fast net chooses which replies it judges.
    #[cfg(feature = "nets")]
    #[must_use]
    pub fn judging_by(main: NetEvaluator) -> Self {
        let nets = crate::nets::builtin();
        Self::with_nets(main, &nets.fast, nets.line.as_ref())
    }

    /// The engine with nets of one's own and the Kazaross XG2 table. The fast ones choose which replies the main ones
    /// judge, unless these are as small; `line` is the fast contact net as a straight line, where it has one.
    #[must_use]
    pub fn with_nets(main: NetEvaluator, fast: &NetEvaluator, line: Option<&Arc<Slope>>) -> Self {
        let is_as_small = fast.contact().shape() == main.contact().shape();
        let engine = Self::new(Arc::new(main));
        if is_as_small {
            return engine;
        }
        let searcher = engine.searcher.with_pruner(Arc::new(fast.clone()), WIDTHS);
        let searcher = match line {
            Some(line) => searcher.with_line(Arc::clone(line)),
            None => searcher,
        };
        Self::from(searcher, Vec::new())
    }

    /// The engine with another evaluator, the Kazaross XG2 table, and no pruning.
    #[must_use]
    pub fn new(evaluator: Arc<dyn Evaluator>) -> Self {
        Self::from(Searcher::new(evaluator, Arc::new(Met::kazaross_xg2())), Vec::new())
    }

    /// Takes chances of covered races from a bear-off database.
    #[must_use]
    pub fn with_bearoff(self, bearoff: Arc<Bearoff>) -> Self {
        Self::from(self.searcher.with_bearoff(bearoff), self.nets)
    }

    /// Takes chances and money equities of late bear-offs from a two-sided database; there
    /// the engine plays perfectly.
    #[must_use]
    pub fn with_two_sided(self, two_sided: Arc<TwoSided>) -> Self {
        Self::from(self.searcher.with_two_sided(two_sided), self.nets)
    }

    /// Takes chances and money equities of Hypergammon from its solution; for money the
    /// engine plays it perfectly.
    #[must_use]
    pub fn with_hyper(self, hyper: Arc<Hyper>) -> Self {
        Self::from(self.searcher.with_hyper(hyper), self.nets)
    }

    /// The same with a solution that is opened when a position of its game is first asked about.
    #[must_use]
    pub fn with_hyper_on_demand(self, open: impl FnOnce() -> Option<Arc<Hyper>> + Send + 'static) -> Self {
        Self::from(self.searcher.with_hyper_on_demand(open), self.nets)
    }

    /// Judges matches with a cube by another table.
    #[must_use]
    pub fn with_met(self, met: Arc<Met>) -> Self {
        Self::from(self.searcher.with_met(met), self.nets)
    }

    /// Judges the game this net was made for by it.
    #[must_use]
    pub fn with_family_net(mut self, net: Arc<FamilyNet>) -> Self {
        self.nets.insert(0, net);
        Self::from(self.searcher, self.nets)
    }

    /// Tables of games without a cube depend on all the rest: they are made anew.
    fn from(searcher: Searcher, nets: Vec<Arc<FamilyNet>>) -> Self {
        Self { searcher, nets, cubeless: Cubeless::default() }
    }

    /// The net for a game whose checkers do not move as in backgammon.
    fn net_of(&self, rules: &Rules) -> Option<&Arc<FamilyNet>> {
        let own = self.nets.iter().find(|net| net.variant() == rules.spec().id);
        own.or_else(|| family::builtin(rules))
    }

    /// The search in a game whose checkers do not move as in backgammon.
    ///
    /// # Errors
    /// When there is no net for it.
    pub fn family<'s>(&'s self, rules: &'s Rules) -> Result<FamilySearcher<'s>, GateError> {
        let net = self.net_of(rules).ok_or(GateError::Game(rules.spec().id))?;
        Ok(FamilySearcher::new(rules, net, self.met(rules), self.searcher.bearoff().map(|db| &**db)))
    }

    /// Whether the engine plays this game perfectly for money because it has the game's solution; `None`
    /// where no solution is known.
    #[must_use]
    pub fn solved(&self, rules: &Rules) -> Option<bool> {
        let checkers = usize::from(rules.spec().checkers);
        let known = crate::gate::fits(rules) && checkers <= Hyper::CHECKERS;
        known.then(|| self.searcher.hyper().is_some_and(|hyper| hyper.checkers() >= checkers))
    }

    /// The search below, for callers that have boards of games with a cube; see [`Engine::search_in`].
    #[must_use]
    pub fn searcher(&self) -> &Searcher {
        &self.searcher
    }

    /// What a position is worth to its player before they roll, and their cube decision.
    ///
    /// # Errors
    /// When the engine does not play the game, or the search refuses or is cancelled.
    ///
    /// ```
    /// use pasch_engine::{analyst::{Engine, Spot}, cube::CubeInfo, search::Run};
    /// use pasch_rules::{Player, Position, Rules, VariantId};
    /// let rules = Rules::standard(VariantId::BACKGAMMON);
    /// let start = Position::start(rules.spec());
    /// let spot = Spot::new(&rules, &start, Player::A, CubeInfo::in_match(5, 5, false))?;
    /// let worth = Engine::builtin().evaluate(&spot, 0, Run::default())?;
    /// assert!(worth.mwc.is_some_and(|mwc| mwc > 0.5) && !worth.decision.should_double());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn evaluate(&self, spot: &Spot, plies: u8, run: Run<'_>) -> Result<Evaluation, AnalystError> {
        let met = self.met(&spot.rules);
        let at = CubeMet::new(spot.cube, &met);
        let (decision, probs, cubeless) = match &spot.board {
            Some(board) => {
                let searcher = self.search_in(&spot.rules);
                let (decision, probs) = searcher.cube_decision(board, &spot.cube, plies, run)?;
                (decision, probs, cubeless_equity(&probs, at))
            }
            None => {
                let searcher = self.family(&spot.rules)?;
                let (decision, worth) = searcher.cube_decision(&spot.state(), &spot.cube, plies, run)?;
                (decision, worth.probs, searcher.cubeless(&worth, at))
            }
        };
        let cubeful = decision.optimal();
        Ok(Evaluation { probs, cubeless, cubeful, mwc: at.is_match().then(|| at.value(cubeful)), decision })
    }

    /// The cube decision of the spot's player before they roll, with their cubeless chances.
    ///
    /// # Errors
    /// When the search refuses or is cancelled.
    pub fn cube_decision(
        &self,
        spot: &Spot,
        plies: u8,
        run: Run<'_>,
    ) -> Result<(CubeDecision, Probs), AnalystError> {
        if let Some(board) = &spot.board {
            return Ok(self.search_in(&spot.rules).cube_decision(board, &spot.cube, plies, run)?);
        }
        let searcher = self.family(&spot.rules)?;
        let (decision, worth) = searcher.cube_decision(&spot.state(), &spot.cube, plies, run)?;
        Ok((decision, worth.probs))
    }

    /// Every play of a roll of the spot's player, best first; plays looked at deeper come before
    /// the others. `always` names positions after a play that are to be judged in full depth
    /// whatever the filter says, such as that of the play that was made.
    ///
    /// # Errors
    /// When the engine does not play the game, or the search refuses or is cancelled.
    pub fn rank_plays(
        &self,
        spot: &Spot,
        dice: &Dice,
        settings: &SearchSettings,
        always: &[Position],
        run: Run<'_>,
    ) -> Result<Vec<RankedPlay<LegalPlay>>, AnalystError> {
        let ranked = self.rank_ends(spot, dice, settings, always, run)?;
        let context = spot.state().context(spot.player);
        let graph = PlayGraph::new(&spot.rules, &spot.position, spot.player, dice, &context);
        let mut plays: HashMap<Landing, LegalPlay> =
            graph.plays().into_iter().map(|legal| (legal.landing(), legal)).collect();
        let named = |ranked: &RankedPlay<Landing>| {
            let play = plays.remove(&ranked.play);
            debug_assert!(play.is_some(), "the rules know every play of the engine: {ranked:?}");
            Some(ranked.known_as(play?))
        };
        Ok(ranked.iter().filter_map(named).collect())
    }

    /// The same, of plays known by where they end, which costs less to find out.
    ///
    /// # Errors
    /// As [`Engine::rank_plays`].
    pub fn rank_ends(
        &self,
        spot: &Spot,
        dice: &Dice,
        settings: &SearchSettings,
        always: &[Position],
        run: Run<'_>,
    ) -> Result<Vec<RankedPlay<Landing>>, AnalystError> {
        let Some(board) = &spot.board else {
            let searcher = self.family(&spot.rules)?;
            return Ok(searcher.rank(&spot.state(), dice, &spot.cube, settings, always, run)?);
        };
        let &[first, second] = dice.as_slice() else { return Err(AnalystError::Dice) };
        let boards =
            always.iter().map(|position| spot.board_of(position)).collect::<Result<Vec<_>, GateError>>()?;
        let faces = (first.face(), second.face());
        let searcher = self.search_in(&spot.rules);
        let ranked = searcher.rank_plays(board, faces, &spot.cube, settings, &boards, run)?;
        let end = |ranked: &RankedPlay<BoardPlay>| {
            let position = position_from(&ranked.play.board, spot.player);
            ranked.known_as(Landing { position, again: false, next: None })
        };
        Ok(ranked.iter().map(end).collect())
    }
}

/// Asks at 0 plies, then deeper and deeper up to `most`, until the run is cancelled: for answers in time, with a flag
/// that a clock sets. Returns the answer of the deepest search that was finished and its depth. The first glance is
/// finished whatever the flag says, so there is always an answer; a finished answer is that of a search of its depth.
///
/// # Errors
/// The refusal of `ask`, as it stands.
///
/// ```
/// use pasch_engine::{analyst::{Engine, deepen}, cube::CubeInfo, search::Run, standard::Board};
/// use std::sync::atomic::AtomicBool;
/// let (engine, money, no_time) = (Engine::builtin(), CubeInfo::money(true, true), AtomicBool::new(true));
/// let run = Run { cancel: Some(&no_time), ..Run::default() };
/// let ask = |plies, run: Run<'_>| Ok(engine.searcher().cube_decision(&Board::start(), &money, plies, run)?);
/// let (depth, (decision, _)) = deepen(4, run, ask)?;
/// assert!(depth == 0 && !decision.should_double());
/// # Ok::<(), pasch_engine::analyst::AnalystError>(())
/// ```
pub fn deepen<T>(
    most: u8,
    run: Run<'_>,
    mut ask: impl FnMut(u8, Run<'_>) -> Result<T, AnalystError>,
) -> Result<(u8, T), AnalystError> {
    let mut last = (0, ask(0, Run { cancel: None, ..run })?);
    for plies in 1..=most {
        match ask(plies, run) {
            Ok(answer) => last = (plies, answer),
            Err(AnalystError::Search(SearchError::Cancelled)) => break,
            Err(error) => return Err(error),
        }
    }
    Ok(last)
}

#[cfg(test)]
mod tests;
