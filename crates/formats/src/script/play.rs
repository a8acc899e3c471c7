//! A written play held against the legal ones, or carried out by hand where it is not legal.
//!
//! Texts name points, not dice, and writers shorten them as they like. So plays are compared by where the mover's checkers
//! end; what the text does not settle, hits in passing, is decided by the points it names.

use pasch_rules::{LegalPlay, Player, Point, Position, RawSide, Setup};

use crate::steps::Chain;

/// How a text fits the legal plays of a roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fit<'a> {
    /// It is this play.
    One(&'a LegalPlay),
    /// It is one of several that hit differently; the first hits least.
    Several(&'a LegalPlay, usize),
    /// No legal play fits the text.
    None,
}

/// Finds the legal play that a text means.
pub(crate) fn fit<'a>(
    before: &Position,
    player: Player,
    chains: &[Chain],
    legal: &'a [LegalPlay],
) -> Fit<'a> {
    let Some(end) = mover_after(before, player, chains) else { return Fit::None };
    let named = named_hits(before, player, chains);
    let mut best: Vec<&LegalPlay> = Vec::new();
    let mut least = (u32::MAX, u32::MAX);
    for play in legal.iter().filter(|play| counts(&play.position, player) == end) {
        let hits = hits(before, &play.position, player);
        let key = ((named & !hits).count_ones(), (hits & !named).count_ones());
        if key < least {
            (least, best) = (key, vec![play]);
        } else if key == least {
            best.push(play);
        }
    }
    match best.as_slice() {
        [] => Fit::None,
        [one] => Fit::One(one),
        [first, ..] => Fit::Several(first, best.len()),
    }
}

/// The position after moving checkers as the text says, whether the rules allow it or not; `None` if no checker stands
/// where one is moved, or it would come back from off, go to the bar, or land on two or more of the opponent's.
pub(crate) fn carry_out(before: &Position, player: Player, chains: &[Chain]) -> Option<Setup> {
    let mut own = counts(before, player);
    let mut other = counts(before, player.other());
    for chain in chains {
        for _ in 0..chain.count {
            for step in chain.points.windows(2) {
                let (from, to) = (usize::from(step[0]), usize::from(step[1]));
                if from == 0 || to == 25 {
                    return None;
                }
                own[from] = own[from].checked_sub(1)?;
                own[to] += 1;
                if to > 0 {
                    match other[25 - to] {
                        0 => {}
                        1 => {
                            other[25 - to] = 0;
                            other[25] += 1;
                        }
                        _ => return None,
                    }
                }
            }
        }
    }
    let mut setup = Setup::default();
    setup.sides[player] = raw_side(&own);
    setup.sides[player.other()] = raw_side(&other);
    Some(setup)
}

/// Checkers by distance: 0 borne off, 1 to 24 the points, 25 the bar.
type Counts = [u8; 26];

fn counts(position: &Position, player: Player) -> Counts {
    let side = position.side(player);
    let mut counts = [0; 26];
    counts[0] = side.off;
    counts[1..25].copy_from_slice(&side.points);
    counts[25] = side.bar;
    counts
}

fn raw_side(counts: &Counts) -> RawSide {
    let mut side = RawSide { bar: counts[25], ..RawSide::default() };
    side.points.copy_from_slice(&counts[1..25]);
    side
}

/// Where the mover's checkers end, if each chain only starts where a checker stands or comes to stand.
fn mover_after(before: &Position, player: Player, chains: &[Chain]) -> Option<Counts> {
    let mut change = counts(before, player).map(i16::from);
    for chain in chains {
        let (from, to) = (*chain.points.first()?, *chain.points.last()?);
        change[usize::from(from)] -= i16::from(chain.count);
        change[usize::from(to)] += i16::from(chain.count);
    }
    let mut end = [0; 26];
    for (end, count) in end.iter_mut().zip(change) {
        *end = u8::try_from(count).ok()?;
    }
    Some(end)
}

/// The opponent's blots on points that the text names as landing places, as bits by the mover's count.
fn named_hits(before: &Position, player: Player, chains: &[Chain]) -> u32 {
    let other = before.side(player.other());
    let landings = chains.iter().flat_map(|chain| &chain.points[1..]);
    landings
        .filter(|&&to| (1..=24).contains(&to) && other.points[usize::from(24 - to)] == 1)
        .fold(0, |bits, &to| bits | 1 << to)
}

