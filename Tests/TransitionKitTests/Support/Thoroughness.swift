import Foundation

/// How much the searching tests search: all of it in a release build, which CI runs them in too, and a part
/// of it in a debug build, so that `swift test` stays short.
///
/// `SEARCH_FACTOR` in the environment multiplies how much tests that count it in search, and `SEARCH_SEED` says where
/// they begin, so that a long search can be split.
enum Thoroughness {
  /// The first seed of a search that can be split.
  static let firstSeed = UInt64(number(of: "SEARCH_SEED") ?? 1)

  #if DEBUG
    static let interruptions = 4000
    static let callDepth = 4
    static let longSequences = 500
    static let readTrees = 1000
    static let composedTimelines = 500
    static let hostileTrees = 200 * factor
    static let callbackSequences = 500 * factor
  #else
    static let interruptions = 100_000
    static let callDepth = 6
    static let longSequences = 10_000
    static let readTrees = 100_000
    static let composedTimelines = 20_000
    static let hostileTrees = 50_000 * factor
    static let callbackSequences = 100_000 * factor
  #endif

  private static let factor = number(of: "SEARCH_FACTOR") ?? 1

  private static func number(of variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }
}
