//! How the bots with a face play: games against one common opponent, and the figures by which two of them are told apart.
//! The levels are measured in the same way, each against a neighbour.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use pasch_analysis::measure::Loss;
use pasch_analysis::{Decision, Depth, JudgeError, PlanError, Tally, Thresholds, judge_item, plan};
use pasch_engine::analyst::{AnalystError, Engine};
use pasch_engine::level::Level;
use pasch_engine::net::checksum;
use pasch_engine::search::Run;
use pasch_engine::style::Traits;
use pasch_messages::{Describe, Message, message};
use pasch_rules::{
    Action, ApplyError, Die, Header, HeaderError, Intent, MatchState, Phase, Player, Record, Refusal,
    VariantId, decide,
};

use crate::random::Stream;
use crate::store::StoreError;

/// The opponent of every face: an expert without a style.
pub const OPPONENT: Level = Level::EXPERT;

/// Half the width of a 95% interval in standard errors.
const WIDE: f64 = 1.96;

/// How many figures have to tell two faces apart.
pub const ENOUGH: usize = 3;

/// Why a face cannot be measured.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("faces-error")]
pub enum FacesError {
    #[describe(transparent)]
    Bot(#[from] AnalystError),
    #[describe(transparent)]
    Refused(#[from] Refusal),
    #[describe(transparent)]
    Apply(#[from] ApplyError),
    #[describe(transparent)]
    Header(#[from] HeaderError),
    #[describe(transparent)]
    Plan(#[from] PlanError),
    #[describe(transparent)]
    Judge(#[from] JudgeError),
    #[describe(transparent)]
    Store(#[from] StoreError),
}

/// How the faces are measured.
#[derive(Clone, Debug)]
pub struct Course {
    /// The opponent.
    pub opponent: Level,
    pub games: u64,
    pub seed: u64,
    /// The decisions of one game in so many are judged for PR.
    pub judged: u64,
    pub depth: Depth,
    pub threads: usize,
}

/// The counts of one game for the face that played it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Game {
    /// Opposing checkers it hit.
    pub hits: u32,
    /// Blots it put on its home board.
    pub slots: u32,
    /// Doubles it offered.
    pub doubles: u32,
    /// Doubles it was offered, and those of them it passed.
    pub offered: u32,
    pub passes: u32,
    /// Points that it won, or lost.
    pub points: i32,
    /// Decisions that were judged, and what they lost, EMG.
    pub decisions: u32,
    pub loss: f64,
}

/// A figure with half the width of its 95% interval.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figure {
    pub value: f64,
    pub interval: f64,
}

impl Figure {
    /// The sum of the first over the sum of the second.
    fn ratio(pairs: impl Iterator<Item = (f64, f64)> + Clone) -> Self {
        let (sum, base) = pairs.clone().fold((0.0, 0.0), |(x, y), (a, b)| (x + a, y + b));
        if base == 0.0 {
            return Self::default();
        }
        let value = sum / base;
        let squares: f64 = pairs.map(|(a, b)| (a - value * b).powi(2)).sum();
        Self { value, interval: WIDE * squares.sqrt() / base }
    }

    fn times(self, factor: f64) -> Self {
        Self { value: factor * self.value, interval: factor * self.interval }
    }

    /// Whether the difference of two figures lies beyond its 95% interval.
    #[must_use]
    pub fn differs(&self, other: &Self) -> bool {
        (self.value - other.value).abs() > self.interval.hypot(other.interval)
    }
}

/// The figures of a face.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    pub pr: Figure,
    /// Points, a game.
    pub points: Figure,
    /// A game.
    pub hits: Figure,
    /// A game.
    pub slots: Figure,
    /// A game.
    pub doubles: Figure,
    /// Share of the doubles it was offered.
    pub passes: Figure,
}

impl Figures {
    #[must_use]
    pub fn of(games: &[Game]) -> Self {
        let a_game = |count: fn(&Game) -> u32| {
            Figure::ratio(games.iter().map(move |game| (f64::from(count(game)), 1.0)))
        };
        let judged = games.iter().map(|game| (game.loss, f64::from(game.decisions)));
        let passes = games.iter().map(|game| (f64::from(game.passes), f64::from(game.offered)));
        Self {
            pr: Figure::ratio(judged).times(500.0),
            points: Figure::ratio(games.iter().map(|game| (f64::from(game.points), 1.0))),
            hits: a_game(|game| game.hits),
            slots: a_game(|game| game.slots),
            doubles: a_game(|game| game.doubles),
            passes: Figure::ratio(passes),
        }
    }

    /// All figures in the order of [`Figures::names`].
    #[must_use]
    pub const fn all(&self) -> [Figure; 5] {
        [self.pr, self.hits, self.slots, self.doubles, self.passes]
    }

    /// The names of the figures.
    #[must_use]
    pub fn names() -> [Message; 5] {
        [
            message!("faces-pr"),
            message!("faces-hits"),
            message!("faces-slots"),
            message!("faces-doubles"),
            message!("faces-passes"),
        ]
    }

    /// Which figures tell the two apart.
    #[must_use]
    pub fn apart(&self, other: &Self) -> [bool; 5] {
        let (mine, theirs) = (self.all(), other.all());
        std::array::from_fn(|place| mine[place].differs(&theirs[place]))
    }
}

/// Plays one money game of a level against the opponent. Two games after each other have the same dice, from either seat.
///
/// # Errors
/// When a bot, the rules or the judge refuse.
pub fn play(engine: &Engine, level: &Level, course: &Course, number: u64) -> Result<Game, FacesError> {
    let face = if number.is_multiple_of(2) { Player::A } else { Player::B };
    let mut dice = Stream::new(&[course.seed, number / 2]);
    let mut seeds = Stream::new(&[course.seed, number, 1]);
    let mut throw = || Die::ALL[dice.below(6).min(5)];
    let header = Header::new(VariantId::BACKGAMMON, 0);
    let mut state = MatchState::new(&header)?;
    let mut actions = Vec::new();
    let mut game = Game::default();
    while !matches!(state.phase(), Phase::GameOver(_) | Phase::MatchOver { .. }) {
        let player = state.phase().decider().unwrap_or(Player::A);
        let mover = if player == face { level } else { &course.opponent };
        let intent = engine.decide(&state, mover, seeds.bits(), Run::default())?;
        if player == face {
            game.doubles += u32::from(intent == Intent::Double);
            if matches!(state.phase(), Phase::DoubleOffered { .. }) {
                game.offered += 1;
                game.passes += u32::from(intent == Intent::Drop);
            }
        }
        let before = *state.position();
        for action in decide(&state, player, &intent, &mut throw)? {
            state.apply(&action)?;
            if player == face && matches!(action, Action::Play(_)) {
                let traits = Traits::of(state.rules(), &before, state.position(), face);
                game.hits += traits.hits.unsigned_abs();
                game.slots += traits.slots.unsigned_abs();
            }
            actions.push(action);
        }
    }
    if let Phase::GameOver(result) = state.phase() {
        let points = i32::try_from(result.points).unwrap_or(i32::MAX);
        game.points = match result.outcome.winner() {
            Some(winner) if winner == face => points,
            Some(_) => -points,
            None => 0,
        };
    }
    // Both games of a pair are judged, or neither.
    if (number / 2).is_multiple_of(course.judged.max(1)) {
        let tally = judge(engine, &Record { header, actions }, face, &course.depth)?;
        (game.decisions, game.loss) = (tally.decisions(), tally.loss());
    }
    Ok(game)
}

/// The losses of one seat's decisions.
fn judge(engine: &Engine, record: &Record, face: Player, depth: &Depth) -> Result<Tally, FacesError> {
    let plan = plan(record)?;
    let mut tally = Tally::default();
    for item in plan.items.iter().filter(|item| item.player == face) {
        let judged = judge_item(item, engine, depth, Run::default())?;
        let turn = &judged.turn;
        let loss = Loss { emg: turn.loss, mwc: turn.loss_mwc, cube: turn.cube.value };
        match &turn.decision {
            Decision::Play(play) => tally.play(play.results, judged.spread, loss, &Thresholds::PASCH),
            Decision::Cube(cube) => tally.cube(turn.counts, cube.mistake, loss, &Thresholds::PASCH),
        }
    }
    Ok(tally)
}

/// The counts of every game, line by line, so that a run that was stopped goes on. A line belongs to a way of playing: after a
/// style or a level has changed, its games are played again.
pub struct Journal {
    path: PathBuf,
    file: File,
    lines: BTreeMap<(u64, u64), Game>,
}

impl Journal {
    /// Opens the journal, or begins it. Damaged lines are left out.
    ///
    /// # Errors
    /// When the file cannot be read or written.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            other => other.map_err(StoreError::io(path))?,
        };
        let lines = text.lines().filter_map(read).collect();
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(StoreError::io(path))?;
        let mut journal = Self { path: path.to_owned(), file, lines };
        if !text.is_empty() && !text.ends_with('\n') {
            journal.file.write_all(b"\n").map_err(StoreError::io(path))?;
        }
        Ok(journal)
    }

    fn write(&mut self, key: u64, number: u64, game: &Game) -> Result<(), StoreError> {
        let Game { hits, slots, doubles, offered, passes, points, decisions, loss } = game;
        let line = format!(
            "{key:016x} {number} {hits} {slots} {doubles} {offered} {passes} {points} {decisions} {loss}\n"
        );
        self.lines.insert((key, number), *game);
        self.file.write_all(line.as_bytes()).map_err(StoreError::io(&self.path))
    }
}

fn read(line: &str) -> Option<((u64, u64), Game)> {
    let words: Vec<&str> = line.split(' ').collect();
    let &[key, number, hits, slots, doubles, offered, passes, points, decisions, loss] = words.as_slice()
    else {
        return None;
    };
    let count = |word: &str| word.parse::<u32>().ok();
    let game = Game {
        hits: count(hits)?,
        slots: count(slots)?,
        doubles: count(doubles)?,
        offered: count(offered)?,
        passes: count(passes)?,
        points: points.parse().ok()?,
        decisions: count(decisions)?,
        loss: loss.parse().ok()?,
    };
    Some(((u64::from_str_radix(key, 16).ok()?, number.parse().ok()?), game))
}

/// A number for the way a level plays and is judged.
fn key(level: &Level, course: &Course) -> u64 {
    let [level, opponent] = [level, &course.opponent].map(|one| Level { id: "", name: "", note: "", ..*one });
    checksum(
        format!("{level:?} {opponent:?} {} {} {:?}", course.seed, course.judged, course.depth).as_bytes(),
    )
}

/// Plays the games of a level that the journal lacks and returns its figures. `news` is told of every game.
///
/// # Errors
/// When a game fails or the journal cannot be written.
pub fn measure(
    engine: &Engine,
    level: &Level,
    course: &Course,
    journal: &Mutex<Journal>,
    news: &(dyn Fn(u64) + Sync),
) -> Result<Figures, FacesError> {
    let key = key(level, course);
    let known = |number: u64| journal.lock().ok().and_then(|held| held.lines.get(&(key, number)).copied());
    let next = AtomicU64::new(0);
    let work = || -> Result<(), FacesError> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= course.games {
                return Ok(());
            }
            if known(number).is_none() {
                let game = play(engine, level, course, number)?;
                if let Ok(mut held) = journal.lock() {
                    held.write(key, number, &game)?;
                }
            }
            news(number);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..course.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("a thread that does not panic"))
    })?;
    let games: Vec<Game> = (0..course.games).filter_map(known).collect();
    Ok(Figures::of(&games))
}

