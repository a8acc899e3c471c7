//! Every reason of every sentence, counted again by other means: a slow generator written from the rules alone.

use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;
use std::sync::Arc;

use pasch_analysis::{Candidate, Decision, Depth, Reason, Reasons, Thresholds, Why, judge};
use pasch_engine::analyst::Engine;
use pasch_engine::nets;
use pasch_engine::search::{Run, SearchSettings};
use pasch_engine::{cube::CubeInfo, standard::Board};
use pasch_rules::{
    Action, Die, Header, Intent, MatchState, Phase, Player, Position, Record, VariantId, decide,
};

/// Checkers by point in the owner's count: 0 off, 25 bar.
type Side = [u8; 26];

/// A position: the one to play, and the other.
type Table = (Side, Side);

fn side(position: &Position, player: Player) -> Side {
    let from = &position.sides[player];
    let mut side = [0; 26];
    side[0] = from.off;
    side[1..25].copy_from_slice(&from.points);
    side[25] = from.bar;
    side
}

fn table(position: &Position, player: Player) -> Table {
    (side(position, player), side(position, player.other()))
}

/// Every way to play one die.
fn steps(&(me, other): &Table, die: usize) -> Vec<Table> {
    let farthest = (1..=25).rev().find(|&p| me[p] > 0).unwrap_or(0);
    let from_bar = me[25] > 0;
    let mut found = Vec::new();
    for from in 1..=25 {
        if me[from] == 0 || from_bar && from != 25 {
            continue;
        }
        let (mut mine, mut theirs) = (me, other);
        mine[from] -= 1;
        if from > die {
            let to = from - die;
            match theirs[25 - to] {
                0 => {}
                1 => {
                    theirs[25 - to] = 0;
                    theirs[25] += 1;
                }
                _ => continue,
            }
            mine[to] += 1;
        } else {
            let home = farthest <= 6;
            if !home || from < die && from != farthest {
                continue;
            }
            mine[0] += 1;
        }
        found.push((mine, theirs));
    }
    found
}

/// Every position a roll can lead to: as many dice as possible, and the higher one if only one can be played.
fn results(from: &Table, dice: [usize; 2]) -> HashSet<Table> {
    let [high, low] = dice;
    let orders: Vec<Vec<usize>> =
        if high == low { vec![vec![high; 4]] } else { vec![vec![high, low], vec![low, high]] };
    let mut best = (0, 0, HashSet::from([*from]));
    for order in orders {
        let mut layer = HashSet::from([*from]);
        for (played, &die) in order.iter().enumerate() {
            let next: HashSet<Table> = layer.iter().flat_map(|at| steps(at, die)).collect();
            if next.is_empty() {
                break;
            }
            // Of single dice the first of an order is the one that was played.
            let rank = (played + 1, if played == 0 { die } else { 0 });
            match rank.cmp(&(best.0, best.1)) {
                std::cmp::Ordering::Greater => best = (rank.0, rank.1, next.clone()),
                std::cmp::Ordering::Equal => best.2.extend(&next),
                std::cmp::Ordering::Less => {}
            }
            layer = next;
        }
    }
    best.2
}

/// Rolls of 36 by which the opponent of the one who has just moved hits, and where.
fn shots(&(me, other): &Table) -> (u8, Vec<u8>) {
    let (mut rolls, mut hit) = (0, HashSet::new());
    for a in 1..=6 {
        for b in 1..=6 {
            let before = hit.len();
            let mut any = false;
            for (_, after) in results(&(other, me), [a.max(b), a.min(b)]) {
                if after[25] > me[25] {
                    any = true;
                    hit.extend((1..=24u8).filter(|&p| me[usize::from(p)] == 1 && after[usize::from(p)] == 0));
                }
            }
            assert!(hit.len() >= before);
            rolls += u8::from(any);
        }
    }
    let mut hit: Vec<u8> = hit.into_iter().collect();
    hit.sort_unstable_by(|a, b| b.cmp(a));
    (rolls, hit)
}

fn pips(side: &Side) -> u32 {
    (0..).zip(side).map(|(point, &n)| point * u32::from(n)).sum()
}

fn meets(&(me, other): &Table) -> bool {
    let rear = |side: &Side| (0..=25).rev().find(|&p| side[p] > 0).unwrap_or(0);
    rear(&me) + rear(&other) > 25
}

fn made(table: &Table) -> Vec<u8> {
    (1..=24).rev().filter(|&p| table.0[usize::from(p)] >= 2).collect()
}

fn minus(all: &[u8], gone: &[u8]) -> Vec<u8> {
    all.iter().copied().filter(|p| !gone.contains(p)).collect()
}

