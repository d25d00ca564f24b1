import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import TransitionTesting
import XCTest

final class GestureReplayTests: XCTestCase {
  private typealias Decision = InteractionPolicy.Decision
  private let containers = LayoutDirection.allCases.flatMap { direction in
    [
      Container(size: Size(width: 390, height: 844), layoutDirection: direction),
      Container(size: Size(width: 1024, height: 768), layoutDirection: direction),
    ]
  }

  private func tracks(
    towards edge: Edge, in container: Container
  ) -> [(name: String, track: GestureTrack, decision: Decision)] {
    [
      ("flick", .flick(towards: edge, in: container), .commit(speed: nil)),
      ("goes back", .slowDragThatGoesBack(towards: edge, in: container), .cancel),
      ("release", .dragAndRelease(towards: edge, in: container), .commit(speed: nil)),
    ]
  }

  func testTheBuiltInTracksCommitAndCancelAsPeopleMeanThem() {
    for container in containers {
      for (edge, policies) in [
        (
          Edge.trailing,
          [
            InteractionPolicy.edgePan(), .contentPan(), .thresholdAndFlick(),
            .drag(towards: .trailing), .tabs,
          ]
        ),
        (.bottom, [.dismissal(), .thresholdAndFlick(.pop, axis: .vertical)]),
        (.leading, [.drag(towards: .leading)]), (.top, [.dismissal(towards: .top)]),
      ] {
        for (index, policy) in policies.enumerated() {
          for (name, track, decision) in tracks(towards: edge, in: container) {
            let animator = TransitionAnimator(
              NavigationTransition.slide.compile(for: .pop, in: container))
            let interaction = Interaction(
              animator, policy: policy, operation: .pop, in: container)
            XCTAssertEqual(
              track.replay(on: interaction), decision, "\(name) \(edge) \(index) in \(container)")
            while animator.advance(by: 1.0 / 60) {}
            XCTAssertEqual(
              animator.state, .finished(at: decision == .cancel ? .start : .end), name)
          }
        }
      }
    }
  }

  func testTheOtherWayAGestureIsRefused() {
    let container = containers[0]
    let animator = TransitionAnimator(NavigationTransition.slide.compile(for: .pop, in: container))
    let interaction = Interaction(
      animator, policy: .contentPan(), operation: .pop, in: container)
    XCTAssertNil(GestureTrack.flick(towards: .leading, in: container).replay(on: interaction))
    XCTAssertEqual(animator.state, .idle)
  }

  func testTheScreensOfAControllerFollowATrack() {
    for container in containers {
      for (name, track, decision) in tracks(towards: .trailing, in: container) {
        let window = ScreenWindow(
          size: container.frame.size, layoutDirection: container.layoutDirection)
        let navigation = TransitionController(ScreenStack(["list", "detail"]), in: window) { _ in
          .push()
        }
        window.advance(to: 3)
        var times: [Double] = []
        let found = track.replay(on: navigation, .edgePan(), framesPerSecond: 60) {
          times.append($0.time)
        }
        XCTAssertEqual(found, decision, name)
        XCTAssertEqual(Double(times.count), (track.duration * 60).rounded(.up), accuracy: 1)
        XCTAssertEqual(times, times.sorted())
        XCTAssertEqual(times.first, 3)
        while window.advance(by: 1.0 / 60) {}
        XCTAssertEqual(navigation.state.screens.count, decision == .cancel ? 2 : 1, name)
      }
    }
  }

  func testATrackThatIsCancelledGoesBack() throws {
    let container = containers[0]
    let animator = TransitionAnimator(NavigationTransition.slide.compile(for: .pop, in: container))
    let interaction = Interaction(animator, policy: .edgePan(), operation: .pop, in: container)
    let track = try GestureTrack(
      parsing: "0 s: begin at 10, 400\n0.2 s: move to 300, 400\n0.25 s: cancel")
    XCTAssertNil(track.replay(on: interaction))
    while animator.advance(by: 1.0 / 60) {}
    XCTAssertEqual(animator.state, .finished(at: .start))
  }

  func testTheThresholdsOfAPolicyAreExact() throws {
    let container = containers[0]
    func decision(
      _ x: Double, velocity: Double, _ policy: InteractionPolicy = .edgePan()
    ) throws -> Decision? {
      let animator = TransitionAnimator(
        NavigationTransition.slide.compile(for: .pop, in: container))
      let track = GestureTrack([
        .init(.begin, at: 0, position: .zero),
        .init(.end, at: 0.5, position: Point(x: x, y: 0), velocity: Point(x: velocity, y: 0)),
      ])
      return track.replay(
        on: Interaction(animator, policy: policy, operation: .pop, in: container))
    }
    XCTAssertEqual(try decision(78, velocity: 0), .commit(speed: nil))
    XCTAssertEqual(try decision(77.9, velocity: 0), .cancel)
    XCTAssertEqual(try decision(200, velocity: -199), .commit(speed: nil))
    XCTAssertEqual(try decision(200, velocity: -200), .cancel)
    XCTAssertEqual(try decision(1, velocity: 676), .commit(speed: nil))
    XCTAssertEqual(try decision(1, velocity: 675), .cancel)
    let flick = InteractionPolicy.thresholdAndFlick()
    XCTAssertEqual(try decision(131, velocity: -1199, flick), .commit(speed: nil))
    XCTAssertEqual(try decision(129, velocity: 1199, flick), .cancel)
    XCTAssertEqual(try decision(1, velocity: 1200, flick), .commit(speed: nil))
    XCTAssertEqual(try decision(131, velocity: -1200, flick), .cancel)
    XCTAssertNil(try decision(131, velocity: 0, .disabled))
  }

  func testTheBuiltInTracksHaveTheTimingOfFingers() throws {
    for container in containers {
      for (name, track, _) in tracks(towards: .trailing, in: container) {
        XCTAssertEqual(try GestureTrack(parsing: track.description), track)
        let times = track.events.map { $0.time }
        for (a, b) in zip(times, times.dropFirst()) {
          XCTAssertEqual(b - a, 1.0 / 120, accuracy: 0.0055, name)
        }
        for event in track.events {
          XCTAssert((0...container.frame.width).contains(event.position.x), "\(name) \(event)")
          XCTAssert((0...container.frame.height).contains(event.position.y), "\(name) \(event)")
        }
        let fastest = track.samples.map { abs($0.velocity?.x ?? 0) }.max() ?? 0
        XCTAssertLessThan(fastest, 2200, "\(name)")
      }
      let flick = GestureTrack.flick(in: container)
      let speed = try XCTUnwrap(flick.samples.last?.velocity).x
      XCTAssertEqual(abs(speed), 1700, accuracy: 150)
      XCTAssertEqual(speed > 0, container.layoutDirection == .leftToRight)
      XCTAssertLessThan(flick.duration, 0.12)
    }
    for size in [Size.zero, Size(width: 1, height: 1), Size(width: .nan, height: -1)] {
      for edge in Edge.allCases {
        for (_, track, _) in tracks(towards: edge, in: Container(size: size)) {
          XCTAssertEqual(try GestureTrack(parsing: track.description), track)
        }
      }
    }
  }
}
