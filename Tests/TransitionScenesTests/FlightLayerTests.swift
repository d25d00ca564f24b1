import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Where shared elements are drawn while they fly, what carries them, and when they land.
final class FlightLayerTests: XCTestCase {
  private let thumb = box("thumb", 0, 0, 100, 50, key: "k")

  /// A page that slides in from the right, or fades in, with the partner inside, and something in front of that.
  private func page(_ transition: AtomicTransition) -> Scene<String> {
    screen(
      box("page", 0, 0, 400, 800) {
        box("hero", 200, 400, 100, 50, key: "k")
        box("text", 0, 0, 400, 800)
      }.transition(transition), box("bar", 0, 700, 400, 100))
  }

  private func animator(
    _ transition: AtomicTransition, _ flight: ElementTransition<String>,
    _ transaction: Transaction = aSecond
  ) -> SceneAnimator<String> {
    SceneAnimator(
      screen(thumb), to: page(transition), transaction, using: ["hero": flight])
  }

  func testAFlightAboveIsARootInFrontOfEverythingThatNothingCarries() throws {
    let animator = animator(.move(edge: .trailing).combined(with: .opacity), .sharedElement())
    for progress in [0, 0.25, 0.5, 0.75] {
      animator.advance(to: progress)
      let frame = animator.frame
      let hero = try XCTUnwrap(frame["hero"])
      XCTAssertNil(hero.parent)
      XCTAssertEqual(frame.drawingOrder, ["page", "text", "bar", "hero"])
      assertEqual(hero.frame, Rect(x: 200 * progress, y: 400 * progress, width: 100, height: 50))
      XCTAssertEqual(hero.finalFrame, Rect(x: 200, y: 400, width: 100, height: 50))
      XCTAssertEqual(hero.state, .rest)
      XCTAssertTrue(hero.isInteractive)
      let page = try XCTUnwrap(frame["page"])
      XCTAssertEqual(page.state.translation.dx, 400 - 400 * progress, accuracy: 1e-9)
    }
    animator.advance(to: 1)
    XCTAssertEqual(animator.frame.drawingOrder, ["page", "hero", "text", "bar"])
    animator.assertShowsTheTruth()
  }

