import TransitionKit
import XCTest

@testable import LiveEngine

/// A record has what the public draw list has, to the bit.
final class DrawRecordTests: XCTestCase {
  private let container = Container(width: 300, height: 500)

  func testARecordHasTheLooksOfItsItem() throws {
    let looks = AtomicTransition([
      .hueRotation(.degrees(90)), .grayscale(0.5),
      .background(Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)),
      .border(.red, width: 4), .shadow(color: Color(red: 1, green: 0.5, blue: 0), radius: 8),
      .offset(x: 20, y: 30),
    ])
    try compare(NavigationTransition(looks), items: 2)
  }

  func testPiecesAndTheirGroupsHaveLooksOfTheirOwn() throws {
    let pieces = AtomicTransition([.border(.red, width: 4), .blinds(count: 3)])
    try compare(NavigationTransition(pieces), items: 2)
    try compare(NavigationTransition(.opacity), items: 2)
  }

  func testOutlinesOfShapesFollowTheRecords() throws {
    let shapes = AtomicTransition([
      .clip(to: .star(points: 6)), .clip(to: .circle(radius: 0), restingAt: .circle(radius: 1)),
    ])
    let compiled = NavigationTransition(shapes).compile(for: .push, in: container)
    for share in [0, 0.25, 0.5, 1] {
      let frame = compiled.timeline.frame(at: share * compiled.timeline.duration)
      let list = DrawList(frame, in: container)
      let output = WordBuffer()
      list.write(to: output) { $0 == .origin ? 0 : 1 }
      var expected: [Double] = []
      for (index, item) in list.items.enumerated() where !item.shapeClips.isEmpty {
        expected += [Double(index), 2]
        for clip in item.shapeClips {
          let corners = clip.outline(in: item.layoutFrame)
          XCTAssertGreaterThan(corners.count, 12)
          expected += [Double(corners.count)] + corners.flatMap { [$0.x, $0.y] }
        }
      }
      XCTAssertGreaterThan(expected.count, 2)
      XCTAssertEqual(Array(output.words[(2 + 63 * list.items.count)...]), expected)
    }
  }

  private func compare(_ transition: NavigationTransition, items: Int) throws {
    let compiled = transition.compile(for: .push, in: container)
    for share in [0, 0.25, 0.5, 1] {
      let frame = compiled.timeline.frame(at: share * compiled.timeline.duration)
      let list = DrawList(frame, in: container)
      let output = WordBuffer()
      list.write(to: output) { $0 == .origin ? 0 : 1 }
      let words = output.words
      XCTAssertGreaterThanOrEqual(list.items.count, items)
      for (index, item) in (list.items + list.groups).enumerated() {
        let start = 2 + 63 * index
        XCTAssertEqual(
          Array(words[start + 48..<start + 63]),
          [item.filters.hueRotation.radians] + components(item.background) + [item.border.width]
            + components(item.border.color) + components(item.shadowColor)
            + [item.filters.grayscale])
      }
      XCTAssertEqual(words.count, 2 + 63 * (list.items.count + list.groups.count))
    }
  }

  private func components(_ color: Color) -> [Double] {
    [color.red, color.green, color.blue, color.alpha]
  }
}
