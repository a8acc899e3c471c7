//! Chouettes in their rooms: several people at once, bots, restarts, and nobody hears what is not for them.

use std::sync::Arc;
use std::time::Duration;

use pasch_credentials::User;
use pasch_host::clock::{MovedClock, WallClock};
use pasch_parlour::{Deps, Pace, Parlour, ParlourError};
use pasch_rules::{Die, VariantId};
use pasch_store::Store;
use pasch_store::chouettes::ChouetteAppend;
use pasch_store::fresh::Fresh;
use pasch_store::friends::CircleKind;
use pasch_table::dice::{DiceError, DiceSource, Occasion};
use pasch_wire::{
    ChouetteAct, ChouetteAnswer, ChouetteChoice, ChouetteConsultation, ChouetteEar, ChouetteId,
    ChouetteIntent, ChouetteOptions, ChouetteOrder, ChouetteSaying, ChouetteTies, ChouetteView,
    PlayGraphView, Seat, UserId,
};
use pasch_workers::{BotPool, SharedEngine};

/// Dice from nowhere in particular.
struct Thrown(std::sync::Mutex<fastrand::Rng>);

impl DiceSource for Thrown {
    fn throw(&self, _: &Occasion<'_>, dice: &mut [Die]) -> Result<(), DiceError> {
        let mut random = self.0.lock().unwrap();
        for die in dice {
            *die = Die::ALL[random.usize(..6)];
        }
        Ok(())
    }
}

const QUICK: Pace = Pace { bots: 0, games: 0, members: 0 };

/// A parlour on a store, with a clock that a file can move.
fn parlour(store: &Arc<Store>, clock: &MovedClock, pace: Pace) -> Parlour {
    let clock: Arc<dyn WallClock> = Arc::new(clock.clone());
    Parlour::new(Deps {
        store: Arc::clone(store),
        clock,
        bots: BotPool::new(SharedEngine::builtin(), 2),
        dice: Arc::new(Thrown(std::sync::Mutex::new(fastrand::Rng::with_seed(7)))),
        pace,
    })
}

/// A database with guests, a parlour on it, and a chouette of all of them but the last one.
struct House {
    _fresh: Fresh,
    folder: tempfile::TempDir,
    store: Arc<Store>,
    clock: MovedClock,
    parlour: Parlour,
    id: ChouetteId,
}

impl House {
    async fn new(pace: Pace, options: impl FnOnce(&mut ChouetteOptions)) -> Self {
        let fresh = Fresh::sqlite();
        let store = Arc::new(fresh.with_guests(&["anna", "bert", "cleo", "dora"]).await);
        let folder = tempfile::tempdir().unwrap();
        let clock = MovedClock::new(folder.path().join("clock"));
        let parlour = parlour(&store, &clock, pace);
        let mut agreed = pasch_club::to_wire(&pasch_club::header(VariantId::BACKGAMMON, None).options);
        agreed.order = ChouetteOrder::Joined;
        agreed.automatic_doubles = ChouetteTies::None;
        options(&mut agreed);
        let made = parlour.create(&user("anna"), VariantId::BACKGAMMON, Some(&agreed), true).await.unwrap();
        let id = made.id;
        for name in ["bert", "cleo"] {
            parlour.join(&id, &user(name)).await.unwrap();
        }
        Self { _fresh: fresh, folder, store, clock, parlour, id }
    }

    async fn view(&self, who: &str) -> ChouetteView {
        self.parlour.view(&self.id, &who.into()).await.unwrap()
    }

    async fn act(&self, who: &str, intent: ChouetteIntent) -> Result<ChouetteView, ParlourError> {
        let seq = self.view(who).await.seq;
        self.parlour.act(&self.id, &who.into(), ChouetteAct { seq, intent }).await
    }

    async fn say(&self, who: &str, to: ChouetteEar, text: &str) -> Result<(), ParlourError> {
        self.parlour.say(&self.id, &who.into(), ChouetteSaying { to, text: text.to_owned() }).await
    }

    /// Lets a server come up anew on the same database.
    fn restart(&mut self) {
        self.parlour = parlour(&self.store, &self.clock, QUICK);
    }

    /// What somebody's page has, as it travels.
    async fn page(&self, who: &str) -> String {
        serde_json::to_string(&self.view(who).await).unwrap()
    }

