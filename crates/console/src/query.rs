//! Questions about a position: what a JSON line or an XGID asks, checked and turned into domain values.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use pasch_engine::cube::{CubeInfo, CubeOwner, Stake};
use pasch_formats::diagram::Diagram;
use pasch_formats::situation::{Checkers, Offer, Situation};
use pasch_formats::{ReadError, ReadFile};
use pasch_formats::{paste, place, position_id, xgid};
use pasch_messages::{Arg, message};
use pasch_rules::{
    ByPlayer, Cube, Dice, LegalPlay, PastRolls, PlayGraph, Player, Point, PointMask, Position, RawSide,
    Rules, Setup, SetupFault, Side, TurnContext, VariantId, VariantSpec, decided, notation,
};
use serde_json::{Map, Value};

use crate::term::short;
use crate::{files, json, options};

/// What a game is played for and where it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stakes {
    /// The cube's value and owner.
    pub cube: Cube,
    /// Points each seat has won before this game.
    pub score: ByPlayer<u32>,
    /// Points to win the match; 0 for money.
    pub length: u32,
    /// It is the Crawford game.
    pub crawford: bool,
}

/// A position with its rules, roll and stakes.
#[derive(Clone, Debug)]
pub struct Query {
    /// The variant and its options.
    pub rules: Rules,
    /// The checkers of both sides.
    pub position: Position,
    /// Whose turn it is.
    pub on_roll: Player,
    /// The roll, if there is one.
    pub dice: Option<Dice>,
    /// The player on roll has doubled and waits for the answer.
    pub doubled: bool,
    /// Cube, score and match length.
    pub stakes: Stakes,
}

impl Query {
    /// Reads `{"xgid": …}`, `{"position": …}` with any identifier, or `{"variant": …, "me": …, "op": …, …}`.
    ///
    /// # Errors
    /// Names the first key that cannot be understood, and why.
    pub fn from_json(value: &Value) -> Result<Self> {
        let map = value.as_object().context(message!("query-no-object"))?;
        if let Some(named) = map.get("position") {
            known_keys(map, &["position", "dice"])?;
            let mut query = {
                let text = named.as_str().context(message!("query-position"))?;
                Self::from_diagram(&place::read(text)?)?
            };
            if let Some(faces) = map.get("dice") {
                query.dice = dice(faces, query.rules.spec())?;
            }
            return Ok(query);
        }
        match map.get("xgid") {
            Some(text) => {
                known_keys(map, &["xgid", "variant", "dice", "options"])?;
                let text = text.as_str().context(message!("query-xgid"))?;
                let mut query =
                    Self::from_xgid(text, variant(map, Some(VariantId::BACKGAMMON))?, map.get("options"))?;
                if let Some(faces) = map.get("dice") {
                    query.dice = dice(faces, query.rules.spec())?;
                }
                Ok(query)
            }
            None => Self::from_sides(map),
        }
    }

    /// Reads a text from the command line: a JSON object, or what [`named`] reads.
    ///
    /// # Errors
    /// As [`Query::from_json`] and [`named`].
    pub fn from_text(text: &str) -> Result<Self> {
        let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if text.starts_with('{') {
            return Self::from_json(&json::read(text)?);
        }
        Self::from_diagram(&named(text)?)
    }

    /// Reads all questions of a text from the command line: a JSON object is one, positions may be several.
    ///
    /// # Errors
    /// The same errors as [`Query::from_text`].
    pub fn all_from_text(text: &str) -> Result<Vec<Self>> {
        let text = text.trim();
        if text.starts_with('{') {
            return Ok(vec![Self::from_text(text)?]);
        }
        named_all(text)?.iter().map(Self::from_diagram).collect()
    }

    /// The question that a position asks.
    ///
    /// # Errors
    /// When its game is not played that way, or the checkers cannot stand so.
    pub fn from_diagram(diagram: &Diagram) -> Result<Self> {
        let rules = diagram.rules()?;
        let position = Position::try_from_setup(&diagram.board, rules.spec())?;
        let cube = diagram.cube.unwrap_or(Cube { value: 1, owner: None });
        Ok(Self {
            rules,
            position,
            on_roll: diagram.turn,
            dice: diagram.dice,
            doubled: diagram.doubled,
            stakes: Stakes { cube, score: diagram.score, length: diagram.length, crawford: diagram.crawford },
        })
    }

