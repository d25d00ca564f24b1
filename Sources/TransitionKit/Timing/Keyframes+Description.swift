extension Keyframe: CustomStringConvertible where Value: CustomStringConvertible {
  /// How the value is reached, and when, such as `linear to 5 in 0.3 s`.
  public var description: String {
    let time = duration.map { " in \(number: $0) s" } ?? ""
    return switch kind {
    case .linear(let curve):
      curve == .linear ? "linear to \(value)\(time)" : "\(curve) to \(value)\(time)"
    case .cubic: "cubic to \(value)\(time)"
    case .spring: "spring to \(value)\(time)"
    case .move: "move to \(value)"
    }
  }
}

extension KeyframeTrack: CustomStringConvertible where Value: CustomStringConvertible {
  /// The start, the number of keyframes and the duration.
  public var description: String {
    let count = segments.count
    return
      "from \(initialValue), \(count) keyframe\(count == 1 ? "" : "s"), \(number: duration) s"
  }
}

extension KeyframeTrack.Segment: CustomStringConvertible where Value: CustomStringConvertible {
  /// The values of the ends, how they are connected, and when.
  public var description: String {
    "\(from) -> \(to), \(interpolation), from \(number: start) s to \(number: end) s"
  }
}

extension KeyframeTrack.Interpolation: CustomStringConvertible {
  /// The kind of the interpolation.
  public var description: String {
    switch self {
    case .linear(let curve): "\(curve)"
    case .cubic: "cubic"
    case .spring(let spring, _): "\(spring)"
    case .hold: "hold"
    }
  }
}

#if !hasFeature(Embedded)

  extension KeyframeTimeline: CustomStringConvertible {
    /// The duration.
    public var description: String { "keyframes over \(number: duration) s" }
  }

  extension KeyframeTimeline.Track: CustomStringConvertible {
    /// What it is; its keyframes are bound to a value first.
    public var description: String { "track of keyframes" }
  }

#endif
