#if canImport(Foundation)

  import TransitionLint

  /// How a motion differs from the golden that is stored beside the test.
  ///
  /// ```swift
  /// @Test func push() throws {
  ///   let motion = NavigationTransition.push.compile(for: .push, in: phone)
  ///   #expect(try goldenDifferences(of: motion).isEmpty)
  /// }
  /// ```
  ///
  /// With `RECORD_MOTION=1` in the environment the motion becomes the golden, and nothing differs. See ``GoldenFile``
  /// for where it is stored.
  ///
  /// - Parameters:
  ///   - motion: what moves.
  ///   - name: tells apart several goldens of one test.
  ///   - tolerance: what is passed over.
  ///   - record: whether the motion becomes the golden; nil to let the environment decide.
  ///   - filePath: the source file of the test.
  ///   - function: the test.
  /// - Returns: the differences; none if the motion is the golden.
  /// - Throws: a ``GoldenFileError`` if there is no golden yet, which is then recorded, or if the file cannot be read
  ///   or written.
  public func goldenDifferences(
    of motion: some MotionConvertible, named name: String = "",
    tolerance: MotionTolerance = .standard, record: Bool? = nil, filePath: String = #filePath,
    function: String = #function
  ) throws(GoldenFileError) -> [MotionDifference] {
    let file = GoldenFile(named: name, filePath: filePath, function: function)
    let golden = MotionGolden(motion)
    if record ?? GoldenFile.isRecording {
      try file.write(golden)
      return []
    }
    guard let expected = try file.read() else {
      try file.write(golden)
      throw GoldenFileError(
        path: file.path,
        reason: "there was no golden. It is recorded now; look at it, and run the test again")
    }
    return golden.differences(from: expected, tolerance: tolerance)
  }

  /// Why a motion is not its golden, for the message of a test that fails; nil if it is.
  package func goldenFailure(
    of motion: some MotionConvertible, named name: String, tolerance: MotionTolerance,
    record: Bool?, filePath: String, function: String
  ) -> String? {
    let differences: [MotionDifference]
    do {
      differences = try goldenDifferences(
        of: motion, named: name, tolerance: tolerance, record: record, filePath: filePath,
        function: function)
    } catch {
      return "\(error)"
    }
    guard !differences.isEmpty else { return nil }
    let mostLines = 20
    let file = GoldenFile(named: name, filePath: filePath, function: function)
    let more = differences.count - mostLines
    let lines =
      differences.prefix(mostLines).map { "- \($0)" } + (more > 0 ? ["- \(more) more"] : [])
    return """
      the motion differs from its golden:
      \(lines.joined(separator: "\n"))
      The golden is \(file.path)
      To make this motion the golden, run the test with \(GoldenFile.recordingVariable)=1.
      """
  }

#endif
