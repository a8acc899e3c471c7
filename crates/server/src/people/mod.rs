//! Accounts on this server: what signing in needs besides the store, the news that a session has
//! ended, guests, restraints, ratings.

pub mod ahead;
pub mod collector;
pub mod guests;
mod language;
mod leaving;
pub mod scorer;
#[cfg(test)]
mod scorer_tests;

use crate::wire::UserId;
use pasch_credentials::{Backoff, Ceremonies, Devices, Hasher};
use tokio::sync::broadcast;

pub use language::language_of;
pub use leaving::{LeavingError, leave};

/// Sessions of an account end after this long without a request, in milliseconds: 30 days.
pub const IDLE_MS: i64 = 30 * 24 * 3600 * 1000;

/// Sessions of an account end after this long in any case, in milliseconds: 90 days.
pub const ABSOLUTE_MS: i64 = 90 * 24 * 3600 * 1000;

/// News that a slow listener may miss before it has to ask the store.
const NEWS: usize = 256;

/// Sessions that have just ended.
#[derive(Clone, Debug)]
struct Ended {
    user_id: UserId,
    /// The one session; `None`: all of the user but `except`.
    session: Option<[u8; 32]>,
    except: Option<[u8; 32]>,
}

/// What logging in and out needs besides the store.
pub struct People {
    pub hasher: Hasher,
    /// Hashes them for devices that an account knows, so that they do not wait behind strangers.
    pub own_hasher: Hasher,
    /// Which network has to wait before the next attempt at a name, and which device.
    pub backoff: Backoff,
    /// Which name has to wait, wherever attempts at it come from.
    pub names: Backoff,
    pub devices: Devices,
    /// Passkeys that are asked for.
    pub ceremonies: Ceremonies,
    news: broadcast::Sender<Ended>,
}

impl People {
    /// Nobody has tried anything yet; `threads` passwords are hashed at a time, and devices are marked with a key.
    #[must_use]
    pub fn new(threads: usize, device_key: [u8; 32]) -> Self {
        Self {
            hasher: Hasher::new(threads),
            own_hasher: Hasher::new(1),
            backoff: Backoff::default(),
            names: Backoff::over_all_networks(),
            devices: Devices::new(device_key),
            ceremonies: Ceremonies::default(),
            news: broadcast::channel(NEWS).0,
        }
    }

    /// Tells that one session of a user has ended.
    pub fn session_ended(&self, user_id: &UserId, session: [u8; 32]) {
        self.tell(Ended { user_id: user_id.to_owned(), session: Some(session), except: None });
    }

    /// Tells that all sessions of a user but one have ended.
    pub fn sessions_ended(&self, user_id: &UserId, except: Option<[u8; 32]>) {
        self.tell(Ended { user_id: user_id.to_owned(), session: None, except });
    }

    fn tell(&self, ended: Ended) {
        // Without an open socket nobody listens.
        let _ = self.news.send(ended);
    }

    /// Listens for the end of a session.
    #[must_use]
    pub fn watch(&self, user_id: &UserId, session: [u8; 32]) -> Watch {
        Watch { news: self.news.subscribe(), user_id: user_id.to_owned(), session }
    }
}

/// Waits for the end of one session.
pub struct Watch {
    news: broadcast::Receiver<Ended>,
    user_id: UserId,
    session: [u8; 32],
}

impl Watch {
    /// Ready when the session has ended, or may have.
    pub async fn ended(&mut self) {
        loop {
            match self.news.recv().await {
                Ok(ended) if ended.user_id != self.user_id => {}
                Ok(Ended { session: Some(one), .. }) if one != self.session => {}
                Ok(Ended { except: Some(kept), .. }) if kept == self.session => {}
                // What was missed may have been about this session: who is let go comes back and is asked again.
                Ok(_) | Err(_) => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_news_is_for_the_session_it_is_about() {
        let people = People::new(1, [0; 32]);
        let (mut one, mut two) =
            (people.watch(&"anna".into(), [1; 32]), people.watch(&"anna".into(), [2; 32]));
        let mut other = people.watch(&"bert".into(), [3; 32]);
        people.session_ended(&"anna".into(), [2; 32]);
        assert_eq!([hears(&mut one), hears(&mut two), hears(&mut other)], [false, true, false]);
        people.sessions_ended(&"anna".into(), Some([1; 32]));
        assert_eq!([hears(&mut one), hears(&mut two), hears(&mut other)], [false, true, false]);
        people.sessions_ended(&"anna".into(), None);
        assert_eq!([hears(&mut one), hears(&mut two), hears(&mut other)], [true, true, false]);
    }

    /// Whether the watch is ready now.
    fn hears(watch: &mut Watch) -> bool {
        use std::future::Future as _;
        let mut waiting = std::pin::pin!(watch.ended());
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        waiting.as_mut().poll(&mut context).is_ready()
    }
}
