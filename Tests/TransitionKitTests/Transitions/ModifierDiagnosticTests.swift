import Foundation
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class ModifierDiagnosticTests: XCTestCase {
  /// Animates its position, but not whether it is blurred.
  private struct Partial: TransitionModifier {
    var dx: Double
    var isBlurred: Bool

    var animatableData: Double {
      get { dx }
      set { dx = newValue }
    }

    func modify(_ state: inout PropertyState, in context: ModifierContext) {
      state.translation.dx = dx
      state.blur = isBlurred ? 8 : 0
    }
  }

  private struct Still: TransitionModifier {
    var opacity: Double

    func modify(_ state: inout PropertyState, in context: ModifierContext) {
      state.opacity = opacity
    }
  }

  private struct Wild: TransitionModifier {
    enum Kind { case root, inverse, power, infinite, nothing }

    var x: Double
    var kind: Kind

    var animatableData: Double {
      get { x }
      set { x = newValue }
    }

    func modify(_ state: inout PropertyState, in context: ModifierContext) {
      switch kind {
      case .root: state.translation.dx = x.squareRoot()
      case .inverse: state.translation.dx = 1 / (x - 0.5)
      case .power: state.scale = Scale(pow(10, 100 * x))
      case .infinite: state.rotation.z = x > 0.3 ? .infinity : x
      case .nothing: state.opacity = .nan
      }
    }
  }

  private func kinds(_ transition: AtomicTransition) -> [Diagnostic.Kind] {
    transition.compile(for: .insertion, in: .phone).diagnostics.map(\.kind)
  }

  func testAPartThatIsNotAnimatedIsFoundAndTheTypeNamed() throws {
    let transition = AtomicTransition.modifier(
      active: Partial(dx: 10, isBlurred: true), identity: Partial(dx: 0, isBlurred: false))
    let compiled = transition.compile(for: .insertion, in: .phone)
    let diagnostic = try XCTUnwrap(compiled.diagnostics.first)
    XCTAssertEqual(diagnostic.kind, .unanimatedPart)
    XCTAssertEqual(diagnostic.severity, .warning)
    XCTAssertEqual(diagnostic.path, "insertion / view / modifier(Partial)")
    XCTAssertTrue(diagnostic.message.hasPrefix("Partial differs"), diagnostic.message)
    XCTAssertTrue(diagnostic.message.contains("put it into animatableData"))
    XCTAssertThrowsError(try compiled.validate())
    XCTAssertEqual(compiled.timeline.frame(at: 0).view.blur, 8)
    XCTAssertEqual(compiled.timeline.frame(at: 1e-9).view.blur, 0)
    XCTAssertEqual(
      compiled.timeline.velocity(of: .view, .blur, at: 0).scalar, 0,
      "the jump is no velocity")
    XCTAssertEqual(
      kinds(.modifier(active: Still(opacity: 0.2), identity: Still(opacity: 1))), [.unanimatedPart])
  }

  func testModifiersWhoseDataSaysAllOrThatAreEqualHaveNoDiagnostic() {
    let partial = Partial(dx: 10, isBlurred: true)
    XCTAssertEqual(
      kinds(.modifier(active: partial, identity: Partial(dx: 0, isBlurred: true))),
      [.leftDisplaced], "only that it stays blurred")
    XCTAssertEqual(
      kinds(.modifier(active: Still(opacity: 1), identity: Still(opacity: 1))), [.doesNothing])
    XCTAssertEqual(
      kinds(
        .modifier(active: Shake(amplitude: 3, turns: 2), identity: Shake(amplitude: 1, turns: 0))),
      [])
  }

  func testNumbersThatAreNotFiniteAreRestAndReported() {
    func wild(_ kind: Wild.Kind, _ from: Double, _ to: Double) -> AtomicTransition {
      .modifier(active: Wild(x: from, kind: kind), identity: Wild(x: to, kind: kind))
    }
    XCTAssertEqual(kinds(wild(.root, -1, 0)), [.nonFiniteValue])
    XCTAssertEqual(kinds(wild(.infinite, 1, 0)), [.nonFiniteValue])
    XCTAssertEqual(kinds(wild(.infinite, 0.2, 0)), [])
    XCTAssertEqual(kinds(wild(.nothing, 1, 0)), [.nonFiniteValue, .nonFiniteValue, .doesNothing])
    XCTAssertTrue(kinds(wild(.power, 1, 0)).contains(.valueOutOfRange))
  }

  func testNothingThatIsNotFiniteReachesAFrameOrAVelocity() {
    let animations: [Animation] = [
      .linear(duration: 0.5), .bouncy, .timingCurve(0.68, -2.55, 0.27, 3.55, duration: 0.6),
    ]
    let numbers = [0, 1, -1, 0.5, 1e300, -1e300, .infinity, .nan, 1e-300]
    let wild = [Wild.Kind.root, .inverse, .power, .infinite, .nothing].flatMap { kind in
      numbers.flatMap { from in
        numbers.map { to in
          AtomicTransition.modifier(
            active: Wild(x: from, kind: kind), identity: Wild(x: to, kind: kind))
        }
      }
    }
    for transition in Thoroughness.some(of: wild) {
      for animation in animations {
        let timeline = [transition, .scale(0.5)].combined().animation(animation)
          .compile(for: .insertion, in: .phone).timeline
        for index in 0...40 {
          let time = timeline.duration * Double(index) / 40
          assertFinite(timeline.frame(at: time))
          for property in [ViewProperty.translation, .scale, .rotation, .opacity] {
            for component in timeline.velocity(of: .view, property, at: time).components {
              XCTAssertTrue(component.isFinite)
            }
          }
        }
      }
    }
  }

  func testAConstantThatAModifierMovesIsFound() {
    struct Sway: TransitionModifier {
      var x: Double
      var animatableData: Double {
        get { x }
        set { x = newValue }
      }
      func modify(_ state: inout PropertyState, in context: ModifierContext) {
        state.rotation.z = x
        state.anchor.y = x * (1 - x)
      }
    }
    XCTAssertEqual(kinds(.modifier(active: Sway(x: 1), identity: Sway(x: 0))), [.movingConstant])
    XCTAssertEqual(kinds(.modifier(active: Sway(x: 0.3), identity: Sway(x: 0))), [.movingConstant])
  }
}
