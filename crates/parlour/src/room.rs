//! A room: one chouette, its people, and whoever looks.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use pasch_chouette::{Action, Chouette, Intent, Phase, Seat, TEAM, decide, join, waits_for, write_action};
use pasch_club::{Judged, Person, Said, Scene, intent, view};
use pasch_rules::Die;
use pasch_store::StoreError;
use pasch_store::chouettes::{ChouetteAppend, ChouetteComer};
use pasch_table::dice::{DiceError, Occasion};
use pasch_wire::{ChouetteId, ChouetteIntent, ChouetteView, MatchId, UserId};
use tokio::sync::{Mutex, watch};

use crate::load::{Folded, NAMELESS, bot_name, load};
use crate::{Deps, ParlourError};

/// Whoever was away for so long, while the others wait, can be sent away, in milliseconds.
pub const AWAY_MS: i64 = 120_000;

/// A chouette that is in memory.
pub struct Room {
    pub(crate) id: ChouetteId,
    pub(crate) deps: Arc<Deps>,
    pub(crate) inner: Mutex<Inner>,
    /// Counts changes.
    pub(crate) changed: watch::Sender<u64>,
    /// A task lets the bots play.
    pub(crate) driving: AtomicBool,
    /// What has been judged so far.
    pub(crate) judged: Mutex<Judgements>,
}

/// The decisions of the first games, judged.
#[derive(Default)]
pub struct Judgements {
    pub(crate) games: u32,
    pub(crate) list: Vec<Judged>,
}

/// Everything of a room that changes.
pub struct Inner {
    pub(crate) folded: Folded,
    pub(crate) talk: Vec<Said>,
    /// When lines were said lately, and by whom, in milliseconds of the clock that never steps.
    pub(crate) said: Vec<(Seat, i64)>,
    /// Open pages of each user.
    here: HashMap<UserId, usize>,
    /// Since when nobody of a user's pages is open; the room's own beginning for those who have not come yet.
    gone: HashMap<UserId, i64>,
    begun: i64,
    /// Since when the team may roll.
    turned: i64,
}

