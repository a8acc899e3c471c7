//! What is known and need not be searched: finished games and positions of the databases.

use crate::bearoff::{Bearoff, TwoSided};
use crate::cube::{
    CubeInfo, CubeMet, Efficiency, cubeful_value, cubeless_value, decide, efficiency, undoubled_value,
};
use crate::database::MoneyEquities;
use crate::eval::Probs;
use crate::hyper::Hyper;
use crate::standard::Board;
use std::sync::{Arc, LazyLock};

/// A database and how to open it, which is done when it is first asked for.
type OnDemand<D> = LazyLock<Option<Arc<D>>, Box<dyn FnOnce() -> Option<Arc<D>> + Send>>;

/// The databases of a searcher.
#[derive(Clone, Debug, Default)]
pub(super) struct Exact {
    pub(super) bearoff: Option<Arc<Bearoff>>,
    pub(super) two_sided: Option<Arc<TwoSided>>,
    pub(super) hyper: Option<Arc<OnDemand<Hyper>>>,
}

impl Exact {
    /// The solution of the game that is played with so few checkers; with more it is not opened.
    pub(super) fn hyper(&self, board: &Board) -> Option<&Arc<Hyper>> {
        let solution = self.hyper.as_ref()?;
        if board.checkers(0) as usize > Hyper::CHECKERS { None } else { (**solution).as_ref() }
    }

    /// The chances of a position, where they are known.
    pub(super) fn probs(&self, board: &Board) -> Option<Probs> {
        if let Some(finish) = board.finished() {
            return Some(Probs::certain(finish));
        }
        None.or_else(|| self.hyper(board)?.probs(board))
            .or_else(|| self.two_sided.as_ref()?.probs(board))
            .or_else(|| self.bearoff.as_ref()?.race_probs(board))
    }

    /// The equities of a position that is not finished, where they are known and right for what
    /// the grades of a win count.
    fn equities(&self, board: &Board, grades: [u8; 3]) -> Option<MoneyEquities> {
        let hyper = || self.hyper(board).filter(|_| grades == [1, 2, 3])?.equities(board);
        let two_sided = || self.two_sided.as_ref().filter(|_| grades[0] == 1)?.equities(board);
        hyper().or_else(two_sided)
    }

    /// The value without a double this turn, and of a double that is taken; known for money only.
    pub(super) fn branches(&self, board: &Board, at: CubeMet<'_>) -> Option<[f64; 2]> {
        let equities = self.equities(board, at.cube.grades)?;
        Some([at.value(equities.undoubled(&at.cube)?), at.value(equities.doubled())])
    }

    /// The value with the best cube play, known for money only.
    pub(super) fn value(&self, board: &Board, at: CubeMet<'_>) -> Option<f64> {
        if at.is_match() {
            return None;
        }
        Some(at.value(self.equities(board, at.cube.grades)?.optimal(&at.cube)?))
    }

    /// The value with the best cube play: exact, or by the model from the chances.
    pub(super) fn cubeful(&self, board: &Board, probs: &Probs, at: CubeMet<'_>) -> f64 {
        if board.finished().is_some() {
            return cubeless_value(probs, at);
        }
        self.value(board, at).unwrap_or_else(|| {
            let x = self.efficiency(board, at);
            if !at.cube.can_double() {
                return cubeful_value(probs, at, x);
            }
            // Between the points of doubling and of cashing a taken cube is worth more than the model has for the
            // player who may double; they take the better.
            let doubled = self.cubeful(board, probs, CubeMet { cube: at.cube.doubled(), ..at });
            at.value(decide(undoubled_value(probs, at, x), doubled, at).optimal())
        })
    }

    /// The value without a double this turn: exact, or by the model from the chances.
    pub(super) fn undoubled(&self, board: &Board, probs: &Probs, at: CubeMet<'_>) -> f64 {
        let exact = self.branches(board, at).map(|[undoubled, _]| undoubled);
        exact.unwrap_or_else(|| undoubled_value(probs, at, self.efficiency(board, at)))
    }

    /// The efficiency of the cube: that which makes the model right for money, where the
    /// exact equity is known.
    fn efficiency(&self, board: &Board, at: CubeMet<'_>) -> Efficiency {
        /// Difference between a live and a dead cube that is too small to measure by.
        const SAME: f64 = 0.02;
        let usual = efficiency(board);
        let Some(equities) = self.equities(board, [1, 2, 3]) else { return usual };
        let Some(probs) = self.probs(board) else { return usual };
        let money = CubeMet::new(CubeInfo::money(false, false).with(1, at.cube.owner), at.met);
        let dead = cubeless_value(&probs, money);
        let live = cubeful_value(&probs, money, Efficiency::flat(1.0));
        match equities.optimal(&money.cube) {
            Some(exact) if (live - dead).abs() > SAME => {
                let x = ((exact - dead) / (live - dead)).clamp(0.0, 1.0);
                Efficiency { at_once: usual.at_once, ..Efficiency::flat(x) }
            }
            _ => usual,
        }
    }
}
