import TransitionExport
import TransitionKit
import XCTest

final class CertificateTests: XCTestCase {
  func testTheDescriptionTellsExactPropertiesFromOthers() {
    let presentation = Presentation(
      AtomicTransition.rotate(.degrees(30)).combined(with: .zPosition(2))
        .compile(for: .removal, in: .phone))
    let lines = presentation.exported(as: .table(framesPerSecond: 7)).certificate.description
      .split(separator: "\n")
    XCTAssertEqual(lines.count, 3)
    XCTAssertTrue(lines[0].hasPrefix("view.rotation is within "), "\(lines)")
    XCTAssertEqual(lines[1], "view.zPosition is exact")
    XCTAssertEqual(
      lines[2], "not expressed: what lies between the frames is not in the document")
  }
}
