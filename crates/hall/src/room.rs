//! A room: one tournament, its tables, and whoever looks.

use std::collections::BTreeMap;
use std::sync::Arc;

use pasch_store::StoreError;
use pasch_store::tournaments::{TournamentAppend, TournamentBoard, TournamentRow};
use pasch_tournament::{Action, EntrantId, Entry, MatchId, Outcome, Person, Stage, Tournament};
use pasch_wire::{
    NewTournament, Seat, TournamentAct, TournamentId, TournamentIntent, TournamentView, UserId,
};
use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, watch};

use crate::boards::{Sat, Sit};
use crate::halls::Deps;
use crate::view::{Scene, entrant_of, stage};
use crate::wish::{Asker, Wish, wish};
use crate::{HallError, options};

/// The name that stands in the log for people with an account: their own are kept with them, so that they go with them.
const NAMELESS: &str = "-";

/// Steps that follow from one act at most: a bracket of 5,000 has fewer.
const MOST_STEPS: usize = 10_000;

/// A tournament that is in memory.
pub struct Room {
    pub(crate) id: TournamentId,
    pub(crate) deps: Arc<Deps>,
    wish: NewTournament,
    director: UserId,
    pub(crate) inner: Mutex<Inner>,
    /// Counts changes.
    pub(crate) changed: watch::Sender<u64>,
}

/// Everything of a room that changes.
pub struct Inner {
    pub(crate) tournament: Tournament,
    pub(crate) boards: BTreeMap<MatchId, Sat>,
    claims: BTreeMap<MatchId, (EntrantId, Outcome)>,
}

/// Somebody who asks.
pub struct Caller<'c> {
    /// The user.
    pub id: &'c UserId,
    /// The name.
    pub name: &'c str,
    /// The rating, if any.
    pub rating: Option<i32>,
}

/// A claim as the store keeps it.
#[derive(Serialize, Deserialize)]
struct KeptClaim {
    by: EntrantId,
    outcome: Outcome,
}

impl Room {
    /// A room of a new tournament, or of one that is in the store.
    ///
    /// # Errors
    /// When the store fails, or the log is damaged.
    pub(crate) async fn load(deps: Arc<Deps>, row: &TournamentRow) -> Result<Self, HallError> {
        let store = &deps.store;
        let wish: NewTournament = serde_json::from_str(&row.wish).map_err(|error| {
            HallError::Damaged(pasch_tournament::LogError::Syntax { line: 0, error: error.to_string() })
        })?;
        let names: BTreeMap<String, String> = store
            .tournament_names(&row.id)
            .await?
            .into_iter()
            .map(|(user, name)| (user.into_string(), name))
            .collect();
        let named = |mut entry: Entry| {
            if let Action::Registered { person } | Action::Replaced { person, .. } = &mut entry.action
                && let Some(name) = person.account.as_ref().and_then(|account| names.get(account))
            {
                person.name.clone_from(name);
            }
            entry
        };
        let mut entries = Vec::new();
        for (line, text) in (1..).zip(store.tournament_entries(&row.id).await?) {
            let entry: Entry = serde_json::from_str(&text).map_err(|error| {
                HallError::Damaged(pasch_tournament::LogError::Syntax { line, error: error.to_string() })
            })?;
            entries.push(named(entry));
        }
        let tournament = Tournament::fold(entries)?;
        let boards =
            store.tournament_boards(&row.id).await?.into_iter().map(|board| {
                (MatchId(board.number), Sat { table_id: board.table_id, match_id: board.match_id })
            });
        let claims = store.tournament_claims(&row.id).await?.into_iter().filter_map(|(number, text)| {
            let kept: KeptClaim = serde_json::from_str(&text).ok()?;
            Some((MatchId(number), (kept.by, kept.outcome)))
        });
        let inner = Inner { tournament, boards: boards.collect(), claims: claims.collect() };
        let (id, director) = (row.id.clone(), row.created_by.clone());
        Ok(Self { id, deps, wish, director, inner: Mutex::new(inner), changed: watch::Sender::new(0) })
    }

