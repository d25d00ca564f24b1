import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// When the completions of changes are called: all of them before the animator is idle, in the order of their times.
final class SceneCompletionTests: XCTestCase {
  private typealias Element = SceneElement<String>

  private func scene(_ elements: Element...) -> Scene<String> {
    Scene(size: Size(width: 390, height: 844), elements: elements)
  }

  private func card(
    _ y: Double = 20, id: String = "card", children: [Element] = [],
    _ body: (inout Element) -> Void = { _ in }
  ) -> Element {
    var card = Element(id, frame: Rect(x: 155, y: y, width: 80, height: 80), children: children)
    body(&card)
    return card
  }

  /// What a first update does to a card, from one scene to the next.
  private var changes: [(name: String, old: Scene<String>, new: Scene<String>)] {
    let small = card(0, id: "child")
    let shake = { (turns: Double) in RestingModifier(Shake(amplitude: 10, turns: turns)) }
    return [
      ("frame", scene(card()), scene(card(200))),
      ("state", scene(card()), scene(card { $0.state.opacity = 0.2 })),
      ("content", scene(card()), scene(card { $0.contentVersion = 1 })),
      (
        "emphasis", scene(card { $0.emphasis = Emphasis(.scale(1.2), trigger: 1) }),
        scene(card { $0.emphasis = Emphasis(.scale(1.2), trigger: 2) })
      ),
      (
        "modifier", scene(card { $0.modifier = shake(0) }),
        scene(card { $0.modifier = shake(2) })
      ),
      ("insertion", scene(), scene(card())),
      ("child", scene(card(children: [small])), scene(card(children: [card(9, id: "child")]))),
      ("inserted child", scene(card()), scene(card(children: [small]))),
      ("removed child", scene(card(children: [small])), scene(card())),
      (
        "shared element", scene(card(20, id: "old") { $0.match = "card" }),
        scene(card(300) { $0.match = "card" })
      ),
    ]
  }

  /// The removal of what is around it was over, and had waited only for that.
  func testWhatAnUpdateLetsEndIsOverAtTheSettlingTime() {
    let (size, frame) = (Size(width: 400, height: 800), Rect(x: 0, y: 0, width: 100, height: 100))
    var inner = SceneElement("inner", frame: frame)
    inner.animation = .custom(.spring(duration: 0.5, bounce: 0.15))
    let outer = SceneElement("outer", frame: frame)
    let animator = SceneAnimator(
      Scene(size: size, elements: [SceneElement("outer", frame: frame, children: [inner])]))
    animator.update(to: Scene(size: size, elements: [outer]))
    animator.advance(by: 0.01)
    animator.update(to: Scene(size: size), animation: .easeInOut(duration: 0.3))
    animator.advance(by: 0.33)
    animator.update(to: Scene(size: size, elements: [inner]))
    animator.advance(to: animator.settlingTime)
    XCTAssertTrue(animator.isIdle)
    XCTAssertEqual(animator.frame.elements.map { $0.id }, ["inner"])
  }

  func testEveryCompletionIsCalledBeforeTheAnimatorIsIdle() {
    let removals: [Transaction] = [
      .animated(.easeOut(duration: 0.2)), .animated(.bouncy), Transaction(),
      .animated(.linear(duration: 0.2).delay(0.1)),
    ]
    for (name, old, new) in changes {
      for removal in removals {
        for step in [1.0 / 60, 0.3, 5] {
          let animator = SceneAnimator(old)
          var (first, second) = ([ChangeOutcome](), [ChangeOutcome]())
          animator.update(to: new, .animated(.bouncy(duration: 1))) { first.append($0) }
          animator.advance(by: 0.1)
          animator.update(to: scene(), removal) { second.append($0) }
          while animator.advance(by: step) {}
          XCTAssertEqual(first.count, 1, "\(name), \(removal)")
          XCTAssertEqual(second, [.arrived], "\(name), \(removal)")
          XCTAssertTrue(animator.isIdle)
        }
      }
    }
  }

  func testWhatLeavesTakesOverTheChangeThatHasNotArrived() {
    let animator = SceneAnimator(scene(card()))
    var log: [String] = []
    animator.update(to: scene(card(200)), .animated(.bouncy)) { log.append("first \($0)") }
    animator.advance(by: 0.1)
    animator.update(to: scene(), .animated(.easeOut(duration: 0.2))) { log.append("second \($0)") }
    animator.advance(to: 0.25)
    XCTAssertEqual(log, [])
    animator.advance(to: 0.35)
    XCTAssertEqual(log, ["first takenOver", "second arrived"])
    XCTAssertFalse(animator.advance(by: 1))
  }

