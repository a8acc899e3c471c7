//! How fast each kernel evaluates, and how far the integers lie from the floats of the file:
//! `cargo run --release -p pasch-engine --example kernels [seconds for each] [only speeds of shapes and kernels so named]`.

use std::{error::Error, fs, sync::Arc, time::Instant};

use pasch_engine::{
    eval::{Evaluator, Probs},
    net::{CLASSES, Kernel, Layer, Net, NetEvaluator, NetFile, NetKind},
    standard::{
        Board,
        encode::INPUTS,
        movegen::{Afterstates, generate},
    },
};

struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn roll(&mut self) -> (u8, u8) {
        (1 + self.below(6) as u8, 1 + self.below(6) as u8)
    }
}

/// The siblings of every decision with contact in games the evaluator plays against itself.
fn decisions(evaluator: &NetEvaluator, wanted: usize) -> Vec<Vec<Board>> {
    let (mut dice, mut list, mut board) = (Dice(7), Afterstates::new(), Board::start());
    let mut decisions = Vec::new();
    let mut probs = Vec::new();
    while decisions.len() < wanted {
        generate(&board, dice.roll(), &mut list);
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

fn random(shape: &[usize]) -> NetFile {
    let mut dice = Dice(shape.len() as u64);
    let layers = shape.windows(2).map(|pair| Layer {
        inputs: pair[0],
        outputs: pair[1],
        weights: (0..pair[0] * pair[1])
            .map(|_| (dice.below(2001) as f32 - 1000.0) / 1000.0 * (6.0 / pair[0] as f32).sqrt())
            .collect(),
        bias: vec![0.0; pair[1]],
    });
    NetFile { kind: NetKind::Contact, layers: layers.collect() }
}

/// Seconds this thread has worked, where the system tells; else what the clock says.
fn worked(since: Instant) -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    told.map_or_else(|| since.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}

fn speed(net: &NetEvaluator, decisions: &[Vec<Board>], seconds: f64) -> f64 {
    let mut probs = vec![Probs::default(); decisions.iter().map(Vec::len).max().unwrap_or(0)];
    let (mut done, clock) = (0, Instant::now());
    let start = worked(clock);
    loop {
        let time = worked(clock) - start;
        if time >= seconds {
            return done as f64 / time;
        }
        for siblings in decisions {
            net.evaluate(siblings, &mut probs[..siblings.len()]);
            done += siblings.len();
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let read = |name: &str| -> Result<NetFile, Box<dyn Error>> {
        Ok(NetFile::from_bytes(&fs::read(format!("{}/../../nets/{name}", env!("CARGO_MANIFEST_DIR")))?)?)
    };
    let race = read("race.net")?;
    let contact = read("contact.net")?;
    let with = |file: &NetFile, kernel| {
        NetEvaluator::new(Arc::new(Net::with_kernel(file, kernel)), Arc::new(Net::with_kernel(&race, kernel)))
    };
    let decisions = decisions(&with(&contact, Kernel::detect())?, 5_000);
    let material = &decisions[..300];
    let wide = [&[INPUTS, 512, 512, 256, 128, CLASSES][..], &[INPUTS, 1024, 256, 64, CLASSES]];
    let files = [contact, read("fast.net")?, random(wide[0]), random(wide[1])];
    let seconds = std::env::args().nth(1).map_or(Ok(1.0), |text| text.parse::<f64>())?;
    let only = std::env::args().nth(2);
    for file in &files {
        for kernel in Kernel::available() {
            let name = format!("{:24} {:12}", file.shape(), kernel.name());
            if only.as_ref().is_some_and(|only| !name.contains(only)) {
                continue;
            }
            let speed = speed(&with(file, kernel)?, material, seconds);
            println!("{name} {speed:9.0} evaluations/s");
        }
    }
    if only.is_some() {
        return Ok(());
    }
    for file in &files[..2] {
        let net = with(file, Kernel::detect())?;
        let (mut squares, mut most, mut count, mut lost, mut wrong) = (0.0, 0.0f64, 0.0, 0.0, 0);
        for siblings in &decisions {
            let mut probs = vec![Probs::default(); siblings.len()];
            net.evaluate(siblings, &mut probs);
            let found: Vec<f32> = probs.iter().map(|probs| -probs.equity()).collect();
            let exact: Vec<f32> = siblings.iter().map(|board| -file.evaluate(board).equity()).collect();
            for (found, exact) in found.iter().zip(&exact) {
                let off = f64::from(found - exact);
                squares += off * off;
                most = most.max(off.abs());
                count += 1.0;
            }
            let best = |of: &[f32]| (0..of.len()).max_by(|&a, &b| of[a].total_cmp(&of[b])).unwrap_or(0);
            let (chosen, right) = (best(&found), best(&exact));
            lost += f64::from(exact[right] - exact[chosen]);
            wrong += usize::from(chosen != right);
        }
        println!(
            "{:24} against its floats: {:.5} points rms, {:.4} at most; {wrong} of {} plays differ, {:.4} millipoints lost a play",
            file.shape(),
            (squares / count).sqrt(),
            most,
            decisions.len(),
            1000.0 * lost / decisions.len() as f64
        );
    }
    Ok(())
}
