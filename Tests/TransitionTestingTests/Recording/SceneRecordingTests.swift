import TransitionControllers
import TransitionKit
import TransitionLint
import TransitionScenes
import TransitionTestSupport
import TransitionTesting
import XCTest

final class SceneRecordingTests: XCTestCase {
  private func scene(_ offset: Double, hasBadge: Bool) -> Scene<String> {
    Scene(size: Size(width: 400, height: 800)) {
      Element("card", frame: Rect(x: 20, y: 100 + offset, width: 160 + offset, height: 200)) {
        Element("cover", frame: Rect(x: 0, y: 0, width: 160, height: 120))
      }
      if hasBadge {
        Element("badge", frame: Rect(x: 300, y: 20, width: 40, height: 40)).transition(.scale(0.2))
      }
    }
  }

  func testARecordedSceneHasTheFramesOfItsAnimator() throws {
    func calls(_ animator: SceneAnimator<String>, _ advance: (Double) -> Void) {
      animator.update(to: scene(300, hasBadge: true), animation: .snappy)
      advance(0.15)
      animator.update(to: scene(50, hasBadge: false), animation: .easeInOut(duration: 0.4))
    }
    let recorded = SceneAnimator(scene(0, hasBadge: false))
    let motion = Motion(recording: recorded, tolerance: 0) { recorder in
      calls(recorded) { recorder.advance(to: $0) }
    }
    let animator = SceneAnimator(scene(0, hasBadge: false))
    var samples: [(Double, SceneFrame<String>)] = []
    calls(animator) { _ in
      for step in 1..<36 {
        animator.advance(to: Double(step) / 240)
        samples.append((Double(step) / 240, animator.frame))
      }
      animator.advance(to: 0.15)
    }
    let end = animator.settlingTime
    var step = 37.0
    while step / 240 < motion.duration {
      animator.advance(to: step / 240)
      samples.append((step / 240, animator.frame))
      step += 1
    }
    XCTAssertGreaterThan(samples.count, 100)
    XCTAssertEqual(motion.duration, end, accuracy: 1e-9)
    for (time, frame) in samples {
      let shown = motion.timeline.frame(at: time)
      for element in frame.elements {
        let view = ViewID.element(element.id)
        let placement = try XCTUnwrap(motion.placements.first { $0.view == view })
        let moved = shown[view].frame
        XCTAssertEqual(
          placement.frame.origin.y + moved.origin.y, element.frame.origin.y, accuracy: 1e-9)
        XCTAssertEqual(
          placement.frame.width + moved.width, element.frame.width, accuracy: 1e-9)
        var state = shown[view]
        state.frame = element.state.frame
        XCTAssertNil(state.difference(from: element.state, tolerance: 1e-9), "\(view) at \(time)")
      }
      let intervals = try XCTUnwrap(motion.presence[.element("badge")])
      if intervals.contains(where: { abs($0.upperBound - time) < 1e-9 }) { continue }
      let isThere = intervals.contains { $0.contains(time) }
      XCTAssertEqual(isThere, frame["badge"] != nil, "\(time)")
    }
    XCTAssertEqual(motion.placements.map { "\($0)" }.first, "card: 210 x 200 at (20, 150)")
    XCTAssertEqual(
      motion.placements.first { $0.view == .element("cover") }?.parent, .element("card"))
  }

  func testAChangeThatIsLeftAloneMovesLikeItsTransition() {
    let (from, to) = (scene(0, hasBadge: false), scene(300, hasBadge: true))
    let animator = SceneAnimator(from)
    let motion = Motion(recording: animator, tolerance: 0) { _ in
      animator.update(to: to, animation: .smooth)
    }
    let transition = SceneTransition(from: from, to: to, Transaction(animation: .smooth))
    XCTAssertEqual(motion.duration, transition.duration, accuracy: 1e-9)
    for step in 0..<Int(motion.duration * 240) {
      let time = Double(step) / 240
      let (a, b) = (motion.timeline.frame(at: time), transition.timeline.frame(at: time))
      for view in b.drawingOrder {
        XCTAssertNil(a[view].difference(from: b[view], tolerance: 1e-9), "\(view) at \(time)")
      }
    }
  }

