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

/// The card of the nets that learnt by comparisons.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct NeuroCard {
    /// Games of the teacher.
    pub games: u64,
    /// Comparisons of the preferred play with another one.
    pub pairs: u64,
    /// Decisions of the cube.
    pub cubes: u64,
    /// Plays of each stage, in the order of [`Stage::ALL`](crate::neuro::Stage::ALL).
    pub plays: [u64; 6],
    /// Sum of the bytes of the nets.
    pub checksum: String,
    /// How it agrees with the teacher.
    pub held_out: HeldOut,
}

/// Shares of decisions made as the teacher makes them, on games that nobody has learnt from; 1 is all.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
pub struct HeldOut {
    /// Games of the teacher.
    pub games: u64,
    /// Plays with something to choose.
    pub plays: u64,
    /// Plays that the nets choose alike.
    pub agreement: f64,
    /// Plays that the linear player chooses alike.
    pub agreement_linear: f64,
    /// Points that the nets lose a play, by the teacher's judgement.
    pub lost: f64,
    /// Points that the linear player loses a play.
    pub lost_linear: f64,
    /// Decisions whether to double that the cube net makes alike.
    pub doubles: f64,
    /// Decisions whether to take that the cube net makes alike.
    pub takes: f64,
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

    /// The card of its nets; `None` for players that have not learnt by comparisons.
    ///
    /// # Errors
    /// Never, unless the program was built from a damaged file.
    pub fn neuro_card(self) -> Option<Result<NeuroCard, DataError>> {
        let text = include_str!("../data/neurogammon.toml");
        self.neuro().map(|_| toml::from_str(text).map_err(DataError::from))
    }

    /// The card of its net; `None` for players that have not learnt by temporal differences.
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

/// The curves of all cards as JSON, a line for each measurement: what the museum's page draws.
///
/// # Errors
/// Never, unless the program was built from damaged files.
pub fn curves_json() -> Result<String, DataError> {
    let mut curves = Vec::new();
    for classic in Classic::ALL {
        let Some(card) = classic.card() else { continue };
        let point = |CurvePoint { games, linear, net }: &CurvePoint| {
            let [linear, net] =
                [linear, net].map(|[mean, half]| format!("{{ \"points\": {mean}, \"interval\": {half} }}"));
            format!("      {{ \"games\": {games}, \"linear\": {linear}, \"net\": {net} }}")
        };
        let points: Vec<String> = card?.curve.iter().map(point).collect();
        let points = points.join(",\n");
        curves
            .push(format!("  {{\n    \"id\": \"{}\",\n    \"curve\": [\n{points}\n    ]\n  }}", classic.id));
    }
    Ok(format!("[\n{}\n]\n", curves.join(",\n")))
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
    use crate::neuro::Learnt;

    /// The page has the curves built in: `pasch-lab museum measure` writes them.
    #[test]
    fn the_page_draws_the_curves_of_the_cards() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/museum/curves.json");
        let drawn = std::fs::read_to_string(path).expect("the curves of the page");
        assert_eq!(drawn, curves_json().expect("readable cards"));
    }

    #[test]
    fn every_classic_is_measured() {
        assert!(Classic::ALL.iter().all(|classic| classic.figures().is_some_and(|f| f.interval > 0.0)));
    }

    #[test]
    fn the_cards_are_those_of_the_nets() {
        for classic in Classic::ALL {
            assert_eq!(classic.neuro_card().is_some(), classic.neuro().is_some());
            if let (Some(net), Some(card)) = (classic.neuro(), classic.neuro_card()) {
                let card = card.expect("a readable card");
                let Learnt { games, pairs, cubes, plays, .. } = net.learnt;
                assert_eq!((card.games, card.pairs, card.cubes, card.plays), (games, pairs, cubes, plays));
                assert_eq!(card.checksum, format!("{:016x}", checksum(&net.to_bytes())));
            }
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
