import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Views that are seen when they should not be, or not seen when they should be.
final class PlantedVisibilityTests: XCTestCase {
  func testARemovalThatEndsVisibleIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator, .removal)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let (dx, dy) = (generator.double(in: 0.1...0.8), generator.double(in: 0.1...0.8))
      let size = plot.size
      // The page may be behind the one that comes; so it is put in front.
      let parts: [AtomicTransition] = [
        .offset(x: dx * size.width, y: -dy * size.height).animation(pace.animation), .zPosition(1),
      ]
      let area = (1 - dx) * size.width * (1 - dy) * size.height
      let others: [AtomicTransition] =
        generator.bool() ? [.opacity(0.4)] : [.blur(radius: 3), .cornerRadius(3)]
      let page = AtomicTransition.opacity
      let faulty = plot.compile(parts, among: others, with: page, &generator)
      let time = faulty.timeline.duration
      assertFound(
        Finding(.removalEndsVisible, plot.view, from: time, to: time, size: area),
        in: faulty.lint())
      let repairs: [[AtomicTransition]] = [
        parts + [.opacity], [.move(edge: .bottom), .zPosition(1)],
        [.move(edge: .top), .zPosition(1)],
      ]
      for parts in repairs {
        let repaired = plot.compile(parts, among: others, with: page, &generator)
        if generator.checksTwin() {
          assertNone(.removalEndsVisible, in: repaired.lint())
        }
      }
      guard plot.navigation != nil else { return }
      // Behind a page that covers it, it is not seen.
      let covered = plot.compile([parts[0]], among: others, with: page, &generator)
      let isBehind = covered.timeline.frame(at: time).drawingOrder.last == .destination
      if isBehind { assertNone(.removalEndsVisible, in: covered.lint()) }
    }
  }

  func testARemovalThatDoesNothingIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator, .removal, navigates: false)
      let part = AtomicTransition.quiet(&generator, keeping: [], for: 0.1...0.4)
      let idle: [AtomicTransition] = [.zPosition(1), .scale(1), .bringToFront]
      let isPart = generator.bool()
      let pair = AtomicTransition.asymmetric(
        insertion: [part, .opacity], removal: isPart ? generator.pick(idle) : .identity)
      let faulty = pair.compile(for: .removal, in: plot.container)
      let area = plot.size.width * plot.size.height
      assertFound(
        Finding(
          .removalDoesNothing, .view, from: 0, to: faulty.timeline.duration, size: area),
        in: faulty.lint())
      let repaired = AtomicTransition.asymmetric(insertion: [part, .opacity], removal: .opacity)
      if generator.checksTwin() {
        assertNone(
          .removalDoesNothing, in: repaired.compile(for: .removal, in: plot.container).lint())
      }
    }
  }

  func testAPageInFrontThatDoesNothingIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator, .removal, navigates: true)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let page = AtomicTransition.move(edge: .random(&generator)).animation(pace.animation)
      let faulty = plot.compile([.zPosition(1)], with: page, &generator)
      assertFound(
        Finding(
          .removalDoesNothing, .origin, from: 0, to: faulty.timeline.duration,
          size: plot.size.width * plot.size.height), in: faulty.lint())
      let repaired = plot.compile([.zPosition(-1)], with: page, &generator)
      if generator.checksTwin() {
        assertNone(.removalDoesNothing, in: repaired.lint())
      }
    }
  }

  /// The page below may stay as it is until a shape has opened over it, but not if the shape leaves some of it to be seen.
  func testAPageBehindAShapeThatDoesNotCoverItIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator, .removal, navigates: true)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let center = UnitPoint(x: generator.double(in: 0...1), y: generator.double(in: 0...1))
      func compile(_ rest: ClipShape) -> CompiledTransition {
        let page = AtomicTransition.clip(to: .circle(at: center, radius: 0), restingAt: rest)
        return plot.compile([.zPosition(-1)], with: page.animation(pace.animation), &generator)
      }
      let faulty = compile(.circle(at: center, radius: generator.double(in: 0.1...0.95)))
      assertFound(
        Finding(
          .removalDoesNothing, .origin, from: 0, to: faulty.timeline.duration,
          size: plot.size.width * plot.size.height), in: faulty.lint())
      guard generator.checksTwin() else { return }
      for rest in [ClipShape.circle(at: center, radius: 1), .rectangle, .star(outerRadius: 90)] {
        assertNone(.removalDoesNothing, in: compile(rest).lint())
      }
    }
  }

  func testAnInsertionThatIsInvisibleUntilTheEndIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator, .insertion, isDelayed: false)
      let seconds = generator.double(in: 0.1...0.5)
      let edge = Edge.random(&generator)
      let part = generator.pick([AtomicTransition.opacity, .move(edge: edge), .scale(0)])
      func compile(_ start: Double) -> CompiledTransition {
        plot.compile(
          [
            part.animation(.linear(duration: 0.1), during: AnimationRange(start: start, end: 1))
              .animation(.linear(duration: seconds)),
            // What makes the whole as long as it is.
            .cornerRadius(4).animation(.linear(duration: seconds)),
          ], &generator)
      }
      let start = generator.double(in: 0.981...0.995)
      assertFound(
        Finding(.lateInsertion, plot.view, from: 0, to: start * seconds, size: start * seconds),
        in: compile(start).lint())
      if generator.checksTwin() {
        assertNone(.lateInsertion, in: compile(generator.double(in: 0.5...0.97)).lint())
      }
    }
  }

  func testAFlashOfTheBackgroundIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator, .removal, navigates: true)
      let paces = (0..<2).map { _ in TransitionTree.Pace.quiet(&generator, for: 0.1...0.6) }
      let gap = generator.double(in: 0.02...0.3)
      let edges = [Edge.random(&generator), .random(&generator)]
      let kinds = [generator.bool(), generator.bool()]
      let parts: [AtomicTransition] = (0..<2).map { kinds[$0] ? .opacity : .move(edge: edges[$0]) }
      func compile(_ gap: Double) -> CompiledTransition {
        plot.compile(
          [parts[0].animation(paces[0].animation)],
          with: parts[1].animation(paces[1].animation)
            .delayed(by: plot.delay + paces[0].seconds + gap), &generator)
      }
      let start = plot.delay + paces[0].seconds
      assertFound(
        Finding(.emptyScreen, nil, from: start, to: start + gap, size: gap), in: compile(gap).lint()
      )
      if generator.checksTwin() {
        assertNone(.emptyScreen, in: compile(-0.5 * paces[0].seconds).lint())
      }
    }
  }

  func testAViewThatIsOffScreenAtBothEndsIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator, .insertion)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let size = plot.size
      let far = generator.double(in: 1.1...2)
      func compile(_ far: Double) -> CompiledTransition {
        let part = AtomicTransition.custom { view, _, _ in
          view.initial.translation.dx = -1.2 * size.width
          view.animation.translation.dy = far * size.height
        }.animation(pace.animation)
        return plot.compile([part], among: [.cornerRadius(3)], &generator)
      }
      let faulty = compile(far)
      assertFound(
        Finding(
          .offScreenAtBothEnds, plot.view, from: 0, to: faulty.timeline.duration,
          size: faulty.timeline.duration), in: faulty.lint())
      if generator.checksTwin() {
        assertNone(.offScreenAtBothEnds, in: compile(0.9).lint())
      }
    }
  }

  func testABackThatIsSeenIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let pace = TransitionTree.Pace.quiet(&generator, for: 0.1...0.4)
      let turn = generator.double(in: 1.8...4)
      func part(_ turn: Double, isDoubleSided: Bool) -> AtomicTransition {
        .custom { view, operation, _ in
          if operation == .insertion {
            view.initial.rotation.y = turn
          } else {
            view.animation.rotation.y = turn
          }
          view.animation.doubleSided = isDoubleSided
        }.animation(pace.animation)
      }
      let kept: Set<ViewProperty> = [.rotation, .opacity]
      let faulty = plot.compile([part(turn, isDoubleSided: true)], keeping: kept, &generator)
      // The view is seen edge-on at a right angle.
      let share = Double.pi / 2 / turn
      let edge = plot.operation == .insertion ? pace.time(at: 1 - share) : pace.time(at: share)
      let duration = faulty.timeline.duration
      let (start, end) =
        plot.operation == .insertion ? (0, plot.delay + edge) : (plot.delay + edge, duration)
      assertFound(
        Finding(.backSeen, plot.view, .rotation, from: start, to: end, size: end - start),
        in: faulty.lint())
      for repaired in [part(turn, isDoubleSided: false), part(1.5, isDoubleSided: true)] {
        if generator.checksTwin() {
          assertNone(
            .backSeen, in: plot.compile([repaired], keeping: kept, &generator).lint())
        }
      }
    }
  }
}
