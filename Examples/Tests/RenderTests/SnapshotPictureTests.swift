import ExampleRenderer
import TransitionKit
import TransitionScenes
import XCTest
import render

/// The pictures of old contents that the renderer of the examples keeps.
final class SnapshotPictureTests: XCTestCase {
  private let card = Card.orange

  /// A card with something inside on a page, of which each version counts as another content.
  private func scene(_ version: Int, clips: Bool = false) -> Scene<String> {
    var rounded = PropertyState.rest
    rounded.cornerRadius = 9
    return Scene(size: Size(width: 80, height: 60)) {
      Element("page", frame: Rect(x: 0, y: 0, width: 80, height: 60))
      Element("card", frame: Rect(x: 7, y: 5, width: 61, height: 47)) {
        Element("label", frame: Rect(x: 10, y: 12, width: 30, height: 20)).state(rounded)
      }
      .state(rounded).contentVersion(version).clipped(clips)
    }
  }

  private func player(
    _ scene: Scene<String>, _ content: @escaping (SceneFrame<String>.Element) -> SceneContent
  ) -> ScenePlayer<String> {
    ScenePlayer(scene, renderer: Renderer(scene.size, scale: 1), content: content)
  }

  private func equalContent(_ element: SceneFrame<String>.Element) -> SceneContent {
    switch element.id {
    case "page": .plain(0x3451C6)
    case "label": .plain(0x3E9B57)
    default: .card(card)
    }
  }

  private func assertEqual(
    _ a: Canvas, _ b: Canvas, _ message: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(a.pixels.count, b.pixels.count, file: file, line: line)
    let worst = zip(a.pixels, b.pixels).map { $0.difference(from: $1) }.max() ?? 0
    XCTAssertLessThan(worst, 1e-5, message, file: file, line: line)
  }

  func testACrossFadeOfEqualPicturesKeepsEveryPixel() {
    for clips in [false, true] {
      var player = player(scene(0, clips: clips), equalContent)
      let rest = player.picture()
      player.update(to: scene(1, clips: clips), .animated(.easeInOut(duration: 1)))
      XCTAssertEqual(player.pictures.count, 1)
      for step in 0...10 {
        player.advance(to: Double(step) / 10)
        assertEqual(player.picture(), rest, "at step \(step)")
      }
    }
  }

  func testSoDoesOneThatIsInterruptedInMidFadeAgainAndAgain() {
    var player = player(scene(0), equalContent)
    let rest = player.picture()
    for version in 1...6 {
      player.update(to: scene(version), .animated(.easeInOut(duration: 1)))
      for step in 0...3 {
        player.advance(to: Double(version - 1) * 0.35 + Double(step) * 0.1)
        assertEqual(player.picture(), rest, "version \(version), step \(step)")
        XCTAssertLessThanOrEqual(player.pictures.count, 2)
      }
    }
    player.advance(to: 10)
    assertEqual(player.picture(), rest, "at rest")
    XCTAssertTrue(player.pictures.isEmpty)
  }

  func testAFadeOfEqualPicturesInATranslucentCardKeepsItsOpacity() {
    func scene(_ version: Int) -> Scene<String> {
      var scene = self.scene(version)
      scene["card"]?.state.opacity = 0.5
      return scene
    }
    var player = player(scene(0), equalContent)
    let rest = player.picture()
    player.update(to: scene(1), .animated(.linear(duration: 1)))
    player.advance(to: 0.5)
    assertEqual(player.picture(), rest, "half-way")
  }

  func testInMidFadeTheOldPictureIsOverTheNewOne() throws {
    var player = player(scene(0)) { element in
      .plain([0xFF0000, 0x00FF00, 0x0000FF][element.contentVersion % 3])
    }
    func middle() -> Pixel {
      let picture = player.picture()
      return picture.pixels[48 * 80 + 40]
    }
    player.update(to: scene(1), .animated(.linear(duration: 1)))
    player.advance(to: 0.25)
    XCTAssertEqual(middle().red, 0.75, accuracy: 1e-5)
    XCTAssertEqual(middle().green, 0.25, accuracy: 1e-5)
    // The mix fades over the third content.
    let mix = middle()
    player.update(to: scene(2), .animated(.linear(duration: 1)))
    XCTAssertLessThan(middle().difference(from: mix), 1e-5)
    let opacity = try XCTUnwrap(player.animator.frame["card"]?.snapshot?.opacity)
    XCTAssertEqual(opacity, 1, accuracy: 1e-9)
    player.advance(to: 0.75)
    XCTAssertEqual(middle().red + middle().green + middle().blue, 1, accuracy: 1e-5)
    XCTAssertEqual(middle().red / middle().green, 3, accuracy: 1e-3)
  }

