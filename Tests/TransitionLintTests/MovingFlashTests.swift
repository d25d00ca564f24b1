import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Flashes that come from moving, scaling, clipping and rotating a bright view over a dark one.
final class MovingFlashTests: XCTestCase {
  private func safety(
    _ away: AtomicTransition, frequency: Double, times: Int = 15, in container: Container = .phone
  ) -> MotionSafety {
    let animation = Animation.linear(duration: 0.5 / frequency).repeatCount(times)
    return away.animation(animation).compile(for: .insertion, in: container).safety
  }

  private var centered: Container {
    var container = Container.phone
    container.viewFrame = Rect(x: 75, y: 200, width: 250, height: 400)
    return container
  }

  private let away: [(String, AtomicTransition)] = [
    ("move", .move(edge: .bottom)), ("offset", .offset(x: 500)), ("scale", .scale(0.1)),
    ("clip", .clip(leading: 1)),
    ("iris", .clip(top: 0.5, leading: 0.5, bottom: 0.5, trailing: 0.5)),
    ("rotate", .rotate(.degrees(90))),
    ("rotate3D", .rotate3D(.degrees(180), axis: (x: 0, y: 1, z: 0))),
    ("layoutScale", .layoutScale(x: 0.1, y: 0.1)), ("brightness", .brightness(0.2)),
    ("darkness", .brightness(-0.15)), ("contrast", .contrast(0.5)),
  ]

  func testWhatComesAndGoesFiveTimesASecondIsNotSafe() {
    for ((name, transition), frequency) in Thoroughness.pairs(
      of: Thoroughness.some(of: away, atLeast: 3), and: [5.0, 4, 8])
    {
      let safety = safety(transition, frequency: frequency, in: centered)
      XCTAssertGreaterThan(safety.flashesPerSecond, 3, "\(name) at \(frequency)")
      XCTAssertFalse(safety.passesFlashThreshold, "\(name) at \(frequency): \(safety)")
    }
  }

  /// A view that moves back and forth can pass a position twice, so that there are up to two flashes to each period, and the
  /// count errs on the safe side.
  func testWhatComesAndGoesSlowlyIsSafe() {
    for (name, transition) in Thoroughness.some(of: away) {
      let safety = safety(
        transition, frequency: 0.5, times: Thoroughness.size(15, or: 5), in: centered)
      XCTAssertLessThanOrEqual(safety.flashesPerSecond, 3, name)
      XCTAssert(safety.passesFlashThreshold, name)
    }
  }

  func testAFlashByMovingIsFoundWithItsViewAndProperty() {
    let animation = Animation.linear(duration: 0.1).repeatCount(15)
    let findings = AtomicTransition.offset(x: 500).animation(animation)
      .compile(for: .insertion, in: centered).lint().filter { $0.kind == .flash }
    XCTAssertEqual(findings.map { $0.view }, [.view])
    XCTAssertEqual(findings.map { $0.property }, [.translation])
    XCTAssertEqual(findings.map { $0.severity }, [.warning])
  }

  func testASmallViewThatJumpsIsSafe() {
    var container = Container.phone
    container.viewFrame = Rect(x: 20, y: 30, width: 60, height: 60)
    let safety = safety(.offset(x: 200), frequency: 5, in: container)
    XCTAssertGreaterThan(safety.flashesPerSecond, 3)
    XCTAssert(safety.passesFlashThreshold, "\(safety)")
  }

  func testTheAreaIsNotLessThanThatOfThePlacesThatFlash() {
    forAll(100) { generator in
      let (width, height) = (generator.double(in: 60...200), generator.double(in: 60...300))
      var container = Container.phone
      container.viewFrame = Rect(
        x: generator.double(in: 0...100), y: generator.double(in: 0...200), width: width,
        height: height)
      // The view leaves its position altogether, half of the time, and stays inside of the container.
      let safety = safety(.offset(y: height + 20), frequency: 6, in: container)
      XCTAssertGreaterThanOrEqual(safety.flashingArea, 0.9 * width * height, "\(width) \(height)")
      XCTAssertLessThanOrEqual(
        safety.flashingArea, (width + 20) * (2 * height + 50), "\(width) \(height)")
    }
  }

  func testASlidingPageDoesNotFlash() {
    for animation in [Animation.bouncy, .snappy, .linear, .spring(duration: 0.5, bounce: 0.6)] {
      let safety = NavigationTransition.slide.animation(animation)
        .compile(for: .push, in: .phone).safety
      XCTAssert(safety.passesFlashThreshold, "\(animation): \(safety)")
    }
  }
}
