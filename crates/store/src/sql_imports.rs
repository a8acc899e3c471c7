//! Imports, and the claims on what the command line has imported.

use pasch_collection::{Enriched, enriched};
use pasch_formats::overlay::Told;
use pasch_messages::message;
use pasch_wire::{CollectedId, ImportId, UserId};

use super::collection::{
    Claimed, ImportBatch, ImportOrigin, ImportRow, NewCollected, PROBLEMS_KEPT, ProblemRow,
};
use super::driver::{QueryBuilder, Transaction, from_row, params, query};
use super::resembling::ResemblingRow;
use super::sql_resembling::{insert_beginnings, resembling_new};
use super::{Result, Store, WorkState};

const LISTED: &str = "SELECT id, owner, origin, title, status, files, added, known, refused, faulty, \
     resembling, error, created_at FROM imports";

from_row!(ImportRow {
    id,
    owner,
    origin,
    title,
    state: "status",
    files,
    added,
    known,
    refused,
    faulty,
    resembling,
    error,
    created_at,
});
from_row!(ProblemRow { file, line, column: "column_no", game, move_no, text }, row => {
    refused: row.try_get::<String>("kind")? == "refused",
    told: row.try_get::<Option<String>>("told")?.and_then(|told| serde_json::from_str(&told).ok()),
});

/// Characters of a name that are kept; an index does not take texts of any length. The log has all of it.
const NAME: usize = 200;

fn cut(name: &str) -> &str {
    name.char_indices().nth(NAME).map_or(name, |(end, _)| &name[..end])
}

/// What became of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Added {
    /// The match was not known and was added.
    New,
    /// One of the same content is there.
    Known,
    /// As well, and what the file says about it could not be kept.
    Unsaid(Told),
}

/// Adds a match with its log unless one of the same content is there; then what is said about it is added to that.
pub(super) async fn insert(
    tx: &mut Transaction,
    owner: &UserId,
    new: &NewCollected,
    now: i64,
) -> Result<Added, sqlx::Error> {
    let row = &new.row;
    let (name_a, name_b) = (cut(&row.name_a), cut(&row.name_b));
    let haystack =
        [&row.name_a, &row.name_b, &row.event, &row.place, &row.file].map(|text| text.to_lowercase());
    let added = query(
        "INSERT INTO collected (id, owner, digest, file_hash, name_a, name_b, key_a, key_b, variant, length, \
         score_a, score_b, winner, games, rolls, played_on, event, place, file, format, faults, haystack, \
         added_at, begun) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, \
         $18, $19, $20, $21, $22, $23, 1) ON CONFLICT (owner, digest) DO NOTHING",
    )
    .with(params![&row.id, owner, &new.digest[..], &new.file_hash[..], name_a, name_b])
    .with(params![pasch_collection::name_key(name_a), pasch_collection::name_key(name_b)])
    .with(params![&row.variant, row.length, row.score_a, row.score_b, row.winner, row.games])
    .with(params![row.rolls, &row.played_on, &row.event, &row.place, &row.file, &row.format])
    .with(params![row.faults, haystack.join("\n"), now])
    .execute(&mut *tx)
    .await?;
    if added == 0 {
        return enrich(tx, owner, new).await;
    }
    query("INSERT INTO collected_logs (match_id, log, warnings) VALUES ($1, $2, $3)")
        .with(params![&row.id, &new.log, &new.warnings])
        .execute(&mut *tx)
        .await?;
    insert_beginnings(tx, &row.id, &new.beginnings).await?;
    Ok(Added::New)
}

/// Adds what a file says about a match that is known.
async fn enrich(tx: &mut Transaction, owner: &UserId, new: &NewCollected) -> Result<Added, sqlx::Error> {
    let (id, log): (CollectedId, Vec<u8>) = query(
        "SELECT l.match_id, l.log FROM collected_logs l JOIN collected c ON c.id = l.match_id \
         WHERE c.owner = $1 AND c.digest = $2",
    )
    .with(params![owner, &new.digest[..]])
    .one(&mut *tx)
    .await?;
    match enriched(&log, &new.log) {
        Ok(Enriched::Kept(log)) => {
            let update = query("UPDATE collected_logs SET log = $1 WHERE match_id = $2").bind(&log).bind(&id);
            update.execute(&mut *tx).await?;
            Ok(Added::Known)
        }
        Ok(Enriched::Dropped(told)) => Ok(Added::Unsaid(told)),
        Ok(Enriched::Nothing) | Err(_) => Ok(Added::Known),
    }
}

/// That something a file says was not kept.
fn unsaid(new: &NewCollected, told: Told) -> ProblemRow {
    let Told { comments, plays, cubes } = told;
    let fault = message!("import-unsaid", comments = comments, plays = plays, cubes = cubes);
    ProblemRow::of(&new.row.file, &fault)
}

