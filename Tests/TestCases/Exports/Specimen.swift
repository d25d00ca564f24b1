import TransitionExport
import TransitionKit
import TransitionTestSupport

/// A presentation to export, with a name for messages.
package struct Specimen {
  package let name: String
  package let presentation: Presentation

  package init(_ name: String, _ compiled: CompiledTransition, isReversed: Bool = false) {
    self.name = name + (isReversed ? ", reversed" : "")
    let timeline = compiled.timeline
    presentation = Presentation(
      isReversed ? timeline.reversed() : timeline, in: compiled.container, named: name)
  }
}

extension Container {
  package static let mirroredPhone = Container(
    frame: Rect(x: 10, y: 20, width: 390, height: 844), layoutDirection: .rightToLeft,
    viewFrame: Rect(x: 0.1, y: 0.2, width: 300.3, height: 400))
}

extension Specimen {
  package static let navigation: [(String, NavigationTransition)] =
    BuiltIn.navigation + [
      ("reduced slide", .slide.reducingMotion()), ("mirrored swing", .swing.mirrored()),
      ("switching flip on a spring", .flip(axis: .horizontal).animation(.bouncy)),
      (
        "custom handler",
        .custom { origin, destination, operation, container in
          origin.animation.translation.dx = operation == .push ? -container.frame.width / 3 : 7
          destination.initial.opacity = 0.1
          destination.initial.rotation.angle = .degrees(33)
        }
      ),
    ]

  /// Pieces, paths and modifiers, of which not every document can be exact, have separate specimens and tests.
  private static let special: Set = [
    "slidingDoors", "blinds", "checkerboard", "mosaic", "explode", "arc", "move along",
    "modifier", "effect",
  ]

  package static let atomic: [(String, AtomicTransition)] =
    BuiltIn.atomic.filter { !special.contains($0.0) } + [
      (
        "two overlays",
        [
          .overlay(.black.opacity(0.4)),
          .overlay(Color(red: 0.1, green: 0.2, blue: 0.3))
            .animation(.easeIn, during: AnimationRange(start: 0.3, end: 1)),
        ]
      ),
      ("many scales", [.scale(0.3), .scale(0.7).animation(.bouncy), .scale(1.9).animation(nil)]),
      ("custom properties", .customProperties),
      (
        "animator handler",
        .custom { animator, view, _, _ in
          view.opacity = 0.2
          animator.addAnimations { view.opacity = 0.9 }
        }
      ),
      (
        "animator handler of a frame",
        .custom { animator, view, _, _ in
          let rest = view.frame
          view.frame = Rect(x: 30, y: 200, width: 90, height: 60.5)
          view.effect.cornerRadius = 30
          animator.addAnimations {
            view.frame = rest
            view.effect.cornerRadius = 0
          }
        }
      ),
      (
        "filters",
        [
          .blur(radius: 6), .brightness(-0.2), .contrast(1.5), .saturation(0.25),
          .hueRotation(.degrees(80)), .grayscale(0.4),
        ]
      ),
    ]

  /// Views in pieces, which not every exporter can show.
  package static let pieces: [Specimen] = [
    ("explode", AtomicTransition.explode(rows: 2, columns: 3)),
    ("slidingDoors", .slidingDoors()), ("nested pieces", .nestedPieces),
    (
      "pieces in space",
      [
        .scale(0.7),
        .pieces(.rows(3)) { _ in .rotate3D(.degrees(70), axis: (x: 1, y: 0, z: 0)) },
      ]
    ),
    (
      "pieces of a view in space",
      [
        .rotate3D(.degrees(50), axis: (x: 0, y: 1, z: 0)),
        .pieces(.columns(3)) { .offset(x: 0, y: 50 * Double($0.index)) },
      ]
    ),
    (
      "everything of pieces",
      [
        .shadow(radius: 10, y: 4), .overlay(.black.opacity(0.4)), .layoutScale(x: 0.8, y: 1),
        .pieces(.columns(2)) { _ in
          [
            .cornerRadius(12), .blur(radius: 8), .clip(top: 0.5), .opacity(0.3),
            .overlay(.black.opacity(0.2)), .shadow(radius: 5, y: 2), .layoutScale(x: 1, y: 0.5),
          ]
        },
      ]
    ),
  ].flatMap { name, transition in
    [false, true].flatMap { isReversed in
      NavigationTransition.Operation.allCases.map { operation in
        Specimen(
          "\(name), \(operation)",
          NavigationTransition(transition).compile(for: operation, in: .mirroredPhone),
          isReversed: isReversed)
      }
    }
  }

