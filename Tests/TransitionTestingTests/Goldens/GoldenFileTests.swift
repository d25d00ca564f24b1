import TransitionKit
import TransitionTesting
import XCTest

final class GoldenFileTests: XCTestCase {
  private var folder = URL(fileURLWithPath: NSTemporaryDirectory())

  override func setUp() {
    folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("goldens \(UUID().uuidString)")
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private var source: String { folder.appendingPathComponent("PushTests.swift").path }

  private func motion(_ x: Double) -> CompiledTransition {
    AtomicTransition.offset(x: x).compile(for: .insertion, in: .testPhone)
  }

  private func differences(
    _ x: Double, named name: String = "", record: Bool? = false
  ) throws -> [MotionDifference] {
    try goldenDifferences(
      of: motion(x), named: name, record: record, filePath: source, function: "testPush()")
  }

  func testAGoldenIsStoredBesideTheTest() {
    let file = GoldenFile(named: "", filePath: source, function: "testPush()")
    XCTAssertEqual(
      file.path, folder.appendingPathComponent("__Goldens__/PushTests/testPush.motion").path)
    let wide = GoldenFile(named: "wide/../x", filePath: source, function: "push(in:)")
    XCTAssertEqual(
      wide.path, folder.appendingPathComponent("__Goldens__/PushTests/push.wide----x.motion").path)
  }

  func testAMissingGoldenIsRecordedAndSaysSo() throws {
    XCTAssertThrowsError(try differences(30)) {
      XCTAssert("\($0)".contains("there was no golden. It is recorded now"), "\($0)")
    }
    XCTAssertEqual(try differences(30), [])
    XCTAssertEqual(try differences(31).map(\.kind), [.start])
  }

  func testRecordingReplacesTheGolden() throws {
    XCTAssertEqual(try differences(30, record: true), [])
    XCTAssertEqual(try differences(31, record: true), [])
    XCTAssertEqual(try differences(31), [])
    XCTAssertNotEqual(try differences(30), [])
  }

  func testGoldensOfOneTestHaveNames() throws {
    XCTAssertEqual(try differences(30, named: "a", record: true), [])
    XCTAssertEqual(try differences(40, named: "b", record: true), [])
    XCTAssertEqual(try differences(30, named: "a"), [])
    XCTAssertEqual(try differences(40, named: "b"), [])
  }

  func testAFailureSaysWhatDiffersAndWhatToDo() throws {
    _ = try differences(30, record: true)
    let failure = goldenFailure(
      of: motion(42), named: "", tolerance: .standard, record: false, filePath: source,
      function: "testPush()")
    XCTAssertEqual(
      failure,
      """
      the motion differs from its golden:
      - \(motion(42).differences(from: MotionGolden(motion(30))).report)
      The golden is \(GoldenFile(filePath: source, function: "testPush()").path)
      To make this motion the golden, run the test with RECORD_MOTION=1.
      """)
  }

  func testAFileThatIsNoGoldenIsNamed() throws {
    _ = try differences(30, record: true)
    let file = GoldenFile(filePath: source, function: "testPush()")
    try Data("motion golden 2\nduration".utf8).write(to: URL(fileURLWithPath: file.path))
    XCTAssertThrowsError(try differences(30, record: false)) {
      XCTAssertTrue("\($0)".hasPrefix("\(file.path): line 2: expected a time"), "\($0)")
    }
  }

  func testAConflictOfGitIsNamed() throws {
    _ = try differences(30, record: true)
    let file = GoldenFile(filePath: source, function: "testPush()")
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for marker in ["<<<<<<< HEAD", "||||||| 1a2b3c", "=======", ">>>>>>> main"] {
      for line in lines.indices {
        var conflict = lines
        conflict.insert(marker, at: line)
        try Data(conflict.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file.path))
        XCTAssertThrowsError(try differences(30, record: false)) {
          XCTAssertEqual(
            "\($0)",
            """
            \(file.path): line \(line + 1): "\(marker.prefix(7))" is a conflict marker of git: \
            resolve the conflict, or record the golden again
            """)
        }
      }
    }
  }

  func testTheAssertionComparesWithTheGoldenBesideThisFile() {
    XCTAssertGolden(NavigationTransition.push.compile(for: .push, in: .testPhone))
    XCTAssertGolden(
      AtomicTransition.mosaic(rows: 2, columns: 1).compile(for: .removal, in: .testPhone),
      named: "mosaic")
  }
}