  func testAWindowIsRecordedWithItsGesture() throws {
    let size = Size(width: 390, height: 844)
    func window() -> (ScreenWindow, TransitionController<ScreenStack<String>>) {
      let window = ScreenWindow(size: size)
      let navigation = TransitionController(ScreenStack(["list", "detail"]), in: window) { _ in
        .push()
      }
      return (window, navigation)
    }
    let (recorded, navigation) = window()
    recorded.advance(to: 1)
    var decision: InteractionPolicy.Decision?
    let track = GestureTrack.slowDragThatGoesBack(in: Container(size: size))
    let motion = Motion(recording: recorded, tolerance: 0) { recorder in
      decision = recorder.replay(track, on: navigation, .edgePan())
    }
    XCTAssertEqual(decision, .cancel)
    XCTAssertGreaterThan(motion.duration, track.duration)

    // The same gesture without a recorder, and frames at its own rate.
    let (other, controller) = window()
    other.advance(to: 1)
    var count = 0
    track.replay(on: controller, .edgePan(), framesPerSecond: 240) { frame in
      let shown = motion.timeline.frame(at: frame.time - 1)
      count += 1
      // At the time of an event a recording shows what follows from it.
      guard !track.events.contains(where: { abs($0.time - frame.time + 1) < 1e-9 }) else { return }
      for element in frame.elements {
        let view = ViewID.element("\(element.id)")
        XCTAssertNil(
          shown[view].difference(from: element.state, tolerance: 1e-6), "\(view) at \(frame.time)")
      }
    }
    XCTAssertGreaterThan(count, 300)
    let last = motion.timeline.frame(at: motion.duration)
    XCTAssert(last[.element("0/1")].isAtRest || !motion.presence.isEmpty)
  }

  func testAViewThatComesBackDoesNotMoveWhileItIsAway() throws {
    func scene(hasBadge: Bool) -> Scene<String> {
      Scene(size: Size(width: 400, height: 800)) {
        if hasBadge {
          Element("badge", frame: Rect(x: 300, y: 20, width: 40, height: 40))
            .transition(.asymmetric(insertion: .offset(x: 100), removal: .opacity))
        }
      }
    }
    let animator = SceneAnimator(scene(hasBadge: true))
    let motion = Motion(recording: animator) { recorder in
      animator.update(to: scene(hasBadge: false), animation: .linear(duration: 0.2))
      recorder.advance(to: 1)
      animator.update(to: scene(hasBadge: true), animation: .linear(duration: 0.4))
    }
    let badge = ViewID.element("badge")
    XCTAssertEqual(motion.presence[badge]?.count, 2)
    XCTAssertEqual(motion.presence[badge]?.first?.upperBound ?? 0, 0.2, accuracy: 1e-9)
    XCTAssertEqual(motion.presence[badge]?.last?.lowerBound, 1)
    for time in [0.3, 0.6, 0.999] {
      let state = motion.timeline.frame(at: time)[badge]
      XCTAssertEqual(state.translation.dx, 0, accuracy: 1e-9)
      XCTAssertLessThan(state.opacity, 0.05)
    }
    XCTAssertEqual(motion.timeline.frame(at: 1.2)[badge].translation.dx, 50, accuracy: 1e-3)
    XCTAssertEqual(motion.timeline.frame(at: 1.2)[badge].opacity, 1)
  }

  func testOrdersArePartOfARecording() {
    func scene(_ ids: [String]) -> Scene<String> {
      Scene(
        size: Size(width: 100, height: 100),
        elements: ids.map { Element($0, frame: Rect(x: 0, y: 0, width: 10, height: 10)) })
    }
    let animator = SceneAnimator(scene(["a", "b"]))
    let motion = Motion(recording: animator, for: 0.5) { recorder in
      recorder.advance(to: 0.25)
      animator.update(to: scene(["b", "a"]))
    }
    XCTAssertEqual(motion.drawingOrders.map { $0.time }, [0, 0.25])
    XCTAssertEqual(
      motion.drawingOrders.map { $0.order },
      [[.element("a"), .element("b")], [.element("b"), .element("a")]])
    XCTAssertEqual(motion.duration, 0.5)
    XCTAssert(motion.samplings.isEmpty)
  }
}
