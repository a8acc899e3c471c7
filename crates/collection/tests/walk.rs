//! Folders and archives, walked within limits.

use std::io::{Cursor, Write as _};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use pasch_collection::{Item, Limits, Source, estimate, walk};
use proptest::prelude::*;
use rawzip::FileReader;

fn zip_of(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut zip = rawzip::ZipArchiveWriter::new(&mut out);
    for (name, bytes) in files {
        if name.ends_with('/') {
            zip.new_dir(*name).create().unwrap();
            continue;
        }
        let (mut entry, config) =
            zip.new_file(*name).compression_method(rawzip::CompressionMethod::DEFLATE).start().unwrap();
        let encoder = flate2::write::DeflateEncoder::new(&mut entry, flate2::Compression::best());
        let mut writer = config.wrap(encoder);
        std::io::copy(&mut Cursor::new(bytes), &mut writer).unwrap();
        let (encoder, descriptor) = writer.finish().unwrap();
        encoder.finish().unwrap();
        entry.finish(descriptor).unwrap();
    }
    zip.finish().unwrap();
    out
}

/// What a walk hands out, and what it passes over and why.
#[derive(Debug, Default, PartialEq)]
struct Seen {
    files: Vec<(String, Vec<u8>)>,
    troubles: Vec<(String, String)>,
    ended: bool,
}

impl Seen {
    fn names(&self) -> Vec<&str> {
        self.files.iter().map(|(name, _)| name.as_str()).collect()
    }
}

fn see(sources: &[Source], limits: Limits) -> Seen {
    let mut seen = Seen::default();
    let flow = walk(sources, limits, &mut |item| {
        match item {
            Item::File { name, bytes } => seen.files.push((name, bytes)),
            Item::Trouble { name, why } => seen.troubles.push((name, why.to_string())),
        }
        ControlFlow::Continue(())
    });
    seen.ended = flow.is_break();
    seen
}

fn path(path: &Path) -> Vec<Source> {
    vec![Source::Path(path.to_owned())]
}

fn see_bytes(bytes: &[u8], limits: Limits) -> Seen {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(b"before").unwrap();
    file.write_all(bytes).unwrap();
    file.write_all(b"after").unwrap();
    let file = Arc::new(FileReader::from(file));
    see(&[Source::part("x.zip".to_owned(), &file, 6, bytes.len() as u64)], limits)
}

#[test]
fn folders_are_walked_in_order_with_archives_opened() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join("matches");
    std::fs::create_dir_all(root.join("b/deep")).unwrap();
    std::fs::create_dir_all(root.join(".git")).unwrap();
    let inner = zip_of(&[("one.mat", b"1"), ("__MACOSX/._one.mat", b"junk")]);
    let outer = zip_of(&[("in.zip", &inner), ("f/two.sgf", b"22"), ("f/", b"")]);
    for (name, bytes) in [
        ("z.mat", &b"z"[..]),
        ("b/deep/y.mat", b"y"),
        (".git/x.mat", b"x"),
        (".DS_Store", b"x"),
        ("a.ZIP", &outer),
        ("not-a.zip", b"plain text"),
    ] {
        std::fs::write(root.join(name), bytes).unwrap();
    }
    #[cfg(unix)]
    std::os::unix::fs::symlink(&root, root.join("loop")).unwrap();
    let seen = see(&path(&root), Limits::default());
    assert_eq!(
        seen.names(),
        [
            "matches/a.ZIP/in.zip/one.mat",
            "matches/a.ZIP/f/two.sgf",
            "matches/b/deep/y.mat",
            "matches/not-a.zip",
            "matches/z.mat"
        ]
    );
    assert_eq!((seen.files[1].1.as_slice(), seen.troubles.len(), seen.ended), (&b"22"[..], 0, false));
    let told = estimate(&path(&root));
    assert!((5..=7).contains(&told), "{told}");
    let missing = see(&path(&folder.path().join("no.mat")), Limits::default());
    assert_eq!((missing.files.len(), missing.troubles.len()), (0, 1));
}

