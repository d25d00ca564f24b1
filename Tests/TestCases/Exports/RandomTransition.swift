import TransitionKit
import TransitionTestSupport

extension Animation {
  /// A random animation with up to three modifiers.
  package static func random(_ generator: inout SeededGenerator) -> Animation {
    func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
    var animation: Animation
    switch generator.int(in: 0...5) {
    case 0:
      animation = .timingCurve(
        number(0...1), number(-1...2), number(0...1), number(-1...2), duration: number(0...2))
    case 1: animation = .spring(duration: number(0.05...1), bounce: number(-0.9...0.9))
    case 2:
      animation = .interpolatingSpring(
        mass: number(0.1...10), stiffness: number(1...500), damping: number(1...50),
        initialVelocity: number(-10...10))
    case 3:
      animation = .timingCurve(
        .steps(generator.int(in: 1...9), jump: generator.pick(StepJump.allCases)),
        duration: number(0...2))
    case 4:
      let points = (0...generator.int(in: 0...6)).map { _ in
        Point(x: number(0...1), y: number(-1...2))
      }
      animation = .timingCurve(.piecewiseLinear(points), duration: number(0...2))
    default:
      animation = .timingCurve(
        generator.pick([.circularEaseIn, .circularEaseOut, .circularEaseInOut, .ease]),
        duration: number(0...2))
    }
    for _ in 0..<generator.int(in: 0...3) {
      switch generator.int(in: 0...3) {
      case 0: animation = animation.delay(number(-0.2...0.5))
      case 1: animation = animation.speed(number(0.1...5))
      case 2:
        animation = animation.repeatCount(
          generator.int(in: 1...5), autoreverses: generator.bool())
      default: animation = animation.logicallyComplete(after: number(0...1))
      }
    }
    return animation
  }
}

extension AtomicTransition {
  /// A random transition of many operands, layers and keyframes.
  package static func random(_ generator: inout SeededGenerator) -> AtomicTransition {
    let count = generator.int(in: 0...6)
    return (0..<count).map { _ in operand(&generator) }.combined()
  }

  private static func operand(_ generator: inout SeededGenerator) -> AtomicTransition {
    func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
    let leaf: AtomicTransition
    switch generator.int(in: 0...9) {
    case 0: leaf = .offset(x: number(-300...300), y: number(-300...300))
    case 1: leaf = .opacity(number(0...1))
    case 2: leaf = .scale(x: number(0...2), y: number(0...2))
    case 3: leaf = .rotate3D(.radians(number(-7...7)), axis: (x: number(0...1), y: 1, z: 0))
    case 4: leaf = .overlay(.black.opacity(number(0...1)))
    case 5: leaf = .shadow(radius: number(0...20), y: number(-5...5))
    case 6: leaf = .zPosition(number(-3...3))
    case 7: leaf = .clip(top: number(0...1), leading: number(0...1))
    case 8:
      let keyframes = (0..<generator.int(in: 0...5)).map { _ -> Keyframe<PropertyValue> in
        let value: PropertyValue = [number(-100...100), number(-100...100), 0]
        switch generator.int(in: 0...3) {
        case 0: return .linear(value, duration: number(0...0.5), timingCurve: .easeIn)
        case 1: return .cubic(value, duration: number(0...0.5))
        case 2: return .spring(value, spring: .bouncy, startVelocity: [number(-50...50), 0, 0])
        default: return .move(value)
        }
      }
      leaf = .keyframes(.translation, from: [number(-100...100), 0, 0], keyframes)
    default:
      let (dx, opacity) = (number(-300...300), number(0...1))
      leaf = .custom { view, operation, _ in
        if operation == .insertion { view.initial.translation.dx = dx }
        view.animation.opacity = opacity
        view.completion.blur = opacity
      }
    }
    switch generator.int(in: 0...3) {
    case 0: return leaf
    case 1: return leaf.animation(.random(&generator))
    case 2:
      let start = number(0...0.9)
      return leaf.animation(
        .random(&generator), during: AnimationRange(start: start, end: number(start...1)))
    default: return leaf.mirrored().animation(nil)
    }
  }
}
