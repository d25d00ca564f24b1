/// A part of a path between two progresses, on which its direction and its speed change smoothly.
package struct MotionPathPart: Sendable {
  /// How a part continues.
  package enum Shape: Sendable {
    /// At a constant speed along a circle or a line, by the progress of the whole path.
    case circular(speed: Double, turnRate: Double)
    /// Along a cubic curve, of which the legs are the differences of its control points.
    case curve(legs: [SIMD2<Double>], from: Double, to: Double)
  }

  /// The progresses between which it lies.
  package let from: Double
  package let to: Double

  package let shape: Shape

  /// Whether the velocity may jump where the part starts.
  package let startsWithJump: Bool

  /// Whether the curvature may jump where the part starts.
  package let startsWithBend: Bool
}

extension ArcLengthTable {
  /// The parts of the path between two progresses, which may lie beyond 0...1.
  func parts(
    from start: Double, to end: Double, _ parameterization: MotionPath.Parameterization
  ) -> [MotionPathPart] {
    var parts: [MotionPathPart] = []
    func beyond(_ end: Motion, from: Double, to: Double) {
      let shape = MotionPathPart.Shape.circular(
        speed: end.velocity.length, turnRate: end.angularVelocity)
      parts.append(
        MotionPathPart(
          from: from, to: to, shape: shape, startsWithJump: false, startsWithBend: false))
    }
    if start < 0 { beyond(motion(at: 0, parameterization), from: start, to: min(end, 0)) }
    if end >= 0, start <= 1 {
      appendPieces(from: max(start, 0), to: min(end, 1), parameterization, to: &parts)
    }
    if end > 1 {
      beyond(motion(at: 1, parameterization, isBefore: true), from: max(start, 1), to: end)
    }
    return parts
  }

  private func appendPieces(
    from start: Double, to end: Double, _ parameterization: MotionPath.Parameterization,
    to parts: inout [MotionPathPart]
  ) {
    let isUniform = parameterization == .constantSpeed && length > 0
    let count = Double(segments.count)
    var lastSegment = -1
    for piece in pieces {
      let first = isUniform ? piece.start / length : (Double(piece.segment) + piece.from) / count
      let last =
        isUniform
        ? (piece.start + piece.length) / length : (Double(piece.segment) + piece.to) / count
      guard last >= start, first <= end, last > first else { continue }
      let (from, to) = (max(first, start), min(last, end))
      if from == to, start < end { continue }
      let segment = segments[piece.segment]
      func parameter(at progress: Double) -> Double {
        if progress <= first { return piece.from }
        if progress >= last { return piece.to }
        return isUniform
          ? segment.parameter(after: progress * length - piece.start, in: piece)
          : progress * count - Double(piece.segment)
      }
      let shape: MotionPathPart.Shape
      switch segment.shape {
      case .line:
        let speed = isUniform ? length : (segment.end - segment.start).length * count
        shape = .circular(speed: speed, turnRate: 0)
      case .arc(_, let arcLength, let turn):
        let rate = isUniform ? (arcLength > 0 ? length / arcLength : 0) : count
        shape = .circular(speed: arcLength * rate, turnRate: turn * rate)
      case .curve(let legs):
        shape = .curve(legs: legs, from: parameter(at: from), to: parameter(at: to))
      }
      // Equal progress covers equal length, or an equal part of each segment.
      let isOther = piece.segment != lastSegment
      let jumps = abs(piece.corner) > 1e-9 || (!isUniform && isOther)
      lastSegment = piece.segment
      // A jump at the very start of the range is not inside it.
      parts.append(
        MotionPathPart(
          from: from, to: to, shape: shape, startsWithJump: from > start && jumps,
          startsWithBend: from > start && isOther))
    }
  }
}
