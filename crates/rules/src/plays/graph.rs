//! The graph of all legal plays of one roll.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::constraints::Trace;
use crate::dice::{Dice, DiceLeft, Die};
use crate::options::Rules;
use crate::player::Player;
use crate::point::Place;
use crate::position::Position;

use super::step::Stepper;
use super::{Move, Play, TurnContext, WhyNot};

/// The place of a node in [`PlayGraph::nodes`]; 0 is the position before the play.
pub type NodeId = usize;

/// One legal move out of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The move.
    pub mv: Move,
    /// The node it leads to.
    pub node: NodeId,
}

/// A position reached within a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayNode {
    /// The checkers.
    pub position: Position,
    /// The dice still to be played. A complete node may have some: they cannot be used.
    pub dice_left: DiceLeft,
    /// The legal moves from here.
    pub edges: Vec<Edge>,
    /// Whether the play may end here.
    pub complete: bool,
    /// Whether a play that ends here gives the player another roll: an extra turn.
    pub again: bool,
    trace: Trace,
    best: Value,
}

/// A legal play and where it leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalPlay {
    /// The play, written in the order that names rear checkers first.
    pub play: Play,
    /// The position after it.
    pub position: Position,
    /// Whether the same player rolls again after it.
    pub again: bool,
}

/// All legal plays of one roll: a graph without cycles whose nodes are positions within the turn
/// and whose edges are moves. Node 0 is the position before the play; every path from it ends in a
/// node marked complete, and every legal way to play the roll is such a path.
///
/// ```
/// use pasch_rules::{Dice, PlayGraph, Player, Position, Rules, TurnContext, VariantId};
/// let rules = Rules::standard(VariantId::BACKGAMMON);
/// let start = Position::start(rules.spec());
/// let dice = Dice::from_faces(&[3, 1]).unwrap();
/// let graph = PlayGraph::new(&rules, &start, Player::A, &dice, &TurnContext::default());
/// let plays = graph.plays();
/// assert_eq!(plays.len(), 16);
/// assert!(plays.iter().any(|legal| legal.play.to_string() == "8/5 6/5"));
/// ```
#[derive(Clone, Debug)]
pub struct PlayGraph {
    stepper: Stepper,
    stages: Vec<Vec<Die>>,
    nodes: Vec<PlayNode>,
}

/// How well a line of moves uses the roll: the more dice the better, then the more pips of dice,
/// then positions that a constraint prefers. Ordered accordingly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Value {
    dice: u8,
    pips: u8,
    preferred: bool,
}

impl Value {
    fn after(self, die: Die) -> Value {
        Value { dice: self.dice + 1, pips: self.pips + die.face(), ..self }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    position: Position,
    left: DiceLeft,
    trace: Trace,
}

struct Draft {
    key: Key,
    edges: Vec<(Move, NodeId)>,
    stop: Option<Value>,
    best: Option<Value>,
}

impl PlayGraph {
    /// All legal plays of `player` with this roll.
    #[must_use]
    pub fn new(
        rules: &Rules,
        position: &Position,
        player: Player,
        dice: &Dice,
        context: &TurnContext,
    ) -> PlayGraph {
        let stages = rules.spec().doubles.stages(dice.as_slice(), context.turns_before + 1);
        let first = stages.first().map_or(&[][..], Vec::as_slice);
        let root = Key {
            position: *position,
            left: DiceLeft::new(first, stages.len().saturating_sub(1) as u8),
            trace: Trace::default(),
        };
        let stepper = Stepper::new(rules, player);
        let drafts = explore(&stepper, &stages, root);
        let nodes = keep_legal(&drafts);
        PlayGraph { stepper, stages, nodes }
    }

    /// The player whose plays these are.
    #[must_use]
    pub const fn player(&self) -> Player {
        self.stepper.player
    }

    /// The rules the graph was made by.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.stepper.rules
    }

    /// All nodes. Edges always lead to higher indices.
    #[must_use]
    pub fn nodes(&self) -> &[PlayNode] {
        &self.nodes
    }

    /// The position before the play.
    #[must_use]
    pub fn root(&self) -> &PlayNode {
        &self.nodes[0]
    }

    /// Whether nothing can be played: the only legal play is [`Play::DANCE`].
    #[must_use]
    pub fn is_dance(&self) -> bool {
        self.nodes[0].edges.is_empty()
    }

