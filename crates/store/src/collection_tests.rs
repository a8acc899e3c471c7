//! Collections in the store.

use pasch_wire::{AnalysisId, CollectedId, Seat, UserId};

use super::collection::{
    CollectedFilter, CollectedOrder, CollectedRow, ImportBatch, ImportOrigin, ImportRow, JudgedRow,
    NewCollected, PROBLEMS_KEPT, ProblemRow,
};
use super::fresh::Fresh;
use super::played::{PlayedKind, TakenIn, Wish};
use super::{MatchRow, NewAnalysis, NewSession, Store, User, WorkState};
use crate::on_both_engines;

on_both_engines! {
    names_of_any_length_and_kind_are_taken,
    a_match_is_in_a_collection_once_and_imports_count,
    a_batch_that_fails_leaves_nothing,
    problems_beyond_the_limit_are_not_kept,
    searches_find_what_was_asked_for,
    collections_take_turns_and_a_deeper_look_comes_last,
    how_players_played_follows_the_analyses,
    a_link_gives_a_collection_away_once,
}

async fn store(fresh: &Fresh) -> Store {
    let store = fresh.open().await;
    for (number, id) in (1..).zip(["anna", "bert"]) {
        let user = User { id: id.into(), name: id.to_owned() };
        let session = NewSession { token_hash: [number; 32], now: 1, expires_at: 1000 };
        store.create_guest(&user, &session).await.unwrap();
    }
    store
}

fn match_of(number: u8, names: [&str; 2], played_on: Option<&str>) -> NewCollected {
    let row = CollectedRow {
        id: format!("m{number}").into(),
        name_a: names[0].to_owned(),
        name_b: names[1].to_owned(),
        variant: "backgammon".to_owned(),
        length: 5 + u32::from(number),
        played_on: played_on.map(str::to_owned),
        event: "Open".to_owned(),
        file: format!("old/{number}.mat"),
        format: "mat".to_owned(),
        rolls: 20,
        faults: u32::from(number == 2),
        ..CollectedRow::default()
    };
    NewCollected {
        row,
        digest: [number; 16],
        file_hash: [100 + number; 16],
        log: vec![number],
        warnings: "[]".to_owned(),
        beginnings: Vec::new(),
    }
}

fn import(id: &str, owner: &str) -> ImportRow {
    ImportRow {
        id: id.into(),
        owner: owner.into(),
        title: "files".to_owned(),
        created_at: 7,
        ..ImportRow::default()
    }
}

fn problem(text: &str, refused: bool) -> ProblemRow {
    ProblemRow {
        refused,
        file: "old/2.mat".to_owned(),
        line: Some(3),
        game: Some(1),
        text: text.to_owned(),
        ..ProblemRow::default()
    }
}

async fn fill(store: &Store, owner: &str, run: &str, matches: &[NewCollected]) -> ImportRow {
    store.create_import(&import(run, owner)).await.unwrap();
    let files = matches.len() as u64;
    let batch = ImportBatch {
        owner: &owner.into(),
        import_id: &run.into(),
        matches,
        files: files + 1,
        known: 0,
        refused: 1,
        problems: &[(None, problem("no match", true)), (Some(1), problem("illegal", false))],
        now: 9,
    };
    store.add_collected(&batch).await.unwrap()
}

fn three() -> Vec<NewCollected> {
    vec![
        match_of(1, ["Anna", "Mochy"], Some("2024-05-30")),
        match_of(2, ["Falafel", "anna"], Some("2023")),
        match_of(3, ["Marion_C", "Bert"], None),
    ]
}

async fn ids(store: &Store, filter: &CollectedFilter, order: CollectedOrder) -> Vec<CollectedId> {
    let rows = store.collected(&"anna".into(), filter, order, 0, 10).await.unwrap();
    assert_eq!(rows.len() as u64, store.count_collected(&"anna".into(), filter).await.unwrap().matches);
    rows.into_iter().map(|row| row.id).collect()
}

