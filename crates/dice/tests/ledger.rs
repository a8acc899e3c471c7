//! A game's dice as they are made, and the proof that comes of it.

use pasch_dice::{Chain, Context, Denied, Fault, LENGTH, Ledger, Missing, Party, Played, Seed, Shared, Step};
use proptest::prelude::*;

fn context() -> Context {
    Context {
        match_id: "m1".into(),
        game: 1,
        rules: "backgammon".into(),
        players: ["alice".into(), "bob".into()],
    }
}

fn chain(party: Party, byte: u8, from: u32) -> Chain {
    Chain::new(&context(), party, &Seed([byte; 32]), from, LENGTH).unwrap()
}

/// A game in the making: the ledger, its steps, what the parties hold.
struct Game {
    ledger: Ledger,
    steps: Vec<Step>,
    chains: Shared<Chain>,
}

impl Game {
    fn new() -> Self {
        let chains =
            Shared { server: chain(Party::Server, 1, 1), a: chain(Party::A, 2, 1), b: chain(Party::B, 3, 1) };
        let mut game = Self { ledger: Ledger::new(context()), steps: Vec::new(), chains };
        for party in Party::ALL {
            game.bind(party, false).unwrap();
        }
        game
    }

    fn bind(&mut self, party: Party, held: bool) -> Result<(), Denied> {
        let own = self.chains.of(party);
        let steps = self.ledger.bind(party, own.from(), own.commitment(), held)?;
        for step in steps {
            self.follow(step);
        }
        Ok(())
    }

    fn follow(&mut self, step: Step) {
        self.ledger.follow(&step).unwrap();
        self.steps.push(step);
    }

    fn show(&mut self, party: Party) -> Result<(), Denied> {
        let next = self.ledger.next();
        self.ledger.show(party, next, self.chains.of(party).link(next).unwrap())
    }

    fn throw(&mut self) -> Vec<u8> {
        for party in Party::ALL {
            self.show(party).unwrap();
        }
        let dice: Vec<u8> = self.ledger.faces().unwrap().take(2).collect();
        let step = self.ledger.thrown(dice.clone()).unwrap();
        self.follow(step);
        dice
    }

    fn check(&self) -> pasch_dice::Checked {
        Ledger::proof(context(), self.steps.clone()).check().unwrap()
    }
}

#[test]
fn a_game_that_is_thrown_is_a_proof_that_checks() {
    let mut game = Game::new();
    for _ in 0..70 {
        game.throw();
    }
    let checked = game.check();
    assert_eq!((checked.right, checked.held, checked.faults.len()), (70, [0, 0], 0));
    let again = Ledger::fold(context(), &game.steps).unwrap();
    assert_eq!(again.next(), 71);
}

#[test]
fn a_game_is_played_with_the_dice_that_were_thrown() {
    let mut game = Game::new();
    let thrown: Vec<Vec<u8>> = (0..4).map(|_| game.throw()).collect();
    let proof = Ledger::proof(context(), game.steps.clone());
    let sorted = |dice: &[u8]| {
        let mut faces = dice.to_vec();
        faces.sort_unstable_by(|x, y| y.cmp(x));
        faces
    };
    let opening = Played { opening: true, faces: thrown[0].clone() };
    let mut played = vec![opening];
    played.extend(thrown[1..].iter().map(|dice| Played { opening: false, faces: sorted(dice) }));
    assert_eq!(proof.compare(&played), None);
    let missing = proof.compare(&played[..3]).unwrap();
    assert!(missing.to_string().ends_with("the game was played with nothing"), "{missing}");
    played[0].faces.rotate_left(1);
    assert!(thrown[0][0] != thrown[0][1], "another seed, for dice that can be exchanged");
    assert!(matches!(proof.compare(&played), Some(Fault::Played { throw: 1, .. })));
}

