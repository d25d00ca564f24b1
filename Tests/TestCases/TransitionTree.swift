import Foundation
import TransitionKit
import TransitionTestSupport

/// A transition as a tree that can be built with the library or evaluated without it: see ``TreeReading``.
package indirect enum TransitionTree {
  case leaf(Leaf)
  case combined([TransitionTree])
  case asymmetric(insertion: TransitionTree, removal: TransitionTree)
  case onInsertion(TransitionTree)
  case onRemoval(TransitionTree)
  case mirrored(TransitionTree)
  case animation(Pace?, TransitionTree)
  case layer(Pace, start: Double, end: Double, TransitionTree)

  package enum Leaf: Hashable {
    case identity
    case move(Edge)
    case offset(Double, Double)
    case opacity(Double)
    case rotate(Double)
    case rotate3D(Double, Double, Double, Double)
    case scale(Double)
    case scaleXY(Double, Double)
    case layoutScale(Double, Double)
    case blur(Double)
    case cornerRadius(Double)
    case clip(Double, Double, Double, Double)
    case handler(dx: Double, opacity: Double)
    case phases(dx: Double, turn: Double, blur: Double)
    case shake(Double, turns: Double)
    case arc(Double, Double, intensity: Double)
    case curve(Double, Double, control: Point)
    // Constant and replacing properties, which do not commute.
    case zPosition(Double)
    case overlay(Double)
  }
}

// MARK: - Building

extension TransitionTree {
  package var transition: AtomicTransition {
    switch self {
    case .leaf(let leaf): leaf.transition
    case .combined(let trees): trees.map(\.transition).combined()
    case .asymmetric(let insertion, let removal):
      .asymmetric(insertion: insertion.transition, removal: removal.transition)
    case .onInsertion(let tree): .onInsertion(tree.transition)
    case .onRemoval(let tree): .onRemoval(tree.transition)
    case .mirrored(let tree): tree.transition.mirrored()
    case .animation(let pace, let tree): tree.transition.animation(pace?.animation)
    case .layer(let pace, let start, let end, let tree):
      tree.transition.animation(pace.animation, during: AnimationRange(start: start, end: end))
    }
  }
}

extension TransitionTree.Leaf {
  package var transition: AtomicTransition {
    switch self {
    case .identity: .identity
    case .move(let edge): .move(edge: edge)
    case .offset(let x, let y): .offset(x: x, y: y)
    case .opacity(let value): .opacity(value)
    case .rotate(let radians): .rotate(.radians(radians))
    case .rotate3D(let radians, let x, let y, let z):
      .rotate3D(.radians(radians), axis: (x: x, y: y, z: z), perspective: 0)
    case .scale(let factor): .scale(factor)
    case .scaleXY(let x, let y): .scale(x: x, y: y)
    case .layoutScale(let x, let y): .layoutScale(x: x, y: y)
    case .blur(let radius): .blur(radius: radius)
    case .cornerRadius(let radius): .cornerRadius(radius)
    case .clip(let top, let leading, let bottom, let trailing):
      .clip(top: top, leading: leading, bottom: bottom, trailing: trailing)
    case .handler(let dx, let opacity):
      .custom { view, operation, _ in
        switch operation {
        case .insertion:
          view.initial.translation.dx = dx
          view.initial.opacity = opacity
        case .removal:
          view.animation.translation.dx = dx
          view.animation.opacity = opacity
        }
      }
    case .phases(let dx, let turn, let blur):
      AtomicTransition(
        PhaseSheet(
          willAppear: [.offset(-dx, 0, 0), .turn(-turn), .blur(blur)],
          didDisappear: [.offset(dx, 0, 0), .turn(turn), .blur(blur)]))
    case .shake(let amplitude, let turns):
      .modifier(
        active: Shake(amplitude: amplitude, turns: turns),
        identity: Shake(amplitude: amplitude, turns: 0))
    case .arc(let x, let y, let intensity): .arc(x: x, y: y, intensity: intensity)
    case .curve(let x, let y, let control):
      .move(
        along: MotionPath(from: Point(x: x, y: y)) { $0.addQuadCurve(to: .zero, control: control) },
        parameterization: .byParameter)
    case .zPosition(let z): .zPosition(z)
    case .overlay(let alpha): .overlay(.black.opacity(alpha))
    }
  }
}

// MARK: - Evaluating

