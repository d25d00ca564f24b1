import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What a plan says of every element, and whether it is what frames then show.
final class ScenePlanTests: XCTestCase {
  // MARK: Text

  func testAPlanSaysWhatHappensAndWhy() {
    let old = screen(
      box("thumb", 0, 0, 10, 10, key: MatchKey("cover", in: "library")),
      box("list", 0, 0, 400, 800) { box("row", 0, 0, 400, 50) },
      box("kept", 0, 0, 10, 10), box("moving", 0, 0, 10, 10),
      box("source", 0, 0, 5, 5, key: MatchKey("s", role: .source)))
    let new = screen(
      box("hero", 50, 50, 99, 99, key: MatchKey("cover", in: "library")),
      box("caption", 0, 0, 10, 10, key: "caption") { box("text", 0, 0, 10, 10) },
      box("kept", 0, 0, 10, 10), box("moving", 9, 0, 10, 10),
      box("source", 0, 0, 5, 5, key: MatchKey("s", role: .source)),
      box("detail", 0, 0, 50, 50, key: "s"))
    let plan = SceneAnimator(old).plan(for: new, aSecond)
    XCTAssertEqual(
      "\(plan)",
      """
      hero: flies from thumb (matched: cover in library)
      caption: is inserted (no counterpart: caption)
      text: comes with caption
      kept: stays
      moving: moves
      source: stays, and detail flies out of it (matched: s)
      detail: flies from source (matched: s)
      thumb: becomes hero (matched: cover in library)
      list: is removed
      row: leaves with list
      """)
    XCTAssertEqual(plan.pairs.map(\.new), ["hero", "detail"])
    XCTAssertEqual(plan.pairs.map(\.old), ["thumb", "source"])
    XCTAssertEqual(plan.unpaired.map(\.id), ["caption"])
    XCTAssertEqual(SceneChanges(from: old, to: new).plan, plan)
    XCTAssertEqual(SceneTransition(from: old, to: new, aSecond).plan, plan)
    XCTAssertNil(plan["nobody"])
  }

  func testAPlanOfAChangeAtOnce() {
    let plan = SceneAnimator(screen(box("a", 0, 0, 1, 1), box("b", 0, 0, 1, 1, key: "k")))
      .plan(for: screen(box("a", 5, 0, 1, 1), box("c", 0, 0, 1, 1, key: "k")), Transaction())
    XCTAssertEqual(
      "\(plan)",
      """
      a: changes at once
      c: appears (disabled: k; b)
      b: disappears (disabled: k; c)
      """)
  }

  func testAPlanChangesNothing() {
    let animator = SceneAnimator(screen(box("a", 0, 0, 10, 10, key: "k")))
    let before = animator.frame
    for _ in 0..<3 {
      _ = animator.plan(for: screen(box("b", 9, 0, 10, 10, key: "k")), aSecond)
      XCTAssertEqual(animator.frame, before)
      XCTAssertTrue(animator.isIdle)
    }
  }

  func testAPlanWhileAChangeIsOpenIsThatOfTheUpdateThatEndsIt() {
    let animator = SceneAnimator(screen(box("a", 0, 0, 10, 10)))
    var ends = 0
    let change = animator.begin(to: screen(box("a", 100, 0, 10, 10)), aSecond) { _ in ends += 1 }
    change.scrub(to: 1)
    // The open change has arrived, so nothing is left of it.
    let next = screen(box("a", 50, 0, 10, 10))
    let plan = animator.plan(for: next, Transaction())
    XCTAssertEqual("\(plan)", "a: changes at once")
    XCTAssertTrue(change.isOpen)
    XCTAssertEqual(ends, 0)
    // An update to the same scene ends the change, and does nothing else.
    animator.update(to: animator.scene)
    XCTAssertFalse(change.isOpen)
    XCTAssertEqual(animator.plan(for: next, Transaction()), plan)
  }

