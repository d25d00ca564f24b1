import TransitionKit

/// How a change from one scene to the next happens.
///
/// ```swift
/// var transaction = Transaction(animation: .snappy)
/// transaction.stagger = .index(each: 0.02)
/// animator.update(to: scene, transaction)
/// ```
///
/// Without an animation, the default, what stays is at its new frame at once, inserted elements are there and removed ones are
/// gone. A transition or an element with its own animation plays even then.
public struct Transaction: Sendable {
  /// The animation of everything in the change that does not set its own; nil for a change at once.
  public var animation: Animation?

  /// The delays with which the changed elements follow each other; nil if they start together.
  public var stagger: Stagger?

  /// The changes that ``stagger`` delays; all of them by default.
  public var staggered: Selection = .all

  /// Whether removed elements go first, then the others move, and then inserted ones come.
  ///
  /// Each of the three starts at the logical end of the one before. Nothing waits for the removal of what had not begun to come.
  public var isSequential = false

  /// Whether nothing is animated, not even what sets its own animation.
  public var disablesAnimations = false

  /// Whether movement is replaced by fades: transitions are reduced, and what stays is at its new frame at once.
  ///
  /// It is so in any case if the new scene has ``Scene/prefersReducedMotion``.
  public var reducesMotion = false

  /// Whether the change moves even if the user prefers reduced motion, as a finger moves it.
  package var keepsMotion = false

  /// Whether all screens of a window are laid out anew. Without an animation running transitions keep their progress then, and with
  /// one they do not take longer because their views get other sizes.
  package var isLayout = false

  /// Whether what the change names comes to rest at once, instead of continuing its running motions.
  public var endsMotions = false

  /// Whether the change dismisses something, so that removed elements are in front of inserted ones.
  public var isDismissal = false

  /// What an inserted or removed element does that has no transition.
  public var defaultTransition = AtomicTransition.opacity

  /// The transition of the root elements, if one of them is removed and one is inserted.
  public var rootTransition: RootTransition?

  /// When the change counts as complete; by default when everything has arrived and what is removed is gone.
  public var criterion = CompletionCriterion.removed

  /// Creates a transaction; without an animation it is that of a change at once.
  ///
  /// - Parameter animation: the animation of everything that does not set its own; nil for a change at once.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// A transaction with an animation.
  ///
  /// - Parameters:
  ///   - animation: the animation of everything that does not set its own.
  ///   - stagger: the delays with which the changed elements follow each other; nil if they start together.
  public static func animated(
    _ animation: Animation = .default, stagger: Stagger? = nil
  ) -> Transaction {
    var transaction = Transaction(animation: animation)
    transaction.stagger = stagger
    return transaction
  }
}

extension Transaction {
  /// A choice among what can happen to an element.
  public struct Selection: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The elements that come.
    public static let inserted = Selection(rawValue: 1)
    /// The elements that leave.
    public static let removed = Selection(rawValue: 2)
    /// The elements that stay, and move or change their state.
    public static let moved = Selection(rawValue: 4)
    /// The elements that come, leave or stay.
    public static let all: Selection = [.inserted, .removed, .moved]
  }

  /// A navigation from the removed root element to the inserted one.
  public struct RootTransition: Sendable {
    /// What the two do.
    public var transition: NavigationTransition
    /// Whether the navigation is a push or a pop.
    public var operation: NavigationTransition.Operation

    /// Creates the navigation of two root elements.
    ///
    /// - Parameters:
    ///   - transition: what the two root elements do.
    ///   - operation: whether the navigation is a push or a pop.
    public init(
      _ transition: NavigationTransition, for operation: NavigationTransition.Operation
    ) {
      self.transition = transition
      self.operation = operation
    }

    /// A push: the inserted element is in front.
    ///
    /// - Parameter transition: what the two root elements do.
    public static func push(_ transition: NavigationTransition) -> RootTransition {
      RootTransition(transition, for: .push)
    }

    /// A pop: the removed element is in front.
    ///
    /// - Parameter transition: what the two root elements do.
    public static func pop(_ transition: NavigationTransition) -> RootTransition {
      RootTransition(transition, for: .pop)
    }
  }
}

/// How a change ended.
public enum ChangeOutcome: Sendable, Hashable, CaseIterable {
  /// Everything that it moved has arrived.
  case arrived
  /// A later update took over a part of what it moved.
  case takenOver
}

extension Transaction: CustomStringConvertible {
  /// The animation and whatever is not the default, such as `snappy, by index, 0.02 s each`.
  public var description: String {
    var parts = [animation.map { "\($0)" } ?? "at once"]
    if let stagger { parts.append("\(stagger)") }
    if isSequential { parts.append("one kind after the other") }
    if disablesAnimations { parts.append("animations disabled") }
    if reducesMotion { parts.append("reduced motion") }
    if endsMotions { parts.append("ending motions") }
    if isDismissal { parts.append("dismissing") }
    if let rootTransition { parts.append("\(rootTransition)") }
    return parts.joined(separator: ", ")
  }
}

extension Transaction.Selection: CustomStringConvertible {
  /// The kinds, such as `inserted, moved`, or `none`.
  public var description: String {
    let names: [(Self, String)] = [
      (.inserted, "inserted"), (.removed, "removed"), (.moved, "moved"),
    ]
    let chosen = names.filter { contains($0.0) }.map { $0.1 }
    return chosen.isEmpty ? "none" : chosen.joined(separator: ", ")
  }
}

extension Transaction.RootTransition: CustomStringConvertible {
  /// The operation and the transition.
  public var description: String { "\(operation) \(transition)" }
}
