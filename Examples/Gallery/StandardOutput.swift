// The standard streams are variables of C, and the compiler does not know who writes to them.
@preconcurrency import Foundation

/// The output of the program, and its messages when it cannot be written.
enum StandardOutput {
  /// The exit code for an output that cannot be written. Source: `EX_IOERR` in sysexits.h.
  static let failure: Int32 = 74

  /// Exits with a message and code 74, unless the whole output has been written.
  ///
  /// `print` reports no errors. A full disk or a closed standard output becomes visible when the buffer is flushed, or
  /// earlier. Call this last.
  static func check(of program: String) {
    let isFlushed = fflush(stdout) == 0
    guard !isFlushed || ferror(stdout) != 0 else { return }
    // An earlier failure has no reason.
    let reason = isFlushed ? "" : ": " + String(cString: strerror(errno))
    complain("cannot write to standard output" + reason, as: program)
    exit(failure)
  }

  /// Writes a line to standard error, if there is one.
  static func complain(_ message: String, as program: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(program): \(message)\n".utf8))
  }
}
