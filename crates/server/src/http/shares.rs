//! What one network, one user or one upload may hold at a time: connections, sockets, places to have a password hashed,
//! bytes on the disk.
//!
//! A network is an IPv4 address or an IPv6 /64 ([`crate::people::network`]): what one household or one machine has. A share is
//! held by a guard, so it comes back however the holder ends.

use pasch_messages::message;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;

use super::error::{ApiError, ApiResult};
use super::near::Neighbours;
use crate::config::Config;
use crate::wire::UserId;
use pasch_credentials::network;

/// How much of something each key holds.
#[derive(Debug)]
struct Held<K>(Arc<Mutex<HashMap<K, u64>>>);

impl<K> Clone for Held<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K> Default for Held<K> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<K: Clone + Eq + Hash> Held<K> {
    fn known(&self) -> MutexGuard<'_, HashMap<K, u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// So much more for a key, unless that is more than `most` in all.
    fn take(&self, key: K, many: u64, most: u64) -> Option<Share<K>> {
        let mut share = Share { of: self.clone(), key, many: 0 };
        share.more(many, most).then_some(share)
    }
}

/// A part of what a key may hold, given back when it is dropped.
#[derive(Debug)]
pub struct Share<K: Clone + Eq + Hash> {
    of: Held<K>,
    key: K,
    many: u64,
}

impl<K: Clone + Eq + Hash> Share<K> {
    /// Takes more; whether there is so much.
    fn more(&mut self, many: u64, most: u64) -> bool {
        let mut known = self.of.known();
        let held = known.entry(self.key.clone()).or_insert(0);
        let fits = held.saturating_add(many) <= most;
        if fits {
            *held += many;
            self.many += many;
        }
        if *held == 0 {
            known.remove(&self.key);
        }
        fits
    }
}

impl<K: Clone + Eq + Hash> Drop for Share<K> {
    fn drop(&mut self) {
        let mut known = self.of.known();
        if let Some(held) = known.get_mut(&self.key) {
            *held = held.saturating_sub(self.many);
            if *held == 0 {
                known.remove(&self.key);
            }
        }
    }
}

/// A socket's places: of its network, where that is counted, and of its user.
#[derive(Debug)]
pub struct SocketShare {
    _network: Option<Share<IpAddr>>,
    _user: Share<UserId>,
}

/// What is held at a time.
pub struct Shares {
    connections: Held<IpAddr>,
    sockets: Held<IpAddr>,
    sockets_of: Held<UserId>,
    hashing: Held<IpAddr>,
    uploads: Held<UserId>,
    most_connections: u64,
    most_sockets: u64,
    most_sockets_of: u64,
    most_hashing: u64,
    most_upload: u64,
    reserve: u64,
    folder: PathBuf,
    proxies: Vec<IpAddr>,
    neighbours: Neighbours,
}

impl Shares {
    /// Nothing is held yet.
    #[must_use]
    pub fn new(config: &Config, neighbours: Neighbours) -> Self {
        let limits = config.limits;
        Self {
            connections: Held::default(),
            sockets: Held::default(),
            sockets_of: Held::default(),
            hashing: Held::default(),
            uploads: Held::default(),
            most_connections: u64::from(limits.connections),
            most_sockets: u64::from(limits.sockets),
            most_sockets_of: u64::from(limits.sockets_of_user),
            most_hashing: u64::from(limits.hashing),
            most_upload: config.max_import,
            reserve: config.reserve,
            folder: config.data_dir.clone(),
            proxies: config.proxies.iter().map(IpAddr::to_canonical).collect(),
            neighbours,
        }
    }

    /// The network that a caller's share belongs to; `None` where callers on the machine itself are not counted.
    fn counted(&self, address: IpAddr) -> Option<IpAddr> {
        (!self.neighbours.spares(address)).then(|| network(address))
    }

    /// One more connection from a peer; `None` when its network has enough. A known proxy speaks for many.
    #[must_use]
    pub fn connection(&self, peer: IpAddr) -> Option<Option<Share<IpAddr>>> {
        if self.proxies.contains(&peer.to_canonical()) {
            return Some(None);
        }
        let Some(network) = self.counted(peer) else { return Some(None) };
        self.connections.take(network, 1, self.most_connections).map(Some)
    }

    /// One more socket of a user.
    ///
    /// # Errors
    /// 429 when the user or the network has enough.
    pub fn socket(&self, address: IpAddr, user_id: &UserId) -> ApiResult<SocketShare> {
        let full = |message| ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-sockets", message);
        let of_user = self.sockets_of.take(user_id.to_owned(), 1, self.most_sockets_of);
        let _user = of_user.ok_or_else(|| full(message!("your-pages-full")))?;
        let network = self.counted(address).map(|network| self.sockets.take(network, 1, self.most_sockets));
        let _network = match network {
            Some(None) => return Err(full(message!("network-pages-full"))),
            counted => counted.flatten(),
        };
        Ok(SocketShare { _network, _user })
    }

