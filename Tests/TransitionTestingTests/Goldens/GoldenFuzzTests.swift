import TransitionKit
import TransitionTestSupport
import TransitionTesting
import XCTest

final class GoldenFuzzTests: XCTestCase {
  func testADamagedGoldenIsReadOrGivesAnError() {
    let texts = Thoroughness.some(of: BuiltInMotions.all).map { MotionGolden($0.compiled) }
    var (read, failed) = (0, 0)
    for seed in Thoroughness.seeds(60_000, .search) {
      var generator = SeededGenerator(seed: seed)
      let golden = generator.pick(texts)
      let text = generator.damaged(golden.text)
      do {
        let damaged = try MotionGolden(parsing: text)
        read += 1
        // What can be read can be written, and compared in both directions.
        XCTAssertEqual(try? MotionGolden(parsing: damaged.text), damaged, "seed \(seed)")
        if seed % 8 == 0 {
          _ = damaged.differences(from: golden)
          _ = golden.differences(from: damaged)
        }
      } catch {
        failed += 1
        XCTAssert(error.line >= 1 && !error.message.isEmpty, "seed \(seed)")
      }
    }
    print("\(read) damaged goldens were read, \(failed) gave an error")
  }

  func testAnErrorNamesTheLineAndWhatIsWrong() {
    func message(_ text: String) -> String {
      do {
        return "\(try MotionGolden(parsing: text))"
      } catch {
        return "\(error)"
      }
    }
    let start = "motion golden 2\nduration 1 s\ncontainer 10 x 20 at (0, 0), left to right\n"
    XCTAssertEqual(message(""), "line 1: the golden is empty")
    XCTAssertEqual(
      message("motion golden 7"), "line 1: expected version 2, but found \"7\"")
    XCTAssertEqual(
      message("motion golden 2\nduration 1 s\n\nview, insertion"),
      "line 4: expected the container before this line")
    XCTAssertEqual(
      message(start + "view, insertion\n  opcity 0 -> 1"),
      "line 5: expected the name of a property, but found \"opcity 0 -> 1\"")
    XCTAssertEqual(
      message(start + "view, insertion\n  opacity 0 -> 1; easeInOut from 0.2 s to 0.1 s"),
      "line 5: expected a time in seconds, but found \"0.1 s\"")
    XCTAssertEqual(
      message(start + "view, insertion\n  scale.w 0 -> 1"),
      "line 5: expected one of the components x, y, z, but found \"w 0 -> 1\"")
    XCTAssertEqual(
      message(start + "view, insertion\n  opacity 0 -> 1; bounce from 0 s to 1 s"),
      "line 5: expected the name of a curve, but found \"bounce from 0 s to 1 s\"")
  }

  func testLinesMayEndAsOnAnyPlatformAndSpaceMayVary() throws {
    let golden = MotionGolden(NavigationTransition.push.compile(for: .push, in: .testPhone))
    let text = golden.text.replacingOccurrences(of: "\n", with: "\r\n")
      .replacingOccurrences(of: "->", with: " ->  ")
    XCTAssertEqual(try MotionGolden(parsing: text), golden)
  }

  func testNamesOfElementsAndPropertiesMayBeAnyText() throws {
    let names = ["", "row 3", "a \"b\" \\ c", "two\nlines\r", "\u{301}accent", "->; , s", "view"]
    for name in names {
      let property = CustomProperty(name, identity: 2.0, composition: .replace)
      let golden = MotionGolden(
        AtomicTransition.value(property, from: 3).compile(for: .insertion, in: .testPhone))
      XCTAssertEqual(try MotionGolden(parsing: golden.text), golden)
    }
  }
}

extension SeededGenerator {
  /// A text with some changes that only a mistake or an attacker would make.
  fileprivate mutating func damaged(_ text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    for _ in 0..<int(in: 1...3) {
      let index = int(in: 0...lines.count - 1)
      switch int(in: 0...7) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: int(in: 0...lines.count))
      case 2: lines.swapAt(index, int(in: 0...lines.count - 1))
      case 3: lines[index] = pick(lines)
      default: lines[index] = damagedLine(lines[index])
      }
      if lines.isEmpty { return "" }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func damagedLine(_ line: String) -> String {
    var words = line.components(separatedBy: " ")
    let index = int(in: 0...words.count - 1)
    let strange = [
      "", "-", "1e999", "-1e308", "nan", "inf", "-inf", "0", "-0", "9223372036854775807",
      "99999999999999999999", "1e-320", "->", ";", ",", "\"", "\\", "é", "(", ")", "of", "piece",
      "spring", "steps(0,", "piecewiseLinear(", "bezier(", "keyframes", "path", "present", "1", "s",
      "0.5",
      "°",
      "from", "to", "at", "rest", "afterwards", "parabola off by", "repeated 9999999999 times",
    ]
    switch int(in: 0...4) {
    case 0: words[index] = pick(strange)
    case 1: words.insert(pick(strange), at: index)
    case 2: words.remove(at: index)
    case 3: words.swapAt(index, int(in: 0...words.count - 1))
    default: words[index] = String(words[index].shuffled(using: &self))
    }
    return words.joined(separator: " ")
  }
}
