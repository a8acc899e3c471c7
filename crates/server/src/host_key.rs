//! The key that this server signs dice with.

use pasch_dice::v3::{Key, Secret, Signer};
use pasch_messages::Describe;

use crate::store::{Store, StoreError};

/// Why there is no key.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("host-key-error")]
pub enum HostKeyError {
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// There is no randomness to draw one.
    Random(
        #[describe(name = "value", text)]
        #[from]
        getrandom::Error,
    ),
}

/// The server's key, and the host that contexts of matches name.
#[derive(Clone, Debug)]
pub struct HostSigner {
    signer: Signer,
    host: String,
}

impl HostSigner {
    /// The key that the database holds; one is drawn where there is none.
    ///
    /// # Errors
    /// [`HostKeyError`] when no key can be read or drawn.
    pub async fn open(store: &Store, public_origin: Option<&str>) -> Result<Self, HostKeyError> {
        let seed = store.host_key(&random()?).await?;
        Ok(Self { signer: Signer::new(&Secret(seed)), host: host_of(public_origin) })
    }

    #[must_use]
    pub fn signer(&self) -> Signer {
        self.signer.clone()
    }

    /// The host that contexts name.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.host
    }

    #[must_use]
    pub fn key(&self) -> Key {
        self.signer.key()
    }
}

/// Random bytes of the system.
///
/// # Errors
/// When it gives none.
pub fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Host and port of an origin in lower case, without the port that its scheme has anyway. A server that has no public
/// address is `localhost` at every port: its key and those of its players do not change with the port.
fn host_of(public_origin: Option<&str>) -> String {
    let Some(origin) = public_origin else { return "localhost".to_owned() };
    let (scheme, authority) = origin.split_once("://").unwrap_or(("https", origin));
    let authority = authority.trim_end_matches('/').to_ascii_lowercase();
    let usual = if scheme == "http" { ":80" } else { ":443" };
    authority.strip_suffix(usual).map(str::to_owned).unwrap_or(authority)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_has_one_spelling() {
        for (origin, host) in [
            (None, "localhost"),
            (Some("https://Play.Example.org/"), "play.example.org"),
            (Some("https://play.example.org:443"), "play.example.org"),
            (Some("http://play.example.org:443"), "play.example.org:443"),
            (Some("http://[::1]:80"), "[::1]"),
            (Some("https://play.example.org:8443"), "play.example.org:8443"),
        ] {
            assert_eq!(host_of(origin), host);
        }
    }
}
