//! A model of the protocol, explored to its end: a match of three throws, with one re-binding, one epoch, a second device.
//!
//! Two questions. *Safety*: one honest player keeps rules R1 to R5; everybody else, the server and the network work
//! together. *Progress*: all are honest, and the network drops, delays, repeats and reorders.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

/// The players: 0 and 1.
type Player = usize;

/// An entry of the transcript, without its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Entry {
    /// The server binds itself from this throw on.
    BindServer(u8),
    Bind(Player, u8),
    Begin(u8),
    Declare(Player, u8),
    Throw(u8),
    /// A double by the player on roll, answered by a take: one entry.
    Double(Player),
    /// Something cheap that ends the game.
    Resign(Player),
    Rebind(Player, u8),
    Skip(Player, u8),
    Epoch,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Turn {
    Begin,
    Roll(Player),
    Over,
}

/// Which rules are kept: R1 to R5.
type Rules = [bool; 5];
const ALL: Rules = [true; 5];

/// The last throw: with it the match is over.
const THROWS: u8 = 3;

/// The fold of a transcript.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Log {
    entries: Vec<Entry>,
    loud: usize,
    epoch: u8,
    next: u8,
    thrown: u8,
    turn: Turn,
    first: Player,
    pending: Option<Option<Player>>,
    server: Option<u8>,
    chains: [Option<u8>; 2],
    rebinds: u8,
    doubled: bool,
}

impl Log {
    fn new(first: Player) -> Self {
        Self {
            entries: Vec::new(),
            loud: 0,
            epoch: 0,
            next: 1,
            thrown: 0,
            turn: Turn::Begin,
            first,
            pending: None,
            server: None,
            chains: [None; 2],
            rebinds: 0,
            doubled: false,
        }
    }

    fn is_bound(&self) -> bool {
        let covers = |chain: Option<u8>| chain.is_some_and(|from| from <= self.next);
        covers(self.server) && self.chains.iter().all(|&chain| covers(chain))
    }

    /// The transcript with one more entry, if the rules allow it.
    fn enter(&self, entry: Entry, rules: &Rules) -> Option<Self> {
        let mut log = self.clone();
        let [r1, _, r3, r4, r5] = *rules;
        let is_free = self.pending.is_none();
        let allowed = match entry {
            Entry::BindServer(from) => {
                log.server = Some(from);
                is_free && self.server.is_none() && from == self.next
            }
            Entry::Bind(player, from) => {
                let is_first = self.chains[player].is_none();
                log.chains[player] = Some(from);
                // A later chain begins behind the next number; without R1 it may meet a link that is out.
                is_free
                    && self.server.is_some()
                    && (from == self.next && (is_first || !r1) || !is_first && from == self.next + 1)
                    && (is_first || self.chains[player] != Some(from))
                    && self.turn != Turn::Over
            }
            Entry::Begin(number) => {
                log.pending = Some(None);
                is_free && self.turn == Turn::Begin && number == self.next && self.is_bound()
            }
            Entry::Declare(player, number) => {
                log.pending = Some(Some(player));
                is_free && self.turn == Turn::Roll(player) && number == self.next && self.is_bound()
            }
            Entry::Throw(number) => {
                log.pending = None;
                log.next += 1;
                log.thrown += 1;
                log.turn = match self.thrown {
                    0 => Turn::Roll(self.first),
                    1 => Turn::Roll(1 - self.first),
                    _ => Turn::Over,
                };
                !is_free && number == self.next
            }
            Entry::Double(player) => {
                log.doubled = true;
                is_free && !self.doubled && self.turn == Turn::Roll(player)
            }
            Entry::Resign(player) => {
                log.turn = Turn::Over;
                log.pending = None;
                self.turn != Turn::Over && (!r5 || is_free && self.turn == Turn::Roll(player))
            }
            Entry::Rebind(player, from) => {
                log.chains[player] = Some(from);
                log.rebinds += 1;
                log.pending = None;
                if r3 {
                    log.next += 1;
                }
                // Two are enough to tell "once" from "as often as one likes".
                let often = if r4 { self.rebinds == 0 } else { self.rebinds < 2 };
                let number = if r3 { self.next + 1 } else { self.next };
                often && from == number && self.is_bound() && self.turn != Turn::Over
            }
            Entry::Skip(player, number) => {
                log.next += 1;
                is_free && self.turn == Turn::Roll(player) && number == self.next
            }
            Entry::Epoch => {
                log.epoch += 1;
                (log.server, log.chains) = (None, [None; 2]);
                log.next += u8::from(!is_free);
                log.pending = None;
                self.epoch == 0 && self.turn != Turn::Over && self.is_bound()
            }
        };
        log.entries.push(entry);
        if !matches!(entry, Entry::Bind(..) | Entry::BindServer(_)) {
            log.loud = log.entries.len();
        }
        allowed.then_some(log)
    }

