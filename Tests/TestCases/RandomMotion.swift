import TransitionKit
import TransitionTestSupport

// Random transitions for contracts: of curves, springs, keyframes, arcs, delays, repetitions and compositions.

extension UnitCurve {
  package static func random(_ generator: inout SeededGenerator) -> UnitCurve {
    switch generator.int(in: 0...11) {
    case 0: return .linear
    case 1: return .easeIn
    case 2: return .easeOut
    case 3: return .easeInOut
    case 4: return .circularEaseIn
    case 5: return .circularEaseOut
    case 6: return .circularEaseInOut
    case 7: return UnitCurve.circularEaseInOut.inverse ?? .linear
    case 8: return .steps(generator.int(in: 2...5), jump: .random(&generator))
    case 9:
      var points = [Point(x: 0, y: 0)]
      for index in 1..<generator.int(in: 2...4) {
        points.append(
          Point(
            x: Double(index) * 0.2 + generator.double(in: 0...0.1),
            y: generator.double(in: -0.5...1.5)))
      }
      return .piecewiseLinear(points + [Point(x: 1, y: 1)])
    default:
      return .bezier(
        startControlPoint: Point(
          x: generator.double(in: 0...1), y: generator.double(in: -0.6...1.6)),
        endControlPoint: Point(x: generator.double(in: 0...1), y: generator.double(in: -0.6...1.6)))
    }
  }
}

extension Animation {
  package static func randomTested(_ generator: inout SeededGenerator) -> Animation {
    let duration = generator.double(in: 0.1...0.8)
    var animation: Animation
    switch generator.int(in: 0...5) {
    case 0: animation = .spring(duration: duration, bounce: generator.double(in: -0.8...0.6))
    case 1: animation = .smooth(duration: duration)
    case 2:
      animation = .interpolatingSpring(
        Spring(duration: duration, bounce: generator.double(in: -0.2...0.4)),
        initialVelocity: generator.double(in: -3...6))
    default: animation = .timingCurve(.random(&generator), duration: duration)
    }
    if generator.int(in: 0...5) == 0 {
      animation = animation.repeatCount(generator.int(in: 1...3), autoreverses: generator.bool())
    }
    if generator.int(in: 0...3) == 0 { animation = animation.delay(generator.double(in: 0...0.2)) }
    if generator.int(in: 0...4) == 0 { animation = animation.speed(generator.double(in: 0.5...2)) }
    return animation
  }
}

extension AtomicTransition {
  package static func randomTested(
    _ generator: inout SeededGenerator, depth: Int = 2
  ) -> AtomicTransition {
    var transition = leaf(&generator)
    if depth > 0, generator.bool() {
      transition = transition.combined(with: randomTested(&generator, depth: depth - 1))
    }
    return transition
  }

  private static func leaf(_ generator: inout SeededGenerator) -> AtomicTransition {
    let edges: [Edge] = [.leading, .trailing, .top, .bottom]
    let transition: AtomicTransition
    switch generator.int(in: 0...13) {
    case 0: transition = .opacity(generator.double(in: 0...0.9))
    case 1: transition = .move(edge: edges[generator.int(in: 0...3)])
    case 2:
      transition = .offset(x: generator.double(in: -300...300), y: generator.double(in: -300...300))
    case 3: transition = .scale(generator.double(in: 0...2))
    case 4:
      transition = .scale(
        generator.double(in: 0.1...2),
        anchor: UnitPoint(x: generator.double(in: 0...1), y: generator.double(in: 0...1)))
    case 5: transition = .rotate(.degrees(generator.double(in: -400...400)))
    case 6:
      transition = .rotate3D(
        .degrees(generator.double(in: -80...80)),
        axis: (
          x: generator.double(in: -1...1), y: generator.double(in: -1...1),
          z: generator.double(in: -1...1)
        ))
    case 7:
      transition = .arc(
        x: generator.double(in: -300...300), y: generator.double(in: -300...300),
        intensity: generator.double(in: -1...1))
    case 8:
      transition = .clip(
        top: generator.double(in: 0...0.5), leading: generator.double(in: 0...0.5),
        bottom: generator.double(in: 0...0.5), trailing: generator.double(in: 0...0.5))
    case 9:
      transition = .layoutScale(x: generator.double(in: 0.2...1), y: generator.double(in: 0.2...1))
    case 10: transition = .overlay(.black.opacity(generator.double(in: 0...1)))
    case 11:
      func place() -> PropertyValue {
        [generator.double(in: -300...300), generator.double(in: -300...300), 0]
      }
      transition = .keyframes(
        .translation, from: place(),
        [
          .cubic(place(), duration: generator.double(in: 0.05...0.4)),
          .spring(place(), spring: .bouncy(duration: 0.2)),
          .linear(place(), duration: 0.1, timingCurve: .random(&generator)),
          .cubic([0, 0, 0], duration: generator.double(in: 0.05...0.4)),
        ])
    case 12:
      let path = MotionPath(from: Point(x: -200, y: generator.double(in: -300...300))) {
        $0.addCurve(
          to: .zero,
          control1: Point(x: generator.double(in: -300...300), y: generator.double(in: -300...300)),
          control2: Point(x: generator.double(in: -300...300), y: generator.double(in: -300...300)))
      }
      transition = .move(
        along: path, parameterization: generator.bool() ? .constantSpeed : .byParameter,
        orientsToPath: generator.bool())
    default: transition = .blur(radius: generator.double(in: 0...20))
    }
    return transition.animation(.randomTested(&generator))
  }
}