  func testAnOpenChangeAndAnUpdateReportInTheOrderOfTheirTimes() {
    for isCancelled in [false, true] {
      for steps in [1, 2, 3, 100] {
        let other = Element("other", frame: Rect(x: 0, y: 0, width: 10, height: 10))
        var moved = other
        moved.frame.origin.x = 100
        let animator = SceneAnimator(scene(card(), other))
        var log: [String] = []
        animator.update(to: scene(card(200), other), .animated(.linear(duration: 1))) {
          log.append("update \($0)")
        }
        let change = animator.begin(
          to: scene(card(200), moved), .animated(.linear(duration: 1))
        ) { log.append("change \($0)") }
        change.scrub(to: 0.5)
        if isCancelled {
          change.cancel(animation: .linear(duration: 0.5))
        } else {
          change.finish(animation: .linear(duration: 0.5))
        }
        for step in 1...steps { animator.advance(to: 2 * Double(step) / Double(steps)) }
        XCTAssertEqual(log, ["change \(isCancelled ? "start" : "end")", "update arrived"])
      }
    }
  }

  func testUpdatesReportInTheOrderOfTheirEndsWhateverTheStep() {
    func log(steps: Int) -> [Int] {
      let ids = (0..<8).map { "\($0)" }
      func row(_ id: String, _ y: Double) -> Element {
        Element(id, frame: Rect(x: 0, y: y, width: 10, height: 10))
      }
      var elements = ids.map { row($0, 0) }
      let animator = SceneAnimator(Scene(size: Size(width: 390, height: 844), elements: elements))
      var log: [Int] = []
      for (index, id) in ids.enumerated() {
        elements[index] = row(id, 100)
        let duration = [0.9, 0.3, 0.7, 0.1, 0.5][index % 5]
        animator.update(
          to: Scene(size: Size(width: 390, height: 844), elements: elements),
          .animated(.easeOut(duration: duration).delay(index % 2 == 0 ? 0.05 : 0))
        ) { _ in log.append(index) }
        animator.advance(to: Double(index + 1) / 64)
      }
      let start = animator.clockTime
      for step in 1...steps { animator.advance(to: start + 2 * Double(step) / Double(steps)) }
      return log
    }
    XCTAssertEqual(log(steps: 1), log(steps: 2000))
    XCTAssertEqual(log(steps: 1).count, 8)
  }

  // MARK: - Loops

  func testAnUpdateInsideItsOwnCompletionEndsWithADiagnostic() {
    let animator = SceneAnimator(scene(card()))
    var count = 0
    func update() {
      count += 1
      animator.update(to: scene(card(Double(count % 2)))) { _ in update() }
    }
    update()
    XCTAssertLessThanOrEqual(count, 102)
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.endlessCallbacks])
    XCTAssertFalse(animator.isIdle)
    // It continues with the clock, and is not idle before it has ended.
    let before = count
    XCTAssertTrue(animator.advance(by: 0.1))
    XCTAssertGreaterThan(count, before)
    XCTAssertLessThanOrEqual(count, before + 101)
    XCTAssertEqual(animator.diagnostics.count, 1)
  }

  func testALoopOfCompletionsThatEndsIsNoDiagnostic() {
    let animator = SceneAnimator(scene(card()))
    var count = 0
    func update() {
      guard count < 50 else { return }
      count += 1
      animator.update(to: scene(card(Double(count % 2)))) { _ in update() }
    }
    update()
    XCTAssertEqual(count, 50)
    XCTAssertTrue(animator.diagnostics.isEmpty)
    XCTAssertTrue(animator.isIdle)
  }

  func testAnOpenChangeInsideItsOwnCompletionEndsWithADiagnostic() {
    let animator = SceneAnimator(scene(card()))
    var count = 0
    func begin() {
      count += 1
      let change = animator.begin(to: scene(card(Double(count % 2)))) { _ in begin() }
      change.scrub(to: 1)
      change.finish()
    }
    begin()
    animator.advance(by: 1)
    XCTAssertLessThanOrEqual(count, 300)
  }
}