    /// Whether a message that named the head after so many entries is in time.
    fn is_fresh(&self, head: &[Entry]) -> bool {
        head.len() >= self.loud && self.entries.starts_with(head)
    }
}

/// A link that went out: its epoch and number, and the heads it was given for.
type Sent = BTreeMap<(u8, u8), BTreeSet<Vec<Entry>>>;

/// The honest player against all others. What the player has sent is known to them at once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Siege {
    log: Log,
    sent: Sent,
    /// Which of the honest player's links were out when the server's and the other's chains were bound.
    known_at_bind: [BTreeSet<(u8, u8)>; 2],
    /// Numbers whose dice were known to the others and which were never thrown: by re-bindings, by epochs.
    discarded: [u8; 2],
    broken: Option<&'static str>,
}

fn siege_steps(state: &Siege, honest: Player, rules: &Rules) -> Vec<Siege> {
    let mut next = Vec::new();
    let (log, other) = (&state.log, 1 - honest);
    let key = (log.epoch, log.next);
    let mut entries = vec![
        Entry::BindServer(log.next),
        Entry::Begin(log.next),
        Entry::Declare(other, log.next),
        Entry::Resign(other),
        Entry::Epoch,
    ];
    for from in [log.next, log.next + 1] {
        entries.extend([Entry::Bind(other, from), Entry::Rebind(other, from)]);
    }
    // What needs the honest player's signature.
    let given = state.sent.get(&key);
    let is_out = given.is_some();
    if log.server.is_some() && log.chains[honest].is_none() {
        entries.push(Entry::Bind(honest, log.next));
    }
    if given.into_iter().flatten().any(|head| log.is_fresh(head)) {
        entries.push(Entry::Declare(honest, log.next));
    }
    // Another device of the honest player doubles, without knowing what the first has sent.
    entries.push(Entry::Double(honest));
    if given.into_iter().flatten().all(|head| !log.is_fresh(head)) && is_out {
        entries.push(Entry::Skip(honest, log.next));
    }
    let is_released = given.is_some_and(|heads| {
        let declared = log.pending == Some(Some(honest));
        declared || heads.contains(&log.entries)
    });
    if log.pending.is_some() && is_released {
        entries.push(Entry::Throw(log.next));
    }
    for entry in entries {
        let Some(after) = log.enter(entry, rules) else { continue };
        if after.entries.len() > 16 {
            continue;
        }
        let mut state = state.clone();
        let out: BTreeSet<(u8, u8)> = state.sent.keys().copied().collect();
        match entry {
            Entry::BindServer(_) => state.known_at_bind[0] = out,
            // A later chain is not yet used for the next number.
            Entry::Bind(player, _) if player == other && (log.chains[other].is_none() || !rules[0]) => {
                state.known_at_bind[1] = out;
            }
            Entry::Rebind(..) => {
                state.known_at_bind[1] = out;
                if rules[2] {
                    state.discarded[0] += u8::from(is_out);
                }
            }
            Entry::Epoch => state.discarded[1] += u8::from(is_out),
            Entry::Resign(_) if is_out => state.broken = Some("a game ended while its throw was known"),
            Entry::Throw(_) if state.known_at_bind.iter().any(|known| known.contains(&key)) => {
                state.broken = Some("a link met a chain that was bound after it was sent");
            }
            _ => {}
        }
        if state.discarded[0] > 1 || state.discarded[1] > 1 {
            state.broken = Some("more than one known throw was not made");
        }
        state.log = after;
        next.push(state);
    }
    // The honest player's links: for a declaration, or for the throw that is pending.
    let wants_roll = log.pending.is_none() && log.turn == Turn::Roll(honest);
    let wants_release = matches!(log.pending, Some(roller) if roller != Some(honest));
    let may = if rules[1] { !is_out } else { given.is_none_or(|heads| !heads.contains(&log.entries)) };
    if (wants_roll || wants_release) && may && (log.is_bound() || !rules[0]) {
        let mut state = state.clone();
        let heads = state.sent.entry(key).or_default();
        heads.insert(log.entries.clone());
        if heads.len() > 1 {
            state.broken = Some("one link was given for two heads");
        }
        next.push(state);
    }
    next
}

