//! How strong those who meet are: shown at tables, and kept to by tables for some ratings.

use pasch_formats::log;
use pasch_rules::Header;

use super::{TableError, Tables, Wanted, range};
use crate::ratings::{Fibs, Pool};
use crate::store::{StoreError, TableRow, TableState};
use crate::wire::{PoolRatings, RatingRange, TableId, UserId};

/// How far apart two ratings are at most that are near each other.
pub const NEAR: u16 = 150;

/// The rating by which people are let in who were never rated.
const NEW: u16 = Fibs::NEW.rating as u16;

impl Tables {
    /// The ratings of a user, by kind of game.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn ratings_of(&self, user_id: &UserId) -> Result<PoolRatings, StoreError> {
        let standings = self.store.standings_of(user_id).await?;
        let rounded = |rating: f64| rating.round() as u16;
        Ok(standings
            .into_iter()
            .map(|(pool, one)| (pool.word().to_owned(), rounded(one.fibs.rating)))
            .collect())
    }

    /// The rating of a user in one kind of game; `None` if they were never rated there.
    pub async fn rating(&self, user_id: &UserId, pool: Pool) -> Result<Option<u16>, StoreError> {
        Ok(self.ratings_of(user_id).await?.get(pool.word()).copied())
    }

    /// The lobby is told of a user's ratings, which have changed.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn rate(&self, user_id: &UserId) -> Result<(), StoreError> {
        let ratings = self.ratings_of(user_id).await?;
        self.lobby.change(|hall| hall.rate(user_id, &ratings));
        Ok(())
    }

    /// Whom a table is for that this user wants to be for players near their own rating.
    ///
    /// # Errors
    /// When the table is not to be rated, or the store fails.
    pub async fn near(&self, user_id: &UserId, wanted: &Wanted) -> Result<RatingRange, TableError> {
        if !wanted.rated {
            return Err(TableError::BadRange);
        }
        let rating = self.rating(user_id, Pool::of(&wanted.header)).await?.unwrap_or(NEW);
        Ok(RatingRange { from: rating.saturating_sub(NEAR), to: rating.saturating_add(NEAR) })
    }

    /// Whether two may play each other, at this table if there is one: neither has blocked the other, and the table is
    /// for the first, too.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn may_meet(
        &self,
        user_id: &UserId,
        comer: &UserId,
        table: Option<&TableRow>,
    ) -> Result<bool, TableError> {
        for (one, other) in [(user_id, comer), (comer, user_id)] {
            if self.store.has_blocked(one, other).await? {
                return Ok(false);
            }
        }
        let Some(row) = table.filter(|row| row.rated) else { return Ok(true) };
        match self.check_account(user_id).await {
            Err(TableError::NoAccount) => return Ok(false),
            other => other?,
        }
        match self.check_rating(row, user_id).await {
            Err(TableError::OutOfRange { .. }) => Ok(false),
            other => other.map(|()| true),
        }
    }

    /// A table with a free seat for anybody, by its identifier.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn open_to_anybody(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        let row = self.store.find_table(id).await?;
        Ok(row.filter(|row| row.state == TableState::Open && row.public && row.invited.is_none()))
    }

    /// A table for some ratings is for these.
    pub(super) async fn check_rating(&self, row: &TableRow, user_id: &UserId) -> Result<(), TableError> {
        let Some(range) = range(row) else { return Ok(()) };
        let header: Header =
            log::parse_header(&row.header).map_err(|_| TableError::Damaged(row.id.clone()))?;
        let rating = self.rating(user_id, Pool::of(&header)).await?;
        if fits(range, rating) {
            return Ok(());
        }
        Err(TableError::OutOfRange { range, rating: rating.unwrap_or(NEW) })
    }
}

/// Whether somebody of this rating, or of none, is in a range.
pub(super) fn fits(range: RatingRange, rating: Option<u16>) -> bool {
    (range.from..=range.to).contains(&rating.unwrap_or(NEW))
}
