//! Decisions that Pasch has rolled out itself and never learns from: the yardstick of every net.
//!
//! The positions come from games of a weaker net, so that what is asked is not what the judged net would choose to be
//! asked. For each, the plays that a search finds near the best, and one at random, are rolled out; a net is judged by
//! what its choice among them gives up.

use std::{collections::HashSet, sync::OnceLock};

use pasch_engine::{
    cube::CubeInfo,
    eval::{Evaluator, Probs},
    rollout::{RolledOut, Rollout, RolloutError, RolloutSettings},
    search::{BoardPlay, Filter, RankedPlay, Run, SearchSettings, Searcher},
    standard::{Board, movegen::Afterstates},
};
use pasch_messages::Describe;
use serde::Deserialize;

use crate::{
    player::{Player, PlayerError},
    random::Stream,
    store::{sealed, unsealed},
    themes::Starts,
};

/// What kind of position a decision is made in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Contact, and both sides still hold enough checkers back to wait.
    Contact,
    /// Contact, and a side has at most six checkers above its three lowest points: boards that have begun to fall.
    Crashed,
    Race,
}

impl Class {
    /// All of them, in the order of reports.
    pub const ALL: [Self; 3] = [Self::Contact, Self::Crashed, Self::Race];

    /// The class of a board.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let standing = |side: usize| {
            let lane = &board.lanes[side];
            15 - (0..=3).map(|point| i32::from(lane[point])).sum::<i32>()
        };
        if board.is_race() {
            Self::Race
        } else if (0..2).any(|side| standing(side) <= 6) {
            Self::Crashed
        } else {
            Self::Contact
        }
    }

    /// Its name in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Contact => "contact",
            Self::Crashed => "crashed",
            Self::Race => "race",
        }
    }
}

/// One decision and what its plays are worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The board before the play, the player on roll first.
    pub board: Board,
    pub dice: (u8, u8),
    /// Boards after the plays, the mover still first, with their cubeless equities for the mover in points,
    /// and the standard errors of these.
    pub plays: Vec<(Board, f32, f32)>,
}

impl Decision {
    /// What the evaluator's choice gives up, in points.
    #[must_use]
    pub fn loss(&self, evaluator: &dyn Evaluator) -> f32 {
        let boards: Vec<Board> = self.plays.iter().map(|(board, ..)| board.swap()).collect();
        let mut probs = vec![Probs::default(); boards.len()];
        evaluator.evaluate(&boards, &mut probs);
        let chosen = probs.iter().map(Probs::equity).enumerate().min_by(|a, b| a.1.total_cmp(&b.1));
        let best = self.plays.iter().map(|&(_, equity, _)| equity).fold(f32::NEG_INFINITY, f32::max);
        best - self.plays[chosen.map_or(0, |(index, _)| index)].1
    }
}

impl Decision {
    /// What the player's choice among all legal plays gives up. A play that was not rolled out is rolled out now,
    /// beside the best of those that were and with the same dice, in so many games of so many half-moves.
    fn choice(
        &self,
        player: &dyn Player,
        searcher: &Searcher,
        (trials, horizon): (u32, u32),
    ) -> Result<Choice, ValidationError> {
        let chosen = player.play(&self.board, self.dice, 0)?;
        let best = self.plays.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        let best = best.map_or((chosen, 0.0), |&(board, equity, _)| (board, equity));
        if let Some(&(_, equity, _)) = self.plays.iter().find(|(board, ..)| *board == chosen) {
            return Ok(Choice { loss: best.1 - equity, outside: false });
        }
        let seed = self.board.key() as u64 ^ u64::from(self.dice.0) << 8 ^ u64::from(self.dice.1);
        let rolled = roll_out(&[best.0, chosen], searcher, trials, Some(horizon), seed)?;
        let equity = |of: Board| rolled.iter().find(|(board, ..)| *board == of).map_or(0.0, |one| one.1);
        Ok(Choice { loss: equity(best.0) - equity(chosen), outside: true })
    }
}

/// What one choice gives up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// In points; below nothing where a play that the set lacks is better than all it has.
    pub loss: f32,
    /// Whether the set lacks the play.
    pub outside: bool,
}

