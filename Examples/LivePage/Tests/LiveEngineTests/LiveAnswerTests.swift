import Foundation
import XCTest

@testable import LiveEngine

/// What cannot be done has a message that names what was given.
final class LiveAnswerTests: XCTestCase {
  func testAHandleOfNoTransitionIsNamed() {
    give([390, 844, 0, 0, 0, 0] + LiveWords.recipe("slide", [1]).dropFirst())
    let transition = liveCompile()
    XCTAssertGreaterThan(liveExport(transition, 0), 0)
    for call in [
      { liveExport(99, 0) }, { liveStructure(99) }, { liveLint(99) }, { livePlayer(99) },
    ] {
      XCTAssertEqual(call(), 0)
      XCTAssertEqual(message, "There is no transition 99.")
      _ = liveDescribe(transition)
    }
    XCTAssertEqual(livePlayerExplain(99, 0), 0)
    XCTAssertEqual(message, "There is no player 99.")
  }

  func testWordsOfNoEnvironmentAreNamed() {
    func refused(_ word: Int, _ value: String, upTo most: Int) -> String {
      "Word \(word) is \(value), which is not a whole number from 0 to \(most)."
    }
    let faults: [([Double], String)] = [
      ([390], "The words end at word 1."), ([390, 844, 2, 0, 0, 0], refused(2, "2", upTo: 1)),
      ([390, 844, 0, 0, 7, 0], refused(4, "7", upTo: 2)),
      ([390, 844, 0, 0, 0, 0.5], refused(5, "0.5", upTo: 1)),
      ([390, 844, 0, 0, 0, 0], "The recipe ends at word 6, in the recipe."),
    ]
    for (words, fault) in faults {
      for call in [liveCompile, liveCode, { liveExportPages(0) }, { liveExportPages(1) }] {
        give(words)
        XCTAssertEqual(call(), 0)
        XCTAssertEqual(message, fault)
      }
    }
  }

  func testDocumentsForPagesHaveBothOperations() {
    let recipe = [390, 844, 0, 0, 0, 0] + LiveWords.recipe("slide", [1]).dropFirst()
    for (format, wanted) in [
      (Int32(0), [".transition.push", ".transition.pop"]),
      (1, ["\"transition.push\"", "\"transition.pop\"", "export const play"]),
    ] {
      give(recipe)
      XCTAssertGreaterThan(liveExportPages(format), 0)
      for text in wanted { XCTAssertTrue(message.contains(text), "\(format) has no \(text)") }
      XCTAssertGreaterThan(liveAccuracy(), 0)
    }
    give(recipe)
    XCTAssertEqual(liveExportPages(3), 0)
    XCTAssertEqual(message, "There is no format 3.")
  }

  func testAModuleOfChangesHasTheirAnimations() {
    give(
      [390, 844, 0, 0, 0, 0] + LiveWords.recipe("spring", [0.5, 0.2])
        + LiveWords.recipe("opacity", [0]))
    XCTAssertGreaterThan(liveExportPages(2), 0)
    XCTAssertTrue(message.contains("\"transition\""), message)
    give([390, 844, 0, 0, 0, 0, 0])
    XCTAssertEqual(liveExportPages(2), 0)
    XCTAssertEqual(message, "The words end at word 7.")
  }

  func testDocumentsHaveTheNamesThatWereGiven() {
    func name(_ names: [String]) {
      give(
        names.flatMap { name in
          [Double(name.unicodeScalars.count)] + name.unicodeScalars.map { Double($0.value) }
        })
      XCTAssertEqual(liveNames(), Int32(max(names.count, 1)))
    }
    defer { name([]) }
    let environment: [Double] = [390, 844, 0, 0, 0, 0]
    let slide = LiveWords.recipe("slide", [1]).dropFirst()
    name(["card-rise", "größer"])
    give(environment + slide + slide)
    XCTAssertGreaterThan(liveExportPages(1), 0)
    for name in ["card-rise", "größer"] {
      for operation in ["push", "pop"] {
        XCTAssertTrue(message.contains("\"\(name).\(operation)\""), "\(name).\(operation)")
      }
    }
    give(environment + slide)
    XCTAssertEqual(liveExportPages(1), 0)
    XCTAssertTrue(message.contains("The recipe ends at word"), message)
    name(["card-rise"])
    give(environment + slide)
    XCTAssertGreaterThan(liveExportPages(0), 0)
    XCTAssertTrue(message.contains(".card-rise.push"))
    give(environment + slide)
    XCTAssertGreaterThan(liveExport(liveCompile(), 0), 0)
    XCTAssertTrue(message.contains("card-rise"))
    for words in [[0], [2, 65], [1, -1], [.nan], [1, 0xD800, 0.5]] as [[Double]] {
      give(words)
      XCTAssertEqual(liveNames(), 0, "\(words)")
    }
  }

  func testFramesAreThoseOfTheTimesInTheInput() {
    give([390, 844, 0, 0, 0, 0] + LiveWords.recipe("slide", [1]).dropFirst())
    let transition = liveCompile()
    give([0, 0.125, -1, .nan])
    XCTAssertGreaterThan(liveExportFrames(transition), 0)
    XCTAssertEqual(message.components(separatedBy: "class=\"panel\"").count - 1, 4)
    XCTAssertTrue(message.contains("data-time=\"0.125\""))
    give([])
    XCTAssertEqual(liveExportFrames(transition), 0)
    XCTAssertEqual(message, "There are no times.")
    give([0])
    XCTAssertEqual(liveExportFrames(99), 0)
    XCTAssertEqual(message, "There is no transition 99.")
  }
}
