//! Packed decisions are those that were packed, and a search finds what a plain filter finds.

use proptest::prelude::*;

use super::*;

fn structure() -> impl Strategy<Value = Structure> {
    (any::<u32>(), any::<u16>(), 0_u8..16, 0_u8..16, 0_u8..16)
        .prop_map(|(held, pips, bar, back, off)| Structure { held, pips, bar, back, off })
}

fn decision() -> impl Strategy<Value = Decision> {
    let seat = || any::<bool>().prop_map(|second| if second { Seat::B } else { Seat::A });
    let head = (any::<u32>(), seat(), 0..KINDS.len(), proptest::option::of((1_u8..7, 1_u8..7)));
    let judged =
        (proptest::option::of(0..Theme::ALL.len()), proptest::option::of(0..MARKS.len()), any::<bool>());
    let figures = (0.0_f32..2.0, proptest::option::of(-1.0_f32..1.0));
    let stakes =
        (0_u8..12, proptest::option::of(seat()), proptest::option::of((1_u8..26, 1_u8..26)), any::<bool>());
    (head, judged, figures, structure(), structure(), stakes).prop_map(
        |((action, seat, kind, dice), (theme, mark, counts), (loss, luck), mine, theirs, stakes)| {
            let (cube, owner, away, crawford) = stakes;
            Decision {
                action,
                seat,
                kind: KINDS[kind],
                dice,
                theme: theme.map(|at| Theme::ALL[at]),
                mark: mark.map(|at| MARKS[at]),
                counts,
                loss,
                luck,
                mine,
                theirs,
                cube,
                owner,
                away: away.map(|(mine, theirs)| [mine, theirs]),
                crawford,
            }
        },
    )
}

fn sought() -> impl Strategy<Value = Sought> {
    let some = |most: usize| proptest::collection::vec(0..most, 0..3);
    let points =
        || (any::<u8>(), any::<u8>()).prop_map(|(held, open)| (u32::from(held & 3), u32::from(open & 24)));
    (
        some(KINDS.len()),
        some(Theme::ALL.len()),
        some(ScoreKind::ALL.len()),
        proptest::option::of(0.0_f32..1.0),
        points(),
        points(),
        proptest::option::of(-9000_i32..9000),
        proptest::option::of(0_u32..4),
    )
        .prop_map(|(kinds, themes, scores, loss, mine, theirs, lead, cube)| Sought {
            kinds: kinds.into_iter().map(|at| KINDS[at]).collect(),
            themes: themes.into_iter().map(|at| Theme::ALL[at]).collect(),
            scores: scores.into_iter().map(|at| ScoreKind::ALL[at]).collect(),
            loss: loss.map(|from| from..=f32::MAX),
            mine: Points { held: mine.0, open: mine.1 },
            theirs: Points { held: theirs.0, open: theirs.1 },
            lead: lead.map(|from| from..=i32::MAX),
            cube: cube.map(|power| 1 << power),
            ..Sought::default()
        })
}

proptest! {
    #[test]
    fn packed_decisions_come_back(list in proptest::collection::vec(decision(), 0..30)) {
        prop_assert_eq!(unpack(&pack(&list)).collect::<Vec<_>>(), list);
    }

    #[test]
    fn bytes_that_are_no_decisions_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(unpack(&bytes).count() <= bytes.len() / SIZE);
    }

    #[test]
    fn every_page_of_a_search_is_a_piece_of_the_whole(
        games in proptest::collection::vec(proptest::collection::vec(decision(), 0..12), 0..12),
        sought in sought(),
        seats in any::<[bool; 2]>(),
        offset in 0_usize..40,
        limit in 0_usize..40,
    ) {
        let packed: Vec<Vec<u8>> = games.iter().map(|game| pack(game)).collect();
        let look = |order, page| {
            let all = packed.iter().map(|bytes| Packed { bytes, seats });
            search(all, &sought, |_, one| one.action.is_multiple_of(2), order, page)
        };
        let asked = |one: &Decision| seats[usize::from(one.seat == Seat::B)] && one.action.is_multiple_of(2) && sought.fits(one);
        let plain: Vec<Decision> = games.iter().flatten().filter(|one| asked(one)).copied().collect();
        let whole = look(Order::Matches, (0, usize::MAX));
        prop_assert_eq!(whole.page.iter().map(|one| one.decision).collect::<Vec<_>>(), plain);
        let costly = look(Order::Costliest, (0, usize::MAX));
        prop_assert!(costly.page.is_sorted_by(|one, two| one.decision.loss >= two.decision.loss));
        prop_assert_eq!((costly.total, costly.page.len()), (whole.total, whole.total));
        for order in [Order::Matches, Order::Costliest] {
            let all = look(order, (0, usize::MAX)).page;
            let page = look(order, (offset, limit));
            let end = (offset + limit).min(all.len());
            prop_assert_eq!(&page.page[..], &all[offset.min(end)..end]);
            prop_assert!((page.loss - whole.loss).abs() < 1e-6);
        }
    }
}

#[test]
fn points_pips_and_checkers_back_are_counted_for_each_side() {
    let mut points = vec![0_u8; 24];
    (points[5], points[7], points[23], points[19]) = (5, 1, 2, 1);
    let side = SideView { points, bar: 1, pool: 0, off: 5, pinned: Vec::new() };
    let structure = Structure::from(&side);
    assert_eq!(structure.held, 1 << 6 | 1 << 24);
    assert_eq!(
        (structure.pips, structure.back, structure.bar, structure.off),
        (30 + 8 + 48 + 20 + 25, 4, 1, 5)
    );
}

#[test]
fn scores_have_their_names() {
    let base = Decision {
        action: 0,
        seat: Seat::A,
        kind: DecisionKind::Play,
        dice: None,
        theme: None,
        mark: None,
        counts: false,
        loss: 0.0,
        luck: None,
        mine: Structure::default(),
        theirs: Structure::default(),
        cube: 0,
        owner: None,
        away: None,
        crawford: false,
    };
    let kind = |mine, theirs, crawford| Decision { away: Some([mine, theirs]), crawford, ..base }.score();
    assert_eq!(base.score(), ScoreKind::Money);
    assert_eq!(kind(1, 1, false), ScoreKind::Dmp);
    assert_eq!(kind(1, 4, true), ScoreKind::Crawford);
    assert_eq!(kind(4, 1, false), ScoreKind::PostCrawford);
    assert_eq!(kind(2, 2, false), ScoreKind::TwoAwayTwoAway);
    assert_eq!(kind(7, 2, false), ScoreKind::TwoAway);
    assert_eq!(kind(7, 5, false), ScoreKind::Other);
}
