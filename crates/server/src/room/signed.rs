//! Dice by `pasch-dice/3` while a match is played: whose keys they are bound to, who is told of them, what waits for them.
//!
//! The record of a match begins when the keys of both players are known; then the server binds itself and tells. What the
//! rules allow is entered with the action that it belongs to; nothing is told before it is stored.

use pasch_dice::v3::{Context, Epoch, Hash, Key, Keys, Patience, Receipt, Salt, Secret, Terms, Turn};
use pasch_messages::message;
use pasch_rules::{ByPlayer, Phase, Player};

use super::actor::{Actor, Done};
use super::ask::Ask;
use super::memory::{Heard, Known};
use super::{Refused, RoomError};
use crate::dice::{Dice, DiceError};
use crate::host_key::random;
use crate::mirror::fair::same;
use crate::timing::{ClockRule, DiceWaits};
use crate::wire::{FairContext, FairItem, FairKnown, FairPart, ServerMessage, UserId};
use pasch_table::fair::{SignedDice, party};

/// All free waiting for links in a match together, in milliseconds.
const PATIENCE_IN_ALL: u64 = 60_000;

/// Where a match stands, in the words of the dice.
pub fn turn_of(phase: &Phase) -> Turn {
    match phase {
        Phase::Opening | Phase::GameOver(_) => Turn::Begin,
        Phase::MatchOver { .. } => Turn::Over,
        Phase::ToRoll { player } => Turn::Roll { by: party(*player), may_double: false, may_be_over: false },
        other => other.decider().map_or(Turn::Begin, |player| Turn::Other(party(player))),
    }
}

/// The clock in words.
fn clock_words(rule: ClockRule) -> String {
    match rule {
        ClockRule::None => "none".to_owned(),
        ClockRule::Delay { delay, reserve } => format!("{delay} s + {reserve} s"),
        ClockRule::Days { days } => format!("{days} days"),
    }
}

impl Actor {
    pub(super) fn patience(&self) -> Patience {
        let per_throw = u64::try_from(self.deps.dice_patience.as_millis()).unwrap_or(u64::MAX);
        Patience { per_throw, in_all: PATIENCE_IN_ALL }
    }

