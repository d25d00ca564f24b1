import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class RectStaggerTests: XCTestCase {
  /// Three columns and two rows of 100 x 40 with gaps of 10, in an order that is not that of the grid.
  private let shuffled = [
    Rect(x: 110, y: 50, width: 100, height: 40), Rect(x: 0, y: 0, width: 100, height: 40),
    Rect(x: 220, y: 0, width: 100, height: 40), Rect(x: 0, y: 50, width: 100, height: 40),
    Rect(x: 220, y: 50, width: 100, height: 40), Rect(x: 110, y: 0, width: 100, height: 40),
  ]

  private func assertEqual(
    _ a: [Double], _ b: [Double], file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(a.count, b.count, file: file, line: line)
    for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: 1e-12, file: file, line: line) }
  }

  func testTheIndexIsThatInTheArray() {
    XCTAssertEqual(Stagger.index(each: 0.5).delays(of: shuffled), [0, 0.5, 1, 1.5, 2, 2.5])
    assertEqual(Stagger.index(total: 1).delays(of: shuffled), [0, 0.2, 0.4, 0.6, 0.8, 1])
  }

  func testRowsAndColumnsAreFoundFromTheRects() {
    XCTAssertEqual(Stagger.row(each: 2).delays(of: shuffled), [2, 0, 0, 2, 2, 0])
    XCTAssertEqual(Stagger.column(each: 2).delays(of: shuffled), [2, 0, 4, 0, 4, 2])
    XCTAssertEqual(Stagger.column(total: 1).delays(of: shuffled), [0.5, 0, 1, 0, 1, 0.5])
  }

  func testRectsThatOverlapByMoreThanHalfAreOneRow() {
    func rows(_ spans: [(Double, Double)]) -> [Double] {
      Stagger.row(each: 1).delays(
        of: spans.map { Rect(x: 0, y: $0.0, width: 9, height: $0.1) })
    }
    XCTAssertEqual(rows([(0, 40), (19, 40)]), [0, 0])
    XCTAssertEqual(rows([(0, 40), (20, 40)]), [0, 1])
    XCTAssertEqual(rows([(0, 40), (21, 40)]), [0, 1])
    // An icon beside a text, and one that is mostly below it.
    XCTAssertEqual(rows([(0, 44), (12, 20)]), [0, 0])
    XCTAssertEqual(rows([(0, 44), (35, 20)]), [0, 1])
    // Steps are not one row, though each overlaps the next.
    XCTAssertEqual(rows([(0, 40), (15, 40), (30, 40), (45, 40)]), [0, 0, 1, 1])
    // Without extent.
    XCTAssertEqual(rows([(10, 0), (0, 40), (10, 0), (50, 0)]), [0, 0, 0, 1])
  }

  func testReadingOrderFollowsTheLayoutDirection() {
    let stagger = Stagger.readingOrder(each: 1)
    XCTAssertEqual(stagger.delays(of: shuffled), [4, 0, 2, 3, 5, 1])
    XCTAssertEqual(
      stagger.delays(of: shuffled, layoutDirection: .rightToLeft), [4, 2, 0, 5, 3, 1])
    XCTAssertEqual(stagger.reversed().delays(of: shuffled), [1, 5, 3, 2, 0, 4])
    assertEqual(
      Stagger.readingOrder(total: 1).delays(of: shuffled), [0.8, 0, 0.4, 0.6, 1, 0.2])
    // A baseline that is not quite even.
    let line = [
      Rect(x: 60, y: 4, width: 20, height: 30), Rect(x: 30, y: -3, width: 20, height: 40),
      Rect(x: 0, y: 8, width: 20, height: 24), Rect(x: 0, y: 50, width: 20, height: 24),
    ]
    XCTAssertEqual(stagger.delays(of: line), [2, 1, 0, 3])
    XCTAssertEqual(
      stagger.delays(of: Slicing.grid(rows: 2, columns: 3).pieces), [0, 1, 2, 3, 4, 5])
  }

  func testDistancesAreInFractionsOfTheBounds() {
    let rects = [
      Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 80, y: 0, width: 20, height: 20),
      Rect(x: 0, y: 180, width: 20, height: 20),
    ]
    // The middles are at (0.1, 0.05), (0.9, 0.05) and (0.1, 0.95) of 100 x 200.
    let near = (0.1 * 0.1 + 0.05 * 0.05).squareRoot()
    let right = (0.9 * 0.9 + 0.05 * 0.05).squareRoot()
    let below = (0.1 * 0.1 + 0.95 * 0.95).squareRoot()
    assertEqual(
      Stagger.distance(from: .topLeft, each: 2).delays(of: rects),
      [0, 2 * (right - near), 2 * (below - near)])
    // In bounds of 400 x 400 with the origin at (-100, -100) they are at 110, 190 and 290 points.
    let bounds = Rect(x: -100, y: -100, width: 400, height: 400)
    assertEqual(Stagger.direction(.zero, each: 1).delays(of: rects, in: bounds), [0, 0.2, 0])
    assertEqual(
      Stagger.direction(.degrees(90), each: 1).delays(of: rects, in: bounds), [0, 0, 0.45])
    assertEqual(Stagger.direction(.degrees(180), total: 3).delays(of: rects), [3, 0, 3])
  }

  func testRectsThatFillAViewHaveTheDelaysOfItsPieces() {
    let pieces = Slicing.grid(rows: 3, columns: 4).pieces
    let rects = pieces.map { piece in
      let unit = piece.unitRect
      return Rect(
        x: 50 + unit.origin.x * 300, y: 70 + unit.origin.y * 200, width: unit.width * 300,
        height: unit.height * 200)
    }
    let staggers: [Stagger] = [
      .index(each: 0.1), .row(each: 0.1), .column(total: 0.4), .readingOrder(each: 0.1),
      .distance(from: .center, total: 1), .distance(from: .bottomLeft, each: 1),
      .direction(.degrees(30), each: 1),
    ]
    for stagger in staggers {
      assertEqual(stagger.delays(of: rects), stagger.delays(of: pieces))
      assertEqual(stagger.reversed().delays(of: rects), stagger.reversed().delays(of: pieces))
    }
  }

  func testAWaveTravelsAtItsSpeed() {
    let rects = [
      Rect(x: 20, y: -10, width: 20, height: 20), Rect(x: 90, y: -10, width: 20, height: 20),
      Rect(x: -10, y: 190, width: 20, height: 20),
    ]
    // The middles are 30, 100 and 200 points away.
    let wave = Stagger.distance(from: .zero, speed: 100)
    assertEqual(wave.delays(of: rects), [0, 0.7, 1.7])
    assertEqual(wave.reversed().delays(of: rects), [1.7, 1, 0])
    XCTAssertEqual("\(wave)", "by distance from (0, 0), 100 points a second")
    for speed in [0, -1, .nan, .infinity, Double.leastNonzeroMagnitude] {
      XCTAssertEqual(Stagger.distance(from: .zero, speed: speed).delays(of: rects), [0, 0, 0])
    }
    XCTAssertEqual(wave.delays(of: Slicing.rows(2).pieces), [0, 0])
    XCTAssertEqual(wave.delays(count: 2), [0, 0])
  }

  func testManyRectsAndNoneHaveDelays() {
    let rects = (0..<12_000).map { Rect(x: 0, y: 10 * Double($0), width: 100, height: 10) }
    XCTAssertEqual(Stagger.index(each: 1).delays(of: rects).last, 11_999)
    XCTAssertEqual(Stagger.row(each: 1).delays(of: rects).last, 11_999)
    assertEqual(Array(Stagger.readingOrder(total: 3).delays(of: rects).suffix(1)), [3])
    for stagger in staggers(0.3) {
      XCTAssertEqual(stagger.delays(of: [Rect]()), [])
      XCTAssertEqual(stagger.delays(of: [shuffled[0]]), [0])
      XCTAssertEqual(stagger.delays(of: [shuffled[0]], in: .zero), [0])
    }
  }

  func testHostileRectsHaveFiniteDelays() {
    forAll(3_000) { generator in
      func number() -> Double {
        let hostile = [
          Double.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude, 5,
        ]
        return generator.bool() ? generator.pick(hostile) : generator.double(in: -50...50)
      }
      func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
      let rects = (0..<generator.int(in: 0...6)).map { _ in rect() }
      let bounds = generator.bool() ? rect() : nil
      let point = UnitPoint(x: number(), y: number())
      for stagger in staggers(number(), point, Point(x: number(), y: number())) {
        let delays = stagger.delays(of: rects, in: bounds, layoutDirection: .random(&generator))
        XCTAssertEqual(delays.count, rects.count)
        XCTAssertTrue(delays.allSatisfy { $0 >= 0 && $0 <= 1e12 }, "\(stagger): \(delays)")
        if !rects.isEmpty { XCTAssertEqual(delays.min(), 0, "\(stagger)") }
      }
    }
  }

  private func staggers(
    _ amount: Double, _ unitPoint: UnitPoint = .center, _ point: Point = .zero
  ) -> [Stagger] {
    let plain: [Stagger] = [
      .index(each: amount), .index(total: amount), .row(each: amount), .column(total: amount),
      .readingOrder(each: amount), .readingOrder(total: amount),
      .distance(from: unitPoint, each: amount), .distance(from: unitPoint, total: amount),
      .direction(.radians(amount), total: amount), .distance(from: point, speed: amount),
    ]
    return plain + plain.map { $0.reversed() }
  }
}
