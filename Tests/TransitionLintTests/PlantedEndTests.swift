import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Views that are not left, or not met, at rest.
final class PlantedEndTests: XCTestCase {
  func testAViewThatIsLeftHiddenIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator, .insertion)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let kind = generator.int(in: 0...2)
      func part(_ end: Double) -> AtomicTransition {
        .custom { view, _, _ in
          switch kind {
          case 0:
            view.initial.opacity = 0.5
            view.animation.opacity = end
          case 1:
            view.initial.scale = Scale(0.5)
            view.animation.scale = Scale(end)
          default:
            view.initial.clip.top = 0.5
            view.animation.clip.top = 1 - end
          }
        }.animation(pace.animation)
      }
      let property = [ViewProperty.opacity, .scale, .clip][kind]
      let faulty = plot.compile([part(0)], keeping: [property], &generator)
      let time = faulty.timeline.duration
      assertFound(
        Finding(.leftHidden, plot.view, property, from: time, to: time, size: 1), in: faulty.lint())
      for end in [0.1, 1] {
        let other = plot.compile([part(end)], keeping: [property], &generator)
        if generator.checksTwin() {
          assertNone(.leftHidden, plot.view, property, in: other.lint())
        }
      }
    }
  }

  func testAViewThatIsLeftDisplacedIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator, .insertion)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let size = generator.double(in: 2...80)
      let kind = generator.int(in: 0...3)
      func part(_ size: Double) -> AtomicTransition {
        .custom { view, _, _ in
          view.initial.translation.dx = 100
          view.initial.rotation.angle = .radians(0.2)
          view.initial.cornerRadius = 3
          switch kind {
          case 0: view.animation.translation.dx = size
          case 1: view.animation.rotation.angle = .radians(size / 40)
          case 2: view.animation.cornerRadius = size
          default:
            // Only the completion is wrong, so that it jumps, too.
            view.completion.translation.dx = size
          }
        }.animation(pace.animation)
      }
      let property = [ViewProperty.translation, .rotation, .cornerRadius, .translation][kind]
      let kept: Set<ViewProperty> = [.translation, .rotation, .cornerRadius]
      let faulty = plot.compile([part(size)], keeping: kept, &generator)
      let time = faulty.timeline.duration
      assertFound(
        Finding(
          .leftDisplaced, plot.view, property, from: time, to: time,
          size: kind == 1 ? size / 40 : size), in: faulty.lint())
      let repaired = plot.compile([part(0)], keeping: kept, &generator)
      if generator.checksTwin() {
        assertNone(.leftDisplaced, plot.view, in: repaired.lint())
      }
    }
  }

  func testAValueThatNeverReturnsIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator, .removal)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let size = generator.double(in: 0.1...0.9)
      let isScale = generator.bool()
      func part(_ size: Double) -> AtomicTransition {
        .custom { view, _, _ in
          if isScale {
            view.animation.scale = Scale(0.5)
            view.completion.scale = Scale(1 - size)
          } else {
            view.animation.opacity = 0
            view.completion.opacity = 1 - size
          }
        }.animation(pace.animation)
      }
      let property: ViewProperty = isScale ? .scale : .opacity
      let faulty = plot.compile([part(size)], keeping: [property], &generator)
      let time = faulty.timeline.duration
      assertFound(
        Finding(.neverReturns, plot.view, property, from: time, to: time, size: size),
        in: faulty.lint())
      let repaired = plot.compile([part(0)], keeping: [property], &generator)
      if generator.checksTwin() {
        assertNone(.neverReturns, plot.view, in: repaired.lint())
      }
    }
  }

  func testAnUnmatchedHandOverIsFound() {
    forAllPlots { generator in
      let container = Plot(&generator).container
      let size = generator.double(in: 5...80)
      let seconds = generator.double(in: 0.1...0.5)
      let isDestination = generator.bool()
      // A page that stays on screen is moved at the end of the push, or at the start of the pop.
      func pages(_ push: Double, _ pop: Double) -> (CompiledTransition, CompiledTransition) {
        let handler = NavigationTransition.custom { origin, destination, operation, _ in
          if operation == .push {
            destination.initial.translation.dx = 90
            destination.animation.translation.dx = push
            origin.animation.translation.dy = isDestination ? 70 : 70
          } else {
            origin.initial.translation.dx = pop
            origin.animation.translation.dx = 90
            destination.initial.translation.dy = 70
          }
        }.animation(.linear(duration: seconds))
        return (
          handler.compile(for: .push, in: container), handler.compile(for: .pop, in: container)
        )
      }
      let (push, pop) = isDestination ? pages(size, 0) : pages(0, size)
      assertFound(
        Finding(
          .unmatchedHandOver, .destination, .translation, from: seconds, to: seconds, size: size),
        in: push.lint(handingOverTo: pop))
      let matching = pages(size, size)
      let findings = matching.0.lint(handingOverTo: matching.1)
      if generator.checksTwin() {
        assertNone(.unmatchedHandOver, .destination, .translation, in: findings)
      }
    }
  }
}
