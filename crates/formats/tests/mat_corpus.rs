//! Every match text of the corpus against the facts of its index.

mod corpus;

#[path = "corpus/describe.rs"]
mod describe;

use std::path::Path;

use describe::describe;
use pasch_formats::facts;

/// The facts of each file of a section of the index.
fn index(root: &Path, section: &str) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(root.join("INDEX.md")).unwrap();
    let heading = format!("## {section} (");
    text.lines()
        .skip_while(|line| !line.starts_with(&heading))
        .skip(1)
        .take_while(|line| !line.starts_with("## "))
        .filter_map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
            let (file, facts) = (cells.first()?, cells.last()?);
            facts.contains("; length").then(|| {
                let told = facts.split("; gnubg says").next().unwrap_or(facts);
                ((*file).trim_start_matches("| ").to_owned(), told.to_owned())
            })
        })
        .collect()
}

/// Two files hold illegal plays. The index counts what GNU Backgammon keeps of them; it loses the plays that follow,
/// which are read here. Rolls, doubles, takes, drops and scores are those of the same matches in binary formats.
const WITH_ILLEGAL_PLAYS: [(&str, &str); 2] = [
    (
        "5nqfGw9bWG3deTaU.mat",
        "length 7; 6 games; final 2-7; 229 rolls, 6 doubles, 3 takes, 3 drops; results B+2 W+1 B+1 B+2R W+1 B+2R",
    ),
    (
        "hQ8sVn2LbTdF4wRm.mat",
        "length 9; 4 games; final 9-0; 202 rolls, 3 doubles, 3 takes, 0 drops; results W+4 W+2 W+2R W+1R; \
         Crawford game 4",
    ),
];

