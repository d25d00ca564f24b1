import TransitionKit
import TransitionLint

/// One difference between two motions, in a sentence.
///
/// The sentence says what is now, and in comparison with what was: `destination.translation.dx ends 12 pt further
/// right (12 pt instead of 0 pt)`.
public struct MotionDifference: Sendable, Hashable {
  /// What a difference is about.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// How long the whole motion lasts.
    case duration
    /// Whether the motion is played backwards.
    case direction
    /// The container and the frames in it.
    case container
    /// Which view is drawn above which.
    case drawingOrder
    /// When a view is on screen.
    case presence
    /// A view is new or gone, or is inserted instead of removed.
    case view
    /// The number and the regions of pieces.
    case pieces
    /// Where an element is at rest.
    case placement
    /// A property is new, is gone, or moves no longer.
    case animation
    /// The value of what does not move.
    case value
    /// The value at the start.
    case start
    /// The value at the end.
    case end
    /// The value after the motion.
    case completion
    /// When a property starts to move.
    case departure
    /// When a property arrives.
    case arrival
    /// The curve, the spring, the speed and the repetitions.
    case timing
    /// The keyframes or the path from the start to the end.
    case path
    /// The number of contributions to a property.
    case contributions
    /// When a property is half-way.
    case halfway
    /// How far a property overshoots.
    case overshoot
    /// The values in between, where nothing else tells the difference.
    case course
  }

  /// What the difference is about.
  public let kind: Kind

  /// The view that differs; the whole view if several of its pieces do, and nil for the motion as a whole.
  public let view: ViewID?

  /// The property that differs; nil if the view as a whole does.
  public let property: ViewProperty?

  /// The difference in a sentence without a full stop.
  public let message: String
}

extension MotionDifference: CustomStringConvertible {
  /// The sentence.
  public var description: String { message }
}

extension [MotionDifference] {
  /// A line for each difference.
  public var report: String { map { "\($0)" }.joined(separator: "\n") }
}

extension MotionGolden {
  /// How this motion differs from another one, which was expected.
  ///
  /// The contributions to a property that are added or multiplied are compared in any order.
  ///
  /// - Parameters:
  ///   - golden: the motion that was expected.
  ///   - tolerance: what is passed over.
  /// - Returns: the differences, those of the whole motion first; none if the motions are the same.
  public func differences(
    from golden: MotionGolden, tolerance: MotionTolerance = .standard
  ) -> [MotionDifference] {
    MotionComparison(of: model, with: golden.model, tolerance: tolerance).differences
  }
}

extension MotionConvertible {
  /// How the motion differs from a golden.
  ///
  /// - Parameters:
  ///   - golden: the motion that was expected.
  ///   - tolerance: what is passed over.
  /// - Returns: the differences, those of the whole motion first; none if the motions are the same.
  public func differences(
    from golden: MotionGolden, tolerance: MotionTolerance = .standard
  ) -> [MotionDifference] {
    MotionGolden(self).differences(from: golden, tolerance: tolerance)
  }
}
