/// A part of a transition's duration, in fractions of 0...1.
///
/// A range that is empty, reversed, outside 0...1 or not a number is kept as it was written; compiling
/// a transition with it gives a diagnostic and uses ``clamped``.
public struct AnimationRange: Sendable, Hashable {
  /// Where the range starts.
  public let start: Double

  /// Where the range ends.
  public let end: Double

  /// Makes a range from its two fractions.
  ///
  /// - Parameters:
  ///   - start: where the range starts, as a fraction of the duration; it is kept even if it is not valid.
  ///   - end: where the range ends, as a fraction of the duration; it is kept even if it is not valid.
  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// Makes a range from a closed range of fractions.
  ///
  /// - Parameter range: the fractions of the duration; they are kept even if they are not valid.
  public init(_ range: ClosedRange<Double>) {
    self.init(start: range.lowerBound, end: range.upperBound)
  }

  /// The range of the whole duration, 0...1.
  public static let full = AnimationRange(start: 0, end: 1)

  /// Whether the range is inside 0...1 and not empty.
  public var isValid: Bool { start >= 0 && start < end && end <= 1 }

  /// The part of the range inside 0...1, or ``full`` if there is none.
  public var clamped: AnimationRange {
    let clamped = AnimationRange(start: max(start, 0), end: min(end, 1))
    return clamped.isValid ? clamped : .full
  }

  /// Whether a progress is in the range, its ends included.
  ///
  /// - Parameter progress: a fraction of the whole duration; NaN is in no range.
  public func contains(_ progress: Double) -> Bool { progress >= start && progress <= end }

  /// How far a progress is from the range: 0 inside it, negative before it and positive after it.
  ///
  /// - Parameter progress: a fraction of the whole duration.
  public func distance(to progress: Double) -> Double {
    progress < start ? progress - start : progress > end ? progress - end : 0
  }

  /// The progress within the range when the whole has a progress: 0 before it and 1 after it.
  ///
  /// - Parameter progress: a fraction of the whole duration.
  public func relativeProgress(of progress: Double) -> Double {
    if progress >= end { return 1 }
    return progress > start ? (progress - start) / (end - start) : 0
  }

  /// This range, whose fractions are of `outer`, in fractions of what `outer` is a part of.
  func within(_ outer: AnimationRange) -> AnimationRange {
    let length = outer.end - outer.start
    return AnimationRange(
      start: outer.start + length * start, end: outer.start + length * end)
  }
}

extension AnimationRange: CustomStringConvertible {
  /// The two fractions, such as `0.2...0.5`.
  public var description: String { "\(number: start)...\(number: end)" }
}
