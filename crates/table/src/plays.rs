//! The graph of legal plays, out; a walked path, in.

use std::collections::HashMap;

use pasch_messages::{Describe, Message};
use pasch_rules::{
    Die, Edge, Effect, LegalPlay, Misplay, Place, Play, PlayFault, PlayGraph, PlayNode, Point, Position,
    Shift, Side, WhyNot,
};

use crate::board;
use pasch_wire as wire;

/// How a roll that cannot be played is written.
pub const NO_MOVE: &str = "No move";

/// Up to this many nodes refusals are given for each of them.
const EXPLAINED: usize = 120;

/// A graph with everything a browser asks of it; refusals at its start.
#[must_use]
pub fn graph(graph: &PlayGraph, seq: u32) -> wire::PlayGraphView {
    view(graph, seq, 1)
}

/// A graph that belongs to no match, with refusals also further on.
#[must_use]
pub fn explained(graph: &PlayGraph) -> wire::PlayGraphView {
    let count = graph.nodes().len();
    view(graph, 0, if count <= EXPLAINED { count } else { 1 })
}

/// The same in few bytes, for a client that knows the position it begins with.
#[must_use]
pub fn short(graph: &PlayGraph, seq: u32) -> wire::ShortPlays {
    let plays = graph.plays();
    let notation = notation(&plays);
    let (from, stuck) = (graph.nodes(), graph.is_dance());
    // What a client makes of the steps: each node by the first that leads to it.
    let mut followed: Vec<Option<Position>> = vec![None; from.len()];
    for (node, index) in from.iter().zip(0..) {
        let here = if index == 0 { node.position } else { followed[index].unwrap_or(node.position) };
        for edge in &node.edges {
            followed[edge.node].get_or_insert_with(|| here.after(graph.rules(), graph.player(), &edge.mv));
        }
    }
    let nodes = from.iter().zip(&followed).enumerate().map(|(index, (node, followed))| wire::ShortNode {
        left: dice_left(node),
        steps: node.edges.iter().map(step).collect(),
        play: node.complete.then(|| notation.get(&node.position).cloned().unwrap_or_default()),
        position: (index > 0 && *followed != Some(node.position)).then(|| board::position(&node.position)),
    });
    wire::ShortPlays {
        seq,
        nodes: nodes.collect(),
        forced: plays.len() == 1 && !stuck,
        blocked: if stuck { blocked(graph) } else { Vec::new() },
        refusals: refusals(graph, 0),
    }
}

fn step(edge: &Edge) -> [u32; 5] {
    let does = match edge.mv.effect {
        Effect::None => 0,
        Effect::Hit => 1,
        Effect::Pin => 2,
    };
    let (from, to) = (board::place(edge.mv.from), board::place(edge.mv.to));
    let node = u32::try_from(edge.node).unwrap_or(u32::MAX);
    [u32::from(from), u32::from(to), u32::from(edge.mv.die.face()), does, node]
}

fn notation(plays: &[LegalPlay]) -> HashMap<Position, String> {
    plays.iter().map(|legal| (legal.position, legal.play.to_string())).collect()
}

fn dice_left(node: &PlayNode) -> Vec<u8> {
    let mut left: Vec<u8> = node.dice_left.iter().map(Die::face).collect();
    left.sort_unstable_by(|one, two| two.cmp(one));
    left
}

fn view(graph: &PlayGraph, seq: u32, explained: usize) -> wire::PlayGraphView {
    let plays = graph.plays();
    let notation = notation(&plays);
    let nodes = graph
        .nodes()
        .iter()
        .map(|node| wire::PlayNode {
            position: board::position(&node.position),
            dice_left: dice_left(node),
            edges: node.edges.iter().map(edge).collect(),
            play: node.complete.then(|| notation.get(&node.position).cloned().unwrap_or_default()),
        })
        .collect();
    let stuck = graph.is_dance();
    wire::PlayGraphView {
        seq,
        nodes,
        forced: plays.len() == 1 && !stuck,
        blocked: if stuck { blocked(graph) } else { Vec::new() },
        refusals: (0..explained).flat_map(|node| refusals(graph, node)).collect(),
    }
}

fn edge(edge: &Edge) -> wire::Edge {
    wire::Edge {
        from: board::place(edge.mv.from),
        to: board::place(edge.mv.to),
        die: edge.mv.die.face(),
        hit: edge.mv.effect == Effect::Hit,
        pin: edge.mv.effect == Effect::Pin,
        node: u32::try_from(edge.node).unwrap_or(u32::MAX),
    }
}

