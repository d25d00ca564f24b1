import TransitionKit

/// Something that a motion promises at every time.
///
/// A contract is checked by bounds on whole spans of time, not by samples. So one that holds is proved; one that is broken
/// says when, by how much, and by which contribution.
///
/// ```swift
/// let push = NavigationTransition.slide.compile(for: .push, in: container)
/// let violations = push.violations(
///   of: .monotone(.destination, .translation), .speed(of: .destination, atMost: 3000), .covers())
/// ```
public struct MotionContract: Sendable, Equatable {
  enum Requirement: Sendable, Equatable {
    case monotone
    case bounded(ClosedRange<Double>)
    case overshoot(atMost: Double)
    case velocity(atMost: Double)
    case acceleration(atMost: Double)
    case smooth(includingEnds: Bool)
    case settled(after: Double, within: Double)
    case startsAtRest
    case endsAtRest
    case viewSpeed(atMost: Double)
    case viewAcceleration(atMost: Double)
    case inside(Rect)
    case disjoint(ViewID)
    case covers(Rect?, opacity: Double)
    case present(ClosedRange<Double>)
    case above(ViewID)
    case lasts(atMost: Double)
    case takenBack
  }

  let requirement: Requirement

  /// The view that the contract is about; nil for every view.
  let view: ViewID?

  /// The property that it is about; nil for every one.
  var property: ViewProperty?

  /// The name of the component that it is about; nil for every one.
  var component: String?

  /// How far a value may be beyond its limit, in its own units; nil for the default of the contract.
  var tolerance: Double?

  init(
    _ requirement: Requirement, _ view: ViewID?, _ property: ViewProperty? = nil,
    _ component: String? = nil, tolerance: Double? = nil
  ) {
    self.requirement = requirement
    self.view = view
    self.property = property
    self.component = component
    self.tolerance = tolerance
  }
}

// MARK: - Values

extension MotionContract {
  /// Each component moves in one direction from its start to its end, and never turns back.
  ///
  /// A spring that ends beyond its end may go back by as much as springs may jump at their ends: by 0.1 % of its distance, or of how far its
  /// velocity throws it, and lengths by half a point at most.
  ///
  /// - Parameters:
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - property: the property; nil for every property that the motion writes.
  ///   - component: a name of `ViewProperty.componentNames`; every component by default.
  public static func monotone(
    _ view: ViewID? = nil, _ property: ViewProperty? = nil, component: String? = nil
  ) -> MotionContract { MotionContract(.monotone, view, property, component) }

  /// Each component stays in a range, its ends included.
  ///
  /// - Parameters:
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - property: the property; one that the motion does not write fulfils the contract.
  ///   - component: a name of `ViewProperty.componentNames`; every component by default.
  ///   - range: in the units of the property; the components of a color are premultiplied.
  public static func bounded(
    _ view: ViewID?, _ property: ViewProperty, component: String? = nil,
    in range: ClosedRange<Double>
  ) -> MotionContract { MotionContract(.bounded(range), view, property, component) }

  /// No component goes beyond its start or its end by more than a fraction of the distance between them.
  ///
  /// - Parameters:
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - property: the property; nil for every property that the motion writes.
  ///   - component: a name of `ViewProperty.componentNames`; every component by default.
  ///   - fraction: 0 forbids every overshoot.
  public static func overshoot(
    _ view: ViewID? = nil, _ property: ViewProperty? = nil, component: String? = nil,
    atMost fraction: Double = 0
  ) -> MotionContract {
    MotionContract(.overshoot(atMost: fraction), view, property, component)
  }

  /// No component changes faster than a limit, in units of the property a second. A jump is infinitely fast, unless it is as
  /// short as that with which a spring ends; see ``monotone(_:_:component:)``.
  ///
  /// - Parameters:
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - property: the property; one that the motion does not write fulfils the contract.
  ///   - component: a name of `ViewProperty.componentNames`; every component by default.
  ///   - limit: the greatest rate of change, in units of the property a second.
  public static func velocity(
    of view: ViewID?, _ property: ViewProperty, component: String? = nil, atMost limit: Double
  ) -> MotionContract { MotionContract(.velocity(atMost: limit), view, property, component) }

  /// The velocity of no component changes faster than a limit, in units of the property a second squared.
  ///
  /// The acceleration is by how much the velocity changes in a sixtieth of a second, times 60, with both times inside the
  /// motion: what it is when it starts and after it ends does not count. A slope that is infinite has an infinite
  /// acceleration, and so has a jump, unless it is as short as that with which a spring ends; see
  /// ``monotone(_:_:component:)``.
  ///
  /// - Parameters:
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - property: the property; one that the motion does not write fulfils the contract.
  ///   - component: a name of `ViewProperty.componentNames`; every component by default.
  ///   - limit: the greatest acceleration, in units of the property a second squared.
  public static func acceleration(
    of view: ViewID?, _ property: ViewProperty, component: String? = nil, atMost limit: Double
  ) -> MotionContract { MotionContract(.acceleration(atMost: limit), view, property, component) }

