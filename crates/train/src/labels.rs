//! Labels by looking one roll ahead: what a position is worth when all 21 rolls are answered by the best reply.

mod shards;

use std::{ops::Range, sync::Arc};

use pasch_engine::{
    bearoff::Bearoff,
    eval::{Evaluator, NetEvaluator, Probs},
    net::NetKind,
    standard::{
        Board,
        movegen::{Afterstates, generate},
    },
};
use serde::Deserialize;

pub use shards::{load_shard, read_shard, save_shard, shard_path};

use crate::{random::Stream, themes::Starts};

/// A position and its chances, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    /// The [key](Board::key) of the board.
    pub key: u128,
    /// The five chances in units of 1/65535: win, win a gammon, win a backgammon, lose a gammon, lose a backgammon.
    pub chances: [u16; 5],
}

impl Label {
    /// A label from a board and its chances.
    #[must_use]
    pub fn new(board: &Board, probs: &Probs) -> Self {
        let p = probs.sanitize();
        let chances = [p.win, p.win_g, p.win_bg, p.lose_g, p.lose_bg].map(|x| (x * 65_535.0).round() as u16);
        Self { key: board.key(), chances }
    }

    #[must_use]
    pub fn probs(&self) -> Probs {
        let [win, win_g, win_bg, lose_g, lose_bg] = self.chances.map(|x| f32::from(x) / 65_535.0);
        Probs { win, win_g, win_bg, lose_g, lose_bg }.sanitize()
    }
}

/// How labels are made.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct LabelPlan {
    pub games: u64,
    /// Replies a roll that the main net judges after the fast net has chosen them.
    pub keep: usize,
    /// Share of the games in which some plays are not the best.
    pub noisy_games: f32,
    /// In those: share of the plays that are not the best.
    pub noise: f32,
    pub starts: Starts,
    /// How much of what later rolls of the same game teach is passed back to a label: 0 for one roll alone,
    /// up to 1. See [`LabelPlan::shard`].
    #[serde(default)]
    pub lambda: f32,
    /// Points of the bear-off database that answers races exactly; 0 for none.
    #[serde(default)]
    pub bearoff_points: u8,
    /// Whether a contact net learns late contact, too, where that has a judge of its own.
    #[serde(default)]
    pub late_too: bool,
    /// Positions worth more work, found by how far the mean over all rolls lies from the teacher's glance.
    #[serde(default)]
    pub mined: Vec<Mined>,
}

/// Which positions get a deeper label.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Mined {
    /// Points of equity between the mean over all rolls and the teacher's glance, at least.
    pub apart: f32,
    /// Half-moves each of the 21 best replies is followed, luck taken out: 1 gives exact 2-ply labels, more a short
    /// rollout. Of several entries that fit the longest holds.
    pub follow: u32,
}

/// Games of one shard.
pub const SHARD_GAMES: u64 = 256;

/// Looks one roll ahead: a fast evaluator chooses, a strong one judges.
#[derive(Clone, Debug)]
pub struct Teacher {
    fast: NetEvaluator,
    main: NetEvaluator,
    keep: usize,
    bearoff: Option<Arc<Bearoff>>,
}

/// Lists and buffers used again and again.
#[derive(Default)]
pub struct Bench {
    list: Afterstates,
    next: Vec<Board>,
    probs: Vec<Probs>,
    order: Vec<(f32, usize)>,
    finalists: Vec<Board>,
    judged: Vec<Probs>,
    ends: Vec<usize>,
    best: Vec<Board>,
    values: Vec<Probs>,
}

impl Bench {
    /// The chances after the best reply to each of the 21 rolls, in the order of [`rolls`], seen by the opponent, who
    /// is then on roll. As [`Teacher::one_roll`] left them.
    #[must_use]
    pub fn replies(&self) -> &[Probs] {
        &self.values
    }
}

impl Teacher {
    #[must_use]
    pub fn new(fast: NetEvaluator, main: NetEvaluator, keep: usize, bearoff: Option<Arc<Bearoff>>) -> Self {
        Self { fast, main, keep: keep.max(1), bearoff }
    }

    fn exact(&self, board: &Board) -> Option<Probs> {
        self.bearoff.as_ref().filter(|_| board.is_race()).and_then(|db| db.race_probs(board))
    }

