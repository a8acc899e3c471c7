//! Temporal-difference self-play: two shallow nets, one for contact and one for races, learn from
//! their own next judgement.

use pasch_engine::{
    eval::Probs,
    net::{NetFile, NetKind},
    standard::{
        Board,
        movegen::{Afterstates, generate},
    },
};
use serde::Deserialize;

use crate::{
    random::Stream,
    shallow::{Room, Shallow},
};

/// What a self-play run does.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct TdPlan {
    /// Hidden units of both nets.
    pub hidden: usize,
    pub games: u64,
    /// Rate at the start.
    pub rate: f32,
    /// Rate at the end; falls exponentially after `hold`.
    pub rate_end: f32,
    /// Share of the games played at the first rate.
    pub hold: f32,
    /// Workers that learn side by side and are then added up. Part of the result: not the number of threads.
    pub workers: usize,
    /// Games of each worker between two additions.
    pub games_per_merge: u64,
    /// Share of the games that begin with one to six random plays.
    pub explore: f32,
}

/// The two nets that learn.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// For positions with contact.
    pub contact: Shallow,
    pub race: Shallow,
}

impl Pair {
    #[must_use]
    pub fn random(hidden: usize, seed: u64) -> Self {
        let mut stream = Stream::new(&[seed, 0xA11]);
        let contact = Shallow::random(hidden, &mut stream);
        Self { contact, race: Shallow::random(hidden, &mut stream) }
    }

    /// Both nets as they are stored.
    #[must_use]
    pub fn to_files(&self) -> (NetFile, NetFile) {
        (self.contact.to_file(NetKind::Contact), self.race.to_file(NetKind::Race))
    }

    /// All weights of both nets, for a checkpoint.
    #[must_use]
    pub fn floats(&self) -> Vec<f32> {
        [self.contact.weights(), self.race.weights()].concat()
    }

    /// Takes the weights from a checkpoint; `false` when they are another net's.
    #[must_use]
    pub fn restore(&mut self, floats: &[f32]) -> bool {
        let n = self.contact.weights().len();
        if floats.len() != n + self.race.weights().len() {
            return false;
        }
        self.contact.weights_mut().copy_from_slice(&floats[..n]);
        self.race.weights_mut().copy_from_slice(&floats[n..]);
        true
    }

    fn net(&mut self, board: &Board) -> &mut Shallow {
        if board.is_race() { &mut self.race } else { &mut self.contact }
    }

    /// Adds what two copies have learnt since they were copied from `origin`.
    fn merge(&mut self, origin: &Self, learnt: &Self) {
        for (to, (from, new)) in [
            (&mut self.contact, (&origin.contact, &learnt.contact)),
            (&mut self.race, (&origin.race, &learnt.race)),
        ] {
            for ((to, from), new) in to.weights_mut().iter_mut().zip(from.weights()).zip(new.weights()) {
                *to += new - from;
            }
        }
    }
}

/// What was seen in a stretch of games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TdFigures {
    pub games: u64,
    pub plies: u64,
    /// Games won by a gammon or backgammon.
    pub gammons: u64,
    /// Games won by a backgammon.
    pub backgammons: u64,
}

impl std::ops::AddAssign for TdFigures {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.gammons += other.gammons;
        self.backgammons += other.backgammons;
    }
}

impl TdPlan {
    /// The rate when `done` games have been played.
    #[must_use]
    pub fn rate_at(&self, done: u64) -> f32 {
        let share = done as f32 / self.games.max(1) as f32;
        let falling = ((share - self.hold) / (1.0 - self.hold).max(1e-6)).clamp(0.0, 1.0);
        self.rate * (self.rate_end / self.rate).powf(falling)
    }

    /// Games between two additions, all workers together.
    #[must_use]
    pub fn round(&self) -> u64 {
        self.workers.max(1) as u64 * self.games_per_merge.max(1)
    }