    fn from_xgid(text: &str, variant: VariantId, chosen: Option<&Value>) -> Result<Self> {
        let situation = paste::find(text)?.situation;
        let mut options = options::from_json(chosen)?;
        options.jacoby = situation.jacoby;
        options.animals = u8::from(situation.beavers);
        let rules = Rules::new(variant, options)?;
        let setup = Setup { sides: situation.checkers.map(|checkers| raw_side(&checkers)) };
        let position = Position::try_from_setup(&setup, rules.spec())?;
        let dice = situation.dice.map(|[first, second]| Dice::two(first, second));
        let cube = Cube::new(situation.cube_value(), situation.cube_owner)
            .with_context(|| message!("query-cube-too-large", cube_value = situation.cube_value()))?;
        Ok(Self {
            rules,
            position,
            on_roll: situation.turn,
            dice,
            doubled: situation.offer == Some(Offer::Double),
            stakes: Stakes {
                cube,
                score: situation.score,
                length: situation.length,
                crawford: situation.crawford,
            },
        })
    }

    /// Seat A is "me".
    fn from_sides(map: &Map<String, Value>) -> Result<Self> {
        known_keys(
            map,
            &[
                "variant",
                "me",
                "op",
                "me_pinned",
                "op_pinned",
                "dice",
                "options",
                "cube",
                "cube_owner",
                "score",
                "length",
                "crawford",
            ],
        )?;
        let variant = variant(map, None)?;
        let rules = Rules::new(variant, options::from_json(map.get("options"))?)?;
        let side = |key: &str, pins: &str| -> Result<RawSide> {
            let text = text(map, key)?.with_context(|| message!("query-key-missing", key = key))?;
            let mut side = side_of(text, rules.spec()).with_context(|| message!("query-in", key = key))?;
            side.pinned =
                points(text_or_empty(map, pins)?).with_context(|| message!("query-in", key = pins))?;
            Ok(side)
        };
        let setup = Setup { sides: ByPlayer { a: side("me", "me_pinned")?, b: side("op", "op_pinned")? } };
        let position = Position::try_from_setup(&setup, rules.spec()).map_err(|error| {
            let faults: Vec<String> = error.faults.iter().map(|fault| as_asked(*fault)).collect();
            anyhow!("{}", faults.join("; "))
        })?;
        let dice = match map.get("dice") {
            Some(faces) => dice(faces, rules.spec())?,
            None => None,
        };
        Ok(Self { rules, position, on_roll: Player::A, dice, doubled: false, stakes: stakes(map)? })
    }

    /// What the rules want to know beside position and roll: a bare position says little about it.
    pub fn turn_context(&self) -> TurnContext {
        PastRolls::supposed(&self.rules, &self.position).context(self.on_roll)
    }

    /// The plays of the roll.
    ///
    /// # Errors
    /// When the question has no roll.
    pub fn play_graph(&self) -> Result<PlayGraph> {
        let dice = self.need_dice()?;
        if decided(&self.rules, &self.position).is_some() {
            bail!(message!("query-game-over"));
        }
        Ok(PlayGraph::new(&self.rules, &self.position, self.on_roll, &dice, &self.turn_context()))
    }

    /// The plays that these texts name, such as `24/18 13/11`.
    ///
    /// # Errors
    /// Names the first that is no play of the roll, and why.
    pub fn named_plays(&self, texts: &[String]) -> Result<Vec<LegalPlay>> {
        if texts.is_empty() {
            return Ok(Vec::new());
        }
        let graph = self.play_graph()?;
        let read = |text: &String| {
            notation::read(&graph, text).with_context(|| message!("query-play", text = format!("{text:?}")))
        };
        texts.iter().map(read).collect()
    }

    /// The roll that the question names.
    ///
    /// # Errors
    /// When the question has none.
    pub fn need_dice(&self) -> Result<Dice> {
        self.dice.context(message!("query-no-dice"))
    }

    /// The cube as the player on roll sees it.
    pub fn cube_info(&self) -> CubeInfo {
        let stakes = &self.stakes;
        let me = self.on_roll;
        let away = |player: Player| stakes.length.saturating_sub(stakes.score[player]).max(1);
        let stake = if stakes.length > 0 {
            let no_cube = stakes.crawford || stakes.length == 1 || !self.rules.has_cube();
            Stake::Match { away_me: away(me), away_opp: away(me.other()), crawford: no_cube }
        } else if self.rules.has_cube() {
            let options = self.rules.options();
            Stake::Money { jacoby: options.jacoby, beavers: options.animals > 0 }
        } else {
            Stake::Cubeless
        };
        let owner = match stakes.cube.owner {
            None => CubeOwner::Centred,
            Some(owner) if owner == me => CubeOwner::Mine,
            Some(_) => CubeOwner::Theirs,
        };
        CubeInfo { stake, ..CubeInfo::cubeless().with(stakes.cube.value, owner) }
    }
}

