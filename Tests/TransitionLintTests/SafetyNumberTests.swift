import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// How far views move, and how much of the container, by closed forms.
final class SafetyNumberTests: XCTestCase {
  func testTheParallaxOfAPushIsTwoThirdsOfTheWidth() {
    for operation in NavigationTransition.Operation.allCases {
      let safety = NavigationTransition.parallaxPush.compile(for: operation, in: .phone).safety
      XCTAssertEqual(safety.parallax, 400 * 2 / 3, accuracy: 0.1)
      XCTAssertEqual(safety.travel, 400, accuracy: 0.1)
      XCTAssertEqual(safety.movingArea, 1, accuracy: 0.01)
    }
  }

  func testPagesThatMoveAlikeHaveNoParallax() {
    for transition in [
      NavigationTransition.slide, .move(axis: .vertical), .cover, .uncover, .dissolve,
    ] {
      let safety = transition.compile(for: .push, in: .phone).safety
      XCTAssertEqual(safety.parallax, 0, accuracy: 1e-6)
    }
    XCTAssertEqual(NavigationTransition.dissolve.compile(for: .push, in: .phone).safety.travel, 0)
  }

  func testTravelIsTheDistanceOfTheFurthestCorner() {
    forAll(200) { generator in
      let plot = Plot(&generator, navigates: false)
      let (dx, dy) = (generator.double(in: -200...200), generator.double(in: -200...200))
      let scale = generator.double(in: 0.1...0.9)
      let size = plot.size
      let animation = TransitionTree.Pace.quiet(&generator, for: 0.1...0.5).animation
      func safety(_ transition: AtomicTransition) -> MotionSafety {
        transition.animation(animation).compile(for: plot.operation, in: plot.container).safety
      }
      let offset = safety(.offset(x: dx, y: dy))
      XCTAssertEqual(offset.travel, (dx * dx + dy * dy).squareRoot(), accuracy: 1e-3)
      let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
      XCTAssertEqual(safety(.scale(scale)).travel, (1 - scale) / 2 * diagonal, accuracy: 1e-3)
      // What moves less than a twentieth of the longer side is no movement.
      let isFar = offset.travel > 0.05 * max(size.width, size.height)
      XCTAssertEqual(offset.movingArea, isFar ? 1 : 0, accuracy: 0.02)
      XCTAssertEqual(offset.parallax, 0)
    }
  }

  func testTheMovingAreaIsThatOfTheViewsThatMove() {
    var container = Container.phone
    container.viewFrame = Rect(x: 40, y: 40, width: 200, height: 100)
    let safety = AtomicTransition.offset(x: 100, y: 0).compile(for: .insertion, in: container)
      .safety
    XCTAssertEqual(safety.movingArea, 200 * 100 / (400 * 800), accuracy: 1e-3)
    XCTAssertEqual(safety.travel, 100, accuracy: 1e-3)
  }

  func testTheParallaxOfTwoPagesIsTheDifferenceOfTheirWays() {
    forAll(200) { generator in
      let container = Plot(&generator).container
      let share = generator.double(in: 0.1...0.9)
      let edge = Edge.random(&generator)
      let animation = TransitionTree.Pace.quiet(&generator, for: 0.1...0.5).animation
      let safety = NavigationTransition(
        .asymmetric(
          insertion: .move(edge: edge), removal: .move(edge: edge.across, fraction: share))
      ).animation(animation).compile(for: .push, in: container).safety
      let isHorizontal = [.leading, .trailing].contains(edge)
      let length = isHorizontal ? container.frame.width : container.frame.height
      XCTAssertEqual(safety.parallax, (1 - share) * length, accuracy: 1e-3)
    }
  }

  func testLargeMotionAndParallaxAreFoundOnlyWhereMotionIsLimited() {
    let push = NavigationTransition.parallaxPush.compile(for: .push, in: .phone)
    assertNone(.largeMotion, in: push.lint())
    let findings = push.lint(.reducedMotion)
    assertFound(
      Finding(.largeMotion, .destination, from: 0, to: push.timeline.duration, size: 400),
      in: findings)
    assertFound(
      Finding(.parallax, .origin, from: 0, to: push.timeline.duration, size: 800 / 3), in: findings)
  }
}
