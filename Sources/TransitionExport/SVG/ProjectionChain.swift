import TransitionKit

/// The projections of a piece, of what it is a piece of, and so on: each is of the flat picture that the one
/// before it makes.
struct ProjectionChain {
  private let stages: [Projection]

  /// All of them in one.
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

  /// The picture of a polygon, without what is behind the eye of any of them.
  func polygon(_ points: [Point]) -> [Point] {
    stages.reduce(points) { $1.polygon($0) }
  }

  /// The picture of a rectangle with round corners.
  func polygon(_ rect: Rect, radius: Double) -> SVGElement {
    let points = outline(of: rect, radius: radius, steps: 6)
    return SVGElement("polygon", ["points": pointsText(polygon(points), 3)])
  }
}
