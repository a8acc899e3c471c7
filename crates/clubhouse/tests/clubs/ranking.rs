//! Awards with their derivation, the ranking over twelve months, corrections, and records.

use pasch_clubhouse::ranking::{all, of_club, overall};
use pasch_clubhouse::records::records;
use pasch_clubhouse::{Access, Action, BigGame, LinkId, LinkKind, Outcome, PersonId, Placed, Refusal};
use pasch_tournament::{Format, Options, Person, Time, Tournament};

use crate::driver::{DAY, Story, id, match_won, placed};

fn ranked(story: &Story, now: Time) -> Vec<(u32, String, u64)> {
    of_club(story.club.state(), now).into_iter().map(|row| (row.place, row.person.0, row.points)).collect()
}

fn corrected(link: &str, outcome: Option<Outcome>) -> Action {
    Action::Corrected {
        link: LinkId::from(link),
        outcome: outcome.map(Box::new),
        reason: "Misread".to_owned(),
    }
}

#[test]
fn every_award_shows_how_it_came_about() {
    let mut story = Story::new(Access::Public);
    let field = vec![
        placed("bert", 1_800, 1),
        placed("cleo", 1_650, 2),
        placed("dora", 1_500, 3),
        Placed { person: None, name: "Guest".to_owned(), rating: None, place: 3 },
        placed("emil", 1_400, 5),
    ];
    story.tournament("cup", field);
    let all = all(story.club.state());
    let cup = &all[0];
    // 1.003^300 = 2.4563, 1.003^150 = 1.5673, 1, 1, 1.003^(−100) = 0.7411, by hand.
    assert!((cup.strength - (2.456_3 + 1.567_3 + 1.0 + 1.0 + 0.741_1)).abs() < 0.002, "{}", cup.strength);
    assert_eq!(cup.ratings, [Some(1_800), Some(1_650), Some(1_500), None, Some(1_400)]);
    let shares: Vec<_> = cup.awards.iter().map(|one| (one.place, one.sharing, one.shares)).collect();
    assert_eq!(shares, [(1, 1, 40), (2, 1, 24), (3, 2, 24), (3, 2, 24), (5, 1, 3)]);
    for award in &cup.awards {
        let points = cup.strength * 1_000.0 * f64::from(award.shares) / 100.0 / f64::from(award.sharing);
        // Roundings go to the first place.
        let off = (award.points as f64 - points).abs();
        assert!(off < if award.place == 1 { 9.0 } else { 1.01 }, "{award:?}: {points}");
    }
    assert_eq!(cup.awards[2].points, cup.awards[3].points);
    let names: Vec<String> = ranked(&story, story.now).into_iter().map(|(_, name, _)| name).collect();
    assert_eq!(names, ["bert", "cleo", "dora", "emil"], "an entrant without an account is not ranked");
}

#[test]
fn points_count_for_365_days_and_not_a_millisecond_longer() {
    let mut story = Story::new(Access::Public);
    story.tournament("cup", vec![placed("bert", 1_500, 1), placed("cleo", 1_500, 2)]);
    let at = story.now;
    assert!(ranked(&story, at - 1).is_empty(), "not before it has ended");
    assert_eq!(ranked(&story, at).len(), 2);
    assert_eq!(ranked(&story, at + 365 * DAY - 1).len(), 2);
    assert!(ranked(&story, at + 365 * DAY).is_empty());
}

#[test]
fn a_leap_day_makes_the_year_end_a_day_earlier_by_the_calendar() {
    let at = |text: &str| text.parse::<jiff::Timestamp>().expect("a time").as_millisecond();
    for (ended, last, gone) in [
        // From the leap day itself.
        ("2028-02-29T20:00:00Z", "2029-02-27T20:00:00Z", "2029-02-28T20:00:00Z"),
        // Across the leap day.
        ("2027-06-01T20:00:00Z", "2028-05-30T20:00:00Z", "2028-05-31T20:00:00Z"),
        // A year without one.
        ("2026-06-01T20:00:00Z", "2027-05-31T20:00:00Z", "2027-06-01T20:00:00Z"),
    ] {
        let mut story = Story::new(Access::Public);
        story.now = at(ended) - 2 * pasch_tournament::MINUTE;
        story.tournament("cup", vec![placed("bert", 1_500, 1), placed("cleo", 1_500, 2)]);
        assert_eq!(story.now, at(ended));
        assert_eq!((ranked(&story, at(last)).len(), ranked(&story, at(gone)).len()), (2, 0), "{ended}");
    }
}

