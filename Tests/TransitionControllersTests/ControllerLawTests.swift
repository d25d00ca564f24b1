import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What holds of the controllers of a window, whatever is asked of them: see `CheckedWindow`.
final class ControllerLawTests: XCTestCase {
  private let kinds: [[WindowCall]] = [
    [.change(0, .push(2))], [.change(0, .pop)], [.change(0, .present(3))], [.change(0, .dismiss)],
    [.change(0, .popToRoot)], [.begin(0, 0, nil), .move(1 / 64, Point(x: 120, y: 0))],
    [.letGo(0.125, Point(x: 300, y: 0), velocity: 0)], [.advance(0.3125)],
  ]

  func testAllShortSequencesOfCallsKeepTheLaws() {
    let depth = Thoroughness.size(6, or: 3)
    var (sequences, gestures) = (0, 0)
    for (setup, depth) in [
      (WindowSetup(style: .slides), depth), (WindowSetup(style: .anything, salt: 3), depth - 1),
    ] {
      // As seeds, so that the time decides how many are tried. The step has no factor of 2, so that each number comes once,
      // and every kind of call early.
      let count = 1 << (3 * depth)
      for seed in Thoroughness.seeds(count, .all) {
        let number = Int(truncatingIfNeeded: seed &* 0x9E37_79B1) & (count - 1)
        let calls = (0..<depth).flatMap { kinds[number >> (3 * $0) & 7] }
        let checked = play(calls, setup)
        sequences += 1
        if checked.gesture != nil { gestures += 1 }
        guard report(checked, calls, setup) else { return }
      }
    }
    print("\(sequences) sequences, \(gestures) with gestures")
  }

  func testRandomCallsKeepTheLaws() {
    let runs = Thoroughness.size(10_000, or: 20 * 121)
    var (calls, gestures, compared, second) = (0, 0, 0, 0)
    forAll(runs, .search) { generator in
      let setup = WindowSetup(
        tree: .random(&generator), style: .random(&generator), salt: generator.int(in: 0...999),
        namesAreNew: generator.bool())
      let list = WindowCall.random(200, setup, using: &generator)
      let checked = play(list, setup)
      calls += list.count
      gestures += checked.gesture == nil ? 0 : 1
      compared += checked.comparedFrames
      second += checked.secondFingers
      _ = report(checked, list, setup)
    }
    print(
      "\(calls) calls, \(gestures) runs with gestures, \(second) second fingers, "
        + "\(compared) frames compared")
    XCTAssertGreaterThan(gestures, 0)
  }

  /// A finger that drags a sheet below its lowest detent, above it, and throws it down: one gesture, so one question.
  func testASheetThatIsDraggedDownTwiceIsAskedForOnce() {
    let calls: [WindowCall] = [
      .change(0, .present(132)), .advance(0.5), .begin(0, 5, nil),
      .move(1 / 64, Point(x: 0, y: 450)),
      .move(1 / 64, Point(x: 0, y: 0)), .letGo(1 / 64, Point(x: 0, y: -20), velocity: 4000),
    ]
    let checked = play(calls, WindowSetup(style: .translates, namesAreNew: true))
    XCTAssertNil(checked.problem)
    XCTAssertEqual(checked.controllers[0].model.screens, [0, 1])
  }

  func testAFingerMayShowAStackWithoutScreens() {
    let calls: [WindowCall] = [
      .change(0, .replaceTop(4)), .change(0, .present(0)), .change(0, .set([0])), .advance(0.5),
      .begin(0, 2, .dismiss), .move(1 / 64, Point(x: 11, y: 0)), .cancelGesture, .advance(1),
    ]
    let checked = play(calls, WindowSetup(style: .covers))
    XCTAssertNil(checked.problem)
    XCTAssertEqual(checked.controllers[0].model.screens, [0])
  }

  /// Without the gesture, which is cancelled, the screens would have arrived while the finger held them.
  func testATransitionEndsThatHasArrivedBehindAGesture() {
    let calls: [WindowCall] = [
      .react("released", .advance(0.125)), .change(1, .set([124])), .change(0, .select(2)),
      .resize(Size(width: 375, height: 800), .leftToRight), .change(0, .select(1)), .advance(0.5),
      .begin(1, 7, nil), .advance(0.125),
    ]
    let setup = WindowSetup(tree: .tabs, style: .translates, salt: 760, namesAreNew: true)
    XCTAssertNil(play(calls, setup).problem)
  }

