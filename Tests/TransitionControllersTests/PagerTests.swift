import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Screens that lie side by side on one track: SCENES, sections 6.1.9 and 9.
final class PagerTests: XCTestCase {
  private typealias Tabs = TransitionController<TabSelection<Int>>

  private func pager(
    _ count: Int = 4, at selected: Int = 0, _ animation: Animation = .linear(duration: 1),
    layoutDirection: LayoutDirection = .leftToRight
  ) throws -> (ScreenWindow, Tabs) {
    let window = ScreenWindow(
      size: Size(width: 100, height: 200), layoutDirection: layoutDirection)
    let tabs = TransitionController(
      try TabSelection(Array(0..<count), selected: selected), in: window
    ) { _ in .pager.animation(animation) }
    // A pager that has moved is known to be one.
    if count > 1 {
      tabs.select(selected == 0 ? 1 : 0)
      window.advance(by: 5)
      tabs.select(selected)
      window.advance(by: 10)
    }
    return (window, tabs)
  }

  /// Where the screens on screen are, by their tabs.
  private func places(_ window: ScreenWindow, _ tabs: Tabs) -> [Int: Double] {
    var places: [Int: Double] = [:]
    for element in window.frame.elements {
      guard let tab = tabs.screen(of: element.id), element.id == tabs.id(of: tab) else { continue }
      places[tab] = element.frame.origin.x + element.state.translation.dx
    }
    return places
  }

  private func sample(
    _ x: Double, at time: Double = 0, velocity: Double = 0
  ) -> GestureSample {
    GestureSample(time: time, translation: Point(x: x, y: 0), velocity: Point(x: velocity, y: 0))
  }

  func testATabThatIsSelectedInFlightComesBesideTheOthers() throws {
    let (window, tabs) = try pager()
    tabs.select(1)
    window.advance(by: 0.3)
    tabs.select(2)
    assertEqual(places(window, tabs), [0: -30, 1: 70, 2: 170], accuracy: 1e-9)
    window.advance(by: 3)
    XCTAssertEqual(places(window, tabs), [2: 0])
    XCTAssertTrue(window.isIdle)
  }

  func testTabsBetweenThatAreNotOnScreenAreLeftOut() throws {
    let (window, tabs) = try pager()
    tabs.select(3)
    window.advance(by: 0.25)
    assertEqual(places(window, tabs), [0: -25, 3: 75], accuracy: 1e-9)
  }

  func testATabThatBelongsBetweenTwoOnScreenComesOverThem() throws {
    let (window, tabs) = try pager()
    tabs.select(3)
    window.advance(by: 0.5)
    tabs.select(2)
    window.advance(by: 0.1)
    // It is an earlier tab, which comes from the left; what was there moves to the right with it.
    XCTAssertEqual(places(window, tabs)[2] ?? .nan, -90, accuracy: 1e-9)
    window.advance(by: 5)
    XCTAssertEqual(places(window, tabs), [2: 0])
  }

  func testLaterTabsAreOnTheLeftIfTheLayoutRunsFromRightToLeft() throws {
    let (window, tabs) = try pager(layoutDirection: .rightToLeft)
    tabs.select(1)
    window.advance(by: 0.3)
    assertEqual(places(window, tabs), [0: 30, 1: -70], accuracy: 1e-9)
  }