/// That a new match resembles another one.
fn resembles(new: &NewCollected, other: &ResemblingRow) -> ProblemRow {
    let names = [&other.name_a, &other.name_b].map(String::as_str).join(" – ");
    let date = other.played_on.as_deref().unwrap_or("none");
    let message =
        message!("import-resembles", names = names, date = date, length = other.length, rolls = other.rolls);
    ProblemRow::of(&new.row.file, &message)
}

async fn insert_problem(
    tx: &mut Transaction,
    import_id: &ImportId,
    number: u64,
    problem: &ProblemRow,
) -> Result<(), sqlx::Error> {
    let told = problem.told.as_ref().and_then(|told| serde_json::to_string(told).ok());
    query(
        "INSERT INTO import_problems (import_id, number, kind, file, line, column_no, game, move_no, text, told) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .with(params![import_id, number])
    .with(params![if problem.refused { "refused" } else { "fault" }, &problem.file])
    .with(params![problem.line, problem.column])
    .with(params![problem.game, problem.move_no, &problem.text, told])
    .run(tx)
    .await
}

impl Store {
    /// Stores an import that begins, with nothing counted yet.
    pub async fn create_import(&self, import: &ImportRow) -> Result<()> {
        Ok(query(
            "INSERT INTO imports (id, owner, origin, title, status, files, added, known, refused, faulty, \
             created_at, updated_at) VALUES ($1, $2, $3, $4, 'running', 0, 0, 0, 0, 0, $5, $5)",
        )
        .with(params![&import.id, &import.owner, import.origin.word()])
        .with(params![&import.title, import.created_at])
        .run(&self.writer)
        .await?)
    }

    /// Adds to an import, all or nothing; the import with its new counts comes back.
    pub async fn add_collected(&self, batch: &ImportBatch<'_>) -> Result<ImportRow> {
        let mut tx = self.writer.begin().await?;
        let mut is_new = Vec::with_capacity(batch.matches.len());
        let mut dropped = Vec::new();
        for one in batch.matches {
            let added = insert(&mut tx, batch.owner, one, batch.now).await?;
            is_new.push(added == Added::New);
            if let Added::Unsaid(told) = added {
                dropped.push((None, unsaid(one, told)));
            }
        }
        let new: Vec<&NewCollected> =
            batch.matches.iter().zip(&is_new).filter(|(_, new)| **new).map(|(one, _)| one).collect();
        let alike = resembling_new(&mut tx, batch.owner, &new).await?;
        let mut resembling = 0;
        for one in &new {
            // The first one stands for all of them.
            if let Some(other) = alike.iter().find(|row| row.of == one.row.id) {
                resembling += 1;
                dropped.push((None, resembles(one, other)));
            }
        }
        let mut number: u64 = query("SELECT COUNT(*) AS kept FROM import_problems WHERE import_id = $1")
            .bind(batch.import_id)
            .one(&mut tx)
            .await?;
        for (of, problem) in batch.problems.iter().chain(&dropped) {
            let told = of.is_none_or(|index| is_new.get(index).copied().unwrap_or(false));
            if told && number < PROBLEMS_KEPT {
                number += 1;
                insert_problem(&mut tx, batch.import_id, number, problem).await?;
            }
        }
        let added = is_new.iter().filter(|&&new| new).count() as u64;
        let faulty =
            batch.matches.iter().zip(&is_new).filter(|(one, new)| **new && one.row.faults > 0).count() as u64;
        let known = batch.known + is_new.len() as u64 - added;
        let import = query(
            "UPDATE imports SET files = files + $1, added = added + $2, known = known + $3, \
             refused = refused + $4, faulty = faulty + $5, resembling = resembling + $6, updated_at = $7 \
             WHERE id = $8 RETURNING id, owner, origin, title, status, files, added, known, refused, faulty, \
             resembling, error, created_at",
        )
        .with(params![batch.files, added, known])
        .with(params![batch.refused, faulty, resembling, batch.now, batch.import_id])
        .one(&mut tx)
        .await?;
        tx.commit().await?;
        Ok(import)
    }

    /// Ends an import. Does nothing when it is no longer running.
    pub async fn finish_import(
        &self,
        id: &ImportId,
        state: WorkState,
        error: Option<&str>,
        now: i64,
    ) -> Result<()> {
        Ok(query("UPDATE imports SET status = $1, error = $2, updated_at = $3 WHERE id = $4 AND status = 'running'")
            .with(params![state.word(), error, now, id])
            .run(&self.writer)
            .await?)
    }

    /// Ends, as failed, the imports that a process of this kind left running; how many.
    pub async fn abandon_imports(&self, origin: ImportOrigin, error: &str, now: i64) -> Result<u64> {
        Ok(query(
            "UPDATE imports SET status = 'failed', error = $1, updated_at = $2 \
             WHERE origin = $3 AND status = 'running'",
        )
        .with(params![error, now, origin.word()])
        .execute(&self.writer)
        .await?)
    }

    /// An import by its identifier, whosever it is.
    pub async fn find_import(&self, id: &ImportId) -> Result<Option<ImportRow>> {
        let mut sql = QueryBuilder::new(LISTED);
        sql.push(" WHERE id = ").push_bind(id.to_owned());
        Ok(sql.build(true).first(&self.readers).await?)
    }

    /// A user's imports, the latest first.
    pub async fn imports_of(&self, owner: &UserId, limit: u32) -> Result<Vec<ImportRow>> {
        let mut sql = QueryBuilder::new(LISTED);
        sql.push(" WHERE owner = ").push_bind(owner.to_owned());
        sql.push(" ORDER BY created_at DESC, id LIMIT ").push_bind(i64::from(limit));
        Ok(sql.build(true).all(&self.readers).await?)
    }

    /// Removes an import from the list; the matches stay.
    pub async fn delete_import(&self, id: &ImportId) -> Result<()> {
        Ok(query("DELETE FROM imports WHERE id = $1").bind(id).run(&self.writer).await?)
    }

    /// What was wrong with an import's files, in order, and how much of that is kept in all.
    pub async fn import_problems(
        &self,
        id: &ImportId,
        offset: u32,
        limit: u32,
    ) -> Result<(Vec<ProblemRow>, u64)> {
        let kept = query("SELECT COUNT(*) AS kept FROM import_problems WHERE import_id = $1")
            .bind(id)
            .one(&self.readers)
            .await?;
        let problems = query(
            "SELECT kind, file, line, column_no, game, move_no, text, told FROM import_problems \
             WHERE import_id = $1 ORDER BY number LIMIT $2 OFFSET $3",
        )
        .with(params![id, limit, offset])
        .all(&self.readers)
        .await?;
        Ok((problems, kept))
    }

    /// The user for whom the command line imports under this name.
    pub async fn claim_user(&self, name: &str) -> Result<Option<UserId>> {
        Ok(query("SELECT user_id FROM claims WHERE name = $1").bind(name).first(&self.readers).await?)
    }

    /// Whether a browser has claimed what is imported under this name.
    pub async fn is_claimed(&self, name: &str) -> Result<bool> {
        let kind: Option<String> = query(
            "SELECT users.kind FROM claims JOIN users ON users.id = claims.user_id WHERE claims.name = $1",
        )
        .bind(name)
        .first(&self.readers)
        .await?;
        Ok(kind.is_some_and(|kind| kind != "import"))
    }

    /// A new user for whom the command line imports under this name.
    pub async fn create_claim(&self, name: &str, user_id: &UserId, now: i64) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query("INSERT INTO users (id, name, kind, created_at) VALUES ($1, $2, 'import', $3)")
            .with(params![user_id, name, now])
            .execute(&mut tx)
            .await?;
        query("INSERT INTO claims (name, user_id) VALUES ($1, $2)")
            .with(params![name, user_id])
            .execute(&mut tx)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Sets the token by which that user's collection can be claimed until a time; an older one is void.
    pub async fn set_claim_token(&self, name: &str, token_hash: &[u8; 32], expires_at: i64) -> Result<()> {
        Ok(query("UPDATE claims SET token_hash = $1, expires_at = $2 WHERE name = $3")
            .with(params![&token_hash[..], expires_at, name])
            .run(&self.writer)
            .await?)
    }

    /// Gives the collection behind a token to a user, to whom further imports under its name go, too. `None` when the
    /// token is unknown, used or too old.
    pub async fn claim(&self, token_hash: &[u8; 32], user_id: &UserId, now: i64) -> Result<Option<Claimed>> {
        let mut tx = self.writer.begin().await?;
        let claim: Option<(String, UserId)> =
            query("SELECT name, user_id FROM claims WHERE token_hash = $1 AND expires_at > $2")
                .with(params![&token_hash[..], now])
                .first(&mut tx)
                .await?;
        let Some((name, from)) = claim else { return Ok(None) };
        query("UPDATE claims SET token_hash = NULL, expires_at = NULL, user_id = $1 WHERE name = $2")
            .with(params![user_id, &name])
            .execute(&mut tx)
            .await?;
        let mut claimed = Claimed::default();
        if from != *user_id {
            let moved = query(
                "UPDATE collected SET owner = $1 WHERE owner = $2 \
                 AND digest NOT IN (SELECT digest FROM collected WHERE owner = $1)",
            )
            .with(params![user_id, &from])
            .execute(&mut tx)
            .await?;
            let known = query("DELETE FROM collected WHERE owner = $1").bind(&from).execute(&mut tx).await?;
            for table in [
                "UPDATE analyses SET owner = $1 WHERE owner = $2 AND collected_id IS NOT NULL",
                "UPDATE imports SET owner = $1 WHERE owner = $2",
            ] {
                query(table).bind(user_id).bind(&from).execute(&mut tx).await?;
            }
            claimed = Claimed { moved, known };
        }
        tx.commit().await?;
        Ok(Some(claimed))
    }
}
