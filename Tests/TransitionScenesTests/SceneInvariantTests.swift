import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What always has to hold inside an animator of scenes, after every step.
final class SceneInvariantTests: XCTestCase {
  func testInvariantsHoldInRandomScripts() {
    forAll(30_000, .search) { generator in
      try SceneScript(&generator, kinds: RandomEdit.allCases).checkInvariants()
    }
  }

  func testInvariantsHoldInFlightsThatAFingerHoldsAndLetsGo() {
    forAll(30_000, .search) { generator in
      let script = FlightScript(&generator)
      let animator = SceneAnimator(script.steps[0].scene)
      for step in script.steps.dropFirst() {
        if generator.int(in: 0...2) == 0 {
          let change = animator.begin(to: step.scene, step.transaction, using: step.definition)
          try animator.checkInvariants()
          change.scrub(to: generator.double(in: 0...1))
          animator.advance(by: generator.double(in: 0...0.1))
          try animator.checkInvariants()
          if generator.bool() {
            change.finish(velocity: generator.double(in: -3...3))
          } else {
            change.cancel(velocity: generator.double(in: -3...3))
          }
        } else {
          animator.update(to: step.scene, step.transaction, using: step.definition)
        }
        try animator.checkInvariants()
        animator.advance(by: step.pause)
        try animator.checkInvariants()
      }
      animator.advance(by: 100)
      try animator.checkInvariants()
    }
  }
}
