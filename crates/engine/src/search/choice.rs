//! The questions asked at the root: which play, and what about the cube.

use super::heats::{self, Entrant};
use super::states::{MOST_STATES, States};
use super::worth::{Context, Worth};
use super::{BoardPlay, RankedPlay, Run, SearchError, SearchSettings, Searcher, Stage};
use crate::cube::{CubeDecision, CubeInfo, CubeMet, cubeless_equity, cubeless_value, decide};
use crate::eval::Probs;
use crate::standard::Board;
use crate::standard::movegen::{Afterstates, generate_with_moves};

pub(super) fn rank(
    searcher: &Searcher,
    board: &Board,
    dice: (u8, u8),
    cube: &CubeInfo,
    settings: &SearchSettings,
    always: &[Board],
    run: Run<'_>,
) -> Result<Vec<RankedPlay<BoardPlay>>, SearchError> {
    run.check()?;
    let root = Root { searcher, cube: *cube, cubeful: settings.cubeful, run };
    let race = settings.filter.race;
    let mut plays = root.statics(board, dice);
    sort(&mut plays);
    let mut survivors = plays.len();
    for (plies, stage) in steps(settings) {
        survivors = filter(&mut plays[..survivors], stage, always);
        if survivors == 1 {
            // Nothing to compare; the number still deserves the depth asked for.
            root.deepen(&mut plays[..1], settings.plies, false, None)?;
            break;
        }
        let margin = Some(race).filter(|margin| margin.is_finite()).map(|margin| (margin, always));
        root.deepen(&mut plays[..survivors], plies, false, margin)?;
        sort(&mut plays[..survivors]);
        survivors = plays[..survivors].iter().filter(|play| play.plies == plies).count();
    }
    if let Some(pruner) = searcher.sources.pruner.as_ref().filter(|_| settings.plies > 1 && survivors > 1) {
        let near = filter(&mut plays[..survivors], pruner.widths.again, &[]);
        if near > 1 {
            root.deepen(&mut plays[..near], settings.plies, true, None)?;
        }
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

/// Deeper first, then better first; equal plays in a fixed order. Plays after which the opponent would double the player
/// out all lose the same; the one that stands best without the cube is best should they not.
fn sort(plays: &mut [RankedPlay<BoardPlay>]) {
    plays.sort_by(|a, b| {
        let deeper = b.plies.cmp(&a.plies);
        let better = b.equity.total_cmp(&a.equity).then(b.cubeless.total_cmp(&a.cubeless));
        deeper.then(better).then(a.play.board.key().cmp(&b.play.board.key()))
    });
}

/// Moves the plays that pass a stage to the front, keeping their order, and counts them.
fn filter(plays: &mut [RankedPlay<BoardPlay>], stage: Stage, always: &[Board]) -> usize {
    let keep = if stage.keep == 0 { plays.len() } else { stage.keep };
    let floor = plays.first().map_or(0.0, |p| p.equity) - stage.threshold;
    let passes: Vec<bool> = plays
        .iter()
        .enumerate()
        .map(|(i, p)| i == 0 || (i < keep && p.equity >= floor) || always.contains(&p.play.board))
        .collect();
    let mut order: Vec<usize> = (0..plays.len()).collect();
    order.sort_by_key(|&i| !passes[i]);
    let sorted: Vec<RankedPlay<BoardPlay>> = order.iter().map(|&i| plays[i]).collect();
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

    /// Every play of the roll with its static equity.
    fn statics(&self, board: &Board, dice: (u8, u8)) -> Vec<RankedPlay<BoardPlay>> {
        let mut list = Afterstates::new();
        generate_with_moves(board, dice, &mut list);
        let theirs: Vec<Board> = list.boards().iter().map(Board::swap).collect();
        let mut probs = Vec::new();
        self.searcher.with_tree(self.run, |tree| tree.statics(&theirs, &mut probs));
        let judge = |(i, probs): (usize, &Probs)| {
            let value = self.value(&theirs[i], probs);
            self.play(BoardPlay { moves: list.moves()[i], board: list.boards()[i] }, probs, value, 0)
        };
        probs.iter().enumerate().map(judge).collect()
    }

    /// Value to the mover by static chances of the next player.
    fn value(&self, theirs: &Board, probs: &Probs) -> f64 {
        let at = self.at().swap();
        let value = if self.cubeful {
            self.searcher.sources.exact.cubeful(theirs, probs, at)
        } else {
            cubeless_value(probs, at)
        };
        at.flip(value)
    }

    /// A play from the next player's chances and the mover's value.
    fn play(&self, play: BoardPlay, theirs: &Probs, value: f64, plies: u8) -> RankedPlay<BoardPlay> {
        let at = self.at();
        let probs = theirs.swap();
        RankedPlay {
            play,
            probs,
            equity: at.equity(value),
            cubeless: cubeless_equity(&probs, at),
            mwc: at.is_match().then_some(value),
            plies,
        }
    }

    /// Looks at `plays` again, `plies` deep; at those that fall more than a margin behind on the way only until then,
    /// unless they are named.
    fn deepen(
        &self,
        plays: &mut [RankedPlay<BoardPlay>],
        plies: u8,
        near: bool,
        margin: Option<(f64, &[Board])>,
    ) -> Result<(), SearchError> {
        let boards: Vec<Board> = plays.iter().map(|play| play.play.board.swap()).collect();
        let at = self.at();
        let named = |i: usize| margin.is_some_and(|(_, always)| always.contains(&plays[i].play.board));
        let far = |worths: &[Option<Worth>]| {
            let equity = |worth: &Worth| at.equity(at.flip(self.before(worth)));
            let equities: Vec<Option<f64>> = worths.iter().map(|w| w.as_ref().map(equity)).collect();
            let best = equities.iter().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
            let floor = best - margin.map_or(f64::INFINITY, |(margin, _)| margin);
            let stays = |(i, equity): (usize, &Option<f64>)| equity.is_some_and(|e| e >= floor) || named(i);
            equities.iter().enumerate().map(stays).collect()
        };
        let steward: Option<heats::Steward<'_>> = if margin.is_some() { Some(&far) } else { None };
        let worths = self.look(&boards, plies, near, steward)?;
        for (play, worth) in plays.iter_mut().zip(worths) {
            if let Some((probs, value)) = worth {
                *play = self.play(play.play, &probs, at.flip(value), plies);
            }
        }
        Ok(())
    }

    /// The cubes of the next player before their decision.
    fn theirs(&self) -> States {
        if self.cubeful { States::of(self.cube.swap()) } else { States::none() }
    }

    /// The value to the next player before their decision about the cube.
    fn before(&self, rolled: &Worth) -> f64 {
        let at = self.at().swap();
        if !self.cubeful {
            return cubeless_value(&rolled.probs, at);
        }
        let states = self.theirs();
        let mut values = [0.0; MOST_STATES];
        self.searcher.decide(rolled, &states, &states.decided().1, &mut values);
        values[0]
    }

    /// Chances and value of the next player at each of `boards`, `plies` deep (at least 1).
    fn look(
        &self,
        boards: &[Board],
        plies: u8,
        near: bool,
        steward: Option<heats::Steward<'_>>,
    ) -> Result<Vec<Option<(Probs, f64)>>, SearchError> {
        let (searcher, states) = (self.searcher, self.theirs());
        let (at, after) = (self.at().swap(), states.decided().0);
        let context = Context { near, ..Context::of(at) };
        // What is known needs no search, but it takes part in the comparison.
        let known: Vec<bool> = boards.iter().map(|board| searcher.is_known(board, &states)).collect();
        let entrants: Vec<Entrant> = boards
            .iter()
            .zip(&known)
            .filter(|(_, known)| !**known)
            .map(|(board, _)| Entrant { board: *board, context, states: after })
            .collect();
        let all = !known.contains(&true);
        let mut worths =
            heats::worths(searcher, self.run, &entrants, plies, steward.filter(|_| all))?.into_iter();
        let mut statics = Vec::new();
        searcher.with_tree(self.run, |tree| tree.statics(boards, &mut statics));
        let result = boards.iter().zip(known).zip(statics).map(|((board, known), probs)| {
            if known {
                return Some((probs, at.flip(self.value(board, &probs))));
            }
            worths.next().flatten().map(|worth| (worth.probs, self.before(&worth)))
        });
        Ok(result.collect())
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
    // As the position after a play of the other player.
    let root = Root { searcher, cube: cube.swap(), cubeful, run };
    let at = root.at().swap();
    if plies > 0 {
        let found = root.look(std::slice::from_ref(board), plies, false, None)?;
        if let Some(&Some(found)) = found.first() {
            return Ok(found);
        }
    }
    let mut probs = Vec::new();
    searcher.with_tree(run, |tree| tree.statics(std::slice::from_ref(board), &mut probs));
    let probs = probs.first().copied().unwrap_or_default();
    Ok((probs, at.flip(root.value(board, &probs))))
}

pub(super) fn cube(
    searcher: &Searcher,
    board: &Board,
    cube: &CubeInfo,
    plies: u8,
    run: Run<'_>,
) -> Result<(CubeDecision, Probs), SearchError> {
    let at = CubeMet::new(*cube, &searcher.met);
    if let (Some([undoubled, doubled]), Some(probs)) =
        (searcher.sources.exact.branches(board, at), searcher.sources.exact.probs(board))
    {
        return Ok((decide(undoubled, doubled, at), probs));
    }
    let states = States::pair(*cube, cube.doubled());
    let may_double = states.list().len() > 1;
    let decided = |worth: &Worth| {
        let double = if may_double { worth.values[1] } else { worth.values[0] };
        (decide(worth.values[0], double, at), worth.probs)
    };
    if plies == 0 {
        let (probs, _) = evaluate(searcher, board, cube, 0, true, run)?;
        let mut worth = searcher.shallow(board, &probs, &states);
        worth.values[0] = searcher.sources.exact.undoubled(board, &probs, at);
        return Ok(decided(&worth));
    }
    let look = |near: bool| {
        let context = Context { near, ..Context::of(at) };
        let found = heats::worths(searcher, run, &[Entrant { board: *board, context, states }], plies, None)?;
        Ok(decided(&found.first().copied().flatten().unwrap_or_default()))
    };
    let found = look(false)?;
    if may_double && searcher.sources.pruner.is_some() && is_near(&found.0) { look(true) } else { Ok(found) }
}

/// Whether what pruning takes away could turn the decision: at 2 plies it moves the equity of a doubled cube by .012 ±
/// .014 in positions where a double is near (mean and standard deviation).
fn is_near(decision: &CubeDecision) -> bool {
    const NEAR: f64 = 0.06;
    let doubled = decision.double_take.min(decision.double_pass);
    (doubled - decision.no_double).abs() < NEAR || (decision.double_take - decision.double_pass).abs() < NEAR
}
