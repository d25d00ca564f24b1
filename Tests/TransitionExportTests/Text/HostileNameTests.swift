import TransitionExport
import TransitionKit
import TransitionScenes
import TransitionWeb
import XCTest

/// Names cannot leave the location in a document that they are written in.
final class HostileNameTests: XCTestCase {
  private let container = Container(width: 390, height: 844)
  private let names = [
    "</style><script>alert(1)</script>", "*/ body { display: none } /*", "a\u{202e}b", "\u{2066}x",
    "a\u{200f}b", "a\0b", "a\u{85}b", "\u{61c}",
  ]

  private func assertHarmless(
    _ document: String, _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertFalse(document.contains("</style"), text, file: file, line: line)
    // Comments do not nest.
    let rules = document.replacing(/\/\*[\s\S]*?\*\//, with: "")
    XCTAssertFalse(rules.contains("body {"), text, file: file, line: line)
    XCTAssertFalse(rules.contains("*/"), text, file: file, line: line)
    for scalar in document.unicodeScalars {
      let isHidden =
        (0x202a...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || [0, 0x61c, 0x85, 0x200e, 0x200f].contains(scalar.value)
      XCTAssertFalse(isHidden, "\(text): \(scalar.value)", file: file, line: line)
    }
  }

  func testNamesEndNeitherACommentNorTheStyleElementNorTurnTheText() {
    for name in names {
      let compiled = NavigationTransition.slide.compile(for: .push, in: container)
      for format in [ExportFormat.css, .viewTransitions] {
        assertHarmless(
          Presentation(compiled, named: name).exported(as: format).document, name)
      }
      assertHarmless(
        ResponsiveStyleSheet(NavigationTransition.slide, named: name).exported().document, name)
      func scene(_ y: Double) -> Scene<String> {
        Scene(
          size: container.frame.size,
          elements: [Element(name, frame: Rect(x: 0, y: y, width: 50, height: 50))])
      }
      let transition = SceneTransition(from: scene(0), to: scene(90), .animated(.smooth))
      for format in [ExportFormat.css, .viewTransitions] {
        assertHarmless(
          Presentation(transition, named: name).exported(as: format).document, "element \(name)")
      }
    }
  }

  func testNoCellOfATableIsAFormula() throws {
    for first in ["=", "+", "-", "@", "\t", "\r"] {
      let name = first + "HYPERLINK(\"http://x\")"
      let property = CustomProperty("x", identity: 0.0)
      let scene = Scene(
        size: container.frame.size,
        elements: [Element(name, frame: Rect(x: 0, y: 0, width: 50, height: 50))])
      let transition = SceneTransition(
        from: Scene(size: container.frame.size), to: scene, .animated(.smooth))
      let element = Presentation(transition, named: name)
      let view = Presentation(
        AtomicTransition.value(property, from: 1).compile(for: .insertion, in: container),
        named: name)
      for presentation in [element, view] {
        let document = presentation.exported(as: .csv(framesPerSecond: 2)).document
        for cell in document.split(whereSeparator: { ",\r\n\r\n".contains($0) }) {
          let start = cell.drop { $0 == "\"" }
          XCTAssertFalse(["=", "+", "@", "\t"].contains(start.first ?? " "), "\(cell)")
          if start.first == "-" { XCTAssertNotNil(Double(start), "\(cell)") }
        }
      }
    }
  }
}
