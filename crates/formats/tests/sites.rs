//! One short game in every format that is read, written by hand; and FIBS oldmoves written and read again.

mod games;
#[path = "corpus/gnubg.rs"]
mod gnubg;

use games::random_match;
use pasch_formats::sites::oldmoves;
use pasch_formats::{Format, facts};
use pasch_rules::{Action, Player, Record, VariantId};

const MAT: &str = " 3 point match\n\n Game 1\n ann : 0                      bob : 0\n  \
                   1) 31: 8/5 6/5                 42: 8/4 6/4\n  2) 61: 13/7 8/7                Doubles => 2\n  \
                   3)  Drops                      Wins 1 point\n";

const TOLD: [(&str, &str); 10] = [
    (
        "oldmoves",
        "Score is 0-0 in a 3 point match.\nann is X - bob is O\nX: (3 1) 8-5 6-5\nO: (4 2) 17-21 19-21\n\
         X: (6 1) 13-7 8-7\nO: doubles\nX: rejects\nO: wins\n",
    ),
    (
        "tmg",
        "MatchID: 1\nPlayer1: 7 ann 0.00\nPlayer2: 8 bob 0.00\nCrawford: 1\nJacoby: 0\nLength: 3\nVariant: 1\n\
         Game 1: 0-0\n 1 1 31:\n 2 4 8/5 6/5\n -3 1 42:\n -4 4 8/4 6/4\n 5 1 61:\n 6 4 13/7 8/7\n\
         -7 5 Double to 2\n 8 10 Pass\n -9 14 1 bob wins 1 point\n",
    ),
    (
        "sgg",
        "ann vs. bob\nSome club\nSunday, March 4, 2001\nCrawford: Yes\nMatch Length: 3\nVariant: Backgammon\n\n\
         Game 1.0-0/3\n\n1\t31: \n1\t31: 8/5, 6/5\n1\t\t42: \n1\t\t42: \n1\t\t42: 8/4, 6/4\n2\t61: 13/7, 8/7\n\
         2\t\tDouble to 2\n2\t\tDouble to 2\n3\tPass\nbob  wins 1 point.\n",
    ),
    (
        "party",
        "BoardID=1\nCreator=ann\nMatchLength=3\nGAME_1_PLAYER_1=ann\nGAME_1_PLAYER_2=bob\n\
         GAME_1_GAMEPLAY=1 3 1 31 8/5 6/5#2 4 2 42 8/4 6/4#1 6 1 61 13/7 8/7#2 Double#1 Drop\n\
         GAME_1_SCORE1=0\nGAME_1_SCORE2=1\n",
    ),
    (
        "bgroom",
        "BGF version 1.2\n\nGame 1 - ann (X) vs. bob (0)\nSingle game\n1.X:(3 1)8/5 6/5\n2.0:(4 2)8/4 6/4\n\
         3.X:(6 1)13/7 8/7\n4.0:Double\n\n",
    ),
    (
        "bkg",
        "Black: 3 1:  8-5, 6-5\nWhite: 4 2:  17-21, 19-21\nBlack: 6 1:  13-7, 8-7\n\
         White Doubles, Black: Refused\nWhite wins a game\n",
    ),
    (
        "javafibs",
        "JavaFIBS internal match representation v1.1\n8:ann:3\n13:ann:\n6:You:ann\n11:ann:3 1\n1:ann:8-5 6-5\n\
         0:You:4 2\n1:You:17-21 19-21\n0:ann:6 1\n1:ann:13-7 8-7\n2:You:\n5:ann:\n7:You:1\n14:bob-1:ann-0\n",
    ),
    (
        "gam",
        "ann             bob\n  1) 31: 8/5 6/5                 42: 8/4 6/4\n  2) 61: 13/7 8/7                \
         Doubles => 2\n  3)  Drops                      Wins 1 point\n",
    ),
    (
        "gnubgtext",
        "The score (after 0 games) is: ann 0, bob 0 (match to 3 points)\n\nMatch Information:\n\n\
         Move number 1:  ann to play 31\n\n* ann moves 8/5 6/5\n\nMove number 2:  bob to play 42\n\n\
         * bob moves 8/4 6/4\n\nMove number 3:  ann to play 61\n\n* ann moves 13/7 8/7\n\n\
         Move number 4:  bob on roll, cube decision?\n\n* bob doubles\n\nMove number 5:  bob doubles to 2\n\n\
         * ann rejects\n\nbob wins 1 point\n\nGame statistics for game 1\n",
    ),
    (
        "bgf",
        "{\"format\":\"BGF\",\"version\":\"1.0\",\"compress\":false,\"useSmile\":false}\n\
         {\"matchlen\":3,\"nameGreen\":\"ann\",\"nameRed\":\"bob\",\"games\":[{\"scoreGreen\":0,\"scoreRed\":0,\
         \"wonPoints\":1,\"moves\":[\
         {\"player\":-1,\"red\":3,\"green\":1,\"from\":[8,6,-1,-1],\"to\":[5,5,-1,-1]},\
         {\"player\":1,\"red\":4,\"green\":2,\"from\":[8,6,-1,-1],\"to\":[4,4,-1,-1]},\
         {\"player\":-1,\"red\":6,\"green\":1,\"from\":[13,8,-1,-1],\"to\":[7,7,-1,-1]},\
         {\"player\":1,\"red\":1,\"green\":7},{\"player\":-1,\"red\":3,\"green\":7},\
         {\"player\":1,\"red\":4,\"green\":7}]}]}",
    ),
];

