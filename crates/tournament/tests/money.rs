//! Payouts, points and auctions.

mod driver;

use std::collections::BTreeMap;

use driver::{begun, play};
use pasch_tournament::awards::{self, Award};
use pasch_tournament::calcutta::{Auction, Payee, Rules, Sale, SaleRefusal};
use pasch_tournament::prizes::{Payouts, SHARES, Table, pay, points, strength};
use pasch_tournament::{Consolation, EntrantId, Format, Options, OptionsFault, Section, standings};

#[test]
fn shared_places_share_what_their_places_are_paid() {
    assert_eq!(pay(200, &[50, 30, 20], &[1, 2, 3, 4]), [100, 60, 40, 0]);
    // Two on the third place share 20% and 10%.
    assert_eq!(pay(100, &[40, 30, 20, 10], &[1, 2, 3, 3]), [40, 30, 15, 15]);
    // What cannot be shared goes to the first rows, what is lost by rounding to the first place.
    assert_eq!(pay(101, &[50, 25, 25], &[1, 2, 2]), [51, 25, 25]);
    assert_eq!(pay(7, &[100], &[1, 1, 1]), [3, 2, 2]);
    assert!(pay(7, &[100], &[]).is_empty());
}

#[test]
fn pools_are_paid_to_the_last_point() {
    let mut dice = fastrand::Rng::with_seed(20_261_129);
    for _ in 0..5_000 {
        let pool = dice.u64(0..10_000);
        let places = dice.usize(1..12);
        let mut shares = vec![0; places];
        for _ in 0..100 {
            shares[dice.usize(0..places)] += 1;
        }
        let mut row = Vec::new();
        while row.len() < places + 3 {
            let place = row.len() as u32 + 1;
            row.extend(std::iter::repeat_n(place, dice.usize(1..4)));
        }
        let paid = pay(pool, &shares, &row);
        assert_eq!(paid.iter().sum::<u64>(), pool, "{pool} by {shares:?} to {row:?}");
        let by_place = |at: usize| (row[at], paid[at]);
        for at in 1..row.len() {
            let (one, other) = (by_place(at - 1), by_place(at));
            assert!(one.0 != other.0 || one.1.abs_diff(other.1) <= 1, "equal places are paid alike");
        }
    }
}

#[test]
fn jackpots_go_to_the_winner_and_fees_are_taken_off() {
    let jackpot = Payouts { added: 30, fee: 10, ..Payouts::jackpot(10) };
    assert_eq!(jackpot.check(), Ok(()));
    assert_eq!(jackpot.pool(7), 90);
    assert_eq!(pay(jackpot.pool(7), &jackpot.tables[0].shares, &[1, 2, 3]), [90, 0, 0]);
    let twice = Table { section: Section::Main, shares: vec![60] };
    let greedy = Payouts {
        tables: vec![twice.clone(), Table { section: Section::Consolation, shares: vec![41] }],
        ..Payouts::default()
    };
    assert_eq!(greedy.check(), Err(OptionsFault::Payouts));
    assert_eq!(
        Payouts { tables: vec![twice.clone(), Table { shares: vec![1], ..twice }], ..Payouts::default() }
            .check(),
        Err(OptionsFault::Payouts)
    );
}

#[test]
fn points_follow_the_published_formula() {
    assert_eq!(SHARES.iter().sum::<u32>(), 100);
    assert!((strength([Some(1_500), None]) - 2.0).abs() < 1e-12);
    // 1.003^100 = 1.349 and 1.003^(−100) = 0.741.
    assert!((strength([Some(1_600), Some(1_400)]) - (1.349_268 + 0.741_143)).abs() < 1e-5);
    let field = strength([Some(1_500); 8]);
    assert_eq!(points(field, &[1, 2, 3, 3, 5, 5, 5, 5]), [3_200, 1_920, 960, 960, 240, 240, 240, 240]);
    assert!(strength([Some(i32::MAX), Some(i32::MIN)]).is_finite());
}

