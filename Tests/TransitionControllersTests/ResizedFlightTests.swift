import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Shared elements in flight when a window gets another size or direction: SCENES, section 6.1.8.
///
/// They are compared with those of a window that has had the new layout from the start.
final class ResizedFlightTests: XCTestCase {
  private struct Photo: ScreenContent, Hashable {
    let number: Int

    func elements(in size: Size) -> [Element<String>] {
      [
        Element(
          "cover",
          frame: number == 0
            ? Rect(x: 10, y: 20, width: 100, height: 80)
            : Rect(x: size.width / 2, y: size.height / 2, width: 200, height: 200))
      ]
    }
  }

  private struct Layout {
    let size: Size
    let direction: LayoutDirection
  }

  private static let first = Layout(
    size: Size(width: 400, height: 800), direction: .leftToRight)
  private static let others = [
    first, Layout(size: first.size, direction: .rightToLeft),
    Layout(size: Size(width: 800, height: 400), direction: .leftToRight),
    Layout(size: Size(width: 300, height: 500), direction: .rightToLeft),
  ]
  private static let linear = Animation.linear(duration: 0.4)
  private static let transitions: [ScreenTransition] = [.slide(), .push(), .cover(), .dissolve]

  /// A window with a stack of photos.
  private struct Player {
    let window: ScreenWindow
    let stack: TransitionController<ScreenStack<Photo>>

    init(_ layout: Layout, _ transition: ScreenTransition) {
      window = ScreenWindow(size: layout.size, layoutDirection: layout.direction)
      stack = TransitionController(ScreenStack([Photo(number: 0)]), in: window) { _ in transition }
    }

    func cover(_ number: Int) throws -> SIMD4<Double> {
      let id = try XCTUnwrap(stack.id(of: Photo(number: number), "cover"))
      let rect = try XCTUnwrap(window.frame.rect(of: id))
      return SIMD4(rect.origin.x, rect.origin.y, rect.width, rect.height)
    }
  }

  /// Checks that a cover is always where it is in a window that had the new layout from the start.
  ///
  /// - Parameter time: how long after the push the pop is.
  private func check(
    _ transition: ScreenTransition, pops: Bool = false, after time: Double = 2, line: UInt = #line
  ) throws {
    for layout in Self.others {
      let players = [Player(Self.first, transition), Player(layout, transition)]
      for player in players {
        player.stack.push(Photo(number: 1))
        if pops {
          player.window.advance(by: time)
          player.stack.pop()
        }
        player.window.advance(by: 0.1)
      }
      players[0].window.resize(to: layout.size, layoutDirection: layout.direction)
      for _ in 0..<5 {
        let covers = try players.map { try $0.cover(pops ? 0 : 1) }
        for lane in 0..<4 {
          XCTAssertEqual(
            covers[0][lane], covers[1][lane], accuracy: 1e-6, "\(transition) \(layout)", line: line)
        }
        for player in players { player.window.advance(by: 0.1) }
      }
      for player in players {
        player.window.advance(by: 2)
        XCTAssertTrue(player.window.isIdle, line: line)
      }
    }
  }

  func testAFlightInItsPageKeepsItsProgressBetweenBothEnds() throws {
    for transition in Self.transitions {
      let own = transition.animation(Self.linear)
      try check(own.elements(["cover": .sharedElement(layer: .inPlace)]))
      try check(own.elements(["cover": .sharedElement(layer: .inPlace)]), pops: true)
      try check(own.elements(["cover": .sharedElement(layer: .inPlace).delay(0.2)]))
    }
  }

  func testAFlightBackInItsPageKeepsItsVelocityToo() throws {
    let dissolve = ScreenTransition.dissolve.animation(Self.linear)
    try check(
      dissolve.elements(["cover": .sharedElement(layer: .inPlace)]), pops: true, after: 0.2)
  }

  func testAFlightInItsPageStaysBetweenBothEndsUnderAFinger() throws {
    for transition in [ScreenTransition.slide(), .dissolve] {
      let own = transition.animation(Self.linear)
        .elements(["cover": .sharedElement(layer: .inPlace)])
      let layout = Self.others[2]
      let players = [Player(Self.first, own), Player(layout, own)]
      let gestures = try players.map { player in
        player.stack.push(Photo(number: 1))
        player.window.advance(by: 2)
        let gesture = try XCTUnwrap(
          player.stack.beginInteraction(
            .edgePan(), at: GestureSample(time: 0, velocity: Point(x: 1, y: 0))))
        gesture.change(GestureSample(time: 0.1, translation: Point(x: 100, y: 0)))
        return gesture
      }
      players[0].window.resize(to: layout.size)
      for x in [100.0, 200, 50] {
        for gesture in gestures {
          gesture.change(GestureSample(time: 0.2, translation: Point(x: x, y: 0)))
        }
        let covers = try players.map { try $0.cover(0) }
        for lane in 0..<4 {
          XCTAssertEqual(covers[0][lane], covers[1][lane], accuracy: 1e-6, "\(transition) \(x)")
        }
      }
    }
  }

  func testAnArcBulgesByItsPartOfTheNewDistance() throws {
    for layer in [SharedElement<String>.Layer.above, .inPlace] {
      for transition in Self.transitions {
        let own = transition.animation(Self.linear)
        let arc = ElementTransition.sharedElement(path: .arc, layer: layer)
        try check(own.elements(["cover": arc]))
        try check(own.elements(["cover": arc]), pops: true)
        try check(own.elements(["cover": arc.delay(0.2)]))
      }
    }
  }
}
