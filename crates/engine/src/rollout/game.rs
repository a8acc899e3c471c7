//! Playing the games of a trial.

use super::dice::BlockDice;
use super::node::{Fortune, Judge, Maker, Node, Wanted, five};
use super::result::Sample;
use super::settings::{Luck, RolloutSettings};
use crate::cube::{BeaverReply, CubeDecision, CubeInfo, CubeMet, CubeVerdict, Weights, cubeless_value};
use crate::eval::Probs;
use crate::rolls::ROLLS;
use crate::run::{Run, SearchError};
use crate::search::{SearchSettings, Searcher};
use crate::standard::Board;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Half-moves after which any game is judged as it stands; real ones end long before.
const MOST_TURNS: u32 = 4000;
/// First half-moves whose nodes and plays are kept for the other trials.
const SHARED_TURNS: u32 = 2;
/// How often a game is split in two. A cube that was turned is played for twice as much, so what comes after it is
/// played twice, each time for half.
const MOST_SPLITS: u32 = 4;
/// Equity by which the bare evaluator must be sure of a cube decision not to be asked again deeper.
const CLEAR: f64 = 0.3;

/// Where the games of a candidate begin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Start {
    pub(super) board: Board,
    /// The cube as the player on roll sees it.
    pub(super) cube: CubeInfo,
    /// The player on roll is the one the rollout is for.
    pub(super) mine: bool,
}

/// A game of a trial.
#[derive(Clone)]
struct Game {
    /// The start it comes from, by its number.
    start: usize,
    /// Its share of the sample.
    weight: f64,
    /// Which half it went on with at each splitting, the first one in the lowest bit.
    branch: u32,
    splits: u32,
    board: Board,
    /// Static chances of `board`, when they are known.
    probs: Option<Probs>,
    cube: CubeInfo,
    mine: bool,
    /// Luck so far of the player the rollout is for.
    luck: Fortune,
    sample: Option<Sample>,
}

/// Nodes and plays of the first half-moves, shared by all trials and threads.
#[derive(Default)]
pub(super) struct Shared {
    nodes: Mutex<HashMap<NodeKey, Arc<Node>>>,
    plays: Mutex<HashMap<PlayKey, Board>>,
}

/// What a node depends on: the position, whether plays are chosen from it, and the weights' bits.
type NodeKey = (Board, bool, [u32; 6]);
/// The key under which a searched play is remembered: the position, the half-move (for the strength), the cube and the roll.
type PlayKey = (Board, u32, CubeInfo, usize);

/// Working memory of one thread.
#[derive(Default)]
pub(super) struct Bench {
    maker: Maker,
    node: Node,
}

impl Game {
    /// Whether the cube that was just turned makes two games worth their work. In a race the first turn changes little.
    fn is_worth_splitting(&self, start: &Start) -> bool {
        let often = self.cube.value > start.cube.value.saturating_mul(2);
        self.splits < MOST_SPLITS && (often || !self.board.is_race())
    }

    /// Takes half of the game away, to be played with other dice.
    fn split(&mut self) -> Self {
        self.weight /= 2.0;
        let branch = self.branch | 1 << self.splits;
        self.splits += 1;
        Self { branch, ..self.clone() }
    }
}

/// Everything a trial needs to know.
pub(super) struct Table<'r> {
    pub(super) searcher: &'r Searcher,
    pub(super) settings: &'r RolloutSettings,
    pub(super) shared: &'r Shared,
    pub(super) run: Run<'r>,
}

