import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Presented screens that rest at heights, and what is below them.
final class SheetTests: XCTestCase {
  private func sheet() -> (
    ScreenWindow, TransitionController<ScreenStack<String>>, EventLog<ScreenStack<String>>
  ) {
    let (window, stack, log) = stackInAWindow(["A"]) { _ in
      .sheet(detents: [.height(300), .large], dimming: 0.4)
    }
    stack.present("M")
    window.advance(by: 5)
    log.lines = []
    return (window, stack, log)
  }

  private func dimming(_ window: ScreenWindow) -> Double? {
    window.frame.elements.first { $0.id.part == .dimming }?.state.opacity
  }

  func testASheetThatAFullScreenCoversStaysBelowIt() throws {
    for pause in [0.2, 2] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let navigation = TransitionController(ScreenStack(["a"]), in: window) { context in
        context.to == "sheet"
          ? .sheet(detents: [.medium])
          : ScreenTransition(
            .cover(edge: .trailing), animation: .linear(duration: 0.4), presentation: .fullScreen)
      }
      navigation.present("sheet")
      window.advance(by: pause)
      let id = try XCTUnwrap(navigation.id(of: "sheet"))
      var top = try XCTUnwrap(window.frame.rect(of: id)).origin.y
      navigation.present("full")
      while window.advance(by: 0.02), let rect = window.frame.rect(of: id) {
        XCTAssertLessThanOrEqual(rect.origin.y, top + 1e-6, "\(pause)")
        top = rect.origin.y
      }
      XCTAssertEqual(top, 400, accuracy: 5)
    }
  }

  func testASheetLeavesByItsHeightWhateverTheSourceAnswers() throws {
    for answer in [ScreenTransition.uncover(), .slide(), .push(), .dissolve] {
      for isDropped in [false, true] {
        let window = ScreenWindow(size: Size(width: 400, height: 800))
        let navigation = TransitionController(ScreenStack(["a"]), in: window) { context in
          (context.operation == .present ? .sheet(detents: [.medium]) : answer)
            .animation(.linear(duration: 0.4))
        }
        navigation.present("sheet")
        window.advance(by: 2)
        let id = try XCTUnwrap(navigation.id(of: "sheet"))
        if isDropped {
          navigation.set(["a", "x"])
          window.advance(by: 0.1)
          navigation.set(["a"])
        } else {
          navigation.dismiss()
        }
        var top = try XCTUnwrap(window.frame.rect(of: id)).origin.y
        window.advance(by: 0.01)
        while let rect = window.frame.rect(of: id) {
          XCTAssertGreaterThan(rect.origin.y, top, "\(answer)")
          if !isDropped { XCTAssertEqual(rect.origin.x, 0, accuracy: 1e-9, "\(answer)") }
          top = rect.origin.y
          window.advance(by: 0.01)
        }
        XCTAssertGreaterThan(top, 780, "\(answer)")
      }
    }
  }

  func testASheetRisesToItsFirstDetentOverADimmedScreen() throws {
    let (window, stack, _) = sheet()
    XCTAssertEqual(names(stack), ["A", "M"])
    XCTAssertEqual(try top(stack), 500)
    XCTAssertEqual(dimming(window), 0.4)
    XCTAssertEqual(stack.detent(of: "M"), 0)
    XCTAssertEqual(stack.appearance(of: "A"), .visible)
  }

  func testASheetThatIsRestoredIsAtItsDetent() throws {
    var state: ScreenStack = ["A"]
    state.present("M")
    let (_, stack, _) = stackInAWindow(state) { _ in .sheet(detents: [.height(300)]) }
    XCTAssertEqual(try top(stack), 500)
    XCTAssertEqual(names(stack), ["A", "M"])
  }

  func testASheetFollowsTheFinger() throws {
    let (window, stack, _) = sheet()
    let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: -1)))
    drag.change(finger(0.1, y: -101))
    XCTAssertEqual(try top(stack), 399, accuracy: 1e-9)
    drag.change(finger(0.2, y: 99))
    XCTAssertEqual(try top(stack), 599, accuracy: 1e-9)
    XCTAssertEqual(dimming(window) ?? 0, 0.4 * 201 / 300, accuracy: 1e-9)
    drag.change(finger(0.3, y: -201))
    XCTAssertEqual(try top(stack), 299, accuracy: 1e-9)
    XCTAssertEqual(dimming(window) ?? 0, 0.4, accuracy: 1e-9)
    drag.cancel(at: 0.3)
    window.advance(by: 5)
    XCTAssertEqual(try top(stack), 500)
    XCTAssertEqual(stack.state.screens, ["A", "M"])
    XCTAssertTrue(window.isIdle)
  }

  func testAReleaseGoesToTheDetentNearestToTheProjectedRest() throws {
    // 0.2 s of the velocity count: 250 points from 300 to the middle of 300 and 800.
    for (velocity, height) in [(-1249.0, 300.0), (-1251, 800)] {
      let (window, stack, _) = sheet()
      let drag = try XCTUnwrap(
        stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: -1)))
      drag.end(finger(0.1, y: 0, velocity: velocity))
      window.advance(by: 5)
      XCTAssertEqual(try top(stack), 800 - height)
      XCTAssertTrue(window.isIdle)
    }
    for (velocity, remains) in [(749.0, true), (751, false)] {
      let (window, stack, log) = sheet()
      let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 1)))
      drag.end(finger(0.1, y: 0, velocity: velocity))
      window.advance(by: 5)
      XCTAssertEqual(names(stack), remains ? ["A", "M"] : ["A"])
      XCTAssertEqual(log.lines.contains("released M"), !remains)
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAReleaseIsContinuous() throws {
    for (y, velocity) in [(-100.0, -300.0), (-200, -900), (100, 200), (100, 900), (-550, 0)] {
      let (window, stack, _) = sheet()
      let drag = try XCTUnwrap(
        stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: -1)))
      drag.change(finger(0.1, y: y))
      let before = try top(stack)
      drag.end(finger(0.1, y: y, velocity: velocity))
      XCTAssertEqual(try top(stack), before, accuracy: 1e-9)
      window.advance(by: 1e-4)
      if y > -500 {
        XCTAssertEqual((try top(stack) - before) / 1e-4, velocity, accuracy: abs(velocity) * 0.02)
      }
      window.advance(by: 5)
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAboveTheGreatestDetentARubberBandHoldsTheSheet() throws {
    for coefficient in [0.55, 0.2] {
      let (window, stack, _) = sheet()
      stack.setDetent(1, of: "M", animation: nil)
      XCTAssertEqual(try top(stack), 0)
      var policy = InteractionPolicy.drag(towards: .bottom)
      policy.rubberBandCoefficient = coefficient
      let drag = try XCTUnwrap(stack.beginInteraction(policy, at: finger(0, y: -1)))
      drag.change(finger(0.1, y: -200))
      XCTAssertEqual(try top(stack), -(1 - 1 / (coefficient * 200 / 800 + 1)) * 800, accuracy: 1e-9)
      drag.end(finger(0.2, y: -200))
      window.advance(by: 5)
      XCTAssertEqual(try top(stack), 0)
      XCTAssertEqual(stack.detent(of: "M"), 1)
    }
  }

  func testAGuardedSheetIsAskedOnceAndReturns() throws {
    let (window, stack, log) = sheet()
    var asked = 0
    stack.shouldDismiss = { screen in
      asked += 1
      return screen != "M"
    }
    let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 1)))
    drag.change(finger(0.1, y: 200))
    XCTAssertEqual(drag.end(finger(0.2, y: 250)), .cancel)
    window.advance(by: 5)
    XCTAssertEqual(asked, 1)
    XCTAssertEqual(try top(stack), 500)
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("prevented") }, ["preventedDismissal M"])
    XCTAssertTrue(log.lines.contains { $0.hasPrefix("cancelledTransition dismiss") })
    stack.dismiss()
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertEqual(asked, 1)
  }

  func testTheScreenBelowACardRecedesAndReturns() throws {
    let (window, stack, _) = stackInAWindow(["A"]) { _ in .card() }
    stack.present("M")
    window.advance(by: 0.1)
    let id = try XCTUnwrap(stack.id(of: "A"))
    let scale = try XCTUnwrap(window.frame[id]).state.scale.x
    XCTAssertLessThan(scale, 1)
    XCTAssertGreaterThan(scale, 0.92)
    window.advance(by: 5)
    XCTAssertEqual(try XCTUnwrap(window.frame[id]).state.scale.x, 0.92)
    XCTAssertEqual(try XCTUnwrap(window.frame[id]).state.cornerRadius, 10)
    stack.dismiss()
    window.advance(by: 5)
    XCTAssertTrue(try XCTUnwrap(window.frame[id]).state.isAtRest)
    XCTAssertEqual(names(stack), ["A"])
  }

  func testAnOperationTakesOverFromADrag() throws {
    for y in [-100.0, 100] {
      let (window, stack, log) = sheet()
      let drag = try XCTUnwrap(
        stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: -1)))
      drag.change(finger(0.1, y: y))
      stack.push("B")
      window.commit()
      XCTAssertFalse(drag.isActive)
      window.advance(by: 5)
      XCTAssertEqual(names(stack), ["B"])
      XCTAssertEqual(
        log.lines.filter { $0.hasPrefix("will") && $0.contains("Trans") }.count,
        log.lines.filter { $0.hasPrefix("didT") || $0.hasPrefix("cancelledT") }.count)
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAResizeDuringADragKeepsTheTopEdgeUnderTheFinger() throws {
    let (window, stack, _) = sheet()
    let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: -1)))
    drag.change(finger(0.1, y: -250))
    XCTAssertEqual(try top(stack), 250, accuracy: 1e-9)
    window.resize(to: Size(width: 800, height: 400))
    XCTAssertEqual(try top(stack), 250, accuracy: 1e-9)
    drag.change(finger(0.2, y: -270))
    XCTAssertEqual(try top(stack), 230, accuracy: 1e-9)
    drag.end(finger(0.2, y: -270))
    window.advance(by: 5)
    XCTAssertEqual(try top(stack), 100)
    XCTAssertTrue(window.isIdle)
  }

  func testDetentsAreHeightsInTheirContainer() {
    let container = Size(width: 400, height: 800)
    XCTAssertEqual(Detent.medium.height(in: container), 400)
    XCTAssertEqual(Detent.large.height(in: container), 800)
    XCTAssertEqual(Detent.height(900).height(in: container), 800)
    XCTAssertEqual(Detent.height(-1).height(in: container), 0)
    XCTAssertEqual(Detent.fraction(.nan).height(in: container), 800)
    XCTAssertEqual("\(ScreenPresentation.sheet(detents: [.medium]))", "50 %, dimming 0.2")
  }

  func testACardWithASharedElementFollowsTheFinger() throws {
    let (window, stack, log) = stackInAWindow(["A"]) { _ in
      .card(detents: [.height(400), .height(700)])
    }
    stack.present("M")
    window.advance(by: 5)
    log.lines = []
    let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 1)))
    drag.change(finger(0.1, y: 100))
    XCTAssertEqual(try top(stack), 500, accuracy: 1e-9)
    XCTAssertEqual(dimming(window) ?? 0, 0.2 * 0.75, accuracy: 1e-9)
    drag.change(finger(0.2, y: -150))
    XCTAssertEqual(try top(stack), 250, accuracy: 1e-9)
    drag.end(finger(0.3, y: -200))
    window.advance(by: 5)
    XCTAssertEqual(try top(stack), 100)
    XCTAssertEqual(log.lines.last, "changedDetent M 1")
  }

  func testHandlersMayAskAndCancelWhileAFingerMovesASheet() throws {
    let (window, stack, _) = sheet()
    var drag: ScreenInteraction?
    var asked = 0
    stack.onEvent { _ in
      asked += drag?.isActive == true && drag?.progress != nil ? 1 : 0
      drag?.cancel(at: 0.1)
    }
    stack.shouldDismiss = { _ in
      drag?.cancel(at: 0.2)
      return drag?.isActive ?? false
    }
    drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 1)))
    drag?.change(finger(0.1, y: 200))
    XCTAssertEqual(asked, 1)
    drag?.end(finger(0.2, y: 290))
    window.advance(by: 5)
    XCTAssertEqual(try top(stack), 500)
    drag = stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 1))
    drag?.end(finger(0.2, y: 290))
    window.advance(by: 5)
    XCTAssertEqual(stack.state.screens, ["A", "M"])
    XCTAssertTrue(window.isIdle)
    drag = nil
  }

  func testASheetThatIsCaughtOnItsWayBackGoesToWhereItBelongs() throws {
    let (window, stack, _) = sheet()
    let first = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: -1)))
    first.end(finger(0.1, y: -150))
    window.advance(by: 0.05)
    let before = try top(stack)
    XCTAssertGreaterThan(abs(before - 500), 20)
    let second = try XCTUnwrap(
      stack.beginInteraction(.drag(towards: .bottom), at: finger(1, y: -1)))
    second.change(finger(1, y: -10))
    XCTAssertEqual(try top(stack), before - 10, accuracy: 1e-6)
    second.cancel(at: 1.1)
    window.advance(by: 5)
    XCTAssertEqual(try top(stack), 500)
    XCTAssertEqual(stack.detent(of: "M"), 0)
    XCTAssertTrue(window.isIdle)
  }

  func testAnOperationThatDismissesADraggedSheetEndsTheDrag() throws {
    let (window, stack, _) = sheet()
    let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 1)))
    drag.change(finger(0.1, y: 200))
    stack.pop()
    XCTAssertFalse(drag.cancel(at: 0.2))
    XCTAssertFalse(drag.isActive)
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertTrue(window.isIdle)
  }
}