    /// Lets people do what they may, by chance, until `enough` says so.
    async fn play(
        &self,
        people: &[&str],
        random: &mut fastrand::Rng,
        enough: impl Fn(&ChouetteView) -> bool,
    ) {
        for _ in 0..20_000 {
            let mut done = false;
            for who in people {
                let view = self.view(who).await;
                if enough(&view) {
                    return;
                }
                if let Some(intent) = choose(&view, random) {
                    match self.act(who, intent.clone()).await {
                        Ok(_) | Err(ParlourError::Stale) => done = true,
                        Err(error) => panic!("{who} {intent:?}: {error}"),
                    }
                }
            }
            if !done {
                // A bot is thinking.
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        }
        panic!("it does not end: {}", self.page(people[0]).await);
    }
}

fn user(name: &str) -> User {
    User { id: name.into(), name: name.to_owned() }
}

/// A thing that a player may do, chosen by the number; none where there is nothing but to leave.
fn choose(view: &ChouetteView, random: &mut fastrand::Rng) -> Option<ChouetteIntent> {
    let mut wishes = Vec::new();
    for choice in &view.choices {
        match choice {
            ChouetteChoice::Order => wishes.push(ChouetteIntent::Order),
            ChouetteChoice::Start => wishes.push(ChouetteIntent::Start),
            ChouetteChoice::Roll => wishes.push(ChouetteIntent::Roll),
            ChouetteChoice::Play => {
                let plays = view.game.as_ref()?.plays.as_ref()?;
                wishes.push(ChouetteIntent::Play { play: some_play(plays, random) });
            }
            ChouetteChoice::Double { cubes, .. } if random.u8(..8) == 0 => {
                wishes.insert(0, ChouetteIntent::Double { cubes: cubes.clone() });
                break;
            }
            ChouetteChoice::Answer { cube, answers } => {
                let answer = answers[random.usize(..answers.len())];
                wishes.push(ChouetteIntent::Answer { cube: *cube, answer });
            }
            ChouetteChoice::Consent => wishes.push(ChouetteIntent::Consent { agree: true }),
            ChouetteChoice::PayDrop => wishes.push(ChouetteIntent::PayDrop),
            ChouetteChoice::AnswerExtra => wishes.push(ChouetteIntent::AnswerExtra { accept: random.bool() }),
            ChouetteChoice::AnswerResignation { cubes } => {
                wishes.push(ChouetteIntent::AnswerResignation { cube: cubes[0], accept: random.bool() });
            }
            _ => {}
        }
    }
    wishes.into_iter().next()
}

/// Some play of a graph, in notation.
fn some_play(graph: &PlayGraphView, random: &mut fastrand::Rng) -> String {
    let plays: Vec<&String> = graph.nodes.iter().filter_map(|node| node.play.as_ref()).collect();
    plays[random.usize(..plays.len())].clone()
}

/// The team's captain is to roll, and bert is the captain.
async fn the_team_is_to_roll(house: &House) {
    let mut random = fastrand::Rng::with_seed(3);
    house.act("anna", ChouetteIntent::Order).await.unwrap();
    house
        .play(&["anna", "bert"], &mut random, |view| {
            view.game.as_ref().is_some_and(|game| game.turn == Some(Seat::B) && game.dice.is_empty())
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_bots_play_on_over_restarts() {
    let mut house = House::new(QUICK, |options| options.order = ChouetteOrder::Dice).await;
    let mut random = fastrand::Rng::with_seed(1);
    for level in ["beginner", "vega"] {
        house.parlour.seat_bot(&house.id, &"anna".into(), level).await.unwrap();
    }
    for games in 1..=3 {
        let here = house.parlour.enter(&house.id, &"anna".into()).await.unwrap();
        house.play(&["anna", "bert", "cleo"], &mut random, |view| view.rows.len() >= games).await;
        drop(here);
        let before = house.view("bert").await;
        house.restart();
        let after = house.view("bert").await;
        // A bot may have acted in between.
        assert!(after.seq >= before.seq);
        assert_eq!(after.rows[..games], before.rows[..games]);
        assert_eq!(after.people.iter().map(|one| one.total).sum::<i64>(), 0);
        for row in &after.rows {
            assert_eq!(row.points.iter().sum::<i64>(), 0, "{row:?}");
        }
    }
    let view = house.view("anna").await;
    let names: Vec<&str> = view.people.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Guest", "Guest", "Guest", "Pasch", "Vega"]);
    let sheet = house.parlour.sheet(&house.id).await.unwrap();
    assert_eq!(sheet.lines().count(), view.rows.len() + 2, "{sheet}");
    // The log has nobody's name.
    for line in house.store.chouette_actions(&house.id).await.unwrap() {
        assert!(!line.contains("anna") && !line.contains("Guest"), "{line}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_at_once_one_acts() {
    let house = House::new(QUICK, |_| ()).await;
    let act = |who: &'static str| {
        let act = ChouetteAct { seq: 3, intent: ChouetteIntent::Order };
        let (parlour, id) = (house.parlour.clone(), house.id.clone());
        async move { parlour.act(&id, &who.into(), act).await }
    };
    let (anna, bert, cleo) = tokio::join!(act("anna"), act("bert"), act("cleo"));
    let all = [anna, bert, cleo];
    assert_eq!(all.iter().filter(|one| one.is_ok()).count(), 1);
    assert_eq!(all.iter().filter(|one| matches!(one, Err(ParlourError::Stale))).count(), 2);
    // Another server on the same database, which must not be, does no harm: whoever is behind looks again.
    let other = parlour(&house.store, &house.clock, QUICK);
    let seq = house.view("anna").await.seq;
    other.view(&house.id, &"anna".into()).await.unwrap();
    house.act("anna", ChouetteIntent::Start).await.unwrap();
    let late = ChouetteAct { seq, intent: ChouetteIntent::Start };
    assert!(matches!(other.act(&house.id, &"bert".into(), late).await, Err(ParlourError::Stale)));
    assert_eq!(other.view(&house.id, &"bert".into()).await.unwrap().seq, house.view("bert").await.seq);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_box_never_receives_what_the_team_says() {
    let mut house = House::new(QUICK, |options| options.consultation = ChouetteConsultation::Free).await;
    the_team_is_to_roll(&house).await;
    house.say("bert", ChouetteEar::Side, "shall we run").await.unwrap();
    house.say("cleo", ChouetteEar::All, "nice board").await.unwrap();
    assert!(matches!(house.say("anna", ChouetteEar::Side, "hm").await, Err(ParlourError::NoTalk)));
    assert!(matches!(house.say("dora", ChouetteEar::All, "hello").await, Err(ParlourError::NotSeated)));
    assert!(matches!(house.say("bert", ChouetteEar::All, " ").await, Err(ParlourError::Line)));
    house.act("bert", ChouetteIntent::Roll).await.unwrap();
    let plays = house.view("cleo").await.game.unwrap().plays;
    if let Some(play) = plays.and_then(|plays| plays.nodes.into_iter().find_map(|node| node.play)) {
        house.act("cleo", ChouetteIntent::Suggest { play }).await.unwrap();
        assert_eq!(house.view("bert").await.game.unwrap().suggestions.len(), 1);
    }
    for restarted in [false, true] {
        if restarted {
            house.restart();
        }
        for (who, hears) in [("anna", false), ("bert", true), ("cleo", true), ("dora", false)] {
            let page = house.page(who).await;
            assert_eq!(page.contains("shall we run"), hears, "{who}");
            assert!(page.contains("nice board"), "{who}");
            if !hears {
                assert!(!page.contains("club-suggested"), "{who}");
                assert!(house.view(who).await.game.unwrap().suggestions.is_empty(), "{who}");
            }
        }
    }
    for number in 0..9 {
        let said = house.say("cleo", ChouetteEar::All, "again").await;
        // One line stood already; a restart forgets how much was said lately.
        assert_eq!(matches!(said, Err(ParlourError::TooFast)), number >= 5, "{number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_told_when_all_have_decided() {
    let house = House::new(QUICK, |_| ()).await;
    let mut random = fastrand::Rng::with_seed(5);
    house.act("anna", ChouetteIntent::Order).await.unwrap();
    house
        .play(&["anna", "bert"], &mut random, |view| {
            view.game.as_ref().is_some_and(|game| game.turn == Some(Seat::A) && game.dice.is_empty())
        })
        .await;
    house.act("anna", ChouetteIntent::Double { cubes: vec![1, 2] }).await.unwrap();
    let take = |cube| ChouetteIntent::Answer { cube, answer: ChouetteAnswer::Take };
    assert!(house.act("bert", take(1)).await.is_err(), "the last in line answers first");
    house.act("cleo", take(2)).await.unwrap();
    for (who, knows) in [("anna", false), ("bert", false), ("cleo", true), ("dora", false)] {
        let page = house.page(who).await;
        assert_eq!(page.contains("club-took"), knows, "{who}");
        assert_eq!(page.contains("\"take\"") && page.contains("\"answer\":\"take\""), knows, "{who}");
    }
    house.act("bert", ChouetteIntent::Answer { cube: 1, answer: ChouetteAnswer::Drop }).await.unwrap();
    for who in ["anna", "bert", "cleo", "dora"] {
        let page = house.page(who).await;
        assert!(page.contains("club-took") && page.contains("club-dropped"), "{who}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_can_be_sent_away() {
    let house = House::new(QUICK, |_| ()).await;
    the_team_is_to_roll(&house).await;
    let dismiss = |seat| ChouetteIntent::Dismiss { seat };
    let bert = house.parlour.enter(&house.id, &"bert".into()).await.unwrap();
    let moved =
        |seconds: i64| std::fs::write(house.folder.path().join("clock"), seconds.to_string()).unwrap();
    moved(130);
    assert!(matches!(house.act("cleo", dismiss(1)).await, Err(ParlourError::NotAway)), "bert is there");
    drop(bert);
    // The page says goodbye in the background.
    tokio::time::sleep(Duration::from_millis(50)).await;
    moved(240);
    assert!(matches!(house.act("cleo", dismiss(1)).await, Err(ParlourError::NotAway)), "not for long");
    moved(260);
    let choices = house.view("cleo").await.choices;
    assert!(choices.contains(&ChouetteChoice::Dismiss { seats: vec![1] }), "{choices:?}");
    assert!(matches!(house.act("dora", dismiss(1)).await, Err(ParlourError::NotSeated)));
    assert!(
        matches!(house.act("cleo", dismiss(0)).await, Err(ParlourError::NotAway)),
        "nobody waits for anna"
    );
    let view = house.act("cleo", dismiss(1)).await.unwrap();
    assert!(!view.people[1].present);
    assert_eq!(view.people.iter().map(|one| one.total).sum::<i64>(), 0);
    // Whoever comes back has the same seat.
    let view = house.parlour.join(&house.id, &user("bert")).await.unwrap();
    assert_eq!((view.you, view.people.len(), view.people[1].present), (Some(1), 3, true));
}

#[tokio::test(flavor = "multi_thread")]
async fn members_may_double_before_the_captain_rolls() {
    let house = House::new(Pace { members: 3000, ..QUICK }, |_| ()).await;
    the_team_is_to_roll(&house).await;
    assert_eq!(house.view("bert").await.roll_in, 0, "nobody is there who could");
    let _cleo = house.parlour.enter(&house.id, &"cleo".into()).await.unwrap();
    let wait = house.view("bert").await.roll_in;
    assert!((1..=3000).contains(&wait), "{wait}");
    let rolled = house.act("bert", ChouetteIntent::Roll).await;
    assert!(matches!(rolled, Err(ParlourError::MembersFirst { seconds: 1..=3 })), "{rolled:?}");
    house.act("cleo", ChouetteIntent::Double { cubes: vec![2] }).await.unwrap();
    house.act("anna", ChouetteIntent::Answer { cube: 2, answer: ChouetteAnswer::Take }).await.unwrap();
    assert_eq!(house.view("bert").await.roll_in, 0, "cleo's cube is anna's now");
    house.act("bert", ChouetteIntent::Roll).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_come_and_see() {
    let house = House::new(QUICK, |_| ()).await;
    let now = house.clock.now();
    house.store.befriend(&"cleo".into(), &"dora".into(), CircleKind::Blocks, 9, now).await.unwrap();
    let refused = house.parlour.join(&house.id, &user("dora")).await;
    assert!(matches!(refused, Err(ParlourError::NotWanted)), "{refused:?}");
    house.act("cleo", ChouetteIntent::Leave).await.unwrap();
    assert_eq!(house.parlour.join(&house.id, &user("dora")).await.unwrap().you, Some(3));
    let again = house.parlour.join(&house.id, &user("dora")).await.unwrap();
    assert_eq!(again.people.len(), 4, "once is enough");
    let none: ChouetteId = "nothing".into();
    assert!(matches!(house.parlour.view(&none, &"anna".into()).await, Err(ParlourError::NotFound)));
    let level = house.parlour.seat_bot(&house.id, &"anna".into(), "grandmaster").await;
    assert!(matches!(level, Err(ParlourError::Level { .. })), "{level:?}");
    let stranger: UserId = "nobody".into();
    let bot = house.parlour.seat_bot(&house.id, &stranger, "expert").await;
    assert!(matches!(bot, Err(ParlourError::NotSeated)), "{bot:?}");
    let list = house.parlour.list(&"cleo".into()).await.unwrap();
    assert_eq!(list.len(), 1);
    assert_eq!((list[0].players.len(), list[0].mine), (3, true));
    // Its people go: what is left names nobody.
    assert!(house.store.forget_guest(&"bert".into(), i64::MAX, "Somebody").await.unwrap());
    let other = parlour(&house.store, &house.clock, QUICK);
    let view = other.view(&house.id, &"anna".into()).await.unwrap();
    assert_eq!(view.people[1].name, "Somebody");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_log_is_told_and_harms_nobody_else() {
    let house = House::new(QUICK, |_| ()).await;
    let bodies = ["{\"action\":\"rolled\"}".to_owned()];
    let append = ChouetteAppend { id: &house.id, seq: 3, at: 9, bodies: &bodies, comer: None, games: 0 };
    house.store.append_chouette(&append).await.unwrap();
    let other = parlour(&house.store, &house.clock, QUICK);
    let broken = other.view(&house.id, &"anna".into()).await;
    assert!(matches!(broken, Err(ParlourError::Damaged(_))), "{broken:?}");
    assert!(other.list(&"anna".into()).await.unwrap().is_empty());
    assert!(other.create(&user("anna"), VariantId::BACKGAMMON, None, false).await.is_ok());
}
