//! A server, two browsers and a repeatable source of randomness.

use pasch_dice::Party;
use pasch_dice::v3::{
    Answer, Context, Denied, DiceKey, Entry, Epoch, Host, Item, Keeper, Key, Keys, Message, Outline, Record,
    Refusal, Salt, Secret, Signer, Terms, Turn, Word, opponent,
};

pub type Browser = Keeper<Outline>;
pub type Server = Host<Outline>;

/// SplitMix64: the same numbers in each run.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    pub fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    pub fn bytes<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.next() as u8)
    }

    pub fn secret(&mut self) -> Secret {
        Secret(self.bytes())
    }

    pub fn salt(&mut self) -> Salt {
        Salt(self.bytes())
    }
}

pub const HOST: &str = "play.example.org";
pub const PLAY: &str = r#"{"do":"play","moves":[]}"#;

pub fn outline(context: &Context) -> Outline {
    Outline::new(context.terms.length)
}

/// How a match is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    Person,
    Program,
    Bot,
}

#[derive(Clone, Debug)]
pub struct World {
    pub random: Random,
    pub server_key: Signer,
    pub host: Server,
    pub keys: [DiceKey; 2],
    /// Browsers of A and B; none of a bot or a program.
    pub browsers: [Option<Browser>; 2],
}

pub fn seat(party: Party) -> usize {
    usize::from(party == Party::B)
}

impl World {
    pub fn new(seed: u64) -> Self {
        Self::with(seed, [Seat::Person; 2], |_| {})
    }

    pub fn with(seed: u64, seats: [Seat; 2], change: impl Fn(&mut Terms)) -> Self {
        let mut random = Random(seed);
        let server_key = Signer::new(&random.secret());
        let keys = [DiceKey(random.secret()), DiceKey(random.secret())];
        let key = |at: usize| match seats[at] {
            Seat::Person => Some(keys[at].signer(HOST).key()),
            Seat::Program => None,
            Seat::Bot => Some(server_key.key()),
        };
        let mut terms = Terms {
            rules: "backgammon".into(),
            length: 7,
            clock: "12 s + 2 min".into(),
            rated: false,
            strict: false,
        };
        change(&mut terms);
        let context = Context {
            host: HOST.into(),
            match_id: format!("m{seed}"),
            epoch: Epoch(random.bytes()),
            terms,
            players: ["alice".into(), "bob".into()],
            keys: Keys { server: server_key.key(), a: key(0), b: key(1) },
        };
        let host = Host::new(context.clone(), outline(&context), server_key.clone()).unwrap();
        let browser = |at: usize, party| {
            (seats[at] == Seat::Person).then(|| {
                Keeper::new(party, keys[at], &server_key.key(), context.clone(), outline(&context), None)
                    .unwrap()
            })
        };
        let browsers = [browser(0, Party::A), browser(1, Party::B)];
        Self { random, server_key, host, keys, browsers }
    }

    /// A match whose parties are all bound.
    pub fn bound(seed: u64) -> Self {
        let mut world = Self::new(seed);
        world.bind();
        world
    }

    /// A match after its opening throw and the first play: somebody is to roll.
    pub fn rolling(seed: u64) -> Self {
        let mut world = Self::bound(seed);
        world.begin();
        world.act(PLAY);
        world
    }

    pub fn browser(&mut self, party: Party) -> &mut Browser {
        self.browsers[seat(party)].as_mut().unwrap()
    }

    /// Tells every browser what is new.
    pub fn tell(&mut self) {
        let (host, receipt) = (&self.host, self.host.receipt());
        for browser in self.browsers.iter_mut().flatten() {
            let known = browser.items().len();
            browser.hear(&host.items()[known..], &receipt).unwrap();
        }
    }

    pub fn say(&mut self, message: &Message) -> Result<Answer, Denied> {
        let answer = self.host.hear(message);
        self.tell();
        answer
    }

    /// Binds whoever can be bound now.
    pub fn bind(&mut self) {
        if self.host.transcript().binding_due(Party::Server).is_some() {
            let (seed, salt) = (self.random.secret(), self.random.salt());
            self.host.bind(&seed, salt, None).unwrap();
        }
        self.tell();
        for party in [Party::A, Party::B] {
            let salt = self.random.salt();
            if self.host.transcript().binding_due(party).is_some() && self.browsers[seat(party)].is_some() {
                let message = self.browser(party).bind(salt).unwrap();
                self.say(&message).unwrap();
            }
        }
    }

    /// Begins a game, with the opening throw.
    pub fn begin(&mut self) -> Vec<u8> {
        self.host.begin().unwrap();
        self.tell();
        self.release_all();
        self.open()
    }

    pub fn release_all(&mut self) {
        for party in self.host.transcript().owing() {
            let message = self.browser(party).release().unwrap();
            self.say(&message).unwrap();
        }
    }

    pub fn open(&mut self) -> Vec<u8> {
        let dice = self.host.open(2).unwrap();
        self.tell();
        dice
    }

    pub fn act(&mut self, line: &str) {
        self.host.act(line).unwrap();
        self.tell();
    }

    /// Who is to roll.
    pub fn roller(&self) -> Party {
        match self.turn() {
            Turn::Roll { by, .. } => by,
            turn => panic!("nobody is to roll: {turn:?}"),
        }
    }

    pub fn roller_of_pending(&self) -> Party {
        self.host.transcript().pending().and_then(|pending| pending.roller).expect("a declaration")
    }

    pub fn turn(&self) -> Turn {
        use pasch_dice::v3::Game as _;
        self.host.transcript().game().turn()
    }

