//! Bad input: the right status, a message that says what and where, nothing changed.

use crate::support::{Server, request};
use pasch_rules::{Rules, VariantId};
use pasch_server::wire::{ErrorBody, Intent, PlayGraphView, Problem, SentenceArg, ServerMessage};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

#[tokio::test(flavor = "multi_thread")]
async fn without_a_session_nothing_is_shown() {
    let server = Server::fresh().await;
    for path in ["/api/v1/matches", "/api/v1/analyses", "/api/v1/matches/x", "/api/v1/analyses/x"] {
        let answer = request(server.addr, "GET", path, &[], b"").await;
        assert_eq!(answer.refusal().0, 401, "{path}");
        let forged = request(server.addr, "GET", path, &[("Cookie", "pasch=forged")], b"").await;
        assert_eq!(forged.refusal().1, "no-session", "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_belongs_to_another_stays_closed() {
    let server = Server::fresh().await;
    let (owner, stranger) = (server.guest().await, server.guest().await);
    let id = owner.new_match(|_| {}).await;
    let path = format!("/api/v1/matches/{id}");
    let roll = json!({ "id": "1", "seq": 0, "intent": { "type": "roll" } });
    assert_eq!(stranger.get(&path).await.refusal().1, "not-yours");
    assert_eq!(stranger.get(&format!("{path}/export")).await.refusal().0, 403);
    assert_eq!(stranger.post(&format!("{path}/intents"), &roll).await.refusal().0, 403);
    assert_eq!(stranger.post("/api/v1/analyses", &json!({ "match": id })).await.refusal().0, 403);
    assert_eq!(stranger.try_socket(&id, None).await.err(), Some(403));
    assert_eq!(stranger.try_socket("nothing", None).await.err(), Some(404));
    assert_eq!(stranger.get("/api/v1/matches/nothing").await.refusal().1, "not-found");
    assert_eq!(owner.view(&id).await.seq, 0, "nothing changed");
    assert_eq!(stranger.get("/api/v1/matches").await.text(), "{\"matches\":[]}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_that_cannot_be_read_are_refused_as_everything_is() {
    let (server, guest) = Server::with_guest().await;
    let api: serde_json::Value = guest.get("/api/openapi.json").await.json();
    let base = api["servers"][0]["url"].as_str().unwrap();
    let mut refused = std::collections::BTreeMap::<String, u32>::new();
    for (path, methods) in api["paths"].as_object().unwrap() {
        let Some(get) = methods.get("get") else { continue };
        let parameters = get["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
        let asks = |place: &str| parameters.iter().any(|one| one["in"] == place);
        let named = |name: &str| {
            let part = |part: &str| if part.starts_with('{') { name.to_owned() } else { part.to_owned() };
            format!("{base}{}", path.split('/').map(part).collect::<Vec<_>>().join("/"))
        };
        let mut addresses = Vec::new();
        addresses.extend(asks("path").then(|| named("%ff")));
        addresses.extend(asks("query").then(|| format!("{}?limit=many&unheard=1&level=%ff", named("x"))));
        for address in addresses {
            // It is read as JSON of the one shape that refusals have.
            let (status, code, _) = guest.get(&address).await.refusal();
            assert!((400..500).contains(&status), "{address}");
            *refused.entry(code).or_default() += 1;
        }
    }
    assert!(refused.get("bad-query").is_some_and(|&count| count >= 3), "{refused:?}");
    assert!(refused.get("bad-path").is_some_and(|&count| count >= 10), "{refused:?}");
    let (status, code, place) = guest.get("/api/v1/collection?unheard=1").await.refusal();
    assert_eq!((status, code.as_str(), place.as_deref()), (400, "bad-query", Some("query")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_is_a_problem_with_its_sentence_as_data_or_for_one_version_what_it_was() {
    let (server, guest) = Server::with_guest().await;
    let path = "/api/v1/players/nobody%20at%20all/none";
    for path in [path, "/api/v1/openings/chess"] {
        let headers = [("Cookie", guest.cookie.as_str())];
        let answer = request(server.addr, "GET", path, &headers, b"").await;
        assert_eq!(answer.header("content-type"), Some("application/problem+json"), "{path}");
        let problem: Problem = answer.json();
        assert_eq!((problem.r#type.as_str(), problem.status), ("about:blank", answer.status));
        assert!(pasch_messages::ids().any(|id| id == problem.sentence), "{problem:?}");
        for wish in ["errors=1", "respond-async, errors=1"] {
            let headers = [("Cookie", guest.cookie.as_str()), ("Prefer", wish)];
            let old = request(server.addr, "GET", path, &headers, b"").await;
            assert_eq!((old.status, old.header("content-type")), (answer.status, Some("application/json")));
            assert_eq!(old.header("preference-applied"), Some("errors=1"));
            let ErrorBody { error } = old.json();
            assert_eq!((error.code, error.message, error.r#where), {
                let Problem { code, detail, r#where, .. } = problem.clone();
                (code, detail, r#where)
            });
        }
        let headers = [("Cookie", guest.cookie.as_str()), ("Prefer", "errors=11")];
        assert_eq!(request(server.addr, "GET", path, &headers, b"").await.json::<Problem>(), problem);
    }
    let answer = guest.get("/api/v1/openings/chess").await;
    let problem: Problem = answer.json();
    let expected = [("variant".to_owned(), SentenceArg::Text("chess".to_owned()))];
    assert_eq!((problem.sentence.as_str(), problem.args), ("no-variant", expected.into()));
    assert_eq!(problem.detail, "There is no variant called \"chess\".");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_requests_are_told_what_is_wrong() {
    let (server, guest) = Server::with_guest().await;
    let id = guest.new_match(|_| {}).await;
    let cookie = ("Cookie", guest.cookie.as_str());
    let json_type = ("Content-Type", "application/json");
    let post = |headers: Vec<(&'static str, String)>, path: &'static str, body: &'static [u8]| {
        let addr = server.addr;
        async move {
            let headers: Vec<(&str, &str)> = headers.iter().map(|(k, v)| (*k, v.as_str())).collect();
            request(addr, "POST", path, &headers, body).await.refusal()
        }
    };
    let own = || vec![("Cookie", guest.cookie.clone()), ("Content-Type", "application/json".to_owned())];
    let (status, code, place) = post(own(), "/api/v1/matches", b"{\"variant\":\n oops").await;
    assert_eq!((status, code.as_str(), place.as_deref()), (400, "bad-json", Some("line 2, column 2")));
    let (status, code, _) = post(vec![("Cookie", guest.cookie.clone())], "/api/v1/matches", b"{}").await;
    assert_eq!((status, code.as_str()), (415, "not-json"));

    for (field, value, expected) in [
        ("variant", json!("chess"), "unknown-variant"),
        ("length", json!(65), "bad-length"),
        ("opponent", json!({ "type": "bot", "level": "god" }), "unknown-level"),
        ("surprise", json!(1), "bad-json"),
        ("then", json!(["hypergammon", "chess"]), "unknown-variant"),
        ("then", json!(vec!["hypergammon"; 40]), "bad-match"),
    ] {
        let mut wish = json!({
            "variant": "backgammon", "length": 3, "cube": true, "jacoby": false, "beavers": false,
            "opponent": { "type": "local" }, "seat": "a",
        });
        wish[field] = value;
        let answer = guest.post("/api/v1/matches", &wish).await;
        assert_eq!(answer.refusal().1, expected, "{field}");
    }
    for variant in VariantId::all().filter(|id| !pasch_engine::analyst::plays(&Rules::standard(*id))) {
        for (first, then) in [(variant.as_str(), json!([])), ("portes", json!([variant.as_str(), "portes"]))]
        {
            let wish = json!({
                "variant": first, "then": then, "length": 3, "cube": true, "jacoby": false, "beavers": false,
                "opponent": { "type": "bot", "level": "beginner" }, "seat": "a",
            });
            assert_eq!(guest.post("/api/v1/matches", &wish).await.refusal().1, "no-bot");
        }
    }

    let path = format!("/api/v1/matches/{id}/intents");
    for (intent, seq, expected) in [
        (json!({ "type": "take" }), 0, (422, "not-now")),
        (json!({ "type": "play", "path": [0, 1] }), 0, (422, "not-now")),
        (json!({ "type": "next" }), 0, (422, "not-now")),
        (json!({ "type": "roll" }), 7, (409, "stale")),
        (json!({ "type": "fly" }), 0, (400, "bad-json")),
    ] {
        let answer = guest.post(&path, &json!({ "id": "x", "seq": seq, "intent": intent })).await;
        let (status, code, _) = answer.refusal();
        assert_eq!((status, code.as_str()), expected, "{intent}");
    }
    for bad in [String::new(), "x".repeat(65)] {
        let answer = guest.post(&path, &json!({ "id": bad, "seq": 0, "intent": { "type": "roll" } })).await;
        assert_eq!(answer.refusal().1, "bad-intent-id");
    }
    let unknown = request(server.addr, "GET", "/api/v1/nothing", &[cookie], b"").await;
    assert_eq!(unknown.refusal().0, 404);
    let method = request(server.addr, "PUT", "/api/v1/matches", &[cookie, json_type], b"{}").await;
    assert_eq!(method.refusal().0, 405);
    let plain = guest.get(&format!("/api/v1/matches/{id}/ws")).await;
    assert_eq!(plain.refusal().1, "not-a-websocket");
    let format = guest.get(&format!("/api/v1/matches/{id}/export?format=doc")).await;
    assert_eq!(format.refusal().1, "unknown-format");
    assert_eq!(guest.view(&id).await.seq, 0, "nothing changed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_pages_change_nothing() {
    let (server, guest) = Server::with_guest().await;
    let id = guest.new_match(|_| {}).await;
    let roll = json!({ "id": "1", "seq": 0, "intent": { "type": "roll" } }).to_string();
    let path = format!("/api/v1/matches/{id}/intents");
    for foreign in [("Origin", "https://evil.example"), ("Origin", "null"), ("Sec-Fetch-Site", "cross-site")]
    {
        let headers = [("Cookie", guest.cookie.as_str()), ("Content-Type", "application/json"), foreign];
        let answer = request(server.addr, "POST", &path, &headers, roll.as_bytes()).await;
        assert_eq!(answer.refusal().1, "foreign-origin", "{foreign:?}");
    }
    assert_eq!(guest.try_socket(&id, Some("https://evil.example")).await.err(), Some(403));
    assert_eq!(guest.view(&id).await.seq, 0, "nothing changed");
    let own = format!("http://{}", server.addr);
    assert!(guest.try_socket(&id, Some(&own)).await.is_ok());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_huge_body_is_refused_and_the_answer_is_read() {
    let (server, guest) = Server::with_guest().await;
    let body = vec![b'x'; 100 * 1024 * 1024];
    let answer = guest.upload("huge.mat", &body).await;
    assert_eq!(answer.refusal(), (413, "too-large".to_owned(), None));

    // Without a declared length it is noticed on the way.
    let mut stream = tokio::net::TcpStream::connect(server.addr).await.unwrap();
    let head = format!(
        "POST /api/v1/analyses HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: close\r\n\
         Transfer-Encoding: chunked\r\n\r\n",
        server.addr, guest.cookie
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    for _ in 0..12 {
        stream.write_all(b"100000\r\n").await.unwrap();
        stream.write_all(&body[..0x10_0000]).await.unwrap();
        stream.write_all(b"\r\n").await.unwrap();
    }
    stream.write_all(b"0\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");

    let large = json!({ "match": "x".repeat(100_000) });
    assert_eq!(guest.post("/api/v1/analyses", &large).await.refusal().0, 413);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_survives_nonsense_but_not_a_flood() {
    let server = Server::fresh_with(|setup| {
        setup.limits.frames.burst = 5;
        setup.limits.frames.per_second = 0.01;
    })
    .await;
    let guest = server.guest().await;
    let id = guest.new_match(|_| {}).await;
    let mut socket = guest.socket(&id).await;
    for nonsense in ["not json", "{\"type\":\"intent\"}", "{\"type\":\"resume\",\"since\":0,\"more\":1}"] {
        socket.send_text(nonsense.to_owned()).await;
        match socket.next().await.unwrap() {
            ServerMessage::Refused { code, .. } => assert_eq!(code, "bad-json", "{nonsense}"),
            other => panic!("{other:?}"),
        }
    }
    socket.intend("1", 0, Intent::Take).await;
    match socket.next().await.unwrap() {
        ServerMessage::Refused { id, code, seq, .. } => {
            assert_eq!((id.as_str(), code.as_str(), seq), ("1", "not-now", 0));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(socket.resume(0).await.0.seq, 0);
    socket.intend("2", 0, Intent::Roll).await;
    assert_eq!(socket.next().await, None, "the sixth frame is one too many");

    let mut socket = guest.socket(&id).await;
    socket.send_text(format!("{{\"type\":\"ping\",\"t\":1,\"x\":\"{}\"}}", "x".repeat(9000))).await;
    assert_eq!(socket.next().await, None, "a frame has at most 8 KiB");
    assert_eq!(guest.view(&id).await.seq, 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_behind_a_proxy_are_counted() {
    let server = Server::fresh_with(|setup| {
        setup.public_origin = Some("https://play.example.org".to_owned());
        setup.limits.requests.burst = 4;
        setup.limits.requests.per_second = 0.01;
    })
    .await;
    let first = request(server.addr, "GET", "/api/v1/me", &[], b"").await;
    let cookie = first.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-pasch=") && cookie.ends_with("; Secure"), "{cookie}");
    assert!(first.header("strict-transport-security").is_some());
    let mut last = first;
    for _ in 0..5 {
        last = request(server.addr, "GET", "/api/v1/me", &[], b"").await;
    }
    assert_eq!(last.refusal().1, "too-many-requests");
    assert!(last.header("retry-after").is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_in_hand_are_finished_before_the_end() {
    let (server, guest) = Server::with_guest().await;
    let id = guest.new_match(|_| {}).await;
    let mut slow = tokio::net::TcpStream::connect(server.addr).await.unwrap();
    let body = json!({ "id": "1", "seq": 0, "intent": { "type": "roll" } }).to_string();
    let head = format!(
        "POST /api/v1/matches/{id}/intents HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        server.addr,
        guest.cookie,
        body.len()
    );
    slow.write_all(head.as_bytes()).await.unwrap();
    slow.write_all(&body.as_bytes()[..10]).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    let stopping = tokio::spawn(server.stop());
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    slow.write_all(&body.as_bytes()[10..]).await.unwrap();
    let mut answer = String::new();
    slow.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 503"), "a room that is closed says so: {answer}");
    stopping.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_answer_for_any_position() {
    let (server, guest) = Server::with_guest().await;
    let question = json!({
        "variant": "plakoto", "player": "a", "dice": [6, 1], "turnsBefore": 3, "doublesBefore": 0,
        "options": { "maxPerPoint": null, "noHitAndRun": false, "bearOff": null, "bearOffWhilePinned": false },
        "position": { "a": "24:5 17:1 10:9", "b": "24:10 8:2 2:3", "pinnedA": [], "pinnedB": [] },
    });
    let answer = guest.post("/api/v1/plays", &question).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let plays: PlayGraphView = answer.json();
    let results: std::collections::BTreeSet<_> =
        plays.nodes.iter().filter_map(|node| node.play.clone()).collect();
    assert_eq!(results.into_iter().collect::<Vec<_>>(), ["10/3", "10/9 10/4", "24/18 10/9"]);
    let told = |node: u32, from: u8| {
        let step = plays.refusals.iter().find(|step| step.node == node && step.from == from);
        step.map(|step| step.reason.clone()).unwrap_or_default()
    };
    assert_eq!(told(0, 17), "Your checker on 17 is pinned.");
    let after = plays.nodes[0].edges.iter().find(|edge| edge.from == 24).unwrap().node;
    assert_eq!(told(after, 17), "Your checker on 17 is pinned.", "the reason is known further on, too");

    let stranger =
        request(server.addr, "POST", "/api/v1/plays", &[("Content-Type", "application/json")], b"{}");
    assert_eq!(stranger.await.refusal().0, 401);
    for (pointer, value, expected) in [
        ("/variant", json!("chess"), (422, "unknown-variant", Some("variant"))),
        ("/dice", json!([6]), (422, "bad-dice", Some("dice"))),
        ("/dice", json!([6, 7]), (422, "bad-dice", Some("dice"))),
        ("/dice", json!([6, 5, 4]), (422, "bad-dice", Some("dice"))),
        ("/position/a", json!("24:5 oops"), (422, "bad-position", Some("position.a"))),
        ("/position/b", json!("24:1 ".repeat(60)), (422, "bad-position", Some("position.b"))),
        ("/position/b", json!("24:16"), (422, "bad-position", Some("position"))),
        ("/position/pinnedA", json!([30]), (422, "bad-position", Some("position.a"))),
        ("/options/noHitAndRun", json!(true), (422, "bad-options", Some("options"))),
        ("/options", json!({ "head": "anyDouble" }), (422, "bad-options", Some("options"))),
        ("/options", json!({ "runnerTo": 30 }), (422, "bad-options", Some("options.runnerTo"))),
        ("/turnsBefore", json!(-1), (400, "bad-json", Some("line 1, column"))),
    ] {
        let mut wrong = question.clone();
        *wrong.pointer_mut(pointer).unwrap() = value;
        let (status, code, place) = guest.post("/api/v1/plays", &wrong).await.refusal();
        assert_eq!((status, code.as_str()), (expected.0, expected.1), "{pointer}");
        assert!(place.unwrap_or_default().starts_with(expected.2.unwrap()), "{pointer}");
    }
    server.stop().await;
}

/// The house rules that decide what can be played change the answer.
#[tokio::test(flavor = "multi_thread")]
async fn house_rules_change_what_can_be_played() {
    let (_server, guest) = Server::with_guest().await;
    // Variant, a's and b's checkers, dice, turns before, option and value.
    let cases = [
        ("backgammon", "24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", [6, 1], 3, json!({ "maxPerPoint": 5 })),
        ("backgammon", "24:3 13:5 8:2 6:5", "20:1 13:5 8:4 6:5", [3, 1], 3, json!({ "noHitAndRun": true })),
        ("backgammon", "6:2 4:1 3:2", "24:2", [4, 1], 3, json!({ "bearOff": "exactForced" })),
        ("plakoto", "3:1 2:2", "22:2 24:5", [6, 5], 9, json!({ "bearOffWhilePinned": true })),
        ("fevga", "24:14 11:1", "24:14 20:1", [5, 1], 9, json!({ "runnerTo": 6 })),
        ("fevga", "24:9 23:1 22:1 21:1 20:1 10:2", "24:15", [5, 3], 9, json!({ "startPrime": "opponents" })),
        ("tawla-31", "24:13 13:2", "24:15", [2, 1], 3, json!({ "geometry": "parallel" })),
        ("acey-deucey", "pool:5 20:10", "pool:15", [6, 1], 3, json!({ "enterAllFirst": true })),
        ("acey-deucey", "20:10 19:5", "7:1 pool:14", [2, 1], 3, json!({ "hitNeedsOneHome": true })),
        ("gul-bara", "12:1 5:1 1:13", "5:14 18:1", [1, 1], 0, json!({ "cascadeFrom": 1 })),
        ("long-nardi", "24:15", "24:15", [5, 5], 0, json!({ "head": "anyDouble" })),
        ("long-nardi", "24:9 10:2 9:1 8:1 7:1 6:1", "24:15", [5, 1], 9, json!({ "sixBlock": "allowed" })),
        ("backward-hit", "24:2 1:13", "18:1 7:2 6:12", [6, 6], 3, json!({ "optionalBackwardHits": true })),
        ("coan-ki", "16:4 10:1 5:1", "16:6", [1, 1], 9, json!({ "ones": "ordinary" })),
        ("coan-ki", "16:4 10:1 5:1", "16:6", [1, 1], 9, json!({ "ones": "removed" })),
    ];
    for (variant, a, b, dice, turns, options) in cases {
        let ask = |options: serde_json::Value| {
            let question = json!({
                "variant": variant, "player": "a", "dice": dice, "turnsBefore": turns, "doublesBefore": 0,
                "opponentTurns": turns, "options": options,
                "position": { "a": a, "b": b, "pinnedA": [], "pinnedB": [] },
            });
            let guest = &guest;
            async move {
                let answer = guest.post("/api/v1/plays", &question).await;
                assert_eq!(answer.status, 200, "{variant} {question}: {}", answer.text());
                answer.json::<PlayGraphView>()
            }
        };
        let (usual, with) = (ask(json!({})).await, ask(options.clone()).await);
        assert_ne!(usual, with, "{variant} {options}");
    }
}
