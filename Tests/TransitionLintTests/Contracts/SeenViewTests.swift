import TransitionKit
import TransitionLint
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Contracts are about what is seen: what is there, not clipped away, not turned away, and has an area.
final class SeenViewTests: XCTestCase {
  private let size = Size(width: 390, height: 844)
  private let page = ViewID.element("page")
  private let row = ViewID.element("row")

  private func change(
    _ before: [Element<String>], _ after: [Element<String>], duration: Double = 1
  ) -> SceneTransition<String> {
    SceneTransition(
      from: Scene(size: size) { for element in before { element } },
      to: Scene(size: size) { for element in after { element } },
      .animated(.linear(duration: duration)))
  }

  // MARK: Presence

  /// A page that fades out after 0.2 of 1 s, while a card moves.
  private func leavingPage() -> SceneTransition<String> {
    let leaving = Element("page", frame: Rect(size: size))
      .transition(.move(edge: .leading).animation(.linear(duration: 0.2)))
    let card = Rect(x: 20, y: 20, width: 80, height: 80)
    return change(
      [leaving, Element("card", frame: card)],
      [Element("card", frame: Rect(x: 20, y: 200, width: 80, height: 80))])
  }

  func testAnElementThatHasLeftIsNotPresentAndCoversNothing() {
    let change = leavingPage()
    let absence = change.violations(of: .present(page, during: 0...1)).first
    XCTAssertEqual(absence?.time ?? -1, 0.2, accuracy: 1e-9)
    XCTAssertTrue(change.verdict(on: .present(page, during: 0...0.2)).isProved)
    let still = self.change(
      [
        Element("page", frame: Rect(size: size))
          .transition(.opacity(1).animation(.linear(duration: 0.2))),
        Element("card", frame: .zero),
      ], [Element("card", frame: Rect(x: 0, y: 0, width: 1, height: 1))])
    XCTAssertFalse(still.verdict(on: .covers()).holds)
  }

  func testPresenceIsMirroredInAReversedChange() {
    let reversed = leavingPage().reversed()
    XCTAssertTrue(reversed.verdict(on: .present(page, during: 0.8...1)).isProved)
    XCTAssertEqual(
      reversed.violations(of: .present(page, during: 0...1)).first?.time ?? -1, 0, accuracy: 1e-9)
  }

  func testTheSourceOfASharedElementIsNotPresent() {
    let change = change(
      [
        Element("thumb", frame: Rect(x: 10, y: 10, width: 50, height: 50))
          .match("cover")
      ],
      [
        Element("cover", frame: Rect(x: 0, y: 300, width: 390, height: 390))
          .match("cover")
      ])
    XCTAssertNil(change.frame(at: 0.1)["thumb"])
    XCTAssertFalse(change.verdict(on: .present(.element("thumb"), during: 0...1)).holds)
    XCTAssertTrue(change.verdict(on: .present(.element("cover"), during: 0...1)).isProved)
  }

  func testWhatAViewDoesAfterItHasLeftDoesNotCount() {
    let change = leavingPage()
    // At 0.2 s it has left on the leading side.
    let beyond = Rect(x: -390, y: 0, width: 780, height: 844)
    XCTAssertTrue(change.verdict(on: .inside(beyond, page)).isProved)
    XCTAssertTrue(change.verdict(on: .speed(of: page, atMost: 1951)).isProved)
  }

  // MARK: Clips

  func testAPageInsideASmallClippedElementDoesNotCover() {
    func box(_ clips: Bool) -> Element<String> {
      Element("box", frame: Rect(x: 0, y: 0, width: 100, height: 100)) {
        Element("page", frame: Rect(size: size))
      }.clipped(clips)
    }
    let card = Element("card", frame: .zero)
    let moved = Element("card", frame: Rect(x: 0, y: 9, width: 0, height: 0))
    XCTAssertFalse(change([box(true), card], [box(true), moved]).verdict(on: .covers()).holds)
    XCTAssertTrue(change([box(false), card], [box(false), moved]).verdict(on: .covers()).isProved)
    let corner = Rect(x: 10, y: 10, width: 80, height: 80)
    XCTAssertTrue(
      change([box(true), card], [box(true), moved]).verdict(on: .covers(corner)).isProved)
  }

  /// A row that scrolls out of a list.
  private func scrolling(clips: Bool, tilt: Double = 0) -> SceneTransition<String> {
    func list(_ y: Double) -> Element<String> {
      var list = Element("list", frame: Rect(x: 40, y: 100, width: 300, height: 400)) {
        Element("row", frame: Rect(x: 0, y: y, width: 300, height: 60))
      }.clipped(clips)
      list.state.rotation.angle = .degrees(tilt)
      return list
    }
    return change([list(100)], [list(-80)])
  }

  func testARowThatScrollsOutOfAClippedListStaysInside() {
    let list = Rect(x: 40, y: 100, width: 300, height: 400)
    XCTAssertTrue(scrolling(clips: true).verdict(on: .inside(list, row)).isProved)
    XCTAssertTrue(scrolling(clips: true).reversed().verdict(on: .inside(list, row)).isProved)
    let outside = scrolling(clips: false).violations(of: .inside(list, row)).first
    XCTAssertEqual(outside?.time ?? -1, 100.0 / 180, accuracy: 1e-3)
  }

