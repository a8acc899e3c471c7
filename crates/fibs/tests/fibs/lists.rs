//! Answers of several lines, in the shape that clients know.

use pasch_fibs::{
    AverageRow, Event, GameRow, Person, PersonInfo, Rating, RatingChange, RatingRow, Reply, SavedRow, Session,
};

use crate::sessions::{signed_in, text};

fn told(session: &mut Session, event: Event) -> Vec<String> {
    text(&session.tell(&event))
}

fn person(name: &str, rating: u32, login: i64) -> Person {
    Person {
        name: name.to_owned(),
        opponent: None,
        watching: None,
        ready: true,
        away: false,
        rating: Rating(rating),
        experience: 7,
        idle: 65,
        login,
        host: "host.example.org".to_owned(),
        client: None,
        email: None,
    }
}

#[test]
fn matches_and_people_are_listed() {
    let mut anna = signed_in("anna", true);
    let game = |length| GameRow { names: ["bert".to_owned(), "Guest 1".to_owned()], length, score: [2, 3] };
    assert_eq!(
        told(&mut anna, Event::Games(vec![game(5), game(0)])),
        [
            "List of games:",
            "bert            -       Guest_<b> (5 point match 2-3)",
            "bert            -       Guest_<b> (unlimited 2-3)",
        ]
    );
    let saved =
        |playing, ready| SavedRow { opponent: "bert".to_owned(), length: 5, score: [1, 4], ready, playing };
    let rows =
        told(&mut anna, Event::Saved(vec![saved(false, false), saved(true, true), saved(false, true)]));
    assert_eq!(rows[0], "  opponent          matchlength   score (your points first)");
    let words: Vec<Vec<&str>> = rows[1..].iter().map(|row| row.split_whitespace().collect()).collect();
    assert_eq!(
        words,
        [["bert", "5", "1", "-", "4"], ["*bert", "5", "1", "-", "4"], ["**bert", "5", "1", "-", "4"]]
    );
    assert!(rows[1].starts_with("  bert ") && rows[2].starts_with(" *bert "));
    assert_eq!(told(&mut anna, Event::Saved(Vec::new())), ["no saved games."]);
    let counted = |count| Event::SavedCount { name: "bert".to_owned(), count };
    let counts: Vec<String> = [0, 1, 2].into_iter().flat_map(|n| told(&mut anna, counted(n))).collect();
    assert_eq!(counts, ["bert has no saved games.", "bert has 1 saved game.", "bert has 2 saved games."]);
    let watchers = Event::Watchers(vec![("carla".to_owned(), "bert".to_owned())]);
    assert_eq!(told(&mut anna, watchers), ["Watching players:", "carla is watching bert."]);
    let away = Event::AwayList(vec![("bert".to_owned(), "tea".to_owned())]);
    assert_eq!(told(&mut anna, away), ["The following users are away:", "bert is away: tea"]);
    assert_eq!(told(&mut anna, Event::Max(300)), ["max_logins is 300 (maximum: 300)"]);
}

#[test]
fn one_person_is_described() {
    let mut anna = signed_in("anna", true);
    let mut info = PersonInfo {
        name: "bert".to_owned(),
        last_login: Some(0),
        last_logout: None,
        here: Some(Person { opponent: Some("carla".to_owned()), ..person("bert", 150_000, 0) }),
        rating: Rating(161_207),
        experience: 2044,
        email: None,
    };
    assert_eq!(
        told(&mut anna, Event::PersonInfo(Box::new(info.clone()))),
        [
            "Information about bert:",
            "  Last login:  Thursday, January 01 00:00:00 UTC",
            "  Still logged in. 0:01:05 hours idle.",
            "  bert is playing with carla.",
            "  Rating: 1612.07 Experience: 2044",
            "  No email address.",
        ]
    );
    (info.here, info.last_logout, info.email) = (None, Some(60), Some("bert@example.org".to_owned()));
    assert_eq!(
        told(&mut anna, Event::PersonInfo(Box::new(info)))[2..],
        [
            "  Last logout: Thursday, January 01 00:01:00 UTC",
            "  Not logged in right now.",
            "  Rating: 1612.07 Experience: 2044",
            "  Email address: bert@example.org",
        ]
    );
    let last = Event::Last { name: "bert".to_owned(), login: 0, logout: None };
    assert_eq!(told(&mut anna, last)[2], "  Still logged in.");
    let host = Event::Where { name: "bert".to_owned(), host: "192.0.2.1".to_owned() };
    assert_eq!(told(&mut anna, host), ["bert is connected from 192.0.2.1."]);
    let logins = told(&mut anna, Event::LastLogins(vec![("bert".to_owned(), 3600)]));
    assert_eq!(logins, ["bert                 Thursday, January 01 01:00:00 UTC"]);
}

