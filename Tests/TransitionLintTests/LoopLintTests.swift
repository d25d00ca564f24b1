import TransitionKit
import TransitionLint
import TransitionScenes
import XCTest

/// Lint of what repeats for ever by its author's wish.
final class LoopLintTests: XCTestCase {
  /// A dot beside a card.
  private func scene(
    opacity: Double = 1, card: Double = 0, animation: Animation? = nil, emphasis: Emphasis? = nil,
    hasDot: Bool = true
  ) -> Scene<String> {
    var state = PropertyState.rest
    state.opacity = opacity
    var dot = SceneElement("dot", frame: Rect(x: 0, y: 20, width: 40, height: 40)).state(state)
    if let animation { dot = dot.animation(animation) }
    if let emphasis { dot = dot.emphasis(emphasis) }
    return Scene(
      size: Size(width: 400, height: 800),
      elements: (hasDot ? [dot] : [])
        + [SceneElement("card", frame: Rect(x: card, y: 200, width: 100, height: 100))])
  }

  private func kinds(
    from origin: Scene<String>, to destination: Scene<String>, _ animation: Animation
  ) -> [LintFinding.Kind] {
    SceneTransition(from: origin, to: destination, .animated(animation)).lint().map { $0.kind }
  }

  private let breath = Animation.linear(duration: 4).repeatForever()

  func testARepetitionIsNeitherEndlessNorTooLong() {
    XCTAssertEqual(kinds(from: scene(), to: scene(opacity: 0.4), breath), [])
    // It is always longer than the rules permit, and the card is not.
    let own = scene(opacity: 0.4, card: 100, animation: breath)
    XCTAssertEqual(kinds(from: scene(), to: own, .linear(duration: 0.4)), [])
    for duration in [0.2, 4] {
      func pulse(_ trigger: Int) -> Emphasis {
        Emphasis(
          .scale(1.2), animation: .linear(duration: duration).repeatForever(), trigger: trigger)
      }
      XCTAssertEqual(
        kinds(
          from: scene(emphasis: pulse(0)), to: scene(emphasis: pulse(1)), .linear(duration: 0.4)),
        [])
    }
  }

  func testWhatIsTooLongBesideARepetitionIsFound() {
    let own = scene(opacity: 0.4, card: 100, animation: breath)
    XCTAssertEqual(kinds(from: scene(), to: own, .linear(duration: 3.5)), [.longTransition])
    // Nothing moves before the repetition begins.
    let late = scene(opacity: 0.4, animation: breath.delay(0.9))
    XCTAssertEqual(kinds(from: scene(), to: late, .linear(duration: 0.4)), [.idleTime])
  }

  func testWhatBlinksForEverFlashesAsOftenAsItBlinks() {
    func blink(_ duration: Double, autoreverses: Bool) -> SceneTransition<String> {
      func scene(_ opacity: Double) -> Scene<String> {
        var state = PropertyState.rest
        state.opacity = opacity
        return Scene(
          size: Size(width: 400, height: 800),
          elements: [
            SceneElement("light", frame: Rect(x: 0, y: 0, width: 400, height: 300)).state(state)
          ])
      }
      let loop = Animation.linear(duration: duration).repeatForever(autoreverses: autoreverses)
      return SceneTransition(from: scene(1), to: scene(0.3), .animated(loop))
    }
    // Each way there and back is one flash.
    XCTAssertEqual(blink(0.1, autoreverses: true).safety.flashesPerSecond, 5)
    XCTAssertEqual(blink(0.1, autoreverses: true).lint().map { $0.kind }, [.flash])
    XCTAssertGreaterThanOrEqual(blink(0.2, autoreverses: false).safety.flashesPerSecond, 4)
    XCTAssertEqual(blink(0.2, autoreverses: false).lint().map { $0.kind }, [.flash])
    for slow in [blink(0.5, autoreverses: true), blink(0.7, autoreverses: false)] {
      XCTAssertTrue(slow.safety.passesFlashThreshold, "\(slow.safety)")
      XCTAssertEqual(slow.lint().map { $0.kind }, [])
    }
  }

  func testATransitionThatHasToEndIsStillEndless() {
    let origin = scene(hasDot: false)
    XCTAssertEqual(
      kinds(from: origin, to: scene(), .linear(duration: 0.5).repeatForever()),
      [.endlessAnimation])
  }
}
