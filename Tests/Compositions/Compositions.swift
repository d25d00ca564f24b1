import TransitionKit
import TransitionTestSupport

/// Every built-in transition that moves something, in a form that shows.
let builtIns: [(String, NavigationTransition)] =
  BuiltIn.navigation.filter { $0.0 != "identity" && !$0.0.hasPrefix("move") } + [
    ("swing on a spring", .swing.animation(.bouncy)),
    ("flip on a spring", .flip(axis: .horizontal).animation(.bouncy)),
    (
      "ported flip",
      .mirrored(push: .rotate3D(.degrees(180), axis: (x: 1, y: 0, z: 0)))
    ),
  ] + atomic.map { ($0, NavigationTransition($1)) }

private let atomic: [(String, AtomicTransition)] = [
  ("move", .move(edge: .bottom)), ("offset", .offset(x: 150, y: 80)), ("opacity", .opacity),
  ("rotate", .rotate(.degrees(400))), ("rotate3D", .rotate3D(.degrees(45), axis: (0, 1, 0))),
  ("rotate3D back", .rotate3D(.degrees(-150), axis: (0, 0, -1))), ("scale", .scale),
  ("scale anchor", .scale(0.5, anchor: .topLeft)), ("layoutScale", .layoutScale(x: 0.5, y: 0.8)),
  ("blur", .blur(radius: 20)), ("clip", .clip(trailing: 1)), ("cornerRadius", .cornerRadius(40)),
  ("overlay", .overlay(.white)), ("shadow", .shadow(radius: 12, y: 6)),
  ("circle", .clip(to: .circle(at: .top, radius: 0), restingAt: .circle(at: .top, radius: 1))),
  ("star", .clip(to: .star()).animation(.bouncy)), ("ellipse", .clip(to: .ellipse)),
  ("background", .background(Color(red: 0.2, green: 0.4, blue: 0.9))),
  ("border", .border(Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.8), width: 12)),
  ("shadow of a colour", .shadow(color: Color(red: 0.2, green: 0.9, blue: 0.4), radius: 9, x: 3)),
  ("move own size", .move(edge: .bottom, relativeTo: .view)), ("push", .push(from: .trailing)),
  ("slideThrough", .slideThrough), ("blurReplace", .blurReplace), ("clipReveal", .clipReveal),
  ("clipReveal on a spring", .clipReveal.animation(.bouncy)), ("iris", .iris(from: .top)),
  ("round iris", [.iris(from: .top), .clipRadius(150).animation(.easeOut(duration: 0.2))]),
  ("wipe", .wipe(edge: .leading)), ("arc", .arc(x: -200, y: 40, intensity: 0.5)),
]

/// A random composition; every second one rotates about an axis that changes.
func composition(_ seed: UInt64, _ generator: inout SeededGenerator) -> AtomicTransition {
  var leaves: [AtomicTransition] = []
  if seed % 2 == 0 {
    leaves.append(turn(&generator).animation(generator.animation()))
    leaves.append(turn(&generator).animation(generator.animation()))
  }
  for _ in 0..<generator.int(in: 1...4) {
    leaves.append(leaf(&generator).animation(generator.animation()))
  }
  let whole = leaves.reduce(AtomicTransition.identity) { $0.combined(with: $1) }
  let composition = generator.bool() ? whole : whole.mirrored()
  return seed % 3 == 0 ? composition.combined(with: surface(&generator)) : composition
}

/// A background, a border and a shadow whose colours move, each with a timing of its own.
private func surface(_ generator: inout SeededGenerator) -> AtomicTransition {
  let (back, shadow) = (generator.color(), generator.color())
  let end = generator.bool() ? generator.color() : .clear
  let opacity = generator.double(in: 0...1)
  return [
    .custom { view, operation, _ in
      view.initial.background = operation == .insertion ? back : end
      view.animation.background = operation == .insertion ? end : back
    }
    .animation(generator.animation()),
    .border(generator.color(), width: generator.double(in: 0...30))
      .animation(generator.animation()),
    .custom { view, _, _ in
      view.initial.shadow = Shadow(opacity: opacity, radius: 4)
      view.animation.shadow = Shadow(opacity: 1 - opacity, radius: 8, dy: 3)
    }
    .animation(generator.animation()),
    .custom { view, _, _ in
      view.initial.shadowColor = shadow
      view.animation.shadowColor = back
    }
    .animation(generator.animation()),
  ]
}

/// A rotation about an axis along a coordinate, one near it, or any other.
private func turn(_ generator: inout SeededGenerator) -> AtomicTransition {
  func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
  let axis: (x: Double, y: Double, z: Double) =
    switch generator.int(in: 0...4) {
    case 0: (1, 0, 0)
    case 1: (0, -1, 0)
    case 2: (number(-0.01...0.01), -1, number(-0.01...0.01))
    case 3: (0, 0, -1)
    default: (number(-1...1), number(-1...1), number(-1...1))
    }
  return .rotate3D(.degrees(number(-170...170)), axis: axis, perspective: number(0...0.3))
}

private func leaf(_ generator: inout SeededGenerator) -> AtomicTransition {
  func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
  switch generator.int(in: 0...13) {
  case 0: return .offset(x: number(-300...300), y: number(-300...300))
  case 1: return .opacity(number(0...1))
  case 2: return .rotate(.degrees(number(-500...500)))
  case 3: return turn(&generator)
  case 4: return .scale(number(0.2...2), anchor: UnitPoint(x: number(0...1), y: number(0...1)))
  case 5: return .layoutScale(x: number(0.3...1.2), y: number(0.3...1.2))
  case 6: return .clip(top: number(0...0.5), leading: number(0...0.5), bottom: number(0...0.5))
  case 7: return .clipReveal(cornerRadius: number(0...80))
  case 8: return .clipRadius(number(0...200))
  case 9: return .cornerRadius(number(0...80))
  case 10: return .blur(radius: number(0...20))
  case 11: return .shadow(radius: number(0...20), y: number(-5...5))
  case 12: return .arc(x: number(-200...200), y: number(-200...200), intensity: number(-1...1))
  default:
    let (from, to) = (generator.color(), generator.bool() ? generator.color() : .clear)
    return .custom { view, operation, _ in
      view.initial.overlay = operation == .insertion ? from : to
      view.animation.overlay = operation == .insertion ? to : from
    }
  }
}

extension SeededGenerator {
  mutating func color() -> Color {
    Color(
      red: double(in: 0...1), green: double(in: 0...1), blue: double(in: 0...1),
      alpha: double(in: 0.1...1))
  }

  mutating func animation() -> Animation {
    let length = double(in: 0.2...0.8)
    let animation: Animation
    switch int(in: 0...4) {
    case 0: animation = .spring(duration: length, bounce: double(in: -0.3...0.5))
    case 1: animation = .linear(duration: length)
    case 2: animation = .easeIn(duration: length)
    case 3: animation = .timingCurve(0.3, -0.2, 0.4, 1.4, duration: length)
    default: animation = .easeInOut(duration: length)
    }
    return bool() ? animation : animation.delay(double(in: 0...0.3))
  }
}
