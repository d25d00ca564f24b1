import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Members of a batch that are reversed and retargeted.
final class BatchInterruptionTests: XCTestCase {
  private let fade = AtomicTransition.opacity.animation(.linear(duration: 1))
    .compile(for: .insertion, in: .phone)

  private func slide(from x: Double) -> CompiledTransition {
    AtomicTransition.offset(x: x, y: 0).animation(.linear(duration: 1))
      .compile(for: .insertion, in: .phone)
  }

  private func opacity(_ member: TimelineBatch.Member, in batch: TimelineBatch) -> Double? {
    var frame = TimelineBatch.Frame()
    batch.sample(into: &frame)
    return batch.state(of: member, in: frame)?.opacity
  }

  // MARK: Laws

  func testMembersLookAsAnimatorsToTheBit() {
    var (reversals, retargets, endings, comparisons) = (0, 0, 0, 0)
    forAll(300) { generator in
      let pool = [CompiledTransition].random(&generator)
      var batch = TimelineBatch()
      var running: [TimelineBatch.Member: TransitionAnimator] = [:]
      var arrived: Set<TimelineBatch.Member> = []
      var order: [TimelineBatch.Member] = []
      var frame = TimelineBatch.Frame()
      for _ in 0..<16 {
        for _ in 0..<generator.int(in: 0...3) {
          let compiled = pool[generator.int(in: 0...pool.count - 1)]
          let animator = TransitionAnimator(compiled)
          animator.advance(to: batch.time)
          // An idle animator that is given a transition begins at the time of its clock.
          animator.retarget(to: compiled)
          animator.start()
          let member = batch.add(compiled.timeline)
          running[member] = animator
          order.append(member)
        }
        for member in order where generator.int(in: 0...2) == 0 {
          guard let animator = running[member], !animator.hasEnded else { continue }
          for _ in 0..<generator.int(in: 1...2) {
            switch generator.int(in: 0...9) {
            case 0:
              XCTAssertTrue(batch.remove(member))
              XCTAssertFalse(batch.reverse(member))
              XCTAssertFalse(batch.retarget(member, to: pool[0]))
              running[member] = nil
            case 1...4:
              reversals += 1
              XCTAssertTrue(batch.reverse(member))
              animator.reverse()
            default:
              retargets += 1
              let next = pool[generator.int(in: 0...pool.count - 1)]
              let matching = [ViewMatching.same, .swapped, .following][generator.int(in: 0...2)]
              XCTAssertTrue(batch.retarget(member, to: next, matching: matching))
              animator.retarget(to: next, matching: matching)
            }
            if running[member] == nil { break }
          }
        }
        let before = batch.time
        let ended = Set(
          batch.advance(to: before + generator.double(in: 0...0.3) * (generator.bool() ? 1 : 0)))
        for animator in running.values { animator.advance(to: batch.time) }
        for member in ended {
          XCTAssertEqual(running.removeValue(forKey: member)?.hasEnded, true)
          XCTAssertFalse(batch.contains(member))
          endings += 1
        }
        XCTAssertEqual(batch.count, running.count)
        batch.sample(into: &frame)
        for (member, animator) in running {
          if animator.hasEnded {
            // Only exactly at its end a member is there for longer than an animator runs.
            if batch.time > before { XCTAssertTrue(arrived.insert(member).inserted) }
            continue
          }
          let expected = animator.frame
          for view in expected.drawingOrder.flatMap({ [$0] + expected.pieces(of: $0) }) {
            XCTAssertEqual(batch.state(of: member, view, in: frame), expected[view], "\(view)")
            comparisons += 1
          }
        }
        order.removeAll { running[$0] == nil }
      }
    }
    XCTAssertGreaterThan(min(reversals, retargets, endings), Thoroughness.size(50, or: 3))
    XCTAssertGreaterThan(comparisons, Thoroughness.size(1000, or: 200))
  }

  func testColumnsAndPartsSayTheSameAsStates() {
    forAll(60) { generator in
      let pool = [CompiledTransition].random(&generator)
      var batch = TimelineBatch()
      let members = (0..<12).map { _ in
        batch.add(pool[generator.int(in: 0...pool.count - 1)].timeline)
      }
      batch.advance(to: 0.05)
      for member in members where batch.contains(member) && generator.bool() {
        if generator.bool() {
          batch.reverse(member)
        } else {
          batch.retarget(member, to: pool[generator.int(in: 0...pool.count - 1)])
        }
      }
      batch.advance(to: 0.08)
      let cut = generator.int(in: 0...batch.count)
      var (whole, low, high) = (
        TimelineBatch.Frame(), TimelineBatch.Frame(), TimelineBatch.Frame()
      )
      batch.sample(into: &whole)
      batch.sample(rows: 0..<cut, into: &low)
      batch.sample(rows: cut..<batch.count, into: &high)
      XCTAssertEqual(batch.groups.reduce(0) { $0 + $1.members.count }, batch.count)
      for group in batch.groups {
        XCTAssertEqual(
          Array(low.members(of: group)) + Array(high.members(of: group)), group.members)
        for column in group.columns {
          XCTAssertEqual(Array(low[column]) + Array(high[column]), Array(whole[column]))
          for (member, number) in zip(group.members, whole[column]) {
            guard let state = batch.state(of: member, column.view, in: whole) else {
              XCTAssertTrue(column.view.isPassing, "\(column.view) is gone")
              continue
            }
            XCTAssertEqual(state[column.property].components[column.component], number)
          }
        }
      }
    }
  }

