import TransitionKit
import TransitionScenes
import XCTest

final class SceneTests: XCTestCase {
  private let size = Size(width: 400, height: 800)
  private let frame = Rect(x: 10, y: 20, width: 100, height: 50)

  private var list: Scene<String> {
    Scene(size: size) {
      Element("header", frame: frame)
      Element("list", frame: Rect(x: 0, y: 100, width: 400, height: 700)) {
        Element("row 1", frame: Rect(x: 0, y: 0, width: 400, height: 44)) {
          Element("icon", frame: Rect(x: 4, y: 6, width: 32, height: 32))
        }
        Element("row 2", frame: Rect(x: 0, y: 44, width: 400, height: 44))
      }
    }
  }

  // MARK: - The builder

  private enum Part: Hashable {
    case header
    case row(Int)
  }

  private struct Number: Hashable {
    var value: UInt64
  }

  func testElementsAreWrittenWithIfForAndSwitch() {
    let (isSearching, name): (Bool, String?) = (true, "x")
    let scene = Scene(size: size) {
      Element("a", frame: frame) {
        for row in 0..<2 { Element("row \(row)", frame: frame).opacity(0.5) }
      }
      if isSearching {
        Element("search", frame: frame)
      } else {
        Element("title", frame: frame)
      }
      if !isSearching { Element("none", frame: frame) }
      if let name { Element(name, frame: frame) {} }
      switch size.width {
      case 400: Element("wide", frame: frame)
      default: []
      }
      if #available(macOS 14, *) { Element("new", frame: frame) }
      [Element("1", frame: frame), Element("2", frame: frame)]
    }
    XCTAssertEqual(scene.elements.map(\.id), ["a", "search", "x", "wide", "new", "1", "2"])
    XCTAssertEqual(scene["a"]?.children.map(\.id), ["row 0", "row 1"])
  }

  func testIDsOfAnyTypeAreInferred() {
    let parts = Scene<Part>(size: size) {
      Element(.header, frame: frame)
      for row in 0..<2 {
        Element(.row(row), frame: frame) { if row > 0 { Element(.row(-row), frame: frame) } }
          .clipped()
      }
    }
    XCTAssertEqual(parts.elements.map(\.id), [.header, .row(0), .row(1)])
    let inferred = Scene(size: size) {
      Element(Part.header, frame: frame)
      Element(.row(1), frame: frame)
    }
    XCTAssertEqual(inferred.elements.count, 2)
    let numbers = Scene(size: size) { for i in 0..<3 { Element(i, frame: frame) } }
    XCTAssertEqual(numbers.elements.map(\.id), [0, 1, 2])
    let structs = Scene(size: size) { Element(Number(value: 7), frame: frame) }
    XCTAssertEqual(structs.elements.map(\.id.value), [7])
    XCTAssertTrue(Scene<Part>(size: size) {}.elements.isEmpty)
    XCTAssertTrue(Scene<Int>(size: size).elements.isEmpty)
  }

  @SceneBuilder<Part> private var bar: [Element<Part>] {
    Element(.header, frame: frame)
    Element(.row(1), frame: frame)
  }

  func testAFunctionCanBuildElements() {
    let scene = Scene(size: size) {
      bar
      Element(.row(2), frame: frame) { bar }
    }
    XCTAssertEqual(scene.elements.count, 3)
    XCTAssertEqual(scene.diagnostics().map(\.kind), [.duplicateID, .duplicateID])
  }

  // MARK: - Elements by id

  func testElementsAreFoundAndChangedByID() {
    var scene = list
    scene["row 2"]?.frame.origin.y += 44
    scene["icon"]?.state.opacity = 0.5
    XCTAssertEqual(scene["row 2"]?.frame, Rect(x: 0, y: 88, width: 400, height: 44))
    XCTAssertEqual(scene["icon"]?.state.opacity, 0.5)
    XCTAssertNil(scene["row 3"])
    scene["row 3"]?.frame = .zero
    XCTAssertEqual(scene.elements.count, 2)
    scene["row 1"] = nil
    XCTAssertNil(scene["icon"])
    XCTAssertEqual(scene["list"]?.children.map(\.id), ["row 2"])
    scene["nothing"] = nil
    scene["banner"] = Element("banner", frame: frame)
    XCTAssertEqual(scene.elements.map(\.id), ["header", "list", "banner"])
    scene["header"] = Element("title", frame: frame)
    XCTAssertEqual(scene.elements.map(\.id), ["title", "list", "banner"])
  }

  func testRectsAreInTheCoordinatesOfTheScene() {
    XCTAssertEqual(list.rect(of: "icon"), Rect(x: 4, y: 106, width: 32, height: 32))
    XCTAssertEqual(list.rect(of: "header"), frame)
    XCTAssertNil(list.rect(of: "none"))
    XCTAssertEqual(list.parent(of: "icon"), "row 1")
    XCTAssertEqual(list.parent(of: "row 2"), "list")
    XCTAssertNil(list.parent(of: "list"))
    XCTAssertNil(list.parent(of: "none"))
  }