  /// A gesture that is cancelled when it begins was never there, so that the next operation is one change with those before it, and shows
  /// the screen again that they replaced.
  func testAScreenIsNotReleasedThatMayComeBackWithACancelledGesture() {
    let calls: [WindowCall] = [
      .allowDismissal(0, false), .change(0, .replaceTop(121)), .change(0, .push(127)),
      .begin(0, 4, nil), .react("didAppear", .begin(0, 0, nil)), .change(0, .push(130)),
      .change(0, .pop),
    ]
    let setup = WindowSetup(style: .anything, salt: 251, namesAreNew: true)
    XCTAssertNil(play(calls, setup).problem)
  }

  /// A finger dismisses a screen that comes back, over another page than it left.
  func testAPresentedScreenThatLeavesContinuesOverTheNextPage() {
    let calls: [WindowCall] = [
      .change(0, .present(0)), .begin(0, 0, nil), .change(0, .popToRoot), .change(0, .present(0)),
      .change(0, .push(3)), .advance(1 / 128), .change(0, .pop),
    ]
    XCTAssertNil(play(calls, WindowSetup(style: .covers, salt: 256)).problem)
  }

  func testADragEndsWithTheScreenThatHoldsTheSheet() {
    let calls: [WindowCall] = [
      .change(1, .next), .change(2, .present(6)), .change(0, .popToRoot), .begin(2, 5, nil),
      .advance(0.5), .letGo(1 / 64, Point(x: -163, y: 464), velocity: -1113),
    ]
    XCTAssertNil(play(calls, WindowSetup(tree: .nested, style: .translates, salt: 963)).problem)
  }

  /// Inside a page that a finger brought, and that leaves again before its own transition has ended.
  func testATransitionEndsInsideAPageThatGoesBack() {
    let calls: [WindowCall] = [
      .resize(Size(width: 800, height: 400), .leftToRight), .change(0, .next), .advance(0.5),
      .change(0, .next), .begin(0, 0, nil), .begin(2, 1, .popToRoot), .advance(0.125),
      .letGo(0, Point(x: -339, y: 96), velocity: 481), .advance(1 / 64),
    ]
    let setup = WindowSetup(tree: .tabs, style: .anything, salt: 775, namesAreNew: true)
    let checked = play(calls, setup)
    XCTAssertNil(checked.problem)
    XCTAssertEqual(checked.controllers[2].model.screens, [0])
  }

  /// A screen that an operation removes inside a page that leaves is no longer there when the page comes back, rather than fading.
  func testAScreenThatHasLeftInAPageThatLeavesIsNotThereWhenThatComesBack() {
    let calls: [WindowCall] = [
      .change(2, .push(0)), .change(0, .select(1)), .advance(2), .change(0, .next),
      .change(2, .popToRoot), .begin(0, 4, nil), .change(0, .previous), .advance(1 / 128),
      .change(2, .push(0)),
    ]
    XCTAssertNil(play(calls, WindowSetup(tree: .tabs, style: .covers)).problem)
  }

  private func play(_ calls: [WindowCall], _ setup: WindowSetup) -> CheckedWindow {
    let checked = CheckedWindow(setup)
    for call in calls {
      checked.make(call)
      if checked.problem != nil { return checked }
    }
    checked.settle()
    return checked
  }

  /// Fails with few calls that have the same problem.
  private func report(
    _ checked: CheckedWindow, _ calls: [WindowCall], _ setup: WindowSetup
  ) -> Bool {
    guard checked.problem != nil else { return true }
    var (calls, problem) = (calls, checked.problem ?? "")
    var length = calls.count
    while length > 0 {
      var start = 0
      while start < calls.count {
        var fewer = calls
        fewer.removeSubrange(start..<min(start + length, calls.count))
        if let other = play(fewer, setup).problem {
          (calls, problem) = (fewer, other)
        } else {
          start += length
        }
      }
      length /= 2
    }
    XCTFail("\(problem) in \(setup):\n" + calls.map { "\($0)" }.joined(separator: "\n"))
    return false
  }
}
