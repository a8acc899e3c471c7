//! The record of a match's dice in few bytes, as the store keeps it: a row for each context and each entry.
//!
//! Numbers have seven bits a byte, the lowest first; links, keys and signatures are bytes. The link of the player who
//! rolls stands under the declaration alone and not once more under the throw.

use pasch_dice::v3::{Context, Entry, Epoch, Hash, Head, Item, Key, Link, Salt, Signature, Stamp, Word};
use pasch_dice::{Party, Shared};
use pasch_messages::Describe;

/// A row of the stored record, unpacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Packed {
    /// An epoch begins with this context.
    Context(Box<Context>),
    /// An entry, with how long each player let the other wait for a link of it, in milliseconds.
    Item(Item, [u32; 2]),
}

/// Bytes that hold no row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("unreadable")]
pub struct Unreadable;

const CONTEXT: u8 = 0;
const BIND: u8 = 1;
const BEGIN: u8 = 2;
const DECLARE: u8 = 3;
const SKIP: u8 = 4;
const DEPOSIT: u8 = 5;
const THROW: u8 = 6;
const WORD: u8 = 7;
const ACT: u8 = 8;
const REBIND: u8 = 9;
const EPOCH: u8 = 10;
const END: u8 = 11;

/// What stands in place of a link: none, the one of the declaration, or the link itself.
const NO_LINK: u8 = 0;
const DECLARED: u8 = 1;
const SHOWN: u8 = 2;

/// The row of a context.
#[must_use]
pub fn pack_context(context: &Context) -> Vec<u8> {
    let mut bytes = vec![CONTEXT];
    // Plain data with string keys cannot fail to be written.
    bytes.extend(serde_json::to_vec(context).unwrap_or_default());
    bytes
}

/// The row of an entry. `declared` is the link of the declaration that is pending, with its player.
#[must_use]
pub fn pack(item: &Item, waited: [u32; 2], declared: Option<(Party, Link)>) -> Vec<u8> {
    let mut out = Vec::with_capacity(160);
    match &item.entry {
        Entry::Bind { party, from, commitment, salt } => {
            out.extend([BIND, letter(*party)]);
            put(&mut out, *from);
            out.extend(commitment.0);
            out.extend(salt.0);
        }
        Entry::Begin { number } => {
            out.push(BEGIN);
            put(&mut out, *number);
        }
        Entry::Declare { party, number, link } => {
            out.extend([DECLARE, letter(*party)]);
            put(&mut out, *number);
            put_link(&mut out, *link, None);
        }
        Entry::Skip { party, number } => {
            out.extend([SKIP, letter(*party)]);
            put(&mut out, *number);
        }
        Entry::Deposit { party, number } => {
            out.extend([DEPOSIT, letter(*party)]);
            put(&mut out, *number);
        }
        Entry::Throw { number, links, dice } => {
            out.push(THROW);
            put(&mut out, *number);
            for party in Party::ALL {
                let known = declared.filter(|(by, _)| *by == party).map(|(_, link)| link);
                put_link(&mut out, *links.of(party), known);
            }
            put_bytes(&mut out, dice);
            waited.into_iter().for_each(|wait| put(&mut out, wait));
        }
        Entry::Word { party, word } => {
            let index = Word::ALL.iter().position(|known| known == word).unwrap_or(Word::ALL.len());
            out.extend([WORD, letter(*party), index as u8]);
        }
        Entry::Act { line } => {
            out.push(ACT);
            put_bytes(&mut out, line.as_bytes());
        }
        Entry::Rebind { party, key, from, commitment, salt } => {
            out.extend([REBIND, letter(*party)]);
            put(&mut out, *from);
            out.extend(key.0);
            out.extend(commitment.0);
            out.extend(salt.0);
        }
        Entry::Epoch { old, head, new } => {
            out.push(EPOCH);
            put(&mut out, head.k);
            out.extend(old.0);
            out.extend(head.t.0);
            out.extend(new.0);
        }
        Entry::End { party, result } => {
            out.extend([END, letter(*party)]);
            put_bytes(&mut out, result.as_bytes());
        }
    }
    for stamp in &item.signed {
        out.push(letter(stamp.by));
        put(&mut out, stamp.at);
        out.extend(stamp.signature.0);
    }
    out
}

