//! What a net sees of a position: units made from the game's data.
//!
//! A [`View`] is a short row of slots, one small number each: checkers on every point, on the bar, in the pool, off,
//! pins, and the turns so far where rules depend on them. Each slot feeds a few inputs. The player on roll comes first;
//! the opponent's points are listed by the names the player on roll has for them.

use pasch_rules::{BearOff, Constraint, Contact, Doubles, Geometry, Part, Player, Point, Rules, Scoring};

use super::game::State;
use crate::net::checksum;

/// Slots of one side: 24 points, bar, pool, off, rolls played, doubles among them, the part of a roll still to be played.
const SIDE: usize = 30;
const BAR: usize = 24;
const POOL: usize = 25;
const OFF: usize = 26;
const TURNS: usize = 27;
const DOUBLES: usize = 28;
const PART: usize = 29;
/// The values of the part: the number to be played, or a double of the player's choice.
const PARTS: usize = 7;
/// Slots of a view.
pub const SLOTS: usize = 2 * SIDE;
/// Marks a point whose one checker is pinned.
const PINNED: u8 = 0x80;
/// Inputs of a slot that holds checkers: exactly one, two or more, three or more, and how many beyond three.
const STACK: usize = 4;

/// A position as the net sees it, the player on roll first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    slots: [u8; SLOTS],
}

impl Default for View {
    fn default() -> Self {
        Self { slots: [0; SLOTS] }
    }
}

/// What a slot holds and where its inputs begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Not used in this game.
    Absent,
    /// Checkers on one place; with `pins` one input more for a pinned checker.
    Stack { pins: bool },
    /// As a stack, and whether at least this many checkers stand there.
    Crowd { from: u8 },
    /// A number as that many inputs: the first is 1 from one on, the second from two on, and so on.
    Ladder(usize),
    /// A number as that many inputs, of which one at most is 1.
    OneOf(usize),
}

impl Kind {
    const fn inputs(self) -> usize {
        match self {
            Kind::Absent => 0,
            Kind::Stack { pins } => STACK + pins as usize,
            Kind::Crowd { .. } => STACK + 1,
            Kind::Ladder(steps) | Kind::OneOf(steps) => steps,
        }
    }
}

/// How positions of a game become inputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoding {
    geometry: Geometry,
    slots: [(Kind, usize); SLOTS],
    inputs: usize,
}

/// Rolls, and doubles among them, after which nothing depends on their number any more.
fn telling(rules: &Rules) -> (usize, usize) {
    match rules.spec().doubles {
        Doubles::Cascade { from_turn } => (from_turn.saturating_sub(1).min(15) as usize, 0),
        Doubles::Puff => (0, 1),
        _ => (0, 0),
    }
}

/// Whether a roll can bring further numbers that are played by themselves.
fn has_parts(rules: &Rules) -> bool {
    let spec = rules.spec();
    spec.chosen_double
        || matches!(spec.doubles, Doubles::Cascade { .. } | Doubles::Undersides | Doubles::Puff)
}

