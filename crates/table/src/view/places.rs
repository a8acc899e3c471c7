//! Positions by themselves: drafts in, checked places out.

use pasch_engine::analyst::{self, Spot};
use pasch_engine::standard::Board;
use pasch_formats::diagram::{self, Diagram};
use pasch_formats::overlay::Note;
use pasch_formats::{identifier, match_id, ogid, place, position_id, xg_text, xgid};
use pasch_messages::{Describe, Message, message};
use pasch_rules::{ByPlayer, Cube, Dice, Options, Point, PointMask, Position, RawSide, Rules, Setup};

use crate::{board, plays};
use pasch_wire as wire;

/// The highest limit of a cube, as a power of two, that an XGID can tell.
const MOST_LIMIT: u8 = 30;

/// The positions that a text names: identifiers, addresses, or text around them.
///
/// # Errors
/// The fault of the only one, or that there is none.
pub fn read(text: &str) -> Result<wire::PlaceView, Message> {
    let found = place::all(text).map_err(|error| error.message())?;
    of_several(found.into_iter().map(|one| one.map_err(|error| error.message())).collect())
        .unwrap_or_else(|| Err(message!("no-position")))
}

/// The first of these positions that could be read, with a list of all where there are several; `None` if there are none.
///
/// # Errors
/// What is wrong with the first, if none could be read.
pub fn of_several<E: Describe>(found: Vec<Result<Diagram, E>>) -> Option<Result<wire::PlaceView, E>> {
    let list = if found.len() > 1 { found.iter().map(line).collect() } else { Vec::new() };
    let first = found.iter().position(Result::is_ok).unwrap_or(0);
    let first = found.into_iter().nth(first)?;
    Some(first.map(|first| wire::PlaceView { list, ..place(&first) }))
}

fn line<E: Describe>(found: &Result<Diagram, E>) -> wire::PlaceLine {
    match found {
        Ok(diagram) => {
            let faults = faults(diagram);
            wire::PlaceLine {
                id: faults.is_empty().then(|| diagram::encode(diagram)),
                fault: faults.first().map(plays::sentence),
                told: faults.first().map(Into::into),
                draft: Some(draft(diagram)),
            }
        }
        Err(error) => {
            let (fault, told) = (plays::sentence(&error.message()), (&error.message()).into());
            wire::PlaceLine { id: None, fault: Some(fault), told: Some(told), draft: None }
        }
    }
}

/// The diagram of a draft.
///
/// # Errors
/// A field that cannot be understood, with its name. What is merely impossible is left to [`place`].
pub fn diagram_of(draft: &wire::PositionDraft) -> Result<Diagram, (&'static str, Message)> {
    let variant = pasch_rules::VariantId::all()
        .find(|known| known.as_str() == draft.variant)
        .ok_or_else(|| ("variant", message!("no-variant", variant = draft.variant)))?;
    let count = usize::from(variant.spec().dice);
    let dice = match draft.dice.as_slice() {
        [] => None,
        faces => {
            let roll = Dice::from_faces(faces).filter(|_| faces.len() == count);
            let message = message!("roll-faces", game = variant.spec().name, count = count);
            Some(roll.ok_or(("dice", message))?)
        }
    };
    let cube = match draft.cube {
        None => None,
        Some(wire::CubeDraft { value, owner }) => {
            let cube = Cube::new(value, owner.map(board::player));
            Some(cube.ok_or_else(|| ("cube", message!("cube-value", value = value)))?)
        }
    };
    let sides = ByPlayer { a: side(&draft.position.a)?, b: side(&draft.position.b)? };
    Ok(Diagram {
        variant,
        board: Setup { sides },
        turn: board::player(draft.turn),
        dice,
        doubled: draft.doubled,
        cube,
        score: ByPlayer { a: draft.score.a, b: draft.score.b },
        length: draft.length,
        crawford: draft.crawford && draft.length > 0,
        jacoby: draft.jacoby && draft.length == 0,
        beavers: draft.beavers && draft.length == 0,
        cube_limit_log2: match draft.cube_limit_log2 {
            None => pasch_formats::diagram::CUBE_LIMIT,
            Some(limit) if limit <= MOST_LIMIT => limit,
            Some(limit) => {
                let message = message!("cube-limit", most = MOST_LIMIT, limit = limit);
                return Err(("cube", message));
            }
        },
    })
}

