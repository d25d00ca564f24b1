import TransitionKit

extension Part {
  static let shape: [Part] = [
    atomic(
      "scale", "Scale", "Shape and clip", "Scales the view about a point.",
      [.number("factor", 0, 0, 3)] + Parameter.anchor, code: "scale(%0?, anchor: %1p?)"
    ) {
      let anchor = $0.unitPoint(1)
      return anchor == .center ? .scale($0[0]) : .scale($0[0], anchor: anchor)
    },
    atomic(
      "scaleXY", "Stretch", "Shape and clip", "Scales the width and the height of the view.",
      [.number("x", 0.5, 0, 3), .number("y", 1, 0, 3)], code: "scale(x: %0, y: %1)"
    ) { .scale(x: $0[0], y: $0[1]) },
    atomic(
      "layoutScale", "Layout size", "Shape and clip", "Lays the view out at another size.",
      [.fraction("x", 0.5), .fraction("y", 1)], code: "layoutScale*(x: %0?1, y: %1?1)"
    ) { .layoutScale(x: $0[0], y: $0[1]) },
    atomic(
      "clip", "Clip", "Shape and clip", "Uncovers the view from its sides.",
      [
        .fraction("top", 0), .fraction("leading", 0), .fraction("bottom", 0),
        .fraction("trailing", 1),
      ], code: "clip*(top: %0?0, leading: %1?0, bottom: %2?0, trailing: %3?0)"
    ) { .clip(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) },
    atomic(
      "clipRadius", "Clip radius", "Shape and clip", "Rounds the corners of the clip.",
      [.points("radius", 24, 0, 200)], code: "clipRadius(%0)"
    ) { .clipRadius($0[0]) },
    atomic(
      "clipReveal", "Clip reveal", "Shape and clip", "Opens the view from a rounded clip.",
      [.points("cornerRadius", 24, 0, 200)], code: "clipReveal(cornerRadius: %0?)"
    ) { .clipReveal(cornerRadius: $0[0]) },
    atomic(
      "iris", "Iris", "Shape and clip", "Opens the view from a point.",
      Parameter.anchor, code: "iris(from: %0p?)"
    ) { .iris(from: $0.unitPoint(0)) },
    atomic(
      "wipe", "Wipe", "Shape and clip", "Uncovers the view from an edge.",
      [.edge()], code: "wipe(edge: %0?)"
    ) { .wipe(edge: $0.edge(0)) },
    atomic(
      "cornerRadius", "Corner radius", "Shape and clip", "Rounds the corners of the view.",
      [.points("radius", 40, 0, 200)], code: "cornerRadius(%0)"
    ) { .cornerRadius($0[0]) },
  ]
}
