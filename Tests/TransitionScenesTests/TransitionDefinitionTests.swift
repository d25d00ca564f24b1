import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What definitions say, and what elements do then.
final class TransitionDefinitionTests: XCTestCase {
  func testElementTransitionsThatAreCombinedOneByOneTakeLinearTime() {
    func combine(_ count: Int, isBefore: Bool) {
      var transition = ElementTransition<Int>.identity
      for _ in 0..<count {
        let next = ElementTransition<Int>.translateY(10)
        transition = isBefore ? next.combined(with: transition) : transition.combined(with: next)
      }
      XCTAssertEqual("\(transition)".split(separator: "+").count, count)
    }
    for isBefore in [false, true] {
      let once = processorTime { combine(300, isBefore: isBefore) }
      let fourTimes = processorTime { combine(1_200, isBefore: isBefore) }
      XCTAssertLessThan(fourTimes, 9 * once + 0.01, "\(once) s, \(fourTimes) s")
    }
  }

  func testCombinedElementTransitionsKeepTheirOrderHoweverTheyAreNested() {
    var generator = SeededGenerator(seed: 65)
    for _ in 0..<20 {
      var combined = (0..<60).map { ElementTransition<Int>.translateY(Double($0 + 1)) }
      let plain = combined.dropFirst().reduce(combined[0]) { $0.combined(with: $1) }
      while combined.count > 1 {
        let index = generator.int(in: 0...combined.count - 2)
        combined[index] = combined[index].combined(with: combined.remove(at: index + 1))
      }
      XCTAssertEqual("\(combined[0])", "\(plain)")
    }
  }

  private typealias Definition = TransitionDefinition<String>

  private let a = box("a", 0, 0, 100, 50)
  private let moved = box("a", 100, 200, 100, 50)

  private func shown(
    _ transition: ElementTransition<String>, from old: Scene<String>, to new: Scene<String>,
    at time: Double = 0.25, _ id: String = "a"
  ) throws -> SceneFrame<String>.Element {
    let animator = SceneAnimator(old, to: new, aSecond, using: [id: transition])
    animator.advance(to: time)
    return try XCTUnwrap(animator.frame[id])
  }

  // MARK: Entries

  func testADictionaryNamesElementsByTheirIDs() {
    let definition: Definition = ["a": .translateY(100), "b": .crossfade]
    XCTAssertEqual(definition.entries.map(\.name), ["a", "b"])
    XCTAssertEqual("\(definition)", "a, b")
  }

  func testTheLastEntryThatMatchesWins() throws {
    let definition = Definition([
      .init("a", .translateY(100)), .init("a", .translateY(200)), .init("b", .translateY(300)),
    ])
    let animator = SceneAnimator(screen(), to: screen(a), aSecond, using: definition)
    XCTAssertEqual(animator.frame["a"]?.state.translation.dy, 200)
    let other = definition.adding(named: "all", .translateY(400)) { _ in true }
    let second = SceneAnimator(screen(), to: screen(a), aSecond, using: other)
    XCTAssertEqual(second.frame["a"]?.state.translation.dy, 400)
  }

  func testAPredicateIsAskedAboutTheElement() throws {
    var old = screen(box("list", 10, 20, 300, 300) { box("gone", 5, 5, 10, 10) })
    old["gone"]?.match = "k"
    let new = screen(
      box("list", 30, 40, 300, 300) { box("here", 1, 2, 3, 4) },
      box("hero", 7, 8, 9, 10, key: "k"), layoutDirection: .rightToLeft)
    var transaction = aSecond
    transaction.isDismissal = true
    let known: [String: (ElementContext<String>.Kind, isMatched: Bool, frame: Rect)] = [
      "list": (.kept, false, Rect(x: 30, y: 40, width: 300, height: 300)),
      "gone": (.removed, true, Rect(x: 15, y: 25, width: 10, height: 10)),
      "here": (.inserted, false, Rect(x: 31, y: 42, width: 3, height: 4)),
      "hero": (.inserted, true, Rect(x: 7, y: 8, width: 9, height: 10)),
    ]
    let definition = Definition().adding(named: "all", .delay(0.5)) { context in
      guard let expected = known[context.id] else {
        XCTFail("\(context.id) was asked about")
        return false
      }
      XCTAssertEqual(context.kind, expected.0, context.id)
      XCTAssertEqual(context.isMatched, expected.isMatched, context.id)
      XCTAssertEqual(context.frame, expected.frame, context.id)
      XCTAssertFalse(context.isPresenting)
      XCTAssertEqual(context.sceneSize, Size(width: 400, height: 800))
      XCTAssertEqual(context.layoutDirection, .rightToLeft)
      return true
    }
    let animator = SceneAnimator(old, to: new, transaction, using: definition)
    let before = animator.frame
    animator.advance(to: 0.5)
    XCTAssertEqual(animator.frame, before, "all of them wait")
    XCTAssertEqual(animator.frame["list"]?.frame.origin, Point(x: 10, y: 20))
    XCTAssertEqual(animator.frame.flying, ["hero"])
  }

