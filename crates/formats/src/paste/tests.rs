//! Identifiers in all the ways in which people paste them.

use super::*;
use crate::identifier::IdentifierError;
use crate::match_id::MatchIdError;
use crate::ogid::OgidError;
use crate::position_id::PositionIdError;
use crate::xgid::XgidError;

const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
const ROLLED: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
/// A position that is not the start, as GNU Backgammon and as eXtreme Gammon name it.
const PAIR: &str = "4HPiATDgc/ABMA:cAnqADAACAAE";
const PAIR_AS_XGID: &str = "XGID=-b----E-C---dE-a-c-e----B-:0:0:1:42:1:3:0:7:10";

fn check(text: &str, kind: IdKind, id: &str) {
    let pasted = find(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!((pasted.kind, xgid::encode(&pasted.situation).as_str()), (kind, id), "{text:?}");
}

#[test]
fn identifiers_among_other_text() {
    check(ROLLED, IdKind::Named("XGID"), ROLLED);
    check(
        &ROLLED.to_lowercase().replace("-b----e-c---ee---c-e----b-", "-b----E-C---eE---c-e----B-"),
        IdKind::Named("XGID"),
        ROLLED,
    );
    check(&ROLLED[5..], IdKind::Named("XGID"), ROLLED);
    check(&format!("what now? ({ROLLED}). thanks"), IdKind::Named("XGID"), ROLLED);
    for text in [
        "4HPwATDgc/ABMA:cAkAAAAAAAAE",
        "cAkAAAAAAAAE 4HPwATDgc/ABMA",
        " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cAkAAAAAAAAE\n",
        "4HPwATDgc/ABMA==:cAkAAAAAAAAE",
    ] {
        check(text, IdKind::GnubgIds, START);
    }
    for text in [
        "OGID=11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:7",
        "(11jjjjjhhhccccc:ooddddd88866666:N0N:31:B:R:0:0:7:0).",
        "https://host/?ogid=11ccccchhhjjjjj%3A66666888dddddoo%3AN0N%3A31%3AB%3AR%3A0%3A0%3A7",
    ] {
        check(text, IdKind::Named("OGID"), ROLLED);
    }
    check("look: <4HPwATDgc/ABMA>!", IdKind::PositionId, START);
}

#[test]
fn every_spelling_of_gnubgs_pair() {
    let (position, state) = PAIR.split_once(':').unwrap();
    let coded = PAIR.replace('/', "%2F").replace(':', "%3A");
    let url = position.replace('/', "_");
    for text in [
        format!("GNUBGID={PAIR}"),
        format!("gnubgid={PAIR}"),
        format!("GNUBGID {PAIR}"),
        format!("GNUBGID: {PAIR}"),
        format!("https://host/x?pos={PAIR}"),
        format!("https://host/x?pos={coded}&level=2"),
        format!("https://host/x?gnubgid={}", coded.replace('%', "%25")),
        format!("https://host/position/{PAIR}"),
        format!("https://host/x?p={position}&m={state}"),
        format!("https://host/x?p={position}+{state}"),
        format!("{url}:{state}"),
        format!("{url}{state}"),
        format!("https://host/b64/{url}/{state}"),
        format!("Position ID={position} Match ID={state}"),
        format!("Position ID={position}\nMatch ID={state}"),
        format!("position={position}; match={state};"),
        format!("<tr><td>{position}</td><td>{state}</td></tr>"),
        format!("<b>{position}</b>:<b>{state}</b>"),
        format!("<p class=\"id\">GNUBGID=<code>{PAIR}</code></p>"),
        format!("<input value='{PAIR}'>"),
        PAIR.replace(':', "&#58;"),
    ] {
        check(&text, IdKind::GnubgIds, PAIR_AS_XGID);
    }
}

#[test]
fn every_spelling_of_an_xgid() {
    let body = &ROLLED[5..];
    let coded = body.replace(':', "%3A");
    for text in [
        format!("XGID%3D{coded}"),
        format!("https://host/analyse?xgid={coded}&x=1"),
        format!("https://host/analyse?id={body}#top"),
        format!("https://host/analyse/{body}"),
        format!("XGID = {body}"),
        format!("XGID: {body}"),
        format!("XGID={}", body.replace(':', "&colon;")),
        format!("<pre>XGID=<b>{body}</b></pre>"),
        format!("XGID=<b>-b----E-C---eE---c-e----B-</b>{}", &body[26..]),
        format!("<a href=\"x.html?{ROLLED}\">here</a>"),
    ] {
        check(&text, IdKind::Named("XGID"), ROLLED);
    }
    for text in [
        "-b----E-C---eE---c-e----B-",
        "XGID=-b----E-C---eE---c-e----B-",
        "the board -b----E-C---eE---c-e----B-.",
    ] {
        check(text, IdKind::Board, START);
    }
    for text in
        ["a rule of hyphens --------------------------", "XGID and more about it", "an XGID: see above"]
    {
        assert_eq!(find(text), Err(PasteError::Nothing), "{text}");
    }
}

#[test]
fn what_is_wrong_with_it() {
    let refusal = |text| find(text).unwrap_err();
    assert_eq!(refusal("hello there, how are you"), PasteError::Nothing);
    assert_eq!(refusal(""), PasteError::Nothing);
    assert_eq!(refusal("4HPwATDgc/ABM"), PositionIdError::Length(13).into());
    assert_eq!(refusal("4HPwATDgc/ABMA:cIkKAAAAAAA"), MatchIdError::Length(11).into());
    assert_eq!(refusal("4HPwATDgc/ABM:cAkAAAAAAAAE"), PositionIdError::Length(13).into());
    assert_eq!(refusal("xgid=1"), IdentifierError::from(XgidError::BoardLength(1)).into());
    assert_eq!(refusal("ogid=1"), IdentifierError::from(OgidError::Fields(1)).into());
}

#[test]
fn the_start_is_never_taken_for_checkers_that_are_missing() {
    for text in ["cAkAAAAAAAAE", "GNUBGID=:cAkAAAAAAAAE", "Match ID: cAkAAAAAAAAE, you see"] {
        assert_eq!(find(text), Err(PasteError::MatchIdAlone), "{text}");
    }
    let faulty = find("GNUBGID=4HPwATDgc/ABM!:cAkAAAAAAAAE").unwrap_err();
    assert!(matches!(faulty, PasteError::PositionId(_) | PasteError::MatchIdAlone), "{faulty}");
}

#[test]
fn several_in_one_text() {
    let ids = |text: &str| -> Vec<String> {
        all(text).into_iter().map(|part| xgid::encode(&part.pasted.unwrap().situation)).collect()
    };
    assert_eq!(ids(&format!("{ROLLED}\n{START}\n")), [ROLLED, START]);
    assert_eq!(ids(&format!("{ROLLED}\n{PAIR}\n{START}")), [ROLLED, PAIR_AS_XGID, START]);
    assert_eq!(ids(&format!("{PAIR} 4HPwATDgc/ABMA:cAkAAAAAAAAE")), [PAIR_AS_XGID, START]);
    let (position, state) = PAIR.split_once(':').unwrap();
    assert_eq!(ids(&format!("{state} {position}\ncAkAAAAAAAAE 4HPwATDgc/ABMA")), [PAIR_AS_XGID, START]);
    // The same twice in a list is a list of two; in two spellings, or as a link and its words, it is one.
    assert_eq!(ids(&format!("{ROLLED}\n{ROLLED}\n")), [ROLLED, ROLLED]);
    assert_eq!(ids(&format!("Position-ID: {position} Match-ID: {state}\n{PAIR_AS_XGID}\n")), [PAIR_AS_XGID]);
    assert_eq!(ids(&format!("<a href='?{ROLLED}'>{ROLLED}</a>")), [ROLLED]);
    assert_eq!(all("nothing here"), []);
    let parts = all(&format!("first\n{ROLLED}\nit is good\n{START}\nit is bad"));
    let texts: Vec<&str> = parts.iter().map(|part| part.text.as_str()).collect();
    assert_eq!(texts, [format!("first\n{ROLLED}\nit is good\n"), format!("{START}\nit is bad")]);
    let faulty = all(&format!("{ROLLED}\nXGID=1\n{START}"));
    assert_eq!(faulty.iter().map(|part| part.pasted.is_ok()).collect::<Vec<_>>(), [true, false, true]);
}
