//! Questions to GNU Backgammon, many at once.

use pasch_engine::cube::{CubeInfo, CubeOwner, Stake};
use pasch_engine::standard::Board;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The match length all scores are written in.
const LENGTH: u32 = 9;

fn program() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join("gnubg"))
        .find(|p| p.is_file())
}

/// It sleeps some 10 ms a question: many processes at once cost no more than one.
const PROCESSES: usize = 16;

/// Rows of its match equity table: 25 before the Crawford game, one after it.
pub const TABLE: usize = 26;

/// Asks about boards with the player on roll first, and their cube, for money or a match to 9 points. The first
/// [`TABLE`] rows are those of its table, the others answer one question each: five static chances, then the equities
/// of no double and of double and take. `None`, and a line on the screen, where the program is not installed.
pub fn rows(name: &str, questions: &[(Board, CubeInfo)]) -> Option<Vec<Vec<f64>>> {
    let Some(program) = program() else {
        eprintln!("LEFT OUT: GNU Backgammon is not installed, so {name} is not compared with it");
        return None;
    };
    let folder = std::env::temp_dir().join(format!("pasch-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the questions");
    let parts = questions.chunks(questions.len().div_ceil(PROCESSES).max(1)).enumerate();
    let asked: Vec<_> = parts.map(|(i, part)| start(&program, &folder, i, part)).collect();
    let texts: Vec<String> = asked
        .into_iter()
        .map(|(mut child, output)| {
            let status = child.wait().expect("GNU Backgammon ends");
            assert!(status.success(), "GNU Backgammon: {status}");
            std::fs::read_to_string(output).expect("answers")
        })
        .collect();
    std::fs::remove_dir_all(&folder).expect("our own folder");
    let number = |word: &str| word.parse::<f64>().expect("a number");
    let row = |line: &str| line.split(' ').map(number).collect::<Vec<_>>();
    // Each process says its table first.
    let table = texts[0].lines().take(TABLE).map(row);
    let answers = texts.iter().flat_map(|text| text.lines().skip(TABLE)).map(row);
    let rows: Vec<_> = table.chain(answers).collect();
    assert_eq!(rows.len(), TABLE + questions.len(), "an answer for each question");
    Some(rows)
}

/// A process at work on some questions, and the file its answers will be in.
fn start(program: &Path, folder: &Path, part: usize, questions: &[(Board, CubeInfo)]) -> (Child, PathBuf) {
    let (input, output) = (folder.join(format!("{part}.in")), folder.join(format!("{part}.out")));
    let text: String = questions.iter().map(|(board, cube)| line(board, cube) + "\n").collect();
    std::fs::write(&input, text).expect("a file for the questions");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gnubg/cube.py");
    let child = Command::new(program)
        .args(["-t", "-q", "-p"])
        .arg(script)
        .env("PASCH_IN", &input)
        .env("PASCH_OUT", &output)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("GNU Backgammon starts");
    (child, output)
}

fn line(board: &Board, cube: &CubeInfo) -> String {
    let owner = match cube.owner {
        CubeOwner::Centred => -1,
        CubeOwner::Mine => 1,
        CubeOwner::Theirs => 0,
    };
    let (length, mine, theirs, crawford, jacoby) = match cube.stake {
        Stake::Match { away_me, away_opp, crawford } => {
            (LENGTH, LENGTH - away_me, LENGTH - away_opp, crawford, false)
        }
        Stake::Money { jacoby, .. } => (0, 0, 0, false, jacoby),
        Stake::Cubeless => (0, 0, 0, false, false),
    };
    let mut numbers: Vec<i64> =
        vec![owner, length.into(), mine.into(), theirs.into(), crawford.into(), jacoby.into()];
    for side in [1, 0] {
        numbers.extend(board.lanes[side][1..=25].iter().map(|&count| i64::from(count)));
    }
    numbers.push(cube.value.into());
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
