import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Lint never traps, and comes to an end, whatever it is given.
final class LintRobustnessTests: XCTestCase {
  func testCompositionsOfBuiltInsAreLinted() {
    forAll(66) { generator in
      let parts = (0..<generator.int(in: 1...3)).map { _ in generator.pick(BuiltIn.navigation).1 }
      let atomic = (0..<generator.int(in: 0...2)).map { _ in generator.pick(BuiltIn.atomic).1 }
      var container = Container.random(&generator)
      container.prefersReducedMotion = generator.int(in: 0...3) == 0
      let compiled = (parts + [NavigationTransition(atomic.combined())]).combined()
        .compile(for: .random(&generator), in: container)
      check(compiled)
    }
  }

  func testTransitionsOfAnyKindAreLinted() {
    forAll(66, .search) { generator in
      check(
        NavigationTransition.ofAnyKind(&generator)
          .compile(for: .random(&generator), in: .hostile(&generator)))
      check(
        AtomicTransition.ofAnyKind(&generator)
          .compile(for: .random(&generator), in: .hostile(&generator)))
    }
  }

  func testManyContributionsAreLinted() {
    let many = (0..<Thoroughness.size(500, or: 16)).map { index in
      AtomicTransition.offset(x: Double(index % 7), y: 1)
        .animation(.linear(duration: 0.3)).delayed(by: Double(index) * 4e-4)
    }
    check(many.combined().compile(for: .insertion, in: .phone))
    let pieces = AtomicTransition.pieces(.columns(Thoroughness.size(50, or: 3))) { _ in
      [.opacity, .offset(x: 3), .scale(0.4)]
    }
    check(pieces.compile(for: .removal, in: .phone))
  }

  func testNoTimeAtAllIsLinted() {
    let transitions: [AtomicTransition] = [
      .opacity, .identity, .move(edge: .top),
      Thoroughness.isComplete ? .explode() : .explode(rows: 3, columns: 2),
    ]
    let ways = Thoroughness.product(
      of: [nil, Animation.linear(duration: 0)], and: AtomicTransition.Operation.allCases)
    for (transition, (animation, operation)) in Thoroughness.pairs(of: transitions, and: ways) {
      check(transition.animation(animation).compile(for: operation, in: .phone))
    }
  }

  private func check(_ compiled: CompiledTransition) {
    let findings = compiled.lint(.reducedMotion) + compiled.lint(handingOverTo: compiled)
    for finding in findings {
      let text = "\(finding)".lowercased()
      // What cannot be used is reported as it is.
      for word in finding.kind == .unusableInput
        ? [] : [" nan", "(nan", " inf ", "-inf", "(inf", "infinity"]
      {
        XCTAssertFalse(text.contains(word), "\(finding)")
      }
      XCTAssert(finding.size.isFinite && finding.size >= 0, "\(finding)")
      XCTAssert(finding.interval.upperBound.isFinite, "\(finding)")
    }
    let safety = compiled.safety
    for number in [safety.travel, safety.movingArea, safety.parallax, safety.flashingArea] {
      XCTAssert(number.isFinite && number >= 0, "\(safety)")
    }
  }
}
