//! Being told that somebody comes, on both databases.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use pasch_host::clock::WallClock;
use pasch_store::fresh::{Fresh, account};
use pasch_store::on_both_engines;
use pasch_table::lobby::{Audience, Coming};

use super::{Lookouts, Notices};
use crate::events::Events;
use crate::store::friends::CircleKind;
use crate::store::notices::SubscriptionRow;
use crate::store::{Store, User};
use crate::tables::untouched_tests::{HandClock, wanted};
use crate::tables::{Lobby, NEAR, Subscription, Tables, Wanted};
use crate::timing::{ClockRule, ServerClock};
use crate::wire::{ComerView, LobbyMessage, RatingRange, UserId};

on_both_engines! {
    whoever_comes_is_told_of_once_in_ten_minutes,
    only_those_one_can_play_with_are_told_of,
    nobody_is_told_after_twelve_hours_or_at_a_table,
    pushes_go_out_where_no_page_is_open,
}

const MINUTE: i64 = 60_000;

/// On some other page.
const ELSEWHERE: Coming =
    Coming { waits: true, looks: false, hears: true, program: false, hidden: false, ratings: None };
const IN_LOBBY: Coming = Coming { looks: true, ..ELSEWHERE };

struct World {
    store: Arc<Store>,
    clock: Arc<HandClock>,
    tables: Tables,
    lookouts: Lookouts,
}

fn user(id: &str) -> User {
    User { id: id.into(), name: id.to_uppercase() }
}

impl World {
    async fn new(fresh: &Fresh) -> Self {
        let store = Arc::new(fresh.with_guests(&["anna", "bert", "carl"]).await);
        let clock = Arc::new(HandClock::default());
        clock.0.store(1000 * MINUTE, Ordering::Relaxed);
        let wall: Arc<dyn WallClock> = Arc::<HandClock>::clone(&clock);
        let time = ServerClock::fresh(Arc::clone(&wall));
        let events = Events::new(time.clone());
        let tables = Tables::open(Arc::clone(&store), Lobby::default(), wall, events).await.unwrap();
        let notices = Notices::new(Arc::clone(&store), time, Duration::from_secs(60), false);
        let lookouts = Lookouts::new(notices, tables.clone());
        Self { store, clock, tables, lookouts }
    }

    fn pass(&self, minutes: i64) {
        self.clock.0.fetch_add(minutes * MINUTE, Ordering::Relaxed);
    }

    fn subscribe(&self, id: &str) -> (Audience, Subscription) {
        let audience = Audience { user_id: id.into(), own: true, ..Audience::default() };
        let news = self.tables.lobby().subscribe(&audience);
        (audience, news)
    }

    /// The people somebody was told of since the last time.
    fn told(&self, (audience, news): &mut (Audience, Subscription)) -> Vec<ComerView> {
        self.tables.lobby().flush();
        let mut told = Vec::new();
        while let Ok(bundle) = news.news.try_recv() {
            if let Some(LobbyMessage::Diff { comer: Some(comer), .. }) = audience.part(&bundle) {
                told.push(comer);
            }
        }
        told
    }

    /// Somebody comes to the lobby, and goes again.
    async fn visit(&self, id: &str, coming: Coming) {
        let here = self.tables.lobby().enter(&user(id), coming);
        self.lookouts.came(&id.into()).await;
        drop(here);
        self.lookouts.left(&id.into());
    }
}

async fn whoever_comes_is_told_of_once_in_ten_minutes(fresh: Fresh) {
    let world = World::new(&fresh).await;
    let anna = UserId::from("anna");
    let mut news = world.subscribe("anna");
    let _here = world.tables.lobby().enter(&user("anna"), ELSEWHERE);
    world.visit("bert", IN_LOBBY).await;
    assert_eq!(world.told(&mut news), [], "nobody has asked");
    let until = world.lookouts.begin(&anna).await.unwrap().until;
    assert_eq!(world.lookouts.until(&anna).await.unwrap(), Some(until));
    world.visit("bert", IN_LOBBY).await;
    assert_eq!(world.told(&mut news), [], "Bert was here a moment ago");
    let comer = |id: &str| ComerView { id: id.into(), name: id.to_uppercase(), table: None };
    world.visit("carl", IN_LOBBY).await;
    assert_eq!(world.told(&mut news), [comer("carl")]);
    world.pass(9);
    let _bert = world.tables.lobby().enter(&user("bert"), IN_LOBBY);
    let table = world.tables.create(&user("bert"), &wanted(ClockRule::None, true)).await.unwrap();
    world.lookouts.opened(&table.id).await.unwrap();
    assert_eq!(world.told(&mut news), [], "told nine minutes ago");
    world.pass(1);
    world.lookouts.opened(&table.id).await.unwrap();
    assert_eq!(world.told(&mut news), [ComerView { table: Some(table.id.clone()), ..comer("bert") }]);
    // Whoever looks at the lobby sees it, and is told later of others.
    world.pass(20);
    let looks = world.tables.lobby().enter(&user("anna"), IN_LOBBY);
    world.visit("carl", IN_LOBBY).await;
    assert_eq!(world.told(&mut news), []);
    drop(looks);
    world.pass(11);
    world.visit("carl", IN_LOBBY).await;
    assert_eq!(world.told(&mut news), [comer("carl")]);
}

