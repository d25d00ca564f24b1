import Foundation
import TransitionKit
import TransitionLint
import TransitionScenes
import XCTest

final class LintReportTests: XCTestCase {
  private let bouncy = AtomicTransition.opacity.animation(.bouncy)
    .compile(for: .insertion, in: .mirroredPhone)

  func testAFindingHasAllKeysAndItsValues() throws {
    let finding = try XCTUnwrap(bouncy.lint().first)
    let found = try XCTUnwrap(try findings(LintReport(bouncy.lint(), named: "bouncy")).first)
    XCTAssertEqual(Set(found.keys), keys)
    XCTAssertEqual(found["kind"] as? String, "overshoot")
    XCTAssertEqual(found["severity"] as? String, "warning")
    XCTAssertEqual(found["view"] as? String, "view")
    XCTAssertEqual(found["property"] as? String, "opacity")
    XCTAssertEqual(
      try XCTUnwrap(found["start"] as? Double), finding.interval.lowerBound, accuracy: 1e-12)
    XCTAssertEqual(
      try XCTUnwrap(found["end"] as? Double), finding.interval.upperBound, accuracy: 1e-12)
    XCTAssertEqual(try XCTUnwrap(found["size"] as? Double), finding.size, accuracy: 1e-12)
    XCTAssertEqual(found["unit"] as? String, finding.unit)
    XCTAssertEqual(found["message"] as? String, finding.message)
    XCTAssertEqual(found["suggestion"] as? String, finding.suggestion)
    XCTAssertEqual(found["contributions"] as? [String], ["insertion / view / opacity"])
    XCTAssertEqual(found["sites"] as? [String], [])
  }

  func testWhatAFindingIsNotAboutIsNull() throws {
    let gap = NavigationTransition(
      .asymmetric(
        insertion: .opacity.animation(.linear, during: 0.6...1),
        removal: .opacity.animation(.linear, during: 0...0.4)))
    let report = LintReport(gap.compile(for: .push, in: .mirroredPhone).lint(), named: "gap")
    let found = try XCTUnwrap(
      try findings(report).first { $0["kind"] as? String == "empty-screen" })
    XCTAssertEqual(Set(found.keys), keys)
    XCTAssert(found["view"] is NSNull)
    XCTAssert(found["property"] is NSNull)
  }

  func testInputWithoutFiniteNumbersMakesADocument() throws {
    for number in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300] {
      let hostile: AtomicTransition = [
        .offset(x: number, y: -number), .opacity, .rotate(.radians(number)),
        .scale(number).animation(.linear(duration: number)), .blur(radius: number),
      ]
      for operation in AtomicTransition.Operation.allCases {
        let findings = hostile.compile(for: operation, in: .mirroredPhone).lint()
        XCTAssertFalse(findings.isEmpty)
        let found = try self.findings(LintReport(findings, named: "\(number)"))
        XCTAssertEqual(found.count, findings.count)
      }
    }
  }

  func testTheSiteOfAHandlerIsInTheDocument() throws {
    let line = #line + 1
    let fault = AtomicTransition.custom { view, _, _ in view.animation.opacity = 0 }
    let compiled = fault.compile(for: .insertion, in: .mirroredPhone)
    let sites = try findings(LintReport(compiled.lint(), named: "fault"))
      .flatMap { $0["sites"] as? [String] ?? [] }
    XCTAssert(sites.contains { $0.hasSuffix("LintReportTests.swift:\(line)") }, "\(sites)")
  }

  func testTheNameOfAnElementIsThatOfTimelines() throws {
    let size = Size(width: 390, height: 700)
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    let change = SceneTransition(
      from: Scene<String>(size: size) {},
      to: Scene(size: size) {
        Element("bar \"1\"", frame: frame).transition(.opacity.animation(.bouncy))
      }, .animated(.linear(duration: 0.4)))
    let views = try findings(LintReport(change.lint(), named: "scene"))
      .compactMap { $0["view"] as? String }
    XCTAssertEqual(Set(views), ["element \"bar \\\"1\\\"\""])
  }

  func testAReportListsEachTransitionInItsOrder() throws {
    let report = LintReport([
      .init(bouncy.lint(), named: "a \"name\""), .init([], named: "nothing"),
    ])
    let root = try object(report)
    XCTAssertEqual(root["format"] as? String, "transitionkit.lint")
    XCTAssertEqual(root["version"] as? Int, 1)
    let transitions = try XCTUnwrap(root["transitions"] as? [[String: Any]])
    XCTAssertEqual(transitions.map { $0["name"] as? String }, ["a \"name\"", "nothing"])
    XCTAssertEqual(transitions.map { ($0["findings"] as? [Any])?.count }, [1, 0])
    XCTAssertEqual(report.warningCount, 1)
    XCTAssertEqual(LintReport(), LintReport([]))
  }

  func testTheTextOfAReportSaysWhatWasFoundOrThatNothingWas() throws {
    XCTAssertEqual("\(LintReport([], named: "slide"))", "slide: no findings")
    let finding = try XCTUnwrap(bouncy.lint().first)
    XCTAssertEqual("\(LintReport([finding], named: "bouncy"))", "bouncy:\n\(finding)")
  }

  func testEqualReportsGiveEqualDocumentsWithSortedKeys() throws {
    let report = LintReport(bouncy.lint(), named: "bouncy")
    XCTAssertEqual(report.json, LintReport(bouncy.lint(), named: "bouncy").json)
    let positions = try keys.sorted().map {
      try XCTUnwrap(report.json.range(of: "\"\($0)\"")).lowerBound
    }
    XCTAssertEqual(positions, positions.sorted())
  }

  private let keys: Set = [
    "kind", "severity", "view", "property", "start", "end", "size", "unit", "message", "suggestion",
    "contributions", "sites",
  ]

  private func object(_ report: LintReport) throws -> [String: Any] {
    try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
  }

  private func findings(_ report: LintReport) throws -> [[String: Any]] {
    let transitions = try object(report)["transitions"] as? [[String: Any]] ?? []
    return transitions.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
  }
}
