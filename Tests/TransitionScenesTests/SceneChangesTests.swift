import TransitionKit
import TransitionScenes
import XCTest

final class SceneChangesTests: XCTestCase {
  private let size = Size(width: 400, height: 800)
  private let frame = Rect(x: 0, y: 0, width: 100, height: 100)

  private func scene(_ ids: [String]) -> Scene<String> {
    Scene(size: size) { for id in ids { Element(id, frame: frame) } }
  }

  /// What changed of each kept element of which something changed.
  private func changed<ID>(_ changes: SceneChanges<ID>) -> [ID: ElementChanges] {
    Dictionary(uniqueKeysWithValues: changes.changed.map { ($0.id, $0.changes) })
  }

  // MARK: - Presence

  func testElementsAreInsertedRemovedAndKeptByID() {
    let changes = SceneChanges(from: scene(["a", "b"]), to: scene(["b", "c"]))
    XCTAssertEqual(changes.removed, ["a"])
    XCTAssertEqual(changes.inserted, ["c"])
    XCTAssertEqual(changes.kept.map(\.id), ["b"])
    XCTAssertTrue(changes.changed.isEmpty)
    XCTAssertFalse(changes.isEmpty)
  }

  func testAnotherOrderKeepsAll() {
    let changes = SceneChanges(from: scene(["a", "b", "c"]), to: scene(["c", "a", "b"]))
    XCTAssertEqual(changes.kept.map(\.id), ["c", "a", "b"])
    XCTAssertTrue(changes.inserted.isEmpty && changes.removed.isEmpty)
    XCTAssertEqual(changed(changes), ["c": .order])
  }

  func testAsFewSiblingsAsPossibleCountAsMoved() {
    let orders: [([Int], [Int])] = [
      ([0, 1, 2, 3, 4], []), ([4, 0, 1, 2, 3], [4]), ([1, 2, 3, 4, 0], [0]),
      ([0, 3, 1, 2, 4], [3]), ([1, 0, 3, 2, 4], [1, 3]), ([4, 3, 2, 1, 0], [4, 3, 2, 1]),
    ]
    func scene(_ ids: [Int]) -> Scene<Int> {
      Scene(size: size) { for id in ids { Element(id, frame: frame) } }
    }
    for (order, moved) in orders {
      let changes = SceneChanges(from: scene([0, 1, 2, 3, 4]), to: scene(order))
      XCTAssertEqual(changes.changed.map(\.id), moved, "\(order)")
    }
  }

  func testAnotherIDInTheSamePositionIsARemovalAndAnInsertion() {
    let changes = SceneChanges(
      from: Scene(size: size) { Element(1, frame: frame) },
      to: Scene(size: size) { Element(2, frame: frame) })
    XCTAssertEqual(changes.removed, [1])
    XCTAssertEqual(changes.inserted, [2])
    XCTAssertTrue(changes.kept.isEmpty)
  }

  func testSiblingsThatComeOrLeaveAreNoChangeOfOrder() {
    let changes = SceneChanges(
      from: scene(["a", "b", "c", "d"]), to: scene(["x", "b", "y", "d", "z"]))
    XCTAssertTrue(changes.changed.isEmpty)
    XCTAssertEqual(changes.inserted, ["x", "y", "z"])
    XCTAssertEqual(changes.removed, ["a", "c"])
  }

  func testRemovedElementsAreInTheOrderOfTheOldTree() {
    let old = Scene(size: size) {
      Element("z", frame: frame) { Element("b", frame: frame) { Element("y", frame: frame) } }
      Element("a", frame: frame)
    }
    XCTAssertEqual(SceneChanges(from: old, to: scene([])).removed, ["z", "b", "y", "a"])
    XCTAssertEqual(SceneChanges(from: scene([]), to: old).inserted, ["z", "b", "y", "a"])
  }

  // MARK: - Kept elements

  func testAnotherSizeIsAChangeOfFrameOnly() {
    let old = scene(["a", "b"])
    var new = old
    new["a"]?.frame.size = Size(width: 200, height: 200)
    XCTAssertEqual(changed(SceneChanges(from: old, to: new)), ["a": .frame])
  }

