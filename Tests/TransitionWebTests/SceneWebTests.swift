import Foundation
import TransitionExport
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionWeb
import XCTest

/// Style sheets, Web Animations and pages of scenes.
final class SceneWebTests: XCTestCase {
  private let scene = SampleScene.library

  /// An element of a document for the Web Animations API, with those inside it.
  private struct NestedView: Decodable {
    let view: WebAnimationsPlayer.View
    let frame: [String: String]
    let children: [NestedView]

    private enum CodingKeys: CodingKey { case frame, children }

    init(from decoder: any Decoder) throws {
      view = try WebAnimationsPlayer.View(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      frame = try container.decode([String: String].self, forKey: .frame)
      children = try container.decode([NestedView].self, forKey: .children)
    }

    func length(_ name: String) -> Double { allNumbers(in: frame[name] ?? "")[0] }

    func all(_ body: (NestedView, _ around: [NestedView]) -> Void) { visit([], body) }

    private func visit(
      _ around: [NestedView], _ body: (NestedView, [NestedView]) -> Void
    ) {
      body(self, around)
      for child in children { child.visit([self] + around, body) }
    }

    /// The box of the element in its frame element.
    func box(at time: Double) -> Rect {
      let margin = view.numbers("margin", at: time) ?? [0, 0, 0, 0]
      return Rect(
        x: margin[3], y: margin[0], width: length("width") - margin[1] - margin[3],
        height: length("height") - margin[0] - margin[2])
    }

    /// A point of the frame element, moved by the transform of the element, in the element around it.
    func moved(_ point: Point, at time: Double) -> Point {
      let box = box(at: time)
      let origin = (view.numbers("transformOrigin", at: time) ?? [50, 50]).map { $0 / 100 }
      let pivot = Point(
        x: box.origin.x + box.width * origin[0], y: box.origin.y + box.height * origin[1])
      let scale = view.numbers("scale", at: time) ?? [1, 1]
      let angle = (view.numbers("rotate", at: time)?.last ?? 0) * .pi / 180
      let move = view.numbers("translate", at: time) ?? [0, 0]
      let (x, y) = ((point.x - pivot.x) * scale[0], (point.y - pivot.y) * scale[1])
      return Point(
        x: pivot.x + cos(angle) * x - sin(angle) * y + move[0] + length("left"),
        y: pivot.y + sin(angle) * x + cos(angle) * y + move[1] + length("top"))
    }
  }

  private struct Document: Decodable { let views: [NestedView] }

  func testElementsOfWebAnimationsAreWhereTheElementsAroundThemCarryThem() throws {
    for isReversed in [false, true] {
      let presentation = scene.presentation(reversed: isReversed)
      let export = presentation.exported(as: .webAnimations(tolerance: 1e-4))
      let document = try JSONDecoder().decode(Document.self, from: Data(export.document.utf8))
      var count = 0
      for root in document.views {
        root.all { element, around in
          count += 1
          let view = ViewID.element(element.view.view)
          for step in [0, 1, 3, 6, 9, 13, 17, 20] {
            let time = presentation.timeline.duration * (Double(step) / 20)
            let frame = presentation.timeline.frame(at: time)
            let box = element.box(at: time)
            let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
              Point(x: box.origin.x + x * box.width, y: box.origin.y + y * box.height)
            }
            for (corner, expected) in zip(corners, scene.corners(of: view, in: frame)) {
              var point = element.moved(corner, at: time)
              for parent in around {
                let box = parent.box(at: time)
                point = parent.moved(
                  Point(x: point.x + box.origin.x, y: point.y + box.origin.y), at: time)
              }
              XCTAssertEqual(point.x, expected.x, accuracy: 0.1, "\(view) at \(time)")
              XCTAssertEqual(point.y, expected.y, accuracy: 0.1, "\(view) at \(time)")
            }
            let opacity = ([element] + around).reduce(1) {
              $0 * ($1.view.numbers("opacity", at: time)?[0] ?? 1)
            }
            XCTAssertEqual(opacity, scene.opacity(of: view, in: frame), accuracy: 1e-3)
          }
          let clips = scene.placements.first { $0.view == view }?.clips == true
          XCTAssertEqual(element.view.style["overflow"], clips ? "hidden" : "visible")
        }
      }
      XCTAssertEqual(count, scene.placements.count)
    }
  }