    /// The chances of `board`, which is not finished, one roll ahead. Leaves in `bench.best` the best reply to each of
    /// the 21 rolls in the order of [`rolls`], opponent on roll.
    pub fn one_roll(&self, board: &Board, bench: &mut Bench) -> Probs {
        bench.finalists.clear();
        bench.ends.clear();
        for (dice, _) in rolls() {
            self.shortlist(board, dice, bench);
            bench.ends.push(bench.finalists.len());
        }
        bench.judged.clear();
        bench.judged.resize(bench.finalists.len(), Probs::default());
        self.main.evaluate(&bench.finalists, &mut bench.judged);
        if self.bearoff.is_some() {
            for (board, probs) in bench.finalists.iter().zip(&mut bench.judged) {
                if let Some(exact) = self.exact(board) {
                    *probs = exact;
                }
            }
        }
        bench.best.clear();
        bench.values.clear();
        let mut sum = [0.0f32; 6];
        let mut start = 0;
        for ((_, weight), &end) in rolls().zip(&bench.ends) {
            let equities = bench.judged[start..end].iter().map(Probs::equity).enumerate();
            let best = start + equities.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(index, _)| index);
            bench.best.push(bench.finalists[best]);
            bench.values.push(bench.judged[best]);
            for (sum, class) in sum.iter_mut().zip(bench.judged[best].swap().classes()) {
                *sum += weight * class;
            }
            start = end;
        }
        Probs::from_classes(&sum.map(|x| x / 36.0))
    }

    /// The six chances of the player on roll when each of the 21 best replies to `board`, as [`Teacher::one_roll`] has
    /// just left them, is followed some half-moves; and what each reply was worth to the opponent.
    ///
    /// A reply is worth the mean over its rolls; for each half-move further one roll is drawn, and the value
    /// corrected by how far the mean after it lies from the judgement it replaces. The rolls' luck cancels
    /// out of that, as in [`LabelPlan::shard`].
    pub fn follow(&self, board: &Board, half_moves: u32, bench: &mut Bench) -> ([f32; 6], Vec<[f32; 6]>) {
        let replies = bench.best.clone();
        let key = board.key();
        let mut stream = Stream::new(&[key as u64, (key >> 64) as u64, 0xF0110]);
        let mut sum = [0.0f32; 6];
        let mut values = Vec::with_capacity(replies.len());
        for ((_, weight), reply) in rolls().zip(&replies) {
            let value = self.walk(reply, half_moves, &mut stream, bench);
            for (sum, class) in sum.iter_mut().zip(value.iter().rev()) {
                *sum += weight * class / 36.0;
            }
            values.push(value);
        }
        (sum, values)
    }

    /// What `board` is worth to the player on roll after so many half-moves, with the luck of their rolls taken out.
    fn walk(&self, board: &Board, half_moves: u32, stream: &mut Stream, bench: &mut Bench) -> [f32; 6] {
        if let Some(known) = self.known(board) {
            return known.classes();
        }
        let mut value = self.one_roll(board, bench).classes();
        for step in 1..half_moves {
            let roll = roll_index(stream.dice());
            let (next, judged) = (bench.best[roll], bench.values[roll].classes());
            let known = self.known(&next);
            let mean = known.unwrap_or_else(|| self.one_roll(&next, bench)).classes();
            for (class, value) in value.iter_mut().enumerate() {
                // Every other half-move it is the opponent's view: their classes in reverse order.
                let from = if step % 2 == 0 { class } else { 5 - class };
                *value += mean[from] - judged[from];
            }
            if known.is_some() {
                break;
            }
        }
        value
    }

    /// What needs no judgement: the end of the game, and what the database holds.
    fn known(&self, board: &Board) -> Option<Probs> {
        board.finished().map(Probs::certain).or_else(|| self.exact(board))
    }

    /// Appends the `keep` replies that the fast evaluator likes best to the finalists.
    fn shortlist(&self, board: &Board, dice: (u8, u8), bench: &mut Bench) {
        generate(board, dice, &mut bench.list);
        bench.next.clear();
        bench.next.extend(bench.list.boards().iter().map(Board::swap));
        if bench.next.len() <= self.keep {
            bench.finalists.extend_from_slice(&bench.next);
            return;
        }
        bench.probs.clear();
        bench.probs.resize(bench.next.len(), Probs::default());
        self.fast.evaluate(&bench.next, &mut bench.probs);
        bench.order.clear();
        bench.order.extend(bench.probs.iter().enumerate().map(|(index, probs)| (probs.equity(), index)));
        bench.order.select_nth_unstable_by(self.keep - 1, |a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        bench.order.truncate(self.keep);
        bench.order.sort_unstable_by_key(|&(_, index)| index);
        bench.finalists.extend(bench.order.iter().map(|&(_, index)| bench.next[index]));
    }

    /// The opponent-on-roll board after the best play by the fast evaluator alone, or after a random good one.
    fn fast_reply(
        &self,
        board: &Board,
        dice: (u8, u8),
        noise: Option<&mut Stream>,
        bench: &mut Bench,
    ) -> Board {
        let keep = if noise.is_some() { 5 } else { 1 };
        let quick = Self { keep, ..self.clone() };
        bench.finalists.clear();
        quick.shortlist(board, dice, bench);
        let Some(stream) = noise else { return bench.finalists[0] };
        let from = if stream.chance(0.25) { &bench.next } else { &bench.finalists };
        from[stream.below(from.len())]
    }
}

