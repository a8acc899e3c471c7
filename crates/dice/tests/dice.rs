//! The published vector, and what an honest and a dishonest record look like.

use pasch_dice::{
    Chain, Context, Fault, PROTOCOL, Party, Proof, ProofError, Seed, Shared, Step, proofs_in, throw,
};
use proptest::prelude::*;

fn context() -> Context {
    Context {
        match_id: "m1".into(),
        game: 1,
        rules: "backgammon".into(),
        players: ["alice".into(), "bob".into()],
    }
}

/// Bytes counting up from `first`.
fn seed(first: u8) -> Seed {
    Seed(std::array::from_fn(|i| first.wrapping_add(i as u8)))
}

const LENGTH: u32 = 64;

fn chains(context: &Context, seeds: [Seed; 3]) -> Shared<Chain> {
    let [server, a, b] = seeds;
    let chain = |party, seed| Chain::new(context, party, &seed, 1, LENGTH).unwrap();
    Shared { server: chain(Party::Server, server), a: chain(Party::A, a), b: chain(Party::B, b) }
}

fn commits(chains: &Shared<Chain>) -> Vec<Step> {
    Party::ALL
        .map(|by| Step::Commit { by, from: 1, commitment: chains.of(by).commitment(), held: false })
        .to_vec()
}

fn links(chains: &Shared<Chain>, index: u32) -> Shared<Seed> {
    let link = |party| chains.of(party).link(index);
    Shared { server: link(Party::Server), a: link(Party::A), b: link(Party::B) }.all().unwrap()
}

fn thrown(context: &Context, links: Shared<Seed>, index: u32, dice: usize) -> Step {
    Step::Throw { links, dice: throw(context, index, &links, dice).unwrap() }
}

fn honest(context: Context, seeds: [Seed; 3], dice: &[usize]) -> Proof {
    let chains = chains(&context, seeds);
    let mut steps = commits(&chains);
    steps.extend((1..).zip(dice).map(|(i, &dice)| thrown(&context, links(&chains, i), i, dice)));
    Proof { protocol: PROTOCOL.into(), context, steps }
}

fn game() -> Proof {
    honest(context(), [seed(0), seed(0x20), seed(0x40)], &[2, 2, 3, 2, 1])
}

#[test]
fn every_face_and_pair_is_as_likely_as_the_next() {
    let links = Shared { server: seed(1), a: seed(2), b: seed(3) };
    let mut counts = [0_u32; 36];
    let throws = 36_000_u32;
    for index in 0..throws {
        let faces = throw(&context(), index, &links, 2).unwrap();
        counts[usize::from(faces[0] - 1) * 6 + usize::from(faces[1] - 1)] += 1;
    }
    let expected = f64::from(throws) / 36.0;
    let chi2: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    // 35 degrees of freedom; the stream is fixed, so this never changes from run to run.
    assert!(chi2 < 60.0, "chi-squared {chi2}");
}

#[test]
fn a_chain_is_bound_to_its_game_its_owner_and_its_people() {
    let shown = |context: &Context, party| Chain::new(context, party, &seed(7), 1, 5).unwrap().commitment();
    let own = shown(&context(), Party::A);
    let others = [
        Context { match_id: "m2".into(), ..context() },
        Context { game: 2, ..context() },
        Context { rules: "plakoto".into(), ..context() },
        Context { players: ["alic".into(), "ebob".into()], ..context() },
        Context { players: ["bob".into(), "alice".into()], ..context() },
    ];
    for other in &others {
        assert_ne!(shown(other, Party::A), own);
    }
    assert_ne!(shown(&context(), Party::B), own);
    let endless = Context { match_id: "x".repeat(70_000), ..context() };
    assert!(endless.to_bytes().is_err());
    let three = Context { match_id: "x".repeat(30_000), rules: "y".repeat(40_000), ..context() };
    assert!(three.to_bytes().is_err(), "the parts fit, the whole does not");
}

#[test]
fn a_chain_has_as_many_links_as_were_asked_for_and_each_leads_to_the_one_before() {
    let chain = Chain::new(&context(), Party::B, &seed(9), 1, 3).unwrap();
    assert_eq!(chain.link(3), Some(seed(9)));
    assert_eq!((chain.link(0), chain.link(4)), (None, None));
    for index in 2..=3 {
        let before = pasch_dice::before(&context(), Party::B, index, &chain.link(index).unwrap()).unwrap();
        assert_eq!(Some(before), chain.link(index - 1));
    }
    let end = pasch_dice::before(&context(), Party::B, 1, &chain.link(1).unwrap()).unwrap();
    assert_eq!(end.0, chain.commitment().0);
}

#[test]
fn seeds_do_not_show_themselves_by_accident() {
    assert_eq!(format!("{:?}", seed(1)), "Seed(…)");
    assert!(!format!("{:?}", game().steps[3]).contains("00010203"));
    assert_eq!(seed(1).to_string().parse(), Ok(seed(1)));
    assert!("00".repeat(31).parse::<Seed>().is_err());
    assert!("0g".repeat(32).parse::<Seed>().is_err());
    assert!("é".repeat(64).parse::<Seed>().is_err());
}

