import TransitionKit

extension CoreAnimations {
  /// The values of one `CAKeyframeAnimation`. Its `calculationMode` is `linear`, and its `fillMode` is `both`.
  public struct KeyframeAnimation: Sendable, Hashable {
    /// The layer that it moves.
    public let layer: Layer

    /// The `keyPath`, such as `opacity` or `transform`.
    public let keyPath: String

    /// The `valueFunction`, which makes transforms of the ``values``; nil for a property that is a number or a colour.
    public let valueFunction: ValueFunction?

    /// Whether the transform is concatenated to that of the animations before it: `isAdditive`.
    public let isAdditive: Bool

    /// The numbers of each keyframe: one number, or x, y and z, or the red, green, blue and alpha of a colour.
    public let values: [[Double]]

    /// The time of each keyframe, as a fraction of the ``duration``, from 0 to 1 and never decreasing.
    public let keyTimes: [Double]

    /// The curve between each keyframe and the next one; nil where it is linear.
    public let timingFunctions: [TimingFunction?]

    /// The start in seconds after that of the timeline.
    public let beginTime: Double

    /// The duration in seconds, more than 0.
    public let duration: Double
  }

  /// The control points of a `CAMediaTimingFunction`: a cubic Bézier curve from (0, 0) to (1, 1).
  public struct TimingFunction: Sendable, Hashable {
    /// The first control point, whose x is in 0...1.
    public let first: Point
    /// The second control point, whose x is in 0...1.
    public let second: Point
  }
}

extension CoreAnimations.KeyframeAnimation: CustomStringConvertible {
  /// The layer, the key path, the number of keyframes, and when they are.
  public var description: String {
    let path = "\(layer.rawValue).\(keyPath)" + (valueFunction.map { ".\($0.rawValue)" } ?? "")
    return "\(path): \(values.count) keyframes from \(decimal(beginTime)) s to "
      + "\(decimal(beginTime + duration)) s"
  }
}

extension CoreAnimations.TimingFunction: CustomStringConvertible {
  /// The numbers of both points.
  public var description: String {
    [first.x, first.y, second.x, second.y].map { decimal($0) }.joined(separator: ", ")
  }
}

extension CoreAnimations.View: CustomStringConvertible {
  /// The view, and the number of its animations and pieces.
  public var description: String {
    "\(id): \(animations.count) animations, \(pieces.count) pieces"
  }
}

extension CoreAnimations: CustomStringConvertible {
  /// The duration, and a line for each view that is no piece.
  public var description: String {
    (["\(decimal(duration)) s"] + views.map { "\($0)" }).joined(separator: "\n")
  }
}
