//! How often a caller may ask.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::error::{ApiError, ApiResult};
use super::near::Neighbours;
use crate::config::{Config, Rate};
use crate::wire::UserId;
use pasch_credentials::network;

fn quota(rate: Rate) -> Quota {
    let burst = NonZeroU32::new(rate.burst.max(1)).unwrap_or(NonZeroU32::MIN);
    let period = Duration::from_secs_f64(1.0 / rate.per_second.max(1e-6));
    Quota::with_period(period).unwrap_or(Quota::per_second(burst)).allow_burst(burst)
}

pub struct Limiters {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<UserId>,
    knocks: DefaultKeyedRateLimiter<UserId>,
    mails: DefaultKeyedRateLimiter<String>,
    programs: DefaultKeyedRateLimiter<UserId>,
    matches: DefaultKeyedRateLimiter<UserId>,
    matches_from: DefaultKeyedRateLimiter<IpAddr>,
    frames: Rate,
    neighbours: Neighbours,
}

impl Limiters {
    #[must_use]
    pub fn new(config: &Config, neighbours: Neighbours) -> Self {
        Self {
            requests: RateLimiter::keyed(quota(config.limits.requests)),
            guests: RateLimiter::keyed(quota(config.limits.guests)),
            logins: RateLimiter::keyed(quota(config.limits.logins)),
            uploads: RateLimiter::keyed(quota(config.limits.uploads)),
            knocks: RateLimiter::keyed(quota(config.limits.knocks)),
            mails: RateLimiter::keyed(quota(config.limits.mails)),
            programs: RateLimiter::keyed(quota(config.limits.programs)),
            matches: RateLimiter::keyed(quota(config.limits.matches)),
            matches_from: RateLimiter::keyed(quota(config.limits.matches_from)),
            frames: config.limits.frames,
            neighbours,
        }
    }

    /// One more from an address's network, where that is counted.
    fn take_from(&self, limiter: &DefaultKeyedRateLimiter<IpAddr>, address: IpAddr) -> ApiResult<()> {
        if self.neighbours.spares(address) { Ok(()) } else { take(limiter, &network(address)) }
    }

    /// One more API request from an address's network.
    pub fn request(&self, address: IpAddr) -> ApiResult<()> {
        self.take_from(&self.requests, address)
    }

    /// One more guest from an address's network.
    pub fn guest(&self, address: IpAddr) -> ApiResult<()> {
        self.take_from(&self.guests, address)
    }

    /// One more attempt at a password, or a new account, from an address's network.
    pub fn login(&self, address: IpAddr) -> ApiResult<()> {
        self.take_from(&self.logins, address)
    }

    /// One more match, or table for one, by a user and from an address's network.
    pub fn begin_match(&self, address: IpAddr, user_id: &UserId) -> ApiResult<()> {
        take(&self.matches, user_id)?;
        self.take_from(&self.matches_from, address)
    }

    /// One more upload by a user.
    pub fn upload(&self, user_id: &UserId) -> ApiResult<()> {
        take(&self.uploads, user_id)
    }

    /// One more table, code or report by a user.
    pub fn knock(&self, user_id: &UserId) -> ApiResult<()> {
        take(&self.knocks, user_id)
    }

    /// One more address to be confirmed, by a user, or that address once more, whoever asks. Users have no `@` in them.
    pub fn mail(&self, user_or_address: &str) -> ApiResult<()> {
        take(&self.mails, &user_or_address.to_lowercase())
    }

    /// One more request with a token of a user.
    pub fn program(&self, user_id: &UserId) -> ApiResult<()> {
        take(&self.programs, user_id)
    }

    /// A bucket for one socket.
    #[must_use]
    pub fn socket(&self) -> SocketLimiter {
        SocketLimiter(RateLimiter::direct(quota(self.frames)))
    }

    /// Forgets callers whose buckets are full again.
    pub fn forget_idle(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.logins.retain_recent();
        self.uploads.retain_recent();
        self.knocks.retain_recent();
        self.mails.retain_recent();
        self.programs.retain_recent();
        self.matches.retain_recent();
        self.matches_from.retain_recent();
    }
}

/// A bucket for one socket.
pub struct SocketLimiter(DefaultDirectRateLimiter);

impl SocketLimiter {
    /// Whether one more frame is allowed now.
    #[must_use]
    pub fn allows(&self) -> bool {
        let limiter: &RateLimiter<NotKeyed, InMemoryState, DefaultClock> = &self.0;
        limiter.check().is_ok()
    }
}

fn take<K: Hash + Eq + Clone>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> ApiResult<()> {
    limiter.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        ApiError::too_many(wait.as_secs() + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_refused() {
        let mut config = Config::new("unused");
        config.limits.guests = Rate { per_second: 0.001, burst: 2 };
        let limiters = Limiters::new(&config, Neighbours::new(&config));
        let far: IpAddr = "192.0.2.1".parse().unwrap();
        assert!(limiters.guest(far).is_ok());
        assert!(limiters.guest(far).is_ok());
        let refused = limiters.guest(far).unwrap_err();
        assert_eq!(refused.status.as_u16(), 429);
        assert!(refused.retry_after.unwrap() > 100);
        let near: IpAddr = "127.0.0.1".parse().unwrap();
        assert!((0..100).all(|_| limiters.guest(near).is_ok()));
        // Half of an IPv6 address is one household.
        let mut half = (0..3).map(|last| format!("2001:db8:1:2::{last}").parse().unwrap());
        assert_eq!(half.by_ref().filter(|address| limiters.guest(*address).is_ok()).count(), 2);
        assert!(limiters.guest("2001:db8:1:3::1".parse().unwrap()).is_ok());
        config.public_origin = Some("https://play.example.org".to_owned());
        let behind_a_proxy = Limiters::new(&config, Neighbours::new(&config));
        assert!((0..3).any(|_| behind_a_proxy.guest(near).is_err()));
    }
}
