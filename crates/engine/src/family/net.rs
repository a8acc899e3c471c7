//! A small net for one game: the inputs of its [`Encoding`], one hidden layer of max(0, x), one class per result.
//!
//! Weights of the first layer are 16-bit integers, so a position's hidden sums are exact and do not depend on the
//! position they were reached from; the rest is 32-bit floats in fixed order. The value of a position therefore never
//! depends on what was judged beside it.
//!
//! The file is little-endian: the magic `PASCHFAM`, as 32-bit numbers the version (1), the length of the variant's name,
//! hidden units, inputs, classes, and the shift that scales the first layer; the encoding's 64-bit id; the name; the
//! first layer input by input and its biases (32-bit, the same scale); the second layer unit by unit and its biases as
//! 16-bit integers of 1/4096; at last the 64-bit FNV-1a checksum of all bytes before it.

use pasch_messages::Describe;
use pasch_rules::{Rules, VariantId};

use super::encode::{Encoding, View};
use super::game::{Classes, MOST_CLASSES, Results, State};
use crate::net::checksum;

const MAGIC: &[u8; 8] = b"PASCHFAM";
const VERSION: u32 = 1;
const WIDEST: usize = 1024;
const SECOND_SCALE: f32 = 4096.0;
/// Second-layer rows are padded to a multiple of this many classes.
const LANE: usize = 8;

/// The weights of a net in plain numbers, as training makes them. Inputs count in whole units.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Units of the one hidden layer.
    pub hidden: usize,
    /// One row of `hidden` per input.
    pub first: Vec<f32>,
    /// One number for each of the `hidden` units.
    pub first_bias: Vec<f32>,
    /// One row of as many numbers as there are classes per hidden unit.
    pub second: Vec<f32>,
    /// One number per class.
    pub second_bias: Vec<f32>,
}

/// A net ready to judge positions of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct FamilyNet {
    variant: VariantId,
    encoding: Encoding,
    results: Results,
    hidden: usize,
    shift: u32,
    first: Vec<i16>,
    first_bias: Vec<i32>,
    /// 16-bit numbers as they are stored, `classes` a row.
    second: Vec<i16>,
    second_bias: Vec<i16>,
    /// The same as floats in padded rows, scaled for the integer sums.
    rows: Vec<f32>,
    padded: usize,
}

