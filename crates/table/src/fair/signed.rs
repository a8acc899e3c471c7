//! The dice of one match by `pasch-dice/3`: its host, what is stored of it, and how long players have waited for them.

use pasch_dice::Party;
use pasch_dice::v3::{
    self, Answer, Body, Context, Denied, Entry, Epoch, Game as _, Head, Host, Item, Link, Message, Outline,
    Patience, Receipt, Record, Salt, Secret, Signer, Stamp, Stored, Turn, Waits, Word, next_line,
};
use pasch_messages::Describe;
use pasch_rules::Player;
use serde::{Deserialize, Serialize};

use super::packed::{Packed, declared, pack, pack_context, unpack};
use super::rows::{DiceEntryRow, DiceRows, Secrets};
use crate::clocks::{Aside, DiceWaits, Pause};

/// Rows that are no dice of a match.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("damaged-record")]
pub struct DamagedRecord {
    /// Number of the row, from 1.
    pub row: u32,
    /// The fault that was found, in words.
    pub cause: String,
}

/// What the store keeps beside the record, until the match is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Hidden {
    seeds: Vec<Secret>,
    releases: [Option<(Link, Stamp)>; 2],
    deposits: [Option<Link>; 2],
    late: [Option<Message>; 2],
    /// When links for the throw that is pending came, in milliseconds since 1970.
    came: [Option<i64>; 2],
}

/// The dice of one match.
#[derive(Clone, Debug)]
pub struct SignedDice {
    host: Host<Outline>,
    signer: Signer,
    patience: Patience,
    /// Rows stored or to be stored, see [`SignedDice::rows`].
    rows: u32,
    unwritten: Vec<DiceEntryRow>,
    /// The link of the declaration that is pending.
    declared: Option<(Party, Link)>,
    /// The secrets are lost, or others know them: a new epoch has to begin.
    is_restored: bool,
    /// When the latest entry was made, in milliseconds since 1970.
    latest: i64,
    came: [Option<i64>; 2],
    /// How long each player has let the other wait at no cost, in milliseconds.
    spent: [u64; 2],
    waits: DiceWaits,
}

/// Whom a match waited for before an entry.
struct Standing {
    /// The server, or players for their links: the clock of whoever is on turn rests.
    is_held: bool,
    is_pending: bool,
    /// Players whose links or chains are wanted.
    owing: Vec<Party>,
}

/// The party at a seat, and the other way round.
#[must_use]
pub const fn party(player: Player) -> Party {
    super::seat_party(player)
}

/// The seat of a party.
#[must_use]
pub const fn player(party: Party) -> Option<Player> {
    match party {
        Party::Server => None,
        Party::A => Some(Player::A),
        Party::B => Some(Player::B),
    }
}

const fn seat(player: Player) -> usize {
    match player {
        Player::A => 0,
        Player::B => 1,
    }
}

impl SignedDice {
    /// The dice of a new match, before anything is entered.
    ///
    /// # Errors
    /// When the context cannot be written down.
    pub fn new(context: Context, signer: Signer, patience: Patience, at: i64) -> Result<Self, Denied> {
        let row = pack_context(&context);
        let outline = Outline::new(context.terms.length);
        let mut dice = Self::over(Host::new(context, outline, signer.clone())?, signer, patience, at);
        dice.push(at, row);
        Ok(dice)
    }

    fn over(host: Host<Outline>, signer: Signer, patience: Patience, at: i64) -> Self {
        Self {
            host,
            signer,
            patience,
            rows: 0,
            unwritten: Vec::new(),
            declared: None,
            is_restored: false,
            latest: at,
            came: [None; 2],
            spent: [0; 2],
            waits: DiceWaits::default(),
        }
    }