#[test]
fn terminals_have_a_table_of_people_in_the_order_that_is_set() {
    let mut session = signed_in("anna", false);
    let list =
        || vec![person("dora", 160_000, 50), person("Bert", 150_000, 90), person("carla", 170_000, 10)];
    let mut order = |by: &str| -> Vec<String> {
        session.line(&format!("set sortwho {by}"));
        let rows = told(&mut session, Event::People { list: list(), raw: false });
        assert_eq!(rows[0], "No  S  username        rating  exp login    idle  from");
        rows[1..].iter().map(|row| row.split_whitespace().nth(2).unwrap().to_owned()).collect()
    };
    assert_eq!(order("login"), ["carla", "dora", "Bert"]);
    assert_eq!(order("name"), ["Bert", "carla", "dora"]);
    assert_eq!(order("rating"), ["Bert", "dora", "carla"]);
    assert_eq!(order("rrating"), ["carla", "dora", "Bert"]);
    let raw = told(&mut session, Event::People { list: list(), raw: true });
    assert!(
        raw[0].starts_with("5 dora - - 1 0 1600.00 7 65 50 host.example.org - -") && raw[3] == "6",
        "{raw:?}"
    );
    let nobody = told(&mut session, Event::People { list: Vec::new(), raw: false });
    assert_eq!(nobody[1], "** No players match.");
}

#[test]
fn figures_are_tables() {
    let mut anna = signed_in("anna", true);
    let row = RatingRow { place: 3, name: "bert".to_owned(), rating: Rating(161_207), experience: 2044 };
    let rows = told(&mut anna, Event::Ratings(vec![row]));
    assert_eq!(rows[0], " rank name            rating    Experience");
    assert_eq!(rows[1].split_whitespace().collect::<Vec<_>>(), ["3", "bert", "1612.07", "2044"]);
    let hour = AverageRow { hour: 23, average: 1205, min: 3, max: 40 };
    let rows = told(&mut anna, Event::Average(vec![hour]));
    assert_eq!(rows, ["Time (UTC)  average min max", "23:00-00:00    12.05   3  40"]);
    let rows = told(&mut anna, Event::DiceTest([[10; 6]; 6]));
    assert_eq!((rows[0].as_str(), rows[7].as_str()), ("n: 360", "T: 0.00"));
    assert_eq!(rows[1], "1-1 10  1-2 10  1-3 10  1-4 10  1-5 10  1-6 10");
    let mut loaded = [[10; 6]; 6];
    loaded[5][5] = 46;
    // 35 cells one below their share of 11, one 35 above it.
    assert_eq!(told(&mut anna, Event::DiceTest(loaded))[7], format!("T: {:.2}", (35.0 + 35.0 * 35.0) / 11.0));
    let rows = told(&mut anna, Event::DiceTest([[0; 6]; 6]));
    assert_eq!(rows[7], "T: 0.00", "nothing was rolled yet");
    assert_eq!(told(&mut anna, Event::DiceTest([[u64::MAX; 6]; 6])).len(), 8);
}

#[test]
fn changes_of_ratings_are_explained_where_it_is_asked() {
    let mut anna = signed_in("anna", true);
    let change = RatingChange {
        winner: "anna".to_owned(),
        loser: "bert".to_owned(),
        length: 7,
        before: [1500.0, 1600.0],
        after: [1506.091, 1569.545],
        experience: [400, 0],
        underdog: 0.4245,
        pace: [1.0, 5.0],
    };
    let event = Event::Rated(change);
    assert_eq!(anna.tell(&event), Reply::default());
    anna.line("toggle ratings");
    assert_eq!(
        text(&anna.tell(&event)),
        [
            "rating calculation:",
            "rating difference D=100.000000",
            "match length  N=7",
            "Experience: anna 400 - bert 0",
            "Probability that underdog wins: Pu=1/(10^(D*sqrt(N)/2000)+1)=0.424500",
            "P=0.575500 is 1-Pu if underdog wins and Pu if favorite wins",
            "K=max(1 ,    -Experience/100+5) for anna: 1.000000",
            "K=max(1 ,    -Experience/100+5) for bert: 5.000000",
            "change for anna: 4*K*sqrt(N)*P=6.091000",
            "change for bert: -4*K*sqrt(N)*P=-30.455000",
        ]
    );
}
