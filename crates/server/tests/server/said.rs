//! What files say beside the play: kept, shown, given back.

use pasch_server::wire::{
    AnalysisStarted, AnalysisStatus, CollectionPage, DecisionKind, DecisionPage, ImportProblems, ImportView,
    MatchNotes, ReportView, ReviewStarted,
};
use serde_json::json;

use crate::collection::{counts, done};
use crate::support::{Guest, Server};

/// As GNU Backgammon writes it: words, candidates, luck, the cube in winning chances.
const SGF: &str =
    "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:3][game:0][ws:0][bs:0]PW[Anna]PB[Bert]\
EV[Oslo Open]GC[Two friends]RU[Crawford]RE[W+1]C[A short game]
;W[31hefe]A[1][xvhg E ver 3 0.50 0.13 0.01 0.13 0.01 0.010000 2C 0 1 0.000000 1]\
[hefe E ver 3 0.55 0.15 0.01 0.12 0.01 0.160000 2C 0 1 0.000000 1]LU[0.125]C[The usual play.]
;B[52lqac]
;W[double]DA[E ver 3 2C 1 0.000000 1 0.6 0.2 0.0 0.1 0.0 0.3 0.64 0.6 0.2 0.0 0.1 0.0 0.3 0.62]C[Bold.]
;B[drop])
";

/// The same without a word.
const MAT: &str = " 3 point match

 Game 1
 Anna : 0                              Bert : 0
  1) 31: 8/5 6/5                        52: 13/8 24/22
  2)  Doubles => 2                       Drops
      Wins 1 point
";

fn check(report: &ReportView) {
    let about = |key: &str| report.about.iter().find(|one| one.key == key).map(|one| one.value.as_str());
    assert_eq!(about("Event"), Some("Oslo Open"), "{:?}", report.about);
    assert!(report.about.iter().any(|one| one.value == "Two friends"), "{:?}", report.about);
    let game = &report.games[0];
    assert_eq!(game.comment.as_deref(), Some("A short game"));
    let first = game.turns[0].said.as_ref().expect("the first play is spoken of");
    assert_eq!((first.comment.as_deref(), first.luck), (Some("The usual play."), Some(0.125)));
    let plays: Vec<_> = first.candidates.iter().map(|one| (one.play.as_str(), one.played)).collect();
    assert_eq!(plays, [("24/22 8/7", false), ("8/5 6/5", true)]);
    let best = &first.candidates[1];
    assert_eq!((best.level.as_str(), best.rank), ("2-ply", 2));
    assert!((best.equity - 0.16).abs() < 1e-6 && (best.win - 0.55).abs() < 1e-6, "{best:?}");
    let double = game.turns.iter().find(|turn| turn.text.starts_with("Doubles")).unwrap();
    let said = double.said.as_ref().expect("the double is spoken of");
    assert_eq!(said.comment.as_deref(), Some("Bold."));
    let cube = said.cube.as_ref().expect("figures of the cube");
    // 64 % is a good deal more than evens at 3-away, 3-away: some half a point, not 0.64 of one.
    assert!(cube.no_double > 0.7 && cube.no_double < 2.0 && cube.double_take < cube.no_double, "{cube:?}");
    let silent = game.turns.iter().filter(|turn| turn.said.is_none()).count();
    assert!(silent > 0, "the reply is not spoken of");
}

impl Guest {
    async fn first_of_page(&self) -> String {
        let page: CollectionPage = self.get("/api/v1/collection").await.json();
        assert_eq!(page.total, 1);
        page.matches[0].id.to_string()
    }

