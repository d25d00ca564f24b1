import Foundation
import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionWeb
import XCTest

/// A sheet over a full-screen view, in every format.
final class ContainerFrameExportTests: XCTestCase {
  private let sheet = Rect(x: 20, y: 400, width: 360, height: 300)
  private let size = Size(width: 400, height: 800)

  private func presentation(_ container: Container) -> Presentation {
    let transition: NavigationTransition = .asymmetric(
      push: [
        .onInsertion(.move(edge: .bottom)),
        .onRemoval([.scale(0.9), .overlay(.black.opacity(0.4))]),
      ],
      pop: .identity)
    return Presentation(transition.compile(for: .push, in: container), named: "sheet")
  }

  private var mixed: Presentation {
    presentation(Container(size: size, destinationFrame: sheet))
  }

  func testADocumentKeepsTheFramesAndReadsOnesWithoutThem() throws {
    let document = mixed.exported(as: .json).document
    XCTAssertEqual(try Presentation(json: document).container, mixed.container)
    XCTAssertFalse(document.contains("originFrame"))
    let plain = presentation(Container(size: size)).exported(as: .json).document
    XCTAssertFalse(plain.contains("destinationFrame"))
    XCTAssertEqual(try Presentation(json: plain).container, Container(size: size))
    let number = "\"height\" : 300"
    XCTAssertTrue(document.contains(number) || document.contains("\"height\": 300"), document)
  }

  func testPicturesDrawEachViewInItsFrame() throws {
    let reading = try XMLReading(mixed.exported(as: .filmstrip(frames: 2)).document)
    let layouts = reading.elements.filter { $0.attributes["data-view"] != nil }.compactMap {
      element in
      element.attributes["data-layout"].map { "\(element.attributes["data-view"] ?? "") \($0)" }
    }
    XCTAssertEqual(Set(layouts.map { $0.split(separator: " ").first }), ["origin", "destination"])
    for layout in layouts {
      XCTAssertTrue(
        layout.hasSuffix(layout.hasPrefix("origin") ? "400 800" : "360 300")
          || layout.contains(layout.hasPrefix("origin") ? "800" : "300"), layout)
    }
  }

  func testTheWebPutsEachViewIntoItsFrame() {
    let style = mixed.exported(as: .css).document
    for lines in [
      "left: 0px;\n  top: 0px;\n  width: 400px;\n  height: 800px;",
      "left: 20px;\n  top: 400px;\n  width: 360px;\n  height: 300px;",
    ] { XCTAssertTrue(style.contains(lines), style) }
    let animations = mixed.exported(as: .webAnimations).document
    XCTAssertTrue(animations.contains("360px") && animations.contains("800px"))
  }

  func testLottieDrawsEachViewAsIfBothHadItsFrame() throws {
    func layers(_ presentation: Presentation) throws -> [String: NSDictionary] {
      let data = Data(presentation.exported(as: .lottie).document.utf8)
      let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      var named: [String: NSDictionary] = [:]
      for layer in root?["layers"] as? [[String: Any]] ?? [] {
        named[layer["nm"] as? String ?? ""] = layer as NSDictionary
      }
      return named
    }
    let whole = try layers(presentation(Container(size: size)))
    let small = try layers(presentation(Container(size: size, viewFrame: sheet)))
    let both = try layers(mixed)
    XCTAssertEqual(both.count, 2)
    XCTAssertEqual(both["origin"], whole["origin"])
    XCTAssertEqual(both["destination"], small["destination"])
    XCTAssertNotEqual(both["destination"], whole["destination"])
  }
}