extension TransitionTree.Leaf {
  /// What the leaf does to each component: a factor, or what is added, or what takes the place of others.
  ///
  /// - Parameter away: how far from rest it is: 1 at the start of an insertion and at the end of a removal.
  package func effect(_ away: Double, _ environment: TreeReading.Environment) -> [String: Double] {
    let container = environment.container
    let sign = environment.isMirrored ? -1.0 : 1
    func factor(_ value: Double) -> Double { 1 + (value - 1) * away }
    switch self {
    case .identity: return [:]
    case .move(let edge):
      let isRightToLeft = container.layoutDirection == .rightToLeft
      let outward: (Double, Double) =
        switch edge {
        case .top: (0, -1)
        case .bottom: (0, 1)
        case .leading: (isRightToLeft ? 1 : -1, 0)
        case .trailing: (isRightToLeft ? -1 : 1, 0)
        }
      return [
        "translation.dx": sign * outward.0 * container.frame.width * away,
        "translation.dy": sign * outward.1 * container.frame.height * away,
      ]
    case .offset(let x, let y):
      return ["translation.dx": sign * x * away, "translation.dy": sign * y * away]
    case .opacity(let value): return ["opacity": factor(value)]
    case .rotate(let radians): return ["rotation.z": sign * radians * away]
    case .rotate3D(let radians, let x, let y, let z):
      let length = (x * x + y * y + z * z).squareRoot()
      return [
        "rotation.x": sign * radians * x / length * away,
        "rotation.y": sign * radians * y / length * away,
        "rotation.z": sign * radians * z / length * away,
        "doubleSided": 0,
      ]
    case .scale(let value): return ["scale.x": factor(value), "scale.y": factor(value)]
    case .scaleXY(let x, let y): return ["scale.x": factor(x), "scale.y": factor(y)]
    case .layoutScale(let x, let y):
      return ["layoutScale.x": factor(x), "layoutScale.y": factor(y)]
    case .blur(let radius): return ["blur": radius * away]
    case .cornerRadius(let radius): return ["cornerRadius": radius * away]
    case .clip(let top, let leading, let bottom, let trailing):
      let isRightToLeft = container.layoutDirection == .rightToLeft
      var (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
      var (up, down) = (top, bottom)
      if environment.isMirrored { (up, down, left, right) = (down, up, right, left) }
      return [
        "clip.top": up * away, "clip.left": left * away, "clip.bottom": down * away,
        "clip.right": right * away,
      ]
    case .handler(let dx, let opacity):
      return ["translation.dx": sign * dx * away, "opacity": factor(opacity)]
    case .phases(let dx, let turn, let blur):
      let onward = environment.operation == .insertion ? -sign : sign
      return [
        "translation.dx": onward * dx * away, "rotation.z": onward * turn * away,
        "blur": blur * away,
      ]
    case .shake(let amplitude, let turns):
      return [
        "translation.dx": sign * amplitude * sin(2 * .pi * turns * away),
        "opacity": 1 - turns * away / 20,
      ]
    case .arc(let x, let y, let intensity):
      // The circle by its centre, which lies on the left of the chord as far as the bulge says.
      let chord = (x * x + y * y).squareRoot()
      let radius = chord * (1 + intensity * intensity) / (4 * intensity)
      let left = (x: -y / chord, y: x / chord)
      let lift = intensity * chord / 2 - radius
      let center = (x: x / 2 + left.x * lift, y: y / 2 + left.y * lift)
      let angle = -4 * atan(intensity) * away
      return [
        "translation.dx": sign * (center.x - cos(angle) * center.x + sin(angle) * center.y),
        "translation.dy": sign * (center.y - sin(angle) * center.x - cos(angle) * center.y),
      ]
    case .curve(let x, let y, let control):
      let place = parabola(to: Point(x: x, y: y), control: control, at: away)
      return ["translation.dx": sign * place.x, "translation.dy": sign * place.y]
    case .zPosition(let z): return ["zPosition": z]
    case .overlay(let alpha): return ["overlay.alpha": alpha * away]
    }
  }
}

/// A position on the parabola that starts at zero; beyond its ends, on the circle that fits it there.
private func parabola(to end: Point, control: Point, at place: Double) -> Point {
  let inside = min(max(place, 0), 1)
  let (a, b) = (inside * inside, 2 * inside * (1 - inside))
  let point = Point(x: end.x * a + control.x * b, y: end.y * a + control.y * b)
  guard place != inside else { return point }
  func velocity(_ end: Double, _ control: Double) -> Double {
    2 * end * inside + 2 * control * (1 - 2 * inside)
  }
  let (vx, vy) = (velocity(end.x, control.x), velocity(end.y, control.y))
  let (ax, ay) = (2 * end.x - 4 * control.x, 2 * end.y - 4 * control.y)
  let turning = (vx * ay - vy * ax) / (vx * vx + vy * vy)
  let half = turning * (place - inside) / 2
  let along = 2 * sin(half) * cos(half) / turning
  let across = 2 * sin(half) * sin(half) / turning
  return Point(x: point.x + vx * along - vy * across, y: point.y + vy * along + vx * across)
}

extension PropertyState {
  /// A component by the name that effects use, such as `translation.dx`.
  package func component(_ name: String) -> Double {
    guard let place = PropertyState.places[name] else { return .nan }
    return self[place.property].components[place.index]
  }

