import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What a finger lets go continues with the velocity of the finger, whatever takes over.
final class ReleasedVelocityTests: XCTestCase {
  /// The velocity of a screen just after a gesture, in points a second.
  private func velocity(
    of transition: ScreenTransition, movedBy x: Double, at velocity: Double
  ) throws -> Double {
    let (window, stack, _) = stackInAWindow(["A", "B"]) { _ in transition }
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    pan.change(finger(0.1, x))
    pan.end(finger(0.1, x, velocity: velocity))
    let before = shown(stack, "B")
    XCTAssertEqual(before, x, accuracy: 1e-6)
    window.advance(by: 1e-5)
    return (shown(stack, "B") - before) / 1e-5
  }

  func testStagesTakeUpTheVelocityOfTheFinger() throws {
    for animation in [Animation.smooth, .linear(duration: 0.4), .easeInOut(duration: 0.3), .bouncy]
    {
      let staged = ScreenTransition.testSlide
        .committing(with: .slide, animation: animation)
        .cancelling(with: .slide, animation: animation)
      for (x, speed) in [(250.0, 300.0), (250, 1500), (100, -300), (20, 2000)] {
        XCTAssertEqual(
          try velocity(of: staged, movedBy: x, at: speed), speed,
          accuracy: 5 + 0.02 * abs(speed), "\(animation), \(x), \(speed)")
      }
    }
  }

  func testASheetTakesUpAFlickPastTheNextDetent() throws {
    // From the middle detent down and then up, past it; and exactly from a detent.
    for (moves, velocity) in [
      ([90.0], -3000.0), ([100, 30], -2000), ([0], -1500), ([-50, 0], -2500), ([0], 3000),
    ] {
      let (window, stack, _) = stackInAWindow(["A"]) { _ in
        .sheet(detents: [.height(200), .medium, .large], initialDetent: 1)
      }
      stack.present("M")
      window.advance(by: 5)
      let drag = try XCTUnwrap(
        stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: -1)))
      var time = 0.0
      for y in moves {
        time += 0.1
        drag.change(finger(time, y: y))
      }
      drag.end(finger(time, y: moves[moves.count - 1], velocity: velocity))
      let before = try top(stack)
      window.advance(by: 1e-5)
      XCTAssertEqual(
        (try top(stack) - before) / 1e-5, velocity, accuracy: 0.02 * abs(velocity),
        "\(moves), \(velocity)")
      window.advance(by: 5)
      XCTAssertTrue(window.isIdle)
      if velocity < 0 { XCTAssertEqual(try top(stack), 0) }
    }
  }
}