  /// Value and velocity have no jumps: the motion is C1.
  ///
  /// A change of velocity counts from 5 % of the average speed, so that a spring may end when it has settled. A jump counts unless
  /// a spring may end with it; see ``monotone(_:_:component:)``.
  ///
  /// - Parameters:
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - property: the property; nil for every property that the motion writes.
  ///   - component: a name of `ViewProperty.componentNames`; every component by default.
  ///   - includingEnds: whether the motion also begins and ends at standstill.
  public static func smooth(
    _ view: ViewID? = nil, _ property: ViewProperty? = nil, component: String? = nil,
    includingEnds: Bool = false
  ) -> MotionContract {
    MotionContract(.smooth(includingEnds: includingEnds), view, property, component)
  }

  /// From a time on each component stays near its end.
  ///
  /// - Parameters:
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - property: the property; nil for every property that the motion writes.
  ///   - component: a name of `ViewProperty.componentNames`; every component by default.
  ///   - time: in seconds.
  ///   - fraction: how near, as a fraction of the distance from its start to its end. A component that ends where it
  ///     starts has to be there.
  public static func settles(
    _ view: ViewID? = nil, _ property: ViewProperty? = nil, component: String? = nil,
    by time: Double,
    within fraction: Double = 0.01
  ) -> MotionContract {
    MotionContract(.settled(after: time, within: fraction), view, property, component)
  }

  /// Before anything moves, every property has its value at rest.
  ///
  /// - Parameters:
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - property: the property; nil for every property that the motion writes.
  public static func startsAtRest(
    _ view: ViewID? = nil, _ property: ViewProperty? = nil
  ) -> MotionContract { MotionContract(.startsAtRest, view, property) }

  /// At the end, and after it, every property has its value at rest.
  ///
  /// - Parameters:
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - property: the property; nil for every property that the motion writes.
  public static func endsAtRest(
    _ view: ViewID? = nil, _ property: ViewProperty? = nil
  ) -> MotionContract { MotionContract(.endsAtRest, view, property) }
}

// MARK: - Views in the container

extension MotionContract {
  /// No corner of a view moves faster than a limit, in points a second.
  ///
  /// A jump is infinitely fast, unless it is as short as that with which a spring ends; see ``monotone(_:_:component:)``.
  ///
  /// - Parameters:
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - limit: the greatest speed, in points a second.
  public static func speed(of view: ViewID? = nil, atMost limit: Double) -> MotionContract {
    MotionContract(.viewSpeed(atMost: limit), view)
  }

  /// No corner of a view accelerates or brakes faster than a limit, in points a second squared.
  ///
  /// The acceleration is by how much the velocity of a corner changes in a sixtieth of a second, times 60, with both times
  /// inside the motion. That of a jump is infinite, unless it is as short as that with which a spring ends; see
  /// ``monotone(_:_:component:)``.
  ///
  /// - Parameters:
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - limit: the greatest acceleration, in points a second squared.
  public static func acceleration(of view: ViewID? = nil, atMost limit: Double) -> MotionContract {
    MotionContract(.viewAcceleration(atMost: limit), view)
  }

  /// What is seen of a view stays inside a rectangle of the container.
  ///
  /// A view is not seen while it is transparent, without area, turned away without a back, or outside of what it is
  /// clipped to: itself, an element around it that clips, or the element to which it is clipped while it flies.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in the coordinates of the container.
  ///   - view: the view; nil for every view. One that the motion does not have is reported as a violation.
  ///   - tolerance: how far it may be beyond it, in points. From three quarters of it on the contract is
  ///     broken, as the rest is left to the bounds.
  public static func inside(
    _ rect: Rect, _ view: ViewID? = nil, tolerance: Double = 0.1
  ) -> MotionContract { MotionContract(.inside(rect), view, tolerance: tolerance) }

  /// What is seen of two views never overlaps; see ``inside(_:_:tolerance:)``.
  ///
  /// - Parameters:
  ///   - view: a view of the motion; any other one is reported as a violation.
  ///   - other: another view of the motion.
  ///   - tolerance: how far they may overlap, in points; see ``inside(_:_:tolerance:)``.
  public static func disjoint(
    _ view: ViewID, _ other: ViewID, tolerance: Double = 0.1
  ) -> MotionContract { MotionContract(.disjoint(other), view, tolerance: tolerance) }