  func testPlansAndPicturesDoNotDependOnWhetherAnOpenChangeHasEnded() {
    forAll(500) { generator in
      let count = generator.pick([3, 8])
      var old = Scene<Int>.random(upTo: count, using: &generator)
      var (new, next) = (old, old)
      new.edit(times: 4, kinds: RandomEdit.valid, upTo: count, using: &generator)
      next.edit(times: 4, kinds: RandomEdit.valid, upTo: count, using: &generator)
      // One that fades, whatever else happens.
      let picture = Element(1_000, frame: Rect(x: 0, y: 0, width: 10, height: 10))
      old.insert(picture)
      new.insert(picture)
      next.insert(picture)
      next[1_000]?.contentVersion = 1
      let animator = SceneAnimator(old)
      let change = animator.begin(to: new, .animated(.linear(duration: 0.5)))
      change.scrub(to: generator.pick([0, 0.3, 1]))
      animator.advance(by: generator.pick([0, 0.1]))
      let transaction = generator.pick([Transaction(), .animated(.smooth)])
      let isOpen = generator.pick([false, true])
      let plan = animator.plan(for: next, transaction, isOpen: isOpen)
      let keys = animator.snapshots(for: next, .animated(.smooth), isOpen: isOpen)
      XCTAssertTrue(keys.contains { $0.id == 1_000 })
      XCTAssertTrue(change.isOpen)
      animator.update(to: animator.scene)
      XCTAssertEqual(animator.plan(for: next, transaction, isOpen: isOpen), plan)
      XCTAssertEqual(
        animator.snapshots(for: next, .animated(.smooth), isOpen: isOpen).map(\.id), keys.map(\.id))
    }
  }

  // MARK: Reasons

  /// A random change with its own pair and whatever is planted. Keys of the latter differ from those of the former.
  private struct Garden {
    var (old, new): (Scene<Int>, Scene<Int>)
    var transaction = Transaction.animated(.easeInOut(duration: 0.5))
    var definition: TransitionDefinition<Int>?
    /// The reasons of all elements that are not part of the random scenes.
    var expected: [Int: (PairingReason, others: [Int])] = [:]
    private var next = 1000

    init(_ generator: inout SeededGenerator) {
      let kinds = RandomEdit.valid.filter { ![.changeKey, .replace, .resizeScene].contains($0) }
      old = .random(upTo: 10, using: &generator)
      for id in old.ids { old[id]?.match = nil }
      new = old
      new.edit(times: 4, kinds: kinds, upTo: 10, using: &generator)
      for id in new.ids { new[id]?.match = nil }
      let (gone, come) = (
        plant(MatchKey("own pair"), .old, &generator), plant("own pair", .new, &generator)
      )
      expected[gone] = (.matched, [come])
      expected[come] = (.matched, [gone])
    }

    enum Side { case old, new, both }

    /// Plants an element somewhere in the tree, in front of what is planted already.
    mutating func plant(
      _ key: MatchKey, _ side: Side, at position: Point = Point(x: 50, y: 50),
      inside: Bool = true, _ generator: inout SeededGenerator,
      _ change: (inout Element<Int>) -> Void = { _ in }
    ) -> Int {
      next += 1
      var element = Element(next, frame: Rect(origin: position, size: Size(width: 60, height: 40)))
        .match(key)
      change(&element)
      if side != .new {
        old.insert(element, in: inside ? parent(old, &generator) : nil, at: 1000)
      }
      if side != .old {
        new.insert(element, in: inside ? parent(new, &generator) : nil, at: 1000)
      }
      return next
    }

    private func parent(_ scene: Scene<Int>, _ generator: inout SeededGenerator) -> Int? {
      let ids = scene.ids.filter { $0 < 1000 }
      return ids.isEmpty || generator.bool() ? nil : generator.pick(ids)
    }
  }

  private func check(
    _ reason: PairingReason, _ plant: (inout Garden, inout SeededGenerator) -> Void,
    line: UInt = #line
  ) {
    forAll(1000) { generator in
      var garden = Garden(&generator)
      plant(&garden, &generator)
      let plan = SceneAnimator(garden.old).plan(
        for: garden.new, garden.transaction, using: garden.definition)
      for entry in plan.entries {
        let expected = garden.expected[entry.id]
        XCTAssertEqual(entry.reason, expected?.0, "\(entry)", line: line)
        XCTAssertEqual(
          entry.others.sorted(), expected?.others.sorted() ?? [], "\(entry)", line: line)
      }
      XCTAssertTrue(garden.expected.values.contains { $0.0 == reason }, line: line)
      XCTAssertEqual(
        Set(plan.entries.map(\.id)), Set(garden.old.ids + garden.new.ids), line: line)
    }
  }

  func testDuplicatesAreFound() {
    check(.duplicate) { garden, generator in
      let (one, many) = generator.bool() ? (Garden.Side.old, Garden.Side.new) : (.new, .old)
      let partner = garden.plant("k", one, &generator)
      let ids = (0..<generator.int(in: 2...4)).map { _ in
        garden.plant("k", many, inside: false, &generator)
      }
      for id in ids { garden.expected[id] = (.duplicate, ids.filter { $0 != id }) }
      guard let front = ids.last else { return }
      garden.expected[front] = (.matched, [partner])
      garden.expected[partner] = (.matched, [front])
    }
  }

