import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// The laws of shared elements, over random sequences of navigations, scrolls and moves, each in the middle of those before.
final class SceneFlightLawTests: XCTestCase {
  func testAHeroIsContinuousThroughAllInterruptions() {
    let step = 1e-7
    var (compared, velocities, flights, scripts) = (0, 0, 0, 0)
    forAll(100_000, .longSearch) { generator in
      let script = FlightScript(&generator)
      let animator = SceneAnimator(script.steps[0].scene)
      var hasFlight = false
      for (previous, next) in zip(script.steps, script.steps.dropFirst()) {
        animator.advance(by: previous.pause)
        let earliest = animator.frame
        animator.advance(by: step)
        let first = animator.frame
        animator.advance(by: step)
        let second = animator.frame
        animator.update(to: next.scene, next.transaction, using: next.definition)
        let third = animator.frame
        if third.elements.contains(where: \.isFlying) { hasFlight = true }
        guard next.transaction.animation != nil, let old = previous.hero, let new = next.hero,
          let before = second.seen(old), let after = third.seen(new), before.opacity > 0
        else { continue }
        let isInPlace = third[new]?.parent != nil
        assertEqual(after.rect, before.rect, accuracy: 1e-9, "\(second) \(third)")
        if !isInPlace { XCTAssertEqual(after.opacity, before.opacity, accuracy: 1e-9) }
        compared += 1
        // Where things carry it that start to move themselves, they start as their curves do.
        let isAbove = second[old]?.parent == nil && !isInPlace
        guard let start = earliest.seen(old), let early = first.seen(old),
          isAbove || next.startsWithoutSlope
        else { continue }
        animator.advance(by: step)
        guard let late = animator.frame.seen(new) else { continue }
        animator.advance(by: step)
        guard let end = animator.frame.seen(new) else { continue }
        let numbers = [start, early, before, after, late, end].map(\.rect.numbers)
        for lane in 0..<4 {
          func velocity(_ index: Int) -> Double {
            (numbers[index + 1][lane] - numbers[index][lane]) / step
          }
          // What has moved for a moment only, and starts fast, slows down within a few milliseconds.
          let start = 1.5 * velocity(3) - 0.5 * velocity(4)
          let (olds, news) = ([velocity(0), velocity(1)], [velocity(3), velocity(4), start])
          // What did not move starts as its curve does.
          guard abs(olds[0]) > 1, abs(olds[1]) > 1 else { continue }
          // A spring that ends snaps by less than can be seen, which one of the two shows.
          let difference = olds.flatMap { old in news.map { abs($0 - old) } }.min() ?? 0
          XCTAssertLessThan(
            difference, 0.2 + 0.01 * abs(olds[0]),
            """
            lane \(lane), \(next.transaction), \(next.definition.map { "\($0)" } ?? "no definition")
            \(second)
            \(third)
            """)
          velocities += 1
        }
      }
      scripts += 1
      if hasFlight { flights += 1 }
    }
    print(
      """
      \(scripts) scripts, \(flights) with flights: \(compared) places and \(velocities) velocities \
      compared
      """)
    // There are few scripts in a debug build.
    XCTAssertGreaterThan(Double(flights), (Thoroughness.isComplete ? 0.8 : 0.4) * Double(scripts))
  }

  func testEveryFlightEndsExactlyOnItsTarget() {
    forAll(100_000, .longSearch) { generator in
      let script = FlightScript(&generator)
      let animator = SceneAnimator(script.steps[0].scene)
      for next in script.steps.dropFirst() {
        animator.update(to: next.scene, next.transaction, using: next.definition)
        animator.advance(by: next.pause)
        for element in animator.frame.elements {
          XCTAssertTrue(element.numbers.allSatisfy(\.isFinite), "\(element)")
        }
        // At most one hero is where another one flies.
        XCTAssertLessThanOrEqual(
          animator.frame.elements.filter { $0.isFlying && $0.presence != .removing }.count, 1)
      }
      let end = animator.settlingTime
      XCTAssertLessThan(end, animator.clockTime + 60)
      animator.advance(to: end)
      animator.advance(to: end)
      XCTAssertTrue(animator.isIdle)
      XCTAssertEqual(animator.frame, SceneAnimator(animator.scene).frame)
    }
  }

  func testEveryPictureIsAskedForShownAndReleasedOnce() {
    var count = 0
    forAll(20_000, .search) { generator in
      let script = FlightScript(&generator)
      let animator = SceneAnimator(script.steps[0].scene)
      var (asked, dropped): (Set<Int>, Set<Int>) = ([], [])
      func checkFrame() {
        for element in animator.frame.elements {
          guard let serial = element.snapshot?.key.serial else { continue }
          XCTAssertTrue(asked.contains(serial), "\(element) was not asked for")
          XCTAssertFalse(dropped.contains(serial), "\(element) was dropped")
        }
      }
      func advance(_ interval: Double) {
        animator.advance(by: interval)
        for key in animator.released {
          XCTAssertTrue(asked.contains(key.serial))
          XCTAssertTrue(dropped.insert(key.serial).inserted, "\(key) is dropped twice")
        }
        checkFrame()
      }
      for next in script.steps.dropFirst() {
        let keys = animator.snapshots(for: next.scene, next.transaction, using: next.definition)
        for key in keys { XCTAssertTrue(asked.insert(key.serial).inserted, "\(key) is known") }
        animator.update(to: next.scene, next.transaction, using: next.definition)
        let shown = Set(animator.frame.elements.compactMap { $0.snapshot?.key.serial })
        XCTAssertTrue(Set(keys.map(\.serial)).isSubset(of: shown))
        checkFrame()
        // Some updates are at one time.
        if generator.int(in: 0...5) > 0 { advance(next.pause) }
      }
      advance(100)
      advance(0.1)
      XCTAssertEqual(asked, dropped)
      count += asked.count
    }
    print("\(count) pictures")
    XCTAssertGreaterThan(count, Thoroughness.size(100, or: 5))
  }

  func testTheStateDoesNotGrowWithTheNumberOfInterruptions() {
    for seed in Thoroughness.seeds(11) {
      var generator = SeededGenerator(seed: seed)
      let depth = Thoroughness.size(40, or: 20)
      let script = FlightScript(&generator, depth: depth)
      let animator = SceneAnimator(script.steps[0].scene)
      var sizes: [Int] = []
      for round in 0..<Thoroughness.size(25, or: 11) * depth {
        let next = script.steps[1 + round % depth]
        animator.update(to: next.scene, next.transaction, using: next.definition)
        animator.advance(by: 0.011)
        if round % depth == 0 { sizes.append(size(of: animator)) }
        XCTAssertLessThan(animator.settlingTime, animator.clockTime + 60)
      }
      let (first, last) = (sizes[1...8].max() ?? 0, sizes.suffix(8).max() ?? 0)
      XCTAssertLessThanOrEqual(last, 2 * first, "\(sizes)")
      animator.advance(by: 100)
      XCTAssertTrue(animator.isIdle)
    }
  }

  /// The number of values in the collections of an object, by reflection.
  private func size(of value: Any, depth: Int = 0) -> Int {
    let mirror = Mirror(reflecting: value)
    guard depth < 6 else { return 0 }
    let isCollection = [.collection, .set, .dictionary].contains(mirror.displayStyle)
    return mirror.children.reduce(isCollection ? mirror.children.count : 0) {
      $0 + (isCollection ? 0 : size(of: $1.value, depth: depth + 1))
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [origin.x, origin.y, width, height] }
}
