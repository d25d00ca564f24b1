import TransitionTestSupport
import XCTest

extension XCTestCase {
  /// Checks a law over many seeds; a failure names its seed, and a law that skips most cases fails.
  package func forAll(
    _ count: Int = 300, _ share: Thoroughness.Share = .usual, file: StaticString = #filePath,
    line: UInt = #line,
    _ law: (inout SeededGenerator) throws -> Void
  ) {
    let failures = testRun?.failureCount ?? 0
    let law = Law(
      seeds: count, share, hasFailed: { (testRun?.failureCount ?? 0) > failures }, law)
    if law.skipped > 0 || share != .usual { print("\(name): \(law)") }
    if let failure = law.failure { XCTFail(failure, file: file, line: line) }
  }
}
