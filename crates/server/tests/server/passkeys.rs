//! Passkeys: accounts made and entered with them, what they prove, and what is refused.

use std::sync::Arc;

use pasch_server::WallClock;
use pasch_server::wire::{AccountView, Me, PasskeyView, TokenMade};
use serde_json::{Value, json};

use crate::authenticator::Device;
use crate::clocks::TestClock;
use crate::people::with_account;
use crate::support::{Answer, Guest, Server, config, on_both_engines, request};

const PASSWORD: &str = "a prime of six";

on_both_engines! {
    a_guest_becomes_an_account_and_comes_in_elsewhere,
    wrong_answers_open_nothing,
    an_account_looks_after_its_passkeys,
    a_passkey_proves_what_the_password_proves,
}

fn device(server: &Server, seed: u8) -> Device {
    Device::new(&format!("http://{}", server.addr), seed)
}

/// What the browser is asked for.
async fn wanted(guest: &Guest, path: &str, body: &Value) -> Value {
    let answer = guest.post(&format!("/api/v1/{path}"), body).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.json::<Value>()["publicKey"].clone()
}

/// The guest's browser after it has made an account with the device.
async fn with_passkey(guest: &Guest, device: &mut Device, name: &str) -> Guest {
    let options = wanted(guest, "account/passkey/challenge", &json!({ "name": name })).await;
    let made = guest.post("/api/v1/account/passkey", &device.make(&options, "phone")).await;
    assert_eq!(made.status, 201, "{}", made.text());
    assert_eq!(made.json::<Me>().role.as_deref(), Some("player"));
    guest.after(&made)
}

async fn entering(guest: &Guest) -> Value {
    wanted(guest, "session/passkey/challenge", &json!({})).await
}

async fn enter(guest: &Guest, proof: &Value) -> Answer {
    guest.post("/api/v1/session/passkey", proof).await
}

async fn proof(account: &Guest, device: &mut Device) -> Value {
    let options = wanted(account, "account/proof", &json!({})).await;
    json!({ "passkey": device.prove(&options) })
}

async fn look(account: &Guest) -> AccountView {
    account.get("/api/v1/account").await.json()
}

fn refused(answer: &Answer) -> (u16, String) {
    let (status, code, _) = answer.refusal();
    (status, code)
}

