/// What holds between two brackets. It is copied for every pair of them, so what is large is elsewhere.
struct ScopeState {
  /// The views that are written to; of pieces it is that of the view that they belong to.
  var active: Range<Int>
  /// The piece that is written to, instead of the view that it belongs to.
  var piece: Int?
  /// The frame of that piece in the container.
  var pieceFrame: Rect?
  var isMirrored = false
  var interpolationSpace = Color.InterpolationSpace.srgb
  /// The index of the timing context among those that are open.
  var timingContext = 0
  var node = 0
  var isReducingMotion = false
  /// The number of contributions before the scope, if it is the one that reduces motion.
  var reducesFrom: Int?
  /// Whether the next scope waits for it.
  var isLeading = false
  /// When a scope starts that follows the last one, in seconds.
  var nextStart = 0.0
}