/// The position that a text of the command line names: an XGID, GNU Backgammon's IDs, Pasch's own identifier, the address
/// of a position's page, or a file: of a position, or of a match, which stands for where its play ends. What is wrong
/// with the file goes to standard error.
///
/// # Errors
/// Says what is wrong with the identifier or the file.
pub fn named(text: &str) -> Result<Diagram> {
    let path = Path::new(text);
    if !path.is_file() {
        return Ok(place::read(text)?);
    }
    let file = files::read_match(path)?;
    files::warn(text, &file.warnings);
    Diagram::at_end(&file.record).with_context(|| text.to_owned())
}

/// All positions that a text of the command line names, or that are in the file that it names.
///
/// # Errors
/// As [`named`], for the first of them that cannot be read.
pub fn named_all(text: &str) -> Result<Vec<Diagram>> {
    let path = Path::new(text);
    if !path.is_file() {
        return Ok(place::all(text)?.into_iter().collect::<Result<_, _>>()?);
    }
    let files = files::read_all(path)?;
    let several = files.len() > 1;
    let one = |(file, number): (Result<ReadFile, ReadError>, usize)| {
        let place = || {
            if several {
                message!("numbered-match", path = text, number = number).to_string()
            } else {
                text.to_owned()
            }
        };
        let file = file.with_context(place)?;
        files::warn(place(), &file.warnings);
        Diagram::at_end(&file.record).with_context(place)
    };
    files.into_iter().zip(1..).map(one).collect()
}

fn stakes(map: &Map<String, Value>) -> Result<Stakes> {
    let number = |key: &str, default: u64| -> Result<u32> {
        let value = match map.get(key) {
            None => default,
            Some(v) => v.as_u64().with_context(|| message!("query-number", key = key))?,
        };
        u32::try_from(value)
            .ok()
            .filter(|n| *n <= 1 << 24)
            .with_context(|| message!("query-too-large", key = key, value = value))
    };
    let value = number("cube", 1)?;
    let owner = match text(map, "cube_owner")? {
        None | Some("") => None,
        Some("me") => Some(Player::A),
        Some("op") => Some(Player::B),
        Some(other) => bail!(message!("query-cube-owner", owner = format!("{:?}", short(other)))),
    };
    let cube = Cube::new(value, owner).with_context(|| message!("query-cube", value = value))?;
    let length = number("length", 0)?;
    let score = match map.get("score") {
        None => ByPlayer { a: 0, b: 0 },
        Some(value) => {
            let points: Vec<u32> = serde_json::from_value(value.clone())
                .ok()
                .filter(|p: &Vec<u32>| p.len() == 2)
                .context(message!("query-score"))?;
            ByPlayer { a: points[0], b: points[1] }
        }
    };
    if length > 0 && score.a.max(score.b) >= length {
        bail!(message!("query-score-too-high", score = score.a.max(score.b), length = length));
    }
    let crawford = match map.get("crawford") {
        None => false,
        Some(value) => value.as_bool().context(message!("query-crawford"))?,
    };
    Ok(Stakes { cube, score, length, crawford })
}

fn known_keys(map: &Map<String, Value>, known: &[&str]) -> Result<()> {
    match map.keys().find(|key| !known.contains(&key.as_str())) {
        Some(key) => {
            bail!(message!("query-unknown-key", key = format!("{:?}", short(key)), known = known.join(", ")))
        }
        None => Ok(()),
    }
}

fn text<'a>(map: &'a Map<String, Value>, key: &str) -> Result<Option<&'a str>> {
    match map.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(_) => bail!(message!("query-string", key = key)),
    }
}

fn text_or_empty<'a>(map: &'a Map<String, Value>, key: &str) -> Result<&'a str> {
    Ok(text(map, key)?.unwrap_or(""))
}

fn variant(map: &Map<String, Value>, default: Option<VariantId>) -> Result<VariantId> {
    match (text(map, "variant")?, default) {
        (Some(name), _) => find_variant(name),
        (None, Some(variant)) => Ok(variant),
        (None, None) => bail!(message!("query-nothing")),
    }
}