fn read(name: &str, bytes: &[u8]) -> pasch_formats::ReadFile {
    pasch_formats::read(bytes, None).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn one_game_in_every_format() {
    let due = read("mat", MAT.as_bytes()).record;
    assert_eq!(due.actions.len(), 8);
    for (id, text) in TOLD {
        let other_ends = text.replace('\n', "\r\n");
        for text in [text, &other_ends] {
            let file = read(id, text.as_bytes());
            assert_eq!(Some(file.format), Format::from_id(id));
            assert_eq!(file.record.actions, due.actions, "{id}: {:?}", file.warnings);
            assert_eq!(file.warnings, [], "{id}");
            let told = facts(&file.record).unwrap();
            let names = if id == "bkg" { ("Black", "White") } else { ("ann", "bob") };
            assert_eq!((told.players.a.as_str(), told.players.b.as_str()), names, "{id}");
            let without_length = ["bgroom", "bkg", "gam"].contains(&id);
            assert_eq!(told.length, if without_length { 0 } else { 3 }, "{id}");
        }
    }
}

/// One record of an `.xg` file with these bytes at their places.
fn record(kind: u8, fields: &[(usize, &[u8])]) -> Vec<u8> {
    let mut bytes = vec![0; 2560];
    bytes[8] = kind;
    for (at, field) in fields {
        bytes[*at..at + field.len()].copy_from_slice(field);
    }
    bytes
}

#[test]
fn the_same_game_in_extreme_gammons_records() {
    let int = |n: i32| n.to_le_bytes();
    let ints = |numbers: &[i32]| numbers.iter().flat_map(|n| n.to_le_bytes()).collect::<Vec<u8>>();
    let board = |text: &str| {
        // Seen from player 1: index 0 the other's bar, 25 player 1's own.
        text.split(' ').map(|n| n.parse::<i8>().unwrap() as u8).collect::<Vec<u8>>()
    };
    let start = board("0 -2 0 0 0 0 5 0 3 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0");
    let second = board("0 -2 0 0 0 2 4 0 2 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0");
    let third = board("0 -2 0 0 0 2 4 0 2 0 0 0 -5 5 0 0 0 -2 0 -4 0 -2 0 0 2 0");
    let fourth = board("0 -2 0 0 0 2 4 2 1 0 0 0 -5 4 0 0 0 -2 0 -4 0 -2 0 0 2 0");
    let head = record(
        0,
        &[(9, b"\x03ann"), (50, b"\x03bob"), (92, &int(3)), (100, &[1]), (552, &int(8)), (576, &int(-1))],
    );
    let game = record(1, &[(21, &start), (48, &int(1)), (56, &int(-1))]);
    let play = |active: i32, before: &[u8], dice: [i32; 2], moves: [i32; 4]| {
        let steps = ints(&[moves[0], moves[1], moves[2], moves[3], -1, -1, -1, -1]);
        let dice = ints(&dice);
        let fields: [(usize, &[u8]); 6] =
            [(9, before), (64, &int(active)), (68, &steps), (100, &dice), (2308, &[1]), (2524, &int(-1))];
        record(3, &fields)
    };
    let double = record(2, &[(12, &int(-1)), (16, &int(1)), (20, &int(0)), (36, &fourth), (292, &int(-1))]);
    let records = [
        head,
        game,
        play(1, &start, [3, 1], [7, 4, 5, 4]),
        play(-1, &second, [4, 2], [7, 3, 5, 3]),
        play(1, &third, [6, 1], [12, 6, 7, 6]),
        double,
        record(4, &[(16, &int(1)), (24, &int(-1)), (28, &int(1))]),
    ]
    .concat();
    let mut bytes = vec![0; 8232];
    bytes[..4].copy_from_slice(b"RGMH");
    bytes.extend(miniz_oxide::deflate::compress_to_vec_zlib(&records, 6));
    let file = read("xg", &bytes);
    let due = read("mat", MAT.as_bytes()).record;
    assert_eq!((file.record.actions, file.warnings), (due.actions, vec![]));
    assert_eq!((file.record.header.names.a, file.record.header.length), ("ann".to_owned(), 3));
    // Cut in half, what is whole stays, and it is said.
    let cut = read("cut", &bytes[..8232 + (bytes.len() - 8232) * 3 / 4]);
    assert!(cut.warnings.iter().any(|w| w.text().contains("ends inside")), "{:?}", cut.warnings);
}

/// A record of OGXM's second version: its size, what it begins with, its fields.
fn ogxm_record(mask: u8, fields: &[&[u8]]) -> Vec<u8> {
    let body = [&[mask], fields.concat().as_slice()].concat();
    [&[body.len() as u8], body.as_slice()].concat()
}

fn ogxm(sections: &[(&[u8; 4], Vec<u8>)]) -> Vec<u8> {
    let mut file = b"OGXM\x02\x00\x00\x00\x02\x00\x00\x00".to_vec();
    file.extend([0; 4]);
    for (name, content) in sections {
        file.extend(*name);
        file.extend((content.len() as u32).to_le_bytes());
        file.push(1);
        file.extend(content);
    }
    file.extend(b"END!");
    file
}

#[test]
fn the_same_game_in_ogxm_of_the_second_version() {
    let head = ogxm_record(0b111, &[&[3, 0], b"\x03ann", b"\x03bob", &[1]]);
    let acts = [0x02, 0x71, 0x33, 0x48, 0x88, 0x46, 0x05, 0xCC, 0x31, 0x55, 0x17];
    let game = [ogxm_record(0b11, &[&[1, 1]]), acts.to_vec()].concat();
    let bytes = ogxm(&[(b"MTCH", head.clone()), (b"GAME", game)]);
    let file = read("ogxm", &bytes);
    let due = read("mat", MAT.as_bytes()).record;
    assert_eq!((file.record.actions, file.warnings), (due.actions, vec![]));
    assert_eq!((file.record.header.names.b, file.record.header.length), ("bob".to_owned(), 3));
    // Cut within the game, the head alone is no match; cut at its end, what is whole stays.
    let cut = pasch_formats::read(&bytes[..bytes.len() - 6], None).unwrap_err().to_string();
    assert!(cut.contains("no game"), "{cut}");

    // A game that begins with a board and a turned cube: White on the bar, Black two on the ace point.
    let mut board = [0u8; 26];
    (board[0], board[19], board[1], board[6]) = (1, 14, 0xFE, 0xF3);
    let game = [ogxm_record(0b11_1000, &[&board, &[4], &[1]]), vec![0x02, 0x60, 0x23]].concat();
    let file = read("board", &ogxm(&[(b"MTCH", head), (b"GAME", game)]));
    let state = file.record.final_state().unwrap();
    assert_eq!((state.cube().value, state.cube().owner), (4, Some(Player::B)), "{:?}", file.warnings);
    let black = state.position().side(Player::B);
    assert_eq!((black.points[0], black.points[5]), (2, 13));
}

/// The first version, as GammonView writes it: an end behind a drop is no second end, and a resignation is one.
#[test]
fn the_same_game_in_ogxm_of_the_first_version() {
    let chunk = |name: &[u8; 4], content: &[u8]| {
        [&name[..], &(content.len() as u32).to_le_bytes(), &[0; 4], content].concat()
    };
    let file = |entries: &[u8], winner: u8, points: u8| {
        let head = [&[3, 0][..], &[0; 22], b"\x03ann\x03bob\0\0"].concat();
        let game = [&[0, entries.len() as u8, 0, winner, points, 1, 0, 0, 0xFF, 0xFF], entries].concat();
        let start = [&b"OGXM\x01\0\x03\0\x01\0\0\0\0\0\0\0\x01\0\0\0"[..], &chunk(b"MHDR", &head)].concat();
        let bytes = [start, chunk(b"GAME", &game)].concat();
        read("gvab", &bytes)
    };
    // White's 3-1, Black's 4-2, White's 6-1, then Black doubles, White drops, and the game ends.
    let acts = [0x22, 0x71, 0x33, 0x08, 0x88, 0x46, 0x25, 0xCC, 0x31];
    let dropped = file(&[&acts[..], &[0x15, 0x37, 0x18]].concat(), 1, 1);
    let due = read("mat", MAT.as_bytes()).record;
    assert_eq!((dropped.record.actions, dropped.warnings), (due.actions, vec![]));
    let resigned = file(&[&acts[..], &[0x3B]].concat(), 1, 2);
    let told = facts(&resigned.record).unwrap();
    assert_eq!((told.score.b, told.games[0].resigned()), (2, true), "{:?}", resigned.warnings);
}

/// What the format cannot say is not in these.
fn plain_matches(count: u64) -> Vec<(String, Record)> {
    (0..count)
        .map(|seed| {
            (
                format!("random-{seed}"),
                random_match(VariantId::BACKGAMMON, [0, 3, 5, 7][seed as usize % 4], 3, seed),
            )
        })
        .filter(|(_, record)| {
            let odd = |action: &Action| matches!(action, Action::Beaver | Action::OfferResign { .. });
            !record.actions.iter().any(odd) && !gnubg::stumbles(record)
        })
        .collect()
}

#[test]
fn oldmoves_are_read_again_and_gnubg_reads_them() {
    let records = plain_matches(60);
    assert!(records.len() > 5, "only {}", records.len());
    let mut texts = Vec::new();
    for (name, record) in &records {
        let written = oldmoves::write(record).unwrap();
        assert!(written.losses.is_empty(), "{name}: {:?}", written.losses);
        let again = read(name, written.text.as_bytes());
        assert_eq!(again.record.actions, record.actions, "{name}\n{}", written.text);
        assert_eq!(again.warnings, [], "{name}");
        texts.push((name.clone(), written.text));
    }
    let Some(program) = gnubg::find() else { return };
    let folder = tempfile::tempdir().unwrap();
    let exports = gnubg::through(&program, folder.path(), "import oldmoves", "save match", "fibs", &texts);
    for ((name, record), export) in records.iter().zip(exports) {
        assert_eq!(read(name, &export).record.actions, record.actions, "{name}");
    }
}

/// GNU Backgammon writes each game as text to a file of its own; the first ones, of all games it knows.
#[test]
fn what_gnubg_writes_as_text_is_the_same_game() {
    let Some(program) = gnubg::find() else { return };
    let folder = tempfile::tempdir().unwrap();
    let variants = [VariantId::BACKGAMMON, VariantId::NACKGAMMON, VariantId::HYPERGAMMON];
    let records: Vec<Record> = (0..48)
        .map(|seed| random_match(variants[seed as usize % 3], [0, 3, 5, 7][seed as usize / 3 % 4], 2, seed))
        .filter(|record| !gnubg::stumbles(record))
        .collect();
    let files: Vec<(String, String)> = records
        .iter()
        .enumerate()
        .map(|(at, record)| (at.to_string(), pasch_formats::mat::write(record).unwrap().text))
        .collect();
    let texts = gnubg::through(&program, folder.path(), "import mat", "export match text", "mat", &files);
    for ((record, text), (name, _)) in records.iter().zip(&texts).zip(&files) {
        let file = read(name, text);
        assert_eq!((file.format, file.warnings.as_slice()), (Format::GnubgText, &[][..]), "{name}");
        let agreed = |record: &Record| (record.header.variant, record.header.length);
        assert_eq!(agreed(&file.record), agreed(record), "{name}");
        let told = facts(&file.record).unwrap();
        assert_eq!(told.games.len(), 1, "{name}");
        let due = &facts(record).unwrap().games[0];
        assert_eq!((told.games[0].score, told.games[0].result), (due.score, due.result), "{name}");
        // It leaves out a roll that somebody resigned after.
        let resigned = |action: &&Action| matches!(action, Action::OfferResign { .. } | Action::AcceptResign);
        let played = &file.record.actions;
        let played = &played[..played.len() - played.iter().rev().take_while(resigned).count()];
        let differs = played.iter().zip(&record.actions).position(|(x, y)| x != y);
        assert_eq!(differs, None, "{name}: {:?}", differs.map(|at| (&played[at], &record.actions[at])));
        assert!(played.len() > 1, "{name}");
    }
    assert!(records.len() >= 30, "only {} games compared", records.len());
}
