//! Whatever may come from a socket: garbage, pieces of lines, every command in every state, and the same again.

use pasch_fibs::{Event, Input, LINE_LIMIT, Lines, Output, Reply, Request, Session, VERBS};
use pasch_messages::{Language, message};
use pasch_rules::Player;

use crate::house::{House, account, dice_of};

/// Words that commands may be followed by.
const WORDS: &[&str] = &[
    "",
    "anna",
    "bert",
    "carla",
    "Guest_<c>",
    "zoe",
    "1",
    "3",
    "0",
    "25",
    "99999999999",
    "unlimited",
    "-1",
    "n",
    "g",
    "b",
    "24-18",
    "13-11",
    "bar",
    "off",
    "6/off",
    "bar/24",
    "24 18 13 11",
    "8-5 6-5",
    "x",
    "ready",
    "double",
    "silent",
    "automove",
    "greedy",
    "moves",
    "ratings",
    "telnet",
    "boardstyle 1",
    "boardstyle 2",
    "boardstyle 3",
    "redoubles 3",
    "timezone Europe/Oslo",
    "from 1 to 5",
    "games",
    "saved",
    "savedcount",
    "watchers",
    "max",
    "\u{e9}\u{1f3b2}",
    "secret",
    "login",
    "pasch_test 1008 anna secret",
    "hello you",
    "'quoted'",
    "**",
    "%s%n",
    "board:",
    "\u{202e}abc",
    "help",
];

/// Every session is sound: what is told of it fits together, and what it writes is in lines.
fn check(session: &Session, reply: &Reply) {
    for output in &reply.output {
        let (Output::Line(text) | Output::Prompt(text)) = output else { continue };
        let bell = text.strip_suffix('\u{7}').unwrap_or(text);
        let clears = text.starts_with('\u{1b}');
        assert!(clears || !bell.chars().any(char::is_control), "{text:?}");
        assert!(text.len() < 4 * LINE_LIMIT + 400, "{}", text.len());
    }
    assert_eq!(reply.closes(), session.is_closed() && !reply.output.is_empty());
    if session.is_closed() {
        assert_eq!(session.name(), None);
    }
    if let Some(board) = session.board() {
        let line = board.to_string();
        assert_eq!(line.parse(), Ok(board));
        assert!(line.split(':').count() == 53 && session.role().is_some());
    }
    // A player who may be asked by several is asked by nobody while they play.
    let plays = session.role().is_some_and(|role| role.seat().is_some());
    assert!(session.name().is_some() || !plays);
}

fn line(rng: &mut fastrand::Rng) -> String {
    let mut verb = VERBS[rng.usize(..VERBS.len())].to_owned();
    if rng.u8(..4) == 0 {
        verb.truncate(rng.usize(1..=verb.len()));
    }
    let words: Vec<&str> = (0..rng.usize(..3)).map(|_| WORDS[rng.usize(..WORDS.len())]).collect();
    let line = format!("{verb} {}", words.join(" "));
    match rng.u8(..30) {
        0 => String::new(),
        1 => line.repeat(30),
        2 => line.to_uppercase(),
        3 => words.join(" "),
        _ => line,
    }
}

