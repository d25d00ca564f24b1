extension Animation {
  /// The longest duration that is not noted, in seconds: what takes longer was probably given in milliseconds, or by mistake.
  private static let longestUnnotedDuration = 60.0

  /// Whether nothing is reported of the animation but maybe how it repeats, which is found quickly.
  ///
  /// - Parameter duration: its duration, in seconds.
  func isUnremarkable(lasting duration: Double) -> Bool {
    duration <= Self.longestUnnotedDuration && !hasInvalidInput
  }

  /// Whether nothing is reported of the animation where something moves by it.
  package var isUnremarkable: Bool { isUnremarkable(lasting: duration) && !mayMissItsEnds }

  /// What is reported of the animation, wherever it is used: numbers that are replaced, and a duration that is too long.
  ///
  /// - Parameter mayRepeat: whether it may repeat for ever.
  func diagnostics(mayRepeat: Bool = false) -> [Diagnostic] {
    var found = validationMessages.map {
      Diagnostic(kind: .unusableDuration, severity: .warning, message: $0)
    }
    let duration = duration
    if duration > Self.longestDuration {
      guard !mayRepeat || !isLoop else { return found }
      let message =
        "\(self) never ends; one cycle is run, or a spring without bounce if it has none"
      found.append(Diagnostic(kind: .endlessAnimation, severity: .warning, message: message))
    } else if duration > Self.longestUnnotedDuration, found.isEmpty {
      var given: Double?
      if case .curve(_, let duration) = base { given = duration }
      let message = Self.longMessage("\(self) takes", duration, ofWhich: given)
      found.append(Diagnostic(kind: .longAnimation, severity: .note, message: message))
    }
    return found
  }

  /// What is said of something that takes longer than a minute, with a hint if it probably was to take milliseconds.
  ///
  /// - Parameter given: the longest duration in it that was given; nil if none was.
  private static func longMessage(
    _ subject: String, _ duration: Double, ofWhich given: Double?
  ) -> String {
    let message = "\(subject) \(number: duration) s, more than a minute"
    guard let given, given > longestUnnotedDuration else { return message }
    return message
      + "; durations are in seconds, and \(number: given) ms are \(number: given / 1000) s"
  }

  /// What is said of keyframes that take longer than a minute; nil if they do not.
  static func longMessage(ofKeyframesLasting durations: [Double], _ whole: Double) -> String? {
    guard whole > longestUnnotedDuration else { return nil }
    return longMessage("the keyframes take", whole, ofWhich: durations.max())
  }

  /// What is reported of the animation where it moves something by itself: in a scene, in a window, or as a finger lets go.
  ///
  /// A compiled transition jumps where an animation does not go from its start to its goal, and says so of each property. What moves by
  /// itself starts from what is shown after a negative delay, and arrives after runs there and back: that is a note.
  ///
  /// - Parameters:
  ///   - mayRepeat: whether it may repeat for ever.
  ///   - arrives: whether an even number of runs there and back gets one more.
  package func motionDiagnostics(mayRepeat: Bool = false, arrives: Bool = true) -> [Diagnostic] {
    guard OptionalParts.hasDiagnostics else { return [] }
    var found = diagnostics(mayRepeat: mayRepeat)
    guard mayMissItsEnds, !isLoop else { return found }
    let cycle = firstCycle
    let timing = Timing(start: 0, end: cycle.duration, animation: cycle)
    func note(_ verb: String, _ position: Double, _ end: String, _ repair: String?) {
      let part = "\(self) \(verb) at \(number: (position * 100).rounded()) % of the way"
      found.append(
        Diagnostic(
          kind: .jump, severity: repair == nil ? .warning : .note,
          message: repair.map { "\(part); \($0)" } ?? "what moves jumps at the \(end), as \(part)"))
    }
    if let start = timing.jumpAtStart {
      let repair = "what stays starts there from what is shown, and what comes or leaves jumps"
      note("starts", start, "start", hasNegativeDelay ? repair : nil)
    }
    if let end = timing.jumpAtEnd {
      let isRepaired = arrives && arriving != self
      note("ends", end, "end", isRepaired ? "one more run goes to its goal" : nil)
    }
    return found
  }

  /// Whether it may not start at its start, or not end at its goal.
  package var mayMissItsEnds: Bool {
    switch base {
    case .custom: return true
    case .curve(let curve, _): if case .piecewiseLinear = curve.shape { return true }
    case .spring: break
    }
    return !isPlain
      && modifiers.contains {
        switch $0 {
        case .delay(let delay): delay < 0
        case .repetition: true
        case .speed, .logicalCompletion: false
        }
      }
  }
}
