//! A forgotten password is replaced by a link in a mail, and by nothing else.

use std::sync::Arc;

use pasch_delivery::Privacy;
use pasch_server::{Rate, WallClock};
use serde_json::json;

use crate::clocks::TestClock;
use crate::mail::{confirmed, post, quiet, start, with_mail};
use crate::mail_host::{Mail, MailHost};
use crate::people::{PASSWORD, credentials, with_account};
use crate::support::{Answer, Guest, Server, on_both_engines, request};

on_both_engines! {
    a_link_replaces_the_password_once_and_ends_sessions_and_tokens,
    a_link_expires_after_an_hour_and_with_a_newer_one_or_the_address,
    a_request_for_a_link_does_not_tell_which_accounts_there_are,
    links_for_new_passwords_are_limited_for_an_account_and_a_network,
    an_address_is_given_by_who_knows_the_password,
    a_server_without_mail_names_the_operators_command,
}

const NEW: &str = "another prime of six";

fn link(mail: &Mail) -> String {
    mail.between("http://club.example/reset#", '\n')
}

async fn ask(server: &Server, who: &str) -> Answer {
    post(server, "/api/v1/session/reset", &json!({ "who": who })).await
}

async fn choose(server: &Server, link: &str, password: &str) -> Answer {
    post(server, "/api/v1/session/reset/password", &json!({ "token": link, "password": password })).await
}

async fn sign_in(server: &Server, name: &str, password: &str) -> u16 {
    post(server, "/api/v1/session", &credentials(name, password)).await.status
}

/// The link that comes when somebody asks.
async fn linked(server: &Server, host: &mut MailHost, who: &str, address: &str) -> String {
    assert_eq!(ask(server, who).await.status, 204);
    let mail = host.next().await;
    assert_eq!(mail.to, address, "{}", mail.body);
    link(&mail)
}

async fn with_address(server: &Server, host: &mut MailHost, name: &str, address: &str) -> Guest {
    let guest = with_account(&server.guest().await, name).await;
    confirmed(server, host, &guest, address).await;
    guest
}

async fn a_link_replaces_the_password_once_and_ends_sessions_and_tokens(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let server = start(data.path(), &host, &clock).await;
    let anna = with_address(&server, &mut host, "Anna", "anna@home.example").await;
    let bert = with_address(&server, &mut host, "Bert", "bert@home.example").await;
    let wish = json!({ "name": "bot", "scopes": ["read"], "days": 30, "password": PASSWORD });
    let token = anna.post("/api/v1/account/tokens", &wish).await;
    assert_eq!(token.status, 201, "{}", token.text());
    let bearer = format!("Bearer {}", token.json::<serde_json::Value>()["token"].as_str().unwrap());
    let by_token = async || {
        request(server.addr, "GET", "/api/v1/me", &[("Authorization", bearer.as_str())], b"").await.status
    };
    assert_eq!(by_token().await, 200);

    let link = linked(&server, &mut host, "ANNA", "anna@home.example").await;
    assert_eq!(request(server.addr, "GET", "/reset", &[], b"").await.status, 200);
    assert_eq!(sign_in(&server, "Anna", PASSWORD).await, 200, "opening the page does nothing");
    let refused = choose(&server, &link, "password123").await.refusal();
    assert_eq!(refused, (422, "bad-password".to_owned(), Some("password".to_owned())));
    assert_eq!(anna.get("/api/v1/account").await.status, 200, "nothing has changed yet");

    let done = choose(&server, &link, NEW).await;
    assert_eq!(done.status, 204, "{}", done.text());
    assert!(done.header("set-cookie").is_none(), "nobody is signed in by a link");
    assert_eq!(anna.get("/api/v1/account").await.status, 401);
    assert_eq!(by_token().await, 401);
    assert_eq!(sign_in(&server, "Anna", PASSWORD).await, 401);
    assert_eq!(sign_in(&server, "Anna", NEW).await, 200);
    let told = host.next().await;
    assert_eq!(told.to, "anna@home.example");
    assert!(told.body.contains("has a new password"), "{}", told.body);
    assert_eq!(choose(&server, &link, "a third prime of six").await.refusal().1, "link-over");
    assert_eq!(sign_in(&server, "Anna", NEW).await, 200);

    assert_eq!(bert.get("/api/v1/account").await.status, 200, "a link is for its own account");
    assert_eq!(sign_in(&server, "Bert", PASSWORD).await, 200);
    server.stop().await;
}

