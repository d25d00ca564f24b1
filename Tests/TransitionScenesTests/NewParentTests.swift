import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Elements that get another parent, and containers around what is there.
final class NewParentTests: XCTestCase {
  private let size = Size(width: 400, height: 800)
  private let linear = Animation.linear(duration: 1)

  private func row(_ id: String, _ y: Double) -> Element<String> {
    Element(id, frame: Rect(x: 0, y: y, width: 400, height: 50))
  }

  func testAContainerThatOnlyWrapsWhatIsThereDoesNotFadeIt() throws {
    let rows = [row("a", 0), row("b", 50)]
    let plain = Scene(size: size, elements: rows)
    let box = Rect(x: 0, y: 0, width: 400, height: 100)
    let wrapped = Scene(size: size, elements: [Element("box", frame: box, children: rows)])
    let nested = Scene(
      size: size,
      elements: [
        Element("outer", frame: box, children: [Element("box", frame: box, children: rows)])
      ])
    for scene in [wrapped, nested] {
      let animator = SceneAnimator(plain)
      animator.update(to: scene, animation: linear)
      for time in [0.0, 0.3, 0.9] {
        animator.advance(to: time)
        for element in animator.frame.elements {
          XCTAssertEqual(element.state.opacity, 1, "\(element.id)")
        }
      }
    }
    // With its own transition, or something new inside, it comes as any other element.
    let chosen = Scene(
      size: size, elements: [Element("box", frame: box, children: rows).transition(.opacity)])
    let mixed = Scene(
      size: size, elements: [Element("box", frame: box, children: rows + [row("c", 100)])])
    let empty = Scene(size: size, elements: [Element("box", frame: box)] + rows)
    for scene in [chosen, mixed, empty] {
      let animator = SceneAnimator(plain)
      animator.update(to: scene, animation: linear)
      animator.advance(to: 0.5)
      XCTAssertEqual(try XCTUnwrap(animator.frame["box"]).state.opacity, 0.5, accuracy: 1e-9)
    }
  }

  func testAMotionThatIsOverDoesNotChangeHowAnElementContinuesInANewParent() {
    func scene(card: Double, parent: Double, isInside: Bool) -> Scene<String> {
      let inner = row("card", card)
      let others = ["b", "c", "d"].map { row($0, parent) }
      let box = Element(
        "parent", frame: Rect(x: 0, y: parent, width: 400, height: 400),
        children: isInside ? [inner] : [])
      return Scene(size: size, elements: [box] + others + (isInside ? [] : [inner]))
    }
    func shown(from start: Double) -> [Double?] {
      let animator = SceneAnimator(scene(card: start, parent: 0, isInside: true))
      // The rows around it still move when that of the card has arrived, so nothing is collected.
      animator.update(
        to: scene(card: 100, parent: 0, isInside: true), animation: .spring(response: 0.1))
      animator.update(
        to: scene(card: 100, parent: 300, isInside: true), animation: .linear(duration: 3))
      animator.advance(to: 1.5)
      animator.update(
        to: scene(card: 200, parent: 300, isInside: false), animation: .spring(response: 1.5))
      return (0...10).map {
        animator.advance(to: 1.5 + Double($0) / 10)
        return animator.frame["card"]?.frame.origin.y
      }
    }
    XCTAssertEqual(shown(from: 0), shown(from: 100))
  }

  func testAStaggerDoesNotSeeTheParentOfAnElementThatIsGone() {
    func scene(_ ids: [String], inBox: [String] = []) -> Scene<String> {
      let box = Element(
        "box", frame: Rect(x: 0, y: 600, width: 400, height: 200),
        children: inBox.map { row($0, 0) })
      let rows = ids.enumerated().map { row($1, 100 * Double($0)) }
      return Scene(size: size, elements: [box] + rows)
    }
    func opacities(_ animator: SceneAnimator<String>) -> [[Double?]] {
      var transaction = Transaction.animated(.linear(duration: 0.4))
      transaction.stagger = .distance(from: .topLeft, total: 0.2)
      animator.update(to: scene(["a", "b", "c"]), transaction)
      return (0...12).map { _ in
        animator.advance(by: 0.05)
        return ["a", "b", "c"].map { animator.frame[$0]?.state.opacity }
      }
    }
    // The new rows may get the numbers of rows that were in the box.
    let used = SceneAnimator(scene([], inBox: ["x", "y", "z"]))
    used.update(to: scene([]))
    used.advance(by: 1)
    let fresh = SceneAnimator(scene([]), time: 1)
    let (shown, expected) = (opacities(used), opacities(fresh))
    XCTAssertEqual(shown, expected)
    XCTAssertNotEqual(shown[1][0], shown[1][2])
  }

