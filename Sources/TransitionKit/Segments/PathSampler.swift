/// What a value does on its way from the start of a segment to its end.
///
/// Each kind of path has a class of its own, and segments call them through this protocol. So a linker leaves out those that nothing
/// makes.
package protocol PathSampler: AnyObject, Sendable {
  /// The value at a progress, which may lie beyond 0...1.
  func value(at progress: Double) -> SIMD4<Double>

  /// The rate of change by progress.
  func velocity(at progress: Double) -> SIMD4<Double>
}
