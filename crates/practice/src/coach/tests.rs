use pasch_analysis::foreign::Said;
use pasch_analysis::{Depth, Theme, Thresholds, judge};
use std::ops::ControlFlow;

use super::*;
use crate::decisions::{Structure, pack};
use crate::trainer::match_of;

fn decision(action: u32, kind: DecisionKind, theme: Option<Theme>, loss: f32) -> Decision {
    let mark = match loss {
        loss if loss >= 0.12 => Mark::Blunder,
        loss if loss >= 0.06 => Mark::Error,
        _ => Mark::Best,
    };
    Decision {
        action,
        seat: Seat::A,
        kind,
        dice: None,
        theme,
        mark: Some(mark),
        counts: true,
        loss,
        luck: None,
        mine: Structure::default(),
        theirs: Structure::default(),
        cube: 0,
        owner: None,
        away: None,
        crawford: false,
    }
}

fn own(decisions: &[Decision]) -> OwnDecisions {
    OwnDecisions {
        match_id: "m".into(),
        analysis_id: "x".into(),
        seat: Some(Seat::A),
        packed: pack(decisions),
        ..OwnDecisions::default()
    }
}

fn play(action: u32, theme: Theme, loss: f32) -> Decision {
    decision(action, DecisionKind::Play, Some(theme), loss)
}

#[test]
fn what_costs_most_is_worked_on_first() {
    let mut all = vec![
        play(1, Theme::Prime, 0.07),
        play(2, Theme::Prime, 0.09),
        play(3, Theme::Opening, 0.07),
        decision(4, DecisionKind::Take, None, 0.5),
        play(5, Theme::Race, 0.061),
        play(6, Theme::Race, 0.062),
    ];
    // Somebody else's, and a great many that cost nothing.
    all.push(Decision { seat: Seat::B, ..play(7, Theme::Blitz, 0.9) });
    all.extend((10..200).map(|action| play(action, Theme::Middle, 0.0)));
    let found = to_work_on(&[own(&all)]);
    let names = |all: &[CoachSubject]| all.iter().map(|one| one.subject.clone()).collect::<Vec<_>>();
    assert_eq!(names(&found), ["wrong take", "prime", "race"], "one small error in the opening is nothing");
    let prime = &found[1];
    assert_eq!((prime.decisions, prime.errors, prime.kind.as_deref()), (2, 2, Some("prime")));
    assert!((prime.loss - 0.16).abs() < 1e-6 && prime.loss > prime.usual);
    assert_eq!(
        (prime.samples[0].problem.as_str(), prime.samples[0].index),
        ("m.2", 2),
        "the costliest first"
    );
    assert!(to_work_on(&[]).is_empty());
}

#[test]
fn what_everybody_loses_is_nothing_to_work_on() {
    // As much as is usual in each subject, and twice as much in one of them.
    let of = |theme: Theme, times: f64| {
        let loss = (0.05 * usual(theme.words()) * times) as f32;
        (0..40).map(move |at| Decision { mark: Some(Mark::Error), ..play(at, theme, loss) })
    };
    let all: Vec<Decision> =
        of(Theme::Prime, 1.0).chain(of(Theme::Opening, 1.0)).chain(of(Theme::Holding, 2.0)).collect();
    let found = to_work_on(&[own(&all)]);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].subject, "holding game");
}

#[test]
fn every_subject_was_measured() {
    for theme in Theme::ALL.into_iter().filter(|theme| *theme != Theme::Cube) {
        assert!((0.05..8.0).contains(&usual(theme.words())), "{theme}");
        assert!(RATES.contains(&format!("\n{theme} ")), "{theme}");
        assert!(kind(theme.words()).is_some());
    }
    for mistake in CubeMistake::ALL.into_iter().filter(|one| *one != CubeMistake::WrongBeaver) {
        assert!(RATES.contains(&format!("\n{} ", mistake.words())), "{mistake:?}");
    }
}

#[test]
fn a_play_that_a_weaker_player_misses_is_found() {
    let engine = Engine::builtin();
    let record = match_of(&engine, &Level::EXPERT, 5, 5).unwrap();
    let report =
        judge(&record, &engine, &Depth::plies(0), Thresholds::PASCH, &mut |_| ControlFlow::Continue(()))
            .unwrap();
    let view = pasch_table::view::report::report(&record, &report, &Said::default());
    let text = serde_json::to_string(&view).unwrap();
    let found = well(&engine, &record, &text, &own(&[])).expect("an expert finds what others miss");
    assert!(found.chance < SELDOM && found.turn.loss <= BEST && found.turn.player == Seat::A, "{found:?}");
    assert_eq!(found.problem, format!("m.{}", found.turn.index));
    assert_eq!(well(&engine, &record, "{}", &own(&[])), None);
    assert_eq!(found_by(&Level::ALL[1], &[0.1, 0.1], 0), 0.5);
}

#[test]
fn every_subject_has_a_lesson_that_is_delivered() {
    let themes = Theme::ALL.into_iter().filter(|theme| *theme != Theme::Cube).map(Theme::words);
    for subject in themes.chain(CubeMistake::ALL.into_iter().map(CubeMistake::words)) {
        let id = lesson(subject).unwrap_or_else(|| panic!("{subject} has no lesson"));
        assert!(pasch_lessons::find(id).is_some(), "{subject}: {id}");
    }
}
