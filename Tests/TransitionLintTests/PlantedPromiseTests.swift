import TransitionKit
import TransitionLint
import TransitionTestSupport
import XCTest

/// Promises that are broken.
final class PlantedPromiseTests: XCTestCase {
  /// Two pages that move side by side, one of which is late.
  private func slide(
    _ generator: inout SeededGenerator, leaving: Double, coming: Double, for seconds: Double
  ) -> (CompiledTransition, Container) {
    let plot = Plot(&generator, .removal, navigates: true, isDelayed: false)
    let edge = Edge.random(&generator)
    let compiled = plot.compile(
      [
        AtomicTransition.move(edge: edge).animation(.linear(duration: seconds)).delayed(by: leaving)
      ],
      with: .move(edge: edge.across).animation(.linear(duration: seconds)).delayed(by: coming),
      &generator)
    return (compiled, plot.container)
  }

  func testAContainerThatIsNotCoveredIsFound() {
    forAllPlots { generator in
      let seconds = generator.double(in: 0.2...1)
      let (start, late) = (generator.double(in: 0...0.4), generator.double(in: 0.05...0.3))
      let rules = LintRules.standard.promising(.covers(tolerance: 0.1))
      let faulty = slide(&generator, leaving: start, coming: start + late, for: seconds)
      assertFound(
        Finding(.uncoveredContainer, nil, from: start, to: start + late + seconds),
        in: faulty.0.lint(rules))
      let repaired = slide(&generator, leaving: start, coming: start, for: seconds)
      if generator.checksTwin() {
        assertNone(.uncoveredContainer, in: repaired.0.lint(rules))
      }
      if generator.checksTwin() {
        // Without the promise it is a note.
        let found = faulty.0.lint().filter { $0.kind == .uncoveredContainer }
        XCTAssertTrue(found.allSatisfy { $0.severity == .note }, "\(found)")
      }
    }
  }

  func testViewsThatOverlapAreFound() {
    forAllPlots { generator in
      let seconds = generator.double(in: 0.2...1)
      let (start, late) = (generator.double(in: 0...0.4), generator.double(in: 0.05...0.3))
      let rules = LintRules.standard.promising(.disjoint(.origin, .destination))
      let faulty = slide(&generator, leaving: start + late, coming: start, for: seconds)
      assertFound(
        Finding(.overlappingViews, .origin, from: start, to: start + late + seconds),
        in: faulty.0.lint(rules))
      let repaired = slide(&generator, leaving: start, coming: start, for: seconds)
      if generator.checksTwin() {
        assertNone(.overlappingViews, in: repaired.0.lint(rules))
      }
    }
  }

  func testASpeedBeyondALimitIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let seconds = generator.double(in: 0.1...0.5)
      let (dx, dy) = (generator.double(in: -200...200), generator.double(in: 20...200))
      let isEased = generator.bool()
      // Quadratic: the speed grows, or falls, with the time.
      let curve: Animation =
        isEased
        ? .timingCurve(1.0 / 3, 0, 2.0 / 3, 1.0 / 3, duration: seconds)
        : .linear(duration: seconds)
      let mean = (dx * dx + dy * dy).squareRoot() / seconds
      let limit = mean * generator.double(in: 0.3...0.9)
      let time = isEased ? plot.delay + limit / (2 * mean) * seconds : plot.delay
      let compiled = plot.compile(
        [.offset(x: dx, y: dy).animation(curve)], among: [.opacity, .cornerRadius(3)], &generator)
      func findings(_ limit: Double) -> [LintFinding] {
        compiled.lint(.standard.promising(.speed(of: plot.view, atMost: limit)))
      }
      assertFound(
        Finding(
          .excessiveSpeed, plot.view, from: time), in: findings(limit))
      if generator.checksTwin() {
        assertNone(.excessiveSpeed, in: findings(mean * (isEased ? 2.01 : 1.01)))
      }
    }
  }
}
