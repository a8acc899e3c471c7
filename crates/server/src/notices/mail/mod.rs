//! Mail to people who are away: what waits for them in correspondence, and that little time is left.
//!
//! Invariants: what was told, and when the next mail is due, stands in the store; whether it is still worth telling is
//! asked of the match itself before a mail is written; nobody gets a mail while they are here or on vacation, nor about a turn they
//! know of, nor more often than they like. Nothing waits for a mail: one task sends them, one after the other.

use std::sync::Arc;
use std::time::Duration;

use lettre::Address;
use pasch_credentials::token;
use pasch_delivery::{Brought, LetterError, Line, MailConfig, Waiting, Writer};
use pasch_messages::Describe;
use tokio_util::sync::CancellationToken;

use super::Notices;
use super::message::{goal, sides};
use super::spans::{LINK_MS, little};
use crate::people::language_of;
use crate::room::{RoomError, Rooms};
use crate::store::mail::{Letter, LetterRow, MailRow, Pace, ToldTurns, TurnRow};
use crate::store::{Store, StoreError};
use crate::tables::Tables;
use crate::timing::Vacations;
use crate::wire::{MatchId, MatchView, UserId};

/// How often the time is looked at.
const TICK: Duration = Duration::from_millis(200);

/// Mails taken up at a time.
const BATCH: u32 = 16;

/// Matches that one mail is about.
const TURNS: u32 = 50;

/// A link for a new password opens for so long, in milliseconds.
pub const RESET_MS: i64 = 3_600_000;

/// Who is here is looked for again after this long, in milliseconds.
const HERE_MS: i64 = 5 * 60_000;

/// A store or a match that cannot be asked is asked again after this long, in milliseconds.
const AGAIN_MS: i64 = 60_000;

/// Wait before the second try to bring a mail, in milliseconds; each further wait is four times as long.
const FIRST_WAIT_MS: i64 = 60_000;

/// A mail is tried so often: over some twenty-two hours.
const TRIES: u32 = 7;

/// What the task needs.
pub struct Mailing {
    /// What there is to tell.
    pub notices: Notices,
    pub rooms: Rooms,
    /// The tables, and who is here.
    pub tables: Tables,
    /// How mail is sent.
    pub config: MailConfig,
    /// The address under which people know the server.
    pub origin: String,
    pub vacations: Vacations,
}

/// Why a mail was not seen to.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("mail-error")]
enum MailError {
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// A match cannot be asked.
    #[describe(transparent)]
    Room(#[from] RoomError),
    /// It cannot be written.
    #[describe(transparent)]
    Letter(#[from] LetterError),
}

/// A mail that is written.
struct Written {
    to: Address,
    text: Vec<u8>,
    /// The matches it names, as the store is told.
    turns: Vec<(MatchId, i64, bool)>,
}

/// A match that waits for whoever sees it so, and the time for a move; `None` when it does not.
fn of_turn(view: &MatchView) -> Option<(Waiting, i64)> {
    let clock =
        view.clock.filter(|clock| clock.days && clock.running.is_some() && clock.running == view.you)?;
    let (own, other) = sides(view)?;
    let waiting = Waiting {
        match_id: view.id.clone(),
        other: other.name.clone(),
        score: format!("{}-{}", own.score, other.score),
        goal: goal(view),
        left: clock.delay,
        warns: false,
    };
    Some((waiting, clock.full))
}

/// Mails people until the server stops. What has still to go out then goes out after the next start.
pub async fn run(mailing: Mailing, stop: CancellationToken) {
    let mut tick = tokio::time::interval(TICK);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = tick.tick() => {}
        }
        let notices = &mailing.notices;
        let Some(alarm) = notices.mail.as_ref().filter(|alarm| alarm.take(notices.clock.now())) else {
            continue;
        };
        let done = tokio::select! {
            () = stop.cancelled() => return,
            done = mailing.all_due() => done,
        };
        match done {
            Ok(Some(next)) => alarm.set(next),
            Ok(None) => {}
            Err(error) => {
                tracing::error!(event = "not-mailed", cause = %error);
                alarm.set(notices.clock.now() + AGAIN_MS);
            }
        }
    }
}

impl Mailing {
    fn store(&self) -> &Arc<Store> {
        &self.notices.store
    }

    fn now(&self) -> i64 {
        self.notices.clock.now()
    }

    /// Sends what is due, over one connection; when the next is.
    async fn all_due(&self) -> Result<Option<i64>, StoreError> {
        let mut line = None;
        for letter in self.store().due_letters(self.now(), BATCH).await? {
            match self.write(&letter).await {
                Ok(Some(written)) => self.bring(&letter, &written, &mut line).await?,
                Ok(None) => {}
                Err(MailError::Store(error)) => return Err(error),
                Err(error) => {
                    tracing::error!(event = "mail-waits", user = %letter.user_id, cause = %error);
                    self.store().letter_again(&letter, self.now() + AGAIN_MS, false).await?;
                }
            }
        }
        if let Some(Ok(line)) = line {
            line.close().await;
        }
        self.store().next_letter().await
    }