/// The variant with this id or name.
///
/// # Errors
/// Lists the known ones.
pub fn find_variant(name: &str) -> Result<VariantId> {
    VariantId::find(name).with_context(|| {
        let known: Vec<_> = VariantId::all().map(VariantId::as_str).collect();
        message!("query-unknown-variant", variant = format!("{:?}", short(name)), known = known.join(", "))
            .to_string()
    })
}

fn dice(value: &Value, spec: &VariantSpec) -> Result<Option<Dice>> {
    if value.is_null() {
        return Ok(None);
    }
    let faces: Option<Vec<u8>> = serde_json::from_value(value.clone()).ok();
    let dice = faces.as_deref().and_then(Dice::from_faces).filter(|d| d.count() == spec.dice);
    let shown = || message!("query-dice", dice = short(&value.to_string()), count = spec.dice).to_string();
    dice.map(Some).with_context(shown)
}

/// Points as words: `17`, `17 8`, also with a count as in `17:1`.
fn points(text: &str) -> Result<PointMask> {
    let mut mask = PointMask::EMPTY;
    for word in text.split([' ', ',']).filter(|w| !w.is_empty()) {
        let number = word.split(':').next().unwrap_or(word);
        let point = number
            .parse()
            .ok()
            .and_then(Point::new)
            .with_context(|| message!("query-no-point", text = short(word)))?;
        mask.insert(point);
    }
    Ok(mask)
}

fn raw_side(checkers: &Checkers) -> RawSide {
    let mut side = RawSide { bar: checkers[24], ..RawSide::default() };
    side.points.copy_from_slice(&checkers[..24]);
    side
}

/// A side as a question writes it. `bar:` is the bar and `pool:` the pool; `25:` is the bar, too, but in a game that
/// begins with checkers in the pool it means these while every checker is named and none stands in the pool by name.
fn side_of(text: &str, spec: &VariantSpec) -> Result<RawSide> {
    let (waiting, named): (Vec<&str>, Vec<&str>) =
        text.split_whitespace().partition(|word| word.starts_with("25:"));
    let mut side: RawSide = named.join(" ").parse()?;
    let waiting: RawSide = waiting.join(" ").parse()?;
    let all = side.total() + waiting.total() == u32::from(spec.checkers);
    let into = if spec.uses_pool() && side.pool == 0 && all { &mut side.pool } else { &mut side.bar };
    *into = into.checked_add(waiting.bar).context(message!("query-checkers"))?;
    Ok(side)
}

/// What is wrong with the sides of a question, in its own words.
fn as_asked(fault: SetupFault) -> String {
    match fault {
        SetupFault::SharedPoint { a, b } => {
            message!("query-both-sides", a = Arg::text(&a), b = Arg::text(&b)).to_string()
        }
        SetupFault::UnclearPin { a, b } => {
            message!("query-pinned", a = Arg::text(&a), b = Arg::text(&b)).to_string()
        }
        fault => fault.to_string().replace("player A", "\"me\"").replace("player B", "\"op\""),
    }
}

/// A side as the question writes it: `25:1 13:5 6:2`, or `bar:1 pool:2 20:3` in a game that begins with
/// checkers in the pool.
pub fn side_text(side: &Side, spec: &VariantSpec) -> String {
    let mut words = Vec::new();
    let waiting = if spec.uses_pool() {
        [("bar", side.bar), ("pool", side.pool)]
    } else {
        [("25", side.bar), ("pool", side.pool)]
    };
    words.extend(waiting.into_iter().filter(|(_, n)| *n > 0).map(|(place, n)| format!("{place}:{n}")));
    words.extend(Point::all().rev().filter(|p| side.on(*p) > 0).map(|p| format!("{p}:{}", side.on(p))));
    words.join(" ")
}

/// A side's pinned points as the question writes them: `17 8`.
pub fn pinned_text(side: &Side) -> String {
    side.pinned.iter().rev().map(|p| p.to_string()).collect::<Vec<_>>().join(" ")
}

/// The checkers of a standard board in the form of the field's identifiers.
pub fn checkers(position: &Position) -> ByPlayer<Checkers> {
    position.sides.map(|side| {
        let mut checkers = [0; 25];
        checkers[..24].copy_from_slice(&side.points);
        checkers[24] = side.bar;
        checkers
    })
}