async fn a_match_is_in_a_collection_once_and_imports_count(fresh: Fresh) {
    let store = store(&fresh).await;
    let first = fill(&store, "anna", "i1", &three()).await;
    assert_eq!((first.files, first.added, first.known, first.refused, first.faulty), (4, 3, 0, 1, 1));
    let mut again = three();
    for one in &mut again {
        one.row.id = format!("{}x", one.row.id).into();
    }
    again.push(match_of(4, ["Anna", "Bert"], None));
    let second = fill(&store, "anna", "i2", &again).await;
    assert_eq!((second.added, second.known, second.faulty), (1, 3, 0));
    assert_eq!(store.import_problems(&"i1".into(), 0, 9).await.unwrap().0.len(), 2);
    let (told, kept) = store.import_problems(&"i2".into(), 0, 9).await.unwrap();
    assert_eq!(
        (told, kept),
        (vec![problem("no match", true)], 1),
        "faults of known matches are not told again"
    );
    let other = fill(
        &store,
        "bert",
        "i3",
        &three()
            .drain(..)
            .map(|mut one| {
                one.row.id = format!("{}b", one.row.id).into();
                one
            })
            .collect::<Vec<_>>(),
    )
    .await;
    assert_eq!(other.added, 3, "everybody has a collection of their own");
    assert_eq!(
        store.known_files(&"anna".into(), &[[101; 16], [1; 16], [104; 16]]).await.unwrap(),
        [true, false, true]
    );
    assert_eq!(store.collected_log(&"m3".into()).await.unwrap().unwrap().0, [3]);
    assert_eq!(store.collected_log(&"m3x".into()).await.unwrap(), None);
    store.finish_import(&"i1".into(), WorkState::Cancelled, None, 9).await.unwrap();
    assert_eq!(store.abandon_imports(ImportOrigin::Command, "killed", 9).await.unwrap(), 0);
    assert_eq!(store.abandon_imports(ImportOrigin::Server, "killed", 9).await.unwrap(), 2);
    let states = store.imports_of(&"anna".into(), 9).await.unwrap();
    assert_eq!(
        states.iter().map(|one| one.state).collect::<Vec<_>>(),
        [WorkState::Cancelled, WorkState::Failed]
    );
}

async fn names_of_any_length_and_kind_are_taken(fresh: Fresh) {
    let store = store(&fresh).await;
    let long: String = (0..20_000_u32).filter_map(|n| char::from_u32(0x4E00 + n * 7919 % 20_000)).collect();
    let odd = "Zo\u{301}e 'O\" \\ %_ \u{1F3B2}";
    let nul = "before\0after";
    fill(&store, "anna", "i1", &[match_of(1, [&long, odd], None), match_of(3, [nul, "Bert"], None)]).await;
    let row = store.find_collected(&"m1".into()).await.unwrap().unwrap().1;
    assert!(long.starts_with(&row.name_a) && row.name_a.chars().count() == 200);
    assert_eq!(row.name_b, odd);
    let row = store.find_collected(&"m3".into()).await.unwrap().unwrap().1;
    assert!(row.name_a.starts_with("before") && row.name_a.ends_with("after"));
}

async fn a_batch_that_fails_leaves_nothing(fresh: Fresh) {
    let store = store(&fresh).await;
    store.create_import(&import("i", "anna")).await.unwrap();
    let mut matches = three();
    // Another match under an identifier that is taken: the database refuses.
    matches[2].row.id = "m1".into();
    let batch = ImportBatch {
        owner: &"anna".into(),
        import_id: &"i".into(),
        matches: &matches,
        files: 3,
        known: 0,
        refused: 0,
        problems: &[],
        now: 9,
    };
    assert!(store.add_collected(&batch).await.is_err());
    assert_eq!(store.count_collected(&"anna".into(), &CollectedFilter::default()).await.unwrap().matches, 0);
    assert_eq!(store.collected_log(&"m1".into()).await.unwrap(), None);
    assert_eq!(store.find_import(&"i".into()).await.unwrap().unwrap().files, 0);
}

