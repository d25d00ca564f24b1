/// What a motion makes of a contract.
public struct MotionVerdict: Sendable, Equatable {
  /// What is known of a contract.
  public enum State: Sendable, Hashable {
    /// It holds at every time.
    case proved

    /// It holds at every time that was looked at, and the motion is known at samples only.
    case holdsAtSamples

    /// It is broken at some time.
    case broken

    /// The search gave up before it had found a violation or a proof.
    case notDecided
  }

  /// The contract, in words.
  public let contract: String

  /// What is known of the contract.
  public let state: State

  /// How the contract is broken; nil if no violation was found.
  public let violation: MotionViolation?

  /// Why the contract is not proved although no violation was found; nil if it is proved, or broken.
  ///
  /// What the library knows by formula is proved: curves, springs, keyframes, paths and whatever is composed of them. A
  /// custom animation, a modifier and a recording are sampled. A search that gives up says when it did.
  public let doubt: String?

  /// Whether the contract holds: it is proved, or the motion is sampled and no sample breaks it.
  ///
  /// A contract that is not decided does not hold.
  public var holds: Bool { state == .proved || state == .holdsAtSamples }

  /// Whether the contract holds at every time, not just at samples.
  public var isProved: Bool { state == .proved }
}

extension MotionVerdict {
  /// What an assertion reports; nil if the contract holds.
  var failure: MotionViolation? {
    guard state == .notDecided else { return violation }
    return MotionViolation(
      contract: contract, view: nil, property: nil, time: 0, value: 0, limit: 0, contributions: [],
      message: description)
  }
}

extension MotionVerdict: CustomStringConvertible {
  /// The contract with `proved`, `not violated`, `not decided`, or the violation.
  public var description: String {
    if let violation { return "\(violation)" }
    let reason = doubt.map { " (\($0))" } ?? ""
    switch state {
    case .proved: return "\(contract): proved"
    case .notDecided: return "\(contract): not decided\(reason)"
    case .holdsAtSamples, .broken: return "\(contract): not violated, but sampled\(reason)"
    }
  }
}
