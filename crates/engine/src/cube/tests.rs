use super::*;
use crate::eval::Probs;
use crate::met::Met;
use proptest::prelude::*;

fn plain(win: f32) -> Probs {
    Probs { win, ..Probs::default() }
}

fn probs() -> impl Strategy<Value = Probs> {
    (0.0f32..=1.0, 0.0f32..=1.0, 0.0f32..=0.3, 0.0f32..=1.0, 0.0f32..=0.3).prop_map(|(win, g, b, lg, lb)| {
        Probs {
            win,
            win_g: win * g,
            win_bg: win * g * b,
            lose_g: (1.0 - win) * lg,
            lose_bg: (1.0 - win) * lg * lb,
        }
    })
}

fn cubes() -> impl Strategy<Value = CubeInfo> {
    let owner = prop_oneof![Just(CubeOwner::Centred), Just(CubeOwner::Mine), Just(CubeOwner::Theirs)];
    let stake = prop_oneof![
        any::<(bool, bool)>().prop_map(|(jacoby, beavers)| Stake::Money { jacoby, beavers }),
        (1u32..=25, 1u32..=25, any::<bool>()).prop_map(|(away_me, away_opp, crawford)| Stake::Match {
            away_me,
            away_opp,
            crawford: crawford && (away_me == 1 || away_opp == 1),
        }),
    ];
    (0u32..4, owner, stake).prop_map(|(power, owner, stake)| CubeInfo {
        value: 1 << power,
        owner,
        stake,
        grades: [1, 2, 3],
    })
}

#[test]
fn live_points_of_money_games_without_gammons() {
    let met = Met::kazaross_xg2();
    let (take, cash) = live_points(&plain(0.5), CubeMet::new(CubeInfo::money(false, false), &met));
    assert!((take.expect("a take point") - 0.2).abs() < 1e-12);
    assert!((cash.expect("a cash point") - 0.8).abs() < 1e-12);
}

#[test]
fn live_value_at_the_points_and_ends() {
    let met = Met::kazaross_xg2();
    let at = CubeMet::new(CubeInfo::money(false, false), &met);
    for (win, centred, mine, theirs) in [
        (0.0, -1.0, -1.0, -1.0),
        (0.2, -1.0, -0.5, -1.0),
        (0.5, 0.0, 0.25, -0.25),
        (0.8, 1.0, 1.0, 0.5),
        (1.0, 1.0, 1.0, 1.0),
    ] {
        for (owner, want) in
            [(CubeOwner::Centred, centred), (CubeOwner::Mine, mine), (CubeOwner::Theirs, theirs)]
        {
            let at = CubeMet { cube: at.cube.with(1, owner), ..at };
            let got = cubeful_value(&plain(win), at, Efficiency::flat(1.0));
            assert!((got - want).abs() < 1e-6, "{win} {owner:?}: {got}, not {want}");
        }
    }
}

#[test]
fn last_roll_cube() {
    // With x = 0 the cube is dead: double from 50 %, pass below 25 %.
    let met = Met::kazaross_xg2();
    let at = CubeMet::new(CubeInfo::money(false, false), &met);
    for (win, best) in [
        (0.45, CubeVerdict::NoDouble),
        (0.55, CubeVerdict::DoubleTake),
        (0.74, CubeVerdict::DoubleTake),
        (0.76, CubeVerdict::DoublePass),
    ] {
        let p = plain(win);
        let twice = CubeMet { cube: at.cube.doubled(), ..at };
        let d = decide(cubeless_value(&p, at), cubeless_value(&p, twice), at);
        assert_eq!(d.best, best, "{win}");
        assert_eq!(d.take, win < 0.75);
        assert_eq!(d.double_pass, 1.0);
    }
}

#[test]
fn jacoby_and_beaver_pairs() {
    let met = Met::kazaross_xg2();
    // Many gammons: without Jacoby too good, with Jacoby one must cash.
    let blitz = Probs { win: 0.85, win_g: 0.75, ..Probs::default() };
    let best = |p: &Probs, cube: CubeInfo, x: f64| {
        let at = CubeMet::new(cube, &met);
        let twice = CubeMet::new(cube.doubled(), &met);
        decide(cubeful_value(p, at, Efficiency::flat(x)), cubeful_value(p, twice, Efficiency::flat(x)), at)
    };
    assert_eq!(best(&blitz, CubeInfo::money(false, false), 0.68).best, CubeVerdict::TooGoodPass);
    assert_eq!(best(&blitz, CubeInfo::money(true, false), 0.68).best, CubeVerdict::DoublePass);
    let own = CubeInfo::money(true, false).with(2, CubeOwner::Mine);
    assert_eq!(best(&blitz, own, 0.68).best, CubeVerdict::TooGoodPass, "a turned cube lets gammons count");
    // An underdog's double is beavered where beavers are played.
    let d = best(&plain(0.4), CubeInfo::money(false, true), 0.68);
    assert_eq!((d.best, d.beaver), (CubeVerdict::NoDoubleBeaver, true));
    assert!(d.double_loss() > 0.0 && (d.double() - 2.0 * d.double_take).abs() < 1e-12);
    let d = best(&plain(0.4), CubeInfo::money(false, false), 0.68);
    assert_eq!((d.best, d.beaver), (CubeVerdict::NoDouble, false));
    assert_eq!(d.double(), d.double_take);
    // Jacoby: a favourite by gammons alone doubles into a beaver when idle gammons cost more.
    let wild = Probs { win: 0.40, win_g: 0.36, lose_g: 0.05, ..Probs::default() };
    let d = best(&wild, CubeInfo::money(true, true), 0.0);
    assert!(d.no_double < -0.19 && d.double_take > 0.0 && d.best == CubeVerdict::DoubleTake, "{d:?}");
    assert_eq!(d.beaver_reply(), BeaverReply::Raccoon);
}

