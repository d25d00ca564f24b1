import TransitionKit

// Transitions and containers as only an attacker or a mistake would write them: every number may be NaN,
// infinite, huge, tiny, negative or zero, and every list too short or too long.

extension SeededGenerator {
  /// A number that may be of any kind, usable ones among them.
  public mutating func hostileNumber() -> Double {
    switch int(in: 0...16) {
    case 0: .nan
    case 1: bool() ? .infinity : -.infinity
    case 2: bool() ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
    case 3: bool() ? .leastNonzeroMagnitude : -.leastNormalMagnitude
    case 4: bool() ? 0.0 : -0.0
    case 5: pick([1e12, -1e12, 1e12 + 1, -1.000_001e12])
    // Around the greatest duration.
    case 10: pick([1e15, 1e15 + 1, 1e16])
    case 11: pick([-1e-9, 1e-300, 1e-15, 1e-6])
    case 6: (bool() ? 1 : -1) * double(in: 0...1e308)
    case 7: Double(sign: bool() ? .plus : .minus, exponent: int(in: -1000...1000), significand: 1)
    case 8: bool() ? 1 : -1
    case 9: 1 + (bool() ? 1 : -1) * .ulpOfOne
    default: double(in: -2...2)
    }
  }

  public mutating func hostileCount() -> Int {
    switch int(in: 0...9) {
    case 0: 0
    case 1: pick([.max, .min, 1 << 53, 1000])
    case 2: -int(in: 1...5)
    default: int(in: 1...3)
    }
  }

  public mutating func hostileValue() -> PropertyValue {
    PropertyValue((0..<int(in: 0...5)).map { _ in hostileNumber() })
  }

  public mutating func hostilePoint() -> Point { Point(x: hostileNumber(), y: hostileNumber()) }

  public mutating func hostileRect() -> Rect {
    Rect(origin: hostilePoint(), size: Size(width: hostileNumber(), height: hostileNumber()))
  }

  public mutating func hostileState() -> PropertyState {
    var state = PropertyState()
    for _ in 0..<int(in: 0...3) {
      if int(in: 0...9) == 0 {
        state[hostileCustom()] = hostileNumber()
      } else {
        let property = ViewProperty.allCases[int(in: 0...ViewProperty.allCases.count - 1)]
        state[property] =
          int(in: 0...9) == 0
          ? hostileValue() : PropertyValue(property.componentNames.map { _ in hostileNumber() })
      }
    }
    return state
  }

  /// A text of which little can be a name of anything.
  public mutating func hostileText() -> String {
    pick([
      "", "opacity", "total", "\u{0}", "\"\\\n\r\t", "*/", "</style>", "e\u{301}", "\u{2028}",
      "\u{FFFF}", "🙂", "view", String(repeating: "long ", count: 40),
    ])
  }

  public mutating func hostileCustom() -> CustomProperty<Double> {
    let compositions: [Composition] = [.add, .multiply, .replace, .constant]
    return CustomProperty(
      bool() ? pick(["a", "b", ""]) : hostileText(), identity: hostileNumber(),
      composition: compositions[int(in: 0...3)])
  }
}

extension Container {
  public static func hostile(_ generator: inout SeededGenerator) -> Container {
    if generator.bool() { return Container(size: Size(width: 400, height: 800)) }
    var container = Container(
      frame: generator.hostileRect(),
      layoutDirection: generator.bool() ? .leftToRight : .rightToLeft)
    if generator.bool() { container.viewFrame = generator.hostileRect() }
    if generator.bool() { container.originFrame = generator.hostileRect() }
    if generator.bool() { container.destinationFrame = generator.hostileRect() }
    return container
  }
}

extension UnitCurve {
  fileprivate static func hostile(_ generator: inout SeededGenerator) -> UnitCurve {
    switch generator.int(in: 0...4) {
    case 0:
      return .bezier(
        startControlPoint: generator.hostilePoint(), endControlPoint: generator.hostilePoint())
    case 1: return .steps(generator.hostileCount(), jump: .random(&generator))
    case 2:
      return .piecewiseLinear(
        (0..<generator.int(in: 0...4)).map { _ in generator.hostilePoint() })
    case 3: return generator.pick([.circularEaseIn, .circularEaseOut, .circularEaseInOut])
    default: return .easeInOut
    }
  }
}

