//! Matches to a length with the cube between two players with mirrored dice: the Crawford rule, no beavers.

use pasch_engine::{
    cube::CubeInfo,
    standard::{Board, Seat},
};
use pasch_messages::message;

use crate::{
    arena::in_parallel,
    player::{CubePlayer, PlayerError},
    random::Stream,
};

/// The result of many matches, from the first player's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchScore {
    pub matches: u64,
    /// Points to win each.
    pub length: u32,
    /// Share of the matches that the first player won.
    pub won: f64,
    /// Half the width of the 95 % interval around it.
    pub interval: f64,
    /// Games of all matches.
    pub games: u64,
    /// Points that the first player won more than the other, a match; what is beyond the length counts, too.
    pub points: f64,
}

impl std::fmt::Display for MatchScore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { matches, length, won, interval, games, points } = self;
        let (won, interval) = (won * 100.0, interval * 100.0);
        let told = message!(
            "match-score",
            won = format!("{won:.2}"),
            interval = format!("{interval:.2}"),
            matches = matches,
            length = length,
            points = format!("{points:+.2}"),
            games = games
        );
        std::fmt::Display::fmt(&told, f)
    }
}

/// Plays `matches` matches (rounded up to an even number) to `length` points, with the cube or without. Each
/// sequence of dice is played twice with the seats exchanged, game by game: the same throws begin and go on
/// in the first game of both, in the second and so on. The interval is that of the pairs' means. The result
/// depends on the seed, not on the number of threads.
///
/// # Errors
/// When a player fails to answer.
pub fn matches(
    a: &dyn CubePlayer,
    b: &dyn CubePlayer,
    length: u32,
    cube: bool,
    matches: u64,
    seed: u64,
) -> Result<MatchScore, PlayerError> {
    let length = length.max(1);
    let pairs = in_parallel(matches.div_ceil(2), |_, pair| {
        let play = |players| one(players, length, cube, &[seed, pair]);
        Ok([play([a, b])?, play([b, a])?.swapped()])
    })?;
    let n = pairs.len().max(1) as f64;
    let wins: Vec<f64> =
        pairs.iter().map(|pair| pair.iter().filter(|end| end.won()).count() as f64 / 2.0).collect();
    let mean = wins.iter().sum::<f64>() / n;
    let variance = wins.iter().map(|won| (won - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let points: i64 =
        pairs.iter().flatten().map(|end| i64::from(end.score[0]) - i64::from(end.score[1])).sum();
    Ok(MatchScore {
        matches: 2 * pairs.len() as u64,
        length,
        won: mean,
        interval: 1.96 * (variance / n).sqrt(),
        games: pairs.iter().flatten().map(|end| u64::from(end.games)).sum(),
        points: points as f64 / (2.0 * n),
    })
}

/// How a match ended.
struct End {
    score: [u32; 2],
    games: u32,
}

impl End {
    fn swapped(self) -> Self {
        let [x, y] = self.score;
        Self { score: [y, x], ..self }
    }

    fn won(&self) -> bool {
        self.score[0] > self.score[1]
    }
}

/// One match; what belongs to a seat stands at its place.
fn one(players: [&dyn CubePlayer; 2], length: u32, cube: bool, key: &[u64]) -> Result<End, PlayerError> {
    let mut end = End { score: [0; 2], games: 0 };
    // The game after a player first comes within one point is played without the cube, once.
    let mut crawford_played = false;
    while end.score.iter().all(|&points| points < length) {
        let away = end.score.map(|points| length - points);
        let crawford = !crawford_played && away.contains(&1);
        crawford_played |= crawford;
        let mut stream = Stream::new(&[key[0], key[1], u64::from(end.games), 0x3A7C4]);
        let (winner, points) = game(players, away, crawford || !cube, &mut stream)?;
        end.score[winner] += points;
        end.games += 1;
    }
    Ok(end)
}

/// One game: the seat that wins it and the points it gets.
fn game(
    players: [&dyn CubePlayer; 2],
    away: [u32; 2],
    no_cube: bool,
    stream: &mut Stream,
) -> Result<(usize, u32), PlayerError> {
    let mut mover = stream.below(2);
    let mut dice = stream.opening();
    let mut board = Board::start();
    let mut cube = CubeInfo::in_match(away[mover], away[1 - mover], no_cube);
    let mut opening = true;
    loop {
        if !opening && cube.can_double() && players[mover].doubles(&board, &cube)? {
            if !players[1 - mover].takes(&board, &cube)? {
                return Ok((mover, cube.value));
            }
            cube = cube.doubled();
        }
        board = players[mover].move_checkers(&board, &cube, dice)?.swap();
        if let Some(finish) = board.finished() {
            let winner = if finish.winner == Seat::Opponent { mover } else { 1 - mover };
            return Ok((winner, u32::from(finish.points) * cube.value));
        }
        (cube, mover, opening) = (cube.swap(), 1 - mover, false);
        dice = stream.dice();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Minded, Searching};
    use pasch_engine::{analyst::Engine, cube::Stake, nets::builtin};
    use std::sync::{Arc, Mutex};

    fn sane() -> Searching {
        Searching { engine: Engine::new(Arc::new(builtin().fast.clone())), plies: 0 }
    }

    /// Plays as another, drops every double, and notes at which scores it was asked about the cube.
    fn shy<'a>(
        sane: &'a Searching,
        asked: &'a Mutex<Vec<(u32, u32)>>,
    ) -> Minded<'a, impl Fn(&CubeInfo) -> bool + Sync> {
        let doubles = |cube: &CubeInfo| {
            if let Stake::Match { away_me, away_opp, crawford } = cube.stake {
                assert!(!crawford, "nobody doubles in the Crawford game");
                asked.lock().unwrap().push((away_me, away_opp));
            }
            false
        };
        Minded { plays: sane, doubles, takes: false }
    }

    #[test]
    fn mirrored_matches_leave_nothing_between_equals() {
        let sane = sane();
        let score = matches(&sane, &sane, 3, true, 6, 1).expect("plays");
        assert_eq!((score.matches, score.won, score.interval, score.points), (6, 0.5, 0.0, 0.0));
        assert!(score.games >= 12, "{score}");
        assert_eq!(
            score,
            matches(&sane, &sane, 3, true, 5, 1).expect("plays"),
            "rounded up, and the same again"
        );
        let told = score.to_string();
        assert!(told.starts_with("50.00 ± 0.00 % of 6 matches to 3 won, +0.00 points a match, "), "{told}");
    }

    #[test]
    fn who_drops_everything_loses_matches() {
        let sane = sane();
        let asked = Mutex::default();
        let score = matches(&sane, &shy(&sane, &asked), 3, true, 40, 2).expect("plays");
        assert!(score.won - score.interval > 0.5, "{score}");
        let asked = asked.into_inner().unwrap();
        assert!(asked.contains(&(3, 3)), "asked at the start");
        // Behind the Crawford game whoever trails may double, and is asked.
        assert!(asked.iter().any(|&(me, other)| other == 1 && me > 1), "{asked:?}");
        // A cube that could not help is not asked about.
        assert!(asked.iter().all(|&(me, _)| me > 1), "{asked:?}");
    }

    #[test]
    fn without_the_cube_nobody_is_asked() {
        let sane = sane();
        let asked = Mutex::default();
        let shy = shy(&sane, &asked);
        let score = matches(&shy, &shy, 2, false, 4, 3).expect("plays");
        assert_eq!(score.won, 0.5);
        assert!(asked.lock().unwrap().is_empty());
    }
}