#[test]
fn every_command_is_answered_in_every_state() {
    let seed = std::env::var("PASCH_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(3);
    println!("seed {seed}");
    let mut rng = fastrand::Rng::with_seed(seed);
    let (mut lines, mut signed_out, mut in_games) = (0, 0, 0);
    let mut seen = std::collections::BTreeSet::new();
    for round in 0..60 {
        let mut house = House::new(dice_of(rng.u64(..)));
        for name in ["anna", "bert", "carla", ""] {
            let id = house.connect();
            let line = match (name, rng.u8(..4)) {
                ("", _) => continue,
                (name, 0) => format!("{name}\r\nsecret\r\n"),
                (name, 1) => format!("connect {name} secret\n"),
                (_, 2) => "guest\n".to_owned(),
                (name, _) => format!("login pasch_test 1008 {name} secret\r\n"),
            };
            house.receive(id, line.as_bytes());
        }
        for _ in 0..400 {
            let who = rng.usize(..4);
            // Commands that lead on are typed more often, so that matches come about.
            let text = match rng.u8(..12) {
                0 => format!(
                    "invite {} {}",
                    ["anna", "bert", "carla"][rng.usize(..3)],
                    ["1", "3", "u", ""][rng.usize(..4)]
                ),
                1 | 2 => "join".to_owned(),
                3 => format!("watch {}", ["anna", "bert", "carla"][rng.usize(..3)]),
                4 => ["roll", "double", "accept", "reject", "beaver"][rng.usize(..5)].to_owned(),
                5 => "toggle automove".to_owned(),
                6 => legal_move(&house, who).unwrap_or_else(|| "move".to_owned()),
                _ => line(&mut rng),
            };
            // A session that is over stays so: whatever is typed, nothing comes.
            let closed = house.connections[who].session.is_closed();
            if closed {
                assert_eq!(house.connections[who].session.line(&text), Reply::default());
                signed_out += 1;
                if rng.u8(..3) > 0 {
                    continue;
                }
                // Somebody else comes in this place.
                house.reconnect(who);
                let name = ["anna", "bert", "carla"][rng.usize(..3)];
                house.receive(who, format!("login pasch_test 1008 {name} secret\r\n").as_bytes());
            }
            let before = house.connections[who].session.clone();
            let reply = house.connections[who].session.clone().line(&text);
            check(&before, &Reply::default());
            let blank = text.trim().is_empty();
            // Bert may have gagged carla: only talk that is not heard has no answer.
            assert!(blank || !reply.output.is_empty() || !reply.requests.is_empty(), "{text:?} {before:?}");
            let mut after = before;
            let again = after.line(&text);
            assert_eq!(again, reply);
            check(&after, &again);
            for request in &reply.requests {
                let word = format!("{request:?}");
                seen.insert(word.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned());
            }
            house.receive(who, format!("{text}\r\n").as_bytes());
            for connection in &house.connections {
                let reply = Reply { output: connection.written.clone(), requests: Vec::new() };
                for output in &reply.output {
                    assert!(!matches!(output, Output::Line(line) if line.contains(['\r', '\n'])));
                }
                check(&connection.session, &Reply::default());
            }
            in_games += usize::from(house.bout_of(who).is_some());
            lines += 1;
        }
        for who in 0..house.connections.len() {
            house.written(who);
        }
        assert!(round > 0 || lines > 100);
    }
    println!("{lines} lines, {in_games} at matches, {signed_out} after the end; requests: {seen:?}");
    assert!(in_games > 1000 && signed_out > 50);
    assert!(seen.len() >= 30, "{} kinds of requests", seen.len());
}

/// A move that the server would take, in FIBS' words; of a few plays the first.
fn legal_move(house: &House, who: usize) -> Option<String> {
    let (bout, role) = house.bout_of(who)?;
    let seat: Player = role.seat()?;
    let graph = bout.state.play_graph().filter(|graph| graph.player() == seat)?;
    Some(format!("move {}", pasch_fibs::play_words(&graph.plays().first()?.play, seat)))
}

#[test]
fn garbage_is_answered_and_never_passed_on() {
    let seed = 11;
    println!("seed {seed}");
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut inputs = 0;
    for _ in 0..400 {
        let mut house = House::new(dice_of(1));
        let id = house.connect();
        if rng.bool() {
            house.receive(id, b"login pasch_test 1008 anna secret\r\n");
        }
        house.written(id);
        let length = rng.usize(..3000);
        let bytes: Vec<u8> = (0..length)
            .map(|_| match rng.u8(..10) {
                0 => b'\n',
                1 => b'\r',
                2 => 255,
                3 => rng.u8(240..=255),
                4 => b' ',
                5 => rng.u8(..32),
                _ => rng.u8(..),
            })
            .collect();
        let mut lines = Lines::default();
        let whole = lines.feed(&bytes);
        let mut pieces = Lines::default();
        let mut found = Vec::new();
        for piece in bytes.chunks(rng.usize(1..40)) {
            found.extend(pieces.feed(piece));
        }
        assert_eq!((&found, &pieces), (&whole, &lines));
        inputs += found.len();
        for input in &found {
            if let Input::Line(line) = input {
                assert!(line.chars().all(|c| !c.is_control()) && line.len() <= 2 * LINE_LIMIT, "{line:?}");
            }
        }
        house.receive(id, &bytes);
        let written = Reply { output: house.written(id), requests: Vec::new() };
        check(&house.connections[id].session, &Reply::default());
        for line in written.lines() {
            assert!(!line.chars().any(char::is_control), "{line:?}");
        }
    }
    assert!(inputs > 10_000, "{inputs}");
}

#[test]
fn nothing_at_all_leaves_the_session_as_it_was() {
    let mut house = House::new(dice_of(1));
    let id = house.connect();
    let before = house.connections[id].session.clone();
    house.receive(id, b"");
    assert_eq!(house.connections[id].session, before);
    assert_eq!(house.written(id), before.greeting().output);
}

#[test]
fn ten_megabytes_without_a_line_end_close_the_connection_once() {
    let mut house = House::new(dice_of(1));
    let id = house.connect();
    house.receive(id, b"login pasch_test 1008 anna secret\r\n");
    house.written(id);
    for _ in 0..10 {
        house.receive(id, &vec![b'a'; 1 << 20]);
    }
    let written = house.written(id);
    let lines = Reply { output: written.clone(), requests: Vec::new() };
    assert_eq!(lines.lines().count(), 2, "too long, and a flood: {written:?}");
    assert_eq!(written.iter().filter(|output| **output == Output::Close).count(), 1);
    assert!(house.connections[id].session.is_closed());
}

/// Whoever has not signed in reaches nothing but signing in.
#[test]
fn nothing_is_done_before_signing_in() {
    let mut rng = fastrand::Rng::with_seed(2);
    for _ in 0..3000 {
        let mut session = Session::new("Pasch", Language::ENGLISH);
        for _ in 0..rng.usize(1..6) {
            let text = line(&mut rng);
            let reply = session.line(&text);
            check(&session, &reply);
            let harmless =
                |request: &Request| matches!(request, Request::SignIn { .. } | Request::SignInGuest { .. });
            assert!(reply.requests.iter().all(harmless), "{text}: {reply:?}");
            if !reply.requests.is_empty() && rng.bool() {
                session.tell(&Event::SignInRefused(message!("fibs-nobody")));
            }
        }
        assert!(session.name().is_none());
        assert_eq!(session.tell(&Event::Time(0)), Reply::default());
        assert!(session.handle(&pasch_fibs::Command::Roll).requests.is_empty());
    }
}

#[test]
fn three_refused_sign_ins_close_the_connection() {
    let mut session = Session::new("Pasch", Language::ENGLISH);
    for attempt in 1..=3 {
        assert_eq!(session.line("connect anna wrong").requests.len(), 1);
        // Nothing is read while the server has not answered.
        assert!(session.line("connect bert secret").requests.is_empty());
        let reply = session.tell(&Event::SignInRefused(message!("fibs-nobody")));
        assert_eq!((reply.closes(), session.is_closed()), (attempt == 3, attempt == 3));
    }
    assert_eq!(session.tell(&Event::SignedIn(Box::new(account("anna")))), Reply::default());
    assert_eq!(session.name(), None);
}

/// Words of others are theirs alone: they cannot look like a message of the server.
#[test]
fn words_of_others_stay_in_their_line() {
    let mut house = House::new(dice_of(1));
    let [anna, bert] = ["anna", "bert"].map(|name| {
        let id = house.connect();
        house.receive(id, format!("login pasch_test 1008 {name} secret\r\n").as_bytes());
        id
    });
    house.written(bert);
    house.tell(
        bert,
        &Event::Talked {
            by: "anna".to_owned(),
            talk: pasch_fibs::Talk::Say,
            text: "hi\r\n5 anna - - 1 0\nYou roll 6 and 6.\u{85}\u{2028}x".to_owned(),
        },
    );
    house.receive(anna, b"tell bert one\rshout two\r\n");
    let written = Reply { output: house.written(bert), requests: Vec::new() };
    let lines: Vec<&str> = written.lines().collect();
    assert_eq!(lines, ["12 anna hi  5 anna - - 1 0 You roll 6 and 6. x", "12 anna one", "13 anna two"]);
}
