/// When and how things move between two brackets.
struct TimingContext {
  /// The innermost animation; nil means at once.
  var animation: Animation? = .default
  /// The part of the base duration that is used, if this is a layer.
  var range: AnimationRange?
  /// What a range is a fraction of, in seconds: the duration of the animation if there is no range.
  var baseDuration = Animation.defaultDuration
  /// Whether the animation never ends, so that the base duration is that of one cycle.
  var isCycle = false
  /// A curve that is applied to the progress.
  var easingOverride = UnitCurve.linear
  /// By how many seconds everything starts later.
  var delay = 0.0
  /// The index of the timing, once something needed it.
  var timing: Int?
}
