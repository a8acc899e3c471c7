//! Tournaments in their rooms: from the first entrant to the last place, over restarts, with directors who meet each other.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use pasch_credentials::User;
use pasch_hall::{Boards, Deps, Hall, HallError, Outcome, Sat, Sit};
use pasch_host::clock::{MovedClock, WallClock};
use pasch_store::fresh::Fresh;
use pasch_store::{NewSession, Store};
use pasch_wire::{
    MatchId, NewTournament, Seat, TournamentAct, TournamentChoice, TournamentClock, TournamentFormat,
    TournamentId, TournamentIntent, TournamentSection, TournamentSeeding, TournamentStage, TournamentView,
};

/// Tables that remember who sat down, and say what the test wants about the end.
#[derive(Default)]
struct Room {
    sat: Mutex<Vec<Sit>>,
    ended: Mutex<BTreeMap<MatchId, Outcome>>,
}

#[async_trait]
impl Boards for Room {
    async fn sit(&self, wish: &Sit) -> Result<Sat, String> {
        let mut sat = self.sat.lock().unwrap();
        sat.push(wish.clone());
        let number = sat.len();
        Ok(Sat { table_id: format!("t{number}").into(), match_id: format!("m{number}").into() })
    }

    async fn outcome(&self, match_id: &MatchId) -> Result<Option<Outcome>, String> {
        Ok(self.ended.lock().unwrap().get(match_id).copied())
    }
}

struct House {
    _fresh: Fresh,
    folder: tempfile::TempDir,
    store: Arc<Store>,
    boards: Arc<Room>,
    hall: Hall,
    id: TournamentId,
}

fn hall(store: &Arc<Store>, boards: &Arc<Room>, folder: &tempfile::TempDir) -> Hall {
    let clock: Arc<dyn WallClock> = Arc::new(MovedClock::new(folder.path().join("clock")));
    let boards: Arc<dyn Boards> = Arc::<Room>::clone(boards);
    Hall::new(Deps { store: Arc::clone(store), clock, boards })
}

fn user(name: &str) -> User {
    User { id: name.into(), name: name.to_uppercase() }
}

fn wish(format: TournamentFormat, online: bool) -> NewTournament {
    NewTournament {
        name: "Club evening".to_owned(),
        format,
        lengths: vec![5],
        clock: TournamentClock::Usual,
        variant: "backgammon".to_owned(),
        seeding: TournamentSeeding::Drawn,
        rated: false,
        limit: None,
        check_in: false,
        late_until: 0,
        online,
        public: true,
    }
}

const KNOCK_OUT: TournamentFormat = TournamentFormat::KnockOut {
    consolation: 2,
    consolation_length: 3,
    last_chance: 0,
    last_chance_length: 0,
};

impl House {
    /// A tournament that `dora` directs; guests have these names.
    async fn new(guests: &[String], wish: &NewTournament) -> Self {
        let fresh = Fresh::sqlite();
        let store = Arc::new(fresh.open().await);
        for (number, id) in (1_u16..).zip(guests.iter().map(String::as_str).chain(["dora"])) {
            let user = User { id: id.into(), name: "Guest".to_owned() };
            let mut token_hash = [0; 32];
            token_hash[..2].copy_from_slice(&number.to_be_bytes());
            let session = NewSession { token_hash, now: 0, expires_at: 400 * 24 * 3_600_000 };
            store.create_guest(&user, &session).await.unwrap();
        }
        let folder = tempfile::tempdir().unwrap();
        let boards = Arc::new(Room::default());
        let hall = hall(&store, &boards, &folder);
        let id = hall.create(&user("dora"), wish).await.unwrap().id;
        Self { _fresh: fresh, folder, store, boards, hall, id }
    }

    async fn view(&self, who: &str) -> TournamentView {
        self.hall.view(&self.id, &who.into()).await.unwrap()
    }

    async fn act(&self, who: &str, intent: TournamentIntent) -> Result<TournamentView, HallError> {
        let seq = self.view(who).await.seq;
        self.hall.act(&self.id, &user(who), None, TournamentAct { seq, intent }).await
    }

    fn restart(&mut self) {
        self.hall = hall(&self.store, &self.boards, &self.folder);
    }

