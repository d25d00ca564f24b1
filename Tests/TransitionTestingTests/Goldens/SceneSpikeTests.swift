import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import TransitionTesting
import XCTest

/// What moves an element of a scene as code does is seen, also what happens for a millisecond only.
final class SceneSpikeTests: XCTestCase {
  private func golden(_ spike: PlantedSpike) -> MotionGolden {
    func scene(_ progress: Double) -> Scene<String> {
      Scene(
        size: Size(width: 390, height: 844),
        elements: [
          SceneElement("row", frame: Rect(x: 0, y: 0, width: 100, height: 100))
            .modifier(spike.modifier(at: progress))
        ])
    }
    return MotionGolden(
      SceneTransition(from: scene(0), to: scene(1), .animated(.linear(duration: 1))))
  }

  func testNoSpikeOfAMillisecondOfAModifierIsLost() {
    let plain = golden(.plain(.modifier))
    var count = 0
    forAll(200, .search) { generator in
      let spike = PlantedSpike(.modifier, &generator)
      let golden = golden(spike)
      XCTAssertFalse(golden.differences(from: plain).isEmpty, "\(spike)")
      XCTAssertEqual(
        golden.rankedDifferences(from: plain).first?.salience.isNoticeable, true, "\(spike)")
      XCTAssert(golden.text.contains("code looked at 1024 times"), golden.text)
      count += 1
    }
    XCTAssertGreaterThan(count, 0)
  }

  func testATimelineShowsWhatItsSamplesShow() {
    var checked = 0
    forAll(200, .search) { generator in
      let animation = Animation.randomWithSpikes(&generator)
      func scene(_ trigger: Int) -> Scene<String> {
        let frame = Rect(x: 0, y: 0, width: 100, height: 100)
        return Scene(
          size: Size(width: 390, height: 844),
          elements: [
            SceneElement("row", frame: frame).emphasis(
              Emphasis(.offset(x: 300), animation: animation, trigger: trigger))
          ])
      }
      let transition = SceneTransition(from: scene(0), to: scene(1), .animated(.smooth))
      guard let view = transition.view(of: "row") else { return XCTFail("no row") }
      let timeline = transition.timeline
      for _ in 0..<200 {
        let time = generator.double(in: 0...timeline.duration * 0.999)
        let shown = transition.frame(at: time)["row"]?.state.translation.dx ?? .nan
        // What jumps may do so a little earlier or later.
        let distance = timeline.frames(around: time, within: timeline.duration / 4096)
          .distance(to: [shown, 0, 0], of: view, .translation)
        XCTAssertLessThanOrEqual(distance, 0.4, "\(animation) at \(time)")
        checked += 1
      }
    }
    print("\(checked) values of sampled elements")
    XCTAssertGreaterThan(checked, 100)
  }

  func testWhatJumpsAtAnEndIsSeenThere() throws {
    for jump in StepJump.allCases {
      func scene(_ turns: Double) -> Scene<String> {
        Scene(size: Size(width: 390, height: 844)) {
          Element("row", frame: Rect(x: 0, y: 0, width: 100, height: 100))
            .modifier(Shake(amplitude: 0, turns: turns))
        }
      }
      let transition = SceneTransition(
        from: scene(0), to: scene(10),
        .animated(.timingCurve(.steps(2, jump: jump), duration: 1)))
      let view = try XCTUnwrap(transition.view(of: "row"))
      for time in [0.001, 0.25, 0.499, 0.501, 0.75, 0.999, 1] {
        XCTAssertEqual(
          transition.timeline.frame(at: time)[view].opacity,
          try XCTUnwrap(transition.frame(at: time)["row"]).state.opacity, accuracy: 1e-9,
          "\(jump) at \(time)")
      }
    }
  }

  func testAnEmphasisThatRepeatsIsSeenInAChangeAtOnce() throws {
    func scene(_ trigger: Int, _ x: Double) -> Scene<String> {
      let frame = Rect(x: x, y: 0, width: 100, height: 100)
      return Scene(
        size: Size(width: 390, height: 844),
        elements: [
          SceneElement("row", frame: frame).opacity(0.5).emphasis(
            Emphasis(
              .opacity(0.25), animation: .linear(duration: 1).repeatForever(), trigger: trigger))
        ])
    }
    for transaction in [Transaction(), .animated(.linear(duration: 0.3))] {
      let transition = SceneTransition(from: scene(0, 0), to: scene(1, 50), transaction)
      let view = try XCTUnwrap(transition.view(of: "row"))
      for part in [0, 0.3, 0.9] {
        let time = transition.duration * part
        XCTAssertEqual(
          transition.timeline.frame(at: time)[view].opacity,
          try XCTUnwrap(transition.frame(at: time)["row"]).state.opacity, accuracy: 1e-3,
          "\(transaction) at \(time)")
      }
    }
  }
}
