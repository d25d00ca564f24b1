import TransitionKit

/// Where and how a recipe is compiled: the words in front of it.
struct Environment {
  static let wordCount = 6

  let container: Container
  let merging: MergePolicy
  let operation: NavigationTransition.Operation

  /// Reads width, height, whether right to left, whether motion is reduced, the merge policy (0 compose, 1 last writer
  /// wins, 2 first writer wins) and the operation (0 push, 1 pop).
  ///
  /// - Returns: nil if there are too few words.
  init?(_ words: [Double]) {
    guard words.count >= Environment.wordCount else { return nil }
    container = Container(
      size: Size(width: words[0], height: words[1]),
      layoutDirection: words[2] == 1 ? .rightToLeft : .leftToRight,
      prefersReducedMotion: words[3] == 1)
    merging = words[4] == 1 ? .lastWriterWins : words[4] == 2 ? .firstWriterWins : .compose
    operation = words[5] == 1 ? .pop : .push
  }
}
