//! The one way in: the bytes of a file, whatever it is.

use pasch_rules::{
    Action, ByPlayer, Crawford, Cube, Dice, GameSetup, Header, Options, Player, Record, SetupTurn, VariantId,
};

use crate::bgf;
use crate::decode::{Decoded, decode};
use crate::detect::{Content, detect};
use crate::diagram::keep_cube_limit;
use crate::fibs_board;
use crate::format::Format;
use crate::jellyfish;
use crate::log;
use crate::mat;
use crate::ogxm;
use crate::overlay::Overlay;
use crate::paste::{self, IdKind, Pasted};
use crate::problem::{Problem, ReadError, Severity, Warning};
use crate::several;
use crate::sgf;
use crate::sites;
use crate::situation::{Offer, Situation};
use crate::snowie;
use crate::xg;
use crate::xg_text;

/// A file that could be read.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadFile {
    /// The format in which the file was recognised.
    pub format: Format,
    /// The match; every action in it is legal.
    pub record: Record,
    /// What was noticed, in the order of the file.
    pub warnings: Vec<Warning>,
    /// What the file says about the match beside its facts.
    pub overlay: Overlay,
}

impl ReadFile {
    /// Whether the file contradicts itself or the rules somewhere.
    #[must_use]
    pub fn has_faults(&self) -> bool {
        self.warnings.iter().any(|warning| warning.problem.severity() == Severity::Fault)
    }
}

/// What a reader gives.
pub(crate) type Read = (Record, Vec<Warning>, Overlay);

/// Reads a file of any supported format. Of several matches or positions it is the first, which a warning
/// says; [`read_all`](crate::read_all) gives all. The format is recognised by the content; a name is a hint
/// where content alone says nothing.
///
/// # Errors
/// [`ReadError`] if nothing can be read; what is merely faulty is read with warnings.
pub fn read(bytes: &[u8], name_hint: Option<&str>) -> Result<ReadFile, ReadError> {
    let format = match detect(bytes) {
        Content::Known(format) => format,
        Content::Empty => return Err(ReadError::Empty),
        Content::Html => return Err(ReadError::Html),
        Content::Binary => return Err(ReadError::Binary),
        Content::Text => match name_hint.and_then(extension).as_deref() {
            Some("mat") => Format::Mat,
            _ => return Err(ReadError::NotAMatch),
        },
    };
    let decoded = decode(bytes);
    let plain = |(record, warnings)| (record, warnings, Overlay::default());
    let (record, mut warnings, overlay) = match format {
        Format::Mat => mat::read(&decoded)?,
        Format::Log => {
            let (record, overlay) = log::read_noted(&decoded.text)?;
            (record, Vec::new(), overlay)
        }
        Format::PositionText => position_text(&decoded)?,
        Format::Sgf => sgf::read(&decoded)?,
        Format::Xg => xg::read(bytes)?,
        Format::BgBlitz => bgf::read(bytes)?,
        Format::Ogxm => ogxm::read(several::stream_parts(bytes).first().copied().unwrap_or(bytes))?,
        Format::FibsOldmoves => plain(sites::oldmoves::read(&decoded)?),
        Format::TrueMoneygames => plain(sites::tmg::read(&decoded)?),
        Format::GamesGrid => sites::sgg::read(&decoded)?,
        Format::GnubgText => sites::gnubg_text::read(&decoded)?,
        Format::PartyGammon => plain(sites::party::read(&decoded)?),
        Format::BackgammonRoom => plain(sites::bgroom::read(&decoded)?),
        Format::Bkg => plain(sites::bkg::read(&decoded)?),
        Format::JavaFibs => plain(sites::javafibs::read(&decoded)?),
        Format::GameText => mat::read_untitled(&decoded)?,
        Format::SnowiePosition => {
            let line = snowie::parse(first_line(&decoded))?;
            plain(position(&line.situation, line.names, Problem::decoding(&decoded))?)
        }
        Format::FibsBoard => {
            let (situation, names) = fibs_board::parse(first_line(&decoded))?;
            plain(position(&situation, names, Problem::decoding(&decoded))?)
        }
        Format::JellyfishPosition => {
            let (situation, names) = jellyfish::parse(bytes)?;
            plain(position(&situation, names, Vec::new())?)
        }
    };
    if let Some(more) = several::more(bytes, format) {
        let problem = Problem::More(more);
        warnings.push(Warning { line: None, column: None, game: None, move_no: None, problem });
    }
    Ok(ReadFile { format, record, warnings, overlay })
}

