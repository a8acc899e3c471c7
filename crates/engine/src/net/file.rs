//! The net file: little-endian, versioned, with a checksum over everything.
//!
//! Layout: the magic `PASCHNET`, then as 32-bit numbers the version (1), the kind, the encoding (1: the 230 inputs of
//! [`encode`](crate::standard::encode)), the number of layers and the layer widths from the inputs to the six
//! outcome classes; then for each layer its weights, input by input, and its biases, as 32-bit floats; at last the
//! 64-bit FNV-1a checksum of all bytes before it.

use pasch_messages::Describe;

use super::outcome::outcomes;
use crate::{
    eval::Probs,
    standard::{
        Board,
        encode::{self, INPUTS},
    },
};

const MAGIC: &[u8; 8] = b"PASCHNET";
const VERSION: u32 = 1;
const ENCODING: u32 = 1;
/// The outcome classes: lose a backgammon, lose a gammon, lose, win, win a gammon, win a backgammon.
pub const CLASSES: usize = 6;
const MOST_LAYERS: usize = 8;
const WIDEST: usize = 2048;

/// What a net was trained for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NetKind {
    /// Positions in which the sides can still meet.
    Contact,
    /// Positions in which the sides have passed each other.
    Race,
    /// Positions with contact after the first checker was borne off: shots, and last checkers that were hit. No play
    /// leads out of them but into a race or to the end of the game.
    Late,
}

impl NetKind {
    /// Whether a net of this kind was trained for a board, which is not finished. Contact nets were for all
    /// contact, late or not.
    #[must_use]
    pub fn covers(self, board: &Board) -> bool {
        let race = board.is_race();
        match self {
            Self::Contact => !race,
            Self::Race => race,
            Self::Late => !race && board.is_bearing_off(),
        }
    }

    const fn code(self) -> u32 {
        match self {
            Self::Contact => 0,
            Self::Race => 1,
            Self::Late => 2,
        }
    }
}

/// One fully connected layer. All but the last are followed by max(0, x).
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// Width of what comes in.
    pub inputs: usize,
    /// Width of what goes out.
    pub outputs: usize,
    /// `inputs` rows of `outputs` weights.
    pub weights: Vec<f32>,
    /// One number for each of the `outputs`.
    pub bias: Vec<f32>,
}

/// A net as it is trained and stored: raw inputs to six logits, all in 32-bit floats.
#[derive(Clone, Debug, PartialEq)]
pub struct NetFile {
    /// What it was trained for.
    pub kind: NetKind,
    /// From the inputs to the classes; at least two.
    pub layers: Vec<Layer>,
}

/// Why bytes are no net.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("net-error")]
pub enum NetError {
    /// The file does not begin like a net file.
    Magic,
    /// The file ends early.
    Truncated {
        /// Bytes there are in the file.
        found: usize,
        /// Bytes there should be.
        expected: usize,
    },
    /// There are bytes behind the end.
    Trailing {
        /// Bytes there are in the file.
        found: usize,
        /// Bytes there should be.
        expected: usize,
    },
    /// Written by another generation of the program.
    #[describe(args(version = VERSION))]
    Version {
        /// The version in the file.
        found: u32,
    },
    /// The inputs are not those of this program.
    #[describe(args(encoding = ENCODING))]
    Encoding {
        /// The encoding in the file.
        found: u32,
    },
    /// A kind of net that is not known.
    Kind {
        /// The kind in the file.
        found: u32,
    },
    /// Layer widths that make no net.
    #[describe(args(inputs = INPUTS, classes = CLASSES))]
    Shape {
        /// The widths in the file.
        #[describe(debug)]
        widths: Vec<u32>,
    },
    /// The contents do not match the checksum.
    #[describe(args(found = format!("{:016x}", found), expected = format!("{:016x}", expected)))]
    Checksum {
        /// Computed from the contents.
        #[describe(skip)]
        found: u64,
        /// Written at the end of the file.
        #[describe(skip)]
        expected: u64,
    },
    /// A weight that is infinite or not a number, or so large that sums could overflow.
    Weight {
        /// The layer, from 0.
        layer: usize,
        /// The weight as text, so that errors can be compared.
        value: String,
    },
}