async fn problems_beyond_the_limit_are_not_kept(fresh: Fresh) {
    let store = store(&fresh).await;
    store.create_import(&import("i", "anna")).await.unwrap();
    let problems = vec![(None, problem("bad", true)); 700];
    for _ in 0..2 {
        let batch = ImportBatch {
            owner: &"anna".into(),
            import_id: &"i".into(),
            matches: &[],
            files: 700,
            known: 0,
            refused: 700,
            problems: &problems,
            now: 9,
        };
        store.add_collected(&batch).await.unwrap();
    }
    let (page, kept) = store.import_problems(&"i".into(), 990, 50).await.unwrap();
    assert_eq!((page.len(), kept), (10, PROBLEMS_KEPT));
    assert_eq!(store.find_import(&"i".into()).await.unwrap().unwrap().refused, 1400);
}

async fn searches_find_what_was_asked_for(fresh: Fresh) {
    let store = store(&fresh).await;
    fill(&store, "anna", "i1", &three()).await;
    let all = CollectedFilter::default();
    assert_eq!(ids(&store, &all, CollectedOrder::Newest).await, ["m1", "m2", "m3"]);
    assert_eq!(ids(&store, &all, CollectedOrder::Oldest).await, ["m2", "m1", "m3"]);
    assert_eq!(ids(&store, &all, CollectedOrder::Players).await, ["m1", "m2", "m3"]);
    assert_eq!(ids(&store, &all, CollectedOrder::Longest).await, ["m3", "m2", "m1"]);
    let player = |player: &str, opponent: &str| CollectedFilter {
        player: player.to_owned(),
        opponent: opponent.to_owned(),
        ..CollectedFilter::default()
    };
    assert_eq!(ids(&store, &player("anna", ""), CollectedOrder::Newest).await, ["m1", "m2"]);
    assert_eq!(ids(&store, &player("anna", "falafel"), CollectedOrder::Newest).await, ["m2"]);
    assert!(ids(&store, &player("mochy", "falafel"), CollectedOrder::Newest).await.is_empty());
    assert_eq!(ids(&store, &player("marionc", ""), CollectedOrder::Newest).await, ["m3"]);
    let words = |words: &[&str]| CollectedFilter {
        words: words.iter().map(|word| (*word).to_owned()).collect(),
        ..CollectedFilter::default()
    };
    assert_eq!(ids(&store, &words(&["open", "moc"]), CollectedOrder::Newest).await, ["m1"]);
    assert_eq!(ids(&store, &words(&["old/3"]), CollectedOrder::Newest).await, ["m3"]);
    let between = |from: &str, to: &str| CollectedFilter {
        from: Some(from.to_owned()),
        to: Some(to.to_owned()),
        ..CollectedFilter::default()
    };
    assert_eq!(ids(&store, &between("2024", "2024-05"), CollectedOrder::Newest).await, ["m1"]);
    assert_eq!(ids(&store, &between("2023", "2023"), CollectedOrder::Newest).await, ["m2"]);
    assert_eq!(
        ids(&store, &CollectedFilter { length: Some(8), ..all.clone() }, CollectedOrder::Newest).await,
        ["m3"]
    );
    assert_eq!(
        ids(&store, &CollectedFilter { faulty: Some(true), ..all.clone() }, CollectedOrder::Newest).await,
        ["m2"]
    );
    let some = CollectedFilter { ids: Some(vec!["m3".into(), "no".into()]), ..all.clone() };
    assert_eq!(ids(&store, &some, CollectedOrder::Newest).await, ["m3"]);
    assert_eq!(store.collected_kinds(&"anna".into()).await.unwrap().len(), 3);
    let page = store.collected(&"anna".into(), &all, CollectedOrder::Newest, 1, 1).await.unwrap();
    assert_eq!(page[0].id, "m2");
}

