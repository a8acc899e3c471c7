//! What a room keeps in mind beside the match itself.

use std::collections::{HashMap, HashSet};

use pasch_dice::v3::{Hash, Item, Key};
use pasch_rules::ByPlayer;

use super::Wish;
use super::ask::{Ask, Asker};
use crate::store::moderation::Sanction;
use crate::store::{ChatRow, IntentKey};
use crate::wire::DiceView;
use pasch_table::fair::{GameDice, SignedDice};

/// What a room knows of its match's dice.
#[derive(Default)]
pub struct Fair {
    /// Those of the present or the next game, once somebody needed them.
    pub dice: Option<GameDice>,
    /// Sockets whose programs hold chains.
    pub able: HashSet<u64>,
    /// Wishes that wait for links.
    pub waiting: Vec<Ask>,
    /// The throw (game, number) that has waited too long for somebody.
    pub late: Option<(u32, u32)>,
    /// The throw for which a time is set.
    pub timed: Option<(u32, u32)>,
    /// What was told last: nobody is asked twice for the same.
    pub told: Option<DiceView>,
}

impl Fair {
    /// A socket whose program holds chains has come, or one has gone.
    pub fn is_able(&mut self, socket: u64, able: bool) {
        if able {
            self.told = None;
            self.able.insert(socket);
        } else {
            self.able.remove(&socket);
        }
    }

    /// Memory and store may differ: the dice are loaded again.
    pub fn forget(&mut self) {
        self.dice = None;
    }
}

/// What is known of a player's key before the record begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Known {
    #[default]
    Nothing,
    /// The player's program has none.
    Without,
    /// This one, since when.
    Key(Key, i64),
}

/// What a socket has been told.
pub struct Heard {
    pub m: Hash,
    pub k: u32,
}

/// What a room knows of signed dice.
#[derive(Default)]
pub struct Signed {
    /// The dice, once both keys are known.
    pub dice: Option<SignedDice>,
    /// The match's dice are signed.
    pub is_used: bool,
    pub keys: ByPlayer<Known>,
    /// Players who have acted, with a page or without one.
    pub acted: ByPlayer<bool>,
    pub heard: HashMap<u64, Heard>,
    /// Intents that wait for a throw.
    pub waiting: Vec<(Asker, IntentKey)>,
    /// A game is to begin as soon as everybody is bound.
    pub starts: bool,
    /// Entries that sockets give back, as far as they have come.
    pub given_back: HashMap<u64, Vec<Item>>,
    /// Players who have come back since the server was set back.
    pub came_back: ByPlayer<bool>,
}

impl Signed {
    /// A socket is gone.
    pub fn leave(&mut self, socket: u64) {
        self.heard.remove(&socket);
        self.given_back.remove(&socket);
    }

    /// Keeps an intent until its throw is made.
    pub fn wait(&mut self, from: Asker, key: IntentKey) {
        self.waiting.push((from, key));
    }

    /// The intents that have waited.
    pub fn take_waiting(&mut self) -> Vec<(Asker, IntentKey)> {
        std::mem::take(&mut self.waiting)
    }

    /// Who wished the throw that is made now, with the intent.
    pub fn first_waiting(&self) -> Option<&IntentKey> {
        self.waiting.first().map(|(_, key)| key)
    }
}

/// The talk at one match, read from the store when the first player comes.
#[derive(Default)]
pub struct Talk {
    pub is_read: bool,
    pub rows: Vec<ChatRow>,
    /// Who does not want to hear the other.
    pub muted: ByPlayer<bool>,
    /// What keeps a player from talking.
    pub held: ByPlayer<Vec<Sanction>>,
}

pub const fn throws_dice(wish: &Wish) -> bool {
    matches!(wish, Wish::Start | Wish::Roll | Wish::RejectOpening)
}
