extension MotionConvertible {
  /// What the motion makes of a contract: whether it holds, whether that is proved, and how it is broken.
  ///
  /// - Parameter contract: the contract to check.
  public func verdict(on contract: MotionContract) -> MotionVerdict {
    let motion = motion
    var check = ContractCheck(motion, contract, TimelineBounds(motion.timeline))
    return check.verdict()
  }

  /// What the motion makes of contracts, in their order.
  ///
  /// - Parameter contracts: the contracts to check, each on its own.
  public func verdicts(on contracts: [MotionContract]) -> [MotionVerdict] {
    let motion = motion
    let bounds = TimelineBounds(motion.timeline)
    return contracts.map {
      var check = ContractCheck(motion, $0, bounds)
      return check.verdict()
    }
  }

  /// How contracts are broken; none if all of them hold.
  ///
  /// ```swift
  /// #expect(push.violations(of: .covers(), .speed(atMost: 4000)).isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - contract: the contract to check.
  ///   - others: other contracts to check, each on its own.
  /// - Complexity: it depends on how close the motion comes to its limits: mostly some hundred spans of time for each
  ///   contract, each of them some microseconds.
  public func violations(
    of contract: MotionContract, _ others: MotionContract...
  ) -> [MotionViolation] { violations(of: [contract] + others) }

  /// How contracts are broken; none if all of them hold.
  ///
  /// A contract that is not decided is among them, with a message that says so.
  ///
  /// - Parameter contracts: the contracts to check, each on its own.
  public func violations(of contracts: [MotionContract]) -> [MotionViolation] {
    verdicts(on: contracts).compactMap { $0.failure }
  }
}
