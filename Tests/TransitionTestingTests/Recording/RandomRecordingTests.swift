import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import TransitionTesting
import XCTest

/// Recordings of random runs show what the animator shows.
final class RandomRecordingTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  func testARecordingOfAnyRunHasTheFramesOfTheAnimator() throws {
    var compared = 0
    forAll(330) { generator in
      let transitions = [
        "push": compiled(.push, &generator), "pop": compiled(.pop, &generator),
        "other": compiled(.push, &generator),
      ]
      let log = log(&generator)
      do {
        let motion = try Motion(recording: log, of: transitions, for: 2, tolerance: 0)
        let sparse = try Motion(recording: log, of: transitions, for: 2)
        let replay = try RunReplay(log, of: transitions)
        for step in 1..<480 {
          let time = Double(step) / 240
          replay.advance(to: time)
          guard log.entries.allSatisfy({ abs($0.time - time) > 1e-9 }), time < motion.duration
          else {
            continue
          }
          let frame = replay.animator.frame
          let shown = motion.views(at: time)
          // What leaves is gone at the next sample, at which both answers are right.
          guard !motion.isBoundary(time) else { continue }
          XCTAssertEqual(shown.count, frame.drawingOrder.count, "\(time)\n\(log.text)")
          for (view, role) in zip(shown, frame.drawingOrder) {
            compared += 1
            let differences = [
              (motion, 1e-9), (sparse, 1e-6 * 1000),
            ].compactMap { motion, tolerance in
              var state = motion.timeline.frame(at: time)[view]
              // The drawing order of the recording has it.
              state.zPosition = frame[role].zPosition
              return state.difference(from: frame[role], tolerance: tolerance)
            }
            XCTAssertEqual(differences, [], "\(view) at \(time)\n\(log.text)")
            if !differences.isEmpty { return }
          }
        }
      } catch {
        XCTFail("\(error)")
      }
    }
    XCTAssertGreaterThan(compared, Thoroughness.size(5000, or: 300))
  }

  private func compiled(
    _ operation: NavigationTransition.Operation, _ generator: inout SeededGenerator
  ) -> CompiledTransition {
    generator.pick([
      NavigationTransition.parallaxPush, .slide, .fade(.cross), .cover, .zoom,
      .slide.animation(.bouncy), .dissolve.animation(.linear(duration: 0.6)),
    ]).compile(for: operation, in: container)
  }

  private func log(_ generator: inout SeededGenerator) -> RunLog {
    var time = 0.0
    var entries = [RunLog.Entry(0, .start)]
    for _ in 0..<generator.int(in: 1...5) {
      time += generator.double(in: 0...0.3)
      let progress = generator.double(in: 0...1)
      entries.append(
        .init(
          time,
          generator.pick([
            .pause, .resume, .reverse(.mirrored), .scrub(to: progress), .finish(velocity: 2),
            .cancel(velocity: -1), .retarget(to: "pop"), .retarget(to: "push"),
            .retarget(to: "other"),
          ])))
    }
    return RunLog(of: "push", entries)
  }
}

extension Motion {
  /// The views that are present at a time, from back to front.
  fileprivate func views(at time: Double) -> [ViewID] {
    let order =
      drawingOrders.last { $0.time <= time }?.order
      ?? timeline.drawingOrder.map { timeline.targets[$0].id }
    return order.filter { view in presence[view]?.contains { $0.contains(time) } ?? true }
  }

  /// Whether a view comes or leaves at a time.
  fileprivate func isBoundary(_ time: Double) -> Bool {
    presence.values.joined().contains {
      abs($0.lowerBound - time) < 1e-9 || abs($0.upperBound - time) < 1e-9
    } || drawingOrders.contains { abs($0.time - time) < 1e-9 }
  }
}
