//! Statistics, problems and trainers over HTTP.

use std::path::Path;

use pasch_server::store::collection::{CollectedRow, ImportBatch, ImportRow, JudgedRow, NewCollected};
use pasch_server::store::{NewAnalysis, Store};
use pasch_server::wire::{
    AnalysisStarted, AnalysisStatus, AnalysisView, CoachView, CollectedNames, CubeAnswer, EverybodyView,
    Mark, Me, PipQuestion, PlayGraphView, ProblemKind, ProblemVerdict, ProblemView, QuizView, ScoreQuestion,
    SheetProblem, SheetView, Statistics,
};
use serde_json::{Value, json};

use crate::support::{Guest, Server};

/// Anna misplays the opening and doubles far too early; Bert passes what should be taken.
pub const MATCH: &str = " 5 point match

 Game 1
 Anna : 0                              Bert : 0
  1) 31: 6/3 6/5                        65: 24/13
  2)  Doubles => 2                       Drops
      Wins 1 point

 Game 2
 Anna : 1                              Bert : 0
  1) 42: 8/4 6/4                        11: 8/7(2) 6/5(2)
";

async fn analysed(guest: &Guest) -> AnalysisView {
    let answer = guest.upload("club.mat", MATCH.as_bytes()).await;
    assert_eq!(answer.status, 202, "{}", answer.text());
    let id = answer.json::<AnalysisStarted>().id;
    for _ in 0..600 {
        let view: AnalysisView = guest.get(&format!("/api/v1/analyses/{id}")).await.json();
        if view.status == AnalysisStatus::Done {
            return view;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("{id} is never done");
}

/// Puts the match into a guest's collection as if it had been imported and analysed.
async fn collect(data: &Path, guest: &Guest) -> AnalysisView {
    let view = analysed(guest).await;
    let report = view.report.as_ref().unwrap();
    let me: Me = guest.get("/api/v1/me").await.json();
    let store = Store::open(&crate::support::config(data).database).await.unwrap();
    let import = ImportRow { id: "i".into(), owner: me.id.clone(), ..ImportRow::default() };
    store.create_import(&import).await.unwrap();
    let row = CollectedRow {
        id: "m1".into(),
        name_a: "Anna".to_owned(),
        name_b: "Bert".to_owned(),
        variant: "backgammon".to_owned(),
        length: 5,
        rolls: 4,
        played_on: Some("2024-05-30".to_owned()),
        ..CollectedRow::default()
    };
    let digest = [7; 16];
    let one = NewCollected {
        row,
        digest,
        file_hash: digest,
        log: Vec::new(),
        warnings: "[]".to_owned(),
        beginnings: Vec::new(),
    };
    let batch = ImportBatch {
        owner: &me.id,
        import_id: &"i".into(),
        matches: &[one],
        files: 1,
        known: 0,
        refused: 0,
        problems: &[],
        now: 1,
    };
    store.add_collected(&batch).await.unwrap();
    let analysis = NewAnalysis {
        id: "x1".into(),
        owner: me.id,
        title: view.title.clone(),
        level: "quick".to_owned(),
        file_name: "club.mat".to_owned(),
        source: MATCH.as_bytes().to_vec(),
        warnings: "[]".to_owned(),
        now: 1,
    };
    store.analyse_collected(&"m1".into(), &analysis).await.unwrap();
    let judged = [&report.summary.a, &report.summary.b].map(JudgedRow::from);
    // One play of each list as if the others had been looked at more deeply: a bare glance flatters it.
    let mut report = report.clone();
    for turn in report.games.iter_mut().flat_map(|game| &mut game.turns) {
        if let Some(last) = turn.candidates.iter_mut().rev().find(|one| one.rank > 3 && !one.played) {
            (last.loss, last.equity, last.level) = (None, 2.0, "a glance".to_owned());
        }
    }
    store.finish_judged(&"x1".into(), &serde_json::to_string(&report).unwrap(), &judged, 2).await.unwrap();
    pasch_server::store::Store::close(&store).await;
    view
}

async fn put(guest: &Guest, names: Value) -> crate::support::Answer {
    let headers = [("Cookie", guest.cookie.as_str()), ("Content-Type", "application/json")];
    let body = json!({ "names": names }).to_string();
    crate::support::request(guest.addr, "PUT", "/api/v1/you/names", &headers, body.as_bytes()).await
}

/// The walk to a node of the graph whose play fits.
fn path_to(graph: &PlayGraphView, fits: impl Fn(&str) -> bool) -> Vec<u32> {
    let mut ways = vec![None; graph.nodes.len()];
    ways[0] = Some(vec![0_u32]);
    for (at, node) in graph.nodes.iter().enumerate() {
        let Some(way) = ways[at].clone() else { continue };
        if node.play.as_deref().is_some_and(&fits) {
            return way;
        }
        for edge in &node.edges {
            ways[edge.node as usize].get_or_insert_with(|| [way.as_slice(), &[edge.node]].concat());
        }
    }
    panic!("no such play");
}

async fn quiz(guest: &Guest, path: &str) -> QuizView {
    let answer = guest.get(path).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn answer(guest: &Guest, id: &str, body: Value) -> ProblemVerdict {
    let answer = guest.post(&format!("/api/v1/quiz/{id}"), &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn mistakes_come_back_and_are_judged() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let empty: Statistics = guest.get("/api/v1/you").await.json();
    assert_eq!(empty, Statistics::default());
    assert_eq!(quiz(&guest, "/api/v1/quiz").await.problem, None);
    let report = collect(data.path(), &guest).await.report.unwrap();

    let names: CollectedNames = guest.get("/api/v1/you/names").await.json();
    let told: Vec<_> = names.names.iter().map(|one| (one.name.as_str(), one.matches, one.own)).collect();
    assert_eq!(told, [("Anna", 1, false), ("Bert", 1, false)]);
    assert_eq!(put(&guest, json!([" "])).await.refusal().1, "bad-name");
    let names: CollectedNames = put(&guest, json!(["ANNA."])).await.json();
    assert!(names.names[0].own && names.names[0].matches == 1 && !names.names[1].own);

    let sums: Statistics = guest.get("/api/v1/you").await.json();
    assert_eq!((sums.matches, sums.analysed, sums.over_time.len()), (1, 1, 1));
    assert_eq!((sums.pr, sums.decisions), (report.summary.a.pr, report.summary.a.decisions));
    assert_eq!(
        (sums.opponents[0].name.as_str(), sums.over_time[0].on.as_deref()),
        ("Bert", Some("2024-05-30"))
    );

    let coach: CoachView = guest.get("/api/v1/you/coach").await.json();
    assert_eq!(coach.matches, 1);
    let work: Vec<&str> = coach.subjects.iter().map(|one| one.subject.as_str()).collect();
    assert_eq!(work.first(), Some(&"wrong double"), "{work:?}");
    let worst = &coach.subjects[0];
    assert!(worst.loss > worst.usual && worst.samples[0].loss > 0.06, "{worst:?}");
    assert_eq!(worst.kind.as_deref(), Some("contact-cube"));

    // Both problems are hers; nothing says what she played.
    let first = quiz(&guest, "/api/v1/quiz").await;
    assert_eq!((first.problems, first.due, first.fresh), (2, 0, 2));
    let daily = quiz(&guest, "/api/v1/quiz/daily").await.problem.unwrap();
    assert_eq!(quiz(&guest, "/api/v1/quiz/daily").await.problem.unwrap(), daily);
    let turns: Vec<_> = report.games.iter().flat_map(|game| &game.turns).collect();
    let mut asked: Vec<ProblemView> = Vec::new();
    for turn in turns.iter().filter(|turn| turn.loss >= 0.06 && turn.player == pasch_server::wire::Seat::A) {
        asked.push(guest.get(&format!("/api/v1/quiz/m1.{}", turn.index)).await.json());
    }
    let double = asked.iter().find(|one| one.kind == ProblemKind::Double).expect("she doubled too early");
    let play = asked.iter().find(|one| one.kind == ProblemKind::Play).expect("she misplayed 3-1");
    assert_eq!((play.dice.as_deref(), play.played_on.as_deref()), (Some(&[3, 1][..]), Some("2024-05-30")));
    assert_eq!((play.pips.a, double.cube.value, double.plays.is_none()), (167, 1, true));

    let day = || std::time::UNIX_EPOCH.elapsed().unwrap().as_secs() / 86_400;
    let today = day();
    // Right about the cube, then what she did in the match.
    let right = answer(&guest, &double.id, json!({ "cube": "noDouble" })).await;
    assert_eq!((right.loss, right.mark, right.grade, right.days), (0.0, Mark::Best, 3, 2));
    assert_eq!(right.streak, 1);
    assert!(right.turn.loss > 0.06 && !right.turn.why.is_empty());
    let wrong = answer(&guest, &double.id, json!({ "cube": "double" })).await;
    assert!((wrong.loss - wrong.turn.loss).abs() < 1e-9 && wrong.grade == 1 && wrong.days == 0);
    assert!(right.answered.why.starts_with("No double, take is right:"), "{}", right.answered.why);
    assert!(wrong.answered.why.starts_with("No double, take is best:"), "{}", wrong.answered.why);

    // A play of the report, then one that only the engine can judge.
    let graph = play.plays.as_ref().unwrap();
    let best = answer(&guest, &play.id, json!({ "path": path_to(graph, |text| text == "8/5 6/5") })).await;
    assert_eq!((best.loss, best.mark, best.answer.as_ref().unwrap().rank), (0.0, Mark::Best, 1));
    // The words are about the answer, not about what she played in the match.
    assert!(best.answered.why.starts_with("8/5 6/5 is best"), "{}", best.answered.why);
    assert_eq!((best.answered.loss, best.answered.text.as_str()), (0.0, "8/5 6/5"));
    assert!(best.turn.why.starts_with("Best is 8/5 6/5"), "{}", best.turn.why);
    let known: Vec<&str> = best.turn.candidates.iter().map(|one| one.play.as_str()).collect();
    let path = path_to(graph, |text| !known.contains(&text));
    let other = answer(&guest, &play.id, json!({ "path": path })).await;
    let judged = other.answer.unwrap();
    assert!(
        other.answered.why.contains(&judged.play),
        "{} is not told of: {}",
        judged.play,
        other.answered.why
    );
    assert!(!other.answered.why.contains(&other.turn.text), "{}", other.answered.why);
    assert_eq!(other.answered.index, other.turn.index);
    assert!(judged.rank > 10 && judged.played && judged.loss == Some(other.loss), "{judged:?}");
    assert!(Some(other.loss) > best.turn.candidates[1].loss);
    // One that the report looked at less deeply than the best is judged as deep as that.
    let known = best.turn.candidates.iter().find(|one| one.loss.is_none()).expect("a play at a glance");
    let path = path_to(graph, |text| text == known.play);
    let glanced = answer(&guest, &play.id, json!({ "path": path })).await;
    let judged = glanced.answer.unwrap();
    assert!(judged.loss == Some(glanced.loss) && judged.level != known.level, "{judged:?}");
    assert!(glanced.loss > 0.0);
    let after = quiz(&guest, "/api/v1/quiz").await;
    if day() == today {
        assert_eq!((after.fresh, after.due, after.answered_today), (0, 0, 2));
        assert!(after.problem.is_none() && after.next_at.is_some(), "{after:?}");
    }

    // Her own problems keep the streak, too, and reach the goal of the day.
    let standing: EverybodyView = guest.get("/api/v1/problems").await.json();
    assert!(standing.goal_done && standing.answered == 0 && standing.streak >= 1, "{standing:?}");
    // On paper: the same problems, with the answers of the report.
    let sheet: SheetView = guest.get("/api/v1/sheet?kind=own").await.json();
    let ids = |one: &SheetProblem| one.problem.id.clone();
    let mut printed: Vec<String> = sheet.problems.iter().map(ids).collect();
    let mut told = vec![double.id.clone(), play.id.clone()];
    printed.sort();
    told.sort();
    assert_eq!(printed, told);
    let of = |id: &str| &sheet.problems.iter().find(|one| one.problem.id == id).unwrap().answers;
    assert_eq!(of(&play.id)[0].play.as_deref(), Some("8/5 6/5"));
    assert_eq!(of(&double.id)[0].cube, Some(CubeAnswer::NoDouble));

    // What is no answer is refused, and the problem is nobody else's.
    for body in [json!({}), json!({ "path": [0, 999] }), json!({ "cube": "take" }), json!({ "path": [0] })] {
        let refusal = guest.post(&format!("/api/v1/quiz/{}", play.id), &body).await.refusal();
        assert_eq!((refusal.0, refusal.1.as_str()), (422, "bad-answer"), "{body}");
    }
    let stranger = server.guest().await;
    for id in [play.id.as_str(), "m1.x", "m1", "nothing.1"] {
        assert_eq!(stranger.get(&format!("/api/v1/quiz/{id}")).await.refusal().0, 404);
    }
    put(&guest, json!(["Bert"])).await;
    let asked = quiz(&guest, "/api/v1/quiz").await.problem.expect("a passed take");
    assert_eq!(asked.kind, ProblemKind::Take);
    assert_eq!(answer(&guest, &asked.id, json!({ "cube": "take" })).await.mark, Mark::Best);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn trainers_ask_from_the_collection_or_from_a_game_of_their_own() {
    let (server, guest) = Server::with_guest().await;
    let made: PipQuestion = guest.get("/api/v1/train/pips").await.json();
    assert!(!made.collected && made.a > 0 && made.b > 0, "{made:?}");
    let asked: ScoreQuestion = guest.get("/api/v1/train/score").await.json();
    assert!(asked.mwc > 0.0 && asked.table.contains("XG"), "{asked:?}");
    assert_eq!(crate::support::request(server.addr, "GET", "/api/v1/train/pips", &[], b"").await.status, 401);
    server.stop().await;
}
