//! Temporal-difference learning from self-play, as Tesauro described it: after each play every weight moves by the change of
//! the judgement, times a trace of how the weight has influenced the judgements so far.

use pasch_engine::standard::{
    board::{Board, Lane, Seat},
    movegen::{Afterstates, generate},
};

use super::net::{Felt, OUTPUTS, TdNet, ended, equity};
use crate::inputs::Crafted;
use crate::random::Random;

/// How a net is made: the same recipe gives the same bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// Stable name for files and commands.
    pub id: &'static str,
    /// Its inputs.
    pub crafted: Crafted,
    /// Number of hidden sigmoid units.
    pub hidden: usize,
    /// How slowly the traces fade.
    pub lambda: f32,
    /// How far a weight moves.
    pub alpha: f32,
    /// Seed of the first weights and of all dice.
    pub seed: u64,
    /// Games of self-play.
    pub games: u64,
}

impl Recipe {
    /// The recipes of the delivered nets.
    pub const ALL: [Self; 2] = [
        Self {
            id: "td-gammon-0",
            crafted: Crafted::None,
            hidden: 40,
            lambda: 0.7,
            alpha: 0.1,
            seed: 1991,
            games: 200_000,
        },
        Self {
            id: "td-gammon-1",
            crafted: Crafted::Some,
            hidden: 80,
            lambda: 0.7,
            alpha: 0.1,
            seed: 1992,
            games: 300_000,
        },
    ];

    /// The recipe with this id.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|recipe| recipe.id == id)
    }

    /// A net that has not played yet.
    #[must_use]
    pub fn begin(&self) -> TdNet {
        TdNet::random(self.crafted, self.hidden, self.seed)
    }
}

/// A net at work: it plays against itself and learns. Stopping it between two games loses nothing, because each game's dice
/// are named by its number.
#[derive(Clone, Debug)]
pub struct Trainer {
    recipe: Recipe,
    net: TdNet,
    first: [Vec<f32>; OUTPUTS],
    second: [Vec<f32>; OUTPUTS],
    /// Inputs that were not zero in this game: the traces of all others are.
    touched: Vec<bool>,
    list: Afterstates,
    felt: Felt,
}

impl Trainer {
    /// Goes on with a net that has played some games of the recipe, or none; `None` when it is another recipe's.
    #[must_use]
    pub fn new(recipe: Recipe, net: TdNet) -> Option<Self> {
        if net.crafted() != recipe.crafted || net.hidden() != recipe.hidden {
            return None;
        }
        let first = std::array::from_fn(|_| vec![0.0; net.first.len()]);
        let second = std::array::from_fn(|_| vec![0.0; recipe.hidden + 1]);
        let touched = vec![false; recipe.crafted.inputs() + 1];
        let (list, felt) = (Afterstates::new(), Felt::default());
        Some(Self { recipe, net, first, second, touched, list, felt })
    }

    /// The net so far.
    #[must_use]
    pub fn net(&self) -> &TdNet {
        &self.net
    }

    /// Plays one game and learns from it; returns the number of plays.
    pub fn game(&mut self) -> u32 {
        let mut dice = Random::new(&[self.recipe.seed, self.net.games, 0xD1CE]);
        self.net.games += 1;
        for trace in self.first.iter_mut().chain(&mut self.second) {
            trace.fill(0.0);
        }
        self.touched.fill(false);
        // The first player is always lanes[0]; `turn` is on roll.
        let mut lanes = Board::start().lanes;
        let mut turn = (dice.bits() & 1) as usize;
        let mut roll = dice.opening();
        let mut plays = 0;
        self.net.feel(&lanes, turn, &mut self.felt);
        loop {
            self.trace();
            let before = self.felt.outputs;
            let (next, finish) = self.play(&lanes, turn, roll);
            plays += 1;
            (lanes, turn) = (next, 1 - turn);
            if let Some(outcome) = finish {
                self.learn(&before, &outcome);
                return plays;
            }
            self.net.feel(&lanes, turn, &mut self.felt);
            let after = self.felt.outputs;
            self.learn(&before, &after);
            self.net.feel(&lanes, turn, &mut self.felt);
            roll = dice.dice();
        }
    }

