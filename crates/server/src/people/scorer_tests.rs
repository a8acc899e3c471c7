//! Results and ratings of rated matches, whatever happens between the end of a match and the rating.

use std::sync::Arc;

use pasch_formats::log;
use pasch_rules::{Action, ByPlayer, Dice, Die, Header, MatchState, Phase, Play, Player, VariantId};

use super::scorer::{rate_all, settle_all};
use crate::events::Events;
use crate::ratings::{DAY_MS, Pool, Uncounted, VERSION, least_plays};
use crate::room;
use crate::store::live::Loaded;
use crate::store::people::{AccountRow, Role};
use crate::store::ratings::SYSTEM;
use crate::store::{Append, DiceRows, NewSession, Store, User};
use crate::tables::{Lobby, NEAR, TableError, Tables, Wanted};
use crate::timing::ClockRule;
use crate::timing::ServerClock;
use crate::wire::{RatingRange, UserId};
use pasch_host::clock::SystemClock;
use pasch_store::fresh::Fresh;
use pasch_store::on_both_engines;

on_both_engines! {
    a_rated_match_counts_once_whenever_the_server_ends,
    what_is_found_late_is_counted_in_its_place,
    only_people_with_accounts_play_rated_matches,
    ten_conceded_one_pointers_move_nothing,
    a_day_of_conceded_matches_is_worth_less_than_two_and_is_reported,
    results_of_earlier_versions_are_judged_by_their_logs,
    whoever_has_left_is_in_no_list,
    near_ratings_are_paired_and_shown_at_tables,
}

/// Three accounts, anna, bert and clara, and a guest, at tables over a new database.
async fn begin(fresh: &Fresh) -> (Arc<Store>, Tables) {
    let store: Arc<Store> = Arc::new(fresh.open().await);
    for (number, id) in (1_u8..).zip(["anna", "bert", "clara", "guest", "visitor"]) {
        let user = User { id: id.into(), name: id.to_owned() };
        let session = NewSession { token_hash: [number; 32], now: 1, expires_at: 1000 };
        store.create_guest(&user, &session).await.unwrap();
        if !matches!(id, "guest" | "visitor") {
            let account = AccountRow {
                user_id: id.into(),
                name: id.to_owned(),
                name_key: id.to_owned(),
                password: None,
                role: Role::Player,
                created_at: 2,
            };
            assert!(store.make_account(&account).await.unwrap());
        }
    }
    store.begin_ratings(VERSION).await.unwrap();
    let (lobby, events) = (Lobby::default(), Events::new(ServerClock::fresh(Arc::new(SystemClock))));
    let tables = Tables::open(Arc::clone(&store), lobby, Arc::new(SystemClock), events).await.unwrap();
    (store, tables)
}

fn user(id: &str) -> User {
    User { id: id.into(), name: id.to_owned() }
}

fn wanted(length: u32, rated: bool) -> Wanted {
    let id = VariantId::all().find(|id| id.as_str() == "backgammon").unwrap();
    Wanted {
        header: Header::new(id, length),
        clock: ClockRule::None,
        rated,
        ratings: None,
        by_hand: false,
        strict: false,
        public: true,
        invited: None,
        program: false,
    }
}

/// So many plays from the beginning of a game, all with 3-1, as bodies of facts.
fn plays(header: &Header, count: u32) -> Vec<String> {
    let mut state = MatchState::new(header).unwrap();
    let mut bodies = Vec::new();
    let mut act = |state: &mut MatchState, action: Action| {
        state.apply(&action).unwrap();
        bodies.push(log::action_line(&action));
    };
    let [three, one] = [3, 1].map(|face| Die::new(face).unwrap());
    act(&mut state, Action::OpeningRoll(ByPlayer { a: three, b: one }));
    for _ in 0..count {
        if matches!(state.phase(), Phase::ToRoll { .. }) {
            act(&mut state, Action::Roll(Dice::two(three, one)));
        }
        let play = state.play_graph().unwrap().plays().first().map_or(Play::DANCE, |one| one.play.clone());
        act(&mut state, Action::Play(play));
    }
    bodies
}

