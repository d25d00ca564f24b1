import TransitionControllers
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Stacks of screens as values.
final class ScreenStackTests: XCTestCase {
  func testAStackIsMadeFromAnArrayAndReadAsOne() {
    XCTAssertEqual(ScreenStack(["a", "b"]).screens, ["a", "b"])
    let literal: ScreenStack = ["a", "b"]
    XCTAssertEqual(literal, ScreenStack(["a", "b"]))
    XCTAssertEqual(ScreenStack<String>([]).screens, [])
    XCTAssertEqual("\(literal)", "[a, b]")
  }

  func testTheSameScreenMayBeThereTwice() throws {
    var stack: ScreenStack = ["a", "b"]
    stack.push("b")
    XCTAssertEqual(Set(stack.entries.map(\.id)).count, 3)
    let lower = stack.entries[1]
    try stack.pop()
    XCTAssertEqual(stack.top, lower)
    XCTAssertEqual(stack.screens, ["a", "b"])
  }

  func testTheLastScreenStays() {
    var stack: ScreenStack = ["a"]
    XCTAssertThrowsError(try stack.pop()) { XCTAssertEqual($0 as? OperationRefusal, .lastScreen) }
    XCTAssertThrowsError(try stack.set([])) { XCTAssertEqual($0 as? OperationRefusal, .lastScreen) }
    XCTAssertEqual(stack, ["a"])
    XCTAssertEqual(stack.popToRoot(), [])
    XCTAssertThrowsError(try stack.dismiss()) {
      XCTAssertEqual($0 as? OperationRefusal, .nothingPresented)
    }
    XCTAssertThrowsError(try stack.pop(to: "z")) {
      XCTAssertEqual($0 as? OperationRefusal, .unknownScreen)
    }
    XCTAssertEqual(stack, ["a"])
  }

  func testPoppingToAScreenRemovesAllAboveTheUppermostOne() throws {
    var stack: ScreenStack = ["a", "b", "c", "b", "d"]
    XCTAssertEqual(try stack.pop(to: "b").map(\.screen), ["d"])
    XCTAssertEqual(try stack.pop(to: "b"), [])
    XCTAssertEqual(stack.popToRoot().map(\.screen), ["b", "c", "b"])
    XCTAssertEqual(stack, ["a"])
  }

  func testWhatIsAboveAPresentedScreenLeavesWithIt() throws {
    var stack: ScreenStack = ["a"]
    stack.present("m1")
    stack.present("m2")
    XCTAssertEqual("\(stack)", "[a, +m1, +m2]")
    XCTAssertEqual(try stack.dismiss("m1").map(\.screen), ["m1", "m2"])
    XCTAssertEqual(stack, ["a"])
    stack.present("m1")
    stack.push("x")
    XCTAssertEqual(try stack.dismiss().map(\.screen), ["m1", "x"])
    XCTAssertNotEqual(
      ScreenStack(["a", "m1"]),
      {
        stack.present("m1")
        return stack
      }())
  }

  func testScreensThatAreSetAgainKeepTheirEntries() throws {
    var stack: ScreenStack = ["a", "b", "c"]
    let old = stack
    try stack.set(["a", "c", "d"])
    XCTAssertEqual(stack.screens, ["a", "c", "d"])
    XCTAssertEqual(stack.entries[0], old.entries[0])
    XCTAssertEqual(stack.entries[1], old.entries[2])
    XCTAssertFalse(old.entries.map(\.id).contains(stack.entries[2].id))
  }

  func testTheOperationFollowsFromTheTwoStacks() throws {
    func operation(
      from screens: ScreenStack<String>, _ change: (inout ScreenStack<String>) throws -> Void
    ) rethrows -> ScreenOperation? {
      var stack = screens
      try change(&stack)
      return stack.operation(from: screens)
    }
    var modal: ScreenStack = ["a"]
    modal.present("m")
    var deep = modal
    deep.push("x")
    XCTAssertEqual(operation(from: ["a"]) { $0.push("b") }, .push)
    XCTAssertEqual(try operation(from: ["a", "b"]) { try $0.pop() }, .pop)
    XCTAssertEqual(operation(from: ["a", "b", "c"]) { $0.popToRoot() }, .pop)
    XCTAssertEqual(operation(from: ["a", "b"]) { $0.replaceTop(with: "c") }, .replace)
    XCTAssertEqual(operation(from: ["a"]) { $0.present("m") }, .present)
    XCTAssertEqual(operation(from: modal) { $0.push("x") }, .push)
    XCTAssertEqual(try operation(from: deep) { try $0.pop() }, .pop)
    XCTAssertEqual(try operation(from: deep) { try $0.dismiss() }, .dismiss)
    XCTAssertEqual(operation(from: deep) { $0.popToRoot() }, .dismiss)
    XCTAssertNil(operation(from: deep) { _ in })
    // set: pop if the new top was below, none if it is the same, else push.
    XCTAssertEqual(try operation(from: ["a", "b", "c"]) { try $0.set(["a", "b"]) }, .pop)
    XCTAssertNil(try operation(from: ["a", "b", "c"]) { try $0.set(["x", "c"]) })
    XCTAssertEqual(try operation(from: ["a", "b"]) { try $0.set(["a", "x"]) }, .push)
    XCTAssertEqual(try operation(from: ["a"]) { try $0.set(["x"]) }, .push)
    // A push and a pop at one time are nothing.
    XCTAssertNil(
      try operation(from: ["a"]) {
        $0.push("b")
        try $0.pop()
      })
    XCTAssertTrue(ScreenOperation.present.isForward)
    XCTAssertFalse(ScreenOperation.dismiss.isForward)
  }

  /// Random operations against an array: the screens are equal, the numbers are unique, and a refusal changes nothing.
  func testAStackIsAnArrayWithNumbers() {
    var operations = 0
    forAll(2000, .usual) { generator in
      var stack = ScreenStack([0])
      var model: [(screen: Int, isPresented: Bool)] = [(0, false)]
      var numbers: [Int: Int] = [:]
      for _ in 0..<40 {
        let screen = generator.int(in: 0...5)
        switch generator.int(in: 0...6) {
        case 0:
          stack.push(screen)
          model.append((screen, false))
        case 1:
          stack.present(screen)
          model.append((screen, true))
        case 2:
          let popped = try? stack.pop()
          XCTAssertEqual(popped == nil, model.count == 1)
          if model.count > 1 { model.removeLast() }
        case 3:
          let removed = try? stack.pop(to: screen)
          let index = model.lastIndex { $0.screen == screen }
          XCTAssertEqual(removed?.count, index.map { model.count - 1 - $0 })
          if let index { model.removeSubrange((index + 1)...) }
        case 4:
          let removed = try? stack.dismiss()
          let index = model.lastIndex { $0.isPresented }
          XCTAssertEqual(removed?.count, index.map { model.count - $0 })
          if let index { model.removeSubrange(index...) }
        case 5:
          stack.replaceTop(with: screen)
          model[model.count - 1].screen = screen
        default:
          stack.popToRoot()
          model.removeSubrange(1...)
        }
        XCTAssertEqual(stack.screens, model.map(\.screen))
        XCTAssertEqual(stack.entries.map(\.isPresented), model.map(\.isPresented))
        XCTAssertEqual(Set(stack.entries.map(\.id)).count, stack.entries.count)
        for entry in stack.entries {
          XCTAssertEqual(numbers[entry.id, default: entry.screen], entry.screen)
          numbers[entry.id] = entry.screen
        }
        operations += 1
      }
    }
    print("\(operations) operations")
  }
}
