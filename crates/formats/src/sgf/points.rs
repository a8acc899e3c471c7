//! The letters of points: one absolute row from `a`, White's 1 and Black's 24, to `x`; `y` is the bar, `z` off.

use pasch_rules::Player;

use crate::steps::Chain;

/// The point that a letter names, in this player's count.
pub(super) fn point(letter: char, player: Player) -> Option<u8> {
    let index = u8::try_from(letter).ok()?.checked_sub(b'a')?;
    match (index, player) {
        (0..=23, Player::A) => Some(index + 1),
        (0..=23, Player::B) => Some(24 - index),
        (24, _) => Some(25),
        (25, _) => Some(0),
        _ => None,
    }
}

/// The letter of a point in this player's count: 25 the bar, 0 off.
pub(super) fn letter(point: u8, player: Player) -> char {
    let index = match (point, player) {
        (0, _) => 25,
        (25.., _) => 24,
        (_, Player::A) => point - 1,
        (_, Player::B) => 24 - point,
    };
    char::from(b'a' + index)
}

/// Single moves from pairs of letters; the text that is none if there is one.
pub(super) fn moves(text: &str, player: Player) -> Result<Vec<(u8, u8)>, String> {
    let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    letters
        .chunks(2)
        .map(|pair| match *pair {
            [from, to] => {
                point(from, player).zip(point(to, player)).ok_or_else(|| [from, to].iter().collect())
            }
            _ => Err(pair.iter().collect()),
        })
        .collect()
}

/// Single moves as the steps of a play.
pub(super) fn chains(moves: &[(u8, u8)]) -> Vec<Chain> {
    moves.iter().map(|&(from, to)| Chain { points: vec![from, to], count: 1 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_points_are_each_others_inverse() {
        for player in Player::BOTH {
            for number in 0..=25 {
                assert_eq!(point(letter(number, player), player), Some(number));
            }
        }
        assert_eq!((letter(24, Player::A), letter(24, Player::B)), ('x', 'a'));
        assert_eq!((point('A', Player::A), point('{', Player::B)), (None, None));
    }
}
