//! The search behind a play graph: every state single steps can reach, how well each can still use
//! the roll, and which of them lie on a legal play.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::constraints::{Constraint, Trace};
use crate::dice::{DiceLeft, Die};
use crate::position::Position;

use super::graph::{Edge, NodeId, PlayNode};
use super::stages::Stages;
use super::step::Stepper;
use super::{Move, NextPart, WhyNot};

/// How well a line of moves uses the roll: the more dice the better, then the more pips of dice,
/// then positions that a constraint prefers. Ordered accordingly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Value {
    pub dice: u8,
    pub pips: u8,
    /// Moves of the part that follows which remain playable.
    pub later: u8,
    preferred: bool,
}

impl Value {
    /// What counts where the player is free to go on as they like.
    const FREE: Value = Value { dice: 0, pips: 0, later: 0, preferred: true };

    pub fn after(self, die: Die) -> Value {
        Value { dice: self.dice + 1, pips: self.pips + die.face(), ..self }
    }
}

/// A state within a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub position: Position,
    pub left: DiceLeft,
    pub trace: Trace,
}

/// A state that steps can reach, whether or not it lies on a legal play.
struct Draft {
    key: Key,
    /// Where its edges lie in [`Drafts::edges`].
    edges: (u32, u32),
    /// The value of stopping here, if a play may end here.
    stop: Option<Value>,
    /// What follows if the play ends here.
    next: Option<NextPart>,
    /// The best value reached from here, with every kind of move and with forward moves only.
    best: [Option<Value>; 2],
}

/// Everything steps can reach from a state.
pub(super) struct Drafts<'a> {
    stepper: &'a Stepper,
    stages: &'a Stages,
    /// The rules of the part that follows, if one may.
    following: Option<Stepper>,
    /// Whether some constraint prefers to end elsewhere than it begins.
    particular: bool,
    list: Vec<Draft>,
    edges: Vec<(Move, u32)>,
}

/// Index of the values that count all moves.
const ALL: usize = 0;
/// Index of the values that leave out backward hits.
const FORWARD: usize = 1;

