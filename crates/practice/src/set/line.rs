//! The text of a problem.

use pasch_engine::cube::{CubeInfo, CubeOwner, Stake};
use pasch_engine::standard::Board;
use pasch_engine::standard::movegen::{Afterstates, generate};

use super::{Ask, Asked, Choice, Entry, Kind, Rolled};

/// Equities are written in these parts of a point.
const PARTS: f64 = 10_000.0;

/// Longest match of a problem.
const LONGEST: u32 = 25;

/// The part of a line that says what is asked.
pub(super) fn question(asked: &Asked) -> String {
    let ask = match asked.ask {
        Ask::Play(one, two) => format!("{one}{two}"),
        Ask::Double => "D".to_owned(),
        Ask::Take => "T".to_owned(),
    };
    let owner = match asked.cube.owner {
        CubeOwner::Centred => 'c',
        CubeOwner::Mine => 'm',
        CubeOwner::Theirs => 't',
    };
    let stake = match asked.cube.stake {
        Stake::Match { away_me, away_opp, crawford } => {
            format!("{away_me}-{away_opp}{}", if crawford { "x" } else { "" })
        }
        Stake::Money { .. } | Stake::Cubeless => "money".to_owned(),
    };
    format!("{ask} {:032x} {}{owner} {stake}", asked.board.key(), asked.cube.value)
}

fn read_question(ask: &str, board: &str, cube: &str, stake: &str) -> Option<Asked> {
    let ask = match ask.as_bytes() {
        b"D" => Ask::Double,
        b"T" => Ask::Take,
        &[one @ b'1'..=b'6', two @ b'1'..=b'6'] => Ask::Play(one - b'0', two - b'0'),
        _ => return None,
    };
    let board = Board::from_key(u128::from_str_radix(board, 16).ok()?)?;
    let owner = match cube.chars().last()? {
        'c' => CubeOwner::Centred,
        'm' => CubeOwner::Mine,
        't' => CubeOwner::Theirs,
        _ => return None,
    };
    let value: u32 = cube[..cube.len() - 1].parse().ok()?;
    let game = if stake == "money" {
        CubeInfo::money(true, false)
    } else {
        let (score, crawford) = stake.strip_suffix('x').map_or((stake, false), |score| (score, true));
        let (mine, theirs) = score.split_once('-')?;
        let (mine, theirs) = (mine.parse().ok()?, theirs.parse().ok()?);
        let sound = |away| (1..=LONGEST).contains(&away);
        (sound(mine) && sound(theirs)).then(|| CubeInfo::in_match(mine, theirs, crawford))?
    };
    (value.is_power_of_two() && value <= 1024).then_some(())?;
    Some(Asked { board, ask, cube: game.with(value, owner) })
}

fn number(parts: f64) -> i64 {
    (parts * PARTS).round() as i64
}

fn read_number(text: &str) -> Option<f64> {
    Some(text.parse::<i32>().ok().map(f64::from)? / PARTS)
}

impl Rolled {
    fn text(&self) -> String {
        let choice = match &self.choice {
            Choice::Play(..) => {
                let moves: Vec<String> =
                    self.choice.moves().iter().map(|(from, to)| format!("{from}/{to}")).collect();
                moves.join(",")
            }
            Choice::NoDouble => "n".to_owned(),
            Choice::Take => "t".to_owned(),
            Choice::Pass => "p".to_owned(),
        };
        format!("{choice}:{}:{}", number(self.equity), number(self.se))
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(':');
        let (choice, equity, se) = (parts.next()?, read_number(parts.next()?)?, read_number(parts.next()?)?);
        let choice = match choice {
            "n" => Choice::NoDouble,
            "t" => Choice::Take,
            "p" => Choice::Pass,
            moves => {
                let pair = |text: &str| {
                    let (from, to) = text.split_once('/')?;
                    Some((from.parse().ok()?, to.parse().ok()?))
                };
                let pairs: Option<Vec<(u8, u8)>> = moves.split(',').map(pair).collect();
                Choice::play(&pairs.filter(|pairs| pairs.len() <= 4)?)
            }
        };
        (parts.next().is_none() && se >= 0.0).then_some(Self { choice, equity, se })
    }
}

impl Entry {
    /// The line of the file, without its end.
    #[must_use]
    pub fn to_line(&self) -> String {
        let answers: Vec<String> = self.answers.iter().map(Rolled::text).collect();
        format!(
            "{} {} {:.0} {} {} {}",
            self.kind.name(),
            question(&self.asked),
            self.difficulty,
            self.trials,
            number(self.margin_se),
            answers.join(" ")
        )
    }

    /// Reads a line; `None` for what is no problem: among others, plays the rules do not allow.
    #[must_use]
    pub fn from_line(line: &str) -> Option<Self> {
        let parts: Vec<&str> = line.split(' ').collect();
        let [kind, ask, board, cube, stake, difficulty, trials, margin_se, answers @ ..] = &parts[..] else {
            return None;
        };
        let entry = Self {
            kind: Kind::find(kind)?,
            asked: read_question(ask, board, cube, stake)?,
            difficulty: f64::from(difficulty.parse::<i32>().ok()?),
            trials: trials.parse().ok()?,
            margin_se: read_number(margin_se)?,
            answers: answers.iter().map(|text| Rolled::read(text)).collect::<Option<_>>()?,
        };
        entry.is_sound().then_some(entry)
    }

    fn is_sound(&self) -> bool {
        match self.asked.ask {
            Ask::Play(one, two) => {
                let mut list = Afterstates::new();
                generate(&self.asked.board, (one, two), &mut list);
                let legal = |rolled: &Rolled| {
                    rolled.board(&self.asked.board).is_some_and(|board| list.boards().contains(&board))
                };
                self.answers.len() > 1
                    && self.answers.iter().all(legal)
                    && self.answers.is_sorted_by(|one, two| one.equity >= two.equity)
            }
            Ask::Double | Ask::Take => {
                let choices = [Choice::NoDouble, Choice::Take, Choice::Pass];
                self.asked.cube.can_double() && self.answers.iter().map(|one| one.choice).eq(choices)
            }
        }
    }
}

/// The board after some moves, the mover still first; `None` where a checker is missing.
pub(super) fn after(board: &Board, moves: &[(u8, u8)]) -> Option<Board> {
    let mut board = *board;
    for &(from, to) in moves {
        let (from, to) = (usize::from(from), usize::from(to));
        ((1..=25).contains(&from) && to < from && board.lanes[0][from] > 0).then_some(())?;
        board.lanes[0][from] -= 1;
        board.lanes[0][to] += 1;
        if to > 0 && board.lanes[1][25 - to] == 1 {
            board.lanes[1][25 - to] = 0;
            board.lanes[1][25] += 1;
        }
    }
    Some(board)
}
