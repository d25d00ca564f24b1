import Foundation
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class TimelineBatchTests: XCTestCase {
  private let fade = AtomicTransition.opacity.animation(.linear(duration: 1))
    .compile(for: .insertion, in: .phone).timeline

  private func slide(from x: Double) -> Timeline {
    AtomicTransition.offset(x: x, y: 0).animation(.linear(duration: 1))
      .compile(for: .insertion, in: .phone).timeline
  }

  // MARK: Laws

  func testMembersLookAsTheirTimelinesSayToTheBit() {
    forAll(150) { generator in
      let pool = (0..<4).map { _ in Timeline.random(&generator) }
      var batch = TimelineBatch()
      var running: [TimelineBatch.Member: (timeline: Timeline, start: Double, speed: Double)] = [:]
      var frame = TimelineBatch.Frame()
      for _ in 0..<12 {
        for _ in 0..<generator.int(in: 0...6) {
          let timeline = pool[generator.int(in: 0...3)]
          let start = batch.time + (generator.bool() ? 0 : generator.double(in: -1...0.5))
          let speed = generator.bool() ? 1 : generator.double(in: 0.2...3)
          let member = batch.add(timeline, startingAt: start, speed: speed)
          XCTAssertNil(running.updateValue((timeline, start, speed), forKey: member))
        }
        if let member = running.keys.randomElement(using: &generator), generator.bool() {
          XCTAssertTrue(batch.remove(member))
          XCTAssertFalse(batch.remove(member))
          running[member] = nil
        }
        let ended = batch.advance(to: batch.time + generator.double(in: 0...0.6))
        for member in ended {
          guard let (timeline, start, speed) = running.removeValue(forKey: member) else {
            return XCTFail("ended twice")
          }
          XCTAssertGreaterThan((batch.time - start) * speed, timeline.duration)
          XCTAssertFalse(batch.contains(member))
        }
        XCTAssertEqual(batch.count, running.count)
        batch.sample(into: &frame)
        for (member, (timeline, start, speed)) in running {
          let local = (batch.time - start) * speed
          XCTAssertLessThanOrEqual(local, timeline.duration)
          let expected = timeline.frame(at: local)
          for view in timeline.views {
            XCTAssertEqual(batch.state(of: member, view, in: frame), expected[view])
          }
        }
      }
    }
  }

  func testPartsOfABatchAreTheWhole() {
    forAll(60) { generator in
      let pool = (0..<3).map { _ in Timeline.random(&generator) }
      var batch = TimelineBatch()
      let count = generator.int(in: 0...3000)
      for _ in 0..<count {
        batch.add(
          pool[generator.int(in: 0...2)],
          startingAt: generator.bool() ? 0 : generator.double(in: 0...0.02))
      }
      batch.advance(to: 0.03)
      var whole = TimelineBatch.Frame()
      batch.sample(into: &whole)
      let cut = generator.int(in: 0...batch.count)
      var (low, high) = (TimelineBatch.Frame(), TimelineBatch.Frame())
      batch.sample(rows: 0..<cut, into: &low)
      batch.sample(rows: cut..<batch.count + 7, into: &high)
      for group in batch.groups {
        XCTAssertEqual(
          Array(low.members(of: group)) + Array(high.members(of: group)), group.members)
        for column in group.columns {
          XCTAssertEqual(Array(low[column]) + Array(high[column]), Array(whole[column]))
        }
      }
    }
  }

  // MARK: Groups

  func testTimelinesThatDifferInNumbersAreOneGroup() {
    var batch = TimelineBatch()
    for x in 1...5 { batch.add(slide(from: Double(x))) }
    batch.add(fade)
    XCTAssertEqual(batch.groups.map(\.members.count), [5, 1])
    XCTAssertEqual(batch.groups.map { $0.columns.map(\.property) }, [[.translation], [.opacity]])
    XCTAssertEqual(batch.groups[0].columns.map(\.component), [0])
    batch.advance(to: 0.5)
    var frame = TimelineBatch.Frame()
    batch.sample(into: &frame)
    XCTAssertEqual(Array(frame[batch.groups[0].columns[0]]), [0.5, 1, 1.5, 2, 2.5])
    XCTAssertEqual(Array(frame[batch.groups[1].columns[0]]), [0.5])
  }

  func testWhatStandsStillHasNoColumn() {
    let transition: AtomicTransition = [.scale(0.5, anchor: .bottom), .opacity, .cornerRadius(0)]
    let timeline = transition.compile(for: .insertion, in: .phone).timeline
    var batch = TimelineBatch()
    let member = batch.add(timeline)
    XCTAssertEqual(
      batch.groups[0].columns.map { "\($0.view) \($0.property) \($0.component)" },
      ["view opacity 0", "view scale 0", "view scale 1"])
    var frame = TimelineBatch.Frame()
    batch.sample(into: &frame)
    XCTAssertEqual(batch.state(of: member, in: frame), timeline.frame(at: 0).view)
  }

  func testGroupsThatAreEmptyAreGone() {
    var batch = TimelineBatch()
    let lasting = batch.add(slide(from: 7))
    for round in 0..<50 {
      let timeline = AtomicTransition.opacity.animation(.linear(duration: 0.1 + Double(round)))
        .compile(for: .insertion, in: .phone).timeline
      let member = batch.add(timeline)
      XCTAssertEqual(batch.groups.map(\.members), [[lasting], [member]])
      batch.remove(member)
      XCTAssertEqual(batch.groups.map(\.members), [[lasting]])
    }
    batch.remove(lasting)
    XCTAssertEqual(batch.groups.count, 0)
    let next = batch.add(fade)
    XCTAssertNotEqual(next, lasting)
    XCTAssertFalse(batch.contains(lasting))
    XCTAssertEqual(batch.groups.map(\.members), [[next]])
  }

  func testRowsThatAreInStepAgainLookAsTheyShould() {
    var batch = TimelineBatch()
    let members = (0..<3).map { _ in batch.add(fade) }
    let odd = batch.add(fade, startingAt: 0.25)
    batch.remove(members[0])
    batch.advance(to: 0.5)
    var frame = TimelineBatch.Frame()
    batch.sample(into: &frame)
    XCTAssertEqual(
      [members[1], members[2], odd].map { batch.state(of: $0, in: frame)?.opacity },
      [0.5, 0.5, 0.25])
    batch.remove(odd)
    batch.advance(to: 0.75)
    batch.sample(into: &frame)
    XCTAssertEqual(members[1...].map { batch.state(of: $0, in: frame)?.opacity }, [0.75, 0.75])
  }

  // MARK: The clock

  func testAStaggerRunsOneAfterTheOther() {
    var batch = TimelineBatch()
    let members = (0..<3).map { batch.add(fade, startingAt: 0.5 * Double($0)) }
    var frame = TimelineBatch.Frame()
    batch.advance(to: 0.75)
    batch.sample(into: &frame)
    XCTAssertEqual(members.map { batch.state(of: $0, in: frame)?.opacity }, [0.75, 0.25, 0])
    XCTAssertEqual(batch.advance(to: 1), [])
    XCTAssertEqual(batch.advance(to: 1.25), [members[0]])
    XCTAssertEqual(batch.count, 2)
    XCTAssertEqual(Set(batch.advance(to: 9)), Set(members[1...]))
    XCTAssertEqual(batch.count, 0)
  }

  func testAMemberStartsNowUnlessToldAndRunsAtItsSpeed() {
    var batch = TimelineBatch()
    batch.advance(to: 10)
    let (now, fast) = (batch.add(fade), batch.add(fade, speed: 2))
    let odd = batch.add(fade, startingAt: .nan, speed: -.infinity)
    batch.advance(by: 0.25)
    var frame = TimelineBatch.Frame()
    batch.sample(into: &frame)
    XCTAssertEqual(
      [now, fast, odd].map { batch.state(of: $0, in: frame)?.opacity }, [0.25, 0.5, 0.25])
    XCTAssertEqual(frame.time, 10.25)
  }

  func testAMemberThatIsOverWhenItIsAddedLeavesWithTheNextAdvance() {
    var batch = TimelineBatch(time: 100)
    let timeline = AtomicTransition.opacity.animation(.linear(duration: 1))
      .compile(for: .removal, in: .phone).timeline
    let member = batch.add(timeline, startingAt: 5)
    var frame = TimelineBatch.Frame()
    batch.sample(into: &frame)
    XCTAssertEqual(batch.state(of: member, in: frame)?.opacity, 0)
    XCTAssertEqual(batch.advance(by: 0), [member])
    XCTAssertEqual(batch.count, 0)
    XCTAssertEqual(batch.time, 100)
    XCTAssertEqual(TimelineBatch(time: .nan).time, 0)
  }

  func testTimeThatIsNoneOrHasPassedChangesNothing() {
    var batch = TimelineBatch()
    let member = batch.add(fade)
    batch.advance(to: 0.5)
    for time in [0.25, 0.5, -1, .nan] {
      XCTAssertEqual(batch.advance(to: time), [])
    }
    for interval in [-1, 0, .nan] { XCTAssertEqual(batch.advance(by: interval), []) }
    XCTAssertEqual(batch.time, 0.5)
    XCTAssertTrue(batch.contains(member))
  }

  func testTimesBeyondAllThatIsExactGoToTheEnd() {
    for time in [Double.infinity, 1e12] {
      var batch = TimelineBatch()
      let turned = batch.add(slide(from: 2))
      let members: Set = [batch.add(fade), batch.add(slide(from: 2), startingAt: 1e6), turned]
      let distant = batch.add(fade, startingAt: 1e11)
      batch.advance(to: 0.25)
      batch.reverse(turned)
      XCTAssertEqual(Set(batch.advance(to: time)), members)
      XCTAssertTrue(batch.contains(distant))
      XCTAssertTrue(batch.time.isFinite)
      batch.remove(distant)
      let now = batch.time
      XCTAssertEqual(batch.advance(by: time), [])
      XCTAssertEqual(batch.time, now)
    }
  }

  func testRowsThatThereAreNotAreLeftOut() {
    var frame = TimelineBatch.Frame()
    TimelineBatch().sample(into: &frame)
    TimelineBatch().sample(rows: 3..<9, into: &frame)
    var batch = TimelineBatch()
    let members = [batch.add(fade), batch.add(slide(from: 2))]
    batch.sample(rows: Int.min..<1, into: &frame)
    XCTAssertEqual(members.map { batch.state(of: $0, in: frame) == nil }, [false, true])
    batch.sample(rows: 2..<Int.max, into: &frame)
    XCTAssertEqual(members.map { batch.state(of: $0, in: frame) == nil }, [true, true])
    XCTAssertEqual(TimelineBatch().groups.count, 0)
  }

  // MARK: Stale frames

  func testAFrameOfAnotherStateOfTheBatchIsEmptyRatherThanWrong() {
    var batch = TimelineBatch()
    let members = (1...3).map { batch.add(slide(from: Double($0))) }
    var frame = TimelineBatch.Frame()
    let before = batch.groups[0]
    XCTAssertEqual(Array(frame[before.columns[0]]), [])
    batch.sample(into: &frame)
    XCTAssertEqual(Array(frame[before.columns[0]]), [1, 2, 3])
    batch.remove(members[0])
    XCTAssertEqual(Array(frame[batch.groups[0].columns[0]]), [])
    XCTAssertEqual(Array(frame.members(of: batch.groups[0])), [])
    XCTAssertNil(batch.state(of: members[1], in: frame))
    XCTAssertNil(batch.state(of: members[0], in: frame))
    let still = batch.add(
      AtomicTransition.zPosition(3).compile(for: .insertion, in: .phone).timeline)
    XCTAssertNil(batch.state(of: still, in: frame))
    XCTAssertNil(batch.state(of: still, .origin, in: TimelineBatch.Frame()))
    batch.remove(still)
    XCTAssertEqual(Array(frame[before.columns[0]]), [1, 2, 3])
    batch.sample(into: &frame)
    XCTAssertEqual(Array(frame[batch.groups[0].columns[0]]), [3, 2])
    XCTAssertEqual(Array(frame[before.columns[0]]), [])
  }

  func testABatchIsAValue() {
    var batch = TimelineBatch()
    let member = batch.add(fade)
    var copy = batch
    copy.remove(member)
    copy.advance(to: 1)
    XCTAssertTrue(batch.contains(member))
    XCTAssertEqual(batch.time, 0)
  }

  func testAMemberOfAnotherBatchIsNotFound() {
    var (one, other) = (TimelineBatch(), TimelineBatch())
    let member = one.add(fade)
    let stranger = other.add(fade)
    XCTAssertNotEqual(member, stranger)
    var frame = TimelineBatch.Frame()
    one.sample(into: &frame)
    XCTAssertNotNil(one.state(of: member, in: frame))
    XCTAssertNil(one.state(of: stranger, in: frame))
    XCTAssertFalse(one.contains(stranger))
    XCTAssertFalse(one.remove(stranger))
    XCTAssertEqual(one.count, 1)
  }

  func testCopiesOfABatchShareTheMembersFromBeforeAndNoOthers() {
    var one = TimelineBatch()
    let shared = one.add(fade)
    var copy = one
    let (mine, theirs) = (one.add(fade), copy.add(fade))
    XCTAssertTrue(one.contains(shared) && copy.contains(shared))
    XCTAssertTrue(one.contains(mine) && copy.contains(theirs))
    XCTAssertFalse(one.contains(theirs) || copy.contains(mine))
    XCTAssertTrue(copy.remove(shared))
    XCTAssertTrue(one.contains(shared))
  }

  func testSpringsAndCurvesThatWereGivenNaNShareAGroup() {
    var batch = TimelineBatch()
    for _ in 0..<50 {
      for animation: Animation in [
        .spring(Spring(mass: .nan, stiffness: 100, damping: 10)),
        .timingCurve(.nan, 0, 0.5, 1), .linear(duration: 1).delay(.nan).speed(.nan),
        .interpolatingSpring(.smooth, initialVelocity: .nan),
      ] {
        batch.add(
          AtomicTransition.opacity.animation(animation).compile(for: .insertion, in: .phone)
            .timeline)
      }
    }
    XCTAssertEqual(batch.groups.count, 4)
  }
}