  /// Animations of every kind, with every modifier.
  package static let animations: [(String, Animation)] = [
    ("linear", .linear(duration: 0.3)), ("bezier", .timingCurve(0.1, -0.3, 0.9, 1.7)),
    (
      "inverse bezier",
      .timingCurve(UnitCurve.easeInOut.inverse ?? .linear, duration: 0.5)
    ),
    (
      "inverse of a curve that rises above 1",
      .timingCurve(
        UnitCurve.bezier(
          startControlPoint: Point(x: 0.2, y: 1.2), endControlPoint: Point(x: 0.6, y: 0.9)
        ).inverse ?? .linear, duration: 0.5)
    ),
    ("circular in", .timingCurve(.circularEaseIn)),
    ("circular out", .timingCurve(.circularEaseOut)),
    ("circular", .timingCurve(.circularEaseInOut)),
    ("circular inverse", .timingCurve(UnitCurve.circularEaseInOut.inverse ?? .linear)),
    ("steps", .timingCurve(.steps(4, jump: .start))), ("steps end", .timingCurve(.steps(3))),
    ("steps none", .timingCurve(.steps(5, jump: .none))),
    ("steps both", .timingCurve(.steps(1, jump: .both))),
    (
      "lines",
      .timingCurve(
        .piecewiseLinear([
          Point(x: 0, y: 0.1), Point(x: 0.5, y: 1.4), Point(x: 0.5, y: 0.2), Point(x: 1, y: 1),
        ]))
    ),
    ("smooth", .smooth), ("bouncy", .bouncy), ("snappy", .snappy(duration: 0.7)),
    ("over-damped", .spring(response: 0.4, dampingRatio: 3)),
    ("nearly critical", .spring(response: 0.4, dampingRatio: 0.999_999_999)),
    ("physical", .interpolatingSpring(mass: 2, stiffness: 170, damping: 12, initialVelocity: 4.5)),
    ("undamped", .interpolatingSpring(stiffness: 50, damping: 0)),
    (
      "spring without a meaning",
      .interpolatingSpring(mass: .nan, stiffness: -3, damping: .infinity)
    ),
    ("delayed", .easeIn.delay(0.2)), ("early", .easeOut.delay(-0.1)), ("fast", .linear.speed(3)),
    ("three times", .easeInOut.repeatCount(3)),
    ("four times round", .easeInOut.repeatCount(4, autoreverses: false).delay(0.1).speed(0.5)),
    ("for ever", .linear.repeatForever()), ("endless", .linear(duration: .infinity)),
    ("endless and delayed", .linear(duration: .infinity).delay(0.1)),
    ("springs in a row", .bouncy.repeatCount(2).delay(0.05)),
    ("logically complete", .bouncy.logicallyComplete(after: 0.2)),
    ("logically never complete", .bouncy.logicallyComplete(after: .infinity)),
    ("instant", .linear(duration: 0)), ("negative", .linear(duration: -1)),
    ("meaningless", .linear(duration: .nan).delay(.nan).speed(-1).repeatCount(-3)),
  ]

  /// Keyframes of every kind.
  package static let keyframes: [(String, AtomicTransition)] = [
    (
      "drop",
      .keyframes(
        .translation, from: [0, -300, 0],
        [
          .cubic([0, 20, 0], duration: 0.3),
          .cubic([0, 0, 0], duration: 0.15, startVelocity: [1, 2]),
        ])
    ),
    (
      "every kind",
      .keyframes(
        .scale, from: [0.1, 0.2, 0.3],
        [
          .linear([0.5, 0.5, 1], duration: 0.1, timingCurve: .easeIn), .move([0.7, 0.1, 1]),
          .spring([1.2, 0.9, 1], spring: .bouncy), .spring([1.1, 1.1, 1], duration: 0.2),
          .cubic([0.9, 0.9, 1], duration: 0.25, endVelocity: [1, -1, 0]),
          .linear([1, 1, 1], duration: 0.05, timingCurve: .steps(3)),
        ])
    ),
    ("none", .keyframes(.opacity, from: 0.3, [])),
    ("constant", .keyframes(.zPosition, from: 0, [.move(3)])),
  ]

  /// What tests that go through everything test: see ``Thoroughness``.
  package static let tested = Thoroughness.some(of: all + pieces, .search, atLeast: 5)

  /// Everything there is, forwards and reversed, in both operations.
  package static let all: [Specimen] = {
    var all: [Specimen] = []
    for isReversed in [false, true] {
      for (name, transition) in navigation {
        for operation in NavigationTransition.Operation.allCases {
          all.append(
            Specimen(
              "\(name), \(operation)", transition.compile(for: operation, in: .mirroredPhone),
              isReversed: isReversed))
        }
      }
      let animated = animations.flatMap { name, animation in
        [
          (name, AtomicTransition.offset(x: 100, y: 7).animation(animation)),
          (
            name + " in a layer",
            AtomicTransition.scale(0.5)
              .animation(animation, during: AnimationRange(start: 0.2, end: 0.7))
              .animation(.linear(duration: 0.9))
          ),
        ]
      }
      for (name, transition) in atomic + animated + keyframes {
        for operation in AtomicTransition.Operation.allCases {
          all.append(
            Specimen(
              "\(name), \(operation)", transition.compile(for: operation, in: .mirroredPhone),
              isReversed: isReversed))
        }
      }
    }
    return all
  }()
}

extension AtomicTransition {
  /// Custom values in every composition, and two with one name that differ otherwise.
  package static let customProperties: AtomicTransition = [
    .value(CustomProperty("total", identity: 100.25, composition: .replace), from: 0.1),
    .value(CustomProperty("total", identity: 0.1), from: Double(1) / 3).animation(.bouncy),
    .value(CustomProperty("glow <&>", identity: Color.clear), from: .white),
    .value(
      CustomProperty("grows", identity: Size(width: 1, height: 1), composition: .multiply),
      from: Size(width: 0.3, height: 2)),
    .value(CustomProperty("seed", identity: Angle.zero, composition: .constant), from: .degrees(7)),
    .scale(0.5),
  ]

  /// Pieces of pieces, with something happening at every level.
  package static let nestedPieces: AtomicTransition = [
    .scale(0.8),
    .pieces(.columns(2)) { outer in
      [
        .rotate(.degrees(outer.index == 0 ? 20 : -20)), .zPosition(Double(-outer.index)),
        .pieces(
          .regions([
            Rect(x: 0, y: 0, width: 1, height: 0.5), Rect(x: 0.1, y: 0.6, width: 0.7, height: 0.3),
          ])
        ) {
          .offset(x: 10, y: 20 * Double($0.index))
            .combined(with: .opacity.animation(.easeIn, during: 0.1...0.8))
        },
      ]
    },
  ]
}
