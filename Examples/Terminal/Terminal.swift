import Foundation

/// A terminal that is read key by key, and is put back when it is left.
struct Terminal {
  private let original: termios
  /// The signals that end or stop the process, which first have to wait until the terminal is put back.
  private var signals = sigset_t()

  /// Enters the terminal; nil if standard input or output is none.
  init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &settings) == 0
    else { return nil }
    original = settings
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGTSTP] { sigaddset(&signals, signal) }
  }

  /// Reads keys one by one, hides the cursor, and shows a separate screen.
  func enter() throws {
    var signals = signals
    sigprocmask(SIG_BLOCK, &signals, nil)
    var raw = original
    cfmakeraw(&raw)
    // Ctrl-C and Ctrl-Z are signals still.
    raw.c_lflag |= tcflag_t(ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    try write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
  }

  /// Puts everything back.
  func leave() {
    try? write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    var settings = original
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Lets signals that have come have their effects, with the terminal put back.
  ///
  /// - Returns: whether there were any. After Ctrl-C nothing returns; after Ctrl-Z it does when the process continues.
  func handleSignals() throws -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    guard [SIGINT, SIGTERM, SIGHUP, SIGTSTP].contains(where: { sigismember(&pending, $0) == 1 })
    else { return false }
    leave()
    var signals = signals
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    try enter()
    return true
  }

  /// The number of columns and lines.
  var size: (columns: Int, lines: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Waits for a byte.
  ///
  /// - Returns: the byte; nil if none comes in a number of seconds.
  /// - Throws: an error if there is no more input.
  func byte(timeout: Double) throws -> UInt8? {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, Int32(max(timeout, 0) * 1000)) > 0 else { return nil }
    var byte: UInt8 = 0
    guard read(STDIN_FILENO, &byte, 1) == 1 else { throw CocoaError(.fileReadUnknown) }
    return byte
  }

  /// Writes text.
  func write(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
