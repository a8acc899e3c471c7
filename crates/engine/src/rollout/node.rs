//! A position before the roll: what every roll can lead to, evaluated once for luck and for play.

use super::settings::Luck;
use crate::cube::{CubeInfo, CubeMet, Weights};
use crate::eval::{Evaluator, Probs};
use crate::rolls::ROLLS;
use crate::search::Searcher;
use crate::standard::Board;
use crate::standard::movegen::{Afterstates, generate};
use std::ops::Range;

/// Replies of a roll judged by the main evaluator to measure luck.
const FOR_LUCK: usize = 2;
/// Replies of a roll judged by the main evaluator to choose the play.
const FOR_PLAY: usize = 8;
/// What the fast evaluator may find worse in a reply that is still worth a second look.
const WORTH: f32 = 0.16;

/// A position after a play, the next player on roll, with their static chances.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reply {
    pub(super) board: Board,
    pub(super) probs: Probs,
}

/// The replies to each roll.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    replies: Vec<Reply>,
    /// For each roll, the replies that measure its luck; empty where it is not measured.
    luck: [Range<usize>; 21],
    /// For each roll, the replies to choose the play from; empty where none is chosen.
    play: [Range<usize>; 21],
}

/// What is to be found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    pub(super) luck: Luck,
    /// The roll a play is chosen for; every roll when none is named.
    pub(super) roll: Option<usize>,
    /// Plays are chosen from the replies, not by a search.
    pub(super) play: bool,
}

/// How replies are compared: by value with the cube, or by chances weighted as the score has it.
#[derive(Clone, Copy)]
pub(super) struct Judge<'m> {
    searcher: &'m Searcher,
    /// The cube and the score, seen by the mover.
    pub(super) at: CubeMet<'m>,
    pub(super) weights: Weights,
    pub(super) cubeful: bool,
}

impl<'m> Judge<'m> {
    pub(super) fn new(searcher: &'m Searcher, cube: CubeInfo, cubeful: bool) -> Self {
        let at = CubeMet::new(cube, searcher.met());
        Self { searcher, at, weights: Weights::of(at), cubeful }
    }

    /// What a reply is worth to the mover: the value of the game if cubeful, after what the other player will do with
    /// their cube, else a measure of the chances.
    fn value(&self, reply: &Reply) -> f64 {
        if !self.cubeful {
            return f64::from(self.weights.measure(&reply.probs.swap()));
        }
        let theirs = self.at.swap();
        let value = if theirs.cube.can_double() && reply.board.finished().is_none() {
            theirs.value(self.searcher.static_decision(&reply.board, &reply.probs, theirs).optimal())
        } else {
            self.searcher.static_value(&reply.board, &reply.probs, theirs)
        };
        theirs.flip(value)
    }

    fn best<'n>(&self, replies: &'n [Reply]) -> Option<(&'n Reply, f64)> {
        let judged = replies.iter().map(|reply| (reply, self.value(reply)));
        judged.reduce(|best, next| if next.1 > best.1 { next } else { best })
    }
}

/// How far the roll that came up is above the mean of all rolls, for the player who rolled.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fortune {
    /// In the value of the game; 0 for cubeless judges.
    pub(super) value: f64,
    /// In the five chances.
    pub(super) probs: [f64; 5],
}

impl Node {
    /// The luck of a roll.
    pub(super) fn fortune(&self, judge: &Judge<'_>, ways: &[f64; 21], roll: usize) -> Fortune {
        let mut mean = Fortune::default();
        let mut got = Fortune::default();
        let whole: f64 = ways.iter().sum();
        for (i, span) in self.luck.iter().enumerate().filter(|(i, _)| ways[*i] > 0.0) {
            let Some((reply, value)) = judge.best(&self.replies[span.clone()]) else { continue };
            let one = Fortune { value, probs: five(&reply.probs.swap()) };
            mean.value += ways[i] * one.value;
            for (mean, p) in mean.probs.iter_mut().zip(one.probs) {
                *mean += ways[i] * p;
            }
            if i == roll {
                got = one;
            }
        }
        let mut luck = Fortune { value: got.value - mean.value / whole, probs: got.probs };
        for (luck, mean) in luck.probs.iter_mut().zip(mean.probs) {
            *luck -= mean / whole;
        }
        if !judge.cubeful {
            luck.value = 0.0;
        }
        luck
    }

    /// The best reply to a roll.
    pub(super) fn play(&self, judge: &Judge<'_>, roll: usize) -> Option<Reply> {
        judge.best(&self.replies[self.play[roll].clone()]).map(|(reply, _)| *reply)
    }
}

/// The five chances as numbers to add up.
pub(super) fn five(p: &Probs) -> [f64; 5] {
    [p.win, p.win_g, p.win_bg, p.lose_g, p.lose_bg].map(f64::from)
}

/// Working memory for making nodes.
#[derive(Default)]
pub(super) struct Maker {
    list: Afterstates,
    /// For each roll, the results luck is measured by and those a play is chosen from.
    luck: [Range<usize>; 21],
    play: [Range<usize>; 21],
    boards: Vec<Board>,
    sketches: Vec<Probs>,
    order: Vec<(f32, u32)>,
    asked: Vec<u32>,
    questions: Vec<Board>,
    answers: Vec<Probs>,
}

