import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Fingers that wait, in whatever is on its way: they hold it, nothing jumps, and nothing is left of them.
final class WaitingCatchLawTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<Int>>
  private typealias Tabs = TransitionController<TabSelection<Int>>

  /// A stack with a pager on its first page, and another stack beside it.
  private final class Screens {
    let window = ScreenWindow(
      size: Size(width: 800, height: 800),
      elements: [
        Element("left", frame: Rect(x: 0, y: 0, width: 400, height: 800)),
        Element("right", frame: Rect(x: 400, y: 0, width: 400, height: 800)),
      ])
    let stack: Stack
    let side: Stack
    let tabs: Tabs
    /// The number with which the next screen is not one that was there.
    var next = 10

    init(_ style: Int) throws {
      let presented: [ScreenTransition] = [
        .sheet(detents: [.height(300), .large]), .card(), .cover(edge: .bottom),
      ]
      func transition(_ context: OperationContext<Int>) -> ScreenTransition? {
        let isPresentation = context.operation == .present || context.operation == .dismiss
        let pushes: [ScreenTransition] = [
          .testSlide, .push(), .cover(edge: .trailing), .slide().animation(.smooth),
        ]
        return isPresentation ? presented[style % 3] : pushes[style % 4]
      }
      stack = Stack(ScreenStack([0]), in: window.slot(element: "left")) { transition($0) }
      side = Stack(ScreenStack([0]), in: window.slot(element: "right")) { transition($0) }
      tabs = Tabs(try TabSelection([0, 1, 2, 3]), in: stack.slot(0)) { _ in .pager }
      window.advance(by: 1)
    }

    func operate(_ generator: inout SeededGenerator) -> String {
      let one = generator.bool() ? stack : side
      next += 1
      switch generator.int(in: 0...7) {
      case 0, 1: one.push(next)
      case 2: one.pop()
      case 3: if one.state.top?.isPresented != true { one.present(next) }
      case 4: one.dismiss()
      case 5:
        if let top = one.state.top, top.isPresented {
          one.setDetent(generator.int(in: 0...1), of: top.screen)
        }
      default: tabs.select(generator.int(in: 0...3))
      }
      window.commit()
      return "operation \(stack.state.screens) \(side.state.screens) \(tabs.state.selected)"
    }

    /// Begins a gesture that waits.
    func touch(_ generator: inout SeededGenerator) -> (ScreenInteraction?, String) {
      let number = generator.int(in: 0...3)
      let policy: InteractionPolicy =
        [.contentPan(), .drag(towards: .bottom), .dismissal(), .tabs][number]
      let location = Point(
        x: generator.double(in: 0...800), y: generator.double(in: 0...800))
      let sample = GestureSample(time: 0, location: generator.bool() ? location : nil)
      switch generator.int(in: 0...2) {
      case 0: return (stack.beginInteraction(policy, at: sample), "policy \(number) on the stack")
      case 1: return (side.beginInteraction(policy, at: sample), "policy \(number) on the other")
      default:
        // What leaves takes no input.
        guard stack.state.screens == [0] else { return (nil, "no touch") }
        return (tabs.beginInteraction(policy, at: sample), "policy \(number) on the tabs")
      }
    }

    /// Where everything is drawn.
    var places: [ScreenElementID: Point] {
      var places: [ScreenElementID: Point] = [:]
      for item in window.frame.drawList.items {
        places[item.id] = item.drawing.matrix.apply(to: Point(x: 0, y: 0))
      }
      return places
    }
  }

  private struct Touch {
    let interaction: ScreenInteraction
    let start: Double
    var way = Point(x: 0, y: 0)
    var hasMoved = false
    let isOnTabs: Bool
  }

  func testFingersThatWaitHoldAndLetGoWithoutAJump() {
    var (touched, won, frames) = (0, 0, 0)
    forAll(3_000, .search) { generator in
      let style = generator.int(in: 0...11)
      let screens = try Screens(style)
      let window = screens.window
      var (touches, log, operated): ([Touch], [String], Double) = ([], ["style \(style)"], 0)
      func assertContinuous(
        _ before: [ScreenElementID: Point], _ what: String, line: UInt = #line
      ) {
        for (id, place) in screens.places {
          guard let old = before[id] else { continue }
          let distance = max(abs(old.x - place.x), abs(old.y - place.y))
          if distance > 1e-6 { XCTFail("\(what): \(id) jumps by \(distance): \(log)", line: line) }
        }
      }
      for _ in 0..<generator.int(in: 4...18) {
        let before = screens.places
        let choice = generator.int(in: 0...9)
        switch choice {
        case 0, 1:
          log.append(screens.operate(&generator))
          // Those at one time are one.
          if operated < window.clockTime { assertContinuous(before, "an operation") }
          operated = window.clockTime
          // What leaves takes no input.
          if screens.stack.state.screens != [0] { touches.removeAll { $0.isOnTabs } }
        case 2, 3:
          let (begun, what) = screens.touch(&generator)
          log.append("touch at \(window.clockTime): \(what), \(begun != nil)")
          guard let interaction = begun else { break }
          touches.append(
            Touch(
              interaction: interaction, start: window.clockTime, isOnTabs: what.hasSuffix("tabs")))
          touched += 1
          assertContinuous(before, "a touch")
        case 4, 5:
          touches.removeAll { !$0.interaction.isActive }
          guard !touches.isEmpty else { break }
          let index = generator.int(in: 0...(touches.count - 1))
          let time = window.clockTime - touches[index].start
          let wasWaiting = !touches[index].hasMoved
          let length = wasWaiting ? generator.pick([3.0, 10, 10]) : generator.double(in: 5...200)
          let direction = generator.pick([
            Point(x: 1, y: 0), Point(x: -1, y: 0), Point(x: 0, y: 1), Point(x: 0, y: -1),
          ])
          touches[index].way = Point(x: direction.x * length, y: direction.y * length)
          touches[index].hasMoved = !wasWaiting || length == 10
          log.append("move \(index) to \(touches[index].way)")
          touches[index].interaction.change(
            GestureSample(time: time, translation: touches[index].way))
          // A finger that has just passed its slop moves nothing yet.
          if wasWaiting {
            assertContinuous(before, "a finger that begins")
            won += touches[index].interaction.operation == nil ? 0 : 1
          }
        case 6:
          guard !touches.isEmpty else { break }
          let touch = touches.removeLast()
          let time = window.clockTime - touch.start
          log.append("end")
          let wasActive = touch.interaction.isActive
          if generator.bool() {
            touch.interaction.cancel(at: time)
          } else if generator.bool() {
            touch.interaction.end(
              GestureSample(time: time, translation: touch.way, velocity: .zero))
          }
          if wasActive { assertContinuous(before, "the end of a touch") }
        case 7 where generator.int(in: 0...3) == 0:
          log.append("resize")
          window.resize(to: Size(width: generator.pick([800.0, 1000]), height: 800))
        default:
          window.advance(by: generator.double(in: 0.01...0.3))
          log.append("advance to \(window.clockTime)")
          frames += 1
        }
      }
      for touch in touches { touch.interaction.cancel(at: window.clockTime - touch.start) }
      touches = []
      window.advance(by: 20)
      window.advance(by: 1)
      XCTAssertTrue(window.isIdle, "\(log)")
      let places = screens.places
      window.advance(by: 5)
      XCTAssertEqual(screens.places, places, "\(log)")
      for item in window.frame.elements {
        XCTAssertEqual(item.presence, .present, "\(log)")
        XCTAssertEqual(item.frame, item.finalFrame, "\(log)")
        XCTAssertEqual(item.state.translation, .zero, "\(log)")
      }
    }
    print("\(touched) touches, \(won) begun, \(frames) frames")
  }

  /// From the touch to anything else that happens, no frame changes of what is under the finger.
  func testNoFrameChangesUnderAFingerThatWaits() {
    var moving = 0
    forAll(3_000, .search) { generator in
      let screens = try Screens(generator.int(in: 0...11))
      let window = screens.window
      var log: [String] = []
      for _ in 0..<generator.int(in: 1...6) {
        log.append(screens.operate(&generator))
        window.advance(by: generator.double(in: 0.02...0.3))
      }
      let controller = generator.bool() ? screens.stack : screens.side
      let policy = generator.pick([InteractionPolicy.contentPan(), .drag(towards: .bottom)])
      func picture() -> [String] {
        window.frame.drawList.items.filter { controller.screen(of: $0.id) != nil }
          .map { "\($0.id) \($0.drawing.matrix) \($0.drawing)" }
      }
      let (before, wasIdle) = (picture(), window.isIdle)
      guard let touch = controller.beginInteraction(policy, at: GestureSample(time: 0)) else {
        return
      }
      for _ in 0..<3 {
        window.advance(by: generator.double(in: 0.02...0.3))
        XCTAssertEqual(picture(), before, "\(log)")
      }
      moving += wasIdle ? 0 : 1
      touch.cancel(at: 1)
      window.advance(by: 20)
      window.advance(by: 1)
      XCTAssertTrue(window.isIdle, "\(log)")
    }
    print("\(moving) touches of what was on its way")
  }
}
