/// How a value gets from one keyframe to the next.
package enum KeyframeEasing: Equatable {
  case linear
  /// A cubic Bézier curve by its two control points.
  case bezier(Point, Point)
  case steps(Int, StepJump)
  /// Straight lines through points of time and progress; two points at one time are a jump.
  case lines([Point])
}

extension KeyframeEasing {
  /// Makes the easing of a curve that every format has a name for; nil for any other curve.
  package init?(_ curve: UnitCurve) {
    switch curve.shape {
    case .linear: self = .linear
    case .bezier(let bezier): self = .bezier(bezier.start, bezier.end)
    case .steps(let count, let jump): self = .steps(count, jump)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseOutIn,
      .piecewiseLinear:
      return nil
    }
  }

  /// The easing of the same segment played backwards.
  package func reversed() -> KeyframeEasing {
    func opposite(_ point: Point) -> Point { Point(x: 1 - point.x, y: 1 - point.y) }
    switch self {
    case .linear: return .linear
    case .bezier(let start, let end): return .bezier(opposite(end), opposite(start))
    case .steps(let count, .start): return .steps(count, .end)
    case .steps(let count, .end): return .steps(count, .start)
    case .steps: return self
    case .lines(let points): return .lines(points.reversed().map(opposite))
    }
  }

  /// The largest factor between an error of the two ends and that of a value between them: more than 1 where the
  /// progress leaves 0...1.
  package var errorFactor: Double {
    let heights: [Double]
    switch self {
    case .linear, .steps: return 1
    case .bezier(let start, let end): heights = [start.y, end.y]
    case .lines(let points): heights = points.map { $0.y }
    }
    return heights.reduce(1) { max($0, abs($1) + abs(1 - $1)) }
  }
}

/// The corners of a step easing from (0, 0) to (1, 1): the start and the end of each step.
package func stepPoints(_ count: Int, _ jump: StepJump) -> [Point] {
  let n = Double(max(count, 1))
  return (0..<max(count, 1)).flatMap { index -> [Point] in
    let i = Double(index)
    let level =
      switch jump {
      case .start: (i + 1) / n
      case .end: i / n
      case .none: n > 1 ? i / (n - 1) : 1
      case .both: (i + 1) / (n + 1)
      }
    return [Point(x: i / n, y: level), Point(x: (i + 1) / n, y: level)]
  }
}
