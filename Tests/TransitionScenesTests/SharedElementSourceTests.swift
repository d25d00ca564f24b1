import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Sources: partners that stay in the scene.
final class SharedElementSourceTests: XCTestCase {
  private let place = Rect(x: 0, y: 0, width: 100, height: 50)
  private let large = Rect(x: 0, y: 200, width: 300, height: 150)

  private func source(staysVisible: Bool = false) -> Element<String> {
    Element("source", frame: place).opacity(0.5)
      .match(MatchKey("k", role: .source, staysVisible: staysVisible))
  }

  private func detail(_ id: String = "detail") -> Element<String> {
    Element(id, frame: large).match("k")
  }

  func testASourceIsHiddenAsLongAsItsPartnerIsOnScreen() throws {
    let animator = SceneAnimator(screen(source()), to: screen(source(), detail()))
    for time in [0, 0.5, 1, 5] {
      animator.advance(to: time)
      let hidden = try XCTUnwrap(animator.frame["source"])
      XCTAssertTrue(hidden.isHidden)
      XCTAssertFalse(hidden.isInteractive)
      XCTAssertEqual(hidden.state.opacity, 0)
      XCTAssertEqual(hidden.frame, place)
      XCTAssertEqual(hidden.presence, .present)
      XCTAssertEqual(animator.frame["detail"]?.isFlying, time < 1)
    }
    XCTAssertTrue(animator.isIdle)
  }

  func testThePartnerStartsFromTheOpacityOfTheSource() throws {
    let animator = SceneAnimator(screen(source()), to: screen(source(), detail()))
    XCTAssertEqual(try XCTUnwrap(animator.frame["detail"]).state.opacity, 0.5, accuracy: 1e-12)
    assertEqual(animator.frame["detail"]?.frame, place)
    animator.advance(to: 0.5)
    XCTAssertEqual(try XCTUnwrap(animator.frame["detail"]).state.opacity, 0.75, accuracy: 1e-12)
  }

  func testASourceMayStayVisible() throws {
    let animator = SceneAnimator(
      screen(source(staysVisible: true)), to: screen(source(staysVisible: true), detail()))
    XCTAssertEqual(animator.frame.flying, ["detail"])
    let shown = try XCTUnwrap(animator.frame["source"])
    XCTAssertFalse(shown.isHidden)
    XCTAssertTrue(shown.isInteractive)
    XCTAssertEqual(shown.state.opacity, 0.5)
  }

  func testThePartnerFliesBackIntoTheSourceWhichGetsItsOwnOpacity() throws {
    let animator = SceneAnimator(screen(source(), detail()))
    XCTAssertEqual(animator.frame["source"]?.isHidden, true)
    animator.update(to: screen(source()), aSecond)
    XCTAssertNil(animator.frame["detail"])
    for (progress, opacity) in [(0, 1.0), (0.5, 0.75)] {
      animator.advance(to: progress)
      let element = try XCTUnwrap(animator.frame["source"])
      XCTAssertTrue(element.isFlying)
      XCTAssertFalse(element.isHidden)
      XCTAssertTrue(element.isInteractive)
      XCTAssertEqual(element.presence, .present)
      XCTAssertEqual(element.state.opacity, opacity, accuracy: 1e-12)
      assertEqual(
        element.frame,
        Rect(
          x: 0, y: 200 - 200 * progress, width: 300 - 200 * progress, height: 150 - 100 * progress))
    }
    animator.advance(to: 1)
    XCTAssertEqual(animator.frame["source"]?.state.opacity, 0.5)
    animator.assertShowsTheTruth()
  }

  func testASourceIsShownAgainAtOnceWhenItsPartnerIsGoneAtOnce() {
    let animator = SceneAnimator(screen(source(), detail()))
    animator.update(to: screen(source()))
    animator.assertShowsTheTruth()
    XCTAssertEqual(animator.frame["source"]?.isHidden, false)
    XCTAssertEqual(animator.frame["source"]?.state.opacity, 0.5)
  }

  func testASourceIsShownAgainWhenAPartnerThatFadesIsGone() throws {
    var fading = aSecond
    fading.reducesMotion = true
    let animator = SceneAnimator(screen(source(), detail()), to: screen(source()), fading)
    animator.advance(to: 0.9)
    XCTAssertEqual(animator.frame["source"]?.isHidden, true)
    animator.advance(to: 1)
    XCTAssertEqual(animator.frame["source"]?.isHidden, false)
    animator.assertShowsTheTruth()
  }