    /// As the store has them; `None` without a record. Without secrets a match that is not over goes on in a new epoch.
    ///
    /// # Errors
    /// When a row cannot be read or does not follow from those before it.
    pub fn load(
        rows: &[DiceEntryRow],
        secrets: Option<&[u8]>,
        signer: Signer,
        patience: Patience,
    ) -> Result<Option<Self>, DamagedRecord> {
        let Some(first) = rows.first() else { return Ok(None) };
        let mut dice: Option<Self> = None;
        for (row, number) in rows.iter().zip(1..) {
            let damaged = |cause: String| DamagedRecord { row: number, cause };
            if row.number != number {
                return Err(damaged(format!("is missing; the next one is {}", row.number)));
            }
            let pending = dice.as_ref().and_then(|dice| dice.declared);
            let packed = unpack(&row.body, pending).map_err(|error| damaged(error.to_string()))?;
            dice = Some(match (packed, dice) {
                (Packed::Context(context), None) => {
                    let outline = Outline::new(context.terms.length);
                    let host = Host::new(*context, outline, signer.clone());
                    let host = host.map_err(|error| damaged(error.to_string()))?;
                    Self::over(host, signer.clone(), patience, first.at)
                }
                (Packed::Context(context), Some(dice)) => {
                    dice.followed(*context).map_err(|error| damaged(error.to_string()))?
                }
                (Packed::Item(item, waited), Some(mut dice)) => {
                    let before = dice.standing();
                    dice.note(&before, &item, row.at, Some(waited));
                    dice.declared = declared(&item.entry, dice.declared);
                    dice.host.replay(item).map_err(|error| damaged(error.to_string()))?;
                    dice
                }
                (Packed::Item(..), None) => return Err(damaged("comes before its context".to_owned())),
            });
        }
        let damaged = |cause: String| DamagedRecord { row: 0, cause };
        let mut dice = dice.ok_or_else(|| damaged("there is nothing".to_owned()))?;
        dice.rows = rows.len() as u32;
        match secrets {
            Some(bytes) => {
                let hidden: Hidden = serde_json::from_slice(bytes)
                    .map_err(|_| damaged("the secrets cannot be read".to_owned()))?;
                let Hidden { seeds, releases, deposits, late, came } = hidden;
                let stored = Stored { record: dice.host.record(), seeds, releases, deposits, late };
                let outline = |context: &Context| Outline::new(context.terms.length);
                dice.host =
                    Host::restart(&stored, outline, signer).map_err(|error| damaged(error.to_string()))?;
                dice.came = came;
            }
            None => dice.is_restored = dice.host.transcript().result().is_none(),
        }
        Ok(Some(dice))
    }

    /// The match in the epoch of a context that is read from the store.
    fn followed(mut self, context: Context) -> Result<Self, Denied> {
        self.host = self.host.follow(context)?;
        self.declared = None;
        Ok(self)
    }

    /// The server's part in the protocol.
    pub const fn host(&self) -> &Host<Outline> {
        &self.host
    }

    /// The record so far, all epochs in order.
    #[must_use]
    pub fn record(&self) -> Record {
        self.host.record()
    }

    /// The secrets are lost or out of date: browsers give back what they know, then a new epoch has to begin.
    #[must_use]
    pub const fn is_restored(&self) -> bool {
        self.is_restored
    }

    /// A throw has been declared and not made.
    #[must_use]
    pub fn is_pending(&self) -> bool {
        self.host.transcript().pending().is_some()
    }

    /// Whether a player signs what they do.
    #[must_use]
    pub fn has_chain(&self, player: Player) -> bool {
        self.host.transcript().keys().has_chain(party(player))
    }

    /// What is to be written now; the caller has to, or to load the dice again.
    #[must_use]
    pub fn take_unwritten(&mut self) -> DiceRows {
        let secrets = if self.host.transcript().result().is_some() || self.is_restored {
            Secrets::Gone
        } else {
            let v3::Hidden { seeds, releases, deposits, late } = self.host.hidden();
            let hidden = Hidden { seeds, releases, deposits, late, came: self.came };
            // Plain data with string keys cannot fail to be written.
            Secrets::Kept(serde_json::to_vec(&hidden).unwrap_or_default())
        };
        DiceRows { entries: std::mem::take(&mut self.unwritten), secrets, ..DiceRows::default() }
    }

    /// Rows that are stored or to be stored.
    #[must_use]
    pub const fn rows(&self) -> u32 {
        self.rows
    }

    fn push(&mut self, at: i64, body: Vec<u8>) {
        self.rows += 1;
        self.unwritten.push(DiceEntryRow { number: self.rows, at, body });
    }

