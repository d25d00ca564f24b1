import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What is presented and leaves stays in front of pages that begin: SCENES, section 6.1.3.
final class PresentationDepthTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  private static let operations: [(name: String, @Sendable (Stack) -> Void)] = [
    (
      "swipe",
      { $0.beginInteraction(.thresholdAndFlick(), at: finger(0, 1))?.change(finger(0, 50)) }
    ),
    ("pop", { _ = $0.pop() }), ("popToRoot", { $0.popToRoot() }), ("push", { $0.push("C") }),
    ("replace", { $0.replaceTop(with: "D") }),
  ]

  /// The screens and what dims them, from back to front.
  private func drawn(_ stack: Stack) -> [ScreenElementID] {
    stack.window.frame.drawList.items.map { $0.id }.filter {
      $0.part == .screen || $0.part == .dimming
    }
  }

  func testASheetThatLeavesStaysInFrontOfThePagesThatMove() throws {
    for (name, operation) in Self.operations {
      let (window, stack, _) = stackInAWindow(["A", "B"]) { context in
        context.operation == .present || context.operation == .dismiss
          ? .sheet(detents: [.height(500)]) : .push()
      }
      stack.present("M")
      window.advance(by: 5)
      let sheet = try XCTUnwrap(stack.id(of: "M"))
      let alone = stackInAWindow(["A"]) { _ in .sheet(detents: [.height(500)]) }
      alone.1.present("M")
      alone.0.advance(by: 5)
      alone.1.dismiss()
      stack.dismiss()
      window.advance(by: 0.15)
      alone.0.advance(by: 0.15)
      operation(stack)
      for _ in 0..<30 {
        let order = drawn(stack)
        guard order.contains(sheet) else { break }
        XCTAssertEqual(order.suffix(2), [sheet.with(.dimming), sheet], name)
        let id = try XCTUnwrap(alone.1.id(of: "M"))
        XCTAssertEqual(
          window.frame[sheet]?.state, alone.0.frame[id]?.state, "\(name) moves the sheet")
        XCTAssertEqual(window.frame[sheet]?.origins, [])
        window.advance(by: 0.02)
        alone.0.advance(by: 0.02)
      }
    }
  }

  func testWhatIsPresentedAgainStaysInFrontOfWhatReplacedIt() throws {
    let (window, stack, _) = stackInAWindow(["A"]) { _ in .sheet(detents: [.large]) }
    stack.present("M")
    window.advance(by: 0.3)
    stack.replaceTop(with: "N")
    window.advance(by: 0.1)
    let order = drawn(stack)
    let sheets = try ["M", "N"].map { try XCTUnwrap(stack.id(of: $0)) }
    stack.replaceTop(with: "M")
    XCTAssertEqual(drawn(stack).filter(sheets.contains), order.filter(sheets.contains))
    window.advance(by: 0.1)
    XCTAssertEqual(drawn(stack).filter(sheets.contains), order.filter(sheets.contains))
  }

  func testASheetThatLeavesIsSeenUntilItIsDown() throws {
    for (name, operation) in Self.operations.dropFirst() {
      let (window, stack, _) = stackInAWindow(["A", "B"]) { context in
        context.operation == .present || context.operation == .dismiss
          ? .sheet(detents: [.height(500)]).animation(.smooth(duration: 1))
          : .push().animation(.linear(duration: 0.1))
      }
      stack.present("M")
      window.advance(by: 5)
      stack.dismiss()
      window.advance(by: 0.05)
      operation(stack)
      let id = try XCTUnwrap(stack.id(of: "M"))
      var last = 0.0
      while let element = window.frame[id], window.advance(by: 0.01) {
        last = element.frame.origin.y + element.state.translation.dy
        XCTAssertEqual(drawn(stack).last, window.frame[id] == nil ? drawn(stack).last : id, name)
      }
      XCTAssertGreaterThan(last, 799, name)
      XCTAssertTrue(window.isIdle)
    }
  }

  /// The page under it goes back before the sheet is down.
  func testASheetOverAPageThatGoesBackIsSeenUntilItIsDown() throws {
    let (window, stack, _) = stackInAWindow(["A"]) { context in
      context.operation == .present || context.operation == .dismiss
        ? .sheet(detents: [.height(500)]) : .push().animation(.smooth)
    }
    stack.push("B")
    window.advance(by: 0.2)
    stack.present("M")
    window.advance(by: 0.3)
    stack.popToRoot()
    let id = try XCTUnwrap(stack.id(of: "M"))
    var last = 0.0
    while let element = window.frame[id] {
      last = element.frame.origin.y + element.state.translation.dy
      window.advance(by: 0.01)
    }
    XCTAssertGreaterThan(last, 799)
  }

  /// What is gone with a page inside another page may be all that the outer one has waited for.
  func testAWindowIsIdleAfterAFlickAwayFromWhatLeaves() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let tabs = TransitionController(try TabSelection([0, 1]), in: window) { _ in .slide() }
    let stack = TransitionController(ScreenStack(["A"]), in: tabs.slot(0)) { context in
      context.operation == .present || context.operation == .dismiss
        ? .sheet() : .push().animation(.smooth)
    }
    let log = EventLog(stack)
    stack.push("B")
    window.advance(by: 0.2)
    stack.present("M")
    window.advance(by: 0.05)
    stack.popToRoot()
    let flick = try XCTUnwrap(
      tabs.beginInteraction(.thresholdAndFlick(.push), at: finger(0, -1)))
    XCTAssertEqual(flick.end(finger(0.1, -150, velocity: -3000)), .commit(speed: nil))
    window.advance(by: 5)
    XCTAssertFalse(window.advance(by: 1))
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(window.frame.elements.filter { $0.id.part == .screen }.count, 1)
    XCTAssertEqual(
      log.lines.filter { $0.hasPrefix("released") }.sorted(), ["released B", "released M"])
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("didTransition") }.count, 3)
  }
}
