import TransitionTestSupport
import XCTest

/// The laws of the other tests fail when they should.
final class LawTests: XCTestCase {
  private struct Mistake: Error {}

  private func law(
    hasFailed: @autoclosure () -> Bool = false, _ law: (inout SeededGenerator) throws -> Void
  ) -> Law {
    Law(seeds: 300, .usual, hasFailed: hasFailed, law)
  }

  func testALawThatHoldsCountsItsCases() {
    let result = law { _ in }
    XCTAssertNil(result.failure)
    XCTAssertEqual(result.checked, Thoroughness.cases(300))
    XCTAssertEqual(result.skipped, 0)
  }

  func testALawThatSkipsEveryCaseFails() {
    let result = law { _ in throw Law.SkippedCase() }
    XCTAssertEqual(result.checked, 0)
    XCTAssertNotNil(result.failure)
  }

  func testALawStopsAtTheFirstFailureAndNamesItsSeed() throws {
    var count = 0
    let second = Thoroughness.firstSeed + 1
    let failing = law(hasFailed: count == 2) { _ in count += 1 }
    XCTAssertEqual(count, 2)
    XCTAssertTrue(try XCTUnwrap(failing.failure).contains("seed \(second)"))
    let throwing = law { _ in throw Mistake() }
    let message = try XCTUnwrap(throwing.failure)
    XCTAssertTrue(message.contains("seed \(Thoroughness.firstSeed)"), message)
    XCTAssertTrue(message.contains("Mistake"), message)
  }
}
