/// The path of a translation along a ``MotionPath``, or of the rotation of a view that rotates with it.
package struct MotionPathSampler: Sendable {
  package enum Part: Sendable {
    case translation
    /// The heading, relative to that at the end of the path.
    case rotation
  }

  private let motion: MotionSampler
  let sampler: any PathSampler

  init(
    _ table: ArcLengthTable, _ parameterization: MotionPath.Parameterization, _ part: Part,
    isReversed: Bool,
    isMirrored: Bool
  ) {
    motion = MotionSampler(
      table, parameterization, part, isReversed: isReversed, isMirrored: isMirrored)
    sampler = motion
  }

  var table: ArcLengthTable { motion.table }
  var parameterization: MotionPath.Parameterization { motion.parameterization }
  package var part: Part { motion.part }
  package var isReversed: Bool { motion.isReversed }
  package var isMirrored: Bool { motion.isMirrored }
  package var endHeading: Double { motion.endHeading }

  package func value(at progress: Double) -> SIMD4<Double> { sampler.value(at: progress) }

  func velocity(at progress: Double) -> SIMD4<Double> { sampler.velocity(at: progress) }

  var breakpoints: [Double] { motion.breakpoints }
}

extension MotionPathSampler: Equatable {
  /// Whether two values are equal.
  package static func == (a: MotionPathSampler, b: MotionPathSampler) -> Bool {
    a.table == b.table && a.parameterization == b.parameterization && a.part == b.part
      && a.isReversed == b.isReversed && a.isMirrored == b.isMirrored
  }
}

private final class MotionSampler: PathSampler {
  let table: ArcLengthTable
  let parameterization: MotionPath.Parameterization
  let part: MotionPathSampler.Part
  let isReversed: Bool
  let isMirrored: Bool
  let endHeading: Double

  init(
    _ table: ArcLengthTable, _ parameterization: MotionPath.Parameterization,
    _ part: MotionPathSampler.Part, isReversed: Bool, isMirrored: Bool
  ) {
    self.table = table
    self.parameterization = parameterization
    self.part = part
    self.isReversed = isReversed
    self.isMirrored = isMirrored
    endHeading = table.motion(at: 1, parameterization, isBefore: true).heading
  }

  func value(at progress: Double) -> SIMD4<Double> {
    let position = isReversed ? 1 - progress : progress
    // At the end the path has the heading that it got there with.
    let motion = table.motion(at: position, parameterization, isBefore: position == 1)
    switch part {
    case .translation: return oriented(motion.point)
    case .rotation: return oriented(motion.heading - endHeading)
    }
  }

  func velocity(at progress: Double) -> SIMD4<Double> {
    let position = isReversed ? 1 - progress : progress
    let motion = table.motion(at: position, parameterization, isBefore: isReversed)
    switch part {
    case .translation: return oriented(isReversed ? -motion.velocity : motion.velocity)
    case .rotation: return oriented(isReversed ? -motion.angularVelocity : motion.angularVelocity)
    }
  }

  var breakpoints: [Double] {
    table.joins(parameterization).map { isReversed ? 1 - $0 : $0 }
  }

  private func oriented(_ offset: SIMD2<Double>) -> SIMD4<Double> {
    let vector = SIMD4(offset.x, offset.y, 0, 0)
    return isMirrored ? ViewProperty.translation.mirrored(vector) : vector
  }

  private func oriented(_ angle: Double) -> SIMD4<Double> {
    let vector = SIMD4(0, 0, angle, 0)
    return isMirrored ? ViewProperty.rotation.mirrored(vector) : vector
  }
}
