import TransitionKit

extension Canvas {
  /// Fills the picture with the colours of the points of an item.
  ///
  /// The colour is computed at the corners of each pixel. Only where they differ, at edges, sixteen points inside the
  /// pixel are looked at.
  mutating func shade(
    _ projection: Projection, within rect: Rect, _ color: (Point) -> Pixel
  ) {
    let (columns, rows) = projection.bounds(of: rect, in: self)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    func sample(_ x: Double, _ y: Double) -> Pixel {
      projection.point(at: x, y).map(color) ?? Pixel()
    }
    func corners(_ y: Int) -> [Pixel] {
      (columns.lowerBound...columns.upperBound).map { sample(Double($0), Double(y)) }
    }
    var above = corners(rows.lowerBound)
    for y in rows {
      let below = corners(y + 1)
      for x in columns {
        let index = x - columns.lowerBound
        let first = above[index]
        if first == above[index + 1], first == below[index], first == below[index + 1] {
          pixels[y * width + x] = first
          continue
        }
        var sum = Pixel()
        for step in 0..<16 {
          sum =
            sum
            + sample(
              Double(x) + (Double(step % 4) + 0.5) / 4, Double(y) + (Double(step / 4) + 0.5) / 4)
        }
        pixels[y * width + x] = sum * (1 / 16)
      }
      above = below
    }
  }
}

extension Rect {
  /// Whether a point is inside the rectangle with round corners.
  func contains(_ point: Point, radius: Double) -> Bool {
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    let radius = min(radius, width / 2, height / 2)
    let dx = max(radius - x, x - (width - radius), 0)
    let dy = max(radius - y, y - (height - radius), 0)
    return dx * dx + dy * dy <= radius * radius
  }
}