async fn a_guest_becomes_an_account_and_comes_in_elsewhere(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let mut phone = device(&server, 1);
    let guest = server.guest().await;
    let before: Me = guest.get("/api/v1/me").await.json();
    let played = guest.new_match(|_| {}).await;
    for (name, code) in [("x", "bad-name"), ("Admin", "bad-name")] {
        let asked = guest.post("/api/v1/account/passkey/challenge", &json!({ "name": name })).await;
        assert_eq!(refused(&asked), (422, code.to_owned()));
    }
    let anna = with_passkey(&guest, &mut phone, "Änna").await;
    assert_eq!(guest.get("/api/v1/matches").await.status, 401, "whoever knew the guest's session is out");
    let now: Me = anna.get("/api/v1/me").await.json();
    assert_eq!((now.id, now.name.as_str()), (before.id, "Änna"));
    assert_eq!(anna.view(&played).await.seq, 0);
    let account = look(&anna).await;
    assert!(!account.password);
    let [passkey] = &account.passkeys[..] else { panic!("{:?}", account.passkeys) };
    assert_eq!((passkey.name.as_str(), &passkey.elsewhere, passkey.used_at), ("phone", &None, None));

    // Nobody tells that there is no password.
    let stranger = server.guest().await;
    let typed = json!({ "name": "Änna", "password": "something else" });
    let none = json!({ "name": "Nobody here", "password": "something else" });
    let (typed, none) =
        (stranger.post("/api/v1/session", &typed).await, stranger.post("/api/v1/session", &none).await);
    assert_eq!((typed.status, &typed.body), (401, &none.body));
    // Nor does a second one of the name, or an account of somebody who has one.
    let second = stranger.post("/api/v1/account/passkey/challenge", &json!({ "name": "anna" })).await;
    assert_eq!(refused(&second), (409, "name-taken".to_owned()));
    let second = anna.post("/api/v1/account/passkey/challenge", &json!({ "name": "Berta" })).await;
    assert_eq!(refused(&second), (409, "has-account".to_owned()));

    // Elsewhere, without saying who it is.
    let elsewhere = server.guest().await;
    let options = entering(&elsewhere).await;
    assert_eq!(options["allowCredentials"], json!([]));
    let come = enter(&elsewhere, &phone.prove(&options)).await;
    assert_eq!(come.status, 200, "{}", come.text());
    let there = elsewhere.after(&come);
    assert_eq!(there.view(&played).await.seq, 0);
    let account = look(&there).await;
    assert_eq!((account.sessions.len(), account.passkeys[0].used_at.is_some()), (2, true));
    assert_eq!(elsewhere.get("/api/v1/matches").await.status, 401, "the guest's session is over");
    assert_eq!(there.delete("/api/v1/session").await.status, 204);
    let again = server.guest().await;
    let come = enter(&again, &phone.prove(&entering(&again).await)).await;
    assert_eq!(come.status, 200, "{}", come.text());
    let again = again.after(&come);

    // A restart forgets what was asked, and no passkey.
    let asked = entering(&again).await;
    server.stop().await;
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let late = enter(&guest, &phone.prove(&asked)).await;
    assert_eq!(refused(&late), (409, "challenge-over".to_owned()));
    phone.origin = format!("http://{}", server.addr);
    assert_eq!(enter(&guest, &phone.prove(&entering(&guest).await)).await.status, 200);
    server.stop().await;
}

