import TransitionKit
import TransitionScenes

extension Dictionary {
  /// Makes a dictionary of pairs; of those with one key, the first one counts.
  ///
  /// The initializer of the standard library casts, which Embedded Swift cannot.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self = [:]
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
