import Foundation

/// How much the searching tests search: all of it in a release build, which CI runs them in too, and a part
/// of it in a debug build, so that `swift test` stays short.
enum Thoroughness {
  /// How many hostile trees are searched through: the number in `HOSTILE_TREES`, or a share of a million.
  static let hostileTrees = number(of: "HOSTILE_TREES") ?? defaultHostileTrees

  /// The seed of the first hostile tree, from `HOSTILE_SEED`, so that a long search can be split.
  static let firstHostileSeed = UInt64(number(of: "HOSTILE_SEED") ?? 1)

  private static func number(of variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }

  #if DEBUG
    static let interruptions = 4000
    static let callDepth = 4
    static let longSequences = 500
    static let readTrees = 1000
    static let composedTimelines = 500
    private static let defaultHostileTrees = 200
  #else
    static let interruptions = 100_000
    static let callDepth = 6
    static let longSequences = 10_000
    static let readTrees = 100_000
    static let composedTimelines = 20_000
    private static let defaultHostileTrees = 50_000
  #endif
}
