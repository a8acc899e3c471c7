//! Legal plays against an independent program: on 20,000 positions from random games, GNU Backgammon's list of plays
//! and ours lead to the same set of positions.
//!
//! Left out, loudly, where GNU Backgammon is not installed.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use pasch_rules::{Dice, Place, PlayGraph, Player, Position, Rules, Side, TurnContext, VariantId, notation};

const POSITIONS: usize = 20_000;
/// GNU Backgammon sleeps some 10 ms a question: many of them at once cost no more than one.
const PROCESSES: usize = 16;

fn gnubg() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join("gnubg"))
        .find(|p| p.is_file())
}

struct Question {
    rules: Rules,
    position: Position,
    dice: Dice,
}

/// Positions of random games, A on roll in each: players who move at random meet bars, primes and bear-offs alike.
fn questions() -> Vec<Question> {
    // The same positions on every run.
    let mut random = fastrand::Rng::with_seed(2026);
    let mut questions = Vec::new();
    let variants = [VariantId::BACKGAMMON, VariantId::NACKGAMMON];
    while questions.len() < POSITIONS {
        let rules = Rules::standard(variants[random.usize(..variants.len())]);
        let mut position = Position::start(rules.spec());
        while !position.is_finished(Player::B) {
            let dice = Dice::from_faces(&[random.u8(1..=6), random.u8(1..=6)]).expect("two dice");
            let graph = PlayGraph::new(&rules, &position, Player::A, &dice, &TurnContext::default());
            questions.push(Question { rules, position, dice });
            let plays = graph.plays();
            if !plays.is_empty() {
                position = plays[random.usize(..plays.len())].position;
            }
            position = position.swapped();
        }
    }
    questions.truncate(POSITIONS);
    questions
}

/// GNUBG Position ID, written from its published description: for the side not on roll and then the side on roll,
/// points 1 to 24 and the bar, each as that many ones and a zero, in base64.
fn position_id(position: &Position) -> String {
    let mut bits = Vec::new();
    let mut side = |side: &Side| {
        for n in side.points.iter().chain([&side.bar]) {
            bits.extend(std::iter::repeat_n(true, usize::from(*n)));
            bits.push(false);
        }
    };
    side(&position.sides.b);
    side(&position.sides.a);
    bits.resize(80, false);
    let bytes: Vec<u8> =
        bits.chunks(8).map(|c| c.iter().enumerate().map(|(i, bit)| u8::from(*bit) << i).sum()).collect();
    let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let word = (0..3).fold(0u32, |w, i| w << 8 | u32::from(*chunk.get(i).unwrap_or(&0)));
        for i in 0..=chunk.len() {
            text.push(alphabet[(word >> (18 - 6 * i)) as usize & 63] as char);
        }
    }
    text
}

fn ask(gnubg: &Path, folder: &Path, part: usize, questions: &[Question]) -> (Child, PathBuf) {
    let (input, output) = (folder.join(format!("{part}.in")), folder.join(format!("{part}.out")));
    let mut file = File::create(&input).expect("a file for the questions");
    for q in questions {
        let dice: Vec<_> = q.dice.as_slice().iter().map(|d| d.to_string()).collect();
        writeln!(file, "{} {}", position_id(&q.position), dice.join(" ")).expect("questions are written");
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gnubg/legal_plays.py");
    let child = Command::new(gnubg)
        .args(["-t", "-q", "-p"])
        .arg(script)
        .env("PASCH_IN", &input)
        .env("PASCH_OUT", &output)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("gnubg starts");
    (child, output)
}

#[test]
fn legal_plays_equal_gnubg() {
    let Some(gnubg) = gnubg() else {
        eprintln!("!! GNU Backgammon is not installed: legal plays were NOT compared with it");
        return;
    };
    let questions = questions();
    let folder = std::env::temp_dir().join(format!("pasch-gnubg-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the questions");
    let parts: Vec<_> = questions.chunks(POSITIONS.div_ceil(PROCESSES)).collect();
    let asked: Vec<_> = parts.iter().enumerate().map(|(i, part)| ask(&gnubg, &folder, i, part)).collect();
    let (mut compared, mut dances) = (0, 0);
    for (part, (mut child, output)) in parts.iter().zip(asked) {
        child.wait().expect("gnubg ends");
        let answers = std::fs::read_to_string(&output).expect("gnubg answered");
        assert_eq!(answers.lines().count(), part.len(), "gnubg answered every question");
        for (question, answer) in part.iter().zip(answers.lines()) {
            dances += usize::from(compare(question, answer));
            compared += 1;
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    eprintln!("{compared} positions compared with GNU Backgammon, {dances} of them without a legal play");
    assert_eq!(compared, POSITIONS);
    assert!(dances > 100, "random games meet closed boards");
}

/// Whether nothing could be played.
fn compare(question: &Question, answer: &str) -> bool {
    let Question { rules, position, dice } = question;
    let graph = PlayGraph::new(rules, position, Player::A, dice, &TurnContext::default());
    let place = format!("{} with {dice}", position_id(position));
    let plays = graph.plays();
    let ours: BTreeSet<_> = plays.iter().map(|p| key(&p.position)).collect();
    assert_eq!(ours.len(), plays.len(), "{place}: a position is listed twice");
    if graph.is_dance() {
        assert!(answer.is_empty(), "{place}: gnubg plays {answer}, we dance");
        return true;
    }
    let theirs: BTreeSet<_> = answer
        .split('|')
        .map(|text| {
            let play = notation::read(&graph, text).unwrap_or_else(|e| panic!("{place}: {text}: {e}"));
            key(&play.position)
        })
        .collect();
    // A play that bears off the last checker may leave a die unused; what that die could have done before is no
    // choice that anybody has, and gnubg leaves it out.
    let finished = plays.iter().any(|p| p.position.is_finished(Player::A));
    if finished {
        assert!(theirs.is_subset(&ours), "{place}: gnubg has plays that we lack");
    } else {
        assert_eq!(ours, theirs, "{place}: {} plays here, {} in gnubg", ours.len(), theirs.len());
    }
    false
}

fn key(position: &Position) -> [Vec<u8>; 2] {
    let side = |s: &Side| s.points.iter().copied().chain([s.bar, s.off]).collect();
    [side(&position.sides.a), side(&position.sides.b)]
}

#[test]
fn the_start_has_its_published_id() {
    let rules = Rules::standard(VariantId::BACKGAMMON);
    let start = Position::start(rules.spec());
    assert_eq!(position_id(&start), "4HPwATDgc/ABMA");
    assert_eq!(Place::Bar.number(), 25);
}
