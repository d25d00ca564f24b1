/// A law over random cases, which says how many of them it did not skip.
public struct Law {
  /// How many cases the law has been checked for, and how many it has nothing to say of.
  public private(set) var (checked, skipped) = (0, 0)

  /// What a law throws for a case that it has nothing to say of.
  public struct SkippedCase: Error {
    public init() {}
  }

  /// Why the law does not hold, or is not tested: nil if it holds.
  public private(set) var failure: String?

  /// Checks a law for a number of seeds, until one fails.
  ///
  /// - Parameters:
  ///   - count: how many seeds there are in a release build; in a debug build a fraction of them is tested, and a search
  ///     stops earlier if its time is over.
  ///   - hasFailed: whether something has failed since the last seed.
  public init(
    seeds count: Int, _ share: Thoroughness.Share, hasFailed: () -> Bool,
    _ law: (inout SeededGenerator) throws -> Void
  ) {
    for seed in Thoroughness.seeds(count, share) {
      var generator = SeededGenerator(seed: seed)
      do {
        try law(&generator)
        checked += 1
      } catch is SkippedCase {
        skipped += 1
      } catch {
        failure = "seed \(seed), after \(self): \(error)"
        return
      }
      if hasFailed() {
        failure = "the law fails for seed \(seed), after \(self)"
        return
      }
    }
    if checked < skipped { failure = "few cases are tested: \(self)" }
  }
}

extension Law: CustomStringConvertible {
  public var description: String {
    "\(checked) case(s) checked, \(skipped) skipped, from seed \(Thoroughness.firstSeed) on"
  }
}
