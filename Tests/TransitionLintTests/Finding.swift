import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What lint has to find.
struct Finding {
  let kind: LintFinding.Kind
  let view: ViewID?
  let property: ViewProperty?
  var start: Double?
  var end: Double?
  var size: Double?
  var severity: Diagnostic.Severity = .warning

  init(
    _ kind: LintFinding.Kind, _ view: ViewID?, _ property: ViewProperty? = nil,
    from start: Double? = nil,
    to end: Double? = nil, size: Double? = nil, _ severity: Diagnostic.Severity = .warning
  ) {
    self.kind = kind
    self.view = view
    self.property = property
    self.start = start
    self.end = end
    self.size = size
    self.severity = severity
  }

  /// Whether a finding is this one: times to a millisecond, sizes to a hundredth.
  func isSame(as finding: LintFinding) -> Bool {
    func isNear(_ a: Double, _ b: Double?, _ tolerance: Double) -> Bool {
      b.map { abs(a - $0) <= tolerance } ?? true
    }
    return finding.kind == kind && finding.view == view && finding.property == property
      && finding.severity == severity && isNear(finding.interval.lowerBound, start, 1e-3)
      && isNear(finding.interval.upperBound, end, 1e-3)
      && isNear(finding.size, size, 0.01 * abs(size ?? 0) + 1e-9)
  }
}

extension XCTestCase {
  func assertFound(
    _ finding: Finding, in findings: [LintFinding], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let isFound = findings.contains { finding.isSame(as: $0) }
    XCTAssert(
      isFound,
      "\(finding) is not among \(findings.map { ($0.kind, $0.view, $0.property, $0.interval, $0.size, $0.severity) })",
      file: file, line: line)
  }

  /// Checks that nothing of a kind is found of a view and a property.
  func assertNone(
    _ kind: LintFinding.Kind, _ view: ViewID? = nil, _ property: ViewProperty? = nil,
    in findings: [LintFinding], file: StaticString = #filePath, line: UInt = #line
  ) {
    let found = findings.filter {
      $0.kind == kind && (view == nil || $0.view == view)
        && (property == nil || $0.property == property)
    }
    XCTAssert(found.isEmpty, "\(found)", file: file, line: line)
  }

  /// Checks a law over planted faults: 50 in a debug build.
  func forAllPlots(
    file: StaticString = #filePath, line: UInt = #line,
    _ law: (inout SeededGenerator) throws -> Void
  ) {
    forAll(550, file: file, line: line, law)
  }
}

extension SeededGenerator {
  /// Whether what is repaired, or nearly a fault, is looked at too: always in a release build, now and then in a debug build.
  mutating func checksTwin() -> Bool {
    Thoroughness.isComplete || int(in: 0...4) == 0
  }
}
