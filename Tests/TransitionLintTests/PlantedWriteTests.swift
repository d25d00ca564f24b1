import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Writes that are lost, cancel, are repeated, have no effect, or depend on their order.
final class PlantedWriteTests: XCTestCase {
  func testAnOverriddenWriteIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let (property, first, second, size) = Self.pair(&generator)
      let fault = [first, second].map { $0.animation(pace.animation) }
      let policy: MergePolicy = generator.bool() ? .lastWriterWins : .firstWriterWins
      let compiled = plot.compile(fault, keeping: [property], merging: policy, &generator)
      // An inserted view differs until both have arrived, and a removed one from then on when they start.
      let moves = plot.delay...(plot.delay + pace.seconds)
      let (start, end) =
        plot.operation == .insertion
        ? (0, moves.upperBound) : (moves.lowerBound, compiled.timeline.duration)
      assertFound(
        Finding(.overriddenWrite, plot.view, property, from: start, to: end, size: size),
        in: compiled.lint())
      let composed = plot.compile(fault, keeping: [property], &generator)
      if generator.checksTwin() {
        assertNone(.overriddenWrite, plot.view, property, in: composed.lint())
      }
    }
  }

  func testOperandsThatCancelAreFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let x = generator.double(in: 10...200)
      let angle = generator.double(in: 0.1...3)
      let edge = Edge.random(&generator)
      let (property, first, second, size):
        (ViewProperty, AtomicTransition, AtomicTransition, Double) =
          generator.pick([
            (.translation, .offset(x: x, y: -x / 2), .offset(x: -x, y: x / 2), x),
            (.rotation, .rotate(.radians(angle)), .rotate(.radians(-angle)), angle),
            (
              .translation, .move(edge: edge), .move(edge: edge.across),
              [.leading, .trailing].contains(edge) ? plot.size.width : plot.size.height
            ),
          ])
      func compile(_ second: AtomicTransition) -> [LintFinding] {
        plot.compile(
          [first, second].map { $0.animation(pace.animation) }, keeping: [property], &generator
        ).lint()
      }
      var finding = Finding(.cancelledOperands, plot.view, property)
      finding.start = plot.delay
      finding.end = plot.delay + pace.seconds
      finding.size = size
      assertFound(finding, in: compile(second))
      if generator.checksTwin() {
        assertNone(
          .cancelledOperands, plot.view, property,
          in: compile(second.combined(with: .offset(x: 1)).combined(with: .rotate(.degrees(2)))))
      }
    }
  }

  func testAnExactDuplicateIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let (property, first, other, _) = Self.pair(&generator)
      func findings(_ second: AtomicTransition) -> [LintFinding] {
        let pair = first.combined(with: second).animation(pace.animation)
        return plot.compile([pair], keeping: [property], &generator).lint()
      }
      var finding = Finding(.exactDuplicate, plot.view, property, size: 1)
      finding.start = plot.delay
      finding.end = plot.delay + pace.seconds
      assertFound(finding, in: findings(first))
      if generator.checksTwin() {
        assertNone(.exactDuplicate, plot.view, property, in: findings(other))
      }
    }
  }

  func testAWriteWithoutEffectIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let kinds: [(ViewProperty, AtomicTransition, AtomicTransition)] = [
        (.opacity, .opacity(1), .opacity(0.99)), (.translation, .offset(x: 0, y: 0), .offset(x: 1)),
        (.scale, .scale(1), .scale(0.99)), (.blur, .blur(radius: 0), .blur(radius: 1)),
        (.rotation, .rotate(.zero), .rotate(.degrees(1))),
        (.clip, .clip(), .clip(top: 0.1)),
        (
          .contrast, .custom { view, _, _ in view.animation.contrast = 1 },
          .custom { view, _, _ in
            view.initial.contrast = 0.9
            view.animation.contrast = 1
          }
        ),
      ]
      let (property, idle, useful) = generator.pick(kinds)
      func findings(_ part: AtomicTransition) -> [LintFinding] {
        plot.compile([part.animation(pace.animation)], keeping: [property], &generator).lint()
      }
      assertFound(
        Finding(
          .writeWithoutEffect, plot.view, property, from: plot.delay, to: plot.delay + pace.seconds,
          .note), in: findings(idle))
      if generator.checksTwin() {
        assertNone(.writeWithoutEffect, plot.view, property, in: findings(useful))
      }
    }
  }

  func testAnOrderDependentPairIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let (a, b) = (generator.double(in: 0.1...0.4), generator.double(in: 0.5...1))
      let kinds: [(ViewProperty, AtomicTransition, AtomicTransition, Double)] = [
        (.overlay, .overlay(.black.opacity(a)), .overlay(.black.opacity(b)), b - a),
        (.zPosition, .zPosition(a), .zPosition(b), b - a),
        (.shadow, .shadow(radius: 10 * a), .shadow(radius: 10 * b), 10 * (b - a)),
      ]
      let (property, first, second, size) = generator.pick(kinds)
      func findings(_ second: AtomicTransition) -> [LintFinding] {
        plot.compile(
          [first, second].map { $0.animation(pace.animation) }, keeping: [property], &generator
        ).lint()
      }
      assertFound(
        Finding(
          .orderDependentPair, plot.view, property, from: plot.delay, to: plot.delay + pace.seconds,
          size: size), in: findings(second))
      if generator.checksTwin() {
        assertNone(.orderDependentPair, plot.view, property, in: findings(first))
      }
      if generator.checksTwin() {
        assertNone(
          .orderDependentPair, plot.view, property, in: findings(second.delayed(by: 0.05)))
      }
    }
  }

  /// Two primitives that write the same property, and by how much they differ.
  private static func pair(
    _ generator: inout SeededGenerator
  ) -> (ViewProperty, AtomicTransition, AtomicTransition, Double) {
    let (a, b) = (generator.double(in: 0.1...0.4), generator.double(in: 0.5...0.9))
    return generator.pick([
      (.opacity, .opacity(a), .opacity(b), b - a), (.scale, .scale(a), .scale(b), b - a),
      (.translation, .offset(x: 100 * a), .offset(x: 100 * b), 100 * (b - a)),
      (.blur, .blur(radius: 20 * a), .blur(radius: 20 * b), 20 * (b - a)),
      (.rotation, .rotate(.radians(a)), .rotate(.radians(b)), b - a),
    ])
  }
}
