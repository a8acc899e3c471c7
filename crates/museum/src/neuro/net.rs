//! The seven nets, their judgement and their file.

use pasch_engine::standard::board::Board;
use pasch_messages::Describe;
use thiserror::Error;

use super::inputs::{GROUPS, INPUTS, NAMES, fill, group};
use super::layer::Layer;
use super::stage::Stage;
use crate::logistic::sigmoid;
use crate::random::Random;
use crate::thought::{Term, Thought};

/// First bytes of a file.
const MAGIC: [u8; 4] = *b"PNEU";

/// Most hidden units of a net.
const MOST: usize = 1024;

/// Stages, each with a net.
const STAGES: usize = Stage::ALL.len();

/// Decisions that the cube net weighs against each other, in the order of its outputs.
pub(super) const NO_DOUBLE: usize = 0;
pub(super) const TAKE: usize = 1;
pub(super) const PASS: usize = 2;
const DECISIONS: usize = 3;

/// Why bytes are no nets of this player.
#[derive(Clone, Copy, Debug, Describe, Error, PartialEq, Eq)]
#[describe("museum-neuro-error")]
pub enum NeuroError {
    /// They begin with something else.
    Kind,
    /// Their sizes do not fit each other.
    Shape,
    /// A weight is not a number, or infinite.
    Weight,
}

/// How much the nets have learnt from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Learnt {
    /// Passes of the recipe, each over games of its own.
    pub passes: u64,
    /// Games of the teacher.
    pub games: u64,
    /// Comparisons of the preferred play with another one.
    pub pairs: u64,
    /// Decisions of the cube; each gives two comparisons.
    pub cubes: u64,
    /// Plays of each stage, in the order of [`Stage::ALL`].
    pub plays: [u64; STAGES],
}

/// The net of a stage.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct StageNet {
    pub layer: Layer,
    /// The mean of each input over the plays that the teacher preferred.
    pub mean: Vec<f32>,
}

/// Six nets for plays and one for the cube.
#[derive(Clone, Debug, PartialEq)]
pub struct NeuroNet {
    pub(super) stages: [StageNet; STAGES],
    pub(super) cube: Layer,
    /// How much they have learnt from.
    pub learnt: Learnt,
}

impl NeuroNet {
    /// Nets that know nothing: small random weights.
    #[must_use]
    pub fn random(hidden: usize, cube: usize, seed: u64) -> Self {
        let mut random = Random::new(&[seed, 0x4E65]);
        let stages = std::array::from_fn(|_| StageNet {
            layer: Layer::random(hidden, 1, &mut random),
            mean: vec![0.0; INPUTS],
        });
        Self { stages, cube: Layer::random(cube, DECISIONS, &mut random), learnt: Learnt::default() }
    }

    /// Numbers of hidden units: of each net for a stage, and of the net for the cube.
    #[must_use]
    pub fn hidden(&self) -> [usize; 2] {
        [self.stages[0].layer.hidden, self.cube.hidden]
    }

    /// Sizes of its layers, such as `6 x 213-24-1, 213-16-3`.
    #[must_use]
    pub fn shape(&self) -> String {
        let [hidden, cube] = self.hidden();
        format!("{STAGES} x {INPUTS}-{hidden}-1, {INPUTS}-{cube}-{DECISIONS}")
    }

    /// The score of a play from a board of `stage`: `after` has the mover's lane first. It has no unit and says only which of
    /// two plays of a roll is better.
    #[must_use]
    pub fn score(&self, stage: Stage, after: &Board) -> f32 {
        let layer = &self.stages[stage.place()].layer;
        let (mut active, mut hidden) = (Vec::new(), Vec::new());
        fill(&after.lanes, 1, &mut active);
        layer.feel(&active, &mut hidden);
        layer.output(0, &hidden)
    }

