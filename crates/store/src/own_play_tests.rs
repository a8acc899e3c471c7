//! A player's own play in the store.

use super::{keep_up, of_player};
use crate::collection::{CollectedRow, ImportBatch, ImportRow, JudgedRow, NewCollected};
use crate::fresh::Fresh;
use crate::on_both_engines;
use crate::practice::DerivedRow;
use crate::{NewAnalysis, Store};
use pasch_practice::{AnswerRow, Derived, PartKind, PartRow, ProblemKey, VERSION};
use pasch_wire::{AnalysisId, Seat};

on_both_engines! {
    names_are_chosen_and_suggested,
    sums_are_made_once_and_again_for_a_new_analysis,
    what_comes_late_is_not_kept,
    answers_outlive_an_analysis_but_not_their_match,
}

/// Anna's collection: two matches of hers, one of others, one in which both names are hers.
async fn collection(fresh: &Fresh) -> Store {
    let store = fresh.with_guests(&["anna"]).await;
    let import = ImportRow { id: "i".into(), owner: "anna".into(), ..ImportRow::default() };
    store.create_import(&import).await.unwrap();
    let sides = [("Anna_K", "Bert"), ("Carl", "anna k."), ("Bert", "Carl"), ("AnnaK", "anna_k")];
    let one = |(number, (a, b)): (u8, (&str, &str))| NewCollected {
        row: CollectedRow {
            id: format!("m{number}").into(),
            name_a: a.to_owned(),
            name_b: b.to_owned(),
            variant: "backgammon".to_owned(),
            length: if number == 2 { 1 } else { 5 },
            winner: Some(Seat::A),
            rolls: 9,
            played_on: (number == 1).then(|| "2024-05".to_owned()),
            ..CollectedRow::default()
        },
        digest: [number; 16],
        file_hash: [number; 16],
        log: Vec::new(),
        warnings: "[]".to_owned(),
        beginnings: Vec::new(),
    };
    let matches: Vec<_> = (1..).zip(sides).map(one).collect();
    let batch = ImportBatch {
        owner: &"anna".into(),
        import_id: &"i".into(),
        matches: &matches,
        files: 4,
        known: 0,
        refused: 0,
        problems: &[],
        now: 9,
    };
    store.add_collected(&batch).await.unwrap();
    store
}

fn report(loss: f64) -> String {
    format!(
        r#"{{"themes":{{"a":[{{"theme":"blitz","decisions":4,"loss":{loss},"blunders":1}}],
        "b":[{{"theme":"race","decisions":2,"loss":0.1,"blunders":0}}]}},
        "summary":{{"a":{{"cubeMistakes":[{{"kind":"wrong take","count":1,"loss":0.2}}]}},"b":{{}}}},
        "games":[{{"turns":[{{"index":3,"player":"a","kind":"play","theme":"blitz","loss":{loss}}},
        {{"index":8,"player":"b","kind":"take","theme":"cube","loss":0.07}}]}}]}}"#
    )
}

async fn analyse(store: &Store, match_id: &str, id: &str, report: &str) {
    let analysis = NewAnalysis {
        id: id.into(),
        owner: "anna".into(),
        title: String::new(),
        level: "quick".to_owned(),
        file_name: String::new(),
        source: Vec::new(),
        warnings: "[]".to_owned(),
        now: 3,
    };
    store.analyse_collected(&match_id.into(), &analysis).await.unwrap();
    let judged = [
        JudgedRow { pr: Some(6.0), decisions: 20, luck_equity: 1.0, ..JudgedRow::default() },
        JudgedRow { pr: Some(9.0), decisions: 10, luck_equity: 0.25, ..JudgedRow::default() },
    ];
    store.finish_judged(&id.into(), report, &judged, 5).await.unwrap();
}

fn names() -> Vec<(String, String)> {
    vec![("annak".to_owned(), "Anna K".to_owned())]
}

async fn names_are_chosen_and_suggested(fresh: Fresh) {
    let store = collection(&fresh).await;
    assert_eq!(store.own_names(&"anna".into()).await.unwrap(), []);
    store.set_own_names(&"anna".into(), &[("x".to_owned(), "X".to_owned())]).await.unwrap();
    store.set_own_names(&"anna".into(), &names()).await.unwrap();
    assert_eq!(store.own_names(&"anna".into()).await.unwrap(), names());
    let frequent = store.frequent_names(&"anna".into(), 2).await.unwrap();
    let frequent: Vec<_> = frequent.iter().map(|row| (row.key.as_str(), row.matches)).collect();
    assert_eq!(frequent, [("annak", 4), ("bert", 2)]);
    let collectors = store.collectors().await.unwrap();
    assert_eq!((collectors.len(), collectors[0].matches), (1, 4));
}

