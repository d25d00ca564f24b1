/// The outline of a clip shape as a closed polygon, clockwise from its top.
struct ClipOutline {
  /// The corners, the last of which is connected to the first one.
  private(set) var points: [Point]

  /// - Parameter rect: the rectangle that the view fills.
  init(_ shape: ClipShape, in rect: Rect) {
    let (center, width, height) = (rect.center, rect.width, rect.height)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.origin.x + x * width, y: rect.origin.y + y * height)
    }
    func ring(_ center: Point, _ x: Double, _ y: Double) -> [Point] {
      (0..<ClipShape.pointCount).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(ClipShape.pointCount)
        return Point(x: center.x + x * .sin(angle), y: center.y - y * .cos(angle))
      }
    }
    switch shape.form {
    case .rectangle(let part):
      let (left, top) = (part.origin.x, part.origin.y)
      let (right, bottom) = (left + part.width, top + part.height)
      points = [
        place((left + right) / 2, top), place(right, top), place(right, bottom),
        place(left, bottom), place(left, top),
      ]
    case .roundedRectangle(let cornerRadius):
      let radius = min(cornerRadius, width / 2, height / 2)
      let (left, top) = (rect.origin.x, rect.origin.y)
      points = [Point(x: center.x, y: top)]
      let quarter = ClipShape.pointCount / 4
      let corners = [(1.0, 0.0), (1, 1), (0, 1), (0, 0)]
      for (turn, corner) in corners.enumerated() {
        let x = corner.0 == 1 ? left + width - radius : left + radius
        let y = corner.1 == 1 ? top + height - radius : top + radius
        for step in 0...quarter {
          let angle = .pi / 2 * (Double(turn) + Double(step) / Double(quarter))
          points.append(Point(x: x + radius * .sin(angle), y: y - radius * .cos(angle)))
        }
      }
    case .ellipse: points = ring(center, width / 2, height / 2)
    case .circle(let position, let radius):
      let middle = place(position.x, position.y)
      let (x, y) = (max(position.x, 1 - position.x), max(position.y, 1 - position.y))
      let farthest = (x * x * width * width + y * y * height * height).squareRoot()
      // The sides of the polygon have to cover the corner, too.
      let reach = radius * farthest / Double.cos(.pi / Double(ClipShape.pointCount))
      points = ring(middle, reach, reach)
    case .star(let count, let innerRadius, let outerRadius):
      let outer = outerRadius * min(width, height) / 2
      points = (0..<2 * count).map { index in
        let angle = Double.pi * Double(index) / Double(count)
        let radius = index % 2 == 0 ? outer : outer * innerRadius
        return Point(x: center.x + radius * .sin(angle), y: center.y - radius * .cos(angle))
      }
    case .polygon(let corners, _):
      points = corners.map { place($0.x, $0.y) }
      if area < 0 { points.reverse() }
      beginAtTheTop()
    }
  }

  /// Twice the area, which is negative for points that are not clockwise.
  private var area: Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }

  /// Lets the outline begin at the corner that is nearest to straight above its middle, so that it does not rotate as it
  /// becomes another one.
  private mutating func beginAtTheTop() {
    guard let first = points.first else { return }
    let sum = points.reduce(Point.zero) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
    let middle = Point(x: sum.x / Double(points.count), y: sum.y / Double(points.count))
    func slant(_ point: Point) -> Double {
      abs(.atan2(y: point.x - middle.x, x: middle.y - point.y))
    }
    var (start, least) = (0, slant(first))
    for index in points.indices where slant(points[index]) < least - 1e-9 {
      (start, least) = (index, slant(points[index]))
    }
    points = Array(points[start...] + points[..<start])
  }

  /// How far each corner is along the outline, as a fraction of its length, and 1 at the end.
  var fractions: [Double] {
    var (lengths, sum) = ([0.0], 0.0)
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
      let (x, y) = (next.x - point.x, next.y - point.y)
      sum += (x * x + y * y).squareRoot()
      lengths.append(sum)
    }
    let count = Double(points.count)
    // The corners of a point, such as a circle without a radius, are evenly spread.
    return lengths.enumerated().map { sum > 0 ? $1 / sum : Double($0) / count }
  }

  /// The points at some fractions of the outline, which are in order and less than 1.
  func points(at places: [Double], _ fractions: [Double]) -> [Point] {
    var index = 0
    return places.map { place in
      while index + 1 < points.count, fractions[index + 1] <= place { index += 1 }
      let (start, end) = (points[index], points[(index + 1) % points.count])
      let length = fractions[index + 1] - fractions[index]
      let share = length > 0 ? min(max((place - fractions[index]) / length, 0), 1) : 0
      return Point(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }
}
