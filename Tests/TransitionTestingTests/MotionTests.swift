import TransitionKit
import TransitionLint
import TransitionTesting
import XCTest

final class MotionTests: XCTestCase {
  private let slide = NavigationTransition.slide.compile(
    for: .push, in: Container(size: Size(width: 390, height: 844)))

  func testTheMotionOfATransitionIsItsTimeline() {
    XCTAssertEqual(slide.motion.timeline, slide.timeline)
    XCTAssertEqual(slide.motion.duration, slide.timeline.duration)
  }

  func testWhatIsPrintedReadsAsASentence() {
    XCTAssertEqual("\(slide.motion)", "0.35 s, origin, destination")
    let contract = MotionContract.speed(of: .destination, atMost: 1000)
    XCTAssertEqual("\(contract)", "destination moves by at most 1000 pt a second")
    XCTAssertEqual(
      "\(slide.verdict(on: .covers()))", "the container is covered: proved")
    XCTAssertEqual(
      slide.violations(of: .overshoot(.origin, .translation, atMost: 0.1)).map { "\($0)" }, [])
    XCTAssertEqual(
      slide.violations(of: .bounded(.origin, .translation, component: "dx", in: -10...0)).map {
        "\($0)"
      },
      [
        """
        origin.translation.dx goes beyond -10 pt at 0.0398 s, and reaches -390 pt \
        (origin.translation.dx stays in -10...0)
          moved by push / origin / move(edge: .leading)
        """
      ])
    XCTAssertEqual(
      "\(slide.maximumVelocity(of: .origin, .translation, component: "dy"))", "0, at most 0")
  }

  func testAReportHasALineForEachFinding() {
    let container = Container(size: Size(width: 390, height: 844))
    let slide = NavigationTransition.slide.compile(for: .push, in: container)
    let violations = slide.violations(of: .speed(atMost: 1), .drawn(.origin, above: .destination))
    XCTAssertEqual(violations.report, violations.map { "\($0)" }.joined(separator: "\n"))
    XCTAssertEqual(violations.count, 2)
    let slower = NavigationTransition.slide.animation(.easeInOut(duration: 0.4))
      .compile(for: .push, in: container)
    let differences = slower.differences(from: MotionGolden(slide))
    XCTAssertEqual(differences.report, differences.map { "\($0)" }.joined(separator: "\n"))
    XCTAssertEqual(differences.first?.kind, .duration)
  }
}