  func testElementsAreInsertedAndRemoved() {
    var scene = list
    XCTAssertEqual(scene.remove("row 1")?.children.map(\.id), ["icon"])
    XCTAssertNil(scene.remove("row 1"))
    XCTAssertTrue(scene.insert(Element("first", frame: frame), in: "list", at: 0))
    XCTAssertTrue(scene.insert(Element("last", frame: frame), in: "list", at: 99))
    XCTAssertTrue(scene.insert(Element("front", frame: frame), in: "list"))
    XCTAssertTrue(scene.insert(Element("behind", frame: frame), in: "list", at: -5))
    XCTAssertEqual(
      scene["list"]?.children.map(\.id), ["behind", "first", "row 2", "last", "front"])
    XCTAssertTrue(scene.insert(Element("root", frame: frame), at: 1))
    XCTAssertEqual(scene.elements.map(\.id), ["header", "root", "list"])
    XCTAssertFalse(scene.insert(Element("lost", frame: frame), in: "nowhere"))
    XCTAssertNil(scene["lost"])
  }

  func testOfTwoElementsWithOneIDTheFirstIsMeant() {
    var scene = list
    scene.insert(Element("icon", frame: .zero))
    XCTAssertEqual(scene.parent(of: "icon"), "row 1")
    scene.remove("icon")
    XCTAssertNil(scene.parent(of: "icon"))
    XCTAssertEqual(scene["icon"]?.frame, .zero)
  }

  // MARK: - Trees of the host

  func testScenesAreMadeFromTheTreeOfTheHost() {
    let row = Panel("row", Rect(x: 0, y: 0, width: 10, height: 10), alpha: 0.5)
    let window = [Panel("list", frame, [row]), Button("button", .zero)]
    let scene = Scene(size: size, layoutDirection: .rightToLeft, roots: window)
    XCTAssertEqual(
      scene,
      Scene(size: size, layoutDirection: .rightToLeft) {
        Element("list", frame: frame) { Element("row", frame: row.rect).opacity(0.5) }
        Element("button", frame: .zero)
      })
    XCTAssertEqual(SceneElement(node: row).state.opacity, 0.5)
  }

  #if compiler(>=6.2)
    @MainActor
    func testTreesOfTheMainActorMakeScenes() {
      let scene = Scene(size: size, roots: [MainActorView(1, [MainActorView(2, [])])])
      XCTAssertEqual(scene.parent(of: 2), 1)
    }
  #endif

  // MARK: - Text

  func testScenesPrintAsIndentedTrees() {
    var scene = list
    scene.layoutDirection = .rightToLeft
    scene["row 2"]?.state.opacity = 0.5
    scene["list"]?.clips = true
    scene["icon"]?.transition = .scale(0.5)
    XCTAssertEqual(
      "\(scene)",
      """
      400 x 800, right to left
      header: 100 x 50 at (10, 20)
      list: 400 x 700 at (0, 100), clipped
        row 1: 400 x 44 at (0, 0)
          icon: 32 x 32 at (4, 6), AtomicTransition.scale(0.5)
        row 2: 400 x 44 at (0, 44), opacity 0.5
      """)
    XCTAssertEqual("\(Scene<Int>(size: size))", "400 x 800")
    let many = Scene(size: size) { for i in 0..<200 { Element(i, frame: .zero) } }
    XCTAssertTrue("\(many)".hasSuffix("99: 0 x 0 at (0, 0)\n+ 100 more"))
  }
}

private class Panel: SceneNode {
  let name: String
  let rect: Rect
  let alpha: Double
  let panels: [Panel]

  init(_ name: String, _ rect: Rect, _ panels: [Panel] = [], alpha: Double = 1) {
    (self.name, self.rect, self.panels, self.alpha) = (name, rect, panels, alpha)
  }

  var sceneID: String { name }
  var sceneFrame: Rect { rect }
  var sceneChildren: [Panel] { panels }

  func configure(_ element: inout SceneElement<String>) {
    if alpha != 1 { element.state.opacity = alpha }
  }
}

private final class Button: Panel {}

#if compiler(>=6.2)
  @MainActor
  private final class MainActorView {
    let number: Int
    let views: [MainActorView]

    init(_ number: Int, _ views: [MainActorView]) { (self.number, self.views) = (number, views) }
  }

  extension MainActorView: @MainActor SceneNode {
    var sceneID: Int { number }
    var sceneFrame: Rect { .zero }
    var sceneChildren: [MainActorView] { views }
  }
#endif
