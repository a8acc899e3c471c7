//! eXtreme Gammon's positions (`.xgp`): a container built here byte by byte, and the real ones of the corpus.

mod corpus;

use pasch_formats::diagram::Diagram;
use pasch_formats::overlay::Method;
use pasch_formats::spell::{Spelling, spell};
use pasch_formats::{ReadFile, xgid};
use pasch_rules::{Action, Player, SetupTurn};

/// One record with these bytes at their places.
fn record(size: usize, fields: &[(usize, &[u8])]) -> Vec<u8> {
    let mut bytes = vec![0; size];
    for (at, field) in fields {
        bytes[*at..at + field.len()].copy_from_slice(field);
    }
    bytes
}

fn ints(numbers: &[i32]) -> Vec<u8> {
    numbers.iter().flat_map(|n| n.to_le_bytes()).collect()
}

fn floats(numbers: &[f32]) -> Vec<u8> {
    numbers.iter().flat_map(|n| n.to_le_bytes()).collect()
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, &byte| {
        (0..8).fold(
            crc ^ u32::from(byte),
            |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 },
        )
    })
}

/// The whole container: outer header, streams, index, trailer.
fn container(streams: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let pack = |bytes: &[u8]| miniz_oxide::deflate::compress_to_vec_zlib(bytes, 6);
    let (mut body, mut index) = (Vec::new(), Vec::new());
    for (name, content) in streams {
        let packed = pack(content);
        let mut entry = record(532, &[(0, &[name.len() as u8]), (1, name.as_bytes())]);
        let numbers = ints(&[content.len() as i32, packed.len() as i32, body.len() as i32]);
        entry[512..524].copy_from_slice(&numbers);
        entry[524..528].copy_from_slice(&crc32(content).to_le_bytes());
        index.extend(entry);
        body.extend(packed);
    }
    let index = pack(&index);
    let sizes = ints(&[0, streams.len() as i32, 1, index.len() as i32, body.len() as i32, 1]);
    let head = record(8232, &[(0, b"RGMH"), (4, &ints(&[1, 8232]))]);
    [head, body, index, record(36, &[(0, &sizes)])].concat()
}

/// Player 1 has opened 3-1; player 2 is on roll, in the count of player 1.
const BOARD: [i8; 26] = [0, -2, 0, 0, 0, 2, 4, 0, 2, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0];

fn board() -> [u8; 26] {
    BOARD.map(|n| n as u8)
}

fn header() -> Vec<u8> {
    let names: [(usize, &[u8]); 2] = [(9, b"\x03ann"), (50, b"\x03bob")];
    let none = ints(&[-1, -1]);
    record(2560, &[names[0], names[1], (92, &ints(&[7])), (100, &[1]), (552, &ints(&[30])), (576, &none)])
}

fn game() -> Vec<u8> {
    record(2560, &[(8, &[1]), (12, &ints(&[3, 1])), (48, &ints(&[1])), (52, &[1]), (56, &ints(&[-1, -1]))])
}

/// Level 100 with the rollout of this number.
fn cube(double: i32, level: i32, rollout: i32) -> Vec<u8> {
    let figures = floats(&[0.01, 0.1, 0.3, 0.7, 0.2, 0.02, 0.5, 0.75, 0.6, 1.0]);
    let doubled = floats(&[0.01, 0.11, 0.31, 0.69, 0.21, 0.02, 1.1]);
    record(
        2560,
        &[
            (8, &[2]),
            (12, &ints(&[-1, double, -1, -1, -1, 0])),
            (36, &board()),
            (64 + 28, &ints(&[level])),
            (64 + 60, &figures),
            (64 + 104, &doubled),
            (224, &ints(&[rollout])),
            (292, &ints(&[-1])),
        ],
    )
}

