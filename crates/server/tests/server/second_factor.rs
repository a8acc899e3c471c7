//! Codes beside the password.

use std::sync::Arc;

use pasch_delivery::Privacy;
use pasch_server::WallClock;
use pasch_server::wire::{AccountView, RecoveryCodes, SecondFactorOffer};
use serde_json::{Value, json};

use crate::clocks::TestClock;
use crate::mail::{confirmed, post, start, with_mail};
use crate::mail_host::MailHost;
use crate::people::{PASSWORD, with_account};
use crate::support::{Answer, Guest, Server, config, on_both_engines};

on_both_engines! {
    a_password_alone_opens_nothing_and_each_code_is_used_once,
    what_weighs_much_asks_for_a_code_too,
    a_link_for_a_new_password_does_not_pass_by_the_code,
    guesses_at_a_code_wait,
    what_has_changed_is_told_by_mail,
}

/// An authenticator app that has been told a secret, and a clock.
struct App {
    secret: Vec<u8>,
    clock: Arc<TestClock>,
}

impl App {
    /// The code of some steps later than now.
    fn code(&self, steps: i64) -> String {
        let totp = totp_rs::Builder::new().with_secret(totp_rs::Secret::new(self.secret.clone().into()));
        let totp = totp.with_account_name("account").build().unwrap();
        totp.generate((self.clock.now() / 1000 + 30 * steps).unsigned_abs()).to_string()
    }

    fn next(&self) -> String {
        self.clock.pass(30);
        self.code(0)
    }
}

async fn begun(server: &Server, clock: &Arc<TestClock>, name: &str) -> (Guest, App, Vec<String>) {
    let anna = with_account(&server.guest().await, name).await;
    let offer = anna.post("/api/v1/account/second-factor/offer", &json!({ "password": PASSWORD })).await;
    let offer: SecondFactorOffer = offer.json();
    let secret = totp_rs::Secret::try_from_base32(&offer.secret).unwrap().as_bytes().to_vec();
    let app = App { secret, clock: Arc::clone(clock) };
    assert_eq!(sign_in(server, name, PASSWORD, None).await.status, 200, "no code has proved it yet");
    let wrong = anna.post("/api/v1/account/second-factor", &json!({ "code": app.code(-9) })).await;
    assert_eq!(wrong.refusal(), (401, "bad-code".to_owned(), Some("code".to_owned())));
    let made = anna.post("/api/v1/account/second-factor", &json!({ "code": app.code(0) })).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let codes = made.json::<RecoveryCodes>().codes;
    assert_eq!(codes.len(), 10);
    (anna, app, codes)
}

async fn sign_in(server: &Server, name: &str, password: &str, code: Option<&str>) -> Answer {
    let mut body = json!({ "name": name, "password": password });
    if let Some(code) = code {
        body["code"] = Value::from(code);
    }
    post(server, "/api/v1/session", &body).await
}

async fn with_clock(data: &tempfile::TempDir) -> (Server, Arc<TestClock>) {
    let clock = TestClock::new();
    let server = Server::start_at(config(data.path()), 7, Arc::clone(&clock) as Arc<dyn WallClock>).await;
    (server, clock)
}

fn wanted() -> (u16, String, Option<String>) {
    (401, "code-wanted".to_owned(), Some("code".to_owned()))
}

fn bad() -> (u16, String, Option<String>) {
    (401, "bad-code".to_owned(), Some("code".to_owned()))
}