fn side(view: &wire::SideView) -> Result<RawSide, (&'static str, Message)> {
    let mut side = RawSide { bar: view.bar, pool: view.pool, ..RawSide::default() };
    if view.points.len() != side.points.len() {
        return Err(("position", message!("side-points", count = view.points.len())));
    }
    side.points.copy_from_slice(&view.points);
    let mut pinned = PointMask::EMPTY;
    for &number in &view.pinned {
        pinned.insert(Point::new(number).ok_or(("position", message!("no-point", point = number)))?);
    }
    side.pinned = pinned;
    Ok(side)
}

/// What can be said of a position: its names, or all that is wrong with it.
#[must_use]
pub fn place(diagram: &Diagram) -> wire::PlaceView {
    let spec = diagram.variant.spec();
    let faults = faults(diagram);
    let possible = faults.is_empty();
    let situation = diagram.situation().filter(|_| possible);
    let with_cube = Options { cube: pasch_rules::CubeUse::On, ..Options::default() };
    wire::PlaceView {
        id: possible.then(|| diagram::encode(diagram)),
        draft: draft(diagram),
        variant: board::variant(spec),
        dice_count: spec.dice,
        cube_possible: Rules::new(diagram.variant, with_cube).is_ok_and(|rules| rules.has_cube()),
        race: possible && is_race(diagram),
        judged: diagram.rules().is_ok_and(|rules| analyst::plays(&rules)),
        xgid: situation.as_ref().map(xgid::encode).unwrap_or_default(),
        position_id: situation
            .as_ref()
            .and_then(|found| position_id::encode(&found.checkers, found.turn))
            .unwrap_or_default(),
        match_id: situation.as_ref().and_then(match_id::encode).unwrap_or_default(),
        ogid: situation.as_ref().map(ogid::encode).unwrap_or_default(),
        identifiers: situation
            .as_ref()
            .map(identifier::all)
            .unwrap_or_default()
            .into_iter()
            .map(known)
            .collect(),
        text: text(diagram, None).unwrap_or_default(),
        list: Vec::new(),
        faults: faults.iter().map(plays::sentence).collect(),
        told: faults.iter().map(Into::into).collect(),
    }
}

fn known((name, text): (&str, String)) -> wire::PlaceIdentifier {
    wire::PlaceIdentifier { name: name.to_owned(), text }
}

/// All that is wrong with a position.
fn faults(diagram: &Diagram) -> Vec<Message> {
    let checkers = Position::try_from_setup(&diagram.board, diagram.variant.spec());
    match checkers {
        Err(error) => error.faults.iter().map(Describe::message).collect(),
        Ok(_) => diagram.state().err().iter().map(Describe::message).collect(),
    }
}

/// Whether a position is a race of a game that moves as backgammon.
fn is_race(diagram: &Diagram) -> bool {
    let spot = diagram.state().ok().and_then(|state| Spot::of(&state).ok());
    spot.is_some_and(|spot| spot.board().is_some_and(Board::is_race))
}

/// A position as eXtreme Gammon's text, with what was found about its decision and the name of the match equity table by
/// which that was done; `None` for a board that such a text cannot show.
#[must_use]
pub fn text(diagram: &Diagram, found: Option<(&Note, &str)>) -> Option<String> {
    let situation = diagram.situation()?;
    let names = ByPlayer { a: "Player 2".to_owned(), b: "Player 1".to_owned() };
    let mut program = concat!("Pasch Version: ", env!("CARGO_PKG_VERSION")).to_owned();
    if let Some((_, met)) = found {
        program = format!("{program}, MET: {met}");
    }
    Some(xg_text::write(&situation, &names, found.map(|(note, _)| note), &program))
}

/// A diagram as a draft.
#[must_use]
pub fn draft(diagram: &Diagram) -> wire::PositionDraft {
    let checkers = diagram.variant.spec().checkers;
    // Where a pin follows from the checkers, the rules know it.
    let settled = Position::try_from_setup(&diagram.board, diagram.variant.spec());
    let board = settled.map_or(diagram.board, |position| position.to_setup());
    let side = |raw: RawSide| wire::SideView {
        points: raw.points.to_vec(),
        bar: raw.bar,
        pool: raw.pool,
        off: checkers.saturating_sub(raw.total().min(255) as u8),
        pinned: raw.pinned.iter().map(|point| point.number()).collect(),
    };
    let sides = board.sides.map(side);
    wire::PositionDraft {
        variant: diagram.variant.to_string(),
        position: wire::PositionView { a: sides.a, b: sides.b },
        turn: board::seat(diagram.turn),
        dice: diagram.dice.as_ref().map(|dice| board::faces(dice.as_slice())).unwrap_or_default(),
        doubled: diagram.doubled,
        cube: diagram
            .cube
            .map(|cube| wire::CubeDraft { value: cube.value, owner: cube.owner.map(board::seat) }),
        score: wire::Score { a: diagram.score.a, b: diagram.score.b },
        length: diagram.length,
        crawford: diagram.crawford,
        jacoby: diagram.jacoby,
        beavers: diagram.beavers,
        cube_limit_log2: Some(diagram.cube_limit_log2),
    }
}

