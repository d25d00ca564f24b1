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
