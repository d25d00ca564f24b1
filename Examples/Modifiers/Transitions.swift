import Foundation
import TransitionKit
import TransitionPorting

/// Phases: the view before it appears, at its identity, and after it has disappeared.
struct BlurTransition: Transition {
  var radius: Double

  func body(content: Content, phase: TransitionPhase) -> Content {
    content.blur(radius: phase.isIdentity ? 0 : radius).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A modifier of one number: a sine that is evaluated at each frame.
struct Shake: TransitionModifier {
  var turns: Double

  var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dx = 12 * sin(turns * 2 * .pi)
  }
}

/// A modifier of three numbers, by nested pairs.
struct Drop: TransitionModifier {
  var height: Double
  var squeeze: Double
  var lean: Angle

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Angle>> {
    get { AnimatablePair(height, AnimatablePair(squeeze, lean)) }
    set {
      height = newValue.first
      squeeze = newValue.second.first
      lean = newValue.second.second
    }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dy = -height * context.size.height
    state.scale = Scale(x: 1 + squeeze, y: 1 - squeeze)
    state.rotation.angle = lean
  }
}

/// A number that counts up, with a text.
let total = CustomProperty("total", identity: 1000.0, composition: .replace) {
  "\(Int($0.rounded())) points"
}

let examples: [(name: String, transition: AtomicTransition)] = [
  ("blur", AtomicTransition(BlurTransition(radius: 12))),
  ("shake", .modifier(active: Shake(turns: 3), identity: Shake(turns: 0))),
  (
    "drop",
    .modifier(
      active: Drop(height: 0.4, squeeze: 0.3, lean: .degrees(12)),
      identity: Drop(height: 0, squeeze: 0, lean: .zero))
  ),
  ("clip", .clipReveal),
  ("count", [.value(total, from: 0), .scale(0.6)]),
  ("doors", .slidingDoors()),
  ("explode", .explode(rows: 5, columns: 4)),
]
