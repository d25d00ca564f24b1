import TransitionKit
import TransitionTestSupport
import XCTest

/// What the library itself offers has no faults.
final class LintBuiltInTests: XCTestCase {
  private let sizes = [
    Size(width: 320, height: 480), Size(width: 390, height: 844), Size(width: 1024, height: 768),
  ]

  func testNoBuiltInHasAWarning() {
    for container in containers() {
      for (name, transition) in BuiltIn.navigation {
        for operation in NavigationTransition.Operation.allCases {
          assertNoWarning(
            transition.compile(for: operation, in: container).lint(),
            "\(name), \(operation), \(container)")
        }
      }
      for (name, transition) in BuiltIn.atomic {
        for operation in AtomicTransition.Operation.allCases {
          assertNoWarning(
            transition.compile(for: operation, in: container).lint(),
            "\(name), \(operation), \(container)")
        }
      }
    }
  }

  func testTheReducedFormOfEachBuiltInPassesAllRulesOfMotion() {
    for var container in containers() {
      container.prefersReducedMotion = true
      for (name, transition) in BuiltIn.navigation {
        for operation in NavigationTransition.Operation.allCases {
          let compiled = transition.compile(for: operation, in: container)
          assertNoWarning(compiled.lint(), "\(name), \(operation), \(container)")
          XCTAssertEqual(compiled.safety.travel, 0, "\(name), \(operation)")
        }
      }
    }
  }

  private func containers() -> [Container] {
    LayoutDirection.allCases.flatMap { direction in
      sizes.map { Container(size: $0, layoutDirection: direction) }
    }
  }

  private func assertNoWarning(
    _ findings: [LintFinding], _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let warnings = findings.filter { $0.severity == .warning }
    XCTAssert(warnings.isEmpty, "\(name): \(warnings)", file: file, line: line)
  }
}
