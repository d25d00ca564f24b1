/// What a motion makes of a contract.
public struct MotionVerdict: Sendable, Equatable {
  /// The contract, in words.
  public let contract: String

  /// How the contract is broken; nil if it holds.
  public let violation: MotionViolation?

  /// Why the contract is not proved although no violation was found; nil if it is proved, or broken.
  ///
  /// What the library knows by formula is proved: curves, springs, keyframes, paths and whatever is composed of them. A
  /// custom animation, a modifier and a recording are sampled.
  public let doubt: String?

  /// Whether the contract holds, as far as is known.
  public var holds: Bool { violation == nil }

  /// Whether the contract holds at every time, not just at samples.
  public var isProved: Bool { violation == nil && doubt == nil }
}

extension MotionVerdict: CustomStringConvertible {
  /// The contract with `proved`, `not violated`, or the violation.
  public var description: String {
    if let violation { return "\(violation)" }
    return doubt.map { "\(contract): not violated, but sampled (\($0))" } ?? "\(contract): proved"
  }
}
