#if canImport(XCTest)

  import TransitionLint
  import XCTest

  /// Asserts that a motion is the one that was recorded for the test.
  ///
  /// ```swift
  /// func testPush() {
  ///   XCTAssertGolden(NavigationTransition.push.compile(for: .push, in: phone))
  /// }
  /// ```
  ///
  /// The golden is a text beside the test, which version control compares line by line; see ``GoldenFile``. If there
  /// is none it is recorded, and the test fails once. A test whose motion differs says in words how. To accept that,
  /// run it with `RECORD_MOTION=1` in the environment.
  ///
  /// - Parameters:
  ///   - motion: what moves. An error that it throws fails the test.
  ///   - name: tells apart several goldens of one test.
  ///   - tolerance: what is passed over.
  ///   - record: whether the motion becomes the golden; nil to let the environment decide.
  ///   - filePath: the source file of the test.
  ///   - function: the test.
  ///   - line: the line of the assertion.
  // The name follows those of XCTest.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func XCTAssertGolden(
    _ motion: @autoclosure () throws -> some MotionConvertible, named name: String = "",
    tolerance: MotionTolerance = .standard, record: Bool? = nil,
    filePath: StaticString = #filePath, function: String = #function, line: UInt = #line
  ) {
    do {
      let failure = goldenFailure(
        of: try motion(), named: name, tolerance: tolerance, record: record,
        filePath: "\(filePath)", function: function)
      if let failure { XCTFail(failure, file: filePath, line: line) }
    } catch {
      XCTFail("there is no motion to compare: \(error)", file: filePath, line: line)
    }
  }

#endif
