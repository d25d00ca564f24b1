import Foundation
import TransitionKit
import TransitionLint
import TransitionTesting
import XCTest

final class DescriptionTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  func testEveryPublicValueHasAShortDescription() throws {
    let slide = NavigationTransition.slide.compile(for: .push, in: container)
    let slow = NavigationTransition.slide.animation(.linear(duration: 1))
      .compile(for: .push, in: container)
    let jump = AtomicTransition.custom { view, _, _ in view.initial.opacity = .nan }
    let track = GestureTrack.flick(in: container)
    let recording = Motion(recording: TransitionAnimator(slide), for: 0.1) { recorder in
      XCTAssertFalse("\(recorder)".isEmpty)
    }
    let values: [(String, Any?)] = [
      ("Motion", recording),
      ("MotionTextError", MotionTextError.of("nonsense")), ("MotionGolden", MotionGolden(slide)),
      ("MotionTolerance", MotionTolerance.standard),
      ("MotionDifference", MotionGolden(slow).differences(from: MotionGolden(slide)).first),
      ("GoldenFile", GoldenFile(filePath: "/tests/PushTests.swift", function: "testPush()")),
      ("TransitionLaw", TransitionLaw.endsAtRest),
      ("LawViolation", TransitionLaws.violations(of: jump, laws: .all).first),
      ("GestureTrack", track), ("Event", track.events.first), ("Phase", track.events.first?.phase),
      ("GoldenFileError", goldenError(of: slide)),
    ]
    for (type, value) in values {
      let text = "\(try XCTUnwrap(value, type))"
      XCTAssertFalse(text.hasPrefix("\(type)("), "\(type): \(text)")
      XCTAssertLessThan(text.count, type == "GestureTrack" ? 2000 : 600, "\(type): \(text)")
    }
    // One has no values, and the others are tested above and with their differences.
    let others: Set = ["TransitionLaws", "MotionRecorder", "Kind"]
    XCTAssertEqual(
      try publicTypes().subtracting(values.map { $0.0 }).subtracting(others), [])
  }

  /// What is wrong with a golden beside a file that does not exist.
  private func goldenError(of motion: some MotionConvertible) -> GoldenFileError? {
    do {
      _ = try goldenDifferences(
        of: motion, filePath: "/dev/null/PushTests.swift", function: "testPush()")
      return nil
    } catch {
      return error
    }
  }

  /// The names of the public types that the sources declare.
  private func publicTypes() throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/TransitionTesting")
    var names: Set<String> = []
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /public (?:final |indirect )*(?:struct|enum|class) (\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }
}

extension MotionTextError {
  /// What is wrong with a text.
  fileprivate static func of(_ text: String) -> MotionTextError? {
    do {
      _ = try MotionGolden(parsing: text)
      return nil
    } catch {
      return error
    }
  }
}