  func testAFingerTurnsToTheOtherSideWithinOneGesture() throws {
    let (window, tabs) = try pager(at: 1)
    let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: sample(0, velocity: -1)))
    drag.change(sample(-30, at: 0.1))
    assertEqual(places(window, tabs), [1: -30, 2: 70], accuracy: 1e-9)
    drag.change(sample(20, at: 0.2))
    assertEqual(places(window, tabs), [0: -80, 1: 20, 2: 120], accuracy: 1e-9)
    XCTAssertEqual(drag.progress ?? .nan, 0.2, accuracy: 1e-12)
    XCTAssertEqual(tabs.state.selected, 1)
    drag.change(sample(60, at: 0.3))
    XCTAssertEqual(drag.end(sample(60, at: 0.3)), .commit(speed: nil))
    XCTAssertEqual(tabs.state.selected, 0)
    window.advance(by: 5)
    XCTAssertEqual(places(window, tabs), [0: 0])
  }

  func testAFingerGoesOnFromPageToPage() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let sign = direction == .leftToRight ? 1.0 : -1
      let (window, tabs) = try pager(layoutDirection: direction)
      func places() -> [Int: Double] { self.places(window, tabs).mapValues { $0 * sign } }
      func finger(_ x: Double, at time: Double, velocity: Double = 0) -> GestureSample {
        sample(x * sign, at: time, velocity: velocity * sign)
      }
      let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: finger(0, at: 0, velocity: -1)))
      for (x, shown, progress) in [
        (-30.0, [0: -30.0, 1: 70], 0.3), (-130, [1: -30, 2: 70], 0.3),
        (-250, [2: -50, 3: 50], 0.5),
        (-290, [2: -90, 3: 10], 0.9), (-120, [1: -20, 2: 80], 0.2), (-20, [0: -20, 1: 80], 0.2),
        (-210, [2: -10, 3: 90], 0.1),
      ] {
        drag.change(finger(x, at: 0.1))
        let all = places()
        for (tab, place) in shown {
          XCTAssertEqual(all[tab] ?? .nan, place, accuracy: 1e-9, "\(tab) at \(x)")
        }
        XCTAssertEqual(drag.progress ?? .nan, progress, accuracy: 1e-9, "at \(x)")
        XCTAssertEqual(drag.operation, .selectLater)
        XCTAssertEqual(tabs.state.selected, 0)
        let before = places()
        window.advance(by: 1)
        XCTAssertEqual(places(), before, "It rests.")
      }
      XCTAssertEqual(drag.end(finger(-210, at: 10)), .commit(speed: nil))
      XCTAssertEqual(tabs.state.selected, 2)
      window.advance(by: 5)
      XCTAssertEqual(self.places(window, tabs), [2: 0])
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAReleaseGoesToThePageNearestToTheProjectionButAtMostOneOn() throws {
    for (x, velocity, expected) in [
      (-110.0, 0.0, 1), (-160, 0, 2), (-160, 300, 1), (-160, 5000, 1), (-60, -5000, 2),
      (-40, -5000, 1),
      (-140, 5000, 0), (-310, -5000, 3), (-190, 700, 1), (-30, 900, 0),
    ] {
      let (window, tabs) = try pager(4)
      let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: sample(0, velocity: -1)))
      drag.change(sample(x, at: 0.1))
      let before = places(window, tabs)
      let decision = drag.end(sample(x, at: 0.1, velocity: velocity))
      XCTAssertEqual(decision, expected == 0 ? .cancel : .commit(speed: nil), "\(x) \(velocity)")
      XCTAssertEqual(tabs.state.selected, expected, "\(x) \(velocity)")
      let after = places(window, tabs)
      for (tab, place) in before {
        XCTAssertEqual(after[tab] ?? place, place, accuracy: 1e-9, "\(tab) at \(x) \(velocity)")
      }
      window.advance(by: 5)
      XCTAssertEqual(places(window, tabs), [expected: 0])
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAPagerThatIsLetGoByACancelGoesBackFromAnyPage() throws {
    let (window, tabs) = try pager()
    let log = EventLog(tabs)
    let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: sample(0, velocity: -1)))
    drag.change(sample(-230, at: 0.1))
    drag.cancel(at: 0.1)
    window.advance(by: 5)
    XCTAssertEqual(tabs.state.selected, 0)
    XCTAssertEqual(places(window, tabs), [0: 0])
    XCTAssertFalse(log.lines.contains { $0.hasPrefix("didTransition") })
  }

  func testARubberBandHoldsTheFirstAndTheLastTab() throws {
    for (selected, way, coefficient) in [(0, 50.0, 0.55), (3, -50, 0.55), (3, -50, 0.2)] {
      let (window, tabs) = try pager(at: selected)
      var policy = InteractionPolicy.tabs
      policy.rubberBandCoefficient = coefficient
      let drag = try XCTUnwrap(tabs.beginInteraction(policy, at: sample(0, velocity: way)))
      drag.change(sample(way, at: 0.1))
      // The formula of UIScrollView for half a screen: (1 - 1 / (0.55 / 2 + 1)) of its width.
      let shown = (1 - 1 / (coefficient / 2 + 1)) * 100 * (way < 0 ? -1 : 1)
      assertEqual(places(window, tabs), [selected: shown], accuracy: 1e-9)
      window.advance(by: 10)
      assertEqual(places(window, tabs), [selected: shown], accuracy: 1e-9, "it rests")
      XCTAssertTrue(drag.isActive)
      XCTAssertEqual(drag.end(sample(way, at: 10.1)), .cancel)
      window.advance(by: 5)
      XCTAssertEqual(places(window, tabs), [selected: 0])
      XCTAssertFalse(window.advance(by: 1))
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAFingerGoesFromTheRubberBandToTheNextTab() throws {
    let (window, tabs) = try pager()
    let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: sample(0, velocity: 1)))
    drag.change(sample(50, at: 0.1))
    drag.change(sample(-60, at: 0.2))
    assertEqual(places(window, tabs), [0: -60, 1: 40], accuracy: 1e-9)
    XCTAssertEqual(drag.end(sample(-60, at: 0.2)), .commit(speed: nil))
    XCTAssertEqual(tabs.state.selected, 1)
  }

  /// From each tab, in both directions, past all others, and beyond the last one and back.
  func testAFingerGoesThroughAllPagesAndIntoTheRubberBandsAtBothEnds() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for start in 0...3 {
        for first in [-1.0, 1] {
          let sign = direction == .leftToRight ? 1.0 : -1
          let (window, tabs) = try pager(at: start, layoutDirection: direction)
          let drag = try XCTUnwrap(
            tabs.beginInteraction(.tabs, at: sample(0, velocity: first * sign)))
          var time = 0.0
          for goal in [first * 650, first * -650, first * 120, first * -650, 0, first * 650] {
            for way in stride(from: 0, through: 1, by: 0.125) {
              // The finger moves on from where it is, in steps of some pages.
              time += 1
              let x = goal * way
              drag.change(sample(x * sign, at: time))
              // Where the window is on the track of all tabs, as if nothing held it.
              let free = Double(start) * 100 - x
              let inside = min(max(free, 0), 300)
              let excess = abs(free - inside) / 100
              let band = (1 - 1 / (0.55 * excess + 1)) * 100
              let shown = free < inside ? inside - band : inside + band
              for (tab, place) in places(window, tabs) {
                XCTAssertEqual(
                  place * sign, Double(tab) * 100 - shown, accuracy: 1e-7,
                  "tab \(tab) from \(start) at \(x)")
              }
            }
          }
          let before = places(window, tabs)
          window.advance(by: 5)
          XCTAssertEqual(places(window, tabs), before, "it rests")
          let last = first < 0 ? 3 : 0
          XCTAssertEqual(
            drag.end(sample(first * 650 * sign, at: time + 5)),
            last == start ? .cancel : .commit(speed: nil))
          for (tab, place) in places(window, tabs) {
            XCTAssertEqual(before[tab] ?? place, place, accuracy: 1e-9, "it jumps as it is let go")
          }
          window.advance(by: 5)
          XCTAssertEqual(tabs.state.selected, last)
          XCTAssertEqual(places(window, tabs), [last: 0])
          XCTAssertFalse(window.advance(by: 1))
          XCTAssertTrue(window.isIdle)
        }
      }
    }
  }

  func testOneTabAloneIsNotPulled() throws {
    let (_, tabs) = try pager(1)
    XCTAssertNil(tabs.beginInteraction(.tabs, at: sample(0, velocity: 1)))
  }

  func testTheControllerAroundIsAskedBeforeARubberBand() throws {
    let window = ScreenWindow(size: Size(width: 100, height: 200))
    let stack = TransitionController(ScreenStack(["root", "tabs"]), in: window) { _ in .push() }
    let tabs = TransitionController(try TabSelection([0, 1]), in: stack.slot("tabs")) { _ in
      .pager
    }
    let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: sample(0, velocity: 1)))
    drag.change(sample(50, at: 0.1))
    XCTAssertEqual(drag.end(sample(50, at: 0.1)), .commit(speed: nil))
    XCTAssertEqual(stack.state.top?.screen, "root")
  }

  func testAnOperationTakesOverFromAFingerOnTheRubberBand() throws {
    let (window, tabs) = try pager()
    let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: sample(0, velocity: 1)))
    drag.change(sample(50, at: 0.1))
    tabs.select(1)
    window.commit()
    XCTAssertFalse(drag.isActive)
    XCTAssertFalse(drag.change(sample(60, at: 0.2)))
    window.advance(by: 5)
    XCTAssertEqual(places(window, tabs), [1: 0])
  }

  func testASecondFastSwipeShowsThreeTabsSideBySide() throws {
    let (window, tabs) = try pager()
    for turn in 0..<2 {
      let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: sample(0, velocity: -1)))
      drag.change(sample(-30, at: 0.05, velocity: -1500))
      XCTAssertEqual(drag.end(sample(-30, at: 0.05, velocity: -1500)), .commit(speed: nil))
      XCTAssertEqual(tabs.state.selected, turn + 1)
      window.advance(by: 0.02)
    }
    let places = places(window, tabs)
    XCTAssertEqual(Set(places.keys), [0, 1, 2])
    XCTAssertEqual((places[2] ?? 0) - (places[1] ?? 0), 100, accuracy: 1e-9)
    XCTAssertEqual((places[1] ?? 0) - (places[0] ?? 0), 100, accuracy: 1e-9)
    window.advance(by: 5)
    XCTAssertEqual(self.places(window, tabs), [2: 0])
  }

  func testWithReducedMotionTabsFade() throws {
    let (window, tabs) = try pager()
    window.prefersReducedMotion = true
    tabs.select(1)
    window.advance(by: 0.3)
    XCTAssertEqual(places(window, tabs), [0: 0, 1: 0])
  }

  func testAResizeKeepsThePlaceOnTheTrack() throws {
    let (window, tabs) = try pager()
    tabs.select(1)
    window.advance(by: 0.3)
    window.resize(to: Size(width: 200, height: 200))
    assertEqual(places(window, tabs), [0: -60, 1: 140], accuracy: 1e-9)
  }

  /// Side by side, continuous, one to one under the finger, still while it rests, and at rest in the end.
  func testTabsStaySideBySideThroughEverything() {
    var (frames, catches, turns) = (0, 0, 0)
    forAll(6_000, .search) { generator in
      let animation = generator.pick([
        Animation.linear(duration: 0.4), .easeInOut(duration: 0.3), .smooth,
      ])
      let (window, tabs) = try self.pager(5, at: generator.int(in: 0...4), animation)
      var drag: ScreenInteraction?
      var (x, time, held) = (0.0, 0.0, 0.0)
      /// The place of the window on the track, by a screen that is on it.
      func place() -> (tab: Int, x: Double)? {
        self.places(window, tabs).max { $0.key < $1.key }.map { ($0.key, $0.value) }
      }
      for _ in 0..<generator.int(in: 4...14) {
        let before = self.places(window, tabs)
        switch generator.int(in: 0...5) {
        case 0 where drag == nil, 1 where drag == nil:
          // A neighbour or a screen that is there never comes over others.
          let known = before.keys.sorted()
          let all = (0..<5).filter { tab in
            known.contains(tab) || tab < known[0] || tab > known[known.count - 1]
          }
          tabs.select(generator.pick(all))
        case 2 where drag == nil:
          let next = tabs.state.index
          let isForward = generator.bool()
          let known = before.keys.sorted()
          // The finger may turn to either side.
          let isBeside = [next - 1, next + 1].allSatisfy { other in
            before[other] != nil || other < known[0] || other > known[known.count - 1]
          }
          guard isBeside else { break }
          drag = tabs.beginInteraction(.tabs, at: self.sample(0, velocity: isForward ? -1 : 1))
          (x, time) = (0, 0)
          held = before[next] ?? 0
          catches += drag == nil ? 0 : 1
        case 3, 4:
          guard let current = drag else { break }
          x = generator.double(in: -90...90)
          time += generator.double(in: 0...0.1)
          guard current.isActive else { break }
          current.change(self.sample(x, at: time))
          let now = self.places(window, tabs)[tabs.state.selected] ?? .nan
          let free = held + x
          let (low, high) = (
            tabs.state.index == 4 ? 0.0 : -100, tabs.state.index == 0 ? 0.0 : 100
          )
          if free >= low, free <= high,
            abs(held) < 1 || free >= min(held, 0) && free <= max(held, 0)
          {
            XCTAssertEqual(now, free, accuracy: 1e-7, "tab \(tabs.state.index)")
            turns += 1
          }
          let still = self.places(window, tabs)
          window.advance(by: 0.05)
          time += 0.05
          XCTAssertEqual(self.places(window, tabs), still, "it rests")
          continue
        default:
          _ = drag?.end(self.sample(x, at: time, velocity: generator.double(in: -2000...2000)))
          drag = nil
        }
        // An operation moves nothing.
        let after = self.places(window, tabs)
        for (tab, old) in before {
          guard let new = after[tab] else { continue }
          XCTAssertEqual(new, old, accuracy: 1e-7, "tab \(tab)")
        }
        for _ in 0..<3 {
          window.advance(by: generator.double(in: 0.001...0.06))
          frames += 1
          let shown = self.places(window, tabs).sorted { $0.key < $1.key }
          for (one, other) in zip(shown, shown.dropFirst()) {
            XCTAssertEqual(other.value - one.value, 100, accuracy: 1e-7)
          }
        }
        time += 1
      }
      drag?.cancel(at: time)
      window.advance(by: 20)
      window.advance(by: 1)
      XCTAssertEqual(self.places(window, tabs), [tabs.state.selected: 0])
      XCTAssertTrue(window.isIdle)
    }
    print("\(frames) frames, \(catches) catches, \(turns) samples under the finger")
  }
}

private func assertEqual(
  _ places: [Int: Double], _ expected: [Int: Double], accuracy: Double, _ message: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(places.keys.sorted(), expected.keys.sorted(), message, file: file, line: line)
  for (tab, x) in expected {
    XCTAssertEqual(
      places[tab] ?? .nan, x, accuracy: accuracy, "tab \(tab) \(message)", file: file, line: line)
  }
}
