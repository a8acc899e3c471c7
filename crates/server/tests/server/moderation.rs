//! Moderators: who may decide what, and what their decisions do.

use std::sync::Arc;

use pasch_server::WallClock;
use pasch_server::store::Store;
use pasch_server::store::people::Role;
use pasch_server::wire::{
    AuditDeed, CaseDetail, ClientMessage, Intent, Me, ModerationView, Phase, RestraintKind, ServerMessage,
    TableStatus, TableView,
};
use serde_json::{Value, json};

use crate::clocks::TestClock;
use crate::people::with_account;
use crate::support::{Guest, Server, Socket, config, on_both_engines};
use crate::tables::wish;

on_both_engines! {
    only_moderators_come_in_and_none_decides_his_own_case,
    who_is_muted_talks_no_more_until_it_ends,
    who_is_suspended_plays_on_and_begins_nothing,
}

/// Anna has reported Bert at their match; Clara is a moderator, made one beside the running server.
struct Scene {
    server: Server,
    clock: Arc<TestClock>,
    data: tempfile::TempDir,
    anna: Guest,
    bert: Guest,
    clara: Guest,
    id: String,
}

async fn give_role(data: &tempfile::TempDir, name_key: &str, role: Role) {
    let store = Store::open(&config(data.path()).database).await.unwrap();
    let account = store.account_named(name_key).await.unwrap().unwrap();
    assert!(store.set_role(&account.user_id, role, 1).await.unwrap());
    store.close().await;
}

async fn me(guest: &Guest) -> Me {
    guest.get("/api/v1/me").await.json()
}

async fn say(socket: &mut Socket, text: &str) {
    socket.send(&ClientMessage::Say { text: text.to_owned() }).await;
}

/// The next reason a player hears why they may not talk.
async fn silenced(socket: &mut Socket) -> Option<pasch_server::wire::RestraintView> {
    loop {
        if let ServerMessage::Chat { silenced, .. } = socket.next().await.expect("an open socket") {
            return silenced;
        }
    }
}

impl Scene {
    async fn begin(data: tempfile::TempDir) -> Self {
        let clock = TestClock::new();
        let server = Server::start_at(config(data.path()), 5, Arc::clone(&clock) as Arc<dyn WallClock>).await;
        let anna = with_account(&server.guest().await, "Anna").await;
        let bert = with_account(&server.guest().await, "Bert").await;
        let clara = with_account(&server.guest().await, "Clara").await;
        give_role(&data, "clara", Role::Moderator).await;
        let table = anna.table(&wish(|_| {})).await;
        let id = bert.sit(table.id.as_str(), "").await.match_id.unwrap();
        Self { server, clock, data, anna, bert, clara, id: id.to_string() }
    }

    async fn report(&self, by: &Guest, text: &str) -> String {
        let path = format!("/api/v1/matches/{}/report", self.id);
        assert_eq!(by.post(&path, &json!({ "text": text })).await.status, 204);
        let store = Store::open(&config(self.data.path()).database).await.unwrap();
        let cases = store.open_cases(&"".into(), 9).await.unwrap();
        store.close().await;
        cases.into_iter().find(|one| one.body == text).unwrap().id.into_string()
    }

