import TransitionKit

/// How the content of an element follows a size that moves.
public enum Resizing: Sendable, Hashable, CaseIterable {
  /// It is laid out anew at every size, and never stretched.
  case relayout
  /// The final layout is scaled to the size of the moment, in each direction by itself.
  case stretch
  /// The final layout is scaled evenly, so that all of it is inside the frame of the moment.
  case fit
  /// The final layout is scaled evenly, so that it covers the frame of the moment.
  case fill
  /// The size does not move: it is the final one at once.
  case none
}
