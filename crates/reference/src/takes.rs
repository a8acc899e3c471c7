//! Take points and gammon values at each score.

use pasch_engine::cube::{CubeInfo, CubeMet, CubeOwner, TakePoints, gammon_value, take_points};
use pasch_engine::eval::Probs;
use pasch_engine::met::Met;
use serde::Serialize;

use crate::round;

/// The most points that a player needs in the tables.
pub const MOST: u32 = 15;

/// The part of the way from the live to the dead take point that people play by (Simborg and O'Hagan).
pub const WEIGHT: f64 = 0.32;

/// A row for each number of points that the player needs, from 2 on, a column for each that the opponent needs.
pub type Scores<T> = Vec<Vec<T>>;

/// Take points and gammon values, by a match equity table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Takes {
    /// The name of the table.
    pub table: String,
    /// The most points that a player needs; rows and columns begin with 2.
    pub most: u32,
    /// The part of the way from live to dead that is played by.
    pub weight: f64,
    /// Take points for a cube that comes at 2, 4 and 8, without gammons.
    pub cubes: Vec<CubeTakes>,
    /// Gammon values while the cube is at 1, 2 and 4.
    pub gammons: Vec<CubeGammons>,
    /// After the Crawford game: the leader's take point in per cent against a trailer who needs 2, 3, … points.
    pub after: Vec<f64>,
}

/// The take points of one cube, in per cent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CubeTakes {
    /// The value at which the cube comes.
    pub cube: u32,
    /// Where the player never redoubles; none where the opponent gains nothing by doubling.
    pub dead: Scores<Option<f64>>,
    /// Where they redouble at the perfect moment.
    pub live: Scores<Option<f64>>,
}

/// The gammon values of one cube.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CubeGammons {
    /// The value of the cube.
    pub cube: u32,
    /// The player's gammon value at each score; .5 for money.
    pub values: Scores<f64>,
}

impl Takes {
    /// Computes the tables by Kazaross' match equities.
    #[must_use]
    pub fn compute() -> Self {
        let met = Met::kazaross_xg2();
        let points = |cube: u32, of: fn(TakePoints) -> f64| {
            scores(|me, opp| at_score(&met, me, opp, cube).map(|points| round::percent(of(points))))
        };
        let cubes = [2, 4, 8].map(|cube| CubeTakes {
            cube,
            dead: points(cube, |points| points.dead),
            live: points(cube, |points| points.live),
        });
        let gammons = [1, 2, 4].map(|cube| CubeGammons {
            cube,
            values: scores(|me, opp| {
                let cube = CubeInfo::in_match(me, opp, false).with(cube, CubeOwner::Mine);
                round::to(gammon_value(CubeMet::new(cube, &met)), 2)
            }),
        });
        let after = (2..=MOST).filter_map(|trailer| {
            let cube = CubeInfo::in_match(1, trailer, false);
            take_points(&PLAIN, CubeMet::new(cube, &met)).map(|points| round::percent(points.dead))
        });
        Self {
            table: met.name().to_owned(),
            most: MOST,
            weight: WEIGHT,
            cubes: cubes.to_vec(),
            gammons: gammons.to_vec(),
            after: after.collect(),
        }
    }
}

/// Chances of a game without gammons.
const PLAIN: Probs = Probs { win: 0.5, win_g: 0.0, win_bg: 0.0, lose_g: 0.0, lose_bg: 0.0 };

/// The take points of a player who needs `me` points, when the opponent's double comes at `cube`.
fn at_score(met: &Met, me: u32, opp: u32, cube: u32) -> Option<TakePoints> {
    let owner = if cube == 2 { CubeOwner::Centred } else { CubeOwner::Theirs };
    let before = CubeInfo::in_match(me, opp, false).with(cube / 2, owner);
    take_points(&PLAIN, CubeMet::new(before, met))
}

fn scores<T>(of: impl Fn(u32, u32) -> T) -> Scores<T> {
    (2..=MOST).map(|me| (2..=MOST).map(|opp| of(me, opp)).collect()).collect()
}

/// The take point that people play by, between the live and the dead one.
#[must_use]
pub fn effective(dead: f64, live: f64) -> f64 {
    live + WEIGHT * (dead - live)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn take_points_are_as_in_the_table() {
        let takes = Takes::compute();
        let cube = &takes.cubes[0];
        let at =
            |away: usize| (cube.dead[away - 2][away - 2].unwrap(), cube.live[away - 2][away - 2].unwrap());
        assert_eq!(at(2), (32.3, 32.3));
        assert_eq!(at(3), (30.2, 22.6));
        assert_eq!(at(4), (28.8, 19.3));
        assert_eq!(at(5), (23.9, 18.2));
        assert_eq!(at(7), (25.2, 20.3));
        assert!((effective(30.2, 22.6) - 25.032).abs() < 1e-9);
    }

    #[test]
    fn nobody_is_doubled_by_whom_it_does_not_help() {
        let takes = Takes::compute();
        for cube in &takes.cubes {
            for (row, column) in (0..14).flat_map(|row| (0..14).map(move |column| (row, column))) {
                let (dead, live) = (cube.dead[row][column], cube.live[row][column]);
                assert_eq!(dead.is_some(), column as u32 + 2 > cube.cube / 2);
                let (Some(dead), Some(live)) = (dead, live) else { continue };
                assert!(live <= dead && (0.0..=100.0).contains(&live), "{}: {live} {dead}", cube.cube);
            }
        }
    }

    #[test]
    fn gammon_values_are_as_in_the_table() {
        let takes = Takes::compute();
        assert_eq!(takes.gammons[1].values[4 - 2][0], 1.0, "4-away against 2-away, cube at 2");
        assert_eq!(takes.gammons[1].values[0][5], 0.0, "2-away with a cube of 2 a gammon is worth nothing");
        let far = takes.gammons[0].values[13][13];
        assert!((far - 0.5).abs() < 0.1, "far from the end it is as for money: {far}");
    }

    #[test]
    fn after_crawford_the_leader_takes_as_in_the_table() {
        assert_eq!(Takes::compute().after[..6], [50.0, 2.4, 33.9, 3.9, 38.7, 4.9]);
    }
}
