import TransitionKit
import TransitionTestSupport
import XCTest

/// A run whose container changes its size.
final class ResizingTests: XCTestCase {
  private let portrait = Container(size: Size(width: 390, height: 844))
  private let landscape = Container(size: Size(width: 844, height: 390))

  func testAResizeInFlightDoesNotJumpAndEndsInTheNewContainer() {
    for (name, transition) in BuiltIn.navigation where name != "identity" {
      for time in [0.05, 0.2, 0.3] {
        let animator = TransitionAnimator(transition.compile(for: .pop, in: portrait))
        animator.start()
        animator.advance(to: time)
        let (before, progress) = (animator.frame, animator.progress)
        XCTAssertTrue(animator.resize(to: landscape))
        XCTAssertEqual(animator.progress, progress, name)
        for view in before.drawingOrder {
          for property in ViewProperty.allCases where property.isAnimatable {
            let pairs = zip(
              before[view][property].components, animator.frame[view][property].components)
            for (x, y) in pairs { XCTAssertEqual(x, y, accuracy: 1e-9, "\(name) \(property)") }
          }
        }
        XCTAssertEqual(animator.compiled.container.frame.width, 844)
        animator.advance(by: 1e4)
        XCTAssertEqual(animator.state, .finished(at: .end), name)
        let end = transition.compile(for: .pop, in: landscape).timeline
        XCTAssertEqual(animator.frame, end.frame(at: end.duration.nextUp), name)
      }
    }
  }

  func testTheNewContainerDecidesWhereAViewGoes() {
    let slide = NavigationTransition.slide.animation(.linear(duration: 1))
    let animator = TransitionAnimator(slide.compile(for: .pop, in: portrait))
    animator.start()
    animator.advance(to: 0.1)
    animator.resize(to: landscape)
    animator.advance(to: 0.999)
    XCTAssertEqual(animator.frame.origin.translation.dx, 844 * 0.999, accuracy: 3)
  }

  func testResizingBeforeTheStartCompilesAnewAndAfterTheEndDoesNothing() {
    let animator = TransitionAnimator(NavigationTransition.slide.compile(for: .push, in: portrait))
    XCTAssertTrue(animator.resize(to: landscape))
    animator.start()
    XCTAssertEqual(animator.frame.destination.translation.dx, 844)
    animator.stop(at: .end)
    XCTAssertFalse(animator.resize(to: portrait))
  }

  func testAResizedRunThatIsCancelledReturnsToItsStart() {
    let animator = TransitionAnimator(NavigationTransition.swing.compile(for: .push, in: portrait))
    animator.start()
    animator.advance(to: 0.1)
    animator.resize(to: landscape)
    animator.cancel()
    animator.advance(by: 100)
    XCTAssertEqual(animator.state, .finished(at: .start))
    XCTAssertTrue(animator.frame.origin.isAtRest)
  }
}
