//! What has become of a bracket: a fold over its nodes.
//!
//! A match counts in its node if it was paired between the two who stand there now. After a correction that brings somebody else
//! there, a match that was paired or played is void, and the node is paired again; if the correction is taken back, the match counts
//! again. Whoever has left loses every match that has no result.

use super::State;
use crate::action::{EntrantId, MatchId, Pairing, Section, Slot};
use crate::draw::Source;

/// A place in a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// It is not known yet who comes there.
    Unknown,
    /// Nobody comes there.
    Nobody,
    /// This entrant has come.
    Entrant(EntrantId),
}

/// A node as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolved {
    /// The two places.
    pub seats: [Seat; 2],
    /// The winner.
    pub winner: Seat,
    /// The loser: nobody where there was no match.
    pub loser: Seat,
    /// The match that counts.
    pub played: Option<MatchId>,
}

impl Resolved {
    const OPEN: Self =
        Self { seats: [Seat::Unknown; 2], winner: Seat::Unknown, loser: Seat::Unknown, played: None };

    /// The two who can be paired now.
    #[must_use]
    pub fn ready(&self) -> Option<[EntrantId; 2]> {
        match (self.seats, self.played, self.winner) {
            ([Seat::Entrant(a), Seat::Entrant(b)], None, Seat::Unknown) => Some([a, b]),
            _ => None,
        }
    }
}

impl State {
    pub(crate) fn node(&self, slot: Slot) -> Option<usize> {
        self.nodes.get(&slot).copied()
    }

    pub(crate) fn is_resolved(&self) -> bool {
        self.resolved.iter().all(|node| node.winner != Seat::Unknown)
    }

    pub(crate) fn fixtures_over(&self) -> bool {
        self.fixtures.iter().all(|each| self.fixture_over(each))
    }

    /// Whether a fixed match is over, or will never be played since both have left.
    pub(crate) fn fixture_over(&self, fixture: &Pairing) -> bool {
        match self.by_slot.get(&fixture.slot).and_then(|ids| ids.last()) {
            Some(id) => self.verdict(*id).is_some(),
            None => fixture.players.iter().any(|player| self.has_left(*player)),
        }
    }

    /// Resolves nodes anew: those that are asked for, and all that a change leads on to.
    pub(crate) fn resolve(&mut self, asked: impl Fn(usize) -> bool) {
        if self.resolved.is_empty() {
            self.resolved = vec![Resolved::OPEN; self.plan.nodes.len()];
        }
        let mut changed = vec![false; self.plan.nodes.len()];
        for at in 0..self.plan.nodes.len() {
            let leads = |source: &Source| match *source {
                Source::Winner(node) | Source::Loser(node) => changed[node],
                Source::Place(..) => false,
                Source::Entrant(_) | Source::Nobody => false,
            };
            if asked(at) || self.plan.nodes[at].sources.iter().any(leads) {
                let next = self.resolve_at(at);
                changed[at] = next != self.resolved[at];
                self.resolved[at] = next;
            }
        }
        debug_assert!((0..changed.len()).all(|at| self.resolve_at(at) == self.resolved[at]));
    }

    /// A node by what stands in the nodes before it.
    fn resolve_at(&self, at: usize) -> Resolved {
        let (node, resolved) = (&self.plan.nodes[at], &self.resolved);
        let seat = |source: Source| match source {
            Source::Entrant(entrant) => Seat::Entrant(entrant),
            Source::Nobody => Seat::Nobody,
            Source::Winner(node) => resolved[node].winner,
            Source::Loser(node) => resolved[node].loser,
            Source::Place(group, place) => match self.group_orders.get(usize::from(group)) {
                Some(Some(order)) => {
                    order.get(usize::from(place)).map_or(Seat::Nobody, |one| Seat::Entrant(*one))
                }
                _ => Seat::Unknown,
            },
        };
        let seats = node.sources.map(seat);
        let is_decided = matches!(node.sources[0], Source::Winner(before)
            if resolved[before].winner != Seat::Unknown && resolved[before].winner == resolved[before].seats[0]);
        if node.recharge && is_decided {
            Resolved { seats, winner: seats[0], loser: seats[1], ..Resolved::OPEN }
        } else {
            self.resolve_node(node.slot, seats)
        }
    }

    fn resolve_node(&self, slot: Slot, seats: [Seat; 2]) -> Resolved {
        let open = Resolved { seats, ..Resolved::OPEN };
        match seats {
            [Seat::Unknown, _] | [_, Seat::Unknown] => open,
            [one, Seat::Nobody] | [Seat::Nobody, one] => {
                Resolved { winner: one, loser: Seat::Nobody, ..open }
            }
            [Seat::Entrant(a), Seat::Entrant(b)] => {
                let of = |id: &&MatchId| {
                    self.find(**id).is_some_and(|each| {
                        let [c, d] = each.pairing.players;
                        (a, b) == (c, d) || (a, b) == (d, c)
                    })
                };
                let played = self.by_slot.get(&slot).and_then(|ids| ids.iter().rev().find(of)).copied();
                let seat = |one: Option<EntrantId>| one.map_or(Seat::Nobody, Seat::Entrant);
                if let Some(verdict) = played.and_then(|id| self.verdict(id)) {
                    return Resolved {
                        winner: seat(verdict.winner),
                        loser: seat(verdict.loser),
                        played,
                        ..open
                    };
                }
                let left = [self.has_left(a), self.has_left(b)];
                match left {
                    [false, false] => Resolved { played, ..open },
                    [true, false] => Resolved { winner: seats[1], loser: Seat::Nobody, ..open },
                    [false, true] => Resolved { winner: seats[0], loser: Seat::Nobody, ..open },
                    [true, true] => Resolved { winner: Seat::Nobody, loser: Seat::Nobody, ..open },
                }
            }
        }
    }

    /// Looks whether a group is over, and who goes on to the finals; all groups if none is named. True if that has changed.
    pub(crate) fn order_groups(&mut self, named: Option<u16>) -> bool {
        let wants = self.plan.nodes.iter().flat_map(|node| node.sources);
        let count = wants.filter_map(|source| match source {
            Source::Place(group, _) => Some(usize::from(group) + 1),
            _ => None,
        });
        self.group_orders.resize(count.max().unwrap_or(0), None);
        let mut changed = false;
        for group in 0..self.group_orders.len() as u16 {
            if named.is_some_and(|named| named != group) {
                continue;
            }
            let section = Section::Group(group);
            let mut own = self.fixtures.iter().filter(|each| each.slot.section == section);
            let order = own.all(|each| self.fixture_over(each)).then(|| self.group_order(group));
            let known = &mut self.group_orders[usize::from(group)];
            changed |= *known != order;
            *known = order;
        }
        changed
    }
}
