//! The logs' one writer: appends of many matches that arrive together go to disk in one transaction, and so do their dice.
//!
//! Whoever appends waits until that transaction is committed. While one batch is written the next one gathers, so that
//! a write to disk is shared by as many matches as there is traffic, and nobody waits for a timer. A conflict is the
//! conflict of one append; when the database refuses a batch, each of its appends is tried alone.

use std::collections::{HashMap, HashSet};

use tokio::sync::{mpsc, oneshot};

use pasch_wire::MatchId;

use super::driver::{Pool, insert, query};
use super::sql_dice::insert_dice;
use super::{Append, DiceRows, IntentKey, Result, StoreError};

/// Appends written together at most, and waiting at most; dice without an action count as one.
const BATCH: usize = 256;
const WAITING: usize = 4096;

/// The way to the writer.
#[derive(Clone, Debug)]
pub(super) struct LogWriter(mpsc::Sender<Waiting>);

#[derive(Debug)]
struct Facts {
    match_id: MatchId,
    /// None where there are only dice.
    actions: Option<Actions>,
    dice: DiceRows,
}

#[derive(Debug)]
struct Actions {
    first_seq: u32,
    at: i64,
    held: Option<i64>,
    facts: Vec<(String, String)>,
    intent: Option<IntentKey>,
    summary: String,
}

impl Actions {
    fn last_seq(&self) -> i64 {
        i64::from(self.first_seq) + self.facts.len() as i64 - 1
    }
}

impl Facts {
    fn conflict(&self) -> StoreError {
        let seq = self.actions.as_ref().map_or(0, |one| one.first_seq);
        StoreError::Conflict { match_id: self.match_id.clone(), seq }
    }

    fn intent(&self) -> Option<(&IntentKey, i64)> {
        self.actions.as_ref().and_then(|one| Some((one.intent.as_ref()?, one.last_seq())))
    }
}

#[derive(Debug)]
struct Waiting {
    facts: Facts,
    answer: oneshot::Sender<Result<()>>,
}

impl LogWriter {
    /// A writer that works until the last way to it is dropped.
    pub(super) fn start(pool: Pool) -> Self {
        let (sender, receiver) = mpsc::channel(WAITING);
        tokio::spawn(work(pool, receiver));
        Self(sender)
    }

    /// Appends; on return it is on disk.
    pub(super) async fn append(&self, append: &Append<'_>) -> Result<()> {
        let actions = Actions {
            first_seq: append.first_seq,
            at: append.at,
            held: append.held,
            facts: append.facts.to_vec(),
            intent: append.intent.cloned(),
            summary: append.summary.to_owned(),
        };
        let match_id = append.match_id.to_owned();
        self.write(Facts { match_id, actions: Some(actions), dice: append.dice.clone() }).await
    }

    /// Adds dice without an action; on return they are on disk.
    pub(super) async fn add_dice(&self, match_id: &MatchId, dice: &DiceRows) -> Result<()> {
        if *dice == DiceRows::default() {
            return Ok(());
        }
        self.write(Facts { match_id: match_id.to_owned(), actions: None, dice: dice.clone() }).await
    }

