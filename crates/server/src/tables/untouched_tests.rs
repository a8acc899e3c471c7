//! Tables that nobody touches, on both databases.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use pasch_host::clock::WallClock;
use pasch_rules::{Header, VariantId};
use pasch_store::fresh::Fresh;
use pasch_store::on_both_engines;

use super::untouched::STAYS_MS;
use super::{Lobby, Tables, Wanted};
use crate::events::{Event, Events};
use crate::store::{Store, User};
use crate::timing::{ClockRule, ServerClock};
use crate::wire::{TableStatus, UserId};

on_both_engines! { a_table_that_nobody_touches_closes_with_a_reason }

/// A clock that stands where it is put.
#[derive(Default)]
pub(crate) struct HandClock(pub AtomicI64);

impl WallClock for HandClock {
    fn now(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }

    fn monotonic(&self) -> i64 {
        self.now()
    }
}

pub(crate) fn wanted(clock: ClockRule, public: bool) -> Wanted {
    let id = VariantId::all().find(|id| id.as_str() == "backgammon").unwrap();
    Wanted {
        header: Header::new(id, 3),
        clock,
        rated: false,
        ratings: None,
        by_hand: false,
        strict: false,
        public,
        invited: None,
        program: false,
    }
}

async fn open(store: &Arc<Store>, clock: &Arc<HandClock>) -> (Tables, Events) {
    let wall: Arc<dyn WallClock> = Arc::<HandClock>::clone(clock);
    let events = Events::new(ServerClock::fresh(Arc::clone(&wall)));
    let tables = Tables::open(Arc::clone(store), Lobby::default(), wall, events.clone()).await.unwrap();
    (tables, events)
}

async fn a_table_that_nobody_touches_closes_with_a_reason(fresh: Fresh) {
    let store = Arc::new(fresh.with_guests(&["anna", "bert"]).await);
    let clock = Arc::new(HandClock::default());
    let at = |ms: i64| clock.0.store(ms, Ordering::Relaxed);
    let anna = User { id: "anna".into(), name: "Anna".to_owned() };
    let (tables, _) = open(&store, &clock).await;
    let mut made = Vec::new();
    for (rule, public) in [
        (ClockRule::None, true),
        (ClockRule::None, true),
        (ClockRule::None, false),
        (ClockRule::Delay { delay: 12, reserve: 300 }, true),
        (ClockRule::Days { days: 3 }, true),
    ] {
        made.push(tables.create(&anna, &wanted(rule, public)).await.unwrap().id);
    }
    let challenge = Wanted { invited: Some("bert".into()), ..wanted(ClockRule::None, false) };
    made.push(tables.create(&anna, &challenge).await.unwrap().id);
    at(STAYS_MS / 2);
    tables.touch(&made[1], &anna.id).await.unwrap();
    at(STAYS_MS - 1);
    tables.close_untouched().await.unwrap();
    assert_eq!(store.live_tables().await.unwrap().len(), made.len());

    // The server is away for a while; another one finds what is due.
    let (tables, events) = open(&store, &clock).await;
    let mut closed = events.subscribe(|event| matches!(event, Event::ClosedUntouched { .. }));
    at(STAYS_MS);
    tables.close_untouched().await.unwrap();
    tables.close_untouched().await.unwrap();
    let now = async |number: usize, who: &str| {
        let view = tables.find(&made[number], &who.into()).await.unwrap();
        (view.status, view.untouched)
    };
    assert_eq!(now(0, "anna").await, (TableStatus::Closed, true));
    for number in 1..made.len() {
        assert_eq!(now(number, "anna").await, (TableStatus::Open, false), "{number}");
    }
    let (_, event) = closed.recv().await.unwrap();
    let expected =
        Event::ClosedUntouched { table_id: made[0].clone(), user_id: UserId::from("anna"), at: STAYS_MS };
    assert_eq!(event, expected);
    assert!(closed.try_recv().is_err(), "told once");
    at(STAYS_MS + STAYS_MS / 2);
    tables.close_untouched().await.unwrap();
    assert_eq!(now(1, "anna").await, (TableStatus::Closed, true));
    // What its host closes is closed for no such reason.
    tables.close(&made[2], &anna.id).await.unwrap();
    assert_eq!(now(2, "anna").await, (TableStatus::Closed, false));
}
