//! Every match of the corpus against the facts of its index.

mod corpus;

#[path = "corpus/describe.rs"]
mod describe;

use std::path::Path;

use describe::describe;
use pasch_formats::facts;
use pasch_rules::Action;

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

/// The index counts what GNU Backgammon keeps. Two files hold illegal plays; it loses the plays that follow, which are
/// read here. Rolls, doubles, takes, drops and scores are those of the same matches in binary formats. A third was
/// given up before its first roll, which it does not count.
const MORE_THAN_THE_INDEX: [(&str, &str); 3] = [
    (
        "5nqfGw9bWG3deTaU.mat",
        "length 7; 6 games; final 2-7; 229 rolls, 6 doubles, 3 takes, 3 drops; results B+2 W+1 B+1 B+2R W+1 B+2R",
    ),
    (
        "hQ8sVn2LbTdF4wRm.mat",
        "length 9; 4 games; final 9-0; 202 rolls, 3 doubles, 3 takes, 0 drops; results W+4 W+2 W+2R W+1R; \
         Crawford game 4",
    ),
    (
        "galaxy_match8600770.mat",
        "length 16; 1 games; final 0-1; 0 rolls, 0 doubles, 0 takes, 0 drops; results B+1R",
    ),
];

#[test]
fn facts_equal_the_index() {
    let Some(root) = corpus::root() else { return };
    let sections = [("mat", 37), ("sgf", 7), ("snowie_match", 4), ("oldmoves", 3), ("gam_jellyfish", 2)];
    let listed = sections.map(|(section, count)| {
        let listed = index(&root, section);
        assert_eq!(listed.len(), count, "{section}");
        listed.into_iter().map(move |(name, facts)| (section, name, facts))
    });
    let mut wrong = String::new();
    for (section, name, expected) in &listed.into_iter().flatten().collect::<Vec<_>>() {
        let bytes = std::fs::read(root.join(section).join(name)).unwrap();
        let file = pasch_formats::read(&bytes, Some(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        file.record.final_state().unwrap_or_else(|error| panic!("{name}: {error}"));
        let found = describe(&facts(&file.record).unwrap());
        let equal = match MORE_THAN_THE_INDEX.iter().find(|(known, _)| known == name) {
            Some((_, facts)) => found.split_once("; ").is_some_and(|(_, found)| found == *facts),
            None => found == *expected,
        };
        if !equal {
            wrong += &format!("{name}\n  expected {expected}\n  found    {found}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// How a file and its twin in match text compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Twin {
    /// Every action and every fact is the same.
    Same,
    /// The facts are the same; an illegal play is told in another way.
    Facts,
    /// The actions are the same but for the grade of a resignation, which the format does not hold; these are the facts.
    But(&'static str),
}

/// Files that tell the match of a match text in another format.
const TWINS: [(&str, &str, Twin); 41] = [
    ("xg/3WNK_g1Z-PLsh_HyvQ5j4a.xg", "3WNK_g1Z-PLsh_HyvQ5j4a", Twin::Same),
    ("xg/5nqfGw9bWG3deTaU.xg", "5nqfGw9bWG3deTaU", Twin::Same),
    ("xg/B4_SrGcsKAQmoTyHlgJCbM.xg", "B4_SrGcsKAQmoTyHlgJCbM", Twin::Same),
    ("xg/Sz-2PgKnvb6aFls69-qFXg.xg", "Sz-2PgKnvb6aFls69-qFXg", Twin::Same),
    ("xg/XCu3RJ0UvDg_Tldl.xg", "XCu3RJ0UvDg_Tldl", Twin::Same),
    ("xg/baR-U643iUDpvzTC.xg", "baR-U643iUDpvzTC", Twin::Same),
    ("xg/charlot_7p.xg", "charlot_7p", Twin::Same),
    ("xg/hQ8sVn2LbTdF4wRm.xg", "hQ8sVn2LbTdF4wRm", Twin::Facts),
    ("bgf/3WNK_g1Z-PLsh_HyvQ5j4a.bgf", "3WNK_g1Z-PLsh_HyvQ5j4a", Twin::Same),
    (
        "bgf/5nqfGw9bWG3deTaU.bgf",
        "5nqfGw9bWG3deTaU",
        Twin::But(
            "Marion_Castlebury / Rowan_Pryce; length 7; 6 games; final 2-7; 229 rolls, 6 doubles, 3 takes, 3 drops; results B+2 W+1 B+1 B+2R W+1 B+2R",
        ),
    ),
    ("bgf/B4_SrGcsKAQmoTyHlgJCbM.bgf", "B4_SrGcsKAQmoTyHlgJCbM", Twin::Same),
    ("bgf/Sz-2PgKnvb6aFls69-qFXg.bgf", "Sz-2PgKnvb6aFls69-qFXg", Twin::Same),
    ("bgf/XCu3RJ0UvDg_Tldl.bgf", "XCu3RJ0UvDg_Tldl", Twin::Same),
    ("bgf/baR-U643iUDpvzTC.bgf", "baR-U643iUDpvzTC", Twin::Same),
    ("tmg/derived_3WNK.tmg", "3WNK_g1Z-PLsh_HyvQ5j4a", Twin::Same),
    ("tmg/derived_baR-.tmg", "baR-U643iUDpvzTC", Twin::Same),
    ("tmg/derived_B4_S.tmg", "B4_SrGcsKAQmoTyHlgJCbM", Twin::Same),
    ("sgg/derived_3WNK.sgg", "3WNK_g1Z-PLsh_HyvQ5j4a", Twin::Same),
    ("sgg/derived_baR-.sgg", "baR-U643iUDpvzTC", Twin::Same),
    ("sgg/derived_B4_S.sgg", "B4_SrGcsKAQmoTyHlgJCbM", Twin::Same),
    ("party_gam/derived_3WNK.gam", "3WNK_g1Z-PLsh_HyvQ5j4a", Twin::Same),
    ("party_gam/derived_baR-.gam", "baR-U643iUDpvzTC", Twin::Same),
    ("party_gam/derived_B4_S.gam", "B4_SrGcsKAQmoTyHlgJCbM", Twin::Same),
    ("oldmoves/derived_3WNK.fibs", "3WNK_g1Z-PLsh_HyvQ5j4a", Twin::Same),
    ("oldmoves/derived_baR-.fibs", "baR-U643iUDpvzTC", Twin::Same),
    (
        "oldmoves/derived_B4_S.fibs",
        "B4_SrGcsKAQmoTyHlgJCbM",
        Twin::But(
            "Fox / Bluepoint02; length 0; 3 games; final 3-1; 55 rolls, 3 doubles, 1 takes, 2 drops; results W+1 B+1 W+2R",
        ),
    ),
    (
        "bgroom/derived_3WNK.bgf",
        "3WNK_g1Z-PLsh_HyvQ5j4a",
        Twin::But(
            "Iris09 / Jade1; length 0; 7 games; final 6-7; 253 rolls, 6 doubles, 3 takes, 3 drops; results W+1 B+1 B+1 W+4 B+4 W+1 B+1",
        ),
    ),
    (
        "bgroom/derived_baR-.bgf",
        "baR-U643iUDpvzTC",
        Twin::But(
            "Amberdice01 / Jade1; length 0; 3 games; final 0-6; 88 rolls, 4 doubles, 2 takes, 2 drops; results B+1 B+1 B+4",
        ),
    ),
    (
        "bgroom/derived_B4_S.bgf",
        "B4_SrGcsKAQmoTyHlgJCbM",
        Twin::But(
            "Fox / Bluepoint02; length 0; 3 games; final 3-1; 55 rolls, 3 doubles, 1 takes, 2 drops; results W+1 B+1 W+2R",
        ),
    ),
    (
        "bkg/derived_B4_S.bkg",
        "B4_SrGcsKAQmoTyHlgJCbM",
        Twin::But(
            "Black / White; length 0; 3 games; final 3-1; 55 rolls, 3 doubles, 1 takes, 2 drops; results W+1 B+1 W+2R",
        ),
    ),
    ("javafibs/7point.match", "gibbon_7point", Twin::Same),
    ("sgf/gibbon_7point.sgf", "gibbon_7point", Twin::Same),
    ("sgf/charlot_7p.sgf", "charlot_7p", Twin::Same),
    ("sgf/gnubg_m1.sgf", "gnubg_m1", Twin::Same),
    ("sgf/gnubg_m5.sgf", "gnubg_m5", Twin::Same),
    ("sgf/gnubg_money3.sgf", "gnubg_money3", Twin::Same),
    ("sgf/gnubg_nack3.sgf", "gnubg_nack3", Twin::Same),
    ("snowie_match/gnubg_m1.txt", "gnubg_m1", Twin::Same),
    ("snowie_match/gnubg_m5.txt", "gnubg_m5", Twin::Same),
    ("snowie_match/gnubg_money3.txt", "gnubg_money3", Twin::Same),
    ("snowie_match/gnubg_nack3.txt", "gnubg_nack3", Twin::Same),
];

/// OGXM files of the first version tell the games of their twins, dice and plays alike; who stands first differs.
#[test]
fn chunk_files_hold_the_matches_of_their_twins() {
    let Some(root) = corpus::root() else { return };
    let stems = [
        "3WNK_g1Z-PLsh_HyvQ5j4a",
        "5nqfGw9bWG3deTaU",
        "B4_SrGcsKAQmoTyHlgJCbM",
        "Sz-2PgKnvb6aFls69-qFXg",
        "XCu3RJ0UvDg_Tldl",
        "baR-U643iUDpvzTC",
    ];
    for stem in stems {
        let read = |path: String| {
            let bytes = std::fs::read(root.join(&path)).unwrap();
            pasch_formats::read(&bytes, None).unwrap_or_else(|error| panic!("{path}: {error}"))
        };
        let (file, twin) = (read(format!("ogxm/{stem}.gvab")), read(format!("mat/{stem}.mat")));
        assert!(file.warnings.iter().any(|warning| warning.text().contains("was not read")), "{stem}");
        let ends = |text: &str| text.contains("after the end") || text.contains("not understood");
        assert!(!file.warnings.iter().any(|warning| ends(&warning.text())), "{stem}: {:?}", file.warnings);
        let (found, due) = (facts(&file.record).unwrap(), facts(&twin.record).unwrap());
        let swapped = found.players.a != due.players.a;
        assert_eq!(found.counts, due.counts, "{stem}: {:?}", file.warnings);
        assert_eq!((found.length, found.games.len()), (due.length, due.games.len()), "{stem}");
        let score = if swapped { found.score.swapped() } else { found.score };
        assert_eq!(score, due.score, "{stem}");
        for (x, y) in found.games.iter().zip(&due.games) {
            assert_eq!((x.points(), x.counts), (y.points(), y.counts), "{stem}");
        }
        if !swapped {
            let same = file.record.actions.iter().zip(&twin.record.actions).filter(|(x, y)| x == y).count();
            // All but the plays that an illegal one has put elsewhere.
            assert!(same + 8 >= twin.record.actions.len(), "{stem}: {same}");
        }
    }
    // The second version: the scores that the specification's own library reads in these files. In the last somebody has
    // turned the cube before the game and left the points as they were.
    for (name, score, rolls) in [
        ("annos", (1, 4), 64),
        ("two-blocks", (1, 4), 64),
        ("foreign", (1, 4), 64),
        ("resign", (1, 0), 6),
        ("cube-on-two", (2, 0), 17),
    ] {
        let bytes = std::fs::read(root.join("ogxm").join(name).with_extension("ogxm")).unwrap();
        let file = pasch_formats::read(&bytes, None).unwrap_or_else(|error| panic!("{name}: {error}"));
        let found = facts(&file.record).unwrap();
        assert_eq!((found.score.a, found.score.b), score, "{name}: {:?}", file.warnings);
        assert_eq!(found.games.iter().map(|game| game.counts.rolls).sum::<u32>(), rolls, "{name}");
        assert_eq!(
            file.warnings.len(),
            if name == "cube-on-two" { 2 } else { 1 },
            "{name}: {:?}",
            file.warnings
        );
        assert_eq!((found.players.a.as_str(), found.length), ("Alice", 9), "{name}");
        assert_eq!(file.record.header.extra("EventDate"), Some("2026.09.26"), "{name}");
    }
}

#[test]
fn twins_hold_the_same_match() {
    let Some(root) = corpus::root() else { return };
    let read = |path: &str| {
        let bytes = std::fs::read(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        pasch_formats::read(&bytes, None).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    let mut wrong = String::new();
    for (path, twin, how) in TWINS {
        let (file, due) = (read(path), read(&format!("mat/{twin}.mat")));
        let (found, expected) = (facts(&file.record).unwrap(), facts(&due.record).unwrap());
        let (found, mut expected) = (describe(&found), describe(&expected));
        if let Twin::But(facts) = how {
            facts.clone_into(&mut expected);
        }
        let (is, was) = (&file.record.actions, &due.record.actions);
        let at = is.iter().zip(was).take_while(|(x, y)| x == y).count();
        let same = is.len() == was.len() && is.iter().zip(was).all(|(x, y)| alike(x, y, how));
        if found != expected || (how != Twin::Facts && !same) {
            let warnings: Vec<String> = file.warnings.iter().map(ToString::to_string).collect();
            wrong += &format!(
                "{path}\n  expected {expected}\n  found    {found}\n  action {at}: {:?}\n  for {:?}\n  {warnings:?}\n",
                is.get(at),
                was.get(at)
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

fn alike(x: &Action, y: &Action, how: Twin) -> bool {
    let grades =
        matches!((x, y), (Action::OfferResign { by: x, .. }, Action::OfferResign { by: y, .. }) if x == y);
    x == y || (how != Twin::Same && grades)
}

/// Files of eXtreme Gammon without a twin. The index counts the rolls after which somebody resigned, too.
#[test]
fn other_files_of_extreme_gammon() {
    let Some(root) = corpus::root() else { return };
    let expected = [
        (
            "aachen_kozoman_11p.xg",
            "Kévin UNGER / Davor KOZOMAN; length 11; 5 games; final 0-11; 232 rolls, 6 doubles, 5 takes, 1 drops; \
             results B+2R B+2 B+1 B+4 B+2R",
        ),
        (
            "aachen_lux_7p.xg",
            "Lux Heuler / Franzosen; length 7; 7 games; final 2-8; 250 rolls, 6 doubles, 3 takes, 3 drops; \
             results B+2R B+1 B+1 B+2R W+1R W+1 B+2R; Crawford game 5",
        ),
        (
            "match_with_comment.xg",
            "Nicolas HARMAND / Kévin UNGER; length 9; 8 games; final 4-10; 176 rolls, 9 doubles, 4 takes, 5 drops; \
             results W+2R W+1 B+1 B+2R W+1 B+1 B+2 B+4R",
        ),
    ];
    for (name, expected) in expected {
        let file = pasch_formats::read(&std::fs::read(root.join("xg").join(name)).unwrap(), None).unwrap();
        assert_eq!(describe(&facts(&file.record).unwrap()), expected, "{name}");
        assert_eq!(file.warnings, [], "{name}");
        let comments: Vec<&str> =
            file.overlay.notes.values().filter_map(|note| note.comment.as_deref()).collect();
        if name == "match_with_comment.xg" {
            assert_eq!(
                comments,
                ["coup assez difficile", "les double 66 sont toujpurs difficiles à trouver"]
            );
        }
        assert!(file.overlay.notes.values().filter(|note| note.plays.is_some()).count() > 150);
    }
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
    ("nul_bytes.mat", &["line 16: 1 NUL byte removed"]),
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

/// What has to be said about the faulty files of the other formats, and the facts of what was read.
#[test]
fn other_faulty_files_get_their_reason() {
    let Some(root) = corpus::root() else { return };
    let mut answers = String::new();
    for name in [
        "trunc_half.xg",
        "header_only.xg",
        "corrupt_stream.xg",
        "trunc.bgf",
        "no_smile.bgf",
        "trunc.fibs",
        "no_score.fibs",
        "unknown_record.tmg",
        "short_snowie.txt",
        "wrong_version.pos",
        "trunc.pos",
    ] {
        let bytes = std::fs::read(root.join("bad").join(name)).unwrap();
        answers += &match pasch_formats::read(&bytes, Some(name)) {
            Ok(file) => {
                let warnings: Vec<String> =
                    file.warnings.iter().map(|warning| format!("  {warning}\n")).collect();
                format!("{name}: {}\n{}", describe(&facts(&file.record).unwrap()), warnings.concat())
            }
            Err(error) => format!("{name}: {error}\n"),
        };
    }
    insta::assert_snapshot!(answers);
}

/// The index gives no facts of these; the files say how many plays there are and who won how much.
#[test]
fn the_text_of_gnubg_is_read_whole() {
    let Some(root) = corpus::root() else { return };
    let mut read = 0;
    for entry in std::fs::read_dir(root.join("gnubg_text")).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let file = pasch_formats::read(text.as_bytes(), None).unwrap();
        assert_eq!(file.warnings, [], "{}", path.display());
        let told = facts(&file.record).unwrap();
        let count =
            |word: &str| text.lines().filter(|line| line.starts_with("* ") && line.contains(word)).count();
        assert_eq!(
            told.games[0].counts.rolls as usize,
            count(" moves ") + count(" cannot move"),
            "{}",
            path.display()
        );
        let winner = &told.players[told.games[0].winner().unwrap()];
        let line = format!("\n{winner} wins {} points\n", told.games[0].points());
        assert!(text.contains(&line), "{line:?} {}", path.display());
        // Dances have no candidates.
        let judged =
            text.lines().filter(|line| line.starts_with("     1. ") || line.starts_with("*    1. ")).count();
        assert_eq!(file.overlay.counts().plays, judged, "{}", path.display());
        read += 1;
    }
    assert_eq!(read, 3);
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
        ("gnubg_text", "gnubgtext"),
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