    fn scene<'s>(&'s self, inner: &'s Inner, user: &'s UserId) -> Scene<'s> {
        Scene {
            id: &self.id,
            wish: &self.wish,
            state: inner.tournament.state(),
            boards: &inner.boards,
            claims: &inner.claims,
            user,
            directs: *user == self.director,
        }
    }

    /// The tournament as a user may see it.
    pub(crate) async fn view(&self, user: &UserId) -> TournamentView {
        let inner = self.inner.lock().await;
        self.scene(&inner, user).view()
    }

    /// The tournament's name, how far it is, who is in it, and whether it is a user's.
    pub(crate) async fn brief(&self, user: &UserId) -> (String, pasch_wire::TournamentStage, u32, bool) {
        let inner = self.inner.lock().await;
        let state = inner.tournament.state();
        let entered = u32::try_from(state.entered().len()).unwrap_or(u32::MAX);
        let mine = *user == self.director || entrant_of(state, user).is_some();
        (state.options().name.clone(), stage(state).0, entered, mine)
    }

    /// Does what somebody wants, and what follows.
    pub(crate) async fn act(
        &self,
        caller: &Caller<'_>,
        act: &TournamentAct,
    ) -> Result<TournamentView, HallError> {
        let mut inner = self.inner.lock().await;
        let state = inner.tournament.state();
        let person = Person {
            name: caller.name.to_owned(),
            rating: caller.rating,
            account: Some(caller.id.as_str().to_owned()),
            ..Person::default()
        };
        let asker =
            Asker { entrant: entrant_of(state, caller.id), directs: *caller.id == self.director, person };
        let claim = match &act.intent {
            TournamentIntent::Report { id, .. } => inner.claims.get(&MatchId(*id)).copied(),
            _ => None,
        };
        match wish(state, &asker, &act.intent, seed()?, self.wish.online, claim)? {
            Wish::Claim(id, outcome) => self.claim(&mut inner, &asker, id, outcome).await?,
            Wish::Act(actions) => {
                // Of two directors who decide at once, the second looks again.
                if actions.iter().any(Action::needs_number) && act.seq != state.entries() {
                    return Err(HallError::Stale);
                }
                self.commit(&mut inner, actions).await?;
                self.follow(&mut inner).await?;
            }
        }
        Ok(self.scene(&inner, caller.id).view())
    }

    /// Keeps a player's word, if it could be the result of the match.
    async fn claim(
        &self,
        inner: &mut Inner,
        asker: &Asker,
        id: MatchId,
        outcome: Outcome,
    ) -> Result<(), HallError> {
        let by = asker.entrant.ok_or(HallError::NotEntered)?;
        inner.tournament.clone().act(self.now(inner), Action::Result { id, outcome })?;
        let kept = serde_json::to_string(&KeptClaim { by, outcome }).unwrap_or_default();
        self.deps.store.claim_tournament_result(&self.id, id.0, &kept).await?;
        inner.claims.insert(id, (by, outcome));
        self.publish();
        Ok(())
    }

    /// The time, never before that of the last entry.
    fn now(&self, inner: &Inner) -> i64 {
        let last = inner.tournament.entries().last().map_or(0, |entry| entry.at);
        self.deps.clock.now().max(last)
    }

    pub(crate) fn publish(&self) {
        self.changed.send_modify(|changes| *changes += 1);
    }

    /// Reads the log anew if the room is behind it. Whoever has a page open stays, and sees it.
    pub(crate) async fn look_again(&self) {
        let mut inner = self.inner.lock().await;
        let found = match self.deps.store.tournament(&self.id).await {
            Ok(Some(row)) if row.seq as usize != inner.tournament.entries().len() => {
                Self::load(Arc::clone(&self.deps), &row).await
            }
            _ => return,
        };
        match found {
            Ok(fresh) => {
                *inner = fresh.inner.into_inner();
                self.publish();
            }
            Err(error) => {
                tracing::error!(event = "tournament-damaged", tournament = %self.id, cause = %error)
            }
        }
    }

    /// Puts actions on disk, and lets them happen.
    async fn commit(&self, inner: &mut Inner, actions: Vec<Action>) -> Result<(), HallError> {
        let at = self.now(inner);
        let before = inner.tournament.entries().len();
        let mut next = inner.tournament.clone();
        for action in actions {
            next.act(at, action)?;
        }
        let fresh = &next.entries()[before..];
        let bodies: Vec<String> = fresh.iter().map(written).collect();
        let people: Vec<UserId> = fresh.iter().filter_map(comer).collect();
        let open = |id: &MatchId| next.state().verdict(*id).is_none();
        let settled: Vec<MatchId> = inner.claims.keys().copied().filter(|id| !open(id)).collect();
        let numbers: Vec<u32> = settled.iter().map(|id| id.0).collect();
        let append = TournamentAppend {
            id: &self.id,
            seq: u32::try_from(before).unwrap_or(u32::MAX),
            at,
            bodies: &bodies,
            people: &people,
            settled: &numbers,
            stage: stage(next.state()).1,
        };
        self.deps.store.append_tournament(&append).await.map_err(|error| match error {
            StoreError::Conflict { .. } => HallError::Stale,
            other => other.into(),
        })?;
        inner.tournament = next;
        inner.claims.retain(|id, _| !settled.contains(id));
        self.publish();
        Ok(())
    }

    /// Does what is due by itself: pairings, tables, results of matches that are over, the end.
    pub(crate) async fn follow(&self, inner: &mut Inner) -> Result<(), HallError> {
        for _ in 0..MOST_STEPS {
            self.seat_all(inner).await;
            if self.gather(inner).await? {
                continue;
            }
            let now = self.now(inner);
            let due = inner.tournament.state().propose(now, seed()?);
            if due.is_empty() {
                return Ok(());
            }
            self.commit(inner, due).await?;
        }
        Ok(())
    }

    /// Sits down everybody who has to play and has no table yet.
    async fn seat_all(&self, inner: &mut Inner) {
        if !self.wish.online || inner.tournament.state().is_paused() {
            return;
        }
        let state = inner.tournament.state();
        let account = |entrant: EntrantId| {
            let person = state.person(entrant)?;
            person.account.as_deref().map(UserId::from)
        };
        let waiting: Vec<(MatchId, u32, [UserId; 2])> = state
            .running()
            .filter(|each| !inner.boards.contains_key(&each.id))
            .filter_map(|each| {
                let [a, b] = each.pairing.players;
                Some((each.id, each.length, [account(a)?, account(b)?]))
            })
            .collect();
        for (id, length, players) in waiting {
            let header = match inner.tournament.state().options().header(length) {
                Ok(header) => header,
                Err(error) => {
                    tracing::error!(event = "no-tournament-table", tournament = %self.id, cause = %error);
                    return;
                }
            };
            let sit = Sit {
                players,
                header,
                clock: options::clock(self.wish.clock, length),
                rated: inner.tournament.state().options().rated,
                public: self.wish.public,
            };
            match self.deps.boards.sit(&sit).await {
                Ok(sat) => {
                    let board = TournamentBoard {
                        number: id.0,
                        table_id: sat.table_id.clone(),
                        match_id: sat.match_id.clone(),
                    };
                    if let Err(error) = self.deps.store.add_tournament_board(&self.id, &board).await {
                        tracing::error!(event = "tournament-table-lost", tournament = %self.id, cause = %error);
                    }
                    inner.boards.insert(id, sat);
                    self.publish();
                }
                // The director sees that they have no table, and decides.
                Err(why) => {
                    tracing::warn!(event = "no-tournament-table", tournament = %self.id, r#match = id.0, why);
                }
            }
        }
    }

    /// Takes in the results of matches that are over; whether there was one.
    async fn gather(&self, inner: &mut Inner) -> Result<bool, HallError> {
        let state = inner.tournament.state();
        if state.stage() != Stage::Running {
            return Ok(false);
        }
        let open: Vec<(MatchId, [EntrantId; 2], pasch_wire::MatchId)> = state
            .running()
            .filter_map(|each| {
                let board = inner.boards.get(&each.id)?;
                Some((each.id, each.pairing.players, board.match_id.clone()))
            })
            .collect();
        let mut actions = Vec::new();
        for (id, players, match_id) in open {
            match self.deps.boards.outcome(&match_id).await {
                Ok(Some(found)) => {
                    let winner = Some(players[usize::from(found.winner == Seat::B)]);
                    let outcome = Outcome { winner, score: found.score, gammon: false };
                    actions.push(Action::Result { id, outcome });
                }
                Ok(None) => {}
                Err(why) => tracing::error!(event = "tournament-result-unread", r#match = %match_id, why),
            }
        }
        let mut any = false;
        for action in actions {
            match self.commit(inner, vec![action]).await {
                Ok(()) => any = true,
                // A result that does not fit, as of a match that was broken off, is for the director to decide.
                Err(HallError::Refused(why)) => {
                    tracing::warn!(event = "tournament-result-refused", tournament = %self.id, cause = %why);
                }
                Err(other) => return Err(other),
            }
        }
        Ok(any)
    }
}

/// Chance for what is drawn.
fn seed() -> Result<u64, HallError> {
    let mut bytes = [0_u8; 8];
    getrandom::fill(&mut bytes).map_err(|error| HallError::Random(error.to_string()))?;
    Ok(u64::from_le_bytes(bytes))
}

/// The user who enters by an entry.
fn comer(entry: &Entry) -> Option<UserId> {
    match &entry.action {
        Action::Registered { person } | Action::Replaced { person, .. } => {
            person.account.as_deref().map(UserId::from)
        }
        _ => None,
    }
}

/// An entry as its line of the log, in which nobody with an account is named.
pub fn written(entry: &Entry) -> String {
    let mut entry = entry.clone();
    if let Action::Registered { person } | Action::Replaced { person, .. } = &mut entry.action
        && person.account.is_some()
    {
        NAMELESS.clone_into(&mut person.name);
    }
    serde_json::to_string(&entry).unwrap_or_default()
}