extension Timeline {
  /// A timeline of anything: curves, springs, repetitions, keyframes, pieces, two views, backwards.
  fileprivate static func random(_ generator: inout SeededGenerator) -> Timeline {
    let container = Container.random(&generator)
    var transition = TransitionTree.random(&generator, depth: 3).transition
    switch generator.int(in: 0...7) {
    case 0: transition = transition.animation(.bouncy)
    case 1: transition = transition.combined(with: transition.animation(.snappy(duration: 0.2)))
    case 2: transition = transition.animation(.easeIn(duration: 0.1).repeatCount(3))
    case 3:
      transition = transition.combined(
        with: .keyframes(
          .opacity, from: 0.2, [.linear(0.8, duration: 0.1), .cubic(1, duration: 0.2)]))
    case 4: transition = transition.combined(with: .explode(rows: 2, columns: 2))
    case 5: transition = transition.animation(.timingCurve(.steps(5), duration: 0.4))
    default: break
    }
    let timeline =
      generator.bool()
      ? transition.compile(for: .random(&generator), in: container).timeline
      : NavigationTransition(
        .asymmetric(
          insertion: transition, removal: .move(edge: .leading).combined(with: transition))
      )
      .compile(for: .random(&generator), in: container).timeline
    return generator.int(in: 0...3) == 0 ? timeline.reversed() : timeline
  }
}