#[test]
fn nobody_shows_a_link_before_all_are_bound_nor_another_one_nor_for_another_throw() {
    let mut ledger = Ledger::new(context());
    let a = chain(Party::A, 2, 1);
    assert_eq!(ledger.missing(Party::A), Some(Missing::Commitment));
    for step in ledger.bind(Party::A, 1, a.commitment(), false).unwrap() {
        ledger.follow(&step).unwrap();
    }
    assert_eq!(ledger.show(Party::A, 1, a.link(1).unwrap()), Err(Denied::Unbound(Party::Server)));
    let mut game = Game::new();
    assert_eq!(game.ledger.missing(Party::A), Some(Missing::Link));
    assert_eq!(game.ledger.show(Party::A, 2, a.link(2).unwrap()), Err(Denied::NotNext { throw: 2, next: 1 }));
    assert_eq!(game.ledger.show(Party::A, 1, a.link(2).unwrap()), Err(Denied::Link(Party::A)));
    assert_eq!(game.ledger.show(Party::B, 1, a.link(1).unwrap()), Err(Denied::Link(Party::B)));
    game.show(Party::A).unwrap();
    game.show(Party::A).unwrap();
    assert!(game.ledger.faces().is_none());
    // The server is bound once and for all.
    let other = chain(Party::Server, 9, 1);
    assert_eq!(
        game.ledger.bind(Party::Server, 1, other.commitment(), false).unwrap_err(),
        Denied::Bound(Party::Server)
    );
}

#[test]
fn who_goes_on_elsewhere_gives_up_the_throw_that_had_begun() {
    let mut game = Game::new();
    game.throw();
    game.show(Party::A).unwrap();
    game.chains.b = chain(Party::B, 7, 3);
    game.bind(Party::B, false).unwrap();
    assert!(matches!(game.steps[4], Step::Void { a: Some(_), b: None }));
    assert_eq!(game.ledger.next(), 3);
    game.throw();
    // Nothing was shown: no throw is lost.
    game.chains.a = chain(Party::A, 8, 4);
    game.bind(Party::A, true).unwrap();
    game.throw();
    let checked = game.check();
    assert_eq!((checked.right, checked.void, checked.held), (3, 1, [1, 0]));
    assert_eq!(checked.faults, []);
    assert!(game.ledger.is_held(Party::A) && !game.ledger.is_held(Party::B));
}

#[test]
fn a_chain_at_its_end_is_followed_by_another() {
    let mut game = Game::new();
    for _ in 0..LENGTH {
        game.throw();
    }
    for party in Party::ALL {
        assert_eq!(game.ledger.missing(party), Some(Missing::Commitment));
    }
    for (party, byte) in [(Party::B, 11), (Party::Server, 12), (Party::A, 13)] {
        *game.chains.of_mut(party) = chain(party, byte, LENGTH + 1);
        game.bind(party, false).unwrap();
    }
    game.throw();
    let checked = game.check();
    assert_eq!((checked.right, checked.faults.len()), (LENGTH as usize + 1, 0));
}

#[test]
fn a_long_chain_keeps_few_links_and_knows_all() {
    let long = chain(Party::A, 5, 1);
    for throw in [1, 2, 31, 32, 33, 500, LENGTH - 1, LENGTH] {
        let before = pasch_dice::before(&context(), Party::A, throw, &long.link(throw).unwrap()).unwrap();
        let known = long.link(throw - 1).map_or(long.commitment().0, |link| link.0);
        assert_eq!(before.0, known, "throw {throw}");
    }
    assert_eq!((long.link(0), long.link(LENGTH + 1)), (None, None));
    let late = chain(Party::A, 5, 100);
    assert_eq!((late.link(99), late.link(100).is_some()), (None, true));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// Whatever the parties do in whatever order, what the ledger lets in is a proof without a fault.
    #[test]
    fn what_the_ledger_lets_in_checks(acts in prop::collection::vec((0..3_usize, 0..4_u8, any::<u8>()), 0..60)) {
        let mut game = Game::new();
        for (party, act, byte) in acts {
            let party = Party::ALL[party];
            match act {
                0 => {
                    let gives_up = game.ledger.missing(Party::A).is_none() || game.ledger.missing(Party::B).is_none();
                    let from = game.ledger.next() + u32::from(gives_up);
                    let old = game.chains.of(party).clone();
                    *game.chains.of_mut(party) = chain(party, byte, from);
                    if game.bind(party, byte % 2 == 0).is_err() {
                        *game.chains.of_mut(party) = old;
                    }
                }
                1 => {
                    let next = game.ledger.next();
                    let _ = game.ledger.show(party, next, Seed([byte; 32]));
                }
                _ => {
                    let _ = game.show(party);
                }
            }
            if let Some(faces) = game.ledger.faces() {
                let step = game.ledger.thrown(faces.take(2).collect()).unwrap();
                game.follow(step);
            }
        }
        prop_assert_eq!(game.check().faults, []);
        prop_assert!(Ledger::fold(context(), &game.steps).is_ok());
    }
}