/// The 21 rolls with their weights out of 36.
pub fn rolls() -> impl Iterator<Item = ((u8, u8), f32)> {
    (1..=6u8).flat_map(|a| (1..=a).map(move |b| ((a, b), if a == b { 1.0 } else { 2.0 })))
}

/// The place of a roll in the order of [`rolls`].
#[must_use]
pub fn roll_index(dice: (u8, u8)) -> usize {
    let (a, b) = (usize::from(dice.0.max(dice.1)), usize::from(dice.0.min(dice.1)));
    a * (a - 1) / 2 + b - 1
}

impl LabelPlan {
    /// Shards there will be.
    #[must_use]
    pub fn shards(&self) -> u64 {
        self.games.div_ceil(SHARD_GAMES)
    }

    /// Plays the games of one shard and labels the positions of a kind. The same for the same plan, teacher and seed.
    ///
    /// A label is the mean over all rolls. With `lambda`, it is moreover corrected by what comes of the roll
    /// that was played: label(t) = mean(t) + lambda · (label(t + 1) - judgement(t + 1)). The roll's luck
    /// cancels out of the difference, so little noise comes with it, and the consequences of a plan that
    /// takes many rolls (a prime that must be brought home) are learnt in one round instead of one roll a
    /// round. The chain is cut where the play was not the best.
    #[must_use]
    pub fn shard(&self, teacher: &Teacher, kind: NetKind, seed: u64, shard: u64) -> Vec<Label> {
        let last = ((shard + 1) * SHARD_GAMES).min(self.games);
        self.played(teacher, kind, seed, shard * SHARD_GAMES..last)
    }

    /// Plays the games of these numbers and labels the positions of a kind, as [`LabelPlan::shard`].
    #[must_use]
    pub fn played(&self, teacher: &Teacher, kind: NetKind, seed: u64, games: Range<u64>) -> Vec<Label> {
        let mut bench = Bench::default();
        let mut labels = Vec::new();
        for game in games {
            let mut stream = Stream::new(&[seed, game, 0x1AB]);
            self.game(teacher, kind, &mut stream, &mut bench, &mut labels);
        }
        labels
    }

    fn game(
        &self,
        teacher: &Teacher,
        kind: NetKind,
        stream: &mut Stream,
        bench: &mut Bench,
        labels: &mut Vec<Label>,
    ) {
        const LONGEST: usize = 400;
        let mut board = self.starts.draw(stream, &mut bench.list);
        let noise = if stream.chance(self.noisy_games) { self.noise } else { 0.0 };
        let mut chain: Vec<Link> = Vec::new();
        for ply in 0..LONGEST {
            let race = board.is_race();
            if board.finished().is_some() || (race && kind != NetKind::Race) {
                break;
            }
            let dice = stream.dice();
            // The first positions of unexplored games are always the same: few of them are enough.
            let wanted = kind.covers(&board) && (ply > 2 || stream.chance(0.3));
            let exact = teacher.exact(&board);
            let mut next = None;
            if wanted {
                let mean = exact.unwrap_or_else(|| teacher.one_roll(&board, bench));
                let mut classes = mean.classes();
                if exact.is_none() {
                    let roll = roll_index(dice);
                    let best = bench.best[roll];
                    let mut judgement = bench.values[roll].classes();
                    if let Some(half_moves) = self.worth_following(teacher, &board, &mean) {
                        let (followed, values) = teacher.follow(&board, half_moves, bench);
                        (classes, judgement) = (followed, values[roll]);
                    }
                    next = Some((best, judgement));
                }
                // Where late contact has a judge of its own, the contact net need not learn it; but what comes of it counts.
                let label = self.late_too
                    || kind != NetKind::Contact
                    || teacher.main.late().is_none()
                    || !board.is_bearing_off();
                chain.push(Link { board, mean: classes, judgement: None, label });
            }
            board = match next {
                _ if stream.chance(noise) => teacher.fast_reply(&board, dice, Some(stream), bench),
                Some((best, judgement)) => {
                    if let Some(link) = chain.last_mut() {
                        link.judgement = Some((best, judgement));
                    }
                    best
                }
                None => teacher.fast_reply(&board, dice, None, bench),
            };
        }
        self.label(&chain, labels);
    }