async fn a_link_expires_after_an_hour_and_with_a_newer_one_or_the_address(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let server = start(data.path(), &host, &clock).await;
    let anna = with_address(&server, &mut host, "Anna", "anna@home.example").await;
    let is_over = async |link: &str| choose(&server, link, NEW).await.refusal().1 == "link-over";
    assert!(is_over("made up").await);

    let first = linked(&server, &mut host, "Anna", "anna@home.example").await;
    let second = linked(&server, &mut host, "Anna@Home.example", "anna@home.example").await;
    assert!(is_over(&first).await, "a newer one was sent");
    clock.pass(3599);
    assert_eq!(choose(&server, &second, "short").await.refusal().1, "bad-password", "still good");
    clock.pass(2);
    assert!(is_over(&second).await);

    let third = linked(&server, &mut host, "Anna", "anna@home.example").await;
    confirmed(&server, &mut host, &anna, "anna@work.example").await;
    assert!(is_over(&third).await, "the address is another one");
    let fourth = linked(&server, &mut host, "Anna", "anna@work.example").await;
    assert_eq!(anna.delete("/api/v1/notices/mail").await.status, 204);
    assert!(is_over(&fourth).await, "the address is gone");
    assert_eq!(sign_in(&server, "Anna", PASSWORD).await, 200);
    server.stop().await;
}

async fn a_request_for_a_link_does_not_tell_which_accounts_there_are(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let server = start(data.path(), &host, &clock).await;
    with_account(&server.guest().await, "Anna").await;
    with_address(&server, &mut host, "Bert", "bert@home.example").await;
    let mut answers = Vec::new();
    for who in ["Bert", "Anna", "Nobody", "nobody@home.example", "", "\u{0}"] {
        let answer = ask(&server, who).await;
        answers.push((answer.status, answer.text()));
    }
    assert!(answers.iter().all(|one| *one == (204, String::new())), "{answers:?}");
    assert_eq!(host.next().await.to, "bert@home.example");
    quiet(&server, &mut host).await;
    server.stop().await;
}

async fn links_for_new_passwords_are_limited_for_an_account_and_a_network(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let mut config = with_mail(data.path(), &host);
    config.limits.mails = Rate { per_second: 1e-6, burst: 2 };
    config.limits.logins = Rate { per_second: 1e-6, burst: 12 };
    let server = Server::start_at(config, 7, Arc::clone(&clock) as Arc<dyn WallClock>).await;
    with_address(&server, &mut host, "Anna", "anna@home.example").await;
    for _ in 0..2 {
        linked(&server, &mut host, "Anna", "anna@home.example").await;
    }
    assert_eq!(ask(&server, "Anna").await.status, 204, "the answer is the same");
    quiet(&server, &mut host).await;
    let mut last = ask(&server, "Nobody").await;
    for _ in 0..12 {
        last = ask(&server, "Nobody").await;
    }
    assert_eq!(last.status, 429, "many from one network");
    assert_eq!(choose(&server, "made up", NEW).await.status, 429);
    server.stop().await;
}

async fn an_address_is_given_by_who_knows_the_password(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let server = start(data.path(), &host, &clock).await;
    let anna = with_address(&server, &mut host, "Anna", "anna@home.example").await;
    let path = "/api/v1/notices/mail";
    let at = "password".to_owned();
    let by_session = anna.put(path, &json!({ "address": "evil@home.example" })).await.refusal();
    assert_eq!(by_session, (422, "no-proof".to_owned(), Some(at.clone())));
    let guessed = json!({ "address": "evil@home.example", "password": "a prime of seven" });
    assert_eq!(anna.put(path, &guessed).await.refusal(), (401, "bad-credentials".to_owned(), Some(at)));
    let known = json!({ "address": "anna@work.example", "password": PASSWORD });
    assert_eq!(anna.put(path, &known).await.status, 204);
    assert_eq!(host.next().await.to, "anna@home.example", "the address until now is told");
    assert_eq!(host.next().await.to, "anna@work.example");
    let again = anna.put(path, &json!({ "address": "anna@work.example" })).await;
    assert_eq!(again.status, 204, "the link once more: {}", again.text());
    assert_eq!(host.next().await.to, "anna@work.example");
    server.stop().await;
}

async fn a_server_without_mail_names_the_operators_command(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    with_account(&server.guest().await, "Anna").await;
    let view = request(server.addr, "GET", "/api/v1/session/reset", &[], b"").await;
    assert_eq!(view.json::<serde_json::Value>(), json!({ "mail": false }));
    let refused = ask(&server, "Anna").await;
    assert!(refused.text().contains("pasch accounts password NAME"), "{}", refused.text());
    assert_eq!(refused.refusal().1, "no-mail");
    server.stop().await;
}
