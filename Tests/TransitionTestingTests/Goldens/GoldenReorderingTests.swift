import TransitionKit
import TransitionTestSupport
import TransitionTesting
import XCTest

final class GoldenReorderingTests: XCTestCase {
  func testTheOrderOfContributionsThatCommuteIsNoDifference() {
    var count = 0
    for seed in Thoroughness.seeds(10_000, .search) {
      count += 1
      var generator = SeededGenerator(seed: seed)
      let parts = (0..<generator.int(in: 2...6)).map { _ in
        AtomicTransition.commuting(&generator)
      }
      let operation = AtomicTransition.Operation.random(&generator)
      let container = Container(
        size: Size(width: generator.double(in: 100...900), height: 844),
        layoutDirection: .random(&generator))
      let golden = MotionGolden(parts.combined().compile(for: operation, in: container))
      let reordered = parts.shuffled(using: &generator).combined()
        .compile(for: operation, in: container)
      XCTAssertEqual(reordered.differences(from: golden), [], "seed \(seed)")
      XCTAssertEqual(MotionGolden(reordered), golden, "seed \(seed)")
    }
    print("\(count) reorderings")
  }

  func testMotionsWithoutDifferencesShowTheSame() {
    var (same, different) = (0, 0)
    for seed in Thoroughness.seeds(20_000, .search) {
      var generator = SeededGenerator(seed: seed)
      var parts = (0..<generator.int(in: 1...3)).map { _ in
        AtomicTransition.commuting(&generator)
      }
      let old = parts.combined().compile(for: .insertion, in: .testPhone)
      switch generator.int(in: 0...3) {
      case 0: parts.shuffle(using: &generator)
      case 1: parts.append(.scale(1))
      case 2: parts[0] = parts[0].delayed(by: generator.bool() ? 0 : 0.01)
      default: parts[0] = AtomicTransition.commuting(&generator)
      }
      let new = parts.combined().compile(for: .insertion, in: .testPhone)
      let differences = new.differences(from: MotionGolden(old))
      let frames = (0...30).map {
        Double($0) / 30 * max(old.timeline.duration, new.timeline.duration)
      }
      let looksSame = frames.allSatisfy {
        new.timeline.frame(at: $0).isShownAs(old.timeline.frame(at: $0))
      }
      if differences.isEmpty { same += 1 } else { different += 1 }
      if differences.isEmpty { XCTAssert(looksSame, "seed \(seed)") }
      if !looksSame {
        XCTAssert(differences.contains { $0.property != nil }, "seed \(seed): \(differences)")
      }
    }
    print("\(same) pairs without differences, \(different) with")
    XCTAssert(same > 0 && different > 0)
  }

  func testTheLastDigitsAreNoDifference() {
    for seed in Thoroughness.seeds(2000, .search) {
      var generator = SeededGenerator(seed: seed)
      let (seconds, x, bounce) = (
        generator.double(in: 0.01...20), generator.double(in: -2000...2000),
        generator.double(in: -0.9...0.9)
      )
      func golden(_ factor: Double) -> MotionGolden {
        let transition = AtomicTransition.offset(x: x * factor, y: 3)
          .animation(
            .spring(duration: seconds * factor, bounce: bounce * factor).delay(0.1 * factor))
        return MotionGolden(transition.compile(for: .insertion, in: .testPhone))
      }
      let differences = golden(1 + 1e-9).differences(from: golden(1))
      XCTAssertEqual(differences, [], "seed \(seed)")
    }
  }
}

extension Timeline.Frame {
  /// Whether the view of an atomic transition looks nearly the same.
  fileprivate func isShownAs(_ other: Timeline.Frame) -> Bool {
    let (state, expected) = (view, other.view)
    return ViewProperty.allCases.allSatisfy { property in
      zip(state[property].components, expected[property].components).allSatisfy {
        abs($0 - $1) <= 1e-3 * max(1, abs($1))
      }
    }
  }
}

extension AtomicTransition {
  /// A random part that commutes with any other one, as all that it writes is added or multiplied.
  fileprivate static func commuting(_ generator: inout SeededGenerator) -> AtomicTransition {
    func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
    let part: AtomicTransition
    switch generator.int(in: 0...10) {
    case 0: part = .offset(x: number(-300...300), y: number(-300...300))
    case 1: part = .move(edge: .random(&generator))
    case 2: part = .opacity(number(0...1))
    case 3: part = .scale(x: number(0...2), y: number(0...2))
    case 4: part = .rotate(.degrees(number(-400...400)))
    case 5: part = .blur(radius: number(0...30))
    case 6: part = .arc(x: number(-99...99), y: 30, intensity: number(-1...1))
    case 7: part = .clip(top: number(0...1), leading: number(0...1))
    case 8: part = .value(CustomProperty("score", identity: 0.0), from: number(0...100))
    case 9:
      part = .keyframes(
        .translation, from: [number(-99...99), 0, 0],
        [.cubic([number(-9...9), 4, 0], duration: number(0.1...0.5)), .spring([0, 0, 0])])
    default:
      part = .modifier(
        active: Shake(amplitude: number(1...40), turns: number(1...4)),
        identity: Shake(amplitude: 9, turns: 0))
    }
    switch generator.int(in: 0...4) {
    case 0: return part.animation(.spring(duration: number(0.1...1), bounce: number(-0.5...0.5)))
    case 1: return part.animation(.easeIn(duration: number(0.1...1)).delay(number(0...0.3)))
    case 2: return part.animation(.easeOut, during: 0.1...number(0.2...1))
    case 3: return part.animation(.linear.repeatCount(3).speed(number(0.5...3)))
    default: return part
    }
  }
}