#[cfg(test)]
mod tests {
    use pasch_rules::VariantId;

    use super::*;

    #[test]
    fn texts_of_all_kinds_are_understood() {
        let own = "fevga:24x15:24x15:a:0:0:0-0:0";
        let x = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
        for (text, id) in [
            (own.to_owned(), own),
            (format!("https://pasch.example/position/{own}?plies=2"), own),
            (format!("/position/{}", own.replace(':', "%3A").replace(',', "%2C")), own),
            (format!("XGID={x}"), x),
            (format!("what now? XGID={x} thanks"), x),
            ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:7:0".to_owned(), x),
            ("4HPwATDgc/ABMA".to_owned(), "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"),
        ] {
            let found = read(&text).unwrap();
            assert_eq!((found.id.as_deref(), found.list.len()), (Some(id), 0), "{text}");
        }
        assert_eq!(
            read("nothing here").unwrap_err().to_string(),
            "no XGID, OGID, GNUBG Position ID or Match ID found"
        );
        assert!(read("fevga:24x15:24x15:a:9:0:0-0:0").unwrap_err().to_string().contains("dice"));
        assert!(read(&"x".repeat(pasch_formats::place::LONGEST + 1)).is_err());
    }

    #[test]
    fn a_limit_of_the_cube_stays_while_the_position_is_edited() {
        let x = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:3";
        let mut edited = read(x).unwrap().draft;
        edited.dice = vec![6, 5];
        let again = place(&diagram_of(&edited).unwrap());
        assert_eq!(again.id.as_deref(), Some("-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:7:3"));
        // A client that names none has the usual one.
        edited.cube_limit_log2 = None;
        let usual = place(&diagram_of(&edited).unwrap());
        assert_eq!(usual.id.as_deref(), Some("-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:7:10"));
        edited.cube_limit_log2 = Some(31);
        assert_eq!(diagram_of(&edited).unwrap_err().0, "cube");
    }

    #[test]
    fn several_positions_are_a_list() {
        let x = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
        let own = "fevga:24x15:24x15:a:0:0:0-0:0";
        let wrong = "XGID=-b----E-C---eE---c-e----B-:0:0:1:99:0:0:0:7:10";
        let found = read(&format!("{wrong}\nXGID={x}\n{own}\n")).unwrap();
        assert_eq!(found.id.as_deref(), Some(x), "the first that can be read");
        let ids: Vec<_> = found.list.iter().map(|line| line.id.as_deref()).collect();
        assert_eq!(ids, [None, Some(x), Some(own)]);
        let faults: Vec<_> = found.list.iter().map(|line| line.fault.is_some()).collect();
        assert_eq!(faults, [true, false, false], "{:?}", found.list[0]);
        assert!(read(&format!("{wrong} {wrong}")).is_err(), "none can be read");
        // What the rules do not allow is shown, with the reason.
        let full = "fevga:24x16:24x15:a:0:0:0-0:0";
        let found = read(&format!("{own}\n{full}")).unwrap();
        assert!(found.list[1].draft.is_some() && found.list[1].fault.is_some(), "{:?}", found.list[1]);
    }

    #[test]
    fn a_draft_comes_back_and_is_named() {
        for variant in VariantId::all() {
            let start = Diagram::start(variant);
            let view = place(&start);
            assert_eq!(view.faults, Vec::<String>::new(), "{variant}");
            assert_eq!(diagram_of(&view.draft).as_ref(), Ok(&start), "{variant}");
            assert!(view.judged, "{variant}");
            assert_eq!(read(&view.id.unwrap()).unwrap().draft, view.draft, "{variant}");
        }
    }

    #[test]
    fn all_faults_are_told_at_once() {
        let mut draft = draft(&Diagram::start(VariantId::BACKGAMMON));
        draft.position.a.points[0] = 9;
        let view = place(&diagram_of(&draft).unwrap());
        assert_eq!((view.id, view.faults.len()), (None, 2), "{:?}", view.faults);
        draft.dice = vec![7, 1];
        assert_eq!(diagram_of(&draft).unwrap_err().0, "dice");
        draft.dice.clear();
        draft.position.b.points.pop();
        assert_eq!(diagram_of(&draft).unwrap_err().0, "position");
    }
}