  func testEachAttributeIsAChangeOfItsOwn() {
    let edits: [(ElementChanges, (inout SceneElement<String>) -> Void)] = [
      (.frame, { $0.frame.origin.x = 1 }), (.state, { $0.state.opacity = 0.4 }),
      (.state, { $0.state[CustomProperty("tint", identity: 0.0)] = 1 }),
      (.modifier, { $0.modifier = RestingModifier(CountUp(value: 2)) }),
      (.emphasis, { $0.emphasis = Emphasis(.scale(2), trigger: 2) }),
      (.contentVersion, { $0.contentVersion = 3 }), (.clips, { $0.clips = true }),
      ([], { $0.transition = .scale(0.5) }), ([], { $0.animation = .disabled }),
      ([], { $0.resizing = .fit }), ([], { $0.transitionScope = .withParent }),
      ([], { $0.emphasis = Emphasis(.opacity, trigger: 1) }),
      ([], { $0.modifier = RestingModifier(CountUp(value: 1)) }),
      ([], { $0.state.opacity = 1 }), ([], { $0.contentVersion = 0 }),
      ([.frame, .clips], { ($0.frame, $0.clips) = (.zero, true) }),
    ]
    var old = scene(["a", "b"])
    old["b"]?.emphasis = Emphasis(.scale(2), trigger: 1)
    old["b"]?.modifier = RestingModifier(CountUp(value: 1))
    for (index, (expected, edit)) in edits.enumerated() {
      var new = old
      new["b"].map { element in
        var element = element
        edit(&element)
        new["b"] = element
      }
      let changes = SceneChanges(from: old, to: new)
      XCTAssertEqual(changed(changes)["b", default: []], expected, "edit \(index)")
      XCTAssertEqual(changes.isEmpty, expected.isEmpty, "edit \(index)")
      XCTAssertEqual(old == new, expected.isEmpty, "edit \(index)")
    }
  }

  func testAnElementWithAnotherParentIsKeptWithItsChildren() {
    let old = Scene(size: size) {
      Element("left", frame: frame) {
        Element("card", frame: frame) { Element("text", frame: frame) }
      }
      Element("right", frame: frame)
    }
    var new = old
    let card = new.remove("card")
    card.map { _ = new.insert($0, in: "right") }
    XCTAssertEqual(changed(SceneChanges(from: old, to: new)), ["card": .parent])
    new.remove("card")
    card.map { _ = new.insert($0) }
    let changes = SceneChanges(from: old, to: new)
    XCTAssertEqual(changed(changes), ["card": .parent])
    XCTAssertTrue(changes.inserted.isEmpty && changes.removed.isEmpty)
  }

  func testAChildOfARemovedElementCanBecomeARootElement() {
    let old = Scene(size: size) { Element(1, frame: frame) { Element(2, frame: frame) } }
    let new = Scene(size: size) { Element(2, frame: frame) }
    let changes = SceneChanges(from: old, to: new)
    XCTAssertEqual(changes.removed, [1])
    XCTAssertEqual(changed(changes), [2: .parent])
    XCTAssertEqual(changed(SceneChanges(from: new, to: old)), [2: .parent])
  }

  func testAParentAndItsChildCanTradePlaces() {
    let old = Scene(size: size) {
      Element(1, frame: frame) { Element(2, frame: frame) { Element(3, frame: frame) } }
    }
    let new = Scene(size: size) {
      Element(2, frame: frame) { Element(1, frame: frame) { Element(3, frame: frame) } }
    }
    let changes = SceneChanges(from: old, to: new)
    XCTAssertEqual(changed(changes), [1: .parent, 2: .parent, 3: .parent])
    XCTAssertEqual(changes.applied(to: old), new)
  }

  func testTheSceneItselfCanChange() {
    let old = scene(["a"])
    var new = old
    XCTAssertTrue(SceneChanges(from: old, to: new).isEmpty)
    new.size.width = 300
    XCTAssertEqual(SceneChanges(from: old, to: new).newSize, new.size)
    XCTAssertFalse(SceneChanges(from: old, to: new).isEmpty)
    new = old
    new.layoutDirection = .rightToLeft
    XCTAssertEqual(SceneChanges(from: old, to: new).newLayoutDirection, .rightToLeft)
    XCTAssertFalse(SceneChanges(from: old, to: new).isEmpty)
  }

  // MARK: - Invalid scenes

  func testTheSecondElementWithAnIDIsLeftOutWithItsChildren() {
    let new = Scene(size: size) {
      Element("a", frame: frame)
      Element("b", frame: frame)
      Element("c", frame: frame) {
        Element("d", frame: frame)
        Element("a", frame: .zero) { Element("e", frame: frame) }
        Element("f", frame: frame)
      }
    }
    let changes = SceneChanges(from: scene([]), to: new)
    XCTAssertEqual(changes.inserted, ["a", "b", "c", "d", "f"])
    XCTAssertEqual(changes.diagnostics.map(\.kind), [.duplicateID])
    XCTAssertEqual(
      changes.diagnostics.first?.description,
      """
      warning: a: the id is used twice, at elements[0] and at elements[2].children[1]; the second \
      element and its children are left out
      """)
    let valid = changes.applied(to: scene([]))
    XCTAssertEqual(valid["a"]?.frame, frame)
    XCTAssertNil(valid["e"])
    XCTAssertEqual(valid, new.validated())
    XCTAssertEqual(new.diagnostics(), changes.diagnostics)
    // The same again is the same.
    XCTAssertTrue(SceneChanges(from: new, to: new).isEmpty)
    XCTAssertTrue(SceneChanges(from: new, to: valid).isEmpty)
  }

