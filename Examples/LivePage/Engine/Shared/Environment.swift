import TransitionKit

/// Where and how a recipe is compiled: the words in front of it.
struct Environment {
  let container: Container
  let merging: MergePolicy
  let operation: NavigationTransition.Operation

  /// Reads width, height, whether right to left, whether motion is reduced, the merge policy (0 compose, 1 last writer
  /// wins, 2 first writer wins) and the operation (0 push, 1 pop).
  init(_ reader: inout WordReader) throws(WordFault) {
    container = Container(
      size: Size(width: try reader.number(), height: try reader.number()),
      layoutDirection: try reader.flag() ? .rightToLeft : .leftToRight,
      prefersReducedMotion: try reader.flag())
    let policies: [MergePolicy] = [.compose, .lastWriterWins, .firstWriterWins]
    merging = policies[try reader.integer(in: 0...2)]
    operation = try reader.flag() ? .pop : .push
  }
}
