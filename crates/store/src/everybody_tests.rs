//! Problems for everybody in the store.

use crate::everybody::Solved;
use crate::fresh::Fresh;
use crate::on_both_engines;
use crate::{NewSession, Store, User};
use pasch_practice::everybody::{Asked, Solver};
use pasch_practice::glicko::Glicko;

on_both_engines! {
    only_the_first_answer_to_a_problem_is_rated,
    the_latest_answers_come_first,
}

const DAY: i64 = 24 * 3600 * 1000;
const FRESH: Asked = Asked { glicko: Glicko::NEW, answered: 0, right: 0 };

async fn store(fresh: &Fresh) -> Store {
    let store = fresh.open().await;
    for (number, id) in (1..).zip(["anna", "bert"]) {
        let user = User { id: id.into(), name: "Guest".to_owned() };
        let session = NewSession { token_hash: [number; 32], now: 1, expires_at: 1000 };
        store.create_guest(&user, &session).await.unwrap();
    }
    store
}

async fn only_the_first_answer_to_a_problem_is_rated(fresh: Fresh) {
    let store = store(&fresh).await;
    let (anna, bert) = ("anna".into(), "bert".into());
    assert_eq!(store.solver(&anna).await.unwrap(), None);
    let answer = |problem, loss, at| Solved { problem, fresh: FRESH, loss, at };
    let first = store.solve(&anna, &answer("p", 0.0, DAY)).await.unwrap();
    assert!(first.rated && first.before == Solver::NEW && first.after.glicko.rating > 1500.0);
    assert_eq!((first.after.answered, first.after.right, first.after.streak.days), (1, 1, 1));
    assert_eq!(store.solver(&anna).await.unwrap(), Some(first.after));
    // Again, a day later, and in the same moment.
    for at in [2 * DAY, 2 * DAY] {
        let again = store.solve(&anna, &answer("p", 0.3, at)).await.unwrap();
        assert!(!again.rated && again.after.glicko == first.after.glicko && again.after.streak.days == 2);
        assert_eq!(again.problem, first.problem);
    }
    let other = store.solve(&bert, &answer("p", 0.3, 2 * DAY)).await.unwrap();
    assert!(other.rated && other.problem.glicko.rating > first.problem.glicko.rating);
    assert_eq!((other.problem.answered, other.problem.right), (2, 1), "one rating for everybody");
    assert_eq!(store.problem_ratings().await.unwrap()["p"], other.problem.glicko.rating);
}

async fn the_latest_answers_come_first(fresh: Fresh) {
    let store = store(&fresh).await;
    let anna = "anna".into();
    for (problem, at) in [("a", 1), ("b", 2), ("c", 3), ("a", 4)] {
        store.solve(&anna, &Solved { problem, fresh: FRESH, loss: 0.1, at }).await.unwrap();
    }
    let lately = store.solved_lately(&anna, 2).await.unwrap();
    assert_eq!(lately, [("a".to_owned(), 4), ("c".to_owned(), 3)]);
    assert!(store.solved_lately(&"bert".into(), 9).await.unwrap().is_empty());
}