    /// The player on roll declares.
    pub fn declare(&mut self) {
        let party = self.roller();
        if self.host.transcript().keys().has_chain(party) {
            let message = self.browser(party).declare().unwrap();
            self.say(&message).unwrap();
        } else {
            self.host.declare_for(party).unwrap();
            self.tell();
        }
    }

    /// A whole turn: declaration, throw, play.
    pub fn roll_and_play(&mut self) -> Vec<u8> {
        self.declare();
        self.release_all();
        let dice = self.open();
        self.act(PLAY);
        dice
    }

    /// A turn before which who waits leaves the link for it twice, each time too late to be entered.
    pub fn roll_after_links_too_late(&mut self) {
        let (roller, waiting) = (self.roller(), other(self.roller()));
        self.browser(waiting).deposit().unwrap();
        self.word(roller, Word::Double).unwrap();
        self.word(waiting, Word::Take).unwrap();
        self.browser(waiting).deposit().unwrap();
        self.roll_and_play();
    }

    pub fn word(&mut self, party: Party, word: Word) -> Result<(), Refusal> {
        if self.host.transcript().keys().has_chain(party) {
            let message = self.browser(party).word(word)?;
            self.say(&message).unwrap();
        } else {
            self.host.word_for(party, word).unwrap();
            self.tell();
        }
        Ok(())
    }

    /// The match ends, signed by all.
    pub fn finish(&mut self) {
        let loser = match self.turn() {
            Turn::Roll { by, .. } | Turn::Other(by) => by,
            _ => Party::A,
        };
        if !matches!(self.turn(), Turn::Over) {
            let by = if loser == Party::A { "A" } else { "B" };
            self.act(&format!(r#"{{"do":"forfeit","by":"{by}"}}"#));
        }
        self.host.end("over").unwrap();
        self.tell();
        for party in [Party::A, Party::B] {
            if self.browsers[seat(party)].is_some() {
                let message = self.browser(party).end().unwrap();
                self.say(&message).unwrap();
            }
        }
    }

    pub fn record(&self) -> Record {
        self.host.record()
    }

    pub fn lines(&self) -> Vec<String> {
        self.host.transcript().lines().iter().map(ToString::to_string).collect()
    }

    /// Another device of a player; with the key, or with one of its own.
    pub fn device(&mut self, party: Party, with_key: bool) -> Browser {
        let key = if with_key { self.keys[seat(party)] } else { DiceKey(self.random.secret()) };
        let context = self.first_context();
        let mut device =
            Keeper::new(party, key, &self.server_key.key(), context.clone(), outline(&context), None)
                .unwrap();
        let record = self.record();
        for (at, part) in record.epochs.iter().enumerate() {
            if at > 0 {
                let head = part.heads()[1];
                let receipt = pasch_dice::v3::Receipt::new(&part.context.id(), head, &self.server_key);
                device.renew(part.context.clone(), &part.items[..1], &receipt, true).unwrap();
            }
            let from = usize::from(at > 0);
            device.hear(&part.items[from..], &part.receipts[0]).unwrap();
        }
        device
    }

    fn first_context(&self) -> Context {
        self.record().epochs[0].context.clone()
    }

    /// A new key takes a player's place, as after a lost telephone.
    pub fn rebind(&mut self, party: Party) -> Result<Answer, Denied> {
        let mut device = self.device(party, false);
        let salt = self.random.salt();
        let message = device.rebind(salt).map_err(|refusal| match refusal {
            Refusal::Fault { fault, .. } => Denied::Fault(fault),
            other => panic!("{other}"),
        })?;
        let answer = self.host.hear(&message)?;
        self.browsers[seat(party)] = Some(device);
        self.tell();
        Ok(answer)
    }

    pub fn new_context(&mut self) -> Context {
        let old = self.host.transcript();
        let (mut context, keys) = (old.context().clone(), *old.keys());
        context.epoch = Epoch(self.random.bytes());
        context.keys = keys;
        context
    }

    /// The server goes on in a new epoch and all agree.
    pub fn renew(&mut self) {
        let context = self.new_context();
        self.host = self.host.renewed(context.clone()).unwrap();
        let (item, receipt) = (self.host.items()[0].clone(), self.host.receipt());
        for browser in self.browsers.iter_mut().flatten() {
            browser.renew(context.clone(), std::slice::from_ref(&item), &receipt, true).unwrap();
        }
        self.bind();
    }
}

/// A server that enters whatever it likes: the attacks forge its entries by hand.
pub fn forge(world: &World, items: Vec<Item>) -> Record {
    let mut record = world.record();
    let last = record.epochs.last_mut().unwrap();
    last.items = items;
    let head = *last.heads().last().unwrap();
    last.receipts = vec![pasch_dice::v3::Receipt::new(&last.context.id(), head, &world.server_key)];
    record
}

pub fn item(entry: Entry) -> Item {
    Item { entry, signed: Vec::new() }
}

/// An item that the server signs over the head of the items before it.
pub fn signed(world: &World, before: &[Item], entry: Entry, by: Party, signer: &Signer) -> Item {
    let context = world.record().epochs.last().unwrap().context.clone();
    let part = pasch_dice::v3::Part { context, items: before.to_vec(), receipts: Vec::new() };
    let head = *part.heads().last().unwrap();
    let bytes = pasch_dice::v3::signed_bytes(&part.context.id(), entry.kind(), &head, &entry.fields());
    let stamp = pasch_dice::v3::Stamp { by, at: head.k, signature: signer.sign(&bytes) };
    Item { entry, signed: vec![stamp] }
}

pub fn other(party: Party) -> Party {
    opponent(party)
}

pub fn server_key(world: &World) -> Key {
    world.server_key.key()
}
