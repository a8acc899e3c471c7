//! A chouette out of its log.

use pasch_chouette::{Action, Chouette, LogError, read_action, read_header};
use pasch_club::{Person, Said};
use pasch_store::Store;
use pasch_store::chouettes::{ChouetteRow, ChouetteSeatRow};
use pasch_wire::ChouetteId;
use pasch_workers::bot_named;

use crate::ParlourError;
use crate::steps::Steps;

/// The name that stands in the log: the people's own are kept with the people, so that they go with them.
pub const NAMELESS: &str = "-";

/// A chouette as a room has it.
#[derive(Clone, Debug)]
pub struct Folded {
    /// The fold of the log.
    pub state: Chouette,
    /// Actions so far.
    pub seq: u32,
    /// The people by seat.
    pub people: Vec<Person>,
    /// The last steps.
    pub steps: Steps,
}

impl Folded {
    /// Lets an action happen.
    ///
    /// # Errors
    /// When the rules refuse it; nothing has changed then.
    pub fn happen(&mut self, action: &Action) -> Result<(), pasch_chouette::Refusal> {
        let before = self.state.clone();
        self.state.apply(action)?;
        self.seq += 1;
        self.steps.note(&before, action, self.seq);
        self.steps.disclose(&self.state);
        Ok(())
    }
}

/// The name of a bot that joins others: two of one name are told apart by a number.
pub fn bot_name(level: &str, others: &[String]) -> String {
    let name = bot_named(level).unwrap_or(level);
    let is_free = |wanted: &String| !others.contains(wanted);
    let numbered = (2..).map(|number| format!("{name} {number}"));
    std::iter::once(name.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

fn names(seats: &[ChouetteSeatRow]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for seat in seats {
        let name = match &seat.level {
            Some(level) => bot_name(level, &names),
            None => seat.name.clone().unwrap_or_default(),
        };
        names.push(name);
    }
    names
}

/// Loads a chouette and its talk.
///
/// # Errors
/// When the store fails, or the log is damaged.
pub async fn load(store: &Store, row: &ChouetteRow) -> Result<(Folded, Vec<Said>), ParlourError> {
    let seats = store.chouette_seats(&row.id).await?;
    let lines = store.chouette_actions(&row.id).await?;
    let state = Chouette::new(&read_header(&row.header)?)?;
    let people = seats.iter().map(|seat| Person {
        id: seat.user_id.clone(),
        level: seat.level.clone(),
        connected: false,
    });
    let mut folded = Folded { state, seq: 0, people: people.collect(), steps: Steps::default() };
    let mut names = names(&seats).into_iter();
    for (text, line) in lines.iter().zip(2..) {
        let action = match read_action(text, line)? {
            // A name that no rule takes would stop the whole chouette.
            Action::Joined { .. } => Action::Joined { name: shown(names.next()) },
            action => action,
        };
        folded.happen(&action).map_err(|reason| LogError::Refused { line, reason })?;
    }
    Ok((folded, talk(store, &row.id).await?))
}

fn shown(name: Option<String>) -> String {
    name.filter(|name| !name.trim().is_empty()).unwrap_or_else(|| NAMELESS.to_owned())
}

async fn talk(store: &Store, id: &ChouetteId) -> Result<Vec<Said>, ParlourError> {
    let rows = store.chouette_talk(id).await?;
    let said = rows.into_iter().map(|row| {
        let heard = row.heard.as_deref().map(|seats| serde_json::from_str(seats).unwrap_or_default());
        Said { by: pasch_chouette::Seat(u16::try_from(row.seat).unwrap_or(u16::MAX)), heard, text: row.body }
    });
    Ok(said.collect())
}
