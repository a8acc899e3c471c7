//! Damaged nets, and training runs with a file in their way.

use std::fs;
use std::path::Path;

use crate::program::failed;
use crate::run;

#[test]
fn a_net_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let nets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../nets");
    let whole = fs::read(nets.join("fast.net")).unwrap();
    let arena = |bytes: &[u8]| {
        let path = folder.path().join("some.net");
        fs::write(&path, bytes).unwrap();
        run(&["arena", "--games", "2", "--a", &path.to_string_lossy(), "--b", "random"], "")
    };
    assert!(arena(&whole).status.success());
    let mut flipped = whole.clone();
    flipped[5000] ^= 8;
    failed(&arena(&flipped), "pasch-lab", &["some.net", "damaged"]);
    failed(&arena(&whole[..7000]), "pasch-lab", &["some.net", "ends after 7000 bytes"]);
    failed(&arena(b"no net"), "pasch-lab", &["some.net", "PASCHNET"]);
    failed(&arena(&fs::read(nets.join("race.net")).unwrap()), "pasch-lab", &["Contact net is needed"]);
}

#[test]
fn a_training_run_says_which_file_is_in_its_way() {
    let folder = tempfile::tempdir().unwrap();
    let nets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../nets");
    let train = |nets: &Path, out: &Path| {
        run(&["train", "tiny", "--nets", &nets.to_string_lossy(), "--out", &out.to_string_lossy()], "")
    };
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    failed(&train(&nets, &file), "pasch-lab", &["recipe tiny", "file"]);
    failed(
        &train(folder.path(), &folder.path().join("out")),
        "pasch-lab",
        &["recipe tiny", ".net", "No such file"],
    );
    assert_eq!(fs::read(&file).unwrap(), b"in the way");
}
