//! A player by rules of thumb for every game: one glance at each position after a play, no learning. What the
//! nets have to beat.
//!
//! Everything is counted in pips, read off the game's data:
//!
//! * the race: the opponent's pips less one's own, and 8 more for another roll;
//! * where lone checkers are hit or pinned: points made, most of all at home and in rows; for every blot the chance that
//!   the opponent's checkers behind it reach it with one roll, times what that would cost; pins held; the mother, which
//!   must not be left alone where an opposing checker can still come;
//! * where one checker blocks: points held in front of the opponent's checkers, rows of them counted more; the runner's
//!   way as long as nobody else may move; checkers still stacked on the starting point;
//! * where a crowd closes a point: crowds on the way of the opponent's checkers, and those about to become one.

use pasch_engine::family::{After, State};
use pasch_rules::{Constraint, Contact, Player, Point, Position, Rules, Scoring};

/// Pips an average roll moves: 49/6.
const ROLL: f32 = 8.17;

/// The place of the play that looks best at a glance.
#[must_use]
pub fn choose(rules: &Rules, state: &State, afters: &[After]) -> usize {
    let results = pasch_engine::family::Results::of(rules);
    let glance = |after: &After| match after {
        After::Over(_, ending) => 1000.0 * results.equity(&results.certain(ending, state.player)),
        After::Next(next) => {
            let again = if next.player == state.player { ROLL } else { 0.0 };
            again + glance(rules, &next.position, state.player)
        }
    };
    let values = afters.iter().map(glance).enumerate();
    values.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0))).map_or(0, |(index, _)| index)
}

/// What a position seems worth in pips to `me`, who has just played.
fn glance(rules: &Rules, position: &Position, me: Player) -> f32 {
    let lead = position.pips(me.other()) as f32 - position.pips(me) as f32;
    let race = if rules.scoring() == Scoring::Misere { -lead } else { lead };
    race + match rules.spec().contact {
        Contact::Hit | Contact::Pin => {
            made_points(position, me) - danger(rules, position, me) + pins(rules, position, me)
        }
        Contact::Block => blockade(rules, position, me) - runner(rules, position, me),
        Contact::Share => crowds(rules, position, me),
    }
}

/// Points with two or more own checkers, weighed by place and by their neighbours.
fn made_points(position: &Position, me: Player) -> f32 {
    let side = position.side(me);
    let mut value = 0.0;
    let mut row = 0;
    for point in Point::all().filter(|point| point.number() <= 12) {
        if side.on(point) >= 2 {
            row += 1;
            value += if point.is_home() { 4.0 } else { 2.0 } + row as f32;
        } else {
            row = 0;
        }
    }
    value
}

/// What the opponent's next roll is likely to cost: over all blots the chance of being reached times the loss.
fn danger(rules: &Rules, position: &Position, me: Player) -> f32 {
    let side = position.side(me);
    let blots = Point::all().filter(|point| side.on(*point) == 1 && !side.pinned.contains(*point));
    blots
        .map(|blot| {
            let loss = match rules.spec().contact {
                Contact::Hit => 25.0 - f32::from(blot.number()),
                _ if blot == Point::FARTHEST && mother_counts(rules) => 100.0,
                _ => 8.0 + f32::from(blot.number()),
            };
            loss * reach(rules, position, me.other(), blot)
        })
        .sum()
}

fn mother_counts(rules: &Rules) -> bool {
    rules.constraints().iter().any(|constraint| matches!(constraint, Constraint::MotherPinned { .. }))
}

/// The chance that `hunter` reaches the opponent's point `target` with one roll, from the distances of the hunter's checkers.
fn reach(rules: &Rules, position: &Position, hunter: Player, target: Point) -> f32 {
    let here = rules.spec().geometry.opposite(target).number();
    let side = position.side(hunter);
    let mut miss = 1.0;
    let mut from = |number: u8| {
        let chance = match number.saturating_sub(here) {
            0 => 0.0,
            near @ 1..=6 => (10.0 + f32::from(near)) / 36.0,
            far @ 7..=12 => (10.0 - f32::from(far) / 2.0).max(1.0) / 36.0,
            _ => 0.5 / 36.0,
        };
        miss *= 1.0 - chance;
    };
    Point::all()
        .filter(|point| side.on(*point) > 0 && !side.pinned.contains(*point))
        .for_each(|p| from(p.number()));
    if side.bar + side.pool > 0 {
        from(25);
    }
    1.0 - miss
}

/// Opposing checkers held down, the more the farther they still have to go.
fn pins(rules: &Rules, position: &Position, me: Player) -> f32 {
    let other = position.side(me.other());
    let held = other.pinned.iter().map(|point| {
        let mother = point == Point::FARTHEST && mother_counts(rules);
        if mother { 100.0 } else { 8.0 + f32::from(point.number()) }
    });
    held.sum()
}

/// Points held in front of the opponent's checkers, rows of them counted more, less the stack still at the start.
fn blockade(rules: &Rules, position: &Position, me: Player) -> f32 {
    let (side, other) = (position.side(me), position.side(me.other()));
    let geometry = rules.spec().geometry;
    let (mut value, mut row, mut behind) = (0.0, 0, other.bar + other.pool);
    for theirs in Point::all().rev() {
        if side.on(geometry.opposite(theirs)) > 0 {
            row += 1;
            value += f32::from(behind) * 0.15 * row as f32;
        } else {
            row = 0;
        }
        behind += other.on(theirs);
    }
    value - f32::from(side.on(Point::FARTHEST).saturating_sub(2)) * 0.5
}

/// Points that are closed by a crowd or nearly so, by how many opposing checkers still have to pass.
fn crowds(rules: &Rules, position: &Position, me: Player) -> f32 {
    let closing = rules.constraints().into_iter().find_map(|constraint| match constraint {
        Constraint::Blockade { size } => Some(size),
        _ => None,
    });
    let (side, other) = (position.side(me), position.side(me.other()));
    let geometry = rules.spec().geometry;
    let (mut value, mut behind) = (0.0, other.bar + other.pool);
    for theirs in Point::all().rev() {
        let mine = geometry.opposite(theirs);
        let start = mine.number() == geometry.track() || theirs.number() == geometry.track();
        let count = if start { 0 } else { side.on(mine) };
        value += f32::from(behind)
            * match closing {
                Some(size) if count >= size => 1.0,
                Some(size) if count + 2 >= size => 0.2,
                _ => 0.0,
            };
        behind += other.on(theirs);
    }
    value
}

/// What the first checker still has to go before another may move.
fn runner(rules: &Rules, position: &Position, me: Player) -> f32 {
    let needed = rules.constraints().into_iter().find_map(|constraint| match constraint {
        Constraint::FirstCheckerMustPass { to } => Some(to),
        _ => None,
    });
    let foremost = Point::all().find(|point| position.side(me).on(*point) > 0);
    match (needed, foremost) {
        (Some(to), Some(first)) => 2.0 * f32::from(first.number().saturating_sub(to.number())),
        _ => 0.0,
    }
}
