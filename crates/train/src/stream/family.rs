//! The net of any game of the family in a stream: values of the best plays, corrected along each game.

use std::path::Path;

use pasch_engine::family::{After, Classes, FamilyNet, MOST_CLASSES, State, builtin};
use pasch_messages::{Arg, message};
use pasch_rules::{Player, Rules, VariantId};

use super::{Phase, Pupil, Stored, log::Measured};
pub use crate::plan::GamePlan;

use crate::{
    family::{
        arena::{Bot, arena},
        learner::{Learner, Room},
        selfplay::{Explore, LONGEST, roll, worth},
    },
    progress::RunError,
    random::Stream,
};

/// A position and the results to be expected from it, in the view of the player who rolls.
#[derive(Clone, Debug)]
pub struct Sample {
    state: State,
    target: Classes,
}

/// The net of a game while it learns.
pub struct GamePupil {
    variant: VariantId,
    rules: Rules,
    explore: Explore,
    learner: Learner,
    player: Learner,
    first: FamilyNet,
    room: Room,
}

/// A position on a game's way: what its best play was worth, and whether that was played.
struct Link {
    state: State,
    best: Classes,
    is_best: bool,
}

impl GamePupil {
    /// The net of the plan's game, to go on from.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn new(plan: &GamePlan, seed: u64) -> Result<Self, RunError> {
        let variant = VariantId::find(&plan.variant)
            .ok_or_else(|| RunError::Recipe(message!("recipe-no-game", name = Arg::debug(&plan.variant))))?;
        let rules = Rules::standard(variant);
        let learner = match (plan.hidden, builtin(&rules)) {
            (None, Some(net)) => Learner::from_net(&rules, net),
            (hidden, _) => Learner::random(&rules, hidden.unwrap_or(128), &mut Stream::new(&[seed, 0xFA0])),
        };
        let first = learner.to_net(variant).map_err(astray)?;
        let player = learner.clone();
        Ok(Self { variant, rules, explore: plan.explore, learner, player, first, room: Room::default() })
    }

    fn game(&self, lambda: f32, stream: &mut Stream, room: &mut Room, samples: &mut Vec<Sample>) {
        let results = self.player.results();
        let mut state = State::start(&self.rules, Player::A);
        let random_plays = if stream.chance(self.explore.starts) { 1 + stream.below(10) as u32 } else { 0 };
        let random = if stream.chance(self.explore.wander) { self.explore.random } else { 0.0 };
        let mut chain: Vec<Link> = Vec::new();
        let mut stood = false;
        for ply in 0..LONGEST {
            let dice = roll(&self.rules, ply == 0, stream);
            let afters = state.afters(&self.rules, &dice);
            let chosen = if ply < random_plays {
                stream.below(afters.len())
            } else {
                self.player.set_base(&state.turned(), room);
                let mut best = (0, f32::NEG_INFINITY, [0.0; MOST_CLASSES]);
                for (index, after) in afters.iter().enumerate() {
                    let judge = |next: &State| self.player.judge(next, room);
                    let classes = worth(results, after, state.player, judge);
                    let equity = results.equity(&classes);
                    if equity > best.1 {
                        best = (index, equity, classes);
                    }
                }
                let chosen = if stream.chance(random) { stream.below(afters.len()) } else { best.0 };
                chain.push(Link { state, best: best.2, is_best: chosen == best.0 });
                chosen
            };
            let After::Next(next) = &afters[chosen] else { break };
            let stands = next.stood(&state);
            if stands && stood && next.is_stuck(&self.rules) {
                break;
            }
            stood = stands;
            state = *next;
        }
        let first = samples.len();
        let mut after: Option<Sample> = None;
        for link in chain.into_iter().rev() {
            let mut target = link.best;
            if let Some(next) = after.filter(|_| link.is_best) {
                let same = next.state.player == link.state.player;
                let later = if same { next.target } else { results.swap(&next.target) };
                for (class, later) in target.iter_mut().zip(later) {
                    *class += lambda * (later - *class);
                }
            }
            let sample = Sample { state: link.state, target };
            samples.push(sample.clone());
            after = Some(sample);
        }
        samples[first..].reverse();
    }
}

