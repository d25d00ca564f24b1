import Foundation

/// How much the searching tests search: all of it in a release build, which CI runs them in too, and a part
/// of it in a debug build, so that `swift test` stays short.
///
/// `SEARCH_FACTOR` in the environment multiplies how much tests that count it in search: 10 makes a million
/// sequences of calls from callbacks in a release build.
enum Thoroughness {
  #if DEBUG
    static let interruptions = 4000
    static let callDepth = 4
    static let longSequences = 500
    static let readTrees = 1000
    static let composedTimelines = 500
    static let callbackSequences = 500 * factor
  #else
    static let interruptions = 100_000
    static let callDepth = 6
    static let longSequences = 10_000
    static let readTrees = 100_000
    static let composedTimelines = 20_000
    static let callbackSequences = 100_000 * factor
  #endif

  private static let factor =
    ProcessInfo.processInfo.environment["SEARCH_FACTOR"].flatMap { Int($0) } ?? 1
}
