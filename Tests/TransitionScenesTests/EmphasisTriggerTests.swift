import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Triggers of every type that can be compared.
final class EmphasisTriggerTests: XCTestCase {
  private enum Mood: Equatable, Sendable { case calm, angry }

  /// Two of them have one hash, as their numbers are not part of it.
  private struct Message: Hashable, Sendable {
    let id: Int
    let text: String
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private func scene(_ emphasis: Emphasis?) -> Scene<String> {
    Scene(size: Size(width: 390, height: 844)) {
      let dot = Element("dot", frame: Rect(x: 0, y: 0, width: 40, height: 40))
      if let emphasis { dot.emphasis(emphasis) } else { dot }
    }
  }

  private func pulse(_ trigger: some Equatable & Sendable) -> Emphasis {
    Emphasis(.scale(2), animation: .linear(duration: 1), trigger: trigger)
  }

  private func plays(_ old: Emphasis, _ new: Emphasis) -> Bool {
    let changes = SceneChanges(from: scene(old), to: scene(new))
    let animator = SceneAnimator(scene(old))
    animator.update(to: scene(new))
    animator.advance(by: 0.5)
    let plays = animator.frame["dot"]?.state.scale.x == 1.5
    XCTAssertEqual(animator.frame["dot"]?.state.scale.x, plays ? 1.5 : 1)
    XCTAssertEqual(changes.changed.map { $0.changes }, plays ? [.emphasis] : [])
    XCTAssertEqual(scene(old) == scene(new), !plays)
    return plays
  }

  func testAnEmphasisPlaysIfItsTriggerIsAnotherValue() {
    XCTAssertTrue(plays(pulse(false), pulse(true)))
    XCTAssertTrue(plays(pulse(true), pulse(false)))
    XCTAssertTrue(plays(pulse("a"), pulse("b")))
    XCTAssertTrue(plays(pulse(Mood.calm), pulse(Mood.angry)))
    XCTAssertTrue(plays(pulse(0.25), pulse(0.5)))
    XCTAssertTrue(plays(pulse(Int?.none), pulse(Int?.some(0))))
    XCTAssertTrue(plays(pulse([1, 2]), pulse([2, 1])))
  }

  func testAnEmphasisRestsIfItsTriggerIsTheSameValue() {
    XCTAssertFalse(plays(pulse(true), pulse(true)))
    XCTAssertFalse(plays(pulse("a"), pulse("a")))
    XCTAssertFalse(plays(pulse(Mood.angry), pulse(Mood.angry)))
    XCTAssertFalse(plays(pulse([1, 2]), pulse([1, 2])))
    // A NaN is not equal to itself, but an emphasis that is handed over again is the same.
    let same = pulse(Double.nan)
    XCTAssertFalse(plays(same, same))
  }

  func testValuesWithOneHashAreTwoTriggers() {
    let (old, new) = (Message(id: 1, text: "a"), Message(id: 1, text: "b"))
    XCTAssertEqual(old.hashValue, new.hashValue)
    XCTAssertTrue(plays(pulse(old), pulse(new)))
  }

  func testAValueOfAnotherTypeIsAnotherTrigger() {
    let number = Emphasis(.scale(2), animation: .linear(duration: 1), trigger: 0)
    XCTAssertTrue(plays(number, pulse(false)))
    XCTAssertTrue(plays(pulse(false), number))
    XCTAssertTrue(plays(pulse(1.0), pulse("1")))
    XCTAssertTrue(plays(pulse(UInt8(1)), pulse(Int8(1))))
  }

  func testKeyframesAndPhasesHaveTriggersOfEveryType() {
    var raised = PropertyState()
    raised.translation.dy = -20
    func phases(_ isOn: Bool) -> Emphasis {
      .phases([raised], animation: .linear(duration: 1), trigger: isOn)
    }
    func keyframes(_ isOn: Bool) -> Emphasis {
      .keyframes(
        .translation, [.linear([0, -20, 0], duration: 1), .linear([0, 0, 0], duration: 1)],
        trigger: isOn ? "on" : "off")
    }
    for emphasis in [phases, keyframes] {
      let animator = SceneAnimator(scene(emphasis(false)))
      animator.update(to: scene(emphasis(true)))
      animator.advance(to: 0.5)
      XCTAssertEqual(animator.frame["dot"]?.state.translation.dy, -10)
      animator.advance(to: 2)
      XCTAssertEqual(animator.frame["dot"]?.state, .rest)
      animator.update(to: scene(emphasis(true)))
      XCTAssertTrue(animator.isIdle)
    }
  }

  func testADescriptionHasTheNumber() {
    let number = Emphasis(.scale(2), trigger: 7)
    XCTAssertTrue("\(number)".hasSuffix(", trigger 7"), "\(number)")
    XCTAssertTrue("\(pulse("a"))".hasSuffix(", trigger a value"), "\(pulse("a"))")
  }

  func testAnEmphasisThatComesDoesNotPlay() {
    let animator = SceneAnimator(scene(nil))
    animator.update(to: scene(pulse(true)))
    XCTAssertTrue(animator.isIdle)
    animator.advance(by: 0.1)
    animator.update(to: scene(pulse(false)))
    XCTAssertFalse(animator.isIdle)
  }
}