/// A match between two that the second gives up at some time, after a number of plays.
async fn given_up(
    store: &Store,
    tables: &Tables,
    (winner, loser): (&str, &str),
    wanted: &Wanted,
    count: u32,
    at: i64,
) -> String {
    let table = tables.create(&user(winner), wanted).await.unwrap();
    let id = tables.join(&table.id, &user(loser), false).await.unwrap().match_id.unwrap();
    let row = store.find_match(&id).await.unwrap().unwrap();
    let header = log::parse_header(&row.header).unwrap();
    let forfeit = log::action_line(&Action::Forfeit { by: Player::B });
    let facts: Vec<(String, String)> =
        plays(&header, count).into_iter().chain([forfeit]).map(|body| (loser.to_owned(), body)).collect();
    let Loaded { seats, table, .. } = room::load(store, &row).await.unwrap();
    let rows: Vec<_> = (1..)
        .zip(&facts)
        .map(|(seq, (actor, body))| crate::store::ActionRow {
            seq,
            at,
            held: None,
            actor: actor.clone(),
            body: body.clone(),
        })
        .collect();
    let over = room::Table::fold(table.id(), header, &seats, false, &rows).unwrap();
    assert!(over.is_over());
    let summary = over.summary().write();
    let append = Append {
        match_id: &id,
        first_seq: 1,
        at,
        held: None,
        facts: &facts,
        intent: None,
        summary: &summary,
        dice: &DiceRows::default(),
    };
    store.append(&append).await.unwrap();
    id.to_string()
}

/// A match to five points with as many plays as it takes to count.
async fn played(store: &Store, tables: &Tables, winner: &str, loser: &str, at: i64, rated: bool) -> String {
    given_up(store, tables, (winner, loser), &wanted(5, rated), least_plays(5), at).await
}

/// FIBS's ratings of players, rounded to thousandths, with their numbers of matches.
async fn ratings(store: &Store, players: &[&str]) -> Vec<(f64, u32)> {
    let mut all = Vec::new();
    for player in players {
        let standings = store.standings_of(&UserId::from(*player)).await.unwrap();
        assert!(standings.len() <= 1 && standings.iter().all(|(pool, _)| *pool == Pool::Hitting));
        all.extend(
            standings.iter().map(|(_, one)| ((one.fibs.rating * 1000.0).round() / 1000.0, one.matches)),
        );
    }
    all
}

async fn a_rated_match_counts_once_whenever_the_server_ends(fresh: Fresh) {
    let (store, tables) = begin(&fresh).await;
    let first = played(&store, &tables, "anna", "bert", 100, true).await;
    let friendly = played(&store, &tables, "anna", "bert", 110, false).await;
    let guests = played(&store, &tables, "guest", "visitor", 115, false).await;
    let found = [(first.as_str().into(), true), (friendly.as_str().into(), false)];
    let mut unsettled = store.unsettled().await.unwrap();
    unsettled.sort_by_key(|one| !one.1);
    assert_eq!(unsettled, found, "not that of two guests: {guests}");
    // The server ends right after the match; another one finds it.
    let store: Arc<Store> = Arc::new(fresh.open().await);
    settle_all(&store).await.unwrap();
    assert_eq!(ratings(&store, &["anna", "bert"]).await, []);
    // It ends again between the result and the rating.
    let store: Arc<Store> = Arc::new(fresh.open().await);
    for _ in 0..3 {
        settle_all(&store).await.unwrap();
        rate_all(&store).await.unwrap();
        // Five points between equals, both new: 5 × 4.472.
        assert_eq!(ratings(&store, &["anna", "bert"]).await, [(1522.361, 1), (1477.639, 1)]);
    }
    assert_eq!(store.unanalysed().await.unwrap(), [first.as_str(), friendly.as_str()]);
    // Other formulas rate the same results anew.
    store.begin_ratings(VERSION).await.unwrap();
    assert_eq!(ratings(&store, &["anna"]).await.len(), 1);
    store.begin_ratings(VERSION + 1).await.unwrap();
    assert_eq!(ratings(&store, &["anna"]).await, []);
    rate_all(&store).await.unwrap();
    assert_eq!(ratings(&store, &["anna", "bert"]).await, [(1522.361, 1), (1477.639, 1)]);
}

