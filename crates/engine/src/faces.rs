//! Opponents with a name, a style and a measured strength.
//!
//! A face has a [`Level`] like any bot and plays under its own id wherever a level's id can stand. How well it plays is not
//! typed here: `pasch-lab bots --faces` measures it and writes the file that [`Face::figures`] reads.

use pasch_messages::{Message, message};

use crate::level::Level;
use crate::style::Style;

/// A bot that people know by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Stable name for files and addresses; also that of its portrait.
    pub id: &'static str,
    /// Name for people, the same in every language.
    pub name: &'static str,
    /// Identifier of its level.
    pub level: &'static str,
    /// Identifier of its style.
    pub style: &'static str,
}

/// Measured figures of a face, each with half the width of its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    /// Its PR.
    pub pr: [f64; 2],
}

/// The table that `pasch-lab bots --faces --figures` wrote.
const MEASURED: &str = include_str!("../data/faces.txt");

const fn face(id: &'static str, name: &'static str, level: &'static str, style: &'static str) -> Face {
    Face { id, name, level, style }
}

impl Face {
    /// Every face, by level.
    pub const ALL: [Self; 9] = [
        face("lumi", "Lumi", "beginner", "hitter"),
        face("otto", "Otto", "beginner", "careful"),
        face("mila", "Mila", "casual", "runner"),
        face("bruno", "Bruno", "casual", "gambler"),
        face("nilo", "Nilo", "intermediate", "patient"),
        face("tara", "Tara", "intermediate", "builder"),
        face("rex", "Rex", "advanced", "hitter"),
        face("juno", "Juno", "expert", "careful"),
        face("vega", "Vega", "world-class", "even"),
    ];

    /// The face with this id.
    ///
    /// ```
    /// use pasch_engine::faces::Face;
    /// assert_eq!(Face::find("vega").map(|face| face.level().plies), Some(2));
    /// ```
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|face| face.id == id)
    }

    /// Every face, the weakest by its measured PR first.
    #[must_use]
    pub fn ranked() -> Vec<Self> {
        let mut faces = Self::ALL.to_vec();
        let pr = |face: &Self| face.figures().map_or(0.0, |figures| figures.pr[0]);
        faces.sort_by(|a, b| pr(b).total_cmp(&pr(a)));
        faces
    }

    /// How it plays: its level with its style, under its own id.
    #[must_use]
    pub fn level(&self) -> Level {
        let level = Level::ALL.into_iter().find(|level| level.id == self.level).unwrap_or(Level::BEST);
        let style = Style::find(self.style).unwrap_or(Style::EVEN);
        Level { id: self.id, name: self.name, style, ..level }
    }

    /// Its character, in one line.
    #[must_use]
    pub fn note(&self) -> Message {
        match self.id {
            "lumi" => message!("face-lumi"),
            "otto" => message!("face-otto"),
            "mila" => message!("face-mila"),
            "bruno" => message!("face-bruno"),
            "nilo" => message!("face-nilo"),
            "tara" => message!("face-tara"),
            "rex" => message!("face-rex"),
            "juno" => message!("face-juno"),
            _ => message!("face-vega"),
        }
    }

    /// Its measured figures; `None` before it is measured as it plays now.
    #[must_use]
    pub fn figures(&self) -> Option<Figures> {
        let line = MEASURED.lines().find(|line| line.split_whitespace().next() == Some(self.id))?;
        let mut numbers = line.split_whitespace().skip(1).map(|word| word.parse::<f64>().ok());
        Some(Figures { pr: [numbers.next()??, numbers.next()??] })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_levels_with_a_style_and_a_sentence() {
        let mut notes = std::collections::BTreeSet::new();
        for face in Face::ALL {
            let level = Level::find(face.id).expect("a level of its id");
            assert_eq!((level.id, level.name, level.style.id), (face.id, face.name, face.style));
            let plain = Level::find(face.level).expect("its level");
            assert_eq!((level.plies, level.play_noise), (plain.plies, plain.play_noise));
            assert!(notes.insert(face.note().to_string()), "{}", face.id);
        }
    }

    #[test]
    fn all_faces_are_measured_and_stand_in_order() {
        let ranked = Face::ranked();
        assert_eq!(ranked.len(), Face::ALL.len());
        let measured: Vec<f64> = ranked.iter().filter_map(Face::figures).map(|found| found.pr[0]).collect();
        assert!(measured.is_empty() || measured.len() == Face::ALL.len(), "all faces or none: {measured:?}");
        assert!(measured.windows(2).all(|two| two[0] >= two[1]), "{measured:?}");
        assert_eq!(ranked.last().map(|face| face.level), Some("world-class"));
    }
}
