import TransitionKit

/// What differs between two frames.
struct FrameDifference {
  let view: ViewID?
  let property: ViewProperty?
  /// What one frame shows, and what the other one does.
  let text: (found: String, expected: String)

  /// What differs in the states of some views, in their presence and in their drawing order.
  ///
  /// - Parameters:
  ///   - tolerance: the largest difference that is passed over, as a fraction of the larger number or of 1.
  ///   - comparesOrder: whether presence and order count.
  static func all(
    _ frame: Timeline.Frame, _ expected: Timeline.Frame, of views: [ViewID], tolerance: Double,
    comparesOrder: Bool = true
  ) -> [FrameDifference] {
    if frame == expected { return [] }
    var differences: [FrameDifference] = []
    for view in views {
      differences += all(frame[view], expected[view], of: view, tolerance: tolerance)
    }
    if comparesOrder, frame.drawingOrder != expected.drawingOrder {
      differences.append(
        FrameDifference(
          view: nil, property: nil,
          text: (
            "the drawing order is \(frame.drawingOrder)", "\(expected.drawingOrder)"
          )))
    }
    return differences
  }

  /// What differs between two states of a view.
  static func all(
    _ state: PropertyState, _ expected: PropertyState, of view: ViewID, tolerance: Double
  ) -> [FrameDifference] {
    state == expected
      ? []
      : state.written.union(expected.written).compactMap { property in
        let (value, other) = (state[property], expected[property])
        guard !value.isClose(to: other, tolerance) else { return nil }
        // Where they are the same to six decimals, all of them are shown.
        let isShort = "\(value)" != "\(other)"
        return FrameDifference(
          view: view, property: property,
          text: (
            "\(view).\(property) is " + (isShort ? "\(value)" : "\(value.components)"),
            isShort ? "\(other)" : "\(other.components)"
          ))
      }
  }
}

extension PropertyValue {
  /// Whether each number is nearly the same, or NaN in both.
  func isClose(to other: PropertyValue, _ tolerance: Double) -> Bool {
    components.count == other.components.count
      && zip(components, other.components).allSatisfy { a, b in
        a == b || (a.isNaN && b.isNaN) || abs(a - b) <= tolerance * max(1, abs(a), abs(b))
      }
  }
}

extension Timeline {
  /// The times at which laws are checked: the ends, where something starts or stops, in between, and after the end.
  var lawTimes: [Double] {
    // Multiples of the golden ratio, so that nothing periodic is the same at all of them.
    let inner = (1...10).map { index -> Double in
      let multiple = Double(index) * 0.618_033_988_749_894_9
      return (multiple - multiple.rounded(.down)) * duration
    }
    let edges = timings.prefix(20).flatMap { [$0.start, $0.end] }
      .filter { $0 >= 0 && $0 <= duration }
    return Set([0, duration, duration + 1] + edges + inner).sorted()
  }
}
