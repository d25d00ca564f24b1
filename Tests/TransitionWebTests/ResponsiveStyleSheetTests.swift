import Foundation
import TransitionExport
import TransitionKit
import TransitionWeb
import XCTest

final class ResponsiveStyleSheetTests: XCTestCase {
  private func sheet(
    _ transition: AtomicTransition, viewFrame: Rect? = nil, named name: String = "card"
  ) -> Export {
    let container = Container(size: Size(width: 400, height: 800), viewFrame: viewFrame)
    return ResponsiveStyleSheet(transition, in: container, named: name).exported()
  }

  private func keyframes(_ name: String, in sheet: Export) -> String? {
    let parts = sheet.document.split(separator: "@keyframes \(name) {\n", maxSplits: 1)
    return parts.count == 2 ? parts[1].split(separator: "\n}").first.map(String.init) : nil
  }

  func testMovesByTheContainerArePercentagesWhereTheViewFillsIt() {
    let sheet = sheet(.move(edge: .bottom))
    XCTAssertEqual(
      keyframes("card-insertion-view-translate", in: sheet),
      "  from { translate: 0 100%; }\n  to { translate: 0 0; }")
    XCTAssertFalse(sheet.document.contains("container-type"))
    XCTAssertEqual(sheet.accuracy.error(of: .view, .translation), 0)
  }

  func testMovesOnSpringsArePercentagesHoweverFarTheyGo() {
    for height in [400.0, 844, 3000] {
      let sheet = ResponsiveStyleSheet(
        NavigationTransition.move(axis: .vertical).animation(.smooth),
        in: Container(size: Size(width: 390, height: height)), named: "slide"
      ).exported()
      XCTAssertTrue(sheet.document.contains("-100%"), "\(height)")
      XCTAssertFalse(sheet.document.contains("\(Int(height))px"), "\(height)")
    }
  }

  func testMovesAreRelativeToWhatTheyAreMeasuredBy() {
    let button = Rect(x: 20, y: 700, width: 64, height: 32)
    let byView = sheet(.move(edge: .trailing, relativeTo: .view, fraction: 0.5), viewFrame: button)
    XCTAssertEqual(
      keyframes("card-insertion-view-translate", in: byView),
      "  from { translate: 50% 0; }\n  to { translate: 0 0; }")
    XCTAssertFalse(byView.document.contains("container-type"))
    let byContainer = sheet(.move(edge: .top), viewFrame: button)
    XCTAssertEqual(
      keyframes("card-insertion-view-translate", in: byContainer),
      "  from { translate: 0 -100cqh; }\n  to { translate: 0 0; }")
    XCTAssert(byContainer.document.contains("container-type: size;"))
    let both = sheet(
      [.move(edge: .leading), .move(edge: .trailing, relativeTo: .view), .offset(x: 12, y: 0)],
      viewFrame: button)
    XCTAssertEqual(
      keyframes("card-insertion-view-translate", in: both),
      "  from { translate: calc(-100cqw + 100% + 12px) 0; }\n  to { translate: 0 0; }")
  }

  /// Tests in a browser show the sheet that is stored.
  func testSheetForViewInsideItsContainerIsTheOneThatBrowsersAreTestedWith() throws {
    let transition = [
      AtomicTransition.move(edge: .leading), .move(edge: .trailing, relativeTo: .view),
      .offset(x: 12, y: 0),
    ].combined().animation(.linear)
    let export = sheet(transition, viewFrame: Rect(x: 20, y: 700, width: 64, height: 32))
    let stored = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Browser/card.css")
    XCTAssertEqual(export.document, try String(contentsOf: stored, encoding: .utf8))
  }

  func testPointsStayPixels() {
    XCTAssertEqual(
      keyframes("card-removal-view-translate", in: sheet(.offset(x: 30, y: -40))),
      "  from { translate: 0px 0px; }\n  to { translate: 30px -40px; }")
  }