/// GNUBG's Position ID with `on_roll` on roll; `None` for boards it cannot express.
pub fn gnubg_id(rules: &Rules, position: &Position, on_roll: Player) -> Option<String> {
    if !rules.spec().moves_as_backgammon() {
        return None;
    }
    position_id::encode(&checkers(position), on_roll)
}

/// The XGID of a moment; `None` for boards it cannot express.
pub fn xgid_of(query: &Query) -> Option<String> {
    if !query.rules.spec().moves_as_backgammon() {
        return None;
    }
    let stakes = &query.stakes;
    let dice = query.dice.and_then(|dice| match dice.as_slice() {
        [high, low] => Some([*high, *low]),
        _ => None,
    });
    Some(xgid::encode(&Situation {
        checkers: checkers(&query.position),
        turn: query.on_roll,
        dice,
        offer: query.doubled.then_some(Offer::Double),
        cube_log2: stakes.cube.value.trailing_zeros() as u8,
        cube_owner: stakes.cube.owner,
        score: stakes.score,
        length: stakes.length,
        crawford: stakes.crawford,
        jacoby: query.rules.options().jacoby,
        beavers: query.rules.options().animals > 0,
        ..Situation::default()
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn refusal(value: Value) -> String {
        format!("{:#}", Query::from_json(&value).unwrap_err())
    }

    #[test]
    fn reads_both_forms() {
        let start =
            Query::from_json(&json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:61:0:0:0:0:10" }))
                .unwrap();
        assert_eq!(start.on_roll, Player::B);
        assert_eq!(start.need_dice().unwrap().to_string(), "61");
        let pins = Query::from_json(&json!({
            "variant": "plakoto", "me": "24:5 17:1 10:9", "op": "24:10 8:2 2:3",
            "me_pinned": "17", "op_pinned": "", "dice": [6, 1], "options": {}
        }))
        .unwrap();
        assert_eq!(pinned_text(&pins.position.sides.a), "17");
        assert_eq!(side_text(&pins.position.sides.a, pins.rules.spec()), "24:5 17:1 10:9");
    }

    #[test]
    fn refusals_name_the_key() {
        let base = json!({ "variant": "backgammon", "me": "6:15", "op": "6:15" });
        let with = |key: &str, value: Value| {
            let mut v = base.clone();
            v[key] = value;
            refusal(v)
        };
        assert!(
            with("me", json!("6:16")).contains("\"me\" has 16 checkers"),
            "{}",
            with("me", json!("6:16"))
        );
        assert!(with("op", json!("19:15")).contains("one point"));
        assert!(with("dice", json!([7, 1])).contains("not a roll"));
        assert!(with("variant", json!("chess")).contains("known are backgammon"));
        assert!(with("nonsense", json!(1)).contains("unknown key \"nonsense\""));
        assert!(with("me_pinned", json!("6")).contains("pinned"));
        assert!(with("cube", json!(3)).contains("power of two"));
        assert!(refusal(json!({})).contains("give \"xgid\" or \"position\""));
        assert!(refusal(json!({ "position": "nackgammon:24x16:-:a:0:1:0-0:0" })).contains("checkers"));
        assert!(
            refusal(json!({ "xgid": "XGID=-p----E-C---eE---c-e----B-:0:0:1:61:0:0:0:0:10" }))
                .contains("checkers")
        );
    }

    #[test]
    fn every_form_of_a_position_means_the_same() {
        let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:61:0:0:1:0:10";
        let asked = Query::from_text(xgid).unwrap();
        let address = format!("https://pasch.example/position/{}?x=1", xgid.trim_start_matches("XGID="));
        for text in [address.as_str(), &format!("look: {xgid}"), "4HPwATDgc/ABMA:cIkUAAAAAAAA"] {
            let found = Query::from_text(text).unwrap_or_else(|error| panic!("{text}: {error:#}"));
            assert_eq!(found.position.sides[found.on_roll], asked.position.sides[asked.on_roll], "{text}");
            assert_eq!(found.stakes, asked.stakes, "{text}");
        }
        let own = "plakoto:24x5,17x1~,10x9:24x10,8x2,2x3:a:61:0:0-0:0";
        let found = Query::from_json(&json!({ "position": own })).unwrap();
        assert_eq!(found.need_dice().unwrap().to_string(), "61");
        assert_eq!(pinned_text(&found.position.sides.a), "17");
    }

    #[test]
    fn an_xgid_survives() {
        let text = "XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:-1:63:0:0:0:3:10";
        assert_eq!(xgid_of(&Query::from_text(text).unwrap()).as_deref(), Some(text));
    }
}
