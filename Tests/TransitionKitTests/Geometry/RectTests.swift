import Foundation
import TransitionKit
import XCTest

final class RectTests: XCTestCase {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 50)

  func testSidesAndMiddles() {
    XCTAssertEqual([rect.minX, rect.midX, rect.maxX], [10, 60, 110])
    XCTAssertEqual([rect.minY, rect.midY, rect.maxY], [20, 45, 70])
    XCTAssertEqual(rect.center, Point(x: 60, y: 45))
    let turned = Rect(x: 110, y: 70, width: -100, height: -50)
    XCTAssertEqual([turned.minX, turned.midX, turned.maxX], [10, 60, 110])
    XCTAssertEqual([turned.minY, turned.midY, turned.maxY], [20, 45, 70])
  }

  func testAPointIsInOneOfTwoRectanglesSideBySide() {
    let next = Rect(x: 110, y: 20, width: 5, height: 50)
    for (point, isFirst, isSecond) in [
      (Point(x: 10, y: 20), true, false), (Point(x: 109.9, y: 69.9), true, false),
      (Point(x: 110, y: 20), false, true), (Point(x: 60, y: 70), false, false),
      (Point(x: .nan, y: 30), false, false),
    ] {
      XCTAssertEqual(rect.contains(point), isFirst, "\(point)")
      XCTAssertEqual(next.contains(point), isSecond, "\(point)")
    }
  }

  func testRectanglesInsideAndAcross() {
    XCTAssertTrue(rect.contains(rect))
    XCTAssertTrue(rect.contains(Rect(x: 10, y: 30, width: 100, height: 40)))
    XCTAssertFalse(rect.contains(Rect(x: 9, y: 30, width: 10, height: 10)))
    XCTAssertTrue(rect.intersects(Rect(x: 100, y: 60, width: 100, height: 100)))
    XCTAssertFalse(rect.intersects(Rect(x: 110, y: 20, width: 100, height: 100)))
    XCTAssertTrue(rect.intersects(Rect(x: 120, y: 80, width: -20, height: -20)))
  }

  func testInsetsKeepTheMiddleAndLengthsOfAtLeast0() {
    XCTAssertEqual(rect.insetBy(dx: 10, dy: 5), Rect(x: 20, y: 25, width: 80, height: 40))
    XCTAssertEqual(rect.insetBy(dx: -10, dy: 0), Rect(x: 0, y: 20, width: 120, height: 50))
    XCTAssertEqual(rect.insetBy(dx: 60, dy: 30), Rect(x: 60, y: 45, width: 0, height: 0))
  }

  func testUnionIsTheSmallestRectangleAroundBoth() {
    let other = Rect(x: -5, y: 60, width: 20, height: 40)
    XCTAssertEqual(rect.union(other), Rect(x: -5, y: 20, width: 115, height: 80))
    XCTAssertEqual(rect.union(other), other.union(rect))
    XCTAssertEqual(rect.union(Rect(x: 20, y: 30, width: 1, height: 1)), rect)
  }

  func testGeometryIsReadBackFromJSON() throws {
    XCTAssertEqual(try read(rect), rect)
    for edge in Edge.allCases { XCTAssertEqual(try read([edge]), [edge]) }
    let text = String(decoding: try JSONEncoder().encode([Edge.leading]), as: UTF8.self)
    XCTAssertEqual(text, #"["leading"]"#)
    XCTAssertThrowsError(try JSONDecoder().decode([Edge].self, from: Data(#"["left"]"#.utf8))) {
      XCTAssertTrue("\($0)".contains("left is no edge"), "\($0)")
    }
  }

  private func read<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