    /// A place to have a password hashed.
    ///
    /// # Errors
    /// 429 when the network has its places taken.
    pub fn hashing(&self, address: IpAddr) -> ApiResult<Option<Share<IpAddr>>> {
        let Some(network) = self.counted(address) else { return Ok(None) };
        self.hashing.take(network, 1, self.most_hashing).map(Some).ok_or_else(|| ApiError::too_many(1))
    }

    /// An upload that has just begun.
    #[must_use]
    pub fn upload(&self, user_id: &UserId) -> UploadShare {
        let held = Share { of: self.uploads.clone(), key: user_id.to_owned(), many: 0 };
        UploadShare { held, most: self.most_upload, reserve: self.reserve, folder: self.folder.clone() }
    }
}

/// The bytes of an upload, from its first one until what it holds has been taken in and its file is gone.
#[derive(Debug)]
pub struct UploadShare {
    held: Share<UserId>,
    most: u64,
    reserve: u64,
    folder: PathBuf,
}

impl UploadShare {
    /// Makes room for more bytes before they are written.
    ///
    /// # Errors
    /// 429 when the user's uploads are as large as they may be together; 507 when the disk is nearly full.
    pub fn grow(&mut self, bytes: u64) -> ApiResult<()> {
        if free_space(&self.folder).is_some_and(|free| free.saturating_sub(bytes) < self.reserve) {
            let message = message!("disk-full");
            return Err(ApiError::new(StatusCode::INSUFFICIENT_STORAGE, "disk-full", message));
        }
        if self.held.more(bytes, self.most) {
            return Ok(());
        }
        let message = message!("uploads-too-large", mebibytes = self.most >> 20);
        Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-much-under-way", message))
    }
}

/// Bytes that are free for this process on a folder's disk; `None` where the system does not say.
fn free_space(folder: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let disk = rustix::fs::statvfs(folder).ok()?;
        Some(disk.f_bavail.saturating_mul(disk.f_frsize))
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(change: impl FnOnce(&mut Config)) -> Shares {
        let mut config = Config::new(std::env::temp_dir());
        config.public_origin = Some("https://play.example.org".to_owned());
        config.reserve = 0;
        change(&mut config);
        let neighbours = Neighbours::new(&config);
        Shares::new(&config, neighbours)
    }

    fn at(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_network_has_a_share_of_connections_and_gets_it_back() {
        let shares = shares(|config| {
            config.limits.connections = 2;
            config.proxies = vec![at("10.0.0.1")];
        });
        let first = shares.connection(at("2001:db8:1:2::1")).unwrap();
        let second = shares.connection(at("2001:db8:1:2:ffff::2")).unwrap();
        assert!(shares.connection(at("2001:db8:1:2::3")).is_none(), "one /64 is one network");
        assert!(shares.connection(at("2001:db8:1:3::1")).is_some());
        assert!(shares.connection(at("192.0.2.1")).is_some());
        drop(first);
        assert!(shares.connection(at("2001:db8:1:2::3")).is_some());
        drop(second);
        let many: Vec<_> = (0..100).map(|_| shares.connection(at("10.0.0.1")).unwrap()).collect();
        assert!(many.iter().all(Option::is_none), "a proxy speaks for many");
        assert!(shares.connections.known().is_empty(), "nothing is kept of who is gone");
    }

    #[test]
    fn sockets_count_for_user_and_network() {
        let shares = shares(|config| (config.limits.sockets, config.limits.sockets_of_user) = (3, 2));
        let one = at("192.0.2.1");
        let held = [shares.socket(one, &"anna".into()).unwrap(), shares.socket(one, &"anna".into()).unwrap()];
        assert_eq!(shares.socket(at("198.51.100.1"), &"anna".into()).unwrap_err().status.as_u16(), 429);
        let third = shares.socket(one, &"bert".into()).unwrap();
        assert!(shares.socket(one, &"carl".into()).is_err(), "the network has enough");
        assert!(shares.socket(at("198.51.100.1"), &"carl".into()).is_ok());
        drop((held, third));
        assert!(shares.sockets.known().is_empty() && shares.sockets_of.known().is_empty());
    }

    #[test]
    fn uploads_under_way_count_together_and_leave_the_disk_room() {
        let shares = shares(|config| config.max_import = 1000);
        let mut one = shares.upload(&"anna".into());
        let mut two = shares.upload(&"anna".into());
        one.grow(600).unwrap();
        assert_eq!(two.grow(401).unwrap_err().status.as_u16(), 429);
        two.grow(400).unwrap();
        shares.upload(&"bert".into()).grow(1000).unwrap();
        drop(one);
        two.grow(600).unwrap();
        drop(two);
        assert!(shares.uploads.known().is_empty());
        let full = self::shares(|config| config.reserve = u64::MAX);
        assert_eq!(full.upload(&"anna".into()).grow(1).unwrap_err().status.as_u16(), 507);
    }
}