#[test]
fn bombs_are_refused_and_the_rest_is_read() {
    let small = Limits { file: 2 << 20, nested: 1 << 20, total: 8 << 20, ..Limits::default() };
    // One that would pass as a file, and one that is refused for its size long before it is unpacked.
    for (zeros, why) in [(3 << 19, "bomb"), (64 << 20, "larger than 2 MiB")] {
        let bomb = zip_of(&[("a.mat", b"a"), ("bomb.mat", &vec![0; zeros]), ("z.mat", b"z")]);
        assert!(bomb.len() < 100_000, "a bomb");
        let seen = see_bytes(&bomb, small);
        assert_eq!(seen.names(), ["x.zip/a.mat", "x.zip/z.mat"]);
        assert!(seen.troubles[0].1.contains(why), "{:?}", seen.troubles);
    }
    // Large without being a bomb: only too large.
    let noise: Vec<u8> = (0..3 << 20).map(|n: u32| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let seen = see_bytes(&zip_of(&[("large.mat", &noise), ("z.mat", b"z")]), small);
    assert_eq!((seen.names(), seen.troubles.len()), (vec!["x.zip/z.mat"], 1));
    assert!(seen.troubles[0].1.contains("larger than 2 MiB"), "{:?}", seen.troubles);
    // Archives in archives in archives.
    let mut nest = zip_of(&[("deep.mat", b"deep")]);
    for _ in 0..3 {
        nest = zip_of(&[("in.zip", &nest), ("beside.mat", b"b")]);
    }
    let seen = see_bytes(&nest, Limits::default());
    assert_eq!((seen.names().len(), seen.troubles.len()), (3, 1));
    assert!(seen.troubles[0].1.contains("levels deep"), "{:?}", seen.troubles);
    let seen = see_bytes(&zip_of(&[("in.zip", &zip_of(&[("large.mat", &noise)]))]), small);
    assert!(seen.files.is_empty() && seen.troubles[0].1.contains("larger"), "{:?}", seen.troubles);
}

#[test]
fn entries_that_share_bytes_are_refused() {
    // The directory of this archive names the same entry many times.
    let zip = zip_of(&[("a.mat", &[7; 3000])]);
    let directory = zip.windows(4).rposition(|four| four == b"PK\x01\x02").unwrap();
    let end = zip.windows(4).rposition(|four| four == b"PK\x05\x06").unwrap();
    let (head, record, tail) = (&zip[..directory], &zip[directory..end], &zip[end..]);
    let many = 500_u16;
    let mut shared = head.to_vec();
    (0..many).for_each(|_| shared.extend_from_slice(record));
    let mut tail = tail.to_vec();
    tail[8..10].copy_from_slice(&many.to_le_bytes());
    tail[10..12].copy_from_slice(&many.to_le_bytes());
    tail[12..16].copy_from_slice(&(record.len() as u32 * u32::from(many)).to_le_bytes());
    shared.extend_from_slice(&tail);
    let sizes = Limits { total: 1 << 20, ..Limits::default() };
    let seen = see_bytes(&shared, sizes);
    assert!(seen.files.len() < usize::from(many), "{}", seen.files.len());
    assert!(!seen.troubles.is_empty());
}

#[test]
fn limits_end_a_walk() {
    let zip = zip_of(&[("1", b"aaaa"), ("2", b"bbbb"), ("3", b"cccc")]);
    let seen = see_bytes(&zip, Limits { files: 2, ..Limits::default() });
    assert_eq!((seen.files.len(), seen.ended), (2, true));
    assert!(seen.troubles[0].1.contains("more than 2 files"), "{:?}", seen.troubles);
    let seen = see_bytes(&zip, Limits { total: 6, ..Limits::default() });
    assert_eq!((seen.files.len(), seen.ended), (1, true));
    let mut count = 0;
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(&zip).unwrap();
    let file = Arc::new(FileReader::from(file));
    let part = [Source::part("x".to_owned(), &file, 0, zip.len() as u64)];
    let flow = walk(&part, Limits::default(), &mut |_| {
        count += 1;
        ControlFlow::Break(())
    });
    assert!(flow.is_break() && count == 1, "whoever asks may stop");
}

#[test]
fn what_cannot_be_unpacked_is_told() {
    let mut zip = zip_of(&[("a.mat", &b"hello hello hello hello".repeat(40)), ("b.mat", b"b")]);
    let data = zip.windows(5).position(|five| five == b"a.mat").unwrap() + 8;
    zip[data] ^= 0x55;
    let seen = see_bytes(&zip, Limits::default());
    assert_eq!(seen.names(), ["x.zip/b.mat"]);
    assert!(seen.troubles[0].1.contains("damaged"), "{:?}", seen.troubles);
    let plain = zip_of(&[("a.mat", b"secret")]);
    let directory = plain.windows(4).rposition(|four| four == b"PK\x01\x02").unwrap();
    let mut locked = plain.clone();
    locked[directory + 8] |= 1;
    assert!(see_bytes(&locked, Limits::default()).troubles[0].1.contains("encrypted"));
    let mut other = plain;
    other[directory + 10] = 14;
    assert!(see_bytes(&other, Limits::default()).troubles[0].1.contains("method"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Damaged archives: nothing panics, and nothing beyond the limits comes out.
    #[test]
    fn no_bytes_break_out(at in any::<prop::sample::Index>(), with in any::<u8>(), cut in any::<prop::sample::Index>()) {
        let zip = zip_of(&[("a.mat", &[3; 4000]), ("f/b.zip", &zip_of(&[("c", b"cc")])), ("d", b"")]);
        let limits = Limits { total: 20_000, ..Limits::default() };
        for bytes in [
            { let mut bytes = zip.clone(); *at.get_mut(&mut bytes) = with; bytes },
            zip[..cut.index(zip.len())].to_vec(),
        ] {
            let seen = see_bytes(&bytes, limits);
            prop_assert!(seen.files.iter().map(|(_, bytes)| bytes.len()).sum::<usize>() <= 20_000 + zip.len());
        }
    }
}
