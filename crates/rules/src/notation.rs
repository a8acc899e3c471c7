//! The field's notation of plays, `13/7*/3` or `8/5(2) 6/3(2)`, written and read. All numbers are
//! in the mover's own count.
//!
//! Writing: the moves of one checker become one chain, an intermediate stop is named only if
//! something was hit (or pinned) there, equal chains are counted, and chains that start farther
//! back come first. A star marks a hit, and a pin in games that pin.
//!
//! Reading: plays are compared by the position they lead to, never as text, so chains may be
//! collapsed or spelled out, in any order, with stars or without.

use std::fmt;

use pasch_messages::Describe;
use thiserror::Error;

use crate::matchplay::PlayFault;
use crate::plays::{Effect, LegalPlay, Move, Play, PlayGraph};
use crate::point::{Place, Point};
use crate::position::{Position, Side};

/// One checker's way: where it starts, then every stop; a star where it hit.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chain {
    from: Place,
    stops: Vec<(Place, bool)>,
}

impl Chain {
    fn end(&self) -> Place {
        self.stops.last().map_or(self.from, |(place, _)| *place)
    }

    fn same_way(&self, other: &Chain) -> bool {
        self.from == other.from
            && self.stops.len() == other.stops.len()
            && self.stops.iter().zip(&other.stops).all(|(x, y)| x.0 == y.0)
    }
}

fn chains_of(moves: &[Move]) -> Vec<Chain> {
    let mut chains: Vec<Chain> = Vec::new();
    for mv in moves {
        let stop = (mv.to, mv.effect != Effect::None);
        match chains.iter_mut().find(|chain| chain.end() == mv.from) {
            Some(chain) => chain.stops.push(stop),
            None => chains.push(Chain { from: mv.from, stops: vec![stop] }),
        }
    }
    chains
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_dance() {
            return f.write_str("(no play)");
        }
        let mut counted: Vec<(Chain, u8)> = Vec::new();
        for chain in chains_of(&self.moves) {
            match counted.iter_mut().find(|(known, _)| known.same_way(&chain)) {
                Some((known, count)) => {
                    *count += 1;
                    for (stop, more) in known.stops.iter_mut().zip(&chain.stops) {
                        stop.1 |= more.1;
                    }
                }
                None => counted.push((chain, 1)),
            }
        }
        // Ways that look alike once their silent stops are left out are counted together.
        let mut written: Vec<(Chain, u8)> = Vec::new();
        for (mut chain, count) in counted {
            let last = chain.stops.len() - 1;
            let mut at = 0;
            chain.stops.retain(|(_, star)| {
                at += 1;
                *star || at > last
            });
            match written.iter_mut().find(|(known, _)| *known == chain) {
                Some((_, total)) => *total += count,
                None => written.push((chain, count)),
            }
        }
        written.sort_by_key(|(chain, _)| (25 - chain.from.number(), 25 - chain.end().number()));
        for (index, (chain, count)) in written.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{}", chain.from)?;
            for (place, star) in &chain.stops {
                write!(f, "/{place}{}", if *star { "*" } else { "" })?;
            }
            if *count > 1 {
                write!(f, "({count})")?;
            }
        }
        Ok(())
    }
}

/// Why a text is no play of a roll.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("notation-error")]
pub enum NotationError {
    /// A word is not of the form `13/7`.
    Syntax {
        /// The word that could not be read.
        word: String,
    },
    /// The text is clear, but no legal play of the roll does that.
    Illegal {
        /// The whole text, as it was given.
        text: String,
        /// What is wrong with it, where a single move can be named.
        fault: Option<PlayFault>,
    },
}

/// Finds the legal play a text means. Accepts `/` or `-` between places, `bar b 25` and `pool p`
/// to enter, `off o 0` to bear off, `*`, counts such as `(2)`, commas and blanks between chains,
/// and for a dance an empty text, `(no play)`, `dance`, `can't move` or `cannot move`.
///
/// Where a collapsed text can mean several plays, the one that hits only where the text names
/// a stop is taken.
///
/// ```
/// use pasch_rules::{Dice, PlayGraph, Player, Position, Rules, TurnContext, VariantId, notation};
/// let rules = Rules::standard(VariantId::BACKGAMMON);
/// let start = Position::start(rules.spec());
/// let dice = Dice::from_faces(&[6, 5]).unwrap();
/// let graph = PlayGraph::new(&rules, &start, Player::A, &dice, &TurnContext::default());
/// let play = notation::read(&graph, "24-18-13").unwrap();
/// assert_eq!(play.play.to_string(), "24/13");
/// assert!(notation::read(&graph, "24/18").is_err());
/// ```
///
/// # Errors
/// When the text is no play at all or no legal one.
pub fn read(graph: &PlayGraph, text: &str) -> Result<LegalPlay, NotationError> {
    let mut chains = parse(text)?;
    let root = &graph.root().position;
    name_the_pool(&mut chains, root.side(graph.player()));
    let geometry = graph.rules().spec().geometry;
    let (me, other) = (graph.player(), graph.player().other());
    let target = net_effect(root.side(me), &chains);
    let named = |point: Point| {
        let named_star = |star: bool| {
            chains.iter().any(|chain| {
                chain.stops.iter().any(|stop| stop.0 == Place::Point(point) && (stop.1 || !star))
            })
        };
        (named_star(false), named_star(true))
    };
    graph
        .plays()
        .into_iter()
        .filter(|legal| target.is_some_and(|side| same_checkers(&side, legal.position.side(me))))
        .min_by_key(|legal| {
            // Of two plays that differ only in the roll they give, the better one is meant.
            let hits = |point: Point| touched(root, &legal.position, other, geometry.opposite(point));
            let mut surprises = (0, 0, 0);
            for point in Point::all() {
                let (stop, star) = named(point);
                match (hits(point), stop, star) {
                    (true, false, _) => surprises.0 += 1,
                    (false, _, true) => surprises.1 += 1,
                    (false, true, false) if root.sides[other].on(geometry.opposite(point)) == 1 => {
                        surprises.2 += 1;
                    }
                    _ => {}
                }
            }
            (surprises, legal.next.is_none() && !legal.again)
        })
        .ok_or_else(|| NotationError::Illegal {
            text: text.trim().to_owned(),
            fault: first_fault(graph, &chains),
        })
}

