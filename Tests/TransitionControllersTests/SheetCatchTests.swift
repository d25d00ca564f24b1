import TransitionControllers
import TransitionKit
import XCTest

/// Sheets that a finger catches while they are on their way: the height is one number, and the finger moves it one to one.
final class SheetCatchTests: XCTestCase {
  private struct Sheet {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack: TransitionController<ScreenStack<String>>

    init() {
      stack = TransitionController(ScreenStack(["list"]), in: window) { _ in
        .sheet(detents: [.height(300), .height(500)]).animation(.linear(duration: 0.4))
      }
      stack.present("form")
    }

    var height: Double {
      guard let element = stack.id(of: "form").flatMap({ window.frame[$0] }) else { return 0 }
      return 800 - element.frame.origin.y - element.state.translation.dy
    }

    /// How much what is below is dimmed.
    var dimming: Double {
      window.frame.drawList.items.first { $0.id.part == .dimming }?.drawing.opacity ?? 0
    }

    func touch(_ direction: Double) -> ScreenInteraction? {
      stack.beginInteraction(
        .drag(towards: .bottom), at: GestureSample(time: 0, velocity: Point(x: 0, y: direction)))
    }

    /// Drags it 60 points down from its lower detent, lets go, and waits.
    func letGo(_ y: Double = 60, velocity: Double) throws {
      window.advance(by: 3)
      let finger = try XCTUnwrap(touch(1))
      finger.change(GestureSample(time: 0.05, translation: Point(x: 0, y: y)))
      finger.end(
        GestureSample(
          time: 0.1, translation: Point(x: 0, y: y), velocity: Point(x: 0, y: velocity)))
      window.advance(by: 0.1)
    }
  }

  private let starts: [(String, (Sheet) throws -> Void)] = [
    ("it goes up from below its lower detent", { try $0.letGo(velocity: -1000) }),
    ("it goes back", { try $0.letGo(velocity: 0) }),
    (
      "its dismissal is refused",
      {
        $0.stack.shouldDismiss = { _ in false }
        try $0.letGo(250, velocity: 800)
      }
    ),
    (
      "it gets another detent as it goes back",
      {
        try $0.letGo(velocity: 0)
        $0.stack.setDetent(1, of: "form")
        $0.window.advance(by: 0.05)
      }
    ),
    (
      "it gets another detent as it comes",
      {
        $0.window.advance(by: 0.2)
        $0.stack.setDetent(1, of: "form")
        $0.window.advance(by: 0.1)
      }
    ),
    ("it comes", { $0.window.advance(by: 0.2) }),
  ]

  func testAFingerMovesACaughtSheetOneToOne() throws {
    for ((name, start), direction) in starts.flatMap({ start in [1.0, -1].map { (start, $0) } }) {
      let sheet = Sheet()
      try start(sheet)
      let (height, dimming) = (sheet.height, sheet.dimming)
      let finger = try XCTUnwrap(sheet.touch(direction), name)
      XCTAssertEqual(sheet.height, height, accuracy: 1e-6, name)
      XCTAssertEqual(sheet.dimming, dimming, accuracy: 0.05, name)
      for y in [10.0, -20, -40, 25, 0] {
        finger.change(GestureSample(time: 0.05, translation: Point(x: 0, y: y)))
        XCTAssertEqual(sheet.height, height - y, accuracy: 1e-6, "\(name), \(y)")
        XCTAssertEqual(try XCTUnwrap(finger.height), height - y, accuracy: 1e-6, "\(name), \(y)")
      }
    }
  }

  func testACaughtSheetThatIsLetGoAtRestHeadsForTheNearestDetent() throws {
    for (name, start) in starts where !name.contains("refused") {
      for goal in [320.0, 480] {
        let sheet = Sheet()
        try start(sheet)
        let y = sheet.height - goal
        let finger = try XCTUnwrap(sheet.touch(1), name)
        finger.change(GestureSample(time: 0.05, translation: Point(x: 0, y: y)))
        finger.end(
          GestureSample(time: 0.5, translation: Point(x: 0, y: y), velocity: Point(x: 0, y: 0)))
        XCTAssertEqual(sheet.height, goal, accuracy: 1e-6, name)
        sheet.window.advance(by: 5)
        XCTAssertEqual(sheet.height, goal == 320 ? 300 : 500, accuracy: 1e-6, name)
        XCTAssertEqual(sheet.stack.detent(of: "form"), goal == 320 ? 0 : 1, name)
        XCTAssertTrue(sheet.window.isIdle)
      }
    }
  }
}
