//! What the server has to store: with it a restart goes on where it was, a pending throw included.

use serde::{Deserialize, Serialize};

use super::{Denied, Host};
use crate::context::Party;
use crate::v3::bytes::{Link, Secret};
use crate::v3::chain::Chain;
use crate::v3::context::Context;
use crate::v3::entry::{Entry, Message, Stamp};
use crate::v3::game::Game;
use crate::v3::sign::Signer;
use crate::v3::transcript::{Fault, Transcript};
use crate::v3::verify::Record;

/// A match's dice as they are stored. Backups of running matches leave the secrets and the links out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stored {
    /// Everything that was entered.
    pub record: Record,
    /// The seeds of the server's chains of this epoch, in the order in which they were bound.
    pub seeds: Vec<Secret>,
    /// Links for the throw that is pending, with the signatures under them.
    pub releases: [Option<(Link, Stamp)>; 2],
    /// Links that were left for the next throw.
    pub deposits: [Option<Link>; 2],
    /// Declarations that came too late and are not skipped yet.
    pub late: [Option<Message>; 2],
}

/// The secrets among what is stored: see [`Stored`], whose fields these are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// The seeds of the server's chains of this epoch, in the order in which they were bound.
    pub seeds: Vec<Secret>,
    /// Links for the throw that is pending, with the signatures under them.
    pub releases: [Option<(Link, Stamp)>; 2],
    /// Links that were left for the next throw.
    pub deposits: [Option<Link>; 2],
    /// Declarations that came too late and are not skipped yet.
    pub late: [Option<Message>; 2],
}

impl<G: Game> Host<G> {
    /// What has to be stored before anybody hears of it.
    #[must_use]
    pub fn stored(&self) -> Stored {
        let Hidden { seeds, releases, deposits, late } = self.hidden();
        Stored { record: self.record(), seeds, releases, deposits, late }
    }

    /// The part of [`Host::stored`] that is no entry.
    #[must_use]
    pub fn hidden(&self) -> Hidden {
        Hidden {
            seeds: self.chains.iter().map(|(seed, _)| *seed).collect(),
            releases: self.releases,
            deposits: self.deposits,
            late: self.late.clone(),
        }
    }

    /// The host that was stored.
    ///
    /// # Errors
    /// The first entry that breaks a rule: the store is damaged.
    pub fn restart(stored: &Stored, game: impl Fn(&Context) -> G, signer: Signer) -> Result<Self, Denied> {
        let mut past = stored.record.epochs.clone();
        let last = past.pop().ok_or(Fault::Epoch)?;
        let mut transcript: Option<Transcript<G>> = None;
        for part in &stored.record.epochs {
            let mut next = match transcript {
                None => Transcript::new(part.context.clone(), game(&part.context))?,
                Some(before) => before.renewed(part.context.clone())?,
            };
            for item in &part.items {
                next.enter(item)?;
            }
            transcript = Some(next);
        }
        let mut host = Self::over(transcript.ok_or(Fault::Epoch)?, signer);
        let binds = last.items.iter().filter_map(|item| match &item.entry {
            Entry::Bind { party: Party::Server, from, .. } => Some(*from),
            _ => None,
        });
        let m = host.transcript.m();
        let chain = |(from, seed): (u32, &Secret)| (*seed, Chain::new(&m, Party::Server, from, seed));
        host.chains = binds.zip(&stored.seeds).map(chain).collect();
        host.items = last.items;
        host.past = past;
        host.releases = stored.releases;
        host.deposits = stored.deposits;
        host.late.clone_from(&stored.late);
        Ok(host)
    }
}
