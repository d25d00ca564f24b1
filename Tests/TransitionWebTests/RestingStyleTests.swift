import Foundation
import TransitionExport
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

/// What documents for browsers show before and after they play, and what takes clicks.
final class RestingStyleTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  /// A view of a document for the Web Animations API.
  private struct StyledView: Decodable {
    let view: String
    let frame: [String: String]
    let style: [String: String]
    let animations: [Animation]
    let children: [StyledView]?
    let pieces: [StyledView]?

    struct Animation: Decodable { let keyframes: [[String: Value]] }

    struct Value: Decodable, Equatable {
      let text: String
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try (try? container.decode(String.self)) ?? "\(container.decode(Double.self))"
      }
    }

    /// The values of a property at the keyframes; empty if it is not animated.
    func values(_ property: String) -> [String] {
      animations.first { $0.keyframes[0][property] != nil }?.keyframes
        .compactMap { $0[property]?.text } ?? []
    }

    var family: [StyledView] {
      [self] + (children ?? []).flatMap { $0.family } + (pieces ?? []).flatMap { $0.family }
    }
  }

  private func views(_ presentation: Presentation) throws -> [StyledView] {
    struct Document: Decodable { let views: [StyledView] }
    let document = presentation.exported(as: .webAnimations).document
    return try JSONDecoder().decode(Document.self, from: Data(document.utf8)).views.flatMap {
      $0.family
    }
  }

  /// A random change of a scene in which many elements move without a change of size.
  private func randomChange(_ generator: inout SeededGenerator) -> SceneTransition<Int> {
    let first = Scene<Int>.random(upTo: 8, using: &generator)
    var second = first
    second.edit(times: generator.int(in: 0...3), upTo: 8, using: &generator)
    for id in second.ids where generator.bool() {
      second[id]?.frame.origin.x += generator.double(in: -90...90)
      second[id]?.frame.origin.y += generator.double(in: -90...90)
    }
    let animation = generator.pick([Animation.easeInOut(duration: 0.4), .snappy, .bouncy])
    return SceneTransition(from: first, to: second, .animated(animation))
  }

  func testWhatWasRemovedIsHiddenAtTheEndAndNothingElseIs() throws {
    forAll(40) { generator in
      let change = self.randomChange(&generator)
      let after = change.timeline.frame(at: change.timeline.duration.nextUp)
      for view in try self.views(Presentation(change)) where !view.view.contains(" piece ") {
        let isGone = !after.isPresent(.element(view.view))
        let end = view.values("visibility").last ?? view.style["visibility"]
        XCTAssertEqual(end, isGone ? "hidden" : nil, view.view)
      }
    }
    for ((name, transition), operation) in Thoroughness.pairs(
      of: Thoroughness.some(of: BuiltIn.navigation, atLeast: 8),
      and: NavigationTransition.Operation.allCases)
    {
      let compiled = transition.compile(for: operation, in: container)
      for timeline in [compiled.timeline, compiled.timeline.reversed()] {
        let presentation = Presentation(timeline, in: container)
        let after = timeline.frame(at: timeline.duration.nextUp)
        for view in try views(presentation) where ["origin", "destination"].contains(view.view) {
          let isGone = !after.isPresent(view.view == "origin" ? .origin : .destination)
          let end = view.values("visibility").last ?? view.style["visibility"]
          XCTAssertEqual(end, isGone ? "hidden" : nil, "\(name) \(operation) \(view.view)")
        }
      }
    }
  }

  func testRemovedViewIsVisibleUntilTheEndInStyleSheets() {
    let compiled = NavigationTransition.parallaxPush.compile(for: .push, in: container)
    let sheet = Presentation(compiled, named: "page").exported(as: .css).document
    let rule =
      "@keyframes page-origin-visibility {\n  from { visibility: inherit; }\n  to { visibility: hidden; }\n}"
    XCTAssert(sheet.contains(rule), sheet)
    XCTAssertFalse(sheet.contains("page-destination-visibility"))
    let pages = ResponsiveStyleSheet(.parallaxPush, named: "page").exported().document
    for name in ["page-push-origin", "page-pop-origin"] {
      XCTAssert(pages.contains("@keyframes \(name)-visibility {"), pages)
    }
    let instant = NavigationTransition.identity.compile(for: .push, in: container)
    XCTAssert(Presentation(instant).exported(as: .css).document.contains("visibility: hidden;"))
  }

  func testOnlyViewsTakeClicksNotTheirFrames() throws {
    let compiled = NavigationTransition.slide.compile(for: .push, in: container)
    let sheets = [
      Presentation(compiled, named: "page").exported(as: .css).document,
      ResponsiveStyleSheet(.slide, named: "page").exported().document,
    ]
    for sheet in sheets {
      for view in ["origin", "destination"] {
        for (selector, value) in [("page-\(view)-frame", "none"), ("page-\(view)", "auto")] {
          let rules = sheet.components(separatedBy: "}").filter {
            $0.contains(".\(selector) {") || $0.contains(".\(selector),")
          }
          XCTAssert(rules.contains { $0.contains("pointer-events: \(value);") }, sheet)
        }
      }
    }
    for view in try views(Presentation(compiled)) {
      XCTAssertEqual(view.frame["pointerEvents"], "none")
      XCTAssertEqual(view.style["pointerEvents"], "auto")
    }
  }

  func testWithoutAClassOnlyTheViewsBeforeAnOperationAreThere() {
    let navigation = ResponsiveStyleSheet(.slide, named: "page").exported().document
    XCTAssert(
      navigation.contains(
        ".page:not(.push, .pop) .page-destination-frame {\n  visibility: hidden;\n}"), navigation)
    // A view that comes by one operation and leaves by the other one is there.
    let atomic = ResponsiveStyleSheet(AtomicTransition.opacity, named: "card").exported().document
    XCTAssertFalse(atomic.contains(":not("), atomic)
  }

  func testElementsOfConstantSizeMoveWithoutLayout() throws {
    var moved = 0
    forAll(60, .all) { generator in
      let change = self.randomChange(&generator)
      let presentation = Presentation(change)
      for view in try self.views(presentation) {
        let margins = view.values("margin").map { allNumbers(in: $0) }
        if view.values("translate").count > 1 { moved += 1 }
        guard let first = margins.first else { continue }
        let changesSize = margins.contains {
          abs($0[0] + $0[2] - first[0] - first[2]) > 1e-6
            || abs($0[1] + $0[3] - first[1] - first[3]) > 1e-6
        }
        XCTAssert(changesSize, "\(view.view) is laid out in every frame: \(margins)")
      }
    }
    XCTAssertGreaterThan(moved, 0)
  }

  func testRowThatMovesAndShiftsHasOneTranslation() throws {
    let before = Scene(size: Size(width: 390, height: 844)) {
      Element("row", frame: Rect(x: 0, y: 100, width: 390, height: 60))
    }
    var after = before
    after["row"]?.frame.origin.y = 300
    after["row"]?.state.translation.dx = 40
    let change = SceneTransition(from: before, to: after, .animated(.linear(duration: 1)))
    let presentation = Presentation(change)
    let row = try XCTUnwrap(views(presentation).first)
    XCTAssertEqual(row.values("translate").first, "0px -200px")
    XCTAssertEqual(row.values("translate").last, "40px 0px")
    XCTAssertEqual(row.values("margin"), [])
    XCTAssertNil(row.style["margin"])
  }
}