    /// The place of the play that the nets put above the others: one that wins at once, or the one of the highest score.
    #[must_use]
    pub fn choose(&self, board: &Board, results: &[Board]) -> usize {
        let stage = Stage::of(board);
        let value = |after: &Board| match after.finished() {
            Some(_) => f32::INFINITY,
            None => self.score(stage, after),
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (place, after) in results.iter().enumerate() {
            let value = value(after);
            if value > best.1 {
                best = (place, value);
            }
        }
        best.0
    }

    /// Thoughts about a play from `before`. The first term names the stage: the score of its mean position is the zero from
    /// which the others count, so it adds nothing. Then each group of inputs, one after the other, goes from its mean to what
    /// it is, and its term is by how much the score changes. With their sum *s* all are divided by 1 + |s|: the value stays
    /// between -1 and 1, less than any game that is won.
    pub(crate) fn think(&self, before: &Board, after: &Board) -> Thought {
        let stage = Stage::of(before);
        let StageNet { layer, mean } = &self.stages[stage.place()];
        let mut active = Vec::new();
        fill(&after.lanes, 1, &mut active);
        let n = layer.hidden;
        // Each group's part of the sums of the hidden units, beyond its mean.
        let mut beyond = vec![0.0; GROUPS * n];
        let mut base = vec![0.0; n];
        layer.add(&[(INPUTS, 1.0)], &mut base);
        for (input, &usual) in mean.iter().enumerate().filter(|(_, usual)| **usual != 0.0) {
            layer.add(&[(input, usual)], &mut base);
            let at = group(input) * n;
            layer.add(&[(input, -usual)], &mut beyond[at..at + n]);
        }
        for &(input, value) in active.iter().filter(|(input, _)| *input < INPUTS) {
            let at = group(input) * n;
            layer.add(&[(input, value)], &mut beyond[at..at + n]);
        }
        let judge = |sums: &[f32]| {
            let hidden: Vec<f32> = sums.iter().map(|sum| sigmoid(*sum)).collect();
            layer.output(0, &hidden)
        };
        let zero = judge(&base);
        let mut score = zero;
        let mut terms = vec![Term { id: stage.id(), value: 0.0 }];
        for (id, beyond) in NAMES.into_iter().zip(beyond.chunks_exact(n)) {
            for (sum, more) in base.iter_mut().zip(beyond) {
                *sum += more;
            }
            let next = judge(&base);
            terms.push(Term { id, value: next - score });
            score = next;
        }
        for term in &mut terms {
            term.value /= 1.0 + (score - zero).abs();
        }
        Thought { terms, outputs: None }
    }

    /// How the cube net judges for the player on roll of `board`: no double, a double that is taken, one that is passed.
    fn cube(&self, board: &Board) -> [f32; DECISIONS] {
        let (mut active, mut hidden) = (Vec::new(), Vec::new());
        fill(&board.lanes, 0, &mut active);
        self.cube.feel(&active, &mut hidden);
        std::array::from_fn(|decision| self.cube.output(decision, &hidden))
    }

    /// Whether the player on roll of `board` should double a cube in the middle.
    #[must_use]
    pub fn doubles(&self, board: &Board) -> bool {
        let outputs = self.cube(board);
        outputs[TAKE].max(outputs[PASS]) > outputs[NO_DOUBLE]
    }

    /// Whether the other side should take when the player on roll of `board` doubles.
    #[must_use]
    pub fn takes(&self, board: &Board) -> bool {
        let outputs = self.cube(board);
        outputs[TAKE] >= outputs[PASS]
    }

    /// The nets as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let sizes = self.hidden().map(|size| u16::try_from(size).unwrap_or(u16::MAX));
        let Learnt { passes, games, pairs, cubes, plays } = self.learnt;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(sizes.into_iter().flat_map(u16::to_le_bytes));
        bytes.extend([passes, games, pairs, cubes].into_iter().chain(plays).flat_map(u64::to_le_bytes));
        let nets = self.stages.iter().flat_map(|net| [&net.layer.first, &net.layer.second, &net.mean]);
        let weights = nets.chain([&self.cube.first, &self.cube.second]).flatten();
        bytes.extend(weights.flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// The nets of some bytes.
    ///
    /// # Errors
    /// When they are something else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NeuroError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(NeuroError::Kind)?;
        let (sizes, rest) = rest.split_first_chunk::<4>().ok_or(NeuroError::Shape)?;
        let [hidden, cube] = [0, 2].map(|at| usize::from(u16::from_le_bytes([sizes[at], sizes[at + 1]])));
        let (counts, rest) = rest.split_first_chunk::<{ 8 * (4 + STAGES) }>().ok_or(NeuroError::Shape)?;
        let (counts, _) = counts.as_chunks::<8>();
        let count = |place: usize| u64::from_le_bytes(counts[place]);
        let learnt = Learnt {
            passes: count(0),
            games: count(1),
            pairs: count(2),
            cubes: count(3),
            plays: std::array::from_fn(|stage| count(4 + stage)),
        };
        let (weights, more) = rest.as_chunks::<4>();
        let [first, second] = Layer::sizes(hidden, 1);
        let wanted = STAGES * (first + second + INPUTS) + Layer::sizes(cube, DECISIONS).iter().sum::<usize>();
        let sound = |size: usize| (1..=MOST).contains(&size);
        if !sound(hidden) || !sound(cube) || !more.is_empty() || weights.len() != wanted {
            return Err(NeuroError::Shape);
        }
        let mut weights = weights.iter().map(|four| f32::from_le_bytes(*four));
        if !weights.clone().all(f32::is_finite) {
            return Err(NeuroError::Weight);
        }
        let mut next = |count: usize| weights.by_ref().take(count).collect::<Vec<f32>>();
        let stages = std::array::from_fn(|_| StageNet {
            layer: Layer { hidden, first: next(first), second: next(second) },
            mean: next(INPUTS),
        });
        let [first, second] = Layer::sizes(cube, DECISIONS);
        let cube = Layer { hidden: cube, first: next(first), second: next(second) };
        Ok(Self { stages, cube, learnt })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::somewhere;
    use proptest::prelude::*;

    #[test]
    fn bytes_keep_the_nets() {
        let mut net = NeuroNet::random(5, 3, 1);
        net.learnt = Learnt { passes: 2, games: 3, pairs: 4, cubes: 5, plays: [1, 2, 3, 4, 5, 6] };
        assert_eq!(NeuroNet::from_bytes(&net.to_bytes()), Ok(net.clone()));
        assert_eq!(net.shape(), "6 x 213-5-1, 213-3-3");
        let other = NeuroNet::random(5, 3, 2);
        assert_ne!(other.to_bytes(), NeuroNet::random(5, 3, 1).to_bytes(), "the seed counts");
    }

    #[test]
    fn damaged_bytes_are_typed_errors() {
        let bytes = NeuroNet::random(2, 2, 1).to_bytes();
        assert_eq!(NeuroNet::from_bytes(b"PMUS"), Err(NeuroError::Kind));
        for cut in [4, 8, 20, 87, 88, bytes.len() - 1] {
            assert_eq!(NeuroNet::from_bytes(&bytes[..cut]), Err(NeuroError::Shape), "{cut} bytes");
        }
        let mut nobody = bytes.clone();
        nobody[4..8].fill(0);
        assert_eq!(NeuroNet::from_bytes(&nobody), Err(NeuroError::Shape));
        let mut infinite = bytes.clone();
        let last = infinite.len() - 4;
        infinite[last..].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(NeuroNet::from_bytes(&infinite), Err(NeuroError::Weight));
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(mut bytes in prop::collection::vec(any::<u8>(), 0..300), begins in any::<bool>()) {
            if begins {
                bytes.splice(0..bytes.len().min(4), MAGIC);
            }
            prop_assert!(NeuroNet::from_bytes(&bytes).is_err());
        }

        /// The terms come from going group by group, the score at once: both tell the same.
        #[test]
        fn terms_add_up_to_the_score(seed in any::<u64>(), plays in 0usize..90) {
            let mut net = NeuroNet::random(6, 2, seed);
            let mut random = Random::new(&[seed]);
            for stage in &mut net.stages {
                stage.mean.fill_with(|| random.unit());
                stage.layer.second.iter_mut().for_each(|weight| *weight *= 20.0);
            }
            let before = somewhere(seed, plays);
            let after = before.swap();
            let thought = net.think(&before, &after);
            let stage = Stage::of(&before);
            let StageNet { layer, mean } = &net.stages[stage.place()];
            let usual: Vec<(usize, f32)> = mean.iter().copied().chain([1.0]).enumerate().collect();
            let mut hidden = Vec::new();
            layer.feel(&usual, &mut hidden);
            let score = net.score(stage, &after) - layer.output(0, &hidden);
            let wanted = score / (1.0 + score.abs());
            prop_assert!((thought.value() - wanted).abs() < 1e-5, "{thought:?} {score}");
            prop_assert!(thought.value().abs() < 1.0);
            prop_assert_eq!(thought.terms.len(), GROUPS + 1);
        }
    }
}