  func testCustomHandlersAreFollowed() {
    let custom = AtomicTransition.custom { view, operation, container in
      guard operation == .insertion else { return }
      view.initial.translation.dy = container.frame.width / 4 - 10
    }
    let export = sheet(custom)
    XCTAssertEqual(
      keyframes("card-insertion-view-translate", in: export),
      "  from { translate: 0 calc(25cqw + -10px); }\n  to { translate: 0 0; }")
    XCTAssertEqual(export.accuracy.omissions, [])
  }

  func testWhatCannotBeRelativeKeepsItsPointsAndIsReported() {
    let square = AtomicTransition.custom { view, _, container in
      view.initial.translation.dx = container.frame.width * container.frame.width / 1000
    }
    let export = sheet(.onInsertion(square))
    XCTAssertEqual(
      keyframes("card-insertion-view-translate", in: export),
      "  from { translate: 160px 0px; }\n  to { translate: 0px 0px; }")
    XCTAssert(
      export.accuracy.omissions.contains(
        "insertion: view.translation at other sizes than 400 x 800 points"),
      "\(export.accuracy)")
    let blur = AtomicTransition.custom { view, _, container in
      view.initial.blur = container.frame.width / 100
    }
    XCTAssert(
      sheet(.onInsertion(blur)).accuracy.omissions.contains {
        $0.hasPrefix("insertion: view.blur at other sizes")
      })
  }

  func testSeveralTimingsAreBakedInTheirOwnUnits() throws {
    let export = sheet([
      .move(edge: .leading).animation(.easeIn(duration: 0.3)),
      .offset(x: 50, y: 0).animation(.easeOut(duration: 0.5)),
    ])
    let text = try XCTUnwrap(keyframes("card-insertion-view-translate", in: export))
    XCTAssert(text.contains("from { translate: calc(-100% + 50px) 0; }"), text)
    XCTAssert(text.hasSuffix("to { translate: 0 0; }"), text)
    XCTAssertGreaterThan(export.accuracy.error(of: .view, .translation), 0)
    XCTAssertLessThan(export.accuracy.error(of: .view, .translation), 0.46)
    XCTAssertEqual(export.accuracy.omissions, [])
  }

  func testPushAndPopAndReducedMotionAreInOneSheet() {
    let document = ResponsiveStyleSheet(.slide, named: "slide").exported().document
    for text in [
      ".slide.push .slide-origin {", ".slide.pop .slide-destination {",
      "@media (prefers-reduced-motion: no-preference) {",
      "@media (prefers-reduced-motion: reduce) {",
      "@keyframes slide-push-reduced-destination-opacity {",
    ] { XCTAssert(document.contains(text), "\(text) is missing in\n\(document)") }
    XCTAssertFalse(document.contains("390px"))
  }

  func testTransitionsWithoutMotionNeedNoMediaQuery() {
    let document = sheet(.opacity).document
    XCTAssertFalse(document.contains("@media"))
    XCTAssert(document.contains(".card.insertion .card-view {"), document)
  }

  func testContainerNeverHasTheClassThatPlays() {
    let document = sheet(.opacity, named: "insertion").document
    XCTAssert(document.contains("<div class=\"t-insertion\">"), document)
    XCTAssert(document.contains(".t-insertion.insertion .t-insertion-view {"), document)
  }

  func testPerspectiveGrowsWithTheContainer() {
    let document = ResponsiveStyleSheet(
      NavigationTransition.flip(axis: .horizontal), named: "flip"
    ).exported().document
    XCTAssert(document.contains("perspective: 100cqmax;"), document)
  }

  func testEmptyContainersAndHostileNumbersDoNotTrap() {
    for size in [Size.zero, Size(width: .nan, height: -1), Size(width: 1e300, height: 1)] {
      let transitions: [NavigationTransition] = [
        .slide, .flip(axis: .horizontal), .zoom, NavigationTransition(.offset(x: .infinity, y: 1)),
      ]
      for transition in transitions {
        let sheet = ResponsiveStyleSheet(transition, in: Container(size: size), named: "}*/{")
        XCTAssertFalse(sheet.exported(tolerance: .nan).document.isEmpty)
      }
    }
  }
}
