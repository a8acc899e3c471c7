//! The lobby: each audience is told what it may know.

use pasch_wire::{IllegalRule, PersonView, TableGame};

use super::*;

const IN_LOBBY: Coming =
    Coming { waits: true, looks: true, hears: true, program: false, hidden: false, ratings: None };

fn table(id: &str, host: &str, public: bool) -> TableView {
    TableView {
        id: id.into(),
        code: "code".to_owned(),
        host: PersonView { id: host.into(), name: host.to_owned() },
        here: false,
        a: None,
        b: None,
        game: TableGame {
            variant: "backgammon".to_owned(),
            then: Vec::new(),
            length: 5,
            cube: true,
            jacoby: false,
            beavers: false,
            house: BTreeMap::new(),
            illegal: IllegalRule::Refused,
        },
        pool: "hitting".to_owned(),
        clock: ClockSetting::None,
        rated: false,
        ratings: None,
        by_hand: false,
        strict: false,
        public,
        invited: None,
        status: TableStatus::Open,
        untouched: false,
        match_id: None,
        score: Score::default(),
        created_at: "2026".to_owned(),
    }
}

fn listener(id: &str) -> Audience {
    Audience { user_id: id.into(), ..Audience::default() }
}

fn names(message: &LobbyMessage) -> Vec<&str> {
    match message {
        LobbyMessage::Snapshot { tables, .. } => tables.iter().map(|table| table.id.as_str()).collect(),
        LobbyMessage::Diff { put, .. } => put.iter().map(|table| table.id.as_str()).collect(),
    }
}

#[test]
fn private_tables_and_challenges_are_told_to_whom_they_concern() {
    let mut lobby = Hall::default();
    lobby.put(table("open", "anna", true));
    lobby.put(table("secret", "anna", false));
    let invited = Some(PersonView { id: "bert".into(), name: "B".to_owned() });
    lobby.put(TableView { invited, ..table("duel", "anna", false) });
    assert_eq!(names(&lobby.snapshot(&listener("anna"))), ["duel", "open", "secret"]);
    assert_eq!(names(&lobby.snapshot(&listener("bert"))), ["duel", "open"]);
    assert_eq!(names(&lobby.snapshot(&listener("carl"))), ["open"]);
    let knows = Audience { table: Some("secret".into()), ..listener("carl") };
    assert_eq!(names(&lobby.snapshot(&knows)), ["open", "secret"]);
    let guesses = Audience { table: Some("duel".into()), ..listener("carl") };
    assert_eq!(names(&lobby.snapshot(&guesses)), ["open"]);
    let elsewhere = Audience { own: true, ..listener("bert") };
    assert_eq!(names(&lobby.snapshot(&elsewhere)), ["duel"]);
}

#[test]
fn changes_go_out_together_and_finished_tables_leave() {
    let mut lobby = Hall::default();
    let audience = listener("carl");
    lobby.enter(&"anna".into(), "ANNA", &IN_LOBBY);
    lobby.put(table("t", "anna", true));
    lobby.match_stands(&"t".into(), Score { a: 1, b: 0 }, false);
    let bundle = lobby.news();
    let Some(LobbyMessage::Diff { put, came, online, .. }) = audience.part(&bundle) else { panic!() };
    assert_eq!((put.len(), put[0].score.a, came.len(), online), (1, 1, 1, 1));
    lobby.leave(&"anna".into(), &IN_LOBBY);
    lobby.match_stands(&"t".into(), Score { a: 1, b: 3 }, true);
    let bundle = lobby.news();
    let Some(LobbyMessage::Diff { put, left, .. }) = audience.part(&bundle) else { panic!() };
    assert_eq!((put[0].status, left), (TableStatus::Over, vec!["anna".into()]));
    assert!(names(&lobby.snapshot(&audience)).is_empty());
    assert!(audience.part(&lobby.news()).is_none(), "nothing is told twice");
}

#[test]
fn who_wishes_not_to_be_seen_is_not() {
    let mut lobby = Hall::default();
    let audience = listener("carl");
    let hidden = Coming { hidden: true, ..IN_LOBBY };
    let told = |lobby: &mut Hall| {
        let bundle = lobby.news();
        (bundle.came.len(), bundle.left.len(), bundle.online)
    };
    lobby.enter(&"anna".into(), "ANNA", &hidden);
    assert_eq!(told(&mut lobby), (0, 0, 0));
    assert!(lobby.is_here(&"anna".into()) && !lobby.is_seen(&"anna".into()));
    lobby.put(table("t", "anna", true));
    assert_eq!(lobby.waiting(&"carl".into()), ["t"], "a table can be joined");
    lobby.hide(&"anna".into(), false);
    assert_eq!(told(&mut lobby), (1, 0, 1));
    assert!(lobby.is_seen(&"anna".into()));
    lobby.hide(&"anna".into(), true);
    assert_eq!(told(&mut lobby), (0, 1, 0));
    let LobbyMessage::Snapshot { people, online, .. } = lobby.snapshot(&audience) else { panic!() };
    assert_eq!((people.len(), online), (0, 0));
    lobby.leave(&"anna".into(), &hidden);
    assert_eq!(told(&mut lobby), (0, 0, 0), "nobody hears of it");
    assert!(!lobby.is_here(&"anna".into()));
}

