import Foundation
import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionTestCases
import TransitionWeb
import XCTest

/// Elements in pieces inside others, and layers of Core Animation.
final class ScenePiecesTests: XCTestCase {
  /// A photo in two halves, in a card, with a caption inside.
  private let scene: SampleScene = {
    var scene = SampleScene()
    scene.add("card", x: 20, y: 30, width: 200, height: 300)
    scene.move(.frame, from: SIMD4(0, 100, 0, 0))
    scene.add("photo", in: "card", x: 10, y: 10, width: 100, height: 80)
    scene.move(.opacity, from: .zero)
    scene.addHalves()
    scene.move(.translation, from: SIMD4(50, 0, 0, 0))
    scene.add("caption", in: "photo", x: 5, y: 50, width: 60, height: 20)
    return scene
  }()

  func testThePiecesOfAnElementAreInItsParent() throws {
    for format in [ExportFormat.filmstrip(frames: 1), .animatedSVG] {
      let export = scene.presentation.exported(as: format)
      let root = try XCTUnwrap(try PlayedSVG(export.document).root)
      let half = try XCTUnwrap(root.all.first { $0.attributes["data-piece"] == "photo piece 1" })
      XCTAssertEqual(
        half.ancestors.compactMap { $0.attributes["data-view"] }, ["card", "photo"])
      let caption = try XCTUnwrap(root.all.first { $0.attributes["data-view"] == "caption" })
      XCTAssertEqual(
        caption.ancestors.compactMap { $0.attributes["data-view"] }, ["card", "photo"])
    }
    for format in [
      ExportFormat.svg, .animatedSVG, .css, .webAnimations, .lottie,
    ] {
      let omissions = scene.presentation.exported(as: format).accuracy.omissions
      XCTAssertEqual(
        omissions.filter { $0.hasPrefix("the pieces of what is in photo") }.count, 1,
        format.fileExtension)
    }
  }

  func testPiecesAreReadBackFromJSON() throws {
    let presentation = scene.presentation
    let document = presentation.exported(as: .json).document
    XCTAssertTrue(document.contains(#""id" : "element \"photo\" piece 1""#))
    let copy = try Presentation(json: document)
    XCTAssertEqual(copy.timeline, presentation.timeline)
    XCTAssertEqual(copy.placements, presentation.placements)
  }

  func testPiecesAreInFrontOfTheirElementAndBehindWhatIsInIt() throws {
    let sheet = scene.presentation.exported(as: .css).document
    func order(_ name: String) throws -> String {
      let start = try XCTUnwrap(sheet.range(of: "\n.a-scene-\(name)-frame {")).upperBound
      let rule = sheet[start...].prefix { $0 != "}" }
      return String(try XCTUnwrap(rule.firstMatch(of: /z-index: (\d+)/)).output.1)
    }
    XCTAssertEqual(try order("photo-piece-0"), "1")
    XCTAssertEqual(try order("photo-piece-1"), "2")
    XCTAssertEqual(try order("caption"), "3")
    let document = try LottieDocument(scene.presentation.exported(as: .lottie).document)
    let layer = try XCTUnwrap(document.layers.first { $0.nm == "photo piece 1" })
    let carrier = document.layers.first { $0.ind == layer.parent }
    XCTAssertEqual(carrier?.nm, "photo")
    XCTAssertEqual(document.layers.first { $0.ind == carrier?.parent }?.nm, "in card")
  }
}
