//! SGF written and read again: by Pasch alone, and through GNU Backgammon.

mod corpus;
mod games;
#[path = "corpus/gnubg.rs"]
mod gnubg;

use games::random_match;
use pasch_formats::overlay::{Method, Overlay};
use pasch_formats::{Loss, ReadFile, facts, sgf, xgid};
use pasch_rules::{Action, Record, VariantId};

fn read(name: &str, bytes: &[u8]) -> ReadFile {
    pasch_formats::read(bytes, None).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Where two records differ, in words.
fn difference(one: &Record, other: &Record) -> Option<String> {
    if one.actions == other.actions && one.header.length == other.header.length {
        return None;
    }
    let at = one.actions.iter().zip(&other.actions).take_while(|(x, y)| x == y).count();
    let around = |record: &Record| {
        let from = at.saturating_sub(2);
        record.actions[from.min(record.actions.len())..(at + 3).min(record.actions.len())].to_vec()
    };
    Some(format!("from action {at}:\n  {:?}\n  {:?}", around(one), around(other)))
}

fn corpus_files(folders: &[&str]) -> Vec<(String, ReadFile)> {
    let Some(root) = corpus::root() else { return Vec::new() };
    let mut files: Vec<_> = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(root.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let file = read(&name, &std::fs::read(&path).unwrap());
            (name, file)
        })
        .collect()
}

fn random_files(count: u64) -> Vec<(String, ReadFile)> {
    let variants = [VariantId::BACKGAMMON, VariantId::NACKGAMMON, VariantId::HYPERGAMMON];
    (0..count)
        .map(|seed| {
            let length = [0, 1, 3, 5, 7, 11][seed as usize % 6];
            let variant = variants[if seed % 4 == 3 { 1 + seed as usize / 4 % 2 } else { 0 }];
            let record = random_match(variant, length, 3, seed);
            let overlay = Overlay::default();
            let format = pasch_formats::Format::Sgf;
            (format!("random-{seed}"), ReadFile { format, record, warnings: Vec::new(), overlay })
        })
        .collect()
}

#[test]
fn what_is_written_is_read_again_with_all_that_is_said_about_it() {
    let mut judged = 0;
    for (name, file) in corpus_files(&["mat", "sgf", "sgf_position"]).into_iter().chain(random_files(40)) {
        let written =
            sgf::write(&file.record, &file.overlay).unwrap_or_else(|error| panic!("{name}: {error}"));
        let again = read(&name, written.text.as_bytes());
        assert_eq!(difference(&file.record, &again.record), None, "{name}\n{}", written.text);
        for (index, note) in &file.overlay.notes {
            assert_eq!(
                Some(note),
                again.overlay.notes.get(index).or(Some(note).filter(|n| n.luck.is_some()))
            );
        }
        assert_eq!(file.overlay.games, again.overlay.games, "{name}");
        let text = sgf::write(&again.record, &again.overlay).unwrap().text;
        assert_eq!(text, written.text, "{name}");
        judged += file.overlay.notes.values().filter(|note| note.plays.is_some()).count();
    }
    assert!(corpus::root().is_none() || judged > 800, "only {judged} plays judged");
}

/// eXtreme Gammon's and BGBlitz's analysis leaves as GNU Backgammon's; figures of the cube in a match need a match equity
/// table first, and that is said.
#[test]
fn gnubg_reads_the_analyses_of_other_programs() {
    let Some(program) = gnubg::find() else { return };
    let folder = tempfile::tempdir().unwrap();
    let chosen = ["match_with_comment.xg", "B4_SrGcsKAQmoTyHlgJCbM.xg", "B4_SrGcsKAQmoTyHlgJCbM.bgf"];
    let files: Vec<_> = corpus_files(&["xg", "bgf"])
        .into_iter()
        .filter(|(name, _)| chosen.contains(&name.as_str()))
        .collect();
    let written = |file: &ReadFile| sgf::write(&file.record, &file.overlay).unwrap();
    let texts: Vec<_> = files.iter().map(|(name, file)| (name.clone(), written(file).text)).collect();
    let exports = gnubg::through(&program, folder.path(), "load match", "save match", "sgf", &texts);
    for ((name, file), export) in files.iter().zip(exports) {
        let again = read(name, &export);
        assert_eq!(difference(&file.record, &again.record), None, "{name}");
        let cubes_lost = written(file).losses.iter().any(|(_, loss)| *loss == Loss::CubeEquities);
        assert_eq!(cubes_lost, file.record.header.length > 0, "{name}");
        for (index, note) in &file.overlay.notes {
            let found = again.overlay.notes.get(index).cloned().unwrap_or_default();
            // It adds a line feed of its own.
            assert_eq!(
                note.comment.as_deref().map(str::trim),
                found.comment.as_deref().map(str::trim),
                "{name} {index}"
            );
            let plays = |note: &pasch_formats::overlay::Note| {
                let plays = note.plays.as_ref()?;
                let best = plays.candidates.first()?;
                Some((plays.played, plays.candidates.len(), best.chances.win))
            };
            let (due, is) = (plays(note), plays(&found));
            if let Some((Some(played), count, win)) = due {
                // It keeps five digits.
                let same =
                    is.is_some_and(|is| (is.0, is.1) == (Some(played), count) && (is.2 - win).abs() < 2e-5);
                assert!(same, "{name} {index}: {due:?} {is:?}");
            }
            if !cubes_lost {
                assert_eq!(note.cube.is_some(), found.cube.is_some(), "{name} {index}");
            }
        }
    }
}