    /// Does something to the host and keeps what was entered by it.
    fn change<T>(
        &mut self,
        at: i64,
        act: impl FnOnce(&mut Host<Outline>) -> Result<T, Denied>,
    ) -> Result<T, Denied> {
        let (at, known, before) = (at.max(self.latest), self.host.items().len(), self.standing());
        // Also what is refused may be noted: a declaration that came too late.
        let done = act(&mut self.host);
        let items: Vec<Item> = self.host.items()[known..].to_vec();
        for item in items {
            let waited = self.note(&before, &item, at, None);
            let body = pack(&item, waited, self.declared);
            self.declared = declared(&item.entry, self.declared);
            self.push(at, body);
        }
        done
    }

    /// The state of the host before an entry, as far as clocks depend on it.
    fn standing(&self) -> Standing {
        let (waits, is_pending) = (self.host.waits(), self.is_pending());
        let is_held = matches!(waits, Waits::Server | Waits::Links(_));
        let owing = match waits {
            _ if is_pending => self.host.transcript().owing(),
            Waits::Links(players) => players,
            _ => Vec::new(),
        };
        Standing { is_held, is_pending, owing }
    }

    /// Notes what an entry means for the clocks; how long each player has let the other wait.
    fn note(&mut self, before: &Standing, item: &Item, at: i64, known: Option<[u32; 2]>) -> [u32; 2] {
        let since = self.latest;
        let mut waited = [0; 2];
        if before.is_held {
            self.hold(since, at);
        }
        let is_over = matches!(item.entry, Entry::Throw { .. } | Entry::Rebind { .. } | Entry::Act { .. })
            && before.is_pending;
        for player in before.owing.iter().copied().filter_map(player) {
            let seat = seat(player);
            let came = self.came[seat].unwrap_or(at);
            let wait = match known {
                Some(known) if matches!(item.entry, Entry::Throw { .. }) => i64::from(known[seat]),
                _ => (came - since).max(0),
            };
            waited[seat] = u32::try_from(wait).unwrap_or(u32::MAX);
            let left = self.patience.left(self.spent[seat]);
            self.spent[seat] += u64::try_from(wait).unwrap_or(0).min(left);
            let late = since.saturating_add(i64::try_from(left).unwrap_or(i64::MAX));
            if since + wait > late {
                self.waits.asides.push(Aside { player, from: late, to: Some(since + wait) });
            }
        }
        if is_over || !before.is_pending {
            self.came = [None; 2];
        }
        self.latest = at;
        waited
    }

    fn hold(&mut self, from: i64, to: i64) {
        if from < to {
            self.waits.pauses.push(Pause { began: from, ended: to });
        }
    }

    /// What waiting for dice means for the clocks.
    #[must_use]
    pub fn waits(&self) -> DiceWaits {
        let mut waits = self.waits.clone();
        let missing = match self.host.waits() {
            Waits::Nobody | Waits::Turn(_) if !self.is_restored => return waits,
            Waits::Links(players) if !self.is_restored => players,
            _ => Vec::new(),
        };
        waits.since = Some(self.latest);
        for player in missing.into_iter().filter_map(player) {
            let left = self.patience.left(self.spent[seat(player)]);
            let from = self.latest.saturating_add(i64::try_from(left).unwrap_or(i64::MAX));
            waits.asides.push(Aside { player, from, to: None });
        }
        waits
    }

    /// Takes a player's message in.
    ///
    /// # Errors
    /// When it breaks a rule or comes too late.
    pub fn hear(&mut self, message: &Message, at: i64) -> Result<Answer, Denied> {
        let answer = self.change(at, |host| host.hear(message))?;
        if let Body::Release { party, .. } = &message.body
            && let Some(player) = player(*party)
        {
            self.came[seat(player)].get_or_insert(at);
        }
        Ok(answer)
    }

    /// A player's declaration that came too late, as the host keeps it after it has refused it.
    #[must_use]
    pub fn late_of(&self, player: Player) -> Option<&Message> {
        self.host.late_of(party(player))
    }

    /// The server's word that a message is stored.
    #[must_use]
    pub fn got(&self, message: &Message) -> pasch_dice::v3::Got {
        pasch_dice::v3::Got::new(message, self.host.transcript().head(), &self.signer)
    }