/// Why bytes are no net of a game.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("family-net-error")]
pub enum FamilyNetError {
    /// The file does not begin like a net file.
    Magic,
    /// The file is shorter or longer than its header says.
    Length {
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
    /// A game this program does not know.
    Variant(#[describe(name = "value", escaped)] String),
    /// The inputs or results are not those of the game.
    Shape {
        /// The game that the net is for.
        #[describe(text)]
        variant: VariantId,
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
    /// Weights that cannot be stored: infinite, not a number, or far too large.
    Weight(#[describe(name = "value")] String),
}

/// Room for the sums of one position.
#[derive(Clone, Debug, Default)]
pub struct Sums {
    base: Vec<i32>,
    view: View,
    own: Vec<i32>,
    inputs: Vec<(usize, i32)>,
}

impl FamilyNet {
    /// A net from trained weights, rounded as the file stores them.
    ///
    /// # Errors
    /// When the weights do not fit the game or cannot be stored.
    pub fn from_weights(variant: VariantId, weights: &Weights) -> Result<Self, FamilyNetError> {
        let rules = Rules::standard(variant);
        let (encoding, results) = (Encoding::of(&rules), Results::of(&rules));
        let (hidden, classes) = (weights.hidden, results.classes());
        let fits = (1..=WIDEST).contains(&hidden)
            && weights.first.len() == encoding.inputs() * hidden
            && weights.first_bias.len() == hidden
            && weights.second.len() == hidden * classes
            && weights.second_bias.len() == classes;
        if !fits {
            return Err(FamilyNetError::Shape { variant });
        }
        let all = [&weights.first, &weights.first_bias, &weights.second, &weights.second_bias];
        if let Some(bad) = all.into_iter().flatten().find(|w| !w.is_finite() || w.abs() > 1e4) {
            return Err(FamilyNetError::Weight(bad.to_string()));
        }
        let most = weights.first.iter().fold(0.0f32, |most, w| most.max(w.abs()));
        let shift = (0..=14).rev().find(|s| most * ((1u32 << s) as f32) < 32_000.0).unwrap_or(0);
        let scale = (1u32 << shift) as f32;
        let short = |w: &f32| (w * SECOND_SCALE).round().clamp(-32_767.0, 32_767.0) as i16;
        let first: Vec<i16> =
            weights.first.iter().map(|w| (w * scale).round().clamp(-32_767.0, 32_767.0) as i16).collect();
        let first_bias = weights.first_bias.iter().map(|w| (w * scale).round() as i32).collect();
        let second = weights.second.iter().map(short).collect();
        let second_bias = weights.second_bias.iter().map(short).collect();
        let ready = Self {
            variant,
            encoding,
            results,
            hidden,
            shift,
            first,
            first_bias,
            second,
            second_bias,
            rows: Vec::new(),
            padded: 0,
        };
        Ok(ready.prepared())
    }

    fn prepared(mut self) -> Self {
        let classes = self.results.classes();
        self.padded = classes.next_multiple_of(LANE);
        let unit = 1.0 / ((1u32 << self.shift) as f32 * SECOND_SCALE);
        let mut rows = vec![0.0; (self.hidden + 1) * self.padded];
        for (row, stored) in rows.chunks_exact_mut(self.padded).zip(self.second.chunks_exact(classes)) {
            for (to, from) in row.iter_mut().zip(stored) {
                *to = f32::from(*from) * unit;
            }
        }
        for (to, from) in rows[self.hidden * self.padded..].iter_mut().zip(&self.second_bias) {
            *to = f32::from(*from) / SECOND_SCALE;
        }
        self.rows = rows;
        self
    }

    /// The weights as plain numbers; [`FamilyNet::from_weights`] makes the same net of them again.
    #[must_use]
    pub fn weights(&self) -> Weights {
        let unit = (1u32 << self.shift) as f32;
        let second = |weights: &[i16]| weights.iter().map(|&w| f32::from(w) / SECOND_SCALE).collect();
        Weights {
            hidden: self.hidden,
            first: self.first.iter().map(|&weight| f32::from(weight) / unit).collect(),
            first_bias: self.first_bias.iter().map(|&bias| bias as f32 / unit).collect(),
            second: second(&self.second),
            second_bias: second(&self.second_bias),
        }
    }

    /// The game it judges.
    #[must_use]
    pub const fn variant(&self) -> VariantId {
        self.variant
    }

    /// How it sees positions.
    #[must_use]
    pub const fn encoding(&self) -> &Encoding {
        &self.encoding
    }

    /// What it tells apart.
    #[must_use]
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// Inputs, hidden units and classes in words.
    #[must_use]
    pub fn shape(&self) -> String {
        format!("{}-{}-{}", self.encoding.inputs(), self.hidden, self.results.classes())
    }

    /// Takes a position as the one from which others are reached in few steps.
    pub fn set_base(&self, state: &State, sums: &mut Sums) {
        sums.view = self.encoding.view(state);
        sums.base.clear();
        sums.base.extend_from_slice(&self.first_bias);
        self.encoding.active(&sums.view, &mut sums.inputs);
        self.add(&mut sums.base, &sums.inputs);
    }

    fn add(&self, sums: &mut [i32], inputs: &[(usize, i32)]) {
        for (input, times) in inputs {
            let column = &self.first[input * self.hidden..][..self.hidden];
            match times {
                1 => sums.iter_mut().zip(column).for_each(|(sum, weight)| *sum += i32::from(*weight)),
                -1 => sums.iter_mut().zip(column).for_each(|(sum, weight)| *sum -= i32::from(*weight)),
                n => sums.iter_mut().zip(column).for_each(|(sum, weight)| *sum += n * i32::from(*weight)),
            }
        }
    }

    /// The chances of the player on roll, before their roll. The same whatever the base is.
    #[must_use]
    pub fn judge(&self, state: &State, sums: &mut Sums) -> Classes {
        let view = self.encoding.view(state);
        let Sums { base, view: base_view, own, inputs } = sums;
        own.clear();
        if base.len() == self.hidden {
            own.extend_from_slice(base);
            self.encoding.changes(base_view, &view, inputs);
        } else {
            own.extend_from_slice(&self.first_bias);
            self.encoding.active(&view, inputs);
        }
        self.add(own, inputs);
        let mut logits = [0.0f32; MOST_CLASSES + 2];
        let logits = &mut logits[..self.padded];
        logits.copy_from_slice(&self.rows[self.hidden * self.padded..]);
        for (sum, row) in own.iter().zip(self.rows.chunks_exact(self.padded)) {
            if *sum > 0 {
                let on = *sum as f32;
                logits.iter_mut().zip(row).for_each(|(logit, weight)| *logit += on * weight);
            }
        }
        softmax(self.results.possible(&state.position, state.player), &logits[..self.results.classes()])
    }

    /// The bytes of the net file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let name = self.variant.as_str();
        let mut bytes = MAGIC.to_vec();
        let classes = self.results.classes() as u32;
        let head = [
            VERSION,
            name.len() as u32,
            self.hidden as u32,
            self.encoding.inputs() as u32,
            classes,
            self.shift,
        ];
        head.iter().for_each(|word| bytes.extend_from_slice(&word.to_le_bytes()));
        bytes.extend_from_slice(&self.encoding.id().to_le_bytes());
        bytes.extend_from_slice(name.as_bytes());
        self.first.iter().for_each(|w| bytes.extend_from_slice(&w.to_le_bytes()));
        self.first_bias.iter().for_each(|w| bytes.extend_from_slice(&w.to_le_bytes()));
        self.second.iter().chain(&self.second_bias).for_each(|w| bytes.extend_from_slice(&w.to_le_bytes()));
        let sum = checksum(&bytes);
        bytes.extend_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Reads a net from the bytes of its file.
    ///
    /// # Errors
    /// When the bytes are not exactly one undamaged net of a game as this program plays it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, FamilyNetError> {
        const HEAD: usize = 8 + 6 * 4 + 8;
        if bytes.get(..8) != Some(MAGIC) {
            return Err(FamilyNetError::Magic);
        }
        if bytes.len() < HEAD + 8 {
            return Err(FamilyNetError::Length { found: bytes.len(), expected: HEAD + 8 });
        }
        let word = |i: usize| {
            let at = 8 + 4 * i;
            u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
        };
        if word(0) != VERSION {
            return Err(FamilyNetError::Version { found: word(0) });
        }
        let (contents, tail) = bytes.split_at(bytes.len() - 8);
        let stored = u64::from_le_bytes(tail.try_into().unwrap_or_default());
        let found = checksum(contents);
        if stored != found {
            return Err(FamilyNetError::Checksum { found, expected: stored });
        }
        let [length, hidden, inputs, classes] = [1, 2, 3, 4].map(|i| word(i) as usize);
        let mut rest = &contents[HEAD..];
        let name = rest.get(..length).unwrap_or_default();
        let name = String::from_utf8_lossy(name).into_owned();
        let variant = VariantId::all()
            .find(|id| id.as_str() == name)
            .ok_or(FamilyNetError::Variant(name.chars().take(40).collect()))?;
        let rules = Rules::standard(variant);
        let (encoding, results) = (Encoding::of(&rules), Results::of(&rules));
        let id = u64::from_le_bytes(contents[HEAD - 8..HEAD].try_into().unwrap_or_default());
        if encoding.id() != id
            || encoding.inputs() != inputs
            || results.classes() != classes
            || !(1..=WIDEST).contains(&hidden)
            || word(5) > 14
        {
            return Err(FamilyNetError::Shape { variant });
        }
        let expected = HEAD + length + 2 * hidden * inputs + 4 * hidden + 2 * (hidden + 1) * classes + 8;
        if expected != bytes.len() {
            return Err(FamilyNetError::Length { found: bytes.len(), expected });
        }
        rest = &rest[length..];
        let mut shorts = |count: usize| -> Vec<i16> {
            let (part, after) = rest.split_at(2 * count);
            rest = after;
            part.chunks_exact(2).map(|b| i16::from_le_bytes([b[0], b[1]])).collect()
        };
        let first = shorts(hidden * inputs);
        let biases = shorts(2 * hidden);
        let first_bias = biases
            .chunks_exact(2)
            .map(|pair| (i32::from(pair[1]) << 16) | i32::from(pair[0] as u16))
            .collect();
        let second = shorts(hidden * classes);
        let second_bias = shorts(classes);
        let ready = Self {
            variant,
            encoding,
            results,
            hidden,
            shift: word(5),
            first,
            first_bias,
            second,
            second_bias,
            rows: Vec::new(),
            padded: 0,
        };
        Ok(ready.prepared())
    }
}

/// Softmax over the possible classes; the others get 0.
#[must_use]
pub fn softmax(possible: u32, logits: &[f32]) -> Classes {
    let open = |class: usize| possible >> class & 1 == 1;
    let most = (0..logits.len()).filter(|c| open(*c)).map(|c| logits[c]).fold(f32::NEG_INFINITY, f32::max);
    let mut classes = [0.0; MOST_CLASSES];
    let mut total = 0.0;
    for class in (0..logits.len()).filter(|c| open(*c)) {
        classes[class] = (logits[class] - most).exp();
        total += classes[class];
    }
    classes[..logits.len()].iter_mut().for_each(|class| *class /= total);
    classes
}
