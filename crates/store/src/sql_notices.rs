//! Notices, subscriptions, the server's key for push services.

use pasch_wire::UserId;

use super::driver::{Row, query};
use super::notices::{NoticeRow, PushRow, Subject, SubscriptionRow};
use super::{Store, StoreError};

fn hash(row: &Row) -> Result<[u8; 32], sqlx::Error> {
    let bytes: Vec<u8> = row.try_get("session")?;
    bytes.try_into().map_err(|_| sqlx::Error::Decode("a session's hash has 32 bytes".into()))
}

fn subscription(row: &Row) -> Result<SubscriptionRow, sqlx::Error> {
    Ok(SubscriptionRow {
        session: hash(row)?,
        user_id: row.try_get("user_id")?,
        endpoint: row.try_get("endpoint")?,
        p256dh: row.try_get("p256dh")?,
        auth: row.try_get("auth")?,
        created_at: row.try_get("created_at")?,
    })
}

fn notice(row: &Row) -> Result<NoticeRow, sqlx::Error> {
    let kind: String = row.try_get("kind")?;
    Ok(NoticeRow {
        user_id: row.try_get("user_id")?,
        kind: Subject::from_word(&kind),
        subject: row.try_get("subject")?,
        since: row.try_get("since")?,
        due_at: row.try_get("due_at")?,
    })
}

impl Store {
    /// The server's key for push services: the one that is kept, or `fresh`, which is kept from now on.
    pub async fn push_key(&self, fresh: &[u8; 32]) -> Result<Vec<u8>, StoreError> {
        let mut tx = self.writer.begin().await?;
        query("INSERT INTO push_key (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING")
            .bind(&fresh[..])
            .execute(&mut tx)
            .await?;
        let row = query("SELECT secret FROM push_key WHERE id = 1").fetch_one(&mut tx).await?;
        tx.commit().await?;
        Ok(row.try_get("secret")?)
    }