  func testTheMarkupOfAStyleSheetIsNestedAsTheSceneIs() throws {
    let sheet = scene.presentation.exported(as: .css).document
    let comment = try XCTUnwrap(sheet.firstMatch(of: /\/\*(.|\n)*?\*\//)).output.0
    let markup = try XCTUnwrap(comment.firstMatch(of: /<div(.|\n)*<\/div>/)).output.0
    let root = try XCTUnwrap(try PlayedSVG(String(markup)).root)
    func node(_ id: String) -> PlayedSVG.Node? {
      root.all.first { $0.attributes["data-element"] == id }
    }
    for placement in scene.placements {
      let found = try XCTUnwrap(node("\(placement.view)"))
      let outer = found.ancestors.last { $0.attributes["data-element"] != nil }
      XCTAssertEqual(outer?.attributes["data-element"], placement.parent.map { "\($0)" })
      let name = try XCTUnwrap(found.attributes["class"])
      XCTAssertTrue(sheet.contains("\n.\(name) {"), name)
    }
    XCTAssertTrue(sheet.contains("\n.a-scene-row_1-frame {"))
    let list = try XCTUnwrap(sheet.range(of: "\n.a-scene-list {"))
    XCTAssertTrue(sheet[list.upperBound...].prefix { $0 != "}" }.contains("overflow: hidden"))
  }

  func testClassesAreValidAndDifferentWhateverTheIds() throws {
    let scene = SampleScene.named
    let sheet = scene.presentation.exported(as: .css).document
    let rules = sheet.matches(of: /\n\.([^ :{]+)-frame \{/).map { String($0.output.1) }
    XCTAssertEqual(rules.count, scene.placements.count)
    XCTAssertEqual(Set(rules.map { $0.lowercased() }).count, rules.count)
    for rule in rules {
      XCTAssertNotNil(rule.wholeMatch(of: /a-scene-[A-Za-z0-9_]{1,45}/), rule)
    }
    let keyframes = sheet.matches(of: /@keyframes (\S+) \{/).map { String($0.output.1) }
    XCTAssertEqual(Set(keyframes).count, keyframes.count)
    XCTAssertEqual(sheet.components(separatedBy: "*/").count, 2)
    XCTAssertFalse(sheet.contains("</style"))
  }

  func testKeyframesHaveEveryElementWithItsName() throws {
    for scene in [scene, .named] {
      let json = scene.presentation.exported(as: .webAnimations).document
      let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      func names(_ views: Any?) -> [String] {
        ((views as? [[String: Any]]) ?? []).flatMap {
          [$0["view"] as? String ?? "?"] + names($0["children"])
        }
      }
      XCTAssertEqual(
        Set(names(root?["views"]).map { Array($0.utf8) }),
        Set(scene.placements.map { Array("\($0.view)".utf8) }))
    }
  }

  func testWhatCSSDoesOtherwiseIsInTheReport() {
    var scene = SampleScene()
    scene.add("card", x: 0, y: 0, width: 100, height: 100)
    scene.move(.cornerRadius, from: SIMD4(20, 0, 0, 0))
    scene.move(.shadow, from: SIMD4(0.5, 4, 0, 2), to: .zero)
    scene.add("inner", in: "card", x: 50, y: 50, width: 100, height: 100)
    for format in [ExportFormat.css, .webAnimations] {
      let omissions = scene.presentation.exported(as: format).accuracy.omissions
      XCTAssertTrue(omissions.contains { $0.hasPrefix("the corners of the content of card") })
      XCTAssertTrue(omissions.contains { $0.hasPrefix("the shadow of what is in card") })
    }
  }
}
