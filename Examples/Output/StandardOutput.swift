// The standard streams are variables of C, of which the compiler cannot know who writes to them.
@preconcurrency import Foundation

/// What an example prints, and what it says when that cannot be written.
public enum StandardOutput {
  /// The exit code for what cannot be written. Source: `EX_IOERR` in sysexits.h.
  public static let failure: Int32 = 74

  /// Ends the program with one line and exit code 74 unless all that it printed has been written.
  ///
  /// `print` reports no errors: a full disk or a closed standard output shows when its buffer is emptied, or
  /// has shown before. Call this last.
  public static func check(of program: String) {
    let isFlushed = fflush(stdout) == 0
    guard !isFlushed || ferror(stdout) != 0 else { return }
    // What was lost earlier has left no reason.
    let reason = isFlushed ? "" : ": " + String(cString: strerror(errno))
    complain("cannot write to standard output" + reason, as: program)
    exit(failure)
  }

  /// Writes a line to standard error, if there is one.
  public static func complain(_ message: String, as program: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(program): \(message)\n".utf8))
  }
}