    /// Keeps a browser's subscription in the place of the one that its session had, and of any to the same address. A
    /// user has at most so many: the oldest go.
    pub async fn subscribe(&self, subscription: &SubscriptionRow, most: u32) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        query("DELETE FROM subscriptions WHERE endpoint = $1 OR session = $2")
            .bind(&subscription.endpoint)
            .bind(&subscription.session[..])
            .execute(&mut tx)
            .await?;
        query(
            "INSERT INTO subscriptions (session, user_id, endpoint, p256dh, auth, created_at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(&subscription.session[..])
        .bind(&subscription.user_id)
        .bind(&subscription.endpoint)
        .bind(&subscription.p256dh[..])
        .bind(&subscription.auth[..])
        .bind(subscription.created_at)
        .execute(&mut tx)
        .await?;
        query(
            "DELETE FROM subscriptions WHERE user_id = $1 AND session NOT IN (SELECT session FROM \
             subscriptions WHERE user_id = $1 ORDER BY created_at DESC, session LIMIT $2)",
        )
        .bind(&subscription.user_id)
        .bind(i64::from(most))
        .execute(&mut tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// The subscription of a session; `None` if its browser has none.
    pub async fn subscription_of(&self, session: &[u8; 32]) -> Result<Option<SubscriptionRow>, StoreError> {
        let row = query(
            "SELECT session, user_id, endpoint, p256dh, auth, created_at FROM subscriptions \
             WHERE session = $1",
        )
        .bind(&session[..])
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.as_ref().map(subscription).transpose()?)
    }

    /// A session of a user replaces an earlier one in the same browser: the subscription moves to it.
    pub async fn move_subscription(
        &self,
        user_id: &UserId,
        from: &[u8; 32],
        to: &[u8; 32],
    ) -> Result<(), StoreError> {
        query("UPDATE subscriptions SET session = $1 WHERE session = $2 AND user_id = $3")
            .bind(&to[..])
            .bind(&from[..])
            .bind(user_id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Drops a session's subscription, if it still goes to this address where one is named.
    pub async fn unsubscribe(&self, session: &[u8; 32], endpoint: Option<&str>) -> Result<(), StoreError> {
        let delete = match endpoint {
            Some(endpoint) => query("DELETE FROM subscriptions WHERE session = $1 AND endpoint = $2")
                .bind(&session[..])
                .bind(endpoint),
            None => query("DELETE FROM subscriptions WHERE session = $1").bind(&session[..]),
        };
        delete.execute(&self.writer).await?;
        Ok(())
    }

    /// Queues a notification. Does nothing if it, or a later one about the same, was sent or is queued.
    pub async fn put_notice(&self, notice: &NoticeRow) -> Result<(), StoreError> {
        query(
            "INSERT INTO notices (user_id, subject, kind, since, due_at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (user_id, subject) DO UPDATE SET since = excluded.since, due_at = excluded.due_at \
             WHERE notices.since < excluded.since",
        )
        .bind(&notice.user_id)
        .bind(&notice.subject)
        .bind(notice.kind.word())
        .bind(notice.since)
        .bind(notice.due_at)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// What there was to tell somebody about a subject is no news any more.
    pub async fn no_news(&self, user_id: &UserId, subject: &str) -> Result<(), StoreError> {
        query("UPDATE notices SET due_at = NULL WHERE user_id = $1 AND subject = $2 AND due_at IS NOT NULL")
            .bind(user_id)
            .bind(subject)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Notices whose time has come, the oldest first.
    pub async fn due_notices(&self, now: i64, limit: u32) -> Result<Vec<NoticeRow>, StoreError> {
        let rows = query(
            "SELECT user_id, subject, kind, since, due_at FROM notices WHERE due_at <= $1 \
             ORDER BY due_at, user_id, subject LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(notice).collect::<Result<_, _>>()?)
    }

    /// Marks a notification as told: it goes to all of the user's browsers, or (not `out`) to none.
    pub async fn tell(&self, notice: &NoticeRow, out: bool) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        let told =
            query("UPDATE notices SET due_at = NULL WHERE user_id = $1 AND subject = $2 AND since = $3")
                .bind(&notice.user_id)
                .bind(&notice.subject)
                .bind(notice.since)
                .execute(&mut tx)
                .await?;
        if out && told.rows_affected() == 1 {
            query(
                "INSERT INTO pushes (session, subject, since, tries, due_at) \
                 SELECT session, $2, $3, 0, $4 FROM subscriptions WHERE user_id = $1 \
                 ON CONFLICT (session, subject) DO UPDATE SET since = excluded.since, tries = 0, \
                 due_at = excluded.due_at",
            )
            .bind(&notice.user_id)
            .bind(&notice.subject)
            .bind(notice.since)
            .bind(notice.due_at)
            .execute(&mut tx)
            .await?;
        }
        Ok(tx.commit().await?)
    }

    /// Notices on their way whose time has come, the oldest first.
    pub async fn due_pushes(&self, now: i64, limit: u32) -> Result<Vec<PushRow>, StoreError> {
        let rows = query(
            "SELECT s.session, s.user_id, s.endpoint, s.p256dh, s.auth, s.created_at, n.kind, p.subject, \
             p.since, p.due_at, p.tries FROM pushes p JOIN subscriptions s ON s.session = p.session \
             JOIN notices n ON n.user_id = s.user_id AND n.subject = p.subject \
             WHERE p.due_at <= $1 ORDER BY p.due_at, p.session, p.subject LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        let one = |row: &Row| {
            let tries: i64 = row.try_get("tries")?;
            let tries = u32::try_from(tries).unwrap_or(u32::MAX);
            Ok(PushRow { to: subscription(row)?, notice: notice(row)?, tries })
        };
        rows.iter().map(one).collect()
    }

    /// A notice could not be brought to a browser; it is tried again then.
    pub async fn push_again(&self, push: &PushRow, due_at: i64) -> Result<(), StoreError> {
        query(
            "UPDATE pushes SET tries = tries + 1, due_at = $4 \
             WHERE session = $1 AND subject = $2 AND since = $3",
        )
        .bind(&push.to.session[..])
        .bind(&push.notice.subject)
        .bind(push.notice.since)
        .bind(due_at)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// A notice is at a browser, or is not brought there any more.
    pub async fn push_done(&self, push: &PushRow) -> Result<(), StoreError> {
        query("DELETE FROM pushes WHERE session = $1 AND subject = $2 AND since = $3")
            .bind(&push.to.session[..])
            .bind(&push.notice.subject)
            .bind(push.notice.since)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// A notice is due at another time.
    pub async fn put_off(&self, notice: &NoticeRow, due_at: i64) -> Result<(), StoreError> {
        query("UPDATE notices SET due_at = $4 WHERE user_id = $1 AND subject = $2 AND since = $3")
            .bind(&notice.user_id)
            .bind(&notice.subject)
            .bind(notice.since)
            .bind(due_at)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// What was put off to a moment for somebody, on its way or not, is due at another.
    pub async fn put_forward(&self, user_id: &UserId, from: i64, due_at: i64) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        query("UPDATE notices SET due_at = $3 WHERE user_id = $1 AND due_at = $2")
            .bind(user_id)
            .bind(from)
            .bind(due_at)
            .execute(&mut tx)
            .await?;
        query(
            "UPDATE pushes SET due_at = $3 WHERE due_at = $2 \
             AND session IN (SELECT session FROM subscriptions WHERE user_id = $1)",
        )
        .bind(user_id)
        .bind(from)
        .bind(due_at)
        .execute(&mut tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// When the next notice, or the next try of one on its way, is due.
    pub async fn next_notice(&self) -> Result<Option<i64>, StoreError> {
        let row = query(
            "SELECT MIN(due.at) AS at FROM (SELECT MIN(due_at) AS at FROM notices \
             UNION ALL SELECT MIN(due_at) AS at FROM pushes) AS due",
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(row.try_get("at")?)
    }
}
