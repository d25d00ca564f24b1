/// A tolerance that can be kept: from 1e-9 to 1, and 0.001 in place of what is no number.
func usable(tolerance: Double) -> Double {
  tolerance.isNaN ? 0.001 : min(max(tolerance, 1e-9), 1)
}