extension Animation {
  public static func hostile(_ generator: inout SeededGenerator) -> Animation {
    func number() -> Double { generator.hostileNumber() }
    var animation: Animation
    switch generator.int(in: 0...7) {
    case 0: animation = .linear(duration: number())
    case 1: animation = .timingCurve(.hostile(&generator), duration: number())
    case 2: animation = .spring(duration: number(), bounce: number())
    case 3: animation = .spring(response: number(), dampingRatio: number())
    case 4:
      animation = .interpolatingSpring(
        mass: number(), stiffness: number(), damping: number(), initialVelocity: number())
    case 5: animation = .spring(Spring(settlingDuration: number(), dampingRatio: number()))
    case 6: animation = Animation(HostileAnimation(duration: number(), slope: number()))
    default: animation = .easeInOut
    }
    let count = generator.int(in: 0...19) == 0 ? 70 : generator.int(in: 0...2)
    for _ in 0..<count {
      switch generator.int(in: 0...4) {
      case 0: animation = animation.delay(number())
      case 1: animation = animation.speed(number())
      case 2:
        animation = animation.repeatCount(
          generator.hostileCount(), autoreverses: generator.bool())
      case 3: animation = animation.repeatForever(autoreverses: generator.bool())
      default: animation = animation.logicallyComplete(after: number())
      }
    }
    return animation
  }
}

/// A timing that does not know where it ends.
private struct HostileAnimation: CustomAnimation {
  let duration: Double
  let slope: Double

  func value(at time: Double) -> Double { time * slope }
}

extension AtomicTransition {
  /// A random tree of hostile transitions.
  public static func hostile(
    _ generator: inout SeededGenerator, depth: Int = 3, canBeTakenApart: Bool = true
  ) -> AtomicTransition {
    func tree() -> AtomicTransition {
      hostile(&generator, depth: depth - 1, canBeTakenApart: canBeTakenApart)
    }
    switch generator.int(in: depth > 0 ? 0...12 : 0...4) {
    case 0...4: return hostileLeaf(&generator, canBeTakenApart: canBeTakenApart)
    case 5...7: return (0..<generator.int(in: 0...3)).map { _ in tree() }.combined()
    case 8: return generator.bool() ? .onInsertion(tree()) : .onRemoval(tree())
    case 9: return generator.bool() ? tree().mirrored() : tree().reducingMotion()
    case 10: return tree().animation(generator.bool() ? .hostile(&generator) : nil)
    case 11: return tree().delayed(by: generator.hostileNumber())
    default:
      let range = AnimationRange(start: generator.hostileNumber(), end: generator.hostileNumber())
      return tree().animation(.hostile(&generator), during: range)
    }
  }

