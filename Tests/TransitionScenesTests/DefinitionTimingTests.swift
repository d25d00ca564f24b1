import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// When elements start, and how long they take, by a definition.
final class DefinitionTimingTests: XCTestCase {
  private let linear = Animation.linear(duration: 1)

  /// The time at which an inserted element starts to fade in that takes a second then.
  private func delays(
    _ ids: [String], _ new: Scene<String>, _ definition: TransitionDefinition<String>,
    from old: Scene<String>
  ) throws -> [Double] {
    let animator = SceneAnimator(old, to: new, aSecond, using: definition)
    animator.advance(to: 0.9)
    return try ids.map { 0.9 - (try XCTUnwrap(animator.frame[$0]).state.opacity) }
  }

  // MARK: Order

  func testACascadeSpreadsTheChildrenInSixDirections() throws {
    // Three rows and two columns, the middle of each cell a third or a half apart.
    func list(_ isFull: Bool) -> Scene<String> {
      screen(
        Element("list", frame: Rect(x: 50, y: 50, width: 200, height: 300)) {
          if isFull {
            for row in 0..<3 {
              for column in 0..<2 {
                box("\(row)\(column)", 100 * Double(column), 100 * Double(row), 100, 100)
              }
            }
          }
        })
    }
    let ids = ["00", "01", "10", "11", "20", "21"]
    // In fractions of the size the middles are (1/4, 1/3) or (1/4, 0) from that of the list, and the first has no delay.
    let far = 0.2 * (5.0 / 12 - 1.0 / 4)
    let cases: [(CascadeDirection, [Double])] = [
      (.topToBottom, [0, 0, 0.2, 0.2, 0.4, 0.4]), (.bottomToTop, [0.4, 0.4, 0.2, 0.2, 0, 0]),
      (.leftToRight, [0, 0.2, 0, 0.2, 0, 0.2]), (.rightToLeft, [0.2, 0, 0.2, 0, 0.2, 0]),
      (.radial, [far, far, 0, 0, far, far]), (.inverseRadial, [0, 0, far, far, 0, 0]),
    ]
    for (direction, expected) in cases {
      let delays = try delays(
        ids, list(true), ["list": .cascade(direction, each: 0.2)], from: list(false))
      for (delay, expected) in zip(delays, expected) {
        XCTAssertEqual(delay, expected, accuracy: 1e-9, "\(direction)")
      }
    }
  }

  func testACascadeDelaysWhatLeavesAndWhatMovesToo() throws {
    func list(_ rows: [(String, Double)]) -> Scene<String> {
      screen(
        Element("list", frame: Rect(x: 0, y: 0, width: 100, height: 300)) {
          for (id, y) in rows { box(id, 0, y, 100, 50) }
        })
    }
    let animator = SceneAnimator(
      list([("a", 0), ("b", 100), ("c", 200)]), to: list([("a", 0), ("b", 110)]), aSecond,
      using: ["list": .cascade(each: 0.1)])
    animator.advance(to: 0.6)
    // Of those that change the row that moves is the first one, and the one that leaves the second.
    XCTAssertEqual(try XCTUnwrap(animator.frame["b"]).frame.origin.y, 106, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(animator.frame["c"]).state.opacity, 0.5, accuracy: 1e-9)
  }

  func testADelayIsAddedToTheOrderOfTheTransaction() throws {
    var transaction = aSecond
    transaction.stagger = .index(each: 0.1)
    let ids = ["a", "b", "c"]
    var new = screen()
    new.elements = ids.map { box($0, 0, 0, 10, 10) }
    let animator = SceneAnimator(screen(), to: new, transaction, using: ["b": .delay(0.3)])
    animator.advance(to: 0.9)
    for (id, delay) in zip(ids, [0, 0.4, 0.2]) {
      XCTAssertEqual(
        try XCTUnwrap(animator.frame[id]).state.opacity, 0.9 - delay, accuracy: 1e-9, id)
    }
  }

