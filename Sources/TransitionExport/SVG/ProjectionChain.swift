import TransitionKit

/// The projections of a piece, of its parent, and so on; each projects the flat picture of the one before it.
struct ProjectionChain {
  private let stages: [Projection]

  /// The product of all projections.
  let whole: Projection

  init(_ first: Projection, then next: ProjectionChain? = nil) {
    stages = [first] + (next?.stages ?? [])
    guard let next else {
      whole = first
      return
    }
    var flat = first.transform
    (flat.m13, flat.m23, flat.m33, flat.m43) = (0, 0, 0, 0)
    whole = Projection(transform: flat.concatenating(next.whole.transform))
  }

  /// The projection of a polygon, without the part behind the eye of any of the projections.
  func polygon(_ points: [Point]) -> [Point] {
    stages.reduce(points) { $1.polygon($0) }
  }

  /// The projection of a rectangle with round corners.
  func polygon(_ rect: Rect, radius: Double) -> SVGElement {
    let points = outline(of: rect, radius: radius, steps: 6)
    return SVGElement("polygon", ["points": pointsText(polygon(points), 3)])
  }
}
