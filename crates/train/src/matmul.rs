//! Matrix products of 32-bit floats, all matrices row by row.

use gemm_common::Parallelism;

/// How the left and right factors are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    /// `to[m×n] = left[m×k] · right[k×n]`
    Plain,
    /// `to[m×n] = left[k×m]ᵀ · right[k×n]`
    LeftTransposed,
    /// `to[m×n] = left[m×k] · right[n×k]ᵀ`
    RightTransposed,
}

/// Writes the product of two matrices into `to`, or adds it to what is there.
///
/// # Panics
/// When a slice is shorter than its matrix.
pub fn multiply(
    product: Product,
    [m, n, k]: [usize; 3],
    left: &[f32],
    right: &[f32],
    to: &mut [f32],
    add: bool,
) {
    assert!(left.len() >= m * k && right.len() >= k * n && to.len() >= m * n, "matrices of {m}, {n}, {k}");
    let (left_row, left_column) = if product == Product::LeftTransposed { (1, m) } else { (k, 1) };
    let (right_row, right_column) = if product == Product::RightTransposed { (1, k) } else { (n, 1) };
    // The kernels want what they write column by column: they are asked for rightᵀ · leftᵀ, which is the transposed product.
    // SAFETY: with these strides the call touches k·n, m·k and m·n numbers from the starts of the three slices, which
    // the assertion above found long enough; `to` is borrowed mutably, so it overlaps neither factor.
    #[allow(unsafe_code)]
    unsafe {
        gemm_f32::gemm::f32::get_gemm_fn()(
            n,
            m,
            k,
            to.as_mut_ptr(),
            n as isize,
            1,
            add,
            right.as_ptr(),
            right_row as isize,
            right_column as isize,
            left.as_ptr(),
            left_row as isize,
            left_column as isize,
            1.0,
            1.0,
            false,
            false,
            false,
            Parallelism::None,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Stream;

    #[test]
    fn products_are_those_of_the_definition() {
        let mut stream = Stream::new(&[12]);
        let [m, n, k] = [7, 19, 33];
        let mut random = |count: usize| (0..count).map(|_| stream.normal()).collect::<Vec<f32>>();
        let (left, right, start) = (random(m * k), random(k * n), random(m * n));
        for product in [Product::Plain, Product::LeftTransposed, Product::RightTransposed] {
            for add in [false, true] {
                let mut found = start.clone();
                multiply(product, [m, n, k], &left, &right, &mut found, add);
                for row in 0..m {
                    for column in 0..n {
                        let mut sum = if add { start[row * n + column] } else { 0.0 };
                        for i in 0..k {
                            let a = if product == Product::LeftTransposed {
                                left[i * m + row]
                            } else {
                                left[row * k + i]
                            };
                            let b = match product {
                                Product::RightTransposed => right[column * k + i],
                                _ => right[i * n + column],
                            };
                            sum += a * b;
                        }
                        assert!((sum - found[row * n + column]).abs() < 1e-4, "{product:?} {add}");
                    }
                }
            }
        }
    }
}
