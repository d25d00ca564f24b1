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

  /// The axis along which the finger moves.
  public var axis: Axis

  /// Returns the progress that a sample sets.
  ///
  /// The frame of the container is as large as the distance of the finger from the start to the end: an
  /// ``Interaction`` passes that of a view that moves by its own size or farther.
  public var progress: @Sendable (GestureSample, Operation, Container) -> Progress

  /// Returns the velocity of a sample, in progress per second. The container is that of ``progress``.
  public var velocity: @Sendable (GestureSample, Operation, Container) -> Double

  /// Decides what happens when the finger is lifted. The velocity is that of the finger, in points per second
  /// towards the end of the transition.
  public var decision: @Sendable (_ progress: Double, _ velocity: Double) -> Decision

  /// Returns the velocity of the finger in points per second towards the end of the transition.
  public var gestureVelocity: @Sendable (GestureSample, Operation, Container) -> Double

  /// How far the finger has to move before a gesture that depends on its direction begins, in points; by default 10.
  ///
  /// A finger that catches what moves, and is lifted before it has moved so far, decides nothing. With an infinite slop a gesture
  /// that has not moved is refused at once.
  public var slop = GestureFeel.slop

  /// How fast a finger is that does not rest, in points a second: a finger that is faster decides, however little it has moved.
  public var flick = GestureFeel.flick

  /// How many seconds of its velocity a sheet or a pager moves on in thought when it is let go, so that it goes to what is nearest to
  /// that; by default 0.2.
  public var projection = GestureFeel.projection

  /// Whether views follow their curves during tracking. By default they move linearly with the finger.
  ///
  /// You need it where the parts of a transition have curves of their own, such as a fade that is over half-way, and the finger
  /// should see what plays without it:
  ///
  /// ```swift
  /// var policy = InteractionPolicy.edgePan()
  /// policy.followsCurves = true
  /// ```
  public var followsCurves = false

  /// Whether views can be pulled beyond both ends of the transition, with growing resistance, as content is
  /// beyond the edge of a scroll view. By default they stop at the ends. In a `TransitionController` the screens stop at the
  /// ends, but in any case a sheet has a rubber band above its greatest detent, and a pager beyond its first and its last page.
  public var rubberBand = false

  /// How much of the movement of a finger a rubber band follows at first; by default 0.55. With less it holds back more.
  ///
  /// The rubber bands of sheets, pagers and guarded screens have it, too. It is at least 0.01 and at most 1; with NaN it is the default.
  public var rubberBandCoefficient = GestureFeel.rubberBand

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
    let decision: @Sendable (Double, Double) -> Decision = { progress, velocity in
      guard
        velocity > GestureFeel.edgeFlick
          || (progress >= GestureFeel.edgeThreshold && velocity > -GestureFeel.edgeFlickBack)
      else { return .cancel }
      let (speed, range) = (velocity / GestureFeel.unitVelocity, GestureFeel.speeds)
      return .commit(
        speed: imitatesUIKit ? min(max(speed, range.lowerBound), range.upperBound) : nil)
    }
    return pan(
      towards: .trailing, flick: GestureFeel.edgeFlick, starting: { _, _ in .pop },
      decision: decision)
  }

  /// A pan that pops from anywhere: like ``edgePan(imitatesUIKit:)``, but only for a finger that moves
  /// more along the axis than across it, and in the right direction.
  ///
  /// - Parameter imitatesUIKit: whether a commit runs at a constant speed, as in ``edgePan(imitatesUIKit:)``.
  public static func contentPan(imitatesUIKit: Bool = false) -> InteractionPolicy {
    var policy = edgePan(imitatesUIKit: imitatesUIKit)
    policy.operation = { sample, container in
      sample.direction(towards: .trailing, in: container) == .pop ? .pop : nil
    }
    return policy
  }

  /// A swipe from the left or the right edge that pops, as on Android: away from the edge where it began.
  ///
  /// The edge is that on whose side the finger began, if samples say where it touches; otherwise the finger goes away from where
  /// it began, to whichever side. It commits as ``edgePan(imitatesUIKit:)`` does.
  public static func backSwipe() -> InteractionPolicy {
    var policy = edgePan()
    @Sendable func distance(
      _ motion: Point, _ sample: GestureSample, _ container: Container
    ) -> Double {
      let start = sample.location.map { $0.x - sample.translation.x - container.frame.width / 2 }
      let side = start ?? -sample.translation.x
      return side > 0 ? -motion.x : side < 0 ? motion.x : abs(motion.x)
    }
    @Sendable func fraction(_ displacement: Double, _ container: Container) -> Double {
      let fraction = displacement / container.frame.width
      return fraction.isFinite ? fraction : 0
    }
    policy.progress = { .absolute(fraction(distance($0.translation, $0, $2), $2)) }
    policy.velocity = { fraction(distance($0.velocity ?? .zero, $0, $2), $2) }
    policy.gestureVelocity = { distance($0.velocity ?? .zero, $0, $2) }
    return policy
  }

  /// A drag along an axis. It commits above a threshold, or with a flick at any progress. A flick back
  /// cancels at any progress.
  ///
  /// The threshold of 1/3 and the flick of 1200 points a second are those of `PanInteractionController` in Touchwonders'
  /// Transition. There the velocity is that in any direction; here it is that along the axis.
  ///
  /// - Parameters:
  ///   - operation: what the drag does: a pop towards the trailing or the bottom edge, a push away from it.
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
    pan(
      towards: axis == .horizontal ? .trailing : .bottom, flick: flick,
      distanceMultiplier: distanceMultiplier, starting: { _, _ in operation },
      decision: decision(threshold: threshold, flick: flick))
  }

  /// A drag that goes back towards an edge, and forward away from it: a push and a pop, or a presentation and a dismissal.
  ///
  /// It begins only if the finger moves more along the axis than across it. With the top edge a drag upwards dismisses. The
  /// threshold and the flick are those of ``thresholdAndFlick(_:axis:threshold:flick:distanceMultiplier:)``.
  ///
  /// - Parameters:
  ///   - edge: the edge towards which the finger goes back; leading and trailing follow the layout direction.
  ///   - threshold: the progress above which the drag commits.
  ///   - flick: the velocity in points per second from which the drag commits, or towards the start cancels.
  public static func drag(
    towards edge: Edge, threshold: Double = 1.0 / 3, flick: Double = 1200
  ) -> InteractionPolicy {
    pan(
      towards: edge, flick: flick, starting: { $0.direction(towards: edge, in: $1) },
      decision: decision(threshold: threshold, flick: flick))
  }

  /// A drag that dismisses towards an edge: like ``drag(towards:threshold:flick:)``, but it never goes forward.
  ///
  /// - Parameters:
  ///   - edge: the edge towards which the finger dismisses; leading and trailing follow the layout direction.
  ///   - threshold: the progress above which the drag commits, from 0 to 1.
  ///   - flick: the velocity in points per second from which the drag commits, or towards the start cancels.
  public static func dismissal(
    towards edge: Edge = .bottom, threshold: Double = 1.0 / 3, flick: Double = 1200
  ) -> InteractionPolicy {
    var policy = drag(towards: edge, threshold: threshold, flick: flick)
    policy.operation = { sample, container in
      sample.direction(towards: edge, in: container) == .pop ? .pop : nil
    }
    return policy
  }

  /// A swipe between tabs: towards the leading edge to the next one, which is to the left unless the layout runs from right to
  /// left.
  public static let tabs = drag(towards: .trailing)

  /// A policy with which no gesture starts a transition.
  public static let disabled = {
    var policy = pan(
      towards: .trailing, flick: .infinity, starting: { _, _ in nil }, decision: { _, _ in .cancel }
    )
    policy.slop = .infinity
    return policy
  }()

  private static func decision(
    threshold: Double, flick: Double
  ) -> @Sendable (_ progress: Double, _ velocity: Double) -> Decision {
    { progress, velocity in
      if velocity >= flick { return .commit(speed: nil) }
      return progress > threshold && !(velocity <= -flick) ? .commit(speed: nil) : .cancel
    }
  }

  private static func pan(
    towards edge: Edge, flick: Double, distanceMultiplier: Double = 1,
    starting operation: @escaping @Sendable (GestureSample, Container) -> Operation?,
    decision: @escaping @Sendable (Double, Double) -> Decision
  ) -> InteractionPolicy {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    @Sendable func fraction(_ displacement: Double, _ container: Container) -> Double {
      let extent = axis == .horizontal ? container.frame.width : container.frame.height
      let fraction = displacement / (extent * distanceMultiplier)
      return fraction.isFinite ? fraction : 0
    }
    var policy = InteractionPolicy(
      operation: operation, axis: axis,
      progress: { .absolute(fraction($0.translation.along(edge, $1, in: $2), $2)) },
      velocity: { fraction(($0.velocity ?? .zero).along(edge, $1, in: $2), $2) },
      decision: decision,
      gestureVelocity: { ($0.velocity ?? .zero).along(edge, $1, in: $2) })
    policy.flick = flick
    return policy
  }
}

