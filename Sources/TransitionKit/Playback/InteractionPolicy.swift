/// Decides what a gesture does to a transition: which operation it starts, how it maps to progress, and
/// whether lifting the finger commits or cancels.
///
/// Policies are values. Start with a built-in policy and change its properties:
///
/// ```swift
/// var pan = InteractionPolicy.edgePan()
/// pan.commitAnimation = .bouncy
/// ```
public struct InteractionPolicy: Sendable {
  /// The progress that a sample of a gesture sets.
  public enum Progress: Sendable, Hashable {
    /// The progress relative to that at the beginning of the gesture.
    case absolute(Double)
    /// The change of the current progress.
    case step(Double)
  }

  /// What happens when the finger is lifted.
  public enum Decision: Sendable, Hashable {
    /// The transition runs to its end: at a constant multiple of its own rate, or, without a speed, with the
    /// velocity of the finger.
    case commit(speed: Double?)
    /// The transition runs back to its start.
    case cancel
  }

  /// Returns the operation that a gesture starts, or nil if it starts none.
  public var operation: @Sendable (GestureSample, Container) -> NavigationTransition.Operation?

  /// Returns the progress that a sample sets.
  ///
  /// The frame of the container is as large as the way of the finger from the start to the end: an
  /// ``Interaction`` passes the distance of a view that moves by its own size or farther.
  public var progress: @Sendable (GestureSample, Operation, Container) -> Progress

  /// Returns the velocity of a sample, in progress per second. The container is that of ``progress``.
  public var velocity: @Sendable (GestureSample, Operation, Container) -> Double

  /// Decides what happens when the finger is lifted. The velocity is that of the finger, in points per second
  /// towards the end of the transition.
  public var decision: @Sendable (_ progress: Double, _ velocity: Double) -> Decision

  /// Returns the velocity of the finger in points per second towards the end of the transition.
  public var gestureVelocity: @Sendable (GestureSample, Operation, Container) -> Double

  /// Whether views follow their curves during tracking. By default they move linearly with the finger.
  public var followsCurves = false

  /// Whether views can be pulled beyond both ends of the transition, with growing resistance, as content is
  /// beyond the edge of a scroll view. By default they stop at the ends.
  public var rubberBand = false

  /// The animation with which a committed transition runs to its end; nil is a spring. An animation that
  /// never ends runs one cycle: see ``TransitionAnimator/diagnostics``.
  public var commitAnimation: Animation?

  /// The animation with which a cancelled transition runs back to its start; nil is a spring. An animation
  /// that never ends runs one cycle: see ``TransitionAnimator/diagnostics``.
  public var cancelAnimation: Animation?

  /// The direction of the navigation that a gesture drives.
  public typealias Operation = NavigationTransition.Operation
}

extension InteractionPolicy {
  /// A pan from the edge that pops, as in the navigation of iOS.
  ///
  /// It commits if the finger is faster than 675 points a second. It also commits from a progress of 1/5,
  /// unless the finger moves back at 200 points a second or more. Source: the pan of the package
  /// swiftui-navigation-transitions, `UINavigationController.handleInteraction`, which has these constants
  /// and those of `imitatesUIKit`. UIKit does not publish its own.
  ///
  /// - Parameter imitatesUIKit: whether a commit runs at a constant speed between 0.99 and 2.25, where 800
  ///   points a second is 1. By default it takes up the velocity of the finger.
  public static func edgePan(imitatesUIKit: Bool = false) -> InteractionPolicy {
    pan(axis: .horizontal, starting: .pop) { progress, velocity in
      guard
        velocity > EdgePan.flick
          || (progress >= EdgePan.threshold && velocity > -EdgePan.flickBack)
      else { return .cancel }
      let speed = max(EdgePan.leastSpeed, velocity / EdgePan.unitVelocity)
      return .commit(speed: imitatesUIKit ? min(speed, EdgePan.greatestSpeed) : nil)
    }
  }

  /// A pan that pops from anywhere: like ``edgePan(imitatesUIKit:)``, but only for a finger that moves
  /// more along the axis than across it, and in the right direction.
  public static func contentPan(imitatesUIKit: Bool = false) -> InteractionPolicy {
    var policy = edgePan(imitatesUIKit: imitatesUIKit)
    policy.operation = { sample, container in
      let (displacement, speed) = (sample.translation, sample.velocity)
      let motion = displacement == .zero ? speed : displacement
      let along = motion.along(.horizontal, .pop, in: container)
      return along > abs(motion.y) ? .pop : nil
    }
    return policy
  }

  /// A drag along an axis. It commits above a threshold, or with a flick at any progress. A flick back
  /// cancels at any progress.
  ///
  /// The threshold of 1/3 and the flick of 1200 points a second were chosen for this library. The flick is
  /// nearly twice that of ``edgePan(imitatesUIKit:)``, because a drag that starts anywhere often has another
  /// purpose.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the finger moves.
  ///   - threshold: the progress above which the drag commits.
  ///   - flick: the velocity in points per second from which the drag commits at any progress. Towards the
  ///     start it cancels.
  ///   - distanceMultiplier: the distance for the whole progress, as a multiple of the extent of the
  ///     container, or of the distance of a view that moves by its own size or farther.
  public static func thresholdAndFlick(
    _ operation: NavigationTransition.Operation = .pop, axis: Axis = .horizontal,
    threshold: Double = 1.0 / 3, flick: Double = 1200, distanceMultiplier: Double = 1
  ) -> InteractionPolicy {
    pan(axis: axis, distanceMultiplier: distanceMultiplier, starting: operation) {
      if $1 >= flick { return .commit(speed: nil) }
      return $0 > threshold && !($1 <= -flick) ? .commit(speed: nil) : .cancel
    }
  }

  /// A policy with which no gesture starts a transition.
  public static let disabled = pan(axis: .horizontal, starting: nil) { _, _ in .cancel }

  private static func pan(
    axis: Axis, distanceMultiplier: Double = 1, starting operation: Operation?,
    decision: @escaping @Sendable (Double, Double) -> Decision
  ) -> InteractionPolicy {
    @Sendable func fraction(_ displacement: Double, _ container: Container) -> Double {
      let extent = axis == .horizontal ? container.frame.width : container.frame.height
      let fraction = displacement / (extent * distanceMultiplier)
      return fraction.isFinite ? fraction : 0
    }
    return InteractionPolicy(
      operation: { _, _ in operation },
      progress: { .absolute(fraction($0.translation.along(axis, $1, in: $2), $2)) },
      velocity: { fraction($0.velocity.along(axis, $1, in: $2), $2) },
      decision: decision,
      gestureVelocity: { $0.velocity.along(axis, $1, in: $2) })
  }
}

/// The constants of the pan of the package swiftui-navigation-transitions.
private enum EdgePan {
  /// Faster than this, in points a second, a finger commits at any progress.
  static let flick = 675.0
  /// From this progress on it commits,
  static let threshold = 0.2
  /// unless it goes back as fast as this.
  static let flickBack = 200.0
  /// The velocity at which a commit runs at its own rate.
  static let unitVelocity = 800.0
  static let leastSpeed = 0.99
  static let greatestSpeed = 2.25
}

extension Point {
  /// The component of a motion along an axis, positive towards the end of an operation: a pop moves to
  /// trailing or down, and a push to leading or up.
  fileprivate func along(
    _ axis: Axis, _ operation: NavigationTransition.Operation, in container: Container
  ) -> Double {
    let forwards =
      switch axis {
      case .horizontal: container.layoutDirection == .leftToRight ? x : -x
      case .vertical: y
      }
    return operation == .pop ? forwards : -forwards
  }
}
