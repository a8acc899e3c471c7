//! The dice of one game.

use pasch_dice::{Chain, Commitment, Context, Denied, LENGTH, Ledger, Missing, Party, Seed, Shared, Step};
use pasch_messages::Describe;
use pasch_rules::Player;

use super::rows::{DiceRows, DiceSeedRow, DiceStepRow};

/// Rows that are no dice of a game.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("damaged-dice")]
pub struct DamagedDice {
    /// Number of the game, from 1.
    pub game: u32,
    /// Number of the step, from 1; 0 for the seeds.
    pub step: u32,
    /// The fault that was found, in words.
    pub cause: String,
}

/// The dice of one game as far as they have come.
#[derive(Debug)]
pub struct GameDice {
    ledger: Ledger,
    /// Steps that are stored.
    number: u32,
    /// Chains that the server holds: its own and those in players' places.
    held: Shared<Option<Chain>>,
    /// What is to be written before anybody hears of it.
    unwritten: DiceRows,
}

/// The party at a seat.
#[must_use]
pub const fn seat_party(player: Player) -> Party {
    match player {
        Player::A => Party::A,
        Player::B => Party::B,
    }
}

impl GameDice {
    /// As the store has them.
    ///
    /// # Errors
    /// When a row cannot be read or does not follow from those before it.
    pub fn load(context: Context, steps: &[DiceStepRow], seeds: &[DiceSeedRow]) -> Result<Self, DamagedDice> {
        let game = context.game;
        let damaged = |step: u32, cause: String| DamagedDice { game, step, cause };
        let mut ledger = Ledger::new(context);
        let mut number = 0;
        for row in steps.iter().filter(|row| row.game == game) {
            number += 1;
            if row.number != number {
                return Err(damaged(number, format!("is missing; the next one is {}", row.number)));
            }
            let step: Step =
                serde_json::from_str(&row.body).map_err(|error| damaged(number, error.to_string()))?;
            ledger.follow(&step).map_err(|error| damaged(number, error.to_string()))?;
        }
        let mut held = Shared { server: None, a: None, b: None };
        for party in Party::ALL {
            let Some((from, _)) = ledger.bound_to(party) else { continue };
            if party != Party::Server && !ledger.is_held(party) {
                continue;
            }
            let row = seeds
                .iter()
                .find(|row| (row.game, row.party.as_str(), row.from_throw) == (game, word(party), from));
            let row = row.ok_or_else(|| damaged(0, format!("the seed of {party} is missing")))?;
            let chain = Chain::new(ledger.context(), party, &Seed(row.seed), from, LENGTH);
            *held.of_mut(party) = Some(chain.map_err(|error| damaged(0, error.to_string()))?);
        }
        Ok(Self { ledger, number, held, unwritten: DiceRows::default() })
    }

    /// The game that the chains are bound to.
    #[must_use]
    pub fn context(&self) -> &Context {
        self.ledger.context()
    }

    /// Number of the next throw, from 1.
    #[must_use]
    pub const fn next(&self) -> u32 {
        self.ledger.next()
    }

    /// Whether a player has shown their link for the next throw.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.ledger.has_begun()
    }

    /// Whether the server stands in for this party, or it is the server.
    #[must_use]
    pub fn holds(&self, party: Party) -> bool {
        self.held.of(party).is_some()
    }

    /// What a party is bound to: the first throw of its chain, and its end.
    #[must_use]
    pub fn bound_to(&self, party: Party) -> Option<(u32, Commitment)> {
        self.ledger.bound_to(party)
    }

    /// What a party still has to show before the next throw.
    #[must_use]
    pub fn missing(&self, party: Party) -> Option<Missing> {
        self.ledger.missing(party)
    }

    /// Binds the server, or a player in whose place it stands, to a new chain.
    ///
    /// # Errors
    /// When the party is bound and must stay so.
    pub fn hold(&mut self, party: Party, seed: Seed, at: i64) -> Result<(), Denied> {
        let gives_up = self.ledger.has_begun() && self.bound_to(party).is_some() && party != Party::Server;
        // A throw that has begun is given up by that, and the chain begins with the one after it.
        let from = self.ledger.next() + u32::from(gives_up);
        let chain = Chain::new(self.context(), party, &seed, from, LENGTH)?;
        let steps = self.ledger.bind(party, from, chain.commitment(), party != Party::Server)?;
        self.follow(&steps, at)?;
        let game = self.context().game;
        self.unwritten.seeds.push(DiceSeedRow {
            game,
            party: word(party).to_owned(),
            from_throw: from,
            seed: seed.0,
        });
        *self.held.of_mut(party) = Some(chain);
        Ok(())
    }

    /// Binds a player to a chain of their own.
    ///
    /// # Errors
    /// When the commitment is for another throw than the next.
    pub fn bind(&mut self, party: Party, from: u32, commitment: Commitment, at: i64) -> Result<(), Denied> {
        let steps = self.ledger.bind(party, from, commitment, false)?;
        self.follow(&steps, at)?;
        *self.held.of_mut(party) = None;
        Ok(())
    }

    /// Takes a player's link for the next throw.
    ///
    /// # Errors
    /// If it is not the link they are bound to.
    pub fn show(&mut self, party: Party, throw: u32, link: Seed) -> Result<(), Denied> {
        if self.ledger.was_shown(party, throw, &link) {
            return Ok(());
        }
        self.ledger.show(party, throw, link)
    }

    /// Shows the links of players in whose place the server stands and, once both players have shown theirs, its own.
    ///
    /// # Errors
    /// When somebody is not bound yet.
    pub fn show_held(&mut self) -> Result<(), Denied> {
        let throw = self.ledger.next();
        for party in [Party::A, Party::B, Party::Server] {
            let is_last = party == Party::Server;
            if is_last && [Party::A, Party::B].iter().any(|&player| self.ledger.missing(player).is_some()) {
                return Ok(());
            }
            let link = self.held.of(party).as_ref().and_then(|chain| chain.link(throw));
            if let Some(link) = link {
                self.ledger.show(party, throw, link)?;
            }
        }
        Ok(())
    }

    /// The faces of the next throw one after the other, when all have shown their links.
    #[must_use]
    pub fn faces(&self) -> Option<impl Iterator<Item = u8> + use<>> {
        self.ledger.faces()
    }

    /// The throw was made with these dice.
    ///
    /// # Errors
    /// If somebody has not shown their link.
    pub fn thrown(&mut self, dice: Vec<u8>, at: i64) -> Result<(), Denied> {
        let next = self.ledger.next();
        let step = self.ledger.thrown(dice).ok_or(Denied::NotNext { throw: next, next })?;
        self.follow(&[step], at)
    }

    /// What is to be written now; the caller has to, or to load the dice again.
    #[must_use]
    pub fn take_unwritten(&mut self) -> DiceRows {
        std::mem::take(&mut self.unwritten)
    }

    fn follow(&mut self, steps: &[Step], at: i64) -> Result<(), Denied> {
        for step in steps {
            self.ledger.follow(step)?;
            self.number += 1;
            // Plain data with string keys cannot fail to be written.
            let body = serde_json::to_string(step).unwrap_or_default();
            self.unwritten.steps.push(DiceStepRow {
                game: self.context().game,
                number: self.number,
                at,
                body,
            });
        }
        Ok(())
    }
}