#[test]
fn facts_equal_the_index() {
    let Some(root) = corpus::root() else { return };
    let listed = index(&root, "mat");
    assert_eq!(listed.len(), 37);
    let mut wrong = String::new();
    for (name, expected) in &listed {
        let bytes = std::fs::read(root.join("mat").join(name)).unwrap();
        let file = pasch_formats::read(&bytes, Some(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        file.record.final_state().unwrap_or_else(|error| panic!("{name}: {error}"));
        let found = describe(&facts(&file.record).unwrap());
        let equal = match WITH_ILLEGAL_PLAYS.iter().find(|(known, _)| known == name) {
            Some((_, facts)) => found.split_once("; ").is_some_and(|(_, found)| found == *facts),
            None => found == *expected,
        };
        if !equal {
            wrong += &format!("{name}\n  expected {expected}\n  found    {found}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// What has to be said about each faulty match text; nothing for those that read as if nothing were wrong.
const FAULTY: [(&str, &[&str]); 33] = [
    ("trunc_mid_line.mat", &["line 57, column 35, game 2, move 9: the file ends inside a line"]),
    ("trunc_after_score.mat", &[]),
    ("header_only.mat", &["no game found"]),
    ("empty.mat", &["the file is empty"]),
    ("utf16le.mat", &[]),
    ("utf8_bom_crlf.mat", &[]),
    ("cr_only.mat", &[]),
    ("mixed_eol.mat", &[]),
    ("latin1_name.mat", &["line 3: not valid UTF-8, read as Windows-1252"]),
    ("tabs.mat", &[]),
    ("one_blank_columns.mat", &[]),
    ("illegal_move.mat", &["line 52, column 10, game 2, move 4: illegal play 41: 2/1 24/3"]),
    ("wrong_dice.mat", &["line 71, column 10, game 3, move 10: illegal play 61: 25/20 20/14"]),
    ("dice_77.mat", &["line 18, column 6, game 1, move 1: impossible roll 77"]),
    ("no_length.mat", &["line 14: the match has no \"N point match\" line"]),
    ("negative_length.mat", &["line 13: invalid match length -3"]),
    ("huge_length.mat", &["line 13: match length 99999 taken as unlimited play"]),
    ("take_without_double.mat", &["line 22, column 35, game 1, move 5: take without a double on offer"]),
    ("wrong_cube_value.mat", &["line 22, column 35, game 1, move 5: the cube goes to 2, not to 8"]),
    (
        "wins_mismatch.mat",
        &["line 45, column 7, game 1: the file gives 9 points for the win, the play gives 2"],
    ),
    (
        "score_jump.mat",
        &[
            "line 61, game 3: the score is given as 5-1, but the games before make it 4-1",
            "line 77, game 4: ",
        ],
    ),
    (
        "missing_game.mat",
        &["line 60, game 4: game 4 where game 3 was due", "line 61, game 4: the score is given as 5-1"],
    ),
    (
        "duplicate_game.mat",
        &["line 73, game 3: game 3 where game 4 was due", "line 74, game 3: the score is given as 4-1"],
    ),
    ("five_moves.mat", &["line 18, column 10, game 1, move 1: illegal play 54", "line 40, "]),
    ("long_comment.mat", &[]),
    ("long_names.mat", &[]),
    ("nbsp.mat", &[]),
    ("nul_bytes.mat", &["line 16: 1 NUL byte(s) removed"]),
    ("random.mat", &["not a match file"]),
    ("html_error_page.mat", &["this is an HTML page"]),
    ("concedes.mat", &[]),
    ("text_named_xg.xg", &[]),
    ("wrong_magic.xg", &["not a match file"]),
];

/// Faulty files that nevertheless hold the whole match they were made from.
const WHOLE: [&str; 14] = [
    "utf16le.mat",
    "utf8_bom_crlf.mat",
    "cr_only.mat",
    "mixed_eol.mat",
    "latin1_name.mat",
    "tabs.mat",
    "one_blank_columns.mat",
    "wins_mismatch.mat",
    "wrong_cube_value.mat",
    "long_comment.mat",
    "long_names.mat",
    "nbsp.mat",
    "nul_bytes.mat",
    "text_named_xg.xg",
];

#[test]
fn faulty_files_get_their_reason() {
    let Some(root) = corpus::root() else { return };
    let base = std::fs::read(root.join("mat/galaxy_match8132598.mat")).unwrap();
    let base = pasch_formats::read(&base, None).unwrap().record;
    for (name, expected) in FAULTY {
        let bytes = std::fs::read(root.join("bad").join(name)).unwrap();
        let answers: Vec<String> = match pasch_formats::read(&bytes, Some(name)) {
            Ok(file) => {
                if WHOLE.contains(&name) {
                    assert_eq!(file.record.actions, base.actions, "{name}");
                }
                file.warnings.iter().map(ToString::to_string).collect()
            }
            Err(error) => vec![error.to_string()],
        };
        for part in expected {
            assert!(
                answers.iter().any(|answer| answer.contains(part)),
                "{name}: no {part:?} in {answers:#?}"
            );
        }
        assert_eq!(answers.is_empty(), expected.is_empty(), "{name}: {answers:#?}");
    }
}

/// Every file of the corpus, readable or not, is recognised for what it is.
#[test]
fn formats_are_recognised_by_content() {
    let Some(root) = corpus::root() else { return };
    let folders = [
        ("bgf", "bgf"),
        ("bgroom", "bgroom"),
        ("javafibs", "javafibs"),
        ("mat", "mat"),
        ("oldmoves", "oldmoves"),
        ("party_gam", "party"),
        ("pos_jellyfish", "pos"),
        ("sgf", "sgf"),
        ("sgf_position", "sgf"),
        ("sgg", "sgg"),
        ("snowie_match", "mat"),
        ("snowie_pos", "snowie"),
        ("tmg", "tmg"),
        ("xg", "xg"),
        ("bkg", "bkg"),
        ("ogxm", "ogxm"),
        ("gam_jellyfish", "gam"),
        ("xg_text", "position"),
        ("bgblitz_text", "position"),
    ];
    let mut wrong = String::new();
    for (folder, id) in folders {
        for entry in std::fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let found = pasch_formats::detect(&std::fs::read(&path).unwrap());
            let expected = pasch_formats::Format::from_id(id).map(pasch_formats::Content::Known);
            if Some(found) != expected {
                wrong += &format!("{}: {found:?}\n", path.display());
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
