import TransitionExport
import TransitionKit
import TransitionScenes
import TransitionWeb
import XCTest

@testable import LiveEngine

/// A document of a change is that of the same change of the public interface.
final class SceneDocumentTests: XCTestCase {
  func testDocumentsAreThoseOfTheChangeWithTheNamesOfThePage() {
    let (card, page) = (
      Rect(x: 20, y: 104, width: 165, height: 200), Rect(x: 0, y: 0, width: 400, height: 800)
    )
    let change = LiveWords.change(
      LiveWords.recipe("spring", [0.5, 0.3]),
      to: LiveWords.scene([
        LiveWords.element(50, page, key: 1, clips: true),
        LiveWords.element(60, Rect(x: 20, y: 400, width: 300, height: 40)),
      ]))
    let before = LiveWords.scene([
      LiveWords.element(10, card, cornerRadius: 16, key: 1, clips: true)
    ])

    var first = Scene<String>(size: Size(width: 400, height: 800))
    first.elements = [Element("Card", frame: card).match("1").clipped()]
    first.elements[0].state.cornerRadius = 16
    var second = Scene<String>(size: Size(width: 400, height: 800))
    second.elements = [
      Element("Page", frame: page).match("1").clipped(),
      Element("60", frame: Rect(x: 20, y: 400, width: 300, height: 40)),
    ]
    let presentation = Presentation(
      SceneTransition(
        from: first, to: second, Transaction(animation: .spring(duration: 0.5, bounce: 0.3))),
      named: "transition")
    for (number, format) in [(0, ExportFormat.css), (4, .animatedSVG), (5, .viewTransitions)] {
      give(names([10: "Card", 50: "Page"]) + [0] + change + before)
      XCTAssertGreaterThan(liveExportScene(Int32(number)), 0, message)
      XCTAssertEqual(message, presentation.exported(as: format).document)
      XCTAssertGreaterThan(liveAccuracy(), 0)
    }
  }

  func testWhatIsNoChangeIsRefused() {
    give([0, 0, 1])
    XCTAssertEqual(liveExportScene(0), 0)
    XCTAssertEqual(message, "The recipe ends at word 3, in the recipe.")
    XCTAssertEqual(liveExportScene(9), 0)
    XCTAssertEqual(message, "There is no format 9.")
  }

  private func names(_ names: [Int: String]) -> [Double] {
    [Double(names.count)]
      + names.flatMap { number, name in
        [Double(number), Double(name.utf8.count)] + name.utf8.map { Double($0) }
      }
  }
}
