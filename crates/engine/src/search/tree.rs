//! The tree below some positions: 21 rolls, the best reply to each, and so on. Positions of one height go
//! through the evaluators together.

use super::cache::{Statics, Tag};
use super::expand::{Expander, Replies};
use super::states::{Branch, MOST_STATES, States};
use super::worth::{Context, Worth};
use super::{MOST_PLIES, Searcher};
use crate::cube::{CubeInfo, CubeMet, decide};
use crate::eval::Probs;
use crate::rolls::ROLLS;
use crate::run::{Run, SearchError};
use crate::standard::Board;

/// Working memory of one thread of a search; keeps its size between searches.
pub(super) struct Workspace {
    statics: Statics,
    expander: Expander,
    floors: [Floor; MOST_PLIES as usize + 1],
}

impl Default for Workspace {
    fn default() -> Self {
        Self {
            statics: Statics::new(),
            expander: Expander::default(),
            floors: std::array::from_fn(|_| Floor::default()),
        }
    }
}

/// Buffers of one height of the tree.
#[derive(Default)]
struct Floor {
    /// Positions that have to be looked at, and for each position asked about its place among them.
    asked: Vec<Board>,
    places: Vec<Option<usize>>,
    missing: Vec<usize>,
    rolled: Vec<Worth>,
    replies: Vec<Replies>,
    below: Vec<Worth>,
    probs: Vec<Probs>,
}

/// A search under way on one thread.
pub(super) struct Tree<'s> {
    pub(super) searcher: &'s Searcher,
    pub(super) workspace: &'s mut Workspace,
    pub(super) run: Run<'s>,
}

impl<'s> Tree<'s> {
    /// Static chances of `boards`.
    pub(super) fn statics(&mut self, boards: &[Board], out: &mut Vec<Probs>) {
        let Workspace { expander, statics, .. } = &mut *self.workspace;
        expander.statics(&self.searcher.sources, statics, boards, out);
    }

    /// The best reply to each roll of a position from which `plies` rolls are looked ahead.
    pub(super) fn replies(&mut self, board: &Board, plies: u8, context: Context) -> Replies {
        let mut floor = std::mem::take(&mut self.workspace.floors[0]);
        self.expand(std::slice::from_ref(board), plies, context, &mut floor.replies);
        let replies = floor.replies[0];
        self.workspace.floors[0] = floor;
        replies
    }

    fn expand(&mut self, boards: &[Board], plies: u8, context: Context, out: &mut Vec<Replies>) {
        let Workspace { expander, statics, .. } = &mut *self.workspace;
        expander.replies(&self.searcher.sources, statics, boards, plies, context, out);
    }

    /// The worth of each of `boards`, `plies` deep, before its player on roll decides about the cube, with each cube
    /// of `states`. Replies are chosen by `context`.
    pub(super) fn worths(
        &mut self,
        boards: &[Board],
        plies: u8,
        context: Context,
        states: &States,
        out: &mut Vec<Worth>,
    ) -> Result<(), SearchError> {
        let mut floor = std::mem::take(&mut self.workspace.floors[usize::from(plies)]);
        let result = self.worths_in(boards, plies, context, states, &mut floor, out);
        self.workspace.floors[usize::from(plies)] = floor;
        result
    }

    fn worths_in(
        &mut self,
        boards: &[Board],
        plies: u8,
        context: Context,
        states: &States,
        floor: &mut Floor,
        out: &mut Vec<Worth>,
    ) -> Result<(), SearchError> {
        out.clear();
        floor.asked.clear();
        floor.places.clear();
        for board in boards {
            let place = if plies == 0 || self.searcher.is_known(board, states) {
                None
            } else {
                // A player who dances is where they were with several rolls.
                let known = floor.asked.iter().position(|asked| asked == board);
                known.or_else(|| {
                    floor.asked.push(*board);
                    Some(floor.asked.len() - 1)
                })
            };
            floor.places.push(place);
        }
        self.statics_where(boards, &floor.places, &mut floor.probs);
        let (after, branches) = states.decided();
        if !floor.asked.is_empty() {
            let asked = std::mem::take(&mut floor.asked);
            let result = self.rolled_in(&asked, plies, context, &after, floor);
            floor.asked = asked;
            result?;
        }
        let mut statics = floor.probs.iter();
        for (board, place) in boards.iter().zip(&floor.places) {
            let mut worth = Worth::default();
            match place {
                Some(place) => {
                    let rolled = &floor.rolled[*place];
                    worth.probs = rolled.probs;
                    self.searcher.decide(rolled, states, &branches, &mut worth.values);
                }
                None => {
                    worth.probs = statics.next().copied().unwrap_or_default();
                    self.searcher.leaf(board, &worth.probs, states, &mut worth.values);
                }
            }
            out.push(worth);
        }
        Ok(())
    }

