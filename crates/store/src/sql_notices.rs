//! Notices, subscriptions, the server's key for push services.

use pasch_wire::UserId;

use super::driver::{from_row, params, query};
use super::notices::{NoticeRow, PushRow, SubscriptionRow};
use super::{Result, Store};

from_row!(SubscriptionRow { session, user_id, endpoint, p256dh, auth, created_at });
from_row!(NoticeRow { user_id, kind, subject, since, due_at });
from_row!(PushRow { tries }, row => {
    to: SubscriptionRow::from_row(row)?,
    notice: NoticeRow::from_row(row)?,
});

impl Store {
    /// The server's key for push services: the one that is kept, or `fresh`, which is kept from now on.
    pub async fn push_key(&self, fresh: &[u8; 32]) -> Result<Vec<u8>> {
        let mut tx = self.writer.begin().await?;
        query("INSERT INTO push_key (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING")
            .bind(&fresh[..])
            .execute(&mut tx)
            .await?;
        let secret = query("SELECT secret FROM push_key WHERE id = 1").one(&mut tx).await?;
        tx.commit().await?;
        Ok(secret)
    }

    /// Keeps a browser's subscription in the place of the one that its session had, and of any to the same address. A
    /// user has at most so many: the oldest go.
    pub async fn subscribe(&self, subscription: &SubscriptionRow, most: u32) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query("DELETE FROM subscriptions WHERE endpoint = $1 OR session = $2")
            .with(params![&subscription.endpoint, &subscription.session[..]])
            .execute(&mut tx)
            .await?;
        query(
            "INSERT INTO subscriptions (session, user_id, endpoint, p256dh, auth, created_at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .with(params![&subscription.session[..], &subscription.user_id])
        .with(params![&subscription.endpoint, &subscription.p256dh[..]])
        .with(params![&subscription.auth[..], subscription.created_at])
        .execute(&mut tx)
        .await?;
        query(
            "DELETE FROM subscriptions WHERE user_id = $1 AND session NOT IN (SELECT session FROM \
             subscriptions WHERE user_id = $1 ORDER BY created_at DESC, session LIMIT $2)",
        )
        .with(params![&subscription.user_id, most])
        .execute(&mut tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// The subscription of a session; `None` if its browser has none.
    pub async fn subscription_of(&self, session: &[u8; 32]) -> Result<Option<SubscriptionRow>> {
        Ok(query(
            "SELECT session, user_id, endpoint, p256dh, auth, created_at FROM subscriptions \
             WHERE session = $1",
        )
        .bind(&session[..])
        .first(&self.readers)
        .await?)
    }

    /// A session of a user replaces an earlier one in the same browser: the subscription moves to it.
    pub async fn move_subscription(&self, user_id: &UserId, from: &[u8; 32], to: &[u8; 32]) -> Result<()> {
        Ok(query("UPDATE subscriptions SET session = $1 WHERE session = $2 AND user_id = $3")
            .with(params![&to[..], &from[..], user_id])
            .run(&self.writer)
            .await?)
    }

    /// Drops a session's subscription, if it still goes to this address where one is named.
    pub async fn unsubscribe(&self, session: &[u8; 32], endpoint: Option<&str>) -> Result<()> {
        let delete = match endpoint {
            Some(endpoint) => query("DELETE FROM subscriptions WHERE session = $1 AND endpoint = $2")
                .with(params![&session[..], endpoint]),
            None => query("DELETE FROM subscriptions WHERE session = $1").bind(&session[..]),
        };
        delete.execute(&self.writer).await?;
        Ok(())
    }

    /// Queues a notification. Does nothing if it, or a later one about the same, was sent or is queued.
    pub async fn put_notice(&self, notice: &NoticeRow) -> Result<()> {
        Ok(query(
            "INSERT INTO notices (user_id, subject, kind, since, due_at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (user_id, subject) DO UPDATE SET since = excluded.since, due_at = excluded.due_at \
             WHERE notices.since < excluded.since",
        )
        .with(params![&notice.user_id, &notice.subject, notice.kind.word()])
        .with(params![notice.since, notice.due_at])
        .run(&self.writer)
        .await?)
    }

    /// What there was to tell somebody about a subject is no news any more.
    pub async fn no_news(&self, user_id: &UserId, subject: &str) -> Result<()> {
        Ok(query(
            "UPDATE notices SET due_at = NULL WHERE user_id = $1 AND subject = $2 AND due_at IS NOT NULL",
        )
        .with(params![user_id, subject])
        .run(&self.writer)
        .await?)
    }

    /// Notices whose time has come, the oldest first.
    pub async fn due_notices(&self, now: i64, limit: u32) -> Result<Vec<NoticeRow>> {
        Ok(query(
            "SELECT user_id, subject, kind, since, due_at FROM notices WHERE due_at <= $1 \
             ORDER BY due_at, user_id, subject LIMIT $2",
        )
        .with(params![now, limit])
        .all(&self.readers)
        .await?)
    }

    /// Marks a notification as told: it goes to all of the user's browsers, or (not `out`) to none.
    pub async fn tell(&self, notice: &NoticeRow, out: bool) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        let told =
            query("UPDATE notices SET due_at = NULL WHERE user_id = $1 AND subject = $2 AND since = $3")
                .with(params![&notice.user_id, &notice.subject, notice.since])
                .execute(&mut tx)
                .await?;
        if out && told == 1 {
            query(
                "INSERT INTO pushes (session, subject, since, tries, due_at) \
                 SELECT session, $2, $3, 0, $4 FROM subscriptions WHERE user_id = $1 \
                 ON CONFLICT (session, subject) DO UPDATE SET since = excluded.since, tries = 0, \
                 due_at = excluded.due_at",
            )
            .with(params![&notice.user_id, &notice.subject, notice.since, notice.due_at])
            .execute(&mut tx)
            .await?;
        }
        Ok(tx.commit().await?)
    }

    /// Notices on their way whose time has come, the oldest first.
    pub async fn due_pushes(&self, now: i64, limit: u32) -> Result<Vec<PushRow>> {
        Ok(query(
            "SELECT s.session, s.user_id, s.endpoint, s.p256dh, s.auth, s.created_at, n.kind, p.subject, \
             p.since, p.due_at, p.tries FROM pushes p JOIN subscriptions s ON s.session = p.session \
             JOIN notices n ON n.user_id = s.user_id AND n.subject = p.subject \
             WHERE p.due_at <= $1 ORDER BY p.due_at, p.session, p.subject LIMIT $2",
        )
        .with(params![now, limit])
        .all(&self.readers)
        .await?)
    }

    /// A notice could not be brought to a browser; it is tried again then.
    pub async fn push_again(&self, push: &PushRow, due_at: i64) -> Result<()> {
        Ok(query(
            "UPDATE pushes SET tries = tries + 1, due_at = $4 \
             WHERE session = $1 AND subject = $2 AND since = $3",
        )
        .with(params![&push.to.session[..], &push.notice.subject, push.notice.since, due_at])
        .run(&self.writer)
        .await?)
    }

    /// A notice is at a browser, or is not brought there any more.
    pub async fn push_done(&self, push: &PushRow) -> Result<()> {
        Ok(query("DELETE FROM pushes WHERE session = $1 AND subject = $2 AND since = $3")
            .with(params![&push.to.session[..], &push.notice.subject, push.notice.since])
            .run(&self.writer)
            .await?)
    }

    /// A notice is due at another time.
    pub async fn put_off(&self, notice: &NoticeRow, due_at: i64) -> Result<()> {
        Ok(query("UPDATE notices SET due_at = $4 WHERE user_id = $1 AND subject = $2 AND since = $3")
            .with(params![&notice.user_id, &notice.subject, notice.since, due_at])
            .run(&self.writer)
            .await?)
    }

    /// What was put off to a moment for somebody, on its way or not, is due at another.
    pub async fn put_forward(&self, user_id: &UserId, from: i64, due_at: i64) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query("UPDATE notices SET due_at = $3 WHERE user_id = $1 AND due_at = $2")
            .with(params![user_id, from, due_at])
            .execute(&mut tx)
            .await?;
        query(
            "UPDATE pushes SET due_at = $3 WHERE due_at = $2 \
             AND session IN (SELECT session FROM subscriptions WHERE user_id = $1)",
        )
        .with(params![user_id, from, due_at])
        .execute(&mut tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// When the next notice, or the next try of one on its way, is due.
    pub async fn next_notice(&self) -> Result<Option<i64>> {
        Ok(query(
            "SELECT MIN(due.at) AS at FROM (SELECT MIN(due_at) AS at FROM notices \
             UNION ALL SELECT MIN(due_at) AS at FROM pushes) AS due",
        )
        .one(&self.readers)
        .await?)
    }
}
