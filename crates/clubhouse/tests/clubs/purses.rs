//! Purses and Calcuttas.

use pasch_clubhouse::{Access, Action, AuctionId, LinkId, LinkKind, Purses, Refusal, Stage};
use pasch_tournament::calcutta::{Rules, SaleRefusal};
use pasch_tournament::{EntrantId, MINUTE};

use crate::driver::{Story, id};

const FIRST: AuctionId = AuctionId(0);

/// Whether all that was granted is there, in purses, pools and the chest.
fn is_whole(purses: &Purses) -> bool {
    let in_purses: u64 = purses.balances().values().sum();
    in_purses + purses.in_pools() + purses.chest() == purses.granted()
}

fn granted(season: &str, points: u64) -> Action {
    Action::Granted { season: season.to_owned(), points }
}

fn opened(entrants: &[Option<&str>]) -> Action {
    let rules = Rules { timer: 5 * MINUTE, ..Rules::default() };
    let entrants = entrants.iter().map(|name| name.map(id)).collect();
    Action::AuctionOpened { tournament: LinkId::from("cup"), rules, entrants }
}

fn called(number: u32) -> Action {
    Action::LotCalled { auction: FIRST, entrants: vec![EntrantId(number)] }
}

const fn bid(amount: u64) -> Action {
    Action::Bid { auction: FIRST, amount }
}

#[test]
fn a_season_grants_everybody_the_same_once() {
    let mut story = Story::new(Access::Public);
    story.refused("bert", granted("Spring", 100), Refusal::Rights);
    story.refused("dora", granted("Spring", 0), Refusal::Season);
    story.ok("dora", granted("Spring", 100));
    story.refused("ada", granted("Spring", 50), Refusal::Season);
    let joined = Action::Joined { name: "Emil".to_owned(), code: None };
    story.ok("emil", joined.clone());
    // Leaving and coming back fills no purse twice, and empties none.
    story.ok("emil", Action::Left);
    story.ok("emil", joined);
    let balance = |story: &Story, name| story.club.state().purses().balance(&id(name));
    assert_eq!((balance(&story, "bert"), balance(&story, "emil")), (100, 100));
    story.ok("cleo", Action::Left);
    story.ok("ada", granted("Autumn", 30));
    assert_eq!((balance(&story, "bert"), balance(&story, "cleo")), (130, 100));
    assert_eq!(story.club.state().purses().granted(), 5 * 100 + 4 * 30);
    assert!(is_whole(story.club.state().purses()));
}

#[test]
fn nobody_promises_more_than_is_in_the_purse() {
    let mut story = Story::new(Access::Public);
    story.link("cup", LinkKind::Tournament);
    story.ok("ada", granted("Spring", 100));
    story.refused("dora", opened(&[Some("bert")]), Refusal::Entrants);
    story.refused("dora", opened(&[Some("bert"), Some("bert")]), Refusal::Entrants);
    story.ok("dora", opened(&[Some("bert"), Some("cleo"), None]));
    story.refused("dora", opened(&[Some("bert"), None]), Refusal::Auction);
    story.refused("dora", called(3), Refusal::Entrants);
    story.ok("dora", called(0));
    story.refused("bert", bid(101), Refusal::Purse { most: 100 });
    story.ok("bert", bid(60));
    story.ok("cleo", bid(61));
    story.ok("bert", bid(70));
    // A higher bid of one's own takes the place of the lower one.
    story.refused("bert", bid(101), Refusal::Purse { most: 100 });
    story.ok("bert", bid(80));
    assert_eq!(story.club.state().purses().free(&id("bert")), 20);
    assert_eq!(story.club.state().purses().free(&id("cleo")), 100, "whoever was outbid has all again");
    story.now += 5 * MINUTE;
    story.ok("dora", called(1));
    story.refused("bert", bid(21), Refusal::Purse { most: 20 });
    story.ok("cleo", bid(50));
    story.now += 5 * MINUTE;
    // Cleo's lot is her own: half of it costs her nothing more. Bert may not buy back Cleo's.
    let back = |entrant, share| Action::BoughtBack { auction: FIRST, entrant: EntrantId(entrant), share };
    story.refused("bert", back(1, 50), Refusal::NotOwn);
    story.refused("cleo", back(2, 50), Refusal::NotOwn);
    story.refused("cleo", back(1, 51), Refusal::Sale(SaleRefusal::Share { most: 50 }));
    story.ok("cleo", back(1, 50));
    assert_eq!(story.club.state().purses().free(&id("cleo")), 50);
    story.ok("dora", Action::AuctionClosed { auction: FIRST });
    let purses = story.club.state().purses();
    assert_eq!((purses.balance(&id("bert")), purses.balance(&id("cleo")), purses.in_pools()), (20, 50, 130));
    assert!(is_whole(purses));
    story.refused("bert", bid(1), Refusal::Auction);

    let places = |places: &[(u32, u32)]| Action::AuctionPaid {
        auction: FIRST,
        places: places.iter().map(|(entrant, place)| (EntrantId(*entrant), *place)).collect(),
    };
    story.refused("dora", places(&[(0, 1), (0, 2)]), Refusal::Entrants);
    story.refused("dora", places(&[(7, 1)]), Refusal::Entrants);
    story.refused("bert", places(&[(1, 1), (0, 2)]), Refusal::Rights);
    story.ok("dora", places(&[(1, 1), (0, 2), (2, 3)]));
    // 130 in the pool: 40% of it is 52 for Cleo's lot, 30% is 39 for Bert's; nobody owns the places after.
    let purses = story.club.state().purses();
    assert_eq!((purses.balance(&id("bert")), purses.balance(&id("cleo")), purses.chest()), (59, 102, 39));
    assert!(is_whole(purses));
    assert_eq!(purses.auctions()[0].stage, Stage::Paid);
    story.refused("dora", places(&[(1, 1)]), Refusal::Auction);
    let void = Action::AuctionVoided { auction: FIRST, reason: "Rain".to_owned() };
    story.refused("dora", void, Refusal::Auction);
}

