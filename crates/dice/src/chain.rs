//! Seeds hashed many times over, and dice from three links.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

use crate::context::{Commitment, Context, ContextError, Party, Seed, Shared, encode};

/// The largest multiple of six that a byte can hold: bytes from here on are passed over, so that all
/// faces are equally likely.
const UNBIASED: u8 = 252;

/// Throws that a chain is for. A game that needs more binds everybody anew after so many.
pub const LENGTH: u32 = 1024;

/// Every so many-th link is kept, the others are hashed again when they are asked for: a server holds many chains.
const STRIDE: usize = 32;

/// What a party has to show for a row of throws. The last link is the seed, every link is the hash of the next, and the
/// commitment that of the first.
#[derive(Clone, Debug)]
pub struct Chain {
    context: Context,
    party: Party,
    /// The first throw it is for.
    from: u32,
    length: u32,
    commitment: Commitment,
    /// The seed, then every [`STRIDE`]-th link towards the first.
    kept: Vec<Seed>,
}

impl Chain {
    /// A chain with links for the throws `from`, counted from 1, to `from + length - 1`.
    ///
    /// # Errors
    /// When the context cannot be written down.
    pub fn new(
        context: &Context,
        party: Party,
        seed: &Seed,
        from: u32,
        length: u32,
    ) -> Result<Self, ContextError> {
        let bytes = context.to_bytes()?;
        let (mut link, mut kept) = (*seed, Vec::new());
        for (done, index) in (from..from.saturating_add(length)).rev().enumerate() {
            if done % STRIDE == 0 {
                kept.push(link);
            }
            link = hash(&bytes, party, index, &link);
        }
        Ok(Self { context: context.clone(), party, from, length, commitment: Commitment(link.0), kept })
    }

    /// The first throw it is for.
    #[must_use]
    pub const fn from(&self) -> u32 {
        self.from
    }

    /// What is shown before its first throw.
    #[must_use]
    pub const fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// What is shown for a throw; none before its first throw or after its last.
    #[must_use]
    pub fn link(&self, throw: u32) -> Option<Seed> {
        let after = self.length.checked_sub(1 + throw.checked_sub(self.from)?)? as usize;
        let bytes = self.context.to_bytes().ok()?;
        let last = throw + (after % STRIDE) as u32;
        let start = *self.kept.get(after / STRIDE)?;
        Some((throw + 1..=last).rev().fold(start, |link, index| hash(&bytes, self.party, index, &link)))
    }
}

/// The link (or, as link 0, the commitment) that must have been shown before `link` was shown for throw `index`.
///
/// # Errors
/// When the context cannot be written down.
pub fn before(context: &Context, party: Party, index: u32, link: &Seed) -> Result<Seed, ContextError> {
    Ok(hash(&context.to_bytes()?, party, index, link))
}

/// SHA-256 of `"link"`, the party, the context, the number and the link.
fn hash(context: &[u8], party: Party, index: u32, link: &Seed) -> Seed {
    Seed(Sha256::digest(encode(&[b"link", party.letter(), context, &index.to_be_bytes(), &link.0])).into())
}

/// The faces, 1 to 6, that throw `index` gives one after the other, without end: the bytes below 252 of HMAC-SHA-256 by
/// the server's link over `"throw"`, the context, the number, the players' links and a counter.
///
/// # Errors
/// When the context cannot be written down.
pub fn faces(
    context: &Context,
    index: u32,
    links: &Shared<Seed>,
) -> Result<impl Iterator<Item = u8> + use<>, ContextError> {
    let context = context.to_bytes()?;
    let Shared { server, a, b } = *links;
    // A block of SHA-256 has 64 bytes; shorter keys are filled up with zeros (RFC 2104).
    let mut key = [0; 64];
    key[..32].copy_from_slice(&server.0);
    let block = move |number: u32| -> [u8; 32] {
        let mut mac = <Hmac<Sha256>>::new(&key.into());
        let (index, number) = (index.to_be_bytes(), number.to_be_bytes());
        mac.update(&encode(&[b"throw", &context, &index, &a.0, &b.0, &number]));
        mac.finalize().into_bytes().into()
    };
    Ok((0..).flat_map(block).filter(|&byte| byte < UNBIASED).map(|byte| byte % 6 + 1))
}

/// The first so many of the [`faces`] of a throw.
///
/// # Errors
/// When the context cannot be written down.
pub fn throw(
    context: &Context,
    index: u32,
    links: &Shared<Seed>,
    dice: usize,
) -> Result<Vec<u8>, ContextError> {
    Ok(faces(context, index, links)?.take(dice).collect())
}
