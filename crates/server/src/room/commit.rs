//! How a room's match goes on: decided, written, and only then true.

use pasch_messages::message;
use std::time::Instant;

use pasch_rules::Player;

use super::Fact;
use super::Hand;
use super::actor::Actor;
use super::post::Post;
use super::signed_acts::Said;
use super::{Refused, RoomError, Table, load};
use super::{SERVER, Stamp, Wish};
use crate::dice::{Dice, DiceSource};
use crate::events::Event;
use crate::store::{Append, DiceRows, IntentKey, StoreError};
use crate::wire::MatchId;

/// Shorter waits in the server are like those on the way to it: clocks run on, in milliseconds.
const UNFELT_MS: i64 = 50;

impl Actor {
    /// Lets the rules decide, writes what follows, and only then changes the state.
    pub(super) async fn commit(
        &mut self,
        by: Player,
        wish: &Wish,
        actor: &str,
        key: Option<&IntentKey>,
    ) -> Result<(), RoomError> {
        if self.table.is_by_hand() {
            return self.commit_thrown(by, wish, actor, key, &Hand::default()).await;
        }
        if self.signed.is_used {
            return self.commit_signed(by, wish, actor, key, Said::default()).await;
        }
        let stamp = Stamp { at: self.now(), by_server: actor == SERVER };
        let shown = self.shown_dice();
        let source: &dyn DiceSource = match &self.deps.dice {
            Dice::Shared | Dice::Signed => &shown,
            Dice::From(source) => &**source,
        };
        let (next, facts) = self.table.decided(by, wish, source, stamp)?;
        let dice = match shown.thrown() {
            Some(thrown) => self.dice_thrown(thrown, stamp.at)?,
            None => DiceRows::default(),
        };
        self.write(next, &facts, stamp, actor, key, &dice).await
    }

    /// Writes what has been decided, and only then changes the state.
    pub(super) async fn write(
        &mut self,
        next: Table,
        facts: &[Fact],
        stamp: Stamp,
        actor: &str,
        key: Option<&IntentKey>,
        dice: &DiceRows,
    ) -> Result<(), RoomError> {
        let author = |fact: &Fact| if fact.is_automatic() { SERVER } else { actor }.to_owned();
        let facts: Vec<(String, String)> = facts.iter().map(|fact| (author(fact), fact.line())).collect();
        let first_seq = self.table.seq() + 1;
        let (summary, start) = (next.summary(), Instant::now());
        let summary_line = summary.write();
        let append = Append {
            match_id: &self.door.match_id,
            first_seq,
            at: stamp.at,
            held: Some(self.table.held()).filter(|&held| held > 0),
            facts: &facts,
            intent: key,
            summary: &summary_line,
            dice,
        };
        let written = self.deps.store.append(&append).await;
        if let Err(error) = written {
            // A failed commit may or may not be on disk: only the store knows.
            self.doubtful = true;
            self.hold_after_failure();
            self.refresh().await?;
            return Err(match error {
                StoreError::Conflict { .. } => {
                    let message = message!("acted-first");
                    RoomError::Refused(Refused::new("stale", message))
                }
                other => RoomError::Store(other),
            });
        }
        self.deps.pressure.note_fact(start.elapsed());
        metrics::histogram!("pasch_append_seconds").record(start.elapsed().as_secs_f64());
        metrics::counter!("pasch_actions_total").increment(facts.len() as u64);
        for (offset, (who, fact)) in (0_u32..).zip(&facts) {
            let seq = first_seq + offset;
            tracing::info!(event = "action", r#match = %self.door.match_id, seq, actor = %who, fact = %fact);
        }
        self.table = next;
        self.hold();
        if let (Some(intents), Some(key)) = (&mut self.intents, key) {
            intents.add(key);
        }
        self.tell_entries();
        let match_id = MatchId::clone(&self.door.match_id);
        let event = if summary.over { Event::MatchOver { match_id } } else { Event::Acted { match_id } };
        self.deps.events.publish(&event);
        if let Some(post) = &self.post {
            let (table_id, score, over) = (post.table_id.clone(), summary.score, summary.over);
            self.deps.events.publish(&Event::MatchStands { table_id, score, over });
        }
        self.note(Some(actor));
        Ok(())
    }

    /// No clock runs while an action waits for the room or for the disk: what has just been written did until now.
    fn hold(&mut self) {
        let now = self.deps.clock.now();
        let waited = now - self.table.marks().last().map_or(now, |mark| mark.at);
        if waited >= UNFELT_MS {
            self.table.hold(waited);
        }
        self.heard_until = now;
    }

    /// The same where nothing was written: whoever acted has to act again.
    fn hold_after_failure(&mut self) {
        let now = self.deps.clock.now();
        let waited = now - self.came.unwrap_or(now).max(self.heard_until);
        if waited >= UNFELT_MS {
            self.table.hold(waited);
        }
        self.heard_until = now;
    }

    /// Memory and store may differ.
    pub(super) fn doubt(&mut self) {
        self.doubtful = true;
    }

    /// Loads the match again if memory and store may differ.
    pub(super) async fn refresh(&mut self) -> Result<(), RoomError> {
        if !self.doubtful {
            return Ok(());
        }
        let row = self.deps.store.find_match(&self.door.match_id).await?.ok_or(RoomError::NotFound)?;
        let loaded = load(&self.deps.store, &row).await?;
        let (seq, held) = (self.table.seq(), self.table.held());
        (self.seats, self.table) = (loaded.seats, loaded.table);
        if self.table.seq() == seq {
            self.table.hold(held - self.table.held());
        }
        self.post = loaded.at.map(|at| Post::new(&at, &row));
        self.doubtful = false;
        self.intents = None;
        self.thinking = None;
        self.fair.forget();
        self.open_record().await;
        // What they were told may not have been kept.
        self.sockets.values_mut().for_each(|socket| socket.told = (0, 0));
        Ok(())
    }
}