async fn a_password_alone_opens_nothing_and_each_code_is_used_once(data: tempfile::TempDir) {
    let (server, clock) = with_clock(&data).await;
    let (anna, app, recovery) = begun(&server, &clock, "Anna").await;
    let view: AccountView = anna.get("/api/v1/account").await.json();
    assert_eq!(view.second_factor.map(|one| (one.since, one.codes)), Some((clock.now(), 10)));
    assert_eq!(view.sessions.len(), 1, "all other sessions have ended");
    let with = async |code: Option<String>| sign_in(&server, "Anna", PASSWORD, code.as_deref()).await;
    assert_eq!(with(None).await.refusal(), wanted());
    assert_eq!(with(Some(String::new())).await.refusal(), wanted());
    let wrong = sign_in(&server, "Anna", "a prime of seven", Some(&app.next())).await;
    assert_eq!(
        wrong.refusal().1,
        "bad-credentials",
        "whether a code is right is not told without the password"
    );
    let code = app.next();
    assert_eq!(with(Some(code.clone())).await.status, 200);
    assert_eq!(with(Some(code)).await.refusal(), bad(), "used");
    assert_eq!(with(Some(app.code(1))).await.status, 200, "a clock that is ahead");
    assert_eq!(with(Some(app.code(0))).await.refusal(), bad(), "before one that was used");
    // Of two at once with the same code, one comes in.
    let code = {
        clock.pass(60);
        app.next()
    };
    let (one, two) = tokio::join!(with(Some(code.clone())), with(Some(code)));
    assert_eq!([one.status, two.status].iter().filter(|&&status| status == 200).count(), 1);

    assert_eq!(with(Some(recovery[2].to_uppercase())).await.status, 200);
    assert_eq!(with(Some(recovery[2].clone())).await.refusal(), bad());
    let view: AccountView = anna.get("/api/v1/account").await.json();
    assert_eq!(view.second_factor.map(|one| one.codes), Some(9));
    // Somebody else's account asks for nothing.
    with_account(&server.guest().await, "Bert").await;
    assert_eq!(sign_in(&server, "Bert", PASSWORD, None).await.status, 200);
    assert_eq!(sign_in(&server, "Bert", PASSWORD, Some("123456")).await.status, 200);
    server.stop().await;
}

async fn what_weighs_much_asks_for_a_code_too(data: tempfile::TempDir) {
    let (server, clock) = with_clock(&data).await;
    let (anna, app, recovery) = begun(&server, &clock, "Anna").await;
    let paths = ["second-factor/codes", "second-factor/end", "passkeys/challenge", "delete"];
    for path in paths {
        let path = format!("/api/v1/account/{path}");
        let refused = anna.post(&path, &json!({ "password": PASSWORD })).await.refusal();
        assert_eq!(refused, wanted(), "{path}");
    }
    let token = json!({ "name": "bot", "scopes": ["read"], "days": 30, "password": PASSWORD });
    assert_eq!(anna.post("/api/v1/account/tokens", &token).await.refusal(), wanted());
    let change = json!({ "old": PASSWORD, "new": "another prime of six" });
    assert_eq!(anna.put("/api/v1/account/password", &change).await.refusal(), wanted());
    let once_more = json!({ "password": PASSWORD, "code": app.next() });
    let again = anna.post("/api/v1/account/second-factor/offer", &once_more).await;
    assert_eq!(again.refusal().1, "has-second-factor");

    let proof = |code: String| json!({ "password": PASSWORD, "code": code });
    let renewed = anna.post("/api/v1/account/second-factor/codes", &proof(app.next())).await;
    let renewed = renewed.json::<RecoveryCodes>().codes;
    assert_eq!(sign_in(&server, "Anna", PASSWORD, Some(&recovery[0])).await.refusal(), bad(), "replaced");
    assert_eq!(sign_in(&server, "Anna", PASSWORD, Some(&renewed[0])).await.status, 200);
    let change = json!({ "old": PASSWORD, "new": "another prime of six", "code": renewed[1] });
    let changed = anna.put("/api/v1/account/password", &change).await;
    assert_eq!(changed.status, 204, "{}", changed.text());
    let cookie = changed.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let anna = Guest { addr: server.addr, cookie };
    let end = json!({ "password": "another prime of six", "code": app.next() });
    assert_eq!(anna.post("/api/v1/account/second-factor/end", &end).await.status, 204);
    assert_eq!(anna.post("/api/v1/account/second-factor/end", &end).await.refusal().1, "no-second-factor");
    assert_eq!(sign_in(&server, "Anna", "another prime of six", None).await.status, 200);
    assert_eq!(anna.get("/api/v1/account").await.json::<AccountView>().second_factor, None);
    server.stop().await;
}