/// The moves along a path of node indexes, or the step at which it leaves the graph. An empty path
/// and `[0]` are the play without moves.
///
/// # Errors
/// The place in the path, from 0, of the first index that no edge leads to.
pub fn walked(graph: &PlayGraph, path: &[u32]) -> Result<Play, usize> {
    let mut moves = Vec::new();
    let mut at = 0_usize;
    for (index, &node) in path.iter().enumerate() {
        let node = node as usize;
        if index == 0 && node == 0 {
            continue;
        }
        let edge = graph.nodes().get(at).and_then(|here| here.edges.iter().find(|edge| edge.node == node));
        let edge = edge.ok_or(index)?;
        moves.push(edge.mv);
        at = node;
    }
    Ok(Play { moves })
}

/// Every single step from a node that a die would make, with where it would land.
fn attempts(graph: &PlayGraph, node: usize) -> impl Iterator<Item = (Place, Place)> {
    let here = &graph.nodes()[node];
    let side = here.position.sides[graph.player()];
    let points = Point::all().rev().map(Place::Point);
    let places = [Place::Pool, Place::Bar].into_iter().chain(points).filter(move |&place| side.at(place) > 0);
    let mut faces: Vec<u8> = here.dice_left.iter().map(Die::face).collect();
    faces.sort_unstable();
    faces.dedup();
    places.flat_map(move |from| {
        let steps: Vec<_> = faces
            .iter()
            .map(|&face| {
                let to = board::place(from).checked_sub(face).and_then(Point::new);
                (from, to.map_or(Place::Off, Place::Point))
            })
            .collect();
        steps
    })
}

fn refusals(graph: &PlayGraph, node: usize) -> Vec<wire::RefusedStep> {
    let mut found: Vec<wire::RefusedStep> = Vec::new();
    for (from, to) in attempts(graph, node) {
        let Some(why) = graph.why_not(node, from, to) else { continue };
        let step = wire::RefusedStep {
            node: u32::try_from(node).unwrap_or(u32::MAX),
            from: board::place(from),
            to: board::place(to),
            reason: sentence(&why),
            told: (&why.message()).into(),
        };
        if !found.contains(&step) {
            found.push(step);
        }
    }
    found
}

fn blocked(graph: &PlayGraph) -> Vec<wire::Blocked> {
    let mut found: Vec<wire::Blocked> = Vec::new();
    for (from, to) in attempts(graph, 0) {
        let Some(why) = graph.why_not(0, from, to) else { continue };
        let point = match why {
            WhyNot::Blocked { to } => to.number(),
            _ => board::place(to),
        };
        if !found.iter().any(|known| known.point == point) {
            let told = (&why.message()).into();
            found.push(wire::Blocked { point, reason: sentence(&why), told });
        }
    }
    found
}

/// The rule that an illegal play breaks.
#[must_use]
pub fn fault(fault: &PlayFault) -> Message {
    match fault {
        PlayFault::Move { why, .. } => why.message(),
        other => other.message(),
    }
}

/// Checkers put down freely, as the rules understand them: `None` for places that do not exist. 25 is the bar while a
/// checker stands there, else the pool.
#[must_use]
pub fn freely(side: &Side, moves: &[wire::ShiftView]) -> Option<Misplay> {
    let mut bar = side.bar;
    let shift = |view: &wire::ShiftView| {
        let from = match view.from {
            25 if bar > 0 => {
                bar -= 1;
                Place::Bar
            }
            25 => Place::Pool,
            0 => Place::Off,
            number => Place::Point(Point::new(number)?),
        };
        let to = if view.to == 0 { Place::Off } else { Place::Point(Point::new(view.to)?) };
        Some(Shift { from, to })
    };
    Some(Misplay { shifts: moves.iter().map(shift).collect::<Option<_>>()? })
}

/// A reason as a sentence of its own.
#[must_use]
pub fn sentence(reason: &impl std::fmt::Display) -> String {
    let text = reason.to_string();
    let mut letters = text.chars();
    let mut sentence: String = letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    sentence.push_str(letters.as_str());
    if !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
}

#[cfg(test)]
mod tests {
    use pasch_rules::{Dice, Player, Rules, TurnContext, VariantId};

    use super::*;

    fn opening(faces: &[u8]) -> PlayGraph {
        let rules = Rules::standard(VariantId::BACKGAMMON);
        let dice = Dice::from_faces(faces).unwrap();
        PlayGraph::new(&rules, &Position::start(rules.spec()), Player::A, &dice, &TurnContext::default())
    }