impl Layer {
    /// Sends a row through the layer, without what follows it.
    pub(super) fn forward(&self, row: &[f32]) -> Vec<f32> {
        let mut sums = self.bias.clone();
        for (&value, weights) in row.iter().zip(self.weights.chunks_exact(self.outputs)) {
            if value != 0.0 {
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += value * weight;
                }
            }
        }
        sums
    }
}

impl NetFile {
    /// Reads a net from the bytes of its file.
    ///
    /// # Errors
    /// When the bytes are not exactly one undamaged net of a known version and shape.
    ///
    /// ```
    /// use pasch_engine::net::{NetError, NetFile, NetKind};
    /// let mut bytes = std::fs::read("../../nets/race.net")?;
    /// let file = NetFile::from_bytes(&bytes)?;
    /// assert!(file.kind == NetKind::Race && file.to_bytes() == bytes);
    /// bytes[1000] ^= 1;
    /// assert!(matches!(NetFile::from_bytes(&bytes), Err(NetError::Checksum { .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let word = |i: usize| -> Result<u32, NetError> {
            let at = 8 + 4 * i;
            let word = bytes.get(at..at + 4).and_then(|w| w.try_into().ok());
            word.map(u32::from_le_bytes).ok_or(NetError::Truncated { found: bytes.len(), expected: at + 4 })
        };
        if bytes.get(..8) != Some(MAGIC) {
            return Err(NetError::Magic);
        }
        match word(0)? {
            VERSION => {}
            found => return Err(NetError::Version { found }),
        }
        let kind = match word(1)? {
            0 => NetKind::Contact,
            1 => NetKind::Race,
            2 => NetKind::Late,
            found => return Err(NetError::Kind { found }),
        };
        match word(2)? {
            ENCODING => {}
            found => return Err(NetError::Encoding { found }),
        }
        let count = word(3)? as usize;
        if !(2..=MOST_LAYERS).contains(&count) {
            return Err(NetError::Shape { widths: Vec::new() });
        }
        let widths = (0..=count).map(|i| word(4 + i)).collect::<Result<Vec<_>, _>>()?;
        let sizes: Vec<usize> = widths.iter().map(|&w| w as usize).collect();
        if sizes[0] != INPUTS || sizes[count] != CLASSES || sizes.iter().any(|&w| w == 0 || w > WIDEST) {
            return Err(NetError::Shape { widths });
        }
        let header = 8 + 4 * (5 + count);
        let numbers: usize = sizes.windows(2).map(|pair| (pair[0] + 1) * pair[1]).sum();
        let expected = header + 4 * numbers + 8;
        match bytes.len() {
            found if found < expected => return Err(NetError::Truncated { found, expected }),
            found if found > expected => return Err(NetError::Trailing { found, expected }),
            _ => {}
        }
        let (contents, tail) = bytes.split_at(expected - 8);
        let stored = u64::from_le_bytes(tail.try_into().unwrap_or_default());
        let found = checksum(contents);
        if stored != found {
            return Err(NetError::Checksum { found, expected: stored });
        }
        let mut floats =
            contents[header..].chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]]));
        let mut layers = Vec::with_capacity(count);
        for (index, pair) in sizes.windows(2).enumerate() {
            let weights: Vec<f32> = floats.by_ref().take(pair[0] * pair[1]).collect();
            let bias: Vec<f32> = floats.by_ref().take(pair[1]).collect();
            if let Some(bad) = weights.iter().chain(&bias).find(|w| !w.is_finite() || w.abs() > 1e4) {
                return Err(NetError::Weight { layer: index, value: bad.to_string() });
            }
            layers.push(Layer { inputs: pair[0], outputs: pair[1], weights, bias });
        }
        Ok(Self { kind, layers })
    }

    /// The bytes of the net file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let mut word = |w: u32| bytes.extend_from_slice(&w.to_le_bytes());
        word(VERSION);
        word(self.kind.code());
        word(ENCODING);
        word(self.layers.len() as u32);
        word(self.layers.first().map_or(0, |layer| layer.inputs as u32));
        self.layers.iter().for_each(|layer| word(layer.outputs as u32));
        for layer in &self.layers {
            for value in layer.weights.iter().chain(&layer.bias) {
                bytes.extend_from_slice(&value.to_le_bytes());
            }
        }
        let sum = checksum(&bytes);
        bytes.extend_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Judges a board, which is not finished, in the plain floats of the file: slow, and what the integers of a
    /// [`Net`](super::Net) are measured against.
    #[must_use]
    pub fn evaluate(&self, board: &Board) -> Probs {
        let mut row = encode::dense(board).to_vec();
        for layer in &self.layers {
            row.iter_mut().for_each(|value| *value = value.max(0.0));
            row = layer.forward(&row);
        }
        let mut logits = [0.0; 8];
        logits[..CLASSES].copy_from_slice(&row[..CLASSES]);
        let mut out = [Probs::default()];
        outcomes(std::slice::from_ref(board), &[0], &[logits], self.kind == NetKind::Race, &mut out);
        out[0]
    }

    /// The net whose every weight is the mean of both nets' weights; `None` unless both are of one kind and shape.
    #[must_use]
    pub fn mean_with(&self, other: &Self) -> Option<Self> {
        if self.kind != other.kind || self.shape() != other.shape() {
            return None;
        }
        let mut mean = self.clone();
        for (layer, other) in mean.layers.iter_mut().zip(&other.layers) {
            let weights = layer.weights.iter_mut().zip(&other.weights);
            weights
                .chain(layer.bias.iter_mut().zip(&other.bias))
                .for_each(|(one, two)| *one = one.midpoint(*two));
        }
        Some(mean)
    }

    /// The widths from the inputs to the classes, as `230-128-6`.
    #[must_use]
    pub fn shape(&self) -> String {
        let widths = self.layers.iter().map(|layer| layer.outputs);
        let first = self.layers.first().map_or(0, |layer| layer.inputs);
        std::iter::once(first).chain(widths).map(|w| w.to_string()).collect::<Vec<_>>().join("-")
    }
}

