import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What nothing interrupts shows the transition itself.
final class UninterruptedPageTests: XCTestCase {
  private let animations: [Animation] = [
    .linear(duration: 0.4), .smooth, .bouncy, .easeInOut(duration: 0.3),
    .easeOut(duration: 0.3).delay(0.1),
  ]

  func testPagesShowTheFramesOfTheTransitionToTheBit() throws {
    for (number, (name, transition)) in BuiltIn.navigation.enumerated() {
      for isPush in [true, false] {
        let animation = animations[number % animations.count]
        let size = Size(width: 390, height: 844)
        let window = ScreenWindow(size: size)
        let stack = TransitionController(ScreenStack(isPush ? ["A"] : ["B", "A"]), in: window) {
          _ in ScreenTransition(transition, animation: animation)
        }
        let compiled = transition.animation(animation).compile(
          for: isPush ? .push : .pop, in: Container(size: size))
        let (origin, destination) = try (
          XCTUnwrap(stack.id(of: "A")),
          {
            if isPush { stack.push("B") } else { stack.pop() }
            return try XCTUnwrap(stack.id(of: "B"))
          }()
        )
        for step in 1...9 {
          let time = compiled.timeline.duration * Double(step) / 10
          guard time > 0 else { continue }
          window.advance(to: time)
          let frame = compiled.timeline.frame(at: time)
          let elements = window.frame.elements.filter { $0.id.part == .screen }
          XCTAssertEqual(window.frame[origin]?.state, frame[.origin], "\(name) at \(time)")
          XCTAssertEqual(
            window.frame[destination]?.state, frame[.destination], "\(name) at \(time)")
          XCTAssertEqual(
            elements.map { $0.id == origin ? ViewID.origin : .destination }, frame.drawingOrder,
            name)
          XCTAssertTrue(elements.allSatisfy { $0.origins.isEmpty })
        }
        window.advance(to: max(compiled.timeline.duration, 0.01))
        XCTAssertTrue(window.isIdle, name)
        XCTAssertEqual(window.frame.elements.count, 2, "the container and the page")
      }
    }
  }

  func testACatchAndACancelEndAtTheOldModelToTheBit() throws {
    try forEachCase { animation, time in
      let (window, stack, _) = stackInAWindow(["A"]) { _ in
        ScreenTransition(.slide, animation: animation)
      }
      stack.push("B")
      window.advance(by: 5)
      let rest = window.frame
      stack.pop()
      window.advance(by: 0.1)
      stack.push("B")
      window.advance(by: time)
      let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
      pan.change(finger(0.2, 40))
      pan.cancel(at: 0.3)
      window.advance(by: 5)
      XCTAssertTrue(window.isIdle)
      let frame = window.frame
      XCTAssertEqual(frame.elements.map(\.state), rest.elements.map(\.state))
      XCTAssertEqual(frame.elements.map(\.frame), rest.elements.map(\.frame))
      XCTAssertEqual(frame.elements.map(\.presence), rest.elements.map(\.presence))
      XCTAssertEqual(stack.state.screens, ["A", "B"])
    }
  }

  func testAFingerCatchesOnlyWhatItMoves() throws {
    let (window, stack, _) = stackInAWindow(["A"]) { _ in
      ScreenTransition(.cover, animation: .linear(duration: 1))
    }
    stack.push("B")
    window.advance(by: 0.25)
    stack.push("C")
    window.advance(by: 0.25)
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    XCTAssertEqual(try XCTUnwrap(pan.progress), 0.75, accuracy: 1e-9, "C is in by a quarter")
    window.advance(by: 0.25)
    XCTAssertEqual(shown(stack, "C"), 300, accuracy: 1e-9)
    XCTAssertEqual(shown(stack, "B"), 100, accuracy: 1e-9, "B continues")
    pan.change(finger(0.25, -100))
    XCTAssertEqual(shown(stack, "C"), 200, accuracy: 1e-9)
    pan.end(finger(0.25, -100, velocity: -1500))
    XCTAssertEqual(stack.state.screens, ["A", "B", "C"])
    window.advance(by: 2)
    XCTAssertEqual(names(stack), ["C"])
  }

  private func forEachCase(_ body: (Animation, Double) throws -> Void) rethrows {
    for animation in animations {
      for time in [0.05, 0.15, 0.3] { try body(animation, time) }
    }
  }
}
