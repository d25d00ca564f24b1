import Foundation
import TransitionKit
import TransitionTestSupport

/// Swings sideways, and blurs.
struct BlurredShake: TransitionModifier {
  var turns: Double
  var isBlurred = true

  var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dx = 30 * sin(turns * 2 * .pi)
    state.blur = isBlurred ? abs(turns) : 0
  }
}

extension AtomicTransition {
  /// A random transition along a path or by a modifier, with something else.
  static func randomWay(_ generator: inout SeededGenerator) -> AtomicTransition {
    func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
    let way: AtomicTransition
    switch generator.int(in: 0...2) {
    case 0:
      way = .modifier(
        active: BlurredShake(turns: number(0.1...9)), identity: BlurredShake(turns: 0))
    case 1: way = .arc(x: number(-300...300), y: 50, intensity: number(-2...2))
    default:
      way = .move(
        along: .random(&generator),
        parameterization: generator.pick(MotionPath.Parameterization.allCases),
        orientsToPath: true)
    }
    let start = number(0...0.5)
    return way.animation(
      .random(&generator), during: AnimationRange(start: start, end: number(start...1))
    ).combined(with: .offset(x: 40, y: 30).animation(.easeIn(duration: 0.7)))
  }
}
