//! The rolled-out decisions nets are judged by: nobody learns from them, and what they call an error is one.

use std::{fs, path::Path, sync::Arc};

use pasch_engine::{
    cube::CubeInfo,
    eval::{Evaluator, Probs},
    met::Met,
    nets,
    rollout::{Rollout, RolloutSettings},
    search::{Run, Searcher, Width, Widths},
    standard::Board,
};
use pasch_train::{
    labels::{Label, save_shard},
    recipe::Recipe,
    run::run,
    validation::{Decision, Validation},
};

/// The net of a short run that is given some labels of others, and how many labels it says it used.
fn taught(name: &str, planted: &[Label]) -> (Vec<u8>, f64) {
    let tiny = Recipe::builtin().iter().find(|(name, _)| *name == "tiny").expect("the recipe for tests").1;
    let text = tiny
        .replace("[backup]", "[backup]\nmore_labels = [\"planted\"]")
        .replace("games = 40", "games = 6")
        .replace("passes = 4", "passes = 1");
    let out = std::env::temp_dir().join(format!("pasch-yardstick-{name}-{}", std::process::id()));
    fs::create_dir_all(out.join("planted")).expect("a folder");
    save_shard(&out.join("planted"), 0, 1, planted).expect("written");
    let nets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../nets");
    let recipe = Recipe::from_toml(&text).expect("a recipe");
    let manifest = run(&recipe, &nets, &out, &mut |_| true).expect("a run in one go");
    let net = fs::read(out.join("contact.net")).expect("made");
    fs::remove_dir_all(&out).expect("removable");
    (net, manifest.figures["labels"])
}

#[test]
fn positions_of_the_yardstick_are_not_learned_from() {
    let wrong = Probs { win: 1.0, win_g: 1.0, win_bg: 1.0, ..Probs::default() };
    let board =
        Board::from_points(&[(24, 2), (13, 5), (8, 2), (7, 1), (6, 5)], &[(24, 2), (13, 5), (8, 3), (6, 5)]);
    let other = Label::new(&board, &nets::builtin().main.evaluate_one(&board));
    let of = |decision: &Decision| {
        let after = decision.plays.iter().map(|(board, ..)| board.swap());
        let boards: Vec<Board> = std::iter::once(decision.board).chain(after).collect();
        boards.into_iter().map(|board| Label::new(&board, &wrong))
    };
    let set = Validation::builtin();
    assert!(!set.holds(other.key));
    let judged: Vec<Label> = set.decisions.iter().flat_map(of).collect();
    let without = taught("without", &[other]);
    let with = taught("with", &[&[other][..], &judged].concat());
    assert!(
        with == without,
        "{} labels with {} of the yardstick, {} without",
        with.1,
        judged.len(),
        without.1
    );
    // Any other position is learned from.
    let more = taught("more", &[other; 50]);
    assert!(more.1 > without.1 && more.0 != without.0, "{} {}", more.1, without.1);
}

/// The best of some noisy figures looks better than it is; rolled out anew, errors must stay what they are.
#[test]
fn errors_are_still_errors_when_rolled_out_again() {
    let count = std::env::var("PASCH_TRUST").map_or(1, |times| times.parse().expect("a number")) * 24;
    let (set, nets) = (Validation::builtin(), nets::builtin());
    let searcher = Searcher::new(Arc::new(nets.main.clone()), Arc::new(Met::kazaross_xg2()))
        .with_pruner(Arc::new(nets.fast.clone()), Widths::both(Width::keep(2)));
    let settings = RolloutSettings { trials: 72, horizon: Some(16), cubeful: false, ..RolloutSettings::FULL };
    let settings = RolloutSettings { seed: 987_654_321, ..settings };
    // The weaker net errs often enough for a sample.
    let errs = |decision: &&Decision| decision.loss(&nets.fast) > 0.02;
    let errors: Vec<&Decision> = set.decisions.iter().filter(errs).collect();
    let step = (errors.len() / count).max(1);
    let (mut then, mut now, mut judged) = (0.0, 0.0, 0.0);
    for decision in errors.iter().step_by(step).take(count) {
        let worth = |board: &Board| nets.fast.evaluate_one(&board.swap()).equity();
        let plays = &decision.plays;
        let best = plays.iter().max_by(|a, b| a.1.total_cmp(&b.1)).expect("plays");
        let chosen = plays.iter().min_by(|a, b| worth(&a.0).total_cmp(&worth(&b.0))).expect("plays");
        let rollout = Rollout::plays(&searcher, &[best.0, chosen.0], &CubeInfo::cubeless(), settings);
        let result = rollout.expect("sound").run(Run::default(), &mut |_| {}).expect("in play");
        let [better, worse] = &result.candidates[..] else { panic!("{result:?}") };
        then += f64::from(best.1 - chosen.1);
        now += better.cubeless.mean - worse.cubeless.mean;
        judged += 1.0;
    }
    let (then, now) = (then / judged, now / judged);
    println!(
        "{judged} errors of {}: {then:.4} points when they were found, {now:.4} rolled out anew",
        errors.len()
    );
    assert!(judged >= 20.0 && now > 0.6 * then && now < 1.4 * then, "{then} {now}");
}