#[test]
fn what_was_changed_is_named() {
    let good = game();
    let checked = good.check().unwrap();
    assert_eq!((checked.right, checked.faults.len()), (5, 0));

    let mut changed = good.clone();
    let Step::Throw { dice, .. } = &mut changed.steps[6] else { unreachable!() };
    dice[1] = dice[1] % 6 + 1;
    let checked = changed.check().unwrap();
    assert_eq!(checked.right, 4);
    assert!(matches!(&checked.faults[..], [Fault::Dice { throw: 4, .. }]));

    // A throw that was left out is no link of anybody's.
    let mut skipped = good.clone();
    skipped.steps.remove(4);
    assert!(matches!(skipped.check().unwrap().faults[0], Fault::Link { throw: 2, party: Party::Server }));

    // Dice that fit a link chosen afterwards.
    for party in Party::ALL {
        let mut forged = good.clone();
        let Step::Throw { links, .. } = &forged.steps[4] else { unreachable!() };
        let mut links = *links;
        *links.of_mut(party) = seed(99);
        forged.steps[4] = thrown(&context(), links, 2, 2);
        let faults = forged.check().unwrap().faults;
        assert!(matches!(faults[0], Fault::Link { throw: 2, party: whose } if whose == party));
    }

    for missing in 0..3 {
        let mut early = good.clone();
        let late = early.steps.remove(missing);
        early.steps.insert(3, late);
        let faults = early.check().unwrap().faults;
        assert!(matches!(faults[0], Fault::Unbound { throw: 1, .. }), "{faults:?}");
    }
}

#[test]
fn a_player_may_go_on_with_another_chain_between_throws_and_the_server_may_not() {
    let start = chains(&context(), [seed(0), seed(0x20), seed(0x40)]);
    let first = thrown(&context(), links(&start, 1), 1, 2);
    let rebound = |by: Party, from: u32| {
        // Links of a chain that begins later: its first is for throw 3, after throw 2 was given up.
        let anew = Chain::new(&context(), by, &seed(77), 1, LENGTH).unwrap();
        let mut links = links(&start, 3);
        *links.of_mut(by) = anew.link(3).unwrap();
        let second = anew.link(2).unwrap();
        let mut steps = commits(&start);
        steps.push(first.clone());
        steps.push(Step::Void { a: start.a.link(2), b: None });
        steps.push(Step::Commit { by, from, commitment: pasch_dice::Commitment(second.0), held: false });
        steps.push(thrown(&context(), links, 3, 2));
        Proof { protocol: PROTOCOL.into(), context: context(), steps }.check().unwrap()
    };
    let fine = rebound(Party::B, 3);
    assert_eq!((fine.right, fine.void, fine.faults), (2, 1, Vec::new()));
    assert_eq!(rebound(Party::B, 2).faults[0], Fault::Rebound { party: Party::B, from: 2, next: 3 });
    assert_eq!(rebound(Party::Server, 3).faults, [Fault::Rebound { party: Party::Server, from: 3, next: 3 }]);
}

#[test]
fn proofs_are_found_in_what_is_exported() {
    let good = game();
    let one = serde_json::to_value(&good).unwrap();
    for text in [
        one.to_string(),
        serde_json::json!([one, one]).to_string(),
        serde_json::json!({ "format": "pasch", "dice": [one], "games": [] }).to_string(),
        serde_json::json!({ "dice": one }).to_string(),
    ] {
        assert!(proofs_in(&text).unwrap().iter().all(|proof| *proof == good), "{text}");
    }
    for (text, wanted) in [
        ("", "no JSON"),
        ("17", "no dice to check"),
        ("[]", "no dice to check"),
        ("{}", "no dice to check"),
        ("[{\"protocol\":1}]", "proof 1"),
    ] {
        assert!(proofs_in(text).unwrap_err().to_string().contains(wanted), "{text}");
    }
    let other = Proof { protocol: "their-dice/9".into(), ..good.clone() };
    assert!(matches!(other.check(), Err(ProofError::Protocol(_))));
    for count in [0, 1_000_000] {
        let mut odd = good.clone();
        let Step::Throw { dice, .. } = &mut odd.steps[3] else { unreachable!() };
        *dice = vec![1; count];
        assert!(matches!(odd.check(), Err(ProofError::Dice { throw: 1, dice }) if dice == count));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn honest_games_check_and_come_back_from_their_text(
        seeds: [[u8; 32]; 3], game: u32, name in "\\PC{0,20}", dice in prop::collection::vec(1..5_usize, 0..40)
    ) {
        let context = Context { game, players: [name, "bob".into()], ..context() };
        let proof = honest(context, seeds.map(Seed), &dice);
        let text = serde_json::to_string(&proof).unwrap();
        prop_assert_eq!(proofs_in(&text).unwrap(), vec![proof.clone()]);
        let checked = proof.check().unwrap();
        prop_assert_eq!(checked.right, dice.len());
        prop_assert!(checked.faults.is_empty());
    }

    #[test]
    fn one_changed_bit_of_a_link_is_found(throw in 0..5_usize, party in 0..3_usize, byte in 0..32_usize, bit in 0..8_u32) {
        let mut forged = game();
        let Step::Throw { links, .. } = &mut forged.steps[3 + throw] else { unreachable!() };
        links.of_mut(Party::ALL[party]).0[byte] ^= 1 << bit;
        prop_assert!(!forged.check().unwrap().faults.is_empty());
    }

    #[test]
    fn no_text_is_too_strange(text in "\\PC{0,200}") {
        let _ = proofs_in(&text);
    }
}
