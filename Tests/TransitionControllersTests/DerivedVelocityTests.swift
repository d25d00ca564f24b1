import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Gestures whose samples have no velocity: the library derives it from them.
final class DerivedVelocityTests: XCTestCase {
  private typealias Decision = InteractionPolicy.Decision
  private let right = Point(x: 1, y: 0)
  private let down = Point(x: 0, y: 1)

  /// A flick of 72 points in 50 ms.
  private func flick(_ direction: Point, isPaused: Bool = false) -> [GestureSample] {
    var samples = (0...6).map { step -> GestureSample in
      let distance = 12 * Double(step)
      return GestureSample(
        time: Double(step) / 120,
        translation: Point(x: direction.x * distance, y: direction.y * distance))
    }
    if isPaused, var last = samples.last {
      last.time += 0.1
      samples.append(last)
    }
    return samples
  }

  /// Plays samples, of which the first begins and the last one ends the gesture.
  private func play(_ samples: [GestureSample], on interaction: ScreenInteraction?) -> Decision? {
    for sample in samples.dropFirst().dropLast() { interaction?.change(sample) }
    return samples.last.flatMap { interaction?.end($0) }
  }

  private func stack() -> (ScreenWindow, TransitionController<ScreenStack<String>>) {
    let (window, stack, _) = stackInAWindow(["list", "detail"])
    return (window, stack)
  }

  private func pager() throws -> (ScreenWindow, TransitionController<TabSelection<Int>>) {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let tabs = TransitionController(try TabSelection([0, 1, 2], selected: 0), in: window) { _ in
      .pager.animation(.smooth)
    }
    for tab in [2, 1] {
      tabs.select(tab)
      window.advance(by: 5)
    }
    return (window, tabs)
  }

  private func sheet() -> (ScreenWindow, TransitionController<ScreenStack<String>>) {
    let (window, stack, _) = stackInAWindow(["list"]) { _ in
      .sheet(detents: [.height(300), .height(500), .large])
    }
    stack.present("sheet")
    window.advance(by: 5)
    return (window, stack)
  }

  func testAFlickPopsAScreen() {
    for isPaused in [false, true] {
      let (window, stack) = self.stack()
      let samples = flick(right, isPaused: isPaused)
      let decision = play(samples, on: stack.beginInteraction(.edgePan(), at: samples[0]))
      XCTAssertEqual(decision, isPaused ? .cancel : .commit(speed: nil))
      window.advance(by: 5)
      XCTAssertEqual(stack.state.screens.count, isPaused ? 2 : 1)
    }
  }

  func testAFlickTurnsAPage() throws {
    for isPaused in [false, true] {
      let (_, tabs) = try pager()
      let samples = flick(right, isPaused: isPaused)
      let decision = play(samples, on: tabs.beginInteraction(.tabs, at: samples[1]))
      XCTAssertEqual(decision, isPaused ? .cancel : .commit(speed: nil))
      XCTAssertEqual(tabs.state.selected, isPaused ? 1 : 0)
    }
  }

  func testAFlickRaisesASheet() {
    for isPaused in [false, true] {
      let (_, stack) = sheet()
      let samples = flick(Point(x: 0, y: -1), isPaused: isPaused)
      let drag = stack.beginInteraction(.drag(towards: .bottom), at: samples[1])
      XCTAssertNotNil(play(samples, on: drag))
      XCTAssertEqual(stack.detent(of: "sheet") == 0, isPaused)
    }
  }

  func testAFlickScrollsOn() {
    for isPaused in [false, true] {
      let (_, stack) = sheet()
      let samples = flick(down, isPaused: isPaused)
      let scroll = stack.beginScroll(.dismissal(), at: samples[0], offset: 200, maximum: 900)
      for sample in samples.dropFirst().dropLast() { scroll.change(sample) }
      XCTAssertEqual(scroll.end(samples[samples.count - 1]), isPaused ? 0 : -1440, accuracy: 1e-6)
    }
  }

  func testAGestureDecidesAsWithTheVelocitiesOfATracker() {
    forAll(600) { generator in
      let isVertical = generator.bool()
      let sign = generator.bool() ? 1.0 : -1
      let direction = Point(x: isVertical ? 0 : sign, y: isVertical ? sign : 0)
      let path = FingerPath(towards: direction, extent: 380, &generator)
      let rubberBand = generator.bool()
      let policies: [InteractionPolicy] =
        isVertical
        ? [.dismissal(), .drag(towards: .bottom), .thresholdAndFlick(.pop, axis: .vertical)]
        : [.edgePan(), .contentPan(), .tabs, .thresholdAndFlick(), .backSwipe()]
      var policy = generator.pick(policies)
      policy.rubberBand = rubberBand
      let kind = generator.int(in: 0...3)
      // The first sample that moves begins it, as policies ask for the direction.
      guard let first = path.samples.firstIndex(where: { $0.translation != .zero }),
        first < path.samples.count - 1
      else { return }
      let moving = Array(path.samples[first...])
      let played = [moving, moving.tracked].map { samples -> String in
        switch kind {
        case 0: return outcome(stack(), samples, policy)
        case 1: return (try? pager()).map { outcome($0, samples, policy) } ?? "none"
        case 2: return outcome(sheet(), samples, policy)
        default:
          let (window, stack) = sheet()
          let scroll = stack.beginScroll(policy, at: samples[0], offset: 40, maximum: 900)
          for sample in samples.dropFirst().dropLast() { scroll.change(sample) }
          let velocity = scroll.end(samples[samples.count - 1])
          return "\(velocity) \(stack.state) \(shown(window))"
        }
      }
      XCTAssertEqual(played[0], played[1])
    }
  }

  /// What a gesture decides, and what is shown a while after it.
  private func outcome<State>(
    _ host: (ScreenWindow, TransitionController<State>), _ samples: [GestureSample],
    _ policy: InteractionPolicy
  ) -> String {
    let (window, controller) = host
    let decision = play(samples, on: controller.beginInteraction(policy, at: samples[0]))
    return "\(String(describing: decision)) \(controller.state) \(shown(window))"
  }

  private func shown(_ window: ScreenWindow) -> String {
    window.advance(by: 0.1)
    return window.frame.elements.map { "\($0.id) \($0.frame) \($0.state)" }.joined()
  }
}
