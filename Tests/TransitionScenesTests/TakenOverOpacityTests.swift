import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What starts from the opacity at which something is seen counts each factor as hosts show it: from 0 to 1.
final class TakenOverOpacityTests: XCTestCase {
  private let size = Size(width: 400, height: 800)
  private let frame = Rect(x: 0, y: 0, width: 100, height: 100)

  private func nested(
    _ opacities: [Double], _ inner: Element<String>, in parent: String
  ) -> Element<String> {
    opacities.enumerated().reduce(inner) {
      Element("\(parent) \($1.offset)", frame: frame, children: [$0]).opacity($1.element)
        .transition(.identity)
    }
  }

  /// The opacity with which an element is seen.
  private func seen(_ id: String, in animator: SceneAnimator<String>) -> Double {
    let frame = animator.frame
    var (opacity, next) = (1.0, frame[id])
    while let element = next {
      opacity *= element.visibleOpacity
      next = element.parent.flatMap { frame[$0] }
    }
    return opacity
  }

  func testAFlightLandsInWhatAModifierMakesOfItsParentAfterADelay() {
    func page(_ turns: Double) -> Scene<String> {
      Scene(size: size) {
        Element("page", frame: Rect(x: 0, y: 0, width: 400, height: 800)) {
          Element("header", frame: Rect(x: 200, y: 200, width: 100, height: 50)).match("k")
        }
        .modifier(Shake(amplitude: 0, turns: turns))
      }
    }
    let thumb = Scene(size: size) {
      Element("thumb", frame: Rect(x: 0, y: 0, width: 100, height: 50)).match("k")
    }
    let animator = SceneAnimator(thumb)
    animator.update(to: page(0), .animated(.linear(duration: 1)))
    animator.advance(by: 0.1)
    animator.update(to: page(4), .animated(.linear(duration: 0.5)))
    animator.advance(by: 0.1)
    // While it moves its opacity is to become a half.
    animator.update(to: page(10), .animated(.linear(duration: 0.2).delay(0.1)))
    var last = seen("header", in: animator)
    while animator.frame["header"]?.isFlying == true {
      animator.advance(by: 0.001)
      let now = seen("header", in: animator)
      XCTAssertEqual(now, last, accuracy: 0.01, "at \(animator.clockTime)")
      last = now
    }
    XCTAssertEqual(last, 0.5, accuracy: 1e-9)
  }

  func testAPairStartsWithTheOpacityWithWhichItIsSeen() {
    for layer in [SharedElement<String>.Layer.above, .inPlace] {
      let animator = SceneAnimator(
        Scene(
          size: size,
          elements: [
            nested([0.5], Element("old", frame: frame).opacity(1.5).match("a"), in: "parent")
          ]))
      XCTAssertEqual(seen("old", in: animator), 0.5)
      animator.update(
        to: Scene(
          size: size, elements: [Element("new", frame: frame).match("a")]),
        .animated(.linear(duration: 1)), using: ["new": .sharedElement(layer: layer)])
      XCTAssertEqual(seen("new", in: animator), 0.5, accuracy: 1e-9, "\(layer)")
    }
  }

  private enum Kind: String, CaseIterable {
    case pairAbove, pairInPlace, sameAbove, newParent

    var isPair: Bool { self == .pairAbove || self == .pairInPlace }
    var isAbove: Bool { self == .pairAbove || self == .sameAbove }
  }

  func testWhatIsTakenOverIsSeenAsBeforeAndLandsAsItIsSeenAtRest() {
    var counts: [Kind: Int] = [:]
    forAll(4000) { generator in
      for kind in Kind.allCases {
        func opacities() -> [Double] {
          (0..<generator.int(in: 0...2)).map { _ in generator.double(in: -0.2...1.6) }
        }
        let (old, new) = (opacities(), opacities())
        let (own, next) = (generator.double(in: -0.2...1.8), generator.double(in: -0.2...1.8))
        func scene(_ opacities: [Double], _ element: Element<String>, in parent: String)
          -> Scene<String>
        {
          Scene(size: size, elements: [nested(opacities, element, in: parent)])
        }
        let id = kind.isPair ? "new" : "old"
        func element(_ id: String, _ opacity: Double, x: Double = 0) -> Element<String> {
          let frame = Rect(x: x, y: 0, width: 100, height: 100)
          return Element(id, frame: frame).opacity(opacity).match(kind.isPair ? MatchKey("a") : nil)
        }
        let animator = SceneAnimator(scene(old, element("old", own), in: "old parent"))
        let before = seen("old", in: animator)
        let end = scene(new, element(id, next, x: 20), in: "new parent")
        animator.update(
          to: end, .animated(.linear(duration: 1)),
          using: kind == .newParent
            ? nil : [id: .sharedElement(layer: kind == .pairInPlace ? .inPlace : .above)])
        let description = "\(own) in \(old), to \(next) in \(new), \(kind)"
        let around = new.reduce(1) { $0 * min(max($1, 0), 1) }
        // Behind what is hardly there, nothing can be seen as before.
        if kind.isAbove || around > 1e-6 && before <= around {
          counts[kind, default: 0] += 1
          XCTAssertEqual(seen(id, in: animator), before, accuracy: 1e-9, description)
        }
        animator.advance(by: 1 - 1e-9)
        XCTAssertFalse(animator.isIdle)
        let last = seen(id, in: animator)
        animator.advance(by: 1)
        XCTAssertTrue(animator.isIdle)
        XCTAssertEqual(last, seen(id, in: animator), accuracy: 1e-6, description)
      }
    }
    print(counts.map { "\($0.value) of \($0.key.rawValue)" }.sorted().joined(separator: ", "))
    XCTAssertEqual(counts.count, Kind.allCases.count)
  }
}
