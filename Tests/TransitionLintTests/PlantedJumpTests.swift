import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Values and velocities that change at once.
final class PlantedJumpTests: XCTestCase {
  func testAJumpAtTheStartIsFound() {
    forAllPlots { generator in
      let kind = generator.int(in: 0...2)
      let plot = Plot(&generator, kind == 0 ? .removal : nil)
      let seconds = generator.double(in: 0.1...0.5)
      let size = generator.double(in: 5...80)
      let share = generator.double(in: 0.1...0.8)
      func part(_ jump: Double) -> AtomicTransition {
        let curve = Animation.linear(duration: seconds)
        switch kind {
        case 0:
          // It does not start at rest.
          return .custom { view, _, _ in
            view.initial.translation.dx = size * jump
            view.animation.translation.dx = size + 40
          }.animation(curve)
        case 1:
          // The curve does not start at 0.
          let points = [Point(x: 0, y: share * jump), Point(x: 1, y: 1)]
          return .offset(x: size / share)
            .animation(.timingCurve(.piecewiseLinear(points), duration: seconds))
        default:
          let ends = plot.operation == .insertion ? (size + 30, 0.0) : (0.0, size + 30)
          let next = ends.0 + (ends.1 - ends.0) * share * jump
          return .custom { view, _, _ in
            view.initial.translation.dx = ends.0
            view.animation.translation.dx = ends.1
          }.animation(
            .timingCurve(
              .piecewiseLinear([
                Point(x: 0, y: (next - ends.0) / (ends.1 - ends.0)), Point(x: 1, y: 1),
              ]), duration: seconds))
        }
      }
      let time = kind == 0 ? 0 : plot.delay
      let height = kind == 2 ? (size + 30) * share : size
      let faulty = plot.compile([part(1)], keeping: [.translation], &generator)
      assertFound(
        Finding(.jumpAtStart, plot.view, .translation, from: time, to: time, size: height),
        in: faulty.lint())
      let repaired = plot.compile([part(0)], keeping: [.translation], &generator)
      if generator.checksTwin() {
        assertNone(.jumpAtStart, plot.view, .translation, in: repaired.lint())
      }
    }
  }

  func testAJumpAtTheEndIsFound() {
    forAllPlots { generator in
      let isStage = generator.bool()
      let plot = Plot(&generator, isStage ? .insertion : nil)
      let seconds = generator.double(in: 0.1...0.5)
      let size = generator.double(in: 5...80)
      let share = generator.double(in: 0.1...0.8)
      func part(_ jump: Double) -> AtomicTransition {
        guard !isStage else {
          return .custom { view, _, _ in
            view.initial.translation.dy = 100
            view.animation.translation.dy = size * jump
            view.completion.translation.dy = 0
          }.animation(.linear(duration: seconds))
        }
        let points = [Point(x: 0, y: 0), Point(x: 1, y: 1 - share * jump)]
        return .offset(y: size / share)
          .animation(.timingCurve(.piecewiseLinear(points), duration: seconds))
      }
      let faulty = plot.compile([part(1)], keeping: [.translation], &generator)
      let time = isStage ? faulty.timeline.duration : plot.delay + seconds
      assertFound(
        Finding(.jumpAtEnd, plot.view, .translation, from: time, to: time, size: size),
        in: faulty.lint())
      let repaired = plot.compile([part(0)], keeping: [.translation], &generator)
      if generator.checksTwin() {
        assertNone(.jumpAtEnd, plot.view, .translation, in: repaired.lint())
      }
    }
  }

  func testAJumpInBetweenIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let seconds = generator.double(in: 0.1...0.5)
      let (at, share) = (generator.double(in: 0.2...0.8), generator.double(in: 0.05...0.3))
      let size = generator.double(in: 5...80)
      let points = [
        Point(x: 0, y: 0), Point(x: at, y: 0.3), Point(x: at, y: 0.3 + share), Point(x: 1, y: 1),
      ]
      let part = AtomicTransition.offset(y: size / share)
        .animation(.timingCurve(.piecewiseLinear(points), duration: seconds))
      let time = plot.delay + at * seconds
      assertFound(
        Finding(.jump, plot.view, .translation, from: time, to: time, size: size),
        in: plot.compile([part], keeping: [.translation], &generator).lint())
    }
  }

  func testASuddenChangeOfVelocityAtAHandOverIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let paces = (0..<2).map { _ in TransitionTree.Pace.quiet(&generator, for: 0.1...0.6) }
      let first = generator.double(in: 20...200)
      let before = first * paces[0].slopes.end
      let matching = before / paces[1].slopes.start
      // Half of the changes are for the slower, and half for the faster.
      let factor = generator.bool() ? generator.double(in: 2...5) : -generator.double(in: 0.5...2)
      let property = generator.pick([ViewProperty.translation, .blur, .cornerRadius])
      func parts(_ second: Double) -> [AtomicTransition] {
        let distances = [first, second]
        return distances.indices.map { index -> AtomicTransition in
          let distance = distances[index]
          let part: AtomicTransition =
            switch property {
            case .blur: .blur(radius: distance)
            case .cornerRadius: .cornerRadius(distance)
            default: .offset(y: distance)
            }
          return part.animation(paces[index].animation)
            .delayed(by: index == 0 ? 0 : paces[0].seconds)
        }
      }
      let time = plot.delay + paces[0].seconds
      let change = abs(factor * matching * paces[1].slopes.start - before)
      let faulty = plot.compile(parts(factor * matching), keeping: [property], &generator)
      let extent = max(abs(first), abs(factor * matching), abs(first + factor * matching))
      // What is hardly faster than the mean is not seen.
      guard change > 0.06 * extent / faulty.timeline.duration, change > 1 else {
        throw Law.SkippedCase()
      }
      assertFound(
        Finding(.suddenVelocityChange, plot.view, property, from: time, to: time, size: change),
        in: faulty.lint())
      let repaired = plot.compile(parts(matching), keeping: [property], &generator)
      if generator.checksTwin() {
        assertNone(.suddenVelocityChange, plot.view, property, in: repaired.lint())
      }
    }
  }
}
