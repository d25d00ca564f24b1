extension Compiler {
  /// The timing of what is written in this scope.
  mutating func timingIndex() -> Int {
    if let index = timingContexts[scope.timingContext].timing { return index }
    let index = index(of: timing(in: timingContexts[scope.timingContext]))
    timingContexts[scope.timingContext].timing = index
    return index
  }

  mutating func index(of timing: Timing) -> Int {
    // Looking back a little finds what neighbours share, and bounds the time for thousands of timings.
    if let index = timings.indices.suffix(16).last(where: { timings[$0] == timing }) {
      return index
    }
    timings.append(timing)
    return timings.count - 1
  }

  mutating func timing(in context: TimingContext) -> Timing {
    var timing = undelayedTiming(in: context)
    timing.start += context.delay
    timing.end += context.delay
    return timing
  }

  /// A delay that can be waited for.
  mutating func sanitized(delay: Double, after earlier: Double) -> Double {
    let sanitized = delay.isNaN ? 0 : min(max(delay, 0), valueLimit - earlier)
    if sanitized != delay {
      note(.unusableDuration, "the delay \(delay) is not usable; \(sanitized) is used")
    }
    return sanitized
  }

  mutating func undelayedTiming(in context: TimingContext) -> Timing {
    guard let written = context.animation else {
      return Timing(start: 0, end: 0, animation: .default, easingOverride: context.easingOverride)
    }
    let start = (context.range?.start ?? 0) * context.baseDuration
    if let range = context.range, !written.isSpring {
      let end = range.end * context.baseDuration
      if let curve = written.plainCurve {
        return Timing(
          start: start, end: end, animation: .timingCurve(curve, duration: end - start),
          easingOverride: context.easingOverride)
      }
      let (duration, isCycle) = sanitizedDuration(of: written)
      return Timing(
        start: start, end: end, animation: written.firstCycle,
        rate: end > start ? duration / (end - start) : 1,
        easingOverride: context.easingOverride, isCycle: isCycle)
    }
    // What is no layer has the base duration, which is known.
    let (duration, isCycle) =
      context.range == nil
      ? (context.baseDuration, context.isCycle) : sanitizedDuration(of: written)
    return Timing(
      start: start, end: start + duration, animation: written.firstCycle,
      easingOverride: context.easingOverride, isCycle: isCycle)
  }

  /// The duration of an animation, or of one cycle if it never ends.
  mutating func sanitizedDuration(of animation: Animation) -> (duration: Double, isCycle: Bool) {
    let duration = animation.duration
    if OptionalParts.hasDiagnostics, !animation.isUnremarkable(lasting: duration) {
      for found in animation.diagnostics() {
        note(found.kind, found.message, severity: found.severity)
      }
    }
    return duration <= Animation.longestDuration
      ? (duration, false) : (animation.cycleDuration, true)
  }

  mutating func sanitized(_ range: AnimationRange) -> AnimationRange {
    if !range.isValid {
      note(.unusableRange, "the range \(range) is not inside 0...1; \(range.clamped) is used")
    }
    return range.clamped
  }

  /// Warns of something once, however many scopes or pieces it is used in.
  mutating func note(
    _ kind: Diagnostic.Kind, _ message: @autoclosure () -> String, _ target: Int? = nil,
    _ origin: Int? = nil, severity: Diagnostic.Severity = .warning
  ) {
    guard OptionalParts.hasDiagnostics else { return }
    let message = message()
    guard notes.insert(message).inserted else { return }
    pendingDiagnostics.append(
      PendingDiagnostic(
        kind: kind, severity: severity, target: target, origin: origin, message: message))
  }
}