/// The longest run of points in front of an opposing checker, by trying all runs.
fn prime(table: &Table) -> u8 {
    let mut longest = 0;
    for low in 1..=24usize {
        for high in low..=24 {
            let whole = (low..=high).all(|p| table.0[p] >= 2);
            let behind = (1..=25usize).any(|theirs| table.1[theirs] > 0 && 25 < low + theirs);
            if whole && behind {
                longest = longest.max((high - low + 1) as u8);
            }
        }
    }
    longest
}

fn anchored(table: &Table) -> bool {
    made(table).iter().any(|&p| p >= 19)
}

fn behind(table: &Table) -> u8 {
    table.0[19..=25].iter().sum()
}

fn home(table: &Table) -> u8 {
    table.0[0..=6].iter().sum()
}

fn stack(table: &Table) -> u8 {
    *table.0[1..=13].iter().max().unwrap()
}

/// The rolls that hit, the highest first.
fn hitting(&(me, other): &Table) -> Vec<[u8; 2]> {
    let mut found = Vec::new();
    for high in (1..=6u8).rev() {
        for low in (1..=high).rev() {
            let after = results(&(other, me), [usize::from(high), usize::from(low)]);
            if after.iter().any(|one| one.1[25] > me[25]) {
                found.push([high, low]);
            }
        }
    }
    found
}

/// The lone checkers that a die of this number hits by itself, whatever the other die does.
fn hit_by(&(me, other): &Table, die: usize) -> usize {
    let after = steps(&(other, me), die);
    let hit = |p: &usize| me[*p] == 1 && after.iter().any(|one| one.1[*p] == 0 && one.1[25] > me[25]);
    (1..=24).filter(hit).count()
}

/// The highest of the longest runs of points in front of an opposing checker.
fn run(table: &Table) -> Vec<usize> {
    let longest = usize::from(prime(table));
    let is_run = |low: &usize| {
        let whole = (*low..low + longest).all(|p| table.0[p] >= 2);
        whole && (1..=25usize).any(|theirs| table.1[theirs] > 0 && 25 < low + theirs)
    };
    let high = (1..=25 - longest).rev().find(is_run).expect("a prime");
    (high..high + longest).collect()
}

fn spare(table: &Table) -> usize {
    let run = run(table);
    let free = |p: usize| usize::from(table.0[p]) - if run.contains(&p) { 2 } else { 0 };
    (1..=18).map(|p| free(p) * (p - 1)).sum()
}

fn home_points(table: &Table) -> u8 {
    made(table).iter().filter(|p| **p <= 6).count() as u8
}

