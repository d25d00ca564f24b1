import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What is inside an element stays where it is seen when the layout of its content, or the scale around it, becomes another
/// one.
final class ScaledParentTests: XCTestCase {
  private let linear = Animation.linear(duration: 1)

  private func scene(
    _ size: Double, _ child: Rect = Rect(x: 10, y: 10, width: 20, height: 20),
    _ resizing: Resizing = .stretch, height: Double? = nil, grandchild: Bool = false
  ) -> Scene<String> {
    Scene(size: Size(width: 400, height: 800)) {
      Element("parent", frame: Rect(x: 0, y: 0, width: size, height: height ?? size)) {
        Element("child", frame: child) {
          if grandchild { Element("grandchild", frame: Rect(x: 2, y: 2, width: 4, height: 4)) }
        }
      }
      .resizing(resizing)
    }
  }

  func testAChildOfAScaledParentStaysWhereItIsSeen() {
    for resizing in [Resizing.stretch, .fit, .fill] {
      for child in [
        Rect(x: 10, y: 10, width: 20, height: 20), Rect(x: 20, y: 20, width: 40, height: 40),
        Rect(x: 150, y: 0, width: 10, height: 60),
      ] {
        let animator = SceneAnimator(
          scene(100, Rect(x: 10, y: 10, width: 20, height: 20), resizing))
        animator.update(to: scene(200, child, resizing, grandchild: true), animation: linear)
        assertNear(
          animator.frame.seen("child"), [10, 10, 30, 30], 1e-9, "\(resizing) \(child)")
        animator.advance(to: 1)
        XCTAssertEqual(animator.frame["child"]?.frame, child)
        XCTAssertTrue(animator.isIdle)
      }
    }
  }

  func testWhatGrowsWithItsParentNeedsNoCorrection() throws {
    let animator = SceneAnimator(scene(100))
    animator.update(
      to: scene(200, Rect(x: 20, y: 20, width: 40, height: 40)), animation: linear)
    for time in [0.0, 0.25, 0.5, 1] {
      animator.advance(to: time)
      assertNear(
        try XCTUnwrap(animator.frame["child"]).frame.corners, [20, 20, 60, 60], 1e-9)
    }
  }

  func testWhatIsInsideAChildStaysWhereItIsSeen() {
    let animator = SceneAnimator(scene(100, grandchild: true))
    let before = animator.frame.seen("grandchild")
    animator.update(to: scene(200, grandchild: true), animation: linear)
    assertNear(animator.frame.seen("grandchild"), before, 1e-9)
  }

  func testWhatItsTransitionMovesStaysWhereItIsSeen() {
    // Of what comes, and of what leaves, how far its transition has moved it has another scale, too.
    for leaves in [false, true] {
      func scene(_ size: Double, _ hasChild: Bool) -> Scene<String> {
        Scene(size: Size(width: 400, height: 800)) {
          Element("parent", frame: Rect(x: 0, y: 0, width: size, height: size)) {
            if hasChild {
              Element("child", frame: Rect(x: 10, y: 10, width: 20, height: 20))
                .transition(.offset(x: -100))
            }
          }
          .resizing(.stretch)
        }
      }
      let animator = SceneAnimator(scene(100, leaves))
      animator.update(to: scene(100, !leaves), animation: linear)
      animator.advance(by: 0.4)
      let step = 1e-6
      let earlier = animator.frame.seen("child")
      animator.advance(by: step)
      let before = animator.frame.seen("child")
      // Without a slope at its start, so that it adds nothing to what moves.
      animator.update(to: scene(200, !leaves), animation: .easeInOut(duration: 1))
      assertNear(animator.frame.seen("child"), before, 1e-9, leaves ? "leaves" : "comes")
      animator.advance(by: step)
      let velocities = zip(earlier, before).map { ($1 - $0) / step }
      let later = zip(before, animator.frame.seen("child")).map { ($1 - $0) / step }
      // What leaves is laid out in the new scale for good.
      if !leaves { assertNear(later, velocities, 1e-3, "comes") }
      animator.advance(by: 3)
      animator.assertShowsTheTruth()
    }
  }

