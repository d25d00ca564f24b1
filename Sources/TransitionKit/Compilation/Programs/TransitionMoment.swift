/// A time in the run of a transition at which another one starts.
///
/// If a transition has several animations, it is the time at which the last of them is there.
///
/// See also ``AtomicTransition/starting(when:of:)``.
public enum TransitionMoment: Sendable, Hashable {
  /// When the progress first reaches a value: from 0 at its start to 1 at its end, and more while a spring overshoots.
  ///
  /// A value that the progress never reaches is the end; one below 0 or NaN is the start.
  case progress(Double)
  /// When it looks complete: see ``Animation/logicalDuration``.
  case logicalEnd
  /// When nothing moves any more.
  case end
}

extension TransitionMoment: CustomStringConvertible {
  /// The moment as it is written in code, such as `.progress(0.6)`.
  public var description: String {
    switch self {
    case .progress(let progress): ".progress(\(number: progress))"
    case .logicalEnd: ".logicalEnd"
    case .end: ".end"
    }
  }
}

extension Timing {
  /// The time of a moment, in seconds.
  func time(of moment: TransitionMoment) -> Double {
    switch moment {
    case .progress(let progress): time(reaching: progress)
    case .logicalEnd: logicalEnd
    case .end: end
    }
  }

  /// When the progress first reaches a value from below, by bisection; the end if it never does.
  func time(reaching level: Double) -> Double {
    guard level > 0 else { return start }
    // A spring may swing several times before it comes to rest, and an animation may be repeated often.
    let steps = animation.modifiers.isEmpty ? 256 : 4096
    guard
      let step = (1...steps).first(where: {
        progress(at: start + (end - start) * Double($0) / Double(steps)) >= level
      })
    else { return end }
    var low = start + (end - start) * Double(step - 1) / Double(steps)
    var high = start + (end - start) * Double(step) / Double(steps)
    while case let middle = (low + high) / 2, middle > low, middle < high {
      if progress(at: middle) >= level { high = middle } else { low = middle }
    }
    return high
  }

  /// When it looks complete, in seconds.
  var logicalEnd: Double { min(start + animation.logicalDuration / rate, end) }
}
