//! Identifiers against a table that GNU Backgammon computed.

mod corpus;

use pasch_formats::paste::{self, IdKind};
use pasch_formats::situation::{Offer, Situation};
use pasch_formats::{match_id, position_id, xg_text, xgid};
use pasch_rules::{Die, Player};

#[test]
fn every_row_of_the_table_round_trips() {
    let Some(root) = corpus::root() else { return };
    let table = std::fs::read_to_string(root.join("positions.csv")).unwrap();
    let mut rows = 0;
    for row in table.lines().skip(1).filter(|row| !row.is_empty()) {
        rows += 1;
        let columns: Vec<&str> = row.split(',').collect();
        let (id, position, state) = (columns[0], columns[1], columns[2]);
        let (situation, warnings) = xgid::decode(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(warnings, [], "{id}");
        assert_eq!(xgid::encode(&situation), id);
        check_columns(&situation, &columns);
        assert_eq!(
            position_id::encode(&situation.checkers, situation.turn).as_deref(),
            Some(position),
            "{id}"
        );
        // GNU Backgammon cannot hold a double on offer and steps back to before it.
        let held = Situation { offer: None, ..situation };
        assert_eq!(match_id::encode(&held).as_deref(), Some(state), "{id}");
        let full = match_id::encode(&situation).unwrap();
        assert_eq!(match_id::decode(&full).unwrap().offer, situation.offer, "{id}");
        for text in [format!("{position}:{state}"), format!("{state} {position}")] {
            let pasted = paste::find(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(pasted.kind, IdKind::GnubgIds);
            let mut dice = situation.dice;
            if let Some(dice) = &mut dice {
                dice.sort_by(|x, y| y.cmp(x));
            }
            let expected = Situation { dice, beavers: false, cube_limit_log2: 10, ..held };
            assert_eq!(pasted.situation, expected, "{text}");
        }
    }
    assert_eq!(rows, 119);
}

fn check_columns(s: &Situation, columns: &[&str]) {
    let seat = |player| if player == Player::B { "X" } else { "O" };
    let dice = s.dice.map_or("00".to_owned(), |dice| dice.map(Die::face).iter().map(u8::to_string).collect());
    let dice = if s.offer == Some(Offer::Double) { "D".to_owned() } else { dice };
    let pips = |player: Player| -> u32 {
        s.checkers[player].iter().zip(1..).map(|(&count, point)| u32::from(count) * point).sum()
    };
    let found = [
        seat(s.turn).to_owned(),
        dice,
        s.cube_value().to_string(),
        s.cube_owner.map_or("centre", seat).to_owned(),
        s.score.b.to_string(),
        s.score.a.to_string(),
        s.length.to_string(),
        u8::from(s.crawford).to_string(),
        u8::from(s.jacoby).to_string(),
        u8::from(s.beavers).to_string(),
        pips(Player::B).to_string(),
        pips(Player::A).to_string(),
    ];
    assert_eq!(found, columns[3..15], "{}", columns[0]);
}

/// Which of the faulty identifiers are readable all the same, and what is said about the others.
#[test]
fn faulty_identifiers_get_a_reason() {
    let Some(root) = corpus::root() else { return };
    let list = std::fs::read_to_string(root.join("bad/positions_bad.txt")).unwrap();
    let mut answers = String::new();
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let text = line.split('\t').next().unwrap();
        let answer = match paste::find(text) {
            Ok(pasted) => {
                let warnings: Vec<_> = pasted.warnings.iter().map(ToString::to_string).collect();
                format!(
                    "read: {}",
                    if warnings.is_empty() { "as it is".to_owned() } else { warnings.join("; ") }
                )
            }
            Err(error) => format!("refused: {error}"),
        };
        answers += &format!("{text}\n    {answer}\n");
    }
    insta::assert_snapshot!(answers);
}

#[test]
fn a_position_that_is_already_won_is_refused_as_a_file() {
    let error = pasch_formats::read(b"4HPwATAAAAAAAE", None).expect_err("X has no checker left");
    let text =
        "no game can go on from this position: player B has borne off all checkers: there is nothing to play";
    assert_eq!(error.to_string(), text);
}

#[test]
fn english_exports_of_extreme_gammon_are_written_to_the_letter() {
    let Some(root) = corpus::root() else { return };
    let mut compared = 0;
    for entry in std::fs::read_dir(root.join("xg_text")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        let situation = paste::find(&text).unwrap().situation;
        let (names, note) = (xg_text::names(&text).unwrap(), xg_text::note(&text));
        assert!(note.is_some(), "{name}");
        let english = name.ends_with("_EN.txt");
        let program = text.lines().rfind(|line| !line.is_empty()).unwrap();
        let written = xg_text::write(&situation, &names, note.as_ref(), program);
        if english {
            // Left out is a line that follows from the others by a rule of its own. Differences are taken before rounding
            // there, after it here.
            let lines = |text: &str| -> (Vec<String>, Vec<f64>) {
                let counted = |line: &&str| !line.starts_with("Percentage of wrong");
                let mut differences = Vec::new();
                let bare = text.lines().filter(counted).map(|line| match line.rsplit_once(" (") {
                    Some((head, tail)) if tail.starts_with(['+', '-']) => {
                        differences.push(tail.trim_end_matches(')').parse().unwrap());
                        head.to_owned()
                    }
                    _ => line.to_owned(),
                });
                (bare.collect(), differences)
            };
            let ((found, off), (expected, known)) = (lines(&written), lines(&text));
            assert_eq!(found, expected, "{name}");
            assert_eq!(off.len(), known.len(), "{name}");
            assert!(
                off.iter().zip(&known).all(|(x, y)| (x - y).abs() < 0.00101),
                "{name}: {off:?} {known:?}"
            );
            compared += 1;
        }
        assert_eq!(xg_text::note(&written), note, "{name}");
    }
    assert_eq!(compared, 7);
}
