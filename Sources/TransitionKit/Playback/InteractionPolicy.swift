/// What a gesture means for a transition: which operation it starts, how far it takes it, and whether
/// letting go commits or cancels.
///
/// The ready-made policies are values, and so are custom ones:
///
/// ```swift
/// var pan = InteractionPolicy.edgePan()
/// pan.commitAnimation = .bouncy
/// ```
public struct InteractionPolicy: Sendable {
  /// How far a sample takes a transition.
  public enum Progress: Sendable, Hashable {
    /// As far as this from where the gesture began.
    case absolute(Double)
    /// As far as this from where it is.
    case step(Double)
  }

  /// What letting go means.
  public enum Decision: Sendable, Hashable {
    /// The transition happens. With a speed it runs on at so many times its own rate; otherwise it takes
    /// up the velocity of the finger.
    case commit(speed: Double?)
    /// The transition goes back to its start.
    case cancel
  }

  /// The operation that a gesture starts; nil if it is not meant for a transition.
  public var operation: @Sendable (GestureSample, Container) -> NavigationTransition.Operation?

  /// How far a sample takes the transition.
  public var progress: @Sendable (GestureSample, Operation, Container) -> Progress

  /// How fast a sample moves the transition, in progress a second.
  public var velocity: @Sendable (GestureSample, Operation, Container) -> Double

  /// What letting go means, at a progress and with the velocity of the finger in points a second towards
  /// the end of the transition.
  public var decision: @Sendable (_ progress: Double, _ velocity: Double) -> Decision

  /// The velocity of the finger in points a second towards the end of the transition.
  public var gestureVelocity: @Sendable (GestureSample, Operation, Container) -> Double

  /// Whether views follow their curves rather than the finger, evenly.
  public var followsCurves = false

  /// How the transition continues when it is committed; on by default a spring. One that never ends runs one
  /// cycle: see ``TransitionAnimator/diagnostics``.
  public var commitAnimation: Animation?

  /// How the transition goes back when it is cancelled; on by default a spring. One that never ends runs one
  /// cycle: see ``TransitionAnimator/diagnostics``.
  public var cancelAnimation: Animation?

  /// The direction of the navigation that a gesture drives.
  public typealias Operation = NavigationTransition.Operation
}

extension InteractionPolicy {
  /// A pan from the edge that pops, as navigation on iOS has.
  ///
  /// It commits if the finger is faster than 675 points a second, or if a fifth of the distance is done and the
  /// finger is not going back by 200 points a second or more. Source: the pan of the package
  /// swiftui-navigation-transitions, `UINavigationController.handleInteraction`, which has these constants
  /// and those of `imitatesUIKit`. UIKit does not publish its own.
  ///
  /// - Parameter imitatesUIKit: whether a commit runs on at a speed between 0.99 and 2.25, 800 points a
  ///   second being 1, rather than taking up the velocity of the finger.
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
    var controller = edgePan(imitatesUIKit: imitatesUIKit)
    controller.operation = { sample, container in
      let (displacement, speed) = (sample.translation, sample.velocity)
      let motion = displacement == .zero ? speed : displacement
      let along = motion.along(.horizontal, .pop, in: container)
      return along > abs(motion.y) ? .pop : nil
    }
    return controller
  }

  /// A drag along an axis that commits past a threshold, or with a flick at any progress, and that cancels with
  /// a flick back at any progress.
  ///
  /// The threshold of a third and the flick of 1200 points a second are choices of this library. The flick is
  /// nearly twice that of ``edgePan(imitatesUIKit:)``, as a drag that starts anywhere is more often meant for
  /// something else.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the finger moves.
  ///   - threshold: the progress that must be passed, not only reached.
  ///   - flick: the velocity in points a second that commits by itself, if it is reached; towards the start
  ///     it cancels.
  ///   - distanceMultiplier: how many extents of the container the finger has to move for the whole progress.
  public static func thresholdAndFlick(
    _ operation: NavigationTransition.Operation = .pop, axis: Axis = .horizontal,
    threshold: Double = 1.0 / 3, flick: Double = 1200, distanceMultiplier: Double = 1
  ) -> InteractionPolicy {
    pan(axis: axis, distanceMultiplier: distanceMultiplier, starting: operation) {
      if $1 >= flick { return .commit(speed: nil) }
      return $0 > threshold && !($1 <= -flick) ? .commit(speed: nil) : .cancel
    }
  }

  /// No gesture starts anything.
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
  /// The velocity at which a commit runs on at its own rate.
  static let unitVelocity = 800.0
  static let leastSpeed = 0.99
  static let greatestSpeed = 2.25
}

extension Point {
  /// The part of a motion along an axis, positive towards the end of an operation: a pop goes to trailing
  /// or down, and a push to leading or up.
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
