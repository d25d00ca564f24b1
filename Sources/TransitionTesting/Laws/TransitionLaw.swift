/// A law that every transition should keep.
public enum TransitionLaw: String, Sendable, Hashable, CaseIterable {
  /// An inserted view ends at rest, a removed view starts at rest, and after the end everything is at rest.
  case endsAtRest
  /// Mirrored in space, left for right, every effect is the mirror image, and mirrored twice, the transition is itself; it does
  /// not say that a pop takes back what a push does.
  ///
  /// That is the contract `MotionContract.popTakesBackPush`.
  case mirrors
  /// All numbers are finite, in every container.
  case staysFinite
  /// A frame depends on nothing but the time, and reversed, the frame at a time is the one at the duration less that
  /// time.
  case reverses
  /// Combined with the identity, the transition is itself.
  case identityIsNeutral
  /// How combined transitions are nested makes no difference.
  case combinesAssociatively
  /// Compiled again, the transition is the same.
  case isDeterministic
  /// The order in which two transitions are combined makes no difference.
  case commutes
  /// The animatable data of a modifier carries all that differs between its ends.
  case animatesCompletely
  /// In a right-to-left container, the transition is the mirror image of that in a left-to-right one.
  ///
  /// Transitions with offsets in points do not promise that, so the law is not one of the standard ones.
  case followsLayoutDirection
  /// Compiling gives no warning, in containers that have a size.
  ///
  /// It is not one of the standard laws.
  case hasNoWarnings
}

extension Set<TransitionLaw> {
  /// The laws that the library promises of every transition without faults.
  public static let standard = all.subtracting([.followsLayoutDirection, .hasNoWarnings])

  /// The set of all laws.
  public static let all = Set(TransitionLaw.allCases)
}

extension TransitionLaw: CustomStringConvertible {
  /// The law in words.
  public var description: String {
    switch self {
    case .endsAtRest: "ends at rest"
    case .mirrors: "mirrors"
    case .staysFinite: "stays finite"
    case .reverses: "reverses"
    case .identityIsNeutral: "identity is neutral"
    case .combinesAssociatively: "combines associatively"
    case .isDeterministic: "is deterministic"
    case .commutes: "commutes"
    case .animatesCompletely: "animates completely"
    case .followsLayoutDirection: "follows the layout direction"
    case .hasNoWarnings: "has no warnings"
    }
  }
}
