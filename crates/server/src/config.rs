//! How a server is set up.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::store::{DATABASE, DatabaseUrl};
use pasch_delivery::NoticeConfig;

/// Everything `run` needs to know besides the listener.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the generated tables live, and the database if it is a file in there. Made when missing.
    pub data_dir: PathBuf,
    pub database: DatabaseUrl,
    /// The address people type, e.g. `https://play.example.org`, when a proxy stands in front: cookies
    /// become `Secure` under https, and only this origin is accepted. `None`: the `Host` header decides.
    pub public_origin: Option<String>,
    /// Proxies in front of the server: only what they say about a caller's address is believed.
    pub proxies: Vec<IpAddr>,
    /// Days for which guests who were not seen are kept, with their matches. `None`: 400 where other
    /// machines can reach the server or there is a public origin, for ever elsewhere.
    pub keep_guests: Option<u32>,
    /// Whether newcomers are put off under pressure. `None`: where other machines can reach the server or
    /// there is a public origin.
    pub shed_newcomers: Option<bool>,
    /// How long a server waits before it looks for such guests, and before it looks again.
    pub purge_every: Duration,
    /// What a program says as `Authorization: Bearer` to read `/metrics`; without it only this machine may.
    pub metrics_token: Option<String>,
    /// Tables that house bots keep open in the lobby while nobody else offers their games.
    pub house_bots: usize,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// Threads on which matches are analysed. They give way while a bot thinks.
    pub analysis_threads: usize,
    /// Build the bear-off database in the background when it is missing or damaged.
    pub build_bearoff: bool,
    /// Largest upload in bytes.
    pub max_upload: usize,
    /// Largest upload to a collection in bytes: files, folders, archives.
    pub max_import: u64,
    /// Matches that a collection may hold.
    pub collection_room: u64,
    /// Bytes of the disk that uploads leave free.
    pub reserve: u64,
    /// How long a connection may be idle, or take to send the head of a request.
    pub connection_idle: Duration,
    /// Longest time a request may take, the upload included.
    pub request_timeout: Duration,
    /// Silence after which a socket counts as gone. Pings go out three times as often.
    pub socket_timeout: Duration,
    /// How long a throw waits for the link of a player who holds their own chain, before the server holds one for them.
    pub dice_patience: Duration,
    /// How long a shutdown waits for work in hand.
    pub drain_timeout: Duration,
    /// How people are told of their turns.
    pub notices: NoticeConfig,
    /// How many requests a caller may make.
    pub limits: Limits,
}

/// Requests per second and bursts, and what may be held at a time. A network is an IPv4 address or an IPv6 /64. Callers on
/// the loopback interface are not limited by network unless `public_origin` says that a proxy stands in front, or one that
/// was not named has been noticed.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// API requests per second and network.
    pub requests: Rate,
    /// New guests per second and network.
    pub guests: Rate,
    /// Attempts at passwords and new accounts, per second and network.
    pub logins: Rate,
    /// Uploads to be analysed, per second and user.
    pub uploads: Rate,
    /// Tables made, codes tried, reports written, per second and user.
    pub knocks: Rate,
    /// Addresses to be confirmed, per second and user, and per second and address.
    pub mails: Rate,
    /// Requests with tokens, per second and user.
    pub programs: Rate,
    /// Matches begun against the computer or at new tables, per second and user.
    pub matches: Rate,
    /// The same, per second and network.
    pub matches_from: Rate,
    /// Frames per second and socket.
    pub frames: Rate,
    /// Connections of a network at a time.
    pub connections: u32,
    /// Sockets of a network at a time.
    pub sockets: u32,
    /// Sockets of a user at a time.
    pub sockets_of_user: u32,
    /// Passwords of a network that are being hashed, or wait for it, at a time.
    pub hashing: u32,
    /// Analyses a user may have waiting or at work.
    pub analyses_waiting: u32,
    /// Rollouts a user may have waiting or at work.
    pub rollouts_waiting: u32,
}

/// A steady rate with room for bursts.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Allowed per second in the long run.
    pub per_second: f64,
    pub burst: u32,
}

impl Rate {
    const fn new(per_second: f64, burst: u32) -> Self {
        Self { per_second, burst }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Rate::new(50.0, 200),
            guests: Rate::new(0.2, 20),
            logins: Rate::new(0.2, 30),
            uploads: Rate::new(0.5, 30),
            knocks: Rate::new(0.5, 30),
            mails: Rate::new(1.0 / 900.0, 4),
            programs: Rate::new(10.0, 100),
            matches: Rate::new(0.5, 60),
            matches_from: Rate::new(2.0, 300),
            frames: Rate::new(20.0, 80),
            connections: 256,
            sockets: 512,
            sockets_of_user: 64,
            hashing: 4,
            analyses_waiting: 200,
            rollouts_waiting: 4,
        }
    }
}

impl Config {
    /// A server for this machine with its data in `data_dir`, in SQLite.
    #[must_use]
    pub fn new(data_dir: impl Into<PathBuf>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let spare = cores.saturating_sub(1).max(1);
        let data_dir = data_dir.into();
        Self {
            database: DatabaseUrl::file(data_dir.join(DATABASE)),
            data_dir,
            public_origin: None,
            proxies: Vec::new(),
            keep_guests: None,
            shed_newcomers: None,
            purge_every: Duration::from_secs(3600),
            metrics_token: None,
            house_bots: 0,
            bot_threads: spare,
            analysis_threads: spare,
            build_bearoff: true,
            max_upload: 10 * 1024 * 1024,
            max_import: 2 << 30,
            collection_room: pasch_intake::ROOM,
            reserve: 1 << 30,
            connection_idle: Duration::from_secs(30),
            request_timeout: Duration::from_secs(30),
            socket_timeout: Duration::from_secs(30),
            dice_patience: Duration::from_secs(10),
            drain_timeout: Duration::from_secs(10),
            notices: NoticeConfig::default(),
            limits: Limits::default(),
        }
    }

    /// The engine's answers to analyses, kept.
    #[must_use]
    pub fn answers(&self) -> PathBuf {
        self.data_dir.join("answers.bin")
    }

    /// Whom a push service may write to about this server: its own address, where it has one that everybody reaches.
    #[must_use]
    pub(crate) fn contact(&self) -> Option<String> {
        self.public_origin.clone().filter(|_| self.is_https())
    }

    /// Cookies must only travel over https.
    #[must_use]
    pub(crate) fn is_https(&self) -> bool {
        self.public_origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }
}
