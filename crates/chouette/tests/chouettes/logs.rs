//! Logs as text, and the sheet.

use fastrand::Rng;
use pasch_chouette::*;
use pasch_messages::Language;
use pasch_rules::{Edition, Grade, VariantId};

use crate::play::{A, B, Table};

#[test]
fn a_log_is_lines_of_json() {
    let mut table = Table::with(3, |_| {});
    table.begins(BOX).doubles(B, &[B]).answers(A, B, Answer::Drop);
    let text = table.log.to_text().unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with(
        r#"{"chouette":1,"game":"backgammon","edition":2,"options":{"order":"joined","most":8,"#
    ));
    assert_eq!(lines[1], r#"{"action":"joined","name":"A"}"#);
    assert_eq!(lines[4], r#"{"action":"ordered","line":[0,1,2]}"#);
    assert_eq!(lines[5], r#"{"action":"opening","dice":{"a":3,"b":1}}"#);
    assert_eq!(lines[7], r#"{"action":"doubled","by":1,"cubes":[1]}"#);
    assert_eq!(lines[8], r#"{"action":"answered","by":0,"cube":1,"answer":"drop"}"#);
    let read = Log::read(&text).unwrap();
    assert_eq!((&read, read.state().unwrap()), (&table.log, table.state));
}

#[test]
fn house_rules_and_the_edition_are_kept() {
    let mut header = Header::new(VariantId::NACKGAMMON);
    (header.house.backgammon_value, header.house.edition) = (2, Edition::First);
    header.options.clock = Clock::Delay { seconds: 20 };
    assert_eq!(read_header(&write_header(&header).unwrap()).unwrap(), header);
}

#[test]
fn a_damaged_log_says_where() {
    assert_eq!(Log::read(""), Err(LogError::Empty));
    let header = write_header(&Header::new(VariantId::BACKGAMMON)).unwrap();
    let damaged = |from: &str, to: &str| Log::read(&header.replacen(from, to, 1)).unwrap_err();
    assert!(matches!(Log::read("nonsense"), Err(LogError::Header { .. })));
    assert!(matches!(damaged("backgammon", "bridge"), LogError::Header { .. }));
    assert_eq!(damaged(":1,", ":7,"), LogError::Version { version: 7 });
    assert_eq!(damaged("\"most\":8", "\"most\":80"), LogError::Options(OptionsError::Most { most: 80 }));
    assert!(
        matches!(damaged("\"most\"", "\"least\""), LogError::Header { .. }),
        "unknown options are refused"
    );
    assert!(matches!(damaged("\"edition\":2", "\"edition\":9"), LogError::Header { .. }));
    let house = damaged("\"edition\"", "\"house\":[[\"salt\",\"yes\"]],\"edition\"");
    assert!(matches!(&house, LogError::House { name, .. } if name == "salt"), "{house}");
    let line = |text: &str| Log::read(&format!("{header}\n{text}")).unwrap_err();
    for text in [
        "",
        "{}",
        r#"{"action":"opening","dice":{"a":7,"b":1}}"#,
        r#"{"action":"left"}"#,
        r#"{"action":"left","by":-1}"#,
        r#"{"action":"left","by":1,"why":"bored"}"#,
        r#"{"action":"flown","by":1}"#,
    ] {
        let text = format!("{}\n{text}\n", r#"{"action":"joined","name":"A"}"#);
        assert!(matches!(line(&text), LogError::Line { line: 3, .. }), "{text}");
    }
    let refused = Log::read(&format!("{header}\n{}", r#"{"action":"rolled","by":0,"dice":[3,1]}"#)).unwrap();
    assert_eq!(refused.state(), Err(LogError::Refused { line: 2, reason: Refusal::NoGame }));
    assert_eq!(refused.state().unwrap_err().to_string(), "line 2: no game is being played");
}

#[test]
fn bytes_that_are_changed_never_panic() {
    let mut table = Table::with(4, |_| {});
    table.begins(TEAM).moves().moves().box_resigns(Grade::Gammon, &[Seat(1), Seat(3)]).moves();
    let text = table.log.to_text().unwrap();
    let mut rng = Rng::with_seed(7);
    let (mut damaged, mut folded) = (0, 0);
    for _ in 0..4_000 {
        let mut bytes = text.clone().into_bytes();
        let at = rng.usize(..bytes.len());
        match rng.u8(..3) {
            0 => bytes[at] = rng.u8(32..127),
            1 => drop(bytes.remove(at)),
            _ => bytes[at] = bytes[rng.usize(..bytes.len())],
        }
        match Log::read(&String::from_utf8(bytes).unwrap()) {
            Ok(log) => folded += usize::from(log.state().is_ok()),
            Err(error) => damaged += usize::from(!error.to_string().is_empty()),
        }
    }
    assert!(damaged > 1_000 && folded > 10, "{damaged} {folded}");
}

#[test]
fn seats_are_limited() {
    let mut table = Table::with(3, |_| {});
    for _ in 3..Options::MOST_SEATS {
        table.applies(Action::Joined { name: "X".into() });
        let last = Seat(u16::try_from(table.state.people().len() - 1).unwrap());
        table.applies(Action::Left { by: last });
    }
    assert_eq!(join(&table.state, "Y"), Err(Refusal::Seats));
    assert!(join(&Table::with(3, |_| {}).state, "Y").is_ok());
}

#[test]
fn the_sheet_has_a_row_for_each_game_and_a_total() {
    let mut table = Table::with(3, |_| {});
    table
        .begins(BOX)
        .team_resigns(Grade::Single)
        .begins(TEAM)
        .box_resigns(Grade::Single, &[Seat(1), Seat(2)]);
    table.applies(Action::Joined { name: "Dora".into() });
    let sheet = Sheet::of(&table.state);
    assert_eq!(sheet.games, [[2, -1, -1, 0], [-2, 1, 1, 0]]);
    assert_eq!(sheet.to_csv(), "game,A,B,C,Dora\r\n1,2,-1,-1,0\r\n2,-2,1,1,0\r\ntotal,0,0,0,0\r\n");
    let text = [
        "Game   A   B   C  Dora",
        "   1  +2  -1  -1     0",
        "   2  -2  +1  +1     0",
        "Total   0   0   0     0",
    ];
    let expected: Vec<String> = text.iter().map(|line| line.to_string()).collect();
    let written = sheet.to_text(Language::ENGLISH);
    let lines: Vec<&str> = written.lines().map(str::trim_start).collect();
    let trimmed: Vec<&str> = expected.iter().map(|line| line.trim_start()).collect();
    assert_eq!(lines, trimmed);
}

#[test]
fn names_are_harmless_in_a_spreadsheet() {
    let sheet = |name: &str| Sheet { names: vec![name.into()], games: vec![], totals: vec![0] }.to_csv();
    for (name, cell) in [
        ("=1+1", "'=1+1"),
        ("+Anna", "'+Anna"),
        ("-Bert", "'-Bert"),
        ("@Carl", "'@Carl"),
        ("\tDora", "\"'\tDora\""),
        ("a,b", "\"a,b\""),
        ("a \"b\"", "\"a \"\"b\"\"\""),
        ("=a\"b", "\"'=a\"\"b\""),
        ("Eva", "Eva"),
    ] {
        assert_eq!(sheet(name), format!("game,{cell}\r\ntotal,0\r\n"), "{name:?}");
    }
}
