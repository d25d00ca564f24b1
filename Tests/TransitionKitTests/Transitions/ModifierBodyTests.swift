import Foundation
import TransitionKit
import TransitionPorting
import XCTest

/// Modifiers that are written as a body.
final class ModifierBodyTests: XCTestCase {
  private struct Shake: TransitionModifier {
    var turns: Double

    var animatableData: Double {
      get { turns }
      set { turns = newValue }
    }

    func body(content: Content) -> Content {
      content.offset(x: 10 * sin(turns * 2 * .pi)).rotationEffect(.degrees(turns))
        .opacity(content.container.viewFrame.size.width == 40 ? 0.5 : 1)
    }
  }

  private struct WrittenShake: TransitionModifier {
    var turns: Double

    var animatableData: Double {
      get { turns }
      set { turns = newValue }
    }

    func modify(_ state: inout PropertyState, in context: ModifierContext) {
      state.translation.dx = 10 * sin(turns * 2 * .pi)
      state.rotation.z = Angle.degrees(turns).radians
      state.opacity = context.size.width == 40 ? 0.5 : 1
    }
  }

  func testABodyDoesWhatTheSameNumbersWrittenToTheStateDo() throws {
    let container = Container(
      size: Size(width: 100, height: 100), viewFrame: Rect(x: 0, y: 0, width: 40, height: 40))
    func timeline<M: TransitionModifier>(_ active: M, _ identity: M) -> Timeline {
      AtomicTransition.modifier(active: active, identity: identity)
        .animation(.linear(duration: 1)).compile(for: .insertion, in: container).timeline
    }
    let body = timeline(Shake(turns: 3), Shake(turns: 0))
    let written = timeline(WrittenShake(turns: 3), WrittenShake(turns: 0))
    for step in 0...40 {
      let time = Double(step) / 40
      XCTAssertEqual(
        body.frame(at: time).view.translation, written.frame(at: time).view.translation)
      XCTAssertEqual(body.frame(at: time).view.rotation, written.frame(at: time).view.rotation)
      XCTAssertEqual(body.frame(at: time).view.opacity, 0.5)
    }
  }

  func testViewsOfAFrameComeInTheOrderInWhichTheyAreDrawn() {
    let timeline = NavigationTransition.slide.compile(for: .push, in: .phone).timeline
    let frame = timeline.frame(at: 0.1)
    XCTAssertEqual(frame.views.map { $0.id }, frame.drawingOrder)
    for view in frame.views { XCTAssertEqual(view.state, frame[view.id]) }
  }

  func testThePiecesOfAViewFollowIt() {
    let compiled = AtomicTransition.checkerboard().compile(for: .removal, in: .phone)
    let frame = compiled.timeline.frame(at: 0.1)
    let ids = frame.views.map { $0.id }
    XCTAssertGreaterThan(ids.count, 2)
    XCTAssertEqual(Array(ids.dropFirst()), frame.pieces(of: ids[0]))
    XCTAssertTrue(frame.views.dropFirst().allSatisfy { $0.parent == ids[0] })
  }

  func testTheFullRangeIsTheWholeDuration() {
    XCTAssertEqual(AnimationRange.full, AnimationRange(0...1))
  }
}