impl<'r> Table<'r> {
    fn at(&self, cube: CubeInfo) -> CubeMet<'r> {
        CubeMet::new(cube, self.searcher.met())
    }

    /// Plays one game from each start with the same dice. Games that stand alike share the work.
    pub(super) fn trial(
        &self,
        starts: &[Start],
        dice: &mut BlockDice,
        ways: &[[f64; 21]; 2],
        trial: u32,
        bench: &mut Bench,
    ) -> Result<Vec<Sample>, SearchError> {
        let begin = |(i, start): (usize, &Start)| Game {
            start: i,
            weight: 1.0,
            branch: 0,
            splits: 0,
            board: start.board,
            probs: None,
            cube: start.cube,
            mine: start.mine,
            luck: Fortune::default(),
            sample: None,
        };
        let mut games: Vec<Game> = starts.iter().enumerate().map(begin).collect();
        for turn in 0..=MOST_TURNS {
            self.run.check()?;
            let mut fresh: Option<(Board, Weights, usize, Source)> = None;
            let mut next = 0;
            while next < games.len() {
                let game = &mut games[next];
                let start = &starts[game.start];
                next += 1;
                let stake = game.cube.value;
                if game.sample.is_some() || self.ends_before(game, start, turn, &mut bench.maker)? {
                    continue;
                }
                let mut half = None;
                if game.cube.value > stake && game.is_worth_splitting(start) {
                    half = Some(game.split());
                }
                let roll = dice.roll(trial, turn, game.branch);
                let judge = Judge::new(self.searcher, game.cube, self.settings.cubeful);
                let same = |f: &(Board, Weights, usize, Source)| {
                    f.0 == game.board
                        && f.1 == judge.weights
                        && (f.2 == roll || matches!(f.3, Source::Shared(_)))
                };
                let source = match fresh.take().filter(same) {
                    Some((.., source)) => source,
                    None => self.node(game, &judge.weights, turn, roll, bench),
                };
                let node = match &source {
                    Source::Shared(node) => node,
                    Source::Own => &bench.node,
                };
                if self.settings.luck != Luck::Off {
                    let luck = node.fortune(&judge, &ways[usize::from(turn > 0)], roll);
                    game.luck.add(&luck, game.mine);
                }
                let board = game.board;
                self.play(game, start, node, &judge, turn, roll)?;
                fresh = Some((board, judge.weights, roll, source));
                games.extend(half);
            }
            if games.iter().all(|game| game.sample.is_some()) {
                break;
            }
        }
        let mut samples = vec![[0.0; 7]; starts.len()];
        for (game, sample) in games.iter().filter_map(|game| Some((game, game.sample?))) {
            for (sum, part) in samples[game.start].iter_mut().zip(sample) {
                *sum += game.weight * part;
            }
        }
        Ok(samples)
    }

    /// Deals with everything before the roll: the horizon, exact chances, the cube. Whether the
    /// game is over by that.
    fn ends_before(
        &self,
        game: &mut Game,
        start: &Start,
        turn: u32,
        maker: &mut Maker,
    ) -> Result<bool, SearchError> {
        let cubeful = self.settings.cubeful;
        // At the start the player the rollout is for has decided, an opponent who waits has not.
        let decides = cubeful && game.cube.can_double() && (turn > 0 || !game.mine);
        if !cubeful {
            if let Some(probs) = self.searcher.known_probs(&game.board) {
                self.end(game, start, &probs, 0.0);
                return Ok(true);
            }
        } else if (decides || !game.cube.can_double())
            && let Some(value) = self.searcher.known_value(&game.board, &game.cube)
        {
            let probs = maker.one(self.searcher, &game.board);
            self.end(game, start, &probs, value);
            return Ok(true);
        }
        let horizon = self.settings.horizon.unwrap_or(MOST_TURNS).min(MOST_TURNS);
        if turn < horizon && !decides {
            return Ok(false);
        }
        let probs = *game.probs.get_or_insert_with(|| maker.one(self.searcher, &game.board));
        let at = self.at(game.cube);
        if turn >= horizon {
            let value = self.searcher.static_value(&game.board, &probs, at);
            self.end(game, start, &probs, value);
            return Ok(true);
        }
        let decision = self.decide(game, &probs, at, turn)?;
        match decision.best {
            CubeVerdict::DoubleTake => game.cube = game.cube.doubled(),
            CubeVerdict::DoublePass => {
                self.end(game, start, &probs, at.won(game.cube.value));
                return Ok(true);
            }
            CubeVerdict::DoubleBeaver if decision.beaver_reply() == BeaverReply::Pass => {
                self.end(game, start, &probs, at.lost(game.cube.value.saturating_mul(2)));
                return Ok(true);
            }
            CubeVerdict::DoubleBeaver => game.cube = game.cube.doubled().doubled(),
            _ => {}
        }
        Ok(false)
    }

    /// The decision of the player on roll about a cube that they may turn.
    fn decide(
        &self,
        game: &Game,
        probs: &Probs,
        at: CubeMet<'_>,
        turn: u32,
    ) -> Result<CubeDecision, SearchError> {
        let glance = self.searcher.static_decision(&game.board, probs, at);
        let plies = self.settings.strength(turn).cube_plies;
        let sure = (glance.double() - glance.no_double).abs() > CLEAR
            && (!glance.should_double() || (glance.double_take - glance.double_pass).abs() > CLEAR);
        if plies == 0 || sure {
            return Ok(glance);
        }
        let run = Run { cancel: self.run.cancel, ..Run::default() };
        Ok(self.searcher.cube_decision(&game.board, &game.cube, plies, run)?.0)
    }

    /// What is to be known about the position of a game before its roll.
    fn node(&self, game: &Game, weights: &Weights, turn: u32, roll: usize, bench: &mut Bench) -> Source {
        let share = turn < SHARED_TURNS && self.settings.luck != Luck::Off;
        let play = self.settings.strength(turn).plies == 0;
        let wanted = Wanted { luck: self.settings.luck, roll: if share { None } else { Some(roll) }, play };
        let Bench { maker, node: own } = bench;
        if !share {
            maker.make(self.searcher, &game.board, weights, wanted, own);
            return Source::Own;
        }
        let bits = [weights.w[0], weights.w[1], weights.w[2], weights.w[3], weights.w[4], weights.base];
        let key = (game.board, play, bits.map(f32::to_bits));
        let known = lock(&self.shared.nodes).get(&key).map(Arc::clone);
        Source::Shared(known.unwrap_or_else(|| {
            let mut node = Node::default();
            maker.make(self.searcher, &game.board, weights, wanted, &mut node);
            let node = Arc::new(node);
            lock(&self.shared.nodes).insert(key, Arc::clone(&node));
            node
        }))
    }

    /// Plays the roll and makes the opponent the player on roll.
    fn play(
        &self,
        game: &mut Game,
        start: &Start,
        node: &Node,
        judge: &Judge<'_>,
        turn: u32,
        roll: usize,
    ) -> Result<(), SearchError> {
        let plies = self.settings.strength(turn).plies;
        if plies == 0 {
            if let Some(reply) = node.play(judge, roll) {
                (game.board, game.probs) = (reply.board, Some(reply.probs));
            }
        } else {
            game.board = self.searched(game, plies, turn, roll)?;
            game.probs = None;
        }
        game.cube = game.cube.swap();
        game.mine = !game.mine;
        if let Some(finish) = game.board.finished() {
            let probs = Probs::certain(finish);
            let value = cubeless_value(&probs, self.at(game.cube));
            self.end(game, start, &probs, value);
        }
        Ok(())
    }

    /// The position after the play a search chooses, the next player on roll.
    fn searched(&self, game: &Game, plies: u8, turn: u32, roll: usize) -> Result<Board, SearchError> {
        let key = (game.board, turn, game.cube, roll);
        if turn < SHARED_TURNS
            && let Some(&board) = lock(&self.shared.plays).get(&key)
        {
            return Ok(board);
        }
        let settings = SearchSettings { plies, filter: self.settings.filter, cubeful: self.settings.cubeful };
        let run = Run { cancel: self.run.cancel, ..Run::default() };
        let (dice, _) = ROLLS[roll];
        let ranked = self.searcher.rank_plays(&game.board, dice, &game.cube, &settings, &[], run)?;
        let board = ranked.first().map_or(game.board, |best| best.play.board).swap();
        if turn < SHARED_TURNS {
            lock(&self.shared.plays).insert(key, board);
        }
        Ok(board)
    }

    /// Ends a game with chances and a value seen by the player on roll.
    fn end(&self, game: &mut Game, start: &Start, probs: &Probs, value: f64) {
        let mine = if start.mine { start.cube } else { start.cube.swap() };
        let at = self.at(mine);
        let (probs, value) = if game.mine { (*probs, value) } else { (probs.swap(), at.flip(value)) };
        let mut chances = five(&probs);
        for (chance, luck) in chances.iter_mut().zip(game.luck.probs) {
            *chance -= luck;
        }
        let [win, win_g, win_bg, lose_g, lose_bg] = chances;
        let adjusted = Probs {
            win: win as f32,
            win_g: win_g as f32,
            win_bg: win_bg as f32,
            lose_g: lose_g as f32,
            lose_bg: lose_bg as f32,
        };
        let cubeless = cubeless_value(&adjusted, at);
        let cubeful = if self.settings.cubeful { value - game.luck.value } else { cubeless };
        game.sample = Some([cubeful, cubeless, win, win_g, win_bg, lose_g, lose_bg]);
    }
}