  func testMissingCounterpartsAreFound() {
    check(.noCounterpart) { garden, generator in
      let id = garden.plant("k", generator.bool() ? .old : .new, &generator)
      garden.expected[id] = (.noCounterpart, [])
      // One that stays is no partner unless it is a source.
      if generator.bool() { _ = garden.plant("k", .both, inside: false, &generator) }
    }
  }

  func testPartnersOutOfSightAreFound() {
    check(.offScreen) { garden, generator in
      let far = generator.pick([
        Point(x: 5000, y: 0), Point(x: 0, y: -5000), Point(x: -60, y: 0), Point(x: 400, y: 0),
        Point(x: 0, y: 800),
      ])
      let isOldFar = generator.bool()
      var key = MatchKey("k", onlyVisible: generator.bool())
      let old = garden.plant(
        key, .old, at: isOldFar ? far : .zero, inside: false, &generator)
      key.onlyVisible = !key.onlyVisible || generator.bool()
      let new = garden.plant(
        key, .new, at: isOldFar ? .zero : far, inside: false, &generator)
      garden.expected[old] = (.offScreen, [new])
      garden.expected[new] = (.offScreen, [old])
    }
  }

  func testDisabledFlightsAreFound() {
    check(.disabled) { garden, generator in
      let way = generator.int(in: 0...4)
      let old = garden.plant("k", .old, &generator)
      let new = garden.plant("k", .new, &generator) { if way == 0 { $0.animation = .disabled } }
      switch way {
      case 1: garden.definition = [new: .crossfade]
      case 2: garden.definition = [new: .translateY(10)]
      case 3: garden.transaction = Transaction()
      case 4: garden.transaction.disablesAnimations = true
      default: break
      }
      garden.expected[old] = (.disabled, [new])
      garden.expected[new] = (.disabled, [old])
      guard way >= 3 else { return }
      for id in garden.expected.keys { garden.expected[id]?.0 = .disabled }
    }
  }

  func testKeysOfOtherNamespacesAreFound() {
    check(.otherNamespace) { garden, generator in
      let spaces = generator.bool() ? ("", "x") : ("y", "x")
      let old = garden.plant(MatchKey("k", in: spaces.0), .old, &generator)
      let new = garden.plant(MatchKey("k", in: spaces.1), .new, &generator)
      garden.expected[old] = (.otherNamespace, [new])
      garden.expected[new] = (.otherNamespace, [old])
    }
  }

  func testReducedMotionIsFound() {
    check(.reducedMotion) { garden, generator in
      garden.transaction.reducesMotion = true
      let old = garden.plant("k", .old, &generator)
      let new = garden.plant("k", .new, &generator)
      garden.expected[old] = (.matched, [new])
      garden.expected[new] = (.matched, [old])
      for id in garden.expected.keys { garden.expected[id]?.0 = .reducedMotion }
    }
  }

  // MARK: Frames

  func testThePlanOfAnOpenChangeIsThatWhileAnotherOneGoesBack() {
    func scene(_ x: Double, _ version: Int) -> Scene<Int> {
      Scene(size: Size(width: 400, height: 800)) {
        SceneElement(1, frame: Rect(x: x, y: 0, width: 100, height: 100)).contentVersion(version)
      }
    }
    let animator = SceneAnimator(scene(0, 1))
    var asked = Set(animator.snapshots(for: scene(100, 2), isOpen: true))
    let change = animator.begin(to: scene(100, 2), .animated(.linear(duration: 1)))
    change.scrub(to: 0.5)
    animator.advance(by: 0.1)
    change.cancel()
    animator.advance(by: 0.05)
    let next = scene(100, 3)
    let before = animator.frame[1]?.frame
    XCTAssertEqual(animator.plan(for: next, isOpen: true)[1]?.action, .moves)
    asked.formUnion(animator.snapshots(for: next, isOpen: true))
    XCTAssertEqual(animator.frame[1]?.frame, before)
    let other = animator.begin(to: next)
    let drawn = animator.frame.drawList.items.compactMap { $0.snapshot?.key }
    XCTAssertFalse(drawn.isEmpty)
    XCTAssertTrue(asked.isSuperset(of: drawn), "\(drawn) are drawn, \(asked) were asked for")
    other.scrub(to: 1)
    XCTAssertEqual(animator.frame[1]?.frame.origin.x ?? 0, 100, accuracy: 1e-6)
  }

