//! Talk: for everybody, or for the own side, which the other one never receives.

use pasch_chouette::{BOX, Seat};
use pasch_club::Said;
use pasch_store::chouettes::ChouetteTalkRow;
use pasch_table::words;
use pasch_wire::{ChouetteEar, ChouetteSaying, UserId};

use crate::ParlourError;
use crate::room::{Inner, Room};

/// A player may say so many lines …
const LINES: usize = 5;

/// … in so many milliseconds.
const IN_MS: i64 = 10_000;

/// Lines of one chouette.
const MOST: usize = 5000;

/// The seats that hear what somebody says to their side now; none when they may not.
fn heard(inner: &Inner, by: Seat) -> Option<Vec<Seat>> {
    let state = &inner.folded.state;
    if !state.may_consult(by) {
        return None;
    }
    let is_box = state.side(by) == Some(BOX);
    let seats = (0..state.people().len()).filter_map(|seat| u16::try_from(seat).ok().map(Seat));
    Some(seats.filter(|seat| if is_box { state.hears_box(*seat) } else { state.hears_team(*seat) }).collect())
}

impl Room {
    /// Somebody says something.
    pub(crate) async fn say(&self, user: &UserId, saying: &ChouetteSaying) -> Result<(), ParlourError> {
        let mut inner = self.inner.lock().await;
        let by = inner.seat(user).filter(|seat| inner.folded.state.is_present(*seat));
        let by = by.ok_or(ParlourError::NotSeated)?;
        let text = words::line(&saying.text).ok_or(ParlourError::Line)?;
        let heard = match saying.to {
            ChouetteEar::All => None,
            ChouetteEar::Side => Some(heard(&inner, by).ok_or(ParlourError::NoTalk)?),
        };
        let now = self.deps.clock.monotonic();
        inner.said.retain(|(_, at)| now - at < IN_MS);
        let lately = inner.said.iter().filter(|(seat, _)| *seat == by).count();
        if lately >= LINES || inner.talk.len() >= MOST {
            return Err(ParlourError::TooFast);
        }
        let row = ChouetteTalkRow {
            number: u32::try_from(inner.talk.len()).unwrap_or(u32::MAX).saturating_add(1),
            at: self.deps.clock.now(),
            seat: u32::from(by.0),
            heard: heard.as_ref().and_then(|seats| serde_json::to_string(seats).ok()),
            body: text.clone(),
        };
        self.deps.store.say_in_chouette(&self.id, &row).await?;
        inner.talk.push(Said { by, heard, text });
        inner.said.push((by, now));
        self.publish();
        Ok(())
    }
}
