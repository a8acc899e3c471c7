//! The graph of all legal plays of one roll.

use std::collections::HashMap;

use crate::dice::{Dice, DiceLeft, Die};
use crate::options::Rules;
use crate::player::Player;
use crate::point::Place;
use crate::position::Position;
use crate::spec::Sharing;
use crate::turn::Trace;

use super::explore::{Drafts, FastHash, Key, Value, advance};
use super::stages::Stages;
use super::step::Stepper;
use super::{Move, NextPart, Play, TurnContext, WhyNot, shares};

/// The place of a node in [`PlayGraph::nodes`]; 0 is the position before the play.
pub type NodeId = usize;

/// One legal move out of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The move: one checker by one die.
    pub mv: Move,
    /// The node it leads to.
    pub node: NodeId,
}

/// A position reached within a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayNode {
    /// The checkers of both sides after the moves so far.
    pub position: Position,
    /// The dice still to be played. A complete node may have some: they cannot be used.
    pub dice_left: DiceLeft,
    /// The legal moves from here.
    pub edges: Vec<Edge>,
    /// Whether the play may end here.
    pub complete: bool,
    /// Whether a play that ends here gives the player another roll: an extra turn.
    pub again: bool,
    /// What the same player has to play next without another roll, if a play that ends here brings
    /// more and some of it can be played.
    pub next: Option<NextPart>,
    pub(super) trace: Trace,
    pub(super) best: Value,
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
    /// What the same player has to play next without another roll: the following part of a roll
    /// that brings further numbers. Then the position is in the middle of their turn.
    pub next: Option<NextPart>,
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
    stages: Stages,
    nodes: Vec<PlayNode>,
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
        let stages = Stages::new(rules, dice, context);
        if rules.spec().sharing != Sharing::DieByDie {
            let stepper = Stepper::new(rules, player, dice, context);
            let nodes = shares::nodes(&stepper, position);
            return PlayGraph { stepper, stages, nodes };
        }
        let root = Key { position: *position, left: stages.first(), trace: context.trace };
        let mut stepper = Stepper::new(rules, player, dice, context);
        let drafts = Drafts::explore(&stepper, &stages, *position, root);
        let mut nodes = drafts.keep_legal();
        if drafts.leaves_dice() {
            if let Some(relaxed) = stepper.relaxed(context) {
                nodes = Drafts::explore(&relaxed, &stages, *position, root).keep_legal();
                stepper = relaxed;
            }
        }
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

    /// What a play that ends at this node leaves of a climbing double: a face, and how often it
    /// could still be played before the higher ones. `None` where nothing is left of one.
    #[must_use]
    pub fn leftover(&self, node: NodeId) -> Option<(Die, u8)> {
        let here = self.nodes.get(node).filter(|here| here.complete && here.next.is_none())?;
        if !self.stages.climbs() {
            return None;
        }
        match here.dice_left.faces().next() {
            Some(face) => Some((face, here.dice_left.count(face))),
            None => Die::new(self.stepper.dice.high().face() + 1).map(|next| (next, 4)),
        }
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
    /// Where the same position can be reached with different rights to go on, it is listed for
    /// each of them. A dance gives one empty play. Plays that move rear checkers first come first.
    #[must_use]
    pub fn plays(&self) -> Vec<LegalPlay> {
        let paths = self.preferred_paths();
        let mut best: HashMap<(Position, bool, Option<NextPart>), NodeId, FastHash> = HashMap::default();
        let mut order = Vec::new();
        for (index, node) in self.nodes.iter().enumerate().filter(|(_, node)| node.complete) {
            let result = (node.position, node.again, node.next);
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
            .map(|(position, again, next)| {
                let moves = paths[best[&(position, again, next)]].clone();
                LegalPlay { play: Play { moves }, position, again, next }
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
        if self.rules().spec().sharing != Sharing::DieByDie {
            return Some(shares::why_not(&self.stepper, &self.nodes, node, from, to));
        }
        if here.position.sides[self.player()].at(from) == 0 || from == Place::Off {
            return Some(WhyNot::NoChecker { from });
        }
        if self.stepper.is_over(&here.position) {
            return Some(WhyNot::GameOver);
        }
        let (start, end) = (from.number(), to.number());
        let backwards = end > start && from.point().is_some() && self.stepper.goes_backwards();
        let fits = |die: &Die| match to {
            Place::Off => die.face() >= start,
            _ if backwards => start + die.face() == end,
            _ => end.checked_add(die.face()) == Some(start),
        };
        // Of two dice that fit, the lower one is the more telling to speak about.
        let reason = match here.dice_left.faces().filter(fits).last() {
            Some(die) => self.why_not_die(here, from, die, backwards),
            None => match self.stages.later(here.dice_left).find(fits) {
                Some(die) => WhyNot::NotYet { die },
                None => WhyNot::NoSuchDie { from, to },
            },
        };
        Some(reason)
    }

    /// The rule against playing this die from this place at a node where it is not legal.
    fn why_not_die(&self, here: &PlayNode, from: Place, die: Die, backwards: bool) -> WhyNot {
        let step = if backwards {
            self.stepper.step_back(&here.position, &here.trace, from, die)
        } else {
            self.stepper.step(&here.position, &here.trace, from, die)
        };
        let mv = match step {
            Ok(mv) => mv,
            Err(why) => return why,
        };
        let key = advance(&self.stepper, &self.stages, here.key(), &mv);
        let drafts = Drafts::explore(&self.stepper, &self.stages, self.nodes[0].position, key);
        let Some(this_way) = drafts.best() else {
            return drafts.forbidden_end().unwrap_or(self.stepper.duty());
        };
        let this_way = this_way.after(die);
        let best = self.best_with(here, die);
        if this_way.dice < best.dice {
            WhyNot::MoreDice { possible: best.dice, this_way: this_way.dice }
        } else if this_way.pips < best.pips {
            WhyNot::HigherDie
        } else if this_way.later < best.later {
            WhyNot::MoreLater { possible: best.later, this_way: this_way.later }
        } else {
            self.stepper.duty()
        }
    }

    /// How well the roll can be used from here; after the choice of this face, where there is one.
    fn best_with(&self, here: &PlayNode, die: Die) -> Value {
        if !here.dice_left.is_choice() {
            return here.best;
        }
        let edges = here.edges.iter().filter(|edge| edge.mv.die == die);
        edges.map(|edge| self.nodes[edge.node].best.after(die)).max().unwrap_or_default()
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