  func testInterruptionsLeaveNothingHidden() throws {
    let (list, open) = (screen(source()), screen(source(), detail()))
    var generator = SeededGenerator(seed: 3)
    for animation in [Animation.linear(duration: 1), .spring(duration: 0.5, bounce: 0.3)] {
      let animator = SceneAnimator(list)
      for step in 0..<41 {
        let isOpen = step.isMultiple(of: 2)
        let before = animator.frame.elements.first { $0.isFlying && !$0.isHidden }?.frame
        animator.update(to: isOpen ? open : list, .animated(animation))
        XCTAssertEqual(animator.frame["source"]?.isHidden, isOpen)
        XCTAssertEqual(animator.frame["detail"] == nil, !isOpen)
        let after = animator.frame.elements.filter { $0.isFlying && !$0.isHidden }
        XCTAssertEqual(after.map(\.id), [isOpen ? "detail" : "source"])
        if let before { assertEqual(after.first?.frame, before) }
        animator.advance(by: generator.double(in: 0.01...0.3))
      }
      animator.advance(by: 10)
      animator.assertShowsTheTruth()
      animator.update(to: list)
      animator.advance(by: 0.1)
      animator.assertShowsTheTruth()
      XCTAssertEqual(animator.frame["source"]?.state.opacity, 0.5)
    }
  }

  func testAcrossTwoNavigationsOneElementFliesAndBothOthersAreHidden() throws {
    let second = Element("second", frame: Rect(x: 100, y: 100, width: 50, height: 50))
      .opacity(0.8).match(MatchKey("k", role: .source))
    let animator = SceneAnimator(screen(source()), to: screen(source(), second))
    animator.advance(to: 0.4)
    let third = Element("third", frame: large).match("k")
    let there = try XCTUnwrap(animator.frame["second"]).frame
    animator.update(to: screen(source(), second, third), aSecond)
    let frame = animator.frame
    XCTAssertEqual(frame.elements.filter { $0.isFlying && !$0.isHidden }.map(\.id), ["third"])
    XCTAssertEqual(frame.elements.filter(\.isHidden).map(\.id), ["source", "second"])
    assertEqual(frame["third"]?.frame, there)
    animator.advance(to: 0.8)
    // Back to the first screen before anything has arrived.
    animator.update(to: screen(source()), aSecond)
    XCTAssertEqual(animator.frame.elements.filter { !$0.isHidden }.map(\.id), ["source"])
    XCTAssertEqual(animator.diagnostics, [])
    animator.advance(to: 5)
    animator.assertShowsTheTruth()
    XCTAssertEqual(animator.frame["source"]?.state.opacity, 0.5)
  }

  func testASourceThatMovesWhileItIsHiddenIsFlownBackTo() throws {
    let animator = SceneAnimator(screen(source(), detail()))
    var moved = source()
    moved.frame.origin.y = 600
    animator.update(to: screen(moved, detail()))
    animator.advance(by: 0.1)
    animator.update(to: screen(moved), aSecond)
    assertEqual(animator.frame["source"]?.frame, large)
    animator.advance(by: 0.5)
    assertEqual(animator.frame["source"]?.frame, Rect(x: 0, y: 400, width: 200, height: 100))
    animator.advance(by: 0.5)
    animator.assertShowsTheTruth()
  }

  func testASourceThatIsRemovedWithItsPartnerOnScreenLeavesWithoutBeingSeen() {
    let animator = SceneAnimator(screen(source(), detail()), to: screen(detail()))
    for time in [0, 0.5] {
      animator.advance(to: time)
      XCTAssertEqual(animator.frame["source"]?.state.opacity ?? 0, 0, "\(time)")
      XCTAssertEqual(animator.frame["detail"]?.isFlying, false)
    }
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testAPartnerThatComesWithoutAFlightHidesTheSource() {
    let animator = SceneAnimator(screen(source()))
    animator.update(to: screen(source(), detail()))
    XCTAssertEqual(animator.frame["source"]?.isHidden, true)
    XCTAssertEqual(animator.frame["detail"]?.state, .rest)
    animator.assertShowsTheTruth()
  }

  func testTheFirstSceneHidesASource() {
    XCTAssertEqual(SceneAnimator(screen(source(), detail())).frame["source"]?.isHidden, true)
  }

  func testASourceInsideItsPartnerIsNotHiddenByWhatIsInsideIt() {
    let inside = screen(
      Element("source", frame: large) { detail("inside") }.match(MatchKey("k", role: .source)))
    XCTAssertEqual(SceneAnimator(inside).frame["source"]?.isHidden, false)
  }

  func testThousandsOfSourcesTakeAtMostLinearTime() {
    func list(_ count: Int, open: Int?) -> Scene<String> {
      var scene = screen()
      scene.elements = (0..<count).map {
        box("row \($0)", 0, Double($0), 400, 1, key: MatchKey("k\($0)", role: .source))
      }
      if let open { scene.elements.append(box("open", 0, 0, 400, 400, key: MatchKey("k\(open)"))) }
      return scene
    }
    func seconds(_ count: Int) -> Double {
      let (closed, open) = (list(count, open: nil), list(count, open: 7))
      return processorTime {
        let animator = SceneAnimator(closed, to: open)
        animator.advance(to: 0.5)
        animator.update(to: closed, aSecond)
        animator.advance(to: 5)
        XCTAssertEqual(animator.frame["row 7"]?.isHidden, false)
      }
    }
    _ = seconds(50)
    let count = Thoroughness.size(200, or: 50)
    let (few, many) = (seconds(count), seconds(8 * count))
    XCTAssertLessThan(many, 30 * few, "\(few) s and \(many) s")
  }
}
