//! The rolls of two dice.

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
