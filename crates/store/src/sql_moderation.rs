//! Moderators and their log.

use sqlx::AssertSqlSafe;

use pasch_wire::{ReportId, UserId};

use super::driver::{FromRow, Row, Transaction, from_row, params, query};
use super::moderation::{CaseRow, Deed, DeedRow, NewDeed, Restraint, Ruling, Sanction};
use super::people::Role;
use super::{Result, Store, User};

const CASES: &str = "SELECT r.id, r.match_id, r.body, r.at, r.by_user, b.name AS by_name, r.about, a.name AS about_name, \
     accounts.role, (SELECT COUNT(*) FROM audit d WHERE d.report = r.id AND d.deed <> 'look') AS decided \
     FROM reports r JOIN users b ON b.id = r.by_user JOIN users a ON a.id = r.about \
     LEFT JOIN accounts ON accounts.user_id = r.about";

const DEEDS: &str = "SELECT d.number, d.at, d.actor, m.name AS actor_name, d.deed, d.about, a.name AS about_name, d.report, \
     d.until, d.reason FROM audit d JOIN users a ON a.id = d.about LEFT JOIN users m ON m.id = d.actor";

/// What holds at a moment, the first parameter: begun, not over, and nothing of its kind was decided since.
const HOLDS: &str = "SELECT d.number, d.about, a.name AS about_name, d.deed, d.until, d.reason FROM audit d \
     JOIN users a ON a.id = d.about WHERE d.deed IN ('mute', 'suspend') AND (d.until IS NULL OR d.until > $1) \
     AND NOT EXISTS (SELECT 1 FROM audit n WHERE n.about = d.about AND n.number > d.number AND \
     ((d.deed = 'mute' AND n.deed IN ('mute', 'unmute')) OR (d.deed = 'suspend' AND n.deed IN ('suspend', 'unsuspend'))))";

fn user(row: &Row, id: &str, name: &str) -> Result<User, sqlx::Error> {
    Ok(User { id: row.try_get(id)?, name: row.try_get(name)? })
}

from_row!(CaseRow { id, match_id, about_role: "role", body, at, is_decided: "decided" }, row => {
    by: user(row, "by_user", "by_name")?,
    about: user(row, "about", "about_name")?,
});
from_row!(DeedRow { number, at, deed, report, until, reason }, row => {
    actor: row.try_get::<Option<String>>("actor")?.map(|_| user(row, "actor", "actor_name")).transpose()?,
    about: user(row, "about", "about_name")?,
});

from_row!(Sanction { until, reason }, row => {
    restraint: match row.try_get("deed")? {
        Deed::Mute => Restraint::Mute,
        _ => Restraint::Suspension,
    },
});

/// What somebody is kept from at a moment, in milliseconds since 1970.
pub(super) async fn sanctions(
    tx: &mut Transaction,
    user_id: &UserId,
    now: i64,
) -> Result<Vec<Sanction>, sqlx::Error> {
    query(AssertSqlSafe(format!("{HOLDS} AND d.about = $2 ORDER BY d.number")))
        .with(params![now, user_id])
        .all(tx)
        .await
}

/// Adds an entry. Nobody else writes meanwhile, so the number is the next one.
async fn add(tx: &mut Transaction, deed: &NewDeed) -> Result<(), sqlx::Error> {
    query(
        "INSERT INTO audit (number, at, actor, deed, about, report, until, reason) \
         VALUES ((SELECT COALESCE(MAX(number), 0) + 1 FROM audit), $1, $2, $3, $4, $5, $6, $7)",
    )
    .with(params![deed.at, &deed.actor, deed.deed.word(), &deed.about])
    .with(params![&deed.report, deed.until, &deed.reason])
    .run(tx)
    .await
}

/// Why a decision may not be made.
async fn against(tx: &mut Transaction, deed: &NewDeed) -> Result<Option<Ruling>, sqlx::Error> {
    if deed.actor.as_ref() == Some(&deed.about) {
        return Ok(Some(Ruling::OwnCase));
    }
    let moderator = query("SELECT user_id FROM accounts WHERE user_id = $1 AND role = $2")
        .with(params![&deed.about, Role::Moderator.word()])
        .fetch_optional(&mut *tx)
        .await?;
    if moderator.is_some() {
        return Ok(Some(Ruling::AboutModerator));
    }
    if let Some(report) = &deed.report {
        let decided = query("SELECT number FROM audit WHERE report = $1 AND deed <> 'look' LIMIT 1")
            .bind(report)
            .fetch_optional(&mut *tx)
            .await?;
        return Ok(decided.map(|_| Ruling::Decided));
    }
    let held: Vec<Sanction> = query(AssertSqlSafe(format!("{HOLDS} AND d.about = $2")))
        .with(params![deed.at, &deed.about])
        .all(tx)
        .await?;
    let ends_one = held.iter().any(|one| one.restraint.deeds().1 == deed.deed);
    Ok((!ends_one).then_some(Ruling::NotRestrained))
}

