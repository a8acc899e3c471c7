//! Tables in the store.

use super::fresh::{Fresh, bare_match};
use super::{ChatRow, MatchRow, ReportRow, SeatRow, TableRow, TableState};
use crate::on_both_engines;
use pasch_credentials::names::Name;
use pasch_table::clocks::Outage;
use pasch_wire::{MatchId, Seat};

on_both_engines! {
    of_two_who_want_a_seat_one_gets_it,
    what_is_said_is_kept_and_who_is_not_heard,
    outages_are_kept_in_order,
    untouched_tables_for_anybody_are_found_and_closed_once,
}

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        code: format!("code-{id}"),
        host: "anna".into(),
        host_name: "Anna".to_owned(),
        host_seat: Seat::A,
        host_program: true,
        header: "{}".to_owned(),
        clock: "{\"type\":\"none\"}".to_owned(),
        rated: true,
        ratings: Some("{\"from\":1400,\"to\":1700}".to_owned()),
        by_hand: true,
        strict: true,
        public: false,
        invited: Some("bert".into()),
        state: TableState::Open,
        created_at: 5,
        matches: 0,
        match_id: None,
    }
}

fn a_match(id: &str) -> MatchRow {
    let seat = |seat: Seat, user: &str| SeatRow {
        seat,
        user_id: Some(user.into()),
        bot_level: None,
        program: false,
        name: user.to_owned(),
    };
    MatchRow { created_at: 7, seats: vec![seat(Seat::A, "anna"), seat(Seat::B, "bert")], ..bare_match(id) }
}

async fn untouched_tables_for_anybody_are_found_and_closed_once(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    let open = |id: &str| TableRow { public: true, invited: None, ..table(id) };
    for row in [open("t"), open("u"), table("challenge"), TableRow { public: false, ..open("private") }] {
        store.create_table(&row).await.unwrap();
    }
    let found = async |before: i64| {
        let rows = store.untouched_tables(before).await.unwrap();
        rows.into_iter().map(|row| row.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!((found(4).await, found(5).await), (vec![], vec!["t".to_owned(), "u".to_owned()]));
    store.touch_table(&"t".into(), &"bert".into(), 50).await.unwrap();
    assert_eq!(found(5).await.len(), 2, "not their table");
    store.touch_table(&"t".into(), &"anna".into(), 50).await.unwrap();
    assert_eq!(found(5).await, ["u"]);
    assert!(!store.close_untouched(&"t".into(), 5, 60).await.unwrap());
    assert!(store.close_untouched(&"u".into(), 5, 60).await.unwrap());
    assert!(!store.close_untouched(&"u".into(), 99, 99).await.unwrap(), "closed already");
    assert_eq!(store.find_table(&"u".into()).await.unwrap().unwrap().state, TableState::Untouched);
    assert_eq!((found(50).await, store.live_tables().await.unwrap().len()), (vec!["t".to_owned()], 3));
    assert_eq!(store.open_tables_of(&"anna".into()).await.unwrap(), 3);
}

async fn of_two_who_want_a_seat_one_gets_it(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    store.create_table(&table("t")).await.unwrap();
    store.create_table(&table("u")).await.unwrap();
    let open = store.find_table(&"t".into()).await.unwrap().unwrap();
    assert_eq!(open, table("t"));
    assert_eq!(store.table_by_code("code-t").await.unwrap(), Some(open.clone()));
    assert_eq!(store.open_tables_of(&"anna".into()).await.unwrap(), 2);
    assert!(store.begin_match(&open, &a_match("m"), "{}").await.unwrap());
    assert!(!store.begin_match(&open, &a_match("n"), "{}").await.unwrap(), "the seat is taken");
    assert_eq!(store.find_match(&"n".into()).await.unwrap(), None, "nothing is half written");
    assert!(
        !store.close_table(&"t".into(), 9).await.unwrap() && store.close_table(&"u".into(), 9).await.unwrap()
    );
    let playing = store.table_of_match(&"m".into()).await.unwrap().unwrap();
    assert_eq!(
        (playing.state, playing.matches, playing.match_id.as_ref().map(MatchId::as_str)),
        (TableState::Playing, 1, Some("m"))
    );
    // The next one at the same table, once.
    assert!(store.begin_match(&playing, &a_match("o"), r#"{"over":true}"#).await.unwrap());
    assert!(!store.begin_match(&playing, &a_match("p"), "{}").await.unwrap());
    let now = store.table_of_match(&"m".into()).await.unwrap().unwrap();
    assert_eq!((now.matches, now.match_id.as_ref().map(MatchId::as_str)), (2, Some("o")));
    assert_eq!(store.latest_headers(9).await.unwrap(), [a_match("m").header, a_match("o").header]);
    assert_eq!(store.latest_headers(1).await.unwrap().len(), 1);
    assert!(store.live_tables().await.unwrap().is_empty(), "one is closed, the other's match is over");
    let ended = store.ended_tables(a_match("o").created_at).await.unwrap();
    assert_eq!(
        ended.iter().map(|row| row.match_id.as_ref().map(MatchId::as_str)).collect::<Vec<_>>(),
        [Some("o")]
    );
    assert_eq!(ended[0].id, "t");
    assert!(store.ended_tables(a_match("o").created_at + 1).await.unwrap().is_empty(), "that was before");
}

async fn what_is_said_is_kept_and_who_is_not_heard(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    store.create_match(&a_match("m"), "{}").await.unwrap();
    let line = |number| ChatRow { number, at: 9, user_id: "anna".into(), body: "hello".to_owned() };
    store.add_chat(&"m".into(), &line(1)).await.unwrap();
    store.add_chat(&"m".into(), &line(2)).await.unwrap();
    assert!(store.add_chat(&"m".into(), &line(2)).await.is_err(), "a line has one number");
    assert_eq!(store.chat(&"m".into()).await.unwrap(), [line(1), line(2)]);
    for on in [true, true, false] {
        store.set_mute(&"bert".into(), &"anna".into(), on).await.unwrap();
        assert_eq!(store.is_muted(&"bert".into(), &"anna".into()).await.unwrap(), on);
        assert!(!store.is_muted(&"anna".into(), &"bert".into()).await.unwrap());
    }
    let report = ReportRow {
        id: "r".into(),
        match_id: "m".into(),
        by: "bert".into(),
        about: "anna".into(),
        body: "rude".to_owned(),
        at: 10,
    };
    store.add_report(&report).await.unwrap();
    assert!(store.rename_guest(&"bert".into(), &Name::of_guest("Bert").unwrap(), 9).await.unwrap());
    assert_eq!(store.user_name(&"bert".into()).await.unwrap().as_deref(), Some("Bert"));
    assert_eq!(store.user_name(&"carl".into()).await.unwrap(), None);
}

async fn outages_are_kept_in_order(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    assert_eq!(store.last_beat().await.unwrap(), None);
    store.beat(5).await.unwrap();
    store.beat(8).await.unwrap();
    assert_eq!(store.last_beat().await.unwrap(), Some(8));
    for (began, ended, ahead) in [(20, 30, 0), (8, 12, 0), (20, 40, 7)] {
        store.add_outage(&Outage { began, ended, ahead }).await.unwrap();
    }
    assert_eq!(
        store.outages().await.unwrap(),
        [Outage { began: 8, ended: 12, ahead: 0 }, Outage { began: 20, ended: 40, ahead: 7 }]
    );
}