fn call(numbers: &[u32]) -> Sale {
    Sale::Called { entrants: numbers.iter().map(|number| EntrantId(*number)).collect() }
}

const fn bid(bidder: u32, amount: u64) -> Sale {
    Sale::Bid { bidder, amount }
}

#[test]
fn an_auction_is_paid_by_places() {
    let mut auction = Auction::new(Rules { fee: 10, ..Rules::default() }).expect("good rules");
    auction.apply(0, call(&[0])).expect("a lot");
    assert_eq!(auction.apply(1, call(&[1])), Err(SaleRefusal::Open));
    auction.apply(10, bid(7, 100)).expect("a bid");
    // The same millisecond: the first in the log counts, the second has to be higher.
    assert_eq!(auction.apply(10, bid(8, 100)), Err(SaleRefusal::Low { least: 101 }));
    auction.apply(10, bid(8, 120)).expect("a higher bid");
    assert!(auction.is_open(30_009));
    assert_eq!(auction.apply(30_010, bid(7, 200)), Err(SaleRefusal::NoLot), "the timer has run out");
    auction.apply(30_010, call(&[1, 2])).expect("the next lot");
    auction.apply(30_011, bid(7, 80)).expect("a bid");
    assert_eq!(
        auction.apply(30_012, Sale::BoughtBack { entrant: EntrantId(1), share: 10 }),
        Err(SaleRefusal::NotSold)
    );
    assert_eq!(auction.apply(30_012, Sale::Closed), Err(SaleRefusal::Open));
    auction.apply(90_000, call(&[3])).expect("nobody wants it");
    assert_eq!(auction.apply(90_000, call(&[3])), Err(SaleRefusal::Open));
    auction.apply(150_000, Sale::BoughtBack { entrant: EntrantId(0), share: 50 }).expect("half of it");
    assert_eq!(
        auction.apply(150_000, Sale::BoughtBack { entrant: EntrantId(0), share: 1 }),
        Err(SaleRefusal::Share { most: 0 })
    );
    assert_eq!(
        auction.apply(150_000, Sale::BoughtBack { entrant: EntrantId(3), share: 1 }),
        Err(SaleRefusal::NotSold)
    );
    assert_eq!(auction.apply(150_000, call(&[2])), Err(SaleRefusal::Lot), "it was in a lot already");
    auction.apply(150_000, Sale::Closed).expect("it is over");
    assert_eq!(auction.apply(150_001, bid(1, 999)), Err(SaleRefusal::Closed));
    assert_eq!(auction.pool(), 200);
    let owed: Vec<(Payee, u64)> = auction.owed().into_iter().collect();
    assert_eq!(owed, [(Payee::Bidder(7), 80), (Payee::Bidder(8), 60), (Payee::Entrant(EntrantId(0)), 60)]);
    // 3 wins but was not sold; the group with 2 comes next, then 0.
    let places = BTreeMap::from([(EntrantId(3), 1), (EntrantId(2), 2), (EntrantId(0), 3), (EntrantId(1), 4)]);
    let paid: Vec<(Payee, u64)> = auction.payouts(&places).into_iter().collect();
    assert_eq!(paid, [(Payee::Bidder(7), 72), (Payee::Bidder(8), 27), (Payee::Entrant(EntrantId(0)), 27)]);
    assert_eq!(Auction::fold(Rules { fee: 10, ..Rules::default() }, auction.log().to_vec()), Ok(auction));
}

