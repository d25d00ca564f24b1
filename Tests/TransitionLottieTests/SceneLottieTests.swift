import Foundation
import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Lottie documents of scenes.
final class SceneLottieTests: XCTestCase {
  private let scene = SampleScene.library

  /// A point of a layer in the composition, carried by all layers that are its parents.
  private func inComposition(
    _ point: Point, of layer: LottieDocument.Layer, in document: LottieDocument, at frame: Double
  ) -> Point {
    var (point, next) = (point, Optional(layer))
    while let layer = next {
      let (a, p, s) = (
        layer.ks.a.value(at: frame), layer.ks.p.value(at: frame), layer.ks.s.value(at: frame)
      )
      let angle = layer.ks.r.value(at: frame)[0] * .pi / 180
      let (x, y) = ((point.x - a[0]) * s[0] / 100, (point.y - a[1]) * s[1] / 100)
      point = Point(
        x: cos(angle) * x - sin(angle) * y + p[0], y: sin(angle) * x + cos(angle) * y + p[1])
      next = layer.parent.flatMap { parent in document.layers.first { $0.ind == parent } }
    }
    return point
  }

  func testLayersAreWhereTheElementsAroundThemCarryThem() throws {
    for isReversed in Thoroughness.some(of: [true, false]) {
      let presentation = scene.presentation(reversed: isReversed)
      let export = presentation.exported(as: .lottie(tolerance: 1e-4, framesPerSecond: 50))
      let document = try LottieDocument(export.document)
      for placement in scene.placements {
        let view = placement.view
        let layer = try XCTUnwrap(document.layers.first { $0.nm == "\(view)" })
        let card = try XCTUnwrap(layer.card("rc"))
        for step in [1, 4, 7, 11, 15, 19] {
          let time = presentation.timeline.duration * Double(step) / 20
          let state = presentation.timeline.frame(at: time)
          let frame = time * 50
          let (center, size) = (
            try XCTUnwrap(card.p).value(at: frame), try XCTUnwrap(card.s).value(at: frame)
          )
          let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { x, y in
            Point(x: center[0] + x * size[0], y: center[1] + y * size[1])
          }
          for (corner, expected) in zip(corners, scene.corners(of: view, in: state)) {
            let point = inComposition(corner, of: layer, in: document, at: frame)
            XCTAssertEqual(point.x, expected.x, accuracy: 0.1, "\(view) at \(time)")
            XCTAssertEqual(point.y, expected.y, accuracy: 0.1, "\(view) at \(time)")
          }
          XCTAssertEqual(
            layer.ks.o.value(at: frame)[0] / 100, scene.opacity(of: view, in: state),
            accuracy: 1e-3, "\(view) at \(time)")
        }
      }
    }
  }

  func testWhatLayersDoNotPassOnIsInTheReport() {
    let omissions = scene.presentation.exported(as: .lottie).accuracy.omissions
    XCTAssertTrue(omissions.contains { $0.hasPrefix("card.opacity: it fades each layer in card") })
    XCTAssertTrue(omissions.contains { $0.hasPrefix("the clipping of what is in list") })
    XCTAssertTrue(omissions.contains { $0.hasPrefix("the clipping of what is in card") })
    XCTAssertFalse(omissions.contains { $0.contains("in dial") })
  }

  func testChildrenAreInFrontOfTheirParentsAndBehindLaterRoots() throws {
    let document = try LottieDocument(scene.presentation.exported(as: .lottie).document)
    let names = document.layers.map(\.nm).filter { !$0.hasPrefix("in ") }
    XCTAssertEqual(names, scene.placements.map { "\($0.view)" }.reversed())
  }
}
