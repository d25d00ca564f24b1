import TransitionKit
import TransitionTestSupport
import XCTest

final class TransitionEqualityTests: XCTestCase {
  func testBuiltInsEqualThemselvesAndNoOtherOne() {
    for (index, (name, transition)) in BuiltIn.atomic.enumerated() {
      for (other, (otherName, second)) in BuiltIn.atomic.enumerated() {
        XCTAssertEqual(transition == second, index == other, "\(name), \(otherName)")
        if transition == second { XCTAssertEqual(transition.hashValue, second.hashValue, name) }
      }
    }
    let same: Set = ["slide", "move horizontal"]
    let cards: Set = ["pageIn", "pageIn"]
    let timelines = BuiltIn.navigation.map { _, transition in
      NavigationTransition.Operation.allCases.map {
        transition.compile(for: $0, in: container).timeline
      }
    }
    for (index, (name, transition)) in BuiltIn.navigation.enumerated() {
      for (other, (otherName, second)) in BuiltIn.navigation.enumerated()
      where !same.isSuperset(of: [name, otherName]) && !cards.isSuperset(of: [name, otherName]) {
        let isSame = timelines[index] == timelines[other]
        XCTAssertEqual(transition == second, index == other || isSame, "\(name), \(otherName)")
      }
    }
  }

  func testTransitionsMadeTwiceAreEqual() {
    func make() -> [AtomicTransition] {
      [
        .move(edge: .top), .opacity(0.25), [.scale(0.5), .blur(radius: 3)],
        .move(edge: .top).animation(.bouncy), .opacity.animation(.linear, during: 0...0.5),
        .asymmetric(insertion: .opacity, removal: .scale), .move(edge: .leading).mirrored(),
        .explode(rows: 2, columns: 2), .blinds(count: 3), .mosaic(rows: 2, columns: 2),
        .pieces(.rows(3)) { .move(edge: .top).delayed(by: Double($0.index)) },
        .keyframes(.cornerRadius, from: 0, [.linear(4, duration: 0.2)]),
        .move(along: MotionPath(through: [Point(x: 9, y: 9), .zero])),
      ]
    }
    XCTAssertEqual(make(), make())
    XCTAssertEqual(Set(make() + make()).count, make().count)
  }

  func testDifferencesBeyondWhatNamesShowCount() {
    XCTAssertNotEqual(AtomicTransition.opacity(0.123_456_71), .opacity(0.123_456_72))
    XCTAssertNotEqual(
      AtomicTransition.move(edge: .top, fraction: 0.1), .move(edge: .top, fraction: 0.100_000_01))
    XCTAssertNotEqual(AtomicTransition.explode(seed: 1), .explode(seed: 2))
    XCTAssertNotEqual(
      AtomicTransition.pieces(.rows(3)) { .opacity.delayed(by: Double($0.index)) },
      .pieces(.rows(3)) { .opacity.delayed(by: 2 * Double($0.index)) })
  }

  func testAnimationsAreKeys() {
    let names: [Animation: String] = [
      .bouncy: "bouncy", .easeIn.delay(0.1): "late",
      .spring(response: 0.3, dampingRatio: 1): "stiff",
    ]
    XCTAssertEqual(names[.bouncy], "bouncy")
    XCTAssertEqual(names[.easeIn.delay(0.1)], "late")
    XCTAssertEqual(names[.spring(response: 0.3, dampingRatio: 1)], "stiff")
    XCTAssertNil(names[.easeIn])
  }

  func testCustomHandlersEqualOnlyCopiesOfThemselves() {
    func make() -> AtomicTransition { .custom { view, _, _ in view.initial.opacity = 0 } }
    let one = make()
    XCTAssertEqual(one, one)
    XCTAssertEqual([one, .scale] as AtomicTransition, [one, .scale])
    XCTAssertNotEqual(one, make())
  }

  private let container = Container(width: 390, height: 844)
}
