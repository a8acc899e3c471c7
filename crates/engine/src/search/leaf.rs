//! Evaluating positions without looking further, many at once.

use super::cache::{Key, Statics};
use super::exact::Exact;
use crate::eval::{Evaluator, Probs};
use crate::standard::Board;

/// Positions waiting for the evaluator, with their places in the result.
#[derive(Default)]
pub(super) struct Pending {
    boards: Vec<Board>,
    places: Vec<(u32, Key)>,
    probs: Vec<Probs>,
}

impl Pending {
    /// Static chances of `boards`, each seen by its player on roll, into `out`.
    pub(super) fn evaluate(
        &mut self,
        evaluator: &dyn Evaluator,
        exact: &Exact,
        cache: &mut Statics,
        boards: &[Board],
        out: &mut Vec<Probs>,
    ) {
        self.start(boards.len(), out);
        for (place, board) in boards.iter().enumerate() {
            let key = Key::of(board);
            if let Some(probs) = cache.get(key) {
                out[place] = probs;
            } else if let Some(probs) = exact.probs(board) {
                cache.put(key, probs);
                out[place] = probs;
            } else {
                self.boards.push(*board);
                self.places.push((place as u32, key));
            }
        }
        self.ask(evaluator);
        for (&(place, key), &probs) in self.places.iter().zip(&self.probs) {
            cache.put(key, probs);
            out[place as usize] = probs;
        }
    }

    /// Rough chances of `boards` by a fast evaluator, past the cache; exact where they are known.
    pub(super) fn sketch(
        &mut self,
        evaluator: &dyn Evaluator,
        exact: &Exact,
        boards: &[Board],
        out: &mut Vec<Probs>,
    ) {
        self.start(boards.len(), out);
        for (place, board) in boards.iter().enumerate() {
            if let Some(probs) = exact.probs(board) {
                out[place] = probs;
            } else {
                self.boards.push(*board);
                self.places.push((place as u32, Key::default()));
            }
        }
        self.ask(evaluator);
        for (&(place, _), &probs) in self.places.iter().zip(&self.probs) {
            out[place as usize] = probs;
        }
    }

    fn start(&mut self, boards: usize, out: &mut Vec<Probs>) {
        self.boards.clear();
        self.places.clear();
        out.clear();
        out.resize(boards, Probs::default());
    }

    fn ask(&mut self, evaluator: &dyn Evaluator) {
        self.probs.clear();
        self.probs.resize(self.boards.len(), Probs::default());
        if !self.boards.is_empty() {
            evaluator.evaluate(&self.boards, &mut self.probs);
        }
    }
}
