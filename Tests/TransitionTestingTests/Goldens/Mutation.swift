import TransitionKit
import TransitionTestSupport
import TransitionTesting

/// Every numeric argument of every built-in transition and animation, as a motion for a factor on the argument.
struct Mutation {
  /// What is multiplied, such as `offset x`.
  let name: String
  /// What has to be named: a property, with its component if there is only one.
  let subject: String
  /// The kinds of which at least one has to be found; empty for any.
  let kinds: Set<MotionDifference.Kind>
  let compile: (Double, AtomicTransition.Operation, Container) -> CompiledTransition

  static func atomic(
    _ name: String, _ subject: String, _ kinds: Set<MotionDifference.Kind> = [],
    _ transition: @escaping (Double) -> AtomicTransition
  ) -> Mutation {
    Mutation(name: name, subject: subject, kinds: kinds) { factor, operation, container in
      transition(factor).compile(for: operation, in: container)
    }
  }

  static var all: [Mutation] { primitives + custom + keyframes + pieces + animations + layers }

  private static var primitives: [Mutation] {
    [
      .atomic("move fraction", "translation.dx", [.start, .end]) {
        .move(edge: .leading, relativeTo: .view, fraction: 0.5 * $0)
      },
      .atomic("offset x", "translation.dx", [.start, .end]) { .offset(x: 30 * $0, y: -20) },
      .atomic("offset y", "translation.dy", [.start, .end]) { .offset(x: 30, y: -20 * $0) },
      .atomic("opacity", "opacity", [.start, .end]) { .opacity(0.3 * $0) },
      .atomic("rotate", "rotation.z", [.start, .end]) { .rotate(.degrees(400 * $0)) },
      .atomic("rotate3D", "rotation", [.start, .end]) {
        .rotate3D(.degrees(180 * $0), axis: (x: 1, y: 2, z: 3))
      },
      .atomic("rotate3D axis x", "rotation.x", [.start, .end]) {
        .rotate3D(.degrees(180), axis: (x: 1 * $0, y: 2, z: 3))
      },
      .atomic("rotate3D axis y", "rotation.y", [.start, .end]) {
        .rotate3D(.degrees(180), axis: (x: 1, y: 2 * $0, z: 3))
      },
      .atomic("rotate3D axis z", "rotation.z", [.start, .end]) {
        .rotate3D(.degrees(180), axis: (x: 1, y: 2, z: 3 * $0))
      },
      .atomic("rotate3D perspective", "perspective", [.value]) {
        .rotate3D(.degrees(180), axis: (x: 1, y: 2, z: 3), perspective: 0.5 * $0)
      },
      .atomic("scale", "scale", [.start, .end]) { .scale(0.5 * $0) },
      .atomic("scale anchor x", "anchor.x", [.value]) {
        .scale(2, anchor: UnitPoint(x: 0.2 * $0, y: 0.7))
      },
      .atomic("scale anchor y", "anchor.y", [.value]) {
        .scale(2, anchor: UnitPoint(x: 0.2, y: 0.7 * $0))
      },
      .atomic("scale x", "scale.x", [.start, .end]) { .scale(x: 0.2 * $0, y: 3) },
      .atomic("scale y", "scale.y", [.start, .end]) { .scale(x: 0.2, y: 3 * $0) },
      .atomic("layoutScale x", "layoutScale.x", [.start, .end]) {
        .layoutScale(x: 0.5 * $0, y: 0.25)
      },
      .atomic("layoutScale y", "layoutScale.y", [.start, .end]) {
        .layoutScale(x: 0.5, y: 0.25 * $0)
      },
      .atomic("zPosition", "zPosition", [.value]) { .zPosition(3 * $0) },
      .atomic("blur", "blur", [.start, .end]) { .blur(radius: 8 * $0) },
      .atomic("brightness", "brightness", [.start, .end]) { .brightness(0.2 * $0) },
      .atomic("contrast", "contrast", [.start, .end]) { .contrast(0.2 * $0) },
      .atomic("saturation", "saturation", [.start, .end]) { .saturation(0.2 * $0) },
      .atomic("hueRotation", "hueRotation", [.start, .end]) { .hueRotation(.degrees(30 * $0)) },
      .atomic("background", "background.alpha", [.start, .end]) {
        .background(.black.opacity(0.4 * $0))
      },
      .atomic("border", "borderWidth", [.start, .end]) { .border(.black, width: 3 * $0) },
      .atomic("shadow colour", "shadowColor.red", [.start, .end]) {
        .shadow(color: Color(red: 0.5 * $0, green: 0, blue: 0), radius: 4)
      },
      .atomic("clip top", "clip.top", [.start, .end]) {
        .clip(top: 0.1 * $0, leading: 0.2, bottom: 0.3, trailing: 0.4)
      },
      .atomic("clip leading", "clip", [.start, .end]) {
        .clip(top: 0.1, leading: 0.2 * $0, bottom: 0.3, trailing: 0.4)
      },
      .atomic("clip bottom", "clip.bottom", [.start, .end]) {
        .clip(top: 0.1, leading: 0.2, bottom: 0.3 * $0, trailing: 0.4)
      },
      .atomic("clip trailing", "clip", [.start, .end]) {
        .clip(top: 0.1, leading: 0.2, bottom: 0.3, trailing: 0.4 * $0)
      },
      .atomic("clipRadius", "clipRadius", [.start, .end]) { .clipRadius(12 * $0) },
      .atomic("clipReveal", "clipRadius", [.start, .end]) { .clipReveal(cornerRadius: 8 * $0) },
      .atomic("cornerRadius", "cornerRadius", [.start, .end]) { .cornerRadius(12 * $0) },
      .atomic("iris x", "clip", [.start, .end]) { .iris(from: UnitPoint(x: 0.2 * $0, y: 0.7)) },
      .atomic("iris y", "clip", [.start, .end]) { .iris(from: UnitPoint(x: 0.2, y: 0.7 * $0)) },
      .atomic("overlay red", "overlay.red", [.start, .end]) {
        .overlay(Color(red: 0.1 * $0, green: 0.2, blue: 0.3, alpha: 0.4))
      },
      .atomic("overlay green", "overlay.green", [.start, .end]) {
        .overlay(Color(red: 0.1, green: 0.2 * $0, blue: 0.3, alpha: 0.4))
      },
      .atomic("overlay blue", "overlay.blue", [.start, .end]) {
        .overlay(Color(red: 0.1, green: 0.2, blue: 0.3 * $0, alpha: 0.4))
      },
      .atomic("overlay alpha", "overlay.alpha", [.start, .end]) {
        .overlay(Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4 * $0))
      },
      .atomic("shadow opacity", "shadow.opacity", [.start, .end]) {
        .shadow(opacity: 0.3 * $0, radius: 10, x: 2, y: 4)
      },
      .atomic("shadow radius", "shadow.radius", [.start, .end]) {
        .shadow(opacity: 0.3, radius: 10 * $0, x: 2, y: 4)
      },
      .atomic("shadow x", "shadow.dx", [.start, .end]) {
        .shadow(opacity: 0.3, radius: 10, x: 2 * $0, y: 4)
      },
      .atomic("shadow y", "shadow.dy", [.start, .end]) {
        .shadow(opacity: 0.3, radius: 10, x: 2, y: 4 * $0)
      },
      .atomic("arc x", "translation.dx", [.start, .end]) {
        .arc(x: -200 * $0, y: 40, intensity: 0.5)
      },
      .atomic("arc y", "translation.dy", [.start, .end]) {
        .arc(x: -200, y: 40 * $0, intensity: 0.5)
      },
      .atomic("arc intensity", "translation.dy", [.path]) {
        .arc(x: -200, y: 40, intensity: 0.5 * $0)
      },
    ]
  }

  private static var custom: [Mutation] {
    let total = CustomProperty("total", identity: 100.0, composition: .replace)
    return [
      .atomic("value", "total", [.start, .end]) { .value(total, from: 20 * $0) },
      .atomic("identity of a property", "total", [.value]) {
        .value(CustomProperty("total", identity: 100 * $0, composition: .replace), from: 20)
      },
      .atomic("path", "translation.dx", [.start, .end]) { factor in
        .move(
          along: MotionPath(through: [Point(x: -300 * factor, y: 0), Point(x: 0, y: 90), .zero]))
      },
      .atomic("corner of a path", "translation.dy", [.path]) { factor in
        .move(
          along: MotionPath(through: [Point(x: -300, y: 0), Point(x: 0, y: 90 * factor), .zero]),
          orientsToPath: true)
      },
      .atomic("amplitude of a modifier", "translation.dx", [.path]) {
        .modifier(
          active: Shake(amplitude: 20 * $0, turns: 3), identity: Shake(amplitude: 20 * $0, turns: 0)
        )
      },
      .atomic("turns of a modifier", "opacity", [.start, .end]) {
        .modifier(
          active: Shake(amplitude: 20, turns: 3 * $0), identity: Shake(amplitude: 20, turns: 0))
      },
      .atomic("angle of an effect", "rotation.z", [.start, .end]) {
        .effect(active: Hinge(angle: .degrees(80 * $0)), identity: Hinge(angle: .zero))
      },
      .atomic("handler completion", "translation.dx", [.completion]) { factor in
        .custom { view, _, _ in
          view.initial.translation.dx = 40
          view.completion.translation.dx = 10 * factor
        }
      },
    ]
  }

  private static var keyframes: [Mutation] {
    func drop(
      _ name: String, _ kinds: Set<MotionDifference.Kind>,
      _ keyframes: @escaping (Double) -> (PropertyValue, [Keyframe<PropertyValue>])
    ) -> Mutation {
      .atomic(name, "translation.dy", kinds) {
        let (start, steps) = keyframes($0)
        return .keyframes(.translation, from: start, steps)
      }
    }
    func steps(
      start: Double = 1, value: Double = 1, seconds: Double = 1, curve: Double = 1,
      velocity: Double = 1, bounce: Double = 1, period: Double = 1
    ) -> (PropertyValue, [Keyframe<PropertyValue>]) {
      (
        [0, -300 * start, 0],
        [
          .linear(
            [0, 20 * value, 0], duration: 0.3 * seconds,
            timingCurve: .bezier(
              startControlPoint: Point(x: 0.3 * curve, y: 0), endControlPoint: Point(x: 0.5, y: 1))),
          .cubic(
            [0, 5, 0], duration: 0.2,
            startVelocity: [0, 40 * velocity, 0], endVelocity: [0, 3, 0]),
          .spring(
            [0, 0, 0], duration: 0.5,
            spring: Spring(duration: 0.3 * period, bounce: 0.2 * bounce)),
        ]
      )
    }
    return [
      drop("first value", [.start, .end]) { steps(start: $0) },
      drop("value of a keyframe", [.path]) { steps(value: $0) },
      .atomic("duration of a keyframe", "translation", [.path]) {
        let (start, steps) = steps(seconds: $0)
        return .keyframes(.translation, from: start, steps)
      },
      .atomic("curve of a keyframe", "translation", [.path]) {
        let (start, steps) = steps(curve: $0)
        return .keyframes(.translation, from: start, steps)
      },
      drop("velocity of a keyframe", [.path]) { steps(velocity: $0) },
      .atomic("bounce of a keyframe", "translation", [.path]) {
        let (start, steps) = steps(bounce: $0)
        return .keyframes(.translation, from: start, steps)
      },
      .atomic("period of a keyframe", "translation", [.path]) {
        let (start, steps) = steps(period: $0)
        return .keyframes(.translation, from: start, steps)
      },
    ]
  }

  private static var pieces: [Mutation] {
    func more(_ count: Int, _ factor: Double) -> Int { factor == 1 ? count : count + 1 }
    return [
      .atomic("blinds count", "view", [.pieces]) { .blinds(count: more(3, $0), axis: .vertical) },
      .atomic("checkerboard rows", "view", [.pieces]) {
        .checkerboard(rows: more(2, $0), columns: 3)
      },
      .atomic("checkerboard columns", "view", [.pieces]) {
        .checkerboard(rows: 2, columns: more(3, $0))
      },
      .atomic("mosaic rows", "view", [.pieces]) { .mosaic(rows: more(2, $0), columns: 2) },
      .atomic("mosaic columns", "view", [.pieces]) { .mosaic(rows: 2, columns: more(2, $0)) },
      .atomic("mosaic seed", "opacity", [.departure, .arrival]) {
        .mosaic(rows: 2, columns: 2, seed: UInt64(more(1, $0)))
      },
      .atomic("explode rows", "view", [.pieces]) { .explode(rows: more(2, $0), columns: 2) },
      .atomic("explode columns", "view", [.pieces]) { .explode(rows: 2, columns: more(2, $0)) },
      .atomic("explode distance", "translation.dx", [.start, .end]) {
        .explode(rows: 2, columns: 2, distance: 300 * $0)
      },
      .atomic("explode turn", "rotation.z", [.start, .end]) {
        .explode(rows: 2, columns: 2, turn: .degrees(120 * $0))
      },
      .atomic("explode spread", "translation", [.departure, .arrival]) {
        .explode(rows: 3, columns: 2, spread: 0.4 * $0)
      },
      .atomic("explode seed", "translation", [.start, .end]) {
        .explode(rows: 2, columns: 2, seed: UInt64(more(1, $0)))
      },
      .atomic("stagger", "opacity", [.departure]) {
        .pieces(.columns(4), staggered: .index(each: 0.05 * $0)) { _ in .opacity }
      },
      .atomic("stagger total", "opacity", [.departure]) {
        .pieces(.columns(4), staggered: .index(total: 0.3 * $0)) { _ in .opacity }
      },
    ]
  }
}