/// Nothing that any file of the corpus says is lost in Pasch's own log.
#[test]
fn the_log_holds_all_that_is_said() {
    let mut told = 0;
    for (name, file) in corpus_files(&["mat", "sgf", "xg", "bgf", "sgg", "xg_text"]) {
        let written = pasch_formats::write(&file.record, &file.overlay, pasch_formats::Format::Log).unwrap();
        assert!(written.losses.is_empty(), "{name}");
        let again = read(&name, written.text.as_bytes());
        assert_eq!(again.record, file.record, "{name}");
        assert_eq!(again.overlay, file.overlay, "{name}");
        told += again.overlay.counts().plays;
    }
    assert!(corpus::root().is_none() || told > 3000, "only {told} rolls judged");
}

/// What gnubg thought of the first moves of an analysed match.
#[test]
fn analysis_lies_over_the_actions_it_is_about() {
    let Some(root) = corpus::root() else { return };
    let file = read("charlot", &std::fs::read(root.join("sgf/charlot_7p.sgf")).unwrap());
    let opening = &file.overlay.notes[&1];
    let plays = opening.plays.as_ref().unwrap();
    assert!(matches!(file.record.actions[1], Action::Play(_)));
    assert_eq!((plays.played, plays.candidates.len()), (Some(0), 14));
    let best = &plays.candidates[0];
    assert_eq!((best.text().as_str(), best.equity, best.chances.win), ("13/9 24/23", -0.004723, 0.496365));
    assert!(matches!(best.method, Method::Search { plies: 2, cubeful: true, .. }));
    let cube = file.overlay.notes[&2].cube.as_ref().unwrap();
    assert!(matches!(file.record.actions[2], Action::Roll(_)));
    assert_eq!((cube.no_double_value, cube.double_take_value[1]), ([0.001137, 0.500296], 0.478995));
    assert!(file.overlay.notes[&0].luck.is_some_and(|luck| luck == f32::NEG_INFINITY));
}

/// Positions that gnubg wrote in three formats are those of the table of identifiers.
#[test]
fn positions_are_those_of_their_identifiers() {
    let ids = [
        ("race_7p", "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10"),
        ("start_money", "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10"),
        ("bar_cube4", "XGID=-a-B-BD-B---dD---c-e--b--A:2:1:1:00:4:2:0:9:10"),
        ("crawford_bar", "XGID=-BBBBBB-----------bbbbbbcB:0:0:1:61:4:3:1:5:10"),
    ];
    let files = corpus_files(&["sgf_position", "pos_jellyfish", "snowie_pos"]);
    for (name, file) in &files {
        let id = ids.iter().find(|(known, _)| name.starts_with(known)).unwrap().1;
        let state = file.record.final_state().unwrap();
        let due = pasch_formats::position_record(&xgid::decode(id).unwrap().0).final_state().unwrap();
        assert_eq!(state.position(), due.position(), "{name}");
        assert_eq!(
            (state.cube(), state.score(), state.phase()),
            (due.cube(), due.score(), due.phase()),
            "{name}"
        );
        assert_eq!(state.crawford(), due.crawford(), "{name}");
        assert_eq!(file.record.header.names.b, "Xenia");
    }
}

fn has_setup(record: &Record) -> bool {
    record.actions.iter().any(|action| matches!(action, Action::Setup(_)))
}

