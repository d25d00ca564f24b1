import TransitionKit
import XCTest

extension XCTestCase {
  /// Checks that every number of a frame is finite.
  func assertFinite(
    _ frame: Timeline.Frame, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for view in frame.drawingOrder {
      for property in frame[view].written {
        guard !frame[view][property].components.allSatisfy(\.isFinite) else { continue }
        XCTFail(
          "\(view).\(property) at \(frame.time): \(frame[view][property]) \(message())",
          file: file, line: line)
      }
    }
  }
}
