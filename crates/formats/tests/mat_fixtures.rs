//! Match text written by hand and by GNU Backgammon, and what single faults put into it lead to.

#[path = "corpus/describe.rs"]
mod describe;

use std::path::Path;

use describe::describe;
use pasch_formats::facts;

fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/mat").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Facts, header entries and warnings of a text, or why it is refused.
fn answer(text: &[u8]) -> String {
    match pasch_formats::read(text, None) {
        Err(error) => format!("refused: {error}\n"),
        Ok(file) => {
            let mut answer = describe(&facts(&file.record).unwrap()) + "\n";
            for warning in &file.warnings {
                answer += &format!("  {warning}\n");
            }
            answer
        }
    }
}

#[test]
fn fixtures() {
    let mut answers = String::new();
    for name in ["five-point.mat", "collapsed.mat", "money.mat"] {
        let text = fixture(name);
        answers += &format!("{name}: {}", answer(text.as_bytes()));
        for (key, value) in pasch_formats::read(text.as_bytes(), None).unwrap().record.header.extra {
            answers += &format!("  {key}: {value}\n");
        }
    }
    insta::assert_snapshot!(answers);
}

#[test]
fn other_bytes_same_match() {
    let text = fixture("five-point.mat");
    let plain = pasch_formats::read(text.as_bytes(), None).unwrap().record;
    let utf16 = |mark: [u8; 2], unit: fn(u16) -> [u8; 2]| {
        mark.into_iter().chain(text.encode_utf16().flat_map(unit)).collect::<Vec<u8>>()
    };
    let others = [
        ("CRLF", text.replace('\n', "\r\n").into_bytes()),
        ("CR", text.replace('\n', "\r").into_bytes()),
        ("BOM", ["\u{feff}", &text].concat().into_bytes()),
        ("UTF-16 LE", utf16([0xFF, 0xFE], u16::to_le_bytes)),
        ("UTF-16 BE", utf16([0xFE, 0xFF], u16::to_be_bytes)),
        ("no-break spaces", text.replace("   ", "\u{a0} \u{a0}").into_bytes()),
        ("no last line end", text.trim_end().as_bytes().to_vec()),
        ("one blank", text.lines().map(squeeze).collect::<String>().into_bytes()),
    ];
    for (what, bytes) in others {
        let file = pasch_formats::read(&bytes, None).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(file.record.actions, plain.actions, "{what}");
        assert_eq!(file.warnings, [], "{what}");
    }
}

/// All columns but those of the `Wins` lines lost.
fn squeeze(line: &str) -> String {
    if line.trim_start().starts_with("Wins") {
        return format!("{line}\n");
    }
    line.split_whitespace().collect::<Vec<_>>().join(" ") + "\n"
}

#[test]
fn single_faults() {
    let text = fixture("five-point.mat");
    let faults = [
        (" 5 point match", ""),
        (" 5 point match", " -5 point match"),
        (" 5 point match", " 99999999999 point match"),
        (" 5 point match", " 99999 point match"),
        (" Game 1", " Game 4"),
        (" Game 2", " Game 3"),
        (" carol : 2                      dave : 0", ""),
        (" carol : 2                      dave : 0", " carol : 1                      dave : 0"),
        (" carol : 2                      dave : 0", " carol : 9                      dave : 0"),
        (" carol : 2                      dave : 0", " carol : 2                      steve : 0"),
        ("52: 24/22 13/8", "52: 24/22 12/7"),
        ("52: 24/22 13/8", "52: 24/22 13/9"),
        ("52: 24/22 13/8", "52: 24/22 x"),
        ("52: 24/22 13/8", "52: "),
        ("52: 24/22 13/8", "82: 24/22 13/8"),
        ("52: 24/22 13/8", "44: 24/20(4)"),
        ("52: 24/22 13/8", "juggles"),
        ("  5)  Doubles => 2                Takes", "  5)  Doubles => 4                Takes"),
        ("  5)  Doubles => 2                Takes", "  5)  Doubles => 2"),
        ("  5)  Doubles => 2                Takes", "  5)                              Takes"),
        ("  5)  Doubles => 2                Takes", "  5)  Doubles => 2                Beavers => 4"),
        ("      Wins 2 points", "      Wins 3 points"),
        ("      Wins 2 points", "                                  Wins 2 points"),
        ("      Wins 2 points", "      Wins 2 points\n 99) 31: 8/5 6/5"),
        ("      Wins 4 points", ""),
        ("      Wins 4 points", " Hello, world"),
        ("\n Game 2", "\n 7 point match\n Game 2"),
    ];
    let mut answers = String::new();
    for (old, new) in faults {
        assert!(text.contains(old), "{old:?} is not in the fixture");
        answers += &format!("{old:?} -> {new:?}\n  {}", answer(text.replacen(old, new, 1).as_bytes()));
    }
    insta::assert_snapshot!(answers);
}

#[test]
fn cut_anywhere_it_says_so_or_is_whole() {
    let text = fixture("five-point.mat");
    let whole = pasch_formats::read(text.as_bytes(), None).unwrap().record;
    for cut in (0..text.len()).step_by(7) {
        let Ok(file) = pasch_formats::read(&text.as_bytes()[..cut], Some("cut.mat")) else { continue };
        let common = file.record.actions.iter().zip(&whole.actions).take_while(|(x, y)| x == y).count();
        // Only the last line can be misread: a play that is legal without its last letters.
        assert!(common + 2 >= file.record.actions.len(), "cut at {cut}: {:?}", file.warnings);
    }
}
