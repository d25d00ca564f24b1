import Foundation
import TransitionExport
import TransitionKit
import TransitionLint
import XCTest
import gallery

/// The findings of lint on a web page.
final class PageFindingsTests: XCTestCase {
  private struct Finding: Decodable {
    let severity: String
    let kind: String
    let text: String
    let start: Double
    let end: Double
    let suggestion: String
    let details: String
  }

  private struct Fact: Decodable {
    let kind: String
    let text: String
  }

  private struct Variant: Decodable {
    let findings: [Finding]?
    let facts: [Fact]
  }

  private func variants(of page: String) throws -> [Variant] {
    struct Item: Decodable { let variants: [Variant] }
    struct Data: Decodable { let items: [Item] }
    let json = try XCTUnwrap(
      page.firstMatch(of: /<script type="application\/json" id="data">(.*?)<\/script>/)
    ).output.1
    return try JSONDecoder().decode(Data.self, from: Foundation.Data(json.utf8)).items
      .flatMap { $0.variants }
  }

  private let container = Container(size: Size(width: 390, height: 844))

  /// The variants of a page of one transition, in the order of its settings.
  private func variants(
    of transition: NavigationTransition, merging: MergePolicy = .compose
  ) throws -> [Variant] {
    let page = GalleryPage(
      title: "page", items: [GalleryPage.Item(name: "one", transition: transition)])
    return try variants(of: page.exported(in: container, merging: merging).document)
  }

  func testAFindingHasItsTimeAndItsRepair() throws {
    let bouncy = NavigationTransition(.opacity.animation(.spring(duration: 0.5, bounce: 0.5)))
    let compiled = bouncy.compile(for: .push, in: container)
    let finding = try XCTUnwrap(compiled.lint().first)
    let found = try XCTUnwrap(try variants(of: bouncy).first?.findings?.first)
    XCTAssertEqual(found.severity, "\(finding.severity)")
    XCTAssertEqual(found.kind, "overshoot")
    XCTAssertEqual(finding.property, .opacity)
    XCTAssertTrue(found.text.hasSuffix(".opacity \(finding.message)"), found.text)
    XCTAssertEqual(found.start, finding.interval.lowerBound * 1000, accuracy: 1e-3)
    XCTAssertEqual(found.end, finding.interval.upperBound * 1000, accuracy: 1e-3)
    XCTAssertEqual(found.suggestion, finding.suggestion)
    XCTAssertEqual(
      found.details, finding.contributions.map { "in \($0)" }.joined(separator: "\n"))
  }

  func testALossIsShownOnceWithItsConflict() throws {
    let lost = NavigationTransition(
      .offset(x: 0, y: 300).combined(with: .offset(x: 150, y: 0)))
    let compiled = lost.compile(for: .push, in: container, merging: .lastWriterWins)
    let conflicts = Set(compiled.conflicts.map { "\($0)" })
    XCTAssertFalse(conflicts.isEmpty)
    let variant = try XCTUnwrap(try variants(of: lost, merging: .lastWriterWins).first)
    let found = try XCTUnwrap(variant.findings?.first { $0.kind == "overridden-write" })
    XCTAssertTrue(conflicts.contains(found.details), found.details)
    XCTAssertFalse(variant.facts.contains { $0.text == found.details })
  }

  func testAConflictWithoutAFaultStaysAFact() throws {
    let composed = NavigationTransition(
      .offset(x: 0, y: 300).combined(with: .offset(x: 150, y: 0)))
    let compiled = composed.compile(for: .push, in: container)
    let variant = try XCTUnwrap(try variants(of: composed).first)
    XCTAssert(variant.facts.contains { $0.text == "\(compiled.conflicts[0])" })
  }

  func testTheFindingsOfAVariantNameItsOperation() throws {
    let lost = NavigationTransition.slide.animation(.easeIn(duration: 0.3))
    for variant in try variants(of: lost, merging: .lastWriterWins) {
      let operations = (variant.findings ?? []).flatMap { finding in
        ["push /", "pop /"].filter { finding.details.contains($0) }
      }
      XCTAssertLessThanOrEqual(Set(operations).count, 1)
    }
    let details = try variants(of: .fade(.cross).animation(.spring(duration: 0.5, bounce: 0.5)))
      .map { ($0.findings ?? []).map { $0.details }.joined() }
    XCTAssert(details.contains { $0.contains("push /") })
    XCTAssert(details.contains { $0.contains("pop /") })
  }
}