    /// Plays one round from game number `done` on and learns from it.
    pub fn play_round(&self, pair: &mut Pair, seed: u64, done: u64) -> TdFigures {
        let origin = pair.clone();
        let rate = self.rate_at(done);
        let each = self.games_per_merge.max(1);
        let results: Vec<(Pair, TdFigures)> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.workers.max(1) as u64)
                .map(|worker| {
                    let mut own = origin.clone();
                    scope.spawn(move || {
                        let mut table = Table::default();
                        let mut figures = TdFigures::default();
                        for game in 0..each {
                            let mut stream = Stream::new(&[seed, done + worker * each + game, 0x7D]);
                            figures += table.game(&mut own, self.explore, rate, &mut stream);
                        }
                        (own, figures)
                    })
                })
                .collect();
            workers.into_iter().map(|worker| worker.join().expect("a worker that does not panic")).collect()
        });
        let mut figures = TdFigures::default();
        for (learnt, seen) in &results {
            pair.merge(&origin, learnt);
            figures += *seen;
        }
        figures
    }
}

/// Where one worker plays: lists and buffers that are used again and again.
#[derive(Default)]
struct Table {
    list: Afterstates,
    next: Vec<Board>,
    probs: Vec<Probs>,
    room: Room,
}

impl Table {
    fn game(&mut self, pair: &mut Pair, explore: f32, rate: f32, stream: &mut Stream) -> TdFigures {
        let mut board = Board::start();
        let random_plays = if stream.chance(explore) { 1 + stream.below(6) } else { 0 };
        let mut figures = TdFigures { games: 1, ..TdFigures::default() };
        let mut dice = stream.opening();
        for ply in 0.. {
            generate(&board, dice, &mut self.list);
            dice = stream.dice();
            self.next.clear();
            self.next.extend(self.list.boards().iter().map(Board::swap));
            if ply < random_plays {
                board = self.next[stream.below(self.next.len())];
                continue;
            }
            let chosen = self.best(pair, &board.swap());
            let (next, value) = (self.next[chosen], self.probs[chosen]);
            let target = value.swap();
            figures.plies += 1;
            pair.net(&board).learn(&board, &target.classes(), rate, &mut self.room);
            if let Some(finish) = next.finished() {
                figures.gammons += u64::from(finish.points >= 2);
                figures.backgammons += u64::from(finish.points >= 3);
                break;
            }
            board = next;
        }
        figures
    }

    /// The reply that is worst for the player who then rolls.
    fn best(&mut self, pair: &mut Pair, near: &Board) -> usize {
        let races = self.next.iter().filter(|board| board.is_race()).count();
        if races == 0 {
            pair.contact.evaluate(near, &self.next, &mut self.room, &mut self.probs);
        } else {
            pair.race.evaluate(near, &self.next, &mut self.room, &mut self.probs);
            if races < self.next.len() {
                let race = self.probs.clone();
                pair.contact.evaluate(near, &self.next, &mut self.room, &mut self.probs);
                for ((probs, race), board) in self.probs.iter_mut().zip(race).zip(&self.next) {
                    if board.is_race() {
                        *probs = race;
                    }
                }
            }
        }
        let equities = self.probs.iter().map(Probs::equity).enumerate();
        equities.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(index, _)| index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(games: u64) -> TdPlan {
        TdPlan {
            hidden: 16,
            games,
            rate: 0.02,
            rate_end: 0.002,
            hold: 0.3,
            workers: 2,
            games_per_merge: 8,
            explore: 0.3,
        }
    }

    #[test]
    fn rates_fall_from_first_to_last() {
        let plan = plan(1000);
        assert_eq!(plan.rate_at(0), 0.02);
        assert_eq!(plan.rate_at(300), 0.02);
        assert!((plan.rate_at(1000) - 0.002).abs() < 1e-6);
    }

    #[test]
    fn games_end_and_repeat_exactly() {
        let run = || {
            let plan = plan(64);
            let mut pair = Pair::random(plan.hidden, 5);
            let mut figures = TdFigures::default();
            for round in 0..4 {
                figures += plan.play_round(&mut pair, 5, round * plan.round());
            }
            (pair, figures)
        };
        let (pair, figures) = run();
        assert_eq!(figures.games, 64);
        assert!(figures.plies > 64 * 15);
        assert_eq!((pair, figures), run());
    }
}