#[test]
fn matches_have_no_cube_where_it_cannot_help() {
    assert!(!CubeInfo::in_match(1, 3, true).can_double(), "Crawford leader");
    assert!(!CubeInfo::in_match(3, 1, true).can_double(), "Crawford trailer");
    assert!(!CubeInfo::in_match(1, 3, false).can_double(), "a leader's dead cube");
    assert!(CubeInfo::in_match(3, 1, false).can_double(), "post-Crawford trailer");
    assert!(!CubeInfo::in_match(4, 7, false).with(4, CubeOwner::Mine).can_double());
    assert!(CubeInfo::in_match(5, 7, false).with(4, CubeOwner::Mine).can_double());
    assert!(!CubeInfo::money(false, false).with(2, CubeOwner::Theirs).can_double());
}

#[test]
fn double_match_point_is_the_winning_chance() {
    let met = Met::kazaross_xg2();
    let p = Probs { win: 0.37, win_g: 0.2, win_bg: 0.1, lose_g: 0.3, lose_bg: 0.1 };
    let at = CubeMet::new(CubeInfo::in_match(1, 1, false), &met);
    assert!((cubeful_value(&p, at, Efficiency::flat(0.68)) - f64::from(p.win)).abs() < 1e-9);
    assert!(
        (cubeful_equity(&p, &at.cube, &met, Efficiency::flat(0.68)) - (2.0 * f64::from(p.win) - 1.0)).abs()
            < 1e-9
    );
}

#[test]
fn two_away_two_away_take_point() {
    // The taken cube is dead and the game is for the match: 32.264 % to drop to.
    let met = Met::kazaross_xg2();
    let (take, cash) = live_points(&plain(0.5), CubeMet::new(CubeInfo::in_match(2, 2, false), &met));
    assert!((take.expect("a take point") - 0.32264).abs() < 1e-9);
    assert!((cash.expect("a cash point") - 0.67736).abs() < 1e-9);
}

#[test]
fn post_crawford_trailer_doubles_at_once_and_the_leader_has_his_free_drop() {
    let met = Met::kazaross_xg2();
    // Trailer needs 4: a double costs nothing.
    let at = CubeMet::new(CubeInfo::in_match(4, 1, false), &met);
    let p = Probs { win: 0.5, win_g: 0.13, win_bg: 0.01, lose_g: 0.13, lose_bg: 0.01 };
    let twice = CubeMet { cube: at.cube.doubled(), ..at };
    let d = decide(
        cubeful_value(&p, at, Efficiency::flat(0.68)),
        cubeful_value(&p, twice, Efficiency::flat(0.68)),
        at,
    );
    assert!(d.should_double() && d.double_loss() == 0.0, "{d:?}");
    // 2-away: the leader drops an even game for free (48.8 % for the trailer, so 51.2 % left).
    let at = CubeMet::new(CubeInfo::in_match(2, 1, false), &met);
    let twice = CubeMet { cube: at.cube.doubled(), ..at };
    let take = |win: f32| {
        decide(
            cubeful_value(&plain(win), at, Efficiency::flat(0.68)),
            cubeful_value(&plain(win), twice, Efficiency::flat(0.68)),
            at,
        )
        .take
    };
    assert!(take(0.49) && !take(0.51));
}

#[test]
fn weights_follow_the_score() {
    let met = Met::kazaross_xg2();
    let of = |cube| Weights::of(CubeMet::new(cube, &met)).w;
    assert_eq!(of(CubeInfo::money(false, false)), Weights::MONEY.w);
    let dmp = of(CubeInfo::in_match(1, 1, false));
    assert_eq!(dmp, [2.0, 0.0, 0.0, 0.0, 0.0]);
    let go = of(CubeInfo::in_match(2, 1, true));
    assert!(go[1] > 0.9 && go[3] == 0.0, "gammon-go: {go:?}");
    let save = of(CubeInfo::in_match(1, 2, true));
    assert!(save[1] == 0.0 && save[3] < -0.9, "gammon-save: {save:?}");
    // Post-Crawford 2-away: the cube will be at 2, gammons are worth nothing.
    assert_eq!(of(CubeInfo::in_match(2, 1, false)), [2.0, 0.0, 0.0, 0.0, 0.0]);
}