  func testInAPlanOfTheSameSceneEverythingStays() {
    let animator = SceneAnimator(
      Scene(
        size: Size(width: 400, height: 800),
        elements: [Element(1, frame: Rect(x: 0, y: 0, width: 100, height: 100))]))
    for isOpen in [false, true] {
      XCTAssertEqual(animator.plan(for: animator.scene, isOpen: isOpen)[1]?.action, .stays)
    }
  }

  func testFramesShowWhatThePlanSays() {
    var counts: [String: Int] = [:]
    forAll(20_000, .search) { generator in
      var old = Scene<Int>.random(upTo: 8, using: &generator)
      old.edit(times: 6, upTo: 8, using: &generator)
      var new = old
      new.edit(times: generator.int(in: 1...6), upTo: 8, using: &generator)
      let transition = SceneTransition(from: old, to: new, .random(&generator))
      let before = SceneAnimator(old).frame
      let times = (0..<6).map { transition.duration * Double($0) / 6 } + [transition.duration]
      let frames = times.map { transition.frame(at: $0) }
      let sources = Set(transition.plan.entries.filter { $0.match?.role == .source }.map(\.id))
      for entry in transition.plan.entries {
        check(entry, before, frames, sources, counting: &counts)
      }
    }
    print("actions: \(counts.sorted { $0.key < $1.key })")
    XCTAssertGreaterThanOrEqual(counts.count, Thoroughness.size(10, or: 4))
  }

  private func check(
    _ entry: ScenePlan<Int>.Entry, _ before: SceneFrame<Int>, _ frames: [SceneFrame<Int>],
    _ sources: Set<Int>, counting counts: inout [String: Int]
  ) {
    let (first, last) = (frames[0][entry.id], frames[frames.count - 1][entry.id])
    func sees(_ element: SceneFrame<Int>.Element?) -> [Double]? {
      // A source that is hidden or shown does nothing itself.
      guard let element, element.isHidden == first?.isHidden else { return nil }
      return element.numbers + [element.snapshot?.opacity ?? 0]
    }
    let seen = frames.map { sees($0[entry.id]) }
    let text = "\(entry)"
    switch entry.action {
    case .flies:
      XCTAssertEqual(first?.isFlying, true, text)
      XCTAssertEqual(last?.isFlying, false, text)
      counts["flies", default: 0] += 1
    case .becomes(let other):
      XCTAssertNil(first, text)
      XCTAssertEqual(frames[0][other]?.isFlying, true, text)
      counts["becomes", default: 0] += 1
    case .gives(let other):
      // What has its partner inside need not be hidden, nor what another source flies out of.
      let end = frames[frames.count - 1]
      let around = sequence(first: other) { end[$0]?.parent }
      if entry.match?.staysVisible ?? false {
        XCTAssertEqual(first?.isHidden, false, text)
      } else if !around.contains(entry.id), !sources.contains(other) {
        XCTAssertEqual(first?.isHidden, true, text)
      }
      XCTAssertEqual(frames[0][other]?.isFlying, true, text)
      counts["gives", default: 0] += 1
    case .isHidden:
      XCTAssertEqual(first?.isHidden, true, text)
      counts["isHidden", default: 0] += 1
    case .isInserted:
      XCTAssertEqual(first?.presence, .inserting, text)
      counts["isInserted", default: 0] += 1
    case .isRemoved:
      XCTAssertEqual(first?.presence, .removing, text)
      XCTAssertNil(last, text)
      counts["isRemoved", default: 0] += 1
    case .comesWith(let parent):
      XCTAssertEqual(first?.presence, .present, text)
      XCTAssertEqual(first?.parent, parent, text)
      counts["comesWith", default: 0] += 1
    case .leavesWith(let parent):
      XCTAssertEqual(first?.presence, .removing, text)
      XCTAssertEqual(first?.parent, parent, text)
      XCTAssertNil(last, text)
      counts["leavesWith", default: 0] += 1
    case .appears:
      XCTAssertEqual(first?.presence, .present, text)
      counts["appears", default: 0] += 1
    case .disappears:
      XCTAssertNil(first, text)
      XCTAssertNotNil(before[entry.id], text)
      counts["disappears", default: 0] += 1
    case .moves:
      XCTAssertFalse(seen.allSatisfy { $0 == seen[0] }, text)
      counts["moves", default: 0] += 1
    case .changes:
      XCTAssertTrue(seen.allSatisfy { $0 == nil || $0 == seen[0] }, text)
      counts["changes", default: 0] += 1
    case .stays:
      XCTAssertTrue(seen.allSatisfy { $0 == nil || $0 == seen[0] }, text)
      let earlier = sees(before[entry.id])
      XCTAssertTrue(earlier == nil || earlier == seen[0], text)
      counts["stays", default: 0] += 1
    }
  }
}