    /// The number of moves every legal play makes; in the rare positions where a play may end the
    /// game early, the larger number.
    #[must_use]
    pub fn longest(&self) -> usize {
        let mut depth = vec![0; self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate() {
            for edge in &node.edges {
                depth[edge.node] = depth[edge.node].max(depth[index] + 1);
            }
        }
        depth.into_iter().max().unwrap_or(0)
    }

    /// Every distinct position the roll can lead to, each once, with one play that leads there.
    /// Where the same position can be reached with and without another roll after it, both are
    /// listed. A dance gives one empty play. Plays that move rear checkers first come first.
    #[must_use]
    pub fn plays(&self) -> Vec<LegalPlay> {
        let paths = self.preferred_paths();
        let mut best: HashMap<(Position, bool), NodeId, FastHash> = HashMap::default();
        let mut order = Vec::new();
        for (index, node) in self.nodes.iter().enumerate().filter(|(_, node)| node.complete) {
            let result = (node.position, node.again);
            match best.get(&result) {
                None => {
                    best.insert(result, index);
                    order.push(result);
                }
                Some(other) if listed(&paths[index]).lt(listed(&paths[*other])) => {
                    best.insert(result, index);
                }
                Some(_) => {}
            }
        }
        let mut plays: Vec<LegalPlay> = order
            .into_iter()
            .map(|(position, again)| {
                let moves = paths[best[&(position, again)]].clone();
                LegalPlay { play: Play { moves }, position, again }
            })
            .collect();
        plays.sort_by(|x, y| listed(&x.play.moves).cmp(listed(&y.play.moves)));
        plays
    }

    /// Every path of moves that leads to this position, at most `limit` of them.
    #[must_use]
    pub fn paths_to(&self, target: &Position, limit: usize) -> Vec<Play> {
        let mut reaches = vec![false; self.nodes.len()];
        for index in (0..self.nodes.len()).rev() {
            let node = &self.nodes[index];
            reaches[index] = (node.complete && node.position == *target)
                || node.edges.iter().any(|edge| reaches[edge.node]);
        }
        let mut found = Vec::new();
        self.collect_paths(0, target, &reaches, limit, &mut Vec::new(), &mut found);
        found
    }

    fn collect_paths(
        &self,
        at: NodeId,
        target: &Position,
        reaches: &[bool],
        limit: usize,
        so_far: &mut Vec<Move>,
        found: &mut Vec<Play>,
    ) {
        if !reaches[at] || found.len() >= limit {
            return;
        }
        let node = &self.nodes[at];
        if node.complete && node.position == *target {
            found.push(Play { moves: so_far.clone() });
        }
        for edge in &node.edges {
            so_far.push(edge.mv);
            self.collect_paths(edge.node, target, reaches, limit, so_far, found);
            so_far.pop();
        }
    }

    /// The node this play leads to, if it is a legal play of the roll, complete and move by move.
    #[must_use]
    pub fn walk(&self, play: &Play) -> Option<NodeId> {
        let mut at = 0;
        for mv in &play.moves {
            at = self.nodes[at].edges.iter().find(|edge| edge.mv == *mv)?.node;
        }
        self.nodes[at].complete.then_some(at)
    }

    /// Why a checker may not be moved between these places at this node by a single die;
    /// `None` when it may.
    #[must_use]
    pub fn why_not(&self, node: NodeId, from: Place, to: Place) -> Option<WhyNot> {
        let here = self.nodes.get(node)?;
        if here.edges.iter().any(|edge| edge.mv.from == from && edge.mv.to == to) {
            return None;
        }
        let (start, end) = (from.number(), to.number());
        let mut reason = None;
        for die in here.dice_left.faces() {
            let fits = match to {
                Place::Off => die.face() >= start,
                _ => end.checked_add(die.face()) == Some(start),
            };
            if fits {
                // Of two dice that fit, the lower one is the more telling to speak about.
                reason = Some(self.why_not_die(here, from, die));
            }
        }
        if here.position.sides[self.player()].at(from) == 0 || from == Place::Off {
            return Some(WhyNot::NoChecker { from });
        }
        Some(reason.unwrap_or(WhyNot::NoSuchDie { from, to }))
    }

    /// The rule against playing this die from this place at a node where it is not legal.
    fn why_not_die(&self, here: &PlayNode, from: Place, die: Die) -> WhyNot {
        let mv = match self.stepper.step(&here.position, &here.trace, from, die) {
            Ok(mv) => mv,
            Err(why) => return why,
        };
        let key = advance(&self.stepper, &self.stages, here.key(), &mv);
        let drafts = explore(&self.stepper, &self.stages, key);
        let Some(this_way) = drafts[0].best else {
            return self.forbidden_end(&drafts);
        };
        let this_way = this_way.after(die);
        if this_way.dice < here.best.dice {
            WhyNot::MoreDice { possible: here.best.dice, this_way: this_way.dice }
        } else if this_way.pips < here.best.pips {
            WhyNot::HigherDie
        } else {
            WhyNot::MustOpenPrime
        }
    }

    /// Which constraint every end of a line runs into.
    fn forbidden_end(&self, drafts: &[Draft]) -> WhyNot {
        drafts
            .iter()
            .flat_map(|draft| self.stepper.constraints.iter().map(move |c| (c, draft)))
            .find_map(|(c, draft)| c.check_final(&draft.key.position, self.player()).err())
            .unwrap_or(WhyNot::MustOpenPrime)
    }

    /// For each node the path that names rear checkers first.
    fn preferred_paths(&self) -> Vec<Vec<Move>> {
        let mut paths: Vec<Option<Vec<Move>>> = vec![None; self.nodes.len()];
        paths[0] = Some(Vec::new());
        for (index, node) in self.nodes.iter().enumerate() {
            let Some(here) = paths[index].clone() else {
                continue;
            };
            for edge in &node.edges {
                let slot = &mut paths[edge.node];
                let better = slot
                    .as_ref()
                    .is_none_or(|known| listed(&here).chain(listed(&[edge.mv])).lt(listed(known)));
                if better {
                    let mut path = here.clone();
                    path.push(edge.mv);
                    *slot = Some(path);
                }
            }
        }
        paths.into_iter().map(Option::unwrap_or_default).collect()
    }
}

impl PlayNode {
    fn key(&self) -> Key {
        Key { position: self.position, left: self.dice_left, trace: self.trace }
    }
}

/// Orders move sequences as people list them: from high points to low ones.
fn listed(moves: &[Move]) -> impl Iterator<Item = (u8, u8)> {
    moves.iter().map(|mv| (25 - mv.from.number(), 25 - mv.to.number()))
}

/// The state after a step; a stage played out unlocks the next one.
fn advance(stepper: &Stepper, stages: &[Vec<Die>], key: Key, mv: &Move) -> Key {
    let mut left = key.left.without(mv.die);
    if left.is_empty() && left.locked_stages() > 0 {
        let locked = left.locked_stages() - 1;
        let stage = stages.len() - 1 - usize::from(locked);
        left = DiceLeft::new(&stages[stage], locked);
    }
    let mut trace = key.trace;
    for constraint in &stepper.constraints {
        constraint.note_step(mv, &mut trace);
    }
    Key { position: key.position.after(&stepper.rules, stepper.player, mv), left, trace }
}

/// Every state that single steps can reach, and how well each can still use the roll. Edges lead
/// to higher indices because each uses up a die.
fn explore(stepper: &Stepper, stages: &[Vec<Die>], root: Key) -> Vec<Draft> {
    let mut index: HashMap<Key, NodeId, FastHash> = HashMap::default();
    let mut drafts = vec![Draft::new(stepper, stages, root)];
    index.insert(root, 0);
    let mut next = 0;
    while next < drafts.len() {
        let key = drafts[next].key;
        if !key.position.is_finished(stepper.player) {
            let mut edges = Vec::new();
            for die in key.left.faces() {
                stepper.each_step(&key.position, &key.trace, die, |mv| {
                    let child = advance(stepper, stages, key, &mv);
                    let id = *index.entry(child).or_insert_with(|| {
                        drafts.push(Draft::new(stepper, stages, child));
                        drafts.len() - 1
                    });
                    edges.push((mv, id));
                });
            }
            drafts[next].edges = edges;
        }
        next += 1;
    }
    for i in (0..drafts.len()).rev() {
        let onward =
            drafts[i].edges.iter().filter_map(|(mv, child)| Some(drafts[*child].best?.after(mv.die))).max();
        drafts[i].best = onward.max(drafts[i].stop);
    }
    drafts
}

impl Draft {
    fn new(stepper: &Stepper, stages: &[Vec<Die>], key: Key) -> Draft {
        let (constraints, player) = (&stepper.constraints, stepper.player);
        let allowed = constraints.iter().all(|c| c.check_final(&key.position, player).is_ok());
        let geometry = stepper.rules.spec().geometry;
        let stop = allowed.then(|| {
            let preferred = constraints.iter().all(|c| c.prefers(&key.position, player, geometry));
            // Bearing off the last checker completes a play as if it had used every die.
            let unused =
                if key.position.is_finished(player) { everything_left(key.left, stages) } else { (0, 0) };
            Value { dice: unused.0, pips: unused.1, preferred }
        });
        Draft { key, edges: Vec::new(), stop, best: None }
    }
}

/// Number and pips of the dice left, later stages included.
fn everything_left(left: DiceLeft, stages: &[Vec<Die>]) -> (u8, u8) {
    let later = &stages[stages.len() - usize::from(left.locked_stages())..];
    left.iter()
        .chain(later.iter().flatten().copied())
        .fold((0, 0), |(dice, pips), die| (dice + 1, pips + die.face()))
}

/// Keeps the lines that use the roll as well as possible and renumbers their nodes.
fn keep_legal(drafts: &[Draft]) -> Vec<PlayNode> {
    let mut number: Vec<Option<NodeId>> = vec![None; drafts.len()];
    let mut kept = vec![0];
    number[0] = Some(0);
    let mut nodes = Vec::new();
    while nodes.len() < kept.len() {
        let draft = &drafts[kept[nodes.len()]];
        let mut edges = Vec::new();
        for (mv, child) in &draft.edges {
            let through = drafts[*child].best.map(|best| best.after(mv.die));
            if through.is_some() && through == draft.best {
                let node = *number[*child].get_or_insert_with(|| {
                    kept.push(*child);
                    kept.len() - 1
                });
                edges.push(Edge { mv: *mv, node });
            }
        }
        nodes.push(PlayNode {
            position: draft.key.position,
            dice_left: draft.key.left,
            // Where no line may end, not even the empty one, the turn passes.
            complete: draft.best == draft.stop,
            again: false,
            edges,
            trace: draft.key.trace,
            best: draft.best.unwrap_or_default(),
        });
    }
    nodes
}

pub(super) type FastHash = BuildHasherDefault<BoardHasher>;

/// A quick multiplicative hash for the small fixed-size keys of this module. Keys come from the
/// rules, never from outside, so nobody can aim for collisions.
#[derive(Default)]
pub(super) struct BoardHasher(u64);

impl BoardHasher {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for BoardHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.mix(u64::from(value));
    }

