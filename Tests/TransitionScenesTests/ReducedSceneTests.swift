import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Scenes whose user prefers reduced motion.
final class ReducedSceneTests: XCTestCase {
  private let linear = Animation.linear(duration: 1)

  private func scene(_ reduces: Bool, _ ids: [String]) -> Scene<String> {
    Scene(size: Size(width: 400, height: 800), prefersReducedMotion: reduces) {
      for row in rows(ids) { row.transition(.move(edge: .leading)) }
    }
  }

  func testThePreferenceOfTheSceneReducesEveryChangeLikeATransaction() {
    forAll(200) { generator in
      var names = ["a", "b", "c", "d", "e"]
      let first = SceneAnimator(scene(true, ["a", "b"]))
      let second = SceneAnimator(scene(false, ["a", "b"]))
      var ends: [[String]] = [[], []]
      for _ in 0..<5 {
        names.shuffle(using: &generator)
        let next = Array(names.prefix(generator.int(in: 0...5)))
        var transaction = Transaction.animated(
          linear, stagger: generator.bool() ? .index(each: 0.1) : nil)
        transaction.isSequential = generator.bool()
        first.update(to: scene(true, next), transaction) { ends[0].append("\($0)") }
        transaction.reducesMotion = true
        second.update(to: scene(false, next), transaction) { ends[1].append("\($0)") }
        XCTAssertEqual(first.settlingTime, second.settlingTime)
        let interval = generator.double(in: 0...1.5)
        first.advance(by: interval)
        second.advance(by: interval)
        XCTAssertEqual("\(first.frame)", "\(second.frame)")
      }
      XCTAssertEqual(ends[0], ends[1])
    }
  }

  func testReducedChangesEndAsFullOnesDo() {
    forAll(200) { generator in
      var names = ["a", "b", "c", "d", "e"]
      let (reduced, full) = (
        SceneAnimator(scene(true, ["a", "b"])), SceneAnimator(scene(false, ["a", "b"]))
      )
      var ends: [[String]] = [[], []]
      for number in 0..<4 {
        names.shuffle(using: &generator)
        let next = Array(names.prefix(generator.int(in: 0...5)))
        // Order and stagger go, so that the whole may be shorter.
        let transaction = Transaction.animated(
          linear, stagger: generator.bool() ? .index(each: 0.1) : nil)
        reduced.update(to: scene(true, next), transaction) { ends[0].append("\(number) \($0)") }
        full.update(to: scene(false, next), transaction) { ends[1].append("\(number) \($0)") }
        XCTAssertLessThanOrEqual(reduced.settlingTime, full.settlingTime)
        if transaction.stagger == nil {
          let comes = SceneChanges(from: full.scene, to: scene(false, next)).inserted
          XCTAssertTrue(comes.isEmpty)
        }
        reduced.advance(by: 3)
        full.advance(by: 3)
        XCTAssertEqual(reduced.frame.elements.map(\.id), full.frame.elements.map(\.id))
        XCTAssertEqual(reduced.frame.elements.map(\.frame), full.frame.elements.map(\.frame))
        XCTAssertEqual(reduced.frame.elements.map(\.presence), full.frame.elements.map(\.presence))
        XCTAssertTrue(reduced.isIdle)
      }
      XCTAssertEqual(ends[0], ends[1])
    }
  }

  func testNothingMovesInAReducedChange() throws {
    let animator = SceneAnimator(scene(true, ["a", "b"]))
    animator.update(to: scene(true, ["b", "c"]), animation: linear)
    animator.advance(by: 0.25)
    XCTAssertEqual(try XCTUnwrap(animator.frame["b"]).frame.origin.y, 0)
    for (id, opacity) in [("a", 0.75), ("c", 0.25)] {
      let state = try XCTUnwrap(animator.frame[id]).state
      XCTAssertEqual(state.translation, .zero)
      XCTAssertEqual(state.opacity, opacity)
    }
  }