#[test]
fn ties_share_a_place_and_a_correction_changes_the_ranking() {
    let mut story = Story::new(Access::Public);
    story.tournament("one", vec![placed("bert", 1_500, 1), placed("cleo", 1_500, 2)]);
    story.tournament("two", vec![placed("cleo", 1_500, 1), placed("bert", 1_500, 2)]);
    let now = story.now;
    let points = ranked(&story, now)[0].2;
    assert_eq!(ranked(&story, now), [(1, "bert".to_owned(), points), (1, "cleo".to_owned(), points)]);
    let right = Outcome::Tournament { placed: vec![placed("bert", 1_500, 1), placed("cleo", 1_500, 2)] };
    story.ok("ada", corrected("two", Some(right)));
    let after = ranked(&story, now);
    assert_eq!((after[0].0, after[1].0, after[0].1.as_str()), (1, 2, "bert"));
    // The day is that of the first result.
    let cups = all(story.club.state());
    assert_eq!(cups.iter().map(|cup| cup.at).collect::<Vec<_>>(), [now - 2 * pasch_tournament::MINUTE, now]);
    story.ok("ada", corrected("two", None));
    assert_eq!(all(story.club.state()).len(), 1);
    story.refused("ada", corrected("three", None), Refusal::NoLink);
    story.link("open", LinkKind::Tournament);
    story.refused("ada", corrected("open", None), Refusal::NotEnded);
    let wrong = Outcome::Tournament { placed: vec![placed("bert", 1_500, 2), placed("cleo", 1_500, 2)] };
    story.refused("ada", corrected("two", Some(wrong)), Refusal::Outcome);
    story.refused("ada", corrected("two", Some(match_won("bert", "cleo"))), Refusal::Outcome);
}

/// The definition without sums of the library: for each person, over all tournaments within 365 days, looked at one by one.
#[test]
fn rankings_of_random_seasons_are_those_of_the_definition() {
    let seed = 7;
    let mut dice = fastrand::Rng::with_seed(seed);
    for round in 0..60 {
        let mut story = Story::new(Access::Public);
        let names: Vec<String> = (0..12).map(|number| format!("p{number}")).collect();
        // When it ended, and name, place and rating of each entrant.
        type Cup = (Time, Vec<(String, u32, i32)>);
        let mut cups: Vec<Cup> = Vec::new();
        for cup in 0..dice.usize(1..15) {
            story.now += dice.i64(0..60) * DAY;
            let mut people = names.clone();
            dice.shuffle(&mut people);
            people.truncate(dice.usize(2..=12));
            let (mut place, mut field) = (1, Vec::new());
            for (at, name) in people.iter().enumerate() {
                if at > 0 && dice.u8(0..3) > 0 {
                    place = at as u32 + 1;
                }
                field.push((name.clone(), place, dice.i32(1_000..2_200)));
            }
            let all = field.iter().map(|(name, place, rating)| placed(name, *rating, *place)).collect();
            story.tournament(&format!("cup{cup}"), all);
            cups.push((story.now, field));
        }
        let now = story.now + dice.i64(0..400) * DAY;
        let mut expected: Vec<(String, f64)> = Vec::new();
        for name in &names {
            let mut sum = 0.0;
            for (at, field) in cups.iter().filter(|(at, _)| now - at < 365 * DAY && *at <= now) {
                assert!(*at <= now);
                let Some((_, own, _)) = field.iter().find(|(other, ..)| other == name) else { continue };
                let strength: f64 = field.iter().map(|(.., rating)| 1.003_f64.powi(rating - 1_500)).sum();
                let shares = [0.40, 0.24, 0.12, 0.12, 0.03, 0.03, 0.03, 0.03];
                let sharing: Vec<usize> = (0..field.len()).filter(|at| field[*at].1 == *own).collect();
                let taken: f64 = sharing.iter().map(|at| shares.get(*at).copied().unwrap_or(0.0)).sum();
                sum += strength * taken / sharing.len() as f64;
            }
            expected.push((name.clone(), sum));
        }
        let ranking = ranked(&story, now);
        for (name, sum) in expected {
            let own = ranking.iter().find(|(_, other, _)| *other == name).map_or(0, |(.., points)| *points);
            // A thousandth for each rounding.
            let off = (own as f64 / 1_000.0 - sum).abs();
            assert!(off < 0.015 * cups.len() as f64, "seed {seed}, round {round}: {name} {own} {sum}");
        }
        for (at, (place, _, points)) in ranking.iter().enumerate() {
            let better = ranking.iter().filter(|(.., other)| other > points).count() as u32;
            assert_eq!(*place, better + 1, "seed {seed}, round {round}, row {at}");
        }
    }
}