    /// Reads the record of the match's dice from the store.
    pub(super) async fn open_record(&mut self) {
        if let Err(error) = self.read_record().await {
            tracing::error!(event = "dice-not-read", r#match = %self.door.match_id(), cause = %error);
            self.doubt();
        }
    }

    async fn read_record(&mut self) -> Result<(), RoomError> {
        let (store, id) = (&self.deps.store, self.door.match_id());
        let rows = store.dice_entries(id).await?;
        if rows.is_empty() {
            // A match that was begun otherwise goes on as it was begun; so does one from a position that was set up.
            let is_new =
                self.table.seq() == 0 && !self.table.is_by_hand() && store.dice_steps(id).await?.is_empty();
            self.signed.dice = None;
            self.signed.is_used = is_new && matches!(self.deps.dice, Dice::Signed);
            return Ok(());
        }
        let secrets = store.dice_secrets(id).await?;
        let dice = SignedDice::load(&rows, secrets.as_deref(), self.deps.signer.signer(), self.patience());
        let dice = dice.map_err(|error| RoomError::Damaged {
            match_id: id.to_owned(),
            at: error.row,
            cause: error.to_string(),
        })?;
        // One whose record has ended before it goes on with ordinary means.
        let has_ended = dice.as_ref().is_some_and(|dice| dice.host().transcript().result().is_some());
        self.signed.is_used = !has_ended || self.table.is_over();
        self.signed.dice = dice;
        Ok(())
    }

    /// Whether a throw is declared and links are missing.
    pub(super) fn waits_for_links(&self) -> bool {
        self.signed.is_used
            && self.signed.dice.as_ref().is_some_and(|dice| dice.is_pending() || dice.is_restored())
    }

    /// Whether a game would begin but for dice that are waited for.
    pub(super) fn waits_for_dice_to_begin(&self) -> bool {
        // A game that waits for a player who has not come begins when it is time, without that player's share.
        self.waits_for_links() || (self.signed.is_used && self.signed.starts && self.signed.dice.is_some())
    }

    /// What waiting for dice means for the clocks.
    pub(super) fn dice_waits(&self) -> DiceWaits {
        match &self.signed.dice {
            Some(dice) if self.signed.is_used => dice.waits(),
            _ => DiceWaits::default(),
        }
    }

    /// A socket has come: notes its player's key, and tells it of the dice.
    pub(super) async fn meet(
        &mut self,
        socket: u64,
        listens: bool,
        signs: Option<String>,
        knows: Option<FairKnown>,
    ) {
        if let Err(error) = self.try_meet(socket, listens, signs, knows).await {
            tracing::info!(event = "dice-refused", r#match = %self.door.match_id(), socket, reason = %error);
            self.refuse(socket, String::new(), &error);
        }
    }

    async fn try_meet(
        &mut self,
        socket: u64,
        listens: bool,
        signs: Option<String>,
        knows: Option<FairKnown>,
    ) -> Result<(), RoomError> {
        let Some(user_id) = self.sockets.get(&socket).map(|known| known.user_id.clone()) else {
            return Ok(());
        };
        if !self.signed.is_used {
            return Ok(());
        }
        let seats: Vec<Player> =
            Player::BOTH.into_iter().filter(|&player| self.rights(&user_id, None).decide(player)).collect();
        let key: Option<Key> = match &signs {
            None => None,
            Some(text) => Some(text.parse().map_err(|_| bad_key())?),
        };
        if key == Some(self.deps.signer.key()) {
            return Err(bad_key());
        }
        if key.is_some() || (listens && seats.is_empty()) {
            let m = knows.as_ref().and_then(|known| known.m.parse().ok()).unwrap_or(Hash([0; 32]));
            self.signed.heard.insert(socket, Heard { m, k: knows.map_or(0, |known| known.k) });
        }
        let now = self.deps.clock.now();
        if let (Some(key), false) = (key, seats.is_empty()) {
            self.deps.store.keep_dice_key(&user_id, &key.0, now).await?;
        }
        if self.signed.dice.is_none() {
            for (at, &player) in seats.iter().enumerate() {
                self.signed.keys[player] = match (key, self.signed.keys[player]) {
                    // Two people at one screen have one key: it stands for the first seat.
                    (Some(_), _) if at > 0 => Known::Without,
                    (Some(key), _) => Known::Key(key, self.key_since(&user_id, now).await?),
                    (None, Known::Nothing) => Known::Without,
                    (None, known) => known,
                };
            }
            if Player::BOTH.into_iter().all(|player| self.has_come(player)) && !self.table.is_over() {
                self.begin_record().await?;
            }
        }
        self.tell_entries_to(socket, true);
        for player in seats {
            self.signed.came_back[player] |= key.is_some();
        }
        self.renew_record().await?;
        self.go_on_with_dice().await
    }

    /// Whether a player's page has said a key or that it has none, or the player has acted without a page.
    fn has_come(&self, player: Player) -> bool {
        let signed = &self.signed;
        self.seats.0[player].bot_level().is_some()
            || signed.keys[player] != Known::Nothing
            || signed.acted[player]
    }

    /// Somebody acts before the record has begun. Whether the first game has to wait for a player of whom no key is known: a
    /// page that opens a moment later would have no share in the dice.
    pub(super) async fn waits_for_keys(&mut self, user_id: &UserId) -> Result<bool, RoomError> {
        if self.signed.dice.is_some() {
            return Ok(false);
        }
        for player in Player::BOTH {
            self.signed.acted[player] |= self.rights(user_id, None).decide(player);
        }
        for player in Player::BOTH.into_iter().filter(|&player| !self.has_come(player)) {
            if let Some(person) = self.seats.person(player)
                && self.deps.store.dice_key(person).await?.is_none()
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A page of the other player's may be on its way; a program may never come.
    pub(super) fn set_time_for_keys(&self) {
        let (mailbox, patience) = (self.door.mailbox.downgrade(), self.deps.dice_patience);
        tokio::spawn(async move {
            tokio::time::sleep(patience).await;
            if let Some(mailbox) = mailbox.upgrade() {
                // A room that is gone waits for nothing.
                let _ = mailbox.send(Ask::KeysLate).await;
            }
        });
    }

    /// The first game has waited long enough: it begins without the share of who has not come.
    pub(super) async fn keys_are_late(&mut self) {
        if self.signed.dice.is_some() || !self.signed.starts || self.table.is_over() {
            return;
        }
        let mut begun = self.begin_record().await;
        if begun.is_ok() {
            begun = self.go_on_with_dice().await;
        }
        if let Err(error) = begun {
            tracing::error!(event = "dice-failed", r#match = %self.door.match_id(), cause = %error);
            self.doubt();
        }
    }

    async fn key_since(&self, user_id: &UserId, now: i64) -> Result<i64, RoomError> {
        Ok(self.deps.store.dice_key(user_id).await?.map_or(now, |row| row.since))
    }

    /// Begins the record: with the keys that are known, and for players who have not come with their latest.
    pub(super) async fn begin_record(&mut self) -> Result<(), RoomError> {
        if self.signed.dice.is_some() {
            return Ok(());
        }
        let mut keys: ByPlayer<Option<(Key, i64)>> = ByPlayer::default();
        let server = self.deps.signer.key();
        for player in Player::BOTH {
            keys[player] = match (self.seats.person(player), self.signed.keys[player]) {
                (None, _) => Some((server, 0)),
                (Some(_), Known::Key(key, since)) => Some((key, since)),
                (Some(_), Known::Without) => None,
                (Some(user_id), Known::Nothing) => {
                    let row = self.deps.store.dice_key(user_id).await?;
                    row.map(|row| (Key(row.public), row.since)).filter(|(key, _)| *key != server)
                }
            };
        }
        // One key stands for one player: for who has used it longer.
        if let (Some((a, a_since)), Some((b, b_since))) = (keys.a, keys.b)
            && a == b
        {
            keys[if a_since <= b_since { Player::B } else { Player::A }] = None;
        }
        let game = self.table.dice_context_of(1);
        let rule = self.post.as_ref().map_or(ClockRule::None, |post| post.rule);
        let context = Context {
            host: self.deps.signer.host().to_owned(),
            match_id: game.match_id,
            epoch: Epoch(drawn()?),
            terms: Terms {
                rules: self.table.games_in_words(),
                length: self.table.state().length(),
                clock: clock_words(rule),
                rated: self.post.as_ref().is_some_and(|post| post.rated),
                strict: self.post.as_ref().is_some_and(|post| post.strict),
            },
            players: game.players,
            keys: Keys { server, a: keys.a.map(|(key, _)| key), b: keys.b.map(|(key, _)| key) },
        };
        let at = self.now();
        let mut dice = SignedDice::new(context, self.deps.signer.signer(), self.patience(), at)
            .map_err(super::signed_messages::denied)?;
        bind(&mut dice, at)?;
        self.signed.dice = Some(dice);
        self.write_entries().await
    }

    /// Writes what was entered and no action goes with. After a failure the record is read again.
    pub(super) async fn write_entries(&mut self) -> Result<(), RoomError> {
        let Some(dice) = &mut self.signed.dice else { return Ok(()) };
        let rows = dice.take_unwritten();
        if let Err(error) = self.deps.store.add_dice(self.door.match_id(), &rows).await {
            self.doubt();
            self.refresh().await?;
            return Err(error.into());
        }
        self.tell_entries();
        Ok(())
    }

    /// After a restore: begins a new epoch once every player who signs has come back.
    pub(super) async fn renew_record(&mut self) -> Result<(), RoomError> {
        let Some(dice) = self.signed.dice.as_ref().filter(|dice| dice.is_restored()) else { return Ok(()) };
        if Player::BOTH.into_iter().any(|player| dice.has_chain(player) && !self.signed.came_back[player]) {
            return Ok(());
        }
        let at = self.now();
        let epoch = Epoch(drawn()?);
        let mut renewed = dice.renewed(epoch, at).map_err(super::signed_messages::denied)?;
        bind(&mut renewed, at)?;
        self.signed.dice = Some(renewed);
        tracing::info!(event = "dice-epoch", r#match = %self.door.match_id());
        self.write_entries().await
    }

    /// Does what the server can for the next throw: binds its chain, begins a game, opens what everybody has shown.
    pub(super) async fn go_on_with_dice(&mut self) -> Result<(), RoomError> {
        if !self.signed.is_used || self.table.is_over() {
            return Ok(());
        }
        let at = self.now();
        let Some(dice) = self.signed.dice.as_mut().filter(|dice| !dice.is_restored()) else { return Ok(()) };
        if bind(dice, at)? {
            self.write_entries().await?;
        }
        let Some(dice) = &mut self.signed.dice else { return Ok(()) };
        if self.signed.starts && !dice.is_pending() && dice.host().transcript().is_bound() {
            self.signed.starts = false;
            if matches!(self.table.state().phase(), Phase::Opening | Phase::GameOver(_)) {
                dice.begin(at).map_err(super::signed_messages::denied)?;
                if !dice.host().is_ready() {
                    self.write_entries().await?;
                }
            }
        }
        if self.signed.dice.as_ref().is_some_and(|dice| dice.is_pending() && dice.host().is_ready()) {
            self.open_throw().await?;
        }
        Ok(())
    }

    /// A game begins by itself: the dice for it are asked for.
    pub(super) async fn begin_by_itself(&mut self) -> Result<(), RoomError> {
        self.start_signed(Player::A, super::SERVER, None).await.map(|_: Done| ())
    }

    /// Tells every socket that listens what is new.
    pub(super) fn tell_entries(&mut self) {
        let mut receipt = None;
        let sockets: Vec<u64> = self.signed.heard.keys().copied().collect();
        for socket in sockets {
            self.tell_entries_with(socket, false, &mut receipt);
        }
    }

    /// Tells a socket what it does not know; `always` also where that is nothing.
    pub(super) fn tell_entries_to(&mut self, socket: u64, always: bool) {
        self.tell_entries_with(socket, always, &mut None);
    }

    /// As [`Self::tell_entries_to`], with one receipt of the head for all.
    fn tell_entries_with(&mut self, socket: u64, always: bool, receipt: &mut Option<Receipt>) {
        let (Some(dice), Some(heard)) = (&self.signed.dice, self.signed.heard.get_mut(&socket)) else {
            return;
        };
        let (host, m, head) = (dice.host(), dice.host().transcript().m(), dice.head());
        let from = if heard.m == m { heard.k.min(head.k) } else { 0 };
        if heard.m == m && heard.k == head.k && !always {
            return;
        }
        (heard.m, heard.k) = (m, head.k);
        let receipt = receipt.get_or_insert_with(|| host.receipt());
        let told = || -> Result<ServerMessage, serde_json::Error> {
            let earlier = if from == 0 { host.past() } else { &[] };
            let before: Vec<FairPart> = earlier.iter().map(same).collect::<Result<_, _>>()?;
            let items: Vec<FairItem> =
                host.items()[from as usize..].iter().map(same).collect::<Result<_, _>>()?;
            let context: FairContext = same(host.transcript().context())?;
            let receipt = same(receipt)?;
            Ok(ServerMessage::DiceTold { context: Box::new(context), from, items, receipt, before })
        };
        match told() {
            Ok(message) => self.send(socket, message),
            Err(error) => {
                tracing::error!(event = "dice-not-told", r#match = %self.door.match_id(), cause = %error);
            }
        }
    }
}

/// Binds the server where that is due; whether it was.
fn bind(dice: &mut SignedDice, at: i64) -> Result<bool, RoomError> {
    let (seed, salt) = (drawn()?, drawn()?);
    dice.bind(&Secret(seed), Salt(salt), at).map_err(super::signed_messages::denied)
}

fn drawn<const N: usize>() -> Result<[u8; N], RoomError> {
    random().map_err(|error| RoomError::Random(DiceError::System(error.to_string())))
}

fn bad_key() -> RoomError {
    RoomError::Refused(Refused::new("dice-bad-key", message!("dice-key")))
}
