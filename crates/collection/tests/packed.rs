//! Gzip, tar, streams, and what is no file at all.

use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::Path;

use pasch_collection::{Item, Limits, Source, estimate, holds_several, walk};

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(bytes).unwrap();
    writer.finish().unwrap()
}

/// One entry of a tar archive.
fn entry(name: &str, kind: u8, content: &[u8]) -> Vec<u8> {
    let mut head = vec![0; 512];
    head[..name.len()].copy_from_slice(name.as_bytes());
    head[124..136].copy_from_slice(format!("{:011o}\0", content.len()).as_bytes());
    head[156] = kind;
    head[257..263].copy_from_slice(b"ustar\0");
    head[148..156].fill(b' ');
    let sum: u32 = head.iter().map(|&byte| u32::from(byte)).sum();
    head[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    head.extend(content);
    head.resize(head.len().next_multiple_of(512), 0);
    head
}

fn tar(entries: &[Vec<u8>]) -> Vec<u8> {
    [entries.concat(), vec![0; 1024]].concat()
}

fn files(names: &[(&str, &[u8])]) -> Vec<u8> {
    tar(&names.iter().map(|(name, content)| entry(name, b'0', content)).collect::<Vec<_>>())
}

/// The files that were met, and what was passed over with the reason.
type Seen = (Vec<(String, Vec<u8>)>, Vec<(String, String)>);

fn see(path: &Path, limits: Limits) -> Seen {
    let (mut files, mut troubles) = (Vec::new(), Vec::new());
    let _ = walk(&[Source::Path(path.to_owned())], limits, &mut |item| {
        match item {
            Item::File { name, bytes } => files.push((name, bytes)),
            Item::Trouble { name, why } => troubles.push((name, why.to_string())),
        }
        ControlFlow::Continue(())
    });
    (files, troubles)
}

/// Walks a file with this name and these bytes.
fn see_file(name: &str, bytes: &[u8]) -> Seen {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    std::fs::write(&path, bytes).unwrap();
    assert_eq!(estimate(&[Source::Path(path.clone())]), 1);
    see(&path, Limits::default())
}

fn names(seen: &Seen) -> Vec<&str> {
    assert!(seen.1.is_empty(), "{:?}", seen.1);
    seen.0.iter().map(|(name, _)| name.as_str()).collect()
}

#[test]
fn packed_files_are_opened() {
    let seen = see_file("a.mat.gz", &gzip(b"one"));
    assert_eq!((names(&seen), seen.0[0].1.as_slice()), (vec!["a.mat"], &b"one"[..]));
    // Several members one after the other are one file.
    let seen = see_file("a.gz", &[gzip(b"one"), gzip(b"two")].concat());
    assert_eq!(seen.0[0].1, b"onetwo");
    let inner = files(&[("x.mat", b"x"), ("._x.mat", b"junk"), ("deep/y.sgf", b"yy")]);
    assert_eq!(names(&see_file("all.tar", &inner)), ["all.tar/x.mat", "all.tar/deep/y.sgf"]);
    assert_eq!(names(&see_file("all.tar.gz", &gzip(&inner))), ["all.tar.gz/x.mat", "all.tar.gz/deep/y.sgf"]);
    let nested = files(&[("in.tgz", &gzip(&inner)), ("z.mat.gz", &gzip(b"z"))]);
    assert_eq!(
        names(&see_file("o.tar", &nested)),
        ["o.tar/in.tgz/x.mat", "o.tar/in.tgz/deep/y.sgf", "o.tar/z.mat"]
    );
}

#[test]
fn long_names_links_and_other_entries() {
    let long = format!("{}/a.mat", "folder".repeat(30));
    let pax = format!("{} path={long}\n", long.len() + 10);
    let archive = tar(&[
        entry("././@LongLink", b'L', format!("{long}\0").as_bytes()),
        entry("short", b'0', b"1"),
        entry("pax", b'x', pax.as_bytes()),
        entry("short", b'0', b"2"),
        entry("link", b'2', b""),
        entry("folder/", b'5', b""),
        entry("../../up.mat", b'0', b"3"),
    ]);
    let seen = see_file("t.tar", &archive);
    assert_eq!(
        names(&seen),
        [format!("t.tar/{long}"), format!("t.tar/{long}"), "t.tar/../../up.mat".to_owned()]
    );
}

#[test]
fn bombs_and_damage_are_refused_with_the_reason() {
    let zeros = vec![0; 80 << 20];
    for (name, bytes, reason) in [
        ("a.gz", gzip(&zeros), "larger than 10 MiB"),
        ("a.tar.gz", gzip(&files(&[("z", &zeros)])), "archive bomb"),
    ] {
        let (files, troubles) = see_file(name, &bytes);
        assert!(files.is_empty() && troubles.iter().any(|(_, why)| why.contains(reason)), "{troubles:?}");
    }
    // A bomb behind an entry that is passed over.
    let hidden = files(&[(".hidden", &zeros), ("a.mat", b"1")]);
    let (found, troubles) = see_file("h.tar.gz", &gzip(&hidden));
    assert!(found.is_empty() && troubles[0].1.contains("archive bomb"), "{troubles:?}");
    let whole = gzip(b"a match that is long enough to be cut somewhere in the middle of it");
    for bytes in [&whole[..whole.len() / 2], &gzip(&files(&[("a", b"1")])[..700]), b"\x1f\x8b\x08 nothing"] {
        let (found, troubles) = see_file("cut.gz", bytes);
        assert!(
            found.len() + troubles.len() == 1 && found.iter().all(|(_, bytes)| bytes == b"1"),
            "{found:?} {troubles:?}"
        );
    }
    let mut faulty = files(&[("a", b"1"), ("b", b"2")]);
    faulty[1024 + 130] ^= 1;
    let (found, troubles) = see_file("f.tar", &faulty);
    assert!(found.len() == 1 && troubles[0].1.contains("damaged"), "{troubles:?}");
    let deep = (0..5).fold(b"x".to_vec(), |inner, _| gzip(&inner));
    let (found, troubles) = see_file("d.gz", &deep);
    assert!(found.is_empty() && troubles[0].1.contains("levels deep"), "{troubles:?}");
    let limits = Limits { file: 10, ..Limits::default() };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("l.tar.gz");
    std::fs::write(&path, gzip(&files(&[("big", &[7; 11]), ("small", b"1")]))).unwrap();
    let (found, troubles) = see(&path, limits);
    assert_eq!((found.len(), troubles.len()), (1, 1), "{troubles:?}");
}

#[cfg(unix)]
#[test]
fn pipes_and_sockets_are_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("b.mat");
    let made = std::process::Command::new("mkfifo").arg(&pipe).arg(folder.path().join("c.zip")).status();
    assert!(made.unwrap().success());
    let _socket = std::os::unix::net::UnixListener::bind(folder.path().join("d.mat")).unwrap();
    std::fs::write(folder.path().join("a.mat"), b"1").unwrap();
    assert_eq!(estimate(&[Source::Path(folder.path().to_owned())]), 4);
    let (files, troubles) = see(folder.path(), Limits::default());
    assert_eq!(files.len(), 1);
    let why: Vec<&str> = troubles.iter().map(|(_, why)| why.as_str()).collect();
    assert_eq!(
        why,
        ["it is a named pipe, not a file", "it is a named pipe, not a file", "it is a socket, not a file"]
    );
    assert_eq!(see(&pipe, Limits::default()).1.len(), 1);
    assert_eq!(see(Path::new("/dev/null"), Limits::default()).1[0].1, "it is a device, not a file");
}

#[test]
fn matches_of_a_stream_are_files() {
    let one = |white: &str| {
        let mut head = vec![0b1u8, 3, 0, white.len() as u8];
        head.extend(white.as_bytes());
        head.insert(0, head.len() as u8);
        let part = |name: &[u8; 4], content: &[u8]| {
            [&name[..], &(content.len() as u32).to_le_bytes(), &[1], content].concat()
        };
        let start = b"OGXM\x02\x00\x00\x00\x02\x00\x00\x00\0\0\0\0";
        [&start[..], &part(b"MTCH", &head), &part(b"GAME", &[1, 0, 2, 0x71, 0x33]), b"END!"].concat()
    };
    let stream = [one("ann"), one("bea")].concat();
    assert_eq!(names(&see_file("m.ogxms", &stream)), ["m.ogxms/1", "m.ogxms/2"]);
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes, several) in [
        ("s.ogxms", stream, true),
        ("o.ogxm", one("ann"), false),
        ("g.gz", gzip(b"one"), false),
        ("t.tar", files(&[("a", b"1"), ("b", b"2")]), true),
        ("u.tar", files(&[("a", b"1")]), false),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        assert_eq!(holds_several(&path), several, "{name}");
    }
}
