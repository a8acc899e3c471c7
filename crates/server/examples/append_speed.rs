//! How fast facts go to disk: `append_speed DATABASE [SECONDS]`, where 1, 64 and 1000 matches append at the same time,
//! each its next fact as soon as the last one is on disk. The database has to be empty; it is not cleared afterwards.

use std::time::{Duration, Instant};

use pasch_server::store::{Append, DatabaseUrl, DiceRows, MatchRow, NewSession, Store, User};
use pasch_server::wire::MatchId;

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let url: DatabaseUrl = arguments.next().expect("a database").parse().expect("the address of a database");
    let seconds = arguments.next().map_or(5, |text| text.parse().expect("seconds"));
    let store = Store::open(&url).await.expect("the database opens");
    let user = User { id: "anna".into(), name: "Anna".to_owned() };
    let session = NewSession { token_hash: [7; 32], now: 1, expires_at: 1000 };
    store.create_guest(&user, &session).await.expect("the database is empty");
    for matches in [1, 64, 1000] {
        for number in 0..matches {
            let row = MatchRow {
                id: format!("{matches}-{number}").into(),
                header: "{}".to_owned(),
                created_by: user.id.clone(),
                created_at: 1,
                seats: Vec::new(),
            };
            store.create_match(&row, "{}").await.expect("a match");
        }
        let start = Instant::now();
        let until = start + Duration::from_secs(seconds);
        let players: Vec<_> = (0..matches)
            .map(|number| tokio::spawn(play(store.clone(), format!("{matches}-{number}").into(), until)))
            .collect();
        let mut waits = Vec::new();
        for player in players {
            waits.extend(player.await.expect("no panic"));
        }
        let rate = waits.len() as f64 / start.elapsed().as_secs_f64();
        waits.sort_unstable();
        let within = |part: usize| waits[waits.len() * part / 100].as_secs_f64() * 1e3;
        println!(
            "{matches:4} matches: {rate:6.0} appends/s, half within {:.1} ms, 99 % within {:.1} ms",
            within(50),
            within(99)
        );
    }
    store.close().await;
}

/// Appends one fact after the other; how long each took.
async fn play(store: Store, match_id: MatchId, until: Instant) -> Vec<Duration> {
    let summary = "x".repeat(600);
    let facts = [("anna".to_owned(), "play 13/7 8/7".to_owned())];
    let mut waits = Vec::new();
    for first_seq in 1.. {
        let begun = Instant::now();
        if begun > until {
            break;
        }
        let append = Append {
            match_id: &match_id,
            first_seq,
            at: 5,
            held: None,
            facts: &facts,
            intent: None,
            summary: &summary,
            dice: &DiceRows::default(),
        };
        store.append(&append).await.expect("a fact");
        waits.push(begun.elapsed());
    }
    waits
}