/// Boards after plays, mover first, with their cubeless equities for the mover and the standard errors of these.
fn roll_out(
    plays: &[Board],
    searcher: &Searcher,
    trials: u32,
    horizon: Option<u32>,
    seed: u64,
) -> Result<Vec<(Board, f32, f32)>, RolloutError> {
    let settings = RolloutSettings { trials, horizon, cubeful: false, seed, ..RolloutSettings::FULL };
    let rollout = Rollout::plays(searcher, plays, &CubeInfo::cubeless(), settings)?;
    let result = rollout.run(Run::default(), &mut |_| {})?;
    let value =
        |(after, found): (&Board, &RolledOut)| (*after, found.cubeless.mean as f32, found.cubeless.se as f32);
    Ok(plays.iter().zip(&result.candidates).map(value).collect())
}

/// How a set is made.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct ValidationPlan {
    /// Decisions of each class: contact, crashed, race.
    pub decisions: [usize; 3],
    /// Plays a decision is rolled out for at most, the random one among them; 0 for every play near the best,
    /// and no random one.
    pub plays: usize,
    /// How far behind the best a play may lie by a 2-ply search of a judge, in points.
    pub within: f64,
    pub starts: Starts,
    /// Games rolled out for each play.
    pub trials: u32,
    /// Half-moves after which a rolled-out game is judged by the main net; none plays to the end.
    pub horizon: Option<u32>,
}

impl ValidationPlan {
    #[must_use]
    pub fn total(&self) -> u64 {
        self.decisions.iter().sum::<usize>() as u64
    }

    /// The class of the decision numbered `number`.
    fn class(&self, number: u64) -> Class {
        let [contact, crashed, _] = self.decisions.map(|n| n as u64);
        match number {
            n if n < contact => Class::Contact,
            n if n < contact + crashed => Class::Crashed,
            _ => Class::Race,
        }
    }

    /// Finds the decision numbered `number` in games of `player` and rolls its plays out with each of the judges, with
    /// the same dice: a play is worth the mean of these, so that no net is the only judge of itself. `None` where many
    /// games met nothing worth asking. The same for the same plan, nets and seed.
    ///
    /// # Errors
    /// When the player gives no legal play or the plan asks for what cannot be rolled out.
    pub fn decision(
        &self,
        player: &dyn Player,
        judges: &[Searcher],
        seed: u64,
        number: u64,
    ) -> Result<Option<Decision>, ValidationError> {
        const GAMES: u64 = 400;
        for game in 0..GAMES {
            let mut stream = Stream::new(&[seed, number, game, 0x7A11D]);
            if let Some(found) = self.find(player, judges, self.class(number), &mut stream)? {
                let (board, dice, plays) = found;
                let rolled = |judge| roll_out(&plays, judge, self.trials, self.horizon, seed ^ number);
                let rolled: Result<Vec<_>, _> = judges.iter().map(rolled).collect();
                return Ok(Some(Decision { board, dice, plays: averaged(&rolled?) }));
            }
        }
        Ok(None)
    }

    /// The first decision of a class after a random number of half-moves of a game: board, dice,
    /// boards after the candidates.
    fn find(
        &self,
        player: &dyn Player,
        judges: &[Searcher],
        class: Class,
        stream: &mut Stream,
    ) -> Result<Option<Candidates>, PlayerError> {
        let mut board = self.starts.draw(stream, &mut Afterstates::new());
        let from = stream.below(60);
        for ply in 0..200 {
            if board.finished().is_some() {
                return Ok(None);
            }
            let dice = stream.dice();
            if ply >= from && Class::of(&board) == class {
                let candidates = self.candidates(&board, dice, judges, stream);
                if candidates.len() > 1 {
                    return Ok(Some((board, dice, candidates)));
                }
            }
            board = player.play(&board, dice, stream.bits())?.swap();
        }
        Ok(None)
    }

