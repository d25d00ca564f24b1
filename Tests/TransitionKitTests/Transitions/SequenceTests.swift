import Foundation
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Transitions that start when another one has got somewhere.
final class SequenceTests: XCTestCase {
  private typealias T = AtomicTransition
  private typealias N = NavigationTransition

  private func timeline(_ transition: T, _ operation: T.Operation = .insertion) -> Timeline {
    transition.compile(for: operation, in: .phone).timeline
  }

  /// Checks that two transitions of a view show the same at any time.
  private func expectEqualFrames(
    _ a: T, _ b: T, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
  ) {
    for operation in T.Operation.allCases {
      let (first, second) = (timeline(a, operation), timeline(b, operation))
      XCTAssertEqual(first.duration, second.duration, message, file: file, line: line)
      for step in 0...40 {
        let time = second.duration * Double(step) / 40
        XCTAssertEqual(
          first.frame(at: time), second.frame(at: time), message, file: file, line: line)
      }
    }
  }

  func testTheSecondOneStartsAtTheLogicalEndOfTheFirst() {
    let (first, second) = (T.opacity.animation(.linear(duration: 0.2)), T.scale(0.5))
    expectEqualFrames(first.then(second), [first, second.delayed(by: 0.2)])
    let spring = T.move(edge: .top).animation(.spring(duration: 0.4))
    expectEqualFrames(spring.then(second), [spring, second.delayed(by: 0.4)])
    let complete = T.opacity.animation(.easeIn(duration: 2).logicallyComplete(after: 0.3))
    expectEqualFrames(complete.then(second), [complete, second.delayed(by: 0.3)])
  }

  func testAnyTwoRunAsIfTheSecondOneWereDelayed() {
    forAll(500) { generator in
      let first = T.ofAnyKind(&generator)
      let second = T.ofAnyKind(&generator)
      for operation in T.Operation.allCases {
        let compiled = first.compile(for: operation, in: .phone)
        let start = compiled.timeline.logicalDuration
        let expected = [first, second.delayed(by: start)].combined()
        let found = first.then(second)
        let (a, b) = (timeline(found, operation), timeline(expected, operation))
        XCTAssertEqual(a.duration, b.duration, "\(found)")
        for step in 0...10 {
          let time = b.duration * Double(step) / 10
          XCTAssertEqual(a.frame(at: time), b.frame(at: time), "\(found)")
        }
      }
    }
  }

  func testThreeRunInARowHoweverTheyAreGrouped() {
    let (a, b, c) = (
      T.opacity.animation(.linear(duration: 0.1)), T.scale(0.5).animation(.easeIn(duration: 0.2)),
      T.rotate(.degrees(20)).animation(.easeOut(duration: 0.3))
    )
    let expected: T = [a, b.delayed(by: 0.1), c.delayed(by: 0.1 + 0.2)]
    expectEqualFrames(a.then(b).then(c), expected)
    expectEqualFrames(a.then(b.then(c)), expected)
  }

  func testAMomentIsSolvedOnCurvesAndSprings() {
    let critical = Spring(response: 0.5, dampingRatio: 1)
    let cases: [(Animation, Double, time: Double)] = [
      (.linear(duration: 0.5), 0.6, 0.3),
      (.linear(duration: 0.5).delay(0.2), 0.6, 0.5),
      (.linear(duration: 0.5).speed(2), 0.5, 0.125),
      // x(t) = 3 (1-t) t² + t³ = 0.5 at half of the time.
      (.easeInOut(duration: 0.8), 0.5, 0.4),
      (.spring(critical), 0.6, criticalTime(reaching: 0.6, response: 0.5)),
      (.linear(duration: 0.5), -1, 0), (.linear(duration: 0.5), 7, 0.5),
    ]
    for (animation, progress, time) in cases {
      let first = T.move(edge: .leading).animation(animation)
      let second = T.opacity.starting(when: .progress(progress), of: first)
      let start = timeline(second).duration - Animation.defaultDuration
      XCTAssertEqual(start, time, accuracy: 1e-9, "\(animation) to \(progress)")
    }
  }

  /// When a critically damped spring has got there: 1 - (1 + ωt) e^(-ωt) = p, by Newton's method.
  private func criticalTime(reaching progress: Double, response: Double) -> Double {
    var x = 1.0
    for _ in 0..<60 { x -= ((1 - progress) - (1 + x) * exp(-x)) / (x * exp(-x)) }
    return x * response / (2 * .pi)
  }

