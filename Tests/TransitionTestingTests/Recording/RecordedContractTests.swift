import TransitionControllers
import TransitionKit
import TransitionLint
import TransitionTesting
import XCTest

/// Contracts and goldens work on recordings as on what is compiled.
final class RecordedContractTests: XCTestCase {
  private let size = Size(width: 390, height: 844)

  /// A push that a pop interrupts.
  private func interruptedPush() throws -> Motion {
    let container = Container(size: size)
    let transitions = [
      "push": NavigationTransition.slide.compile(for: .push, in: container),
      "pop": NavigationTransition.slide.compile(for: .pop, in: container),
    ]
    let log = RunLog(of: "push", [.init(0, .start), .init(0.15, .retarget(to: "pop"))])
    return try Motion(recording: log, of: transitions)
  }

  func testContractsHoldAndBreakOnARecordedRun() throws {
    let motion = try interruptedPush()
    let held = motion.violations(
      of: .endsAtRest(.origin), .drawn(.destination, above: .origin), .speed(atMost: 4000))
    XCTAssert(held.isEmpty, "\(held)")
    XCTAssertEqual(motion.violations(of: .speed(of: .destination, atMost: 300)).count, 1)
    XCTAssertEqual(motion.violations(of: .drawn(.origin, above: .destination)).count, 1)
  }

  /// A spring ends by a thousandth of its distance, which is no jump, however that is rounded.
  func testSheetsOfAnyHeightAreRecordedWithoutAJump() {
    for height in stride(from: 100.0, through: 500, by: 30.5) {
      let window = ScreenWindow(size: size)
      let navigation = TransitionController(ScreenStack(["list"]), in: window) { _ in
        .sheet(detents: [.height(height)])
      }
      let motion = Motion(recording: window) { _ in navigation.present("sheet") }
      let violations = motion.violations(of: .speed(of: .element("0/1"), atMost: 6000))
      XCTAssert(violations.isEmpty, "\(height): \(violations)")
    }
  }

  func testContractsHoldOnARecordedWindow() {
    let window = ScreenWindow(size: size)
    let navigation = TransitionController(ScreenStack(["list"]), in: window) { _ in .push() }
    let motion = Motion(recording: window) { recorder in
      navigation.push("detail")
      recorder.advance(by: 0.15)
      navigation.pop()
    }
    let (list, detail) = (ViewID.element("0/0"), ViewID.element("0/1"))
    XCTAssert(
      motion.timeline.views.contains(list) && motion.timeline.views.contains(detail),
      "\(motion.timeline.views)")
    let held = motion.violations(
      of: .drawn(detail, above: list), .speed(of: detail, atMost: 4000), .endsAtRest(list))
    XCTAssert(held.isEmpty, "\(held)")
    XCTAssertEqual(motion.violations(of: .speed(of: detail, atMost: 300)).count, 1)
  }

  func testAGoldenOfARecordingIsReadFromItsText() throws {
    let golden = MotionGolden(try interruptedPush())
    XCTAssertEqual(try MotionGolden(parsing: golden.description), golden)
  }
}
