//! Cubeless money games between two players with mirrored dice.

use pasch_engine::standard::{Board, Seat};
use pasch_messages::message;

use crate::{
    labels::{Bench, Teacher, roll_index, rolls},
    player::{Player, PlayerError},
    random::Stream,
};

/// The result of a match in the arena, from the first player's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    pub games: u64,
    /// Points a game; positive is good for the first player.
    pub points_per_game: f64,
    /// Half the width of the 95 % interval around it.
    pub interval: f64,
    /// Share of the games the first player won.
    pub wins: f64,
    /// Share of the games that ended in a gammon or backgammon, for either player.
    pub gammons: f64,
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { games, points_per_game, interval, wins, gammons } = self;
        let (wins, gammons) = (wins * 100.0, gammons * 100.0);
        let told = message!(
            "arena-score",
            points = format!("{points_per_game:+.4}"),
            interval = format!("{interval:.4}"),
            games = games,
            wins = format!("{wins:.1}"),
            gammons = format!("{gammons:.1}")
        );
        std::fmt::Display::fmt(&told, f)
    }
}

/// Plays `games` games (rounded up to an even number) from the starting position. Each sequence of dice is played
/// twice with the seats exchanged; the interval is that of the pairs' means. The result depends on the seed, not on
/// the number of threads.
///
/// # Errors
/// When a player fails to give a legal play.
pub fn arena(a: &dyn Player, b: &dyn Player, games: u64, seed: u64) -> Result<Score, PlayerError> {
    let pairs = games.div_ceil(2);
    let results = in_parallel(pairs, |_, pair| {
        let points = |players| game(players, seed, pair, &mut |_, _, _| 0.0).map(|(points, _)| points);
        Ok([points([a, b])?, -points([b, a])?])
    })?;
    let points: Vec<[f64; 2]> = results.iter().map(|pair: &[i32; 2]| pair.map(f64::from)).collect();
    Ok(score(&results, &points))
}

/// As [`arena`], with each game's result corrected for the luck of its rolls as the teacher sees it: the value of the
/// roll that came (best reply) less the mean over all rolls. The mean stays the same whatever the teacher thinks; the
/// interval becomes several times narrower. Returns the score as played and the corrected one.
///
/// # Errors
/// When a player fails to give a legal play.
pub fn arena_without_luck(
    a: &dyn Player,
    b: &dyn Player,
    games: u64,
    seed: u64,
    teacher: &Teacher,
) -> Result<(Score, Score), PlayerError> {
    let pairs = games.div_ceil(2);
    let both = in_parallel(pairs, |bench, pair| {
        let mut luck = |board: &Board, dice, opening| luck(teacher, board, dice, opening, bench);
        let first = game([a, b], seed, pair, &mut luck)?;
        let second = game([b, a], seed, pair, &mut luck)?;
        Ok([(first.0, f64::from(first.0) - first.1), (-second.0, second.1 - f64::from(second.0))])
    })?;
    let results: Vec<[i32; 2]> = both.iter().map(|pair| pair.map(|(points, _)| points)).collect();
    let played: Vec<[f64; 2]> = results.iter().map(|pair| pair.map(f64::from)).collect();
    let corrected: Vec<[f64; 2]> = both.iter().map(|pair| pair.map(|(_, points)| points)).collect();
    Ok((score(&results, &played), score(&results, &corrected)))
}

/// What the roll is worth more than the average roll, in points for the player on roll.
fn luck(teacher: &Teacher, board: &Board, dice: (u8, u8), opening: bool, bench: &mut Bench) -> f64 {
    teacher.one_roll(board, bench);
    let values: Vec<f64> = bench.replies().iter().map(|probs| -f64::from(probs.equity())).collect();
    beyond_average(&values, dice, opening)
}

/// What the roll is worth more than the average roll, from the values of all rolls in the order of [`rolls`].
pub(crate) fn beyond_average(values: &[f64], dice: (u8, u8), opening: bool) -> f64 {
    let (mut sum, mut weights) = (0.0, 0.0);
    for ((roll, weight), value) in rolls().zip(values) {
        if !(opening && roll.0 == roll.1) {
            sum += f64::from(weight) * value;
            weights += f64::from(weight);
        }
    }
    values[roll_index(dice)] - sum / weights
}