  private func scene(_ y: Double, isInside: Bool, turns: Double = 0) -> Scene<String> {
    var card = row("card", y)
    card.modifier = RestingModifier(Shake(amplitude: 40, turns: turns))
    let parent = Element(
      "parent", frame: Rect(x: 0, y: 0, width: 400, height: 400), children: isInside ? [card] : [])
    return Scene(size: size, elements: [parent] + (isInside ? [] : [card]))
  }

  func testAnElementWithANewParentContinuesUntilItsDelayIsOver() throws {
    for (from, to) in [(true, false), (false, true)] {
      for target in [400.0, 100, 0] {
        let animator = SceneAnimator(scene(0, isInside: from))
        animator.update(to: scene(400, isInside: from), animation: linear)
        animator.advance(to: 0.25)
        animator.update(to: scene(target, isInside: to), animation: linear.delay(0.5))
        for time in [0.25, 0.5, 0.75] {
          animator.advance(to: time)
          let frame = try XCTUnwrap(animator.frame["card"]).frame
          XCTAssertEqual(frame.origin.y, 400 * time, accuracy: 1e-9, "\(target)")
        }
        animator.advance(to: animator.settlingTime)
        XCTAssertEqual(animator.frame["card"]?.frame.origin.y, target)
        XCTAssertTrue(animator.isIdle)
      }
    }
  }

  func testAModifierContinuesUntilItsDelayIsOver() throws {
    func shown(_ steps: Int, interrupted: Bool) throws -> [Double] {
      let animator = SceneAnimator(scene(0, isInside: true))
      animator.update(to: scene(0, isInside: true, turns: 2), animation: linear)
      animator.advance(to: 0.25)
      if interrupted {
        animator.update(
          to: scene(0, isInside: true, turns: 4), .animated(linear.delay(0.5)))
      }
      return try (1...8).map { index in
        for step in 1...steps {
          let part = Double(index - 1) + Double(step) / Double(steps)
          animator.advance(to: 0.25 + 0.0625 * part)
        }
        return try XCTUnwrap(animator.frame["card"]).state.translation.dx
      }
    }
    let (plain, delayed) = (
      try shown(1, interrupted: false), try shown(1, interrupted: true)
    )
    for (a, b) in zip(plain, delayed) { XCTAssertEqual(a, b, accuracy: 1e-9) }
    XCTAssertEqual(try shown(7, interrupted: true), delayed)
    let animator = SceneAnimator(scene(0, isInside: true))
    animator.update(to: scene(0, isInside: true, turns: 2), animation: linear)
    animator.advance(to: 0.25)
    var outcomes: [ChangeOutcome] = []
    animator.update(to: scene(0, isInside: true, turns: 4), .animated(linear.delay(0.5))) {
      outcomes.append($0)
    }
    let end = animator.settlingTime
    while animator.advance(by: 0.03) { XCTAssertLessThan(animator.clockTime, end + 0.1) }
    XCTAssertEqual(outcomes, [.arrived])
    XCTAssertEqual(
      try XCTUnwrap(animator.frame["card"]).state,
      SceneAnimator(scene(0, isInside: true, turns: 4)).frame["card"]?.state)
  }

  func testWhatIsNewInAnElementThatComesBackPlaysItsInsertion() throws {
    let frame = Rect(x: 0, y: 0, width: 400, height: 100)
    func scene(_ children: [Element<String>]?) -> Scene<String> {
      Scene(
        size: size,
        elements: children.map { [Element("box", frame: frame, children: $0).transition(.opacity)] }
          ?? [])
    }
    let old = row("old", 0)
    let new = row("new", 50).transition(.move(edge: .leading))
    let animator = SceneAnimator(scene([old]))
    animator.update(to: scene(nil), animation: linear)
    animator.advance(to: 0.5)
    let plan = animator.plan(for: scene([old, new]), .animated(linear))
    animator.update(to: scene([old, new]), .animated(linear))
    XCTAssertEqual(animator.frame["box"]?.state.opacity, 0.5)
    XCTAssertEqual(animator.frame["old"]?.state.translation.dx, 0)
    XCTAssertEqual(try XCTUnwrap(animator.frame["new"]).state.translation.dx, -400, accuracy: 1e-9)
    XCTAssertEqual(plan["new"]?.action, .isInserted)
    animator.advance(to: 0.75)
    XCTAssertEqual(try XCTUnwrap(animator.frame["new"]).state.translation.dx, -300, accuracy: 1e-9)
    animator.advance(to: 2)
    XCTAssertEqual(animator.frame.elements.map { $0.state.translation.dx }, [0, 0, 0])
    XCTAssertTrue(animator.isIdle)
  }
}
