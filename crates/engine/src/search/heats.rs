//! Looking at several positions side by side, roll by roll: work for any number of threads, summed in one order.
//!
//! In the first heat each position is looked at after a third of the rolls; what those say about the change from the
//! shallower judgement stands for all. Positions that are too far behind by then are not looked at further.

use super::Searcher;
use super::cache::Tag;
use super::expand::Replies;
use super::states::States;
use super::worth::{Context, Worth};
use crate::rolls::ROLLS;
use crate::run::{Run, SearchError};
use crate::standard::Board;

/// A position to be looked at.
#[derive(Clone, Copy)]
pub(super) struct Entrant {
    pub(super) board: Board,
    pub(super) context: Context,
    /// The cubes the player on roll rolls with.
    pub(super) states: States,
}

/// Says, from what each entrant seems to be worth (none where it has left), which of them to go on with.
pub(super) type Steward<'a> = &'a dyn Fn(&[Option<Worth>]) -> Vec<bool>;

/// A third of the rolls, by their places in [`ROLLS`]: each number comes up as evenly as it can. 6-5, 6-4, 4-3, 3-1,
/// 2-1, 5-5 and 2-2.
const FIRST_HEAT: [usize; 7] = [19, 18, 8, 3, 1, 14, 2];

/// Rolls of one task.
const LOT: usize = 4;

struct Open {
    replies: Replies,
    shallow: Vec<Worth>,
    deep: Vec<Option<Worth>>,
}

enum Lane {
    /// A play whose worth is known from before.
    Done(Worth),
    Open(Box<Open>),
    Left,
}

/// The worth of each entrant, `plies` deep (at least 1) after the decision about the cube; none for those
/// that the steward sent away.
pub(super) fn worths(
    searcher: &Searcher,
    run: Run<'_>,
    entrants: &[Entrant],
    plies: u8,
    steward: Option<Steward<'_>>,
) -> Result<Vec<Option<Worth>>, SearchError> {
    let tag = |e: &Entrant| Tag::of(plies, &e.context, &e.states);
    let steward = steward.filter(|_| plies > 1 && entrants.len() > 1);
    let race = steward.is_some();
    let mut lanes = run.executor.map(entrants.len(), |i| {
        run.check()?;
        let entrant = &entrants[i];
        // In a race nobody may be ahead only because they were looked at before.
        let known = || searcher.results.get(&entrant.board, tag(entrant), entrant.states.list().len());
        if let Some(worth) = if race { None } else { known() } {
            return Ok(Lane::Done(worth));
        }
        let theirs = entrant.states.swap();
        let replies = searcher.with_tree(run, |tree| tree.replies(&entrant.board, plies, entrant.context));
        let shallow = replies.iter().map(|(board, probs)| searcher.shallow(board, probs, &theirs)).collect();
        Ok(Lane::Open(Box::new(Open { replies, shallow, deep: vec![None; ROLLS.len()] })))
    });
    let mut lanes = lanes.drain(..).collect::<Result<Vec<Lane>, SearchError>>()?;
    if plies > 1 {
        let all: Vec<usize> = (0..ROLLS.len()).collect();
        if let Some(steward) = steward {
            heat(searcher, run, entrants, &mut lanes, plies, &FIRST_HEAT)?;
            let so_far: Vec<Option<Worth>> =
                lanes.iter().zip(entrants).map(|(lane, e)| seeming(searcher, lane, e)).collect();
            for (lane, stays) in lanes.iter_mut().zip(steward(&so_far)) {
                if !stays && matches!(lane, Lane::Open(_)) {
                    *lane = Lane::Left;
                }
            }
        }
        heat(searcher, run, entrants, &mut lanes, plies, &all)?;
    }
    let finish = |(lane, entrant): (&Lane, &Entrant)| {
        let worth = seeming(searcher, lane, entrant)?;
        searcher.results.put(&entrant.board, tag(entrant), entrant.states.list().len(), &worth);
        Some(worth)
    };
    Ok(lanes.iter().zip(entrants).map(finish).collect())
}

/// Looks at every open lane after those of `rolls` that it was not looked at yet.
fn heat(
    searcher: &Searcher,
    run: Run<'_>,
    entrants: &[Entrant],
    lanes: &mut [Lane],
    plies: u8,
    rolls: &[usize],
) -> Result<(), SearchError> {
    let mut lots: Vec<(usize, Vec<usize>)> = Vec::new();
    for (i, lane) in lanes.iter().enumerate() {
        let Lane::Open(open) = lane else { continue };
        let left: Vec<usize> = rolls.iter().copied().filter(|&roll| open.deep[roll].is_none()).collect();
        lots.extend(left.chunks(LOT).map(|rolls| (i, rolls.to_vec())));
    }
    let looked = run.executor.map(lots.len(), |lot| {
        let (i, rolls) = &lots[lot];
        let (Lane::Open(open), entrant) = (&lanes[*i], &entrants[*i]) else { return Ok(Vec::new()) };
        let boards: Vec<Board> = rolls.iter().map(|&roll| open.replies[roll].0).collect();
        let mut found = Vec::new();
        let (context, theirs) = (entrant.context.swap(), entrant.states.swap());
        searcher.with_tree(run, |tree| tree.worths(&boards, plies - 1, context, &theirs, &mut found))?;
        Ok(found)
    });
    for ((i, rolls), found) in lots.iter().zip(looked) {
        let found = found?;
        let Lane::Open(open) = &mut lanes[*i] else { continue };
        for (&roll, worth) in rolls.iter().zip(found) {
            open.deep[roll] = Some(worth);
        }
    }
    Ok(())
}

/// What an entrant seems to be worth after the rolls looked at: exactly that after all of them. After the others the
/// shallower judgement is moved by as much as it was wrong after these.
fn seeming(searcher: &Searcher, lane: &Lane, entrant: &Entrant) -> Option<Worth> {
    let open = match lane {
        Lane::Left => return None,
        Lane::Done(worth) => return Some(*worth),
        Lane::Open(open) => open,
    };
    let mut shift = Worth::default();
    let looked = || open.deep.iter().zip(&open.shallow).zip(ROLLS);
    let ways: f64 = looked().map(|((deep, _), (_, ways))| deep.map_or(0.0, |_| f64::from(ways))).sum();
    for ((deep, shallow), (_, weight)) in looked() {
        let Some(deep) = deep else { continue };
        let share = f64::from(weight) / ways;
        shift.add(share, deep);
        shift.add(-share, shallow);
    }
    let moved = |(deep, shallow): (&Option<Worth>, &Worth)| {
        deep.unwrap_or_else(|| {
            let mut worth = *shallow;
            worth.add(1.0, &shift);
            worth
        })
    };
    let below: Vec<Worth> = open.deep.iter().zip(&open.shallow).map(moved).collect();
    Some(searcher.mean(&below, &entrant.states))
}