/// The first broken promise, and the entries that lead to it; with the number of states.
fn siege(honest: Player, first: Player, rules: &Rules) -> (usize, Option<(&'static str, Vec<Entry>)>) {
    let start = Siege {
        log: Log::new(first),
        sent: BTreeMap::new(),
        known_at_bind: [BTreeSet::new(), BTreeSet::new()],
        discarded: [0; 2],
        broken: None,
    };
    let mut seen = HashSet::from([start.clone()]);
    let mut queue = VecDeque::from([start]);
    while let Some(state) = queue.pop_front() {
        for next in siege_steps(&state, honest, rules) {
            if let Some(what) = next.broken {
                return (seen.len(), Some((what, next.log.entries)));
            }
            if seen.insert(next.clone()) {
                queue.push_back(next);
            }
        }
    }
    (seen.len(), None)
}

#[test]
fn an_honest_player_is_safe_from_all_others_together() {
    for honest in [0, 1] {
        for first in [0, 1] {
            let (states, broken) = siege(honest, first, &ALL);
            assert_eq!(broken, None);
            assert!(states > 1_000, "{states}");
            eprintln!("honest {honest}, first to roll {first}: {states} states");
        }
    }
}

#[test]
fn without_any_one_rule_a_promise_breaks() {
    for rule in 0..5 {
        let mut rules = ALL;
        rules[rule] = false;
        let broken = siege(0, 0, &rules).1;
        let (what, entries) = broken.unwrap_or_else(|| panic!("R{} is of no use", rule + 1));
        eprintln!("without R{}: {what}: {entries:?}", rule + 1);
    }
}

/// All are honest; what a player sends may arrive at any time, any number of times, or never. Of the transcript only its fold
/// is kept, of the heads that messages name only whether they are still in time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Honest {
    log: Log,
    /// Whether each player has seen all of it.
    sees: [bool; 2],
    /// What was sent and may still matter; whether it is in time.
    sent: BTreeMap<(Player, Say), bool>,
    /// Releases that the server holds for the throw that is pending.
    here: [bool; 2],
    /// A declaration that came too late, and its number.
    late: Option<(Player, u8)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Say {
    Release(u8, u8),
    Declare(u8, u8),
    Double,
    Rebind(u8),
    Skip(u8),
}

impl Honest {
    fn new(first: Player) -> Self {
        Self { log: Log::new(first), sees: [true; 2], sent: BTreeMap::new(), here: [false; 2], late: None }
    }

    fn enter(&self, entry: Entry) -> Option<Self> {
        let mut state = Self { log: self.log.enter(entry, &ALL)?, ..self.clone() };
        (state.log.entries, state.log.loud) = (Vec::new(), 0);
        state.sees = [false; 2];
        if state.log.pending.is_none() {
            state.here = [false; 2];
        }
        let (epoch, next) = (state.log.epoch, state.log.next);
        if state.late.is_some_and(|(_, number)| number < next) || entry == Entry::Epoch {
            state.late = None;
        }
        let is_quiet = matches!(entry, Entry::Bind(..) | Entry::BindServer(_));
        state.sent.values_mut().for_each(|in_time| *in_time &= is_quiet);
        // What can never be entered any more is forgotten; links of this number stay known.
        state.sent.retain(|(_, say), in_time| match *say {
            Say::Release(e, i) | Say::Declare(e, i) => e == epoch && i >= next,
            Say::Double | Say::Rebind(_) | Say::Skip(_) => *in_time,
        });
        Some(state)
    }

    fn owes(&self, player: Player) -> bool {
        self.log.pending.is_some_and(|roller| roller != Some(player))
    }

    fn steps(&self) -> Vec<Self> {
        let log = &self.log;
        let mut next = Vec::new();
        next.extend(self.enter(Entry::BindServer(log.next)));
        next.extend(self.enter(Entry::Begin(log.next)));
        if log.pending.is_some() && (0..2).all(|player| !self.owes(player) || self.here[player]) {
            next.extend(self.enter(Entry::Throw(log.next)));
        }
        // A restore at any time: what was entered is given back, chains are void.
        next.extend(self.enter(Entry::Epoch));
        for (&(player, say), &in_time) in &self.sent {
            next.extend(self.arrives(player, say, in_time));
        }
        for player in 0..2 {
            if !self.sees[player] {
                let mut state = self.clone();
                state.sees[player] = true;
                next.push(state);
                continue;
            }
            if log.server.is_some() && log.chains[player].is_none() {
                next.extend(self.enter(Entry::Bind(player, log.next)));
            }
            for say in self.says(player) {
                let mut state = self.clone();
                state.sent.insert((player, say), true);
                next.push(state);
            }
        }
        next
    }

    /// What a message of a player does at the server.
    fn arrives(&self, player: Player, say: Say, in_time: bool) -> Option<Self> {
        match say {
            Say::Release(..) if self.owes(player) && !self.here[player] => {
                let mut state = self.clone();
                state.here[player] = true;
                Some(state)
            }
            Say::Declare(_, number) if in_time && self.late.is_none() => {
                self.enter(Entry::Declare(player, number))
            }
            Say::Declare(_, number) if !in_time && self.late.is_none() && self.log.pending.is_none() => {
                Some(Self { late: Some((player, number)), ..self.clone() })
            }
            Say::Double if in_time => self.enter(Entry::Double(player)),
            Say::Rebind(from) if in_time => self.enter(Entry::Rebind(player, from)),
            Say::Skip(number) if in_time => self.enter(Entry::Skip(player, number)),
            _ => None,
        }
    }

    /// What a player who has seen everything may send.
    fn says(&self, player: Player) -> Vec<Say> {
        let (log, mut says) = (&self.log, Vec::new());
        let (declare, release) = (Say::Declare(log.epoch, log.next), Say::Release(log.epoch, log.next));
        let declared = self.sent.get(&(player, declare));
        let released = self.sent.contains_key(&(player, release));
        if log.turn == Turn::Roll(player) && log.pending.is_none() && log.is_bound() {
            if self.late == Some((player, log.next)) || declared == Some(&false) {
                says.push(Say::Skip(log.next));
            } else if declared.is_none() && !released {
                says.push(declare);
            }
            // A second device of the first player.
            if player == 0 && !log.doubled {
                says.push(Say::Double);
            }
        }
        if self.owes(player) && !released && declared.is_none() {
            says.push(release);
        }
        if player == 1 && log.rebinds == 0 && log.is_bound() && log.turn != Turn::Over {
            says.push(Say::Rebind(log.next + 1));
        }
        says.retain(|&say| self.sent.get(&(player, say)) != Some(&true));
        says
    }

    /// The players whose clocks may run: those whose link, or whose turn, the match waits for.
    fn clocks(&self) -> Vec<Player> {
        if self.log.pending.is_some() {
            (0..2).filter(|&player| self.owes(player) && !self.here[player]).collect()
        } else if let Turn::Roll(player) = self.log.turn {
            vec![player]
        } else {
            Vec::new()
        }
    }
}

/// Every state that honest parties can reach lets the match end: nothing hangs, whatever was lost on the way; and no clock
/// runs of a player whose link is with the server, or of the one who has declared.
#[test]
fn honest_parties_never_hang() {
    for first in [0, 1] {
        let start = Honest::new(first);
        let mut numbers = HashMap::from([(start.clone(), 0_usize)]);
        let (mut ends, mut before): (Vec<bool>, Vec<Vec<usize>>) = (vec![false], vec![Vec::new()]);
        let mut queue = VecDeque::from([start]);
        while let Some(state) = queue.pop_front() {
            let at = numbers[&state];
            ends[at] = state.log.turn == Turn::Over && state.log.thrown == THROWS;
            for &player in &state.clocks() {
                assert!(!state.here[player] && state.log.pending != Some(Some(player)));
            }
            for next in state.steps() {
                let number = numbers.len();
                let to = *numbers.entry(next.clone()).or_insert_with(|| {
                    queue.push_back(next);
                    ends.push(false);
                    before.push(Vec::new());
                    number
                });
                before[to].push(at);
            }
        }
        // Backwards from the ends: every state has to be found.
        let mut reach = ends.clone();
        let mut open: Vec<usize> = (0..ends.len()).filter(|&at| ends[at]).collect();
        while let Some(at) = open.pop() {
            for &from in &before[at] {
                if !reach[from] {
                    reach[from] = true;
                    open.push(from);
                }
            }
        }
        let hanging = numbers.iter().find(|(_, at)| !reach[**at]).map(|(state, _)| state);
        assert_eq!(hanging, None, "a match that hangs");
        eprintln!("first to roll {first}: {} states, all lead to the end", ends.len());
        assert!(ends.len() > 500);
    }
}
