import TransitionKit
import TransitionPorting
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Modifiers with a body that do not say what is animated, as most snippets of the web.
final class ModifierWithoutDataTests: XCTestCase {
  private struct Effects: TransitionModifier {
    var radius: Double
    var angle: Double
    var scale: Double

    func body(content: Content) -> Content {
      content.blur(radius: radius).rotationEffect(.degrees(angle)).scaleEffect(scale)
    }
  }

  private struct Optional: TransitionModifier {
    var isActive: Bool
    func body(content: Content) -> Content { isActive ? content.blur(radius: 8) : content }
  }

  private struct Both: TransitionModifier {
    var amount: Double
    func body(content: Content) -> Content { content.blur(radius: amount) }
    func modify(_ state: inout PropertyState, in context: ModifierContext) {
      state.opacity = 1 - amount / 10
    }
  }

  private func compiled<M: TransitionModifier>(
    _ active: M, _ identity: M, _ operation: AtomicTransition.Operation = .insertion
  ) -> CompiledTransition {
    AtomicTransition.modifier(active: active, identity: identity)
      .animation(.linear(duration: 1)).compile(for: operation, in: .phone)
  }

  func testTheEffectsAtBothEndsAreInterpolated() {
    forAll(200) { generator in
      let active = Effects(
        radius: generator.double(in: 0...20), angle: generator.double(in: -180...180),
        scale: generator.double(in: 0...2))
      let identity = Effects(radius: 0, angle: 0, scale: 1)
      for operation in AtomicTransition.Operation.allCases {
        let compiled = compiled(active, identity, operation)
        XCTAssertFalse(compiled.diagnostics.contains { $0.kind == .unanimatedPart })
        let time = generator.double(in: 0...1)
        let part = operation == .insertion ? 1 - time : time
        let state = compiled.frame(at: time).view
        XCTAssertEqual(state.blur, active.radius * part, accuracy: 1e-9)
        XCTAssertEqual(
          state.rotation.z, Angle.degrees(active.angle).radians * part, accuracy: 1e-9)
        XCTAssertEqual(state.scale.x, 1 + (active.scale - 1) * part, accuracy: 1e-9)
      }
    }
  }

  func testBodiesOfAnotherStructureAreReported() {
    let found = compiled(Optional(isActive: true), Optional(isActive: false))
    XCTAssertEqual(found.diagnostics.map(\.kind), [.unanimatedPart])
    XCTAssertEqual(found.frame(at: 0.5).view.blur, 4, accuracy: 1e-9)
  }

  func testABodyBesideModifyIsReported() {
    let found = compiled(Both(amount: 5), Both(amount: 0))
    XCTAssertTrue(found.diagnostics.map(\.kind).contains(.doesNothing))
    XCTAssertTrue(
      found.diagnostics.contains { $0.message.hasPrefix("the body of Both does nothing") })
    XCTAssertEqual(found.frame(at: 0).view.opacity, 0.5)
    XCTAssertEqual(found.frame(at: 0).view.blur, 0)
  }
}
