//! The two sums that every hidden layer of the museum is made of, written so that they become vector code.

/// The logistic curve, the same on every machine. Its error is below one part in a million, and a loop of it becomes
/// vector code.
#[inline(always)]
pub(crate) fn sigmoid(x: f32) -> f32 {
    // e^-x as 2^(n + f) with a whole n, which adding this number rounds to, and a Taylor polynomial for 2^f.
    const ROUND: f32 = 12_582_912.0;
    let power = (x * -std::f32::consts::LOG2_E).clamp(-60.0, 60.0);
    let rounded = power + ROUND;
    let f = (power - (rounded - ROUND)) * std::f32::consts::LN_2;
    let tail = 1.0 / 24.0 + f * (1.0 / 120.0 + f * (1.0 / 720.0));
    let grown = 1.0 + f * (1.0 + f * (0.5 + f * (1.0 / 6.0 + f * tail)));
    let whole = f32::from_bits(rounded.to_bits().wrapping_add(127) << 23);
    1.0 / (1.0 + grown * whole)
}

/// The sum of products, in eight strands so that it becomes vector code.
pub(crate) fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0; 8];
    let (eights, rest) = a.as_chunks::<8>();
    let (others, more) = b.as_chunks::<8>();
    for (a, b) in eights.iter().zip(others) {
        for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
            *sum += a * b;
        }
    }
    let tail: f32 = rest.iter().zip(more).map(|(a, b)| a * b).sum();
    sums.iter().sum::<f32>() + tail
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_is_the_logistic_one() {
        for tenth in -300..=300 {
            let x = tenth as f32 / 10.0;
            let exact = 1.0 / (1.0 + (-f64::from(x)).exp());
            assert!((f64::from(sigmoid(x)) - exact).abs() < 1e-6, "{x}");
        }
        assert!(sigmoid(1e9) > 0.999 && sigmoid(-1e9) < 0.001);
        let ones: Vec<f32> = (0..19).map(|n| n as f32).collect();
        assert_eq!(dot(&ones, &ones), 2109.0);
    }
}
