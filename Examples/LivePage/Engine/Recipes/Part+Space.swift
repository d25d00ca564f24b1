import TransitionKit

extension Part {
  static let space: [Part] = [
    atomic(
      "rotate", "Rotate", "In space", "Rotates the view about a point.",
      [.degrees("angle", 90)] + Parameter.anchor, code: "rotate(%0, anchor: %1p?)"
    ) {
      let anchor = $0.unitPoint(1)
      return anchor == .center ? .rotate($0.angle(0)) : .rotate($0.angle(0), anchor: anchor)
    },
    atomic(
      "rotate3D", "Rotate in 3D", "In space", "Rotates the view about an axis in space.",
      [
        .degrees("angle", 90), .number("x", 0, -1, 1), .number("y", 1, -1, 1),
        .number("z", 0, -1, 1), .number("perspective", 1, 0, 2),
      ], code: "rotate3D(%0, axis: (x: %1, y: %2, z: %3), perspective: %4?)"
    ) { .rotate3D($0.angle(0), axis: (x: $0[1], y: $0[2], z: $0[3]), perspective: $0[4]) },
    atomic(
      "doubleSided", "Double sided", "In space",
      "Whether the back is seen while it is turned away.",
      [.toggle("isDoubleSided", true)], code: "doubleSided(%0)"
    ) { .doubleSided($0.isOn(0)) },
    atomic(
      "zPosition", "Z-position", "In space", "Where the view is in the drawing order.",
      [.number("zPosition", 1, -10, 10, step: 1)], code: "zPosition(%0)"
    ) { .zPosition($0[0]) },
    atomic(
      "bringToFront", "Bring to front", "In space", "Draws the view in front of the others.",
      code: "bringToFront"
    ) { _ in .bringToFront },
    atomic(
      "sendToBack", "Send to back", "In space", "Draws the view behind the others.",
      code: "sendToBack"
    ) { _ in .sendToBack },
  ]
}
