import TransitionKit
import TransitionTestSupport
import XCTest

/// Clips to closed paths, compared with curves that are evaluated on their own.
final class PathClipShapeTests: XCTestCase {
  private let rect = Rect(x: 10, y: 20, width: 300, height: 400)
  /// A thousandth of the longer side.
  private let bound = 0.4

  /// A path and its segments, each as a function of its parameter in points of the view.
  private struct Curves {
    var path: MotionPath
    var segments: [(Double) -> Point] = []
  }

  private func outline(
    _ shape: ClipShape, from rest: ClipShape = .rectangle, at amount: Double = 1
  ) -> [Point] { shape.outline(in: rect, from: rest, at: amount) }

  /// The corners of a shape, without those that are added for another one.
  private func corners(_ shape: ClipShape) -> [Point] { outline(shape, from: shape) }

  private func sides(_ points: [Point]) -> [(Point, Point)] {
    Array(zip(points, points.dropFirst() + points.prefix(1)))
  }

  private func mix(_ a: Point, _ b: Point, _ u: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u)
  }

  private func distance(_ point: Point, to outline: [Point]) -> Double {
    sides(outline).map { a, b in
      let (x, y) = (b.x - a.x, b.y - a.y)
      let square = x * x + y * y
      let along = square > 0 ? ((point.x - a.x) * x + (point.y - a.y) * y) / square : 0
      let nearest = mix(a, b, min(max(along, 0), 1))
      let (dx, dy) = (nearest.x - point.x, nearest.y - point.y)
      return (dx * dx + dy * dy).squareRoot()
    }.min() ?? .infinity
  }

  /// How often an outline goes around a point: the crossings of a ray to the right.
  private func winding(_ outline: [Point], around point: Point) -> Int {
    sides(outline).reduce(0) { sum, side in
      let (a, b) = side
      guard (a.y <= point.y) != (b.y <= point.y) else { return sum }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      return x > point.x ? sum + (b.y > a.y ? 1 : -1) : sum
    }
  }

  /// One to four segments of all types, closed by a line. The first one is curved, as one line alone has no area.
  private func randomCurves(_ generator: inout SeededGenerator) -> Curves {
    func point() -> Point {
      Point(x: generator.double(in: -0.2...1.2), y: generator.double(in: -0.2...1.2))
    }
    let rect = rect
    func inView(_ point: Point) -> Point {
      Point(x: rect.origin.x + point.x * rect.width, y: rect.origin.y + point.y * rect.height)
    }
    func around(_ center: Point, _ start: Point, _ angle: Double) -> Point {
      let (x, y) = (start.x - center.x, start.y - center.y)
      return Point(
        x: center.x + x * .cos(angle) - y * .sin(angle),
        y: center.y + x * .sin(angle) + y * .cos(angle))
    }
    let mix = mix
    var curves = Curves(path: MotionPath(from: point()))
    for index in 0..<generator.int(in: 1...4) {
      let (start, end, a, b) = (curves.path.end, point(), point(), point())
      switch generator.int(in: index == 0 ? 1...4 : 0...4) {
      case 0:
        curves.path.addLine(to: end)
        curves.segments.append { inView(mix(start, end, $0)) }
      case 1:
        curves.path.addQuadCurve(to: end, control: a)
        curves.segments.append { inView(mix(mix(start, a, $0), mix(a, end, $0), $0)) }
      case 2:
        curves.path.addCurve(to: end, control1: a, control2: b)
        curves.segments.append { u in
          let (p, q, r) = (mix(start, a, u), mix(a, b, u), mix(b, end, u))
          return inView(mix(mix(p, q, u), mix(q, r, u), u))
        }
      case 3:
        let angle = generator.double(in: -6...6)
        curves.path.addArc(center: a, delta: .radians(angle))
        curves.segments.append { inView(around(a, start, angle * $0)) }
      default:
        let bulge = generator.double(in: 0.05...1.5) * (generator.bool() ? 1 : -1)
        curves.path.addArc(to: end, bulge: bulge)
        // The centre is on the line through the middle of the chord and the top of the arc.
        let middle = mix(start, end, 0.5)
        let (x, y) = ((end.x - start.x) / 2, (end.y - start.y) / 2)
        let reach = bulge - (1 + bulge * bulge) / (2 * bulge)
        let center = Point(x: middle.x + y * reach, y: middle.y - x * reach)
        let quarter = Double.atan2(y: bulge, x: 1)
        curves.segments.append { inView(around(center, start, 4 * quarter * $0)) }
      }
    }
    let (last, first) = (curves.path.end, curves.path.start)
    curves.segments.append { inView(mix(last, first, $0)) }
    return curves
  }

  private func samples(_ curves: Curves, _ count: Int) -> [Point] {
    curves.segments.flatMap { segment in
      (0..<count).map { segment(Double($0) / Double(count)) }
    }
  }

  func testTheOutlineIsWithinTheBoundOfTheCurve() {
    forAll(100) { generator in
      let curves = randomCurves(&generator)
      let outline = corners(.path(curves.path))
      for point in samples(curves, 67) {
        XCTAssertLessThanOrEqual(distance(point, to: outline), bound, "\(curves.path)")
      }
      // A chord of the samples is less than 0.1 points from the curve.
      let fine = samples(curves, 400)
      for (a, b) in sides(outline) where generator.int(in: 0...3) == 0 {
        let point = mix(a, b, generator.double(in: 0...1))
        XCTAssertLessThanOrEqual(distance(point, to: fine), bound + 0.1, "\(curves.path)")
      }
    }
  }

  func testPointsAreInsideTheOutlineIfTheyAreInsideTheCurve() {
    forAll(200) { generator in
      let curves = randomCurves(&generator)
      let (outline, fine) = (corners(.path(curves.path)), samples(curves, 400))
      for _ in 0..<10 {
        let point = Point(
          x: generator.double(in: -50...370), y: generator.double(in: -60...500))
        guard distance(point, to: fine) > bound + 0.1 else { continue }
        let (a, b) = (winding(outline, around: point), winding(fine, around: point))
        // The outline may have been reversed as a whole.
        XCTAssertEqual(abs(a), abs(b), "\(curves.path) \(point)")
      }
    }
  }

  func testAPathBecomesAnotherShapeWhoseEndsAreExact() {
    forAll(100) { generator in
      let path = ClipShape.path(randomCurves(&generator).path)
      let others: [ClipShape] = [
        .rectangle, .ellipse, .star(), .path(randomCurves(&generator).path),
      ]
      let other = others[generator.int(in: 0...3)]
      let ends = [outline(other, from: path, at: 0), outline(other, from: path, at: 1)]
      for (end, shape) in zip(ends, [path, other]) {
        let exact = corners(shape)
        for corner in exact { XCTAssertLessThan(distance(corner, to: end), 1e-6, "\(shape)") }
        for corner in end { XCTAssertLessThan(distance(corner, to: exact), 1e-6, "\(shape)") }
      }
      let amount = generator.double(in: -0.5...1.5)
      for (index, point) in outline(other, from: path, at: amount).enumerated() {
        XCTAssertEqual(point.x, mix(ends[0][index], ends[1][index], amount).x, accuracy: 1e-9)
        XCTAssertEqual(point.y, mix(ends[0][index], ends[1][index], amount).y, accuracy: 1e-9)
      }
    }
  }

  func testTheBoundHoldsForLargeArcs() {
    let circle = MotionPath(from: Point(x: 0, y: 50)) { path in
      path.addArc(center: .zero, delta: .degrees(360))
    }
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    let shape = ClipShape.path(circle)
    let points = shape.outline(in: unit, from: shape, at: 1)
    XCTAssertGreaterThan(points.count, 400)
    XCTAssertLessThanOrEqual(points.count, 513)
    for (a, b) in sides(points) {
      let middle = mix(a, b, 0.5)
      let radius = (middle.x * middle.x + middle.y * middle.y).squareRoot()
      XCTAssertEqual(radius, 50, accuracy: 0.001)
    }
  }

  func testALineClosesAPathAndOnePathIsOneShape() {
    let open = MotionPath(through: [
      .zero, Point(x: 1, y: 0), Point(x: 1, y: 1),
    ])
    var closed = open
    closed.addLine(to: .zero)
    XCTAssertEqual(ClipShape.path(open), .path(closed))
    XCTAssertEqual(
      corners(.path(open)), corners(.polygon([.topLeft, .topRight, UnitPoint(x: 1, y: 1)])))
    XCTAssertNotEqual(ClipShape.path(open), .path(MotionPath(through: [.zero])))
  }

  func testAPathWithoutAnAreaShowsNothing() {
    XCTAssertEqual(outline(.path(MotionPath(from: .zero))), [])
    XCTAssertEqual(outline(.path(MotionPath(through: [.zero, Point(x: 1, y: 1)]))), [])
    let there = MotionPath(from: .zero) { path in
      path.addQuadCurve(to: Point(x: 1, y: 1), control: Point(x: 0.5, y: 0.5))
    }
    let points = corners(.path(there))
    let area = sides(points).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    XCTAssertEqual(area, 0, accuracy: 1e-6)
  }

  func testNumbersThatMakeNoSenseAreMadeValid() {
    let path = MotionPath(from: Point(x: .nan, y: 0)) { path in
      path.addCurve(
        to: Point(x: 1e300, y: 1), control1: Point(x: .infinity, y: 0), control2: .zero)
      path.addArc(center: Point(x: -1e300, y: 0), delta: .radians(1e300))
      path.addArc(to: .zero, bulge: .nan)
    }
    let points = corners(.path(path))
    XCTAssertTrue(points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    XCTAssertLessThanOrEqual(points.count, 3 * 512 + 1)
  }

  func testAPathIsMirroredAndDescribed() {
    forAll(100) { generator in
      let shape = ClipShape.path(randomCurves(&generator).path)
      let exact = corners(shape)
      for point in corners(shape.mirrored()) {
        let mirrored = Point(x: 320 - point.x, y: 440 - point.y)
        XCTAssertLessThan(distance(mirrored, to: exact), 1e-6)
      }
    }
    let leaf = MotionPath(from: Point(x: 0.5, y: 0)) { path in
      path.addQuadCurve(to: Point(x: 0.5, y: 1), control: Point(x: 1.2, y: 0.5))
      path.addQuadCurve(to: Point(x: 0.5, y: 0), control: Point(x: -0.2, y: 0.5))
    }
    // The second derivative of each half is 2.8, which takes the root of 2.8 / 0.008, rounded up: 19 sides.
    XCTAssertEqual("\(ClipShape.path(leaf))", "path(from (0.5, 0), 38 corners)")
  }
}