fn astray(error: impl std::fmt::Display) -> RunError {
    RunError::Recipe(message!("recipe-astray", error = Arg::text(&error)))
}

impl Pupil for GamePupil {
    type Sample = Sample;

    fn renew(&mut self, weights: &[f32]) -> Result<(), RunError> {
        self.player.set_weights(weights);
        self.player.to_net(self.variant).map(drop).map_err(astray)
    }

    fn part(&self) -> u64 {
        16
    }

    fn play(&self, phase: &Phase, seed: u64, first: u64, end: u64) -> Result<Vec<Sample>, RunError> {
        let (mut room, mut samples) = (Room::default(), Vec::new());
        for game in first..end {
            let mut stream = Stream::new(&[seed, game, 0xFA1]);
            self.game(phase.lambda, &mut stream, &mut room, &mut samples);
        }
        Ok(samples)
    }

    fn weights(&self) -> &[f32] {
        self.learner.weights()
    }

    fn begin(&mut self, weights: &[f32]) {
        self.learner.set_weights(weights);
    }

    fn step(&mut self, samples: &[Sample], rate: f32) -> f64 {
        let errors = samples
            .iter()
            .map(|sample| self.learner.learn(&sample.state, &sample.target, rate, &mut self.room));
        errors.map(|error| f64::from(error).powi(2)).sum()
    }

    /// No set of positions judges these games: they are judged by play.
    fn may_learn(&self, _: &Sample) -> bool {
        true
    }

    fn measure(&self, games: u64, seed: u64) -> Result<Measured, RunError> {
        let now = self.player.to_net(self.variant).map_err(astray)?;
        let score = arena(&self.rules, [Bot::Net(&now), Bot::Net(&self.first)], games, seed);
        Ok(Measured { games: [score.points_per_game, score.interval], ..Measured::default() })
    }

    fn net(&self) -> Result<Stored, RunError> {
        let net = self.player.to_net(self.variant).map_err(astray)?;
        Ok(Stored { name: format!("{}.net", self.variant), shape: net.shape(), bytes: net.to_bytes() })
    }

    fn keep(&self, _: &Path, _: &[Sample]) -> Result<(), RunError> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Integers of a delivered net, as plain numbers, are the same net again: a stream begins with what is delivered.
    #[test]
    fn a_stream_begins_with_the_delivered_net() {
        for variant in ["crazy-narde", "plakoto", "tavla"] {
            let explore = Explore { starts: 0.3, wander: 0.2, random: 0.05 };
            let plan = GamePlan { variant: variant.to_owned(), hidden: None, explore };
            let pupil = GamePupil::new(&plan, 1).expect("a game");
            let delivered = builtin(&pupil.rules).expect("delivered");
            assert_eq!(pupil.first.to_bytes(), delivered.to_bytes(), "{variant}");
        }
        let unknown = GamePlan {
            variant: "x".into(),
            hidden: None,
            explore: Explore { starts: 0.0, wander: 0.0, random: 0.0 },
        };
        assert!(GamePupil::new(&unknown, 1).is_err());
    }

    #[test]
    fn corrections_are_those_of_the_game_that_was_played() {
        let explore = Explore { starts: 0.0, wander: 0.0, random: 0.0 };
        let plan = GamePlan { variant: "nard".into(), hidden: Some(8), explore };
        let pupil = GamePupil::new(&plan, 1).expect("a game");
        let play = |lambda| {
            let mut samples = Vec::new();
            pupil.game(lambda, &mut Stream::new(&[4]), &mut Room::default(), &mut samples);
            samples
        };
        let (plain, whole) = (play(0.0), play(1.0));
        assert!(plain.len() > 20 && plain.len() == whole.len());
        let last = plain.last().expect("a position");
        let ending = pupil.player.results().equity(&last.target).round();
        assert!(ending >= 1.0, "the last play wins");
        for (plain, whole) in plain.iter().zip(&whole) {
            assert_eq!(plain.state, whole.state, "the games are the same");
            let sign = if plain.state.player == last.state.player { 1.0 } else { -1.0 };
            let found = pupil.player.results().equity(&whole.target);
            assert!((found - sign * ending).abs() < 1e-3, "{found}: every position gets the result");
        }
    }
}
