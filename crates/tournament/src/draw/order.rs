//! The places that seeds have.

/// The seed in each place of a bracket whose size is a power of two: the two highest meet in the final, the four highest in the
/// semi-finals, and so on.
#[must_use]
pub fn positions(size: usize) -> Vec<usize> {
    let mut row = vec![0];
    while row.len() < size {
        let all = 2 * row.len() - 1;
        row = row.into_iter().flat_map(|seed| [seed, all - seed]).collect();
    }
    row
}