async fn what_is_found_late_is_counted_in_its_place(fresh: Fresh) {
    let (store, tables) = begin(&fresh).await;
    let all = [("anna", "bert", 100), ("bert", "clara", 200), ("clara", "anna", 300)];
    for (winner, loser, at) in all {
        played(&store, &tables, winner, loser, at, true).await;
    }
    settle_all(&store).await.unwrap();
    rate_all(&store).await.unwrap();
    let in_order = ratings(&store, &["anna", "bert", "clara"]).await;
    assert_eq!(in_order.iter().map(|one| one.1).collect::<Vec<_>>(), [2, 2, 2]);
    // The same, the last one first.
    let fresh = fresh.another();
    let (store, tables) = begin(&fresh).await;
    for (winner, loser, at) in all.into_iter().rev() {
        played(&store, &tables, winner, loser, at, true).await;
        settle_all(&store).await.unwrap();
        rate_all(&store).await.unwrap();
    }
    assert_eq!(ratings(&store, &["anna", "bert", "clara"]).await, in_order);
}

async fn only_people_with_accounts_play_rated_matches(fresh: Fresh) {
    let (_, tables) = begin(&fresh).await;
    let refused = tables.create(&user("guest"), &wanted(5, true)).await;
    assert!(matches!(refused, Err(TableError::NoAccount)));
    assert!(matches!(tables.create(&user("anna"), &wanted(0, true)).await, Err(TableError::NotRated)));
    let table = tables.create(&user("anna"), &wanted(5, true)).await.unwrap();
    assert!(matches!(tables.join(&table.id, &user("guest"), false).await, Err(TableError::NoAccount)));
    let bot = pasch_table::Occupant::Bot { level: "expert".to_owned(), name: "Pasch".to_owned() };
    assert!(matches!(tables.seat_bot(&table.id, &"anna".into(), bot).await, Err(TableError::NotRated)));
    tables.join(&table.id, &user("bert"), false).await.unwrap();
    // Without ratings everybody may.
    let table = tables.create(&user("guest"), &wanted(0, false)).await.unwrap();
    tables.join(&table.id, &user("anna"), false).await.unwrap();
}

async fn whoever_has_left_is_in_no_list(fresh: Fresh) {
    let (store, tables) = begin(&fresh).await;
    played(&store, &tables, "anna", "bert", 100, true).await;
    settle_all(&store).await.unwrap();
    rate_all(&store).await.unwrap();
    let names = async |store: &Store| {
        let rows = store.leaders(Pool::Hitting, 10).await.unwrap();
        rows.into_iter().map(|row| row.name).collect::<Vec<_>>()
    };
    assert_eq!(names(&store).await, ["anna", "bert"]);
    assert_eq!(store.leaders(Pool::Running, 10).await.unwrap(), []);
    let games = store.played_by(&"bert".into()).await.unwrap();
    assert!(games[0].rated && games[0].fibs.is_some());
    assert_eq!(
        (games.len(), games[0].played.opponent.as_str(), games[0].played.won),
        (1, "anna", Some(false))
    );
    assert_eq!(games[0].points, [0, 0], "given up before anybody had scored");
}