#[test]
fn very_long_matches_are_like_long_ones() {
    let met = Met::kazaross_xg2();
    let p = Probs { win: 0.6, win_g: 0.2, lose_g: 0.1, ..Probs::default() };
    for (me, opp) in
        [(64, 64), (64, 1), (1, 64), (65, 65), (70, 66), (500, 499), (32_767, 32_767), (32_767, 2)]
    {
        let at = CubeMet::new(CubeInfo::in_match(me, opp, false), &met);
        let equity = at.equity(cubeful_value(&p, at, Efficiency::flat(0.68)));
        assert!(equity.is_finite() && equity > -1.0 && equity < 1.5, "{me} {opp}: {equity}");
        let money = cubeful_equity(&p, &CubeInfo::money(false, false), &met, Efficiency::flat(0.68));
        assert!(me < 30 || opp < 30 || (equity - money).abs() < 0.08, "{me} {opp}: {equity}, money {money}");
    }
}

#[test]
fn agreed_grades_change_the_equity() {
    let met = Met::kazaross_xg2();
    let p = Probs { win: 0.6, win_g: 0.3, win_bg: 0.1, ..Probs::default() };
    let equity =
        |grades| cubeless_equity(&p, CubeMet::new(CubeInfo::money(false, false).counting(grades), &met));
    assert!((equity([1, 2, 3]) - 0.6).abs() < 1e-6);
    assert!((equity([1, 2, 2]) - 0.5).abs() < 1e-6);
    assert!((equity([1, 1, 1]) - 0.2).abs() < 1e-6);
}

proptest! {
    #[test]
    fn equity_and_value_round_trip(cube in cubes(), equity in -3.0f64..3.0) {
        let met = Met::kazaross_xg2();
        let mut cube = cube;
        if let Stake::Match { away_me, .. } = cube.stake {
            // A cube past both needs has no scale of its own but still one of ±1.
            prop_assume!(away_me > 0);
        }
        cube.owner = CubeOwner::Centred;
        let at = CubeMet::new(cube, &met);
        prop_assert!((at.equity(at.value(equity)) - equity).abs() < 1e-6);
        prop_assert!((at.equity(at.won(cube.value)) - 1.0).abs() < 1e-9);
        prop_assert!((at.equity(at.lost(cube.value)) + 1.0).abs() < 1e-9);
    }

    #[test]
    fn values_flip_with_the_view(p in probs(), cube in cubes(), x in 0.0f64..=1.0) {
        let met = Met::kazaross_xg2();
        let at = CubeMet::new(cube, &met);
        // Who is on roll matters where a player doubles at their next turn.
        prop_assume!(!at.doubles_at_once() && !at.swap().doubles_at_once());
        let there = cubeful_value(&p, at, Efficiency::flat(x));
        let back = at.flip(cubeful_value(&p.swap(), at.swap(), Efficiency::flat(x)));
        prop_assert!((there - back).abs() < 2e-5, "{there} {back}");
        let dead = cubeless_value(&p, at);
        let back = at.flip(cubeless_value(&p.swap(), at.swap()));
        prop_assert!((dead - back).abs() < 2e-6);
    }

    #[test]
    fn owning_the_cube_never_hurts(p in probs(), cube in cubes(), x in 0.0f64..=1.0) {
        let met = Met::kazaross_xg2();
        let value = |owner| cubeful_value(&p, CubeMet::new(cube.with(cube.value, owner), &met), Efficiency::flat(x));
        let at = CubeMet::new(cube.with(cube.value, CubeOwner::Mine), &met);
        let dead = cubeless_value(&p, at);
        prop_assert!(value(CubeOwner::Mine) >= dead - 1e-6, "{} {dead}", value(CubeOwner::Mine));
        prop_assert!(value(CubeOwner::Theirs) <= dead + 1e-6);
    }

    #[test]
    fn decisions_are_consistent(p in probs(), cube in cubes(), x in 0.0f64..=1.0) {
        let met = Met::kazaross_xg2();
        let at = CubeMet::new(cube, &met);
        let twice = CubeMet { cube: cube.doubled(), ..at };
        let d = decide(cubeful_value(&p, at, Efficiency::flat(x)), cubeful_value(&p, twice, Efficiency::flat(x)), at);
        prop_assert!((d.double_pass - 1.0).abs() < 1e-9);
        prop_assert_eq!(d.best == CubeVerdict::NotAvailable, !cube.can_double());
        if cube.can_double() {
            prop_assert!(d.double_loss() >= 0.0 && d.no_double_loss() >= 0.0);
            prop_assert!(d.double_loss() == 0.0 || d.no_double_loss() == 0.0);
            prop_assert_eq!(d.should_double(), d.double_loss() == 0.0);
        }
        if at.is_match() {
            let mwc = d.mwc.expect("a match");
            prop_assert!(mwc.iter().all(|v| (-1e-9..=1.0 + 1e-9).contains(v)), "{:?}", mwc);
        }
    }
}