#[test]
fn gnubg_reads_the_same_match() {
    let Some(program) = gnubg::find() else { return };
    let folder = tempfile::tempdir().unwrap();
    let files: Vec<(String, ReadFile)> = corpus_files(&["mat", "sgf"])
        .into_iter()
        .chain(random_files(40))
        // It reads set-up positions, but keeps them as something else.
        .filter(|(_, file)| !gnubg::stumbles(&file.record) && !has_setup(&file.record))
        .collect();
    let texts: Vec<(String, String)> = files
        .iter()
        .map(|(name, file)| (name.clone(), sgf::write(&file.record, &file.overlay).unwrap().text))
        .collect();
    let exports = gnubg::through(&program, folder.path(), "load match", "save match", "sgf", &texts);
    let mut wrong = String::new();
    for ((name, file), export) in files.iter().zip(exports) {
        let again = read(name, &export);
        if let Some(difference) = difference(&file.record, &again.record) {
            let (due, found) = (facts(&file.record).unwrap(), facts(&again.record).unwrap());
            wrong += &format!("{name}: {:?} {:?} {difference}\n", due.score, found.score);
        }
        for (index, note) in file.overlay.notes.iter().filter(|(_, note)| note.plays.is_some()) {
            let found = again.overlay.notes.get(index).and_then(|note| note.plays.as_ref());
            if found.map(|plays| plays.candidates.len()) != note.plays.as_ref().map(|p| p.candidates.len()) {
                wrong += &format!("{name}: action {index}: analysis lost\n");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(files.len() >= 30, "only {} matches compared", files.len());
}

/// What has to be said about each faulty file; nothing for those that read as if nothing were wrong.
#[test]
fn faulty_files_get_their_reason() {
    let Some(root) = corpus::root() else { return };
    let base = read("base", &std::fs::read(root.join("sgf/gnubg_m5.sgf")).unwrap()).record;
    let faulty: [(&str, bool, &[&str]); 9] = [
        (
            "trunc.sgf",
            false,
            &["line 54, game 2: the closing bracket", "line 55: the file ends inside an entry"],
        ),
        ("unbalanced.sgf", true, &["line 47, game 1: the closing bracket of the game is missing"]),
        ("not_backgammon.sgf", false, &["not a backgammon file: SGF of game 1"]),
        ("bad_roll.sgf", false, &["impossible roll 79; the checkers were set where the file puts them"]),
        ("bad_points.sgf", false, &["\"AZ09\" is no move"]),
        ("escaped_names.sgf", true, &[]),
        ("variations.sgf", false, &["line 1, game 1: a variation beside the main line"]),
        ("unknown_props.sgf", true, &[]),
        ("crlf_bom.sgf", true, &[]),
    ];
    for (name, whole, expected) in faulty {
        let bytes = std::fs::read(root.join("bad").join(name)).unwrap();
        let answers: Vec<String> = match pasch_formats::read(&bytes, Some(name)) {
            Ok(file) => {
                if whole {
                    assert_eq!(difference(&file.record, &base), None, "{name}");
                }
                if name == "escaped_names.sgf" {
                    assert_eq!(file.record.header.names.a, "A]B\\C: D");
                }
                file.warnings.iter().map(ToString::to_string).collect()
            }
            Err(error) => vec![error.to_string()],
        };
        for part in expected {
            assert!(answers.iter().any(|a| a.contains(part)), "{name}: no {part:?} in {answers:#?}");
        }
        assert_eq!(answers.is_empty(), expected.is_empty(), "{name}: {answers:#?}");
    }
}

/// Small files for the syntax of other programs, written by hand.
#[test]
fn other_spellings_of_the_same_game() {
    let plain = "(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[ann]PB[bo]RU[Crawford]RE[B+1]\n\
                 ;W[31hefe];B[42qusu];W[61mghg];B[double];W[drop])";
    let due = read("plain", plain.as_bytes());
    assert_eq!(due.warnings, []);
    let others = [
        plain.replace("(;FF[4]GM[6]", "(;GM[6]\r\nFF[4]"),
        plain.replace("W[31hefe]", "W[13fehe]"),
        plain.replace("W[61mghg]", "W[16hgmg]"),
        plain.replace(";B[42", ";KO[]B[42"),
        plain.replace("FF[4]GM[6]", "FF[3]GaMe[6]"),
    ];
    for other in others {
        let file = read(&other, other.as_bytes());
        assert_eq!(file.record.actions, due.record.actions, "{other}");
        assert_eq!(file.warnings, [], "{other}");
    }
    let written = sgf::write(&due.record, &due.overlay).unwrap();
    assert!(written.losses.is_empty());
    let mut record = due.record.clone();
    record.actions.truncate(6);
    record.actions.push(Action::Forfeit { by: pasch_rules::Player::B });
    assert_eq!(sgf::write(&record, &Overlay::default()).unwrap().losses, [(1, Loss::Forfeit)]);
}
