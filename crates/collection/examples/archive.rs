//! Makes a big archive of small matches: `cargo run --release -p pasch-collection --example archive -- 100000 /tmp/big.zip`.
//!
//! Every match is another one: plays drawn evenly from those that are legal, one game each.

#[path = "../../formats/tests/games/mod.rs"]
mod games;

use std::io::Write as _;

use pasch_formats::{Format, write};
use pasch_rules::{ByPlayer, VariantId};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let count: u64 = args.next().ok_or("how many matches?")?.parse()?;
    let path = args.next().ok_or("which file?")?;
    let game = VariantId::all().next().ok_or("no game is known")?;
    let mut zip = rawzip::ZipArchiveWriter::new(std::io::BufWriter::new(std::fs::File::create(path)?));
    for number in 0..count {
        let mut record = games::random_match(game, 1, 1, number);
        let b = format!("opponent {}", number % 997);
        record.header.names = ByPlayer { a: "anna".to_owned(), b };
        let (year, month, day) = (2000 + number % 25, 1 + number % 12, 1 + number % 28);
        let date = format!("{year}.{month:02}.{day:02}");
        record.header.extra.push(("EventDate".to_owned(), date));
        let text = write(&record, &Default::default(), Format::Mat)?.text;
        let name = format!("{year}/{number:06}.mat");
        let (mut entry, config) =
            zip.new_file(&name).compression_method(rawzip::CompressionMethod::DEFLATE).start()?;
        let mut writer =
            config.wrap(flate2::write::DeflateEncoder::new(&mut entry, flate2::Compression::fast()));
        writer.write_all(text.as_bytes())?;
        let (encoder, descriptor) = writer.finish()?;
        encoder.finish()?;
        entry.finish(descriptor)?;
    }
    zip.finish()?.flush()?;
    Ok(())
}