    #[test]
    fn a_leaf_can_be_reached_and_read_back() {
        let legal = opening(&[3, 1]);
        let view = graph(&legal, 7);
        assert_eq!(view.seq, 7);
        assert_eq!(view.nodes[0].dice_left, [3, 1]);
        assert!(!view.forced && view.blocked.is_empty());
        let mut path = vec![0];
        while let Some(edge) = view.nodes[*path.last().unwrap() as usize].edges.first() {
            path.push(edge.node);
        }
        let leaf = &view.nodes[*path.last().unwrap() as usize];
        let play = walked(&legal, &path).unwrap();
        assert_eq!(play.moves.len(), 2);
        assert!(legal.walk(&play).is_some());
        assert!(leaf.play.as_deref().unwrap().contains('/'));
        assert_eq!(leaf.dice_left, Vec::<u8>::new());
    }

    /// What `ShortPlays` says a client does.
    fn expanded(short: &wire::ShortPlays, graph: &PlayGraph) -> Vec<wire::PlayNode> {
        let mut reached: Vec<Option<Position>> = vec![None; short.nodes.len()];
        reached[0] = Some(graph.root().position);
        let mut nodes = Vec::new();
        for (index, node) in short.nodes.iter().enumerate() {
            let here = reached[index].expect("every node is reached");
            let steps = node.steps.iter().map(|&[from, to, die, does, node]| wire::Edge {
                from: from as u8,
                to: to as u8,
                die: die as u8,
                hit: does == 1,
                pin: does == 2,
                node,
            });
            let edges: Vec<_> = steps.collect();
            for (edge, full) in edges.iter().zip(&graph.nodes()[index].edges) {
                let after = here.after(graph.rules(), graph.player(), &full.mv);
                reached[edge.node as usize].get_or_insert(after);
            }
            let position = node.position.clone().unwrap_or_else(|| board::position(&here));
            let (dice_left, play) = (node.left.clone(), node.play.clone());
            nodes.push(wire::PlayNode { position, dice_left, edges, play });
        }
        nodes
    }

    #[test]
    fn short_plays_say_the_same_in_every_game() {
        for id in VariantId::all() {
            let rules = Rules::standard(id);
            let mut position = Position::start(rules.spec());
            let (mut short_bytes, mut full_bytes, mut given) = (0, 0, 0);
            for turn in 0..80_u32 {
                let player = if turn % 2 == 0 { Player::A } else { Player::B };
                let faces = [1 + (turn * 7 + 3) % 6, 1 + (turn * turn + turn / 3) % 6, 1 + turn % 6];
                let faces: Vec<u8> = faces.iter().map(|face| *face as u8).collect();
                let dice = Dice::from_faces(&faces[..usize::from(rules.spec().dice)]).unwrap();
                let before = turn / 2;
                let context = TurnContext {
                    turns_before: before,
                    opponent_turns: before + turn % 2,
                    ..TurnContext::default()
                };
                let legal = PlayGraph::new(&rules, &position, player, &dice, &context);
                let (brief, full) = (short(&legal, turn), graph(&legal, turn));
                assert_eq!(expanded(&brief, &legal), full.nodes, "{id}, turn {turn}");
                given += brief.nodes.iter().filter(|node| node.position.is_some()).count();
                let (seq, forced) = (brief.seq, brief.forced);
                assert_eq!((seq, forced), (full.seq, full.forced), "{id}, turn {turn}");
                let said = (&brief.blocked, &brief.refusals);
                assert_eq!(said, (&full.blocked, &full.refusals), "{id}, turn {turn}");
                short_bytes += serde_json::to_vec(&brief).unwrap().len();
                full_bytes += serde_json::to_vec(&full).unwrap().len();
                let plays = legal.plays();
                position = plays[(turn as usize * 31) % plays.len()].position;
                if position.is_finished(player) {
                    break;
                }
            }
            assert_eq!(given, 0, "{id}: positions that do not follow from the steps");
            assert!(short_bytes * 2 < full_bytes, "{id}: {short_bytes} bytes for {full_bytes}");
        }
    }

    #[test]
    fn a_path_off_the_graph_is_named() {
        let legal = opening(&[3, 1]);
        assert_eq!(walked(&legal, &[0, 9999]), Err(1));
        assert!(walked(&legal, &[]).unwrap().is_dance());
        assert!(walked(&legal, &[0]).unwrap().is_dance());
    }

    #[test]
    fn a_blocked_step_says_so() {
        let view = graph(&opening(&[5, 4]), 1);
        let step = view.refusals.iter().find(|step| step.from == 24 && step.to == 19).unwrap();
        assert!(step.reason.starts_with("The opponent holds"), "{}", step.reason);
    }
}
