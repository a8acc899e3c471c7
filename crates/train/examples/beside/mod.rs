//! Judgements beside rollouts: the searches of the program and files of nets, position by position, in rows of a table.

use std::sync::Arc;

use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::Bearoff;
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::{Evaluator as _, NetEvaluator, Probs};
use pasch_engine::net::{Net, NetFile, NetKind};
use pasch_engine::nets;
use pasch_engine::rollout::{Rollout, RolloutSettings};
use pasch_engine::search::Run;
use pasch_engine::standard::{
    Board,
    movegen::{Afterstates, generate},
};
use pasch_train::random::Stream;

pub type Failure = Box<dyn std::error::Error>;

/// Plies of the searches beside the glances.
const PLIES: u8 = 2;

/// `[positions] [trials] [seed] [FILE.net…]`, as the command line has them.
pub struct Asked {
    pub count: usize,
    trials: u32,
    pub seed: u64,
    files: Vec<String>,
}

impl Asked {
    pub fn read(usual: [u32; 2]) -> Result<Self, Failure> {
        let mut arguments = std::env::args().skip(1);
        let mut number = |usual: u32| arguments.next().map_or(Ok(usual), |text| text.parse());
        let (count, trials, seed) = (number(usual[0])? as usize, number(usual[1])?, u64::from(number(1)?));
        Ok(Self { count, trials, seed, files: arguments.collect() })
    }
}

/// Who judges, and the rollouts beside them.
pub struct Beside {
    engine: Engine,
    settings: RolloutSettings,
    judges: Vec<NetEvaluator>,
    /// Of the columns: plies, then files.
    pub names: Vec<String>,
}

/// A position rolled out, and how far from that each column lies, in points.
pub struct Judged {
    pub truth: f64,
    /// Standard error of the rollout.
    pub spread: f64,
    pub errors: Vec<f64>,
}

impl Beside {
    pub fn new(asked: &Asked) -> Result<Self, Failure> {
        let main = &nets::builtin().main;
        let judge = |path: &String| -> Result<NetEvaluator, Failure> {
            let net = Arc::new(Net::new(&NetFile::from_bytes(&std::fs::read(path)?)?));
            let (contact, race) = (Arc::clone(main.contact()), Arc::clone(main.race()));
            Ok(match net.kind() {
                NetKind::Late => NetEvaluator::new(contact, race)?.with_late(net)?,
                NetKind::Contact => NetEvaluator::new(net, race)?,
                NetKind::Race => NetEvaluator::new(contact, net)?,
            })
        };
        let mut names: Vec<String> = (0..=PLIES).map(|plies| format!("{plies}-ply")).collect();
        names.extend(asked.files.iter().cloned());
        Ok(Self {
            engine: Engine::builtin().with_bearoff(Arc::new(Bearoff::generate(6, 15, &mut |_| true)?)),
            settings: RolloutSettings {
                trials: asked.trials,
                seed: asked.seed,
                cubeful: false,
                ..RolloutSettings::FULL
            },
            judges: asked.files.iter().map(judge).collect::<Result<_, _>>()?,
            names,
        })
    }

    pub fn judge(&self, board: &Board) -> Result<Judged, Failure> {
        let (searcher, cube) = (self.engine.searcher(), CubeInfo::money(true, false));
        let rolled = Rollout::cube_decision(searcher, board, &cube, self.settings)?
            .run(Run::default(), &mut |_| {})?;
        let found = &rolled.candidates[0];
        let truth = f64::from(found.probs.equity());
        let mut errors = Vec::new();
        for plies in 0..=PLIES {
            let (_, probs) = searcher.cube_decision(board, &cube, plies, Run::default())?;
            errors.push(f64::from(probs.equity()) - truth);
        }
        errors.extend(self.judges.iter().map(|judge| f64::from(judge.evaluate_one(board).equity()) - truth));
        Ok(Judged { truth, spread: found.cubeless.se, errors })
    }
}

/// Mean and root mean square of each column, and the standard error of the rollouts.
pub fn row(judged: &[Judged]) -> String {
    let columns = judged.first().map_or(0, |one| one.errors.len());
    let cell = |column: usize| {
        let n = judged.len() as f64;
        let mean = judged.iter().map(|one| one.errors[column]).sum::<f64>() / n;
        let rms = (judged.iter().map(|one| one.errors[column].powi(2)).sum::<f64>() / n).sqrt();
        format!("{mean:+.3} rms {rms:.4}")
    };
    let spread = (judged.iter().map(|one| one.spread.powi(2)).sum::<f64>() / judged.len() as f64).sqrt();
    format!("{}  (rollouts ±{spread:.4})", (0..columns).map(cell).collect::<Vec<_>>().join("  "))
}

/// A position of a kind as it comes in the fast net's games from the usual start; what is no position of such
/// games any more is `None`.
pub fn from_games(stream: &mut Stream, is_wanted: impl Fn(&Board) -> Option<bool>) -> Board {
    let fast = &nets::builtin().fast;
    let mut list = Afterstates::new();
    loop {
        let (mut board, mut found) = (Board::start(), Vec::new());
        while board.finished().is_none()
            && let Some(is_one) = is_wanted(&board)
        {
            if is_one {
                found.push(board);
            }
            generate(&board, stream.dice(), &mut list);
            let next: Vec<Board> = list.boards().iter().map(Board::swap).collect();
            let mut probs = vec![Probs::default(); next.len()];
            fast.evaluate(&next, &mut probs);
            let best = probs.iter().zip(&next).min_by(|a, b| a.0.equity().total_cmp(&b.0.equity()));
            board = *best.expect("a play, if only to dance").1;
        }
        if !found.is_empty() {
            return found[stream.below(found.len())];
        }
    }
}
