import TransitionExport
import TransitionLottie
import TransitionWeb
import XCTest

final class FileExtensionTests: XCTestCase {
  func testNoTwoFormatsShareAFileExtension() {
    let formats: [ExportFormat] = [
      .table(framesPerSecond: 60), .csv(framesPerSecond: 60), .json, .svg, .chart, .animatedSVG,
      .css, .viewTransitions, .webAnimations, .lottie,
    ]
    XCTAssertEqual(Set(formats.map { $0.fileExtension }).count, formats.count)
    XCTAssertTrue(formats.allSatisfy { !$0.fileExtension.hasPrefix(".") })
  }
}
