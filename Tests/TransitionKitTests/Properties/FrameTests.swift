import TransitionKit
import TransitionTestCases
import XCTest

final class FrameTests: XCTestCase {
  private let size = Size(width: 100, height: 200)

  func testTheFrameMovesAndResizesTheLayout() {
    var state = PropertyState()
    state.frame = Rect(x: 10, y: 20, width: 30, height: -40)
    XCTAssertEqual(state.layoutFrame(size: size), Rect(x: 10, y: 20, width: 130, height: 160))
    XCTAssertEqual(state.transform(size: size), .identity)
  }

  func testTheLayoutScaleIsAboutTheCentreOfTheFrame() {
    var state = PropertyState()
    state.frame = Rect(x: 100, y: 0, width: 100, height: 0)
    state.layoutScale = LayoutScale(x: 0.5, y: 0.5)
    XCTAssertEqual(state.layoutFrame(size: size), Rect(x: 150, y: 50, width: 100, height: 100))
  }

  func testScaleActsAboutTheAnchorOfTheFrame() {
    var state = PropertyState()
    state.frame = Rect(x: 10, y: 20, width: 100, height: 0)
    state.scale = Scale(2)
    state.anchor = .bottomRight
    let transform = state.transform(size: size)
    XCTAssertEqual(transform.apply(to: Point(x: 210, y: 220)), Point(x: 210, y: 220))
    XCTAssertEqual(transform.apply(to: Point(x: 209, y: 220)), Point(x: 208, y: 220))
  }

  func testAHandlerMovesAViewLikeATranslationOfTheCentreAndALayoutScale() {
    let transition = AtomicTransition.custom { animator, view, _, _ in
      animator.addAnimations { view.frame = Rect(x: 100, y: 200, width: 100, height: 400) }
    }.animation(.linear(duration: 1))
    let timeline = transition.compile(for: .removal, in: .phone).timeline
    let rest = Container.phone.viewFrame.size
    let half = timeline.frame(at: 0.5).view
    XCTAssertEqual(half.frame, Rect(x: 50, y: 100, width: -150, height: -200))
    XCTAssertEqual(
      half.layoutFrame(size: rest), Rect(x: 50, y: 100, width: 250, height: 600))
    XCTAssertEqual(timeline.frame(at: 2).view.frame, .zero)
  }

  func testMirroringKeepsTheSizeAndMovesTheCentreTheOtherWay() {
    var state = PropertyState()
    state.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    let mirrored = state.mirrored()
    XCTAssertEqual(mirrored.frame, Rect(x: -40, y: -60, width: 30, height: 40))
    XCTAssertEqual(mirrored.frame.center, Point(x: -25, y: -40))
    XCTAssertEqual(mirrored.mirrored(), state)
  }

  func testReducingMotionTakesOutAChangeOfFrame() {
    let transition = AtomicTransition.custom { view, _, _ in view.initial.frame.origin.x = 100 }
    let reduced = transition.reducingMotion().compile(for: .insertion, in: .phone)
    XCTAssertEqual(reduced.view.initial.frame, .zero)
    XCTAssertEqual(reduced.view.initial.opacity, 0)
  }
}
