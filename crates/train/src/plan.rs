//! What a recipe asks for, stage by stage.

use std::collections::BTreeMap;

use pasch_engine::net::NetKind;
use serde::Deserialize;

use crate::{
    family::selfplay::Explore, fit::FitPlan, labels::LabelPlan, themes::Starts, validation::ValidationPlan,
    values::Theme,
};

/// A net to settle, see [`NetFile::settled`](pasch_engine::net::NetFile::settled).
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SettlePlan {
    /// File of the net.
    pub net: String,
    /// File of another net of its shape: then the mean of both nets' weights is settled.
    #[serde(default)]
    pub mean_with: Option<String>,
    /// Folder of the labels whose positions it is settled on, relative to the output folder.
    pub labels: String,
    /// How many of the positions, evenly spread over the labels.
    pub positions: usize,
}

/// A set of rolled-out decisions and the nets it is made with.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct JudgedBy {
    /// File of the contact net whose games the decisions come from.
    pub player: String,
    /// The nets that roll them out.
    pub teacher: TeacherPlan,
    /// Others that roll them out as well: a play is worth the mean.
    #[serde(default)]
    pub also: Vec<TeacherPlan>,
    /// How many, and how.
    pub plan: ValidationPlan,
}

/// A round of exact one-roll backups.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct BackupPlan {
    /// Which net is fitted.
    pub kind: Kind,
    /// The nets that make the labels and play the games.
    pub teacher: TeacherPlan,
    /// File of the net to go on from; none starts from random weights.
    #[serde(default)]
    pub start: Option<String>,
    /// Folders of labels of earlier rounds to learn from as well, relative to the output folder.
    #[serde(default)]
    pub more_labels: Vec<String>,
    /// How labels are made.
    pub labels: LabelPlan,
    /// How the net is fitted.
    pub fit: FitPlan,
}

/// The kind of net, as recipes name it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Contact,
    Race,
    /// Positions with contact after the first checker was borne off.
    Late,
}

impl From<Kind> for NetKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Contact => Self::Contact,
            Kind::Race => Self::Race,
            Kind::Late => Self::Late,
        }
    }
}

/// Net files, relative to the folder of nets given to the run, or to the folder that holds its output.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct TeacherPlan {
    /// The net that chooses the replies worth judging.
    pub fast: String,
    /// The net that judges them.
    pub contact: String,
    /// The net for races.
    pub race: String,
    /// The net that judges contact after the first checker was borne off; without it `contact` does.
    #[serde(default)]
    pub late: Option<String>,
}

impl TeacherPlan {
    /// The first of its files that is not also the other's.
    #[must_use]
    pub fn unlike(&self, other: &Self) -> Option<&str> {
        let pairs = [
            (Some(&self.contact), Some(&other.contact)),
            (self.late.as_ref(), other.late.as_ref()),
            (Some(&self.race), Some(&other.race)),
            (Some(&self.fast), Some(&other.fast)),
        ];
        pairs.into_iter().find(|(own, other)| own != other).and_then(|(own, _)| own.map(String::as_str))
    }
}

/// Rounds of labels and fits, one after the other.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct CampaignPlan {
    pub rounds: u64,
    /// The nets to begin with. The contact net is the first champion.
    pub teacher: TeacherPlan,
    /// How many earlier rounds' labels are learned from as well.
    pub replay: u64,
    /// How labels are made in every round.
    pub labels: LabelPlan,
    /// How the champion is fitted to them in every round.
    pub fit: FitPlan,
    /// When a fitted net becomes the champion.
    pub judge: JudgePlan,
}

/// When a net is promoted: its loss on the rolled-out decisions must not be higher than the champion's, and it must not
/// lose to it in play.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct JudgePlan {
    /// Cubeless games against the champion, dice mirrored and luck taken out.
    pub games: u64,
    /// The mean of points a game must reach this.
    pub points: f64,
    /// Standard errors of the (paired) difference in loss by which the new net may at most be worse; negative
    /// to demand an improvement.
    pub worse: f64,
}

