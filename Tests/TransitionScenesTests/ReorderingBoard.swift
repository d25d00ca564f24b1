import TransitionKit
import TransitionScenes
import TransitionTestSupport

/// Lists, grids and boards that lay out an order, for tests.
struct ReorderingBoard {
  enum Layout: CaseIterable {
    case rows, grid, gridFromRightToLeft, lines, columns, rowsOfRows
  }

  var layout: Layout
  var sizes: [String: Size] = [:]
  var spacing = 0.0
  /// How far the content has been scrolled.
  var scroll = 0.0
  var origin = Point(x: 20, y: 60)
  static let size = Size(width: 400, height: 800)

  var containerCount: Int { layout == .columns || layout == .rowsOfRows ? 3 : 1 }

  init(_ layout: Layout, spacing: Double = 0) { (self.layout, self.spacing) = (layout, spacing) }

  init(_ generator: inout SeededGenerator, count: Int) {
    layout = .random(&generator)
    spacing = generator.pick([0, 0, 8, 13.5])
    for item in Self.items(count) { sizes[item] = size(&generator) }
  }

  static func items(_ count: Int) -> [String] { (0..<count).map { "item \($0)" } }

  func size(_ generator: inout SeededGenerator) -> Size {
    switch layout {
    case .rows, .columns: Size(width: 100, height: generator.double(in: 20...120).rounded())
    case .lines: Size(width: generator.double(in: 30...160).rounded(), height: 30)
    case .rowsOfRows: Size(width: generator.double(in: 30...90).rounded(), height: 100)
    case .grid, .gridFromRightToLeft: Size(width: 80, height: 60)
    }
  }

  /// The items in the containers of the board, evenly.
  func containers(of items: [String]) -> [ReorderingContainer<String>] {
    (0..<containerCount).map { number in
      ReorderingContainer(
        items.enumerated().filter { $0.offset % containerCount == number }.map(\.element),
        in: "container \(number)")
    }
  }

  /// The frame of a container in the scene.
  func frame(of container: Int) -> Rect {
    switch layout {
    case .columns:
      Rect(x: origin.x + 120 * Double(container), y: origin.y, width: 110, height: 700)
    case .rowsOfRows:
      Rect(x: origin.x, y: origin.y + 120 * Double(container), width: 360, height: 110)
    default: Rect(x: origin.x, y: origin.y, width: 340, height: 700)
    }
  }

  func scene(_ order: Reordering<String>, lifted: String? = nil) -> Scene<String> {
    Scene(size: Self.size) {
      for (number, container) in order.containers.enumerated() {
        Element(container.id ?? "", frame: frame(of: number)) {
          Element(
            "content \(number)", frame: Rect(x: 0, y: -scroll, width: 340, height: 2000)
          ) {
            for (id, frame) in zip(container.items, frames(container.items)) {
              Element(id, frame: frame)
            }
          }
        }
        .clipped()
      }
    }
  }

  /// The frames of items in the content of a container.
  private func frames(_ items: [String]) -> [Rect] {
    var (x, y) = (0.0, 0.0)
    return items.enumerated().map { index, item in
      let size = sizes[item] ?? Size(width: 100, height: 44)
      switch layout {
      case .rows, .columns:
        defer { y += size.height + spacing }
        return Rect(origin: Point(x: 0, y: y), size: size)
      case .rowsOfRows:
        defer { x += size.width + spacing }
        return Rect(origin: Point(x: x, y: 0), size: size)
      case .grid, .gridFromRightToLeft:
        let column = Double(index % 4)
        let left = (80 + spacing) * (layout == .grid ? column : 3 - column)
        return Rect(
          origin: Point(x: left, y: (60 + spacing) * Double(index / 4)),
          size: Size(width: 80, height: 60))
      case .lines:
        if x > 0, x + size.width > 340 { (x, y) = (0, y + 30 + spacing) }
        defer { x += size.width + spacing }
        return Rect(origin: Point(x: x, y: y), size: size)
      }
    }
  }
}
