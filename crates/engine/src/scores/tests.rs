use super::*;
use crate::met::Met;
use crate::nets;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn make(mut scores: Scores, most: usize) -> Scores {
    let mut searcher = Searcher::new(Arc::new(nets::builtin().fast.clone()), Arc::new(scores.table()));
    while scores.figures().len() < most {
        searcher = searcher.with_met(Arc::new(scores.table()));
        let Some(figure) = scores.roll_out(&searcher, Run::default()).expect("a sound plan") else { break };
        scores.push(figure).expect("the next score");
    }
    scores
}

fn small() -> Scores {
    Scores::new(Plan { points: 3, trials: 30, plies: 0, horizon: 7, ..Plan::standard(7) })
        .expect("a sound plan")
}

#[test]
fn each_score_comes_after_all_it_leads_to() {
    let scores: Vec<Score> = order(25).collect();
    assert_eq!(scores.len(), count(25) as usize);
    assert_eq!(scores.len(), 324);
    for (at, score) in scores.iter().enumerate() {
        let before = |kind, me: u32, opp: u32| {
            me == opp || me == 0 || scores[..at].contains(&Score { kind, away_me: me, away_opp: opp })
        };
        let Score { kind, away_me: me, away_opp: opp } = *score;
        match kind {
            Kind::PostCrawford => assert!((2..me).all(|n| before(kind, n, 1))),
            Kind::Crawford => assert!((2..opp).all(|n| before(Kind::PostCrawford, n, 1))),
            Kind::Ordinary => {
                assert!(before(Kind::Crawford, 1, opp) && before(Kind::Crawford, 1, me));
                assert!((2..me).all(|n| before(kind, n, opp)));
                assert!((2..opp).all(|n| before(kind, n.min(me), n.max(me))));
            }
        }
    }
}

#[test]
fn a_small_table_repeats_and_goes_on_bit_for_bit() {
    let whole = make(small(), usize::MAX);
    assert_eq!(whole.next_score(), None);
    assert_eq!(make(small(), usize::MAX), whole);
    for cut in [0, 1, 3] {
        let part = make(small(), cut).to_text();
        let read = Scores::from_text(&part).expect("its own text");
        assert_eq!(read.figures().len(), cut);
        assert_eq!(make(read, usize::MAX).to_text(), whole.to_text());
    }
    // A longer table begins as the shorter one.
    let longer = Scores::new(Plan { points: 4, ..*whole.plan() }).expect("a sound plan");
    assert_eq!(make(longer, 5).figures(), whole.figures());
    let met = whole.finished("three & a bit").expect("a sound table");
    assert_eq!((met.name(), met.published()), ("three & a bit", 3));
    for (me, opp) in [(1, 2), (1, 3), (2, 3)] {
        let (own, other) = (met.mwc(me, opp, true), Met::kazaross_xg2().mwc(me, opp, true));
        assert!((own - other).abs() < 0.04, "{me} {opp}: {own} {other}");
    }
}

#[test]
fn noise_does_not_turn_the_order_round() {
    let mut scores = small();
    let mut push = |score: &str, rolled: f64| {
        let next = scores.next_score().expect("not whole");
        assert_eq!(next.to_string(), score);
        scores.push(Figure { score: next, mwc: rolled, rolled, se: 0.01 }).expect("in order");
        (scores.figures()[scores.figures().len() - 1].mwc, scores.moved())
    };
    assert_eq!(push("2-away 1-away after Crawford", 0.51), (0.5, 1));
    assert_eq!(push("1-away 2-away Crawford", 0.68), (0.68, 1));
    assert_eq!(push("3-away 1-away after Crawford", 0.32), (0.32, 1));
    assert_eq!(push("1-away 3-away Crawford", 0.67), (0.68, 2));
    assert_eq!(push("2-away 3-away", 0.69), (0.68, 3));
    assert_eq!(Scores::from_text(&scores.to_text()), Ok(scores.clone()));
    assert!(scores.finished("x").is_ok());
    let again = scores.figures()[0];
    assert_eq!(scores.push(again), Err(ScoresError::Order { found: again.score }));
}

#[test]
fn refusals() {
    for (points, trials) in [(1, 30), (MAX_AWAY + 1, 30), (3, 0)] {
        assert_eq!(Scores::new(Plan { points, trials, ..Plan::standard(0) }), Err(ScoresError::Plan));
    }
    assert_eq!(small().finished("x"), Err(ScoresError::Unfinished));
    let text = make(small(), 1).to_text();
    for (from, to) in
        [("pasch", "patch"), ("2-away", "3-away"), ("3 30", "x 30"), (": 0.", ": 7."), ("\n2-", "\n\0-")]
    {
        let bad = text.replacen(from, to, 1);
        assert!(matches!(Scores::from_text(&bad), Err(ScoresError::Line { .. })), "{bad}");
    }
    let stop = AtomicBool::new(true);
    let searcher = Searcher::new(Arc::new(nets::builtin().fast.clone()), Arc::new(small().table()));
    let stopped = small().roll_out(&searcher, Run { cancel: Some(&stop), ..Run::default() });
    assert_eq!(stopped, Err(RolloutError::Search(SearchError::Cancelled)));
}

#[test]
fn the_delivered_table_agrees_with_the_published_one() {
    let [other, own] = Met::DELIVERED.map(|name| Met::delivered(name).expect("a delivered table"));
    assert_eq!(own.published(), 25);
    let (mut largest, mut sum, mut scores) = (0.0f64, 0.0, 0);
    for crawford in [true, false] {
        for me in 1..=25 {
            assert_eq!(own.mwc(me, me, crawford), 0.5);
            for opp in 1..=25 {
                let mwc = own.mwc(me, opp, crawford);
                assert!((mwc + own.mwc(opp, me, crawford) - 1.0).abs() < 1e-12, "{me} {opp}");
                assert!(opp == 1 || mwc >= own.mwc(me, opp - 1, crawford) - 1e-12, "{me} {opp}: {mwc}");
                let off = (mwc - other.mwc(me, opp, crawford)).abs();
                assert!(
                    off < 0.02,
                    "{me} {opp} {crawford}: {mwc}, published {}",
                    other.mwc(me, opp, crawford)
                );
                (largest, sum, scores) = (largest.max(off), sum + off, scores + 1);
            }
        }
    }
    let mean = sum / f64::from(scores);
    assert!(mean < 0.006, "off by {mean} on average, by {largest} at most");
}
