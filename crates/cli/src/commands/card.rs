//! The card beside a file of made data: where it comes from, and how to make it again.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Result;
use pasch_engine::nets;
use pasch_messages::Message;
use pasch_provenance::commit;

use pasch_console::files;

/// What a card says besides the build's own nets, the date and the source.
#[derive(Debug)]
pub struct Card<'c> {
    pub about: Message,
    /// The command that makes the file again.
    pub command: String,
    /// Where the dice came from.
    pub seed: u64,
    /// Time the making took since it was last begun, or went on.
    pub took: Duration,
    pub figures: Vec<(&'c str, f64)>,
}

impl Card<'_> {
    /// Writes the card beside `out`, which it is named after; where it was written.
    ///
    /// # Errors
    /// When the folder cannot be written to.
    pub fn write(&self, out: &Path) -> Result<PathBuf> {
        let path = out.with_extension("toml");
        let file = out.file_name().unwrap_or_default().to_string_lossy();
        let (date, commit) = (jiff::Timestamp::now().to_string(), commit());
        let date = date.split('T').next().unwrap_or_default();
        let mut text = format!(
            "file = {file:?}\nabout = {:?}\ncommit = {commit:?}\ncommand = {:?}\nseed = {}\ndate = {date:?}\n\
             seconds = {}\n\n[nets]\n",
            self.about.to_string(),
            self.command,
            self.seed,
            self.took.as_secs()
        );
        let nets = nets::builtin();
        let (main, fast) = (&nets.main, &nets.fast);
        let named = [
            ("contact", Some(main.contact())),
            ("fast", Some(fast.contact())),
            ("late", main.late()),
            ("race", Some(main.race())),
        ];
        for (name, net) in named.into_iter().filter_map(|(name, net)| Some((name, net?))) {
            text += &format!("\"{name}.net\" = \"{:016x}\"\n", net.id());
        }
        text += "\n[figures]\n";
        for (name, value) in &self.figures {
            text += &format!("{name} = {value}\n");
        }
        files::write(Some(&path), text.as_bytes())?;
        Ok(path)
    }
}
