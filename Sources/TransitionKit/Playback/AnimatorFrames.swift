#if !hasFeature(Embedded)

  extension TransitionAnimator {
    /// The frames of the run at a steady rate on a clock, from now until it has ended.
    ///
    /// An idle animator is started. The animator is advanced by the time that has really passed on the
    /// clock, so a late frame does not slow the motion down. The last frame is that after the end.
    ///
    /// ```swift
    /// for await frame in animator.frames(perSecond: 60, clock: .continuous) {
    ///   print(frame.destination.translation.dx)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - rate: frames a second; one that is not positive counts as 60.
    ///   - clock: the clock that the frames wait for, such as `.continuous`.
    public func frames<C: Clock>(perSecond rate: Double, clock: C) -> AnimatorFrames<C>
    where C.Duration == Duration {
      AnimatorFrames(
        animator: self, interval: .seconds(1 / (rate > 0 && rate.isFinite ? max(rate, 1e-9) : 60)),
        clock: clock)
    }
  }

  /// The frames of a run, as time passes on a clock.
  public struct AnimatorFrames<C: Clock>: AsyncSequence where C.Duration == Duration {
    fileprivate let animator: TransitionAnimator
    fileprivate let interval: Duration
    fileprivate let clock: C

    public func makeAsyncIterator() -> Iterator {
      Iterator(animator: animator, interval: interval, clock: clock)
    }

    /// Waits for the time of each frame.
    public struct Iterator: AsyncIteratorProtocol {
      private let animator: TransitionAnimator
      private let interval: Duration
      private let clock: C
      private var start: C.Instant?
      private var startTime = 0.0
      private var count = 0
      private var isOver = false

      fileprivate init(animator: TransitionAnimator, interval: Duration, clock: C) {
        self.animator = animator
        self.interval = interval
        self.clock = clock
      }

      public mutating func next() async -> Timeline.Frame? { await next(isolation: nil) }

      /// The next frame; nil after the end, or when the task is cancelled.
      ///
      /// - Parameter actor: the actor on which the animator is advanced; nil for none.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Timeline.Frame? {
        guard !isOver else { return nil }
        guard let start else {
          start = clock.now
          startTime = animator.clockTime
          animator.start()
          return frame()
        }
        count += 1
        do {
          // The time of each frame is counted from the start, so that no error adds up.
          try await clock.sleep(until: start.advanced(by: interval * count), tolerance: nil)
        } catch {
          isOver = true
          return nil
        }
        let passed = start.duration(to: clock.now).components
        let seconds = Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
        animator.advance(to: startTime + seconds)
        return frame()
      }

      private mutating func frame() -> Timeline.Frame {
        if case .finished = animator.state { isOver = true }
        return animator.frame
      }
    }
  }

#endif
