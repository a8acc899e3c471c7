//! The questions asked at the root: which play, and what about the cube.

use super::states::{MOST_STATES, States};
use super::tree::{Context, Tree, Workspace};
use super::{RankedPlay, Run, SearchError, SearchSettings, Searcher, Stage};
use crate::cube::{CubeDecision, CubeInfo, CubeMet, cubeless_equity, cubeless_value, decide};
use crate::eval::Probs;
use crate::standard::Board;
use crate::standard::movegen::{Afterstates, generate_with_moves};
use std::sync::{Mutex, PoisonError};

pub(super) fn rank(
    searcher: &Searcher,
    board: &Board,
    dice: (u8, u8),
    cube: &CubeInfo,
    settings: &SearchSettings,
    always: &[Board],
    run: Run<'_>,
) -> Result<Vec<RankedPlay>, SearchError> {
    run.check()?;
    let root = Root { searcher, cube: *cube, cubeful: settings.cubeful, run };
    let mut plays = root.statics(board, dice);
    sort(&mut plays);
    let mut survivors = plays.len();
    for (plies, stage) in steps(settings) {
        survivors = filter(&mut plays[..survivors], stage, always);
        if survivors == 1 {
            // Nothing to compare; the number still deserves the depth asked for.
            root.deepen(&mut plays[..1], settings.plies)?;
            break;
        }
        root.deepen(&mut plays[..survivors], plies)?;
        sort(&mut plays[..survivors]);
    }
    sort(&mut plays);
    Ok(plays)
}

/// The depths of a search and the stage that lets plays through to each.
fn steps(settings: &SearchSettings) -> impl Iterator<Item = (u8, Stage)> {
    let (first, second) = (settings.filter.first, settings.filter.second);
    let steps = match settings.plies {
        0 => [None, None],
        n @ 1..=2 => [Some((n, first)), None],
        n if second.keep == 0 => [Some((n, first)), None],
        n => [Some((2, first)), Some((n, second))],
    };
    steps.into_iter().flatten()
}

/// Deeper first, then better first; equal plays in a fixed order.
fn sort(plays: &mut [RankedPlay]) {
    plays.sort_by(|a, b| {
        b.plies.cmp(&a.plies).then(b.equity.total_cmp(&a.equity)).then(a.board.key().cmp(&b.board.key()))
    });
}

/// Moves the plays that pass a stage to the front, keeping their order, and counts them.
fn filter(plays: &mut [RankedPlay], stage: Stage, always: &[Board]) -> usize {
    let keep = if stage.keep == 0 { plays.len() } else { stage.keep };
    let floor = plays.first().map_or(0.0, |p| p.equity) - stage.threshold;
    let passes: Vec<bool> = plays
        .iter()
        .enumerate()
        .map(|(i, p)| i == 0 || (i < keep && p.equity >= floor) || always.contains(&p.board))
        .collect();
    let mut order: Vec<usize> = (0..plays.len()).collect();
    order.sort_by_key(|&i| !passes[i]);
    let sorted: Vec<RankedPlay> = order.iter().map(|&i| plays[i]).collect();
    plays.copy_from_slice(&sorted);
    passes.iter().filter(|p| **p).count()
}

struct Root<'s> {
    searcher: &'s Searcher,
    cube: CubeInfo,
    cubeful: bool,
    run: Run<'s>,
}