  func testAnUpdateOfOthersChangesNothingOfWhatLeavesInAnotherScale() {
    func scene(_ size: Double, _ names: [String], _ x: Double = 0) -> Scene<String> {
      Scene(size: Size(width: 400, height: 800)) {
        Element("parent", frame: Rect(x: 0, y: 0, width: size, height: size)) {
          if names.contains("child") {
            Element("child", frame: Rect(x: 10, y: 10, width: 80, height: 80)) {
              if names.contains("grandchild") {
                Element("grandchild", frame: Rect(x: 10, y: 10, width: 20, height: 20))
                  .transition(.move(edge: .leading))
              }
            }
          }
        }
        .resizing(.stretch)
        Element("other", frame: Rect(x: x, y: 700, width: 20, height: 20))
      }
    }
    let animators = (0..<2).map { _ in SceneAnimator(scene(100, ["child", "grandchild"])) }
    for animator in animators {
      animator.update(to: scene(100, ["child"]), animation: linear)
      animator.advance(by: 0.2)
      animator.update(to: scene(200, []), animation: linear)
      animator.advance(by: 0.1)
    }
    animators[0].update(to: scene(200, [], 50), animation: linear)
    for _ in 0..<8 {
      for animator in animators { animator.advance(by: 0.1) }
      for name in ["child", "grandchild"] {
        XCTAssertEqual(animators[0].frame[name]?.state, animators[1].frame[name]?.state)
      }
    }
  }

  func testAChildWithoutAnimationTakesItsNewFrameAtOnce() {
    let animator = SceneAnimator(scene(100))
    var next = scene(200, Rect(x: 40, y: 40, width: 20, height: 20))
    next["child"]?.animation = .disabled
    animator.update(to: next, animation: linear)
    XCTAssertEqual(animator.frame["child"]?.frame, Rect(x: 40, y: 40, width: 20, height: 20))
  }

  func testAnUpdateWithoutAnimationPutsEverythingAtItsPlace() {
    let animator = SceneAnimator(scene(100))
    animator.update(to: scene(200))
    XCTAssertEqual(animator.frame["child"]?.frame, Rect(x: 10, y: 10, width: 20, height: 20))
    XCTAssertTrue(animator.isIdle)
  }

  // MARK: Other scales