async fn only_those_one_can_play_with_are_told_of(fresh: Fresh) {
    let world = World::new(&fresh).await;
    let (anna, bert) = (UserId::from("anna"), UserId::from("bert"));
    let mut news = world.subscribe("anna");
    let _here = world.tables.lobby().enter(&user("anna"), ELSEWHERE);
    world.lookouts.begin(&anna).await.unwrap();
    world.visit("bert", Coming { hidden: true, ..IN_LOBBY }).await;
    assert_eq!(world.told(&mut news), [], "Bert wishes not to be seen");
    for (one, other) in [(&anna, &bert), (&bert, &anna)] {
        world.pass(60);
        world.store.befriend(one, other, CircleKind::Blocks, 9, 1).await.unwrap();
        world.visit("bert", IN_LOBBY).await;
        assert_eq!(world.told(&mut news), [], "{one} has blocked {other}");
        world.store.unfriend(one, other, CircleKind::Blocks).await.unwrap();
    }
    // Rated tables are told to those with an account and a fitting rating.
    assert!(world.store.make_account(&account("bert")).await.unwrap());
    let _bert = world.tables.lobby().enter(&user("bert"), IN_LOBBY);
    let rated = |from: u16| Wanted {
        rated: true,
        ratings: Some(RatingRange { from, to: from + 2 * NEAR }),
        ..wanted(ClockRule::None, true)
    };
    let [high, near] = [1600, 1400].map(rated);
    let table = world.tables.create(&user("bert"), &near).await.unwrap();
    world.lookouts.opened(&table.id).await.unwrap();
    assert_eq!(world.told(&mut news), [], "Anna has no account");
    assert!(world.store.make_account(&account("anna")).await.unwrap());
    let out = world.tables.create(&user("bert"), &high).await.unwrap();
    world.lookouts.opened(&out.id).await.unwrap();
    let private = world.tables.create(&user("bert"), &wanted(ClockRule::None, false)).await.unwrap();
    world.lookouts.opened(&private.id).await.unwrap();
    assert_eq!(world.told(&mut news), [], "for others");
    world.lookouts.opened(&table.id).await.unwrap();
    assert_eq!(world.told(&mut news).len(), 1);
}

async fn nobody_is_told_after_twelve_hours_or_at_a_table(fresh: Fresh) {
    let world = World::new(&fresh).await;
    let anna = UserId::from("anna");
    let mut news = world.subscribe("anna");
    let _here = world.tables.lobby().enter(&user("anna"), ELSEWHERE);
    world.lookouts.begin(&anna).await.unwrap();
    world.pass(12 * 60);
    assert_eq!(world.lookouts.until(&anna).await.unwrap(), None);
    world.visit("bert", IN_LOBBY).await;
    assert_eq!(world.told(&mut news), []);
    world.lookouts.begin(&anna).await.unwrap();
    world.lookouts.end(&anna).await.unwrap();
    world.visit("carl", IN_LOBBY).await;
    assert_eq!(world.told(&mut news), [], "switched off again");
    world.lookouts.begin(&anna).await.unwrap();
    let table = world.tables.create(&user("bert"), &wanted(ClockRule::None, true)).await.unwrap();
    assert!(world.lookouts.until(&anna).await.unwrap().is_some());
    world.tables.join(&table.id, &user("anna"), false).await.unwrap();
    assert_eq!(world.lookouts.until(&anna).await.unwrap(), None, "Anna plays");
}

async fn pushes_go_out_where_no_page_is_open(fresh: Fresh) {
    let world = World::new(&fresh).await;
    let (anna, bert) = (UserId::from("anna"), UserId::from("bert"));
    for id in [&anna, &bert] {
        world.lookouts.begin(id).await.unwrap();
    }
    let browser = SubscriptionRow {
        session: [1; 32],
        user_id: anna.clone(),
        endpoint: "https://push.example/1".to_owned(),
        p256dh: vec![1; 65],
        auth: vec![1; 16],
        created_at: 1,
    };
    world.store.subscribe(&browser, 9).await.unwrap();
    let due = async || {
        let rows = world.store.due_notices(i64::MAX, 9).await.unwrap();
        rows.into_iter().map(|row| (row.user_id.to_string(), row.subject)).collect::<Vec<_>>()
    };
    world.visit("carl", IN_LOBBY).await;
    assert_eq!(due().await, [("anna".to_owned(), "carl".to_owned())], "Bert has no browser that is told");
    // A page that is open hears it instead; Bert was not told, so it is not too early.
    let mut news = world.subscribe("bert");
    let _here = world.tables.lobby().enter(&user("bert"), ELSEWHERE);
    let _anna = world.tables.lobby().enter(&user("anna"), IN_LOBBY);
    world.lookouts.came(&anna).await;
    assert_eq!(world.told(&mut news).len(), 1);
    assert_eq!(due().await.len(), 1);
}