  func testATransitionPlaysOnlyWhenItsConditionHolds() throws {
    let conditions: [(ElementTransition<String>, Double, Double)] = [
      (.translateY(100).when { $0.isPresenting }, 75, 1),
      (.translateY(100).when { !$0.isPresenting }, 0, 0.25),
      (.translateY(100).when { $0.isPresenting }.when { $0.isMatched }, 0, 0.25),
      (
        .translateY(100).when { $0.isMatched }.combined(with: .translateY(10).when { _ in true }),
        7.5, 1
      ),
      (.identity.when { _ in false }, 0, 0.25), (.identity.when { _ in true }, 0, 1),
      (.identity, 0, 1),
    ]
    for (index, (transition, y, opacity)) in conditions.enumerated() {
      let element = try shown(transition, from: screen(), to: screen(a))
      XCTAssertEqual(element.state.translation.dy, y, accuracy: 1e-9, "\(index)")
      XCTAssertEqual(element.state.opacity, opacity, accuracy: 1e-9, "\(index)")
    }
  }

  // MARK: Kinds

  func testAnEffectPlaysOnInsertionsAndRemovalsOnly() throws {
    for transition in [
      ElementTransition<String>.atomic(.offset(y: 100)), .translateY(100),
    ] {
      let inserted = try shown(transition, from: screen(), to: screen(a))
      XCTAssertEqual(inserted.state.translation.dy, 75, accuracy: 1e-9)
      XCTAssertEqual(inserted.state.opacity, 1)
      let removed = try shown(transition, from: screen(a), to: screen())
      XCTAssertEqual(removed.state.translation.dy, 25, accuracy: 1e-9)
      let kept = try shown(transition, from: screen(a), to: screen(moved))
      XCTAssertEqual(kept.state, .rest)
      assertEqual(kept.frame, Rect(x: 25, y: 50, width: 100, height: 50))
    }
  }

  func testTheIdentityPutsAnElementAtItsEnd() throws {
    XCTAssertEqual(try shown(.identity, from: screen(), to: screen(a), at: 0).state, .rest)
    XCTAssertEqual(
      try shown(.identity, from: screen(a), to: screen(moved), at: 0).frame, moved.frame)
    let gone = SceneAnimator(screen(a), to: screen(), aSecond, using: ["a": .identity])
    XCTAssertNil(gone.frame["a"])
  }

  func testACrossfadeFadesAtBothEnds() throws {
    XCTAssertEqual(
      try shown(.crossfade, from: screen(), to: screen(a)).state.opacity, 0.25, accuracy: 1e-9)
    XCTAssertEqual(
      try shown(.crossfade, from: screen(a), to: screen()).state.opacity, 0.75, accuracy: 1e-9)
    let kept = try shown(.crossfade, from: screen(a), to: screen(moved))
    XCTAssertEqual(kept.frame, moved.frame)
    XCTAssertEqual(kept.state, .rest)
    XCTAssertEqual(try XCTUnwrap(kept.snapshot).opacity, 0.75, accuracy: 1e-9)
    XCTAssertEqual(kept.snapshot?.frame, a.frame)
  }

  func testAnEffectReplacesTheFlightOfAPair() throws {
    let (old, new) = (screen(box("old", 0, 0, 10, 10, key: "k")), screen(a.match("k")))
    for (transition, y, opacity) in [
      (ElementTransition<String>.translateY(100), 75.0, 1.0), (.crossfade, 0, 0.25),
      (.identity, 0, 1),
    ] {
      let element = try shown(transition, from: old, to: new)
      XCTAssertFalse(element.isFlying)
      XCTAssertEqual(element.frame, a.frame)
      XCTAssertEqual(element.state.translation.dy, y, accuracy: 1e-9)
      XCTAssertEqual(element.state.opacity, opacity, accuracy: 1e-9)
    }
    for transition in [
      ElementTransition<String>.sharedElement(), .delay(0.1), .animation(.linear(duration: 2)),
      .move(along: MotionPath(from: .zero) { $0.addLine(to: Point(x: 0, y: 9)) }), .cascade(),
    ] {
      XCTAssertTrue(try shown(transition, from: old, to: new).isFlying)
    }
  }

  func testATransitionInsideWhatComesPlaysIfItIsNamed() throws {
    let new = screen(box("list", 0, 0, 400, 400) { a })
    let element = try shown(.translateY(100), from: screen(), to: new)
    XCTAssertEqual(element.state.translation.dy, 75, accuracy: 1e-9)
    let unnamed = try shown(.translateY(100), from: screen(), to: new, "list")
    XCTAssertEqual(unnamed.state.translation.dy, 75, accuracy: 1e-9)
  }

