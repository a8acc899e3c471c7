//! Chouettes as pages see them: bots play them to the end, and nobody reads what is not for them.

use pasch_chouette::{Action, Chouette, Header, Intent, Phase, Seat, decide, join, may_be_told, waits_for};
use pasch_club::{Person, Said, Scene, from_wire, header, intent, judge, summed, to_wire, told, view};
use pasch_engine::analyst::Engine;
use pasch_engine::level::{Chance, Level};
use pasch_engine::search::Run;
use pasch_rules::{Die, VariantId};
use pasch_wire as wire;

/// A chouette with its log.
struct Hall {
    state: Chouette,
    actions: Vec<Action>,
    chance: Chance,
}

impl Hall {
    fn new(header: &Header, names: &[&str], seed: u64) -> Self {
        let mut hall =
            Self { state: Chouette::new(header).unwrap(), actions: Vec::new(), chance: Chance::new(seed) };
        for name in names {
            let joined = join(&hall.state, name).unwrap();
            hall.happen(joined);
        }
        hall
    }

    fn happen(&mut self, actions: Vec<Action>) {
        for action in actions {
            let told = told(&self.state, &action);
            let text = told.message.to_string();
            assert!(text.len() > 4 && !text.contains('{'), "{action:?}: {text}");
            self.state.apply(&action).unwrap();
            self.actions.push(action);
        }
    }

    fn act(&mut self, by: Seat, intent: &Intent) {
        let chance = &mut self.chance;
        let mut throw = || Die::ALL[chance.below(6) as usize];
        let actions = decide(&self.state, by, intent, &mut throw).unwrap_or_else(|why| {
            panic!("{by:?} {intent:?}: {why}");
        });
        self.happen(actions);
    }

    /// As a page of this seat has it, in JSON.
    fn page(&self, viewer: Option<Seat>, talk: &[Said]) -> String {
        let people = vec![Person::default(); self.state.people().len()];
        let scene = Scene {
            id: &"c".into(),
            seq: u32::try_from(self.actions.len()).unwrap(),
            state: &self.state,
            people: &people,
            steps: &[],
            talk,
            away: &[],
            roll_in: 0,
        };
        serde_json::to_string(&view(&scene, viewer)).unwrap()
    }

    fn seats(&self) -> Vec<Seat> {
        (0..self.state.people().len()).map(|seat| Seat(u16::try_from(seat).unwrap())).collect()
    }
}

/// Lets bots of a level play until so many games are finished.
fn play(hall: &mut Hall, engine: &Engine, games: usize) {
    for step in 0..20_000_u64 {
        if hall.state.rows().len() >= games {
            return;
        }
        if let Phase::Order(_) = hall.state.phase() {
            hall.act(Seat(0), &Intent::Order);
            continue;
        }
        // Members turn their cubes before the captain rolls.
        let waited = waits_for(&hall.state);
        let others = hall.seats().into_iter().filter(|seat| !waited.contains(seat));
        let order: Vec<Seat> = others.chain(waited.clone()).collect();
        let done = order.into_iter().any(|seat| {
            let wish = pasch_club::decide(engine, &hall.state, seat, &Level::ALL[0], step, Run::default());
            let Some(wish) = wish.unwrap() else { return false };
            hall.act(seat, &wish);
            true
        });
        assert!(done, "nobody acts, waited for: {waited:?}, {:?}", hall.state.phase());
    }
    panic!("the games do not end");
}

#[test]
fn bots_play_chouettes_to_the_end() {
    let engine = Engine::builtin();
    let usual = to_wire(&header(VariantId::BACKGAMMON, None).options);
    let single = wire::ChouetteOptions { single_cube: true, all_or_none: true, ..usual.clone() };
    let extras = wire::ChouetteOptions {
        extras: true,
        box_takes_half: true,
        open_answers: true,
        animals: 2,
        most_points: true,
        consultation: wire::ChouetteConsultation::Free,
        ..usual.clone()
    };
    for (seed, (options, names)) in
        [(usual, &["A", "B", "C", "D"][..]), (single, &["A", "B", "C"]), (extras, &["A", "B", "C", "D", "E"])]
            .into_iter()
            .enumerate()
    {
        let mut hall = Hall::new(&header(VariantId::BACKGAMMON, Some(&options)), names, seed as u64 + 1);
        play(&mut hall, &engine, 4);
        for row in hall.state.rows() {
            assert_eq!(row.points.iter().sum::<i64>(), 0);
        }
        let doubled = hall.actions.iter().filter(|action| matches!(action, Action::Doubled { .. })).count();
        println!("seed {}: {} actions, {doubled} doubles", seed + 1, hall.actions.len());
    }
}

