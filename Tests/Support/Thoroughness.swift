import Foundation

/// How much the tests search: everything in a release build, in which CI runs them too, and every so many cases in a
/// debug build, so that `swift test` stays short.
///
/// `SEARCH_FACTOR` in the environment multiplies the random cases, and `SEARCH_SEED` is the seed of the first one, so
/// that a long search can be split.
public enum Thoroughness {
  /// Which cases are tested.
  public enum Share {
    /// Every eleventh in a debug build: an odd number, so that of lists in which two kinds alternate both are met.
    case usual
    /// Every 121st in a debug build, for long searches.
    case search
    /// Every 1,001st in a debug build, for searches of which each case takes a while.
    case longSearch

    #if DEBUG
      var stride: Int {
        switch self {
        case .usual: 11
        case .search: 121
        case .longSearch: 1001
        }
      }
    #else
      var stride: Int { 1 }
    #endif
  }

  /// The seed of the first random case.
  public static let firstSeed = UInt64(number(of: "SEARCH_SEED") ?? 1)

  /// How many of a number of random cases are tested: at least one.
  public static func cases(_ count: Int, _ share: Share = .usual) -> Int {
    (count + share.stride - 1) / share.stride * factor
  }

  /// The elements of a list that are tested: at least one, if there are any.
  public static func some<Element>(
    of elements: some Collection<Element>, _ share: Share = .usual
  ) -> [Element] {
    elements.enumerated().filter { $0.offset % share.stride == 0 }.map(\.element)
  }

  private static let factor = number(of: "SEARCH_FACTOR") ?? 1

  private static func number(of variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }
}