  func testAMoveAlongAPathGoesToItsEndOrBackToItsStart() throws {
    let path = MotionPath(from: Point(x: 0, y: 100)) { $0.addLine(to: .zero) }
    let inserted = try shown(.move(along: path), from: screen(), to: screen(a))
    XCTAssertEqual(
      inserted.frame.origin.y + inserted.state.translation.dy, 75, accuracy: 1e-9)
    let removed = try shown(.move(along: path), from: screen(a), to: screen())
    XCTAssertEqual(removed.frame.origin.y + removed.state.translation.dy, 25, accuracy: 1e-9)
  }

  func testAnEdgeIsThatOfTheSceneHoweverFarItIs() throws {
    func scene(_ direction: LayoutDirection, with isThere: Bool) -> Scene<String> {
      screen(
        box("list", 40, 0, 300, 800) {
          box("content", 0, -500, 300, 3000) { if isThere { box("a", 10, 600, 100, 50) } }
        }, layoutDirection: direction)
    }
    // On screen it is at (50, 100, 100, 50).
    for (edge, direction, x, y) in [
      (Edge.top, LayoutDirection.leftToRight, 0.0, -150.0), (.bottom, .leftToRight, 0, 700),
      (.leading, .leftToRight, -150, 0), (.trailing, .leftToRight, 350, 0),
      (.leading, .rightToLeft, 350, 0), (.trailing, .rightToLeft, -150, 0),
    ] {
      let inserted = try shown(
        .edgeTranslation(edge), from: scene(direction, with: false),
        to: scene(direction, with: true), at: 0)
      XCTAssertEqual(inserted.state.translation.dx, x, accuracy: 1e-9, "\(edge) \(direction)")
      XCTAssertEqual(inserted.state.translation.dy, y, accuracy: 1e-9, "\(edge) \(direction)")
      XCTAssertEqual(inserted.frame, Rect(x: 10, y: 600, width: 100, height: 50))
      let removed = try shown(
        .edgeTranslation(edge), from: scene(direction, with: true),
        to: scene(direction, with: false), at: 0.5)
      XCTAssertEqual(removed.state.translation.dx, x / 2, accuracy: 1e-9, "\(edge) \(direction)")
      XCTAssertEqual(removed.state.translation.dy, y / 2, accuracy: 1e-9, "\(edge) \(direction)")
    }
  }

  // MARK: Combining

  private func random(_ generator: inout SeededGenerator) -> ElementTransition<String> {
    let path = MotionPath(from: Point(x: 0, y: 50)) { $0.addLine(to: .zero) }
    var result = generator.pick([
      ElementTransition<String>.identity, .translateY(100), .atomic(.scale(0.5)), .crossfade,
      .edgeTranslation(.leading), .sharedElement(path: .arc), .sharedElement(layer: .inPlace),
      .move(along: path), .animation(.linear(duration: 0.7)), .delay(0.2), .cascade(each: 0.1),
      .duration(.automatic), .duration(.seconds(0.5)),
    ])
    switch generator.int(in: 0...5) {
    case 0: result = result.delay(0.1)
    case 1: result = result.animation(.easeInOut(duration: 0.6))
    case 2: result = result.duration(.longest)
    case 3: result = result.when { $0.isPresenting }
    case 4: result = result.when { $0.kind == .kept }
    default: break
    }
    return result
  }

  /// What a change looks like in which every kind of thing happens.
  private func frames(_ definition: Definition) -> [SceneFrame<String>] {
    func list(_ ids: [String], _ y: Double) -> Element<String> {
      Element("list", frame: Rect(x: 0, y: y, width: 400, height: 300), children: rows(ids))
    }
    let transition = SceneTransition(
      from: screen(list(["r1", "r2", "r3"], 0), box("old", 0, 0, 100, 50, key: "k")),
      to: screen(list(["r3", "r4", "r1"], 90), box("new", 9, 500, 200, 90, key: "k")), aSecond,
      using: definition)
    return (0...8).map { transition.frame(at: transition.duration * Double($0) / 8) }
  }

  private func forEveryElement(_ transition: ElementTransition<String>) -> Definition {
    Definition().adding(named: "all", transition) { _ in true }
  }

  func testCombiningIsAssociativeAndTheIdentityIsNeutral() {
    forAll(400) { generator in
      let (a, b, c) = (random(&generator), random(&generator), random(&generator))
      XCTAssertEqual(
        frames(forEveryElement(a.combined(with: b).combined(with: c))),
        frames(forEveryElement(a.combined(with: b.combined(with: c)))))
      let known = frames(forEveryElement(a))
      XCTAssertEqual(frames(forEveryElement(a.combined(with: .identity))), known)
      XCTAssertEqual(
        frames(forEveryElement(ElementTransition<String>.identity.combined(with: a))), known)
    }
  }

