import TransitionKit
import TransitionTestSupport

extension AtomicTransition {
  /// A random transition of any kind: trees, keyframes, paths, modifiers, pieces, custom properties,
  /// and values and pushes that go as far as they can.
  package static func ofAnyKind(
    _ generator: inout SeededGenerator, canBeTakenApart: Bool = true
  ) -> AtomicTransition {
    (0..<generator.int(in: 1...5)).map { _ in
      let kind: AtomicTransition
      switch generator.int(in: 0...(canBeTakenApart ? 7 : 5)) {
      case 0: kind = TransitionTree.random(&generator, depth: 3).transition
      case 1: kind = .throughRandomKeyframes(&generator)
      case 2: kind = alongSomething(&generator)
      case 3: kind = ofOnesOwn(&generator)
      case 4...5: kind = farOut(&generator)
      case 6: kind = BuiltIn.atomic[generator.int(in: 0...BuiltIn.atomic.count - 1)].1
      default: kind = inPieces(&generator)
      }
      return kind.timed(&generator)
    }.combined()
  }

  private func timed(_ generator: inout SeededGenerator) -> AtomicTransition {
    switch generator.int(in: 0...9) {
    case 0: return self
    case 1: return animation(nil)
    case 2: return mirrored().animation(.ofAnyKind(&generator))
    case 3: return delayed(by: generator.double(in: 0...1)).animation(.ofAnyKind(&generator))
    case 4...5:
      let start = generator.double(in: 0...0.9)
      return animation(
        .ofAnyKind(&generator),
        during: AnimationRange(start: start, end: generator.double(in: start...1)))
    case 6: return reducingMotion().animation(.ofAnyKind(&generator))
    case 7: return animation(.ofAnyKind(&generator)).then(.scale(0.7))
    case 8:
      return starting(
        when: .progress(generator.double(in: -0.1...1.2)),
        of: AtomicTransition.scale(0.7).animation(.ofAnyKind(&generator)))
    default: return animation(.ofAnyKind(&generator))
    }
  }

  private static func alongSomething(_ generator: inout SeededGenerator) -> AtomicTransition {
    switch generator.int(in: 0...2) {
    case 0:
      return .modifier(
        active: Shake(amplitude: 40, turns: generator.double(in: 0...5)),
        identity: Shake(amplitude: 40, turns: 0))
    case 1:
      return .arc(
        x: generator.double(in: -300...300), y: 10, intensity: generator.double(in: -2...2))
    default:
      return .move(
        along: .loop, parameterization: .random(&generator), orientsToPath: generator.bool())
    }
  }

  private static func ofOnesOwn(_ generator: inout SeededGenerator) -> AtomicTransition {
    let compositions: [Composition] = [.add, .multiply, .replace, .constant]
    let choice = generator.int(in: 0...3)
    let property = CustomProperty("own \(choice)", identity: 1.0, composition: compositions[choice])
    return .value(property, from: generator.extremeNumber())
  }

  /// Values with which products, overshoots and sums leave the limit.
  private static func farOut(_ generator: inout SeededGenerator) -> AtomicTransition {
    switch generator.int(in: 0...7) {
    case 0: return .offset(x: generator.extremeNumber(), y: generator.extremeNumber())
    case 1: return .scale(x: generator.extremeNumber(), y: generator.extremeNumber())
    case 2: return .opacity(generator.extremeNumber())
    case 3: return .blur(radius: generator.extremeNumber())
    case 4: return .rotate(.radians(generator.extremeNumber()))
    case 5: return .shadow(radius: generator.extremeNumber(), y: generator.extremeNumber())
    case 6: return .overlay(.white.opacity(generator.extremeNumber()))
    default:
      let (start, end, rest) = (
        generator.extremeNumber(), generator.extremeNumber(), generator.extremeNumber()
      )
      return .custom { view, _, _ in
        view.initial.translation.dx = start
        view.animation.translation.dx = end
        view.completion.translation.dx = rest
        view.animation.zPosition = end
      }
    }
  }