    /// The plays near the best by any of the judges, the first judge's first.
    fn candidates(
        &self,
        board: &Board,
        dice: (u8, u8),
        judges: &[Searcher],
        stream: &mut Stream,
    ) -> Vec<Board> {
        let filter = if self.plays == 0 { Filter::HUGE } else { Filter::NORMAL };
        let settings = SearchSettings { plies: 2, filter, cubeful: false };
        let mut chosen: Vec<Board> = Vec::new();
        for (number, judge) in judges.iter().enumerate() {
            let cube = CubeInfo::cubeless();
            let ranked = judge.rank_plays(board, dice, &cube, &settings, &[], Run::default());
            let Ok(ranked) = ranked else { return Vec::new() };
            let deepest = ranked.first().map_or(0, |best| best.plies);
            let best = ranked.first().map_or(0.0, |best| best.equity);
            let near =
                |play: &&RankedPlay<BoardPlay>| play.plies == deepest && best - play.equity <= self.within;
            let most = if self.plays == 0 { usize::MAX } else { self.plays.saturating_sub(1).max(1) };
            for play in ranked.iter().filter(near).take(most) {
                if !chosen.contains(&play.play.board) {
                    chosen.push(play.play.board);
                }
            }
            if number == 0 && self.plays > 0 && ranked.len() > chosen.len() {
                let any = ranked[stream.below(ranked.len())].play.board;
                if !chosen.contains(&any) {
                    chosen.push(any);
                }
            }
        }
        chosen
    }
}

/// The mean of what the judges say of each play, and its standard error.
fn averaged(rolled: &[Vec<(Board, f32, f32)>]) -> Vec<(Board, f32, f32)> {
    let n = rolled.len().max(1) as f32;
    let Some(first) = rolled.first() else { return Vec::new() };
    let play = |(index, &(board, ..)): (usize, &(Board, f32, f32))| {
        let equity = rolled.iter().map(|plays| plays[index].1).sum::<f32>() / n;
        let variance = rolled.iter().map(|plays| plays[index].2.powi(2)).sum::<f32>();
        (board, equity, variance.sqrt() / n)
    };
    first.iter().enumerate().map(play).collect()
}

type Candidates = (Board, (u8, u8), Vec<Board>);

/// Why a decision could not be made.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("validation-error")]
pub enum ValidationError {
    #[describe(transparent)]
    Player(#[from] PlayerError),
    #[describe(transparent)]
    Rollout(#[from] RolloutError),
}

/// What an evaluator gives up on the decisions of one class.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Verdict {
    pub decisions: usize,
    /// Mean loss of a decision, in millipoints.
    pub loss: f64,
    /// Standard error of the mean.
    pub se: f64,
}

/// A set of rolled-out decisions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Validation {
    pub decisions: Vec<Decision>,
    keys: HashSet<u128>,
}

const MAGIC: &[u8; 8] = b"PASCHVA1";
/// The set that comes with the program.
const BUILTIN: &[u8] = include_bytes!("../data/validation.bin");

impl Validation {
    /// A set of decisions.
    #[must_use]
    pub fn new(decisions: Vec<Decision>) -> Self {
        let mut keys = HashSet::new();
        for decision in &decisions {
            keys.insert(decision.board.key());
            keys.extend(decision.plays.iter().map(|(board, ..)| board.swap().key()));
        }
        Self { decisions, keys }
    }

