import TransitionLint
import TransitionTestSupport
import XCTest

/// Verdicts on random transitions and changes of scenes beside what their draw lists show.
final class ProofLawTests: XCTestCase {
  func testNothingIsFalselyProvedOrRefuted() {
    var counts = (proved: 0, broken: 0, open: 0)
    func judge(_ generator: inout SeededGenerator) throws {
      let motion = JudgedMotion(&generator)
      guard motion.duration > 0, let judged = motion.contract(&generator) else {
        throw Law.SkippedCase()
      }
      let verdict = motion.motion.verdict(on: judged.contract)
      if let fault = motion.fault(of: judged, verdict) { XCTFail("\(fault)\n\(motion.name)") }
      counts.proved += verdict.isProved ? 1 : 0
      counts.broken += verdict.violation != nil ? 1 : 0
      counts.open += verdict.isProved || verdict.violation != nil ? 0 : 1
    }
    let law = Law(
      seeds: 3000, .search, hasFailed: { (testRun?.failureCount ?? 0) > 0 }, judge)
    if let failure = law.failure { XCTFail(failure) }
    print(law, counts)
  }
}
