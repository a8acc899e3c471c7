//! Games between two players of one game of the family, with mirrored dice.

use pasch_engine::eval::{Evaluator, Probs};
use pasch_engine::family::{After, Ending, FamilyNet, Results, State, Sums};
use pasch_engine::gate::board_from;
use pasch_engine::hyper::Hyper;
use pasch_engine::nets::builtin;
use pasch_engine::standard::Board;
use pasch_rules::{Dice, Outcome, Player, Rules};

use super::heuristic;
use super::selfplay::{LONGEST, roll, worth};
use crate::arena::{Score, score};
use crate::random::Stream;

#[derive(Clone, Copy, Debug)]
pub enum Bot<'n> {
    Random,
    /// The rules of thumb of [`heuristic`].
    Heuristic,
    /// The play a net likes best at a glance.
    Net(&'n FamilyNet),
    /// The play the nets of backgammon like best at a glance, in games whose checkers move alike.
    Backgammon,
    /// The best play without a cube, by the solution of Hypergammon.
    Solved(&'n Hyper),
}

impl Bot<'_> {
    /// The place of the play it makes; `random` is what it may use as chance.
    fn choose(self, rules: &Rules, state: &State, afters: &[After], random: u64, sums: &mut Sums) -> usize {
        match self {
            Bot::Random => Stream::new(&[random]).below(afters.len()),
            Bot::Heuristic => heuristic::choose(rules, state, afters),
            Bot::Net(net) => {
                net.set_base(&state.turned(), sums);
                best(afters, |after| {
                    let judge = |next: &State| net.judge(next, sums);
                    net.results().equity(&worth(net.results(), after, state.player, judge))
                })
            }
            Bot::Backgammon => at_board(rules, state, afters, |board| builtin().main.evaluate_one(board)),
            // Not in the solution: positions that are no board of the game, so none that is reached.
            Bot::Solved(hyper) => {
                at_board(rules, state, afters, |board| hyper.probs(board).unwrap_or_default())
            }
        }
    }
}

/// The play after which the opponent is worst off by the evaluation of the board before their roll, in their view.
fn at_board(rules: &Rules, state: &State, afters: &[After], judge: impl Fn(&Board) -> Probs) -> usize {
    let results = Results::of(rules);
    best(afters, |after| match after {
        After::Over(_, ending) => results.equity(&results.certain(ending, state.player)),
        After::Next(next) => board_from(&next.position, next.player, rules)
            .map_or(0.0, |board| -results.equity(&results.classes_of(&judge(&board)))),
    })
}

/// The place of the first of the best.
fn best(afters: &[After], mut value: impl FnMut(&After) -> f32) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (index, after) in afters.iter().enumerate() {
        let value = value(after);
        if value > best.1 {
            best = (index, value);
        }
    }
    best.0
}

/// Plays `games` games (rounded up to an even number) from the start. Each sequence of dice is played twice
/// with the seats exchanged; the interval is that of the pairs' means. The result depends on the seed, not on
/// the number of threads.
#[must_use]
pub fn arena(rules: &Rules, bots: [Bot<'_>; 2], games: u64, seed: u64) -> Score {
    let pairs = games.div_ceil(2);
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64).min(pairs.max(1));
    let parts: Vec<Vec<[i32; 2]>> = std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| {
                let share = pairs * part / threads..pairs * (part + 1) / threads;
                scope.spawn(move || {
                    let [a, b] = bots;
                    share
                        .map(|pair| [play(rules, [a, b], seed, pair), -play(rules, [b, a], seed, pair)])
                        .collect()
                })
            })
            .collect();
        parts.into_iter().map(|part| part.join().expect("a thread that does not panic")).collect()
    });
    let results = parts.concat();
    let points: Vec<[f64; 2]> = results.iter().map(|pair| pair.map(f64::from)).collect();
    score(&results, &points)
}

/// One game: the points of the player who begins.
fn play(rules: &Rules, bots: [Bot<'_>; 2], seed: u64, number: u64) -> i32 {
    let mut stream = Stream::new(&[seed, number, 0xFA]);
    let mut sums = Sums::default();
    let mut state = State::start(rules, Player::A);
    let mut stood = false;
    for ply in 0..LONGEST {
        let dice: Dice = roll(rules, ply == 0, &mut stream);
        let afters = state.afters(rules, &dice);
        let bot = bots[usize::from(state.player == Player::B)];
        match &afters[bot.choose(rules, &state, &afters, stream.bits(), &mut sums)] {
            After::Over(_, Ending { outcome, points }) => {
                return match outcome {
                    Outcome::Draw => 0,
                    Outcome::Win { winner: Player::A, .. } => *points as i32,
                    Outcome::Win { winner: Player::B, .. } => -(*points as i32),
                };
            }
            After::Next(next) => {
                let stands = next.stood(&state);
                if stands && stood && next.is_stuck(rules) {
                    return 0;
                }
                stood = stands;
                state = *next;
            }
        }
    }
    0
}
