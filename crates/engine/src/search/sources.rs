//! Where a search takes its chances from.

use super::exact::Exact;
use super::settings::Widths;
use super::slope::{Slope, Space};
use crate::cube::Weights;
use crate::eval::Evaluator;
use crate::standard::{Board, board::BAR};
use std::sync::Arc;

/// All that tells chances: nets, databases, the end of the game.
#[derive(Clone)]
pub(super) struct Sources {
    pub(super) evaluator: Arc<dyn Evaluator>,
    pub(super) pruner: Option<Pruner>,
    pub(super) exact: Exact,
}

/// A fast evaluator that sorts out replies inside the tree.
#[derive(Clone)]
pub(super) struct Pruner {
    pub(super) evaluator: Arc<dyn Evaluator>,
    pub(super) widths: Widths,
    /// Tells the results that are worth the fast evaluator's look.
    pub(super) line: Option<Arc<Slope>>,
}

impl Pruner {
    /// Draws a line through the pruner's judgement around `board`, if there is one to draw: none through races, where
    /// the pruner has another net, and none where the opponent has several checkers on the bar, as it cannot tell what
    /// closing a point is worth then. Nor through late contact, where one hit decides.
    pub(super) fn draw_line(&self, board: &Board, weights: &Weights, space: &mut Space) -> bool {
        let Some(slope) = &self.line else { return false };
        if board.is_race() || board.is_bearing_off() || board.lanes[1][BAR] > 1 {
            return false;
        }
        slope.draw(board, &self.evaluator.evaluate_one(&board.swap()), weights, space);
        true
    }
}