#[test]
fn options_go_in_and_out() {
    let usual = to_wire(&header(VariantId::BACKGAMMON, None).options);
    assert_eq!(to_wire(&from_wire(&usual)), usual);
    let other = wire::ChouetteOptions {
        order: wire::ChouetteOrder::Drawn,
        most: 7,
        partner: true,
        single_cube: false,
        all_or_none: true,
        open_answers: true,
        animals: 2,
        sole_taker_must_beaver: false,
        box_takes_half: true,
        extras: true,
        consultation: wire::ChouetteConsultation::CaptainAsks,
        automatic_doubles: wire::ChouetteTies::Unlimited,
        jacoby: false,
        most_points: true,
    };
    assert_eq!(to_wire(&from_wire(&other)), other);
}

/// A chouette of four in which the team has rolled.
fn team_has_rolled(seed: u64) -> Hall {
    let options = wire::ChouetteOptions {
        order: wire::ChouetteOrder::Joined,
        consultation: wire::ChouetteConsultation::Free,
        automatic_doubles: wire::ChouetteTies::None,
        ..to_wire(&header(VariantId::BACKGAMMON, None).options)
    };
    let header = header(VariantId::BACKGAMMON, Some(&options));
    for seed in seed.. {
        let mut hall = Hall::new(&header, &["Anna", "Bert", "Carl", "Dora"], seed);
        hall.act(Seat(0), &Intent::Order);
        hall.act(Seat(0), &Intent::Start);
        if matches!(hall.state.phase(), Phase::ToMove(pasch_rules::Player::B, _)) {
            return hall;
        }
    }
    unreachable!("some seed has the team begin")
}

#[test]
fn the_box_reads_neither_suggestions_nor_talk_of_the_team() {
    let mut hall = team_has_rolled(1);
    let plays = hall.state.game().unwrap().board().play_graph().unwrap().plays();
    let play = plays.first().unwrap().play.clone();
    hall.act(Seat(2), &Intent::Suggest(play.clone()));
    let team = vec![Seat(1), Seat(2), Seat(3)];
    let talk = [
        Said { by: Seat(2), heard: Some(team.clone()), text: "the box is weak".to_owned() },
        Said { by: Seat(0), heard: None, text: "good evening".to_owned() },
    ];
    let suggestion = format!("\"play\":\"{play}\"");
    for seat in team {
        let page = hall.page(Some(seat), &talk);
        assert!(page.contains("the box is weak") && page.contains("good evening"), "{page}");
        assert!(page.contains("\"by\":2,") && page.contains(&suggestion), "{page}");
    }
    for outside in [Some(Seat(0)), None] {
        let page = hall.page(outside, &talk);
        assert!(page.contains("good evening") && !page.contains("the box is weak"), "{page}");
        assert!(page.contains("\"suggestions\":[]"), "{page}");
        assert!(!may_be_told(&hall.state, hall.actions.last().unwrap(), outside));
    }
}

#[test]
fn answers_stay_hidden_until_all_have_decided() {
    let mut hall = team_has_rolled(5);
    let first = hall.state.game().unwrap().board().play_graph().unwrap().plays()[0].play.clone();
    hall.act(Seat(1), &Intent::Play(first));
    hall.act(Seat(0), &Intent::Double(vec![Seat(1), Seat(2), Seat(3)]));
    let answer = |cube: u16| Intent::Answer { cube: Seat(cube), answer: pasch_chouette::Answer::Take };
    hall.act(Seat(3), &answer(3));
    for other in [Some(Seat(0)), Some(Seat(1)), None] {
        let page = hall.page(other, &[]);
        assert!(page.contains("\"answered\":true") && !page.contains("\"answer\":\"take\""), "{page}");
    }
    assert!(hall.page(Some(Seat(3)), &[]).contains("\"answer\":\"take\""));
    hall.act(Seat(2), &answer(2));
    hall.act(Seat(1), &answer(1));
    let page = hall.page(Some(Seat(0)), &[]);
    assert_eq!(page.matches("\"value\":2,\"owner\":\"b\"").count(), 3, "{page}");
}

