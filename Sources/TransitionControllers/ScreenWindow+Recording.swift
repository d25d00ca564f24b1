import TransitionKit
import TransitionScenes

extension Motion {
  /// Records a window while a closure makes calls of its controllers.
  ///
  /// ```swift
  /// let motion = Motion(recording: window, for: 0.5) { recorder in
  ///   navigation.push("detail")
  ///   recorder.advance(by: 0.15)
  ///   navigation.pop()
  /// }
  /// ```
  ///
  /// Each element is a view by the text of its id, such as `0/2/cover`, as that of a scene is.
  ///
  /// - Parameters:
  ///   - window: the window to record, from its current time on.
  ///   - duration: how long is recorded, in seconds; nil is until nothing moves, but at most 60 s.
  ///   - rate: the samples a second; one that is not positive counts as 240.
  ///   - tolerance: how far from the lines between the others a sample may be to be left out, as a fraction
  ///     of the range of its number; 0 keeps all.
  ///   - body: makes the calls, and advances the clock between them.
  public init(
    recording window: ScreenWindow, for duration: Double? = nil,
    samplesPerSecond rate: Double = 240, tolerance: Double = 1e-6,
    by body: (MotionRecorder) -> Void
  ) {
    let source = MotionRecorder.Source(
      window.animator, advance: { window.advance(to: $0) }, frame: { window.frame })
    self.init(source, duration, rate, tolerance, body) {
      Container(
        size: window.size, layoutDirection: window.layoutDirection,
        prefersReducedMotion: window.prefersReducedMotion)
    }
  }
}