impl<'s> Root<'s> {
    fn at(&self) -> CubeMet<'s> {
        CubeMet::new(self.cube, &self.searcher.met)
    }

    fn tree<'w>(&'w self, workspace: &'w mut Workspace) -> Tree<'w> {
        Tree { searcher: self.searcher, workspace, run: self.run }
    }

    /// Every play of the roll with its static equity.
    fn statics(&self, board: &Board, dice: (u8, u8)) -> Vec<RankedPlay> {
        let mut list = Afterstates::new();
        generate_with_moves(board, dice, &mut list);
        let theirs: Vec<Board> = list.boards().iter().map(Board::swap).collect();
        let mut probs = Vec::new();
        self.searcher.with_workspace(|w| self.tree(w).statics(&theirs, &mut probs));
        let judge = |(i, probs): (usize, &Probs)| {
            let value = self.value(&theirs[i], probs);
            self.play(list.boards()[i], list.moves()[i], probs, value, 0)
        };
        probs.iter().enumerate().map(judge).collect()
    }

    /// Value to the mover by static chances of the next player.
    fn value(&self, theirs: &Board, probs: &Probs) -> f64 {
        let at = self.at().swap();
        let value = if self.cubeful {
            self.searcher.exact.cubeful(theirs, probs, at)
        } else {
            cubeless_value(probs, at)
        };
        at.flip(value)
    }

    /// A play from the next player's chances and the mover's value.
    fn play(
        &self,
        board: Board,
        moves: crate::standard::movegen::Moves,
        theirs: &Probs,
        value: f64,
        plies: u8,
    ) -> RankedPlay {
        let at = self.at();
        let probs = theirs.swap();
        RankedPlay {
            moves,
            board,
            probs,
            equity: at.equity(value),
            cubeless: cubeless_equity(&probs, at),
            mwc: at.is_match().then_some(value),
            plies,
        }
    }

    /// Looks at `plays` again, `plies` deep.
    fn deepen(&self, plays: &mut [RankedPlay], plies: u8) -> Result<(), SearchError> {
        let slots: Vec<Mutex<Option<Result<RankedPlay, SearchError>>>> =
            plays.iter().map(|_| Mutex::new(None)).collect();
        let before = &*plays;
        self.run.executor.run(slots.len(), &|i| {
            let result = self.searcher.with_workspace(|w| self.look(w, &before[i], plies));
            *slots[i].lock().unwrap_or_else(PoisonError::into_inner) = Some(result);
        });
        for (play, slot) in plays.iter_mut().zip(slots) {
            let result = slot.into_inner().unwrap_or_else(PoisonError::into_inner);
            *play = result.unwrap_or(Err(SearchError::Cancelled))?;
        }
        Ok(())
    }

    fn look(
        &self,
        workspace: &mut Workspace,
        play: &RankedPlay,
        plies: u8,
    ) -> Result<RankedPlay, SearchError> {
        let mut tree = self.tree(workspace);
        let theirs = play.board.swap();
        let at = self.at().swap();
        let (probs, value) = below(&mut tree, &theirs, at, plies, self.cubeful)?;
        Ok(self.play(play.board, play.moves, &probs, at.flip(value), plies))
    }
}

/// Chances and value of the player on roll of `board`, whose view is `at`.
fn below(
    tree: &mut Tree<'_>,
    board: &Board,
    at: CubeMet<'_>,
    plies: u8,
    cubeful: bool,
) -> Result<(Probs, f64), SearchError> {
    let context = Context::of(at);
    if cubeful {
        let mut values = [0.0; MOST_STATES];
        let probs = tree.cubeful(board, plies, context, &States::of(at.cube), &mut values)?;
        Ok((probs, values[0]))
    } else {
        let probs = tree.cubeless(board, plies, context)?;
        Ok((probs, cubeless_value(&probs, at)))
    }
}

pub(super) fn evaluate(
    searcher: &Searcher,
    board: &Board,
    cube: &CubeInfo,
    plies: u8,
    cubeful: bool,
    run: Run<'_>,
) -> Result<(Probs, f64), SearchError> {
    let root = Root { searcher, cube: *cube, cubeful, run };
    searcher.with_workspace(|w| below(&mut root.tree(w), board, root.at(), plies, cubeful))
}

pub(super) fn cube(
    searcher: &Searcher,
    board: &Board,
    cube: &CubeInfo,
    plies: u8,
    run: Run<'_>,
) -> Result<(CubeDecision, Probs), SearchError> {
    let root = Root { searcher, cube: *cube, cubeful: true, run };
    let at = root.at();
    let states = States::pair(*cube, cube.doubled());
    if let (Some([undoubled, doubled]), Some(probs)) =
        (searcher.exact.branches(board, at), searcher.exact.probs(board))
    {
        return Ok((decide(undoubled, doubled, at), probs));
    }
    let mut values = [0.0; MOST_STATES];
    let probs = searcher.with_workspace(|w| {
        let mut tree = root.tree(w);
        let context = Context::of(at);
        if plies == 0 {
            let probs = tree.cubeless(board, 0, context)?;
            tree.leaf(board, &probs, &states, &mut values);
            values[0] = searcher.exact.undoubled(board, &probs, at);
            Ok(probs)
        } else {
            tree.rolled(board, plies, context, &states, &mut values)
        }
    })?;
    let double = if states.list().len() > 1 { values[1] } else { values[0] };
    Ok((decide(values[0], double, at), probs))
}