    /// The position after the play that the net likes best for the player of `turn`, and the outcome if the game is over.
    fn play(
        &mut self,
        lanes: &[Lane; 2],
        turn: usize,
        roll: (u8, u8),
    ) -> ([Lane; 2], Option<[f32; OUTPUTS]>) {
        let board = Board { lanes: [lanes[turn], lanes[1 - turn]] };
        let mut list = std::mem::take(&mut self.list);
        generate(&board, roll, &mut list);
        let mut felt = Felt::default();
        let mut best: Option<(f32, [Lane; 2], Option<[f32; OUTPUTS]>)> = None;
        for after in list.boards() {
            let there = if turn == 0 { after.lanes } else { after.swap().lanes };
            let finish = after
                .finished()
                .map(|finish| ended((finish.winner == Seat::OnRoll) == (turn == 0), finish.points));
            let outputs = finish.unwrap_or_else(|| {
                self.net.feel(&there, 1 - turn, &mut felt);
                felt.outputs
            });
            let value = if turn == 0 { equity(&outputs) } else { -equity(&outputs) };
            if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                best = Some((value, there, finish));
            }
        }
        self.list = list;
        best.map_or((*lanes, None), |(_, there, finish)| (there, finish))
    }

    /// Fades the traces and adds how the weights make the judgement that was felt last.
    fn trace(&mut self) {
        let (n, lambda) = (self.recipe.hidden, self.recipe.lambda);
        for &(input, _) in &self.felt.active {
            self.touched[input] = true;
        }
        for output in 0..OUTPUTS {
            let y = self.felt.outputs[output];
            let slope = y * (1.0 - y);
            let row = &self.net.second[output * (n + 1)..(output + 1) * (n + 1)];
            let below: Vec<f32> =
                self.felt.hidden.iter().zip(row).map(|(h, w)| slope * w * h * (1.0 - h)).collect();
            let rows = self.first[output].chunks_exact_mut(n).zip(&self.touched);
            for (row, _) in rows.filter(|(_, touched)| **touched) {
                for trace in row {
                    *trace *= lambda;
                }
            }
            for &(input, value) in &self.felt.active {
                let trace = &mut self.first[output][input * n..(input + 1) * n];
                for (trace, below) in trace.iter_mut().zip(&below) {
                    *trace += value * below;
                }
            }
            let ones = self.felt.hidden.iter().chain(std::iter::once(&1.0));
            for (trace, h) in self.second[output].iter_mut().zip(ones) {
                *trace = lambda * *trace + slope * h;
            }
        }
    }

    /// Moves the weights along their traces by the change of the judgement.
    fn learn(&mut self, before: &[f32; OUTPUTS], after: &[f32; OUTPUTS]) {
        let n = self.recipe.hidden;
        let step: [f32; OUTPUTS] =
            std::array::from_fn(|output| self.recipe.alpha * (after[output] - before[output]));
        for (input, _) in self.touched.iter().enumerate().filter(|(_, touched)| **touched) {
            let row = input * n..(input + 1) * n;
            let [a, b, c] = [0, 1, 2].map(|output: usize| &self.first[output][row.clone()]);
            for (((weight, a), b), c) in self.net.first[row.clone()].iter_mut().zip(a).zip(b).zip(c) {
                *weight += step[0] * a + step[1] * b + step[2] * c;
            }
        }
        for (output, step) in step.into_iter().enumerate() {
            let row = &mut self.net.second[output * (n + 1)..(output + 1) * (n + 1)];
            for (weight, trace) in row.iter_mut().zip(&self.second[output]) {
                *weight += step * trace;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Recipe {
        Recipe { hidden: 8, ..Recipe::ALL[0] }
    }

    #[test]
    fn a_stopped_run_goes_on_to_the_same_bytes() {
        let recipe = small();
        let mut whole = Trainer::new(recipe, recipe.begin()).expect("its own net");
        for _ in 0..6 {
            whole.game();
        }
        let mut half = Trainer::new(recipe, recipe.begin()).expect("its own net");
        for _ in 0..3 {
            half.game();
        }
        let kept = TdNet::from_bytes(&half.net().to_bytes()).expect("a net");
        let mut rest = Trainer::new(recipe, kept).expect("its own net");
        for _ in 0..3 {
            rest.game();
        }
        assert_eq!(rest.net().to_bytes(), whole.net().to_bytes());
        assert_eq!(whole.net().games, 6);
    }

    #[test]
    fn another_recipes_net_is_refused() {
        assert!(Trainer::new(small(), Recipe::ALL[1].begin()).is_none());
    }

    /// A step of learning moves the judgement towards what came after.
    #[test]
    fn learning_moves_the_judgement_towards_the_outcome() {
        let recipe = small();
        let mut trainer = Trainer::new(recipe, recipe.begin()).expect("its own net");
        let lanes = Board::start().lanes;
        trainer.net.feel(&lanes, 1, &mut trainer.felt);
        trainer.trace();
        let before = trainer.felt.outputs;
        trainer.learn(&before, &[1.0, 0.0, 0.0]);
        trainer.net.feel(&lanes, 1, &mut trainer.felt);
        let after = trainer.felt.outputs;
        assert!(after[0] > before[0] && after[1] < before[1] && after[2] < before[2], "{before:?} {after:?}");
    }
}
