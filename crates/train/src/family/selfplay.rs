//! Games of a net against itself, from which it learns by temporal differences.

use pasch_engine::family::{After, Classes, Results, State};
use pasch_rules::{Dice, Opening, Player, Rules};
use serde::Deserialize;

use super::learner::{Learner, Room};
use crate::random::Stream;

/// Rolls after which a game is given up: only play at random gets there.
pub const LONGEST: u32 = 2000;

#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Explore {
    /// Share of the games that begin with one to ten random plays.
    pub starts: f32,
    /// Share of the games in which some plays are random throughout.
    pub wander: f32,
    /// Share of the plays that are random in those.
    pub random: f32,
}

/// What was seen in a stretch of games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Seen {
    pub games: u64,
    pub rolls: u64,
    /// Games won by more than a point.
    pub big: u64,
}

/// The next roll; the first one of a game is no double where the opening dice are played.
pub fn roll(rules: &Rules, first: bool, stream: &mut Stream) -> Dice {
    let mut face = || 1 + stream.below(6) as u8;
    let faces = match rules.spec().dice {
        3 => vec![face(), face(), face()],
        _ => loop {
            let pair = vec![face(), face()];
            if !(first && rules.opening() == Opening::BothDice && pair[0] == pair[1]) {
                break pair;
            }
        },
    };
    Dice::from_faces(&faces).expect("faces of dice")
}

/// The chances after a play, seen by the player who made it.
pub fn worth(
    results: &Results,
    after: &After,
    mover: Player,
    mut judge: impl FnMut(&State) -> Classes,
) -> Classes {
    match after {
        After::Over(_, ending) => results.certain(ending, mover),
        After::Next(next) if next.player == mover => judge(next),
        After::Next(next) => results.swap(&judge(next)),
    }
}

/// Plays a game and learns from it.
pub fn game(
    learner: &mut Learner,
    rules: &Rules,
    explore: &Explore,
    rate: f32,
    room: &mut Room,
    stream: &mut Stream,
) -> Seen {
    let mut state = State::start(rules, Player::A);
    let random_plays = if stream.chance(explore.starts) { 1 + stream.below(10) as u32 } else { 0 };
    let random = if stream.chance(explore.wander) { explore.random } else { 0.0 };
    let mut seen = Seen { games: 1, ..Seen::default() };
    let mut stood = false;
    for ply in 0..LONGEST {
        let dice = roll(rules, ply == 0, stream);
        let afters = state.afters(rules, &dice);
        let chosen = if ply < random_plays {
            stream.below(afters.len())
        } else {
            seen.rolls += 1;
            learner.set_base(&state.turned(), room);
            let mut best = (0, f32::NEG_INFINITY, [0.0; pasch_engine::family::MOST_CLASSES]);
            for (index, after) in afters.iter().enumerate() {
                let classes = worth(learner.results(), after, state.player, |next| learner.judge(next, room));
                let equity = learner.results().equity(&classes);
                if equity > best.1 {
                    best = (index, equity, classes);
                }
            }
            learner.learn(&state, &best.2, rate, room);
            if stream.chance(random) { stream.below(afters.len()) } else { best.0 }
        };
        match &afters[chosen] {
            After::Over(_, ending) => {
                seen.big += u64::from(ending.points > 1);
                break;
            }
            After::Next(next) => {
                let stands = next.stood(&state);
                if stands && stood && next.is_stuck(rules) {
                    break;
                }
                stood = stands;
                state = *next;
            }
        }
    }
    seen
}