  private static func hostileLeaf(
    _ generator: inout SeededGenerator, canBeTakenApart: Bool
  ) -> AtomicTransition {
    func number() -> Double { generator.hostileNumber() }
    func edge() -> Edge { Edge.allCases[generator.int(in: 0...Edge.allCases.count - 1)] }
    let extent = ReferenceSize.allCases[generator.int(in: 0...1)]
    switch generator.int(in: 0...(canBeTakenApart ? 25 : 22)) {
    case 0: return .opacity(number())
    case 1: return .offset(x: number(), y: number())
    case 2: return .scale(x: number(), y: number())
    case 3: return .scale(number(), anchor: UnitPoint(x: number(), y: number()))
    case 4: return .rotate(.radians(number()))
    case 5:
      return .rotate3D(
        .degrees(number()), axis: (x: number(), y: number(), z: number()), perspective: number())
    case 6: return .blur(radius: number())
    case 7: return .clip(top: number(), leading: number(), bottom: number(), trailing: number())
    case 8: return .cornerRadius(number())
    case 9: return .overlay(Color(red: number(), green: number(), blue: number(), alpha: number()))
    case 10: return .shadow(opacity: number(), radius: number(), x: number(), y: number())
    case 11: return .layoutScale(x: number(), y: number())
    case 12: return .zPosition(number())
    case 13: return .move(edge: edge(), relativeTo: extent, fraction: number())
    case 14: return .push(from: edge(), relativeTo: extent)
    case 15: return .arc(x: number(), y: number(), intensity: number())
    case 16:
      return .move(
        along: .hostile(&generator), parameterization: .random(&generator),
        orientsToPath: generator.bool())
    case 17: return hostileKeyframes(&generator)
    case 18: return .value(generator.hostileCustom(), from: number())
    case 19:
      return .modifier(
        active: Drop(height: number(), size: number(), angle: .radians(number())),
        identity: Drop(height: number(), size: number(), angle: .radians(number())))
    case 20: return hostileAnimator(&generator)
    case 21: return .iris(from: UnitPoint(x: number(), y: number()))
    case 22:
      var view = TransientView()
      view.initial = generator.hostileState()
      view.animation = generator.hostileState()
      view.completion = generator.hostileState()
      return .custom { [view] target, _, _ in target = view }
    default: return hostilePieces(&generator)
    }
  }

  private static func hostileKeyframes(_ generator: inout SeededGenerator) -> AtomicTransition {
    let property = ViewProperty.allCases[generator.int(in: 0...ViewProperty.allCases.count - 1)]
    func value() -> PropertyValue {
      generator.int(in: 0...5) == 0
        ? generator.hostileValue()
        : PropertyValue(property.componentNames.map { _ in generator.hostileNumber() })
    }
    let keyframes = (0..<generator.int(in: 0...4)).map { _ -> Keyframe<PropertyValue> in
      switch generator.int(in: 0...3) {
      case 0:
        return .linear(
          value(), duration: generator.hostileNumber(), timingCurve: .hostile(&generator))
      case 1:
        return .cubic(
          value(), duration: generator.hostileNumber(),
          startVelocity: generator.bool() ? value() : nil,
          endVelocity: generator.bool() ? value() : nil)
      case 2:
        return .spring(
          value(), duration: generator.bool() ? generator.hostileNumber() : nil,
          spring: Spring(
            mass: generator.hostileNumber(), stiffness: generator.hostileNumber(),
            damping: generator.hostileNumber()),
          startVelocity: generator.bool() ? value() : nil)
      default: return .move(value())
      }
    }
    return .keyframes(property, from: value(), keyframes)
  }

  private static func hostileAnimator(_ generator: inout SeededGenerator) -> AtomicTransition {
    let (frame, opacity, state) = (
      generator.hostileRect(), generator.hostileNumber(), generator.hostileState()
    )
    return .custom { animator, view, _, context in
      view.opacity = opacity
      view.effect = state
      animator.addAnimations {
        view.frame = frame
        view.opacity = 1 / opacity
        context.containerView.sendSubviewToBack(view)
      }
    }
  }

  private static func hostilePieces(_ generator: inout SeededGenerator) -> AtomicTransition {
    let slicing: Slicing
    switch generator.int(in: 0...2) {
    case 0:
      slicing = .regions((0..<generator.int(in: 0...3)).map { _ in generator.hostileRect() })
    // Huge counts of pieces have separate tests, as they take long.
    case 1: slicing = .columns(min(generator.hostileCount(), 4))
    default:
      slicing = .grid(
        rows: min(generator.hostileCount(), 2), columns: min(generator.hostileCount(), 2))
    }
    let (kind, isNested) = (
      hostile(&generator, depth: 1, canBeTakenApart: false), generator.bool()
    )
    let stagger = Stagger.distance(
      from: UnitPoint(x: generator.hostileNumber(), y: generator.hostileNumber()),
      total: generator.hostileNumber())
    return .pieces(slicing, staggered: stagger) { _ in
      isNested ? .pieces(.columns(2)) { _ in kind } : kind
    }
  }
}