    async fn told(&self, import: &ImportView) -> ImportProblems {
        self.get(&format!("/api/v1/imports/{}/problems", import.id)).await.json()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_shows_what_the_file_says() {
    let (server, guest) = Server::with_guest().await;
    let started: AnalysisStarted = guest.upload("said.sgf", SGF.as_bytes()).await.json();
    let view = done(&guest, started.id.as_str()).await;
    assert_eq!((view.status, view.error), (AnalysisStatus::Done, None));
    check(&view.report.unwrap());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collection_keeps_what_files_say() {
    let (server, guest) = Server::with_guest().await;
    assert_eq!(counts(&guest.send_files(&[("plain.mat", MAT.as_bytes())]).await), (1, 1, 0, 0, 0));
    let id = guest.first_of_page().await;
    // The same match with words: known, and the words are added.
    let import = guest.send_files(&[("said.sgf", SGF.as_bytes())]).await;
    assert_eq!(counts(&import), (1, 0, 1, 0, 0));
    assert!(guest.told(&import).await.problems.is_empty());
    let answer = guest.post(&format!("/api/v1/collection/{id}/review?level=instant"), &json!({})).await;
    let review: ReviewStarted = answer.json();
    check(&done(&guest, review.analysis.as_str()).await.report.unwrap());
    // A search shows what the file calls best.
    let found: DecisionPage = guest.get("/api/v1/decisions?order=matches&limit=100").await.json();
    let said: Vec<_> =
        found.decisions.iter().filter_map(|one| one.said.as_ref().zip(Some(one.kind))).collect();
    let kinds: Vec<_> = said.iter().map(|(_, kind)| *kind).collect();
    assert_eq!(kinds, [DecisionKind::Play, DecisionKind::Double], "{said:?}");
    assert!(said.iter().all(|(said, _)| !said.best.is_empty() && said.loss >= Some(0.0)), "{said:?}");
    // Out again as GNU Backgammon would read it.
    let sgf = guest.get(&format!("/api/v1/collection/{id}/export?format=sgf")).await.text();
    for part in [
        "C[The usual play.]",
        "A[1][xvhg E ver 3 0.5",
        "LU[0.125000]",
        "DA[E ver 3 2C 1 0.000000 1",
        " 0.640000 ",
        "C[A short game]",
    ] {
        assert!(sgf.contains(part), "{part}: {sgf}");
    }
    let mat = guest.get(&format!("/api/v1/collection/{id}/export?format=mat")).await.text();
    assert!(
        mat.contains("\n; Game 1, 1) Anna: The usual play.\n") && mat.contains("\n; Game 1: A short game\n"),
        "{mat}"
    );
    // Other words about it cannot stand beside the first: that is told, by file.
    let other = SGF.replace("Bold.", "Rash.");
    let import = guest.send_files(&[("other.sgf", other.as_bytes())]).await;
    assert_eq!(counts(&import), (1, 0, 1, 0, 0));
    let told = guest.told(&import).await.problems;
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].file, "other.sgf");
    assert!(told[0].text.contains("3 comments, 1 plays and 1 cube decisions"), "{}", told[0].text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn match_text_keeps_the_words_of_notes_and_loses_whose_they_are() {
    let (server, guest) = Server::with_guest().await;
    guest.send_files(&[("plain.mat", MAT.as_bytes())]).await;
    let id = guest.first_of_page().await;
    let answer = guest.post(&format!("/api/v1/collection/{id}/review?level=instant"), &json!({})).await;
    let review: ReviewStarted = answer.json();
    let report = done(&guest, review.analysis.as_str()).await.report.unwrap();
    let index = report.games[0].turns[0].index;
    let note = json!({"note": "Slot?\nOr not.", "tags": ["opening"], "flagged": true});
    assert_eq!(guest.put(&format!("/api/v1/notes/{id}.{index}"), &note).await.status, 200);
    let whole = json!({"note": "A club evening.", "tags": ["club"]});
    assert_eq!(guest.put(&format!("/api/v1/notes/{id}"), &whole).await.status, 200);

    let mat = guest.get(&format!("/api/v1/collection/{id}/export?format=mat")).await.text();
    for part in ["; Game 1, 1) Anna: Slot?", "Or not.", "#opening #flag", "A club evening.", "#club"] {
        assert!(mat.contains(part), "{part}: {mat}");
    }
    let moves = guest.get(&format!("/api/v1/collection/{id}/export?format=oldmoves")).await.text();
    assert!(!moves.contains("Slot?") && !moves.contains("club"), "{moves}");

    // Read again it is the same match; its words are the file's, and nobody's notes.
    let other = server.guest().await;
    other.send_files(&[("noted.mat", mat.as_bytes())]).await;
    let again = other.first_of_page().await;
    let notes: MatchNotes = other.get(&format!("/api/v1/notes/{again}")).await.json();
    assert!(notes.notes.is_empty(), "{notes:?}");
    let answer = other.post(&format!("/api/v1/collection/{again}/review?level=instant"), &json!({})).await;
    let review: ReviewStarted = answer.json();
    let report = done(&other, review.analysis.as_str()).await.report.unwrap();
    let said =
        report.games[0].turns[0].said.as_ref().and_then(|said| said.comment.clone()).unwrap_or_default();
    assert!(said.contains("Slot?") && said.contains("#opening #flag"), "{said}");
    assert_eq!(counts(&guest.send_files(&[("noted.mat", mat.as_bytes())]).await).2, 1, "known");
    server.stop().await;
}