  func testHandlersAndModifiersOfElementsSeeThePreference() {
    func first(prefers: Bool, reduces: Bool) -> Double? {
      let handler = AtomicTransition.custom { view, _, container in
        view.initial.opacity = container.prefersReducedMotion ? 0.25 : 0.75
      }
      let frame = Rect(x: 0, y: 0, width: 9, height: 9)
      var scene = Scene<String>(
        size: Size(width: 400, height: 800), prefersReducedMotion: prefers)
      let animator = SceneAnimator(scene)
      scene.elements = [Element("a", frame: frame).transition(handler)]
      var transaction = Transaction.animated(linear)
      transaction.reducesMotion = reduces
      animator.update(to: scene, transaction)
      return animator.frame["a"]?.state.opacity
    }
    XCTAssertEqual(first(prefers: false, reduces: false), 0.75)
    XCTAssertEqual(first(prefers: true, reduces: false), 0.25)
    XCTAssertEqual(first(prefers: false, reduces: true), 0.25)

    for prefers in [false, true] {
      let scene = Scene(size: Size(width: 400, height: 800), prefersReducedMotion: prefers) {
        Element("a", frame: Rect(x: 0, y: 0, width: 9, height: 9)).modifier(Asking())
      }
      XCTAssertEqual(SceneAnimator(scene).frame["a"]?.state.opacity, prefers ? 0.25 : 0.75)
    }
  }

  func testANewPreferenceHoldsFromTheNextChangeOn() throws {
    let animator = SceneAnimator(scene(false, ["a"]))
    animator.update(to: scene(false, ["a", "b"]), animation: linear)
    animator.advance(by: 0.25)
    animator.update(to: scene(true, ["a", "b"]))
    XCTAssertTrue(animator.scene.prefersReducedMotion)
    // What moves continues to do so, also in a container of another size.
    XCTAssertEqual(try XCTUnwrap(animator.frame["b"]).state.translation.dx, -300, accuracy: 1e-9)
    var wide = scene(true, ["a", "b", "c"])
    wide.size.width = 500
    animator.update(to: wide, animation: linear)
    animator.advance(by: 0.25)
    let frame = animator.frame
    XCTAssertLessThan(try XCTUnwrap(frame["b"]).state.translation.dx, -190)
    XCTAssertEqual(try XCTUnwrap(frame["b"]).state.opacity, 1)
    XCTAssertEqual(try XCTUnwrap(frame["c"]).state.translation, .zero)
    XCTAssertEqual(try XCTUnwrap(frame["c"]).state.opacity, 0.25)
  }

  func testAReducedEmphasisDoesNotHideItsElement() throws {
    func scene(_ trigger: Int, width: Double = 400) -> Scene<String> {
      Scene(size: Size(width: width, height: 800), prefersReducedMotion: true) {
        Element("a", frame: Rect(x: 0, y: 0, width: 9, height: 9)).emphasis(
          .keyframes(
            .translation, [.cubic([9, 0, 0], duration: 0.1), .cubic([0, 0, 0], duration: 0.1)],
            trigger: trigger))
      }
    }
    let animator = SceneAnimator(scene(1))
    animator.update(to: scene(2))
    XCTAssertEqual(animator.settlingTime, 0.2, accuracy: 1e-9)
    for step in 0..<4 {
      XCTAssertEqual(try XCTUnwrap(animator.frame["a"]).state, .rest)
      animator.advance(by: 0.05)
      if step == 1 { animator.update(to: scene(2, width: 500)) }
    }
  }

  func testThePreferenceIsAPartOfTheDifferenceOfScenes() {
    let (old, new) = (scene(false, ["a"]), scene(true, ["a"]))
    let changes = SceneChanges(from: old, to: new)
    XCTAssertNotEqual(old, new)
    XCTAssertFalse(changes.isEmpty)
    XCTAssertEqual(changes.newPrefersReducedMotion, true)
    XCTAssertEqual("\(changes)", "1 kept, none changed; reduced motion")
    XCTAssertEqual(changes.applied(to: old), new)
    XCTAssertNil(SceneChanges(from: new, to: new).newPrefersReducedMotion)
    XCTAssertTrue("\(new)".hasPrefix("400 x 800, reduced motion"))
    XCTAssertTrue(SceneTransition(from: new, to: new).container.prefersReducedMotion)
  }
}

/// Looks other than usual if the user prefers reduced motion.
private struct Asking: TransitionModifier {
  var animatableData: Double = 0

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.opacity = context.container.prefersReducedMotion ? 0.25 : 0.75
  }
}
