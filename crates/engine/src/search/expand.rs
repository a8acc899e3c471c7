//! From positions to the best reply to each roll.

use super::cache::Statics;
use super::leaf::Pending;
use super::slope::Space;
use super::sources::Sources;
use super::worth::Context;
use crate::eval::Probs;
use crate::rolls::ROLLS;
use crate::standard::Board;
use crate::standard::movegen::{Afterstates, generate, generate_best};
use std::ops::Range;

/// The best reply to each roll, as the next player sees the position, with its static chances.
pub(super) type Replies = [(Board, Probs); 21];

/// Working memory for finding replies.
#[derive(Default)]
pub(super) struct Expander {
    pending: Pending,
    list: Afterstates,
    space: Space,
    /// Results of rolls with too many, by roll.
    many: Vec<Board>,
    sketches: Vec<Probs>,
    order: Vec<(f32, u32)>,
    /// What the main evaluator is asked about, of all positions.
    kept: Vec<Board>,
    answers: Vec<Probs>,
    spans: Vec<Range<usize>>,
}

impl Expander {
    /// Static chances of `boards`.
    pub(super) fn statics(
        &mut self,
        sources: &Sources,
        cache: &mut Statics,
        boards: &[Board],
        out: &mut Vec<Probs>,
    ) {
        self.pending.evaluate(&*sources.evaluator, &sources.exact, cache, boards, out);
    }

    /// The best replies of the player on roll of each of `boards`, from which `plies` rolls are looked ahead; all go
    /// through the main evaluator together.
    pub(super) fn replies(
        &mut self,
        sources: &Sources,
        cache: &mut Statics,
        boards: &[Board],
        plies: u8,
        context: Context,
        out: &mut Vec<Replies>,
    ) {
        self.kept.clear();
        self.spans.clear();
        for board in boards {
            self.expand(sources, board, plies, context);
        }
        let Self { pending, kept, answers, spans, .. } = self;
        pending.evaluate(&*sources.evaluator, &sources.exact, cache, kept, answers);
        let weights = context.weights[0];
        out.clear();
        out.extend(spans.chunks_exact(ROLLS.len()).map(|spans| {
            std::array::from_fn(|roll| {
                let mut best = spans[roll].start;
                let mut most = f32::NEG_INFINITY;
                for i in spans[roll].clone() {
                    let measure = weights.measure(&answers[i].swap());
                    if measure > most {
                        (best, most) = (i, measure);
                    }
                }
                (kept[best], answers[best])
            })
        }));
    }

    /// Adds to `kept` the results of each roll of `board` that the main evaluator is to see, and
    /// their places to `spans`.
    fn expand(&mut self, sources: &Sources, board: &Board, plies: u8, context: Context) {
        let weights = context.weights[0];
        let Some(pruner) = &sources.pruner else {
            for (dice, _) in ROLLS {
                generate(board, dice, &mut self.list);
                let start = self.kept.len();
                self.kept.extend(self.list.boards().iter().map(Board::swap));
                self.spans.push(start..self.kept.len());
            }
            return;
        };
        // A shot at the last checkers turns the game round, and the pruner knows too little of what comes after it.
        let late = board.is_bearing_off() && !board.is_race();
        let width = pruner.widths.after(plies, context.near || late);
        let line = pruner.line.as_ref().filter(|_| pruner.draw_line(board, &weights, &mut self.space));
        let mut many: [Range<usize>; ROLLS.len()] = std::array::from_fn(|_| 0..0);
        self.many.clear();
        for (span, (dice, _)) in many.iter_mut().zip(ROLLS) {
            match line {
                Some(_) => generate_best(board, dice, &self.space.slopes, width.line.max(1), &mut self.list),
                None => generate(board, dice, &mut self.list),
            }
            let start = self.many.len();
            self.many.extend(self.list.boards().iter().map(Board::swap));
            *span = start..self.many.len();
        }
        self.pending.sketch(&*pruner.evaluator, &sources.exact, &self.many, &mut self.sketches);
        for span in many {
            let start = self.kept.len();
            if span.len() <= 1 {
                self.kept.extend_from_slice(&self.many[span]);
            } else {
                let better = |a: &(f32, u32), b: &(f32, u32)| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1));
                self.order.clear();
                self.order.extend(span.map(|i| (weights.measure(&self.sketches[i].swap()), i as u32)));
                let most = self.order.iter().map(|one| one.0).fold(f32::NEG_INFINITY, f32::max);
                self.order.retain(|one| one.0 >= most - width.margin);
                let keep = width.keep.max(1);
                if self.order.len() > keep {
                    self.order.select_nth_unstable_by(keep - 1, better);
                    self.order.truncate(keep);
                }
                self.order.sort_unstable_by(better);
                self.kept.extend(self.order.iter().map(|&(_, i)| self.many[i as usize]));
            }
            self.spans.push(start..self.kept.len());
        }
    }
}