#[test]
fn a_voided_auction_gives_everything_back() {
    for close in [false, true] {
        let mut story = Story::new(Access::Public);
        story.link("cup", LinkKind::Tournament);
        story.ok("ada", granted("Spring", 100));
        story.ok("dora", opened(&[None, None]));
        story.ok("dora", called(0));
        story.ok("bert", bid(60));
        if close {
            story.refused("dora", Action::AuctionClosed { auction: FIRST }, Refusal::Sale(SaleRefusal::Open));
            story.now += 5 * MINUTE;
            story.ok("dora", Action::AuctionClosed { auction: FIRST });
            assert_eq!(story.club.state().purses().balance(&id("bert")), 40);
        }
        story.ok("dora", Action::AuctionVoided { auction: FIRST, reason: "Rain".to_owned() });
        assert_eq!(story.club.state().purses().free(&id("bert")), 100);
        assert!(is_whole(story.club.state().purses()));
        // The tournament may have another one.
        story.ok("dora", opened(&[None, None]));
    }
}

#[test]
fn only_open_tournaments_of_the_club_have_auctions() {
    let mut story = Story::new(Access::Public);
    story.refused("dora", opened(&[None, None]), Refusal::NoLink);
    story.link("cup", LinkKind::Chouette);
    story.refused("dora", opened(&[None, None]), Refusal::NoLink);
    story.refused("bert", bid(1), Refusal::NoAuction { number: 0 });
}

#[test]
fn random_seasons_keep_every_point() {
    let seed = 11;
    let mut dice = fastrand::Rng::with_seed(seed);
    let (mut taken, mut refused, mut paid) = (0, 0, 0);
    for round in 0..60 {
        let mut story = Story::new(Access::Public);
        let names = ["ada", "bert", "cleo", "dora", "emil", "finn"];
        story.enter("emil");
        let mut cups = 0;
        for _ in 0..250 {
            let auction = AuctionId(dice.u32(0..3));
            let by = names[dice.usize(0..names.len())];
            let entrant = EntrantId(dice.u32(0..6));
            let action = match dice.u8(0..20) {
                0 => granted(&format!("s{}", dice.u8(0..6)), dice.u64(0..60)),
                1 => {
                    cups += 1;
                    story.link(&format!("cup{cups}"), LinkKind::Tournament);
                    let rules = Rules {
                        timer: dice.i64(1..3) * MINUTE,
                        buy_back: dice.u32(0..=100),
                        fee: dice.u32(0..30),
                        ..Rules::default()
                    };
                    let mut entrants = names.map(|name| dice.bool().then(|| id(name))).to_vec();
                    dice.shuffle(&mut entrants);
                    Action::AuctionOpened { tournament: LinkId(format!("cup{cups}")), rules, entrants }
                }
                2..=5 => Action::LotCalled { auction, entrants: vec![entrant] },
                6..=13 => Action::Bid { auction, amount: dice.u64(0..70) },
                14..=15 => Action::BoughtBack { auction, entrant, share: dice.u32(0..60) },
                16 => Action::AuctionClosed { auction },
                17 => {
                    let mut places: Vec<(EntrantId, u32)> =
                        (0..6).map(|one| (EntrantId(one), one + 1)).collect();
                    dice.shuffle(&mut places);
                    Action::AuctionPaid { auction, places }
                }
                18 if dice.u8(0..4) == 0 => Action::AuctionVoided { auction, reason: "Rain".to_owned() },
                18 => Action::Left,
                _ => Action::Joined { name: by.to_owned(), code: None },
            };
            let is_paid = matches!(action, Action::AuctionPaid { .. });
            // Directors run the auctions; whoever bids is anybody.
            let by = match action {
                Action::Bid { .. } | Action::BoughtBack { .. } | Action::Left | Action::Joined { .. } => by,
                _ => "ada",
            };
            story.now += dice.i64(0..2) * MINUTE;
            match story.act(by, action) {
                Ok(()) => {
                    taken += 1;
                    paid += usize::from(is_paid);
                }
                Err(_) => refused += 1,
            }
            let purses = story.club.state().purses();
            assert!(is_whole(purses), "seed {seed}, round {round}");
            for name in names {
                // The sum by hand: no purse has promised more than it has.
                let open = purses.auctions().iter().filter(|one| one.stage == Stage::Open);
                let promised: u64 = open.map(|one| one.owed().get(&id(name)).copied().unwrap_or(0)).sum();
                assert!(promised <= purses.balance(&id(name)), "seed {seed}, round {round}: {name}");
            }
        }
    }
    assert!(taken > 2_000 && refused > 3_000 && paid > 20, "{taken}, {refused}, {paid}");
}