/// Plays the pairs on all cores; the results are in the order of the pairs.
pub(crate) fn in_parallel<T: Send>(
    pairs: u64,
    play: impl Fn(&mut Bench, u64) -> Result<T, PlayerError> + Sync,
) -> Result<Vec<T>, PlayerError> {
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64).min(pairs.max(1));
    let play = &play;
    let parts: Vec<Result<Vec<T>, PlayerError>> = std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| {
                let mut share = pairs * part / threads..pairs * (part + 1) / threads;
                scope.spawn(move || {
                    let mut bench = Bench::default();
                    share.try_fold(Vec::new(), |mut done, pair| {
                        done.push(play(&mut bench, pair)?);
                        Ok(done)
                    })
                })
            })
            .collect();
        parts.into_iter().map(|part| part.join().expect("a thread that does not panic")).collect()
    });
    let mut results = Vec::with_capacity(pairs as usize);
    for part in parts {
        results.extend(part?);
    }
    Ok(results)
}

/// The score of pairs of games: how they ended (1, 2 or 3 for a single game, gammon, backgammon; negative where lost)
/// and what is to be averaged.
pub(crate) fn score(results: &[[i32; 2]], points: &[[f64; 2]]) -> Score {
    let n = points.len().max(1) as f64;
    let means: Vec<f64> = points.iter().map(|[x, y]| (x + y) / 2.0).collect();
    let mean = means.iter().sum::<f64>() / n;
    let variance = means.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let share = |test: fn(i32) -> bool| {
        results.iter().flatten().filter(|&&points| test(points)).count() as f64 / (2.0 * n)
    };
    Score {
        games: 2 * points.len() as u64,
        points_per_game: mean,
        interval: 1.96 * (variance / n).sqrt(),
        wins: share(|points| points > 0),
        gammons: share(|points| points.abs() > 1),
    }
}

/// What a roll on a board is worth to the player on roll; the last argument is true for the opening roll.
type Luck<'l> = dyn FnMut(&Board, (u8, u8), bool) -> f64 + 'l;

/// One game: the points of the player who moves first, and their luck less the other's.
fn game(
    players: [&dyn Player; 2],
    seed: u64,
    number: u64,
    luck: &mut Luck<'_>,
) -> Result<(i32, f64), PlayerError> {
    let mut stream = Stream::new(&[seed, number, 0xA7E4A]);
    let mut board = Board::start();
    let mut dice = stream.opening();
    let mut total = 0.0;
    let mut mover = 0;
    loop {
        let sign = if mover == 0 { 1.0 } else { -1.0 };
        total += sign * luck(&board, dice, total == 0.0 && board == Board::start());
        let next = players[mover].play(&board, dice, stream.bits())?.swap();
        if let Some(finish) = next.finished() {
            let won = (finish.winner == Seat::Opponent) == (mover == 0);
            let points = i32::from(finish.points);
            return Ok((if won { points } else { -points }, total));
        }
        board = next;
        dice = stream.dice();
        mover = 1 - mover;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Random, Static};
    use pasch_engine::{
        nets::builtin,
        standard::movegen::{Afterstates, generate},
    };

    struct First;

    impl Player for First {
        fn play(&self, board: &Board, dice: (u8, u8), _: u64) -> Result<Board, PlayerError> {
            let mut list = Afterstates::new();
            generate(board, dice, &mut list);
            Ok(list.boards()[0])
        }
    }

    #[test]
    fn mirrored_dice_leave_nothing_between_equals() {
        let score = arena(&First, &First, 20, 1).expect("plays");
        assert_eq!((score.games, score.points_per_game, score.interval), (20, 0.0, 0.0));
    }

    #[test]
    fn correcting_for_luck_keeps_the_mean_and_narrows_the_interval() {
        let nets = builtin();
        let teacher = Teacher::new(nets.fast.clone(), nets.fast.clone(), 1, None);
        let (played, corrected) =
            arena_without_luck(&Static(&nets.fast), &Random, 100, 4, &teacher).expect("both play");
        assert_eq!(played, arena(&Static(&nets.fast), &Random, 100, 4).expect("both play"));
        let apart = (played.points_per_game - corrected.points_per_game).abs();
        assert!(apart < 2.0 * played.interval, "{played} {corrected}");
        let (_, even) = arena_without_luck(&Static(&nets.fast), &First, 60, 4, &teacher).expect("both play");
        assert!(even.points_per_game > 1.0, "{even}");
    }

    #[test]
    fn the_result_does_not_depend_on_the_run() {
        let run = || arena(&Random, &First, 41, 9).expect("plays");
        assert_eq!(run(), run());
        assert_eq!(run().games, 42);
        assert!(run().interval > 0.0);
    }
}
