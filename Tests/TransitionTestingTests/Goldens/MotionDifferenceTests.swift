import TransitionKit
import TransitionTesting
import XCTest

/// The sentences that people read.
final class MotionDifferenceTests: XCTestCase {
  private func messages(
    _ new: AtomicTransition, _ old: AtomicTransition, in container: Container = .testPhone,
    tolerance: MotionTolerance = .standard
  ) -> [String] {
    new.compile(for: .insertion, in: container)
      .differences(
        from: MotionGolden(old.compile(for: .insertion, in: .testPhone)), tolerance: tolerance
      ).map(\.message)
  }

  func testMotionsThatAreTheSameHaveNoDifferences() {
    XCTAssertEqual(messages(.opacity, .opacity), [])
    XCTAssertEqual(
      messages(
        .opacity.animation(.easeOut.delay(0.1)),
        .opacity.animation(.easeOut).delayed(by: 0.1)), [])
  }

  func testValuesAreComparedInWords() {
    XCTAssertEqual(
      messages(.offset(x: 12), .offset(x: 0, y: 3)),
      [
        "view.translation.dx starts 12 pt further right (12 pt instead of 0 pt)",
        "view.translation.dy starts 3 pt further up (0 pt instead of 3 pt)",
      ])
    XCTAssertEqual(
      messages([.opacity, .zPosition(2)], [.blur(radius: 3), .zPosition(1)]),
      [
        "view.opacity is new", "view.zPosition is 2 instead of 1", "view.blur no longer animates",
      ])
    XCTAssertEqual(
      messages(.rotate(.degrees(90)), .rotate(.degrees(80))),
      ["view.rotation.z starts at 90° instead of 80°"])
    XCTAssertEqual(
      messages(.opacity(1), .opacity), ["view.opacity no longer animates, but is 1 all the time"])
  }

  func testTimingsAreComparedInWords() {
    XCTAssertEqual(
      messages(
        .opacity.animation(.easeOut(duration: 0.4).delay(0.048)),
        .opacity.animation(.easeOut(duration: 0.4))),
      [
        "the motion lasts 48 ms longer (0.448 s instead of 0.4 s)",
        "view.opacity starts to move 48 ms later", "view.opacity arrives 48 ms later",
      ])
    XCTAssertEqual(
      messages(.opacity.animation(.easeIn), .opacity.animation(.easeOut)),
      [
        "view.opacity moves on easeIn instead of easeOut",
        "view.opacity reaches half-way 110 ms later",
      ])
    XCTAssertEqual(
      messages(
        .opacity.animation(.spring(duration: 0.5, bounce: 0.3)),
        .opacity.animation(.spring(duration: 0.5, bounce: 0.15))),
      [
        "the motion lasts 122 ms longer (0.818747 s instead of 0.696699 s)",
        "view.opacity moves on a spring that bounces 0.3 instead of 0.15",
        "view.opacity arrives 122 ms later", "view.opacity reaches half-way 9.34 ms earlier",
        "view.opacity overshoots 4 % more (4.6 % instead of 0.6 %)",
      ])
    XCTAssertEqual(
      messages(.opacity.animation(nil), .opacity.animation(.easeOut)),
      [
        "the motion lasts 350 ms shorter (0 s instead of 0.35 s)",
        "view.opacity jumps, instead of moving on easeOut",
      ])
  }

  func testContributionsAreComparedInWords() {
    XCTAssertEqual(
      messages([.offset(x: 100), .offset(x: 30)], [.offset(x: 20), .offset(x: 100)]),
      [
        "view.translation.dx starts 10 pt further right (30 pt instead of 20 pt) "
          + "in one of 2 contributions"
      ])
    XCTAssertEqual(
      messages([.offset(x: 100), .offset(x: 30)], .offset(x: 100)),
      [
        "view.translation has 2 contributions instead of 1",
        "view.translation.dx starts 30 pt further right (130 pt instead of 100 pt)",
      ])
    XCTAssertEqual(messages([.offset(x: 100), .offset(x: 30)], .offset(x: 130)), [])
  }

  func testPiecesAreComparedTogether() {
    func columns(_ count: Int, _ transition: AtomicTransition) -> AtomicTransition {
      .pieces(.columns(count)) { _ in transition }
    }
    XCTAssertEqual(
      messages(columns(4, .opacity(0.5)), columns(4, .opacity)),
      ["view.opacity starts at 0.5 instead of 0 in all 4 pieces"])
    XCTAssertEqual(
      messages(columns(12, .opacity), columns(9, .opacity)), ["view has 12 pieces instead of 9"])
    XCTAssertEqual(
      messages(
        .pieces(.columns(4)) { .offset(x: $0.index > 1 ? 2 : 1) }, columns(4, .offset(x: 1))),
      ["view.translation.dx starts 1 pt further right (2 pt instead of 1 pt) in 2 of 4 pieces"])
  }

  func testTheDrawingOrderAndTheContainerAreComparedInWords() {
    func compile(_ transition: NavigationTransition, _ container: Container) -> CompiledTransition {
      transition.compile(for: .push, in: container)
    }
    let golden = MotionGolden(compile(.dissolve, .testPhone))
    let behind = NavigationTransition.onPush(.onInsertion([.opacity, .zPosition(-1)]))
    XCTAssertEqual(
      compile(behind, .testPhone).differences(from: golden).map(\.message),
      [
        "destination is drawn behind origin", "destination.zPosition is -1 instead of 1",
      ])
    let large = Container(size: Size(width: 400, height: 844), layoutDirection: .rightToLeft)
    XCTAssertEqual(
      compile(.dissolve, large).differences(from: golden).map(\.message),
      [
        "the motion is laid out from right to left",
        "the motion happens in a container of 400 x 844 at (0, 0) instead of 390 x 844 at (0, 0)",
      ])
  }

  func testPresenceAndDirectionAreComparedInWords() throws {
    func golden(_ presence: String, _ header: String = "") throws -> MotionGolden {
      try MotionGolden(
        parsing: """
          motion golden 2
          duration 1 s
          \(header)
          container 10 x 20 at (0, 0), left to right
          drawn from back to front: view
          view, insertion
            present \(presence)
            opacity 0 -> 1; linear from 0 s to 1 s
          """)
    }
    let before = try golden("0 s to 0.5 s")
    XCTAssertEqual(
      try golden("0 s to 0.6 s").differences(from: before).map(\.message),
      ["view is present until 0.6 s instead of 0.5 s"])
    XCTAssertEqual(
      try golden("0 s to 0.5 s", "played backwards").differences(from: before).map(\.message),
      ["the motion is played backwards"])
  }

  func testAToleranceIsKept() {
    let old = AtomicTransition.offset(x: 100).animation(.linear(duration: 1))
    let new = AtomicTransition.offset(x: 102).animation(.linear(duration: 1.01))
    XCTAssertEqual(
      messages(new, old, tolerance: MotionTolerance(time: 0.02, fraction: 0.03)), [])
    XCTAssertEqual(messages(new, old, tolerance: MotionTolerance(time: 0.02, points: 3)), [])
    XCTAssertEqual(messages(new, old, tolerance: MotionTolerance(fraction: 0.01)).count, 4)
  }
}
