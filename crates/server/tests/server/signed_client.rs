//! A browser that signs its dice: it keeps the rules of the protocol and checks whatever it is told.

use std::sync::atomic::{AtomicU32, Ordering};

use pasch_dice::Party;
use pasch_dice::v3::{
    Body, Color, Context, DiceKey, Doubt, Got, Hash, Item, Keeper, Key, Message, Outline, Record, Refusal,
    Salt, Secret, Verdict, Word, verify,
};
use pasch_server::wire::{
    ClientMessage, FairKnown, FairMessage, HostKey, Intent, MatchExport, MatchView, Phase, Seat,
    ServerMessage,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::support::{Guest, Socket, first_path};

static DEVICES: AtomicU32 = AtomicU32::new(1);

/// The same JSON in another type.
pub fn same<T: DeserializeOwned>(value: &impl Serialize) -> T {
    serde_json::from_value(serde_json::to_value(value).unwrap()).unwrap()
}

pub fn outline(context: &Context) -> Outline {
    Outline::new(context.terms.length)
}

/// What a browser does when it may.
#[derive(Clone, Copy)]
pub struct Habits {
    /// Gives links when they are wanted.
    pub releases: bool,
    /// Leaves links for the next throw.
    pub deposits: bool,
    /// Doubles the first time it may.
    pub doubles: bool,
}

impl Default for Habits {
    fn default() -> Self {
        Self { releases: true, deposits: false, doubles: false }
    }
}

pub struct Browser {
    pub guest: Guest,
    pub id: String,
    pub socket: Socket,
    pub seat: Seat,
    pub key: DiceKey,
    pub server: Key,
    host: String,
    pub keeper: Option<Keeper<Outline>>,
    pub view: Option<MatchView>,
    pub refused: Vec<String>,
    /// Declarations that came too late.
    pub late: Option<Message>,
    pub gots: Vec<Got>,
    pub habits: Habits,
    salts: u8,
    /// The number and head for which something was wished last.
    wished: Option<(u32, u32)>,
    /// The epoch and number for which this browser has sent a binding.
    binds: Option<(Hash, u32)>,
    /// Plays that were taken back: two facts of the log that are no lines any more.
    pub taken_back: usize,
    device: u32,
    intents: u32,
    /// Bytes of what was told of the dice, and of what was said.
    pub bytes: [usize; 2],
}

pub const fn party(seat: Seat) -> Party {
    match seat {
        Seat::A => Party::A,
        Seat::B => Party::B,
    }
}

impl Browser {
    /// A browser whose key is drawn from a byte.
    pub async fn open(guest: &Guest, id: &str, seat: Seat, secret: u8) -> Self {
        Self::with_memory(guest, id, seat, secret, None).await
    }

    pub async fn with_memory(
        guest: &Guest,
        id: &str,
        seat: Seat,
        secret: u8,
        keeper: Option<Keeper<Outline>>,
    ) -> Self {
        let host: HostKey = guest.get("/.well-known/pasch-key").await.json();
        assert_eq!(host.protocol, "pasch-dice/3");
        let mut browser = Self {
            guest: guest.clone(),
            id: id.to_owned(),
            socket: guest.socket(id).await,
            seat,
            key: DiceKey(Secret([secret; 32])),
            server: host.key.parse().unwrap(),
            host: host.host,
            keeper,
            view: None,
            refused: Vec::new(),
            late: None,
            gots: Vec::new(),
            habits: Habits::default(),
            salts: secret,
            wished: None,
            binds: None,
            taken_back: 0,
            device: DEVICES.fetch_add(1, Ordering::Relaxed),
            intents: 0,
            bytes: [0; 2],
        };
        browser.resume().await;
        browser
    }

    async fn resume(&mut self) {
        let dice_known = self.keeper.as_ref().map(|keeper| FairKnown {
            m: keeper.transcript().m().to_string(),
            k: keeper.transcript().head().k,
        });
        let dice_key = Some(self.key.signer(&self.host).key().to_string());
        self.socket
            .send(&ClientMessage::Resume { since: 0, dice: true, dice_key, dice_known, short_plays: false })
            .await;
    }

    /// Connects once more, to a server that may have started again.
    pub async fn reconnect(&mut self, addr: std::net::SocketAddr) {
        self.guest.addr = addr;
        self.socket = self.guest.socket(&self.id).await;
        (self.view, self.wished, self.binds) = (None, None, None);
        self.resume().await;
    }

    pub fn keeper(&mut self) -> &mut Keeper<Outline> {
        self.keeper.as_mut().expect("the dice are told")
    }

    pub async fn say(&mut self, message: &Message) {
        self.bytes[1] += serde_json::to_string(message).unwrap().len();
        self.socket.send(&ClientMessage::DiceSay { message: Box::new(same(message)) }).await;
    }

    pub async fn intend(&mut self, intent: Intent, signed: Option<&Message>) {
        self.intents += 1;
        // Devices of one player choose different names.
        let id = format!("{}-{}", self.device, self.intents);
        let seq = self.view.as_ref().map_or(0, |view| view.seq);
        self.bytes[1] += signed.map_or(0, |message| serde_json::to_string(message).unwrap().len());
        let signed = signed.map(|message| Box::new(same::<FairMessage>(message)));
        self.socket.send(&ClientMessage::Intent { id, seq, intent, signed }).await;
    }

    /// Hears one message and does what a page does by itself.
    pub async fn hear(&mut self) {
        let message = self.socket.next().await.expect("an open socket");
        if matches!(message, ServerMessage::DiceTold { .. } | ServerMessage::DiceGot { .. }) {
            self.bytes[0] += serde_json::to_string(&message).unwrap().len();
        }
        match message {
            ServerMessage::State { view, .. } => self.view = Some(*view),
            ServerMessage::Refused { code, message, .. } => self.refused.push(format!("{code}: {message}")),
            ServerMessage::DiceTold { context, from, items, receipt, before } => {
                let items: Vec<Item> = items.iter().map(same).collect();
                let told = Told {
                    context: same(&context),
                    from,
                    items,
                    receipt: same(&receipt),
                    before: before.iter().map(same).collect(),
                };
                self.take(told).await;
            }
            ServerMessage::DiceGot { got } => {
                let got: Got = same(&got);
                // A take-back's word is no link.
                let _ = self.keeper().note(&got);
                self.gots.push(got);
            }
            ServerMessage::DiceLate { declared, .. } => self.late = Some(same(&*declared)),
            _ => {}
        }
    }

    async fn take(&mut self, told: Told) {
        let Told { context, from, items, receipt, before } = told;
        let (party, key, server) = (party(self.seat), self.key, self.server);
        if self.keeper.is_none() {
            let (context, items, receipt) = match before.first() {
                Some(part) => (part.context.clone(), part.items.clone(), part.receipts[0]),
                None => (context.clone(), items.clone(), receipt),
            };
            let outline = outline(&context);
            let mut keeper = Keeper::new(party, key, &server, context, outline, None).unwrap();
            keeper.hear(&items, &receipt).unwrap();
            self.keeper = Some(keeper);
        }
        let keeper = self.keeper.as_mut().unwrap();
        let known = keeper.transcript().head().k;
        if keeper.transcript().m() == context.id() {
            if receipt.head.k < known {
                // The server was set back: it gets what it lacks, in frames of some entries.
                let (lacks, own) =
                    (keeper.items()[receipt.head.k as usize..].to_vec(), keeper.receipt().unwrap());
                let chunks: Vec<_> = lacks.chunks(6).collect();
                for (at, chunk) in chunks.iter().enumerate() {
                    let items = chunk.iter().map(same).collect();
                    let receipt = (at + 1 == chunks.len()).then(|| same(&own));
                    self.socket.send(&ClientMessage::DiceGiveBack { items, receipt }).await;
                }
                return;
            }
            let new = items.get((known - from.min(known)) as usize..).unwrap_or_default();
            keeper.hear(new, &receipt).unwrap();
        } else {
            for (at, part) in before.iter().enumerate().skip(1) {
                if keeper.transcript().m() == before[at - 1].context.id() {
                    keeper.renew(part.context.clone(), &part.items, &part.receipts[0], true).unwrap();
                }
            }
            keeper.renew(context, &items, &receipt, true).unwrap();
        }
        self.react().await;
    }

    /// What a page does by itself.
    async fn react(&mut self) {
        let party = party(self.seat);
        self.salts = self.salts.wrapping_add(7);
        let (salt, habits) = (Salt([self.salts; 16]), self.habits);
        let keeper = self.keeper.as_mut().unwrap();
        if !keeper.is_bound_key() {
            return;
        }
        let transcript = keeper.transcript();
        let message = if transcript.result().is_some() {
            (!transcript.has_ended(party)).then(|| keeper.end().unwrap())
        } else if let Some(from) = transcript.binding_due(party).filter(|from| {
            transcript.bound(Party::Server, *from).is_some() && self.binds != Some((transcript.m(), *from))
        }) {
            self.binds = Some((transcript.m(), from));
            keeper.bind(salt).ok()
        } else if habits.releases && transcript.owing().contains(&party) {
            Some(keeper.release().unwrap())
        } else if habits.deposits && transcript.pending().is_none() && !transcript.has_deposit(party) {
            keeper.deposit().ok()
        } else {
            None
        };
        if let Some(message) = message {
            self.say(&message).await;
        }
    }

    /// Whether this browser is to roll, and nothing waits.
    pub fn is_to_roll(&self) -> bool {
        let rolls = |view: &MatchView| matches!(view.phase, Phase::ToRoll { player } if player == self.seat);
        self.view.as_ref().is_some_and(rolls) && self.keeper.as_ref().is_some_and(Keeper::may_declare)
    }

    /// Whether it is this player's turn.
    pub fn is_mine(&self) -> bool {
        self.view.as_ref().is_some_and(|view| match view.phase {
            Phase::ToRoll { player } | Phase::ToMove { player, .. } => player == self.seat,
            _ => false,
        })
    }

    /// Hears until something is so.
    pub async fn until(&mut self, fits: impl Fn(&Self) -> bool) {
        while !fits(self) {
            self.hear().await;
        }
    }

    pub async fn roll(&mut self) {
        let declared = self.keeper().declare().unwrap();
        self.intend(Intent::Roll, Some(&declared)).await;
    }

    pub async fn word(&mut self, word: Word, intent: Intent) -> Result<(), Refusal> {
        let message = self.keeper().word(word)?;
        self.intend(intent, Some(&message)).await;
        Ok(())
    }

    /// Does what is this player's to do, once for each state of things; whether something was.
    pub async fn act(&mut self) -> bool {
        let Some(view) = self.view.clone() else { return false };
        let Some(keeper) = &self.keeper else { return false };
        if !keeper.is_bound_key() || keeper.transcript().pending().is_some() {
            return false;
        }
        // The entries are told before the state that they lead to.
        if !self.is_up_to_date() {
            return false;
        }
        let now = (view.seq, keeper.transcript().head().k);
        if self.wished == Some(now) || !keeper.transcript().is_bound() {
            return false;
        }
        let me = self.seat;
        match &view.phase {
            Phase::Opening if me == Seat::A => self.intend(Intent::Roll, None).await,
            Phase::GameOver { .. } if me == Seat::A => self.intend(Intent::Next, None).await,
            Phase::ToRoll { player } if *player == me && self.is_to_roll() => {
                let doubles = self.habits.doubles && view.cube.can_double;
                self.habits.doubles &= !doubles;
                if doubles {
                    self.word(Word::Double, Intent::Double).await.unwrap();
                } else {
                    self.roll().await;
                }
            }
            Phase::ToMove { player, .. } if *player == me => {
                let path = first_path(view.plays.as_ref().expect("something to play"));
                self.intend(Intent::Play { path }, None).await;
            }
            Phase::DoubleOffered { by, .. } if *by != me => {
                self.word(Word::Take, Intent::Take).await.unwrap();
            }
            _ => return false,
        }
        self.wished = Some(now);
        true
    }

    /// Plays until something is so.
    pub async fn play_until(&mut self, fits: impl Fn(&Self) -> bool) {
        while !fits(self) {
            self.act().await;
            self.hear().await;
        }
    }

    pub fn is_over(&self) -> bool {
        self.view.as_ref().is_some_and(|view| matches!(view.phase, Phase::MatchOver { .. }))
    }

    /// Whether everybody who signs has signed the end.
    pub fn is_signed_off(&self) -> bool {
        self.keeper.as_ref().is_some_and(|keeper| {
            let transcript = keeper.transcript();
            [Party::A, Party::B]
                .into_iter()
                .all(|party| !transcript.keys().has_chain(party) || transcript.has_ended(party))
                && transcript.result().is_some()
        })
    }

    /// Plays to the end.
    pub async fn play(&mut self) {
        self.play_until(|browser| browser.is_over() && browser.is_signed_off()).await;
    }

    /// A message of this browser over the head that it knows, whatever the rules say.
    pub fn signed(&mut self, body: Body) -> Message {
        let signer = self.key.signer(&self.host);
        let transcript = self.keeper().transcript();
        Message::new(&transcript.m(), body, transcript.head(), &signer)
    }

    pub fn is_pending(&self) -> bool {
        self.keeper.as_ref().is_some_and(|keeper| keeper.transcript().pending().is_some())
    }

    /// Whether the state is the one that the entries lead to: they are told before it.
    pub fn is_up_to_date(&self) -> bool {
        let lines = self.keeper.as_ref().map(|keeper| keeper.transcript().lines().len());
        self.view.as_ref().map(|view| view.seq as usize) == lines.map(|lines| lines + 2 * self.taken_back)
    }
}

struct Told {
    context: Context,
    from: u32,
    items: Vec<Item>,
    receipt: pasch_dice::v3::Receipt,
    before: Vec<pasch_dice::v3::Part>,
}

/// The export of a match, checked: the record, and what it says of it.
pub async fn checked(guest: &Guest, id: &str) -> (Record, Verdict) {
    let export: MatchExport = guest.get(&format!("/api/v1/matches/{id}/export?format=json")).await.json();
    let record: Record = same(export.dice.last().expect("a record"));
    let lines: Vec<String> =
        export.log.lines().skip(1).filter(|line| line.starts_with("{\"do\":")).map(str::to_owned).collect();
    let verdict = verify(&record, outline, Some(&lines)).unwrap();
    assert_eq!(verdict.contradiction, None, "{lines:#?}");
    (record, verdict)
}

/// A match in which nothing happened.
pub async fn green(guest: &Guest, id: &str) -> Record {
    let (record, verdict) = checked(guest, id).await;
    assert_eq!((verdict.chosen(), verdict.foreseen()), (Color::Green, Color::Green), "{:?}", verdict.doubts);
    record
}

/// Amber for these reasons, in the order of the record.
pub async fn amber(guest: &Guest, id: &str, fits: impl Fn(&[Doubt]) -> bool) -> Record {
    let (record, verdict) = checked(guest, id).await;
    assert!(fits(&verdict.doubts), "{:?}", verdict.doubts);
    record
}
