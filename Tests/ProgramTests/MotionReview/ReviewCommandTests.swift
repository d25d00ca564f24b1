import Foundation
import TransitionTestSupport
import TransitionTesting
import XCTest

import motion_review

final class ReviewCommandTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("motion-review-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private let changed = GoldenSample.slide.replacingOccurrences(of: "300", with: "200")

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  private func run(_ arguments: String...) throws -> (message: String, code: Int32) {
    try ReviewCommand.run(arguments, in: folder.path)
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder.path, "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c",
        "commit.gpgsign=false", "-c", "core.autocrlf=false", "-c", "init.defaultBranch=main",
      ] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // To wait until it exits takes a twentieth of a second at least.
    let isOver = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in isOver.signal() }
    try process.run()
    isOver.wait()
    XCTAssertEqual(process.terminationStatus, 0, "git \(arguments)")
  }

  func testFoldersAreComparedByThePathsOfTheirGoldens() throws {
    try write(GoldenSample.slide, to: "old/A/test.motion")
    try write(changed, to: "new/A/test.motion")
    try write("no golden", to: "new/A/test.txt")
    try write(changed, to: "new/.build/checkouts/test.motion")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("new/folder.motion"), withIntermediateDirectories: true)
    let result = try run("old", "new")
    XCTAssertEqual(result.code, 1)
    XCTAssertEqual(result.message, "motion-review/review.md: of 1 golden, 1 changed")
    let review = try read("motion-review/review.md")
    XCTAssert(review.contains("view.translation.dx starts 100 pt"), review)
    for (name, when) in [("old", "before"), ("new", "after")] {
      let path = "strips/1-A-test-\(name).svg"
      XCTAssert(review.contains("![\(when)](\(path))"), review)
      XCTAssert(try read("motion-review/" + path).contains("A/test, \(when)"))
    }
  }

  func testTheExitCodeIsThatOfDiff() throws {
    try write(GoldenSample.slide, to: "old/a.motion")
    try write(GoldenSample.slide.replacingOccurrences(of: "\n", with: "\r\n"), to: "new/a.motion")
    XCTAssertEqual(try run("old", "new").code, 0)
    XCTAssertEqual(
      try run("old", "new", "--output", "out/x").message,
      "out/x/review.md: nothing has changed in 1 golden")
    try write("", to: "new/a.motion")
    XCTAssertEqual(try run("old", "new").code, 1)
    XCTAssertEqual(try run("--help").code, 0)
  }

  func testCommitsAndFoldersOfARepositoryAreCompared() throws {
    try git("init")
    try write(GoldenSample.slide, to: "Tests/Ä é/__Goldens__/a.motion")
    try write(GoldenSample.slide, to: "Tests/Other/b.motion")
    try write(GoldenSample.slide.replacingOccurrences(of: "\n", with: "\r\n"), to: "windows.motion")
    try git("add", ".")
    try git("commit", "-m", "old")
    try git("tag", "before")
    try write(changed, to: "Tests/Ä é/__Goldens__/a.motion")
    try write(GoldenSample.slide, to: "windows.motion")
    try git("rm", "Tests/Other/b.motion")
    try git("add", ".")
    try git("commit", "-m", "new")

    XCTAssertEqual(
      try run("before", "HEAD").message,
      "motion-review/review.md: of 3 goldens, 1 changed, 1 is gone")
    XCTAssert(try read("motion-review/review.md").contains("### `Tests/Ä é/__Goldens__/a.motion`"))
    XCTAssert(
      try run("HEAD~1", "HEAD", "--goldens", "./Tests/Other/").message.hasSuffix(
        "1 golden, 1 is gone"))
    // The folder of the repository is compared with the same part of the commit.
    for (folder, count) in Thoroughness.some(of: [("Tests", 2), (".", 3)]) {
      XCTAssert(
        try run("before", folder).message.hasSuffix("of \(count) goldens, 1 changed, 1 is gone"))
    }
    try write(changed, to: "Tests/Other/b.motion")
    XCTAssert(try run("Tests", "HEAD").message.hasSuffix("of 2 goldens, 1 is gone"))
    for same in Thoroughness.some(of: ["Tests/Ä é", "HEAD^0"]) {
      XCTAssertEqual(try run("HEAD", same).code, 0)
    }
  }

  func testThereIsNoReviewOfWhatIsNoFolderAndNoCommit() throws {
    try write(GoldenSample.slide, to: "old/a.motion")
    let isNothing = "\"nothing\" is no folder, and cannot be read as a commit (git: "
    assertRefused(["old", "nothing"], "NEW: " + isNothing)
    try git("init")
    assertRefused(["nothing", "old"], "OLD: " + isNothing)
    assertRefused(["old", "old/a.motion"], "NEW: \"old/a.motion\" is no folder")
  }

  func testArgumentsThatMakeNoSenseAreNamed() throws {
    try write(GoldenSample.slide, to: "old/a.motion")
    for (names, found) in [
      ([], "none"), (["old"], "\"old\""), (["a", "b", "c"], "\"a\", \"b\", \"c\""),
    ] {
      assertRefused(names, "expected OLD and NEW, two folders or commits, but found \(found)")
    }
    assertRefused(["old", ""], "NEW is empty")
    assertRefused(["old", "old", "--fast"], "\"--fast\" is not an option")
    assertRefused(["old", "old", "--output"], "--output needs a value")
    assertRefused(["old", "old", "--output", ""], "--output is empty")
    assertRefused(
      ["old", "old", "--output", "old/a.motion"],
      "--output: \"old/a.motion/review.md\" cannot be written")
    assertRefused(
      ["old", "old", "--goldens", "../x"], "--goldens: \"../x\" is not a folder inside OLD and NEW")
    assertRefused(
      ["old", "old", "--goldens", "x"], "--goldens: there is no golden in \"x\" of OLD or NEW")
    assertRefused(
      ["old", "old", "--link-prefix", "a) b"],
      "--link-prefix: \"a) b\" is not the beginning of an address")
    assertRefused(
      ["old", "old", "--link-prefix", "a", "--no-images"], "--link-prefix is for images")
  }

  func testTheWholeTextIsWrittenOnlyBesideAPart() throws {
    // A few goldens with long paths take the time of few files.
    let name = String(repeating: "Long", count: 45)
    let folder = "old/\(name)/\(name)/\(name)/\(name)"
    for index in 0..<60 { try write(GoldenSample.slide, to: "\(folder)/test\(index).motion") }
    try FileManager.default.createDirectory(
      at: self.folder.appendingPathComponent("new"), withIntermediateDirectories: true)
    XCTAssertEqual(try run("old", "new").code, 1)
    XCTAssertNil(try? read("motion-review/review-full.md"))
    for index in 60..<120 { try write(GoldenSample.slide, to: "\(folder)/test\(index).motion") }
    XCTAssertEqual(try run("old", "new").code, 1)
    XCTAssert(try read("motion-review/review-full.md").count > 65_536)
    XCTAssert(try read("motion-review/review.md").contains("(review-full.md)"))
    XCTAssertEqual(try run("new", "new").code, 0)
    XCTAssertNil(try? read("motion-review/review-full.md"))
  }

  private func assertRefused(_ arguments: [String], _ message: String, line: UInt = #line) {
    XCTAssertThrowsError(try ReviewCommand.run(arguments, in: folder.path), line: line) { error in
      XCTAssert("\(error)".hasPrefix(message), "\(error)", line: line)
      XCTAssertFalse("\(error)".contains("\n"), "\(error)", line: line)
    }
  }
}