  private static func inPieces(_ generator: inout SeededGenerator) -> AtomicTransition {
    switch generator.int(in: 0...4) {
    case 0: return .explode(rows: 2, columns: 3, seed: generator.next())
    case 1: return .checkerboard(rows: 2, columns: 2)
    case 2: return .slidingDoors(axis: generator.bool() ? .horizontal : .vertical)
    default:
      let kinds = (0..<3).map { _ in
        AtomicTransition.ofAnyKind(&generator, canBeTakenApart: false)
      }
      let step = generator.double(in: 0...0.2)
      if generator.bool() {
        let animation = Animation.ofAnyKind(&generator)
        return .pieces(.columns(4)) { piece in
          kinds[0].animation(animation, during: step * Double(piece.index)...1)
        }
      }
      return .pieces(.columns(4)) { piece in
        kinds[piece.index % kinds.count].delayed(by: step * Double(piece.index))
      }
    }
  }
}

extension NavigationTransition {
  /// A random transition of any kind, by itself or with two built-in ones.
  package static func ofAnyKind(_ generator: inout SeededGenerator) -> NavigationTransition {
    let own = NavigationTransition(AtomicTransition.ofAnyKind(&generator))
    guard generator.bool() else { return own }
    let builtIn = (0..<2).map { _ in
      BuiltIn.navigation[generator.int(in: 0...BuiltIn.navigation.count - 1)].1
    }
    return (builtIn + [own]).combined().animation(.ofAnyKind(&generator))
  }
}

extension Animation {
  /// A random animation of any kind, with up to three modifiers.
  package static func ofAnyKind(_ generator: inout SeededGenerator) -> Animation {
    func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
    // Some that many share, and none at all.
    let seconds = [0, 0.5, 0.5, 1, number(0...2), number(0...2)][generator.int(in: 0...5)]
    var animation: Animation
    switch generator.int(in: 0...8) {
    case 0: animation = .linear(duration: seconds)
    case 1:
      animation = .timingCurve(
        number(0...1), generator.extremeNumber(), number(0...1), number(-2...3), duration: seconds)
    case 2: animation = .spring(duration: number(0.05...1), bounce: number(-0.9...0.9))
    case 3:
      animation = .interpolatingSpring(
        mass: 1, stiffness: number(1...500), damping: number(1...50),
        initialVelocity: generator.extremeNumber())
    case 4:
      animation = .timingCurve(
        .steps(generator.int(in: 1...9), jump: .random(&generator)), duration: seconds)
    case 5:
      let points = (0...generator.int(in: 0...6)).map { _ in
        Point(x: number(0...1), y: number(-1...2))
      }
      animation = .timingCurve(.piecewiseLinear(points), duration: seconds)
    case 6:
      let curves: [UnitCurve] = [.circularEaseIn, .circularEaseInOut, .circularEaseOut]
      animation = .timingCurve(curves[generator.int(in: 0...2)], duration: seconds)
    case 7:
      // A curve that is not usable as it was written.
      animation = .timingCurve(number(0...1), .infinity, number(0...1), 0, duration: seconds)
    default: animation = Animation(Wobble(duration: seconds, reach: generator.extremeNumber()))
    }
    guard generator.bool() else { return animation }
    for _ in 0..<generator.int(in: 1...3) {
      switch generator.int(in: 0...4) {
      case 0: animation = animation.delay(number(-0.2...0.5))
      case 1: animation = animation.speed(number(0.1...5))
      case 2:
        animation = animation.repeatCount(generator.int(in: 1...5), autoreverses: generator.bool())
      case 3: animation = animation.repeatForever(autoreverses: generator.bool())
      default: animation = animation.logicallyComplete(after: number(0...1))
      }
    }
    return animation
  }
}

/// A custom timing, which is nowhere near its end before it gets there.
private struct Wobble: CustomAnimation {
  let duration: Double
  let reach: Double

  func value(at time: Double) -> Double { reach * time * (duration - time) }
}

extension SeededGenerator {
  /// A number of any magnitude up to the greatest that is allowed, often the greatest itself, and 0 or 1 now
  /// and then.
  package mutating func extremeNumber() -> Double {
    let sign = bool() ? 1.0 : -1.0
    switch int(in: 0...6) {
    case 0: return 0
    case 1: return 1
    case 2: return sign * 1e12
    case 3: return sign * double(in: 0.99...1) * 1e12
    case 4: return sign * double(in: 0...1e12)
    default: return sign * double(in: 0...3)
    }
  }
}
