//! The tree below a position: 21 rolls, the best reply to each, and so on.

use super::cache::{Cache, Key, Tag};
use super::leaf::Pending;
use super::states::{MOST_STATES, States};
use super::{MOST_PLIES, ROLLS, Run, SearchError, Searcher};
use crate::cube::{CubeInfo, CubeMet, Weights, decide};
use crate::eval::Probs;
use crate::standard::Board;
use crate::standard::movegen::{Afterstates, generate};
use std::ops::Range;

/// Working memory of one thread of a search; keeps its size and its cache between searches.
pub(super) struct Workspace {
    cache: Cache,
    contexts: Vec<Context>,
    pending: Pending,
    replies: Afterstates,
    floors: Vec<Floor>,
}

impl Default for Workspace {
    fn default() -> Self {
        Self {
            cache: Cache::new(),
            contexts: Vec::new(),
            pending: Pending::default(),
            replies: Afterstates::new(),
            floors: (0..=MOST_PLIES).map(|_| Floor::default()).collect(),
        }
    }
}

/// Buffers of a node, one for each height of the tree.
#[derive(Default)]
struct Floor {
    boards: Vec<Board>,
    probs: Vec<Probs>,
    kept: Vec<Board>,
    order: Vec<(f32, u32)>,
    best: Vec<(Board, Probs)>,
}

/// What the choice of replies depends on: the gammon values of the player on roll and of his
/// opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Context {
    weights: [Weights; 2],
}

impl Context {
    /// Circumstances of a position whose player on roll sees `at`.
    pub(super) fn of(at: CubeMet<'_>) -> Self {
        Self { weights: [Weights::of(at), Weights::of(at.swap())] }
    }

    fn swap(self) -> Self {
        Self { weights: [self.weights[1], self.weights[0]] }
    }
}

/// A search under way on one thread.
pub(super) struct Tree<'s> {
    pub(super) searcher: &'s Searcher,
    pub(super) workspace: &'s mut Workspace,
    pub(super) run: Run<'s>,
}

