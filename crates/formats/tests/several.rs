//! Several positions or matches in one text or file.

use pasch_formats::diagram::Diagram;
use pasch_formats::{Format, ReadFile, place, read_all, xgid};

const FIRST: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
const SECOND: &str = "XGID=-b----E-C---dE-a-c-e----B-:0:0:1:42:1:3:0:7:10";

fn ids(bytes: &[u8]) -> Vec<String> {
    let id = |file: &ReadFile| xgid::encode(&Diagram::at_end(&file.record).unwrap().situation().unwrap());
    read_all(bytes, None).unwrap().iter().map(|file| id(file.as_ref().unwrap())).collect()
}

#[test]
fn every_position_of_a_text_is_read_with_what_is_said_of_it() {
    assert_eq!(ids(format!("{FIRST}\n{SECOND}\n").as_bytes()), [FIRST, SECOND]);
    let text = |id: &str, play: &str, equity: &str| {
        format!(
            "{id}\n\nX:xenia   O:olga\n\n    1. 4-ply       {play}            eq:{equity}\n      Player:   50.00% (G:10.00% B:1.00%)\n      Opponent: 50.00% (G:10.00% B:1.00%)\n\neXtreme Gammon Version: 2.10\n\n"
        )
    };
    let both = text(FIRST, "8/5 6/5", "+0.150") + &text(SECOND, "8/4 6/4", "+0.250");
    let files = read_all(both.as_bytes(), None).unwrap();
    let equities: Vec<f32> = files
        .iter()
        .map(|file| file.as_ref().unwrap().overlay.notes[&0].plays.as_ref().unwrap().candidates[0].equity)
        .collect();
    assert_eq!(equities, [0.15, 0.25]);
    assert!(
        files.iter().flatten().all(|file| file.record.header.names.b == "xenia" && file.warnings.is_empty())
    );
    // The one that is read where only one can be shown says that there are more.
    let one = pasch_formats::read(both.as_bytes(), None).unwrap();
    assert_eq!(
        one.warnings.iter().map(|warning| warning.text()).collect::<Vec<_>>(),
        ["1 more in the file, not read here"]
    );
}

#[test]
fn faulty_ones_keep_their_place() {
    let files = read_all(format!("{FIRST}\nXGID=1\n{SECOND}").as_bytes(), None).unwrap();
    assert_eq!(files.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
}

#[test]
fn lines_of_fibs_and_snowie() {
    let situations = [FIRST, SECOND].map(|id| xgid::decode(id).unwrap().0);
    let names = pasch_rules::ByPlayer { a: "olga".to_owned(), b: "xenia".to_owned() };
    let lines = situations.map(|s| pasch_formats::fibs_board::encode(&s, &names));
    let files = read_all(lines.join("\n").as_bytes(), None).unwrap();
    assert_eq!(files.len(), 2);
    assert!(files.iter().all(|file| file.as_ref().unwrap().format == Format::FibsBoard));
}

#[test]
fn lists_of_any_spelling_name_places() {
    let own = "hypergammon:24x1,23x1,22x1:24x1,23x1,22x1:a:0:1:0-0:0j";
    let found = place::all(&format!("{own}\n{FIRST}\n\n4HPiATDgc/ABMA:cAnqADAACAAE\n")).unwrap();
    let variants: Vec<_> = found.iter().map(|one| one.as_ref().unwrap().variant.as_str()).collect();
    assert_eq!(variants, ["hypergammon", "backgammon", "backgammon"]);
    assert_eq!(place::all(FIRST).unwrap().len(), 1);
    assert_eq!(place::all(&format!("look at\n{FIRST}\nand at\n{SECOND}\nor so\nor so")).unwrap().len(), 2);
    assert!(place::all("nothing").is_err());
    assert!(place::all("cAkAAAAAAAAE").is_err(), "a Match ID names no position");
}

#[test]
fn cube_limits_stay() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:3";
    assert_eq!(ids(id.as_bytes()), [id]);
    let diagram = place::read(id).unwrap();
    assert_eq!(place::read(&pasch_formats::diagram::encode(&diagram)).unwrap(), diagram);
    assert_eq!(xgid::encode(&diagram.situation().unwrap()), id);
}

/// A section: four letters, size, flags, content.
fn section(name: &[u8; 4], content: &[u8]) -> Vec<u8> {
    [&name[..], &(content.len() as u32).to_le_bytes(), &[1], content].concat()
}

/// A match to 3 in which White rolls 3-1 and plays it, and nothing more.
fn match_file(white: &str, with_game: bool) -> Vec<u8> {
    let mut head = vec![0b1u8, 3, 0, white.len() as u8];
    head.extend(white.as_bytes());
    head.insert(0, head.len() as u8);
    let game = [1u8, 0, 0x02, 0x71, 0x33];
    let mut file = b"OGXM\x02\x00\x00\x00\x02\x00\x00\x00\0\0\0\0".to_vec();
    file.extend(section(b"MTCH", &head));
    if with_game {
        file.extend(section(b"GAME", &game));
    } else {
        file.extend(section(b"ANAL", &[0; 4]));
    }
    file.extend(b"END!");
    file
}

#[test]
fn every_match_of_a_stream_is_read() {
    let stream = [match_file("ann", true), match_file("ann", false), match_file("bea", true)].concat();
    let names = |bytes: &[u8]| -> Vec<String> {
        read_all(bytes, None).unwrap().into_iter().map(|file| file.unwrap().record.header.names.a).collect()
    };
    assert_eq!(names(&stream), ["ann", "bea"]);
    assert_eq!(pasch_formats::stream_parts(&stream).len(), 2);
    assert_eq!(names(&match_file("ann", true)), ["ann"]);
    // Cut within the second: the first is whole, the cut is told.
    let cut = read_all(&stream[..stream.len() - 6], None).unwrap();
    assert!(cut[0].as_ref().unwrap().warnings.is_empty());
    assert!(cut[1].as_ref().map_or(true, |file| !file.warnings.is_empty()), "{cut:?}");
}
