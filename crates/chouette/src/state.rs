//! A chouette at one moment.

use std::sync::Arc;

use pasch_rules::{HeaderError, MatchState, Phase as BoardPhase, Player, Rules};

use crate::game::{BOX, Game, Pending, Phase, Stake, TEAM};
use crate::options::{Header, Options, OptionsError};
use crate::seat::Seat;

/// Somebody who joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their name.
    pub name: String,
    /// Whether they are there. Somebody who has left keeps their row.
    pub present: bool,
}

/// A finished game in the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The box.
    pub box_seat: Seat,
    /// The captain with whom it began.
    pub captain: Seat,
    /// The leader of the side that won; `None` in a draw.
    pub winner: Option<Seat>,
    /// Points by seat, of all who had joined by then. Their sum is 0.
    pub points: Vec<i64>,
}

/// A chouette at one moment: the fold of its actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chouette {
    // Shared by the copies of a state: fields that grow, or never change.
    pub(crate) header: Arc<Header>,
    /// The board before a game.
    pub(crate) start: MatchState,
    pub(crate) people: Arc<Vec<Person>>,
    /// Groups of players who are still tied, before the line is known; `None` afterwards.
    pub(crate) groups: Option<Vec<Vec<Seat>>>,
    /// The box, the captain, the rest of the team. In a game the box's partner keeps their place in it.
    pub(crate) line: Vec<Seat>,
    /// Players who play from the next game on.
    pub(crate) newcomers: Vec<Seat>,
    pub(crate) partner_asked: Option<Seat>,
    pub(crate) partner: Option<Seat>,
    pub(crate) game: Option<Game>,
    pub(crate) rows: Arc<Vec<Row>>,
}

impl Chouette {
    /// The state before the first action.
    ///
    /// # Errors
    /// Refuses options that do not fit each other or the game.
    pub fn new(header: &Header) -> Result<Chouette, OptionsError> {
        header.check()?;
        let start = MatchState::new(&header.board()).map_err(|error| match error {
            HeaderError::Options(error) => OptionsError::Rules(error),
            HeaderError::Length(_) | HeaderError::Games(_) => OptionsError::House,
        })?;
        Ok(Chouette {
            header: Arc::new(header.clone()),
            start,
            people: Arc::default(),
            groups: Some(vec![Vec::new()]),
            line: Vec::new(),
            newcomers: Vec::new(),
            partner_asked: None,
            partner: None,
            game: None,
            rows: Arc::default(),
        })
    }

    /// The header: game, house rules and options.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The rules of the chouette.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.header.options
    }

    /// The rules of the game on the board.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.start.rules()
    }

    /// Everybody who ever joined, by seat.
    #[must_use]
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// Whether somebody is there.
    #[must_use]
    pub fn is_present(&self, seat: Seat) -> bool {
        self.people.get(seat.index()).is_some_and(|person| person.present)
    }

    /// The box, the captain and the rest of the team, in order; empty before the line is known.
    #[must_use]
    pub fn line(&self) -> &[Seat] {
        &self.line
    }

    /// Players who joined in the middle of the game and play from the next one on.
    #[must_use]
    pub fn newcomers(&self) -> &[Seat] {
        &self.newcomers
    }

    /// The game that is being played.
    #[must_use]
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// The finished games, in order.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The partner whom the box has asked.
    #[must_use]
    pub const fn partner_asked(&self) -> Option<Seat> {
        self.partner_asked
    }

    /// The partner of the box in this game, or in the next one.
    #[must_use]
    pub fn partner(&self) -> Option<Seat> {
        self.game.as_ref().map_or(self.partner, Game::partner)
    }

    /// The step that comes next.
    #[must_use]
    pub fn phase(&self) -> Phase<'_> {
        if let Some(groups) = &self.groups {
            let tied = groups.iter().find(|group| group.len() > 1).or_else(|| groups.first());
            return Phase::Order(tied.map_or(&[], Vec::as_slice));
        }
        let Some(game) = &self.game else { return Phase::Between };
        if game.pending != Pending::Nothing {
            return Phase::Pending(&game.pending);
        }
        match *game.board.phase() {
            BoardPhase::ToRoll { player } => Phase::ToRoll(player),
            BoardPhase::ToMove { player, dice } => Phase::ToMove(player, dice),
            _ => Phase::Opening,
        }
    }

    /// The box of this game, or of the next one.
    #[must_use]
    pub fn box_seat(&self) -> Option<Seat> {
        self.game.as_ref().map(Game::box_seat).or_else(|| self.line.first().copied())
    }

    /// The captain of the moment: the first in line who still plays a cube; between games, the next captain.
    #[must_use]
    pub fn captain(&self) -> Option<Seat> {
        let mut line = self.line.iter().copied();
        match &self.game {
            Some(game) => line.find(|seat| game.plays(*seat)),
            None => line.nth(1),
        }
    }

    /// The player who rolls and plays for a side.
    #[must_use]
    pub fn leader(&self, side: Player) -> Option<Seat> {
        if side == BOX { self.box_seat() } else { self.captain() }
    }

    /// The points of a player: all games, and what was paid in the present one.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i64 {
        let past: i64 = self.rows.iter().filter_map(|row| row.points.get(seat.index())).sum();
        past + self.game.as_ref().map_or(0, |game| game.points(seat))
    }

    /// The side on which somebody plays in the present game; `None` for those who are not in it.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Option<Player> {
        let game = self.game.as_ref()?;
        if seat == game.box_seat || game.partner == Some(seat) {
            return Some(BOX);
        }
        game.stakes.iter().any(|stake| stake.of == seat).then_some(TEAM)
    }

    /// The side that starts the next game without a throw: that of the last winner, where winners start.
    #[must_use]
    pub fn first_side(&self) -> Option<Player> {
        if !self.rules().winner_starts() || self.groups.is_some() {
            return None;
        }
        let winner = self.rows.last()?.winner?;
        let place = self.line.iter().position(|seat| *seat == winner)?;
        Some(if place == 0 || self.partner == Some(winner) { BOX } else { TEAM })
    }

    /// The place in line; whoever has left comes after all others.
    pub(crate) fn place(&self, seat: Seat) -> usize {
        self.line.iter().position(|other| *other == seat).unwrap_or(usize::MAX)
    }

    /// Cubes in the order in which members answer: from the last in line up to the captain.
    pub(crate) fn in_order(&self, stakes: impl Iterator<Item = Stake>) -> Vec<Seat> {
        let mut stakes: Vec<Stake> = stakes.collect();
        stakes.sort_by_key(|stake| {
            std::cmp::Reverse((self.place(stake.holder), self.place(stake.of), stake.of))
        });
        stakes.into_iter().map(|stake| stake.of).collect()
    }

    /// The cubes that this player may offer now, in order of the line; with one cube for the team, all of them.
    #[must_use]
    pub fn doublable(&self, seat: Seat) -> Vec<Seat> {
        let Some(game) = &self.game else { return Vec::new() };
        let side = if seat == game.box_seat { BOX } else { TEAM };
        let mine = |stake: &&Stake| side == BOX || stake.holder == seat || self.is_single();
        let cubes = game.open().filter(mine).filter(|stake| self.double_refusal(seat, stake.of).is_none());
        cubes.map(|stake| stake.of).collect()
    }

    /// Whether the team has one cube.
    pub(crate) fn is_single(&self) -> bool {
        self.options().cubes == crate::options::Cubes::Single
    }
}
