//! Codes beside the password.

use super::Store;
use super::fresh::Fresh;
use super::sign_in_tests::with_anna;
use crate::on_both_engines;

on_both_engines! {
    a_secret_asks_for_codes_once_one_has_proved_it,
    each_code_is_used_once,
    it_goes_with_its_account,
}

const FIRST: &[u8] = b"a secret of 20 bytes";
const OTHER: &[u8] = b"another with 20 byte";

async fn codes_left(store: &Store) -> Option<u32> {
    store.second_factor(&"anna".into()).await.unwrap().map(|row| row.codes)
}

async fn a_secret_asks_for_codes_once_one_has_proved_it(fresh: Fresh) {
    let store = with_anna(&fresh).await;
    assert!(store.second_factor(&"anna".into()).await.unwrap().is_none());
    assert!(
        !store.prove_second_factor(&"anna".into(), FIRST, 5, &[[1; 32]], 9).await.unwrap(),
        "none is offered"
    );
    assert!(store.offer_second_factor(&"anna".into(), FIRST).await.unwrap());
    assert!(!store.use_step(&"anna".into(), 5).await.unwrap(), "it is not proved yet");
    assert!(!store.renew_recovery_codes(&"anna".into(), &[[3; 32]]).await.unwrap());
    assert!(!store.end_second_factor(&"anna".into()).await.unwrap());
    assert!(
        store.offer_second_factor(&"anna".into(), OTHER).await.unwrap(),
        "whoever begins anew has a new secret"
    );
    assert!(
        !store.prove_second_factor(&"anna".into(), FIRST, 5, &[[1; 32]], 9).await.unwrap(),
        "it was replaced"
    );
    assert_eq!(codes_left(&store).await, Some(0));
    assert!(store.prove_second_factor(&"anna".into(), OTHER, 5, &[[1; 32], [2; 32]], 9).await.unwrap());
    let row = store.second_factor(&"anna".into()).await.unwrap().unwrap();
    assert_eq!((row.secret.as_slice(), row.since, row.codes), (OTHER, Some(9), 2));
    assert!(!store.offer_second_factor(&"anna".into(), FIRST).await.unwrap(), "it has one");
    assert!(!store.prove_second_factor(&"anna".into(), OTHER, 6, &[], 10).await.unwrap(), "once");
    store.close().await;
}

async fn each_code_is_used_once(fresh: Fresh) {
    let store = with_anna(&fresh).await;
    store.offer_second_factor(&"anna".into(), FIRST).await.unwrap();
    store.prove_second_factor(&"anna".into(), FIRST, 5, &[[1; 32], [2; 32]], 9).await.unwrap();
    assert!(!store.use_step(&"anna".into(), 5).await.unwrap(), "it proved the secret");
    assert!(store.use_step(&"anna".into(), 6).await.unwrap());
    assert!(!store.use_step(&"anna".into(), 6).await.unwrap());
    assert_eq!(
        store.use_recovery_code(&"anna".into(), &[1; 32], 10).await.unwrap(),
        Some(false),
        "no address"
    );
    assert_eq!(store.use_recovery_code(&"anna".into(), &[1; 32], 11).await.unwrap(), None);
    assert_eq!(store.use_recovery_code(&"bert".into(), &[2; 32], 12).await.unwrap(), None, "another's");
    assert_eq!(codes_left(&store).await, Some(1));
    assert!(store.renew_recovery_codes(&"anna".into(), &[[3; 32], [4; 32], [5; 32]]).await.unwrap());
    assert_eq!(store.use_recovery_code(&"anna".into(), &[2; 32], 13).await.unwrap(), None, "it was replaced");
    assert_eq!(codes_left(&store).await, Some(3));
    assert!(store.end_second_factor(&"anna".into()).await.unwrap());
    assert_eq!(store.use_recovery_code(&"anna".into(), &[3; 32], 14).await.unwrap(), None);
    assert!(!store.use_step(&"anna".into(), 7).await.unwrap());
    store.close().await;
}

async fn it_goes_with_its_account(fresh: Fresh) {
    let store = with_anna(&fresh).await;
    store.offer_second_factor(&"anna".into(), FIRST).await.unwrap();
    store.prove_second_factor(&"anna".into(), FIRST, 5, &[[1; 32]], 9).await.unwrap();
    store.forget_account(&"anna".into(), "gone", 10).await.unwrap();
    assert_eq!(codes_left(&store).await, None);
    store.close().await;
}
