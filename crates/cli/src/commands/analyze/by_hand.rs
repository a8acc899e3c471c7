//! A short match for tests, judged at a glance.

use std::sync::Arc;

use pasch_analysis::foreign::Said;
use pasch_analysis::{Depth, Report, Thresholds, assemble, judge_item, plan};
use pasch_engine::analyst::Engine;
use pasch_engine::nets;
use pasch_engine::search::Run;
use pasch_formats::ReadFile;

const MATCH: &str = "; [Event \"Club & Cup\"]\n; [EventDate \"2024.05.30\"]\n; [Site \"Oslo\"]\n\n 3 point match\n\n Game 1\n \
    ann : 0                      bob : 0\n  1)                             31: 8/5 6/5\n\
    \x20 2) 52: 13/8 24/22              64: 24/14\n  3) 61: 13/7 8/7                33: 13/10(2) 8/5(2)\n\
    \x20 4)  Doubles => 2                Drops\n      Wins 1 point\n\n Game 2\n ann : 1                      bob : 0\n\
    \x20 1)                             61: 8/7 8/2\n  2) 43: 24/20 13/10             66: 24/18(2) 13/7(2)\n";

fn engine() -> Engine {
    Engine::new(Arc::new(nets::builtin().fast.clone()))
}

/// The match and its report.
pub fn judged() -> (ReadFile, Report) {
    let file = pasch_formats::read(MATCH.as_bytes(), None).unwrap();
    let report = report(&file);
    (file, report)
}

/// The report of a match.
pub fn report(file: &ReadFile) -> Report {
    let (plan, depth, engine) = (plan(&file.record).unwrap(), Depth::plies(0), engine());
    let judged: Vec<_> =
        plan.items.iter().map(|item| judge_item(item, &engine, &depth, Run::default()).ok()).collect();
    assemble(&plan, &judged, &depth, Thresholds::PASCH)
}

/// The figures in its file.
pub fn said(file: &ReadFile, report: &Report) -> Said {
    let plan = plan(&file.record).unwrap();
    let met = engine().met(plan.items[0].before.rules());
    Said::of(&file.record, &file.overlay, report, &met)
}