  // MARK: Reversing

  func testAReversedMemberIsBackAfterTheTimeThatItHasRun() {
    var batch = TimelineBatch()
    batch.advance(to: 10)
    let member = batch.add(fade.timeline, startingAt: 9.75)
    let other = batch.add(fade.timeline)
    XCTAssertTrue(batch.reverse(member))
    XCTAssertEqual(opacity(member, in: batch), 0.25)
    batch.advance(to: 10.125)
    XCTAssertEqual(opacity(member, in: batch), 0.125)
    XCTAssertEqual(opacity(other, in: batch), 0.125)
    XCTAssertEqual(batch.advance(to: 10.25), [], "exactly at its start it is still there")
    XCTAssertEqual(opacity(member, in: batch), 0)
    XCTAssertEqual(batch.advance(to: 10.2501), [member])
    XCTAssertEqual(batch.count, 1)
  }

  func testAMemberThatIsReversedTwiceContinuesForwards() {
    var batch = TimelineBatch()
    let member = batch.add(fade.timeline)
    batch.advance(to: 0.5)
    batch.reverse(member)
    batch.advance(to: 0.75)
    batch.reverse(member)
    XCTAssertEqual(opacity(member, in: batch), 0.25)
    batch.advance(to: 1.25)
    XCTAssertEqual(opacity(member, in: batch), 0.75)
    XCTAssertEqual(batch.advance(to: 1.5), [])
    XCTAssertEqual(batch.advance(to: 1.51), [member])
  }

  func testAReversedMemberKeepsItsSpeedAndItsNumbers() {
    var batch = TimelineBatch()
    let members = (1...5).map { batch.add(slide(from: Double($0)).timeline, speed: 2) }
    batch.advance(to: 0.375)
    for member in members { batch.reverse(member) }
    batch.advance(to: 0.5)
    var frame = TimelineBatch.Frame()
    batch.sample(into: &frame)
    XCTAssertEqual(
      members.map { batch.state(of: $0, in: frame)?.translation.dx }, [0.5, 1, 1.5, 2, 2.5])
    XCTAssertEqual(batch.advance(to: 0.75), [])
    XCTAssertEqual(Set(batch.advance(to: 0.76)), Set(members))
  }

  func testATimelineThatRunsBackwardsIsReversedToItsEnd() {
    var batch = TimelineBatch()
    let member = batch.add(fade.timeline.reversed())
    batch.advance(to: 0.25)
    batch.reverse(member)
    XCTAssertEqual(opacity(member, in: batch), 0.75)
    batch.advance(to: 0.375)
    XCTAssertEqual(opacity(member, in: batch), 0.875)
    XCTAssertEqual(batch.advance(to: 0.5), [])
    XCTAssertEqual(batch.advance(to: 0.51), [member])
  }

  func testWhatHasNotStartedHasNoWayBackAndWhatIsOverTurnsAtItsEnd() {
    var batch = TimelineBatch()
    let waiting = batch.add(fade.timeline, startingAt: 5)
    let over = batch.add(fade.timeline, startingAt: -3)
    batch.reverse(waiting)
    batch.reverse(over)
    XCTAssertEqual([waiting, over].map { opacity($0, in: batch) }, [0, 1])
    XCTAssertEqual(batch.advance(to: 0.25), [waiting])
    XCTAssertEqual(opacity(over, in: batch), 0.75)
  }

  // MARK: Retargeting

