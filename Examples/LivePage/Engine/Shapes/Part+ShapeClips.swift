import TransitionKit

extension Part {
  /// Clips to shapes. Only the library has them: with them the engine would be larger than its limit.
  static let shapeClips: [Part] = [
    atomic(
      "circleClip", "Circle opening", "Shape and clip", "Opens the view as a circle from a point.",
      Parameter.anchor + [.fraction("radius", 0)],
      code: "clip(to: .circle(at: %0p, radius: %2), restingAt: .circle(at: %0p, radius: 1))"
    ) {
      let center = $0.unitPoint(0)
      return .clip(
        to: .circle(at: center, radius: $0[2]), restingAt: .circle(at: center, radius: 1))
    },
    atomic(
      "dropClip", "Drop opening", "Shape and clip", "Opens the view as a drop from a point.",
      Parameter.anchor, code: "$clip(to: .circle(at: %0p, radius: 0))"
    ) {
      // A circle without a radius is a point, whatever it becomes.
      .clip(to: .circle(at: $0.unitPoint(0), radius: 0), restingAt: .path(DropOutline.path))
    },
    atomic(
      "ellipseClip", "Ellipse", "Shape and clip", "Cuts the view to an ellipse while it is away.",
      [], code: "clip(to: .ellipse)"
    ) { _ in .clip(to: .ellipse) },
    atomic(
      "starClip", "Star", "Shape and clip", "Cuts the view to a star while it is away.",
      [.integer("points", 5, 2, 36), .fraction("innerRadius", 0.4), .fraction("size", 1, 0, 2)],
      code: "clip(to: .star(points: %0, innerRadius: %1%2o))"
    ) { .clip(to: .star(points: $0.integer(0), innerRadius: $0[1], outerRadius: $0[2])) },
    atomic(
      "roundedClip", "Rounded rectangle", "Shape and clip",
      "Cuts the view to a rounded rectangle while it is away.",
      [.points("cornerRadius", 120, 0, 400)],
      code: "clip(to: .roundedRectangle(cornerRadius: %0))"
    ) { .clip(to: .roundedRectangle(cornerRadius: $0[0])) },
  ]
}