/// Somebody who takes a seat.
enum Comer<'a> {
    Person(&'a UserId),
    Bot(&'a str),
}

impl Room {
    pub(crate) fn new(id: ChouetteId, deps: Arc<Deps>, folded: Folded, talk: Vec<Said>) -> Self {
        let begun = deps.clock.monotonic();
        let inner = Inner {
            folded,
            talk,
            said: Vec::new(),
            here: HashMap::new(),
            gone: HashMap::new(),
            begun,
            turned: begun,
        };
        Self {
            id,
            deps,
            inner: Mutex::new(inner),
            changed: watch::Sender::new(0),
            driving: AtomicBool::new(false),
            judged: Mutex::default(),
        }
    }

    /// Tells whoever looks that something is different.
    pub(crate) fn publish(&self) {
        self.changed.send_modify(|changes| *changes += 1);
    }

    /// The chouette as a user may see it.
    pub(crate) async fn view(&self, user: &UserId) -> ChouetteView {
        let inner = self.inner.lock().await;
        self.view_of(&inner, user)
    }

    fn view_of(&self, inner: &Inner, user: &UserId) -> ChouetteView {
        let viewer = inner.seat(user);
        let now = self.deps.clock.monotonic();
        let people: Vec<Person> = inner.folded.people.iter().map(|one| inner.connected(one)).collect();
        let scene = Scene {
            id: &self.id,
            seq: inner.folded.seq,
            state: &inner.folded.state,
            people: &people,
            steps: &inner.folded.steps.shown(viewer),
            talk: &inner.talk,
            away: &inner.away(now),
            roll_in: u32::try_from(self.roll_in(inner)).unwrap_or(0),
        };
        view(&scene, viewer)
    }

    /// Milliseconds until the captain may roll, because somebody else may double meanwhile.
    pub(crate) fn roll_in(&self, inner: &Inner) -> i64 {
        let state = &inner.folded.state;
        if state.phase() != Phase::ToRoll(TEAM) {
            return 0;
        }
        let doubles = |seat: Seat| {
            let person = &inner.folded.people[seat.index()];
            let is_there = person.id.as_ref().is_some_and(|id| inner.is_here(id));
            is_there && state.captain() != Some(seat) && !state.doublable(seat).is_empty()
        };
        if !state.line().iter().copied().any(doubles) {
            return 0;
        }
        (inner.turned + self.deps.pace.members - self.deps.clock.monotonic()).max(0)
    }

    /// Does what a player wants.
    pub(crate) async fn act(
        &self,
        user: &UserId,
        seq: u32,
        wish: &ChouetteIntent,
    ) -> Result<ChouetteView, ParlourError> {
        let mut inner = self.inner.lock().await;
        let seat = inner.seat(user).ok_or(ParlourError::NotSeated)?;
        if seq != inner.folded.seq {
            return Err(ParlourError::Stale);
        }
        if let ChouetteIntent::Dismiss { seat: away } = wish {
            let (away, now) = (Seat(*away), self.deps.clock.monotonic());
            if !inner.folded.state.is_present(seat) {
                return Err(ParlourError::NotSeated);
            }
            if away == seat || !inner.away(now).contains(&away) {
                return Err(ParlourError::NotAway);
            }
            self.wish(&mut inner, away, &Intent::Leave).await?;
        } else if let Some(wish) = intent(&inner.folded.state, wish)? {
            self.wish(&mut inner, seat, &wish).await?;
        }
        Ok(self.view_of(&inner, user))
    }

    /// Does what a seat wants.
    pub(crate) async fn wish(&self, inner: &mut Inner, by: Seat, wish: &Intent) -> Result<(), ParlourError> {
        if *wish == Intent::Roll && inner.folded.state.captain() == Some(by) {
            let wait = self.roll_in(inner);
            if wait > 0 {
                return Err(ParlourError::MembersFirst { seconds: (wait + 999) / 1000 });
            }
        }
        let mut failed: Option<DiceError> = None;
        let occasion = Occasion {
            match_id: &MatchId::from(self.id.as_str()),
            game: u32::try_from(inner.folded.state.rows().len()).unwrap_or(u32::MAX).saturating_add(1),
            index: inner.folded.seq,
        };
        let mut throw = || {
            let mut die = [Die::ALL[0]];
            if let Err(error) = self.deps.dice.throw(&occasion, &mut die) {
                failed = Some(error);
            }
            die[0]
        };
        let decided = decide(&inner.folded.state, by, wish, &mut throw);
        if let Some(error) = failed {
            return Err(error.into());
        }
        self.commit(inner, &decided?, None).await
    }

    /// A person takes a seat, or comes back to it.
    pub(crate) async fn join(&self, user: &UserId, name: &str) -> Result<ChouetteView, ParlourError> {
        let mut inner = self.inner.lock().await;
        match inner.seat(user) {
            Some(seat) if inner.folded.state.is_present(seat) => {}
            known => {
                for person in inner.present() {
                    if let Some(other) = &person.id
                        && self.deps.store.has_blocked(other, user).await?
                    {
                        return Err(ParlourError::NotWanted);
                    }
                }
                if let Some(seat) = known {
                    self.wish(&mut inner, seat, &Intent::Return).await?;
                } else {
                    let actions = join(&inner.folded.state, name)?;
                    self.commit(&mut inner, &actions, Some(&Comer::Person(user))).await?;
                }
            }
        }
        Ok(self.view_of(&inner, user))
    }

    /// The computer takes a seat.
    pub(crate) async fn seat_bot(&self, user: &UserId, level: &str) -> Result<ChouetteView, ParlourError> {
        let mut inner = self.inner.lock().await;
        let seat = inner.seat(user).filter(|seat| inner.folded.state.is_present(*seat));
        if seat.is_none() {
            return Err(ParlourError::NotSeated);
        }
        if !pasch_workers::bot_plays(level, inner.folded.state.rules()) {
            return Err(ParlourError::NoBot);
        }
        let names: Vec<String> = inner.folded.state.people().iter().map(|one| one.name.clone()).collect();
        let actions = join(&inner.folded.state, &bot_name(level, &names))?;
        self.commit(&mut inner, &actions, Some(&Comer::Bot(level))).await?;
        Ok(self.view_of(&inner, user))
    }

    /// Puts actions on disk, and lets them happen.
    async fn commit(
        &self,
        inner: &mut Inner,
        actions: &[Action],
        comer: Option<&Comer<'_>>,
    ) -> Result<(), ParlourError> {
        let mut next = inner.folded.clone();
        if let Some(comer) = comer {
            next.people.push(match comer {
                Comer::Person(id) => Person { id: Some((*id).clone()), ..Person::default() },
                Comer::Bot(level) => Person { level: Some((*level).to_owned()), ..Person::default() },
            });
        }
        for action in actions {
            next.happen(action)?;
        }
        let bodies: Vec<String> = actions.iter().map(written).collect();
        let seat = u32::try_from(inner.folded.people.len()).unwrap_or(u32::MAX);
        let comer = comer.map(|comer| match comer {
            Comer::Person(id) => ChouetteComer { seat, user_id: Some(id), level: None },
            Comer::Bot(level) => ChouetteComer { seat, user_id: None, level: Some(level) },
        });
        let append = ChouetteAppend {
            id: &self.id,
            seq: inner.folded.seq,
            at: self.deps.clock.now(),
            bodies: &bodies,
            comer,
            games: u32::try_from(next.state.rows().len()).unwrap_or(u32::MAX),
        };
        self.deps.store.append_chouette(&append).await.map_err(|error| match error {
            StoreError::Conflict { .. } => ParlourError::Stale,
            other => other.into(),
        })?;
        let may_roll = |state: &Chouette| state.phase() == Phase::ToRoll(TEAM);
        if may_roll(&next.state) && !may_roll(&inner.folded.state) {
            inner.turned = self.deps.clock.monotonic();
        }
        inner.folded = next;
        self.publish();
        Ok(())
    }

    /// Reads the log anew if the room is behind it. Whoever has a page open stays, and sees it.
    pub(crate) async fn look_again(&self) {
        let mut inner = self.inner.lock().await;
        let found = match self.deps.store.chouette(&self.id).await {
            Ok(Some(row)) if row.seq != inner.folded.seq => load(&self.deps.store, &row).await,
            _ => return,
        };
        match found {
            Ok((folded, talk)) => {
                inner.folded = folded;
                inner.talk = talk;
                self.publish();
            }
            Err(error) => tracing::error!(event = "chouette-damaged", chouette = %self.id, cause = %error),
        }
    }

    /// A page is open from now on.
    pub(crate) async fn enter(&self, user: &UserId) {
        let mut inner = self.inner.lock().await;
        *inner.here.entry(user.clone()).or_default() += 1;
        inner.gone.remove(user);
        self.publish();
    }

    /// A page is closed.
    pub(crate) async fn leave(&self, user: &UserId) {
        let mut inner = self.inner.lock().await;
        let left = inner.here.get_mut(user).map(|pages| {
            *pages -= 1;
            *pages
        });
        if left == Some(0) {
            inner.here.remove(user);
            let now = self.deps.clock.monotonic();
            inner.gone.insert(user.clone(), now);
            self.publish();
        }
    }
}

impl Inner {
    /// The seat of a user.
    pub(crate) fn seat(&self, user: &UserId) -> Option<Seat> {
        let place = self.folded.people.iter().position(|person| person.id.as_ref() == Some(user));
        place.and_then(|place| u16::try_from(place).ok()).map(Seat)
    }

    /// Everybody who is there, bots too.
    fn present(&self) -> impl Iterator<Item = &Person> {
        let state = &self.folded.state;
        self.folded
            .people
            .iter()
            .zip(state.people())
            .filter(|(_, known)| known.present)
            .map(|(person, _)| person)
    }

    fn is_here(&self, user: &UserId) -> bool {
        self.here.contains_key(user)
    }

    /// Whether any page is open.
    pub(crate) fn is_watched(&self) -> bool {
        !self.here.is_empty()
    }

    fn connected(&self, person: &Person) -> Person {
        let connected = person.id.as_ref().is_some_and(|id| self.is_here(id));
        Person { connected, ..person.clone() }
    }

    /// Players who can be sent away: they have been away for long, and the others wait for them.
    fn away(&self, now: i64) -> Vec<Seat> {
        let state = &self.folded.state;
        let waited = waits_for(state);
        let leads = |seat: Seat| state.box_seat() == Some(seat) || state.captain() == Some(seat);
        let is_away = |person: &Person| {
            let Some(id) = &person.id else { return false };
            !self.is_here(id) && now - self.gone.get(id).copied().unwrap_or(self.begun) >= AWAY_MS
        };
        let seats = self.folded.people.iter().zip(0..).map(|(person, seat)| (person, Seat(seat)));
        seats
            .filter(|(person, seat)| state.is_present(*seat) && is_away(person))
            .filter(|(_, seat)| waited.contains(seat) || (state.game().is_none() && leads(*seat)))
            .map(|(_, seat)| seat)
            .collect()
    }
}

/// An action as its line of the log, in which nobody is named.
fn written(action: &Action) -> String {
    match action {
        Action::Joined { .. } => write_action(&Action::Joined { name: NAMELESS.to_owned() }),
        action => write_action(action),
    }
}