  func testAFlightInPlaceIsCarriedByItsParent() throws {
    let animator = animator(.move(edge: .trailing), .sharedElement(layer: .inPlace))
    for progress in [0, 0.25, 0.5, 0.75] {
      animator.advance(to: progress)
      let frame = animator.frame
      let (hero, page) = (try XCTUnwrap(frame["hero"]), try XCTUnwrap(frame["page"]))
      XCTAssertEqual(hero.parent, "page")
      XCTAssertTrue(hero.isFlying)
      XCTAssertEqual(frame.drawingOrder, ["page", "hero", "text", "bar"])
      // In its parent it comes from the left, by as much as that is on the right.
      assertEqual(
        hero.frame,
        Rect(x: -400 + 600 * progress, y: 400 * progress, width: 100, height: 50))
      XCTAssertEqual(
        hero.frame.origin.x + page.state.translation.dx, 200 * progress, accuracy: 1e-9)
    }
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testAFlightInPlaceIsFadedByItsParent() throws {
    let animator = animator(.opacity, .sharedElement(layer: .inPlace))
    animator.advance(to: 0.25)
    let frame = animator.frame
    XCTAssertEqual(try XCTUnwrap(frame["page"]).state.opacity, 0.25, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(frame["hero"]).state.opacity, 1, accuracy: 1e-9)
    XCTAssertEqual(frame["hero"]?.parent, "page")
  }

  func testAFlightAboveReturnsWhenItAndItsAncestorsHaveSettled() throws {
    for (flight, page) in [(1.0, 2.0), (2.0, 1.0)] {
      let animator = animator(
        .move(edge: .trailing).animation(.linear(duration: page)),
        .sharedElement().animation(.linear(duration: flight)))
      for time in [0.5, 0.99, 1.01, 1.5, 1.99] {
        animator.advance(to: time)
        XCTAssertNil(animator.frame["hero"]?.parent, "\(time)")
        XCTAssertEqual(animator.frame["hero"]?.isFlying, true)
      }
      if flight == 1 {
        assertEqual(animator.frame["hero"]?.frame, Rect(x: 200, y: 400, width: 100, height: 50))
      }
      animator.advance(to: 2)
      XCTAssertEqual(animator.frame["hero"]?.parent, "page")
      animator.assertShowsTheTruth()
    }
  }

  func testTheOpacityOfAncestorsCountsAtBothEnds() throws {
    var old = screen(box("list", 0, 0, 400, 800) { thumb })
    old["list"]?.state.opacity = 0.5
    var new = page(.identity)
    new["page"]?.state.opacity = 0.8
    let animator = SceneAnimator(old, to: new)
    for (progress, opacity) in [(0, 0.5), (0.5, 0.65)] {
      animator.advance(to: progress)
      let hero = try XCTUnwrap(animator.frame["hero"])
      XCTAssertEqual(hero.state.opacity, opacity, accuracy: 1e-9)
    }
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  // MARK: Nested containers

  /// A scrolled list inside something that is scaled by a half about its middle.
  private func scrolled(_ id: String) -> Scene<String> {
    var list = box("\(id) list", 0, 0, 400, 800) {
      box("\(id) content", 0, -300, 400, 2000) { box(id, 10, 500, 100, 50, key: "k") }
    }.clipped()
    list.state.scale = Scale(0.5)
    return screen(list)
  }

  func testAFlightStartsAndEndsWhereItsEndsAreOnScreen() throws {
    let onScreen = Rect(x: 105, y: 300, width: 50, height: 25)
    let out = SceneAnimator(scrolled("old"), to: screen(box("new", 0, 0, 400, 300, key: "k")))
    assertEqual(out.frame["new"]?.frame, onScreen)
    out.advance(to: 1)
    out.assertShowsTheTruth()
    let back = SceneAnimator(screen(box("old", 0, 0, 400, 300, key: "k")), to: scrolled("new"))
    assertEqual(back.frame["new"]?.frame, Rect(x: 0, y: 0, width: 400, height: 300))
    assertEqual(back.frame["new"]?.finalFrame, onScreen)
    back.advance(to: 0.5)
    assertEqual(back.frame["new"]?.frame, Rect(x: 52.5, y: 150, width: 225, height: 162.5))
    back.advance(to: 1)
    XCTAssertEqual(back.frame["new"]?.frame, Rect(x: 10, y: 500, width: 100, height: 50))
    back.assertShowsTheTruth()
  }

  func testTheCornerRadiusIsThatOnScreenInsideSomethingScaled() throws {
    var old = scrolled("old")
    old["old"]?.state.cornerRadius = 20
    var new = screen(box("new", 0, 0, 400, 300, key: "k"))
    new["new"]?.state.cornerRadius = 20
    let animator = SceneAnimator(old, to: new)
    XCTAssertEqual(try XCTUnwrap(animator.frame["new"]).state.cornerRadius, 10, accuracy: 1e-9)
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testInPlaceAFlightStartsWhereItsPartnerIsOnScreenToo() throws {
    let animator = SceneAnimator(
      screen(box("old", 0, 0, 400, 300, key: "k")), to: scrolled("new"), aSecond,
      using: ["new": .sharedElement(layer: .inPlace)])
    // Halved about (200, 400) and scrolled by 300, this is (0, 0, 400, 300) on screen.
    assertEqual(animator.frame["new"]?.frame, Rect(x: -200, y: -100, width: 800, height: 600))
    XCTAssertEqual(animator.frame["new"]?.parent, "new content")
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testARotationOfAnAncestorIsLeftOutWithANote() {
    var old = screen(box("list", 0, 0, 400, 800) { thumb })
    old["list"]?.state.rotation.angle = .degrees(30)
    let animator = SceneAnimator(old, to: screen(box("new", 0, 0, 10, 10, key: "k")))
    XCTAssertEqual(animator.frame["new"]?.frame, thumb.frame)
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.leftOutRotation])
  }

  /// A hero that flies from a plain page into a box that is rotated, in a page that is scaled and rotated.
  private func turning(_ angle: Double, anchor: Double = 0.5) -> SceneAnimator<String> {
    var hero = box("new", 30, 60, 80, 40, key: "k") { box("content", 5, 5, 20, 10) }
    hero.state.rotation.angle = .degrees(10)
    hero.state.translation.dx = 6
    hero.state.anchor.x = anchor
    var inner = box("inner", 50, 50, 200, 200) { hero }
    var outer = box("outer", 20, 40, 300, 500) { inner }
    inner.state.rotation.angle = .degrees(angle)
    outer.state.rotation.angle = .degrees(angle / 2)
    outer.state.scale = Scale(0.8)
    outer.children = [inner]
    let old = screen(box("list", 0, 0, 400, 800) { box("old", 10, 500, 100, 100, key: "k") })
    return SceneAnimator(old, to: screen(outer))
  }

  func testAPairLandsInARotatedParentWithoutAJump() throws {
    for (angle, anchor) in [(30.0, 0.5), (-75, 0.5), (140, 0.2)] {
      let animator = turning(angle, anchor: anchor)
      XCTAssertTrue(animator.diagnostics.isEmpty)
      animator.advance(to: 1 - 1e-9)
      XCTAssertEqual(animator.frame.flying, ["new"])
      let before = animator.frame.corners("new")
      animator.advance(to: 1)
      XCTAssertEqual(animator.frame.flying, [])
      for (a, b) in zip(before, animator.frame.corners("new")) {
        XCTAssertEqual(a.x, b.x, accuracy: 1e-5, "\(angle)")
        XCTAssertEqual(a.y, b.y, accuracy: 1e-5, "\(angle)")
      }
      animator.assertShowsTheTruth()
    }
  }

  func testARotationThatAFlightTakesOnIsExplained() throws {
    let new = screen(box("page", 0, 0, 400, 400) { box("new", 30, 60, 80, 40, key: "k") })
    var turned = new
    turned["page"]?.state.rotation.angle = .degrees(40)
    let change = SceneTransition(
      from: screen(box("old", 10, 500, 100, 100, key: "k")), to: turned, aSecond)
    let known = try XCTUnwrap(change.explain("new", .rotation, at: 0.5))
    XCTAssertEqual(known.value, change.frame(at: 0.5)["new"]?.state[.rotation])
    XCTAssertEqual(known.resting, known.value)
    XCTAssertEqual(
      try XCTUnwrap(change.frame(at: 0.5)["new"]).state.rotation.angle.degrees, 20, accuracy: 1e-9)
  }

  func testAFlightThatTurnsIsContinuousWhenItFliesBack() throws {
    let animator = turning(60)
    let back = screen(box("list", 0, 0, 400, 800) { box("old", 10, 500, 100, 100, key: "k") })
    animator.advance(to: 0.6)
    let before = animator.frame.corners("new")
    animator.update(to: back, aSecond)
    for (a, b) in zip(before.prefix(1), animator.frame.corners("old")) {
      XCTAssertEqual(a.x, b.x, accuracy: 1e-9)
      XCTAssertEqual(a.y, b.y, accuracy: 1e-9)
    }
    let old = try XCTUnwrap(animator.frame["old"])
    XCTAssertEqual(old.state.rotation.angle.degrees, 0.6 * (10 + 90), accuracy: 1e-9)
    animator.advance(to: 1.6)
    animator.assertShowsTheTruth()
  }

  // MARK: Clipping

  func testAFlightIsClippedByTheElementItNames() {
    let animator = animator(.identity, .sharedElement(clippedBy: "page"))
    XCTAssertEqual(animator.frame["hero"]?.clippedBy, "page")
    animator.advance(to: 0.9)
    XCTAssertEqual(animator.frame["hero"]?.clippedBy, "page")
    XCTAssertNil(animator.frame["text"]?.clippedBy)
    animator.advance(to: 1)
    XCTAssertNil(animator.frame["hero"]?.clippedBy)
    let unknown = self.animator(.identity, .sharedElement(clippedBy: "nothing"))
    XCTAssertNil(unknown.frame["hero"]?.clippedBy)
  }

  func testAFlightIsNotClippedByWhatTakesThePlaceOfAnElementThatIsGone() {
    let new = box("new", 0, 300, 10, 10, key: "k")
    let animator = SceneAnimator(
      screen(thumb, box("pane", 0, 0, 400, 400)), to: screen(new, box("pane", 0, 0, 400, 400)),
      aSecond, using: ["new": .sharedElement(clippedBy: "pane")])
    animator.advance(to: 0.2)
    XCTAssertEqual(animator.frame["new"]?.clippedBy, "pane")
    animator.update(to: screen(new))
    animator.advance(to: 0.3)
    XCTAssertNil(animator.frame["new"]?.clippedBy)
    animator.update(to: screen(new, box("other", 0, 0, 1, 1), box("more", 0, 0, 1, 1)))
    animator.advance(to: 0.4)
    XCTAssertNil(animator.frame["new"]?.clippedBy)
    XCTAssertEqual(animator.frame.flying, ["new"])
  }

  // MARK: Nested pairs

  private func card(_ id: String, _ x: Double, _ width: Double) -> Element<String> {
    box("\(id) card", x, 0, width, 100, key: "card") {
      box("\(id) title", 10, 10, width - 20, 20, key: "title")
      box("\(id) body", 10, 40, width - 20, 50)
    }
  }

  func testMatchedChildrenOfAPairFlyOnTheirOwnAndOthersBelongToTheContent() throws {
    let animator = SceneAnimator(screen(card("a", 0, 100)), to: screen(card("b", 100, 300)))
    XCTAssertEqual(animator.frame.drawingOrder, ["b card", "b body", "b title"])
    XCTAssertEqual(animator.frame.flying, ["b card", "b title"])
    animator.advance(to: 0.5)
    let frame = animator.frame
    assertEqual(frame["b card"]?.frame, Rect(x: 50, y: 0, width: 200, height: 100))
    assertEqual(frame["b title"]?.frame, Rect(x: 60, y: 10, width: 180, height: 20))
    XCTAssertNil(frame["b title"]?.parent)
    XCTAssertEqual(frame["b body"]?.parent, "b card")
    XCTAssertEqual(frame["b body"]?.frame, Rect(x: 10, y: 40, width: 280, height: 50))
    XCTAssertEqual(frame["b body"]?.state, .rest)
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testNestedPairsInPlaceStartWhereTheyAreSeen() throws {
    let animator = SceneAnimator(
      screen(card("a", 0, 100)), to: screen(card("b", 100, 300)), aSecond,
      using: [
        "b card": .sharedElement(layer: .inPlace), "b title": .sharedElement(layer: .inPlace),
      ])
    XCTAssertEqual(animator.frame.drawingOrder, ["b card", "b title", "b body"])
    assertEqual(animator.frame["b title"]?.frame, Rect(x: 10, y: 10, width: 80, height: 20))
    XCTAssertEqual(animator.frame["b title"]?.parent, "b card")
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testTheChildOfAnInterruptedFlightIsCarriedByIt() {
    let animator = SceneAnimator(screen(card("a", 0, 100)), to: screen(card("b", 100, 300)))
    animator.advance(to: 0.5)
    // The body was carried by the card, and gets another parent.
    animator.update(to: screen(box("b body", 0, 500, 10, 10)), aSecond)
    assertEqual(animator.frame["b body"]?.frame, Rect(x: 60, y: 40, width: 280, height: 50))
    animator.advance(to: 3)
    animator.assertShowsTheTruth()
  }

  // MARK: Moving targets

  func testATargetThatMovesAtOnceMovesTheFlightByAsMuch() throws {
    func new(_ y: Double) -> Scene<String> { screen(box("new", 50, y, 200, 100, key: "k")) }
    for layer in SharedElement<String>.Layer.allCases {
      let (scrolled, still) = (
        SceneAnimator(
          screen(thumb), to: new(100), aSecond, using: ["new": .sharedElement(layer: layer)]),
        SceneAnimator(
          screen(thumb), to: new(100), aSecond, using: ["new": .sharedElement(layer: layer)])
      )
      scrolled.advance(to: 0.5)
      still.advance(to: 0.5)
      scrolled.update(to: new(0))
      for time in [0.5, 0.6, 0.9, 0.999999] {
        scrolled.advance(to: time)
        still.advance(to: time)
        let known = try XCTUnwrap(still.frame["new"]).frame
        assertEqual(
          scrolled.frame["new"]?.frame,
          Rect(x: known.origin.x, y: known.origin.y - 100, width: known.width, height: known.height)
        )
      }
      XCTAssertEqual(scrolled.settlingTime, still.settlingTime)
      scrolled.advance(to: 1)
      scrolled.assertShowsTheTruth()
    }
  }

  func testATargetInAScrolledContainerTakesTheFlightAlong() {
    func new(_ scroll: Double) -> Scene<String> {
      screen(box("list", 0, -scroll, 400, 2000) { box("new", 0, 100, 100, 50, key: "k") })
    }
    let animator = SceneAnimator(screen(thumb), to: new(0))
    for step in 1...100 {
      animator.advance(to: Double(step) / 200)
      animator.update(to: new(Double(step)))
      XCTAssertEqual(animator.settlingTime, 1)
    }
    // Half of the distance to 100, and the whole distance that the list scrolled.
    assertEqual(animator.frame["new"]?.frame, Rect(x: 0, y: 50 - 100, width: 100, height: 50))
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testATargetThatMovesWithAnAnimationIsHeadedForWithTheVelocityOfTheFlight() throws {
    let step = 1e-6
    func new(_ y: Double) -> Scene<String> { screen(box("new", 50, y, 200, 100, key: "k")) }
    for animation in [Animation.easeInOut(duration: 1), .spring(duration: 0.6, bounce: 0.2)] {
      let animator = SceneAnimator(screen(thumb), to: new(400), .animated(animation))
      animator.advance(to: 0.3)
      let first = try XCTUnwrap(animator.frame["new"]).frame
      animator.advance(by: step)
      let second = try XCTUnwrap(animator.frame["new"]).frame
      animator.update(to: new(0), .animated(animation))
      assertEqual(animator.frame["new"]?.frame, second)
      XCTAssertEqual(animator.frame.flying, ["new"])
      animator.advance(by: step)
      let third = try XCTUnwrap(animator.frame["new"]).frame
      XCTAssertEqual(
        (third.origin.y - second.origin.y) / step, (second.origin.y - first.origin.y) / step,
        accuracy: 0.05)
      animator.advance(by: 10)
      animator.assertShowsTheTruth()
    }
  }

  func testAnAncestorThatMovesWithAnAnimationTakesTheTargetAlong() throws {
    func new(_ x: Double) -> Scene<String> {
      screen(box("list", x, 0, 400, 800) { box("new", 0, 100, 100, 50, key: "k") })
    }
    let animator = SceneAnimator(screen(thumb), to: new(0))
    animator.advance(to: 0.5)
    animator.update(to: new(100), aSecond)
    assertEqual(animator.frame["new"]?.frame, Rect(x: 0, y: 50, width: 100, height: 50))
    XCTAssertEqual(animator.frame["new"]?.finalFrame.origin, Point(x: 100, y: 100))
    animator.advance(to: 5)
    animator.assertShowsTheTruth()
  }

  func testAFlyingElementThatGetsAnotherParentHeadsForItThere() throws {
    let hero = box("hero", 10, 20, 100, 50, key: "k")
    let animator = SceneAnimator(
      screen(thumb), to: screen(box("a", 0, 0, 400, 400) { hero }, box("b", 0, 400, 400, 400)))
    animator.advance(to: 0.5)
    let there = try XCTUnwrap(animator.frame["hero"]).frame
    animator.update(
      to: screen(box("a", 0, 0, 400, 400), box("b", 0, 400, 400, 400) { hero }), aSecond)
    assertEqual(animator.frame["hero"]?.frame, there)
    assertEqual(animator.frame["hero"]?.finalFrame, Rect(x: 10, y: 420, width: 100, height: 50))
    animator.advance(to: 5)
    animator.assertShowsTheTruth()
  }
}

extension SceneFrame {
  /// The corners of an element as they are seen in the scene.
  fileprivate func corners(_ id: ID) -> [Point] {
    guard let size = self[id]?.frame.size else { return [] }
    var corners = [
      Point.zero, Point(x: size.width, y: 0), Point(x: 0, y: size.height),
      Point(x: size.width, y: size.height),
    ]
    var next = self[id]
    while let element = next {
      corners = corners.map { element.transform.apply(to: $0) }
      next = element.parent.flatMap { self[$0] }
    }
    return corners
  }
}
