import TransitionKit
import TransitionTestSupport
import TransitionTesting
import XCTest

final class BuiltInLawTests: XCTestCase {
  func testEveryBuiltInKeepsTheLaws() {
    let laws = Set<TransitionLaw>.standard.union([.hasNoWarnings])
    for (index, (name, transition)) in Thoroughness.some(of: BuiltIn.atomic, atLeast: 10)
      .enumerated()
    {
      let violations = TransitionLaws.violations(
        of: transition, laws: laws, in: containers(for: index))
      XCTAssert(violations.isEmpty, "\(name)\n\(violations.report)")
    }
    for (index, (name, transition)) in Thoroughness.some(of: BuiltIn.navigation, atLeast: 7)
      .enumerated()
    {
      let violations = TransitionLaws.violations(
        of: transition, laws: laws, in: containers(for: index))
      XCTAssert(violations.isEmpty, "\(name)\n\(violations.report)")
    }
  }

  /// All containers in a release build, and others for each transition in a debug build.
  private func containers(for index: Int) -> [Container] {
    let all = [Container].standard
    let first = index % all.count
    return Thoroughness.some(of: all[first...] + all[..<first])
  }

  func testRandomCompositionsKeepTheLaws() {
    var generator = SeededGenerator(seed: Thoroughness.firstSeed)
    for number in Thoroughness.seeds(1100) {
      let (text, transition) = composition(&generator, depth: 3)
      // Two of the containers, and all of them over the whole search.
      let containers = [generator.pick([Container].standard), generator.pick(.standard)]
      let violations = TransitionLaws.violations(of: transition, in: containers)
      XCTAssert(violations.isEmpty, "\(number): \(text)\n\(violations.report)")
      if !violations.isEmpty { return }
    }
  }

  func testTransitionsByEdgesFollowTheLayoutDirection() {
    let transitions: [AtomicTransition] = [
      .move(edge: .leading), .push(from: .trailing), .wipe(edge: .leading), .slideThrough, .opacity,
      [.move(edge: .trailing, relativeTo: .view), .scale(0.5)],
      // The layout direction does not exchange top and bottom.
      .move(edge: .top), .push(from: .bottom), .wipe(edge: .bottom), .offset(x: 0, y: 30),
      .scale(0.5, anchor: .bottom), .rotate3D(.degrees(40), axis: (x: 1, y: 0, z: 0)),
    ]
    for transition in Thoroughness.some(of: transitions, atLeast: 4) {
      let violations = TransitionLaws.violations(of: transition, laws: [.followsLayoutDirection])
      XCTAssert(violations.isEmpty, "\(transition)\n\(violations.report)")
    }
    let offset = TransitionLaws.violations(of: .offset(x: 30), laws: [.followsLayoutDirection])
    XCTAssertEqual(offset.map { $0.property }, [.translation, .translation])
  }

  /// A composition of built-in transitions, and how it is written.
  private func composition(
    _ generator: inout SeededGenerator, depth: Int
  ) -> (String, AtomicTransition) {
    func part() -> (String, AtomicTransition) { composition(&generator, depth: depth - 1) }
    guard depth > 0 else { return generator.pick(BuiltIn.atomic) }
    switch generator.int(in: 0...7) {
    case 0...2:
      let (a, b) = (part(), part())
      return ("[\(a.0), \(b.0)]", a.1.combined(with: b.1))
    case 3:
      let (a, b) = (part(), part())
      return ("asymmetric(\(a.0), \(b.0))", .asymmetric(insertion: a.1, removal: b.1))
    case 4:
      let a = part()
      return ("\(a.0).mirrored", a.1.mirrored())
    case 5:
      let a = part()
      let animation = generator.pick([
        Animation.bouncy, .easeOut, .linear(duration: 0.2), .smooth.delay(0.1),
        .timingCurve(.steps(4), duration: 0.5),
      ])
      return ("\(a.0).animation(\(animation))", a.1.animation(animation))
    case 6:
      let a = part()
      return ("\(a.0).during", a.1.animation(.easeInOut, during: 0.2...0.7))
    default: return generator.pick(BuiltIn.atomic)
    }
  }
}