    async fn write(&self, facts: Facts) -> Result<()> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::NotWritten("the database is closed".to_owned());
        self.0.send(Waiting { facts, answer }).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

async fn work(pool: Pool, mut queue: mpsc::Receiver<Waiting>) {
    let mut waiting: Vec<Waiting> = Vec::new();
    loop {
        if waiting.is_empty() && queue.recv_many(&mut waiting, BATCH).await == 0 {
            return;
        }
        while waiting.len() < BATCH {
            match queue.try_recv() {
                Ok(one) => waiting.push(one),
                Err(_) => break,
            }
        }
        // Of one match one append at a time: the next batch sees what became of it.
        let mut matches = HashSet::new();
        let is_first = |one: &mut Waiting| matches.insert(one.facts.match_id.clone());
        let batch: Vec<Waiting> = waiting.extract_if(.., is_first).collect();
        write(&pool, batch).await;
    }
}

async fn write(pool: &Pool, batch: Vec<Waiting>) {
    let (batch, answers): (Vec<Facts>, Vec<_>) = batch.into_iter().map(|one| (one.facts, one.answer)).unzip();
    let outcome = together(pool, &batch).await;
    let many = batch.len();
    for (index, (facts, answer)) in batch.iter().zip(answers).enumerate() {
        let result = match &outcome {
            Ok(written) if written[index] => Ok(()),
            Ok(_) => Err(facts.conflict()),
            // One of them may be at fault.
            Err(sqlx::Error::Database(_)) if many > 1 => alone(pool, facts).await,
            Err(error) => Err(refused(facts, error)),
        };
        // Who asked may have gone.
        let _ = answer.send(result);
    }
}

async fn alone(pool: &Pool, facts: &Facts) -> Result<()> {
    match together(pool, std::slice::from_ref(facts)).await {
        Ok(written) if written == [true] => Ok(()),
        Ok(_) => Err(facts.conflict()),
        Err(error) => Err(refused(facts, &error)),
    }
}

fn refused(facts: &Facts, error: &sqlx::Error) -> StoreError {
    match error {
        // Another process was faster.
        sqlx::Error::Database(cause) if cause.is_unique_violation() => facts.conflict(),
        error => StoreError::NotWritten(error.to_string()),
    }
}

/// Writes appends of different matches in one transaction; which of them were, the others being in conflict.
async fn together(pool: &Pool, batch: &[Facts]) -> Result<Vec<bool>, sqlx::Error> {
    let mut tx = pool.begin_beside().await?;
    let ids: Vec<&str> =
        batch.iter().filter(|one| one.actions.is_some()).map(|one| one.match_id.as_str()).collect();
    let ends = query(
        "SELECT m.value AS id, (SELECT MAX(seq) FROM actions WHERE match_id = m.value) AS last \
         FROM json_each($1) AS m",
    )
    .bind(serde_json::to_string(&ids).unwrap_or_default())
    .fetch_all(&mut tx)
    .await?;
    let mut last = HashMap::new();
    for row in &ends {
        last.insert(row.try_get::<MatchId>("id")?, row.try_get::<Option<i64>>("last")?.unwrap_or(0));
    }
    let follows = |one: &Facts| match &one.actions {
        Some(actions) => last.get(&one.match_id).is_some_and(|last| last + 1 == i64::from(actions.first_seq)),
        None => true,
    };
    let mut fits: Vec<bool> = batch.iter().map(follows).collect();

    let intents: Vec<(usize, &IntentKey, i64)> = batch
        .iter()
        .enumerate()
        .filter(|(index, _)| fits[*index])
        .filter_map(|(index, one)| one.intent().map(|(key, seq)| (index, key, seq)))
        .collect();
    let keys = |&(index, key, seq): &(usize, &IntentKey, i64)| {
        [(&batch[index].match_id).into(), (&key.user_id).into(), (&key.client_id).into(), seq.into()]
    };
    let into = "INSERT INTO intents (match_id, user_id, client_id, seq) VALUES";
    let rows = insert(&mut tx, (into, " ON CONFLICT DO NOTHING RETURNING match_id"), &intents, keys).await?;
    let new: HashSet<MatchId> = rows.iter().map(|row| row.try_get("match_id")).collect::<Result<_, _>>()?;
    for (index, ..) in intents {
        // An intent is done once.
        fits[index] = new.contains(&batch[index].match_id);
    }

    let fitting: Vec<&Facts> =
        batch.iter().zip(&fits).filter(|(_, fits)| **fits).map(|(one, _)| one).collect();
    let acting: Vec<(&MatchId, &Actions)> =
        fitting.iter().filter_map(|one| Some((&one.match_id, one.actions.as_ref()?))).collect();
    let rows: Vec<_> = acting
        .iter()
        .flat_map(|&(id, one)| {
            let held = std::iter::once(one.held).chain(std::iter::repeat(None));
            (i64::from(one.first_seq)..)
                .zip(&one.facts)
                .zip(held)
                .map(move |((seq, fact), held)| (id, one.at, seq, held, fact))
        })
        .collect();
    let into = "INSERT INTO actions (match_id, seq, at, held, actor, body) VALUES";
    insert(&mut tx, (into, ""), &rows, |&(id, at, seq, held, (actor, body))| {
        [id.into(), seq.into(), at.into(), held.into(), actor.into(), body.into()]
    })
    .await?;

    let dice: Vec<(&MatchId, &DiceRows)> = fitting.iter().map(|one| (&one.match_id, &one.dice)).collect();
    insert_dice(&mut tx, &dice).await?;

    let into = "INSERT INTO summaries (match_id, seq, updated_at, body) VALUES";
    let end = " ON CONFLICT (match_id) DO UPDATE SET seq = excluded.seq, updated_at = excluded.updated_at, \
               body = excluded.body";
    insert(&mut tx, (into, end), &acting, |&(id, one)| {
        [id.into(), one.last_seq().into(), one.at.into(), (&one.summary).into()]
    })
    .await?;
    tx.commit().await?;
    Ok(fits)
}