async fn wrong_answers_open_nothing(data: tempfile::TempDir) {
    let clock = TestClock::new();
    let server = Server::start_at(config(data.path()), 1, Arc::clone(&clock) as Arc<dyn WallClock>).await;
    let (mut phone, mut other) = (device(&server, 1), device(&server, 2));
    let (first, second) = (server.guest().await, server.guest().await);
    with_passkey(&first, &mut phone, "Anna").await;
    let bert = with_passkey(&second, &mut other, "Bertram").await;
    let guest = server.guest().await;
    let over = (409, "challenge-over".to_owned());
    let bad = (401, "bad-passkey".to_owned());

    // Replayed; from another session; too late; to another end.
    let right = phone.prove(&entering(&guest).await);
    assert_eq!(enter(&guest, &right).await.status, 200);
    let guest = server.guest().await;
    assert_eq!(refused(&enter(&guest, &right).await), over);
    let stolen = phone.prove(&entering(&server.guest().await).await);
    assert_eq!(refused(&enter(&guest, &stolen).await), over);
    let late = phone.prove(&entering(&guest).await);
    clock.pass(299);
    let slow = phone.prove(&entering(&guest).await);
    clock.pass(1);
    assert_eq!(refused(&enter(&guest, &late).await), over);
    assert_eq!(enter(&guest, &slow).await.status, 200, "a second later than asked");
    let guest = server.guest().await;
    let asked = wanted(&bert, "account/proof", &json!({})).await;
    assert_eq!(refused(&enter(&bert, &other.prove(&asked)).await), over);
    // A challenge that nobody was given.
    let mut never = entering(&guest).await;
    never["challenge"] = json!("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    assert_eq!(refused(&enter(&guest, &phone.prove(&never)).await), over);

    // Every failure is answered alike: nobody learns which part of it was known.
    let mut answers = Vec::new();
    let mut fails = async |device: &mut Device, change: &dyn Fn(&mut Value), what: &str| {
        let mut proof = device.prove(&entering(&guest).await);
        change(&mut proof);
        let answer = enter(&guest, &proof).await;
        assert_eq!(refused(&answer), bad, "{what}");
        answers.push(answer.body);
    };
    let as_it_is: &dyn Fn(&mut Value) = &|_| {};
    phone.origin = "http://evil.example".to_owned();
    fails(&mut phone, as_it_is, "another origin").await;
    phone.origin = format!("https://{}", server.addr);
    fails(&mut phone, as_it_is, "another scheme").await;
    phone.origin = format!("http://{}", server.addr);
    phone.host = Some("evil.example".to_owned());
    fails(&mut phone, as_it_is, "another host").await;
    phone.host = None;
    phone.verifies = false;
    fails(&mut phone, as_it_is, "nobody's finger").await;
    phone.verifies = true;
    // Each of these counts against one passkey: an hour later they are forgotten.
    clock.pass(3600);
    phone.present = false;
    fails(&mut phone, as_it_is, "nobody there").await;
    phone.present = true;
    phone.embedded = true;
    fails(&mut phone, as_it_is, "in another site's page").await;
    phone.embedded = false;
    let at_other = other.prove(&entering(&guest).await);
    // The next ones are Bertram's.
    fails(
        &mut other,
        &|proof| proof["userHandle"] = json!("c29tZWJvZHkgZWxzZSBhbHRvZ2V0aGVy"),
        "not the owner's word",
    )
    .await;
    other.tells_owner = false;
    fails(&mut other, as_it_is, "nobody's").await;
    other.tells_owner = true;
    let signature = at_other["signature"].clone();
    fails(&mut other, &|proof| proof["signature"] = signature.clone(), "signed for another challenge").await;
    let mut stranger = device(&server, 3);
    let third = server.guest().await;
    let options = wanted(&third, "account/passkey/challenge", &json!({ "name": "Clara" })).await;
    stranger.make(&options, "never sent");
    fails(&mut stranger, as_it_is, "unknown").await;
    let known = other.prove(&entering(&guest).await)["id"].clone();
    fails(&mut stranger, &|proof| proof["id"] = known.clone(), "another's key").await;
    assert!(answers.windows(2).all(|two| two[0] == two[1]), "all alike");
    for unreadable in [json!({ "clientData": "!" }), json!({ "clientData": "e30" }), json!({ "id": "!" })] {
        let mut proof = stranger.prove(&entering(&guest).await);
        for (name, value) in unreadable.as_object().unwrap() {
            proof[name] = value.clone();
        }
        assert_eq!(refused(&enter(&guest, &proof).await), bad, "{unreadable}");
    }

    // New ones, that are none.
    let guest = server.guest().await;
    for what in ["origin", "host", "frame", "nobody", "finger", "kind", "id"] {
        let mut faulty = device(&server, 4);
        match what {
            "origin" => faulty.origin = "http://evil.example".to_owned(),
            "host" => faulty.host = Some("evil.example".to_owned()),
            "frame" => faulty.embedded = true,
            "nobody" => faulty.present = false,
            "finger" => faulty.verifies = false,
            _ => {}
        }
        let options = wanted(&guest, "account/passkey/challenge", &json!({ "name": "Clara" })).await;
        let mut made = faulty.make(&options, "phone");
        match what {
            "kind" => {
                made["clientData"] = faulty
                    .sign(&json!({ "challenge": options["challenge"], "rpId": "x" }), 0)["clientData"]
                    .clone()
            }
            "id" => made["id"] = json!("AAAA"),
            _ => {}
        }
        let answer = guest.post("/api/v1/account/passkey", &made).await;
        assert_eq!(refused(&answer), (422, "bad-passkey".to_owned()), "{what}");
        assert_eq!(refused(&guest.post("/api/v1/account/passkey", &made).await), over, "{what}, again");
    }
    // A key that another account has.
    let mut twin = device(&server, 1);
    let options = wanted(&guest, "account/passkey/challenge", &json!({ "name": "Clara" })).await;
    let answer = guest.post("/api/v1/account/passkey", &twin.make(&options, "phone")).await;
    assert_eq!(refused(&answer), (422, "bad-passkey".to_owned()));
    let me: Me = guest.get("/api/v1/me").await.json();
    assert_eq!(me.role, None, "none of it made an account");

    // A counter that goes back, or stands: the key was copied.
    clock.pass(3600);
    for counter in [1, 2] {
        let last = phone.counter.replace(counter);
        assert_eq!(refused(&enter(&guest, &phone.prove(&entering(&guest).await)).await), bad);
        phone.counter = last;
    }
    assert_eq!(enter(&guest, &phone.prove(&entering(&guest).await)).await.status, 200);

    // Whoever fails waits, at that passkey from that address, also where nobody has it.
    let guest = server.guest().await;
    phone.verifies = false;
    stranger.verifies = false;
    for device in [&mut phone, &mut stranger] {
        clock.pass(3600);
        for _ in 0..5 {
            assert_eq!(refused(&enter(&guest, &device.prove(&entering(&guest).await)).await), bad);
        }
        let waits = enter(&guest, &device.prove(&entering(&guest).await)).await;
        assert_eq!(refused(&waits), (429, "too-many-requests".to_owned()));
    }
    server.stop().await;
}

async fn an_account_looks_after_its_passkeys(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (mut phone, mut key) = (device(&server, 1), device(&server, 2));
    key.edwards = true;
    let anna = with_account(&server.guest().await, "Anna").await;
    let by_password = json!({ "password": PASSWORD });
    let challenge = "/api/v1/account/passkeys/challenge";
    let wrong = anna.post(challenge, &json!({ "password": "something else" })).await;
    assert_eq!(refused(&wrong), (401, "bad-credentials".to_owned()));
    assert_eq!(refused(&anna.post(challenge, &json!({})).await), (422, "no-proof".to_owned()));
    assert_eq!(refused(&anna.post("/api/v1/account/proof", &json!({})).await).1, "no-passkey");
    assert_eq!(refused(&server.guest().await.post(challenge, &by_password).await).1, "no-account");
    let add = async |account: &Guest, device: &mut Device, proof: &Value, name: &str| {
        let options = wanted(account, "account/passkeys/challenge", proof).await;
        account.post("/api/v1/account/passkeys", &device.make(&options, name)).await
    };
    let added = add(&anna, &mut phone, &by_password, " phone ").await;
    assert_eq!(added.status, 201, "{}", added.text());
    assert_eq!(added.json::<PasskeyView>(), look(&anna).await.passkeys[0]);
    assert_eq!(look(&anna).await.passkeys[0].name, "phone");
    // One more, by the first.
    let by_phone = proof(&anna, &mut phone).await;
    assert_eq!(add(&anna, &mut key, &by_phone, "key").await.status, 201);
    let options = wanted(&anna, "account/passkeys/challenge", &by_password).await;
    assert_eq!(options["excludeCredentials"].as_array().unwrap().len(), 2);
    // What was asked of one session is answered by no other, and then by nobody.
    let mut third = device(&server, 3);
    let made = third.make(&options, "third");
    let guest = server.guest().await;
    assert_eq!(refused(&guest.post("/api/v1/account/passkey", &made).await).1, "challenge-over");
    assert_eq!(refused(&anna.post("/api/v1/account/passkeys", &made).await).1, "challenge-over");

    let account = look(&anna).await;
    let [of_phone, of_key] = &account.passkeys[..] else { panic!("{:?}", account.passkeys) };
    let path = format!("/api/v1/account/passkeys/{}", of_phone.id);
    for (name, status) in [("", 422), (&*"x".repeat(41), 422), ("Telefon", 204)] {
        assert_eq!(anna.put(&path, &json!({ "name": name })).await.status, status, "{name}");
    }
    assert_eq!(look(&anna).await.passkeys[0].name, "Telefon");
    let bert = with_account(&server.guest().await, "Bertram").await;
    assert_eq!(bert.put(&path, &json!({ "name": "mine" })).await.status, 404);
    let remove = format!("{path}/remove");
    assert_eq!(bert.post(&remove, &by_password).await.status, 404);

    // The phone is lost: it opens nothing any more, and where it came in it is out.
    let thief = server.guest().await;
    let come = enter(&thief, &phone.prove(&entering(&thief).await)).await;
    let thief = thief.after(&come);
    let token: TokenMade = thief
        .post(
            "/api/v1/account/tokens",
            &json!({ "name": "x", "scopes": ["read"], "days": 9, "passkey": proof(&thief, &mut phone).await["passkey"] }),
        )
        .await
        .json();
    let waiting = server.guest().await;
    let asked = phone.prove(&entering(&waiting).await);
    assert_eq!(refused(&anna.post(&remove, &json!({})).await).1, "no-proof");
    let gone = anna.post(&remove, &proof(&anna, &mut key).await).await;
    assert_eq!(gone.status, 204, "{}", gone.text());
    assert_eq!(thief.get("/api/v1/matches").await.status, 401);
    let bearer = format!("Bearer {}", token.token);
    let by_token = request(server.addr, "GET", "/api/v1/me", &[("Authorization", &bearer)], b"").await;
    assert_eq!(by_token.status, 401);
    assert_eq!(refused(&enter(&waiting, &asked).await), (401, "bad-passkey".to_owned()));
    assert_eq!(look(&anna).await.passkeys.iter().map(|one| &one.id).collect::<Vec<_>>(), [&of_key.id]);
    let last = format!("/api/v1/account/passkeys/{}/remove", of_key.id);
    assert_eq!(anna.post(&last, &by_password).await.status, 204, "the password is left");

    // The only way in stays.
    let mut own = device(&server, 5);
    let clara = with_passkey(&server.guest().await, &mut own, "Clara").await;
    let only = look(&clara).await.passkeys[0].id.clone();
    let path = format!("/api/v1/account/passkeys/{only}/remove");
    let kept = clara.post(&path, &proof(&clara, &mut own).await).await;
    assert_eq!(refused(&kept), (409, "last-way-in".to_owned()));
    assert_eq!(look(&clara).await.passkeys.len(), 1);
    server.stop().await;
}

async fn a_passkey_proves_what_the_password_proves(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (mut phone, mut other) = (device(&server, 1), device(&server, 2));
    let anna = with_passkey(&server.guest().await, &mut phone, "Anna").await;
    let bert = with_passkey(&server.guest().await, &mut other, "Bertram").await;
    let token = |proof: &Value| {
        let mut wish = json!({ "name": "x", "scopes": ["play"], "days": 1 });
        wish.as_object_mut().unwrap().extend(proof.as_object().unwrap().clone());
        wish
    };
    let tokens = "/api/v1/account/tokens";
    let typed = anna.post(tokens, &token(&json!({ "password": "" }))).await;
    assert_eq!(refused(&typed), (401, "bad-credentials".to_owned()), "it has none");
    // Another's passkey proves nothing, asked for or not.
    let asked = wanted(&anna, "account/proof", &json!({})).await;
    let strange = json!({ "passkey": other.sign(&asked, 0) });
    assert_eq!(refused(&anna.post(tokens, &token(&strange)).await), (401, "bad-passkey".to_owned()));
    let of_bert = proof(&bert, &mut other).await;
    assert_eq!(refused(&anna.post(tokens, &token(&of_bert)).await), (409, "challenge-over".to_owned()));
    let to_enter = json!({ "passkey": phone.prove(&entering(&anna).await) });
    assert_eq!(refused(&anna.post(tokens, &token(&to_enter)).await), (409, "challenge-over".to_owned()));
    let right = proof(&anna, &mut phone).await;
    assert_eq!(anna.post(tokens, &token(&right)).await.status, 201);
    assert_eq!(refused(&anna.post(tokens, &token(&right)).await), (409, "challenge-over".to_owned()));
    let mut both = proof(&anna, &mut phone).await;
    both["password"] = json!(PASSWORD);
    assert_eq!(refused(&anna.post(tokens, &token(&both)).await), (422, "no-proof".to_owned()));
    // Where a device says nothing of the owner, it was asked for by name.
    phone.tells_owner = false;
    let silent = proof(&anna, &mut phone).await;
    assert_eq!(anna.post(tokens, &token(&silent)).await.status, 201);
    phone.tells_owner = true;

    // The account's first password needs a proof, which the passkey gives.
    let path = "/api/v1/account/password";
    assert_eq!(refused(&anna.put(path, &json!({ "new": PASSWORD })).await), (422, "no-proof".to_owned()));
    let mut change = proof(&anna, &mut phone).await;
    change["new"] = json!(PASSWORD);
    let changed = anna.put(path, &change).await;
    assert_eq!(changed.status, 204, "{}", changed.text());
    let anna = anna.after(&changed);
    assert!(look(&anna).await.password);
    let guest = server.guest().await;
    let typed = json!({ "name": "Anna", "password": PASSWORD });
    assert_eq!(guest.post("/api/v1/session", &typed).await.status, 200);

    // Deleting the account needs a proof, too.
    let delete = "/api/v1/account/delete";
    assert_eq!(refused(&bert.post(delete, &json!({})).await), (422, "no-proof".to_owned()));
    let gone = bert.post(delete, &proof(&bert, &mut other).await).await;
    assert_eq!(gone.status, 204, "{}", gone.text());
    let guest = server.guest().await;
    let back = enter(&guest, &other.prove(&entering(&guest).await)).await;
    assert_eq!(refused(&back), (401, "bad-passkey".to_owned()));
    server.stop().await;
}

/// Behind a proxy the public origin counts, whatever the host that the server itself is asked for.
#[tokio::test(flavor = "multi_thread")]
async fn passkeys_are_for_the_public_origin() {
    let data = tempfile::tempdir().unwrap();
    let mut setup = config(data.path());
    setup.public_origin = Some("https://play.example.org/".to_owned());
    let server = Server::start_with(setup, 1).await;
    let guest = server.guest().await;
    let asked = wanted(&guest, "account/passkey/challenge", &json!({ "name": "Anna" })).await;
    assert_eq!(asked["rp"]["id"], "play.example.org");
    let mut inside = device(&server, 1);
    let made = guest.post("/api/v1/account/passkey", &inside.make(&asked, "phone")).await;
    assert_eq!(refused(&made), (422, "bad-passkey".to_owned()), "the server's own address is not it");
    let mut phone = Device::new("https://play.example.org", 2);
    let anna = with_passkey(&guest, &mut phone, "Anna").await;
    assert_eq!(look(&anna).await.passkeys[0].elsewhere, None);
    server.stop().await;

    // Moved to another name: it is listed, and opens nothing there.
    let mut setup = config(data.path());
    setup.public_origin = Some("https://other.example.org".to_owned());
    let server = Server::start_with(setup, 1).await;
    let anna = Guest { addr: server.addr, ..anna };
    assert_eq!(look(&anna).await.passkeys[0].elsewhere.as_deref(), Some("play.example.org"));
    assert_eq!(refused(&anna.post("/api/v1/account/proof", &json!({})).await).1, "no-passkey");
    let guest = server.guest().await;
    let mut options = entering(&guest).await;
    assert_eq!(options["rpId"], "other.example.org");
    options["rpId"] = json!("play.example.org");
    assert_eq!(enter(&guest, &phone.prove(&options)).await.status, 401);
    server.stop().await;
}