/// Whether a reason is true of `this`, compared with `other`, after a play from `start`.
fn holds(reason: &Reason, start: &Table, this: &Table, other: &Table) -> bool {
    let hits = |after: &Table| after.1[25] - start.1[25];
    let lost = |after: &Table| pips(&after.1) - pips(&start.1);
    let off = |after: &Table| after.0[0] - start.0[0];
    let at = |table: &Table, p: u8| table.0[usize::from(p)];
    match reason {
        Reason::Hits { checkers } => hits(this) == *checkers && hits(other) < *checkers,
        Reason::HitsFewer { checkers } => hits(this) == *checkers && hits(other) > *checkers,
        Reason::HitsFarther { pips, other: less } => {
            hits(this) == hits(other)
                && lost(this) == u32::from(*pips)
                && lost(other) == u32::from(*less)
                && less < pips
        }
        Reason::BearsOff { checkers } => off(this) == *checkers && off(other) < *checkers,
        Reason::BearsOffFewer { checkers } => off(this) == *checkers && off(other) > *checkers,
        Reason::Prime { points, made } => {
            prime(this) == *points
                && *points >= 4
                && prime(other) < *points
                && *made == (prime(start) < *points)
        }
        Reason::MakesPoints { points } => {
            let gained = minus(&minus(&made(this), &made(start)), &made(other));
            points.iter().all(|p| gained.contains(p)) && minus(&gained, points).iter().all(|p| *p >= 19)
        }
        Reason::MakesAnchor { point } => {
            !anchored(start) && *point >= 19 && at(this, *point) >= 2 && at(other, *point) < 2
        }
        Reason::BreaksPoints { points } => {
            let kept: Vec<u8> = made(start).into_iter().filter(|&p| at(other, p) >= 2).collect();
            minus(&kept, &made(this)) == *points
        }
        Reason::NoShot => shots(this).0 == 0 && shots(other).0 > 0,
        Reason::FewerShots { rolls, other: more } => {
            shots(this).0 == *rolls && shots(other).0 == *more && *rolls > 0 && rolls < more
        }
        Reason::Shots { blots, rolls } => {
            shots(this) == (*rolls, blots.clone()) && shots(other).0 < *rolls && *rolls > 0
        }
        Reason::Slots { point } => {
            (4..=7).contains(point)
                && at(this, *point) == 1
                && at(start, *point) == 0
                && at(other, *point) == 0
        }
        Reason::Stacks { point, checkers } => {
            at(this, *point) == *checkers && *checkers >= 6 && *checkers > stack(start).max(stack(other))
        }
        Reason::Fears { rolls } => {
            hitting(this) == *rolls && (1..=4).contains(&rolls.len()) && shots(other).0 == 0
        }
        Reason::Duplicates { number } => {
            let number = usize::from(*number);
            hit_by(this, number) >= 2
                && (1..=6).all(|die| hit_by(other, die) < 2)
                && shots(this).0 < shots(other).0
                && shots(this).1.len() >= shots(other).1.len()
        }
        Reason::HomeBoard { points, other: less } => {
            home_points(this) == *points && home_points(other) == *less && less < points && this.1[25] > 0
        }
        Reason::Timing { pips, other: less } => {
            prime(this) == prime(other)
                && prime(this) >= 4
                && spare(this) == usize::from(*pips)
                && spare(other) == usize::from(*less)
                && less + 4 <= *pips
        }
        Reason::RaceAhead { pips: by } => {
            !meets(this) && meets(other) && pips(&this.0) + u32::from(*by) == pips(&this.1) && *by > 0
        }
        Reason::RaceBehind { pips: by } => {
            !meets(this) && meets(other) && pips(&this.1) + u32::from(*by) == pips(&this.0) && *by > 0
        }
        Reason::KeepsContact => meets(this) && !meets(other),
        Reason::BreaksContact => !meets(this) && meets(other),
        Reason::LeavesBehind { checkers } => behind(this) == *checkers && behind(other) > *checkers,
        Reason::KeepsAnchor => anchored(this) && !anchored(other),
        Reason::BringsHome { checkers } => {
            !meets(this) && home(this) - home(start) == *checkers && home(other) < home(this)
        }
        Reason::Fills { points } => {
            points.iter().all(|&p| p <= 6 && at(this, p) > 0 && at(start, p) == 0 && at(other, p) == 0)
        }
    }
}

struct Throws(u64);

