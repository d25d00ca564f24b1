import TransitionKit
import XCTest

@testable import LiveEngine

/// Compares recipes and their code with transitions that are written by hand.
class HandWrittenTestCase: XCTestCase {
  func check(
    _ words: [Double], _ code: String, _ expected: AtomicTransition, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    var reader = RecipeReader(words)
    guard case .atomic(let made) = try reader.ingredient(.atomic) else {
      return XCTFail("no atomic transition", file: file, line: line)
    }
    XCTAssertEqual(reader.position, words.count, file: file, line: line)
    XCTAssertEqual(made, expected, file: file, line: line)
    XCTAssertEqual(digest(made), digest(expected), file: file, line: line)
    reader = RecipeReader(words)
    XCTAssertEqual(try reader.code(), "AtomicTransition" + code, file: file, line: line)
  }

  func check(
    _ words: [Double], _ code: String, _ expected: NavigationTransition,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var reader = RecipeReader(words)
    let made = try XCTUnwrap(reader.ingredient(.navigation).navigation)
    XCTAssertEqual(made, expected, file: file, line: line)
    XCTAssertEqual(digest(made), digest(expected), file: file, line: line)
    reader = RecipeReader(words)
    XCTAssertEqual(try reader.code(), "NavigationTransition" + code, file: file, line: line)
  }

  func check(
    _ words: [Double], _ code: String, _ expected: Animation, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    var reader = RecipeReader(words)
    guard case .animation(let made) = try reader.ingredient(.animation) else {
      return XCTFail("no animation", file: file, line: line)
    }
    XCTAssertEqual(made, expected, file: file, line: line)
    reader = RecipeReader(words)
    XCTAssertEqual(try reader.code(), "Animation" + code, file: file, line: line)
  }
}