#[test]
fn plays_are_read_and_others_refused() {
    let hall = team_has_rolled(9);
    let legal = hall.state.game().unwrap().board().play_graph().unwrap().plays();
    for one in &legal {
        let given = wire::ChouetteIntent::Play { play: one.play.to_string() };
        assert!(matches!(intent(&hall.state, &given), Ok(Some(Intent::Play(_)))), "{given:?}");
    }
    for text in ["", "24/1", "nonsense", &"8/5 ".repeat(1_000), "💥"] {
        let given = wire::ChouetteIntent::Suggest { play: text.to_owned() };
        assert!(intent(&hall.state, &given).is_err(), "{text}");
    }
    let dismiss = wire::ChouetteIntent::Dismiss { seat: 2 };
    assert_eq!(intent(&hall.state, &dismiss), Ok(None));
}

#[test]
fn plays_and_cubes_are_judged_for_whoever_made_them() {
    let engine = Engine::builtin();
    let options = wire::ChouetteOptions {
        order: wire::ChouetteOrder::Joined,
        ..to_wire(&header(VariantId::BACKGAMMON, None).options)
    };
    let mut hall = Hall::new(&header(VariantId::BACKGAMMON, Some(&options)), &["A", "B", "C"], 11);
    hall.act(Seat(0), &Intent::Order);
    // A is of the lowest level, B and C of a good one.
    let levels = [Level::ALL[0], Level::find("expert").unwrap(), Level::find("expert").unwrap()];
    for step in 0..20_000_u64 {
        if hall.state.rows().len() >= 3 && hall.state.game().is_some() {
            break;
        }
        let waited = waits_for(&hall.state);
        let others = hall.seats().into_iter().filter(|seat| !waited.contains(seat));
        for seat in others.chain(waited.clone()).collect::<Vec<_>>() {
            let level = levels[seat.index()];
            let wish = pasch_club::decide(&engine, &hall.state, seat, &level, step, Run::default()).unwrap();
            if let Some(wish) = wish {
                hall.act(seat, &wish);
                break;
            }
        }
    }
    let header = hall.state.header().clone();
    let judged = judge(&engine, &header, &hall.actions, 1, Run::default()).unwrap();
    let finished = hall.state.rows().len() as u32;
    assert!(judged.iter().all(|one| one.game <= finished && one.loss >= 0.0 && !one.position.is_empty()));
    assert!((1..=finished).all(|game| judged.iter().any(|one| one.game == game)));
    // Later games alone are the rest of it.
    let later = judge(&engine, &header, &hall.actions, 2, Run::default()).unwrap();
    assert_eq!(later, judged.iter().filter(|one| one.game >= 2).cloned().collect::<Vec<_>>());
    let told = summed(3, finished, &judged);
    let pr = |seat: usize| told.players[seat].pr.unwrap();
    println!("{:?}", told.players);
    assert!(pr(0) > 2.0 * pr(1).max(pr(2)), "who plays badly is told so: {:?}", told.players);
    assert!(told.players.iter().all(|one| one.plays > 0 && one.cubes > 0));
    assert!(told.worst.is_sorted_by(|one, next| one.loss >= next.loss));
    assert!(told.worst.iter().all(|one| one.done != one.best), "{:?}", told.worst);
    // Nothing was lost by what the best level would do again.
    let sum: f64 = judged.iter().filter(|one| one.by == Seat(0) && one.counts).map(|one| one.loss).sum();
    let of_a = &told.players[0];
    assert!((sum - of_a.plays_lost - of_a.cubes_lost).abs() < 1e-9);
}
