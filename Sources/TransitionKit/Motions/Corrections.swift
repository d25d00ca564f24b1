/// The terms that lead from what was shown to the goals, in columns: each is an amplitude times the factor of a curve.
struct Corrections: Sendable {
  /// The curve of each correction, by its index in the table.
  private(set) var curves: [Int32] = []
  private(set) var amplitudes: [SIMD4<Double>] = []

  var count: Int { curves.count }

  mutating func append(_ amplitude: SIMD4<Double>, curve: Int32) {
    curves.append(curve)
    amplitudes.append(amplitude)
  }

  mutating func removeAll() {
    curves.removeAll(keepingCapacity: true)
    amplitudes.removeAll(keepingCapacity: true)
  }
}
