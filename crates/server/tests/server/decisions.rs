//! Searches of decisions, notes on them and sets of them, over HTTP.

use pasch_server::store::collection::{CollectedRow, ImportBatch, ImportRow, JudgedRow, NewCollected};
use pasch_server::store::{NewAnalysis, Store};
use pasch_server::wire::{
    AnalysisView, Breakdown, CollectionPage, DecisionPage, DecisionSet, DecisionSets, MatchNotes, Me,
    NoteView, ProblemView, ReportView, SetContent, UserId,
};
use serde_json::json;

use crate::practice::MATCH;
use crate::support::{Guest, Server};

/// A guest's collection of two analysed matches of Anna's. In the second one she plays her first roll well.
async fn collection(guest: &Guest) {
    let second = MATCH.replace("Bert", "Carl").replace("31: 6/3 6/5", "31: 8/5 6/5");
    guest.send_files(&[("bert.mat", MATCH.as_bytes()), ("carl.mat", second.as_bytes())]).await;
    let answer = guest.post("/api/v1/collection/analyse?level=instant", &json!({})).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    for _ in 0..600 {
        let page: CollectionPage = guest.get("/api/v1/collection").await.json();
        if page.analysed == 2 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("never analysed");
}

async fn search(guest: &Guest, question: &str) -> DecisionPage {
    let answer = guest.get(&format!("/api/v1/decisions?{question}")).await;
    assert_eq!(answer.status, 200, "{question}: {}", answer.text());
    answer.json()
}

fn texts(page: &DecisionPage) -> Vec<String> {
    page.decisions.iter().map(|one| one.text.clone()).collect()
}

async fn match_of(guest: &Guest, opponent: &str) -> String {
    let page: CollectionPage = guest.get(&format!("/api/v1/collection?q={opponent}")).await.json();
    page.matches[0].id.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_are_found_by_what_stood_on_the_board() {
    let (server, guest) = Server::with_guest().await;
    assert_eq!(search(&guest, "").await.matches, 0);
    collection(&guest).await;
    let all = search(&guest, "limit=100").await;
    assert_eq!((all.matches, all.total as usize), (2, all.decisions.len()));
    assert!(all.total > 6 && all.decisions.is_sorted_by(|one, two| one.loss >= two.loss), "{all:?}");
    let sum: f64 = all.decisions.iter().map(|one| one.loss).sum();
    assert!((sum - all.loss).abs() < 1e-4, "{sum} {}", all.loss);

    let page = search(&guest, "dice=3-1&order=matches").await;
    assert_eq!(page.total, 2);
    let found = page.decisions.iter().find(|one| one.text == "6/5 6/3").unwrap_or_else(|| panic!("{page:?}"));
    assert_eq!((found.best.as_str(), found.players.a.as_str()), ("8/5 6/5", "Anna"));
    assert!(found.loss > 0.06 && found.position.a.points[5] == 5, "{found:?}");
    assert_eq!(texts(&search(&guest, "kinds=take,drop&q=carl").await), ["Drops"]);
    assert_eq!(search(&guest, "kinds=play&lossFrom=0.06&dice=13").await.total, 1);
    // The points of the start; after Anna's 3-1 she holds her five point.
    assert_eq!(search(&guest, "dice=65&theirs=5").await.total, 1);
    assert_eq!(search(&guest, "dice=65&theirsOpen=5").await.total, 1);
    assert_eq!(search(&guest, "dice=65&mine=24,13,8,6").await.total, 2);
    assert_eq!(search(&guest, "dice=65&mine=5").await.total, 0);
    // At 1-0 to five points Anna is four away.
    assert_eq!(
        search(&guest, "away=4&otherAway=5").await.total,
        search(&guest, "dice=42&order=matches").await.total
    );
    assert_eq!(search(&guest, "scores=dmp,crawford,money").await.total, 0);
    assert_eq!(search(&guest, "scores=other&limit=1").await.total, all.total);
    // After 6-5 Bert is eleven pips nearer, and Anna, who decides, four.
    let doubles = search(&guest, "kinds=double&leadFrom=-7&leadTo=-7").await;
    assert_eq!((doubles.total, doubles.decisions[0].text.as_str()), (2, "Doubles to 2"));

    // Whose they are is known once the names are.
    assert_eq!(search(&guest, "whose=mine").await.total, 0);
    guest.put("/api/v1/you/names", &json!({"names": ["Anna"]})).await;
    let (mine, theirs) = (search(&guest, "whose=mine").await, search(&guest, "whose=theirs").await);
    assert_eq!(mine.total + theirs.total, all.total);
    assert!(theirs.decisions.iter().all(|one| one.text != "Doubles to 2"));
    assert_eq!(
        search(&guest, "player=bert").await.total + search(&guest, "player=carl").await.total,
        theirs.total
    );

    // Every page is a piece of the whole.
    let piece = search(&guest, "limit=3&offset=2").await;
    let ids = |page: &DecisionPage| page.decisions.iter().map(|one| one.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&piece), ids(&all)[2..5]);
    // Any decision can be asked again, be it a good one.
    let good = all.decisions.last().unwrap();
    let problem: ProblemView = guest.get(&format!("/api/v1/quiz/{}", good.id)).await.json();
    assert_eq!((problem.id, problem.position), (good.id.clone(), good.position.clone()));

    for (question, place) in [
        ("kinds=resign", "kinds"),
        ("themes=chess", "themes"),
        ("scores=3-away", "scores"),
        ("mine=25", "mine"),
        ("dice=07", "dice"),
        ("whose=his", "whose"),
        ("owner=bank", "owner"),
        ("order=best", "order"),
    ] {
        let answer = guest.get(&format!("/api/v1/decisions?{question}")).await;
        assert_eq!(answer.refusal(), (422, "unknown-word".to_owned(), Some(place.to_owned())), "{question}");
    }
    assert_eq!(guest.get("/api/v1/decisions?nonsense=1").await.status, 400);
    assert_eq!(search(&server.guest().await, "").await.total, 0, "nobody else's");
}

#[tokio::test(flavor = "multi_thread")]
async fn play_is_told_part_by_part() {
    let (_server, guest) = Server::with_guest().await;
    collection(&guest).await;
    guest.put("/api/v1/you/names", &json!({"names": ["Anna"]})).await;
    let mine = search(&guest, "whose=mine&limit=100").await;
    let all: Breakdown = guest.get("/api/v1/you/breakdown").await.json();
    for part in &all.parts {
        if part.part != "month" {
            let loss: f64 = part.rows.iter().map(|row| row.loss).sum();
            assert!((loss - mine.loss).abs() < 1e-4, "{}: {loss} {}", part.part, mine.loss);
        }
    }
    let keys = |name: &str| {
        let part = all.parts.iter().find(|part| part.part == name).unwrap();
        part.rows.iter().map(|row| row.key.clone()).collect::<Vec<_>>()
    };
    assert_eq!((keys("length"), keys("against")), (vec!["5".to_owned()], vec!["file".to_owned()]));
    assert!(keys("decision").starts_with(&["play".to_owned(), "double".to_owned()]));
    // Four rolls of Anna's: 3-1 and 4-2 in each match.
    assert_eq!((all.dice[0].mine.rolls, all.dice[0].mine.pips, all.dice[0].theirs.rolls), (4, 20, 4));
    let table = guest.get("/api/v1/you/breakdown/export").await;
    assert!(table.header("content-type").unwrap().starts_with("text/csv"));
    assert!(table.text().contains("\r\nlength,5,2,"), "{}", table.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn found_decisions_are_written_as_positions() {
    let (_server, guest) = Server::with_guest().await;
    collection(&guest).await;
    let file = async |question: &str| {
        let answer = guest.get(&format!("/api/v1/decisions/export?{question}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        assert!(answer.header("content-disposition").unwrap().contains("pasch-"));
        answer.text()
    };
    let ids = file("dice=31&lossFrom=0.06").await;
    assert_eq!(ids.lines().collect::<Vec<_>>(), ["XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:5:10"]);
    let text = file("dice=31&lossFrom=0.06&format=xg").await;
    for part in ["XGID=-b----E-C---eE", "Anna", "8/5 6/5", "eq:"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    // The file is read again.
    let read = guest.post("/api/v1/positions", &json!({"type": "text", "text": ids.trim()})).await;
    assert_eq!(read.status, 200, "{}", read.text());
    let table = file("kinds=drop&format=csv").await;
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 3, "{table}");
    assert!(
        lines[0].starts_with("id,date,player,opponent,")
            && lines[1].contains(",Anna,Backgammon,5,0,0,false,drop,,Drops,")
    );
    assert_eq!(guest.get("/api/v1/decisions/export?format=pdf").await.refusal().1, "unknown-word");
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_tags_and_flags_are_kept_found_and_exported() {
    let (server, guest) = Server::with_guest().await;
    collection(&guest).await;
    let first = search(&guest, "dice=31&q=bert").await.decisions.remove(0);
    let (path, bert) = (format!("/api/v1/notes/{}", first.id), match_of(&guest, "bert").await);
    let note = json!({"note": " Slot? ", "tags": ["#Opening", "opening", "three-one"], "flagged": true});
    let kept: NoteView = guest.put(&path, &note).await.json();
    let expected = NoteView {
        note: "Slot?".to_owned(),
        tags: vec!["opening".to_owned(), "three-one".to_owned()],
        flagged: true,
    };
    assert_eq!(kept, expected);
    guest.put(&format!("/api/v1/notes/{bert}"), &json!({"tags": ["club"]})).await;
    assert_eq!(search(&guest, "flagged=true").await.decisions[0].note, expected);
    assert_eq!(search(&guest, "tag=opening").await.total, 1);
    assert_eq!(
        search(&guest, "tag=club").await.total,
        search(&guest, "q=bert").await.total,
        "a match's tag is its decisions'"
    );
    assert_eq!(search(&guest, "tag=unknown").await.total, 0);
    let tags: DecisionSets = guest.get("/api/v1/sets").await.json();
    assert_eq!(tags.tags.len(), 3);

    // Formats that hold words hold them.
    for format in ["sgf", "pasch"] {
        let file = guest.get(&format!("/api/v1/collection/{bert}/export?format={format}")).await.text();
        assert!(
            file.contains("Slot?") && file.contains("#three-one") && file.contains("#club"),
            "{format}: {file}"
        );
    }
    let table = guest.get("/api/v1/decisions/export?flagged=true&format=csv").await.text();
    assert!(table.contains(",opening three-one,Slot?"), "{table}");

    let all: MatchNotes = guest.get(&format!("/api/v1/notes/{bert}")).await.json();
    assert_eq!(all.notes.iter().map(|one| one.index).collect::<Vec<_>>(), [None, Some(first.index)]);
    // A blank one is none.
    guest.put(&path, &json!({"note": "  ", "tags": [], "flagged": false})).await;
    assert_eq!(search(&guest, "flagged=true").await.total, 0);

    let long = json!({"note": "x".repeat(1 << 20)});
    assert_eq!(guest.put(&path, &long).await.status, 413, "a note of a megabyte");
    assert_eq!(guest.put(&path, &json!({"note": "x".repeat(4001)})).await.refusal().1, "bad-note");
    assert_eq!(guest.put(&path, &json!({"tags": ["two words"]})).await.refusal().1, "bad-note");
    let other = server.guest().await;
    assert_eq!(other.put(&path, &note).await.status, 403);
    assert_eq!(other.get(&format!("/api/v1/notes/{bert}")).await.status, 403);
    assert_eq!(guest.put("/api/v1/notes/unknown.3", &note).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_found_is_saved_as_a_set() {
    let (server, guest) = Server::with_guest().await;
    collection(&guest).await;
    let save = async |question: &str, body: serde_json::Value| {
        guest.post(&format!("/api/v1/sets?{question}"), &body).await
    };
    let made: DecisionSet = save("kinds=drop", json!({"name": " Passes "})).await.json();
    assert_eq!((made.name.as_str(), made.decisions), ("Passes", 2));
    let doubles = search(&guest, "kinds=double").await.decisions;
    let more = json!({"name": "Cubes", "ids": [doubles[0].id, doubles[0].id, "unknown.7", "nonsense"], "set": made.id});
    let both: DecisionSet = save("", more).await.json();
    assert_eq!((both.id, both.name.as_str(), both.decisions), (made.id.clone(), "Cubes", 3));
    assert_eq!(search(&guest, &format!("set={}", made.id)).await.total, 3);
    assert_eq!(search(&guest, &format!("set={}&kinds=double", made.id)).await.total, 1);
    let content: SetContent = guest.get(&format!("/api/v1/sets/{}", made.id)).await.json();
    assert_eq!(content.decisions.len(), 3);
    for id in &content.decisions {
        assert_eq!(guest.get(&format!("/api/v1/quiz/{id}")).await.status, 200);
    }
    assert_eq!(save("", json!({"name": " "})).await.refusal().1, "bad-name");
    assert_eq!(save("", json!({"name": "x", "set": "unknown"})).await.status, 404);
    let many: Vec<String> = (0..5001).map(|at| format!("m.{at}")).collect();
    assert_eq!(save("", json!({"name": "x", "ids": many})).await.refusal().1, "too-many");

    let other = server.guest().await;
    let path = format!("/api/v1/sets/{}", made.id);
    assert_eq!((other.get(&path).await.status, other.delete(&path).await.status), (404, 404));
    assert_eq!(guest.delete(&path).await.status, 204);
    let left: DecisionSets = guest.get("/api/v1/sets").await.json();
    assert!(left.sets.is_empty());
    assert!(search(&guest, "").await.total > 0, "the matches stay");
}

/// Prints what a search takes in a collection of `PASCH_SEARCH_MATCHES` matches (20), the answer's way over HTTP included.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_search_takes() {
    let many = std::env::var("PASCH_SEARCH_MATCHES").map_or(20, |text| text.parse().unwrap());
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let file = include_bytes!("../../../../testdata/mat/five-point.mat");
    guest.send_files(&[("five.mat", file)]).await;
    guest.post("/api/v1/collection/analyse?level=instant", &json!({})).await;
    let report = loop {
        let page: CollectionPage = guest.get("/api/v1/collection").await.json();
        if let Some(judged) = &page.matches[0].judged {
            let view: AnalysisView = guest.get(&format!("/api/v1/analyses/{}", judged.analysis)).await.json();
            break view.report.unwrap();
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    let me: Me = guest.get("/api/v1/me").await.json();
    let store = Store::open(&crate::support::config(data.path()).database).await.unwrap();
    copies(&store, &me.id, &report, many).await;
    let first = std::time::Instant::now();
    let all = search(&guest, "limit=1").await;
    println!("{} matches, {} decisions; made ready once in {:.0?}", all.matches, all.total, first.elapsed());
    assert_eq!(all.matches, many + 1);
    for question in [
        "",
        "mine=6,8&theirs=6&lossFrom=0.02",
        "dice=65&kinds=play&themes=opening",
        "kinds=take,drop&owner=centre&leadFrom=5",
        "mine=1,2,3,4,5,6&theirs=1,2,3,4,5,6",
        "order=matches&q=player&offset=100",
    ] {
        let mut times = Vec::new();
        let mut total = 0;
        for _ in 0..9 {
            let begun = std::time::Instant::now();
            total = search(&guest, question).await.total;
            times.push(begun.elapsed());
        }
        times.sort_unstable();
        println!(
            "{:5.1} ms (worst {:5.1}), {total:6} found: {question}",
            times[4].as_secs_f64() * 1e3,
            times[8].as_secs_f64() * 1e3
        );
    }
    store.close().await;
    server.stop().await;
}

async fn copies(store: &Store, owner: &UserId, report: &ReportView, many: u32) {
    let import = ImportRow { id: "copies".into(), owner: owner.clone(), ..ImportRow::default() };
    store.create_import(&import).await.unwrap();
    let text = serde_json::to_string(report).unwrap();
    let judged = [&report.summary.a, &report.summary.b].map(JudgedRow::from);
    for number in 0..many {
        let mut digest = [9; 16];
        digest[..4].copy_from_slice(&number.to_be_bytes());
        let row = CollectedRow {
            id: format!("copy{number}").into(),
            name_a: format!("Player {number}"),
            name_b: "Bert".to_owned(),
            variant: "backgammon".to_owned(),
            length: report.length,
            rolls: 9,
            ..CollectedRow::default()
        };
        let new = NewCollected {
            row,
            digest,
            file_hash: digest,
            log: Vec::new(),
            warnings: "[]".to_owned(),
            beginnings: Vec::new(),
        };
        let batch = ImportBatch {
            owner,
            import_id: &"copies".into(),
            matches: &[new],
            files: 1,
            known: 0,
            refused: 0,
            problems: &[],
            now: 1,
        };
        store.add_collected(&batch).await.unwrap();
        let analysis = NewAnalysis {
            id: format!("a{number}").into(),
            owner: owner.clone(),
            title: String::new(),
            level: "instant".to_owned(),
            file_name: String::new(),
            source: Vec::new(),
            warnings: "[]".to_owned(),
            now: 1,
        };
        store.analyse_collected(&format!("copy{number}").as_str().into(), &analysis).await.unwrap();
        store.finish_judged(&analysis.id, &text, &judged, 2).await.unwrap();
    }
}