  func testAStaggerOverInsertedElementsLeavesKeptOnesAlone() throws {
    var transaction = aSecond
    transaction.stagger = .index(each: 0.02)
    transaction.staggered = .inserted
    func list(_ ids: [Int]) -> Scene<String> {
      var scene = screen()
      scene.elements = ids.map { box("\($0)", 0, 50 * Double($0), 400, 50) }
      return scene
    }
    let (old, new) = ([1, 4, 6], [0, 1, 2, 3, 4, 5, 6, 7])
    let animator = SceneAnimator(list(old), to: list(new), transaction)
    animator.advance(to: 0.5)
    for (index, id) in new.filter({ !old.contains($0) }).enumerated() {
      XCTAssertEqual(
        try XCTUnwrap(animator.frame["\(id)"]).state.opacity, 0.5 - 0.02 * Double(index),
        accuracy: 1e-9)
    }
    for id in old { XCTAssertEqual(animator.frame["\(id)"]?.state, .rest) }
  }

  func testBeforeItsDelayIsOverAnInterruptedElementHasNotMoved() throws {
    let old = screen(box("old", 0, 0, 10, 10, key: "k"))
    let new = screen(box("new", 100, 0, 10, 10, key: "k"))
    let animator = SceneAnimator(
      old, to: new, aSecond, using: ["new": .sharedElement().delay(0.5)])
    animator.advance(to: 0.4)
    animator.update(to: old, aSecond)
    for time in [0.4, 0.6, 1, 2] {
      animator.advance(to: time)
      assertEqual(animator.frame["old"]?.frame, Rect(x: 0, y: 0, width: 10, height: 10))
    }
    animator.assertShowsTheTruth()
  }

  // MARK: Durations

  private func end(
    _ transition: ElementTransition<String>, distance: Double = 0, _ transaction: Transaction,
    _ change: (inout Element<String>) -> Void = { _ in }
  ) -> Double {
    var (old, new) = (box("a", 0, 0, 10, 10), box("a", distance, 0, 10, 10))
    change(&old)
    change(&new)
    if distance == 0 { new.state.opacity = 0.5 }
    return SceneAnimator(screen(old), to: screen(new), transaction, using: ["a": transition])
      .settlingTime
  }

  /// 0.208 s and a second for 3000 points, up to 500 points.
  func testAnAutomaticDurationGrowsWithTheDistance() {
    for distance in [0.0, 3, 30, 150, 499, 500, 501, 10_000] {
      XCTAssertEqual(
        end(.duration(.automatic), distance: distance, aSecond), 0.208 + min(distance, 500) / 3000,
        accuracy: 1e-12)
    }
    let pair = SceneAnimator(
      screen(box("old", 0, 0, 20, 20, key: "k")),
      to: screen(box("new", 300, 400, 20, 20, key: "k")), aSecond,
      using: ["new": .sharedElement(path: .arc).duration(.automatic)])
    XCTAssertEqual(pair.settlingTime, 0.208 + 500.0 / 3000, accuracy: 1e-12)
  }

  func testAnAutomaticDurationGrowsWithTheChangeOfTheSize() {
    for (width, height) in [(10.0, 10.0), (40, 50), (310, 10), (10, 90), (10_000, 10)] {
      let (old, new) = (box("a", 0, 0, 10, 10), box("a", 0, 0, width, height))
      let (dx, dy) = (width - 10, height - 10)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { continue }
      let animator = SceneAnimator(
        screen(old), to: screen(new), aSecond, using: ["a": .duration(.automatic)])
      // The middle goes half as far.
      XCTAssertEqual(
        animator.settlingTime, 0.208 + min(1.5 * length, 500) / 3000, accuracy: 1e-12)
    }
  }

  func testADurationInSecondsIsThatOfTheElement() {
    XCTAssertEqual(end(.duration(.seconds(3)), distance: 10, aSecond), 3)
    XCTAssertEqual(end(.duration(.seconds(0.5)), distance: 10, aSecond), 0.5)
    XCTAssertEqual(
      end(.animation(.easeIn(duration: 9)).duration(.seconds(2)), distance: 10, aSecond), 2)
    // The innermost one wins.
    XCTAssertEqual(
      end(.duration(.seconds(2)).duration(.seconds(3)), distance: 10, aSecond), 2)
  }