  func testDefinitionsAreCombinedElementByElement() {
    forAll(400) { generator in
      let ids = ["list", "r1", "r2", "r4", "old", "new"]
      func definition() -> Definition {
        var entries: [Definition.Entry] = []
        for _ in 0...3 { entries.append(.init(generator.pick(ids), random(&generator))) }
        return Definition(entries)
      }
      let (a, b, c) = (definition(), definition(), definition())
      XCTAssertEqual(
        frames(a.combined(with: b).combined(with: c)), frames(a.combined(with: b.combined(with: c)))
      )
      XCTAssertEqual(frames(a.combined(with: Definition())), frames(a))
      XCTAssertEqual(frames(Definition().combined(with: a)), frames(a))
      XCTAssertEqual(
        frames(a.overriding(b).overriding(c)), frames(a.overriding(b.overriding(c))))
      XCTAssertEqual(frames(a.overriding(Definition())), frames(a))
      // It is what the lists say one after the other.
      XCTAssertEqual(frames(a.overriding(b)), frames(Definition(b.entries + a.entries)))
    }
  }

  func testOverridingTakesTheOtherOnlyForWhatItDoesNotMatch() throws {
    let later: Definition = ["a": .translateY(100)]
    let earlier: Definition = ["a": .translateY(7), "b": .translateY(50)]
    let animator = SceneAnimator(
      screen(), to: screen(a, box("b", 0, 0, 1, 1)), aSecond, using: later.overriding(earlier))
    XCTAssertEqual(animator.frame["a"]?.state.translation.dy, 100)
    XCTAssertEqual(animator.frame["b"]?.state.translation.dy, 50)
    let both = SceneAnimator(
      screen(), to: screen(a), aSecond, using: later.combined(with: earlier))
    XCTAssertEqual(both.frame["a"]?.state.translation.dy, 107)
  }

  // MARK: Problems

  private func problems(
    _ definition: Definition, from old: Scene<String>, to new: Scene<String>
  ) -> [Diagnostic] {
    definition.problems(in: SceneChanges(from: old, to: new))
  }

  func testAGoodDefinitionHasNoProblems() {
    let old = screen(a, box("thumb", 0, 0, 10, 10, key: "k"), box("gone", 0, 0, 1, 1))
    let new = screen(moved, box("hero", 0, 0, 99, 99, key: "k"), box("here", 0, 0, 1, 1))
    let definition: Definition = [
      "a": .crossfade, "hero": .sharedElement(path: .arc), "gone": .edgeTranslation(.bottom),
      "here": .translateY(10).combined(with: .delay(0.1)),
    ]
    XCTAssertEqual(problems(definition, from: old, to: new), [])
    XCTAssertEqual(problems(Definition(), from: old, to: new), [])
  }

  func testAnEntryThatMatchesNothingIsAProblem() {
    let definition = (["nobody": .crossfade] as Definition)
      .adding(named: "no one", .crossfade) { _ in false }
    let found = problems(definition, from: screen(), to: screen(a))
    XCTAssertEqual(found.map(\.kind), [.unmatchedEntry, .unmatchedEntry])
    XCTAssertTrue(found.contains { $0.message.contains("nobody") })
    XCTAssertTrue(found.contains { $0.message.contains("no one") })
  }

  func testAnElementThatDoesNothingIsAProblem() {
    let cases: [(ElementTransition<String>, Scene<String>, Scene<String>)] = [
      (.crossfade, screen(a), screen(a, box("b", 0, 0, 1, 1))),
      (.translateY(1), screen(a), screen(moved)), (.sharedElement(), screen(), screen(a)),
      (.sharedElement(), screen(a), screen()),
    ]
    for (index, (transition, old, new)) in cases.enumerated() {
      let found = problems(["a": transition], from: old, to: new)
      XCTAssertEqual(found.map(\.kind), [.idleElement], "\(index)")
      XCTAssertTrue(found.first?.message.hasPrefix("a does nothing: ") ?? false, "\(index)")
    }
  }

  func testAKeyWithoutAPartnerIsAProblem() throws {
    let alone = problems(Definition(), from: screen(), to: screen(a.match("k")))
    XCTAssertEqual(alone.map(\.kind), [.unmatchedKey])
    XCTAssertTrue(alone[0].message.contains("key k of a"), alone[0].message)
    let elsewhere = problems(
      Definition(), from: screen(box("old", 0, 0, 1, 1, key: MatchKey("k", in: "x"))),
      to: screen(a.match("k")))
    XCTAssertEqual(elsewhere.map(\.kind), [.unmatchedKey, .unmatchedKey])
    XCTAssertTrue(elsewhere[0].message.contains("another namespace"), elsewhere[0].message)
  }
}
