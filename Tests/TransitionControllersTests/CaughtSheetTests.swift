import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// A sheet that a finger catches while it moves: SCENES, sections 6.1.9 and 9.
final class CaughtSheetTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  private func rising(_ time: Double, to detent: Int = 0) -> Stack {
    let window = ScreenWindow(size: Size(width: 390, height: 844))
    let stack = TransitionController(ScreenStack(["A"]), in: window) { _ in
      .sheet(detents: [.medium, .large], initialDetent: detent)
    }
    stack.present("M")
    window.advance(by: time)
    return stack
  }

  private func begin(_ stack: Stack) throws -> ScreenInteraction {
    try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 0, velocity: 1)))
  }

  func testASheetThatIsPulledAboveItsLowestDetentRises() throws {
    let stack = rising(0.1)
    let drag = try begin(stack)
    let start = try top(stack)
    drag.change(finger(0, y: -300))
    XCTAssertEqual(try top(stack), start - 300, accuracy: 1e-6)
    drag.end(finger(0, y: -300, velocity: -1000))
    var last = try top(stack)
    XCTAssertEqual(last, 393, accuracy: 0.1)
    for _ in 0..<100 {
      stack.window.advance(by: 0.02)
      let next = try top(stack)
      XCTAssertLessThanOrEqual(next, last)
      last = next
    }
    XCTAssertEqual(last, 0)
    XCTAssertEqual(stack.detent(of: "M"), 1)
    XCTAssertTrue(stack.window.isIdle)
  }

  func testASheetThatRisesFollowsTheFingerThroughAllHeights() throws {
    for detent in 0...1 {
      for time in [0.05, 0.1, 0.2, 0.4] {
        let stack = rising(time, to: detent)
        let start = try top(stack)
        let drag = try begin(stack)
        XCTAssertEqual(try top(stack), start, accuracy: 1e-6)
        stack.window.advance(by: 0.2)
        XCTAssertEqual(try top(stack), start, accuracy: 1e-6, "it moves under a finger that rests")
        var y = 0.0
        for step in [0, 10, -60, -120, 40, -300, 200, 300, -100, 30] {
          y += Double(step)
          guard start + y > 0, start + y < 844 else { continue }
          drag.change(finger(0.2, y: y))
          XCTAssertEqual(
            try top(stack), start + y, accuracy: 1e-6, "\(detent), \(time), \(y)")
        }
        drag.cancel(at: 0.2)
        stack.window.advance(by: 5)
        XCTAssertEqual(try top(stack), detent == 0 ? 422 : 0)
        XCTAssertTrue(stack.window.isIdle)
      }
    }
  }

  func testASheetThatIsCaughtTwiceComesToRest() throws {
    let stack = rising(0.1)
    let first = try begin(stack)
    first.change(finger(0, y: -300))
    first.cancel(at: 0)
    stack.window.advance(by: 0.05)
    let before = try top(stack)
    let second = try begin(stack)
    XCTAssertEqual(try top(stack), before, accuracy: 1e-6)
    second.change(finger(0, y: -20))
    XCTAssertEqual(try top(stack), before - 20, accuracy: 1e-6)
    second.cancel(at: 0)
    stack.window.advance(by: 5)
    XCTAssertEqual(try top(stack), 422)
    XCTAssertTrue(stack.window.isIdle)
  }

  func testASheetThatIsHeldRestsBelowWhatCoversIt() throws {
    for distance in [-80.0, 120] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let stack = TransitionController(ScreenStack(["A"]), in: window) { context in
        context.to == "full"
          ? ScreenTransition(
            .slide(edge: .bottom), animation: .linear(duration: 1), presentation: .fullScreen)
          : .sheet(detents: [.height(400), .height(700)])
      }
      stack.present("M")
      window.advance(by: 5)
      let drag = try begin(stack)
      drag.change(finger(0.1, y: distance))
      let held = try top(stack)
      XCTAssertEqual(held, 400 + distance, accuracy: 1e-9)
      stack.present("full")
      XCTAssertEqual(try top(stack), held, accuracy: 1e-9)
      XCTAssertFalse(drag.isActive)
      var last = held
      for _ in 0..<9 {
        window.advance(by: 0.1)
        let next = try top(stack)
        XCTAssertLessThanOrEqual(abs(next - 400), abs(last - 400), "It goes back.")
        last = next
      }
      XCTAssertEqual(last, 400, accuracy: 15)
      window.advance(by: 5)
      XCTAssertEqual(names(stack), ["full"])
      stack.dismiss()
      window.advance(by: 5)
      XCTAssertEqual(try top(stack), 400)
    }
  }

  func testAnAnimatedLayoutLeavesASheetUnderTheFinger() throws {
    func slot(_ height: Double) -> [Element<String>] {
      [Element("slot", frame: Rect(x: 0, y: 0, width: 400, height: height))]
    }
    let window = ScreenWindow(size: Size(width: 400, height: 1000), elements: slot(800))
    let stack = TransitionController(ScreenStack(["A"]), in: window.slot(element: "slot")) { _ in
      .sheet(detents: [.height(200), .large])
    }
    stack.present("M")
    window.advance(by: 5)
    let drag = try begin(stack)
    drag.change(finger(0.1, y: -150))
    XCTAssertEqual(try top(stack), 450, accuracy: 1e-9)
    window.elements = slot(900)
    window.layOut(.animated(.linear(duration: 1)))
    let held = try top(stack)
    XCTAssertEqual(held, 450, accuracy: 1e-9, "It keeps its place on screen.")
    window.advance(by: 0.3)
    XCTAssertEqual(try top(stack), held, accuracy: 1e-9, "It rests under the finger.")
    drag.change(finger(0.2, y: -180))
    XCTAssertEqual(try top(stack), held - 30, accuracy: 1e-9)
    drag.end(finger(0.3, y: -180))
    window.advance(by: 5)
    XCTAssertEqual(try top(stack), 700)
    XCTAssertTrue(window.isIdle)
  }

  /// It comes, and gets another height meanwhile: a finger makes one motion of the two, of the sheet alone.
  func testWhatDimsBelowASheetDoesNotFlashAsAFingerCatchesIt() throws {
    for animation in [Animation.linear(duration: 0.4), .smooth, .bouncy] {
      let (window, stack, _) = stackInAWindow(["A"]) { _ in
        .sheet(detents: [.height(200), .large], initialDetent: 1).animation(animation)
      }
      stack.present("M")
      window.advance(by: 0.1)
      stack.setDetent(0, of: "M")
      let dimming = try XCTUnwrap(stack.id(of: "M")).with(.dimming)
      let before = try XCTUnwrap(window.frame[dimming]).state.opacity
      let first = GestureSample(time: 0, velocity: Point(x: 0, y: 1))
      let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: first))
      XCTAssertEqual(window.frame[dimming]?.state.opacity ?? .nan, before, accuracy: 1e-9)
      drag.cancel(at: 0.1)
      window.advance(by: 9)
      XCTAssertTrue(window.isIdle)
      XCTAssertEqual(window.frame[dimming]?.state.opacity, 0.2)
    }
  }
}