    /// Binds the server where that is due; whether it was.
    ///
    /// # Errors
    /// When the chain cannot be entered.
    pub fn bind(&mut self, seed: &Secret, salt: Salt, at: i64) -> Result<bool, Denied> {
        if self.is_restored || self.host.transcript().binding_due(Party::Server).is_none() {
            return Ok(false);
        }
        self.change(at, |host| host.bind(seed, salt, None)).map(|()| true)
    }

    /// Begins a game with an opening throw.
    ///
    /// # Errors
    /// When none can begin now.
    pub fn begin(&mut self, at: i64) -> Result<(), Denied> {
        self.change(at, Host::begin)
    }

    /// Rolls for a player without a chain.
    ///
    /// # Errors
    /// When it is not that player's roll.
    pub fn declare_for(&mut self, player: Player, at: i64) -> Result<(), Denied> {
        self.change(at, |host| host.declare_for(party(player)))
    }

    /// Says a word for a player without a chain.
    ///
    /// # Errors
    /// When it is not possible now.
    pub fn word_for(&mut self, player: Player, word: Word, at: i64) -> Result<(), Denied> {
        self.change(at, |host| host.word_for(party(player), word))
    }

    /// A message that the server signs for a player without a key.
    #[must_use]
    pub fn signed_for(&self, player: Player, word: Word) -> Message {
        let transcript = self.host.transcript();
        let body = Body::Entry(Entry::Word { party: party(player), word });
        Message::new(&transcript.m(), body, transcript.head(), &self.signer)
    }

    /// Enters an action, a line of the match's log.
    ///
    /// # Errors
    /// When it is not possible now.
    pub fn act(&mut self, line: &str, at: i64) -> Result<(), Denied> {
        self.change(at, |host| host.act(line))
    }

    /// Says who goes on, where the outline of the game expects otherwise.
    ///
    /// # Errors
    /// When that cannot be said now.
    pub fn goes_on(&mut self, really: Turn, at: i64) -> Result<(), Denied> {
        let expected = self.host.transcript().game().turn();
        let same = match (expected, really) {
            (Turn::Roll { by, .. }, Turn::Roll { by: found, .. }) => by == found,
            (Turn::Roll { may_be_over, .. }, Turn::Begin) => !may_be_over,
            (Turn::Roll { .. } | Turn::Begin | Turn::Over, Turn::Over) | (_, Turn::Begin) => true,
            (expected, really) => expected == really,
        };
        match next_line(really) {
            Some(line) if !same => self.act(&line, at),
            _ => Ok(()),
        }
    }

    /// Ends the match with this result, in words.
    ///
    /// # Errors
    /// When it is not over.
    pub fn end(&mut self, result: &str, at: i64) -> Result<(), Denied> {
        self.change(at, |host| host.end(result))
    }

    /// Opens the throw that is pending: so many dice, or those of an opening throw.
    ///
    /// # Errors
    /// When links are missing.
    pub fn open(&mut self, count: usize, at: i64) -> Result<Vec<u8>, Denied> {
        self.change(at, |host| host.open(count))
    }

    /// Takes entries in that a browser gives back. A server that had signed more than it knows has been set back: what it
    /// holds secret may have been used.
    ///
    /// # Errors
    /// When it had not signed them, or an entry breaks a rule.
    pub fn give_back(&mut self, items: &[Item], receipt: &Receipt, at: i64) -> Result<(), Denied> {
        self.change(at, |host| host.give_back(items, receipt))?;
        self.is_restored = true;
        Ok(())
    }

    /// The head after the last entry.
    #[must_use]
    pub fn head(&self) -> Head {
        self.host.transcript().head()
    }

    /// The match in a new epoch.
    ///
    /// # Errors
    /// When it is over.
    pub fn renewed(&self, epoch: Epoch, at: i64) -> Result<Self, Denied> {
        let transcript = self.host.transcript();
        let context = Context { epoch, keys: *transcript.keys(), ..transcript.context().clone() };
        let row = pack_context(&context);
        let mut next = Self { host: self.host.renewed(context)?, ..self.clone() };
        (next.declared, next.is_restored, next.came) = (None, false, [None; 2]);
        next.hold(self.latest, at);
        next.latest = at;
        next.push(at, row);
        let item = next.host.items()[0].clone();
        let body = pack(&item, [0; 2], None);
        next.push(at, body);
        Ok(next)
    }
}
