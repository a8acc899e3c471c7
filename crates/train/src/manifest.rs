//! The card that lies beside a net: where it comes from and what it can do.

use std::collections::BTreeMap;

use pasch_engine::net::{NetFile, checksum};
use pasch_provenance::commit;

use crate::{recipe::Recipe, store::Point};

/// What a run made and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Manifest {
    pub name: String,
    pub about: String,
    /// The source the program was built from, see [`commit`].
    pub commit: String,
    /// The command that makes it again.
    pub command: String,
    pub seed: u64,
    /// Seconds the last stage took.
    pub seconds: f64,
    /// Nets: file name, shape, checksum.
    pub nets: Vec<(String, String, u64)>,
    /// The nets it was made from, with their checksums.
    pub parents: BTreeMap<String, u64>,
    pub figures: BTreeMap<String, f64>,
    /// The curve's last point.
    pub last: Option<Point>,
    /// What is to be read beside the figures; not part of the card.
    pub report: Option<String>,
}

impl Manifest {
    /// The card of a run that has just ended.
    #[must_use]
    pub fn new(
        recipe: &Recipe,
        seconds: f64,
        files: &[(&str, &NetFile)],
        curve: &[Point],
        figures: BTreeMap<&'static str, f64>,
    ) -> Self {
        let net =
            |(name, file): &(&str, &NetFile)| ((*name).to_owned(), file.shape(), checksum(&file.to_bytes()));
        Self {
            name: recipe.name.clone(),
            about: recipe.about.clone(),
            commit: commit().to_owned(),
            command: format!("pasch-lab train {}", recipe.name),
            seed: recipe.seed,
            seconds,
            nets: files.iter().map(net).collect(),
            parents: BTreeMap::new(),
            figures: figures.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
            last: curve.last().copied(),
            report: None,
        }
    }

    /// Adds the nets it was made from.
    #[must_use]
    pub fn with_parents(mut self, parents: BTreeMap<String, u64>) -> Self {
        self.parents = parents;
        self
    }

    /// The card as TOML.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let quoted = |text: &str| toml::Value::from(text).to_string();
        let mut text = format!(
            "name = {}\nabout = {}\ncommit = {}\ncommand = {}\nseed = {}\nseconds = {:.0}\n",
            quoted(&self.name),
            quoted(&self.about),
            quoted(&self.commit),
            quoted(&self.command),
            self.seed,
            self.seconds
        );
        for (file, shape, sum) in &self.nets {
            text += &format!(
                "\n[[nets]]\nfile = {}\nshape = {}\nchecksum = \"{sum:016x}\"\n",
                quoted(file),
                quoted(shape)
            );
        }
        if !self.parents.is_empty() {
            text += "\n[parents]\n";
        }
        for (name, sum) in &self.parents {
            text += &format!("{} = \"{sum:016x}\"\n", quoted(name));
        }
        text += "\n[figures]\n";
        for (name, value) in &self.figures {
            text += &format!("{name} = {}\n", toml::Value::from(*value));
        }
        if let Some(point) = self.last {
            text += &format!("curve_end = [{}, {}]\n", point.done, point.value);
        }
        text
    }
}