  func testTheOtherOneOnlySaysTheTime() {
    let long = T.scale(0.3).animation(.linear(duration: 9))
    let early = timeline(T.opacity.starting(when: .progress(0.1), of: long))
    XCTAssertEqual(early.logicalDuration, 0.9 + Animation.defaultDuration, accuracy: 1e-12)
    XCTAssertEqual(early.duration, 0.9 + Animation.defaultDuration, accuracy: 1e-12)
    let other = T([.move(edge: .top), .scale(0.2)]).animation(.linear(duration: 0.4))
    expectEqualFrames(
      T.opacity.starting(when: .end, of: other), T.opacity.delayed(by: 0.4))
    expectEqualFrames(
      [T.opacity.starting(when: .progress(0.25), of: other), .rotate(.degrees(9))],
      [T.opacity.delayed(by: 0.1), .rotate(.degrees(9))])
  }

  func testTheStartFollowsAnAnimationThatIsAppliedToBoth() {
    let pair = T.scale(0.5).then(.opacity)
    expectEqualFrames(
      pair.animation(.linear(duration: 1)),
      T([.scale(0.5), .opacity.delayed(by: 1)]).animation(.linear(duration: 1)))
    expectEqualFrames(
      pair.animation(.linear(duration: 1)).delayed(by: 0.5),
      T([.scale(0.5), .opacity.delayed(by: 1)]).animation(.linear(duration: 1)).delayed(by: 0.5))
  }

  func testTwoViewsRunInARow() {
    let leaving = N(T.onRemoval(.opacity.animation(.linear(duration: 0.2))))
    let arriving = N(T.onInsertion(.scale(0.9).animation(.linear(duration: 0.4))))
    let expected = leaving.combined(with: arriving.delayed(by: 0.1))
    let found = leaving.combined(with: arriving.starting(when: .progress(0.5), of: leaving))
    for operation in N.Operation.allCases {
      let a = found.compile(for: operation, in: .phone).timeline
      let b = expected.compile(for: operation, in: .phone).timeline
      for step in 0...20 {
        XCTAssertEqual(a.frame(at: Double(step) / 40), b.frame(at: Double(step) / 40))
      }
      let c = leaving.then(arriving).compile(for: operation, in: .phone).timeline
      XCTAssertEqual(c.duration, 0.6, accuracy: 1e-15)
    }
  }

  func testNothingBeforeOrAfterIsNothingToWaitFor() {
    XCTAssertEqual(T.identity.then(.opacity), .opacity)
    expectEqualFrames(T.opacity.then(.identity), .opacity)
    XCTAssertEqual(T.opacity.starting(when: .end, of: .identity), .opacity)
    // What happens only when the view is removed takes no time when it is inserted.
    let second = T.onRemoval(.opacity).then(.scale(0.5))
    XCTAssertEqual(timeline(second).duration, Animation.defaultDuration)
    XCTAssertEqual(timeline(second, .removal).duration, 2 * Animation.defaultDuration)
  }

  func testWhatIsWrongWithTheOtherOneIsSaid() {
    let other = T.scale(0.5).animation(.linear(duration: -2))
    let messages = T.opacity.starting(when: .end, of: other).compile(for: .insertion, in: .phone)
      .diagnostics.map(\.message)
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages.first?.contains("-2") ?? false, "\(messages)")
  }

  func testPiecesOfTheOtherOneAreNoPartOfTheResult() {
    let pieces = T.pieces(.grid(rows: 2, columns: 2)) { piece in
      .scale(0.5).animation(.linear(duration: piece.index == 3 ? .nan : 0.2))
    }
    let compiled = T.opacity.starting(when: .end, of: pieces).compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.timeline.frame(at: 0).views.map(\.id), [.view])
    XCTAssertEqual(compiled.timeline.duration, 0.2 + Animation.defaultDuration, accuracy: 1e-12)
    XCTAssertEqual(compiled.diagnostics.count, 1)
    // They may be part of it beside that.
    let both: T = [pieces, .opacity.starting(when: .end, of: pieces)]
    XCTAssertEqual(
      both.compile(for: .insertion, in: .phone).timeline.frame(at: 0).views.map(\.id).count, 5)
  }

  func testTheyAreDescribedAsTheyAreWritten() {
    XCTAssertEqual(
      "\(T.scale(0.5).then([.opacity, .blur(radius: 4)]))",
      "AtomicTransition.scale(0.5).then(opacity + blur(radius: 4))")
    XCTAssertEqual(
      "\(T([.opacity, .blur(radius: 4)]).starting(when: .progress(0.5), of: .scale(0.5)))",
      "AtomicTransition(opacity + blur(radius: 4)).starting(when: .progress(0.5), of: scale(0.5))")
  }
}