    /// The mail as it is worth sending now; `None` when there is none, and the store knows.
    async fn write(&self, letter: &LetterRow) -> Result<Option<Written>, MailError> {
        let Some(mail) = self.store().mail_of(&letter.user_id).await? else { return Ok(None) };
        match letter.kind {
            Letter::Link => self.write_link(letter, &mail).await,
            Letter::Turns => self.write_turns(letter, &mail).await,
            Letter::Attempts => self.write_attempts(letter, &mail).await,
            Letter::Reset => self.write_reset(letter, &mail).await,
            Letter::NewPassword => {
                self.write_plain(letter, &mail, |writer, to, name| writer.new_password(to, name)).await
            }
            Letter::Changed(change) => {
                self.write_plain(letter, &mail, |writer, to, name| writer.changed(to, name, change)).await
            }
        }
    }

    async fn name(&self, user_id: &UserId) -> Result<String, StoreError> {
        Ok(self.store().user_name(user_id).await?.unwrap_or_default())
    }

    async fn writer(&self, user_id: &UserId) -> Result<Writer<'_>, StoreError> {
        let language = language_of(self.store(), user_id).await?;
        Ok(Writer { from: &self.config.from, origin: &self.origin, now: self.now(), language })
    }

    /// Each try has a token of its own, so that none is kept.
    async fn write_link(&self, letter: &LetterRow, mail: &MailRow) -> Result<Option<Written>, MailError> {
        let to = mail.asked.as_deref().and_then(|asked| asked.parse::<Address>().ok());
        let (link, hash) = token::new_token().map_err(LetterError::from)?;
        let is_asked = match &to {
            Some(to) => {
                self.store().mail_link(&mail.user_id, to.as_ref(), &hash, self.now() + LINK_MS).await?
            }
            None => false,
        };
        let Some(to) = to.filter(|_| is_asked) else {
            self.store().letter_done(letter).await?;
            return Ok(None);
        };
        let text = self.writer(&mail.user_id).await?.link(&to, &self.name(&mail.user_id).await?, &link)?;
        Ok(Some(Written { to, text, turns: Vec::new() }))
    }

    /// Whoever has seen the attempts meanwhile is not mailed.
    async fn write_attempts(&self, letter: &LetterRow, mail: &MailRow) -> Result<Option<Written>, MailError> {
        let to = mail.confirmed().and_then(|address| address.parse::<Address>().ok());
        let failures = self.store().sign_in_failures(&letter.user_id).await?;
        let (Some(to), Some(failures)) = (to, failures) else {
            self.store().letter_done(letter).await?;
            return Ok(None);
        };
        let text = self.writer(&letter.user_id).await?.attempts(
            &to,
            &self.name(&letter.user_id).await?,
            &failures,
        )?;
        Ok(Some(Written { to, text, turns: Vec::new() }))
    }

    /// Each try has a token of its own, so that none is kept.
    async fn write_reset(&self, letter: &LetterRow, mail: &MailRow) -> Result<Option<Written>, MailError> {
        let to = mail.confirmed().and_then(|address| address.parse::<Address>().ok());
        let (link, hash) = token::new_token().map_err(LetterError::from)?;
        let is_good = match &to {
            Some(to) => {
                self.store().reset_link(&mail.user_id, to.as_ref(), &hash, self.now() + RESET_MS).await?
            }
            None => false,
        };
        let Some(to) = to.filter(|_| is_good) else {
            self.store().letter_done(letter).await?;
            return Ok(None);
        };
        let text = self.writer(&mail.user_id).await?.reset(&to, &self.name(&mail.user_id).await?, &link)?;
        Ok(Some(Written { to, text, turns: Vec::new() }))
    }

    /// A mail of words alone, to the confirmed address.
    async fn write_plain(
        &self,
        letter: &LetterRow,
        mail: &MailRow,
        write: impl FnOnce(&Writer<'_>, &Address, &str) -> Result<Vec<u8>, LetterError>,
    ) -> Result<Option<Written>, MailError> {
        let Some(to) = mail.confirmed().and_then(|address| address.parse::<Address>().ok()) else {
            self.store().letter_done(letter).await?;
            return Ok(None);
        };
        let text = write(&self.writer(&letter.user_id).await?, &to, &self.name(&letter.user_id).await?)?;
        Ok(Some(Written { to, text, turns: Vec::new() }))
    }

    async fn write_turns(&self, letter: &LetterRow, mail: &MailRow) -> Result<Option<Written>, MailError> {
        let (store, user_id, now) = (self.store(), &mail.user_id, self.now());
        let wanted = mail.wanted().and_then(|(address, gap)| Some((address.parse::<Address>().ok()?, gap)));
        let Some((to, gap)) = wanted else {
            store.letter_done(letter).await?;
            return Ok(None);
        };
        if self.tables.lobby().ask(|hall| hall.is_here(user_id)) {
            store.letter_again(letter, now + HERE_MS, false).await?;
            return Ok(None);
        }
        if let Some(back) = self.vacations.away_until(user_id) {
            store.letter_again(letter, back, false).await?;
            return Ok(None);
        }
        let (mut waiting, mut turns, mut is_news) = (Vec::new(), Vec::new(), false);
        for turn in store.turns_of(user_id, TURNS).await? {
            let Some((one, full)) = self.waiting(&turn).await? else {
                store.no_turn(user_id, &turn.match_id).await?;
                continue;
            };
            let is_little = one.left <= little(full);
            if !is_little && !turn.warned && turn.warn_at <= now {
                // The server was away meanwhile, and the clock stood.
                store.put_warning(&turn, now + one.left - little(full)).await?;
            }
            let warns = is_little && !turn.warned;
            is_news |= !turn.told && turn.tell_at <= now && mail.told_at + gap <= now;
            is_news |= warns && mail.told_at + Pace::WARNING_GAP <= now;
            turns.push((turn.match_id, turn.since, is_little));
            waiting.push(Waiting { warns, ..one });
        }
        if !is_news {
            // Puts right when the next is due.
            store.turns_told(&ToldTurns { user_id, turns: &[], at: None }).await?;
            return Ok(None);
        }
        waiting.sort_by_key(|one| one.left);
        let text =
            self.writer(user_id).await?.turns(&to, &self.name(user_id).await?, &mail.stop, &waiting)?;
        Ok(Some(Written { to, text, turns }))
    }

    /// A match that waits, and the time of its clock; `None` when it does not.
    async fn waiting(&self, turn: &TurnRow) -> Result<Option<(Waiting, i64)>, RoomError> {
        match self.rooms.view(&turn.match_id, &turn.user_id, None, None).await {
            Ok((view, _)) => Ok(of_turn(&view)),
            Err(RoomError::NotFound | RoomError::NotYours | RoomError::Damaged { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Brings a mail over the connection, which is made when there has been none.
    async fn bring(
        &self,
        letter: &LetterRow,
        written: &Written,
        line: &mut Option<Result<Line, String>>,
    ) -> Result<(), StoreError> {
        if line.is_none() {
            *line = Some(Line::open(&self.config).await);
        }
        let brought = match line {
            Some(Ok(open)) => open.send(&written.to, &written.text).await,
            Some(Err(why)) => Brought::Later(why.clone()),
            None => return Ok(()),
        };
        let outcome = match &brought {
            Brought::Done => "done",
            Brought::NoSuchAddress(_) => "gone",
            Brought::Refused(_) => "refused",
            Brought::Later(_) => "later",
        };
        metrics::counter!("pasch_mails_total", "outcome" => outcome).increment(1);
        let (user, kind) = (&letter.user_id, letter.kind.word());
        match brought {
            Brought::Done => {
                tracing::info!(event = "mailed", user = user.as_str(), kind);
                self.told(letter, written, Some(self.now())).await
            }
            Brought::NoSuchAddress(code) => {
                tracing::warn!(event = "mail-address-refused", user = user.as_str(), kind, code);
                self.store().refuse_mail(user, written.to.as_ref()).await?;
                self.store().letter_done(letter).await
            }
            Brought::Refused(code) => {
                tracing::warn!(event = "mail-refused", user = user.as_str(), kind, code);
                self.told(letter, written, None).await
            }
            Brought::Later(why) if letter.tries + 1 >= TRIES => {
                tracing::warn!(event = "mail-given-up", user = user.as_str(), kind, why);
                self.told(letter, written, None).await
            }
            Brought::Later(why) => {
                // Whatever state the connection is in, the next mail begins anew.
                if let Some(Ok(broken)) = line.take_if(|line| line.is_ok()) {
                    drop(broken);
                }
                tracing::warn!(event = "mail-later", user = user.as_str(), kind, tries = letter.tries, why);
                let due_at = self.now() + (FIRST_WAIT_MS << (2 * letter.tries));
                self.store().letter_again(letter, due_at, true).await
            }
        }
    }

    /// A mail is there, or never will be.
    async fn told(&self, letter: &LetterRow, written: &Written, at: Option<i64>) -> Result<(), StoreError> {
        match letter.kind {
            Letter::Link | Letter::Attempts | Letter::Reset | Letter::NewPassword | Letter::Changed(_) => {
                self.store().letter_done(letter).await
            }
            Letter::Turns => {
                let told = ToldTurns { user_id: &letter.user_id, turns: &written.turns, at };
                self.store().turns_told(&told).await
            }
        }
    }
}
