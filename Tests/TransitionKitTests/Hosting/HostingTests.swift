import Foundation
import TransitionKit
import XCTest

/// The host of the guide, on a screen that takes notes.
final class HostingTests: XCTestCase {
  private let phone = Container(size: Size(width: 390, height: 844))

  func testHostOfTheGuideIsTheOneThatIsTested() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: folder.appendingPathComponent("Host.swift"), encoding: .utf8)
    let guide = try String(
      contentsOf: folder.appendingPathComponent("../../../Documentation/Hosting.md"),
      encoding: .utf8)
    let host = source.drop { $0 != "\n" }.trimmingCharacters(in: .newlines)
    XCTAssert(guide.contains("```swift\n\(host)\n```"))
    XCTAssertLessThanOrEqual(host.split(separator: "\n").count, 60)
  }

  func testFramesAreRequestedUntilTheEndAndThenNoMore() {
    let screen = NoteTakingScreen()
    let host = Host(.slide, in: phone, on: screen)
    host.go(.push, from: "list", to: "detail")
    let steps = screen.run(host, from: 0)
    // 0.35 seconds at 60 frames a second, from the first frame at 0 on.
    XCTAssertEqual(steps, 22)
    XCTAssertEqual(screen.shown.last?.map { $0.page }, ["detail"])
    XCTAssertEqual(screen.shown.last?.first?.item.matrix, .identity)
    XCTAssertEqual(screen.shown[0].map { $0.page }, ["list", "detail"])
  }

  func testInterruptionKeepsPagesWhereTheyAre() throws {
    let screen = NoteTakingScreen()
    let host = Host(.slide, in: phone, on: screen)
    host.go(.push, from: "list", to: "detail")
    screen.run(host, from: 0, steps: 9)
    let before = screen.positions
    host.go(.pop, from: "detail", to: "list")
    host.step(at: 8.0 / 60)
    XCTAssertEqual(screen.positions.count, 2)
    for (page, position) in screen.positions {
      XCTAssertEqual(position, try XCTUnwrap(before[page]), accuracy: 1e-9)
    }
    screen.run(host, from: 9.0 / 60)
    XCTAssertEqual(screen.shown.last?.map { $0.page }, ["list"])
  }

  func testEveryPageOfSeveralInterruptionsIsKnown() {
    let screen = NoteTakingScreen()
    let host = Host(.slide, in: phone, on: screen)
    let pages = ["a", "b", "c", "d", "e"]
    var time = 0.0
    var last: [String: Double] = [:]
    for (from, to) in zip(pages, pages.dropFirst()) {
      host.go(.push, from: from, to: to)
      for step in 0..<4 {
        host.step(at: time)
        let now = screen.positions
        // Each page continues from its position, so that none has the name of another one.
        for (page, position) in now {
          XCTAssertEqual(position, last[page] ?? position, accuracy: 90, "\(page) at \(time)")
        }
        if step > 0 { XCTAssertGreaterThanOrEqual(now.count, 2) }
        last = now
        time += 1.0 / 60
      }
    }
    XCTAssertEqual(Set(last.keys), Set(pages))
    screen.run(host, from: time)
    XCTAssertEqual(screen.shown.last?.map { $0.page }, ["e"])
  }

  func testResizeDuringARunEndsInTheNewContainer() {
    let screen = NoteTakingScreen()
    let host = Host(.slide, in: phone, on: screen)
    host.go(.push, from: "list", to: "detail")
    screen.run(host, from: 0, steps: 9)
    host.container = Container(size: Size(width: 844, height: 390))
    screen.run(host, from: 9.0 / 60)
    XCTAssertEqual(screen.shown.last?.first?.item.size, Size(width: 844, height: 390))
  }

  func testReducedMotionFades() {
    let screen = NoteTakingScreen()
    screen.prefersReducedMotion = true
    let host = Host(.slide, in: phone, on: screen)
    host.go(.push, from: "list", to: "detail")
    screen.run(host, from: 0, steps: 9)
    XCTAssert(screen.positions.values.allSatisfy { $0 == 0 })
  }
}

private final class NoteTakingScreen: Screen {
  var prefersReducedMotion = false
  private(set) var shown: [[(item: DrawList.Item, page: String)]] = []
  private var isRequested = false

  func show(_ items: [(item: DrawList.Item, page: String)]) { shown.append(items) }
  func requestFrame() { isRequested = true }

  /// Where each page is, by its left edge.
  var positions: [String: Double] {
    Dictionary(
      (shown.last ?? []).map { ($0.page, $0.item.matrix.m41) }, uniquingKeysWith: { $1 })
  }

  /// Steps at 60 frames a second, as long as frames are requested.
  @discardableResult
  func run(_ host: Host, from start: Double, steps: Int = 1000) -> Int {
    for step in 0..<steps {
      guard isRequested else { return step }
      isRequested = false
      host.step(at: start + Double(step) / 60)
    }
    return steps
  }
}
