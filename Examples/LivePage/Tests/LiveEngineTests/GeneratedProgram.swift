import Foundation

/// A program out of code that the page shows, with what it has to print.
struct GeneratedProgram {
  /// The functions, below what they need.
  var code: String
  /// The calls of the functions, in order.
  var calls = ""
  /// What the calls print.
  var expected = ""

  /// Writes `main.swift` and `expected.txt` into a folder.
  func write(to folder: String) throws {
    let url = URL(fileURLWithPath: folder)
    try (code + "\n" + calls).write(
      to: url.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    try expected.write(
      to: url.appendingPathComponent("expected.txt"), atomically: true, encoding: .utf8)
  }
}
