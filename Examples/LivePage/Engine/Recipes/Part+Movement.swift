import TransitionKit

extension Part {
  static let movement: [Part] = [
    atomic(
      "move", "Move", "Movement", "Moves the view in from an edge, and out to it.",
      [.edge(), .relativeTo, .fraction("fraction", 1, 0, 2)],
      code: "move(edge: %0, relativeTo: %1?, fraction: %2?)"
    ) { .move(edge: $0.edge(0), relativeTo: $0.size(1), fraction: $0[2]) },
    atomic(
      "push", "Push", "Movement",
      "Moves and fades the view in from an edge, and out at the opposite one.",
      [.edge(), .relativeTo], code: "push(from: %0, relativeTo: %1?)"
    ) { .push(from: $0.edge(0), relativeTo: $0.size(1)) },
    atomic(
      "slideThrough", "Slide through", "Movement",
      "Moves the view in from the leading edge, and out at the trailing one.",
      [.relativeTo], code: "slideThrough(relativeTo: %0?)"
    ) { .slideThrough(relativeTo: $0.size(0)) },
    atomic(
      "offset", "Offset", "Movement", "Moves the view by a distance.",
      [.points("x", 0, -500, 500), .points("y", 40, -500, 500)], code: "offset^(x: %0?0, y: %1?0)"
    ) { .offset(x: $0[0], y: $0[1]) },
    atomic(
      "arc", "Arc", "Movement", "Moves the view along a circular arc.",
      [
        .points("x", -200, -500, 500), .points("y", 0, -500, 500),
        .number("intensity", 0.5, -2, 2),
      ], code: "arc(x: %0, y: %1, intensity: %2)"
    ) { .arc(x: $0[0], y: $0[1], intensity: $0[2]) },
    atomic(
      "path", "Path", "Movement", "Moves the view along a Bézier curve to its place.",
      [
        .points("x", -300, -500, 500), .points("y", 0, -500, 500),
        .points("control1X", -200, -500, 500), .points("control1Y", -150, -500, 500),
        .points("control2X", -50, -500, 500), .points("control2Y", -150, -500, 500),
        .choice("parameterization", ["byParameter", "constantSpeed"], 1), .toggle("orientsToPath"),
      ],
      code: "$move(parameterization: %6?, orientsToPath: %7?)"
    ) { values in
      .move(
        along: MotionPath(from: values.point(0)) {
          $0.addCurve(to: .zero, control1: values.point(2), control2: values.point(4))
        }, parameterization: values.isOn(6) ? .constantSpeed : .byParameter,
        orientsToPath: values.isOn(7))
    },
    atomic("identity", "Nothing", "Movement", "The view does not move.", code: "identity") { _ in
      .identity
    },
  ]
}
