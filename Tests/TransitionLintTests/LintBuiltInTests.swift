import TransitionKit
import TransitionLint
import TransitionTestCases
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

  func testNoBuiltInHasAWarningWithAPresetAnimation() {
    let presets: [Animation] = [
      .default, .linear, .easeIn, .easeOut, .spring, .interactiveSpring, .smooth, .snappy, .bouncy,
    ]
    // What the caller lets fade alone has nothing that a bounce is meant for, and who shakes a page shakes it more often then.
    let primitives = ["opacity", "opacity 0.3", "blur", "overlay", "shadow", "modifier"]
    var cases: [(String, () -> CompiledTransition)] = []
    func add(_ name: String, _ compile: @escaping (_ isReduced: Bool) -> CompiledTransition) {
      for isReduced in [false, true] {
        cases.append(((isReduced ? "reduced " : "") + name, { compile(isReduced) }))
      }
    }
    for container in containers() {
      for animation in presets {
        for (name, transition) in BuiltIn.navigation {
          for operation in NavigationTransition.Operation.allCases {
            let animated = transition.animation(animation)
            add("\(name), \(operation), \(animation), \(container)") { isReduced in
              (isReduced ? animated.reducingMotion() : animated)
                .compile(for: operation, in: container)
            }
          }
        }
        for (name, transition) in BuiltIn.atomic where !primitives.contains(name) {
          for operation in AtomicTransition.Operation.allCases {
            let animated = transition.animation(animation)
            add("\(name), \(operation), \(animation), \(container)") { isReduced in
              (isReduced ? animated.reducingMotion() : animated)
                .compile(for: operation, in: container)
            }
          }
        }
      }
    }
    for (name, compiled) in Thoroughness.some(of: cases, .longSearch) {
      assertNoWarning(compiled().lint(), name)
    }
  }

  func testTheFadeOfReducedMotionAndAShadowMayBounceAsTheMovementDoes() {
    let forms = [NavigationTransition.slide, .push, .dissolve, .zoom].flatMap {
      [$0, $0.reducingMotion()]
    }
    let ways = Thoroughness.product(
      of: [Animation.bouncy, .snappy], and: NavigationTransition.Operation.allCases)
    for (form, (animation, operation)) in Thoroughness.pairs(of: forms, and: ways) {
      let compiled = form.animation(animation).compile(for: operation, in: .phone)
      assertNoWarning(compiled.lint(), "\(form)")
    }
    for transition in [AtomicTransition.slideThrough, .move(edge: .leading)] {
      for operation in AtomicTransition.Operation.allCases {
        let reduced = transition.animation(.bouncy).reducingMotion()
        assertNoWarning(reduced.compile(for: operation, in: .phone).lint(), "\(reduced)")
      }
    }
    // What bounces further is still a warning, and so is what the caller lets fade alone.
    let wild = NavigationTransition.dissolve.animation(.spring(duration: 0.5, bounce: 0.6))
    XCTAssert(
      wild.compile(for: .push, in: .phone).lint().contains {
        $0.kind == .overshoot && $0.severity == .warning
      })
    let alone = AtomicTransition.opacity.animation(.bouncy).compile(for: .insertion, in: .phone)
    XCTAssertEqual(alone.lint().map { $0.severity }, [.warning])
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