#[test]
fn random_auctions_keep_their_sums() {
    let seed = 5;
    let mut dice = fastrand::Rng::with_seed(seed);
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..300 {
        let rules = Rules {
            timer: dice.i64(1..20),
            step: dice.u64(1..5),
            buy_back: dice.u32(0..=100),
            fee: dice.u32(0..30),
            ..Rules::default()
        };
        let mut auction = Auction::new(rules.clone()).expect("good rules");
        let mut now = 0;
        for _ in 0..200 {
            now += dice.i64(-1..4);
            let sale = match dice.u8(0..10) {
                0..=1 => call(&[dice.u32(0..20)]),
                2..=7 => bid(dice.u32(0..4), dice.u64(0..200)),
                8 => Sale::BoughtBack { entrant: EntrantId(dice.u32(0..20)), share: dice.u32(0..60) },
                _ if dice.u8(0..20) == 0 => Sale::Closed,
                _ => call(&[]),
            };
            let before = auction.clone();
            match auction.apply(now, sale) {
                Ok(()) => taken += 1,
                Err(_) => {
                    refused += 1;
                    assert_eq!(before, auction, "seed {seed}: a refusal changes nothing");
                }
            }
        }
        assert_eq!(auction.owed().values().sum::<u64>(), auction.pool());
        let places: BTreeMap<EntrantId, u32> =
            (0..20).map(|number| (EntrantId(number), number / 2 * 2 + 1)).collect();
        let paid: u64 = auction.payouts(&places).values().sum();
        let net = auction.pool() - (auction.pool() * u64::from(rules.fee)).div_ceil(100);
        let sold = auction.lots().iter().filter(|lot| lot.best.is_some()).count();
        assert!(if sold >= 4 { paid == net } else { paid <= net }, "seed {seed}: {paid} of {net}");
        assert_eq!(Auction::fold(rules, auction.log().to_vec()), Ok(auction));
    }
    assert!(taken > 1_000 && refused > 1_000, "{taken}, {refused}");
}

#[test]
fn a_tournament_pays_its_pool_by_the_places_of_each_section() {
    let consolation = Some(Consolation { rounds: 2, length: 3 });
    let format = Format::KnockOut { consolation, last_chance: None };
    let main = Table { section: Section::Main, shares: vec![50, 25] };
    let second = Table { section: Section::Consolation, shares: vec![25] };
    let payouts = Payouts { entry: 10, added: 3, fee: 0, tables: vec![main, second] };
    for entrants in 4..40 {
        let options = Options { payouts: payouts.clone(), ..Options::new("Paid", format.clone(), 5) };
        let mut tournament = begun(options, entrants, 1);
        play(&mut tournament, &mut fastrand::Rng::with_seed(1), |_, _, _| ());
        let paid = awards::payouts(tournament.state());
        let pool = 10 * entrants as u64 + 3;
        let main = |one: &&awards::Paid| one.section == Section::Main;
        let sum = |all: Vec<&awards::Paid>| all.iter().map(|one| one.amount).sum::<u64>();
        assert_eq!(sum(paid.iter().filter(main).collect()), pool * 75 / 100);
        assert_eq!(sum(paid.iter().filter(|one| !main(one)).collect()), pool * 25 / 100, "{entrants}");
        let best = standings(tournament.state())[0].entrant;
        assert_eq!((paid[0].entrant, paid[0].amount), (best, pool * 75 / 100 - pool * 25 / 100));
        let points = awards::ranking_points(tournament.state());
        let whole =
            (strength(tournament.state().field().iter().map(|one| tournament.state().person(*one)?.rating))
                * 1_000.0)
                .round();
        let sum = points.iter().map(|(_, points)| points).sum::<u64>();
        // Fewer than eight entrants leave shares of the last places over.
        assert!(if entrants >= 8 { sum as f64 == whole } else { sum as f64 <= whole }, "{entrants}: {sum}");
        assert_eq!(points[0].0, best);
    }
}

#[test]
fn rankings_reach_back_twelve_months() {
    let award = |at: i64, account: &'static str, points: u64| Award { at, account, points };
    let all = [
        award(0, "ada", 500),
        award(1, "bert", 300),
        award(awards::YEAR, "bert", 200),
        award(5, "cleo", 500),
    ];
    let others = award(awards::YEAR + 9, "dan", 1);
    let given = all.into_iter().chain([others]);
    assert_eq!(
        awards::ranking(given, awards::YEAR),
        [(1, "bert", 500), (1, "cleo", 500)],
        "points a year old are gone, those of tomorrow do not count yet"
    );
    assert_eq!(awards::ranking(all, 5), [(1, "ada", 500), (1, "cleo", 500), (3, "bert", 300)]);
}
