//! Files in, reports out.

use pasch_server::wire::{AnalysisStarted, AnalysisStatus, AnalysisView, DecisionKind, Intent, Mark};
use serde_json::json;
use tempfile::TempDir;

use crate::support::{Guest, Server, first_path, on_both_engines};

on_both_engines! {
    an_unfinished_analysis_is_done_after_a_restart_and_a_cancelled_one_is_not,
}

/// A short match with an error or two.
const MATCH: &str = " 3 point match

 Game 1
 Anna : 0                              Bert : 0
  1)                                    31: 8/5 6/5
  2) 52: 13/8 24/22                     64: 24/14
  3) 61: 13/7 8/7                       33: 13/10(2) 8/5(2)
  4) 66: 24/18 22/16 13/7(2)            21: 24/23 13/11
  5)  Doubles => 2                       Drops
      Wins 1 point

 Game 2
 Anna : 1                              Bert : 0
  1) 43: 24/20 13/10                    11: 8/7(2) 6/5(2)
";

async fn done(guest: &Guest, id: &str) -> AnalysisView {
    for _ in 0..600 {
        let answer = guest.get(&format!("/api/v1/analyses/{id}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let view: AnalysisView = answer.json();
        if view.status != AnalysisStatus::Running {
            return view;
        }
        assert!(view.report.is_none() && view.progress.done <= view.progress.total);
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("{id} is never done");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_judged() {
    let (server, guest) = Server::with_guest().await;
    let answer = guest.upload("S%C3%B8rlandet%20open.mat", MATCH.as_bytes()).await;
    assert_eq!(answer.status, 202, "{}", answer.text());
    let started: AnalysisStarted = answer.json();
    let view = done(&guest, started.id.as_str()).await;
    assert_eq!((view.status, view.error.clone()), (AnalysisStatus::Done, None));
    assert_eq!(view.title, "Anna – Bert, 3 points");
    assert_eq!(view.warnings, started.warnings);
    let report = view.report.unwrap();
    assert_eq!((report.length, report.level.as_str(), report.games.len()), (3, "instant", 2));
    assert_eq!(report.players.a, "Anna");
    let turns: Vec<_> = report.games.iter().flat_map(|game| &game.turns).collect();
    assert!(turns.iter().filter(|turn| turn.kind == DecisionKind::Play).count() == 9, "{:?}", view.warnings);
    assert!(turns.iter().any(|turn| turn.kind == DecisionKind::Drop));
    for turn in &turns {
        assert!(turn.loss >= 0.0 && (0.0..=1.0).contains(&turn.win_before), "{turn:?}");
        assert!(turn.xgid.starts_with("XGID="), "{turn:?}");
        if turn.kind == DecisionKind::Play {
            let played = turn.played.expect("what was played is listed") as usize;
            assert!(turn.candidates[played].played);
            assert!(turn.candidates.is_sorted_by_key(|one| one.rank));
        }
        if turn.mark == Some(Mark::Best) {
            assert!(turn.loss < 1e-9);
        }
    }
    let moves = report.summary.a.moves + report.summary.b.moves;
    assert_eq!(moves as usize, turns.iter().filter(|turn| turn.kind == DecisionKind::Play).count());

    let list = guest.get("/api/v1/analyses").await.json::<serde_json::Value>();
    assert_eq!(list["analyses"][0]["status"], "done");
    // Score and ratings stand in the list, now from the report and then as they were kept.
    let result = &list["analyses"][0]["result"];
    let summary = serde_json::to_value(&report.summary).unwrap();
    for seat in ["a", "b"] {
        assert!(result["pr"][seat].is_f64() && result["pr"][seat] == summary[seat]["pr"], "{result}");
    }
    let (last, points) = (report.games.last().unwrap(), &result["score"]);
    let won = u64::from(last.score.a + last.score.b + last.points);
    assert_eq!(points["a"].as_u64().unwrap() + points["b"].as_u64().unwrap(), won, "{result}");
    assert_eq!(guest.get("/api/v1/analyses").await.json::<serde_json::Value>(), list);
    let path = format!("/api/v1/analyses/{}", started.id);
    let stranger = server.guest().await;
    assert_eq!(stranger.get(&path).await.refusal().1, "not-yours");
    assert_eq!(stranger.delete(&path).await.refusal().0, 403);
    assert_eq!(guest.delete(&path).await.status, 204);
    assert_eq!(guest.get(&path).await.refusal().0, 404);
    server.stop().await;
}

async fn an_unfinished_analysis_is_done_after_a_restart_and_a_cancelled_one_is_not(data: TempDir) {
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    // A long queue: the last ones cannot be done when the server stops.
    let mut ids = Vec::new();
    for number in 0..12 {
        let headers = [("Cookie", guest.cookie.as_str()), ("X-File-Name", "a.mat")];
        let path = format!("/api/v1/analyses?level={}", if number < 11 { "standard" } else { "quick" });
        let answer = crate::support::request(server.addr, "POST", &path, &headers, MATCH.as_bytes()).await;
        assert_eq!(answer.status, 202, "{}", answer.text());
        ids.push(answer.json::<AnalysisStarted>().id);
    }
    let cancelled = &ids[10];
    assert_eq!(guest.delete(&format!("/api/v1/analyses/{cancelled}")).await.status, 204);
    for id in &ids[2..10] {
        assert_eq!(guest.delete(&format!("/api/v1/analyses/{id}")).await.status, 204);
    }
    server.stop().await;
    let server = Server::start(data.path()).await;
    let guest = Guest { addr: server.addr, ..guest };
    assert_eq!(done(&guest, cancelled.as_str()).await.status, AnalysisStatus::Cancelled);
    let last = done(&guest, ids.last().unwrap().as_str()).await;
    assert_eq!(last.status, AnalysisStatus::Done);
    assert_eq!(last.report.unwrap().games.len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_match_is_refused_with_file_and_reason() {
    let (server, guest) = Server::with_guest().await;
    let log = "{\"format\":\"pasch\",\"version\":1,\"variant\":\"backgammon\",\"length\":1,\"names\":[\"a\",\"b\"]}\n\
               {\"do\":\"opening\",\"dice\":[3,1]}\n{\"do\":\"double\"}\n";
    for (name, bytes, place) in [
        ("letter.txt", b"Dear all, see you on Monday.".as_slice(), "letter.txt"),
        ("empty.mat", b"", "empty.mat"),
        ("page.mat", b"<!doctype html><html>404</html>", "page.mat"),
        ("noise.xg", &[1, 2, 3, 0x81, 5, 200, 7, 14], "noise.xg"),
        ("double.pasch", log.as_bytes(), "double.pasch, line 3"),
    ] {
        let (status, code, at) = guest.upload(name, bytes).await.refusal();
        assert_eq!((status, code.as_str(), at.as_deref()), (422, "unreadable", Some(place)), "{name}");
    }
    let begun = log.replace("{\"do\":\"double\"}\n", "");
    let series = begun.replace("\"version\":1", "\"version\":2");
    let series = series.replace("\"length\"", "\"then\":[\"plakoto\",\"fevga\"],\"length\"");
    for begun in [series, begun.clone(), begun.replace("backgammon", "fevga")] {
        assert_eq!(guest.upload("begun.pasch", begun.as_bytes()).await.refusal().1, "nothing-to-analyse");
        // What has no decision may still stand somewhere.
        let answer = guest.send_file("/api/v1/positions/file", "begun.pasch", begun.as_bytes()).await;
        let place: pasch_server::wire::PlaceView = answer.json();
        assert!(place.id.is_some(), "{place:?}");
    }
    let over = b"1 point match\n\nGame 1\na : 0 b : 0\n1)                 31: 8/5 6/5\n  Wins 1 point\n";
    for (name, bytes, code) in [("over.mat", &over[..], "bad-position"), ("empty.pos", b"", "unreadable")] {
        let (status, found, at) = guest.send_file("/api/v1/positions/file", name, bytes).await.refusal();
        assert_eq!((status, found.as_str(), at.as_deref()), (422, code, Some(name)));
    }
    let headers = [("Cookie", guest.cookie.as_str())];
    let answer = crate::support::request(
        server.addr,
        "POST",
        "/api/v1/analyses?level=god",
        &headers,
        MATCH.as_bytes(),
    )
    .await;
    assert_eq!(answer.refusal().1, "unknown-level");

    // A faulty play inside a match is read around and named.
    let faulty = MATCH.replace("61: 13/7 8/7 ", "61: 13/7 2/1 ");
    let answer = guest.upload("faulty.mat", faulty.as_bytes()).await;
    assert_eq!(answer.status, 202, "{}", answer.text());
    let started: AnalysisStarted = answer.json();
    assert!(started.warnings.iter().any(|warning| warning.line == Some(7)), "{:?}", started.warnings);
    assert_eq!(done(&guest, started.id.as_str()).await.status, AnalysisStatus::Done);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_played_here_is_judged() {
    let (server, guest) = Server::with_guest().await;
    let id = guest.new_match(|wish| wish["opponent"] = json!({ "type": "local" })).await;
    assert_eq!(
        guest.post("/api/v1/analyses", &json!({ "match": id })).await.refusal().1,
        "nothing-to-analyse"
    );
    let mut socket = guest.socket(&id).await;
    let (mut view, _) = socket.resume(0).await;
    for turn in 0..7 {
        let path = view.plays.as_ref().map(first_path);
        let intent = path.map_or(Intent::Roll, |path| Intent::Play { path });
        socket.intend(&format!("t{turn}"), view.seq, intent).await;
        view = socket.state().await.0;
    }
    let answer = guest.post("/api/v1/analyses?level=quick", &json!({ "match": id })).await;
    assert_eq!(answer.status, 202, "{}", answer.text());
    let view = done(&guest, answer.json::<AnalysisStarted>().id.as_str()).await;
    assert_eq!(view.status, AnalysisStatus::Done);
    assert_eq!(view.title, "Player 1 – Player 2, 3 points");
    assert!(!view.report.unwrap().games[0].turns.is_empty());
    server.stop().await;
}