impl Maker {
    /// Static chances of a single position.
    pub(super) fn one(&mut self, searcher: &Searcher, board: &Board) -> Probs {
        searcher.known_probs(board).unwrap_or_else(|| searcher.evaluator().evaluate_one(board))
    }

    /// Finds out what is wanted about `board` into `node`.
    pub(super) fn make(
        &mut self,
        searcher: &Searcher,
        board: &Board,
        weights: &Weights,
        wanted: Wanted,
        node: &mut Node,
    ) {
        let fast = searcher.pruner();
        let sketched = fast.is_some();
        self.expand(board, wanted);
        node.replies.clear();
        self.sketches.clear();
        self.sketches.resize(self.boards.len(), Probs::default());
        if let Some(fast) = fast {
            self.sketch(searcher, fast);
        }
        for roll in 0..ROLLS.len() {
            let (luck, play) = (self.luck[roll].clone(), self.play[roll].clone());
            let judged = match wanted.luck {
                Luck::Fast if sketched => 0,
                _ => usize::MAX,
            };
            // Luck is measured in the same way after every roll, whichever is played.
            let few = if !sketched {
                usize::MAX
            } else if judged == 0 {
                1
            } else {
                FOR_LUCK
            };
            node.luck[roll] = self.take(&luck, few, judged, sketched, weights, node);
            let many = if sketched { FOR_PLAY } else { usize::MAX };
            node.play[roll] = if play == luck && !sketched {
                node.luck[roll].clone()
            } else {
                self.take(&play, many, usize::MAX, sketched, weights, node)
            };
        }
        self.answer(searcher, node);
    }

    /// Adds the `most` best of some results to the replies, and asks the main evaluator about the first `judged`.
    fn take(
        &mut self,
        span: &Range<usize>,
        most: usize,
        judged: usize,
        sketched: bool,
        weights: &Weights,
        node: &mut Node,
    ) -> Range<usize> {
        let from = node.replies.len();
        let keep = if sketched { self.sort(span, weights) } else { span.len() };
        for place in 0..most.min(keep) {
            let index = if sketched { self.order[place].1 as usize } else { span.start + place };
            if place < judged {
                self.asked.push(node.replies.len() as u32);
            }
            node.replies.push(Reply { board: self.boards[index], probs: self.sketches[index] });
        }
        from..node.replies.len()
    }

    /// All results of the rolls that matter, the next player on roll.
    fn expand(&mut self, board: &Board, wanted: Wanted) {
        self.boards.clear();
        self.asked.clear();
        for (i, (dice, _)) in ROLLS.into_iter().enumerate() {
            let (measured, played) =
                (wanted.luck != Luck::Off, wanted.play && wanted.roll.is_none_or(|roll| roll == i));
            let start = self.boards.len();
            if measured || played {
                generate(board, dice, &mut self.list);
                self.boards.extend(self.list.boards().iter().map(Board::swap));
            }
            let all = start..self.boards.len();
            self.luck[i] = if measured { all.clone() } else { start..start };
            self.play[i] = if played { all } else { start..start };
        }
    }

    /// Rough chances of all results.
    fn sketch(&mut self, searcher: &Searcher, fast: &dyn Evaluator) {
        self.asked.clear();
        self.questions.clear();
        for (i, board) in self.boards.iter().enumerate() {
            match searcher.known_probs(board) {
                Some(probs) => self.sketches[i] = probs,
                None => {
                    self.asked.push(i as u32);
                    self.questions.push(*board);
                }
            }
        }
        ask(fast, &self.questions, &mut self.answers);
        for (&i, &probs) in self.asked.iter().zip(&self.answers) {
            self.sketches[i as usize] = probs;
        }
        self.asked.clear();
    }

    /// Sorts the first replies of a roll, best first, into `order`, and counts those worth looking at.
    fn sort(&mut self, span: &Range<usize>, weights: &Weights) -> usize {
        let better = |a: &(f32, u32), b: &(f32, u32)| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1));
        self.order.clear();
        self.order.extend(span.clone().map(|i| (weights.measure(&self.sketches[i].swap()), i as u32)));
        if self.order.len() > FOR_PLAY {
            self.order.select_nth_unstable_by(FOR_PLAY - 1, better);
            self.order.truncate(FOR_PLAY);
        }
        self.order.sort_unstable_by(better);
        let floor = self.order.first().map_or(0.0, |best| best.0) - WORTH;
        self.order.iter().take_while(|(measure, _)| *measure >= floor).count()
    }

    /// Asks the main evaluator about the replies named in `asked`.
    fn answer(&mut self, searcher: &Searcher, node: &mut Node) {
        self.questions.clear();
        let replies = &mut node.replies;
        self.asked.retain(|&at| {
            let reply = &mut replies[at as usize];
            let known = searcher.known_probs(&reply.board);
            match known {
                Some(probs) => reply.probs = probs,
                None => self.questions.push(reply.board),
            }
            known.is_none()
        });
        ask(searcher.evaluator(), &self.questions, &mut self.answers);
        for (&at, &probs) in self.asked.iter().zip(&self.answers) {
            replies[at as usize].probs = probs;
        }
    }
}

fn ask(evaluator: &dyn Evaluator, questions: &[Board], answers: &mut Vec<Probs>) {
    answers.clear();
    answers.resize(questions.len(), Probs::default());
    if !questions.is_empty() {
        evaluator.evaluate(questions, answers);
    }
}
