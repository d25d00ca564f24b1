import PhotoTransitions
import Testing
import TransitionKit
import TransitionTesting

/// A transition with a modifier, tested with Swift Testing.
struct HingeTests {
  private let phone = Container(size: Size(width: 390, height: 844))

  @Test func keepsTheLaws() {
    let violations = TransitionLaws.violations(of: .hinge)
    #expect(violations.isEmpty, "\(violations.report)")
  }

  @Test func animatesEveryNumber() {
    let violations = TransitionLaws.violations(
      active: Hinge(angle: .degrees(-12), lift: 40), identity: Hinge(angle: .zero, lift: 0))
    #expect(violations.isEmpty, "\(violations.report)")
  }

  @Test(arguments: AtomicTransition.Operation.allCases)
  func swingsWithoutTurningBack(_ operation: AtomicTransition.Operation) {
    let hinge = AtomicTransition.hinge.compile(for: operation, in: phone)
    let violations = hinge.violations(
      of: .monotone(), .bounded(.view, .translation, component: "dy", in: -40...0),
      .speed(atMost: 1000))
    #expect(violations.isEmpty, "\(violations.report)")
  }

  /// Only code knows what a modifier does between samples, so no contract about it is proved.
  @Test func isSampled() {
    let hinge = AtomicTransition.hinge.compile(for: .insertion, in: phone)
    let verdict = hinge.verdict(on: .monotone(.view, .rotation))
    #expect(verdict.holds && !verdict.isProved)
  }

  /// The text is in `__Goldens__/HingeTests`.
  @Test func isTheRecordedOne() throws {
    let hinge = AtomicTransition.hinge.compile(for: .insertion, in: phone)
    #expect(try goldenDifferences(of: hinge).isEmpty)
  }
}
