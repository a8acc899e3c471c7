//! Collections over HTTP: files in, search, review, out again.

use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use pasch_collection::Source;
use pasch_formats::{Format, read, write};
use pasch_host::SystemClock;
use pasch_intake::CommandCollection;
use pasch_rules::{Action, ByPlayer, Dice, Die, Header, MatchState, Phase, Record, VariantId};
use pasch_server::wire::{
    AnalysisStatus, AnalysisView, ClaimView, CollectedCount, CollectedDetail, CollectionKinds,
    CollectionPage, ImportList, ImportProblems, ImportStatus, ImportView, ReviewStarted,
};
use serde_json::json;
use tempfile::TempDir;

use crate::support::{Guest, Server, config, on_both_engines, request};
use crate::tables::wish;

on_both_engines! {
    what_the_command_gathers_is_claimed_by_a_link,
}

const MATCH: &str = " 3 point match

 Game 1
 Anna : 0                              Bert : 0
  1)                                    31: 8/5 6/5
  2) 52: 13/8 24/22                     64: 24/14
  3) 61: 13/7 8/7                       33: 13/10(2) 8/5(2)
  4) 66: 24/18 22/16 13/7(2)            21: 24/23 13/11
  5)  Doubles => 2                       Drops
      Wins 1 point
";

fn dated(date: &str, opponent: &str) -> String {
    format!("; [EventDate \"{date}\"]\n; [Event \"Oslo Open\"]\n\n{}", MATCH.replace("Bert", opponent))
}

fn sgf_of(text: &str) -> String {
    let file = read(text.as_bytes(), None).unwrap();
    write(&file.record, &file.overlay, Format::Sgf).unwrap().text
}

fn several(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut body = Vec::new();
    for (name, bytes) in files {
        body.extend_from_slice(json!({ "name": name, "size": bytes.len() }).to_string().as_bytes());
        body.push(b'\n');
        body.extend_from_slice(bytes);
    }
    body
}

fn zip_of(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut zip = rawzip::ZipArchiveWriter::new(&mut out);
    for (name, bytes) in files {
        let (mut entry, config) =
            zip.new_file(*name).compression_method(rawzip::CompressionMethod::DEFLATE).start().unwrap();
        let encoder = flate2::write::DeflateEncoder::new(&mut entry, flate2::Compression::fast());
        let mut writer = config.wrap(encoder);
        writer.write_all(bytes).unwrap();
        let (encoder, descriptor) = writer.finish().unwrap();
        encoder.finish().unwrap();
        entry.finish(descriptor).unwrap();
    }
    zip.finish().unwrap();
    out
}

impl Guest {
    pub async fn send_files(&self, files: &[(&str, &[u8])]) -> ImportView {
        let headers = [("Cookie", self.cookie.as_str()), ("Content-Type", "application/x-pasch-files")];
        let answer = request(self.addr, "POST", "/api/v1/imports/files", &headers, &several(files)).await;
        assert_eq!(answer.status, 202, "{}", answer.text());
        self.imported(answer.json()).await
    }

    async fn send_one(&self, name: &str, bytes: &[u8]) -> ImportView {
        let headers = [("Cookie", self.cookie.as_str()), ("X-File-Name", name)];
        let answer = request(self.addr, "POST", "/api/v1/imports/files", &headers, bytes).await;
        assert_eq!(answer.status, 202, "{}", answer.text());
        self.imported(answer.json()).await
    }

