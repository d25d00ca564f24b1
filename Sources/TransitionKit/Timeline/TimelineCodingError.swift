/// The reason why a timeline cannot be written as bytes, or bytes are not a timeline.
public enum TimelineCodingError: Error, Sendable, Equatable {
  /// What has no form as bytes.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// A modifier, which is code.
    case modifier
    /// A custom animation, which is code.
    case customAnimation
    /// A custom property or a clip to a shape.
    case customProperty
    /// A move along a path.
    case motionPath
    /// A motion that repeats for ever.
    case repetition
  }

  /// The timeline has something that has no form as bytes.
  case unsupported(Part)
  /// The bytes do not begin as those of a timeline do.
  case notATimeline
  /// The bytes are of another version of the format.
  case unknownVersion(Int)
  /// The bytes end too early.
  case truncated
  /// A value makes no sense, or there are bytes behind the end; with how many bytes come before it.
  case invalid(offset: Int)
}

extension TimelineCodingError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .unsupported(let part):
      switch part {
      case .modifier: "a modifier cannot be encoded"
      case .customAnimation: "a custom animation cannot be encoded"
      case .customProperty: "a custom property cannot be encoded"
      case .motionPath: "a move along a path cannot be encoded"
      case .repetition: "a motion that repeats for ever cannot be encoded"
      }
    case .notATimeline: "these are not the bytes of a timeline"
    case .unknownVersion(let version): "the version \(version) of the format is not known"
    case .truncated: "the bytes end too early"
    case .invalid(let offset): "the value behind \(offset) bytes makes no sense"
    }
  }
}