#[test]
fn ratings_are_told_with_people_and_tables_and_anew_when_they_change() {
    let mut lobby = Hall::default();
    let ratings = |rating: u16| PoolRatings::from([("hitting".to_owned(), rating)]);
    lobby.enter(&"anna".into(), "ANNA", &Coming { ratings: Some(ratings(1517)), ..IN_LOBBY });
    let seat = TableSeat {
        id: Some("anna".into()),
        name: "A".to_owned(),
        level: None,
        program: false,
        rating: Some(1517),
    };
    lobby.put(TableView { a: Some(seat), ..table("t", "anna", true) });
    let told = |lobby: &mut Hall| {
        let bundle = lobby.news();
        let seats = bundle.put.iter().map(|table| table.a.as_ref().unwrap().rating);
        (seats.collect::<Vec<_>>(), bundle.came.iter().map(|one| one.ratings.clone()).collect::<Vec<_>>())
    };
    assert_eq!(told(&mut lobby), (vec![Some(1517)], vec![ratings(1517)]));
    lobby.enter(&"anna".into(), "ANNA", &Coming::default());
    lobby.leave(&"anna".into(), &Coming::default());
    assert_eq!(told(&mut lobby), (vec![], vec![]), "another name takes no rating away");
    lobby.rate(&"anna".into(), &ratings(1530));
    assert_eq!(told(&mut lobby), (vec![Some(1530)], vec![ratings(1530)]));
    let LobbyMessage::Snapshot { ratings: own, .. } = lobby.snapshot(&listener("anna")) else { panic!() };
    assert_eq!(own, ratings(1530));
    lobby.rate(&"anna".into(), &PoolRatings::from([("pinning".to_owned(), 1600)]));
    assert_eq!(told(&mut lobby).0, [None], "another kind of game");
}

#[test]
fn programs_are_told_as_such_while_they_are_there() {
    let mut lobby = Hall::default();
    lobby.enter(&"anna".into(), "ANNA", &IN_LOBBY);
    let told = |lobby: &mut Hall| lobby.news().came.iter().map(|one| one.program).collect::<Vec<_>>();
    assert_eq!(told(&mut lobby), [false]);
    let program = Coming { program: true, ..Coming::default() };
    lobby.enter(&"anna".into(), "ANNA", &program);
    assert_eq!(told(&mut lobby), [true]);
    lobby.leave(&"anna".into(), &program);
    assert_eq!(told(&mut lobby), [false]);
}

#[test]
fn quick_pairing_takes_those_who_are_there() {
    let mut lobby = Hall::default();
    lobby.put(table("t", "anna", true));
    assert!(lobby.waiting(&"carl".into()).is_empty(), "the host has gone");
    assert_eq!(lobby.waiting(&"anna".into()), ["t"]);
    lobby.enter(&"anna".into(), "ANNA", &Coming::default());
    assert!(lobby.waiting(&"carl".into()).is_empty(), "the host is busy at a board");
    lobby.leave(&"anna".into(), &Coming::default());
    lobby.enter(&"anna".into(), "ANNA", &IN_LOBBY);
    assert_eq!(lobby.waiting(&"carl".into()), ["t"]);
    lobby.put(TableView { clock: ClockSetting::Days { days: 3 }, ..table("days", "bert", true) });
    assert_eq!(lobby.waiting(&"carl".into()), ["days", "t"]);
}

#[test]
fn whoever_is_called_hears_it_on_every_page_and_nobody_else_does() {
    let mut lobby = Hall::default();
    let anna = Audience { own: true, ..listener("anna") };
    let elsewhere = Coming { hears: true, ..Coming::default() };
    lobby.enter(&"anna".into(), "ANNA", &elsewhere);
    assert!(lobby.hears(&"anna".into()) && !lobby.looks(&"anna".into()));
    lobby.enter(&"anna".into(), "ANNA", &IN_LOBBY);
    assert!(lobby.looks(&"anna".into()));
    lobby.news();
    let comer = ComerView { id: "bert".into(), name: "B".to_owned(), table: Some("t".into()) };
    lobby.call(&"anna".into(), comer.clone());
    let bundle = lobby.news();
    let Some(LobbyMessage::Diff { comer: told, .. }) = anna.part(&bundle) else { panic!() };
    assert_eq!(told, Some(comer));
    assert!(listener("carl").part(&bundle).is_none());
    lobby.leave(&"anna".into(), &elsewhere);
    assert!(lobby.hears(&"anna".into()), "the lobby itself is heard, too");
}