async fn near_ratings_are_paired_and_shown_at_tables(fresh: Fresh) {
    let (store, tables) = begin(&fresh).await;
    for day in 1..=5 {
        given_up(&store, &tables, ("anna", "bert"), &wanted(25, true), least_plays(25), day * 2 * DAY_MS)
            .await;
    }
    settle_all(&store).await.unwrap();
    let rated = rate_all(&store).await.unwrap();
    assert_eq!(rated, ["anna", "bert"]);
    assert!(rate_all(&store).await.unwrap().is_empty(), "nobody's has changed since");
    let rating = async |id: &str| tables.ratings_of(&id.into()).await.unwrap().get("hitting").copied();
    let (Some(high), Some(low)) = (rating("anna").await, rating("bert").await) else { panic!() };
    assert!(high - low > NEAR && high - 1500 < NEAR && rating("clara").await.is_none(), "{high} {low}");

    let near = async |id: &str, length: u32| {
        let wanted = wanted(length, true);
        let ratings = Some(tables.near(&id.into(), &wanted).await.unwrap());
        Wanted { ratings, ..wanted }
    };
    assert!(matches!(tables.near(&"anna".into(), &wanted(3, false)).await, Err(TableError::BadRange)));
    let pair = async |id: &str, wanted: &Wanted| {
        let table = tables.pair(&user(id), wanted).await.unwrap();
        let names = [&table.a, &table.b].map(|seat| seat.as_ref().map(|seat| seat.name.clone()));
        (table, names)
    };
    // Their hosts wait in the lobby.
    let waits = pasch_table::lobby::Coming { waits: true, ..Default::default() };
    let _here = ["anna", "bert", "clara"].map(|id| tables.lobby().enter(&user(id), waits.clone()));
    let (open, _) = pair("anna", &near("anna", 3).await).await;
    assert_eq!(open.ratings.unwrap(), RatingRange { from: high - NEAR, to: high + NEAR });
    assert_eq!((open.a.unwrap().rating, open.pool.as_str()), (Some(high), "hitting"));
    // Too far away, whoever has made the table; neither does somebody who takes anybody get in.
    let (other, [host, guest]) = pair("bert", &near("bert", 3).await).await;
    assert_eq!((host.as_deref(), guest), (Some("bert"), None));
    tables.close(&other.id, &"bert".into()).await.unwrap();
    let (other, _) = pair("bert", &wanted(3, true)).await;
    assert_eq!(other.match_id, None);
    // The other takes anybody, but who looks among players near them does not sit down there.
    tables.close(&open.id, &"anna".into()).await.unwrap();
    let (again, [host, _]) = pair("anna", &near("anna", 3).await).await;
    assert_eq!((host.as_deref(), again.match_id.is_none()), (Some("anna"), true));
    // Somebody who was never rated counts with 1500.
    let (begun, [host, guest]) = pair("clara", &near("clara", 3).await).await;
    assert_eq!(
        (host.as_deref(), guest.as_deref(), begun.match_id.is_some()),
        (Some("bert"), Some("clara"), true)
    );
    assert_eq!((begun.a.unwrap().rating, begun.b.unwrap().rating), (Some(low), None));
    // With anybody, the range is as wide as the others'.
    tables.close(&again.id, &"anna".into()).await.unwrap();
    tables.pair(&user("bert"), &wanted(5, true)).await.unwrap();
    let (begun, names) = pair("anna", &wanted(5, true)).await;
    assert!(begun.match_id.is_some() && names[1].as_deref() == Some("anna"), "{names:?}");
}

/// What moderators are told by the server, of whom.
async fn told(store: &Store) -> Vec<(String, String)> {
    let cases = store.open_cases(&"".into(), 99).await.unwrap();
    assert!(cases.iter().all(|one| one.by.id == SYSTEM), "{cases:?}");
    cases.into_iter().map(|one| (one.about.id.into_string(), one.body)).collect()
}

