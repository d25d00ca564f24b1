#if canImport(XCTest)

  import TransitionLint
  import XCTest

  /// Asserts that a motion keeps contracts.
  ///
  /// ```swift
  /// func testPushIsCalm() {
  ///   let push = NavigationTransition.push.compile(for: .push, in: phone)
  ///   XCTAssertMotion(push, .covers(), .monotone(.destination, .translation), .speed(atMost: 4000))
  /// }
  /// ```
  ///
  /// Each contract that is broken is a separate failure, which says when, by how much, and by which contribution.
  /// A contract that is not decided is a failure, too, and so is a call without contracts, which would check nothing.
  ///
  /// - Parameters:
  ///   - motion: what moves. An error that it throws fails the test.
  ///   - contracts: what it promises.
  ///   - requiringProof: whether a contract also fails that holds at samples only. See
  ///     `MotionVerdict.doubt`.
  ///   - file: the source file in which a failure is shown; that of the call by default.
  ///   - line: the line in which a failure is shown; that of the call by default.
  // The name follows those of XCTest.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func XCTAssertMotion(
    _ motion: @autoclosure () throws -> some MotionConvertible, _ contracts: MotionContract...,
    requiringProof: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) {
    if contracts.isEmpty {
      XCTFail(
        "XCTAssertMotion has no contract to check; name one, such as .covers()", file: file,
        line: line)
    }
    do {
      for verdict in try motion().verdicts(on: contracts)
      where !verdict.holds || (requiringProof && !verdict.isProved) {
        XCTFail("\(verdict)", file: file, line: line)
      }
    } catch {
      XCTFail("there is no motion to check: \(error)", file: file, line: line)
    }
  }

#endif
