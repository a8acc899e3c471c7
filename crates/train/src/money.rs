//! Money games with the cube between two players with mirrored dice: Jacoby's rule, no beavers.

use pasch_engine::{
    cube::{CubeInfo, cubeful_equity, efficiency},
    met::Met,
    standard::{Board, Seat},
};

use crate::{
    arena::{Score, beyond_average, in_parallel, score},
    labels::{Bench, Teacher},
    player::{CubePlayer, PlayerError},
    random::Stream,
};

/// Cubes beyond this are not turned: a game between players who never drop has an end.
const LARGEST_CUBE: u32 = 1024;

/// Plays `games` money games (rounded up to an even number) from the starting position, each sequence of dice twice
/// with the seats exchanged. Returns the points as played, and with the luck of the rolls taken out as the teacher sees
/// it, the cube counted: same mean, narrower interval. The result depends on the seed, not on the number of threads.
///
/// # Errors
/// When a player fails to answer.
pub fn money(
    a: &dyn CubePlayer,
    b: &dyn CubePlayer,
    games: u64,
    seed: u64,
    teacher: &Teacher,
) -> Result<(Score, Score), PlayerError> {
    let met = Met::kazaross_xg2();
    let pairs = in_parallel(games.div_ceil(2), |bench, pair| {
        let first = game([a, b], seed, pair, &mut Luck { teacher, met: &met, bench })?;
        let second = game([b, a], seed, pair, &mut Luck { teacher, met: &met, bench })?;
        Ok([first, second.flipped()])
    })?;
    let grades: Vec<[i32; 2]> = pairs.iter().map(|pair| pair.each_ref().map(|end| end.grade)).collect();
    let played: Vec<[f64; 2]> = pairs.iter().map(|pair| pair.each_ref().map(|end| end.points)).collect();
    let fair: Vec<[f64; 2]> =
        pairs.iter().map(|pair| pair.each_ref().map(|end| end.points - end.luck)).collect();
    Ok((score(&grades, &played), score(&grades, &fair)))
}

/// How a game ended, from one player's side.
struct End {
    /// 1, 2, 3 for a single game (or a pass), a gammon, a backgammon; negative where lost.
    grade: i32,
    /// Points with the cube.
    points: f64,
    /// The player's luck less the other's, in points.
    luck: f64,
}

impl End {
    fn flipped(&self) -> Self {
        Self { grade: -self.grade, points: -self.points, luck: -self.luck }
    }
}

struct Luck<'l> {
    teacher: &'l Teacher,
    met: &'l Met,
    bench: &'l mut Bench,
}

impl Luck<'_> {
    /// What the roll is worth more than the average roll, in points for the player on roll.
    fn of(&mut self, board: &Board, cube: &CubeInfo, dice: (u8, u8), opening: bool) -> f64 {
        self.teacher.one_roll(board, self.bench);
        // The cube's efficiency is that of the board before the roll, so that only chances make the difference.
        let (theirs, x) = (cube.swap(), efficiency(board));
        let value = |probs| -f64::from(cube.value) * cubeful_equity(probs, &theirs, self.met, x);
        let values: Vec<f64> = self.bench.replies().iter().map(value).collect();
        beyond_average(&values, dice, opening)
    }
}

/// One game, from the side of the player who moves first.
fn game(
    players: [&dyn CubePlayer; 2],
    seed: u64,
    number: u64,
    luck: &mut Luck<'_>,
) -> Result<End, PlayerError> {
    let mut stream = Stream::new(&[seed, number, 0x0C0BE]);
    let (mut board, mut cube, mut dice) = (Board::start(), CubeInfo::money(true, false), stream.opening());
    let (mut total, mut mover, mut opening) = (0.0, 0, true);
    loop {
        let sign = if mover == 0 { 1 } else { -1 };
        if !opening
            && cube.can_double()
            && cube.value < LARGEST_CUBE
            && players[mover].doubles(&board, &cube)?
        {
            if !players[1 - mover].takes(&board, &cube)? {
                return Ok(End { grade: sign, points: f64::from(sign) * f64::from(cube.value), luck: total });
            }
            cube = cube.doubled();
        }
        total += f64::from(sign) * luck.of(&board, &cube, dice, opening);
        board = players[mover].move_checkers(&board, &cube, dice)?.swap();
        if let Some(finish) = board.finished() {
            let won = if finish.winner == Seat::Opponent { sign } else { -sign };
            let grade = i32::from(finish.points);
            // Jacoby: gammons count once the cube has been turned.
            let counted = if cube.value == 1 { 1 } else { grade };
            let points = f64::from(won * counted) * f64::from(cube.value);
            return Ok(End { grade: won * grade, points, luck: total });
        }
        (cube, mover, opening) = (cube.swap(), 1 - mover, false);
        dice = stream.dice();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Minded, Searching};
    use pasch_engine::{analyst::Engine, nets::builtin};
    use std::sync::Arc;

    #[test]
    fn a_good_cube_wins_money_from_a_mad_one() {
        let nets = builtin();
        let teacher = Teacher::new(nets.fast.clone(), nets.fast.clone(), 1, None);
        let sane = Searching { engine: Engine::new(Arc::new(nets.fast.clone())), plies: 0 };
        let (played, fair) = money(&sane, &sane, 40, 3, &teacher).expect("plays");
        assert_eq!((played.points_per_game, played.interval), (0.0, 0.0), "mirrored dice leave nothing");
        assert!(fair.points_per_game.abs() < 1e-9);
        for always in [false, true] {
            let mad = Minded { plays: &sane, doubles: |_: &CubeInfo| always, takes: always };
            let (_, fair) = money(&sane, &mad, 200, 4, &teacher).expect("plays");
            assert!(fair.points_per_game - fair.interval > 0.0, "{always}: {fair}");
        }
    }
}
