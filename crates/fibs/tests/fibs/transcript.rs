//! The transcripts of FIBS: what both sides of a match read and type, board strings with their fields, numbered messages.

use std::collections::VecDeque;

use crate::house::{House, account};
use crate::material;
use pasch_fibs::{
    Board, Clip, Colour, Direction, Event, Length, News, Output, Parting, Person, Rating, Redoubles, Report,
    Session, Settings, Talk, Toggle,
};
use pasch_messages::{Language, message};
use pasch_rules::{Die, Player, Point, VariantId};
use serde_json::Value;

/// The dice of a transcript, in the order in which the server throws them: of the opening first A's and then B's.
fn dice(text: &str) -> VecDeque<u8> {
    let mut dice = VecDeque::new();
    for line in text.lines() {
        let numbers: Vec<u8> =
            line.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
        let opening = line.starts_with("A< You rolled");
        let roll = line.contains("< You roll ");
        if opening || roll {
            dice.extend(numbers);
        }
    }
    dice
}

fn json(name: &str) -> Option<Vec<Value>> {
    let text = material::read(name)?;
    Some(
        text.lines()
            .filter(|line| !line.is_empty())
            .map(|line| serde_json::from_str(line).unwrap())
            .collect(),
    )
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} of {value}"))
}

fn number(value: &Value, key: &str) -> i64 {
    value[key].as_i64().unwrap_or_else(|| panic!("{key} of {value}"))
}

