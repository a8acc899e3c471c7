//! The order of seeds: by rating, by lot, or with those of one club or country apart.

use std::collections::BTreeMap;

use crate::action::EntrantId;
use crate::draw::positions;
use crate::options::Seeding;
use crate::state::State;

/// The order of seeds for those who play if it starts now, by the options of the tournament; what is drawn follows from `seed`.
#[must_use]
pub fn seeds(state: &State, seed: u64) -> Vec<EntrantId> {
    let mut order = state.starters();
    fastrand::Rng::with_seed(seed).shuffle(&mut order);
    let person = |entrant: &EntrantId| state.person(*entrant);
    match state.options().seeding {
        Seeding::Drawn => order,
        Seeding::Rating => {
            order.sort_by_key(|one| std::cmp::Reverse(person(one).and_then(|person| person.rating)));
            order
        }
        Seeding::Clubs => separated(&order, |one| person(one).map_or("", |person| &person.club)),
        Seeding::Countries => separated(&order, |one| person(one).map_or("", |person| &person.country)),
    }
}

/// An order whose bracket keeps those of one set apart: each half of a bracket, and each half of that, has as many of every set as
/// the other, but for one. An empty name is no set.
fn separated<'a>(order: &[EntrantId], set: impl Fn(&EntrantId) -> &'a str) -> Vec<EntrantId> {
    let size = order.len().max(2).next_power_of_two();
    let places = positions(size);
    let mut placed = vec![None; order.len()];
    deal(&places, order.to_vec(), &set, &mut placed);
    placed.into_iter().flatten().collect()
}

fn deal<'a>(
    places: &[usize],
    who: Vec<EntrantId>,
    set: &impl Fn(&EntrantId) -> &'a str,
    placed: &mut [Option<EntrantId>],
) {
    if who.is_empty() {
        return;
    }
    if let [place] = places {
        placed[*place] = who.first().copied();
        return;
    }
    let halves = places.split_at(places.len() / 2);
    let room = |half: &[usize]| half.iter().filter(|seed| **seed < placed.len()).count();
    let mut left = [room(halves.0), room(halves.1)];
    let mut sets: BTreeMap<&str, Vec<EntrantId>> = BTreeMap::new();
    for one in who {
        sets.entry(set(&one)).or_default().push(one);
    }
    // Large sets first; those who belong to none fill what is left.
    let mut sets: Vec<(&str, Vec<EntrantId>)> = sets.into_iter().collect();
    sets.sort_by_key(|(name, all)| (name.is_empty(), std::cmp::Reverse(all.len())));
    let mut sides = [Vec::new(), Vec::new()];
    for (_, all) in sets {
        let mut own = [0, 0];
        for one in all {
            // The half with fewer of the set, then that with more room.
            let first = (own[0], std::cmp::Reverse(left[0])) <= (own[1], std::cmp::Reverse(left[1]));
            let side = usize::from(left[0] == 0 || (!first && left[1] > 0));
            sides[side].push(one);
            own[side] += 1;
            left[side] -= 1;
        }
    }
    let [one, other] = sides;
    deal(halves.0, one, set, placed);
    deal(halves.1, other, set, placed);
}