async fn sums_are_made_once_and_again_for_a_new_analysis(fresh: Fresh) {
    let store = collection(&fresh).await;
    analyse(&store, "m1", "x1", &report(0.3)).await;
    analyse(&store, "m2", "x2", &report(0.4)).await;
    analyse(&store, "m3", "x3", &report(0.5)).await;
    assert_eq!(store.without_sums(&"anna".into(), VERSION, 9).await.unwrap().len(), 3);
    let sums = of_player(&store, &"anna".into(), &names()).await.unwrap();
    assert!(store.without_sums(&"anna".into(), VERSION, 9).await.unwrap().is_empty());
    assert_eq!(store.without_sums(&"anna".into(), VERSION + 1, 9).await.unwrap().len(), 3, "another version");
    // Seat a of the first match, seat b of the second; the third is not hers, the fourth both.
    assert_eq!((sums.matches, sums.analysed, sums.won, sums.lost), (2, 2, 1, 1));
    assert_eq!((sums.pr, sums.decisions), (Some(7.0), 30));
    assert_eq!(sums.luck, Some(0.0), "what one had more the other had less");
    let themes: Vec<_> = sums.themes.iter().map(|one| (one.theme.as_str(), one.decisions)).collect();
    assert_eq!(themes, [("blitz", 4), ("race", 2)]);
    assert_eq!((sums.themes[0].pr, sums.themes[0].blunders), (Some(37.5), 1));
    // The race was in a match to one point, which PR counts half as much again.
    assert!(sums.themes[1].pr.is_some_and(|pr| (pr - 37.5).abs() < 1e-9), "{:?}", sums.themes[1]);
    assert_eq!((sums.cube.len(), sums.cube[0].count), (1, 1));
    let opponents: Vec<_> = sums.opponents.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(opponents, ["Bert", "Carl"]);
    let on: Vec<_> = sums.over_time.iter().map(|one| one.on.as_deref()).collect();
    assert_eq!(on, [None, Some("2024-05")]);

    let keys = ["annak".to_owned()];
    let problems = store.own_problems(&"anna".into(), &keys).await.unwrap();
    let losses: Vec<_> = problems.iter().map(|one| (one.key.match_id.as_str(), one.loss)).collect();
    assert_eq!(losses, [("m1", 0.3), ("m2", 0.07)]);
    // Analysed anew, the old figures are gone.
    analyse(&store, "m1", "x4", &report(0.9)).await;
    keep_up(&store, &"anna".into()).await.unwrap();
    assert_eq!(store.own_problems(&"anna".into(), &keys).await.unwrap()[0].loss, 0.9);
    let sums = of_player(&store, &"anna".into(), &names()).await.unwrap();
    assert_eq!((sums.themes[0].loss, sums.analysed), (0.9, 2));
    // A report that cannot be read counts as empty, once.
    analyse(&store, "m2", "x5", "broken").await;
    assert_eq!(of_player(&store, &"anna".into(), &names()).await.unwrap().themes.len(), 1);
    assert!(store.without_sums(&"anna".into(), VERSION, 9).await.unwrap().is_empty());
    // A dropped analysis takes everything with it.
    store.delete_analysis(&"x4".into()).await.unwrap();
    assert!(store.own_problems(&"anna".into(), &keys).await.unwrap().is_empty());
    assert_eq!(of_player(&store, &"anna".into(), &names()).await.unwrap().themes, []);
    assert_eq!(of_player(&store, &"anna".into(), &[]).await.unwrap(), Default::default());
}

async fn what_comes_late_is_not_kept(fresh: Fresh) {
    let store = collection(&fresh).await;
    analyse(&store, "m1", "x1", &report(0.3)).await;
    analyse(&store, "m1", "x2", &report(0.4)).await;
    let part =
        PartRow { kind: PartKind::Theme, name: "race".to_owned(), decisions: 1, mistakes: 0, loss: 1.0 };
    let late = Derived {
        parts: [vec![part], Vec::new()],
        problems: vec![(1, Seat::A, None, 1.0)],
        ..Derived::default()
    };
    let late = DerivedRow { match_id: "m1".into(), analysis_id: "x1".into(), derived: late };
    store.keep_derived(VERSION, &[late]).await.unwrap();
    assert!(store.own_problems(&"anna".into(), &["annak".to_owned()]).await.unwrap().is_empty());
    let anna = "anna".into();
    let dart = |dart| store.some_analysis(&anna, dart);
    assert_eq!(dart(0).await.unwrap().as_ref().map(AnalysisId::as_str), Some("x2"));
    assert_eq!(dart(7).await.unwrap().as_ref().map(AnalysisId::as_str), Some("x2"));
    assert_eq!(store.some_analysis(&"bert".into(), 7).await.unwrap(), None);
}

async fn answers_outlive_an_analysis_but_not_their_match(fresh: Fresh) {
    let store = collection(&fresh).await;
    analyse(&store, "m1", "x1", &report(0.3)).await;
    keep_up(&store, &"anna".into()).await.unwrap();
    let key = ProblemKey { match_id: "m1".into(), action: 3 };
    assert_eq!(store.find_problem(&"anna".into(), &key).await.unwrap().unwrap().loss, 0.3);
    assert_eq!(store.find_problem(&"bert".into(), &key).await.unwrap(), None);
    for (at, loss) in [(20, 0.5), (10, 0.0), (20, 0.1)] {
        store.add_answer(&"anna".into(), &AnswerRow { key: key.clone(), at, loss }).await.unwrap();
    }
    store.delete_analysis(&"x1".into()).await.unwrap();
    let answers = store.answers(&"anna".into()).await.unwrap();
    let answers: Vec<_> = answers.iter().map(|one| (one.at, one.loss)).collect();
    assert_eq!(answers, [(10, 0.0), (20, 0.5)], "in order, the first of one moment");
    store.delete_collected(&"anna".into(), &Default::default()).await.unwrap();
    assert_eq!(store.answers(&"anna".into()).await.unwrap(), []);
}