/// What a row holds.
///
/// # Errors
/// [`Unreadable`] when the bytes are no such row.
pub fn unpack(bytes: &[u8], declared: Option<(Party, Link)>) -> Result<Packed, Unreadable> {
    let mut from = Reader(bytes);
    let kind = from.byte()?;
    if kind == CONTEXT {
        return serde_json::from_slice(from.0)
            .map(|context| Packed::Context(Box::new(context)))
            .map_err(|_| Unreadable);
    }
    let mut waited = [0; 2];
    let entry = match kind {
        BIND => Entry::Bind {
            party: from.party()?,
            from: from.number()?,
            commitment: Link(from.bytes()?),
            salt: Salt(from.bytes()?),
        },
        BEGIN => Entry::Begin { number: from.number()? },
        DECLARE => Entry::Declare { party: from.party()?, number: from.number()?, link: from.link(None)? },
        SKIP => Entry::Skip { party: from.party()?, number: from.number()? },
        DEPOSIT => Entry::Deposit { party: from.party()?, number: from.number()? },
        THROW => {
            let number = from.number()?;
            let mut links = Shared { server: None, a: None, b: None };
            for party in Party::ALL {
                *links.of_mut(party) =
                    from.link(declared.filter(|(by, _)| *by == party).map(|(_, link)| link))?;
            }
            let dice = from.text()?.to_vec();
            waited = [from.number()?, from.number()?];
            Entry::Throw { number, links, dice }
        }
        WORD => {
            let party = from.party()?;
            let word = *Word::ALL.get(usize::from(from.byte()?)).ok_or(Unreadable)?;
            Entry::Word { party, word }
        }
        ACT => Entry::Act { line: from.string()? },
        REBIND => {
            let (party, start) = (from.party()?, from.number()?);
            Entry::Rebind {
                party,
                key: Key(from.bytes()?),
                from: start,
                commitment: Link(from.bytes()?),
                salt: Salt(from.bytes()?),
            }
        }
        EPOCH => {
            let (k, old, t) = (from.number()?, Epoch(from.bytes()?), Hash(from.bytes()?));
            Entry::Epoch { old, head: Head { k, t }, new: Epoch(from.bytes()?) }
        }
        END => Entry::End { party: from.party()?, result: from.string()? },
        _ => return Err(Unreadable),
    };
    let mut signed = Vec::new();
    while !from.0.is_empty() {
        signed.push(Stamp { by: from.party()?, at: from.number()?, signature: Signature(from.bytes()?) });
    }
    Ok(Packed::Item(Item { entry, signed }, waited))
}

const fn letter(party: Party) -> u8 {
    match party {
        Party::Server => 0,
        Party::A => 1,
        Party::B => 2,
    }
}

fn put(out: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn put_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    put(out, bytes.len() as u32);
    out.extend(bytes);
}

fn put_link(out: &mut Vec<u8>, link: Option<Link>, known: Option<Link>) {
    match link {
        None => out.push(NO_LINK),
        Some(_) if link == known => out.push(DECLARED),
        Some(link) => {
            out.push(SHOWN);
            out.extend(link.0);
        }
    }
}

struct Reader<'r>(&'r [u8]);

impl<'r> Reader<'r> {
    fn take(&mut self, count: usize) -> Result<&'r [u8], Unreadable> {
        let (taken, left) = self.0.split_at_checked(count).ok_or(Unreadable)?;
        self.0 = left;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8, Unreadable> {
        Ok(self.take(1)?[0])
    }

    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], Unreadable> {
        self.take(N)?.try_into().map_err(|_| Unreadable)
    }

    fn number(&mut self) -> Result<u32, Unreadable> {
        let mut number = 0_u32;
        for shift in [0, 7, 14, 21, 28] {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(Unreadable)
    }

    fn text(&mut self) -> Result<&'r [u8], Unreadable> {
        let length = self.number()?;
        self.take(length as usize)
    }

    fn string(&mut self) -> Result<String, Unreadable> {
        String::from_utf8(self.text()?.to_vec()).map_err(|_| Unreadable)
    }

    fn party(&mut self) -> Result<Party, Unreadable> {
        match self.byte()? {
            0 => Ok(Party::Server),
            1 => Ok(Party::A),
            2 => Ok(Party::B),
            _ => Err(Unreadable),
        }
    }

    fn link(&mut self, known: Option<Link>) -> Result<Option<Link>, Unreadable> {
        match self.byte()? {
            NO_LINK => Ok(None),
            DECLARED => known.map(Some).ok_or(Unreadable),
            SHOWN => Ok(Some(Link(self.bytes()?))),
            _ => Err(Unreadable),
        }
    }
}

/// The link of the declaration that an entry leaves pending, with its player.
#[must_use]
pub const fn declared(entry: &Entry, before: Option<(Party, Link)>) -> Option<(Party, Link)> {
    match entry {
        Entry::Declare { party, link: Some(link), .. } => Some((*party, *link)),
        Entry::Throw { .. } => None,
        _ => before,
    }
}

#[cfg(test)]
mod tests {
    use pasch_dice::v3::vector;

    use super::*;

    #[test]
    fn every_kind_of_entry_survives_and_takes_few_bytes() {
        let record = vector().unwrap();
        let (mut packed, mut json) = (0, 0);
        for part in &record.epochs {
            let context = pack_context(&part.context);
            assert_eq!(unpack(&context, None), Ok(Packed::Context(Box::new(part.context.clone()))));
            let mut pending = None;
            for item in &part.items {
                let waited = if matches!(item.entry, Entry::Throw { .. }) { [300, 70_000] } else { [0; 2] };
                let bytes = pack(item, waited, pending);
                assert_eq!(unpack(&bytes, pending), Ok(Packed::Item(item.clone(), waited)));
                // Cut anywhere it is refused, or is another entry with fewer signatures; nothing panics.
                for cut in 0..bytes.len() {
                    assert_ne!(unpack(&bytes[..cut], pending), Ok(Packed::Item(item.clone(), waited)));
                }
                pending = declared(&item.entry, pending);
                (packed, json) = (packed + bytes.len(), json + serde_json::to_vec(item).unwrap().len());
            }
        }
        assert!(packed * 2 < json, "{packed} bytes for {json}");
        assert_eq!(unpack(&[], None), Err(Unreadable));
        assert_eq!(unpack(&[99], None), Err(Unreadable));
    }
}
