//! An account goes, and with it what is known of its owner.
//!
//! Games belong to both who played them: they stay for the others, under [`LEFT`]. The log of a match is
//! never changed; the name that it was begun under stays in its header, because the proofs of its dice are
//! bound to it, and is shown with them alone.

use pasch_messages::Describe;
use pasch_rules::Player;

use crate::mirror::files;
use crate::people::scorer;
use crate::room::{RoomError, Rooms, Seats};
use crate::store::people::ToldMatch;
use crate::store::{Store, StoreError, User};
use crate::tables::{TableError, Tables};
use crate::wire::{MatchId, Phase, ReportView, Seat};
use pasch_collection::title;

/// What is shown in the place of a name that is gone.
pub const LEFT: &str = "somebody who left";

/// Why an account is still there.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("leaving-error")]
pub enum LeavingError {
    /// A match could not be given up.
    #[describe(transparent)]
    Room(#[from] RoomError),
    /// A table could not be closed.
    #[describe(transparent)]
    Table(#[from] TableError),
    #[describe(transparent)]
    Store(#[from] StoreError),
}

/// Gives up what is played with others, closes tables and challenges, and forgets the account, at `now` in milliseconds since 1970.
///
/// # Errors
/// When a part of it fails; what was done by then stays done, and it can be tried again.
pub async fn leave(
    store: &Store,
    rooms: &Rooms,
    tables: &Tables,
    user: &User,
    now: i64,
) -> Result<(), LeavingError> {
    tables.close_all_of(&user.id).await?;
    let matches = store.matches_of(&user.id, u32::MAX).await?;
    for one in &matches {
        give_up(store, rooms, &one.match_id, user).await?;
    }
    // While both have accounts, the last match counts as it would have.
    scorer::settle_all(store).await?;
    for told in store.told_matches(&user.id).await? {
        store.retell(&renamed(told)).await?;
    }
    store.forget_account(&user.id, LEFT, now).await?;
    for one in &matches {
        rooms.reread(&one.match_id).await;
    }
    Ok(())
}

/// Gives up a match that is played with somebody else and not over.
async fn give_up(store: &Store, rooms: &Rooms, match_id: &MatchId, user: &User) -> Result<(), LeavingError> {
    let Some(row) = store.find_match(match_id).await? else { return Ok(()) };
    let is_with_another = Seats::read(&row.seats).is_some_and(|seats| {
        seats.rights(&user.id, false).play()
            && Player::BOTH.iter().any(|&player| seats.person(player).is_some_and(|id| *id != user.id))
    });
    if !is_with_another {
        return Ok(());
    }
    loop {
        let (view, _) = rooms.view(match_id, &user.id, None, None).await?;
        if matches!(view.phase, Phase::MatchOver { .. }) {
            return Ok(());
        }
        let wish = format!("leaving-{}", view.seq);
        match rooms.give_up(match_id, &user.id, &wish, view.seq).await {
            // The other was quicker: look again.
            Err(RoomError::Refused(refused)) if refused.code == "stale" => {}
            // Between the games of a session there is nothing to give up.
            Err(RoomError::Refused(_)) => return Ok(()),
            // In money play a game is given up at a time, and the session goes on without them.
            Ok(_) if view.length == 0 => return Ok(()),
            Ok(_) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// What the server itself tells of a rated match, without the name.
fn renamed(told: ToldMatch) -> ToldMatch {
    let player = if told.seat == Seat::B { Player::B } else { Player::A };
    let mut next = told;
    if let Some(mut record) =
        std::str::from_utf8(&next.source).ok().and_then(|text| pasch_formats::log::read(text).ok())
    {
        record.header.names[player] = LEFT.to_owned();
        next.title = title(&record.header, "");
        next.source = files::log(&record).into_bytes();
    }
    if let Some(mut report) =
        next.report.as_deref().and_then(|report| serde_json::from_str::<ReportView>(report).ok())
    {
        match player {
            Player::A => report.players.a = LEFT.to_owned(),
            Player::B => report.players.b = LEFT.to_owned(),
        }
        next.report = serde_json::to_string(&report).ok();
    }
    next
}
