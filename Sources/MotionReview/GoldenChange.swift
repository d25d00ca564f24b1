import TransitionTesting

/// What happened to one golden.
package struct GoldenChange {
  package enum Kind {
    /// The motion differs: how, what a viewer feels most first.
    case differs([(difference: MotionDifference, salience: Salience)])
    case added
    case removed
    /// The same motion has another path: the one that it had.
    case moved(from: String)
    /// It cannot be read: why, which has the line.
    case unreadable(reason: String)
  }

  /// The path of the golden; of one that is removed, the path that it had.
  package let path: String
  package let kind: Kind
  /// The golden that was there, if it can be read.
  var old: MotionGolden?
  /// The golden that is there now, if it can be read.
  var new: MotionGolden?
}