    fn write_u32(&mut self, value: u32) {
        self.mix(u64::from(value));
    }

    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Setup;
    use crate::spec::{Doubles, VariantSpec};
    use crate::variants::VariantId;

    /// Gul Bara's doubles on Nard's parallel cousin: from the fourth turn on they climb.
    fn climbing() -> Rules {
        let base = VariantId::FEVGA.spec();
        let spec = VariantSpec { doubles: Doubles::Cascade { from_turn: 4 }, constraints: &[], ..*base };
        Rules::of_spec(Box::leak(Box::new(spec)))
    }

    fn climb(position: &Position, faces: &[u8], turns_before: u32) -> (Vec<String>, usize) {
        let dice = Dice::from_faces(faces).unwrap();
        let graph = PlayGraph::new(
            &climbing(),
            position,
            Player::A,
            &dice,
            &TurnContext { turns_before, ..TurnContext::default() },
        );
        (graph.plays().iter().map(|legal| legal.play.to_string()).collect(), graph.longest())
    }

    #[test]
    fn a_stage_played_out_unlocks_the_next() {
        let start = Position::start(climbing().spec());
        let (plays, longest) = climb(&start, &[5, 5], 3);
        assert_eq!((plays.len(), longest), (44, 8));
        assert_eq!(climb(&start, &[5, 5], 2).1, 4, "not before the fourth turn");
    }

    #[test]
    fn a_stage_not_played_out_ends_the_turn() {
        let mut setup = Setup::default();
        setup.sides.a = "24:2 4:4 3:4 2:5".parse().unwrap();
        setup.sides.b = "24:3 23:3 19:3 2:3 1:3".parse().unwrap();
        let here = Position::try_from_setup(&setup, climbing().spec()).unwrap();
        assert_eq!(climb(&here, &[4, 4], 3).0, ["24/16(2)"]);
        assert_eq!(climb(&here, &[5, 5], 3).0, ["24/19(2)"]);
    }
}
