//! The rolls of two dice, and how many of them are looked ahead at most.

/// The 21 rolls with the number of ways, of 36, to throw them; the order every sum uses.
pub(crate) const ROLLS: [((u8, u8), u8); 21] = {
    let mut rolls = [((0, 0), 0); 21];
    let (mut i, mut high) = (0, 1);
    while high <= 6 {
        let mut low = 1;
        while low <= high {
            rolls[i] = ((high, low), if high == low { 1 } else { 2 });
            i += 1;
            low += 1;
        }
        high += 1;
    }
    rolls
};

/// The deepest search there is.
pub const MOST_PLIES: u8 = 4;