impl<'a> Drafts<'a> {
    /// Every state that single steps can reach in a play that began `before`, and how well each can
    /// still use the roll. Edges lead to higher indices because each uses up a die.
    pub fn explore(stepper: &'a Stepper, stages: &'a Stages, before: Position, root: Key) -> Drafts<'a> {
        let geometry = stepper.rules.spec().geometry;
        let prefers = |c: &Constraint| c.prefers(&before, stepper.player, geometry);
        let mut drafts = Drafts {
            stepper,
            stages,
            following: stages.goes_on().then(|| stepper.for_double()),
            particular: !stepper.constraints.iter().all(prefers),
            list: Vec::with_capacity(64),
            edges: Vec::with_capacity(128),
        };
        let mut index: HashMap<Key, u32, FastHash> =
            HashMap::with_capacity_and_hasher(64, FastHash::default());
        drafts.push(root, Die::ONE);
        index.insert(root, 0);
        let mut next = 0;
        while next < drafts.list.len() {
            let key = drafts.list[next].key;
            let first = drafts.edges.len() as u32;
            if !stepper.is_over(&key.position) {
                for die in key.left.faces() {
                    stepper.each_step(&key.position, &key.trace, die, |mv| {
                        let child = advance(stepper, stages, key, &mv);
                        let id = *index.entry(child).or_insert_with(|| drafts.push(child, die));
                        drafts.edges.push((mv, id));
                    });
                }
            }
            drafts.list[next].edges = (first, drafts.edges.len() as u32);
            next += 1;
        }
        let kinds = if drafts.forward_counts() { 2 } else { 1 };
        for at in (0..drafts.list.len()).rev() {
            for kind in 0..kinds {
                drafts.list[at].best[kind] = drafts.best_from(at, kind);
            }
        }
        drafts
    }

    /// Whether plays without backward hits are measured by themselves.
    fn forward_counts(&self) -> bool {
        self.stepper.rules.options().optional_backward_hits
    }

    /// Adds a state that was reached with this die.
    fn push(&mut self, key: Key, last: Die) -> u32 {
        let (constraints, player) = (&self.stepper.constraints, self.stepper.player);
        let geometry = self.stepper.rules.spec().geometry;
        let next = self.next_part(&key, last);
        let allowed = constraints.iter().all(|c| c.check_final(&key.position, player, geometry).is_ok());
        let stop = allowed.then(|| {
            let prefers = |c: &Constraint| c.prefers(&key.position, player, geometry);
            let preferred = !self.particular || constraints.iter().all(prefers);
            // What ends the game, such as bearing off the last checker, completes a play as if it had used every die.
            let finished = self.stepper.is_over(&key.position);
            let (dice, pips) = if finished { self.stages.unplayed(key.left) } else { (0, 0) };
            let later = if finished {
                self.stages.most_later(&self.stepper.dice)
            } else {
                next.map_or(0, |(_, later)| later)
            };
            Value { dice, pips, later, preferred }
        });
        let next = next.map(|(next, _)| next);
        self.list.push(Draft { key, edges: (0, 0), stop, next, best: [None; 2] });
        self.list.len() as u32 - 1
    }

    /// What follows this state and how many moves of it have to be counted; `None` if nothing of
    /// it can be played.
    fn next_part(&self, key: &Key, last: Die) -> Option<(NextPart, u8)> {
        let following = self.following.as_ref()?;
        if !key.left.is_empty() || self.stepper.is_over(&key.position) {
            return None;
        }
        let (dice, part, left) = self.stages.follow(&self.stepper.dice, last)?;
        let next = NextPart { dice, part, trace: key.trace };
        if left.is_choice() || left.is_optional() {
            let playable = left.faces().any(|die| following.any_step(&key.position, &key.trace, die));
            return playable.then_some((next, 0));
        }
        let die = left.faces().next()?;
        let later = following.most_moves(&key.position, &key.trace, die, left.count(die));
        (later > 0).then_some((next, later))
    }

    fn edges(&self, at: usize) -> &[(Move, u32)] {
        let (from, to) = self.list[at].edges;
        &self.edges[from as usize..to as usize]
    }

    /// The value of going on with this edge.
    fn through(&self, (mv, child): &(Move, u32), kind: usize) -> Option<Value> {
        if kind == FORWARD && mv.to.number() > mv.from.number() {
            return None;
        }
        self.list[*child as usize].best[kind].map(|best| best.after(mv.die))
    }

    /// The best value of an edge with this die.
    fn best_with(&self, at: usize, die: Die, kind: usize) -> Option<Value> {
        let edges = self.edges(at).iter().filter(|(mv, _)| mv.die == die);
        edges.filter_map(|edge| self.through(edge, kind)).max()
    }

    fn best_from(&self, at: usize, kind: usize) -> Option<Value> {
        let draft = &self.list[at];
        let onward = self.edges(at).iter().filter_map(|edge| self.through(edge, kind)).max();
        if draft.key.left.is_choice() || draft.key.left.is_optional() {
            onward.or(draft.stop).map(|_| Value::FREE)
        } else {
            onward.max(draft.stop)
        }
    }

    /// How well the roll can be used from the first state on, if any play may end at all.
    pub fn best(&self) -> Option<Value> {
        self.list[0].best[ALL]
    }

    /// Whether a legal play from the first state leaves dice unplayed.
    pub fn leaves_dice(&self) -> bool {
        let all = self.stages.unplayed(self.list[0].key.left);
        self.best().unwrap_or_default().dice < all.0
    }

    /// Which constraint every end of a line runs into.
    pub fn forbidden_end(&self) -> Option<WhyNot> {
        let (constraints, player) = (&self.stepper.constraints, self.stepper.player);
        let geometry = self.stepper.rules.spec().geometry;
        self.list
            .iter()
            .flat_map(|draft| constraints.iter().map(move |constraint| (constraint, draft)))
            .find_map(|(c, draft)| c.check_final(&draft.key.position, player, geometry).err())
    }

    /// Keeps the lines that use the roll as well as possible and renumbers their nodes.
    pub fn keep_legal(&self) -> Vec<PlayNode> {
        let kinds: u8 = if self.forward_counts() { 0b11 } else { 0b01 };
        // A state may be on a best line of one kind only; it is a node of its own then.
        let slots = usize::from(kinds) + 1;
        let mut number: Vec<Option<u32>> = vec![None; self.list.len() * slots];
        let mut kept = Vec::with_capacity(self.list.len());
        kept.push((0_u32, kinds));
        number[usize::from(kinds)] = Some(0);
        let mut nodes: Vec<PlayNode> = Vec::with_capacity(self.list.len());
        while nodes.len() < kept.len() {
            let (at, kinds) = kept[nodes.len()];
            let at = at as usize;
            let draft = &self.list[at];
            let mut edges = Vec::new();
            for edge in self.edges(at) {
                let still = self.still_best(at, edge, kinds);
                if still == 0 {
                    continue;
                }
                let slot = &mut number[edge.1 as usize * slots + usize::from(still)];
                let node = *slot.get_or_insert_with(|| {
                    kept.push((edge.1, still));
                    kept.len() as u32 - 1
                });
                edges.push(Edge { mv: edge.0, node: node as NodeId });
            }
            let left = draft.key.left;
            let complete = if left.is_choice() {
                // Naming a double that cannot be played ends the turn.
                Die::ALL.into_iter().any(|die| edges.iter().all(|edge| edge.mv.die != die))
            } else if left.is_optional() {
                true
            } else {
                // Where no line may end, not even the empty one, the turn passes.
                (0..2).any(|kind| kinds & 1 << kind != 0 && draft.best[kind] == draft.stop)
            };
            let finished = self.stepper.is_over(&draft.key.position);
            nodes.push(PlayNode {
                position: draft.key.position,
                dice_left: left,
                edges,
                complete,
                again: complete && !finished && draft.next.is_none() && self.stages.again(left),
                next: draft.next.filter(|_| complete),
                trace: draft.key.trace,
                best: draft.best[ALL].unwrap_or_default(),
            });
        }
        nodes
    }

    /// For which of these kinds an edge goes on a best line, as bits.
    fn still_best(&self, at: usize, edge: &(Move, u32), kinds: u8) -> u8 {
        let draft = &self.list[at];
        let left = draft.key.left;
        let mut still = 0;
        for kind in (0..2).filter(|kind| kinds & 1 << kind != 0) {
            let through = self.through(edge, kind);
            let measure = if left.is_choice() {
                self.best_with(at, edge.0.die, kind)
            } else if left.is_optional() {
                through
            } else {
                draft.best[kind]
            };
            if through.is_some() && through == measure {
                still |= 1 << kind;
            }
        }
        still
    }
}

/// The state after a step.
pub(super) fn advance(stepper: &Stepper, stages: &Stages, key: Key, mv: &Move) -> Key {
    let mut trace = key.trace;
    for constraint in &stepper.constraints {
        constraint.note_step(mv, &mut trace);
    }
    let position = key.position.after(&stepper.rules, stepper.player, mv);
    Key { position, left: stages.after(key.left, mv.die), trace }
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

    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
}