fn extension(name: &str) -> Option<String> {
    name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase())
}

fn first_line(decoded: &Decoded) -> &str {
    decoded.text.lines().find(|line| !line.trim().is_empty()).unwrap_or("")
}

/// One position with the names of the players.
fn position(
    situation: &Situation,
    names: ByPlayer<String>,
    warnings: Vec<Warning>,
) -> Result<(Record, Vec<Warning>), ReadError> {
    let mut record = position_record(situation);
    record.header.names = names;
    record.final_state().map_err(ReadError::Position)?;
    Ok((record, warnings))
}

fn position_text(decoded: &Decoded) -> Result<Read, ReadError> {
    let pasted = paste::find(&decoded.text)?;
    identified(&decoded.text, pasted)
}

/// The position of an identifier, with what the text around it says.
pub(crate) fn identified(text: &str, pasted: Pasted) -> Result<Read, ReadError> {
    let mut problems = pasted.warnings;
    match pasted.kind {
        IdKind::PositionId => problems.push(Problem::PartialId("position-id")),
        IdKind::Board => problems.push(Problem::PartialId("xgid-board")),
        IdKind::Named(_) | IdKind::GnubgIds => {}
    }
    let warnings = problems
        .into_iter()
        .map(|problem| Warning { line: None, column: None, game: None, move_no: None, problem })
        .collect();
    let mut record = position_record(&pasted.situation);
    if let Some(names) = xg_text::names(text) {
        record.header.names = names;
    }
    record.final_state().map_err(ReadError::Position)?;
    let mut overlay = Overlay::default();
    // The only action of the record is the position about which something is said.
    if let Some(note) = xg_text::note(text) {
        overlay.notes.insert(0, note);
    }
    Ok((record, warnings, overlay))
}

/// A record of one game that begins with a position: the checkers, turn, dice, cube and score of a situation. A beaver on
/// offer is written as the double it answers, a resignation on offer is left out.
#[must_use]
pub fn position_record(situation: &Situation) -> Record {
    let s = situation;
    let mut header = Header::new(VariantId::BACKGAMMON, s.length);
    header.names = ByPlayer { a: "O".to_owned(), b: "X".to_owned() };
    header.options = Options { jacoby: s.jacoby, animals: u8::from(s.beavers), ..Options::default() };
    keep_cube_limit(&mut header, s.cube_limit_log2);
    let turn = match (s.offer, s.dice) {
        (Some(Offer::Double | Offer::Beaver | Offer::Raccoon), _) => SetupTurn::Doubled(s.turn),
        (_, Some([first, second])) => SetupTurn::ToMove(s.turn, Dice::two(first, second)),
        _ => SetupTurn::ToRoll(s.turn),
    };
    let one_away = Player::BOTH.into_iter().any(|player| s.score[player] + 1 == s.length);
    let crawford = match (s.crawford, one_away && s.length > 1) {
        (true, _) => Crawford::Now,
        (false, true) => Crawford::After,
        (false, false) => Crawford::Before,
    };
    let cube = Cube { value: s.cube_value(), owner: s.cube_owner };
    let setup = GameSetup { board: s.setup(), turn, cube, score: s.score, crawford };
    Record { header, actions: vec![Action::Setup(setup)] }
}