async fn ten_conceded_one_pointers_move_nothing(fresh: Fresh) {
    let (store, tables) = begin(&fresh).await;
    let mut last = String::new();
    for (number, count) in [0, 0, 0, 0, 0, 1, 2, 3, 4, 7].into_iter().enumerate() {
        let at = 100 + 160 * number as i64;
        last = given_up(&store, &tables, ("anna", "bert"), &wanted(1, true), count, at).await;
        settle_all(&store).await.unwrap();
        rate_all(&store).await.unwrap();
    }
    assert_eq!(ratings(&store, &["anna", "bert"]).await, [], "no rating has moved");
    let row = store.counted(&last.as_str().into()).await.unwrap().unwrap();
    assert_eq!((row.reason, row.plays, row.weight), (Some(Uncounted::FewPlays), Some(7), None));
    let games = store.played_by(&"anna".into()).await.unwrap();
    let void = games.iter().filter(|one| one.reason == Some(Uncounted::LeftEarly)).count();
    assert_eq!((games.len(), void), (10, 8));
    // Moderators are told once of each, not ten times.
    let mut cases = told(&store).await;
    cases.sort();
    assert_eq!(cases.len(), 2, "{cases:?}");
    assert!(cases[0].0 == "anna" && cases[0].1.contains("gave up each time"), "{cases:?}");
    assert!(cases[1].0 == "bert" && cases[1].1.contains("before the fourth play"), "{cases:?}");
    // One more play and it would have counted.
    let counts = given_up(&store, &tables, ("anna", "clara"), &wanted(1, true), 8, 9000).await;
    settle_all(&store).await.unwrap();
    rate_all(&store).await.unwrap();
    assert_eq!(store.counted(&counts.as_str().into()).await.unwrap().unwrap().weight, Some(1.0));
    assert_eq!(ratings(&store, &["anna", "clara"]).await, [(1510.0, 1), (1490.0, 1)]);
}

async fn a_day_of_conceded_matches_is_worth_less_than_two_and_is_reported(fresh: Fresh) {
    let (store, tables) = begin(&fresh).await;
    for number in 0..10 {
        let at = 100 + number * 3_600_000;
        given_up(&store, &tables, ("anna", "bert"), &wanted(1, true), 8, at).await;
        settle_all(&store).await.unwrap();
        rate_all(&store).await.unwrap();
    }
    let slow = ratings(&store, &["anna", "bert"]).await;
    assert!(
        slow[0].0 > 1510.0 && slow[0].0 < 1520.0,
        "{slow:?}: the first is worth 10, all of them less than 20"
    );
    assert_eq!(slow[0].1, 5, "the others counted nothing");
    let cases = told(&store).await;
    assert_eq!(cases.len(), 1, "{cases:?}");
    assert_eq!(cases[0].0, "anna");
    // All of it follows from the results: made again in one go it is the same.
    store.uncount().await.unwrap();
    rate_all(&store).await.unwrap();
    assert_eq!(ratings(&store, &["anna", "bert"]).await, slow);
    // Two days later the two count in full again.
    let later = given_up(&store, &tables, ("bert", "anna"), &wanted(1, true), 8, 3 * DAY_MS).await;
    settle_all(&store).await.unwrap();
    rate_all(&store).await.unwrap();
    assert_eq!(store.counted(&later.as_str().into()).await.unwrap().unwrap().weight, Some(1.0));
}

async fn results_of_earlier_versions_are_judged_by_their_logs(fresh: Fresh) {
    let (store, tables) = begin(&fresh).await;
    let empty = given_up(&store, &tables, ("anna", "bert"), &wanted(1, true), 0, 100).await;
    let whole = given_up(&store, &tables, ("anna", "bert"), &wanted(1, true), 9, 200).await;
    settle_all(&store).await.unwrap();
    let before: Vec<_> = [
        store.counted(&empty.as_str().into()).await.unwrap(),
        store.counted(&whole.as_str().into()).await.unwrap(),
    ]
    .into();
    // As an earlier version left them: how they were played is not known.
    let sql = fresh.open().await;
    sql.forget_courses().await;
    assert_eq!(store.unread_results().await.unwrap().len(), 2);
    rate_all(&store).await.unwrap();
    assert_eq!(ratings(&store, &["anna"]).await, [], "nothing counts before it has been read");
    settle_all(&store).await.unwrap();
    assert_eq!(
        [
            store.counted(&empty.as_str().into()).await.unwrap(),
            store.counted(&whole.as_str().into()).await.unwrap()
        ],
        before[..]
    );
    rate_all(&store).await.unwrap();
    assert_eq!(ratings(&store, &["anna"]).await, [(1510.0, 1)]);
}