    /// The set that comes with the program.
    #[must_use]
    pub fn builtin() -> &'static Self {
        static SET: OnceLock<Validation> = OnceLock::new();
        SET.get_or_init(|| Self::from_bytes(BUILTIN).unwrap_or_default())
    }

    /// Whether a board to be learned from (the player on roll first) belongs to the set: it must not be.
    #[must_use]
    pub fn holds(&self, key: u128) -> bool {
        self.keys.contains(&key)
    }

    /// Reads a set; `None` when the bytes are not one, or damaged.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut rest = unsealed(bytes)?.strip_prefix(MAGIC)?;
        let mut decisions = Vec::new();
        while !rest.is_empty() {
            let board = key(&mut rest)?;
            let (&[a, b, count], after) = rest.split_first_chunk::<3>()?;
            rest = after;
            if !(1..=6).contains(&a) || !(1..=6).contains(&b) || count == 0 {
                return None;
            }
            let mut plays = Vec::new();
            for _ in 0..count {
                let after = key(&mut rest)?;
                plays.push((after, float(&mut rest)?, float(&mut rest)?));
            }
            decisions.push(Decision { board, dice: (a, b), plays });
        }
        Some(Self::new(decisions))
    }

    /// The set as a file: a magic word, for each decision the board's key, the dice, the number of plays and for each
    /// play the key, equity and standard error; a checksum.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for decision in &self.decisions {
            bytes.extend_from_slice(&decision.board.key().to_le_bytes());
            bytes.extend_from_slice(&[decision.dice.0, decision.dice.1, decision.plays.len() as u8]);
            for (board, equity, se) in &decision.plays {
                bytes.extend_from_slice(&board.key().to_le_bytes());
                bytes.extend_from_slice(&equity.to_le_bytes());
                bytes.extend_from_slice(&se.to_le_bytes());
            }
        }
        sealed(bytes)
    }

    /// What the evaluator loses on each decision, in points, in the order of the set.
    #[must_use]
    pub fn losses(&self, evaluator: &dyn Evaluator) -> Vec<f32> {
        self.decisions.iter().map(|decision| decision.loss(evaluator)).collect()
    }

    /// Games and half-moves of a rollout of a play that the set lacks: four times those of the set.
    const TRIALS: (u32, u32) = (1008, 16);

    /// What the player's choices among all legal plays give up, in the order of the set. Chosen plays that the set lacks
    /// are rolled out with `searcher`.
    ///
    /// # Errors
    /// When the player fails to answer.
    pub fn losses_of(
        &self,
        player: &dyn Player,
        searcher: &Searcher,
    ) -> Result<Vec<Choice>, ValidationError> {
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let share = self.decisions.len().div_ceil(threads).max(1);
        let parts: Vec<Result<Vec<Choice>, ValidationError>> = std::thread::scope(|scope| {
            let parts: Vec<_> = self
                .decisions
                .chunks(share)
                .map(|part| {
                    scope.spawn(move || {
                        part.iter().map(|decision| decision.choice(player, searcher, Self::TRIALS)).collect()
                    })
                })
                .collect();
            parts.into_iter().map(|part| part.join().expect("a thread that does not panic")).collect()
        });
        let parts: Result<Vec<_>, _> = parts.into_iter().collect();
        Ok(parts?.concat())
    }

    /// The losses by [class](Class::ALL), and over all in the last place.
    #[must_use]
    pub fn verdicts(&self, losses: &[f32]) -> [Verdict; 4] {
        let of = |class: Option<Class>| {
            let fits = |decision: &&Decision| class.is_none_or(|class| Class::of(&decision.board) == class);
            let chosen: Vec<f64> = (self.decisions.iter().zip(losses))
                .filter(|(decision, _)| fits(decision))
                .map(|(_, &loss)| 1000.0 * f64::from(loss))
                .collect();
            mean(&chosen)
        };
        [of(Some(Class::Contact)), of(Some(Class::Crashed)), of(Some(Class::Race)), of(None)]
    }
}