#[test]
fn over_several_clubs_a_tournament_counts_once() {
    let field = || vec![placed("bert", 1_500, 1), placed("cleo", 1_500, 2)];
    let (mut one, mut other) = (Story::new(Access::Public), Story::new(Access::Public));
    one.tournament("shared", field());
    other.tournament("own", field());
    other.tournament("shared", vec![placed("cleo", 1_500, 1), placed("bert", 1_500, 2)]);
    let now = other.now;
    let rows = overall([one.club.state(), other.club.state()], now);
    let both = rows.iter().map(|row| (row.person.0.as_str(), row.tournaments.len())).collect::<Vec<_>>();
    assert_eq!(both, [("bert", 2), ("cleo", 2)], "the result that came first counts");
    assert_eq!(rows[0].points, 2 * ranked(&one, now)[0].2);
    let turned = overall([other.club.state(), one.club.state()], now);
    assert_eq!(rows, turned, "the order of the clubs does not matter");
}

#[test]
fn a_table_comes_from_a_finished_tournament() {
    let options = Options::new("Cup", Format::KnockOut { consolation: None, last_chance: None }, 5);
    let mut cup = Tournament::new(options, 0).expect("good options");
    for name in ["bert", "cleo", "guest"] {
        let person = Person {
            name: name.to_owned(),
            rating: Some(1_600),
            account: (name != "guest").then(|| name.to_owned()),
            ..Person::default()
        };
        cup.act(1, pasch_tournament::Action::Registered { person }).expect("room");
    }
    cup.act(2, pasch_tournament::Action::Started).expect("enough");
    for now in 3..20 {
        for action in cup.state().propose(now, 1) {
            cup.act(now, action).expect("it is due");
        }
        let running: Vec<_> = cup.state().running().map(|one| (one.id, one.pairing.players[0])).collect();
        for (id, winner) in running {
            let outcome = pasch_tournament::Outcome { winner: Some(winner), score: [5, 0], gammon: false };
            cup.act(now, pasch_tournament::Action::Result { id, outcome }).expect("a result");
        }
    }
    assert_eq!(cup.state().stage(), pasch_tournament::Stage::Finished);
    let mut story = Story::new(Access::Public);
    story.link("cup", LinkKind::Tournament);
    let outcome = Box::new(Outcome::of_tournament(cup.state()));
    story.ok("server", Action::Result { link: LinkId::from("cup"), outcome });
    // The awards are those that the tournament itself computes.
    let own: Vec<u64> =
        pasch_tournament::awards::ranking_points(cup.state()).iter().map(|one| one.1).collect();
    let here: Vec<u64> = all(story.club.state())[0].awards.iter().map(|one| one.points).collect();
    assert_eq!((own, here.len()), (here.clone(), 3));
}

fn held(held: &pasch_clubhouse::records::Held) -> (u64, Vec<&str>) {
    (held.value, held.people.iter().map(|person: &PersonId| person.0.as_str()).collect())
}

