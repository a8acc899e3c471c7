//! A net with one hidden layer of sigmoid units, its judgement and its file.

use pasch_engine::standard::board::{Board, Lane, Seat};
use pasch_messages::Describe;
use thiserror::Error;

use crate::inputs::{Crafted, for_each_active};
use crate::logistic::{dot, sigmoid};
use crate::random::Random;

/// Outputs: the first player wins, wins a gammon, loses a gammon.
pub const OUTPUTS: usize = 3;

/// First bytes of a file.
const MAGIC: [u8; 4] = *b"PMUS";

/// Why bytes are no net.
#[derive(Clone, Copy, Debug, Describe, Error, PartialEq, Eq)]
#[describe("museum-net-error")]
pub enum TdError {
    /// They begin with something else.
    Kind,
    /// Their sizes do not fit each other.
    Shape,
}

/// The weights, and how many games they have learnt from.
#[derive(Clone, Debug, PartialEq)]
pub struct TdNet {
    crafted: Crafted,
    hidden: usize,
    /// Games of self-play so far.
    pub games: u64,
    /// For each input the weights to the hidden units; the last row is the constant.
    pub(super) first: Vec<f32>,
    /// For each output the weights of the hidden units, then the constant.
    pub(super) second: Vec<f32>,
}

/// The state of a net at one position: kept for learning and for the next call.
#[derive(Clone, Debug, Default)]
pub(super) struct Felt {
    pub active: Vec<(usize, f32)>,
    pub hidden: Vec<f32>,
    pub outputs: [f32; OUTPUTS],
}

impl TdNet {
    /// A net that knows nothing: small random weights.
    #[must_use]
    pub fn random(crafted: Crafted, hidden: usize, seed: u64) -> Self {
        let mut random = Random::new(&[seed, 0x7D6A]);
        let mut small = |count: usize| (0..count).map(|_| 0.2 * random.unit() - 0.1).collect();
        let first = small((crafted.inputs() + 1) * hidden);
        Self { crafted, hidden, games: 0, first, second: small(OUTPUTS * (hidden + 1)) }
    }

    /// Number of hidden units.
    #[must_use]
    pub fn hidden(&self) -> usize {
        self.hidden
    }

    /// Its inputs.
    #[must_use]
    pub fn crafted(&self) -> Crafted {
        self.crafted
    }

    /// Sizes of its layers, such as `198-40-3`.
    #[must_use]
    pub fn shape(&self) -> String {
        format!("{}-{}-{OUTPUTS}", self.crafted.inputs(), self.hidden)
    }

    /// Judges `lanes`, in which `turn` is on roll, for the player of `lanes[0]`.
    pub(super) fn feel(&self, lanes: &[Lane; 2], turn: usize, felt: &mut Felt) {
        let n = self.hidden;
        felt.active.clear();
        for_each_active(lanes, turn, self.crafted, |input, value| felt.active.push((input, value)));
        felt.active.push((self.crafted.inputs(), 1.0));
        felt.hidden.clear();
        felt.hidden.resize(n, 0.0);
        for &(input, value) in &felt.active {
            let row = &self.first[input * n..(input + 1) * n];
            for (sum, weight) in felt.hidden.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
        for sum in &mut felt.hidden {
            *sum = sigmoid(*sum);
        }
        for (output, row) in felt.outputs.iter_mut().zip(self.second.chunks_exact(n + 1)) {
            *output = sigmoid(dot(&felt.hidden, &row[..n]) + row[n]);
        }
    }

    /// The outputs for the player who has just moved, `lanes[0]` of the board: win, win a gammon, lose a gammon. Exact
    /// when the game is over; a backgammon counts as a gammon.
    #[must_use]
    pub fn outputs(&self, after: &Board) -> [f32; OUTPUTS] {
        if let Some(finish) = after.finished() {
            return ended(finish.winner == Seat::OnRoll, finish.points);
        }
        let mut felt = Felt::default();
        self.feel(&after.lanes, 1, &mut felt);
        felt.outputs
    }

    /// Points that the player who has just moved may expect.
    #[must_use]
    pub fn value(&self, after: &Board) -> f32 {
        equity(&self.outputs(after))
    }

    /// The net as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let sizes = [self.crafted.inputs(), self.hidden].map(|size| u16::try_from(size).unwrap_or(u16::MAX));
        let mut bytes = MAGIC.to_vec();
        bytes.extend(sizes.into_iter().flat_map(u16::to_le_bytes));
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.first.iter().chain(&self.second).flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// The net of some bytes.
    ///
    /// # Errors
    /// When they are something else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TdError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(TdError::Kind)?;
        let (sizes, rest) = rest.split_first_chunk::<4>().ok_or(TdError::Shape)?;
        let (games, rest) = rest.split_first_chunk::<8>().ok_or(TdError::Shape)?;
        let size = |at: usize| usize::from(u16::from_le_bytes([sizes[at], sizes[at + 1]]));
        let crafted = Crafted::of(size(0)).ok_or(TdError::Shape)?;
        let hidden = size(2);
        let (weights, more) = rest.as_chunks::<4>();
        let mut first: Vec<f32> = weights.iter().map(|four| f32::from_le_bytes(*four)).collect();
        let at = (crafted.inputs() + 1) * hidden;
        if hidden == 0 || !more.is_empty() || first.len() != at + OUTPUTS * (hidden + 1) {
            return Err(TdError::Shape);
        }
        let second = first.split_off(at);
        Ok(Self { crafted, hidden, games: u64::from_le_bytes(*games), first, second })
    }
}

/// The outputs of a finished game.
pub(super) fn ended(won: bool, points: u8) -> [f32; OUTPUTS] {
    let gammon = f32::from(u8::from(points >= 2));
    if won { [1.0, gammon, 0.0] } else { [0.0, 0.0, gammon] }
}

/// Points that outputs are worth to the first player.
pub(super) fn equity(outputs: &[f32; OUTPUTS]) -> f32 {
    2.0 * outputs[0] - 1.0 + outputs[1] - outputs[2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_keep_the_net() {
        let net = TdNet::random(Crafted::Some, 5, 1);
        assert_eq!(TdNet::from_bytes(&net.to_bytes()), Ok(net.clone()));
        assert_eq!(net.shape(), "209-5-3");
        assert_eq!(TdNet::from_bytes(b"PASC"), Err(TdError::Kind));
        assert_eq!(TdNet::from_bytes(&net.to_bytes()[..100]), Err(TdError::Shape));
    }

    #[test]
    fn finished_games_are_exact() {
        let net = TdNet::random(Crafted::None, 4, 1);
        let won = Board::from_points(&[(0, 15)], &[(6, 15)]);
        assert_eq!(net.outputs(&won), [1.0, 1.0, 0.0]);
        assert_eq!(net.outputs(&won.swap()), [0.0, 0.0, 1.0]);
        assert_eq!(equity(&[1.0, 1.0, 0.0]), 2.0);
    }
}
