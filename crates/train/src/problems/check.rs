//! A part of a set, drawn by a seed, judged again: by another player, and by rollouts ten times as long.

use pasch_engine::rollout::RolloutError;
use pasch_engine::search::Searcher;
use pasch_engine::standard::Board;
use pasch_messages::Describe;
use pasch_practice::set::{Ask, Entry, Kind, Set};

use super::verdict::{Limits, roll_out};
use crate::player::{CubePlayer, PlayerError};
use crate::progress::{Progress, RunError, Watch};
use crate::random::Stream;

/// What was found of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Row {
    /// Problems in the set.
    pub count: usize,
    /// Sum of their margins in equity.
    pub margin: f64,
    /// Sum of the margins' standard errors.
    pub margin_se: f64,
    /// Problems that were judged again.
    pub asked: usize,
    /// Of these, the other player answers alike.
    pub agreed: usize,
    /// Of those the player answers otherwise, a long rollout says what the set says.
    pub upheld: usize,
    /// Equity that the player's other answers give up by the set, as far as it knows them.
    pub given_up: f64,
}

/// Why a check failed.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("validation-error")]
pub enum CheckError {
    #[describe(transparent)]
    Player(#[from] PlayerError),
    #[describe(transparent)]
    Rollout(#[from] RolloutError),
}

/// Limits of a rollout ten times as long, to which no early end is given.
const LONG: Limits =
    Limits { at_least: 10 * Limits::USUAL.at_least, at_most: 10 * Limits::USUAL.at_least, certain: 3.0 };

/// Judges a share of the problems again; rows come in the order of [`Kind::ALL`].
///
/// # Errors
/// When the player does not answer, or `watch` says stop.
pub fn check(
    set: &Set,
    share: f64,
    seed: u64,
    player: &dyn CubePlayer,
    searcher: &Searcher,
    watch: &mut Watch<'_>,
) -> Result<Vec<(Kind, Row)>, RunError> {
    let mut rows = Vec::new();
    let total = (share * set.entries().len() as f64).ceil() as u64;
    let mut done = 0;
    for kind in Kind::ALL {
        let mut entries: Vec<&Entry> = set.entries().iter().filter(|entry| entry.kind == kind).collect();
        let mut row = Row { count: entries.len(), ..Row::default() };
        for entry in &entries {
            row.margin += entry.margin();
            row.margin_se += entry.margin_se;
        }
        Stream::new(&[seed, kind as u64, 0xC4EC]).shuffle(&mut entries);
        entries.truncate((share * entries.len() as f64).ceil() as usize);
        for entry in entries {
            judge_again(entry, player, searcher, &mut row).map_err(RunError::refused)?;
            done += 1;
            let progress = Progress {
                stage: "checked",
                done,
                total: total.max(done),
                seconds_left: 0.0,
                note: kind.name().to_owned(),
            };
            if !watch(&progress) {
                return Err(RunError::Stopped);
            }
        }
        rows.push((kind, row));
    }
    Ok(rows)
}

fn judge_again(
    entry: &Entry,
    player: &dyn CubePlayer,
    searcher: &Searcher,
    row: &mut Row,
) -> Result<(), CheckError> {
    let asked = &entry.asked;
    row.asked += 1;
    let mut boards: Vec<Board> = entry.answers.iter().filter_map(|one| one.board(&asked.board)).collect();
    let alike = match asked.ask {
        Ask::Play(one, two) => {
            let chosen = player.move_checkers(&asked.board, &asked.cube, (one, two))?;
            let place = boards.iter().position(|board| *board == chosen);
            if let Some(place) = place {
                row.given_up += entry.answers[0].equity - entry.answers[place].equity;
            } else {
                boards.push(chosen);
            }
            place == Some(0)
        }
        Ask::Double => Some(player.doubles(&asked.board, &asked.cube)?) == entry.acts(),
        Ask::Take => Some(player.takes(&asked.board, &asked.cube)?) == entry.acts(),
    };
    if alike {
        row.agreed += 1;
        return Ok(());
    }
    if entry.acts().is_some() {
        row.given_up += entry.margin();
    }
    if let Some(verdict) = roll_out(searcher, asked, &boards, &LONG, 1)? {
        let best = entry.acts().map_or(0, usize::from);
        row.upheld += usize::from(verdict.best == best);
    }
    Ok(())
}
