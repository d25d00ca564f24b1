/// The lengths along a path, by which its positions are found by parameter or by length.
struct ArcLengthTable: Sendable, Equatable {
  private let start: SIMD2<Double>
  private let end: SIMD2<Double>
  let segments: [PathSegment]
  let pieces: [ArcLengthInterval]

  /// The length in points.
  let length: Double

  /// Makes the table of a path, all numbers of which are finite and at most 1e12.
  init(_ path: MotionPath) {
    start = SIMD2(path.start)
    end = SIMD2(path.end)
    var segments: [PathSegment] = []
    var point = path.start
    for element in path.elements {
      segments.append(PathSegment(element, from: point))
      point = element.end(from: point)
    }
    self.segments = segments
    let size = segments.reduce(0) { $0 + $1.size }
    var pieces: [ArcLengthInterval] = []
    var length = 0.0
    for (index, segment) in segments.enumerated() {
      for var piece in segment.pieces(of: index, tolerance: 1e-14 * size) {
        piece.start = length
        length += piece.length
        pieces.append(piece)
      }
    }
    self.length = length
    self.pieces = ArcLengthTable.withHeadings(pieces, of: segments)
  }

  /// The pieces with their headings, each counted on from the one before.
  ///
  /// A segment without extent has no direction, and keeps that of the one before it.
  private static func withHeadings(_ pieces: [ArcLengthInterval], of segments: [PathSegment])
    -> [ArcLengthInterval]
  {
    var intervals = pieces
    var heading: Double?
    var last = SIMD2<Double>.zero
    for index in intervals.indices {
      let piece = intervals[index]
      let segment = segments[piece.segment]
      let first = segment.direction(at: piece.from, isBefore: false)
      guard first != .zero else {
        intervals[index].heading = heading ?? 0
        continue
      }
      if heading != nil { intervals[index].corner = last.turn(to: first) }
      let start = (heading ?? Double.atan2(y: first.y, x: first.x)) + intervals[index].corner
      intervals[index].heading = start
      intervals[index].direction = first
      last = segment.direction(at: piece.to, isBefore: true)
      heading = start + segment.turn(in: intervals[index], to: piece.to, isBefore: true)
    }
    // What comes before the first direction takes that one, so that there is no corner.
    if let known = intervals.firstIndex(where: { $0.direction != .zero }) {
      for index in 0..<known { intervals[index].heading = intervals[known].heading }
    }
    return intervals
  }

  var segmentCount: Int { segments.count }

  /// The largest turn at a corner or cusp, in radians.
  var sharpestCorner: Double { pieces.reduce(0) { max($0, abs($1.corner)) } }

  /// Whether the heading changes anywhere.
  var hasTurn: Bool {
    pieces.contains { piece in
      if piece.corner != 0 { return true }
      switch segments[piece.segment].shape {
      case .line: return false
      case .curve: return turn(in: piece) != 0
      case .arc(_, _, let turn): return turn != 0
      }
    }
  }

  private func turn(in piece: ArcLengthInterval) -> Double {
    segments[piece.segment].turn(in: piece, to: piece.to, isBefore: true)
  }

  /// The progresses inside the path at which one segment follows another or the path has a cusp.
  func joins(_ parameterization: MotionPath.Parameterization) -> [Double] {
    zip(pieces, pieces.dropFirst()).compactMap { before, piece in
      guard before.segment != piece.segment || abs(piece.corner) > 1e-6 else { return nil }
      return parameterization == .constantSpeed && length > 0
        ? piece.start / length
        : (Double(piece.segment) + piece.from) / Double(segments.count)
    }
  }
}

// MARK: - Along the path

extension ArcLengthTable {
  /// A position on the path, and how it changes by progress.
  struct Motion {
    var point: SIMD2<Double>
    var velocity: SIMD2<Double>
    /// In radians, counted on from the start of the path.
    var heading: Double
    var angularVelocity: Double
  }

