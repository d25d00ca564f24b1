import TransitionKit

/// Checks that a transition keeps the laws that the built-in transitions keep.
///
/// ```swift
/// let violations = TransitionLaws.violations(of: .card)
/// XCTAssert(violations.isEmpty, violations.report)
/// ```
///
/// A violation says what to repair: the law, the operation, the container, the view, the property, the time and the
/// values. Each is listed for the first container and time at which it was found.
public enum TransitionLaws {
  /// The laws that an atomic transition violates.
  ///
  /// - Parameters:
  ///   - transition: the transition to check.
  ///   - laws: the laws that are checked.
  ///   - containers: the containers in which they are checked.
  public static func violations(
    of transition: AtomicTransition, laws: Set<TransitionLaw> = .standard,
    in containers: [Container] = .standard
  ) -> [LawViolation] {
    LawChecker(transition, laws, containers).violations
  }

  /// The laws that a navigation transition violates.
  ///
  /// - Parameters:
  ///   - transition: the transition to check.
  ///   - laws: the laws that are checked.
  ///   - containers: the containers in which they are checked.
  public static func violations(
    of transition: NavigationTransition, laws: Set<TransitionLaw> = .standard,
    in containers: [Container] = .standard
  ) -> [LawViolation] {
    LawChecker(transition, laws, containers).violations
  }

  /// The laws that a transition by phases violates.
  ///
  /// - Parameters:
  ///   - transition: the transition to check.
  ///   - laws: the laws that are checked.
  ///   - containers: the containers in which they are checked.
  public static func violations(
    of transition: some Transition, laws: Set<TransitionLaw> = .standard,
    in containers: [Container] = .standard
  ) -> [LawViolation] {
    violations(of: AtomicTransition(transition), laws: laws, in: containers)
  }

  /// The laws that the transition between two modifiers violates.
  ///
  /// The animatable data of the modifier has to carry every stored property in which the two differ. A violation names
  /// those that it does not carry.
  ///
  /// - Parameters:
  ///   - active: the modifier where the view is away.
  ///   - identity: the modifier where the view is present.
  ///   - laws: the laws that are checked.
  ///   - containers: the containers in which they are checked.
  public static func violations<Modifier: TransitionModifier>(
    active: Modifier, identity: Modifier, laws: Set<TransitionLaw> = .standard,
    in containers: [Container] = .standard
  ) -> [LawViolation] {
    var found: [LawViolation] = []
    if laws.contains(.animatesCompletely) {
      found = ModifierCompleteness.violations(active: active, identity: identity)
    }
    // One that names the stored property says more than the diagnostic of the compiler.
    let others = found.isEmpty ? laws : laws.subtracting([.animatesCompletely, .hasNoWarnings])
    return found
      + violations(
        of: .modifier(active: active, identity: identity), laws: others, in: containers)
  }

  /// The properties in which it makes a difference in which order two transitions are combined.
  ///
  /// - Parameters:
  ///   - transition: a transition.
  ///   - other: another transition, which is combined before it and after it.
  ///   - containers: the containers in which both orders are compared.
  public static func violations(
    of transition: AtomicTransition, commutingWith other: AtomicTransition,
    in containers: [Container] = .standard
  ) -> [LawViolation] {
    LawChecker(transition, [.commutes], containers, commutingWith: other).violations
  }

  /// The properties in which it makes a difference in which order two transitions are combined.
  ///
  /// - Parameters:
  ///   - transition: a transition.
  ///   - other: another transition, which is combined before it and after it.
  ///   - containers: the containers in which both orders are compared.
  public static func violations(
    of transition: NavigationTransition, commutingWith other: NavigationTransition,
    in containers: [Container] = .standard
  ) -> [LawViolation] {
    LawChecker(transition, [.commutes], containers, commutingWith: other).violations
  }
}
