import TransitionKit
import TransitionTestSupport
import XCTest

/// A search through random hostile transitions for one that traps or has a number in a frame that is not
/// finite.
final class HostileSearchTests: XCTestCase {
  func testNoHostileTreeTrapsOrGivesAFrameThatIsNotFinite() {
    for seed in Thoroughness.seeds(50_000, .search) {
      var generator = SeededGenerator(seed: seed)
      let transition = AtomicTransition.hostile(&generator)
      let container = Container.hostile(&generator)
      let isNavigation = generator.bool()
      let compiled =
        isNavigation
        ? NavigationTransition(transition).compile(
          for: generator.bool() ? .push : .pop, in: container)
        : transition.compile(for: .random(&generator), in: container)
      let times = [0, 1, generator.double(in: 0...1), generator.double(in: 0...1)].map {
        $0 * compiled.timeline.duration
      }
      guard (0...1e14).contains(compiled.timeline.duration) else {
        return XCTFail("the duration is \(compiled.timeline.duration), seed \(seed)")
      }
      let other = generator.hostileNumber()
      for time in times + [-1, .infinity, .nan, other] {
        if let flaw = flaw(in: compiled.timeline.frame(at: time)) {
          return XCTFail("\(flaw) at \(time) s, seed \(seed)")
        }
      }
      // What is found is reported without a trap, and everything equals itself.
      if seed % 16 == 0 {
        XCTAssertEqual(compiled.timeline, compiled.timeline, "seed \(seed)")
        XCTAssertEqual(container, container, "seed \(seed)")
        let texts = compiled.diagnostics.map(\.description) + compiled.conflicts.map(\.description)
        XCTAssertFalse(texts.contains(""), "seed \(seed)")
        for track in compiled.timeline.views.prefix(3) {
          for property in compiled.timeline.frame(at: 0)[track].written {
            let velocity = compiled.timeline.velocity(of: track, property, at: times[2])
            XCTAssertFalse(velocity.components.contains { !$0.isFinite }, "seed \(seed)")
          }
        }
      }
    }
  }

  private func flaw(in frame: Timeline.Frame) -> String? {
    if !frame.time.isFinite, !frame.time.isInfinite { return "the time is \(frame.time)" }
    for id in frame.drawingOrder {
      for view in [id] + frame.pieces(of: id) {
        let state = frame[view]
        for property in state.written {
          for component in state[property].components where !(abs(component) <= 1e12) {
            return "\(view).\(property) is \(component)"
          }
        }
      }
    }
    return nil
  }
}
