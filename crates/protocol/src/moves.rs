//! Moves as these protocols write them: one word for each checker and die, `8/5 6/5`, the player's own count.

use pasch_engine::standard::Board;
use pasch_engine::standard::board::{BAR, OFF};
use pasch_engine::standard::movegen::{Afterstates, generate};
use pasch_rules::Play;

/// A play written out in single steps of one die each, without stars and counts; empty for a dance.
#[must_use]
pub fn steps(play: &Play) -> String {
    let words: Vec<String> = play.moves.iter().map(|step| format!("{}/{}", step.from, step.to)).collect();
    let words = words.join(" ");
    words.replace("*", "").to_lowercase()
}

/// The board after moves like `8/5 6/5* bar/22 4/off`, also `8-5`, `8 5` and steps of several dice such as `24/13`,
/// with counts such as `6/5(2)`; the mover is in the first lane before and after. `None` when a checker is not there, a
/// word is no move, or the result is none of a legal play of `dice`.
#[must_use]
pub fn played(board: &Board, dice: (u8, u8), text: &str) -> Option<Board> {
    let mut list = Afterstates::new();
    generate(board, dice, &mut list);
    let numbers = numbers(text)?;
    let (pairs, []) = numbers.as_chunks::<2>() else { return None };
    if pairs.is_empty() {
        return (list.len() == 1 && list.boards()[0] == *board).then_some(*board);
    }
    let after = apply(board, pairs)?;
    if list.boards().contains(&after) {
        return Some(after);
    }
    // A step of several dice may have hit on its way without saying so: what stands there but for hits is unique enough.
    let mine = |candidate: &&Board| candidate.lanes[0] == after.lanes[0];
    let mut same = list.boards().iter().filter(mine);
    match (same.next(), same.next()) {
        (Some(only), None) => Some(*only),
        _ => None,
    }
}

/// From and to of each move, a move with a count as often as it says; `None` when there is no number where one belongs.
fn numbers(text: &str) -> Option<Vec<usize>> {
    let mut numbers = Vec::new();
    for word in text.split_whitespace() {
        let (word, count) = match word.split_once('(') {
            Some((word, count)) => {
                (word, count.strip_suffix(')')?.parse::<usize>().ok().filter(|n| *n <= 4)?)
            }
            None => (word, 1),
        };
        let places: Option<Vec<usize>> = word.split(['/', '-']).map(place).collect();
        let places = places?;
        if let [single] = places[..] {
            numbers.push(single);
            continue;
        }
        for _ in 0..count {
            for step in places.windows(2) {
                numbers.extend(step);
            }
        }
        if numbers.len() > 16 {
            return None;
        }
    }
    Some(numbers)
}

fn place(text: &str) -> Option<usize> {
    let text = text.trim_end_matches('*');
    if text.eq_ignore_ascii_case("bar") {
        return Some(BAR);
    }
    if text.eq_ignore_ascii_case("off") {
        return Some(OFF);
    }
    text.parse().ok().filter(|number| *number <= BAR)
}

fn apply(board: &Board, pairs: &[[usize; 2]]) -> Option<Board> {
    let mut after = *board;
    for &[from, to] in pairs {
        let source = after.lanes[0].get_mut(from).filter(|count| (1..=BAR).contains(&from) && **count > 0)?;
        *source -= 1;
        *after.lanes[0].get_mut(to).filter(|_| to < from)? += 1;
        if to != OFF && after.lanes[1][BAR - to] == 1 {
            after.lanes[1][BAR - to] = 0;
            after.lanes[1][BAR] += 1;
        }
    }
    Some(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_in_every_spelling_lead_to_the_same_board() {
        let start = Board::start();
        let after = played(&start, (3, 1), "8/5 6/5").expect("legal");
        for text in ["8-5 6-5", "8 5 6 5", "6/5 8/5", "8/5* 6/5"] {
            assert_eq!(played(&start, (3, 1), text), Some(after), "{text}");
        }
        assert_eq!(played(&start, (6, 5), "24/13"), played(&start, (6, 5), "24/18 18/13"));
        assert_eq!(
            played(&start, (6, 6), "24/18(2) 13/7(2)"),
            played(&start, (6, 6), "24/18 24/18 13/7 13/7")
        );
        assert!(played(&start, (6, 6), "24/18(2) 13/7(2)").is_some());
        for nonsense in
            ["", "8/5", "8/5 6/4", "7/3 6/5", "8/5 6", "bar/22", "9/26", "x", "8/5(9) 6/5", "8/5(", "5/8"]
        {
            assert_eq!(played(&start, (3, 1), nonsense), None, "{nonsense}");
        }
        let bar = Board::from_points(&[(25, 1), (6, 13), (2, 1)], &[(20, 1), (6, 14)]);
        let after = played(&bar, (3, 1), "bar/22 6/5*").expect("legal");
        assert_eq!(format!("{after:?}"), "22:1 6:12 5:1 2:1 | 25:1 6:14");
        // No way in: an empty answer is the only one.
        let shut = Board::from_points(
            &[(25, 1), (6, 14)],
            &[(6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2), (8, 3)],
        );
        assert_eq!(played(&shut, (3, 1), ""), Some(shut));
    }
}