impl Store {
    /// Makes somebody with an account a moderator, or not any more, and writes it down; `false` when it is so already.
    pub async fn set_role(&self, user_id: &UserId, role: Role, now: i64) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let changed = query("UPDATE accounts SET role = $1 WHERE user_id = $2 AND role <> $1")
            .with(params![role.word(), user_id])
            .execute(&mut tx)
            .await?;
        if changed == 0 {
            return Ok(false);
        }
        let deed = if role == Role::Moderator { Deed::Appoint } else { Deed::Release };
        let entry = NewDeed {
            at: now,
            actor: None,
            deed,
            about: user_id.to_owned(),
            report: None,
            until: None,
            reason: String::new(),
        };
        add(&mut tx, &entry).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// All moderators, by name.
    pub async fn moderators(&self) -> Result<Vec<User>> {
        let rows = query(
            "SELECT users.id, users.name FROM accounts JOIN users ON users.id = accounts.user_id \
             WHERE accounts.role = $1 ORDER BY users.name, users.id",
        )
        .bind(Role::Moderator.word())
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(|row| user(row, "id", "name")).collect::<Result<_, _>>()?)
    }

    /// Writes down that a moderator has read something.
    pub async fn note(&self, deed: &NewDeed) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        add(&mut tx, deed).await?;
        Ok(tx.commit().await?)
    }

    /// Writes a decision down if it may be made.
    pub async fn decide(&self, deed: &NewDeed) -> Result<Ruling> {
        let mut tx = self.writer.begin().await?;
        if let Some(refused) = against(&mut tx, deed).await? {
            return Ok(refused);
        }
        add(&mut tx, deed).await?;
        tx.commit().await?;
        Ok(Ruling::Done)
    }

    /// Reports that nobody has decided, the oldest first, without those about one user.
    pub async fn open_cases(&self, except: &UserId, limit: u32) -> Result<Vec<CaseRow>> {
        let text = format!(
            "{CASES} WHERE r.about <> $1 AND NOT EXISTS \
             (SELECT 1 FROM audit d WHERE d.report = r.id AND d.deed <> 'look') ORDER BY r.at, r.id LIMIT $2"
        );
        Ok(query(AssertSqlSafe(text)).bind(except).bind(limit).all(&self.readers).await?)
    }

    /// A report by its identifier, decided or not.
    pub async fn find_case(&self, id: &ReportId) -> Result<Option<CaseRow>> {
        Ok(query(AssertSqlSafe(format!("{CASES} WHERE r.id = $1"))).bind(id).first(&self.readers).await?)
    }

    /// Reports about a user, the latest first.
    pub async fn cases_about(&self, user_id: &UserId, limit: u32) -> Result<Vec<CaseRow>> {
        let text = format!("{CASES} WHERE r.about = $1 ORDER BY r.at DESC, r.id LIMIT $2");
        Ok(query(AssertSqlSafe(text)).bind(user_id).bind(limit).all(&self.readers).await?)
    }

    /// Entries of the log before a number, the latest first.
    pub async fn audit(&self, before: i64, limit: u32) -> Result<Vec<DeedRow>> {
        let text = format!("{DEEDS} WHERE d.number < $1 ORDER BY d.number DESC LIMIT $2");
        Ok(query(AssertSqlSafe(text)).bind(before).bind(limit).all(&self.readers).await?)
    }

    /// What was decided about a user, the latest first.
    pub async fn decided_about(&self, user_id: &UserId, limit: u32) -> Result<Vec<DeedRow>> {
        let text = format!("{DEEDS} WHERE d.about = $1 AND d.deed <> 'look' ORDER BY d.number DESC LIMIT $2");
        Ok(query(AssertSqlSafe(text)).bind(user_id).bind(limit).all(&self.readers).await?)
    }

    /// What a user is kept from at a moment.
    pub async fn sanctions_of(&self, user_id: &UserId, now: i64) -> Result<Vec<Sanction>> {
        Ok(query(AssertSqlSafe(format!("{HOLDS} AND d.about = $2 ORDER BY d.number")))
            .with(params![now, user_id])
            .all(&self.readers)
            .await?)
    }

    /// Everybody who is kept from something at a moment, the latest first.
    pub async fn restrained(&self, now: i64, limit: u32) -> Result<Vec<(User, Sanction)>> {
        let text = format!("{HOLDS} AND a.kind <> 'left' ORDER BY d.number DESC LIMIT $2");
        let rows = query(AssertSqlSafe(text)).bind(now).bind(limit).fetch_all(&self.readers).await?;
        let one = |row: &Row| Ok((user(row, "about", "about_name")?, Sanction::from_row(row)?));
        rows.iter().map(one).collect()
    }
}
