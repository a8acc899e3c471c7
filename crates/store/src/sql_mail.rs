//! Mail: addresses, turns that wait, letters.

use pasch_wire::{MatchId, UserId};

use super::driver::{Transaction, from_row, params, query};
use super::mail::{AskedMail, Change, Letter, LetterRow, MailRow, Pace, ToldTurns, TurnRow};
use super::{Result, Store};

const MAIL: &str =
    "SELECT user_id, address, asked, refused, pace, stop, told_at FROM mail WHERE user_id = $1";

from_row!(MailRow { user_id, address, asked, refused, pace, stop, told_at });
from_row!(TurnRow { user_id, match_id, since, tell_at, warn_at, told, warned });
from_row!(LetterRow { user_id, kind, tries, due_at });

/// When the next mail about turns is due.
async fn next_digest(tx: &mut Transaction, user_id: &UserId) -> Result<Option<i64>> {
    let mail: Option<MailRow> = query(MAIL).bind(user_id).first(&mut *tx).await?;
    let Some(mail) = mail else { return Ok(None) };
    let Some((_, gap)) = mail.wanted() else { return Ok(None) };
    let (tell, warn): (Option<i64>, Option<i64>) = query(
        "SELECT MIN(CASE WHEN told = 0 THEN tell_at END) AS tell, \
         MIN(CASE WHEN warned = 0 THEN warn_at END) AS warn FROM mail_turns WHERE user_id = $1",
    )
    .bind(user_id)
    .one(tx)
    .await?;
    let after = |at: Option<i64>, gap: i64| at.map(|at| at.max(mail.told_at + gap));
    Ok([after(tell, gap), after(warn, Pace::WARNING_GAP)].into_iter().flatten().min())
}

/// Puts right when the next mail about turns is due. One that waits to be tried again goes on waiting.
async fn schedule(tx: &mut Transaction, user_id: &UserId) -> Result<()> {
    let Some(due_at) = next_digest(tx, user_id).await? else {
        return drop_letter(tx, user_id, Letter::Turns).await;
    };
    Ok(query(
        "INSERT INTO letters (user_id, kind, tries, due_at) VALUES ($1, $2, 0, $3) \
         ON CONFLICT (user_id, kind) DO UPDATE SET due_at = excluded.due_at WHERE letters.tries = 0",
    )
    .with(params![user_id, Letter::Turns.word(), due_at])
    .run(tx)
    .await?)
}

/// A mail that has to go out now, in the place of one of its kind that waits.
pub(super) async fn post(tx: &mut Transaction, user_id: &UserId, kind: Letter, now: i64) -> Result<()> {
    // Never the time of the one before, which may be on its way: by its time a letter is known when it is done.
    Ok(query(
        "INSERT INTO letters (user_id, kind, tries, due_at) VALUES ($1, $2, 0, $3) \
         ON CONFLICT (user_id, kind) DO UPDATE SET tries = 0, due_at = \
         CASE WHEN excluded.due_at < letters.due_at THEN excluded.due_at ELSE letters.due_at - 1 END",
    )
    .with(params![user_id, kind.word(), now])
    .run(tx)
    .await?)
}

/// Has an account told of a change, if it has a confirmed address; whether it has.
pub(super) async fn tell_owner(
    tx: &mut Transaction,
    user_id: &UserId,
    change: Change,
    now: i64,
) -> Result<bool> {
    let mail: Option<MailRow> = query(MAIL).bind(user_id).first(&mut *tx).await?;
    let is_told = mail.is_some_and(|row| row.confirmed().is_some());
    if is_told {
        post(tx, user_id, Letter::Changed(change), now).await?;
    }
    Ok(is_told)
}

pub(super) async fn drop_letter(tx: &mut Transaction, user_id: &UserId, kind: Letter) -> Result<()> {
    Ok(query("DELETE FROM letters WHERE user_id = $1 AND kind = $2")
        .with(params![user_id, kind.word()])
        .run(tx)
        .await?)
}

