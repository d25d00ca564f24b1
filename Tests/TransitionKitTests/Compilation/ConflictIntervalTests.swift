import TransitionKit
import TransitionTestCases
import XCTest

final class ConflictIntervalTests: XCTestCase {
  private let container = Container.phone

  func testComposedInsertionsMeetUntilTheSecondLastIsAtRest() throws {
    assertInterval(
      [
        .offset(x: 9).animation(.linear(duration: 1)),
        .offset(y: 9).animation(.linear(duration: 2)),
      ], for: .insertion, 0...1)
    // The late one is off rest from the beginning, where it waits.
    assertInterval(
      [
        .offset(x: 9).animation(.linear(duration: 1)),
        .offset(y: 9).animation(.linear(duration: 1).delay(1)),
      ], for: .insertion, 0...1)
    assertInterval(
      [
        .offset(x: 1).animation(.linear(duration: 3)),
        .offset(x: 2).animation(.linear(duration: 2)),
        .offset(x: 4).animation(.linear(duration: 1)),
      ], for: .insertion, 0...2)
  }

  func testComposedRemovalsMeetFromTheStartOfTheSecond() throws {
    assertInterval(
      [
        .offset(x: 9).animation(.easeIn(duration: 1)),
        .offset(y: 9).animation(.easeOut(duration: 1).delay(0.3)),
      ], for: .removal, 0.3...1.3)
    assertInterval(
      [
        .offset(x: 1).delayed(by: 0.5), .offset(x: 2).delayed(by: 0.25), .offset(x: 4),
      ], for: .removal, 0.25...0.85)
  }

  func testContributionsThatAreNeverOffRestTogetherHaveAnEmptyRange() {
    func bump(at delay: Double) -> AtomicTransition {
      .keyframes(.blur, from: 0, [.linear(8, duration: 0.25), .linear(0, duration: 0.25)])
        .delayed(by: delay)
    }
    assertInterval([bump(at: 0), bump(at: 1)], for: .insertion, 1...1)
    assertInterval([bump(at: 0), bump(at: 0.25)], for: .insertion, 0.25...0.5)
    // What overlaps in two places is one range.
    assertInterval(
      [bump(at: 0), bump(at: 0.25), bump(at: 2), bump(at: 2.25)], for: .insertion, 0.25...2.5)
    assertInterval([.scale(1), .scale(1)], for: .insertion, 0...0)
  }

  func testDuplicatesMeetWhileTheyMove() throws {
    assertInterval([.opacity, .opacity], for: .insertion, 0...0.35)
    let layer: AtomicTransition = [.opacity(0.5), .opacity(0.5)]
    assertInterval(
      layer.animation(.linear, during: 0.5...1).animation(.linear(duration: 2)), for: .insertion,
      1...2)
    let compiled = layer.compile(for: .insertion, in: container)
    XCTAssertEqual(compiled.conflicts.map(\.amountLost), [[]])
  }

  func testConstantsMeetThroughout() {
    assertInterval(
      [.zPosition(1), .zPosition(1).delayed(by: 0.2), .opacity.animation(.linear(duration: 2))],
      for: .insertion, 0...2)
  }

  func testAPolicyCanAskForIntervalAndLoss() {
    let transition: AtomicTransition = [
      .overlay(.black).animation(.linear(duration: 1)),
      .overlay(.white).animation(.linear(duration: 1)).delayed(by: 1),
    ]
    let compiled = transition.compile(
      for: .removal, in: container,
      merging: .resolve { conflict in
        assertNear(conflict.interval, 1...2, #filePath, #line)
        return conflict.amountLost[0].amount.components[3] > 0.5 ? .keep(0) : .compose
      })
    XCTAssertEqual(compiled.conflicts.map(\.rule), [.keep(0)])
    XCTAssertEqual(compiled.conflicts.map(\.lost), [[1]])
  }

  func testAnInterruptionTakesAsLongAsTheNewerTransition() throws {
    let push = NavigationTransition.slide.animation(.linear(duration: 1))
    let pop = NavigationTransition.slide.animation(.linear(duration: 0.5))
    let animator = TransitionAnimator(push.compile(for: .push, in: container))
    animator.start()
    animator.advance(by: 0.5)
    animator.retarget(to: pop.compile(for: .pop, in: container))
    XCTAssertEqual(animator.interruptions.count, 2)
    for conflict in animator.interruptions {
      assertNear(conflict.interval, 0...0.5, #filePath, #line)
      XCTAssertEqual(conflict.amountLost, [])
    }
  }

  private func assertInterval(
    _ transition: AtomicTransition, for operation: AtomicTransition.Operation,
    _ expected: ClosedRange<Double>, file: StaticString = #filePath, line: UInt = #line
  ) {
    let conflicts = transition.compile(for: operation, in: container).conflicts
    XCTAssertEqual(conflicts.count, 1, file: file, line: line)
    assertNear(conflicts.first?.interval, expected, file, line)
  }
}
