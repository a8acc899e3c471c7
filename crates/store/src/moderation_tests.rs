//! Roles, decisions and the log that keeps them.

use pasch_wire::ReportId;

use super::driver::query;
use super::fresh::{Fresh, account, bare_match};
use super::moderation::{Deed, NewDeed, Restraint, Ruling};
use super::people::Role;
use super::{ReportRow, Store, User};
use crate::on_both_engines;

on_both_engines! {
    what_is_decided_holds_until_it_ends_or_is_lifted,
    a_report_is_decided_once_and_never_in_ones_own_case,
    nothing_in_the_log_is_changed,
}

/// Three accounts, the third a moderator, and two reports of anna's about bert.
async fn store(fresh: &Fresh) -> Store {
    let ids = ["anna", "bert", "clara"];
    let store = fresh.with_guests(&ids).await;
    for id in ids {
        assert!(store.make_account(&account(id)).await.unwrap());
    }
    store.create_match(&bare_match("m"), "").await.unwrap();
    for (at, id, about) in [(4, "first", "bert"), (5, "second", "bert"), (6, "third", "clara")] {
        let report = ReportRow {
            id: id.into(),
            match_id: "m".into(),
            by: "anna".into(),
            about: about.into(),
            body: "words".to_owned(),
            at,
        };
        store.add_report(&report).await.unwrap();
    }
    assert!(store.set_role(&"clara".into(), Role::Moderator, 7).await.unwrap());
    assert!(!store.set_role(&"clara".into(), Role::Moderator, 8).await.unwrap(), "she is one");
    assert!(!store.set_role(&"nobody".into(), Role::Moderator, 8).await.unwrap());
    store
}

fn deed(deed: Deed, about: &str, report: Option<&str>) -> NewDeed {
    NewDeed {
        at: 10,
        actor: Some("clara".into()),
        deed,
        about: about.into(),
        report: report.map(ReportId::from),
        until: Some(100),
        reason: "why".to_owned(),
    }
}

async fn held(store: &Store, now: i64) -> Vec<Restraint> {
    let held = store.sanctions_of(&"bert".into(), now).await.unwrap();
    assert_eq!(store.restrained(now, 9).await.unwrap().len(), held.len());
    held.into_iter().map(|one| one.restraint).collect()
}

async fn what_is_decided_holds_until_it_ends_or_is_lifted(fresh: Fresh) {
    let store = store(&fresh).await;
    assert_eq!(store.moderators().await.unwrap(), [User { id: "clara".into(), name: "CLARA".to_owned() }]);
    assert_eq!(store.visit(&[3; 32], 9).await.unwrap().unwrap().role, Some(Role::Moderator));
    assert_eq!(held(&store, 50).await, []);
    assert_eq!(store.decide(&deed(Deed::Mute, "bert", Some("first"))).await.unwrap(), Ruling::Done);
    let suspended = NewDeed { until: None, ..deed(Deed::Suspend, "bert", Some("second")) };
    assert_eq!(store.decide(&suspended).await.unwrap(), Ruling::Done);
    assert_eq!(held(&store, 99).await, [Restraint::Mute, Restraint::Suspension]);
    assert_eq!(held(&store, 100).await, [Restraint::Suspension], "one ends by time, one never");
    let lift = NewDeed { at: 60, until: None, ..deed(Deed::Unsuspend, "bert", None) };
    assert_eq!(store.decide(&lift).await.unwrap(), Ruling::Done);
    assert_eq!(store.decide(&lift).await.unwrap(), Ruling::NotRestrained);
    assert_eq!(held(&store, 61).await, [Restraint::Mute]);
    let late = NewDeed { at: 100, ..deed(Deed::Unmute, "bert", None) };
    assert_eq!(store.decide(&late).await.unwrap(), Ruling::NotRestrained, "it has ended by itself");
    assert!(store.set_role(&"clara".into(), Role::Player, 101).await.unwrap());
    assert_eq!(store.moderators().await.unwrap(), []);
    let log = store.audit(i64::MAX, 9).await.unwrap();
    let words: Vec<_> = log.iter().map(|row| (row.number, row.deed, row.actor.is_some())).collect();
    assert_eq!(
        words,
        [
            (5, Deed::Release, false),
            (4, Deed::Unsuspend, true),
            (3, Deed::Suspend, true),
            (2, Deed::Mute, true),
            (1, Deed::Appoint, false),
        ]
    );
    assert_eq!(store.audit(3, 1).await.unwrap()[0].number, 2);
    assert_eq!(store.decided_about(&"bert".into(), 9).await.unwrap().len(), 3);
}

async fn a_report_is_decided_once_and_never_in_ones_own_case(fresh: Fresh) {
    let store = store(&fresh).await;
    let ids = |rows: Vec<super::moderation::CaseRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.open_cases(&"clara".into(), 9).await.unwrap()), ["first", "second"], "not her own");
    assert_eq!(ids(store.open_cases(&"".into(), 9).await.unwrap()), ["first", "second", "third"]);
    let own = deed(Deed::Dismiss, "clara", Some("third"));
    assert_eq!(store.decide(&own).await.unwrap(), Ruling::OwnCase);
    let other = NewDeed { actor: Some("anna".into()), ..own };
    assert_eq!(store.decide(&other).await.unwrap(), Ruling::AboutModerator);
    store.note(&deed(Deed::Look, "bert", Some("first"))).await.unwrap();
    assert!(
        !store.find_case(&"first".into()).await.unwrap().unwrap().is_decided,
        "who looks has not decided"
    );
    assert_eq!(store.decide(&deed(Deed::Dismiss, "bert", Some("first"))).await.unwrap(), Ruling::Done);
    assert_eq!(store.decide(&deed(Deed::Mute, "bert", Some("first"))).await.unwrap(), Ruling::Decided);
    assert_eq!(ids(store.open_cases(&"clara".into(), 9).await.unwrap()), ["second"]);
    let about = store.cases_about(&"bert".into(), 9).await.unwrap();
    assert_eq!(about.iter().map(|row| row.is_decided).collect::<Vec<_>>(), [false, true]);
    assert_eq!(held(&store, 11).await, []);

    // When the account goes, its identifier stays.
    store.forget_account(&"bert".into(), "somebody who left", 9).await.unwrap();
    let log = store.audit(i64::MAX, 9).await.unwrap();
    assert_eq!((log[0].about.id.as_str(), log[0].about.name.as_str()), ("bert", "somebody who left"));
    assert_eq!(store.find_case(&"second".into()).await.unwrap().unwrap().about.name, "somebody who left");
}

async fn nothing_in_the_log_is_changed(fresh: Fresh) {
    let store = store(&fresh).await;
    for statement in ["UPDATE audit SET reason = 'other'", "DELETE FROM audit"] {
        let refused = query(statement).execute(&store.writer).await.unwrap_err().to_string();
        assert!(refused.contains("the log is insert-only"), "{statement}: {refused}");
    }
    assert_eq!(store.audit(i64::MAX, 9).await.unwrap().len(), 1);
}