  func testARowThatIsClippedAwayOverlapsNothing() {
    let header = Element("header", frame: Rect(x: 0, y: 0, width: 390, height: 90))
    func list(_ y: Double) -> Element<String> {
      Element("list", frame: Rect(x: 40, y: 100, width: 300, height: 400)) {
        Element("row", frame: Rect(x: 0, y: y, width: 300, height: 60))
      }.clipped()
    }
    let change = change([header, list(100)], [header, list(-80)])
    XCTAssertTrue(change.verdict(on: .disjoint(row, .element("header"))).isProved)
  }

  func testAClipIsTurnedWithItsElement() {
    // The list rotated by 20 degrees, and the row above it.
    let around = Rect(x: -60, y: 50, width: 500, height: 500)
    XCTAssertTrue(scrolling(clips: true, tilt: 20).verdict(on: .inside(around, row)).isProved)
    XCTAssertFalse(scrolling(clips: false, tilt: 20).verdict(on: .inside(around, row)).holds)
  }

  // MARK: Areas and backs

  private func insertion(_ transition: AtomicTransition) -> CompiledTransition {
    transition.animation(.linear(duration: 1)).compile(
      for: .insertion, in: Container(size: size))
  }

  func testAViewWithoutAreaIsNowhere() {
    let inside = Rect(x: 0, y: 0, width: 10, height: 10)
    let away = AtomicTransition.offset(x: 500, y: 0)
    for empty in [
      AtomicTransition.scale(0), .clip(top: 1), .layoutScale(x: 0, y: 1),
    ] {
      let removal = away.combined(with: empty).animation(nil).compile(
        for: .removal, in: Container(size: size))
      let hidden = Motion(removal.timeline, in: Container(size: size))
      XCTAssertTrue(hidden.verdict(on: .inside(inside, .view)).holds, "\(empty)")
    }
  }

  func testAViewThatIsTurnedAwayIsNotSeen() {
    let turn = insertion(
      .rotate3D(.degrees(180), axis: (x: 0, y: 1, z: 0), perspective: 0))
    // Until it is half-way, its back is seen, which is not drawn.
    let left = Rect(x: -400, y: -400, width: 590, height: 1700)
    let violation = turn.violations(of: .inside(left, .view)).first
    XCTAssertEqual(violation?.time ?? -1, 0.5, accuracy: 1e-2)
    XCTAssertFalse(turn.verdict(on: .covers()).holds)
  }

  // MARK: Values

  func testSettlingIsAFractionOfTheWayFromStartToEnd() {
    let detour = insertion(
      .keyframes(
        .translation, from: [10, 0, 0],
        [
          .linear([400, 0, 0], duration: 0.2), .linear([3, 0, 0], duration: 0.2),
          .linear([0, 0, 0], duration: 0.6),
        ]))
    XCTAssertFalse(
      detour.verdict(on: .settles(.view, .translation, component: "dx", by: 0.4, within: 0.1)).holds
    )
    XCTAssertTrue(
      detour.verdict(on: .settles(.view, .translation, component: "dx", by: 0.81, within: 0.1))
        .isProved)
  }

  func testAnAccelerationIsTheChangeOfVelocityInASixtiethOfASecond() throws {
    let curves: [Animation] = [
      .easeOut(duration: 0.5), .easeIn(duration: 0.5), .easeInOut(duration: 0.3), .bouncy,
    ]
    for animation in curves {
      let move = AtomicTransition.offset(x: 300, y: 0).animation(animation)
        .compile(for: .insertion, in: Container(size: size))
      let duration = move.timeline.duration
      let step = 1.0 / 60
      let track = try XCTUnwrap(move.timeline.tracks.first { $0.property == .translation })
      var largest = 0.0
      let steps = Thoroughness.size(2000, or: 500)
      for index in 0...steps {
        let time = (duration - step - 1e-9) * Double(index) / Double(steps)
        let first = move.timeline.velocity(of: track, at: time).x
        let later = move.timeline.velocity(of: track, at: time + step).x
        largest = max(largest, 60 * abs(later - first))
      }
      let contracts: [(Double) -> MotionContract] = [
        { .acceleration(of: .view, atMost: $0) },
        { .acceleration(of: .view, .translation, component: "dx", atMost: $0) },
      ]
      for contract in contracts {
        XCTAssertTrue(move.verdict(on: contract(largest * 1.01)).isProved, "\(animation)")
        let violation = move.violations(of: contract(largest * 0.99)).first
        XCTAssertLessThanOrEqual(violation?.value ?? .infinity, largest * 1.001, "\(animation)")
        XCTAssertNotNil(violation, "\(animation)")
      }
    }
  }

  func testAnInfiniteSlopeHasAnInfiniteAcceleration() {
    let steep = insertion(.opacity).motion.duration
    XCTAssertEqual(steep, 1)
    let circular = AtomicTransition.offset(x: 300, y: 0)
      .animation(.timingCurve(.circularEaseOut, duration: 1))
      .compile(for: .insertion, in: Container(size: size))
    for contract in [
      MotionContract.acceleration(of: .view, atMost: 1e9),
      .acceleration(of: .view, .translation, component: "dx", atMost: 1e9),
    ] {
      XCTAssertEqual(circular.violations(of: contract).first?.value, .infinity)
    }
  }
}