    /// How many half-moves the replies to a board are to be followed, if at all.
    fn worth_following(&self, teacher: &Teacher, board: &Board, mean: &Probs) -> Option<u32> {
        if self.mined.is_empty() {
            return None;
        }
        let apart = (mean.equity() - teacher.main.evaluate_one(board).equity()).abs();
        self.mined.iter().filter(|mined| apart >= mined.apart).map(|mined| mined.follow).max()
    }

    /// Walks a game's chain from its end and writes the labels.
    fn label(&self, chain: &[Link], labels: &mut Vec<Label>) {
        let first = labels.len();
        let mut after: Option<(Board, [f32; 6])> = None;
        for link in chain.iter().rev() {
            let mut classes = link.mean;
            if let (Some((next, judgement)), Some((board, label))) = (&link.judgement, &after)
                && next == board
            {
                // The other player's classes in reverse order are this player's.
                let learnt = label.iter().rev().zip(judgement.iter().rev());
                for (class, (learnt, judged)) in classes.iter_mut().zip(learnt) {
                    *class += self.lambda * (learnt - judged);
                }
            }
            if link.label {
                labels.push(Label::new(&link.board, &Probs::from_classes(&classes)));
            }
            after = Some((link.board, classes));
        }
        labels[first..].reverse();
    }
}

/// One labelled position of a game: its mean over all rolls, and what the best reply to the roll that came leads to
/// with the teacher's judgement of it (for the player then on roll), unless another reply was played.
struct Link {
    board: Board,
    mean: [f32; 6],
    judgement: Option<(Board, [f32; 6])>,
    /// Whether it is learned from.
    label: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_engine::nets::builtin;
    use std::fs;

    #[test]
    fn rolls_are_21_and_weigh_36() {
        let all: Vec<_> = rolls().collect();
        assert_eq!((all.len(), all.iter().map(|(_, w)| w).sum::<f32>()), (21, 36.0));
        for (index, (dice, _)) in all.iter().enumerate() {
            assert_eq!((roll_index(*dice), roll_index((dice.1, dice.0))), (index, index));
        }
    }

    #[test]
    fn one_roll_is_the_brute_force_mean() {
        let nets = builtin();
        let teacher = Teacher::new(nets.fast.clone(), nets.main.clone(), 1000, None);
        let board = Board::from_points(&[(20, 2), (13, 4), (8, 3), (6, 6)], &[(25, 1), (13, 6), (6, 8)]);
        let found = teacher.one_roll(&board, &mut Bench::default()).equity();
        let mut sum = 0.0;
        let mut list = Afterstates::new();
        for a in 1..=6 {
            for b in 1..=6 {
                generate(&board, (a, b), &mut list);
                let equities =
                    list.boards().iter().map(|after| -nets.main.evaluate_one(&after.swap()).equity());
                sum += equities.fold(f32::NEG_INFINITY, f32::max);
            }
        }
        assert!((found - sum / 36.0).abs() < 1e-3, "{found} {}", sum / 36.0);
    }

    #[test]
    fn the_last_roll_is_exact() {
        let nets = builtin();
        let teacher = Teacher::new(nets.fast.clone(), nets.main.clone(), 1, None);
        // 6 and 1: off with 15 of 36 rolls; the opponent cannot fail.
        let board = Board::from_points(&[(6, 1), (1, 1), (0, 13)], &[(1, 1), (0, 14)]);
        let probs = teacher.one_roll(&board, &mut Bench::default());
        assert!((probs.win - 15.0 / 36.0).abs() < 1e-3, "{probs:?}");
    }