/// Mean and standard error.
#[must_use]
pub fn mean(values: &[f64]) -> Verdict {
    let n = values.len().max(1) as f64;
    let loss = values.iter().sum::<f64>() / n;
    let spread = values.iter().map(|x| (x - loss).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    Verdict { decisions: values.len(), loss, se: (spread / n).sqrt() }
}

fn key(rest: &mut &[u8]) -> Option<Board> {
    let (bytes, after) = rest.split_first_chunk::<16>()?;
    *rest = after;
    Board::from_key(u128::from_le_bytes(*bytes))
}

fn float(rest: &mut &[u8]) -> Option<f32> {
    let (bytes, after) = rest.split_first_chunk::<4>()?;
    *rest = after;
    Some(f32::from_le_bytes(*bytes)).filter(|x| x.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Static;
    use pasch_engine::{
        met::Met,
        nets::builtin,
        search::{Width, Widths},
    };
    use std::sync::Arc;

    fn plan() -> ValidationPlan {
        ValidationPlan {
            decisions: [2, 1, 1],
            plays: 3,
            within: 0.16,
            starts: Starts {
                themes: 0.5,
                nackgammon: 0.0,
                contained: 0.1,
                back_games: 0.1,
                snakes: 0.0,
                races: 0.0,
                explore: 0.5,
            },
            trials: 36,
            horizon: Some(3),
        }
    }

    #[test]
    fn several_judges_roll_out_every_play_near_the_best_and_share_the_verdict() {
        let nets = builtin();
        let judge = |evaluator: &pasch_engine::eval::NetEvaluator| {
            Searcher::new(Arc::new(evaluator.clone()), Arc::new(Met::kazaross_xg2()))
                .with_pruner(Arc::new(nets.fast.clone()), Widths::both(Width::keep(1)))
        };
        let plan = ValidationPlan { plays: 0, trials: 12, horizon: Some(2), ..plan() };
        let player = Static(nets.fast.clone());
        let decide = |judges: &[Searcher]| {
            let mut stream = Stream::new(&[11]);
            let dice = (6, 4);
            let plays = plan.candidates(&Board::start(), dice, judges, &mut stream);
            let decision = plan.decision(&player, judges, 7, 0).expect("plays").expect("found");
            (plays, decision)
        };
        let (one, _) = decide(&[judge(&nets.fast)]);
        let (both, decision) = decide(&[judge(&nets.fast), judge(&nets.main)]);
        assert!(one.len() > 3 && one.iter().all(|play| both.contains(play)), "{} {}", one.len(), both.len());
        assert!(decision.plays.len() > 1, "{decision:?}");
        let plays = |equity, se| vec![(Board::start(), equity, se)];
        let mean = averaged(&[plays(0.1, 0.03), plays(0.3, 0.04)]);
        assert_eq!(mean.len(), 1);
        assert!((mean[0].1 - 0.2).abs() < 1e-6 && (mean[0].2 - 0.025).abs() < 1e-6, "{mean:?}");
    }

    #[test]
    fn decisions_are_of_their_class_repeat_and_survive_the_disk() {
        let nets = builtin();
        let searcher = Searcher::new(Arc::new(nets.fast.clone()), Arc::new(Met::kazaross_xg2()));
        let player = Static(nets.fast.clone());
        let plan = plan();
        let judges = [searcher];
        let make = |number| plan.decision(&player, &judges, 3, number).expect("plays").expect("found");
        let set = Validation::new((0..plan.total()).map(make).collect());
        let classes: Vec<Class> = set.decisions.iter().map(|decision| Class::of(&decision.board)).collect();
        assert_eq!(classes, [Class::Contact, Class::Contact, Class::Crashed, Class::Race]);
        assert_eq!(make(1), set.decisions[1]);
        let bytes = set.to_bytes();
        assert_eq!(Validation::from_bytes(&bytes).as_ref(), Some(&set));
        for at in [0, 9, bytes.len() / 2, bytes.len() - 1] {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1;
            assert_eq!(Validation::from_bytes(&damaged), None, "byte {at}");
        }
        for decision in &set.decisions {
            assert!(set.holds(decision.board.key()) && set.holds(decision.plays[0].0.swap().key()));
        }
        assert!(!set.holds(Board::start().key()));
    }

    /// Takes the best for the worst.
    struct Backwards<E>(E);

    impl<E: Evaluator> Evaluator for Backwards<E> {
        fn evaluate(&self, boards: &[Board], out: &mut [Probs]) {
            self.0.evaluate(boards, out);
            out.iter_mut().for_each(|probs| *probs = probs.swap());
        }
    }

    #[test]
    fn plays_that_the_set_lacks_are_rolled_out() {
        let nets = builtin();
        let searcher = Searcher::new(Arc::new(nets.fast.clone()), Arc::new(Met::kazaross_xg2()));
        let player = Static(nets.fast.clone());
        let board = Board::start();
        let chosen = player.play(&board, (6, 1), 0).expect("a play");
        let set = Decision { board, dice: (6, 1), plays: vec![(chosen, 0.2, 0.0)] };
        let choice = |player: &dyn Player| set.choice(player, &searcher, (36, 4)).expect("rolled out");
        assert_eq!(choice(&player), Choice { loss: 0.0, outside: false });
        let worst = || choice(&Static(Backwards(nets.fast.clone())));
        assert!(worst().outside && worst().loss > 0.1, "{:?}", worst());
        assert_eq!(worst(), worst());
    }

    #[test]
    fn the_best_choice_loses_nothing_and_the_set_tells_good_from_bad() {
        let set = Validation::builtin();
        assert!(set.decisions.len() > 500, "{} decisions come with the program", set.decisions.len());
        let nets = builtin();
        let loss = |evaluator: &dyn Evaluator| set.verdicts(&set.losses(evaluator))[3].loss;
        let (main, fast) = (loss(&nets.main), loss(&nets.fast));
        assert!(main < fast, "{main} {fast}");
        assert!(set.losses(&nets.main).iter().all(|&loss| loss >= 0.0));
    }
}