  /// Views that are opaque cover all of the container at all times, so that no background is seen.
  ///
  /// Corners that are rounded count as covered, and a view that is blurred covers what it would cover without the blur.
  ///
  /// - Parameters:
  ///   - rect: the part that has to be covered, in the coordinates of the container; the whole of it by default.
  ///   - opacity: the opacity from which on a view covers what is behind it.
  ///   - tolerance: the width of a gap that does not count, in points; see ``inside(_:_:tolerance:)``.
  public static func covers(
    _ rect: Rect? = nil, opacity: Double = 1, tolerance: Double = 0.1
  ) -> MotionContract {
    MotionContract(.covers(rect, opacity: opacity), nil, tolerance: tolerance)
  }

  /// A view is on screen during a span of time, in seconds.
  ///
  /// An element that leaves is there until it has left. After the end the views that stay are there. An old content that fades
  /// out over an element is not an element.
  ///
  /// - Parameters:
  ///   - view: a view of the motion; any other one is reported as a violation.
  ///   - range: the span of time, in seconds; what is before 0 does not count.
  public static func present(
    _ view: ViewID, during range: ClosedRange<Double>
  ) -> MotionContract { MotionContract(.present(range), view) }

  /// A view is drawn in front of another one whenever both are on screen.
  ///
  /// - Parameters:
  ///   - view: the view that is in front.
  ///   - other: the view that is behind it.
  public static func drawn(_ view: ViewID, above other: ViewID) -> MotionContract {
    MotionContract(.above(other), view)
  }
}

// MARK: - The whole

extension MotionContract {
  /// The whole takes no longer than a time.
  ///
  /// What repeats for ever by its author's wish is no part of the whole. With ``LintRules/promises`` a motion that takes longer is a
  /// ``LintFinding/Kind/longTransition``.
  ///
  /// - Parameter seconds: the longest time, in seconds.
  public static func lasts(atMost seconds: Double) -> MotionContract {
    MotionContract(.lasts(atMost: seconds), nil)
  }

  /// A pop takes back what its push has done: at each progress of a push the pages look as they do on the way back, when that
  /// much is left.
  ///
  /// It is about a compiled push or pop of a navigation transition, which is compiled in the other direction, too. The animations
  /// of the two may differ in curve and duration. What a part of them does earlier than another part, it has to undo later.
  ///
  /// ```swift
  /// let push = NavigationTransition.slide.compile(for: .push, in: container)
  /// let violations = push.violations(of: .popTakesBackPush, .lasts(atMost: 0.5))
  /// ```
  public static let popTakesBackPush = MotionContract(.takenBack, nil)
}

extension MotionContract: CustomStringConvertible {
  /// The contract in words.
  public var description: String {
    let subject = subject
    switch requirement {
    case .monotone: return "\(subject) never turns back"
    case .bounded(let range):
      return "\(subject) stays in \(readable(range.lowerBound))...\(readable(range.upperBound))"
    case .overshoot(let fraction):
      return "\(subject) overshoots by at most \(readable(fraction * 100)) %"
    case .velocity(let limit): return "\(subject) moves by at most \(readable(limit)) a second"
    case .acceleration(let limit):
      return "\(subject) accelerates by at most \(readable(limit)) a second squared"
    case .smooth(let includingEnds):
      return "\(subject) is smooth\(includingEnds ? ", from standstill to standstill" : "")"
    case .settled(let time, let fraction):
      return
        "\(subject) is within \(readable(fraction * 100)) % of its end from \(readable(time)) s on"
    case .startsAtRest: return "\(subject) starts at rest"
    case .endsAtRest: return "\(subject) ends at rest"
    case .viewSpeed(let limit): return "\(subject) moves by at most \(readable(limit)) pt a second"
    case .viewAcceleration(let limit):
      return "\(subject) accelerates by at most \(readable(limit)) pt a second squared"
    case .inside(let rect): return "\(subject) stays inside \(rect)"
    case .disjoint(let other): return "\(subject) and \(other) never overlap"
    case .covers(let rect, let opacity):
      let area = rect.map { "\($0)" } ?? "the container"
      return "\(area) is covered\(opacity < 1 ? " with an opacity of \(readable(opacity))" : "")"
    case .present(let range):
      return
        "\(subject) is on screen from \(readable(range.lowerBound)) to \(readable(range.upperBound)) s"
    case .above(let other): return "\(subject) is drawn above \(other)"
    case .lasts(let limit): return "the whole takes at most \(readable(limit)) s"
    case .takenBack: return "the pop takes back what the push does"
    }
  }

  private var subject: String {
    var text = view.map { "\($0)" } ?? "every view"
    if let property { text += ".\(property)" }
    if let component, !component.isEmpty { text += ".\(component)" }
    return text
  }
}