/// Two candidates for a 4-2: one rolled out, the other at 4-ply; nothing was played.
fn play() -> Vec<u8> {
    let steps: Vec<u8> = [7i8, 3, 5, 3, -1, 0, 0, 0, 12, 8, 23, 21, -1, 0, 0, 0].map(|n| n as u8).to_vec();
    let levels: Vec<u8> = [100i16, 0, 3, 0].iter().flat_map(|n| n.to_le_bytes()).collect();
    let worth = floats(&[0.01, 0.1, 0.4, 0.6, 0.2, 0.02, 0.25, 0.01, 0.1, 0.5, 0.5, 0.2, 0.02, -0.05]);
    let mut bytes = record(
        2560,
        &[
            (8, &[3]),
            (9, &board()),
            (64, &ints(&[-1])),
            (100, &ints(&[4, 2, 0, 2])),
            (124 + 64, &ints(&[2])),
            (124 + 900, &steps),
            (124 + 1156, &levels),
            (124 + 1284, &worth),
            (2472, &ints(&[1002])),
            (2524, &ints(&[-1])),
        ],
    );
    bytes[2344..2344 + 128].copy_from_slice(&ints(&[vec![1], vec![-1; 31]].concat()));
    bytes
}

/// 1296 games, all moves at 3-ply and the cube by XG Roller, ±0.013 and ±0.02.
fn rollout(games: i32) -> Vec<u8> {
    let mut bytes =
        record(2184, &[(32, &ints(&[2, 0])), (40, &[1]), (48, &ints(&[1000])), (64, &ints(&[42]))]);
    bytes[84..88].copy_from_slice(&games.to_le_bytes());
    bytes[2020..2028].copy_from_slice(&floats(&[0.013, 0.02]));
    bytes
}

fn file(records: &[Vec<u8>]) -> ReadFile {
    let bytes =
        container(&[("temp.xg", records.concat()), ("temp.xgr", [rollout(324), rollout(1296)].concat())]);
    let file = pasch_formats::read(&bytes, Some("a.xgp")).unwrap();
    assert_eq!(file.warnings, []);
    file
}

fn id_of(file: &ReadFile) -> String {
    xgid::encode(&Diagram::at_end(&file.record).unwrap().situation().unwrap())
}

fn as_text(file: &ReadFile) -> String {
    let situation = Diagram::at_end(&file.record).unwrap().situation().unwrap();
    let note = file.overlay.notes.get(&0);
    spell(Spelling::XgText, &situation, &file.record.header.names, note, "Pasch").unwrap()
}

