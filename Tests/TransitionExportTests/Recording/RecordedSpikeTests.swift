import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

/// A recording keeps what happens between two of its frames, or says by how much it does not.
final class RecordedSpikeTests: XCTestCase {
  private let container = Container(size: Size(width: 400, height: 800))

  private func recording(
    _ animations: [Animation], _ log: RunLog
  ) throws -> (ExportedRun, [String: CompiledTransition]) {
    var transitions: [String: CompiledTransition] = [:]
    for (index, name) in ["push", "pop"].enumerated() {
      transitions[name] = NavigationTransition.slide.animation(animations[index])
        .compile(for: index == 0 ? .push : .pop, in: container)
    }
    return (try ExportedRun(log, of: transitions), transitions)
  }

  func testASpikeOfThreeMillisecondsIsRecorded() throws {
    let spike = Animation.timingCurve(
      .piecewiseLinear([
        Point(x: 0, y: 0), Point(x: 0.101, y: 0.101), Point(x: 0.1025, y: 1),
        Point(x: 0.104, y: 0.104), Point(x: 1, y: 1),
      ]), duration: 1)
    let log = RunLog(of: "push", [.init(0, .start), .init(0.3, .retarget(to: "pop"))])
    let (recording, transitions) = try recording([spike, spike], log)
    let replay = try RunReplay(log, of: transitions)
    replay.advance(to: 0.1025)
    XCTAssertEqual(replay.animator.frame[.destination].translation.dx, 0, accuracy: 1e-9)
    XCTAssertEqual(
      recording.timeline.frame(at: 0.1025)[.destination].translation.dx, 0, accuracy: 0.102)
  }

  /// At every point of the curves that it plays, and at random times.
  func testARecordingIsWithinItsReport() throws {
    var checked = 0
    forAll(200, .search) { generator in
      let animations = (0..<2).map { _ in Animation.randomWithSpikes(&generator) }
      var entries: [RunLog.Entry] = [.init(0, .start)]
      var time = 0.0
      for index in 0..<generator.int(in: 1...3) {
        time += generator.double(in: 0.02...0.4)
        let next = index.isMultiple(of: 2) ? "pop" : "push"
        entries.append(
          .init(
            time,
            generator.pick([
              .retarget(to: next), .retarget(to: next), .reverse(.mirrored), .reverse(.retimed),
              .scrub(to: generator.double(in: 0...1)), .pause, .resume,
              .finish(velocity: generator.double(in: -5...5)),
              .cancel(velocity: generator.double(in: -5...5)),
            ])))
      }
      let log = RunLog(of: "push", entries)
      let (recording, transitions) = try self.recording(animations, log)
      let duration = recording.timeline.duration
      var times = (0..<1000).map { _ in generator.double(in: 0...duration) }
      for animation in animations {
        guard case .curve(let curve, let length) = animation.base else { continue }
        // What jumps at one of them may do so a rounding error later.
        let points = entries.flatMap { entry in curve.breakpoints.map { entry.time + $0 * length } }
        times += points.flatMap { [$0 - 1e-9, $0 + 1e-9] }
      }
      let replay = try RunReplay(log, of: transitions)
      for time in times.sorted() where time < duration {
        replay.advance(to: time)
        for view in [ViewID.origin, .destination] {
          guard let page = replay.animator.pageOfFirst(view) else { continue }
          let shown = replay.animator.frame[page][.translation]
          let entry = recording.accuracy.entries.first {
            $0.view == view && $0.property == .translation
          }
          checked += 1
          // What jumps may do so a little later, and moves meanwhile.
          let shift = entry?.shift ?? 0
          let distance = recording.timeline.frames(around: time, within: shift)
            .distance(to: shown, of: view, .translation)
          XCTAssertLessThanOrEqual(
            distance, (entry?.error ?? 0) + 4000 * shift + 1e-6, "\(view) at \(time) of \(log)")
        }
      }
    }
    print("\(checked) values of recordings")
    XCTAssertGreaterThan(checked, 1000)
  }
}

extension TransitionAnimator {
  /// The view that is now the page which the first transition, a push, has as a view.
  fileprivate func pageOfFirst(_ view: ViewID) -> ViewID? {
    let number = view == .origin ? 0 : 1
    return frame.drawingOrder.first { page(of: $0) == number }
  }
}
