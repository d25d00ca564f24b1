import TransitionKit
import TransitionTestSupport

/// Numbers that no one means.
extension SeededGenerator {
  private static let hostileNumbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, 1e-300, -1e-9, 1e-15,
    1e-6, 0.3, -1, 1, 2, 1e3, 1e7, 1e9, 1e12, -1e12, 1e12 + 1, 1e15, 1e15 + 1, 1e16, 1e100, 1e300,
    -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .pi,
  ]

  mutating func hostile() -> Double {
    int(in: 0...2) == 0 ? double(in: -2...2) : pick(Self.hostileNumbers)
  }

  mutating func hostileCount() -> Int { pick([.min, -1, 0, 1, 2, 3, 1000, 1 << 53, .max]) }

  mutating func hostilePoint() -> Point { Point(x: hostile(), y: hostile()) }

  mutating func hostileRect() -> Rect {
    Rect(x: hostile(), y: hostile(), width: hostile(), height: hostile())
  }

  mutating func hostileText() -> String {
    pick([
      "", "opacity", "total", "\u{0}", "\"\\\n\r\t", "*/", "</style>", "e\u{301}", "\u{2028}",
      "\u{FFFF}", "🙂", "view", String(repeating: "long ", count: 40),
    ])
  }
}

struct HostileAnimation: CustomAnimation {
  let duration: Double
  let slope: Double

  func value(at time: Double) -> Double { time * slope }
}

extension Animation {
  /// A random animation of which no number means anything.
  static func hostile(_ generator: inout SeededGenerator) -> Animation {
    var animation: Animation
    switch generator.int(in: 0...7) {
    case 0:
      animation = .timingCurve(
        generator.hostile(), generator.hostile(), generator.hostile(), generator.hostile(),
        duration: generator.hostile())
    case 1:
      animation = .spring(duration: generator.hostile(), bounce: generator.hostile())
    case 2:
      animation = .interpolatingSpring(
        mass: generator.hostile(), stiffness: generator.hostile(), damping: generator.hostile(),
        initialVelocity: generator.hostile())
    case 3:
      animation = .timingCurve(
        .steps(generator.hostileCount(), jump: generator.pick(StepJump.allCases)),
        duration: generator.hostile())
    case 4:
      let points = (0..<generator.int(in: 0...4)).map { _ in generator.hostilePoint() }
      animation = .timingCurve(.piecewiseLinear(points), duration: generator.hostile())
    case 5:
      animation = Animation(
        HostileAnimation(duration: generator.hostile(), slope: generator.hostile()))
    case 6:
      animation = .spring(response: generator.hostile(), dampingRatio: generator.hostile())
    default:
      animation = .timingCurve(
        generator.pick([.circularEaseIn, .circularEaseOut, .circularEaseInOut]),
        duration: generator.hostile())
    }
    let count = generator.int(in: 0...19) == 0 ? 70 : generator.int(in: 0...3)
    for _ in 0..<count {
      switch generator.int(in: 0...4) {
      case 0: animation = animation.delay(generator.hostile())
      case 1: animation = animation.speed(generator.hostile())
      case 2:
        animation = animation.repeatCount(
          generator.hostileCount(), autoreverses: generator.bool())
      case 3: animation = animation.repeatForever(autoreverses: generator.bool())
      default: animation = animation.logicallyComplete(after: generator.hostile())
      }
    }
    return animation
  }
}

extension AtomicTransition {
  /// A random transition of which no number means anything.
  static func hostile(_ generator: inout SeededGenerator, depth: Int = 0) -> AtomicTransition {
    let operands = (0..<generator.int(in: 1...3)).map { _ -> AtomicTransition in
      let leaf = hostileOperand(&generator, depth: depth)
      switch generator.int(in: 0...3) {
      case 0: return leaf
      case 1: return leaf.animation(.hostile(&generator))
      case 2:
        return leaf.animation(
          .hostile(&generator),
          during: AnimationRange(start: generator.hostile(), end: generator.hostile()))
      default: return leaf.mirrored().animation(generator.bool() ? nil : .bouncy)
      }
    }
    return operands.combined()
  }

  private static func hostileOperand(
    _ generator: inout SeededGenerator, depth: Int
  ) -> AtomicTransition {
    func number() -> Double { generator.hostile() }
    switch generator.int(in: 0...16) {
    case 0: return .offset(x: number(), y: number())
    case 1: return .opacity(number())
    case 2: return .scale(x: number(), y: number())
    case 3: return .rotate3D(.radians(number()), axis: (x: number(), y: number(), z: number()))
    case 4: return .overlay(Color(red: number(), green: number(), blue: number(), alpha: number()))
    case 5: return .shadow(radius: number(), y: number())
    case 6: return .zPosition(number())
    case 7: return .clip(top: number(), leading: number(), bottom: number(), trailing: number())
    case 8, 9:
      let keyframes = (0..<generator.int(in: 0...4)).map { _ -> Keyframe<PropertyValue> in
        let value: PropertyValue = [generator.hostile(), generator.hostile(), 0]
        let velocity: PropertyValue = [generator.hostile(), generator.hostile(), 0]
        switch generator.int(in: 0...3) {
        case 0: return .linear(value, duration: generator.hostile())
        case 1:
          return .cubic(
            value, duration: generator.hostile(), startVelocity: velocity, endVelocity: velocity)
        case 2:
          return .spring(
            value, duration: generator.bool() ? generator.hostile() : nil,
            spring: Spring(
              mass: generator.hostile(), stiffness: generator.hostile(),
              damping: generator.hostile()), startVelocity: velocity)
        default: return .move(value)
        }
      }
      return .keyframes(.translation, from: [number(), number(), 0], keyframes)
    case 10: return .arc(x: number(), y: number(), intensity: number())
    case 11:
      let path = MotionPath(from: generator.hostilePoint()) { path in
        path.addCurve(
          to: generator.hostilePoint(), control1: generator.hostilePoint(),
          control2: generator.hostilePoint())
        path.addArc(to: generator.hostilePoint(), bulge: generator.hostile())
        path.addLine(to: generator.hostilePoint())
      }
      return .move(along: path, orientsToPath: generator.bool())
    case 12:
      return .modifier(
        active: BlurredShake(turns: number()),
        identity: BlurredShake(turns: number(), isBlurred: false))
    case 13:
      return .value(
        CustomProperty(
          generator.hostileText(), identity: number(),
          composition: generator.pick([.add, .multiply, .replace, .constant])), from: number())
    case 14 where depth < 3:
      let regions = (0..<generator.int(in: 0...3)).map { _ in generator.hostileRect() }
      let inner = AtomicTransition.hostile(&generator, depth: depth + 1)
      return .pieces(.regions(regions)) { _ in inner }
    default:
      let (a, b, c) = (number(), number(), number())
      return .custom { view, _, _ in
        view.initial.translation.dx = a
        view.animation.perspective = b
        view.completion.opacity = c
        view.initial.anchor = UnitPoint(x: c, y: a)
      }
    }
  }
}
