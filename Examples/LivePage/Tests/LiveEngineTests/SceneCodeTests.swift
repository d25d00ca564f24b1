import Foundation
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

@testable import LiveEngine

/// The code of a change between two layouts does what the page plays.
///
/// The code itself is compiled and run by `.ci/recipes`, with `SCENE_PROGRAM` in the environment as the folder for its program
/// and for what that has to print.
final class SceneCodeTests: XCTestCase {
  func testCodeOfRandomLayoutsAsAProgram() throws {
    let folder = ProcessInfo.processInfo.environment["SCENE_PROGRAM"]
    // What the code prints is summed up.
    var program = GeneratedProgram(
      code: """
        import TransitionKit
        import TransitionScenes

        nonisolated(unsafe) var printed = PrintedSum()
        func print(_ name: String, _ frame: Rect) { printed.add(name, frame) }

        """)
    for seed in UInt64(0)..<(folder == nil ? 8 : 40) {
      let layouts = RandomLayouts(seed: Thoroughness.firstSeed &+ seed)
      var reader = WordReader(layouts.words)
      let code = try SceneCode(&reader).text()
      XCTAssertTrue(reader.isAtEnd)
      let imports = "import TransitionKit\nimport TransitionScenes\n"
      XCTAssertTrue(code.hasPrefix(imports))
      let body = code.dropFirst(imports.count)
      program.code += "\nfunc layouts\(seed)() {\n\(body)}\n"
      program.calls += "printed = PrintedSum()\nlayouts\(seed)()\nprint(\(seed), printed.value)\n"
      program.expected += "\(seed) \(try layouts.digest())\n"
    }
    if let folder { try program.write(to: folder) }
  }

  func testCodeHasNamesKeysAndTransitions() throws {
    let card = LiveWords.element(
      1, Rect(x: 0, y: 10, width: 100, height: 50), cornerRadius: 8, key: 2,
      transition: LiveWords.recipe("opacity", [0]))
    let empty = LiveWords.scene([])
    let words =
      LayoutWords.names([1: "The \"card\""]) + LayoutWords.names([2: "photo"])
      + LiveWords.change(
        LiveWords.recipe("smooth", [0.5, 0]), stagger: [-3, 0.05, 0, 0], flags: 1, bulge: 0.5,
        to: LiveWords.scene([card])) + empty
    var reader = WordReader(words)
    let code = try SceneCode(&reader).text()
    let element =
      "Element(\"The \\\"card\\\"\", frame: Rect(x: 0, y: 10, width: 100, height: 50))"
    XCTAssertTrue(code.contains(element), code)
    XCTAssertTrue(code.contains(".match(\"photo\")"), code)
    XCTAssertTrue(code.contains(".transition(.opacity)"), code)
    XCTAssertTrue(code.contains("transaction.stagger = .row(each: 0.05).reversed()"), code)
    XCTAssertTrue(code.contains("transaction.isSequential = true"), code)
    XCTAssertTrue(code.contains(".sharedElement(path: .arc(0.5))"), code)
    XCTAssertTrue(code.contains("Scene(size: Size(width: 400, height: 800))\n}"), code)
  }

  func testWordsThatAreNoLayoutsAreRefused() {
    let words = RandomLayouts(seed: 1).words
    for count in [0, 1, 5, words.count / 2, words.count - 1] {
      var reader = WordReader(Array(words.prefix(count)))
      XCTAssertThrowsError(try SceneCode(&reader).text(), "\(count) words")
    }
    var reader = WordReader([1, 1, 1, 300])
    XCTAssertThrowsError(try SceneCode(&reader))
  }
}

/// Words of layouts that only code has.
private enum LayoutWords {
  static func names(_ names: [Int: String]) -> [Double] {
    [Double(names.count)]
      + names.sorted { $0.key < $1.key }.flatMap { number, name in
        [Double(number), Double(name.utf8.count)] + name.utf8.map { Double($0) }
      }
  }
}

/// Two layouts of rectangles with names, some of which are in both.
private struct RandomLayouts {
  private var names: [Int: String] = [:]
  private var first: [Double] = []
  private var change: [Double] = []
  private static let texts = ["Card", "Title \"one\"", "Größe", "back\\slash", "x y"]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let layouts = (RandomScene(&generator), RandomScene(&generator))
    for id in layouts.0.direct.ids + layouts.1.direct.ids {
      let text = RandomLayouts.texts[id % RandomLayouts.texts.count]
      names[id] = id < 5 ? text : "\(text) \(id)"
    }
    first = layouts.0.words
    let animations = [
      LiveWords.recipe("spring", [0.4, 0.25]), LiveWords.recipe("easeInOut", [0.3]), [0],
    ]
    change = LiveWords.change(
      generator.pick(animations),
      stagger: [Double(generator.int(in: -5...5)), 0.03, 0.25, 1],
      flags: generator.pick([0, 0, 1, 2, 4]), bulge: generator.pick([0, 0.4]),
      to: layouts.1.words)
  }

  var words: [Double] {
    LayoutWords.names(names) + LayoutWords.names([1: "photo", 2: "quote \" mark"]) + change + first
  }

  /// A number for all that the code of the page prints, from the scene that the page plays.
  func digest() throws -> UInt64 {
    var reader = WordReader(first)
    let live = LiveScene(try reader.scene())
    var changeReader = WordReader(change)
    live.update(try SceneChangeWords(&changeReader))
    var sum = PrintedSum()
    while live.animator.advance(by: 1.0 / 60) {
      for element in live.animator.frame.elements {
        sum.add(names[element.id.number] ?? "", element.frame)
      }
    }
    return sum.value
  }
}
