//! Copies of a match: named, never merged.

use pasch_server::wire::{CollectedDetail, CollectedMatch, CollectionPage, ImportProblems};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

use crate::support::{Guest, Server, on_both_engines};

on_both_engines! {
    copies_are_named_and_kept,
}

const MATCH: &str = include_str!("../../../../testdata/mat/five-point.mat");
const OTHER: &str = include_str!("../../../../testdata/mat/money.mat");

async fn collection(guest: &Guest) -> Vec<CollectedMatch> {
    guest.get("/api/v1/collection?order=players").await.json::<CollectionPage>().matches
}

/// Sends a file; how many matches are new, and how many of these resemble others.
async fn import(guest: &Guest, name: &str, text: &str) -> (u32, u32) {
    let done = guest.send_files(&[(name, text.as_bytes())]).await;
    (done.added, done.resembling)
}

fn named<'m>(all: &'m [CollectedMatch], file: &str) -> &'m CollectedMatch {
    all.iter().find(|one| one.file == file).unwrap_or_else(|| panic!("{file}: {all:?}"))
}

async fn copies_are_named_and_kept(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    assert_eq!(import(&guest, "whole.mat", MATCH).await, (1, 0));
    let id = collection(&guest).await[0].id.clone();
    // The same match in another format is known, and is no copy.
    let sgf = guest.get(&format!("/api/v1/collection/{id}/export?format=sgf")).await.text();
    assert_eq!(import(&guest, "whole.sgf", &sgf).await, (0, 0));
    // Cut after its second game.
    let third = MATCH.find(" Game 3").unwrap();
    let cut_off = guest.send_files(&[("cut.mat", &MATCH.as_bytes()[..third])]).await;
    assert_eq!((cut_off.added, cut_off.resembling), (1, 1));
    // One play changed in the last game.
    let changed = MATCH.replace("63: 16/10 16/13", "63: 16/7");
    assert_ne!(changed, MATCH);
    assert_eq!(import(&guest, "changed.mat", &changed).await, (1, 1));
    // Another match of the same two players.
    let other = OTHER.replace("gina", "carol").replace("hal ", "dave ");
    assert_eq!(import(&guest, "other.mat", &other).await, (1, 0));

    let all = collection(&guest).await;
    assert_eq!(all.len(), 4);
    let files = |one: &CollectedMatch| {
        let mut files: Vec<&str> = one
            .resembles
            .iter()
            .map(|alike| all.iter().find(|other| other.id == alike.id).unwrap().file.as_str())
            .collect();
        files.sort_unstable();
        files.join(" ")
    };
    assert_eq!(files(named(&all, "whole.mat")), "changed.mat cut.mat");
    assert_eq!(files(named(&all, "cut.mat")), "changed.mat whole.mat");
    assert_eq!(files(named(&all, "changed.mat")), "cut.mat whole.mat");
    assert_eq!(files(named(&all, "other.mat")), "");
    let whole = &named(&all, "cut.mat").resembles[0];
    assert_eq!(
        (whole.players.a.as_str(), whole.length, whole.variant_name.as_str()),
        ("carol", 5, "Backgammon")
    );

    // The import tells it, and so does the match by itself; somebody else has nothing of it.
    let problems: ImportProblems =
        guest.get(&format!("/api/v1/imports/{}/problems", cut_off.id)).await.json();
    assert!(
        problems.problems.iter().any(|one| one.text.starts_with("Resembles carol – dave (")),
        "{problems:?}"
    );
    let cut = named(&all, "cut.mat").id.clone();
    let detail: CollectedDetail = guest.get(&format!("/api/v1/collection/{cut}")).await.json();
    assert_eq!(detail.r#match.resembles.len(), 2);
    let other = server.guest().await;
    assert_eq!(import(&other, "cut.mat", &MATCH[..third]).await, (1, 0));

    // Nothing is removed but by hand.
    assert_eq!(guest.delete(&format!("/api/v1/collection/{cut}")).await.status, 204);
    let left = collection(&guest).await;
    assert_eq!((left.len(), named(&left, "whole.mat").resembles.len()), (3, 1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_an_earlier_version_are_compared_after_the_start() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    import(&guest, "whole.mat", MATCH).await;
    import(&guest, "cut.mat", &MATCH[..MATCH.find(" Game 3").unwrap()]).await;
    server.stop().await;
    // As an earlier version left them.
    let file = SqliteConnectOptions::new().filename(data.path().join("pasch.sqlite"));
    let database = SqlitePool::connect_with(file).await.unwrap();
    sqlx::query("DELETE FROM beginnings").execute(&database).await.unwrap();
    sqlx::query("UPDATE collected SET begun = 0").execute(&database).await.unwrap();
    database.close().await;

    let server = Server::start(data.path()).await;
    let guest = Guest { addr: server.addr, ..guest };
    for _ in 0..400 {
        let all = collection(&guest).await;
        if all.len() == 2 && all.iter().all(|one| one.resembles.len() == 1) {
            server.stop().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("never compared");
}
