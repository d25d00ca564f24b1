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
      for _ in 0..<generator.int(in: 3...14) {
        script.make(.wait(generator.double(in: 0.001...0.3)))
        let call = ScriptCall.random(&generator)
        let known = script.gestures.count
        try make(call, script, fail)
        calls += 1
        if case .resize = call { resizes += 1 }
        let gestures = script.gestures
        if gestures.count > known {
          catches += 1
          if known > 0 { second += 1 }
        }
        if gestures.count == 1, gestures.count > known, generator.bool() {
          script.make(.wait(generator.double(in: 0...0.2)))
          // The other finger in another controller.
          try make(ScriptCall.begin(for: 1, &generator), script, fail)
          if script.gestures.count > 1 { second += 1 }
        }
        guard !gestures.isEmpty, generator.bool() else { continue }
        let progress = gestures.map { $0.progress }
        script.make(.wait(generator.double(in: 0...0.3)))
        if gestures.allSatisfy({ $0.isActive }), gestures.map({ $0.progress }) != progress {
          fail("it moves under a finger that rests")
        }
      }
      left += try settle(script, fail)
    }
    print(
      "\(calls) calls, \(resizes) resizes, \(catches) gestures, \(second) second fingers, "
        + "\(left) screens left")
  }

  /// Times are multiples of a power of two, so that sums of them are exact.
  func testFramesOfScriptsDoNotDependOnTheStepsOfTheClock() {
    var frames = 0
    forAll(3000, .search) { generator in
      let style = ScriptedWindow.Style.random(&generator)
      let (script, stepped) = (try ScriptedWindow(style), try ScriptedWindow(style))
      for _ in 0..<generator.int(in: 3...14) {
        var call = ScriptCall.random(&generator)
        if case .wait = call { call = .wait(Double(generator.int(in: 0...400)) / 1024) }
        let wait = generator.int(in: 1...300)
        var passed = 0
        while passed < wait, generator.int(in: 0...2) > 0 {
          let step = generator.int(in: 1...(wait - passed))
          stepped.window.advance(by: Double(step) / 1024)
          if generator.bool() { _ = stepped.window.frame }
          passed += step
        }
        script.make(.wait(Double(wait) / 1024))
        stepped.make(.wait(Double(wait - passed) / 1024))
        for window in [script, stepped] { window.make(call) }
        frames += 1
        let (one, other) = (script.window.frame.elements, stepped.window.frame.elements)
        guard one.count == other.count,
          zip(one, other).allSatisfy({
            $0.id == $1.id && $0.frame == $1.frame && $0.state == $1.state
              && $0.origins == $1.origins
          })
        else { return XCTFail("\(style) \(script.log) \(one) instead of \(other)") }
      }
    }
    print("\(frames) frames")
  }

  // MARK: What searches have found

  private let back = ScriptCall.begin(0, .thresholdAndFlick(), Point(x: 1, y: 0))
  private let down = ScriptCall.begin(0, .drag(towards: .bottom), Point(x: 0, y: 1))

  /// A card that leaves is under one that has come back since, so a new one comes instead.
  func testAScreenThatLeavesDoesNotComeBackOverOneThatCameBackSince() throws {
    try check([
      .present(11), .wait(0.1), .replace(3), .wait(0.1), .dismiss, .wait(0.2), .present(11),
      .wait(0.03), down, .wait(0.1), .present(13),
    ])
  }

  /// A sheet leaves in a page that comes behind another one, so it is not in front of what comes next.
  func testASheetInAPageBehindAnotherOneStaysBehindIt() throws {
    try check(
      [
        .push(2), .wait(2), .present(12), .wait(2), .push(1), .wait(2), back, .wait(0.1), .dismiss,
        .wait(0.1), down,
      ], push: .push())
  }

  /// Otherwise it would become twice as high while it leaves, and be gone in full view.
  func testACardThatWasPulledUpIsThrownDown() throws {
    try check([
      .present(11), .wait(2), down, .wait(0.1),
      .letGo(0, Point(x: 0, y: -100), velocity: Point(x: 0, y: 1400)),
    ])
  }

  func testASheetThatWasGoingToAnotherHeightIsCaughtAndTheWindowIsResized() throws {
    try check([
      .present(13), .wait(2), .setDetent(0), .wait(0.05), back, .wait(0.1),
      .resize(ScriptCall.sizes[2], .leftToRight),
    ])
  }

  /// The gesture was letting it go when another operation left it where it was going.
  func testASheetThatAFingerLetGoIsLaidOutWithTheWindow() throws {
    try check([
      .present(14), .wait(2), .setDetent(1), .wait(0.1), back, .wait(0.1), .setDetent(1),
      .wait(0.05), .resize(ScriptCall.sizes[1], .leftToRight),
    ])
  }

  func testACardThatIsDismissedWhileAFingerPullsItUpKeepsItsHeight() throws {
    try check([
      .present(11), .wait(2), down, .wait(0.1), .drag(0, Point(x: 0, y: -100)), .wait(0.1),
      .dismiss,
    ])
  }

  /// It left over the second page, came back over the first one, and leaves with that.
  func testASheetThatComesBackOverAnotherPageIsNoPartOfTheFirstOne() throws {
    for wait in [0.35, 0.38, 0.41, 0.44] {
      try check([
        .push(2), .wait(0.1), .present(14), .wait(0.6), .popToRoot, .wait(0.3), .present(14),
        .wait(wait), .push(3),
      ])
    }
  }

  /// What dims the screens below it was there for longer.
  func testWhatASheetLeavesBehindIsLaidOutWithTheWindow() throws {
    try check(
      [
        .present(13), .wait(0.02), down, .wait(0.14), .resize(ScriptCall.sizes[1], .leftToRight),
        .wait(0.35), .popToRoot, .wait(0.4), .resize(ScriptCall.sizes[2], .leftToRight),
      ], animation: .easeInOut(duration: 0.3))
  }

  /// The page that it was presented over was at the bottom, under one that a finger had brought, and that comes again.
  func testASheetThatATransitionDoesNotTakeAwayWithItsPageLeavesByItself() throws {
    try check(
      [
        .wait(0.06), .push(1), .wait(0.096), .push(1), .wait(0.18), .pop, .wait(0.167), down,
        .wait(0.017), .drag(0, Point(x: 24, y: 299)), .wait(0.031), .present(13), .wait(0.278),
        .popToRoot,
      ], animation: .smooth(duration: 0.3))
  }

  /// It was leaving over a page that a pop takes away, and came back over the other one, before the tab of both left.
  func testACardThatCameBackOverAnotherPageIsNotGoneWithTheFirstOneInATabThatLeaves() throws {
    try check(
      [
        .wait(0.22), .push(3), .wait(0.14), .push(2), .wait(0.87), .present(11), .wait(0.077),
        .dismiss,
        .wait(0.228), .pop, .wait(0.075), .present(11), .wait(0.079), .select(3),
      ], push: .slide(), animation: .smooth(duration: 0.3))
  }

  private func check(
    _ calls: [ScriptCall], push: ScreenTransition = .cover(), animation: Animation = .smooth
  ) throws {
    let script = try ScriptedWindow(
      ScriptedWindow.Style(place: .alone, tabs: .slide(), push: push, animation: animation))
    func fail(_ text: String) { XCTFail("\(text): \(script.log)") }
    for call in calls { try make(call, script, fail) }
    _ = try settle(script, fail)
  }

  // MARK: Checks

  /// Makes a call, and checks what it must not change.
  private func make(
    _ call: ScriptCall, _ script: ScriptedWindow, _ fail: (String) -> Void
  ) throws {
    let before = script.drawn
    script.make(call)
    try script.window.checkInvariants()
    let after = script.drawn
    checkSizes(script, fail)
    checkOrder(from: before, to: after, fail)
    if call.keepsPlaces { checkPlaces(from: before, to: after, fail) }
  }

  /// Lets all fingers go and everything come to rest, and returns how many screens have left.
  private func settle(_ script: ScriptedWindow, _ fail: (String) -> Void) throws -> Int {
    script.cancelGestures()
    let end = script.window.settlingTime
    guard end < .infinity else {
      fail("it is not known when it is idle")
      return 0
    }
    let left = checkThatNothingVanishes(script, fail)
    script.window.advance(to: max(end, script.window.clockTime))
    script.window.advance(by: 0.001)
    if script.window.advance(by: 0.001) || !script.window.isIdle {
      fail("it is not idle at \(end)")
    } else {
      try checkRest(script, fail)
    }
    return left
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
            // A spring has arrived when so much of its way is left, which may be a strip at an edge of another screen.
            let strip = Spring.largestEndFraction * max(size.width, size.height)
            let around = [(strip, 0), (-strip, 0), (0, strip), (0, -strip)].map {
              picture.seen(at: Point(x: point.x + $0, y: point.y + $1))[id] ?? 0
            }
            guard around.allSatisfy({ $0 > 0.01 }) else { continue }
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
