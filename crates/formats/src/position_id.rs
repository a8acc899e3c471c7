//! GNUBG Position ID: where the checkers stand, seen by the player on roll, in fourteen characters.
//!
//! Bits from low to high: for the player *not* on roll, their points 1 to 24 and their bar in their own count, each as so many
//! one-bits and a zero; then the same for the player on roll. Checkers borne off are not written. Which of the two seats
//! is on roll stands only in the [Match ID](crate::match_id).

use pasch_messages::Describe;
use pasch_rules::{ByPlayer, Player};
use thiserror::Error;

use crate::base64::{self, BitReader, BitWriter};
use crate::situation::{BoardFault, Checkers, check_checkers};

/// The number of characters of a Position ID.
pub const LENGTH: usize = 14;

const BYTES: usize = 10;
const BITS: usize = 8 * BYTES;

/// Why a text is no Position ID.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("position-id-error")]
pub enum PositionIdError {
    /// Not fourteen characters, padding not counted.
    Length(#[describe(name = "value")] usize),
    /// A character that is not base 64.
    #[describe(args(number = at + 1))]
    Character {
        /// Its place in characters from 0.
        #[describe(skip)]
        at: usize,
        /// The character that has no place in Base64.
        character: char,
    },
    /// More checkers than the eighty bits can hold, or bits after the last point.
    Overfull,
    /// No such position can be on a board.
    #[describe(transparent)]
    Setup(#[from] BoardFault),
}

/// The Position ID of these checkers. `None` if they need more than eighty bits, which no legal position does.
#[must_use]
pub fn encode(checkers: &ByPlayer<Checkers>, on_roll: Player) -> Option<String> {
    let mut bits = BitWriter::<BYTES>::new();
    let mut used = 0;
    for player in [on_roll.other(), on_roll] {
        for &count in &checkers[player] {
            if count > 15 {
                return None;
            }
            bits.put((1 << count) - 1, usize::from(count) + 1);
            used += usize::from(count) + 1;
        }
    }
    (used <= BITS).then(|| base64::encode(bits.bytes()))
}

/// The checkers of a Position ID, its player on roll taken to be `on_roll`. Padding (`=`) is accepted.
///
/// # Errors
/// [`PositionIdError`] if the text has another length or alphabet, or the position cannot be.
pub fn decode(text: &str, on_roll: Player) -> Result<ByPlayer<Checkers>, PositionIdError> {
    let text = text.trim().trim_end_matches('=');
    let length = text.chars().count();
    let bytes =
        base64::decode(text).map_err(|(at, character)| PositionIdError::Character { at, character })?;
    if length != LENGTH {
        return Err(PositionIdError::Length(length));
    }
    let mut bits = BitReader::new(&bytes);
    let mut checkers = ByPlayer { a: [0; 25], b: [0; 25] };
    for player in [on_roll.other(), on_roll] {
        for count in &mut checkers[player] {
            while bits.take(1) == 1 {
                *count += 1;
            }
            if bits.position() > BITS {
                return Err(PositionIdError::Overfull);
            }
        }
    }
    while bits.position() < BITS {
        if bits.take(1) == 1 {
            return Err(PositionIdError::Overfull);
        }
    }
    check_checkers(&checkers)?;
    Ok(checkers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::situation::START;

    #[test]
    fn the_start() {
        let both = ByPlayer { a: START, b: START };
        assert_eq!(encode(&both, Player::A).as_deref(), Some("4HPwATDgc/ABMA"));
        assert_eq!(decode("4HPwATDgc/ABMA", Player::B), Ok(both));
        assert_eq!(decode(" 4HPwATDgc/ABMA==\n", Player::A), Ok(both));
    }

    #[test]
    fn refusals_say_why() {
        let refusal = |text| decode(text, Player::A).unwrap_err();
        assert_eq!(refusal("4HPwATDgc/ABM"), PositionIdError::Length(13));
        assert_eq!(refusal("4HPwAT*gc/ABMA"), PositionIdError::Character { at: 6, character: '*' });
        assert_eq!(refusal("/////////////w"), PositionIdError::Overfull);
        assert_eq!(refusal("AAAAAAAAAAAAgA"), PositionIdError::Overfull);
        assert!(matches!(refusal("//8DAAAAAAAAAA"), PositionIdError::Setup(BoardFault::TooMany { .. })));
    }
}