fn analysis(id: &str, level: &str) -> NewAnalysis {
    NewAnalysis {
        id: id.into(),
        owner: "anna".into(),
        title: "t".to_owned(),
        level: level.to_owned(),
        file_name: String::new(),
        source: vec![1],
        warnings: "[]".to_owned(),
        now: 3,
    }
}

async fn collections_take_turns_and_a_deeper_look_comes_last(fresh: Fresh) {
    let store = store(&fresh).await;
    fill(&store, "anna", "i1", &three()).await;
    let of_bert = three().into_iter().map(|mut one| {
        one.row.id = format!("b{}", one.row.id).into();
        one
    });
    fill(&store, "bert", "i2", &of_bert.collect::<Vec<_>>()).await;
    let all = CollectedFilter::default();
    for owner in ["anna", "bert"] {
        store.want_analyses(&owner.into(), &all, "standard").await.unwrap();
    }
    let (mut last, mut order) = (UserId::default(), Vec::new());
    while let Some((id, owner, _)) = store.next_wanted(&last).await.unwrap() {
        store.forget_wanted(&id).await.unwrap();
        order.push(id.to_string());
        last = owner;
    }
    assert_eq!(order, ["m1", "bm1", "m2", "bm2", "m3", "bm3"]);
    // A match that was played here and is looked at quickly first.
    let played = MatchRow {
        id: "game".into(),
        header: "{}".to_owned(),
        created_by: "anna".into(),
        created_at: 1,
        seats: Vec::new(),
    };
    store.create_match(&played, "{}").await.unwrap();
    let row = TakenIn {
        owner: "anna".into(),
        seat: Seat::B,
        kind: PlayedKind::Computer,
        new: match_of(9, ["Pasch", "Anna"], None),
    };
    let wish = Wish { level: "instant", later: Some("standard") };
    assert!(!store.is_taken_in(&played.id).await.unwrap());
    for _ in 0..2 {
        store.take_in(&played.id, std::slice::from_ref(&row), wish, 5).await.unwrap();
    }
    assert!(store.is_taken_in(&played.id).await.unwrap());
    let found = store.played_of(&played.id, &"anna".into()).await.unwrap();
    assert_eq!(found, Some(("m9".into(), Seat::B)));
    for level in ["instant", "standard"] {
        let next = store.next_wanted(&"anna".into()).await.unwrap();
        assert_eq!(next, Some(("m9".into(), "anna".into(), level.to_owned())));
        store.analyse_collected(&"m9".into(), &analysis(level, level)).await.unwrap();
    }
    assert_eq!(store.next_wanted(&last).await.unwrap(), None);
}