/// Where a node is.
enum Source {
    Shared(Arc<Node>),
    Own,
}

impl Fortune {
    /// Adds the luck of a roll of the player the rollout is for, or of their opponent.
    fn add(&mut self, roll: &Self, mine: bool) {
        let [win, win_g, win_bg, lose_g, lose_bg] = roll.probs;
        let (value, probs) = if mine {
            (roll.value, roll.probs)
        } else {
            (-roll.value, [-win, lose_g, lose_bg, win_g, win_bg])
        };
        self.value += value;
        for (sum, p) in self.probs.iter_mut().zip(probs) {
            *sum += p;
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_game_are_a_whole_game_with_dice_of_their_own() {
        let cube = CubeInfo::money(false, false);
        let start = Start { board: Board::start(), cube, mine: true };
        let whole = Game {
            start: 0,
            weight: 1.0,
            branch: 0,
            splits: 0,
            board: start.board,
            probs: None,
            cube: cube.doubled(),
            mine: true,
            luck: Fortune::default(),
            sample: None,
        };
        let mut parts = vec![whole];
        for _ in 0..8 {
            for i in 0..parts.len() {
                if parts[i].is_worth_splitting(&start) {
                    let half = parts[i].split();
                    parts.push(half);
                }
            }
        }
        assert_eq!(parts.len(), 1 << MOST_SPLITS);
        assert_eq!(parts.iter().map(|part| part.weight).sum::<f64>(), 1.0);
        let mut branches: Vec<u32> = parts.iter().map(|part| part.branch).collect();
        branches.sort_unstable();
        assert_eq!(branches, (0..1 << MOST_SPLITS).collect::<Vec<_>>());
    }
}
