//! `pasch-lab arena`: two players, many games.

use std::time::Duration;

use anyhow::Result;
use pasch_engine::nets;
use pasch_messages::{Arg, message};
use pasch_train::arena::{Score, arena, arena_without_luck};
use pasch_train::labels::Teacher;
use pasch_train::matches::matches;
use pasch_train::money::money;

use crate::players::{PATIENCE, cube_player, player};
use pasch_console::files;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "PLAYER", default_value = "pasch")]
    a: String,
    #[arg(long, value_name = "PLAYER", default_value = "linear")]
    b: String,
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    without_luck: bool,
    #[arg(long)]
    cubeful: bool,
    #[arg(long)]
    json: bool,
}

/// Runs `pasch-lab arena`. Fails when a player cannot be had or gives no legal play.
pub fn run(args: &Args) -> Result<()> {
    let Args { a, b, games, seed, without_luck, cubeful, json } = args;
    let contest = Contest {
        a,
        b,
        length: None,
        games: *games,
        seed: *seed,
        without_luck: *without_luck,
        cubeful: *cubeful,
        patience: PATIENCE,
    };
    contest.tell(*json)
}

/// Two players and how they meet.
pub struct Contest<'c> {
    /// The name of the first, whose points are counted.
    pub a: &'c str,
    /// The name of the second.
    pub b: &'c str,
    /// Points to win a match; none for money games.
    pub length: Option<u32>,
    /// Games, rounded up to an even number.
    pub games: u64,
    /// Seed of the dice.
    pub seed: u64,
    /// Whether the luck of the rolls is taken out.
    pub without_luck: bool,
    pub cubeful: bool,
    /// How long an outside program may think about a question.
    pub patience: Duration,
}

/// Replies a roll that the main net judges when luck is measured.
const KEEP: usize = 2;

impl Contest<'_> {
    /// Plays the games and prints the result.
    ///
    /// # Errors
    /// When a player cannot be had, does not answer in time or gives no legal play.
    pub fn tell(&self, json: bool) -> Result<()> {
        if let Some(length) = self.length {
            return self.tell_matches(length, json);
        }
        let score = self.score()?;
        if json {
            return files::print_json(&serde_json::json!({
                "a": self.a, "b": self.b, "games": score.games, "points_per_game": score.points_per_game,
                "interval": score.interval, "wins": score.wins, "gammons": score.gammons,
                "without_luck": self.without_luck, "cubeful": self.cubeful,
            }));
        }
        files::print(&format!(
            "{}\n",
            message!("lab-arena-score", a = self.a, b = self.b, score = Arg::text(&score))
        ))
    }

    fn tell_matches(&self, length: u32, json: bool) -> Result<()> {
        let (a, b) = (cube_player(self.a, self.patience)?, cube_player(self.b, self.patience)?);
        let score = matches(&*a, &*b, length, self.cubeful, self.games, self.seed)?;
        if json {
            return files::print_json(&serde_json::json!({
                "a": self.a, "b": self.b, "length": length, "matches": score.matches, "won": score.won,
                "interval": score.interval, "games": score.games, "points_per_match": score.points,
                "cubeful": self.cubeful,
            }));
        }
        files::print(&format!(
            "{}\n",
            message!("lab-arena-score", a = self.a, b = self.b, score = Arg::text(&score))
        ))
    }

    fn score(&self) -> Result<Score> {
        let nets = nets::builtin();
        let teacher = Teacher::new(nets.fast.clone(), nets.main.clone(), KEEP, None);
        let (games, seed) = (self.games, self.seed);
        if self.cubeful {
            let (a, b) = (cube_player(self.a, self.patience)?, cube_player(self.b, self.patience)?);
            let (played, fair) = money(&*a, &*b, games, seed, &teacher)?;
            return Ok(if self.without_luck { fair } else { played });
        }
        let (a, b) = (player(self.a, self.patience)?, player(self.b, self.patience)?);
        Ok(if self.without_luck {
            arena_without_luck(&*a, &*b, games, seed, &teacher)?.1
        } else {
            arena(&*a, &*b, games, seed)?
        })
    }
}