async fn how_players_played_follows_the_analyses(fresh: Fresh) {
    let store = store(&fresh).await;
    fill(&store, "anna", "i1", &three()).await;
    let all = CollectedFilter::default();
    assert_eq!(store.want_analyses(&"anna".into(), &all, "quick").await.unwrap(), 3);
    let (id, owner, level) = store.next_wanted(&UserId::default()).await.unwrap().unwrap();
    assert_eq!((id.as_str(), owner.as_str(), level.as_str()), ("m1", "anna", "quick"));
    store.analyse_collected(&"m1".into(), &analysis("x1", "quick")).await.unwrap();
    assert_eq!(store.next_wanted(&UserId::default()).await.unwrap().unwrap().0, "m2");
    let row = store.find_collected(&"m1".into()).await.unwrap().unwrap().1;
    assert_eq!((row.running.as_ref().map(AnalysisId::as_str), row.wanted), (Some("x1"), None));
    assert_eq!(store.count_collected(&"anna".into(), &all).await.unwrap().waiting, 3);
    let played = [
        JudgedRow { pr: Some(4.5), decisions: 20, ..JudgedRow::default() },
        JudgedRow { pr: Some(9.0), errors: 2, ..JudgedRow::default() },
    ];
    store.finish_judged(&"x1".into(), "{}", &played, 5).await.unwrap();
    let row = store.find_collected(&"m1".into()).await.unwrap().unwrap().1;
    let (a, b) = (row.judged_a.unwrap(), row.judged_b.unwrap());
    assert_eq!((a.pr, a.decisions, a.level.as_str(), a.analysis_id.as_str()), (Some(4.5), 20, "quick", "x1"));
    assert_eq!((b.pr, b.errors), (Some(9.0), 2));
    let analysed = CollectedFilter { analysed: Some(true), ..all.clone() };
    assert_eq!(ids(&store, &analysed, CollectedOrder::Worst).await, ["m1"]);
    assert_eq!(ids(&store, &all, CollectedOrder::Worst).await[0], "m1");
    assert_eq!(
        store.want_analyses(&"anna".into(), &analysed, "quick").await.unwrap(),
        0,
        "done at this level"
    );
    assert_eq!(
        store.analysis_of(&"m1".into(), Some("quick")).await.unwrap().as_ref().map(AnalysisId::as_str),
        Some("x1")
    );
    assert_eq!(store.analysis_of(&"m1".into(), Some("deep")).await.unwrap(), None);
    assert!(store.stop_wanting(&"anna".into()).await.unwrap().is_empty());
    assert_eq!(store.next_wanted(&UserId::default()).await.unwrap(), None);
    // An analysis that is dropped takes its figures with it, a match its analyses.
    store.analyse_collected(&"m2".into(), &analysis("x2", "quick")).await.unwrap();
    store.finish_analysis(&"x2".into(), WorkState::Cancelled, None, None, 5).await.unwrap();
    store.finish_judged(&"x2".into(), "{}", &played, 5).await.unwrap();
    assert_eq!(
        store.find_collected(&"m2".into()).await.unwrap().unwrap().1.judged_a,
        None,
        "the first end holds"
    );
    store.delete_analysis(&"x1".into()).await.unwrap();
    assert_eq!(store.find_collected(&"m1".into()).await.unwrap().unwrap().1.judged_a, None);
    let two = CollectedFilter { ids: Some(vec!["m2".into()]), ..all.clone() };
    assert_eq!(store.delete_collected(&"bert".into(), &two).await.unwrap(), 0);
    assert_eq!(store.delete_collected(&"anna".into(), &two).await.unwrap(), 1);
    assert_eq!(store.find_analysis(&"x2".into()).await.unwrap(), None);
    assert_eq!(store.collected_log(&"m2".into()).await.unwrap(), None);
}

async fn a_link_gives_a_collection_away_once(fresh: Fresh) {
    let store = store(&fresh).await;
    assert_eq!(store.claim_user("local").await.unwrap(), None);
    store.create_claim("local", &"u".into(), 1).await.unwrap();
    fill(&store, "u", "i1", &three()).await;
    let mut own = match_of(2, ["Falafel", "anna"], None);
    own.row.id = "own".into();
    fill(&store, "anna", "i2", &[own]).await;
    store.set_claim_token("local", &[9; 32], 100).await.unwrap();
    assert_eq!(store.claim(&[8; 32], &"anna".into(), 50).await.unwrap(), None);
    assert_eq!(store.claim(&[9; 32], &"anna".into(), 100).await.unwrap(), None, "too late");
    let claimed = store.claim(&[9; 32], &"anna".into(), 50).await.unwrap().unwrap();
    assert_eq!((claimed.moved, claimed.known), (2, 1));
    assert_eq!(store.claim(&[9; 32], &"bert".into(), 50).await.unwrap(), None, "used");
    assert_eq!(store.claim_user("local").await.unwrap().as_ref().map(UserId::as_str), Some("anna"));
    let mine = ids(&store, &CollectedFilter::default(), CollectedOrder::Players).await;
    assert_eq!(mine.len(), 3);
    assert!(mine.contains(&"own".into()), "what one has stays");
    assert_eq!(store.imports_of(&"anna".into(), 9).await.unwrap().len(), 2);
}