/// A party in the database.
const fn word(party: Party) -> &'static str {
    match party {
        Party::Server => "server",
        Party::A => "a",
        Party::B => "b",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn context() -> Context {
        Context {
            match_id: "m".into(),
            game: 1,
            rules: "backgammon".into(),
            players: ["A".into(), "B".into()],
        }
    }

    /// Rows of a store, and the dice that wrote them.
    struct Stored {
        dice: GameDice,
        steps: Vec<DiceStepRow>,
        seeds: Vec<DiceSeedRow>,
    }

    impl Stored {
        fn new() -> Self {
            let dice = GameDice::load(context(), &[], &[]).unwrap();
            Self { dice, steps: Vec::new(), seeds: Vec::new() }
        }

        fn write(&mut self) {
            let DiceRows { steps, seeds, .. } = self.dice.take_unwritten();
            self.steps.extend(steps);
            self.seeds.extend(seeds);
        }

        fn hold(&mut self, party: Party, byte: u8) {
            self.dice.hold(party, Seed([byte; 32]), 5).unwrap();
            self.write();
        }

        fn throw(&mut self) -> Vec<u8> {
            self.dice.show_held().unwrap();
            let dice: Vec<u8> = self.dice.faces().unwrap().take(2).collect();
            self.dice.thrown(dice.clone(), 6).unwrap();
            self.write();
            dice
        }

        fn again(&self) -> GameDice {
            GameDice::load(context(), &self.steps, &self.seeds).unwrap()
        }
    }

    #[test]
    fn after_a_restart_the_same_dice_follow() {
        let mut stored = Stored::new();
        for (party, byte) in [(Party::Server, 1), (Party::A, 2), (Party::B, 3)] {
            stored.hold(party, byte);
        }
        stored.throw();
        let mut again = stored.again();
        let next = stored.throw();
        again.show_held().unwrap();
        assert_eq!(again.faces().unwrap().take(2).collect::<Vec<_>>(), next);
    }

    #[test]
    fn the_server_shows_last_and_stands_in_only_where_it_is_bound() {
        let mut stored = Stored::new();
        let own = Chain::new(&context(), Party::B, &Seed([3; 32]), 1, LENGTH).unwrap();
        stored.hold(Party::Server, 1);
        stored.hold(Party::A, 2);
        stored.dice.bind(Party::B, 1, own.commitment(), 5).unwrap();
        stored.write();
        stored.dice.show_held().unwrap();
        assert_eq!(stored.dice.missing(Party::Server), Some(Missing::Link), "B has not shown theirs yet");
        stored.dice.show(Party::B, 1, own.link(1).unwrap()).unwrap();
        stored.throw();
        // B is away: the server goes on in B's place, and what A had shown is given up.
        stored.dice.show_held().unwrap();
        stored.hold(Party::B, 9);
        assert!(stored.steps[4].body.contains("void"), "{}", stored.steps[4].body);
        assert!(stored.steps[5].body.contains("held"), "{}", stored.steps[5].body);
        stored.throw();
        let steps = stored.steps.iter().map(|row| serde_json::from_str(&row.body).unwrap()).collect();
        let checked = Ledger::proof(context(), steps).check().unwrap();
        assert_eq!((checked.right, checked.void, checked.held, checked.faults.len()), (2, 1, [2, 1], 0));
        assert!(stored.again().holds(Party::B));
    }

    #[test]
    fn damaged_rows_are_named() {
        let mut stored = Stored::new();
        stored.hold(Party::Server, 1);
        let lost = GameDice::load(context(), &stored.steps, &[]).unwrap_err();
        assert_eq!((lost.step, lost.cause.as_str()), (0, "the seed of the server is missing"));
        stored.steps[0].number = 2;
        assert_eq!(GameDice::load(context(), &stored.steps, &stored.seeds).unwrap_err().step, 1);
        stored.steps[0] = DiceStepRow { number: 1, body: "{}".to_owned(), ..stored.steps[0].clone() };
        assert_eq!(GameDice::load(context(), &stored.steps, &stored.seeds).unwrap_err().step, 1);
    }
}
