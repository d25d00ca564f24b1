extension Timeline.Frame {
  /// Whether two frames are of nearly the same time and show nearly the same.
  ///
  /// The views, their presence and their drawing order are the same in both.
  ///
  /// - Parameters:
  ///   - other: the frame to compare with.
  ///   - tolerance: the largest difference of the times in seconds, and of each component of each property in
  ///     its own unit. One that is negative or NaN counts as 0.
  public func isApproximatelyEqual(to other: Timeline.Frame, tolerance: Double = 1e-9) -> Bool {
    differences(from: other, tolerance: tolerance).isEmpty
  }

  /// What differs from another frame, a line for each property of a view; nil if nothing does.
  ///
  /// A line reads like `destination.translation is (5, 0, 0), not (0, 0, 0)`. After 20 lines the rest is
  /// only counted.
  ///
  /// - Parameters:
  ///   - other: the frame that is expected.
  ///   - tolerance: the largest difference that is passed over, of the times in seconds, and of each
  ///     component of each property in its own unit.
  public func difference(from other: Timeline.Frame, tolerance: Double = 0) -> String? {
    let lines = differences(from: other, tolerance: tolerance)
    guard !lines.isEmpty else { return nil }
    let more = lines.count > 20 ? ["and \(lines.count - 20) more"] : []
    return (lines.prefix(20) + more).joined(separator: "\n")
  }

  private func differences(from other: Timeline.Frame, tolerance: Double) -> [String] {
    var lines: [String] = []
    if !areSame(time, other.time), !(abs(time - other.time) <= max(tolerance, 0)) {
      lines.append("the time is \(time) s, not \(other.time) s")
    }
    return lines + appearanceDifferences(from: other, tolerance: tolerance)
  }

  /// What differs apart from the time.
  fileprivate func appearanceDifferences(
    from other: Timeline.Frame, tolerance: Double
  ) -> [String] {
    if self.looksTheSame(as: other) { return [] }
    var lines: [String] = []
    for (index, target) in layout.targets.enumerated() {
      guard let match = other.layout.index(of: target.id) else {
        lines.append("\(target.id) is not expected")
        continue
      }
      let isPresent = isPresent(index)
      if isPresent != other.isPresent(match) {
        lines.append("\(target.id) is \(isPresent ? "present" : "not present")")
      }
      let expected = other.layout.targets[match]
      if target.region != expected.region { lines.append("\(target.id) shows another region") }
      if target.operation != expected.operation {
        lines.append(
          "\(target.id) has the operation \(target.operation), not \(expected.operation)")
      }
      lines += state(at: index).differences(from: other.state(at: match), tolerance: tolerance)
        .map { "\(target.id).\($0)" }
    }
    for target in other.layout.targets where layout.index(of: target.id) == nil {
      lines.append("\(target.id) is missing")
    }
    if drawingOrder != other.drawingOrder {
      lines.append("the drawing order is \(drawingOrder), not \(other.drawingOrder)")
    }
    for parent in layout.pieces.keys.sorted() {
      let view = layout.targets[parent].id
      if pieces(of: view) != other.pieces(of: view) {
        lines.append("the pieces of \(view) are others or in another order")
      }
    }
    return lines
  }
}

extension Timeline.Frame: Equatable {
  /// Whether two frames are of the same time and show the same.
  ///
  /// Like states, they are compared by their values, whether those were written or not.
  public static func == (a: Timeline.Frame, b: Timeline.Frame) -> Bool {
    areSame(a.time, b.time) && a.looksTheSame(as: b)
  }

  private func looksTheSame(as other: Timeline.Frame) -> Bool {
    guard layout.targets == other.layout.targets, drawingOrder == other.drawingOrder,
      layout === other.layout || layout.pieceOrder == other.layout.pieceOrder
    else { return false }
    let indices = layout.targets.indices
    let isPresenceSame =
      stage == other.stage && absent == other.absent && absentPieces == other.absentPieces
      || indices.allSatisfy { isPresent($0) == other.isPresent($0) }
    guard isPresenceSame else { return false }
    if layout === other.layout || layout.written == other.layout.written {
      return values == other.values
    }
    return indices.allSatisfy { state(at: $0) == other.state(at: $0) }
  }
}

extension Timeline {
  /// Whether two timelines take nearly the same time and show nearly the same throughout.
  ///
  /// They are compared at the times that ``difference(from:tolerance:)`` names.
  ///
  /// - Parameters:
  ///   - other: the timeline to compare with.
  ///   - tolerance: the largest difference of the durations in seconds, and of each component of each
  ///     property in its own unit. One that is negative or NaN counts as 0.
  public func isApproximatelyEqual(to other: Timeline, tolerance: Double = 1e-9) -> Bool {
    difference(from: other, tolerance: tolerance) == nil
  }

  /// What differs from another timeline: the durations, or the first of the times at which they are compared
  /// at which they show something else, and what that is. Nil if nothing differs.
  ///
  /// They are compared at 240 steps from 0 to the shorter duration, at the starts and ends of what moves (the
  /// first 100 of either), and after the end. Without a tolerance, timelines that show the same at
  /// these times and are still not equal differ too.
  ///
  /// - Parameters:
  ///   - other: the timeline that is expected.
  ///   - tolerance: the largest difference that is passed over, of the durations in seconds, and of each
  ///     component of each property in its own unit.
  public func difference(from other: Timeline, tolerance: Double = 0) -> String? {
    if self == other { return nil }
    if !(abs(duration - other.duration) <= max(tolerance, 0)) {
      return "the duration is \(duration) s, not \(other.duration) s"
    }
    let longer = max(duration, other.duration)
    let steps = (0...240).map { longer * Double($0) / 240 }
    // Beside an end that differs within the tolerance, one has jumped and the other has not.
    let times = Set(steps + edges + other.edges).filter {
      $0 <= min(duration, other.duration)
    }.sorted()
    for time in times + [longer + 1] {
      let (frame, expected) = (frame(at: time), other.frame(at: time))
      let lines = frame.appearanceDifferences(from: expected, tolerance: tolerance)
      if let first = lines.first {
        let more = lines.count > 1 ? ", and \(lines.count - 1) more" : ""
        return "at \(time) s \(first)\(more)"
      }
    }
    if max(tolerance, 0) > 0 { return nil }
    return "they show the same at \(times.count + 1) times, but by other tracks"
  }

  /// The times at which something starts or ends.
  private var edges: [Double] {
    timings.prefix(100).flatMap { [$0.start, $0.end] }
      .map { isReversed ? duration - $0 : $0 }.filter { $0 >= 0 && $0 <= duration }
  }
}