impl Encoding {
    /// The encoding of a game.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        let spec = rules.spec();
        let stack = Kind::Stack { pins: false };
        let when = |used: bool, kind: Kind| if used { kind } else { Kind::Absent };
        let (turns, doubles) = telling(rules);
        let mut kinds = [Kind::Stack { pins: spec.contact == Contact::Pin }; SIDE];
        let closing = rules.constraints().into_iter().find_map(|constraint| match constraint {
            Constraint::Blockade { size } => Some(Kind::Crowd { from: size }),
            _ => None,
        });
        if let Some(crowd) = closing {
            kinds[..BAR].fill(crowd);
        }
        kinds[usize::from(spec.geometry.track())..BAR].fill(Kind::Absent);
        kinds[BAR] = when(spec.contact == Contact::Hit, stack);
        kinds[POOL] = when(spec.uses_pool(), stack);
        kinds[OFF] = Kind::Ladder(usize::from(spec.checkers));
        kinds[TURNS] = Kind::Ladder(turns);
        kinds[DOUBLES] = Kind::Ladder(doubles);
        kinds[PART] = when(has_parts(rules), Kind::OneOf(PARTS));
        let mut slots = [(Kind::Absent, 0); SLOTS];
        let mut inputs = 0;
        for (slot, kind) in slots.iter_mut().zip(kinds.iter().cycle()) {
            *slot = (*kind, inputs);
            inputs += kind.inputs();
        }
        Self { geometry: spec.geometry, slots, inputs }
    }

    /// The number of inputs.
    #[must_use]
    pub const fn inputs(&self) -> usize {
        self.inputs
    }

    /// A number that changes with anything in the encoding.
    #[must_use]
    pub fn id(&self) -> u64 {
        let kinds = self.slots[..SIDE].iter().map(|(kind, _)| match kind {
            Kind::Absent => "-".to_owned(),
            Kind::Stack { pins } => format!("s{}", u8::from(*pins)),
            Kind::Crowd { from } => format!("c{from}"),
            Kind::Ladder(steps) => format!("l{steps}"),
            Kind::OneOf(values) => format!("o{values}"),
        });
        let text = format!("1 {:?} {}", self.geometry, kinds.collect::<Vec<_>>().join(" "));
        // What a game does not have at the end of the row does not count, so that rows can grow.
        checksum(text.trim_end_matches(" -").as_bytes())
    }

    /// How much of each input counts as one step when a net learns: stacks that grow by a dozen checkers
    /// would otherwise drown everything else.
    #[must_use]
    pub fn steps(&self) -> Vec<f32> {
        let mut steps = vec![1.0; self.inputs];
        for (kind, first) in &self.slots {
            if matches!(kind, Kind::Stack { .. } | Kind::Crowd { .. }) {
                steps[first + STACK - 1] = 0.25;
            }
        }
        steps
    }

    /// The view of the player on roll.
    #[must_use]
    pub fn view(&self, state: &State) -> View {
        let mut slots = [0; SLOTS];
        let players = [state.player, state.player.other()];
        for (which, (part, player)) in slots.chunks_exact_mut(SIDE).zip(players).enumerate() {
            self.fill(part, state, player, which == 1);
        }
        View { slots }
    }

    fn fill(&self, part: &mut [u8], state: &State, player: Player, opponent: bool) {
        let side = state.position.side(player);
        if opponent {
            for point in Point::all() {
                part[self.geometry.opposite(point).index()] = side.on(point);
            }
        } else {
            part[..24].copy_from_slice(&side.points);
        }
        for point in side.pinned.iter() {
            let seen = if opponent { self.geometry.opposite(point) } else { point };
            part[seen.index()] |= PINNED;
        }
        part[BAR] = side.bar;
        part[POOL] = side.pool;
        part[OFF] = side.off;
        for (slot, number) in [(TURNS, state.turns[player]), (DOUBLES, state.doubles[player])] {
            if let (Kind::Ladder(steps), _) = self.slots[slot] {
                part[slot] = (number as usize).min(steps) as u8;
            }
        }
        if let Some(next) = state.pending.filter(|_| !opponent) {
            part[PART] = if next.part == Part::Choice { PARTS as u8 } else { next.dice.high().face() };
        }
    }

    /// Writes to `found` every input that is not 0, and its value.
    pub fn active(&self, view: &View, found: &mut Vec<(usize, i32)>) {
        found.clear();
        for (value, (kind, first)) in view.slots.iter().zip(&self.slots) {
            if *value != 0 {
                change(*kind, *first, 0, *value, found);
            }
        }
    }

    /// Writes to `found` what has to be added to the inputs of `from` to get those of `to`.
    pub fn changes(&self, from: &View, to: &View, found: &mut Vec<(usize, i32)>) {
        found.clear();
        for ((old, new), (kind, first)) in from.slots.iter().zip(&to.slots).zip(&self.slots) {
            if old != new {
                change(*kind, *first, *old, *new, found);
            }
        }
    }
}

/// The inputs of a stack.
const fn stack(value: u8) -> [i32; STACK + 1] {
    let count = value & !PINNED;
    let beyond = if count > 3 { count as i32 - 3 } else { 0 };
    [(count == 1) as i32, (count >= 2) as i32, (count >= 3) as i32, beyond, (value & PINNED != 0) as i32]
}

#[inline]
fn change(kind: Kind, first: usize, old: u8, new: u8, found: &mut Vec<(usize, i32)>) {
    match kind {
        Kind::Absent => {}
        Kind::Stack { .. } | Kind::Crowd { .. } => {
            let inputs = |value: u8| match (kind, stack(value)) {
                (Kind::Crowd { from }, [one, two, three, beyond, _]) => {
                    [one, two, three, beyond, (value >= from) as i32]
                }
                (_, stack) => stack,
            };
            for (place, (old, new)) in inputs(old).into_iter().zip(inputs(new)).enumerate() {
                if old != new {
                    found.push((first + place, new - old));
                }
            }
        }
        Kind::Ladder(steps) => {
            let (old, new) = (steps.min(usize::from(old)), steps.min(usize::from(new)));
            found.extend((old..new).map(|step| (first + step, 1)));
            found.extend((new..old).map(|step| (first + step, -1)));
        }
        Kind::OneOf(_) => {
            for (value, sign) in [(old, -1), (new, 1)] {
                if value > 0 {
                    found.push((first + usize::from(value) - 1, sign));
                }
            }
        }
    }
}

/// Whether both sides only race for home by the ordinary bear-off: nothing one of them does can touch the other, and no
/// rule of the game interferes.
#[must_use]
pub fn is_plain_bear_off(rules: &Rules, state: &State) -> bool {
    let spec = rules.spec();
    let sides = &state.position.sides;
    Player::BOTH.iter().all(|player| sides[*player].all_home() && sides[*player].pinned.is_empty())
        && spec.geometry != Geometry::Same
        && spec.dice == 2
        && spec.doubles == Doubles::Four
        && !spec.chosen_double
        && !spec.low_die_first
        && rules.scoring() == Scoring::Grades
        && !rules.options().last_roll_draw
        && rules.bear_off() == BearOff::Standard
        && !rules
            .constraints()
            .iter()
            .any(|c| matches!(c, Constraint::MaxPerPoint { .. } | Constraint::HomeStays))
}
