import TransitionKit
import TransitionTestSupport
import XCTest

/// What the library itself offers has no faults.
final class LintBuiltInTests: XCTestCase {
  private let sizes = [
    Size(width: 320, height: 480), Size(width: 390, height: 844), Size(width: 1024, height: 768),
  ]

  func testNoBuiltInHasAWarning() {
    let cases = compiled()
    for (name, compiled) in Thoroughness.some(of: cases) {
      assertNoWarning(compiled().lint(), name)
    }
  }

  func testTheReducedFormOfEachBuiltInPassesAllRulesOfMotion() {
    for (name, compiled) in Thoroughness.some(of: compiled(prefersReducedMotion: true)) {
      let compiled = compiled()
      assertNoWarning(compiled.lint(), name)
      XCTAssertEqual(compiled.safety.travel, 0, name)
      XCTAssertEqual(compiled.safety.parallax, 0, name)
    }
  }

  /// Every built-in for both operations and both directions in three sizes.
  private func compiled(
    prefersReducedMotion: Bool = false
  ) -> [(name: String, compile: () -> CompiledTransition)] {
    containers().flatMap { container in
      var container = container
      container.prefersReducedMotion = prefersReducedMotion
      let place = container
      return BuiltIn.navigation.flatMap { name, transition in
        NavigationTransition.Operation.allCases.map { operation in
          ("\(name), \(operation), \(place)", { transition.compile(for: operation, in: place) })
        }
      }
        + BuiltIn.atomic.flatMap { name, transition in
          AtomicTransition.Operation.allCases.map { operation in
            ("\(name), \(operation), \(place)", { transition.compile(for: operation, in: place) })
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
