//! What an evaluation costs: nets by the engine's kernels and the features by `features`, on the siblings of decisions.

use std::{error::Error, fs, time::Instant};

use pasch_engine::{
    eval::{Evaluator, Probs},
    net::{Net, NetEvaluator, NetKind},
    nets::builtin,
    standard::{
        Board,
        movegen::{Afterstates, generate},
    },
};
use pasch_train::{deep::Deep, random::Stream};

use crate::features;

/// Rounds each thing is measured for, and the seconds of one.
const ROUNDS: usize = 5;
const SECONDS: f64 = 0.2;

/// Seconds of processor time that all threads of this process have used, those that have ended included; 0 where the
/// system does not tell.
pub fn process_seconds() -> f64 {
    let told = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Behind the name, which may hold anything, in brackets: the 12th and 13th fields are the ticks of 10 ms.
    let ticks: f64 = told
        .rsplit(')')
        .next()
        .map(|rest| rest.split_whitespace().skip(11).take(2).filter_map(|x| x.parse::<f64>().ok()).sum())
        .unwrap_or(0.0);
    ticks / 100.0
}

/// Seconds this thread has worked, where the system tells; else what the clock says.
fn worked(since: Instant) -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    told.map_or_else(|| since.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}

/// The siblings of decisions with contact in games the fast net plays against itself, opponent on roll.
fn decisions(wanted: usize) -> Vec<Vec<Board>> {
    let evaluator = &builtin().fast;
    let mut stream = Stream::new(&[7]);
    let (mut list, mut board) = (Afterstates::new(), Board::start());
    let (mut decisions, mut probs) = (Vec::new(), Vec::new());
    while decisions.len() < wanted {
        generate(&board, stream.dice(), &mut list);
        let siblings: Vec<Board> = list.boards().iter().map(Board::swap).collect();
        probs.resize(siblings.len(), Probs::default());
        evaluator.evaluate(&siblings, &mut probs);
        let best = (0..siblings.len()).min_by(|&a, &b| probs[a].equity().total_cmp(&probs[b].equity()));
        board = siblings[best.unwrap_or(0)];
        if siblings.len() > 1 && siblings.iter().all(|board| !board.is_race()) {
            decisions.push(siblings);
        }
        if board.finished().is_some() {
            board = Board::start();
        }
    }
    decisions
}

/// What is measured on: decisions with all their plays.
pub struct Course {
    decisions: Vec<Vec<Board>>,
}

impl Course {
    /// Some hundred decisions of self-play.
    pub fn new() -> Self {
        Self { decisions: decisions(300) }
    }

    /// Seconds of one board, one thread: the fastest of a few rounds, since other work only ever slows a round down.
    fn seconds(&self, mut work: impl FnMut(&[Board])) -> f64 {
        let clock = Instant::now();
        let boards: usize = self.decisions.iter().map(Vec::len).sum();
        let mut least = f64::INFINITY;
        for _ in 0..ROUNDS {
            let (start, mut done) = (worked(clock), 0);
            let time = loop {
                self.decisions.iter().for_each(|siblings| work(siblings));
                done += boards;
                // The system counts in steps of some milliseconds.
                let time = worked(clock) - start;
                if time >= SECONDS {
                    break time;
                }
            };
            least = least.min(time / done as f64);
        }
        least
    }

    /// Seconds in which the engine evaluates a board by a net of this shape on raw inputs, and its kernel's name.
    pub fn net(&self, hidden: &[usize]) -> Result<(f64, &'static str), Box<dyn Error>> {
        let file = Deep::random(hidden, &mut Stream::new(&[1])).to_file(NetKind::Contact);
        let net = NetEvaluator::new(Net::new(&file).into(), builtin().main.race().clone())?;
        let mut probs = Vec::new();
        let seconds = self.seconds(|siblings| {
            probs.resize(siblings.len(), Probs::default());
            net.evaluate(siblings, &mut probs);
        });
        Ok((seconds, net.contact().kernel().name()))
    }

    /// Seconds in which the features of a board are computed.
    pub fn features(&self) -> f64 {
        let mut row = [0.0; features::FEATURES];
        self.seconds(|siblings| {
            for board in siblings {
                features::write(board, std::hint::black_box(&mut row));
            }
        })
    }
}
