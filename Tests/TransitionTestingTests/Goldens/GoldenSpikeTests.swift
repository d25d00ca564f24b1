import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import TransitionTesting
import XCTest

/// Goldens and reviews see what happens for a moment only.
final class GoldenSpikeTests: XCTestCase {
  /// A linear animation that is elsewhere for a moment.
  private struct Spike: CustomAnimation {
    var time: Double
    var height: Double
    var width = 0.02
    let duration = 1.0

    func value(at time: Double) -> Double {
      time + (abs(time - self.time) < width / 2 ? height : 0)
    }
  }

  private func golden(_ transition: AtomicTransition) -> MotionGolden {
    MotionGolden(transition.compile(for: .insertion, in: .phone))
  }

  func testGoldensOfCodeDifferThatDifferForAMoment() {
    let (plain, spike) = (Spike(time: 0.5, height: 0), Spike(time: 0.5125, height: 5))
    let expected = golden(.offset(x: 300).animation(Animation(plain)))
    let motion = golden(.offset(x: 300).animation(Animation(spike)))
    XCTAssertFalse(motion.differences(from: expected).isEmpty)
    XCTAssertTrue(expected.differences(from: expected).isEmpty)
    XCTAssertTrue(expected.text.contains("code looked at 1024 times"))
  }

  func testNoSpikeOfAMillisecondIsLost() {
    for kind in PlantedSpike.Kind.allCases {
      let plain = golden(PlantedSpike.plain(kind).transition)
      var count = 0
      forAll(200) { generator in
        let spike = PlantedSpike(kind, &generator)
        let motion = golden(spike.transition)
        XCTAssertFalse(motion.differences(from: plain).isEmpty, "\(spike)")
        XCTAssertEqual(
          motion.rankedDifferences(from: plain).first?.salience.isNoticeable, true, "\(spike)")
        count += 1
      }
      XCTAssertGreaterThan(count, 0)
    }
  }

  /// Both happen between two of 32 equal times.
  func testABlinkAndAJumpAreNoticed() {
    func blinking(to opacity: Double) -> AtomicTransition {
      .keyframes(
        .opacity, from: [1],
        [
          .linear([1], duration: 0.505), .move([opacity]), .linear([opacity], duration: 0.01),
          .move([1]), .linear([1], duration: 0.485),
        ])
    }
    func jumping(to progress: Double) -> AtomicTransition {
      let points = [
        Point(x: 0, y: 0), Point(x: 0.508, y: 0.508), Point(x: 0.509, y: progress),
        Point(x: 0.51, y: 0.51), Point(x: 1, y: 1),
      ]
      return .offset(x: 400).animation(.timingCurve(.piecewiseLinear(points), duration: 1))
    }
    for (motion, expected) in [
      (blinking(to: 0), blinking(to: 1)), (jumping(to: 1.5), jumping(to: 0.509)),
    ] {
      let ranked = golden(motion).rankedDifferences(from: golden(expected))
      XCTAssertEqual(ranked.first?.salience.isNoticeable, true, "\(motion): \(ranked)")
    }
  }
}