#[test]
fn records_show_everybody_who_holds_them() {
    let mut story = Story::new(Access::Public);
    let empty = records(story.club.state(), Time::MIN, Time::MAX);
    assert_eq!(held(&empty.most_wins), (0, Vec::new()));
    for (number, (winner, loser)) in
        [("bert", "cleo"), ("bert", "dora"), ("cleo", "bert"), ("cleo", "dora"), ("bert", "cleo")]
            .into_iter()
            .enumerate()
    {
        story.won(&format!("m{number}"), winner, loser);
    }
    story.link("long", LinkKind::Table);
    let outcome = Outcome::Match {
        players: [id("dora"), id("emil")],
        winner: 1,
        score: [3, 11],
        length: 11,
        gammon: Some(BigGame { winner: 0, points: 3 }),
    };
    story.ok("server", Action::Result { link: LinkId::from("long"), outcome: Box::new(outcome) });
    story.link("chouette", LinkKind::Chouette);
    let sheet = vec![(id("ada"), -12), (id("bert"), 6), (id("cleo"), 6)];
    let chouette = |sheet| Action::Result {
        link: LinkId::from("chouette"),
        outcome: Box::new(Outcome::Sheet { sheet }),
    };
    let uneven = vec![(id("ada"), -12), (id("bert"), 6)];
    story.refused("server", chouette(uneven), Refusal::Outcome);
    let twice = vec![(id("bert"), -6), (id("bert"), 6)];
    story.refused("server", chouette(twice), Refusal::Outcome);
    story.ok("server", chouette(sheet));
    story.tournament("cup", vec![placed("dora", 1_500, 1), placed("cleo", 1_500, 1)]);
    let today = story.now;
    let all = records(story.club.state(), Time::MIN, Time::MAX);
    assert_eq!(held(&all.most_wins), (3, vec!["bert"]));
    assert_eq!(held(&all.longest_streak), (2, vec!["bert", "cleo"]));
    assert_eq!(held(&all.biggest_gammon), (3, vec!["dora"]));
    assert_eq!(held(&all.longest_match), (11, vec!["emil"]));
    assert_eq!(held(&all.most_tournaments), (1, vec!["cleo", "dora"]));
    assert_eq!(held(&all.best_chouette), (6, vec!["bert", "cleo"]));
    // After the correction Bert has won the third match too: four in a row.
    story.ok("ada", corrected("m2", Some(match_won("bert", "cleo"))));
    let all = records(story.club.state(), Time::MIN, Time::MAX);
    assert_eq!(held(&all.longest_streak), (4, vec!["bert"]));
    let of_today = records(story.club.state(), today, today + 1);
    assert_eq!((held(&of_today.most_wins).0, held(&of_today.most_tournaments).0), (0, 1));
}

#[test]
fn impossible_results_are_refused() {
    let mut story = Story::new(Access::Public);
    story.link("m", LinkKind::Table);
    let game = |players: [&str; 2], winner, score, length, gammon| Action::Result {
        link: LinkId::from("m"),
        outcome: Box::new(Outcome::Match { players: players.map(id), winner, score, length, gammon }),
    };
    for action in [
        game(["bert", "bert"], 0, [5, 2], 5, None),
        game(["bert", "cleo"], 2, [5, 2], 5, None),
        game(["bert", "cleo"], 1, [5, 2], 5, None),
        game(["bert", "cleo"], 0, [5, 5], 5, None),
        game(["bert", "cleo"], 0, [0, 0], 0, None),
        game(["bert", "cleo"], 0, [100, 2], 100, None),
        game(["bert", "cleo"], 0, [5, 0], 5, Some(BigGame { winner: 1, points: 2 })),
        game(["bert", "cleo"], 0, [5, 2], 5, Some(BigGame { winner: 9, points: 2 })),
        game(["bert", "cleo"], 0, [5, 2], 5, Some(BigGame { winner: 0, points: 1 })),
    ] {
        story.refused("server", action, Refusal::Outcome);
    }
    story.ok("server", game(["bert", "cleo"], 0, [5, 2], 5, Some(BigGame { winner: 0, points: 4 })));
    story.refused("server", game(["bert", "cleo"], 0, [5, 2], 5, None), Refusal::Ended);
    story.refused(
        "server",
        Action::Linked { link: crate::driver::link("m", LinkKind::Table) },
        Refusal::Linked,
    );
}