  /// Where the components are, by their names.
  package static let places = Dictionary(
    uniqueKeysWithValues: ViewProperty.allCases.flatMap { property in
      property.componentNames.enumerated().map { index, component in
        (
          component.isEmpty ? property.name : "\(property.name).\(component)",
          (property: property, index: index)
        )
      }
    })

  /// The names of all components of moving properties.
  package static let componentNames = ViewProperty.allCases.filter(\.isAnimatable).flatMap {
    property in
    property.componentNames.map { $0.isEmpty ? property.name : "\(property.name).\($0)" }
  }
}

// MARK: - Generating

extension TransitionTree {
  /// A random tree.
  ///
  /// - Parameter commuting: leaves out properties for which the order of writers matters.
  package static func random(
    _ generator: inout SeededGenerator, depth: Int = 4, commuting: Bool = false
  ) -> TransitionTree {
    guard depth > 0 else { return .leaf(.random(&generator, commuting: commuting)) }
    func child(_ generator: inout SeededGenerator) -> TransitionTree {
      random(&generator, depth: depth - 1, commuting: commuting)
    }
    switch generator.int(in: 0...10) {
    case 0: return .leaf(.random(&generator, commuting: commuting))
    case 1...4:
      let count = generator.int(in: 0...4)
      return .combined((0..<count).map { _ in child(&generator) })
    case 5: return .asymmetric(insertion: child(&generator), removal: child(&generator))
    case 6:
      return generator.bool()
        ? .onInsertion(child(&generator)) : .onRemoval(child(&generator))
    case 7: return .mirrored(child(&generator))
    case 8:
      let pace: Pace? = generator.int(in: 0...5) == 0 ? nil : .random(&generator)
      return .animation(pace, child(&generator))
    default:
      let start = generator.double(in: 0...0.8)
      return .layer(
        .random(&generator), start: start, end: generator.double(in: start + 0.05...1),
        child(&generator))
    }
  }
}

extension TransitionTree.Leaf {
  package static func random(
    _ generator: inout SeededGenerator, commuting: Bool
  ) -> TransitionTree.Leaf {
    func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
    switch generator.int(in: 0...(commuting ? 16 : 18)) {
    case 0: return .identity
    case 1: return .move(Edge.allCases[generator.int(in: 0...3)])
    case 2: return .offset(number(-300...300), number(-300...300))
    case 3: return .opacity(number(0...1))
    case 4: return .rotate(number(-7...7))
    case 5: return .rotate3D(number(-7...7), number(-1...1), number(-1...1), number(0.1...1))
    case 6: return .scale(number(0...2))
    case 7: return .scaleXY(number(0...2), number(0...2))
    case 8: return .layoutScale(number(0...2), number(0...2))
    case 9: return .blur(number(0...30))
    case 10: return .cornerRadius(number(0...30))
    case 11: return .clip(number(0...1), number(0...1), number(0...1), number(0...1))
    case 12: return .handler(dx: number(-300...300), opacity: number(0...1))
    case 13:
      return .phases(dx: number(-300...300), turn: number(-7...7), blur: number(0...30))
    case 14: return .shake(number(-50...50), turns: number(0...5))
    case 15:
      return .arc(
        number(-300...300), number(-300...300),
        intensity: (generator.bool() ? 1 : -1) * number(0.2...2))
    case 16:
      return .curve(
        number(-300...300), number(-300...300),
        control: Point(x: number(-300...300), y: number(-300...300)))
    case 17: return .zPosition(number(-3...3))
    default: return .overlay(number(0...1))
    }
  }
}

extension Container {
  package static func random(_ generator: inout SeededGenerator) -> Container {
    Container(
      size: Size(width: generator.double(in: 1...1000), height: generator.double(in: 1...1000)),
      layoutDirection: generator.bool() ? .leftToRight : .rightToLeft)
  }

  package static let phone = Container(size: Size(width: 400, height: 800))
}