  private func scene(inside parent: String?) -> Scene<String> {
    var card = Element("card", frame: Rect(x: 0, y: 0, width: 80, height: 80)) {
      Element("content", frame: Rect(x: 0, y: 0, width: 80, height: 80))
    }
    card.state.translation.dx = 60
    var half = Element("half", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    half.state.scale = Scale(0.5)
    if parent == "half" { half.children = [card] }
    return Scene(
      size: Size(width: 400, height: 800), elements: [half] + (parent == nil ? [card] : []))
  }

  func testANewParentOfAnotherScaleKeepsContentAndTranslationAndIsNoted() {
    for (from, to) in [(nil, "half"), ("half", nil)] as [(String?, String?)] {
      let animator = SceneAnimator(scene(inside: from))
      let before = ["card", "content"].map { animator.frame.seen($0) }
      XCTAssertTrue(animator.diagnostics.isEmpty)
      animator.update(to: scene(inside: to), animation: linear)
      assertNear(animator.frame.seen("card"), before[0], 1e-9)
      assertNear(animator.frame.seen("content"), before[1], 1e-9)
      XCTAssertEqual(animator.diagnostics.map(\.kind), [.otherScale])
      animator.advance(to: 3)
      XCTAssertEqual(animator.frame["card"]?.state.translation.dx, 60)
      XCTAssertEqual(
        animator.frame["content"]?.frame, Rect(x: 0, y: 0, width: 80, height: 80))
      XCTAssertTrue(animator.isIdle)
    }
  }

  /// A flight shows its own translation at the scale of what is around it.
  func testWhatGetsIntoAFlightStaysWhereItIsSeen() {
    func scene(hero id: String, inside parent: String?, cardInside: Bool) -> Scene<String> {
      let card = Element("card", frame: Rect(x: 5, y: 5, width: 10, height: 10))
      var hero = Element(id, frame: Rect(x: 20, y: 20, width: 80, height: 80))
      hero.match = MatchKey("hero")
      hero.state.translation.dx = 60
      if cardInside { hero.children = [card] }
      var half = Element("half", frame: Rect(x: 0, y: 0, width: 400, height: 400))
      half.state.scale = Scale(0.5)
      if parent == "half" { half.children = [hero] }
      return Scene(
        size: Size(width: 400, height: 800),
        elements: [half] + (parent == nil ? [hero] : []) + (cardInside ? [] : [card]))
    }
    for (from, to) in [(nil, "half"), ("half", nil)] as [(String?, String?)] {
      let animator = SceneAnimator(scene(hero: "a", inside: from, cardInside: false))
      animator.update(to: scene(hero: "b", inside: to, cardInside: false), animation: linear)
      animator.advance(to: 0.4)
      let before = animator.frame.seen("card")
      animator.update(to: scene(hero: "b", inside: to, cardInside: true), animation: linear)
      assertNear(animator.frame.seen("card"), before, 1e-9)
    }
  }

  /// What it flies out of is scaled meanwhile, which is not seen of it.
  func testATranslationInFlightKeepsItsLength() throws {
    func scene(_ size: Size?, _ isThere: Bool) -> Scene<String> {
      var card = Element("card", frame: Rect(x: 50, y: 50, width: 20, height: 20))
      card.match = MatchKey("card")
      card.state.translation.dx = 60
      var hero = Element("hero", frame: Rect(x: 0, y: 400, width: 40, height: 40))
      hero.match = MatchKey("card")
      return Scene(size: Size(width: 400, height: 800)) {
        Element(
          "page", frame: Rect(x: 0, y: 0, width: size?.width ?? 100, height: 100),
          children: isThere ? [card] : []
        )
        .resizing(.stretch)
        if !isThere { hero }
      }
    }
    let animator = SceneAnimator(scene(nil, false))
    animator.update(to: scene(nil, true), animation: linear)
    animator.advance(to: 0.4)
    let before = try XCTUnwrap(animator.frame["card"]).state.translation
    XCTAssertNotEqual(before.dx, 0)
    animator.update(to: scene(Size(width: 300, height: 100), true), animation: linear)
    XCTAssertEqual(try XCTUnwrap(animator.frame["card"]).state.translation, before)
  }

  /// While it left, its translation followed the size of its parent.
  func testWhatComesBackIntoAnotherSizeHasItsState() {
    func scene(_ size: Double, _ isThere: Bool) -> Scene<String> {
      var card = Element("card", frame: Rect(x: 5, y: 5, width: 10, height: 10))
      card.state.translation.dx = 20
      card.transition = .opacity
      return Scene(size: Size(width: 400, height: 800)) {
        Element(
          "page", frame: Rect(x: 0, y: 0, width: size, height: size),
          children: isThere ? [card] : []
        )
        .resizing(.stretch)
      }
    }
    let animator = SceneAnimator(scene(100, true))
    animator.update(to: scene(100, false), animation: linear)
    animator.advance(to: 0.2)
    animator.update(to: scene(200, false), animation: linear)
    animator.advance(to: 0.4)
    animator.update(to: scene(200, true), animation: linear)
    animator.advance(to: 3)
    XCTAssertTrue(animator.isIdle)
    XCTAssertEqual(animator.frame["card"]?.state.translation.dx, 20)
  }

  func testWhatAModifierMovesStaysWhereItIsSeenInAParentOfAnotherScale() {
    func scene(isInside: Bool) -> Scene<String> {
      var card = Element("card", frame: Rect(x: 0, y: 0, width: 80, height: 80)) {
        Element("content", frame: Rect(x: 0, y: 0, width: 80, height: 80))
      }
      card.modifier = RestingModifier(Shake(amplitude: 20, turns: 0.25))
      var half = Element("half", frame: Rect(x: 0, y: 0, width: 400, height: 400))
      half.state.scale = Scale(0.5)
      if isInside { half.children = [card] }
      return Scene(
        size: Size(width: 400, height: 800), elements: [half] + (isInside ? [] : [card]))
    }
    for isInside in [true, false] {
      let animator = SceneAnimator(scene(isInside: !isInside))
      let before = animator.frame.seen("content")
      animator.update(to: scene(isInside: isInside), animation: linear)
      assertNear(animator.frame.seen("content"), before, 1e-9, "\(isInside)")
      animator.advance(to: 3)
      XCTAssertEqual(animator.frame["card"]?.state.translation.dx, 20)
      XCTAssertTrue(animator.isIdle)
    }
  }

  func testAnElementWithANewParentThatIsCarriedItselfDoesNotJump() {
    func scene(_ size: Double, isInside: Bool) -> Scene<String> {
      let card = Element("card", frame: Rect(x: 5, y: 5, width: 10, height: 10)) {
        Element("content", frame: Rect(x: 1, y: 1, width: 4, height: 4))
      }
      return Scene(size: Size(width: 400, height: 800)) {
        Element("page", frame: Rect(x: 0, y: 0, width: size, height: size)) {
          Element(
            "box", frame: Rect(x: 20, y: 20, width: 40, height: 40),
            children: isInside ? [card] : [])
        }
        .resizing(.stretch)
        if !isInside { card }
      }
    }
    for isInside in [true, false] {
      let animator = SceneAnimator(scene(100, isInside: !isInside))
      let before = ["card", "content"].map { animator.frame.seen($0) }
      animator.update(to: scene(200, isInside: isInside), animation: linear)
      assertNear(animator.frame.seen("card"), before[0], 1e-9, "\(isInside)")
      assertNear(animator.frame.seen("content"), before[1], 1e-9, "\(isInside)")
      animator.advance(to: 1)
      XCTAssertEqual(animator.frame["card"]?.frame, Rect(x: 5, y: 5, width: 10, height: 10))
      XCTAssertTrue(animator.isIdle)
    }
  }

  // MARK: The law

  private func random(_ generator: inout SeededGenerator) -> Scene<Int> {
    func rect(_ range: ClosedRange<Double>) -> Rect {
      func number() -> Double { generator.double(in: range).rounded() }
      return Rect(x: number(), y: number(), width: number(), height: number())
    }
    func element(_ id: Int, _ children: [Element<Int>]) -> Element<Int> {
      var element = Element(id, frame: rect(10...200), children: children)
      element.resizing = generator.pick([.relayout, .stretch, .fit, .fill])
      if generator.int(in: 0...3) == 0 { element.state.scale = Scale(0.5) }
      if generator.int(in: 0...3) == 0 {
        element.state.translation = Translation(dx: generator.double(in: -50...50), dy: 10)
      }
      return element
    }
    let leaf = [element(4, []), element(5, [])]
    let inner = [element(2, generator.bool() ? leaf : []), element(3, [])]
    return Scene(
      size: Size(width: 400, height: 800), elements: [element(0, inner), element(1, [])])
  }

  /// Gives elements other frames, one of them another parent, or both.
  private func next(_ scene: Scene<Int>, _ generator: inout SeededGenerator) -> Scene<Int> {
    var other = scene
    if generator.int(in: 0...3) == 0, let card = other.remove(3) {
      other.insert(card, in: generator.pick([nil, 1, 2]), at: 0)
      if generator.bool() { return other }
    }
    let fresh = random(&generator)
    for id in scene.ids where generator.int(in: 0...2) > 0 {
      if let frame = fresh[id]?.frame { other[id]?.frame = frame }
    }
    return other
  }

  func testWhatIsSeenInScaledParentsIsContinuous() {
    var compared = 0
    forAll(2_000) { generator in
      var scene = random(&generator)
      let animator = SceneAnimator(scene)
      let step = 1e-6
      for _ in 0..<3 {
        scene = next(scene, &generator)
        let (first, id) = (animator.frame, generator.pick(scene.ids))
        animator.advance(by: step)
        let second = animator.frame
        animator.update(
          to: scene, animation: generator.pick([.easeInOut(duration: 0.5), .smooth, .bouncy]))
        let third = animator.frame
        animator.advance(by: step)
        let fourth = animator.frame
        for id in scene.ids {
          assertNear(third.seen(id), second.seen(id), 1e-7, "\(id)")
          compared += 1
        }
        for ((a, b), (c, d)) in zip(
          zip(first.seen(id), second.seen(id)), zip(third.seen(id), fourth.seen(id)))
        {
          let (old, new) = ((b - a) / step, (d - c) / step)
          // What did not move starts as its curve does.
          guard abs(old) > 1 else { continue }
          XCTAssertEqual(new, old, accuracy: 2 + 0.02 * abs(old), "\(id)")
        }
        animator.advance(by: generator.double(in: 0...0.4))
      }
      animator.advance(to: animator.settlingTime)
      XCTAssertTrue(animator.isIdle)
      for id in scene.ids { XCTAssertEqual(animator.frame[id]?.frame, scene[id]?.frame) }
    }
    XCTAssertGreaterThan(compared, 100)
  }
}

extension SceneFrame {
  /// Two corners of an element as they are seen in the scene.
  fileprivate func seen(_ id: ID) -> [Double] {
    guard let element = self[id] else { return [] }
    // The frame of the element itself is not scaled with its content.
    let frame = element.frame
    let own = element.state.transform(size: frame.size)
    var corners = [Point.zero, Point(x: frame.width, y: frame.height)].map {
      let point = own.apply(to: $0)
      return Point(x: frame.origin.x + point.x, y: frame.origin.y + point.y)
    }
    var next = element.parent.flatMap { self[$0] }
    while let element = next {
      corners = corners.map { element.transform.apply(to: $0) }
      next = element.parent.flatMap { self[$0] }
    }
    return corners.flatMap { [$0.x, $0.y] }
  }
}

extension Rect {
  fileprivate var corners: [Double] { [origin.x, origin.y, origin.x + width, origin.y + height] }
}

private func assertNear(
  _ a: [Double], _ b: [Double], _ tolerance: Double, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(a.count, b.count, message(), file: file, line: line)
  for (a, b) in zip(a, b) {
    XCTAssertEqual(a, b, accuracy: tolerance * max(1, abs(b)), message(), file: file, line: line)
  }
}