/// The opponent's checkers that a play sends to the bar, as bits by the mover's count.
fn hits(before: &Position, after: &Position, player: Player) -> u32 {
    let (was, is) = (before.side(player.other()), after.side(player.other()));
    Point::all().filter(|&p| is.on(p) < was.on(p)).fold(0, |bits, p| bits | 1 << (25 - p.number()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps;
    use pasch_rules::{Dice, PlayGraph, Rules, TurnContext, VariantId};

    fn position(a: &str, b: &str) -> Position {
        let mut setup = Setup::default();
        setup.sides[Player::A] = a.parse().unwrap();
        setup.sides[Player::B] = b.parse().unwrap();
        Position::try_from_setup(&setup, VariantId::BACKGAMMON.spec()).unwrap()
    }

    fn check(before: &Position, dice: [u8; 2], text: &str, expected: &str) {
        let rules = Rules::standard(VariantId::BACKGAMMON);
        let dice = Dice::from_faces(&dice).unwrap();
        let legal = PlayGraph::new(&rules, before, Player::A, &dice, &TurnContext::default()).plays();
        let chains = steps::parse(text).unwrap();
        let found = match fit(before, Player::A, &chains, &legal) {
            Fit::One(play) => play.play.to_string(),
            Fit::Several(play, ways) => format!("{ways}: {}", play.play),
            Fit::None => "none".to_owned(),
        };
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn texts_of_the_opening() {
        let start = Position::start(VariantId::BACKGAMMON.spec());
        check(&start, [3, 1], "8/5 6/5", "8/5 6/5");
        check(&start, [3, 1], "6/5,8/5", "8/5 6/5");
        check(&start, [6, 5], "24/13", "24/13");
        check(&start, [4, 4], "24/20(2) 13/9(2)", "24/20(2) 13/9(2)");
        check(&start, [3, 1], "8/4 6/5", "none");
        check(&start, [3, 1], "9/5", "none");
    }

    #[test]
    fn nobody_moves_to_the_bar_or_back_from_off() {
        let start = Position::start(VariantId::BACKGAMMON.spec());
        let rules = Rules::standard(VariantId::BACKGAMMON);
        let dice = Dice::from_faces(&[3, 1]).unwrap();
        let legal = PlayGraph::new(&rules, &start, Player::A, &dice, &TurnContext::default()).plays();
        for points in [vec![24, 25], vec![0, 5]] {
            let chains = [Chain { points, count: 1 }];
            assert!(matches!(fit(&start, Player::A, &chains, &legal), Fit::None));
            assert_eq!(carry_out(&start, Player::A, &chains), None);
        }
    }

    #[test]
    fn collapsed_plays_hit_only_what_they_name() {
        // The opponent has a blot on my 5, on the way of the one from 11 to 4.
        let blot = position("11:1 6:14", "20:1 1:14");
        check(&blot, [6, 1], "11/4", "11/4");
        check(&blot, [6, 1], "11/5*/4", "11/5*/4");
        // Blots on both ways: hitting one of them cannot be avoided, and the text does not say which.
        let both = position("11:1 6:14", "20:1 15:1 1:13");
        check(&both, [6, 1], "11/10*/4", "11/10*/4");
        check(&both, [6, 1], "11/5*/4", "11/5*/4");
        let rules = Rules::standard(VariantId::BACKGAMMON);
        let dice = Dice::from_faces(&[6, 1]).unwrap();
        let legal = PlayGraph::new(&rules, &both, Player::A, &dice, &TurnContext::default()).plays();
        let chains = steps::parse("11/4").unwrap();
        assert!(matches!(fit(&both, Player::A, &chains, &legal), Fit::Several(_, 2)));
    }

    #[test]
    fn impossible_plays_are_carried_out_where_checkers_stand() {
        let start = Position::start(VariantId::BACKGAMMON.spec());
        let setup = carry_out(&start, Player::A, &steps::parse("13/2 6/8").unwrap()).unwrap();
        assert_eq!(setup.sides.a.to_string(), "24:2 13:4 8:4 6:4 2:1");
        assert_eq!(carry_out(&start, Player::A, &steps::parse("12/8").unwrap()), None);
        assert_eq!(carry_out(&start, Player::A, &steps::parse("24/19").unwrap()), None);
    }
}
