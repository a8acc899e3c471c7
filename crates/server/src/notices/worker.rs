//! Brings notices on their way, and to browsers.

use std::time::Duration;

use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use super::Notices;
use super::message::{self, Message, MessageError};
use crate::people::language_of;
use crate::room::Rooms;
use crate::store::StoreError;
use crate::store::notices::{NoticeRow, PushRow};
use crate::tables::Tables;
use crate::timing::Vacations;
use pasch_delivery::{Courier, Parcel, Sent};

/// How often the time is looked at.
const TICK: Duration = Duration::from_millis(200);

/// Notices taken up at a time, and messages that are brought to browsers at once.
const BATCH: u32 = 32;

/// Wait before the second try to bring a message, in milliseconds; each further wait is four times as long.
const FIRST_WAIT_MS: i64 = 30_000;

/// A message is tried so often: over some eleven hours.
const TRIES: u32 = 7;

/// A store or a match that cannot be asked is asked again after this long, in milliseconds.
const AGAIN_MS: i64 = 5_000;

/// What the worker needs.
#[derive(Clone)]
pub struct Post {
    /// What there is to tell.
    pub notices: Notices,
    pub rooms: Rooms,
    pub tables: Tables,
    /// The way to push services.
    pub courier: Courier,
    pub vacations: Vacations,
}

/// Tells people what there is to tell, until the server stops. What is on its way then goes out after the next start.
pub async fn run(post: Post, stop: CancellationToken) {
    let mut tick = tokio::time::interval(TICK);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = tick.tick() => {}
        }
        if !post.notices.next.take(post.notices.clock.now()) {
            continue;
        }
        let done = tokio::select! {
            () = stop.cancelled() => return,
            done = post.all_due() => done,
        };
        match done {
            Ok(Some(next)) => post.notices.next.set(next),
            Ok(None) => {}
            Err(error) => {
                tracing::error!(event = "notices-not-told", cause = %error);
                post.notices.next.set(post.notices.clock.now() + AGAIN_MS);
            }
        }
    }
}

impl Post {
    /// Tells what is due; when the next is.
    async fn all_due(&self) -> Result<Option<i64>, StoreError> {
        let store = &self.notices.store;
        let now = self.notices.clock.now();
        for notice in store.due_notices(now, BATCH).await? {
            match self.message(&notice).await {
                Ok(message) => match self.off_until(&notice, message.as_ref()) {
                    Some(back) => store.put_off(&notice, back).await?,
                    None => store.tell(&notice, message.is_some()).await?,
                },
                Err(error) => {
                    tracing::error!(event = "notice-waits", subject = %notice.subject, cause = %error);
                    self.notices.next.set(now + AGAIN_MS);
                    return Ok(None);
                }
            }
        }
        let mut under_way = JoinSet::new();
        for push in store.due_pushes(now, BATCH).await? {
            let post = self.clone();
            under_way.spawn(async move { post.bring(&push).await });
        }
        while let Some(brought) = under_way.join_next().await {
            match brought {
                Ok(brought) => brought?,
                Err(error) => tracing::error!(event = "internal-error", cause = %error),
            }
        }
        store.next_notice().await
    }

    /// Who is on vacation is not told of games that wait before it is over.
    fn off_until(&self, notice: &NoticeRow, message: Option<&Message>) -> Option<i64> {
        message.filter(|message| message.waits)?;
        self.vacations.away_until(&notice.user_id)
    }

    async fn message(&self, notice: &NoticeRow) -> Result<Option<Message>, MessageError> {
        message::read(notice, &self.rooms, &self.tables).await
    }

    /// Brings a notice to a browser, if there is still something to tell.
    async fn bring(&self, push: &PushRow) -> Result<(), StoreError> {
        let store = &self.notices.store;
        let message = match self.message(&push.notice).await {
            Ok(Some(message)) => message,
            Ok(None) => return store.push_done(push).await,
            Err(error) => return self.later(push, None, &error.to_string()).await,
        };
        if let Some(back) = self.off_until(&push.notice, Some(&message)) {
            return store.push_again(push, back).await;
        }
        let subject = push.notice.subject.as_str();
        let language = language_of(store, &push.to.user_id).await?;
        let parcel =
            Parcel { message: message.json(subject, language), topic: subject, worth: message.worth };
        let sent = self.courier.send(&push.to, parcel, self.notices.clock.date()).await;
        let outcome = match &sent {
            Sent::Done => "done",
            Sent::Gone => "gone",
            Sent::Refused(_) => "refused",
            Sent::Later(..) => "later",
        };
        metrics::counter!("pasch_pushes_total", "outcome" => outcome).increment(1);
        match sent {
            Sent::Done => {
                tracing::info!(event = "told", user = %push.to.user_id, subject);
                store.turn_known(&push.to.user_id, &subject.into(), Some(push.notice.since)).await?;
                store.push_done(push).await
            }
            Sent::Gone => {
                tracing::info!(event = "subscription-gone", user = %push.to.user_id);
                store.unsubscribe(&push.to.session, Some(&push.to.endpoint)).await
            }
            Sent::Refused(why) => {
                tracing::warn!(event = "push-refused", user = %push.to.user_id, subject, why);
                store.push_done(push).await
            }
            Sent::Later(wait, why) => self.later(push, wait, &why).await,
        }
    }

    /// Puts a message off, for the last time at the end of its tries.
    async fn later(&self, push: &PushRow, wait: Option<Duration>, why: &str) -> Result<(), StoreError> {
        let store = &self.notices.store;
        let subject = push.notice.subject.as_str();
        if push.tries + 1 >= TRIES {
            tracing::warn!(event = "push-given-up", user = %push.to.user_id, subject, why);
            return store.push_done(push).await;
        }
        let own = FIRST_WAIT_MS << (2 * push.tries);
        let named = wait.map_or(0, |wait| i64::try_from(wait.as_millis()).unwrap_or(i64::MAX));
        let due_at = self.notices.clock.now().saturating_add(own.max(named));
        tracing::info!(event = "push-later", user = %push.to.user_id, subject, tries = push.tries, why);
        store.push_again(push, due_at).await
    }
}