  func testAnIDInsideALeftOutElementCanBeUsedAgain() {
    let new = Scene(size: size) {
      Element("a", frame: frame)
      Element("a", frame: frame) { Element("b", frame: .zero) }
      Element("b", frame: frame)
    }
    let changes = SceneChanges(from: scene([]), to: new)
    XCTAssertEqual(changes.inserted, ["a", "b"])
    XCTAssertEqual(changes.diagnostics.count, 1)
    XCTAssertEqual(changes.applied(to: scene([]))["b"]?.frame, frame)
  }

  func testThePreviousFrameHoldsForAnUnusableOne() {
    let bad = [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: .infinity, width: 1, height: 1),
      Rect(x: 0, y: 0, width: -1, height: 1), Rect(x: 0, y: 0, width: 1, height: -.infinity),
      Rect(x: 0, y: 0, width: 1, height: .nan),
    ]
    for rect in bad {
      var new = scene(["a", "b"])
      new["a"]?.frame = rect
      let kept = SceneChanges(from: scene(["a", "b"]), to: new)
      XCTAssertTrue(kept.isEmpty)
      XCTAssertEqual(kept.diagnostics.map(\.kind), [.unusableFrame])
      XCTAssertEqual(kept.diagnostics.first?.view, .element("a"))
      XCTAssertEqual(new.validated(after: scene(["a"]))["a"]?.frame, frame)
      let inserted = SceneChanges(from: scene(["b"]), to: new)
      XCTAssertEqual(inserted.applied(to: scene(["b"]))["a"]?.frame, .zero)
      // What was unusable in the old scene counts as empty, and is not reported again.
      let repaired = SceneChanges(from: new, to: scene(["a", "b"]))
      XCTAssertEqual(changed(repaired), ["a": .frame])
      XCTAssertTrue(repaired.diagnostics.isEmpty)
    }
    var new = scene(["a"])
    new["a"]?.frame = bad[2]
    XCTAssertEqual(
      new.diagnostics(after: scene(["a"])).first?.message,
      """
      the frame -1 x 1 at (0, 0) at elements[0] is not finite or has a negative size; the \
      previous one, 100 x 100 at (0, 0), holds
      """)
  }

  func testHugeFramesAreClamped() {
    var new = scene(["a"])
    new["a"]?.frame.origin.x = -1e300
    XCTAssertEqual(new.diagnostics().map(\.kind), [.valueOutOfRange])
    XCTAssertEqual(new.validated()["a"]?.frame.origin.x, -1e12)
  }

  func testThePreviousSizeHoldsForAnUnusableOne() {
    var new = scene(["a"])
    new.size.height = .nan
    let changes = SceneChanges(from: scene(["a"]), to: new)
    XCTAssertTrue(changes.isEmpty)
    XCTAssertEqual(changes.diagnostics.map(\.kind), [.unusableFrame])
    XCTAssertEqual(new.validated().size, .zero)
  }

  func testDeepTreesNeedNoDeepStack() {
    // Ten thousand levels; to free more is beyond what arrays in arrays can do.
    func tower(_ height: Int, _ x: Double) -> Scene<Int> {
      var element = Element(0, frame: .zero)
      for id in 1..<height {
        element = Element(id, frame: Rect(x: x, y: 0, width: 1, height: 1), children: [element])
      }
      return Scene(size: size, elements: [element])
    }
    let (old, new) = (tower(10_000, 0), tower(10_000, 1))
    let changes = SceneChanges(from: old, to: new)
    XCTAssertEqual(changes.changed.count, 9_999)
    XCTAssertTrue(SceneChanges(from: new, to: changes.applied(to: old)).isEmpty)
    XCTAssertEqual(new.rect(of: 0)?.origin.x, 9_999)
  }

  // MARK: - Text

  func testChangesPrintShortly() {
    var new = scene(["b", "c"])
    new["b"]?.frame.origin.x = 4
    new.size.width = 390
    XCTAssertEqual(
      "\(SceneChanges(from: scene(["a", "b"]), to: new))",
      "1 inserted: c; 1 removed: a; 1 kept, 1 changed: b (frame); size 390 x 800")
    XCTAssertEqual(
      "\(SceneChanges(from: scene((0..<7).map { "\($0)" }), to: scene([])))",
      "7 removed: 0, 1, 2, 3, 4 + 2 more")
    XCTAssertEqual("\(SceneChanges(from: new, to: new))", "2 kept, none changed")
  }
}

private struct CountUp: TransitionModifier {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dx = value
  }
}