/// When a mail about turns is due follows from the turns, the pace and the last mail, and is put right with each change
/// of them.
impl Store {
    /// How somebody is mailed.
    pub async fn mail_of(&self, user_id: &UserId) -> Result<Option<MailRow>> {
        Ok(query(MAIL).bind(user_id).first(&self.readers).await?)
    }

    /// Somebody gives an address, in the place of one that still waits to be confirmed.
    pub async fn ask_mail(&self, asked: &AskedMail) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query(
            "INSERT INTO mail (user_id, asked, link_ends, pace, stop, told_at) VALUES ($1, $2, $3, $4, $5, 0) \
             ON CONFLICT (user_id) DO UPDATE SET asked = excluded.asked, link = NULL, \
             link_ends = excluded.link_ends, \
             refused = CASE WHEN mail.refused = mail.address THEN mail.refused END",
        )
        .with(params![&asked.user_id, &asked.address, asked.ends])
        .with(params![Pace::Hourly.word(), &asked.stop])
        .execute(&mut tx)
        .await?;
        if asked.send {
            post(&mut tx, &asked.user_id, Letter::Link, asked.now).await?;
        } else {
            drop_letter(&mut tx, &asked.user_id, Letter::Link).await?;
        }
        Ok(tx.commit().await?)
    }

    /// The link that is about to go to an address opens from now on, in the place of the one before; `false` when that
    /// address is not asked for any more.
    pub async fn mail_link(
        &self,
        user_id: &UserId,
        address: &str,
        link: &[u8; 32],
        ends: i64,
    ) -> Result<bool> {
        Ok(query("UPDATE mail SET link = $3, link_ends = $4 WHERE user_id = $1 AND asked = $2")
            .with(params![user_id, address, &link[..], ends])
            .changes(&self.writer)
            .await?)
    }

    /// A link was followed: the address it went to is confirmed, and the token that ends mail is a new one. Whose; `None`
    /// when the link is no longer good.
    pub async fn confirm_mail(&self, link: &[u8; 32], stop: &str, now: i64) -> Result<Option<UserId>> {
        let mut tx = self.writer.begin().await?;
        let user_id: Option<UserId> = query("SELECT user_id FROM mail WHERE link = $1 AND link_ends > $2")
            .with(params![&link[..], now])
            .first(&mut tx)
            .await?;
        let Some(user_id) = user_id else { return Ok(None) };
        query(
            "UPDATE mail SET address = asked, asked = NULL, link = NULL, link_ends = NULL, refused = NULL, stop = $2 \
             WHERE user_id = $1",
        )
        .with(params![&user_id, stop])
        .execute(&mut tx)
        .await?;
        drop_letter(&mut tx, &user_id, Letter::Link).await?;
        drop_letter(&mut tx, &user_id, Letter::Turns).await?;
        // A link for a new password that went to the address before is no longer good.
        query("DELETE FROM resets WHERE user_id = $1").bind(&user_id).execute(&mut tx).await?;
        schedule(&mut tx, &user_id).await?;
        tx.commit().await?;
        Ok(Some(user_id))
    }

    /// Sets how often somebody is mailed; `false` if they have no address.
    pub async fn set_pace(&self, user_id: &UserId, pace: Pace) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let set = query("UPDATE mail SET pace = $2 WHERE user_id = $1")
            .with(params![user_id, pace.word()])
            .execute(&mut tx)
            .await?;
        schedule(&mut tx, user_id).await?;
        tx.commit().await?;
        Ok(set == 1)
    }

    /// Whoever has this token is mailed no more; `false` when nobody has.
    pub async fn stop_mail(&self, stop: &str) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let user_id: Option<UserId> =
            query("SELECT user_id FROM mail WHERE stop = $1 AND address IS NOT NULL")
                .bind(stop)
                .first(&mut tx)
                .await?;
        let Some(user_id) = user_id else { return Ok(false) };
        query("UPDATE mail SET pace = $2 WHERE user_id = $1")
            .with(params![&user_id, Pace::Never.word()])
            .execute(&mut tx)
            .await?;
        schedule(&mut tx, &user_id).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Somebody's addresses are forgotten.
    pub async fn forget_mail(&self, user_id: &UserId) -> Result<()> {
        Ok(query("DELETE FROM mail WHERE user_id = $1").bind(user_id).run(&self.writer).await?)
    }

    /// Addresses that were not confirmed in time are forgotten.
    pub async fn forget_asked(&self, now: i64) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query("DELETE FROM mail WHERE address IS NULL AND link_ends <= $1")
            .bind(now)
            .execute(&mut tx)
            .await?;
        query(
            "DELETE FROM letters WHERE kind = $2 AND user_id IN (SELECT user_id FROM mail WHERE link_ends <= $1)",
        )
        .with(params![now, Letter::Link.word()])
        .execute(&mut tx)
        .await?;
        query(
            "UPDATE mail SET asked = NULL, link = NULL, link_ends = NULL, \
             refused = CASE WHEN refused = address THEN refused END WHERE link_ends <= $1",
        )
        .bind(now)
        .execute(&mut tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// An address of somebody's will not take mail.
    pub async fn refuse_mail(&self, user_id: &UserId, address: &str) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query("UPDATE mail SET refused = $2 WHERE user_id = $1 AND (address = $2 OR asked = $2)")
            .with(params![user_id, address])
            .execute(&mut tx)
            .await?;
        schedule(&mut tx, user_id).await?;
        Ok(tx.commit().await?)
    }

    /// A match waits for somebody. When that turn is known, little time may be left of it earlier; when a
    /// later one is, nothing happens.
    pub async fn put_turn(&self, turn: &TurnRow) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        let put = query(
            "INSERT INTO mail_turns (user_id, match_id, since, tell_at, warn_at, told, warned) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (user_id, match_id) DO UPDATE SET \
             since = excluded.since, warn_at = excluded.warn_at, \
             tell_at = CASE WHEN mail_turns.since < excluded.since THEN excluded.tell_at ELSE mail_turns.tell_at END, \
             told = CASE WHEN mail_turns.since < excluded.since THEN excluded.told ELSE mail_turns.told END, \
             warned = CASE WHEN mail_turns.since < excluded.since THEN excluded.warned ELSE mail_turns.warned END \
             WHERE mail_turns.since < excluded.since \
             OR (mail_turns.since = excluded.since AND mail_turns.warn_at > excluded.warn_at)",
        )
        .with(params![&turn.user_id, &turn.match_id, turn.since, turn.tell_at])
        .with(params![turn.warn_at, turn.told, turn.warned])
        .execute(&mut tx)
        .await?;
        if put > 0 {
            schedule(&mut tx, &turn.user_id).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Notes that somebody knows that a match waits for them; with `since`, only if it is that turn.
    pub async fn turn_known(&self, user_id: &UserId, match_id: &MatchId, since: Option<i64>) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        let set = query(
            "UPDATE mail_turns SET told = 1 WHERE user_id = $1 AND match_id = $2 AND told = 0 \
             AND since = COALESCE($3, since)",
        )
        .with(params![user_id, match_id, since])
        .execute(&mut tx)
        .await?;
        if set > 0 {
            schedule(&mut tx, user_id).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Little time is left of a turn only from then on.
    pub async fn put_warning(&self, turn: &TurnRow, warn_at: i64) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query("UPDATE mail_turns SET warn_at = $4 WHERE user_id = $1 AND match_id = $2 AND since = $3")
            .with(params![&turn.user_id, &turn.match_id, turn.since, warn_at])
            .execute(&mut tx)
            .await?;
        schedule(&mut tx, &turn.user_id).await?;
        Ok(tx.commit().await?)
    }

    /// A match waits for somebody no more.
    pub async fn no_turn(&self, user_id: &UserId, match_id: &MatchId) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        let gone = query("DELETE FROM mail_turns WHERE user_id = $1 AND match_id = $2")
            .with(params![user_id, match_id])
            .execute(&mut tx)
            .await?;
        if gone > 0 {
            schedule(&mut tx, user_id).await?;
        }
        Ok(tx.commit().await?)
    }

    /// The matches that wait for somebody: first those that they have not seen, the most urgent first.
    pub async fn turns_of(&self, user_id: &UserId, limit: u32) -> Result<Vec<TurnRow>> {
        Ok(query(
            "SELECT user_id, match_id, since, tell_at, warn_at, told, warned FROM mail_turns \
             WHERE user_id = $1 ORDER BY told, warned, warn_at, match_id LIMIT $2",
        )
        .with(params![user_id, limit])
        .all(&self.readers)
        .await?)
    }

    /// A mail about turns has gone out, or is given up.
    pub async fn turns_told(&self, told: &ToldTurns<'_>) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        for (match_id, since, warned) in told.turns {
            query(
                "UPDATE mail_turns SET told = 1, warned = CASE WHEN $4 = 1 THEN 1 ELSE warned END \
                 WHERE user_id = $1 AND match_id = $2 AND since = $3",
            )
            .with(params![told.user_id, match_id, *since, *warned])
            .execute(&mut tx)
            .await?;
        }
        if let Some(at) = told.at {
            query("UPDATE mail SET told_at = $2 WHERE user_id = $1")
                .with(params![told.user_id, at])
                .execute(&mut tx)
                .await?;
        }
        drop_letter(&mut tx, told.user_id, Letter::Turns).await?;
        schedule(&mut tx, told.user_id).await?;
        Ok(tx.commit().await?)
    }

    /// Queues the mail that tells of a change of the ways into an account; `false` where no address is
    /// confirmed that takes mail.
    pub async fn post_change(&self, user_id: &UserId, change: Change, now: i64) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let is_told = tell_owner(&mut tx, user_id, change, now).await?;
        tx.commit().await?;
        Ok(is_told)
    }

    /// Mail whose time has come, the oldest first.
    pub async fn due_letters(&self, now: i64, limit: u32) -> Result<Vec<LetterRow>> {
        Ok(query(
            "SELECT user_id, kind, tries, due_at FROM letters WHERE due_at <= $1 \
             ORDER BY due_at, user_id, kind LIMIT $2",
        )
        .with(params![now, limit])
        .all(&self.readers)
        .await?)
    }

    /// A mail is looked at again then; `tried`: it could not be brought.
    pub async fn letter_again(&self, letter: &LetterRow, due_at: i64, tried: bool) -> Result<()> {
        // Not one that was asked for anew meanwhile, here and where it is done.
        Ok(query(
            "UPDATE letters SET tries = tries + $5, due_at = $6 \
             WHERE user_id = $1 AND kind = $2 AND tries = $3 AND due_at = $4",
        )
        .with(params![&letter.user_id, letter.kind.word(), letter.tries])
        .with(params![letter.due_at, tried, due_at])
        .run(&self.writer)
        .await?)
    }

    /// A mail has gone out, or never will.
    pub async fn letter_done(&self, letter: &LetterRow) -> Result<()> {
        Ok(query("DELETE FROM letters WHERE user_id = $1 AND kind = $2 AND tries = $3 AND due_at = $4")
            .with(params![&letter.user_id, letter.kind.word(), letter.tries, letter.due_at])
            .run(&self.writer)
            .await?)
    }

    /// When the next mail is due.
    pub async fn next_letter(&self) -> Result<Option<i64>> {
        Ok(query("SELECT MIN(due_at) AS at FROM letters").one(&self.readers).await?)
    }
}