  func testNoPictureIsKeptAfterTheEnd() throws {
    let example = try XCTUnwrap(sceneExamples.first { $0.key == "card-to-detail" }?.value)
    var player = ScenePlayer(
      example.origin, renderer: Renderer(example.origin.size, scale: 0.1),
      content: example.content)
    player.update(to: example.destination, example.transaction, using: example.definition)
    XCTAssertEqual(Set(player.pictures.keys.map { $0.id }), ["forest"])
    player.advance(to: 0.2)
    player.update(to: example.origin, example.transaction, using: example.definition)
    XCTAssertLessThanOrEqual(player.pictures.count, 2)
    player.advance(to: 0.3)
    XCTAssertEqual(player.pictures.keys.map { $0.id }, ["card"])
    while !player.animator.isIdle { player.advance(to: player.animator.clockTime + 0.05) }
    XCTAssertTrue(player.pictures.isEmpty)
  }

  func testAPairOfEqualSizeAndContentLooksTheSameAllTheTime() {
    func scene(_ id: String) -> Scene<String> {
      Scene(size: Size(width: 80, height: 60)) {
        Element("page", frame: Rect(x: 0, y: 0, width: 80, height: 60))
        Element(id, frame: Rect(x: 7, y: 5, width: 61, height: 47)).match("cover")
      }
    }
    var player = player(scene("old"), equalContent)
    let rest = player.picture()
    player.update(to: scene("new"), .animated(.linear(duration: 1)))
    for step in 0...10 {
      player.advance(to: Double(step) / 10)
      assertEqual(player.picture(), rest, "at step \(step)")
    }
  }

  func testAFlightIsClippedToTheFrameOfTheNamedElementOfTheMoment() {
    func scene(_ id: String, x: Double) -> Scene<String> {
      Scene(size: Size(width: 80, height: 60)) {
        Element("window", frame: Rect(x: 0, y: 0, width: 40, height: 60))
        Element(id, frame: Rect(x: x, y: 20, width: 20, height: 20)).match("cover")
      }
    }
    var player = player(scene("old", x: 0)) {
      $0.id == "window" ? .plain(0xFFFFFF) : .plain(0xFF0000)
    }
    let definition: TransitionDefinition<String> = ["new": .sharedElement(clippedBy: "window")]
    player.update(
      to: scene("new", x: 60), .animated(.linear(duration: 1)), using: definition)
    player.advance(to: 0.5)
    // It is at 30...50, of which the window shows 30..<40.
    let picture = player.picture()
    XCTAssertEqual(picture.pixels[30 * 80 + 35], Pixel(opaque: 0xFF0000))
    XCTAssertEqual(picture.pixels[30 * 80 + 45], Renderer.background)
  }

  func testASourceIsNotDrawnWhileItsPartnerIsOnScreen() {
    func scene(isOpen: Bool) -> Scene<String> {
      Scene(size: Size(width: 80, height: 60)) {
        Element("thumbnail", frame: Rect(x: 0, y: 0, width: 20, height: 20))
          .match(MatchKey("cover", role: .source))
        if isOpen {
          Element("header", frame: Rect(x: 40, y: 20, width: 40, height: 40)).match("cover")
        }
      }
    }
    var player = player(scene(isOpen: false)) { _ in .plain(0xFF0000) }
    player.update(to: scene(isOpen: true), .animated(.linear(duration: 1)))
    player.advance(to: 0.9)
    XCTAssertEqual(player.picture().pixels[0], Renderer.background)
    player.advance(to: 2)
    XCTAssertEqual(player.picture().pixels[0], Renderer.background)
    XCTAssertTrue(player.pictures.isEmpty)
  }
}