#[test]
fn roll_that_waits_for_its_play_is_a_position_with_candidates() {
    let file = file(&[header(), game(), cube(-2, -100, -1), play()]);
    let [Action::Setup(setup)] = file.record.actions.as_slice() else { panic!("{:?}", file.record.actions) };
    assert!(matches!(setup.turn, SetupTurn::ToMove(Player::B, _)), "{setup:?}");
    // Player 2 is seat B, XGID's X.
    assert_eq!(id_of(&file), "XGID=-b----E-C---eE---b-db---B-:0:0:1:42:1:3:0:7:10");
    let note = &file.overlay.notes[&0];
    assert_eq!(note.cube, None, "figures of another position");
    let plays = note.plays.as_ref().unwrap();
    assert_eq!((plays.played, plays.candidates.len()), (None, 2));
    let [first, second] = plays.candidates.as_slice() else { panic!() };
    assert_eq!((first.text().as_str(), first.equity, first.chances.win), ("8/4 6/4", 0.25, 0.6));
    assert!(matches!(first.method, Method::Rollout { trials: 1296, .. }), "{:?}", first.method);
    let quoted =
        "rollout, 1296 games, ±0.013, variance reduction, moves 3-ply and cube XG Roller, dice seed 42";
    assert_eq!((first.method.quoted().as_str(), second.method.quoted().as_str()), (quoted, "4-ply"));
    let text = as_text(&file);
    for line in [
        "    1. Rollout¹    8/4 6/4                      eq:+0.250",
        "      Player:   60.00% (G:20.00% B:2.00%)",
        "    2. 4-ply       24/22 13/9                   eq:-0.050 (-0.300)",
        "¹ 1296 Games rolled: ±0.013, variance reduction",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    let again = pasch_formats::read(text.as_bytes(), None).unwrap();
    let worth = |file: &ReadFile| -> Vec<_> {
        let plays = file.overlay.notes[&0].plays.clone().unwrap();
        plays.candidates.into_iter().map(|one| (one.method, one.chances, one.equity)).collect()
    };
    assert_eq!(worth(&again), worth(&file), "{text}");
    assert_eq!((id_of(&again), again.record.header.names.b.as_str()), (id_of(&file), "bob"));
}

#[test]
fn cube_that_waits_for_a_decision_keeps_its_rollout() {
    let file = file(&[header(), game(), cube(-1, 100, 0)]);
    assert_eq!(id_of(&file), "XGID=-b----E-C---eE---b-db---B-:0:0:1:00:1:3:0:7:10");
    let cube = file.overlay.notes[&0].cube.as_ref().unwrap();
    assert_eq!((cube.no_double_value, cube.double_take_value), ([0.5, 0.75], [1.1, 0.6]));
    let Method::Rollout { trials: 324, text } = &cube.method else { panic!("{:?}", cube.method) };
    assert!(text.starts_with("±0.013 without a double and ±0.020 with it"), "{text}");
    let text = as_text(&file);
    for line in ["Analyzed in Rollout", "Double/Take:   +0.600", "324 Games rolled: ±0.013"] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    let again = pasch_formats::read(text.as_bytes(), None).unwrap();
    assert_eq!(again.overlay.notes[&0].cube.as_ref().unwrap().method, cube.method, "{text}");
}

#[test]
fn double_that_waits_for_its_answer_is_on_offer() {
    let file = file(&[header(), game(), cube(1, 3, -1)]);
    assert_eq!(id_of(&file), "XGID=-b----E-C---eE---b-db---B-:0:0:1:D:1:3:0:7:10");
    assert_eq!(file.overlay.notes[&0].cube.as_ref().unwrap().method, Method::Xg(4));
}

#[test]
fn roll_before_a_resignation_is_no_position() {
    let footer = record(2560, &[(8, &[4]), (24, &ints(&[1, 2, 102]))]);
    let file = file(&[header(), game(), cube(0, 3, -1), play(), footer]);
    assert!(file.record.actions.contains(&Action::AcceptResign), "{:?}", file.record.actions);
    let state = file.record.final_state().unwrap();
    assert_eq!(state.score().a, 5);
}

#[test]
fn real_positions_are_read_whole() {
    let Some(root) = corpus::root() else { return };
    let read = |name: &str| {
        let bytes = std::fs::read(root.join("xgp").join(name)).unwrap();
        let file = pasch_formats::read(&bytes, Some(name)).unwrap();
        assert_eq!((file.warnings.as_slice(), file.record.actions.len()), (&[][..], 1), "{name}");
        file
    };
    let file = read("opening_65.xgp");
    assert_eq!(id_of(&file), "XGID=-a--aBD-B---cF---cbe----A-:0:0:-1:65:0:0:1:0:10");
    let plays = file.overlay.notes[&0].plays.as_ref().unwrap();
    assert_eq!(plays.candidates.len(), 25);
    let best = &plays.candidates[0];
    assert_eq!((best.text().as_str(), format!("{:.3}", best.equity).as_str()), ("24/18 18/13", "0.083"));
    assert!(matches!(best.method, Method::Rollout { trials: 1296, .. }), "{:?}", best.method);
    assert_eq!(plays.candidates[2].method, Method::Xg(2));
    let file = read("too_good_take.xgp");
    assert_eq!(id_of(&file), "XGID=----BBCBA---cB----bbbbbbBA:0:0:-1:00:1:3:0:5:10");
    let note = &file.overlay.notes[&0];
    let cube = note.cube.as_ref().unwrap();
    let figures = [cube.no_double_value[1], cube.double_take_value[1], cube.double_drop.unwrap()];
    assert_eq!(figures.map(|n| format!("{n:.3}")), ["1.171", "0.600", "1.000"]);
    assert!(matches!(cube.method, Method::Rollout { trials: 1296, .. }), "{:?}", cube.method);
    let text = as_text(&file);
    assert!(text.contains("Best Cube action: Too good to double / Take"), "{text}");
}