    /// Ends the match that two have just played.
    async fn end(&self, match_id: &MatchId, winner: Seat) {
        let number: usize = match_id.as_str()[1..].parse().unwrap();
        let length = self.boards.sat.lock().unwrap()[number - 1].header.length;
        let score = if winner == Seat::A { [length, 2] } else { [1, length] };
        self.boards.ended.lock().unwrap().insert(match_id.clone(), Outcome { winner, score });
        self.hall.match_is_over(match_id).await.unwrap();
    }
}

fn guests(many: usize) -> Vec<String> {
    (0..many).map(|number| format!("guest{number:03}")).collect()
}

const ENTER: TournamentIntent = TournamentIntent::Enter { club: String::new() };

#[tokio::test(flavor = "multi_thread")]
async fn a_knock_out_with_consolation_plays_itself() {
    let people = guests(8);
    let mut house = House::new(&people, &wish(KNOCK_OUT, true)).await;
    for name in &people {
        house.act(name, ENTER).await.unwrap();
    }
    assert!(matches!(house.act(&people[0], TournamentIntent::Start).await, Err(HallError::NotDirector)));
    let view = house.act("dora", TournamentIntent::Start).await.unwrap();
    assert_eq!(view.stage, TournamentStage::Running);
    for round in 0..20 {
        let view = house.view(&people[0]).await;
        if view.stage == TournamentStage::Finished {
            break;
        }
        assert!(round < 19, "it does not end");
        let open: Vec<MatchId> =
            view.matches.iter().filter(|one| one.running).map(|one| one.match_id.clone().unwrap()).collect();
        assert!(!open.is_empty());
        for (at, match_id) in open.iter().enumerate() {
            house.end(match_id, if at % 2 == 0 { Seat::A } else { Seat::B }).await;
            // It is told twice, and counts once.
            house.hall.match_is_over(match_id).await.unwrap();
        }
        if round == 1 {
            house.restart();
        }
    }
    let view = house.view(&people[0]).await;
    let main = view.matches.iter().filter(|one| one.section == TournamentSection::Main).count();
    let consolation = view.matches.iter().filter(|one| one.section == TournamentSection::Consolation);
    assert_eq!(main, 7);
    assert!(consolation.count() >= 5);
    assert!(view.matches.iter().all(|one| !one.running && !one.void));
    assert_eq!(view.standings[0].place, 1);
    assert_eq!(
        view.standings[0].wins,
        3 + view.standings[0].losses,
        "the winner lost nothing: {:?}",
        view.standings[0]
    );
    // Nobody with an account is named in the log.
    for line in house.store.tournament_entries(&house.id).await.unwrap() {
        assert!(!line.contains("GUEST"), "{line}");
    }
    // Everybody sat at their own table, for the agreed length.
    let sat = house.boards.sat.lock().unwrap();
    assert_eq!(sat.len(), view.matches.iter().filter(|one| one.id.is_some()).count());
    assert!(sat.iter().all(|one| one.players[0] != one.players[1] && [3, 5].contains(&one.header.length)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_does_not_fit_keeps_no_other_from_counting() {
    let people = guests(4);
    let house = House::new(&people, &wish(KNOCK_OUT, true)).await;
    for name in &people {
        house.act(name, ENTER).await.unwrap();
    }
    let view = house.act("dora", TournamentIntent::Start).await.unwrap();
    let open: Vec<MatchId> =
        view.matches.iter().filter(|one| one.running).map(|one| one.match_id.clone().unwrap()).collect();
    // The first was broken off: its winner has not won the points.
    let broken = Outcome { winner: Seat::A, score: [0, 0] };
    house.boards.ended.lock().unwrap().insert(open[0].clone(), broken);
    house.hall.match_is_over(&open[0]).await.unwrap();
    house.end(&open[1], Seat::B).await;
    let view = house.view("dora").await;
    let running =
        |id: &MatchId| view.matches.iter().any(|one| one.running && one.match_id.as_ref() == Some(id));
    assert!(running(&open[0]) && !running(&open[1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn results_of_real_boards_are_said_and_confirmed() {
    let people = guests(4);
    let house = House::new(&people, &wish(KNOCK_OUT, false)).await;
    for name in &people[..3] {
        house.act(name, ENTER).await.unwrap();
    }
    let add = TournamentIntent::Add { name: "Eve".to_owned(), rating: Some(1600), club: String::new() };
    assert!(matches!(house.act(&people[0], add.clone()).await, Err(HallError::NotDirector)));
    house.act("dora", add).await.unwrap();
    let view = house.act("dora", TournamentIntent::Start).await.unwrap();
    assert!(view.matches.iter().filter(|one| one.running).all(|one| one.table.is_none()), "real boards");
    // Two guests who play each other.
    let is_guest = |id: Option<u32>| id.is_some_and(|id| id < 3);
    let pair =
        view.matches.iter().find(|one| one.running && one.players.iter().all(|id| is_guest(*id))).unwrap();
    let (id, [one, other]) = (pair.id.unwrap(), pair.players.map(|id| id.unwrap()));
    let (first, second) = (&people[one as usize], &people[other as usize]);
    let says = |winner: u32, score: [u32; 2]| TournamentIntent::Report { id, winner, score };
    let stranger = people.iter().take(3).find(|name| *name != first && *name != second).unwrap();
    assert!(matches!(house.act(stranger, says(one, [5, 3])).await, Err(HallError::NotYours)));
    assert!(
        matches!(house.act(first, says(one, [4, 3])).await, Err(HallError::Refused(_))),
        "nobody has five"
    );
    let view = house.act(first, says(one, [5, 3])).await.unwrap();
    assert!(view.matches.iter().any(|each| each.id == Some(id) && each.running && each.claim.is_some()));
    // The other says otherwise: the word of the last stands until they agree.
    let view = house.act(second, says(other, [3, 5])).await.unwrap();
    assert!(view.matches.iter().any(|each| each.id == Some(id) && each.running));
    let view = house.act(first, says(other, [3, 5])).await.unwrap();
    let decided = view.matches.iter().find(|each| each.id == Some(id)).unwrap();
    assert_eq!((decided.winner, decided.score, decided.claim.clone()), (Some(other), Some([3, 5]), None));
    // A correction needs a reason, and the bracket follows.
    let decide = |winner: u32, score: [u32; 2], reason: &str| TournamentIntent::Decide {
        id,
        winner: Some(winner),
        score,
        open: false,
        reason: reason.to_owned(),
    };
    assert!(matches!(house.act("dora", decide(one, [5, 3], "")).await, Err(HallError::Reason)));
    let view = house.act("dora", decide(one, [5, 3], "written down the wrong way round")).await.unwrap();
    let decided = view.matches.iter().find(|each| each.id == Some(id)).unwrap();
    assert_eq!((decided.winner, decided.reasons.len()), (Some(one), 1));
    // Of two decisions on the same moment one holds.
    let seq = view.seq;
    let pause = TournamentAct { seq, intent: TournamentIntent::Pause };
    house.hall.act(&house.id, &user("dora"), None, pause).await.unwrap();
    let late = TournamentAct { seq, intent: decide(other, [3, 5], "no, it was right") };
    assert!(matches!(house.hall.act(&house.id, &user("dora"), None, late).await, Err(HallError::Stale)));
    let csv = house.hall.csv(&house.id).await.unwrap();
    assert!(csv.contains("Eve") && csv.contains("GUEST000"), "{csv}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_swiss_takes_a_late_entrant_and_lets_one_go() {
    let people = guests(7);
    let swiss = TournamentFormat::Swiss { rounds: 3, lives: 0, continuous: false };
    let house = House::new(&people, &NewTournament { late_until: 2, ..wish(swiss, true) }).await;
    for name in &people[..6] {
        house.act(name, ENTER).await.unwrap();
    }
    house.act("dora", TournamentIntent::Start).await.unwrap();
    let running = async || -> Vec<MatchId> {
        let view = house.view("dora").await;
        view.matches.iter().filter(|one| one.running).map(|one| one.match_id.clone().unwrap()).collect()
    };
    assert!(house.view(&people[6]).await.choices.contains(&TournamentChoice::Enter));
    house.act(&people[6], ENTER).await.unwrap();
    for match_id in running().await {
        house.end(&match_id, Seat::A).await;
    }
    let view = house.view("dora").await;
    assert_eq!(view.byes.len(), 1, "seven play the second round: {:?}", view.byes);
    house.act(&people[2], TournamentIntent::Withdraw).await.unwrap();
    for _ in 0..2 {
        for match_id in running().await {
            house.end(&match_id, Seat::B).await;
        }
    }
    let view = house.view("dora").await;
    assert_eq!(view.stage, TournamentStage::Finished);
    assert_eq!(view.standings.len(), 7);
    // Nobody met anybody twice.
    let mut pairs: Vec<[Option<u32>; 2]> = view.matches.iter().map(|one| one.players).collect();
    pairs.iter_mut().for_each(|pair| pair.sort_unstable());
    let all = pairs.len();
    pairs.sort_unstable();
    pairs.dedup();
    assert_eq!(pairs.len(), all);
}

#[tokio::test(flavor = "multi_thread")]
async fn three_hundred_enter_in_the_same_second() {
    let people = guests(300);
    let house = House::new(&people, &NewTournament { limit: Some(256), ..wish(KNOCK_OUT, true) }).await;
    let mut coming = Vec::new();
    for name in people {
        let (hall, id) = (house.hall.clone(), house.id.clone());
        coming.push(tokio::spawn(async move {
            let act = TournamentAct { seq: 1, intent: ENTER };
            hall.act(&id, &user(&name), None, act).await.map(|view| view.you)
        }));
    }
    let mut numbers = Vec::new();
    for one in coming {
        numbers.push(one.await.unwrap().unwrap().unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (0..300).collect::<Vec<u32>>(), "everybody has a number of their own");
    let view = house.view("dora").await;
    assert_eq!(view.entrants.iter().filter(|one| one.entered).count(), 256);
    let twice = house.act("guest000", ENTER).await;
    assert!(matches!(twice, Err(HallError::Refused(_))), "{twice:?}");
    let view = house.act("dora", TournamentIntent::Start).await.unwrap();
    assert_eq!(view.matches.iter().filter(|one| one.running).count(), 128);
    assert!(house.store.forget_guest(&"guest001".into(), i64::MAX, "Somebody").await.unwrap());
    let other = hall(&house.store, &house.boards, &house.folder);
    let view = other.view(&house.id, &"dora".into()).await.unwrap();
    assert!(view.entrants.iter().any(|one| one.name == "Somebody"));
    assert!(!view.entrants.iter().any(|one| one.name == "GUEST001"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused() {
    let house = House::new(&guests(2), &wish(KNOCK_OUT, true)).await;
    let make = async |change: fn(&mut NewTournament)| {
        let mut wish = wish(KNOCK_OUT, true);
        change(&mut wish);
        house.hall.create(&user("dora"), &wish).await.map(|view| view.id)
    };
    assert!(matches!(make(|wish| wish.name.clear()).await, Err(HallError::Options(_))));
    assert!(matches!(make(|wish| wish.lengths.clear()).await, Err(HallError::Options(_))));
    assert!(matches!(make(|wish| wish.lengths = vec![0]).await, Err(HallError::Options(_))));
    assert!(matches!(make(|wish| wish.variant = "chess".to_owned()).await, Err(HallError::Options(_))));
    assert!(make(|wish| wish.public = false).await.is_ok());
    let none: TournamentId = "none".into();
    assert!(matches!(house.hall.view(&none, &"dora".into()).await, Err(HallError::NotFound)));
    assert!(
        matches!(house.act("dora", TournamentIntent::Start).await, Err(HallError::Refused(_))),
        "nobody is in"
    );
    house.act("guest000", ENTER).await.unwrap();
    let report = TournamentIntent::Report { id: 0, winner: 0, score: [5, 0] };
    assert!(matches!(house.act("guest000", report).await, Err(HallError::Online)));
    let list = house.hall.list(&"guest001".into()).await.unwrap();
    assert_eq!(list.len(), 1, "public ones alone");
    assert_eq!((list[0].entrants, list[0].mine), (1, false));
    assert!(house.hall.list(&"guest000".into()).await.unwrap()[0].mine);
    assert_eq!(house.hall.list(&"dora".into()).await.unwrap().len(), 2);
    // A log that somebody has damaged is told, and harms no other.
    let bodies = ["{}".to_owned()];
    let append = pasch_store::tournaments::TournamentAppend {
        id: &house.id,
        seq: 2,
        at: 9,
        bodies: &bodies,
        people: &[],
        settled: &[],
        stage: "running",
    };
    house.store.append_tournament(&append).await.unwrap();
    let other = hall(&house.store, &house.boards, &house.folder);
    assert!(matches!(other.view(&house.id, &"dora".into()).await, Err(HallError::Damaged(_))));
    assert_eq!(other.list(&"dora".into()).await.unwrap().len(), 1);
}
