//! Seeds hashed many times over, and dice from three links.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

use crate::context::{Commitment, Context, ContextError, Party, Seed, Shared, encode};

/// The largest multiple of six that a byte can hold: bytes from here on are passed over, so that all faces are equally
/// likely.
const UNBIASED: u8 = 252;

/// What a party has to show in one game. Link `length` is the seed, every link is the hash of the next, and the commitment
/// that of the first.
#[derive(Clone, Debug)]
pub struct Chain {
    /// The commitment as link 0, then the links.
    links: Vec<Seed>,
}

impl Chain {
    /// A chain with links 1 to `length`.
    ///
    /// # Errors
    /// When the context cannot be written down.
    pub fn new(context: &Context, party: Party, seed: &Seed, length: u32) -> Result<Self, ContextError> {
        let context = context.to_bytes()?;
        let mut links = vec![*seed];
        for index in (1..=length).rev() {
            let next = links[links.len() - 1];
            links.push(hash(&context, party, index, &next));
        }
        links.reverse();
        Ok(Self { links })
    }

    /// What is shown before the game.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(self.links[0].0)
    }

    /// What is shown for throw `index`, from 1; none beyond the end.
    #[must_use]
    pub fn link(&self, index: u32) -> Option<Seed> {
        self.links.get(usize::try_from(index).ok().filter(|&index| index > 0)?).copied()
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

/// The faces, 1 to 6, of throw `index` with so many dice: the bytes below 252 of HMAC-SHA-256 by the server's link over
/// `"throw"`, the context, the number, the players' links and a counter.
///
/// # Errors
/// When the context cannot be written down.
pub fn throw(
    context: &Context,
    index: u32,
    links: &Shared<Seed>,
    dice: usize,
) -> Result<Vec<u8>, ContextError> {
    let context = context.to_bytes()?;
    // A block of SHA-256 has 64 bytes; shorter keys are filled up with zeros (RFC 2104).
    let mut key = [0; 64];
    key[..32].copy_from_slice(&links.server.0);
    let block = |number: u32| -> [u8; 32] {
        let mut mac = <Hmac<Sha256>>::new(&key.into());
        let (index, number) = (index.to_be_bytes(), number.to_be_bytes());
        mac.update(&encode(&[b"throw", &context, &index, &links.a.0, &links.b.0, &number]));
        mac.finalize().into_bytes().into()
    };
    let bytes = (0..).flat_map(block).filter(|&byte| byte < UNBIASED);
    Ok(bytes.map(|byte| byte % 6 + 1).take(dice).collect())
}
