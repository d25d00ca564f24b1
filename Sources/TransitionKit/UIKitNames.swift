// Names of UIViewPropertyAnimator, each with what to write here.

extension TransitionAnimator {
  @available(*, unavailable, renamed: "start()")
  public func startAnimation() {}

  @available(*, unavailable, renamed: "pause()")
  public func pauseAnimation() {}

  @available(
    *, unavailable,
    message:
      "finish(animation:) runs to the end, cancel(animation:) to the start, and resume() as before"
  )
  public func continueAnimation(
    withTimingParameters parameters: Animation?, durationFactor: Double
  ) {}

  @available(
    *, unavailable, message: "stop(at:) ends the run where it is, and calls its completions"
  )
  public func stopAnimation(_ withoutFinishing: Bool) {}

  @available(*, unavailable, renamed: "stop(at:)")
  public func finishAnimation(at position: AnimatingPosition) {}

  @available(
    *, unavailable, message: "scrub(to:) sets the progress, and progress is what it is now"
  )
  public var fractionComplete: Double {
    get { progress }
    set {}
  }

  @available(
    *, unavailable,
    message: "reverse() turns the run round, and state says in which direction it runs"
  )
  public var isReversed: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "a compiled transition has all that moves; retarget(to:) continues with another one"
  )
  public func addAnimations(_ animations: () -> Void) {}
}