    async fn view(&self) -> ModerationView {
        let answer = self.clara.get("/api/v1/moderation").await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// Sockets of both at their match.
    async fn sockets(&self) -> [Socket; 2] {
        let mut sockets = [self.anna.socket(&self.id).await, self.bert.socket(&self.id).await];
        for socket in &mut sockets {
            socket.resume(0).await;
            assert_eq!(silenced(socket).await, None);
        }
        sockets
    }
}

fn decide(report: &str) -> String {
    format!("/api/v1/moderation/reports/{report}/decide")
}

async fn only_moderators_come_in_and_none_decides_his_own_case(data: tempfile::TempDir) {
    let scene = Scene::begin(data).await;
    let [mut a, mut b] = scene.sockets().await;
    say(&mut b, "<b>fool</b>").await;
    assert_eq!(a.talk().await.0[0].text, "<b>fool</b>");
    let report = scene.report(&scene.anna, "He calls me names.").await;
    let dismissed = json!({ "verdict": "dismiss", "reason": "Nothing to it." });
    let guest = scene.server.guest().await;
    for stranger in [&scene.anna, &scene.bert, &guest] {
        for path in ["/api/v1/moderation", "/api/v1/moderation/log"] {
            assert_eq!(stranger.get(path).await.refusal().1, "not-moderator", "{path}");
        }
        let look = format!("/api/v1/moderation/reports/{report}/look");
        let lift = format!("/api/v1/moderation/people/{}/lift", me(&scene.bert).await.id);
        let lifted = json!({ "kind": "mute", "reason": "x" });
        for (path, body) in [(&look, &json!({})), (&decide(&report), &dismissed), (&lift, &lifted)] {
            let refused = stranger.post(path, body).await.refusal();
            assert_eq!((refused.0, refused.1.as_str()), (403, "not-moderator"), "{path}");
        }
    }

    // What a moderator sees; that the talk was read stands in the log before it is told.
    let view = scene.view().await;
    let [case] = view.cases.as_slice() else { panic!("{view:?}") };
    assert_eq!((case.by.name.as_str(), case.about.name.as_str()), ("Anna", "Bert"));
    assert_eq!((case.text.as_str(), case.decidable), ("He calls me names.", true));
    assert_eq!(view.log.entries.len(), 1, "the role that was given");
    assert_eq!((view.log.entries[0].deed, &view.log.entries[0].by), (AuditDeed::Appoint, &None));
    let look = format!("/api/v1/moderation/reports/{report}/look");
    let detail: CaseDetail = scene.clara.post(&look, &json!({})).await.json();
    let lines: Vec<_> = detail.lines.iter().map(|line| (line.by_reported, line.text.as_str())).collect();
    assert_eq!(lines, [(true, "<b>fool</b>")]);
    assert_eq!((detail.others.len(), detail.decisions.len()), (0, 0));

    // A decision has a reason and a time that make sense, and is made once.
    for (wish, code) in [
        (json!({ "verdict": "mute", "reason": " " }), "bad-reason"),
        (json!({ "verdict": "mute", "reason": "x".repeat(281) }), "bad-reason"),
        (json!({ "verdict": "mute", "reason": "x", "days": 0 }), "bad-days"),
        (json!({ "verdict": "mute", "reason": "x", "days": 367 }), "bad-days"),
        (json!({ "verdict": "hang", "reason": "x" }), "bad-json"),
        (json!({ "verdict": "mute", "reason": "x", "about": "anna" }), "bad-json"),
    ] {
        assert_eq!(scene.clara.post(&decide(&report), &wish).await.refusal().1, code, "{wish}");
    }
    assert_eq!(scene.clara.post(&decide("nothing"), &dismissed).await.status, 404);
    assert_eq!(scene.clara.post(&decide(&report), &dismissed).await.status, 204);
    assert_eq!(scene.clara.post(&decide(&report), &dismissed).await.refusal().1, "decided");
    let view = scene.view().await;
    assert!(view.cases.is_empty() && view.restrained.is_empty());
    let last = &view.log.entries[0];
    assert_eq!((last.deed, last.about.name.as_str()), (AuditDeed::Dismiss, "Bert"));
    assert_eq!((last.by.as_ref().unwrap().name.as_str(), last.reason.as_str()), ("Clara", "Nothing to it."));
    assert_eq!(view.log.entries[1].deed, AuditDeed::Look);
    let earlier: Value = scene.clara.get("/api/v1/moderation/log?before=2").await.json();
    assert_eq!(earlier["entries"].as_array().unwrap().len(), 1);

    // Bert is a moderator now, too: reports about Bert are hidden from Bert, and only another moderator decides them.
    let report = scene.report(&scene.anna, "Again.").await;
    give_role(&scene.data, "bert", Role::Moderator).await;
    assert_eq!(scene.bert.get("/api/v1/moderation").await.json::<ModerationView>().cases.len(), 0);
    assert_eq!(scene.bert.post(&decide(&report), &dismissed).await.refusal().1, "own-case");
    let look = format!("/api/v1/moderation/reports/{report}/look");
    assert_eq!(scene.bert.post(&look, &json!({})).await.refusal().1, "own-case");
    assert!(!scene.view().await.cases[0].decidable);
    assert_eq!(scene.clara.post(&decide(&report), &dismissed).await.refusal().1, "about-moderator");
    let own = format!("/api/v1/moderation/people/{}/lift", me(&scene.bert).await.id);
    let lifted = json!({ "kind": "mute", "reason": "I am good." });
    assert_eq!(scene.bert.post(&own, &lifted).await.refusal().1, "own-case");
    // Who is a moderator no more is out at once, and the account's end leaves an identifier in the log.
    give_role(&scene.data, "bert", Role::Player).await;
    assert_eq!(scene.bert.get("/api/v1/moderation").await.refusal().1, "not-moderator");
    let berts = me(&scene.bert).await.id;
    let gone = scene.bert.post("/api/v1/account/delete", &json!({ "password": "a prime of six" })).await;
    assert_eq!(gone.status, 204, "{}", gone.text());
    let log = scene.view().await.log;
    assert!(log.entries.iter().any(|one| one.about.id == berts));
    assert!(!serde_json::to_string(&log).unwrap().contains("Bert"));
    scene.server.stop().await;
}

async fn who_is_muted_talks_no_more_until_it_ends(data: tempfile::TempDir) {
    let scene = Scene::begin(data).await;
    let [mut a, mut b] = scene.sockets().await;
    let report = scene.report(&scene.anna, "He hurries me.").await;
    let muted = json!({ "verdict": "mute", "days": 1, "reason": "Let her think." });
    assert_eq!(scene.clara.post(&decide(&report), &muted).await.status, 204);
    // Bert is told at once, and Anna is not.
    let told = silenced(&mut b).await.expect("told at the board");
    assert_eq!((told.kind, told.reason.as_str()), (RestraintKind::Mute, "Let her think."));
    assert_eq!(told.until, Some(scene.clock.now() + 24 * 3600 * 1000));
    assert_eq!(silenced(&mut a).await, None);
    say(&mut b, "hurry").await;
    assert_eq!(b.refusal().await, "silenced");
    say(&mut a, "one moment").await;
    assert_eq!(b.talk().await.0[0].text, "one moment", "Bert still hears");
    // Another device, and a table of another day, know it, too; and Bert may play.
    let mut again = scene.bert.socket(&scene.id).await;
    again.resume(0).await;
    assert!(silenced(&mut again).await.is_some());
    assert_eq!(me(&scene.bert).await.suspended, None);
    scene.bert.table(&wish(|_| {})).await;
    let [held] = &scene.view().await.restrained[..] else { panic!() };
    assert_eq!((held.person.name.as_str(), held.restraint.kind), ("Bert", RestraintKind::Mute));

    // A day later Bert may talk, by the server's clock.
    scene.clock.pass(24 * 3600 - 1);
    say(&mut b, "hurry").await;
    assert_eq!(b.refusal().await, "silenced");
    scene.clock.pass(1);
    say(&mut b, "sorry").await;
    assert_eq!(b.talk().await.0[0].text, "sorry");
    assert!(scene.view().await.restrained.is_empty());

    // For good, and lifted.
    let report = scene.report(&scene.anna, "And again.").await;
    let muted = json!({ "verdict": "mute", "reason": "Enough." });
    assert_eq!(scene.clara.post(&decide(&report), &muted).await.status, 204);
    assert_eq!(silenced(&mut b).await.unwrap().until, None);
    let lift = format!("/api/v1/moderation/people/{}/lift", me(&scene.bert).await.id);
    let wrong = json!({ "kind": "suspension", "reason": "He is sorry." });
    assert_eq!(scene.clara.post(&lift, &wrong).await.refusal().1, "not-restrained");
    let right = json!({ "kind": "mute", "reason": "He is sorry." });
    assert_eq!(scene.clara.post(&lift, &right).await.status, 204);
    assert_eq!(silenced(&mut b).await, None);
    assert_eq!(scene.view().await.log.entries[0].deed, AuditDeed::Unmute);
    scene.server.stop().await;
}

async fn who_is_suspended_plays_on_and_begins_nothing(data: tempfile::TempDir) {
    let scene = Scene::begin(data).await;
    let [mut a, mut b] = scene.sockets().await;
    let (annas, berts) = (me(&scene.anna).await.id, me(&scene.bert).await.id);
    let open = scene.bert.table(&wish(|wish| wish["public"] = json!(true))).await;
    let to_bert = scene.anna.table(&wish(|wish| wish["invite"] = json!(berts))).await;
    let waiting = scene.anna.table(&wish(|wish| wish["public"] = json!(true))).await;
    let report = scene.report(&scene.anna, "He plays with an engine.").await;
    let suspended = json!({ "verdict": "suspend", "days": 7, "reason": "He does." });
    assert_eq!(scene.clara.post(&decide(&report), &suspended).await.status, 204);
    let told = silenced(&mut b).await.expect("told at the board");
    assert_eq!((told.kind, told.reason.as_str()), (RestraintKind::Suspension, "He does."));
    assert_eq!(me(&scene.bert).await.suspended, Some(told));

    // Bert's open tables are closed; nothing begins, by no way, and each refusal says why.
    for table in [&open, &to_bert] {
        let now: TableView = scene.anna.get(&format!("/api/v1/tables/{}", table.id)).await.json();
        assert_eq!(now.status, TableStatus::Closed);
    }
    let quick = wish(|wish| wish["public"] = json!(true));
    let challenge = wish(|wish| wish["invite"] = json!(annas));
    let join = format!("/api/v1/tables/{}/join", waiting.id);
    for (path, body) in [
        ("/api/v1/tables", &quick),
        ("/api/v1/tables/quick", &quick),
        ("/api/v1/tables", &challenge),
        (join.as_str(), &json!({})),
    ] {
        let answer = scene.bert.post(path, body).await;
        assert!(answer.text().contains("He does."), "{}", answer.text());
        let refused = answer.refusal();
        assert_eq!((refused.0, refused.1.as_str()), (403, "suspended"), "{path}");
    }
    say(&mut b, "unfair").await;
    assert_eq!(b.refusal().await, "silenced");

    // The match they play goes on, and no rematch follows.
    let seq = scene.bert.view(&scene.id).await.seq;
    b.intend("roll", seq, Intent::Roll).await;
    let after = b.state_where(|view| view.seq > seq).await;
    b.intend("enough", after.seq, Intent::Concede).await;
    b.state_where(|view| matches!(view.phase, Phase::MatchOver { .. })).await;
    b.send(&ClientMessage::Rematch { on: true }).await;
    assert_eq!(b.refusal().await, "suspended");
    a.send(&ClientMessage::Rematch { on: true }).await;
    a.state_where(|view| view.table.as_ref().is_some_and(|table| table.rematch.is_some())).await;

    // Bert comes in, on any device, and reads why; a week later Bert sits down.
    let entered = json!({ "name": "Bert", "password": "a prime of six" });
    assert_eq!(scene.server.guest().await.post("/api/v1/session", &entered).await.status, 200);
    scene.clock.pass(7 * 24 * 3600);
    assert_eq!(scene.bert.post(&join, &json!({})).await.status, 200);
    assert!(scene.view().await.restrained.is_empty());
    scene.server.stop().await;
}
