import Foundation
import TransitionKit
import TransitionPorting
import XCTest

/// Spellings of SwiftUI and UIKit that compile as they stand.
final class FamiliarSpellingTests: XCTestCase {
  private let container = Container(width: 390, height: 844)

  private struct Lift: ViewModifier {
    var height: CGFloat
    var animatableData: CGFloat {
      get { height }
      set { height = newValue }
    }

    func body(content: Content) -> some View { content.offset(y: Double(-height)).opacity(0.5) }
  }

  private struct Turn: AnimatableModifier {
    var angle: Double
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
  }

  private struct Tilt: ViewModifier {
    var angle: Double

    func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
  }

  private struct Drop: PrimitiveNavigationTransition {
    func transition(
      with animator: PropertyAnimator, for operation: TransitionOperation,
      in context: TransitionContext
    ) {
      guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
        return
      }
      to.alpha = 0
      to.transform.translate(y: -100)
      animator.addAnimations {
        to.alpha = 1
        to.transform = .identity
        from.transform.scale(0.5)
      }
      animator.addCompletion { _ in context.completeTransition(!context.wasCancelled) }
    }
  }

  func testModifiersReturnSomeView() {
    let lift = AtomicTransition.modifier(active: Lift(height: 80), identity: Lift(height: 0))
      .animation(.linear(duration: 1)).compile(for: .insertion, in: container)
    XCTAssertEqual(lift.frame(at: 0.25)[.view].translation.dy, -60, accuracy: 1e-9)
    XCTAssertEqual(lift.frame(at: 0.25)[.view].opacity, 0.5, accuracy: 1e-9)
    let turn = AtomicTransition.modifier(active: Turn(angle: 90), identity: Turn(angle: 0))
      .animation(.linear(duration: 1)).compile(for: .insertion, in: container)
    XCTAssertEqual(turn.frame(at: 0.5)[.view].rotation.angle.degrees, 45, accuracy: 1e-9)
  }

  func testTheEffectsOfABodyAreInterpolatedWithoutAnimatableData() {
    let tilt = AtomicTransition.modifier(active: Tilt(angle: 90), identity: Tilt(angle: 0))
      .animation(.linear(duration: 1)).compile(for: .insertion, in: container)
    for time in [0, 0.1, 0.5, 1] {
      XCTAssertEqual(
        tilt.frame(at: time)[.view].rotation.angle.degrees, 90 * (1 - time), accuracy: 1e-9)
    }
    XCTAssertTrue(tilt.diagnostics.isEmpty)
  }

  func testCGFloatIsAVector() {
    var number: CGFloat = 3
    number.scale(by: 2)
    XCTAssertEqual(number, 6)
    XCTAssertEqual(number.magnitudeSquared, 36)
    XCTAssertEqual((2 as CGFloat).interpolated(towards: 4, amount: 0.25), 2.5)
  }

  func testHeadlessViewsHaveTheNamesOfUIKit() {
    let compiled = NavigationTransition(Drop()).compile(for: .push, in: container)
    XCTAssertEqual(compiled.destination.initial.opacity, 0)
    XCTAssertEqual(compiled.destination.initial.translation, Translation(dy: -100))
    XCTAssertEqual(compiled.destination.animation.translation, .zero)
    XCTAssertEqual(compiled.origin.animation.scale, Scale(x: 0.5, y: 0.5, z: 0.5))
  }
}
