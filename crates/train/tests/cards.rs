//! Each delivered net lies beside the card of the run that made it.

use std::{fs, path::Path};

use pasch_engine::net::{NetFile, checksum};

#[test]
fn cards_describe_the_nets_beside_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../nets");
    for name in ["contact", "race", "fast"] {
        let bytes = fs::read(folder.join(name).with_extension("net")).expect("the net");
        let text = fs::read_to_string(folder.join(name).with_extension("toml")).expect("its card");
        let card: toml::Table = text.parse().expect("a card is TOML");
        let net = &card["nets"][0];
        assert_eq!(net["file"].as_str(), Some(format!("{name}.net").as_str()));
        assert_eq!(net["checksum"].as_str(), Some(format!("{:016x}", checksum(&bytes)).as_str()), "{name}");
        let file = NetFile::from_bytes(&bytes).expect("a whole net");
        assert_eq!(net["shape"].as_str(), Some(file.shape().as_str()), "{name}");
        assert!(card.contains_key("measured"), "{name}: what it can do");
    }
}