#[test]
fn every_board_has_the_fields_that_are_stated_and_is_written_again() {
    let Some(boards) = json("boards.jsonl") else { return };
    assert_eq!(boards.len(), 7);
    for stated in &boards {
        let line = text(stated, "line");
        let board: Board = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(board.to_string(), line);
        let fields = &stated["fields"];
        let of = |key: &str| number(fields, key);
        assert_eq!(
            (board.player.as_str(), board.opponent.as_str()),
            (text(fields, "name"), text(fields, "opponent"))
        );
        let length = if board.length == 0 { 9999 } else { board.length };
        let flag = |key: &str| of(key) == 1;
        assert_eq!(i64::from(length), of("length"));
        assert_eq!([board.score, board.opponent_score].map(i64::from), [of("score"), of("opponent_score")]);
        let points: Vec<i64> =
            fields["points"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect();
        assert_eq!(board.points.map(i64::from).to_vec(), points);
        assert_eq!(i64::from(board.turn.map_or(0, Colour::sign)), of("turn"));
        assert_eq!(board.dice.map(i64::from), [of("die1"), of("die2")]);
        assert_eq!(board.opponent_dice.map(i64::from), [of("opponent_die1"), of("opponent_die2")]);
        assert_eq!(i64::from(board.cube), of("cube"));
        assert_eq!(
            [board.may_double, board.opponent_may_double, board.was_doubled],
            [flag("may_double"), flag("opponent_may_double"), flag("was_doubled")]
        );
        assert_eq!(i64::from(board.colour.sign()), of("color"));
        assert_eq!(i64::from(board.direction.sign()), of("direction"));
        assert_eq!([board.direction.home(), board.direction.bar()].map(i64::from), [of("home"), of("bar")]);
        assert_eq!([board.off, board.opponent_off].map(i64::from), [of("on_home"), of("opponent_on_home")]);
        assert_eq!(board.on_bar().map(i64::from), [of("on_bar"), of("opponent_on_bar")]);
        assert_eq!(i64::from(board.can_move), of("can_move"));
        assert_eq!((board.forced, board.after_crawford), (flag("forced_move"), flag("did_crawford")));
        assert_eq!(i64::from(board.redoubles), of("redoubles"));
        own_numbers(&board, &stated["own_numbers"]);
        if board.turn.is_some() {
            board.position(Player::A, VariantId::BACKGAMMON.spec()).unwrap();
        }
    }
}

/// The checkers in each player's own numbers.
fn own_numbers(board: &Board, stated: &Value) {
    let setup = board.setup(Player::B);
    for (key, player, off) in [("player", Player::B, board.off), ("opponent", Player::A, board.opponent_off)]
    {
        let side = &setup.sides[player];
        let of = |name: &str| stated[key].get(name).map_or(0, |count| count.as_i64().unwrap());
        for point in Point::all() {
            assert_eq!(i64::from(side.points[point.index()]), of(&point.to_string()), "{key} {point}");
        }
        assert_eq!((i64::from(side.bar), i64::from(off)), (of("bar"), of("off")), "{key}");
    }
}

#[test]
fn boards_are_read_as_the_reader_of_files_reads_them() {
    let Some(boards) = json("boards.jsonl") else { return };
    let mut compared = 0;
    for stated in &boards {
        let line = text(stated, "line");
        let board: Board = line.parse().unwrap();
        let Ok((situation, _)) = pasch_formats::fibs_board::parse(line) else { continue };
        let setup = board.setup(Player::B);
        for player in Player::BOTH {
            let side = &setup.sides[player];
            let known: Vec<u8> = side.points.iter().copied().chain([side.bar]).collect();
            assert_eq!(situation.checkers[player].to_vec(), known, "{line}");
        }
        assert_eq!(situation.score[Player::B], board.score);
        assert_eq!(1 << situation.cube_log2, board.cube);
        assert_eq!(situation.dice.is_some(), board.roll().is_some());
        compared += 1;
    }
    assert!(compared >= 6, "{compared} boards");
}

/// The lines that a session of a program writes, after it has signed in.
fn told(name: &str, before: &[Event], event: &Event) -> Vec<String> {
    let mut session = Session::new("Pasch", Language::ENGLISH);
    session.line(&format!("login pasch_test 1008 {name} secret"));
    session.tell(&Event::SignedIn(Box::new(account(name))));
    for event in before {
        session.tell(event);
    }
    session.tell(event).lines().map(str::to_owned).collect()
}

fn rating(value: &Value, key: &str) -> Rating {
    Rating((value[key].as_f64().unwrap() * 100.0).round() as u32)
}

fn optional(value: &Value, key: &str) -> Option<String> {
    value[key].as_str().map(str::to_owned)
}

/// The settings that an own-info line tells.
fn settings(fields: &Value) -> Settings {
    let mut settings = Settings::default();
    for toggle in Toggle::ALL {
        if let Some(on) = fields.get(toggle.name()).and_then(Value::as_bool) {
            settings.switch(toggle, on);
        }
    }
    settings.redoubles = match &fields["redoubles"] {
        Value::String(_) => Redoubles::Unlimited,
        most => Redoubles::UpTo(most.as_u64().unwrap() as u8),
    };
    settings.timezone = text(fields, "timezone").to_owned();
    settings
}

fn person(fields: &Value) -> Person {
    Person {
        name: text(fields, "name").to_owned(),
        opponent: optional(fields, "opponent"),
        watching: optional(fields, "watching"),
        ready: fields["ready"] == true,
        away: fields["away"] == true,
        rating: rating(fields, "rating"),
        experience: number(fields, "experience") as u32,
        idle: number(fields, "idle") as u32,
        login: number(fields, "login"),
        host: text(fields, "host").to_owned(),
        client: optional(fields, "client"),
        email: optional(fields, "email"),
    }
}

/// The lines by which a session tells what a numbered message, or a sentence, of the collection tells.
fn lines_for(kind: &str, fields: &Value) -> Vec<String> {
    let name = || text(fields, "name").to_owned();
    let said = || text(fields, "text").to_owned();
    let length = || Length::Points(number(fields, "length") as u32);
    let talked = |talk| told("zora", &[], &Event::Talked { by: name(), talk, text: said() });
    let own = |talk, to| told("zora", &[], &Event::OwnTalk { talk, to, text: said(), heard: None });
    match kind {
        "login_prompt" => {
            let session = Session::new("Pasch", Language::ENGLISH);
            let output = session.greeting().output;
            vec![match output.last() {
                Some(Output::Prompt(text)) => text.clone(),
                other => panic!("{other:?}"),
            }]
        }
        "already_logged_in" | "welcome" | "own_info" | "motd_begin" | "motd_end" | "motd" => {
            let own = kind == "own_info";
            let mut account = account("anna");
            account.elsewhere = kind == "already_logged_in";
            if kind == "welcome" {
                account.last_login = number(fields, "last_login");
                account.last_host = text(fields, "last_host").to_owned();
            }
            if own {
                account.name = name();
                account.rating = rating(fields, "rating");
                account.experience = number(fields, "experience") as u32;
                account.settings = settings(fields);
            }
            if kind == "motd" {
                account.motd = vec![said().trim_matches('|').trim().to_owned()];
            }
            let mut session = Session::new("Pasch", Language::ENGLISH);
            session.line("login pasch_test 1008 anna secret");
            session.tell(&Event::SignedIn(Box::new(account))).lines().map(str::to_owned).collect()
        }
        "who_info" | "who_end" => {
            let list = if kind == "who_end" { Vec::new() } else { vec![person(fields)] };
            told("zora", &[], &Event::People { list, raw: false })
        }
        "login" => told("zora", &[], &Event::Came { name: name(), again: said().contains("again") }),
        "logout" => {
            let timed_out = said().contains("timed out");
            let how = if timed_out { Parting::TimedOut } else { Parting::Dropped };
            told("zora", &[], &Event::Went { name: name(), how })
        }
        "message" => {
            let messages = vec![(text(fields, "from").to_owned(), number(fields, "time"), said())];
            told("zora", &[], &Event::Mail { messages, waiting: false })
        }
        "message_delivered" => told("zora", &[], &Event::MailSent { to: name(), waits: false }),
        "message_saved" => told("zora", &[], &Event::MailSent { to: name(), waits: true }),
        "says" => talked(Talk::Say),
        "shouts" => talked(Talk::Shout),
        "whispers" => talked(Talk::Whisper),
        "kibitzes" => talked(Talk::Kibitz),
        "you_say" => own(Talk::Say, Some(name())),
        "you_shout" => own(Talk::Shout, None),
        "you_whisper" => own(Talk::Whisper, None),
        "you_kibitz" => own(Talk::Kibitz, None),
        "invited" | "type_join" => {
            let length = if kind == "invited" { length() } else { Length::Points(3) };
            told("zora", &[], &Event::Invited { by: name(), length, saved: None })
        }
        "invited_resume" => {
            told("zora", &[], &Event::Invited { by: name(), length: Length::Saved, saved: None })
        }
        "match_report" => {
            let score: Vec<u32> =
                fields["score"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as u32).collect();
            let names = [text(fields, "winner").to_owned(), text(fields, "loser").to_owned()];
            let news = News::Ended([score[0], score[1]]);
            let length = number(fields, "length") as u32;
            told("zora", &[], &Event::Reported(Report { names, length, news }))
        }
        "resume_report" => {
            let names = fields["players"].as_array().unwrap();
            let names = [0, 1].map(|at: usize| names[at].as_str().unwrap().to_owned());
            let length = number(fields, "length") as u32;
            told("zora", &[], &Event::Reported(Report { names, length, news: News::Resumed }))
        }
        "no_one_called" => told("zora", &[], &Event::Refused(pasch_fibs::Known::NoOneCalled(name()).into())),
        "unknown_command" | "goodbye" => {
            let mut session = Session::new("Pasch", Language::ENGLISH);
            session.line("login pasch_test 1008 anna secret");
            session.tell(&Event::SignedIn(Box::new(account("anna"))));
            let line = if kind == "goodbye" { "bye" } else { text(fields, "command") };
            session.line(line).lines().map(str::to_owned).collect()
        }
        kind => crate::sentences::at_a_match(kind, fields),
    }
}

#[test]
fn every_numbered_message_and_sentence_is_written_as_it_is_known() {
    let Some(messages) = json("clip.jsonl") else { return };
    assert_eq!(messages.len(), 48);
    for stated in &messages {
        let (kind, line) = (text(stated, "kind"), text(stated, "line"));
        let lines = lines_for(kind, &stated["fields"]);
        assert!(lines.iter().any(|written| written == line), "{kind}: {line:?} is not among {lines:#?}");
    }
}

#[test]
fn numbers_of_messages_are_those_of_the_protocol() {
    let talk =
        [Clip::Says("a", "x"), Clip::Shouts("a", "x"), Clip::Whispers("a", "x"), Clip::Kibitzes("a", "x")];
    for (number, message) in (12..).zip(talk) {
        assert_eq!(message.to_string(), format!("{number} a x"));
    }
    let hostile = Clip::Says("a b", "x\r\n5 anna - - 1 0\u{7}").to_string();
    assert_eq!(hostile, "12 a_b x  5 anna - - 1 0");
    assert_eq!((Direction::Down.home(), Direction::Up.home()), (0, 25));
    let mut session = Session::new("Pasch", Language::ENGLISH);
    session.line("guest");
    session.tell(&Event::SignInRefused(message!("fibs-nobody")));
    assert!(!session.is_closed());
}

#[test]
fn both_sides_of_a_match_read_and_type_what_the_transcript_has() {
    let Some(text) = material::read("session.txt") else { return };
    let mut dice = dice(&text);
    assert_eq!(dice.len(), 12);
    let throw = Box::new(move || Die::new(dice.pop_front().expect("the transcript has the dice")).unwrap());
    let mut house = House::new(throw);
    let ids = [("A", "anna"), ("B", "bert")].map(|(letter, name)| {
        let id = house.connect();
        house.receive(id, format!("login pasch_test 1008 {name} secret\r\nset boardstyle 3\r\n").as_bytes());
        (letter, id)
    });
    let id_of = |letter: &str| ids.iter().find(|(known, _)| *known == letter).unwrap().1;
    for (_, id) in ids {
        house.written(id);
    }
    let mut waiting: [VecDeque<String>; 2] = Default::default();
    let (mut sent, mut read) = (0, 0);
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (head, rest) = line.split_at(2);
        let (letter, rest) = (&head[..1], rest.trim_start());
        let id = id_of(letter);
        if &head[1..] == ">" {
            for (_, other) in ids {
                assert!(waiting[other].is_empty(), "{line}: not in the transcript: {:?}", waiting[other]);
            }
            house.receive(id, format!("{rest}\r\n").as_bytes());
            sent += 1;
            for (_, other) in ids {
                waiting[other].extend(lines(&house.written(other)));
            }
            // Whoever has played is shown how they stand now.
            if house.bouts.first().is_some_and(|bout| bout.ended) {
                for (_, id) in ids {
                    let won = id == id_of("A");
                    let person = Person {
                        rating: Rating(if won { 151_000 } else { 149_000 }),
                        experience: 1,
                        login: if won { 1_795_510_800 } else { 1_795_510_860 },
                        host: format!("192.0.2.{}", if won { 17 } else { 18 }),
                        client: Some("pasch_test".to_owned()),
                        ..house.person(id)
                    };
                    house.tell(id, &Event::People { list: vec![person], raw: false });
                    waiting[id].extend(lines(&house.written(id)));
                }
            }
        } else {
            let found = waiting[id].pop_front();
            assert_eq!(found.as_deref(), Some(rest), "{letter}, after {sent} lines were sent");
            read += 1;
        }
    }
    assert!(waiting.iter().all(VecDeque::is_empty), "more was written: {waiting:?}");
    assert_eq!((sent, read), (9, 63), "the whole transcript");
}

fn lines(output: &[Output]) -> Vec<String> {
    let line = |output: &Output| match output {
        Output::Line(text) => Some(text.clone()),
        _ => None,
    };
    output.iter().filter_map(line).collect()
}
