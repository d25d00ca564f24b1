import Foundation
import TransitionScenes

/// How much the tests search: everything in a release build, in which CI runs them too, and every so many cases in a
/// debug build, so that `swift test` stays short.
///
/// A search tries at least a thirtieth of its cases, in a debug build a tenth of fewer, and the others for as long as
/// `SEARCH_SECONDS` allows.
/// With `SEARCH_FACTOR` in the environment it tries exactly that many times its cases. `SEARCH_SEED` is the seed of the
/// first case, so that a long search can be split.
public enum Thoroughness {
  /// Which cases are tested.
  public enum Share {
    /// Every 31st in a debug build: an odd number, so that of lists in which two kinds alternate both are met.
    case usual
    /// Every 341st in a debug build, for long searches.
    case search
    /// Every 3,001st in a debug build, for searches of which each case takes a while.
    case longSearch
    /// Every one in a debug build, too, if the time allows it, and every 31st however long that takes.
    case all

    #if DEBUG
      /// Whether the time decides how many cases are tested.
      var isSearch: Bool { true }

      var stride: Int {
        switch self {
        case .usual: 31
        case .search: 341
        case .longSearch: 3001
        case .all: 1
        }
      }

      /// Of how many of its cases it tests one however long that takes.
      var patience: Int { self == .all ? 31 : 10 }
    #else
      var isSearch: Bool { self != .usual }

      var stride: Int { 1 }

      /// Of how many of its cases it tests one however long that takes.
      var patience: Int { 30 }
    #endif
  }

  /// Whether everything is tested, as in a release build.
  public static let isComplete = Share.usual.stride == 1

  /// The seed of the first random case.
  public static let firstSeed = UInt64(number(of: "SEARCH_SEED") ?? 1)

  /// How many of a number of random cases are tested: at least one.
  public static func cases(_ count: Int, _ share: Share = .usual) -> Int {
    (count + share.stride - 1) / share.stride * factor
  }

  /// How large something is that is large in a release build.
  ///
  /// - Parameter small: how large it is in a debug build.
  public static func size(_ large: Int, or small: Int) -> Int { isComplete ? large : small }

  /// The seeds of a number of random cases: of searches, and of everything in a debug build, as many as there is time for.
  public static func seeds(_ count: Int, _ share: Share = .usual) -> Seeds {
    let all = cases(count, share)
    guard share.isSearch, number(of: "SEARCH_FACTOR") == nil else {
      return Seeds(first: firstSeed, atLeast: all, atMost: all, seconds: 0)
    }
    let least = min(all, max(2, (all + share.patience - 1) / share.patience))
    return Seeds(first: firstSeed, atLeast: least, atMost: all, seconds: seconds)
  }

  /// The elements of a list that are tested: at least one, if there are any.
  public static func some<Element>(
    of elements: some Collection<Element>, _ share: Share = .usual
  ) -> [Element] {
    elements.enumerated().filter { $0.offset % share.stride == 0 }.map(\.element)
  }

  /// The elements of a list that are tested, at even distances: at least so many, if there are as many.
  public static func some<Element>(
    of elements: some Collection<Element>, _ share: Share = .usual, atLeast least: Int
  ) -> [Element] {
    // The distance is odd too.
    let stride = max(1, min(share.stride, (elements.count / least - 1) | 1))
    return elements.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }

  /// Pairs of the elements of two lists: all there are, and in a debug build so many that each element is in one.
  public static func pairs<First, Second>(
    of first: some Collection<First>, and second: some Collection<Second>
  ) -> [(First, Second)] {
    guard !isComplete, !first.isEmpty, !second.isEmpty else {
      return product(of: first, and: second)
    }
    let (one, other) = (Array(first), Array(second))
    return (0..<max(one.count, other.count)).map { index in
      // Each round through the shorter list begins one later, so that kinds that alternate in both meet all others.
      (
        one[one.count < other.count ? (index + index / one.count) % one.count : index],
        other[other.count < one.count ? (index + index / other.count) % other.count : index]
      )
    }
  }

  /// All pairs of the elements of two lists, in a debug build too: for lists that are short.
  public static func product<First, Second>(
    of first: some Collection<First>, and second: some Collection<Second>
  ) -> [(First, Second)] {
    first.flatMap { one in second.map { (one, $0) } }
  }

  /// How many seconds a search may take before it stops at the least number of its cases or later.
  private static let seconds: Double = {
    if let number = number(of: "SEARCH_SECONDS") { return Double(number) }
    #if DEBUG
      return 0.02
    #else
      return 2
    #endif
  }()

  private static let factor = number(of: "SEARCH_FACTOR") ?? 1

  private static func number(of variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }
}
