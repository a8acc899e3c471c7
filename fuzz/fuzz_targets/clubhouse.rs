//! Logs of clubs, vote matches and matches between clubs: they are written again as they were read, and all that is folded from
//! them holds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_clubhouse::encounter::Encounter;
use pasch_clubhouse::export::Export;
use pasch_clubhouse::vote::VoteMatch;
use pasch_clubhouse::{Club, ics, ranking, records, remains};

fuzz_target!(|text: &str| {
    if let Ok(voting) = VoteMatch::from_text(text) {
        assert_eq!(VoteMatch::from_text(&voting.to_text()), Ok(voting));
    }
    if let Ok(encounter) = Encounter::from_text(text) {
        let _ = encounter.winner();
        assert_eq!(Encounter::from_text(&encounter.to_text()), Ok(encounter));
    }
    let Ok(club) = Club::from_text(text) else { return };
    assert_eq!(Club::from_text(&club.to_text()).as_ref(), Ok(&club));
    let state = club.state();
    assert!(state.members().owners() > 0);
    let purses = state.purses();
    let in_purses: u64 = purses.balances().values().sum();
    assert_eq!(in_purses + purses.in_pools() + purses.chest(), purses.granted());
    let now = state.last_at();
    let feed = ics::Feed { club: "club", host: "pasch.example", for_members: true, last_year: 2_030 };
    assert!(ics::write(state, &feed).ends_with("END:VCALENDAR\r\n"));
    let _ = ranking::of_club(state, now);
    let _ = records::records(state, 0, now);
    let _ = remains::remains(state, now);
    let _ = Export::new(state, now, &|_| None).to_json();
    for (person, known) in state.members().people().take(3) {
        if known.member.is_none() {
            let _ = club.erase(person, &"gone".into(), "Gone");
        }
    }
});
