import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What was under way in an element that a finger holds stands still, whatever it is: old contents, emphases and modifiers.
final class CaughtContentTests: XCTestCase {
  private struct Kind {
    let name: String
    /// The element before and after what is under way.
    let change: (inout Element<String>, _ isAfter: Bool) -> Void
    /// What is seen of it; 0 if nothing is left.
    let value: (SceneFrame<String>.Element) -> Double
  }

  private let kinds = [
    Kind(name: "an old content") {
      $0.contentVersion = $1 ? 1 : 0
    } value: {
      $0.snapshot.map { $0.opacity } ?? 0
    },
    Kind(name: "an emphasis there and back") {
      $0.emphasis = Emphasis(.scale(1.5), animation: .linear(duration: 1), trigger: $1 ? 1 : 0)
    } value: {
      $0.state.scale.x - 1
    },
    Kind(name: "a modifier") {
      $0.modifier = RestingModifier(Slant(width: $1 ? 0 : 80))
    } value: {
      $0.state.translation.dy
    },
  ]

  private func scene(_ kind: Kind, isAfter: Bool, x: Double) -> Scene<String> {
    var card = box("card", x, 0, 100, 50)
    kind.change(&card, isAfter)
    return screen(card, box("other", 0, 400, 10, 10))
  }

  private let linear = Transaction.animated(.linear(duration: 1))

  /// An animator in which something is half-way under way when a finger begins to move the card.
  private func caught(_ kind: Kind) throws -> (SceneAnimator<String>, OpenChange<String>, Double) {
    let animator = SceneAnimator(scene(kind, isAfter: false, x: 0))
    animator.update(to: scene(kind, isAfter: true, x: 0), linear)
    animator.advance(to: 0.75)
    let shown = try value(kind, animator)
    XCTAssertGreaterThan(abs(shown), 0.1, kind.name)
    let change = animator.begin(to: scene(kind, isAfter: true, x: 200), linear, holding: "card")
    return (animator, change, shown)
  }

  private func value(_ kind: Kind, _ animator: SceneAnimator<String>) throws -> Double {
    kind.value(try XCTUnwrap(animator.frame["card"]))
  }

  func testWhatIsUnderWayStandsStillWhileAFingerHoldsTheElement() throws {
    for kind in kinds {
      let (animator, change, shown) = try caught(kind)
      for step in 0..<20 {
        XCTAssertEqual(try value(kind, animator), shown, accuracy: 1e-12, "\(kind.name) \(step)")
        if step == 10 { change.scrub(to: 0.5) }
        animator.advance(by: 0.1)
      }
      XCTAssertEqual(animator.frame["card"]?.frame.origin.x, 100)
      try animator.checkInvariants()
    }
  }

  func testItContinuesFromThereWhenTheFingerLetsGo() throws {
    for kind in kinds {
      for commits in [true, false] {
        let (animator, change, shown) = try caught(kind)
        change.scrub(to: 0.4)
        animator.advance(by: 2)
        if commits { change.finish() } else { change.cancel() }
        var last = shown
        let steps = Thoroughness.size(3000, or: 1500)
        for _ in 0..<steps {
          let next = try value(kind, animator)
          XCTAssertEqual(next, last, accuracy: abs(shown) / 50, "\(kind.name) \(commits)")
          last = next
          animator.advance(by: 3 / Double(steps))
        }
        XCTAssertTrue(animator.isIdle, kind.name)
        XCTAssertEqual(last, 0, kind.name)
        XCTAssertEqual(animator.frame["card"]?.frame.origin.x, commits ? 200 : 0)
        XCTAssertEqual(animator.frame["card"]?.snapshot == nil, true)
        try animator.checkInvariants()
      }
    }
  }

  func testWhatIsUnderWayInOtherElementsContinues() throws {
    let kind = kinds[2]
    let animator = SceneAnimator(scene(kind, isAfter: false, x: 0))
    animator.update(to: scene(kind, isAfter: true, x: 0), linear)
    animator.advance(to: 0.5)
    var next = scene(kind, isAfter: true, x: 0)
    next["other"]?.frame.origin.x = 50
    let change = animator.begin(to: next, linear)
    animator.advance(to: 0.75)
    XCTAssertEqual(try value(kind, animator), 20, accuracy: 1e-9)
    change.cancel()
    animator.advance(to: 5)
    XCTAssertTrue(animator.isIdle)
  }

  func testAModifierThatAFingerMovesOnStartsFromWhatIsShown() throws {
    let kind = kinds[2]
    for commits in [true, false] {
      let animator = SceneAnimator(scene(kind, isAfter: false, x: 0))
      animator.update(to: scene(kind, isAfter: true, x: 0), linear)
      animator.advance(to: 0.5)
      XCTAssertEqual(try value(kind, animator), 40, accuracy: 1e-9)
      var next = scene(kind, isAfter: true, x: 0)
      next["card"]?.modifier = RestingModifier(Slant(width: 100))
      let change = animator.begin(to: next, linear, holding: "card")
      animator.advance(by: 1)
      XCTAssertEqual(try value(kind, animator), 40, accuracy: 1e-9)
      if commits { change.finish() } else { change.cancel() }
      var last = 40.0
      for _ in 0..<3000 {
        let now = try value(kind, animator)
        XCTAssertEqual(now, last, accuracy: 1, "\(commits)")
        last = now
        animator.advance(by: 1e-3)
      }
      XCTAssertEqual(last, commits ? 100 : 0)
      XCTAssertTrue(animator.isIdle)
    }
  }
}

/// Moves a view down by its number.
private struct Slant: TransitionModifier, Equatable {
  var width: Double

  var animatableData: Double {
    get { width }
    set { width = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dy += width
  }
}
