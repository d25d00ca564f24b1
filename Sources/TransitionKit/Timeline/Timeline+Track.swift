extension Timeline {
  /// One property of one view over time: segments, whose composition is its value.
  public struct Track: Sendable {
    /// The view that moves.
    public let view: ViewID

    /// The segments, in the order in which they are composed: added or multiplied, or sorted by their starts where
    /// the latest that has started counts.
    ///
    /// A track has at least one.
    public let segments: ArraySlice<Segment>

    /// The value after the timeline, as segments have theirs.
    public let completion: SIMD4<Double>

    package let slot: Slot
    let kind: TrackKind

    /// The property that moves.
    public var property: ViewProperty { slot.property }

    /// The index of the view in ``Timeline/targets``.
    public var target: Int { slot.target }

    init(_ slot: Slot, of view: ViewID, _ segments: ArraySlice<Segment>) {
      self.view = view
      self.slot = slot
      self.segments = segments
      completion = compose(segments.indices, of: slot.property) { segments[$0].completion }
      kind = TrackKind(segments, of: slot.property)
    }
  }
}

/// How the segments of a track become one value.
enum TrackKind: UInt8, Sendable {
  /// There is one segment, and its value is constant.
  case constant
  /// There is one segment.
  case single
  case add
  case multiply
  /// The segments are sorted by their starts, and the latest that has started counts.
  case replace

  fileprivate init(_ segments: ArraySlice<PropertySegment>, of property: ViewProperty) {
    if segments.count == 1, let segment = segments.first {
      self = segment.moves ? .single : .constant
      return
    }
    switch property.composition {
    case .add: self = .add
    case .multiply: self = .multiply
    case .replace, .constant: self = .replace
    }
  }
}

extension Timeline.Track {
  /// Whether the value is a sum or product of segments that move straight.
  var isStraight: Bool { kind != .replace && segments.allSatisfy { $0.isStraight } }

  /// The composition of the values of the segments.
  ///
  /// - Parameter current: of values that replace each other, the segment that counts.
  @inline(__always)
  func value(current: () -> Int, segment: (Int) -> SIMD4<Double>) -> SIMD4<Double> {
    switch kind {
    case .constant, .single: return segment(segments.startIndex).clamped
    case .add, .multiply:
      var total = segment(segments.startIndex)
      for index in segments.indices.dropFirst() {
        total = compose(total, segment(index), isProduct: kind == .multiply)
      }
      return total.clamped
    case .replace: return segment(current()).clamped
    }
  }

  /// The segment that counts: the latest that has started, or the first to start.
  @inline(__always)
  func current(at time: Double, start: (Int) -> Double) -> Int {
    var current = segments.startIndex
    for index in segments.indices.dropFirst()
    where start(index) <= time || start(index) == start(current) {
      current = index
    }
    return current
  }
}

extension Timeline.Track: CustomStringConvertible {
  /// The view, the property, and its segments.
  public var description: String {
    "\(view).\(property): \(segments.prefix(3).map { "\($0)" }.joined(separator: "; "))"
      + (segments.count > 3 ? "; \(segments.count - 3) more" : "")
  }
}
