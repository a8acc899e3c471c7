//! The test vector of protocol 3: a match that contains each kind of entry, made from fixed secrets.

use std::fmt::Write as _;

use pasch_messages::Describe;

use super::PROTOCOL;
use super::bytes::{Epoch, Salt, Secret};
use super::context::{Context, Keys, Terms};
use super::entry::{Message, Word};
use super::game::{Game as _, Outline, Turn};
use super::host::{Denied, Host};
use super::keeper::{Keeper, Memory, Refusal};
use super::sign::{DiceKey, Signer};
use super::transcript::opponent;
use super::verify::Record;
use crate::context::Party;

/// Why the vector cannot be made: a mistake in the protocol.
#[derive(Debug, Describe, thiserror::Error)]
#[non_exhaustive]
#[describe("vector-error")]
pub enum VectorError {
    /// A browser refuses its part.
    #[describe(transparent)]
    Refusal(#[from] Refusal),
    /// The server refuses its part.
    #[describe(transparent)]
    Denied(#[from] Denied),
    /// The match takes another course.
    Course(#[describe(name = "value")] &'static str),
}

type Result<T> = std::result::Result<T, VectorError>;

const PLAY: &str = r#"{"do":"play","moves":[]}"#;

/// 32 bytes that count up.
fn secret(first: u8) -> Secret {
    Secret(std::array::from_fn(|i| first + i as u8))
}

struct Table {
    signer: Signer,
    host: Host<Outline>,
    browsers: [Keeper<Outline>; 2],
}

impl Table {
    fn new() -> Result<Self> {
        let signer = Signer::new(&secret(0x00));
        let keys = [DiceKey(secret(0x20)), DiceKey(secret(0x40))];
        let address = "play.example.org";
        let terms = Terms {
            rules: "backgammon".into(),
            length: 5,
            clock: "12 s".into(),
            rated: false,
            strict: false,
        };
        let context = Context {
            host: address.into(),
            match_id: "m1".into(),
            epoch: Epoch([0xa0; 16]),
            terms,
            players: ["alice".into(), "bob".into()],
            keys: Keys {
                server: signer.key(),
                a: Some(keys[0].signer(address).key()),
                b: Some(keys[1].signer(address).key()),
            },
        };
        let outline = Outline::new(context.terms.length);
        let browser =
            |party, key| Keeper::new(party, key, &signer.key(), context.clone(), outline.clone(), None);
        let browsers = [browser(Party::A, keys[0])?, browser(Party::B, keys[1])?];
        let host = Host::new(context, outline, signer.clone())?;
        Ok(Self { signer, host, browsers })
    }

    fn tell(&mut self) -> Result<()> {
        let receipt = self.host.receipt();
        for browser in &mut self.browsers {
            let known = browser.items().len();
            browser.hear(&self.host.items()[known..], &receipt)?;
        }
        Ok(())
    }

    fn browser(&mut self, party: Party) -> &mut Keeper<Outline> {
        &mut self.browsers[usize::from(party == Party::B)]
    }

    fn say(&mut self, message: &Message) -> Result<()> {
        self.host.hear(message)?;
        self.tell()
    }

    fn word(&mut self, party: Party, word: Word) -> Result<()> {
        let message = self.browser(party).word(word)?;
        self.say(&message)
    }

    fn act(&mut self, line: &str) -> Result<()> {
        self.host.act(line)?;
        self.tell()
    }

    fn bind(&mut self, salt: u8) -> Result<()> {
        self.host.bind(&secret(salt), Salt([salt; 16]), None)?;
        self.tell()?;
        for party in [Party::A, Party::B] {
            let message = self.browser(party).bind(Salt([salt + 1; 16]))?;
            self.say(&message)?;
        }
        Ok(())
    }

    fn roller(&self) -> Result<Party> {
        match self.host.transcript().game().turn() {
            Turn::Roll { by, .. } => Ok(by),
            _ => Err(VectorError::Course("nobody is to roll")),
        }
    }

    fn throw(&mut self) -> Result<()> {
        self.tell()?;
        for party in self.host.transcript().owing() {
            let message = self.browser(party).release()?;
            self.say(&message)?;
        }
        self.host.open(2)?;
        self.tell()
    }

    fn roll(&mut self) -> Result<()> {
        let roller = self.roller()?;
        let message = self.browser(roller).declare()?;
        self.say(&message)?;
        self.throw()
    }
}

/// The match of the test vector: with every kind of entry, a re-binding and a restore.
///
/// # Errors
/// None but mistakes in the protocol.
pub fn vector() -> Result<Record> {
    let mut table = Table::new()?;
    table.bind(0x80)?;
    table.host.begin()?;
    table.throw()?;
    table.act(PLAY)?;
    // The player who does not roll leaves a link; the roller doubles.
    let (roller, waiting) = (table.roller()?, opponent(table.roller()?));
    let left = table.browser(waiting).deposit()?;
    table.say(&left)?;
    table.word(roller, Word::Double)?;
    table.word(waiting, Word::Take)?;
    table.roll()?;
    table.act(PLAY)?;
    // Two devices at once: a declaration comes after a double of the same player.
    let (roller, waiting) = (waiting, roller);
    let late = table.browser(roller).clone().declare()?;
    table.word(roller, Word::Double)?;
    let Err(Denied::Late(_)) = table.host.hear(&late) else {
        return Err(VectorError::Course("the declaration is not late"));
    };
    table.word(waiting, Word::Take)?;
    let skip = table.browser(roller).skip(Some(&late))?;
    table.say(&skip)?;
    table.roll()?;
    table.act(PLAY)?;
    // A play is taken back.
    let (asks, allows) =
        (table.browser(roller).word(Word::TakeBack)?, table.browser(waiting).word(Word::Allow)?);
    table.say(&asks)?;
    table.say(&allows)?;
    table.act(PLAY)?;
    // Player B goes on with a new key; the old one says that it was its player.
    let mut old = table.browsers[1].clone();
    let context = table.host.transcript().context().clone();
    let (key, server) = (DiceKey(secret(0x60)), table.signer.key());
    let outline = Outline::new(context.terms.length);
    let memory = Memory::new(Party::B, key.signer(&context.host).key());
    let mut device = Keeper::new(Party::B, key, &server, context.clone(), outline, Some(memory))?;
    device.hear(table.host.items(), &table.host.receipt())?;
    let rebind = device.rebind(Salt([0x90; 16]))?;
    table.host.hear(&rebind)?;
    table.browsers[1] = device;
    table.tell()?;
    let known = old.items().len();
    old.hear(&table.host.items()[known..], &table.host.receipt())?;
    let mine = old.word(Word::Mine)?;
    table.say(&mine)?;
    table.roll()?;
    table.act(PLAY)?;
    // A restore: a new epoch.
    let keys = *table.host.transcript().keys();
    let context = Context { epoch: Epoch([0xb0; 16]), keys, ..context };
    table.host = table.host.renewed(context.clone())?;
    let (epoch, receipt) = (table.host.items()[0].clone(), table.host.receipt());
    for browser in &mut table.browsers {
        browser.renew(context.clone(), std::slice::from_ref(&epoch), &receipt, true)?;
    }
    table.bind(0xc0)?;
    table.roll()?;
    table.act(PLAY)?;
    let roller = table.roller()?;
    table.word(roller, Word::Resign(1))?;
    table.word(opponent(roller), Word::Accept)?;
    table.host.end("5-0")?;
    table.tell()?;
    for party in [Party::A, Party::B] {
        let message = table.browser(party).end()?;
        table.say(&message)?;
    }
    Ok(table.host.record())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The vector as text: every entry with its fields, its head and its signatures.
///
/// # Errors
/// The same errors as [`vector()`].
pub fn vector_text() -> Result<String> {
    let record = vector()?;
    let mut text = format!("protocol {PROTOCOL}\n");
    for (part, number) in record.epochs.iter().zip(1..) {
        let context = &part.context;
        let _ = writeln!(text, "epoch {number}\nM {}\nm {}", hex(&context.to_bytes()), hex(&context.id().0));
        let heads = part.heads();
        let _ = writeln!(text, "T0 {}", hex(&heads[0].t.0));
        for (item, head) in part.items.iter().zip(&heads[1..]) {
            let fields: Vec<String> = item
                .entry
                .fields()
                .iter()
                .map(|field| if field.is_empty() { "-".to_owned() } else { hex(field) })
                .collect();
            let _ = writeln!(
                text,
                "{} {} {}\n  T{} {}",
                head.k,
                item.entry.kind(),
                fields.join(" "),
                head.k,
                hex(&head.t.0)
            );
            for stamp in &item.signed {
                let by = ["S", "A", "B"][Party::ALL.iter().position(|party| *party == stamp.by).unwrap_or(0)];
                let _ = writeln!(text, "  {by} at {} {}", stamp.at, hex(&stamp.signature.0));
            }
        }
        for receipt in &part.receipts {
            let _ = writeln!(text, "receipt {} {}", receipt.head.k, hex(&receipt.signature.0));
        }
    }
    Ok(text)
}