/// Two sets of nets, one of which is to replace the other.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct GatesPlan {
    /// The nets that are delivered.
    pub champion: TeacherPlan,
    /// The nets that are to replace them.
    pub candidate: TeacherPlan,
    /// Whether the fast nets are compared instead of those that judge.
    #[serde(default)]
    pub fast: bool,
    /// Cubeless games between the two, dice mirrored and luck taken out.
    pub games: u64,
}

/// How a set of values is made.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct ValuesPlan {
    /// The nets that play and roll out.
    pub teacher: TeacherPlan,
    /// Positions of each theme; in half of them the holder is on roll.
    pub positions: BTreeMap<Theme, u64>,
    /// Games rolled out for each position.
    pub trials: u32,
    /// Share of random plays in the games that positions come from.
    pub noise: f32,
}

/// Which of backgammon's nets learns, and how its games are played and labelled.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct BoardPlan {
    /// Which of the teacher's nets it is: the stream begins with that and takes its place.
    pub net: Role,
    /// The nets that play and judge.
    pub teacher: TeacherPlan,
    /// Replies a roll that the main net judges after the fast net has chosen them.
    pub keep: usize,
    /// Share of the games in which some plays are not the best.
    pub noisy_games: f32,
    /// In those: share of the plays that are not the best.
    pub noise: f32,
    /// Points of the bear-off database that answers races exactly; 0 for none.
    pub bearoff_points: u8,
}

/// The place of a net among the four.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    Contact,
    /// Judges contact after the first checker was borne off.
    Late,
    Race,
    /// Chooses which replies are judged.
    Fast,
}

impl Role {
    pub(crate) const fn kind(self) -> NetKind {
        match self {
            Self::Contact | Self::Fast => NetKind::Contact,
            Self::Late => NetKind::Late,
            Self::Race => NetKind::Race,
        }
    }

    /// The file that holds its net.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            Self::Contact => "contact.net",
            Self::Late => "late.net",
            Self::Race => "race.net",
            Self::Fast => "fast.net",
        }
    }
}

/// Which game's net learns, and how its games vary.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct GamePlan {
    /// The game. The stream begins with the delivered net, or with random weights where there is none.
    pub variant: String,
    /// Hidden units of a net that begins with random weights.
    #[serde(default)]
    pub hidden: Option<usize>,
    pub explore: Explore,
}

/// What a stream does.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct StreamPlan {
    pub pupil: PupilPlan,
    /// Renewals from one boundary to the next: all that a kill can cost.
    pub leg: u64,
    /// Labels of how many renewals are learned from at a time, the newest included. Those before a boundary are gone.
    pub replay: usize,
    /// Samples of a step.
    pub batch: usize,
    /// Steps after a boundary in which the rate rises from nothing.
    pub warm_up: u64,
    /// Steps over which the running mean of the weights reaches back.
    pub mean_over: f32,
    /// Legs from one measurement to the next.
    pub measure: u64,
    /// Games of a measurement, against the nets that the stream began with.
    pub games: u64,
    /// What changes on the way.
    pub phases: Vec<Phase>,
}

/// What learns, and what only its games know.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
pub enum PupilPlan {
    /// One of backgammon's nets.
    Board(BoardPlan),
    /// The net of another game of the family.
    Family(GamePlan),
}

/// A stretch of renewals.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    pub renewals: u64,
    pub games: u64,
    /// How much of what later rolls of the same game teach is passed back to a label, from 0 to 1.
    pub lambda: f32,
    /// Rate of learning in the first renewal.
    pub rate: f32,
    /// Rate in the last one; between them it falls, or rises, by equal factors.
    pub rate_end: f32,
    /// Where backgammon's games begin.
    #[serde(default)]
    pub starts: Option<Starts>,
}
