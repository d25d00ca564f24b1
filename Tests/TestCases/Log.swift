import Foundation

/// Lines written from a handler, which may come from any thread.
package final class Log: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var written: [String] = []

  package init() {}

  package var lines: [String] { lock.withLock { written } }

  package func add(_ line: String) { lock.withLock { written.append(line) } }
}
