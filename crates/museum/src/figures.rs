//! Measured strength, written by `pasch-lab museum measure --figures`, and how the nets learnt, from their cards.

use serde::Deserialize;

use crate::bkg::DataError;
use crate::classic::Classic;

/// Points a game against the delivered net that looks at one play at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    /// The mean.
    pub points: f64,
    /// Half the width of its 95% interval.
    pub interval: f64,
}

/// How strong a net was after some games.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
pub struct CurvePoint {
    /// Games of self-play that it had learnt from.
    pub games: u64,
    /// Points a game against the linear player, and half the interval.
    pub linear: [f64; 2],
    /// Points a game against the delivered net, and half the interval.
    pub net: [f64; 2],
}

/// The part of a net's card that the museum shows.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Card {
    /// Games of self-play.
    pub games: u64,
    /// Sum of the bytes of the net.
    pub checksum: String,
    /// Its strength on the way.
    pub curve: Vec<CurvePoint>,
}

const MEASURED: &str = include_str!("../data/figures.txt");

impl Classic {
    /// Its measured strength; `None` before it was measured.
    #[must_use]
    pub fn figures(self) -> Option<Figures> {
        let line = MEASURED.lines().find(|line| line.split_whitespace().next() == Some(self.id))?;
        let mut numbers = line.split_whitespace().skip(1).map(|word| word.parse().ok());
        Some(Figures { points: numbers.next()??, interval: numbers.next()?? })
    }

    /// The card of its net; `None` for players without one.
    ///
    /// # Errors
    /// Never, unless the program was built from a damaged file.
    pub fn card(self) -> Option<Result<Card, DataError>> {
        let text = match self.id {
            "td-gammon-0" => include_str!("../data/td-gammon-0.toml"),
            "td-gammon-1" => include_str!("../data/td-gammon-1.toml"),
            _ => return None,
        };
        Some(toml::from_str(text).map_err(DataError::from))
    }
}

/// A checksum of bytes (FNV-1a, 64 bits).
#[must_use]
pub fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_classic_is_measured() {
        assert!(Classic::ALL.iter().all(|classic| classic.figures().is_some_and(|f| f.interval > 0.0)));
    }

    #[test]
    fn the_cards_are_those_of_the_nets() {
        for classic in Classic::ALL {
            let Some(net) = classic.net() else {
                assert!(classic.card().is_none());
                continue;
            };
            let card = classic.card().expect("a card").expect("a readable card");
            assert_eq!(card.games, net.games, "{}", classic.id);
            assert_eq!(card.checksum, format!("{:016x}", checksum(&net.to_bytes())), "{}", classic.id);
            assert_eq!(card.curve.last().map(|point| point.games), Some(net.games), "{}", classic.id);
        }
    }
}