    /// Static chances of the boards that have no place among those to be looked at.
    fn statics_where(&mut self, boards: &[Board], places: &[Option<usize>], out: &mut Vec<Probs>) {
        out.clear();
        if places.iter().any(Option::is_none) {
            let alone = boards.iter().zip(places).filter(|(_, place)| place.is_none());
            let alone: Vec<Board> = alone.map(|(board, _)| *board).collect();
            self.statics(&alone, out);
        }
    }

    /// As [`Tree::worths`], after the players on roll have decided about the cube: `states` are the cubes they roll
    /// with. No position is known, `plies` is at least 1; into `floor.rolled`.
    fn rolled_in(
        &mut self,
        boards: &[Board],
        plies: u8,
        context: Context,
        states: &States,
        floor: &mut Floor,
    ) -> Result<(), SearchError> {
        self.run.check()?;
        let searcher = self.searcher;
        let count = states.list().len();
        let tag = Tag::of(plies, &context, states);
        floor.rolled.clear();
        floor.missing.clear();
        for (i, board) in boards.iter().enumerate() {
            let found = searcher.results.get(board, tag, count);
            if found.is_none() {
                floor.missing.push(i);
            }
            floor.rolled.push(found.unwrap_or_default());
        }
        if floor.missing.is_empty() {
            return Ok(());
        }
        let missing: Vec<Board> = floor.missing.iter().map(|&i| boards[i]).collect();
        self.expand(&missing, plies, context, &mut floor.replies);
        let theirs = states.swap();
        for ((board, replies), &place) in missing.iter().zip(&floor.replies).zip(&floor.missing) {
            if plies == 1 {
                floor.below.clear();
                floor
                    .below
                    .extend(replies.iter().map(|(reply, probs)| searcher.shallow(reply, probs, &theirs)));
            } else {
                let replies = replies.map(|(reply, _)| reply);
                self.worths(&replies, plies - 1, context.swap(), &theirs, &mut floor.below)?;
            }
            let worth = searcher.mean(&floor.below, states);
            searcher.results.put(board, tag, count, &worth);
            floor.rolled[place] = worth;
        }
        Ok(())
    }
}

impl Searcher {
    fn at(&self, cube: CubeInfo) -> CubeMet<'_> {
        CubeMet::new(cube, &self.met)
    }

    /// The values before the decision about the cube from those after it.
    pub(super) fn decide(
        &self,
        rolled: &Worth,
        states: &States,
        branches: &[Branch],
        values: &mut [f64; MOST_STATES],
    ) {
        for ((value, branch), &cube) in values.iter_mut().zip(branches).zip(states.list()) {
            let no_double = rolled.values[branch.no_double];
            *value = match branch.double {
                None => no_double,
                Some(double) => {
                    let at = self.at(cube);
                    at.value(decide(no_double, rolled.values[double], at).optimal())
                }
            };
        }
    }

    /// What a position is worth by its static chances.
    pub(super) fn shallow(&self, board: &Board, probs: &Probs, states: &States) -> Worth {
        let mut worth = Worth { probs: *probs, ..Worth::default() };
        self.leaf(board, probs, states, &mut worth.values);
        worth
    }

    /// What a position is worth whose replies to each roll, seen by the next player, are worth `below`. `states` are
    /// the cubes the player on roll rolls with.
    pub(super) fn mean(&self, below: &[Worth], states: &States) -> Worth {
        let mut sum = [0.0f32; 5];
        let mut totals = [0.0; MOST_STATES];
        let count = states.list().len();
        for (worth, (_, ways)) in below.iter().zip(ROLLS) {
            let p = worth.probs.swap();
            for (sum, p) in sum.iter_mut().zip([p.win, p.win_g, p.win_bg, p.lose_g, p.lose_bg]) {
                *sum += f32::from(ways) * p;
            }
            for (total, value) in totals.iter_mut().zip(&worth.values[..count]) {
                *total += f64::from(ways) * value;
            }
        }
        let [win, win_g, win_bg, lose_g, lose_bg] = sum.map(|sum| sum / 36.0);
        let probs = Probs { win, win_g, win_bg, lose_g, lose_bg }.sanitize();
        let mut worth = Worth { probs, ..Worth::default() };
        for ((value, total), &cube) in worth.values.iter_mut().zip(totals).zip(states.list()) {
            *value = self.at(cube.swap()).flip(total / 36.0);
        }
        worth
    }

    /// Whether a database or the end of the game tells all that is asked.
    pub(super) fn is_known(&self, board: &Board, states: &States) -> bool {
        let exact = &self.sources.exact;
        if board.finished().is_some() {
            return true;
        }
        match states.list() {
            [] => exact.probs(board).is_some(),
            cubes => cubes.iter().all(|&cube| exact.value(board, self.at(cube)).is_some()),
        }
    }

    /// Values for each cube: exact ones, or those of the model, from static chances.
    pub(super) fn leaf(&self, board: &Board, probs: &Probs, states: &States, values: &mut [f64]) {
        for (value, &cube) in values.iter_mut().zip(states.list()) {
            *value = self.sources.exact.cubeful(board, probs, self.at(cube));
        }
    }
}