#[cfg(test)]
mod tests {
    use pasch_engine::faces::Face;

    use super::*;

    fn course() -> Course {
        let depth = pasch_analysis::Level::find("instant").expect("a level").depth();
        Course { opponent: OPPONENT, games: 4, seed: 3, judged: 1, depth, threads: 2 }
    }

    #[test]
    fn a_measurement_goes_on_from_its_journal() {
        let folder = std::env::temp_dir().join(format!("pasch-faces-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("journal.txt");
        let (engine, face, course) = (Engine::builtin(), Face::ALL[0].level(), course());
        let figures = |course: &Course| {
            let journal = Mutex::new(Journal::open(&path).expect("a journal"));
            measure(&engine, &face, course, &journal, &|_| ()).expect("figures")
        };
        let first = figures(&course);
        assert!(first.pr.value > 0.0 && first.hits.value > 0.0);
        let text = std::fs::read_to_string(&path).expect("lines");
        assert_eq!(text.lines().count(), 4);
        // The last line was being written when the program was killed.
        let cut = text.trim_end().rsplit_once(' ').expect("words").0;
        std::fs::write(&path, cut).expect("written");
        assert_eq!(figures(&course), first);
        let more = figures(&Course { seed: 4, ..course });
        assert_ne!(more, first);
        std::fs::remove_dir_all(&folder).expect("removed");
    }

    #[test]
    fn figures_and_their_intervals() {
        let game = |hits, decisions, loss| Game { hits, decisions, loss, ..Game::default() };
        let games = [game(2, 10, 0.1), game(4, 10, 0.3)];
        let figures = Figures::of(&games);
        assert!((figures.hits.value - 3.0).abs() < 1e-9 && (figures.pr.value - 10.0).abs() < 1e-9);
        assert!((figures.hits.interval - WIDE * 2f64.sqrt() / 2.0).abs() < 1e-9);
        assert_eq!(figures.passes, Figure::default());
        let near = Figure { value: 1.0, interval: 0.3 };
        assert!(near.differs(&Figure { value: 1.6, interval: 0.4 }));
        assert!(!near.differs(&Figure { value: 1.5, interval: 0.4 }));
        assert_eq!(figures.apart(&figures), [false; 5]);
    }
}
