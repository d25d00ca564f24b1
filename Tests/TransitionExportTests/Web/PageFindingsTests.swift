import Foundation
import TransitionExport
import TransitionKit
import TransitionLint
import XCTest

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

  func testAFindingHasItsTimeAndItsRepair() throws {
    let compiled = AtomicTransition.opacity.animation(.bouncy)
      .compile(for: .insertion, in: .phone)
    let finding = try XCTUnwrap(compiled.lint().first)
    let page = Presentation(compiled, named: "bouncy", findings: compiled.lint()).exported(
      as: .html
    ).document
    let found = try XCTUnwrap(try variants(of: page).first?.findings?.first)
    XCTAssertEqual(found.severity, "warning")
    XCTAssertEqual(found.kind, "overshoot")
    XCTAssertEqual(found.text, "view.opacity \(finding.message)")
    XCTAssertEqual(found.start, finding.interval.lowerBound * 1000, accuracy: 1e-3)
    XCTAssertEqual(found.end, finding.interval.upperBound * 1000, accuracy: 1e-3)
    XCTAssertEqual(found.suggestion, finding.suggestion)
    XCTAssertEqual(found.details, "in insertion / view / opacity")
  }

  func testALossIsShownOnceWithItsConflict() throws {
    let lost = AtomicTransition.offset(x: 0, y: 300).combined(with: .offset(x: 150, y: 0))
      .compile(for: .insertion, in: .phone, merging: .lastWriterWins)
    let conflict = try XCTUnwrap(lost.conflicts.first)
    let page = Presentation(lost, named: "lost", findings: lost.lint()).exported(as: .html).document
    let variant = try XCTUnwrap(try variants(of: page).first)
    let found = try XCTUnwrap(variant.findings?.first { $0.kind == "overridden-write" })
    XCTAssertEqual(found.details, "\(conflict)")
    XCTAssertFalse(variant.facts.contains { $0.text == "\(conflict)" })
  }

  func testAConflictWithoutAFaultStaysAFact() throws {
    let composed = AtomicTransition.offset(x: 0, y: 300).combined(with: .offset(x: 150, y: 0))
      .compile(for: .insertion, in: .phone)
    let page = Presentation(composed, named: "composed", findings: composed.lint()).exported(
      as: .html
    ).document
    let variant = try XCTUnwrap(try variants(of: page).first)
    XCTAssertEqual(variant.findings?.count, 0)
    XCTAssert(variant.facts.contains { $0.text == "\(composed.conflicts[0])" })
  }

  func testATimelineAloneHasNoFindings() throws {
    let compiled = AtomicTransition.opacity.animation(.bouncy)
      .compile(for: .insertion, in: .phone)
    let page = Presentation(compiled.timeline, in: .phone).exported(as: .html).document
    XCTAssertNil(try XCTUnwrap(try variants(of: page).first).findings)
  }

  func testTheFindingsOfAVariantNameItsOperation() throws {
    let page = GalleryPage(
      title: "page", [GalleryPage.Item("one", "", .slide.animation(.easeIn(duration: 0.3)))]
    ) { $0.lint() }.exported(merging: .lastWriterWins)
    for variant in try variants(of: page.document) {
      let operations = (variant.findings ?? []).flatMap { finding in
        ["push /", "pop /"].filter { finding.details.contains($0) }
      }
      XCTAssertLessThanOrEqual(Set(operations).count, 1)
    }
    let bouncy = GalleryPage(
      title: "page", [GalleryPage.Item("one", "", .fade(.cross).animation(.bouncy))]
    ) { $0.lint() }
    let details = try variants(of: bouncy.exported().document)
      .map { ($0.findings ?? []).map { $0.details }.joined() }
    XCTAssert(details.contains { $0.contains("push /") })
    XCTAssert(details.contains { $0.contains("pop /") })
  }
}
