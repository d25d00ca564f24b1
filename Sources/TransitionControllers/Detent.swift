import TransitionKit

/// A height at which a sheet rests.
///
/// A sheet that a finger lets go rests at the detent nearest to where its velocity leads: its height, and as many points as the
/// finger would move in the `projection` of the policy, 0.2 seconds by default. It goes at most one detent beyond the nearest one.
public enum Detent: Sendable, Hashable {
  /// A fraction of the height of the container, from 0 to 1.
  case fraction(Double)
  /// A number of points.
  case height(Double)

  /// Half of the container.
  ///
  /// Source: `UISheetPresentationController.Detent.medium()` is documented as approximately half of the available height.
  public static let medium = Detent.fraction(0.5)

  /// The height of the whole container.
  public static let large = Detent.fraction(1)

  /// The height in a container, between 0 and that of the container. A number that is not finite counts as 1 or as the height.
  ///
  /// - Parameter container: the size of the container, of which only the height counts. One that is negative or not finite counts as 0.
  public func height(in container: Size) -> Double {
    let whole = container.height.isFinite ? max(container.height, 0) : 0
    return switch self {
    case .fraction(let fraction): fraction.isFinite ? min(max(fraction, 0), 1) * whole : whole
    case .height(let height): height.isFinite ? min(max(height, 0), whole) : whole
    }
  }
}

extension Detent {
  /// Whether it is no height from 0 on, or no fraction from 0 to 1, so that another height is used.
  var isUnusable: Bool {
    switch self {
    case .fraction(let fraction): !(0...1).contains(fraction)
    case .height(let height): !(height >= 0 && height.isFinite)
    }
  }
}

extension Detent: CustomStringConvertible {
  /// The height, such as `50 %` or `300 pt`.
  public var description: String {
    switch self {
    case .fraction(let fraction): "\(number: fraction * 100) %"
    case .height(let height): "\(number: height) pt"
    }
  }
}