impl<'s> Tree<'s> {
    /// The view of a cube with the searcher's table.
    pub(super) fn at(&self, cube: CubeInfo) -> CubeMet<'s> {
        CubeMet::new(cube, &self.searcher.met)
    }

    /// Static chances of `boards`.
    pub(super) fn statics(&mut self, boards: &[Board], out: &mut Vec<Probs>) {
        let searcher = self.searcher;
        let Workspace { cache, pending, .. } = &mut *self.workspace;
        pending.evaluate(&*searcher.evaluator, &searcher.exact, cache, boards, out);
    }

    fn static_one(&mut self, board: &Board) -> Probs {
        let mut floor = std::mem::take(&mut self.workspace.floors[0]);
        self.statics(std::slice::from_ref(board), &mut floor.probs);
        let probs = floor.probs[0];
        self.workspace.floors[0] = floor;
        probs
    }

    /// Chances of the player on roll of `board`, `plies` deep, cubeless.
    pub(super) fn cubeless(
        &mut self,
        board: &Board,
        plies: u8,
        context: Context,
    ) -> Result<Probs, SearchError> {
        if plies == 0 {
            return Ok(self.static_one(board));
        }
        if let Some(probs) = self.searcher.exact.probs(board) {
            return Ok(probs);
        }
        let tag = self.tag(context, plies);
        let key = Key::of(board);
        if let Some(probs) = self.workspace.cache.get(key, tag) {
            return Ok(probs);
        }
        self.run.check()?;
        let mut floor = std::mem::take(&mut self.workspace.floors[usize::from(plies)]);
        self.best_replies(board, context, &mut floor);
        let mut sum = Mean::default();
        let mut result = Ok(());
        for ((reply, probs), (_, ways)) in floor.best.iter().zip(ROLLS) {
            let probs = if plies == 1 {
                *probs
            } else {
                match self.cubeless(reply, plies - 1, context.swap()) {
                    Ok(probs) => probs,
                    Err(stop) => {
                        result = Err(stop);
                        break;
                    }
                }
            };
            sum.add(ways, &probs.swap());
        }
        self.workspace.floors[usize::from(plies)] = floor;
        result?;
        let probs = sum.finish();
        self.workspace.cache.put(key, tag, probs);
        Ok(probs)
    }

    /// Chances of the player on roll of `board`, and into `values` the value of the game to him
    /// for each cube of `states`, before he decides whether to double.
    pub(super) fn cubeful(
        &mut self,
        board: &Board,
        plies: u8,
        context: Context,
        states: &States,
        values: &mut [f64],
    ) -> Result<Probs, SearchError> {
        if plies == 0 || board.finished().is_some() || self.is_known(board, states) {
            let probs = self.static_one(board);
            self.leaf(board, &probs, states, values);
            return Ok(probs);
        }
        let (after, branches) = states.decided();
        let mut decided = [0.0; MOST_STATES];
        let probs = self.rolled(board, plies, context, &after, &mut decided)?;
        for ((value, branch), &cube) in values.iter_mut().zip(branches).zip(states.list()) {
            let no_double = decided[branch.no_double];
            *value = match branch.double {
                None => no_double,
                Some(double) => {
                    let at = self.at(cube);
                    at.value(decide(no_double, decided[double], at).optimal())
                }
            };
        }
        Ok(probs)
    }

    /// As [`Tree::cubeful`], after the player on roll has decided about the cube: `states` are the
    /// cubes he rolls with. `plies` is at least 1.
    pub(super) fn rolled(
        &mut self,
        board: &Board,
        plies: u8,
        context: Context,
        states: &States,
        values: &mut [f64],
    ) -> Result<Probs, SearchError> {
        self.run.check()?;
        let theirs = states.swap();
        let count = states.list().len();
        let mut floor = std::mem::take(&mut self.workspace.floors[usize::from(plies)]);
        self.best_replies(board, context, &mut floor);
        let mut sum = Mean::default();
        let mut totals = [0.0; MOST_STATES];
        let mut result = Ok(());
        for ((reply, probs), (_, ways)) in floor.best.iter().zip(ROLLS) {
            let mut reached = [0.0; MOST_STATES];
            let probs = if plies == 1 {
                self.leaf(reply, probs, &theirs, &mut reached);
                *probs
            } else {
                match self.cubeful(reply, plies - 1, context.swap(), &theirs, &mut reached) {
                    Ok(probs) => probs,
                    Err(stop) => {
                        result = Err(stop);
                        break;
                    }
                }
            };
            sum.add(ways, &probs.swap());
            for (total, value) in totals.iter_mut().zip(&reached[..count]) {
                *total += f64::from(ways) * value;
            }
        }
        self.workspace.floors[usize::from(plies)] = floor;
        result?;
        for ((value, total), &cube) in values.iter_mut().zip(totals).zip(theirs.list()) {
            *value = self.at(cube).flip(total / 36.0);
        }
        Ok(sum.finish())
    }

    /// Whether the databases tell the value of every cube.
    fn is_known(&self, board: &Board, states: &States) -> bool {
        states.list().iter().all(|&cube| self.searcher.exact.value(board, self.at(cube)).is_some())
    }

    /// Values for each cube: exact ones, or those of the model, from static chances.
    pub(super) fn leaf(&self, board: &Board, probs: &Probs, states: &States, values: &mut [f64]) {
        for (value, &cube) in values.iter_mut().zip(states.list()) {
            *value = self.searcher.exact.cubeful(board, probs, self.at(cube));
        }
    }

    /// Fills `floor.best` with the best reply to each roll: the position as the next player sees
    /// it, and its static chances.
    fn best_replies(&mut self, board: &Board, context: Context, floor: &mut Floor) {
        let searcher = self.searcher;
        let weights = context.weights[0];
        let Workspace { cache, pending, replies, .. } = &mut *self.workspace;
        let mut spans: [Range<usize>; 21] = std::array::from_fn(|_| 0..0);
        floor.boards.clear();
        for (span, (dice, _)) in spans.iter_mut().zip(ROLLS) {
            generate(board, dice, replies);
            let start = floor.boards.len();
            floor.boards.extend(replies.boards().iter().map(Board::swap));
            *span = start..floor.boards.len();
        }
        if let Some(pruner) = &searcher.pruner {
            pending.sketch(&*pruner.evaluator, &searcher.exact, &floor.boards, &mut floor.probs);
            floor.kept.clear();
            for span in &mut spans {
                let start = floor.kept.len();
                if span.len() <= pruner.keep {
                    floor.kept.extend_from_slice(&floor.boards[span.clone()]);
                } else {
                    floor.order.clear();
                    let measured = span.clone().map(|i| (weights.measure(&floor.probs[i].swap()), i as u32));
                    floor.order.extend(measured);
                    let better = |a: &(f32, u32), b: &(f32, u32)| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1));
                    floor.order.select_nth_unstable_by(pruner.keep - 1, better);
                    floor.order.truncate(pruner.keep);
                    floor.order.sort_unstable_by(better);
                    floor.kept.extend(floor.order.iter().map(|&(_, i)| floor.boards[i as usize]));
                }
                *span = start..floor.kept.len();
            }
            std::mem::swap(&mut floor.boards, &mut floor.kept);
        }
        pending.evaluate(&*searcher.evaluator, &searcher.exact, cache, &floor.boards, &mut floor.probs);
        floor.best.clear();
        for span in spans {
            let mut best = span.start;
            let mut most = f32::NEG_INFINITY;
            for i in span {
                let measure = weights.measure(&floor.probs[i].swap());
                if measure > most {
                    (best, most) = (i, measure);
                }
            }
            floor.best.push((floor.boards[best], floor.probs[best]));
        }
    }

    fn tag(&mut self, context: Context, plies: u8) -> Tag {
        const MOST_CONTEXTS: usize = 256;
        let workspace = &mut *self.workspace;
        let known = workspace.contexts.iter().rposition(|c| *c == context);
        let number = known.unwrap_or_else(|| {
            if workspace.contexts.len() >= MOST_CONTEXTS {
                workspace.contexts.clear();
                workspace.cache.clear();
            }
            workspace.contexts.push(context);
            workspace.contexts.len() - 1
        });
        Tag::search(number as u32, plies)
    }
}

/// The mean over the 36 throws.
#[derive(Default)]
struct Mean([f32; 5]);

impl Mean {
    fn add(&mut self, ways: u8, p: &Probs) {
        let ways = f32::from(ways);
        for (sum, p) in self.0.iter_mut().zip([p.win, p.win_g, p.win_bg, p.lose_g, p.lose_bg]) {
            *sum += ways * p;
        }
    }

    fn finish(&self) -> Probs {
        let [win, win_g, win_bg, lose_g, lose_bg] = self.0.map(|sum| sum / 36.0);
        Probs { win, win_g, win_bg, lose_g, lose_bg }
    }
}
