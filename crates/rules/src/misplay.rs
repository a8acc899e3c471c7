//! Plays that break the rules, at a table where they may be made: checkers put where somebody pleases. What
//! lands on a lone opposing checker still hits or pins it; nothing else of the rules is asked. Whether such a
//! play stays is for the opponent to say, see [`IllegalPlays`](crate::IllegalPlays).

use std::fmt;

use pasch_messages::Describe;
use thiserror::Error;

use crate::options::Rules;
use crate::player::Player;
use crate::plays::{Edge, Effect, NodeId, PlayFault, PlayGraph};
use crate::point::{Place, Point, PointMask};
use crate::position::{Position, SetupError};
use crate::spec::Contact;

/// One checker carried from one place to another, by whatever dice, in the mover's own count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shift {
    /// Where the checker stood: a point, the bar or the pool.
    pub from: Place,
    /// Where it was put: a point or off.
    pub to: Place,
}

/// A play that no legal one leads to the same position as, with the moves as they were made. None at
/// all is a turn given up although something could be played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Misplay {
    /// What was moved, in order.
    pub shifts: Vec<Shift>,
}

impl Misplay {
    /// The most moves of one.
    pub const MAX: usize = 16;
}

/// Why an illegal play is not accepted, or not let stand.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("misplay-refusal")]
pub enum MisplayRefusal {
    /// Only legal plays are agreed on.
    NotAgreed,
    /// The opponent has insisted on a legal play of this roll.
    InsistedOn,
    /// No checker stands there, or none can be put there.
    #[describe(args(index = index + 1))]
    NoSuchMove {
        /// The place of the move in the play, from 0.
        #[describe(skip)]
        index: usize,
    },
    /// More moves than anybody makes.
    TooLong(#[describe(name = "value")] usize),
    /// A legal play leads to the same position.
    Legal,
    /// Such plays are always corrected at this table.
    HasToBeCorrected,
    /// It leads to a position that the game does not know.
    CannotStand(#[describe(name = "value", text)] SetupError),
}

impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.from, self.to)
    }
}

impl fmt::Display for Misplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.shifts.iter().map(Shift::to_string).collect();
        f.write_str(&moves.join(" "))
    }
}

/// What putting a checker there does to an opposing one.
#[must_use]
pub fn effect_of(rules: &Rules, position: &Position, player: Player, shift: Shift) -> Effect {
    let Some(to) = shift.to.point() else { return Effect::None };
    let across = rules.spec().geometry.opposite(to);
    let other = &position.sides[player.other()];
    if other.on(across) != 1 {
        return Effect::None;
    }
    match rules.spec().contact {
        Contact::Hit => Effect::Hit,
        Contact::Pin if other.pinned.contains(across) => Effect::None,
        Contact::Pin if position.sides[player].on(to) == 0 => Effect::Pin,
        Contact::Pin | Contact::Block | Contact::Share => Effect::None,
    }
}

/// The position after one checker is carried, with what that does to an opposing one; `None` where
/// no checker can be taken from or put to. It may be one that no game knows: both sides may come to
/// stand on a point that only one of them can hold.
#[must_use]
pub fn after_shift(
    rules: &Rules,
    position: &Position,
    player: Player,
    shift: Shift,
) -> Option<(Position, Effect)> {
    let Shift { from, to } = shift;
    let takes = !matches!(from, Place::Off) && position.sides[player].at(from) > 0;
    if !takes || from == to || matches!(to, Place::Bar | Place::Pool) {
        return None;
    }
    let effect = effect_of(rules, position, player, shift);
    let geometry = rules.spec().geometry;
    let mut next = *position;
    *next.sides[player].at_mut(from) -= 1;
    *next.sides[player].at_mut(to) += 1;
    if let Some(point) = to.point() {
        let across = geometry.opposite(point);
        let other = &mut next.sides[player.other()];
        match effect {
            Effect::None => {}
            Effect::Hit => {
                other.points[across.index()] -= 1;
                other.bar += 1;
            }
            Effect::Pin => other.pinned.insert(across),
        }
    }
    // A checker is pinned only while it is alone under opposing ones.
    for side in Player::BOTH {
        let other = next.sides[side.other()];
        let own = &mut next.sides[side];
        let under = |point: &Point| own.points[point.index()] == 1 && other.on(geometry.opposite(*point)) > 0;
        own.pinned = own.pinned.iter().filter(under).fold(PointMask::EMPTY, |mut mask, point| {
            mask.insert(point);
            mask
        });
    }
    Some((next, effect))
}

/// The position after all moves of a misplay.
///
/// # Errors
/// The place in the play, from 0, of the first move that cannot be made at all.
pub fn after_misplay(
    rules: &Rules,
    position: &Position,
    player: Player,
    misplay: &Misplay,
) -> Result<Position, usize> {
    misplay.shifts.iter().enumerate().try_fold(*position, |position, (index, shift)| {
        after_shift(rules, &position, player, *shift).map(|(next, _)| next).ok_or(index)
    })
}

/// What is wrong with these moves as a play of the roll: the first one that the rules forbid, or
/// that too little is played.
#[must_use]
pub fn fault(graph: &PlayGraph, misplay: &Misplay) -> PlayFault {
    let (mut at, mut played) = (0, 0);
    for (index, shift) in misplay.shifts.iter().enumerate() {
        match journey(graph, at, shift.from, shift.to) {
            Some((node, steps)) => {
                at = node;
                played += steps;
            }
            None => {
                return match graph.why_not(at, shift.from, shift.to) {
                    Some(why) => PlayFault::Move { index, why },
                    None => PlayFault::Misstated { index },
                };
            }
        }
    }
    PlayFault::Incomplete { played, possible: graph.longest() }
}

/// Where one checker's legal way between two places leads, by as few dice as possible, and how many it takes.
fn journey(graph: &PlayGraph, at: NodeId, from: Place, to: Place) -> Option<(NodeId, usize)> {
    let edges = graph.nodes()[at].edges.iter().filter(|edge| edge.mv.from == from);
    let onward = |edge: &Edge| {
        if edge.mv.to == to {
            return Some((edge.node, 1));
        }
        edge.mv.to.point()?;
        journey(graph, edge.node, edge.mv.to, to).map(|(node, steps)| (node, steps + 1))
    };
    edges.filter_map(onward).min_by_key(|(_, steps)| *steps)
}