impl Throws {
    fn number(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    fn die(&mut self) -> Die {
        Die::new(1 + self.number(6) as u8).expect("a face")
    }
}

/// A game of one point in which both sides play well and at random by turns.
fn game(engine: &Engine, seed: u64) -> Record {
    let header = Header::new(VariantId::BACKGAMMON, 1);
    let mut state = MatchState::new(&header).expect("a sound header");
    let mut record = Record { header, actions: Vec::<Action>::new() };
    let mut throws = Throws(seed);
    while !matches!(state.phase(), Phase::MatchOver { .. }) {
        let (player, intent) = match *state.phase() {
            Phase::ToRoll { player } => (player, Intent::Roll),
            Phase::ToMove { player, dice } => {
                let plays = state.play_graph().expect("somebody has to move").plays();
                let mut chosen = plays[throws.number(plays.len() as u64) as usize].play.clone();
                if throws.number(3) > 0 {
                    let lane = |player| {
                        let mut lane = [0; 32];
                        lane[..26].copy_from_slice(&side(state.position(), player));
                        lane
                    };
                    let board = Board { lanes: [lane(player), lane(player.other())] };
                    let roll = (dice.high().face(), dice.low().face());
                    let best = engine
                        .searcher()
                        .rank_plays(
                            &board,
                            roll,
                            &CubeInfo::in_match(1, 1, true),
                            &SearchSettings::plies(0),
                            &[],
                            Run::default(),
                        )
                        .expect("legal")[0];
                    let same = |position: &Position| best.play.board.lanes[0][..26] == side(position, player);
                    chosen =
                        plays.iter().find(|legal| same(&legal.position)).expect("both agree").play.clone();
                }
                (player, Intent::Play(chosen))
            }
            _ => (Player::A, Intent::Start),
        };
        for action in decide(&state, player, &intent, &mut || throws.die()).expect("a legal wish") {
            state.apply(&action).expect("decide gives legal actions");
            record.actions.push(action);
        }
    }
    record
}

/// Checks a sentence: the reasons for a play stand after a colon, those against it after *although*.
fn is_worded(text: &str, reasons: &Reasons, lead: [&str; 2]) {
    for (lead, reasons) in lead.into_iter().zip([&reasons.merits, &reasons.drawbacks]) {
        if let [first, rest @ ..] = reasons.as_slice() {
            assert!(text.contains(&format!("{lead} {first}")), "{lead} {first}: {text}");
            assert!(rest.iter().all(|one| text.contains(&one.to_string())), "{text}");
        }
    }
}

#[test]
fn two_thousand_sentences_are_true() {
    let engine = Engine::new(Arc::new(nets::builtin().fast.clone()));
    let (mut sentences, mut kinds) = (0, BTreeMap::<String, u32>::new());
    let mut seed = 0;
    while sentences < 2_000 {
        seed += 1;
        let record = game(&engine, seed);
        let mut go_on = |_| ControlFlow::Continue(());
        let report =
            judge(&record, &engine, &Depth::plies(0), Thresholds::PASCH, &mut go_on).expect("judged");
        for turn in report.turns() {
            let Decision::Play(play) = &turn.decision else { continue };
            let text = turn.why.to_string();
            let start = table(&turn.position, turn.player);
            let after = |one: &Candidate| table(&one.position, turn.player);
            let at = |name: &str| after(play.candidates.iter().find(|one| one.play == name).expect("listed"));
            let mut check = |reasons: &Reasons, this: &Table, other: &Table| {
                for reason in reasons.merits.iter().chain(&reasons.drawbacks) {
                    assert!(holds(reason, &start, this, other), "{reason:?} of {text}\n{:?}", turn.position);
                    let kind = format!("{reason:?}");
                    let kind = kind.split([' ', '{']).next().unwrap_or_default().to_owned();
                    *kinds.entry(kind).or_default() += 1;
                }
                assert!(reasons.merits.iter().all(Reason::is_merit), "{text}");
                assert!(!reasons.drawbacks.iter().any(Reason::is_merit), "{text}");
                sentences += u32::from(*reasons != Reasons::default());
            };
            match &turn.why {
                Why::Best { play: best, reasons, ties, next } => {
                    let Some(worse) =
                        play.candidates.iter().find(|one| one.loss.is_none_or(|loss| loss >= 0.0005))
                    else {
                        assert!(*reasons == Reasons::default() && next.is_none());
                        continue;
                    };
                    assert!(!ties.contains(best) && !ties.contains(&worse.play), "{text}");
                    assert_eq!(next.as_ref().map(|(name, _)| name), Some(&worse.play), "one depth: {text}");
                    check(reasons, &at(best), &after(worse));
                    is_worded(&text, reasons, [": it", ", even though it"]);
                }
                Why::Worse { best, for_best, played, for_played, .. } => {
                    check(for_best, &at(best), &at(played));
                    check(for_played, &at(played), &at(best));
                    is_worded(&text, for_best, [": it", ", even though it"]);
                    is_worded(&text, for_played, [", although it", played]);
                }
                _ => {}
            }
        }
    }
    eprintln!("{sentences} sentences of {seed} games: {kinds:?}");
    for kind in [
        "NoShot",
        "Shots",
        "FewerShots",
        "Hits",
        "BreaksPoints",
        "MakesPoints",
        "MakesAnchor",
        "Slots",
        "Prime",
        "Fears",
        "HomeBoard",
        "Duplicates",
        "Timing",
    ] {
        assert!(kinds.get(kind).is_some_and(|&n| n >= 10), "{kind}: {kinds:?}");
    }
    // Plays that give up contact while another does not are rare.
    for kind in ["RaceAhead", "RaceBehind"] {
        assert!(kinds.get(kind).is_some_and(|&n| n >= 3), "{kind}: {kinds:?}");
    }
}

#[test]
fn the_slow_generator_finds_what_the_rules_allow() {
    let engine = Engine::new(Arc::new(nets::builtin().fast.clone()));
    let mut rolls = 0;
    for seed in 1..=5 {
        let record = game(&engine, seed);
        for step in record.replay().expect("a sound header").map_while(Result::ok) {
            let Phase::ToMove { player, dice } = *step.before.phase() else { continue };
            let [high, low] = [dice.high(), dice.low()].map(|die| usize::from(die.face()));
            let plays = step.before.play_graph().expect("to move").plays();
            let allowed: HashSet<Table> = plays.iter().map(|play| table(&play.position, player)).collect();
            assert_eq!(results(&table(step.before.position(), player), [high, low]), allowed, "{dice}");
            rolls += 1;
        }
    }
    assert!(rolls > 150, "{rolls}");
}