async fn a_link_for_a_new_password_does_not_pass_by_the_code(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let server = start(data.path(), &host, &clock).await;
    assert!(with_mail(data.path(), &host).notices.mail.is_some());
    let anna = with_account(&server.guest().await, "Anna").await;
    confirmed(&server, &mut host, &anna, "anna@home.example").await;
    let offer = anna.post("/api/v1/account/second-factor/offer", &json!({ "password": PASSWORD })).await;
    let secret = totp_rs::Secret::try_from_base32(offer.json::<SecondFactorOffer>().secret).unwrap();
    let app = App { secret: secret.as_bytes().to_vec(), clock: Arc::clone(&clock) };
    let begun = anna.post("/api/v1/account/second-factor", &json!({ "code": app.code(0) })).await;
    let recovery = begun.json::<RecoveryCodes>().codes;
    let told = host.next().await;
    assert!(told.body.contains("now asks for a code"), "{}", told.body);

    assert_eq!(post(&server, "/api/v1/session/reset", &json!({ "who": "Anna" })).await.status, 204);
    let link = host.next().await.between("http://club.example/reset#", '\n');
    let chosen = json!({ "token": link, "password": "another prime of six" });
    assert_eq!(post(&server, "/api/v1/session/reset/password", &chosen).await.status, 204);
    assert!(host.next().await.body.contains("has a new password"));
    let refused = sign_in(&server, "Anna", "another prime of six", None).await.refusal();
    assert_eq!(refused, wanted(), "who reads the mail does not come in");
    assert_eq!(sign_in(&server, "Anna", "another prime of six", Some(&recovery[0])).await.status, 200);
    let told = host.next().await;
    assert!(told.body.contains("with one of its recovery codes"), "{}", told.body);
    server.stop().await;
}

async fn guesses_at_a_code_wait(data: tempfile::TempDir) {
    let (server, clock) = with_clock(&data).await;
    let (_, app, recovery) = begun(&server, &clock, "Anna").await;
    let with = async |code: &str| sign_in(&server, "Anna", PASSWORD, Some(code)).await;
    let mut statuses = Vec::new();
    for guess in 0..8 {
        // The password is right each time, and that makes no guess at the code cheaper.
        statuses.push(with(&format!("00000{guess}")).await.status);
    }
    assert_eq!(statuses, [401, 401, 401, 401, 401, 429, 429, 429]);
    assert_eq!(with(&app.code(1)).await.status, 429, "nor is a right one heard now");
    assert_eq!(with(&recovery[0]).await.status, 429);
    clock.pass(24 * 3600);
    assert_eq!(with(&app.code(0)).await.status, 200, "after the wait it is");
    server.stop().await;
}

async fn what_has_changed_is_told_by_mail(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let server = start(data.path(), &host, &clock).await;
    let anna = with_account(&server.guest().await, "Anna").await;
    confirmed(&server, &mut host, &anna, "anna@home.example").await;
    let offer = anna.post("/api/v1/account/second-factor/offer", &json!({ "password": PASSWORD })).await;
    let secret = totp_rs::Secret::try_from_base32(offer.json::<SecondFactorOffer>().secret).unwrap();
    let app = App { secret: secret.as_bytes().to_vec(), clock: Arc::clone(&clock) };
    let mut told = async |what: &str| {
        let mail = host.next().await;
        assert!(mail.body.contains(what), "{what}: {}", mail.body);
        assert_eq!(mail.to, "anna@home.example");
    };
    anna.post("/api/v1/account/second-factor", &json!({ "code": app.code(0) })).await;
    told("now asks for a code").await;
    let proof = |code: String| json!({ "password": PASSWORD, "code": code });
    anna.post("/api/v1/account/second-factor/codes", &proof(app.next())).await;
    told("new recovery codes were made").await;
    anna.post("/api/v1/account/second-factor/end", &proof(app.next())).await;
    told("no code beside the password").await;
    let other = json!({ "address": "evil@home.example", "password": PASSWORD });
    assert_eq!(anna.put("/api/v1/notices/mail", &other).await.status, 204);
    told("another e-mail address was given").await;
    let link = host.next().await;
    assert_eq!(link.to, "evil@home.example", "which is not confirmed yet");
    let change = json!({ "old": PASSWORD, "new": "another prime of six" });
    assert_eq!(anna.put("/api/v1/account/password", &change).await.status, 204);
    let mail = host.next().await;
    assert_eq!(mail.to, "anna@home.example");
    assert!(mail.body.contains("the password of your account was changed"), "{}", mail.body);
    server.stop().await;
}