  /// What the path does at a progress.
  ///
  /// Beyond its ends it continues at the same parameterization along the circle that fits it there.
  ///
  /// - Parameter isBefore: whether the velocities are those just before the progress, rather than those
  ///   after it.
  func motion(
    at progress: Double, _ parameterization: MotionPath.Parameterization, isBefore: Bool = false
  ) -> Motion {
    if progress < 0 {
      return beyond(motion(at: 0, parameterization), by: progress)
    } else if progress > 1 {
      return beyond(motion(at: 1, parameterization, isBefore: true), by: progress - 1)
    }
    guard let (piece, u) = place(at: progress, parameterization, isBefore: isBefore) else {
      return Motion(point: start, velocity: .zero, heading: 0, angularVelocity: 0)
    }
    let segment = segments[piece.segment]
    let velocity = segment.derivative(at: u)
    // Where the speed is zero, the path turns as it does right beside that.
    let beside = velocity != .zero ? u : u < 0.5 ? u + 1e-7 : u - 1e-7
    let angularVelocity = segment.angularVelocity(at: beside)
    let heading = piece.heading + segment.turn(in: piece, to: u, isBefore: isBefore)
    let point = progress == 0 ? start : progress == 1 ? end : segment.point(at: u)
    if parameterization == .constantSpeed, length > 0 {
      let direction = segment.direction(at: u, isBefore: isBefore).unit
      return Motion(
        point: point, velocity: direction * length, heading: heading,
        angularVelocity: sanitized(angularVelocity * length / segment.derivative(at: beside).length)
      )
    }
    let count = Double(segments.count)
    return Motion(
      point: point, velocity: velocity * count, heading: heading,
      angularVelocity: sanitized(angularVelocity * count))
  }

  private func beyond(_ end: Motion, by progress: Double) -> Motion {
    let heading = end.heading + end.angularVelocity * progress
    let speed = end.velocity.length
    return Motion(
      point: end.point
        + chord(heading: end.heading, length: speed, turn: end.angularVelocity, at: progress),
      velocity: speed * SIMD2(Double.cos(heading), Double.sin(heading)), heading: heading,
      angularVelocity: end.angularVelocity)
  }

  /// The angular velocity, clamped to 1e12.
  private func sanitized(_ angularVelocity: Double) -> Double {
    angularVelocity.isFinite ? min(max(angularVelocity, -1e12), 1e12) : 0
  }

  /// The piece and the parameter at a progress in 0...1; none of a path without segments.
  private func place(
    at progress: Double, _ parameterization: MotionPath.Parameterization, isBefore: Bool
  ) -> (piece: ArcLengthInterval, u: Double)? {
    if parameterization == .constantSpeed, length > 0 {
      let target = progress * length
      guard let piece = lastPiece(where: { isBefore ? $0.start < target : $0.start <= target })
      else { return nil }
      return (piece, segments[piece.segment].parameter(after: target - piece.start, in: piece))
    }
    let place = progress * Double(segments.count)
    guard
      let piece = lastPiece(where: { piece in
        let start = Double(piece.segment) + piece.from
        return isBefore ? start < place : start <= place
      })
    else { return nil }
    return (piece, min(max(place - Double(piece.segment), piece.from), piece.to))
  }

  /// The last piece for which a condition holds that holds for all before it, or the first one.
  private func lastPiece(where condition: (ArcLengthInterval) -> Bool) -> ArcLengthInterval? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(pieces[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pieces[low - 1] : pieces.first
  }
}

extension PathSegment {
  /// At least the length of the segment, and about as much.
  fileprivate var size: Double {
    switch shape {
    case .line: (end - start).length
    case .curve(let legs): legs.reduce(0) { $0 + $1.length }
    case .arc(_, let length, _): length
    }
  }

  /// By how much the path turns from the start of a piece to a parameter, in radians.
  fileprivate func turn(in piece: ArcLengthInterval, to u: Double, isBefore: Bool) -> Double {
    switch shape {
    case .line: return 0
    case .arc(_, _, let turn): return turn * (u - piece.from)
    case .curve:
      guard u > piece.from else { return 0 }
      return piece.direction.turn(to: direction(at: u, isBefore: isBefore || u == piece.to))
    }
  }

  /// The rate of the heading by the parameter, in radians.
  fileprivate func angularVelocity(at u: Double) -> Double {
    let derivative = derivative(at: u)
    return derivative.unit.cross(secondDerivative(at: u)) / derivative.length
  }

  /// The parameter in a piece before which it has a length, by Newton's method between bounds.
  func parameter(after length: Double, in piece: ArcLengthInterval) -> Double {
    let fraction = piece.length > 0 ? min(max(length / piece.length, 0), 1) : 0
    var u = fraction == 1 ? piece.to : piece.from + (piece.to - piece.from) * fraction
    guard case .curve = shape, fraction > 0, fraction < 1 else { return u }
    var (low, high) = (piece.from, piece.to)
    for _ in 0..<60 {
      let error = self.length(from: piece.from, to: u) - length
      if abs(error) <= 1e-14 * (piece.start + piece.length) { break }
      if error > 0 { high = u } else { low = u }
      let next = u - error / derivative(at: u).length
      u = next > low && next < high ? next : (low + high) / 2
    }
    return u
  }
}