extension GestureSample {
  /// Whether a finger goes back towards an edge, or forward away from it; nil if it moves across, or not at all.
  fileprivate func direction(
    towards edge: Edge, in container: Container
  ) -> NavigationTransition.Operation? {
    let motion = translation == .zero ? velocity ?? .zero : translation
    let outward = edge.direction(in: container.layoutDirection)
    let along = motion.x * outward.x + motion.y * outward.y
    let across = abs(outward.x == 0 ? motion.x : motion.y)
    return along > across ? .pop : -along > across ? .push : nil
  }
}

extension Point {
  /// The component of a motion towards the end of an operation: a pop moves towards the edge, and a push away from it.
  fileprivate func along(
    _ edge: Edge, _ operation: NavigationTransition.Operation, in container: Container
  ) -> Double {
    let outward = edge.direction(in: container.layoutDirection)
    let back = outward.x == 0 ? y * outward.y : x * outward.x
    return operation == .pop ? back : -back
  }
}

extension InteractionPolicy: CustomStringConvertible {
  /// Whether the policy moves by linear time or by curves.
  public var description: String {
    followsCurves ? "interaction policy that follows curves" : "interaction policy"
  }
}

extension InteractionPolicy.Decision: CustomStringConvertible {
  /// The decision, with a speed if there is one.
  public var description: String {
    switch self {
    case .commit(let speed?): "commit at speed \(number: speed)"
    case .commit: "commit"
    case .cancel: "cancel"
    }
  }
}
