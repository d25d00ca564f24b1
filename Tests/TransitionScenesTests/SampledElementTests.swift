import TransitionExport
import TransitionKit
import TransitionScenes
import TransitionTesting
import XCTest

/// Elements that a modifier moves, in the timelines of changes.
final class SampledElementTests: XCTestCase {
  private struct Blur: TransitionModifier {
    var radius = 0.0
    var animatableData: Double {
      get { radius }
      set { radius = newValue }
    }
    func modify(_ state: inout PropertyState, in context: ModifierContext) { state.blur = radius }
  }

  private struct Hinge: TransitionModifier {
    var x: Double
    var animatableData: Double {
      get { x }
      set { x = newValue }
    }
    func modify(_ state: inout PropertyState, in context: ModifierContext) {
      state.anchor = UnitPoint(x: x, y: 0.5)
      state.rotation.angle = .degrees(90 * x)
    }
  }

  private let size = Size(width: 390, height: 700)

  private func row(_ transition: AtomicTransition) -> Element<String> {
    Element("row", frame: Rect(x: 0, y: 0, width: 200, height: 200)).transition(transition)
      .modifier(Blur())
  }

  private func other(_ y: Double) -> Element<String> {
    Element("other", frame: Rect(x: 0, y: y, width: 100, height: 50))
  }

  func testAnElementThatIsGoneBeforeTheEndIsNotSeenAgain() throws {
    for transition in [AtomicTransition.opacity, .scale(0.5)] {
      let change = SceneTransition(
        from: Scene(size: size) {
          row(transition).animation(.linear(duration: 0.2))
          other(100)
        },
        to: Scene(size: size) { other(300) }, .animated(.linear(duration: 1)))
      let view = try XCTUnwrap(change.view(of: "row"))
      for time in [0.21, 0.5, 1] {
        XCTAssertNil(change.frame(at: time)["row"])
        XCTAssertEqual(change.timeline.frame(at: time)[view].opacity, 0, "\(transition) at \(time)")
      }
      let shown = try XCTUnwrap(change.frame(at: 0.1)["row"]).state
      XCTAssertEqual(change.timeline.frame(at: 0.1)[view].opacity, shown.opacity, accuracy: 1e-3)
      XCTAssertEqual(
        change.timeline.frame(at: 0.1)[view].scale.x, shown.scale.x, accuracy: 1e-3)
    }
    let fading = SceneTransition(
      from: Scene(size: size) {
        row(.opacity).animation(.linear(duration: 0.2))
        other(100)
      },
      to: Scene(size: size) { other(300) }, .animated(.linear(duration: 1)))
    let view = try XCTUnwrap(fading.view(of: "row"))
    XCTAssertEqual(fading.violations(of: .monotone(view, .opacity)), [])
  }

  func testAnElementThatLeavesWithoutAFadeIsHiddenInDocumentsOnceItIsGone() throws {
    let card = Element("card", frame: Rect(x: 0, y: 0, width: 100, height: 50))
      .transition(.scale(0.5)).animation(.linear(duration: 0.2))
    let change = SceneTransition(
      from: Scene(size: size) {
        card
        other(100)
      },
      to: Scene(size: size) { other(300) }, .animated(.linear(duration: 1)))
    let view = try XCTUnwrap(change.view(of: "card"))
    for (change, time) in [(change, 0.1), (change.reversed(), 0.9)] {
      let timeline = Presentation(change).timeline
      XCTAssertEqual(timeline.frame(at: time)[view].opacity, 1)
      XCTAssertEqual(timeline.frame(at: time)[view].scale.x, 0.75, accuracy: 1e-9)
      XCTAssertEqual(timeline.frame(at: 0.5)[view].opacity, 0)
    }
  }

  func testItsPiecesAreInTheTimeline() throws {
    let change = SceneTransition(
      from: Scene<String>(size: size) {}, to: Scene(size: size) { row(.blinds) },
      .animated(.linear(duration: 1)))
    let view = try XCTUnwrap(change.view(of: "row"))
    let pieces = try XCTUnwrap(change.frame(at: 0.5).pieces(of: "row"))
    XCTAssertEqual(change.timeline.frame(at: 0.5).pieces(of: view).count, pieces.count)
    XCTAssertGreaterThan(pieces.count, 1)
  }

  func testAnAnchorIsThatOfTheEnd() throws {
    func scene(_ x: Double) -> Scene<String> {
      Scene(size: size) {
        Element("row", frame: Rect(x: 0, y: 0, width: 100, height: 50)).modifier(Hinge(x: x))
      }
    }
    let change = SceneTransition(from: scene(0), to: scene(1), .animated(.linear(duration: 1)))
    let view = try XCTUnwrap(change.view(of: "row"))
    XCTAssertEqual(change.timeline.frame(at: 1)[view].anchor.x, 1)
  }

  func testATimelineWithAnOldContentIsItsCopy() throws {
    func scene(_ version: Int) -> Scene<String> {
      Scene(size: size) { other(0).contentVersion(version) }
    }
    let presentation = Presentation(
      SceneTransition(from: scene(0), to: scene(1), .animated(.linear(duration: 1))))
    let copy = try Presentation(json: presentation.exported(as: .json).document)
    XCTAssertEqual(copy.timeline, presentation.timeline)
  }

  func testAnAnchorThatAModifierMovesIsOneValueInATimelineAndExportsSayWhich() {
    func scene(_ x: Double) -> Scene<String> {
      Scene(size: size) {
        Element("door", frame: Rect(x: 0, y: 0, width: 100, height: 200)).modifier(Hinge(x: x))
        Element("row", frame: .zero).modifier(Blur(radius: 9 * x))
      }
    }
    func omissions(_ presentation: Presentation) -> [String] {
      presentation.exported(as: .animatedSVG).accuracy.omissions.filter {
        $0.contains("holds all the time")
      }
    }
    let change = SceneTransition(from: scene(0), to: scene(1), .animated())
    let sentence = "door.anchor as it changes: (1, 0.5) holds all the time"
    XCTAssertEqual(omissions(Presentation(change)), [sentence])
    XCTAssertEqual(omissions(Presentation(change.reversed())), [sentence])
    XCTAssertEqual(omissions(Presentation(change.motion)), [sentence])
    let still = SceneTransition(from: scene(1), to: scene(1), .animated())
    XCTAssertEqual(omissions(Presentation(still)), [])
  }
}