/// Files write 25 for bar and pool alike: what is not on the bar comes from the pool.
fn name_the_pool(chains: &mut [Chain], side: &Side) {
    let from_bar = chains.iter_mut().filter(|chain| chain.from == Place::Bar);
    for chain in from_bar.skip(usize::from(side.bar)).take(usize::from(side.pool)) {
        chain.from = Place::Pool;
    }
}

fn same_checkers(x: &Side, y: &Side) -> bool {
    (x.points, x.bar, x.pool, x.off) == (y.points, y.bar, y.pool, y.off)
}

/// Whether the opponent's checker on this point of theirs was hit or pinned.
fn touched(before: &Position, after: &Position, other: crate::player::Player, his_point: Point) -> bool {
    let (was, is) = (&before.sides[other], &after.sides[other]);
    is.on(his_point) < was.on(his_point) || (is.pinned.contains(his_point) && !was.pinned.contains(his_point))
}

/// The own checkers after the chains, or `None` if one starts where no checker is left.
fn net_effect(side: &Side, chains: &[Chain]) -> Option<Side> {
    let mut moved = *side;
    for chain in chains {
        *moved.at_mut(chain.end()) += 1;
    }
    for chain in chains {
        let slot = moved.at_mut(chain.from);
        *slot = slot.checked_sub(1)?;
    }
    Some(moved)
}

/// Follows the single moves a text spells out as far as they are legal.
fn first_fault(graph: &PlayGraph, chains: &[Chain]) -> Option<PlayFault> {
    let (mut at, mut index) = (0, 0);
    for chain in chains {
        let mut from = chain.from;
        for (to, _) in &chain.stops {
            let edge = graph.nodes()[at].edges.iter().find(|edge| edge.mv.from == from && edge.mv.to == *to);
            match edge {
                Some(edge) => at = edge.node,
                None => {
                    return graph.why_not(at, from, *to).map(|why| PlayFault::Move { index, why });
                }
            }
            from = *to;
            index += 1;
        }
    }
    (!graph.nodes()[at].complete).then(|| PlayFault::Incomplete { played: index, possible: graph.longest() })
}

fn parse(text: &str) -> Result<Vec<Chain>, NotationError> {
    let text = text.trim();
    let dance = ["", "(no play)", "dance", "can't move", "cannot move", "no play"];
    if dance.iter().any(|word| text.eq_ignore_ascii_case(word)) {
        return Ok(Vec::new());
    }
    let mut chains = Vec::new();
    let words = text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    for word in words {
        let refused = || NotationError::Syntax { word: word.into() };
        let (chain, count) = parse_word(word).ok_or_else(refused)?;
        // No roll moves more checkers than a full set.
        if chains.len() + usize::from(count) > 64 {
            return Err(refused());
        }
        chains.extend(std::iter::repeat_n(chain, usize::from(count)));
    }
    Ok(chains)
}

fn parse_word(word: &str) -> Option<(Chain, u8)> {
    let (way, count) = match word.strip_suffix(')') {
        Some(rest) => {
            let (way, count) = rest.split_once('(')?;
            (way, count.parse().ok().filter(|count| *count > 0)?)
        }
        None => (word, 1),
    };
    let mut places = way.split(['/', '-']);
    let from = parse_place(places.next()?, true)?;
    let mut stops = Vec::new();
    for place in places {
        let (place, star) = match place.strip_suffix('*') {
            Some(rest) => (rest, true),
            None => (place, false),
        };
        stops.push((parse_place(place, false)?, star));
    }
    (!stops.is_empty()).then_some((Chain { from, stops }, count))
}

fn parse_place(text: &str, start: bool) -> Option<Place> {
    let text = text.to_ascii_lowercase();
    match (text.as_str(), start) {
        ("bar" | "b" | "25", true) => Some(Place::Bar),
        ("pool" | "p", true) => Some(Place::Pool),
        ("off" | "o" | "0", false) => Some(Place::Off),
        (number, _) => Point::new(number.parse().ok()?).map(Place::Point),
    }
}