  func testAMemberTakesItsVelocityAlongWhateverItsSpeedAndDirection() {
    let delayed = AtomicTransition.opacity.animation(.linear(duration: 0.5).delay(0.5))
      .compile(for: .insertion, in: .phone).timeline
    let next = AtomicTransition.opacity.animation(.easeInOut(duration: 0.5))
      .compile(for: .removal, in: .phone)
    let cases: [(timeline: Timeline, speed: Double, time: Double, value: Double, rate: Double)] = [
      (fade.timeline, 1, 0.25, 0.25, 1), (fade.timeline, 2, 0.25, 0.5, 2),
      (delayed, 2, 0.375, 0.5, 4), (delayed.reversed(), 1, 0.25, 0.5, -2),
      (delayed.reversed(), 0.5, 0.5, 0.5, -1),
    ]
    for (timeline, speed, time, value, rate) in cases {
      var batch = TimelineBatch()
      let member = batch.add(timeline, speed: speed)
      batch.advance(to: time)
      batch.retarget(member, to: next)
      XCTAssertEqual(opacity(member, in: batch) ?? -1, value, accuracy: 1e-12)
      batch.advance(by: 1e-5)
      let slope = ((opacity(member, in: batch) ?? -1) - value) / 1e-5
      XCTAssertEqual(slope, rate, accuracy: 0.01)
      XCTAssertEqual(batch.advance(by: 100), [member])
    }
  }

  func testAViewWithoutAMatchLeavesOnItsOwnAndIsGone() {
    let push = NavigationTransition.slide.animation(.linear(duration: 1))
      .compile(for: .push, in: .phone)
    let later = NavigationTransition.slide.animation(.linear(duration: 2))
      .compile(for: .push, in: .phone)
    var batch = TimelineBatch()
    let member = batch.add(push.timeline)
    batch.advance(to: 0.25)
    batch.retarget(member, to: later, matching: .following)
    batch.advance(to: 0.5)
    var frame = TimelineBatch.Frame()
    batch.sample(into: &frame)
    XCTAssertEqual(
      batch.state(of: member, .interrupted(.origin), in: frame)?.translation.dx, -200)
    XCTAssertTrue(batch.groups[0].columns.contains { $0.view == .interrupted(.origin) })
    batch.advance(to: 1.5)
    batch.sample(into: &frame)
    XCTAssertNil(batch.state(of: member, .interrupted(.origin), in: frame))
    XCTAssertNotNil(batch.state(of: member, .destination, in: frame))
  }

  // MARK: The batch

  func testAnInterruptedMemberIsAGroupOfItsOwnAndStaleFramesAreEmpty() {
    var batch = TimelineBatch()
    let members = (1...3).map { batch.add(slide(from: Double($0)).timeline) }
    var frame = TimelineBatch.Frame()
    batch.sample(into: &frame)
    batch.reverse(members[0])
    XCTAssertEqual(batch.groups.map(\.members), [[members[2], members[1]], [members[0]]])
    XCTAssertNil(batch.state(of: members[0], in: frame))
    XCTAssertEqual(Array(frame.members(of: batch.groups[1])), [])
    batch.sample(into: &frame)
    XCTAssertEqual(Array(frame.members(of: batch.groups[1])), [members[0]])
    batch.retarget(members[0], to: fade)
    XCTAssertNil(batch.state(of: members[0], in: frame))
  }

  func testACopyIsInterruptedByItself() {
    var batch = TimelineBatch()
    let member = batch.add(fade.timeline)
    batch.advance(to: 0.5)
    batch.reverse(member)
    var copy = batch
    copy.reverse(member)
    batch.advance(by: 0.25)
    copy.advance(by: 0.25)
    XCTAssertEqual(opacity(member, in: batch), 0.25)
    XCTAssertEqual(opacity(member, in: copy), 0.75)
  }
}

extension TransitionAnimator {
  fileprivate var hasEnded: Bool {
    if case .finished = state { return true }
    return false
  }
}

extension ViewID {
  /// Whether it may be gone before a transition has ended.
  fileprivate var isPassing: Bool {
    switch self {
    case .piece, .interrupted, .outgoing, .element: true
    case .view, .origin, .destination: false
    }
  }
}

extension Array where Element == CompiledTransition {
  /// Some transitions, each in several containers, so that batches have groups of different numbers.
  fileprivate static func random(_ generator: inout SeededGenerator) -> [CompiledTransition] {
    let containers = (0..<2).map { _ in Container.random(&generator) }
    return (0..<3).flatMap { _ -> [CompiledTransition] in
      var transition = TransitionTree.random(&generator, depth: 2).transition
      switch generator.int(in: 0...5) {
      case 0: transition = transition.animation(.bouncy)
      case 1: transition = transition.combined(with: transition.animation(.snappy(duration: 0.2)))
      case 2: transition = transition.combined(with: .explode(rows: 2, columns: 2))
      case 3: transition = transition.animation(.easeIn(duration: 0.2).delay(0.1))
      default: break
      }
      let navigation = NavigationTransition(
        .asymmetric(insertion: transition, removal: .move(edge: .leading)))
      let isNavigation = generator.bool()
      return containers.map {
        isNavigation
          ? navigation.compile(for: generator.bool() ? .push : .pop, in: $0)
          : transition.compile(for: generator.bool() ? .insertion : .removal, in: $0)
      }
    }
  }
}