  func testADurationIsThatOfTheElementsOwnAnimation() throws {
    let (old, new) = (box("a", 0, 0, 10, 10), box("a", 100, 0, 10, 10))
    let animator = SceneAnimator(
      screen(old), to: screen(new.animation(.linear(duration: 5))),
      .animated(.easeIn(duration: 1)), using: ["a": .duration(.seconds(2))])
    animator.advance(to: 0.5)
    XCTAssertEqual(try XCTUnwrap(animator.frame["a"]).frame.origin.x, 25, accuracy: 1e-9)
    XCTAssertEqual(animator.settlingTime, 2)
  }

  func testAnAnimationOfADefinitionPlaysWithoutOneOfTheTransaction() {
    let own = ElementTransition<String>.animation(.linear(duration: 2))
    XCTAssertEqual(end(own, distance: 10, Transaction()), 2)
    XCTAssertEqual(end(own.duration(.seconds(3)), distance: 10, Transaction()), 3)
    XCTAssertEqual(end(.duration(.seconds(3)), distance: 10, Transaction()), 0)
    var disabled = Transaction()
    disabled.disablesAnimations = true
    XCTAssertEqual(end(own, distance: 10, disabled), 0)
  }

  func testTheDurationOfAnEffectIsItsOwn() throws {
    for transition in [
      ElementTransition<String>.translateY(100).duration(.seconds(2)),
      .translateY(100).animation(.linear(duration: 9)).duration(.seconds(2)),
      .translateY(100).combined(with: .duration(.seconds(2))),
      .translateY(100).combined(with: .animation(.linear(duration: 2))),
    ] {
      let animator = SceneAnimator(
        screen(), to: screen(box("a", 0, 0, 10, 10)), aSecond, using: ["a": transition])
      animator.advance(to: 0.5)
      XCTAssertEqual(
        try XCTUnwrap(animator.frame["a"]).state.translation.dy, 75, accuracy: 1e-9)
      XCTAssertEqual(animator.settlingTime, 2)
    }
  }

  func testTwoEffectsMayHaveTwoTimings() throws {
    let transition = ElementTransition<String>.translateY(100).animation(.linear(duration: 2))
      .combined(with: .atomic(.opacity).delay(0.25))
    let animator = SceneAnimator(
      screen(), to: screen(box("a", 0, 0, 10, 10)), aSecond, using: ["a": transition])
    animator.advance(to: 0.5)
    let state = try XCTUnwrap(animator.frame["a"]).state
    XCTAssertEqual(state.translation.dy, 75, accuracy: 1e-9)
    XCTAssertEqual(state.opacity, 0.25, accuracy: 1e-9)
  }

  func testTheLongestIsAsLongAsTheLongestOfTheChange() {
    let elements = ["a", "b", "c"].map { box($0, 0, 0, 10, 10) }
    var (old, new) = (screen(), screen())
    old.elements = elements
    new.elements = elements.map { element in
      var moved = element
      moved.frame.origin.x = 100
      return moved
    }
    let definition: TransitionDefinition<String> = [
      "a": .duration(.longest), "b": .duration(.seconds(3)), "c": .duration(.longest).delay(1),
    ]
    let animator = SceneAnimator(old, to: new, aSecond, using: definition)
    XCTAssertEqual(animator.settlingTime, 4)
    animator.advance(to: 1.5)
    for (id, x) in [("a", 50.0), ("b", 50), ("c", 100 * 0.5 / 3)] {
      XCTAssertEqual(animator.frame[id]?.frame.origin.x ?? 0, x, accuracy: 1e-9, id)
    }
  }

  func testTheInnermostAnimationWins() {
    let inner = ElementTransition<String>.sharedElement().animation(.linear(duration: 2))
    XCTAssertEqual(end(inner.animation(.linear(duration: 3)), distance: 10, aSecond), 2)
    XCTAssertEqual(
      end(.animation(.linear(duration: 3)).combined(with: inner), distance: 10, aSecond), 2)
  }

  func testDelaysThatMakeNoSenseCountAsZero() {
    for delay in [-1, Double.nan, .infinity, -Double.infinity] {
      XCTAssertEqual(end(.delay(delay), distance: 10, aSecond), 1, "\(delay)")
    }
    XCTAssertEqual(end(.delay(0.5).delay(0.25), distance: 10, aSecond), 1.75)
  }
}
