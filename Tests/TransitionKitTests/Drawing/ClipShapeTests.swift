import TransitionKit
import TransitionPorting
import TransitionTestSupport
import XCTest

/// Clips to shapes, and what they look like in between.
final class ClipShapeTests: XCTestCase {
  private let rect = Rect(x: 10, y: 20, width: 300, height: 400)

  private func outline(
    _ shape: ClipShape, from rest: ClipShape = .rectangle, at amount: Double = 1
  ) -> [Point] { shape.outline(in: rect, from: rest, at: amount) }

  /// Twice the signed area; positive is clockwise.
  private func area(_ points: [Point]) -> Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    } / 2
  }

  private func randomShape(_ generator: inout SeededGenerator) -> ClipShape {
    func number() -> Double { generator.double(in: 0...1) }
    switch generator.int(in: 0...6) {
    case 0: return .ellipse
    case 1: return .circle(at: UnitPoint(x: number(), y: number()), radius: number())
    case 2: return .star(points: generator.int(in: 2...12), innerRadius: number())
    case 3: return .roundedRectangle(cornerRadius: 200 * number())
    case 4:
      return .rectangle(Rect(x: number(), y: number(), width: number(), height: number()))
    case 5:
      return .path(
        MotionPath(from: Point(x: number(), y: number())) { path in
          path.addQuadCurve(
            to: Point(x: number(), y: number()), control: Point(x: number(), y: number()))
          path.addArc(to: Point(x: number(), y: number()), bulge: number())
        })
    default:
      return .polygon(
        (0..<generator.int(in: 3...9)).map { _ in
          UnitPoint(x: number(), y: number())
        })
    }
  }

  func testAreasAreThoseOfTheShapes() {
    XCTAssertEqual(area(outline(.rectangle)), 120_000, accuracy: 1e-6)
    // A polygon of 72 corners has 0.9987 of the area.
    XCTAssertEqual(area(outline(.ellipse)) / (.pi * 150 * 200), 1, accuracy: 0.0013)
    XCTAssertEqual(
      area(outline(.roundedRectangle(cornerRadius: 60))) / (120_000 - (4 - .pi) * 3600), 1,
      accuracy: 2e-4)
    // Ten triangles between the middle, a point and a corner.
    XCTAssertEqual(
      area(outline(.star(points: 5, innerRadius: 0.5))),
      10 * 0.5 * 150 * 75 * Double.sin(.pi / 5), accuracy: 1e-6)
    XCTAssertEqual(
      area(outline(.star(points: 5, innerRadius: 0.5, outerRadius: 0.2))),
      10 * 0.5 * 30 * 15 * Double.sin(.pi / 5), accuracy: 1e-6)
    XCTAssertEqual(
      area(outline(.rectangle(Rect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)))), 30_000,
      accuracy: 1e-6)
    XCTAssertEqual(area(outline(.circle(at: .center, radius: 0))), 0)
  }

  func testACircleOfRadiusOneCoversTheView() {
    forAll(500) { generator in
      let center = UnitPoint(x: generator.double(in: -1...2), y: generator.double(in: -1...2))
      let points = outline(.circle(at: center, radius: 1))
      for corner in [
        rect.origin, Point(x: 310, y: 20), Point(x: 310, y: 420), Point(x: 10, y: 420),
      ] {
        // Inside a convex polygon that is clockwise a point is to the right of all sides.
        let least = zip(points, points.dropFirst() + points.prefix(1)).map { a, b in
          (b.x - a.x) * (corner.y - a.y) - (corner.x - a.x) * (b.y - a.y)
        }.min()
        XCTAssertGreaterThan(least ?? -1, -1e-6, "\(center)")
      }
    }
  }

  func testEndsAreTheShapesAndCornersMoveInStraightLines() {
    forAll(2_000) { generator in
      let (rest, shape) = (randomShape(&generator), randomShape(&generator))
      let ends = [outline(shape, from: rest, at: 0), outline(shape, from: rest, at: 1)]
      XCTAssertEqual(ends[0].count, ends[1].count)
      // Corners that are added lie on the sides.
      XCTAssertEqual(area(ends[0]), area(outline(rest, at: 1)), accuracy: 1e-6, "\(rest)")
      XCTAssertEqual(area(ends[1]), area(outline(shape, at: 1)), accuracy: 1e-6, "\(shape)")
      let amount = generator.double(in: -0.5...1.5)
      for (index, point) in outline(shape, from: rest, at: amount).enumerated() {
        let (a, b) = (ends[0][index], ends[1][index])
        XCTAssertEqual(point.x, a.x + (b.x - a.x) * amount, accuracy: 1e-9)
        XCTAssertEqual(point.y, a.y + (b.y - a.y) * amount, accuracy: 1e-9)
      }
    }
  }

  func testARectangleThatBecomesAnEllipseDoesNotCrossItself() {
    for step in 0...20 {
      let points = outline(.ellipse, at: Double(step) / 20)
      // An outline around its middle that is star-shaped turns in one direction.
      let turns = zip(points, points.dropFirst() + points.prefix(1)).map { a, b in
        (a.x - 160) * (b.y - 220) - (b.x - 160) * (a.y - 220)
      }
      XCTAssertGreaterThan(turns.min() ?? -1, 0, "\(step)")
    }
  }

  func testTheOrderAndTheFirstCornerOfAPolygonMakeNoDifference() {
    let corners = [
      UnitPoint(x: 0.5, y: 0), UnitPoint(x: 1, y: 0.4), UnitPoint(x: 0.8, y: 1),
      UnitPoint(x: 0.2, y: 1), UnitPoint(x: 0, y: 0.4),
    ]
    let expected = outline(.polygon(corners), at: 0.3)
    XCTAssertEqual(outline(.polygon(Array(corners[2...] + corners[..<2])), at: 0.3), expected)
    for (a, b) in zip(outline(.polygon(corners.reversed()), at: 0.3), expected) {
      XCTAssertEqual(a.x, b.x, accuracy: 1e-9)
      XCTAssertEqual(a.y, b.y, accuracy: 1e-9)
    }
  }

  func testNumbersThatMakeNoSenseAreMadeValid() {
    XCTAssertEqual(ClipShape.circle(at: .center, radius: .nan), .circle(at: .center, radius: 0))
    XCTAssertEqual(ClipShape.roundedRectangle(cornerRadius: -3), .roundedRectangle(cornerRadius: 0))
    XCTAssertEqual(ClipShape.star(points: -8, innerRadius: 7), .star(points: 2, innerRadius: 1))
    XCTAssertEqual(ClipShape.star(outerRadius: 1), .star())
    XCTAssertEqual(ClipShape.star(outerRadius: -.infinity), .star(outerRadius: 0))
    XCTAssertEqual(
      ClipShape.star(outerRadius: 0.3).description,
      "star(points: 5, innerRadius: 0.4, outerRadius: 0.3)")
    XCTAssertEqual(outline(.polygon([.center, .top])), [])
    XCTAssertEqual(outline(.polygon([])), [])
    let far = ClipShape.polygon([
      UnitPoint(x: .infinity, y: 1e300), UnitPoint(x: 1, y: 0), UnitPoint(x: 0, y: .nan),
    ])
    XCTAssertTrue(outline(far).allSatisfy { $0.x.isFinite && $0.y.isFinite })
    var clip = ViewProperty.clip(to: .star()).shapeClip
    clip?.amount = 0.5
    XCTAssertEqual(
      clip?.outline(in: Rect(x: 0, y: 0, width: 0, height: 0)).allSatisfy { $0 == .zero }, true)
  }

  func testAnInsertionOpensAndARemovalCloses() {
    let transition = AtomicTransition.clip(to: .ellipse).animation(.linear(duration: 1))
    func amount(_ operation: AtomicTransition.Operation, _ time: Double) -> Double? {
      let timeline = transition.compile(for: operation, in: .phone).timeline
      return DrawList(timeline.frame(at: time), in: .phone).items[0].shapeClips.first?.amount
    }
    XCTAssertEqual(amount(.insertion, 0), 1)
    XCTAssertEqual(amount(.insertion, 0.25), 0.75)
    XCTAssertEqual(amount(.insertion, 1), 0)
    XCTAssertEqual(amount(.removal, 0.25), 0.25)
    XCTAssertEqual("\(transition)", "AtomicTransition.clip(to: ellipse).animation(linear(1 s))")
  }

  func testShapesAreClipsOfTheirOwnAndIntersect() {
    let transition: AtomicTransition = [
      .clip(to: .ellipse), .clip(to: .star()).animation(.linear(duration: 0.5)),
      .clip(to: .ellipse, restingAt: .star()),
    ]
    let timeline = transition.animation(.linear(duration: 1)).compile(for: .insertion, in: .phone)
      .timeline
    let item = DrawList(timeline.frame(at: 0.25), in: .phone).items[0]
    XCTAssertEqual(
      Set(item.shapeClips.map { "\($0)" }),
      [
        "rectangle to ellipse by 0.75", "rectangle to star(points: 5, innerRadius: 0.4) by 0.5",
        "star(points: 5, innerRadius: 0.4) to ellipse by 0.75",
      ])
  }

  func testMirroringMirrorsTheShape() {
    let transition = AtomicTransition.clip(to: .circle(at: UnitPoint(x: 0.2, y: 0), radius: 0.5))
    let state = transition.mirrored().compile(for: .insertion, in: .phone).timeline.frame(at: 0)
      .view
    XCTAssertEqual(
      state.shapeClips.map { $0.shape }, [.circle(at: UnitPoint(x: 0.8, y: 1), radius: 0.5)])
    XCTAssertNotEqual(transition, transition.mirrored())
    XCTAssertEqual(transition, .clip(to: .circle(at: UnitPoint(x: 0.2, y: 0), radius: 0.5)))
  }

  func testReducedMotionFadesInstead() {
    let timeline = AtomicTransition.clip(to: .ellipse).reducingMotion()
      .compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(timeline.frame(at: 0).view.opacity, 0)
    XCTAssertEqual(timeline.frame(at: 0).view.shapeClips.allSatisfy { $0.amount == 0 }, true)
  }

  func testAnInterruptedClipContinuesWithItsVelocity() {
    forAll(200) { generator in
      let transition = AtomicTransition.clip(to: .star()).animation(.bouncy)
      let animator = TransitionAnimator(
        transition.compile(for: .insertion, in: .phone))
      animator.start()
      animator.advance(by: generator.double(in: 0.01...0.4))
      func amount() -> Double { animator.frame.view.shapeClips.first?.amount ?? -1 }
      let before = amount()
      animator.reverse()
      XCTAssertEqual(amount(), before, accuracy: 1e-9)
      animator.advance(by: 1e-6)
      XCTAssertEqual(amount(), before, accuracy: 1e-3)
    }
  }

  func testContentsOfPhasesAreClipped() {
    let content = TransitionContent(in: .phone).clipShape(.ellipse).clipShape(.ellipse)
    XCTAssertEqual(content.state.shapeClips.map { $0.amount }, [1])
    var state = PropertyState()
    state.clip(to: .star(), amount: 0.3)
    XCTAssertEqual(state.shapeClips.map { $0.amount }, [0.3])
    XCTAssertFalse(state.isAtRest)
  }
}
