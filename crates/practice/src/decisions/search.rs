//! Which decisions are asked for, and the search through packed ones.

use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::ops::RangeInclusive;

use pasch_analysis::Theme;
use pasch_wire::{DecisionKind, Seat};

use super::{Decision, ScoreKind, Structure, unpack};

/// Points that a side must hold, and must not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// Each of these is held; bits as in [`Structure::held`].
    pub held: u32,
    /// None of these is held.
    pub open: u32,
}

impl Points {
    const fn fit(self, side: Structure) -> bool {
        side.held & self.held == self.held && side.held & self.open == 0
    }
}

/// Whose cube it is, seen by the player who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// It is in the middle.
    Centre,
    /// The player who decides has it.
    Mine,
    /// The other player has it.
    Theirs,
}

impl Owner {
    /// Whose cube it is at a decision.
    #[must_use]
    pub fn of(decision: &Decision) -> Self {
        match decision.owner {
            None => Self::Centre,
            Some(owner) if owner == decision.seat => Self::Mine,
            Some(_) => Self::Theirs,
        }
    }
}

/// The decisions that are asked for. The default asks for all in which there was something to decide.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sought {
    /// Kinds of decisions; empty for all.
    pub kinds: Vec<DecisionKind>,
    /// Kinds of positions; empty for all.
    pub themes: Vec<Theme>,
    /// Scores; empty for all.
    pub scores: Vec<ScoreKind>,
    /// The roll, the higher die first.
    pub dice: Option<(u8, u8)>,
    /// Equity given up, EMG.
    pub loss: Option<RangeInclusive<f32>>,
    /// Points of the player who decides.
    pub mine: Points,
    /// Points of the other player, in that player's own count.
    pub theirs: Points,
    /// Pips to go of the player who decides.
    pub pips: Option<RangeInclusive<u16>>,
    /// Pips that the player who decides is ahead; negative when behind.
    pub lead: Option<RangeInclusive<i32>>,
    /// Value that the cube shows.
    pub cube: Option<u32>,
    /// Whose the cube is.
    pub owner: Option<Owner>,
    /// Points that the player who decides needs.
    pub away: Option<u8>,
    /// Points that the other player needs.
    pub other_away: Option<u8>,
}

impl Sought {
    /// Whether a decision is asked for.
    #[must_use]
    #[inline]
    pub fn fits(&self, one: &Decision) -> bool {
        let lead = i32::from(one.theirs.pips) - i32::from(one.mine.pips);
        one.mark.is_some()
            && self.mine.fit(one.mine)
            && self.theirs.fit(one.theirs)
            && self.loss.as_ref().is_none_or(|range| range.contains(&one.loss))
            && self.dice.is_none_or(|dice| one.dice == Some(dice))
            && (self.kinds.is_empty() || self.kinds.contains(&one.kind))
            && (self.themes.is_empty() || one.theme.is_some_and(|theme| self.themes.contains(&theme)))
            && (self.scores.is_empty() || self.scores.contains(&one.score()))
            && self.pips.as_ref().is_none_or(|range| range.contains(&one.mine.pips))
            && self.lead.as_ref().is_none_or(|range| range.contains(&lead))
            && self.cube.is_none_or(|cube| 1_u32.checked_shl(u32::from(one.cube)) == Some(cube))
            && self.owner.is_none_or(|owner| Owner::of(one) == owner)
            && self.away.is_none_or(|away| one.away.is_some_and(|[mine, _]| mine == away))
            && self.other_away.is_none_or(|away| one.away.is_some_and(|[_, theirs]| theirs == away))
    }
}

/// In which order decisions are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The costliest first.
    #[default]
    Costliest,
    /// In the order of the matches, and of the actions within each.
    Matches,
}

/// The packed decisions of a match, and whose of them are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Packed<'p> {
    /// The decisions, packed by [`super::pack`].
    pub bytes: &'p [u8],
    /// The decisions of seats a and b are looked at.
    pub seats: [bool; 2],
}

/// A decision that was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    /// Index of its match among those that were searched.
    pub at: usize,
    /// The decision.
    pub decision: Decision,
}

/// The answer to a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Finds {
    /// How many decisions fit.
    pub total: usize,
    /// Equity that all of them gave up together.
    pub loss: f64,
    /// The page that was asked for, in order.
    pub page: Vec<Found>,
}

/// Searches the decisions of matches, and returns the page of `limit` decisions that begins after `offset` others. `also`
/// is asked last, with the index of the match.
pub fn search<'p>(
    matches: impl IntoIterator<Item = Packed<'p>>,
    sought: &Sought,
    also: impl Fn(usize, &Decision) -> bool,
    order: Order,
    (offset, limit): (usize, usize),
) -> Finds {
    let end = offset.saturating_add(limit);
    let mut finds = Finds::default();
    // The costliest of all so far, as many as are shown; the least costly of them is on top.
    let mut costliest = BinaryHeap::new();
    for (at, packed) in matches.into_iter().enumerate() {
        for decision in unpack(packed.bytes) {
            let asked = match decision.seat {
                Seat::A => packed.seats[0],
                Seat::B => packed.seats[1],
            };
            if !(asked && sought.fits(&decision) && also(at, &decision)) {
                continue;
            }
            let found = Found { at, decision };
            match order {
                Order::Matches if (offset..end).contains(&finds.total) => finds.page.push(found),
                Order::Costliest if costliest.len() < end => costliest.push(ByCost(found)),
                Order::Costliest => {
                    if let Some(mut least) = costliest.peek_mut()
                        && costlier(&found, &least.0) == Ordering::Less
                    {
                        *least = ByCost(found);
                    }
                }
                Order::Matches => {}
            }
            finds.total += 1;
            finds.loss += f64::from(decision.loss);
        }
    }
    if order == Order::Costliest {
        finds.page =
            costliest.into_sorted_vec().into_iter().skip(offset).map(|ByCost(found)| found).collect();
    }
    finds
}

/// A decision that was found, in the order of cost: the costlier comes before.
struct ByCost(Found);

impl Ord for ByCost {
    fn cmp(&self, other: &Self) -> Ordering {
        costlier(&self.0, &other.0)
    }
}

impl PartialOrd for ByCost {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for ByCost {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for ByCost {}

fn costlier(one: &Found, two: &Found) -> Ordering {
    let place = |found: &Found| (found.at, found.decision.action);
    two.decision.loss.total_cmp(&one.decision.loss).then_with(|| place(one).cmp(&place(two)))
}