    pub async fn imported(&self, begun: ImportView) -> ImportView {
        for _ in 0..600 {
            let view: ImportView = self.get(&format!("/api/v1/imports/{}", begun.id)).await.json();
            if view.status != ImportStatus::Running {
                return view;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("never done")
    }

    async fn page(&self, question: &str) -> CollectionPage {
        let answer = self.get(&format!("/api/v1/collection?{question}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }
}

pub fn counts(view: &ImportView) -> (u32, u32, u32, u32, u32) {
    (view.files, view.added, view.known, view.refused, view.faulty)
}

#[tokio::test(flavor = "multi_thread")]
async fn files_become_a_collection_that_can_be_searched_reviewed_and_taken_away() {
    let (server, guest) = Server::with_guest().await;
    let (cleo, dora) = (dated("2024.05.30", "Cleo"), dated("2023.01.02", "Dora"));
    let faulty = dora.replace("61: 13/7 8/7", "61: 13/7 2/1");
    let files = [
        ("old/bert.mat", MATCH.as_bytes()),
        ("old/cleo.mat", cleo.as_bytes()),
        ("dora.txt", faulty.as_bytes()),
        ("again.sgf", &sgf_of(MATCH).into_bytes()[..]),
        ("letter.txt", b"Dear all, see you on Monday."),
    ];
    let view = guest.send_files(&files).await;
    assert_eq!((view.status, view.error.clone()), (ImportStatus::Done, None));
    assert_eq!(counts(&view), (5, 3, 1, 1, 1));
    assert_eq!(view.title, "5 files");
    let told: ImportProblems = guest.get(&format!("/api/v1/imports/{}/problems", view.id)).await.json();
    let letter = told.problems.iter().find(|problem| problem.refused).unwrap();
    assert_eq!(letter.file, "letter.txt");
    let fault = told.problems.iter().find(|problem| !problem.refused).unwrap();
    assert_eq!((fault.file.as_str(), fault.game, fault.r#move), ("dora.txt", Some(1), Some(3)));
    assert!(fault.line.is_some() && fault.column.is_some(), "{fault:?}");
    // The same files again are known; so they are in an archive within an archive.
    assert_eq!(counts(&guest.send_files(&files).await), (5, 0, 4, 1, 0));
    let inner = zip_of(&[("bert.mat", MATCH.as_bytes()), ("eva.mat", dated("2022.1.1", "Eva").as_bytes())]);
    let outer = zip_of(&[("inner.zip", &inner), ("cleo.sgf", sgf_of(&cleo).as_bytes())]);
    assert_eq!(counts(&guest.send_one("all%20of%20it.zip", &outer).await), (3, 1, 2, 0, 0));
    let list: ImportList = guest.get("/api/v1/imports").await.json();
    assert_eq!(list.imports.len(), 3);
    assert_eq!(list.imports[0].title, "all of it.zip");

    let page = guest.page("order=newest").await;
    assert_eq!((page.total, page.analysed, page.waiting), (4, 0, 0));
    let names: Vec<&str> = page.matches.iter().map(|one| one.players.b.as_str()).collect();
    assert_eq!(names, ["Cleo", "Dora", "Eva", "Bert"]);
    assert_eq!(page.matches[2].file, "all of it.zip/inner.zip/eva.mat");
    assert_eq!((page.matches[0].length, page.matches[0].score.a, page.matches[0].rolls), (3, 1, 7));
    for (question, total) in [
        ("player=an&opponent=cleo", 1),
        ("player=cleo&opponent=dora", 0),
        ("q=oslo+open", 3),
        ("q=oslo+eva", 1),
        ("from=2023&to=2024-05", 2),
        ("faulty=true", 1),
        ("analysed=true", 0),
        ("variant=backgammon&length=3", 4),
        ("length=0", 0),
    ] {
        assert_eq!(guest.page(question).await.total, total, "{question}");
    }
    assert_eq!(guest.page("offset=3&limit=2&order=newest").await.matches.len(), 1);
    let kinds: CollectionKinds = guest.get("/api/v1/collection/kinds").await.json();
    assert_eq!((kinds.total, kinds.kinds.len(), kinds.kinds[0].variant_name.as_str()), (4, 1, "Backgammon"));

    let bert = &page.matches[3];
    let review = |id: String, query: &'static str| {
        let guest = guest.clone();
        async move {
            let answer = guest.post(&format!("/api/v1/collection/{id}/review{query}"), &json!({})).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            answer.json::<ReviewStarted>().analysis
        }
    };
    let analysis = review(bert.id.to_string(), "?level=quick").await;
    let view = done(&guest, analysis.as_str()).await;
    assert_eq!((view.status, view.title.as_str()), (AnalysisStatus::Done, "Anna – Bert, 3 points"));
    assert_eq!(review(bert.id.to_string(), "").await, analysis, "made before");
    let page = guest.page("analysed=true").await;
    let judged = page.matches[0].judged.as_ref().unwrap();
    assert_eq!((judged.analysis.as_str(), judged.level.as_str()), (analysis.as_str(), "quick"));
    let summary = view.report.unwrap().summary;
    assert_eq!((judged.a.pr, judged.b.decisions), (summary.a.pr, summary.b.decisions));

    // The others in one go.
    let answer = guest.post("/api/v1/collection/analyse?level=quick", &json!({})).await;
    assert_eq!(answer.json::<CollectedCount>().matches, 3);
    let mut left = 3;
    for _ in 0..600 {
        let page = guest.page("").await;
        left = page.waiting;
        if left == 0 {
            assert_eq!(page.analysed, 4);
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(left, 0, "all get their turn");

    let mat = guest.get(&format!("/api/v1/collection/{}/export?format=mat", bert.id)).await;
    assert!(mat.text().contains("31: 8/5 6/5"), "{}", mat.text());
    assert!(mat.header("content-disposition").unwrap().contains("Anna - Bert 3pt"));
    let detail: CollectedDetail =
        guest.get(&format!("/api/v1/collection/{}", page.matches[0].id)).await.json();
    assert_eq!(detail.r#match.id, page.matches[0].id);

    let one = json!({ "ids": [bert.id] });
    assert_eq!(guest.post("/api/v1/collection/delete", &one).await.json::<CollectedCount>().matches, 1);
    assert_eq!(guest.get(&format!("/api/v1/collection/{}", bert.id)).await.refusal().0, 404);
    assert_eq!(guest.get(&format!("/api/v1/analyses/{analysis}")).await.refusal().0, 404);
    assert_eq!(guest.page("").await.total, 3);
    server.stop().await;
}

pub async fn done(guest: &Guest, id: &str) -> AnalysisView {
    for _ in 0..600 {
        let view: AnalysisView = guest.get(&format!("/api/v1/analyses/{id}")).await.json();
        if view.status != AnalysisStatus::Running {
            return view;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("{id} is never done");
}

/// A game that only Pasch's own format holds, begun.
fn plakoto() -> String {
    let header = Header::new(VariantId::PLAKOTO, 1);
    let mut state = MatchState::new(&header).unwrap();
    let mut record = Record { header, actions: Vec::new() };
    let (a, b) = (Die::new(3).unwrap(), Die::new(1).unwrap());
    let opening = Action::OpeningRoll(ByPlayer { a, b });
    state.apply(&opening).unwrap();
    record.actions.push(opening);
    if matches!(state.phase(), Phase::ToRoll { .. }) {
        let roll = Action::Roll(Dice::two(a, b));
        state.apply(&roll).unwrap();
        record.actions.push(roll);
    }
    let play = state.play_graph().unwrap().plays()[0].play.clone();
    record.actions.push(Action::Play(play));
    pasch_formats::log::write(&record)
}

/// The body of an answer that is sent while it is made.
fn unchunked(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    loop {
        let end = body.windows(2).position(|two| two == b"\r\n").expect("the length of a chunk");
        let length = usize::from_str_radix(std::str::from_utf8(&body[..end]).unwrap(), 16).unwrap();
        if length == 0 {
            return whole;
        }
        whole.extend_from_slice(&body[end + 2..end + 2 + length]);
        body = &body[end + 4 + length..];
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collection_goes_out_as_a_zip_and_comes_in_again() {
    let (server, guest) = Server::with_guest().await;
    let plakoto = plakoto();
    let cleo = dated("2024.05.30", "Cleo");
    let files = [("a.mat", MATCH.as_bytes()), ("b.mat", cleo.as_bytes()), ("c.pasch", plakoto.as_bytes())];
    let view = guest.send_files(&files).await;
    assert_eq!(counts(&view), (3, 3, 0, 0, 0));
    let answer = guest.get("/api/v1/collection/export?format=sgf").await;
    assert_eq!(answer.status, 200);
    let zip = unchunked(&answer.body);
    let again = guest.send_one("all.zip", &zip).await;
    assert_eq!(counts(&again), (3, 0, 3, 0, 0), "what went out is what came in");
    let other = server.guest().await;
    assert_eq!(counts(&other.send_one("all.zip", &zip).await), (3, 3, 0, 0, 0));
    assert_eq!(other.page("variant=plakoto").await.matches[0].format, "pasch", "SGF cannot hold Plakoto");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_that_somebody_has_played_goes_out_as_a_zip() {
    let server = Server::fresh().await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let id = anna.new_match(|_| {}).await;
    let view = anna.view(&id).await;
    let roll = json!({ "id": "one", "seq": view.seq, "intent": { "type": "roll" } });
    assert_eq!(anna.post(&format!("/api/v1/matches/{id}/intents"), &roll).await.status, 200);
    let plakoto = anna.new_match(|wish| wish["variant"] = json!("plakoto")).await;
    let table = anna.table(&wish(|_| {})).await;
    let shared = bert.sit(table.id.as_str(), "Bert").await.match_id.unwrap();

    let names_in = |zip: &[u8], id: &str| {
        let has = |ending: &str| {
            let name = format!("{}.{ending}", &id[..6]);
            zip.windows(name.len()).any(|part| part == name.as_bytes())
        };
        [has("pasch"), has("json"), has("mat")]
    };
    let answer = anna.get("/api/v1/me/export").await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/zip")));
    let zip = unchunked(&answer.body);
    assert_eq!(names_in(&zip, &id), [true; 3]);
    assert_eq!(names_in(&zip, shared.as_str()), [true; 3]);
    assert_eq!(names_in(&zip, &plakoto)[..2], [true; 2]);
    let of_bert = unchunked(&bert.get("/api/v1/me/export").await.body);
    assert_eq!((names_in(&of_bert, &id), names_in(&of_bert, shared.as_str())), ([false; 3], [true; 3]));
    let other = server.guest().await;
    other.send_one("all.zip", &zip).await;
    assert!(other.page("").await.total >= 1, "what went out can be read");
    let nothing = unchunked(&other.get("/api/v1/me/export").await.body);
    assert_eq!(&nothing[..4], b"PK\x05\x06", "an empty zip");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_ones_own_or_makes_no_sense_is_refused() {
    let (server, guest) = Server::with_guest().await;
    let import = guest.send_one("bert.mat", MATCH.as_bytes()).await;
    let id = guest.page("").await.matches[0].id.clone();
    let stranger = server.guest().await;
    assert_eq!(stranger.page("").await.total, 0);
    for path in [
        format!("/api/v1/collection/{id}"),
        format!("/api/v1/collection/{id}/export"),
        format!("/api/v1/imports/{}", import.id),
        format!("/api/v1/imports/{}/problems", import.id),
    ] {
        assert_eq!(stranger.get(&path).await.refusal().1, "not-yours", "{path}");
    }
    let review = format!("/api/v1/collection/{id}/review");
    assert_eq!(stranger.post(&review, &json!({})).await.refusal().1, "not-yours");
    assert_eq!(stranger.delete(&format!("/api/v1/collection/{id}")).await.refusal().0, 403);
    assert_eq!(stranger.delete(&format!("/api/v1/imports/{}", import.id)).await.refusal().0, 403);
    let gone = stranger.post("/api/v1/collection/delete", &json!({ "ids": [id] })).await;
    assert_eq!(gone.json::<CollectedCount>().matches, 0);
    for (question, code) in
        [("order=best", "unknown-order"), ("from=3/4/2020", "bad-date"), ("to=soon", "bad-date")]
    {
        let (status, found, _) = guest.get(&format!("/api/v1/collection?{question}")).await.refusal();
        assert_eq!((status, found.as_str()), (422, code), "{question}");
    }
    let answer = guest.post(&format!("{review}?level=god"), &json!({})).await;
    assert_eq!(answer.refusal().1, "unknown-level");
    assert_eq!(
        guest.get(&format!("/api/v1/collection/{id}/export?format=xg")).await.refusal().1,
        "unknown-format"
    );
    let headers = [("Cookie", guest.cookie.as_str()), ("Content-Type", "application/x-pasch-files")];
    for body in [b"hello\n".as_slice(), b"{\"name\":\"a\",\"size\":9}\nshort"] {
        let answer = request(server.addr, "POST", "/api/v1/imports/files", &headers, body).await;
        assert_eq!(answer.refusal().1, "broken-body");
    }
    // An archive that is damaged is told of, not fatal.
    let broken = guest.send_one("broken.zip", b"PK\x03\x04 and then nothing").await;
    assert_eq!((broken.status, counts(&broken)), (ImportStatus::Done, (1, 0, 0, 1, 0)));
    assert_eq!(guest.delete(&format!("/api/v1/imports/{}", broken.id)).await.status, 204);
    assert_eq!(guest.get("/api/v1/imports").await.json::<ImportList>().imports.len(), 1);
    server.stop().await;
}

async fn what_the_command_gathers_is_claimed_by_a_link(data: TempDir) {
    let server = Server::start(data.path()).await;
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("2024")).unwrap();
    std::fs::write(folder.path().join("bert.mat"), MATCH).unwrap();
    std::fs::write(folder.path().join("2024/cleo.mat"), dated("2024.05.30", "Cleo")).unwrap();
    let set_up = config(data.path());
    let open = || CommandCollection::open(&set_up.data_dir, &set_up.database, "local", Arc::new(SystemClock));
    let gathered = open().await.unwrap();
    assert!(!gathered.is_claimed);
    let runtime = tokio::runtime::Handle::current();
    let sources = vec![Source::Path(folder.path().to_owned())];
    let (gathered, outcome) = tokio::task::spawn_blocking(move || {
        let outcome =
            gathered.import(&runtime, "folder", &sources, &AtomicBool::new(false), &mut |_| {}).unwrap();
        (gathered, outcome)
    })
    .await
    .unwrap();
    assert_eq!((outcome.import.added, outcome.problems.len()), (2, 0));
    let token = gathered.link().await.unwrap();
    let guest = server.guest().await;
    guest.send_one("mine.mat", MATCH.as_bytes()).await;
    let claim = guest.post("/api/v1/claims", &json!({ "token": token })).await;
    assert_eq!(claim.json::<ClaimView>(), ClaimView { moved: 1, known: 1 });
    assert_eq!(guest.post("/api/v1/claims", &json!({ "token": token })).await.refusal().0, 404);
    assert_eq!(guest.page("").await.total, 2);
    assert!(open().await.unwrap().is_claimed);
    gathered.close().await;
    server.stop().await;
}