/// The 64-bit FNV-1a hash.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &b| (hash ^ u64::from(b)).wrapping_mul(0x100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> NetFile {
        let layer = |inputs: usize, outputs: usize| Layer {
            inputs,
            outputs,
            weights: (0..inputs * outputs).map(|i| (i % 17) as f32 / 16.0 - 0.5).collect(),
            bias: (0..outputs).map(|i| i as f32 / 8.0).collect(),
        };
        NetFile { kind: NetKind::Race, layers: vec![layer(INPUTS, 16), layer(16, CLASSES)] }
    }

    #[test]
    fn round_trip() {
        let net = small();
        assert_eq!(NetFile::from_bytes(&net.to_bytes()), Ok(net.clone()));
        assert_eq!(net.shape(), "230-16-6");
    }

    #[test]
    fn every_truncation_is_refused() {
        let bytes = small().to_bytes();
        for length in (0..bytes.len()).step_by(37).chain([bytes.len() - 1]) {
            let error = NetFile::from_bytes(&bytes[..length]).expect_err("a short file");
            assert!(matches!(error, NetError::Magic | NetError::Truncated { .. }), "{length}: {error}");
        }
        let mut longer = bytes;
        longer.push(0);
        assert!(matches!(NetFile::from_bytes(&longer), Err(NetError::Trailing { .. })));
    }

    #[test]
    fn every_flipped_byte_is_noticed() {
        let bytes = small().to_bytes();
        for at in (0..bytes.len()).step_by(11) {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x40;
            assert!(NetFile::from_bytes(&damaged).is_err(), "byte {at}");
        }
    }

    #[test]
    fn says_what_is_wrong() {
        let refused = |at: usize, value: u8| {
            let mut bytes = small().to_bytes();
            bytes[at] = value;
            NetFile::from_bytes(&bytes).expect_err("refused").to_string()
        };
        assert_eq!(refused(8, 9), "net file version 9 is not supported (this program reads version 1)");
        assert_eq!(refused(12, 7), "unknown kind of net: 7");
        assert_eq!(refused(16, 3), "input encoding 3 is not known (this program knows 1)");
        assert!(refused(24, 1).starts_with("the layer widths [1, 16, 6] make no net"));
        assert!(refused(60, 1).starts_with("the net file is damaged"));
        let mut net = small();
        net.layers[1].bias[0] = f32::NAN;
        assert_eq!(
            NetFile::from_bytes(&net.to_bytes()),
            Err(NetError::Weight { layer: 1, value: "NaN".to_owned() })
        );
    }
}
