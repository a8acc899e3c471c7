//! Figures as they are delivered: few digits, so that files stay small and small differences of arithmetic do not show.

/// A number with so many decimals.
pub fn to(value: f64, decimals: i32) -> f64 {
    let scale = 10_f64.powi(decimals);
    // No negative zero: it is written with its sign.
    (value * scale).round() / scale + 0.0
}

/// A chance from 0 to 1 in per cent with one decimal.
pub fn percent(chance: f64) -> f64 {
    to(100.0 * chance, 1)
}

#[cfg(test)]
mod tests {
    #[test]
    fn figures_are_rounded_half_away_and_never_minus_zero() {
        assert_eq!(super::percent(0.322_64), 32.3);
        assert_eq!(super::to(-0.0004, 3).to_string(), "0");
        assert_eq!(super::to(2.125, 2), 2.13);
    }
}
