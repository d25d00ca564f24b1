import Foundation
import TransitionKit
import TransitionPorting

/// A number that handlers and modifiers change, as only a mistake would.
final class Counter: Sendable {
  private let lock = NSLock()
  // Only the lock gives access.
  private nonisolated(unsafe) var count = 0.0

  func next() -> Double {
    lock.withLock {
      count += 1
      return count
    }
  }
}

/// Its setter does nothing.
struct DeafModifier: TransitionModifier {
  var distance: Double

  var animatableData: Double {
    get { distance }
    set {}
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dx = distance
  }
}

/// Its animatable data carries one of two numbers.
struct HalfModifier: TransitionModifier {
  var angle: Double
  var lift: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.rotation.angle = .degrees(angle)
    state.translation.dy = -lift
  }
}

/// Its setter writes another order than its getter reads.
struct SwappedModifier: TransitionModifier {
  var width: Double
  var height: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { (height, width) = (newValue.first, newValue.second) }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.scale = Scale(x: width, y: height, z: 1)
  }
}

/// Its equality does not look at a number that its animatable data does not carry.
struct SecretiveModifier: TransitionModifier {
  var angle: Double
  var lift: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.rotation.angle = .degrees(angle)
    state.translation.dy = -lift
  }

  static func == (a: SecretiveModifier, b: SecretiveModifier) -> Bool { a.angle == b.angle }
}

/// It writes something else in every call.
struct CountingModifier: TransitionModifier {
  var progress: Double
  let counter: Counter

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.blur = progress * (10 + counter.next())
  }

  static func == (a: CountingModifier, b: CountingModifier) -> Bool { a.progress == b.progress }
}

/// Its progress depends on how often it was asked.
struct CountingAnimation: CustomAnimation {
  let counter: Counter

  var duration: Double { 0.4 }

  func value(at time: Double) -> Double { time / duration * (1 + 0.01 * counter.next()) }

  static func == (a: CountingAnimation, b: CountingAnimation) -> Bool { true }
}

/// It changes the view while it is present.
struct RestlessPhases: Transition {
  func body(content: Content, phase: TransitionPhase) -> Content {
    content.opacity(phase.isIdentity ? 0.9 : 0)
  }
}

/// It divides by the width of the container.
struct DividingPhases: Transition {
  func body(content: Content, phase: TransitionPhase) -> Content {
    content.scaleEffect(phase.isIdentity ? 1 : 100 / content.container.frame.width)
  }
}