    #[test]
    fn shards_repeat_and_survive_the_disk() {
        let nets = builtin();
        let (contact, race) = (Arc::clone(nets.main.contact()), Arc::clone(nets.main.race()));
        let plain = NetEvaluator::new(contact, race).expect("nets of their kinds");
        let teacher = Teacher::new(nets.fast.clone(), plain, 2, None);
        let plan = LabelPlan {
            games: 4,
            keep: 2,
            noisy_games: 0.5,
            noise: 0.2,
            starts: Starts {
                themes: 0.5,
                nackgammon: 0.1,
                contained: 0.0,
                back_games: 0.0,
                snakes: 0.0,
                races: 0.0,
                explore: 0.5,
            },
            lambda: 0.0,
            bearoff_points: 0,
            late_too: false,
            mined: Vec::new(),
        };
        let labels = plan.shard(&teacher, NetKind::Contact, 1, 0);
        assert!(labels.len() > 20 && labels == plan.shard(&teacher, NetKind::Contact, 1, 0));
        assert!(labels.iter().all(|label| Board::from_key(label.key).is_some_and(|b| !b.is_race())));
        // With a judge of its own late contact is that net's to learn.
        let both = Teacher::new(nets.fast.clone(), nets.main.clone(), 2, None);
        for (kind, late) in [(NetKind::Contact, false), (NetKind::Late, true)] {
            let labels = plan.shard(&both, kind, 1, 0);
            let fits = |label: &Label| Board::from_key(label.key).is_some_and(|b| b.is_bearing_off() == late);
            assert!(!labels.is_empty() && labels.iter().all(fits), "{kind:?}: {}", labels.len());
        }
        let mined = |apart| LabelPlan { mined: vec![Mined { apart, follow: 1 }], ..plan.clone() };
        assert_eq!(mined(9.0).shard(&teacher, NetKind::Contact, 1, 0), labels, "nothing is so far apart");
        let deeper = mined(0.03).shard(&teacher, NetKind::Contact, 1, 0);
        assert!(deeper.iter().zip(&labels).all(|(a, b)| a.key == b.key), "the games are the same");
        let moved = deeper.iter().zip(&labels).filter(|(a, b)| a.chances != b.chances).count();
        assert!(moved > 0 && moved < labels.len(), "{moved} of {}", labels.len());
        let chained = LabelPlan { lambda: 0.9, ..plan }.shard(&teacher, NetKind::Contact, 1, 0);
        assert!(chained.iter().zip(&labels).all(|(a, b)| a.key == b.key), "the games are the same");
        let moved = chained.iter().zip(&labels).filter(|(a, b)| a.chances != b.chances).count();
        assert!(moved > labels.len() / 2 && moved < labels.len(), "{moved} of {}", labels.len());
        let folder = std::env::temp_dir().join(format!("pasch-labels-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder");
        save_shard(&folder, 3, 99, &labels).expect("written");
        assert_eq!(load_shard(&folder, 3, 99), Some(labels));
        assert_eq!(load_shard(&folder, 3, 98), None);
        assert_eq!(load_shard(&folder, 4, 99), None);
        fs::remove_dir_all(&folder).expect("removable");
    }

    #[test]
    fn following_one_half_move_is_the_mean_two_rolls_deep() {
        let nets = pasch_engine::nets::builtin();
        let teacher = Teacher::new(nets.fast.clone(), nets.fast.clone(), 3, None);
        let mut bench = Bench::default();
        let board = Board::start();
        teacher.one_roll(&board, &mut bench);
        let replies = bench.best.clone();
        let mut mean = [0.0f32; 6];
        for ((_, weight), reply) in rolls().zip(&replies) {
            let theirs = teacher.one_roll(reply, &mut bench);
            for (sum, class) in mean.iter_mut().zip(theirs.swap().classes()) {
                *sum += weight * class / 36.0;
            }
        }
        teacher.one_roll(&board, &mut bench);
        let (followed, values) = teacher.follow(&board, 1, &mut bench);
        assert!(followed.iter().zip(&mean).all(|(a, b)| (a - b).abs() < 1e-5), "{followed:?} {mean:?}");
        assert_eq!(values.len(), 21);
        teacher.one_roll(&board, &mut bench);
        let (longer, _) = teacher.follow(&board, 6, &mut bench);
        assert!((longer.iter().sum::<f32>() - 1.0).abs() < 1e-4 && longer != followed);
        teacher.one_roll(&board, &mut bench);
        assert_eq!(teacher.follow(&board, 6, &mut bench).0, longer, "the same every time");
    }

    #[test]
    fn where_the_database_knows_all_following_changes_nothing() {
        let nets = pasch_engine::nets::builtin();
        let known = Bearoff::generate(6, 15, &mut |_| true).expect("a possible size");
        let teacher = Teacher::new(nets.fast.clone(), nets.fast.clone(), 3, Some(Arc::new(known)));
        let mut bench = Bench::default();
        // One checker comes home from the seven point; what follows is in the database whatever is rolled.
        let board =
            Board::from_points(&[(7, 1), (5, 3), (4, 3), (2, 2), (0, 6)], &[(6, 2), (4, 4), (3, 3), (0, 6)]);
        let mean = teacher.one_roll(&board, &mut bench).classes();
        let (followed, _) = teacher.follow(&board, 8, &mut bench);
        assert!(followed.iter().zip(&mean).all(|(a, b)| (a - b).abs() < 1e-5), "{followed:?} {mean:?}");
    }
}
