import TransitionKit
import TransitionScenes
import XCTest

/// A scene of 400 x 800 points.
func screen(
  _ elements: Element<String>..., layoutDirection: LayoutDirection = .leftToRight
) -> Scene<String> {
  Scene(
    size: Size(width: 400, height: 800), layoutDirection: layoutDirection, elements: elements)
}

/// An element with a key.
func box(
  _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  key: MatchKey? = nil, @SceneBuilder<String> content: () -> [Element<String>] = { [] }
) -> Element<String> {
  Element(id, frame: Rect(x: x, y: y, width: width, height: height), content: content).match(key)
}

/// Boxes below each other, as wide as a screen.
func rows(_ ids: [String]) -> [Element<String>] {
  ids.enumerated().map { box($1, 0, 50 * Double($0), 400, 50) }
}

/// The animation of most tests: a second, evenly.
let aSecond = Transaction.animated(.linear(duration: 1))

extension XCTestCase {
  func assertEqual(
    _ a: Rect?, _ b: Rect, accuracy: Double = 1e-9, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let a else { return XCTFail("there is no rectangle", file: file, line: line) }
    let pairs = [
      (a.origin.x, b.origin.x), (a.origin.y, b.origin.y), (a.width, b.width), (a.height, b.height),
    ]
    for (a, b) in pairs {
      XCTAssertEqual(a, b, accuracy: accuracy, message(), file: file, line: line)
    }
  }
}

extension SceneFrame where ID == String {
  /// The elements that fly.
  var flying: [String] { elements.filter(\.isFlying).map(\.id) }
}

extension SceneAnimator where ID == String {
  /// An animator that has made an animated update.
  convenience init(
    _ first: Scene<String>, to second: Scene<String>, _ transaction: Transaction = aSecond,
    using definition: TransitionDefinition<String>? = nil
  ) {
    self.init(first)
    update(to: second, transaction, using: definition)
  }

  /// Checks that the frame is the current scene, to the bit.
  func assertShowsTheTruth(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(frame, SceneAnimator(scene).frame, file: file, line: line)
    XCTAssertTrue(isIdle, file: file, line: line)
  }
}
