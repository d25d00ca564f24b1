import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What holds of windows with controllers in each other, whatever is asked of them, by several fingers, in any size and layout
/// direction: SCENES, sections 6.1, 9 and 12.
final class WindowScriptLawTests: XCTestCase {
  func testScriptsWithResizesAndFingersKeepTheLaws() {
    var (calls, resizes, catches, second, left) = (0, 0, 0, 0, 0)
    forAll(6000, .search) { generator in
      let script = try ScriptedWindow(.random(&generator))
      func fail(_ text: String) { XCTFail("\(text): \(script.style) \(script.log)") }
      var before = script.drawn
      for _ in 0..<generator.int(in: 3...14) {
        script.make(.wait(generator.double(in: 0.001...0.3)))
        before = script.drawn
        let call = ScriptCall.random(&generator)
        let known = script.gestures.count
        script.make(call)
        calls += 1
        try script.window.checkInvariants()
        let after = script.drawn
        if case .resize = call { resizes += 1 }
        checkSizes(script, fail)
        checkOrder(from: before, to: after, fail)
        if call.keepsPlaces { checkPlaces(from: before, to: after, fail) }
        let gestures = script.gestures
        if gestures.count > known {
          catches += 1
          if known > 0 { second += 1 }
        }
        guard !gestures.isEmpty, generator.bool() else { continue }
        let progress = gestures.map { $0.progress }
        script.make(.wait(generator.double(in: 0...0.3)))
        if gestures.allSatisfy({ $0.isActive }), gestures.map({ $0.progress }) != progress {
          fail("it moves under a finger that rests")
        }
      }
      script.cancelGestures()
      let end = script.window.settlingTime
      guard end < .infinity else { return fail("it is not known when it is idle") }
      left += checkThatNothingVanishes(script, fail)
      script.window.advance(to: max(end, script.window.clockTime))
      script.window.advance(by: 0.001)
      if script.window.advance(by: 0.001) || !script.window.isIdle {
        return fail("it is not idle at \(end)")
      }
      try checkRest(script, fail)
    }
    print(
      "\(calls) calls, \(resizes) resizes, \(catches) gestures, \(second) second fingers, "
        + "\(left) screens left")
  }

  /// All pages and all that is presented have the width of the window.
  private func checkSizes(_ script: ScriptedWindow, _ fail: (String) -> Void) {
    let size = script.size
    for element in script.window.frame.elements {
      guard element.frame.width == size.width else {
        return fail("\(element.id) is \(element.frame.width) wide in \(size)")
      }
      if element.id.part == .dimming || element.id.part == .container,
        element.frame.height != size.height
      {
        return fail("\(element.id) is \(element.frame.height) high in \(size)")
      }
    }
  }

  /// What overlaps keeps its order.
  private func checkOrder(
    from before: [DrawnScreen], to after: [DrawnScreen], _ fail: (String) -> Void
  ) {
    for (upper, screen) in before.enumerated() {
      guard let now = after.firstIndex(where: { $0.id == screen.id }) else { continue }
      for other in before[..<upper] where screen.overlaps(other) {
        guard let position = after.firstIndex(where: { $0.id == other.id }), position > now,
          after[now].overlaps(after[position])
        else { continue }
        return fail("\(screen.id) was over \(other.id), and is under it")
      }
    }
  }

  /// Nothing that was seen jumps.
  private func checkPlaces(
    from before: [DrawnScreen], to after: [DrawnScreen], _ fail: (String) -> Void
  ) {
    for screen in before {
      guard let now = after.first(where: { $0.id == screen.id }) else { continue }
      if screen.distance(to: now) > 1e-6 {
        return fail("\(screen.id) jumps from \(screen.rect) to \(now.rect)")
      }
    }
  }

  /// No screen that is seen is gone, and returns how many are gone in all.
  private func checkThatNothingVanishes(
    _ script: ScriptedWindow, _ fail: (String) -> Void
  ) -> Int {
    var (left, last) = (0, script.window.frame)
    let size = script.size
    while !script.window.isIdle {
      script.window.advance(by: 0.004)
      let next = script.window.frame
      let gone = Set(last.elements.map { $0.id }).subtracting(next.elements.map { $0.id })
      let controllers = Set(next.elements.map { $0.id }.filter { $0.part == .container })
      // What is inside a page that is gone is gone with it.
      for number in Set(gone.filter { $0.part == .screen }.compactMap { $0.controller }).sorted()
      where controllers.contains(where: { $0.controller == number }) {
        let picture = WindowPicture(last, controller: number)
        left += gone.filter { $0.controller == number && $0.part == .screen }.count
        for cell in 0..<64 {
          let point = Point(
            x: size.width * (Double(cell % 8) + 0.37) / 8,
            y: size.height * (Double(cell / 8) + 0.43) / 8)
          for (id, much) in picture.seen(at: point) where gone.contains(id) && much > 0.01 {
            fail(
              "\(id) was seen when it left: \(ScriptedWindow.drawn(in: last)) \(ScriptedWindow.drawn(in: next))"
            )
            return left
          }
        }
      }
      last = next
    }
    return left
  }

  /// At rest it is a new window with the same states, to the bit.
  private func checkRest(_ script: ScriptedWindow, _ fail: (String) -> Void) throws {
    let fresh = try ScriptedWindow(
      script.style, size: script.window.size, direction: script.window.layoutDirection,
      like: script)
    let (mine, other) = (script.window.frame.elements, fresh.window.frame.elements)
    guard mine.count == other.count else {
      return fail("\(mine.map { $0.id }) instead of \(other.map { $0.id })")
    }
    for (a, b) in zip(mine, other) {
      if a.frame != b.frame || a.state != b.state || !a.origins.isEmpty || a.id.part != b.id.part
        || a.isInteractive != b.isInteractive
      {
        return fail("\(a.id): \(a.frame) \(a.state) instead of \(b.frame) \(b.state)")
      }
    }
  }
}
