//! Plays as somebody types them: `13/7 8/7`, `13 7`, `8/5*`, `bar/21`, `6/off`, `13/7(2)`, or only as much of it as is needed
//! to tell the play from others.

use pasch_rules::{LegalPlay, Misplay, Move, Place, Play, PlayGraph, Point, Shift, notation};

/// The most keys of a typed play.
pub const MAX_TYPED: usize = 60;

/// One checker carried between two places that were typed; without an end, any checker that leaves the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// Where it stood.
    pub from: Place,
    /// Where it was put.
    pub to: Option<Place>,
}

/// Reads a typed play as the legs of its checkers.
///
/// # Errors
/// The first word that is none.
pub fn parse(text: &str) -> Result<Vec<Leg>, String> {
    let mut legs = Vec::new();
    // The first half of a pair without a slash.
    let mut half: Option<Place> = None;
    for word in words(text) {
        let refused = || word.to_owned();
        let (way, count) = counted(word).ok_or_else(refused)?;
        let mut stops = Vec::new();
        for name in way.split(['/', '-']) {
            let name = name.trim_end_matches('*');
            if !name.is_empty() {
                stops.push(place(name).ok_or_else(refused)?);
            } else if stops.is_empty() {
                return Err(refused());
            }
        }
        let (slash, first) = (way.contains(['/', '-']), stops[0]);
        if let (Some(from), false) = (half, slash) {
            half = None;
            legs.extend(repeat(Leg { from, to: Some(first) }, count));
            continue;
        }
        legs.extend(half.take().map(|from| Leg { from, to: None }));
        if stops.len() > 1 {
            let way = stops.windows(2).map(|pair| Leg { from: pair[0], to: Some(pair[1]) });
            for leg in way {
                legs.extend(repeat(leg, count));
            }
        } else if slash {
            legs.extend(repeat(Leg { from: first, to: None }, count));
        } else {
            half = Some(first);
        }
    }
    legs.extend(half.map(|from| Leg { from, to: None }));
    Ok(legs)
}

fn repeat(leg: Leg, count: usize) -> impl Iterator<Item = Leg> {
    std::iter::repeat_n(leg, count)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',']).filter(|word| !word.is_empty())
}

/// A word without its count; one that is still being typed counts once.
fn counted(word: &str) -> Option<(&str, usize)> {
    match word.split_once('(') {
        None => Some((word, 1)),
        Some((way, count)) => {
            let count = count.strip_suffix(')').unwrap_or(count);
            let count = if count.is_empty() { 1 } else { count.parse().ok()? };
            (1..=4).contains(&count).then_some((way, count))
        }
    }
}

fn place(name: &str) -> Option<Place> {
    let is_of = |word: &str| word.starts_with(name);
    match name {
        "25" => Some(Place::Bar),
        "0" => Some(Place::Off),
        _ if is_of("bar") => Some(Place::Bar),
        _ if is_of("off") => Some(Place::Off),
        _ if is_of("pool") => Some(Place::Pool),
        number => number.parse().ok().and_then(Point::new).map(Place::Point),
    }
}

/// The legs as checkers to carry, against the rules or not.
///
/// # Errors
/// The place of a leg that has no end.
pub fn shifts(legs: &[Leg]) -> Result<Misplay, Place> {
    let shift = |leg: &Leg| leg.to.map(|to| Shift { from: leg.from, to }).ok_or(leg.from);
    Ok(Misplay { shifts: legs.iter().map(shift).collect::<Result<_, _>>()? })
}

/// The proposals that a typed play can mean, in their order; before all others the one that it means as it stands.
pub fn meant(graph: &PlayGraph, legs: &[Leg], proposals: &[LegalPlay]) -> Vec<LegalPlay> {
    let whole = shifts(legs).ok().and_then(|moves| {
        let words: Vec<String> = moves.shifts.iter().map(Shift::to_string).collect();
        notation::read(graph, &words.join(" ")).ok()
    });
    let exact = whole.filter(|_| !legs.is_empty());
    let others = proposals.iter().filter(|legal| fits(legs, &legal.play));
    let others = others.filter(|legal| exact.as_ref() != Some(*legal)).cloned();
    exact.iter().cloned().chain(others).collect()
}

/// Whether a play carries checkers so; more of them may move, too.
fn fits(legs: &[Leg], play: &Play) -> bool {
    play.moves.len() <= 32 && carries(legs, &play.moves, 0)
}

fn carries(legs: &[Leg], moves: &[Move], used: u32) -> bool {
    match legs.split_first() {
        None => true,
        Some((leg, rest)) => {
            ways(leg.from, leg.to, moves, used).into_iter().any(|used| carries(rest, moves, used))
        }
    }
}

/// The sets of moves that carry one checker so, each with those that were used before.
fn ways(from: Place, to: Option<Place>, moves: &[Move], used: u32) -> Vec<u32> {
    let mut found = Vec::new();
    for (index, mv) in moves.iter().enumerate() {
        let with = used | 1 << index;
        if with == used || mv.from != from {
            continue;
        }
        if to.is_none_or(|to| to == mv.to) {
            found.push(with);
        } else if mv.to.point().is_some() {
            found.extend(ways(mv.to, to, moves, with));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(typed: &str) -> String {
        let name = |leg: &Leg| match leg.to {
            Some(to) => format!("{}/{to}", leg.from),
            None => format!("{}/", leg.from),
        };
        parse(typed).map_or_else(
            |word| format!("? {word}"),
            |legs| legs.iter().map(name).collect::<Vec<_>>().join(" "),
        )
    }

    #[test]
    fn plays_are_typed_in_many_ways() {
        for (typed, means) in [
            ("13/7 8/7", "13/7 8/7"),
            ("13 7 8 7", "13/7 8/7"),
            ("13-7*/3", "13/7 7/3"),
            ("8/5*(2)", "8/5 8/5"),
            ("bar/21 6/off", "bar/21 6/off"),
            ("b 21,6 o", "bar/21 6/off"),
            ("25/21 6/0", "bar/21 6/off"),
            ("13/7(2", "13/7 13/7"),
            ("13", "13/"),
            ("13/", "13/"),
            ("8/5 6", "8/5 6/"),
            ("", ""),
            ("13/x", "? 13/x"),
            ("/5", "? /5"),
            ("13/7(9)", "? 13/7(9)"),
            ("26/20", "? 26/20"),
        ] {
            assert_eq!(text(typed), means, "{typed:?}");
        }
    }
}
