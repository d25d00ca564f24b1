import TransitionKit
import TransitionTestSupport
import TransitionTesting
import XCTest

final class GoldenMutationTests: XCTestCase {
  func testAChangeOfAnyArgumentByOnePercentIsNamed() {
    var count = 0
    let mutations = Mutation.all
    let ways = Thoroughness.product(
      of: AtomicTransition.Operation.allCases, and: LayoutDirection.allCases)
    let cases = Thoroughness.some(
      of: Thoroughness.pairs(of: mutations, and: ways), atLeast: 30)
    for (mutation, (operation, direction)) in cases {
      let container = Container(size: Size(width: 390, height: 844), layoutDirection: direction)
      let old = MotionGolden(mutation.compile(1, operation, container))
      let differences = mutation.compile(1.01, operation, container).differences(from: old)
      let isNamed = differences.contains {
        $0.message.contains(mutation.subject) && $0.view != nil
          && ($0.property != nil || $0.kind == .pieces)
          && (mutation.kinds.isEmpty || mutation.kinds.contains($0.kind))
      }
      XCTAssert(isNamed, "\(mutation.name), \(operation): \(differences)\n\(old)")
      // For a reader who wants to judge the sentences.
      if ProcessInfo.processInfo.environment["SHOW_DIFFERENCES"] != nil, direction == .leftToRight {
        print("\n\(mutation.name), \(operation):")
        for difference in differences { print("  \(difference)") }
      }
      count += 1
    }
    print("\(mutations.count) arguments, \(count) cases")
  }

  func testAnotherPreferenceForReducedMotionIsNamedAndKept() throws {
    var calm = Container.testPhone
    calm.prefersReducedMotion = true
    let fade = NavigationTransition.fade(.cross)
    let (old, new) = (
      fade.compile(for: .push, in: .testPhone), fade.compile(for: .push, in: calm)
    )
    XCTAssertEqual(new.differences(from: MotionGolden(old)).map(\.kind), [.container])
    let golden = MotionGolden(new)
    XCTAssertTrue(golden.text.contains("left to right, reduced motion"))
    XCTAssertEqual(new.differences(from: try MotionGolden(parsing: golden.text)).count, 0)
  }

  func testAContainerThatIsOnePercentLargerIsNamed() {
    let sizes = [Size(width: 393.9, height: 844), Size(width: 390, height: 852.44)]
    let ways = Thoroughness.product(of: NavigationTransition.Operation.allCases, and: sizes)
    for ((name, transition), (operation, size)) in Thoroughness.pairs(
      of: BuiltIn.navigation, and: ways)
    {
      let old = transition.compile(for: operation, in: .testPhone)
      let new = transition.compile(for: operation, in: Container(size: size))
      let differences = new.differences(from: MotionGolden(old))
      XCTAssert(differences.contains { $0.kind == .container }, "\(operation) \(name)")
      let moves = new.timeline != old.timeline
      XCTAssertEqual(differences.contains { $0.property != nil }, moves, "\(operation) \(name)")
    }
  }

  func testAChangeOfAnyNumberInAGoldenIsNamed() throws {
    var (count, unread) = (0, 0)
    for (name, compiled) in Thoroughness.some(of: BuiltInMotions.all + Self.others) {
      let golden = MotionGolden(compiled)
      for change in Thoroughness.some(of: NumberChange.all(of: golden.text), atLeast: 8) {
        guard let changed = try? MotionGolden(parsing: change.text) else {
          unread += 1
          continue
        }
        let differences = changed.differences(from: golden)
        let isNamed = differences.contains { difference in
          guard let property = change.property else { return true }
          return difference.property?.name == property
        }
        XCTAssert(isNamed, "\(name): \(change.line): \(differences)")
        count += 1
      }
    }
    print("\(count) numbers, \(unread) more that make no golden")
    XCTAssertLessThan(unread, count / 20)
  }

  private static var others: [(name: String, compiled: CompiledTransition)] {
    Mutation.all.map { ($0.name, $0.compile(1, .insertion, .testPhone)) }
  }
}

/// A text in which one number is 1 % larger.
private struct NumberChange {
  let text: String
  let line: String
  /// The property that the number belongs to; nil in the header.
  let property: String?

  static func all(of text: String) -> [NumberChange] {
    let lines = text.components(separatedBy: "\n")
    var property: String?
    var changes: [NumberChange] = []
    for (index, line) in lines.enumerated() where index > 0 {
      // The progresses at which code was read are no parameters.
      let isSample = line.range(of: "^    [0-9.]+:", options: .regularExpression) != nil
      if line.hasPrefix("  "), !line.hasPrefix("    ") {
        let name = line.dropFirst(2).prefix { $0 != "." && $0 != " " }
        property = name.filter { $0 != "\"" }
      } else if !line.hasPrefix("    ") {
        property = nil
      }
      for range in numbers(in: line) {
        // Of what code does a value may be next to nothing in comparison with the others.
        let least = isSample ? 1 : line.contains("piecewiseLinear(") ? 0.01 : 0
        guard let number = Double(line[range]), abs(number) > least else { continue }
        let changed = line.replacingCharacters(in: range, with: "\(number * 1.01)")
        var all = lines
        all[index] = changed
        changes.append(
          NumberChange(text: all.joined(separator: "\n"), line: changed, property: property))
      }
    }
    return changes
  }

  /// Where the numbers are that are not part of a name: counts and the numbers of pieces are left out.
  private static func numbers(in line: String) -> [Range<String.Index>] {
    guard !line.hasPrefix("piece"), !line.hasPrefix("drawn") else { return [] }
    let pattern = #"(?<![A-Za-z0-9.])-?[0-9]+(\.[0-9]+)?(e-?[0-9]+)?(?![0-9.]| times|, jump)"#
    var ranges: [Range<String.Index>] = []
    var start = line.startIndex
    while let range = line.range(
      of: pattern, options: .regularExpression, range: start..<line.endIndex)
    {
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }
}
