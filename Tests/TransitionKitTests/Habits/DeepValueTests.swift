import Foundation
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Values that are nested or wrapped a hundred thousand times take neither a deep stack nor much time.
final class DeepValueTests: XCTestCase {
  /// Runs a closure on a thread with a stack of 512 KiB.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let done = expectation(description: "thread")
    let thread = Thread {
      body()
      done.fulfill()
    }
    thread.stackSize = 512 << 10
    thread.start()
    wait(for: [done], timeout: 120)
  }

  func testHeadlessViewsOfAnyDepthAreFreed() {
    onSmallStack {
      weak var middle: HeadlessView?
      var kept: HeadlessView?
      do {
        var view = HeadlessView(frame: .zero)
        for level in 0..<100_000 {
          let outer = HeadlessView(frame: .zero)
          outer.addSubview(view)
          view = outer
          if level == 50_000 { middle = view }
          if level == 100 { kept = view }
        }
        XCTAssertNotNil(middle)
      }
      XCTAssertNil(middle)
      // What someone else holds keeps what is in it.
      XCTAssertEqual(kept?.subviews.count, 1)
      kept = nil
    }
  }

  func testPoliciesByPropertyOfAnyDepthAreAskedAndFreed() {
    onSmallStack {
      var policy = MergePolicy.lastWriterWins
      for level in 0..<100_000 {
        policy = .byProperty([(level == 7 ? .blur : .scale): .compose], otherwise: policy)
      }
      let both = AtomicTransition.opacity(0.3).combined(with: .opacity(0.5))
      let blurs = AtomicTransition.blur(radius: 3).combined(with: .blur(radius: 4))
      let frame = both.combined(with: blurs).compile(for: .insertion, in: .phone, merging: policy)
        .timeline.frame(at: 0)
      XCTAssertEqual(frame.view.opacity, 0.5)
      XCTAssertEqual(frame.view.blur, 7)
    }
  }

  func testAPolicyByPropertyHasTheAnswersOfTheInnerOnes() {
    let inner = MergePolicy.byProperty([.opacity: .firstWriterWins, .blur: .lastWriterWins])
    let outer = MergePolicy.byProperty([.opacity: inner, .blur: .compose], otherwise: inner)
    let transition = AtomicTransition.opacity(0.25).combined(with: .opacity(0.5))
      .combined(with: .blur(radius: 3)).combined(with: .blur(radius: 4))
    let frame = transition.compile(for: .insertion, in: .phone, merging: outer).timeline.frame(
      at: 0)
    XCTAssertEqual(frame.view.opacity, 0.25)
    XCTAssertEqual(frame.view.blur, 7)
  }

  func testViewsOfAnyDepthAreNamedAndFound() {
    onSmallStack {
      var view = ViewID.origin
      var views: [ViewID] = []
      for level in 0..<2_000 {
        view = level.isMultiple(of: 2) ? .interrupted(view) : .piece(of: view, level)
        views.append(view)
      }
      XCTAssertEqual(views[2].description, "interrupted interrupted origin piece 1")
      XCTAssertEqual(view.description.split(separator: " ").count, 1_000 + 1 + 2_000)
      XCTAssertEqual(Container.phone.frame(of: view), Container.phone.originFrame)
    }
  }

  /// They stay for ever, as only to free them takes a stack as deep as they are.
  private static let deepViews = [ViewID.origin, .origin, .destination].map { innermost in
    (0..<100_000).reduce(innermost) { view, level in
      level.isMultiple(of: 2) ? .interrupted(view) : .piece(of: view, level)
    }
  }

  func testViewsOfAnyDepthAreComparedAndHashed() {
    onSmallStack {
      let views = Self.deepViews
      XCTAssertEqual(views[0], views[1])
      XCTAssertNotEqual(views[0], views[2])
      XCTAssertEqual(Set(views).count, 2)
    }
  }

  func testViewsAreTheSameIfAllOfTheirNamesIs() {
    let views: [ViewID] = [
      .view, .origin, .destination, .outgoing(1), .outgoing(2), .element("a"), .element("view"),
      .piece(of: .view, 0), .piece(of: .view, 1), .piece(of: .origin, 0), .interrupted(.view),
      .piece(of: .interrupted(.view), 0), .interrupted(.piece(of: .view, 0)),
      .piece(of: .piece(of: .view, 0), 1), .piece(of: .piece(of: .view, 1), 0),
    ]
    XCTAssertEqual(Set(views + views).count, views.count)
    for (index, view) in views.enumerated() {
      XCTAssertEqual(views.firstIndex(of: view), index)
    }
  }

  /// That twice as much takes at most three times as long, where a square would take four times as long.
  private func assertLinear(
    _ count: Int, line: UInt = #line, _ body: (_ count: Int) -> Void
  ) {
    let once = processorTime { body(count) }
    let fourTimes = processorTime { body(4 * count) }
    XCTAssertLessThan(fourTimes, 9 * once + 0.01, "\(once) s, \(fourTimes) s", line: line)
  }

  func testAnimationsWithManyModifiersTakeLinearTime() {
    assertLinear(4_000) { count in
      var animation = Animation.spring
      for index in 0..<count {
        animation = index.isMultiple(of: 3) ? animation.delay(1e-6) : animation.speed(1.000001)
      }
      XCTAssertEqual(animation.modifiers.count, count)
      XCTAssertGreaterThan(animation.duration, 0)
      XCTAssertGreaterThan("\(animation)".count, count)
    }
    assertLinear(1_000) { count in
      var animation = Animation.linear(duration: 1)
      for _ in 0..<count { animation = animation.repeatCount(1).speed(1) }
      XCTAssertEqual(animation.value(at: 0.5), 0.5)
    }
  }

  func testSequencesTakeLinearTime() {
    assertLinear(150) { count in
      var transition = AtomicTransition.offset(x: 1).animation(.linear(duration: 0.1))
      let next = transition
      for _ in 1..<count { transition = transition.then(next) }
      let timeline = transition.compile(for: .insertion, in: .phone).timeline
      XCTAssertEqual(timeline.duration, 0.1 * Double(count), accuracy: 1e-6)
    }
    assertLinear(150) { count in
      let next = NavigationTransition.slide.animation(.linear(duration: 0.1))
      var transition = next
      for _ in 1..<count { transition = transition.then(next) }
      let timeline = transition.compile(for: .push, in: .phone).timeline
      XCTAssertEqual(timeline.duration, 0.1 * Double(count), accuracy: 1e-6)
    }
  }

  func testTheTimesOfASequenceAreThoseOfItsPartsHoweverItIsNested() {
    let parts = [
      AtomicTransition.offset(x: 3).animation(.linear(duration: 0.2)),
      AtomicTransition.opacity.animation(.spring),
      AtomicTransition.zPosition(2).animation(.linear(duration: 0.3)),
      AtomicTransition.scale(0.5).animation(.bouncy.delay(0.1)),
    ]
    let left = parts[0].then(parts[1]).then(parts[2]).then(parts[3])
    let right = parts[0].then(parts[1].then(parts[2].then(parts[3])))
    let reduced = parts[0].then(parts[1]).reducingMotion().then(parts[2]).then(parts[3])
    let (a, b) = (
      left.compile(for: .insertion, in: .phone).timeline,
      right.compile(for: .insertion, in: .phone).timeline
    )
    XCTAssertEqual(a.duration, b.duration, accuracy: 1e-12)
    let spring = Animation.spring.logicalDuration
    let start = 0.2 + spring + 0.3
    XCTAssertEqual(a.duration, start + Animation.bouncy.duration + 0.1, accuracy: 1e-12)
    XCTAssertEqual(
      reduced.compile(for: .insertion, in: .phone).timeline.duration, a.duration, accuracy: 1e-12)
  }

  func testStaggersOfAnyCountAreMade() {
    XCTAssertEqual(Stagger.index(each: 1).delays(count: 1 << 32).count, 10_000)
    XCTAssertEqual(Stagger.index(each: 1).delays(count: .max).last, 9_999)
  }
}
